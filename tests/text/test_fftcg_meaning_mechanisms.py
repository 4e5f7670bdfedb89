"""What seldom mechanisms of whole cards mean."""

from __future__ import annotations

import pytest
from fftcg_meaning import FORWARD, ME, OPPONENT, T1, TURN, YOU, effects, last, one, same

from cardwright.errors import TextError
from cardwright.text import ir


@pytest.mark.parametrize(
    ("words", "times"), [("perform this action twice", 2), ("do this 3 times", 3), ("carry out this action 4 times", 4)]
)
def test_done_so_often_instead(words: str, times: int) -> None:
    asked = "If you have received 5 points of damage or more"
    first, instead = effects(f"Draw 1 card, then discard 1 card. {asked}, {words} instead.")
    assert isinstance(instead, ir.Instead) and isinstance(instead.effect, ir.Repeated)
    assert instead.replaces == 1 and instead.effect.times == ir.Num(times, w=instead.effect.times.w)
    assert isinstance(first, ir.Then) and isinstance(instead.effect.effects[0], ir.Then)


def test_all_sentences_of_an_action_are_done_so_often() -> None:
    asked = "If you have received 5 points of damage or more"
    text = (
        "Reveal the top 3 cards of your deck. Add 1 card among them to your hand and put the rest into the Break Zone."
    )
    instead = last(f"{text} {asked}, perform this action twice instead.")
    assert isinstance(instead, ir.Instead) and isinstance(instead.effect, ir.Repeated)
    assert instead.replaces == 2 == len(instead.effect.effects)


def test_done_once_more() -> None:
    found = last("Draw 1 card. If you control 3 or more Backups, do this again.")
    assert isinstance(found, ir.If)
    assert same(found.effect, ir.Repeated(ir.Num(1), (ir.Draw(YOU, ir.Num(1)),)))


@pytest.mark.parametrize(
    "before",
    [
        "Choose 1 Forward. Deal it 5000 damage.",  # or another Forward the second time?
        "Draw 1 card. Your opponent discards 1 card.",  # or only the last of it?
        "You may draw 1 card.",
    ],
)
def test_open_what_is_done_so_often(before: str) -> None:
    with pytest.raises(TextError, match="it is open"):
        effects(f"{before} If you control 3 or more Backups, perform this action twice instead.")


def test_removed_face_down_and_looked_at() -> None:
    taken, look = effects(
        "Your opponent removes the top card of their deck from the game face down. You can look at it."
    )
    assert same(taken, ir.FaceDown(ir.RemoveTop(OPPONENT, ir.Num(1), "t1")))
    assert same(look, ir.MayLook(YOU, T1))
    held = ir.All(ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(OPPONENT)),)), "t1")
    hand, theirs = effects(
        "Your opponent removes all their hand from the game face down. Your opponent can look at these removed cards at any time."
    )
    assert same(hand, ir.FaceDown(ir.PlayerPuts(OPPONENT, held, ir.Removed(ir.Owner()))))
    assert same(theirs, ir.MayLook(OPPONENT, T1))


@pytest.mark.parametrize(
    ("words", "up", "down"),
    [("increased", True, False), ("decreased", False, True), ("increased or decreased", True, True)],
)
def test_power_that_was_changed(words: str, up: bool, down: bool) -> None:
    asked = last(f"Choose 1 Forward. If its power has been {words}, break it.")
    assert isinstance(asked, ir.If) and same(asked.condition, ir.HasFilter(T1, ir.PowerChanged(up, down)))
    choose, _ = effects(f"Choose 1 Forward whose power has been {words}. Break it.")
    assert isinstance(choose, ir.Choose) and same(choose.targets[0].group.qualifiers[0], ir.PowerChanged(up, down))


@pytest.mark.parametrize("kind", ["action", "special"])
def test_the_same_ability_is_used(kind: str) -> None:
    uses = "an action ability" if kind == "action" else "a special ability"
    found = one(f"When a Forward you control uses {uses}, Hild uses the same {kind} ability without paying the cost.")
    assert isinstance(found, ir.AutoAbility) and same(found.effects[0], ir.UseSame(ME, kind))
    other = "special" if kind == "action" else "action"
    with pytest.raises(TextError, match="whose use triggers this"):
        one(f"When a Forward you control uses {uses}, Hild uses the same {other} ability without paying the cost.")


def test_a_special_ability_that_was_used_this_turn() -> None:
    plain = last("Use 1 special ability that a Character has used this turn without paying the cost.")
    assert same(plain, ir.UseUsed(ir.Group(ir.IsCharacter())))
    but = last(
        "Use 1 special ability that a Forward has used this turn other than Ability Name [[s]]Lunge[[/]] without paying the cost."
    )
    assert same(but, ir.UseUsed(ir.Group(FORWARD), ("Lunge",)))


def test_an_ex_burst_that_triggers() -> None:
    text = "Choose 1 card with EX Burst in your Damage Zone. You may trigger its EX Burst effect."
    assert same(last(text), ir.May(YOU, ir.TriggerBurst(YOU, T1)))
    assert len(effects(f"{text} (This effect is put on the stack.)")) == 3
    with pytest.raises(TextError, match="EX Burst that triggers"):
        effects("Draw 1 card. (This effect is put on the stack.)")


def test_players_who_discarded_a_certain_card() -> None:
    found = last("Each player discards 1 card. Each player who discarded a Forward this way draws 2 cards.")
    assert same(found, ir.WhoDiscarded(T1, ir.Group(FORWARD), ir.Draw(YOU, ir.Num(2))))
    with pytest.raises(TextError):
        effects("Draw 1 card. Each player who discarded a Forward this way draws 2 cards.")


@pytest.mark.parametrize(
    ("kind", "cost", "whole"),
    [("special", "《S》", False), ("special", "the cost", True), ("action", "the cost", True)],
)
def test_the_next_use_without_a_cost(kind: str, cost: str, whole: bool) -> None:
    its = f"The next time you use its {kind} ability this turn, you can do so without paying {cost}."
    assert same(last(f"Choose 1 Forward you control. {its}"), ir.NextUseFree(T1, kind, whole))
    any_ = "a special ability" if kind == "special" else "an action ability"
    found = last(f"The next time you use {any_} this turn, you can do so without paying {cost}.")
    assert same(found, ir.NextUseFree(None, kind, whole))


def test_what_was_named_is_gained_beside_something() -> None:
    named, gained = effects(
        "Name 1 Job or 1 Element. Until the end of the turn, all the Forwards you control gain Haste and the named Job or Element."
    )
    assert same(named, ir.Name(YOU, "either"))
    assert isinstance(gained, ir.Both) and isinstance(gained.effects[1], ir.Restrict)
    assert same(gained.effects[1].rule, ir.AlsoNamed("either"))
    for told, meant_ in (("Element", "Job"), ("Job", "Element")):
        with pytest.raises(TextError, match="nothing was named"):
            effects(f"Name 1 {told}. Choose 1 Forward. It gains the named {meant_} until the end of the turn.")


def test_a_search_for_two_or_none() -> None:
    text = "Search for 2 {Card Name Olga} and add them to your hand (Hild cannot search for 1 card)."
    found = last(text)
    assert isinstance(found, ir.NoFewer) and isinstance(found.effect, ir.Both)
    with pytest.raises(TextError, match="how many cards"):
        effects(text.replace("for 2", "for 3"))


def test_two_of_a_kind_or_one_of_each() -> None:
    found = last("Search for 2 Fire Forwards, 2 {Job Knight}, or 1 of each, and add them to your hand.")
    assert isinstance(found, ir.Both) and isinstance(found.effects[0], ir.Search)
    (target,) = found.effects[0].targets
    fire = ir.Group(FORWARD, (ir.ElementIs(("Fire",)),))
    assert target.count == ir.Num(2) and same(target.group.noun, ir.AnyNoun((fire, ir.Group(ir.JobIs("Knight")))))


def test_what_begins_with_the_next_turn_and_ends_with_it() -> None:
    found = last(
        "Choose 1 Forward. At the beginning of your next turn's Main Phase 1 and until the end of the same turn, it gains Haste."
    )
    assert isinstance(found, ir.Delayed)
    assert same(found.event, ir.BeginningOf("main_1", YOU, True))
    assert same(found.effects[0], ir.Gain(T1, (ir.KeywordGained("Haste"),), TURN))


def test_forwards_whose_power_became_0() -> None:
    lost = "All the Forwards lose 3000 power until the end of the turn."
    found = last(f"{lost} Draw 1 card for each Forward whose power became 0 or less by the previous effect.")
    weak = ir.Group(FORWARD, qualifiers=(ir.PowerIs(ir.Num(0), "<="),))
    assert same(found, ir.Draw(YOU, ir.PerEach(ir.Num(1), ir.CountRef(T1, weak))))


def test_what_was_lost_is_gained() -> None:
    text = "Choose 1 Forward. It loses {} until the end of the turn. Then, Hild gains all the abilities lost by the previous effect until the end of the turn."
    found = one("《0》: " + text.format("Haste and Brave")).effects[-1]  # type: ignore[attr-defined]
    assert same(found, ir.Afterwards(ir.GainLost(ME, TURN)))
    for other in ("all its abilities", "2000 power"):
        with pytest.raises(TextError, match="which abilities were lost"):
            one("《0》: " + text.format(other))


def test_forwards_of_either_number() -> None:
    found = last(
        "Select 1 number. Your opponent selects 1 number. Break all the Forwards of cost equal to either number."
    )
    assert same(found, ir.Break(ir.All(ir.Group(FORWARD, qualifiers=(ir.CostNamed(),)), "t1")))


def test_an_ex_burst_alone() -> None:
    only = "(This ability may only be used as an EX Burst.)"
    found = one(f"[[ex]]EX BURST[[/]] When Hild is put into the Damage Zone, draw 1 card. {only}")
    assert isinstance(found, ir.AutoAbility) and isinstance(found.event, ir.AsBurst) and found.ex_burst
    for text in (
        "[[ex]]EX BURST[[/]] When Hild is put into the Damage Zone, draw 1 card.",
        f"[[ex]]EX BURST[[/]] When Hild enters the field, draw 1 card. {only}",
        f"When Hild is put into the Damage Zone, draw 1 card. {only}",
    ):
        with pytest.raises(TextError, match="EX Burst alone"):
            one(text)
