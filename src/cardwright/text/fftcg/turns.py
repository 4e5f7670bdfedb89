"""What has happened this turn or has not, how a card came to the field, the how-manieth card or point it is, whose turn it is.
Like `variants`, it adds what other modules have not declared."""

from cardwright.text import ir
from cardwright.text.fftcg.variants import FIRST, Filled
from cardwright.text.grammar import Grammar

PEOPLE = (
    (ir.You(), "you", "", "have", "haven't", "your"),
    (ir.Opponent(), "your opponent", "s", "has", "hasn't", "their"),
)
FIELDS = (
    ("the field", ir.AnyPlayer()),
    ("your field", ir.You()),
    ("your opponent's field", ir.Opponent()),
    ("either player's field", ir.EachPlayer()),
)
# how a card enters the field: the word of the tree, and the words of the text
WAYS = (
    ("warp", "due to Warp"),
    ("your_cast", "due to your cast"),
    ("ability", "due to an ability"),
    ("summon_or_ability", "due to a Summon or an ability"),
    ("your_effects", "due to your Summons or abilities"),
    ("opponent_effects", "due to your opponent's Summons or abilities"),
    ("deck", "from the deck"),
    ("break_zone", "from the Break Zone"),
    ("your_break_zone", "from your Break Zone"),
    ("your_hand", "from your hand"),
    ("not_hand", "other than from your hand"),
)
NTH = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    _arrivals(g)
    _by_whose_ability(g)
    _not_done(g)
    _numbers(g)
    _counted(g)
    _whose_turn(g)
    _activated(g)


def _arrivals(g: Filled) -> None:
    for w, (by, words) in enumerate(WAYS, FIRST):
        for field, whose in FIELDS:
            g.phrase("happening", f"<enters/enter> {field} {words}", ir.EntersField, whose=whose, by=by, w=w)
            for v, verb in enumerate(("has entered", "entered")):
                text = f"{verb} {field} {words}"
                g.phrase("past_happening", text, ir.EntersField, whose=whose, by=by, w=w + 20 * v)
        # of the card whose entering the ability waited for
        for v, verb in enumerate(("entered", "has entered", "enters")):
            for u, card in enumerate(("source", "one_pronoun")):
                if words != "due to Warp" or card == "one_pronoun":
                    text = f"{{card:{card}}} {verb} the field {words}"
                    g.phrase("condition", text, ir.EnteredBy, by=by, w=w + 40 * v + 20 * u)


def _by_whose_ability(g: Filled) -> None:
    """ "When Hild enters the field due to an ability of a Job Knight"; "if it entered the field due to Hild's ability"."""
    for w, article in enumerate(("a", "an"), FIRST):
        g.phrase("ability_owner", f"an ability of {article} {{group:group/one}}", ir.OneSubject, w=w)
        g.phrase("ability_owner", f"{article} {{group:group/one}}'s ability", ir.OneSubject, w=w + 2)
    g.phrase("ability_owner", "{_:self}'s ability", ir.SelfRef, w=FIRST)
    g.phrase("ability_owner", "an ability of {_:self}", ir.SelfRef, w=FIRST + 1)
    how = {"by": "ability", "w": FIRST + 60}
    for field, whose in FIELDS:
        words = f"{field} due to {{source:ability_owner}}"
        g.phrase("happening", f"<enters/enter> {words}", ir.EntersField, whose=whose, **how)
    for v, verb in enumerate(("entered", "has entered", "enters")):
        for u, card in enumerate(("source", "one_pronoun")):
            words = f"{{card:{card}}} {verb} the field due to {{source:ability_owner}}"
            g.phrase("condition", words, ir.EnteredBy, by="ability", w=FIRST + 200 + 2 * v + u)


# what a card may have done or have had done to it this turn
DONE: tuple[tuple[str, type[ir.Event], dict[str, object]], ...] = (
    ("attacked", ir.Attacks, {}),
    ("blocked", ir.Blocks, {}),
    ("left the field", ir.LeavesField, {}),
    ("been dealt damage", ir.IsDealtDamage, {}),
    ("received damage", ir.IsDealtDamage, {"w": 1}),
    ("dealt damage to your opponent", ir.DealsDamageToPlayer, {"player": ir.Opponent()}),
    ("been put from the field into the Break Zone", ir.PutIntoBreakZone, {"source": "field"}),
)


def _not_done(g: Filled) -> None:
    c = "condition"
    for v, has in enumerate(("has not", "hasn't")):
        for words, happening, fixed in DONE:
            g.phrase(f"undone_{v}", f"{has} {words}", happening, **fixed)
        g.sequence(f"one_undone_{v}", f"undone_{v}", max=1)
        for u, subject in enumerate(("source", "one_pronoun")):
            event = f"{{subject:{subject}}} {{happenings:one_undone_{v}}}"
            g.phrase(f"undone_event_{v}", event, ir.CardEvent, w=FIRST + u)
        g.phrase("undone", f"{{event:undone_event_{v}}} this turn", ir.HappenedThisTurn, w=FIRST + v)
    for verb, happening in (("attack", ir.Attacks), ("block", ir.Blocks)):
        g.phrase("undone_2", f"didn't {verb}", happening)
    g.sequence("one_undone_2", "undone_2", max=1)
    for u, subject in enumerate(("source", "one_pronoun")):
        text = f"{{subject:{subject}}} {{happenings:one_undone_2}}"
        g.phrase("undone_event_2", text, ir.CardEvent, w=FIRST + u)
    g.phrase("undone", "{event:undone_event_2} this turn", ir.HappenedThisTurn, w=FIRST + 2)
    # "no Forwards have attacked this turn"
    g.phrase("undone_event_3", "{subject:many_past} {happenings:past_plural}", ir.CardEvent)
    g.phrase("undone", "no {event:undone_event_3} this turn", ir.HappenedThisTurn, w=FIRST + 3)
    for player, who, _s, has, hasnt, their in PEOPLE:
        for v, have in enumerate((f"{has} not", hasnt)):
            fixed = {"player": player}
            one = {"count": ir.Num(1), **fixed}
            for w, article in enumerate(("a", "an", "any")):
                number = "many" if article == "any" else "one"
                text = f"{who} {have} cast {article} {{group:group/{number}}} this turn"
                g.phrase("undone", text, ir.HasCastThisTurn, w=FIRST + 10 * v + w, **one)
            key = f"unplayed_{v}_{who[-3:]}"
            g.phrase(key, f"{who} {have} received damage", ir.PlayerReceivesDamage, **fixed)
            g.phrase(key, f"{who} {have} received a point of damage", ir.PlayerReceivesDamage, w=1, **fixed)
            g.phrase(key, f"{who} {have} discarded a card", ir.PlayerDiscards, **fixed)
            g.phrase(key, f"{who} {have} discarded a card from {their} hand", ir.PlayerDiscards, w=1, **fixed)
            g.phrase("undone", f"{{event:{key}}} this turn", ir.HappenedThisTurn, w=FIRST + 10 + v)
    for w, (verb, card) in enumerate((("was not", "source"), ("wasn't", "source"), ("was not", "one_pronoun"),
                                      ("wasn't", "one_pronoun"))):  # fmt: skip
        g.phrase("undone", f"{{card:{card}}} {verb} cast", ir.WasCast, w=FIRST + w)
    g.phrase(c, "{card:one_pronoun} was cast", ir.WasCast, w=FIRST)
    for w, verb in enumerate(("cast", "play")):
        text = f"the cost paid to {verb} {{_:self}} didn't include {{element:element}} CP"
        g.phrase("undone", text, ir.PaidElement, w=FIRST + w)
    g.phrase(c, "{condition:undone}", ir.Not, w=FIRST)


def _numbers(g: Filled) -> None:
    e, you = "event", ir.You()
    kinds: tuple[tuple[str, ir.Group], ...] = (
        ("card", ir.Group(ir.IsCard())),
        ("Character", ir.Group(ir.IsCharacter())),
        *((name, ir.Group(ir.TypeIs((name,)))) for name in ("Forward", "Backup", "Monster", "Summon")),
    )
    for nth, words in enumerate(NTH[:6], 1):
        for name, group in kinds:
            fixed = {"player": you, "group": group, "nth": nth}
            g.phrase(e, f"during each turn, when you cast the {words} {name} you've cast", ir.PlayerCasts, w=1, **fixed)
            g.phrase(e, f"when you cast the {words} {name} you've cast this turn", ir.PlayerCasts, **fixed)
            for w, span in enumerate(("each turn", "this turn", "in the same turn", "during the same turn"), FIRST):
                g.phrase(e, f"when you cast your {words} {name} {span}", ir.PlayerCasts, w=w, **fixed)
    for player, who, s, _has, _hasnt, their in PEOPLE:
        for nth, words in enumerate(NTH, 1):
            for w, article in enumerate(("a", "the", "your" if player == you else their), FIRST):
                text = f"when {who} receive{s} {article} {words} point of damage"
                g.phrase(e, text, ir.PlayerReceivesDamage, player=player, nth=nth, w=w)
    for w, article in enumerate(("a", "an"), FIRST):
        g.phrase("first_event", f"when you cast {article} {{group:group/one}}", ir.PlayerCasts, player=you, w=w)
    g.phrase("first_event", "when {subject:article_subject} {happenings:one_happening/one}", ir.CardEvent, w=FIRST)


def _counted(g: Filled) -> None:
    c = "condition"
    for player, who, _s, has, _hasnt, their in PEOPLE:
        each = ir.PlayerDiscards(player, each=True)
        for w, hand in enumerate(("", f" from {their} hand"), FIRST):
            text = f"{who} {has} discarded {{times:integer}} or more cards{hand} this turn"
            g.phrase(c, text, ir.HappenedThisTurn, event=each, w=w)
    for w, verb in enumerate(("has been put", "was put"), FIRST):
        g.phrase("past_happening", f"{verb} into your Break Zone", ir.PutIntoBreakZone, source="yours", w=w)
    g.phrase("happened", "have attacked", ir.Attacks, w=FIRST)
    g.phrase("happened", "have blocked", ir.Blocks, w=FIRST)
    g.phrase("happened", "have been dealt damage", ir.IsDealtDamage, w=FIRST)
    g.phrase("happened", "have been removed from the game", ir.RemovedFromGame, w=FIRST)
    for words, compare in (
        ("is less than", "<"),
        ("is greater than", ">"),
        ("is more than", ">"),
        ("is less than or equal to", "<="),
        ("is equal to or greater than", ">="),
        ("is greater than or equal to", ">="),
    ):
        w = FIRST + int(words.startswith("is more")) + int(words.endswith("or equal to"))
        g.phrase(c, f"{{left:cost_of}} {words} {{right:counted}}", ir.Compare, compare=compare, w=w)
        if words.endswith("or equal to"):
            for side in ("power_of", "cost_of"):
                g.phrase(c, f"{{left:{side}}} {words} {{right:{side}}}", ir.Compare, compare=compare, w=FIRST + 3)
    for w, their in enumerate(("their hand", "their hands", "his/her hand"), FIRST):
        g.phrase(c, f"either player has no cards in {their}", ir.HandSizeIs, player=ir.AnyPlayer(), count=ir.Num(0),
                 compare="=", w=w)  # fmt: skip


def _whose_turn(g: Filled) -> None:
    for words, player in (("your turn", ir.You()), ("your opponent's turn", ir.Opponent())):
        for w, each in enumerate((words, words.replace("turn", "turns").replace("your", "each of your", 1)), FIRST):
            g.phrase("event", f"during {each}, {{event:event_inside}}", ir.DuringTurnOf, player=player, w=w)
        text = f"{{event:event_inside}} during {words}"
        g.phrase("event", text, ir.DuringTurnOf, player=player, w=FIRST + 2)
    for player, who, s, _has, _hasnt, _their in PEOPLE:
        for w, article in enumerate(("a", "an"), FIRST):
            text = f"when {who} cast{s} {article} {{group:group/one}}"
            g.phrase("event_inside", text, ir.PlayerCasts, player=player, w=w)


def _activated(g: Filled) -> None:
    """Whose effect activated it. A card that is activated was dull: what is said to be dull stands in `traces`."""
    h = "activating"
    for w, (due, words) in enumerate(
        (
            ("own", "your Summons or abilities"),
            ("own", "your Summon or ability"),
            ("own_ability", "your abilities"),
            ("own_ability", "your ability"),
            ("opponent", "your opponent's Summons or abilities"),
            ("ability", "a Summon or an ability"),
            ("only_ability", "an ability"),
        ),
        FIRST,
    ):
        for v, by in enumerate(("due to", "by")):
            u = w + 20 * v
            g.phrase(h, f"becomes active {by} {words}", ir.BecomesActive, due_to=due, w=u)
            g.phrase(h, f"is activated {by} {words}", ir.BecomesActive, due_to=due, w=u + 10)
    g.sequence("only_activating", h, max=1)
    for w, article in enumerate(("a", "an"), FIRST):
        g.phrase("activated_card", f"{article} {{group:any_status}}", ir.OneSubject, w=w)
    g.alias("activated_card", "source")
    g.phrase("any_status", "{adjectives?:no_status} {noun:type_noun/one} {qualifiers?:qualifiers}", ir.Group)
    g.phrase("any_status", "{noun:trait_noun} {qualifiers?:qualifiers}", ir.Group)
    g.sequence("no_status", "no_status_word")
    g.alias("no_status_word", "any_trait")
    g.alias("no_status_word", "element_filter")
    g.phrase("event", "when {subject:activated_card} {happenings:only_activating}", ir.CardEvent, w=FIRST)
