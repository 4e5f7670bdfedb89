"""Who may cast what, when, from where and instead of which cost; and who may not."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.common import ALWAYS, CASTERS, TURN_SPANS
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar

FROM_ELSEWHERE = 8650  # wordings of what is not cast from a hand


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _castable(g)
    _alternatives(g)
    _cannot_cast(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _castable_more(g)
    _alternatives_more(g)
    _cannot_cast_more(g)


def _castable(g: Grammar) -> None:
    g.phrase("cast_rule", "you cannot play {_:self} from your hand due to Summons or abilities", ir.NotPlayedByEffects)
    anywhere = {"anywhere": True, "w": 20}
    # one card: from whatever zone; from the hand is above
    g.phrase("cast_rule", "you cannot play {_:self} due to Summons or abilities", ir.NotPlayedByEffects, **anywhere)
    for w, (verb, reach) in enumerate((("cast", ""), ("play", "anywhere"))):
        for when, words in (("your_turn", "your turn"), ("main_phase", "your Main Phase")):
            fixed = {"when": when, "reach": reach, "w": w}
            g.phrase("cast_rule", f"you can only {verb} {{_:self}} during {words}", ir.CastOnly, **fixed)
    g.phrase("must_control", "control {count:number} or more {group:group/many}", ir.Controls, player=ir.You(), w=8)
    g.phrase("must_control", "control {group:named_group}", ir.Controls, player=ir.You(), count=ir.Num(1), w=9)
    # one card: numbers, names, pairs and rows of costs; to play it in the other words
    for w, (words, reach) in enumerate((("cast {_:self}", ""), ("play {_:self} onto the field", "anywhere")), 2):
        g.phrase("cast_rule", f"you must {{condition:must_control}} to {words}", ir.PlayedOnlyIf, reach=reach, w=w)
    # one card: it says all there is to say
    g.phrase("cast_rule", "you cannot cast {_:self}", ir.NeverCast)
    g.phrase("cast_rule", "you must control a {group:group/one} to cast {_:self}", ir.MustControl)
    g.phrase("cast_rule", "you can only cast {_:self} if {condition:conditions}", ir.PlayedOnlyIf)
    # one card: any group; "to cast" is above, numbers and names in the table before
    g.phrase(
        "cast_rule",
        "you must control a {group:group/one} to play {_:self} from your hand onto the field",
        ir.MustControl,
        reach="hand",
        w=1,
    )
    g.phrase(
        "cast_rule",
        "you cannot play {_:self} or {name:card_name} while already in control of either Character",
        ir.NotTogether,
    )
    g.phrase(
        "cast_rule", "you can only play {_:self} if {condition:conditions}", ir.PlayedOnlyIf, reach="anywhere", w=1
    )


def _alternatives(g: Grammar) -> None:
    g.phrase("static", "you can play 2 or more {element:element} Characters onto the field", ir.LightDarkMany)
    # one card: costs in older words
    g.phrase("static", "you can {cost:paid_cost} to play {_:self} from your hand onto the field", ir.AlternativeCost,
             what=ir.SelfRef(), w=2)  # fmt: skip
    # one card: any noun with its choices; any cost
    g.phrase(
        "static",
        "if you pay the cost to play {_:self} onto the field, you may pay an extra {cost:icon_cost}",
        ir.ExtraCost,
        what=ir.SelfRef(),
        w=2,
    )
    g.sequence("only_removed", "removed_by", max=1)
    # one card: removed by one ability or several
    g.phrase("removed_kind", "{adjectives?:adjectives} {noun:type_noun/many} {qualifiers:only_removed}", ir.Group)
    words = "you can cast {group:removed_kind} at any time you could normally cast them"
    # one card, 3 phrases: what may be cast from elsewhere; for a span of time it is in the tables
    g.phrase("static", words, ir.MayCast, player=ir.You())


def _cannot_cast(g: Grammar) -> None:
    # one card: any group; your own is below, both players' in the tables
    g.phrase(
        "action",
        "during this turn, your opponent cannot cast {group:group/many}",
        ir.CannotCast,
        player=ir.Opponent(),
        duration=ir.UntilEndOfTurn(w=3),
    )
    # one card: any group; your own and your opponent's are below
    g.phrase("static", "players cannot cast {group:group/many}", ir.CannotCast, player=ir.EachPlayer(), duration=ALWAYS)
    g.phrase(
        "static", "your opponent cannot cast {group:group/many}", ir.CannotCast, player=ir.Opponent(), duration=ALWAYS
    )
    g.phrase("static", "you cannot cast {group:group/many}", ir.CannotCast, player=ir.You(), duration=ALWAYS)
    for words, player in (("you", ir.You()), ("your opponent", ir.Opponent()), ("players", ir.EachPlayer())):
        g.phrase("static", f"{words} cannot lose the game", ir.CannotLose, player=player)
    words = "during this turn, you cannot cast {group:group/many}"
    g.phrase("action", words, ir.CannotCast, player=ir.You(), duration=ir.UntilEndOfTurn(w=3))
    g.phrase(
        "action",
        "your opponent cannot cast {group:group/many} {duration:this_turn}",
        ir.CannotCast,
        player=ir.Opponent(),
    )
    # copies are cards of the same name
    fixed = {"player": ir.Opponent(), "duration": ir.UntilEndOfNextTurn(ir.AnyPlayer(), w=1)}
    # one card: other spans are in the tables
    g.phrase(
        "action",
        "until the end of the next turn, " + "your opponent cannot cast any copies of {group:copies}",
        ir.CannotCast,
        **fixed,
    )
    g.phrase("copies", "{qualifiers:copied}", ir.Group, noun=ir.IsCard())
    g.sequence("copied", "same_name", max=1)
    g.phrase("same_name", "{card:one_pronoun}", ir.CopyOf)


def _castable_more(g: Filled) -> None:
    for w, words in enumerate(
        ("you can only play {_:self} onto the field", "you may only play {_:self} onto the field",
         "you may only cast {_:self}", "you may only play {_:self}", "you can only play {_:self} from your hand onto the field"),
        3000,
    ):  # fmt: skip
        reach = "" if " cast " in words else "hand" if "your hand" in words else "anywhere"
        g.phrase("cast_rule", f"{words} if {{condition:conditions}}", ir.PlayedOnlyIf, reach=reach, w=w)
    g.phrase("cast_rule", "{_:self} can only be cast if {condition:conditions}", ir.PlayedOnlyIf, w=3000 + 8)
    for u, (verb, onto, reach) in enumerate(
        (("play", " onto the field", "anywhere"), ("play", " from your hand onto the field", "hand"), ("cast", "", ""))
    ):
        g.phrase(
            "cast_rule",
            f"you must {{condition:must_control}} to {verb} {{_:self}}{onto}",
            ir.PlayedOnlyIf,
            reach=reach,
            w=3000 + 10 + u,
        )
        for v, article in enumerate(("a", "an")):
            text = f"you must control {article} {{group:group/one}} to {verb} {{_:self}}{onto}"
            g.phrase("cast_rule", text, ir.MustControl, reach=reach, w=3000 + 10 * v + u)
    # "You cannot play Hild if you control a Light Character."
    g.phrase("forbidding", "{condition:condition}", ir.Not, w=7000)
    for w, words in enumerate(("play {_:self}", "play {_:self} onto the field"), 7000):
        text = f"you cannot {words} if {{condition:forbidding}}"
        g.phrase("cast_rule", text, ir.PlayedOnlyIf, reach="anywhere", w=w)
    for w, may in enumerate(("can", "may"), 600 + 20):
        before = "(before paying the cost for {_:self})"
        text = f"you {may} only cast {{_:self}} if {{condition:conditions}} {before}"
        g.phrase("cast_rule", text, ir.PlayedOnlyIf, w=w)
    text = "control {left:kinds_of_you} of {right:number} or more different Elements"
    g.phrase("must_control", text, ir.Compare, compare=">=", w=3000)
    g.phrase("must_control", "control {groups:pair_a}", ir.ControlsEach, player=ir.You(), w=8)


def _alternatives_more(g: Filled) -> None:
    for category in ("qualifier", "removed_by"):
        for w, word in enumerate(("ability", "abilities"), 70):
            text = f"removed from the game by {{card:owner_of_ability}} {word}"
            g.phrase(category, text, ir.RemovedBy, zone=ir.Removed(ir.EachPlayer()), w=w)
    for w, words in enumerate(("when you cast {_:self}, you may pay an extra", "if you play {_:self}, you may pay an extra",
                               "when playing {_:self} onto the field, you may pay an extra",
                               "when casting {_:self}, you may pay an extra"), 3000):  # fmt: skip
        g.phrase("static", f"{words} {{cost:icon_cost}}", ir.ExtraCost, what=ir.SelfRef(), w=w)
    for w, words in enumerate(("cast {_:self} from your hand", "cast {_:self}"), 70):
        text = f"you can {{cost:paid_cost}} to {words}"
        g.phrase("static", text, ir.AlternativeCost, what=ir.SelfRef(), w=w)
    ends = ("without paying its cost", "without paying the cost", "without paying its CP cost", "instead of paying its cost",
            "instead of paying the cost", "instead of paying the CP cost")  # fmt: skip
    for w, (may, end) in enumerate(product(("can", "may"), ends), 900):
        text = f"you {may} {{cost:paid_cost}} to cast {{_:self}} {end}"
        g.phrase("static", text, ir.AlternativeCost, what=ir.SelfRef(), w=w)
    for w, words in enumerate(("you can cast {group:removed_kind}", "you may cast {group:removed_kind}"), 70):
        g.phrase("static", words, ir.MayCast, player=ir.You(), w=w)
    _elsewhere_more(g)


def _elsewhere_more(g: Filled) -> None:
    """ "Once per turn, you can cast a Summon removed by Hild's abilities at any time you could normally cast it." """
    kind = "{adjectives?:adjectives} {noun:type_noun/one}"
    # "You can cast Forwards of cost 3 or less from your Break Zone."
    g.pair("cost_and_from", "cost_qualifier", "from_zone", " ")
    many = "{adjectives?:adjectives} {noun:type_noun/many} {qualifiers:cost_and_from}"
    g.phrase("cards_from", many, ir.Group, w=5000)
    g.phrase("one_from", f"a {kind} {{qualifiers:cost_and_from}}", ir.Group, w=5000)
    for category, where in (("one_removed", "{qualifiers:only_removed}"), ("one_from", "{qualifiers:only_from}")):
        for w, article in enumerate(("a", "an", "1"), 600):
            g.phrase(category, f"{article} {kind} {where}", ir.Group, w=w)
    mine = {"player": ir.You(), "times": 1}
    for v, may in enumerate(("can", "may")):
        for u, category in enumerate(("one_removed", "one_from")):
            for w, tail in enumerate(("", " at any time you could normally cast it")):
                text = f"you {may} cast {{group:{category}}}{tail}"
                at = 600 + 20 * v + 10 * u + w
                g.phrase("static", f"once per turn, {text}", ir.MayCast, w=at, **mine)
                g.phrase("static", f"{text} once per turn", ir.MayCast, w=at + 4, **mine)
                g.phrase("cast_in_turn", text, ir.MayCast, w=at, **mine)
    # "During each of your turns, you can cast 1 Summon of cost 3 or less from your Break Zone": one in each of them
    for w, turn in enumerate(("during each of your turns", "once during each of your turns"), FROM_ELSEWHERE + 10):
        asked = ir.IsTurnOf(ir.You(), w=w)
        g.phrase("static_clause", f"{turn}, {{effect:cast_in_turn}}", ir.If, condition=asked, w=w)
    # "You can cast the card removed by Hild's ability (as though you owned it)."
    g.phrase("the_removed", f"{kind} {{qualifiers:only_removed}}", ir.Group, w=650)
    tails = ("", " at any time you could normally cast it", " as though you owned it",
             " as though you owned it at any time you could normally cast it")  # fmt: skip
    for v, may in enumerate(("can", "may")):
        for w, tail in enumerate(tails, 660 + 10 * v):
            g.phrase("static", f"you {may} cast the {{group:the_removed}}{tail}", ir.MayCast, player=ir.You(), w=w)
    for w, (the, tail) in enumerate(
        (
            ("the ", ""),
            ("the ", " at any time you could normally cast them"),
            ("", " at any time you could normally cast them"),
        )
    ):
        for v, may in enumerate(("can", "may")):
            text = f"you {may} cast {the}{{group:removed_kind}}{tail}"
            g.phrase("static", text, ir.MayCast, player=ir.You(), w=650 + 10 * v + w)


def _cannot_cast_more(g: Filled) -> None:
    for w, who in enumerate(("each player cannot", "neither player can", "both players cannot"), 50 + 3):
        text = f"{who} cast {{group:group/many}}"
        g.phrase("static", text, ir.CannotCast, player=ir.EachPlayer(), duration=ALWAYS, w=w)
    both, cannot = {"player": ir.EachPlayer(), "w": 70}, "players cannot cast {group:group/many}"
    g.phrase("action", f"during this turn, {cannot}", ir.CannotCast, duration=ir.UntilEndOfTurn(w=3), **both)
    g.phrase("action", f"{cannot} this turn", ir.CannotCast, duration=ir.UntilEndOfTurn(w=2), **both)
    text = "you cannot cast {group:group/many} this turn"
    g.phrase("action", text, ir.CannotCast, player=ir.You(), duration=ir.UntilEndOfTurn(w=2), w=70)
    # "As long as Hild is on the field, your opponent cannot play any copies of the removed card.": neither by effects, then
    theirs = {"player": ir.Opponent()}
    verbs: tuple[tuple[str, type[ir.Effect]], ...] = (("cast", ir.CannotCast), ("play", ir.CannotPlay))
    for w, (verb, rule) in enumerate(verbs, 100):
        for v, (front, behind, duration) in enumerate(
            (
                ("", " this turn", ir.UntilEndOfTurn(w=2)),
                ("during this turn, ", "", ir.UntilEndOfTurn(w=3)),
                ("until the end of your next turn, ", "", ir.UntilEndOfNextTurn(ir.You(), w=1)),
                ("as long as {_:self} is on the field, ", "", ir.WhileOnField(ir.SelfRef(), w=2)),
                ("for as long as {_:self} is on the field, ", "", ir.WhileOnField(ir.SelfRef(), w=1)),
                ("until the end of the turn, ", "", ir.UntilEndOfTurn(w=1)),
            )
        ):
            text = f"{front}your opponent cannot {verb} any copies of {{group:copies}}{behind}"
            g.phrase("action", text, rule, duration=duration, w=w + 2 * v, **theirs)
    for u, (player, who) in enumerate(CASTERS):
        fixed = {"player": player}
        for v, most in enumerate(("can only cast up to", "can cast up to", "cannot cast more than", "can only cast")):
            words = f"{who} {most} {{after:number}} {{group:group/after}}"
            for w, turn in enumerate(("per turn", "each turn", "during each turn")):
                text = f"{words} {turn}"
                g.phrase("static", text, ir.CannotCast, duration=ALWAYS, w=20 * u + 5 * v + w, **fixed)
            for w, (front, behind, duration) in enumerate(TURN_SPANS):
                text = front + words + behind
                g.phrase("action", text, ir.CannotCast, duration=duration, w=20 * u + 5 * v + w, **fixed)
    _from_elsewhere(g)
    spans = (("until the end of the next turn", ir.UntilEndOfNextTurn(ir.AnyPlayer())),
             ("until the end of your next turn", ir.UntilEndOfNextTurn(ir.You())),
             ("until the end of your opponent's next turn", ir.UntilEndOfNextTurn(ir.Opponent())))  # fmt: skip
    theirs = {"player": ir.Opponent()}
    for words, span in spans:
        text = f"your opponent cannot cast any copies of {{group:copies}} {words}"
        g.phrase("action", text, ir.CannotCast, duration=span, w=600, **theirs)


def _from_elsewhere(g: Filled) -> None:
    """ "Your opponent cannot cast cards from anywhere other than their hand." """
    for u, (player, who) in enumerate(CASTERS):
        hand = ir.InZone(ir.Hand(player), w=FROM_ELSEWHERE)
        words = f"from anywhere other than {'your' if isinstance(player, ir.You) else 'their'} hand"
        there = {"qualifiers": (ir.Without(hand, w=FROM_ELSEWHERE),)}
        for noun in (
            "{adjectives?:adjectives} {noun:type_noun/many}",
            "{adjectives?:plain_adjectives} {noun:trait_noun}",
        ):
            g.phrase(f"from_elsewhere_{u}", f"{noun} {words}", ir.Group, **there)
        text = f"{who} cannot cast {{group:from_elsewhere_{u}}}"
        for front, behind, span in (("", "", ALWAYS), *TURN_SPANS):
            where = "action" if front or behind else "static"
            g.phrase(where, front + text + behind, ir.CannotCast, player=player, duration=span, w=FROM_ELSEWHERE + u)
