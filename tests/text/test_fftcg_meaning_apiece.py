"""Amounts that are each card's own, costs of several kinds taken together, what paid: sentences of our own, each with the tree it must become."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, BACKUP, FORWARD, T1, THEIRS, YOU, last, meant, one, same

from cardwright.errors import TextError
from cardwright.text import ir

FORWARDS = ir.Group(FORWARD, qualifiers=(THEIRS,))


@pytest.mark.parametrize(
    "text",
    [
        "The Forwards opponent controls lose 1000 power for each Moon Counter on them.",
        "The Forwards opponent controls lose 1000 power for each Moon Counter placed on them.",
        "Each Forward opponent controls loses 1000 power for each Moon Counter on it.",
    ],
)
def test_each_forwards_own_counters(text: str) -> None:
    own = ir.PowerUp(ir.PerEach(ir.Num(1000), ir.CountersOn("Moon", ir.EachOne())))
    assert same(one(text), ir.FieldAbility((ir.Lose(ir.All(FORWARDS), (own,), ALWAYS),)))


@pytest.mark.parametrize("word", ["play", "cast"])
def test_each_forwards_own_cost(word: str) -> None:
    ability = meant(
        f"《0》: All the Forwards opponent controls lose 1000 power for each CP required to {word} them until the end of the turn."
    )
    (lose,) = ability.effects  # type: ignore[attr-defined]
    assert same(lose.losses[0], ir.PowerUp(ir.PerEach(ir.Num(1000), ir.CostOf(ir.EachOne()))))


def test_them_must_be_the_cards_that_it_is_done_to() -> None:
    for text in (
        "Hild gains +1000 power for each Moon Counter on them.",
        "《0》: Draw 1 card for each CP required to play them.",
    ):
        with pytest.raises(TextError):
            one(text)


def test_a_total_over_several_kinds() -> None:
    forward, backup = (
        ir.Target(ir.Num(1), ir.Group(kind), bind=f"t{n}") for n, kind in enumerate((FORWARD, BACKUP), 1)
    )
    search = ir.Search(YOU, (forward, backup), most_cost=ir.Num(7))
    found = meant(
        "Search for 1 Forward and 1 Backup with a total cost of 7 or less and add them to your hand.", "Summon"
    )
    (both,) = found.effects  # type: ignore[attr-defined]
    assert same(both.effects[0], search)


@pytest.mark.parametrize(
    ("words", "into", "dull"),
    [
        ("Play {} among them onto the field", ir.Field(YOU), False),
        ("Play {} among them onto the field dull", ir.Field(YOU), True),
        ("Add {} among them to your hand", ir.Hand(YOU), False),
    ],
)
def test_a_total_over_several_kinds_that_were_shown(words: str, into: ir.Zone, dull: bool) -> None:
    kinds = words.format("up to 1 Forward and 1 Backup with a total cost of 7 or less")
    text = f"Reveal the top 5 cards of your deck. {kinds} and put the rest of the cards into the Break Zone."
    both = last(text)
    assert isinstance(both, ir.Both)
    forward = ir.Target(ir.Num(1), ir.Group(FORWARD), up_to=True, bind="t2")
    backup = ir.Target(ir.Num(1), ir.Group(BACKUP), bind="t3")
    assert same(both.effects[0], ir.TakeTogether(YOU, (forward, backup), T1, into, ir.Num(7), dull=dull))


def test_nothing_is_said_of_the_rest() -> None:
    with pytest.raises(TextError):
        one(
            "Reveal the top 5 cards of your deck. Play up to 1 Forward and up to 1 Backup with a total cost of 7 or less among them onto "
            "the field.",
            "Summon",
        )


@pytest.mark.parametrize(
    ("words", "done"),
    [("add it to your hand", ir.ToHand(T1, YOU, verb="add")), ("play it onto the field", ir.PlayOnto(T1, ir.Owner()))],
)
def test_one_of_two_actions_is_a_search(words: str, done: ir.Effect) -> None:
    search = ir.Search(YOU, (ir.Target(ir.Num(1), ir.Group(BACKUP), bind="t1"),))
    either = ir.OneOf((ir.Draw(YOU, ir.Num(2)), ir.Both((search, done))))
    assert same(last(f"Draw 2 cards or search for 1 Backup and {words}."), either)


@pytest.mark.parametrize("joined", [",", " and"])
def test_a_lasting_gain_behind_another_instruction(joined: str) -> None:
    text = f"《0》: Draw 1 card{joined} Hild gains Haste. (This effect does not end at the end of the turn.)"
    both = last(text, "Forward")
    gain = ir.Gain(ir.SelfRef(), (ir.KeywordGained("Haste"),), ir.Permanent())
    assert same(both, ir.Both((ir.Draw(YOU, ir.Num(1)), gain)))


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


def test_the_span_in_front_of_the_condition() -> None:
    ability = meant("When Hild enters the field, until the end of the turn, if Hild is dull, Hild gains Haste.")
    assert isinstance(ability, ir.AutoAbility) and ability.condition is None  # the "if" is asked as it resolves
    (asked,) = ability.effects
    assert isinstance(asked, ir.If) and isinstance(asked.effect, ir.Gain)
    assert isinstance(asked.effect.duration, ir.UntilEndOfTurn)
