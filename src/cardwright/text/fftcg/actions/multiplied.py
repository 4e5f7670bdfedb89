"""Instructions with "for each" before or behind them."""

from cardwright.text import ir
from cardwright.text.fftcg.common import FRONT
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _multiplied(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _multiplied_more(g)
    _points_multiplied(g)


def _multiplied(g: Grammar) -> None:
    g.phrase("action", "{effect:multiplied} for each {each:each}", ir.ForEachBehind)
    counters = "{count:number} {counter:counter} <Counter/Counters:count>"
    g.phrase("multiplied", f"place {counters} on {{on:one_obj}}", ir.PlaceCounters)
    g.phrase("multiplied", f"remove {counters} from {{what:one_obj}}", ir.RemoveCounters)
    # one card: damage to all of a group, so many times
    g.phrase("multiplied", "deal {amount:damage_plain} to {to:group_obj}", ir.DealDamage)
    g.phrase("damage_plain", "{value:integer} damage", ir.Num)
    # one card: the three ways to say where cards are discarded from
    for w, hand in enumerate(("", " from their hand", " from his/her hand")):
        words = "your opponent discards {count:number} <card/cards:count>" + hand
        g.phrase("multiplied", words, ir.Discard, player=ir.Opponent(), group=ir.Group(ir.IsCard()), w=w + 5)
    # "For each Forward you control, it gains +1000 power until ..."
    g.phrase("action", "for each {each:each}, {effect:multiplied_front}", ir.ForEachFront)
    g.phrase("action", "for {each:for_every}, {effect:multiplied_front}", ir.ForEachFront, w=1)
    m = "multiplied_front"
    # one card: what can be multiplied from the front is listed here
    g.phrase(m, "{to:subj} <gains/gain:to> {gains:one_gain} {duration:for_turn}", ir.Gain)
    g.phrase(m, "{to:subj} <loses/lose:to> {losses:one_loss} {duration:for_turn}", ir.Lose)
    # one card: likewise for damage
    g.phrase(m, "deal {to:pronoun_obj} {amount:damage_plain}", ir.DealDamage)
    g.phrase(m, "deal {amount:damage_plain} to {to:group_obj}", ir.DealDamage)
    g.phrase(m, "draw {count:number} <card/cards:count>", ir.Draw, player=ir.You())
    # one card: the three ways to say where cards are discarded from
    for w, hand in enumerate(("", " from their hand", " from his/her hand")):
        words = "your opponent discards {count:number} <card/cards:count>" + hand
        g.phrase(m, words, ir.Discard, player=ir.Opponent(), group=ir.Group(ir.IsCard()), w=w + 5)
    g.alias("multiplied_row", "multiplied")
    # one card, 3 phrases: "for each" behind a comma multiplies all that is in front of it
    g.list("multiplied_row", "multiplied_part", " and ", cls=ir.Both, field="effects", min=2, max=2, w=16)
    g.alias("multiplied_part", "multiplied")
    g.phrase("multiplied_part", "draw {count:number} <card/cards:count>", ir.Draw, player=ir.You())


def _multiplied_more(g: Filled) -> None:
    """Gains, damage and cards discarded or put away for each of something."""
    # "For each Backup you control, it gains +1000 power and Brave until the end of the turn."
    gains = "{to:subj} <gains/gain:to> {gains:many_gains}"
    g.phrase("multiplied_front", f"{gains} {{duration:for_turn}}", ir.Gain)
    g.phrase("multiplied_front", f"until the end of the turn, {gains}", ir.Gain, duration=FRONT)
    g.phrase("action", "{effect:multiplied} for {each:for_every}", ir.ForEachBehind, w=2)
    g.phrase("action", "{effect:multiplied} for each {each:each_at_most}", ir.ForEachBehind, w=3)
    # who deals it stands in front: "Hild deals 2000 damage to all the Forwards for each card in your Damage Zone"
    for w, source in enumerate(("one_pronoun", "source"), 100):
        text = f"{{source:{source}}} deals {{amount:damage_plain}} to {{to:all_group}}"
        g.phrase("multiplied", text, ir.DealDamage, w=w)
    g.phrase("multiplied", "deal {amount:damage_plain} to {to:one_pronoun}", ir.DealDamage, w=110)
    g.phrase("multiplied_front", "deal {amount:damage_plain} to {to:one_pronoun}", ir.DealDamage, w=110)
    for w, hand in enumerate(("", " from their hand", " from his/her hand"), 110):
        thrown = {"player": ir.Opponent(), "group": ir.Group(ir.IsCard()), "w": w}
        words = f"your opponent randomly discards {{count:number}} <card/cards:count>{hand}"
        for category in ("multiplied", "multiplied_front"):
            g.phrase(category, words, ir.DiscardAtRandom, **thrown)
    top = "the top {count:number} <card/cards:count> of"
    for player, deck in ((ir.You(), "put {} your deck"), (ir.Opponent(), "your opponent puts {} their deck")):
        one = deck.format("the top card of")
        g.phrase("multiplied", f"{one} into the Break Zone", ir.Mill, player=player, count=ir.Num(1), w=100)
        g.phrase("multiplied", f"{deck.format(top)} into the Break Zone", ir.Mill, player=player, w=100)
    # so many cards for each of something, or as many as there are
    for player, who, s, theirs in ((ir.You(), "", "", ("your",)), (ir.Opponent(), "your opponent ", "s", ("their", "his/her")),
                                   (ir.EachPlayer(), "each player ", "s", ("their", "his/her"))):  # fmt: skip
        for w, their in enumerate(theirs, 600):
            head, tail = f"{who}put{s}", f"from the top of {their} deck into the Break Zone"
            text = f"{head} {{count:number}} <card/cards:count> {tail}"
            g.phrase("multiplied", text, ir.Mill, player=player, w=w)
            counted = f"{head} cards {tail} equal to {{count:counted}}"
            g.phrase("action", counted, ir.Mill, player=player, w=w)


def _points_multiplied(g: Filled) -> None:
    """《C》, counters and power for each of something, and the opponent's top cards."""
    for count in (1, 2, 3):
        icons = "《C》" * count
        # of one Crystal "for each ..." has phrases of its own
        behind = "multiplied" if count > 1 else "multiplied_part"
        g.phrase(behind, f"gain {icons}", ir.GainCrystals, player=ir.You(), count=ir.Num(count))
        g.phrase("multiplied_front", f"gain {icons}", ir.GainCrystals, player=ir.You(), count=ir.Num(count))
    text = "discard {count:number} <card/cards:count>"
    g.phrase("multiplied", text, ir.Discard, player=ir.You(), group=ir.Group(ir.IsCard()), w=540)
    counters = "{count:number} {counter:counter} <Counter/Counters:count>"
    g.phrase("multiplied_front", f"place {counters} on {{on:one_obj}}", ir.PlaceCounters)
    g.phrase("multiplied_front", f"remove {counters} from {{what:one_obj}}", ir.RemoveCounters)
    # "Hild gains +1000 power until the end of the turn for each Backup you control"
    for to, verb in (("one_obj", "{}s"), ("many_subject", "{}"), ("all_group", "{}"), ("the_group", "{}")):
        gain, lose = verb.format("gain"), verb.format("lose")
        g.phrase("multiplied", f"{{to:{to}}} {gain} {{gains:power_alone}} {{duration:for_turn}}", ir.Gain, w=610)
        g.phrase("multiplied", f"{{to:{to}}} {lose} {{losses:loss_alone}} {{duration:for_turn}}", ir.Lose, w=610)
    g.list("power_alone", "plain_power_up", ", ", max=1)
    g.list("loss_alone", "plain_power_down", ", ", max=1)
    g.phrase("plain_power_up", "+{amount:number} power", ir.PowerUp)
    g.phrase("plain_power_down", "{amount:number} power", ir.PowerUp)
    # what can be multiplied from the front
    for category in ("multiplied_front", "multiplied"):
        for w, their in enumerate(("their", "his/her"), 400):
            theirs = {"player": ir.Opponent(), "w": w}
            one, many = f"the top card of {their} deck", f"the top {{count:many_number}} cards of {their} deck"
            g.phrase(category, f"your opponent puts {one} into the Break Zone", ir.Mill, count=ir.Num(1), **theirs)
            g.phrase(category, f"your opponent puts {many} into the Break Zone", ir.Mill, **theirs)
