"""Replacement effects (11.12.5): damage that becomes more, less or nothing, and what is removed instead."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar

SUMMON_OR_ABILITY = ("summon", "ability")
ALWAYS = ir.Continuous()


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _becomes_or_changes(g)
    _this_turn(g)
    _dealt(g)
    _redirected(g)


def _becomes_or_changes(g: Grammar) -> None:
    s = "static"
    g.phrase("damaged", "{_:self}", ir.SelfRef)
    for w, words in enumerate(("this Forward", "this Character"), 1):
        g.phrase("damaged", words, ir.SelfRef, w=w)
    g.phrase("damaged", "a {group:group/one}", ir.All, w=4)
    g.phrase(
        "damage_from",
        "your opponent's Summons or abilities",
        ir.DamageSource,
        kinds=SUMMON_OR_ABILITY,
        by=ir.Opponent(),
    )
    # one card, 5 phrases: kinds of sources: summon, ability or both, of a player or of any
    g.phrase("damage_from", "your opponent's Summons", ir.DamageSource, kinds=("summon",), by=ir.Opponent())
    g.phrase("damage_from", "your opponent's abilities", ir.DamageSource, kinds=("ability",), by=ir.Opponent())
    g.phrase("damage_from", "a Summon or an ability", ir.DamageSource, kinds=SUMMON_OR_ABILITY)
    g.phrase("damage_from", "Summons or abilities", ir.DamageSource, kinds=SUMMON_OR_ABILITY, w=1)
    g.phrase("damage_from", "an ability", ir.DamageSource, kinds=("ability",))
    g.phrase("damage_from", "abilities", ir.DamageSource, kinds=("ability",), w=1)
    g.phrase("damage_from", "Summons", ir.DamageSource, kinds=("summon",), w=1)
    g.phrase("damage_from", "a {cards:group/one}", ir.DamageSource)
    g.phrase("damage_from", "an {cards:group/one}", ir.DamageSource, w=1)
    for w, dealt in enumerate(("is dealt damage", "receives damage")):
        fixed = {"duration": ALWAYS}
        for source in ("", " by {source:damage_from}" if w == 0 else " from {source:damage_from}"):
            head = f"if {{to:damaged}} {dealt}{source}, "
            g.phrase(
                s, head + "the damage becomes {amount:number} instead", ir.ReplaceDamage, change="become", w=w, **fixed
            )
            for v, words in enumerate(
                (
                    "reduce the damage by {amount:number} instead",
                    "the damage is reduced by {amount:number} instead",
                    "the damage decreases by {amount:number} instead",
                )
            ):
                # one card: one of the verbs of a table
                g.phrase(s, head + words, ir.ReplaceDamage, change="reduce", w=w + 2 * v, **fixed)
            for v, words in enumerate(
                ("the damage increases by {amount:number} instead", "increase the damage by {amount:number} instead")
            ):
                # one card, 2 phrases: one of the verbs of a table; doubling has no amount
                g.phrase(s, head + words, ir.ReplaceDamage, change="increase", w=w + 2 * v, **fixed)
            g.phrase(
                s, head + "double the damage instead", ir.ReplaceDamage, change="double", amount=ir.Num(2), w=w, **fixed
            )
        for v, words in enumerate(("its power", "his power", "her power", "{_:self}'s power")):
            # one card: whose power it is, in every gender
            g.phrase(
                s,
                f"if {{to:damaged}} {dealt} less than {words}, the damage becomes {{amount:number}} instead",
                ir.ReplaceDamage,
                change="become",
                below_power=True,
                w=w * 4 + v,
                **fixed,
            )
    g.phrase("dealer", "{_:self}", ir.SelfRef)
    g.phrase("dealer", "a {group:group/one}", ir.All, w=4)
    for v, words in enumerate(
        ("the damage increases by {amount:number} instead", "increase the damage by {amount:number} instead")
    ):
        g.phrase(
            s,
            "if {dealer:dealer} deals damage to a {to:group/one}, " + words,
            ir.ReplaceDealt,
            change="increase",
            w=v,
            duration=ALWAYS,
        )
        # one card: one of the verbs of a table
        g.phrase(
            "action",
            "if {dealer:one_pronoun} deals damage to a {to:group/one} this turn, " + words,
            ir.ReplaceDealt,
            change="increase",
            w=v,
            duration=ir.UntilEndOfTurn(w=2),
        )
    g.phrase(
        s,
        "if {dealer:dealer} deals damage to a {to:group/one}, the damage becomes {amount:number} instead",
        ir.ReplaceDealt,
        change="become",
        duration=ALWAYS,
    )
    # one card: doubling has no amount
    g.phrase(
        s,
        "if {dealer:dealer} deals damage to a {to:group/one}, double the damage instead",
        ir.ReplaceDealt,
        change="double",
        amount=ir.Num(2),
        duration=ALWAYS,
    )


def _this_turn(g: Grammar) -> None:
    # without "instead": no part of a longer sentence, in which it could be another's
    # one card: without "instead"
    g.phrase(
        "static_clause",
        "if {dealer:dealer} deals damage to a {to:group/one}, double the damage",
        ir.ReplaceDealt,
        change="double",
        amount=ir.Num(2),
        duration=ALWAYS,
        w=1,
    )
    for optional, words in (
        (True, "you may remove it from the game instead"),
        (False, "remove it from the game instead"),
    ):
        # one card: optional or not
        g.phrase(
            "static",
            f"if {{what:damaged}} is put from the field into the Break Zone, {words}",
            ir.RemoveInstead,
            duration=ALWAYS,
            optional=optional,
        )
        g.phrase(
            "static",
            f"if {{what:damaged}} is put from the field into the Break Zone, {words}, and {{later:later}}",
            ir.RemoveInstead,
            duration=ALWAYS,
            optional=optional,
        )
    g.phrase("later", "{event:delayed_event}, {effects:first_clause}", ir.Delayed)
    # one card: this order of words is that of the first cards
    g.phrase(
        "action",
        "the next damage dealt to {to:pronoun_obj} becomes {amount:number} this turn",
        ir.ReplaceDamage,
        change="become",
        next_only=True,
        duration=ir.UntilEndOfTurn(w=2),
    )
    a, turn = "action", ir.UntilEndOfTurn(w=3)
    g.phrase(
        a,
        "during this turn, the next damage dealt to {to:pronoun_obj} becomes {amount:number} instead",
        ir.ReplaceDamage,
        change="become",
        next_only=True,
        duration=turn,
    )
    g.phrase(
        a,
        "during this turn, the next damage dealt to {to:pronoun_obj} is reduced by {amount:number} instead",
        ir.ReplaceDamage,
        change="reduce",
        next_only=True,
        duration=turn,
    )
    g.phrase(
        a,
        "if {to:one_obj} is dealt damage this turn, the damage is reduced by {amount:number} instead",
        ir.ReplaceDamage,
        change="reduce",
        duration=ir.UntilEndOfTurn(w=2),
    )
    put = "put from the field into the Break Zone"
    for w, words in enumerate(
        (
            f"if {{what:one_obj}} is {put} this turn, remove it from the game instead",
            f"if {{what:many_subject}} are {put} this turn, remove them from the game instead",
        )
    ):
        g.phrase(a, words, ir.RemoveInstead, duration=ir.UntilEndOfTurn(w=2), w=w)
    g.phrase(
        "static",
        "if {what:source} leaves the field, remove {_:self} from the game instead",
        ir.RemoveInstead,
        duration=ALWAYS,
        leaves=True,
    )
    g.phrase(a, "this damage cannot be reduced", ir.DamageUnreducible)


def _dealt(g: Grammar) -> None:
    turn = ir.UntilEndOfTurn(w=3)
    head = "during this turn, the next damage {dealer:one_obj} deals to a {to:group/one} "
    # one card, 2 phrases: only the next damage of one card; all others are in `damages`
    g.phrase("action", head + "becomes {amount:number} instead", ir.NextDealt, change="become", duration=turn)
    g.phrase(
        "action",
        head + "becomes double the damage instead",
        ir.NextDealt,
        change="double",
        amount=ir.Num(2),
        duration=turn,
    )
    # one card: only the next damage to a player; all others are in `damages`
    g.phrase(
        "action",
        "during this turn, the next damage dealt to you becomes {amount:number} instead",
        ir.ReplacePlayerDamage,
        dealer=None,
        player=ir.You(),
        change="become",
        duration=turn,
        next_only=True,
    )
    both = "if {dealer:dealer} deals damage to a {to:group/one} or your opponent, "
    g.phrase(
        "static",
        both + "double the damage instead",
        ir.ReplaceDealtAll,
        player=ir.Opponent(),
        change="double",
        amount=ir.Num(2),
        duration=ALWAYS,
    )
    # one card: doubling has no amount
    g.phrase(
        "static",
        "if {dealer:dealer} deals damage to your opponent, double the damage instead",
        ir.ReplacePlayerDamage,
        player=ir.Opponent(),
        change="double",
        amount=ir.Num(2),
        duration=ALWAYS,
    )
    # one card, 2 phrases: "a ... or a ...": one or the other
    g.phrase("damaged", "a {group:a_or_a}", ir.All, w=6)
    g.phrase("dealer", "a {group:a_or_a}", ir.All, w=6)
    g.phrase("dealer", "the {group:group/one}", ir.All, w=5)
    g.phrase(
        "static",
        "if {dealer:dealer} deals damage to your opponent, the damage becomes {amount:number} instead",
        ir.ReplacePlayerDamage,
        player=ir.Opponent(),
        change="become",
        duration=ALWAYS,
    )
    for w, words in enumerate(
        (
            "during this turn, if {dealer:pronoun_or_source} deals damage to a {to:group/one}, double the damage instead",
            "if {dealer:pronoun_or_source} deals damage to a {to:group/one} this turn, double the damage instead",
        )
    ):
        # one card, 2 phrases: for this turn; the table is in `damages`
        g.phrase(
            "action", words, ir.ReplaceDealt, change="double", amount=ir.Num(2), duration=ir.UntilEndOfTurn(w=3 - w)
        )
    g.phrase(
        "action",
        "if {dealer:source} deals damage to a {to:group/one} this turn, the damage increases by {amount:number} instead",
        ir.ReplaceDealt,
        change="increase",
        duration=ir.UntilEndOfTurn(w=2),
    )
    g.alias("pronoun_or_source", "one_obj")
    now = {"duration": ir.UntilEndOfTurn(w=3)}
    for source in ("", " by {source:damage_from}"):
        head = f"during this turn, if {{to:damaged_now}} is dealt damage{source}, "
        # one card, 2 phrases: for this turn; the table is in `damages`
        g.phrase(
            "action", head + "the damage becomes {amount:number} instead", ir.ReplaceDamage, change="become", **now
        )
        g.phrase(
            "action", head + "reduce the damage by {amount:number} instead", ir.ReplaceDamage, change="reduce", **now
        )
        g.phrase(
            "action", head + "double the damage instead", ir.ReplaceDamage, change="double", amount=ir.Num(2), **now
        )
        g.phrase(
            "action",
            f"during this turn, the next damage dealt to {{to:pronoun_obj}}{source or ' by {source:damage_from}'} becomes {{amount:number}} instead",
            ir.ReplaceDamage,
            change="become",
            next_only=True,
            **now,
        ) if source else None
    g.alias("damaged_now", "one_obj")
    g.phrase("damaged_now", "a {group:group/one}", ir.All, w=4)


def _redirected(g: Grammar) -> None:
    turn = ir.UntilEndOfTurn(w=3)
    for w, verb in enumerate(("dealt to", "received by")):
        # one card: both verbs of a table
        g.phrase(
            "action",
            f"during this turn, the next damage dealt to {{what:one_obj}} is {verb} {{to:one_obj}} instead",
            ir.RedirectDamage,
            duration=turn,
            next_only=True,
            w=w,
        )
    # one card: without a span of time
    g.phrase(
        "static",
        "if {what:damaged} is dealt damage, the damage is dealt to {to:source} instead",
        ir.RedirectDamage,
        duration=ALWAYS,
    )
    unless = "other than battle damage"
    other = ir.DamageSource(kinds=SUMMON_OR_ABILITY, w=5)
    # one card: everything but a battle
    g.phrase(
        "static",
        f"if {{to:damaged}} is dealt damage {unless}, the damage becomes {{amount:number}} instead",
        ir.ReplaceDamage,
        change="become",
        source=other,
        duration=ALWAYS,
    )
