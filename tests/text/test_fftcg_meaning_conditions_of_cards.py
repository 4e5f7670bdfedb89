"""What FFTCG sentences mean: what is asked of a card."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    BACKUP,
    BRAVE,
    CHOSEN,
    DRAW,
    DRAW_1,
    ENTERS,
    FORWARD,
    IT,
    ME,
    MINE,
    OPPONENT,
    T1,
    T2,
    YOU,
    asked_at_the_end,
    effects,
    forwards,
    found_nodes,
    last,
    meant,
    one,
    refused,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text
from cardwright.text.walk import nodes

SELECTED = "the selected Counter"
IF_CAST = "When Hild enters the field, if {} this turn, draw 1 card."
ALL_CAST = IF_CAST.format("4 or more Summons have been cast")
PAID = "When Hild enters the field, if the cost {}, draw 1 card."
BOTH_PAID = PAID.format("paid to cast Hild included both Fire CP and Wind CP")
HURT = "Choose 1 Forward and 1 Monster. Deal the Forward 7000 damage."
OPPONENT_MILLS = "your opponent puts the top card of their deck into the Break Zone"


def test_two_conditions_behind_one_if() -> None:
    both = ir.And((ir.IsTurnOf(YOU), ir.Controls(YOU, ir.Group(BACKUP), ir.Num(3), bind="t1")))
    wanted = ir.If(both, ir.Gain(ME, (ir.KeywordGained("Haste"),), ALWAYS))
    assert same(last("If it is your turn and you control 3 or more Backups, Hild gains Haste.", "Forward"), wanted)


@pytest.mark.parametrize("words", ["didn't attack", "did not attack", "hasn't attacked", "has not attacked"])
def test_that_did_not_attack(words: str) -> None:
    (target,) = effects(f"Choose 1 Forward that {words} this turn. Dull it.")[0].targets  # type: ignore[attr-defined]
    assert same(target.group.qualifiers, (ir.Without(ir.AttackedThisTurn()),))


def test_forwards_of_either_number() -> None:
    found = last(
        "Select 1 number. Your opponent selects 1 number. Break all the Forwards of cost equal to either number."
    )
    assert same(found, ir.Break(ir.All(ir.Group(FORWARD, qualifiers=(ir.CostNamed(),)), "t1")))


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        ("a Moon Counter is placed on it", (1, ">=")),
        ("2 or more Moon Counters are placed on it", (2, ">=")),
        ("there are 3 or less Moon Counters on it", (3, "<=")),
        ("no Moon Counters are placed on it", (0, "<=")),
    ],
)
def test_counters_on_the_card_spoken_of(words: str, asked: tuple[int, str]) -> None:
    effect = meant(f"{CHOSEN}If {words}, break it.", "Summon").effects[-1]  # type: ignore[attr-defined]
    count, compare = asked
    assert effect.condition == ir.CountersAre(ir.Ref(("t1",)), "Moon", ir.Num(count), compare)


def test_what_was_paid_in_cp_of_an_element() -> None:
    (said,) = one("Hild gains +1000 power for each Fire CP paid to cast Hild.").effects  # type: ignore[attr-defined]
    assert same(said.gains[0].amount, ir.PerEach(ir.Num(1000), ir.CpPaid("Fire")))


@pytest.mark.parametrize("how", ["due to Warp", "from your hand"])
def test_how_it_did_not_enter(how: str) -> None:
    by = {"due to Warp": "warp", "from your hand": "your_hand"}[how]
    ability = meant(f"{ENTERS}if Hild didn't enter the field {how}, {DRAW_1}")
    assert ability.condition == ir.Not(ir.EnteredBy(ir.SelfRef(), by))  # type: ignore[attr-defined]


def test_how_the_card_came_is_known_to_the_ability_that_waited_for_it() -> None:
    *_, draw = effects(
        "When Hild enters the field, choose 1 Forward. If Hild entered the field due to an ability, break it.",
        "Forward",
    )
    assert isinstance(draw, ir.If)
    assert same(draw.condition, ir.EnteredBy(ME, "ability"))
    with pytest.raises(TextError, match="field ability"):
        compile_text(
            "fftcg", "If Hild entered the field due to an ability, Hild gains Brave.", name="Hild", card_type="Forward"
        )


def test_nothing_triggers() -> None:
    ability = one("The Monsters opponent controls entering the field will not trigger any auto-abilities.")
    (rule,) = ability.effects  # type: ignore[attr-defined]
    assert isinstance(rule.what, ir.All) and same(rule.rule, ir.EntersUnnoticed())
    assert same(rule.what.group, ir.Group(ir.TypeIs(("Monster",)), qualifiers=(ir.ControlledBy(OPPONENT),)))


def test_other_words() -> None:
    (lost,) = effects("《1》: Choose 1 Forward. As long as Hild remains on the field, it loses 3000 power.", "Forward")[
        1:
    ]
    assert same(lost.duration, ir.WhileOnField(ME)) and same(lost.to, T1)  # type: ignore[attr-defined]
    assert isinstance(last("Choose 1 Monster. Return it to the top or the bottom of its owner's deck."), ir.PutInto)
    for words in ("cast", "used"):
        text = f"[[ex]]EX BURST[[/]] Choose 1 Forward. Deal it 5000 damage. If Hild is {words} as an EX Burst, deal it 8000 damage instead."
        made = one(text, "Summon").effects[-1]  # type: ignore[attr-defined]
        assert isinstance(made.condition, ir.FromExBurst)
    for two in ("the chosen Forward", "it"):
        text = f"《1》: Choose 1 Forward. Hild and {two} deal damage equal to their power to each other."
        assert isinstance(effects(text, "Forward")[1], ir.DealEachOther)


def test_each_of_two_lies_in_the_break_zone() -> None:
    for named in ("{Card Name Ann} and {Card Name Bob}", "a {Card Name Ann} and a {Card Name Bob}"):
        for text in (
            f"If {named} are in your Break Zone, Hild gains Haste.",
            f"If you have {named} in your Break Zone, Hild gains Haste.",
        ):
            (asked,) = found_nodes(text, ir.HasEach)
            assert asked.zone == ir.BreakZone(YOU)
            assert [each.noun for each in asked.groups] == [ir.NameIs("Ann"), ir.NameIs("Bob")]


def test_it_is_the_one_to_which_it_would_be_done() -> None:
    made = effects(f"{HURT} Break the Monster if it is of cost 3 or less.")[-1]
    assert same(made.effect, ir.Break(T2))  # type: ignore[attr-defined]
    assert same(made.condition.card, T2)  # type: ignore[attr-defined]


@pytest.mark.parametrize("card", ["it", "that Forward"])
def test_what_its_cost_was(card: str) -> None:
    made = effects(f"Choose 1 Forward. Break it. If {card} was of cost 5 or more, draw 1 card.")[-1]
    assert same(made.condition, ir.HasFilter(T1, ir.CostIs(ir.Num(5), ">=")))  # type: ignore[attr-defined]


def test_a_party_said_otherwise() -> None:
    (effect,) = one("If Hild forms a party, all the Forwards in that party gain Brave.").effects  # type: ignore[attr-defined]
    assert same(effect.effect, ir.Gain(ir.PartyOf(ME), BRAVE, ALWAYS))


def test_it_is_forming_a_party() -> None:
    made = last(
        "Choose 1 attacking Forward. It gains Haste until the end of the turn. If it is forming a party, draw 1 card."
    )
    assert same(made, ir.If(ir.InParty(T1), DRAW))


def test_it_that_is_forming_a_party() -> None:
    made = one("If Hild is forming a party, it cannot be chosen by your opponent's abilities.")
    named = one("If Hild is forming a party, Hild cannot be chosen by your opponent's abilities.")
    (made,), (named,) = made.effects, named.effects  # type: ignore[attr-defined]
    assert same(made.condition, named.condition) and same(made.effect.rule, named.effect.rule)
    assert same(made.effect.what, ir.Ref(("self",)))


def test_damage_that_a_party_does_not_take() -> None:
    (effect,) = meant("If Hild forming a party is dealt damage, the damage becomes 0 instead.").effects  # type: ignore[attr-defined]
    assert effect.condition == ir.InParty(ir.SelfRef())
    assert (effect.effect.to, effect.effect.change) == (ir.SelfRef(), "become")


def test_both_of_them_are_of_a_kind() -> None:
    asked = last("Reveal the top 2 cards of your deck. If they are both Summons, draw 1 card.")
    assert same(asked.condition, ir.Is(T1, ir.Group(ir.TypeIs(("Summon",)))))  # type: ignore[attr-defined]


def test_what_was_chosen_is_not_asked_whether_it_is_what_it_can_never_be() -> None:
    for kind, asked in (("Forward", "Summon"), ("Character", "Summon"), ("Summon", "Character")):
        with pytest.raises(TextError, match="never"):
            effects(f"Choose 1 {kind} in your Break Zone. Add it to your hand. If it is a {asked}, draw 1 card.")
    for kind, asked in (("Monster", "Forward"), ("Forward or Summon", "Summon"), ("card", "Summon")):
        text = f"Choose 1 {kind} in your Break Zone. Add it to your hand. If it is a {asked}, draw 1 card."
        assert isinstance(last(text), ir.If)


def test_a_card_that_was_looked_at_is_shown_as_it_is_added() -> None:
    look = "Look at the top card of your deck. If it is a Summon, you may "
    shown, plain = last(f"{look}reveal it and add it to your hand."), last(f"{look}add it to your hand.")
    assert same(shown, plain)


@pytest.mark.parametrize(
    "first",
    [
        "discard 1 card",
        "put the top card of your deck into the Break Zone",
        "put 1 Backup you control into the Break Zone",
    ],
)
def test_what_it_is_can_be_asked_of_a_card_that_was_put_away(first: str) -> None:
    *_, drawn = effects(f"When Hild attacks, {first}. If it is a {{Job Smith}}, draw 1 card.", "Forward")
    assert isinstance(drawn, ir.If)
    assert same(drawn.condition, ir.Is(IT, ir.Group(ir.JobIs("Smith"))))
    with pytest.raises(TextError, match="could mean another card"):
        effects(f"When Hild attacks, {first}. It gains +1000 power until the end of the turn.", "Forward")


@pytest.mark.parametrize("who", [OPPONENT_MILLS, "put the top card of your deck into the Break Zone", "discard 1 card"])
@pytest.mark.parametrize("cast", ["you can cast it this turn", "you may cast it without paying the cost"])
def test_what_is_cast_is_the_card_that_was_asked_about(who: str, cast: str) -> None:
    """Nothing on the field is cast: not Hild, who attacks."""
    asked = last(f"When Hild attacks, {who}. If it is a Summon, {cast}.", "Forward")
    assert isinstance(asked, ir.If) and isinstance(asked.condition, ir.Is)
    effect = asked.effect.effect if isinstance(asked.effect, ir.May) else asked.effect
    assert isinstance(effect, ir.AllowCast | ir.CastRef)
    assert same(effect.what, ir.Ref(("t1",))) and same(asked.condition.card, ir.Ref(("t1",)))


@pytest.mark.parametrize("words", ["blocking or blocked by", "blocking or being blocked by"])
def test_whoever_fights_the_card(words: str) -> None:
    choice = effects(f"《土》: Choose 1 Forward {words} Hild. Break it.", "Forward")[0]
    assert isinstance(choice, ir.Choose)
    assert same(choice.targets[0].group, forwards(ir.IsOneOf(ir.Opposing(ME))))


def test_a_search_for_two_or_none() -> None:
    text = "Search for 2 {Card Name Olga} and add them to your hand (Hild cannot search for 1 card)."
    found = last(text)
    assert isinstance(found, ir.NoFewer) and isinstance(found.effect, ir.Both)
    with pytest.raises(TextError, match="how many cards"):
        effects(text.replace("for 2", "for 3"))


@pytest.mark.parametrize("asked", ["isn't dull", "is not dull", "didn't attack this turn", "has not blocked this turn"])
def test_it_is_the_card_that_is_not_so(asked: str) -> None:
    ability = one(f"At the end of your turn, if Hild {asked}, dull it.")
    assert same(ability.effects[0], ir.Dull(ir.Ref(("self",))))  # type: ignore[attr-defined]


def test_what_a_card_did_not_do_this_turn() -> None:
    text = "At the end of your turn, if Hild did not attack this turn, put Hild into the Break Zone."
    condition = meant(text).condition  # type: ignore[attr-defined]
    assert condition == ir.Not(ir.HappenedThisTurn(ir.CardEvent(ME, (ir.Attacks(),))))


def test_nobody_attacked() -> None:
    made = one("At the end of each of your turns, if no Forward you controlled attacked this turn, draw 1 card.")
    event = ir.CardEvent(ir.OneSubject(ir.Group(FORWARD, qualifiers=(MINE,))), (ir.Attacks(),))
    assert same(made.condition, ir.Not(ir.HappenedThisTurn(event)))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("words", "happening"),
    [
        ("Hild has not attacked this turn", ir.Attacks()),
        ("Hild hasn't blocked this turn", ir.Blocks()),
        ("Hild didn't attack this turn", ir.Attacks()),
        ("Hild has not been dealt damage this turn", ir.IsDealtDamage()),
        ("Hild hasn't left the field this turn", ir.LeavesField()),
        ("Hild has not dealt damage to your opponent this turn", ir.DealsDamageToPlayer(OPPONENT)),
    ],
)
def test_what_a_card_has_not_done(words: str, happening: ir.Event) -> None:
    assert same(asked_at_the_end(words), ir.Not(ir.HappenedThisTurn(ir.CardEvent(ME, (happening,)))))


def test_what_a_player_has_not_done() -> None:
    summon = ir.Group(ir.TypeIs(("Summon",)))
    assert same(
        asked_at_the_end("you haven't cast a Summon this turn"), ir.Not(ir.HasCastThisTurn(YOU, summon, ir.Num(1)))
    )
    cards = ir.HasCastThisTurn(OPPONENT, ir.Group(ir.IsCard()), ir.Num(1))
    assert same(asked_at_the_end("your opponent has not cast any cards this turn"), ir.Not(cards))
    received = ir.HappenedThisTurn(ir.PlayerReceivesDamage(YOU))
    assert same(asked_at_the_end("you have not received damage this turn"), ir.Not(received))
    none = ir.HappenedThisTurn(ir.CardEvent(ir.OneSubject(ir.Group(FORWARD)), (ir.Attacks(),)))
    assert same(asked_at_the_end("no Forwards have attacked this turn"), ir.Not(none))


def test_paid_with_both() -> None:
    both = ir.And((ir.PaidElement("Ice"), ir.PaidElement("Wind")))
    for words in ("the cost to cast Hild included both", "the cost to cast Hild was paid with both"):
        ability = one(f"When Hild enters the field, if {words} Ice CP and Wind CP, draw 1 card.")
        assert same(ability.condition, both), words  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "known"),
    [
        (PAID.format("to cast Hild was paid with Fire CP and Wind CP"), BOTH_PAID),
        (PAID.format("to play Hild was paid with both Fire and Wind CP"), BOTH_PAID),
        (IF_CAST.format("a total of 4 or more Summons have been cast"), ALL_CAST),
        (IF_CAST.format("both players have cast 4 or more Summons in total"), ALL_CAST),
        ("Hild can attack 3 times per turn.", "Hild can attack 3 times in the same turn."),
        ("Hild can attack up to 3 times in the same turn.", "Hild can attack 3 times in the same turn."),
    ],
)
def test_the_same_in_other_words(text: str, known: str) -> None:
    assert meant(text) == meant(known)


def test_what_was_not_paid_comes_of_the_condition() -> None:
    ability = one("When Hild enters the field, if you paid the extra cost, draw 1 card. If you didn't, discard 1 card.")
    assert isinstance(ability, ir.AutoAbility) and ability.condition is None
    first, then = ability.effects
    assert same(first, ir.If(ir.PaidExtraCost(), ir.Draw(YOU, ir.Num(1)))) and isinstance(then, ir.IfNotDone)


@pytest.mark.parametrize(
    ("cost", "instead"),
    [
        ("You can pay 《土》 (instead of paying the CP cost) to cast Hild.", True),
        ("You can discard 2 cards (instead of paying the CP cost) to play Hild from your hand onto the field.", True),
        ("If you cast Hild, you may pay 《2》 as an extra cost.", False),
    ],
)
def test_what_was_paid_so(cost: str, instead: bool) -> None:
    found = one(f"{cost} If you do so, when Hild enters the field, draw 1 card.")
    assert isinstance(found, ir.FieldAbility)
    trigger = ir.AutoAbility(ir.CardEvent(ME, (ir.EntersField(ir.AnyPlayer()),)), (ir.Draw(YOU, ir.Num(1)),))
    had = ir.Gain(ME, (ir.AbilityGained((trigger,)),), ir.Continuous())
    assert same(found.effects[1], ir.If(ir.PaidExtraCost(instead), had))


@pytest.mark.parametrize("verb", ["cast", "play"])
@pytest.mark.parametrize(
    ("kind", "adjective"),
    [("{Category XIV}", ir.CategoryIs("XIV")), ("{Job Knight}", ir.JobIs("Knight")), ("Fire", ir.ElementIs(("Fire",)))],
)
def test_which_backups_paid(verb: str, kind: str, adjective: ir.Filter) -> None:
    condition = ir.PaidOnlyByBackups(ir.Group(BACKUP, adjectives=(adjective,)))
    done = "played" if verb == "play" else verb
    for words in (
        f"the CP paid to {verb} Hild was only produced by {kind} Backups",
        f"the cost to {verb} Hild was only paid with CP produced by {kind} Backups",
        f"Hild was {done} using only CP produced by {kind} Backups",
    ):
        ability = meant(f"When Hild enters the field, if {words}, draw 1 card.")
        assert same(ability.condition, condition)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("Hild was cast using only Fire CP", ir.PaidOnlyElement("Fire")),
        ("only Fire CP was used to play Hild", ir.PaidOnlyElement("Fire")),
        ("the CP paid to play Hild was only produced by Backups", ir.PaidOnlyByBackups()),
        ("the cost to cast Hild was paid using only Backups", ir.PaidOnlyByBackups()),
    ],
)
def test_how_it_was_paid_for(words: str, condition: ir.Condition) -> None:
    assert same(one(f"When Hild enters the field, if {words}, draw 1 card.").condition, condition)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("words", "odd"), [("is an odd number", True), ("is even", False)])
def test_odd_and_even_costs(words: str, odd: bool) -> None:
    *_, drawn = effects(f"Choose 1 Forward. If its CP cost {words}, draw 1 card.")
    assert isinstance(drawn, ir.If)
    assert same(drawn.condition, ir.Parity(ir.CostOf(ir.Ref(("t1",))), odd))


@pytest.mark.parametrize(
    ("words", "up", "down"),
    [("increased", True, False), ("decreased", False, True), ("increased or decreased", True, True)],
)
def test_power_that_was_changed(words: str, up: bool, down: bool) -> None:
    asked = last(f"Choose 1 Forward. If its power has been {words}, break it.")
    assert isinstance(asked, ir.If) and same(asked.condition, ir.HasFilter(T1, ir.PowerChanged(up, down)))
    choose, _ = effects(f"Choose 1 Forward whose power has been {words}. Break it.")
    assert isinstance(choose, ir.Choose) and same(choose.targets[0].group.qualifiers[0], ir.PowerChanged(up, down))


def test_the_selected_kind_of_counter() -> None:
    chosen = ir.Ref(("t1",))
    _, select, double = effects(
        "Choose 1 Monster. Select 1 Counter placed on it. "
        "Double all Counters of the same type as the selected Counter on that Monster."
    )
    assert same(select, ir.SelectCounter(YOU, chosen))
    assert same(double, ir.DoubleCounters(chosen))
    _, then = effects(f"Choose 1 Monster. Select 1 Counter placed on it, and remove {SELECTED}.")
    assert any(same(each, ir.RemoveCounters("", ir.Num(1), chosen)) for each in nodes(then))
    with pytest.raises(TextError, match="no Counter was selected"):
        compile_text("fftcg", "Choose 1 Monster. Remove the selected Counter.", name="Hild", card_type="Summon")


def test_counters_of_the_selected_kind() -> None:
    text = (
        "Choose 1 Character. Select 1 Counter placed on it. Remove all Counters of the same type from that Character."
    )
    assert same(last(text), ir.RemoveCounters("", None, T1))


def test_from_the_hand_by_itself() -> None:
    ability = one(
        "《1》: Play Hild from your hand onto the field. You can only use this ability if Hild is in your hand."
    )
    assert isinstance(ability, ir.ActionAbility)
    assert same(ability.effects[0], ir.PlayOnto(ME, ir.Owner(), origin=ir.Hand(YOU)))


def test_what_entered_due_to_warp() -> None:
    (said,) = one("If Hild entered the field due to Warp, Hild gains Brave.").effects  # type: ignore[attr-defined]
    assert same(said.condition, ir.EnteredBy(ME, "warp"))
    (said,) = one("The Forwards that entered the field due to Warp gain Brave.").effects  # type: ignore[attr-defined]
    assert same(said.to, ir.All(ir.Group(FORWARD, qualifiers=(ir.Warped(),))))


def test_where_it_was_cast_from() -> None:
    (said,) = one("If Hild was cast from your Break Zone, Hild gains Brave.").effects  # type: ignore[attr-defined]
    assert same(said.condition, ir.WasCast(ME, "break_zone"))
    (both,) = one(
        "You can cast Hild from your Break Zone. If you do so, remove it from the game when it leaves the field."
    ).effects  # type: ignore[attr-defined]
    can, gone = both.effects
    assert same(can.rule, ir.CastableFrom(ir.BreakZone(YOU)))
    assert same(gone, ir.If(ir.WasCast(ME, "break_zone"), ir.RemoveInstead(ME, ALWAYS, leaves=True)))
    (own,) = effects("If Hild was cast from the Break Zone, draw 1 card.")
    assert same(own.condition, ir.WasCast(ME, "break_zone"))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "text",
    [
        "When a Forward you control attacks, if it is a Fire Forward, draw 1 card. If it is an Ice Forward, your opponent discards 1 card.",
        "When a Forward you control attacks, if it is a Fire Forward, it gains +1000 power until the end of the turn. "
        "If it is an Ice Forward, dull 1 Forward opponent controls.",
        "When a Forward enters your field, if its cost is 3 or less, it gains Haste until the end of the turn. "
        "If its cost is 5 or more, it gains Brave until the end of the turn.",
        "When you discard a card, if it is a Forward, draw 1 card. If it is a Summon, Hild gains Haste until the end of the turn.",
        "When a Forward you control attacks, if you control a Fire Forward, it gains Haste until the end of the turn. "
        "If you control an Ice Forward, it gains Brave until the end of the turn.",
    ],
)
def test_each_if_about_the_card_of_the_event_stands_alone(text: str) -> None:
    # F54: neither is the condition of the trigger (11.8.13)
    ability = one(text)
    assert isinstance(ability, ir.AutoAbility) and ability.condition is None
    assert [type(each) for each in ability.effects] == [ir.If, ir.If]


def test_an_if_that_replaces_for_another_card_of_the_event_stands_alone() -> None:
    ability = one(
        "When a Forward enters your field, if it is a Fire Forward, it gains Haste until the end of the turn. "
        "If it is an Ice Forward, it gains Brave until the end of the turn instead."
    )
    assert isinstance(ability, ir.AutoAbility) and ability.condition is None


def test_an_if_about_what_the_first_one_chose_is_part_of_it() -> None:
    text = "When a Forward you control attacks, if it is a Fire Forward, choose 1 Forward opponent controls. Deal it 2000 damage. "
    ability = one(text + "If it is dull, Freeze it.")
    assert isinstance(ability, ir.AutoAbility) and ability.condition is not None
    # what kind of card it is was asked of the attacking one before
    assert refused(text + "If it is an Ice Forward, dull it.", "Forward")


@pytest.mark.parametrize(
    "words", ["removed a Forward this way", "remove a Forward by this effect", "removed a Forward due to this ability"]
)
def test_one_that_was_removed_this_way(words: str) -> None:
    asked = last(
        f"Choose up to 2 cards in your opponent's Break Zone. Remove them from the game. If you {words}, draw 1 card."
    ).condition  # type: ignore[attr-defined]
    assert same(asked, ir.Compare(ir.CountRef(ir.Ref(("t1",)), ir.Group(FORWARD)), ir.Num(1), ">="))


@pytest.mark.parametrize("words", ["is not forming a party", "isn't in a party"])
def test_it_forms_no_party(words: str) -> None:
    made = one(f"When Hild attacks, if Hild {words}, draw 1 card.")
    assert isinstance(made, ir.AutoAbility) and made.condition is not None
    assert same(made.condition, ir.Not(ir.InParty(ME)))


def test_how_many_form_the_party() -> None:
    made = one("When Hild forms a party and attacks, if 3 or more Forwards are forming the party, draw 1 card.")
    assert isinstance(made, ir.AutoAbility) and isinstance(made.condition, ir.Compare)
    assert isinstance(made.condition.left, ir.CountRef) and isinstance(made.condition.left.cards, ir.PartyOf)


def test_in_which_main_phase_it_is_cast() -> None:
    for number in (1, 2):
        (rule,) = one(f"You can only cast Hild during your Main Phase {number}.").effects  # type: ignore[attr-defined]
        assert same(rule.rule, ir.PlayedOnlyIf(ir.PhaseIs(f"main_{number}", ir.You())))


@pytest.mark.parametrize("words", ["its cost is", "its cost is either", "it is of cost"])
def test_one_of_several_costs(words: str) -> None:
    asked = last(f"Choose 1 Forward. If {words} 1, 3 or 5, break it.").condition  # type: ignore[attr-defined]
    assert same(asked, ir.HasFilter(T1, ir.CostOneOf((ir.Num(1), ir.Num(3), ir.Num(5)))))


@pytest.mark.parametrize("again", ["If there are 3 or more", "If you control 3 or more"])
def test_what_was_counted_is_not_said_again(again: str) -> None:
    text = "Draw 1 card for each {Job Knight} you control. "
    short, full = (last(f"{text}{said}, draw 1 card.") for said in (again, f"{again} {{Job Knight}}"))
    assert isinstance(short, ir.If) and isinstance(full, ir.If)
    knights = ir.Group(ir.JobIs("Knight"), qualifiers=(MINE,))
    there = ir.Exists(knights, ir.Num(3), ">=")
    assert same(short.condition, there if "there" in again else full.condition)


@pytest.mark.parametrize(
    "text",
    [
        "If you control a Monster, draw 1 card for each Backup you control. If you control 3 or more, draw 1 card.",
        "Draw 1 card for each Backup you control and each Summon in your Break Zone. If there are 3 or more, draw 1 card.",
        "Draw 1 card for each Backup opponent controls. If you control 3 or more, draw 1 card.",
        "Draw 1 card for each Monster. If there are 3 or more, draw 1 card.",
    ],
)
def test_which_cards_are_counted_is_open(text: str) -> None:
    assert refused(text)
