"""What limits the Characters that a player can deploy: names, Backups, Light and Dark (7.7.3-7.7.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from cardwright.games.common import statics
from cardwright.games.common.zones import FIELD
from cardwright.games.fftcg.classic import items
from cardwright.games.fftcg.costs import Allowed
from cardwright.games.fftcg.losing import switches
from cardwright.games.fftcg.payment import LIGHT_DARK
from cardwright.kernel.game import Game
from cardwright.kernel.rules import Definition
from cardwright.kernel.state import Chars, Ref

RULESET = "fftcg-2020"
BRIGHT: Final = frozenset(LIGHT_DARK)


class Beside(msgspec.Struct, frozen=True):
    """What limits the Characters that a player can deploy: what is on his field already (7.7.3-7.7.5)."""

    names: frozenset[str]  # without those of cards with the generic icon
    backups: int
    light_dark: tuple[int, ...]
    unlike: dict[int, bool]  # what `nothing_like_it` has said, by the card's definition


def beside(g: Game, player: int) -> Beside:
    """What is on the player's field, made once for each view."""
    view = g.derived
    found: Beside | None = view.notes.get(("beside", player))
    if found is None:
        found = view.notes["beside", player] = _beside(g, g.state.zones[player][FIELD])
    return found


def _beside(g: Game, field: Sequence[int]) -> Beside:
    cards = g.each_chars(field)
    named = [chars for chars in cards if not chars.generic and _shares_names(g, chars)]
    return Beside(
        frozenset([n for chars in named for n in chars.names]),
        ["Backup" in chars.types for chars in cards].count(True),
        tuple([c for c, chars in zip(field, cards, strict=True) if not BRIGHT.isdisjoint(chars.elements)]),
        {},
    )


def _shares_names(g: Game, chars: Chars) -> bool:
    """Whether one card of its name is all that a player may control: Items as well, as one reads it (reading C-e)."""
    return items.ITEM not in chars.types or switches(g).items_share_names


def nothing_like_it(g: Game, player: int, definition: Definition) -> bool:
    """Whether it is plain to see that nothing the player controls keeps a Character that is as printed off his field (7.7.3-7.7.5)."""
    there, card = beside(g, player), definition.index
    if card not in there.unlike:
        there.unlike[card] = _is_unlike(g, there, definition.base)
    return there.unlike[card]


def _is_unlike(g: Game, there: Beside, chars: Chars) -> bool:
    if items.ITEM in chars.types or ("Backup" in chars.types and there.backups >= switches(g).backup_limit):
        return False
    if there.light_dark and not BRIGHT.isdisjoint(chars.elements):
        return False
    return chars.generic or there.names.isdisjoint(chars.names)


def limit_problem(g: Game, player: int, ref: Ref, gone: frozenset[int] = frozenset()) -> tuple[str, str]:
    """Why the card may not be deployed beside what its player controls (7.7.3-7.7.5): (reason, clause). `gone`: what pays with itself.

    The opponent's cards do not count (fftcg-classic C28), and the classic game has the same limits for Items (fftcg-classic C34).
    There is no limit to Forwards (fftcg-classic C3).
    """
    chars = g.chars(ref[0])
    if "Summon" in chars.types:
        return "", ""
    item = items.ITEM in chars.types
    if item and not items.bearers(g, player, ref[0]):
        return items.NO_BEARER
    there = _beside(g, [c for c in g.zone(player, FIELD) if c not in gone]) if gone else beside(g, player)
    if not chars.generic and (not item or switches(g).items_share_names):  # 5.2.2.1; fftcg-classic C13
        for name in chars.names:
            if name in there.names and not statics.copies_allowed(g, player, ref[0], name):
                return f"{name} is on the field already", "7.7.3, 5.2.2.1"
    if "Backup" in chars.types and there.backups >= switches(g).backup_limit:
        return f"there are {there.backups} Backups already", "7.7.4"
    if not BRIGHT.isdisjoint(chars.elements):
        others = there.light_dark
        if others and not statics.light_dark_allowed(g, player, [*others, ref[0]]):
            return "a Light or Dark Character is on the field already", "7.7.5"
    return "", ""


def room_for(g: Game, player: int, ref: Ref) -> Allowed | None:
    """What a payment has to leave of the field where the card may not be deployed beside all of it: only what results is
    limited (7.7.3-7.7.5). None where it may."""
    if not limit_problem(g, player, ref)[1]:
        return None
    return lambda taken: not limit_problem(g, player, ref, taken)[1]
