"""Several hundred own sentences in the game's wording: each is read, and printed again as it was."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardwright.text import ir
from cardwright.text.compile import compile_text, render_text

KINDS = {"S": "Summon", "M": "Monster", "B": "Backup"}
FORWARDS = ir.TypeIs(("Forward",))
LINES = [
    line for line in (Path(__file__).parent / "fftcg_sentences.txt").read_text("utf-8").splitlines() if line[0] != "#"
]


def read(line: str, kind: str = "Summon") -> ir.CardText:
    """The text of a card named Hild, which prints as it was read."""
    kind, text = (KINDS[line[0]], line[2:]) if line[1] == "|" else (kind, line)
    text = re.sub(r"\{(.*?)\}", r"[[i]]\1[[/]]", text)
    made = compile_text("fftcg", text, name="Hild", card_type=kind)
    assert render_text("fftcg", made, name="Hild") == text
    return made


@pytest.mark.parametrize("line", LINES)
def test_sentences_are_read_and_printed(line: str) -> None:
    assert read(line, "Forward").abilities


def condition(text: str) -> ir.Condition:
    (ability,) = read(f"If {text}, draw 1 card.").abilities
    assert isinstance(ability, ir.SummonEffect)
    (effect,) = ability.effects
    assert isinstance(effect, ir.If)
    return effect.condition


def effect(text: str) -> ir.Effect:
    (ability,) = read(text).abilities
    assert isinstance(ability, ir.SummonEffect)
    return ability.effects[-1]


def test_players_are_compared() -> None:
    forwards = ir.Group(FORWARDS)
    assert condition("your opponent controls more Forwards than you") == ir.ControlsMore(
        ir.Opponent(), forwards, ir.Num(1)
    )
    assert condition("you control 2 or more Forwards more than your opponent") == ir.ControlsMore(
        ir.You(), forwards, ir.Num(2), w=1
    )
    assert condition("you have more cards in your hand than your opponent") == ir.Compare(
        ir.HandSize(ir.You()), ir.HandSize(ir.Opponent()), ">"
    )


def test_all_cards_of_a_group_may_be_asked_about() -> None:
    mine = ir.Group(ir.TypeIs(("Backup",)), qualifiers=(ir.ControlledBy(ir.You()),))
    assert condition("all the Backups you control have Water Element") == ir.AllAre(
        mine, ir.ElementIs(("Water",), w=2), w=1
    )
    assert condition("all the Backups you control are dull") == ir.AllAre(mine, ir.StatusIs("dull"))


def test_what_a_summon_chooses_is_said_last() -> None:
    (ability,) = read("Choose 1 Summon that is choosing a Forward you control. Cancel its effect.").abilities
    choose = ability.effects[0]  # type: ignore[attr-defined]
    mine = ir.Group(FORWARDS, qualifiers=(ir.ControlledBy(ir.You()),))
    assert choose.targets[0].group.qualifiers == (ir.ChoosesOnly(mine),)


def test_cards_are_shuffled_into_the_deck() -> None:
    own = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.BreakZone(ir.You())),))
    assert effect("Shuffle all the cards in your Break Zone into your deck.") == ir.ShuffleInto(ir.All(own, bind="t1"))
