"""What a sensible SVE player does, by rules of thumb. It looks at public things, its own hand, and what it is offered."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from cardwright.games.common.zones import FIELD, HAND
from cardwright.games.sve import keywords, players
from cardwright.games.sve.zones import LEADER
from cardwright.kernel.decisions import Answer, Decision, sample_answer
from cardwright.kernel.game import Game
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random
from cardwright.kernel.rules import Act
from cardwright.play.taste import Words, text_of, yes
from cardwright.text import ir

_WORDS = Words(
    helping=re.compile(r"\]\+|\byour field\b|\b[Gg]ive\b|\bthis follower\b"),
    harming=re.compile(r"\bdamage\b|\b[Dd]estroy|\b[Bb]anish|\benemy\b|\b[Rr]eturn\b|\]-\d"),
)
_CHEAP = 3  # a hand with nothing that costs so little is not kept


class SveTaste:
    """Plays on curve, evolves, attacks where that is good and else the leader, uses Quick."""

    def pick(self, match: Match, random: Random) -> Answer:
        decision = match.decision
        assert decision is not None
        if decision.kind == "act":
            return _act(match, decision, random)
        chosen = _PICK.get(decision.reason)
        answer = chosen(match, decision, random) if chosen is not None else None
        if answer is None:
            answer = match.sample(random) if decision.rule else sample_answer(decision, random)
        return answer


def _act(match: Match, decision: Decision, random: Random) -> Answer:
    acts = match.acts()
    if len(acts) == 1:
        return acts[0]
    game, player = match.game, decision.player
    kinds: dict[str, list[Act]] = {}
    for act in acts:
        kinds.setdefault(act[0], []).append(act)
    plays = [a for a in kinds.get("play", ()) if _worth_playing(game, player, a[1])]
    if decision.reason == "quick":
        return _quick(game, plays, acts, random)
    attacks = kinds.get("attack", [])
    last = _finishing(game, player, attacks)
    if last is not None:
        return last
    if plays:
        return max(plays, key=lambda a: (game.chars(a[1]).cost, -a[1]))  # as much as the points allow: on curve
    uses = kinds.get("use", [])
    evolves = [a for a in uses if isinstance(game.node((a[2], a[3])), ir.EvolveAbility)]
    if evolves and random.below(5):
        return max(evolves, key=lambda a: (_strength(game, a[1]), -a[1]))
    others = [a for a in uses if a not in evolves]
    if others and random.below(3) == 0:  # not for ever: some cost nothing
        return others[random.below(len(others))]
    return _attack(game, player, attacks) or acts[0]


def _quick(game: Game, plays: Sequence[Act], acts: Sequence[Act], random: Random) -> Answer:
    """When attacked or at the end of the other's turn: what is there is mostly used, the points come back anyway."""
    if plays and random.below(4):
        return max(plays, key=lambda a: (game.chars(a[1]).cost, -a[1]))
    return acts[0]


def _worth_playing(game: Game, player: int, object_id: int) -> bool:
    """A spell against followers waits until there is one."""
    if "Spell" not in game.chars(object_id).types or not _WORDS.harms(game, object_id):
        return True
    return bool(_followers(game, 1 - player)) or "enemy leader" in text_of(game, object_id)


def _followers(game: Game, player: int) -> list[int]:
    return [i for i in game.zone(player, FIELD) if "Follower" in game.chars(i).types]


def _strength(game: Game, object_id: int) -> int:
    return max(0, game.chars(object_id).power or 0)


# attacking --------------------------------------------------------------------------------------------------------------


def _finishing(game: Game, player: int, attacks: Sequence[Act]) -> Act | None:
    """An attack on the leader, where all that can attack it are enough to win."""
    leader = players.leader(game, 1 - player)
    on_leader = [a for a in attacks if leader is not None and a[2] == leader.id]
    if leader is None or sum(_strength(game, a[1]) for a in on_leader) < players.defense(game, leader.id):
        return None
    return max(on_leader, key=lambda a: _strength(game, a[1])) if on_leader else None


def _attack(game: Game, player: int, attacks: Sequence[Act]) -> Act | None:
    """The best attack; None where every one of them is bad."""
    if not attacks:
        return None
    best = max(attacks, key=lambda a: (_value(game, a), -a[1], -a[2]))
    return best if _value(game, best) > 0 else None


def _value(game: Game, act: Act) -> int:
    """What an attack is worth: damage to the leader, or what is destroyed less what is lost."""
    _, attacker, target = act
    blow = _strength(game, attacker)
    if game.state.objects[target].zone == LEADER:
        return 2 * blow
    kills = blow >= players.defense(game, target) or keywords.has(game, attacker, "Bane")
    dies = _strength(game, target) >= players.defense(game, attacker) or keywords.has(game, target, "Bane")
    gain = 2 * game.chars(target).cost + 3 + 2 * _strength(game, target) if kills else 0
    loss = 2 * game.chars(attacker).cost + 1 if dies else 0
    return gain - loss


# other decisions ---------------------------------------------------------------------------------------------------------


def _ward(match: Match, decision: Decision, random: Random) -> Answer | None:
    """Every follower with Ward stands guard."""
    return True if decision.kind == "yes_no" else tuple((decision.options or ())[: decision.most])


def _mulligan(match: Match, decision: Decision, random: Random) -> Answer | None:
    """A hand in which nothing is cheap is not kept."""
    return all(match.game.chars(i).cost > _CHEAP for i in match.game.zone(decision.player, HAND))


def _cheapest(match: Match, decision: Decision, random: Random) -> Answer | None:
    """What costs least is given up."""
    options = sorted(decision.options or (), key=lambda i: (match.game.chars(i).cost, i))
    return tuple(options[: decision.least])


def _dearest(match: Match, decision: Decision, random: Random) -> Answer | None:
    """What costs most is kept."""
    options = sorted(decision.options or (), key=lambda i: (-match.game.chars(i).cost, i))
    return tuple(options[: decision.most])


_PICK: dict[str, Callable[[Match, Decision, Random], Answer | None]] = {
    "targets": _WORDS.targets,
    "take_first_turn": yes,
    "mulligan": _mulligan,
    "may": yes,
    "pay": yes,
    "extra_cost": yes,
    "earth_rite": yes,
    "evolution_point": yes,
    "ward": _ward,
    "ward_entry": _ward,
    "hand_limit": _cheapest,
    "keep": _dearest,
}
