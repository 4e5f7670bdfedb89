"""More than one of what the first sets print alone: several that one passive ability is about, cards but for those of a name, points as many as cards."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar

YOU = ir.You()


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _several(g)
    _not_named(g)
    _so_many(g)
    _away(g)
    _from_the_top(g)
    g.phrase("cost_static", "{what:source} costs {amount:less_for_each}", ir.CostChange, w=1)


def _several(g: Grammar) -> None:
    """ "Reduce damage dealt to this follower and your leader by 1"."""
    for category in ("source", "leader", "every", "every_many"):
        g.alias("one_of_several", category)
    g.list("static_several", "one_of_several", " and ", cls=ir.Several, field="items", min=2, max=2)
    g.alias("static_subject", "static_several")
    evolving = {"what": ir.Pronoun("elided")}  # "this follower has Ward and costs 1 less to evolve"
    g.phrase("second_one", "costs {amount:digits} less to evolve", sv.EvolveCostChange, **evolving)
    g.phrase("second_many", "cost {amount:digits} less to evolve", sv.EvolveCostChange, **evolving)


def _not_named(g: Grammar) -> None:
    """ "A Mage follower that isn't named Olga": by whole names and parts of them, as "named" has it (2.1.2)."""
    g.phrase("name_left_out", "named {name:card_name}", ir.NameIs, w=1)
    for w, words in enumerate(("<that isn't|that aren't> {}", "not {}"), 40):
        g.phrase("qualifier", words.replace("{}", "{filter:name_left_out}"), ir.Without, w=w)


def _so_many(g: Grammar) -> None:
    """ "Recover that many play points"."""
    so_many = {"player": YOU, "count": ir.ResultCount(w=1), "w": 5}
    g.phrase("action", "recover that many play points", sv.RecoverPoints, **so_many)


def _away(g: Grammar) -> None:
    """ "X equals the cost of the follower put into the cemetery", of what a cost has put there."""
    for form in (
        "the_card_put_into_the_cemetery",
        "the_follower_put_into_the_cemetery",
        "the_amulet_put_into_the_cemetery",
    ):
        g.value("put_away_card", form.replace("_", " "), ir.Pronoun(form))
    m = "measured_one"
    g.phrase(m, "the cost of {card:put_away_card}", ir.CostOf, w=8)
    for words, node in (("attack", sv.AttackOf), ("defense", sv.DefenseOf)):
        g.phrase(m, f"the {words} of {{card:put_away_card}}", node, w=12)
        g.phrase(m, f"the [{words}] of {{card:put_away_card}}", node, w=13)


def _from_the_top(g: Grammar) -> None:
    """ "Each player puts the top card of their deck into their cemetery and draws a card": one subject, two verbs."""
    own = {"player": ir.PronounPlayer("elided")}
    for w, (card, one) in enumerate((("{count:many_number} cards", {}), ("card", {"count": ir.Num(1)}))):
        milled = f"puts the top {card} of their deck into their cemetery"
        g.phrase("said_of", f"{{player:who}} {milled}", ir.Mill, w=w, **one)
        g.phrase("elided_verb", milled, ir.Mill, w=w, **own, **one)
