"""How sentences are built from instructions: may, if, then, instead, options, limits."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _joins(g)
    _clauses(g)
    _sentences(g)
    _modal(g)
    _limits(g)


def _joins(g: Grammar) -> None:
    # `action`: one instruction. `step`: one or several joined. `clause`: what a sentence may be.
    g.list("joined", "action", " and ", cls=ir.Both, field="effects", min=2, max=2)
    g.list("joined", "action", ", ", ", and ", cls=ir.Both, field="effects", min=2, w=1)
    g.list("joined", "action", ", ", " and ", cls=ir.Both, field="effects", min=3, w=0)
    g.alias("plain", "action")
    g.alias("plain", "joined")
    g.list("plain", "action", " or ", cls=ir.OneOf, field="effects", min=2, max=2)
    g.phrase("step", "{first:plain}, then {then:plain}", ir.Then)
    g.phrase("step", "{first:plain} then {then:plain}", ir.Then, w=2)
    g.phrase("step", "{first:plain} and then {then:plain}", ir.Then, w=1)
    g.alias("step", "plain")


def _clauses(g: Grammar) -> None:
    g.alias("done", "step")
    g.phrase("done", "you may {effect:step}", ir.May, player=ir.You())
    g.phrase("done", "your opponent may {effect:opponent_step}", ir.May, player=ir.Opponent())
    g.alias("clause", "done")
    g.alias("clause", "choice")
    g.phrase("clause", "if {condition:conditions}, {effect:unconditional}", ir.If)
    g.alias("unconditional", "done")
    g.alias("unconditional", "choice")
    g.phrase("clause", "if {condition:conditions}, {effect:step} instead", ir.Instead)
    full = "(select as many as possible)"
    # one card, 3 phrases: the reminder of another number stands behind "instead"
    g.phrase("clause", f"if {{condition:conditions}}, {{effect:fuller_step}} instead {full}", ir.Instead)
    g.phrase("fuller_step", "{player:who} selects {target:fuller_target}", ir.Select)
    g.phrase("fuller_target", "up to {count:number} {group:group/count}", ir.Target, w=46)
    g.phrase("clause", "if {condition:conditions}, also {effect:step}", ir.If, w=1)
    g.phrase("clause", "if not, {effect:unconditional}", ir.Otherwise)
    g.phrase("clause", "if your opponent doesn't {cost:paid_cost}, {effect:step}", ir.Unless, player=ir.Opponent())
    g.phrase("clause", "if you don't {cost:paid_cost}, {effect:step}", ir.Unless, player=ir.You())
    g.phrase("clause", "otherwise, {effect:unconditional}", ir.Otherwise, w=1)
    g.phrase("clause", "if you do so, {effect:unconditional}", ir.IfDone)
    g.phrase("clause", "if you do, {effect:unconditional}", ir.IfDone, w=1)
    g.phrase("clause", "if you do not, {effect:unconditional}", ir.IfNotDone)
    g.phrase("clause", "if you don't do so, {effect:unconditional}", ir.IfNotDone, w=1)
    g.phrase("clause", "when you do so, {effects:first_clause}", ir.WhenDone)
    g.sequence("first_clause", "reflexive", max=1)
    g.alias("reflexive", "unconditional")
    g.alias("reflexive", "conditional")
    g.phrase("conditional", "if {condition:conditions}, {effect:unconditional}", ir.If)
    g.alias("reflexive", "modal_header")
    g.phrase("clause", "then, {effect:unconditional}", ir.Afterwards)
    g.phrase("clause", "{event:delayed_event}, {effects:first_clause}", ir.Delayed)
    g.phrase("if_done_clause", "{event:delayed_event}, {effects:one_step}", ir.Delayed)
    g.phrase("if_done_clause", "{effects:one_step} {event:delayed_event}", ir.Delayed, w=1)
    g.phrase("clause", "if you do so, {effect:if_done_clause}", ir.IfDone)
    g.phrase("clause", "{event:turn_event}, {effects:first_clause}", ir.Delayed, this_turn=True)
    g.phrase("clause", "{effects:one_step} {event:delayed_event}", ir.Delayed, w=1)
    g.sequence("one_step", "step", max=1)


def _sentences(g: Grammar) -> None:
    g.sequence("sentences", "sentence")
    g.phrase("sentence", "{effect:clause}.", ir.Statement)
    g.phrase("sentence", "{kind:reminder}", ir.ReminderSentence)
    g.phrase(
        "sentence",
        "(If you have received {number:integer} points of damage or more, {_:has_it})",
        ir.ReminderSentence,
        kind="damage",
    )
    g.value("has_it", "this Character has this ability.", None)
    # an effect without end says so right behind it: see Permanent(w=1) in shape.py
    g.phrase("sentence", "{effect:permanent}. (This effect does not end at the end of the turn.)", ir.Statement, w=1)
    g.phrase(
        "sentence",
        '"{effects:permanent_sentences}" (This effect does not end at the end of the turn.)',
        ir.OptionSentence,
        w=1,
    )
    g.sequence("permanent_sentences", "permanent_sentence", max=1)
    g.phrase("permanent_sentence", "{effect:permanent}.", ir.Statement, w=2)
    g.phrase("sentence", "{effect:permanent_if}. (This effect does not end at the end of the turn.)", ir.Statement, w=1)
    g.phrase("permanent_if", "if {condition:conditions}, {effect:permanent}", ir.If)
    g.phrase("permanent_if", "if you do so, {effect:permanent}", ir.IfDone)
    g.phrase(
        "sentence",
        "{effect:own_permanent}. (This effect does not end at the end of the turn. {_:no_trigger} {_:self} is a Forward.)",
        ir.Statement,
        w=3,
    )
    g.value("no_trigger", "This ability will not trigger if", None)
    g.phrase("own_permanent", "if {condition:conditions}, {effect:own_forward}", ir.If)
    lasting = {"duration": ir.Permanent(w=2)}
    # one card: as the line above, without a gain
    g.phrase(
        "own_forward", "{what:source} also becomes a Forward with {power:power}", ir.BecomeForward, gains=(), **lasting
    )
    g.phrase(
        "own_forward",
        "{what:source} also becomes a Forward with {power:power} and {gains:one_gain}",
        ir.BecomeForward,
        **lasting,
    )
    # one card, 3 phrases: reminders, letter by letter
    g.value("reminder", "(This effect does not end at the end of the turn.)", "permanent")
    g.value("reminder", "(Unit must be 1000.)", "unit")
    g.value("reminder", "(Units must be 1000.)", "units")
    g.value("reminder", "(These effects do not end at the end of the turn.)", "permanent_all")


def _modal(g: Grammar) -> None:
    g.alias("clause", "modal_header")
    g.alias("unconditional", "modal_header")
    h = "modal_header"
    g.phrase(h, "select {count:number} of the {printed:number} following actions", ir.ModalHeader, player=ir.You())
    g.phrase(
        h,
        "select up to {count:number} of the {printed:number} following actions",
        ir.ModalHeader,
        player=ir.You(),
        up_to=True,
    )
    g.phrase("clause", "if {condition:conditions}, {header:modal_header} instead", ir.ModalAlternative)
    g.phrase("clause", "if {condition:conditions}, {header:more_of_them} instead", ir.ModalAlternative, w=1)
    more, you = "more_of_them", {"player": ir.You()}
    for w, words in enumerate(("both actions", "both", "both of the actions", "both of them"), 1):
        g.phrase(more, f"select {words}", ir.ModalHeader, count=ir.Num(2), printed=ir.Num(2), w=w, **you)
    for number in (2, 3, 4):
        both = {"count": ir.Num(number), "printed": ir.Num(number), **you}
        g.phrase(more, f"select all {number} actions", ir.ModalHeader, w=5, **both)
        g.phrase(more, f"select all {number} of the actions", ir.ModalHeader, w=6, **both)
    for w, words in enumerate(("actions", "above actions", "actions listed"), 7):
        of = f"of the {{printed:number}} {words}"
        g.phrase(more, f"select {{count:number}} {of}", ir.ModalHeader, w=w, **you)
        g.phrase(more, f"select up to {{count:number}} {of}", ir.ModalHeader, up_to=True, w=w, **you)
    g.phrase("sentence", '"{effects:sentences}"', ir.OptionSentence)


def _limits(g: Grammar) -> None:
    g.phrase("clause", "you can only use this ability {limits:limits}", ir.LimitSentence)
    g.phrase("clause", "this effect will trigger only {limits:limits}", ir.LimitSentence, trigger=True)
    g.list("limits", "limit", " and ")
    # with a comma: "during your Main Phase, and only once per turn"
    g.phrase("clause", "you can only use this ability {limits:limits_comma}", ir.LimitSentence)
    g.list("limits_comma", "limit_comma", ", and ", min=2)
    g.phrase("limit_comma", "during your turn", ir.OnlyYourTurn, w=2)
    g.phrase("limit_comma", "during your Main Phase", ir.OnlyMainPhase, w=2)
    g.phrase("limit_comma", "only once per turn", ir.OncePerTurn, w=2)
    g.phrase("limit", "once per turn", ir.OncePerTurn)
    g.phrase("limit", "only once per turn", ir.OncePerTurn, w=1)
    g.phrase("limit", "twice per turn", ir.OncePerTurn, times=2)
    g.phrase("limit", "only twice per turn", ir.OncePerTurn, times=2, w=1)
    g.phrase("limit", "during your turn", ir.OnlyYourTurn)
    g.phrase("limit", "during your opponent's turn", ir.OnlyOpponentTurn)
    g.phrase("limit", "during your Main Phase", ir.OnlyMainPhase)
    g.phrase("limit", "if {condition:condition}", ir.OnlyIf)
    g.phrase("limit", "while {card:source} is {filter:state}", ir.OnlyWhile)
