"""Words for cards that one card prints of one kind, place or number, of the others."""

from cardwright.text import ir
from cardwright.text.fftcg.common import THAN
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
    _measured(g)
    _totals(g)


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
    # "any number of Summons or abilities"
    many = {"count": ir.Num(0), "any_number": True}
    g.phrase("target", "any number of {group:whatever_waits}", ir.Target, w=FIRST + 3, **many)
    g.phrase("target", "up to {count:many_number} {group:whatever_waits}", ir.Target, up_to=True, w=FIRST + 3)
    either = ir.NounOr(ir.Group(ir.TypeIs(("Summon",))), ir.Group(ir.IsAbility()), w=FIRST)
    for w, words in enumerate(("Summons or abilities", "Summons and/or abilities"), FIRST):
        g.value("whatever_waits", words, ir.Group(either, w=w))
    # "3 Job Knight and/or Summons in your Break Zone"
    g.phrase("any_noun", "{first:trait_option} and/or {second:type_option/same}", ir.NounOr, w=FIRST)
    # "1 Fire, Ice or Job Knight Forward"
    g.list("element_row", "element", ", ", min=2)
    g.phrase("elements_first", "{elements:element_row}", ir.ElementIs, w=FIRST)
    g.phrase("adjective", "{first:elements_first} or {second:any_trait}", ir.EitherFilter, w=FIRST)


def _pronouns(g: Filled) -> None:
    g.phrase("subj", "the Forward that blocks or is blocked by {card:source}", ir.Opposing)
    g.alias("subj", "fought_one")
    g.phrase("subj", "the Forward that blocks {card:source}", ir.BlockerOf)
    # "return Hild as well as the Forward that blocks Hild to their owners' hands"
    g.phrase("its_opponent", "the Forward that blocks {card:source}", ir.BlockerOf)
    g.alias("pronoun_obj", "as_well")
    # "dull each Forward opponent controls": as all of them
    g.alias("obj", "each_group")
    g.phrase("obj", "{group:every_element}", ir.All, w=40)
    for w, the in enumerate(("all the", "all"), 40):
        g.phrase("all_group", f"{the} {{group:every_element_held}}", ir.All, w=w + 7)
    g.phrase("every_element_held", "{noun:type_noun/many} {qualifiers:all_but_held}", ir.Group)
    g.sequence("all_but_held", "element_but_held", max=2)
    g.alias("element_but_held", "element_but")
    g.alias("element_but_held", "shared_place")
    g.list("elements_but", "element", ", ", " and ", min=2)
    g.phrase("left_out_elements", "{elements:elements_but}", ir.ElementIs, w=FIRST)
    g.phrase("element_but", "of all Elements except {filter:left_out_elements}", ir.Without, w=40)
    for category in ("fought_one", "subj"):
        g.phrase(category, "the opposing Forward", ir.Opposing, card=ir.SelfRef(), w=FIRST)
    g.pair("they_and_source", "they_first", "bare_source", " and ", cls=ir.Several, field="items", w=FIRST)
    g.phrase("they_first", "they", ir.Pronoun, form="them")
    g.alias("subj", "they_and_source")


def _fighting(g: Filled) -> None:
    g.phrase("fighting", "that blocks {card:one_of}", ir.BlockingWhom, w=FIRST + 1)
    for verb, node in (("blocking", ir.BlockingWhom), ("blocked by", ir.BlockedByWhom)):
        g.phrase("fighting", f"that is {verb} {{card:one_of}}", node, w=FIRST)
        g.phrase("qualifier", f"that is {verb} {{card:source}}", node, w=FIRST)


def _measured(g: Filled) -> None:
    # "with power less than or equal to Hild": a bare name for its power
    for w, (words, compare) in enumerate(THAN, FIRST):
        for v, head in enumerate(("with power", "of power", "with a power")):
            if (v, words) != (0, "less than") and (v, words) != (0, "greater than"):
                text = f"{head} {words} {{amount:power_by_name}}"
                g.phrase("qualifier", text, ir.PowerIs, compare=compare, w=w + 20 * v)
    more = (*THAN, ("superior to", ">"), ("superior or equal to", ">="), ("greater than or equal to", ">="))
    for w, (words, compare) in enumerate(more, FIRST + 100):
        for v, head in enumerate(("of cost", "with a cost", "with cost", "of a cost")):
            g.phrase("qualifier", f"{head} {words} {{amount:counted}}", ir.CostIs, compare=compare, w=w + 20 * v)
    for w, own in enumerate(("their own", "its own"), FIRST):
        g.phrase("own_cost", own, ir.CostOf, card=ir.Pronoun("each_own"), w=w)


def _totals(g: Filled) -> None:
    # "4 Forwards in your Break Zone, each of a different cost, ..."
    for trait, words in (("name", "with a different name"), ("cost", "of a different cost"), ("cost", "with a different cost"),
                         ("element", "of a different Element"), ("type", "of a different card type"), ("job", "with a different Job")):  # fmt: skip
        for up_to, head in ((False, ""), (True, "up to ")):
            text = f"{head}{{count:number}} {{group:group/many}}, each {words},"
            g.phrase("target", text, ir.Target, different=trait, up_to=up_to, w=FIRST + 10 * words.startswith("with"))
    for kind in ("cost", "power"):
        total, many = (
            f"with a combined {kind} of {{most_{kind}:number}} or less",
            {"count": ir.Num(0), "any_number": True},
        )
        g.phrase("target", f"up to {{count:many_number}} {{group:group/many}} {total}", ir.Target, up_to=True, w=FIRST)
        g.phrase("target", f"any number of {{group:group/many}} {total}", ir.Target, w=FIRST + 1, **many)
    # "1 Forward opponent controls or Character in your opponent's Break Zone"
    for head, fixed in (("1", {}), ("up to 1", {"up_to": True})):
        g.phrase("target", f"{head} {{group:one_here_or_there}}", ir.Target, count=ir.Num(1), w=FIRST + 2, **fixed)
    g.phrase("one_here_or_there", "{noun:one_of_two_places}", ir.Group)
    g.list("one_of_two_places", "one_placed_kind", " or ", cls=ir.AnyNoun, field="options", min=2, max=2, w=520)
    g.phrase("one_placed_kind", "{adjectives?:adjectives} {noun:type_noun/one} {qualifiers:one_place}", ir.Group)
