"""Jobs, names, Categories and Elements that whole groups have besides their own: "The Monsters you control have Job Knight"."""

from cardwright.text import ir
from cardwright.text.fftcg.common import ALWAYS
from cardwright.text.fftcg.filled import Filled

VERBS = ("have", "also have", "also gain", "are also")  # "gain" is said of a Job alone elsewhere
FIRST = 8300  # wordings of this module begin here


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    g.phrase("other_trait", "{name:card_name}", ir.AlsoName, w=FIRST)
    g.phrase("other_trait", "{category:category}", ir.AlsoCategory, w=FIRST)
    for w, words in enumerate(("{} Element", "the {} Element", "Element {}", "the Element {}"), FIRST):
        g.phrase("other_trait", words.format("{element:element}"), ir.AlsoElement, w=w)
    g.phrase("any_trait_given", "{job:job}", ir.AlsoJob, w=FIRST)
    g.phrase("any_trait_given", "{element:element}", ir.AlsoElement, w=FIRST + 10)
    g.alias("any_trait_given", "other_trait")
    for v, whom in enumerate(("the_group", "all_group")):
        _groups(g, whom, FIRST + 100 * v)
    # the card itself: "If you control a Light Character, Hild gains Job Knight and First Strike"
    itself = {"duration": ALWAYS, "w": FIRST + 300}
    g.phrase(
        "static", "{to:source} gains {rule:any_trait_given} and {gains:gains}", ir.GainAndRule, first="rule", **itself
    )
    g.phrase("static", "{to:source} gains {gains:gains} and {rule:any_trait_given}", ir.GainAndRule, **itself)
    # for a time: "It gains Category XIV until the end of the turn"
    text = "{what:subj} <gains/gain:what> {rule:other_trait} {duration:for_turn}"
    g.phrase("action", text, ir.Restrict, w=FIRST)


def _groups(g: Filled, whom: str, first: int) -> None:
    """As long as the field ability holds (11.9)."""
    fixed = {"duration": ALWAYS}
    g.phrase("static", f"{{what:{whom}}} gain {{rule:other_trait}}", ir.Restrict, w=first, **fixed)
    for w, verb in enumerate(VERBS, first + 1):
        head = f"{{what:{whom}}} {verb}"
        g.phrase("static", f"{head} {{rule:any_trait_given}}", ir.Restrict, w=w, **fixed)
    for w, verb in enumerate(("gain", *VERBS), first):
        pair = f"{{to:{whom}}} {verb} {{rule:any_trait_given}} and {{then:any_trait_given}}"
        g.phrase("static", pair, ir.RuleAndRule, w=w, **fixed)
        gained = f"{{to:{whom}}} {verb} {{rule:any_trait_given}} and {{gains:gains}}"
        g.phrase("static", gained, ir.GainAndRule, first="rule", w=w, **fixed)
    for w, words in enumerate(("the Element of {} becomes {}", "the Elements of {} become {}"), first):
        text = words.format(f"{{what:{whom}}}", "{element:element}")
        g.phrase("static", text, ir.BecomeElement, w=w, **fixed)
