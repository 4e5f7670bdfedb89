"""Two things that are said of one subject for one time: "during its controller's next turn, it can't attack leaders and has [attack]-2"; and
more that is said of one subject all the time."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.sve.spread import THREE_SAID, TIMED
from cardwright.text.sve.statics import ALWAYS, DAMAGE, ELIDED

# each with the `w` of the second; the verb agrees with the subject of the first, see spread.py
LOSES = (("loses", 0), ("lose", 1))
HAS = (("has", 0), ("have", 1), ("gets", 2), ("get", 3), ("gains", 4), ("gain", 5))


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _first(g)
    _second(g)
    for first, others in (
        ("rule", ("gain", "loss", "deals")), ("loss", ("gain", "rule", "deals")), ("gain", ("loss", "deals")), ("deals", ("gain", "loss", "rule")),
    ):  # fmt: skip
        for then in others:
            g.alias(f"behind_{first}", f"span_{then}")
        said = f"{{first:spanned_{first}}} and {{then:behind_{first}}}"
        g.phrase("action", said, ir.Then, w=TIMED)
    _always(g)
    _their_phases(g)


def _first(g: Grammar) -> None:
    front = "{duration:front_time}, "
    g.phrase("spanned_rule", front + "{what:lasting_subject} {rule:rule/what}", ir.Restrict, w=1)
    g.phrase("spanned_loss", front + "{to:lasting_subject} <loses/lose:to> {losses:losses}", ir.Lose, w=1)
    for w, verb in enumerate(("<has/have:to>", "<gains/gain:to>", "<gets/get:to>")):
        g.phrase("spanned_gain", f"{front}{{to:lasting_subject}} {verb} {{gains:gains}}", ir.Gain, w=w)
    for w, (words, how) in enumerate(_dealing(("<deals/deal:dealer>",))):
        g.phrase("spanned_deals", f"{front}{{dealer:lasting_subject}} {words}", sv.DealtChange, w=w, **how)


def _second(g: Grammar) -> None:
    unsaid = {"duration": ALWAYS}
    for verb, w in HAS:
        g.phrase("span_gain", f"{verb} {{gains:gains}}", ir.Gain, to=ELIDED, w=w, **unsaid)
    for verb, w in LOSES:
        g.phrase("span_loss", f"{verb} {{losses:losses}}", ir.Lose, to=ELIDED, w=w, **unsaid)
    for number, w in (("one", 0), ("many", 1)):
        g.phrase("span_rule", f"{{rule:rule/{number}}}", ir.Restrict, what=ELIDED, w=w, **unsaid)
    for w, (words, how) in enumerate(_dealing(("deals", "deal"))):
        g.phrase("span_deals", words, sv.DealtChange, dealer=ELIDED, w=w, **unsaid, **how)


def _dealing(verbs: tuple[str, ...]) -> list[tuple[str, dict[str, object]]]:
    """ "Deals 1 more combat damage", "deals double damage", with the verb in each form in turn."""
    return [
        (f"{verb} {words.format(damage)}", {"kind": kind, **how})
        for kind, damage in DAMAGE
        for words, how in (
            ("{{amount:digits}} more {}", {"change": "increase"}),
            ("{{amount:digits}} less {}", {"change": "reduce"}),
            ("double {}", {"change": "double", "amount": ir.Num(2)}),
        )
        for verb in verbs
    ]


def _always(g: Grammar) -> None:
    """ "This follower can't be attacked and deals 1 more damage"."""
    for number, verb in (("one", "deals"), ("many", "deal")):
        for words, how in _dealing((verb,)):
            g.phrase(f"second_{number}", words, sv.DealtChange, dealer=ELIDED, duration=ALWAYS, **how)
        g.phrase(
            f"second_{number}", f"{verb.replace('deal', 'lose')} {{losses:losses}}", ir.Lose, to=ELIDED, duration=ALWAYS
        )
        # "can't be selected by enemy abilities, doesn't take damage from abilities, and can't be destroyed"
        g.list(f"two_more_{number}", f"second_{number}", ", and ", min=2, max=2)
        g.phrase(f"others_{number}", f"{{effects:two_more_{number}}}", ir.Both, w=THREE_SAID + 1)
        g.phrase("static", f"{{first:first_{number}}}, {{then:others_{number}}}", ir.Then, w=THREE_SAID)
    engaged = {"rule": ir.EntersDull(), "duration": ALWAYS, "w": 3}
    g.phrase("first_one", "{what:source} is put onto the field engaged", ir.Restrict, **engaged)
    for w, whose in enumerate(("your", "its controller's")):
        asleep = {"rule": ir.DoesNotActivate(), "what": ELIDED, "duration": ALWAYS, "w": w + 1}
        g.phrase("second_one", f"doesn't refresh during {whose} start phase", ir.Restrict, **asleep)
    it = ir.Pronoun("it")
    g.phrase("of_it", "it also has {gains:gains}", ir.Gain, to=it, duration=ALWAYS, w=30)


def _their_phases(g: Grammar) -> None:
    """ "At the start of its controller's next end phase", of a card named before."""
    of_it = {"whose": ir.ControllerOf(ir.Pronoun("it")), "next": True}
    for phase in ("main", "end"):
        words = f"at the start of its controller's next {phase} phase"
        g.phrase("delayed_event", words, ir.BeginningOf, phase=phase, **of_it)
