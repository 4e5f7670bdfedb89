"""Cards as the engine plays them: printed facts and compiled text in one immutable definition.

A text with a node that nothing in the engine handles does not load: it is refused, never half played.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

import msgspec

from cardwright.cards.facts import SveCard
from cardwright.errors import TextError
from cardwright.games.common import handled, texts
from cardwright.games.common.ruling import PLAYING
from cardwright.games.sve import registered
from cardwright.games.sve.references import typed
from cardwright.games.sve.zones import EVOLVE_DECK
from cardwright.kernel.rules import Definition
from cardwright.kernel.state import Chars, Source
from cardwright.text import ir
from cardwright.text.compile import compile_text, text_key
from cardwright.text.remember import names_in, noted
from cardwright.text.walk import nodes_up_to

Names = Mapping[str, frozenset[str]]
ACTIVATED = (ir.ActionAbility, ir.EvolveAbility, ir.ServeAbility)
THIS_TOKEN = 4  # `SelfRef.w` of "this token"
EVOLVED = " (Evolved)"  # how lists tell evolved cards apart: the card's name is without it


class CardData(msgspec.Struct):
    """What is precomputed for a card."""

    index: dict[int, int]  # identity of a node -> its index
    static: texts.Sheet | None = None
    playable: bool = True  # neither a leader nor evolved: advanced cards are played from the EX area (8.2.1, 9.2.2)
    plain: bool = False  # its text says nothing about playing it
    optional: bool = False  # something may be done "when playing" it (10.4.7.3)
    spell: tuple[ir.Effect, ...] = ()  # what it does as a spell, all paragraphs in the written order (10.1.1.4)
    activated: tuple[Source, ...] = ()  # its printed activated abilities
    counts: bool = False  # it asks how many cards or spells are in the cemetery (13.3.1, 13.5.1)
    serving: tuple[ir.ServeRule, ...] = ()  # whom its text lets it be served to
    grants: bool = False  # it gives or takes Ward, or says how cards enter the field


def compile_card(card: SveCard, lexicon: Names | None = None) -> ir.CardText:
    """The abilities of a card. Raises `TextError` where its text is not understood or cannot be carried out.

    `lexicon` holds the names that a pool knows, by kind.
    """
    found = _compiled(card.text, card_name(card), card.type, frozenset(names_in(card.text, lexicon).items()))
    if not card.token and _calls_itself_token(found):
        raise TextError("'this token' on a card that is none", stage="bind")
    return found


def _calls_itself_token(text: ir.CardText) -> bool:
    """Whether it says that of itself (5.24.3.1): what it gives to others is theirs to say."""
    said = (node for ability in text.abilities for node in nodes_up_to(ability, ir.AbilityGained))
    return any(isinstance(node, ir.SelfRef) and node.w == THIS_TOKEN for node in said)


@lru_cache(maxsize=20_000)
def _compiled(text: str, name: str, card_type: str, lexicon: frozenset[tuple[str, frozenset[str]]]) -> ir.CardText:
    names = dict(lexicon) or None
    found = compile_text("sve", text, name=name, card_type=card_type, lexicon=names)
    key = text_key("sve", text, name=name, card_type=card_type, lexicon=names)
    missing = noted(
        "judged", key, tuple[str, ...], lambda: tuple(sorted(handled.unhandled(plain(found), registered.known())))
    )
    if missing:
        raise TextError("nothing carries out " + ", ".join(missing), stage="executable")
    return found


def card_name(card: SveCard) -> str:
    """The name of the card (2.1), which an evolved card shares with what it evolves from (5.15.1.1.1)."""
    return card.name.removesuffix(EVOLVED) if card.evolved else card.name


def plain(text: ir.CardText) -> ir.CardText:
    """The abilities one by one: two in one paragraph apart, explanations left out (2.6.2)."""
    return ir.CardText(abilities=tuple(_each(text.abilities)))


def _each(abilities: Sequence[ir.Ability]) -> Iterator[ir.Ability]:
    for ability in abilities:
        if isinstance(ability, ir.Paragraph):
            yield from _each((ability.first, ability.second))
        elif isinstance(ability, ir.Explained):
            yield from _each((ability.ability,))
        else:
            yield ability


def define(index: int, card: SveCard, text: ir.CardText) -> Definition:
    """The definition of a card, given its compiled text."""
    text = ir.CardText(abilities=tuple(typed(ability, card.type) for ability in plain(text).abilities))
    nodes = texts.nodes_of(text, keywords=True)
    data = CardData(texts.places_of(nodes))
    data.static = texts.prepare(index, text, nodes, data.index)
    data.playable = card.type != "Leader" and not card.evolved and (card.cost is not None or not card.advanced)
    data.plain = PLAYING.isdisjoint(data.static.rule_kinds)
    data.optional = any(isinstance(n, ir.WhenPlaying) for n in nodes)
    data.counts = any(isinstance(n, ir.Spellchain | ir.Necrocharge) for n in nodes)
    data.serving = tuple(n for n in nodes if isinstance(n, ir.ServeRule))
    data.grants = any(_grants(n) for n in nodes if not any(n is ability for ability in text.abilities))
    data.spell = tuple(e for a in text.abilities if isinstance(a, ir.SummonEffect) for e in a.effects)
    data.activated = tuple((index, data.index[id(a)]) for a in text.abilities if isinstance(a, ACTIVATED))
    speaks = data.static.zones | data.static.use_zones | {EVOLVE_DECK}
    return Definition(index, card, _printed(index, card, text, data), nodes, speaks, data, data.static.zones)


def _grants(node: ir.Node) -> bool:
    """Whether the node has to do with who has Ward as it enters, beyond what is printed (12.8.2)."""
    if isinstance(node, ir.KeywordGained):
        return node.keyword == "Ward"
    if isinstance(node, ir.KeywordAbility):  # a quoted one
        return any(keyword.name == "Ward" for keyword in node.keywords)
    return isinstance(node, ir.AllAbilities | ir.EntersDull)


def _printed(index: int, card: SveCard, text: ir.CardText, data: CardData) -> Chars:
    """The information printed on the card (10.9.1.1): attack (2.7.1), defense (2.8.1), traits (2.4.2) and the rest of chapter 2.

    Keywords of plain keyword abilities are included; two in a row are two abilities (12.1.2).
    """
    keywords = frozenset(k.name for a in text.abilities if isinstance(a, ir.KeywordAbility) for k in a.keywords)
    abilities: tuple[Source, ...] = tuple((index, data.index[id(a)]) for a in text.abilities)
    names = (
        (card_name(card),) if card.alternate_name is None else (card_name(card), card.alternate_name)
    )  # 2.13.2, 14.3.1.1; whole, not in parts (2.1.2.1)
    defense = 20 if card.type == "Leader" else card.defense  # 2.8.3.1
    printed = Chars(
        names=names, types=(card.type,), classes=(card.class_.lower(),), jobs=tuple(card.traits),
        categories=(card.universe,) if card.universe else (), cost=card.cost or 0, power=card.attack, defense=defense,
        keywords=keywords, abilities=abilities,
    )  # fmt: skip
    return texts.everywhere(printed, text)


def define_all(cards: Sequence[SveCard], lexicon: Names | None = None) -> list[Definition]:
    """Definitions of cards, in order. Raises `TextError` for the first that cannot be played, naming it."""
    found = []
    for i, card in enumerate(cards):
        try:
            text = compile_card(card, lexicon)
        except TextError as error:
            raise error.of(f"{card.name} ({card.id})") from error
        found.append(define(i, card, text))
    return found
