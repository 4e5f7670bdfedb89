"""What would happen to a card or a player and does not, because something else is done instead (11.12.5)."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.variants import ALWAYS, OWNER, Filled
from cardwright.text.grammar import Grammar

FIRST = 500  # wordings of this module begin here
DUE = ("", " {by:due}")
MAY = ((False, ""), (True, "you may "))
NOW, THIS = ir.UntilEndOfTurn(w=3), ir.UntilEndOfTurn(w=2)
# what a card would meet: the word of `ReplaceFate`, and how that is said; "would" stands in a wording of its own
FATES: tuple[tuple[str, str], ...] = (
    ("put", "is put from the field into the Break Zone"),
    ("put", "would be put from the field into the Break Zone"),
    ("broken", "is broken"),
    ("broken", "would be broken"),
    ("leaves", "leaves the field"),
    ("leaves", "would leave the field"),
    ("returned", "is returned to its owner's hand"),
    ("returned", "would be returned to its owner's hand"),
    ("removed", "is removed from the game"),
    ("removed", "would be removed from the game"),
    ("damaged", "is dealt damage"),
    ("damaged", "receives damage"),
    ("damaged", "would be dealt damage"),
)
# due to whose effects
CAUSES: tuple[tuple[ir.Player, tuple[str, ...]], ...] = (
    (
        ir.Opponent(),
        (
            "your opponent's Summons or abilities",
            "your opponent's Summon or ability",
            "opponent's Summons or abilities",
        ),
    ),
    (ir.You(), ("your Summons or abilities", "your Summon or ability")),
    (ir.AnyPlayer(), ("Summons or abilities", "a Summon or an ability")),
)
# where the card itself goes instead
PLACES: tuple[tuple[str, str, str], ...] = (
    ("remove", "from the game", "removed"),
    ("return", "to its owner's hand", "hand"),
    ("return", "to your hand", "hand"),
    ("add", "to your hand", "hand"),
    ("put", "at the bottom of its owner's deck", "bottom"),
    ("put", "on top of its owner's deck", "top"),
    ("put", "at the bottom of your deck", "bottom"),
    ("put", "on top of your deck", "top"),
)


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    g.phrase("damaged", "another {group:another_group}", ir.All, w=5)
    _offers(g)
    _fates(g)
    _elsewhere(g)
    _this_turn(g)
    _redirected(g)
    _players(g)
    _on_the_way(g)


def _offers(g: Filled) -> None:
    """What is done instead. A card of its own is moved by `_elsewhere` where it is the card that it would have happened to."""
    for player, causes in CAUSES:
        for w, words in enumerate(causes):
            due = type(player)
            g.phrase("due", f"by {words}", due, w=2 * w + 3)
            g.phrase("due", f"due to {words}", due, w=2 * w + 4)
    o = "offer"
    you = {"player": ir.You()}
    g.phrase("offered", "{count:number} {group:group/count}", ir.Target)
    g.phrase(o, "pay {cost:icon_cost}", ir.Pay, **you)
    g.phrase(o, "discard {count:number} {group:group/count}", ir.Discard, **you)
    g.phrase(o, "put {target:offered} into the Break Zone", ir.SelectAndPut, to=ir.BreakZone(OWNER), **you)
    g.phrase(o, "remove {target:offered} from the game", ir.SelectAndPut, to=ir.Removed(OWNER), **you)
    g.phrase(o, "return {target:offered} to its owner's hand", ir.SelectAndPut, to=ir.Hand(OWNER), **you)
    g.phrase(o, "break {target:offered}", ir.SelectAndBreak, **you)
    g.phrase(o, "dull {target:offered}", ir.SelectAndDull, **you)
    g.phrase(o, "dull {what:source}", ir.Dull)
    g.phrase(o, "dull active {what:source}", ir.DullActive)
    counters = "{count:number} {counter:counter} <Counter/Counters:count>"
    g.phrase(o, f"remove {counters} from {{what:source}}", ir.RemoveCounters)
    g.phrase(o, f"place {counters} on {{on:source}}", ir.PlaceCounters)
    for node, verb, end in ((ir.Mill, "put", "into the Break Zone"), (ir.RemoveTop, "remove", "from the game")):
        g.phrase(o, f"{verb} the top {{count:number}} cards of your deck {end}", node, **you)
        g.phrase(o, f"{verb} the top card of your deck {end}", node, count=ir.Num(1), **you)
    moved = "self_offer"
    g.phrase(moved, "put {what:source} into the Break Zone", ir.PutInto, to=ir.BreakZone(OWNER))
    g.phrase(moved, "break {what:source}", ir.Break)
    g.phrase(moved, "remove {what:source} from the game", ir.RemoveFromGame, duration=ir.Permanent())
    g.phrase(moved, "return {what:source} to its owner's hand", ir.ToHand, player=ir.Owner(), verb="return")
    # one card: whatever may be done instead
    g.alias("any_offer", o)
    g.alias("any_offer", moved)
    for kind in (o, "any_offer"):
        g.phrase(f"may_{kind}", f"you may {{effect:{kind}}}", ir.May, **you)
        g.alias(f"{kind}_instead", kind)
        g.alias(f"{kind}_instead", f"may_{kind}")


def _fates(g: Filled) -> None:
    for w, words in enumerate(("a {group:group/one}", "another {group:another_group}", "a {group:a_or_a}")):
        g.phrase("other_card", words, ir.All, w=4 + w)
    for w, (fate, words) in enumerate(FATES, FIRST):
        for due, (subject, kind) in product(DUE, (("source", "offer"), ("other_card", "any_offer"))):
            head = f"if {{what:{subject}}} {words}{due}, "
            fixed = {"fate": fate, "duration": ALWAYS}
            g.phrase("static", f"{head}{{effect:{kind}_instead}} instead", ir.ReplaceFate, w=w, **fixed)
            if fate == "damaged":
                text = f"{head}{{effect:may_{kind}}}. If you do so, the damage becomes 0 instead"
                g.phrase("static", text, ir.ReplaceFate, w=w + 50, **fixed)


def _elsewhere(g: Filled) -> None:
    """The card itself goes to another place than it would have gone to."""
    gone = [(fate == "leaves", words) for fate, words in FATES if fate in ("put", "leaves")]
    for w, (leaves, words) in enumerate(gone):
        for u, (verb, where, to) in enumerate(PLACES):
            for due, (optional, may) in product(DUE, MAY):
                for x, (subject, it) in enumerate((("damaged", "it"), ("source", "{_:self}"))):
                    text = f"if {{what:{subject}}} {words}{due}, {may}{verb} {it} {where} instead"
                    fixed = {"leaves": leaves, "optional": optional, "to": to, "duration": ALWAYS}
                    g.phrase("static", text, ir.RemoveInstead, w=FIRST + w + 4 * u + 40 * x, **fixed)


def _this_turn(g: Filled) -> None:
    """For this turn: of what was chosen, or of whatever fits."""
    put, leave = ("{be} put from the field into the Break Zone", False), ("{leave} the field", True)
    for n, (what, be, leaves_word, it) in enumerate(
        (
            ("one_obj", "is", "leaves", "it"),
            ("many_subject", "are", "leave", "them"),
            ("other_card", "is", "leaves", "it"),
        )
    ):
        for v, (verb, leaves) in enumerate((put, leave)):
            words = verb.format(be=be, leave=leaves_word)
            for u, (do, where, to) in enumerate(PLACES):
                for due, (optional, may) in product(DUE, MAY):
                    fixed = {"leaves": leaves, "optional": optional, "to": to, "w": FIRST + u + 10 * v + 20 * n}
                    end = f"{may}{do} {it} {where} instead"
                    front = f"during this turn, if {{what:{what}}} {words}{due}, {end}"
                    g.phrase("action", front, ir.RemoveInstead, duration=NOW, **fixed)
                    inside = f"if {{what:{what}}} {words}{due} this turn, {end}"
                    g.phrase("action", inside, ir.RemoveInstead, duration=THIS, **fixed)
    # one card: what comes onto the field by somebody's effects
    for due in DUE:
        text = f"if {{what:other_card}} enters the field{due}, {{effect:removed_itself}} instead"
        g.phrase("action", "during this turn, " + text, ir.ReplaceFate, fate="enters", duration=NOW, w=FIRST)
        g.phrase("static", text, ir.ReplaceFate, fate="enters", duration=ALWAYS, w=FIRST)
    g.phrase("removed_itself", "remove {what:it_alone} from the game", ir.RemoveFromGame, duration=ir.Permanent())
    g.phrase(
        "removed_itself", "return {what:it_alone} to its owner's hand", ir.ToHand, player=ir.Owner(), verb="return"
    )
    g.phrase("it_alone", "it", ir.Pronoun, form="it")


def _redirected(g: Filled) -> None:
    """Damage that somebody else may take."""
    for w, dealt in enumerate(("is dealt damage", "receives damage", "would be dealt damage")):
        for v, source in enumerate(("", " by {source:damage_from}", " from {source:damage_from}")):
            head = f"if {{what:damaged}} {dealt}{source}, "
            for u, (words, optional) in enumerate(
                (
                    ("you may have {to:source} receive the damage instead", True),
                    ("you may have {to:source} receive that damage instead", True),
                    ("you may deal that damage to {to:source} instead", True),
                    ("you may deal the damage to {to:source} instead", True),
                    ("{to:source} receives the damage instead", False),
                    ("{to:source} receives that damage instead", False),
                    ("deal the damage to {to:source} instead", False),
                    ("deal that damage to {to:source} instead", False),
                )
            ):
                at = FIRST + w + 3 * v + 10 * u
                g.phrase("static", head + words, ir.RedirectDamage, duration=ALWAYS, optional=optional, w=at)


def _players(g: Filled) -> None:
    """Damage to a player, and cards that are drawn."""
    zero = {"dealer": None, "change": "become", "amount": ir.Num(0), "player": ir.You(), "duration": ALWAYS}
    for w, dealt in enumerate(("damage", "a point of damage"), FIRST):
        for v, verb in enumerate(("receive", "would receive")):
            fixed = {"player": ir.You(), "fate": "points", "duration": ALWAYS}
            head = f"if you {verb} {dealt}, "
            g.phrase("static", head + "{effect:any_offer_instead} instead", ir.ReplaceForPlayer, w=w + 2 * v, **fixed)
            text = head + "{effect:may_any_offer}. If you do so, the damage becomes 0 instead"
            g.phrase("static", text, ir.ReplaceForPlayer, w=w + 2 * v + 10, **fixed)
            text = f"if you {verb} {dealt} while {{condition:condition}}, {{effect:offering}}"
            g.phrase("static_clause", text, ir.If, w=w + 2 * v)
    # one card: what is done besides stands in a sentence of its own
    g.phrase("offering", "{also:any_offer}. The damage becomes 0 instead", ir.ReplacePlayerDamage, w=FIRST, **zero)
    for player, who, s in ((ir.You(), "you", ""), (ir.Opponent(), "your opponent", "s")):
        for w, verb in enumerate((f"draw{s}", "would draw"), FIRST):
            fixed = {"player": player, "fate": "draws", "duration": ALWAYS}
            g.phrase(
                "static", f"if {who} {verb} a card, {{effect:drawn_instead}} instead", ir.ReplaceForPlayer, w=w, **fixed
            )
    g.alias("drawn_instead", "any_offer_instead")
    g.phrase("drawn_instead", "draw {count:number} <card/cards:count>", ir.Draw, player=ir.You())


def _on_the_way(g: Filled) -> None:
    """Cards on their way into a Break Zone, from wherever they come."""
    owners: tuple[tuple[ir.Player, str], ...] = (
        (ir.You(), "your Break Zone"),
        (ir.Opponent(), "your opponent's Break Zone"),
        (ir.EachPlayer(), "either player's Break Zone"),
        (ir.EachPlayer(w=1), "the Break Zone"),
    )
    for player, zone in owners:
        for w, (where, source) in enumerate(
            ((" in any situation", "anywhere"), ("", "anywhere"), (" from anywhere", "anywhere"), (" from the field", "field"),
             (" from the hand", "hand"), (" from the deck", "deck"))
        ):  # fmt: skip
            for v, verb in enumerate(("is", "would be")):
                for u, article in enumerate(("a", "an")):
                    text = f"{verb} put into {zone}{where}, remove it from the game instead"
                    at = FIRST + w + 10 * v + 20 * u
                    fixed = {"player": player, "source": source, "w": at}
                    head = f"if {article} {{group:bare_group}} "
                    g.phrase("static", head + text, ir.RemovedInstead, duration=ALWAYS, **fixed)
                    g.phrase("action", f"during this turn, {head}{text}", ir.RemovedInstead, duration=NOW, **fixed)
    g.phrase("bare_group", "{adjectives?:adjectives} {noun:type_noun/one}", ir.Group)
    g.phrase("bare_group", "{adjectives?:plain_adjectives} {noun:trait_noun}", ir.Group)
