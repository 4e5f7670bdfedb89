"""Several kinds of cards in one instruction: "put 1 Forward and 1 Backup you control into the Break Zone"."""

from cardwright.text import ir
from cardwright.text.fftcg.common import FIRST, KINDS, PERSONS
from cardwright.text.fftcg.filled import Filled

HANDS = ("their owners' hands", "their owner's hand", "its owner's hand", "their owners' hand")
DECKS = ("their owners' decks", "their owner's deck", "its owner's deck")


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    g.list("parts", "target", ", ", " and ", min=2)
    a = "action"
    for player, who, s, _ in PERSONS:
        for words, act, w in _acts(s):
            g.phrase(a, f"{who}{words}", ir.SelectParts, player=player, act=act, w=w)
    for words, act, w in _acts(""):
        if act:  # "your opponent may put 1 Forward and 1 Backup they control into the Break Zone"
            g.phrase("opponent_step", words, ir.SelectParts, player=ir.Opponent(), act=act, w=FIRST + w)
    _discarded(g)
    theirs = {"player": ir.Owner(), "verb": "return"}
    for w, hands in enumerate(HANDS[:2], 5000):
        g.phrase(a, f"return {{what:them_and_all}} to {hands}", ir.ToHand, w=w, **theirs)
    _among(g)


def _discarded(g: Filled) -> None:
    """ "You may discard 1 Fire card and 1 Ice card": one card for each, no card for both."""
    for player, who, s, _ in PERSONS:
        key = f"held_{type(player).__name__.lower()}"
        held = {"qualifiers": (ir.InZone(ir.Hand(player), w=FIRST),)}
        g.phrase(
            "action", f"{who}discard{s} {{targets:{key}_parts}}", ir.SelectParts, player=player, act="discard", w=FIRST
        )
        g.list(f"{key}_parts", f"{key}_part", ", ", " and ", min=2)
        g.phrase(f"{key}_part", f"{{count:number}} {{group:{key}_group/count}}", ir.Target)
        for kind in KINDS:
            g.phrase(f"{key}_group", kind, ir.Group, **held)


def _among(g: Filled) -> None:
    # "play 1 Forward and 1 Backup among them onto the field": one card of each kind
    among = {"player": ir.You(), "among": ir.Pronoun("revealed"), "into": ir.Field(ir.You())}
    for w, (dull, words) in enumerate(((False, "the field"), (True, "the field dull")), 20):
        g.phrase("action", f"play {{effects:played_parts_{w}}} among them onto {words}", ir.Both, w=w)
        g.list(f"played_parts_{w}", f"played_part_{w}", ", ", " and ", min=2)
        g.phrase(f"played_part_{w}", "{target:target}", ir.TakeAmong, dull=dull, w=7, **among)
    # "add 1 Forward or 1 Backup of cost 3 or less among them to your hand" is one card in all, and no phrase of these


def _acts(s: str) -> list[tuple[str, str, int]]:
    """The instructions with a verb in this form: words, what is done, and the wording."""
    parts = "{targets:parts}"
    found = [
        (f"select{s} {parts}", "", 0),
        (f"put{s} {parts} into the Break Zone", "put", 0),
        (f"remove{s} {parts} from the game", "remove", 0),
    ]
    found += [(f"{verb}{s} {parts}", verb, 0) for verb in ("break", "dull", "activate")]
    found += [(f"return{s} {parts} to {hand}", "return", w) for w, hand in enumerate(HANDS)]
    for w, hand in enumerate(HANDS[:2], 20):
        found.append((f"select{s} {parts} and return{s} them to {hand}", "return", w))
    found += [
        (f"select{s} {parts} and {words}", act, 20)
        for act, words in (
            ("put", f"put{s} them into the Break Zone"),
            ("remove", f"remove{s} them from the game"),
            ("break", f"break{s} them"),
            ("dull", f"dull{s} them"),
        )
    ]
    for w, deck in enumerate(DECKS):
        found += [
            (f"{verb}{s} {parts} at the bottom of {deck}", "bottom", 2 * w + v)
            for v, verb in enumerate(("put", "place"))
        ]
    return found
