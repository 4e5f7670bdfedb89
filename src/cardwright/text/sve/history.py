"""Conditions of what has happened: played, discarded, done to cards in this turn, done by the effect itself."""

import msgspec

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.sve.amounts import INTO_DECK
from cardwright.text.sve.groups import ANYONE, YOUR_OTHERS, YOURS

YOU = ir.You()
GONE_SO = 940  # `HappenedThisTurn.w` of how the card itself went, asked by its Last Words
FALLS = (sv.DefenseChanges(down=True),)
ORDINALS = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th")


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _played(g)
    _not_played(g)
    _nth_played(g)
    _happened(g)
    _how_it_went(g)
    _none_of_them(g)
    _lost(g)
    _this_way(g)
    _how_often(g)
    _had_counters(g)


def _played(g: Grammar) -> None:
    """What you have played or discarded in this turn."""
    c = "condition"
    # one card for some of these: a table, of which the next card may print any
    for v, have in ((0, "you've"), (1, "you"), (200, "you have")):
        fixed = {"player": YOU}
        one = f"{have} played {{count:article}} {{group:group/one}} this turn"
        g.phrase(c, one, ir.HasCastThisTurn, w=v, **fixed)
        another = f"{have} played another {{group:another_group/one}} this turn"
        g.phrase(c, another, ir.HasCastThisTurn, count=ir.Num(1), w=v, **fixed)
        many = "{count:digits} {group:group/count}"
        g.phrase(c, f"{have} played at least {many} this turn", ir.HasCastThisTurn, w=v, **fixed)
        for w, (form, itself) in enumerate(
            (form, itself)
            for form in (f"at least {many}", "{count:digits} or more {group:group/count}")
            for itself in ("card", "one")
        ):
            with_it = f"{have} played {form} this turn, including this {itself}"
            g.phrase(c, with_it, ir.HasCastThisTurn, w=v + 2 * w + 50, **fixed)
        for w, form in enumerate(("at least {right:digits}", "{right:digits} or more")):
            besides = f"{have} played {form} {{left:others_played}} this turn, excluding this card"
            g.phrase(c, besides, ir.Compare, compare=">=", w=v + 2 * w + 40)
        for w, times in enumerate(("at least {count:so_big} times", "{count:so_big} or more times")):
            for u, article in enumerate(("a", "an")):
                often = f"{have} played {article} {{group:group/one}} {times} this turn"
                g.phrase(c, often, ir.HasCastThisTurn, w=v + 60 + 4 * w + 2 * u, **fixed)
        few = f"{have} played fewer than {{count:digits}} {{group:group/count}} this turn"
        g.phrase("not_played", few, ir.HasCastThisTurn, w=v + 30, **fixed)
        more = f"{have} played {{count:digits}} or more {{group:group/count}} this turn"
        g.phrase(c, more, ir.HasCastThisTurn, w=v + 2, **fixed)
        for w, (what, named) in enumerate(
            (name, f"{article}{name}") for article in ("", "an ", "a ") for name in ("Earth Rite", "Lesson")
        ):
            done = {"event": sv.Performs(YOU, what)}
            g.phrase(c, f"{have} performed {named} this turn", ir.HappenedThisTurn, w=v + 20 + 2 * w, **done)
            if named in ("Earth Rite", "Lesson"):
                for u, often in enumerate(("at least {times:two_or_more}", "{times:two_or_more} or more")):
                    several = {"w": v + 90 + 2 * u, **done}
                    g.phrase(c, f"{have} performed {often} {named}s this turn", ir.HappenedThisTurn, **several)
        for w, article in enumerate(("a", "an")):
            one = f"{have} discarded {article} {{event:discarded_card}} this turn"
            g.phrase(c, one, ir.HappenedThisTurn, w=v + 10 + 2 * w)
        _drawn_or_discarded(g, have, v)
    g.phrase("others_played", "{group:group/many}", sv.PlayedThisTurn, player=YOU, others=True)
    g.phrase("discarded_card", "{group:kind_of_card/one}", sv.PlayerDiscardsSuch, player=YOU)


def _drawn_or_discarded(g: Grammar, have: str, v: int) -> None:
    """How many cards you have drawn or discarded."""
    c = "condition"
    draws = {"event": ir.PlayerDraws(YOU)}
    g.phrase(c, f"{have} {'drew' if v == 1 else 'drawn'} a card this turn", ir.HappenedThisTurn, w=v, **draws)
    for w, form in enumerate(("at least {times:integer}", "{times:integer} or more"), 1):
        words = f"{have} {'drew' if v == 1 else 'drawn'} {form} cards this turn"
        g.phrase(c, words, ir.HappenedThisTurn, w=v + 2 * w, **draws)
    discards = {"event": ir.PlayerDiscards(YOU, each=True)}
    # one card for each of these: a table, of which the next card may print any
    g.phrase(c, f"{have} discarded a card this turn", ir.HappenedThisTurn, w=v, **discards)
    for w, form in enumerate(("at least {times:integer}", "{times:integer} or more"), 1):
        words = f"{have} discarded {form} cards this turn"
        g.phrase(c, words, ir.HappenedThisTurn, w=v + 2 * w, **discards)


def _not_played(g: Grammar) -> None:
    """What was not played this turn."""
    c = "condition"
    g.phrase(c, "{condition:not_played}", ir.Not)
    for who, hasnt, player in (
        ("you", "haven't", YOU), ("they", "haven't", ir.PronounPlayer("they")), ("that player", "hasn't", ir.PronounPlayer("that player")),
        ("your opponent", "hasn't", ir.Opponent()),
    ):  # fmt: skip
        for w, (verb, agrees) in enumerate(
            (
                (f"{hasnt} played a", "one"),
                (f"{hasnt} played any", "many"),
                ("played no", "many"),
                ("didn't play a", "one"),
                ("didn't play any", "many"),
                (f"{hasnt} played an", "one"),
                ("didn't play an", "one"),
            )
        ):
            words = f"{who} {verb} {{group:group/{agrees}}} this turn"
            g.phrase("not_played", words, ir.HasCastThisTurn, player=player, count=ir.Num(1), w=w)
        for w, verb in enumerate((f"{hasnt} played", "didn't play"), 20):
            another = f"{who} {verb} another {{group:another_group/one}} this turn"
            g.phrase("not_played", another, ir.HasCastThisTurn, player=player, count=ir.Num(1), w=w)


def _nth_played(g: Grammar) -> None:
    """The first, second or later one that was played this turn."""
    c = "condition"
    # one card; any ordinal
    for w, (whose, nth) in enumerate((whose, nth) for whose in ("your", "the") for nth in ("ordinal", "ordinal_word")):
        g.phrase(c, f"it's {whose} {{nth:{nth}}} this turn", sv.NthPlayed, card=ir.Pronoun("it"), w=w)
    for w, (whose, nth) in enumerate(((w, n) for w in ("your", "the") for n in ("ordinal", "ordinal_word")), 20):
        of_kind = f"it's {whose} {{nth:{nth}}} {{group:group/one}} this turn"
        g.phrase(c, of_kind, sv.NthPlayed, card=ir.Pronoun("it"), w=w)
    for w, (nth, have) in enumerate(
        (n, h) for n in ("ordinal", "ordinal_word") for h in ("you've played", "you played", "you play")
    ):
        of_those = f"it's the {{nth:{nth}}} {{group:group/one}} {have} this turn"
        g.phrase(c, of_those, sv.NthPlayed, card=ir.Pronoun("it"), w=w + 10)
    # one card for some of these: a table, of which the next card may print any
    for number, word in enumerate(ORDINALS, 1):
        g.value("ordinal", word, number)


# what can have happened to a card, and how that is put when it has not
HAPPENED = (
    ("evolved", sv.Evolves()), ("attacked", ir.Attacks()), ("raced", sv.Races()), ("left the field", ir.LeavesField()), ("fought", sv.Fights(ANYONE)),
    ("was destroyed", ir.IsBroken()), ("was banished", ir.RemovedFromGame()), ("was discarded", ir.IsDiscarded()), ("was buried", sv.IsBuried()),
    ("was returned to hand", ir.ReturnsToHand()), ("was returned to hand from your field", ir.ReturnsToHand(source=YOU)), ("was returned to your hand", ir.ReturnsToHand(whose=YOU)), ("was put onto your field", ir.EntersField(YOU)),
    ("was put into your cemetery", sv.IsPutInto(sv.Cemetery(YOU))), ("was put into the cemetery", sv.IsPutInto(sv.Cemetery(ir.AnyPlayer(w=1)))),
    ("was put into its owner's cemetery", sv.IsPutInto(sv.Cemetery(ir.AnyPlayer()), w=1)),
    ("was put into your cemetery from the field", sv.IsPutInto(sv.Cemetery(YOU), "field")),
    ("was put into the cemetery from the field", sv.IsPutInto(sv.Cemetery(ir.AnyPlayer(w=1)), "field")), ("took damage", ir.IsDealtDamage()), ("was dealt damage", ir.IsDealtDamage(w=1)),
    ("was discarded from your hand", ir.IsDiscarded(whose=YOU)), ("was attacked", sv.IsAttacked()),
    ("was destroyed by an ability", ir.IsBroken(due_to="ability")), ("was destroyed by combat damage", ir.IsBroken(due_to="combat")),
    ("was destroyed by an enemy ability", ir.IsBroken(due_to="opponent")), ("was destroyed by enemy abilities", ir.IsBroken(due_to="opponent", w=1)),
    ("was destroyed by one of your abilities", ir.IsBroken(due_to="own")),
    ("left your field", sv.LeavesFieldOf(YOU)), ("left your EX area", sv.LeavesZone(sv.ExArea(YOU))),
    ("left your cemetery", sv.LeavesZone(sv.Cemetery(YOU))),
    *(
        (f"was put onto your field from your {name}", sv.EntersFrom(YOU, zone(YOU)))
        for name, zone in (("cemetery", sv.Cemetery), ("EX area", sv.ExArea), ("hand", ir.Hand), ("deck", ir.DeckZone))
    ),
    ("was put into your EX area", sv.IsPutInto(sv.ExArea(YOU))), ("was returned to its owner's hand", ir.ReturnsToHand(w=3)),
    *(
        (f"was put into your cemetery from your {name}", sv.IsPutInto(sv.Cemetery(YOU), there))
        for name, there in (("deck", "deck"), ("hand", "hand"), ("EX area", "ex_area"))
    ),
    *(
        (f"was banished from your {name}", sv.IsPutInto(ir.Removed(ir.AnyPlayer()), there))
        for name, there in (("cemetery", "cemetery"), ("hand", "hand"), ("EX area", "ex_area"))
    ),
    *((f"dealt {kind} damage".replace("  ", " "), sv.DealsDamage(kind)) for kind in ("", "combat", "attack")),
    *(
        (f"dealt {kind} damage to {whom}".replace("  ", " "), ir.DealsDamageTo(ir.OneSubject(ir.Group(ir.TypeIs((what,)), (ir.ControlledBy(whose),))), kind))
        for whom, what, whose, kinds in (
            ("an enemy leader", "Leader", ir.Opponent(), ("", "attack")), ("an enemy follower", "Follower", ir.Opponent(), ("", "combat", "attack")),  # 5.13.3.1
            ("your leader", "Leader", YOU, ("", "attack")),
        )
        for kind in kinds
    ),
)  # fmt: skip
# what is counted once for each of "at least 2 followers"; the others can happen to one card again and again
AT_MOST_ONCE = tuple(
    each
    for each in HAPPENED
    if each[0] not in ("attacked", "raced", "fought", "took damage", "was dealt damage", "was attacked")
    and not each[0].startswith("dealt ")
)


def of_many(words: str) -> str:
    """ "Was returned to its owner's hand" as several "were returned to their owners' hands"."""
    many = words.replace("was ", "were ")
    return many.replace("its owner's hand", "their owners' hands").replace(
        "its owner's cemetery", "their owners' cemeteries"
    )


def perfect(words: str) -> str:
    """ "Left the field" as "has left the field", "was destroyed" as "has been destroyed"."""
    verb, _, rest = words.partition(" ")
    return f"has {'been' if verb == 'was' else {'took': 'taken'}.get(verb, verb)} {rest}".strip()


def _happened(g: Grammar) -> None:
    """What has happened to cards in this turn."""
    c = "condition"
    p = "past_subject"
    for w, article in enumerate(("a", "an")):
        g.phrase(p, f"{article} {{group:group/one}}", ir.OneSubject, w=w)
    g.phrase(p, "another {group:another_group/one}", ir.OneSubject)
    g.alias(p, "source")
    g.alias(p, "leader")
    g.phrase(p, "one of {group:your_group/many}", ir.OneSubject)
    g.phrase(p, "another one of {group:your_others/many}", ir.OneSubject)
    for words, happening in HAPPENED:
        g.phrase("past_event", f"{{subject:past_subject}} {words}", ir.CardEvent, happenings=(happening,))
        g.phrase(
            "past_event", f"{{subject:past_subject}} {perfect(words)}", ir.CardEvent, happenings=(happening,), w=50
        )
    for w, (verb, end) in enumerate(
        (verb, end) for verb in ("{}", "was {}", "has {}", "has been {}") for end in ("[defense]", "defense")
    ):
        for done, down in (("increased", False), ("decreased", True)):
            change = (sv.DefenseChanges(down=down),)
            words = f"{{subject:leader_possessive}} {end} {verb.format(done)}"
            g.phrase("past_event", words, ir.CardEvent, happenings=change, w=w + 20)
    for w, end in enumerate(("[defense]", "defense"), 40):
        for words, down in (("gained", False), ("lost", True)):
            change = (sv.DefenseChanges(down=down),)
            g.phrase("past_event", f"{{subject:leader}} {words} {end}", ir.CardEvent, happenings=change, w=w)
    g.phrase(c, "{event:past_event} this turn", ir.HappenedThisTurn)
    _so_often(g)
    _to_many(g)
    _by_you(g)
    _your_attacks(g)


def _your_attacks(g: Grammar) -> None:
    """ "If you didn't attack this turn": with any of one's followers."""
    mine = ir.OneSubject(ir.Group(ir.TypeIs(("Follower",)), (ir.ControlledBy(YOU),)), w=14)
    attacked = ir.HappenedThisTurn(ir.CardEvent(mine, (ir.Attacks(),), w=90))
    for w, words in enumerate(
        ("you attacked", "you've attacked", "you attacked with a follower", "you've attacked with a follower"), 90
    ):
        g.value("condition", f"{words} this turn", msgspec.structs.replace(attacked, w=w))
    for w, words in enumerate(
        (
            "you didn't attack",
            "you haven't attacked",
            "you didn't attack with a follower",
            "you haven't attacked with a follower",
        ),
        90,
    ):
        g.value("condition", f"{words} this turn", ir.Not(attacked, w=w))


def _so_often(g: Grammar) -> None:
    """How often something happened this turn."""
    c = "condition"
    # one card, 2 phrases: any number and verb. One may do it again: that many times, not that many of them
    g.phrase("times_past", "{event:past_attack}", ir.TimesThisTurn, w=2)
    g.phrase(c, "{left:times_past} at least {right:digits} times this turn", ir.Compare, compare=">=", w=70)
    g.phrase(c, "{left:times_past} {right:digits} or more times this turn", ir.Compare, compare=">=", w=69)
    for w, nth in enumerate(("ordinal", "ordinal_word")):
        g.phrase(f"nth_{w}", f"{{value:{nth}}}", ir.Num)
        for v, this in enumerate(("this is", "it's", "it is")):
            words = f"{this} the {{right:nth_{w}}} time {{left:times_past}} this turn"
            g.phrase(c, words, ir.Compare, compare="=", w=71 + 3 * w + v)
    for w, (words, end) in enumerate((w, e) for w in ("lost", "has lost") for e in ("[defense]", "defense")):
        g.phrase("past_attack", f"{{subject:leader}} {words} {end}", ir.CardEvent, happenings=FALLS, w=w + 40)
    for w, (end, words) in enumerate(
        (e, w) for e in ("[defense]", "defense")
        for w in ("decreased", "was decreased", "has been decreased", "has decreased", "was reduced", "has been reduced")
    ):  # fmt: skip
        words = f"{{subject:leader_possessive}} {end} {words}"
        g.phrase("past_attack", words, ir.CardEvent, happenings=FALLS, w=w + 20)
    # one card for some of these: a table, of which the next card may print any
    for verb, what in HAPPENED[:3]:
        g.phrase("past_attack", f"{{subject:your_followers}} {verb}", ir.CardEvent, happenings=(what,))
        g.phrase("past_attack", f"{{subject:source}} {verb}", ir.CardEvent, happenings=(what,))
        g.phrase("past_attack", f"{{subject:one_pronoun}} {verb}", ir.CardEvent, happenings=(what,))
        g.phrase("past_attack", f"{{subject:your_followers}} have {verb}", ir.CardEvent, happenings=(what,), w=1)
        for subject in ("source", "one_pronoun"):
            g.phrase("past_attack", f"{{subject:{subject}}} has {verb}", ir.CardEvent, happenings=(what,), w=1)
        g.phrase("past_not", f"{{subject:source}} hasn't {verb}", ir.CardEvent, happenings=(what,))
        base = {"evolved": "evolve", "attacked": "attack", "raced": "race"}[verb]
        g.phrase("past_not", f"{{subject:source}} didn't {base}", ir.CardEvent, happenings=(what,), w=1)


def _to_many(g: Grammar) -> None:
    """What did not happen, and to how many it happened."""
    c = "condition"
    hurt = (ir.IsDealtDamage(),)
    for w, (who, words) in enumerate(
        (who, words) for who in ("source", "leader") for words in ("hasn't taken", "didn't take", "took no")
    ):
        g.phrase("past_not", f"{{subject:{who}}} {words} damage", ir.CardEvent, happenings=hurt, w=w + 2)
    for words, happening in AT_MOST_ONCE:
        many = of_many(words)
        g.phrase("past_many", f"{{subject:so_many}} {many}", ir.CardEvent, happenings=(happening,))
        have = of_many(perfect(words)).replace("has ", "have ", 1)
        g.phrase("past_many", f"{{subject:so_many}} {have}", ir.CardEvent, happenings=(happening,), w=50)
    for w, form in enumerate(("at least {times:two_or_more}", "{times:two_or_more} or more")):
        g.phrase(c, f"{form} {{event:past_many}} this turn", ir.HappenedThisTurn, w=w + 50)
        g.phrase(c, f"{form} of {{event:past_mine}} this turn", ir.HappenedThisTurn, w=w + 50)
        for v, have in enumerate(("you've", "you")):
            by_you = f"{have} evolved {form} {{event:past_evolved}} this turn"
            g.phrase(c, by_you, ir.HappenedThisTurn, w=52 + 2 * w + v)
    g.phrase("past_evolved", "{subject:evolved_many}", ir.CardEvent, happenings=(sv.Evolves(),), by=YOU, w=20)
    g.phrase("evolved_many", "{group:many_mine/many}", ir.OneSubject, w=12)
    g.phrase("many_mine", "{adjectives?:adjectives} {noun:card_noun/same}", ir.Group, w=YOURS)
    for words, happening in AT_MOST_ONCE:
        mine = of_many(words)
        g.phrase("past_mine", f"{{subject:so_many_mine}} {mine}", ir.CardEvent, happenings=(happening,))
    g.phrase("so_many_mine", "{group:your_group/many}", ir.OneSubject, w=13)
    g.alias("two_or_more", "plural_integer")
    g.phrase("so_many", "{group:group/many}", ir.OneSubject, w=7)
    # one card; any group of yours
    g.phrase("your_followers", "{group:your_group/many}", ir.OneSubject, w=5)


def _by_you(g: Grammar) -> None:
    """What you have done to cards of yours."""
    c = "condition"
    for w, have in enumerate(("you've", "you")):
        for done, happening in (("evolved", sv.Evolves()), ("raced", sv.Races())):
            fixed = {"happenings": (happening,), "by": YOU}
            for v, article in enumerate(("a", "an")):
                words = f"{have} {done} {article} {{subject:your_evolved}} this turn"
                g.phrase("evolved_event", words, ir.CardEvent, w=w + 2 * v + 10, **fixed)
            another = f"{have} {done} another {{subject:other_evolved}} this turn"
            g.phrase("evolved_event", another, ir.CardEvent, w=w + 14, **fixed)
    g.phrase("other_evolved", "{group:others_of_mine/one}", ir.OneSubject, w=14)
    g.phrase("others_of_mine", "{adjectives?:adjectives} {noun:card_noun/same}", ir.Group, w=YOUR_OTHERS)
    g.phrase("your_evolved", "{group:bare_mine/one}", ir.OneSubject, w=6)
    g.phrase("bare_mine", "{adjectives?:adjectives} {noun:card_noun/same}", ir.Group, w=YOURS)
    homes = (
        "to hand", "to your hand", "from your field to hand", "from your field to your hand", "on your field to hand",
        "on your field to its owner's hand",
    )  # fmt: skip
    for w, (have, home) in enumerate((h, e) for h in ("you've", "you") for e in homes):
        for v, article in enumerate(("a", "an")):
            words = f"{have} returned {article} {{subject:your_evolved}} {home} this turn"
            back = (ir.ReturnsToHand(whose=YOU, w=w),)
            g.phrase("evolved_event", words, ir.CardEvent, happenings=back, by=YOU, w=v + 20)
    for w, (have, verb) in enumerate((h, v) for h in ("you've", "you", "you have") for v in ("activated", "used")):
        for v, (called, kind) in enumerate((("[act]", "action"), ("activated", "any"))):
            used = ir.PlayerUsesAbility(YOU, kind, w=80 + 10 * v + w)
            g.value("evolved_event", f"{have} {verb} an {called} ability this turn", used)
    g.phrase(c, "{event:evolved_event}", ir.HappenedThisTurn, w=10)
    for w, (have, article) in enumerate(
        (h, a) for h in ("you didn't evolve", "you haven't evolved") for a in ("a", "an", "any")
    ):
        words = f"{have} {article} {{subject:{'evolved_many' if article == 'any' else 'your_evolved'}}}"
        g.phrase("past_not", words, ir.CardEvent, happenings=(sv.Evolves(),), by=YOU, w=w + 10)
    g.phrase(c, "{condition:has_not}", ir.Not)
    g.phrase("has_not", "{event:past_not} this turn", ir.HappenedThisTurn)


def _lost(g: Grammar) -> None:
    """ "If your leader has lost at least 3 defense this turn", "... has taken at least 3 damage this turn"."""
    for lost, verbs, ends in (
        (True, ("has lost", "lost"), ("[defense]", "defense")),
        (False, ("has taken", "took"), ("damage",)),
    ):
        for w, (verb, end) in enumerate((v, e) for v in verbs for e in ends):
            taken = f"{{what:one_leader}} {verb}"
            g.phrase(f"{'lost' if lost else 'taken'}_{w}", taken, sv.TakenThisTurn, lost=lost, w=w + 10)
            for v, much in enumerate(("at least {right:digits}", "{right:digits} or more")):
                words = f"{{left:{'lost' if lost else 'taken'}_{w}}} {much} {end} this turn"
                g.phrase("condition", words, ir.Compare, compare=">=", w=v + 85)


def _this_way(g: Grammar) -> None:
    # what the instructions before it have done: "if a follower was destroyed this way"
    c = "condition"
    g.phrase(c, "{left:done_to} this way", ir.Compare, right=ir.Num(1), compare=">=", w=30)
    for kind in ("{noun:card_noun/@}", "{adjectives:adjectives} {noun:card_noun/@}"):
        one, many = kind.replace("@", "one"), kind.replace("@", "many")
        for w, article in enumerate(("a", "an")):
            g.phrase("done_to", f"{article} {one} was {{verb:done_verb}}", sv.CountThisWay, w=w)
            g.phrase("done_to", f"you {{verb:done_verb}} {article} {one}", sv.CountThisWay, w=w + 2)
            g.phrase("done_to", f"{article} {one} is {{verb:done_verb}}", sv.CountThisWay, w=w + 5)
            g.phrase("you_did", f"you {{verb:done_verb}} {article} {one}", sv.CountThisWay, w=w + 20)
            foe = {"verb": "discarded", "whose": ir.Opponent(w=1), "w": w + 22}
            g.phrase("done_to", f"your opponent discarded {article} {one}", sv.CountThisWay, **foe)
        g.phrase("done_to", f"one or more {many} were {{verb:done_verb}}", sv.CountThisWay, w=4)
        g.phrase("done_to_many", f"{many} were {{verb:done_verb}}", sv.CountThisWay)
        g.phrase("done_to_many", f"{many} are {{verb:done_verb}}", sv.CountThisWay, w=1)
        for w, words in enumerate((f"no {one} was", f"no {many} were", f"no {one} is", f"no {many} are")):
            g.phrase("done_to_none", f"{words} {{verb:done_verb}}", sv.CountThisWay, w=w)
    g.phrase(c, "{left:you_did}", ir.Compare, right=ir.Num(1), compare=">=", w=33)
    g.phrase(c, "{left:done_to_none} this way", ir.Compare, right=ir.Num(0), compare="=", w=32)
    for verb in ("discarded", "destroyed", "banished", "returned"):
        g.phrase(f"you_{verb}", "{noun:card_noun/same}", sv.CountThisWay, verb=verb, w=40)
        g.phrase(f"you_{verb}", "{adjectives:adjectives} {noun:card_noun/same}", sv.CountThisWay, verb=verb, w=40)
        for w, (form, compare) in enumerate((("at least {}", ">="), ("{} or more", ">="), ("{}", "="))):
            number = form.format("{right:digits}")
            g.phrase(c, f"you {verb} {number} {{left:you_{verb}/right}}", ir.Compare, compare=compare, w=w + 34)
            words = f"you {verb} {number} {{left:you_{verb}/right}} this way"
            g.phrase(c, words, ir.Compare, compare=compare, w=w + 37)
    g.phrase(c, "{right:digits} {left:done_to_many} this way", ir.Compare, compare="=", w=62)
    for w, verb in enumerate(each.removeprefix("put ") for each in INTO_DECK if each.startswith("put ")):
        g.phrase(f"into_deck_{w}", "{noun:card_noun/same}", sv.CountThisWay, verb=f"put {verb}", w=40)
        for v, (form, compare) in enumerate((("at least {}", ">="), ("{} or more", ">="), ("{}", "="))):
            words = f"you put {form.format('{right:digits}')} {{left:into_deck_{w}/right}} {verb} this way"
            g.phrase(c, words, ir.Compare, compare=compare, w=v + 37)
    for w, so_many in enumerate(("at least {right:digits}", "{right:digits} or more"), 31):
        g.phrase(c, f"{so_many} {{left:done_to_many}} this way", ir.Compare, compare=">=", w=31 if w == 31 else 61)


def _how_it_went(g: Grammar) -> None:
    """ "[lastwords] If this follower was destroyed by an enemy ability": the card is destroyed only once (4.1.3.2)."""
    for words, happening in HAPPENED:
        if words.startswith("was destroyed by") or words == "was buried":
            gone = f"{{subject:source}} {words}"
            g.phrase("gone_so", gone, ir.CardEvent, happenings=(happening,), w=3)
    g.phrase("condition", "{event:gone_so}", ir.HappenedThisTurn, w=GONE_SO)


def _none_of_them(g: Grammar) -> None:
    """What no card has done: "if no enemy followers attacked this turn"."""
    c = "condition"
    g.phrase(c, "{condition:happened_to_none}", ir.Not, w=3)
    g.phrase("happened_to_none", "{event:past_none} this turn", ir.HappenedThisTurn)
    for words, happening in HAPPENED:
        many = of_many(words)
        done = {"happenings": (happening,)}
        g.phrase("past_none", f"no {{subject:so_many}} {many}", ir.CardEvent, **done)
        g.phrase("past_none", f"no {{subject:no_one}} {words}", ir.CardEvent, **done)
        g.phrase("past_none", f"none of {{subject:none_of}} {many}", ir.CardEvent, **done)
    g.phrase("no_one", "{group:group/one}", ir.OneSubject, w=10)
    g.phrase("none_of", "{group:your_group/many}", ir.OneSubject, w=11)


# how a plural that has had it done is called: "the number of followers destroyed this turn"
WENT = (
    ("destroyed", ir.IsBroken()), ("buried", sv.IsBuried()), ("banished", ir.RemovedFromGame()), ("returned to hand", ir.ReturnsToHand()),
    ("returned to hand from your field", ir.ReturnsToHand(source=YOU)), ("returned from your field to hand", ir.ReturnsToHand(source=YOU, w=5)),
    ("returned to your hand", ir.ReturnsToHand(whose=YOU)), ("put into your cemetery", sv.IsPutInto(sv.Cemetery(YOU))), ("put onto your field", ir.EntersField(YOU)),
    ("that left the field", ir.LeavesField()), ("that left your field", sv.LeavesFieldOf(YOU)), ("that left your EX area", sv.LeavesZone(sv.ExArea(YOU))),
    ("that were put onto your field", ir.EntersField(YOU, w=1)),
    ("put into your EX area", sv.IsPutInto(sv.ExArea(YOU))), ("returned to their owners' hands", ir.ReturnsToHand(w=3)),
    ("put into your cemetery from your deck", sv.IsPutInto(sv.Cemetery(YOU), "deck")),
    ("banished from your cemetery", sv.IsPutInto(ir.Removed(ir.AnyPlayer()), "cemetery")),
)  # fmt: skip


def _how_often(g: Grammar) -> None:
    """Counts of what happened in this turn."""
    c = "counted"
    g.phrase(c, "the number of times {event:past_attack} this turn", ir.TimesThisTurn)
    g.phrase(c, "the number of {event:gone_this_turn} this turn", ir.TimesThisTurn, w=1)
    for words, happening in WENT:
        g.phrase("gone_this_turn", f"{{subject:so_many}} {words}", ir.CardEvent, happenings=(happening,))
        g.phrase("gone_this_turn", f"{{subject:your_followers}} {words}", ir.CardEvent, happenings=(happening,))
    for w, words in enumerate(("cards you've discarded", "cards you discarded", "cards you have discarded")):
        g.value("gone_this_turn", words, ir.PlayerDiscards(YOU, each=True, w=w))
        one = words.replace("cards", "card")
        g.value("one_gone", one, ir.PlayerDiscards(YOU, each=True, w=w))
    # "this card costs 1 less to play for each follower destroyed this turn"
    g.phrase("each_one", "{event:one_gone} this turn", ir.TimesThisTurn, w=1)
    g.phrase("every_some", "{event:gone_this_turn} this turn", ir.TimesThisTurn, w=1)
    for words, happening in WENT:
        one = words.replace("that were", "that was").replace("their owners' hands", "its owner's hand")
        g.phrase("one_gone", f"{{subject:no_one}} {one}", ir.CardEvent, happenings=(happening,))


def _had_counters(g: Grammar) -> None:
    """Of a card that has gone: what it had on it as it was last there (10.7.4)."""
    c, many = "condition", "{counter:counter} <counter/counters:count>"
    for w, (form, compare) in enumerate(
        (("at least {count:digits}", ">="), ("{count:digits} or more", ">="), ("exactly {count:digits}", "=")), 60
    ):
        fixed = {"compare": compare}
        g.phrase(c, f"{{card:card_named}} had {form} {many}", ir.CountersAre, w=w, **fixed)
        g.phrase(c, f"{{card:card_named}} had {form} {many} on it", ir.CountersAre, w=w + 3, **fixed)
        g.phrase(c, f"there were {form} {many} on {{card:card_named}}", ir.CountersAre, w=w + 6, **fixed)
    for w, article in enumerate(("a", "an"), 70):
        one = {"count": ir.Num(1), "compare": ">="}
        g.phrase(c, f"{{card:card_named}} had {article} {{counter:counter}} counter", ir.CountersAre, w=w, **one)
        g.phrase(
            c, f"{{card:card_named}} had {article} {{counter:counter}} counter on it", ir.CountersAre, w=w + 2, **one
        )
    g.phrase(
        "counted", "the number of {counter:counter} counters that were on {card:counter_holder}", ir.CountersOn, w=5
    )
    g.phrase("counted", "the number of {counter:counter} counters {card:counter_holder} had", ir.CountersOn, w=6)
