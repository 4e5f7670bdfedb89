"""What FFTCG sentences mean: abilities that are used: by whom, at what price, of which kind."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    BACKUP,
    CARD,
    CHOSEN,
    DRAW,
    EACH_PLAYER,
    FOE,
    FORWARD,
    FORWARDS,
    ME,
    MINE,
    ONE,
    OPPONENT,
    SUMMONS,
    T1,
    THEIRS,
    THIS,
    TURN,
    TWO,
    YOU,
    awaited,
    effects,
    field,
    found_nodes,
    last,
    meant,
    one,
    same,
    static,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text, render_text
from cardwright.text.walk import nodes

GAINS_HASTE = ", Hild gains Haste."
EITHER_KIND = ("action", "special")
A_FORWARD_OF_YOURS = ir.OneSubject(ir.Group(FORWARD, qualifiers=(MINE,)))
FOES = ir.All(ir.Group(FORWARD, qualifiers=(THEIRS,)))


@pytest.mark.parametrize(
    ("words", "cost"),
    [
        ("Return Hild to your hand", ir.PayReturnSource(ME)),
        ("Return 1 Wind Backup to your hand", ir.PayReturn(
            ir.Num(1), ir.Group(ir.TypeIs(("Backup",)), (ir.ElementIs(("Wind",)),)))),
        ("Put Hild at the bottom of your deck", ir.PayPut(ME, ir.DeckBottom(YOU))),
        ("Remove a total of 3 Rage Counters from Characters you control", ir.PayCountersGroup(
            "Rage", ir.Num(3), ir.Group(ir.IsCharacter(), (), (MINE,)), spread=True)),
    ],
)  # fmt: skip
def test_costs_paid_with_cards(words: str, cost: ir.CostItem) -> None:
    ability = meant(f"{words}: Draw 1 card.")
    assert isinstance(ability, ir.ActionAbility)
    assert ability.cost.actions == (cost,)


def test_costs_of_cards_that_differ() -> None:
    (dulled,) = one("Dull 2 active Backups of different Elements: Draw 1 card.").cost.actions  # type: ignore[attr-defined]
    assert same(dulled, ir.PayDull(ir.Num(2), ir.Group(ir.TypeIs(("Backup",))), "element"))
    (put,) = one("Put 2 Characters with different names into the Break Zone: Draw 1 card.").cost.actions  # type: ignore[attr-defined]
    assert put.different == "name"


def test_counted_to_a_bound_and_multiplied_together() -> None:
    (gain,) = effects("Hild gains +1000 power for each Backup you control (up to 5 Backups).", "Forward")
    backups = ir.CountOf(ir.Group(ir.TypeIs(("Backup",)), qualifiers=(MINE,)))
    assert same(gain.gains[0].amount, ir.PerEach(ir.Num(1000), ir.AtMost(backups, ir.Num(5))))  # type: ignore[attr-defined]
    (both,) = effects(
        "When Hild enters the field, gain 《C》 and draw 1 card, for each Monster you control.", "Forward"
    )
    monsters = ir.PerEach(ir.Num(1), ir.CountOf(ir.Group(ir.TypeIs(("Monster",)), qualifiers=(MINE,))))
    assert same(both.effects, (ir.GainCrystals(YOU, monsters), ir.Draw(YOU, monsters)))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "way",
    ["if you control a Backup, {}", "you may pay 《1》. If you do so, {}", "you may pay 《1》. When you do so, {}"],
)
def test_no_more_cards_than_that_behind_a_condition(way: str) -> None:
    text = "draw 1 card for each Forward you control. You can only draw up to 4 cards with this ability."
    counts = [
        each.count
        for each in nodes(meant(f"When Hild enters the field, {way.format(text)}"))
        if isinstance(each, ir.Draw)
    ]
    assert counts == [ir.AtMost(ir.PerEach(ir.Num(1), ir.CountOf(ir.Group(FORWARD, (), (MINE,)))), ir.Num(4))]


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("When a Dream Counter is placed on Hild", ir.CounterPlacedOn("Dream", ME)),
        ("When a Dream Counter is placed on a Forward you control", ir.CounterPlacedOn("Dream", A_FORWARD_OF_YOURS)),
        ("When a Dream Counter is removed from a Forward you control", ir.CounterRemoved("Dream", A_FORWARD_OF_YOURS)),
        ("When the last Dream Counter is removed from Hild", ir.CounterRemoved("Dream", ME, last=True)),
        ("When you pay 1 or more 《C》", ir.PlayerPaysCrystal(YOU)),
        ("When your opponent pays 《C》", ir.PlayerPaysCrystal(OPPONENT)),
        ("When you draw a card due to your Summons or abilities", ir.PlayerDraws(YOU, due_to="own")),
        ("When your opponent draws a card by your abilities", ir.PlayerDraws(OPPONENT, due_to="own_ability")),
        ("When you draw your third card each turn", ir.FirstInTurn(ir.PlayerDraws(YOU), nth=3)),
        ("When you receive damage from your opponent's abilities", ir.PlayerReceivesDamage(YOU, due_to="opponent_ability")),
        ("When your opponent receives a point of damage due to Summons or abilities",
         ir.PlayerReceivesDamage(OPPONENT, due_to="ability")),
        ("When you use a special ability of a Forward", ir.PlayerUsesAbility(YOU, "special", ir.Group(FORWARD))),
        ("When dull Hild becomes active", ir.CardEvent(ME, (ir.BecomesActive(),))),
        ("When a Forward opponent controls is frozen", ir.CardEvent(FOE, (ir.BecomesFrozen(),))),
        ("When a Forward opponent controls becomes frozen due to your abilities",
         ir.CardEvent(FOE, (ir.BecomesFrozen("own_ability"),))),
        ("When Hild is dealt 5000 damage or more by a Forward opponent controls",
         ir.CardEvent(ME, (ir.IsDealtDamage(dealer=FOE, at_least=ir.Num(5000)),))),
        ("When a card is put into your opponent's Break Zone from anywhere other than the field",
         ir.CardEvent(ir.OneSubject(CARD), (ir.PutIntoBreakZone("theirs_not_field"),))),
        ("When you cast a Fire Summon other than from your hand",
         ir.PlayerCasts(YOU, ir.Group(ir.TypeIs(("Summon",)), adjectives=(ir.ElementIs(("Fire",)),),
                                      qualifiers=(ir.Without(ir.InZone(ir.Hand(YOU))),)))),
    ],
)  # fmt: skip
def test_moments(words: str, meant: ir.Event) -> None:
    assert same(awaited(words), meant)


@pytest.mark.parametrize(("who", "player"), [("your opponent", OPPONENT), ("players", ir.EachPlayer())])
@pytest.mark.parametrize(
    ("words", "kinds"),
    [("action abilities", ("action",)), ("special abilities", ("special",)),
     ("action abilities or special abilities", ("action", "special"))],
)  # fmt: skip
def test_who_cannot_use_abilities(who: str, player: ir.Player, words: str, kinds: tuple[str, ...]) -> None:
    text = f"{who} cannot use {words}".capitalize()
    assert same(last(f"{text} this turn."), ir.CannotUse(player, kinds, THIS))
    assert same(last(f"{text}.", "Forward"), ir.CannotUse(player, kinds, ALWAYS))


def test_abilities_of_either_kind() -> None:
    dearer = ir.UseCostChange(EITHER_KIND, ir.Num(1), player=OPPONENT, more=True)
    assert same(
        meant("The cost required for your opponent to use abilities increases by 1."), ir.FieldAbility((dearer,))
    )
    (never,) = effects("Your opponent cannot use abilities this turn.")
    assert same(never, ir.CannotUse(OPPONENT, EITHER_KIND, THIS))
    spelt = compile_text("fftcg", "When you use a Special Ability, draw 1 card.", name="Hild", card_type="Forward")
    assert render_text("fftcg", spelt, name="Hild") == "When you use a special ability, draw 1 card."


@pytest.mark.parametrize("front", [True, False])
def test_nothing_is_cast_until_the_end_of_the_turn(front: bool) -> None:
    rule, span = "your opponent cannot cast Summons or use abilities", "until the end of the turn"
    text = f"until the end of the turn, {rule}." if front else f"{rule} {span}."
    made = effects(f"When Hild attacks, {text}", "Forward")[-1]
    plain = effects(f"When Hild attacks, {rule} this turn.", "Forward")[-1]
    assert same(made, plain)


@pytest.mark.parametrize(
    ("words", "kind"), [("search", "search"), ("use EX Bursts", "burst"), ("gain 《C》", "crystals")]
)
def test_what_a_player_cannot_do(words: str, kind: str) -> None:
    assert same(field(f"Your opponent cannot {words}."), ir.CannotUse(OPPONENT, (kind,), ALWAYS))
    text = f"When Hild attacks, players cannot {words} this turn."
    (now,) = effects(text, "Forward")
    assert same(now, ir.CannotUse(ir.EachPlayer(), (kind,), ir.UntilEndOfTurn()))


@pytest.mark.parametrize(
    ("words", "kinds"), [("abilities", ("action", "special")), ("special abilities", ("special",))]
)
def test_neither_summons_nor_abilities(words: str, kinds: tuple[str, ...]) -> None:
    text = f"As long as Hild is attacking, your opponent cannot cast Summons or use {words}."
    both = ir.Both((ir.CannotCast(OPPONENT, SUMMONS, ALWAYS), ir.CannotUse(OPPONENT, kinds, ALWAYS)))
    assert same(field(text), ir.If(ir.HasFilter(ME, ir.StatusIs("attacking")), both))


def test_two_rules_with_a_comma() -> None:
    text = "Forwards opponent controls cannot attack or block, and cannot use action abilities."
    rules = (ir.CannotAttackOrBlock(), ir.CannotUseAbilities(("action",)))
    assert same(field(text), ir.Both(tuple(ir.Restrict(FOES, each, ALWAYS) for each in rules)))


@pytest.mark.parametrize(
    ("words", "kinds"),
    [("action abilities", ("action",)), ("auto-abilities", ("auto",)), ("special abilities", ("special",))],
)
def test_abilities_of_other_cards(words: str, kinds: tuple[str, ...]) -> None:
    monsters = ir.All(ir.Group(ir.TypeIs(("Monster",)), qualifiers=(ir.InZone(ir.BreakZone(YOU)),)))
    text = f"Hild gains all the {words} of the Monsters in your Break Zone."
    assert same(field(text), ir.GainSpecials(ME, monsters, ALWAYS, kinds))


def test_bold_print_over_several_paragraphs_is_dropped() -> None:
    text = "Brave[[b]][[br]]When Hild attacks, draw [[/]]1 card."
    made = compile_text("fftcg", text, name="Hild", card_type="Forward")
    assert made == compile_text(
        "fftcg", text.replace("[[b]]", "").replace("[[/]]", ""), name="Hild", card_type="Forward"
    )


@pytest.mark.parametrize(
    "reminder",
    [
        "This Forward can attack the turn it enters the field.",
        "This Forward can attack or use abilities with 《ダル》 in their cost the turn it enters the field.",
        "This Character can attack or use abilities with 《ダル》 in the cost the turn it enters the field.",
    ],
)
def test_reminders_of_haste(reminder: str) -> None:
    ability = one(f"Haste ({reminder})")
    assert isinstance(ability, ir.KeywordAbility) and [each.name for each in ability.keywords] == ["Haste"]


def test_back_attack_said_at_length() -> None:
    (said,) = compile_text(
        "fftcg", "You can cast Hild at any time you could normally cast a Summon.", name="Hild", card_type="Forward"
    ).abilities
    assert same(said, ir.KeywordAbility((ir.Keyword("Back Attack"),)))


@pytest.mark.parametrize(
    ("kind", "cost", "whole"),
    [("special", "《S》", False), ("special", "the cost", True), ("action", "the cost", True)],
)
def test_the_next_use_without_a_cost(kind: str, cost: str, whole: bool) -> None:
    its = f"The next time you use its {kind} ability this turn, you can do so without paying {cost}."
    assert same(last(f"Choose 1 Forward you control. {its}"), ir.NextUseFree(T1, kind, whole))
    any_ = "a special ability" if kind == "special" else "an action ability"
    found = last(f"The next time you use {any_} this turn, you can do so without paying {cost}.")
    assert same(found, ir.NextUseFree(None, kind, whole))


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("If your Summons or abilities deal damage to a Forward, the damage increases by 2000 instead.",
         "If your Summon or ability deals damage to a Forward, the damage increases by 2000 instead."),
        ("You must have received 4 points of damage or more to cast Hild.",
         "You can only cast Hild if you have received 4 points of damage or more."),
        ("You must have 6 or more Wind cards in your Break Zone to cast Hild.",
         "You can only cast Hild if you have 6 or more Wind cards in your Break Zone."),
        ("If the number of Rage Counters on Hild is 2 or less" + GAINS_HASTE, "If there are 2 or less Rage Counters on Hild" + GAINS_HASTE),
    ],
)  # fmt: skip
def test_field_abilities_that_mean_the_same(words: str, known: str) -> None:
    assert same(meant(words), meant(known))


def test_what_must_be_so_to_cast_it() -> None:
    mine = ir.Controls(YOU, ir.Group(ir.TypeIs(("Backup",))), ir.Num(2), bind="t1")
    for words, reach in (
        ("You can only play Hild onto the field", "anywhere"),
        ("You may only cast Hild", ""),
        ("You may only play Hild onto the field", "anywhere"),
        ("You can only play Hild from your hand onto the field", "hand"),
    ):
        effect = field(f"{words} if you control 2 or more Backups.")
        assert same(effect, ir.Restrict(ME, ir.PlayedOnlyIf(mine, reach), ALWAYS)), words
    effect = field("You must control a Backup to play Hild onto the field.")
    assert same(effect, ir.Restrict(ME, ir.MustControl(ir.Group(ir.TypeIs(("Backup",))), "anywhere"), ALWAYS))
    effect = field("When you cast Hild, you may pay an extra 《1》.")
    assert isinstance(effect, ir.ExtraCost)
    assert effect.optional


def test_never_beside_a_card() -> None:
    for onto in ("", " onto the field"):
        (rule,) = found_nodes(f"You cannot play Hild{onto} if you control a Light Character.", ir.PlayedOnlyIf)
        assert isinstance(rule.condition, ir.Not)
        assert isinstance(rule.condition.condition, ir.Controls)


def test_another_division_instead() -> None:
    text = (
        "Choose up to 2 Forwards. Divide 4000 damage among them as you like. "
        "If you control 2 or more Backups, divide 6000 damage among those instead. (Units must be 1000.)"
    )
    _, first, instead, _ = effects(text)
    assert isinstance(first, ir.DivideDamage)
    assert isinstance(instead, ir.Instead)
    assert same(instead.effect, ir.DivideDamage(first.to, ir.Num(6000)))


def test_damage_divided_between_two() -> None:
    shares = last("Choose up to 2 Forwards. Divide 5000 damage between them as you like. (Unit must be 1000.)")
    among = last("Choose up to 2 Forwards. Divide 5000 damage among them as you like. (Unit must be 1000.)")
    assert same(shares, among)


def test_a_reminder_has_to_fit_what_it_reminds_of() -> None:
    head = "When Hild attacks, you may reveal any number of cards from your hand. "
    asked = "When you reveal {} or more Fire cards, draw 1 card. When you reveal 2 or more Water cards, draw 2 cards. "
    reminder = "(If you reveal 2 or more cards of each Element, both effects will be triggered.)"
    one(head + asked.format(2) + reminder)
    for text in (head + asked.format(3) + reminder, f"When Hild attacks, draw 1 card. {reminder}"):
        with pytest.raises(TextError):
            one(text)


@pytest.mark.parametrize("may", ["can", "may"])
@pytest.mark.parametrize(
    "special", ["Hild's special ability", "Hild's special abilities", "the special abilities of Hild"]
)
def test_special_abilities_for_nothing(may: str, special: str) -> None:
    words = f"ou {may} use {special} without paying 《S》"
    free = ir.SpecialPaidOtherwise(ir.Cost())
    ability = one(f"Y{words}.")
    assert isinstance(ability, ir.FieldAbility) and same(ability.effects[0], ir.Restrict(ME, free, ir.Continuous()))
    for text in (f"y{words} this turn.", f"during this turn, y{words}."):
        (turn,) = effects(f"When Hild attacks, {text}", "Forward")
        assert isinstance(turn, ir.Restrict) and same(turn.rule, free) and isinstance(turn.duration, ir.UntilEndOfTurn)


def test_other_ways_to_pay_for_special_abilities() -> None:
    mages = ir.All(ir.Group(ir.IsCharacter(), (ir.JobIs("Mage"),), (MINE,)))
    crystal = ir.SpecialPaidOtherwise(ir.Cost((ir.CrystalIcon(),)))
    fire = ir.SpecialPaidBy(ir.Group(ir.IsCard(), (ir.ElementIs(("Fire",)),)))
    for who, whose in (
        (ME, "Hild's special ability"),
        (ME, "Hild's special abilities"),
        (mages, "the special abilities of the {Job Mage} Characters you control"),
        (mages, "the special abilities of {Job Mage} Characters you control"),
    ):
        for text, rule in (
            (f"You can pay with 《C》 instead of 《S》 when paying for {whose}.", crystal),
            (f"You may pay 《C》 instead of 《S》 when paying for {whose}.", crystal),
            (f"You may discard 1 Fire card instead of 《S》 when paying for {whose}.", fire),
            (
                f"You can use {whose} by discarding a Fire card instead of discarding a {{Card Name Hild}} as part of the cost.",
                fire,
            ),
        ):
            assert same(field(text), ir.Restrict(who, rule, ir.Continuous())), text
    counters = ir.Cost(actions=(ir.PayCounters("Moon", ir.Num(2), ME),))
    text = "You can remove 2 Moon Counters from Hild to use Hild's special ability without paying the cost."
    assert same(field(text), ir.Restrict(ME, ir.SpecialPaidOtherwise(counters, True), ir.Continuous()))


def test_who_may_use_it() -> None:
    for words, who in (("Either player", "any"), ("Any player", "any"), ("Only your opponent", "opponent")):
        ability = one(f"《1》: Draw 1 card. {words} can use this ability.")
        assert same(ability.limits, (ir.UseBy(who),)), words  # type: ignore[attr-defined]


def test_limit_break_costs() -> None:
    changed = ir.UseCostChange(("Limit Break",), ir.Num(1), player=YOU)
    assert same(field("Your Limit Break cost is reduced by 1."), changed)
    assert same(field("The Limit Break cost of your cards is reduced by 1."), changed)
    mine = ir.UseCostChange(("Limit Break",), ir.Num(1), ME, YOU, floor=1)
    assert same(field("The Limit Break cost of Hild is reduced by 1 (it cannot become 0)."), mine)


@pytest.mark.parametrize(
    ("whose", "player"),
    [
        ("for your opponent to use", OPPONENT),
        ("to use your opponent's", OPPONENT),
        ("to use your", ir.You()),
        ("to use", ir.EachPlayer()),
    ],
)
def test_whose_abilities_cost_more(whose: str, player: ir.Player) -> None:
    (cost,) = effects(f"The cost required {whose} special abilities increases by 2.", "Forward")
    assert same(cost, ir.UseCostChange(("special",), TWO, player=player, more=True))


def test_what_using_costs() -> None:
    for words, effect in (
        ("The Warp cost of Hild is reduced by 1.", ir.UseCostChange(("Warp",), ir.Num(1), ME, YOU)),
        (
            "Your Priming cost is reduced by 2 (it cannot become 0).",
            ir.UseCostChange(("Priming",), ir.Num(2), None, YOU, floor=1),
        ),
        (
            "The cost required for the Forwards opponent controls to use action abilities is increased by 《2》.",
            ir.UseCostChange(("action",), ir.Num(2), ir.All(ir.Group(FORWARD, qualifiers=(THEIRS,))), more=True),
        ),
        (
            "The cost required to use Hild's special abilities is reduced by 1.",
            ir.UseCostChange(("special",), ir.Num(1), ME),
        ),
    ):
        assert same(one(words).effects, (effect,)), words  # type: ignore[attr-defined]


@pytest.mark.parametrize("keyword", ["Warp", "Priming", "Limit Break"])
def test_what_a_keyword_costs_this_turn(keyword: str) -> None:
    for words in (f"your {keyword} cost", f"the {keyword} cost of your cards", f"the cost required for {keyword}"):
        cheaper = ir.UseCostChange((keyword,), TWO, player=YOU, duration=ir.UntilEndOfTurn())
        assert same(effects(f"During this turn, {words} is reduced by 2."), (cheaper,))


def test_using_costs_an_icon_less_for_each() -> None:
    (change,) = one(
        "The cost required to use Hild's special abilities is reduced by 《1》 for each Backup you control."
    ).effects  # type: ignore[attr-defined]
    counted = ir.PerEach(ir.Num(1), ir.CountOf(ir.Group(BACKUP, qualifiers=(MINE,))))
    assert same(change.amount, counted) and change.uses == ("special",)


@pytest.mark.parametrize("kind", ["action", "special"])
def test_the_same_ability_is_used(kind: str) -> None:
    uses = "an action ability" if kind == "action" else "a special ability"
    found = one(f"When a Forward you control uses {uses}, Hild uses the same {kind} ability without paying the cost.")
    assert isinstance(found, ir.AutoAbility) and same(found.effects[0], ir.UseSame(ME, kind))
    other = "special" if kind == "action" else "action"
    with pytest.raises(TextError, match="whose use triggers this"):
        one(f"When a Forward you control uses {uses}, Hild uses the same {other} ability without paying the cost.")


def test_a_special_ability_that_was_used_this_turn() -> None:
    plain = last("Use 1 special ability that a Character has used this turn without paying the cost.")
    assert same(plain, ir.UseUsed(ir.Group(ir.IsCharacter())))
    but = last(
        "Use 1 special ability that a Forward has used this turn other than Ability Name [[s]]Lunge[[/]] without paying the cost."
    )
    assert same(but, ir.UseUsed(ir.Group(FORWARD), ("Lunge",)))


@pytest.mark.clauses("fftcg-2020", "9.5.1.2")
@pytest.mark.parametrize(
    ("text", "player", "amount", "change"),
    [
        ("You have no maximum hand size", YOU, None, "become"),
        ("Your opponent has no hand size limit", OPPONENT, None, "become"),
        ("Players have no maximum hand size", EACH_PLAYER, None, "become"),
        ("Your maximum hand size is 7", YOU, ir.Num(7), "become"),
        ("Each player's maximum hand size becomes 3", EACH_PLAYER, ir.Num(3), "become"),
        ("Your maximum hand size is increased by 2", YOU, ir.Num(2), "more"),
        ("Your opponent's hand size limit is reduced by 1", OPPONENT, ir.Num(1), "less"),
        ("You can have up to 8 cards in your hand at the end of your turn", YOU, ir.Num(8), "become"),
    ],
)
def test_hand_sizes(text: str, player: ir.Player, amount: ir.Amount | None, change: str) -> None:
    assert static(f"{text}.") == (ir.ZoneLimit(ir.Hand(player), amount, change),)


@pytest.mark.clauses("fftcg-2020", "2.2")
def test_abilities_of_certain_cards_are_barred() -> None:
    for of in ("Backups", "the Backups"):
        (barred,) = static(f"Your opponent cannot use action abilities of {of}.")
        assert same(barred, ir.CannotUse(OPPONENT, ("action",), ALWAYS, ir.Group(BACKUP)))
    barred = last("Your opponent cannot use special abilities of Forwards this turn.")
    assert same(barred, ir.CannotUse(OPPONENT, ("special",), TURN, FORWARDS))


@pytest.mark.clauses("fftcg-new", "X-PAY-5")
def test_what_abilities_cost_for_a_turn() -> None:
    for text, wanted in (
        ("The cost required to use special abilities is reduced by 1 this turn.",
         ir.UseCostChange(("special",), ONE, player=EACH_PLAYER, duration=TURN)),
        ("During this turn, the cost required to use Hild's special ability is reduced by 2.",
         ir.UseCostChange(("special",), TWO, ME, duration=TURN)),
        ("The cost required for your opponent to use action abilities is increased by 2 this turn.",
         ir.UseCostChange(("action",), TWO, player=OPPONENT, more=True, duration=TURN)),
    ):  # fmt: skip
        assert same(last(text), wanted), text


@pytest.mark.clauses("fftcg-2020", "11.7.1")
def test_a_special_ability_that_is_gained() -> None:
    special = ir.SpecialAbility("Tide", ir.Cost((ir.SpecialIcon(),)), (DRAW,))
    quoted = '"[[s]]Tide[[/]] 《S》: Draw 1 card."'
    gained = ir.AbilityGained((special,))
    assert same(static(f"Hild gains {quoted}.")[0], ir.Gain(ME, (gained,), ALWAYS))
    made = last(f"Choose 1 Forward. It gains +1000 power and {quoted} until the end of the turn.")
    assert same(made, ir.Gain(T1, (ir.PowerUp(ir.Num(1000)), gained), TURN))


def test_neither_attack_nor_block_nor_use_abilities() -> None:
    rules = (ir.CannotAttackOrBlock(), ir.CannotUseAbilities(("action",)))
    span = ir.UntilEndOfYourTurn(OPPONENT)
    for comma in ("", ","):
        made = last(
            f"{CHOSEN}It cannot attack, block{comma} or use action abilities until the end of your opponent's turn."
        )
        assert same(made, ir.Both(tuple(ir.Restrict(T1, rule, span) for rule in rules)))
    (both,) = static("The Forwards opponent controls cannot attack, block or use action abilities.")
    theirs = ir.All(ir.Group(FORWARD, qualifiers=(THEIRS,)))
    assert same(both, ir.Both(tuple(ir.Restrict(theirs, rule, ALWAYS) for rule in rules)))


@pytest.mark.parametrize("words", ["your {Job Knight}", "your {Job Knight} Forwards", "the {Job Knight} you control"])
def test_what_priming_costs_cards_of_a_job(words: str) -> None:
    (change,) = one(f"The Priming cost of {words} is reduced by 1.").effects  # type: ignore[attr-defined]
    assert isinstance(change, ir.UseCostChange) and change.uses == ("Priming",)
    assert ir.JobIs("Knight") in [*nodes(change)]
