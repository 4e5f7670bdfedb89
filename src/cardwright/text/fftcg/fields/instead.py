"""Cards that are removed from the game instead of going elsewhere (11.12.5)."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.common import ALWAYS, AWAY, DUE, DURING, FATES, NOW, PUT_OFF, THIS
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar

MAY = ((False, ""), (True, "you may "))
# due to whose effects
CAUSES: tuple[tuple[ir.Player, tuple[str, ...]], ...] = (
    (
        ir.Opponent(),
        (
            "your opponent's Summons or abilities",
            "your opponent's Summon or ability",
            "opponent's Summons or abilities",
        ),
    ),
    (ir.You(), ("your Summons or abilities", "your Summon or ability")),
    (ir.AnyPlayer(), ("Summons or abilities", "a Summon or an ability")),
)
# where the card itself goes instead
PLACES: tuple[tuple[str, str, str], ...] = (
    ("remove", "from the game", "removed"),
    ("return", "to its owner's hand", "hand"),
    ("return", "to your hand", "hand"),
    ("add", "to your hand", "hand"),
    ("put", "at the bottom of its owner's deck", "bottom"),
    ("put", "on top of its owner's deck", "top"),
    ("put", "at the bottom of your deck", "bottom"),
    ("put", "on top of your deck", "top"),
)


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _instead(g)
    _to_hand_instead(g)


# what holds all the time, and may be said to hold instead of something else: of a replacement effect "instead" says that it is one
HELD_INSTEAD = (
    ir.Gain, ir.Lose, ir.GainAndRule, ir.LoseAndRule, ir.SetPower, ir.BecomeForward, ir.CostChange, ir.CastersCostChange, ir.CostBecomes,
    ir.AttackLimit,
)  # fmt: skip


def held_instead(g: Grammar) -> None:
    """Known when all that holds all the time is."""
    for each in list(g.phrases):
        if each.category == "static" and each.cls in HELD_INSTEAD:
            # one card: any of them, as it is without "instead"
            g.phrase("held_instead", each.template, each.cls, **each.constants)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _instead_more(g)
    _further_instead_more(g)
    _other_instead_more(g)
    _hurt_by_this(g)


def _instead(g: Grammar) -> None:
    """Removed from the game instead."""
    for optional, words in (
        (True, "you may remove it from the game instead"),
        (False, "remove it from the game instead"),
    ):
        # one card: optional or not
        g.phrase(
            "static",
            f"if {{what:damaged}} is put from the field into the Break Zone, {words}",
            ir.RemoveInstead,
            duration=ALWAYS,
            optional=optional,
        )
        g.phrase(
            "static",
            f"if {{what:damaged}} is put from the field into the Break Zone, {words}, and {{later:later}}",
            ir.RemoveInstead,
            duration=ALWAYS,
            optional=optional,
        )
    for moment, span in PUT_OFF:
        g.phrase("later", f"{{event:{moment}}}, {{effects:first_clause}}", ir.Delayed, **span)
    put = "put from the field into the Break Zone"
    for w, words in enumerate(
        (
            f"if {{what:one_obj}} is {put} this turn, remove it from the game instead",
            f"if {{what:many_subject}} are {put} this turn, remove them from the game instead",
        )
    ):
        g.phrase("action", words, ir.RemoveInstead, duration=ir.UntilEndOfTurn(w=2), w=w)
    g.phrase(
        "static",
        "if {what:source} leaves the field, remove {_:self} from the game instead",
        ir.RemoveInstead,
        duration=ALWAYS,
        leaves=True,
    )
    for w, words in enumerate(("if {what:one_obj} leaves the field for any reason, " + AWAY,
                               "if {what:one_obj} leaves the field, remove it from the game instead")):  # fmt: skip
        # one card: with or without its reason
        g.phrase("action", words, ir.RemoveInstead, duration=ir.Permanent(), leaves=True, w=w + 2)


def _to_hand_instead(g: Grammar) -> None:
    """Returned to a hand instead, and what the card had damaged."""
    # one card: a rule instead of the one before
    g.phrase("static_clause", "if {condition:conditions}, {effect:held_instead} instead", ir.Instead)
    words = "if {what:source} leaves the field, return {_:self} to your hand instead"
    hand = {"duration": ALWAYS, "leaves": True, "to": "hand"}
    # one card: to the hand instead
    g.phrase("static", words, ir.RemoveInstead, **hand)
    for w, it in enumerate(("it", "him", "her")):
        words = "if {what:source} leaves the field due to your opponent's Summons or abilities, "
        # one card, 7 phrases: to the hand instead, and whom it had damaged
        g.phrase("static", f"{words}return {it} to your hand instead", ir.RemoveInstead, by=ir.Opponent(), w=w, **hand)
    words = "if {what:damaged_by_it} is put from the field into the Break Zone on the same turn, remove it from the game instead"
    g.phrase("static", words, ir.RemoveInstead, duration=ALWAYS, w=40)
    g.phrase("damaged_by_it", "a {group:damaged_by_source}", ir.All, w=4)
    g.phrase("damaged_by_source", "{noun:type_noun/one} {qualifiers:only_damaged}", ir.Group)
    g.sequence("only_damaged", "damaged_by", max=1)
    g.phrase("damaged_by", "damaged by {card:source}", ir.DamagedBy)


def _instead_more(g: Filled) -> None:
    due = (("", None), (" due to your Summons or abilities", ir.You()), (" by your Summons or abilities", ir.You()),
           (" due to your opponent's Summons or abilities", ir.Opponent()))  # fmt: skip
    put = "put from the field into the Break Zone"
    for w, (words, by) in enumerate(due):
        for v, (subject, it) in enumerate((("damaged", "it"), ("source", "it"))):
            text = f"if {{what:{subject}}} leaves the field{words}, remove {it} from the game instead"
            if subject == "damaged" or not words:
                g.phrase("static", text, ir.RemoveInstead, duration=ALWAYS, leaves=True, by=by, w=70 + 2 * w + v)
        if by == ir.You():
            text = f"if {{what:damaged}} is {put}{words}, remove it from the game instead"
            g.phrase("static", text, ir.RemoveInstead, duration=ALWAYS, by=by, w=70 + w)
    for what, be, leave, them in (("one_obj", "is", "leaves", "it"), ("many_subject", "are", "leave", "them")):
        away = f"remove {them} from the game instead"
        w = 70 + int(them == "them")
        g.phrase(
            "action", f"during this turn, if {{what:{what}}} {be} {put}, {away}", ir.RemoveInstead, duration=NOW, w=w
        )
        text = f"during this turn, if {{what:{what}}} {leave} the field, {away}"
        g.phrase("action", text, ir.RemoveInstead, duration=NOW, leaves=True, w=w)
        text = f"if {{what:{what}}} {leave} the field this turn, {away}"
        g.phrase("action", text, ir.RemoveInstead, duration=THIS, leaves=True, w=w)
    # each of those that were chosen: they can be put there from the field alone, else they are other cards (7.4)
    for w, (place, (be, them)) in enumerate(product((" from the field", ""), (("are", "them"), ("is", "it"))), 90):
        text = f"if any of {{what:many_object}} {be} put{place} into the Break Zone this turn, remove {them} from the game instead"
        g.phrase("action", text, ir.RemoveInstead, duration=THIS, w=w)
    # what goes to the hand instead of the Break Zone, or wherever it would go
    hand = {"duration": ALWAYS, "to": "hand"}
    for v, (fate, leaves) in enumerate(
        ((" is put from the field into the Break Zone", False), (" leaves the field", True))
    ):
        for u, (may, optional) in enumerate((("", False), ("you may ", True))):
            for w, it in enumerate(("it", "{_:self}")):
                for x, whose in enumerate(("its owner's hand", "your hand")):
                    subject = "source" if w else "damaged"
                    text = f"if {{what:{subject}}}{fate}, {may}return {it} to {whose} instead"
                    at = 300 + 8 * v + 4 * u + 2 * w + x
                    g.phrase("static", text, ir.RemoveInstead, leaves=leaves, optional=optional, w=at, **hand)


def _further_instead_more(g: Filled) -> None:
    put = "is put from the field into the Break Zone"
    tail = "remove it from the game instead"
    for w, (may, optional) in enumerate((("", False), ("you may ", True)), 600):
        text = f"during this turn, if {{what:damaged_now}} {put}, {may}{tail}"
        g.phrase("action", text, ir.RemoveInstead, duration=DURING, optional=optional, w=w)
        if optional:
            text = f"if {{what:one_obj}} {put} this turn, {may}{tail}"
            g.phrase("action", text, ir.RemoveInstead, duration=ir.UntilEndOfTurn(w=2), optional=True, w=w)
        for v, when in enumerate(("this turn", "during the same turn", "on the same turn")):
            text = f"if {{what:damaged_by_it}} {put} {when}, {may}{tail}"
            g.phrase("static", text, ir.RemoveInstead, duration=ALWAYS, optional=optional, w=w + 2 * v)
    for w, it in enumerate(("it", "{_:self}"), 70 + 50):
        text = f"if {{what:source}} leaves the field for any reason, remove {it} from the game instead"
        g.phrase("static", text, ir.RemoveInstead, duration=ALWAYS, leaves=True, w=w)
    text = f"if {{what:one_obj}} leaves the field for any reason this turn, {AWAY}"
    g.phrase("action", text, ir.RemoveInstead, duration=ir.UntilEndOfTurn(w=2), leaves=True, w=70 + 50)
    for player, causes in CAUSES:
        for w, words in enumerate(causes):
            due = type(player)
            g.phrase("due", f"by {words}", due, w=2 * w + 3)
            g.phrase("due", f"due to {words}", due, w=2 * w + 4)
    gone = [(fate == "leaves", words) for fate, words in FATES if fate in ("put", "leaves")]
    for w, (leaves, words) in enumerate(gone):
        for u, (verb, where, to) in enumerate(PLACES):
            for due, (optional, may) in product(DUE, MAY):
                for x, (subject, it) in enumerate((("damaged", "it"), ("source", "{_:self}"))):
                    text = f"if {{what:{subject}}} {words}{due}, {may}{verb} {it} {where} instead"
                    fixed = {"leaves": leaves, "optional": optional, "to": to, "duration": ALWAYS}
                    g.phrase("static", text, ir.RemoveInstead, w=500 + w + 4 * u + 40 * x, **fixed)
    # the card itself, which says so on the field alone: from there it is put away
    for w, (put, it) in enumerate(product(("is put", "would be put"), ("it", "{_:self}")), 2500):
        for u, (verb, where, to) in enumerate(PLACES):
            for optional, may in MAY:
                text = f"if {{what:source}} {put} into the Break Zone, {may}{verb} {it} {where} instead"
                g.phrase("static", text, ir.RemoveInstead, optional=optional, to=to, duration=ALWAYS, w=w + 10 * u)


def _hurt_by_this(g: Filled) -> None:
    # "If a Forward damaged by this ability is put into the Break Zone this turn, ...": whichever was struck
    for w, (hurt, by) in enumerate(product(("damaged by", "dealt damage by"), ("ability", "effect", "Summon"))):
        g.phrase("hurt_here", f"{hurt} this {by}", ir.DamagedBy, card=ir.SelfRef(), here=True, w=w)
    # one card: by an ability, a Summon or an effect
    g.list("only_hurt_here", "hurt_here", ", ", max=1)
    g.phrase("hurt_kind", "{noun:type_noun/one} {qualifiers:only_hurt_here}", ir.Group)
    g.phrase("hurt_one", "a {group:hurt_kind}", ir.All, w=4)
    for w, put in enumerate(("put into the Break Zone", "put from the field into the Break Zone"), 2000):
        for v, (verb, where, to) in enumerate(PLACES[:2]):
            text = f"if {{what:hurt_one}} is {put} this turn, {verb} it {where} instead"
            g.phrase("action", text, ir.RemoveInstead, duration=THIS, to=to, w=w + 10 * v)


UNTIL: tuple[tuple[str, ir.Duration], ...] = (
    ("until the end of the turn", ir.UntilEndOfTurn(w=1)),
    ("until the end of your opponent's turn", ir.UntilEndOfYourTurn(ir.Opponent(), w=1)),
    ("until the end of your opponent's next turn", ir.UntilEndOfNextTurn(ir.Opponent(), w=1)),
    ("until the end of your next turn", ir.UntilEndOfNextTurn(ir.You(), w=1)),
    ("until the end of the next turn", ir.UntilEndOfNextTurn(ir.AnyPlayer(), w=1)),
)


def _other_instead_more(g: Filled) -> None:
    meets = (
        ("{be} put from the field into the Break Zone", False, 0),
        ("{leave} the field", True, 10),
        ("would be put from the field into the Break Zone", False, 1000),
        ("would leave the field", True, 1010),
    )
    for n, (what, be, leaves_word, it) in enumerate(
        (
            ("one_obj", "is", "leaves", "it"),
            ("many_subject", "are", "leave", "them"),
            ("other_card", "is", "leaves", "it"),
        )
    ):
        for verb, leaves, more in meets:
            words = verb.format(be=be, leave=leaves_word)
            for u, (do, where, to) in enumerate(PLACES):
                for due, (optional, may) in product(DUE, MAY):
                    fixed = {"leaves": leaves, "optional": optional, "to": to, "w": 500 + u + more + 20 * n}
                    end = f"{may}{do} {it} {where} instead"
                    front = f"during this turn, if {{what:{what}}} {words}{due}, {end}"
                    g.phrase("action", front, ir.RemoveInstead, duration=NOW, **fixed)
                    inside = f"if {{what:{what}}} {words}{due} this turn, {end}"
                    g.phrase("action", inside, ir.RemoveInstead, duration=THIS, **fixed)
                    for until, span in UNTIL:
                        text = front.replace("during this turn", until)
                        g.phrase("action", text, ir.RemoveInstead, duration=span, **fixed)
    # of cards that were spoken of on the field: they can be put there from it alone, else they are other cards (7.4)
    for (what, be, it), (would, more) in product(
        (("one_obj", "is", "it"), ("many_subject", "are", "them")), (("", 2000), ("would be", 3000))
    ):
        for (u, (do, where, to)), (optional, may) in product(enumerate(PLACES), MAY):
            words = f"if {{what:{what}}} {would or be} put into the Break Zone"
            fixed = {"optional": optional, "to": to, "w": 500 + u + more}
            end = f"{may}{do} {it} {where} instead"
            g.phrase("action", f"during this turn, {words}, {end}", ir.RemoveInstead, duration=NOW, **fixed)
            g.phrase("action", f"{words} this turn, {end}", ir.RemoveInstead, duration=THIS, **fixed)
