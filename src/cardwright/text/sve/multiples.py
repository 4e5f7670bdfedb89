""" "For each ..." and "for every 3 ...": what is counted, in front of what is done, behind it, and in what holds all the time."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.sve.amounts import NAMED, PAID_KINDS, TYPED
from cardwright.text.sve.counted import FOR_THOSE
from cardwright.text.sve.groups import TYPES
from cardwright.text.sve.spread import EACH_STATS, EVERY_ONE, FRONTED
from cardwright.text.sve.statics import DAMAGE

YOU = ir.You()


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _counted(g)
    _done(g)
    _holding(g)


def _counted(g: Grammar) -> None:
    """`each_one`: behind "for each"; `every_some`: behind "for every 3"."""
    for category, number in (("each_one", "one"), ("every_some", "many")):
        g.phrase(category, f"{{group:group/{number}}}", ir.CountOf)
        played = f"{{group:group/{number}}} you've played this turn"
        g.phrase(category, played, sv.PlayedThisTurn, player=YOU)
        g.phrase(category, f"{played}, excluding this card", sv.PlayedThisTurn, player=YOU, others=True)
        times = "time" if number == "one" else "times"
        g.phrase(category, f"{times} {{event:past_event}} this turn", ir.TimesThisTurn)
        g.alias(category, f"{category}_so")
        g.phrase(f"{category}_so", f"{{noun:noun/{number}}} {{verb:done_verb}} this way", sv.CountThisWay)
        such = f"{{adjectives:adjectives}} {{noun:card_noun/{number}}} {{verb:done_verb}} this way"
        g.phrase(f"{category}_so", such, sv.CountThisWay)
        named = "{adjectives?:plain_adjectives} {noun:name_noun} {verb:done_verb} this way"
        g.phrase(f"{category}_so", named, sv.CountThisWay, w=7)
        made = f"{{adjectives?:token_adjectives}} {{noun:token_noun/{number}}} {{verb:done_verb}} this way"
        g.phrase(f"{category}_so", made, sv.CountThisWay, w=6)
        plainly = made.replace("done_verb} this way", "plain_verb}")  # "for each token destroyed"
        g.phrase(f"{category}_so", plainly, sv.CountThisWay, w=NAMED + 1)
        s = "s" if number == "many" else ""
        g.phrase(category, f"{{counter:counter}} counter{s} on {{card:counter_holder}}", ir.CountersOn)
        g.phrase(category, f"{{counter:counter}} counter{s} {{card:among_mine}}", ir.CountersOn, w=1)
        for w, them in enumerate(("them", "those cards", "the revealed cards")):
            among = f"{{group:group/{number}}} among {them}"
            g.phrase(category, among, ir.CountRef, cards=ir.Pronoun("revealed"), w=w)
        g.phrase(category, f"counter{s} removed", sv.PaidCount, verb="removed")
        g.phrase(category, f"card{s} {{verb:paid_verb}}", sv.PaidCount)
        for w, name in enumerate(TYPES, TYPED):
            kind = {"noun": ir.TypeIs((name,)), "verb": "destroyed", "w": 9}
            g.phrase(category, f"{name.lower()}{s} {{verb:paid_verb}}", sv.PaidCount, w=w)
            g.phrase(f"{category}_so", f"{name.lower()}{s} destroyed", sv.CountThisWay, **kind)
        for v, where in enumerate(("the cemetery", "their owners' cemeteries", "your cemetery"), 1):
            g.phrase(category, f"card{s} put into {where}", sv.PaidCount, verb="buried", w=v)
            for w, name in enumerate(PAID_KINDS, TYPED):
                typed = f"{name.lower()}{s} put into {where}"
                g.phrase(category, typed, sv.PaidCount, verb="buried", w=w + 10 * v)
    g.phrase("each_one", "of them", ir.CountRef, cards=ir.Pronoun("them"), w=20)
    g.phrase("counted_one", "{group:group/one}", ir.CountOf)
    for w, join in enumerate(("and each", "and for each"), 20):  # no card for these: two kinds of cards, or two places
        g.phrase("each_one", f"{{base:counted_one}} {join} {{more:counted_one}}", ir.Plus, w=w)
    g.phrase("every_so_many", "{size:so_big} {of:every_some}", ir.Times)
    g.phrase("so_big", "{value:plural_integer}", ir.Num)


def _done(g: Grammar) -> None:
    for w, unit in enumerate(("", " times", " cards", " damage", " tokens")):
        g.phrase("each_capped", f"{{of:each_one}}, up to {{most:digits}}{unit}", sv.Capped, w=w)
        g.phrase("each_capped", f"{{of:each_one}}, up to a maximum of {{most:digits}}{unit}", sv.Capped, w=w + 5)
    every = "for every {per:integer} {count:every_some}"
    for category in ("plain", "done_for_each"):
        g.phrase(category, "{effect:action} for each {count:each_capped}", sv.ForEvery, w=3)
        g.phrase(category, "{effect:action} for each {count:each_one}", sv.ForEvery)
        g.phrase(category, f"{{effect:action}} {every}", sv.ForEvery, w=4)
        g.phrase(category, "{effect:action} for every {count:each_one}", sv.ForEvery, w=5)
    # "destroy your other followers and draw a card for each follower destroyed this way": only the second is done so often
    g.phrase("done_for_those", "{effect:action} for each {count:each_one_so}", sv.ForEvery)
    g.pair("step", "action", "done_for_those", " and ", cls=ir.Both, field="effects", w=FOR_THOSE)
    # "select a follower and deal it 1 damage for each ...": only what is done with it is multiplied
    g.phrase("step", "{first:selects} and {then:done_for_each}", ir.Then, w=18)
    g.phrase("clause", "for each {count:each_one}, {effect:action}", sv.ForEvery, w=1)
    g.phrase("clause", every + ", {effect:action}", sv.ForEvery, w=2)
    g.phrase("clause", "for every {count:each_one}, {effect:action}", sv.ForEvery, w=6)
    each = "for each {per:integer} {count:every_some}"
    for category in ("plain", "done_for_each"):
        g.phrase(category, f"{{effect:action}} {each}", sv.ForEvery, w=7)
    g.phrase("clause", each + ", {effect:action}", sv.ForEvery, w=8)


def _holding(g: Grammar) -> None:
    """What holds all the time: numbers of a passive ability that are so much each."""
    s, p = "static", "playing"
    g.phrase("having", "{to:static_subject} <has/have:to> {gains:one_stat}", ir.Gain, duration=ir.Continuous())
    g.phrase("having", "{to:static_subject} <gets/get:to> {gains:one_stat}", ir.Gain, duration=ir.Continuous(), w=1)
    g.sequence("one_stat", "stat_gained", max=1)
    g.phrase("it_having", "it has {gains:one_stat}", ir.Gain, to=ir.Pronoun("it"), duration=ir.Continuous())
    several = ((0, "every", "every_so_many"), (EVERY_ONE, "each", "every_so_many"))
    for w, words, counted in ((0, "each", "each_one"), (EVERY_ONE, "every", "each_one"), *several):
        g.phrase(s, f"{{effect:having}} for {words} {{count:{counted}}}", sv.ForEvery, w=EACH_STATS + w)
        g.phrase(s, f"for {words} {{count:{counted}}}, {{effect:having}}", sv.ForEvery, w=FRONTED + w)
        g.phrase("of_it", f"{{effect:it_having}} for {words} {{count:{counted}}}", sv.ForEvery, w=EACH_STATS + w)
        g.phrase(p, f"for {words} {{count:{counted}}}, {{effect:own_price}}", sv.ForEvery, w=FRONTED + w)
        for word in ("less", "more"):
            so_much = f"{{amount:digits}} {word} to play for {words} {{each:{counted}}}"
            g.phrase(f"{word}_for_each", so_much, ir.PerEach, w=w)
        less_damage = f"{{amount:digits}} less damage for {words} {{each:{counted}}}"
        g.phrase("less_damage_each", less_damage, ir.PerEach, w=w + 6)
        g.phrase("so_much_each", f"{{amount:digits}} for {words} {{each:{counted}}}", ir.PerEach, w=w + 3)
        evolving = f"{{amount:digits}} less to evolve for {words} {{each:{counted}}}"
        g.phrase("less_to_evolve", evolving, ir.PerEach, w=w + 4)
    less = {"change": "reduce", "duration": ir.Continuous(), "w": 12}
    g.phrase(s, "{to:static_subject} <takes/take:to> {amount:less_damage_each}", ir.ReplaceDamage, **less)
    for kind, damage in DAMAGE:
        for w, words, counted in ((0, "each", "each_one"), (EVERY_ONE, "every", "each_one")):
            so_much = f"{{amount:digits}} more {damage} for {words} {{each:{counted}}}"
            g.phrase(f"more_{kind}_damage_each", so_much, ir.PerEach, w=w + 6)
        further = {"change": "increase", "kind": kind, "duration": ir.Continuous(), "w": 12}
        g.phrase(
            s,
            f"{{dealer:static_subject}} <deals/deal:dealer> {{amount:more_{kind}_damage_each}}",
            sv.DealtChange,
            **further,
        )
    for more, word in ((False, "less"), (True, "more")):
        for w, cards in enumerate(("cards_there", "your_cards"), 5):
            g.phrase(s, f"{{what:{cards}}} cost {{amount:{word}_for_each}}", ir.CostChange, more=more, w=w)
        g.phrase("own_price", f"{{what:source}} costs {{amount:digits}} {word} to play", ir.CostChange, more=more)
        g.phrase(p, f"{{what:source}} costs {{amount:{word}_for_each}}", ir.CostChange, more=more, w=1)
        of_it = f"it costs {{amount:{word}_for_each}}"
        g.phrase("price_of_it", of_it, ir.CostChange, what=ir.Pronoun("it"), more=more, w=1)
    g.phrase(s, "{what:source} costs {amount:less_to_evolve}", sv.EvolveCostChange, w=11)
