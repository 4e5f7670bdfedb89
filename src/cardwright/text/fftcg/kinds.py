"""Rules and effects said of another kind of thing: of abilities alone, of another card, of a card that leaves the field, of what
was shown. Like `variants`, it adds what other modules have not declared."""

from cardwright.text import ir
from cardwright.text.fftcg.variants import ALWAYS, FIRST, OWNER, Filled
from cardwright.text.grammar import Grammar

NOW = ir.UntilEndOfTurn(w=3)
THIS = ir.UntilEndOfTurn(w=2)
FRONT = ir.UntilEndOfTurn(w=1)


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    _rules(g)
    _statics(g)
    _gone(g)
    _another(g)
    _shown(g)
    _effects(g)


def _rules(g: Filled) -> None:
    r = "rule"
    for by, whose in ((ir.Opponent(), "your opponent's "), (ir.AnyPlayer(), "")):
        for kind, words in (("summon", "Summons"), ("ability", "abilities")):
            fixed = {"by": by, "kinds": (kind,), "w": FIRST}
            g.phrase(r, f"cannot leave the field due to {whose}{words}", ir.CannotLeaveField, **fixed)
            g.phrase(r, f"cannot become dull by {whose}{words}", ir.CannotBecomeDull, **fixed)
            returned = "cannot be returned to its owner's hand by"
            g.phrase(r, f"{returned} {whose}{words}", ir.CannotBeReturned, **fixed)
    g.phrase(r, "cannot become dull due to {by:effects_of}", ir.CannotBecomeDull, w=FIRST + 1)
    g.phrase(r, "cannot be returned to its owner's hand due to {by:effects_of}", ir.CannotBeReturned, w=FIRST + 1)
    lasting = "lasting_rule"
    g.phrase(lasting, "<does|do> not activate during their controller's Active Phase", ir.DoesNotActivate, w=FIRST)
    g.phrase(lasting, "<has|have> all the Jobs", ir.AllJobs, w=FIRST)


def _statics(g: Filled) -> None:
    s = "static"
    g.phrase(s, "{to:static_subject} also <gains/gain:to> {gains:gains}", ir.Gain, duration=ALWAYS, w=FIRST)
    g.phrase(s, "{to:static_subject} also <loses/lose:to> {losses:losses}", ir.Lose, duration=ALWAYS, w=FIRST)
    g.phrase(s, "{what:static_subject} also {rule:rule}", ir.Restrict, duration=ALWAYS, w=FIRST)
    forwards = "{what:the_group} also become Forwards with {power:power}"
    g.phrase(s, forwards, ir.BecomeForward, gains=(), duration=ALWAYS, w=FIRST)
    g.phrase(s, forwards + " and {gains:one_gain}", ir.BecomeForward, duration=ALWAYS, w=FIRST)
    g.phrase("qualifier", "that are also Forwards", ir.AlsoAForward, w=FIRST)
    g.phrase("each", "different Element among the {group:group/many}", ir.CountElements, w=FIRST)
    # whose ability it is that deals the damage: "if an ability of a Fire Character you control deals damage ..."
    for w, article in enumerate(("a", "an"), FIRST):
        words = f"an ability of {article} {{cards:group/one}}"
        g.phrase("your_effect", words, ir.DamageSource, kinds=("ability",), w=w)
        g.phrase("damage_from", words, ir.DamageSource, kinds=("ability",), w=w)
        g.phrase(
            "damage_from", f"abilities of {article} {{cards:group/one}}", ir.DamageSource, kinds=("ability",), w=w + 2
        )
    g.phrase("removed_by", "removed from the game by {card:owner_of_ability} ability", ir.RemovedBy,
             zone=ir.Removed(ir.EachPlayer()), w=FIRST)  # fmt: skip


def _gone(g: Filled) -> None:
    """Cards that are removed from the game instead: whichever way they would leave, and for how long that holds."""
    a, s = "action", "static"
    put = "put from the field into the Break Zone"
    due = (("", None), (" due to your Summons or abilities", ir.You()), (" by your Summons or abilities", ir.You()),
           (" due to your opponent's Summons or abilities", ir.Opponent()))  # fmt: skip
    for w, (words, by) in enumerate(due):
        for v, (subject, it) in enumerate((("damaged", "it"), ("source", "it"))):
            text = f"if {{what:{subject}}} leaves the field{words}, remove {it} from the game instead"
            if subject == "damaged" or not words:
                g.phrase(s, text, ir.RemoveInstead, duration=ALWAYS, leaves=True, by=by, w=FIRST + 2 * w + v)
        if by == ir.You():
            text = f"if {{what:damaged}} is {put}{words}, remove it from the game instead"
            g.phrase(s, text, ir.RemoveInstead, duration=ALWAYS, by=by, w=FIRST + w)
    for what, be, leave, them in (("one_obj", "is", "leaves", "it"), ("many_subject", "are", "leave", "them")):
        away = f"remove {them} from the game instead"
        w = FIRST + int(them == "them")
        g.phrase(a, f"during this turn, if {{what:{what}}} {be} {put}, {away}", ir.RemoveInstead, duration=NOW, w=w)
        text = f"during this turn, if {{what:{what}}} {leave} the field, {away}"
        g.phrase(a, text, ir.RemoveInstead, duration=NOW, leaves=True, w=w)
        text = f"if {{what:{what}}} {leave} the field this turn, {away}"
        g.phrase(a, text, ir.RemoveInstead, duration=THIS, leaves=True, w=w)
    for put_in in ("putting it in the Break Zone", "putting it into the Break Zone"):
        into = int("into" in put_in)
        for w, it in enumerate(("it", "that Summon", "the Summon")):
            text = f"if you cast it, remove {it} from the game after use instead of {put_in}"
            fixed = {"what": ir.Pronoun("it"), "if_cast": True}
            g.phrase("clause", text, ir.RemoveAfterUse, w=FIRST + 3 * into + w, **fixed)


def _another(g: Filled) -> None:
    """ "Another" is one more than the card itself: "if you control another Category VII Forward"."""
    c = "condition"
    other = (ir.Another(w=FIRST),)
    g.phrase("another", "another {noun:another_noun} {qualifiers?:qualifiers}", ir.Group, adjectives=other)
    g.list("another_noun", "another_kind", " or ", cls=ir.AnyNoun, field="options", max=1, w=FIRST)
    g.phrase("another_kind", "{adjectives?:adjectives} {noun:type_noun/one}", ir.Group)
    g.phrase("another_kind", "{adjectives?:plain_adjectives} {noun:trait_noun}", ir.Group)
    one = {"player": ir.You(), "count": ir.Num(1), "w": FIRST + 5}
    g.phrase(c, "you control {group:another}", ir.Controls, **one)
    g.phrase(c, "you have cast {group:another} this turn", ir.HasCastThisTurn, **one)


def _shown(g: Filled) -> None:
    s = "shown_condition"
    shown = ir.Pronoun("shown")
    for w, article in enumerate(("a", "an"), FIRST):
        g.phrase("shown_a", f"{article} {{group:affected_one}}", ir.CountRef, cards=shown, w=w)
    g.phrase(s, "you reveal {left:shown_a}", ir.Compare, right=ir.Num(1), compare=">=", w=FIRST)
    for w, words in enumerate(("revealed", "revealed by this effect"), FIRST):
        g.phrase("each", f"{{group:shown_one}} {words}", ir.CountRef, cards=ir.Pronoun("among_shown"), w=w)
    among = {"player": ir.You(), "among": ir.Pronoun("revealed")}
    for w, it in enumerate(("it", "them"), FIRST):
        text = f"reveal {{target:target}} among them and add {it} to your hand"
        g.phrase("action", text, ir.TakeAmong, into=ir.Hand(ir.You()), w=w, **among)
    top = "cards from the top of your deck until"
    for v, verb in enumerate(("reveal", "turn over")):
        for w, article in enumerate(("a", "an")):
            u = FIRST + 4 * v + w
            g.phrase("action", f"{verb} {top} {article} {{group:group/one}} is revealed", ir.RevealUntil, w=u)
            g.phrase("action", f"{verb} {top} you reveal {article} {{group:group/one}}", ir.RevealUntil, w=u + 2)


def _effects(g: Filled) -> None:
    a = "action"
    for w, words in enumerate(
        ("on top or at the bottom of", "on the top or bottom of", "on the top or at the bottom of"), FIRST
    ):
        text = f"put {{what:one_obj}} {words} its owner's deck"
        g.phrase(a, text, ir.PutInto, to=ir.DeckTopOrBottom(OWNER), w=w)
    named = {"rule": ir.AlsoJob("")}
    for words, span in (("during this turn", NOW), ("until the end of the turn", FRONT)):
        text = f"{words}, {{what:subj}} <gains/gain:what> the named Job"
        g.phrase(a, text, ir.Restrict, duration=span, w=FIRST, **named)
    for w, words in enumerate(("of the selected cost", "with the selected cost"), FIRST):
        g.phrase("qualifier", words, ir.CostIs, amount=ir.NamedNumber(w=w))
    points = "{amount:number} <point/points:amount> of damage"
    g.phrase(a, f"{{source:source}} deals each player {points}", ir.DamagePlayer, player=ir.EachPlayer(), w=FIRST)
    for w, words in enumerate(("dealt damage this turn", "that were dealt damage this turn"), FIRST):
        g.phrase("qualifier", words, ir.WasDealtDamage, w=w)
    for words, later in (("until the end of your opponent's turn", ir.UntilEndOfYourTurn(ir.Opponent(), w=1)),
                        ("until the end of your opponent's next turn", ir.UntilEndOfNextTurn(ir.Opponent(), w=1))):  # fmt: skip
        for v, change in enumerate(("increases by", "is increased by")):
            text = (
                f"{words}, the cost required for your opponent to cast {{group:group/many}} {change} {{amount:number}}"
            )
            g.phrase(a, text, ir.CastersCostChange, player=ir.Opponent(), more=True, duration=later, w=FIRST + v)
