"""What players did or did not do this turn, in the words of the past: "if your opponent didn't attack this turn"."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.common import HAPPENED_PEOPLE
from cardwright.text.fftcg.filled import Filled

FIRST = 900  # wordings of this module begin here
NOT = ("{has} not", "{hasnt}", "did not", "didn't")


def fill(g: Filled) -> None:
    """All phrases of this module."""
    _cast_by_anybody(g)
    _cast_by_opponent(g)
    _not_cast_by_you(g)
    for player, who, _s, their, has in HAPPENED_PEOPLE:
        _few_cast(g, player, f"{who} {has}")
        _done(g, player, who, their, has)
        _attacked(g, player, who, has)
        _undone(g, player, who, their, has)


def _cast_by_anybody(g: Filled) -> None:
    # "if a Summon has been cast this turn": whoever cast it
    anybody = {"player": ir.AnyPlayer(), "count": ir.Num(1)}
    for v, verb in enumerate(("has been cast", "was cast")):
        for w, article in enumerate(("a", "an"), FIRST):
            text = f"{article} {{group:group/one}} {verb} this turn"
            g.phrase("condition", text, ir.HasCastThisTurn, w=w + 10 * v, **anybody)


def _not_cast_by_you(g: Filled) -> None:
    # "When a Forward enters your field, if you didn't cast it"
    for w, didnt in enumerate(("didn't", "did not"), FIRST):
        for v, card in enumerate(("source", "one_pronoun")):
            g.phrase("undone", f"you {didnt} cast {{card:{card}}}", ir.WasCast, w=w + 10 * v)


def _few_cast(g: Filled, player: ir.Player, has: str) -> None:
    # "if you have cast no Summons this turn", "if your opponent has cast 2 or less cards this turn"
    key = f"few_cast_{has.split()[-1]}"
    g.phrase(key, "{group:group/many}", ir.CardsCastThisTurn, player=player, w=FIRST)
    none = {"right": ir.Num(0), "compare": "=", "w": FIRST}
    g.phrase("condition", f"{has} cast no {{left:{key}}} this turn", ir.Compare, **none)
    for w, less in enumerate(("less", "fewer"), FIRST):
        text = f"{has} cast {{right:number}} or {less} {{left:{key}}} this turn"
        g.phrase("condition", text, ir.Compare, compare="<=", w=w)


MANY_POINTS = ("{times:integer} or more points of damage", "{times:integer} points of damage or more")


def _done(g: Filled, player: ir.Player, who: str, their: str, has: str) -> None:
    fixed = {"player": player}
    for w, hand in enumerate(("", f" from {their} hand"), FIRST):
        g.phrase("past_event", f"{who} discarded a card{hand}", ir.PlayerDiscards, w=w, **fixed)
    for w, damage in enumerate(("damage", "a point of damage"), FIRST):
        g.phrase("past_event", f"{who} received {damage}", ir.PlayerReceivesDamage, w=w, **fixed)
    # "if you have received 2 or more points of damage this turn": each of them is an event
    points = ir.PlayerReceivesDamage(player)
    for w, (verb, number) in enumerate(product(("received", f"{has} received"), MANY_POINTS), FIRST):
        text = f"{who} {verb} {number}"
        g.phrase("condition", f"{text} this turn", ir.HappenedThisTurn, event=points, w=w)
        g.phrase("past_condition", text, ir.HappenedThisTurn, event=points, w=w + 10)
    for kind, words in (("special", "a special ability"), ("action", "an action ability")):
        g.phrase("past_event", f"{who} used {words}", ir.PlayerUsesAbility, kind=kind, w=FIRST, **fixed)
    g.phrase("past_event", f"{who} used an EX Burst", ir.PlayerUsesExBurst, w=FIRST, **fixed)
    drawn = {"left": ir.CardsDrawn(player), "compare": ">="}
    g.phrase("condition", f"{who} drew {{right:number}} or more cards this turn", ir.Compare, w=FIRST, **drawn)
    g.phrase("condition", f"{who} drew a card this turn", ir.Compare, right=ir.Num(1), w=FIRST + 1, **drawn)
    # "during this turn, if your opponent has drawn 3 or more cards"
    g.phrase("past_condition", f"{who} {has} drawn {{right:number}} or more cards", ir.Compare, w=FIRST, **drawn)
    g.phrase("past_condition", f"{who} {has} drawn a card", ir.Compare, right=ir.Num(1), w=FIRST + 1, **drawn)


def _attacked(g: Filled, player: ir.Player, who: str, has: str) -> None:
    # "if your opponent attacked this turn": with any Forward
    theirs = ir.OneSubject(ir.Group(ir.IsCharacter(), qualifiers=(ir.ControlledBy(player, w=FIRST),)), w=FIRST)
    attack = {"subject": theirs, "happenings": (ir.Attacks(w=FIRST),)}
    for w, verb in enumerate(("attacked", f"{has} attacked"), FIRST):
        g.phrase("past_event", f"{who} {verb}", ir.CardEvent, w=w, **attack)
    for w, (verb, done) in enumerate(zip(_not(has), ("attacked", "attacked", "attack", "attack"), strict=True), FIRST):
        key = f"unattacked_{who[-3:]}_{w}"
        for v, tail in enumerate(("", " with any Forwards", " with a Forward")):
            g.phrase(key, f"{who} {verb} {done}{tail}", ir.CardEvent, w=w + 10 * v, **attack)
        g.phrase("undone", f"{{event:{key}}} this turn", ir.HappenedThisTurn, w=w + 20 * (player == ir.You()))


def _not(has: str) -> tuple[str, ...]:
    return tuple(each.format(has=has, hasnt=has + "n't") for each in NOT)


def _undone(g: Filled, player: ir.Player, who: str, their: str, has: str) -> None:
    """What did not happen to a player or was not done by one; "has not received damage" is elsewhere."""
    done: tuple[tuple[str, str, type[ir.Event], dict[str, object]], ...] = (
        ("received damage", "receive damage", ir.PlayerReceivesDamage, {}),
        ("received a point of damage", "receive a point of damage", ir.PlayerReceivesDamage, {"w": 1}),
        ("received any damage", "receive any damage", ir.PlayerReceivesDamage, {"w": 2}),
        ("discarded a card", "discard a card", ir.PlayerDiscards, {}),
        ("discarded any cards", "discard any cards", ir.PlayerDiscards, {"w": 2}),
        (f"discarded a card from {their} hand", f"discard a card from {their} hand", ir.PlayerDiscards, {"w": 1}),
        ("drawn a card", "draw a card", ir.PlayerDraws, {}),
        ("drawn any cards", "draw any cards", ir.PlayerDraws, {"w": 2}),
        ("used a special ability", "use a special ability", ir.PlayerUsesAbility, {"kind": "special"}),
        ("used an action ability", "use an action ability", ir.PlayerUsesAbility, {"kind": "action"}),
        ("used an EX Burst", "use an EX Burst", ir.PlayerUsesExBurst, {}),
        ("searched for a card", "search for a card", ir.PlayerSearches, {}),
        ("gained 《C》", "gain 《C》", ir.PlayerGainsCrystal, {}),
    )
    for w, verb in enumerate(_not(has), FIRST):
        key = f"undone_by_{who[-3:]}_{w}"
        for perfect, plain, cls, more in done:
            words = f"{who} {verb} {perfect if w < FIRST + 2 else plain}"
            g.phrase(key, words, cls, player=player, **more)
        g.phrase("undone", f"{{event:{key}}} this turn", ir.HappenedThisTurn, w=w + 50 + 20 * (player == ir.You()))


def _cast_by_opponent(g: Filled) -> None:
    # "if your opponent cast a Summon this turn": what was not cast is in history.py
    theirs = {"player": ir.Opponent()}
    for w, article in enumerate(("a", "an"), FIRST):
        text = f"your opponent cast {article} {{group:group/one}} this turn"
        g.phrase("condition", text, ir.HasCastThisTurn, count=ir.Num(1), w=w, **theirs)
    text = "your opponent cast {count:number} or more {group:group/many} this turn"
    g.phrase("condition", text, ir.HasCastThisTurn, w=FIRST, **theirs)
