"""Instructions to cards on the field, leaders and players: select, damage, destroy, give, evolve, points."""

import msgspec

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar

YOU = ir.You()
FOREVER = ir.Permanent()
YOUR_PHASE = 9  # `DoesNotActivate.w`: "your next start phase", of one's own cards


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _selecting(g)
    _damage(g)
    _damage_by_cards(g)
    _simple(g)
    _done_to_cards(g)
    _values_set(g)
    _giving(g)
    _spans(g)
    _gives(g)
    _loses(g)
    _of_the_game(g)
    _numbers_of_cards(g)
    _points(g)
    _rules(g)


def _selecting(g: Grammar) -> None:
    t = "target"
    g.phrase(t, "{count:number} {group:group/count}", ir.Target)
    g.phrase(t, "another {group:another_group/one}", ir.Target, count=ir.Num(1))
    g.phrase(t, "another {group:another_apart}", ir.Target, count=ir.Num(1))
    g.phrase(t, "up to {count:digits} {group:group/count}", ir.Target, up_to=True)
    g.phrase(t, "any number of {group:group/many}", ir.Target, count=ir.Num(0), any_number=True)
    g.phrase(t, "one of {group:your_group/many}", ir.Target, count=ir.Num(1, w=3))
    g.phrase(t, "another one of {group:your_others/many}", ir.Target, count=ir.Num(1, w=4))
    g.phrase(t, "one of {group:their_group/many}", ir.Target, count=ir.Num(1, w=5))
    g.phrase(t, "up to {count:digits} of {group:your_group/many}", ir.Target, up_to=True, w=1)
    for target in (t, "placed_target"):
        g.phrase(target, "{count:article} {group:apart_group}", ir.Target)
    g.phrase(t, "up to {count:one_integer} {group:apart_group}", ir.Target, up_to=True)
    g.phrase("placed_target", "{count:article} {group:any_enemy}", ir.Target)
    g.list("targets", t, ", ", " and ")
    g.phrase("action", "select {targets:targets}", ir.Choose, player=YOU)
    g.list("targets_apart", t, ", ", ", and ", min=3)
    g.phrase("action", "select {targets:targets_apart}", ir.Choose, player=YOU, w=20)
    g.phrase("action", "select {target:random_target}", sv.SelectRandom)
    g.phrase("random_target", "a random {group:group/one}", ir.Target, count=ir.Num(1))
    for w, end in enumerate(("at random", "chosen at random"), 40):
        g.phrase("random_target", f"{{count:article}} {{group:group/one}} {end}", ir.Target, w=w)
    g.phrase("random_target", "{count:many_number} random {group:group/many}", ir.Target)
    # one card: there is one opponent, no more can be said
    g.phrase("action", "select an opponent", sv.SelectOpponent)


def _damage(g: Grammar) -> None:
    """Damage to somebody, and one verb for several."""
    a = "action"
    g.phrase(a, "deal {to:named_obj} {amount:digits} damage", ir.DealDamage)
    g.phrase(a, "deal {amount:digits} damage to {to:obj}", ir.DealDamage, w=1)
    g.phrase(a, "deal {to:many_pronoun} {amount:digits} damage each", ir.DealDamage, w=15)
    g.phrase(a, "deal {amount:digits} damage to {to:just_both}", ir.DealDamage, w=40)
    g.phrase(a, "deal {to:several} {amount:digits} damage", ir.DealDamage, w=7)
    g.phrase(a, "deal {to:every} {amount:digits} damage", ir.DealDamage, w=6)
    g.phrase(a, "deal {amount:that_much} damage to {to:obj}", ir.DealDamage, w=8)
    g.phrase(a, "deal {to:named_obj} {amount:that_much} damage", ir.DealDamage, w=9)
    g.phrase(a, "deal {to:named_obj} damage equal to {amount:amount}", ir.DealDamage, w=3)
    g.phrase(a, "deal damage equal to {amount:amount} to {to:obj}", ir.DealDamage, w=4)
    g.phrase(a, "deal damage to {to:obj} equal to {amount:amount}", ir.DealDamage, w=5)
    # one card, 3 phrases: one verb for two damages, of any amounts to anything
    g.phrase(a, "deal {effects:damage_parts}", ir.Both, w=5)
    g.list("damage_parts", "damage_part", " and ", min=2, max=2)
    g.phrase("damage_part", "{amount:digits} damage to {to:obj}", ir.DealDamage, w=1)
    g.phrase(a, "deal {effects:three_damages}", ir.Both, w=6)  # likewise, of three and more
    g.list("three_damages", "damage_part", ", ", ", and ", min=3)
    # "deal 3 damage to it and, if ..., 2 damage to its leader"
    g.phrase(a, "{first:damage_first} and, {then:damage_if}", ir.Then, w=5)
    g.phrase("damage_first", "deal {amount:digits} damage to {to:obj}", ir.DealDamage, w=1)
    g.phrase("damage_if", "if {condition:conditions}, {effect:damage_part}", ir.If)
    # one card for some of these: a table, of which the next card may print any
    for w, among in enumerate(("between", "among")):
        divided = f"deal {{amount:digits}} damage divided {among} {{to:many_pronoun}}"
        g.phrase(a, divided, ir.DivideDamage, w=w)
        g.phrase(a, f"{divided} as you choose", ir.DivideDamage, w=w + 2)
        g.phrase(a, divided.replace("divided", "divided as you choose"), ir.DivideDamage, w=w + 4)
        g.phrase(a, f"divide {{amount:digits}} damage {among} {{to:many_pronoun}}", ir.DivideDamage, w=w + 6)


def _damage_by_cards(g: Grammar) -> None:
    """Damage that cards deal, to each other or to somebody."""
    a = "action"
    two = {"a": ir.Pronoun("them"), "b": ir.Pronoun("elided")}
    for w, words in enumerate(("each other", "one another")):
        g.phrase(a, f"they deal damage equal to their attack to {words}", ir.DealEachOther, w=w, **two)
    g.phrase(a, "each deals damage equal to its attack to the other", ir.DealEachOther, w=2, **two)
    g.phrase(a, "they deal damage to each other equal to their attack", ir.DealEachOther, w=3, **two)
    for w, each_other in enumerate(("equal to their attack to each other", "to each other equal to their attack")):
        g.phrase(a, f"{{a:source}} and {{b:one_pronoun}} deal damage {each_other}", ir.DealEachOther, w=w)
        g.phrase(a, f"{{a:one_pronoun}} and {{b:source}} deal damage {each_other}", ir.DealEachOther, w=w)
    g.phrase(a, "{source:source} deals {amount:digits} damage to {to:obj}", ir.DealDamage, w=2)
    g.phrase(a, "{source:source} deals {amount:that_much} damage to {to:obj}", ir.DealDamage, w=13)
    g.phrase(a, "{source:one_pronoun} deals {amount:that_much} damage to {to:obj}", ir.DealDamage, w=13)
    g.phrase(a, "{source:one_pronoun} deals {amount:digits} damage to {to:obj}", ir.DealDamage, w=14)
    g.phrase(a, "{source:every} deals {amount:digits} damage to {to:obj}", ir.DealDamage, w=2)
    g.phrase(a, "{source:each_of_them} deals {amount:digits} damage to {to:obj}", ir.DealDamage, w=2)
    g.phrase(a, "{source:every_many} deal {amount:digits} damage to {to:obj}", ir.DealDamage, w=2)
    dealers = (
        ("this follower", ir.SelfRef()),
        ("it", ir.Pronoun("it")),
        ("that follower", ir.Pronoun("that_follower")),
    )
    for words, dealer in dealers:
        for w, (stat, of) in enumerate((s, cls) for cls, words_of in STATS.items() for s in words_of):
            own = {"source": dealer, "amount": of(dealer)}
            for v, to in enumerate(("obj", "picked_obj")):
                said = f"{words} deals damage equal to its {stat} to {{to:{to}}}"
                g.phrase(a, said, ir.DealDamage, w=10 + w + 20 * v, **own)
    g.phrase(a, "{source:source} deals {amount:digits} damage to {to:picked_obj}", ir.DealDamage, w=16)
    g.phrase(a, "{source:one_pronoun} deals {amount:digits} damage to {to:picked_obj}", ir.DealDamage, w=17)


STATS = {sv.AttackOf: ("attack", "[attack]"), sv.DefenseOf: ("defense", "[defense]")}


def _simple(g: Grammar) -> None:
    """Destroyed, banished, engaged, stolen ..."""
    a = "action"
    for verb, node in (
        ("destroy", ir.Break), ("engage", ir.Dull), ("refresh", ir.Activate), ("evolve", sv.Evolve), ("steal", sv.Steal),
        ("reveal", sv.Reveal),
    ):  # fmt: skip
        g.phrase(a, f"{verb} {{what:obj}}", node)
        g.phrase(a, f"{verb} {{what:just_both}}", node, w=40)
    g.phrase(a, "banish {what:just_both}", ir.RemoveFromGame, duration=FOREVER, w=40)
    for w, unpaid in enumerate(("without paying its cost", "without paying its evolve cost", "for 0 play points"), 5):
        g.phrase(a, f"evolve {{what:one_obj}} {unpaid}", sv.Evolve, w=w)
    for w, steal in enumerate(("steal", "take control of", "gain control of")):
        if w:
            g.phrase(a, f"{steal} {{what:obj}}", sv.Steal, w=w)
        g.phrase(a, f"{steal} {{what:obj}} {{duration:for_turn}}", sv.Steal, w=w)
        for v, time in enumerate(("until the end of the turn", "this turn"), 1):
            front = f"{time}, {steal} {{what:obj}}"
            g.phrase(a, front, sv.Steal, duration=ir.UntilEndOfTurn(w=v), w=w + 3)
    g.phrase(a, "banish {what:obj}", ir.RemoveFromGame, duration=FOREVER)
    # one card: of cards named before; engaging others is `engage`
    g.phrase(a, "you may engage any number of {what:many_pronoun}", sv.EngageAny, player=YOU)
    g.phrase(a, "you may engage up to {most:digits} of {what:many_pronoun}", sv.EngageAny, player=YOU)


def _done_to_cards(g: Grammar) -> None:
    """Raced, served, turned or transformed."""
    a = "action"
    # without a number it is once: sve 14.2.3.1.1, 14.2.1.1.1
    g.phrase(a, "race {what:named_obj}", sv.Race)
    for every in ("every", "every_many"):
        g.phrase(a, f"race {{what:{every}}}", sv.Race, w=2)
        g.phrase(a, f"serve {{what:{every}}}", sv.Serve, w=2)
        g.phrase(a, f"serve a Carrot to {{what:{every}}}", sv.Serve, w=5)
    # one card; any number
    g.phrase(a, "race {what:named_obj} {times:integer} times", sv.Race, w=1)
    g.phrase(a, "race {what:named_obj} twice", sv.Race, times=2, w=7)
    g.phrase(a, "serve {what:named_obj}", sv.Serve)
    g.phrase(a, "serve {what:named_obj} {times:integer} times", sv.Serve, w=1)
    g.phrase(a, "serve a Carrot to {what:named_obj}", sv.Serve, w=3)
    g.phrase(a, "serve {times:plural_integer} Carrots to {what:named_obj}", sv.Serve, w=4)
    g.phrase(a, "serve {what:named_obj} a Carrot", sv.Serve, w=6)
    g.phrase(a, "serve {what:named_obj} {times:plural_integer} Carrots", sv.Serve, w=7)
    for down, word in ((True, "facedown"), (False, "faceup")):
        g.phrase(a, f"turn {{what:named_obj}} {word}", sv.Turn, down=down)
        g.phrase(a, f"turn {{what:every}} {word}", sv.Turn, down=down, w=1)
    # one card for some of these: a table, of which the next card may print any
    for w, article in enumerate(("a", "an")):
        for one in ("one_obj", "each_of_them"):
            g.phrase(a, f"transform {{what:{one}}} into {article} {{name:token_name}} token", sv.Transform, w=w)
    g.phrase(a, "transform {what:every} into {name:token_name} tokens", sv.Transform, w=2)
    for w, article in enumerate(("a", "an"), 3):
        g.phrase(a, f"transform {{what:every}} into {article} {{name:token_name}} token", sv.Transform, w=w)
    # one card; any token; other objects beside
    g.phrase(a, "transform {what:many_pronoun} into {name:token_name} tokens", sv.Transform)
    g.phrase(a, "transform {what:every_many} into {name:token_name} tokens", sv.Transform, w=5)


def _values_set(g: Grammar) -> None:
    """Attack, defense and types that become others."""
    a = "action"
    g.phrase(a, "change {what:possessive} [attack] to {amount:digits}", sv.SetAttack)
    g.phrase(a, "change {what:every}'s [attack] to {amount:digits}", sv.SetAttack)
    g.phrase(a, "change {what:possessive} [attack] to {amount:digits} {duration:for_turn}", sv.SetAttack)
    g.phrase(a, "change {what:every}'s [attack] to {amount:digits} {duration:for_turn}", sv.SetAttack)
    for w, (stat, setter) in enumerate((("attack", sv.SetAttack), ("defense", sv.SetDefense)), 60):
        g.phrase(a, f"change {{what:possessive}} {stat} to {{amount:digits}}", setter, w=w)
    change = "change {what:possessive} attack to {amount:digits} {duration:for_turn}"
    g.phrase(a, change, sv.SetAttack, w=60)
    for w, verb in enumerate(("becomes {amount:digits}", "is changed to {amount:digits}"), 1):
        g.phrase(a, f"{{what:every}}'s [defense] {verb}", sv.SetDefense, w=w + 4)
        g.phrase(a, f"{{what:possessive}} [attack] {verb}", sv.SetAttack, w=w)
        g.phrase(a, f"{{what:possessive}} [defense] {verb}", sv.SetDefense, w=w)
        g.phrase(a, f"{{what:possessive}} defense {verb}", sv.SetDefense, w=w + 2)
        g.phrase(a, f"{{what:possessive}} attack {verb}", sv.SetAttack, w=w + 2)
        for v, stat in enumerate(("[attack]", "attack")):
            g.phrase(a, f"{{what:possessive}} {stat} {verb} {{duration:for_turn}}", sv.SetAttack, w=w + 2 * v)
    both = ("[attack] and [defense]", "[attack]/[defense]")
    for w, words in enumerate(both):
        for whose in ("{what:possessive} ", "{what:every}'s "):
            for until in ("", " {duration:for_turn}"):
                g.phrase(a, f"change {whose}{words} to {{amount:digits}}{until}", sv.SetBoth, w=w)
        g.phrase(a, f"change the {words} of {{what:obj}} to {{amount:digits}}", sv.SetBoth, w=w + 3)
        for v, verb in enumerate(("become", "are changed to")):
            g.phrase(a, f"{{what:possessive}} {words} {verb} {{amount:digits}}", sv.SetBoth, w=w + 2 * v + 6)
    for w, (stat, setter) in enumerate(
        (("[attack]", sv.SetAttack), ("attack", sv.SetAttack), ("[defense]", sv.SetDefense), ("defense", sv.SetDefense)), 20
    ):  # fmt: skip
        g.phrase(a, f"change the {stat} of {{what:obj}} to {{amount:digits}}", setter, w=w)
        if setter is sv.SetAttack:
            timed = f"change the {stat} of {{what:obj}} to {{amount:digits}} {{duration:for_turn}}"
            g.phrase(a, timed, setter, w=w)
    for w, (end, stats) in enumerate((
        ("attack", "attack"), ("[attack]", "attack"), ("defense", "defense"), ("[defense]", "defense"), ("attack and defense", "both"),
        ("[attack] and [defense]", "both"), ("[attack]/[defense]", "both"),
    )):  # fmt: skip
        g.phrase(a, f"double {{what:possessive}} {end}", sv.Doubled, stats=stats, w=w)
        if stats == "attack":
            g.phrase(a, f"double {{what:possessive}} {end} {{duration:for_turn}}", sv.Doubled, stats=stats, w=w)
    for name, words in (("Follower", "a follower"), ("Amulet", "an amulet"), ("Spell", "a spell")):
        g.phrase(a, f"change {{what:one_obj}} into {words}", sv.ChangeType, card_type=name, duration=FOREVER)
        g.phrase(a, f"{{what:one_obj}} becomes {words}", sv.ChangeType, card_type=name, duration=FOREVER, w=1)
        g.phrase(a, f"{{what:one_obj}} becomes {words} {{duration:for_turn}}", sv.ChangeType, card_type=name, w=1)
        g.phrase(a, f"change {{what:one_obj}} into {words} {{duration:for_turn}}", sv.ChangeType, card_type=name)
    # one card; any group and number
    g.phrase(a, "change {what:every}'s [defense] to {amount:digits}", sv.SetDefense)
    g.phrase(a, "change {what:possessive} [defense] to {amount:digits}", sv.SetDefense)


def _giving(g: Grammar) -> None:
    g.alias("gained", "stat_gained")
    g.phrase("stat_gained", "[attack]{attack:signed}/[defense]{defense:signed}", sv.StatUp)
    g.phrase("stat_gained", "[attack]{attack:signed}", sv.StatUp)
    g.phrase("stat_gained", "[defense]{defense:signed}", sv.StatUp)
    g.phrase("gained", "{keyword:keyword}", ir.KeywordGained)
    # one card; any trait
    g.phrase("gained", "the {trait:trait} trait", sv.TraitGained)
    g.phrase("gained", '"{abilities:gained_abilities}"', ir.AbilityGained)
    g.list("gains", "gained", ", ", " and ")
    g.list("gains_comma", "gained", ", ", ", and ", min=3)


def _spans(g: Grammar) -> None:
    """For how long."""
    # one card for some of these: a table, of which the next card may print any
    for w, words in enumerate(
        ("until the end of the turn", "until the end of this turn", "this turn", "for the rest of the turn")
    ):
        g.phrase("for_turn", words, ir.UntilEndOfTurn, w=w)
    g.phrase("for_turn", "for the rest of this turn", ir.UntilEndOfTurn, w=4)
    g.phrase("for_turn", "until end of turn", ir.UntilEndOfTurn, w=10)
    for w, words in enumerate(("during this attack", "until the end of this attack", "for the rest of this attack")):
        for category in ("for_turn", "front_time"):
            g.value(category, words, sv.DuringAttack(w=w))
    while_there = (("on the field", ir.WhileOnField, 0), ("on your field", ir.WhileOnYours, 10))
    for there, span, base in while_there:
        for w, (word, card) in enumerate(
            (word, card)
            for word in ("while", "as long as", "for as long as")
            for card in ("card", "follower", "amulet")
        ):
            this = ir.SelfRef(w={"card": 1, "follower": 0, "amulet": 2}[card])
            for category in ("for_turn", "front_time"):
                g.value(category, f"{word} this {card} is {there}", span(this, w=base + w))
    g.alias("for_turn", "for_next_turn")
    for w, (words, player) in enumerate(
        (
            ("your opponent's", ir.Opponent()),
            ("an opponent's", ir.Opponent()),
            ("your", YOU),
            ("each opponent's", ir.Opponent()),
        )
    ):
        n = "for_next_turn"
        g.phrase(n, f"until the end of {words} next turn", ir.UntilEndOfNextTurn, player=player, w=w)
    for w, (words, card) in enumerate((("its controller's", "it"), ("their controller's", "them")), 4):
        held = ir.UntilEndOfNextTurn(ir.ControllerOf(ir.Pronoun(card), w=w - 4), w=w)
        g.value("for_next_turn", f"until the end of {words} next turn", held)
    g.phrase("for_next_turn", "until the start of your next turn", ir.UntilBeginningOfTurn, player=YOU)


def _gives(g: Grammar) -> None:
    """Who is given what."""
    a = "action"
    g.list("gains_either", "gained", " or ", min=2, max=2)
    g.list("gains_either", "gained", ", ", ", or ", min=3)
    g.phrase(a, "give {to:obj} {gains:gains_either}", ir.GainEither, duration=FOREVER)
    g.phrase(a, "give {to:obj} {gains:gains_either} {duration:for_turn}", ir.GainEither)
    for category, w in (("gains", 0), ("gains_comma", 1)):
        g.phrase(a, f"give {{to:obj}} {{gains:{category}}}", ir.Gain, duration=FOREVER, w=w)
        g.phrase(a, f"give {{to:obj}} {{gains:{category}}} {{duration:for_turn}}", ir.Gain, w=w)
    g.phrase(a, "{to:giver} gives their leader {gains:gains}", ir.Gain, duration=FOREVER, w=8)
    g.value("giver", "its controller", sv.LeaderOf(ir.ControllerOf(ir.Pronoun("it")), w=4))
    g.value("giver", "each opponent", sv.LeaderOf(ir.Opponent(), w=4))
    g.value("giver", "each player", sv.LeaderOf(ir.EachPlayer(), w=4))
    for form in ("that player", "that opponent"):
        g.value("giver", form, sv.LeaderOf(ir.PronounPlayer(form), w=4))
    # one card: the gains in front; anything to anything
    g.phrase(a, "give {gains:gains} to {to:obj}", ir.Gain, duration=FOREVER, w=2)


def _loses(g: Grammar) -> None:
    """What is lost, gained or had, and what several get."""
    a = "action"
    for w, loss in enumerate(("all abilities", "all its abilities", "all of its abilities", "all their abilities")):
        g.value("lost", loss, ir.AllAbilities(w=w))
    g.phrase("lost", "{keyword:keyword}", ir.KeywordGained)
    g.list("losses", "lost", ", ", " and ")
    g.phrase(a, "{to:subj} <loses/lose:to> {losses:losses}", ir.Lose, duration=FOREVER)
    g.phrase(a, "{to:subj} <loses/lose:to> {losses:losses} {duration:for_turn}", ir.Lose)
    g.phrase(a, "{to:subj} <gains/gain:to> {gains:gains}", ir.Gain, duration=FOREVER, w=3)
    g.phrase(a, "{to:subj} <gains/gain:to> {gains:gains} {duration:for_turn}", ir.Gain, w=3)
    g.phrase(a, "{to:subj} <has/have:to> {gains:gains} {duration:for_turn}", ir.Gain, w=5)
    # "put it onto your field. It has Rush": of cards that were named alone; a group's having is a passive ability
    g.phrase(a, "{to:one_pronoun} has {gains:gains}", ir.Gain, duration=FOREVER, w=5)
    g.phrase(a, "{to:many_subject} have {gains:gains}", ir.Gain, duration=FOREVER, w=5)
    g.phrase(a, "{to:subj} <gets/get:to> {gains:gains} {duration:for_turn}", ir.Gain, w=10)
    for w, verb in enumerate(("<gains/gain:to>", "<has/have:to>", "<gets/get:to>"), 40):
        g.phrase(a, f"{{to:subj}} {verb} {{gains:gains_comma}} {{duration:for_turn}}", ir.Gain, w=w)
        g.phrase(a, f"{{duration:front_time}}, {{to:lasting_subject}} {verb} {{gains:gains_comma}}", ir.Gain, w=w + 5)
        if "has" not in verb:
            g.phrase(a, f"{{to:subj}} {verb} {{gains:gains_comma}}", ir.Gain, duration=FOREVER, w=w)
    g.phrase(a, "{duration:front_time}, give {to:obj} {gains:gains_comma}", ir.Gain, w=48)
    # one card: a translation; anything that anybody gets
    g.phrase(a, "{to:subj} <gets/get:to> {gains:gains}", ir.Gain, duration=FOREVER, w=10)
    # "give this follower Ward and your leader [defense]+2": one verb for two
    g.phrase(a, "give {effects:shares}", ir.Both, w=7)
    g.list("shares", "share", " and ", min=2, max=2)
    g.list("shares", "share", ", ", ", and ", min=3)
    for whom in ("one_obj", "every"):
        g.phrase("share", f"{{to:{whom}}} {{gains:gains}}", ir.Gain, duration=FOREVER)
    # "it loses all abilities and can't attack"; with a duration behind it, it would be open whether that is of both
    g.phrase(a, "{first:loses} and {then:restricted}", ir.Then, w=9)
    g.phrase("loses", "{to:subj} <loses/lose:to> {losses:losses}", ir.Lose, duration=FOREVER)
    for w, verb in enumerate(("gets", "gains", "has")):
        g.phrase("restricted", f"{verb} {{gains:gains}}", ir.Gain, to=ir.Pronoun("elided"), duration=FOREVER, w=w)
    g.phrase(a, "{first:lose_many} and {then:restricted_many}", ir.Then, w=43)
    g.phrase("lose_many", "{to:many_subject} lose {losses:losses}", ir.Lose, duration=FOREVER)
    for w, verb in enumerate(("get", "gain", "have"), 10):
        g.phrase("restricted_many", f"{verb} {{gains:gains}}", ir.Gain, to=ir.Pronoun("elided"), duration=FOREVER, w=w)
    g.phrase("restricted_many", "{rule:rule/many}", ir.Restrict, what=ir.Pronoun("elided"), duration=FOREVER, w=43)
    g.phrase("restricted", "{rule:rule/one}", ir.Restrict, what=ir.Pronoun("elided"), duration=FOREVER)
    # "give it Storm and, if it's a Pixie, [attack]+1"
    # one card, 4 phrases: a second gain under a condition, of which the recipient is not said again
    g.phrase(a, "{first:give_first} and, {then:give_if}", ir.Then, w=4)
    g.phrase("give_first", "give {to:obj} {gains:gains}", ir.Gain, duration=FOREVER)
    g.phrase("give_if", "if {condition:conditions}, {effect:give_rest}", ir.If)
    g.phrase("give_rest", "{gains:gains}", ir.Gain, to=ir.Pronoun("elided"), duration=FOREVER)


def _of_the_game(g: Grammar) -> None:
    """ "For the rest of the game, ...": the leader, who stays, is given that (4.3.3)."""
    given = {"to": sv.LeaderOf(YOU, w=11), "duration": FOREVER}
    for w, game in enumerate(("the game", "this game", "the match", "this match"), 60):
        g.phrase("clause", f"for the rest of {game}, {{gains:of_game}}", ir.Gain, w=w, **given)
        g.phrase(
            "action", f"give {{to:leader}} {{gains:quoted}} for the rest of {game}", ir.Gain, duration=FOREVER, w=w + 5
        )
    g.sequence("quoted", "quoted_one", max=1)
    g.phrase("quoted_one", '"{abilities:gained_abilities}"', ir.AbilityGained)
    g.sequence("of_game", "of_game_one", max=1)
    g.phrase("of_game_one", "{abilities:of_game_abilities}", ir.AbilityGained, w=1)
    g.sequence("of_game_abilities", "of_game_ability", max=1)
    g.phrase("of_game_ability", "{effects:of_game_statics}", ir.FieldAbility)
    for event in ("event", "phase_event"):
        g.phrase("of_game_ability", f"{{event:{event}}}, {{effects:of_game_steps}}", ir.AutoAbility)
    for category, parts in (("of_game_statics", ("static", "conditioned")), ("of_game_steps", ("done",))):
        g.sequence(category, f"{category}_one", max=1)
        for part in parts:
            g.phrase(f"{category}_one", f"{{effect:{part}}}", ir.Statement)


def _numbers_of_cards(g: Grammar) -> None:
    a = "action"
    # one card for some of these: a table, of which the next card may print any
    for w, verb in enumerate(("put", "place")):
        g.phrase(
            a,
            f"{verb} {{count:number}} {{counter:counter}} <counter/counters:count> on {{on:obj}}",
            ir.PlaceCounters,
            w=w,
        )
    g.phrase(a, "add {count:digits} to a Stack on your field", sv.AddToStack)
    g.phrase(a, "add {count:digits} to a Stack", sv.AddToStack, w=20)  # cards are those on the field (4.4.3)
    g.phrase(a, "add {count:digits} to another Stack on your field", sv.AddToStack, other=True)
    own = {"counter": "Stack", "on": ir.SelfRef(w=1)}
    for w, words in enumerate(("this card's Stack", "this Stack"), 60):
        g.phrase(a, f"add {{count:digits}} to {words}", ir.PlaceCounters, w=w, **own)
    g.phrase(a, "add {count:digits} to {on:stack_of}", ir.PlaceCounters, counter="Stack", w=62)
    for words, stack in (
        ("its Stack", "it"),
        ("that card's Stack", "that_card"),
        ("that amulet's Stack", "that_amulet"),
    ):
        g.value("stack_of", words, ir.Pronoun(stack))
    stacks = ir.Group(ir.TypeIs(("Amulet",)), (), (ir.WithKeyword("Stack"), ir.InZone(ir.Field(YOU))))
    for w, words in enumerate(("each Stack", "each of your Stacks", "each amulet with Stack"), 50):
        on = ir.All(stacks, w=w)
        end = "" if "your" in words else " on your field"
        g.phrase(a, f"add {{count:digits}} to {words}{end}", ir.PlaceCounters, counter="Stack", on=on, w=w)
    others = msgspec.structs.replace(stacks, adjectives=(ir.OtherThan(ir.SelfRef(w=9)),))
    for w, words in enumerate(("each other Stack", "each other amulet with Stack"), 53):
        on = ir.All(others, w=w)
        g.phrase(a, f"add {{count:digits}} to {words} on your field", ir.PlaceCounters, counter="Stack", on=on, w=w)
    # one card, 2 phrases: the only die of the rules (5.19.1)
    g.phrase(a, "roll a 6-sided die", sv.RollDie, player=YOU)
    g.phrase(a, "roll a die", sv.RollDie, player=YOU, w=1)


def _points(g: Grammar) -> None:
    a = "action"
    g.phrase(a, "recover {count:digits} play <point/points:count>", sv.RecoverPoints, player=YOU)
    # one card; other amounts are X
    g.phrase(a, "recover play points equal to {count:bound_count}", sv.RecoverPoints, player=YOU, w=1)
    for of in ("points", "measured_one"):
        g.phrase(a, f"recover play points equal to {{count:{of}}}", sv.RecoverPoints, player=YOU, w=2)
    for w, words in enumerate(("all play points", "all your play points", "all of your play points")):
        whole = sv.PlayPoints(YOU, maximum=True, w=10 + w)
        g.phrase(a, f"recover {words}", sv.RecoverPoints, player=YOU, count=whole, w=3)
    g.phrase(a, "decrease your maximum play points by {count:negated}", sv.MaxPoints, player=YOU)
    for w, lowers in enumerate(("reduce {} by", "lower {} by", "{} decrease by"), 30):
        lowered = lowers.format("your maximum play points")
        g.phrase(a, f"{lowered} {{count:negated}}", sv.MaxPoints, player=YOU, w=w)
    for w, are in enumerate(("are reduced by", "are decreased by"), 2):
        g.phrase(a, f"your maximum play points {are} {{count:negated}}", sv.MaxPoints, player=YOU, w=w)
    g.phrase("negated", "{amount:digits}", sv.Negative)
    g.phrase(a, "increase your maximum play points by {count:digits}", sv.MaxPoints, player=YOU)
    for whose, player in (
        ("each opponent's", ir.Opponent(w=4)),
        ("your opponent's", ir.Opponent()),
        ("each player's", ir.EachPlayer()),
    ):
        for verb, count in (("increase", "digits"), ("decrease", "negated")):
            words = f"{verb} {whose} maximum play points by {{count:{count}}}"
            g.phrase(a, words, sv.MaxPoints, player=player, w=1)
    for verb, count in (("increases", "digits"), ("decreases", "negated")):
        theirs = f"{{player:who}} {verb} their maximum play points by {{count:{count}}}"
        g.phrase(a, theirs, sv.MaxPoints)
    g.phrase(a, "{player:who} recovers {count:digits} play <point/points:count>", sv.RecoverPoints)
    # one card, 2 phrases: with and without capitals, any number
    g.phrase(a, "gain {count:number} Evolution <Point/Points:count>", sv.GainEvolutionPoints, player=YOU)
    g.phrase(a, "gain {count:number} evolution <point/points:count>", sv.GainEvolutionPoints, player=YOU, w=1)
    g.phrase(a, "recover {count:number} evolution <point/points:count>", sv.GainEvolutionPoints, player=YOU, w=2)
    for w, noun in enumerate(("evolution <point/points:count>", "Evolution <Point/Points:count>")):
        g.phrase(a, f"{{player:who}} gains {{count:number}} {noun}", sv.GainEvolutionPoints, w=w)
    # one card: the words of the rules (5.27)
    g.phrase(a, "take another turn after this one", sv.ExtraTurn, player=YOU)
    g.phrase(a, "skip your next turn", sv.SkipTurn, player=YOU)
    g.phrase(a, "{player:who} skips their next turn", sv.SkipTurn)
    for player, whose in ((ir.Opponent(w=5), "your opponent's"), (ir.Opponent(w=6), "each opponent's")):
        g.phrase(a, f"skip {whose} next turn", sv.SkipTurn, player=player)
    g.phrase(a, "{player:they} skip their next turn", sv.SkipTurn)
    for w, words in enumerate(("you win the game", "win the game")):
        g.phrase(a, words, ir.WinGame, player=YOU, w=w)
    g.phrase(a, "{player:who} loses the game", ir.LoseGame)
    g.phrase(a, "you lose the game", ir.LoseGame, player=YOU)


def _rules(g: Grammar) -> None:
    # the rules themselves are in statics.py
    a = "action"
    # one card; anybody, any rule, any time
    g.phrase(a, "{what:lasting_subject} {rule:rule/what} {duration:for_turn}", ir.Restrict)
    stays = ir.Restrict
    for w, form in ((0, "its controller's"), (1, "their controller's"), (2, "their"), (YOUR_PHASE, "your")):
        rule = ir.DoesNotActivate(next_only=True, w=w)
        for v, verb in enumerate(("<doesn't|don't:what> refresh", "can't refresh", "can't be refreshed")):
            words = f"{{what:subj}} {verb} during {form} next start phase"
            g.phrase(a, words, stays, rule=rule, duration=FOREVER, w=23 + v if v else 0)
            front = f"during {form} next start phase, {{what:subj}} {verb}"
            g.phrase(a, front, stays, rule=rule, duration=FOREVER, w=26 + v)
    # the time in front: "for the rest of this turn, ...", "until the end of your opponent's next turn, ...", "during its controller's next turn, ..."
    f = "front_time"
    for w, words in enumerate(
        ("for the rest of this turn", "during this turn", "this turn", "until the end of the turn", "until the end of this turn"), 5
    ):  # fmt: skip
        g.phrase(f, words, ir.UntilEndOfTurn, w=w)
    g.phrase(f, "until end of turn", ir.UntilEndOfTurn, w=10)
    g.phrase(f, "for the rest of the turn", ir.UntilEndOfTurn, w=3)
    g.alias(f, "for_next_turn")
    # one card, 2 phrases: any rule or gain in anybody's next turn
    g.alias(f, "next_turn")
    g.phrase("next_turn", "during {player:whose} next turn", ir.DuringNextTurn)
    for w, whose in enumerate(("their controller's", "their controllers'"), 1):
        several = ir.DuringNextTurn(ir.ControllerOf(ir.Pronoun("them"), w=w), w=1)
        g.value("next_turn", f"during {whose} next turn", several)
    g.alias("lasting_subject", "subj")
    g.alias("lasting_subject", "lasting_group")
    g.phrase("lasting_group", "{group:placed_part/many}", ir.All, w=4)
    g.phrase("lasting_group", "{group:enemy_part/many}", ir.All, w=4)
    for w, verb in enumerate(("<gets/get:to>", "<gains/gain:to>"), 50):
        g.phrase(a, f"{{duration:front_time}}, {{to:lasting_group}} {verb} {{gains:gains}}", ir.Gain, w=w)
    theirs = (ir.ControlledBy(ir.Opponent(w=3)),)
    g.phrase("enemy_part", "enemy {noun:card_noun/same}", ir.Group, adjectives=theirs)
    g.phrase("enemy_part", "enemy {noun:leader_noun/same}", ir.Group, adjectives=theirs)
    g.phrase(a, "{duration:front_time}, {to:lasting_subject} <loses/lose:to> {losses:losses}", ir.Lose, w=1)
    g.phrase(a, "{duration:front_time}, {what:lasting_subject} {rule:rule/what}", ir.Restrict, w=1)
    g.phrase(a, "{what:subj} {rule:rule/what} {duration:next_turn}", ir.Restrict, w=3)
    g.phrase(a, "{duration:front_time}, {to:lasting_subject} <has/have:to> {gains:gains}", ir.Gain, w=6)
    g.phrase(a, "{duration:front_time}, give {to:obj} {gains:gains}", ir.Gain, w=7)
    for w, verb in enumerate(("<has/have:to>", "<gains/gain:to>", "<gets/get:to>")):
        both = f"{{duration:front_time}}, {{to:lasting_subject}} {verb} {{gains:gains}} and {{rule:rule/to}}"
        g.phrase(a, both, ir.GainAndRule, w=w)
