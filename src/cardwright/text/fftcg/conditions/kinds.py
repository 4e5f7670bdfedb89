"""What is less often asked: who fights alone, who has more Crystals, what anybody cast, the phase, whose effect did something to a
card this turn; and a second condition that leaves out its "you"."""

from cardwright.text import ir
from cardwright.text.fftcg.common import NTH, RELATIONS
from cardwright.text.fftcg.filled import Filled
from cardwright.text.fftcg.moments.moves import CAUSES

FIRST = 9100  # wordings of this module begin here
# what may stand around "4 or more cards have been cast this turn": it is all that both players cast, said or not
IN_ALL = (("a total of ", ""), ("", " by both players"), ("a total of ", " by both players"),
          ("", " by both players in total"), ("", " in total"))  # fmt: skip
CHOOSERS: tuple[tuple[ir.Player, tuple[str, ...], str], ...] = (
    (ir.Opponent(), ("summon", "ability"), "your opponent's Summons or abilities"),
    (ir.Opponent(), ("summon", "ability"), "your opponent's Summon or ability"),
    (ir.Opponent(), ("summon",), "your opponent's Summon"),
    (ir.Opponent(), ("ability",), "your opponent's ability"),
    (ir.You(), ("summon", "ability"), "your Summons or abilities"),
    (ir.You(), ("summon",), "your Summon"),
    (ir.AnyPlayer(), ("summon", "ability"), "a Summon or an ability"),
    (ir.AnyPlayer(), ("summon",), "a Summon"),
    (ir.AnyPlayer(), ("ability",), "an ability"),
)
# "dealt damage by your Summons": the words of `IsDealtDamage`
DEALT: tuple[tuple[str, ir.Player | None, str], ...] = (
    ("ability", ir.You(), "your Summons or abilities"),
    ("ability", ir.You(), "your Summon or ability"),
    ("only_summon", ir.You(), "your Summon"),
    ("only_summon", ir.You(), "your Summons"),
    ("only_ability", ir.You(), "your ability"),
    ("only_ability", ir.You(), "your abilities"),
    ("ability", ir.Opponent(), "your opponent's Summons or abilities"),
    ("ability", None, "a Summon or an ability"),
)


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    _fights(g)
    _crystals(g)
    _cast(g)
    _phases(g)
    _caused(g)
    _yours(g)
    _abilities(g)
    _points(g)
    _how_manieth(g)


def _fights(g: Filled) -> None:
    g.phrase("state", "attacking alone", ir.StatusIs, status="alone", w=FIRST)
    g.phrase("state", "blocked", ir.StatusIs, status="blocked", w=FIRST)
    for w, words in enumerate(("attacking alone", "that is attacking alone"), FIRST):
        g.phrase("qualifier", words, ir.StatusIs, status="alone", w=w)


def _crystals(g: Filled) -> None:
    mine, theirs = ir.CrystalCount(ir.You()), ir.CrystalCount(ir.Opponent())
    for w, (more, compare) in enumerate((("more", ">"), ("fewer", "<"), ("less", "<")), FIRST):
        for v, tail in enumerate(("", " does", " has")):
            fixed = {"compare": compare, "w": w + 10 * v}
            text = f"you have {more} 《C》 than your opponent{tail}"
            g.phrase("condition", text, ir.Compare, left=mine, right=theirs, **fixed)
        for v, tail in enumerate(("", " do", " have")):
            fixed = {"compare": compare, "w": w + 10 * v}
            text = f"your opponent has {more} 《C》 than you{tail}"
            g.phrase("condition", text, ir.Compare, left=theirs, right=mine, **fixed)


def _cast(g: Filled) -> None:
    # "If 2 or more Summons have been cast this turn": all that both players cast
    for w, verb in enumerate(("have been cast", "were cast"), FIRST):
        text = f"{{times:integer}} or more {{event:cast_by_{w}}} this turn"
        g.phrase("condition", text, ir.HappenedThisTurn, w=w)
        anybody = {"player": ir.AnyPlayer(), "w": w}
        g.phrase(f"cast_by_{w}", f"{{group:group/many}} {verb}", ir.PlayerCasts, **anybody)
        # "If a total of 4 or more cards have been cast this turn by both players"
        for v, (front, behind) in enumerate(IN_ALL):
            text = f"{front}{{times:integer}} or more {{event:cast_by_{w}}} this turn{behind}"
            g.phrase("condition", text, ir.HappenedThisTurn, w=w + 100 + 10 * v)
    for v, total in enumerate(("a total of {times:integer} or more {event:cast_both}",
                               "{times:integer} or more {event:cast_both} in total"), FIRST):  # fmt: skip
        for w, who in enumerate(("you and your opponent", "both players", "both you and your opponent")):
            g.phrase("condition", f"{who} have cast {total} this turn", ir.HappenedThisTurn, w=v + 200 + 10 * w)
    g.phrase("cast_both", "{group:group/many}", ir.PlayerCasts, player=ir.AnyPlayer(), w=FIRST + 10)


def _phases(g: Filled) -> None:
    whose: tuple[tuple[ir.Player, str], ...] = (
        (ir.EachPlayer(), "the"), (ir.You(), "your"), (ir.Opponent(), "your opponent's")
    )  # fmt: skip
    for player, words in whose:
        for phase, name in (("attack", "Attack Phase"), ("main_1", "Main Phase 1"), ("main_2", "Main Phase 2")):
            article = "" if words == "the" and phase != "attack" else f"{words} "
            g.phrase("condition", f"it is {article}{name}", ir.PhaseIs, phase=phase, player=player, w=FIRST)
        if player != ir.EachPlayer():
            either = tuple(ir.PhaseIs(f"main_{each}", player) for each in (1, 2))
            g.phrase("condition", f"it is {words} Main Phase", ir.Or, conditions=either, w=FIRST)


def _caused(g: Filled) -> None:
    """ "If it has been chosen by your opponent's Summon this turn", "if it was broken by your Summon this turn"."""
    for v, (is_, are) in enumerate((("has been", "have been"), ("was", "were"))):
        for w, (player, kinds, words) in enumerate(CHOOSERS, FIRST + 100 * v):
            chosen = {"by": player, "kinds": kinds, "w": w}
            g.phrase("past_happening", f"{is_} chosen by {words}", ir.IsChosen, **chosen)
            g.phrase("happened", f"{are} chosen by {words}", ir.IsChosen, **chosen)
        for w, (by, whose, words) in enumerate(DEALT, FIRST + 100 * v):
            dealt = {"by": by, "controller": whose, "w": w}
            g.phrase("past_happening", f"{is_} dealt damage by {words}", ir.IsDealtDamage, **dealt)
            g.phrase("happened", f"{are} dealt damage by {words}", ir.IsDealtDamage, **dealt)
        for w, (due, words) in enumerate(CAUSES, FIRST + 100 * v):
            for u, by in enumerate(("by", "due to")):
                cause = {"due_to": due, "w": w + 50 * u}
                for verb, node in (("broken", ir.IsBroken), ("dulled", ir.BecomesDull), ("frozen", ir.BecomesFrozen)):
                    g.phrase("past_happening", f"{is_} {verb} {by} {words}", node, **cause)
                put = f"put from the field into the Break Zone {by} {words}"
                g.phrase("past_happening", f"{is_} {put}", ir.PutIntoBreakZone, source="field", **cause)
                g.phrase("happened", f"{are} {put}", ir.PutIntoBreakZone, source="field", **cause)
        for verb, node in (("dulled", ir.BecomesDull), ("frozen", ir.BecomesFrozen), ("activated", ir.BecomesActive)):
            g.phrase("past_happening", f"{is_} {verb}", node, w=FIRST + v)
            g.phrase("happened", f"{are} {verb}", node, w=FIRST + v)


def _points(g: Filled) -> None:
    # "When you receive a point of damage, if the card put into the Damage Zone is a Summon, draw 1 card."
    for w, zone in enumerate(("the Damage Zone", "your Damage Zone"), FIRST):
        for v, put in enumerate(("put into", "placed in", "put in")):
            card = {"card": ir.Pronoun("point_card"), "w": w + 10 * v}
            for u, article in enumerate(("a", "an")):
                text = f"the card {put} {zone} is {article} {{group:group/one}}"
                g.phrase("condition", text, ir.Is, **{**card, "w": w + 10 * v + 50 * u})
            g.phrase("condition", f"the card {put} {zone} is {{filter:state}}", ir.HasFilter, **card)
            g.phrase("condition", f"the card {put} {zone} has {{filter:with_burst}}", ir.HasFilter, **card)
    g.phrase("with_burst", "EX Burst", ir.WithKeyword, keyword="EX Burst", w=FIRST)


def _how_manieth(g: Filled) -> None:
    # "If this is the first card you have cast this turn"
    for nth, word in enumerate(NTH[:6], 1):
        for w, card in enumerate(("this", "{_:self}"), FIRST):
            for v, have in enumerate(("you have", "you've")):
                text = f"{card} is the {word} {{group:kind_of_cast}} {have} cast this turn"
                g.phrase("condition", text, ir.IsNthCast, nth=nth, w=w + 10 * v)
    g.phrase("kind_of_cast", "{adjectives?:adjectives} {noun:type_noun/one}", ir.Group)
    g.phrase("kind_of_cast", "{adjectives?:plain_adjectives} {noun:trait_noun}", ir.Group)


def _yours(g: Filled) -> None:
    # "If you control 3 or more Forwards and have no cards in your hand"
    g.pair("conditions", "condition", "also_yours", " and ", cls=ir.And, field="conditions", w=FIRST)
    you = {"player": ir.You()}
    for w, hand in enumerate(("in your hand", "in hand"), FIRST):
        g.phrase("also_yours", f"have no cards {hand}", ir.HandSizeIs, count=ir.Num(0), compare="=", w=w, **you)
        for relation, compare in RELATIONS:
            text = f"have {{count:number}} <card/cards:count> {relation} {hand}"
            g.phrase("also_yours", text, ir.HandSizeIs, compare=compare, w=w, **you)
            text = f"have {{count:number}} {relation} cards {hand}"
            g.phrase("also_yours", text, ir.HandSizeIs, compare=compare, w=w + 10, **you)
    for relation, compare in RELATIONS:
        points = f"have received {{count:number}} <point/points:count> of damage {relation}"
        g.phrase("also_yours", points, ir.ReceivedDamage, compare=compare, w=FIRST, **you)
    cast = "have cast {count:number} or more {group:group/many} this turn"
    g.phrase("also_yours", cast, ir.HasCastThisTurn, w=FIRST, **you)


def _abilities(g: Filled) -> None:
    # "Choose 1 ability. If it is a special ability, ..."
    kinds = ((("action",), "an action ability"), (("special",), "a special ability"), (("auto",), "an auto-ability"),
             (("action", "special"), "an action or special ability"),
             (("action", "special"), "an action ability or a special ability"))  # fmt: skip
    for w, (named, words) in enumerate(kinds, FIRST):
        g.phrase("kind_of_ability", words, ir.IsAbility, kinds=named, w=w)
    g.phrase("condition", "{card:one_pronoun} is {filter:kind_of_ability}", ir.HasFilter, w=FIRST)
