"""Passive abilities: what followers have, rules they are under, changed damage."""

from collections.abc import Iterator

import msgspec

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.printing import Context
from cardwright.text.reading import Source
from cardwright.text.sve.spread import OF_ENEMIES, TWO_SAID
from cardwright.text.terminals import is_number

YOU = ir.You()
ALWAYS = ir.Continuous()
THIS = ir.SelfRef(w=0)
SPELLS = ir.Group(ir.TypeIs(("Spell",)))
ELIDED = ir.Pronoun("elided")
DAMAGE = (("", "damage"), ("combat", "combat damage"), ("attack", "attack damage"), ("ability", "ability damage"))


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _rules(g)
    _rules_of_damage(g)
    _several_rules(g)
    _rules_of_coming(g)
    _set_stats(g)
    _having(g)
    _damage(g)
    _special(g)
    g.sequence("statics", "static_sentence")
    g.phrase("static_sentence", "{effect:static_clause}.", ir.Statement)
    # one card; any explanation
    g.phrase("static_sentence", "{text:reminder}", sv.Reminder)
    g.phrase("static_clause", "{condition:keyed}: {effect:static}", sv.Keyed)
    g.alias("static_clause", "conditioned")
    g.phrase("conditioned", "if {condition:conditions}, {effect:static}", ir.If)
    g.phrase("conditioned", "while {condition:conditions}, {effect:whole}", ir.If, w=1)
    g.phrase("conditioned", "during your turn, {effect:static}", ir.If, condition=ir.IsTurnOf(YOU), w=2)
    g.phrase(
        "conditioned", "during each opponent's turn, {effect:static}", ir.If, condition=ir.IsTurnOf(ir.Opponent()), w=2
    )
    theirs = ir.IsTurnOf(ir.Opponent(w=1))
    g.phrase("conditioned", "during your opponent's turn, {effect:static}", ir.If, condition=theirs, w=2)
    g.phrase("conditioned", "{effect:static} as long as {condition:conditions}", ir.If, w=3)
    g.phrase("conditioned", "{effect:static} while {condition:conditions}", ir.If, w=4)
    g.phrase("conditioned", "{effect:static} if {condition:conditions}", ir.If, w=5)
    g.phrase("conditioned", "{effect:static} unless {condition:unless}", ir.If, w=6)
    for w, (turn, player) in enumerate(
        (("your", YOU), ("each opponent's", ir.Opponent()), ("your opponent's", ir.Opponent(w=1))), 7
    ):
        both = f"during {turn} turn, {{effect:in_turn}}"
        g.phrase("conditioned", both, ir.If, condition=ir.IsTurnOf(player), w=w)
        behind = f"{{effect:static}} during {turn} turn"
        g.phrase("conditioned", behind, ir.If, condition=ir.IsTurnOf(player), w=w + 3)
        g.phrase("whole", behind, ir.If, condition=ir.IsTurnOf(player), w=w + 3)
    g.phrase("in_turn", "while {condition:conditions}, {effect:static}", ir.If, w=1)
    g.phrase("in_turn", "if {condition:conditions}, {effect:static}", ir.If)
    g.phrase("unless", "{condition:one_condition}", ir.Not)
    for w, (only, before) in enumerate(
        (
            ("can only attack", "if"), ("can only attack", "while"), ("can attack only", "if"), ("can only evolve", "if"),
            ("can evolve only", "if"), ("can only evolve", "while"), ("can be evolved only", "if"), ("can only be evolved", "if"),
        ), 14
    ):  # fmt: skip
        g.phrase(
            "conditioned", f"{{effect:only_{only[4:].replace(' ', '_')}}} {before} {{condition:unless}}", ir.If, w=w
        )
    for w, only in enumerate(
        ("only_attack", "attack_only", "only_evolve", "evolve_only", "be_evolved_only", "only_be_evolved"), 8
    ):
        barred = sv.CannotEvolve(w=w) if "evolve" in only else ir.CannotAttack(w=w)
        g.value(f"barred_{only}", f"can {only.replace('_', ' ')}", barred)
        g.phrase(f"only_{only}", f"{{what:static_subject}} {{rule:barred_{only}}}", ir.Restrict, duration=ALWAYS)
    g.alias("static_clause", "static")
    g.alias("whole", "static")
    it = ir.Pronoun("it")
    g.phrase("of_it", "it has {gains:gains}", ir.Gain, to=it, duration=ALWAYS)
    g.phrase("of_it", "it has {gains:gains_comma}", ir.Gain, to=it, duration=ALWAYS, w=11)
    g.phrase("of_it", "it {rule:rule/one}", ir.Restrict, what=it, duration=ALWAYS)
    g.alias("whole", "of_it")
    g.phrase("conditioned", "if {condition:conditions}, {effect:of_it}", ir.If)
    g.alias("of_it", "price_of_it")
    g.phrase("price_of_it", "it costs {amount:digits} less to play", ir.CostChange, what=it)
    g.phrase("price_of_it", "it costs {amount:digits} play <point/points:amount> to play", sv.CostSet, what=it)
    g.phrase("static_clause", "X equals {amount:amount}", sv.LetSentence)
    g.phrase("playing_clause", "X equals {amount:amount}", sv.LetSentence)
    for w, verb in enumerate(("is", "equals")):
        for clause, effects in (("static_clause", ("static", "conditioned")), ("playing_clause", ("playing",))):
            for effect in effects:
                g.phrase(clause, f"{{effect:{effect}}}, where X {verb} {{amount:amount}}", sv.LetWhere, w=w)
    # one card, 2 phrases: any passive effect in either player's turn
    g.phrase("whole", "if {condition:conditions}, {effect:static}", ir.If, w=7)
    g.phrase("whole", "during your turn, {effect:static}", ir.If, condition=ir.IsTurnOf(YOU), w=2)
    g.phrase("whole", "during each opponent's turn, {effect:static}", ir.If, condition=ir.IsTurnOf(ir.Opponent()), w=2)
    g.phrase("whole", "during your opponent's turn, {effect:static}", ir.If, condition=theirs, w=2)


def _rules(g: Grammar) -> None:
    r = "rule"
    g.phrase(r, "can't attack enemies", ir.CannotAttack)
    g.phrase(r, "can't attack", ir.CannotAttack, w=1)
    g.phrase(r, "can't attack enemy leaders", sv.CannotAttackLeaders)
    g.phrase(r, "can't attack leaders", sv.CannotAttackLeaders, w=1)
    g.phrase("their_rule", "can't attack your leader", sv.CannotAttackLeaders, w=2)
    g.phrase("static", "{what:static_subject} {rule:their_rule}", ir.Restrict, duration=ALWAYS, w=OF_ENEMIES)
    g.phrase("action", "{what:enemies} {rule:their_rule} {duration:for_turn}", ir.Restrict, w=9)
    g.phrase("action", "{what:enemies} {rule:their_rule} {duration:next_turn}", ir.Restrict, w=10)
    g.phrase("action", "{duration:front_time}, {what:enemies} {rule:their_rule}", ir.Restrict, w=11)
    for w, behind in enumerate(("for_turn", "next_turn"), 12):
        g.phrase("action", f"{{what:subj}} {{rule:their_rule}} {{duration:{behind}}}", ir.Restrict, w=w)
    g.phrase("action", "{duration:front_time}, {what:subj} {rule:their_rule}", ir.Restrict, w=14)
    g.phrase("enemies", "{group:enemy_part/many}", ir.All, w=4)
    g.phrase(r, "can't attack enemy followers", sv.CannotAttackFollowers)
    g.phrase(r, "can't attack followers", sv.CannotAttackFollowers, w=1)
    g.phrase(r, "can't evolve", sv.CannotEvolve)
    g.phrase(r, "can't race", sv.CannotRace)
    for w, refreshed in enumerate(("can't be refreshed", "can't refresh")):
        g.phrase(r, refreshed, ir.CannotBeActivated, by=ir.AnyPlayer(), ever=True, w=w)
    for w, (able, words) in enumerate(
        (a, b) for a in ("able", "possible") for b in ("<must/must> attack", "<attacks/attack>")
    ):
        g.phrase(r, f"{words} each turn if {able}", ir.MustAttack, w=2 * w)
        g.phrase(r, f"{words} if {able}", ir.MustAttack, w=2 * w + 1)
    for w, able in enumerate(("able", "possible")):
        for whom in ("source", "one_pronoun"):
            g.phrase(r, f"must attack {{whom:{whom}}} if {able}", sv.MustAttackWhom, w=w)
    for w, verb in enumerate(("activate", "use")):
        g.phrase(r, f"can't {verb} [act] abilities", ir.CannotUseAbilities, kinds=("action",), w=w)
        every = ("action", "evolve", "serve")
        g.phrase(r, f"can't {verb} abilities", ir.CannotUseAbilities, kinds=every, w=w)
    g.phrase(r, "can't be attacked", sv.CannotBeAttacked)
    g.phrase(r, "can't be attacked by {by:group/many}", sv.CannotBeAttacked)
    for w, end in enumerate(("per turn", "each turn", "a turn", "in a turn")):
        g.phrase(r, f"can attack 2 times {end}", ir.AttackTwice, w=2 * w)
        g.phrase(r, f"can attack twice {end}", ir.AttackTwice, w=2 * w + 1)
        g.phrase(r, f"can attack {{count:many_times}} times {end}", ir.AttackTimes, w=w)
    for w, often in enumerate(("2 times", "twice")):
        g.value("attacks_again", f"can attack {often}", ir.AttackTwice(w=w))
    for w, up_to in enumerate(("", "up to ")):
        g.phrase("attacks_again", f"can attack {up_to}{{count:many_times}} times", ir.AttackTimes, w=w)
        for v, end in enumerate(("per turn", "each turn", "a turn", "in a turn"), 10) if w else ():
            g.phrase(r, f"can attack up to {{count:many_times}} times {end}", ir.AttackTimes, w=v)
            g.phrase(r, f"can attack up to 2 times {end}", ir.AttackTwice, w=v)
            g.phrase(r, f"can attack up to twice {end}", ir.AttackTwice, w=v + 10)
    g.phrase("action", "{what:subj} {rule:attacks_again} {duration:for_turn}", ir.Restrict, w=4)
    g.phrase("action", "{duration:front_time}, {what:lasting_subject} {rule:attacks_again}", ir.Restrict, w=15)
    g.terminal("three_or_more", _three_or_more, _show_number, starts=is_number)
    g.phrase("many_times", "{value:three_or_more}", ir.Num)


def _rules_of_damage(g: Grammar) -> None:
    """Ward that is ignored, damage that is not dealt or not taken."""
    r = "rule"
    # one card: the only keyword that binds attackers
    g.phrase(r, "<ignores/ignore> Ward", sv.IgnoresWard)
    # one card for some of these: a table, of which the next card may print any
    for w, word in enumerate(("cannot", "can't")):
        g.phrase(r, f"{word} deal damage", sv.CannotDealDamage, w=w)
        if w == 0:
            g.phrase(r, "<deals/deal> no damage", sv.CannotDealDamage, w=5)
            g.phrase(r, "<doesn't|don't> deal damage", sv.CannotDealDamage, w=2)
        for kind, dealt in DAMAGE[1:]:
            if w == 0:
                g.phrase(r, f"<deals/deal> no {dealt}", sv.CannotDealDamage, kind=kind, w=5)
            g.phrase(r, f"{word} deal {dealt}", sv.CannotDealDamage, kind=kind, w=w)
            if w == 0:
                g.phrase(r, f"<doesn't|don't> deal {dealt}", sv.CannotDealDamage, kind=kind, w=2)
        for kind, dealt in DAMAGE:  # "it can't deal damage to leaders this turn"
            g.phrase(r, f"{word} deal {dealt} to {{to:hurt}}", sv.CannotDealDamage, kind=kind, w=w)
            if w == 0:
                g.phrase(r, f"<deals/deal> no {dealt} to {{to:hurt}}", sv.CannotDealDamage, kind=kind, w=5)
                g.phrase(r, f"<doesn't|don't> deal {dealt} to {{to:hurt}}", sv.CannotDealDamage, kind=kind, w=2)
        g.phrase(r, f"{word} be destroyed", ir.CannotBeBroken, w=w)
        g.phrase(r, f"{word} be destroyed by abilities", ir.CannotBeBroken, by=ir.AnyPlayer(), w=w)
        for v, (by, kinds) in enumerate(
            (
                ("enemy abilities", ("ability",)),
                ("enemy cards or abilities", ("summon", "ability")),
                ("your opponent's cards or abilities", ("summon", "ability")),
                ("enemy spells and abilities", ("summon", "ability")),
                ("enemy spells or abilities", ("summon", "ability")),
                ("enemy cards and abilities", ("summon", "ability")),
                ("your opponent's spells and abilities", ("summon", "ability")),
            )
        ):
            g.phrase(r, f"{word} be selected by {by}", ir.CannotBeChosen, by=ir.Opponent(w=v), kinds=kinds, w=w)
        g.phrase(r, f"{word} be destroyed by enemy abilities", ir.CannotBeBroken, by=ir.Opponent(), w=w)
        for v, join in enumerate(("and", "or"), 10):  # what a spell does its ability does (10.1.1.4)
            both = f"{word} be destroyed by enemy spells {join} abilities"
            g.phrase(r, both, ir.CannotBeBroken, by=ir.Opponent(w=v), w=w)
            g.phrase(r, both.replace("enemy ", ""), ir.CannotBeBroken, by=ir.AnyPlayer(w=v), w=w)
        for spells, foe in (
            ("spells", ir.AnyPlayer()),
            ("enemy spells", ir.Opponent(w=3)),
            ("your opponent's spells", ir.Opponent(w=7)),
        ):
            by_spells = {"by": foe, "sources": SPELLS, "w": w}
            g.phrase(r, f"{word} be destroyed by {spells}", ir.CannotBeBroken, **by_spells)
            g.phrase(r, f"{word} be selected by {spells}", ir.CannotBeChosen, kinds=("ability",), **by_spells)
        for what, rule in (("returned to hand", ir.CannotBeReturned), ("banished", ir.CannotBeRemoved)):
            g.phrase(r, f"{word} be {what}", rule, by=ir.AnyPlayer(), w=w)
            g.phrase(r, f"{word} be {what} by enemy abilities", rule, by=ir.Opponent(), w=w)
        g.phrase(r, f"{word} be engaged by enemy abilities", ir.CannotBecomeDull, by=ir.Opponent(), w=w)
    for w, take in enumerate(("<doesn't|don't> take", "can't take")):
        # one card for some of these: a table, of which the next card may print any
        for kind, words in DAMAGE:
            g.phrase(r, f"{take} {words}", sv.TakesNoDamage, kind=kind, w=w)
        g.phrase(r, f"{take} damage from abilities", sv.TakesNoDamage, kind="ability", w=w + 2)
        for v, (words, foe) in enumerate(
            (("enemy abilities", ir.Opponent()), ("your opponent's abilities", ir.Opponent(w=1)))
        ):
            g.phrase(r, f"{take} damage from {words}", sv.TakesNoDamage, kind="ability", by=foe, w=w + 2 * v)
    g.phrase(r, "<deals/deal> damage equal to <its/their> defense", sv.DealsDefense)
    for w, (words, end) in enumerate((("defense", "attack"), ("[defense]", "[attack]")), 1):
        rather = f"<deals/deal> damage equal to <its/their> {words} instead of <its/their> {end}"
        g.phrase(r, rather, sv.DealsDefense, w=w)


def _several_rules(g: Grammar) -> None:
    """Several things that are forbidden in one breath."""
    n = "cannot_what"
    for words, node in (
        ("attack", ir.CannotAttack(w=1)), ("attack enemies", ir.CannotAttack()), ("take damage", sv.TakesNoDamage()), ("evolve", sv.CannotEvolve()),
        ("race", sv.CannotRace()),
        ("deal damage", sv.CannotDealDamage()), ("be attacked", sv.CannotBeAttacked()), ("be destroyed", ir.CannotBeBroken()),
        ("be destroyed by abilities", ir.CannotBeBroken(by=ir.AnyPlayer())),
        ("be selected by enemy abilities", ir.CannotBeChosen(by=ir.Opponent(), kinds=("ability",))),
        ("use [act] abilities", ir.CannotUseAbilities(("action",), w=1)), ("activate [act] abilities", ir.CannotUseAbilities(("action",))),
        ("be banished", ir.CannotBeRemoved(by=ir.AnyPlayer())), ("be returned to hand", ir.CannotBeReturned(by=ir.AnyPlayer())),
    ):  # fmt: skip
        g.value(n, words, node)
        if words.startswith("be "):
            g.value("cannot_be", words.removeprefix("be "), node)
    g.list("cannots", n, ", ", " or ", min=2, max=2)
    g.list("cannots", n, ", ", ", or ", min=3)
    g.list("cannots_be", "cannot_be", ", ", " or ", min=2, max=2)
    g.list("cannots_be", "cannot_be", ", ", ", or ", min=3)
    foe = ir.Opponent()
    for words, barred in (
        ("destroyed", ir.CannotBeBroken(by=foe)), ("banished", ir.CannotBeRemoved(by=foe)), ("returned to hand", ir.CannotBeReturned(by=foe)),
        ("engaged", ir.CannotBecomeDull(by=foe)), ("selected", ir.CannotBeChosen(by=foe, kinds=("ability",))),
        ("returned to its owner's hand", ir.CannotBeReturned(by=foe, w=5)), ("returned to their owners' hands", ir.CannotBeReturned(by=foe, w=6)),
    ):  # fmt: skip
        g.value("cannot_by", words, barred)
        if (
            words != "engaged"
        ):  # as a cost or by attacking a card becomes engaged by no ability, but the rule would be of both
            g.value("cannot_by_any", words, msgspec.structs.replace(barred, by=ir.AnyPlayer()))
    for many, one in (("cannots_by", "cannot_by"), ("cannots_by_any", "cannot_by_any")):
        g.list(many, one, ", ", " or ", min=2, max=2)
        g.list(many, one, ", ", ", or ", min=3)
    forms = (
        "can't {rules:cannots}",
        "cannot {rules:cannots}",
        "can't be {rules:cannots_be}",
        "cannot be {rules:cannots_be}",
        "can't be {rules:cannots_by} by enemy abilities",
        "cannot be {rules:cannots_by} by enemy abilities",
        "can't be {rules:cannots_by_any} by abilities",
        "cannot be {rules:cannots_by_any} by abilities",
    )
    for w, two in enumerate(forms):
        g.phrase("static", f"{{what:static_subject}} {two}", sv.RestrictTwo, duration=ALWAYS, w=w)
        for number in ("one", "many"):
            g.phrase(f"first_{number}", f"{{what:static_{number}}} {two}", sv.RestrictTwo, duration=ALWAYS, w=w)
            g.phrase(f"second_{number}", two, sv.RestrictTwo, what=ELIDED, duration=ALWAYS, w=w)
        g.phrase("action", f"{{what:subj}} {two} {{duration:for_turn}}", sv.RestrictTwo, w=w)
        g.phrase("action", f"{{duration:front_time}}, {{what:subj}} {two}", sv.RestrictTwo, w=w + 40)
        g.phrase("action", f"{{what:subj}} {two} {{duration:next_turn}}", sv.RestrictTwo, w=w + 20)
    pair = "{rule:rule/what} and {more:rule/what}"
    g.phrase("action", f"{{duration:front_time}}, {{what:lasting_subject}} {pair}", sv.RulePair)
    for w, behind in enumerate(("for_turn", "next_turn"), 1):
        g.phrase("action", f"{{what:subj}} {pair} {{duration:{behind}}}", sv.RulePair, w=w)
    start = "{what:static_subject} <doesn't|don't:what> refresh during"
    for w, whose in enumerate(("your", "its controller's", "their controller's")):
        words = f"{start} {whose} start phase"
        g.phrase("static", words, ir.Restrict, rule=ir.DoesNotActivate(), duration=ALWAYS, w=w + 1)


def _rules_of_coming(g: Grammar) -> None:
    """How cards come to the field, and who has these rules."""
    g.phrase("lasting_rule", "<is/are> put onto the field engaged", ir.EntersDull)
    g.phrase("lasting_rule", "<enters/enter> the field engaged", ir.EntersDull, w=1)
    for w, (verb, on_it) in enumerate(
        (v, o) for v in ("<is/are> put onto", "<enters/enter>") for o in ("", " on <it/them>")
    ):
        counters = f"{verb} the field with {{count:number}} {{counter:counter}} <counter/counters:count>{on_it}"
        g.phrase("lasting_rule", counters, sv.EntersWith, w=w)
    for w, words in enumerate((
        "can't be put onto the field except by playing it", "can't be put onto the field except by being played",
        "can't be put onto the field by abilities", "can only be put onto the field by playing it",
        "can only be put onto the field by being played", "can be put onto the field only by playing it",
        "can't be put onto the field by card effects", "can't be put onto the field by effects",
        "can't be put onto your field by abilities", "can't be put onto your field except by playing it",
        "can't be put onto your field except by being played",
    )):  # fmt: skip
        g.value("only_played", words, ir.NotPlayedByEffects(anywhere=True, w=w))
    g.phrase("static", "{what:source} {rule:only_played}", ir.Restrict, duration=ALWAYS, w=7)
    g.phrase("static", "{what:static_subject} {rule:rule/what}", ir.Restrict, duration=ALWAYS)
    g.phrase("static", "{what:static_subject} {rule:lasting_rule/what}", ir.Restrict, duration=ALWAYS)


def _three_or_more(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    text = source.text_at(pos)
    if text.isdecimal() and int(text) > 2 and not text.startswith("0"):  # twice has a node of its own
        yield pos + 1, int(text)


def _show_number(value: object, context: Context) -> str | None:
    return str(value) if isinstance(value, int) and value > 2 else None


def _having(g: Grammar) -> None:
    for category in ("source", "every", "every_many", "leader"):
        g.alias("static_subject", category)
    g.phrase("static_subject", "{group:group/many}", ir.All, w=4)
    g.phrase("static", "{to:static_subject} <has/have:to> {gains:gains}", ir.Gain, duration=ALWAYS)
    g.phrase("static", "{to:static_subject} <gets/get:to> {gains:gains}", ir.Gain, duration=ALWAYS, w=1)
    g.phrase("static", "{to:static_subject} <gains/gain:to> {gains:gains}", ir.Gain, duration=ALWAYS, w=13)
    g.phrase("static", "{to:static_subject} <has/have:to> {gains:gains_comma}", ir.Gain, duration=ALWAYS, w=11)
    g.phrase("static", "{to:static_subject} <gets/get:to> {gains:gains_comma}", ir.Gain, duration=ALWAYS, w=12)
    g.phrase("static", "{to:static_subject} <loses/lose:to> {losses:losses}", ir.Lose, duration=ALWAYS)
    g.phrase("static", "give {to:every} {gains:gains}", ir.Gain, duration=ALWAYS, w=2)
    for w, end in enumerate(("[attack]", "attack"), 20):
        g.phrase(
            "static", f"{{what:possessive}} {end} is equal to {{amount:amount}}", sv.SetAttack, duration=ALWAYS, w=w
        )
    # two things said of one subject: "this follower can't be banished and doesn't take combat damage"
    for number, subject in (("one", "static_one"), ("many", "static_many")):
        verbs = ("has", "gets") if number == "one" else ("have", "get")
        g.phrase(f"first_{number}", f"{{what:{subject}}} {{rule:rule/{number}}}", ir.Restrict, duration=ALWAYS)
        g.phrase(f"second_{number}", f"{{rule:rule/{number}}}", ir.Restrict, what=ELIDED, duration=ALWAYS)
        takes = "takes" if number == "one" else "take"
        less = {"to": ELIDED, "change": "reduce", "duration": ALWAYS, "w": 1}
        g.phrase(f"second_{number}", f"{takes} {{amount:digits}} less damage", ir.ReplaceDamage, **less)
        for w, verb in enumerate(verbs):
            g.phrase(f"first_{number}", f"{{to:{subject}}} {verb} {{gains:gains}}", ir.Gain, duration=ALWAYS, w=w)
            g.phrase(f"second_{number}", f"{verb} {{gains:gains}}", ir.Gain, to=ELIDED, duration=ALWAYS, w=w)
        s = "s" if number == "one" else ""
        costing: tuple[tuple[type[ir.Effect], str, dict[str, object]], ...] = (
            (ir.CostChange, f"cost{s} {{amount:digits}} less to play", {}),
            (ir.CostChange, f"cost{s} {{amount:digits}} more to play", {"more": True}),
            (sv.CostSet, f"cost{s} {{amount:digits}} play <point/points:amount> to play", {}),
        )
        for price, words, how in costing:
            priced = "source" if number == "one" else "every_many"
            g.phrase(f"first_{number}", f"{{what:{priced}}} {words}", price, w=60, **how)
            g.phrase(f"second_{number}", words, price, what=ELIDED, w=60, **how)
        for w, join in enumerate((" and ", ", and "), TWO_SAID):
            g.phrase("static", f"{{first:first_{number}}}{join}{{then:second_{number}}}", ir.Then, w=w)
    for category in ("source", "every", "leader"):
        g.alias("static_one", category)
    g.alias("static_many", "every_many")
    g.phrase("static_many", "{group:group/many}", ir.All, w=4)
    mine = sv.LeaderOf(YOU, w=9)
    for word in ("Overflow", "Sanguine"):
        g.value("made_active", word, sv.WordActive(word))
    g.phrase("static", "{rule:made_active} is active for you", ir.Restrict, what=mine, duration=ALWAYS, w=8)
    g.phrase("action", "{rule:made_active} is active for you {duration:for_turn}", ir.Restrict, what=mine, w=8)
    g.phrase("action", "{duration:front_time}, {rule:made_active} is active for you", ir.Restrict, what=mine, w=9)
    for words, w in (("this follower's name is also", 0), ("this card's name is also", 1)):
        g.phrase("static", f"{words} {{rule:also_named}}", ir.Restrict, what=ir.SelfRef(w=w), duration=ALWAYS)
    g.phrase("also_named", "{name:card_name}", ir.AlsoName)
    g.phrase("quoted_also", "{name:quoted_name}", ir.AlsoName)
    treated = {"what": ir.SelfRef(w=1), "duration": ALWAYS}
    # one card for some of these: with and without a full stop
    for v, verb in enumerate(("is treated as", "is also treated as", "is considered", "is also considered")):
        for w, end in enumerate(('".', '"', '."'), 900 + 3 * v):  # from shape.IN_PARENTHESES on
            words = f'(This card {verb} "{{rule:quoted_also}}{end})'
            for category in ("static_sentence", "playing_static"):
                g.phrase(category, words, ir.Restrict, w=w, **treated)
        g.phrase("static", f'this card {verb} "{{rule:quoted_also}}"', ir.Restrict, w=15 + v, **treated)
    for words, of in (("this follower's name is also treated as", 0), ("this card's name is also treated as", 1)):
        for w, name in enumerate(("{rule:also_named}", '"{rule:quoted_also}"'), 2):
            g.phrase("static", f"{words} {name}", ir.Restrict, what=ir.SelfRef(w=of), duration=ALWAYS, w=w)


def _damage(g: Grammar) -> None:
    s = "static"
    # one card for some of these: a table, of which the next card may print any
    for kind, words in DAMAGE:
        source = {} if not kind else {"source": ir.DamageSource(kinds=(kind,))}
        g.phrase(
            s, f"reduce {words} dealt to {{to:static_subject}} by {{amount:digits}}", ir.ReplaceDamage, change="reduce",
            duration=ALWAYS, **source,
        )  # fmt: skip
        for change, more in (("increase", "more"), ("reduce", "less")):
            fixed = {"change": change, "duration": ALWAYS, "kind": kind}
            dealt = f"{{dealer:static_subject}} <deals/deal:dealer> {{amount:digits}} {more} {words}"
            g.phrase(s, dealt, sv.DealtChange, **fixed)
            g.phrase(s, f"{dealt} to {{to:hurt}}", sv.DealtChange, **fixed)
        g.phrase(
            s, f"{words} dealt to {{to:static_subject}} is reduced by {{amount:digits}}", ir.ReplaceDamage, change="reduce",
            duration=ALWAYS, w=2, **source,
        )  # fmt: skip
        g.phrase(
            s, f"{{to:static_subject}} <takes/take:to> {{amount:digits}} less {words}", ir.ReplaceDamage, change="reduce",
            duration=ALWAYS, w=1, **source,
        )  # fmt: skip
    # one card, 4 phrases: any followers or leaders
    g.phrase("hurt", "{noun:card_noun/many}", ir.Group)
    g.phrase("hurt", "{noun:leader_noun/many}", ir.Group)
    g.phrase("hurt", "{noun:card_noun/many} {qualifiers:qualifiers/many}", ir.Group)
    g.phrase("hurt", "{adjectives:adjectives} {noun:card_noun/many} {qualifiers?:qualifiers/many}", ir.Group)
    g.phrase("hurt", "{adjectives:adjectives} {noun:leader_noun/many}", ir.Group)
    # two doublings behind one subject and one verb: attack damage to leaders, and combat damage to followers
    # one card, 2 phrases: one verb for two doublings
    g.phrase(s, "{effects:doubles}", ir.Both, w=6)
    g.list("doubles", "double", " and ", min=2, max=2)
    twice = {"change": "double", "amount": ir.Num(2), "duration": ALWAYS}
    # one card for some of these: a table, of which the next card may print any
    for kind, words in DAMAGE:
        g.phrase(
            "double",
            f"this follower deals double {words} to {{to:hurt}}",
            sv.DealtChange,
            dealer=THIS,
            kind=kind,
            **twice,
        )
        g.phrase("double", f"double {words} to {{to:hurt}}", sv.DealtChange, dealer=THIS, kind=kind, w=1, **twice)
        deals = f"{{dealer:static_subject}} <deals/deal:dealer> double {words}"
        g.phrase(s, deals, sv.DealtChange, kind=kind, **twice)
        g.phrase(s, f"{deals} to {{to:hurt}}", sv.DealtChange, kind=kind, w=2, **twice)
    _for_a_time(g)


def _for_a_time(g: Grammar) -> None:
    """Changed damage as an instruction: "until the end of the turn, reduce damage dealt to your leader by 1"."""
    a, t = "action", "{duration:front_time}, "
    takes = "{to:lasting_subject} <takes/take:to> {amount:digits} less damage"
    g.phrase(a, t + takes, ir.ReplaceDamage, change="reduce", w=2)
    reduced = "reduce damage dealt to {to:lasting_subject} by {amount:digits}"
    g.phrase(a, t + reduced, ir.ReplaceDamage, change="reduce", w=3)
    for change, more in (("increase", "more"), ("reduce", "less")):
        deals = f"{{dealer:lasting_subject}} <deals/deal:dealer> {{amount:digits}} {more} damage"
        g.phrase(a, t + deals, sv.DealtChange, change=change, w=3)
        behind = f"{{dealer:subj}} <deals/deal:dealer> {{amount:digits}} {more} damage {{duration:for_turn}}"
        g.phrase(a, behind, sv.DealtChange, change=change)
        for w, to in enumerate(("", " to {to:hurt}"), 4):
            whole = f"{{dealer:lasting_group}} <deals/deal:dealer> {{amount:digits}} {more} damage{to} {{duration:for_turn}}"
            g.phrase(a, whole, sv.DealtChange, change=change, w=w)
    for kind, words in DAMAGE:
        twice = {"change": "double", "amount": ir.Num(2), "kind": kind}
        deals = f"<deals/deal:dealer> double {words}"
        g.phrase(a, f"{{dealer:subj}} {deals} {{duration:for_turn}}", sv.DealtChange, **twice)
        g.phrase(a, f"{t}{{dealer:lasting_subject}} {deals}", sv.DealtChange, w=1, **twice)


def _set_stats(g: Grammar) -> None:
    """ "Your other followers' [attack] becomes 2": by which of two such abilities, says which card came later (10.9.1.6.1)."""
    for w, verb in enumerate(("becomes", "is"), 30):
        for v, (stat, node) in enumerate(
            (
                ("[attack]", sv.SetAttack),
                ("attack", sv.SetAttack),
                ("[defense]", sv.SetDefense),
                ("defense", sv.SetDefense),
            )
        ):
            fixed = {"duration": ALWAYS, "w": w + 2 * v}
            g.phrase("static", f"{{what:every_many}}' {stat} {verb} {{amount:digits}}", node, **fixed)
            g.phrase("static", f"{{what:own}} {stat} {verb} {{amount:digits}}", node, **fixed)
    for w, words in enumerate(("this follower's", "this card's")):
        g.value("own", words, ir.SelfRef(w=w))


def _special(g: Grammar) -> None:
    s, p = "static", "playing"
    g.phrase(s, "{what:static_subject} <costs/cost:what> {amount:digits} less to evolve", sv.EvolveCostChange, w=10)
    # one card, 2 phrases: two kinds of cards; for one kind see below
    g.phrase(s, "include both {group:mixed} in your cemetery when counting your Spellchain", sv.SpellchainCounts)
    g.phrase("mixed", "{noun:either_noun/many}", ir.Group)
    more = "include {group:counted_too} in your cemetery when counting your Spellchain"
    g.phrase(s, more, sv.SpellchainCounts, w=1)
    g.phrase("counted_too", "{adjectives?:adjectives} {noun:card_noun/many}", ir.Group)
    _copies(g)
    # one card for some of these: a table, of which the next card may print any
    for w, article in enumerate(("a", "an")):
        g.phrase(p, f"you can serve a Carrot to {article} {{group:group/one}} to race it", sv.ServeRule, w=w)


def _copies(g: Grammar) -> None:
    """How many of the card a deck may have (6.1.2): "you can put up to 10 of this card into your evolve deck"."""
    # one card, 2 phrases: how many copies; any number, in either deck
    for deck, where in (("evolve", "your evolve deck"), ("main", "your deck")):
        for w, copies in enumerate(("", "copies of ")):
            g.phrase(
                f"{deck}_copies", f"up to {{count:plural_integer}} {copies or 'of '}", sv.DeckCopies, deck=deck, w=w
            )
            g.value(f"{deck}_copies", f"any number of {copies}", sv.DeckCopies(0, deck, w=w))
        for w, (verb, into) in enumerate((v, i) for v in ("put", "include", "have") for i in ("into", "in")):
            words = f"you can {verb} {{rule:{deck}_copies}} this card {into} {where}"
            g.phrase("playing", words, ir.Restrict, what=ir.SelfRef(w=1), duration=ALWAYS, w=w)
