"""What texts forbid, demand and allow: combat, choosing, breaking, casting and its cost, limits of abilities."""

from __future__ import annotations

import pytest
from board import (
    BREAK_ZONE,
    CARD,
    DECK,
    END_OF_TURN,
    FIELD,
    FOE,
    FORWARD,
    HAND,
    MINE,
    THEIRS,
    YOU,
    Board,
    Table,
    choose,
    forwards,
    hit,
    it,
    num,
)

from cardwright.errors import Illegal
from cardwright.games.common import statics
from cardwright.games.common.actions import BY_RULES, Cause
from cardwright.text import ir

SELF = ir.SelfRef()
ALWAYS = ir.Continuous()
SUMMONS = ir.Group(noun=ir.TypeIs(types=("Summon",)))


def under(rule: ir.Rule, what: ir.Objects = SELF, *, damage: int = 0) -> ir.FieldAbility:
    return ir.FieldAbility(effects=(ir.Restrict(what=what, rule=rule, duration=ALWAYS),), damage=damage)


def to_attack(table: Table) -> Table:
    while table.asked.reason != "attack":
        table.answer(("pass",))
    return table


def to_block(table: Table, *attackers: int) -> Table:
    return to_attack(table).answer(tuple(attackers)).answer(("pass",), ("pass",))


def to_next_turn(table: Table) -> Table:
    turn = table.match.state.turn
    while table.match.state.turn == turn:
        if table.asked.kind == "act":
            table.answer(("pass",))
        else:
            table.answer((table.asked.options or ())[: table.asked.least])
    return table


# combat -------------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("fftcg-2020", "10.1.2.1.2")
@pytest.mark.parametrize("rule", [ir.CannotAttack(), ir.CannotAttackOrBlock()])
def test_what_cannot_attack_is_not_offered(rule: ir.Rule) -> None:
    board = Board()
    meek = board.put(0, FIELD, "Meek", under(rule))
    bold = board.put(0, FIELD, "Bold")
    options = to_attack(board.start()).asked.options
    assert options == (bold,)
    assert meek not in (options or ())


@pytest.mark.clauses("fftcg-2020", "10.1.2.1.3", "2.2")
def test_must_attack_and_cannot_beats_it() -> None:
    board = Board()
    fury = board.put(0, FIELD, "Fury", under(ir.MustAttack()))
    table = to_attack(board.start())
    with pytest.raises(Illegal) as refused:
        table.answer(())
    assert refused.value.clause == "10.1.2.1.3"
    table.answer((fury,))

    board = Board()
    fury = board.put(0, FIELD, "Fury", under(ir.MustAttack()), under(ir.CannotAttack()))
    calm = board.put(0, FIELD, "Calm")
    table = to_attack(board.start())
    assert table.asked.options == (calm,)
    table.answer(())


@pytest.mark.clauses("fftcg-2020", "10.1.3.1.2", "15.1.1.9.6")
@pytest.mark.parametrize(
    ("attack", "block"), [(["High"], {"Large"}), (["Low"], {"Small"}), (["High", "Low"], {"Small", "Large"})]
)
def test_a_party_can_be_blocked_through_one_of_its_members(attack: list[str], block: set[str]) -> None:
    board = Board()
    cheap = ir.Group(noun=ir.TypeIs(types=("Forward",)), qualifiers=(ir.CostIs(amount=num(3), compare="<="),))
    dear = ir.Group(noun=ir.TypeIs(types=("Forward",)), qualifiers=(ir.CostIs(amount=num(4), compare=">="),))
    ids = {
        "High": board.put(0, FIELD, "High", under(ir.CannotBeBlocked(by=cheap))),
        "Low": board.put(0, FIELD, "Low", under(ir.CannotBeBlocked(by=dear))),
        "Small": board.put(1, FIELD, "Small", cost=3),
        "Large": board.put(1, FIELD, "Large", cost=5),
    }
    table = to_block(board.start(), *(ids[name] for name in attack))
    assert set(table.asked.options or ()) == {ids[name] for name in block}


@pytest.mark.clauses("fftcg-2020", "10.1.3.1.3")
def test_must_block() -> None:
    board = Board()
    knight = board.put(0, FIELD, "Knight")
    wall = board.put(1, FIELD, "Wall", under(ir.MustBlock()))
    board.put(1, FIELD, "Other")
    table = to_block(board.start(), knight)
    with pytest.raises(Illegal):
        table.answer(())
    table.answer((wall,))


@pytest.mark.clauses("fftcg-2020", "10.1.3.1.3")
@pytest.mark.parametrize(("attacker", "free"), [("Bait", False), ("Other", True)])
def test_must_block_one_card(attacker: str, free: bool) -> None:
    board = Board()
    ids = {name: board.put(0, FIELD, name) for name in ("Bait", "Other")}
    bait = ir.All(group=ir.Group(noun=ir.NameIs(name="Bait")))
    wall = board.put(1, FIELD, "Wall", under(ir.MustBlock(whom=bait)))
    table = to_block(board.start(), ids[attacker])
    if not free:
        with pytest.raises(Illegal):
            table.answer(())
    table.answer(() if free else (wall,))


@pytest.mark.clauses("fftcg-2020", "15.1.1.9.2")
def test_parties_of_any_element() -> None:
    board = Board()
    cloud = board.put(0, FIELD, "Mixer", under(ir.PartyWithAny(group=FORWARD)), elements=("Fire",))
    ice = board.put(0, FIELD, "Ice", elements=("Ice",))
    wind = board.put(0, FIELD, "Wind", elements=("Wind",))
    table = to_attack(board.start())
    with pytest.raises(Illegal):
        table.match.check((ice, wind))
    with pytest.raises(Illegal):
        table.match.check((cloud, ice, wind))
    table.match.check((cloud, ice))


def test_attacking_twice() -> None:
    board = Board()
    swift = board.put(
        0, FIELD, "Swift", under(ir.AttackTwice()), ir.KeywordAbility(keywords=(ir.Keyword(name="Brave"),))
    )
    table = to_attack(board.start())
    for _ in range(2):
        assert table.asked.options == (swift,)
        table.answer((swift,))
        while table.asked.kind == "act" and table.match.state.phase == "attack":
            table.answer(("pass",))
    assert table.match.state.phase == "main2"


# choosing, breaking, moving -----------------------------------------------------------------------------------------------


@pytest.mark.clauses("fftcg-2020", "11.6.5", "2.2")
def test_what_cannot_be_chosen_by_summons_can_be_chosen_by_abilities() -> None:
    board = Board()
    shy = board.put(1, FIELD, "Shy", under(ir.CannotBeChosen(by=FOE, kinds=("summon",))))
    rite = board.summon(choose(forwards(THEIRS)), hit(1000))
    shoot = ir.ActionAbility(cost=ir.Cost(), effects=(choose(forwards(THEIRS)), hit(1000)))
    archer = board.put(0, FIELD, "Archer", shoot)
    table = board.start()
    with pytest.raises(Illegal):
        table.cast(rite)
    assert table.answer(("use", archer, 0)).resolve().obj(shy).damage == 1000


def test_what_must_be_chosen_goes_first() -> None:
    board = Board()
    decoy = board.put(1, FIELD, "Decoy", under(ir.MustBeChosen(by=FOE)))
    other = board.put(1, FIELD, "Other")
    rite = board.summon(choose(forwards(THEIRS)), hit(1000))
    table = board.start().play(rite)
    assert (table.obj(decoy).damage, table.obj(other).damage) == (1000, 0)


@pytest.mark.clauses("fftcg-2020", "12.4.5", "2.2")
def test_what_cannot_be_broken() -> None:
    board = Board()
    rock = board.put(1, FIELD, "Rock", under(ir.CannotBeBroken()))
    sly = board.put(1, FIELD, "Sly", under(ir.CannotBeBroken(by=FOE, no_damage=True)))
    storm = board.summon(ir.Break(what=ir.All(group=FORWARD)))
    burn = board.summon(ir.DealDamage(to=ir.All(group=FORWARD), amount=num(9000)))
    table = board.start().play(storm)
    assert (table.zone(rock), table.zone(sly)) == (FIELD, FIELD)
    table.play(burn)
    assert (table.zone(rock), table.zone(sly)) == (FIELD, BREAK_ZONE)


def test_what_a_summon_cannot_dull_return_or_remove() -> None:
    board = Board()
    rules = (ir.CannotBecomeDull(by=FOE), ir.CannotBeReturned(by=FOE), ir.CannotBeRemoved(by=FOE))
    firm = board.put(1, FIELD, "Firm", *(under(rule) for rule in rules))
    every = ir.All(group=forwards(THEIRS))
    rites = [
        board.summon(ir.Dull(what=every)),
        board.summon(ir.ToHand(what=every, player=YOU, verb="return")),
        board.summon(ir.RemoveFromGame(what=every, duration=ir.Permanent())),
    ]
    table = board.start()
    for rite in rites:
        table.play(rite)
    assert table.zone(firm) == FIELD
    assert not table.obj(firm).dull


@pytest.mark.clauses("fftcg-2020", "9.1.1.1")
def test_what_does_not_activate_during_the_next_active_phase_only() -> None:
    board = Board()
    victim = board.put(1, FIELD, "Victim")
    sleep = ir.Restrict(what=it(), rule=ir.DoesNotActivate(next_only=True), duration=ir.Permanent())
    rite = board.summon(choose(forwards(THEIRS)), ir.Dull(what=it()), sleep)
    table = to_next_turn(board.start().play(rite))
    assert table.match.state.turn_player == 1
    while table.match.state.phase != "main1":
        table.answer(("pass",))
    assert table.obj(victim).dull
    to_next_turn(to_next_turn(table))
    while table.match.state.phase != "main1":
        table.answer(("pass",))
    assert not table.obj(victim).dull


def test_abilities_that_cannot_be_used() -> None:
    board = Board()
    act = ir.ActionAbility(cost=ir.Cost(), effects=(ir.Draw(player=YOU, count=num(1)),))
    mage = board.put(0, FIELD, "Mage", act)
    table = board.start()
    assert ("use", mage, 0) in table.match.acts()
    board = Board()
    mage = board.put(0, FIELD, "Mage", act)
    board.put(
        1, FIELD, "Seal", under(ir.CannotUseAbilities(kinds=("action",)), ir.All(group=forwards(THEIRS))), type="Backup"
    )
    assert ("use", mage, 0) not in board.start().match.acts()


@pytest.mark.clauses("fftcg-2020", "5.2.3.1.1.3")
def test_how_cards_enter() -> None:
    board = Board()
    board.put(0, FIELD, "Mud", under(ir.EntersDull(), ir.All(group=forwards(MINE))), type="Backup")
    eager = board.put(0, HAND, "Eager", under(ir.EntersActive()), type="Backup", cost=0)
    plain = board.put(0, HAND, "Plain", type="Backup", cost=0)
    slow = board.put(0, HAND, "Slow", cost=0)
    table = board.start().play(eager).play(plain).play(slow)
    assert [table.obj(c).dull for c in (eager, plain, slow)] == [False, True, True]


# casting ------------------------------------------------------------------------------------------------------------------


def cost_of(table: Table, card: int, player: int = 0) -> int:
    return statics.cost_to_cast(table.match.game, player, table.ref(card))


@pytest.mark.clauses("fftcg-2020", "11.4.4", "11.3.5")
def test_costs_to_cast_change() -> None:
    board = Board()
    less = ir.CastersCostChange(player=YOU, group=SUMMONS, amount=num(2), duration=ALWAYS, floor=1)
    more = ir.CastersCostChange(player=FOE, group=CARD, amount=num(1), duration=ALWAYS, more=True)
    board.put(0, FIELD, "Sage", ir.FieldAbility(effects=(less,)), type="Backup")
    board.put(1, FIELD, "Tax", ir.FieldAbility(effects=(more,)), type="Backup")
    rite = board.summon(ir.Draw(player=YOU, count=num(1)), cost=5)
    cheap = board.put(0, HAND, "Cheap", type="Summon", cost=1)
    man = board.put(0, HAND, "Man", cost=3)
    theirs = board.summon(ir.Draw(player=YOU, count=num(1)), player=1, cost=5)
    table = board.start()
    assert [cost_of(table, c) for c in (rite, cheap, man)] == [4, 1, 4]
    assert cost_of(table, theirs, 1) == 5


def test_a_card_changes_its_own_cost_wherever_it_is() -> None:
    board = Board()
    each = ir.PerEach(amount=num(1), each=ir.CountOf(group=forwards(MINE)))
    own = ir.FieldAbility(effects=(ir.CostChange(what=SELF, amount=each),))
    giant = board.put(0, HAND, "Giant", own, cost=7)
    other = board.put(0, HAND, "Other", cost=7)
    for name in ("A", "B"):
        board.put(0, FIELD, name)
    table = board.start()
    assert (cost_of(table, giant), cost_of(table, other)) == (5, 7)


def test_only_the_next_summon_is_cheaper() -> None:
    board = Board()
    hint = board.summon(ir.NextSummonCheaper(player=YOU, group=SUMMONS, amount=num(3)))
    rites = [
        board.put(
            0, HAND, f"Rite {i}", ir.SummonEffect(effects=(ir.Draw(player=FOE, count=num(1)),)), type="Summon", cost=3
        )
        for i in range(2)
    ]
    table = board.start().play(hint)
    assert [cost_of(table, r) for r in rites] == [0, 0]
    table.play(rites[0])
    assert cost_of(table, rites[1]) == 3


def test_cards_that_cannot_be_cast() -> None:
    board = Board()
    ban = ir.CannotCast(player=FOE, group=SUMMONS, duration=ALWAYS)
    board.put(1, FIELD, "Silence", ir.FieldAbility(effects=(ban,)), type="Backup")
    rite = board.summon(ir.Draw(player=YOU, count=num(1)))
    lonely = board.put(0, HAND, "Lonely", under(ir.PlayOnlyWithout(groups=(forwards(),))), cost=0)
    needy = board.put(0, HAND, "Needy", under(ir.MustControl(group=forwards())), cost=0)
    free = board.put(0, HAND, "Free", cost=0)
    table = board.start()

    def open_now() -> set[int]:
        return {a[1] for a in table.match.acts() if a[0] == "cast"}

    assert rite not in open_now()
    assert {lonely, free} <= open_now()
    assert needy not in open_now()
    table.play(free)
    assert lonely not in open_now()
    assert needy in open_now()


def test_cast_only_in_ones_own_main_phase() -> None:
    board = Board()
    limited = ir.FieldAbility(effects=(ir.Restrict(what=SELF, rule=ir.CastOnly(when="main_phase"), duration=ALWAYS),))
    rite = board.put(
        0, HAND, "Rite", limited, ir.SummonEffect(effects=(ir.Draw(player=YOU, count=num(1)),)), type="Summon", cost=0
    )
    table = board.start()
    assert ("cast", rite, "") in table.match.acts()
    table.answer(("pass",), ("pass",))
    assert table.match.state.phase == "attack"
    assert ("cast", rite, "") not in table.match.acts()


@pytest.mark.clauses("fftcg-2020", "12.4.7", "7.7.5")
def test_light_and_dark_characters_that_may_stand_together() -> None:
    board = Board()
    lamp = board.put(0, FIELD, "Lamp", elements=("Light",))
    moon = board.put(0, HAND, "Moon", under(ir.LightDarkExempt(element="Light")), elements=("Light",), cost=0)
    table = board.start().play(moon)
    assert (table.zone(lamp), table.zone(moon)) == (FIELD, FIELD)
    allowed = statics.light_dark_allowed(table.match.game, 0, [lamp, moon])
    assert allowed
    assert not statics.light_dark_allowed(table.match.game, 0, [lamp, lamp])


@pytest.mark.clauses("fftcg-2020", "12.4.7", "7.7.5")
@pytest.mark.parametrize("many", [False, True])
@pytest.mark.parametrize("first", ["Moon", "Pit"])
def test_what_comes_beside_light_characters_does_not_come_beside_dark_ones(first: str, *, many: bool) -> None:
    board = Board()
    rules = (under(ir.LightDarkExempt(element="Light")),)
    if many:
        rules += (ir.FieldAbility(effects=(ir.LightDarkMany(element="Light"),)),)
    there = {"Moon": HAND, "Pit": HAND} | {first: FIELD}
    moon = board.put(0, there["Moon"], "Moon", *rules, elements=("Light",), cost=0)
    pit = board.put(0, there["Pit"], "Pit", elements=("Dark",), cost=0)
    table = board.start()
    assert ("cast", pit if first == "Moon" else moon, "") not in table.match.acts()


# limits -------------------------------------------------------------------------------------------------------------------

DRAW = (ir.Draw(player=YOU, count=num(1)),)


def test_an_ability_used_once_a_turn() -> None:
    board = Board()
    mage = board.put(0, FIELD, "Mage", ir.ActionAbility(cost=ir.Cost(), effects=DRAW, limits=(ir.OncePerTurn(),)))
    act = ("use", mage, 0)
    table = board.start()
    table.answer(act).resolve()
    assert act not in table.match.acts()
    to_next_turn(table)
    while table.match.state.phase != "main1":
        table.answer(("pass",))
    table.answer(("pass",))
    assert act in table.match.acts()


@pytest.mark.parametrize(
    ("limit", "mine"), [(ir.OnlyYourTurn(), True), (ir.OnlyOpponentTurn(), False), (ir.UseBy(who="opponent"), False)]
)
def test_whose_turn_and_who(limit: ir.Limit, mine: bool) -> None:
    board = Board()
    mage = board.put(0, FIELD, "Mage", ir.ActionAbility(cost=ir.Cost(), effects=DRAW, limits=(limit,)))
    table = board.start()
    assert (("use", mage, 0) in table.match.acts()) == mine
    if isinstance(limit, ir.UseBy):
        table.answer(("pass",))
        assert ("use", mage, 0) in table.match.acts()


def test_an_ability_of_a_card_in_the_break_zone() -> None:
    board = Board()
    there = ir.OnlyIf(condition=ir.SourceIn(card=SELF, zone="break_zone"))
    ability = ir.ActionAbility(cost=ir.Cost(), effects=DRAW, limits=(there,))
    ghost = board.put(0, BREAK_ZONE, "Ghost", ability)
    alive = board.put(0, FIELD, "Alive", ability)
    acts = board.start().match.acts()
    assert ("use", ghost, 0) in acts
    assert ("use", alive, 0) not in acts


@pytest.mark.clauses("fftcg-2020", "15.2.6.2")
def test_rules_under_a_condition() -> None:
    board = Board()
    shield = board.put(0, FIELD, "Shield", under(ir.CannotBeBroken(), damage=1))
    top = board.state.zones[0][DECK][0]
    table = board.start()
    game = table.match.game
    assert not statics.cannot(game, "be_broken", table.ref(shield), BY_RULES)
    game.relocate(top, 0, 3)
    assert statics.cannot(game, "be_broken", table.ref(shield), BY_RULES)


def test_a_rule_that_ends_with_the_turn() -> None:
    board = Board()
    knight = board.put(1, FIELD, "Knight")
    rite = board.summon(choose(forwards(THEIRS)), ir.Restrict(what=it(), rule=ir.CannotBlock(), duration=END_OF_TURN))
    table = board.start().play(rite)
    game = table.match.game
    assert statics.cannot(game, "block", table.ref(knight), BY_RULES)
    to_next_turn(table)
    assert not statics.cannot(game, "block", table.ref(knight), BY_RULES)


def test_a_card_that_effects_cannot_play_from_the_hand() -> None:
    board = Board()
    proud = board.put(0, HAND, "Proud", under(ir.NotPlayedByEffects()))
    plain = board.put(0, HAND, "Plain")
    game = board.start().match.game
    from_hand = Cause(game.state.objects[plain].ref, 0, "ability")
    assert statics.not_played(game, game.state.objects[proud].ref, from_hand)
    assert not statics.not_played(game, game.state.objects[plain].ref, from_hand)
    assert not statics.not_played(game, game.state.objects[proud].ref, BY_RULES)
