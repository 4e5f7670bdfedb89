"""Players: what an opponent may do, what is done to a player, how players and their cards compare."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar

FIELD_OF = ((ir.You(), "you", "control"), (ir.Opponent(), "your opponent", "controls"))


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _opponent_may(g)
    _damage(g)
    _compared(g)
    _of_groups(g)
    _each_player(g)


def _opponent_may(g: Grammar) -> None:
    s = "opponent_step"
    fixed = {"player": ir.Opponent()}
    g.phrase(s, "pay {cost:icon_cost}", ir.Pay, **fixed)
    g.phrase(s, "draw {count:number} <card/cards:count>", ir.Draw, **fixed)
    # one card: any kind of card that an opponent may discard
    g.phrase(s, "discard {count:number} {group:group/count}", ir.Discard, w=2, **fixed)
    g.phrase(s, "put {target:target} into the Break Zone", ir.SelectAndPut, to=ir.BreakZone(ir.Owner()), w=2, **fixed)
    g.phrase(s, "break {target:target}", ir.SelectAndBreak, w=2, **fixed)
    g.phrase(s, "dull {target:target}", ir.SelectAndDull, w=2, **fixed)
    c = "clause"
    # one card: what players do not do, in all the words for it
    for w, words in enumerate(
        ("they don't", "they do not", "they don't do so", "he/she doesn't", "your opponent doesn't"), 2
    ):
        g.phrase(c, f"if {words}, {{effect:unconditional}}", ir.IfNotDone, w=w)
    for w, words in enumerate(("they do so", "they do", "your opponent does so", "he/she does"), 2):
        g.phrase(c, f"if {words}, {{effect:unconditional}}", ir.IfDone, w=w)


def _damage(g: Grammar) -> None:
    a = "action"
    points = "{amount:number} <point/points:amount> of damage"
    g.phrase(a, f"you receive {points}", ir.ReceiveDamage, player=ir.You(), w=1)
    g.phrase(a, f"your opponent receives {points}", ir.ReceiveDamage, player=ir.Opponent())
    # one card: without its dealer
    g.phrase(a, f"deal your opponent {points}", ir.ReceiveDamage, player=ir.Opponent(), w=1)
    decks = "the top {count:many_number} cards of your opponent's deck"
    g.phrase(a, f"remove {decks} from the game", ir.RemoveTop, player=ir.Opponent(), w=5)
    g.phrase(a, f"put {decks} into the Break Zone", ir.Mill, player=ir.Opponent(), w=5)
    one = "the top card of your opponent's deck"
    g.phrase(a, f"remove {one} from the game", ir.RemoveTop, player=ir.Opponent(), count=ir.Num(1), w=6)
    g.phrase(a, f"put {one} into the Break Zone", ir.Mill, player=ir.Opponent(), count=ir.Num(1), w=6)


def _compared(g: Grammar) -> None:
    c = "condition"
    # one card: by how many, for both players
    for player, who, control in FIELD_OF:
        than = "you" if player == ir.Opponent() else "your opponent"
        fixed = {"player": player}
        g.phrase(c, f"{who} {control} more {{group:group/many}} than {than}", ir.ControlsMore, by=ir.Num(1), **fixed)
        g.phrase(
            c,
            f"{who} {control} {{by:number}} or more {{group:group/many}} more than {than}",
            ir.ControlsMore,
            w=1,
            **fixed,
        )
        their = "their" if player == ir.Opponent() else "your"
        has = "has" if player == ir.Opponent() else "have"
        g.phrase(
            c,
            f"{who} {has} more cards in {their} hand than {than}",
            ir.Compare,
            left=ir.HandSize(player),
            right=ir.HandSize(ir.You() if player == ir.Opponent() else ir.Opponent()),
            compare=">",
        )
    # one card: the number in front, for both pronouns
    for w, their in enumerate(("their", "his/her")):
        g.phrase(
            c,
            f"your opponent has {{count:number}} or less cards in {their} hand",
            ir.HandSizeIs,
            player=ir.Opponent(),
            compare="<=",
            w=w + 2,
        )
    g.phrase(
        c,
        "your opponent has received more points of damage than you",
        ir.Compare,
        compare=">",
        left=ir.DamageReceived(ir.Opponent()),
        right=ir.DamageReceived(ir.You()),
    )
    g.phrase(
        c,
        "both you and your opponent have no cards in hand",
        ir.HandSizeIs,
        player=ir.EachPlayer(),
        count=ir.Num(0),
        compare="=",
    )
    # one card: hands or hand
    for w, hands in enumerate(("hands", "hand"), 1):
        g.phrase(
            c,
            f"each player has no cards in their {hands}",
            ir.HandSizeIs,
            player=ir.EachPlayer(),
            count=ir.Num(0),
            compare="=",
            w=w,
        )
    # one card: or less; or more is in `amounts`
    g.phrase(
        c,
        "{count:number} or less {counter:counter} Counters are placed on {card:source}",
        ir.CountersAre,
        compare="<=",
        w=2,
    )


def _of_groups(g: Grammar) -> None:
    c = "condition"
    g.phrase(c, "all the {group:group/many} are {filter:state}", ir.AllAre)
    g.phrase(c, "all the {group:group/many} have {filter:trait}", ir.AllAre, w=1)
    # one card: several traits that all have
    g.phrase(c, "all the {group:group/many} have {filter:either_trait}", ir.AllAre, w=1)
    g.phrase("element_state", "{elements:elements} Element", ir.ElementIs, w=2)
    g.phrase(c, "all the {group:group/many} have {filter:element_state}", ir.AllAre, w=1)
    # one card: what shown cards have in common
    for trait, words in (("element", "Element"), ("type", "type"), ("cost", "cost")):
        g.phrase(c, f"{{cards:all_shown}} are of the same {words}", ir.AllShare, trait=trait)
    # one card, 2 phrases: a card type in full; of the cards that are spoken of
    g.phrase(c, "{cards:all_shown} are of the same card type", ir.AllShare, trait="type", w=1)
    g.phrase("all_shown", "both cards", ir.Pronoun, form="both_cards")
    # one card: the cards that are spoken of
    g.phrase("all_shown", "all the cards removed by this effect", ir.Pronoun, form="all_removed")
    for w, words in enumerate(("during this turn", "this turn")):
        g.phrase(
            "qualifier",
            f"put in your Break Zone from the field {words}",
            ir.PutThisTurn,
            zone=ir.BreakZone(ir.You()),
            player=ir.AnyPlayer(),
            w=w,
        )
        g.phrase(
            "qualifier",
            f"put in the Break Zone from your field {words}",
            ir.PutThisTurn,
            zone=ir.BreakZone(ir.EachPlayer()),
            player=ir.You(),
            w=w,
        )


def _each_player(g: Grammar) -> None:
    a = "action"
    fixed = {"player": ir.EachPlayer()}
    g.phrase(
        a, "each player puts {target:target} into the Break Zone", ir.SelectAndPut, to=ir.BreakZone(ir.Owner()), **fixed
    )
    g.phrase(
        a, "each player returns {target:target} to its owner's hand", ir.SelectAndPut, to=ir.Hand(ir.Owner()), **fixed
    )
    g.phrase(
        a, "each player removes {target:target} from the game", ir.SelectAndPut, to=ir.Removed(ir.Owner()), **fixed
    )
    g.phrase(a, "each player breaks {target:target}", ir.SelectAndBreak, **fixed)
    g.phrase(a, "each player dulls {target:target}", ir.SelectAndDull, **fixed)
    for player, whose in ((ir.You(), "your"), (ir.Opponent(), "your opponent's")):
        g.phrase("condition", f"it is {whose} turn", ir.IsTurnOf, player=player, w=3)
    gain = {"duration": ir.UntilEndOfTurn()}
    g.phrase(a, "{to:bare_group} gain {gains:gains} until the end of the turn", ir.Gain, w=2, **gain)
    g.phrase(a, "{to:bare_group} lose {losses:losses} until the end of the turn", ir.Lose, w=2, **gain)
    g.phrase("static_clause", "{effect:static} if {condition:conditions}", ir.If, w=2)
    for up_to, head in ((True, "up to "), (False, "")):
        for w, (trait, words) in enumerate((("element", "Elements"), ("cost", "costs"), ("name", "names")), 4):
            g.phrase(
                "target",
                f"{head}{{count:number}} {{group:group/many}} of different {words}",
                ir.Target,
                different=trait,
                up_to=up_to,
                w=w,
            )
