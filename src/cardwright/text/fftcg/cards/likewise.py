"""Words for cards that one card prints of one kind, place or number, of the others."""

from cardwright.text import ir
from cardwright.text.fftcg.filled import Filled

FIRST = 7700  # wordings of this module begin here
TYPES = ("Forward", "Backup", "Monster", "Summon")


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    _left_out(g)
    _counters(g)
    _kinds(g)
    _pronouns(g)
    _fighting(g)


def _left_out(g: Filled) -> None:
    for w, words in enumerate(("of cost other than", "of a cost other than", "with a cost other than"), FIRST):
        g.phrase(f"left_cost_{w}", "{amount:number}", ir.CostIs, w=w)
        g.phrase("qualifier", f"{words} {{filter:left_cost_{w}}}", ir.Without, w=w)
    for one in TYPES:
        for other in TYPES:
            if one == other:
                continue
            for w, words in enumerate((f"{one}s or {other}s", f"{one}s and {other}s", f"{one} or {other}"), FIRST):
                g.value("left_types", words, ir.TypeIs((one, other), w=w))
    g.phrase("qualifier", "other than {filter:left_types}", ir.Without, w=FIRST)


def _counters(g: Filled) -> None:
    for w, (none, on) in enumerate(
        ((none, on) for none in ("with no {} Counters {}", "without {} Counters {}", "without a {} Counter {}")
         for on in ("on it", "on them", "placed on it", "placed on them")), FIRST,
    ):  # fmt: skip
        head, tail = none.split("{} ", 1)
        key = f"counted_{w}"
        g.phrase(key, f"{{counter:counter}} {tail.format(on)}", ir.WithCounter, count=ir.Num(1), w=w)
        g.phrase("qualifier", f"{head}{{filter:{key}}}", ir.Without, w=w)


def _kinds(g: Filled) -> None:
    g.phrase("stack_qualifier", "your opponent controls", ir.ControlledBy, player=ir.Opponent(), w=1)
    # "3 Job Knight and/or Summons in your Break Zone"
    g.phrase("any_noun", "{first:trait_option} and/or {second:type_option/same}", ir.NounOr, w=FIRST)
    # "1 Fire, Ice or Job Knight Forward"
    g.list("element_row", "element", ", ", min=2)
    g.phrase("elements_first", "{elements:element_row}", ir.ElementIs, w=FIRST)
    g.phrase("adjective", "{first:elements_first} or {second:any_trait}", ir.EitherFilter, w=FIRST)


def _pronouns(g: Filled) -> None:
    g.phrase("subj", "the Forward that blocks or is blocked by {card:source}", ir.Opposing)
    g.phrase("obj", "{group:every_element}", ir.All, w=40)
    g.pair("they_and_source", "they_first", "bare_source", " and ", cls=ir.Several, field="items", w=FIRST)
    g.phrase("they_first", "they", ir.Pronoun, form="them")
    g.alias("subj", "they_and_source")


def _fighting(g: Filled) -> None:
    for verb, node in (("blocking", ir.BlockingWhom), ("blocked by", ir.BlockedByWhom)):
        g.phrase("fighting", f"that is {verb} {{card:one_of}}", node, w=FIRST)
        g.phrase("qualifier", f"that is {verb} {{card:source}}", node, w=FIRST)
