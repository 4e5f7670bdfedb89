"""Printed text to abilities and back: normalise, read, fold, bind, and check that it prints to the same text."""

from collections.abc import Mapping

from cardwright.errors import InputError, TextError
from cardwright.text import ir
from cardwright.text.bind import bind, unbind
from cardwright.text.fftcg import language as fftcg
from cardwright.text.fftcg.shape import fold, unfold
from cardwright.text.normalise import FFTCG, Normalised, normalise

GAMES = ("fftcg",)
Names = Mapping[str, frozenset[str]]


def compile_text(game: str, text: str, *, name: str, card_type: str, lexicon: Names | None = None) -> ir.CardText:
    """The abilities that the text of a card means.

    ``name`` is the card's printed name, ``card_type`` its type (a Summon's text is read as a Summon's), ``lexicon`` the names
    known to the pool. Raises TextError whose stage is `read`, `ambiguous`, `bind` or `round_trip`.
    """
    tidy = normalise_text(game, text, lexicon=lexicon)
    abilities: list[ir.Ability] = []
    for number, paragraph in enumerate(tidy.paragraphs):
        abilities.append(_paragraph(paragraph, number, name, card_type, lexicon))
    return ir.CardText(tuple(abilities))


def render_text(game: str, card_text: ir.CardText, *, name: str, card_type: str = "") -> str:
    """The normalised text of the abilities, paragraphs divided by [[br]]; ``card_type`` changes nothing."""
    del card_type
    _check(game)
    return "[[br]]".join(render_ability(each, name=name) for each in card_text.abilities)


def render_ability(ability: ir.Ability, *, name: str) -> str:
    """One paragraph as normalised text."""
    category = "summon" if isinstance(ability, ir.SummonEffect) else "ability"
    text: str = fftcg.grammar().render(category, unfold(unbind(ability)), self_name=name)
    return text


def normalise_text(game: str, text: str, *, lexicon: Names | None = None) -> Normalised:
    """What compile_text reads and render_text gives back: tidy paragraphs, and what was changed."""
    _check(game)
    return normalise(text, FFTCG, lexicon)


def _paragraph(paragraph: str, number: int, name: str, card_type: str, lexicon: Names | None) -> ir.Ability:
    try:
        parsed = fftcg.grammar().parse(
            _category(card_type), paragraph, self_name=name, lexicon=lexicon, paragraph=number
        )
        bound = bind(ir.CardText((fold(parsed),)))  # type: ignore[arg-type]
        ability = bound.abilities[0]
        printed = render_ability(ability, name=name)
    except TextError as error:
        if error.paragraph == number:
            raise
        raise TextError(error.reason, stage=error.stage, paragraph=number, at=error.at) from error
    if printed != paragraph:
        at = next((i for i, (a, b) in enumerate(zip(printed, paragraph, strict=False)) if a != b), len(printed))
        raise TextError(f"prints as {printed!r}", stage="round_trip", paragraph=number, at=at)
    return ability


def _category(card_type: str) -> str:
    return "summon" if card_type == "Summon" else "ability"


def _check(game: str) -> None:
    if game not in GAMES:
        raise InputError(f"no grammar for the game {game!r}; known: {', '.join(GAMES)}")
