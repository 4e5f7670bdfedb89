"""How often something may be done: attacks, draws, abilities that do not trigger."""

from cardwright.text import ir
from cardwright.text.fftcg.common import ALWAYS, CASTERS, FIRST, TURN_SPANS
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _draws(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _attacks_more(g)
    _uses_more(g)
    _unnoticed(g)
    _again(g)


def _draws(g: Grammar) -> None:
    # one card: of one card it is said below
    g.phrase("action", "their auto-abilities will not trigger", ir.SuppressAutos, what=ir.Pronoun("them"))
    g.phrase("action", "its auto-ability will not trigger", ir.SuppressAutos, what=ir.Pronoun("it"))
    g.phrase("action", "its auto-abilities will not trigger", ir.SuppressAutos, what=ir.Pronoun("it"), w=1)


def _uses_more(g: Filled) -> None:
    # "Your opponent cannot use action abilities this turn", "Players cannot use special abilities during your turn"
    kinds = (
        (("action",), ("action abilities",)),
        (("special",), ("special abilities",)),
        (("action", "special"), ("action abilities or special abilities", "action abilities and special abilities",
                                 "action or special abilities", "abilities")),
        (("special", "action"), ("special abilities or action abilities", "special or action abilities")),
    )  # fmt: skip
    for u, (player, who) in enumerate(CASTERS):
        for named, words in kinds:
            for v, abilities in enumerate(words):
                text = f"{who} cannot use {abilities}"
                fixed = {"player": player, "kinds": named, "w": 10 * u + v}
                g.phrase("static", text, ir.CannotUse, duration=ALWAYS, **fixed)
                for front, behind, duration in TURN_SPANS:
                    g.phrase("action", front + text + behind, ir.CannotUse, duration=duration, **fixed)
                # "Your opponent cannot use action abilities of Backups this turn": whoever has the card, uses them
                ofs = (
                    (" of {group:group/many}", " of the {group:group/many}")
                    if abilities.count("abilities") == 1
                    else ()
                )
                for x, of in enumerate(ofs):  # else: of both kinds, or of the last?
                    fixed["w"] = FIRST + 100 * x + 10 * u + v
                    g.phrase("static", text + of, ir.CannotUse, duration=ALWAYS, **fixed)
                    for front, behind, duration in TURN_SPANS[:3]:
                        g.phrase("action", front + text + of + behind, ir.CannotUse, duration=duration, **fixed)


def _attacks_more(g: Filled) -> None:
    # one card: as often as a text may say
    g.value("times", "once", ir.Num(1))
    g.value("times", "twice", ir.Num(2))
    g.phrase("times", "{value:integer} times", ir.Num)
    for u, (player, who) in enumerate(CASTERS):
        fixed = {"player": player}
        for v, may in enumerate(("may only", "can only")):
            for x, attacks in enumerate(("declare attack {most:times}", "declare {most:number} <attack/attacks:most>",
                                         "attack {most:times}")):  # fmt: skip
                words = f"{who} {may} {attacks}"
                for w, turn in enumerate(("per turn", "each turn", "in the same turn"), 20 * u + 10 * v + 3 * x):
                    g.phrase("static", f"{words} {turn}", ir.AttackLimit, duration=ALWAYS, w=w, **fixed)
                for front, behind, duration in TURN_SPANS:
                    text = front + words + behind
                    g.phrase("action", text, ir.AttackLimit, duration=duration, w=20 * u + 10 * v + 3 * x, **fixed)
            if v == 0:
                for x, none in enumerate(("attack", "declare attacks", "declare an attack"), FIRST):
                    never = {"most": ir.Num(0), "w": x + 10 * u, **fixed}
                    g.phrase("static", f"{who} cannot {none}", ir.AttackLimit, duration=ALWAYS, **never)
                    for front, behind, duration in TURN_SPANS:
                        text = f"{front}{who} cannot {none}{behind}"
                        g.phrase("action", text, ir.AttackLimit, duration=duration, **never)
            text = f"{who} {may} declare as many attacks in the same turn as {{most:counted}}"
            g.phrase("static", text, ir.AttackLimit, duration=ALWAYS, w=20 * u + 10 * v + 9, **fixed)


def _unnoticed(g: Filled) -> None:
    # "The Backups opponent controls entering the field will not trigger any auto-abilities"
    reminder = (
        "(this applies to their own abilities and abilities triggered by your opponent's Forward entering their field)"
    )
    for w, words in enumerate(("will not trigger any auto-abilities", "will not trigger auto-abilities",
                               "do not trigger any auto-abilities", "do not trigger auto-abilities")):  # fmt: skip
        fixed = {"rule": ir.EntersUnnoticed(), "duration": ALWAYS}
        g.phrase("static", f"{{what:static_subject}} entering the field {words}", ir.Restrict, w=FIRST + w, **fixed)
        text = f"{{what:static_subject}} entering the field {words} {reminder}"
        g.phrase("static", text, ir.Restrict, w=FIRST + 10 + w, **fixed)
        for v, key in enumerate(("mine_entering", "theirs_entering", "any_entering")):
            g.phrase("static", f"{{what:{key}}} {words}", ir.Restrict, w=FIRST + 20 + 10 * v + w, **fixed)
    # "Forwards entering your opponent's field": under whose control they come
    kind = "{adjectives?:adjectives} {noun:type_noun/many}"
    for player, key, where in ((ir.You(), "mine", "your field"), (ir.Opponent(), "theirs", "your opponent's field"),
                               (None, "any", "the field")):  # fmt: skip
        whose = (ir.ControlledBy(player, w=41),) if player else ()
        g.phrase(f"{key}_entering", f"{{group:{key}_who_enter}}", ir.All, w=FIRST)
        g.phrase(f"{key}_who_enter", f"{kind} entering {where}", ir.Group, qualifiers=whose)


def _again(g: Filled) -> None:
    """ "Auto-abilities of Forwards you control that trigger when they enter the field trigger an additional time"."""
    once_more = ("an additional time", "one additional time", "one more time")
    for w, more in enumerate(once_more, 9400):
        for v, the in enumerate(("", "the ")):
            head = f"{the}auto-abilities of {{whose:group/many}}"
            g.phrase("static", f"{head} trigger {more}", ir.TriggersAgain, w=w + 10 * v)
            own = f"{head} that trigger when they enter the field trigger {more}"
            g.phrase("static", own, ir.TriggersAgain, own=True, w=w + 10 * v)
        for u, (if_, that) in enumerate(
            (("if", "it"), ("if", "that ability"), ("when", "it"), ("when", "that ability"))
        ):
            for v, article in enumerate(("a", "an")):
                head = f"{if_} an auto-ability of {article} {{whose:group/one}} triggers"
                at = w + 10 * v + 20 * u + 100
                g.phrase("static", f"{head}, {that} triggers {more}", ir.TriggersAgain, w=at)
                by = f"{if_} {article} {{entering:group/one}} entering the field"
                tail = f"triggers an auto-ability of a {{whose:group/one}}, {that} triggers {more}"
                g.phrase("static", f"{by} {tail}", ir.TriggersAgain, w=at + 200)
