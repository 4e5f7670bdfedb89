"""Damage by its sources: what is changed, and what is not taken, "from enemy followers", "by your opponent's abilities", "from spells"."""

from collections.abc import Mapping

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.sve.statics import ALWAYS, DAMAGE

CHANGES = (("reduce", "reduced", "less"), ("increase", "increased", "more"))


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _sources(g)
    _changed(g)
    _doubled(g)
    _halved(g)
    _to_your_leader(g)
    _not_taken(g)
    _taken(g)
    _at_most(g)


def _sources(g: Grammar) -> None:
    d = "dealt_by"
    # one card for some of these: a table, of which the next card may print any
    for words, foe in (
        ("abilities", None), ("enemy abilities", ir.Opponent()), ("your opponent's abilities", ir.Opponent(w=1)), ("your abilities", ir.You()),
    ):  # fmt: skip
        g.value(d, words, ir.DamageSource(kinds=("ability",), by=foe))
    # no card for these: what a spell deals is ability damage, too (5.13.3.3)
    for w, join in enumerate(("and", "or"), 1):
        for words, foe in (
            ("spells", None),
            ("enemy spells", ir.Opponent()),
            ("your opponent's spells", ir.Opponent(w=1)),
        ):
            g.value(d, f"{words} {join} abilities", ir.DamageSource(kinds=("ability",), by=foe, w=w))
    g.phrase(d, "{cards:group/many}", ir.DamageSource)
    g.phrase(d, "{cards:your_group/many}", ir.DamageSource)


def _changed(g: Grammar) -> None:
    s = "static"
    front = "{duration:front_time}, "
    for change, changed, more in CHANGES:
        fixed = {"change": change, "duration": ALWAYS}
        for w, said in enumerate(
            ("damage dealt to {to:static_subject} by {source:dealt_by}", "damage dealt by {source:dealt_by} to {to:static_subject}",
             "damage dealt to {to:static_subject} from {source:dealt_by}")
        ):  # fmt: skip
            u = 4 * w + 30 * (w == 2)
            g.phrase(s, f"{said} is {changed} by {{amount:digits}}", ir.ReplaceDamage, w=3 + u, **fixed)
            g.phrase(s, f"{change} {said} by {{amount:digits}}", ir.ReplaceDamage, w=5 + u, **fixed)
            if change == "reduce":
                least = {"change": "cap", "duration": ALWAYS}
                g.phrase(s, f"{said} is reduced to {{amount:digits}}", ir.ReplaceDamage, w=3 + u, **least)
        for w, kind in enumerate(("", "combat", "attack", "ability")):
            by_them = f"{kind} damage dealt by {{dealer:static_subject}}".strip()
            of_them = {"kind": kind, "w": w + 100, **fixed}
            g.phrase(s, f"{by_them} is {changed} by {{amount:digits}}", sv.DealtChange, **of_them)
            g.phrase(s, f"{change} {by_them} by {{amount:digits}}", sv.DealtChange, **{**of_them, "w": w + 110})
        takes = f"<takes/take:to> {{amount:digits}} {more} damage"
        # one card; anybody, any number, any source
        g.phrase(s, f"{{to:static_subject}} {takes} from {{source:dealt_by}}", ir.ReplaceDamage, w=11, **fixed)
        lasting = f"{front}{{to:lasting_subject}} {takes}"
        g.phrase("action", f"{lasting} from {{source:dealt_by}}", ir.ReplaceDamage, change=change, w=4)
        if change == "increase":
            g.phrase(s, f"{{to:static_subject}} {takes}", ir.ReplaceDamage, w=1, **fixed)
            g.phrase(
                s, "damage dealt to {to:static_subject} is increased by {amount:digits}", ir.ReplaceDamage, w=2, **fixed
            )
            g.phrase(s, "increase damage dealt to {to:static_subject} by {amount:digits}", ir.ReplaceDamage, **fixed)
            g.phrase("action", lasting, ir.ReplaceDamage, change=change, w=2)


def _doubled(g: Grammar) -> None:
    """What is dealt to somebody is doubled, or grows: "if your leader would take damage, double that damage instead"."""
    for kind, words in DAMAGE:
        source = {} if not kind else {"source": ir.DamageSource(kinds=(kind,))}
        twice = {"change": "double", "amount": ir.Num(2), "duration": ALWAYS, **source}
        g.phrase("static", f"{words} dealt to {{to:static_subject}} is doubled", ir.ReplaceDamage, w=58, **twice)
        g.phrase("static", f"double {words} dealt to {{to:static_subject}}", ir.ReplaceDamage, w=59, **twice)
        if_would = f"if {{to:would_what}} would take {words}, "
        for w, it in enumerate(("it", "that damage")):
            for v, end in enumerate(("", " instead")):
                place = {"w": 60 + w + 2 * v}
                g.phrase("would", f"{if_would}double {it}{end}", ir.ReplaceDamage, **twice, **place)
                more = f"{if_would}increase {it} by {{amount:digits}}{end}"
                g.phrase("would", more, ir.ReplaceDamage, change="increase", duration=ALWAYS, **source, **place)
        for w, who in enumerate(("it takes", "they take"), 70):
            for v, double in enumerate(
                ("double that damage", "double that amount", "twice that much", "twice that damage")
            ):
                words_of_it = f"{if_would}{who} {double} instead"
                g.phrase("would", words_of_it, ir.ReplaceDamage, w=w + 2 * v, **twice)


def _halved(g: Grammar) -> None:
    """ "This follower takes half damage from enemy abilities": an odd number comes to the greater half (5.29.1)."""
    for kind, words in DAMAGE:
        source = {} if not kind else {"source": ir.DamageSource(kinds=(kind,))}
        half = {"change": "half_up", "amount": ir.Num(2), **source}
        always = {"duration": ALWAYS, **half}
        for w, much in enumerate((f"half {words}", f"only half {words}", f"half the {words}"), 70):
            _takes_so_much(g, much, w, half, bool(kind))
        _takes_so_much(g, f"double {words}", 150, {**half, "change": "double"}, bool(kind))
        for w, said in enumerate(("is halved", "is reduced by half"), 64):
            g.phrase("static", f"{words} dealt to {{to:static_subject}} {said}", ir.ReplaceDamage, w=w, **always)
        for w, it in enumerate(("halve it", "halve that damage", "it takes half that damage instead"), 80):
            would = f"if {{to:would_what}} would take {words}, {it}"
            g.phrase("would", would, ir.ReplaceDamage, w=w, **always)
        deals = {"kind": kind, "change": "half_up", "amount": ir.Num(2)}
        for w, to in enumerate(("", " to {to:hurt}")):
            half_dealt = f"<deals/deal:dealer> half {words}{to}"
            g.phrase("static", f"{{dealer:static_subject}} {half_dealt}", sv.DealtChange, duration=ALWAYS, w=w, **deals)
            front = f"{{duration:front_time}}, {{dealer:lasting_subject}} {half_dealt}"
            g.phrase("action", front, sv.DealtChange, w=w, **deals)
            behind = f"{{dealer:subj}} {half_dealt} {{duration:for_turn}}"
            g.phrase("action", behind, sv.DealtChange, w=w + 2, **deals)


def _takes_so_much(g: Grammar, much: str, w: int, change: Mapping[str, object], of_a_kind: bool) -> None:
    """All the time and for a span, from anything and from a source."""
    for v, by in enumerate(("",) if of_a_kind else ("", " from {source:dealt_by}")):
        takes, u = f"<takes/take:to> {much}{by}", w + 5 * v
        g.phrase("static", f"{{to:static_subject}} {takes}", ir.ReplaceDamage, w=u, duration=ALWAYS, **change)
        g.phrase("action", f"{{duration:front_time}}, {{to:lasting_subject}} {takes}", ir.ReplaceDamage, w=u, **change)
        g.phrase("action", f"{{to:subj}} {takes} {{duration:for_turn}}", ir.ReplaceDamage, w=u + 20, **change)


def _to_your_leader(g: Grammar) -> None:
    """ "Enemy followers deal 1 less damage to your leader"."""
    g.value("hurt", "your leader", ir.Group(ir.TypeIs(("Leader",)), (ir.ControlledBy(ir.You()),), w=70))


def _not_taken(g: Grammar) -> None:
    r = "rule"
    takings = ("<doesn't|don't> take damage", "can't take damage", "<takes/take> no damage", "<takes/take> 0 damage")
    for w, take in enumerate(takings):
        g.phrase(r, f"{take} from {{source:group/many}}", sv.TakesNoDamage, w=w)
    for kind in ("combat", "attack", "ability"):
        for w, take in enumerate(("<doesn't|don't> take", "can't take")):
            g.phrase(r, f"{take} {kind} damage from {{source:group/many}}", sv.TakesNoDamage, kind=kind, w=w)
    for kind, words in (
        ("", "damage"),
        ("combat", "combat damage"),
        ("attack", "attack damage"),
        ("ability", "ability damage"),
    ):
        for w, none in enumerate(("no", "0"), 10):
            g.phrase(r, f"<takes/take> {none} {words}", sv.TakesNoDamage, kind=kind, w=w)
    for w, (by, foe) in enumerate(
        (("abilities", None), ("enemy abilities", ir.Opponent()), ("your opponent's abilities", ir.Opponent(w=1))), 12
    ):
        for v, none in enumerate(("no", "0")):
            g.phrase(r, f"<takes/take> {none} damage from {by}", sv.TakesNoDamage, kind="ability", by=foe, w=w + 4 * v)
    for w, by in enumerate(("your abilities", "your own abilities")):
        for v, take in enumerate(takings):
            own = {"kind": "ability", "by": ir.You(), "w": w + 2 * v}
            g.phrase(r, f"{take} from {by}", sv.TakesNoDamage, **own)
    for w, (by, foe) in enumerate((("spells and abilities", None), ("enemy spells and abilities", ir.Opponent())), 50):
        for v, take in enumerate(takings):
            g.phrase(r, f"{take} from {by}", sv.TakesNoDamage, kind="ability", by=foe, w=w + 2 * v)


def _at_most(g: Grammar) -> None:
    """ "Your leader takes no more than 1 damage from enemy abilities" (at a time, as without a source)."""
    most = "more than {amount:digits} damage from {source:dealt_by}"
    for v, end in enumerate(("", " at a time")):
        for w, takes in enumerate(("<takes/take:to> no", "can't take", "<doesn't|don't:to> take"), 150 + 10 * v):
            said = f"{{to:static_subject}} {takes} {most}{end}"
            g.phrase("static", said, ir.ReplaceDamage, change="cap", duration=ALWAYS, w=w)


def _taken(g: Grammar) -> None:
    """ "Each enemy leader takes 4 damage": damage that is dealt by what says so (5.13.1)."""
    g.phrase("action", "{to:hit_leader} takes {amount:digits} damage", ir.DealDamage, w=50)
    g.phrase("action", "{to:source} takes {amount:digits} damage", ir.DealDamage, w=50)
    for who in ("hit_leader", "source"):
        g.phrase("action", f"{{to:{who}}} takes damage equal to {{amount:amount}}", ir.DealDamage, w=51)
    g.alias("hit_leader", "leader")
    for w, words in enumerate(("each enemy leader", "an enemy leader", "each opponent's leader"), 20):
        g.value("hit_leader", words, sv.LeaderOf(ir.Opponent(), w=w))  # there is one (4.3.1)
    g.value("hit_leader", "each player's leader", sv.LeaderOf(ir.EachPlayer(w=0), w=23))
    for w, dealt in enumerate(("can't be dealt damage", "can't be dealt any damage", "cannot be dealt damage"), 40):
        g.phrase("rule", dealt, sv.TakesNoDamage, w=w)
