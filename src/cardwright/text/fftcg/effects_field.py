"""Instructions to cards on the field: choose, damage, break, dull, gain, lose."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _choosing(g)
    _damage(g)
    _simple(g)
    _gaining(g)
    _becoming(g)
    _rules(g)
    _forced(g)
    _targets_and_times(g)


def _choosing(g: Grammar) -> None:
    g.phrase("target", "{count:number} {group:group/count}", ir.Target)
    g.phrase("target", "up to {count:number} {group:group/count}", ir.Target, up_to=True)
    g.phrase("target", "any number of {group:group/many}", ir.Target, count=ir.Num(0), any_number=True)
    g.phrase("target", "{count:number} {group:stack_group/count}", ir.Target)
    g.phrase(
        "stack_group",
        "{adjectives?:plain_adjectives} {noun:ability_noun/same} {qualifiers?:stack_qualifiers}",
        ir.Group,
    )
    g.phrase("stack_group", "{noun:summon_or_ability/same} {qualifiers?:stack_qualifiers}", ir.Group)
    # one card: any ability beside a Summon; kinds of abilities are below
    g.phrase(
        "summon_or_ability",
        "Summon or ability",
        ir.NounOr,
        first=ir.Group(ir.TypeIs(("Summon",))),
        second=ir.Group(ir.IsAbility()),
    )
    # one card each, 3 phrases: a Summon beside an ability of each kind
    g.phrase(
        "summon_or_ability", "Summon or {second:kind_group/same}", ir.NounOr, first=ir.Group(ir.TypeIs(("Summon",)))
    )
    g.phrase("kind_group", "{noun:kind_noun/same}", ir.Group)
    g.phrase("kind_noun", "auto-<ability/abilities>", ir.IsAbility, kinds=("auto",))
    g.phrase("kind_noun", "action <ability/abilities>", ir.IsAbility, kinds=("action",))
    g.phrase("kind_noun", "special <ability/abilities>", ir.IsAbility, kinds=("special",))
    g.sequence("stack_qualifiers", "stack_qualifier", max=1)
    # what a Summon chooses stands last: what follows belongs to the card that is chosen
    g.phrase("stack_group", "{noun:summon_noun/same} {qualifiers:choosing}", ir.Group)
    g.phrase("summon_noun", "<Summon/Summons>", ir.TypeIs, types=("Summon",))
    g.sequence("choosing", "choosing_what", max=1)
    g.alias("stack_qualifier", "choosing_what")
    g.phrase("stack_qualifier", "opponent controls", ir.ControlledBy, player=ir.Opponent())
    g.phrase("choosing_what", "that is choosing a {group:group/one}", ir.ChoosesOnly)
    g.phrase("choosing_what", "that is choosing only 1 {group:group/one}", ir.ChoosesOnly, only=True)
    g.phrase("stack_qualifier", "triggered from a {group:group/one}", ir.FromSource)
    # one card each, 2 phrases: different Elements; other traits are in `decks` and `variants`
    g.phrase(
        "target",
        "up to {count:number} {group:group/count}, each of a different Element",
        ir.Target,
        up_to=True,
        different="element",
    )
    g.phrase(
        "target", "{count:number} {group:group/count}, each of a different Element", ir.Target, different="element"
    )
    g.list("targets", "target", ", ", " and ")
    g.phrase("choice", "choose {targets:targets}", ir.Choose, player=ir.You())
    g.phrase("action", "{player:who} selects {target:target}", ir.Select)
    g.phrase("action", "select {target:target}", ir.Select, player=ir.You())
    g.phrase("action", "name 1 Element", ir.Name, player=ir.You(), what="element")
    g.phrase(
        "action",
        "name 1 Element other than Light and Dark",
        ir.Name,
        player=ir.You(),
        what="element",
        excluding=("Light", "Dark"),
    )
    g.phrase("action", "name 1 Job", ir.Name, player=ir.You(), what="job")


def _forced(g: Grammar) -> None:
    a = "action"
    # without a duration it lasts (11.12.4.1)
    g.phrase(a, "{effects:lasting_pair}", ir.Both, w=6)
    g.list("lasting_pair", "lasting_part", " and ", min=2, max=2)
    lasts = {"duration": ir.Permanent(w=3)}
    g.phrase("lasting_part", "{to:source} gains {gains:one_gain}", ir.Gain, **lasts)
    g.phrase("lasting_part", "{what:possessive} power becomes {amount:number}", ir.SetPower, **lasts)
    g.phrase(
        "turn_gain",
        "{what:possessive} power also becomes {amount:number}",
        ir.SetPower,
        w=1,
        duration=ir.UntilEndOfTurn(w=1),
    )
    limit = "only once"
    once = f"You can use this ability without paying any cost but {limit}"
    # one card only; its second sentence belongs to what is gained
    g.phrase(
        a,
        "{to:source} gains its Special Ability {duration:for_turn}. " + once,
        ir.GainSpecialOf,
        of=ir.Pronoun("it"),
    )
    g.phrase(a, "{to:subj} also <gains/gain:to> {gains:gains} {duration:for_turn}", ir.Gain, w=1)
    # one card each, 4 phrases: any cards spoken of, any rule of blocking, a span of control
    g.phrase(a, "dull active {what:one_obj}", ir.DullActive, w=1)
    g.phrase("rule", "must block {whom:source} if possible", ir.MustBlock, w=3)
    g.phrase(a, "deal each of {to:many_object} {amount:damage}", ir.DealDamage, w=5)
    g.phrase(a, "gain control of {what:obj} {duration:for_turn}", ir.GainControl, player=ir.You(), w=1)
    head = "as long as it is on the field, "
    on_field = {"duration": ir.WhileOnField(ir.Pronoun("it"), w=3)}
    # one card each, 4 phrases: "it" is the card on whose stay it depends; damage of any amount
    g.phrase(a, head + "{to:subj} <gains/gain:to> {gains:gains}", ir.Gain, **on_field)
    g.phrase(a, head + "{what:subj} {rule:lasting_rule/what}", ir.Restrict, **on_field)
    g.phrase(a, head + "{what:subj} {rule:rule}", ir.Restrict, **on_field)
    g.phrase(
        a,
        "reduce the next damage dealt to {to:one_obj} this turn by {amount:number}",
        ir.ReplaceDamage,
        change="reduce",
        next_only=True,
        duration=ir.UntilEndOfTurn(w=2),
    )
    # one card each, 3 phrases: the turn stands inside; any rule with the turn in front
    g.phrase(
        a,
        "{what:one_obj} must attack this turn if possible",
        ir.Restrict,
        rule=ir.MustAttack(w=2),
        duration=ir.UntilEndOfTurn(w=2),
    )
    g.phrase(
        a, "{what:one_obj} {rule:must_block_w} this turn if possible", ir.Restrict, duration=ir.UntilEndOfTurn(w=5)
    )
    g.phrase(a, "until the end of the turn, {what:subj} {rule:rule}", ir.Restrict, duration=ir.UntilEndOfTurn(w=1))
    g.phrase("lost", "their abilities", ir.AllAbilities, w=3)
    g.phrase("lost", "its abilities", ir.AllAbilities, w=4)


def _targets_and_times(g: Grammar) -> None:
    a = "action"
    # one card: any group and any number that is counted
    g.phrase("target", "as many {group:group/many} as the {count:count_group}", ir.Target, w=1)
    g.phrase(a, "select 1 number", ir.Name, player=ir.You(), what="number")
    g.phrase(
        "stack_group",
        "opponent's {noun:ability_noun/same}",
        ir.Group,
        qualifiers=(ir.ControlledBy(ir.Opponent(), w=5),),
    )
    # one card each: what a Summon is choosing, in the words of then and now
    for w, words in enumerate(("choosing a", "targeting a"), 1):
        g.phrase("choosing_what", words + " {group:group/one}", ir.ChoosesOnly, w=w)
    # one card each, 2 phrases: any cards; the span in front is below
    g.phrase(a, "Freeze {what:many_object} also", ir.Freeze, w=1)
    g.phrase(
        a,
        "you gain control of {what:obj} for as long as {_:self} is on the field",
        ir.GainControl,
        player=ir.You(),
        duration=ir.WhileOnField(ir.SelfRef()),
    )
    # one card: any rule and any cards; gains and losses are in `variants`
    g.phrase(a, "during this turn, {what:subj} {rule:rule}", ir.Restrict, duration=ir.UntilEndOfTurn(w=3))
    # "select as many as possible" makes "up to" the exact number, as far as there are enough
    g.phrase("full_target", "up to {count:number} {group:group/count} (select as many as possible)", ir.Target, w=1)
    g.phrase(a, "{player:who} selects {target:full_target}", ir.Select)
    g.phrase("target", "up to the same number of {group:group/many} as the {count:count_group}", ir.Target, up_to=True)
    # one card: any group and any number that is counted
    g.phrase("target", "the same number of {group:group/many} as the {count:count_group}", ir.Target)
    g.phrase("count_group", "{group:group/many}", ir.CountOf)
    # one card: X of any group
    g.phrase("target", "X {group:group/many}", ir.Target, count=ir.X())
    # one card each: names and costs, up to a number and exactly; more traits in `variants`
    for w, (trait, words) in enumerate((("name", " with different names"), ("cost", ", each with a different cost"))):
        g.phrase("target", f"{{count:number}} {{group:group/many}}{words}", ir.Target, different=trait, w=w)
        g.phrase(
            "target", f"up to {{count:number}} {{group:group/many}}{words}", ir.Target, different=trait, up_to=True, w=w
        )
    g.phrase(a, "dull and Freeze {what:obj}", ir.DullAndFreeze)
    g.phrase(a, "negate all damage dealt to {what:obj}", ir.NegateDamage)
    g.phrase("one_pronoun", "the blocking Forward", ir.Pronoun, form="blocking_forward")
    g.phrase("one_pronoun", "the blocked Forward", ir.Pronoun, form="blocked_forward")
    g.phrase(a, "deal {to:blocked_source} {amount:damage}", ir.DealDamage)
    g.phrase("blocked_source", "each {group:group/one}", ir.All, w=4)
    g.phrase(a, "you gain control of {what:obj} {duration:for_turn}", ir.GainControl, player=ir.You())
    for w, words in enumerate(("for as long as", "as long as")):
        front = {"duration": ir.WhileOnField(ir.SelfRef(), w=w + 1)}
        head = f"{words} {{_:self}} is on the field, "
        g.phrase(a, head + "{to:subj} <gains/gain:to> {gains:gains}", ir.Gain, **front)
        g.phrase(a, head + "{to:subj} <loses/lose:to> {losses:losses}", ir.Lose, **front)
        g.phrase(a, head + "{what:subj} {rule:rule}", ir.Restrict, **front)
        g.phrase(a, head + "{what:subj} {rule:lasting_rule/what}", ir.Restrict, **front)
    # other durations
    # a table of spans; one card has some of it
    for w, (words, node) in enumerate(
        (
            ("until the end of your opponent's turn", ir.UntilEndOfYourTurn(ir.Opponent())),
            ("until the end of your turn", ir.UntilEndOfYourTurn(ir.You())),
            ("until the end of the next turn", ir.UntilEndOfNextTurn(ir.AnyPlayer())),
            ("until the end of your next turn", ir.UntilEndOfNextTurn(ir.You())),
        )
    ):
        g.value("other_time", words, node)
        del w
    g.phrase(a, "{to:subj} <gains/gain:to> {gains:gains} {duration:other_time}", ir.Gain)
    g.phrase(a, "{to:subj} <loses/lose:to> {losses:losses} {duration:other_time}", ir.Lose)
    g.phrase(a, "{what:subj} {rule:rule} {duration:other_time}", ir.Restrict)
    # one card each: the spans of one's own and the opponent's turn; `variants` has rules and losses
    for words, node in (
        ("until the end of your opponent's turn", ir.UntilEndOfYourTurn(ir.Opponent(), w=1)),
        ("until the end of your turn", ir.UntilEndOfYourTurn(ir.You(), w=1)),
    ):
        g.phrase(a, f"{words}, {{to:subj}} <gains/gain:to> {{gains:gains}}", ir.Gain, duration=node)
    # without end, and saying so (see structure.py)
    lasting = {"duration": ir.Permanent(w=1)}
    several = "also <becomes/become:what> a Forward with {power:power}, {gains:many_gains}"
    # one card: more than one gain, behind the span and as a field ability
    g.phrase(a, "until the end of the turn, {what:subj} " + several, ir.BecomeForward, duration=ir.UntilEndOfTurn(w=1))
    g.phrase("static", "{what:source} " + several, ir.BecomeForward, duration=ir.Continuous())
    p = "permanent"
    g.phrase(p, "{what:source} also becomes a Forward with {power:power}", ir.BecomeForward, gains=(), **lasting)
    g.phrase(
        p, "{what:source} also becomes a Forward with {power:power} and {gains:one_gain}", ir.BecomeForward, **lasting
    )
    g.phrase(p, "{to:subj} <gains/gain:to> {gains:gains}", ir.Gain, **lasting)
    g.phrase(p, "{to:subj} <loses/lose:to> {losses:losses}", ir.Lose, **lasting)
    g.phrase(p, "{what:source} becomes the named Element", ir.BecomeElement, element="", **lasting)


def _damage(g: Grammar) -> None:
    a = "action"
    exchange = "deal damage equal to their respective power to the other"
    g.phrase(a, "deal {to:pronoun_obj} {amount:damage}", ir.DealDamage)
    g.phrase(a, "deal {amount:damage} to {to:group_obj}", ir.DealDamage)
    g.alias("pronoun_obj", "one_obj")
    g.alias("pronoun_obj", "many_object")
    g.alias("pronoun_obj", "several_objects")
    g.alias("group_obj", "all_group")
    # one card: the amount stands behind; before the card in `likewise`
    g.phrase(a, "{source:source} deals {to:pronoun_obj} {amount:damage}", ir.DealDamage)
    g.phrase(a, "{source:one_pronoun} deals {amount:damage} to {to:pronoun_obj}", ir.DealDamage, w=1)
    g.phrase(a, f"{{a:source}} and {{b:chosen}} {exchange}", ir.DealEachOther)
    g.phrase(
        a,
        f"{{a:source}} and the chosen Forward {exchange}",
        ir.DealEachOther,
        b=ir.Pronoun("chosen_forward"),
    )
    g.phrase("chosen", "it", ir.Pronoun, form="it")
    g.phrase(
        a,
        "each Forward deals damage equal to its power to the other",
        ir.DealEachOther,
        a=ir.Pronoun("former"),
        b=ir.Pronoun("latter"),
    )
    g.phrase(a, "divide {amount:damage} among {to:many_object} as you like", ir.DivideDamage)
    g.phrase(
        a, "{source:source} deals you {amount:number} <point/points:amount> of damage", ir.DamagePlayer, player=ir.You()
    )
    g.phrase(
        a,
        "{source:source} deals your opponent {amount:number} <point/points:amount> of damage",
        ir.DamagePlayer,
        player=ir.Opponent(),
    )
    g.phrase(a, "receive {amount:number} <point/points:amount> of damage", ir.ReceiveDamage, player=ir.You())


def _simple(g: Grammar) -> None:
    for verb, node in (("break", ir.Break), ("dull", ir.Dull), ("activate", ir.Activate), ("Freeze", ir.Freeze)):
        g.phrase("action", f"{verb} {{what:obj}}", node)
    g.phrase("action", "Freeze {what:one_obj} also", ir.Freeze, w=1)
    # one card, 2 phrases: the group is open; `decks` has the other order
    g.phrase(
        "action",
        "all the {what:unselected} that were not selected are put into the Break Zone",
        ir.PutInto,
        to=ir.BreakZone(ir.Owner()),
        w=30,
    )
    g.phrase("unselected", "{group:group/many}", ir.NotSelected)
    g.phrase("action", "cancel its effect", ir.CancelEffect, what=ir.Pronoun("it"))
    g.phrase("action", "cancel their effects", ir.CancelEffect, what=ir.Pronoun("them"))
    g.phrase(
        "action",
        "{what:subj} can attack once more this turn",
        ir.Restrict,
        rule=ir.AttackOnceMore(),
        duration=ir.UntilEndOfTurn(w=2),
    )
    g.phrase("action", "you gain control of {what:obj}", ir.GainControl, player=ir.You(), duration=ir.Permanent())
    g.phrase("action", "gain control of {what:obj}", ir.GainControl, player=ir.You(), duration=ir.Permanent(), w=1)
    g.phrase(
        "action",
        "your opponent gains control of {what:obj}",
        ir.GainControl,
        player=ir.Opponent(),
        duration=ir.Permanent(),
    )


def _gaining(g: Grammar) -> None:
    g.phrase("gained", "+{amount:power}", ir.PowerUp)
    g.phrase("gained", "{keyword:keyword}", ir.KeywordGained)
    g.phrase("gained", '"{abilities:gained_abilities}"', ir.AbilityGained)
    g.list("gains", "gained", ", ", " and ")
    g.sequence("one_gain", "gained", max=1)
    g.list("many_gains", "gained", ", ", " and ", min=2)
    g.phrase("lost", "{amount:power}", ir.PowerUp)
    g.phrase("lost", "{keyword:keyword}", ir.KeywordGained)
    g.phrase("lost", "all its abilities", ir.AllAbilities)
    g.phrase("lost", "all abilities", ir.AllAbilities, w=1)
    g.phrase("lost", "all their abilities", ir.AllAbilities, w=2)
    g.list("losses", "lost", ", ", " and ")
    g.phrase("for_turn", "until the end of the turn", ir.UntilEndOfTurn)
    g.phrase("this_turn", "this turn", ir.UntilEndOfTurn, w=2)
    a = "action"
    g.phrase(a, "{to:subj} <gains/gain:to> {gains:gains} {duration:for_turn}", ir.Gain)
    g.phrase(a, "{to:subj} <loses/lose:to> {losses:losses} {duration:for_turn}", ir.Lose)
    g.phrase(a, "{what:possessive} power becomes {amount:number} {duration:for_turn}", ir.SetPower)
    # "until the end of the turn" in front may rule two joined instructions: "the former gains .. and the latter loses .."
    g.phrase("turn_gain", "{to:subj} <gains/gain:to> {gains:gains}", ir.Gain, duration=ir.UntilEndOfTurn(w=1))
    g.phrase("turn_gain", "{to:subj} <loses/lose:to> {losses:losses}", ir.Lose, duration=ir.UntilEndOfTurn(w=1))
    # one card: what one of two joined sentences does to the power
    g.phrase(
        "turn_gain", "{what:possessive} power becomes {amount:number}", ir.SetPower, duration=ir.UntilEndOfTurn(w=1)
    )
    g.phrase(
        "turn_gain",
        "{what:subj} also <becomes/become:what> a Forward with {power:power}",
        ir.BecomeForward,
        gains=(),
        duration=ir.UntilEndOfTurn(w=1),
    )
    g.phrase(
        "turn_gain",
        "{what:subj} also <becomes/become:what> a Forward with {power:power} and {gains:one_gain}",
        ir.BecomeForward,
        duration=ir.UntilEndOfTurn(w=1),
    )
    g.phrase(a, "double the power of {what:one_obj} {duration:for_turn}", ir.DoublePower)
    # "Cloud doubles its power and gains Haste": the second verb has the same subject
    g.phrase(a, "until the end of the turn, {effects:double_pair}", ir.Both, w=3)
    g.list("double_pair", "double_part", " and ", min=2, max=2)
    g.phrase("double_part", "{what:source} doubles its power", ir.DoublePower, duration=ir.UntilEndOfTurn(w=1))
    g.phrase("double_part", "gains {gains:gains}", ir.Gain, to=ir.Pronoun("elided"), duration=ir.UntilEndOfTurn(w=1))
    # printed without its comma on one card
    g.phrase(a, "until the end of the turn {to:source} gains {gains:gains}", ir.Gain, duration=ir.UntilEndOfTurn(w=4))
    g.list("turn_pair", "turn_gain", " and ", min=2, max=2)
    g.phrase(a, "until the end of the turn, {effects:turn_pair}", ir.Both, w=2)
    front = {"duration": ir.UntilEndOfTurn(w=1)}
    g.phrase(a, "until the end of the turn, {to:subj} <gains/gain:to> {gains:gains}", ir.Gain, **front)
    g.phrase(a, "until the end of the turn, {to:subj} <loses/lose:to> {losses:losses}", ir.Lose, **front)
    g.phrase(a, "until the end of the turn, {what:possessive} power becomes {amount:number}", ir.SetPower, **front)
    g.phrase(
        a,
        "until the end of the turn, {what:subj} also <becomes/become:what> a Forward with {power:power}",
        ir.BecomeForward,
        gains=(),
        **front,
    )
    g.phrase(
        a,
        "until the end of the turn, {what:subj} also <becomes/become:what> a Forward with {power:power} and {gains:one_gain}",
        ir.BecomeForward,
        **front,
    )
    g.phrase(
        a,
        "{to:subj} <gains/gain:to> {gains:gains} as long as {_:self} is on the field",
        ir.Gain,
        duration=ir.WhileOnField(ir.SelfRef()),
    )


def _becoming(g: Grammar) -> None:
    g.phrase(
        "action",
        "{what:subj} also becomes a Forward with {power:power} {duration:for_turn}",
        ir.BecomeForward,
        gains=(),
    )
    # one card: the span in front; `likewise` has it behind
    g.phrase(
        "action",
        "until the end of the turn, the Element of {what:source} becomes the named one",
        ir.BecomeElement,
        element="",
        duration=ir.UntilEndOfTurn(w=1),
    )
    g.phrase("action", "{what:source} becomes the named Element {duration:for_turn}", ir.BecomeElement, element="")


def _rules(g: Grammar) -> None:
    # "it cannot block this turn": the rules themselves are in statics.py
    g.phrase("action", "{what:subj} {rule:rule} {duration:this_turn}", ir.Restrict)
    g.phrase("action", "{what:subj} {rule:rule} {duration:for_turn}", ir.Restrict)
    # one card each, 6 phrases: what "if possible" says before a rule of blocking, and how often a card can attack
    g.phrase("action", "if it is possible, {what:one_obj} {rule:must_block} {duration:this_turn}", ir.Restrict)
    g.phrase("action", "if possible, {what:one_obj} {rule:must_block_w} {duration:this_turn}", ir.Restrict)
    g.phrase("must_block", "must block {whom:source}", ir.MustBlock)
    g.phrase("must_block_w", "must block {whom:source}", ir.MustBlock, w=2)
    g.phrase("must_block_w", "must block", ir.MustBlock, w=2)
    g.phrase("action", "{what:subj} {rule:attack_times} this turn", ir.Restrict, duration=ir.UntilEndOfTurn(w=2))
    # one card: points of damage; other numbers are a rule in `statics`
    g.phrase(
        "attack_times",
        "can attack as many times as your points of damage",
        ir.AttackTimes,
        count=ir.DamageReceived(ir.You()),
    )
