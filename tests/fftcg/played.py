"""What the tests that play sentences share: cards with a text, and a game driven to where it matters."""

from __future__ import annotations

import re
from typing import Any

from board import DECK, FIELD, HAND, Board, Table

from cardwright.errors import Illegal
from cardwright.text import ir
from cardwright.text.compile import compile_text

BREAK_FOE = "Choose 1 {Card Name Foe}. Break it."
HIT_HARD = "Choose 1 Forward opponent controls. Deal it 6000 damage."
HIT = "Choose 1 Forward. Deal it 1000 damage."
BREAK = "Choose 1 [[i]]Card Name Hild[[/]]. Break it."
DRAWN = "draw 1 card."


def open_now(table: Table) -> set[int]:
    return {act[1] for act in table.match.acts() if act[0] == "cast"}


def abilities(text: str, name: str = "Rite", kind: str = "Summon") -> tuple[ir.Ability, ...]:
    """The abilities that the text compiles to; braces stand around tagged names."""
    return compile_text("fftcg", re.sub(r"\{(.*?)\}", r"[[i]]\1[[/]]", text), name=name, card_type=kind).abilities


def ability(text: str) -> tuple[ir.Ability, ...]:
    """What a Forward named Olga has."""
    return abilities(text, "Olga", "Forward")


def aim(table: Table, act: tuple[Any, ...], *cards: int) -> Table:
    """Do it, choose these cards where a choice is asked, and let everything resolve."""
    table.answer(act)
    left = list(cards)
    while table.asked.kind == "choose":
        table.answer((left.pop(0),))
    return table.resolve()


def hild(board: Board, text: str, zone: int = FIELD, player: int = 0, **facts: object) -> int:
    """A Forward named Hild with this text."""
    return board.put(player, zone, "Hild", *abilities(text, "Hild", "Forward"), **facts)


def rite(board: Board, text: str) -> int:
    """A Summon with this text in the hand."""
    (ability,) = abilities(text)
    assert isinstance(ability, ir.SummonEffect)
    return board.summon(*ability.effects)


def broken(
    text: str, *answers: object, held: int = 1, by: int = 0, what: str = BREAK_FOE
) -> tuple[Table, int, int, list[int]]:
    """Player 1 has Hild with this text, another Forward and cards in the hand; a Summon breaks the other."""
    board = Board()
    card = hild(board, text, player=1)
    foe = board.put(1, FIELD, "Foe", power=20000)
    cards = [board.put(1, HAND, f"Held {each}") for each in range(held)]
    (summon,) = (rite(board, what),)
    table = board.start().play(summon, (), *answers)
    return table, card, foe, cards


def cast(board: Board, text: str) -> Table:
    """A Summon with this text is being cast."""
    summon = rite(board, text)
    return board.start().cast(summon)


def monsters(board: Board, count: int) -> None:
    for each in range(count):
        board.put(0, FIELD, f"Ooze {each}", type="Monster")


def use(table: Table, card: int) -> Table:
    """Use the card's one ability and let it resolve."""
    return table.answer(("use", card, 0)).resolve()


def _costs(board: Board, player: int, zone: int, *costs: int) -> list[int]:
    return [board.put(player, zone, f"Cost {cost} {n}", cost=cost) for n, cost in enumerate(costs)]


def _ready(text: str, **counters: int) -> tuple[Table, int, list[int], list[int], int]:
    """A table, Hild with the text, three Backups, three cards in hand, and a Forward of 9000 of the opponent's."""
    board = Board()
    card = hild(board, text)
    board.state.objects[card].counters |= counters
    backups = [board.put(0, FIELD, f"Prop {n}", type="Backup") for n in range(3)]
    held = [board.put(0, HAND, f"Card {n}", type="Summon" if n else "Forward") for n in range(3)]
    foe = board.put(1, FIELD, "Foe", power=9000)
    return board.start(), card, backups, held, foe


def through(table: Table) -> Table:
    """Everything resolves; the first of what is open is taken."""
    while table.match.decision is not None and (table.asked.kind != "act" or table.match.state.stack):
        asked = table.asked
        options = tuple(o[0] if isinstance(o, tuple) else o for o in asked.options or ())
        some = tuple(asked.options or ()) if asked.kind == "order" else options[: max(1, asked.least)]
        table.answer(("pass",) if asked.kind == "act" else asked.kind == "yes_no" or some)
    return table


def attack(table: Table, *cards: int) -> Table:
    """The cards attack together, and everything that triggers resolves."""
    while table.asked.reason != "attack":
        table.answer(("pass",))
    return through(table.answer(cards))


def drawn_since(table: Table, held: int) -> int:
    return table.hand(0) - held


def until_turn(table: Table, turn: int) -> Table:
    """Everybody passes until that turn has begun and its first triggers are resolved."""
    while table.match.state.turn < turn:
        asked = table.asked
        table.answer(("pass",) if asked.kind == "act" else tuple(asked.options[: asked.least]))
    return table.resolve()


def blocked_by(table: Table, *cards: int) -> Table:
    while table.asked.reason != "block":
        table.answer(("pass",))
    return table.answer(tuple(cards))


def castable(table: Table, card: int) -> bool:
    try:
        table.cast(card)
    except Illegal:
        return False
    return True


def drive(table: Table, *wanted: int) -> Table:
    """Both pass until the stack is empty; where cards are chosen these are, as far as they are offered, else the fewest."""
    while table.match.decision is not None:
        asked = table.asked
        if asked.kind == "act":
            if not table.match.state.stack:
                break
            table.answer(("pass",))
            continue
        assert asked.options is not None, asked
        offered = [card for card in wanted if card in asked.options][: asked.most]
        table.answer(tuple(offered or asked.options[: asked.least]))
    return table


def hild_text(text: str, kind: str = "Forward") -> tuple[ir.Ability, ...]:
    return abilities(text, "Hild", kind)


def on_top(board: Board, player: int, *cards: int) -> None:
    """These cards on top of the deck, the first on top."""
    deck = board.state.zones[player][DECK]
    for card in reversed(cards):
        deck.remove(card)
        deck.insert(0, card)


def to_attack(table: Table, *cards: int) -> Table:
    while table.asked.reason != "attack":
        table.answer(("pass",))
    return table.answer(tuple(cards))


def use_through(table: Table, card: int, *wanted: int, index: int = 0) -> Table:
    return drive(table.answer(("use", card, index)), *wanted)


def open_acts(table: Table) -> list[tuple[object, ...]]:
    """What the player with priority can do, each act without its last part."""
    return [tuple(act[:2]) for act in table.match.acts()]


def begin_using(table: Table, card: int, *answers: object) -> Table:
    """Use the card's one ability; its first questions get these answers."""
    return table.answer(("use", card, 0), *answers)  # type: ignore[arg-type]


def field(text: str, condition: bool, board: Board, card: int) -> None:
    assert board.start().power(card) == (7000 if condition else 5000), text
