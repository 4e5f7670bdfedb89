"""What cards gain, lose, become and may not do, two of these together or one alone, for every span of time."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.filled import Filled

LAST_OF_RULES = 2  # the last of the other wordings of RuleAndRule
NEITHER = ir.CannotAttackOrBlock(w=70)
USED: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("action abilities", ("action",)),
    ("special abilities", ("special",)),
    ("abilities", ("action", "special")),
)
# "cannot attack, block or use action abilities"
ALL_OF_IT: tuple[tuple[str, type[ir.Node], dict[str, object]], ...] = tuple(
    (f"cannot attack, block{last}use {words}", ir.RuleAndRule,
     {"rule": NEITHER, "then": ir.CannotUseAbilities(kinds, w=70), "w": w})
    for w, (last, (words, kinds)) in enumerate(product((" or ", ", or "), USED), LAST_OF_RULES + 1)
)  # fmt: skip
YOU, FOE = ir.You(), ir.Opponent()
HERE = ir.SelfRef()
FRONTS: tuple[tuple[str, ir.Duration], ...] = (
    ("until the end of the turn, ", ir.UntilEndOfTurn(w=1)),
    ("during this turn, ", ir.UntilEndOfTurn(w=3)),
    ("until the end of your turn, ", ir.UntilEndOfYourTurn(YOU, w=1)),
    ("until the end of your opponent's turn, ", ir.UntilEndOfYourTurn(FOE, w=1)),
    ("until the end of your next turn, ", ir.UntilEndOfNextTurn(YOU, w=1)),
    ("until the end of your opponent's next turn, ", ir.UntilEndOfNextTurn(FOE, w=1)),
    ("until the end of the next turn, ", ir.UntilEndOfNextTurn(ir.AnyPlayer(), w=3)),
    ("until the beginning of your next turn, ", ir.UntilBeginningOfTurn(YOU, w=1)),
    ("until the beginning of your opponent's next turn, ", ir.UntilBeginningOfTurn(FOE, w=1)),
    ("during your next turn, ", ir.DuringNextTurn(YOU, w=1)),
    ("during your opponent's next turn, ", ir.DuringNextTurn(FOE, w=1)),
    ("for as long as {_:self} is on the field, ", ir.WhileOnField(HERE, w=1)),
    ("as long as {_:self} is on the field, ", ir.WhileOnField(HERE, w=2)),
)
BEHIND = ("for_turn", "this_turn", "other_time", "while_here")
GAINS, LOSES = "<gains/gain:to> {gains:gains}", "<loses/lose:to> {losses:losses}"
# more than one thing is gained, and a rule is the last of the row
GAIN_ROW = "<gains/gain:to> {gains:gain_row}"
GAIN_ROWS = (f"{GAIN_ROW} and", f"{GAIN_ROW}, and", f"{GAINS}, and")
# two with one subject, and the order in which they stand
ROWS: list[tuple[str, type[ir.Node], dict[str, object]]] = [
    (f"{gains} {{rule:rule}}", ir.GainAndRule, {"w": w}) for w, gains in enumerate(GAIN_ROWS, 1)
]
PAIRS: tuple[tuple[str, type[ir.Node], dict[str, object]], ...] = (
    (f"{GAINS} and {{rule:rule}}", ir.GainAndRule, {}),
    (f"{{rule:rule}} and {GAINS}", ir.GainAndRule, {"first": "rule"}),
    *ROWS,
    (f"{GAINS} and {{rule:named_trait}}", ir.GainAndRule, {}),
    ("<gains/gain:to> {rule:named_trait} and {gains:gains}", ir.GainAndRule, {"first": "rule"}),
    (f"{LOSES} and {{rule:rule}}", ir.LoseAndRule, {}),
    (f"{{rule:rule}} and {LOSES}", ir.LoseAndRule, {"first": "rule"}),
    (f"{LOSES} and {GAINS}", ir.LoseAndGain, {"first": "loss"}),
    (f"{GAINS} and {LOSES}", ir.LoseAndGain, {"first": "gain"}),
    ("{rule:rule} and {then:rule}", ir.RuleAndRule, {}),
    *ALL_OF_IT,
)
FIRST = 1500
# what a Monster becomes, and what it gains besides
FORWARD = "also <becomes/become:what> a Forward with {power:power}"
FORWARDS: tuple[tuple[str, dict[str, object]], ...] = (
    (FORWARD, {"gains": ()}),
    (FORWARD + " and {gains:one_gain}", {}),
    (FORWARD + ", {gains:many_gains}", {}),
)


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    for w, words in enumerate(("for as long as", "as long as", "while"), FIRST):
        g.phrase("while_here", f"{words} {{_:self}} is on the field", ir.WhileOnField, card=HERE, w=w)
        g.phrase("while_here", f"{words} you control {{_:self}}", ir.WhileOnYours, card=HERE, w=w)
        g.phrase("while_so", f"{words} {{condition:lasting_condition}}", ir.WhileHolds, w=w)
    g.phrase("while_here", "until {_:self} leaves the field", ir.WhileOnField, card=HERE, w=FIRST + 3)
    g.list("gain_row", "gained", ", ", min=2)
    for w, gains in enumerate(GAIN_ROWS, 1):
        g.phrase(
            "static", f"{{to:static_subject}} {gains} {{rule:rule}}", ir.GainAndRule, duration=ir.Continuous(), w=w
        )
    both = f"{{to:static_subject}} {LOSES} and {GAINS}"
    g.phrase("static", both, ir.LoseAndGain, first="loss", duration=ir.Continuous())
    g.phrase("named_trait", "the named Job", ir.AlsoJob, job="", w=90)
    g.phrase("named_trait", "{job:job}", ir.AlsoJob, w=91)
    for w, words in enumerate(("Element", "Job or Element", "Element or Job")):
        fixed = {"what": "either" if w else "element", "w": w}
        for category in ("named_trait", "other_named_trait"):
            g.phrase(category, f"the named {words}", ir.AlsoNamed, **fixed)
    _together(g)
    _alone(g)
    _each_of_them(g)
    _marked(g)
    _while_so(g)


def _together(g: Filled) -> None:
    for words, cls, fixed in PAIRS:
        for front, span in FRONTS:
            g.phrase("action", f"{front}{{to:subj}} {words}", cls, duration=span, **fixed)
            if (
                words.startswith(LOSES) and cls is ir.LoseAndRule
            ):  # "... and does not activate during its controller's Active Phase"
                text = f"{front}{{to:subj}} {LOSES} and {{rule:lasting_rule/to}}"
                g.phrase("action", text, cls, duration=span, **fixed)
        for behind in BEHIND:
            g.phrase("action", f"{{to:subj}} {words} {{duration:{behind}}}", cls, **fixed)


def _alone(g: Filled) -> None:
    for words, cls, fixed in ALL_OF_IT:
        g.phrase("static", f"{{to:static_subject}} {words}", cls, duration=ir.Continuous(), **fixed)
    becomes = "{what:subj} <becomes/become:what> {element:element}"
    for front, span in FRONTS:
        g.phrase("action", front + becomes, ir.BecomeElement, duration=span, w=FIRST)
        for forward, gains in FORWARDS:
            g.phrase("action", f"{front}{{what:subj}} {forward}", ir.BecomeForward, duration=span, w=FIRST, **gains)
    for behind in ("other_time", "while_here"):
        g.phrase("action", f"{becomes} {{duration:{behind}}}", ir.BecomeElement, w=FIRST)
        either = f"{{to:subj}} <gains/gain:to> {{gains:either_gains}} {{duration:{behind}}}"
        g.phrase("action", either, ir.GainEither)
    _of_named_element(g)
    g.phrase("action", f"{{to:subj}} {LOSES} {{duration:while_here}}", ir.Lose, w=FIRST)
    for rule in ("rule", "lasting_rule/what"):
        g.phrase("action", f"{{what:subj}} {{rule:{rule}}} {{duration:while_here}}", ir.Restrict, w=FIRST)
    named = "{what:subj} <gains/gain:what> {rule:other_named_trait}"
    for front, span in FRONTS:
        g.phrase("action", front + named, ir.Restrict, duration=span, w=FIRST)
    for behind in BEHIND:
        g.phrase("action", f"{named} {{duration:{behind}}}", ir.Restrict, w=FIRST)
    # for longer than this turn: the turn is elsewhere
    for w, job in enumerate(("the named Job", "the selected Job", "that Job"), 70):
        text = f"{{what:subj}} <gains/gain:what> {job}"
        for front, span in FRONTS[2:]:
            g.phrase("action", front + text, ir.Restrict, rule=ir.AlsoJob(""), duration=span, w=w)
        for behind in BEHIND[2:]:
            g.phrase("action", f"{text} {{duration:{behind}}}", ir.Restrict, rule=ir.AlsoJob(""), w=w)
    # "Until Hild leaves the field, it loses all its abilities": each alone, and two together
    front, span = "until {_:self} leaves the field, {to:subj}", {"duration": ir.WhileOnField(HERE, w=5)}
    g.phrase("action", f"{front} {GAINS}", ir.Gain, **span)
    g.phrase("action", f"{front} {LOSES}", ir.Lose, **span)
    for words, cls, fixed in PAIRS:
        g.phrase("action", f"{front} {words}", cls, **span, **fixed)
    g.phrase("action", front.replace("{to:", "{what:") + " {rule:rule}", ir.Restrict, **span)
    for w, words in enumerate(("for as long as", "while"), FIRST):
        g.phrase("action", f"{{to:subj}} {GAINS} {words} {{_:self}} is on the field", ir.Gain,
                 duration=ir.WhileOnField(HERE, w=w))  # fmt: skip


def _of_named_element(g: Filled) -> None:
    """ "It becomes the selected Element as long as it is on the field": it is what it becomes, and what stays there."""
    for v, words in enumerate(("as long as", "for as long as", "while")):
        g.phrase("while_there", f"{words} it is on the field", ir.WhileOnField, card=ir.Pronoun("it"), w=FIRST + 10 + v)
    for w, element in enumerate(("that Element", "the named Element", "the selected Element"), FIRST):
        for what, become in (
            ("one_pronoun", "becomes"),
            ("source", "becomes"),
            ("many_subject", "become"),
            ("all_group", "become"),
        ):
            text = f"{{what:{what}}} {become} {element}"
            for front, span in FRONTS:
                g.phrase("action", front + text, ir.BecomeElement, element="", duration=span, w=w)
            for behind in ("other_time", "while_here", *(("while_there",) if become == "becomes" else ())):
                g.phrase("action", f"{text} {{duration:{behind}}}", ir.BecomeElement, element="", w=w)
    g.phrase("action", f"{{to:one_pronoun}} {GAINS} {{duration:while_there}}", ir.Gain, w=FIRST)
    g.phrase("action", f"{{to:one_pronoun}} {LOSES} {{duration:while_there}}", ir.Lose, w=FIRST)
    g.phrase("action", "{what:one_pronoun} {rule:rule} {duration:while_there}", ir.Restrict, w=FIRST)


def _each_of_them(g: Filled) -> None:
    """ "Each of them gains +1000 power until the end of the turn": as all of them do."""
    for words, cls, field in (
        ("gains {gains:gains}", ir.Gain, "to"), ("loses {losses:losses}", ir.Lose, "to"), ("{rule:rule}", ir.Restrict, "what"),
    ):  # fmt: skip
        each = f"each of {{{field}:many_object}} {words}"
        for front, span in FRONTS[:2]:
            g.phrase("action", front + each, cls, duration=span, w=FIRST + 20)
        for behind in ("for_turn", "this_turn", "other_time"):
            g.phrase("action", f"{each} {{duration:{behind}}}", cls, w=FIRST + 20)


def _marked(g: Filled) -> None:
    """ "As long as a Bind Counter is placed on it, it cannot attack or block." """
    for w, words in enumerate(("as long as", "for as long as", "while"), FIRST):
        for v, article in enumerate(("a", "an")):
            text = f"{words} {article} {{counter:counter}} Counter is placed on {{card:one_pronoun}}"
            g.phrase("while_marked", text, ir.WhileCounter, w=w + 10 * v)
    for what, node in ((GAINS, ir.Gain), (LOSES, ir.Lose)):
        g.phrase("action", f"{{duration:while_marked}}, {{to:subj}} {what}", node, w=FIRST)
    for rule in ("rule", "lasting_rule/what"):
        g.phrase("action", f"{{duration:while_marked}}, {{what:subj}} {{rule:{rule}}}", ir.Restrict, w=FIRST)


def _while_so(g: Filled) -> None:
    """ "It gains Haste for as long as you control 3 or more Backups", or with that in front."""
    for what, node in ((GAINS, ir.Gain), (LOSES, ir.Lose)):
        g.phrase("action", f"{{duration:while_so}}, {{to:subj}} {what}", node, w=FIRST + 1)
        g.phrase("action", f"{{to:subj}} {what} {{duration:while_so}}", node, w=FIRST + 2)
    for rule in ("rule", "lasting_rule/what"):
        g.phrase("action", f"{{duration:while_so}}, {{what:subj}} {{rule:{rule}}}", ir.Restrict, w=FIRST + 1)
        g.phrase("action", f"{{what:subj}} {{rule:{rule}}} {{duration:while_so}}", ir.Restrict, w=FIRST + 2)
    control = "you gain control of {what:one_obj} {duration:while_so}"
    g.phrase("action", control, ir.GainControl, player=YOU, w=FIRST + 1)
