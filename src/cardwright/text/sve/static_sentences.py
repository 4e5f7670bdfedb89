"""Sentences of passive abilities: what holds under a condition or in a turn, and what X is."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.sve.statics import ALWAYS, YOU


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _conditioned(g)
    _whole(g)


def _conditioned(g: Grammar) -> None:
    """What holds under a condition, in a turn, or unless something is so."""
    g.sequence("statics", "static_sentence")
    g.phrase("static_sentence", "{effect:static_clause}.", ir.Statement)
    # one card; any explanation
    g.phrase("static_sentence", "{text:reminder}", sv.Reminder)
    g.phrase("static_clause", "{condition:keyed}: {effect:static}", sv.Keyed)
    g.alias("static_clause", "conditioned")
    g.phrase("conditioned", "if {condition:conditions}, {effect:static}", ir.If)
    g.phrase("conditioned", "while {condition:conditions}, {effect:whole}", ir.If, w=1)
    g.phrase("conditioned", "during your turn, {effect:static}", ir.If, condition=ir.IsTurnOf(YOU), w=2)
    g.phrase(
        "conditioned", "during each opponent's turn, {effect:static}", ir.If, condition=ir.IsTurnOf(ir.Opponent()), w=2
    )
    theirs = ir.IsTurnOf(ir.Opponent(w=1))
    g.phrase("conditioned", "during your opponent's turn, {effect:static}", ir.If, condition=theirs, w=2)
    g.phrase("conditioned", "{effect:static} as long as {condition:conditions}", ir.If, w=3)
    g.phrase("conditioned", "{effect:static} while {condition:conditions}", ir.If, w=4)
    g.phrase("conditioned", "{effect:static} if {condition:conditions}", ir.If, w=5)
    g.phrase("conditioned", "{effect:static} unless {condition:unless}", ir.If, w=6)
    for w, (turn, player) in enumerate(
        (("your", YOU), ("each opponent's", ir.Opponent()), ("your opponent's", ir.Opponent(w=1))), 7
    ):
        both = f"during {turn} turn, {{effect:in_turn}}"
        g.phrase("conditioned", both, ir.If, condition=ir.IsTurnOf(player), w=w)
        behind = f"{{effect:static}} during {turn} turn"
        g.phrase("conditioned", behind, ir.If, condition=ir.IsTurnOf(player), w=w + 3)
        g.phrase("whole", behind, ir.If, condition=ir.IsTurnOf(player), w=w + 3)
    g.phrase("in_turn", "while {condition:conditions}, {effect:static}", ir.If, w=1)
    g.phrase("in_turn", "if {condition:conditions}, {effect:static}", ir.If)
    g.phrase("unless", "{condition:one_condition}", ir.Not)
    for w, (only, before) in enumerate(
        (
            ("can only attack", "if"), ("can only attack", "while"), ("can attack only", "if"), ("can only evolve", "if"),
            ("can evolve only", "if"), ("can only evolve", "while"), ("can be evolved only", "if"), ("can only be evolved", "if"),
        ), 14
    ):  # fmt: skip
        g.phrase(
            "conditioned", f"{{effect:only_{only[4:].replace(' ', '_')}}} {before} {{condition:unless}}", ir.If, w=w
        )
    for w, only in enumerate(
        ("only_attack", "attack_only", "only_evolve", "evolve_only", "be_evolved_only", "only_be_evolved"), 8
    ):
        barred = sv.CannotEvolve(w=w) if "evolve" in only else ir.CannotAttack(w=w)
        g.value(f"barred_{only}", f"can {only.replace('_', ' ')}", barred)
        g.phrase(f"only_{only}", f"{{what:static_subject}} {{rule:barred_{only}}}", ir.Restrict, duration=ALWAYS)


def _whole(g: Grammar) -> None:
    """What is said of "it" behind a condition, of X, and in two turns."""
    theirs = ir.IsTurnOf(ir.Opponent(w=1))
    g.alias("static_clause", "static")
    g.alias("whole", "static")
    it = ir.Pronoun("it")
    g.phrase("of_it", "it has {gains:gains}", ir.Gain, to=it, duration=ALWAYS)
    g.phrase("of_it", "it has {gains:gains_comma}", ir.Gain, to=it, duration=ALWAYS, w=11)
    g.phrase("of_it", "it {rule:rule/one}", ir.Restrict, what=it, duration=ALWAYS)
    g.alias("whole", "of_it")
    g.phrase("conditioned", "if {condition:conditions}, {effect:of_it}", ir.If)
    g.alias("of_it", "price_of_it")
    g.phrase("price_of_it", "it costs {amount:digits} less to play", ir.CostChange, what=it)
    g.phrase("price_of_it", "it costs {amount:digits} play <point/points:amount> to play", sv.CostSet, what=it)
    g.phrase("static_clause", "X equals {amount:amount}", sv.LetSentence)
    g.phrase("playing_clause", "X equals {amount:amount}", sv.LetSentence)
    for w, verb in enumerate(("is", "equals")):
        for clause, effects in (("static_clause", ("static", "conditioned")), ("playing_clause", ("playing",))):
            for effect in effects:
                g.phrase(clause, f"{{effect:{effect}}}, where X {verb} {{amount:amount}}", sv.LetWhere, w=w)
    # one card, 2 phrases: any passive effect in either player's turn
    g.phrase("whole", "if {condition:conditions}, {effect:static}", ir.If, w=7)
    g.phrase("whole", "during your turn, {effect:static}", ir.If, condition=ir.IsTurnOf(YOU), w=2)
    g.phrase("whole", "during each opponent's turn, {effect:static}", ir.If, condition=ir.IsTurnOf(ir.Opponent()), w=2)
    g.phrase("whole", "during your opponent's turn, {effect:static}", ir.If, condition=theirs, w=2)
