"""Playing cards onto the field."""

from cardwright.text import ir
from cardwright.text.fftcg.common import OWNER, THEIR
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _playing(g)
    _playing_from(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _playing_more(g)
    _playing_from_either(g)


def _playing(g: Grammar) -> None:
    """Cards that are put onto the field, dull or not."""
    # whose field is not said: each card's owner's (fftcg-2020 6.2.4); "onto your field" says it
    # a table: dull or not; one card has some of it
    for dull, words in ((False, ""), (True, " dull")):
        g.phrase("action", f"play {{what:obj}} onto the field{words}", ir.PlayOnto, player=OWNER, dull=dull)
        g.phrase(
            "action",
            f"play {{target:target}} from your hand onto the field{words}",
            ir.PlayFrom,
            player=ir.You(),
            zone=ir.Hand(ir.You()),
            dull=dull,
        )
        g.phrase(
            "action",
            f"play {{what:source}} from the Break Zone onto the field{words}",
            ir.PlayOnto,
            player=OWNER,
            dull=dull,
            origin=ir.BreakZone(ir.EachPlayer()),
            w=1,
        )
        g.phrase(
            "action",
            f"play {{what:source}} from your Break Zone onto the field{words}",
            ir.PlayOnto,
            player=OWNER,
            dull=dull,
            origin=ir.BreakZone(ir.You()),  # where it was another's card it lies elsewhere (7.3)
            w=2,
        )
        g.phrase("action", f"play {{what:source}} from your hand onto the field{words}", ir.PlayOnto, player=OWNER, dull=dull,
                 origin=ir.Hand(ir.You()), w=3)  # fmt: skip
        again = f"play {{what:one_pronoun}} from the Break Zone onto the field{words}"
        g.phrase("action", again, ir.PlayOnto, player=OWNER, dull=dull, w=1)


def _playing_from(g: Grammar) -> None:
    """Cards of some place, and "return" for "play"."""
    # one card: of a table of zones and of what is said of Elements
    for w, (zone, place) in enumerate(((ir.Hand(ir.You()), "your hand"), (ir.BreakZone(ir.You()), "your Break Zone"))):
        for v, reminder in enumerate(("", " (you can play a Forward of any Element)")):
            joins = "dull, forming a party with {joins:source} and attacking"
            text = f"play {{target:target}} from {place} onto the field {joins}{reminder}"
            g.phrase("action", text, ir.PlayFrom, player=ir.You(), zone=zone, dull=True, w=600 + 10 * v + w)
    # one card: "return" where others print "play"
    g.phrase("action", "return {what:source} onto the field dull", ir.PlayOnto, player=OWNER, dull=True, w=3)
    g.phrase("action", "play {what:obj} onto your field", ir.PlayOnto, player=ir.You(), w=4)
    g.phrase("action", "play {what:all_among} onto the field", ir.PlayOnto, player=ir.Owner())
    for dull, words in ((False, ""), (True, " dull")):
        g.phrase(
            "action",
            f"play {{target:target}} from your Break Zone onto the field{words}",
            ir.PlayFrom,
            player=ir.You(),
            zone=ir.BreakZone(ir.You()),
            dull=dull,
        )
    # one card: dull or not
    for w, (dull, words) in enumerate(((True, "the field dull"), (False, "the field")), 5):
        g.phrase("action", f"return {{what:source}} to {words}", ir.PlayOnto, player=OWNER, dull=dull, w=w)
    words = "play {what:source} from your Break Zone onto your opponent's field"
    # one card: rules and places in this card's own words; "his", "their" and "his/her" stand beside each other
    g.phrase("action", words, ir.PlayOnto, player=ir.Opponent(), origin=ir.BreakZone(ir.You()), w=40)


def _playing_more(g: Filled) -> None:
    """Cards that are put onto somebody's field, dull or not."""
    you = ir.You()
    g.phrase("action", "return {what:source} onto the field", ir.PlayOnto, player=OWNER, w=7000)
    g.phrase("action", "play {what:obj} onto your field dull", ir.PlayOnto, player=you, dull=True, w=70 + 1)
    g.phrase("removed_one", "{adjectives?:adjectives} {noun:type_noun/one} {qualifiers:only_removed}", ir.Group)
    g.phrase("removed_single", "the {group:removed_one}", ir.All, w=5)
    g.phrase("removed_single", "each {group:removed_one}", ir.All, w=4)
    for w, (where, player) in enumerate((("the field", OWNER), ("your field", ir.You())), 570):
        for dull, words in ((False, ""), (True, " dull")):
            for v, said in enumerate(("play {what:removed_single} onto", "return {what:removed_single} to")):
                text = f"{said} {where}{words}"
                g.phrase("action", text, ir.PlayOnto, player=player, dull=dull, w=w + 5 * v)
    for dull, words in ((False, ""), (True, " dull")):
        g.phrase("action", f"play {{what:ordered}} onto the field{words}", ir.PlayOnto, player=you, dull=dull, w=3000)
    # "each player selects 1 Backup from their Break Zone and plays it onto the field"
    for dull, words in ((False, ""), (True, " dull")):
        g.phrase(
            "action",
            f"plays {{what:one_pronoun}} onto the field{words}",
            ir.PlayOnto,
            player=OWNER,
            dull=dull,
            w=600 + 2,
        )
    for dull, words in ((False, ""), (True, " dull")):
        text = f"play {{what:obj}} onto the field{words} under your control"
        g.phrase("action", text, ir.PlayOnto, player=you, dull=dull, w=80)
    own = {"player": ir.Opponent()}
    g.phrase("action", "play {what:one_obj} onto your opponent's field", ir.PlayOnto, w=70, **own)


def _playing_from_either(g: Filled) -> None:
    """Cards of either of two places, and what other players play."""
    you = ir.You()
    places = (ir.Hand(you), ir.BreakZone(you))
    for w, words in enumerate(
        ("your hand or Break Zone", "your hand or your Break Zone", "your hand and/or Break Zone")
    ):
        g.phrase("either_zone", words, ir.EitherZone, zones=places, w=w)
    for w, words in enumerate(("your Break Zone or hand", "your Break Zone or your hand"), 3):
        g.phrase("either_zone", words, ir.EitherZone, zones=places[::-1], w=w)
    for dull, tail in ((False, ""), (True, " dull")):
        words = f"play {{target:target}} from {{zone:either_zone}} onto the field{tail}"
        g.phrase("action", words, ir.PlayFrom, player=you, dull=dull, w=520)
    for who, player in (
        ("your opponent", ir.Opponent()),
        ("each player", ir.EachPlayer()),
        ("{player:controller}", None),
    ):
        fixed: dict[str, object] = {"player": player} if player else {}
        for w, their in enumerate(THEIR, 400):
            g.phrase("action", f"{who} adds {{what:obj}} to {their} hand", ir.ToHand, verb="add", w=w, **fixed)
        for dull, words in ((False, ""), (True, " dull")):
            g.phrase(
                "action", f"{who} plays {{what:obj}} onto the field{words}", ir.PlayOnto, dull=dull, w=400, **fixed
            )
    # what the same player does besides: "selects 1 Forward from their Break Zone and plays it onto the field"
    g.alias("taken_up", "one_pronoun")
    g.alias("taken_up", "many_object")
    for dull, words in ((False, ""), (True, " dull")):
        g.phrase(
            "action", f"plays {{what:taken_up}} onto the field{words}", ir.PlayOnto, player=OWNER, dull=dull, w=400 + 5
        )
