"""Conditions on points, on whose turn it is, and the words of the classes; see also `conditions`."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.sve.groups import YOU

EVOLUTION_POINT = "evolution point"  # what `Performs` calls that one is used


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _play_points(g)
    _evolution_points(g)
    _used(g)
    _turns(g)
    _order(g)
    _keyed(g)


def _play_points(g: Grammar) -> None:
    c = "condition"
    for w, left in enumerate(("", " left", " remaining")):
        words = f"play <point/points:count>{left}"
        g.phrase(c, f"you have at least {{count:digits}} {words}", sv.PointsAre, player=YOU, w=w)
        for v, exactly in enumerate(("exactly ", "")):
            same = f"you have {exactly}{{count:digits}} {words}"
            g.phrase(c, same, sv.PointsAre, player=YOU, compare="=", w=w + 3 * v + 30)
        g.value(c, f"you don't have any play points{left}", sv.PointsAre(YOU, ir.Num(0), "=", w=w + 20))
        g.phrase(c, f"you have {{count:digits}} {words} or less", sv.PointsAre, player=YOU, compare="<=", w=w)
        g.phrase(c, f"you have {{count:digits}} {words} or more", sv.PointsAre, player=YOU, w=w + 3)
        g.phrase(c, f"you have {{count:digits}} or more {words}", sv.PointsAre, player=YOU, w=w + 6)
        g.phrase(c, f"you have {{count:digits}} or less {words}", sv.PointsAre, player=YOU, compare="<=", w=w + 6)
        g.phrase(c, f"you have {{count:digits}} or fewer {words}", sv.PointsAre, player=YOU, compare="<=", w=w + 9)
    most = {"left": sv.PlayPoints(YOU, maximum=True)}
    g.phrase(c, "you have at least {right:digits} maximum play points", ir.Compare, compare=">=", w=12, **most)
    g.phrase(c, "you have {right:digits} or more maximum play points", ir.Compare, compare=">=", w=13, **most)
    g.phrase(c, "you have {right:digits} maximum play points", ir.Compare, compare="=", w=14, **most)
    for w, left in enumerate(("", " left", " remaining")):
        nothing = {"player": YOU, "count": ir.Num(0, w=9), "compare": "<="}
        g.phrase(c, f"you have no play points{left}", sv.PointsAre, w=w + 10, **nothing)


def _evolution_points(g: Grammar) -> None:
    c = "condition"
    for who, has, player in (("you", "have", YOU), ("your opponent", "has", ir.Opponent())):
        points = sv.EvolutionPoints(player)
        for w, (word, none) in enumerate(
            (
                ("evolution <point/points:right>", "evolution points"),
                ("Evolution <Point/Points:right>", "Evolution Points"),
            ),
            70,
        ):
            for compare, before, behind in ((">=", "at least ", ""), ("<=", "", " or less"), ("=", "", "")):
                words = f"{who} {has} {before}{{right:digits}} {word}{behind}"
                g.phrase(c, words, ir.Compare, left=points, compare=compare, w=w + 10 * (compare == "="))
            for compare, more in (("<=", "fewer"), (">=", "more")):
                g.phrase(
                    c,
                    f"{who} {has} {{right:digits}} or {more} {word}",
                    ir.Compare,
                    left=points,
                    compare=compare,
                    w=w + 2,
                )
            g.phrase(c, f"{who} {has} no {none}", ir.Compare, left=points, right=ir.Num(0), compare="=", w=w)
            one = {"left": points, "right": ir.Num(1, w=9), "compare": ">="}
            g.phrase(c, f"{who} {has} an {none.removesuffix('s')}", ir.Compare, w=w + 4, **one)
            g.phrase(c, f"{who} {has} any {none}", ir.Compare, w=w + 6, **one)


def _used(g: Grammar) -> None:
    """An evolution point is used in lieu of a play point (3.2.5): "whenever you use an evolution point"."""
    what = {"what": EVOLUTION_POINT}
    for v, (points, done) in enumerate(
        (p, d) for p in ("evolution point", "Evolution Point") for d in ("use", "spend")
    ):
        past = {"use": "used", "spend": "spent"}[done]
        for category in ("event", "plain_event"):
            for w, word in enumerate(("whenever", "when")):
                for who, s, player in (
                    ("you", "", YOU), ("an opponent", "s", ir.Opponent()), ("your opponent", "s", ir.Opponent(w=1)),
                ):  # fmt: skip
                    words = f"{word} {who} {done}{s} an {points}"
                    g.value(category, words, sv.Performs(player, w=60 + 2 * v + w, **what))
        for w, have in enumerate(("you've", "you", "you have")):
            used = ir.HappenedThisTurn(sv.Performs(YOU, w=70 + 3 * v + w, **what), w=400)
            g.value("condition", f"{have} {past} an {points} this turn", used)
        for w, havent in enumerate((f"haven't {past}", f"didn't {done}")):
            used = ir.HappenedThisTurn(sv.Performs(YOU, w=90 + 2 * v + w, **what), w=401)
            g.value("condition", f"you {havent} an {points} this turn", ir.Not(used, w=40))


def _order(g: Grammar) -> None:
    """Who went first and who second (6.2.1.6)."""
    for v, (player, have, go) in enumerate(
        ((YOU, ("you're", "you are"), "you"), (ir.Opponent(), ("your opponent is", "an opponent is"), "your opponent"))
    ):
        for second, nth in ((False, "first"), (True, "second")):
            forms = [f"{go} went {nth}"]
            forms += [
                f"{is_} {said}"
                for is_ in have
                for said in (
                    f"going {nth}",
                    f"the {nth} player",
                    f"the player going {nth}",
                    f"the player who went {nth}",
                )
            ]
            for w, words in enumerate(forms):
                g.value("condition", words, sv.WentFirst(player, second, w=20 * v + w))


def _turns(g: Grammar) -> None:
    c = "condition"
    g.phrase(c, "it's your turn", ir.IsTurnOf, player=YOU)
    for w, (it, nth) in enumerate((it, nth) for nth in ("ordinal", "ordinal_word") for it in ("it's", "this is")):
        # one card for some of these: a table, of which the next card may print any
        g.phrase(c, f"{it} your {{nth:{nth}}} turn", sv.NthTurn, player=YOU, w=w)
        g.phrase(c, f"{it} your {{nth:{nth}}} turn or later", sv.NthTurn, player=YOU, later=True, w=w)
    for w, (nth, on) in enumerate(
        (nth, on) for nth in ("ordinal", "ordinal_word") for on in ("on", "onward", "onwards")
    ):
        g.phrase("since_turn", f"from your {{nth:{nth}}} turn {on}", sv.SinceTurn, player=YOU, w=w)
    for w, (nth, when) in enumerate(
        (nth, when) for nth in ("ordinal", "ordinal_word") for when in ("on or after your {} turn", "on your {} turn or later")
    ):  # fmt: skip
        g.phrase("late_enough", when.format(f"{{nth:{nth}}}"), sv.SinceTurn, player=YOU, w=w + 6)
    g.phrase("conditioned", "{condition:since_turn}, {effect:static}", ir.If, w=20)
    for w, isnt in enumerate(("it isn't", "it's not")):
        g.value(c, f"{isnt} your turn", ir.Not(ir.IsTurnOf(YOU), w=w))
    for w, whose in enumerate(("your opponent's", "an opponent's")):
        g.phrase(c, f"it's {whose} turn", ir.IsTurnOf, player=ir.Opponent(w=w))
    for cls, word in ((sv.Overflow, "Overflow"), (sv.Sanguine, "Sanguine")):
        g.phrase(c, f"{word} is active for you", cls)
        g.phrase("word_active", f"{word}", cls)
    g.phrase(c, "{condition:word_active} isn't active for you", ir.Not)
    g.phrase(c, "Combo ({count:integer}) is active for you", sv.Combo, w=1)
    g.phrase(c, "Spellchain ({count:integer}) is active for you", sv.Spellchain, w=2)
    g.phrase(c, "Necrocharge ({count:integer}) is active for you", sv.Necrocharge, w=2)


def _keyed(g: Grammar) -> None:
    # the condition words that stand before a colon
    k = "keyed"
    g.phrase(k, "Combo ({count:integer})", sv.Combo)
    for cls, words in ((sv.Spellchain, ("Spellchain", "SC")), (sv.Necrocharge, ("Necrocharge", "NC"))):
        for w, word in enumerate(words):
            g.phrase(k, f"{word} ({{count:integer}})", cls, w=w)
    g.phrase(k, "Overflow", sv.Overflow, w=1)
    g.phrase(k, "Sanguine", sv.Sanguine, w=1)
    for word, node in (("Combo", sv.Combo), ("Spellchain", sv.Spellchain), ("Necrocharge", sv.Necrocharge)):
        g.phrase("keyed_state", f"{word} ({{count:integer}})", node)
    for word, active in (("Overflow", sv.Overflow), ("Sanguine", sv.Sanguine)):
        g.phrase("keyed_state", word, active, w=1)
    g.phrase(k, "Earth Rite", sv.PaidEarthRite)
    g.phrase(k, "Earth Rite ({count:integer})", sv.PaidEarthRite, w=1)
