"""Scenario files of the classic game: what they may call the ways of casting, and whose the abilities of an Item are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cardwright.errors import InputError
from cardwright.games.common.registry import walk
from cardwright.games.fftcg import using
from cardwright.games.fftcg.classic import items, timing, war_god
from cardwright.games.fftcg.newer import warp
from cardwright.games.fftcg.newer.keywords import NAMES
from cardwright.games.fftcg.payment import YIELD
from cardwright.kernel.decisions import Answer
from cardwright.kernel.game import Game
from cardwright.kernel.match import Match
from cardwright.kernel.state import Source
from cardwright.play.table_parts import PRINTED
from cardwright.text import ir

# the classic keywords by their own names, and words that mean the only other way there is
_KEYWORDS: Final = {"overdrive": "extra", "war god": war_god.VARIANT, "wargod": war_god.VARIANT}
_OTHER: Final = frozenset({"alternative", "extra", "reduce", "reduced", "sacrifice"})
_WAYS: Final = frozenset({*_OTHER, *_KEYWORDS, warp.VARIANT})


def casts(match: Match, ids: Sequence[int], cost: Any, pay: Mapping[str, list[str]]) -> list[Answer]:
    """The acts of casting that a step may mean, likeliest first: as `cost` says, else as printed, else as is possible.

    What is said to be paid may be too little for the printed cost: then another way is likelier.
    """
    others = [a for a in match.acts() if a[0] == "cast" and a[1] in ids and a[2]]
    if cost is not None:
        return [("cast", i, _way(str(cost), [a[2] for a in others if a[1] == i])) for i in ids]
    plain = [("cast", i, "") for i in ids]
    said = sum(YIELD[how] * len(names) for how, names in pay.items() if how in YIELD)
    short = bool(pay) and all(said < match.game.chars(i).cost for i in ids)
    return [*others, *plain] if short or not {"put", "sacrifice"}.isdisjoint(pay) else [*plain, *others]


def _way(wanted: str, there: Sequence[str]) -> str:
    """The way of paying that a word means. InputError for a word that means none: nobody could ever pay so, but by mistake."""
    word = wanted.lower().replace("_", " ").strip()
    if word in PRINTED:
        return ""
    numbered = word.replace(" ", "")
    found = numbered if numbered in there else _KEYWORDS.get(word, word)
    if not {word, numbered.rstrip("0123456789")} & _WAYS:
        raise InputError(f"cost: unknown {wanted!r} (known: {', '.join(sorted(_WAYS))}, printed)")
    return there[0] if found not in there and word in _OTHER and len(there) == 1 else found


def uses(game: Game, object_id: int, wanted: Any) -> list[Answer]:
    """The acts of using an ability of the card, in printed order; only the wanted one (its number or name) where one is.

    What an Item gives to its bearer may be called an ability of either, and so may what the Item does itself.
    """
    found = _of(game, object_id)
    bearer = game.state.objects[object_id].link
    if bearer >= 0:
        given = [a for a in _of(game, bearer) if _source(game, a)[0] == game.state.objects[object_id].card]
        found = sorted([*found, *given], key=lambda a: _source(game, a)[1])
    for item in items.borne_by(game.state, object_id):
        found += _of(game, item)
    if isinstance(wanted, int):
        return found[wanted - 1 : wanted] if wanted >= 1 else []
    meant = [a for a in found if wanted is None or _name(game, a).lower() == str(wanted).lower()]
    if wanted and not meant:
        _check_name(game, str(wanted).lower())
    return meant


def _check_name(game: Game, wanted: str) -> None:
    """InputError where no card of the game has an ability of this name, not even to give: nobody could ever use it."""
    called = {_called(game, (d.index, n)).lower() for d in game.defs for n in range(len(d.nodes))}
    given = {str(getattr(part, "name", "")).lower() for d in game.defs for node in d.nodes for part in walk(node)}
    if wanted not in called | given:
        raise InputError(f"ability: no card of this game has an ability {wanted!r}")


def _of(game: Game, object_id: int) -> list[Answer]:
    nodes = enumerate(game.node(source) for source in game.chars(object_id).abilities)
    return [("use", object_id, n) for n, node in nodes if type(node) in using.KINDS]


def _source(game: Game, act: Answer) -> tuple[int, int]:
    return game.chars(act[1]).abilities[act[2]]


def _name(game: Game, act: Answer) -> str:
    return _called(game, _source(game, act))


def _called(game: Game, source: Source) -> str:
    """The proper name of a special ability, or the keyword that the ability comes from."""
    node = game.node(source)
    if isinstance(node, ir.PrimingAction):
        return NAMES[ir.Priming]
    return str(getattr(node, "name", "")) or timing.keyword_of(game, source)
