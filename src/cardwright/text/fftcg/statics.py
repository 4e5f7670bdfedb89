"""Field abilities: continuous gains, rules, replacements of damage, costs to cast."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar

SUMMON_OR_ABILITY = ("summon", "ability")
ALWAYS = ir.Continuous()


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _rules(g)
    _chosen(g)
    _gains(g)
    _names(g)
    _damage(g)
    _costs(g)
    _casting(g)
    g.sequence("statics", "static_sentence")
    g.phrase("static_sentence", "{effect:static_clause}.", ir.Statement)
    g.alias("static_clause", "static")
    g.phrase("static_clause", "if {condition:conditions}, {effect:static}", ir.If)
    g.phrase("static_clause", "if {condition:conditions}, {effect:joined_static}", ir.If)
    g.list("joined_static", "static", " and ", cls=ir.Both, field="effects", min=2, max=2)
    g.alias("static_clause", "joined_static")
    g.phrase("static_clause", "for each {each:each}, {effect:static}", ir.ForEachFront)


def _rules(g: Grammar) -> None:
    r = "rule"
    g.phrase(r, "cannot attack", ir.CannotAttack)
    g.phrase(r, "cannot block", ir.CannotBlock)
    g.phrase(r, "cannot attack or block", ir.CannotAttackOrBlock)
    g.phrase(r, "cannot be blocked", ir.CannotBeBlocked)
    g.phrase(r, "cannot be blocked by a {by:group/one}", ir.CannotBeBlocked)
    g.phrase(r, "cannot block a {whom:group/one}", ir.CannotBlock)
    for cost in ("you {cost:paid_cost}", "its controller {cost:pays}"):
        w = int(cost.startswith("its"))
        g.phrase(r, f"cannot attack unless {cost}", ir.AttackCost, w=w)
        g.phrase(r, f"cannot block unless {cost}", ir.BlockCost, w=w)
    g.phrase("pays", "pays {icons:icons}", ir.Cost)
    g.phrase(r, "cannot form a party", ir.CannotFormParty)
    g.phrase(r, "cannot form parties", ir.CannotFormParty, w=1)
    g.phrase(r, "must attack once per turn if possible", ir.MustAttack)
    g.phrase(r, "must attack at least once per turn if possible", ir.MustAttack, w=1)
    g.phrase(r, "must block if possible", ir.MustBlock)
    g.phrase(r, "cannot be broken", ir.CannotBeBroken)
    g.phrase(r, "cannot be broken by your opponent's Summons or abilities", ir.CannotBeBroken, by=ir.Opponent())
    g.phrase(
        r,
        "cannot be broken by opposing Summons or abilities that don't deal damage",
        ir.CannotBeBroken,
        by=ir.Opponent(),
        no_damage=True,
    )
    g.phrase(r, "cannot become dull by your opponent's Summons or abilities", ir.CannotBecomeDull, by=ir.Opponent())
    g.phrase(
        r, "cannot leave the field due to your opponent's Summons or abilities", ir.CannotLeaveField, by=ir.Opponent()
    )
    g.phrase(
        r,
        "cannot be returned to its owner's hand by your opponent's Summons or abilities",
        ir.CannotBeReturned,
        by=ir.Opponent(),
    )
    g.phrase(r, "can attack twice in the same turn", ir.AttackTwice)
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
    g.phrase(
        r,
        "cannot be returned to its owner's hand by opponent's Summons or abilities",
        ir.CannotBeReturned,
        by=ir.Opponent(),
        w=1,
    )
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


def _tail(g: Grammar) -> None:
    for w, words in enumerate(
        ("your opponent must block {what:source} if possible", "Opponent must block {what:source} if possible")
    ):
        g.phrase("static", words, ir.Restrict, rule=ir.MustBeBlocked(w=w), duration=ALWAYS)
    lasting = "lasting_rule"
    g.phrase(lasting, "won't activate at the controller's Active Phase", ir.DoesNotActivate, w=2)
    g.phrase(lasting, "is also {names:two_names} in all situations", ir.AlsoNames)
    g.list("two_names", "card_name", ", ", " and ", min=2)
    g.phrase(
        "rule",
        "cannot be returned to their owner's hand by your opponent's Summons or abilities",
        ir.CannotBeReturned,
        by=ir.Opponent(),
        w=2,
    )
    g.phrase(
        "rule",
        "cannot be removed from the game by your opponent's Summons or abilities",
        ir.CannotBeRemoved,
        by=ir.Opponent(),
    )
    turn = ir.UntilEndOfTurn(w=3)
    head = "during this turn, the next damage {dealer:one_obj} deals to a {to:group/one} "
    g.phrase(
        "action",
        head + "becomes double the damage instead",
        ir.NextDealt,
        change="double",
        amount=ir.Num(2),
        duration=turn,
    )
    g.phrase("action", head + "becomes {amount:number} instead", ir.NextDealt, change="become", duration=turn)
    g.phrase(
        "action",
        "during this turn, the next damage dealt to you becomes {amount:number} instead",
        ir.ReplacePlayerDamage,
        dealer=None,
        player=ir.You(),
        change="become",
        duration=turn,
        next_only=True,
    )
    both = "if {dealer:dealer} deals damage to a {to:group/one} or your opponent, "
    g.phrase(
        "static",
        both + "double the damage instead",
        ir.ReplaceDealtAll,
        player=ir.Opponent(),
        change="double",
        amount=ir.Num(2),
        duration=ALWAYS,
    )
    g.phrase(
        "static",
        "if {dealer:dealer} deals damage to your opponent, double the damage instead",
        ir.ReplacePlayerDamage,
        player=ir.Opponent(),
        change="double",
        amount=ir.Num(2),
        duration=ALWAYS,
    )
    for floor, tail in ((0, ""), (1, " (it cannot become 0)")):
        g.phrase(
            "action",
            "the cost required to cast {what:one_pronoun} is reduced by {amount:number}" + tail,
            ir.CastCheaper,
            floor=floor,
        )
    g.phrase("damaged", "a {group:a_or_a}", ir.All, w=6)
    g.phrase("dealer", "a {group:a_or_a}", ir.All, w=6)
    g.phrase("static_subject", "each {group:group/one}", ir.All, w=4)
    for w, words in enumerate(("play {_:self} from your hand onto the field", "cast {_:self} from your hand"), 1):
        g.phrase(
            "cast_rule",
            "you can only pay with CP produced by {element:element} Backups to " + words,
            ir.PayOnlyWith,
            backups=True,
            w=w,
        )
        g.phrase(
            "cast_rule", "you can only pay with CP produced by Backups to " + words, ir.PayOnlyWith, backups=True, w=w
        )


def _rules_more(g: Grammar) -> None:
    _tail(g)
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
        g.phrase("static_clause", "{effect:static} " + words, ir.If, condition=ir.IsTurnOf(player, w=2))
    r = "cast_rule"
    g.phrase(r, "you cannot cast {_:self}", ir.NeverCast)
    g.phrase(
        r, "you must control a {group:group/one} to play {_:self} from your hand onto the field", ir.MustControl, w=1
    )
    g.phrase(r, "EX Bursts of cards put into the Damage Zone due to {_:self} cannot be used", ir.NoExBurst, w=1)
    g.phrase("dealer", "the {group:group/one}", ir.All, w=5)
    for w, words in enumerate(("the cost required to cast", "the cost required to play")):
        onto = " onto the field" if w else ""
        for floor, tail in ((0, ""), (1, " (it cannot become 0)"), (2, " (it cannot become 1 or less)")):
            g.phrase(
                "static",
                f"{words} {{group:named_cards}}{onto} is reduced by {{amount:cost_amount}}{tail}",
                ir.CastersCostChange,
                player=ir.You(),
                duration=ALWAYS,
                floor=floor,
                w=w,
            )
            if floor == 2:
                g.phrase(
                    "static",
                    f"{words} {{what:source}}{onto} is reduced by {{amount:cost_amount}}{tail}",
                    ir.CostChange,
                    floor=floor,
                    w=w,
                )
    g.phrase("named_cards", "{noun:name_noun}", ir.Group, w=2)
    g.phrase("named_cards", "your {adjectives:adjectives} {noun:type_noun/one}", ir.Group, w=3)


def _more_rules(g: Grammar) -> None:
    _rules_more(g)
    g.phrase("rule", "cannot gain {keyword:keyword}", ir.CannotGainKeyword)
    g.phrase("static", "{what:the_group} can produce {rule:produced}", ir.Restrict, duration=ALWAYS)
    for by, whose in ((ir.Opponent(), "your opponent's "), (ir.AnyPlayer(), "")):
        g.phrase("power_rule", f"cannot be decreased by {whose}Summons or abilities", ir.PowerCannotBeDecreased, by=by)
    g.phrase("static", "the power of {what:plain_group} {rule:power_rule}", ir.Restrict, duration=ALWAYS)
    g.phrase("plain_group", "{group:group/many}", ir.All, w=3)
    g.phrase("plain_group", "the {group:group/many}", ir.All, w=2)
    g.phrase("plain_group", "{_:self}", ir.SelfRef)
    r = "cast_rule"
    g.phrase(
        r, "you cannot play {_:self} or {name:card_name} while already in control of either Character", ir.NotTogether
    )
    g.phrase(r, "you must control a {group:group/one} to cast {_:self}", ir.MustControl)
    g.phrase(r, "you can only cast {_:self} if {condition:conditions}", ir.PlayedOnlyIf)
    g.phrase(r, "you can only play {_:self} if {condition:conditions}", ir.PlayedOnlyIf, w=1)
    g.phrase(
        r,
        "while paying the cost to cast a {group:group/one}, if {_:self} is on the field, {_:self} can produce CP of any Element",
        ir.ProducesFor,
    )
    g.phrase("static_clause", "during this turn, if {condition:past_condition}, {effect:static}", ir.If)
    g.phrase(
        "static",
        "if {dealer:dealer} deals damage to your opponent, the damage becomes {amount:number} instead",
        ir.ReplacePlayerDamage,
        player=ir.Opponent(),
        change="become",
        duration=ALWAYS,
    )
    for w, words in enumerate(
        (
            "during this turn, if {dealer:pronoun_or_source} deals damage to a {to:group/one}, double the damage instead",
            "if {dealer:pronoun_or_source} deals damage to a {to:group/one} this turn, double the damage instead",
        )
    ):
        g.phrase(
            "action", words, ir.ReplaceDealt, change="double", amount=ir.Num(2), duration=ir.UntilEndOfTurn(w=3 - w)
        )
    g.phrase(
        "action",
        "if {dealer:source} deals damage to a {to:group/one} this turn, the damage increases by {amount:number} instead",
        ir.ReplaceDealt,
        change="increase",
        duration=ir.UntilEndOfTurn(w=2),
    )
    g.alias("pronoun_or_source", "one_obj")
    turn = {"duration": ir.UntilEndOfTurn(w=3)}
    for source in ("", " by {source:damage_from}"):
        head = f"during this turn, if {{to:damaged_now}} is dealt damage{source}, "
        g.phrase(
            "action", head + "the damage becomes {amount:number} instead", ir.ReplaceDamage, change="become", **turn
        )
        g.phrase(
            "action", head + "reduce the damage by {amount:number} instead", ir.ReplaceDamage, change="reduce", **turn
        )
        g.phrase(
            "action", head + "double the damage instead", ir.ReplaceDamage, change="double", amount=ir.Num(2), **turn
        )
        g.phrase(
            "action",
            f"during this turn, the next damage dealt to {{to:pronoun_obj}}{source or ' by {source:damage_from}'} becomes {{amount:number}} instead",
            ir.ReplaceDamage,
            change="become",
            next_only=True,
            **turn,
        ) if source else None
    g.alias("damaged_now", "one_obj")
    g.phrase("damaged_now", "a {group:group/one}", ir.All, w=4)


def _chosen(g: Grammar) -> None:
    _more_rules(g)
    for by, whose in ((ir.Opponent(), "your opponent's "), (ir.Opponent(w=1), "opponent's "), (ir.AnyPlayer(), "")):
        for kinds, words in (
            (("summon",), "Summons"),
            (("ability",), "abilities"),
            (SUMMON_OR_ABILITY, "Summons or abilities"),
        ):
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


def _damage(g: Grammar) -> None:
    s = "static"
    g.phrase("damaged", "{_:self}", ir.SelfRef)
    for w, words in enumerate(("this Forward", "this Character"), 1):
        g.phrase("damaged", words, ir.SelfRef, w=w)
    g.phrase("damaged", "a {group:group/one}", ir.All, w=4)
    g.phrase(
        "damage_from",
        "your opponent's Summons or abilities",
        ir.DamageSource,
        kinds=SUMMON_OR_ABILITY,
        by=ir.Opponent(),
    )
    g.phrase("damage_from", "your opponent's Summons", ir.DamageSource, kinds=("summon",), by=ir.Opponent())
    g.phrase("damage_from", "your opponent's abilities", ir.DamageSource, kinds=("ability",), by=ir.Opponent())
    g.phrase("damage_from", "a Summon or an ability", ir.DamageSource, kinds=SUMMON_OR_ABILITY)
    g.phrase("damage_from", "Summons or abilities", ir.DamageSource, kinds=SUMMON_OR_ABILITY, w=1)
    g.phrase("damage_from", "an ability", ir.DamageSource, kinds=("ability",))
    g.phrase("damage_from", "a {cards:group/one}", ir.DamageSource)
    for w, dealt in enumerate(("is dealt damage", "receives damage")):
        fixed = {"duration": ALWAYS}
        for source in ("", " by {source:damage_from}" if w == 0 else " from {source:damage_from}"):
            head = f"if {{to:damaged}} {dealt}{source}, "
            g.phrase(
                s, head + "the damage becomes {amount:number} instead", ir.ReplaceDamage, change="become", w=w, **fixed
            )
            for v, words in enumerate(
                (
                    "reduce the damage by {amount:number} instead",
                    "the damage is reduced by {amount:number} instead",
                    "the damage decreases by {amount:number} instead",
                )
            ):
                g.phrase(s, head + words, ir.ReplaceDamage, change="reduce", w=w + 2 * v, **fixed)
            for v, words in enumerate(
                ("the damage increases by {amount:number} instead", "increase the damage by {amount:number} instead")
            ):
                g.phrase(s, head + words, ir.ReplaceDamage, change="increase", w=w + 2 * v, **fixed)
            g.phrase(
                s, head + "double the damage instead", ir.ReplaceDamage, change="double", amount=ir.Num(2), w=w, **fixed
            )
        for v, words in enumerate(("its power", "his power", "her power", "{_:self}'s power")):
            g.phrase(
                s,
                f"if {{to:damaged}} {dealt} less than {words}, the damage becomes {{amount:number}} instead",
                ir.ReplaceDamage,
                change="become",
                below_power=True,
                w=w * 4 + v,
                **fixed,
            )
    g.phrase("dealer", "{_:self}", ir.SelfRef)
    g.phrase("dealer", "a {group:group/one}", ir.All, w=4)
    for v, words in enumerate(
        ("the damage increases by {amount:number} instead", "increase the damage by {amount:number} instead")
    ):
        g.phrase(
            s,
            "if {dealer:dealer} deals damage to a {to:group/one}, " + words,
            ir.ReplaceDealt,
            change="increase",
            w=v,
            duration=ALWAYS,
        )
        g.phrase(
            "action",
            "if {dealer:one_pronoun} deals damage to a {to:group/one} this turn, " + words,
            ir.ReplaceDealt,
            change="increase",
            w=v,
            duration=ir.UntilEndOfTurn(w=2),
        )
    g.phrase(
        s,
        "if {dealer:dealer} deals damage to a {to:group/one}, the damage becomes {amount:number} instead",
        ir.ReplaceDealt,
        change="become",
        duration=ALWAYS,
    )
    g.phrase(
        s,
        "if {dealer:dealer} deals damage to a {to:group/one}, double the damage instead",
        ir.ReplaceDealt,
        change="double",
        amount=ir.Num(2),
        duration=ALWAYS,
    )
    _damage_this_turn(g)


def _damage_this_turn(g: Grammar) -> None:
    g.phrase(
        "static",
        "if {dealer:dealer} deals damage to a {to:group/one}, double the damage",
        ir.ReplaceDealt,
        change="double",
        amount=ir.Num(2),
        duration=ALWAYS,
        w=1,
    )
    for optional, words in (
        (True, "you may remove it from the game instead"),
        (False, "remove it from the game instead"),
    ):
        g.phrase(
            "static",
            f"if {{what:damaged}} is put from the field into the Break Zone, {words}",
            ir.RemoveInstead,
            duration=ALWAYS,
            optional=optional,
        )
    g.phrase(
        "action",
        "the next damage dealt to {to:pronoun_obj} becomes {amount:number} this turn",
        ir.ReplaceDamage,
        change="become",
        next_only=True,
        duration=ir.UntilEndOfTurn(w=2),
    )
    a, turn = "action", ir.UntilEndOfTurn(w=3)
    g.phrase(
        a,
        "during this turn, the next damage dealt to {to:pronoun_obj} becomes {amount:number} instead",
        ir.ReplaceDamage,
        change="become",
        next_only=True,
        duration=turn,
    )
    g.phrase(
        a,
        "during this turn, the next damage dealt to {to:pronoun_obj} is reduced by {amount:number} instead",
        ir.ReplaceDamage,
        change="reduce",
        next_only=True,
        duration=turn,
    )
    g.phrase(
        a,
        "if {to:one_obj} is dealt damage this turn, the damage is reduced by {amount:number} instead",
        ir.ReplaceDamage,
        change="reduce",
        duration=ir.UntilEndOfTurn(w=2),
    )
    for w, words in enumerate(
        (
            "if {what:one_obj} is put from the field into the Break Zone this turn, remove it from the game instead",
            "if {what:many_subject} are put from the field into the Break Zone this turn, remove them from the game instead",
        )
    ):
        g.phrase(a, words, ir.RemoveInstead, duration=ir.UntilEndOfTurn(w=2), w=w)
    g.phrase(
        "static",
        "if {what:source} leaves the field, remove {_:self} from the game instead",
        ir.RemoveInstead,
        duration=ALWAYS,
        leaves=True,
    )
    g.phrase(a, "this damage cannot be reduced", ir.DamageUnreducible)


def _costs(g: Grammar) -> None:
    s = "static"
    cost = (
        "the cost required to cast",
        "the cost required to play",
        "the cost for playing",
        "the cost to play",
        "the cost to cast",
    )
    for w, words in enumerate(cost):
        onto = " onto the field" if "play" in words else ""
        for more, change in ((False, "is reduced by"), (True, "is increased by")):
            base = f"{words} {{what:source}}{onto} {change} {{amount:cost_amount}}"
            g.phrase(s, base, ir.CostChange, more=more, w=w)
            g.phrase(s, base + " (it cannot become 0)", ir.CostChange, more=more, floor=1, w=w)
            if w < 2:
                cards = f"{words} {{group:your_cards}}{onto} {change} {{amount:cost_amount}}"
                g.phrase(s, cards, ir.CastersCostChange, player=ir.You(), more=more, duration=ALWAYS, w=w)
                g.phrase(
                    s,
                    cards + " (it cannot become 0)",
                    ir.CastersCostChange,
                    player=ir.You(),
                    more=more,
                    floor=1,
                    duration=ALWAYS,
                    w=w,
                )
    for w, change in enumerate(("increases by", "is increased by")):
        g.phrase(
            s,
            f"the cost required for your opponent to cast {{group:group/many}} {change} {{amount:cost_amount}}",
            ir.CastersCostChange,
            player=ir.Opponent(),
            more=True,
            duration=ALWAYS,
            w=w,
        )
    g.phrase("cost_amount", "{value:integer}", ir.Num)
    g.phrase("cost_amount", "{amount:number} for each {each:each}", ir.PerEach)
    g.phrase("your_cards", "your {noun:type_noun/many}", ir.Group)
    g.phrase("your_cards", "your {adjectives:adjectives} {noun:type_noun/many} {qualifiers?:qualifiers}", ir.Group)
    g.phrase("your_cards", "your {adjectives?:plain_adjectives} {noun:trait_noun}", ir.Group, w=1)
    g.phrase(
        "action",
        "during this turn, the cost required to cast your next {group:group/one} is reduced by {amount:number}",
        ir.CastersCostChange,
        player=ir.You(),
        next_only=True,
        duration=ir.UntilEndOfTurn(w=3),
    )
    g.phrase(
        "action",
        "during this turn, the cost required to cast your next {group:group/one} is reduced by {amount:number} (it cannot become 0)",
        ir.CastersCostChange,
        player=ir.You(),
        next_only=True,
        floor=1,
        duration=ir.UntilEndOfTurn(w=3),
    )


def _casting(g: Grammar) -> None:
    s = "static"
    fixed = {"what": ir.SelfRef(), "duration": ALWAYS}
    g.phrase("cast_rule", "you can only pay with {element:element} CP to cast {_:self}", ir.PayOnlyWith)
    g.phrase(
        "cast_rule", "you can only pay with {element:element} CP to play {_:self} onto the field", ir.PayOnlyWith, w=1
    )
    g.phrase("cast_rule", "you can only pay with CP produced by Backups to cast {_:self}", ir.PayOnlyWith, backups=True)
    g.phrase(
        "cast_rule",
        "you can only pay with CP produced by {element:element} Backups to cast {_:self}",
        ir.PayOnlyWith,
        backups=True,
    )
    g.phrase("cast_rule", "you cannot play {_:self} from your hand due to Summons or abilities", ir.NotPlayedByEffects)
    g.phrase("cast_rule", "you can only cast {_:self} during your turn", ir.CastOnly, when="your_turn")
    g.phrase("cast_rule", "you can only cast {_:self} during your Main Phase", ir.CastOnly, when="main_phase")
    g.phrase("cast_rule", "the cost required to cast {_:self} can be paid with CP of any Element", ir.PayAnyElement)
    g.phrase("cast_rule", "any card put in the Damage Zone due to {_:self} cannot use its EX Burst", ir.NoExBurst)
    g.phrase(
        s,
        "if {what:source} is on the field, it gains Elements of {elements:elements_and}",
        ir.GainElements,
        duration=ALWAYS,
    )
    g.list("elements_and", "element", ", ", " and ")
    g.phrase(
        s,
        "{what:source} gains Elements of all the {group:group/many} except {excluding:elements_and}",
        ir.GainElementsOf,
        duration=ALWAYS,
    )
    g.phrase(s, "{rule:cast_rule}", ir.Restrict, **fixed)
    g.phrase(s, "if {_:self} is on the field, {_:self} can produce {rule:produced}", ir.Restrict, **fixed)
    g.phrase("produced", "{elements:elements} CP", ir.Produces)
    g.phrase("produced", "CP of any Element", ir.Produces)
    g.phrase(
        s,
        "the cost required to cast {group:your_cards} can be paid with CP of any Element",
        ir.CastersAnyElement,
        player=ir.You(),
    )
    g.phrase(s, "you can play 2 or more {element:element} Characters onto the field", ir.LightDarkMany)
