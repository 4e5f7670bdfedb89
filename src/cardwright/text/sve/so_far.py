"""What is asked of the turn so far and of zones, in further words: points that were gained, a Carrot served, a hand or deck that is small."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar

YOU = ir.You()
HAVE = ("you've", "you", "you have")
CONDITION = "condition"


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _points(g)
    _done_by_you(g)
    _zones(g)
    _costs(g)


def _points(g: Grammar) -> None:
    # of maximum play points it would be open whether the increase of each start phase counts (7.2.1)
    points = ("play points", "a play point", "any play points", "one or more play points", "at least 1 play point")
    for w, (have, many) in enumerate((have, many) for have in HAVE for many in points):
        g.value(CONDITION, f"{have} recovered {many} this turn", ir.HappenedThisTurn(sv.RecoversPoints(YOU), w=w))


def _done_by_you(g: Grammar) -> None:
    mine = ir.OneSubject(ir.Group(ir.TypeIs(("Follower",)), (ir.ControlledBy(YOU),)), w=14)
    served = ir.CardEvent(mine, (sv.IsServed(),), w=62)
    attacks = ir.CardEvent(mine, (ir.Attacks(),), w=91)
    for w, have in enumerate(HAVE):
        g.value(CONDITION, f"{have} served a Carrot this turn", ir.HappenedThisTurn(served, w=w))
        for v, form in enumerate(("at least {times:two_or_more}", "{times:two_or_more} or more")):
            many = f"{have} served {form} Carrots this turn"
            g.phrase(CONDITION, many, ir.HappenedThisTurn, event=served, w=w + 4 + 10 * v)
        for v, end in enumerate(("[defense]", "defense")):
            given = ir.CardEvent(sv.LeaderOf(YOU), (sv.DefenseChanges(w=v + 12),), by=YOU)
            words = f"{have} {'gave' if have == 'you' else 'given'} your leader {end} this turn"
            g.value(CONDITION, words, ir.HappenedThisTurn(given, w=w))
        for v, often in enumerate(("at least {times:two_or_more} times", "{times:two_or_more} or more times")):
            words = f"{have} attacked {often} this turn"
            g.phrase(CONDITION, words, ir.HappenedThisTurn, event=attacks, w=2 * w + v)


def _zones(g: Grammar) -> None:
    in_hand = ir.Group(ir.IsCard(), (), (ir.InZone(ir.Hand(YOU)),))
    g.value(CONDITION, "you have no cards in hand", ir.Exists(in_hand, ir.Num(0), "=", w=10))
    for name, zone in (("field", ir.Field(YOU)), ("EX area", sv.ExArea(YOU))):
        place = f"{'on' if name == 'field' else 'in'} your {name}"
        for w, words in enumerate((f"there are no open spaces {place}", f"there is no open space {place}"), 1):
            g.value(CONDITION, words, sv.ZoneIsFull(zone, w=w))
    deck = {"group": ir.Group(ir.IsCard(), (), (ir.InZone(ir.DeckZone(YOU)),))}
    for v, end in enumerate(("", " in it", " left"), 30):
        for w, (form, compare) in enumerate(
            (("{count:digits} or fewer cards", "<="), ("{count:digits} or more cards", ">="), ("at least {count:digits} cards", ">="),
             ("fewer than {count:digits} cards", "<"))
        ):  # fmt: skip
            g.phrase(CONDITION, f"your deck has {form}{end}", ir.Exists, compare=compare, w=4 * v + w, **deck)


def _costs(g: Grammar) -> None:
    """ "If its cost is 3 play points or less", "if it has the same cost as this follower"."""
    points = "{amount:amount_number} play <point/points:amount>"
    for form, compare in (
        (f"{points} or less", "<="), (f"{points} or more", ">="), (f"at least {points}", ">="), (points, "="),
    ):  # fmt: skip
        g.phrase("points_cost", form, ir.CostIs, compare=compare, w=150 + form.startswith("at"))
    g.phrase(CONDITION, "{card:possessive} cost is {filter:points_cost}", ir.HasFilter, w=20)
    for v, category in enumerate(("source", "one_pronoun")):
        beside = f"the same cost as {{amount:cost_of_{category}}}"
        g.phrase("cost_alike", beside, ir.CostIs, compare="=", w=160 + v)
        for stat, cls in (("attack", sv.AttackIs), ("defense", sv.DefenseIs)):
            for word, compare in (("less", "<"), ("more", ">")):
                than = f"{word} {stat} than {{amount:{stat}_of_{category}}}"
                g.phrase("cost_alike", than, cls, compare=compare, w=160 + v)
    g.phrase(CONDITION, "{card:card_named} has {filter:cost_alike}", ir.HasFilter, w=21)
    for v, verb in enumerate(("costs", "cost")):
        for word, compare in (("less", "<"), ("more", ">")):
            than = f"that {verb} {word} than {{amount:amount}}"
            g.phrase("qualifier", than, ir.CostIs, compare=compare, w=170 + v)
