"""Damage that becomes another amount, said of what deals it (11.12.5)."""

from cardwright.text import ir
from cardwright.text.fftcg.common import ALWAYS, RESULTS, SPANS, TURN, TURN_FRONT
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar

FORWARDS = ir.Group(ir.TypeIs(("Forward",)))  # whatever is dealt damage, besides players


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _dealers(g)
    _always(g)
    _by_kind(g)
    _this_turn(g)
    _none_dealt(g)
    _dealt_to_players(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _dealers_more(g)
    _always_more(g)
    _this_turn_more(g)
    _dealt_to_players_more(g)


def _dealers(g: Grammar) -> None:
    g.phrase("dealer", "{_:self}", ir.SelfRef)
    g.phrase("dealer", "a {group:group/one}", ir.All, w=4)
    # one card: "a ... or a ...": one or the other
    g.phrase("dealer", "a {group:a_or_a}", ir.All, w=6)
    g.phrase("dealer", "the {group:group/one}", ir.All, w=5)
    g.alias("pronoun_or_source", "one_obj")
    # one card: what is dealt besides, and to whom
    g.phrase("dealer", "this Forward", ir.SelfRef, w=1)


def _always(g: Grammar) -> None:
    """All damage that a card deals."""
    for v, words in enumerate(
        ("the damage increases by {amount:number} instead", "increase the damage by {amount:number} instead")
    ):
        g.phrase(
            "static",
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
        "static",
        "if {dealer:dealer} deals damage to a {to:group/one}, the damage becomes {amount:number} instead",
        ir.ReplaceDealt,
        change="become",
        duration=ALWAYS,
    )
    # one card: doubling has no amount
    g.phrase(
        "static",
        "if {dealer:dealer} deals damage to a {to:group/one}, double the damage instead",
        ir.ReplaceDealt,
        change="double",
        amount=ir.Num(2),
        duration=ALWAYS,
    )


def _by_kind(g: Grammar) -> None:
    """Damage of a battle, of an ability, or any but that of a battle."""
    now = ir.UntilEndOfTurn(w=2)
    for kind, words in (("battle", "battle damage"), ("other", "damage other than battle damage")):
        # one card: battle damage or any other, what becomes of it
        for change, what in (
            ("increase", "the damage increases by {amount:number} instead"),
            ("become", "the damage becomes {amount:number} instead"),
        ):
            fixed = {"kind": kind, "change": change}
            tail = f"deals {words} to a {{to:group/one}}"
            g.phrase("static", f"if {{dealer:dealer}} {tail}, {what}", ir.ReplaceDealt, duration=ALWAYS, **fixed)
            g.phrase(
                "action", f"if {{dealer:one_pronoun}} {tail} this turn, {what}", ir.ReplaceDealt, duration=now, **fixed
            )
    head = "if {dealer:dealer} deals damage to a {to:group/one} due to an ability, "
    double = {"change": "double", "amount": ir.Num(2), "duration": ALWAYS}
    # one card: damage of an ability
    g.phrase("static", head + "double the damage instead", ir.ReplaceDealt, kind="ability", **double)
    for w, words in enumerate(("the damage increases by", "increase the damage by")):
        words += " {amount:number} instead"
        g.phrase("static", head + words, ir.ReplaceDealt, kind="ability", change="increase", duration=ALWAYS, w=w)


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
    head = "during this turn, the next damage {dealer:one_obj} deals to a {to:group/one} "
    turn = ir.UntilEndOfTurn(w=3)
    # one card, 2 phrases: only the next damage of one card; all others are in the tables
    g.phrase("action", head + "becomes {amount:number} instead", ir.NextDealt, change="become", duration=turn)
    g.phrase(
        "action",
        head + "becomes double the damage instead",
        ir.NextDealt,
        change="double",
        amount=ir.Num(2),
        duration=turn,
    )
    for w, words in enumerate(
        (
            "during this turn, if {dealer:pronoun_or_source} deals damage to a {to:group/one}, double the damage instead",
            "if {dealer:pronoun_or_source} deals damage to a {to:group/one} this turn, double the damage instead",
        )
    ):
        # one card, 2 phrases: for this turn; the others are in the tables
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


def _none_dealt(g: Grammar) -> None:
    """ "Hild cannot deal damage": to nobody (15.1.1.9.8)."""
    none = {"to": ir.Group(ir.IsCard()), "player": ir.AnyPlayer(), "change": "become", "amount": ir.Num(0)}
    for w, words in enumerate(("cannot deal damage", "<does/do:dealer> not deal damage"), 900):
        g.phrase("static", f"{{dealer:subj}} {words}", ir.ReplaceDealtAll, duration=ALWAYS, w=w, **none)
        for v, behind in enumerate(("this turn", "until the end of the turn"), 2):
            span = {"duration": ir.UntilEndOfTurn(w=v), "w": w}
            g.phrase("action", f"{{dealer:subj}} {words} {behind}", ir.ReplaceDealtAll, **span, **none)


def _dealt_to_players(g: Grammar) -> None:
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
    # for this turn
    now = {"duration": ir.UntilEndOfTurn(w=2)}
    # one card: for this turn, in the orders of older cards; the others are in the tables
    g.phrase("action", "if {dealer:one_pronoun} deals damage to you or a {to:group/one} this turn, the damage becomes {amount:number} instead",
             ir.ReplaceDealtAll, player=ir.You(), change="become", **now)  # fmt: skip
    head = "during this turn, if {dealer:one_pronoun} deals damage to a {to:group/one} or a player, "
    zero = "the damage becomes {amount:number} instead"
    # one card, 5 phrases: damage to anybody, damage in equal parts, half of a power
    g.phrase("action", head + zero, ir.ReplaceDealtAll, player=ir.AnyPlayer(), change="become", duration=TURN)


def _dealers_more(g: Filled) -> None:
    g.phrase("dealer", "{items:source_and_other}", ir.Several, w=30)


def _always_more(g: Filled) -> None:
    this = ir.UntilEndOfTurn(w=2)
    # "the damage increases by 1000 for each Job Knight you control instead"
    g.phrase("for_each_amount", "{amount:number} for each {each:each}", ir.PerEach)
    for w, words in enumerate(
        ("the damage increases by", "increase the damage by", "the damage is increased by"), 2000
    ):
        counted = f"{words} {{amount:for_each_amount}} instead"
        text = f"if {{dealer:dealer}} deals damage to a {{to:group/one}}, {counted}"
        g.phrase("static", text, ir.ReplaceDealt, change="increase", duration=ALWAYS, w=w)
    for change, words in (("reduce", "the damage is reduced by {amount:number} instead"),
                          ("reduce", "reduce the damage by {amount:number} instead")):  # fmt: skip
        w = 70 + int(words.startswith("reduce"))
        text = f"if {{dealer:dealer}} deals damage to a {{to:group/one}}, {words}"
        g.phrase("static", text, ir.ReplaceDealt, change=change, duration=ALWAYS, w=w)
        text = f"if {{dealer:one_pronoun}} deals damage to a {{to:group/one}} this turn, {words}"
        g.phrase("action", text, ir.ReplaceDealt, change=change, duration=this, w=w)
    text = "the cost required to cast {_:self} can be paid using CP of any Element"
    for kind, what in (("battle", "battle damage"), ("other", "damage other than battle damage")):
        head = f"if {{dealer:dealer}} deals {what} to a {{to:group/one}}, "
        fixed = {"kind": kind, "duration": ALWAYS}
        text = head + "double the damage instead"
        g.phrase("static", text, ir.ReplaceDealt, change="double", amount=ir.Num(2), w=100, **fixed)
        text = head + "reduce the damage by {amount:number} instead"
        g.phrase("static", text, ir.ReplaceDealt, change="reduce", w=100, **fixed)


def _this_turn_more(g: Filled) -> None:
    zero = "the damage becomes {amount:number} instead"
    text = f"if {{dealer:one_pronoun}} deals damage to a {{to:group/one}} this turn, {zero}"
    this = ir.UntilEndOfTurn(w=2)
    g.phrase("action", text, ir.ReplaceDealt, change="become", duration=this, w=70)
    for front, inside, duration in SPANS:
        static = duration == ALWAYS
        by = "dealer" if static else "pronoun_or_source"
        category = "static" if static else "action"
        for r, (words, change) in enumerate(RESULTS):
            w = 70 + r
            head = f"{front}if {{dealer:{by}}} deals damage to "
            fixed = {"duration": duration, **change}
            g.phrase(category, f"{head}a {{to:group/one}}{inside}, {words}", ir.ReplaceDealt, w=w, **fixed)
            either = f"{head}a {{to:a_or_a}}{inside}, {words}"
            g.phrase(category, either, ir.ReplaceDealt, w=w + 200, **fixed)
            battle = head.replace("deals damage", "deals battle damage")
            g.phrase(
                category,
                f"{battle}a {{to:group/one}}{inside}, {words}",
                ir.ReplaceDealt,
                kind="battle",
                w=w + 20,
                **fixed,
            )
            _of_a_kind(g, category, f"{front}if {{dealer:{by}}} deals", f"{inside}, {words}", w + 600, fixed)
            points = {"player": ir.Opponent(), **fixed}
            g.phrase(category, f"{head}your opponent{inside}, {words}", ir.ReplacePlayerDamage, w=w, **points)
            both = f"{head}a {{to:group/one}} or your opponent{inside}, {words}"
            g.phrase(category, both, ir.ReplaceDealtAll, w=w, **points)
            whoever = {"to": FORWARDS, "player": ir.AnyPlayer(), "w": w + 400, **fixed}
            text = f"{front}if {{dealer:{by}}} deals damage{inside}, {words}"
            g.phrase(category, text, ir.ReplaceDealtAll, **whoever)
    for w, (caster, player) in enumerate((("you cast", ir.You()), ("your opponent casts", ir.Opponent())), 70):
        # a Summon is under the control of who cast it (6.2.3)
        g.phrase(f"cast_summon_{w}", f"{{adjectives?:adjectives}} Summon {caster}", ir.Group,
                 noun=ir.TypeIs(("Summon",)), qualifiers=(ir.ControlledBy(player, w=70),))  # fmt: skip
        g.phrase("dealer", f"a {{group:cast_summon_{w}}}", ir.All, w=w)
    g.phrase("dealing_group", "a {group:group/one}", ir.All, w=4)
    g.phrase("one_dealer", "a {group:group/one}", ir.All, w=4)
    outcomes: tuple[tuple[str, dict[str, object]], ...] = (
        ("the damage increases by {amount:number} instead", {"change": "increase"}),
        ("the damage becomes {amount:number} instead", {"change": "become"}),
        ("double the damage instead", {"change": "double", "amount": ir.Num(2)}),
    )
    for outcome, become in outcomes:
        text = f"during this turn, if {{dealer:one_dealer}} deals damage to a {{to:group/one}}, {outcome}"
        g.phrase("action", text, ir.ReplaceDealt, duration=TURN_FRONT, w=400, **become)


def _of_a_kind(g: Filled, category: str, head: str, tail: str, w: int, fixed: dict[str, object]) -> None:
    """All damage but that of a battle, or that of abilities alone."""
    text = f"{head} damage other than battle damage to a {{to:group/one}}{tail}"
    g.phrase(category, text, ir.ReplaceDealt, kind="other", w=w, **fixed)
    for v, due in enumerate(("an ability", "its ability", "its abilities")):
        text = f"{head} damage to a {{to:group/one}} due to {due}{tail}"
        g.phrase(category, text, ir.ReplaceDealt, kind="ability", w=w + 20 * v, **fixed)


def _dealt_to_players_more(g: Filled) -> None:
    spans = ((("during this turn, ", ""), ir.UntilEndOfTurn(w=3)), (("", " this turn"), ir.UntilEndOfTurn(w=2)))
    dealers = (("one_pronoun", "deals", 0), ("many_subject", "deal", 30), ("source", "deals", 200))
    for (front, behind), duration in spans:
        for dealer, deals, v in dealers:
            for r, (words, change) in enumerate(RESULTS):
                head = f"{front}if {{dealer:{dealer}}} {deals} damage to"
                fixed = {"duration": duration, "w": 70 + r + v, **change}
                for player, whom in ((ir.You(), "you"), (ir.Opponent(), "your opponent"), (ir.AnyPlayer(), "a player")):
                    if player == ir.Opponent() and dealer == "source":
                        continue  # the tables have these
                    either = {"player": player, **fixed, "w": 70 + r + v + 120}
                    g.phrase(
                        "action", f"{head} {whom} or a {{to:group/one}}{behind}, {words}", ir.ReplaceDealtAll, **either
                    )
                    if player == ir.Opponent() and not v:
                        continue  # the tables have these
                    g.phrase(
                        "action", f"{head} {whom}{behind}, {words}", ir.ReplacePlayerDamage, player=player, **fixed
                    )
                    other = {**either, "w": 70 + r + v + 60}
                    g.phrase(
                        "action", f"{head} a {{to:group/one}} or {whom}{behind}, {words}", ir.ReplaceDealtAll, **other
                    )
                if dealer == "many_subject":
                    g.phrase("action", f"{head} a {{to:group/one}}{behind}, {words}", ir.ReplaceDealt, **fixed)
