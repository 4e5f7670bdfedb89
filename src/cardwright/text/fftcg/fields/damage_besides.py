"""Damage that becomes another amount, and something else that is done besides: "remove 1 Moon Counter from Hild and so on"; all damage."""

from cardwright.text import ir
from cardwright.text.fftcg.common import ALWAYS, FIRST, RESULTS
from cardwright.text.fftcg.filled import Filled

OF_EACH = 12_000  # wordings of what is done besides to the one of several that is dealt damage


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    # "if Hild is dealt damage by a Summon, remove 1 Moon Counter from Hild and reduce the damage by 2000 instead"
    for v, source in enumerate(("", " by {source:damage_from}")):
        head = f"if {{to:damaged}} is dealt damage{source}, {{also:taking_counters}} and "
        for w, (result, fixed) in enumerate(RESULTS, FIRST):
            g.phrase("static", head + result, ir.ReplaceDamage, duration=ALWAYS, w=w + 20 * v, **fixed)
        # the other way round
        head = f"if {{to:damaged}} is dealt damage{source}, "
        for w, (result, fixed) in enumerate(RESULTS, FIRST + 40):
            less = result.removesuffix(" instead")
            text = f"{head}{less} and {{also:taking_counters}} instead"
            g.phrase("static", text, ir.ReplaceDamage, duration=ALWAYS, w=w + 20 * v, **fixed)
    for w, some in enumerate(("a", "an"), FIRST):
        one = {"count": ir.Num(1), "w": w}
        text = f"remove {some} {{counter:counter}} Counter from {{what:source}}"
        g.phrase("taking_counters", text, ir.RemoveCounters, **one)
    _of_each(g)
    _all_damage(g)
    _not_reduced(g)
    _in_two_sentences(g)


def _of_each(g: Filled) -> None:
    """ "If a Forward with a Moon Counter on it is dealt damage, remove 1 Moon Counter from that Forward and ...": from the one that is."""
    counters = "{count:number} {counter:counter} <Counter/Counters:count>"
    g.phrase("counters_of_it", f"remove {counters} from {{what:one_pronoun}}", ir.RemoveCounters, w=OF_EACH)
    g.phrase("counters_of_it", f"place {counters} on {{on:one_pronoun}}", ir.PlaceCounters, w=OF_EACH)
    for v, dealt in enumerate(("is dealt damage", "receives damage")):
        for u, source in enumerate(("", " by {source:damage_from}", " from {source:damage_from}")):
            head = f"if {{to:damaged}} {dealt}{source}, {{also:counters_of_it}} and "
            for w, (result, fixed) in enumerate(RESULTS, OF_EACH + 40 * u + 200 * v):
                g.phrase("static", head + result, ir.ReplaceDamage, duration=ALWAYS, w=w, **fixed)


def _not_reduced(g: Filled) -> None:
    """ "The damage dealt by Hild cannot be reduced." """
    whom = ir.All(ir.Group(ir.IsCharacter()), w=2000)
    g.phrase("dealing_one", "{_:self}", ir.SelfRef, w=8100)
    g.phrase("dealing_one", "{group:group/many}", ir.All, w=8100)
    g.phrase("dealing_one", "the {group:group/many}", ir.All, w=8101)
    for w, damage in enumerate(("the damage", "damage"), 8100):
        g.phrase("not_reduced", "{dealer:dealing_one}", ir.DamageStands, w=w)
        g.phrase("static", f"{damage} dealt by {{rule:not_reduced}} cannot be reduced", ir.Restrict, what=whom, duration=ALWAYS,
                 w=w)  # fmt: skip
        text = f"{damage} dealt by {{rule:not_reduced}} to {{what:bare_group}} cannot be reduced"
        g.phrase("static", text, ir.Restrict, duration=ALWAYS, w=w + 10)


def _all_damage(g: Filled) -> None:
    """ "All damage dealt to Hild by Summons becomes 0": as "the damage dealt to Hild" is said."""
    changes = (("is reduced by", "reduce"), ("is increased by", "increase"), ("becomes", "become"))
    for w, (words, change) in enumerate(changes, 8100):
        for v, damage in enumerate(("all damage", "all the damage", "damage")):
            for u, to in enumerate(("damaged", "the_whole")):
                for by in ("", " by {source:damage_from}"):
                    for x, end in enumerate(("", " instead")):
                        text = f"{damage} dealt to {{to:{to}}}{by} {words} {{amount:number}}{end}"
                        at = w + 10 * v + 100 * u + 200 * x
                        g.phrase("static", text, ir.ReplaceDamage, change=change, duration=ALWAYS, w=at)
    # whose effects deal it, before whom it is dealt to
    for w, (words, change) in enumerate(changes, 9300):
        for v, damage in enumerate(("the damage", "damage", "all damage")):
            for u, to in enumerate(("struck_kind", "damaged")):
                for x, end in enumerate(("", " instead")):
                    text = f"{damage} dealt by {{source:your_effects}} to {{to:{to}}} {words} {{amount:number}}{end}"
                    at = w + 10 * v + 100 * u + 200 * x
                    g.phrase("static", text, ir.ReplaceDamage, change=change, duration=ALWAYS, w=at)
    g.phrase("struck_kind", "{group:group/many}", ir.All, w=3)
    g.phrase("struck_kind", "the {group:group/many}", ir.All, w=2)
    for front, span in (
        ("during this turn, ", ir.UntilEndOfTurn(w=3)),
        ("until the end of the turn, ", ir.UntilEndOfTurn(w=1)),
    ):
        for w, (words, change) in enumerate(changes, 8100):
            for v, damage in enumerate(("the damage", "all damage", "all the damage", "damage")):
                for u, to in enumerate(("the_whole", "pronoun_obj")):
                    text = f"{front}{damage} dealt to {{to:{to}}} by {{source:damage_from}} {words} {{amount:number}} instead"
                    g.phrase("action", text, ir.ReplaceDamage, change=change, duration=span, w=w + 10 * v + 100 * u)


def _in_two_sentences(g: Filled) -> None:
    """ "If Hild is dealt damage while active, dull Hild. The damage becomes 0 instead." """
    zero = {"change": "become", "amount": ir.Num(0), "duration": ALWAYS}
    end = "{also:any_offer}. The damage becomes 0 instead"
    g.phrase("shield", end, ir.ReplaceDamage, to=ir.SelfRef(w=11), w=8100, **zero)
    for w, dealt in enumerate(("is dealt damage", "receives damage"), 8100):
        for v, source in enumerate(("", " by {source:damage_from}", " from {source:damage_from}")):
            text = f"if {{to:damaged}} {dealt}{source}, {end}"
            g.phrase("static", text, ir.ReplaceDamage, w=w + 10 * v, **zero)
            for status in ("active", "dull"):
                key = f"{status}_besides"
                text = f"if {{to:damaged}} {dealt}{source} while {{_:self}} is {status}, {end}"
                g.phrase(key, text, ir.ReplaceDamage, w=w + 10 * v, **zero)
    for status in ("active", "dull"):
        state = ir.HasFilter(ir.SelfRef(), ir.StatusIs(status))
        g.phrase("static_clause", f"{{effect:{status}_besides}}", ir.If, condition=state, w=8100)
