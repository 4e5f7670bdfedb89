"""Replacements by one kind of effects only, of what a player draws or discards, and of the first damage in a turn (11.12.5)."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.common import ALWAYS, AWAY, RESULTS
from cardwright.text.fftcg.filled import Filled

FIRST = 9200  # wordings of this module begin here
OWNERS: tuple[tuple[ir.Player, str], ...] = ((ir.Opponent(), "your opponent's "), (ir.You(), "your "))
EACH_TURN = ("each turn", "in a turn", "during each turn", "in the same turn")


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    _kinds(g)
    _draws(g)
    _discards(g)
    _crystals(g)
    _first_damage(g)
    _places(g)
    _broken(g)
    _dealt(g)


def _kinds(g: Filled) -> None:
    """ "If a Forward you control is broken due to your opponent's abilities, ...": not by Summons."""
    forms = (("summon", ("Summons", "Summon")), ("ability", ("abilities", "ability")))
    for player, whose in OWNERS:
        for kind, words in forms:
            for w, (by, form) in enumerate(product(("by", "due to"), words), FIRST):
                g.phrase("due", f"{by} {whose}{form}", ir.Cause, player=player, kinds=(kind,), w=w)
    for kind, words in (("summon", ("Summons", "a Summon")), ("ability", ("abilities", "an ability"))):
        for w, (by, form) in enumerate(product(("by", "due to"), words), FIRST):
            g.phrase("due", f"{by} {form}", ir.Cause, player=ir.AnyPlayer(), kinds=(kind,), w=w)


def _draws(g: Filled) -> None:
    for player, who, s in ((ir.You(), "you", ""), (ir.Opponent(), "your opponent", "s")):
        for w, verb in enumerate((f"draw{s}", "would draw"), FIRST):
            fixed = {"player": player, "fate": "draws", "duration": ALWAYS, "w": w}
            text = f"if {who} {verb} a card {{by:due}}, {{effect:drawn_instead}} instead"
            g.phrase("static", text, ir.ReplaceForPlayer, **fixed)
    # what the opponent does instead
    foe = {"player": ir.Opponent()}
    for w, who in enumerate(("your opponent puts", "they put"), FIRST):
        text = f"{who} the top card of their deck into the Break Zone"
        g.phrase("drawn_instead", text, ir.Mill, count=ir.Num(1), w=w, **foe)
        text = f"{who} the top {{count:many_number}} cards of their deck into the Break Zone"
        g.phrase("drawn_instead", text, ir.Mill, w=w, **foe)


def _discards(g: Filled) -> None:
    """ "If you discard a card due to your opponent's Summons or abilities, draw 1 card instead"."""
    for w, verb in enumerate(("discard", "would discard"), FIRST):
        for v, hand in enumerate(("", " from your hand")):
            fixed = {"player": ir.You(), "fate": "discards", "duration": ALWAYS, "w": w + 10 * v}
            text = f"if you {verb} a card{hand} {{by:due}}, {{effect:drawn_instead}} instead"
            g.phrase("static", text, ir.ReplaceForPlayer, **fixed)


def _crystals(g: Filled) -> None:
    """ "If you would gain 《C》, gain 《C》《C》 instead"."""
    for count in range(1, 5):
        for w, words in enumerate(("gain", "you gain"), FIRST):
            text = f"{words} {'《C》' * count}"
            g.phrase("drawn_instead", text, ir.GainCrystals, player=ir.You(), count=ir.Num(count), w=w)
    for (player, who, s), due in product(
        ((ir.You(), "you", ""), (ir.Opponent(), "your opponent", "s")), (" {by:due}", "")
    ):
        for w, verb in enumerate((f"gain{s}", "would gain"), FIRST):
            fixed = {"player": player, "fate": "crystals", "w": w}
            text = f"if {who} {verb} 《C》{due}, {{effect:drawn_instead}} instead"
            g.phrase("static", text, ir.ReplaceForPlayer, duration=ALWAYS, **fixed)
            during = ir.UntilEndOfTurn(w=3)
            g.phrase("action", f"during this turn, {text}", ir.ReplaceForPlayer, duration=during, **fixed)


def _dealt(g: Filled) -> None:
    """ "If Hild would deal damage to your opponent, you may draw 1 card instead"."""
    for w, verb in enumerate(("deals", "would deal"), FIRST):
        for player, who in ((ir.Opponent(), "your opponent"), (ir.You(), "you")):
            fixed = {"player": player, "fate": "points", "duration": ALWAYS, "w": w}
            text = f"if {{dealer:dealer}} {verb} damage to {who}, {{effect:dealt_instead}} instead"
            g.phrase("static", text, ir.ReplaceForPlayer, **fixed)
    draws = {"player": ir.You()}
    g.phrase("drawing", "draw {count:number} <card/cards:count>", ir.Draw, w=FIRST, **draws)
    g.phrase("discarding", "your opponent discards {count:number} <card/cards:count>", ir.Discard, player=ir.Opponent(),
             group=ir.Group(ir.IsCard()), w=FIRST)  # fmt: skip
    g.phrase("may_drawing", "you may {effect:drawing}", ir.May, player=ir.You(), w=FIRST)
    for category in ("drawing", "may_drawing", "discarding", "any_offer_instead"):
        g.alias("dealt_instead", category)


def _first_damage(g: Filled) -> None:
    """ "If Hild is dealt damage for the first time each turn, the damage becomes 0 instead"."""
    for (v, dealt), (r, (words, change)) in product(
        enumerate(("is dealt damage", "receives damage")), enumerate(RESULTS)
    ):
        fixed = {"duration": ALWAYS, "first": True, "w": FIRST + r + 20 * v, **change}
        for u, span in enumerate(EACH_TURN):
            text = f"if {{to:source}} {dealt} for the first time {span}, {words}"
            g.phrase("static", text, ir.ReplaceDamage, **{**fixed, "w": FIRST + r + 20 * v + 40 * u})
        if not v and "becomes" in words:  # "the first damage dealt to Hild each turn becomes 0 instead"
            result = words.removeprefix("the damage ")
            for u, span in enumerate(EACH_TURN):
                for x, text in enumerate((f"the first damage dealt to {{to:source}} {span} {result}",
                                          f"{span}, the first damage dealt to {{to:source}} {result}")):  # fmt: skip
                    g.phrase("static", text, ir.ReplaceDamage, **{**fixed, "w": FIRST + r + 300 + 40 * u + 20 * x})
        text = f"during each turn, if {{to:source}} {dealt} for the first time in that turn, {words}"
        g.phrase("static", text, ir.ReplaceDamage, **{**fixed, "w": FIRST + r + 20 * v + 200})


def _places(g: Filled) -> None:
    """ "If a card is put into your opponent's Break Zone from their deck, remove it from the game instead"."""
    for player, zone, their in ((ir.Opponent(), "your opponent's", "their"), (ir.You(), "your", "your")):
        for (v, verb), (u, article) in product(enumerate(("is", "would be")), enumerate(("a", "an"))):
            for x, source in enumerate(("hand", "deck")):
                text = f"if {article} {{group:one_put_away}} {verb} put into {zone} Break Zone from {their} {source}, {AWAY}"
                fixed = {"player": player, "source": source, "w": FIRST + 10 * v + 20 * u + x}
                g.phrase("static", text, ir.RemovedInstead, duration=ALWAYS, **fixed)


def _broken(g: Filled) -> None:
    """ "If a Forward opponent controls is broken by your Summons, remove it from the game instead"."""
    for kind, what, it in (("its", "other_card", "it"), ("own", "source", "{what:own_it}")):
        fixed: dict[str, object] = {"what": ir.Pronoun("it")} if kind == "its" else {}
        fate = f"{kind}_fate"
        g.phrase(fate, f"remove {it} from the game", ir.RemoveFromGame, duration=ir.Permanent(), w=FIRST, **fixed)
        hand = {"player": ir.Owner(), "verb": "return", **fixed}
        g.phrase(fate, f"return {it} to its owner's hand", ir.ToHand, w=FIRST, **hand)
        g.phrase(f"may_{fate}", f"you may {{effect:{fate}}}", ir.May, player=ir.You(), w=FIRST)
        for category in (fate, f"may_{fate}"):
            g.alias(f"{fate}_instead", category)
        for (w, verb), due in product(enumerate(("is broken", "would be broken"), FIRST), ("", " {by:due}")):
            text = f"if {{what:{what}}} {verb}{due}, {{effect:{fate}_instead}} instead"
            g.phrase("static", text, ir.ReplaceFate, fate="broken", duration=ALWAYS, w=w)
