"""Breaking, dulling, activating and freezing; what cards cannot do this turn; cancelling."""

from cardwright.text import ir
from cardwright.text.fftcg.common import DURING, FRONT, LASTING_TURN, NOW
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _states(g)
    _stack(g)
    _fighting(g)
    _restricted(g)
    _further_restricted(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _states_more(g)
    _stack_more(g)
    _fighting_more(g)
    _restricted_more(g)
    _not_activating(g)


def _states(g: Grammar) -> None:
    for verb, node in (("break", ir.Break), ("dull", ir.Dull), ("activate", ir.Activate), ("Freeze", ir.Freeze)):
        g.phrase("action", f"{verb} {{what:obj}}", node)
    g.phrase("action", "Freeze {what:one_obj} also", ir.Freeze, w=1)
    # one card each, 4 phrases: any cards spoken of, any rule of blocking, a span of control
    g.phrase("action", "dull active {what:one_obj}", ir.DullActive, w=1)
    # one card each, 2 phrases: any cards; the span in front is below
    g.phrase("action", "Freeze {what:many_object} also", ir.Freeze, w=1)
    g.phrase("action", "dull and Freeze {what:obj}", ir.DullAndFreeze)
    # one card: a reminder in the sentence, as power 0 breaks a Forward likewise
    g.phrase("action", "break {what:one_obj} regardless of its power", ir.Break, w=1)
    # one card: the first and the other of two: every verb for one card
    for verb, node in (
        ("break", ir.Break), ("dull", ir.Dull), ("activate", ir.Activate), ("Freeze", ir.Freeze),
        ("dull and Freeze", ir.DullAndFreeze),
    ):  # fmt: skip
        g.phrase("action", verb + " {what:ordered}", node)


def _stack(g: Grammar) -> None:
    g.phrase("action", "cancel its effect", ir.CancelEffect, what=ir.Pronoun("it"))
    g.phrase("action", "cancel their effects", ir.CancelEffect, what=ir.Pronoun("them"))
    g.phrase("action", "cancel its effects", ir.CancelEffect, what=ir.Pronoun("it"), w=1)
    # one card: whose effect it is was said by the trigger
    g.phrase("action", "cancel the Summon's effect", ir.CancelEffect, what=ir.Pronoun("cast_summon"))
    either = ir.NounOr(ir.Group(ir.TypeIs(("Summon",))), ir.Group(ir.IsAbility()))
    # the card itself, as a card of which something holds
    itself = ir.Without(ir.OtherThan(ir.SelfRef()))
    choosing = ir.ChoosesOnly(ir.Group(ir.IsCharacter(), qualifiers=(itself,)))
    every = ir.All(ir.Group(either, qualifiers=(choosing,)), w=21)
    for w, words in enumerate(("cancel all effects choosing {_:self}", "cancel all the effects choosing {_:self}"), 3):
        # one card: with or without its article
        g.phrase("action", words, ir.CancelEffect, what=every, w=w)
    for form, words in (("that_forward", "that Forward"), ("that_character", "that Character"), ("it", "it")):
        spoken_of = ir.Group(ir.IsCharacter(), qualifiers=(ir.Without(ir.OtherThan(ir.Pronoun(form))),))
        effects = ir.All(ir.Group(either, qualifiers=(ir.ChoosesOnly(spoken_of),)), w=21)
        # one card: the card itself
        g.phrase("action", f"cancel all effects choosing {words}", ir.CancelEffect, what=effects, w=5)


def _fighting(g: Grammar) -> None:
    g.phrase(
        "action",
        "{what:subj} can attack once more this turn",
        ir.Restrict,
        rule=ir.AttackOnceMore(),
        duration=ir.UntilEndOfTurn(w=2),
    )
    # one card each, 6 phrases: what "if possible" says before a rule of blocking, and how often a card can attack
    g.phrase("action", "if it is possible, {what:one_obj} {rule:must_block} {duration:this_turn}", ir.Restrict)
    g.phrase("action", "if possible, {what:one_obj} {rule:must_block_w} {duration:this_turn}", ir.Restrict)
    g.phrase("action", "{what:subj} {rule:attack_times} this turn", ir.Restrict, duration=ir.UntilEndOfTurn(w=2))
    # one card: points of damage; other numbers are a rule elsewhere
    g.phrase(
        "attack_times",
        "can attack as many times as your points of damage",
        ir.AttackTimes,
        count=ir.DamageReceived(ir.You()),
    )
    # one card each, 3 phrases: the turn stands inside; any rule with the turn in front
    g.phrase(
        "action",
        "{what:one_obj} must attack this turn if possible",
        ir.Restrict,
        rule=ir.MustAttack(w=2),
        duration=ir.UntilEndOfTurn(w=2),
    )
    g.phrase(
        "action",
        "{what:one_obj} {rule:must_block_w} this turn if possible",
        ir.Restrict,
        duration=ir.UntilEndOfTurn(w=5),
    )
    # one card: attacking, blocking or both
    for words, rule in (
        ("can attack", ir.CannotAttack(w=1)),
        ("can block", ir.CannotBlock(w=1)),
        ("can attack or block", ir.CannotAttackOrBlock(w=1)),
    ):
        g.phrase(
            "action", f"{{what:no_group}} {words} this turn", ir.Restrict, rule=rule, duration=ir.UntilEndOfTurn(w=2)
        )


def _restricted(g: Grammar) -> None:
    g.phrase("this_turn", "this turn", ir.UntilEndOfTurn, w=2)
    # "it cannot block this turn": the rules themselves are in fields/rules.py
    g.phrase("action", "{what:subj} {rule:rule} {duration:this_turn}", ir.Restrict)
    g.phrase("action", "{what:subj} {rule:rule} {duration:for_turn}", ir.Restrict)
    head = "as long as it is on the field, "
    on_field = {"duration": ir.WhileOnField(ir.Pronoun("it"), w=3)}
    # one card: "it" is the card on whose stay it depends; damage of any amount
    g.phrase("action", head + "{what:subj} {rule:lasting_rule/what}", ir.Restrict, **on_field)
    g.phrase("action", head + "{what:subj} {rule:rule}", ir.Restrict, **on_field)
    # one card: the turn stands inside; any rule with the turn in front
    g.phrase(
        "action", "until the end of the turn, {what:subj} {rule:rule}", ir.Restrict, duration=ir.UntilEndOfTurn(w=1)
    )
    # one card: any rule and any cards; gains and losses are in the tables
    g.phrase("action", "during this turn, {what:subj} {rule:rule}", ir.Restrict, duration=ir.UntilEndOfTurn(w=3))
    for w, words in enumerate(("for as long as", "as long as")):
        front = {"duration": ir.WhileOnField(ir.SelfRef(), w=w + 1)}
        head = f"{words} {{_:self}} is on the field, "
        g.phrase("action", head + "{to:subj} <gains/gain:to> {gains:gains}", ir.Gain, **front)
        g.phrase("action", head + "{to:subj} <loses/lose:to> {losses:losses}", ir.Lose, **front)
        g.phrase("action", head + "{what:subj} {rule:rule}", ir.Restrict, **front)
        g.phrase("action", head + "{what:subj} {rule:lasting_rule/what}", ir.Restrict, **front)
    g.phrase("action", "{what:subj} {rule:rule} {duration:other_time}", ir.Restrict)
    g.phrase(
        "action",
        "{what:source} will not activate during your next Active Phase",
        ir.Restrict,
        rule=ir.DoesNotActivate(next_only=True),
        duration=ir.Permanent(),
    )
    g.phrase("bare_group", "{group:group/many}", ir.All, w=3)
    g.phrase("action", "{what:bare_group} {rule:rule} {duration:this_turn}", ir.Restrict)
    # one card, 2 phrases: "during this turn" behind any rule, where others print "this turn"
    g.phrase("during_this_turn", "during this turn", ir.UntilEndOfTurn, w=6)
    g.phrase("action", "{what:subj} {rule:rule} {duration:during_this_turn}", ir.Restrict)
    next_phase = {"rule": ir.DoesNotActivate(next_only=True), "duration": ir.Permanent()}
    # a card activates in its controller's Active Phase: "your opponent's" would say nothing, or another thing
    for w, words in enumerate(("does not", "doesn't", "will not"), 3):
        g.phrase(
            "action",
            f"{{what:one_obj}} {words} activate during its controller's next Active Phase",
            ir.Restrict,
            w=w,
            **next_phase,
        )
    g.phrase(
        "action",
        "they do not activate during their controller's next Active Phase",
        ir.Restrict,
        what=ir.Pronoun("them"),
        **next_phase,
    )


def _further_restricted(g: Grammar) -> None:
    # "No Forward of cost 3 or less can attack this turn."
    # one card: "no Forward": the negation stands in the subject
    g.phrase("no_group", "no {group:group/one}", ir.All, w=8)
    now = ir.UntilEndOfTurn(w=2)
    stands = "cannot be reduced"
    # one card: the rule above, for this turn
    g.phrase(
        "action",
        f"the damage dealt to {{what:bare_group}} {stands} this turn",
        ir.Restrict,
        rule=ir.DamageStands(),
        duration=now,
    )
    # one card: spans in front or behind; an older rule for the next Active Phase
    g.phrase(
        "action",
        "{what:source} does not activate during your next Active Phase",
        ir.Restrict,
        rule=ir.DoesNotActivate(next_only=True),
        duration=ir.Permanent(),
        w=6,
    )
    named = {"rule": ir.AlsoJob("")}
    for w, words in enumerate(("the named Job", "that Job"), 40):
        text = f"{{what:subj}} <gains/gain:what> {words} {{duration:for_turn}}"
        # one card, 4 phrases: a job that was named; three choices; whose abilities
        g.phrase("action", text, ir.Restrict, w=w, **named)
    words = "during this turn, the power of {what:plain_group} {rule:power_rule}"
    g.phrase("action", words, ir.Restrict, duration=ir.UntilEndOfTurn(w=3), w=40)


def _states_more(g: Filled) -> None:
    # "dull it also"; "break the selected Forwards"; cards shown from the hand; what deals no damage
    for verb, node in (("break", ir.Break), ("dull", ir.Dull), ("activate", ir.Activate), ("Freeze", ir.Freeze)):
        for key in ("one_obj", "many_object"):
            g.phrase("action", f"{verb} {{what:{key}}} also", node, w=300 + 1)
        g.phrase("action", f"{verb} {{what:those_selected}}", node, w=300)
    g.phrase("action", "Freezes {what:taken_up}", ir.Freeze, w=400)


def _stack_more(g: Filled) -> None:
    it = ir.Pronoun("it")
    for w, name in enumerate(("Forward", "Character", "Backup", "Monster", "card", "target")):
        new, plain = "to become the new target", {"what": it, "w": w + 100}
        valid = f"{new} (The newly chosen {name} must be a valid choice)"
        if name == "target":
            g.phrase("action", f"choose another target {valid}", ir.ChangeTarget, what=it, w=w)
            g.phrase("action", f"choose another target {new}", ir.ChangeTarget, **plain)
        else:
            g.phrase("action", f"choose another {{group:new_{name}}} {valid}", ir.ChangeTarget, what=it, w=w)
            g.phrase("action", f"choose another {{group:new_{name}}} {new}", ir.ChangeTarget, **plain)
            fixed = {"noun": _noun(name)}
            g.phrase(f"new_{name}", f"{{adjectives?:adjectives}} {name} {{qualifiers?:qualifiers}}", ir.Group, **fixed)
    for w, item in enumerate(("ability", "Summon", "Summon or ability")):
        g.phrase(
            "action", f"the {item} is now choosing {{to:source}} instead, if possible", ir.ChangeTarget, what=it, w=w
        )
    for w, item in enumerate(("it", "that Summon", "that ability"), 600):
        text = f"{item} is now choosing {{to:source}} instead, if possible"
        g.phrase("action", text, ir.ChangeTarget, what=ir.Pronoun("it"), w=w)
    for w, ability in enumerate(("ability", "special ability", "action ability", "auto-ability"), 400):
        g.phrase("action", f"cancel the {ability}'s effect", ir.CancelEffect, what=ir.Pronoun("it"), w=w)
        for v, words in enumerate((f"that {ability}'s effect", f"the effect of that {ability}"), 1):
            g.phrase("action", f"cancel {words}", ir.CancelEffect, what=ir.Pronoun("it"), w=w + 10 * v)
    for w, words in enumerate(("that Summon's effect", "the effect of that Summon", "that Summon"), 450):
        g.phrase("action", f"cancel {words}", ir.CancelEffect, what=ir.Pronoun("that_summon"), w=w)


def _fighting_more(g: Filled) -> None:
    once_more = {"rule": ir.AttackOnceMore(), "duration": ir.UntilEndOfTurn(w=3)}
    g.phrase("action", "during this turn, {what:subj} can attack once more", ir.Restrict, **once_more)
    again = {"rule": ir.AttackOnceMore(w=800), "duration": ir.UntilEndOfTurn(w=2)}
    g.phrase("action", "{what:subj} can attack one more time this turn", ir.Restrict, w=800, **again)
    now = {"rule": ir.MustAttack(w=2), "duration": ir.UntilEndOfTurn(w=2)}
    for w, what in enumerate(("many_subject", "all_group", "bare_group"), 400):
        g.phrase("action", f"{{what:{what}}} must attack this turn if possible", ir.Restrict, w=w, **now)
    # said of whoever has to block
    for w, (words, duration) in enumerate(
        (("your opponent must block {what:one_obj} this turn if possible", ir.UntilEndOfTurn(w=2)),
         ("during this turn, your opponent must block {what:one_obj} if possible", ir.UntilEndOfTurn(w=3))), 3000,
    ):  # fmt: skip
        g.phrase("action", words, ir.Restrict, rule=ir.MustBeBlocked(w=w + 1), duration=duration)
    inside = ir.UntilEndOfTurn(w=2)
    attack = ir.MustAttack(w=600)
    for w, what in enumerate(("one_obj", "many_subject", "all_group", "bare_group"), 600):
        who = f"{{what:{what}}}"
        g.phrase("action", f"{who} {{rule:must_block_w}} this turn if possible", ir.Restrict, duration=inside, w=w)
        g.phrase("action", f"if possible, {who} {{rule:must_block_w}} {{duration:this_turn}}", ir.Restrict, w=w + 20)
        g.phrase("action", f"if possible, {who} must attack this turn", ir.Restrict, rule=attack, duration=inside, w=w)
        g.phrase(
            "action", f"during this turn, {who} must attack if possible", ir.Restrict, rule=attack, duration=DURING, w=w
        )
        text = f"during this turn, {who} {{rule:must_block_w}} if possible"
        g.phrase("action", text, ir.Restrict, duration=DURING, w=w + 10)
    g.phrase("attack_times", "can attack {count:number} times", ir.AttackTimes, w=600)
    g.phrase("attack_times", "can attack as many times as {count:counted}", ir.AttackTimes, w=600 + 1)
    g.phrase("action", "during this turn, {what:subj} {rule:attack_times}", ir.Restrict, duration=DURING, w=600)
    # "No Forward can block until the end of your opponent's turn", "during this turn, no Forward can attack"
    for w, (able, rule) in enumerate((("attack", ir.CannotAttack), ("block", ir.CannotBlock), ("attack or block", ir.CannotAttackOrBlock)),
                                     410):  # fmt: skip
        said = f"{{what:no_group}} can {able}"
        for span in ("for_turn", "other_time"):
            g.phrase("action", f"{said} {{duration:{span}}}", ir.Restrict, rule=rule(w=1), w=w)
        g.phrase("action", f"during this turn, {said}", ir.Restrict, rule=rule(w=1), duration=DURING, w=w)
    # "No Forward of cost 3 or less can block it this turn": it cannot be blocked by one
    for w, number in enumerate(("one", "many"), 400):
        g.phrase("unable", f"no {{by:group/{number}}} can block", ir.CannotBeBlocked, w=w)
        if number == "many":
            g.phrase("no_group", "no {group:group/many}", ir.All, w=400)


def _restricted_more(g: Filled) -> None:
    """What cards cannot, must and may do for a while."""
    now = ir.UntilEndOfTurn(w=3)
    g.phrase("action", "during this turn, {what:bare_group} {rule:rule}", ir.Restrict, duration=now, w=70)
    for span in ("for_turn", "other_time"):
        g.phrase("action", f"{{what:bare_group}} {{rule:rule}} {{duration:{span}}}", ir.Restrict, w=70)
    named = {"rule": ir.AlsoJob("")}
    for w, job in enumerate(("the named Job", "the selected Job", "that Job"), 70):
        text = f"{{what:subj}} <gains/gain:what> {job}"
        for words, span in (("during this turn", NOW), ("until the end of the turn", FRONT)):
            g.phrase("action", f"{words}, {text}", ir.Restrict, duration=span, w=w, **named)
        g.phrase("action", text + " {duration:for_turn}", ir.Restrict, w=w, **named)
    # what may be cast from elsewhere, paid with whatever there is; tied to the card where it lies
    for w, words in enumerate(("required to cast", "to cast", "required to play", "to play", "for casting"), 3000):
        for v, pays in enumerate(("can be paid with CP of any Element", "can be paid using CP of any Element")):
            for u, what in enumerate(("one_obj", "many_object")):
                cost = "cost" if u == 0 else "costs"
                text = f"the {cost} {words} {{what:{what}}} {pays}"
                rule = ir.PayAnyElement(w=w + 10 * v)
                g.phrase("action", text, ir.Restrict, rule=rule, duration=ir.Permanent(), w=w)
    for w, them in enumerate(("it", "them", "that card", "those cards"), 3000):
        card = ir.Pronoun({"it": "it", "them": "them", "that card": "that_card", "those cards": "those_cards"}[them])
        for v, use in enumerate(("you can use CP of any Element to cast", "you may use CP of any Element to cast",
                                 "you can pay with CP of any Element to cast")):  # fmt: skip
            rule = ir.PayAnyElement(w=w + 30 + 10 * v)
            g.phrase("action", f"{use} {them}", ir.Restrict, what=card, rule=rule, duration=ir.Permanent(), w=w)
    # a party that was spoken of
    party = ir.PartyOf(ir.Pronoun("that_party"), w=600)
    g.phrase("action", "that party {rule:rule} {duration:this_turn}", ir.Restrict, what=party)
    g.phrase("action", "the party {rule:rule} {duration:this_turn}", ir.Restrict, what=party, w=600)
    stands = "cannot be reduced"
    for w, words in enumerate(("the damage dealt to", "damage dealt to"), 600):
        rule = ir.DamageStands(w=w)
        text = f"{words} {{what:pronoun_obj}} {stands} this turn"
        g.phrase("action", text, ir.Restrict, rule=rule, duration=ir.UntilEndOfTurn(w=2))
        for what in ("pronoun_obj", "bare_group"):
            text = f"during this turn, {words} {{what:{what}}} {stands}"
            g.phrase("action", text, ir.Restrict, rule=rule, duration=DURING, w=600 * (what == "bare_group"))
    for kinds, by in ((("summon",), "your Summons"), (("ability",), "your abilities"),
                      (("summon", "ability"), "your Summons or abilities")):  # fmt: skip
        dealt = f"the damage dealt by {by} to {{what:bare_group}} {stands}"
        rule = ir.DamageStands(ir.You(), kinds)
        g.phrase("action", f"during this turn, {dealt}", ir.Restrict, rule=rule, duration=DURING, w=5000)
        g.phrase("action", f"{dealt} this turn", ir.Restrict, rule=rule, duration=ir.UntilEndOfTurn(w=2), w=5000)
    g.phrase("action", "{what:subj} <gains/gain:what> {rule:gained_job} {duration:for_turn}", ir.Restrict, w=70)
    text = "until the end of the turn, {what:subj} <gains/gain:what> {rule:gained_job}"
    g.phrase("action", text, ir.Restrict, duration=FRONT, w=70)
    g.phrase("gained_job", "{job:job}", ir.AlsoJob, w=70 + 5)


def _not_activating(g: Filled) -> None:
    """What does not activate in the next Active Phase, and rules of the other one."""
    does = ("does not", "doesn't", "will not", "won't")
    do = ("do not", "don't", "will not", "won't")
    fixed = {"rule": ir.DoesNotActivate(next_only=True), "duration": ir.Permanent()}
    for w, (one, many) in enumerate(zip(does, do, strict=True)):
        at = 500 + w
        for u, whose in enumerate(("its controller's", "their")):
            theirs = f"during {whose} next Active Phase"
            g.phrase("action", f"{{what:one_obj}} {one} activate {theirs}", ir.Restrict, w=at + 200 * u, **fixed)
        g.phrase(
            "action", f"{{what:source}} {one} activate during your next Active Phase", ir.Restrict, w=at + 20, **fixed
        )
        for u, whose in enumerate(("their controller's", "their controllers'", "their", "its controller's")):
            text = f"{many} activate during {whose} next Active Phase"
            for what in ("many_subject", "all_group", "the_group"):
                g.phrase("action", f"{{what:{what}}} {text}", ir.Restrict, w=at + 40 + 20 * u, **fixed)
        for u, (group, whose) in enumerate((("sleeping_mine", "your"), ("sleeping_theirs", "your opponent's"))):
            text = f"{{what:{group}}} {many} activate during {whose} next Active Phase"
            g.phrase("action", text, ir.Restrict, w=at + 140 + 20 * u, **fixed)
    holders: tuple[tuple[str, tuple[tuple[ir.Player, str], ...]], ...] = (
        ("sleeping_mine", ((ir.You(), "you control"),)),
        ("sleeping_theirs", ((ir.Opponent(), "opponent controls"), (ir.Opponent(w=1), "your opponent controls"))),
    )
    for category, whose_cards in holders:
        for w, article in enumerate(("all the", "the")):
            g.phrase(category, f"{article} {{group:{category}_group}}", ir.All, w=2 * w)
        for player, words in whose_cards:
            held = {"qualifiers": (ir.ControlledBy(player),)}
            kind = f"{category}_group"
            g.phrase(kind, f"{{adjectives?:adjectives}} {{noun:type_noun/many}} {words}", ir.Group, **held)
    g.phrase("action", "{what:subj} also {rule:rule} this turn", ir.Restrict, duration=ir.UntilEndOfTurn(w=2), w=400)
    # "Return 1 of them to its owner's hand. The other cannot block this turn."
    g.phrase("action", "{what:ordered} {rule:rule} {duration:this_turn}", ir.Restrict, w=3000)
    g.phrase("action", "{what:ordered} {rule:rule} {duration:other_time}", ir.Restrict, w=3000)
    g.phrase("action", "{rule:unable} {what:one_obj} this turn", ir.Restrict, duration=LASTING_TURN, w=400)


def _noun(name: str) -> ir.Node:
    return {"Character": ir.IsCharacter(), "card": ir.IsCard()}.get(name, ir.TypeIs((name,)))
