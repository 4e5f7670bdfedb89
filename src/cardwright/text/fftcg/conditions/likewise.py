"""Conditions that one card asks of one player, number, cost or doing, asked of the others."""

from cardwright.text import ir
from cardwright.text.fftcg.common import BY_ABILITY, RELATIONS, RESULT_TYPES, THAN
from cardwright.text.fftcg.filled import Filled

FIRST = 7700  # wordings of this module begin here
COUNTED = 6100  # those of CountRef: above 7000 there is another meaning of them
LATER = 47_000  # those of what stands further down
OPPONENT_DISCARDS_THE = 985  # wording of Compare, see `common.OPPONENT_DISCARDS`


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    _players(g)
    _counters(g)
    _away(g)
    _happened(g)
    _paid(g)
    _totals(g)
    _joined(g)
    _all(g)
    _both_players(g)
    _rows(g)
    _fighting(g)
    _done(g)
    _cast(g)
    _on_the_field(g)


def _on_the_field(g: Filled) -> None:
    """ "If a Job Witch Forward is on the field", "if 2 or more Monsters are on the field": whoever controls them."""
    here = {"qualifiers": (ir.ControlledBy(ir.AnyPlayer(), w=410),)}
    for number, be in (("one", "is"), ("many", "are")):
        for noun in (
            f"{{adjectives?:adjectives}} {{noun:type_noun/{number}}}",
            "{adjectives?:plain_adjectives} {noun:trait_noun}",
        ):
            g.phrase(f"{number}_on_field", f"{noun} {be} on the field", ir.Group, **here)
    g.phrase("condition", "a {group:one_on_field}", ir.Exists, count=ir.Num(1), w=FIRST + 40)
    for relation, compare in RELATIONS:
        g.phrase(
            "condition",
            f"{{count:number}} {relation} {{group:many_on_field}}",
            ir.Exists,
            compare=compare,
            w=FIRST + 41,
        )


def _players(g: Filled) -> None:
    for relation, compare in RELATIONS:
        points = f"{{count:number}} <point/points:count> of damage {relation}"
        fixed = {"compare": compare, "w": FIRST}
        g.phrase("condition", f"a player has received {points}", ir.ReceivedDamage, player=ir.AnyPlayer(), **fixed)
        for player, has in ((ir.You(), "you have"), (ir.Opponent(), "your opponent has")):
            g.phrase("condition", f"{has} been dealt {points}", ir.ReceivedDamage, player=player, **fixed)
            g.phrase("condition", f"the damage {has} been dealt is {{count:number}} {relation}", ir.ReceivedDamage, player=player,
                     compare=compare, w=FIRST + 1)  # fmt: skip

    exactly = "received exactly {count:number} <point/points:count> of damage"
    people = (
        (ir.EachPlayer(), "each player has"),
        (ir.AnyPlayer(), "either player has"),
        (ir.EachPlayer(), "both players have"),
    )
    for w, (player, who) in enumerate(people, FIRST):
        g.phrase("condition", f"{who} {exactly}", ir.ReceivedDamage, player=player, compare="=", w=w)


def _counters(g: Filled) -> None:
    for v, card in enumerate(("source", "one_pronoun")):
        for w, placed in enumerate(("placed on", "on"), FIRST + 10 * v):
            on = f"{placed} {{card:{card}}}"
            text = f"there are exactly {{count:number}} {{counter:counter}} Counters {on}"
            g.phrase("condition", text, ir.CountersAre, compare="=", w=w)
            text = f"exactly {{count:number}} {{counter:counter}} Counters are {on}"
            g.phrase("condition", text, ir.CountersAre, compare="=", w=w + 20)
            for relation, compare in RELATIONS:
                text = f"the number of {{counter:counter}} Counters {on} is {{count:number}} {relation}"
                g.phrase("condition", text, ir.CountersAre, compare=compare, w=w + 60)
            text = f"there is a {{counter:counter}} Counter {on}"
            g.phrase("condition", text, ir.CountersAre, count=ir.Num(1), w=w + 40)


def _away(g: Filled) -> None:
    """How many of the cards that were removed or discarded are of a kind."""
    removed, thrown = ir.Pronoun("removed_cards"), ir.Pronoun("discarded_cards")
    for w, be in enumerate(("are", "were"), COUNTED):
        for v, (cards, words) in enumerate(((removed, "cards removed by this effect"), (removed, "of the cards removed by this effect"),
                                            (removed, "of the removed cards"))):  # fmt: skip
            for u, kind in enumerate(("shown_group", "bare_element", "bare_trait", "of_an_element")):
                text = f"{words} {be} {{group:{kind}}}"
                g.phrase("discarded_that_were", text, ir.CountRef, cards=cards, w=w + 10 * v + 100 * u)
    text = "both {left:both_discarded}"
    g.phrase("condition", text, ir.Compare, right=ir.Num(2), compare=">=", w=FIRST)
    for w, words in enumerate(("discarded cards were", "of the discarded cards were"), COUNTED):
        for u, kind in enumerate(("shown_group", "bare_element", "bare_trait")):
            g.phrase("both_discarded", f"{words} {{group:{kind}}}", ir.CountRef, cards=thrown, w=w + 100 * u)


def _happened(g: Filled) -> None:
    theirs = {"whose": ir.Opponent(), "w": FIRST}
    g.phrase("past_happening", "has entered your opponent's field", ir.EntersField, **theirs)
    g.phrase("happened", "have entered your opponent's field", ir.EntersField, **theirs)
    # "When you discard 1 or more, draw 1 card."
    for form, verb in (
        ("you_discarded", "discard"),
        ("you_removed", "remove"),
        ("you_dulled", "dull"),
        ("you_returned", "return"),
    ):
        some = ir.CountRef(ir.Pronoun(form))
        text = f"you {verb} {{right:number}} or more"
        g.phrase("shown_condition", text, ir.Compare, left=some, compare=">=", w=FIRST)


def _paid(g: Filled) -> None:
    for w, verb in enumerate(("cast", "play"), FIRST):
        head = f"the cost to {verb} {{_:self}} included"
        g.phrase("condition", f"{head} {{element:element}} CP", ir.PaidElement, w=w)
        g.phrase("condition", f"{head} CP of {{count:number}} or more different Elements", ir.PaidElements, w=w)
        paid = f"the cost paid to {verb} {{_:self}} included CP of {{count:number}} or more"
        g.phrase("condition", f"{paid} different Elements", ir.PaidElements, w=w + 2)
        g.phrase("condition", f"{paid} Elements", ir.PaidElements, w=w + 12)
        more = "CP of {count:number} or more different Elements"
        g.phrase("condition", f"you paid {more} to {verb} {{_:self}}", ir.PaidElements, w=w + 4)
        g.phrase("condition", f"you paid with {more} to {verb} {{_:self}}", ir.PaidElements, w=w + 6)
        g.phrase("condition", f"you {verb} {{_:self}} using {more}", ir.PaidElements, w=w + 8)
        g.phrase("condition", f"{more} was paid to {verb} {{_:self}}", ir.PaidElements, w=w + 10)
        for u, text in enumerate((
            f"you only paid {{element:element}} CP to {verb} {{_:self}}", f"you paid only {{element:element}} CP to {verb} {{_:self}}",
            f"only {{element:element}} CP was paid to {verb} {{_:self}}", f"you {verb} {{_:self}} using only {{element:element}} CP",
        )):  # fmt: skip
            g.phrase("condition", text, ir.PaidOnlyElement, w=w + 10 + 2 * u)
    for w, article in enumerate(("a", "an"), FIRST):
        text = f"the card discarded by the extra cost is {article} {{group:group/one}}"
        g.phrase("condition", text, ir.Is, card=ir.Pronoun("extra_discarded"), w=w)
    for relation, compare in RELATIONS:
        text = f"{{left:cp_amount}} is {{right:number}} {relation}"
        g.phrase("condition", text, ir.Compare, compare=compare, w=FIRST)


def _totals(g: Filled) -> None:
    """Of several that were chosen: "if their total cost is 6 or less"."""
    for kind, node in (("cost", ir.CostOf), ("power", ir.PowerOf)):
        total = {"left": node(ir.Pronoun("them"), w=FIRST)}
        for v, words in enumerate((f"their total {kind}", f"the total of their {kind}s")):
            for relation, compare in (*RELATIONS, ("", "=")):
                text = f"{words} is {{right:number}} {relation}".strip()
                g.phrase("condition", text, ir.Compare, compare=compare, w=FIRST + v, **total)
            for w, (than, compare) in enumerate(THAN, FIRST + 10 + 20 * v):
                text = f"{words} is {than} {{right:counted}}"
                g.phrase("condition", text, ir.Compare, compare=compare, w=w, **total)
    text = "there are {right:number} or less different Elements among {left:elements_among}"
    g.phrase("condition", text, ir.Compare, compare="<=", w=FIRST)


def _joined(g: Filled) -> None:
    for w, (joined, node) in enumerate(((", or if ", ir.Or), (", and if ", ir.And)), FIRST):
        g.list("conditions", "condition", joined, cls=node, field="conditions", min=2, max=2, w=w)


def _all(g: Filled) -> None:
    # "reveal the top 3 cards of your deck. If they are all Summons, ..."
    for w, (form, words) in enumerate(
        (("they_all", "they are all"), ("revealed_cards", "the revealed cards are all")), FIRST
    ):
        g.phrase("condition", f"{words} {{group:group/many}}", ir.Is, card=ir.Pronoun(form), w=w)


def _both_players(g: Filled) -> None:
    # "If each player controls a Backup", "if both players control a Monster"
    for w, who in enumerate(
        ("each player controls", "both players control", "both you and your opponent control"), LATER
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
                g.phrase(key, hand, ir.Plus, base=ir.HandSize(other), w=LATER)
                held = {"left": ir.HandSize(mine), "compare": ">=", "w": LATER + w + 10 * v}
                g.phrase("condition", f"{has} {{right:{key}}}", ir.Compare, **held)
        # "If you have received 2 or more points of damage more than your opponent"
        points = f"{{more:number}} or more points of damage more than {than}"
        key = f"hurt_more_{has[:4].strip()}"
        g.phrase(key, points, ir.Plus, base=ir.DamageReceived(other), w=LATER)
        hurt = {"left": ir.DamageReceived(mine), "compare": ">=", "w": LATER}
        g.phrase("condition", f"{has} received {{right:{key}}}", ir.Compare, **hurt)
    for relation, compare in RELATIONS:
        text = f"you have drawn {{right:number}} {relation} cards during this turn"
        g.phrase("condition", text, ir.Compare, left=ir.CardsDrawn(ir.You()), compare=compare, w=LATER)


def _rows(g: Filled) -> None:
    # "If you have a Forward, Backup and a Monster in your Break Zone": the article stands with some of them
    g.list("uneven_row", "bare_or_a", ", ", " and ", min=3)
    text = "you have a {groups:uneven_row} in your Break Zone"
    g.phrase("condition", text, ir.HasEach, zone=ir.BreakZone(ir.You()), w=LATER)
    for player, who in ((ir.You(), "you control"), (ir.Opponent(), "your opponent controls")):
        g.phrase("condition", f"{who} a {{groups:uneven_row}}", ir.ControlsEach, player=player, w=LATER)


def _fighting(g: Filled) -> None:
    # "if 2 or more Forwards you control are attacking", "You can only use this ability while 2 or more Forwards are blocking."
    whose: tuple[tuple[str, tuple[ir.Filter, ...]], ...] = (
        ("", ()), (" you control", (ir.ControlledBy(ir.You()),)), (" opponent controls", (ir.ControlledBy(ir.Opponent()),)),
    )  # fmt: skip
    for u, status in enumerate(("attacking", "blocking")):
        for v, (words, mine) in enumerate(whose):
            fighting = (*mine, ir.StatusIs(status, w=LATER))
            kinds = ("{adjectives?:adjectives} {noun:type_noun/many}", "{noun:trait}")
            for kind in kinds:
                g.phrase(f"many_{status}_{v}", f"{kind}{words} are {status}", ir.Group, qualifiers=fighting)
            text = f"{{count:number}} or more {{group:many_{status}_{v}}}"
            g.phrase("many_fighting", text, ir.Exists, w=LATER + v + 10 * u)
    g.alias("condition", "many_fighting")
    g.phrase("limit", "while {condition:many_fighting}", ir.OnlyIf, w=3001)


def _done(g: Filled) -> None:
    # "If the discarded card was Fire", "... was Category VII": as "is" says it
    for filter_ in ("any_trait", "element_filter"):
        g.phrase("condition", f"{{card:one_pronoun}} was {{filter:{filter_}}}", ir.HasFilter, w=LATER)
    # "Break it. If that Forward was of cost 5 or more, ...": as it was last
    for relation, compare in (*RELATIONS, ("", "=")):
        g.phrase("cost_before", f"of cost {{amount:number}} {relation}".strip(), ir.CostIs, compare=compare, w=LATER)
    g.phrase("condition", "{card:one_pronoun} was {filter:cost_before}", ir.HasFilter, w=LATER + 1)
    # "If it was damaged by Hild this turn, ..."
    for w, have in enumerate(("was", "has been"), LATER + 5):
        g.phrase("condition", f"{{card:one_pronoun}} {have} {{filter:damaged_by}} this turn", ir.HasFilter, w=w)
    # "Return it to its owner's hand. If you own it, draw 1 card."
    for w, (player, own) in enumerate(((ir.You(), "you own"), (ir.Opponent(), "your opponent owns")), LATER + 8):
        g.phrase("condition", f"{own} {{card:one_pronoun}}", ir.HasFilter, filter=ir.OwnedBy(player), w=w)
    # "If the first one is a Multi-Element Forward, it also gains Brave": of two that were chosen
    for form, words in (("first_one", "the first one"), ("second", "the second one")):
        g.phrase("asked_of_two", words, ir.Pronoun, form=form)
    g.phrase("condition", "{card:asked_of_two} is {filter:state}", ir.HasFilter, w=LATER + 2)
    for w, article in enumerate(("a", "an"), LATER + 2):
        g.phrase("condition", f"{{card:asked_of_two}} is {article} {{group:group/one}}", ir.Is, w=w)
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
    for w, verb in enumerate(("reveal", "revealed"), LATER):
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
            g.phrase(f"one_{key}", "{right:number}", ir.Compare, left=cast, compare="=", w=LATER)
            g.list(key, f"one_{key}", " or ", min=2, max=2)
            text = f"{has} cast {{conditions:{key}}} {noun} this turn"
            g.phrase("condition", text, ir.Or, w=LATER)
