"""Rules and effects said of another kind of thing: of abilities alone, of another card, of a card that leaves the field, of what
was shown. Like `variants`, it adds what other modules have not declared."""

from cardwright.text import ir
from cardwright.text.fftcg.variants import ALWAYS, FIRST, OWNER, Filled
from cardwright.text.grammar import Grammar

NOW = ir.UntilEndOfTurn(w=3)
THIS = ir.UntilEndOfTurn(w=2)
FRONT = ir.UntilEndOfTurn(w=1)
OWN = FIRST + 500  # wordings that stand beside those of other tables


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    _rules(g)
    _statics(g)
    _gone(g)
    _another(g)
    _shown(g)
    _effects(g)
    _compared(g)
    _damage(g)
    _named(g)
    _forwards(g)
    _removed(g)
    _either(g)


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
    g.phrase("happening", "<is/are> dealt damage by {dealer:source}", ir.IsDealtDamage, w=FIRST)
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


COMPARED = (
    ("less than", "<"),
    ("inferior to", "<"),
    ("greater than", ">"),
    ("higher than", ">"),
    ("equal to or less than", "<="),
    ("less than or equal to", "<="),
    ("inferior or equal to", "<="),
    ("equal to or greater than", ">="),
    ("greater than or equal to", ">="),
    ("superior to", ">"),
    ("superior or equal to", ">="),
    ("lower than", "<"),
)


def _compared(g: Filled) -> None:
    """Against the card's own cost or power: "of cost less than Hild's", "with power inferior to Hild's"."""
    q = "qualifier"
    for i, (words, compare) in enumerate(COMPARED):
        for v, head in enumerate(("of cost", "of a cost", "with a cost", "with cost")):
            text = f"{head} {words} {{amount:own_cost}}"
            g.phrase(q, text, ir.CostIs, compare=compare, w=OWN + 10 * i + v)
        for v, head in enumerate(("of power", "of a power", "with a power", "with power")):
            text = f"{head} {words} {{amount:own_power}}"
            g.phrase(q, text, ir.PowerIs, compare=compare, w=OWN + 10 * i + v)
    g.list("elements_either_comma", "element", ", ", ", and/or ", min=3)
    for category in ("adjective", "plain_adjective"):
        g.phrase(category, "{elements:elements_either_comma}", ir.ElementIs, w=OWN)
    for trait, words in (("type", "of the same card type as"), ("type", "of the same type as")):
        g.phrase(q, words + " {card:source}", ir.SameTrait, trait=trait, w=OWN + int("card" in words))


def _damage(g: Filled) -> None:
    a, s = "action", "static"
    # "by Forwards of cost 3 or less": whichever of them deals it
    for name in ("Forward", "Backup", "Monster", "Character"):
        node, fixed = (ir.IsCharacter, {}) if name == "Character" else (ir.TypeIs, {"types": (name,)})
        g.phrase("dealing_type", f"{name}s", node, **fixed)
    g.phrase("dealers", "{adjectives?:adjectives} {noun:dealing_type} {qualifiers?:qualifiers}", ir.Group)
    g.phrase("damage_from", "{cards:dealers}", ir.DamageSource, w=OWN + 10)
    for words, change in (("is reduced by", "reduce"), ("is increased by", "increase"), ("becomes", "become")):
        for w, to in enumerate(("{to:damaged}", "{to:the_whole}"), OWN):
            for by in ("", " by {source:damage_from}"):
                text = f"the damage dealt to {to}{by} {words} {{amount:number}} instead"
                g.phrase(s, text, ir.ReplaceDamage, change=change, duration=ALWAYS, w=w)
    for w, (words, change) in enumerate((("the damage becomes {amount:number} instead", "become"),
                                         ("reduce the damage by {amount:number} instead", "reduce"),
                                         ("the damage is reduced by {amount:number} instead", "reduce")), OWN):  # fmt: skip
        mine = {"dealer": None, "player": ir.You(), "change": change, "w": w}
        text = f"during this turn, if you are dealt damage, {words}"
        g.phrase(a, text, ir.ReplacePlayerDamage, duration=NOW, **mine)
    for w, verb in enumerate(("dealt to", "received by"), OWN):
        text = f"the next damage dealt to {{what:one_obj}} this turn is {verb} {{to:one_obj}} instead"
        g.phrase(a, text, ir.RedirectDamage, duration=THIS, next_only=True, w=w)
    g.phrase(s, "{what:special_owner} power {rule:power_rule}", ir.Restrict, duration=ALWAYS, w=OWN)
    g.phrase("card_amount", "{amount:number} <card/cards:amount> for each {each:each_at_most}", ir.PerEach, w=OWN)


def _named(g: Filled) -> None:
    a, c = "action", "condition"
    for w, words in enumerate(("the selected card type", "of the selected card type"), OWN):
        g.phrase("named_type", words, ir.NamedType, w=w)
    for w, words in enumerate(("the selected number", "the named number"), OWN):
        g.value("the_number", words, ir.NamedNumber(w=w))
    for w, verb in enumerate(("is", "is equal to"), OWN + 10):
        g.phrase(c, f"{{left:cost_of}} {verb} {{right:the_number}}", ir.Compare, compare="=", w=w)
    for w, element in enumerate(("the named Element", "the selected Element", "the named one"), OWN + 1):
        text = f"{{what:all_group}} become {element} {{duration:for_turn}}"
        g.phrase(a, text, ir.BecomeElement, element="", w=w)
        text = f"{{what:possessive}} Element becomes {element}"
        g.phrase("permanent", text, ir.BecomeElement, element="", duration=ir.Permanent(w=1), w=w + 10)


def _forwards(g: Filled) -> None:
    """Monsters that become Forwards: several of them, with what they gain, and without end."""
    a = "action"
    forwards = "also become Forwards with {power:power}"
    for w, (gains, fixed) in enumerate((("", {"gains": ()}), (" and {gains:one_gain}", {})), OWN):
        for u, what in enumerate(("many_subject", "all_group", "the_group")):
            subject = f"{{what:{what}}}"
            v = w + 2 * u
            g.phrase(a, f"until the end of the turn, {subject} {forwards}{gains}", ir.BecomeForward, duration=FRONT, w=v,
                     **fixed)  # fmt: skip
            if not gains:
                g.phrase(a, f"{subject} {forwards} {{duration:for_turn}}", ir.BecomeForward, w=v, **fixed)
        text = f"{{what:one_obj}} also becomes a Forward with {{power:power}}{gains}"
        g.phrase("permanent", text, ir.BecomeForward, duration=ir.Permanent(w=1), w=w, **fixed)


def _removed(g: Filled) -> None:
    """The card that was removed, by whom it was removed: "return the Forward removed by Hild's ability"."""
    g.phrase("removed_one", "{adjectives?:adjectives} {noun:type_noun/one} {qualifiers:only_removed}", ir.Group)
    g.phrase("removed_single", "the {group:removed_one}", ir.All, w=5)
    g.phrase("removed_single", "each {group:removed_one}", ir.All, w=4)
    a = "action"
    g.phrase(a, "return {what:removed_single} to its owner's hand", ir.ToHand, player=OWNER, verb="return", w=OWN)
    g.phrase(a, "add {what:removed_single} to your hand", ir.ToHand, player=ir.You(), verb="add", w=OWN)
    for w, (where, player) in enumerate((("the field", OWNER), ("your field", ir.You())), OWN):
        for dull, words in ((False, ""), (True, " dull")):
            text = f"play {{what:removed_single}} onto {where}{words}"
            g.phrase(a, text, ir.PlayOnto, player=player, dull=dull, w=w)
    g.phrase(a, "put {what:removed_single} into the Break Zone", ir.PutInto, to=ir.BreakZone(OWNER), w=OWN)


def _either(g: Filled) -> None:
    """What is on whose field, Elements that one has, who primes."""
    c = "condition"
    for w, article in enumerate(("a", "an"), OWN):
        for player, field in ((ir.You(), "your field"), (ir.Opponent(), "your opponent's field")):
            text = f"{article} {{group:group/one}} is on {field}"
            g.phrase(c, text, ir.Controls, player=player, count=ir.Num(1), w=w)
    text = "you have {right:number} or more different Elements among {left:elements_among}"
    g.phrase(c, text, ir.Compare, compare=">=", w=OWN)
    g.phrase("event", "when {subject:subject} primes", ir.Primes, w=OWN)
