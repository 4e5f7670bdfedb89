"""What a player does to cards, said of the player: "whenever you put a Machina card from your field into its owner's cemetery"."""

import msgspec

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.sve.groups import ANOTHER

YOU = ir.You()
# what such a time is: "..., if it's the 2nd time this turn" counts the times that the player does it (see `times`)
DEED = ("event", "plain_event", "countable_event")
WORDS = tuple((word, article) for word in ("whenever", "when") for article in ("a", "an"))
# which of one's cards is put away, and where to: what "bury" means (5.30.1)
PUT_AWAY = (
    "from your field into its owner's cemetery", "from your field into the cemetery", "from your field into your cemetery",
    "on your field into its owner's cemetery", "on your field into your cemetery",
)  # fmt: skip


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _who(g)
    _buried(g)
    _buried_before(g)
    _counts(g)
    _engaged(g)
    _raced(g)
    _returned(g)


def _who(g: Grammar) -> None:
    """Cards without a place: the sentence names it."""
    for kind in (
        "{adjectives?:adjectives} {noun:card_noun/same}", "{adjectives?:token_adjectives} {noun:token_noun/same}",
        "{adjectives?:plain_adjectives} {noun:name_noun}",
    ):  # fmt: skip
        g.phrase("bare_card", kind, ir.Group)
        g.phrase("bare_other", kind, ir.Group, w=ANOTHER)
    g.phrase("handled", "{group:bare_card/one}", ir.OneSubject, w=9)
    g.phrase("handled_other", "another {group:bare_other/one}", ir.OneSubject, w=9)
    for w, words in enumerate(("one or more", "1 or more")):
        g.phrase("handled_many", f"{words} {{group:bare_card/many}}", ir.CountedSubject, count=ir.Num(1), w=w)


def _of_several(place: str) -> str:
    return place.replace("its owner's cemetery", "their owners' cemeteries")


def _buried(g: Grammar) -> None:
    """Whenever you do so: by an effect of yours or as a cost (reading S63)."""
    ways = (("bury", ""), *(("put", f" {place}") for place in PUT_AWAY))
    for v, (verb, place) in enumerate(ways):
        g.value(f"you_bury_{v}", verb, sv.IsBuried(w=10 + v))
        g.sequence(f"by_bury_{v}", f"you_bury_{v}", max=1)
        for category in DEED:
            for w, (word, article) in enumerate(WORDS):
                said = f"{word} you {{happenings:by_bury_{v}}} {article} {{subject:handled}}{place}"
                g.phrase(category, said, ir.CardEvent, by=YOU, w=w + 60)
            for w, word in enumerate(("whenever", "when")):
                for many, end in (("handled_other", place), ("handled_many", _of_several(place))):
                    said = f"{word} you {{happenings:by_bury_{v}}} {{subject:{many}}}{end}"
                    g.phrase(category, said, ir.CardEvent, by=YOU, w=w + 60)


def _buried_before(g: Grammar) -> None:
    """If you have done so this turn."""
    ways = (("buried", ""), *(("put", f" {place}") for place in PUT_AWAY))
    for v, (verb, place) in enumerate(ways):
        buried = {"happenings": (sv.IsBuried(w=10 + v),), "by": YOU}
        for w, have in enumerate(("you've", "you", "you have")):
            for u, article in enumerate(("a", "an")):
                words = f"{have} {verb} {article} {{subject:handled}}{place} this turn"
                g.phrase("evolved_event", words, ir.CardEvent, w=2 * w + u, **buried)
            another = f"{have} {verb} {{subject:handled_other}}{place} this turn"
            g.phrase("evolved_event", another, ir.CardEvent, w=w, **buried)
            g.phrase(f"buried_{v}_{w}", "{subject:handled_so_many}", ir.CardEvent, w=w, **buried)
            end = _of_several(place)
            for u, form in enumerate(("at least {times:two_or_more}", "{times:two_or_more} or more")):
                words = f"{have} {verb} {form} {{event:buried_{v}_{w}}}{end} this turn"
                g.phrase("condition", words, ir.HappenedThisTurn, w=80 + 10 * w + u)
    g.phrase("handled_so_many", "{group:bare_card/many}", ir.OneSubject, w=17)


def _counts(g: Grammar) -> None:
    """ "The number of cards you've buried this turn", "the number of cards you've played from your EX area this turn"."""
    there = "{adjectives?:adjectives} {noun:card_noun/same}"
    for w, have in enumerate(("you've", "you have", "you")):
        for v, (verb, happening) in enumerate(
            (("buried", sv.IsBuried()), ("evolved", sv.Evolves()), ("raced", sv.Races()))
        ):
            done = {"happenings": (happening,), "by": YOU, "w": 10 * v + w + 40}
            g.phrase("gone_this_turn", f"{{subject:handled_so_many}} {have} {verb}", ir.CardEvent, **done)
            g.phrase("one_gone", f"{{subject:handled}} {have} {verb}", ir.CardEvent, **done)
        g.phrase(f"played_from_{w}", f"{there} {have} played {{qualifiers:from_there}}", ir.Group)
        counted = f"the number of {{group:played_from_{w}/many}} this turn"
        g.phrase("counted", counted, sv.PlayedThisTurn, player=YOU, w=50 + w)
        g.phrase("each_one", f"{{group:played_from_{w}/one}} this turn", sv.PlayedThisTurn, player=YOU, w=50 + w)
    mine = sv.EvolutionPoints(YOU)
    for w, words in enumerate(("evolution points you have", "your evolution points", "Evolution Points you have"), 10):
        g.value("counted", f"the number of {words}", msgspec.structs.replace(mine, w=w))
    for w, words in enumerate(("your remaining play points", "your play points"), 20):
        g.value("counted", f"the number of {words}", sv.PlayPoints(YOU, w=w))


def _engaged(g: Grammar) -> None:
    """ "Whenever you engage an amulet on your field": by an effect of yours, as a cost, as it attacks."""
    _done_by_you(g, "engage", ir.BecomesDull(w=6), "placed_one")
    g.phrase("placed_one", "{group:placed_part/one}", ir.OneSubject, w=9)


def _raced(g: Grammar) -> None:
    """ "Whenever you race a follower" (14.2.3.1): one's own alone."""
    _done_by_you(g, "race", sv.Races(w=6), "done_by_evolve")
    for verb in ("evolve", "race"):
        for category in DEED:
            for w, word in enumerate(("whenever", "when")):
                another = f"{word} you {{happenings:by_{verb}}} another {{subject:other_evolved}}"
                g.phrase(category, another, ir.CardEvent, by=YOU, w=w + 60)


def _done_by_you(g: Grammar, verb: str, happening: ir.Event, card: str) -> None:
    g.value(f"you_{verb}", verb, happening)
    g.sequence(f"by_{verb}", f"you_{verb}", max=1)
    for category in DEED:
        for w, (word, article) in enumerate(WORDS):
            said = f"{word} you {{happenings:by_{verb}}} {article} {{subject:{card}}}"
            g.phrase(category, said, ir.CardEvent, by=YOU, w=w + 60)


# where one's own card is returned to, and any card
HOMES = (
    "to hand", "to your hand", "from your field to hand", "from your field to your hand", "on your field to hand",
    "on your field to its owner's hand",
)  # fmt: skip


def _returned(g: Grammar) -> None:
    """ "Whenever you return a card on your field to its owner's hand": by an effect of yours or as a cost (reading S63)."""
    for v, home in enumerate(HOMES):
        g.value(f"you_return_{v}", "return", ir.ReturnsToHand(whose=YOU, w=20 + v))
        g.sequence(f"by_return_{v}", f"you_return_{v}", max=1)
        for category in DEED:
            for w, (word, article) in enumerate(WORDS):
                said = f"{word} you {{happenings:by_return_{v}}} {article} {{subject:your_evolved}} {home}"
                g.phrase(category, said, ir.CardEvent, by=YOU, w=w + 60)
            for w, word in enumerate(("whenever", "when")):
                said = f"{word} you {{happenings:by_return_{v}}} another {{subject:other_evolved}} {home}"
                g.phrase(category, said, ir.CardEvent, by=YOU, w=w + 60)
    g.value("you_return_theirs", "return", ir.ReturnsToHand(w=30))
    g.sequence("by_return_theirs", "you_return_theirs", max=1)
    g.phrase("enemy_handled", "{group:enemy_card/one}", ir.OneSubject, w=18)
    g.phrase("enemy_card", "{adjectives:adjectives} {noun:card_noun/same}", ir.Group)
    for v, home in enumerate(("to hand", "to its owner's hand")):
        for category in DEED:
            for w, (word, article) in enumerate(WORDS):
                said = f"{word} you {{happenings:by_return_theirs}} {article} {{subject:enemy_handled}} {home}"
                g.phrase(category, said, ir.CardEvent, by=YOU, w=w + 70 + 10 * v)
