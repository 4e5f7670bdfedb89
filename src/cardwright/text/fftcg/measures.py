"""Amounts and conditions in further words: differences between players, what was moved, paid, broken or revealed."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _amounts(g)
    _players(g)
    _cards(g)
    _payment(g)


def _amounts(g: Grammar) -> None:
    # one card: for every so many points; the opponent's are in `asked`
    g.phrase("points_received", "points of damage you have received", ir.DamageReceived, player=ir.You())
    # one card: the points received, in other words
    g.phrase("counted", "the damage you have been dealt", ir.DamageReceived, player=ir.You(), w=32)
    # "your opponent's weakest Forward": only power tells how strong a Forward is
    theirs = ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.ControlledBy(ir.Opponent()),))
    # one card: who is weakest is said by power alone
    g.phrase("weakest", "your opponent's weakest Forward", ir.Highest, trait="power", group=theirs, lowest=True)
    strongest = "your opponent's strongest Forward"
    g.phrase("weakest", strongest, ir.Highest, trait="power", group=theirs)
    same = "power becomes the same as {amount:weakest}"
    # one card: other cards' power is in `decks`
    g.phrase("action", f"{{what:possessive}} {same} {{duration:for_turn}}", ir.SetPower, w=33)
    # one card: the damage of the trigger
    g.phrase("damage", "damage equal to half of the received damage (round up to the nearest 1000)", ir.Half,
             of=ir.EventAmount(), up=True, w=31)  # fmt: skip
    # "for each Backup of a different Element you control, other than Multi-Element"
    # one card: a kind of card of which each Element counts once
    g.phrase("each", "{group:different_element}", ir.CountElements, w=32)
    single = (ir.ControlledBy(ir.You()), ir.Without(ir.MultiElement(), w=37))
    words = "of a different Element you control, other than Multi-Element"
    # one card: a card of two Elements counts as neither
    g.phrase("different_element", "{noun:type_noun/one} " + words, ir.Group, qualifiers=single)
    # one card: what the revealed cards cost together
    g.phrase("each", "CP required to play {card:shown_cards}", ir.CostOf, w=35)
    g.phrase("each", "CP required to cast {card:shown_cards}", ir.CostOf, w=36)
    # one card: what the revealed cards cost together
    g.phrase("shown_cards", "the revealed cards", ir.Pronoun, form="revealed_cards")


def _players(g: Grammar) -> None:
    c = "condition"
    # one card: points more than the other player has, for both players
    for player, has, than in ((ir.You(), "you have", ir.Opponent()), (ir.Opponent(), "your opponent has", ir.You())):
        behind = "your opponent" if than == ir.Opponent() else "you"
        key = "more_points_than_" + ("opponent" if than == ir.Opponent() else "you")
        words = f"at least {{more:number}} <point/points:more> of damage more than {behind}"
        g.phrase(key, words, ir.Plus, base=ir.DamageReceived(than), w=34)
        g.phrase(c, f"{has} {{right:{key}}}", ir.Compare, left=ir.DamageReceived(player), compare=">=", w=32)
    # one card: any where others say a, for both players
    # one card: Elements by number, for both players
    for player, does, control in ((ir.You(), "you", "control"), (ir.Opponent(), "your opponent", "controls")):
        one = {"player": player, "count": ir.Num(1)}
        g.phrase(c, f"{does} {control} any {{group:group/one}}", ir.Controls, w=38, **one)
        key = "elements_of_" + does[-3:]
        g.phrase(
            c,
            f"{does} {control} {{right:number}} or more different Element {{left:{key}}}",
            ir.Compare,
            compare=">=",
            w=33,
        )
        g.phrase(key, f"{{group:types_of_{does[-3:]}}}", ir.CountElements, w=34)
        g.phrase(
            f"types_of_{does[-3:]}", "{noun:type_noun/many}", ir.Group, qualifiers=(ir.ControlledBy(player, w=39),)
        )
    # one card: either player, against a number
    for relation, compare in (("more", ">="), ("less", "<=")):
        g.phrase(
            c,
            f"either player has received {{count:number}} <point/points:count> of damage or {relation}",
            ir.ReceivedDamage,
            player=ir.AnyPlayer(),
            compare=compare,
        )
    words = "you have a total of {count:number} or more {group:group/many} (before paying the cost for {_:self})"
    # one card: the moment is said, too
    g.phrase(c, words, ir.Exists, w=36)


def _cards(g: Grammar) -> None:
    c = "condition"
    # "if 1 or more discarded cards were Job Knight"
    # one card: some of those that were discarded
    g.phrase(c, "{right:number} or more {left:discarded_that_were}", ir.Compare, compare=">=", w=34)
    discarded = ir.Pronoun("discarded_cards")
    # one card, 3 phrases: what those that were discarded were
    g.phrase("discarded_that_were", "discarded cards were {group:bare_trait}", ir.CountRef, cards=discarded, w=33)
    g.phrase("bare_trait", "{qualifiers:one_state}", ir.Group, noun=ir.IsCard(), w=34)
    g.sequence("one_state", "any_trait", max=1)
    # "if you have a Job Knight among them"
    # one card: one among those that were shown
    g.phrase(c, "you have {left:one_among}", ir.Compare, right=ir.Num(1), compare=">=", w=35)
    # one card: one among those that were shown
    for w, article in enumerate(("a", "an"), 34):
        words = article + " {group:group/one} among them"
        g.phrase("one_among", words, ir.CountRef, cards=ir.Pronoun("revealed"), w=w)
    # one card: whose: the pronouns of one card
    for form, words in (
        ("that_card", "that card's"),
        ("revealed_card", "the revealed card's"),
        ("that_character", "that Character's"),
        ("that_summon", "that Summon's"),
    ):
        g.phrase("possessive", words, ir.Pronoun, form=form)
    # one card: the card of the trigger in other words
    g.phrase("one_pronoun", "the Forward that entered the field", ir.Pronoun, form="entered_forward")
    # one card: likewise, by its type
    for form, words in (("that_monster", "that Monster"), ("that_backup", "that Backup")):
        g.phrase("one_pronoun", words, ir.Pronoun, form=form)
        g.phrase("possessive", words + "'s", ir.Pronoun, form=form)


def _payment(g: Grammar) -> None:
    # one card: or less; or more and exactly are in `amounts`
    for w, words in enumerate(("cast", "play")):
        g.phrase(
            "condition",
            f"the cost to {words} {{_:self}} was paid with CP of {{count:number}} or less different Elements",
            ir.PaidElements,
            compare="<=",
            w=w,
        )
