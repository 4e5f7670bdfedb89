"""Triggers of phases and turns, and of a state that is reached: "at the start of your end phase", "when there are no ..."."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar

YOU = ir.You()


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _of_phases(g)
    _of_states(g)


def _of_phases(g: Grammar) -> None:
    """Not for what a spell waits for: no phase begins while it is where it has an ability (10.3.4)."""
    for words, whose in (
        ("your", YOU), ("each player's", ir.EachPlayer()), ("each opponent's", ir.Opponent()),
        ("your opponent's", ir.Opponent(w=1)), ("each", ir.EachPlayer(w=1)),
    ):  # fmt: skip
        # one card for some of these: a table, of which the next card may print any
        for phase, name in (("main", "main"), ("end", "end")):
            g.phrase("phase_event", f"at the start of {words} {name} phase", ir.BeginningOf, phase=phase, whose=whose)
        # as of the end of this turn: nothing triggers then but what waits for the end phase (7.4.1; reading S44)
        g.phrase("phase_event", f"at the end of {words} turn", ir.BeginningOf, phase="end", whose=whose, w=10)
    for phase in ("main", "end"):
        for words, player in (
            ("your next", YOU), ("the next", ir.EachPlayer()), ("your opponent's next", ir.Opponent(w=1)),
            ("each opponent's next", ir.Opponent()),
        ):  # fmt: skip
            words = f"at the start of {words} {phase} phase"
            g.phrase("delayed_event", words, ir.BeginningOf, phase=phase, whose=player, next=True)
    at_turn = {"phase": "turn", "whose": YOU, "next": True}
    g.phrase("delayed_event", "at the start of your next turn", ir.BeginningOf, **at_turn)
    # behind other sentences of an ability: the end phase that comes next
    later = {"phase": "end", "whose": YOU, "next": True, "w": 1}
    g.phrase("delayed_event", "at the start of your end phase", ir.BeginningOf, **later)
    g.phrase("delayed_event", "at the end of your turn", ir.BeginningOf, **{**later, "w": 5})  # reading S44
    for w, (words, of_whom) in enumerate(
        (("your", YOU), ("your opponent's", ir.Opponent(w=1)), ("each opponent's", ir.Opponent()))
    ):
        of_next = {"phase": "end", "whose": of_whom, "next": True, "later": True}
        g.phrase("delayed_event", f"at the end of {words} next turn", ir.BeginningOf, w=w, **of_next)
    # nothing triggers at the end of a turn but what waits for its end phase (7.4.1)
    ends = ("at the start of this turn's end phase", "at the end of this turn", "at the end of the turn")
    for w, words in enumerate(ends, 2):
        g.phrase("delayed_event", words, ir.BeginningOf, phase="end", whose=ir.EachPlayer(), next=True, w=w)
    for words, whose in (
        ("your", YOU), ("each player's", ir.EachPlayer()), ("each opponent's", ir.Opponent()), ("each", ir.EachPlayer(w=1)),
    ):  # fmt: skip
        g.phrase("phase_event", f"at the start of {words} turn", ir.BeginningOf, phase="turn", whose=whose)


def _of_states(g: Grammar) -> None:
    # a condition that is met, not something that happens (10.7.6)
    g.phrase("event", "when {condition:state_reached}", ir.StateHolds)
    s = "state_reached"
    g.phrase(s, "there are no {group:group/many}", ir.Exists, count=ir.Num(0), compare="=", w=2)
    g.phrase(s, "there are at least {count:digits} {group:group/count}", ir.Exists)
    g.phrase(s, "there are {count:digits} or more {group:group/count}", ir.Exists, w=1)
    no_hand = ir.Group(ir.IsCard(), (), (ir.InZone(ir.Hand(YOU)),))
    g.value(s, "your hand is empty", ir.Exists(no_hand, ir.Num(0), compare="=", w=9))
    g.phrase(s, "you have no {group:group/many}", ir.Controls, player=YOU, count=ir.Num(0), compare="=", w=2)
    g.phrase(s, "you have at least {count:digits} {group:group/count}", ir.Controls, player=YOU)
    g.phrase(s, "you have {count:digits} or more {group:group/count}", ir.Controls, player=YOU, w=1)
