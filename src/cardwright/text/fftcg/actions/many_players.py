"""What each player or the opponent may do, as steps of a sentence."""

from cardwright.text import ir
from cardwright.text.fftcg.common import KINDS, OWNER
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _players(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _players_more(g)
    _among_each(g)


def _players(g: Grammar) -> None:
    g.phrase(
        "opponent_step",
        "play {target:target} from {zone:opponent_hand} onto the field",
        ir.PlayFrom,
        player=ir.Opponent(),
    )
    # one card: both pronouns
    for words in ("his/her", "their"):
        g.phrase("opponent_hand", f"{words} hand", ir.Hand, player=ir.PronounPlayer(words))
    s = "opponent_step"
    fixed = {"player": ir.Opponent()}
    g.phrase(s, "pay {cost:icon_cost}", ir.Pay, **fixed)
    g.phrase(s, "draw {count:number} <card/cards:count>", ir.Draw, **fixed)
    # one card: any kind of card that an opponent may discard
    g.phrase(s, "discard {count:number} {group:group/count}", ir.Discard, w=2, **fixed)
    g.phrase(s, "put {target:target} into the Break Zone", ir.SelectAndPut, to=ir.BreakZone(ir.Owner()), w=2, **fixed)
    g.phrase(s, "break {target:target}", ir.SelectAndBreak, w=2, **fixed)
    g.phrase(s, "dull {target:target}", ir.SelectAndDull, w=2, **fixed)
    # one card: what every player may do, each for himself
    g.list("each_does", "each_part", " and ", cls=ir.Both, field="effects", min=2, max=2, w=14)
    g.alias("each_does", "each_part")
    # one card, 2 phrases: one of the things every player may do: the list is open
    g.phrase("each_part", "search for {targets:targets}", ir.Search, player=ir.You(w=1))
    for w, their in enumerate(("his/her", "their"), 1):
        g.phrase("each_part", f"add {{what:obj}} to {their} hand", ir.ToHand, player=ir.You(w=w), verb="add")
        for dull, words in ((False, ""), (True, " dull")):
            text = f"play {{target:target}} from {their} hand onto the field{words}"
            g.phrase("each_part", text, ir.PlayFrom, player=ir.You(w=w), zone=ir.Hand(ir.You(w=w)), dull=dull)
        g.phrase("each_part", f"discard {{count:number}} <card/cards:count> from {their} hand", ir.Discard,
                 player=ir.You(w=w), group=ir.Group(ir.IsCard()), w=30)  # fmt: skip
    g.phrase("each_part", "draw {count:number} <card/cards:count>", ir.Draw, player=ir.You(w=1))
    g.phrase("each_part", "play {what:obj} onto the field", ir.PlayOnto, player=OWNER, w=30)
    g.phrase(
        "each_part",
        "discard {count:number} <card/cards:count>",
        ir.Discard,
        player=ir.You(w=3),
        group=ir.Group(ir.IsCard()),
        w=30,
    )


def _players_more(g: Filled) -> None:
    s = "opponent_step"
    theirs = {"player": ir.Opponent()}
    g.phrase(s, "return {target:target} to its owner's hand", ir.SelectAndPut, to=ir.Hand(OWNER), w=70, **theirs)
    g.phrase(s, "remove {target:target} from the game", ir.SelectAndPut, to=ir.Removed(OWNER), w=70, **theirs)
    g.phrase(s, "activate {target:target}", ir.SelectAndActivate, w=70, **theirs)
    g.phrase(s, "receive {amount:number} <point/points:amount> of damage", ir.ReceiveDamage, w=70, **theirs)
    # "Its controller may search for 1 Backup and play it onto the field dull"
    g.phrase("each_part", "play {what:obj} onto the field dull", ir.PlayOnto, player=OWNER, dull=True, w=30)
    for dull, words in ((False, ""), (True, " dull")):
        text = f"play {{what:one_obj}} onto the field{words}"
        g.phrase("opponent_part", text, ir.PlayOnto, player=OWNER, dull=dull, w=400)
    for w, their in enumerate(("their", "his/her"), 900):
        cards = {"qualifiers": (ir.InZone(ir.Hand(ir.Opponent()), w=1),), "w": w}
        for kind in KINDS:
            g.phrase(f"shown_kind_{w}", f"{kind} from {their} hand", ir.Group, **cards)
        g.phrase(f"shown_target_{w}", f"{{count:number}} {{group:shown_kind_{w}/count}}", ir.Target)
        g.phrase(s, f"reveal {{target:shown_target_{w}}}", ir.RevealCards, w=w, **theirs)
    g.phrase("opponent_step", "search for {targets:targets}", ir.Search, w=400, **theirs)


def _among_each(g: Filled) -> None:
    """ "Each player reveals the top 3 cards of their deck, adds 1 card among them to their hand and puts the rest into the Break Zone." """
    you = ir.You(w=1)
    a, own, seen = "each_among", {"player": you}, {"among": ir.Pronoun("revealed")}
    for w, (verb, look) in enumerate((("reveals", False), ("looks at", True))):
        g.phrase(
            a,
            f"{verb} the top {{count:many_number}} cards of their deck",
            ir.RevealTop,
            deck=you,
            look=look,
            w=w,
            **own,
        )
    for words, into in (
        ("adds {target:target} among them to their hand", ir.Hand(you)),
        ("plays {target:target} among them onto the field", ir.Field(you)),
        ("puts {target:target} among them into the Break Zone", ir.BreakZone(OWNER)),
    ):
        g.phrase(a, words, ir.TakeAmong, into=into, **own, **seen)
        g.phrase(a, words.replace("among them", "of them"), ir.TakeAmong, into=into, w=1, **own, **seen)
    rests = ("the rest", "the rest of the cards", "the other cards", "the remaining cards")
    ends = ((verb, place, order) for verb, place in (("puts", "at the bottom of"), ("returns", "to the bottom of"))
            for order in (" in any order", ""))  # fmt: skip
    places = (("puts", "into the Break Zone", ir.BreakZone(OWNER)),
              *((verb, f"{place} their deck{order}", ir.DeckBottom(you)) for verb, place, order in ends))  # fmt: skip
    for w, rest in enumerate(rests):
        for v, (verb, place, to) in enumerate(places):
            g.phrase(a, f"{verb} {rest} {place}", ir.PutRest, to=to, w=w + 10 * v, **seen)
    for w, last in enumerate((" and ", ", and ", ", then ", " and then ")):
        g.list("each_shown", a, ", ", last, cls=ir.Both, field="effects", min=3, max=3, w=w)
    g.phrase("action", "each player {effect:each_shown}", ir.ForEachPlayer, w=10)
