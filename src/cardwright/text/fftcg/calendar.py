"""Turns and phases that are added or left out, and what does not activate in the next Active Phase."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.variants import Filled
from cardwright.text.grammar import Grammar

FIRST = 500  # wordings of this module begin here
PHASES: tuple[tuple[str, str], ...] = (
    ("active", "Active Phase"),
    ("draw", "Draw Phase"),
    ("main_1", "Main Phase 1"),
    ("attack", "Attack Phase"),
    ("main_2", "Main Phase 2"),
    ("turn", "turn"),
)
# who leaves it out: the player, the subject with its verb, whose it is
PEOPLE: tuple[tuple[ir.Player, str, str], ...] = (
    (ir.You(), "skip", "your"),
    (ir.You(), "you skip", "your"),
    (ir.Opponent(), "skip", "your opponent's"),
    (ir.Opponent(), "your opponent skips", "their"),
    (ir.Opponent(), "your opponent skips", "his/her"),
)


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    _turns(g)
    _skipped(g)
    _asleep(g)


def _turns(g: Filled) -> None:
    a = "action"
    counted = (
        "1 more turn",
        "another turn",
        "an extra turn",
        "1 extra turn",
        "an additional turn",
        "1 additional turn",
    )
    for w, (more, after) in enumerate(product(counted, ("this one", "this turn")), FIRST):
        g.phrase(a, f"take {more} after {after}", ir.AnotherTurn, player=ir.You(), w=w)
        # one card: what happens at the end of that very turn
        text = f"take {more} after {after}. {{later:at_its_end}}"
        g.phrase(a, text, ir.AnotherTurn, player=ir.You(), w=w)
    g.phrase(a, "you lose the game", ir.LoseGame, player=ir.You(), w=FIRST)
    that = {"event": ir.EndOfNextTurn(ir.You())}
    g.phrase("at_its_end", "At the end of that turn, {effects:first_clause}", ir.Delayed, w=FIRST, **that)
    for w, words in enumerate(
        (
            "there is an additional Attack Phase after this one",
            "there is another Attack Phase after this one",
            "there is 1 additional Attack Phase after this one",
            "there is an additional Attack Phase after this Attack Phase",
            "after this Attack Phase, there is an additional Attack Phase",
            "perform an additional Attack Phase after this one",
        ),
        FIRST,
    ):
        g.phrase(a, words, ir.AnotherAttackPhase, w=w)


def _skipped(g: Filled) -> None:
    a = "action"
    for w, (player, who, whose) in enumerate(PEOPLE, FIRST):
        skip = {"player": player, "w": w}
        for phase, name in PHASES:
            g.phrase(a, f"{who} {whose} next {name}", ir.SkipPhases, phases=(phase,), **skip)
        for v, their in enumerate(("your",) if player == ir.You() else ("their", "his/her")):
            fixed = {"player": player, "next_turn": True, "w": w + 10 + 10 * v}
            text = f"{who} {whose} {{phases:skipped_phases}} in {their} next turn"
            g.phrase(a, text, ir.SkipPhases, **fixed)
            text = f"{who} {whose} {{phases:skipped_phases}} during {their} next turn"
            g.phrase(a, text, ir.SkipPhases, **{**fixed, "w": w + 50 + 10 * v})
    # one card: a row of phases
    g.list("skipped_phases", "skipped_phase", ", ", " and ")
    for phase, name in PHASES[:-1]:
        g.value("skipped_phase", name, phase)
    draws = {"phases": ("draws",)}
    for player, who, whose in ((ir.You(), "you", "your"), (ir.Opponent(), "your opponent", "their")):
        verbs = ("don't", "do not") if who == "you" else ("doesn't", "does not")
        for w, (verb, cards) in enumerate(product((*verbs, "cannot"), ("cards", "a card", "any cards")), FIRST):
            text = f"{who} {verb} draw {cards} during {whose} next Draw Phase"
            g.phrase(a, text, ir.SkipPhases, player=player, w=w, **draws)


def _asleep(g: Filled) -> None:
    """Cards that stay dull in their controller's next Active Phase, however that is said of one or several."""
    fixed = {"rule": ir.DoesNotActivate(next_only=True), "duration": ir.Permanent()}
    does, do = ("does not", "doesn't", "will not", "won't"), ("do not", "don't", "will not", "won't")
    for v, verb in enumerate(("activate", "become active")):
        for w, (one, many) in enumerate(zip(does, do, strict=True)):
            at = FIRST + w + 10 * v
            theirs = "during its controller's next Active Phase"
            g.phrase("action", f"{{what:one_obj}} {one} {verb} {theirs}", ir.Restrict, w=at, **fixed)
            g.phrase(
                "action", f"{{what:source}} {one} {verb} during your next Active Phase", ir.Restrict, w=at + 20, **fixed
            )
            for u, whose in enumerate(("their controller's", "their controllers'", "their", "its controller's")):
                text = f"{many} {verb} during {whose} next Active Phase"
                for what in ("many_subject", "all_group", "the_group"):
                    g.phrase("action", f"{{what:{what}}} {text}", ir.Restrict, w=at + 40 + 20 * u, **fixed)
            for u, (group, whose) in enumerate((("sleeping_mine", "your"), ("sleeping_theirs", "your opponent's"))):
                text = f"{{what:{group}}} {many} {verb} during {whose} next Active Phase"
                g.phrase("action", text, ir.Restrict, w=at + 140 + 20 * u, **fixed)
    holders: tuple[tuple[str, tuple[tuple[ir.Player, str], ...]], ...] = (
        ("sleeping_mine", ((ir.You(), "you control"),)),
        ("sleeping_theirs", ((ir.Opponent(), "opponent controls"), (ir.Opponent(w=1), "your opponent controls"))),
    )
    for category, whose_cards in holders:
        for w, article in enumerate(("all the", "the")):
            g.phrase(category, f"{article} {{group:{category}_group}}", ir.All, w=2 * w)
        for player, words in whose_cards:
            held = {"qualifiers": (ir.ControlledBy(player),)}
            kind = f"{category}_group"
            g.phrase(kind, f"{{adjectives?:adjectives}} {{noun:type_noun/many}} {words}", ir.Group, **held)
