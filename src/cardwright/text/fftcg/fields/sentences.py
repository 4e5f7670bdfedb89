"""How field abilities are put together: subjects, two verbs, conditions."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.common import ALWAYS, AWAY, DUE, FATES, NOW, OWNER, RESULTS
from cardwright.text.fftcg.filled import Filled
from cardwright.text.fftcg.sentences import elided
from cardwright.text.grammar import Grammar

UNSAID = ir.SelfRef(w=11)  # the subject of a second verb, which is not printed again


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _subjects(g)
    _conditions(g)
    _phases_and_parties(g)
    _further_conditions(g)
    _joined(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _subjects_more(g)
    _conditions_more(g)
    _turns_and_phases(g)
    _further_conditions_more(g)
    _offers(g)
    _other_conditions_more(g)
    _put_away_instead(g)
    _joined_more(g)


def _subjects(g: Grammar) -> None:
    # "Hild and the Card Name Olga you control gain ..."
    g.list("static_subject", "static_part", " and ", cls=ir.Several, field="items", min=2, max=2)
    g.alias("static_part", "source")
    g.phrase("static_part", "the {group:named_group}", ir.All, w=2)
    g.phrase("static_subject", "each {group:group/one}", ir.All, w=4)
    g.alias("static_subject", "source")
    g.alias("static_subject", "the_group")
    g.alias("static_subject", "all_group")
    g.sequence("statics", "static_sentence")
    g.phrase("static_sentence", "{effect:static_clause}.", ir.Statement)
    # by itself only: "if Hild is on the field, Hild can produce ..." is the one sentence above
    g.phrase("static_sentence", "{effect:producing}.", ir.Statement)
    # one card: "the Card Name Ann Forward and the Job Knight Forwards you control": `sharing` gives the place to both
    g.phrase("static_part", "the {group:group/many}", ir.All, w=2)
    # "the opponent's Forwards"
    # one card, 5 phrases: older words for what is said elsewhere
    g.phrase("static_subject", "the opponent's {group:opposing}", ir.All, w=12)
    # "Hild and the Card Name Olga Forward you control"
    # one card, 3 phrases: a name and a type, joined with other cards by "and"
    g.phrase("static_part", "the {group:named_typed}", ir.All, w=5)
    # what a field ability repeats of the rules
    words = " ".join(
        (
            "({_:self} does not return to your hand if he receives damage",
            "equal or higher than his power",
            "or if his power is reduced to 0.)",
        )
    )
    # one card: a reminder, letter by letter
    g.phrase("static_sentence", words, ir.ReminderSentence, kind="returns")


def _conditions(g: Grammar) -> None:
    """What holds in a turn, under a condition, or for each."""
    for player, words in ((ir.You(), "during your turn"), (ir.Opponent(), "during your opponent's turn")):
        # one card: behind what holds, as it stands in front
        g.phrase("static_clause", "{effect:static} " + words, ir.If, condition=ir.IsTurnOf(player, w=2))
    g.phrase("static_clause", "during this turn, if {condition:past_condition}, {effect:static}", ir.If)
    g.phrase("static_clause", "during your turn, {effect:static}", ir.If, condition=ir.IsTurnOf(ir.You(), w=1))
    g.phrase(
        "static_clause",
        "during your opponent's turn, {effect:static}",
        ir.If,
        condition=ir.IsTurnOf(ir.Opponent(), w=1),
    )
    g.alias("static_clause", "static")
    g.phrase("static_clause", "if {condition:conditions}, {effect:static}", ir.If)
    g.phrase("static_clause", "if {condition:conditions}, {effect:joined_static}", ir.If)
    # one card: two rules in one sentence
    g.alias("static_clause", "joined_static")
    g.phrase("static_clause", "for each {each:each}, {effect:static}", ir.ForEachFront)
    g.phrase("static_clause", "{effect:static} if {condition:conditions}", ir.If, w=2)
    g.phrase("static_clause", "if {condition:conditions}, {effect:paired_static}", ir.If)
    # "If you control no Forwards, put Hild into the Break Zone.": as soon as that is so
    g.phrase("static_clause", "if {condition:conditions}, {effect:is_put_away}", ir.If)
    put = {"rule": ir.PutAway(), "duration": ALWAYS}
    for w, what in enumerate(("source", "one_pronoun")):
        g.phrase("is_put_away", f"put {{what:{what}}} into the Break Zone", ir.Restrict, w=w, **put)
    # "For every 3 Summons in your Break Zone, Hild gains ..."
    # one card: for so many each, in front
    g.phrase("static_clause", "for {each:for_every}, {effect:static}", ir.ForEachFront, w=1)


def _phases_and_parties(g: Grammar) -> None:
    """What holds in a phase or in a party."""
    # one card: older words for what is said elsewhere
    g.phrase("opposing", "{adjectives?:adjectives} {noun:type_noun/many}", ir.Group,
             qualifiers=(ir.ControlledBy(ir.Opponent(), w=6),))  # fmt: skip
    phases = (
        ("each Attack Phase", "attack", ir.EachPlayer()),
        ("your Attack Phase", "attack", ir.You()),
        ("your opponent's Attack Phase", "attack", ir.Opponent()),
    )
    # one card: whose phase it is: three players' words
    for words, phase, player in phases:
        fixed = {"phase": phase, "player": player}
        g.phrase("static_clause", f"during {words}, {{effect:static}}", ir.If, condition=ir.PhaseIs(**fixed))  # type: ignore[arg-type]
        g.phrase("event", f"during {words}, {{event:event_inside}}", ir.DuringPhaseOf, **fixed)
    party = ir.InParty(ir.SelfRef())
    # one card, 2 phrases: what only holds in a party
    g.phrase("static_clause", "if {_:self} forming a party {effect:party_points}", ir.If, condition=party, w=5)
    # what only holds in a party, or while the card is dull
    unsaid = ir.SelfRef(w=11)
    # one card: what only holds in a party
    g.phrase(
        "party_points",
        "deals damage to your opponent, the damage becomes {amount:number} instead",
        ir.ReplacePlayerDamage,
        dealer=unsaid,
        player=ir.Opponent(),
        change="become",
        duration=ALWAYS,
    )
    # one card, 2 phrases: what a party is protected from
    g.phrase("static_clause", "if {_:self} forms a party, {effect:party_shield}", ir.If, condition=party, w=6)
    g.phrase(
        "party_shield",
        "the damage dealt to " + "the Forwards forming this party becomes {amount:number} instead",
        ir.ReplaceDamage,
        to=ir.PartyOf(ir.SelfRef()),
        change="become",
        duration=ALWAYS,
    )


def _further_conditions(g: Grammar) -> None:
    for status in ("dull", "active"):
        state = ir.HasFilter(ir.SelfRef(), ir.StatusIs(status))
        # one card: what only holds while dull or active, by both verbs
        for w, verb in enumerate(("receives damage", "is dealt damage"), 7):
            words = f"if {{_:self}} {verb} while {status}, {{effect:shield}}"
            g.phrase("static_clause", words, ir.If, condition=state, w=w)
    # what only holds in a party, or while the card is dull
    unsaid = ir.SelfRef(w=11)
    # one card: what becomes of the damage
    for change, words in (("become", "becomes"), ("reduce", "is reduced by")):
        text = f"the damage {words} {{amount:number}} instead"
        g.phrase("shield", text, ir.ReplaceDamage, to=unsaid, change=change, duration=ALWAYS)
    words = "reduce the damage dealt to {to:the_group} by {amount:number}"
    # the turn stands inside: "If Hild receives damage during your opponent's turn, reduce ..."
    # one card: both turns
    for player, whose, key in (
        (ir.You(), "your", "own_turn_damage"),
        (ir.Opponent(), "your opponent's", "turn_damage"),
    ):
        g.phrase("static_clause", f"{{effect:{key}}}", ir.If, condition=ir.IsTurnOf(player, w=5))
        for w, dealt in enumerate(("receives damage", "is dealt damage"), 31):
            for words, change in (
                ("reduce the damage by {amount:number} instead", "reduce"),
                ("the damage becomes {amount:number} instead", "become"),
            ):
                by = "by" if w == 32 else "from"
                for v, source in enumerate(("", f" {by} {{source:damage_from}}")):
                    text = f"if {{to:damaged}} {dealt}{source} during {whose} turn, {words}"
                    g.phrase(key, text, ir.ReplaceDamage, change=change, duration=ALWAYS, w=w + 10 * v)
    # "Hild can only attack if you control 3 or more Forwards."
    # one card: attacking and blocking
    for word, rule in (("attack", ir.CannotAttack(w=30)), ("block", ir.CannotBlock(w=30))):
        g.phrase("only_if", f"{{what:source}} can only {word}", ir.Restrict, rule=rule, duration=ALWAYS)
    # one card, 5 phrases: any condition, or two of which one has to hold
    g.phrase("static_clause", "{effect:only_if} if {condition:lacking}", ir.If, w=3)
    # "If Hild forms a party, that party cannot be blocked."
    # one card, 3 phrases: any rule; the tables have what a party gains
    g.phrase("static_clause", "if {condition:forms_party}, {effect:party_rule}", ir.If, w=4)
    g.phrase("named_typed", "{adjectives:sole_name} {noun:type_noun/one} {qualifiers?:qualifiers}", ir.Group)
    g.sequence("sole_name", "name_noun_one", max=1)


def _joined(g: Grammar) -> None:
    g.list("joined_static", "static", " and ", cls=ir.Both, field="effects", min=2, max=2)
    # "Hild gains Brave and can attack twice": the second verb has the same subject
    g.phrase("static_clause", "{effects:static_pair}", ir.Both, w=12)
    g.phrase("paired_static", "{effects:static_pair}", ir.Both, w=12)
    g.pair("static_pair", "gains_always", "ruled_always", " and ")
    # "Hild also becomes a Forward with 9000 power and cannot be blocked"
    # one card, 3 phrases: a Monster of which two things are said
    for first in ("also becomes", "becomes"):
        g.pair(f"{first[0]}_forward_pair", f"{first[0]}_forward_always", "ruled_always", " and ")
        g.phrase(f"{first[0]}_forward_always", f"{{what:source}} {first} a Forward with {{power:power}}", ir.BecomeForward,
                 gains=(), duration=ALWAYS, w=3 + (first == "becomes"))  # fmt: skip
        for category in ("static_clause", "paired_static"):
            g.phrase(category, f"{{effects:{first[0]}_forward_pair}}", ir.Both, w=14 + (first == "becomes"))
    g.phrase("gains_always", "{to:source} gains {gains:gains}", ir.Gain, duration=ALWAYS, w=3)
    g.phrase("ruled_always", "{rule:rule}", ir.Restrict, what=UNSAID, duration=ALWAYS, w=3)
    g.list("joined_static", "static", ", and ", cls=ir.Both, field="effects", min=2, max=2, w=13)
    # "Hild cannot A, cannot B, and cannot C": the other verbs have the same subject
    # one card, 5 phrases: three verbs, each with its own "cannot"
    g.phrase("static_clause", "{effects:rule_row}", ir.Both, w=800)
    g.pair("rule_row", "first_ruled", "ruled_later", ", ")
    g.phrase("first_ruled", "{what:source} {rule:rule}", ir.Restrict, duration=ALWAYS)
    for w, last in enumerate((", and ", " and ")):
        g.phrase("ruled_later", f"{{effects:ruled_last_{w}}}", ir.Both, w=800 + w)
        g.list(f"ruled_last_{w}", "ruled_always", last, min=2, max=2)


def _subjects_more(g: Filled) -> None:
    # "Hild and the Category VII Backups you control": cards with their type, beside the card itself
    g.phrase("static_subject", "{items:self_and_typed}", ir.Several, w=600)
    g.phrase("static_subject", "your opponent's {group:opposing}", ir.All, w=5000)


def _conditions_more(g: Filled) -> None:
    """What holds as long as, unless, or for each."""
    for w, words in enumerate(("as long as", "while"), 70):
        g.phrase("static_clause", f"{words} {{condition:conditions}}, {{effect:static}}", ir.If, w=w)
    for w, words in enumerate(("as long as", "while"), 72):
        g.phrase("static_clause", f"{{effect:static}} {words} {{condition:conditions}}", ir.If, w=w)
    for w, words in enumerate(
        (
            "for as long as {condition:conditions}, {effect:static}",
            "{effect:static} for as long as {condition:conditions}",
        ),
        1570,
    ):
        g.phrase("static_clause", words, ir.If, w=w)
    # "If you control a Job Knight, Hild gains +1000 power. If not, Hild loses 1000 power."
    for w, words in enumerate(("if not", "otherwise"), 640):
        g.phrase("static_clause", f"{words}, {{effect:static}}", ir.Otherwise, w=w)
    # "Hild cannot attack or block unless you control 3 or more Forwards."
    g.phrase("static_clause", "{effect:static} unless {condition:lacking}", ir.If, w=300)
    # a condition before what is counted: "If you control Card Name Olga, for each Backup you control, Hild gains ..."
    g.phrase("static_clause", "if {condition:conditions}, {effect:static_for_each}", ir.If, w=400)
    g.phrase("static_clause", "during your turn, {effect:static_for_each}", ir.If, condition=ir.IsTurnOf(ir.You(), w=1))
    g.phrase("static_for_each", "for each {each:each}, {effect:static}", ir.ForEachFront)
    g.phrase("static_for_each", "for {each:for_every}, {effect:static}", ir.ForEachFront, w=1)
    # "If you control 3 or more Forwards, Hild gains +1000 power and if you control 5 or more, Hild also gains Brave."
    g.phrase("conditional_static", "if {condition:conditions}, {effect:static}", ir.If, w=20)


def _turns_and_phases(g: Filled) -> None:
    """What holds in somebody's turn or phase."""
    # "During your turn, if you control 2 or more Monsters, Hild also becomes a Forward with 8000 power."
    for player, who in ((ir.You(), "your"), (ir.Opponent(), "your opponent's")):
        for w, turn in enumerate((f"during {who} turn", f"during each of {who} turns"), 620):
            asked = ir.IsTurnOf(player, w=w)
            g.phrase("static_clause", f"{turn}, {{effect:conditional_static}}", ir.If, condition=asked, w=620)
            g.phrase("static_clause", f"if {{condition:conditions}}, {{effect:in_turn_{w}}}", ir.If, w=w)
            g.phrase(f"in_turn_{w}", f"{turn}, {{effect:static}}", ir.If, condition=asked, w=621)
    # "If you control a Job Knight, Hild can produce Fire CP.": what is so without a condition stands elsewhere
    g.phrase("static_clause", "if {condition:lasting_condition}, {effect:producing}", ir.If, w=21)
    for player, whose in ((ir.You(), "your"), (ir.Opponent(), "your opponent's")):
        turn = ir.IsTurnOf(player, w=1)
        g.phrase("static_clause", f"during {whose} turn, {{effect:producing}}", ir.If, condition=turn, w=21)
    # "During your opponent's turn, if you control 3 or more Forwards, Hild cannot be chosen by ..."
    # "If you control 3 or more Forwards, Hild cannot be chosen by ... during your opponent's turn."
    for words, turn in (("your", ir.You()), ("your opponent's", ir.Opponent())):
        text = f"{{effect:conditional_static}} during {words} turn"
        g.phrase("static_clause", text, ir.If, condition=ir.IsTurnOf(turn, w=2), w=22)
    # whose phase it is
    for words, phase, player in (
        ("your Main Phase", "main", ir.You()), ("your opponent's Main Phase", "main", ir.Opponent()),
        ("each Main Phase", "main", ir.EachPlayer()),
    ):  # fmt: skip
        which = tuple(ir.PhaseIs(phase=f"{phase}_{n}", player=player) for n in (1, 2))
        g.phrase("static_clause", f"during {words}, {{effect:static}}", ir.If, condition=ir.Or(which, w=3000))
    neither = ir.CannotAttackOrBlock(w=3000)
    g.phrase("only_if", "{what:source} can only attack or block", ir.Restrict, rule=neither, duration=ALWAYS)
    rules: tuple[tuple[str, ir.Rule], ...] = (
        ("attack", ir.CannotAttack(w=3000 + 1)), ("block", ir.CannotBlock(w=3000 + 1)),
        ("attack or block", ir.CannotAttackOrBlock(w=3000 + 1)),
    )  # fmt: skip
    for word, rule in rules:
        g.phrase("can_only_if", f"{{what:source}} can {word} only", ir.Restrict, rule=rule, duration=ALWAYS)
    g.phrase("static_clause", "{effect:can_only_if} if {condition:lacking}", ir.If, w=3000)
    attack = ir.PhaseIs("attack", ir.EachPlayer(), w=600)
    g.phrase("static_clause", "during the Attack Phase, {effect:static}", ir.If, condition=attack)
    for w, (player, words) in enumerate(
        ((ir.EachPlayer(), "the"), (ir.You(), "your"), (ir.Opponent(), "your opponent's")), 601
    ):
        behind = ir.PhaseIs("attack", player, w=w)
        g.phrase("static_clause", f"{{effect:static}} during {words} Attack Phase", ir.If, condition=behind, w=601)
    g.pair("self_and_typed", "the_card", "typed_group", " and ")
    g.phrase("the_card", "{_:self}", ir.SelfRef, w=30)
    for w, article in enumerate(("the ", ""), 600):
        g.phrase("typed_group", f"{article}{{group:typed_many}}", ir.All, w=w)
    g.phrase("typed_many", "{adjectives?:adjectives} {noun:type_noun/many} {qualifiers?:qualifiers}", ir.Group)


def _further_conditions_more(g: Filled) -> None:
    """Damage while a card has a status, and gains joined with rules."""
    me = ir.SelfRef()
    unsaid = ir.SelfRef(w=11)
    for r, (words, change) in enumerate(RESULTS):
        w = 600 + r
        fixed = {"duration": ALWAYS, "w": w, **change}
        text = f"deals damage to your opponent, {words}"
        g.phrase("party_points", text, ir.ReplacePlayerDamage, dealer=unsaid, player=ir.Opponent(), **fixed)
        g.phrase(
            "party_points", f"deals damage to a {{to:group/one}}, {words}", ir.ReplaceDealt, dealer=unsaid, **fixed
        )
        g.phrase("shield", words, ir.ReplaceDamage, to=unsaid, **fixed)
        text = f"is dealt damage, {words}"
        g.phrase("party_points", text, ir.ReplaceDamage, to=unsaid, **fixed)
        if words.startswith("the damage "):
            result = words.removeprefix("the damage ")
            for v, forming in enumerate(("this party", "that party")):
                party = ir.PartyOf(me, w=10 * v)
                text = f"the damage dealt to the Forwards forming {forming} {result}"
                g.phrase("party_shield", text, ir.ReplaceDamage, to=party, **fixed)
                text = f"reduce the damage dealt to the Forwards forming {forming} by {{amount:number}}{' instead' * (r % 2)}"
                g.phrase(
                    "party_shield", text, ir.ReplaceDamage, to=party, change="reduce", duration=ALWAYS, w=620 + r % 2
                )
    for status in ("attacking", "blocking"):
        state = ir.HasFilter(ir.SelfRef(), ir.StatusIs(status))
        for w, verb in enumerate(("receives damage", "is dealt damage"), 7):
            text = f"if {{_:self}} {verb} while {status}, {{effect:shield}}"
            g.phrase("static_clause", text, ir.If, condition=state, w=w)
    for status in ("attacking", "blocking", "dull", "active"):
        state = ir.HasFilter(ir.SelfRef(), ir.StatusIs(status))
        for w, verb in enumerate(("receives damage", "is dealt damage"), 9):
            text = f"if {{_:self}} {verb} while it is {status}, {{effect:shield}}"
            g.phrase("static_clause", text, ir.If, condition=state, w=w)
    g.phrase("static", "{to:whole_group} gain {gains:gains} and {rule:rule}", ir.GainAndRule, duration=ALWAYS)
    # "the Card Name Olga you control gains ...": there is but one of the name
    g.phrase("static", "{to:of_one_name} gains {gains:gains} and {rule:rule}", ir.GainAndRule, duration=ALWAYS, w=5)
    g.phrase("of_one_name", "the {group:named_group}", ir.All, w=2)
    g.phrase("whole_group", "the {group:group/many}", ir.All, w=2)
    g.phrase("whole_group", "all the {group:group/many}", ir.All)


def _offers(g: Filled) -> None:
    """What may be done instead of something."""
    g.phrase("offered", "{count:number} {group:group/count}", ir.Target)
    you = {"player": ir.You()}
    g.phrase("offer", "pay {cost:icon_cost}", ir.Pay, **you)
    g.phrase("offer", "discard {count:number} {group:group/count}", ir.Discard, **you)
    g.phrase("offer", "put {target:offered} into the Break Zone", ir.SelectAndPut, to=ir.BreakZone(OWNER), **you)
    g.phrase("offer", "remove {target:offered} from the game", ir.SelectAndPut, to=ir.Removed(OWNER), **you)
    g.phrase("offer", "return {target:offered} to its owner's hand", ir.SelectAndPut, to=ir.Hand(OWNER), **you)
    g.phrase("offer", "break {target:offered}", ir.SelectAndBreak, **you)
    g.phrase("offer", "dull {target:offered}", ir.SelectAndDull, **you)
    g.phrase("offer", "dull {what:source}", ir.Dull)
    g.phrase("offer", "dull active {what:source}", ir.DullActive, w=1)
    counters = "{count:number} {counter:counter} <Counter/Counters:count>"
    g.phrase("offer", f"remove {counters} from {{what:source}}", ir.RemoveCounters)
    g.phrase("offer", f"place {counters} on {{on:source}}", ir.PlaceCounters)
    for node, verb, end in ((ir.Mill, "put", "into the Break Zone"), (ir.RemoveTop, "remove", "from the game")):
        g.phrase("offer", f"{verb} the top {{count:many_number}} cards of your deck {end}", node, **you)
        g.phrase("offer", f"{verb} the top card of your deck {end}", node, count=ir.Num(1), **you)
    g.phrase("own_offer", counters.join(("remove ", " from {what:own_it}")), ir.RemoveCounters)
    g.phrase("own_offer", counters.join(("place ", " on {on:own_it}")), ir.PlaceCounters)
    g.phrase("may_own_offer", "you may {effect:own_offer}", ir.May, **you)
    g.phrase("own_it", "it", ir.SelfRef, w=8100)  # behind "if Hild would ...": nothing else is spoken of
    g.alias("offer_instead", "own_offer")
    g.alias("offer_instead", "may_own_offer")
    g.phrase("self_offer", "put {what:source} into the Break Zone", ir.PutInto, to=ir.BreakZone(OWNER))
    g.phrase("self_offer", "break {what:source}", ir.Break)
    g.phrase("self_offer", "activate {what:source}", ir.Activate)
    g.phrase("self_offer", "remove {what:source} from the game", ir.RemoveFromGame, duration=ir.Permanent())
    g.phrase("self_offer", "return {what:source} to its owner's hand", ir.ToHand, player=ir.Owner(), verb="return")
    # one card: whatever may be done instead
    g.alias("any_offer", "offer")
    g.alias("any_offer", "self_offer")
    for kind in ("offer", "any_offer"):
        g.phrase(f"may_{kind}", f"you may {{effect:{kind}}}", ir.May, **you)
        g.alias(f"{kind}_instead", kind)
        g.alias(f"{kind}_instead", f"may_{kind}")


def _itself(g: Filled) -> None:
    """ "If a Forward opponent controls is returned to its owner's hand, put it at the bottom of its owner's deck instead." """
    for kind, it in (("offer", "own_it"), ("any_offer", "it_alone")):
        what = f"{{what:{it}}}"
        moves: tuple[tuple[str, str, type[ir.Effect], dict[str, object]], ...] = (
            ("removed", f"remove {what} from the game", ir.RemoveFromGame, {"duration": ir.Permanent()}),
            ("returned", f"return {what} to its owner's hand", ir.ToHand, {"player": ir.Owner(), "verb": "return"}),
            ("broken", f"put {what} into the Break Zone", ir.PutInto, {"to": ir.BreakZone(OWNER)}),
            ("", f"put {what} at the bottom of its owner's deck", ir.PutInto, {"to": ir.DeckBottom(OWNER)}),
            ("", f"put {what} on top of its owner's deck", ir.PutInto, {"to": ir.DeckTop(OWNER)}),
            ("", f"dull {what}", ir.Dull, {}),
        )
        for fate in ("broken", "returned", "removed"):
            key = f"{kind}_itself_{fate}"
            for same, words, node, fixed in moves:
                # not what happens anyway; of what is broken the others are said in `replaced`
                if same != fate and not (fate == "broken" and same):
                    g.phrase(key, words, node, **fixed)
            g.phrase(f"{key}_instead", f"you may {{effect:{key}}}", ir.May, player=ir.You())
            g.alias(f"{key}_instead", key)


def _from_whose(g: Filled, player: ir.Player, owner: str) -> None:
    """ "If a card is put from your opponent's hand into the Break Zone, remove it from the game instead." """
    for v, verb in enumerate(("is", "would be")):
        for u, article in enumerate(("a", "an")):
            for x, (words, source) in enumerate((("hand", "hand"), ("deck", "deck"), ("hand or deck", "hand_or_deck"))):
                fixed = {"player": player, "source": source, "w": 8100 + 10 * v + 20 * u + x}
                head, there = f"if {article} {{group:one_put_away}} {verb} put", f"{owner} {words}"
                text = f"{head} from {there} into the Break Zone, {AWAY}"
                g.phrase("static", text, ir.RemovedInstead, duration=ALWAYS, **fixed)
                text = f"{head} into {owner} Break Zone from {there}, {AWAY}"
                fixed["w"] = 8200 + 10 * v + 20 * u + x
                g.phrase("static", text, ir.RemovedInstead, duration=ALWAYS, **fixed)


def _other_conditions_more(g: Filled) -> None:
    """What may be done instead of a fate, of damage, or of drawing."""
    _itself(g)
    for w, words in enumerate(("a {group:group/one}", "another {group:another_group}", "a {group:a_or_a}")):
        g.phrase("other_card", words, ir.All, w=4 + w)
    for w, (fate, words) in enumerate(FATES, 500):
        for due, (subject, kind) in product(DUE, (("source", "offer"), ("other_card", "any_offer"))):
            head = f"if {{what:{subject}}} {words}{due}, "
            fixed = {"fate": fate, "duration": ALWAYS}
            g.phrase("static", f"{head}{{effect:{kind}_instead}} instead", ir.ReplaceFate, w=w, **fixed)
            if fate in ("broken", "returned", "removed"):
                it = f"{{effect:{kind}_itself_{fate}_instead}}"
                g.phrase("static", f"{head}{it} instead", ir.ReplaceFate, w=w + 100, **fixed)
            if fate == "damaged":
                text = f"{head}{{effect:may_{kind}}}. If you do so, the damage becomes 0 instead"
                g.phrase("static", text, ir.ReplaceFate, w=w + 50, **fixed)
    for w, (dealt, fate) in enumerate((("damage", "points"), ("a point of damage", "point")), 500):
        for (v, verb), due in product(enumerate(("receive", "would receive", "are dealt", "would be dealt")), DUE):
            fixed = {"player": ir.You(), "fate": fate, "duration": ALWAYS}
            head = f"if you {verb} {dealt}{due}, "
            g.phrase("static", head + "{effect:any_offer_instead} instead", ir.ReplaceForPlayer, w=w + 2 * v, **fixed)
            text = head + "{effect:may_any_offer}. If you do so, the damage becomes 0 instead"
            g.phrase("static", text, ir.ReplaceForPlayer, w=w + 2 * v + 10, **fixed)
            text = f"if you {verb} {dealt} while {{condition:condition}}, {{effect:offering_{fate}}}"
            g.phrase("static_clause", text, ir.If, w=w + 2 * v)
    zero = {"dealer": None, "change": "become", "amount": ir.Num(0), "player": ir.You(), "duration": ALWAYS}
    # one card: what is done besides stands in a sentence of its own
    g.phrase("offering_points", "{also:any_offer}. The damage becomes 0 instead", ir.ReplacePlayerDamage, w=500, **zero)
    for fate in ("points", "point"):
        do_so = {"player": ir.You(), "fate": fate, "duration": ALWAYS, "w": 510}
        text = "{effect:may_any_offer}. If you do so, the damage becomes 0 instead"
        g.phrase(f"offering_{fate}", text, ir.ReplaceForPlayer, **do_so)
    for player, who, s in ((ir.You(), "you", ""), (ir.Opponent(), "your opponent", "s")):
        for w, verb in enumerate((f"draw{s}", "would draw"), 500):
            fixed = {"player": player, "fate": "draws", "duration": ALWAYS}
            g.phrase(
                "static", f"if {who} {verb} a card, {{effect:drawn_instead}} instead", ir.ReplaceForPlayer, w=w, **fixed
            )
    g.alias("drawn_instead", "any_offer_instead")
    g.phrase("drawn_instead", "draw {count:number} <card/cards:count>", ir.Draw, player=ir.You())


def _put_away_instead(g: Filled) -> None:
    """What is done instead of putting a card into somebody's Break Zone."""
    owners: tuple[tuple[ir.Player, str], ...] = (
        (ir.You(), "your Break Zone"),
        (ir.Opponent(), "your opponent's Break Zone"),
        (ir.EachPlayer(), "either player's Break Zone"),
        (ir.EachPlayer(w=1), "the Break Zone"),
    )
    for player, zone in owners:
        for w, (where, source) in enumerate(
            ((" in any situation", "anywhere"), ("", "anywhere"), (" from anywhere", "anywhere"), (" from the field", "field"),
             (" from the hand", "hand"), (" from the deck", "deck"), (" from the hand or deck", "hand_or_deck"))
        ):  # fmt: skip
            for v, verb in enumerate(("is", "would be")):
                for u, article in enumerate(("a", "an")):
                    text = f"{verb} put into {zone}{where}, remove it from the game instead"
                    at = 500 + w + 10 * v + 20 * u
                    fixed = {"player": player, "source": source, "w": at}
                    head = f"if {article} {{group:one_put_away}} "
                    g.phrase("static", head + text, ir.RemovedInstead, duration=ALWAYS, **fixed)
                    g.phrase("action", f"during this turn, {head}{text}", ir.RemovedInstead, duration=NOW, **fixed)
        if player in (ir.You(), ir.Opponent()):
            _from_whose(g, player, zone.removesuffix(" Break Zone"))
    g.phrase("one_put_away", "{adjectives?:adjectives} {noun:type_noun/one}", ir.Group)
    g.phrase("one_put_away", "{adjectives?:plain_adjectives} {noun:trait_noun}", ir.Group)


def _joined_more(g: Filled) -> None:
    # one subject and two rules, or a rule and what is gained: "Hild cannot attack and cannot be blocked"
    g.phrase("static", "{to:static_subject} {rule:rule} and {then:rule}", ir.RuleAndRule, duration=ALWAYS)
    gained = "{to:static_subject} {rule:rule} and <gains/gain:to> {gains:gains}"
    g.phrase("static", gained, ir.GainAndRule, duration=ALWAYS, first="rule")
    # "During your turn, Hild gains Haste and cannot be blocked": what stands with a turn or a condition may be such a pair
    pair = "{effect:paired_static}"
    for player, whose in ((ir.You(), "your"), (ir.Opponent(), "your opponent's")):
        g.phrase("static_clause", f"during {whose} turn, {pair}", ir.If, condition=ir.IsTurnOf(player, w=1), w=24)
        g.phrase("static_clause", f"{pair} during {whose} turn", ir.If, condition=ir.IsTurnOf(player, w=2), w=24)
        two = f"during {whose} turn, {{effect:joined_static}}"  # in front, as a condition there is that of both
        g.phrase("static_clause", two, ir.If, condition=ir.IsTurnOf(player, w=1), w=28)
    g.phrase("conditional_static", f"if {{condition:conditions}}, {pair}", ir.If, w=25)
    for w, words in enumerate(("if", "as long as"), 26):
        g.phrase("static_clause", f"{pair} {words} {{condition:conditions}}", ir.If, w=w)
    for w, words in enumerate(("as long as", "while"), 70):
        g.phrase("static_clause", f"{words} {{condition:conditions}}, {pair}", ir.If, w=w)
    lost = "{to:static_subject} <loses/lose:to> {losses:losses} and {rule:rule}"
    g.phrase("static", lost, ir.LoseAndRule, duration=ALWAYS)
    for w, between in enumerate((" and ", ", and "), elided.TWO_CONDITIONS):
        g.list("static_clause", "conditional_static", between, cls=ir.Both, field="effects", min=2, max=2, w=w)
