"""Compiled texts as bytes: the same values with the same identities come back, and nothing else is taken for one."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text
from cardwright.text.failures import Ambiguity, ReadFailure
from cardwright.text.packed import Unpackable, classes, pack, unpack
from cardwright.text.walk import nodes

SENTENCES = [
    line for line in (Path(__file__).parent / "fftcg_sentences.txt").read_text("utf-8").splitlines() if line[0] != "#"
]
SHARED = ir.CardText((ir.FieldAbility(effects=((draw := ir.Draw(player=ir.You(), count=ir.Num(value=1))), draw)),))


def shape(text: ir.Node) -> list[int]:
    """Which nodes of a tree, in reading order, are one and the same object."""
    numbers: dict[int, int] = {}
    return [numbers.setdefault(id(node), len(numbers)) for node in nodes(text)]


def compiled(sentence: str) -> ir.CardText:
    kind, _, text = sentence.rpartition("|")
    text = text.replace("{", "[[i]]").replace("}", "[[/]]")
    return compile_text("fftcg", text, name="Hild", card_type={"S": "Summon", "M": "Monster"}.get(kind, "Forward"))


def test_texts_come_back_equal_with_the_same_identities() -> None:
    texts = [*map(compiled, SENTENCES), SHARED]
    assert any(len(set(shape(text))) < len(shape(text)) for text in texts)
    for text in texts:
        back = unpack(pack(text))
        assert isinstance(back, ir.CardText)
        assert back == text
        assert repr(back) == repr(text)  # `==` does not see everything: True is 1
        assert shape(back) == shape(text)


@pytest.mark.parametrize(
    "error",
    [
        TextError("something is off", stage="bind", paragraph=2, at=7),
        ReadFailure(at=3, found="xyz", expected=("'a'", "<group>"), paragraph=1),
    ],
)
def test_refusals_come_back(error: TextError) -> None:
    back = unpack(pack(error))
    assert type(back) is type(error)
    assert vars(back) == vars(error)
    assert str(back) == str(error)


def test_two_readings_have_no_packed_form() -> None:
    values = (ir.Num(value=1), ir.Num(value=2))
    with pytest.raises(Unpackable):
        pack(Ambiguity(readings=values, path="value", span="x", at=0, end=1, category="number"))


def test_a_class_of_no_vocabulary_has_no_packed_form() -> None:
    class Odd(ir.Ability, frozen=True):
        """A node that only this test knows."""

    with pytest.raises(Unpackable, match="Odd"):
        pack(ir.CardText((Odd(),)))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"junk",
        msgspec.msgpack.encode([None, None]),
        msgspec.msgpack.encode([{"": "CardText"}, None]),
        msgspec.msgpack.encode([{"": "NoSuchNode"}, None]),
        msgspec.msgpack.encode([{"": "Num", "value": 1}, None]),
        msgspec.msgpack.encode([{"": 5}, None]),
        msgspec.msgpack.encode([{"": None}, None]),
        msgspec.msgpack.encode([{"": "CardText", "abilities": [], "more": 1}, None]),
        msgspec.msgpack.encode([{"abilities": []}, None]),
        msgspec.msgpack.encode([None, ["reason"]]),
        pack(TextError("x", stage="read"))[:-1],
    ],
)
def test_other_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(Unpackable):
        unpack(data)


def test_every_class_has_a_name_of_its_own() -> None:
    found, waiting = [], [ir.Node]
    while waiting:
        for cls in waiting.pop().__subclasses__():
            waiting.append(cls)
            if cls.__module__.startswith("cardwright.text."):
                found.append(cls)
    assert len({cls.__name__ for cls in found}) == len(set(found)) == len(classes())
