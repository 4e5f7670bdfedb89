"""Instructions whose verb has two objects, two verbs for one object, and other words for what effects_*.py say."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar

OWNER = ir.Owner()
TOP = "from the top of your deck"
NORMALLY = "at any time you could normally cast it"
TURN_FRONT = ir.UntilEndOfTurn(w=3)


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _one_verb(g)
    _objects(g)
    _selected(g)
    _casting(g)
    _decks(g)
    _clauses(g)
    _lasting(g)


def _one_verb(g: Grammar) -> None:
    a = "action"
    # "deal 1000 damage to all the Forwards and 2000 damage to Hild"
    # one card, 5 phrases: two amounts behind one verb; `counterparts` has a card that was chosen first
    g.phrase(a, "deal {effects:damage_parts}", ir.Both, w=7)
    g.list("damage_parts", "damage_part", " and ", min=2, max=2)
    g.phrase("damage_part", "{amount:damage} to {to:dealt_to}", ir.DealDamage, w=7)
    g.alias("dealt_to", "all_group")
    g.alias("dealt_to", "source")
    # "add 1 Forward and up to 1 Backup among them to your hand": one card each
    g.phrase(a, "add {effects:taken_parts} among them to your hand", ir.Both, w=8)
    # one card: a part for each kind of card
    g.list("taken_parts", "taken_part", ", ", " and ", min=2)
    among = {"player": ir.You(), "among": ir.Pronoun("revealed"), "w": 7}
    g.phrase("taken_part", "{target:target}", ir.TakeAmong, into=ir.Hand(ir.You()), **among)
    # one card, 2 phrases: a comma before the "and"
    g.phrase(a, "add {effects:taken_parts_comma} among them to your hand", ir.Both, w=9)
    g.list("taken_parts_comma", "taken_part", ", ", ", and ", min=3)
    # "dull or Freeze it"
    # one card: for each of the pronouns, either of two things
    for form, words in (("it", "it"), ("former", "the former"), ("latter", "the latter"), ("them", "them")):
        what = ir.Pronoun(form)
        g.value(a, f"dull or Freeze {words}", ir.OneOf((ir.Dull(what), ir.Freeze(what)), w=2))
        g.value(a, f"dull or activate {words}", ir.OneOf((ir.Dull(what), ir.Activate(what)), w=2))
        g.value(a, f"activate or dull {words}", ir.OneOf((ir.Activate(what), ir.Dull(what)), w=2))


def _objects(g: Grammar) -> None:
    a = "action"
    # "break them and Hild", "deal them and Hild 4000 damage"
    g.list("them_and_source", "them_or_source", " and ", cls=ir.Several, field="items", min=2, max=2, w=1)
    g.phrase("them_or_source", "them", ir.Pronoun, form="them")
    g.phrase("them_or_source", "{_:self}", ir.SelfRef)
    # one card, 2 phrases: those that were chosen, and the card itself
    g.alias("obj", "them_and_source")
    g.alias("pronoun_obj", "them_and_source")
    # "Remove them, and all the Forwards opponent controls from the game."
    # one card, 4 phrases: those that were chosen, and all of a group
    g.list("them_and_all", "them_or_all", ", and ", cls=ir.Several, field="items", min=2, max=2, w=2)
    g.phrase("them_or_all", "them", ir.Pronoun, form="them")
    g.alias("them_or_all", "all_group")
    g.alias("obj", "them_and_all")
    # "activate Card Name Olga and Card Name Pia you control": all cards of these names
    # one card, 3 phrases: all cards of several names, without an article
    g.phrase("named_cards_obj", "{noun:all_names} {qualifiers:one_qualifier}", ir.Group)
    g.list("all_names", "name_noun_one", ", ", " and ", cls=ir.AnyTrait, field="options", min=2, w=2)
    g.phrase("obj", "{group:named_cards_obj}", ir.All, w=7)
    # "Hild and the Forwards of cost 3 you control gain ..."
    g.list("source_and_group", "source_or_group", " and ", cls=ir.Several, field="items", min=2, max=2, w=3)
    g.alias("source_or_group", "source")
    g.phrase("source_or_group", "the {group:group/many}", ir.All, w=2)
    g.alias("subj", "source_and_group")
    # one card: those that were chosen or moved, by three words
    for form, words in (("those", "those"), ("those_characters", "those Characters"), ("those_cards", "those cards")):
        g.phrase("many_object", words, ir.Pronoun, form=form)
        if form != "those":
            g.phrase("many_subject", words, ir.Pronoun, form=form)
    g.phrase("one_pronoun", "the removed Forward", ir.Pronoun, form="removed_forward")
    g.phrase("one_pronoun", "the discarded Forward", ir.Pronoun, form="discarded_forward")
    # one card: one card behind the amount
    g.phrase(a, "deal {amount:damage} to {to:one_pronoun}", ir.DealDamage, w=8)
    # one card: a reminder in the sentence, as power 0 breaks a Forward likewise
    g.phrase(a, "break {what:one_obj} regardless of its power", ir.Break, w=1)
    g.phrase(a, "cancel its effects", ir.CancelEffect, what=ir.Pronoun("it"), w=1)
    # one card: whose effect it is was said by the trigger
    g.phrase(a, "cancel the Summon's effect", ir.CancelEffect, what=ir.Pronoun("cast_summon"))


def _selected(g: Grammar) -> None:
    # "your opponent selects 1 Forward they control and dulls it": the same as "your opponent dulls 1 Forward"
    a = "action"
    head = "{player:who} selects {target:target} and "
    # one card: every verb that one player may do to what that player selects
    for w, it in enumerate(("it", "them"), 3):
        g.phrase(a, f"{head}dulls {it}", ir.SelectAndDull, w=w)
        g.phrase(a, f"{head}breaks {it}", ir.SelectAndBreak, w=w)
        g.phrase(a, f"{head}puts {it} into the Break Zone", ir.SelectAndPut, to=ir.BreakZone(OWNER), w=w)
        g.phrase(a, f"{head}removes {it} from the game", ir.SelectAndPut, to=ir.Removed(OWNER), w=w)
    g.phrase(a, f"{head}returns it to its owner's hand", ir.SelectAndPut, to=ir.Hand(OWNER), w=3)
    # one card: what the other player chose
    g.phrase(a, "your opponent adds {what:obj} to their hand", ir.ToHand, player=ir.Opponent(), verb="add", w=4)
    # one card: who puts it there is said, too
    for form, deck in (("one_obj", "its owner's deck"), ("many_object", "their owner's deck")):
        order = " in any order" if form == "many_object" else ""
        words = f"{{player:who}} puts {{what:{form}}} at the bottom of {deck}{order}"
        g.phrase(a, words, ir.PlayerPuts, to=ir.DeckBottom(OWNER))
    for w, (dull, words) in enumerate(((True, "the field dull"), (False, "the field")), 5):
        g.phrase(a, f"return {{what:source}} to {words}", ir.PlayOnto, player=OWNER, dull=dull, w=w)
    # "select 1 of your Card Name Olga removed from the game"
    # one card, 3 phrases: one's own cards that are out of the game
    g.phrase("target", "{count:number} of your {group:removed_group}", ir.Target)
    away = (ir.OwnedBy(ir.You(), w=2), ir.InZone(ir.Removed(ir.You()), w=1))
    g.phrase("removed_group", "{noun:trait_noun} removed from the game", ir.Group, qualifiers=away)
    g.phrase("removed_group", "{noun:type_noun/many} removed from the game", ir.Group, qualifiers=away)
    # one card: one more thing for the player spoken of
    for w, words in enumerate(("your opponent also discards", "also your opponent discards"), 8):
        g.phrase(a, words + " {count:number} <card/cards:count>", ir.Discard, player=ir.Opponent(),
                 group=ir.Group(ir.IsCard()), w=w)  # fmt: skip
    g.phrase(a, "also draw {count:number} <card/cards:count>", ir.Draw, player=ir.You(), w=4)
    # one card: one more thing for the card spoken of
    g.phrase(a, "{to:subj} also <loses/lose:to> {losses:losses} {duration:for_turn}", ir.Lose, w=1)


def _casting(g: Grammar) -> None:
    a = "action"
    # one card: a card of the other player; other orders of the words are in `counterparts`
    g.phrase(
        a,
        "cast {what:one_obj} as though you owned it without paying the cost",
        ir.CastRef,
        player=ir.You(),
        w=2,
    )
    # one card: no other span says that it lasts as long as the game
    g.phrase(
        a,
        "during this game, you can cast {what:one_obj} as though you owned it " + NORMALLY,
        ir.AllowCast,
        player=ir.You(),
        duration=ir.Permanent(),
        w=4,
    )


def _decks(g: Grammar) -> None:
    a = "action"
    bottom = {"to": ir.DeckBottom(ir.You())}
    # one card: place and put are the same
    for w, verb in enumerate(("place", "put")):
        words = f"{verb} {{what:all_revealed}} at the bottom of your deck in any order"
        g.phrase(a, words, ir.PutInto, w=16 + w, **bottom)
        words = f"{verb} {{target:target}} at the bottom of your deck in any order"
        g.phrase(a, words, ir.SelectAndPut, player=ir.You(), w=w + 5, **bottom)
    # one card: as many as were discarded or put away before
    g.phrase(a, "draw the same number of cards", ir.Draw, player=ir.You(), count=ir.ResultCount(), w=4)
    g.phrase(a, "draw as many cards", ir.Draw, player=ir.You(), count=ir.ResultCount(), w=5)
    drawn = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(ir.You()), w=1),))
    # one card: as many as were drawn before
    g.phrase("target", "as many cards as drawn from your hand", ir.Target, count=ir.ResultCount(), group=drawn, w=3)
    # removing or putting away "as many cards from the top of your deck as ..."
    # one card: other amounts are multiplied, see `multiplied`
    g.phrase(
        a,
        f"remove as many cards {TOP} from the game as {{count:cp_amount}}",
        ir.RemoveTop,
        player=ir.You(),
        w=7,
    )
    # one card: what the card costs, by both verbs
    g.phrase("cp_amount", "the CP required to cast {card:one_pronoun}", ir.CostOf, w=2)
    g.phrase("cp_amount", "the CP required to play {card:one_pronoun}", ir.CostOf, w=3)
    # one card: numbers in words stand only here
    for number, word in ((2, "two"), (3, "three"), (4, "four"), (5, "five")):
        g.phrase(
            a,
            f"put {{what:one_obj}} under the top {word} cards of its owner's deck",
            ir.PutInto,
            to=ir.DeckUnder(OWNER, ir.Num(number)),
        )
    g.phrase(
        a, "put {what:one_obj} under the top card of its owner's deck", ir.PutInto, to=ir.DeckUnder(OWNER, ir.Num(1))
    )
    # one card: other amounts are printed as numbers
    g.phrase(
        a,
        f"look at the same number of cards {TOP} as the {{count:counters_on}}",
        ir.RevealTop,
        player=ir.You(),
        deck=ir.You(),
        look=True,
        w=1,
    )
    # one card, 2 phrases: counters are counted as cards are
    g.phrase("counters_on", "{counter:counter} Counters placed on {card:source}", ir.CountersOn)
    g.phrase("counted", "the number of {counter:counter} Counters placed on {card:source}", ir.CountersOn)
    g.phrase("counted", "the number of {counter:counter} Counters on {card:source}", ir.CountersOn, w=1)
    other = {"among": ir.Pronoun("revealed"), "to": ir.DeckBottom(ir.Opponent())}
    for w, words in enumerate(("to", "at")):
        for v, deck in enumerate(("your opponent's", "their")):
            g.phrase("split_part", f"the other {words} the bottom of {deck} deck", ir.PutRest, w=3 + w + 2 * v, **other)
    g.phrase(
        "split_part",
        "{target:target} among them on top of your opponent's deck",
        ir.TakeAmong,
        player=ir.You(),
        among=ir.Pronoun("revealed"),
        into=ir.DeckTop(ir.Opponent()),
    )
    # "... and put the other to the bottom of ...": an action of its own
    # one card: the other player's deck
    for w, words in enumerate(("put the other to the bottom of", "put the other at the bottom of")):
        g.phrase(a, f"{words} your opponent's deck", ir.PutRest, w=14 + w, **other)


def _clauses(g: Grammar) -> None:
    c = "clause"
    # one card: "as well" behind where others say "also" before
    g.phrase(c, "if {condition:conditions}, {effect:step} as well", ir.If, w=3)
    # with a comma before the last "and"
    # one card, 2 phrases: a comma before the last "and"
    g.list("oxford_gains", "gained", ", ", ", and ", min=3)
    g.phrase("action", "{to:subj} <gains/gain:to> {gains:oxford_gains} {duration:for_turn}", ir.Gain, w=2)
    g.phrase(
        "action",
        "until the end of the turn, {to:subj} <gains/gain:to> {gains:oxford_gains}",
        ir.Gain,
        duration=ir.UntilEndOfTurn(w=1),
        w=2,
    )
    # "For each Forward you control, it gains +1000 power until ..."
    g.phrase("action", "for each {each:each}, {effect:multiplied_front}", ir.ForEachFront)
    g.phrase("action", "for {each:for_every}, {effect:multiplied_front}", ir.ForEachFront, w=1)
    m = "multiplied_front"
    # one card: what can be multiplied from the front is listed here
    g.phrase(m, "{to:subj} <gains/gain:to> {gains:one_gain} {duration:for_turn}", ir.Gain)
    g.phrase(m, "{to:subj} <loses/lose:to> {losses:one_loss} {duration:for_turn}", ir.Lose)
    g.sequence("one_loss", "lost", max=1)
    # one card: likewise for damage
    g.phrase(m, "deal {to:pronoun_obj} {amount:damage_plain}", ir.DealDamage)
    g.phrase(m, "deal {amount:damage_plain} to {to:group_obj}", ir.DealDamage)
    g.phrase(m, "draw {count:number} <card/cards:count>", ir.Draw, player=ir.You())
    # one card: the three ways to say where cards are discarded from
    for w, hand in enumerate(("", " from their hand", " from his/her hand")):
        words = "your opponent discards {count:number} <card/cards:count>" + hand
        g.phrase(m, words, ir.Discard, player=ir.Opponent(), group=ir.Group(ir.IsCard()), w=w + 5)
    # one card: the condition stands behind
    g.phrase(
        c,
        "its effect is cancelled if your opponent doesn't {cost:paid_cost}",
        ir.Unless,
        player=ir.Opponent(),
        effect=ir.CancelEffect(ir.Pronoun("it"), w=2),
        w=1,
    )


def _lasting(g: Grammar) -> None:
    a = "action"
    # "No Forward of cost 3 or less can attack this turn."
    # one card: "no Forward": the negation stands in the subject
    g.phrase("no_group", "no {group:group/one}", ir.All, w=8)
    # one card: attacking, blocking or both
    for words, rule in (
        ("can attack", ir.CannotAttack(w=1)),
        ("can block", ir.CannotBlock(w=1)),
        ("can attack or block", ir.CannotAttackOrBlock(w=1)),
    ):
        g.phrase(a, f"{{what:no_group}} {words} this turn", ir.Restrict, rule=rule, duration=ir.UntilEndOfTurn(w=2))
    # "During this turn, it cannot attack, and if it is dealt damage, ..."
    for w, between in enumerate((" and ", ", and "), 10):
        g.phrase(a, f"during this turn, {{effects:turn_row_{w}}}", ir.Both, w=w)
        g.list(f"turn_row_{w}", "turn_item", between, min=2, max=2)
    t = "turn_item"
    g.phrase(t, "{what:subj} {rule:rule}", ir.Restrict, duration=TURN_FRONT)
    # one card: what becomes of the damage, by what
    for words, change in (
        ("the damage becomes {amount:number} instead", "become"),
        ("reduce the damage by {amount:number} instead", "reduce"),
    ):
        g.phrase(t, "if {to:one_obj} is dealt damage, " + words, ir.ReplaceDamage, change=change, duration=TURN_FRONT)
        g.phrase(
            t,
            "if {to:one_obj} is dealt damage by {source:damage_from}, " + words,
            ir.ReplaceDamage,
            change=change,
            duration=TURN_FRONT,
        )
    words = "the next damage dealt to {to:damaged_one} becomes {amount:number} instead"
    # one card: in a row with another rule of this turn
    g.phrase(t, words, ir.ReplaceDamage, change="become", next_only=True, duration=TURN_FRONT)
    g.alias("damaged_one", "one_obj")
    # one card, 2 phrases: a card that is a person
    g.phrase("damaged_one", "him", ir.Pronoun, form="him")
    g.phrase("damaged_one", "her", ir.Pronoun, form="her")
