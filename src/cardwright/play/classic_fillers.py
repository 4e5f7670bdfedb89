"""What classic cards need around them on the bench: bearers of Items, sacrifices, namesakes, cheap cards in hand."""

from __future__ import annotations

from collections.abc import Iterator

from cardwright.cards import FftcgCard
from cardwright.games.common.zones import DECK, FIELD, HAND
from cardwright.games.fftcg.classic import items
from cardwright.kernel.rules import Definition
from cardwright.kernel.state import Obj, State
from cardwright.play.fftcg_fillers import Filler, blank
from cardwright.text import ir


def classic_asked(card: FftcgCard, definition: Definition) -> Iterator[Filler]:
    """Cards that the text needs around it."""
    elements = card.known_elements[:1] or ("Fire",)
    if card.type == items.ITEM:
        jobs = tuple(each for each in card.equips if each not in ("Character", "Forward", "Backup", "Monster"))
        yield Filler(blank("Bearer", "Forward", elements, 2, 6000, jobs=jobs), FIELD, (0,), 2)
    for node in definition.nodes:
        if isinstance(node, ir.SacrificeToReduce):
            yield Filler(
                blank("Follower of " + node.job, "Forward", elements, 2, 4000, jobs=(node.job,)), FIELD, (0,), 2
            )
        elif isinstance(node, ir.PlayLinked):
            yield Filler(blank("Linked", "Forward", elements, 1, 3000), HAND, (0,), 3)
        elif isinstance(node, ir.NameIs) and node.name == card.name:
            yield Filler(blank(card.name, "Forward", elements, 2, 5000), DECK, (0,), 3)
        elif isinstance(node, ir.PlayFrom):
            yield Filler(blank("Recruit", "Backup", elements, 1), HAND, (0,), 2)


def equip(state: State, item: Obj, bearers: range) -> None:
    """Attach an Item on the field to a Character that was put there for it."""
    mine = [n for n in state.zones[item.controller][FIELD] if state.objects[n].card in bearers]
    if mine:
        item.link = mine[-1]
