"""Known defects of published card data, put right in this one place and counted.

Each correction rests on a rule or on the card's own text, never on a list of cards, so that it also serves cards that
nobody has seen yet. `Pool.notes` says how often each was applied.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from msgspec.structs import replace

from .facts import OLD_TYPES, CardFacts, FftcgCard, SveCard

# EX BURST as the first words of a paragraph, or behind its "Damage 5 --", marks the icon; inside a sentence the same words merely
# talk about it.
_EX_BURST = re.compile(
    r"(?:^|\[\[br\]\]|\n)\s*(?:(?:\[\[i\]\])?\s*Damage \d+ ?(?:--|[-–—]) ?(?:\[\[/\]\])?)?\s*(?:\[\[ex\]\])?\s*EX BURST\b",
    re.IGNORECASE,
)

# sve TOK-Dragon, TOK-Hellflame Dragon, TOK-Devoted Dragon
MISPRINTED_TRAITS = {"Wyrmlin": "Wyrmkin", "Wyrmlinkin": "Wyrmkin"}


def correct(card: CardFacts) -> tuple[CardFacts, tuple[str, ...]]:
    """The card with its known defects put right, and the keys of the corrections made.

    - `power_not_printed`: a Backup, Monster or Summon that shows a power. Only Forwards have one printed
      (fftcg-2020 5.2.6.1); data sources show there the power that the card's own text would give it.
    - `ex_burst_from_text`: a paragraph opens with EX BURST though the flag is missing. A flag without the words is not put
      right: what the burst would do is missing, and the card is refused where its text is compiled.
    - `old_type`: a type by its older name, such as Eidolon for Summon (fftcg-rulebook 5.2.3.1).
    - `trait_misprinted`: an SVE card with a trait as the rules' list of tokens misprints it.
    """
    if isinstance(card, SveCard) and not MISPRINTED_TRAITS.keys().isdisjoint(card.traits):
        return replace(card, traits=tuple(MISPRINTED_TRAITS.get(each, each) for each in card.traits)), (
            "trait_misprinted",
        )
    if not isinstance(card, FftcgCard):
        return card, ()
    made: list[str] = []
    if card.type in OLD_TYPES:
        card = replace(card, type=OLD_TYPES[card.type])
        made.append("old_type")
    if card.power is not None and card.type != "Forward":
        card = replace(card, power=None)
        made.append("power_not_printed")
    if not card.ex_burst and _EX_BURST.search(card.text):
        card = replace(card, ex_burst=True)
        made.append("ex_burst_from_text")
    return card, tuple(made)


def doubts(cards: Iterable[CardFacts]) -> dict[str, int]:
    """How many cards lack a fact that the rules read; nothing is changed for them.

    - `elements_unknown`, `generic_unknown`: see `FftcgCard.known_elements` and `FftcgCard.is_generic`.
    - `forward_without_power`: reads as 0 power (fftcg-2020 4.4).
    """
    counts = {"elements_unknown": 0, "generic_unknown": 0, "forward_without_power": 0}
    for card in cards:
        if isinstance(card, FftcgCard):
            counts["elements_unknown"] += card.elements is None
            counts["generic_unknown"] += card.generic is None
            counts["forward_without_power"] += card.type == "Forward" and card.power is None
    return {key: count for key, count in counts.items() if count}
