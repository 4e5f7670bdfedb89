"""What cards have for as long as a field ability holds."""

from cardwright.text import ir
from cardwright.text.fftcg.common import ALWAYS
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _becoming(g)
    _gains(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _names_and_jobs(g)
    _becoming_more(g)
    _gains_more(g)


def _becoming(g: Grammar) -> None:
    several = "also <becomes/become:what> a Forward with {power:power}, {gains:many_gains}"
    g.phrase("static", "{what:source} " + several, ir.BecomeForward, duration=ir.Continuous())
    g.phrase(
        "static", "{what:source} also becomes a Forward with {power:power}", ir.BecomeForward, gains=(), duration=ALWAYS
    )
    g.phrase(
        "static",
        "{what:source} also becomes a Forward with {power:power} and {gains:one_gain}",
        ir.BecomeForward,
        duration=ALWAYS,
    )
    # one card: any list of Elements
    g.phrase(
        "static",
        "if {what:source} is on the field, it gains Elements of {elements:elements_and}",
        ir.GainElements,
        duration=ALWAYS,
    )
    g.list("elements_and", "element", ", ", " and ")
    for w, words in enumerate(("the Element of {elements:one_element}", "Element {elements:one_element}"), 2):
        # one card: several Elements, where this is one
        text = "if {what:source} is on the field, {_:self} gains " + words
        g.phrase("static", text, ir.GainElements, duration=ALWAYS, w=w)
    # one card: Elements of all cards of a group, with exceptions: no other card has Elements of others
    g.phrase(
        "static",
        "{what:source} gains Elements of all the {group:group/many} except {excluding:elements_and}",
        ir.GainElementsOf,
        duration=ALWAYS,
    )
    # one card, 2 phrases: a power, and the group spoken of before
    g.phrase("static", "{what:possessive} power becomes {amount:number}", ir.SetPower, duration=ALWAYS, w=2)
    # "the Card Name Olga you control gain": several cards, whatever the noun
    # one card, 3 phrases: a name for several cards; what they lose or may not do stands beside it
    g.phrase("plural_names", "the {group:plural_named}", ir.All, w=10)
    g.phrase("plural_named", "{noun:name_noun_one} {qualifiers?:qualifiers}", ir.Group)
    # one card each, 2 phrases: any cards and amount; any Elements
    g.phrase("static", "the power of {what:plain_group} becomes {amount:number}", ir.SetPower, duration=ALWAYS, w=30)
    g.phrase(
        "static",
        "if {what:source} is on the field, {_:self} gains Elements of {elements:elements_and}",
        ir.GainElements,
        duration=ALWAYS,
        w=1,
    )


def _gains(g: Grammar) -> None:
    g.phrase("static", "{to:static_subject} <gains/gain:to> {gains:gains}", ir.Gain, duration=ALWAYS)
    g.phrase("static", "{to:static_subject} <loses/lose:to> {losses:losses}", ir.Lose, duration=ALWAYS)
    # "..., they gain +1000 power", "... gain Haste, and if they are dealt damage ...": the group named before
    # one card: a power, and the group spoken of before "..., they gain +1000 power", "... gain Haste, and if they are
    # dealt damage ...": the group named before
    g.phrase("static", "they gain {gains:gains}", ir.Gain, to=ir.Pronoun("they_all"), duration=ALWAYS, w=4)
    # one card: a name for several cards; what they lose or may not do stands beside it
    g.phrase("static", "{to:plural_names} gain {gains:gains}", ir.Gain, duration=ALWAYS)
    g.phrase("static", "{to:plural_names} lose {losses:losses}", ir.Lose, duration=ALWAYS)
    g.phrase("static", "{to:both_groups} gain {gains:gains}", ir.Gain, duration=ALWAYS)


def _names_and_jobs(g: Filled) -> None:
    """ "Hild is also Card Name Olga and Job Knight in all situations", or of two Jobs."""
    also = {"what": ir.SelfRef(), "duration": ALWAYS, "w": 7000}
    g.phrase("other_name", "{name:card_name}", ir.AlsoName)
    g.phrase("other_job", "{job:job}", ir.AlsoJob, everywhere=True)
    for w, (first, second) in enumerate((("name", "job"), ("job", "name"), ("job", "job")), 7000):
        g.phrase("static", f"{{effects:also_{first}_{second}}} in all situations", ir.Both, w=w)
        g.pair(f"also_{first}_{second}", f"also_{first}", f"and_{second}", " and ")
        g.phrase(f"also_{first}", f"{{_:self}} is also {{rule:other_{first}}}", ir.Restrict, **also)
        g.phrase(f"and_{second}", f"{{rule:other_{second}}}", ir.Restrict, **also)


def _becoming_more(g: Filled) -> None:
    forwards = "{what:the_group} also become Forwards with {power:power}"
    g.phrase("static", forwards, ir.BecomeForward, gains=(), duration=ALWAYS, w=70)
    g.phrase("static", forwards + " and {gains:one_gain}", ir.BecomeForward, duration=ALWAYS, w=70)
    also = "also become Forwards with {power:power}"
    for v, (gains, fixed) in enumerate((("", {"gains": ()}), (" and {gains:one_gain}", {}))):
        g.phrase("static", f"{{what:all_group}} {also}{gains}", ir.BecomeForward, duration=ALWAYS, w=72 + v, **fixed)
    are = "{what:all_group} are also Forwards with {power:power}"
    g.phrase("static", are, ir.BecomeForward, gains=(), duration=ALWAYS, w=76)
    of = "the power of {what:all_group} becomes {amount:number}"
    g.phrase("static", of, ir.SetPower, duration=ALWAYS, w=600)
    # "Hild's power becomes equal to the number of Backups you control multiplied by 1000"
    for w, words in enumerate(
        ("power becomes equal to", "power is equal to", "power becomes", "power becomes the same as"), 610
    ):
        for v, amount in enumerate(("product", "power_of", "power_among")):
            if w != 612 or amount == "product":
                text = f"{{what:possessive}} {words} {{amount:{amount}}}"
                g.phrase("static", text, ir.SetPower, duration=ALWAYS, w=w + 10 * v)
    for w, said in enumerate(("{element:element}", "{element:element} Element"), 610):
        for v, what in enumerate(("all_group", "the_group")):
            g.phrase("static", f"{{what:{what}}} become {said}", ir.BecomeElement, duration=ALWAYS, w=w + 10 * v)
    several = "{what:subj} also <becomes/become:what> a Forward with {power:power}, {gains:gains_and}"
    g.phrase("static", several.replace("subj", "source"), ir.BecomeForward, duration=ALWAYS, w=600)


def _gains_more(g: Filled) -> None:
    for w, elements in enumerate(("Elements", "the Elements")):
        of = f"{{what:source}} gains {elements} of all the {{group:group/many}}"
        g.phrase("static", of, ir.GainElementsOf, excluding=(), duration=ALWAYS, w=600 + w)
        for v, every in enumerate((elements, f"all {elements}")):
            of = f"{{what:source}} gains {every} of the {{group:group/many}}"
            g.phrase("static", of, ir.GainElementsOf, excluding=(), duration=ALWAYS, w=610 + w + 10 * v)
        named = f"gains {elements} of {{elements:elements_and}}"
        # by itself only: "if Hild is on the field, Hild gains ..." is the one sentence above
        g.phrase("own_elements", f"{{what:source}} {named}", ir.GainElements, duration=ALWAYS, w=600 + w)
        for v, head in enumerate(("it ", "{_:self} ")):
            text = f"if {{what:source}} is on the field, {head}{named}"
            g.phrase("static", text, ir.GainElements, duration=ALWAYS, w=2 * w + v)
    g.phrase("static_sentence", "{effect:own_elements}.", ir.Statement)
    g.phrase("static_clause", "if {condition:lasting_condition}, {effect:own_elements}", ir.If, w=22)
    element = "{what:possessive} Element becomes {element:element}"
    g.phrase("static", element, ir.BecomeElement, duration=ALWAYS, w=600)
    g.phrase("static", "{to:static_subject} also <gains/gain:to> {gains:gains}", ir.Gain, duration=ALWAYS, w=70)
    g.phrase("static", "{to:static_subject} also <loses/lose:to> {losses:losses}", ir.Lose, duration=ALWAYS, w=70)
    g.phrase("static", "{to:static_subject} <has/have:to> {gains:keywords_had}", ir.Gain, duration=ALWAYS, w=8100)
    g.list("keywords_had", "keyword_had", ", ", " and ")
    g.phrase("keyword_had", "{keyword:keyword}", ir.KeywordGained)
    it = {"to": ir.Pronoun("it"), "duration": ALWAYS, "w": 100}
    g.phrase("static", "it gains {gains:gains}", ir.Gain, **it)
    g.phrase("static", "it loses {losses:losses}", ir.Lose, **it)
    g.phrase("static", "{to:static_subject} <gains/gain:to> {gains:oxford_gains}", ir.Gain, duration=ALWAYS, w=400)
