"""What lasts or is counted, in words that one card alone has used so far, for every cause, span and amount. Like `variants`, it
adds what other modules have not declared."""

from cardwright.text import ir
from cardwright.text.fftcg.variants import ALWAYS, OWNER, Filled
from cardwright.text.grammar import Grammar

W = 400  # wordings of this module begin here
TURN = ir.UntilEndOfTurn(w=2)
TURN_FRONT = ir.UntilEndOfTurn(w=3)
TOP = "from the top of your deck"


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    _casting(g)
    _damage(g)
    _rules(g)
    _gains(g)
    _counted(g)
    _objects(g)
    _cancelled(g)
    _elements(g)
    _sources(g)
    _both_rules(g)


def _casting(g: Filled) -> None:
    normally = "at any time you could normally cast it"
    spans: tuple[tuple[str, ir.Duration], ...] = (
        ("during this game, ", ir.Permanent()),
        ("as long as {_:self} is on the field, ", ir.WhileOnField(ir.SelfRef(), w=2)),
        ("for as long as {_:self} is on the field, ", ir.WhileOnField(ir.SelfRef(), w=1)),
    )
    for front, duration in spans:
        for w, owned in enumerate((" as though you owned it", ""), W):
            for v, may in enumerate(("can", "may")):
                text = f"{front}you {may} cast {{what:one_obj}}{owned}"
                fixed = {"player": ir.You(), "duration": duration}
                g.phrase("action", f"{text} {normally}", ir.AllowCast, w=w + 2 * v, **fixed)
                g.phrase("action", text, ir.AllowCast, w=w + 2 * v + 10, **fixed)
    paid = "you can cast {what:source} removed by this ability's cost"
    for w, (front, behind, duration) in enumerate(
        (
            ("during this turn, ", "", TURN_FRONT),
            ("", " this turn", TURN),
            ("until the end of the turn, ", "", ir.UntilEndOfTurn(w=1)),
            ("until the end of your turn, ", "", ir.UntilEndOfYourTurn(ir.You(), w=1)),
            ("until the end of your next turn, ", "", ir.UntilEndOfNextTurn(ir.You(), w=1)),
            ("during this game, ", "", ir.Permanent()),
        ),
        W + 20,
    ):
        g.phrase("action", f"{front}{paid}{behind}", ir.AllowCast, player=ir.You(), duration=duration, w=w)
    here = {"player": ir.You(), "zone": ir.BreakZone(ir.You()), "free": False}
    g.phrase("action", "cast {target:target} from your Break Zone", ir.CastFrom, w=W, **here)


def _damage(g: Filled) -> None:
    a, t = "action", "turn_item"
    changes = (
        ("becomes {amount:number}", "become"), ("is reduced by {amount:number}", "reduce"),
        ("is increased by {amount:number}", "increase"),
    )  # fmt: skip
    for words, change in changes:
        following = {"change": change, "next_only": True}
        text = f"the next damage dealt to {{to:damaged_one}} {words} instead"
        g.phrase(t, text, ir.ReplaceDamage, duration=TURN_FRONT, **following)
        g.phrase(a, f"during this turn, {text}", ir.ReplaceDamage, duration=TURN_FRONT, w=W, **following)
        text = f"the next damage dealt to {{to:damaged_one}} this turn {words} instead"
        g.phrase(a, text, ir.ReplaceDamage, duration=TURN, w=W, **following)
    outcomes: tuple[tuple[str, dict[str, object]], ...] = (
        ("the damage becomes {amount:number} instead", {"change": "become"}),
        ("the damage increases by {amount:number} instead", {"change": "increase"}),
        ("reduce the damage by {amount:number} instead", {"change": "reduce"}),
        ("double the damage instead", {"change": "double", "amount": ir.Num(2)}),
    )
    for words, become in outcomes:
        g.phrase(t, f"if {{to:one_obj}} is dealt damage, {words}", ir.ReplaceDamage, duration=TURN_FRONT, **become)
        text = f"if {{to:one_obj}} is dealt damage by {{source:damage_from}}, {words}"
        g.phrase(t, text, ir.ReplaceDamage, duration=TURN_FRONT, **become)
        text = f"if {{dealer:one_obj}} deals damage to a {{to:group/one}}, {words}"
        g.phrase(t, text, ir.ReplaceDealt, duration=TURN_FRONT, w=W, **become)
    g.phrase("damage", "damage equal to {amount:number} times {each:counted}", ir.PerEach, w=W)


def _rules(g: Filled) -> None:
    # "No Forward of cost 3 or less can block it this turn": it cannot be blocked by one
    for w, number in enumerate(("one", "many"), W):
        g.phrase("unable", f"no {{by:group/{number}}} can block", ir.CannotBeBlocked, w=w)
        if number == "many":
            g.phrase("no_group", "no {group:group/many}", ir.All, w=W)
    g.phrase("unable_all", "{by:group/many} cannot block", ir.CannotBeBlocked, w=W + 2)
    g.phrase("action", "{rule:unable} {what:one_obj} this turn", ir.Restrict, duration=TURN, w=W)
    for key in ("unable", "unable_all"):
        g.phrase("static", f"{{rule:{key}}} {{what:source}}", ir.Restrict, duration=ALWAYS, w=W)
    for words, rule in (
        ("can attack", ir.CannotAttack(w=1)),
        ("can block", ir.CannotBlock(w=1)),
        ("can attack or block", ir.CannotAttackOrBlock(w=1)),
    ):
        g.phrase("static", f"{{what:no_group}} {words}", ir.Restrict, rule=rule, duration=ALWAYS, w=W)
    g.phrase("rule", "must attack if possible", ir.MustAttack, w=W)


def _gains(g: Filled) -> None:
    # with a comma before the last "and"
    g.list("oxford_losses", "lost", ", ", ", and ", min=3)
    turn = {"duration": ir.UntilEndOfTurn(), "w": W}
    front = {"duration": ir.UntilEndOfTurn(w=1), "w": W}
    g.phrase("action", "{to:subj} <loses/lose:to> {losses:oxford_losses} until the end of the turn", ir.Lose, **turn)
    g.phrase("action", "until the end of the turn, {to:subj} <loses/lose:to> {losses:oxford_losses}", ir.Lose, **front)
    g.phrase("static", "{to:static_subject} <gains/gain:to> {gains:oxford_gains}", ir.Gain, duration=ALWAYS, w=W)
    # what can be multiplied from the front
    for category in ("multiplied_front", "multiplied"):
        for w, their in enumerate(("their", "his/her"), W):
            theirs = {"player": ir.Opponent(), "w": w}
            one, many = f"the top card of {their} deck", f"the top {{count:many_number}} cards of {their} deck"
            g.phrase(category, f"your opponent puts {one} into the Break Zone", ir.Mill, count=ir.Num(1), **theirs)
            g.phrase(category, f"your opponent puts {many} into the Break Zone", ir.Mill, **theirs)


def _counted(g: Filled) -> None:
    a, you = "action", {"player": ir.You()}
    as_many = ("the same number of cards", "as many cards")
    for w, number in enumerate(as_many, W):
        for verb, node in (("reveal", False), ("look at", True)):
            text = f"{verb} {number} {TOP} as the {{count:counters_on}}"
            g.phrase(a, text, ir.RevealTop, deck=ir.You(), look=node, w=w, **you)
        g.phrase(a, f"draw {number} as the {{count:counters_on}}", ir.Draw, w=w, **you)
        for v, (key, the) in enumerate((("cp_amount", ""), ("counters_on", "the "), ("counted", ""))):
            as_counted = f"as {the}{{count:{key}}}"
            u = w + 2 * v
            g.phrase(a, f"remove {number} {TOP} from the game {as_counted}", ir.RemoveTop, w=u, **you)
            g.phrase(a, f"put {number} {TOP} into the Break Zone {as_counted}", ir.Mill, w=u, **you)
            if key != "counters_on":
                g.phrase(a, f"draw {number} {as_counted}", ir.Draw, w=u, **you)
    tops = [(1, "card"), *((n, f"{n} cards") for n in range(2, 6))]
    tops += [(n, f"{word} cards") for n, word in enumerate(("two", "three", "four", "five"), 2)]
    for count, top in tops:
        w = W + (not top[0].isdigit())
        if w == W:
            theirs = {"to": ir.DeckUnder(OWNER, ir.Num(count)), "w": w}
            g.phrase(a, f"put {{what:one_obj}} under the top {top} of its owner's deck", ir.PutInto, **theirs)
        mine = ir.DeckUnder(ir.You(), ir.Num(count))
        g.phrase(a, f"put {{what:one_obj}} under the top {top} of your deck", ir.PutInto, to=mine, w=w)
        for v, verb in enumerate(("place", "put")):
            text = f"{verb} {{target:target}} under the top {top} of your deck"
            g.phrase(a, text, ir.SelectAndPut, to=mine, w=w + 10 * v, **you)


def _objects(g: Filled) -> None:
    a = "action"
    # those that were chosen, and all of a group: "Dull it and all the Monsters opponent controls"
    g.list("one_and_all", "one_or_all", " and ", cls=ir.Several, field="items", min=2, max=2, w=W)
    for item in ("one_pronoun", "many_object", "all_group"):
        g.alias("one_or_all", item)
    for verb, node in (("break", ir.Break), ("dull", ir.Dull), ("activate", ir.Activate), ("Freeze", ir.Freeze)):
        g.phrase(a, f"{verb} {{what:one_and_all}}", node, w=W)
    g.phrase(a, "remove {what:one_and_all} from the game", ir.RemoveFromGame, duration=ir.Permanent(), w=W)
    g.phrase(a, "put {what:one_and_all} into the Break Zone", ir.PutInto, to=ir.BreakZone(OWNER), w=W)
    g.phrase(a, "return {what:one_and_all} to their owners' hands", ir.ToHand, player=OWNER, verb="return", w=W)
    # "deal 8000 damage to it and 4000 damage to all the other Forwards"
    g.alias("dealt_to", "one_pronoun")
    for w, place in enumerate(("on top of", "on the top of"), W):
        text = f"put the other {place} your opponent's deck"
        g.phrase(a, text, ir.PutRest, among=ir.Pronoun("revealed"), to=ir.DeckTop(ir.Opponent()), w=w)

    for w, all_the in enumerate(("all", "all the")):
        text = f"remove {all_the} {{counter:counter}} Counters from {{what:all_group}}"
        g.phrase(a, text, ir.RemoveCounters, count=None, w=W + w)
    # of two that were chosen, one deals damage to the other
    for form, words in (
        ("first_one", "the first one"),
        ("the_first", "the first"),
        ("second", "the second"),
        ("second_one", "the second one"),
    ):
        g.phrase("of_two", words, ir.Pronoun, form=form)
    g.phrase(a, "{source:of_two} deals {to:of_two} {amount:damage}", ir.DealDamage, w=W)
    g.phrase(a, "{source:of_two} deals {amount:damage} to {to:of_two}", ir.DealDamage, w=W + 1)
    g.phrase("first_of_two", "the first one", ir.Pronoun, form="first_one")
    turn = {"duration": ir.UntilEndOfTurn(), "w": W}
    g.phrase("behind_part", "{to:first_of_two} gains {gains:gains}", ir.Gain, **turn)
    g.phrase("behind_part", "{to:first_of_two} loses {losses:losses}", ir.Lose, **turn)


def _cancelled(g: Filled) -> None:
    c, theirs = "clause", {"player": ir.Opponent()}
    for w, (words, form) in enumerate((("its effect is cancelled", "it"), ("cancel its effect", "it")), 2):
        cancel = {"effect": ir.CancelEffect(ir.Pronoun(form), w=W + w), **theirs}
        g.phrase(c, f"{words} if your opponent doesn't {{cost:paid_cost}}", ir.Unless, w=W + w, **cancel)
        g.phrase(c, f"{words} unless your opponent {{cost:pays}}", ir.Unless, w=W + w + 10, **cancel)


def _elements(g: Filled) -> None:
    # who becomes of which Element: the one that was named or selected
    a, p = "action", "permanent"
    for v, verb in enumerate(("select", "choose", "name"), W):
        for w, rest in enumerate(("Light and Dark", "Light or Dark")):
            text = f"{verb} 1 Element other than {rest}"
            g.phrase(a, text, ir.Name, player=ir.You(), what="element", excluding=("Light", "Dark"), w=v + 10 * w)
    for w, element in enumerate(("that Element", "the named Element", "the selected Element"), W):
        for v, what in enumerate(("one_pronoun", "source")):
            becomes = f"{{what:{what}}} becomes {element}"
            chosen = {"element": "", "w": w + 10 * v}
            g.phrase(a, f"{becomes} {{duration:for_turn}}", ir.BecomeElement, **chosen)
            tail = "(this effect does not end at the end of the turn)"
            g.phrase(a, f"{becomes} {tail}", ir.BecomeElement, duration=ir.Permanent(), **chosen)
            g.phrase(p, becomes, ir.BecomeElement, duration=ir.Permanent(w=1), **chosen)
    g.phrase(p, "{what:possessive} power becomes {amount:number}", ir.SetPower, duration=ir.Permanent(w=1), w=W)


def _sources(g: Filled) -> None:
    # whose Summons and abilities deal the damage
    y, foe = "your_effect", ir.Opponent()
    for w, (words, kinds, by) in enumerate(
        (
            ("a Summon or an ability of your opponent", ("summon", "ability"), foe),
            ("your opponent's Summon or ability", ("summon", "ability"), foe),
            ("your opponent's Summon", ("summon",), foe),
            ("your opponent's ability", ("ability",), foe),
        ),
        W,
    ):
        g.phrase(y, words, ir.DamageSource, kinds=kinds, by=by, w=w)
    for w, (words, change) in enumerate(
        (
            ("the damage is reduced by", "reduce"),
            ("reduce the damage by", "reduce"),
            ("the damage is increased by", "increase"),
        )
    ):
        head = f"if {{source:your_effect}} deals damage to {{to:struck}}, {words} {{amount:number}} instead"
        g.phrase("static", head, ir.ReplaceDamage, change=change, duration=ALWAYS, w=W + w)
        g.phrase("action", f"during this turn, {head}", ir.ReplaceDamage, change=change, duration=TURN_FRONT, w=W + w)
    g.phrase("one_dealer", "a {group:group/one}", ir.All, w=4)
    outcomes: tuple[tuple[str, dict[str, object]], ...] = (
        ("the damage increases by {amount:number} instead", {"change": "increase"}),
        ("the damage becomes {amount:number} instead", {"change": "become"}),
        ("double the damage instead", {"change": "double", "amount": ir.Num(2)}),
    )
    for outcome, become in outcomes:
        text = f"during this turn, if {{dealer:one_dealer}} deals damage to a {{to:group/one}}, {outcome}"
        g.phrase("action", text, ir.ReplaceDealt, duration=TURN_FRONT, w=W, **become)


def _both_rules(g: Filled) -> None:
    s, r = "static", "rule"
    g.phrase(s, "if possible, {what:source} must attack", ir.Restrict, rule=ir.MustAttack(w=W), duration=ALWAYS, w=W)
    must = {"rule": ir.MustBeBlocked(w=W), "duration": ALWAYS}
    g.phrase(s, "if possible, your opponent must block {what:source}", ir.Restrict, w=W, **must)
    for w, head in enumerate(("your opponent must block", "Opponent must block")):
        g.phrase(s, f"{head} {{what:to_be_blocked}} if possible", ir.Restrict, w=W + 1 + w, **must)
    g.phrase("to_be_blocked", "{group:named_group}", ir.All, w=W)
    g.phrase("to_be_blocked", "the {group:group/many}", ir.All, w=2)
    g.phrase(r, "can form parties with {group:group/many} of any Element", ir.PartyWithAny, w=W)
    g.phrase(r, "cannot be returned to their owners' hands by {by:effects_of}", ir.CannotBeReturned, w=W)
    g.phrase(s, "they {rule:rule}", ir.Restrict, what=ir.Pronoun("they_all"), duration=ALWAYS, w=W)
    g.alias("plain_group", "all_group")
