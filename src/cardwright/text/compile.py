"""Printed text to abilities and back: normalise, read, fold, bind, and check that it prints to the same text."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

from cardwright.errors import InputError, TextError
from cardwright.text import ir, sense, unmet, unsaid, wording
from cardwright.text.apart import apart, quotes_apart
from cardwright.text.normalise import Normalised, normalise
from cardwright.text.remember import key_of, memory, names_in
from cardwright.text.styles import FFTCG, SVE, Style

if TYPE_CHECKING:
    from cardwright.text.grammar import Grammar

Names = Mapping[str, frozenset[str]]


class Reader(Protocol):
    """What reads and prints the texts of one game: its grammar, how sentences become effects and back, how pronouns are bound."""

    def grammar(self) -> "Grammar":
        """The one grammar of the game."""

    def fold(self, node: ir.Node, /) -> ir.Node:
        """Sentences as effects."""

    def unfold(self, node: ir.Node, /) -> ir.Node:
        """Effects as sentences."""

    def bind(self, text: ir.CardText, /, card_type: str = "") -> ir.CardText:
        """Pronouns as references; of this type the card itself always is, if one is given."""

    def unbind(self, node: ir.Node, /) -> ir.Node:
        """References as pronouns."""


@dataclass(frozen=True)
class Language:
    """The texts of one game. `instant` is the card type whose text is one effect, and the category of the grammar for it.

    `module` is the `Reader`, imported when the first text is read or printed: who finds all texts remembered needs no grammar.
    """

    module: str
    style: Style
    instant: tuple[str, str]
    borne: tuple[str, str] = ("", "")  # likewise for the card type whose text is what another card has from it
    ends_all: bool = False  # whether a text says what becomes of every card it begins with (unsaid.py)
    quoted_options: bool = False  # whether options say where they end; else the last goes on to the end of the ability

    @cached_property
    def reader(self) -> Reader:
        """What reads and prints."""
        found: Reader = import_module(self.module)
        return found

    def grammar(self) -> "Grammar":
        """The one grammar of the game."""
        return self.reader.grammar()

    def category(self, card_type: str) -> str:
        """The category of the grammar for a paragraph of a card of this type."""
        for kind, category in (self.instant, self.borne):
            if card_type == kind:
                return category
        return "ability"

    def printed_as(self, ability: ir.Ability) -> str:
        """The category that prints an ability."""
        if isinstance(ability, ir.Equipped | ir.RemoveItem):
            return self.borne[1]
        return self.instant[1] if isinstance(ability, ir.SummonEffect) else "ability"


LANGUAGES = {
    "fftcg": Language(
        "cardwright.text.fftcg.reader",
        FFTCG,
        ("Summon", "summon"),
        ("Item", "item"),
        ends_all=True,
        quoted_options=True,
    ),
    "sve": Language("cardwright.text.sve.reader", SVE, ("Spell", "spell")),
}


def compile_text(game: str, text: str, *, name: str, card_type: str, lexicon: Names | None = None) -> ir.CardText:
    """The abilities that the text of a card means.

    ``name`` is the card's printed name, ``card_type`` its type (a Summon's text is read as a Summon's), ``lexicon`` the names
    known to the pool. Raises TextError whose stage is `read`, `ambiguous`, `bind` or `round_trip`. What the memory in force
    (`remember.remembering`) knows is not read again.
    """
    lexicon = names_in(text, lexicon)
    where = memory()
    if where is None:
        return _compile(game, text, name, card_type, lexicon)
    key = text_key(game, text, name=name, card_type=card_type, lexicon=lexicon)
    found = where.recall(key)
    if found is None:
        try:
            found = _compile(game, text, name, card_type, lexicon)
        except TextError as error:
            where.keep(key, error)
            raise
        where.keep(key, found)
    if isinstance(found, TextError):
        raise found
    return found


def text_key(game: str, text: str, *, name: str, card_type: str, lexicon: Names | None = None) -> bytes:
    """By what a text and all that is noted of it is found again."""
    return _key(game, text, name, card_type, frozenset((lexicon or {}).items()))


@lru_cache(maxsize=16)  # whoever compiles a text asks for what is noted of it next
def _key(game: str, text: str, name: str, card_type: str, lexicon: frozenset[tuple[str, frozenset[str]]]) -> bytes:
    try:
        return key_of(game, text, name, card_type, dict(lexicon))
    except UnicodeEncodeError as error:  # half of a character, which JSON and YAML can spell
        raise TextError("a character that is no text", stage="read", at=error.start) from None


def _compile(game: str, text: str, name: str, card_type: str, lexicon: Names | None) -> ir.CardText:
    tidy = normalise_text(game, text, lexicon=lexicon)
    stays = not any(map(wording.becomes, tidy.paragraphs))
    abilities: list[ir.Ability] = []
    for number, paragraph in enumerate(tidy.paragraphs):
        abilities.append(compile_paragraph(game, paragraph, number, name, card_type, lexicon, stays))
    unsaid.check_named(abilities)
    unmet.check_paid(abilities)
    if not LANGUAGES[game].quoted_options:
        unmet.check_options(abilities)
    return ir.CardText(apart(abilities))


def render_text(game: str, card_text: ir.CardText, *, name: str, card_type: str = "") -> str:
    """The normalised text of the abilities, paragraphs divided by [[br]]; ``card_type`` changes nothing."""
    del card_type
    return "[[br]]".join(render_ability(each, name=name, game=game) for each in card_text.abilities)


def render_ability(ability: ir.Ability, *, name: str, game: str = "fftcg") -> str:
    """One paragraph as normalised text."""
    language = _language(game)
    text: str = language.grammar().render(
        language.printed_as(ability), language.reader.unfold(language.reader.unbind(ability)), self_name=name
    )
    return text


def normalise_text(game: str, text: str, *, lexicon: Names | None = None) -> Normalised:
    """What compile_text reads and render_text gives back: tidy paragraphs, and what was changed."""
    return _normalised(game, text, frozenset(names_in(text, lexicon).items()))


@lru_cache(maxsize=16)  # compiling a card and telling what was changed ask for the same text
def _normalised(game: str, text: str, lexicon: frozenset[tuple[str, frozenset[str]]]) -> Normalised:
    language = _language(game)
    return normalise(text, language.style, dict(lexicon))


def compile_paragraph(
    game: str, paragraph: str, number: int, name: str, card_type: str, lexicon: Names | None, stays: bool = True
) -> ir.Ability:
    """One tidy paragraph, read afresh; ``stays``: nothing in its text makes a card one of another type."""
    language = _language(game)
    try:
        category = language.category(card_type)
        parsed = language.grammar().parse(category, paragraph, self_name=name, lexicon=lexicon, paragraph=number)
        wording.check_words(
            paragraph, card_type
        )  # what is not read at all is told with its place, and with what could stand there
        read = ir.CardText((language.reader.fold(parsed),))  # type: ignore[arg-type]
        bound = language.reader.bind(read, card_type if stays else "")
        ability = bound.abilities[0]
        told_apart = quotes_apart(ability)
        sense.check(told_apart, card_type)
        unsaid.check(told_apart, every=language.ends_all)
        printed = render_ability(ability, name=name, game=game)
    except TextError as error:
        if error.paragraph == number:
            raise
        raise TextError(error.reason, stage=error.stage, paragraph=number, at=error.at) from error
    if printed != paragraph:
        at = next((i for i, (a, b) in enumerate(zip(printed, paragraph, strict=False)) if a != b), len(printed))
        raise TextError(f"prints as {printed!r}", stage="round_trip", paragraph=number, at=at)
    return ability


def _language(game: str) -> Language:
    if game not in LANGUAGES:
        raise InputError(f"no grammar for the game {game!r}; known: {', '.join(LANGUAGES)}")
    return LANGUAGES[game]
