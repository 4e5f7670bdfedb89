"""What begins with a later turn and lasts as long as that, and power that doubles by itself; power that became 0 or less."""

from cardwright.text import ir
from cardwright.text.fftcg.common import FRONT, PUT_OFF
from cardwright.text.fftcg.filled import Filled

DOUBLES = ("doubles", "will double", "is doubled")
SAME = ir.UntilEndOfTurn(w=6000)  # "and until the end of the same turn", said with the moment when it begins
DUE = ("due to the previous effect", "by the previous effect", "due to this effect", "by this effect", "this way")


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    for w, doubles in enumerate(DOUBLES, 900):
        text = f"{{what:possessive}} power {doubles}"
        g.phrase("action", f"{text} {{duration:for_turn}}", ir.DoublePower, w=w)
        g.phrase("action", f"until the end of the turn, {text}", ir.DoublePower, duration=FRONT, w=w)
        g.phrase("same_turn", text, ir.DoublePower, duration=SAME, w=w)
    g.phrase("same_turn", "{to:subj} <gains/gain:to> {gains:gains}", ir.Gain, duration=SAME, w=900)
    g.phrase("same_turn", "{to:subj} <loses/lose:to> {losses:losses}", ir.Lose, duration=SAME, w=900)
    # one card: what ends with the turn in which it begins
    g.sequence("one_same_turn", "same_turn", max=1)
    for w, same in enumerate(("the same turn", "that turn"), 900):
        for moment, span in PUT_OFF:
            text = f"{{event:{moment}}} and until the end of {same}, {{effects:one_same_turn}}"
            g.phrase("clause", text, ir.Delayed, w=w, **span)
    weak = {"qualifiers": (ir.PowerIs(ir.Num(0), "<="),)}
    for w, became in enumerate(("became 0 or less", "became 0", "has become 0 or less")):
        g.phrase("powerless_one", f"{{noun:type_noun/one}} whose power {became}", ir.Group, w=w, **weak)
    for w, due in enumerate(DUE, 900):
        g.phrase("each", f"{{group:powerless_one}} {due}", ir.CountRef, cards=ir.Pronoun("them"), w=w)
