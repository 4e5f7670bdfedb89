"""A third game, Embers: its ten cards and their texts. Made by the recipe of docs/add-a-game.md, steps 1 and 2."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from cardwright.cards import CardFacts
from cardwright.text.grammar import Grammar


class EmbersCard(CardFacts, frozen=True, kw_only=True):
    """A card: sprites have power and stay, sparks do what they say and are gone."""

    kind: Literal["Sprite", "Spark"]
    power: int = 0

    @property
    def card_type(self) -> str:
        return self.kind


# step 2: what texts can say, as frozen nodes, and one grammar that reads and prints them


class Node(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    w: int = 0


class Draw(Node, frozen=True):
    """The controller draws."""

    count: int


class Burn(Node, frozen=True):
    """Damage to a sprite that is chosen."""

    amount: int


class Heal(Node, frozen=True):
    """The controller gains lives."""

    amount: int


class Arrives(Node, frozen=True):
    """An effect that happens when the sprite enters the field."""

    effect: Node


class Lifts(Node, frozen=True):
    """The controller's other sprites have more power as long as the sprite is there."""

    amount: int


class Swift(Node, frozen=True):
    """The sprite enters the field ready."""


@cache
def grammar() -> Grammar:
    g = Grammar("embers")
    g.phrase("effect", "draw {count:integer} <card/cards:count>", Draw)
    g.phrase("effect", "choose a sprite and burn it for {amount:integer}", Burn)
    g.phrase("effect", "gain {amount:integer} <life/lives:amount>", Heal)
    g.phrase("ability", "{_:self} is swift.", Swift)
    g.phrase("ability", "when {_:self} arrives, {effect:effect}.", Arrives)
    g.phrase("ability", "your other sprites have +{amount:integer} power.", Lifts)
    g.phrase("spark", "{effect:effect}.", Arrives)
    return g


def compile_card(card: EmbersCard) -> tuple[Node, ...]:
    """The abilities of a card, one a line; TextError for a text that is not understood, or does not print back."""
    category = "spark" if card.kind == "Spark" else "ability"
    found = []
    for line in card.text.splitlines():
        node = grammar().parse(category, line, self_name=card.name)
        assert grammar().render(category, node, self_name=card.name) == line
        assert isinstance(node, Node)
        found.append(node)
    return tuple(found)


def _card(
    number: int, name: str, power: int, text: str = "", kind: Literal["Sprite", "Spark"] = "Sprite"
) -> EmbersCard:
    return EmbersCard(id=f"E-{number:02}", name=name, power=power, text=text, kind=kind)


CARDS = (
    _card(1, "Cinder", 1, "Cinder is swift."),
    _card(2, "Glow", 2),
    _card(3, "Kiln", 4),
    _card(4, "Lamp", 1, "When Lamp arrives, draw 1 card."),
    _card(5, "Torch", 2, "When Torch arrives, choose a sprite and burn it for 1."),
    _card(6, "Beacon", 1, "Your other sprites have +1 power."),
    _card(7, "Hearth", 3, "When Hearth arrives, gain 2 lives."),
    _card(8, "Comet", 3, "Comet is swift.\nWhen Comet arrives, choose a sprite and burn it for 2."),
    _card(9, "Flare", 0, "Choose a sprite and burn it for 3.", "Spark"),
    _card(10, "Kindle", 0, "Draw 2 cards.", "Spark"),
)
