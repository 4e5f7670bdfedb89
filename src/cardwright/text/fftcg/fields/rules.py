"""What cards cannot, must and may do."""

from cardwright.text import ir
from cardwright.text.fftcg.common import ALWAYS, BOTH, WHOSE_EFFECTS
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar

_KINDS_USED = {
    "action": ("action",),
    "special": ("special",),
    "action or special": ("action", "special"),
    "special or action": ("special", "action"),
}


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _parties(g)
    _fighting(g)
    _rules(g)
    _lasting(g)
    _restricted(g)
    _paid_for_s(g)
    _players(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _parties_more(g)
    _fighting_more(g)
    _rules_more(g)
    _unbroken(g)
    _seldom_ruled(g)
    _lasting_more(g)
    _restricted_more(g)
    _players_more(g)


def _parties(g: Grammar) -> None:
    # one card: a party is spoken of by one of its cards
    g.phrase("party_group", "a {adjectives?:adjectives} {noun:type_noun/one}", ir.Group)
    g.phrase("party_group", "{noun:name_noun_one}", ir.Group)
    # one card, 2 phrases: any rule; what a party gains is in the tables
    g.phrase("forms_party", "{_:self} forms a party", ir.InParty, card=ir.SelfRef())
    g.phrase("party_rule", "that party {rule:rule}", ir.Restrict, what=ir.PartyOf(ir.SelfRef(), w=4), duration=ALWAYS)


def _fighting(g: Grammar) -> None:
    # one card, 3 phrases: what "if possible" says before a rule of blocking, and how often a card can attack
    g.phrase("must_block", "must block {whom:source}", ir.MustBlock)
    g.phrase("must_block_w", "must block {whom:source}", ir.MustBlock, w=2)
    g.phrase("must_block_w", "must block", ir.MustBlock, w=2)
    # one card: any cards spoken of, any rule of blocking, a span of control
    g.phrase("rule", "must block {whom:source} if possible", ir.MustBlock, w=3)
    g.phrase("rule", "cannot attack", ir.CannotAttack)
    g.phrase("rule", "cannot block", ir.CannotBlock)
    g.phrase("rule", "cannot attack or block", ir.CannotAttackOrBlock)
    g.phrase("rule", "cannot be blocked", ir.CannotBeBlocked)
    for w, article in enumerate(("a", "an")):
        g.phrase("rule", f"cannot be blocked by {article} {{by:group/one}}", ir.CannotBeBlocked, w=w)
        # one card: whom it cannot block, by its article
        g.phrase("rule", f"cannot block {article} {{whom:group/one}}", ir.CannotBlock, w=w)
    for cost in ("you {cost:paid_cost}", "its controller {cost:pays}"):
        w = int(cost.startswith("its"))
        g.phrase("rule", f"cannot attack unless {cost}", ir.AttackCost, w=w)
        g.phrase("rule", f"cannot block unless {cost}", ir.BlockCost, w=w)
    # of the card itself, whose controller is "you"
    for verb, price in (("attack", ir.AttackCost), ("block", ir.BlockCost)):
        for w, told in enumerate(("you must {cost:paid_cost}", "if you {cost:paid_cost}"), 3):
            g.phrase(f"{verb}_price_{w}", told, price, w=w)
        for w, text in enumerate(
            (
                f"to {verb} with {{what:source}}, {{rule:{verb}_price_3}}",
                f"{{rule:{verb}_price_3}} to {verb} with {{what:source}}",
                f"{{what:source}} can only {verb} {{rule:{verb}_price_4}}",
            ),
            500,
        ):
            g.phrase("static", text, ir.Restrict, duration=ALWAYS, w=w)
    g.phrase("rule", "must attack once per turn if possible", ir.MustAttack)
    g.phrase("rule", "must attack at least once per turn if possible", ir.MustAttack, w=1)
    g.phrase("rule", "must block if possible", ir.MustBlock)
    g.phrase("rule", "can attack twice in the same turn", ir.AttackTwice)
    # one card: short for the line above
    g.phrase("rule", "can attack twice", ir.AttackTwice, w=1)
    g.phrase("rule", "can attack {count:number} times in the same turn", ir.AttackTimes)
    # one card, 2 phrases: how often in which turn; the others print the line above
    g.phrase("rule", "can attack {count:number} times per turn", ir.AttackTimes, w=1)
    g.phrase("rule", "can attack up to {count:number} times in the same turn", ir.AttackTimes, w=2)
    # of the card itself, mostly as it is quoted: of others an instruction says so
    again = {"rule": ir.AttackOnceMore(w=1), "duration": ALWAYS}
    g.phrase("static", "{what:source} can attack once more this turn", ir.Restrict, w=1, **again)
    # one card: what is struck, with its own power
    g.phrase("rule", "cannot block {whom:group/many}", ir.CannotBlock, w=2)
    g.phrase("rule", "cannot be blocked by {by:group/many}", ir.CannotBeBlocked, w=2)


def _rules(g: Grammar) -> None:
    g.phrase("pays", "pays {icons:icons}", ir.Cost)
    g.phrase("rule", "cannot form a party", ir.CannotFormParty)
    # one card: the plural of the line above
    g.phrase("rule", "cannot form parties", ir.CannotFormParty, w=1)
    for w, words in enumerate(
        ("cannot attack alone", "can only attack in a party", "can only attack while forming a party")
    ):
        g.phrase("rule", words, ir.CannotAttackAlone, w=w)
    g.phrase("rule", "cannot be broken", ir.CannotBeBroken)
    # one card, 3 phrases: broken by whose effects, with and without "your"
    g.phrase("rule", "cannot be broken by {by:effects_of}", ir.CannotBeBroken)
    g.phrase("effects_of", "your opponent's Summons or abilities", ir.Opponent)
    g.phrase("effects_of", "opponent's Summons or abilities", ir.Opponent, w=1)
    harmless = "that don't deal damage"
    g.phrase(
        "rule",
        f"cannot be broken by opposing Summons or abilities {harmless}",
        ir.CannotBeBroken,
        by=ir.Opponent(),
        no_damage=True,
    )
    g.phrase("rule", "cannot become dull by {by:effects_of}", ir.CannotBecomeDull)
    g.phrase("rule", "cannot leave the field due to {by:effects_of}", ir.CannotLeaveField)
    g.phrase("rule", "cannot be returned to its owner's hand by {by:effects_of}", ir.CannotBeReturned)
    g.phrase("rule", "can form a party with {group:group/many} of any Element", ir.PartyWithAny)
    g.list("two_names", "card_name", ", ", " and ", min=2)
    g.phrase("rule", "cannot be returned to their owner's hand by {by:effects_of}", ir.CannotBeReturned, w=2)
    g.phrase("rule", "cannot be removed from the game by {by:effects_of}", ir.CannotBeRemoved)
    # one card, 4 phrases: kinds of abilities, numbers of attacks, power that stays
    g.phrase("rule", "cannot use special or action abilities", ir.CannotUseAbilities, kinds=("special", "action"))
    g.phrase("rule", "cannot use action abilities", ir.CannotUseAbilities, kinds=("action",))
    g.phrase(
        "power_rule",
        "cannot be increased by your opponent's Summons or abilities",
        ir.PowerCannotBeIncreased,
        by=ir.Opponent(),
    )
    g.phrase("power_rule", "cannot be increased by Summons or abilities", ir.PowerCannotBeIncreased, by=ir.AnyPlayer())
    g.phrase("rule", "cannot gain {keywords:keywords_or}", ir.CannotGainKeyword)
    g.list("keywords_or", "keyword", ", ", " or ")
    for by, whose in ((ir.Opponent(), "your opponent's "), (ir.AnyPlayer(), "")):
        g.phrase("power_rule", f"cannot be decreased by {whose}Summons or abilities", ir.PowerCannotBeDecreased, by=by)
    # one card: any type
    g.phrase("source_type", "{noun:type_noun/one}", ir.Group)
    for kind, words in (("ability", "abilities"), ("summon", "Summons")):
        text = f"cannot be broken by opposing {words} that don't deal damage"
        # one card, 2 phrases: kinds of what breaks; "select" for "name"
        g.phrase("rule", text, ir.CannotBeBroken, by=ir.Opponent(), no_damage=True, kinds=(kind,))
    words = "can use action abilities with 《ダル》 in the cost as though they had Haste"
    # one card, 4 phrases: rules and places in this card's own words; "his", "their" and "his/her" stand beside each other
    g.phrase("rule", words, ir.DullAtOnce, kinds=("action",))


def _lasting(g: Grammar) -> None:
    g.phrase("lasting_rule", "<does|do> not activate during your Active Phase", ir.DoesNotActivate)
    g.phrase("lasting_rule", "<does|do> not activate during its controller's Active Phase", ir.DoesNotActivate, w=1)
    g.phrase("lasting_rule", "<enters|enter> the field dull", ir.EntersDull)
    for element in ("Light", "Dark"):
        g.phrase(
            "lasting_rule",
            f"can be played onto the field even if you control other {element} Characters",
            ir.LightDarkExempt,
            element=element,
        )
        for w, (one, you) in enumerate(
            (("can be cast", "you can cast {what:source}"), ("", "you can play {what:source} onto the field")), 1
        ):
            for v, others in enumerate((f"other {element} Characters", f"another {element} Character")):
                rule = ir.LightDarkExempt(element, w=2 * w + v + 4)
                if one:
                    words = f"{one} even if you control {others}"
                    g.phrase("lasting_rule", words, ir.LightDarkExempt, element=element, w=w + 2 * v)
                text = f"{you} even if you control {others}"
                g.phrase("static", text, ir.Restrict, rule=rule, duration=ALWAYS)
    # one card, 2 phrases: all jobs; a rule of the card spoken of before
    g.phrase("lasting_rule", "<has|have> all the jobs", ir.AllJobs)
    g.phrase("lasting_rule", "won't activate at the controller's Active Phase", ir.DoesNotActivate, w=2)
    g.phrase("lasting_rule", "is also {names:two_names} in all situations", ir.AlsoNames)
    g.phrase("lasting_rule", "is also {name:card_name} in all situations", ir.AlsoName)
    g.phrase("lasting_rule", "is also {job:job} in all situations", ir.AlsoJob, everywhere=True)
    for name in ("Forward", "Backup", "Monster"):
        g.phrase("lasting_rule", f"is also a {name} in all situations", ir.AlsoType, card_type=name)
    # one card: older words for what is said elsewhere
    g.phrase("lasting_rule", "<does|do> not activate during the Active Phase", ir.DoesNotActivate, w=3)


def _restricted(g: Grammar) -> None:
    """What cards cannot, must and may do, as a whole sentence."""
    g.phrase("static", "{what:static_subject} {rule:rule}", ir.Restrict, duration=ALWAYS)
    # one card: all jobs; a rule of the card spoken of before
    g.phrase("static", "it {rule:rule}", ir.Restrict, what=ir.Pronoun("it"), duration=ALWAYS)
    g.phrase("static", "{what:static_subject} {rule:lasting_rule/what}", ir.Restrict, duration=ALWAYS)
    for w, words in enumerate(("Summons and abilities of your opponent", "Summons or abilities of your opponent")):
        g.phrase(
            "static",
            f"{words} must choose {{what:source}} if possible",
            ir.Restrict,
            rule=ir.MustBeChosen(ir.Opponent(), w=w),
            duration=ALWAYS,
        )
    g.phrase("static", "{what:the_group} can produce {rule:produced}", ir.Restrict, duration=ALWAYS)
    g.phrase("static", "the power of {what:plain_group} {rule:power_rule}", ir.Restrict, duration=ALWAYS)
    g.phrase("plain_group", "{group:group/many}", ir.All, w=3)
    # one card: with its article
    g.phrase("plain_group", "the {group:group/many}", ir.All, w=2)
    g.phrase("plain_group", "{_:self}", ir.SelfRef)
    fixed = {"what": ir.SelfRef(), "duration": ALWAYS}
    g.phrase("static", "if {_:self} is on the field, {_:self} can produce {rule:produced}", ir.Restrict, **fixed)
    g.phrase("static", "{what:plural_names} {rule:rule}", ir.Restrict, duration=ALWAYS)
    # one card: older words for what is said elsewhere
    g.phrase("plain_group", "this Forward", ir.SelfRef, w=1)
    g.phrase("plain_group", "this Character", ir.SelfRef, w=2)
    stands = "cannot be reduced"
    g.phrase(
        "static",
        f"the damage dealt to {{what:bare_group}} {stands}",
        ir.Restrict,
        rule=ir.DamageStands(),
        duration=ALWAYS,
    )
    # one card: whose abilities they are; damage from anything is above
    g.phrase(
        "static",
        f"the damage dealt by your abilities to {{what:bare_group}} {stands}",
        ir.Restrict,
        rule=ir.DamageStands(ir.You()),
        duration=ALWAYS,
    )


def _paid_for_s(g: Grammar) -> None:
    """What is discarded to pay 《S》."""
    # "discard 1 card instead of 《S》"
    g.phrase("special_owner", "{_:self}'s", ir.SelfRef)
    g.phrase("special_owner", "{_:self}'", ir.SelfRef, w=6)
    # one card: what pays for 《S》
    g.phrase(
        "static",
        "you can discard 1 {rule:discarded_for_s} instead of 《S》 when paying for {what:special_owner} special ability",
        ir.Restrict,
        duration=ALWAYS,
        w=41,
    )
    # one card: what pays for 《S》
    g.phrase("discarded_for_s", "{group:group/one}", ir.SpecialPaidBy)
    words = "randomly reveal {count:number} <card/cards:count> from your hand"
    own_name = "as part of the cost"
    for w, article in enumerate(("a", "an")):
        words = f"you may use {{what:special_owner}} special ability by discarding {article} {{rule:discarded_for_own}} {own_name}"
        # one card: by its article
        g.phrase("static", words, ir.Restrict, duration=ALWAYS, w=42 + w)
    words = "{group:group/one} instead of discarding a [[i]]Card Name {_:self}[[/]]"
    g.phrase("discarded_for_own", words, ir.SpecialPaidBy, w=1)


def _players(g: Grammar) -> None:
    g.phrase("static", "if possible, {what:source} must block", ir.Restrict, rule=ir.MustBlock(w=1), duration=ALWAYS)
    g.phrase("must_block_own", "must block {whom:source}", ir.MustBlock, w=4)
    # one card: without whom; the other order of the words is a rule
    g.phrase("static", "if possible, {what:source} {rule:must_block_own}", ir.Restrict, duration=ALWAYS, w=1)
    for w, words in enumerate(
        ("your opponent must block {what:source} if possible", "Opponent must block {what:source} if possible")
    ):
        # one card: with and without "your"
        g.phrase("static", words, ir.Restrict, rule=ir.MustBeBlocked(w=w), duration=ALWAYS)
    fixed = {"what": ir.SelfRef(), "duration": ALWAYS}
    g.phrase("static", "{rule:cast_rule}", ir.Restrict, **fixed)
    own = ir.CastableFrom(ir.BreakZone(ir.You()))
    # one card: what may be cast from elsewhere; for a span of time it is in the tables
    g.phrase("static", "you can cast {what:source} from your Break Zone", ir.Restrict, rule=own, duration=ALWAYS, w=40)


def _parties_more(g: Filled) -> None:
    # "If Hild forms a party, that party gains First Strike."
    for w, words in enumerate(("that party", "the Forwards forming that party"), 5):
        verb = "gains" if w == 5 else "gain"
        g.phrase(
            "party_rule", f"{words} {verb} {{gains:gains}}", ir.Gain, to=ir.PartyOf(ir.SelfRef(), w=w), duration=ALWAYS
        )
    # "forms a party with a Card Name Tia", "with another Job Knight Forward"
    for w, article in enumerate(("a", "an"), 400):
        g.phrase("party_group", f"{article} {{noun:trait_noun}}", ir.Group, w=w)
    me = ir.SelfRef()
    for w, words in enumerate(
        ("the Forwards forming this party", "Forwards forming this party", "Forwards forming that party",
         "the Forwards in that party", "all the Forwards in that party", "all the Forwards forming that party"), 20
    ):  # fmt: skip
        party = ir.PartyOf(me, w=w)
        g.phrase("party_rule", f"{words} gain {{gains:gains}}", ir.Gain, to=party, duration=ALWAYS)
        g.phrase("party_rule", f"{words} {{rule:rule}}", ir.Restrict, what=party, duration=ALWAYS)
    party = ir.PartyOf(me, w=6)
    g.phrase("party_rule", "the Forwards forming that party {rule:rule}", ir.Restrict, what=party, duration=ALWAYS)
    # "If Hild forms a party with a Job Knight Forward, ..."
    beside = (ir.FormingPartyWith(ir.SelfRef()),)
    g.phrase("party_fellow", "{adjectives?:adjectives} {noun:type_noun/one}", ir.Group, qualifiers=beside)
    g.phrase("party_fellow", "{adjectives?:plain_adjectives} {noun:trait_noun}", ir.Group, qualifiers=beside)
    for w, article in enumerate(("a ", "an ", ""), 900):
        text = f"{{_:self}} forms a party with {article}{{group:party_fellow}}"
        g.phrase("forms_party", text, ir.Exists, count=ir.Num(1), w=w)
    # "forms a party with a Forward of cost 2 or less"
    g.phrase(
        "party_group", "a {adjectives?:adjectives} {noun:type_noun/one} {qualifiers:one_qualifier}", ir.Group, w=400
    )


def _fighting_more(g: Filled) -> None:
    for w, words in enumerate(("the turn it enters the field", "the turn it entered the field"), 70):
        g.phrase("rule", f"can attack {words}", ir.AttackAtOnce, w=w)
    g.phrase("rule", "can attack the turn they enter the field", ir.AttackAtOnce, w=400)
    g.phrase("rule", "must be blocked if possible", ir.MustBeBlocked, w=3000)
    g.phrase("must_block_w", "must be blocked", ir.MustBeBlocked, w=3000)
    # "can only be blocked by Forwards of cost 4 or more": by all others it cannot
    g.phrase("rule", "can only be blocked by {by:all_others}", ir.CannotBeBlocked, w=70 + 1)
    g.phrase("rule", "can only block {whom:all_others}", ir.CannotBlock, w=70 + 1)
    g.phrase("rule", "must attack if possible", ir.MustAttack, w=400)
    for w, how in enumerate(("each turn", "every turn", "once each turn", "at least once each turn"), 800):
        g.phrase("rule", f"must attack {how} if possible", ir.MustAttack, w=w)


def _rules_more(g: Filled) -> None:
    """What Summons and abilities cannot do to a card, and abilities that cannot be used."""
    g.phrase("effects_of", "Summons or abilities", ir.AnyPlayer)
    g.phrase("effects_of", "your Summons or abilities", ir.You)
    g.phrase("effects_of", "your Summon or ability", ir.You, w=3)
    yours = {"by": ir.You()}
    g.phrase("power_rule", "cannot be increased by your Summons or abilities", ir.PowerCannotBeIncreased, **yours)
    g.phrase("power_rule", "cannot be decreased by your Summons or abilities", ir.PowerCannotBeDecreased, **yours)
    for by, whose in WHOSE_EFFECTS:
        for kind, words in (("summon", "Summons"), ("ability", "abilities")):
            g.phrase("rule", f"cannot be broken by {whose}{words}", ir.CannotBeBroken, by=by, kinds=(kind,), w=70)
    g.phrase("rule", "cannot be put into the Break Zone by {by:effects_of}", ir.CannotBePut)
    # with the reminder that breaking is another thing (15.1.1.3.2)
    words = "cannot be put into the Break Zone by {by:effects_of} (If {_:self} is broken, put it into the Break Zone)"
    g.phrase("rule", words, ir.CannotBePut, w=1)
    for said, named in _KINDS_USED.items():
        g.phrase("rule", f"cannot use {said} abilities", ir.CannotUseAbilities, kinds=named)
        full = said.replace(" or ", " abilities or ")
        g.phrase("rule", f"cannot use {full} abilities", ir.CannotUseAbilities, kinds=named, w=1)
    g.phrase("rule", "cannot use abilities", ir.CannotUseAbilities, kinds=("action", "special"), w=2)
    g.phrase("rule", "cannot be dulled by {by:effects_of}", ir.CannotBecomeDull, w=70)
    for by, whose in WHOSE_EFFECTS:
        for kind, words in (("summon", "Summons"), ("ability", "abilities")):
            fixed = {"by": by, "kinds": (kind,), "w": 70}
            g.phrase("rule", f"cannot leave the field due to {whose}{words}", ir.CannotLeaveField, **fixed)
            g.phrase("rule", f"cannot become dull by {whose}{words}", ir.CannotBecomeDull, **fixed)
            for verb, node in (
                ("put into the Break Zone", ir.CannotBePut),
                ("removed from the game", ir.CannotBeRemoved),
                ("Frozen", ir.CannotBeFrozen),
            ):
                g.phrase("rule", f"cannot be {verb} by {whose}{words}", node, **fixed)
            for w, hand in enumerate(("its owner's hand", "their owner's hand", "their owners' hands"), 70):
                text = f"cannot be returned to {hand} by {whose}{words}"
                g.phrase("rule", text, ir.CannotBeReturned, by=by, kinds=(kind,), w=w)
    g.phrase("rule", "cannot become dull due to {by:effects_of}", ir.CannotBecomeDull, w=70 + 1)
    g.phrase("rule", "cannot be returned to its owner's hand due to {by:effects_of}", ir.CannotBeReturned, w=70 + 1)
    g.phrase("summons_of_cost", "{noun:summons} {qualifiers:one_cost}", ir.Group)
    g.phrase("summons", "Summons", ir.TypeIs, types=("Summon",))
    g.list("one_cost", "cost_quality", ", ", max=1)
    for relation, compare in (("or less", "<="), ("or more", ">=")):
        g.phrase("cost_quality", f"of cost {{amount:number}} {relation}", ir.CostIs, compare=compare)


def _unbroken(g: Filled) -> None:
    """What Summons and abilities cannot break unless they deal damage."""
    harmless = {"by": ir.Opponent(), "no_damage": True}
    for w, that in enumerate(("that don't deal damage", "that do not deal damage"), 300):
        words = f"cannot be broken by your opponent's Summons or abilities {that}"
        g.phrase("rule", words, ir.CannotBeBroken, w=w, **harmless)
    g.phrase("effects_of", "opposing Summons or abilities", ir.Opponent, w=2)
    g.phrase("effects_of", "your opponent's Summon or ability", ir.Opponent, w=3)
    harmless = {"no_damage": True}
    for player, whose in WHOSE_EFFECTS:
        for w, (kinds, words) in enumerate(
            ((("summon",), "Summons"), (("ability",), "abilities"), (("summon", "ability"), "Summons or abilities")),
            400,
        ):
            text = f"cannot be broken by {whose}{words} that don't deal damage"
            g.phrase("rule", text, ir.CannotBeBroken, by=player, kinds=kinds, w=w, **harmless)
    g.phrase("coloured_cards", "{adjectives:only_element}", ir.Group, noun=ir.IsCard(), w=70 + 1)
    for words, kinds in (("Summons", ("summon",)), ("abilities", ("ability",)), ("Summons or abilities", BOTH)):
        g.phrase(
            "rule",
            f"cannot be broken by opposing {words}",
            ir.CannotBeBroken,
            by=ir.Opponent(),
            kinds=kinds,
            w=70 + 30,
        )


def _seldom_ruled(g: Filled) -> None:
    """Abilities used at once, all but these cards, parties of any Element, and what nothing moves."""
    for said, named in _KINDS_USED.items():
        for w, had in enumerate(("they had Haste", "it had Haste", "it has Haste"), 69):
            text = f"can use {said} abilities with 《ダル》 in the cost as though {had}"
            g.phrase("rule", text, ir.DullAtOnce, kinds=named, w=w)
    g.phrase("all_others", "{qualifiers:not_these}", ir.Group, noun=ir.IsCharacter(), w=70)
    g.sequence("not_these", "without_these", max=1)
    g.phrase("without_these", "{filter:these_only}", ir.Without, w=70)
    for w, (words, number) in enumerate((("a ", "one"), ("an ", "one"), ("", "many"))):
        g.list("these_only", f"these_{w}", " or ", cls=ir.AnyNoun, field="options", max=1, w=70 + w)
        g.phrase(
            f"these_{w}",
            f"{words}{{adjectives?:adjectives}} {{noun:type_noun/{number}}} {{qualifiers?:qualifiers}}",
            ir.Group,
        )
    g.phrase("rule", "can form parties with {group:group/many} of any Element", ir.PartyWithAny, w=400)
    g.phrase("rule", "cannot be returned to their owners' hands by {by:effects_of}", ir.CannotBeReturned, w=400)
    # by nothing at all, costs included (11.6.2.4)
    for w, hand in enumerate(("its owner's hand", "their owner's hand", "their owners' hands"), 500):
        g.phrase("rule", f"cannot be returned to {hand}", ir.CannotBeReturned, by=ir.AnyPlayer(), w=w)
    g.phrase("rule", "cannot be removed from the game", ir.CannotBeRemoved, by=ir.AnyPlayer(), w=500)


def _lasting_more(g: Filled) -> None:
    g.phrase("lasting_rule", "<enters|enter> the field active", ir.EntersActive)
    g.phrase("lasting_rule", "is also {job:job}", ir.AlsoJob, w=70)
    g.phrase("lasting_rule", "has {job:job} in all situations", ir.AlsoJob, everywhere=True, w=70)
    g.phrase("lasting_rule", "<does|do> not activate during their controller's Active Phase", ir.DoesNotActivate, w=70)
    g.phrase("lasting_rule", "<has|have> all the Jobs", ir.AllJobs, w=70)
    for w, words in enumerate(("<doesn't|don't>", "will not", "won't"), 100):
        for u, whose in enumerate(("its controller's", "your", "your opponent's", "the controller's", "their controllers'",
                                   "their controller's", "their", "his/her")):  # fmt: skip
            v = w + 10 * u
            g.phrase("lasting_rule", f"{words} activate during {whose} Active Phase", ir.DoesNotActivate, w=v)
    for w, jobs in enumerate(("all the Jobs", "all Jobs"), 300):
        g.phrase("lasting_rule", f"<has|have> {jobs}", ir.AllJobs, w=w)


def _restricted_more(g: Filled) -> None:
    g.phrase("static", "{what:static_subject} also {rule:rule}", ir.Restrict, duration=ALWAYS, w=70)
    g.phrase("static", "{what:special_owner} power {rule:power_rule}", ir.Restrict, duration=ALWAYS, w=570)
    g.phrase("static", "{what:possessive} power {rule:power_rule}", ir.Restrict, duration=ALWAYS, w=100)
    words = "the Element of {what:source} becomes the named one {duration:for_turn}"
    for by, whose in WHOSE_EFFECTS:
        for w, less in enumerate(("decreased", "reduced")):
            key = f"less_by_{w}{bool(whose):d}"
            g.phrase(key, f"{less} by {whose}Summons or abilities", ir.PowerCannotBeDecreased, by=by, w=300 + w)
            words = f"{{what:own_name}} power cannot be {{rule:{key}}}"
            g.phrase("static", words, ir.Restrict, duration=ALWAYS, w=300)
    # nothing but Summons and abilities changes it
    anyone = {"by": ir.AnyPlayer(), "w": 320}
    g.phrase("power_rule", "cannot be reduced", ir.PowerCannotBeDecreased, **anyone)
    g.phrase("power_rule", "cannot be increased", ir.PowerCannotBeIncreased, **anyone)
    g.phrase("own_name", "{_:self}'s", ir.SelfRef, w=300)
    stands = "cannot be reduced"
    for kinds, by in ((("summon",), "your Summons"), (("summon", "ability"), "your Summons or abilities"),
                      (("summon", "ability"), "your Summons and abilities")):  # fmt: skip
        rule = ir.DamageStands(ir.You(), kinds, w=by.count("and"))
        text = f"the damage dealt by {by} to {{what:bare_group}} {stands}"
        g.phrase("static", text, ir.Restrict, rule=rule, duration=ALWAYS)
        everything = ir.All(ir.Group(ir.IsCharacter()), w=2000)
        text = f"the damage dealt by {by} {stands}"
        g.phrase("static", text, ir.Restrict, what=everything, rule=rule, duration=ALWAYS, w=2000)
    text = "you can discard 1 {rule:discarded_for_s} instead of 《S》 when paying for {what:special_owner} special abilities"
    g.phrase("static", text, ir.Restrict, duration=ALWAYS, w=70)
    for key in ("unable", "unable_all"):
        g.phrase("static", f"{{rule:{key}}} {{what:source}}", ir.Restrict, duration=ALWAYS, w=400)
    g.phrase("to_be_blocked", "{group:named_group}", ir.All, w=400)
    g.phrase("to_be_blocked", "the {group:group/many}", ir.All, w=2)
    g.phrase("static", "they {rule:rule}", ir.Restrict, what=ir.Pronoun("they_all"), duration=ALWAYS, w=400)
    g.alias("plain_group", "all_group")


def _players_more(g: Filled) -> None:
    g.phrase("static", "you can only cast {_:self} during your opponent's turn", ir.Restrict, what=ir.SelfRef(), duration=ALWAYS,
             rule=ir.PlayedOnlyIf(ir.IsTurnOf(ir.Opponent()), w=70))  # fmt: skip
    phase = ir.PhaseIs("attack", ir.EachPlayer())
    phases = [("the Attack Phase", phase)]
    phases += [(f"your Main Phase {number}", ir.PhaseIs(f"main_{number}", ir.You())) for number in (1, 2)]
    for words, when in phases:
        g.phrase("static", f"you can only cast {{_:self}} during {words}", ir.Restrict, what=ir.SelfRef(), duration=ALWAYS,
                 rule=ir.PlayedOnlyIf(when, w=70))  # fmt: skip
    g.phrase("unable_all", "{by:group/many} cannot block", ir.CannotBeBlocked, w=400 + 2)
    for words, rule in (
        ("can attack", ir.CannotAttack(w=1)),
        ("can block", ir.CannotBlock(w=1)),
        ("can attack or block", ir.CannotAttackOrBlock(w=1)),
    ):
        g.phrase("static", f"{{what:no_group}} {words}", ir.Restrict, rule=rule, duration=ALWAYS, w=400)
    g.phrase(
        "static",
        "if possible, {what:source} must attack",
        ir.Restrict,
        rule=ir.MustAttack(w=400),
        duration=ALWAYS,
        w=400,
    )
    must = {"rule": ir.MustBeBlocked(w=400), "duration": ALWAYS}
    g.phrase("static", "if possible, your opponent must block {what:source}", ir.Restrict, w=400, **must)
    for w, head in enumerate(("your opponent must block", "Opponent must block")):
        g.phrase("static", f"{head} {{what:to_be_blocked}} if possible", ir.Restrict, w=400 + 1 + w, **must)
