"""Where Summons go after use: "If a Summon you cast would be put into the Break Zone, remove it from the game instead"."""

from cardwright.text import ir
from cardwright.text.fftcg.after_use import IS_PUT, NOT_PUT, PUT
from cardwright.text.fftcg.common import ALWAYS, TURN_SPANS
from cardwright.text.fftcg.filled import Filled

AWAY = "remove it from the game instead"
IN_FRONT = tuple((front, span) for front, behind, span in TURN_SPANS if not behind)


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    for words, w in PUT:
        g.phrase("on_its_way", f"{{card:one_pronoun}} {words}", ir.SourceIn, zone="break_zone", w=w)
    g.phrase("clause", "if {condition:on_its_way}, {effect:step} instead", ir.Instead, w=NOT_PUT)
    _of_all(g)
    _next(g)


def _next(g: Filled) -> None:
    """ "During this turn, if your next Summon of cost 4 or less cast from your hand is put into the Break Zone, ..."."""
    summon = {"noun": ir.TypeIs(("Summon",))}
    costs = "{adjectives?:adjectives} Summon {qualifiers?:only_costs}"
    g.phrase("next_summon", costs, ir.Group, **summon)
    then = "Then, cast it again without paying the cost"
    for w, (again, words) in enumerate(((True, f"{AWAY}. {then}"), (False, AWAY)), NOT_PUT):
        for v, put in enumerate(("is put into the Break Zone", *(put for put, _ in PUT))):
            for u, cast in enumerate(
                ("your next {group:next_summon} cast from your hand", "the next {group:next_summon} you cast from your hand")
            ):  # fmt: skip
                fixed = {"again": again, "w": w + 10 * v + 100 * u}
                for front, span in IN_FRONT:
                    text = f"{front}if {cast} {put}, {words}"
                    g.phrase("action", text, ir.NextSummonLeaves, duration=span, **fixed)


def _of_all(g: Filled) -> None:
    summon = "{adjectives?:adjectives} Summon"
    for player, casts in ((ir.You(), "you cast"), (ir.Opponent(), "your opponent casts")):
        mine = {"noun": ir.TypeIs(("Summon",)), "qualifiers": (ir.ControlledBy(player, w=NOT_PUT),)}
        g.phrase("cast_summon", f"{summon} {casts}", ir.Group, **mine)
    for w, article in enumerate(("a", "an", "each")):
        g.phrase("one_cast", f"{article} {{group:cast_summon}}", ir.All, w=NOT_PUT + w)
    one = ((f"if {{what:one_cast}} {words}, {AWAY}", w) for words, w in (("is put into the Break Zone", IS_PUT), *PUT))
    many = (("are put into the Break Zone", 20), ("would be put into the Break Zone", 21),
            ("are put into the Break Zone after use", 22), ("would be put into the Break Zone after use", 23))  # fmt: skip
    all_cast = ((f"if {{what:casts}} {words}, remove them from the game instead", w) for words, w in many)
    for text, w in (*one, *all_cast):
        rule = {"rule": ir.LeavesAfterUse(w=w), "w": NOT_PUT}
        g.phrase("static", text, ir.Restrict, duration=ALWAYS, **rule)
        for front, span in IN_FRONT:
            g.phrase("action", front + text, ir.Restrict, duration=span, **rule)
    for w, put in enumerate(("being put into", "putting them into", "putting them in"), 10):
        rule = {"rule": ir.LeavesAfterUse(w=w), "w": NOT_PUT}
        text = f"{{what:casts}} are removed from the game after use instead of {put} the Break Zone"
        g.phrase("static", text, ir.Restrict, duration=ALWAYS, **rule)
