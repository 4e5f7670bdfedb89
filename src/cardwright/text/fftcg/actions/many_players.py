"""What each player or the opponent may do, as steps of a sentence."""

from cardwright.text import ir
from cardwright.text.fftcg.common import OWNER
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _players(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _players_more(g)


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
        g.phrase(
            f"shown_kind_{w}",
            f"{{adjectives?:adjectives}} {{noun:type_noun/same}} from {their} hand",
            ir.Group,
            **cards,
        )
        g.phrase(
            f"shown_kind_{w}",
            f"{{adjectives?:plain_adjectives}} {{noun:trait_noun}} from {their} hand",
            ir.Group,
            **cards,
        )
        g.phrase(f"shown_target_{w}", f"{{count:number}} {{group:shown_kind_{w}/count}}", ir.Target)
        g.phrase(s, f"reveal {{target:shown_target_{w}}}", ir.RevealCards, w=w, **theirs)
    g.phrase("opponent_step", "search for {targets:targets}", ir.Search, w=400, **theirs)
