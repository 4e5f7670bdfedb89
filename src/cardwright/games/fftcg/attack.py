"""The Attack Phase (chapter 10): preparation, declaration, block, damage; parties (15.1.1.9) and First Strike (15.2.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardwright.errors import Illegal
from cardwright.games.common import statics
from cardwright.games.common.actions import BY_RULES, Cause, damage_cards
from cardwright.games.common.combat import attackers, blocked, blocker, end_combat, fighting
from cardwright.games.common.events import note_hit
from cardwright.games.common.zones import ATTACK, ATTACKED, BLOCK, DECLARED, DULL, FIELD, FIRST_STRIKE
from cardwright.games.fftcg import cited, combat_costs
from cardwright.games.fftcg.damage import damage_players
from cardwright.games.fftcg.losing import switches
from cardwright.games.fftcg.newer import clauses as newer_clauses
from cardwright.games.fftcg.phases import another_main, begin_phase
from cardwright.games.fftcg.priority import open_window
from cardwright.games.fftcg.rule_processes import calm, rule_processes
from cardwright.games.fftcg.skipping import main_again, passed_over
from cardwright.kernel.decisions import Answer, Decision, Flow, Option
from cardwright.kernel.game import Game
from cardwright.kernel.rng import Random
from cardwright.kernel.rules import Constraint
from cardwright.kernel.state import MISC, NO_REF, STATUS, Event, Ref

RULESET = "fftcg-2020"


# -- preparation (10.1.1) ------------------------------------------------------------------------------------------------


def step_attack(g: Game) -> None:
    """The Attack Phase begins (10.1.1.1); looping back to the preparation later does not begin it again (F39)."""
    if main_again(g):
        another_main(g, "attack")
        return
    if passed_over(g, "attack"):
        return
    begin_phase(g, "attack")
    g.state.step = "preparation"


def step_preparation(g: Game) -> None:
    """Attack Preparation Step (10.1.1.2; fftcg-classic C70). A party of an earlier attack is disbanded (15.1.1.9.9)."""
    end_combat(g)
    open_window(g, "declare")


# -- declaration (10.1.2) ------------------------------------------------------------------------------------------------


def can_attack(g: Game, ref: Ref) -> str:
    """Why a Forward cannot be declared as an attacker, as a clause; empty when it can (10.1.2.1.1, 10.1.2.1.2)."""
    obj = g.obj(ref)
    if obj is None or obj.zone != FIELD or obj.controller != g.state.turn_player:
        return "10.1.2.1"
    chars = g.chars(obj.id)
    if "Forward" not in chars.types:
        return "5.2.3.1.1.2, 10.1.2.1"
    if obj.dull:
        return "10.1.2.1.1"
    # 15.2.2.2: a Forward with Haste need not have been there since the turn began (fftcg-classic C7, C42, C61, C95)
    if obj.since >= g.state.turn and "Haste" not in chars.keywords and not statics.attacks_at_once(g, ref):
        return "10.1.2.1.1"
    if statics.cannot(g, "attack", ref, BY_RULES):
        return "10.1.2.1.2, 2.2"
    times = times_attacked(g, ref)
    if times and times >= (most := statics.attacks_per_turn(g, ref)):
        return f"10.1.2.1.2, {newer_clauses.TWICE}" if most > 1 else "10.1.2.1.2"
    return ""


def times_attacked(g: Game, ref: Ref) -> int:
    """How often the Forward has attacked this turn (10.1.2.1.2, 15.2.1.2): its marks are numbered."""
    marks, times = g.state.objects[ref[0]].marks, 0
    while f"{ATTACKED}:{times}" in marks:
        times += 1
    return times


def able_attackers(g: Game) -> list[int]:
    """The Forwards that could be declared now."""
    objects, field = g.state.objects, g.zone(g.state.turn_player, FIELD)
    return [c for c in field if not objects[c].dull and not can_attack(g, (c, objects[c].gen))]


def check_party(g: Game, cards: tuple[int, ...]) -> None:
    """Raise `Illegal` unless these Forwards may form a party: one Element common to all (15.1.1.9.2; reading F36)."""
    if len(cards) < 2:
        return
    refs = [g.state.objects[c].ref for c in cards]
    for ref in refs:
        if statics.cannot(g, "form_party", ref, BY_RULES):
            raise Illegal(f"{g.name(ref)} cannot form a party", "15.1.1.9.3")
    if switches(g).party_symbols and all(g.defs[g.state.objects[c].card].facts.party_symbol for c in cards):
        return  # fftcg-classic C83: whatever their Elements
    if not statics.party_elements(g, refs):  # fftcg-classic C82
        raise Illegal("the Forwards of a party share an Element", "15.1.1.9.2, 10.1.2.1")


def _alone(g: Game, card: int) -> bool:
    """Whether the Forward may attack without others (10.1.2.1.2)."""
    return not statics.cannot(g, "attack_alone", g.state.objects[card].ref, BY_RULES)


def _has_to_attack(g: Game, card: int, able: Sequence[int]) -> bool:
    """Whether it must, and can: it has to attack, not as often as it can; in a party where it cannot alone."""
    ref = g.state.objects[card].ref
    if not statics.must(g, "attack", ref) or times_attacked(g, ref):
        return False
    ways = (
        [(card,)]
        if _alone(g, card)
        else [(card, other) for other in able if other != card and _is_party(g, (card, other))]
    )
    return any(combat_costs.affordable(g, g.state.turn_player, way, "attack") for way in ways)


def _is_party(g: Game, cards: tuple[int, ...]) -> bool:
    try:
        check_party(g, cards)
    except Illegal:
        return False
    return True


def _check_attack(g: Game, decision: Decision, answer: Answer) -> None:
    check_party(g, answer)
    if len(answer) == 1 and not _alone(g, answer[0]):
        raise Illegal(f"{g.name(g.state.objects[answer[0]].ref)} cannot attack alone", "10.1.2.1.2, 2.2")
    if not answer:
        able = decision.options or ()
        for card in able:
            if _has_to_attack(g, card, able):
                raise Illegal(f"{g.name(g.state.objects[card].ref)} must attack if possible", "10.1.2.1.3")
    elif not combat_costs.affordable(g, g.state.turn_player, answer, "attack"):
        raise Illegal("the cost to attack cannot be paid", "10.1.2.3")


def _attack_answers(g: Game, decision: Decision, limit: int) -> list[Answer]:
    """No attack, single attackers, then parties, as far as they are legal."""
    cards = decision.options or ()
    shapes: list[tuple[int, ...]] = [(), *((c,) for c in cards)]
    for i, first in enumerate(cards):
        shapes += [(first, second) for second in cards[i + 1 :]]
    if len(cards) > 2:
        shapes.append(tuple(cards))
    found: list[Answer] = []
    for shape in shapes:
        if len(found) >= limit:
            break
        if _passes(g, decision, shape):
            found.append(shape)
    return found


def _passes(g: Game, decision: Decision, answer: Answer) -> bool:
    try:
        _check_attack(g, decision, answer)
    except Illegal:
        return False
    return True


def _sample_attack(g: Game, decision: Decision, random: Random) -> Answer:
    cards = list(decision.options or ())
    random.shuffle(cards)
    size = random.below(min(len(cards), 3) + 1)
    for attempt in (tuple(cards[:size]), tuple(cards[:1]), ()):
        if _passes(g, decision, attempt):
            return attempt
    return _attack_answers(g, decision, 1)[0]


def _problem_of(
    g: Game, decision: Decision, answer: tuple[Option, ...], problem: Callable[[Game, Ref], str], verb: str
) -> Illegal | None:
    """Why the first card on the field that was declared and is not offered cannot attack or block."""
    on_field = [card for player in (0, 1) for card in g.zone(player, FIELD)]
    for card in answer:
        if card in on_field and card not in (decision.options or ()):
            ref = g.state.objects[card].ref
            return Illegal(f"{g.name(ref)} cannot {verb}", problem(g, ref) or decision.clause)
    return None


def _attack_objection(g: Game, decision: Decision, answer: tuple[Option, ...]) -> Illegal | None:
    """Each member of a party has to be able to attack (15.1.1.9.3)."""
    found = _problem_of(g, decision, answer, can_attack, "attack")
    if found is not None and len(answer) > 1:
        return Illegal(found.reason, f"{found.clause}, 15.1.1.9.3")
    return found


ATTACK_RULE = Constraint(_check_attack, _sample_attack, _attack_answers, _attack_objection)


def step_declare(g: Game) -> Flow[None]:
    """Attack Declaration Step (10.1.2): one Forward, a party, or no attack."""
    player = g.state.turn_player
    able = tuple(able_attackers(g)) if statics.may_declare_attack(g, player) else ()
    chosen: tuple[int, ...] = ()
    if able:
        # 15.1.1.9.4: as many as can attack
        chosen = yield from g.ask(
            Decision("choose", player, "attack", "10.1.2.1", NO_REF, able, 0, len(able), rule="attack")
        )
    if not chosen:
        g.note("no_attack", "10.1.2.7", player)
        end_combat(g)
        g.state.step = "main2"  # 10.1.4.6
        return
    yield from _declare_attack(g, player, [g.state.objects[c].ref for c in chosen])


def _tell_attack(g: Game, player: int, refs: list[Ref]) -> None:
    state = g.state
    fresh = any(state.objects[r[0]].since >= state.turn for r in refs)
    again = newer_clauses.TWICE if any(times_attacked(g, r) > 1 for r in refs) else ""
    clause = cited.joined((cited.attack(g, refs, fresh=fresh), again))
    g.note("attack", clause, player, refs[0], cards=[g.name(r) for r in refs])


def _declare_attack(g: Game, player: int, refs: list[Ref]) -> Flow[None]:
    state = g.state
    for ref in refs:
        obj = g.edit(ref[0])
        obj.marks = obj.marks | {f"{ATTACKED}:{times_attacked(g, ref)}"}
    if g.log is not None:
        _tell_attack(g, player, refs)
    g.record([Event(DECLARED, refs[0], player, refs[0], player, len(refs), objects=tuple(refs))])
    # 10.1.2.2: they become dull, unless they have Brave (15.2.1.2)
    dulled = [r for r in refs if "Brave" not in g.chars(r[0]).keywords]
    yield from g.happen(*[Event(DULL, r, player, tags=("attack",)) for r in dulled])
    yield from combat_costs.pay_for(g, player, refs, "attack")  # 10.1.2.3
    # 10.1.2.4: only now; who attacks and blocks counts as status
    state.vars["attackers"] = tuple(refs)
    g.changed(STATUS | MISC)
    now = attackers(g)
    tags = ("party",) if len(now) > 1 else ()  # fftcg-classic C81; one that is left alone is none (fftcg-classic C87)
    # 10.1.2.5
    g.record([Event(ATTACK, r, player, r, player, len(now), tags=tags, objects=tuple(now)) for r in now])
    if tags:
        g.record([Event("party", NO_REF, player, now[0], player, len(now), tags=tags, objects=tuple(now))])
    open_window(g, "block")  # 10.1.2.6


# -- block (10.1.3) ------------------------------------------------------------------------------------------------------


def block_problem(g: Game, ref: Ref) -> str:
    """Why a Forward cannot block the attack now, as a clause; empty when it can (10.1.3.1.1, 10.1.3.1.2, 15.1.1.9.6).

    How long it has been there does not matter (fftcg-classic C128); it stays active (fftcg-guide G96), and blocks alone (fftcg-guide G108).
    """
    return _block_problem(g, ref, attackers(g))


def _block_problem(g: Game, ref: Ref, attacking: Sequence[Ref]) -> str:
    """The same, as these attack."""
    obj = g.obj(ref)
    if obj is None or obj.zone != FIELD or obj.controller == g.state.turn_player:
        return "10.1.3.1"
    if "Forward" not in g.chars(obj.id).types:
        return "5.2.3.1.1.2, 10.1.3.1"
    if obj.dull:
        return "10.1.3.1.1"
    if statics.cannot(g, "block", ref, BY_RULES):
        return "10.1.3.1.2, 2.2"
    if not any(statics.can_block(g, ref, a) for a in attacking):
        return "10.1.3.1.2"
    return ""


def able_blockers(g: Game) -> list[int]:
    """The Forwards that could block the attack now."""
    objects, field, now = g.state.objects, g.zone(1 - g.state.turn_player, FIELD), attackers(g)
    return [c for c in field if not objects[c].dull and not _block_problem(g, (c, objects[c].gen), now)]


def _compelled(g: Game, cards: tuple[int, ...]) -> list[int]:
    """Those that must block if possible and whose cost to block can be paid (10.1.3.1.3)."""
    player, objects = 1 - g.state.turn_player, g.state.objects
    anyone = any(statics.must(g, "be_blocked", a) for a in attackers(g))
    waiting = [c for c in cards if anyone or statics.must(g, "block", (c, objects[c].gen))]
    return [c for c in waiting if combat_costs.affordable(g, player, (c,), "block")]


def _check_block(g: Game, decision: Decision, answer: Answer) -> None:
    _check_blocker(g, decision, answer, _compelled(g, decision.options or ()))


def _check_blocker(g: Game, decision: Decision, answer: Answer, compelled: list[int]) -> None:
    if compelled and (not answer or answer[0] not in compelled):
        raise Illegal("a Forward that must block if possible has to be chosen", "10.1.3.1.3")
    if answer and not combat_costs.affordable(g, decision.player, answer, "block"):
        raise Illegal("the cost to block cannot be paid", "10.1.3.1.3")


def _block_answers(g: Game, decision: Decision, limit: int) -> list[Answer]:
    found: list[Answer] = []
    compelled = _compelled(g, decision.options or ())
    for answer in ((), *((c,) for c in decision.options or ())):
        try:
            _check_blocker(g, decision, answer, compelled)
        except Illegal:
            continue
        found.append(answer)
    return found[:limit]


def _sample_block(g: Game, decision: Decision, random: Random) -> Answer:
    answers = _block_answers(g, decision, 64)
    return answers[random.below(len(answers))]


def _block_objection(g: Game, decision: Decision, answer: tuple[Option, ...]) -> Illegal | None:
    return _problem_of(g, decision, answer, block_problem, "block")


BLOCK_RULE = Constraint(_check_block, _sample_block, _block_answers, _block_objection)


def step_block(g: Game) -> Flow[None]:
    """Block Declaration Stage (10.1.3)."""
    if not attackers(g):  # reading F38: nobody is left to block, and no point is dealt
        g.state.step = "after_damage"
        return
    player = 1 - g.state.turn_player
    able = tuple(able_blockers(g))
    chosen: tuple[int, ...] = ()
    if able:
        chosen = yield from g.ask(
            Decision("choose", player, "block", "10.1.3.1", attackers(g)[0], able, 0, 1, rule="block")
        )
    if chosen:
        yield from _declare_block(g, player, g.state.objects[chosen[0]].ref)
    else:
        g.note("no_block", "10.1.3.1", player)
    if not blocked(g):
        now = attackers(g)
        g.record([Event("unblocked", a, g.state.turn_player, a, g.state.turn_player) for a in now])
    open_window(g, "damage")  # 10.1.3.6


def _declare_block(g: Game, player: int, ref: Ref) -> Flow[None]:
    g.note("block", "10.1.3.2, 10.1.3.4, 15.1.1.9.6" if len(attackers(g)) > 1 else "10.1.3.2", player, ref)
    yield from combat_costs.pay_for(g, player, [ref], "block")  # 10.1.3.1.3
    if not fighting(g, ref, player):
        return  # 10.1.3.2: it blocks only if it is still there, and a Forward
    state = g.state
    state.vars["blocker"] = (ref,)
    state.vars["blocked"] = 1
    g.changed(STATUS | MISC)
    now = tuple(attackers(g))
    # 10.1.3.4: a party is blocked as if it were one; 10.1.3.5
    g.record([Event(BLOCK, ref, player, ref, player, objects=now)])
    g.record([Event("blocked", a, state.turn_player, ref, player, objects=(ref,)) for a in now])


# -- damage (10.1.4) -----------------------------------------------------------------------------------------------------


def step_damage(g: Game) -> Flow[None]:
    """Damage Resolution Stage (10.1.4)."""
    now = attackers(g)
    player = g.state.turn_player
    if not blocked(g) or (blocker(g) is None and not switches(g).blocked_stays_blocked):
        if now:
            # 10.1.4.1; a party attacks as one Forward (15.1.1.9.1)
            g.note("unblocked", "10.1.4.1", 1 - player, now[0])
            yield from damage_players(g, [(1 - player, 1, now[0])], Cause(now[0], player, "battle"), tuple(now))
    elif now and blocker(g) is not None:
        yield from _battle(g)
    else:
        g.note("no_battle", "10.1.3.3, 10.1.3.2.1", player)
    g.state.step = "damage_window"


def step_damage_window(g: Game) -> None:
    """After damage: triggers and priority (10.1.4.3, 10.1.4.4, against fftcg-guide G113), then another attack if wanted (10.1.4.6)."""
    open_window(g, "after_damage")


def step_after_damage(g: Game) -> None:
    """The party disbands (10.1.4.5) and the Attack Preparation Step comes again (10.1.4.6; fftcg-classic C77; reading C-m)."""
    if len(attackers(g)) > 1:
        g.note("party_over", "10.1.4.5", g.state.turn_player)
    end_combat(g)
    g.state.step = "preparation" if switches(g).preparation_each_attack else "declare"


def _strikes_first(g: Game, side: list[Ref]) -> bool:
    """First Strike: of a party only if all have it (15.2.3.4, 15.1.1.9.7, against fftcg-guide G107)."""
    return bool(side) and all(not STRIKES_FIRST.isdisjoint(g.chars(r[0]).keywords) for r in side)


STRIKES_FIRST = frozenset({"First Strike", "Preemptive Strike"})  # fftcg-classic C85, C97: two names of one thing


def _battle(g: Game) -> Flow[None]:
    """Battle damage (10.1.4.2), First Strike before the rest (15.2.3.2)."""
    foe = blocker(g)
    assert foe is not None
    first_attack, first_block = _strikes_first(g, attackers(g)), _strikes_first(g, [foe])
    if first_attack != first_block:
        yield from _strike(g, first_attack, first_block, FIRST_STRIKE)
        # 15.2.3.3: only rule processes; what triggered waits for 10.1.4.3
        if not calm(g):
            yield from rule_processes(g)
        yield from _strike(g, not first_attack, not first_block, "")
    else:
        yield from _strike(g, True, True, "")


def _strike(g: Game, attack: bool, block: bool, tag: str) -> Flow[None]:
    """One exchange: the attackers' damage and the blocker's, at the same time."""
    now, foe = attackers(g), blocker(g)
    if not now or foe is None:
        return  # 10.1.3.2.1: whoever is left is not in battle any more
    some = any(_strikes_first(g, [ref]) for ref in now)
    clause = cited.battle(g, now, first=bool(tag), some_strike_first=some)
    g.note("battle", clause, g.state.turn_player, now[0], blocker=g.name(foe))
    blows: list[tuple[Ref, int, Ref]] = []
    able = tuple(r for r in now if statics.can_damage(g, r, foe))
    one = switches(g).party_damage_is_one
    if attack and able and one:
        # a party's damage is one sum over the members that can damage the blocker (15.1.1.9.8; fftcg-classic C84; fftcg-guide G103; reading F37)
        blows.append((foe, sum(_power(g, r) for r in able), able[0]))
    elif attack:
        blows += [(foe, _power(g, r), r) for r in able]
    if block:
        blows += yield from _block_blows(g, now, foe)
    by = Cause(NO_REF, g.state.turn_player, "battle")
    facts = yield from damage_cards(g, blows, by, battle=True, party=able if one and len(able) > 1 else ())
    if len(now) > 1 and any(f.obj == foe and f.source in able for f in facts):
        for member in now:  # 15.1.1.9.8: every member counts as having broken the blocker
            note_hit(g, foe, member)


def _power(g: Game, ref: Ref) -> int:
    """What it strikes with: damage on it takes nothing away (fftcg-guide G28; reading F21)."""
    return max(0, g.chars(ref[0]).power or 0)  # 4.3


def _block_blows(g: Game, now: list[Ref], foe: Ref) -> Flow[list[tuple[Ref, int, Ref]]]:
    """The blocker's damage; among a party it is divided in thousands (10.1.4.2.1)."""
    power = _power(g, foe)
    if len(now) == 1:
        return [(now[0], power, foe)] if statics.can_damage(g, foe, now[0]) else []
    unit = switches(g).party_unit
    total = power - power % unit
    if total <= 0:
        return []
    options = tuple(r[0] for r in now)
    least = total if switches(g).blocker_assigns_all else 0
    shares = yield from g.ask(
        Decision("divide", 1 - g.state.turn_player, "battle_damage", "10.1.4.2.1", foe, options, least, total, unit)
    )
    return [
        (g.state.objects[c].ref, amount, foe)
        for c, amount in shares
        if statics.can_damage(g, foe, g.state.objects[c].ref)
    ]
