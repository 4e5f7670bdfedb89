"""Paying CP (5.2.1.2, 5.2.1.3, 11.2, 11.4.6.1): what may produce it, and which payments are legal.

A payment is a tuple of sources `(how, object id, Element)`: `how` is "discard" (2 CP), "dull" (1 CP), or "put" (1 CP, where a text
lets the card be put into the Break Zone for it, fftcg-new X-PAY-8). One card may be dulled and put away: what a source takes of its
card is its `part`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final

import msgspec

from cardwright.errors import Illegal
from cardwright.games.common import statics
from cardwright.games.common.zones import FIELD, HAND
from cardwright.games.fftcg.losing import switches
from cardwright.games.fftcg.newer.clauses import PUT_AWAY
from cardwright.kernel.decisions import Answer, Decision, Option
from cardwright.kernel.game import Game
from cardwright.kernel.rng import Random
from cardwright.kernel.rules import Constraint, Derived
from cardwright.text import ir

RULESET = "fftcg-2020"
CpSource = tuple[str, int, str]
YIELD = {"discard": 2, "dull": 1, "put": 1}  # 5.2.1.3; fftcg-classic C37, C38
PUT: Final = ir.PutForCp.__name__
LIGHT_DARK = ("Light", "Dark")
ANY_SURPLUS = 1_000
TOO_LITTLE: Final = "11.2.1.1, 5.2.1.2"
NOTHING: Final[frozenset[int]] = frozenset()
MOST_NEEDS: Final = 1_000  # of which is remembered how they are put in words and read again
NO_LIMITS = ("", False)  # any Element will do, from Backups or not


class Need(msgspec.Struct, frozen=True, gc=False):
    """What has to be paid: so many CP in all, so many of them of certain Elements; `surplus` CP may be wasted (F8).

    An Element may be several, "Fire/Ice", of which any will do (F12). `ANY_SURPLUS` means that any amount may be wasted.
    """

    amount: int
    elements: tuple[tuple[str, int], ...] = ()
    surplus: int = 1
    only: tuple[str, bool] = (
        NO_LIMITS  # CP of this Element ("Fire/Ice": of one of these); or from Backups (of that Element) alone
    )
    among: tuple[int, ...] | None = None  # the cards that may produce it, where its text says which (fftcg-new X-PAY-6)
    more: tuple[CpSource, ...] = ()  # what texts let Backups produce for this alone (fftcg-new X-PAY-4)
    must: tuple[int, ...] = ()  # of these cards one has to be put away for it, to make room for what is paid for
    apart: bool = False  # whether what is put away besides is gone before this is paid (fftcg-new X-PAY-3)

    @property
    def free(self) -> bool:
        return self.amount == 0


def surplus_for(g: Game, elements: int) -> int:
    """How much may be paid too much: one CP for each Element that is due, at least one (11.2.1.1; reading F8, against fftcg-guide G44)."""
    return max(1, elements) if switches(g).surplus_is_bounded else ANY_SURPLUS


@cache
def need_of_card(amount: int, elements: tuple[str, ...], *, any_element: bool, mixed: bool = True) -> Need:
    """The CP for a card (11.4.6.1.1-11.4.6.1.4): one of each of its Elements, none for Light and Dark (5.2.1.2, F10).

    A Summon is no exception (fftcg-classic C19).
    """
    if amount <= 0:
        return Need(0)  # 11.4.6.1.2: nothing needs to be paid
    coloured = tuple(dict.fromkeys(e for e in elements if e not in LIGHT_DARK))
    if any_element or (not mixed and len(coloured) != len(elements)):
        coloured = ()
    return Need(max(amount, len(coloured)), tuple((e, 1) for e in coloured), max(1, len(coloured)))


def part(source: CpSource) -> int:
    """What the source takes of its card: its being active (`~card`), or the card itself."""
    return ~source[1] if source[0] == "dull" else source[1]


def by_backup(g: Game, source: CpSource) -> bool:
    """Whether it is a Backup that produces the CP."""
    return source[0] == "dull" or (source[0] == "put" and "Backup" in g.chars(source[1]).types)


def by_backups(g: Game, cp: Sequence[CpSource]) -> bool:
    """Whether CP was produced, and all of it by Backups."""
    return bool(cp) and all(by_backup(g, source) for source in cp)


def sources(
    g: Game, player: int, without: frozenset[int] = frozenset(), only: tuple[str, bool] = NO_LIMITS
) -> list[CpSource]:
    """Everything the player could produce CP with (5.2.1.3): discards of cards that are not Light or Dark, active Backups, and what
    texts let be put away. ``without``: what is taken of cards already, as `part` has it.

    Only cards in hand are discarded, none of a Limit Break deck (fftcg-new X-LB-10).
    """
    kept, key = _kept(g, "cp", player)
    found: list[CpSource] | None = kept.get(key)
    if found is None:
        found = kept[key] = _all_sources(g, player)
    if only != NO_LIMITS:
        found = [s for s in found if _may_pay(g, s, only)]
    return [s for s in found if part(s) not in without] if without else found


def _kept(g: Game, what: str, player: int) -> tuple[dict[Any, Any], tuple[Any, ...]]:
    """Where what produces CP is remembered: it depends on the cards in play and in hand alone, unless texts say otherwise."""
    view, state = g.derived, g.state
    if "Produces" in view.rules or PUT in view.rules:
        return g.memo, (what, player)
    return view.notes, (what, player, state.status, state.elsewhere)


def sources_for(g: Game, player: int, need: Need, without: frozenset[int]) -> list[CpSource]:
    """Everything the player could produce CP with for this need."""
    found = sources(g, player, without, need.only)
    if need.among is not None:
        found = [s for s in found if s[1] in need.among]
    if not need.more:
        return found
    return found + [s for s in need.more if part(s) not in without and _may_pay(g, s, need.only)]


def _may_pay(g: Game, source: CpSource, only: tuple[str, bool]) -> bool:
    """Whether the CP keeps to the limits: of an Element, from a Backup, or from a Backup of an Element."""
    element, backups_only = only
    if not backups_only:
        return _is_of(source, element)
    if not by_backup(g, source) or not element:
        return by_backup(g, source)
    return any(each in g.chars(source[1]).elements for each in element.split("/"))


def _is_of(source: CpSource, element: str) -> bool:
    """Whether the CP is of one of these Elements ("Fire/Ice"); of any, where none is named."""
    return not element or source[2] in element.split("/")


def _all_sources(g: Game, player: int) -> list[CpSource]:
    switch = switches(g)
    light_dark_pays, mixed = switch.light_dark_backup_pays, switch.mixed_light_dark_discardable
    found: list[CpSource] = []
    objects, defs, view, zones = g.state.objects, g.defs, g.derived, g.state.zones[player]
    changed, barred = view.chars, statics.ever_forbidden(g, "be_dulled_for_cp")
    for card in zones[FIELD]:
        obj = objects[card]
        if obj.dull:
            continue
        chars = changed[card] if card in changed else defs[obj.card].base
        backup = "Backup" in chars.types  # no Monster (fftcg-classic C8)
        if backup and not (barred and statics.cannot(g, "be_dulled_for_cp", obj.ref, None)):
            made = statics.produces(g, obj.ref) if "Produces" in view.rules else chars.elements
            found += [("dull", card, e) for e in made if light_dark_pays or e not in LIGHT_DARK]
    if PUT in view.rules:
        found += put_for_cp(g, player)
    allowed = statics.light_dark_discards(g, player)
    for card in zones[HAND]:
        elements = (changed[card] if card in changed else defs[objects[card].card].base).elements
        for element in _discarded_for(elements, allowed, mixed=mixed):
            found.append(("discard", card, element))
    return found


def put_for_cp(g: Game, player: int) -> list[CpSource]:
    """What texts let the player put into the Break Zone to produce CP (fftcg-new X-PAY-8)."""
    if PUT not in g.derived.rules:
        return []
    barred = () if switches(g).light_dark_backup_pays else LIGHT_DARK
    found: dict[CpSource, None] = {}
    for card in g.state.zones[player][FIELD]:
        for rule, _ in statics.on(g, PUT, g.state.objects[card].ref):
            made = rule.elements or statics.ALL_ELEMENTS
            found |= {("put", card, element): None for element in made if element not in barred}
    return list(found)


@cache
def _discarded_for(elements: tuple[str, ...], allowed: frozenset[str], *, mixed: bool) -> tuple[str, ...]:
    """Of which Elements CP is made by discarding such a card: nothing Light or Dark is (5.2.1.3), unless a text allows it."""
    bright = tuple(e for e in elements if e not in LIGHT_DARK or e in allowed)
    return bright if mixed or bright == elements else ()


class Means(msgspec.Struct, frozen=True, gc=False):
    """What a player's sources come to: CP in all, by part of a card, and the parts that can produce each Element."""

    total: int
    by_part: dict[int, int]
    by_element: dict[str, list[int]]


def means(g: Game, player: int) -> Means:
    """What the player could pay with now."""
    kept, key = _kept(g, "means", player)
    found: Means | None = kept.get(key)
    if found is None:
        by_part: dict[int, int] = {}
        by_element: dict[str, list[int]] = {}
        for how, card, element in sources(g, player):
            taken = ~card if how == "dull" else card  # its `part`
            by_part[taken] = YIELD[how]
            by_element.setdefault(element, []).append(taken)
        found = kept[key] = Means(sum(by_part.values()), by_part, by_element)
    return found


def can_produce(g: Game, player: int, need: Need, without: frozenset[int], have: Means | None = None) -> bool:
    """Whether the player can pay this, `without` these parts of cards. `have`: his `means` now, where they are known."""
    if not need.amount:
        return True
    if need.only != NO_LIMITS or need.among is not None or need.more or not _simple(need):
        return can_pay(need, sources_for(g, player, need, without))
    have = have or means(g, player)
    left = have.total
    for taken in without:
        left -= have.by_part.get(taken, 0)
    if left < need.amount:
        return False
    if not need.elements:
        return True
    # the matching source must fit: a matching discard always does, a matching Backup unless discards alone overshoot
    element = need.elements[0][0]
    if "/" not in element:
        return not without.issuperset(have.by_element.get(element, ()))
    return any(not without.issuperset(have.by_element.get(e, ())) for e in element.split("/"))


def purse(g: Game, player: int, view: Derived) -> int:
    """No more CP than this could the player produce: what costs more is not worth a closer look."""
    objects, defs, changed = g.state.objects, g.defs, view.chars
    most = 2 * len(g.state.zones[player][HAND])
    if PUT in view.rules:
        most += len({card for _, card, _ in put_for_cp(g, player)})
    for card in g.state.zones[player][FIELD]:
        obj = objects[card]
        if not obj.dull and ("Backup" in defs[obj.card].base.types or card in changed):
            most += 1
    return most


def check_payment(need: Need, payment: Sequence[CpSource]) -> None:
    """Raise `Illegal` unless the payment is exactly what is due (11.2.1.1, 5.2.1.3.1; reading F8)."""
    total, discards, parts, made = 0, 0, set(), dict.fromkeys([element for element, _ in need.elements], 0)
    for source in payment:
        produced = YIELD[source[0]]
        total += produced
        discards += source[0] == "discard"
        parts.add(part(source))
        for element in made:
            if source[2] in element.split("/"):
                made[element] += produced
    if len(parts) != len(payment):
        raise Illegal("a card produces CP once", "5.2.1.3")
    if need.must and not any(_makes_room(need, s) for s in payment):
        raise Illegal("no card is put away that makes room", PUT_AWAY)
    if need.free:
        if payment:
            raise Illegal("nothing is due, so no CP may be produced", "5.2.1.3.1")
        return
    if total < need.amount:
        # as many CP as there are Elements, even where the cost is less
        each = 1 < need.amount == sum(count for _, count in need.elements)
        raise Illegal(f"{total} CP do not pay {need.amount}", "11.4.6.1.2" if each else TOO_LITTLE)
    for element, count in need.elements:
        if made[element] < count:
            clause = "11.4.6.1.2" if len(need.elements) > 1 else "5.2.1.2"
            raise Illegal(f"{count} CP have to be {element}, not {made[element]}", clause)
    surplus = total - need.amount
    if surplus > need.surplus:
        clause = "11.4.6.1.4" if len(need.elements) > 1 else "5.2.1.3.1"
        raise Illegal(f"{surplus} CP too much", f"{clause}, 11.2.1.1")
    if surplus > discards and need.surplus < ANY_SURPLUS:
        raise Illegal("only a discarded card may produce one CP too much", "5.2.1.3.1, 11.2.1.1")


def _makes_room(need: Need, source: CpSource) -> bool:
    return source[0] == "put" and source[1] in need.must


def _legal(need: Need, payment: Sequence[CpSource]) -> bool:
    try:
        check_payment(need, payment)
    except Illegal:
        return False
    return True


def can_pay(need: Need, available: Sequence[CpSource]) -> bool:
    """Whether some legal payment exists."""
    if need.free:
        return True
    if _simple(need):
        return _can_pay_simple(need, available)
    return bool(_search(need, available, 1))


def _simple(need: Need) -> bool:
    """Whether at most one CP of one Element is demanded, and no certain card."""
    return not need.must and (not need.elements or (len(need.elements) == 1 and need.elements[0][1] == 1))


def _can_pay_simple(need: Need, available: Sequence[CpSource]) -> bool:
    """At most one CP of one Element is demanded: count what there is."""
    made: dict[int, int] = {}
    matching = not need.elements
    element = need.elements[0][0] if need.elements else ""
    for source in available:
        made[part(source)] = YIELD[source[0]]
        matching = matching or source[2] in element.split("/")
    return matching and sum(made.values()) >= need.amount


def _search(need: Need, available: Sequence[CpSource], limit: int) -> list[tuple[CpSource, ...]]:
    """Legal payments without a superfluous source, found depth first, at most `limit`.

    What has been tried in vain (so many cards gone through, with so much made) is not tried again, so that finding out that
    nothing pays takes no longer than there are such states.
    """
    by_part: dict[int, list[CpSource]] = {}
    for source in available:
        by_part.setdefault(part(source), []).append(source)
    wanted = dict(need.elements)
    index = {each: n for n, element in enumerate(wanted) for each in element.split("/")}
    counts = (*wanted.values(), int(bool(need.must)))  # the last: a card that makes room
    cards = sorted(by_part.values(), key=lambda s: (not any(x[2] in index or _makes_room(need, x) for x in s), s[0][1]))
    found: list[tuple[CpSource, ...]] = []
    vain: set[tuple[int, tuple[int, ...], int, int]] = set()

    def descend(i: int, picked: tuple[CpSource, ...], made: tuple[int, ...], total: int, discards: int) -> bool:
        surplus = total - need.amount
        most = need.surplus if need.surplus >= ANY_SURPLUS else min(need.surplus, discards)
        if made == counts and 0 <= surplus <= most:
            found.append(picked)
            return True
        state = (i, made, total, discards)
        if i == len(cards) or surplus > need.surplus or state in vain:
            return False
        before = len(found)
        for source in cards[i]:
            if len(found) >= limit:
                return True
            value = YIELD[source[0]]
            more = _with(made, counts, index.get(source[2], -1), value)
            if _makes_room(need, source):
                more = _with(more, counts, len(counts) - 1, 1)
            descend(i + 1, (*picked, source), more, total + value, discards + (source[0] == "discard"))
        if len(found) < limit:
            descend(i + 1, picked, made, total, discards)
        if len(found) == before:
            vain.add(state)
        return len(found) > before

    descend(0, (), (0,) * len(counts), 0, 0)
    return found


def _with(made: tuple[int, ...], counts: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """So much more of what is demanded at this place, up to what is demanded."""
    return made if at < 0 else (*made[:at], min(counts[at], made[at] + value), *made[at + 1 :])


def payments(need: Need, available: Sequence[CpSource], limit: int) -> list[tuple[CpSource, ...]]:
    """Some legal payments, at most `limit`."""
    return [()] if need.free else _search(need, available, limit)


def sample_payment(need: Need, available: Sequence[CpSource], random: Random) -> tuple[CpSource, ...]:
    """A random legal payment: first what the Elements demand, then anything until it is enough."""
    if need.free:
        return ()
    for _ in range(8):
        picked = _sample_once(need, list(available), random)
        if _legal(need, picked):
            return picked
    found = _search(need, available, 1)
    if not found:
        raise Illegal("the cost cannot be paid", TOO_LITTLE)
    return found[0]


def _sample_once(need: Need, left: list[CpSource], random: Random) -> tuple[CpSource, ...]:
    picked: list[CpSource] = []
    total = 0
    missing = dict(need.elements)
    while left:
        wanted = [e for e, n in missing.items() if n > 0]
        if not wanted and total >= need.amount:
            break
        pool = [s for s in left if s[2] in wanted] if wanted else left
        if not pool:
            break
        source = pool[random.below(len(pool))]
        picked.append(source)
        total += YIELD[source[0]]
        if source[2] in missing:
            missing[source[2]] -= YIELD[source[0]]
        taken = part(source)
        left = [s for s in left if s[1] != source[1] or part(s) != taken]
    return tuple(picked)


def decision(
    g: Game, player: int, need: Need, available: Sequence[CpSource], source: tuple[int, int], clause: str
) -> Decision:
    """The question which cards pay (11.3.7.1, 11.4.6.1, 11.6.2.1, 11.7.2.1)."""
    return Decision(
        "choose", player, "payment", clause, source, tuple(available), 0, len(available),
        rule="payment", data=msgspec.structs.astuple(need), cancel=True, prompt=_words(need),
    )  # fmt: skip


@lru_cache(maxsize=MOST_NEEDS)
def _words(need: Need) -> str:
    """What has to be paid."""
    named = [f"{count} {element}" for element, count in need.elements]
    element, backups = need.only
    only = f", {element} alone" * bool(element) + ", by Backups alone" * backups
    return f"{need.amount} CP{', among it ' if named else ''}{', '.join(named)}{only}"


@lru_cache(maxsize=MOST_NEEDS)
def _need(data: tuple[Any, ...]) -> Need:
    """What has to be paid, from the `data` of the question."""
    amount, elements, surplus, only, _among, _more, must, *_ = data
    return Need(amount, tuple((e, n) for e, n in elements), surplus, (only[0], only[1]), must=tuple(must))


def _check(g: Game, decided: Decision, answer: Answer) -> None:
    try:
        check_payment(_need(decided.data), answer)
    except Illegal as error:
        rest = [clause for clause in decided.clause.split(", ") if clause not in error.clause.split(", ")]
        raise Illegal(error.reason, ", ".join((error.clause, *rest))) from None


def _sample(g: Game, decided: Decision, random: Random) -> Answer:
    return sample_payment(_need(decided.data), decided.options or (), random)


def _answers(g: Game, decided: Decision, limit: int) -> list[Answer]:
    return list(payments(_need(decided.data), decided.options or (), limit))


def _objection(g: Game, decided: Decision, answer: tuple[Option, ...]) -> Illegal | None:
    """Why something that is named as a source of CP is none (5.2.1.3)."""
    for option in answer:
        match option:
            case (str(how), int(card), _) if option not in (decided.options or ()) and 0 <= card < len(g.state.objects):
                obj, player = g.state.objects[card], decided.player
                if how == "discard" and card not in g.zone(player, HAND):
                    return Illegal("only cards in one's hand are discarded for CP", "5.2.1.3")
                if how == "discard" and not set(LIGHT_DARK).isdisjoint(g.chars(card).elements):
                    return Illegal(f"{g.name(obj.ref)} is Light or Dark and is not discarded for CP", "5.2.1.3")
                if how == "put":
                    return Illegal(
                        f"no text lets {g.name(obj.ref)} be put into the Break Zone for CP", f"5.2.1.3, {PUT_AWAY}"
                    )
                if how == "dull" and all(s[1] != card for s in sources(g, player)):
                    return Illegal("only active Backups that one controls are dulled for CP", "5.2.1.3")
    return None


PAYMENT_RULE = Constraint(_check, _sample, _answers, _objection)
