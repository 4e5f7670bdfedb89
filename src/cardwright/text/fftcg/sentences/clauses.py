"""How sentences are built from instructions: may, if, then, instead, options."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.common import ALWAYS, DUE, FRONT, NOW, PUT_OFF, TURN_FRONT
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar

PHASES: tuple[tuple[str, str], ...] = (
    ("active", "Active Phase"),
    ("draw", "Draw Phase"),
    ("main_1", "Main Phase 1"),
    ("attack", "Attack Phase"),
    ("main_2", "Main Phase 2"),
    ("turn", "turn"),
)
# who leaves it out: the player, the subject with its verb, whose it is
PEOPLE: tuple[tuple[ir.Player, str, str], ...] = (
    (ir.You(), "skip", "your"),
    (ir.You(), "you skip", "your"),
    (ir.Opponent(), "skip", "your opponent's"),
    (ir.Opponent(), "your opponent skips", "their"),
    (ir.Opponent(), "your opponent skips", "his/her"),
)


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _clauses(g)
    _limits_and_pairs(g)
    _further_clauses(g)
    _rows_of_turn(g)
    _other_clauses(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _clauses_more(g)
    _pairs_of_things(g)
    _further_clauses_more(g)
    _additional_turns(g)
    _other_clauses_more(g)


def _clauses(g: Grammar) -> None:
    """Conditions before an instruction, and what is done later."""
    g.alias("clause", "done")
    g.alias("clause", "choice")
    g.phrase("clause", "if {condition:conditions}, {effect:unconditional}", ir.If)
    g.alias("unconditional", "done")
    g.alias("unconditional", "choice")
    g.phrase("clause", "if {condition:conditions}, {effect:step} instead", ir.Instead)
    # "You may draw 1 card. If ..., you may draw 2 cards instead.": what is replaced is an offer as well (`replacing`)
    g.phrase("clause", "if {condition:conditions}, {effect:offered_instead} instead", ir.Instead, w=2)
    g.phrase("offered_instead", "you may {effect:step}", ir.May, player=ir.You())
    # one card: an offer without a condition (`offered`)
    g.phrase("clause", "you may {effect:step} instead", ir.May, player=ir.You(), w=77)
    full = "(select as many as possible)"
    # one card, 3 phrases: the reminder of another number stands behind "instead"
    g.phrase("clause", f"if {{condition:conditions}}, {{effect:fuller_step}} instead {full}", ir.Instead)
    g.phrase("fuller_step", "{player:who} selects {target:fuller_target}", ir.Select)
    g.phrase("fuller_target", "up to {count:number} {group:group/count}", ir.Target, w=46)
    g.phrase("fuller_target", "{count:number} {group:group/count}", ir.Target, w=47)
    g.phrase("clause", "if {condition:conditions}, also {effect:step}", ir.If, w=1)
    g.phrase("clause", "if {condition:conditions}, also {effect:choice}", ir.If, w=1)
    g.phrase("clause", "if not, {effect:unconditional}", ir.Otherwise)
    g.phrase("clause", "if your opponent doesn't {cost:paid_cost}, {effect:step}", ir.Unless, player=ir.Opponent())
    g.phrase("clause", "if you don't {cost:paid_cost}, {effect:step}", ir.Unless, player=ir.You())
    g.phrase("clause", "otherwise, {effect:unconditional}", ir.Otherwise, w=1)
    g.sequence("first_clause", "reflexive", max=1)
    g.alias("reflexive", "unconditional")
    g.alias("reflexive", "conditional")
    g.phrase("conditional", "if {condition:conditions}, {effect:unconditional}", ir.If)
    g.alias("reflexive", "modal_header")
    for moment, span in PUT_OFF:
        g.phrase("clause", f"{{event:{moment}}}, {{effects:first_clause}}", ir.Delayed, **span)
        g.phrase("clause", f"{{effects:one_step}} {{event:{moment}}}", ir.Delayed, w=1, **span)
        g.phrase("if_done_clause", f"{{event:{moment}}}, {{effects:one_step}}", ir.Delayed, **span)
        g.phrase("if_done_clause", f"{{effects:one_step}} {{event:{moment}}}", ir.Delayed, w=1, **span)
    g.phrase("clause", "{event:turn_event}, {effects:first_clause}", ir.Delayed, this_turn=True)
    # once, with the turn as its end or without one (11.8.17.2)
    for w, behind in enumerate((" this turn", " during this turn")):
        words = f"the next time {{event:bare_event}}{behind}, {{effects:first_clause}}"
        g.phrase("clause", words, ir.Delayed, this_turn=True, once=True, w=900 + w)
    g.phrase("clause", "the next time {event:bare_event}, {effects:first_clause}", ir.Delayed, w=902)


def _limits_and_pairs(g: Grammar) -> None:
    """Limits of use as sentences, and two things of one subject, span or verb."""
    g.alias("clause", "modal_header")
    g.alias("unconditional", "modal_header")
    g.phrase("clause", "you can only use this ability {limits:limits}", ir.LimitSentence)
    g.phrase("clause", "this effect will trigger only {limits:limits}", ir.LimitSentence, trigger=True)
    # one card, 3 phrases: of an ability whose effect has several parts
    g.phrase("clause", "these effects will trigger only {limits:limits_of_several}", ir.LimitSentence, trigger=True)
    g.list("limits_of_several", "limit_of_several", ", ", max=1)
    g.phrase("limit_of_several", "once per turn", ir.OncePerTurn, w=90)
    # with a comma: "during your Main Phase, and only once per turn"
    g.phrase("clause", "you can only use this ability {limits:limits_comma}", ir.LimitSentence)
    g.list("limits_comma", "limit_comma", ", and ", min=2)
    g.phrase("limit_comma", "during your turn", ir.OnlyYourTurn, w=2)
    g.phrase("limit_comma", "during your Main Phase", ir.OnlyMainPhase, w=2)
    g.phrase("limit_comma", "only once per turn", ir.OncePerTurn, w=2)
    # one card: how often
    g.phrase("limit_comma", "only twice per turn", ir.OncePerTurn, times=2, w=2)
    # "Cloud doubles its power and gains Haste": the second verb has the same subject
    g.phrase("action", "until the end of the turn, {effects:double_pair}", ir.Both, w=3)
    g.pair("double_pair", "doubled", "gained_too", " and ")
    g.phrase("doubled", "{what:source} doubles its power", ir.DoublePower, duration=ir.UntilEndOfTurn(w=1))
    g.phrase("gained_too", "gains {gains:gains}", ir.Gain, to=ir.Pronoun("elided"), duration=ir.UntilEndOfTurn(w=1))
    g.list("turn_pair", "turn_gain", " and ", min=2, max=2)
    g.phrase("action", "until the end of the turn, {effects:turn_pair}", ir.Both, w=2)
    # without a duration it lasts (11.12.4.1)
    g.phrase("action", "{effects:lasting_pair}", ir.Both, w=6)
    g.list("lasting_pair", "lasting_part", " and ", min=2, max=2)
    # one verb for both: "Put 1 card among them on top ... and the other to the bottom ..."
    g.phrase("action", "put {effects:split_deck}", ir.Both, w=4)
    to_break_zone = "putting it in the Break Zone"
    after_use = f"from the game after use instead of {to_break_zone}"
    for w, it in enumerate(("it", "that Summon")):
        g.phrase(
            "clause",
            f"if you cast it, remove {it} {after_use}",
            ir.RemoveAfterUse,
            what=ir.Pronoun("it"),
            if_cast=True,
            w=w,
        )


def _further_clauses(g: Grammar) -> None:
    """Two things behind one verb, either of two, and a condition behind."""
    g.list("either_action", "action", " or ", cls=ir.OneOf, field="effects", min=2, max=2, w=1)
    # "deal 1000 damage to all the Forwards and 2000 damage to Hild"
    # one card, 5 phrases: two amounts behind one verb; the tables have a card that was chosen first
    g.phrase("action", "deal {effects:damage_parts}", ir.Both, w=7)
    g.list("damage_parts", "damage_part", " and ", min=2, max=2)
    g.phrase("damage_part", "{amount:damage} to {to:dealt_to}", ir.DealDamage, w=7)
    g.alias("dealt_to", "all_group")
    g.alias("dealt_to", "source")
    # "add 1 Forward and up to 1 Backup among them to your hand": one card each
    g.phrase("action", "add {effects:taken_parts} among them to your hand", ir.Both, w=8)
    # one card: a part for each kind of card
    g.list("taken_parts", "taken_part", ", ", " and ", min=2)
    among = {"player": ir.You(), "among": ir.Pronoun("revealed"), "w": 7}
    g.phrase("taken_part", "{target:target}", ir.TakeAmong, into=ir.Hand(ir.You()), **among)
    # one card, 2 phrases: a comma before the "and"
    g.phrase("action", "add {effects:taken_parts_comma} among them to your hand", ir.Both, w=9)
    g.list("taken_parts_comma", "taken_part", ", ", ", and ", min=3)
    # "dull or Freeze it"
    # one card: for each of the pronouns, either of two things
    for form, words in (("it", "it"), ("former", "the former"), ("latter", "the latter"), ("them", "them")):
        what = ir.Pronoun(form)
        g.value("action", f"dull or Freeze {words}", ir.OneOf((ir.Dull(what), ir.Freeze(what)), w=2))
        g.value("action", f"dull or activate {words}", ir.OneOf((ir.Dull(what), ir.Activate(what)), w=2))
        g.value("action", f"activate or dull {words}", ir.OneOf((ir.Activate(what), ir.Dull(what)), w=2))
    # one card: "as well" behind where others say "also" before
    g.phrase("clause", "if {condition:conditions}, {effect:step} as well", ir.If, w=3)
    # one card: the condition stands behind
    g.phrase(
        "clause",
        "its effect is cancelled if your opponent doesn't {cost:paid_cost}",
        ir.Unless,
        player=ir.Opponent(),
        effect=ir.CancelEffect(ir.Pronoun("it"), w=2),
        w=1,
    )


def _rows_of_turn(g: Grammar) -> None:
    """Several rules in a row behind "during this turn"."""
    # "During this turn, it cannot attack, and if it is dealt damage, ..."
    for w, between in enumerate((" and ", ", and "), 10):
        g.phrase("action", f"during this turn, {{effects:turn_row_{w}}}", ir.Both, w=w)
        g.list(f"turn_row_{w}", "turn_item", between, min=2, max=2)
    g.phrase("turn_item", "{what:subj} {rule:rule}", ir.Restrict, duration=TURN_FRONT)
    # one card: what becomes of the damage, by what
    for words, change in (
        ("the damage becomes {amount:number} instead", "become"),
        ("reduce the damage by {amount:number} instead", "reduce"),
    ):
        g.phrase(
            "turn_item",
            "if {to:one_obj} is dealt damage, " + words,
            ir.ReplaceDamage,
            change=change,
            duration=TURN_FRONT,
        )
        g.phrase(
            "turn_item",
            "if {to:one_obj} is dealt damage by {source:damage_from}, " + words,
            ir.ReplaceDamage,
            change=change,
            duration=TURN_FRONT,
        )
    words = "the next damage dealt to {to:one_obj} becomes {amount:number} instead"
    # one card: in a row with another rule of this turn
    g.phrase("turn_item", words, ir.ReplaceDamage, change="become", next_only=True, duration=TURN_FRONT)


def _other_clauses(g: Grammar) -> None:
    # one card: the turn is said once for two conditions
    g.phrase("clause", "during this turn, if {condition:past_condition}, {effect:unconditional}", ir.If, w=14)
    # one card: what becomes of the cards found is said in the same breath
    g.phrase("search_action", "search for {targets:targets}", ir.Search, player=ir.You())
    # "your opponent discards it and draws 1 card"
    # one card: a second thing with the same span or subject "your opponent discards it and draws 1 card"
    g.phrase("action", "{effects:discard_and_draw}", ir.Both, w=21)
    # the top cards of both decks, each put back where it came from
    # one card: both decks in one sentence, and an older "on the top" the top cards of both decks, each put back where
    # it came from
    g.phrase("action", "{effects:both_tops}", ir.Both, w=22)
    # one card: both decks in one sentence, and an older "on the top"
    g.list("both_tops", "deck_top", " and ", min=2, max=2)
    look = {"player": ir.You(), "count": ir.Num(1), "look": True}
    # one card, 2 phrases: both decks in one sentence, and an older "on the top"
    g.phrase("deck_top", "look at the top card of your deck", ir.RevealTop, deck=ir.You(), **look)
    g.phrase("deck_top", "your opponent's deck", ir.RevealTop, deck=ir.Opponent(), w=2, **look)
    g.phrase("clause", "when {condition:result_condition}, {effect:reflex}", ir.If, w=4)
    # one card: without end, several things at once
    g.list("place_and_gain", "place_or_gain", " and ", min=2, max=2)
    counters = "{count:number} {counter:counter} <Counter/Counters:count>"
    # one card: without end, several things at once
    g.phrase("place_or_gain", f"place {counters} on {{on:one_obj}}", ir.PlaceCounters)
    lasting = {"duration": ir.Permanent(w=4)}
    # one card: without end, several things at once
    g.phrase("place_or_gain", "{to:subj} <gains/gain:to> {gains:gains}", ir.Gain, **lasting)
    g.phrase("place_or_gain", "{to:subj} <loses/lose:to> {losses:losses}", ir.Lose, **lasting)
    # three limits: "during your turn, if you control a Backup and only once per turn"
    g.phrase("clause", "you can only use this ability {limits:limit_row}", ir.LimitSentence)
    g.list("limit_row", "limit_of_row", ", ", " and ", min=3)
    # one card each, 3 phrases: a row of limits, each printed in full
    g.phrase("limit_of_row", "during your turn", ir.OnlyYourTurn, w=3)
    g.phrase("limit_of_row", "during your Main Phase", ir.OnlyMainPhase, w=3)
    g.phrase("limit_of_row", "only once per turn", ir.OncePerTurn, w=3)
    g.phrase("limit_of_row", "if {condition:condition}", ir.OnlyIf, w=3)
    # one card: limits of use that are conditions or name a player
    g.phrase("clause", "each player can use this ability", ir.LimitSentence, limits=(ir.UseBy("any", w=1),))
    # one card: no more than a number, in both of its forms
    for w, by in enumerate(("with this ability", "due to this ability", "by this effect", "with this effect")):
        g.phrase("clause", f"you can only draw up to {{most:number}} <card/cards:most> {by}", ir.DrawLimit, w=w)
    # "When you reveal 3 or more Fire cards, ...": each sentence of this kind is a trigger of its own, see shape.py
    for w, head in enumerate(("when", "in addition, when"), 5):
        # one card: a trigger of its own, the first or a further one
        g.phrase("clause", head + " {condition:shown_condition}, {effect:own_trigger}", ir.If, w=w)
    g.phrase("own_trigger", "{effects:first_clause}", ir.Reflexive)
    # "Hild cannot be blocked this turn and gains Haste until the end of the turn"
    # one card, 6 phrases: two verbs with one subject; a bare name for its power
    g.phrase("action", "{effects:rule_and_gain}", ir.Both, w=40)
    g.pair("rule_and_gain", "ruled", "gained_then", " and ")
    g.phrase("ruled", "{what:source} {rule:rule} this turn", ir.Restrict, duration=ir.UntilEndOfTurn(w=2))
    g.phrase("gained_then", "gains {gains:gains} {duration:for_turn}", ir.Gain, to=ir.Pronoun("elided"))


def _clauses_more(g: Filled) -> None:
    """Spans before a condition, what is cast and removed, and what comes later."""
    # the span in front of the condition: "until the end of the turn, if you control 3 or more Backups, Hild gains Haste"
    g.phrase("clause", "until the end of the turn, if {condition:conditions}, {effect:turn_gain}", ir.If, w=60)
    # one card: any instruction before it; "draw 1 card and Hild gains Haste. (This effect does not end at the end of the turn.)"
    for w, joined in enumerate((", ", " and "), 70):
        g.phrase("permanent", f"{{effects:done_and_lasting_{w}}}", ir.Both, w=w)
        g.pair(f"done_and_lasting_{w}", "action", "lasting_gain", joined)
    g.phrase("lasting_gain", "{to:source} gains {gains:gains}", ir.Gain, duration=ir.Permanent(w=1))
    for v, verb in enumerate(("put", "place")):
        g.phrase("action", f"{verb} {{effects:parted_{v}}}", ir.Both, w=70 + v)
        g.list(f"parted_{v}", "one_part", " and ", min=2, max=2)
    for w, ending in enumerate((" instead of putting them in the Break Zone", ""), 100):
        text = f"if you cast them, remove them from the game after use{ending}"
        g.phrase("clause", text, ir.RemoveAfterUse, what=ir.Pronoun("them"), if_cast=True, w=w)
    for w, it in enumerate(("it", "that Summon", "the Summon")):
        away = f"if you cast it, remove {it} from the game after use"
        for v, end in enumerate((" instead of putting it in the Break Zone", "")):
            fixed = {"what": ir.Pronoun("it"), "if_cast": True}
            g.phrase("clause", f"{away}{end}", ir.RemoveAfterUse, w=70 + 10 * v + w, **fixed)
    # two amounts for two: "deal it 7000 damage and 3000 damage to all the other Forwards"
    for w, again in enumerate(("", "deal "), 100):
        g.phrase("action", f"{{effects:two_blows_{w}}}", ir.Both, w=w)
        g.pair(f"two_blows_{w}", "first_blow", "blow_to_all", f" and {again}")
    g.phrase("first_blow", "deal {to:one_pronoun} {amount:plain_damage}", ir.DealDamage)
    g.phrase("blow_to_all", "{amount:plain_damage} to {to:all_group}", ir.DealDamage)
    g.phrase("clause", "if {player:controller} doesn't {cost:paid_cost}, {effect:step}", ir.Unless, w=100)
    # what comes later, and what hangs on more than one thing
    for moment, span in PUT_OFF:
        g.phrase("unconditional", f"{{effects:one_step}} {{event:{moment}}}", ir.Delayed, w=100, **span)
        g.phrase("unconditional", f"{{event:{moment}}}, {{effects:first_clause}}", ir.Delayed, w=100 + 1, **span)
    it = {"what": ir.Pronoun("it")}
    instead = "from the game instead of putting it in the Break Zone"
    for w, words in enumerate((f"remove it {instead}", f"remove that Summon {instead}"), 300):
        g.phrase("clause", f"if you cast it, {words}", ir.RemoveAfterUse, if_cast=True, w=w, **it)


def _pairs_of_things(g: Filled) -> None:
    """Two things of one subject, span or verb."""
    g.phrase("action", "place {effects:split_deck}", ir.Both, w=300)
    g.phrase("action", "{effects:behind_pair} until the end of the turn", ir.Both, w=300)
    g.list("behind_pair", "behind_part", " and ", min=2, max=2)
    for w, isnt in enumerate(("is not", "isn't", "did not", "didn't", "does not", "doesn't"), 400):
        g.phrase("clause", f"if it {isnt}, {{effect:unconditional}}", ir.Otherwise, w=w)
    g.phrase("action", "until the end of the turn, {effects:become_and_rule}", ir.Both, w=400)
    g.pair("become_and_rule", "becomes_first", "ruled_too", " and ")
    becomes = "{what:source} also becomes a Forward with {power:power}"
    # "also becomes a Forward with 6000 power and cannot be blocked": the rule has the same subject and span
    turn = {"duration": FRONT}
    g.phrase("becomes_first", becomes, ir.BecomeForward, gains=(), **turn)
    g.phrase("ruled_too", "{rule:rule}", ir.Restrict, what=ir.Pronoun("elided"), **turn)
    # "becomes the named Element and gains Haste"
    g.alias("becomes_first", "becomes_element")
    g.phrase("action", "until the end of the turn, {effects:element_and_gains}", ir.Both, w=401)
    g.pair("element_and_gains", "becomes_element", "gains_too", " and ")
    g.phrase("gains_too", "gains {gains:gains}", ir.Gain, to=ir.Pronoun("elided"), **turn)
    g.phrase("so_many_actions", "the {group:group/many}", ir.CountOf)
    for w, (who, words) in enumerate(
        (("any", "either player can"), ("any", "any player can"), ("any", "both players can"),
         ("opponent", "only your opponent can"), ("opponent", "your opponent can")), 3000,
    ):  # fmt: skip
        g.phrase("clause", f"{words} use this ability", ir.LimitSentence, limits=(ir.UseBy(who, w=w),))
    g.list("turn_pair_comma", "turn_gain", ", and ", min=2, max=2)
    g.phrase("action", "until the end of the turn, {effects:turn_pair_comma}", ir.Both, w=600)
    g.phrase("action", "deal {effects:two_amounts}", ir.Both, w=600)
    g.list("two_amounts", "one_amount", " and ", min=2, max=2)
    g.phrase("one_amount", "{to:one_of_two} {amount:plain_damage}", ir.DealDamage, w=600)
    for category in ("one_of_two", "dealt_to"):
        g.alias(category, "ordered")
    for form in ("former", "latter"):
        g.phrase("one_of_two", f"the {form}", ir.Pronoun, form=form)
        if form == "former":
            g.phrase("dealt_to", f"the {form}", ir.Pronoun, form=form)
    for w, (verb, end) in enumerate(
        (("put", " and "), ("put", ", and "), ("place", " and "), ("place", ", and ")), 7300
    ):
        g.phrase("action", f"{verb} {{effects:split_three_{w}}}", ir.Both, w=w)
        g.list(f"split_three_{w}", "split_part", ", ", end, min=3, max=3)
    # "If ..., deal 7000 damage instead": to what the sentence before deals it to (`replacing`)
    g.phrase("clause", "if {condition:conditions}, {effect:damage_alone} instead", ir.Instead, w=9300)
    g.phrase("damage_alone", "deal {amount:plain_damage}", ir.DealDamage, to=ir.Pronoun("elided"), w=9300)


def _further_clauses_more(g: Filled) -> None:
    """A gain and a rule of one subject, and what comes onto the field."""
    turn = ir.UntilEndOfTurn(w=2)
    for w, (whom, same) in enumerate((("source", "elided"), ("one_pronoun", "elided_it"))):
        g.phrase("action", f"{{effects:gain_and_rule_{w}}}", ir.Both, w=70 + w)
        g.pair(f"gain_and_rule_{w}", f"first_gain_{w}", f"then_rule_{w}", " and ")
        gain = f"{{to:{whom}}} gains {{gains:gains}} {{duration:for_turn}}"
        g.phrase(f"first_gain_{w}", gain, ir.Gain, w=70 + 3)
        loss = f"{{to:{whom}}} loses {{losses:losses}} {{duration:for_turn}}"
        g.phrase(f"first_gain_{w}", loss, ir.Lose, w=70 + 3)
        rule = {"what": ir.Pronoun(same), "duration": turn, "w": 70 + 3}
        g.phrase(f"then_rule_{w}", "{rule:rule} this turn", ir.Restrict, **rule)
    g.phrase("action", "{effects:rule_and_gain_it}", ir.Both, w=70 + 2)
    g.pair("rule_and_gain_it", "ruled_it", "gained_it", " and ")
    g.phrase("ruled_it", "{what:one_pronoun} {rule:rule} this turn", ir.Restrict, duration=turn, w=70 + 4)
    text = "gains {gains:gains} {duration:for_turn}"
    g.phrase("gained_it", text, ir.Gain, to=ir.Pronoun("elided_it"), w=70 + 4)
    text = "loses {losses:losses} {duration:for_turn}"
    g.phrase("gained_it", text, ir.Lose, to=ir.Pronoun("elided_it"), w=70 + 4)
    # one card: what comes onto the field by somebody's effects
    for due in DUE:
        text = f"if {{what:other_card}} enters the field{due}, {{effect:removed_itself}} instead"
        g.phrase("action", "during this turn, " + text, ir.ReplaceFate, fate="enters", duration=NOW, w=500)
        g.phrase("static", text, ir.ReplaceFate, fate="enters", duration=ALWAYS, w=500)
    g.phrase("removed_itself", "remove {what:it_alone} from the game", ir.RemoveFromGame, duration=ir.Permanent())
    g.phrase(
        "removed_itself", "return {what:it_alone} to its owner's hand", ir.ToHand, player=ir.Owner(), verb="return"
    )
    g.phrase("it_alone", "it", ir.Pronoun, form="it")


def _additional_turns(g: Filled) -> None:
    """Turns and Attack Phases besides."""
    counted = (
        "1 more turn",
        "another turn",
        "an extra turn",
        "1 extra turn",
        "an additional turn",
        "1 additional turn",
    )
    for w, (more, after) in enumerate(product(counted, ("this one", "this turn")), 500):
        g.phrase("action", f"take {more} after {after}", ir.AnotherTurn, player=ir.You(), w=w)
        # one card: what happens at the end of that very turn; a step, so that all that is joined behind it happens then
        text = f"take {more} after {after}. {{later:at_its_end}}"
        g.phrase("step", text, ir.AnotherTurn, player=ir.You(), w=w)
        for v, (player, takes) in enumerate(((ir.You(), "you take"), (ir.Opponent(), "your opponent takes"))):
            g.phrase("action", f"{takes} {more} after {after}", ir.AnotherTurn, player=player, w=w + 100 * (v + 1))
    that = {"event": ir.EndOfNextTurn(ir.You())}
    g.phrase("at_its_end", "At the end of that turn, {effects:first_clause}", ir.Delayed, w=500, **that)
    for w, words in enumerate(
        (
            "there is an additional Attack Phase after this one",
            "there is another Attack Phase after this one",
            "there is 1 additional Attack Phase after this one",
            "there is an additional Attack Phase after this Attack Phase",
            "after this Attack Phase, there is an additional Attack Phase",
            "perform an additional Attack Phase after this one",
            "there is 1 additional Attack Phase after this Attack Phase",
            "after this Attack Phase, there is 1 additional Attack Phase",
            "after this Attack Phase, there is another Attack Phase",
            "there is an additional Attack Phase after this phase",
            "there is 1 additional Attack Phase after this phase",
        ),
        500,
    ):
        g.phrase("action", words, ir.AnotherAttackPhase, w=w)
    more = ("an additional", "another", "1 additional")
    for w, (one, this) in enumerate(
        product(more, ("this phase", "this one", "this Main Phase", "this Attack Phase")), 500
    ):
        g.phrase("action", f"there is {one} Main Phase after {this}", ir.AnotherMainPhase, w=w)
        if this != "this one":
            g.phrase("action", f"after {this}, there is {one} Main Phase", ir.AnotherMainPhase, w=w + 50)


def _other_clauses_more(g: Filled) -> None:
    for w, (player, who, whose) in enumerate(PEOPLE, 500):
        skip = {"player": player, "w": w}
        for phase, name in PHASES:
            g.phrase("action", f"{who} {whose} next {name}", ir.SkipPhases, phases=(phase,), **skip)
        for v, their in enumerate(("your",) if player == ir.You() else ("their", "his/her")):
            fixed = {"player": player, "next_turn": True, "w": w + 10 + 10 * v}
            text = f"{who} {whose} {{phases:skipped_phases}} in {their} next turn"
            g.phrase("action", text, ir.SkipPhases, **fixed)
            text = f"{who} {whose} {{phases:skipped_phases}} during {their} next turn"
            g.phrase("action", text, ir.SkipPhases, **{**fixed, "w": w + 50 + 10 * v})
    # one card: a row of phases
    g.list("skipped_phases", "skipped_phase", ", ", " and ")
    for phase, name in PHASES[:-1]:
        g.value("skipped_phase", name, phase)
    draws = {"phases": ("draws",)}
    for player, who, whose in ((ir.You(), "you", "your"), (ir.Opponent(), "your opponent", "their")):
        verbs = ("don't", "do not") if who == "you" else ("doesn't", "does not")
        for w, (verb, cards) in enumerate(product((*verbs, "cannot"), ("cards", "a card", "any cards")), 500):
            text = f"{who} {verb} draw {cards} during {whose} next Draw Phase"
            g.phrase("action", text, ir.SkipPhases, player=player, w=w, **draws)
    # "During this turn, Hild cannot be chosen by Summons and all damage dealt to her becomes 0 instead."
    for w, damage in enumerate(("all damage", "all the damage", "the damage"), 10):
        for words, change in (("becomes", "become"), ("is reduced by", "reduce"), ("is increased by", "increase")):
            text = f"{damage} dealt to {{to:one_obj}} {words} {{amount:number}} instead"
            g.phrase("turn_item", text, ir.ReplaceDamage, change=change, duration=TURN_FRONT, w=w)
    # "During this turn, it gains First Strike, and if it deals damage to a Forward, double the damage instead."
    g.phrase("turn_item", "{to:subj} <gains/gain:to> {gains:gains}", ir.Gain, duration=TURN_FRONT)
    # "deal 8000 damage to it and 4000 damage to all the other Forwards"
    g.alias("dealt_to", "one_pronoun")
    theirs = {"player": ir.Opponent()}
    for w, (words, form) in enumerate((("its effect is cancelled", "it"), ("cancel its effect", "it")), 2):
        cancel = {"effect": ir.CancelEffect(ir.Pronoun(form), w=400 + w), **theirs}
        g.phrase("clause", f"{words} if your opponent doesn't {{cost:paid_cost}}", ir.Unless, w=400 + w, **cancel)
        g.phrase("clause", f"{words} unless your opponent {{cost:pays}}", ir.Unless, w=400 + w + 10, **cancel)
    # "You can use this ability only during your Main Phase": an older order of words
    # one card, 3 phrases: the older order of the words
    g.phrase("clause", "you can use this ability only {limits:older_limits}", ir.LimitSentence)
    g.list("older_limits", "older_limit", " and ")
    g.phrase("older_limit", "during your turn", ir.OnlyYourTurn, w=1)
    g.phrase("older_limit", "during your opponent's turn", ir.OnlyOpponentTurn, w=400)
    g.phrase("older_limit", "during your Main Phase", ir.OnlyMainPhase, w=400)
    for w, once in enumerate(("once per turn", "only once per turn"), 400 + 50):
        g.phrase("older_limit", once, ir.OncePerTurn, w=w)
    g.phrase("older_limit", "if {condition:condition}", ir.OnlyIf, w=400)
