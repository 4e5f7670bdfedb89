"""The next damage that a card deals, whomever it strikes; damage that another card is dealt; power that nothing reduces."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.common import ALWAYS, RESULTS, WHOSE_EFFECTS
from cardwright.text.fftcg.filled import Filled

FRONT = ir.UntilEndOfTurn(w=3)
INSIDE = ir.UntilEndOfTurn(w=2)
# what becomes of it, behind "the next damage it deals"
BECOMES: tuple[tuple[str, dict[str, object]], ...] = (
    ("becomes {amount:number} instead", {"change": "become"}),
    ("is reduced by {amount:number} instead", {"change": "reduce"}),
    ("is increased by {amount:number} instead", {"change": "increase"}),
    ("increases by {amount:number} instead", {"change": "increase"}),
    ("becomes double the damage instead", {"change": "double", "amount": ir.Num(2)}),
    ("is doubled instead", {"change": "double", "amount": ir.Num(2)}),
)

WHOM: tuple[tuple[str, dict[str, object]], ...] = (
    ("", {"player": ir.EachPlayer()}),
    (" to a {to:group/one}", {}),
    (" to your opponent", {"player": ir.Opponent()}),
    (" to you", {"player": ir.You()}),
)


def fill(g: Filled) -> None:
    """All phrases of this module."""
    _below_power(g)
    _party(g)
    _next(g)
    _next_time(g)
    _next_of_a_group(g)
    for w, (dealt, that) in enumerate(product(("is dealt damage", "receives damage"), ("that", "the")), 7400):
        for v, source in enumerate(("", " by {source:damage_from}", " from {source:damage_from}")):
            text = f"if {{what:damaged}} {dealt}{source}, {{to:source}} is dealt {that} damage instead"
            g.phrase("static", text, ir.RedirectDamage, duration=ALWAYS, w=w + 10 * v)
    for by, whose in WHOSE_EFFECTS:
        for w, verb in enumerate(("reduced", "lowered"), 7400):
            text = f"cannot be {verb} by {whose}Summons or abilities"
            g.phrase("power_rule", text, ir.PowerCannotBeDecreased, by=by, w=w)


def _next(g: Filled) -> None:
    for w, (words, change) in enumerate(BECOMES, 7400):
        for v, (whom, fixed) in enumerate(WHOM):
            at = {"w": w + 20 * v, **change, **fixed}
            deals = f"the next damage {{dealer:one_obj}} deals{whom}"
            everybody: dict[str, object] = {} if whom else {"to": ir.Group(ir.IsCharacter())}
            if v > 1:  # points of damage
                points = {"next_only": True, **at}
                g.phrase(
                    "action", f"during this turn, {deals} {words}", ir.ReplacePlayerDamage, duration=FRONT, **points
                )
                g.phrase("action", f"{deals} this turn {words}", ir.ReplacePlayerDamage, duration=INSIDE, **points)
                continue
            g.phrase("action", f"during this turn, {deals} {words}", ir.NextDealt, duration=FRONT, **at, **everybody)
            g.phrase("action", f"{deals} this turn {words}", ir.NextDealt, duration=INSIDE, **at, **everybody)
    _next_of_several(g)


def _next_of_several(g: Filled) -> None:
    """ "The next damage they deal to a Forward", "the next damage dealt to each of them": of each its own (reading F60)."""
    for w, (words, change) in enumerate(BECOMES, 7700):
        front, inside = ({"duration": span, "w": w, **change} for span in (FRONT, INSIDE))
        deals = "the next damage {dealer:many_subject} deal to a {to:group/one}"
        g.phrase("action", f"during this turn, {deals} {words}", ir.NextDealt, **front)
        g.phrase("action", f"{deals} this turn {words}", ir.NextDealt, **inside)
        for player, whom in ((ir.You(), "you"), (ir.Opponent(), "your opponent")):
            points = {"player": player, "next_only": True}
            deals = f"the next damage {{dealer:many_subject}} deal to {whom}"
            g.phrase("action", f"during this turn, {deals} {words}", ir.ReplacePlayerDamage, **front, **points)
            g.phrase("action", f"{deals} this turn {words}", ir.ReplacePlayerDamage, **inside, **points)
        dealt = "the next damage dealt to each of {to:many_object}"
        g.phrase("action", f"during this turn, {dealt} {words}", ir.ReplaceDamage, next_only=True, **front)
        g.phrase("action", f"{dealt} this turn {words}", ir.ReplaceDamage, next_only=True, **inside)


def _next_time(g: Filled) -> None:
    """ "The next time it deals damage to a Forward this turn, the damage increases by 2000 instead." """
    for w, (words, change) in enumerate(RESULTS, 7450):
        for v, (whom, fixed) in enumerate(WHOM[:3]):
            at = {"w": w + 20 * v, **change, **fixed, **({} if v else {"to": ir.Group(ir.IsCharacter())})}
            time = f"the next time {{dealer:one_obj}} deals damage{whom}"
            node = ir.ReplacePlayerDamage if v > 1 else ir.NextDealt
            once = {"next_only": True} if v > 1 else {}
            g.phrase("action", f"during this turn, {time}, {words}", node, duration=FRONT, **at, **once)
            g.phrase("action", f"{time} this turn, {words}", node, duration=INSIDE, **at, **once)


def _next_of_a_group(g: Filled) -> None:
    """ "The next damage dealt to a Forward you control becomes 0": whichever of them it strikes first."""
    g.phrase("next_hurt", "a {group:group/one}", ir.All, w=4)
    once: dict[str, object] = {"next_only": True}
    results: tuple[tuple[str, dict[str, object]], ...] = (
        *BECOMES,
        ("becomes {amount:number}", {"change": "become"}),
    )
    for w, (words, change) in enumerate(results, 7500):
        front, inside = ({"duration": span, **once, **change, "w": w} for span in (FRONT, INSIDE))
        damage = "the next damage dealt to {to:next_hurt}"
        if words.endswith("instead"):
            g.phrase("action", f"during this turn, {damage} {words}", ir.ReplaceDamage, **front)
            g.phrase("action", f"{damage} this turn {words}", ir.ReplaceDamage, **inside)
        else:
            g.phrase("action", f"{damage} {words} this turn", ir.ReplaceDamage, **inside)
    for w, taken in enumerate(("dealt to", "received by"), 7500):
        damage, end = "the next damage dealt to {what:next_hurt}", f"is {taken} {{to:one_obj}} instead"
        fixed = {**once, "w": w}
        g.phrase("action", f"during this turn, {damage} {end}", ir.RedirectDamage, duration=FRONT, **fixed)
        g.phrase("action", f"{damage} this turn {end}", ir.RedirectDamage, duration=INSIDE, **fixed)
    for w, (dealt, (words, change)) in enumerate(
        product(("is dealt damage", "receives damage", "would be dealt damage"), RESULTS), 7600
    ):
        time = f"the next time {{to:next_hurt}} {dealt}"
        front, inside = ({"duration": span, **once, **change, "w": w} for span in (FRONT, INSIDE))
        g.phrase("action", f"during this turn, {time}, {words}", ir.ReplaceDamage, **front)
        g.phrase("action", f"{time} this turn, {words}", ir.ReplaceDamage, **inside)


def _below_power(g: Filled) -> None:
    # "If a Forward you control is dealt damage less than its power, reduce the damage by 1000 instead."
    for w, own in enumerate(("its power", "his power", "her power", "{_:self}'s power"), 600):
        for v, dealt in enumerate(("is dealt damage", "receives damage")):
            for u, (result, change) in enumerate(RESULTS):
                fixed: dict[str, object] = {"below_power": True, "w": w + 10 * u + 100 * v, **change}
                less = f"{dealt} less than {own}"
                g.phrase("static", f"if {{to:damaged}} {less}, {result}", ir.ReplaceDamage, duration=ALWAYS, **fixed)
                text = f"during this turn, if {{to:damaged_now}} {less}, {result}"
                g.phrase("action", text, ir.ReplaceDamage, duration=FRONT, **fixed)


def _party(g: Filled) -> None:
    # "When Hild forms a party and attacks, during this turn, if a Forward in that party is dealt damage, the damage becomes 0 instead."
    for w, words in enumerate(
        ("in that party", "forming that party", "forming this party", "in this party", "forming the party"), 600
    ):
        party = ir.PartyOf(ir.Pronoun("that_party"), w=w)
        dealt = f"damage dealt to the Forwards {words}"
        for u, (result, change) in enumerate(BECOMES):
            fixed: dict[str, object] = {"to": party, "w": 600 + u, **change}
            short = result.removesuffix(" instead")
            g.phrase("action", f"during this turn, the {dealt} {result}", ir.ReplaceDamage, duration=FRONT, **fixed)
            g.phrase("action", f"the {dealt} {short} this turn", ir.ReplaceDamage, duration=INSIDE, **fixed)
        for u, (result, change) in enumerate(RESULTS):
            fixed = {"to": party, "w": 620 + u, **change}
            one = f"if a Forward {words} is dealt damage"
            g.phrase("action", f"during this turn, {one}, {result}", ir.ReplaceDamage, duration=FRONT, **fixed)
            g.phrase("action", f"{one} this turn, {result}", ir.ReplaceDamage, duration=INSIDE, **fixed)
