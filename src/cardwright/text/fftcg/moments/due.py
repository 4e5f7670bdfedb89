"""Whose Summon or ability makes a player draw or receive damage, the how-manieth draw it is, and whose ability a player uses."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.common import HAPPENED_PEOPLE, NTH
from cardwright.text.fftcg.filled import Filled
from cardwright.text.fftcg.moments.moves import CAUSES

FIRST = 800  # wordings of this module begin here


def fill(g: Filled) -> None:
    """All phrases of this module."""
    _causes(g)
    _their_own(g)
    _thrown(g)
    _ordinals(g)
    _abilities(g)


def _causes(g: Filled) -> None:
    for player, who, s, _their, _has in HAPPENED_PEOPLE:
        for i, (due, words) in enumerate(CAUSES, FIRST):
            for v, by in enumerate(("due to", "by")):
                fixed = {"player": player, "due_to": due}
                w = i + 50 * v
                g.phrase("event", f"when {who} draw{s} a card {by} {words}", ir.PlayerDraws, w=w, **fixed)
            for v, by in enumerate(("due to", "from", "by")):
                for u, damage in enumerate(("damage", "a point of damage")):
                    text = f"when {who} receive{s} {damage} {by} {words}"
                    g.phrase("event", text, ir.PlayerReceivesDamage, w=i + 50 * v + 200 * u, **fixed)
            be = "are" if player == ir.You() else "is"
            for v, by in enumerate(("by", "due to")):
                text = f"when {who} {be} dealt damage {by} {words}"
                g.phrase("event", text, ir.PlayerReceivesDamage, w=i + 50 * v + 400, **fixed)


def _their_own(g: Filled) -> None:
    """ "When your opponent discards a card due to their Summons or abilities": that player's own."""
    theirs = {"player": ir.Opponent(), "due_to": "opponent"}
    for w, (their, by) in enumerate(product(("their", "their own"), ("due to", "by")), FIRST + 700):
        tail = f"{by} {their} Summons or abilities"
        g.phrase("event", f"when your opponent draws a card {tail}", ir.PlayerDraws, w=w, **theirs)
        for u, damage in enumerate(("receives damage", "receives a point of damage", "is dealt damage")):
            text = f"when your opponent {damage} {tail}"
            g.phrase("event", text, ir.PlayerReceivesDamage, w=w + 10 * u, **theirs)
        for hand in ("", " from their hand"):
            fixed = {"player": ir.Opponent(), "due_to": ir.Opponent(), "w": w + 10 * bool(hand)}
            text = f"when your opponent discards a card{hand} {tail}"
            g.phrase("event", text, ir.PlayerDiscards, each=True, **fixed)
            text = f"when your opponent discards 1 or more cards{hand} {tail}"
            g.phrase("event", text, ir.PlayerDiscards, **fixed)
            g.phrase("past_event", f"your opponent has discarded a card{hand} {tail}", ir.PlayerDiscards, **fixed)


# whose, and which of the two
ALONE: tuple[tuple[ir.Player, str, tuple[str, ...]], ...] = (
    (ir.You(), "ability", ("your abilities", "your ability")),
    (ir.You(), "summon", ("your Summons", "your Summon")),
    (ir.Opponent(), "ability", ("your opponent's abilities", "your opponent's ability")),
    (ir.Opponent(), "summon", ("your opponent's Summons", "your opponent's Summon")),
    (ir.AnyPlayer(), "ability", ("abilities", "an ability")),
    (ir.AnyPlayer(), "summon", ("Summons", "a Summon")),
    (ir.AnyPlayer(), "this_ability", ("{_:self}'s ability", "{_:self}'s abilities")),
)
THEIRS = ("their Summons or abilities", "their own Summons or abilities")  # of the player who draws or discards


def _thrown(g: Filled) -> None:
    """ "When your opponent discards a card due to your abilities": not due to Summons."""
    for player, who, s, their, has in HAPPENED_PEOPLE:
        for hand, (due, kind, forms) in product(("", f" from {their} hand"), ALONE):
            for w, (words, by) in enumerate(product(forms, ("due to", "by")), FIRST + 10 * bool(hand)):
                fixed = {"player": player, "due_to": due, "by": kind, "w": w}
                tail = f"{hand} {by} {words}"
                g.phrase("event", f"when {who} discard{s} a card{tail}", ir.PlayerDiscards, each=True, **fixed)
                for count in (1, 2, 3):
                    text = f"when {who} discard{s} {count} or more cards{tail}"
                    g.phrase("event", text, ir.PlayerDiscards, count=count, **fixed)
                g.phrase("past_event", f"{who} {has} discarded a card{tail}", ir.PlayerDiscards, **fixed)
    foe = ir.Opponent()
    for w, words in enumerate(THEIRS, 10 * FIRST):
        drawn, thrown = {"player": foe, "due_to": "opponent", "w": w}, {"player": foe, "due_to": foe, "w": w}
        for count in (1, 2, 3):
            cards = f"{count} or more cards due to {words}"
            g.phrase("event", f"when your opponent draws {cards}", ir.PlayerDraws, count=count, **drawn)
            g.phrase("event", f"when your opponent discards {cards}", ir.PlayerDiscards, count=count, **thrown)
        g.phrase("event", f"when your opponent draws a card due to {words}", ir.PlayerDraws, **drawn)
        text = f"when your opponent discards a card due to {words}"
        g.phrase("event", text, ir.PlayerDiscards, each=True, **thrown)


def _ordinals(g: Filled) -> None:
    # "When you draw your second card each turn", "When you draw the third card you've drawn this turn"
    for player, who, s, their, _has in HAPPENED_PEOPLE:
        drawn = {"event": ir.PlayerDraws(player)}
        for nth, word in enumerate(NTH[:6], 1):
            for w, span in enumerate(
                ("each turn", "in a turn", "this turn", "in the same turn", "during a turn"), FIRST
            ):
                text = f"when {who} draw{s} {their} {word} card {span}"
                g.phrase("event", text, ir.FirstInTurn, nth=nth, w=w, **drawn)
            they_have = "you've" if player == ir.You() else "they've"
            text = f"when {who} draw{s} the {word} card {they_have} drawn this turn"
            g.phrase("event", text, ir.FirstInTurn, nth=nth, w=FIRST + 10, **drawn)


def _abilities(g: Filled) -> None:
    # "When you use a special ability of a Category IX Forward"
    for player, who, s, _their, _has in HAPPENED_PEOPLE:
        for kind, words in (("special", "a special ability"), ("action", "an action ability")):
            fixed = {"player": player, "kind": kind}
            for w, article in enumerate(("a", "an"), FIRST):
                text = f"when {who} use{s} {words} of {article} {{group:group/one}}"
                g.phrase("event", text, ir.PlayerUsesAbility, w=w, **fixed)
