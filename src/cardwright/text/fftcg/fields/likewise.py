"""What field abilities say of one source, number or condition, said of the others."""

from cardwright.text import ir
from cardwright.text.fftcg.common import ALWAYS, RESULTS, SUMMON_OR_ABILITY, TURN_FRONT
from cardwright.text.fftcg.filled import Filled

FIRST = 7700  # wordings of this module begin here


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    _sources(g)
    _unreduced(g)
    _castable(g)
    _attacks(g)


def _sources(g: Filled) -> None:
    # "if an ability of Hild deals damage to a Forward": the card itself as the one whose ability it is
    itself = ir.Group(ir.IsCard(), qualifiers=(ir.IsOneOf(ir.SelfRef()),))
    own = {"kinds": ("ability",), "cards": itself}
    for w, words in enumerate(("an ability of {_:self}", "{_:self}'s ability"), FIRST):
        for category in ("your_effect", "damage_from"):
            g.phrase(category, words, ir.DamageSource, w=w, **own)
    g.phrase("your_effects", "{_:self}'s abilities", ir.DamageSource, w=FIRST, **own)
    g.phrase("your_effects", "abilities of {_:self}", ir.DamageSource, w=FIRST + 1, **own)
    for kinds, words in (
        (("summon",), "Summons"),
        (("ability",), "abilities"),
        (SUMMON_OR_ABILITY, "Summons or abilities"),
    ):
        g.phrase("your_effects", f"your {words}", ir.DamageSource, kinds=kinds, by=ir.You())
        g.phrase("your_effects", f"your opponent's {words}", ir.DamageSource, kinds=kinds, by=ir.Opponent())
    for w, (words, fixed) in enumerate(RESULTS, FIRST):
        text = f"if {{source:your_effects}} deal damage to {{to:struck}}, {words}"
        g.phrase("static", text, ir.ReplaceDamage, duration=ALWAYS, w=w, **fixed)
        g.phrase("action", f"during this turn, {text}", ir.ReplaceDamage, duration=TURN_FRONT, w=w, **fixed)


def _unreduced(g: Filled) -> None:
    for w, (kinds, by) in enumerate(((("summon",), "your Summons"), (("ability",), "your abilities"),
                                     (SUMMON_OR_ABILITY, "your Summons or abilities")), FIRST):  # fmt: skip
        text = f"the damage dealt to {{what:bare_group}} by {by} cannot be reduced"
        rule = ir.DamageStands(ir.You(), kinds)
        g.phrase("static", text, ir.Restrict, rule=rule, duration=ALWAYS, w=w)


def _castable(g: Filled) -> None:
    must = "must_control"
    you = {"player": ir.You()}
    g.phrase(must, "have {count:number} or more {group:group/many}", ir.Exists, w=FIRST)
    points = "have received {count:number} <point/points:count> of damage or more"
    g.phrase(must, points, ir.ReceivedDamage, compare=">=", w=FIRST, **you)
    g.phrase(must, "control {count:number} or less {group:group/many}", ir.Controls, compare="<=", w=FIRST, **you)


def _attacks(g: Filled) -> None:
    g.phrase("counted_attacks", "can attack as many times as {count:counted}", ir.AttackTimes, w=FIRST)
    g.phrase("counted_attacks", "can attack as many times as your points of damage", ir.AttackTimes,
             count=ir.DamageReceived(ir.You()), w=FIRST)  # fmt: skip
    g.phrase("static", "{what:source} {rule:counted_attacks}", ir.Restrict, duration=ALWAYS, w=FIRST)
