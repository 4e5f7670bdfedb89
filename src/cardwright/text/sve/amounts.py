"""Numbers, signed numbers, what X equals, and conditions."""

from collections.abc import Iterator

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.printing import Context
from cardwright.text.reading import Source

YOU = ir.You()


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _numbers(g)
    _amounts(g)
    _bound_count(g)
    _existence(g)
    _states(g)
    _turns(g)
    _keyed(g)
    g.alias("conditions", "condition")
    g.list("conditions", "condition", " and ", cls=ir.And, field="conditions", min=2)
    g.list("conditions", "condition", " or ", cls=ir.Or, field="conditions", min=2)


def _numbers(g: Grammar) -> None:
    g.phrase("number", "{value:integer}", ir.Num)
    g.phrase("number", "a", ir.Num, value=1, w=1)
    g.phrase("number", "an", ir.Num, value=1, w=2)
    g.phrase("number", "X", ir.X)
    g.phrase("digits", "{value:integer}", ir.Num)
    g.phrase("digits", "X", ir.X)
    g.terminal("plural_integer", _plural, _show_plural, starts=lambda text, kind: kind == "number")
    g.phrase("many_number", "{value:plural_integer}", ir.Num)
    g.phrase("many_number", "X", ir.X)
    # "+2", "-2", "+X", "-X": a minus sign makes the number negative
    g.terminal("negative_integer", _minus, _show_minus, starts=lambda text, kind: text == "-")
    g.phrase("signed", "+{value:integer}", ir.Num)
    g.phrase("signed", "{value:negative_integer}", ir.Num)
    g.phrase("signed", "+X", ir.X)
    g.phrase("x", "X", ir.X)
    g.phrase("signed", "-{amount:x}", sv.Negative)


def _plural(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    text = source.text_at(pos)
    if text.isdecimal() and text not in ("0", "1") and not text.startswith("0"):
        yield pos + 1, int(text)


def _show_plural(value: object, context: Context) -> str | None:
    return str(value) if isinstance(value, int) and value > 1 else None


def _minus(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    text = source.text_at(pos + 1)
    if source.text_at(pos) == "-" and text.isdecimal() and str(int(text)) == text and text != "0":
        yield pos + 2, -int(text)


def _show_minus(value: object, context: Context) -> str | None:
    return str(value) if isinstance(value, int) and value < 0 else None


def _amounts(g: Grammar) -> None:
    a = "amount"
    g.value("number_of", "the number of", None)
    g.phrase(a, "the number of {group:group/many}", ir.CountOf)
    g.phrase(a, "the number of {group:group/many}, including this one", ir.CountOf, w=1)
    g.phrase(a, "the number of {group:your_group/many}", ir.CountOf)
    g.phrase(a, "{amount:digits} times {each:counted}", ir.PerEach)
    g.phrase("counted", "the number of {group:group/many}", ir.CountOf)
    g.phrase("counted", "the number of {group:group/many}, including this one", ir.CountOf, w=1)
    for verb in ("returned", "discarded", "banished", "buried"):
        g.value("paid_verb", verb, verb)
    for category in (a, "counted"):
        g.phrase(category, "the number of counters removed", sv.PaidCount, verb="removed")
        g.phrase(category, "the number of cards {verb:paid_verb}", sv.PaidCount)
    g.phrase(a, "the number of cards they returned to their deck", ir.ResultCount)
    g.phrase(a, "{_:number_of} cards you've played this turn", sv.PlayedThisTurn, player=YOU)
    g.phrase(
        a,
        "{_:number_of} cards you've played this turn, excluding this card",
        sv.PlayedThisTurn,
        player=YOU,
        others=True,
    )
    g.phrase(a, "the number of {counter:counter} counters on {card:source}", ir.CountersOn)
    g.phrase(a, "{card:possessive} attack", sv.AttackOf)
    g.phrase(a, "{card:possessive} defense", sv.DefenseOf)
    g.phrase(a, "{card:possessive} [attack]", sv.AttackOf, w=1)
    g.phrase(a, "{card:possessive} [defense]", sv.DefenseOf, w=1)
    g.phrase(a, "{card:possessive} cost", ir.CostOf)
    for verb in ("destroyed", "banished", "returned", "discarded", "buried", "put into your cemetery"):
        g.value("done_verb", verb, verb)
    g.phrase(a, "the number of {noun:noun/many} {verb:done_verb} this way", sv.CountThisWay)
    g.phrase(a, "half {of:counted}", sv.HalfUp)
    g.phrase(a, "the result", sv.DieResult)
    g.phrase(a, "the number rolled", sv.DieResult, w=1)
    g.phrase(a, "your maximum play points", sv.PlayPoints, player=YOU, maximum=True)
    g.phrase(a, "your play points", sv.PlayPoints, player=YOU)


def _bound_count(g: Grammar) -> None:
    # "equal to the number of ... Turn them facedown.": the cards that were counted are meant again
    g.phrase("bound_count", "the number of {group:group/many}", sv.CountBound)


def _existence(g: Grammar) -> None:
    c = "condition"
    g.phrase(c, "there is {count:article} {group:group/one}", ir.Exists)
    g.phrase("article", "a", ir.Num, value=1, w=1)
    g.phrase("article", "an", ir.Num, value=1, w=2)
    g.phrase(c, "there's {count:article} {group:group/one}", ir.Exists, w=6)
    g.phrase(c, "there's another {group:another_group/one}", ir.Exists, count=ir.Num(1), w=6)
    g.phrase(c, "there is another {group:another_group/one}", ir.Exists, count=ir.Num(1))
    g.phrase(c, "there are at least {count:digits} {group:group/count}", ir.Exists)
    g.phrase(c, "there are {count:digits} or more {group:group/count}", ir.Exists, w=1)
    g.phrase(c, "there are {count:digits} {group:group/count}", ir.Exists, compare="=")
    g.phrase(c, "there are {count:digits} or fewer {group:group/count}", ir.Exists, compare="<=")
    g.phrase(c, "there are {count:digits} or less {group:group/count}", ir.Exists, compare="<=", w=1)
    g.phrase(c, "there are no {group:group/many}", ir.Exists, count=ir.Num(0), compare="=", w=2)
    for w, article in enumerate(("a", "an"), 3):
        g.phrase(c, f"{article} {{group:name_group}} is on your field", ir.Exists, count=ir.Num(1), w=w + 4)
    g.phrase("name_group", "{noun:name_noun_one}", ir.Group, qualifiers=(ir.InZone(ir.Field(YOU)),))
    # "there is an A and B in your cemetery": one of each
    g.phrase(c, "there is {count:article} {group:pair_group}", ir.Exists, w=5)
    g.phrase("pair_group", "{noun:name_pair} {qualifiers?:qualifiers/one}", ir.Group)
    g.list("name_pair", "name_noun_one", " and ", cls=sv.OneOfEach, field="options", min=2, max=2)
    for player, words in ((YOU, "you have"), (ir.Opponent(), "your opponent has")):
        their = "your" if player == YOU else "their"
        for compare, form in (
            (">=", "at least {count:digits} cards"),
            ("<=", "{count:digits} cards or less"),
            ("=", "no cards"),
        ):
            fixed = {"count": ir.Num(0)} if compare == "=" else {}
            if compare == "<=":
                g.phrase(
                    c,
                    f"{words} {{count:digits}} or less cards in {their} hand",
                    ir.HandSizeIs,
                    player=player,
                    compare="<=",
                    w=1,
                )
            g.phrase(c, f"{words} {form} in {their} hand", ir.HandSizeIs, player=player, compare=compare, **fixed)


def _states(g: Grammar) -> None:
    c = "condition"
    for w, article in enumerate(("a", "an")):
        g.phrase(c, f"{{card:it_is}} {article} {{group:group/one}}", ir.Is, w=w)
        g.phrase(c, f"{{card:it_is_not}} {article} {{group:group/one}}", ir.Is, negated=True, w=w)
    g.value("it_is", "it's", ir.Pronoun("it"))
    g.value("it_is", "it is", ir.Pronoun("it", w=1))
    g.value("it_is", "that card is", ir.Pronoun("that_card"))
    g.value("it_is", "this follower is", ir.SelfRef())
    g.value("it_is_not", "it isn't", ir.Pronoun("it"))
    g.phrase(c, "it costs {filter:cost_is}", ir.HasFilter, card=ir.Pronoun("it"))
    g.phrase(c, "{card:source} has {filter:stat_is}", ir.HasFilter)
    g.phrase(c, "{card:source} is {filter:state}", ir.HasFilter)
    g.phrase("state", "engaged", ir.StatusIs, status="dull")
    g.phrase("state", "reserved", ir.StatusIs, status="active")
    g.phrase("state", "evolved", sv.IsEvolved)
    g.phrase(c, "{card:source} has at least {count:digits} {counter:counter} <counter/counters:count>", ir.CountersAre)
    g.phrase(
        c,
        "there are at least {count:digits} {counter:counter} <counter/counters:count> on {card:source}",
        ir.CountersAre,
        w=1,
    )
    g.phrase(
        c, "there are no {counter:counter} counters on {card:source}", ir.CountersAre, count=ir.Num(0), compare="<="
    )
    for words, left in (
        ("your leader's [defense]", sv.DefenseOf(sv.LeaderOf(YOU), w=1)),
        ("your leader's defense", sv.DefenseOf(sv.LeaderOf(YOU))),
        ("your maximum play points", sv.PlayPoints(YOU, maximum=True)),
    ):
        verb = "are" if words.endswith("points") else "is"
        g.phrase(c, f"{words} {verb} {{right:digits}} or less", ir.Compare, left=left, compare="<=")
        g.phrase(c, f"{words} {verb} {{right:digits}} or more", ir.Compare, left=left, compare=">=")
        g.phrase(c, f"{words} {verb} {{right:digits}}", ir.Compare, left=left, compare="=")
        g.phrase(c, f"{words} {verb} at least {{right:digits}}", ir.Compare, left=left, compare=">=", w=1)
    g.phrase(c, "{card:source} was put onto the field {zone:from_place}", sv.CameFrom)
    g.phrase(c, "the result is {right:digits} or more", ir.Compare, left=sv.DieResult(), compare=">=")
    g.phrase(c, "the result is {right:digits} or less", ir.Compare, left=sv.DieResult(), compare="<=")
    g.phrase(c, "the result is {right:digits}", ir.Compare, left=sv.DieResult(), compare="=")
    g.phrase(c, "{card:source} was put onto the field from anywhere other than your hand", sv.NotFromHand)
    g.phrase(c, "this card is on your field", ir.OnField, card=ir.SelfRef(w=1))
    g.phrase(c, "this card is in your cemetery", ir.SourceIn, card=ir.SelfRef(w=1), zone="cemetery")
    g.phrase(c, "this card is in your EX area", ir.SourceIn, card=ir.SelfRef(w=1), zone="ex_area")
    g.phrase(c, "{card:one_leader} has {filter:stat_is}", ir.HasFilter)
    g.alias("one_leader", "leader")
    g.phrase(c, "this card is in your hand", ir.SourceIn, card=ir.SelfRef(w=1), zone="hand")
    g.phrase(c, "your EX area is full", sv.ZoneIsFull, zone=sv.ExArea(YOU))
    g.phrase(c, "your field is full", sv.ZoneIsFull, zone=ir.Field(YOU))
    g.phrase(c, "you roll a {values:rolls}", sv.Rolled)
    g.list("rolls", "integer", ", ", ", or ")


def _turns(g: Grammar) -> None:
    c = "condition"
    for v, have in enumerate(("you've", "you")):
        g.phrase(
            c, f"{have} played {{count:article}} {{group:group/one}} this turn", ir.HasCastThisTurn, player=YOU, w=v
        )
        g.phrase(
            c,
            f"{have} played at least {{count:digits}} {{group:group/count}} this turn",
            ir.HasCastThisTurn,
            player=YOU,
            w=v,
        )
        g.phrase(
            c,
            f"{have} discarded at least {{times:integer}} cards this turn",
            ir.HappenedThisTurn,
            event=ir.PlayerDiscards(YOU, each=True),
            w=v + 2,
        )
    for words, happening in (
        ("was destroyed", ir.IsBroken()), ("was put onto your field", ir.EntersField(YOU)), ("left the field", ir.LeavesField()),
        ("was returned to hand", ir.ReturnsToHand()), ("raced", sv.Races()),
    ):  # fmt: skip
        g.phrase("past_evolution", f"{{subject:past_subject}} {words}", ir.CardEvent, happenings=(happening,))
    g.phrase("past_subject", "a {group:group/one}", ir.OneSubject)
    g.phrase("past_subject", "an {group:group/one}", ir.OneSubject, w=1)
    g.phrase("past_subject", "another {group:another_group/one}", ir.OneSubject)
    g.phrase(c, "{event:past_evolution} this turn", ir.HappenedThisTurn)
    g.phrase("past_evolution", "{subject:past_subject} evolved", ir.CardEvent, happenings=(sv.Evolves(),))
    g.phrase("past_evolution", "{subject:past_subject} attacked", ir.CardEvent, happenings=(ir.Attacks(),))
    g.alias("past_subject", "source")
    g.phrase("past_subject", "one of {group:your_group/many}", ir.OneSubject)
    g.phrase("past_subject", "another one of {group:your_others/many}", ir.OneSubject)
    g.phrase(c, "you have at least {count:digits} play <point/points:count>", sv.PointsAre, player=YOU)
    g.phrase(c, "you have {count:digits} play <point/points:count> or less", sv.PointsAre, player=YOU, compare="<=")
    for word, player in (("you", YOU),):
        for w, have in enumerate((f"{word}'ve", word)):
            g.phrase(
                c,
                f"{have} discarded a card this turn",
                ir.HappenedThisTurn,
                event=ir.PlayerDiscards(player, each=True),
                w=w,
            )
    g.phrase(c, "{event:past_attack} at least {times:integer} times this turn", ir.HappenedThisTurn)
    for verb, what in (("attacked", ir.Attacks()), ("evolved", sv.Evolves()), ("raced", sv.Races())):
        g.phrase("past_attack", f"{{subject:your_followers}} {verb}", ir.CardEvent, happenings=(what,))
    g.phrase("your_followers", "{group:your_group/many}", ir.OneSubject, w=5)
    g.phrase(c, "it's your {nth:ordinal} this turn", sv.NthPlayed, card=ir.Pronoun("it"))
    for number, word in enumerate(("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th"), 1):
        g.value("ordinal", word, number)
    g.phrase(c, "it's your turn", ir.IsTurnOf, player=YOU)
    g.phrase(c, "it's your opponent's turn", ir.IsTurnOf, player=ir.Opponent())
    g.phrase(c, "Overflow is active for you", sv.Overflow)
    g.phrase(c, "Sanguine is active for you", sv.Sanguine)
    g.phrase(c, "Combo ({count:integer}) is active for you", sv.Combo, w=1)


def _keyed(g: Grammar) -> None:
    # the condition words that stand before a colon
    k = "keyed"
    g.phrase(k, "Combo ({count:integer})", sv.Combo)
    for cls, words in ((sv.Spellchain, ("Spellchain", "SC")), (sv.Necrocharge, ("Necrocharge", "NC"))):
        for w, word in enumerate(words):
            g.phrase(k, f"{word} ({{count:integer}})", cls, w=w)
    g.phrase(k, "Overflow", sv.Overflow, w=1)
    g.phrase(k, "Sanguine", sv.Sanguine, w=1)
    g.phrase(k, "Earth Rite", sv.PaidEarthRite)
    g.phrase(k, "Earth Rite ({count:integer})", sv.PaidEarthRite, w=1)
