"""What says neither how long it lasts nor that it does not end: it has no end (11.12.4.1)."""

from collections.abc import Iterator

from cardwright.text import ir
from cardwright.text.grammar import Grammar
from cardwright.text.printing import Context
from cardwright.text.reading import Source


def add(g: Grammar) -> None:
    """All phrases of this module."""
    ever = {"duration": ir.Permanent(w=5)}
    # one card: any instruction that gives or takes
    g.phrase("sentence", "{effect:endless}{_:last_stop}", ir.Statement)
    g.terminal("last_stop", _stop_without_reminder, _show_stop)
    # one card: what is gained; all else is taken, becomes or is counted likewise
    g.phrase("endless", "{to:subj} <gains/gain:to> {gains:gains}", ir.Gain, **ever)
    g.phrase("endless", "{to:subj} <loses/lose:to> {losses:losses}", ir.Lose, **ever)
    g.phrase("endless", "{what:possessive} power becomes {amount:number}", ir.SetPower, **ever)
    for w, job in enumerate(("the named Job", "that Job")):
        named = {"rule": ir.AlsoJob(""), "w": w}
        g.phrase("endless", f"{{what:subj}} <gains/gain:what> {job}", ir.Restrict, **named, **ever)
    g.phrase("endless", "for each {each:each}, {effect:endless}", ir.ForEachFront)
    g.phrase("endless", "if {condition:conditions}, {effect:endless}", ir.If)
    g.phrase("endless", "if you do so, {effect:endless}", ir.IfDone)


def _stop_without_reminder(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    """A full stop, unless what it ends says in brackets behind it that it does not end (there may be a quote's end between)."""
    behind = pos + 2 if source.text_at(pos + 1) in ('"', "“", "”") else pos + 1
    if source.text_at(pos) == "." and source.text_at(behind) != "(":
        yield pos + 1, None


def _show_stop(value: object, context: Context) -> str:
    return "."
