"""Whole paragraphs: keywords, activated, automatic and passive abilities, the text of a spell."""

from collections.abc import Iterator
from itertools import pairwise

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.printing import Context
from cardwright.text.reading import Source
from cardwright.text.sve.groups import KEYWORDS
from cardwright.text.tokens import join

MAX_SERVED = 5


def add(g: Grammar) -> None:
    """All phrases of this module."""
    g.terminal("reminder", _reminder, _show, starts=_opens)
    _keywords(g)
    _activated(g)
    _automatic(g)
    g.phrase("passive", "{effects:statics}", ir.FieldAbility)
    for part in ("keyword_line", "activated", "automatic", "passive"):
        g.alias("ability", part)
    # no phase begins while a spell is where it has abilities: "at the start of your end phase" is then an instruction (10.7.5)
    for part in ("keyword_line", "automatic_on_event"):
        g.alias("spell", part)
    # one card prints an automatic ability behind a passive one; any of either fits
    g.phrase("ability", "{first:passive} {second:automatic}", sv.Paragraph)
    # of two automatic abilities the second begins with its keyword or with "whenever": a phase may be the one that comes next
    g.phrase("ability", "{first:automatic} {second:second_automatic}", sv.Paragraph)
    g.phrase("second_automatic", "{event:icon_events}{effects:sentences}", ir.AutoAbility)
    g.phrase("second_automatic", "{event:colon_event}: {effects:sentences}", ir.AutoAbility)
    g.phrase("second_automatic", "{event:plain_event}, {effects:sentences}", ir.AutoAbility)
    for part in ("automatic", "passive_said"):
        g.phrase("ability", f"{{first:keyword_line}} {{second:{part}}}", sv.Paragraph)
    g.phrase("passive_said", "{effects:statics_said}", ir.FieldAbility)
    g.sequence("statics_said", "static_said")
    g.phrase("static_said", "{effect:static_clause}.", ir.Statement)
    # one card, 2 phrases: a keyword with its explanation, whatever that says
    g.phrase("explained", "{ability:keyword_line} {text:reminder}", sv.Explained)
    g.alias("ability", "explained")
    g.alias("spell", "explained")
    g.phrase("spell", "{effects:sentences}", ir.SummonEffect)
    g.phrase("spell", "{effects:playing_statics}", ir.FieldAbility)
    g.sequence("playing_statics", "playing_static")
    g.phrase("playing_static", "{effect:playing_clause}.", ir.Statement)
    g.phrase("playing_static", "{text:reminder}", sv.Reminder)
    g.sequence("gained_abilities", "gained_ability", max=1)
    for part in ("activated", "automatic", "passive"):
        g.alias("gained_ability", part)


def _opens(text: str, kind: str) -> bool:
    return text == "("


SAYS_MORE = ("treated", "considered", "counts", "named", "name", "activate", "Activate", "perform", "Perform", "costs")
# how often something is done, and how it comes to the field, is no explanation
LIMITING = (
    ("this", "ability"), ("per", "turn"), ("each", "turn"), ("per", "game"), ("field", "engaged"), ("instead", "of"),
)  # fmt: skip
# the first word of what says how much is done, when, or what else
BOUNDING = frozenset((
    "up", "at", "maximum", "max", "once", "twice", "if", "only", "except", "unless", "but", "then", "also",
    "however", "draw", "deal", "put", "select", "choose", "bury", "destroy", "banish", "discard", "give", "summon",
    "return", "search", "reveal", "recover", "engage", "refresh", "evolve", "race", "1", "2", "3", "4", "5", "6",
    "7", "8", "9", "10",
))  # fmt: skip


def _reminder(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    """Explanatory text: from a parenthesis to its end; options of a choice, "(1)", are none."""
    if source.text_at(pos) != "(" or source.text_at(pos + 2) == ")":
        return
    if source.text_at(pos + 1).lower() in BOUNDING:
        return
    depth = 0
    for at in range(pos, len(source.texts)):
        depth += {"(": 1, ")": -1}.get(source.texts[at], 0)
        if source.texts[at] in SAYS_MORE or source.texts[at][0] == "《":
            # "This card is treated as ..." gives a name: no mere explanation. 《1》 explains a card of another game.
            return
        if tuple(word.lower() for word in source.texts[at : at + 2]) in LIMITING:
            return
        if depth == 0:
            words = source.texts[pos : at + 1]
            if all(first != second or not first.isalpha() for first, second in pairwise(words)):
                yield at + 1, join(words, capitals=False)
            return


def _show(value: object, context: Context) -> str | None:
    return value if isinstance(value, str) and value.startswith("(") else None


def _keywords(g: Grammar) -> None:
    # one card for some of these: a table, of which the next card may print any
    for keyword in KEYWORDS:
        g.value("keyword", keyword, keyword)
    for keyword in (*KEYWORDS, "Stack"):
        g.phrase("printed_keyword", f"{keyword}.", ir.Keyword, name=keyword)
    g.phrase("printed_keyword", "[quick]", ir.Keyword, name="Quick")
    g.phrase("printed_keyword", "Quick", ir.Keyword, name="Quick", w=1)
    g.sequence("printed_keywords", "printed_keyword")
    g.phrase("keyword_line", "{keywords:printed_keywords}", ir.KeywordAbility)


def _activated(g: Grammar) -> None:
    a = "activated"
    for mark, limits in (("[act]", ()), ("[q][act]", (sv.QuickTiming(),))):
        g.phrase(a, f"{mark}{{cost:cost}}: {{effects:sentences}}", ir.ActionAbility, limits=limits)
        g.phrase(a, f"{mark}: {{effects:sentences}}", ir.ActionAbility, cost=ir.Cost(), limits=limits)
    g.phrase(a, "[evolve]{cost:cost}: {effects:sentences}", sv.EvolveAbility)
    g.phrase(a, "[evolve]: {effects:sentences}", sv.EvolveAbility, cost=ir.Cost())
    # one card for some of these: a table, of which the next card may print any
    for times in range(1, MAX_SERVED + 1):
        g.phrase(a, "[feed]" * times + "{cost:cost}: {effects:sentences}", sv.ServeAbility, times=times)
        g.phrase(a, "[feed]" * times + ": {effects:sentences}", sv.ServeAbility, times=times, cost=ir.Cost())


def _automatic(g: Grammar) -> None:
    a = "automatic_on_event"
    for category in (a, "automatic_on_phase"):
        g.alias("automatic", category)
    g.phrase(a, "{event:icon_events}{effects:sentences}", ir.AutoAbility)
    g.phrase(a, "{event:colon_event}: {effects:sentences}", ir.AutoAbility)
    g.phrase(a, "{event:comma_event}, {effects:sentences}", ir.AutoAbility)
    g.phrase(a, "{event:bare_event} {effects:sentences}", ir.AutoAbility)
    # one card prints a dash for the colon
    g.phrase(a, "{event:dash_event} -- {effects:sentences}", ir.AutoAbility)
    g.phrase("automatic_on_phase", "{event:asked_phase}, {effects:sentences}", ir.AutoAbility)
    for category, event in ((a, "event"), ("automatic_on_phase", "phase_event")):
        g.phrase(category, f"{{event:{event}}}, {{effects:sentences}}", ir.AutoAbility)
        # it waits on the field alone anyway (10.3.4)
        for w, kind in enumerate(("card", "follower", "amulet"), 1):
            there = f"while this {kind} is on your field, {{event:{event}}}, {{effects:sentences}}"
            g.phrase(category, there, ir.AutoAbility, w=w)
        for w, (place, name) in enumerate((("hand", "hand"), ("EX area", "ex_area"), ("cemetery", "cemetery")), 4):
            lying = {"condition": ir.SourceIn(ir.SelfRef(w=1), name), "w": w}  # 10.3.4: it waits there alone
            there = f"while this card is in your {place}, {{event:{event}}}, {{effects:sentences}}"
            g.phrase(category, there, ir.AutoAbility, **lying)
        g.phrase(category, f"{{condition:keyed_state}}: {{event:{event}}}, {{effects:sentences}}", ir.AutoAbility)
    # one card; any event may follow
    g.phrase(a, "once per turn, {event:event}, {effects:sentences}", ir.AutoAbility, limits=(ir.OncePerTurn(w=9),))
    often = (
        ("once each turn", 1, 70),
        ("twice per turn", 2, 70),
        ("twice each turn", 2, 71),
        ("up to 2 times per turn", 2, 72),
    )
    for words, times, w in (*often, ("up to twice per turn", 2, 73), ("up to 3 times per turn", 3, 70)):
        g.phrase(
            a, f"{words}, {{event:event}}, {{effects:sentences}}", ir.AutoAbility, limits=(ir.OncePerTurn(times, w=w),)
        )
    # one card; any event may follow
    g.phrase(
        a,
        "once on each of your turns, {event:event}, {effects:sentences}",
        ir.AutoAbility,
        limits=(sv.OnEachOfYourTurns(),),
    )
    for w, whose in enumerate(
        ("each opponent's turn", "each of your opponent's turns", "each of your opponents' turns")
    ):
        theirs = (sv.OnEachOfYourTurns(True, w=w),)
        g.phrase(a, f"once on {whose}, {{event:event}}, {{effects:sentences}}", ir.AutoAbility, limits=theirs)
    mine = (sv.OnEachOfYourTurns(w=1),)
    g.phrase(a, "once during each of your turns, {event:event}, {effects:sentences}", ir.AutoAbility, limits=mine)
    for theirs_too, whose in ((False, "your turns"), (True, "your opponent's turns"), (True, "your opponents' turns")):
        for w, (so_often, times) in enumerate(
            (("twice", 2), ("2 times", 2), ("up to 2 times", 2), ("up to 3 times", 3))
        ):
            limit = (sv.OnEachOfYourTurns(theirs_too, times, w=10 + w + 10 * whose.endswith("s' turns")),)
            words = f"{so_often} on each of {whose}, {{event:event}}, {{effects:sentences}}"
            g.phrase(a, words, ir.AutoAbility, limits=limit)
