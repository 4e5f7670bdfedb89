"""The beginning and the end of phases and turns."""

from cardwright.text import ir
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _phases(g)
    _phases_otherwise(g)
    _ends(g)
    _delayed(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _phases_more(g)
    _while_it_is(g)
    _ends_more(g)
    _delayed_more(g)


def _phases(g: Grammar) -> None:
    """The beginning and the end of somebody's phases and turns."""
    turns = (
        ("each of your turns", ir.You()),
        ("each of your opponent's turns", ir.Opponent()),
        ("each player's turn", ir.EachPlayer()),
    )
    for words, whose in turns:
        g.phrase("event", f"at the end of {words}", ir.EndOf, phase="turn", whose=whose)
        text = f"at the beginning of the End Phase during {words}"  # as 9.5.1.1 calls it
        g.phrase("event", text, ir.BeginningOf, phase="end", whose=whose, w=90)
        g.phrase(
            "event", f"at the beginning of the Attack Phase during {words}", ir.BeginningOf, phase="attack", whose=whose
        )
        for number in (1, 2):
            # one card: the phases of whose turn
            g.phrase(
                "event",
                f"at the beginning of Main Phase {number} during {words}",
                ir.BeginningOf,
                phase=f"main_{number}",
                whose=whose,
            )
            g.phrase(
                "event",
                f"at the beginning of your Main Phase {number} during {words}",
                ir.BeginningOf,
                phase=f"main_{number}",
                whose=whose,
                w=2,
            )
    for number in (1, 2):
        g.phrase(
            "event",
            f"at the beginning of your Main Phase {number}",
            ir.BeginningOf,
            phase=f"main_{number}",
            whose=ir.You(),
            w=1,
        )


def _phases_otherwise(g: Grammar) -> None:
    """The beginning of phases in other words, of the opponent and of each player."""
    # one card, 3 phrases: older words for the beginning of a phase
    g.phrase("event", "when your Attack Phase starts", ir.BeginningOf, phase="attack", whose=ir.You(), w=3)
    g.phrase("event", "at the beginning of your Attack Phase", ir.BeginningOf, phase="attack", whose=ir.You(), w=1)
    for number in (1, 2):
        g.phrase(
            "event",
            f"at the beginning of your opponent's Main Phase {number}",
            ir.BeginningOf,
            phase=f"main_{number}",
            whose=ir.Opponent(),
            w=1,
        )
    for number in (1, 2):
        g.phrase(
            "event",
            f"at the beginning of each player's Main Phase {number}",
            ir.BeginningOf,
            phase=f"main_{number}",
            whose=ir.EachPlayer(),
            w=1,
        )
        any_main = {"phase": f"main_{number}", "whose": ir.EachPlayer(), "w": 90}
        g.phrase("event", f"at the beginning of Main Phase {number}", ir.BeginningOf, **any_main)
    for w, words in enumerate(("your opponent's Attack Phase", "the Attack Phase during your opponent's turn"), 1):
        g.phrase("event", f"at the beginning of {words}", ir.BeginningOf, phase="attack", whose=ir.Opponent(), w=w)


def _ends(g: Grammar) -> None:
    # one card: older words for the beginning of a phase
    g.phrase("event", "at the end of your turn", ir.EndOf, phase="turn", whose=ir.You(), w=1)
    # one card, 2 phrases: a turn of the opponent, without "each"
    g.phrase("event", "at the end of your opponent's turn", ir.EndOf, phase="turn", whose=ir.Opponent(), w=1)
    # one card: whose turn it is is not said
    g.phrase("event", "at the end of the turn", ir.EndOf, phase="turn", whose=ir.EachPlayer(), w=6)


def _delayed(g: Grammar) -> None:
    # delayed, once: see `Delayed`
    d = "delayed_event"
    g.phrase(d, "at the end of the turn", ir.EndOf, phase="turn", whose=ir.EachPlayer(), next=True)
    # no other turn's: over with the turn, where its end has been already (11.8.17.2)
    g.phrase("this_end", "at the end of this turn", ir.EndOf, phase="turn", whose=ir.EachPlayer(), next=True, w=1)
    g.phrase(d, "at the end of your next turn", ir.EndOfNextTurn, whose=ir.You())
    for player, whose in ((ir.You(), "your"), (ir.Opponent(), "your opponent's"), (ir.EachPlayer(), "the")):
        g.phrase(d, f"at the beginning of {whose} next turn", ir.BeginningOf, phase="turn", whose=player, next=True)
    g.phrase(d, "at the end of your opponent's turn", ir.EndOf, phase="turn", whose=ir.Opponent(), next=True)
    # one card, 2 phrases: moments of a later turn
    g.phrase(d, "at the end of your opponent's next turn", ir.EndOfNextTurn, whose=ir.Opponent())
    for number in (1, 2):
        g.phrase(
            d,
            f"at the beginning of the next Main Phase {number}",
            ir.BeginningOf,
            phase=f"main_{number}",
            whose=ir.EachPlayer(),
            next=True,
        )
        g.phrase(
            d,
            f"at the beginning of your next Main Phase {number}",
            ir.BeginningOf,
            phase=f"main_{number}",
            whose=ir.You(),
            next=True,
        )
    # other durations
    # a table of spans; one card has some of it
    for w, (words, node) in enumerate(
        (
            ("until the end of your opponent's turn", ir.UntilEndOfYourTurn(ir.Opponent())),
            ("until the end of your turn", ir.UntilEndOfYourTurn(ir.You())),
            ("until the end of the next turn", ir.UntilEndOfNextTurn(ir.AnyPlayer())),
            ("until the end of your next turn", ir.UntilEndOfNextTurn(ir.You())),
        )
    ):
        g.value("other_time", words, node)
        del w
    # one card: other spans are in the tables
    g.value("other_time", "until the beginning of your next turn", ir.UntilBeginningOfTurn(ir.You()))


def _phases_more(g: Filled) -> None:
    """The beginning of phases and turns."""
    for number in (1, 2):
        for w, (words, whose) in enumerate(
            (
                (f"Main Phase {number} during your turn", ir.You()),
                (f"the Main Phase {number} during each of your turns", ir.You()),
                (f"Main Phase {number} during your opponent's turn", ir.Opponent()),
                (f"each of your Main Phase {number}", ir.You()),
            ),
            70,
        ):
            g.phrase("event", f"at the beginning of {words}", ir.BeginningOf, phase=f"main_{number}", whose=whose, w=w)
    for words, whose in (("your", ir.You()), ("each of your", ir.You()), ("your opponent's", ir.Opponent()),
                         ("each of your opponent's", ir.Opponent()), ("each player's", ir.EachPlayer())):  # fmt: skip
        turn = "turns" if words.startswith("each of") else "turn"
        w = 800 + words.startswith("each of")
        g.phrase("event", f"at the beginning of {words} {turn}", ir.BeginningOf, phase="turn", whose=whose, w=w)
        if turn == "turn":
            for phase, name in (("active", "Active"), ("draw", "Draw"), ("end", "End")):
                text = f"at the beginning of {words} {name} Phase"
                g.phrase("event", text, ir.BeginningOf, phase=phase, whose=whose, w=w)
    for w, (words, whose) in enumerate(
        (
            ("the Attack Phase during your turn", ir.You()),
            ("each of your Attack Phases", ir.You()),
            ("each player's Attack Phase", ir.EachPlayer()),
            ("each Attack Phase", ir.EachPlayer()),
            ("the Attack Phase", ir.EachPlayer()),
        ),
        70,
    ):
        g.phrase("event", f"at the beginning of {words}", ir.BeginningOf, phase="attack", whose=whose, w=w)
        if words != "each player's Attack Phase":  # that of the End Phase stands above
            text = f"at the beginning of {words.replace('Attack', 'End')}"
            g.phrase("event", text, ir.BeginningOf, phase="end", whose=whose, w=w)


def _while_it_is(g: Filled) -> None:
    """What happens during a turn or a phase, and older words for the beginning and the end."""
    for words, player in (("your turn", ir.You()), ("your opponent's turn", ir.Opponent())):
        for w, each in enumerate((words, words.replace("turn", "turns").replace("your", "each of your", 1)), 70):
            g.phrase("event", f"during {each}, {{event:event_inside}}", ir.DuringTurnOf, player=player, w=w)
        text = f"{{event:event_inside}} during {words}"
        g.phrase("event", text, ir.DuringTurnOf, player=player, w=70 + 2)
    g.phrase("event", "during the Attack Phase, {event:event_inside}", ir.DuringPhaseOf, phase="attack",
             player=ir.EachPlayer(), w=600)  # fmt: skip
    for whose, player in (("your", ir.You()), ("your opponent's", ir.Opponent()), ("each", ir.EachPlayer())):
        text = f"during {whose} Main Phase, {{event:event_inside}}"
        g.phrase("event", text, ir.DuringPhaseOf, phase="main", player=player, w=600)
    behind: tuple[tuple[str, str, ir.Player], ...] = (
        ("your Main Phase", "main", ir.You()), ("your Main Phase 1", "main_1", ir.You()), ("your Main Phase 2", "main_2", ir.You()),
        ("your Attack Phase", "attack", ir.You()), ("the Attack Phase", "attack", ir.EachPlayer()),
        ("your opponent's Main Phase", "main", ir.Opponent()), ("your opponent's Attack Phase", "attack", ir.Opponent()),
    )  # fmt: skip
    for words, phase, player in behind:
        text = f"{{event:event_inside}} during {words}"
        g.phrase("event", text, ir.DuringPhaseOf, phase=phase, player=player, w=800)
    for phase, name in (("attack", "Attack Phase"), ("main_1", "Main Phase 1"), ("main_2", "Main Phase 2")):
        for whose, player in (("your", ir.You()), ("your opponent's", ir.Opponent())):
            g.phrase("event", f"when {whose} {name} starts", ir.BeginningOf, phase=phase, whose=player, w=600)
    # "When your Main Phase 1 starts", "When your turn ends": older words for the beginning and the end
    for player, whose in ((ir.You(), "your"), (ir.Opponent(), "your opponent's")):
        for name, phase in (("Main Phase 1", "main_1"), ("Main Phase 2", "main_2"), ("Attack Phase", "attack")):
            for w, verb in enumerate(("starts", "begins"), 400):
                g.phrase("event", f"when {whose} {name} {verb}", ir.BeginningOf, phase=phase, whose=player, w=w)
        g.phrase("event", f"when {whose} turn ends", ir.EndOf, phase="turn", whose=player, w=400)


def _ends_more(g: Filled) -> None:
    turn = {"phase": "turn"}
    for w, (words, whose) in enumerate(
        (
            ("each turn", ir.EachPlayer()),
            ("every turn", ir.EachPlayer()),
            ("each player's turns", ir.EachPlayer()),
            ("each opponent's turn", ir.Opponent()),
        ),
        70,
    ):
        g.phrase("event", f"at the end of {words}", ir.EndOf, whose=whose, w=w, **turn)


def _delayed_more(g: Filled) -> None:
    # "It cannot attack or block during its controller's next turn": not before that
    its = ir.ControllerOf(ir.Pronoun("it"))
    # (of several cards each would have a turn of its own: nothing says so here)
    for words, player in (("your", ir.You()), ("your opponent's", ir.Opponent()), ("its controller's", its)):
        g.value("other_time", f"during {words} next turn", ir.DuringNextTurn(player))
    for words, node in (
        ("until the end of your opponent's next turn", ir.UntilEndOfNextTurn(ir.Opponent())),
        ("until the end of its controller's next turn", ir.UntilEndOfNextTurn(its)),
        ("until the beginning of your opponent's next turn", ir.UntilBeginningOfTurn(ir.Opponent())),
    ):
        g.value("other_time", words, node)
    d = "delayed_event"
    for w, (words, whose) in enumerate(
        (("the next", ir.EachPlayer()), ("your next", ir.You()), ("your opponent's next", ir.Opponent()))
    ):
        for phase, name in (("main_1", "Main Phase 1"), ("main_2", "Main Phase 2"), ("attack", "Attack Phase")):
            for v, turn in enumerate(("", " turn's")):
                text = f"at the beginning of {words}{turn} {name}"
                g.phrase(d, text, ir.BeginningOf, phase=phase, whose=whose, next=True, w=70 + w + 10 * v)
    g.phrase(d, "at the end of your turn", ir.EndOf, phase="turn", whose=ir.You(), next=True, w=70)
