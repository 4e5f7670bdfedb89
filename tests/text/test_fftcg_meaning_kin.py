"""What sentences mean that say of a player what others say of a card, of several cards what others say of one."""

from __future__ import annotations

import pytest
from fftcg_meaning import BACKUP, FORWARD, ME, MINE, OPPONENT, YOU, meant

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.walk import nodes

DRAW = "draw 1 card."


def _event(text: str) -> ir.Event:
    ability = meant(text)
    assert isinstance(ability, ir.AutoAbility)
    return ability.event


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("a Forward enters your field from your deck", "a Forward enters your field from the deck"),
        ("Hild is chosen by a Summon or ability of your opponent", "Hild is chosen by your opponent's Summon or ability"),
        ("Hild is dealt damage other than battle damage", "Hild is dealt damage by a Summon or an ability"),
        ("your opponent is dealt damage by a Forward you control", "a Forward you control deals damage to your opponent"),
        ("you receive damage from a Forward opponent controls", "a Forward opponent controls deals damage to you"),
        ("your opponent receives damage from Hild", "Hild deals damage to your opponent"),
        ("active Hild becomes dull due to your Summons or abilities", "Hild is dulled by your Summons or abilities"),
        ("dull Hild is activated due to your opponent's abilities", "dull Hild becomes active by your opponent's ability"),
        ("1 or more dull Backups you control are activated by an ability",
         "1 or more Backups you control become active due to an ability"),
        ("Hild forms a party with another {Category X} Forward and attacks",
         "Hild forms a party with a {Category X} Forward and attacks"),
        ("Hild forms a party with 1 or more Ice Forwards and attacks", "Hild forms a party with an Ice Forward and attacks"),
        ("you cast an Ice Forward or an Ice Backup", "you cast an Ice Forward or Ice Backup"),
    ],
)  # fmt: skip
def test_moments_that_are_the_same(words: str, known: str) -> None:
    assert _event(f"When {words}, {DRAW}") == _event(f"When {known}, {DRAW}")


def test_moments_of_the_other_player_of_several_cards_and_of_some_cause() -> None:
    backups = ir.CountedSubject(ir.Num(1), ir.Group(BACKUP, (), (MINE,)))
    due = _event(f"When 1 or more Backups you control become dull due to your Summons or abilities, {DRAW}")
    assert due == ir.CardEvent(backups, (ir.BecomesDull("own"),))
    enters = _event(f"When a Forward enters your opponent's field from the deck, {DRAW}")
    assert enters == ir.CardEvent(ir.OneSubject(ir.Group(FORWARD)), (ir.EntersField(OPPONENT, "deck"),))
    found = _event(
        f"When 1 or more cards are added to your opponent's hand from the deck due to a search effect, {DRAW}"
    )
    some = ir.CountedSubject(ir.Num(1), ir.Group(ir.IsCard()))
    assert found == ir.CardEvent(some, (ir.AddedToHand("search", OPPONENT),))
    drawn = _event(f"When your opponent draws 1 or more cards outside of their Draw Phase, {DRAW}")
    assert drawn == ir.PlayerDraws(OPPONENT, outside=True, count=1)
    dear = ir.Group(FORWARD, (), (ir.CostIs(ir.Num(4), ">="),))
    party = _event(f"When Hild forms a party with a Forward of cost 4 or more and attacks, {DRAW}")
    assert party == ir.CardEvent(ME, (ir.FormsPartyAndAttacks((dear,)),))


def test_who_deals_damage_to_a_player_is_the_one_spoken_of() -> None:
    ability = meant("When you are dealt damage by a Forward opponent controls, break that Forward.")
    assert isinstance(ability, ir.AutoAbility)
    assert isinstance(ability.event, ir.CardEvent)
    assert ability.event.happenings == (ir.DealsDamageToPlayer(YOU),)
    assert ability.effects == (ir.Break(ir.Ref(("subject",))),)


CHOSEN = "Choose 1 Forward. "


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("The damage dealt to Forwards you control is reduced by 1000 instead.",
         "If a Forward you control is dealt damage, reduce the damage by 1000 instead."),
        ("The damage dealt to Hild by Summons increases by 1000 instead.",
         "If Hild is dealt damage by Summons, the damage increases by 1000 instead."),
        ("If a Forward is dealt damage by your ability, the damage increases by 1000 instead.",
         "If your ability deals damage to a Forward, the damage increases by 1000 instead."),
        ("If a Forward opponent controls deals damage to you, the damage becomes 0 instead.",
         "If you are dealt damage by a Forward opponent controls, the damage becomes 0 instead."),
        ("If a Forward dealt damage by Hild is put from the field into the Break Zone on the same turn, remove it from the game instead.",
         "If a Forward damaged by Hild is put from the field into the Break Zone on the same turn, remove it from the game instead."),
        ("You cannot play Hild onto the field due to Summons or abilities.", "You cannot play Hild due to Summons or abilities."),
        ("Hild cannot be chosen by your opponent's Forward's ability.", "Hild cannot be chosen by your opponent's Forward abilities."),
    ],
)  # fmt: skip
def test_field_abilities_that_are_the_same(words: str, known: str) -> None:
    assert meant(words) == meant(known)


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("During this turn, the damage dealt to it increases by 2000 instead.",
         "During this turn, if it is dealt damage, the damage increases by 2000 instead."),
        ("Its power cannot be increased by Summons or abilities this turn.",
         "During this turn, its power cannot be increased by Summons or abilities."),
        ("During this turn, it cannot block and if it deals damage to a Forward, double the damage instead.",
         "During this turn, it cannot block, and if it deals damage to a Forward, double the damage instead."),
    ],
)  # fmt: skip
def test_effects_of_a_turn_that_are_the_same(words: str, known: str) -> None:
    assert meant(CHOSEN + words, "Summon") == meant(CHOSEN + known, "Summon")


def test_so_much_damage_and_from_where() -> None:
    (much,) = meant("If Hild is dealt 5000 damage or more, reduce the damage by 2000 instead.").effects  # type: ignore[attr-defined]
    assert much == ir.ReplaceDamage(ME, "reduce", ir.Num(2000), ir.Continuous(), at_least=ir.Num(5000))
    words = "If Hild is dealt battle damage by a Forward of cost 4 or more, the damage becomes 0 instead."
    (met,) = meant(words).effects  # type: ignore[attr-defined]
    dear = ir.Group(FORWARD, (), (ir.CostIs(ir.Num(4), ">="),))
    assert met.source == ir.DamageSource(dear, ("battle",))
    words = "If Hild is dealt damage by a Fire Summon or a Fire ability, the damage becomes 0 instead."
    (fire,) = meant(words).effects  # type: ignore[attr-defined]
    assert fire.source == ir.DamageSource(ir.Group(ir.IsCard(), (ir.ElementIs(("Fire",)),)), ("summon", "ability"))


def test_several_that_leave_and_one_that_a_card_damaged() -> None:
    text = "Choose 2 Forwards in your Break Zone. Play them onto the field. If they leave the field, remove them from the game instead."
    away = meant(text, "Summon").effects[-1]  # type: ignore[attr-defined]
    assert away == ir.RemoveInstead(ir.Ref(("t1",)), ir.Permanent(), leaves=True)
    text = "If a Character damaged by Hild leaves the field on the same turn, remove it from the game instead."
    (hurt,) = meant(text).effects  # type: ignore[attr-defined]
    struck = ir.All(ir.Group(ir.IsCharacter(), (), (ir.DamagedBy(ME),)))
    assert hurt == ir.RemoveInstead(struck, ir.Continuous(), leaves=True)


def test_all_damage_of_abilities_and_all_elements_but_two() -> None:
    (stands,) = meant("The damage dealt by your abilities cannot be reduced.").effects  # type: ignore[attr-defined]
    assert stands.rule == ir.DamageStands(YOU)
    text = "If Hild is on the field, Hild can produce CP of any Element other than Light and Dark."
    (made,) = meant(text, "Backup").effects  # type: ignore[attr-defined]
    assert made.rule == ir.Produces(("Fire", "Ice", "Wind", "Earth", "Lightning", "Water"))


def _asked(text: str) -> ir.Condition:
    """What an auto-ability or a field ability asks."""
    ability = meant(text)
    if isinstance(ability, ir.AutoAbility) and ability.condition is not None:
        return ability.condition
    (found,) = (each for each in ability.effects if isinstance(each, ir.If))  # type: ignore[attr-defined]
    return found.condition


FOUND = "When Hild attacks, "


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("both players control an Ice Backup", "each player controls 1 or more Ice Backups"),
        ("you control a Forward, Backup and a Monster", "you control a Forward, a Backup and a Monster"),
        ("you have a Forward, Backup and Monster in your Break Zone",
         "you have a Forward, a Backup and a Monster in your Break Zone"),
        ("you have drawn 3 or more cards during this turn", "you have drawn 3 or more cards this turn"),
        ("your opponent has at least 2 more cards in their hand than you",
         "your opponent has 2 or more cards more than you in their hand"),
    ],
)  # fmt: skip
def test_conditions_that_are_the_same(words: str, known: str) -> None:
    assert _asked(f"{FOUND}if {words}, {DRAW}") == _asked(f"{FOUND}if {known}, {DRAW}")


def test_how_many_are_held_are_attacking_and_were_cast() -> None:
    held = _asked(f"{FOUND}if your opponent has 2 or more cards more than you in their hand, {DRAW}")
    assert held == ir.Compare(ir.HandSize(OPPONENT), ir.Plus(ir.HandSize(YOU), ir.Num(2)), ">=")
    fighting = ir.Group(FORWARD, (), (MINE, ir.StatusIs("attacking")))
    assert _asked(f"{FOUND}if 2 or more Forwards you control are attacking, {DRAW}") == ir.Exists(fighting, ir.Num(2))
    used = meant(
        f"《0》: {DRAW[:-1].capitalize()}. You can only use this ability while 2 or more Forwards you control are attacking."
    )
    assert used.limits == (ir.OnlyIf(ir.Exists(fighting, ir.Num(2))),)  # type: ignore[attr-defined]
    cast = ir.CardsCastThisTurn(YOU, ir.Group(ir.TypeIs(("Summon",))))
    either = tuple(ir.Compare(cast, ir.Num(number), "=") for number in (2, 3))
    assert _asked(f"{FOUND}if you have cast 2 or 3 Summons this turn, {DRAW}") == ir.Or(either)


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("discard 1 card. If the discarded card was Fire, draw 1 card.", "discard 1 card. If the discarded card is Fire, draw 1 card."),
        ("put the top 3 cards of your deck into the Break Zone. If 1 or more cards put into the Break Zone were Summons, draw 1 card.",
         "put the top 3 cards of your deck into the Break Zone. If 1 or more of the cards put into the Break Zone were Summons, draw 1 card."),
        ("you may reveal any number of Summons from your hand. If you reveal no Summons, dull Hild.",
         "you may reveal any number of Summons from your hand. If you revealed no Summons, dull Hild."),
    ],
)  # fmt: skip
def test_what_was_done_before(words: str, known: str) -> None:
    assert meant(FOUND + words) == meant(FOUND + known)


def test_as_many_as_were_broken() -> None:
    text = "Break all the Monsters. Draw cards equal to the number of Monsters broken by this effect."
    assert meant(text, "Summon").effects[-1] == ir.Draw(YOU, ir.ResultCount())  # type: ignore[attr-defined]
    with pytest.raises(TextError):
        meant("Break all the Monsters. Draw cards equal to the number of Forwards broken by this effect.", "Summon")


def test_who_discarded_the_card() -> None:
    theirs = "your opponent discards 1 card. When your opponent discards a Forward by this effect, draw 1 card."
    asked = meant(FOUND + theirs).effects[-1]  # type: ignore[attr-defined]
    assert asked.condition == ir.Compare(ir.CountRef(ir.Ref(("t1",)), ir.Group(FORWARD)), ir.Num(1), ">=")
    with pytest.raises(TextError):
        meant(FOUND + theirs.replace("your opponent discards 1", "discard 1"))


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("Return up to 2 Backups you control to their owner's hand.", "Return up to 2 Backups you control to their owners' hands."),
        ("Put 2 Forwards you control at the bottom of their owner's deck.",
         "Put 2 Forwards you control at the bottom of their owners' decks."),
        ("Your opponent returns 2 Backups they control to their owner's hand.",
         "Your opponent returns 2 Backups they control to their owners' hands."),
    ],
)  # fmt: skip
def test_cards_of_one_owner(words: str, known: str) -> None:
    assert meant(words, "Summon") == meant(known, "Summon")


def test_several_cards_of_one_owner_are_returned_to_pay() -> None:
    ability = meant("《ダル》, return 2 Backups you control to their owner's hand: Draw 1 card.")
    assert ability.cost.actions == (ir.PayReturn(ir.Num(2), ir.Group(BACKUP, (), (MINE,))),)  # type: ignore[attr-defined]


@pytest.mark.parametrize("verb", ["Look at", "Reveal"])
def test_the_tops_of_both_decks(verb: str) -> None:
    rest = "Put them on the top or bottom of the respective decks."
    both, put = meant(f"{verb} the top 2 cards of your deck and your opponent's deck. {rest}", "Summon").effects  # type: ignore[attr-defined]
    look = verb == "Look at"
    tops = (
        ir.RevealTop(YOU, YOU, ir.Num(2), look=look, bind="t1"),
        ir.RevealTop(YOU, OPPONENT, ir.Num(2), look=look, bind="t2"),
    )
    assert both == ir.Both(tops)
    assert put == ir.PutInto(ir.Ref(("t1", "t2")), ir.DeckTopOrBottom(ir.Owner()))
    each, put = meant(f"{verb} the top card of each player's deck. {rest}", "Summon").effects  # type: ignore[attr-defined]
    assert each == ir.RevealTop(YOU, ir.EachPlayer(), ir.Num(1), look=look, bind="t1")
    assert put.what == ir.Ref(("t1",))


def _restricted(text: str) -> ir.Rule:
    (effect,) = meant(text).effects  # type: ignore[attr-defined]
    assert isinstance(effect, ir.Restrict)
    return effect.rule


def test_for_how_long_nobody_casts_what() -> None:
    summons = ir.Group(ir.TypeIs(("Summon",)))
    long = ir.UntilEndOfNextTurn(OPPONENT)
    (barred,) = meant(
        "Until the end of your opponent's next turn, your opponent cannot cast Summons.", "Summon"
    ).effects  # type: ignore[attr-defined]
    assert barred == ir.CannotCast(OPPONENT, summons, long)
    (barred,) = meant("Players cannot cast Summons during your next turn.", "Summon").effects  # type: ignore[attr-defined]
    assert barred == ir.CannotCast(ir.EachPlayer(), summons, ir.DuringNextTurn(YOU))
    away = "Choose 1 Forward opponent controls. Return it to its owner's hand. "
    copies = ir.Group(ir.IsCard(), (), (ir.CopyOf(ir.Ref(("t1",))),))
    barred = meant(f"{away}Your opponent cannot cast any copies of it during their next turn.", "Summon").effects[-1]  # type: ignore[attr-defined]
    assert barred == ir.CannotCast(OPPONENT, copies, ir.DuringNextTurn(OPPONENT))


def test_what_must_be_there_to_cast_it() -> None:
    lying = ir.Group(ir.IsCard(), (), (ir.InZone(ir.BreakZone(YOU)),))
    must = _restricted("You must have 5 or more cards in your Break Zone to cast Hild.")
    assert must == ir.PlayedOnlyIf(ir.Exists(lying, ir.Num(5)))
    either = ir.AnyNoun((ir.Group(FORWARD, (ir.ElementIs(("Fire",)),)), ir.Group(FORWARD, (ir.ElementIs(("Ice",)),))))
    must = _restricted("You must control a Fire Forward or an Ice Forward to play Hild from your hand onto the field.")
    assert must == ir.MustControl(ir.Group(either), "hand")


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("If a Forward opponent controls is dealt damage during your turn, the damage increases by 1000 instead.",
         "During your turn, if a Forward opponent controls is dealt damage, the damage increases by 1000 instead."),
        ("If Hild receives damage from Summons during your opponent's turn, the damage is reduced by 2000 instead.",
         "During your opponent's turn, if Hild receives damage from Summons, the damage is reduced by 2000 instead."),
        ("If you have received 2 or more points of damage more than your opponent, Hild gains Haste.",
         "If you have received at least 2 points of damage more than your opponent, Hild gains Haste."),
    ],
)  # fmt: skip
def test_what_holds_in_a_turn_or_of_points(words: str, known: str) -> None:
    assert meant(words) == meant(known)


def test_what_is_done_besides_and_by_no_ability() -> None:
    (placed,) = meant("If Hild is dealt damage, place 1 Moon Counter on Hild and the damage becomes 0 instead.").effects  # type: ignore[attr-defined]
    assert placed.also == ir.PlaceCounters("Moon", ir.Num(1), ME)
    (twice,) = meant(
        "If Hild deals damage to your opponent other than by its ability, double the damage instead."
    ).effects  # type: ignore[attr-defined]
    assert (twice.change, twice.no_ability) == ("double", True)
    party = _event(f"When Hild forms a party with a {{Job Knight}} or a {{Card Name Olga}} and attacks, {DRAW}")
    either = ir.AnyNoun((ir.Group(ir.JobIs("Knight")), ir.Group(ir.NameIs("Olga"))))
    assert party == ir.CardEvent(ME, (ir.FormsPartyAndAttacks((ir.Group(either),)),))


def test_damage_of_a_battle_by_some_card_what_is_frozen_and_what_anybody_casts() -> None:
    met = _event("When Hild is dealt battle damage by a Forward of cost 3 or less, break that Forward.")
    cheap = ir.OneSubject(ir.Group(FORWARD, (), (ir.CostIs(ir.Num(3), "<="),)))
    assert met == ir.CardEvent(ME, (ir.IsDealtDamage("battle", cheap),))
    frozen = _event(f"When a Backup you control becomes Frozen due to your opponent's Summons or abilities, {DRAW}")
    assert frozen == ir.CardEvent(ir.OneSubject(ir.Group(BACKUP, (), (MINE,))), (ir.BecomesFrozen("opponent"),))
    cast = _event(f"Whenever an Ice Summon is cast, {DRAW}")
    summon = ir.Group(ir.TypeIs(("Summon",)), (ir.ElementIs(("Ice",)),))
    assert cast == ir.PlayerCasts(ir.EachPlayer(), summon)


@pytest.mark.parametrize(
    "words",
    [
        "Choose 1 Forward. {}the next damage it deals to a Forward becomes 0 instead.",
        "Choose 1 Forward. {}the damage dealt to it is increased by 1000 instead.",
        "{}if your ability deals damage to a Forward, double the damage instead.",
        "{}if an Ice Forward you control is dealt damage less than its power, the damage becomes 0 instead.",
        "{}the next damage dealt to you becomes 0 instead.",
        "{}the power of Ice Forwards opponent controls cannot be increased by Summons or abilities.",
    ],
)
def test_until_the_end_of_the_turn_and_during_it(words: str) -> None:
    during, until = (
        meant(words.format(span), "Summon") for span in ("During this turn, ", "Until the end of the turn, ")
    )
    assert during == until


@pytest.mark.parametrize(
    ("words", "group"),
    [
        ("an Ice Forward damaged by Hild", ir.Group(FORWARD, (ir.ElementIs(("Ice",)),), (ir.DamagedBy(ME),))),
        ("a {Job Knight} damaged by Hild", ir.Group(ir.JobIs("Knight"), (), (ir.DamagedBy(ME),))),
        ("a Forward of cost 3 or less damaged by Hild",
         ir.Group(FORWARD, (), (ir.CostIs(ir.Num(3), "<="), ir.DamagedBy(ME)))),
    ],
)  # fmt: skip
def test_what_of_all_that_it_damaged(words: str, group: ir.Group) -> None:
    text = (
        f"If {words} is put from the field into the Break Zone during the same turn, remove it from the game instead."
    )
    (away,) = meant(text).effects  # type: ignore[attr-defined]
    assert away.what == ir.All(group)


def test_what_of_all_that_a_summon_damaged() -> None:
    text = "If a Forward of cost 3 or less damaged by this effect is put into the Break Zone this turn, remove it from the game instead."
    away = meant(f"Deal 3000 damage to all the Forwards. {text}", "Summon").effects[-1]  # type: ignore[attr-defined]
    hurt = (ir.CostIs(ir.Num(3), "<="), ir.DamagedBy(ME, here=True))
    assert away.what == ir.All(ir.Group(FORWARD, (), hurt), bind="t2")


def test_whose_ability_chooses_and_whose_forwards_deal_damage() -> None:
    knight = ir.Group(ir.JobIs("Knight"))
    for article, by in (("a", ir.AnyPlayer()), ("your opponent's", OPPONENT)):
        chosen = _event(f"When Hild is chosen by {article} {{Job Knight}}'s ability, {DRAW}")
        assert chosen == ir.CardEvent(ME, (ir.ChosenBy(by, knight),))
        rule = _restricted(f"Hild cannot be chosen by {article} {{Job Knight}}'s ability.")
        assert rule == ir.CannotBeChosen(by, ("ability",), knight)
    theirs = meant("If Hild is dealt damage by your opponent's Forwards, reduce the damage by 1000 instead.")
    known = meant("If Hild is dealt damage by Forwards opponent controls, reduce the damage by 1000 instead.")
    assert theirs == known


def test_three_limits_in_a_row_and_a_party() -> None:
    use = "《0》: Draw 1 card. You can only use this ability "
    limits = meant(f"{use}if you control a Backup, during your opponent's turn and only twice per turn.").limits  # type: ignore[attr-defined]
    asked = ir.Controls(YOU, ir.Group(BACKUP), ir.Num(1))
    assert limits == (ir.OnlyIf(asked), ir.OnlyOpponentTurn(), ir.OncePerTurn(times=2))
    (party,) = meant(f"{use}while a party opponent controls is attacking.").limits  # type: ignore[attr-defined]
    members = ir.Group(FORWARD, (), (ir.InAParty(), ir.ControlledBy(OPPONENT)))
    assert party == ir.OnlyIf(ir.Exists(members, ir.Num(1)))


PAY = "When Hild enters the field, you may pay 《1》. "
SWEEP = "break all the Forwards of cost 2 or less. "


def test_as_many_as_were_broken_where_that_was_paid_for() -> None:
    each = ir.PerEach(ir.Num(1), ir.ResultCount())
    effects = meant(f"{PAY}If you do so, {SWEEP}Draw 1 card for each Forward broken by this effect.").effects  # type: ignore[attr-defined]
    assert effects[-1] == ir.Draw(YOU, each)
    (_, later) = meant(f"{PAY}When you do so, {SWEEP}Draw 1 card for each Forward broken by this effect.").effects  # type: ignore[attr-defined]
    assert later.effects[-1] == ir.Draw(YOU, each)
    put = "When 2 or more Forwards are put from the field into the Break Zone by this effect, draw 1 card."
    (_, later) = meant(f"{PAY}When you do so, {SWEEP}{put}").effects  # type: ignore[attr-defined]
    assert later.effects[-1].condition == ir.Compare(ir.ResultCount(), ir.Num(2), ">=")
    with pytest.raises(TextError):
        meant(f"{PAY}If you do so, {SWEEP}Draw 1 card for each Backup broken by this effect.")


@pytest.mark.parametrize(
    "way",
    ["if you control a Backup, {}", "you may pay 《1》. If you do so, {}", "you may pay 《1》. When you do so, {}"],
)
def test_no_more_cards_than_that_behind_a_condition(way: str) -> None:
    text = "draw 1 card for each Forward you control. You can only draw up to 4 cards with this ability."
    counts = [
        each.count
        for each in nodes(meant(f"When Hild enters the field, {way.format(text)}"))
        if isinstance(each, ir.Draw)
    ]
    assert counts == [ir.AtMost(ir.PerEach(ir.Num(1), ir.CountOf(ir.Group(FORWARD, (), (MINE,)))), ir.Num(4))]


def test_what_receives_damage_and_loses_a_counter() -> None:
    text = "If Hild {}, remove 1 Moon Counter from Hild and the damage becomes 0 instead."
    assert meant(text.format("receives damage")) == meant(text.format("is dealt damage"))


def test_where_else_it_goes_instead() -> None:
    text = "If a Forward damaged by Hild is put from the field into the Break Zone on the same turn, put it at the bottom of its owner's deck instead."
    (away,) = meant(text).effects  # type: ignore[attr-defined]
    struck = ir.All(ir.Group(FORWARD, (), (ir.DamagedBy(ME),)))
    assert away == ir.RemoveInstead(struck, ir.Continuous(), to="bottom")
    text = "Choose 1 Forward in your Break Zone. Play it onto the field. If it leaves the field, return it to its owner's hand instead."
    away = meant(text, "Summon").effects[-1]  # type: ignore[attr-defined]
    assert away == ir.RemoveInstead(ir.Ref(("t1",)), ir.Permanent(), leaves=True, to="hand")


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("Choose 1 ability that is choosing 1 or more Forwards you control. Cancel its effect.",
         "Choose 1 ability that is choosing a Forward you control. Cancel its effect."),
        ("Choose 1 Forward. It cannot be broken by a Summon or an ability this turn.",
         "Choose 1 Forward. It cannot be broken by Summons or abilities this turn."),
    ],
)  # fmt: skip
def test_what_is_chosen_and_what_is_not_broken(words: str, known: str) -> None:
    assert meant(words, "Summon") == meant(known, "Summon")


def test_an_ability_that_chooses_another() -> None:
    text = "《0》: Choose 1 ability that is choosing another Forward you control. Cancel its effect."
    (chosen,) = (each for each in nodes(meant(text)) if isinstance(each, ir.ChoosesOnly))
    assert chosen.group == ir.Group(FORWARD, (ir.Another(),), (MINE,))
