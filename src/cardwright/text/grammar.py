"""A grammar that is read and printed: declarative phrases between text and frozen nodes.

    g = Grammar("toy")
    g.phrase("effect", "draw {count:number} <card/cards:count>", Draw)           # slots fill fields, <../..> agrees
    g.phrase("effect", "discard {count:number} <card/cards:count> at random", Discard, random=True)     # constant fields
    g.phrase("effect", "discard at random {count:number} <card/cards:count>", Discard, random=True, w=1)     # a synonym
    g.phrase("number", "{value:integer}", Num)
    g.value("element", "Fire", "fire")                     # a word for a plain value (str, enum ...); also for a node
    g.alias("action", "effect")                            # every effect is an action
    g.list("keywords", "keyword", ", ", " and ")           # tuple: "A", "A and B", "A, B and C"
    g.list("either", "filter", ", ", " or ", cls=AnyOf, field="items", min=2)    # a node, per conjunction (several lists)
    g.pair("blows", "first_blow", "further_blow", " and ")    # tuple of two that differ in kind, in this order
    g.sequence("adjectives", "adjective", min=0)           # tuple of items side by side: "dull Fire"; min=0: may be empty
    g.tagged("job", "i", "Job")                            # [[i]]Job Sky Pirate[[/]] -> "Sky Pirate"
    g.tagged("special_name", "s")                          # [[s]]Maelstrom[[/]] -> "Maelstrom"
    g.proper("trait", "traits", stop=("Follower", "token"))     # an untagged name: known ones of the lexicon, else capitals
    g.terminal("colour", match, show)                      # anything else, see `terminals.Terminal`
    g.phrase("gain", 'it gains "{ability:ability}"', Gain)           # the same template prints the nested quotes ‘...’
    g.phrase("ref", "{_:self}", Self_)                     # the card's own name; `_` reads and keeps nothing

    node = g.parse("effect", "Draw 2 cards", self_name="Thief")      # the one reading, or a TextError
    g.render("effect", node, self_name="Thief")                      # "Draw 2 cards"

Built-in categories (unless you declare them yourself): `integer` (int), `self` (own name; use with `{_:self}`).

Slots may be optional, `{cost?:cost_limit}`: absent, the field has its default. A noun that agrees with a number elsewhere:

    g.phrase("noun", "<Forward/Forwards>", Noun, type="forward")      # form without field: the number asked of `noun`
    g.phrase("noun", "{colour:colour} {base:noun/same}", Coloured)    # pass it on
    g.phrase("effect", "choose {count:number} {what:noun/count}", Choose)     # ask: as the field `count` says
    g.phrase("effect", "break all the {what:noun/many}", BreakAll)    # ask: `/many` or `/one`

`Grammar(name, singular=...)` takes the test for "is this value one?"; by default an int 1 or a node whose only int is 1.

Writing templates: words in lower case unless they are always capital (`Forward`, `Break Zone`). At the start of a sentence
(see `tokens.sentence_starts`) the capital comes by itself, both ways. Spaces come from `tokens.join`, not from the template.
Texts must be normalised (`normalise.py`) before they are parsed. `w` numbers synonyms and is no part of the meaning.
Refused with `GrammarError` when the grammar is frozen (first use): unknown categories, left recursion, phrases of a category
that could not be told apart in reading or in printing. For tests and documents: `overlaps()` finds phrases of which one can never be
printed, `ambiguities(category, texts)` the texts of a pool with two meanings, `explain(category)` lists forms.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping, MutableSequence, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from cardwright.text import checks, compiled, printing, reading, shelved
from cardwright.text.failures import Ambiguity, ReadFailure
from cardwright.text.template import Agree, GrammarError, Part, Slot, defaults_of, parse_template
from cardwright.text.terminals import Custom, IntegerTerminal, ProperName, SelfName, Tagged, Terminal
from cardwright.text.tokens import words_of

__all__ = ["Grammar", "GrammarError", "Lexicon"]

Lexicon = Mapping[str, frozenset[str]]


class Phrase(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A declared phrase: template parts for a node class with constant fields."""

    category: str
    template: str
    parts: tuple[Part, ...]
    cls: type[msgspec.Struct] | None
    constants: dict[str, object]

    @property
    def varied(self) -> list[Slot | Agree]:
        """The parts that are no fixed words."""
        return [part for part in self.parts if not isinstance(part, str)]

    @property
    def slots(self) -> list[Slot]:
        """The parts that take a value."""
        return [part for part in self.parts if isinstance(part, Slot)]


@dataclass(frozen=True)
class Listing:
    """A declared list or sequence: items between separators, as a tuple or in a field of a node."""

    category: str
    item: Slot
    final: Slot  # the last item; of another kind than `item` in a pair
    between: tuple[str, ...]
    last: tuple[str, ...]
    low: int
    high: int | None
    cls: type[msgspec.Struct] | None
    field: str
    constants: dict[str, object]

    @property
    def origin(self) -> str:
        """What it is called where its place is told."""
        if self.final == self.item:
            return f"{self.category}: list of {self.item.category}"
        return f"{self.category}: pair of {self.item.category} and {self.final.category}"


def is_one(value: object) -> bool:
    """The default test for singular: the number 1, or a node whose only int field (`w` apart) is 1."""
    if isinstance(value, int):
        return value == 1
    names: tuple[str, ...] = getattr(value, "__struct_fields__", ())
    inner = [getattr(value, name) for name in names if name != "w"]
    numbers = [item for item in inner if isinstance(item, int) and not isinstance(item, bool)]
    return len(inner) == 1 and numbers == [1]


@dataclass
class Declared:
    """All that a grammar declares, and where."""

    phrases: list[Phrase] = field(default_factory=list)
    said: set[tuple[str, str]] = field(default_factory=set)  # the phrases' categories and templates
    by_class: dict[type, list[int]] = field(default_factory=dict)  # where in `phrases` those of a node class stand
    aliases: list[tuple[str, str]] = field(default_factory=list)
    lists: list[Listing] = field(default_factory=list)
    terminals: dict[str, Terminal] = field(default_factory=dict)
    places: dict[str, tuple[str, int]] = field(default_factory=dict)  # file and line, by what a rule calls its origin


class Grammar:
    """Phrases by category. Declare, then `parse` and `render`; the module's docstring shows every form.

    With `declare`, which does that for a grammar of this name, nothing is declared before it is asked for: a grammar that is
    remembered as it was made ready (`shelved.py`) needs no declarations to read and to print.
    """

    def __init__(
        self,
        name: str,
        singular: Callable[[object], bool] = is_one,
        declare: Callable[[Grammar], None] | None = None,
    ) -> None:
        self.name = name
        self.singular = singular
        self._remembered = declare is not None
        self._declare = declare
        self._declared = Declared()
        self._compiled: compiled.Compiled | None = None

    @property
    def declared(self) -> Declared:
        """All declarations."""
        if self._declare is not None:
            declare, self._declare = self._declare, None
            with compiled.uncollected():
                declare(self)
        return self._declared

    @property
    def phrases(self) -> list[Phrase]:
        """The declared phrases."""
        return self.declared.phrases

    def phrases_of(self, meant: Callable[[type], bool]) -> list[Phrase]:
        """The phrases of the node classes that are `meant`, in the order in which they were declared."""
        declared = self.declared
        found = sorted(at for cls, places in declared.by_class.items() if meant(cls) for at in places)
        return [declared.phrases[at] for at in found]

    @property
    def lists(self) -> list[Listing]:
        """The declared lists, pairs and sequences."""
        return self.declared.lists

    # Declaring

    def phrase(self, category: str, template: str, cls: type[msgspec.Struct], **constants: object) -> None:
        """One printed form of node class `cls`: slots and constants fill its fields, the others have their defaults."""
        made = Phrase(category, template, parse_template(template), cls, dict(constants))
        _check_fields(template, cls, made.slots, constants)
        self._add_phrase(made)

    def value(self, category: str, template: str, value: object) -> None:
        """Words without slots that mean one plain value."""
        made = Phrase(category, template, parse_template(template), None, {"value": value})
        if made.slots:
            raise GrammarError(f"value {template!r} of {category} has slots: use phrase")
        self._add_phrase(made)

    def says(self, category: str, template: str) -> bool:
        """Is the template a phrase of the category?"""
        return (category, template) in self.declared.said

    def alias(self, category: str, target: str) -> None:
        """Everything that is a `target` is a `category` too."""
        self._add(self.declared.aliases, (category, target), f"{category}: any {target}")

    def list(
        self,
        category: str,
        item: str,
        *separators: str,
        cls: type[msgspec.Struct] | None = None,
        field: str = "items",
        min: int = 1,
        max: int | None = None,
        **constants: object,
    ) -> None:
        """Items with separators: the first between, the last (if two are given) before the last item.

        The value is a tuple, or a `cls` with the tuple in `field` and `constants` in others. A category may have several lists
        that differ in class or constants.
        """
        if not separators or len(separators) > 2:
            raise GrammarError(f"list {category} needs one or two separators, or use sequence")
        between, last = words_of(separators[0]), words_of(separators[-1])
        slot = _item(item)
        self._add_list(Listing(category, slot, slot, between, last, min, max, cls, field, dict(constants)))

    def pair(
        self,
        category: str,
        first: str,
        second: str,
        separator: str,
        *,
        cls: type[msgspec.Struct] | None = None,
        field: str = "items",
        **constants: object,
    ) -> None:
        """Two items of different categories, in this order: a tuple, or a `cls` as of a list."""
        words = words_of(separator)
        self._add_list(Listing(category, _item(first), _item(second), words, words, 2, 2, cls, field, dict(constants)))

    def sequence(self, category: str, item: str, *, min: int = 1, max: int | None = None) -> None:
        """A tuple of items side by side, without separators; with `min=0` it may be empty."""
        slot = _item(item)
        self._add_list(Listing(category, slot, slot, (), (), min, max, None, "items", {}))

    def terminal(
        self,
        category: str,
        match: Callable[[reading.Source, int], Iterable[tuple[int, object]]],
        show: Callable[[object, printing.Context], str | None],
        *,
        starts: Callable[[str, str], bool] | None = None,
    ) -> None:
        """A category read by code: `match(source, pos)` yields (end, value), `show(value, context)` gives text or None."""
        self._add_terminal(category, Custom(match, show, starts))

    def tagged(self, category: str, tag: str, prefix: str = "") -> None:
        """The text inside a tag, after a fixed first word or words: `[[i]]Job X[[/]]` -> "X"."""
        self._add_terminal(category, Tagged(tag, prefix))

    def proper(self, category: str, lexicon: str, *, stop: Sequence[str] = ()) -> None:
        """An untagged proper name: those known to the lexicon given to `parse`, else a run of capitalised words."""
        self._add_terminal(category, ProperName(lexicon, frozenset(stop)))

    def _add_phrase(self, phrase: Phrase) -> None:
        if phrase.cls is not None:
            self._declared.by_class.setdefault(phrase.cls, []).append(len(self.phrases))
        self._add(self.phrases, phrase, f"{phrase.category}: {phrase.template}")
        self._declared.said.add((phrase.category, phrase.template))

    def _add(self, where: MutableSequence[Any], what: object, origin: str) -> None:
        self._compiled = None
        where.append(what)
        frame = inspect.currentframe()
        while frame is not None and frame.f_code.co_filename == __file__:
            frame = frame.f_back
        if frame is not None:
            self.declared.places[origin] = (frame.f_code.co_filename, frame.f_lineno)

    def _add_list(self, listing: Listing) -> None:
        if listing.cls is not None:
            slot = Slot(listing.field, listing.item.category)
            _check_fields(f"list {listing.category}", listing.cls, [slot], listing.constants)
        elif listing.constants:
            raise GrammarError(f"list {listing.category} makes a tuple: it has no constant fields")
        self._add(self.lists, listing, listing.origin)

    def _add_terminal(self, category: str, terminal: Terminal) -> None:
        if category in self.declared.terminals:
            raise GrammarError(f"terminal {category} is declared twice")
        self._compiled = None
        self.declared.terminals[category] = terminal

    # Using

    def freeze(self) -> compiled.Compiled:
        """Check and index the grammar; done by the first use, again after a new declaration."""
        if self._compiled is None:
            self._compiled = shelved.made(self.name, self.singular, self._build) if self._remembered else self._build()
        return self._compiled

    def _build(self) -> compiled.Compiled:
        with compiled.uncollected():
            return compiled.build(self, {"integer": IntegerTerminal(), "self": SelfName()})

    def parse(
        self, category: str, text: str, *, self_name: str = "", lexicon: Lexicon | None = None, paragraph: int = 0
    ) -> Any:
        """The one value that the whole text has as a `category`.

        Raises `ReadFailure` or `Ambiguity` (both `TextError`, stages `read` and `ambiguous`).
        """
        return reading.Reader(self.freeze(), text, self_name, lexicon or {}, paragraph).one(category)

    def readings(
        self, category: str, text: str, *, self_name: str = "", lexicon: Lexicon | None = None
    ) -> Sequence[Any]:
        """All values with different meanings that the whole text has as a `category`; empty if none."""
        return reading.Reader(self.freeze(), text, self_name, lexicon or {}, 0).all(category)

    def render(self, category: str, value: object, *, self_name: str = "") -> str:
        """The text of a value; raises `TextError` (stage `round_trip`) if no phrase of the category fits."""
        return printing.Printer(self.freeze(), printing.Context(self_name)).text(category, value)

    def ambiguities(
        self, category: str, texts: Iterable[str], *, self_name: str = "", lexicon: Lexicon | None = None
    ) -> Sequence[tuple[str, Ambiguity]]:
        """The texts that have two meanings, each with the report; texts that do not read are left out."""
        found: MutableSequence[tuple[str, Ambiguity]] = []
        for text in texts:
            try:
                self.parse(category, text, self_name=self_name, lexicon=lexicon)
            except Ambiguity as report:
                found.append((text, report))
            except ReadFailure:
                continue
        return found

    def overlaps(self) -> Sequence[tuple[str, str]]:
        """Pairs of phrases that print some node in two ways, see `checks.overlaps`. A finished grammar has none."""
        return checks.overlaps(self.freeze())

    def explain(self, category: str) -> str:
        """The forms of a category, one a line, for documents."""
        lines = [f"{p.template}  ->  {_meaning(p)}" for p in self.phrases if p.category == category]
        lines += [f"any {target}" for name, target in self.declared.aliases if name == category]
        for each in self.lists:
            if each.category == category:
                kind = each.cls.__name__ if each.cls else "tuple"
                lines.append(f"{each.item.category} separated by {each.between!r}, last {each.last!r}  ->  {kind}")
        if category in self.declared.terminals:
            lines.append(f"read by {type(self.declared.terminals[category]).__name__}")
        return "\n".join(lines)

    def categories(self) -> tuple[str, ...]:
        """All declared categories, sorted."""
        names = {p.category for p in self.phrases} | {name for name, _ in self.declared.aliases}
        return tuple(sorted(names | {each.category for each in self.lists} | set(self.declared.terminals)))


def _item(text: str) -> Slot:
    name, _, number = text.partition("/")
    return Slot("item", name, number)


def _meaning(phrase: Phrase) -> str:
    if phrase.cls is None:
        return repr(phrase.constants["value"])
    return f"{phrase.cls.__name__}({', '.join(f'{k}={v!r}' for k, v in phrase.constants.items())})"


def _check_fields(
    template: str, cls: type[msgspec.Struct], slots: Sequence[Slot], constants: Mapping[str, object]
) -> None:
    """Every field is filled once; what is neither slot nor constant has a default."""
    names: tuple[str, ...] = cls.__struct_fields__
    kept = [slot for slot in slots if slot.field != "_"]
    filled = [*[slot.field for slot in kept], *constants]
    for name in filled:
        if name not in names:
            raise GrammarError(f"{template!r}: {cls.__name__} has no field {name}")
    if len(set(filled)) < len(filled):
        twice = next(name for name in filled if filled.count(name) > 1)
        raise GrammarError(f"{template!r}: field {twice} of {cls.__name__} is filled twice")
    given = {*defaults_of(cls), *constants, *[slot.field for slot in kept if not slot.optional]}
    if len(given) < len(names):
        name = next(name for name in names if name not in given)
        raise GrammarError(f"{template!r}: field {name} of {cls.__name__} has neither slot, constant nor default")
