"""Carrying out instructions: one executor for each class of instruction, and the order of sentences (11.11.5, 11.12).

An executor returns how many cards or players it really affected; 0 means that it was not carried out. That number is kept
in the context under "done" ("if you do so", "for each card discarded this way"); "held" says how the condition of the
sentence right before came out (1, 0, or -1 for a sentence without one).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from msgspec.structs import replace

from cardwright.games.common.actions import BY_RULES, Cause, cause_of, move_cards
from cardwright.games.common.amounts import X_IS, amount
from cardwright.games.common.conditions import holds
from cardwright.games.common.context import Ctx, set_number
from cardwright.games.common.durations import lapse
from cardwright.games.common.happenings import KINDS
from cardwright.games.common.house import readings
from cardwright.games.common.nodes import index_of
from cardwright.games.common.refs import EACH, LEFT, MOVED, WAS, named, players
from cardwright.games.common.registry import walk
from cardwright.games.common.zones import BREAK_ZONE, FIELD, LEAVE
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Event, Ref, Source, Value
from cardwright.text import ir

RULESET = "fftcg-2020"
DONE: Final = "done"
SHARE: Final = "done:"  # and a player: how many of those cards were that player's
HELD: Final = "held"  # how the condition of the sentence before came out: 1 or 0, -1 where it had none
OFFERED: Final = 2  # it held, and what it allows was offered
DENIED: Final = "denied"  # whether the sentence before, "if you don't, ...", was carried out
CONDITIONAL: Final[set[type]] = {ir.If, ir.IfDone, ir.IfNotDone, ir.Otherwise}  # which say whether their condition held
UNREDUCIBLE: Final = "unreducible"  # tag of damage that cannot be reduced
UNBURST: Final = "unburst"  # tag of points of damage that are followed by no EX Bursts
# what is said of the damage of the sentence right before, and the tag that it has by that
SAID_OF_DAMAGE: Final[dict[type[ir.Effect], str]] = {ir.DamageUnreducible: UNREDUCIBLE, ir.DamageUnburst: UNBURST}
SAID_OF_DONE: Final = (ir.IfDone, ir.IfNotDone, ir.WhenDone)
ACTOR: Final = "#actor"  # bound to the number of the player who is acting, where several act one after the other
DOER: Final = "#doer"  # bound while each player does it for himself: who controls the effect all the same

Executor = Callable[[Game, Ctx, Any], Flow[int]]
E = TypeVar("E", bound=Executor)
EXECUTORS: Final[dict[type[ir.Effect], Executor]] = {}
# instructions that other executors read: a header by its options, "instead" by the sentence before it
READ_BY_OTHERS: Final[tuple[type[ir.Effect], ...]] = (
    *SAID_OF_DAMAGE,
    ir.Instead,
    ir.ModalHeader,
    ir.ModalAlternative,
    ir.ReminderSentence,
)
# instructions that do nothing
SILENT: Final[set[type[ir.Effect]]] = {ir.ReminderSentence, *SAID_OF_DAMAGE}
# instructions with an X inside that is asked for later, or in another way
OWN_X: Final[set[type[ir.Effect]]] = {ir.Both, ir.Then}
# whether all of an instruction can be carried out, which `possible` knows
WHOLE: Final[list[Callable[[Game, Ctx, ir.Effect], bool]]] = []
_UNABLE: Final[dict[type[ir.Effect], Callable[[Any], str]]] = {}


def executes(*classes: type[ir.Effect]) -> Callable[[E], E]:
    """Register the executor of these classes of instruction."""

    def register(executor: E) -> E:
        for cls in classes:
            if cls in EXECUTORS:
                raise ValueError(f"{cls.__name__} has two executors")
            EXECUTORS[cls] = executor
        return executor

    return register


def refuses(cls: type[ir.Effect]) -> Callable[[Callable[[Any], str]], Callable[[Any], str]]:
    """Register what of this class cannot be carried out: a function from the node to the reason, "" where it can be."""

    def register(check: Callable[[Any], str]) -> Callable[[Any], str]:
        _UNABLE[cls] = check
        return check

    return register


def handled() -> frozenset[type[ir.Effect]]:
    """The classes of instruction that can be carried out."""
    return frozenset((*EXECUTORS, *READ_BY_OTHERS, *SILENT))


def unable(node: ir.Effect) -> str:
    """Why this instruction cannot be carried out; "" where it can be. A card that holds such a node is refused."""
    if isinstance(node, READ_BY_OTHERS) or type(node) in SILENT:
        return ""
    if type(node) not in EXECUTORS:
        return f"no executor for {type(node).__name__}"
    check = _UNABLE.get(type(node))
    return check(node) if check is not None else ""


def source_of(g: Game, ctx: Ctx, node: ir.Node) -> Source:
    """The plain reference to a node of the text that is being carried out."""
    return index_of(g.defs, ctx.node[0], node)


def cause(ctx: Ctx) -> Cause:
    """Who does it (11.11.8): the source of the effect, under the controller of the effect."""
    found = cause_of(ctx)
    doer = ctx.env.get(DOER, (None,))[0]
    return replace(found, controller=doer) if isinstance(doer, int) else found


def asked(g: Game, ctx: Ctx, player: ir.Player) -> list[int]:
    """The players an instruction speaks of, the turn player first (11.11.6); the owner of each card is none of them."""
    if isinstance(player, ir.Owner):
        return []
    turn = g.state.turn_player
    return sorted(dict.fromkeys(players(g, ctx, player)), key=lambda p: p != turn)


def asking(g: Game, ctx: Ctx, player: int, clause: str) -> str:
    """The clause of a question within an effect, and the game's for asking who does not control that (fftcg-new X-ASK-1)."""
    other = g.rules.clauses.get("asks_opponent", "") if player != ctx.controller else ""
    return f"{clause}, {other}" if other else clause


def acting(ctx: Ctx, player: int) -> Ctx:
    """The context for one of several players who act one after the other: "their" cards are this player's."""
    return ctx.bind(**{ACTOR: (player,), EACH: (player,)})


def acting_of(ctx: Ctx, who: ir.Player, player: int) -> Ctx:
    """Likewise, where it may be said of each player: "the same number" is then what this one did ("each player discards their hand.
    Each player draws the same number of cards"; reading F97)."""
    own = acting(ctx, player)
    shares = [ctx.numbers.get(f"{SHARE}{each}", -1) for each in (0, 1)]
    if isinstance(who, ir.EachPlayer) and sum(shares) == ctx.numbers.get(DONE):
        set_number(own, DONE, shares[player])
    return own


def note_shares(g: Game, ctx: Ctx, refs: Iterable[Ref]) -> None:
    """Note to how many cards of either player the instruction was done."""
    owners = [g.state.objects[ref[0]].owner for ref in refs if ref[0] >= 0]
    set_shares(ctx, [owners.count(player) for player in (0, 1)])


def set_shares(ctx: Ctx, shares: Sequence[int]) -> None:
    """Note how much either player did, or was done to."""
    for player, share in enumerate(shares):
        set_number(ctx, f"{SHARE}{player}", share)


def bind(ctx: Ctx, name: str, values: tuple[Value, ...]) -> None:
    """Bind a name for the rest of the effect; a nameless result is forgotten. Nothing was done to these cards yet."""
    if name:
        ctx.env = {key: value for key, value in ctx.env.items() if key not in (name + MOVED, name + LEFT)} | {
            name: values
        }


def refs_of(facts: list[Event]) -> tuple[Ref, ...]:
    """The cards of events that happened, as the objects they are now."""
    return tuple(f.obj for f in facts)


def bind_gone(g: Game, ctx: Ctx, name: str, gone: tuple[Ref, ...]) -> int:
    """Bind the cards that left hands, and note how many of either player's they were."""
    note_shares(g, ctx, gone)
    bind(ctx, name, gone)
    return len(gone)


def bind_moved(ctx: Ctx, name: str, facts: list[Event]) -> int:
    """Bind the cards that were moved, and how those that were on the field are read: as they were there (11.5.6)."""
    bind(ctx, name, refs_of(facts))
    if name:
        bind(ctx, name + WAS, tuple(f.before.ref for f in facts if f.before is not None and f.before.zone == FIELD))
    return len(facts)


def moved(ctx: Ctx, what: ir.Objects, facts: list[Event], *, first: bool = False) -> int:
    """How many were moved, which is noted."""
    return acted(ctx, what, refs_of(facts), first=first)


def acted(ctx: Ctx, what: ir.Objects, done: tuple[Ref, ...], *, first: bool = False) -> int:
    """To how many it was done; of cards that can be spoken of it is noted which, for "2 Characters removed by this effect";
    ``first``: unless an instruction before did something to them ("if you do not cast it, put it into the Break Zone")."""
    spoken = what.to if isinstance(what, ir.Ref) else (what.bind,) if isinstance(what, ir.All) and what.bind else ()
    for name in spoken:
        if not first or name + MOVED not in ctx.env:
            bind(ctx, name + MOVED, done)
    return len(done)


# -- running -----------------------------------------------------------------------------------------------------------


def carry_out(g: Game, ctx: Ctx, node: ir.Effect) -> Flow[int]:
    """Carry out one instruction and note its result."""
    if X_IS in ctx.env and "x" not in ctx.numbers:
        _settle_x(g, ctx, node)
    done = yield from EXECUTORS[type(node)](g, ctx, node)
    if g.state.effects:
        lapse(g)
    set_number(ctx, DONE, done)
    return done


def carry_out_as(g: Game, ctx: Ctx, node: ir.Effect, tag: str) -> Flow[int]:
    """Carry out one instruction of which something more is said: the tag stands in the context as long as that takes."""
    before, ctx.tags = ctx.tags, (*ctx.tags, tag)
    done = yield from carry_out(g, ctx, node)
    ctx.tags = before
    return done


def _settle_x(g: Game, ctx: Ctx, node: ir.Effect) -> None:
    """X is computed when the first instruction that has an X itself is carried out (sve 5.2.1.2.1)."""
    if type(node) in OWN_X or not any(isinstance(part, ir.X) for part in walk(node)):
        return
    meaning = walk(g.node((ctx.node[0], ctx.env[X_IS][0])))  # type: ignore[arg-type]  # a number
    if not any(isinstance(getattr(part, "of", None), ir.EachPlayer) for part in meaning):  # else each player's own
        set_number(ctx, "x", amount(g, ctx, ir.X()))


class Asked(NamedTuple):
    """What sentences right before asked a card to be: "if it's a spell, A. If it's a follower, B. Otherwise, C" is one question."""

    card: ir.Objects | None = None
    held: bool = False
    answered: bool = False  # whether it is what a sentence before the last one asked

    def then(self, said: ir.Effect, held: bool) -> Asked:
        """Behind one more sentence."""
        condition = said.condition if isinstance(said, ir.If) else None
        if not isinstance(condition, ir.Is) or condition.negated or not isinstance(condition.card, ir.Ref):
            return Asked()
        same = condition.card.to == self.card.to if isinstance(self.card, ir.Ref) else False
        return Asked(condition.card, held, same and (self.held or self.answered))


def run(g: Game, ctx: Ctx, effects: tuple[ir.Effect, ...]) -> Flow[bool]:
    """Carry out the sentences of an effect in order, once (11.11.5; sve 10.2.1.1). Returns whether any of them was really carried out."""
    anything = False
    effects = _in_time(g, ctx, effects)
    asked = Asked()
    led: frozenset[str] = frozenset()
    i = 0
    while i < len(effects):
        node, following = _self_replaced(g, ctx, effects, i)
        i = following
        if node is None or type(node) in SILENT:
            continue
        if isinstance(node, ir.Afterwards) and _hangs_on(effects, i - 2) and ctx.numbers.get(HELD) == 0:
            continue
        inner = node.effect if isinstance(node, ir.Afterwards) else node  # "Then, if ..., A. Otherwise, B."
        if isinstance(inner, ir.Otherwise) and asked.answered:
            continue
        conditional = type(inner) in CONDITIONAL
        tags = ctx.tags
        if i < len(effects) and type(effects[i]) in SAID_OF_DAMAGE:
            ctx.tags = (*tags, SAID_OF_DAMAGE[type(effects[i])])
        in_part = i < len(effects) and isinstance(effects[i], SAID_OF_DONE) and _only_in_part(g, ctx, node)
        done = yield from carry_out(g, ctx, node)
        if in_part:
            set_number(ctx, DONE, 0)
        ctx.tags = tags
        if readings(g).powerless_at_once:
            yield from put_powerless(g)
        led = _led_on(inner, led)
        if not conditional and not led:
            set_number(ctx, HELD, -1)
        asked = asked.then(inner, ctx.numbers.get(HELD, 0) > 0)
        if type(inner) is not ir.IfNotDone and DENIED in ctx.numbers:
            set_number(ctx, DENIED, -1)
        anything = anything or done > 0
    return anything


def _only_in_part(g: Game, ctx: Ctx, node: ir.Effect) -> bool:
    """Whether less can be done than the instruction says: then as much as possible is done (2.3), and that is not "so" (reading F110).

    Of several instructions in one the first may make the others possible ("draw 1 card, then discard 2 cards").
    """
    if isinstance(node, ir.Then | ir.Both):
        return False
    return not readings(g).may_in_part and not all(whole(g, ctx, node) for whole in WHOLE)


def _led_on(said: ir.Effect, before: frozenset[str]) -> frozenset[str]:
    """Behind "if you do so, choose 1 Forward" the names of what was chosen, as long as no more is said than what is done with it: "if
    you don't" answers to that "if you do so" still."""
    if isinstance(said, ir.IfDone):
        chosen = said.effect
        if isinstance(chosen, ir.Select):
            return frozenset({chosen.target.bind})
        return frozenset(each.bind for each in chosen.targets) if isinstance(chosen, ir.Choose) else frozenset()
    if not before or type(said) in CONDITIONAL or isinstance(said, ir.May):
        return frozenset()
    spoken_of = {name for part in walk(said) if isinstance(part, ir.Ref) for name in part.to}
    return before if spoken_of & before else frozenset()


def _in_time(g: Game, ctx: Ctx, effects: tuple[ir.Effect, ...]) -> tuple[ir.Effect, ...]:
    """The sentences, "when it is put ... this turn" in front of what may do just that to the card that was chosen.

    A card leaves once: after that nothing would be left to wait for (11.8.17.1; reading F53).
    """
    found = [e for e in effects if isinstance(e, ir.Delayed) and e.this_turn and _leaving(ctx, e.event)]
    if not found or not readings(g).delayed_in_time or any(isinstance(e, ir.Instead) for e in effects):
        return effects
    order = list(effects)
    for late in found:
        at = order.index(late)
        chosen = max((i for i in range(at) if isinstance(order[i], ir.Choose)), default=-1)
        order.insert(chosen + 1, order.pop(at))
    return tuple(order)


def _leaving(ctx: Ctx, event: ir.Event) -> bool:
    """Whether the event is that a card chosen before leaves the field."""
    if not isinstance(event, ir.CardEvent) or not isinstance(event.subject, ir.Ref):
        return False
    chosen = all(name in ctx.env for name in event.subject.to)
    return chosen and all(LEAVE in KINDS[type(h)] for h in event.happenings)


def put_powerless(g: Game) -> Flow[None]:
    """Forwards whose power is 0 or less go to the Break Zone at once, which is no break (fftcg-classic C122; reading F19)."""
    for player in (g.state.turn_player, 1 - g.state.turn_player):
        field = [(n, g.chars(n)) for n in g.zone(player, FIELD)]
        gone = [g.state.objects[n].ref for n, c in field if "Forward" in c.types and (c.power or 0) <= 0]
        for ref in gone:
            g.note("powerless", "12.4.4", player, ref)
        if gone:
            yield from move_cards(g, gone, BREAK_ZONE, BY_RULES)


def _hangs_on(effects: tuple[ir.Effect, ...], i: int) -> bool:
    """Whether the sentence at `i` is an "if you do so": then "then" behind it goes on with what was done."""
    return i >= 0 and isinstance(effects[i], ir.IfDone)


def _self_replaced(g: Game, ctx: Ctx, effects: tuple[ir.Effect, ...], i: int) -> tuple[ir.Effect | None, int]:
    """The instruction to carry out at `i` and where to go on.

    A sentence followed by "instead" is decided before it is carried out (11.12.5.6); of several, the last that applies.
    """
    if isinstance(effects[i], ir.Instead):
        return None, i + 1  # its condition did not hold when the sentence before was about to be carried out
    chosen: tuple[ir.Effect, int] | None = None
    for j in replacers(effects, i):
        node = effects[j]
        assert isinstance(node, ir.Instead)
        if instead_applies(g, ctx, node):
            chosen = (node.effect, j + 1)
            _spoken_of(g, ctx, node, effects[i:j])
            g.note("self_replaced", "11.12.5.6", ctx.controller, ctx.source)
    return chosen if chosen is not None else (effects[i], i + 1)


def _spoken_of(g: Game, ctx: Ctx, node: ir.Instead, replaced: tuple[ir.Effect, ...]) -> None:
    """Bind what the instead sentence calls "them": all the cards of which the sentence spoke that is not carried out now."""
    spoken = {name for each in walk(node.effect) if isinstance(each, ir.Ref) for name in each.to} - ctx.env.keys()
    for each in walk(replaced) if spoken else ():
        if isinstance(each, ir.All) and each.bind in spoken:
            bind(ctx, each.bind, tuple(named(g, ctx, each)))


def replacers(effects: tuple[ir.Effect, ...], i: int) -> list[int]:
    """The positions of the "instead" sentences that replace the sentences that begin at `i`."""
    later = range(i + 1, len(effects))
    return [j for j in later if isinstance(effects[j], ir.Instead) and _replaced_from(effects, j) == i]


def _replaced_from(effects: tuple[ir.Effect, ...], j: int) -> int:
    """Where the sentences begin that the "instead" at `j` replaces. One behind another replaces the same sentences."""
    node = effects[j]
    assert isinstance(node, ir.Instead)
    if j and isinstance(effects[j - 1], ir.Instead):
        return _replaced_from(effects, j - 1)
    return max(0, j - node.replaces)


def instead_applies(g: Game, ctx: Ctx, node: ir.Instead) -> bool:
    """Whether the self-replacement applies: as it was settled with the choices (11.3.3), else judged now."""
    settled = ctx.env.get(f"instead:{source_of(g, ctx, node)[1]}")
    return bool(settled[0]) if settled is not None else holds(g, ctx, node.condition)


def effects_of(node: Any) -> tuple[ir.Effect, ...]:
    """The sentences that are carried out when an item with this node resolves; none for a Summon without a text."""
    found: tuple[ir.Effect, ...] = () if isinstance(node, ir.CardText) else node.effects
    return found
