"""What an effect waits for until the end of the turn, said of any card and of what players do."""

from cardwright.text import ir
from cardwright.text.fftcg.common import PLAYERS_WITH_VERBS
from cardwright.text.fftcg.filled import Filled

# wordings of the event: what says that it is for this turn
SPANS = (("", " this turn"), ("", " during this turn"), ("during this turn, ", ""), ("this turn, ", ""))
FIRST = 800


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    # one card: the card itself, or any other
    g.alias("turn_subject", "source")
    g.alias("turn_subject", "article_subject")
    for w, (front, behind) in enumerate(SPANS, FIRST):
        text = f"{front}when {{subject:turn_subject}} {{happenings:happenings/one}}{behind}"
        g.phrase("turn_event", text, ir.CardEvent, w=w)
        if w != FIRST:  # the pronoun in other places is elsewhere
            text = f"{front}when {{subject:one_pronoun}} {{happenings:happenings/one}}{behind}"
            g.phrase("turn_event", text, ir.CardEvent, w=w)
        for player, who, s, _have, _havent, _their in PLAYERS_WITH_VERBS:
            for v, article in enumerate(("a", "an")):
                text = f"{front}when {who} cast{s} {article} {{group:group/one}}{behind}"
                g.phrase("turn_event", text, ir.PlayerCasts, player=player, w=w + 10 * v)
            for v, words in enumerate((f"receive{s} damage", f"receive{s} a point of damage")):
                text = f"{front}when {who} {words}{behind}"
                g.phrase("turn_event", text, ir.PlayerReceivesDamage, player=player, w=w + 10 * v)
            g.phrase("turn_event", f"{front}when {who} draw{s} a card{behind}", ir.PlayerDraws, player=player, w=w)
    # "At the beginning of the Attack Phase this turn": none comes any more where it has begun
    for w, span in enumerate(("this turn", "of this turn", "during this turn"), FIRST):
        for phase, name in (("attack", "the Attack Phase"), ("main_2", "Main Phase 2")):
            text = f"at the beginning of {name} {span}"
            g.phrase("turn_event", text, ir.BeginningOf, phase=phase, whose=ir.EachPlayer(), w=w)
