"""What cards become: their power, Forwards, Elements."""

from cardwright.text import ir
from cardwright.text.fftcg.common import DURING, FRONT
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar

FRONTS: tuple[tuple[str, ir.Duration], ...] = (
    ("until the end of your opponent's turn", ir.UntilEndOfYourTurn(ir.Opponent(), w=1)),
    ("until the end of your turn", ir.UntilEndOfYourTurn(ir.You(), w=1)),
    ("until the end of your next turn", ir.UntilEndOfNextTurn(ir.You(), w=1)),
    ("until the end of your opponent's next turn", ir.UntilEndOfNextTurn(ir.Opponent(), w=1)),
    ("until the end of the next turn", ir.UntilEndOfNextTurn(ir.AnyPlayer(), w=3)),
)


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _powers(g)
    _becoming(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _powers_more(g)
    _powers_multiplied(g)
    _counted_power(g)
    _becoming_more(g)
    _becoming_with_gains(g)


def _powers(g: Grammar) -> None:
    g.phrase("action", "{what:possessive} power becomes {amount:number} {duration:for_turn}", ir.SetPower)
    g.phrase("action", "double the power of {what:one_obj} {duration:for_turn}", ir.DoublePower)
    front = {"duration": ir.UntilEndOfTurn(w=1)}
    g.phrase(
        "action", "until the end of the turn, {what:possessive} power becomes {amount:number}", ir.SetPower, **front
    )
    same = "power becomes the same as {amount:power_of}"
    g.phrase("action", f"{{what:possessive}} {same} {{duration:for_turn}}", ir.SetPower, w=1)
    g.phrase(
        "action",
        f"until the end of the turn, {{what:possessive}} {same}",
        ir.SetPower,
        duration=ir.UntilEndOfTurn(w=1),
        w=1,
    )
    g.phrase("action", "double {what:possessive} power {duration:for_turn}", ir.DoublePower, w=1)
    # one card: a group has an apostrophe only, and no verb with s
    g.phrase("action", "{what:all_group}' power become {amount:number} {duration:for_turn}", ir.SetPower, w=3)
    # "your opponent's weakest Forward": only power tells how strong a Forward is
    theirs = ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.ControlledBy(ir.Opponent()),))
    # one card: who is weakest is said by power alone
    g.phrase("weakest", "your opponent's weakest Forward", ir.Highest, trait="power", group=theirs, lowest=True)
    strongest = "your opponent's strongest Forward"
    g.phrase("weakest", strongest, ir.Highest, trait="power", group=theirs)
    same = "power becomes the same as {amount:weakest}"
    # one card: other cards' power is elsewhere
    g.phrase("action", f"{{what:possessive}} {same} {{duration:for_turn}}", ir.SetPower, w=33)
    # one card: "also", where nothing else became so
    g.phrase("action", "{what:possessive} power also becomes {amount:number} {duration:for_turn}", ir.SetPower, w=2)
    words = "halve {what:possessive} power {duration:for_turn} (round down to the nearest 1000)"
    # one card: damage to anybody, damage in equal parts, half of a power
    g.phrase("action", words, ir.DoublePower, halve=True)


def _becoming(g: Grammar) -> None:
    front = {"duration": ir.UntilEndOfTurn(w=1)}
    g.phrase(
        "action",
        "until the end of the turn, {what:subj} also <becomes/become:what> a Forward with {power:power}",
        ir.BecomeForward,
        gains=(),
        **front,
    )
    g.phrase(
        "action",
        "until the end of the turn, {what:subj} also <becomes/become:what> a Forward with {power:power} and {gains:one_gain}",
        ir.BecomeForward,
        **front,
    )
    g.phrase(
        "action",
        "{what:subj} also becomes a Forward with {power:power} {duration:for_turn}",
        ir.BecomeForward,
        gains=(),
    )
    # one card: the span in front; the tables have it behind
    g.phrase(
        "action",
        "until the end of the turn, the Element of {what:source} becomes the named one",
        ir.BecomeElement,
        element="",
        duration=ir.UntilEndOfTurn(w=1),
    )
    g.phrase("action", "{what:source} becomes the named Element {duration:for_turn}", ir.BecomeElement, element="")
    several = "also <becomes/become:what> a Forward with {power:power}, {gains:many_gains}"
    # one card: more than one gain, behind the span and as a field ability
    g.phrase(
        "action", "until the end of the turn, {what:subj} " + several, ir.BecomeForward, duration=ir.UntilEndOfTurn(w=1)
    )
    lasting = {"element": "", "duration": ir.Permanent()}
    tail = "(this effect does not end at the end of the turn)"
    # one card: an Element without end, with its reminder in small letters
    g.phrase("action", f"{{what:source}} becomes that Element {tail}", ir.BecomeElement, **lasting)
    g.phrase("action", "{what:source} becomes that Element {duration:for_turn}", ir.BecomeElement, element="", w=1)
    also = "also become Forwards with {power:power}"
    for w, (words, fixed) in enumerate(
        (
            (f"until the end of the turn, {{what:all_group}} {also}", {"duration": FRONT}),
            (f"{{what:all_group}} {also} {{duration:for_turn}}", {}),
        ),
        1,
    ):
        # one card, 2 phrases: spans in front or behind; an older rule for the next Active Phase
        g.phrase("action", words, ir.BecomeForward, gains=(), w=w, **fixed)


def _powers_more(g: Filled) -> None:
    """Power that becomes another."""
    g.phrase("action", "{what:possessive} power becomes {amount:number} {duration:other_time}", ir.SetPower, w=70)
    same = "power becomes equal to {amount:power_of}"
    g.phrase("action", f"{{what:possessive}} {same} {{duration:for_turn}}", ir.SetPower, w=70 + 1)
    front = ir.UntilEndOfTurn(w=1)
    g.phrase("action", f"until the end of the turn, {{what:possessive}} {same}", ir.SetPower, duration=front, w=70 + 1)
    front = "until the end of the turn, double "
    g.phrase("action", front + "{what:possessive} power", ir.DoublePower, duration=FRONT, w=300)
    g.phrase("action", front + "the power of {what:one_obj}", ir.DoublePower, duration=FRONT, w=300 + 1)
    for words, span in FRONTS:
        g.phrase(
            "action", f"{words}, {{what:possessive}} power becomes {{amount:number}}", ir.SetPower, duration=span, w=600
        )
    # of several: "they lose all their abilities and their power becomes 2000"
    g.phrase("many_possessive", "their", ir.Pronoun, form="them")
    for w, become in enumerate(("becomes", "become"), 600):
        theirs = f"{{what:many_possessive}} power {become} {{amount:number}}"
        g.phrase("turn_gain", theirs, ir.SetPower, duration=FRONT, w=w)
        g.phrase("action", f"{theirs} {{duration:for_turn}}", ir.SetPower, w=w)
        g.phrase("action", f"until the end of the turn, {theirs}", ir.SetPower, duration=FRONT, w=w + 2)
        whole = f"{{what:all_group}}' power {become} {{amount:number}}"
        g.phrase("action", f"{whole} {{duration:for_turn}}", ir.SetPower, w=w + 4)
        g.phrase("action", f"until the end of the turn, {whole}", ir.SetPower, duration=FRONT, w=w + 4)
    of = "the power of {what:all_group} becomes {amount:number}"
    g.phrase("action", f"{of} {{duration:for_turn}}", ir.SetPower, w=600 + 6)
    g.phrase("action", f"until the end of the turn, {of}", ir.SetPower, duration=FRONT, w=600 + 6)
    for what in ("possessive", "many_possessive"):
        text = f"during this turn, {{what:{what}}} power becomes {{amount:number}}"
        g.phrase("action", text, ir.SetPower, duration=DURING, w=600 + 8)
    mine = ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.ControlledBy(ir.You()),))
    theirs = ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.ControlledBy(ir.Opponent()),))
    for lowest, word in ((True, "weakest"), (False, "strongest")):
        for w, (words, group) in enumerate(
            (
                ("your {} Forward", mine),
                ("the {} Forward you control", mine),
                ("the {} Forward opponent controls", theirs),
            ),
            70,
        ):
            g.phrase("weakest", words.replace("{}", word), ir.Highest, trait="power", group=group, lowest=lowest, w=w)
        _of_group(g, lowest)


def _powers_multiplied(g: Filled) -> None:
    """Power that is halved or doubled."""
    for up, rounded in ((False, "(round down to the nearest 1000)"), (True, "(round up to the nearest 1000)")):
        half = {"halve": True, "up": up}
        for v, become in enumerate(("power becomes half", "power is halved"), 80):
            text = f"{{what:possessive}} {become}"
            g.phrase(
                "action", f"until the end of the turn, {text} {rounded}", ir.DoublePower, duration=FRONT, w=v, **half
            )
            g.phrase("action", f"{text} {rounded} {{duration:for_turn}}", ir.DoublePower, w=v, **half)
            g.phrase("action", f"{text} {{duration:for_turn}} {rounded}", ir.DoublePower, w=v + 10, **half)
        for w, power in enumerate(
            ("{what:possessive} power", "the power of {what:one_pronoun}", "the power of {what:all_group}",
             "{what:many_possessive} power", "the power of {what:many_object}"), 69,
        ):  # fmt: skip
            v = w if w > 69 else 0
            g.phrase("action", f"halve {power} {{duration:for_turn}} {rounded}", ir.DoublePower, w=v, **half)
            text = f"until the end of the turn, halve {power} {rounded}"
            g.phrase("action", text, ir.DoublePower, duration=FRONT, w=v, **half)
    for w, power in enumerate(
        ("{what:many_possessive} power", "the power of {what:many_object}", "the power of {what:all_group}"), 302
    ):
        g.phrase("action", f"double {power} {{duration:for_turn}}", ir.DoublePower, w=w)
        g.phrase("action", f"until the end of the turn, double {power}", ir.DoublePower, duration=FRONT, w=w)
    g.phrase("gained_too", "{rule:rule}", ir.Restrict, what=ir.Pronoun("elided"), duration=FRONT, w=600)
    # "Hild doubles its power until the end of the turn": whose power it is said by the verb's subject
    for w, subject in enumerate(("{what:source}", "{what:one_pronoun}"), 610):
        g.phrase("action", f"{subject} doubles its power {{duration:for_turn}}", ir.DoublePower, w=w)
        words = f"until the end of the turn, {subject} doubles its power"
        g.phrase("action", words, ir.DoublePower, duration=FRONT, w=w)
    # "Until the end of the turn, double the power of Hild and Hild gains Brave"
    for w, power in enumerate(("{what:possessive} power", "the power of {what:one_obj}"), 600):
        g.phrase("turn_gain", f"double {power}", ir.DoublePower, duration=FRONT, w=w)


def _counted_power(g: Filled) -> None:
    """ "Hild's power becomes equal to the number of Backups you control multiplied by 2000"; as field abilities say it: fields/gains."""
    for w, becomes in enumerate(("becomes equal to", "becomes the same as"), 220):
        text = f"{{what:possessive}} power {becomes} {{amount:product}}"
        g.phrase("action", f"{text} {{duration:for_turn}}", ir.SetPower, w=w)
        g.phrase("action", f"until the end of the turn, {text}", ir.SetPower, duration=FRONT, w=w)


def _of_group(g: Filled, lowest: bool) -> None:
    # "its power becomes equal to the highest power Forward you control", "... the same as the lowest power among ..."
    fixed = {"trait": "power", "lowest": lowest}
    word = "lowest" if lowest else "highest"
    g.phrase("power_among", f"the {word} power {{group:group/one}}", ir.Highest, **fixed)
    for w, among in enumerate(("among", "among the", "of the", "among all the", "of all the"), 70):
        g.phrase("power_among", f"the {word} power {among} {{group:group/many}}", ir.Highest, w=w, **fixed)
    if not lowest:  # of all of them together
        g.phrase("power_among", "the total power of {card:the_whole}", ir.PowerOf, w=210)
    for w, becomes in enumerate(("becomes the same as", "becomes equal to"), 200):
        for amount in ("power_among", "weakest"):
            text = f"{{what:possessive}} power {becomes} {{amount:{amount}}}"
            v = w + 10 * (amount == "weakest")
            g.phrase("action", f"{text} {{duration:for_turn}}", ir.SetPower, w=v)
            g.phrase("action", f"until the end of the turn, {text}", ir.SetPower, duration=FRONT, w=v)


def _becoming_more(g: Filled) -> None:
    """Forwards and Elements that cards become."""
    becomes = "{what:subj} also <becomes/become:what> a Forward with {power:power} {duration:other_time}"
    g.phrase("action", becomes, ir.BecomeForward, gains=(), w=70)
    you = {"player": ir.You()}
    for element in ("Fire", "Ice", "Wind", "Earth", "Lightning", "Water", "Light", "Dark"):
        g.phrase(
            "action", f"name 1 Element other than {element}", ir.Name, what="element", excluding=(element,), w=70, **you
        )
        for w, words in enumerate(
            ("{what:subj} <becomes/become:what> %s Element", "{what:subj} <becomes/become:what> %s")
        ):
            text = words % element + " {duration:for_turn}"
            g.phrase("action", text, ir.BecomeElement, element=element, w=70 + w)
    g.phrase(
        "action", "{what:one_pronoun} becomes the named Element {duration:for_turn}", ir.BecomeElement, element="", w=70
    )
    text = "{what:subj} <gains/gain:what> Element {elements:one_element} {duration:for_turn}"
    g.phrase("action", text, ir.GainElements, w=70)
    for w, element in enumerate(("the named Element", "the selected Element", "the named one"), 570 + 1):
        text = f"{{what:all_group}} become {element} {{duration:for_turn}}"
        g.phrase("action", text, ir.BecomeElement, element="", w=w)
        text = f"{{what:possessive}} Element becomes {element}"
        g.phrase("permanent", text, ir.BecomeElement, element="", duration=ir.Permanent(w=1), w=w + 10)
    forwards = "also become Forwards with {power:power}"
    for w, (gains, fixed) in enumerate((("", {"gains": ()}), (" and {gains:one_gain}", {})), 570):
        for u, what in enumerate(("many_subject", "all_group", "the_group")):
            subject = f"{{what:{what}}}"
            v = w + 2 * u
            g.phrase("action", f"until the end of the turn, {subject} {forwards}{gains}", ir.BecomeForward, duration=FRONT, w=v,
                     **fixed)  # fmt: skip
            if not gains:
                g.phrase("action", f"{subject} {forwards} {{duration:for_turn}}", ir.BecomeForward, w=v, **fixed)
        text = f"{{what:one_obj}} also becomes a Forward with {{power:power}}{gains}"
        g.phrase("permanent", text, ir.BecomeForward, duration=ir.Permanent(w=1), w=w, **fixed)


def _becoming_with_gains(g: Filled) -> None:
    """Forwards with what they gain, and the named Element for a turn or without end."""
    # without end: "with 7000 power, Haste and First Strike"
    several = "{what:source} also becomes a Forward with {power:power}, {gains:many_gains}"
    for category, w in (("permanent", 1), ("own_forward", 2)):
        g.phrase(category, several, ir.BecomeForward, duration=ir.Permanent(w=w), w=600)
    words = "the Element of {what:source} becomes the named one {duration:for_turn}"
    g.phrase("action", words, ir.BecomeElement, element="", w=300 + 1)
    becomes = "{what:subj} also <becomes/become:what> a Forward with {power:power}"
    for w, words in enumerate((" and {gains:one_gain}", ", {gains:many_gains}"), 300):
        g.phrase("action", becomes + words + " {duration:for_turn}", ir.BecomeForward, w=w)
    for w, element in enumerate(("the named Element", "that Element"), 3000):
        g.phrase(
            "action", f"{{what:all_group}} become {element} {{duration:for_turn}}", ir.BecomeElement, element="", w=w
        )
        front = {"duration": ir.UntilEndOfTurn(w=1), "element": ""}
        g.phrase(
            "action", f"until the end of the turn, {{what:all_group}} become {element}", ir.BecomeElement, w=w, **front
        )
        g.phrase(
            "action", f"until the end of the turn, {{what:one_obj}} becomes {element}", ir.BecomeElement, w=w, **front
        )
    whole = "the Element of {what:all_group} becomes the named one"
    g.phrase("action", f"until the end of the turn, {whole}", ir.BecomeElement, element="", duration=FRONT, w=600 + 1)
    g.phrase("action", f"{whole} {{duration:for_turn}}", ir.BecomeElement, element="", w=600 + 2)
    element = "{what:possessive} Element becomes {element:element}"
    g.phrase("action", f"until the end of the turn, {element}", ir.BecomeElement, duration=FRONT, w=600)
    g.phrase("action", f"{element} {{duration:for_turn}}", ir.BecomeElement, w=600)
    # "until the end of the turn, its Element becomes Fire and it gains +2000 power"
    g.phrase("turn_gain", element, ir.BecomeElement, duration=FRONT, w=600)
    text = "until the end of the turn, {what:possessive} Element becomes the named one"
    g.phrase("action", text, ir.BecomeElement, element="", duration=FRONT, w=600)
    # a comma before the last "and": "also becomes a Forward with 4000 power, Brave, and "..."
    g.list("gains_and", "gained", ", ", ", and ", min=2)
    several = "{what:subj} also <becomes/become:what> a Forward with {power:power}, {gains:gains_and}"
    g.phrase("action", f"until the end of the turn, {several}", ir.BecomeForward, duration=FRONT, w=600)
    g.phrase("action", f"{several} {{duration:for_turn}}", ir.BecomeForward, w=600)
    for w, element in enumerate(("that Element", "the named Element", "the selected Element"), 400):
        for v, what in enumerate(("one_pronoun", "source")):
            becomes = f"{{what:{what}}} becomes {element}"
            chosen = {"element": "", "w": w + 10 * v}
            g.phrase("action", f"{becomes} {{duration:for_turn}}", ir.BecomeElement, **chosen)
            tail = "(this effect does not end at the end of the turn)"
            g.phrase("action", f"{becomes} {tail}", ir.BecomeElement, duration=ir.Permanent(), **chosen)
            g.phrase("permanent", becomes, ir.BecomeElement, duration=ir.Permanent(w=1), **chosen)
