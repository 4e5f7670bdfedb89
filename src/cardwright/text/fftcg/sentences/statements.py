"""From clauses to sentences: with their full stop, without end, and reminders."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _sentences(g)
    _reminders(g)


def _sentences(g: Grammar) -> None:
    """Clauses with their full stop, and one effect without end."""
    g.sequence("sentences", "sentence")
    g.phrase("sentence", "{effect:clause}.", ir.Statement)
    g.phrase("sentence", "{kind:reminder}", ir.ReminderSentence)
    for category in ("sentence", "static_sentence"):
        for w, card in enumerate(("this Character", "this Forward", "{_:self}")):
            text = f"(If you have received {{number:integer}} points of damage or more, {card} has this ability.)"
            g.phrase(category, text, ir.ReminderSentence, kind="damage", w=w)
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


def _reminders(g: Grammar) -> None:
    """Reminders, letter by letter, and several effects without end."""
    # one card, 3 phrases: reminders, letter by letter
    g.value("reminder", "(This effect does not end at the end of the turn.)", "permanent")
    g.value("reminder", "(Unit must be 1000.)", "unit")
    g.value("reminder", "(Units must be 1000.)", "units")
    both = "(If you reveal {number:integer} or more cards of each Element, both effects will be triggered.)"
    # one card: a reminder, letter by letter
    g.phrase("sentence", both, ir.ReminderSentence, kind="both_revealed")
    g.value("reminder", "(These effects do not end at the end of the turn.)", "permanent_all")
    g.phrase("sentence", '"{effects:sentences}"', ir.OptionSentence)
    # one card: a reminder, letter by letter
    g.phrase("ability", "(These effects do not end at the end of the turn.)", ir.ReminderAbility, kind="permanent_all")
    g.phrase("ability", "(This effect does not end at the end of the turn.)", ir.ReminderAbility, kind="permanent")
    # without end, and several things: "(These effects do not end ...)"
    p = "permanent_many"
    lasting = {"duration": ir.Permanent(w=4)}
    # one card, 7 phrases: without end, several things at once
    g.phrase(p, "{to:subj} <gains/gain:to> {gains:many_gains}", ir.Gain, **lasting)
    g.phrase(p, "{effects:place_and_gain}", ir.Both, w=23)
    g.phrase("permanent_many_if", "if {condition:conditions}, {effect:permanent_many}", ir.If)
    g.phrase("permanent_many_if", "if you do so, {effect:permanent_many}", ir.IfDone)
    for category in (p, "permanent_many_if"):
        words = f"{{effect:{category}}}. (These effects do not end at the end of the turn.)"
        # one card, 6 phrases: without end, and what is lost for it
        g.phrase("sentence", words, ir.Statement, w=4)
