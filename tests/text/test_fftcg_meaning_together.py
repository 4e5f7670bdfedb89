"""What cards gain, lose and may not do at once, for every span of time; what was dulled or returned this way; each sentence with the
tree it must become."""

from __future__ import annotations

import pytest
from fftcg_meaning import FORWARD, ME, OPPONENT, T1, YOU, last, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text

POWER = (ir.PowerUp(ir.Num(1000)),)
CANNOT = ir.CannotBlock()
SPANS = [
    ("until the end of the turn", ir.UntilEndOfTurn()),
    ("until the end of your turn", ir.UntilEndOfYourTurn(YOU)),
    ("until the end of your opponent's turn", ir.UntilEndOfYourTurn(OPPONENT)),
    ("until the end of your next turn", ir.UntilEndOfNextTurn(YOU)),
    ("until the end of your opponent's next turn", ir.UntilEndOfNextTurn(OPPONENT)),
    ("until the end of the next turn", ir.UntilEndOfNextTurn(ir.AnyPlayer())),
    ("until the beginning of your next turn", ir.UntilBeginningOfTurn(YOU)),
    ("until the beginning of your opponent's next turn", ir.UntilBeginningOfTurn(OPPONENT)),
    ("for as long as Hild is on the field", ir.WhileOnField(ME)),
    ("as long as Hild is on the field", ir.WhileOnField(ME)),
]


def refused(text: str, kind: str = "Summon") -> bool:
    try:
        compile_text("fftcg", text, name="Hild", card_type=kind)
    except TextError:
        return True
    return False


@pytest.mark.parametrize(("words", "span"), SPANS)
@pytest.mark.parametrize("front", [False, True])
def test_two_with_one_subject(words: str, span: ir.Duration, front: bool) -> None:
    gain, lose, rule = ir.Gain(T1, POWER, span), ir.Lose(T1, POWER, span), ir.Restrict(T1, CANNOT, span)
    for said, wanted in (
        ("gains +1000 power and cannot block", (gain, rule)),
        ("cannot block and gains +1000 power", (rule, gain)),
        ("loses 1000 power and cannot block", (lose, rule)),
        ("cannot block and loses 1000 power", (rule, lose)),
        ("loses 1000 power and gains Haste", (lose, ir.Gain(T1, (ir.KeywordGained("Haste"),), span))),
    ):
        text = f"{words[0].upper()}{words[1:]}, it {said}." if front else f"It {said} {words}."
        assert same(last(f"Choose 1 Forward. {text}"), ir.Both(wanted)), said


@pytest.mark.parametrize(("words", "span"), SPANS)
@pytest.mark.parametrize("front", [False, True])
def test_what_one_becomes_for_a_time(words: str, span: ir.Duration, front: bool) -> None:
    text = f"{words[0].upper()}{words[1:]}, it becomes Fire." if front else f"It becomes Fire {words}."
    assert same(last(f"Choose 1 Forward. {text}"), ir.BecomeElement(T1, "Fire", span))


@pytest.mark.parametrize("words", ["by this effect", "this way"])
@pytest.mark.parametrize(("verb", "done"), [("Dull", "dulled"), ("Activate", "activated")])
def test_only_what_was_turned_is_counted(words: str, verb: str, done: str) -> None:
    wanted = ir.Draw(YOU, ir.PerEach(ir.Num(1), ir.ResultCount(turned=True)))
    for cards, name in (
        ("Choose up to 3 Forwards. {} them", "Forward"),
        ("{} all the Forwards you control", "Forward"),
        ("Choose up to 3 Characters. {} them", "Character"),
    ):
        assert same(last(f"{cards.format(verb)}. Draw 1 card for each {name} {done} {words}."), wanted)
    assert refused(f"Choose up to 3 Characters. {verb} them. Draw 1 card for each Forward {done} {words}.")
    assert refused(f"Choose up to 3 Forwards. Break them. Draw 1 card for each Forward {done} {words}.")


def test_each_that_was_returned_of_all() -> None:
    text = "Return all the Forwards you control to their owners' hands. Draw 1 card for each Forward returned."
    counted = ir.CountRef(ir.Ref(("t1",)), ir.Group(FORWARD))
    assert same(last(text), ir.Draw(YOU, ir.PerEach(ir.Num(1), counted)))
