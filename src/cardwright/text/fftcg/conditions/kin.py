"""Conditions in words that others of them have: of both players, of cards in a row, of what was done by an effect."""

from cardwright.text import ir
from cardwright.text.fftcg.common import BY_ABILITY, RELATIONS, RESULT_TYPES
from cardwright.text.fftcg.filled import Filled

FIRST = 47_000  # wordings of this module begin here
OPPONENT_DISCARDS_THE = 985  # wording of Compare, see `common.OPPONENT_DISCARDS`


def fill(g: Filled) -> None:
    """All phrases of this module."""
    _players(g)
    _rows(g)
    _fighting(g)
    _done(g)
    _cast(g)


def _players(g: Filled) -> None:
    # "If each player controls a Backup", "if both players control a Monster"
    for w, who in enumerate(
        ("each player controls", "both players control", "both you and your opponent control"), FIRST
    ):
        text = f"{who} a {{group:group/one}}"
        g.phrase("condition", text, ir.Controls, player=ir.EachPlayer(), count=ir.Num(1), w=w)
    # "If your opponent has 2 or more cards more than you in their hand"
    for mine, other, has, their, than in (
        (ir.You(), ir.Opponent(), "you have", ("your",), "your opponent"),
        (ir.Opponent(), ir.You(), "your opponent has", ("their", "his/her"), "you"),
    ):
        for v, whose in enumerate(their):
            for w, words in enumerate(
                ("{more:number} or more cards more than %s in %s hand", "at least {more:number} more <card/cards:more> in %s hand than %s",
                 "{more:number} or more cards in %s hand than %s", "at least {more:number} <card/cards:more> more in %s hand than %s"),
            ):  # fmt: skip
                hand = words % ((than, whose) if w == 0 else (whose, than))
                key = f"held_more_{has[:4].strip()}_{v}_{w}"
                g.phrase(key, hand, ir.Plus, base=ir.HandSize(other), w=FIRST)
                held = {"left": ir.HandSize(mine), "compare": ">=", "w": FIRST + w + 10 * v}
                g.phrase("condition", f"{has} {{right:{key}}}", ir.Compare, **held)
        # "If you have received 2 or more points of damage more than your opponent"
        points = f"{{more:number}} or more points of damage more than {than}"
        key = f"hurt_more_{has[:4].strip()}"
        g.phrase(key, points, ir.Plus, base=ir.DamageReceived(other), w=FIRST)
        hurt = {"left": ir.DamageReceived(mine), "compare": ">=", "w": FIRST}
        g.phrase("condition", f"{has} received {{right:{key}}}", ir.Compare, **hurt)
    for relation, compare in RELATIONS:
        text = f"you have drawn {{right:number}} {relation} cards during this turn"
        g.phrase("condition", text, ir.Compare, left=ir.CardsDrawn(ir.You()), compare=compare, w=FIRST)


def _rows(g: Filled) -> None:
    # "If you have a Forward, Backup and a Monster in your Break Zone": the article stands with some of them
    g.list("uneven_row", "bare_or_a", ", ", " and ", min=3)
    text = "you have a {groups:uneven_row} in your Break Zone"
    g.phrase("condition", text, ir.HasEach, zone=ir.BreakZone(ir.You()), w=FIRST)
    for player, who in ((ir.You(), "you control"), (ir.Opponent(), "your opponent controls")):
        g.phrase("condition", f"{who} a {{groups:uneven_row}}", ir.ControlsEach, player=player, w=FIRST)


def _fighting(g: Filled) -> None:
    # "if 2 or more Forwards you control are attacking", "You can only use this ability while 2 or more Forwards are blocking."
    whose: tuple[tuple[str, tuple[ir.Filter, ...]], ...] = (
        ("", ()), (" you control", (ir.ControlledBy(ir.You()),)), (" opponent controls", (ir.ControlledBy(ir.Opponent()),)),
    )  # fmt: skip
    for u, status in enumerate(("attacking", "blocking")):
        for v, (words, mine) in enumerate(whose):
            fighting = (*mine, ir.StatusIs(status, w=FIRST))
            kinds = ("{adjectives?:adjectives} {noun:type_noun/many}", "{noun:trait}")
            for kind in kinds:
                g.phrase(f"many_{status}_{v}", f"{kind}{words} are {status}", ir.Group, qualifiers=fighting)
            text = f"{{count:number}} or more {{group:many_{status}_{v}}}"
            g.phrase("many_fighting", text, ir.Exists, w=FIRST + v + 10 * u)
    g.alias("condition", "many_fighting")
    g.phrase("limit", "while {condition:many_fighting}", ir.OnlyIf, w=3001)


def _done(g: Filled) -> None:
    # "If the discarded card was Fire", "... was Category VII": as "is" says it
    for filter_ in ("any_trait", "element_filter"):
        g.phrase("condition", f"{{card:one_pronoun}} was {{filter:{filter_}}}", ir.HasFilter, w=FIRST)
    # "If 1 or more cards put into the Break Zone were Summons"; `spread.py` keeps the wordings from 7000 on
    milled = ir.Pronoun("all_milled")
    for w, be in enumerate(("were", "are"), 90):
        for u, kind in enumerate(("shown_group", "bare_element", "bare_trait")):
            text = f"cards put into the Break Zone {be} {{group:{kind}}}"
            g.phrase("discarded_that_were", text, ir.CountRef, cards=milled, w=w + 2 * u)
    # "Draw cards equal to the number of Forwards broken by this effect."
    for w, name in enumerate(RESULT_TYPES):
        for more, by in ((0, "by this effect"), (BY_ABILITY, "due to this ability")):
            number = f"the number of {name}s"
            g.value("counted", f"{number} broken {by}", ir.ResultCount(w=more + 10 + w))
            put = f"{number} put from the field into the Break Zone {by}"
            g.value("counted", put, ir.ResultCount(w=more + 20 + w))
            for doing, verb in ((30, "activated"), (50, "dulled")):
                g.value("counted", f"{number} {verb} {by}", ir.ResultCount(turned=True, w=more + doing + w))
    one = {"right": ir.Num(1), "compare": ">=", "w": OPPONENT_DISCARDS_THE}
    g.phrase("result_condition", "your opponent discards {left:discarded_one} by this effect", ir.Compare, **one)
    # "If you reveal no Summons, ...": as behind "when"
    for w, verb in enumerate(("reveal", "revealed"), FIRST):
        none = {"right": ir.Num(0), "compare": "=", "w": w}
        g.phrase("condition", f"you {verb} no {{left:shown_many}}", ir.Compare, **none)


def _cast(g: Filled) -> None:
    # "if you have cast 2 or 3 Summons this turn"
    kinds = (("Summons", ir.TypeIs(("Summon",))), ("Forwards", ir.TypeIs(("Forward",))), ("Characters", ir.IsCharacter()),
             ("cards", None))  # fmt: skip
    for player, has in ((ir.You(), "you have"), (ir.Opponent(), "your opponent has")):
        for noun, kind in kinds:
            key = f"cast_{has.split()[0]}_{noun}"
            cast = ir.CardsCastThisTurn(player, None if kind is None else ir.Group(kind))
            g.phrase(f"one_{key}", "{right:number}", ir.Compare, left=cast, compare="=", w=FIRST)
            g.list(key, f"one_{key}", " or ", min=2, max=2)
            text = f"{has} cast {{conditions:{key}}} {noun} this turn"
            g.phrase("condition", text, ir.Or, w=FIRST)
