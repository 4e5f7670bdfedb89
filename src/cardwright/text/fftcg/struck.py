"""Damage that becomes another amount, further: of several cards, of parties, damage other than in a battle, the next damage to a
player, and what leaves the field during a turn. Like `variants`, it adds what other modules have not declared."""

from cardwright.text import ir
from cardwright.text.fftcg.damages import RESULTS, SPANS, TWICE
from cardwright.text.fftcg.variants import ALWAYS, Filled
from cardwright.text.grammar import Grammar

W = 600  # wordings of this module begin here
DURING = ir.UntilEndOfTurn(w=3)
OTHER = ir.DamageSource(kinds=("summon", "ability"), w=5)  # "other than battle damage"


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    _whose(g)
    _several(g)
    _unless_battle(g)
    _next(g)
    _players(g)
    _parties(g)
    _leaving(g)
    _redirected(g)
    _standing(g)


def _whose(g: Filled) -> None:
    # cards that are dealt damage or deal it
    for category in ("damaged", "damaged_now"):
        g.phrase(category, "another {group:another_group}", ir.All, w=W + 4)
        if category == "damaged_now":
            g.phrase(category, "a {group:a_or_a}", ir.All, w=6)
    for category in ("damaged", "damaged_now", "dealer"):
        g.phrase(category, "a {group:a_or_an}", ir.All, w=W + 6)
    g.phrase("a_or_an", "{noun:a_or_an_noun/one} {qualifiers?:qualifiers}", ir.Group)
    g.list("a_or_an_noun", "option", " or an ", cls=ir.AnyNoun, field="options", min=2, max=2, w=W)
    g.phrase("dealer", "{items:source_and_other}", ir.Several, w=30)
    g.phrase("your_effect", "your {cards:coloured_source}", ir.DamageSource, by=ir.You(), w=W)
    g.phrase("damage_from", "a Summon or ability", ir.DamageSource, kinds=("summon", "ability"), w=W + 1)


def _several(g: Filled) -> None:
    """ "If they deal damage ...", "if they are dealt damage ...", of what was chosen; or of every card of a group, for this turn."""
    a = "action"
    for front, inside, span in SPANS[1:]:
        for r, (words, change) in enumerate(RESULTS):
            fixed = {"duration": span, **change}
            for v, dealt in enumerate(("are dealt damage", "receive damage")):
                text = f"{front}if {{to:many_subject}} {dealt}{inside}, {words}"
                g.phrase(a, text, ir.ReplaceDamage, w=W + 10 * v + r, **fixed)
            for v, dealer in enumerate(("{dealer:many_subject} deal", "{dealer:dealing_group} deals")):
                head, w = f"{front}if {dealer} damage to ", W + 10 * v + r
                g.phrase(a, f"{head}a {{to:group/one}}{inside}, {words}", ir.ReplaceDealt, w=w, **fixed)
                text = f"{head}your opponent{inside}, {words}"
                g.phrase(a, text, ir.ReplacePlayerDamage, player=ir.Opponent(), w=w, **fixed)
    g.phrase("dealing_group", "a {group:group/one}", ir.All, w=4)


def _unless_battle(g: Filled) -> None:
    unless = "other than battle damage"
    for r, (words, change) in enumerate(RESULTS):
        for v, dealt in enumerate(("is dealt damage", "receives damage")):
            w = W + 10 * v + r
            text = f"if {{to:damaged}} {dealt} {unless}, {words}"
            g.phrase("static", text, ir.ReplaceDamage, source=OTHER, duration=ALWAYS, w=w, **change)
            text = f"during this turn, if {{to:damaged_now}} {dealt} {unless}, {words}"
            g.phrase("action", text, ir.ReplaceDamage, source=OTHER, duration=DURING, w=w, **change)
        other = {"kind": "other", "w": W + r, **change}
        text = f"if {{dealer:dealer}} deals damage {unless} to a {{to:group/one}}, {words}"
        g.phrase("static", text, ir.ReplaceDealt, duration=ALWAYS, **other)
        text = f"during this turn, if {{dealer:pronoun_or_source}} deals damage {unless} to a {{to:group/one}}, {words}"
        g.phrase("action", text, ir.ReplaceDealt, duration=DURING, **other)


def _next(g: Filled) -> None:
    a, nxt = "action", {"duration": DURING, "next_only": True}
    text = "during this turn, reduce the next damage dealt to {to:pronoun_obj} by {amount:number}"
    for w, tail in enumerate(("", " instead"), W):
        g.phrase(a, text + tail, ir.ReplaceDamage, change="reduce", w=w, **nxt)
    twice = "becomes double the damage instead"
    g.phrase(a, f"during this turn, the next damage dealt to {{to:pronoun_obj}} {twice}", ir.ReplaceDamage, w=W + 2,
             **nxt, **TWICE)  # fmt: skip
    changes: tuple[tuple[str, dict[str, object]], ...] = (
        ("becomes {amount:number} instead", {"change": "become"}),
        (twice, TWICE),
    )
    for r, (words, change) in enumerate(changes, W):
        theirs = {"player": ir.Opponent(), **nxt, **change}
        text = f"during this turn, the next damage {{dealer:one_obj}} deals to your opponent {words}"
        g.phrase(a, text, ir.ReplacePlayerDamage, w=r, **theirs)
        text = f"during this turn, the next damage dealt to your opponent {words}"
        g.phrase(a, text, ir.ReplacePlayerDamage, dealer=None, w=r + 2, **theirs)


def _players(g: Filled) -> None:
    # "If you are dealt damage by a Forward of cost 3 or less, the damage becomes 0 instead."
    zero = {"player": ir.You(), "change": "become"}
    for v, dealt in enumerate(("are dealt damage by", "receive damage from")):
        text = f"you {dealt} {{dealer:dealer}}, the damage becomes {{amount:number}} instead"
        g.phrase("static", f"if {text}", ir.ReplacePlayerDamage, duration=ALWAYS, w=W + v, **zero)
        text = text.replace("{dealer:dealer}", "{dealer:dealing_group}")
        g.phrase("action", f"during this turn, if {text}", ir.ReplacePlayerDamage, duration=DURING, w=W + v, **zero)
    text = "if you are dealt damage, the damage becomes {amount:number} instead"
    g.phrase(
        "action", f"during this turn, {text}", ir.ReplacePlayerDamage, dealer=None, duration=DURING, w=W + 5, **zero
    )
    for w, words in enumerate(("deal each player", "{source:source} deals each player"), W):
        points = f"{words} {{amount:number}} <point/points:amount> of damage"
        node = ir.DamagePlayer if "source" in words else ir.ReceiveDamage
        g.phrase("action", points, node, player=ir.EachPlayer(), w=w)


def _parties(g: Filled) -> None:
    me, unsaid = ir.SelfRef(), ir.SelfRef(w=11)
    for r, (words, change) in enumerate(RESULTS):
        w = W + r
        fixed = {"duration": ALWAYS, "w": w, **change}
        text = f"deals damage to your opponent, {words}"
        g.phrase("party_points", text, ir.ReplacePlayerDamage, dealer=unsaid, player=ir.Opponent(), **fixed)
        g.phrase(
            "party_points", f"deals damage to a {{to:group/one}}, {words}", ir.ReplaceDealt, dealer=unsaid, **fixed
        )
        g.phrase("shield", words, ir.ReplaceDamage, to=unsaid, **fixed)
        if words.startswith("the damage "):
            result = words.removeprefix("the damage ")
            for v, forming in enumerate(("this party", "that party")):
                text = f"the damage dealt to the Forwards forming {forming} {result}"
                g.phrase("party_shield", text, ir.ReplaceDamage, to=ir.PartyOf(me, w=10 * v), **fixed)
    for status in ("attacking", "blocking"):
        state = ir.HasFilter(ir.SelfRef(), ir.StatusIs(status))
        for w, verb in enumerate(("receives damage", "is dealt damage"), 7):
            text = f"if {{_:self}} {verb} while {status}, {{effect:shield}}"
            g.phrase("static_clause", text, ir.If, condition=state, w=w)
    for w, words in enumerate(
        ("the Forwards forming this party", "Forwards forming this party", "Forwards forming that party"), 20
    ):
        party = ir.PartyOf(me, w=w)
        g.phrase("party_rule", f"{words} gain {{gains:gains}}", ir.Gain, to=party, duration=ALWAYS)
        g.phrase("party_rule", f"{words} {{rule:rule}}", ir.Restrict, what=party, duration=ALWAYS)
    party = ir.PartyOf(me, w=6)
    g.phrase("party_rule", "the Forwards forming that party {rule:rule}", ir.Restrict, what=party, duration=ALWAYS)


def _leaving(g: Filled) -> None:
    put, tail = "is put from the field into the Break Zone", "remove it from the game instead"
    for w, (may, optional) in enumerate((("", False), ("you may ", True)), W):
        text = f"during this turn, if {{what:damaged_now}} {put}, {may}{tail}"
        g.phrase("action", text, ir.RemoveInstead, duration=DURING, optional=optional, w=w)
        if optional:
            text = f"if {{what:one_obj}} {put} this turn, {may}{tail}"
            g.phrase("action", text, ir.RemoveInstead, duration=ir.UntilEndOfTurn(w=2), optional=True, w=w)
        for v, when in enumerate(("this turn", "during the same turn", "on the same turn")):
            text = f"if {{what:damaged_by_it}} {put} {when}, {may}{tail}"
            g.phrase("static", text, ir.RemoveInstead, duration=ALWAYS, optional=optional, w=w + 2 * v)


def _redirected(g: Filled) -> None:
    for w, damage in enumerate(("damage", "all damage", "the damage"), W):
        for v, taken in enumerate(("dealt to", "received by")):
            text = f"during this turn, {damage} dealt to {{what:one_obj}} is {taken} {{to:one_obj}} instead"
            g.phrase("action", text, ir.RedirectDamage, duration=DURING, w=w + 3 * v)
    text = "reduce the damage dealt to {to:source} by {amount:number}"
    g.phrase("static", text, ir.ReplaceDamage, change="reduce", duration=ALWAYS, w=W + 40)


def _standing(g: Filled) -> None:
    """Damage that cannot be reduced: of whom, by what, and for how long."""
    stands = "cannot be reduced"
    for w, words in enumerate(("the damage dealt to", "damage dealt to"), W):
        rule = ir.DamageStands(w=w)
        text = f"{words} {{what:pronoun_obj}} {stands} this turn"
        g.phrase("action", text, ir.Restrict, rule=rule, duration=ir.UntilEndOfTurn(w=2))
        for what in ("pronoun_obj", "bare_group"):
            text = f"during this turn, {words} {{what:{what}}} {stands}"
            g.phrase("action", text, ir.Restrict, rule=rule, duration=DURING, w=W * (what == "bare_group"))
    for kinds, by in ((("summon",), "your Summons"), (("summon", "ability"), "your Summons or abilities"),
                      (("summon", "ability"), "your Summons and abilities")):  # fmt: skip
        rule = ir.DamageStands(ir.You(), kinds, w=by.count("and"))
        text = f"the damage dealt by {by} to {{what:bare_group}} {stands}"
        g.phrase("static", text, ir.Restrict, rule=rule, duration=ALWAYS)
