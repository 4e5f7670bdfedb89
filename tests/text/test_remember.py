"""Texts that were compiled before: looked up by all that matters, and by nothing else."""

from __future__ import annotations

import pytest

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text
from cardwright.text.packed import Found
from cardwright.text.remember import key_of, memory, remembering

NONE: dict[str, frozenset[str]] = {}


class Notes:
    """A memory that says what it was asked."""

    def __init__(self) -> None:
        self.known: dict[bytes, Found] = {}
        self.asked: list[bytes] = []

    def recall(self, key: bytes) -> Found | None:
        self.asked.append(key)
        return self.known.get(key)

    def keep(self, key: bytes, found: Found) -> None:
        self.known[key] = found


def compiled(text: str, kind: str = "Summon") -> ir.CardText:
    return compile_text("fftcg", text, name="Hild", card_type=kind)


def test_a_text_is_read_once() -> None:
    notes = Notes()
    with remembering(notes):
        first = compiled("Draw 1 card.")
        assert len(notes.known) == 1
        assert compiled("Draw 1 card.") is first
        compiled("Draw 2 cards.")
    assert len(notes.known) == 2
    assert len(notes.asked) == 3
    assert memory() is None
    assert compiled("Draw 1 card.") is not first


def test_a_refusal_is_remembered_too() -> None:
    notes = Notes()
    with remembering(notes):
        for _ in range(2):
            with pytest.raises(TextError) as raised:
                compiled("Frobnicate 1 card.")
            assert raised.value.stage == "read"
    assert len(notes.known) == 1


def test_within_a_memory_another_can_be_in_force_or_none() -> None:
    outer, inner = Notes(), Notes()
    with remembering(outer):
        with remembering(inner):
            compiled("Draw 1 card.")
        with remembering(None):
            compiled("Draw 1 card.")
        assert memory() is outer
    assert (len(outer.asked), len(inner.asked)) == (0, 1)


def key(text: str = "Draw 1 card.", **other: object) -> bytes:
    facts = {"game": "fftcg", "name": "Hild", "card_type": "Summon", "lexicon": NONE, **other}
    return key_of(facts["game"], text, facts["name"], facts["card_type"], facts["lexicon"])  # type: ignore[arg-type]


def test_the_key_holds_all_that_reading_depends_on() -> None:
    keys = [key(), key("Draw 2 cards."), key(game="sve"), key(name="Ulf"), key(card_type="Backup")]
    assert len(set(keys)) == len(keys)
    assert key() == key(lexicon=None)


@pytest.mark.parametrize(
    ("text", "matters"),
    [
        ("Choose 1 Job Girl from the Future.", True),
        ("Choose 1 [[i]]Job Girl[[/]] from the [[b]]Future[[/]].", True),
        ("Choose 1 Job G[[i]]irl from the Future[[/]].", True),
        ("Choose 1 Job Girl from the F&#117;ture.", True),
        ("Choose 1 Job Girl from the Ｆuture.", True),
        ("Choose 1 GIRL<br />from the future's card.", True),
        ("Choose 1 Girl from the past.", False),
        ("Choose 1 card.", False),
    ],
)
def test_only_names_that_may_stand_in_the_text_matter(text: str, matters: bool) -> None:
    lexicon = {"Job": frozenset(("Girl from the Future",))}
    assert (key(text, lexicon=lexicon) != key(text)) is matters
    assert key(text, lexicon=lexicon) == key(text, lexicon={"Job": lexicon["Job"] | {"Sky Pirate"}})


def test_what_a_card_calls_itself_is_asked_of_each_type_anew() -> None:
    """A follower that calls itself an amulet is refused, also where an amulet with these words was read before."""
    text = "[fanfare] Engage this amulet."
    with remembering(Notes()):
        compile_text("sve", text, name="Anyone", card_type="Amulet")
        with pytest.raises(TextError, match="on a Follower"):
            compile_text("sve", text, name="Anyone", card_type="Follower")


def test_the_kind_of_a_name_matters() -> None:
    names = frozenset(("Rem",))
    assert key("Rem", lexicon={"Job": names}) != key("Rem", lexicon={"Card Name": names})
