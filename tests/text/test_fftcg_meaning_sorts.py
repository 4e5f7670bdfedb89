"""Which cards, what a player does with them, and what lasts: sentences of our own, each with the tree it must become."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, FORWARD, ME, MINE, NOW, OPPONENT, THEIRS, THIS, YOU, effects, one, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text
from cardwright.text.normalise import normalise
from cardwright.text.styles import FFTCG

IT = ir.Ref(("t1",))
OWNER = ir.Owner()
SUMMON = ir.TypeIs(("Summon",))
FORWARDS = ir.Group(FORWARD)


def field(text: str) -> ir.Effect:
    """What the only field ability says."""
    (effect,) = one(text).effects  # type: ignore[attr-defined]
    return effect


def test_what_entered_whose_field() -> None:
    for words, whose in (("the field", ir.AnyPlayer()), ("your field", YOU)):
        for have in ("have ", ""):
            (gain,) = effects(
                f"All the Forwards that {have}entered {words} this turn gain Haste until the end of the turn."
            )
            group = ir.Group(FORWARD, qualifiers=(ir.EnteredThisTurn(whose),))
            assert same(gain.to, ir.All(group, bind="t1")), words  # type: ignore[attr-defined]


def test_a_number_that_was_named() -> None:
    for words in ("of the same cost as the named number", "of cost equal to that number", "of the named cost"):
        _, broken = effects(f"Name 1 number. Break all the Forwards {words}.")
        group = ir.Group(FORWARD, qualifiers=(ir.CostIs(ir.NamedNumber()),))
        assert same(broken, ir.Break(ir.All(group, bind="t1"))), words


def test_another_name_or_cost_than_the_one_spoken_of() -> None:
    for words, trait in (("with a different name from", "name"), ("of a different cost than", "cost")):
        _, broken = effects(f"Choose 1 Forward. Break all the Forwards {words} the chosen Forward.")
        group = ir.Group(FORWARD, qualifiers=(ir.Without(ir.SameTrait(trait, IT)),))
        assert same(broken, ir.Break(ir.All(group, bind="t2"))), words


def test_other_than_a_cost_or_more() -> None:
    (dull,) = effects("Dull all the Forwards other than cost 3 or more.")
    group = ir.Group(FORWARD, qualifiers=(ir.Without(ir.CostIs(ir.Num(3), ">=")),))
    assert same(dull, ir.Dull(ir.All(group, bind="t1")))


def test_an_element_and_or_a_trait() -> None:
    gain = field("The Fire and/or [[i]]Job Smith[[/]] Forwards you control gain Haste.")
    either = ir.EitherFilter(ir.ElementIs(("Fire",)), ir.JobIs("Smith"))
    assert same(gain.to, ir.All(ir.Group(FORWARD, (either,), (MINE,))))  # type: ignore[attr-defined]


def test_two_descriptions_each_with_its_place() -> None:
    choose, _ = effects("Choose 1 Forward you control or 1 Summon in your Break Zone. Return it to its owner's hand.")
    (target,) = choose.targets  # type: ignore[attr-defined]
    lying = ir.Group(SUMMON, qualifiers=(ir.InZone(ir.BreakZone(YOU)),))
    assert same(target.group.noun, ir.AnyNoun((ir.Group(FORWARD, qualifiers=(MINE,)), lying)))


def test_an_opponents_ability_that_is_choosing() -> None:
    choose, _ = effects("Choose an opponent's ability that is choosing a Forward you control. Cancel its effect.")
    (target,) = choose.targets  # type: ignore[attr-defined]
    chooses = ir.ChoosesOnly(ir.Group(FORWARD, qualifiers=(MINE,)))
    assert same(target.group, ir.Group(ir.IsAbility(), (THEIRS,), (chooses,)))


def test_what_paid_is_spoken_of_by_its_type() -> None:
    for name in ("Backup", "Monster"):
        text = f"put 1 {name} into the Break Zone: Search for 1 {name} with the same name as the {name} you put into the Break Zone and add it to your hand."
        (both,) = one("《1》, " + text).effects  # type: ignore[attr-defined]
        (target,) = both.effects[0].targets
        assert same(target.group.qualifiers, (ir.SameTrait("name", ir.PaidWith("put")),))


def test_a_party_with_any_kind_of_forward() -> None:
    event = one("When Hild forms a party with a Forward of cost 2 or less and attacks, draw 1 card.").event  # type: ignore[attr-defined]
    group = ir.Group(FORWARD, qualifiers=(ir.CostIs(ir.Num(2), "<="),))
    assert same(event, ir.CardEvent(ME, (ir.FormsPartyAndAttacks((group,)),)))


def test_a_capital_that_is_a_slip() -> None:
    """It is put right before reading; "this forward" is left, which may be another than the card itself."""
    for slip, right in (
        ("Draw 1 card, then each Player discards 1 card.", "Draw 1 card, then each player discards 1 card."),
        ("Put all the forwards into the break zone.", "Put all the Forwards into the Break Zone."),
        ("Draw 1 card. Freeze this forward also.", "Draw 1 card. Freeze this forward also."),
    ):
        assert normalise(slip, FFTCG).paragraphs == (right,)


# -- what a player does ----------------------------------------------------------------------------------------------------


def test_another_player_moves_what_is_spoken_of() -> None:
    choose = "Choose 1 Forward opponent controls. "
    for words, to in (
        ("puts it on top of its owner's deck", ir.DeckTop(OWNER)),
        ("puts it on the top or bottom of its owner's deck", ir.DeckTopOrBottom(OWNER)),
        ("returns it to its owner's hand", ir.Hand(OWNER)),
        ("removes it from the game", ir.Removed(OWNER)),
    ):
        _, put = effects(f"{choose}Your opponent {words}.")
        assert same(put, ir.PlayerPuts(OPPONENT, IT, to)), words
    _, played = effects(
        "Your opponent selects 1 Forward in their Break Zone. Your opponent plays it onto the field dull."
    )
    assert same(played, ir.PlayOnto(IT, OPPONENT, dull=True))
    _, added = effects("Each player selects 1 Forward in their Break Zone. Each player adds it to his/her hand.")
    assert same(added, ir.ToHand(IT, ir.EachPlayer(), "add"))


def test_a_player_puts_away_what_that_player_selects() -> None:
    for words, to in (
        ("puts it at the bottom of its owner's deck", ir.DeckBottom(OWNER)),
        ("puts it on top of their deck", ir.DeckTop(OWNER)),
    ):
        (put,) = effects(f"Your opponent selects 1 Forward they control and {words}.")
        target = ir.Target(ir.Num(1), ir.Group(FORWARD, qualifiers=(THEIRS,)), bind="t1")
        assert same(put, ir.SelectAndPut(OPPONENT, target, to)), words


def test_the_controller_may_do_it() -> None:
    """Whoever may do it is "you" in what is done."""
    _, _, may = effects("Choose 1 Backup. Break it. Its controller may draw 1 card.")
    assert same(may, ir.May(ir.ControllerOf(IT), ir.Draw(YOU, ir.Num(1))))


def test_besides() -> None:
    choose = "Choose 1 Forward. Dull it. "
    for words, effect in (
        ("you also draw 2 cards", ir.Draw(YOU, ir.Num(2))),
        (
            "your opponent also puts the top 2 cards of their deck into the Break Zone",
            ir.Mill(OPPONENT, ir.Num(2), bind="t2"),
        ),
        ("it also cannot block this turn", ir.Restrict(IT, ir.CannotBlock(), THIS)),
    ):
        _, _, added = effects(f"{choose}If you control a Monster, {words}.")
        assert same(added.effect, effect), words  # type: ignore[attr-defined]


def test_the_second_of_two_deals_damage() -> None:
    """ "Its power" is the dealer's, also where both were chosen at once."""
    text = (
        "Choose 1 Forward of cost 1 or more you control and 1 Forward opponent controls."
        " The second one deals the first damage equal to its power."
    )
    _, deal = effects(text)
    dealer = ir.Ref(("t2",))
    assert same(deal, ir.DealDamage(ir.Ref(("t1",)), ir.PowerOf(dealer), source=dealer))
    _, deal = effects("Choose 2 Forwards. The first one deals damage equal to its power to the second one.")
    first, second = ir.InOrder(IT, first=True), ir.InOrder(IT, first=False)
    assert same(deal, ir.DealDamage(second, ir.PowerOf(first), source=first))


# -- what lasts --------------------------------------------------------------------------------------------------------------


def test_none_of_a_kind_can_block() -> None:
    by = ir.Group(FORWARD, qualifiers=(ir.CostIs(ir.Num(4), "<="),))
    rule = ir.CannotBeBlocked(by)
    (restrict,) = one("When Hild attacks, no Forward of cost 4 or less can block it this turn.").effects  # type: ignore[attr-defined]
    assert same(restrict.rule, rule)
    for words in ("No Forward of cost 4 or less can block Hild.", "Forwards of cost 4 or less cannot block Hild."):
        assert same(field(words), ir.Restrict(ME, rule, ALWAYS)), words
    assert same(field("No Forward of cost 4 or less can attack."), ir.Restrict(ir.All(by), ir.CannotAttack(), ALWAYS))


def test_the_next_damage_in_all_its_words() -> None:
    for words, change in (("becomes 0", "become"), ("is reduced by 4000", "reduce")):
        _, shield = effects(f"Choose 1 Forward. The next damage dealt to it this turn {words} instead.")
        amount = ir.Num(0 if change == "become" else 4000)
        assert same(shield, ir.ReplaceDamage(IT, change, amount, THIS, next_only=True)), words


def test_two_rules_of_this_turn() -> None:
    text = "Choose 1 Forward. During this turn, it cannot block, and if it deals damage to a Forward, the damage becomes 0 instead."
    _, both = effects(text)
    dealt = ir.ReplaceDealt(IT, "become", ir.Num(0), NOW, to=FORWARDS)
    assert same(both, ir.Both((ir.Restrict(IT, ir.CannotBlock(), NOW), dealt)))


def test_as_many_as_there_are_counters() -> None:
    moons = ir.CountersOn("Moon", ME)
    for words, effect in (
        ("Draw the same number of cards as the Moon Counters placed on Hild", ir.Draw(YOU, moons)),
        ("Draw as many cards as the number of Moon Counters placed on Hild", ir.Draw(YOU, moons)),
        ("Reveal the same number of cards from the top of your deck as the Moon Counters placed on Hild. Add 1 card among them to your hand and put the rest of the cards at the bottom of your deck in any order",
         ir.RevealTop(YOU, YOU, moons, bind="t1")),
    ):  # fmt: skip
        done, *_ = one(f"Put Hild into the Break Zone: {words}.").effects  # type: ignore[attr-defined]
        assert same(done, effect), words


def test_cancelled_unless_it_is_paid_for() -> None:
    for words in (
        "its effect is cancelled unless your opponent pays 《2》",
        "cancel its effect if your opponent doesn't pay 《2》",
    ):
        (unless,) = one(f"When Hild is chosen by your opponent's Summon, {words}.").effects  # type: ignore[attr-defined]
        paid = ir.Cost(icons=(ir.CpGeneric(2),))
        assert same(unless, ir.Unless(OPPONENT, paid, ir.CancelEffect(ir.Ref(("stack",))))), words


def test_cast_for_as_long_as_it_stays() -> None:
    head = "When Hild enters the field, choose 1 Summon in your Break Zone. Remove it from the game. "
    for span, duration in (
        ("During this game", ir.Permanent()),
        ("As long as Hild is on the field", ir.WhileOnField(ME)),
    ):
        text = f"{head}{span}, you can cast it at any time you could normally cast it."
        *_, may = one(text).effects  # type: ignore[attr-defined]
        assert same(may, ir.AllowCast(YOU, IT, duration)), span


def test_for_each_in_front_of_what_goes_from_the_deck() -> None:
    (mill,) = effects(
        "For each Backup you control, your opponent puts the top 2 cards of their deck into the Break Zone."
    )
    each = ir.CountOf(ir.Group(ir.TypeIs(("Backup",)), qualifiers=(MINE,)))
    assert same(mill, ir.Mill(OPPONENT, ir.PerEach(ir.Num(2), each), bind="t1"))


@pytest.mark.parametrize("text", ["Choose 3 Forwards. The second one deals the first damage equal to its power."])
def test_refused(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("fftcg", text, name="Hild", card_type="Summon")


# -- further words -----------------------------------------------------------------------------------------------------------


def test_that_backup_is_the_one_whose_ability_chose() -> None:
    for name in ("Backup", "Monster", "Forward"):
        (broken,) = one(f"When Hild is chosen by a {name}'s ability, break that {name}.").effects  # type: ignore[attr-defined]
        assert same(broken, ir.Break(ir.SourceOf(ir.Ref(("stack",))))), name
    with pytest.raises(TextError):  # the card itself is never "that Backup"
        one("When Hild attacks, break that Backup.")


def test_the_party_is_counted_whole() -> None:
    ability = one("When Hild forms a party and attacks, if 3 or more Forwards form the party, draw 1 card.")
    party = ir.CountRef(ir.PartyOf(ir.Ref(("self",))), FORWARDS)
    assert same(ability.condition, ir.Compare(party, ir.Num(3), ">="))  # type: ignore[attr-defined]


def test_what_follows_a_blocked_card_belongs_to_it() -> None:
    choose, _ = effects("Choose 1 Forward blocking a Forward you control. Dull it.")
    (target,) = choose.targets  # type: ignore[attr-defined]
    blocked = ir.All(ir.Group(FORWARD, qualifiers=(MINE,)), bind="t1")
    assert same(target.group, ir.Group(FORWARD, qualifiers=(ir.BlockingWhom(blocked),)))


def test_each_that_differs_counts_once() -> None:
    for words, trait in (
        ("of different name", "name"),
        ("of different Element", "element"),
        ("of different cost", "cost"),
    ):
        gain = field(f"Hild gains +1000 power for each Monster {words} you control.")
        monsters = ir.Group(ir.TypeIs(("Monster",)), qualifiers=(MINE,))
        (up,) = gain.gains  # type: ignore[attr-defined]
        counted = ir.CountElements(monsters) if trait == "element" else ir.CountDifferent(trait, monsters)
        assert same(up.amount, ir.PerEach(ir.Num(1000), counted)), words


def test_whose_effects_deal_the_damage() -> None:
    foe = ir.DamageSource(kinds=("summon", "ability"), by=OPPONENT)
    for words, source in (("a Summon or an ability of your opponent", foe), ("your opponent's Summon or ability", foe)):
        rule = field(f"If {words} deals damage to a Forward, the damage is reduced by 2000 instead.")
        assert same(rule, ir.ReplaceDamage(ir.All(FORWARDS), "reduce", ir.Num(2000), ALWAYS, source)), words


def test_all_that_chooses_a_card_spoken_of() -> None:
    text = "When a Forward you control is chosen by your opponent's Summon, cancel all effects choosing that Forward."
    (cancel,) = one(text).effects  # type: ignore[attr-defined]
    (chooses,) = cancel.what.group.qualifiers
    assert same(chooses.group.qualifiers, (ir.Without(ir.OtherThan(ir.Ref(("subject",)))),))


def test_cast_when_its_own_cost_removed_it() -> None:
    head = "《2》, remove Hild in the Break Zone from the game: "
    for words, duration in (("During this turn", NOW), ("Until the end of your next turn", ir.UntilEndOfNextTurn(YOU))):
        (may,) = one(f"{head}{words}, you can cast Hild removed by this ability's cost.").effects  # type: ignore[attr-defined]
        assert same(may, ir.AllowCast(YOU, ME, duration)), words


def test_removed_by_this_effect() -> None:
    *_, draw = effects(
        "Remove all the cards in your Break Zone from the game. Draw 1 card for every 5 cards removed by this effect."
    )
    gone = ir.CountRef(IT, ir.Group(ir.IsCard()))
    assert same(draw, ir.Draw(YOU, ir.PerEach(ir.Num(1), ir.Times(ir.Num(5), gone))))


# -- moments ---------------------------------------------------------------------------------------


def test_from_whose_field() -> None:
    for words, source in (("your opponent's", "opponent_field"), ("either player's", "field"), ("your", "your_field")):
        event = one(f"When a Backup is put from {words} field into the Break Zone, draw 1 card.").event  # type: ignore[attr-defined]
        assert same(event.happenings, (ir.PutIntoBreakZone(source),)), words


def test_the_how_manieth_card() -> None:
    card = ir.IsCard()
    for words, event in (
        ("your opponent casts the second card they've cast", ir.PlayerCasts(OPPONENT, ir.Group(card), nth=2)),
        ("you cast the third Fire card you've cast",
         ir.PlayerCasts(YOU, ir.Group(card, (ir.ElementIs(("Fire",)),)), nth=3)),
    ):  # fmt: skip
        assert same(one(f"During each turn, when {words}, draw 1 card.").event, event), words  # type: ignore[attr-defined]
        assert same(one(f"When {words} this turn, draw 1 card.").event, event), words  # type: ignore[attr-defined]


def test_a_name_behind_its_type() -> None:
    for name in ("Forward", "Backup", "Monster"):
        event = one(f"When the {name} {{Card Name Olga}} you control attacks, draw 1 card.").event  # type: ignore[attr-defined]
        group = ir.Group(ir.NameIs("Olga"), (ir.TypeIs((name,)),), (MINE,))
        assert same(event.subject, ir.OneSubject(group)), name


def test_older_words_for_phases_and_limits() -> None:
    for words, event in (
        ("your Main Phase 1 starts", ir.BeginningOf("main_1", YOU)),
        ("your opponent's Attack Phase starts", ir.BeginningOf("attack", OPPONENT)),
        ("your turn ends", ir.EndOf("turn", YOU)),
    ):
        assert same(one(f"When {words}, draw 1 card.").event, event), words  # type: ignore[attr-defined]
    for words, limit in (("during your Main Phase", ir.OnlyMainPhase()), ("during your turn", ir.OnlyYourTurn())):
        ability = one(f"《1》: Draw 1 card. You can use this ability only {words}.")
        assert same(ability.limits, (limit,)), words  # type: ignore[attr-defined]


def test_the_first_time_in_a_turn_of_what_a_player_does() -> None:
    event = one(
        "During each turn, when you draw a card for the first time in that turn, Hild gains Haste until the end of the turn."
    ).event  # type: ignore[attr-defined]
    assert same(event, ir.FirstInTurn(ir.PlayerDraws(YOU)))
