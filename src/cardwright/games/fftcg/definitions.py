"""Cards as the engine plays them: printed facts and compiled text in one immutable definition.

A text with a node that nothing in the engine handles does not load (`unhandled`): it is refused, never half played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from cardwright.cards.facts import FftcgCard
from cardwright.errors import TextError
from cardwright.games.common import handled, texts
from cardwright.games.common.registry import walk
from cardwright.games.common.ruling import PLAYING
from cardwright.games.fftcg import chosen_price
from cardwright.games.fftcg import effects as _effects  # noqa: F401  (registers what only this game can carry out)
from cardwright.games.fftcg import retarget as _retarget  # noqa: F401  (likewise)
from cardwright.games.fftcg import skipping as _skipping  # noqa: F401  (likewise)
from cardwright.games.fftcg.classic import effects as _classic  # noqa: F401  (likewise)
from cardwright.games.fftcg.classic import items as _items  # noqa: F401  (likewise)
from cardwright.games.fftcg.classic import keywords
from cardwright.games.fftcg.newer import keywords as newer
from cardwright.games.fftcg.newer import limit_break as _limit_break  # noqa: F401  (likewise)
from cardwright.games.fftcg.newer import priming as _priming  # noqa: F401  (likewise)
from cardwright.games.fftcg.newer import producing as _producing  # noqa: F401  (likewise)
from cardwright.games.fftcg.newer import specials as _specials  # noqa: F401  (likewise)
from cardwright.games.fftcg.newer import traits as _traits  # noqa: F401  (likewise)
from cardwright.games.fftcg.newer import warp as _warp  # noqa: F401  (likewise)
from cardwright.games.fftcg.ruleset import CONSTRUCTED, Switches
from cardwright.kernel.rules import Definition
from cardwright.kernel.state import Chars, Source
from cardwright.text import ir
from cardwright.text.classic_words import classic_only
from cardwright.text.compile import compile_text, text_key
from cardwright.text.remember import names_in, noted

RULESET = "fftcg-2020"
Names = Mapping[str, frozenset[str]]
USED: Final = frozenset((ir.ActionAbility, ir.SpecialAbility, ir.PrimingAction))


class CardData(msgspec.Struct):
    """What is precomputed for a card: what it does as a Summon or a burst, and what the derived view wants to know."""

    index: dict[int, int]  # identity of a node -> its index
    summons: tuple[int, ...] = ()
    bursts: tuple[int, ...] = ()  # what an EX Burst carries out (11.10.3)
    static: texts.Sheet | None = None
    limit_break: int = 0  # the number behind Limit Break (fftcg-new X-LB-6)
    warp: int = -1  # the index of Warp (fftcg-new X-WARP-1)
    quick: bool = False  # it may be cast whenever its player has priority (9.3.1.6, 15.2.5.3)
    plain: bool = False  # its text says nothing of casting it: what is printed elsewhere on it says all
    used: tuple[
        tuple[int, Source], ...
    ] = ()  # its printed abilities to be used, by their numbers among all its abilities
    asks_backups: tuple[
        tuple[int, ir.Group], ...
    ] = ()  # which Backups may have paid for it, as conditions ask, by their index
    called: dict[int, str] = {}  # the classic keyword that an ability comes from, by the ability's index


class Judged(msgspec.Struct, frozen=True):
    """What is found out about a compiled text once: the nodes that nothing carries out, and words that not every ruleset knows."""

    missing: tuple[str, ...] = ()
    classic: tuple[str, ...] = ()
    later: tuple[str, ...] = ()


def compile_card(card: FftcgCard, lexicon: Names | None = None) -> ir.CardText:
    """The abilities of a card. Raises `TextError` where its text is not understood or cannot be carried out.

    `lexicon` holds the names that a pool knows, by kind, for names that are printed without their tags.
    """
    return _judged(card, lexicon)[0]


def _judged(card: FftcgCard, lexicon: Names | None) -> tuple[ir.CardText, Judged]:
    found = _compiled(card.text, card.name, card.type, frozenset(names_in(card.text, lexicon).items()))
    if card.ex_burst and not any(getattr(ability, "ex_burst", False) for ability in found[0].abilities):
        # the other way round the flag is put right from the text (`cards/corrections.py`); here the words are missing (F109)
        raise TextError("field `ex_burst`: true, but no paragraph of the text is an EX BURST", stage="bind")
    return found


@lru_cache(maxsize=20_000)
def _compiled(
    text: str, name: str, card_type: str, lexicon: frozenset[tuple[str, frozenset[str]]]
) -> tuple[ir.CardText, Judged]:
    names = dict(lexicon) or None
    found = compile_text("fftcg", text, name=name, card_type=card_type, lexicon=names)
    key = text_key("fftcg", text, name=name, card_type=card_type, lexicon=names)
    judged = noted("judged", key, Judged, lambda: _judge(found, name))
    if judged.missing:
        raise TextError("nothing carries out " + ", ".join(judged.missing), stage="executable")
    return found, judged


def _judge(text: ir.CardText, name: str) -> Judged:
    missing = handled.unhandled(newer.expanded(keywords.expanded(text, name)[0]), newer.HANDLED)
    missing |= {chosen_price.unable(text)} - {""}
    return Judged(tuple(sorted(missing)), tuple(sorted(classic_only(text))), tuple(sorted(newer_words(text))))


def define(index: int, card: FftcgCard, text: ir.CardText) -> Definition:
    """The definition of a card, given its compiled text, whose classic and newer keywords are taken apart."""
    text, called = keywords.expanded(text, card.name)
    text = _as_one(newer.expanded(text))
    nodes = tuple(walk(text))
    data = CardData(texts.places_of(nodes))
    for ability in text.abilities:
        _sort_in(data, ability, data.index[id(ability)])
    data.called = {data.index[node]: keyword for node, keyword in called.items()}
    data.static = texts.prepare(index, text, nodes, data.index)
    speaks = data.static.zones | data.static.use_zones
    base = _printed(index, card, text, data)
    data.quick = "Summon" in base.types or "Back Attack" in base.keywords
    data.used = tuple((i, source) for i, source in enumerate(base.abilities) if type(nodes[source[1]]) in USED)
    asked = ((i, n.group) for i, n in enumerate(nodes) if isinstance(n, ir.PaidOnlyByBackups))
    data.asks_backups = tuple((i, group) for i, group in asked if group is not None)
    data.plain = PLAYING.isdisjoint(data.static.rule_kinds)
    return Definition(index, card, base, nodes, speaks, data, data.static.zones)


def _as_one(text: ir.CardText) -> ir.CardText:
    """The paragraphs of a Summon that are carried out are one effect, in the written order (11.3)."""
    parts = [a for a in text.abilities if isinstance(a, ir.SummonEffect)]
    if len(parts) < 2:
        return text
    effects = tuple(effect for part in parts for effect in part.effects)
    whole = msgspec.structs.replace(parts[0], effects=effects, ex_burst=any(part.ex_burst for part in parts))
    kept = (whole if a is parts[0] else a for a in text.abilities if not any(a is part for part in parts[1:]))
    return msgspec.structs.replace(text, abilities=tuple(kept))


def _sort_in(data: CardData, ability: ir.Ability, at: int) -> None:
    match ability:
        case ir.AutoAbility():
            if ability.ex_burst:
                data.bursts += (at,)
        case ir.SummonEffect():
            data.summons += (at,)
            if ability.ex_burst:
                data.bursts += (at,)
        case (
            ir.ActionAbility()
            | ir.SpecialAbility()
            | ir.FieldAbility()
            | ir.KeywordAbility()
            | ir.ReminderAbility()
            | ir.PrimingAction()
        ):
            pass  # found among the card's abilities where they are asked for
        case ir.LimitBreak():
            data.limit_break = ability.number
        case ir.Warp():
            data.warp = at
        case _:
            raise TextError(f"nothing carries out {type(ability).__name__}", stage="executable")


def _printed(index: int, card: FftcgCard, text: ir.CardText, data: CardData) -> Chars:
    """The characteristics as printed (5.2); keywords of plain keyword abilities included."""
    keywords = frozenset(
        k.name for a in text.abilities if isinstance(a, ir.KeywordAbility) and not a.damage for k in a.keywords
    )
    abilities: tuple[Source, ...] = tuple((index, data.index[id(a)]) for a in text.abilities)
    printed = Chars(
        names=(card.name,), types=(card.type,), elements=tuple(card.known_elements), jobs=tuple(card.jobs),
        categories=tuple(card.categories), cost=card.cost, power=card.power, generic=card.is_generic,
        keywords=keywords | newer.printed(text), abilities=abilities,
    )  # fmt: skip
    return texts.everywhere(printed, text)


def foreign(card: FftcgCard, text: ir.CardText, judged: Judged, ruleset: Switches) -> frozenset[str]:
    """What of the card means nothing in the ruleset, in words: keywords of modules that are not in force."""
    found: set[str] = set()
    if "classic" not in ruleset.keywords:
        found.update(judged.classic, ("Items",) if card.type == "Item" else ())
    if "newer" not in ruleset.keywords:
        found |= newer.printed(text)
    if "2020" not in ruleset.keywords:  # reading C-l
        found.update(judged.later, ("several Elements",) if len(card.known_elements) > 1 else ())
    return frozenset(found)


def newer_words(text: ir.CardText) -> frozenset[str]:
    """What the classic document knows nothing of: Back Attack, Freeze, Damage N."""
    found: set[str] = set()
    for node in walk(text):
        if isinstance(node, ir.Freeze):
            found.add("Freeze")
        elif "Back Attack" in (getattr(node, "keyword", ""), getattr(node, "name", "")):
            found.add("Back Attack")
        elif isinstance(node, ir.Ability) and getattr(node, "damage", 0) > 0:
            found.add("Damage N")
    return frozenset(found)


def define_all(
    cards: Sequence[FftcgCard], lexicon: Names | None = None, ruleset: Switches = CONSTRUCTED
) -> list[Definition]:
    """Definitions of cards, in order. Raises `TextError` for the first that cannot be played by the ruleset, naming it."""
    found = []
    for i, card in enumerate(cards):
        try:
            text, judged = _judged(card, lexicon)
            strange = foreign(card, text, judged, ruleset)
            if strange:
                raise TextError(f"{', '.join(sorted(strange))}: means nothing in {ruleset.name}", stage="ruleset")
        except TextError as error:
            raise error.of(f"{card.name} ({card.id})") from error
        found.append(define(i, card, text))
    return found
