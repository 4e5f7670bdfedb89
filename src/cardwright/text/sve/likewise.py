"""What other modules say, said likewise: "when" for "if", a time in front for one behind, made from their phrases; this module comes last."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar, Phrase
from cardwright.text.sve.statics import DAMAGE

YOU = ir.You()
FRONT = "{duration:front_time}, "
SPANS = (("for_turn", 5_000), ("next_turn", 6_000))  # where the wordings begin that are made here
WHEN, FOR_A_TIME, IN_FRONT = 4_000, 8_000, 100
HURTS = ir.ReplaceDamage | ir.RedirectDamage | sv.DealtChange | ir.ReplaceFate


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _next_time(g)
    _next_ever(g)
    _by_abilities(g)
    _redirected(g)
    _becoming(g)
    _when(g)
    _for_a_time(g)
    _behind(g)
    _in_front(g)


def _also(g: Grammar, phrase: Phrase, template: str, w: int, **other: object) -> None:
    """The phrase in these words, and with these constants besides."""
    assert phrase.cls is not None
    base = phrase.constants.get("w", 0)
    assert isinstance(base, int)
    g.phrase(phrase.category, template, phrase.cls, **{**phrase.constants, "w": base + w, **other})


def _said(g: Grammar, category: str) -> set[str]:
    return {_plain(each.template) for each in g.phrases if each.category == category}


def _plain(template: str) -> str:
    """All names for what something is done to are one here: what is said of any of them is said already."""
    return template.replace(":lasting_subject}", ":obj}").replace(":subj}", ":obj}")


def _when(g: Grammar) -> None:
    """ "When your leader would take damage" beside "if your leader would take damage"."""
    for each in list(g.phrases):
        hurts = each.cls is not None and issubclass(each.cls, HURTS)
        if each.category == "would" and hurts and each.template.startswith("if "):
            _also(g, each, f"when {each.template.removeprefix('if ')}", WHEN)


def _for_a_time(g: Grammar) -> None:
    """What changes damage all the time may do so for a time, as an instruction."""
    said = _said(g, "action")
    for each in list(g.phrases):
        if each.category != "static" or each.cls not in (ir.ReplaceDamage, sv.DealtChange):
            continue
        template = each.template.replace(":static_subject}", ":lasting_subject}")
        plain = _plain(template)
        known = [f"{FRONT}{plain}", *(f"{plain} {{duration:{span}}}" for span, _ in SPANS)]
        if "static" in template or not said.isdisjoint(known):
            continue
        constants = {name: value for name, value in each.constants.items() if name != "duration"}
        lasting = Phrase("action", template, each.parts, each.cls, constants)
        _also(g, lasting, FRONT + template, FOR_A_TIME)


BEHIND = (ir.ReplaceDamage, sv.DealtChange, ir.Gain, ir.Lose, ir.CastersCostChange)


def _behind(g: Grammar) -> None:
    """ "It takes 2 less damage this turn" beside "this turn, it takes 2 less damage"."""
    said = _said(g, "action")
    for each in list(g.phrases):
        if each.category != "action" or not each.template.startswith(FRONT) or each.cls not in BEHIND:
            continue
        rest = each.template.removeprefix(FRONT)
        for span, w in SPANS:
            behind = f"{rest} {{duration:{span}}}"
            if _plain(behind) not in said:
                _also(g, each, behind, w)


AHEAD = (sv.SetAttack, sv.Doubled, sv.ChangeType, ir.Gain)


def _in_front(g: Grammar) -> None:
    """ "Until the end of the turn, its attack becomes 0" beside the time behind."""
    said, end = _said(g, "action"), " {duration:for_turn}"
    for each in list(g.phrases):
        if each.category != "action" or not each.template.endswith(end) or each.cls not in AHEAD:
            continue
        front = FRONT + each.template.removesuffix(end)
        if _plain(front) not in said and "picked" not in front:
            _also(g, each, front, IN_FRONT)


def _next_time(g: Grammar) -> None:
    """More of the next damage in this turn."""
    once = {"duration": ir.UntilEndOfTurn(), "next_only": True}
    changes: tuple[tuple[str, str], ...] = (
        ("it takes {amount:digits} less damage", "reduce"), ("it takes {amount:digits} less damage instead", "reduce"),
        ("it takes {amount:digits} damage", "become"), ("that damage becomes {amount:digits}", "become"),
    )  # fmt: skip
    for v, (before, behind) in enumerate((("", " this turn"), ("this turn, ", ""))):
        time = f"{before}the next time {{to:subj}} would take damage{behind}, "
        for w, (said, change) in enumerate(changes, 80 + 10 * v):
            g.phrase("action", time + said, ir.ReplaceDamage, change=change, w=w, **once)
        none = f"{time}it takes no damage"
        for w, end in enumerate(("", " instead"), 84 + 10 * v):
            g.phrase("action", none + end, ir.ReplaceDamage, change="become", amount=ir.Num(0), w=w, **once)
    damage = "the next damage dealt to {to:obj} this turn"
    for w, (change, by, ends) in enumerate((("reduce", "by", "is reduced by"), ("cap", "to", "is reduced to")), 100):
        g.phrase("action", f"reduce {damage} {by} {{amount:digits}}", ir.ReplaceDamage, change=change, w=w, **once)
        g.phrase("action", f"{damage} {ends} {{amount:digits}}", ir.ReplaceDamage, change=change, w=w + 2, **once)


def _next_ever(g: Grammar) -> None:
    """Without a time the next damage is waited for as long as it takes, "the next time your leader would take damage, reduce it by 2"."""
    whole = " would take damage this turn, "
    for each in list(g.phrases):
        next_this_turn = f"the next time {{to:subj}}{whole}"
        if each.category == "action" and each.cls is ir.ReplaceDamage and each.template.startswith(next_this_turn):
            words = each.template.replace(whole, " would take damage, ")
            _also(g, each, words, 0, duration=ir.Permanent())


def _by_abilities(g: Grammar) -> None:
    """ "If an ability would deal damage to your leader, it deals 1 less"."""
    sources = (("an ability", None), ("an enemy ability", ir.Opponent()), ("one of your abilities", YOU))
    for words, by in sources:
        source = ir.DamageSource(kinds=("ability",), by=by)
        for change, more in (("reduce", "less"), ("increase", "more")):
            for w, it in enumerate(("it", "that damage"), 710):
                changed = f"if {words} would deal damage to {{to:would_what}}, {change} {it} by {{amount:digits}}"
                fixed = {"source": source, "change": change, "duration": ir.Continuous()}
                g.phrase("would", changed, ir.ReplaceDamage, w=w, **fixed)
            for w, end in enumerate(("", " damage", " damage instead"), 700):
                deals = f"if {words} would deal damage to {{to:would_what}}, it deals {{amount:digits}} {more}{end}"
                fixed = {"source": source, "change": change, "duration": ir.Continuous()}
                g.phrase("would", deals, ir.ReplaceDamage, w=w, **fixed)


def _redirected(g: Grammar) -> None:
    """ "If your leader would take damage, an enemy leader takes that damage instead": there is one opponent."""
    for w, whose in enumerate(("each enemy leader", "an enemy leader", "the enemy leader"), 20):
        g.value("hurt_instead", whose, sv.LeaderOf(ir.Opponent(), w=w))
    g.value("hurt_instead", "your leader", sv.LeaderOf(YOU))
    for w, it in enumerate(("that damage", "it", "the damage"), 10):
        taken = f"if {{what:would_what}} would take damage, {{to:hurt_instead}} takes {it} instead"
        g.phrase("would", taken, ir.RedirectDamage, duration=ir.Continuous(), w=w)


def _becoming(g: Grammar) -> None:
    """ "Damage dealt to your leader becomes 1"."""
    for kind, words in DAMAGE:
        source = {} if not kind else {"source": ir.DamageSource(kinds=(kind,))}
        fixed = {"change": "become", "duration": ir.Continuous(), "w": 70, **source}
        g.phrase(
            "static", f"{words} dealt to {{to:static_subject}} becomes {{amount:digits}}", ir.ReplaceDamage, **fixed
        )
