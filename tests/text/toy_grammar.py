"""A small game of the tests' own: enough forms to show what the grammar engine does."""

from __future__ import annotations

import msgspec

from cardwright.text.grammar import Grammar


class Node(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    w: int = 0


class Num(Node, frozen=True):
    value: int


class CardItself(Node, frozen=True):
    pass


class Noun(Node, frozen=True):
    kind: str
    colours: tuple[str, ...] = ()
    job: str | None = None


class AnyOf(Node, frozen=True):
    items: tuple[Noun, ...]


class BothOf(Node, frozen=True):
    items: tuple[Noun, ...]


class Draw(Node, frozen=True):
    count: Num
    player: str = "you"


class Discard(Node, frozen=True):
    count: Num
    random: bool = False


class Choose(Node, frozen=True):
    count: Num
    what: Noun


class Search(Node, frozen=True):
    what: Node


class Break(Node, frozen=True):
    what: Node


class Gain(Node, frozen=True):
    what: Node
    text: tuple[Node, ...]


class Keywords(Node, frozen=True):
    names: tuple[str, ...]


class Sentence(Node, frozen=True):
    effect: Node


class Activated(Node, frozen=True):
    cost: tuple[str, ...]
    effects: tuple[Node, ...]


def grammar() -> Grammar:
    """The toy grammar, ready for additions."""
    g = Grammar("toy")
    g.phrase("number", "{value:integer}", Num)
    for colour in ("Red", "Blue", "Lightning"):
        g.value("colour", colour, colour.lower())
    g.sequence("colours", "colour")
    g.value("kind", "<Knight/Knights>", "knight")
    g.value("kind", "<Wolf/Wolves>", "wolf")
    g.tagged("job", "i", "Job")
    g.phrase("noun", "{colours?:colours} {kind:kind/same} {job?:with_job}", Noun)
    g.terminal(
        "with_job", _read_job, lambda value, _: f"with [[i]]Job {value}[[/]]" if isinstance(value, str) else None
    )
    g.list("nouns", "noun/one", ", ", " or ", cls=AnyOf, min=2)
    g.list("nouns", "noun/one", " and ", cls=BothOf, min=2)
    g.phrase("ref", "{_:self}", CardItself)
    g.phrase("ref", "this creature", CardItself, w=1)
    _effects(g)
    g.phrase("sentence", "{effect:effect}.", Sentence)
    g.sequence("sentences", "sentence")
    g.alias("paragraph", "sentences")
    g.list("words", "word", ", ", " and ")
    for word in ("Haste", "Brave", "Ward"):
        g.value("word", word, word)
    g.phrase("paragraph", "{names:words}", Keywords)
    g.sequence("cost", "icon")
    for icon in ("《1》", "《S》"):
        g.value("icon", icon, icon)
    g.phrase("paragraph", "{cost:cost}: {effects:sentences}", Activated)
    return g


def _effects(g: Grammar) -> None:
    g.phrase("effect", "draw {count:number} <card/cards:count>", Draw)
    g.phrase("effect", "your opponent draws {count:number} <card/cards:count>", Draw, player="opponent")
    g.phrase("effect", "discard {count:number} <card/cards:count>", Discard)
    g.phrase("effect", "discard {count:number} <card/cards:count> at random", Discard, random=True)
    g.phrase("effect", "discard at random {count:number} <card/cards:count>", Discard, random=True, w=1)
    g.phrase("effect", "choose {count:number} {what:noun/count}", Choose)
    g.phrase("effect", "search for a {what:nouns}", Search)
    g.phrase("effect", "break {what:ref}", Break)
    g.phrase("effect", "break all the {what:noun/many}", Break)
    g.phrase("effect", '{what:ref} gains "{text:sentences}"', Gain)


def _read_job(source, pos):  # type: ignore[no-untyped-def]
    if source.texts[pos : pos + 3] == ("with", "[[i]]", "Job"):
        end = source.texts.index("[[/]]", pos)
        yield end + 1, " ".join(source.texts[pos + 3 : end])
