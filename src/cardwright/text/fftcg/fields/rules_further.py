"""More of what cards and players cannot do: without a cause, several verbs with one cause, searching, EX Bursts, 《C》."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.common import ALWAYS, CASTERS, TURN_SPANS
from cardwright.text.fftcg.filled import Filled
from cardwright.text.fftcg.rows import OF_KIND, UNSAID

FIRST = 8100
HANDS = ("its owner's hand", "their owner's hand", "their owners' hands")


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    _of_the_card(g)
    _those_abilities(g)
    _several_verbs(g)
    _at_once(g)
    _of_players(g)
    _while_new(g)
    _uncancelled(g)
    _produced(g)
    _must_be_chosen(g)


def _of_the_card(g: Filled) -> None:
    # "cannot gain Haste, First Strike, or Brave"
    g.list("keywords_or_comma", "keyword", ", ", ", or ", min=3)
    g.phrase("rule", "cannot gain {keywords:keywords_or_comma}", ir.CannotGainKeyword, w=FIRST)
    # by nothing at all: whatever changes a power is a Summon or an ability
    anybody = {"by": ir.AnyPlayer(), "w": FIRST}
    g.phrase("power_rule", "cannot be increased", ir.PowerCannotBeIncreased, **anybody)
    g.phrase("power_rule", "cannot be decreased", ir.PowerCannotBeDecreased, **anybody)
    for w, frozen in enumerate(("Frozen", "frozen")):
        g.phrase("rule", f"cannot be {frozen} by {{by:effects_of}}", ir.CannotBeFrozen, w=w)
        g.phrase("rule", f"cannot be {frozen}", ir.CannotBeFrozen, by=ir.AnyPlayer(), w=FIRST + w)
    g.phrase("rule", "cannot produce CP", ir.CannotProduce)
    for w, words in enumerate(("except by", "other than by"), FIRST):
        g.phrase("rule", f"cannot be blocked {words} {{by:all_others}}", ir.CannotBeBlocked, w=w)
    g.phrase("lone_it", "it", ir.Pronoun, form="it")
    g.phrase("static", "{what:lone_it} {rule:lasting_rule/what}", ir.Restrict, duration=ALWAYS, w=FIRST)
    g.phrase("rule", "cannot be activated by {by:effects_of}", ir.CannotBeActivated)
    # "Hild enters the field with 2 Moon Counters placed on it."
    for w, placed in enumerate(("placed on", "on")):
        text = f"<enters|enter> the field with {{count:number}} {{counter:counter}} <Counter/Counters:count> {placed} <it|them>"
        g.phrase("lasting_rule", text, ir.EntersWithCounters, w=w)
        # "Hild enters the field with 1 Moon Counter placed on it for each Backup you control."
        each = (
            f"<enters|enter> the field with {{counter:counter}} Counters {placed} <it|them> equal to {{count:counted}}"
        )
        g.phrase("lasting_rule", each, ir.EntersWithCounters, w=w + 10)
        for v, one in enumerate(("1", "a")):
            each = f"<enters|enter> the field with {one} {{counter:counter}} Counter {placed} <it|them> for each {{count:one_each}}"
            g.phrase("lasting_rule", each, ir.EntersWithCounters, w=w + 20 + 2 * v)
    # "enter the field dull and cannot attack the turn ..."
    g.phrase(
        "static", "{to:static_subject} {rule:lasting_rule/to} and {then:rule}", ir.RuleAndRule, duration=ALWAYS, w=2
    )
    # "The Job Knight Forwards you control gain Job Monk."
    g.phrase(
        "static", "{what:static_subject} <gains/gain:what> {rule:gained_job}", ir.Restrict, duration=ALWAYS, w=FIRST
    )
    for w, cause in enumerate(("by", "due to"), FIRST):
        text = f"cannot be played onto the field {cause} Summons or abilities"
        g.phrase("rule", text, ir.NotPlayedByEffects, anywhere=True, w=w)
        g.phrase(
            "rule",
            f"cannot enter the field {cause} Summons or abilities",
            ir.NotPlayedByEffects,
            anywhere=True,
            w=w + 2,
        )


def _must_be_chosen(g: Filled) -> None:
    """What the opponent has to choose wherever that is possible, said of the card, of the opponent, of their Summons and abilities."""
    kinds = ("Summons or abilities", "Summons and abilities", "Summons and/or abilities", "Summon or ability")
    for w, effects in enumerate(kinds, FIRST):
        by = ir.MustBeChosen(ir.Opponent(), w=w)
        g.value("rule", f"must be chosen by your opponent's {effects} if possible", by)
        now = {"rule": by, "duration": ir.UntilEndOfTurn(w=2), "w": FIRST}
        text = f"{{what:one_obj}} must be chosen by your opponent's {effects} this turn if possible"
        g.phrase("action", text, ir.Restrict, **now)
        g.value("must_choose", f"must be chosen by your opponent's {effects}", by)
        for v, words in enumerate(
            (
                f"your opponent's {effects} must choose {{what:static_subject}} if possible",
                f"your opponent must choose {{what:static_subject}} with their {effects} if possible",
                f"your opponent must choose {{what:static_subject}} for their {effects} if possible",
                f"if possible, your opponent's {effects} must choose {{what:static_subject}}",
                f"if possible, your opponent must choose {{what:static_subject}} with their {effects}",
            )
        ):
            rule = ir.MustBeChosen(ir.Opponent(), w=w + 10 * (v + 1))
            g.phrase("static", words, ir.Restrict, rule=rule, duration=ALWAYS)
    g.phrase("static", "if possible, {what:static_subject} {rule:must_choose}", ir.Restrict, duration=ALWAYS, w=FIRST)


def _those_abilities(g: Filled) -> None:
    """ "If a Forward in your Break Zone has Haste or Brave, Hild gains those abilities." """
    for w, last in enumerate((" or ", ", or ", " and/or ")):
        g.list(f"those_{w}", "keyword", ", ", last, min=2)  # one card: with a comma or without
        for v, those in enumerate(("those abilities", "that ability", "the same abilities", "those keywords")):
            for u, gains in enumerate(("gains", "also gains")):
                for x, article in enumerate(("a", "an")):
                    text = f"if {article} {{group:group/one}} has {{keywords:those_{w}}}, {{to:source}} {gains} {those}"
                    g.phrase("static", text, ir.GainThose, duration=ALWAYS, w=w + 3 * v + 12 * u + 24 * x)


def _several_verbs(g: Filled) -> None:
    """ "Hild cannot be dulled, Frozen, or returned to its owner's hand by your opponent's Summons or abilities." """
    unsaid = ir.AnyPlayer(w=UNSAID)
    for words, rule in (
        ("chosen", ir.CannotBeChosen(unsaid, ("summon", "ability"))), ("broken", ir.CannotBeBroken(unsaid)),
        ("dulled", ir.CannotBecomeDull(unsaid, w=70)), ("Frozen", ir.CannotBeFrozen(unsaid)), ("frozen", ir.CannotBeFrozen(unsaid, w=1)),
        ("put into the Break Zone", ir.CannotBePut(unsaid)), ("removed from the game", ir.CannotBeRemoved(unsaid)),
    ):  # fmt: skip
        g.value("verb_of_row", words, rule)
        if hasattr(rule, "kinds"):
            g.value("verb_of_kind", words, rule)
    for w, hand in enumerate(HANDS):
        for category in ("verb_of_row", "verb_of_kind"):
            g.value(category, f"returned to {hand}", ir.CannotBeReturned(unsaid, w=70 + w))
    for w, last in enumerate((" or ", ", or ")):
        g.list(f"verbs_of_row_{w}", "verb_of_row", ", ", last, min=2 + w)
        g.list(f"verbs_of_kind_{w}", "verb_of_kind", ", ", last, min=2 + w)
        for v, cause in enumerate(("by", "due to")):
            text = f"{{to:static_subject}} cannot be {{rules:verbs_of_row_{w}}} {cause} {{by:effects_of}}"
            g.phrase("static", text, ir.RuleRow, duration=ALWAYS, w=2 * w + v)
            for u, (player, whose) in enumerate(
                ((ir.Opponent(), "your opponent's "), (ir.AnyPlayer(), ""), (ir.You(), "your "))
            ):
                for effects, kind in (("Summons", "summon"), ("abilities", "ability")):
                    text = f"{{to:static_subject}} cannot be {{rules:verbs_of_kind_{w}}} {cause} {whose}{effects}"
                    one_kind = {"by": player, "kinds": (kind,), "w": OF_KIND + 10 * u + 2 * w + v}
                    g.phrase("static", text, ir.RuleRow, duration=ALWAYS, **one_kind)
    # "cannot attack or block, and cannot use action abilities"
    g.phrase("static", "{to:static_subject} {rule:rule}, and {then:rule}", ir.RuleAndRule, duration=ALWAYS, w=1)


ACTIONS, SPECIALS = ("action",), ("special",)
USED_AT_ONCE: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("action abilities", ACTIONS),
    ("special abilities", SPECIALS),
    ("abilities", ACTIONS + SPECIALS),
    ("action or special abilities", ACTIONS + SPECIALS),
    ("action and special abilities", ACTIONS + SPECIALS),
    ("action abilities and special abilities", ACTIONS + SPECIALS),
    ("special and action abilities", SPECIALS + ACTIONS),
    ("special abilities and action abilities", SPECIALS + ACTIONS),
)


def _at_once(g: Filled) -> None:
    """ "The Forwards you control can use special abilities with 《ダル》 as though they had Haste." """
    costs = (
        "with 《ダル》 in the cost",
        "with 《ダル》 in their cost",
        "with 《ダル》 in their costs",
        "with 《ダル》",
    )
    had = ("they had Haste", "it had Haste", "they have Haste", "it has Haste")
    for w, ((said, kinds), cost, haste) in enumerate(product(USED_AT_ONCE, costs, had), FIRST):
        g.phrase("rule", f"can use {said} {cost} as though {haste}", ir.DullAtOnce, kinds=kinds, w=w)


def _of_players(g: Filled) -> None:
    """What no player, or one of them, can do: "Your opponent cannot search." """
    for u, (player, who) in enumerate(CASTERS):
        searches = ("search", "search for cards", "search their deck" if u else "search your deck")
        for kind, words in (
            ("search", searches), ("burst", ("use EX Bursts",)), ("crystals", ("gain 《C》",)),
        ):  # fmt: skip
            for v, done in enumerate(words):
                text, fixed = f"{who} cannot {done}", {"player": player, "kinds": (kind,), "w": FIRST + 10 * u + v}
                g.phrase("static", text, ir.CannotUse, duration=ALWAYS, **fixed)
                for front, behind, duration in TURN_SPANS:
                    g.phrase("action", front + text + behind, ir.CannotUse, duration=duration, **fixed)

        for front, behind, duration in TURN_SPANS[5:]:  # the others are beside what they cannot cast
            cast = {"player": player, "duration": duration, "w": FIRST + u}
            g.phrase("action", f"{front}{who} cannot cast {{group:group/many}}{behind}", ir.CannotCast, **cast)

        _casting_and_using(g, u, player, who)
    for w, when in enumerate(("during their turn", "during their own turn", "during their turns"), FIRST):
        g.phrase("static_clause", f"{{effect:only_theirs}} {when}", ir.If, condition=ir.IsTurnOf(ir.You(), w=w), w=w)
    fixed = {"player": ir.Opponent(), "duration": ALWAYS, "w": FIRST + 50}
    g.phrase("only_theirs", "your opponent can only cast {group:group/many}", ir.CannotCast, **fixed)


def _casting_and_using(g: Filled, u: int, player: ir.Player, who: str) -> None:
    """ "Your opponent cannot cast Summons or use abilities this turn." """
    uses = (("abilities", ("action", "special")), ("action abilities", ("action",)), ("special abilities", ("special",)),
            ("action or special abilities", ("action", "special")), ("special or action abilities", ("special", "action")))  # fmt: skip
    for n, (front, behind, duration) in enumerate((("", "", ALWAYS), *TURN_SPANS)):
        one, two, both = (f"{word}_{u}_{n}" for word in ("cast", "used", "barred"))
        fixed = {"player": player, "duration": duration}
        g.phrase(one, "{group:group/many}", ir.CannotCast, **fixed)
        for w, (words, kinds) in enumerate(uses, FIRST):
            g.phrase(two, words, ir.CannotUse, kinds=kinds, w=w, **fixed)
        g.pair(both, one, two, " or use ")
        where = "action" if front or behind else "static"
        g.phrase(where, f"{front}{who} cannot cast {{effects:{both}}}{behind}", ir.Both, w=FIRST - 100 + u)


def _while_new(g: Filled) -> None:
    """ "During the turn Hild enters the field, Hild cannot be chosen by ..." """
    me = {"duration": ALWAYS}
    g.phrase("own_static", "{what:source} {rule:rule}", ir.Restrict, **me)
    g.phrase("own_static", "{to:source} gains {gains:gains}", ir.Gain, **me)
    for w, words in enumerate(("enters", "entered"), FIRST):
        came = ir.CardEvent(ir.SelfRef(), (ir.EntersField(ir.AnyPlayer(), w=w),))
        asked = {"condition": ir.HappenedThisTurn(came, w=w)}
        g.phrase(
            "static_clause", f"during the turn {{_:self}} {words} the field, {{effect:own_static}}", ir.If, w=w, **asked
        )
        for v, turn in enumerate(("during the turn", "the turn"), 1):
            g.phrase(
                "static_clause", f"{{effect:own_static}} {turn} it {words} the field", ir.If, w=w + 10 * v, **asked
            )


def _uncancelled(g: Filled) -> None:
    """ "The Summons you cast cannot be cancelled", "Hild cannot be cancelled by your opponent's Summons or abilities"."""
    summon, ability = ("summon",), ("ability",)
    mine = (ir.ControlledBy(ir.You(), w=FIRST),)
    kind = "{adjectives?:adjectives} Summons"
    for w, words in enumerate((f"the {kind} you cast", f"{kind} you cast", f"your {kind}", f"the effects of {kind} you cast",
                               f"the effects of your {kind}"), FIRST):  # fmt: skip
        head, tail = words.split(kind)
        g.phrase(f"cast_kind_{w}", f"{kind}{tail}", ir.Group, noun=ir.TypeIs(("Summon",)), qualifiers=mine)
        g.phrase("casts", f"{head}{{group:cast_kind_{w}}}", ir.All, w=w)
    # "The Summons of cost 3 or less you cast cannot be cancelled."
    g.pair("quality_of_cast", "qualifier", "cast_by_you", " ")
    g.value("cast_by_you", "you cast", *mine)
    said = "{adjectives?:adjectives} Summons {qualifiers:quality_of_cast}"
    g.phrase("cast_with_quality", said, ir.Group, noun=ir.TypeIs(("Summon",)))
    for w, article in enumerate(("the ", ""), FIRST + 10):
        g.phrase("casts", f"{article}{{group:cast_with_quality}}", ir.All, w=w)
    g.phrase("users", "abilities of {group:group/many}", ir.All, w=FIRST)
    g.phrase("users", "the abilities of {group:group/many}", ir.All, w=FIRST + 1)
    everything = ir.Group(ir.IsCard(), qualifiers=mine)
    g.phrase("cast_or_used", "your Summons and abilities", ir.All, group=everything, w=FIRST)
    g.phrase("cast_or_used", "your Summons or abilities", ir.All, group=everything, w=FIRST + 1)
    g.phrase("cast_itself", "{_:self}", ir.SelfRef, w=FIRST)
    g.phrase("cast_itself", "the effect of {_:self}", ir.SelfRef, w=FIRST + 1)
    g.phrase("used_here", "{_:self}'s abilities", ir.SelfRef, w=FIRST)
    for subject, kinds in (("casts", summon), ("users", ability), ("cast_or_used", (*summon, *ability)),
                           ("cast_itself", summon), ("used_here", ability)):  # fmt: skip
        rule = f"uncancelled_{subject}"
        for w, (by, player) in enumerate(
            (("", ir.AnyPlayer()), (" by your opponent's Summons or abilities", ir.Opponent()),
             (" by Summons or abilities", ir.AnyPlayer(w=1)), (" by your opponent", ir.Opponent(w=1))), FIRST
        ):  # fmt: skip
            g.phrase(rule, f"cannot be cancelled{by}", ir.CannotBeCancelled, by=player, kinds=kinds, w=w)
        g.phrase("static", f"{{what:{subject}}} {{rule:{rule}}}", ir.Restrict, duration=ALWAYS, w=FIRST + 100)


def _produced(g: Filled) -> None:
    # "Until the end of the turn, the Backups you control can produce CP of any Element."
    for front, behind, duration in (
        ("until the end of the turn, ", "", ir.UntilEndOfTurn(w=1)),
        ("", " until the end of the turn", ir.UntilEndOfTurn()),
        *TURN_SPANS,
    ):
        for w, what in enumerate(("subj", "bare_group"), FIRST):
            text = f"{front}{{what:{what}}} can produce {{rule:produced}}{behind}"
            g.phrase("action", text, ir.Restrict, duration=duration, w=w)
