"""Damage that becomes another amount, and something else that is done besides: "remove 1 Moon Counter from Hild and so on"."""

from cardwright.text import ir
from cardwright.text.fftcg.common import ALWAYS, FIRST, RESULTS
from cardwright.text.fftcg.filled import Filled


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
