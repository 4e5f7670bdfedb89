"""How sentences are built from instructions: may, if, then, instead, condition words, costs, options, limits, X."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.sve.instead import ALL, ALL_OF, BOTH, IN_PLACE
from cardwright.text.sve.instead_many import DONE, EACH_OF_THEM, EXACTLY, UP_TO
from cardwright.text.sve.replacing import IF_DONE, IF_NOT_DONE

YOU = ir.You()
MOST_OPTIONS = 5
# where a card is that has the ability, and what a condition calls that
FROM_WHERE = (("from your cemetery", "cemetery"), ("from your EX area", "ex_area"), ("from your hand", "hand"))


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _joins(g)
    _clauses(g)
    _later(g)
    _paid_and_keyed(g)
    _instead(g)
    _sentences(g)
    _options(g)
    _limits(g)


def _joins(g: Grammar) -> None:
    # `action`: one instruction. `step`: one or several joined. `clause`: what a sentence may be.
    g.list("joined", "action", " and ", cls=ir.Both, field="effects", min=2, max=2)
    g.list("joined", "action", ", ", ", and ", cls=ir.Both, field="effects", min=2, w=1)
    g.alias("plain", "action")
    g.alias("plain", "joined")
    # one of them, as one likes: "draw a card or recover 1 play point"
    g.list("either", "action", " or ", cls=ir.OneOf, field="effects", min=2, max=2)
    g.list("either", "action", ", or ", cls=ir.OneOf, field="effects", min=2, max=2, w=1)
    g.list("either", "action", ", ", ", or ", cls=ir.OneOf, field="effects", min=3)
    g.alias("plain", "either")
    g.phrase("step", "{first:plain}, then {then:plain}", ir.Then)
    g.list("row", "action", ", ", cls=ir.Both, field="effects", min=2, w=2)
    g.phrase("step", "{first:row}, then {then:plain}", ir.Then, w=2)
    g.phrase("step", "{first:plain} and then {then:plain}", ir.Then, w=1)
    g.phrase("step", "{first:plain} and, {then:if_tail}", ir.Then, w=3)
    g.phrase("if_tail", "if {condition:conditions}, {effect:plain}", ir.If)
    g.alias("step", "plain")


def _clauses(g: Grammar) -> None:
    """Instructions under a condition, offered, or behind "if you do so"."""
    g.alias("done", "step")
    g.phrase("done", "you may {effect:step}", ir.May, player=YOU)
    # one card; any instruction
    g.phrase("done", "{player:they} may {effect:step}", ir.May)
    g.phrase("done", "{player:who} may {effect:step}", ir.May)
    g.alias("clause", "done")
    g.phrase("clause", "{effect:action} if {condition:conditions}", ir.If, w=20)
    g.phrase("clause", "{effect:may_do} if {condition:conditions}", ir.If, w=21)
    g.phrase("may_do", "you may {effect:action}", ir.May, player=YOU)
    g.phrase("clause", "if {condition:conditions}, {effect:done}", ir.If)
    g.phrase("clause", "if {condition:conditions}, {effect:also_done}", ir.If)
    g.phrase("also_done", "{effect:step} as well", ir.Afterwards, w=1)
    g.phrase("also_done", "also {effect:step}", ir.Afterwards, w=2)
    g.phrase("clause", "if {condition:conditions}, {effect:modal_header}", ir.If)
    # one card; any condition and cost
    g.phrase("clause", "if {condition:conditions}, {effect:costed}", ir.If)
    g.phrase("clause", "then, {effect:then_clause}", ir.Afterwards)
    g.alias("then_clause", "done")
    g.alias("then_clause", "modal_header")
    g.phrase("then_clause", "if {condition:conditions}, {effect:done}", ir.If)
    for w, words in enumerate(IF_DONE):
        for done in ("done", "later", "modal_header"):
            g.phrase("clause", f"if {words}, {{effect:{done}}}", ir.IfDone, w=w)
    for w, words in enumerate(IF_NOT_DONE):
        for done in ("done", "modal_header"):
            g.phrase("clause", f"if {words}, {{effect:{done}}}", ir.IfNotDone, w=w)
    for w, words in enumerate(("otherwise", "if not", "if it isn't", "if it's not", "if it doesn't", "if it wasn't")):
        for done in ("done", "modal_header"):
            g.phrase("clause", f"{words}, {{effect:{done}}}", ir.Otherwise, w=w)


def _later(g: Grammar) -> None:
    """What is done later: at a time, whenever something happens, with the next one."""
    g.alias("clause", "later")
    g.phrase("later", "{event:delayed_event}, {effects:one_step}", ir.Delayed)
    g.phrase("later", "{effects:sole_step} {event:delayed_event}", ir.Delayed, w=1)  # an "if" in front is asked at once
    # "for the rest of this turn, whenever ..., ...": as often as that happens
    spans = (
        "for the rest of this turn", "until the end of the turn", "this turn", "until end of turn", "during this turn",
        "until the end of this turn",
    )  # fmt: skip
    for w, words in enumerate(spans, 2):
        lasting = f"{words}, {{event:plain_event}}, {{effects:one_step}}"
        g.phrase("later", lasting, ir.Delayed, this_turn=True, w=w)
    g.phrase("later", "{event:plain_event} this turn, {effects:one_step}", ir.Delayed, this_turn=True, w=8)
    once = {"this_turn": True, "once": True}
    for w, (before, behind) in enumerate(
        (("", " this turn"), ("this turn, ", ""), ("for the rest of this turn, ", "")), 10
    ):
        next_time = f"{before}the next time {{event:next_event}}{behind}, {{effects:one_step}}"
        g.phrase("later", next_time, ir.Delayed, w=w, **once)
    g.phrase("later", "{event:next_said} this turn, {effects:one_step}", ir.Delayed, w=13, **once)
    g.phrase("later", "{event:next_said}, {effects:one_step}", ir.Delayed, w=14)
    # without a time frame it waits for as long as it takes, and triggers once (10.7.5.1)
    g.phrase("later", "the next time {event:next_event}, {effects:one_step}", ir.Delayed, w=15)
    # "the next Pixie follower you play this turn has Storm": it is given that as it is played
    for w, words in enumerate(
        (
            "the next {event:next_played} you play this turn {effects:next_has}",
            "give the next {event:next_played} you play this turn {effects:next_given}",
        ),
        16,
    ):
        g.phrase("later", words, ir.Delayed, w=w, **once)
    g.phrase("next_played", "{group:group/one}", ir.PlayerCasts, player=YOU, w=90)
    for category, verbs in (("next_has", ("has ", "gains ", "gets ")), ("next_given", ("",))):
        g.sequence(category, f"{category}_one", max=1)
        for w, verb in enumerate(verbs, 50):
            g.phrase(
                f"{category}_one", f"{verb}{{gains:gains}}", ir.Gain, to=ir.Pronoun("it"), duration=ir.Permanent(), w=w
            )
    g.sequence("one_step", "later_step", max=1)
    g.sequence("sole_step", "step", max=1)
    g.alias("later_step", "step")
    g.phrase("later_step", "if {condition:conditions}, {effect:step}", ir.If)
    # "give it Storm, but it can't attack leaders this turn"
    for w, but in enumerate((", but", " but"), 30):
        g.phrase("step", f"{{first:plain}}{but} {{then:barred_now}}", ir.Then, w=w)
    g.phrase("barred_now", "{rule:rule/one} {duration:for_turn}", ir.Restrict, what=ir.Pronoun("elided"))
    g.phrase("barred_now", "{what:lasting_subject} {rule:rule/what} {duration:for_turn}", ir.Restrict)
    g.phrase("later_step", "you may {effect:step}", ir.May, player=YOU)


def _paid_and_keyed(g: Grammar) -> None:
    """What may be paid for, and a cost or a condition word before a colon."""
    g.phrase("may_pay", "you may pay {cost:icons_paid}", sv.MayPay)
    g.alias("clause", "may_pay")
    g.phrase("clause", "if {condition:conditions}, {effect:may_pay}", ir.If)
    g.phrase("icons_paid", "{icons:icons}", ir.Cost)
    # a condition word or a cost before a colon; what they reach is gathered in shape.py
    g.alias("clause", "costed")
    g.alias("clause", "keyed_clause")
    g.phrase("costed", "{cost:effect_cost}: {effect:plain_clause}", sv.Costed)
    g.phrase("keyed_clause", "{condition:keyed}: {effect:plain_clause}", sv.Keyed)
    g.phrase("keyed_clause", "{condition:keyed}: {effect:instead}", sv.Keyed)
    g.phrase("keyed_clause", "{condition:keyed}: {effect:also_done}", sv.Keyed)
    g.phrase("keyed_clause", "{condition:keyed}, {effect:costed}", sv.Keyed, w=1)
    g.phrase("keyed_clause", "{condition:keyed}: {effect:costed}", sv.Keyed, w=2)
    g.alias("plain_clause", "done")
    g.alias("plain_clause", "modal_header")
    g.alias("plain_clause", "later")
    for category in ("clause", "plain_clause"):
        g.phrase(category, "if {condition:conditions}, {effect:later}", ir.If)
    g.phrase("plain_clause", "if {condition:conditions}, {effect:done}", ir.If)
    g.phrase("clause", "unless {condition:unless}, {effect:done}", ir.If, w=40)


def _instead(g: Grammar) -> None:
    # "If ..., destroy it instead." and, after a condition word, "Put 3 instead."
    g.phrase("alone_instead", "{effect:done} instead", sv.InsteadOnly)
    g.alias("instead", "alone_instead")
    g.phrase("instead", "{effect:alone_instead} and {more:action}", sv.InsteadAnd)
    g.phrase("alone_instead", "deal {amount:digits} damage instead", sv.AmountInstead, verb="deal")
    # one card for some of these: the verbs of instructions with a number
    for verb in ("put", "summon", "draw", "recover", "add", "gain", "discard"):
        g.phrase("alone_instead", f"{verb} {{amount:digits}} instead", sv.AmountInstead, verb=verb)
    into_there = "put {amount:digits} into your EX area instead"
    g.phrase("alone_instead", into_there, sv.AmountInstead, verb="put", w=IN_PLACE)
    g.phrase("instead", "give {gains:stats_instead} instead", sv.GainsInstead)
    g.sequence("stats_instead", "stat_gained", max=1)
    # one card, 2 phrases: both places for tokens
    g.phrase("instead", "put both into your EX area instead", sv.AmountInstead, verb="both", amount=ir.Num(2))
    g.phrase("instead", "summon both instead", sv.AmountInstead, verb="both", amount=ir.Num(2), w=1)
    for w, verb in enumerate(("put", "summon")):
        g.phrase("instead", f"{verb} {{amount:digits}} of each instead", sv.AmountInstead, verb="each", w=w)
    g.phrase("instead", "select up to {amount:digits} instead", sv.AmountInstead, verb="select")
    g.phrase("instead", "select {amount:digits} instead", sv.AmountInstead, verb="select", w=EXACTLY)
    g.phrase("instead", "search for up to {amount:digits} instead", sv.AmountInstead, verb="search")
    g.phrase("instead", "search for {amount:digits} instead", sv.AmountInstead, verb="search", w=EXACTLY)
    for verb in dict(DONE):  # no card for these: of what is selected the verb of what is done with it
        if verb != "add":
            g.phrase("instead", f"{verb} {{amount:digits}} instead", sv.AmountInstead, verb=verb)
        g.phrase("instead", f"{verb} up to {{amount:digits}} instead", sv.AmountInstead, verb=verb, w=UP_TO)
    g.phrase("to_each", "deal {amount:digits} damage to each", ir.DealDamage, to=EACH_OF_THEM)
    g.phrase("alone_instead", "{effect:to_each} instead", sv.InsteadOnly)
    g.phrase("instead", "{effect:fewer} and {more:action} instead", sv.InsteadAnd, w=1)
    for verb in ("put", "summon", "draw"):
        g.phrase("fewer", f"{verb} {{amount:digits}}", sv.AmountInstead, verb=verb)
    g.phrase("instead", "{header:modal_header} instead", sv.HeaderInstead)
    g.phrase("clause", "if {condition:conditions}, {effect:instead}", sv.InsteadSentence)
    g.phrase("clause", "{cost:effect_cost}: {effect:instead}", sv.Costed)


def _sentences(g: Grammar) -> None:
    g.sequence("sentences", "sentence")
    g.phrase("sentence", "{effect:clause}.", ir.Statement)
    # one card; any explanation
    g.phrase("sentence", "{text:reminder}", sv.Reminder)
    g.phrase("clause", "X equals {amount:amount}", sv.LetSentence)
    # one card: a translation; any amount
    g.phrase("clause", "X is {amount:amount}", sv.LetSentence, w=1)
    # no card for these: other games of cards print it so
    for category in ("clause", "plain_clause"):
        for w, verb in enumerate(("is", "equals")):
            g.phrase(category, f"{{effect:done}}, where X {verb} {{amount:amount}}", sv.LetWhere, w=w)
    # one card; any number
    g.phrase("clause", "do this {times:integer} times", sv.RepeatSentence)
    g.phrase("clause", "do this {count:x} times", sv.RepeatSentence)
    for w, this in enumerate(("this", "this effect", "this process"), 1):
        g.phrase("clause", f"repeat {this} {{times:integer}} more times", sv.RepeatSentence, w=w)
        g.phrase("clause", f"if {{again:conditions}}, repeat {this}", sv.RepeatSentence, w=w)
    g.phrase("clause", "do this {times:integer} more times", sv.RepeatSentence, w=4)
    for w, words in enumerate(
        ("can't be greater than", "can't be more than", "can't exceed", "cannot be greater than")
    ):
        g.phrase("clause", f"X {words} {{most:digits}}", sv.LimitX, w=w)
    # one card; any condition
    g.phrase("clause", "repeat this until {until:condition}", sv.RepeatSentence)


def _options(g: Grammar) -> None:
    g.alias("clause", "modal_header")
    h = "modal_header"
    _opponents_choose(g)
    fixed = {"player": YOU, "printed": ir.Num(0)}
    for w, (offer, up_to) in enumerate(
        (o, u) for o in (" of the following", " of the following effects", "") for u in (False, True)
    ):
        words = "up to " if up_to else ""
        g.phrase(h, f"choose {words}{{count:how_many}}{offer}", ir.ModalHeader, up_to=up_to, w=w // 2, **fixed)
    every = {"count": ir.Num(0, w=ALL[0]), "up_to": True, **fixed}  # all that are offered: see shape.py
    for w, effects in enumerate(("", " effects"), 7):
        g.phrase(h, f"choose any number of the following{effects}", ir.ModalHeader, w=w, **every)
    for w, words in enumerate(("choose any number", "choose any number of them"), 20):  # of another number only, before
        g.phrase("any_header", words, ir.ModalHeader, w=w, **every)
    g.phrase("instead", "{header:any_header} instead", sv.HeaderInstead)
    # where one is offered, leave to choose 2 is leave to choose 1 or 2: see options.py
    for w, at_most in enumerate(("", "up to "), 30):
        may = f"you may choose {at_most}{{count:how_many}}"
        g.phrase("may_header", may, ir.ModalHeader, up_to=True, w=w, **fixed)
    g.phrase("instead", "{header:may_header} instead", sv.HeaderInstead)
    for w, (may, option, often) in enumerate(
        (m, o, t)
        for m in ("you may choose", "you can choose")
        for o in ("the same option", "the same effect")
        for t in ("more than once", "multiple times")
    ):
        g.value("clause", f"{may} {option} {often}", ir.SelectAgain(YOU, w=w))
    rests = ("that you haven't chosen", "that hasn't been chosen", "you haven't chosen", "that haven't been chosen")
    for w, (offer, rest) in enumerate(((o, r) for o in (" of the following ", " ") for r in rests), 3):
        for words, up_to in (("choose", False), ("choose up to", True)):
            for end, fresh in ((" this turn", "turn"), ("", "ever")):
                new = {"up_to": up_to, "fresh": fresh, **fixed}
                g.phrase(h, f"{words} {{count:how_many}}{offer}{rest}{end}", ir.ModalHeader, w=w, **new)
    g.phrase("how_many", "{value:integer}", ir.Num)
    g.phrase("how_many", "X", ir.X)
    g.phrase("how_many", "one", ir.Num, value=1, w=3)
    for number, word in enumerate(("two", "three"), 2):
        g.value("how_many", word, ir.Num(number, w=7))
    g.phrase("how_many", "both", ir.Num, value=2, w=BOTH)
    for number in range(3, MOST_OPTIONS + 1):
        g.value("how_many", f"all {number}", ir.Num(number, w=ALL_OF))  # as many as there are: see options.py
    for w, words in zip(ALL, ("all of them", "all"), strict=True):
        g.phrase("how_many", words, ir.Num, value=0, w=w)  # as many as are offered: see shape.py
    # one card: a translation; official texts end the offer with a full stop
    g.phrase("sentence", "{effect:modal_header}:", ir.Statement, w=1)
    g.phrase("sentence", "({number:integer}) {effect:option_start}.", sv.NumberedOption)
    # one card for some of these: a translation
    for number in range(1, MOST_OPTIONS + 1):
        g.value("option_mark", f"[{number}]", number)
    # one card: a translation; options are counted with other marks
    g.phrase("sentence", "{number:option_mark} {effect:option_start}.", sv.NumberedOption, w=1)
    g.alias("option_start", "plain_clause")
    # one card; any condition word
    g.alias("option_start", "keyed_clause")
    g.alias("option_start", "costed")


def _opponents_choose(g: Grammar) -> None:
    """Options of which an opponent picks."""
    for w, (verb, offer) in enumerate(
        (v, o) for v in ("chooses", "selects") for o in (" of the following", " of the following effects")
    ):
        words = f"{{player:chooser}} {verb} {{count:how_many}}{offer}"
        g.phrase("modal_header", words, ir.ModalHeader, printed=ir.Num(0), w=w)
    for who, player in (
        ("your opponent", ir.Opponent()), ("an opponent", ir.Opponent(w=2)), ("each opponent", ir.Opponent(w=4)),
    ):  # fmt: skip
        g.value("chooser", who, player)
    for form in ("that player", "that opponent"):
        g.value("chooser", form, ir.PronounPlayer(form))


ONCE = (
    "perform this ability only", "this ability can be activated", "activate only", "this ability can only be activated",
    "this ability can be activated only", "this ability activates only", "activate this ability only", "this ability can be performed",
    "this ability can be performed only", "this ability triggers only", "this ability triggers", "this ability can be triggered only",
    "this ability can only be triggered", "this ability can only be performed", "this ability only activates", "this ability only triggers",
    "this ability activates", "you can activate this ability only", "you can only activate this ability", "you can only perform this ability",
    "this ability can only activate", "this ability can activate only", "this ability can activate", "this ability can only trigger",
    "activates only",
)  # fmt: skip
OFTEN = (
    "this ability can be activated", "this ability can be activated up to", "perform this ability up to", "this ability triggers up to",
    "this ability can be performed up to", "perform this ability only", "this ability activates up to", "this ability activates only",
    "this ability can be activated only", "this ability can only be activated", "this ability can only be activated up to",
    "this ability triggers only", "this ability only triggers", "this ability only activates", "this ability activates only up to",
    "activate this ability only", "activate this ability up to", "this ability can only activate", "this ability can only activate up to",
    "this ability can only trigger",
    "this ability can activate up to", "this ability can activate only", "this ability can activate",
)  # fmt: skip


def _so_often(g: Grammar) -> None:
    """How often in a turn."""
    # one card for some of these: a table, of which the next card may print any
    for v, turn in enumerate(("per turn", "each turn")):
        for w, words in enumerate(ONCE):
            once = {"limits": (ir.OncePerTurn(),), "w": 100 + 50 * v + w}
            g.phrase("clause", f"{words} once {turn}", ir.LimitSentence, **once)
        for times, often in ((2, "2 times"), (3, "3 times"), (2, "twice"), (4, "4 times"), (3, "three times")):
            place = 100 + 50 * v + 200 * (not often[0].isdecimal())
            limits = (ir.OncePerTurn(times),)
            for w, words in enumerate(OFTEN, place):
                g.phrase("clause", f"{words} {often} {turn}", ir.LimitSentence, limits=limits, w=w)


def _limits(g: Grammar) -> None:
    c = "clause"
    for when, only in (
        ("your turn", ir.OnlyYourTurn()), ("your main phase", ir.OnlyMainPhase()), ("your opponent's turn", ir.OnlyOpponentTurn()),
        ("an opponent's turn", ir.OnlyOpponentTurn()), ("each opponent's turn", ir.OnlyOpponentTurn()),
    ):  # fmt: skip
        for w, may in enumerate((
            "activate only", "this ability can only be activated", "this ability can be activated only", "activate this ability only",
            "this ability can be activated",
            "this ability activates only", "this ability triggers only", "this ability only activates", "perform this ability only",
        )):  # fmt: skip
            if may.endswith("can be activated") and "opponent" in when:
                continue  # then, too, or only then? that is open
            v = 10 * ("an opponent" in when) + 20 * ("each" in when)
            g.phrase(c, f"{may} during {when}", ir.LimitSentence, limits=(only,), w=v + w)
    _so_often(g)
    # one card for some of these: a table, of which the next card may print any
    for w, words in enumerate((
        "activate only if", "this ability can be activated if", "this ability can only be activated if",
        "activate this ability only if", "perform this ability only if", "activate only while", "this ability can be activated while",
    )):  # fmt: skip
        g.phrase(c, f"{words} {{limits:only_if}}", ir.LimitSentence, w=w)
    for w, words in enumerate((
        "this ability can be activated only if", "this ability can be activated only while", "this ability can only be activated while",
        "activate this ability only while", "perform this ability only while", "this ability can only be performed if",
        "this ability can be performed only if", "this ability triggers only if", "you can activate this ability only if",
        "you can only activate this ability if",
    ), 50):  # fmt: skip
        g.phrase(c, f"{words} {{limits:only_if}}", ir.LimitSentence, w=w)
    for v, (words, name) in enumerate(FROM_WHERE):
        there = (ir.OnlyIf(ir.SourceIn(ir.SelfRef(w=1), name)),)
        for w, may in enumerate((
            "this ability can be activated", "this ability can only be activated", "this ability can be activated only",
            "activate only", "activate this ability only",
        ), 1):  # fmt: skip
            g.phrase(c, f"{may} {words}", ir.LimitSentence, limits=there, w=20 + 10 * v + w)
    # one card, 2 phrases: any condition
    g.sequence("only_if", "only_if_one", max=1)
    g.phrase("only_if_one", "{condition:conditions}", ir.OnlyIf)
