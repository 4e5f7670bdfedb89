"""Damage that becomes another amount or goes elsewhere, said of what it is dealt to (11.12.5)."""

from cardwright.text import ir
from cardwright.text.fftcg.common import (
    ALWAYS,
    DURING,
    LASTING_TURN,
    RESULTS,
    SPANS,
    SUMMON_OR_ABILITY,
    THIS,
    TURN,
    TURN_FRONT,
    TWICE,
)
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar

OTHER_THAN_BATTLE = ir.DamageSource(kinds=("summon", "ability"), w=5)  # "other than battle damage"


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _next(g)
    _always(g)
    _further_always(g)
    _other_always(g)
    _this_turn(g)
    _this_turn_older(g)
    _redirected(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _next_more(g)
    _next_to_several(g)
    _always_more(g)
    _this_turn_more(g)
    _in_a_span(g)
    _redirected_more(g)


def _next(g: Grammar) -> None:
    # one card: "it" is the card on whose stay it depends; damage of any amount
    g.phrase(
        "action",
        "reduce the next damage dealt to {to:one_obj} this turn by {amount:number}",
        ir.ReplaceDamage,
        change="reduce",
        next_only=True,
        duration=ir.UntilEndOfTurn(w=2),
    )
    # one card: this order of words is that of the first cards
    g.phrase(
        "action",
        "the next damage dealt to {to:pronoun_obj} becomes {amount:number} this turn",
        ir.ReplaceDamage,
        change="become",
        next_only=True,
        duration=ir.UntilEndOfTurn(w=2),
    )
    turn = ir.UntilEndOfTurn(w=3)
    g.phrase(
        "action",
        "during this turn, the next damage dealt to {to:pronoun_obj} becomes {amount:number} instead",
        ir.ReplaceDamage,
        change="become",
        next_only=True,
        duration=turn,
    )
    g.phrase(
        "action",
        "during this turn, the next damage dealt to {to:pronoun_obj} is reduced by {amount:number} instead",
        ir.ReplaceDamage,
        change="reduce",
        next_only=True,
        duration=turn,
    )
    # for this turn
    now = {"duration": ir.UntilEndOfTurn(w=2)}
    # one card, 2 phrases: for this turn, in the orders of older cards; the others are in the tables
    g.phrase("action", "the next damage dealt to {to:named_alone} becomes {amount:number} this turn",
             ir.ReplaceDamage, change="become", next_only=True, **now)  # fmt: skip
    g.phrase("action", "during this turn, the next damage dealt to {to:pronoun_obj} by {source:damage_from}, becomes {amount:number} instead",
             ir.ReplaceDamage, change="become", next_only=True, duration=ir.UntilEndOfTurn(w=3), w=1)  # fmt: skip


def _always(g: Grammar) -> None:
    for w, dealt in enumerate(("is dealt damage", "receives damage")):
        fixed = {"duration": ALWAYS}
        for source in ("", " by {source:damage_from}" if w == 0 else " from {source:damage_from}"):
            head = f"if {{to:damaged}} {dealt}{source}, "
            g.phrase(
                "static",
                head + "the damage becomes {amount:number} instead",
                ir.ReplaceDamage,
                change="become",
                w=w,
                **fixed,
            )
            for v, words in enumerate(
                (
                    "reduce the damage by {amount:number} instead",
                    "the damage is reduced by {amount:number} instead",
                    "the damage decreases by {amount:number} instead",
                )
            ):
                # one card: one of the verbs of a table
                g.phrase("static", head + words, ir.ReplaceDamage, change="reduce", w=w + 2 * v, **fixed)
            for v, words in enumerate(
                ("the damage increases by {amount:number} instead", "increase the damage by {amount:number} instead")
            ):
                # one card, 2 phrases: one of the verbs of a table; doubling has no amount
                g.phrase("static", head + words, ir.ReplaceDamage, change="increase", w=w + 2 * v, **fixed)
            g.phrase(
                "static",
                head + "double the damage instead",
                ir.ReplaceDamage,
                change="double",
                amount=ir.Num(2),
                w=w,
                **fixed,
            )
        for v, words in enumerate(("its power", "his power", "her power", "{_:self}'s power")):
            # one card: whose power it is, in every gender
            g.phrase(
                "static",
                f"if {{to:damaged}} {dealt} less than {words}, the damage becomes {{amount:number}} instead",
                ir.ReplaceDamage,
                change="become",
                below_power=True,
                w=w * 4 + v,
                **fixed,
            )


def _further_always(g: Grammar) -> None:
    other = ir.DamageSource(kinds=SUMMON_OR_ABILITY, w=5)
    unless = "other than battle damage"
    # one card: everything but a battle
    g.phrase(
        "static",
        f"if {{to:damaged}} is dealt damage {unless}, the damage becomes {{amount:number}} instead",
        ir.ReplaceDamage,
        change="become",
        source=other,
        duration=ALWAYS,
    )
    for words, change in (
        ("the damage becomes {amount:number} instead", "become"),
        ("the damage is reduced by {amount:number} instead", "reduce"),
        ("reduce the damage by {amount:number} instead", "reduce"),
    ):
        w = 5 + int(words.startswith("reduce"))
        head = "if they are dealt damage"
        fixed = {"to": ir.Pronoun("they_all"), "change": change, "duration": ALWAYS, "w": w}
        g.phrase("static", f"{head}, {words}", ir.ReplaceDamage, **fixed)
        # one card: damage from a source; the group spoken of before
        g.phrase("static", f"{head} by {{source:damage_from}}, {words}", ir.ReplaceDamage, **fixed)
    # "The damage dealt to Hild is reduced by 2000 instead."
    head = "the damage dealt to {to:damaged} "
    for words, change in (("is reduced by", "reduce"), ("is increased by", "increase"), ("becomes", "become")):
        # one card: one of the verbs of a table
        g.phrase(
            "static", head + words + " {amount:number} instead", ir.ReplaceDamage, change=change, duration=ALWAYS, w=8
        )
    changes = (
        ("double the damage instead", {"change": "double", "amount": ir.Num(2)}),
        ("the damage increases by {amount:number} instead", {"change": "increase"}),
        ("the damage becomes {amount:number} instead", {"change": "become"}),
    )
    for words, fixed in changes:
        head = "if {source:your_effect} deals damage to {to:struck}, "
        # one card, 2 phrases: what is struck, with its own power
        g.phrase("static", head + words, ir.ReplaceDamage, duration=ir.Continuous(), w=20, **fixed)
        g.phrase("action", f"during this turn, {head}{words}", ir.ReplaceDamage, duration=TURN, w=20, **fixed)


def _other_always(g: Grammar) -> None:
    battle = {"source": ir.DamageSource(kinds=("battle",)), "duration": ir.Continuous()}
    for words, change in (
        ("the damage becomes", "become"),
        ("reduce the damage by", "reduce"),
        ("the damage is reduced by", "reduce"),
    ):
        text = f"if {{to:damaged}} is dealt battle damage, {words} {{amount:number}} instead"
        g.phrase("static", text, ir.ReplaceDamage, change=change, w=21 + words.count("is"), **battle)
    words = "reduce the damage dealt to {to:the_group} by {amount:number}"
    # one card: any cards and amount
    g.phrase("static", words, ir.ReplaceDamage, change="reduce", duration=ALWAYS, w=30)
    zero = "the damage becomes {amount:number} instead"
    words = f"if {{to:damaged}} is dealt {{at_most:number}} damage or less, {zero}"
    become = {"change": "become", "duration": ALWAYS}
    # one card: no more than a number, so no less as well
    g.phrase("static", words, ir.ReplaceDamage, w=40, **become)
    words = f"if {{to:damaged}} is dealt {{at_least:number}} damage or more, {zero}"
    g.phrase("static", words, ir.ReplaceDamage, w=40, **become)
    words = "if {to:damaged} is dealt damage, {also:taking_counters} and the damage"
    g.phrase("static", words + " becomes {amount:number} instead", ir.ReplaceDamage, w=41, **become)
    less = {"change": "reduce", "duration": ALWAYS}
    g.phrase("static", words + " is reduced by {amount:number} instead", ir.ReplaceDamage, w=41, **less)


def _this_turn(g: Grammar) -> None:
    """Damage of this turn to some card."""
    g.phrase(
        "action",
        "if {to:one_obj} is dealt damage this turn, the damage is reduced by {amount:number} instead",
        ir.ReplaceDamage,
        change="reduce",
        duration=ir.UntilEndOfTurn(w=2),
    )
    now = {"duration": ir.UntilEndOfTurn(w=3)}
    for source in ("", " by {source:damage_from}"):
        head = f"during this turn, if {{to:damaged_now}} is dealt damage{source}, "
        # one card, 2 phrases: for this turn; the others are in the tables
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


def _this_turn_older(g: Grammar) -> None:
    """The same in the orders of older cards, and cards that are struck."""
    # for this turn
    now = {"duration": ir.UntilEndOfTurn(w=2)}
    for w, dealt in enumerate(("is dealt damage", "receives damage"), 1):
        for words, change in (
            ("the damage becomes {amount:number} instead", "become"),
            ("the damage increases by {amount:number} instead", "increase"),
            ("reduce the damage by {amount:number} instead", "reduce"),
        ):
            text = f"if {{to:damaged_now}} {dealt} this turn, {words}"
            # one card, 5 phrases: for this turn, in the orders of older cards; the others are in the tables
            g.phrase("action", text, ir.ReplaceDamage, change=change, w=w, **now)
    g.phrase("named_alone", "{group:name_group}", ir.All, w=13)
    # one card, 7 phrases: what is struck, with its own power
    g.phrase("struck", "a {group:group/one}", ir.All, w=4)
    # one card, 2 phrases: damage of this turn; the others are in the tables
    g.phrase(
        "action",
        "during this turn, the damage dealt to {to:one_obj} is increased by {amount:number} instead",
        ir.ReplaceDamage,
        change="increase",
        duration=ir.UntilEndOfTurn(w=3),
        w=1,
    )
    g.phrase(
        "action",
        "during this turn, if {to:damaged_now} is dealt damage less than its power, the damage becomes {amount:number} instead",
        ir.ReplaceDamage,
        change="become",
        below_power=True,
        duration=ir.UntilEndOfTurn(w=3),
    )
    counters = "{count:number} {counter:counter} <Counter/Counters:count>"
    g.phrase("taking_counters", f"remove {counters} from {{what:source}}", ir.RemoveCounters)


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


def _next_more(g: Filled) -> None:
    """The next damage to a card or of a card."""
    this = ir.UntilEndOfTurn(w=2)
    for d, dealt in enumerate(("is dealt damage", "would be dealt damage", "receives damage", "would take damage")):
        results: tuple[tuple[str, dict[str, object]], ...] = (
            *RESULTS,
            ("reduce it by {amount:number} instead", {"change": "reduce"}),
        )
        for r, (words, change) in enumerate(results):
            next_time = f"the next time {{to:one_obj}} {dealt}"
            fixed: dict[str, object] = {"next_only": True, "w": 2000 + 20 * d + r, **change}
            g.phrase("action", f"{next_time} this turn, {words}", ir.ReplaceDamage, duration=this, **fixed)
            g.phrase("action", f"during this turn, {next_time}, {words}", ir.ReplaceDamage, duration=TURN, **fixed)
    g.phrase("action", "the next damage dealt to {to:pronoun_obj} this turn becomes {amount:number}", ir.ReplaceDamage,
             change="become", next_only=True, duration=this, w=70)  # fmt: skip
    g.phrase("action", "the next damage dealt to {to:pronoun_obj} this turn becomes {amount:number} instead", ir.ReplaceDamage,
             change="become", next_only=True, duration=this, w=70 + 1)  # fmt: skip
    g.phrase("action", "the next damage dealt to {to:pronoun_obj} this turn is reduced by {amount:number} instead",
             ir.ReplaceDamage, change="reduce", next_only=True, duration=this, w=70)  # fmt: skip
    now = {"duration": ir.UntilEndOfTurn(w=3), "next_only": True}
    for r, (words, change) in enumerate(RESULTS):
        if words.startswith("the damage "):
            result = words.removeprefix("the damage ")
            w = 70 + r
            text = f"during this turn, the next damage dealt to {{to:pronoun_obj}} {result}"
            g.phrase("action", text, ir.ReplaceDamage, w=w, **change, **now)
            front = {"duration": ir.UntilEndOfTurn(w=1), "next_only": True, **change}
            text = f"until the end of the turn, the next damage dealt to {{to:pronoun_obj}} {result}"
            g.phrase("action", text, ir.ReplaceDamage, w=w, **front)
            inside = {"duration": ir.UntilEndOfTurn(w=2), "next_only": True, **change}
            head = "the next damage dealt to {to:pronoun_obj} this turn "
            g.phrase("action", head + result, ir.ReplaceDamage, w=w, **inside)
            g.phrase("action", head + result.removesuffix(" instead"), ir.ReplaceDamage, w=w + 20, **inside)
            text = f"during this turn, the next damage dealt to {{to:pronoun_obj}} by {{source:damage_from}} {result}"
            g.phrase("action", text, ir.ReplaceDamage, w=w, **change, **now)
            text = f"during this turn, the next damage {{dealer:one_obj}} deals to a {{to:group/one}} {result}"
            g.phrase("action", text, ir.NextDealt, w=w, duration=ir.UntilEndOfTurn(w=3), **change)
            if change is not TWICE:
                if r < 3:
                    whole = words.removesuffix(" instead")
                    text = f"during this turn, if you receive damage, {whole} instead"
                    g.phrase(
                        "action", text, ir.ReplacePlayerDamage, dealer=None, player=ir.You(), w=w, **change,
                        duration=ir.UntilEndOfTurn(w=3),
                    )  # fmt: skip
                text = f"during this turn, the next damage dealt to you {result}"
                g.phrase("action", text, ir.ReplacePlayerDamage, dealer=None, player=ir.You(), w=w, **change, **now)


def _next_to_several(g: Filled) -> None:
    """The next damage to several cards, doubled or reduced, with the turn said last."""
    text = "during this turn, the damage dealt to {to:many_object} is increased by {amount:number} instead"
    g.phrase("action", text, ir.ReplaceDamage, change="increase", duration=DURING, w=620)
    text = "reduce the next damage dealt to {to:many_object} this turn by {amount:number}"
    g.phrase("action", text, ir.ReplaceDamage, change="reduce", next_only=True, duration=THIS, w=620)
    nxt = {"duration": DURING, "next_only": True}
    text = "during this turn, reduce the next damage dealt to {to:pronoun_obj} by {amount:number}"
    for w, tail in enumerate(("", " instead"), 600):
        g.phrase("action", text + tail, ir.ReplaceDamage, change="reduce", w=w, **nxt)
    twice = "becomes double the damage instead"
    g.phrase("action", f"during this turn, the next damage dealt to {{to:pronoun_obj}} {twice}", ir.ReplaceDamage, w=600 + 2,
             **nxt, **TWICE)  # fmt: skip
    for r, (words, change) in enumerate(RESULTS):
        if words.startswith("the damage ") and r < 3:
            text = f"the next damage dealt to {{to:named_alone}} this turn {words.removeprefix('the damage ')}"
            fixed = {"next_only": True, "duration": ir.UntilEndOfTurn(w=2), "w": 70 + r + 40, **change}
            g.phrase("action", text, ir.ReplaceDamage, **fixed)
    # the turn at the end, as in the first sets
    for w, reduced in enumerate(("is reduced by", "decreases by"), 660):
        for what in ("named_alone", "pronoun_obj"):
            text = f"the next damage dealt to {{to:{what}}} {reduced} {{amount:number}} this turn"
            g.phrase("action", text, ir.ReplaceDamage, change="reduce", next_only=True, duration=THIS, w=w)
    changes = (
        ("becomes {amount:number}", "become"), ("is reduced by {amount:number}", "reduce"),
        ("is increased by {amount:number}", "increase"),
    )  # fmt: skip
    for words, change in changes:
        following = {"change": change, "next_only": True}
        text = f"the next damage dealt to {{to:one_obj}} {words} instead"
        g.phrase("turn_item", text, ir.ReplaceDamage, duration=TURN_FRONT, **following)
        g.phrase("action", f"during this turn, {text}", ir.ReplaceDamage, duration=TURN_FRONT, w=400, **following)
        text = f"the next damage dealt to {{to:one_obj}} this turn {words} instead"
        g.phrase("action", text, ir.ReplaceDamage, duration=LASTING_TURN, w=400, **following)


def _always_more(g: Filled) -> None:
    for d, dealt in enumerate(("is dealt damage", "receives damage")):
        for w, words in enumerate(("reduce the damage by", "the damage is reduced by"), 2000):
            for u, source in enumerate(("", " by {source:damage_from}", " from {source:damage_from}")):
                text = f"if {{to:damaged}} {dealt}{source}, {words} {{amount:for_each_amount}} instead"
                g.phrase("static", text, ir.ReplaceDamage, change="reduce", duration=ALWAYS, w=w + 10 * d + 100 * u)
    for words, change in (("is reduced by", "reduce"), ("is increased by", "increase"), ("becomes", "become")):
        for w, to in enumerate(("{to:damaged}", "{to:the_whole}"), 570):
            for by in ("", " by {source:damage_from}"):
                text = f"the damage dealt to {to}{by} {words} {{amount:number}} instead"
                g.phrase("static", text, ir.ReplaceDamage, change=change, duration=ALWAYS, w=w)
    for w, (words, change) in enumerate(
        (("is reduced by", "reduce"), ("is increased by", "increase"), ("becomes", "become")), 400
    ):
        for v, to in enumerate(("damaged", "the_whole")):
            for by in ("", " by {source:damage_from}"):
                text = f"the damage dealt to {{to:{to}}}{by} {words} {{amount:number}}"
                g.phrase("static", text, ir.ReplaceDamage, change=change, duration=ALWAYS, w=w + 10 * v)
    text = "reduce the damage dealt to {to:source} by {amount:number}"
    g.phrase("static", text, ir.ReplaceDamage, change="reduce", duration=ALWAYS, w=600 + 40)
    for w, (words, change) in enumerate(
        (
            ("the damage is reduced by", "reduce"),
            ("reduce the damage by", "reduce"),
            ("the damage is increased by", "increase"),
        )
    ):
        head = f"if {{source:your_effect}} deals damage to {{to:struck}}, {words} {{amount:number}} instead"
        g.phrase("static", head, ir.ReplaceDamage, change=change, duration=ALWAYS, w=440 + w)
        g.phrase("action", f"during this turn, {head}", ir.ReplaceDamage, change=change, duration=TURN_FRONT, w=440 + w)


def _this_turn_more(g: Filled) -> None:
    """Damage of this turn, and of a span, to some card."""
    now = ir.UntilEndOfTurn(w=3)
    for change, words in (("increase", "the damage increases by {amount:number} instead"),
                          ("increase", "increase the damage by {amount:number} instead"),
                          ("reduce", "the damage is reduced by {amount:number} instead"),
                          ("reduce", "the damage decreases by {amount:number} instead")):  # fmt: skip
        w = 70 + int(words.startswith("increase")) + 2 * int("decreases" in words)
        for source in ("", " by {source:damage_from}"):
            text = f"during this turn, if {{to:damaged_now}} is dealt damage{source}, {words}"
            g.phrase("action", text, ir.ReplaceDamage, change=change, duration=now, w=w)
    zero = "the damage becomes {amount:number} instead"
    text = f"if {{dealer:one_pronoun}} deals damage to a {{to:group/one}} this turn, {zero}"
    this = ir.UntilEndOfTurn(w=2)
    for words, change in (("double the damage instead", "double"),):
        text = f"if {{to:damaged_now}} is dealt damage this turn, {words}"
        g.phrase("action", text, ir.ReplaceDamage, change=change, amount=ir.Num(2), duration=this, w=70)
    for front, inside, duration in SPANS:
        static = duration == ALWAYS
        to = "damaged" if static else "damaged_now"
        for v, dealt in enumerate(("is dealt damage", "receives damage")):
            for u, source in enumerate(("", " by {source:damage_from}", " from {source:damage_from}")):
                for r, (words, change) in enumerate(RESULTS):
                    text = f"{front}if {{to:{to}}} {dealt}{source}{inside}, {words}"
                    w = 70 + 100 * u + 10 * v + r
                    g.phrase("static" if static else "action", text, ir.ReplaceDamage, duration=duration, w=w, **change)
    for words, span in (("during this turn, ", ir.UntilEndOfTurn(w=3)), ("", ir.UntilEndOfTurn(w=2))):
        for v, damage in enumerate(("the damage", "all the damage", "all damage")):
            for u, to in enumerate(("the_whole", "bare_group", "pronoun_obj")):
                for x, (result, change) in enumerate(
                    (("becomes {amount:number}", "become"), ("is reduced by {amount:number}", "reduce"))
                ):
                    turn = "" if words else " this turn"
                    for w, instead in enumerate((" instead", ""), 400 + 20 * x + 6 * v + 2 * u):
                        text = f"{words}{damage} dealt to {{to:{to}}}{turn} {result}{instead}"
                        g.phrase("action", text, ir.ReplaceDamage, change=change, duration=span, w=w)


def _in_a_span(g: Filled) -> None:
    """Damage in a span, with its cause, and damage other than that of battle."""
    for front, inside, span in SPANS[1:]:
        for r, (words, change) in enumerate(RESULTS):
            fixed = {"duration": span, **change}
            for v, dealt in enumerate(("are dealt damage", "receive damage")):
                for by in ("", f" {('by', 'from')[v]} {{source:damage_from}}"):
                    text = f"{front}if {{to:many_subject}} {dealt}{by}{inside}, {words}"
                    g.phrase("action", text, ir.ReplaceDamage, w=600 + 10 * v + r, **fixed)
            for v, dealer in enumerate(("{dealer:many_subject} deal", "{dealer:dealing_group} deals")):
                head, w = f"{front}if {dealer} damage to ", 600 + 10 * v + r
                g.phrase("action", f"{head}a {{to:group/one}}{inside}, {words}", ir.ReplaceDealt, w=w, **fixed)
                text = f"{head}your opponent{inside}, {words}"
                g.phrase("action", text, ir.ReplacePlayerDamage, player=ir.Opponent(), w=w, **fixed)
    unless = "other than battle damage"
    for r, (words, change) in enumerate(RESULTS):
        for v, dealt in enumerate(("is dealt damage", "receives damage")):
            w = 600 + 10 * v + r
            text = f"if {{to:damaged}} {dealt} {unless}, {words}"
            g.phrase("static", text, ir.ReplaceDamage, source=OTHER_THAN_BATTLE, duration=ALWAYS, w=w, **change)
            text = f"during this turn, if {{to:damaged_now}} {dealt} {unless}, {words}"
            g.phrase("action", text, ir.ReplaceDamage, source=OTHER_THAN_BATTLE, duration=DURING, w=w, **change)
        other = {"kind": "other", "w": 600 + r, **change}
        text = f"if {{dealer:dealer}} deals damage {unless} to a {{to:group/one}}, {words}"
        g.phrase("static", text, ir.ReplaceDealt, duration=ALWAYS, **other)
        text = f"during this turn, if {{dealer:pronoun_or_source}} deals damage {unless} to a {{to:group/one}}, {words}"
        g.phrase("action", text, ir.ReplaceDealt, duration=DURING, **other)


def _redirected_more(g: Filled) -> None:
    for v, dealt in enumerate(("is dealt damage", "receives damage")):
        for u, source in enumerate(("", " by {source:damage_from}", " from {source:damage_from}")):
            for r, taken in enumerate(("dealt to", "received by")):
                w = 70 + 10 * u + 2 * v + r
                end = f"the damage is {taken} {{to:source}} instead"
                g.phrase(
                    "static", f"if {{what:damaged}} {dealt}{source}, {end}", ir.RedirectDamage, duration=ALWAYS, w=w
                )
                now = {"duration": ir.UntilEndOfTurn(w=3)}
                text = f"during this turn, if {{what:damaged_now}} {dealt}{source}, {end}"
                g.phrase("action", text, ir.RedirectDamage, w=w, **now)
                if not v:
                    text = f"during this turn, the next damage dealt to {{what:one_obj}}{source} is {taken} {{to:one_obj}} instead"
                    g.phrase("action", text, ir.RedirectDamage, next_only=True, w=w, **now)
    for w, verb in enumerate(("dealt to", "received by"), 570):
        text = f"the next damage dealt to {{what:one_obj}} this turn is {verb} {{to:one_obj}} instead"
        g.phrase("action", text, ir.RedirectDamage, duration=THIS, next_only=True, w=w)
    for w, taken in enumerate(("dealt to", "received by"), 620):
        text = f"during this turn, the next damage dealt to {{what:many_object}} is {taken} {{to:one_obj}} instead"
        g.phrase("action", text, ir.RedirectDamage, duration=DURING, next_only=True, w=w)
    for w, damage in enumerate(("damage", "all damage", "the damage"), 600):
        for v, taken in enumerate(("dealt to", "received by")):
            text = f"during this turn, {damage} dealt to {{what:one_obj}} is {taken} {{to:one_obj}} instead"
            g.phrase("action", text, ir.RedirectDamage, duration=DURING, w=w + 3 * v)
    for w, dealt in enumerate(("is dealt damage", "receives damage", "would be dealt damage")):
        for v, source in enumerate(("", " by {source:damage_from}", " from {source:damage_from}")):
            head = f"if {{what:damaged}} {dealt}{source}, "
            for u, (words, optional) in enumerate(
                (
                    ("you may have {to:source} receive the damage instead", True),
                    ("you may have {to:source} receive that damage instead", True),
                    ("you may deal that damage to {to:source} instead", True),
                    ("you may deal the damage to {to:source} instead", True),
                    ("{to:source} receives the damage instead", False),
                    ("{to:source} receives that damage instead", False),
                    ("deal the damage to {to:source} instead", False),
                    ("deal that damage to {to:source} instead", False),
                )
            ):
                at = 500 + w + 3 * v + 10 * u
                g.phrase("static", head + words, ir.RedirectDamage, duration=ALWAYS, optional=optional, w=at)
