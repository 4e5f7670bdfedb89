"""What a sensible FFTCG player does, by rules of thumb. It looks at public things, its own hand, and what it is offered."""

from __future__ import annotations

import re
from collections.abc import Callable

from cardwright.games.common.combat import attackers
from cardwright.games.common.zones import DAMAGE_ZONE, FIELD, HAND
from cardwright.kernel.decisions import Answer, Decision, sample_answer
from cardwright.kernel.game import Game
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random
from cardwright.play.taste import Words, yes

_LOOKED_AT = 24  # payments that are compared
_WORDS = Words(
    helping=re.compile(r"\bgains?\b|\bActivate\b|cannot be (?:broken|chosen)|\+\d"),
    harming=re.compile(r"\bdamage\b|\bBreak\b|\bDull\b|\bReturn\b|\bFreeze\b|-\d{4}|loses?\b|cannot (?:block|attack)"),
)


class FftcgTaste:
    """Casts what it can, attacks when that is good, blocks when it should."""

    def pick(self, match: Match, random: Random) -> Answer:
        decision = match.decision
        assert decision is not None
        if decision.kind == "act":
            return _act(match, random)
        chosen = _PICK.get(decision.reason)
        answer = chosen(match, decision, random) if chosen is not None else None
        if answer is None:
            answer = match.sample(random) if decision.rule else sample_answer(decision, random)
        return answer


def _act(match: Match, random: Random) -> Answer:
    acts = match.acts()
    if len(acts) == 1:
        return acts[0]
    game, player = match.game, match.decision.player if match.decision else 0
    casts = [a for a in acts if a[0] == "cast"]
    characters = [a for a in casts if "Summon" not in game.chars(a[1]).types]
    if characters and _spare(game, player):
        return max(characters, key=lambda a: (_worth(game, a[1]), -a[1]))
    others = [a for a in acts if a[0] != "pass" and a not in characters]
    others = [a for a in others if _enemies(game, player) or not _WORDS.harms(game, a[1])]
    if others and random.below(3) == 0:
        return others[random.below(len(others))]
    return ("pass",)


def _spare(game: Game, player: int) -> bool:
    """Whether a cast now leaves the player something to go on with."""
    return len(game.zone(player, HAND)) > 1 or any(not game.state.objects[i].dull for i in game.zone(player, FIELD))


def _worth(game: Game, object_id: int) -> int:
    chars = game.chars(object_id)
    backups = sum("Backup" in game.chars(i).types for i in game.zone(game.state.objects[object_id].owner, FIELD))
    if "Backup" in chars.types:
        return 9 - chars.cost if backups < 3 else 2
    return chars.cost + (max(0, chars.power or 0) // 2000)


def _forwards(game: Game, player: int) -> list[int]:
    return [i for i in game.zone(player, FIELD) if "Forward" in game.chars(i).types]


def _enemies(game: Game, player: int) -> bool:
    return bool(_forwards(game, 1 - player))


def _strength(game: Game, object_id: int) -> int:
    """What a Forward can still take."""
    return max(0, game.chars(object_id).power or 0) - game.state.objects[object_id].damage


def _attack(match: Match, decision: Decision, random: Random) -> Answer | None:
    """The strongest Forward that no active Forward of the other side beats, or anyone where they are too few."""
    game = match.game
    able = sorted(decision.options or (), key=lambda i: -_strength(game, i))
    walls = [i for i in _forwards(game, 1 - decision.player) if not game.state.objects[i].dull]
    best = max((_strength(game, i) for i in walls), default=-1)
    for object_id in able:
        safe = _strength(game, object_id) > best
        many = len(able) > len(walls) + 1
        if (safe or many) and _legal(match, (object_id,)):
            return (object_id,)
    return () if _legal(match, ()) else None


def _block(match: Match, decision: Decision, random: Random) -> Answer | None:
    """Block where the blocker survives or trades well, and with anyone where the point would lose the game."""
    game, player = match.game, decision.player
    foes = [r[0] for r in attackers(game)]
    blow = sum(max(0, game.chars(i).power or 0) for i in foes)
    worth = max((_strength(game, i) for i in foes), default=0)
    points = len(game.zone(player, DAMAGE_ZONE))
    able = sorted(decision.options or (), key=lambda i: _strength(game, i))
    for object_id in able:
        lives, kills = _strength(game, object_id) > blow, (game.chars(object_id).power or 0) >= worth
        good = lives or (kills and points >= 3) or points >= 5
        if good and _legal(match, (object_id,)):
            return (object_id,)
    return () if _legal(match, ()) else None


def _legal(match: Match, answer: Answer) -> bool:
    from cardwright.play.answers import allowed

    return allowed(match, answer)


def _payment(match: Match, decision: Decision, random: Random) -> Answer | None:
    """Dull Backups rather than discard, and discard what is worth little."""
    game = match.game
    found = game.rules.constraints[decision.rule].answers(game, decision, _LOOKED_AT)

    def price(payment: Answer) -> int:
        return sum(1 if how == "dull" else 4 + _worth(game, card) for how, card, _ in payment)

    return min(found, key=price) if found else None


def _best(match: Match, decision: Decision, random: Random) -> Answer | None:
    """The most worth having: to keep, to bear an Item, to play for nothing."""
    options = sorted(decision.options or (), key=lambda i: (-_worth(match.game, i), i))
    return tuple(options[: max(1, decision.least)]) if decision.most else None


def _mulligan(match: Match, decision: Decision, random: Random) -> Answer | None:
    """A hand in which nothing is cheap is not kept."""
    return all(match.game.chars(i).cost > 4 for i in match.game.zone(decision.player, HAND))


def _least_worth(match: Match, decision: Decision, random: Random) -> Answer | None:
    options = sorted(decision.options or (), key=lambda i: (_worth(match.game, i), i))
    return tuple(options[: decision.least])


_PICK: dict[str, Callable[[Match, Decision, Random], Answer | None]] = {
    "attack": _attack,
    "block": _block,
    "payment": _payment,
    "targets": _WORDS.targets,
    "take_first_turn": yes,
    "burst": yes,
    "may": yes,
    "mulligan": _mulligan,
    "hand_size": _least_worth,
    "excess_backups": _least_worth,
    "keep": _best,
    "bearer": _best,
}
