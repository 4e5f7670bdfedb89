"""What auto-abilities wait for and what is asked of this turn, further: searches, plays, discards and their causes, two moments of
different players, and what several cards have in common. Like `variants`, it adds what other modules have not declared."""

from cardwright.text import ir
from cardwright.text.fftcg.variants import RELATIONS, Filled
from cardwright.text.grammar import Grammar

W = 600  # wordings of this module begin here
PEOPLE = ((ir.You(), "you", "", "your", "have"), (ir.Opponent(), "your opponent", "s", "their", "has"))


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    _searches(g)
    _plays(g)
    _discards(g)
    _moved(g)
    _damaged(g)
    _either(g)
    _this_turn(g)
    _common(g)
    _conditions(g)


def _searches(g: Filled) -> None:
    for player, who, s, _their, _has in PEOPLE:
        search = "searches" if s else "search"
        for w, words in enumerate(("", " for 1 or more cards", " for a card", " 1 or more cards"), W):
            g.phrase("event", f"when {who} {search}{words}", ir.PlayerSearches, player=player, w=w)


def _plays(g: Filled) -> None:
    # the opponent's are in `linked` and `likewise`
    for w, (words, by) in enumerate(
        (("", ""), (" other than from your hand", "not_hand"), (" from your hand", "your_hand"))
    ):
        text = f"when you play {{subject:one_subject}} onto the field{words}"
        enters = (ir.EntersField(ir.You(), by=by, w=W + w),)
        g.phrase("event", text, ir.CardEvent, happenings=enters, w=W)


def _discards(g: Filled) -> None:
    causes = ((ir.AnyPlayer(), "Summons or abilities"), (ir.Opponent(), "your opponent's Summons or abilities"),
              (ir.You(), "your Summons or abilities"))  # fmt: skip
    for player, who, s, their, has in PEOPLE:
        whose = "your" if player == ir.You() else "your opponent's"
        for i, (due, words) in enumerate(causes):
            for v, (cards, each) in enumerate((("a card", True), ("1 or more cards", False))):
                for u, hand in enumerate(("", f" from {their} hand")):
                    for x, by in enumerate(("due to", "by")):
                        w = W + i + 10 * v + 20 * u + 40 * x
                        text = f"when {who} discard{s} {cards}{hand} {by} {words}"
                        fixed = {"player": player, "each": each, "due_to": due, "w": w}
                        g.phrase("event", text, ir.PlayerDiscards, **fixed)
                        if each:
                            past = f"{who} {has} discarded a card{hand} {by} {words}"
                            g.phrase("past_event", past, ir.PlayerDiscards, player=player, due_to=due, w=w)
        for w, (cards, be, each) in enumerate((("a card", "is", True), ("1 or more cards", "are", False)), W + 90):
            text = f"when {cards} {be} discarded from {whose} hand"
            g.phrase("event", text, ir.PlayerDiscards, player=player, each=each, w=w)


# whose Summons or abilities bring it about
DUE = (
    ("opponent", "your opponent's Summons or abilities"),
    ("opponent", "your opponent's Summon or ability"),
    ("opponent_ability", "your opponent's abilities"),
    ("opponent_summon", "your opponent's Summons"),
    ("own", "your Summons or abilities"),
    ("own_ability", "your abilities"),
    ("ability", "Summons or abilities"),
    ("ability", "a Summon or an ability"),
)


def _moved(g: Filled) -> None:
    h, put = "happening", "<is/are> put into the Break Zone"
    anywhere = {"source": "anywhere"}
    for w, where in enumerate((" in any situation", " from anywhere"), W):
        g.phrase(h, put + where, ir.PutIntoBreakZone, w=w, **anywhere)
    for v, where in enumerate(("", " in any situation", " from anywhere")):
        for u, by in enumerate(("due to", "by")):
            for i, (due, words) in enumerate(DUE):
                w = W + 10 + i + 10 * u + 20 * v
                g.phrase(h, f"{put}{where} {by} {words}", ir.PutIntoBreakZone, due_to=due, w=w, **anywhere)
    # into the other player's hand: one's own is in `permits` and `triggers`
    for w, (source, zone) in enumerate(
        (("break_zone", "your opponent's Break Zone"), ("deck", "the deck"), ("deck", "their deck")), W
    ):
        text = f"<is/are> added to your opponent's hand from {zone}"
        g.phrase(h, text, ir.AddedToHand, source=source, whose=ir.Opponent(), w=w)
    for whose, hand in ((ir.You(), "your"), (ir.Opponent(), "your opponent's")):
        for w, words in enumerate((f"to {hand} hand from the field", f"from the field to {hand} hand"), W):
            g.phrase(h, f"<is/are> returned {words}", ir.ReturnsToHand, whose=whose, w=w)


def _damaged(g: Filled) -> None:
    # "receives damage from your opponent's abilities": in the words of `wider`
    kinds = (("ability", "Summons or abilities"), ("only_ability", "abilities"), ("only_summon", "Summons"))
    for whose, player in (("your opponent's ", ir.Opponent()), ("your ", ir.You()), ("", None)):
        for i, (kind, words) in enumerate(kinds):
            fixed = {} if player is None else {"controller": player}
            text = f"<receives/receive> damage from {whose}{words}"
            g.phrase("happening", text, ir.IsDealtDamage, by=kind, w=W + i, **fixed)


def _either(g: Filled) -> None:
    # "When you cast a Summon or a Monster enters your field", "When Hild attacks, or when you cast a Summon"
    casts = "you cast a {group:group/one}"
    g.phrase("bare_event", casts, ir.PlayerCasts, player=ir.You(), w=W)
    g.phrase("damage_or_break", "when " + casts, ir.PlayerCasts, player=ir.You(), w=W)
    text = "when {subject:one_subject} {happenings:one_happening/one}"
    g.phrase("damage_or_break", text, ir.CardEvent, w=W)
    for verb, happening in (("is dealt damage", ir.IsDealtDamage), ("blocks", ir.Blocks), ("attacks", ir.Attacks)):
        g.phrase("blocked_or_chosen", verb, happening, w=W)


def _this_turn(g: Filled) -> None:
    c, p = "condition", "past_condition"
    g.phrase(c, "{event:past_event} during this turn", ir.HappenedThisTurn, w=W)
    for player, who, _s, their, has in PEOPLE:
        discards = ir.PlayerDiscards(player, each=True)
        for w, hand in enumerate(("", f" from {their} hand"), W):
            text = f"{who} {has} discarded {{times:integer}} or more cards{hand}"
            g.phrase(c, f"{text} this turn", ir.HappenedThisTurn, event=discards, w=w)
            g.phrase(p, text, ir.HappenedThisTurn, event=discards, w=w + 2)
            counted = f"card {who} {has} discarded{hand} this turn"
            g.phrase("each", counted, ir.TimesThisTurn, event=discards, w=w)
        cast = {"left": ir.CardsCastThisTurn(player), "compare": ">="}
        g.phrase(p, f"{who} {has} cast {{right:number}} or more cards", ir.Compare, w=W, **cast)
        points = ir.PlayerReceivesDamage(player)
        g.phrase("each", f"point of damage {who} {has} received this turn", ir.TimesThisTurn, event=points)
    # "for each Forward that has been put from the field into the Break Zone this turn"
    g.phrase("each", "{event:counted_event} this turn", ir.TimesThisTurn)
    g.phrase("counted_event", "{subject:counted_one} that {happenings:counted_past}", ir.CardEvent, w=W)
    g.list("counted_past", "counted_happening", ", ", max=1)
    for w, have in enumerate(("has been", "was"), W):
        put = f"{have} put from the field into the Break Zone"
        g.phrase("counted_happening", put, ir.PutIntoBreakZone, source="field", w=w)
    g.phrase("counted_one", "{group:group/one}", ir.OneSubject, w=W)


def _common(g: Filled) -> None:
    """What cards that were put away or shown have in common, and what cards on the field have."""
    c = "condition"
    for form, words in (
        ("both_of_those", "both of those cards"),
        ("all_of_those", "all of those cards"),
        ("they_all", "they"),
        ("both_alone", "both"),
    ):
        g.phrase("all_shown", words, ir.Pronoun, form=form)
    g.phrase(c, "{card:all_shown} are {group:group/many}", ir.Is, w=W)
    some = {"cards": ir.Pronoun("all_of_them"), "w": W}
    g.phrase("of_them_that", "{group:group/many}", ir.CountRef, **some)
    for relation, compare in RELATIONS:
        text = f"{{right:number}} {relation} of them are {{left:of_them_that}}"
        g.phrase(c, text, ir.Compare, compare=compare, w=W)
    # each of the cards that were milled just before; "by this effect" is in `counterparts`
    for name in ("Forward", "Backup", "Summon", "Monster"):
        kind = ir.Group(ir.TypeIs((name,)))
        text = f"{name} put into the Break Zone this way"
        g.phrase("each", text, ir.CountRef, cards=ir.Pronoun("all_milled"), group=kind, w=W + 5)
    for trait, words in (("element", "Element"), ("cost", "cost"), ("type", "card type")):
        g.phrase(c, f"{{cards:all_group}} are of the same {words}", ir.AllShare, trait=trait, w=W)
    g.phrase(c, "all the {group:group/many} are {filter:either_trait}", ir.AllAre, w=W)
    g.phrase(c, "all the {group:group/many} are {filter:any_trait}", ir.AllAre, w=W + 1)
    g.phrase(c, "the only {group:group/many} are {filter:typed_option/many}", ir.AllAre, w=W + 2)
    for w, words in enumerate(("the number of different Elements among {group:group/many}",
                               "the number of Elements among {group:group/many}"), W):  # fmt: skip
        g.phrase("counted", words, ir.CountElements, w=w)
    g.phrase("each", "Element among {cards:away_cards}", ir.CountElementsOf, w=W)
    for w, words in enumerate(("of the named type", "of the selected type"), W):
        g.phrase("qualifier", words, ir.NamedType, w=w)
        g.phrase("named_type", words, ir.NamedType, w=w)


def _conditions(g: Filled) -> None:
    c = "condition"
    for w, (be, s) in enumerate((("is", ""), ("are", "s")), W):
        text = f"no {{counter:counter}} Counter{s} {be} placed on {{card:source}}"
        g.phrase(c, text, ir.CountersAre, count=ir.Num(0), compare="<=", w=w)
    for relation, compare in RELATIONS:
        text = f"each player controls {{count:number}} {relation} {{group:group/many}}"
        g.phrase(c, text, ir.Controls, player=ir.EachPlayer(), compare=compare, w=W)
    full = "{count:number} or more {counter:counter} Counters are placed on {card:source}"
    g.phrase("standing_state", full, ir.CountersAre, compare=">=", w=W)
    for w, may in enumerate(("can", "may"), W + 20):
        before = "(before paying the cost for {_:self})"
        text = f"you {may} only cast {{_:self}} if {{condition:conditions}} {before}"
        g.phrase("cast_rule", text, ir.PlayedOnlyIf, w=w)
