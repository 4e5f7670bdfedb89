"""The how-manieth time that something happens in a turn: "when this follower races for the 2nd time in a turn"."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import refuse
from cardwright.text.grammar import Grammar

SPANS = ("in a turn", "each turn", "this turn", "during a turn", "in one turn", "in the same turn")
ASKED = 50  # `FirstInTurn.w` of what is asked behind the event: "..., if it's the 2nd time this turn"


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _drawn(g)
    for w, word in enumerate(("whenever", "when")):
        g.phrase("countable_event", f"{word} {{subject:source}} {{happenings:happenings}}", ir.CardEvent, w=w)
        hurt = {"happenings": (ir.IsDealtDamage(),)}
        g.phrase("countable_event", f"{word} {{subject:leader}} takes damage", ir.CardEvent, w=w, **hurt)
        # a card evolves once: of others than the source it would be open whether one and the same card is meant
        evolving = {"happenings": (sv.Evolves(),)}
        g.phrase("countable_event", f"{word} {{subject:one_subject}} evolves", ir.CardEvent, w=w, **evolving)
    for v, nth in enumerate(("ordinal", "ordinal_word")):
        for w, span in enumerate(SPANS):
            nth_time = f"{{event:countable_event}} for the {{nth:{nth}}} time {span}"
            g.phrase("event", nth_time, ir.FirstInTurn, w=w + 10 * v)
        for w, this in enumerate(("if it's", "if this is", "if it is")):
            asked = f"{{event:countable_event}}, {this} the {{nth:{nth}}} time this turn"
            g.phrase("event", asked, ir.FirstInTurn, w=ASKED + w + 10 * v)
    for v, nth in enumerate(("ordinal", "ordinal_word")):
        for w, span in enumerate(SPANS[:3]):
            g.phrase(
                "event", f"the {{nth:{nth}}} time {{event:counted_event}} {span}", ir.FirstInTurn, w=20 + w + 10 * v
            )
    g.phrase("counted_event", "{subject:source} {happenings:happenings}", ir.CardEvent, w=8)
    for w, end in enumerate(("[defense]", "defense"), 10):
        changed = f"{{subject:leader_possessive}} {end} is {{happenings:leader_changes}}"
        g.phrase("counted_event", changed, ir.CardEvent, w=w)
        g.phrase("counted_event", f"{{subject:leader}} {{happenings:leader_gets}} {end}", ir.CardEvent, w=w + 2)
    g.phrase("counted_event", "{subject:leader} takes damage", ir.CardEvent, happenings=(ir.IsDealtDamage(),), w=8)
    for w, (nth, span) in enumerate((nth, span) for nth in ("ordinal", "ordinal_word") for span in SPANS[:3]):
        g.phrase("event", f"the {{nth:{nth}}} time {span} {{event:counted_event}}", ir.FirstInTurn, w=w + 40)
    for w, (word, article, nth, span) in enumerate(
        ((w, a, n, e) for w in ("whenever", "when") for a in ("a", "an") for n in ("ordinal", "ordinal_word") for e in SPANS[:2]), 70
    ):  # fmt: skip
        plays = f"{word} you play {article} {{group:group/one}} for the {{nth:{nth}}} time {span}"
        g.phrase("event", plays, ir.PlayerCasts, player=ir.You(), w=w)
    for w, (article, span) in enumerate(((a, e) for a in ("a", "an") for e in SPANS[:3]), 60):
        plays = f"the {{nth:ordinal}} time you play {article} {{group:group/one}} {span}"
        g.phrase("event", plays, ir.PlayerCasts, player=ir.You(), w=w)
    once_a_card: tuple[tuple[str, ir.Event], ...] = (
        ("evolves", sv.Evolves()), ("races", sv.Races()), ("is destroyed", ir.IsBroken()), ("leaves the field", ir.LeavesField()),
        ("is put onto your field", ir.EntersField(ir.You())),
    )  # fmt: skip
    # a card that left is another one: so it is the first of all of them; of races, too (S71)
    for words, happening in once_a_card:
        once = {"happenings": (happening,), "w": 8}
        g.phrase("counted_event", f"{{subject:one_subject}} {words}", ir.CardEvent, **once)


def _drawn(g: Grammar) -> None:
    """ "Whenever you draw your 2nd card each turn", "whenever you draw a card, if it's the 2nd card you've drawn this turn"."""
    players = (("you", "", "your", "you've", ir.You()), ("an opponent", "s", "their", "they've", ir.Opponent()))
    for v, nth in enumerate(("ordinal", "ordinal_word")):
        for u, word in enumerate(("whenever", "when")):
            for who, s, whose, have, player in players:
                draws = {"event": ir.PlayerDraws(player, w=u)}
                for w, span in enumerate(("each turn", "in a turn", "of the turn", "during a turn")):
                    drawn = f"{word} {who} draw{s} {whose} {{nth:{nth}}} card {span}"
                    g.phrase("event", drawn, ir.FirstInTurn, w=w + 10 * v, **draws)
                asked = f"{word} {who} draw{s} a card, if it's the {{nth:{nth}}} card {have} drawn this turn"
                g.phrase("event", asked, ir.FirstInTurn, w=ASKED + 10 * v, **draws)
                asked = f"{word} {who} draw{s} a card, if it's {whose} {{nth:{nth}}} card drawn this turn"
                g.phrase("event", asked, ir.FirstInTurn, w=ASKED + 1 + 10 * v, **draws)


def check_asked(ability: ir.Node) -> None:
    """What is asked behind the event is said of the sentence that it begins: of a second one it would be open."""
    event = getattr(ability, "event", None)
    if isinstance(event, ir.FirstInTurn) and event.w >= ASKED and len(ability.effects) > 1:  # type: ignore[attr-defined]
        raise refuse("it is open whether the second sentence is said of that time only")


def check_second(node: sv.Paragraph) -> None:
    """ "[fanfare] ... When you play your 2nd card this turn, ...": in this turn alone, or in each?"""
    event = getattr(node.second, "event", None)
    if isinstance(event, ir.PlayerCasts) and event.nth:
        raise refuse("it is open whether that is said of this turn alone")
