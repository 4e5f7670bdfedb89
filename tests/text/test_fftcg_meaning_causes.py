"""What sentences about causes, damage that another takes, and subjects mean: own sentences with the tree that each must become."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, FORWARD, ME, MINE, OPPONENT, THEIRS, YOU, meant

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text
from cardwright.text.walk import nodes


def happening(words: str) -> ir.Event:
    """What a Forward named Hild waits for."""
    ability = meant(f"When Hild {words}, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and isinstance(ability.event, ir.CardEvent)
    (found,) = ability.event.happenings
    return found


def subject(words: str) -> ir.Objects:
    """The cards that a trigger is about."""
    ability = meant(f"When {words} enters your field, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and isinstance(ability.event, ir.CardEvent)
    return ability.event.subject


def effect(text: str, kind: str = "Forward") -> ir.Effect:
    """The last effect of the only ability."""
    return meant(text, kind).effects[-1]  # type: ignore[attr-defined,no-any-return]


@pytest.mark.clauses("fftcg-2020", "11.8.16")
@pytest.mark.parametrize(
    ("words", "due"),
    [
        ("your opponent's Summons", "opponent_summon"),
        ("your opponent's ability", "opponent_ability"),
        ("your Summon", "own_summon"),
        ("your abilities", "own_ability"),
        ("a Summon", "only_summon"),
        ("an ability", "only_ability"),
        ("a Summon or an ability", "ability"),
        ("your opponent's Summons or abilities", "opponent"),
    ],
)
def test_a_cause_is_a_summon_an_ability_or_either(words: str, due: str) -> None:
    put = happening(f"is put from the field into the Break Zone due to {words}")
    assert put == ir.PutIntoBreakZone("field", due)
    assert happening(f"leaves the field due to {words}") == ir.LeavesField(due)
    assert happening(f"is discarded from your hand due to {words}") == ir.IsDiscarded(due, ir.You())


def test_or_behind_one_article_is_one_group_and_behind_two_it_is_two_subjects() -> None:
    smith, olga = ir.JobIs("Smith"), ir.NameIs("Olga")
    assert subject("a {Job Smith} or {Card Name Olga}") == ir.OneSubject(ir.Group(ir.AnyTrait((smith, olga))))
    both = ir.SubjectAny((ir.OneSubject(ir.Group(smith)), ir.OneSubject(ir.Group(olga))))
    assert subject("a {Job Smith} or a {Card Name Olga}") == both
    assert subject("Hild or {Card Name Olga}") == ir.SubjectAny((ME, ir.OneSubject(ir.Group(olga))))


@pytest.mark.clauses("fftcg-2020", "11.8.4")
def test_what_stands_behind_the_last_of_two_subjects_is_said_of_both() -> None:
    smith, olga = ir.JobIs("Smith"), ir.NameIs("Olga")
    mine, others = (MINE,), (ir.OtherThan(ME),)
    for words, behind in (
        ("you control", mine),
        ("other than Hild", others),
        ("other than Hild you control", others + mine),
    ):
        both = subject(f"a {{Job Smith}} or a {{Card Name Olga}} {words}")
        found = tuple(each.group for each in both.items)  # type: ignore[attr-defined]
        assert found == (ir.Group(smith, qualifiers=behind), ir.Group(olga, qualifiers=behind)), words
    both = subject("Hild, a {Job Smith} other than {Card Name Olga} or an Ice Forward you control")
    assert both.items[0] == ME  # type: ignore[attr-defined]
    first, second = (each.group for each in both.items[1:])  # type: ignore[attr-defined]
    assert first == ir.Group(smith, qualifiers=(ir.Without(ir.NameIs("Olga")), MINE))
    assert second == ir.Group(FORWARD, (ir.ElementIs(("Ice",)),), mine)
    # what is said behind the first alone stays there
    both = subject("a {Job Smith} you control or a {Card Name Olga} opponent controls")
    assert [each.group.qualifiers for each in both.items] == [mine, (THEIRS,)]  # type: ignore[attr-defined]
    both = subject("a {Job Smith} you control or a {Card Name Olga}")
    assert [each.group.qualifiers for each in both.items] == [mine, ()]  # type: ignore[attr-defined]
    # nor does a later one take what is said in front of it, or what may be said of one card alone
    both = subject("a {Job Smith} or one of your Forwards")
    assert [each.group.qualifiers for each in both.items] == [(), mine]  # type: ignore[attr-defined]
    with pytest.raises(TextError, match="whether what stands behind the last card holds for all"):
        subject("a {Job Smith} or a Forward of cost 5 or more")
    assert isinstance(subject("Hild or a Forward of cost 5 or more"), ir.SubjectAny)


def test_what_stands_behind_the_last_card_of_a_cost_holds_for_both() -> None:
    other = ir.OtherThan(ME)
    dulled = meant("Dull 1 active Forward and 1 active Backup other than Hild: Draw 1 card.")
    assert [each.group.qualifiers for each in dulled.cost.actions] == [(other,), (other,)]  # type: ignore[attr-defined]
    dulled = meant("Dull 1 active Forward and 1 active Backup other than Hild you control: Draw 1 card.")
    assert [each.group.qualifiers for each in dulled.cost.actions] == [(other, MINE), (other, MINE)]  # type: ignore[attr-defined]
    dulled = meant("Dull 1 active Forward other than Hild and 1 active Backup: Draw 1 card.")
    assert [each.group.qualifiers for each in dulled.cost.actions] == [(other,), ()]  # type: ignore[attr-defined]


def test_whom_it_blocks_is_said_behind_being_blocked() -> None:
    dear = ir.OneSubject(ir.Group(FORWARD, (), (ir.CostIs(ir.Num(5), ">="),)))
    ability = meant("When Hild blocks or is blocked by a Forward of cost 5 or more, break that Forward.")
    assert ability.event == ir.CardEvent(ME, (ir.Blocks(dear), ir.IsBlocked(dear)))  # type: ignore[attr-defined]
    assert ability.effects == (ir.Break(ir.Ref(("other",))),)  # type: ignore[attr-defined]
    ability = meant("When Hild attacks or is blocked by a Forward of cost 5 or more, draw 1 card.")
    assert ability.event == ir.CardEvent(ME, (ir.Attacks(), ir.IsBlocked(dear)))  # type: ignore[attr-defined]


def test_a_cause_behind_the_last_of_two_events_is_refused() -> None:
    with pytest.raises(TextError, match="what is printed behind the last one"):
        meant("When Hild is broken or leaves the field due to your opponent's Summons, draw 1 card.")


@pytest.mark.parametrize(
    "words",
    [
        "Deal it damage equal to that Forward's power.",
        "It deals that Forward damage equal to its power.",
        "It deals damage equal to its power to that Forward.",
        "Deal it 2000 damage and dull that Forward.",
    ],
)
def test_one_card_is_not_called_by_two_names_in_an_instruction(words: str) -> None:
    with pytest.raises(TextError, match="in one instruction"):
        meant("When a Forward opponent controls attacks, choose 1 Forward. " + words)


@pytest.mark.parametrize(
    ("first", "then", "read"),
    [
        ("Discard 1 card.", "you discard", True),
        ("Your opponent discards 1 card.", "your opponent discards", True),
        ("Each player discards 1 card.", "your opponent discards", False),
        ("Your opponent discards 1 card.", "you discard", False),
        ("Discard 1 card.", "your opponent discarded", False),
    ],
)
def test_who_discards_is_who_was_told_to(first: str, then: str, read: bool) -> None:
    for by in ("", " this way"):
        text = f"{first} If {then} a Forward{by}, draw 1 card."
        if read:
            assert isinstance(effect(text, "Summon"), ir.If)
            continue
        with pytest.raises(TextError, match="somebody else"):
            effect(text, "Summon")


def test_a_quality_behind_the_last_of_two_that_can_be_chosen_is_refused() -> None:
    with pytest.raises(TextError, match="behind the last card"):
        effect("Choose 1 Forward or 1 Monster of cost 3 or less. Break it.", "Summon")


def test_another_card_is_another_than_the_source() -> None:
    assert subject("another Forward") == ir.OneSubject(ir.Group(FORWARD, (ir.Another(),)))
    assert subject("another {Job Smith} other than {Card Name Olga}") == ir.OneSubject(
        ir.Group(ir.JobIs("Smith"), (ir.Another(),), (ir.Without(ir.NameIs("Olga")),))
    )


@pytest.mark.clauses("fftcg-2020", "11.12.5.2")
def test_damage_that_another_takes_has_its_source() -> None:
    others = ir.All(ir.Group(FORWARD, (), (MINE, ir.OtherThan(ME))))
    text = "If a Forward you control other than Hild is dealt damage by a Summon, the damage is dealt to Hild instead."
    summon = ir.DamageSource(ir.Group(ir.TypeIs(("Summon",))))
    assert effect(text) == ir.RedirectDamage(others, ME, ALWAYS, source=summon)
    text = "If a Forward you control other than Hild receives damage, the damage is dealt to Hild instead."
    assert effect(text) == ir.RedirectDamage(others, ME, ALWAYS)
    attacking = ir.DamageSource(ir.Group(FORWARD, (ir.StatusIs("attacking"),)))
    text = "If Hild is dealt damage by an attacking Forward, the damage becomes 0 instead."
    assert effect(text) == ir.ReplaceDamage(ME, "become", ir.Num(0), ALWAYS, source=attacking)


NEXT = "the next damage dealt to it becomes 0"


@pytest.mark.parametrize(
    "words",
    [
        "Until the end of the turn, the next damage dealt to it becomes 0 instead.",
        f"During this turn, {NEXT} instead.",
        "The next damage dealt to it this turn becomes 0 instead.",
        "The next damage dealt to it this turn becomes 0.",
    ],
)
def test_the_next_damage_of_this_turn(words: str) -> None:
    once = ir.ReplaceDamage(ir.Ref(("t1",)), "become", ir.Num(0), ir.UntilEndOfTurn(), next_only=True)
    assert effect(f"Choose 1 Forward. {words}", "Summon") == once


def test_the_forward_that_it_blocks() -> None:
    ability = meant("When Hild blocks, deal 3000 damage to the blocked Forward.")
    assert ability.effects == (ir.DealDamage(ir.Ref(("other",)), ir.Num(3000)),)  # type: ignore[attr-defined]
    ability = meant("When Hild blocks, it gains +1000 power until the end of the turn.")
    gain = ir.Gain(ir.Ref(("self",)), (ir.PowerUp(ir.Num(1000)),), ir.UntilEndOfTurn())
    assert ability.effects == (gain,)  # type: ignore[attr-defined]


def test_what_each_player_selects_can_be_spoken_of_as_one_or_as_several() -> None:
    head = "Each player selects 1 Forward they control. "
    to = ir.BreakZone(ir.Owner())
    assert effect(head + "Put them into the Break Zone.", "Summon") == ir.PutInto(ir.Ref(("t1",)), to)
    assert effect(head + "Put it into the Break Zone.", "Summon") == ir.PutInto(ir.Ref(("t1",)), to)


def test_whose_cards_cost_more_or_less() -> None:
    summons = ir.Group(ir.TypeIs(("Summon",)))
    change = effect("The cost required to cast Summons is increased by 1.")
    assert change == ir.CastersCostChange(ir.EachPlayer(), summons, ir.Num(1), ALWAYS, more=True)
    change = effect("The cost to play your Backups onto the field is reduced by 1 (it cannot become 0).")
    backups = ir.Group(ir.TypeIs(("Backup",)))
    assert change == ir.CastersCostChange(YOU, backups, ir.Num(1), ALWAYS, floor=1)
    change = effect("The cost required for your opponent to play Forwards onto the field increases by 2.")
    assert change == ir.CastersCostChange(OPPONENT, ir.Group(FORWARD), ir.Num(2), ALWAYS, more=True)
    change = effect("The cost required to cast your {Job Smith} other than {Card Name Olga} is reduced by 1.")
    smiths = ir.Group(ir.JobIs("Smith"), (), (ir.Without(ir.NameIs("Olga")),))
    assert change == ir.CastersCostChange(YOU, smiths, ir.Num(1), ALWAYS)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("You can only play Hild during your Main Phase.", ir.CastOnly("main_phase", reach="anywhere")),
        (
            "You must control 3 or more {Job Smith} to cast Hild.",
            ir.PlayedOnlyIf(ir.Controls(YOU, ir.Group(ir.JobIs("Smith")), ir.Num(3), bind="t1")),
        ),
        ("Hild can produce Fire or Ice CP.", ir.Produces(("Fire", "Ice"))),
        (
            "Hild cannot be blocked by an active Forward.",
            ir.CannotBeBlocked(ir.Group(FORWARD, (ir.StatusIs("active"),))),
        ),
    ],
)
def test_rules_of_the_card(text: str, rule: ir.Rule) -> None:
    assert effect(text) == ir.Restrict(ME, rule, ALWAYS)


@pytest.mark.parametrize(
    ("words", "cost"),
    [
        ("Return Hild to your hand", ir.PayReturnSource(ME)),
        ("Return 1 Wind Backup to your hand", ir.PayReturn(
            ir.Num(1), ir.Group(ir.TypeIs(("Backup",)), (ir.ElementIs(("Wind",)),)))),
        ("Put Hild at the bottom of your deck", ir.PayPut(ME, ir.DeckBottom(YOU))),
        ("Remove a total of 3 Rage Counters from Characters you control", ir.PayCountersGroup(
            "Rage", ir.Num(3), ir.Group(ir.IsCharacter(), (), (MINE,)), spread=True)),
    ],
)  # fmt: skip
def test_costs_paid_with_cards(words: str, cost: ir.CostItem) -> None:
    ability = meant(f"{words}: Draw 1 card.")
    assert isinstance(ability, ir.ActionAbility)
    assert ability.cost.actions == (cost,)


def test_where_cards_go() -> None:
    chosen = ir.Ref(("t1",))
    text = "Choose up to 5 cards in your Break Zone. Return them to the bottom of your deck in any order."
    assert effect(text, "Summon") == ir.PutInto(chosen, ir.DeckBottom(YOU))
    text = "Look at the top card of your opponent's deck. Put it on the top or bottom of their deck."
    assert effect(text, "Summon") == ir.PutInto(chosen, ir.DeckTopOrBottom(OPPONENT))
    text = "Choose up to 2 Backups in your Break Zone. Return them to your hand."
    assert effect(text, "Summon") == ir.ToHand(chosen, YOU, "return")
    for words, player in (("Your opponent shuffles", OPPONENT), ("Each player shuffles", ir.EachPlayer())):
        pile = ir.Group(ir.IsCard(), (), (ir.InZone(ir.BreakZone(player)),))
        made = effect(f"{words} their Break Zone into their deck.", "Summon")
        assert made == ir.ShuffleInto(ir.All(pile, "t1"))


def test_instead_behind_a_choice_that_has_a_condition_replaces_what_is_done_to_the_chosen_card() -> None:
    text = (
        "When Hild attacks, you may pay 《1》. If you do so, choose 1 Forward. Dull it. "
        "If you control 5 or more Backups, break it instead."
    )
    chosen = ir.Ref(("t1",))
    *_, choice, dull, instead = meant(text).effects  # type: ignore[attr-defined]
    assert isinstance(choice, ir.IfDone) and isinstance(choice.effect, ir.Choose)
    assert dull == ir.Dull(chosen)
    five = ir.Controls(YOU, ir.Group(ir.TypeIs(("Backup",))), ir.Num(5))
    assert instead == ir.Instead(five, ir.Break(chosen))


@pytest.mark.parametrize(
    "text",
    [
        # the card could be drawn without paying
        "You may pay 《1》. If you do so, draw 1 card. If you control 5 or more Backups, gain 《C》 instead.",
        "Draw 1 card. Dull 1 active Backup. If you control 5 or more Backups, break Hild instead.",
    ],
)
def test_an_instead_of_which_it_is_open_what_it_replaces_is_refused(text: str) -> None:
    with pytest.raises(TextError, match="it is open which instruction"):
        compile_text("fftcg", f"《1》: {text}", name="Hild", card_type="Forward")


def test_what_an_opponent_may_discard_has_one_meaning() -> None:
    for hand in ("their", "his/her"):
        made = effect(
            f"When Hild attacks, your opponent may discard 1 card from {hand} hand. If they don't, draw 1 card."
        )
        assert made == ir.IfNotDone(ir.Draw(YOU, ir.Num(1)))
    made = meant(
        "When Hild attacks, your opponent may discard 1 Summon from their hand. If they don't, draw 1 card."
    ).effects[0]  # type: ignore[attr-defined]
    held = ir.Group(ir.TypeIs(("Summon",)), (), (ir.InZone(ir.Hand(OPPONENT)),))
    assert made == ir.May(OPPONENT, ir.Discard(OPPONENT, ir.Num(1), held, bind="t1"))


def chosen_cost(text: str) -> tuple[ir.Filter, ...]:
    """The qualities of the last cards that are chosen."""
    (ability,) = (meant(text),)
    found = [each for each in nodes(ability) if isinstance(each, ir.Choose)]
    return found[-1].targets[-1].group.qualifiers


@pytest.mark.parametrize(
    ("words", "compare"),
    [
        ("of cost equal to or less than the returned Forward", "<="),
        ("of cost less than the returned Forward's cost", "<"),
        ("with a cost inferior to that of the returned Forward", "<"),
        ("with a cost equal to or less than the cost of the returned Forward", "<="),
        ("with a cost equal to that of the returned Forward", "="),
    ],
)
def test_costs_are_compared_with_that_of_a_card_that_was_moved(words: str, compare: str) -> None:
    text = (
        "When Hild attacks, you may return 1 Forward you control to its owner's hand. "
        f"When you do so, choose 1 Forward {words}. Break it."
    )
    assert chosen_cost(text) == (ir.CostIs(ir.CostOf(ir.Ref(("t1",))), compare),)


def test_powers_are_compared_with_that_of_the_card_itself() -> None:
    for words in (
        "of power less than Hild's power",
        "with a power lower than Hild's",
        "with power inferior to that of Hild",
    ):
        text = f"When Hild attacks, choose 1 Forward {words}. Break it."
        assert chosen_cost(text) == (ir.PowerIs(ir.PowerOf(ME), "<"),)


def test_the_removed_card_is_the_one_that_was_removed_not_the_one_that_is_chosen() -> None:
    text = "Remove 1 Forward in your Break Zone from the game: Choose 1 Forward. Deal it damage equal to the removed Forward's power."
    *_, damage = meant(text).effects  # type: ignore[attr-defined]
    assert damage == ir.DealDamage(ir.Ref(("t1",)), ir.PowerOf(ir.PaidWith("removed")))
    text = (
        "Choose 1 Character you control. Remove it from the game. When you do so, choose 1 Character in your Break Zone "
        "with a cost inferior to that of the removed Character. Add it to your hand."
    )
    *_, last = effect(text, "Summon").effects  # type: ignore[attr-defined]
    assert last == ir.ToHand(ir.Ref(("t2",)), YOU, "add")


@pytest.mark.parametrize(
    ("words", "of", "player", "what"),
    [
        ("Name an Element", "of the named Element", YOU, "element"),
        ("Choose 1 number", "of the same cost as the selected number", YOU, "number"),
        ("Your opponent selects 1 number", "of the same cost as the selected number", OPPONENT, "number"),
        ("Your opponent names a Job", "with the named Job", OPPONENT, "job"),
        ("Your opponent names 1 card type", "of the named card type", OPPONENT, "card_type"),
    ],
)
def test_who_names_what(words: str, of: str, player: ir.Player, what: str) -> None:
    first, _ = meant(f"{words}. Break all the cards {of}.", "Summon").effects  # type: ignore[attr-defined]
    assert first == ir.Name(player, what)


@pytest.mark.clauses("fftcg-2020", "11.12.5")
def test_what_goes_to_the_hand_instead() -> None:
    text = "If Hild is put from the field into the Break Zone, you may return it to its owner's hand instead."
    assert effect(text) == ir.RemoveInstead(ME, ALWAYS, optional=True, to="hand")
    text = "If a {Job Smith} you control leaves the field, return it to its owner's hand instead."
    smiths = ir.All(ir.Group(ir.JobIs("Smith"), (), (MINE,)))
    assert effect(text) == ir.RemoveInstead(smiths, ALWAYS, leaves=True, to="hand")


def test_what_a_card_did_not_do_this_turn() -> None:
    text = "At the end of your turn, if Hild did not attack this turn, put Hild into the Break Zone."
    condition = meant(text).condition  # type: ignore[attr-defined]
    assert condition == ir.Not(ir.HappenedThisTurn(ir.CardEvent(ME, (ir.Attacks(),))))


def test_what_is_done_besides_and_to_what_was_selected() -> None:
    *_, last = meant("Choose 1 Forward. Freeze it. If you control a Backup, dull it also.", "Summon").effects  # type: ignore[attr-defined]
    assert isinstance(last, ir.If) and last.effect == ir.Dull(ir.Ref(("t1",)))
    text = "Each player selects 1 Forward they control. Break the selected Forwards."
    assert effect(text, "Summon") == ir.Break(ir.Ref(("t1",)))
    text = "Hild cannot be broken by your opponent's Summons or abilities that don't deal damage."
    assert effect(text) == ir.Restrict(ME, ir.CannotBeBroken(OPPONENT, no_damage=True), ALWAYS)


def test_cards_that_are_shown_from_the_hand() -> None:
    may, done = meant("You may reveal 1 {Job Smith} in your hand. If you do so, draw 1 card.", "Summon").effects  # type: ignore[attr-defined]
    held = ir.Group(ir.JobIs("Smith"), (), (ir.InZone(ir.Hand(YOU)),))
    assert may == ir.May(YOU, ir.RevealCards(YOU, ir.Target(ir.Num(1), held, bind="t1")))
    assert done == ir.IfDone(ir.Draw(YOU, ir.Num(1)))
