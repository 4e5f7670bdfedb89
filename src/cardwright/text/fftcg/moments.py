"""When something happens, in words that one card alone has used so far: whose field, whose phase, the how manieth card, and by
whose effect. Like `variants`, it adds what other modules have not declared."""

from cardwright.text import ir
from cardwright.text.fftcg.turns import NTH
from cardwright.text.fftcg.variants import Filled
from cardwright.text.grammar import Grammar

W = 400  # wordings of this module begin here


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    _cards(g)
    _players(g)
    _phases(g)


def _cards(g: Filled) -> None:
    h, put = "happening", "<is/are> put from {} into the Break Zone"
    theirs = put.format("your opponent's field")
    g.phrase(h, theirs, ir.PutIntoBreakZone, source="opponent_field", w=W)
    g.phrase(h, put.format("either player's field"), ir.PutIntoBreakZone, source="field", w=W)
    for w, words in enumerate(("your opponent's Summon or ability", "a Summon or an ability of your opponent"), W):
        for field, whose in (("the field", ir.AnyPlayer()), ("your field", ir.You())):
            due = f"<enters/enter> {field} due to {words}"
            g.phrase(h, due, ir.EntersField, whose=whose, by="opponent_effects", w=w)
    g.phrase("ability_owner", "an ability of {group:named_group}", ir.OneSubject, w=W)
    # "the Backup Card Name Olga"
    # one card, 2 phrases: a name behind its type
    for name in ("Forward", "Backup", "Monster"):
        key = f"named_{name.lower()}"
        cls = {"adjectives": (ir.TypeIs((name,)),)}
        g.phrase("article_subject", f"the {name} {{group:{key}}}", ir.OneSubject, w=2)
        g.phrase(key, "{noun:name_noun_one}", ir.Group, **cls)
        g.phrase(key, "{noun:name_noun_one} {qualifiers:one_qualifier}", ir.Group, **cls)


def _players(g: Filled) -> None:
    e = "event"
    for nth, word in enumerate(NTH[:6], 1):
        theirs = {"player": ir.Opponent(), "group": ir.Group(ir.IsCard()), "nth": nth}
        for w, they in enumerate(("they've", "he/she has", "they have"), W):
            cast = f"when your opponent casts the {word} card {they} cast"
            g.phrase(e, f"{cast} this turn", ir.PlayerCasts, w=w, **theirs)
            g.phrase(e, f"during each turn, {cast}", ir.PlayerCasts, w=w + 10, **theirs)
        mine = {"player": ir.You(), "nth": nth}
        cast = f"when you cast the {word} {{group:kind_cast}} you've cast"
        g.phrase(e, f"{cast} this turn", ir.PlayerCasts, w=W, **mine)
        g.phrase(e, f"during each turn, {cast}", ir.PlayerCasts, w=W + 10, **mine)
    g.phrase("kind_cast", "{adjectives:adjectives} {noun:type_noun/one}", ir.Group)
    for player, who, s in (
        (ir.You(), "you", ""),
        (ir.Opponent(), "your opponent", "s"),
        (ir.EachPlayer(), "either player", "s"),
    ):
        receives = f"when {who} receive{s} 1 or more points of damage"
        g.phrase(e, receives, ir.PlayerReceivesDamage, player=player, w=W)
        g.phrase("first_event", f"when {who} draw{s} a card", ir.PlayerDraws, player=player)
        g.phrase("first_event", f"when {who} receive{s} damage", ir.PlayerReceivesDamage, player=player, w=W)


def _phases(g: Filled) -> None:
    # "When your Main Phase 1 starts", "When your turn ends": older words for the beginning and the end
    for player, whose in ((ir.You(), "your"), (ir.Opponent(), "your opponent's")):
        for name, phase in (("Main Phase 1", "main_1"), ("Main Phase 2", "main_2"), ("Attack Phase", "attack")):
            for w, verb in enumerate(("starts", "begins"), W):
                g.phrase("event", f"when {whose} {name} {verb}", ir.BeginningOf, phase=phase, whose=player, w=w)
        g.phrase("event", f"when {whose} turn ends", ir.EndOf, phase="turn", whose=player, w=W)
    # "You can use this ability only during your Main Phase": an older order of words
    # one card, 3 phrases: the older order of the words
    g.phrase("clause", "you can use this ability only {limits:older_limits}", ir.LimitSentence)
    g.list("older_limits", "older_limit", " and ")
    o = "older_limit"
    g.phrase(o, "during your turn", ir.OnlyYourTurn, w=1)
    g.phrase(o, "during your opponent's turn", ir.OnlyOpponentTurn, w=W)
    g.phrase(o, "during your Main Phase", ir.OnlyMainPhase, w=W)
    g.phrase(o, "once per turn", ir.OncePerTurn, w=W + 50)
    g.phrase(o, "if {condition:condition}", ir.OnlyIf, w=W)
