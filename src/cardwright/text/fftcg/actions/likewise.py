"""Instructions that one card prints for one kind of cards, one deck or one number, said of the others."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.common import BY_ABILITY, DURING, FRONT, OWNER, PERSONS, RESULT_TYPES, THEIR
from cardwright.text.fftcg.filled import Filled

NOW = ir.UntilEndOfTurn(w=2)
ELEMENTS_SAID = ("the named one", "the named Element", "that Element", "the selected Element")
FIRST = 7700  # wordings of this module begin here
LATER = 47_000  # those of what stands further down
BOTH_DECKS = 2800  # wordings of Both
NUMBERS = 5  # as many top cards as are spoken of at once


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    _powers(g)
    _elements(g)
    _gains(g)
    _points(g)
    _decks(g)
    _decks_down_to(g)
    _hands(g)
    _moves(g)
    _states(g)
    _counters(g)
    _later(g)
    _shuffled(g)
    _rest(g)
    _multiplied(g)
    g.phrase("action", "pay its cost and cast {what:one_obj}", ir.CastRef, player=ir.You(), free=False, w=FIRST)
    _both_decks(g)


def _powers(g: Filled) -> None:
    for w, what in enumerate(("the_group", "plain_group"), FIRST):
        of = f"the power of {{what:{what}}} becomes {{amount:number}}"
        g.phrase("action", f"{of} {{duration:for_turn}}", ir.SetPower, w=w)
        g.phrase("action", f"until the end of the turn, {of}", ir.SetPower, duration=FRONT, w=w)
    # "its power becomes the same as Hild's"
    for w, same in enumerate(("the same as", "equal to"), FIRST + 2):
        text = f"{{what:possessive}} power becomes {same} {{amount:power_left_out}}"
        g.phrase("action", f"{text} {{duration:for_turn}}", ir.SetPower, w=w)
        g.phrase("action", f"until the end of the turn, {text}", ir.SetPower, duration=FRONT, w=w)
    for w, same in enumerate(
        ("the same as", "equal to"), FIRST + 4
    ):  # "... becomes the same as its power and Hild gains Brave"
        text = f"{{what:possessive}} power becomes {same} {{amount:power_of}}"
        g.phrase("turn_gain", text, ir.SetPower, duration=FRONT, w=w)
    # "it loses all its abilities and its power becomes 1000. (This effect does not end ...)"
    lasting = {"duration": ir.Permanent(w=1)}
    g.phrase("lose_or_become", "{what:possessive} power becomes {amount:number}", ir.SetPower, **lasting)
    elided = {"what": ir.Pronoun("elided_it"), "gains": ()}
    # "It loses all its abilities and also becomes a Forward with 7000 power until the end of the turn"
    also = "also becomes a Forward with {power:power}"
    g.phrase("behind_part", also, ir.BecomeForward, duration=ir.UntilEndOfTurn(), w=FIRST, **elided)
    g.phrase(
        "turn_gain", "also becomes a Forward with {power:power}", ir.BecomeForward, duration=FRONT, w=FIRST, **elided
    )


def _elements(g: Filled) -> None:
    named = {"element": ""}
    lasting = {"duration": ir.Permanent(w=1)}
    for v, element in enumerate(ELEMENTS_SAID):
        for u, subject in enumerate(("the Element of {what:source} becomes", "the Element of {what:one_pronoun} becomes",
                                     "{what:possessive} Element becomes", "{what:the_group} become",
                                     "{what:many_subject} become")):  # fmt: skip
            text, w = f"{subject} {element}", FIRST + 10 * u + v
            g.phrase("action", f"{text} {{duration:for_turn}}", ir.BecomeElement, w=w, **named)
            g.phrase("action", f"until the end of the turn, {text}", ir.BecomeElement, duration=FRONT, w=w, **named)
            g.phrase("permanent", text, ir.BecomeElement, w=w, **named, **lasting)
        g.phrase(
            "permanent", f"{{what:all_group}} become {element}", ir.BecomeElement, w=FIRST + 60 + v, **named, **lasting
        )
    for w, subject in enumerate(("{what:many_possessive} Element becomes", "{what:all_group} become",
                                 "{what:many_subject} become", "{what:one_obj} becomes"), FIRST):  # fmt: skip
        g.phrase("permanent", f"{subject} {{element:element}}", ir.BecomeElement, w=w, **lasting)
    for w, job in enumerate(("the named Job", "the selected Job", "that Job"), FIRST):
        text = f"{{what:subj}} <gains/gain:what> {job}"
        g.phrase("permanent", text, ir.Restrict, rule=ir.AlsoJob(""), w=w, **lasting)


def _gains(g: Filled) -> None:
    # the comma behind the span is left out
    for w, (to, verb) in enumerate((("one_pronoun", "gains"), ("all_group", "gain"), ("many_subject", "gain")), FIRST):
        text = f"until the end of the turn {{to:{to}}} {verb} {{gains:gains}}"
        g.phrase("action", text, ir.Gain, duration=ir.UntilEndOfTurn(w=4), w=w)
    for w, row in enumerate(("either_gains", "either_gains_oxford")):
        either = f"{{to:subj}} <gains/gain:to> {{gains:{row}}}"
        g.phrase("action", f"until the end of the turn, {either}", ir.GainEither, duration=FRONT, w=w)


def _points(g: Filled) -> None:
    points = "{amount:number} <point/points:amount> of damage"
    for w, (player, whom) in enumerate(((ir.You(), "you"), (ir.EachPlayer(), "each player")), FIRST):
        g.phrase("action", f"{{source:source}} also deals {whom} {points}", ir.DamagePlayer, player=player, w=w)
    for player, whom in ((ir.You(), "you"), (ir.Opponent(), "your opponent"), (ir.EachPlayer(), "each player")):
        for w, source in enumerate(("source", "one_pronoun"), FIRST + 10):
            text = f"{{source:{source}}} deals {whom} {{amount:points_each}}"
            g.phrase("action", text, ir.DamagePlayer, player=player, w=w)
    g.phrase("action", f"{{source:source}} deals {points} to {{player:controller}}", ir.DamagePlayer, w=FIRST)
    for player, whom in ((ir.Opponent(), "your opponent"), (ir.You(), "you")):
        g.phrase("point_to_controller", f"{points} to {whom}", ir.ReceiveDamage, player=player, w=FIRST)
    for w, (player, who) in enumerate(((ir.EachPlayer(), "each player"), (ir.EachPlayer(), "both players")), FIRST):
        s = "s" if who.startswith("each") else ""
        text = f"{who} receive{s} damage equal to {{amount:number_done}}"
        g.phrase("action", text, ir.ReceiveDamage, player=player, w=w)
    # what was done to how many: see `with_results`
    for w, name in enumerate(RESULT_TYPES):
        for more, by in ((0, "by this effect"), (BY_ABILITY, "due to this ability")):
            put = f"{name}s put from the field into the Break Zone {by}"
            g.value("number_done", f"the number of {put}", ir.ResultCount(w=more + 20 + w))
            if more:
                g.value("number_done", f"the number of {name}s broken {by}", ir.ResultCount(w=more + 10 + w))
        this_way = ir.ResultCount(w=10 + len(RESULT_TYPES) + w)
        for category in ("counted", "number_done"):
            g.value(category, f"the number of {name}s broken this way", this_way)
    returned = {"cards": ir.Pronoun("you_returned")}
    for w, by in enumerate(("by this effect", "this way", "due to this ability"), 6700):
        text = f"the number of {{group:affected_many}} returned {by}"
        g.phrase("number_done", text, ir.CountRef, w=w, **returned)
    # in equal parts among those that were chosen
    for up, rounded in ((True, " (round up to the nearest 1000)"), (False, " (round down to the nearest 1000)")):
        for w, text in enumerate(("equally among {to:many_object}", "among {to:many_object} equally"), FIRST):
            g.phrase("action", f"divide {{amount:plain_damage}} {text}{rounded}", ir.DivideEqually, up=up, w=w)
    g.phrase("action", "divide {amount:plain_damage} equally among {to:many_object}", ir.DivideEqually, w=FIRST + 2)


def _decks(g: Filled) -> None:
    """As many top cards as something else, and the player that moves them."""
    g.phrase("cp_amount", "the cost of {card:one_pronoun}", ir.CostOf, w=10)
    g.phrase("deck_count", "{group:group/many}", ir.CountOf)
    decks = ((ir.You(), "", "", "your"), (ir.Opponent(), "", "", "your opponent's"),
             (ir.Opponent(), "your opponent ", "s", "their"), (ir.EachPlayer(), "each player ", "s", "their"))  # fmt: skip
    as_many = ("the same number of cards", "as many cards")
    counts = (("cp_amount", ""), ("counters_on", "the "), ("counted", ""), ("deck_count", "the "))
    for v, number in enumerate(as_many):
        for u, (key, the) in enumerate(counts):
            as_counted = f"as {the}{{count:{key}}}"
            for n, (player, who, s, their) in enumerate(decks):
                top, w = f"from the top of {their} deck", FIRST + 100 * n + 10 * u + v
                g.phrase(
                    "action",
                    f"{who}put{s} {number} {top} into the Break Zone {as_counted}",
                    ir.Mill,
                    player=player,
                    w=w,
                )
                g.phrase(
                    "action",
                    f"{who}remove{s} {number} {top} from the game {as_counted}",
                    ir.RemoveTop,
                    player=player,
                    w=w,
                )
                if not who:
                    for look, verb in ((False, "reveal"), (True, "look at")):
                        shown = {"player": ir.You(), "deck": player, "look": look}
                        g.phrase("action", f"{verb} {number} {top} {as_counted}", ir.RevealTop, w=w, **shown)
            for n, their in enumerate(THEIR):
                top, w = f"from the top of {their} deck", FIRST + 500 + 100 * n + 10 * u + v
                g.phrase(
                    "action",
                    f"{{player:controller}} puts {number} {top} into the Break Zone {as_counted}",
                    ir.Mill,
                    w=w,
                )
    cards = "{count:number} <card/cards:count>"
    for player, who, s, their in PERSONS:
        for w, deck in enumerate((their, "his/her")[: 1 + bool(who)], FIRST):
            text = f"{who}remove{s} {cards} from the top of {deck} deck from the game"
            g.phrase("action", text, ir.RemoveTop, player=player, w=w)
    for w, (who, deck) in enumerate(product(("both players", "all players"), ("their deck", "their decks")), FIRST + 4):
        for words, one in (("the top card", {"count": ir.Num(1)}), ("the top {count:many_number} cards", {})):
            each = {"player": ir.EachPlayer(), "w": w, **one}
            g.phrase("action", f"{who} put {words} of {deck} into the Break Zone", ir.Mill, **each)
            g.phrase("action", f"{who} remove {words} of {deck} from the game", ir.RemoveTop, **each)
    mine = {"player": ir.You()}
    for words, one in (("the top card", {"count": ir.Num(1)}), ("the top {count:many_number} cards", {})):
        g.phrase("action", f"you put {words} of your deck into the Break Zone", ir.Mill, w=FIRST + 2, **mine, **one)
        g.phrase("action", f"you remove {words} of your deck from the game", ir.RemoveTop, w=FIRST + 2, **mine, **one)
    g.phrase("action", f"you put {cards} from the top of your deck into the Break Zone", ir.Mill, w=FIRST + 3, **mine)


def _decks_down_to(g: Filled) -> None:
    """Top cards until so many are left in the deck."""
    # until so many are left
    for player, whose, left in ((ir.You(), "your", "down_to"), (ir.Opponent(), "your opponent's", "down_to_theirs")):
        for w, (words, deck) in enumerate((words, deck) for words in ("the top card", "cards from the top")
                                          for deck in ("the", whose)):  # fmt: skip
            behind = f"until there are only {{count:{left}}} cards left in {deck} deck"
            fixed = {"player": player, "w": FIRST + 20 + w}
            g.phrase("action", f"remove {words} of {whose} deck from the game {behind}", ir.RemoveTop, **fixed)
            g.phrase("action", f"put {words} of {whose} deck into the Break Zone {behind}", ir.Mill, **fixed)
    deck = ir.CountOf(ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.DeckZone(ir.Opponent())),)))
    g.phrase("down_to_theirs", "{less:many_number}", ir.Minus, base=deck, w=5)


def _hands(g: Filled) -> None:
    for player, who, s, _their in PERSONS:
        fixed = {"player": player}
        text = "{count:number} additional <card/cards:count>"
        g.phrase("action", f"{who}draw{s} {text}", ir.Draw, w=FIRST, **fixed)
        g.phrase("action", f"{who}discard{s} {text}", ir.Discard, group=ir.Group(ir.IsCard()), w=FIRST, **fixed)
    counted = (
        "as many cards as {count:counted}",
        "cards equal to {count:counted}",
        "the same number of cards as {count:counted}",
        "the same number of cards as the {count:count_group}",
        "as many cards as the {count:count_group}",
    )
    for player, who, s, _their in PERSONS:
        for w, many in enumerate(counted, FIRST + 1):
            g.phrase("action", f"{who}discard{s} {many}", ir.Discard, group=ir.Group(ir.IsCard()), player=player, w=w)
    for w, place in enumerate(("in", "from"), FIRST):
        text = f"randomly remove {{count:number}} <card/cards:count> {place} your hand from the game"
        g.phrase("action", text, ir.RemoveAtRandom, player=ir.You(), w=w)
    for w, their in enumerate(THEIR, FIRST):
        words = f"{{player:who}} reveals {{target:plain_cards}} in {their} hand"
        g.phrase("action", words, ir.RevealCards, w=w)
        words = f"{{player:who}} randomly reveals {{count:number}} <card/cards:count> in {their} hand"
        g.phrase("action", words, ir.RevealAtRandom, w=w)
        text = f"your opponent reveals {their} hand. Select {{count:number}} {{group:group/count}} for your opponent to discard"
        g.phrase("action", text, ir.RevealAndDiscard, player=ir.Opponent(), w=w)
    g.phrase("action", "{player:who} discards {what:many_object}", ir.DiscardCards, w=FIRST)
    this = {"what": ir.Pronoun("selected_card"), "player": ir.Opponent()}
    g.phrase("discards_it", "your opponent discards this card", ir.DiscardCards, w=FIRST, **this)
    # "Select 2 cards in their hand. Your opponent discards these cards, then draws 1 card."
    these = {"what": ir.Pronoun("selected_cards"), "w": FIRST + 1}
    g.phrase("action", "{player:who} discards these cards", ir.DiscardCards, **these)
    for category in ("discards_it", "doing_0"):
        g.phrase(category, "your opponent discards these cards", ir.DiscardCards, player=ir.Opponent(), **these)
    moved = ("were discarded", "were removed", "were removed from the game", "were returned to your deck",
             "you returned to your deck")  # fmt: skip
    for w, done in enumerate(moved, FIRST):
        for v, many in enumerate(("draw the same number of cards as", "draw as many cards as")):
            g.phrase("action", f"{many} {done}", ir.Draw, player=ir.You(), count=ir.ResultCount(), w=w + 10 * v)
    each = {"player": ir.EachPlayer()}
    for w, it in enumerate(("it", "them"), FIRST + 20):
        text = f"both players select {{count:number}} {{group:group/count}} and discard {it}"
        g.phrase("action", text, ir.Discard, w=w, **each)
    g.phrase("done", "both players select {target:target}", ir.Select, w=FIRST, **each)


def _moves(g: Filled) -> None:
    for w, words in enumerate(("all the {what:unselected} that were not selected", "all {what:unselected} that were not selected",
                               "all other {what:unselected}", "all the other {what:unselected}"), FIRST):  # fmt: skip
        g.phrase("action", f"{words} are put into the Break Zone", ir.PutInto, to=ir.BreakZone(OWNER), w=w)
        g.phrase("action", f"{words} are removed from the game", ir.RemoveFromGame, duration=ir.Permanent(), w=w)
        for v, hands in enumerate(("their owners' hands", "their owners' hand", "their owner's hand")):
            text = f"{words} are returned to {hands}"
            g.phrase("action", text, ir.ToHand, player=OWNER, verb="return", w=w + 10 * v)
    for w, (dull, words) in enumerate(((False, ""), (True, " dull")), FIRST):
        theirs = {"player": ir.Opponent(), "dull": dull}
        g.phrase("opponent_step", f"play {{what:one_obj}} onto their field{words}", ir.PlayOnto, w=w, **theirs)
    origin = {"origin": ir.BreakZone(ir.You())}
    onto = "from your Break Zone onto your opponent's field dull"
    g.phrase("action", f"play {{what:source}} {onto}", ir.PlayOnto, player=ir.Opponent(), dull=True, w=FIRST, **origin)


def _states(g: Filled) -> None:
    """A reminder in the sentence, and rules with the span in front, inside or behind."""
    for w, trait in enumerate(("power", "cost"), FIRST):
        behind = f"regardless of its {trait}"
        for verb, node in (("break", ir.Break), ("dull", ir.Dull), ("Freeze", ir.Freeze)):
            g.phrase("action", f"{verb} {{what:one_obj}} {behind}", node, w=w)
        text = f"return {{what:one_obj}} to its owner's hand {behind}"
        g.phrase("action", text, ir.ToHand, player=OWNER, verb="return", w=w)
        g.phrase(
            "action", f"remove {{what:one_obj}} from the game {behind}", ir.RemoveFromGame, duration=ir.Permanent(), w=w
        )
    g.phrase("action", "cancel the effect of the Summon", ir.CancelEffect, what=ir.Pronoun("cast_summon"), w=FIRST)
    for w, what in enumerate(("one_obj", "many_subject"), FIRST):
        who = f"{{what:{what}}}"
        g.phrase("action", f"if it is possible, {who} {{rule:must_block_w}} {{duration:this_turn}}", ir.Restrict, w=w)
        for v, text in enumerate((f"{who} must attack {{duration:other_time}} if possible",
                                  f"if possible, {who} must attack {{duration:other_time}}")):  # fmt: skip
            g.phrase("action", text, ir.Restrict, rule=ir.MustAttack(w=FIRST), w=w + 10 * v)
    front = "until the end of the turn, "
    g.phrase("action", front + "{what:subj} {rule:attack_times}", ir.Restrict, duration=FRONT, w=FIRST)
    stands = "cannot be reduced"
    rule = ir.DamageStands(w=FIRST)
    for text, span in ((f"the damage dealt to {{what:all_group}} {stands} this turn", NOW),
                       (f"during this turn, the damage dealt to {{what:all_group}} {stands}", DURING)):  # fmt: skip
        g.phrase("action", text, ir.Restrict, rule=rule, duration=span, w=FIRST)
    for kinds, by in ((("summon",), "your Summons"), (("ability",), "your abilities"),
                      (("summon", "ability"), "your Summons or abilities")):  # fmt: skip
        rule, dealt = ir.DamageStands(ir.You(), kinds), f"the damage dealt to {{what:bare_group}} by {by} {stands}"
        g.phrase("action", f"{dealt} this turn", ir.Restrict, rule=rule, duration=NOW, w=FIRST)
        g.phrase("action", f"during this turn, {dealt}", ir.Restrict, rule=rule, duration=DURING, w=FIRST)
    for w, power in enumerate(("the power of {what:plain_group}", "the power of {what:all_group}", "the power of {what:the_group}",
                               "{what:possessive} power", "{what:many_possessive} power"), FIRST):  # fmt: skip
        for words, span in ((f"{power} {{rule:power_rule}} this turn", NOW), (f"during this turn, {power} {{rule:power_rule}}", DURING),
                            (f"{front}{power} {{rule:power_rule}}", FRONT)):  # fmt: skip
            g.phrase("action", words, ir.Restrict, duration=span, w=w)


def _later(g: Filled) -> None:
    """Rules of the next Active Phase, what becomes a Forward and gains something, and a power while a card is on the field."""
    # whose cards they are has to be said: see `sense`
    asleep = {"rule": ir.DoesNotActivate(next_only=True, w=FIRST), "duration": ir.Permanent()}
    does = (
        ("one_pronoun", ("does not", "doesn't", "will not", "won't")),
        ("many_subject", ("do not", "don't", "will not", "won't")),
    )
    for v, (what, verbs) in enumerate(does):
        for w, verb in enumerate(verbs, FIRST + 10 * v):
            text = f"{{what:{what}}} {verb} activate during your opponent's next Active Phase"
            g.phrase("action", text, ir.Restrict, w=w, **asleep)
    one = "{what:one_obj} also becomes a Forward with {power:power} and gains {gains:gains}"
    many = "{what:many_subject} also become Forwards with {power:power} and gain {gains:gains}"
    for w, text in enumerate((one, many), FIRST):
        g.phrase("action", f"until the end of the turn, {text}", ir.BecomeForward, duration=FRONT, w=w)
        g.phrase("action", f"{text} {{duration:for_turn}}", ir.BecomeForward, w=w)
    for w, words in enumerate(("for as long as", "as long as")):
        front = {"duration": ir.WhileOnField(ir.SelfRef(), w=w + 1)}
        text = f"{words} {{_:self}} is on the field, {{what:possessive}} power becomes {{amount:number}}"
        g.phrase("action", text, ir.SetPower, **front)


def _shuffled(g: Filled) -> None:
    for w, words in enumerate(
        (
            "shuffle {} into their deck",
            "return {} to their deck and shuffle it",
            "return {} to their deck, then shuffle it",
        ),
        FIRST,
    ):
        for v, what in enumerate(("one_pronoun", "many_object")):
            cards = f"{{what:{what}}}"
            g.phrase("action", words.format(cards), ir.ShuffleInto, w=w + 10 * v)
            if w > FIRST:
                mine = words.replace("their", "your").format(cards)
                g.phrase("action", mine, ir.ShuffleInto, w=w + 10 * v + 100)
    held = ir.All(ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(ir.You())),)))
    for w, (verb, at) in enumerate((("put", "at"), ("place", "at"), ("return", "to")), FIRST):
        for v, order in enumerate((" in any order", "")):
            text = f"{verb} your hand {at} the bottom of your deck{order}"
            g.phrase("action", text, ir.PutInto, what=held, to=ir.DeckBottom(ir.You()), w=w + 10 * v)
    cards = "{count:number} <card/cards:count>"
    thrown = {"player": ir.You(), "group": ir.Group(ir.IsCard())}
    for w, text in enumerate(
        (
            f"discard {cards} at random",
            f"discard {cards} from your hand at random",
            f"discard {cards} at random from your hand",
        ),
        FIRST,
    ):
        g.phrase("action", text, ir.DiscardAtRandom, w=w, **thrown)
    for w, their in enumerate(THEIR, FIRST):
        text = f"return {{target:target}} to {their} hand"
        g.phrase("each_part", text, ir.SelectAndPut, player=ir.You(w=2), to=ir.Hand(OWNER), w=w)
        g.phrase("opponent_step", text, ir.SelectAndPut, player=ir.Opponent(), to=ir.Hand(OWNER), w=w)


def _counters(g: Filled) -> None:
    more = "{count:number} more {counter:counter} <Counter/Counters:count>"
    for w, on in enumerate(("one_obj", "all_group", "many_object"), FIRST):
        g.phrase("action", f"place {more} on {{on:{on}}}", ir.PlaceCounters, w=w)


def _rest(g: Filled) -> None:
    # "add 1 of them to your hand and remove the others from the game"
    rest = {"among": ir.Pronoun("revealed"), "w": FIRST}
    for words, to in (("remove the others from the game", ir.Removed(OWNER)), ("put the others into the Break Zone", ir.BreakZone(OWNER)),
                      ("add the others to your hand", ir.Hand(ir.You()))):  # fmt: skip
        g.phrase("action", words, ir.PutRest, to=to, **rest)


def _multiplied(g: Filled) -> None:
    """What is put away or removed for each of something, of either deck."""
    decks = (
        (ir.You(), "", "", "your"),
        (ir.Opponent(), "", "", "your opponent's"),
        (ir.Opponent(), "your opponent ", "s", "their"),
    )
    for category in ("multiplied", "multiplied_front"):
        for n, (player, who, s, their) in enumerate(decks):
            for words, one in (("the top card", {"count": ir.Num(1)}), ("the top {count:many_number} cards", {})):
                fixed, deck = {"player": player, "w": FIRST + n, **one}, f"{words} of {their} deck"
                g.phrase(category, f"{who}remove{s} {deck} from the game", ir.RemoveTop, **fixed)
                if who == "" and (n or category == "multiplied_front"):
                    g.phrase(category, f"put {deck} into the Break Zone", ir.Mill, **fixed)


def _both_decks(g: Filled) -> None:
    # "Reveal the top 2 cards of your deck and your opponent's deck.", "Look at the top card of each player's deck."
    for v, (verb, look) in enumerate((("look at", True), ("reveal", False))):
        for number in range(1, NUMBERS + 1):
            cards = "card" if number == 1 else f"{number} cards"
            top = f"{verb} the top {cards} of"
            seen = {"player": ir.You(), "count": ir.Num(number), "look": look, "w": LATER + number}
            key = f"{v}_{number}"
            g.phrase(f"own_top_{key}", f"{top} your deck", ir.RevealTop, deck=ir.You(), **seen)
            g.phrase(f"other_top_{key}", "your opponent's deck", ir.RevealTop, deck=ir.Opponent(), **seen)
            g.pair(f"tops_{key}", f"own_top_{key}", f"other_top_{key}", " and ")
            if (look, number) != (True, 1):  # declared for one card
                g.phrase("action", f"{{effects:tops_{key}}}", ir.Both, w=BOTH_DECKS + 10 * v + number)
            g.phrase("action", f"{top} each player's deck", ir.RevealTop, deck=ir.EachPlayer(), **seen)
