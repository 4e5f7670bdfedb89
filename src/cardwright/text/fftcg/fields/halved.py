"""Damage that is halved, with the rounding that is printed behind it (4.2, 11.12.5)."""

from cardwright.text import ir
from cardwright.text.fftcg.common import ALWAYS, SPANS
from cardwright.text.fftcg.filled import Filled

HALVED = ("reduce the damage by half", "the damage is reduced by half", "halve the damage")
ROUNDED = (
    "round {way} to the nearest 1000",
    "rounded {way} to the nearest 1000",
    "numbers are rounded {way} to units of 1000",
)


def fill(g: Filled) -> None:
    """All phrases of this module: none says "by half" without the rounding."""
    for r, words in enumerate(ROUNDED):
        g.value(f"rounded_{r}", f"({words.format(way='up')})", "half_up")
        g.value(f"rounded_{r}", f"({words.format(way='down')})", "half")
    for h, halved in enumerate(HALVED):
        for r in range(len(ROUNDED)):
            _halved(g, f"{halved} instead {{change:rounded_{r}}}", 12000 + 10 * h + r)


def _halved(g: Filled, words: str, w: int) -> None:
    fixed = {"amount": ir.Num(2)}
    for front, inside, duration in SPANS[:3]:
        static = duration == ALWAYS
        category = "static" if static else "action"
        to, by = ("damaged", "dealer") if static else ("damaged_now", "pronoun_or_source")
        for d, dealt in enumerate(("is dealt damage", "receives damage")):
            for s, source in enumerate(("", " by {source:damage_from}", " from {source:damage_from}")):
                text, v = f"{front}if {{to:{to}}} {dealt}{source}{inside}, {words}", w + 100 * d + 200 * s
                g.phrase(category, text, ir.ReplaceDamage, duration=duration, w=v, **fixed)
        text = f"{front}if {{dealer:{by}}} deals damage to a {{to:group/one}}{inside}, {words}"
        g.phrase(category, text, ir.ReplaceDealt, duration=duration, w=w, **fixed)
        if not static:
            text = f"{front}if {{to:many_subject}} are dealt damage{inside}, {words}"
            g.phrase("action", text, ir.ReplaceDamage, duration=duration, w=w + 600, **fixed)
    if words.startswith("the damage "):
        text = f"during this turn, the next damage dealt to {{to:pronoun_obj}} {words.removeprefix('the damage ')}"
        g.phrase("action", text, ir.ReplaceDamage, duration=ir.UntilEndOfTurn(w=3), next_only=True, w=w, **fixed)
