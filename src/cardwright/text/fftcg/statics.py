"""Field abilities: continuous gains, rules, replacements of damage, costs to cast."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar

SUMMON_OR_ABILITY = ("summon", "ability")
ALWAYS = ir.Continuous()


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _rules(g)
    _rules_of_groups(g)
    _chosen(g)
    _gains(g)
    _names(g)
    g.sequence("statics", "static_sentence")
    g.phrase("static_sentence", "{effect:static_clause}.", ir.Statement)
    g.alias("static_clause", "static")
    g.phrase("static_clause", "if {condition:conditions}, {effect:static}", ir.If)
    g.phrase("static_clause", "if {condition:conditions}, {effect:joined_static}", ir.If)
    g.list("joined_static", "static", " and ", cls=ir.Both, field="effects", min=2, max=2)
    # one card: two rules in one sentence
    g.alias("static_clause", "joined_static")
    g.phrase("static_clause", "for each {each:each}, {effect:static}", ir.ForEachFront)


def _rules(g: Grammar) -> None:
    r = "rule"
    g.phrase(r, "cannot attack", ir.CannotAttack)
    g.phrase(r, "cannot block", ir.CannotBlock)
    g.phrase(r, "cannot attack or block", ir.CannotAttackOrBlock)
    g.phrase(r, "cannot be blocked", ir.CannotBeBlocked)
    for w, article in enumerate(("a", "an")):
        g.phrase(r, f"cannot be blocked by {article} {{by:group/one}}", ir.CannotBeBlocked, w=w)
        # one card: whom it cannot block, by its article
        g.phrase(r, f"cannot block {article} {{whom:group/one}}", ir.CannotBlock, w=w)
    for cost in ("you {cost:paid_cost}", "its controller {cost:pays}"):
        w = int(cost.startswith("its"))
        g.phrase(r, f"cannot attack unless {cost}", ir.AttackCost, w=w)
        g.phrase(r, f"cannot block unless {cost}", ir.BlockCost, w=w)
    g.phrase("pays", "pays {icons:icons}", ir.Cost)
    g.phrase(r, "cannot form a party", ir.CannotFormParty)
    # one card: the plural of the line above
    g.phrase(r, "cannot form parties", ir.CannotFormParty, w=1)
    g.phrase(r, "must attack once per turn if possible", ir.MustAttack)
    g.phrase(r, "must attack at least once per turn if possible", ir.MustAttack, w=1)
    g.phrase(r, "must block if possible", ir.MustBlock)
    g.phrase(r, "cannot be broken", ir.CannotBeBroken)
    # one card, 3 phrases: broken by whose effects, with and without "your"
    g.phrase(r, "cannot be broken by {by:effects_of}", ir.CannotBeBroken)
    g.phrase("effects_of", "your opponent's Summons or abilities", ir.Opponent)
    g.phrase("effects_of", "opponent's Summons or abilities", ir.Opponent, w=1)
    harmless = "that don't deal damage"
    g.phrase(
        r,
        f"cannot be broken by opposing Summons or abilities {harmless}",
        ir.CannotBeBroken,
        by=ir.Opponent(),
        no_damage=True,
    )
    g.phrase(r, "cannot become dull by {by:effects_of}", ir.CannotBecomeDull)
    g.phrase(r, "cannot leave the field due to {by:effects_of}", ir.CannotLeaveField)
    g.phrase(r, "cannot be returned to its owner's hand by {by:effects_of}", ir.CannotBeReturned)
    g.phrase(r, "can attack twice in the same turn", ir.AttackTwice)
    # one card: short for the line above
    g.phrase(r, "can attack twice", ir.AttackTwice, w=1)
    g.phrase(r, "can form a party with {group:group/many} of any Element", ir.PartyWithAny)
    # rules that only make sense without an end
    s = "lasting_rule"
    g.phrase(s, "<does|do> not activate during your Active Phase", ir.DoesNotActivate)
    g.phrase(s, "<does|do> not activate during its controller's Active Phase", ir.DoesNotActivate, w=1)
    g.phrase(s, "<enters|enter> the field dull", ir.EntersDull)
    for element in ("Light", "Dark"):
        g.phrase(
            s,
            f"can be played onto the field even if you control other {element} Characters",
            ir.LightDarkExempt,
            element=element,
        )
    g.phrase("static", "{what:static_subject} {rule:rule}", ir.Restrict, duration=ALWAYS)
    # one card, 2 phrases: all jobs; a rule of the card spoken of before
    g.phrase(s, "<has|have> all the jobs", ir.AllJobs)
    g.phrase("static", "it {rule:rule}", ir.Restrict, what=ir.Pronoun("it"), duration=ALWAYS)
    g.phrase("static", "{what:static_subject} {rule:lasting_rule/what}", ir.Restrict, duration=ALWAYS)
    g.phrase("static", "if possible, {what:source} must block", ir.Restrict, rule=ir.MustBlock(w=1), duration=ALWAYS)
    for w, words in enumerate(("Summons and abilities of your opponent", "Summons or abilities of your opponent")):
        g.phrase(
            "static",
            f"{words} must choose {{what:source}} if possible",
            ir.Restrict,
            rule=ir.MustBeChosen(ir.Opponent(), w=w),
            duration=ALWAYS,
        )
    g.phrase(
        "action",
        "{what:source} will not activate during your next Active Phase",
        ir.Restrict,
        rule=ir.DoesNotActivate(next_only=True),
        duration=ir.Permanent(),
    )


def _rules_of_groups(g: Grammar) -> None:
    # "Hild and the Card Name Olga you control gain ..."
    g.list("static_subject", "static_part", " and ", cls=ir.Several, field="items", min=2, max=2)
    g.alias("static_part", "source")
    g.phrase("static_part", "the {group:named_group}", ir.All, w=2)
    for w, words in enumerate(
        ("your opponent must block {what:source} if possible", "Opponent must block {what:source} if possible")
    ):
        # one card: with and without "your"
        g.phrase("static", words, ir.Restrict, rule=ir.MustBeBlocked(w=w), duration=ALWAYS)
    lasting = "lasting_rule"
    g.phrase(lasting, "won't activate at the controller's Active Phase", ir.DoesNotActivate, w=2)
    g.phrase(lasting, "is also {names:two_names} in all situations", ir.AlsoNames)
    g.list("two_names", "card_name", ", ", " and ", min=2)
    g.phrase("rule", "cannot be returned to their owner's hand by {by:effects_of}", ir.CannotBeReturned, w=2)
    g.phrase("rule", "cannot be removed from the game by {by:effects_of}", ir.CannotBeRemoved)
    g.phrase("static_subject", "each {group:group/one}", ir.All, w=4)
    # one card, 4 phrases: kinds of abilities, numbers of attacks, power that stays
    g.phrase("rule", "cannot use special or action abilities", ir.CannotUseAbilities, kinds=("special", "action"))
    g.phrase("rule", "cannot use action abilities", ir.CannotUseAbilities, kinds=("action",))
    g.phrase("rule", "can attack {count:number} times in the same turn", ir.AttackTimes)
    g.phrase(
        "power_rule",
        "cannot be increased by your opponent's Summons or abilities",
        ir.PowerCannotBeIncreased,
        by=ir.Opponent(),
    )
    g.phrase("power_rule", "cannot be increased by Summons or abilities", ir.PowerCannotBeIncreased, by=ir.AnyPlayer())
    for player, words in ((ir.You(), "during your turn"), (ir.Opponent(), "during your opponent's turn")):
        # one card: behind what holds, as it stands in front
        g.phrase("static_clause", "{effect:static} " + words, ir.If, condition=ir.IsTurnOf(player, w=2))
    g.phrase("named_cards", "{noun:name_noun}", ir.Group, w=2)
    g.phrase("named_cards", "your {adjectives:adjectives} {noun:type_noun/one}", ir.Group, w=3)
    g.phrase("rule", "cannot gain {keyword:keyword}", ir.CannotGainKeyword)
    g.phrase("static", "{what:the_group} can produce {rule:produced}", ir.Restrict, duration=ALWAYS)
    for by, whose in ((ir.Opponent(), "your opponent's "), (ir.AnyPlayer(), "")):
        g.phrase("power_rule", f"cannot be decreased by {whose}Summons or abilities", ir.PowerCannotBeDecreased, by=by)
    g.phrase("static", "the power of {what:plain_group} {rule:power_rule}", ir.Restrict, duration=ALWAYS)
    g.phrase("plain_group", "{group:group/many}", ir.All, w=3)
    # one card: with its article
    g.phrase("plain_group", "the {group:group/many}", ir.All, w=2)
    g.phrase("plain_group", "{_:self}", ir.SelfRef)
    g.phrase("static_clause", "during this turn, if {condition:past_condition}, {effect:static}", ir.If)


def _chosen(g: Grammar) -> None:
    for by, whose in ((ir.Opponent(), "your opponent's "), (ir.Opponent(w=1), "opponent's "), (ir.AnyPlayer(), "")):
        for kinds, words in (
            (("summon",), "Summons"),
            (("ability",), "abilities"),
            (SUMMON_OR_ABILITY, "Summons or abilities"),
        ):
            # one card: whose, and of which kind
            g.phrase("rule", f"cannot be chosen by {whose}{words}", ir.CannotBeChosen, by=by, kinds=kinds)


def _gains(g: Grammar) -> None:
    g.alias("static_subject", "source")
    g.alias("static_subject", "the_group")
    g.alias("static_subject", "all_group")
    g.phrase("static", "{to:static_subject} <gains/gain:to> {gains:gains}", ir.Gain, duration=ALWAYS)
    g.phrase("static", "{to:static_subject} <loses/lose:to> {losses:losses}", ir.Lose, duration=ALWAYS)
    g.phrase(
        "static", "{what:source} also becomes a Forward with {power:power}", ir.BecomeForward, gains=(), duration=ALWAYS
    )
    g.phrase(
        "static",
        "{what:source} also becomes a Forward with {power:power} and {gains:one_gain}",
        ir.BecomeForward,
        duration=ALWAYS,
    )
    g.phrase("static_clause", "during your turn, {effect:static}", ir.If, condition=ir.IsTurnOf(ir.You(), w=1))
    g.phrase(
        "static_clause",
        "during your opponent's turn, {effect:static}",
        ir.If,
        condition=ir.IsTurnOf(ir.Opponent(), w=1),
    )


def _names(g: Grammar) -> None:
    r = "lasting_rule"
    g.phrase(r, "is also {name:card_name} in all situations", ir.AlsoName)
    g.phrase(r, "is also {job:job} in all situations", ir.AlsoJob, everywhere=True)
    for name in ("Forward", "Backup", "Monster"):
        g.phrase(r, f"is also a {name} in all situations", ir.AlsoType, card_type=name)
