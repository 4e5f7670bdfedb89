"""Conditions, triggers, limits and groups beside those that other modules say: another number, player, zone, verb."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.sve.ability_costs import ICONS

YOU = ir.You()
THIS = ir.SelfRef(w=1)


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _there(g)
    _rolled(g)
    _done_this_turn(g)
    _performed(g)
    _played_from(g)
    _such(g)
    _named_each(g)
    _put_away(g)
    _players(g)
    _hands(g)
    _prices(g)
    _counted(g)
    _barred(g)
    _start_phases(g)
    _others(g)
    _three_zones(g)
    _changes(g)
    _no_more_than_its(g)
    _them_and_others(g)
    _their_controllers(g)
    _in_hand(g)
    _equal(g)
    _quick(g)
    _more_of_the_die(g)
    _both_values(g)
    _enemies(g)
    _until_so_many(g)
    _translated(g)


def _there(g: Grammar) -> None:
    """ "There are at least 10 cards in your cemetery and at least 5 cards in your hand", "there are followers on your field"."""
    c = "condition"
    g.phrase("so_many_there", "at least {count:digits} {group:group/count}", ir.Exists)
    g.phrase("so_many_there", "{count:digits} or more {group:group/count}", ir.Exists, w=1)
    g.phrase("so_many_there", "no {group:group/many}", ir.Exists, count=ir.Num(0), compare="=", w=2)
    g.list("so_many_each", "so_many_there", " and ", min=2, max=2)
    g.list("so_many_each", "so_many_there", ", ", ", and ", min=3)
    g.phrase(c, "there are {conditions:so_many_each}", ir.And, w=5)
    some = {"count": ir.Num(1), "compare": ">="}
    g.phrase(c, "there are {group:group/many}", ir.Exists, w=70, **some)
    g.phrase(c, "there are any {group:group/many}", ir.Exists, w=71, **some)


def _rolled(g: Grammar) -> None:
    c, result = "condition", sv.DieResult()
    for w, article in enumerate(("", "a ")):
        words = f"you roll at least {article}{{right:digits}}"
        g.phrase(c, words, ir.Compare, left=result, compare=">=", w=50 + w)
    for word, odd in (("odd", True), ("even", False)):
        g.phrase(c, f"the result is {word}", ir.Parity, number=result, odd=odd, w=2)
        g.phrase(c, f"the number rolled is {word}", ir.Parity, number=result, odd=odd, w=3)
        g.phrase(c, f"the number rolled is an {word} number", ir.Parity, number=result, odd=odd, w=4)


def _done_this_turn(g: Grammar) -> None:
    """ "If you've summoned a Fairy token this turn", "if your leader has gained [defense] this turn"."""
    c = "condition"
    for w, have in enumerate(("you've", "you", "you have")):
        for v, article in enumerate(("a", "an")):
            made = f"{have} summoned {article} {{subject:done_by_summon}} this turn"
            place = {"by": YOU, "w": w + 4 * v + 10}
            g.phrase("made_event", made, ir.CardEvent, happenings=(ir.EntersField(YOU, w=5),), **place)
            for where, zone in (
                ("onto your field", ir.EntersField(YOU, w=6)), ("into your EX area", sv.IsPutInto(sv.ExArea(YOU), w=6)),
                ("into your cemetery", sv.IsPutInto(sv.Cemetery(YOU), w=6)),
            ):  # fmt: skip
                put = f"{have} put {article} {{subject:done_by_summon}} {where} this turn"
                g.phrase("made_event", put, ir.CardEvent, happenings=(zone,), **place)
        for v, form in enumerate(("at least {times:two_or_more}", "{times:two_or_more} or more")):
            many = f"{have} summoned {form} {{event:many_made}} this turn"
            g.phrase(c, many, ir.HappenedThisTurn, w=60 + 3 * v + w)
    mine = {"happenings": (ir.EntersField(YOU, w=5),), "by": YOU}
    g.phrase("many_made", "{subject:made_many}", ir.CardEvent, w=20, **mine)
    g.phrase("made_many", "{group:bare_one/many}", ir.OneSubject, w=9)
    g.phrase(c, "{event:made_event}", ir.HappenedThisTurn, w=11)
    for w, (has, end) in enumerate((h, e) for h in ("has gained", "has lost") for e in ("[defense]", "defense")):
        change = (sv.DefenseChanges(down="lost" in has),)
        g.phrase("past_event", f"{{subject:leader}} {has} {end}", ir.CardEvent, happenings=change, w=w + 60)
    lower = (sv.DefenseChanges(down=True),)
    for w, (was, end) in enumerate((w, e) for w in ("was", "has been") for e in ("[defense]", "defense")):
        words = f"{{subject:leader_possessive}} {end} {was} reduced"
        g.phrase("past_event", words, ir.CardEvent, happenings=lower, w=w + 70)


def _performed(g: Grammar) -> None:
    """ "If you've performed Earth Rite at least 2 times this turn", "the number of times you've performed Earth Rite this turn"."""
    for w, (have, what) in enumerate((h, n) for h in ("you've", "you", "you have") for n in ("Earth Rite", "Lesson")):
        for v, article in enumerate(("", "a ") if what == "Lesson" else ("",)):
            done = sv.Performs(YOU, what, w=30 + 2 * w + v)
            g.value("past_attack", f"{have} performed {article}{what}", done)


def _played_from(g: Grammar) -> None:
    """ "This card can only be played from your EX area"."""
    zones = (("hand", "hand"), ("EX area", "ex_area"), ("cemetery", "cemetery"))
    for words, name in zones:
        g.value("only_there", f"from your {words}", ir.SourceIn(THIS, name, w=5))
        g.value("not_there", f"from your {words}", ir.Not(ir.SourceIn(THIS, name, w=5)))
    g.phrase("played_only", "{condition:only_there}", sv.PlayOnlyIf)
    g.phrase("played_only", "{condition:since_turn}", sv.PlayOnlyIf)
    g.phrase("played_only", "{condition:late_enough}", sv.PlayOnlyIf)
    g.phrase("played_not", "{condition:not_there}", sv.PlayOnlyIf)
    for w, (words, rule) in enumerate(
        (
            ("this card can only be played", "played_only"), ("you can only play this card", "played_only"),
            ("you can play this card only", "played_only"), ("this card can't be played", "played_not"), ("you can't play this card", "played_not"),
        ), 3
    ):  # fmt: skip
        said = f"{words} {{rule:{rule}}}"
        g.phrase("playing", said, ir.Restrict, what=THIS, duration=ir.Continuous(), w=w)


def _such(g: Grammar) -> None:
    """ "Each follower that isn't a Pixie follower", "a [quick] spell", "an enemy follower that's attacking"."""
    q = "qualifier"
    g.phrase("being_such", "{adjectives?:adjectives} {noun:card_noun/same}", ir.Group)
    for w, article in enumerate(("a", "an"), 30):
        g.phrase(q, f"that isn't {article} {{filter:being_such/one}}", ir.Without, w=w)
    g.phrase(q, "that aren't {filter:being_such/many}", ir.Without, w=32)
    g.phrase(q, "<that isn't a token|that aren't tokens>", ir.Without, filter=sv.IsToken(), w=33)
    _left_out(g)
    for w, form in enumerate(("that is", "that's", "that are"), 20):
        g.value(q, f"{form} attacking", ir.StatusIs(status="attacking", w=w))
    for icon, keyword in (("quick", "Quick"), ("lastwords", "Last Words"), ("fanfare", "Fanfare")):
        for category in ("adjective", "plain_adjective"):
            g.value(category, f"[{icon}]", ir.WithKeyword(keyword, w=8))


def _left_out(g: Grammar) -> None:
    """ "Each follower other than Pixie followers", "each card on the field except tokens"."""
    q = "qualifier"
    g.phrase("being_such", "{adjectives:token_adjectives} {noun:token_noun/same}", ir.Group, w=1)
    for w, out in enumerate(("other than", "except", "except for")):
        for v, article in enumerate(("a", "an")):
            g.phrase(q, f"{out} {article} {{filter:being_such/one}}", ir.Without, w=50 + 10 * w + v)
        g.phrase(q, f"{out} {{filter:being_such/many}}", ir.Without, w=52 + 10 * w)
        g.phrase(q, f"{out} those with {{filter:lacking}}", ir.Without, w=56 + 10 * w)
        for v, tokens in enumerate(("a token", "tokens"), 53):
            g.value(q, f"{out} {tokens}", ir.Without(sv.IsToken(), w=v + 10 * w))
        if w:
            g.phrase(q, f"{out} {{filter:other_name}}", ir.Without, w=55 + 10 * w)
            for card in ("source", "one_pronoun"):
                g.phrase(q, f"{out} {{card:{card}}}", ir.OtherThan, w=10 * w)


def _named_each(g: Grammar) -> None:
    """ "A Lantern Moth or a Mossback Elder": each name with its article."""
    for w, join in enumerate((" or a ", " or an "), 5):
        g.list("name_noun", "name_noun_one", join, cls=ir.AnyTrait, field="options", min=2, max=2, w=w)


def _put_away(g: Grammar) -> None:
    """ "Whenever a follower is put into an opponent's cemetery"."""
    for w, (words, foe) in enumerate((("an opponent's", 0), ("your opponent's", 1), ("each opponent's", 4)), 40):
        cemetery = {"zone": sv.Cemetery(ir.Opponent(w=foe)), "w": w}
        for where, source in (("", ""), (" from the field", "field"), (" from anywhere", "")):
            put = {**cemetery, "source": source, "w": w + 10 * ("anywhere" in where)}
            g.phrase("happening", f"is put into {words} cemetery{where}", sv.IsPutInto, **put)
            g.phrase("happening_many", f"are put into {words} cemetery{where}", sv.IsPutInto, **put)


def _players(g: Grammar) -> None:
    """ "An opponent discards a card": there is one."""
    g.phrase("who", "an opponent", ir.Opponent, w=2)


def _hands(g: Grammar) -> None:
    a = "action"
    for words, foe in (("your opponent's", 1), ("an opponent's", 0), ("each opponent's", 4)):
        g.phrase(a, f"reveal {words} hand", ir.RevealHand, player=ir.Opponent(w=foe), w=2)
    for category in ("every", "every_many"):
        g.phrase(a, f"add {{what:{category}}} to your hand", ir.ToHand, player=YOU, verb="add", w=20)
    g.phrase("clause", "engage any number of {what:many_pronoun}", sv.EngageAny, player=YOU, w=1)
    g.phrase("token_zone", "onto your field or EX area", sv.OneOfZones, zones=(ir.Field(YOU), sv.ExArea(YOU)), w=1)


def _prices(g: Grammar) -> None:
    """ "Change this card's [evolve] cost to 0 this turn", "its [evolve] cost becomes 0"."""
    for icon, kind in ICONS:
        of_one = f"{{what:possessive}} {icon} cost"
        g.phrase("new_cost", f"{of_one} becomes {{amount:digits}}", sv.SetEvolveCost, w=21, **kind)
        for span, w in (("for_turn", 0), ("next_turn", 2)):
            changed = f"{{effect:changed_{icon[1:-1]}}}"
            g.phrase("action", f"{changed} {{duration:{span}}}", sv.CostFor, w=w + 4)
        g.phrase("action", f"{{duration:front_time}}, {changed}", sv.CostFor, w=5)
        g.phrase(f"changed_{icon[1:-1]}", f"change {of_one} to {{amount:digits}}", sv.SetEvolveCost, **kind)


def _counted(g: Grammar) -> None:
    """ "For each 3 spells in your cemetery", "10 minus the number of cards in your hand"."""
    for part in ("counted", "measured"):
        g.phrase("amount", f"{{base:integer_amount}} minus {{less:{part}}}", ir.Minus, w=1)


def _barred(g: Grammar) -> None:
    for w, word in enumerate(("can't", "cannot"), 10):
        for what, rule in (("returned to hand", ir.CannotBeReturned), ("banished", ir.CannotBeRemoved)):
            g.phrase("rule", f"{word} be {what} by abilities", rule, by=ir.AnyPlayer(), w=w)
        g.phrase("rule", f"{word} be engaged by abilities", ir.CannotBecomeDull, by=ir.AnyPlayer(), w=w)
        for v, due in enumerate(("due to", "by", "because of")):
            for abilities, by in (("abilities", ir.AnyPlayer()), ("enemy abilities", ir.Opponent())):
                g.phrase("rule", f"{word} leave the field {due} {abilities}", ir.CannotLeaveField, by=by, w=w + 2 * v)


def _start_phases(g: Grammar) -> None:
    """ "They don't refresh during their controllers' next start phases"."""
    for w, phase in enumerate(("start phase", "start phases"), 3):
        rule = ir.DoesNotActivate(next_only=True, w=w)
        for v, verb in enumerate(("<doesn't|don't:what> refresh", "can't refresh", "can't be refreshed")):
            words = f"{{what:subj}} {verb} during their controllers' next {phase}"
            g.phrase("action", words, ir.Restrict, rule=rule, duration=ir.Permanent(), w=v + 23)


def _others(g: Grammar) -> None:
    """ "As long as there is a Pixie follower on your field, this follower has Aura"."""
    for w, word in enumerate(("as long as", "for as long as"), 20):
        g.phrase("conditioned", f"{word} {{condition:conditions}}, {{effect:whole}}", ir.If, w=w)


def _three_zones(g: Grammar) -> None:
    """ "Each follower in your hand, on your field, and in your EX area"."""
    # one card for some of these: any zones
    for w, last in ((1, ", and "), (10, ", or ")):
        g.list("two_places", "in_place", ", ", last, cls=sv.OneOfZones, field="zones", min=3, w=w)


def _changes(g: Grammar) -> None:
    """What is done to cards, in words beside those of others."""
    a = "action"
    g.phrase(a, "return {what:just_both} to their owners' hands", ir.ToHand, player=ir.Owner(w=1), verb="return", w=40)
    g.phrase(a, "add {what:just_both} to your hand", ir.ToHand, player=YOU, verb="add", w=40)
    g.phrase("gained", 'the following ability: "{abilities:gained_abilities}"', ir.AbilityGained, w=5)
    g.value("qualifier", "put onto the field this turn", ir.EnteredThisTurn(w=6))
    for w, (end, stats) in enumerate(
        (
            ("attack", "attack"), ("[attack]", "attack"), ("defense", "defense"), ("[defense]", "defense"),
            ("attack and defense", "both"), ("[attack] and [defense]", "both"), ("[attack]/[defense]", "both"),
        ), 20
    ):  # fmt: skip
        # of one: of several, each has another attack
        g.phrase(a, f"double the {end} of {{what:one_obj}}", sv.Doubled, stats=stats, w=w)
    for w, steal in enumerate(("take control of", "gain control of"), 40):
        g.phrase(a, f"{steal} {{what:picked_obj}}", sv.Steal, w=w)
        g.phrase(a, f"{steal} {{what:picked_obj}} {{duration:for_turn}}", sv.Steal, w=w)


def _them_and_others(g: Grammar) -> None:
    """ "Deal 2 damage to them and this follower"."""
    g.alias("several_one", "many_pronoun")


def _no_more_than_its(g: Grammar) -> None:
    """ "An enemy follower with attack equal to or less than this follower's"."""
    for stat, cls, node in (
        ("attack", sv.AttackIs, sv.AttackOf), ("defense", sv.DefenseIs, sv.DefenseOf), ("cost", ir.CostIs, ir.CostOf),
    ):  # fmt: skip
        g.phrase(f"{stat}_of_its", "{card:possessive}", node, w=9)
        for w, (words, compare) in enumerate(
            (
                ("less than", "<"), ("greater than", ">"), ("less than or equal to", "<="), ("equal to or less than", "<="),
                ("greater than or equal to", ">="), ("equal to or greater than", ">="), ("equal to", "="),
            ), 80
        ):  # fmt: skip
            g.phrase("qualifier", f"with {stat} {words} {{amount:{stat}_of_its}}", cls, compare=compare, w=w)


def _their_controllers(g: Grammar) -> None:
    """ "Select up to 2 followers on the field and destroy them. Their controllers draw a card"."""
    for w, (category, words) in enumerate((("they", "their controllers"), ("who", "their controller"))):
        g.value(category, words, ir.ControllerOf(ir.Pronoun("them"), w=w + 10))
    several = ir.DuringNextTurn(ir.ControllerOf(ir.Pronoun("them"), w=2), w=2)
    g.value("next_turn", "during their controllers' next turns", several)


def _in_hand(g: Grammar) -> None:
    """ "An opponent has more cards in hand than you", "at least 1 unused play point"."""
    c = "condition"
    for who, words, v in ((ir.Opponent(), "your opponent", 0), (ir.Opponent(), "an opponent", 2)):
        theirs, mine = (ir.CountOf(ir.Group(ir.IsCard(), (), (ir.InZone(ir.Hand(p)),))) for p in (who, YOU))
        for w, (more, compare) in enumerate((("more", ">"), ("fewer", "<"))):
            g.value(c, f"{words} has {more} cards in hand than you", ir.Compare(theirs, mine, compare, w=15 + v + w))
            for u, foe in enumerate((words, words.replace("an ", "each ").replace("your", "each"))):
                said = f"you have {more} cards in hand than {foe}"
                if u == 0 or v == 0:
                    g.value(c, said, ir.Compare(mine, theirs, compare, w=300 + v + w + 10 * u))
    for w, (form, compare) in enumerate(
        (
            ("at least {count:digits}", ">="),
            ("{count:digits} or more", ">="),
            ("{count:digits} or fewer", "<="),
            ("{count:digits} or less", "<="),
        ),
        20,
    ):
        held = {"group": ir.Group(ir.IsCard(), (), (ir.InZone(ir.Hand(YOU)),)), "compare": compare}
        g.phrase(c, f"you have {form} <card/cards:count> in hand", ir.Controls, player=YOU, w=w, **held)
    hit = (
        ("an enemy leader", "Leader", ir.Opponent()), ("the enemy leader", "Leader", ir.Opponent()),
        ("an enemy follower", "Follower", ir.Opponent()), ("your leader", "Leader", YOU),
    )  # fmt: skip
    for w, (whom, kind, whose) in enumerate(hit, 1):
        foes = ir.OneSubject(ir.Group(ir.TypeIs((kind,)), (ir.ControlledBy(whose),)), w=w)
        attacked = {"happenings": (sv.AttacksWhom(foes, w=w),)}
        for v, verb in enumerate(("attacked", "has attacked")):
            words = f"{{subject:asked_card}} {verb} {whom}"
            g.phrase("past_event", words, ir.CardEvent, w=10 * w + v + 100, **attacked)
        for v, form in enumerate(("that attacked {}", "that has attacked {}", "that have attacked {}")):
            g.value("qualifier", f"{form.format(whom)} this turn", sv.DidThisTurn(sv.AttacksWhom(foes, w=w), w=v))
    for w, article in enumerate(("a", "an")):
        g.phrase("asked_card", f"{article} {{group:group/one}}", ir.OneSubject, w=w)
    g.phrase("asked_card", "one of {group:your_group/many}", ir.OneSubject)
    g.alias("asked_card", "source")
    g.alias("asked_card", "one_pronoun")
    for v, (words, compare) in enumerate((("at least {count:digits}", ">="), ("{count:digits} or more", ">="))):
        for u, left in enumerate(("unused", "remaining")):
            unused = f"you have {words} {left} play <point/points:count>"
            g.phrase(c, unused, sv.PointsAre, player=YOU, compare=compare, w=50 + v + 10 * u)
    for w, word in enumerate(("attack", "[attack]", "defense", "[defense]"), 10):
        cls = sv.AttackIs if "attack" in word else sv.DefenseIs
        for more, compare in (("less", "<"), ("more", ">")):
            g.phrase("stat_is", f"{more} than {{amount:amount_number}} {word}", cls, compare=compare, w=w)
    g.value("happening", "is evolved", sv.Evolves(w=3))
    g.value("happening_many", "are evolved", sv.Evolves(w=3))
    taken = "remove {count:number} {counter:counter} <counter/counters:count> from an {group:group/one}"
    g.phrase("cost_action", taken, ir.PayCountersGroup, w=4)


def _equal(g: Grammar) -> None:
    """ "This follower's [attack] is equal to the number of cards in your hand"."""
    for w, verb in enumerate(("equals", "is equal to"), 60):
        for v, (stat, node) in enumerate(
            (("[attack]", sv.SetAttack), ("attack", sv.SetAttack), ("[defense]", sv.SetDefense), ("defense", sv.SetDefense))
        ):  # fmt: skip
            fixed = {"duration": ir.Continuous(), "w": w + 2 * v}
            g.phrase("static", f"{{what:own}} {stat} {verb} {{amount:counted}}", node, **fixed)


def _quick(g: Grammar) -> None:
    """ "Spells in your hand have [quick]" (12.3.2)."""
    g.value("gained", "[quick]", ir.KeywordGained("Quick", w=5))


def _more_of_the_die(g: Grammar) -> None:
    """ "X equals half the number rolled, rounded up"; and options of which a player named before picks; cards shuffled back."""
    for w, (half, (before, behind)) in enumerate(
        (h, r) for h in ("half", "half of") for r in ((", ", ""), (" (", ")"), (" ", ""))
    ):
        for down, word in ((False, "up"), (True, "down")):
            rounded = f"{half} {{of:rolled}}{before}rounded {word}{behind}"
            g.phrase("amount", rounded, sv.HalfUp, down=down, w=w + 30)
    for w, offer in enumerate((" of the following", " of the following effects")):
        words = f"{{player:they}} choose {{count:how_many}}{offer}"
        g.phrase("modal_header", words, ir.ModalHeader, printed=ir.Num(0), w=w)
    for w, rest in enumerate(("the remaining cards", "any remaining cards", "the rest")):
        back = {"among": ir.Pronoun("revealed"), "to": ir.DeckBottom(YOU, "random"), "shuffle": True}
        g.phrase("action", f"shuffle {rest} into your deck", ir.PutRest, w=w, **back)


def _both_values(g: Grammar) -> None:
    """ "Change its attack and defense to 1"."""
    for whose in ("{what:possessive} ", "{what:every}'s "):
        for until in ("", " {duration:for_turn}"):
            g.phrase("action", f"change {whose}attack and defense to {{amount:digits}}{until}", sv.SetBoth, w=2)
    g.phrase("action", "change the attack and defense of {what:obj} to {amount:digits}", sv.SetBoth, w=5)


def _enemies(g: Grammar) -> None:
    """ "An enemy leader or follower": both are enemies. With a place behind it that is open."""
    foe = (ir.ControlledBy(ir.Opponent(w=3)),)
    both = {"first": ir.Group(ir.TypeIs(("Leader",)), foe), "second": ir.Group(ir.TypeIs(("Follower",)), foe)}
    for w, word in enumerate(("or", "and"), 30):
        words = f"enemy <leader/leaders> {word} <follower/followers>"
        g.phrase(f"leader_{word}_follower", words, ir.NounOr, w=w, **both)
    for word in ("or", "and"):
        g.phrase("group", f"{{noun:leader_{word}_follower/same}}", ir.Group)
    for name, state in (("non-evolved", sv.IsEvolved()), ("non-racing", sv.IsRacing())):
        g.value("adjective", name, ir.Without(state, w=3))


def _until_so_many(g: Grammar) -> None:
    """ "Summon Knight tokens until there are 5 cards on your field"; points that are paid in words; what is performed by anybody."""
    g.phrase("until_there", "until there are {base:digits} {less:more_of}", ir.Minus, w=5)
    for w, (verb, place, into) in enumerate(
        (
            ("summon", "", ir.Field(YOU)), ("put", " into your EX area", sv.ExArea(YOU)),
            ("put", " onto your field", ir.Field(ir.You(w=1))),
        ), 70
    ):  # fmt: skip
        words = f"{verb} {{names:one_name}} tokens{place} {{count:until_there}}"
        g.phrase("action", words, sv.CreateTokens, player=YOU, into=into, w=w)
    g.phrase("icons_paid", "{icons:points_paid}", ir.Cost, w=1)
    g.sequence("points_paid", "points_paid_one", max=1)
    g.phrase("points_paid_one", "{amount:plural_integer} play points", sv.PlayPointCost, w=5)
    g.value("points_paid_one", "1 play point", sv.PlayPointCost(1, w=5))
    for w, word in enumerate(("whenever", "when"), 30):
        for what in ("Earth Rite", "Lesson"):
            for category in ("event", "plain_event"):
                done = sv.Performs(ir.AnyPlayer(), what, w=w)
                g.value(category, f"{word} {'a ' * (what == 'Lesson')}{what} is performed", done)


def _translated(g: Grammar) -> None:
    """As translations print it: "banish an enemy follower", "your leader recovers 3 defense", "with cost 3 or less"."""
    theirs = (ir.ControlledBy(ir.Opponent(w=3)),)
    g.phrase("placed_target", "{count:article} {group:enemy_alone}", ir.Target)
    g.phrase("enemy_alone", "enemy {noun:card_noun/one}", ir.Group, adjectives=theirs)
    g.phrase("defense_said", "{defense:digits} defense", sv.StatUp, w=7)
    g.phrase("defense_said", "{defense:digits} [defense]", sv.StatUp, w=8)
    g.sequence("defense_in_words", "defense_said", max=1)
    for w, verb in enumerate(("gains", "recovers"), 70):
        words = f"{{to:leader}} {verb} {{gains:defense_in_words}}"
        g.phrase("action", words, ir.Gain, duration=ir.Permanent(), w=w)
    for w, (more, compare) in enumerate((("less", "<="), ("more", ">=")), 26):
        with_cost = f"with cost {{amount:amount_number}} or {more}"
        g.phrase("qualifier", with_cost, ir.CostIs, compare=compare, w=w)
