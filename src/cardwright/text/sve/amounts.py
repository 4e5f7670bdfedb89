"""Numbers, signed numbers, and what X equals: what is counted and what is measured."""

from collections.abc import Iterator

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.printing import Context
from cardwright.text.reading import Source
from cardwright.text.sve.groups import OWNERS, TYPES
from cardwright.text.terminals import is_number

YOU = ir.You()
PUT_VERBS = ("discarded", "destroyed", "banished", "returned", "buried")
INTO_DECK = ("returned to your deck", "put on the bottom of your deck", "put on the top of your deck")
NAMED = 16  # `CountThisWay.w` of names and tokens without "this way"
TYPED = 11  # `PaidCount.w` from here on: printed with the kind, in the order of `PAID_KINDS`
PAID_KINDS = (*TYPES, "Token")  # what cards that a cost took are called


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _numbers(g)
    _amounts(g)
    _bound_count(g)


def _numbers(g: Grammar) -> None:
    g.phrase("number", "{value:integer}", ir.Num)
    g.phrase("number", "a", ir.Num, value=1, w=1)
    g.phrase("number", "an", ir.Num, value=1, w=2)
    # one card; X is a number wherever one stands
    g.phrase("number", "X", ir.X)
    # as many as the instruction before it took: "discard your hand. Draw that many cards"
    for category in ("number", "many_number"):
        g.phrase(category, "that many", ir.ResultCount, w=1)
        g.phrase(category, "the same number of", ir.ResultCount, w=2)
    g.phrase("digits", "{value:integer}", ir.Num)
    g.phrase("digits", "X", ir.X)
    g.phrase("integer_amount", "{value:integer}", ir.Num)
    g.terminal("plural_integer", _plural, _show_plural, starts=is_number)
    g.phrase("many_number", "{value:plural_integer}", ir.Num)
    # one card; X is a number wherever one stands
    g.phrase("many_number", "X", ir.X)
    # "+2", "-2", "+X", "-X": a minus sign makes the number negative
    g.terminal("negative_integer", _minus, _show_minus, starts=_is_minus)
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


def _is_minus(text: str, kind: str) -> bool:
    return text == "-"


def _minus(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    text = source.text_at(pos + 1)
    if source.text_at(pos) == "-" and text.isdecimal() and str(int(text)) == text and text != "0":
        yield pos + 2, -int(text)


def _show_minus(value: object, context: Context) -> str | None:
    return str(value) if isinstance(value, int) and value < 0 else None


def _amounts(g: Grammar) -> None:
    # `counted`: how many there are; `measured`: what a card or player has; `amount`: either, and what is made of them
    a = "amount"
    for part in ("counted", "measured"):
        g.alias(a, part)
        g.phrase(a, f"{{amount:digits}} times {{each:{part}}}", ir.PerEach)
        g.phrase(a, f"twice {{each:{part}}}", ir.PerEach, amount=ir.Num(2), w=5)
        g.phrase(a, f"{{base:{part}}} plus {{more:digits}}", ir.Plus)
        g.phrase(a, f"{{base:{part}}} minus {{less:digits}}", ir.Minus)
        for other in ("counted", "measured"):
            g.phrase(a, f"{{base:{part}}} plus {{more:{other}}}", ir.Plus)
            g.phrase(a, f"{{base:{part}}} minus {{less:{other}}}", ir.Minus)
        g.phrase(a, f"{{more:integer_amount}} plus {{base:{part}}}", ir.Plus, w=1)
        for w, words in enumerate(("up to", "up to a maximum of", "to a maximum of")):
            g.phrase(a, f"{{of:{part}}}, {words} {{most:digits}}", sv.Capped, w=w)
        _halves(g, part)
    _counts(g)
    _measures(g)
    # one card: what each player did to a whole hand; other counts of what was done are CountThisWay
    g.phrase(a, "the number of cards they returned to their deck", ir.ResultCount)
    g.phrase(a, "the result", sv.DieResult)
    for w, half in enumerate(("half", "half of")):
        for v, rolled in enumerate(("result", "number rolled")):
            g.value(a, f"{half} the {rolled}", sv.HalfUp(sv.DieResult(w=v), w=10 * w))
    g.phrase(a, "the number rolled", sv.DieResult, w=1)
    for w, words in enumerate(("the number you rolled", "the number you roll", "the result of the roll"), 2):
        g.phrase(a, words, sv.DieResult, w=w)
    for w, words in enumerate(("the damage dealt", "the amount of damage dealt", "the damage taken", "that damage"), 1):
        g.phrase(a, words, ir.EventAmount, w=w)
    for w, words in enumerate((
        "the damage dealt this way", "the amount of damage dealt this way", "the total damage dealt", "the total damage dealt this way",
        "the total amount of damage dealt",
    ), 5):  # fmt: skip
        g.phrase(a, words, ir.EventAmount, w=w)
    for w, has in enumerate(("has taken", "took")):
        g.phrase(a, f"the amount of damage {{what:leader}} {has} this turn", sv.TakenThisTurn, w=w)
        g.phrase(a, f"the damage {{what:leader}} {has} this turn", sv.TakenThisTurn, w=w + 2)
    for w, words in enumerate(("the amount of damage", "the damage"), 10):
        g.phrase(a, f"{words} dealt to {{what:leader}} this turn", sv.TakenThisTurn, w=w)
    for w, (has, end) in enumerate((h, e) for h in ("has lost", "lost") for e in ("[defense]", "defense")):
        g.phrase(a, f"the amount of {end} {{what:leader}} {has} this turn", sv.TakenThisTurn, lost=True, w=w)
    g.phrase("that_much", "that much", ir.EventAmount)


def _halves(g: Grammar, part: str) -> None:
    # one card for some of these: a table, of which the next card may print any
    for w, half in enumerate(("half", "half of")):
        g.phrase("amount", f"{half} {{of:{part}}}", sv.HalfUp, w=10 * w)
        for v, (before, behind) in enumerate(((", ", ""), (" (", ")"), (" ", ""))):
            rounded = f"{half} {{of:{part}}}{before}rounded "
            g.phrase("amount", f"{rounded}up{behind}", sv.HalfUp, w=1 + v + 10 * w)
            g.phrase("amount", f"{rounded}down{behind}", sv.HalfUp, down=True, w=v + 10 * w)


def _counts(g: Grammar) -> None:
    c = "counted"
    g.phrase(c, "the number of {group:group/many}", ir.CountOf)
    # one card for some of these: a table, of which the next card may print any
    for w, words in enumerate(("this one", "this card", "this follower"), 1):
        g.phrase(c, f"the number of {{group:group/many}}, including {words}", ir.CountOf, w=w)
    g.phrase(c, "the number of {group:your_group/many}", ir.CountOf)
    g.phrase(c, "the number of times {event:past_event} this turn", ir.TimesThisTurn)
    for w, have in enumerate(("you've drawn", "you have drawn", "you drew"), 60):
        g.value(c, f"the number of cards {have} this turn", ir.TimesThisTurn(ir.PlayerDraws(YOU), w=w))
    # one card for some of these: a table, of which the next card may print any
    for verb in (
        "returned",
        "discarded",
        "banished",
        "buried",
        "engaged",
        "revealed",
        "turned facedown",
        "turned faceup",
    ):
        g.value("paid_verb", verb, verb)
    # one card, 2 phrases: what a cost took; the verbs are a table
    g.phrase(c, "the number of counters removed", sv.PaidCount, verb="removed")
    g.phrase(c, "the number of cards {verb:paid_verb}", sv.PaidCount)
    g.phrase(c, "the number of cards you {verb:paid_verb}", sv.PaidCount, w=9)
    for w, name in enumerate(TYPES, TYPED):
        g.phrase(c, f"the number of {name.lower()}s {{verb:paid_verb}}", sv.PaidCount, w=w)
    g.phrase(c, "the number of {noun:type_noun/many} destroyed", sv.CountThisWay, verb="destroyed", w=9)
    g.phrase(c, "the number of cards destroyed", sv.CountThisWay, noun=ir.IsCard(), verb="destroyed", w=9)
    for w, where in enumerate(("the cemetery", "their owners' cemeteries", "your cemetery"), 1):
        g.phrase(c, f"the number of cards put into {where}", sv.PaidCount, verb="buried", w=w)
        for v, name in enumerate(PAID_KINDS, TYPED):
            typed = f"the number of {name.lower()}s put into {where}"
            g.phrase(c, typed, sv.PaidCount, verb="buried", w=v + 10 * w)
    _counts_done(g)
    _named_done(g)
    _counts_there(g)


def _counts_done(g: Grammar) -> None:
    """How many something was done to."""
    c = "counted"
    for verb in (
        "destroyed",
        "banished",
        "returned",
        "returned to hand",
        "discarded",
        "buried",
        "put into your cemetery",
        "put into the cemetery",
        "put into their owners' cemeteries",
        "put into a cemetery",
        "put into their cemetery",
        "put onto your field",
        "put onto the field",
        "put into your EX area",
        "added to your hand",
        "summoned",
        "transformed",
        "engaged",
        "turned facedown",
        "turned faceup",
        "revealed",
        *INTO_DECK,
    ):
        g.value("done_verb", verb, verb)
    for verb in INTO_DECK:  # only what is done to cards puts them there: "this way" may be left out
        g.value("deck_verb", verb, verb)
    for w, words in enumerate(("{verb:deck_verb}", "you {verb:deck_verb}")):
        g.phrase(c, f"the number of {{noun:noun/many}} {words}", sv.CountThisWay, w=10 + w)
    g.phrase(c, "the number of {noun:noun/many} you {verb:done_verb} this way", sv.CountThisWay, w=12)
    foe = {"verb": "discarded", "whose": ir.Opponent(w=1), "w": 13}  # one card: whose hand it was
    g.phrase(c, "the number of {noun:noun/many} your opponent discarded this way", sv.CountThisWay, **foe)
    theirs = {"verb": "discarded", "whose": ir.PronounPlayer("they")}  # no card for these: each player by the own hand
    for w, way in ((14, " this way"), (15, "")):
        g.phrase(c, f"the number of {{noun:noun/many}} they discarded{way}", sv.CountThisWay, w=w, **theirs)
    g.phrase(c, "the number of {noun:noun/many} {verb:done_verb} this way", sv.CountThisWay)
    such = "the number of {adjectives:adjectives} {noun:card_noun/many} {verb:done_verb} this way"
    g.phrase(c, such, sv.CountThisWay)
    g.phrase(
        c,
        "the number of {adjectives?:plain_adjectives} {noun:name_noun} {verb:done_verb} this way",
        sv.CountThisWay,
        w=7,
    )
    tokens = "the number of {adjectives?:token_adjectives} {noun:token_noun/many} {verb:done_verb} this way"
    g.phrase(c, tokens, sv.CountThisWay, w=6)


def _named_done(g: Grammar) -> None:
    """Cards with a name of their own, where "this way" may be left out, and yours."""
    c = "counted"
    # of what has a name of its own "this way" may be left out: "the number of Carrots turned facedown"
    for verb in (*PUT_VERBS, "turned facedown", "turned faceup"):
        g.value("plain_verb", verb, verb)
    named = "the number of {adjectives?:plain_adjectives} {noun:name_noun} {verb:plain_verb}"
    g.phrase(c, named, sv.CountThisWay, w=NAMED)
    tokens = "the number of {adjectives?:token_adjectives} {noun:token_noun/many} {verb:plain_verb}"
    g.phrase(c, tokens, sv.CountThisWay, w=NAMED + 1)
    _totals_done(g)
    yours = {"adjectives": (ir.ControlledBy(YOU),), "w": 3}
    g.phrase(c, "the number of your {noun:card_noun/many} {verb:done_verb} this way", sv.CountThisWay, **yours)
    g.phrase("each_one", "of your {noun:card_noun/many} {verb:done_verb} this way", sv.CountThisWay, **yours)
    there = {**yours, "w": 14}  # no card for these: where they were
    for number, category, front in (("many", c, "the number of "), ("one", "each_one", "")):
        on_field = f"{front}{{noun:card_noun/{number}}} on your field {{verb:done_verb}} this way"
        g.phrase(category, on_field, sv.CountThisWay, **there)
    for article in ("a", "an"):
        was = f"{article} {{noun:card_noun/one}} on your field was {{verb:done_verb}}"
        g.phrase("done_to", was, sv.CountThisWay, **{**there, "w": 14 + (article == "an")})


def _totals_done(g: Grammar) -> None:
    """What all of them come to: "the total cost of the cards discarded this way", "the total attack of the destroyed followers"."""
    for verb in PUT_VERBS:
        g.value("put_verb", verb, verb)
    for w, (stat, total) in enumerate(
        (
            ("cost", "cost"),
            ("attack", "attack"),
            ("[attack]", "attack"),
            ("defense", "defense"),
            ("[defense]", "defense"),
        )
    ):
        for v, article in enumerate(("the ", "")):
            way = f"the total {stat} of {article}{{noun:noun/many}} {{verb:done_verb}} this way"
            g.phrase("measured_one", way, sv.CountThisWay, total=total, w=20 + 3 * w + v)
            way_unsaid = f"the total {stat} of {article}{{noun:noun/many}} {{verb:put_verb}}"
            g.phrase("measured_one", way_unsaid, sv.CountThisWay, total=total, w=40 + 2 * w + v)
        for verb in PUT_VERBS:
            named = f"the total {stat} of the {verb} {{noun:card_noun/many}}"
            g.phrase("measured_one", named, sv.CountThisWay, verb=verb, total=total, w=20 + 3 * w + 2)


def _counts_there(g: Grammar) -> None:
    """Counters, and cards that were played."""
    c = "counted"
    g.phrase(c, "the number of {counter:counter} counters on {card:counter_holder}", ir.CountersOn)
    g.phrase(c, "the number of {counter:counter} counters {card:among_mine}", ir.CountersOn, w=1)
    g.phrase(c, "the total number of {counter:counter} counters {card:among_mine}", ir.CountersOn, w=2)
    kinds = {
        "": ir.IsCard(),
        "cards ": ir.IsCard(),
        "amulets ": ir.TypeIs(("Amulet",)),
        "followers ": ir.TypeIs(("Follower",)),
    }
    for w, (noun, kind) in enumerate(kinds.items(), 30):
        mine = ir.Group(kind, (), (ir.InZone(ir.Field(YOU)),))
        g.value("among_mine", f"on {noun and f'{noun}on '}your field", ir.All(mine, w=w))
    g.alias("counter_holder", "source")
    g.alias("counter_holder", "one_pronoun")
    # one card for some of these: a table, of which the next card may print any
    for w, have in enumerate(("you've", "you have", "you")):
        played = f"the number of {{group:group/many}} {have} played this turn"
        g.phrase(c, played, sv.PlayedThisTurn, player=YOU, w=w)
        g.phrase(c, f"{played}, excluding this card", sv.PlayedThisTurn, player=YOU, others=True, w=w)
        for v, itself in enumerate(("card", "one", "spell", "follower", "amulet")):
            g.phrase(c, f"{played}, including this {itself}", sv.PlayedThisTurn, player=YOU, w=w + 3 + 3 * v)
        for v, article in enumerate(("a", "an")):
            times = f"the number of times {have} played {article} {{group:group/one}} this turn"
            g.phrase(c, times, sv.PlayedThisTurn, player=YOU, w=70 + 2 * w + v)


def _measures(g: Grammar) -> None:
    # `measured_one` is followed by "is", `points` by "are"
    m = "measured_one"
    # one card for some of these: a table, of which the next card may print any
    for words, node in (("attack", sv.AttackOf), ("defense", sv.DefenseOf)):
        g.phrase(m, f"{{card:possessive}} {words}", node)
        g.phrase(m, f"{{card:possessive}} [{words}]", node, w=1)
        g.phrase(m, f"the {words} of {{card:one_pronoun}}", node, w=2)
        g.phrase(m, f"the [{words}] of {{card:one_pronoun}}", node, w=3)
        for w, of_all in enumerate(("many_pronoun", "every_many", "total_group"), 4):
            g.phrase(m, f"the total {words} of {{card:{of_all}}}", node, w=2 * w)
            g.phrase(m, f"the total [{words}] of {{card:{of_all}}}", node, w=2 * w + 1)
    for w, words in ((5, "each enemy leader's"), (6, "the enemy leader's"), (9, "each opponent's leader's")):
        leader = sv.LeaderOf(ir.Opponent(), w=w)
        for v, end in enumerate(("defense", "[defense]")):
            g.value(m, f"{words} {end}", sv.DefenseOf(leader, w=v))
    for w, of_all in enumerate(("many_pronoun", "every_many", "total_group"), 2):
        g.phrase(m, f"the total cost of {{card:{of_all}}}", ir.CostOf, w=w)
    g.phrase("total_group", "{group:placed_part/many}", ir.All, w=4)
    g.phrase(m, "{card:possessive} cost", ir.CostOf)
    g.phrase(m, "{card:possessive} Stack count", ir.CountersOn, counter="Stack", w=60)
    g.phrase(m, "the cost of {card:one_pronoun}", ir.CostOf, w=1)
    for words in OWNERS:
        g.value("owner", words, ir.Pronoun(words.replace(" ", "_")))
    g.phrase(m, "the cost of {card:owner}", ir.CostOf, w=1)
    g.alias("measured", m)
    g.alias("measured", "points")
    g.phrase("points", "your maximum play points", sv.PlayPoints, player=YOU, maximum=True)
    g.phrase("points_is", "your maximum play points", sv.PlayPoints, player=YOU, maximum=True, w=9)
    for w, word in enumerate(("", "remaining ", "current ")):
        g.phrase("points", f"your {word}play points", sv.PlayPoints, player=YOU, w=w)
    for w, left in enumerate(("", " left", " remaining"), 10):
        g.phrase(m, f"the number of play points you have{left}", sv.PlayPoints, player=YOU, w=w)


def _bound_count(g: Grammar) -> None:
    # "equal to the number of ... Turn them facedown.": the cards that were counted are meant again
    # one card: cards that are counted and then acted on; what is counted is a slot
    g.phrase("bound_count", "the number of {group:group/many}", sv.CountBound)
