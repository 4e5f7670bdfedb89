"""What is printed on a card: the facts that a pool file holds, one frozen struct a game.

`null` in a pool file means "not known", which is not "none": such a field stays `None` here, and the property that the
rules read (`known_elements`, `is_generic`) says what stands in for it.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Name = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^\S(.*\S)?$")]
CardId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^\S+$")]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Cost = Annotated[int, Meta(ge=0, le=1_000)]
Text = Annotated[str, Meta(max_length=20_000)]

Element = Literal["Fire", "Ice", "Wind", "Earth", "Lightning", "Water", "Light", "Dark"]
FftcgType = Literal["Forward", "Backup", "Monster", "Summon", "Item", "Eidolon"]
SveType = Literal["Follower", "Spell", "Amulet", "Leader"]

# The keyword that sends a card to a deck of its own; a special ability of that name has its cost behind it instead.
_LIMIT_BREAK = re.compile(r"(?:^|\n|\]\])\s*Limit Break\s*(?:--|[-–—])\s*\d+\s*(?:$|\n|\[\[)")

FFTCG_TYPES: tuple[str, ...] = ("Forward", "Backup", "Monster", "Summon", "Item")
# What pool files add to the names of evolved cards, which are printed with the name of the card that evolves.
EVOLVED_SUFFIX = " (Evolved)"
OLD_TYPES = {"Eidolon": "Summon"}  # fftcg-rulebook 5.2.3.1: the older word; `corrections` puts it right
SVE_TYPES: tuple[str, ...] = ("Follower", "Spell", "Amulet", "Leader")


class CardFacts(Struct, frozen=True, kw_only=True):
    """What every game's cards have. `printings` holds the other numbers under which the same card was printed."""

    id: CardId
    name: Name
    text: Text = ""
    printings: tuple[CardId, ...] = ()

    @property
    def card_type(self) -> str:
        """The printed card type, whatever the game calls its types."""
        raise NotImplementedError

    @property
    def numbers(self) -> tuple[str, ...]:
        """Every card number that this card bears, its id first; `Re-008C/1-007R` is two numbers."""
        found: dict[str, None] = {}
        for whole in (self.id, *self.printings):
            found[whole] = None
            for part in whole.split("/"):
                if part:
                    found[part] = None
        return tuple(found)


class Hints(Struct, frozen=True, kw_only=True):
    """Guesses that a pool file offers for what its source did not say. Never facts: see the properties that use them."""

    elements_hint: tuple[Element, ...] | None = None
    generic_guess: bool | None = None
    variant_of: CardId | None = None
    limit_break: Cost | None = None


class FftcgCard(CardFacts, frozen=True, kw_only=True):
    """A card of the FINAL FANTASY TCG. `elements` and `generic` are None where the pool does not know them."""

    type: FftcgType
    elements: tuple[Element, ...] | None = ()
    cost: Cost
    power: Number | None = None
    jobs: tuple[Name, ...] = ()
    categories: tuple[Name, ...] = ()
    generic: bool | None = False
    ex_burst: bool = False
    hints: Hints = field(default_factory=Hints)
    # Only in the classic rules (C9, C10, C83): what kind of Item it is, who may bear it, and the P symbol of parties.
    item_type: Name | None = None
    equips: tuple[Name, ...] = ()
    party_symbol: bool = False

    @property
    def card_type(self) -> str:
        """Forward, Backup, Monster, Summon or, in the classic rules, Item."""
        return self.type

    @property
    def known_elements(self) -> tuple[Element, ...]:
        """The Elements to play with: the printed ones; where the pool does not know them its hint; else none.

        A card without any Element asks for no CP of a particular Element and shares none with a party.
        """
        if self.elements is not None:
            return self.elements
        return self.hints.elements_hint or ()

    @property
    def has_limit_break(self) -> bool:
        """Whether it belongs into a Limit Break deck (fftcg-new X-LB-2): deck lists are read before any text is compiled."""
        return _LIMIT_BREAK.search(self.text) is not None

    @property
    def is_generic(self) -> bool:
        """Whether several copies may stand on one field: as printed, else as guessed, else no (the stricter reading)."""
        if self.generic is not None:
            return self.generic
        return bool(self.hints.generic_guess)


class SveCard(CardFacts, frozen=True, kw_only=True):
    """A card of Shadowverse: Evolve. `cost` is None on evolved cards and leaders, which are not played for points."""

    type: SveType
    class_: Name = field(name="class", default="Neutral")
    evolved: bool = False
    token: bool = False
    advanced: bool = False
    universe: Name | None = None
    traits: tuple[Name, ...] = ()
    cost: Cost | None = None
    evolve_cost: Cost | None = None
    attack: Number | None = None
    defense: Number | None = None
    # A second name by which abilities may call the card (sve 2.13), and the id of a double-faced card's back (sve 2.14).
    alternate_name: Name | None = None
    back: CardId | None = None

    @property
    def card_type(self) -> str:
        """Follower, Spell, Amulet or Leader."""
        return self.type

    @property
    def special(self) -> bool:
        """Whether this is a special card type: evolved or advanced (sve 2.3.3.1)."""
        return self.evolved or self.advanced

    @property
    def printed_name(self) -> str:
        """The name on the card (sve 2.1.1): pool files tell evolved cards from unevolved ones by a word of their own."""
        return self.name.removesuffix(EVOLVED_SUFFIX) if self.evolved else self.name


def contradiction(card: CardFacts) -> str:
    """What two facts of a card say against each other, or "": no table could play it."""
    if isinstance(card, SveCard) and card.evolved and card.advanced:
        return "fields `evolved` and `advanced`: a card is of one special type, not of both (sve 2.3.3.1)"
    return ""


CARD_CLASSES: dict[str, type[CardFacts]] = {"fftcg": FftcgCard, "sve": SveCard}  # a further game puts its own here
GAMES: tuple[str, ...] = tuple(CARD_CLASSES)  # that come with the package


def game_of_type(card_type: object) -> str | None:
    """The game that has this card type, or None where no game does."""
    if card_type in (*FFTCG_TYPES, *OLD_TYPES):
        return "fftcg"
    return "sve" if card_type in SVE_TYPES else None
