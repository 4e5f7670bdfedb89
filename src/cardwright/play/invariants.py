"""What must hold at every decision of every game, whatever the cards: the checks of the soak and of play-every-card."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from cardwright.errors import CardwrightError
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random
from cardwright.kernel.view import BOTH, View, deal_anew, offered, view
from cardwright.play.answers import legal_answers

Own = Callable[[Match], str]


class Broken(CardwrightError):
    """An invariant that does not hold: a fault of the engine."""


def check(match: Match, *, cards: int | None = None, deep: bool = False, own: Own | None = None) -> None:
    """Raise `Broken` where something is wrong. `cards` is how many printed cards the game began with.

    `deep` also looks at everything that is only derived (views, copies, saves, legal answers), which takes longer. `own` are
    the invariants of the game itself (`Adapter.wrong`).
    """
    _zones(match, cards)
    _values(match)
    _decision(match)
    problem = own(match) if own is not None else ""
    if problem:
        raise Broken(problem)
    if deep:
        for player, seen in enumerate(_looking(match)):
            _secret(match, player, seen)
        _copies(match)


def _zones(match: Match, cards: int | None) -> None:
    """Every object is in one zone, the one that it says, on the side of its owner or (in play) controller."""
    state, specs = match.state, match.game.rules.zones
    seen: dict[int, tuple[int, int]] = {}
    for player, zones in enumerate(state.zones):
        for zone, ids in enumerate(zones):
            for object_id in ids:
                if object_id in seen:
                    raise Broken(f"object {object_id} is in two zones: {seen[object_id]} and {(player, zone)}")
                seen[object_id] = (player, zone)
                obj = state.objects[object_id]
                holder = obj.controller if specs[zone].in_play else obj.owner
                if obj.zone != zone or holder != player:
                    raise Broken(f"object {object_id} lies in {specs[zone].name} of {player}, but says {obj}")
    # what was created in the course of the game comes after the cards, and may cease to exist
    missing = [i for i in range(cards or 0) if i not in seen]
    if cards is not None and missing:
        raise Broken(f"{cards} cards began, {cards - len(missing)} are left; in no zone: {missing[:5]}")


def _values(match: Match) -> None:
    state, kinds = match.state, len(match.game.defs)
    for obj in state.objects:
        counters = obj.counters
        if counters and min(counters.values()) < 0:
            raise Broken(f"a negative value on {obj}")
        if obj.controller not in (0, 1) or obj.owner not in (0, 1) or not 0 <= obj.card < kinds:
            raise Broken(f"an impossible object {obj}")
    for item in state.stack:
        if item.source[0] >= len(state.objects):
            raise Broken(f"an impossible source on the stack: {item}")
    if state.winner not in (-2, -1, 0, 1):
        raise Broken(f"an unknown result {state.winner}")


def _decision(match: Match) -> None:
    decision = match.decision
    if decision is None:
        if not match.over:
            raise Broken("the game waits for nothing but is not over")
        return
    if match.over:
        raise Broken(f"the game is over but asks for {decision.reason}")
    if decision.player not in (0, 1):
        raise Broken(f"nobody is asked for {decision.reason}")
    options = decision.options or ()
    if len(set(options)) != len(options):
        raise Broken(f"{decision.reason} offers something twice: {options}")
    if decision.kind == "choose" and not decision.rule and len(options) < decision.least:
        raise Broken(f"{decision.reason} asks for {decision.least} of {len(options)}")


def _looking(match: Match) -> list[View]:
    """Looking changes nothing, and what is offered as legal is legal. Gives back what each of the players sees."""
    before = match.fingerprint()
    views = [view(match.game, player, match.decision) for player in (0, 1, BOTH)]
    answers = legal_answers(match, 8)
    if match.decision is not None and not answers:
        raise Broken(f"no legal answer to {match.decision.reason} ({match.decision.kind})")
    for answer in answers:
        match.check(answer)
    if match.fingerprint() != before:
        raise Broken("looking changed the position")
    return views[:2]


_PLAIN = msgspec.json.Encoder(order="sorted")  # byte for byte: where 1 is not true


def _secret(match: Match, player: int, seen: View) -> None:
    """What a player sees is the same whatever the cards are that the player cannot know."""
    twin = match.copy()
    deal_anew(twin.game, player, Random(match.state.clock), offered(match.game, player, match.decision))
    mine, other = (_PLAIN.encode(each) for each in (seen, view(twin.game, player, match.decision)))
    if mine != other:
        at = next((i for i, (a, b) in enumerate(zip(mine, other, strict=False)) if a != b), 0)
        raise Broken(
            f"player {player} sees what is hidden: ...{mine[max(0, at - 60) : at + 60].decode(errors='replace')}..."
        )


def _copies(match: Match) -> None:
    """A copy and a restored save stand at the same position and are asked the same."""
    restored = type(match).restore(match.save(), match.game.defs, match.game.rules)
    for name, twin in (("copy", match.copy()), ("save", restored)):
        if twin.fingerprint() != match.fingerprint():
            raise Broken(f"a {name} stands elsewhere")
        theirs, ours = twin.decision, match.decision
        if (theirs is None) != (ours is None) or (
            theirs is not None
            and ours is not None
            and (theirs.kind, theirs.player, theirs.reason) != (ours.kind, ours.player, ours.reason)
        ):
            raise Broken(f"a {name} is asked something else: {theirs} for {ours}")


def check_future(match: Match, answers: int, random: Random) -> None:
    """Give the same random answers to the match's copy and to its restored save: they must stay equal all along."""
    one = match.copy()
    two = type(match).restore(match.save(), match.game.defs, match.game.rules)
    for _ in range(answers):
        if one.decision is None:
            break
        answer = one.sample(random)
        one.answer(answer)
        two.answer(answer)
        if one.fingerprint() != two.fingerprint():
            raise Broken(f"a copy and a restored save part after {answer}")
