"""What cards in play have come to without a line of the log that says so: by field abilities that begin or stop to count."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from cardwright.games.common import telling
from cardwright.kernel.game import Game
from cardwright.kernel.log import Line

Numbers = tuple[int | None, int | None]


class Worth(msgspec.Struct, frozen=True):
    """What a card in play is worth, without damage: power or attack, defense, keywords."""

    gen: int
    numbers: Numbers
    keywords: frozenset[str]


class Standing:
    """What the cards in play were worth when it was last told."""

    def __init__(self) -> None:
        self._told: dict[int, Worth] | None = None

    def forget(self) -> None:
        """Lines were taken back: what there is now is known."""
        self._told = None

    def changes(self, game: Game, lines: Iterable[Line]) -> Iterator[str]:
        """What has changed and is not said by these lines, the latest ones."""
        known, now = self._told, _worths(game)
        self._told = now
        said = _said(lines)
        for card, worth in now.items() if known is not None else ():
            before = known.get(card) if known is not None else None
            if before is None or before.gen != worth.gen:
                before = _printed(game, card)
            told = said.get((card, worth.gen))
            parts = []
            if worth.numbers != before.numbers and (shown := telling.numbers(game, card)) != told:
                parts.append(f"{numbers(shown)} now")
            if told is None:
                parts += [f"has {word}" for word in sorted(worth.keywords - before.keywords)]
                parts += [f"no longer has {word}" for word in sorted(before.keywords - worth.keywords)]
            if parts:
                yield f"  {game.chars(card).names[0]}: {', '.join(parts)}"


def numbers(worth: Numbers) -> str:
    """Power, or attack and defense; a card that is no Forward any more has none."""
    return "/".join(str(max(0, n)) for n in worth if n is not None) or "without power"


def _worths(game: Game) -> dict[int, Worth]:
    in_play = [zone for zone, spec in enumerate(game.rules.zones) if spec.in_play]
    cards = (card for player in range(len(game.state.zones)) for zone in in_play for card in game.zone(player, zone))
    return {card: _worth(game, card) for card in cards}


def _worth(game: Game, card: int) -> Worth:
    chars = game.chars(card)
    return Worth(game.state.objects[card].gen, (chars.power, chars.defense), chars.keywords)


def _printed(game: Game, card: int) -> Worth:
    """A card that has come into play has what is printed on it: of that nobody needs to be told."""
    obj = game.state.objects[card]
    base = game.defs[obj.card].base
    return Worth(obj.gen, (base.power, base.defense), base.keywords)


def _said(lines: Iterable[Line]) -> dict[tuple[int, int], Numbers | None]:
    """The cards that lines of effects tell of, with the last numbers said of each."""
    found: dict[tuple[int, int], Numbers | None] = {}
    for line in lines:
        if line.kind in ("lasting", "ended"):
            for ref, now in zip(line.facts["refs"], line.facts["now"], strict=True):
                found[ref] = now if now is not None else found.get(ref, (None, None))
    return found
