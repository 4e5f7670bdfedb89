"""Own sentences played from their text: damage that becomes another, goes elsewhere or does not come."""

from __future__ import annotations

import pytest
from board import DAMAGE_ZONE, DECK, FIELD, HAND, Board
from newer import put
from played import (
    HIT_HARD,
    abilities,
    ability,
    aim,
    begin_using,
    blocked_by,
    broken,
    drive,
    hild,
    hild_text,
    rite,
    to_attack,
    use,
    use_through,
)

DEALT = "Choose 1 Forward. During this turn, the next damage it deals {}."


def _reducing() -> tuple:  # type: ignore[type-arg]
    return abilities("If Foe is dealt damage, reduce the damage by 2000 instead.", "Foe", "Forward")


@pytest.mark.parametrize(
    ("words", "damage"),
    [("", 1000), ("The damage dealt by Olga cannot be reduced.", 2000), ("The damage dealt by Hild cannot be reduced.", 1000),
     ("The damage dealt by the Forwards you control cannot be reduced.", 2000)],
)  # fmt: skip
def test_damage_of_such_cards_is_not_reduced(words: str, damage: int) -> None:
    board = Board()
    guard = put(board, 1, FIELD, "Guard", "If Guard is dealt damage, reduce the damage by 1000 instead.", power=9000)
    own = words if "Olga" in words else ""
    if words and not own:
        hild(board, words)
    text = "《0》: Choose 1 {Card Name Guard}. Olga deals it 2000 damage."
    card = put(board, 0, FIELD, "Olga", f"{own}[[br]]{text}" if own else text)
    table = board.start().answer(("use", card, int(bool(own)))).resolve()
    assert table.obj(guard).damage == damage


def test_damage_of_abilities_that_cannot_be_reduced() -> None:
    board = Board()
    board.put(
        0,
        FIELD,
        "Lady",
        *hild_text("The damage dealt by your abilities to Monsters or Forwards cannot be reduced."),
    )
    shooter = board.put(0, FIELD, "Shooter", *hild_text("《0》: Choose 1 Forward. Deal it 4000 damage."), type="Backup")
    card = board.put(
        1, FIELD, "Hild", *hild_text("If Hild is dealt damage, reduce the damage by 1000 instead."), power=9000
    )
    summon = rite(board, "Choose 1 Forward. Deal it 2000 damage.")
    table = drive(board.start().cast(summon), card)
    assert table.obj(card).damage == 1000
    assert use_through(table, shooter, card).obj(card).damage == 5000


@pytest.mark.clauses("fftcg-2020", "11.12.5.2")
@pytest.mark.parametrize(
    ("by", "damage"), [("Summons", 3000), ("abilities", 2000), ("Summons or abilities", 3000), ("", 3000)]
)
def test_damage_that_no_effect_reduces(by: str, damage: int) -> None:
    board = Board()
    foe = board.put(
        1, FIELD, "Foe", *abilities("If Foe is dealt damage, reduce the damage by 1000 instead.", "Foe", "Forward")
    )
    dealt = f"dealt by your {by} " if by else "dealt "
    text = f"The damage {dealt}to Forwards opponent controls cannot be reduced."
    board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Backup"), type="Backup")
    summon = rite(board, "Deal 3000 damage to all the Forwards opponent controls.")
    assert board.start().play(summon).obj(foe).damage == damage


@pytest.mark.clauses("fftcg-2020", "11.10.2")
def test_damage_without_ex_bursts() -> None:
    tail = "EX Bursts of cards put into the Damage Zone due to this {} cannot be used."
    for words, asked in (("", True), (tail.format("damage"), False), (tail.format("ability"), False)):
        board = Board()
        card = hild(board, f"《0》: Hild deals you 1 point of damage. {words}")
        burst = put(board, 0, DECK, "Rite", "[[ex]]EX BURST[[/]] Draw 1 card.", type="Summon")
        board.state.zones[0][DECK].sort(key=lambda each: each != burst)
        table = board.start().answer(("use", card, 0))
        table = table.resolve(False) if asked else table.resolve()
        assert table.zone(burst) == DAMAGE_ZONE


@pytest.mark.parametrize(
    ("words", "first"),
    [("becomes 0 instead", 0), ("is doubled instead", 4000), ("to a Forward is reduced by 500 instead", 1500)],
)
def test_the_next_damage_that_a_forward_deals(words: str, first: int) -> None:
    board = Board()
    hit = abilities("《0》: Choose 1 Forward opponent controls. Deal it 2000 damage.", "Hild", "Forward")
    hild = board.put(0, FIELD, "Hild", *hit)
    foe = board.put(1, FIELD, "Foe", power=9000)
    summon = rite(board, DEALT.format(words))
    table = aim(board.start(), ("cast", summon, ""), hild)
    for damage in (first, first + 2000):
        aim(table, ("use", hild, 0))
        assert table.obj(foe).damage == damage


def test_the_next_damage_may_be_a_point() -> None:
    for words, points in ((DEALT.format("becomes 0 instead"), 0), (DEALT.format("to a Forward becomes 0 instead"), 1)):
        board = Board()
        hit = abilities("《0》: Hild deals your opponent 1 point of damage.", "Hild", "Forward")
        hild = board.put(0, FIELD, "Hild", *hit)
        summon = rite(board, words)
        table = aim(board.start(), ("cast", summon, ""))
        before = len(table.match.state.zones[1][DAMAGE_ZONE])
        aim(table, ("use", hild, 0))
        assert len(table.match.state.zones[1][DAMAGE_ZONE]) - before == points


@pytest.mark.clauses("fftcg-2020", "11.12.5.2")
def test_damage_of_one_source_only_is_dealt_to_another_instead() -> None:
    for by_ability, expected in ((False, (0, 3000)), (True, (3000, 0))):
        board = Board()
        text = (
            "If a Forward you control other than Hild is dealt damage by a Summon, the damage is dealt to Hild instead."
        )
        shield = hild(board, text, player=1, power=20000)
        victim = board.put(1, FIELD, "Victim", power=20000)
        words = "Choose 1 {Card Name Victim}. Deal it 3000 damage."
        if by_ability:
            source = board.put(0, FIELD, "Olga", *ability(f"《0》: {words}"))
            table = begin_using(board.start(), source).resolve()
        else:
            source = rite(board, words)
            table = board.start().play(source)
        assert (table.obj(victim).damage, table.obj(shield).damage) == expected


def test_somebody_else_may_take_the_damage() -> None:
    text = "If another Forward you control is dealt damage, you may have Hild receive the damage instead."
    for answer, damage in ((True, (3000, 0)), (False, (0, 3000))):
        table, card, foe, _ = broken(text, answer, what="Choose 1 {Card Name Foe}. Deal it 3000 damage.")
        assert (table.obj(card).damage, table.obj(foe).damage) == damage


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("If Hild is dealt 5000 damage or more, reduce the damage by 2000 instead.", 4000),
        ("If Hild is dealt 5000 damage or less, reduce the damage by 2000 instead.", 6000),
        ("The damage dealt to Forwards you control is reduced by 1000 instead.", 5000),
        ("The damage dealt to Hild increases by 1000 instead.", 7000),
        ("If Hild is dealt damage by a Fire Summon or a Fire ability, the damage becomes 0 instead.", 0),
        ("If Hild is dealt damage by an Ice Summon or an Ice ability, the damage becomes 0 instead.", 6000),
        ("If Hild is dealt battle damage by a Forward of cost 1 or more, the damage becomes 0 instead.", 6000),
    ],
)
def test_what_becomes_of_damage(text: str, damage: int) -> None:
    board = Board()
    card = hild(board, text, player=1, power=9000)
    summon = rite(board, HIT_HARD)
    assert board.start().play(summon).obj(card).damage == damage


@pytest.mark.parametrize(("backups", "damage"), [(0, 3000), (2, 1000), (4, 0)])
def test_damage_is_reduced_for_each(backups: int, damage: int) -> None:
    board = Board()
    card = hild(board, "If Hild is dealt damage, reduce the damage by 1000 for each Backup you control instead.")
    for each in range(backups):
        board.put(0, FIELD, f"Aide {each}", type="Backup")
    summon = rite(board, "Choose 1 {Card Name Hild}. Deal it 3000 damage.")
    assert board.start().play(summon).obj(card).damage == damage


def test_damage_of_summons_stands_but_that_of_abilities_does_not() -> None:
    for static, damage in (("The damage dealt by your Summons cannot be reduced.", 3000), ("Haste", 1000)):
        board = Board()
        hild(board, static, cost=9)
        foe = board.put(1, FIELD, "Foe", *_reducing())
        summon = rite(board, "Choose 1 {Card Name Foe}. Deal it 3000 damage.")
        assert board.start().play(summon).obj(foe).damage == damage


def test_damage_that_cannot_be_reduced() -> None:
    for text, damage in (("Draw 1 card.", 2000), ("The damage dealt to Forwards cannot be reduced this turn.", 4000)):
        board = Board()
        card = board.put(
            1, FIELD, "Hild", *hild_text("If Hild is dealt damage, reduce the damage by 2000 instead."), power=9000
        )
        first, second = rite(board, text), rite(board, "Choose 1 Forward. Deal it 4000 damage.")
        table = drive(drive(board.start().cast(first)).cast(second), card)
        assert table.obj(card).damage == damage


def test_little_damage_is_none_and_a_counter_pays_for_the_rest() -> None:
    for dealt, left in ((3000, 0), (4000, 4000)):
        board = Board()
        card = hild(board, "If Hild is dealt 3000 damage or less, the damage becomes 0 instead.", power=9000)
        summon = rite(board, f"Choose 1 Forward. Deal it {dealt} damage.")
        assert board.start().play(summon).obj(card).damage == left
    board = Board()
    text = 'If a Song Counter is placed on Hild, Hild gains "If Hild is dealt damage, remove 1 Song Counter from Hild and the damage becomes 0 instead.".'
    card = hild(board, text, power=9000)
    board.state.objects[card].counters = {"Song": 1}
    first = rite(board, "Choose 1 Forward. Deal it 2000 damage.")
    second = rite(board, "Choose 1 Forward. Deal it 2000 damage.")
    table = board.start().play(first)
    assert (table.obj(card).damage, table.obj(card).counters) == (0, {})
    assert table.play(second).obj(card).damage == 2000


@pytest.mark.clauses("fftcg-2020", "11.11.5.1")
def test_a_summon_or_a_character_that_deals_damage() -> None:
    more = "If a Water Summon or a {Job Smith} you control deals damage to a Forward, the damage increases by 2000 instead."
    for player, element, damage in ((0, "Water", 3000), (0, "Fire", 1000), (1, "Water", 1000)):
        board = Board()
        foe = board.put(1, FIELD, "Foe", power=9000)
        put(board, 0, FIELD, "Hild", more)
        hit = "Choose 1 {Card Name Foe}. Deal it 1000 damage."
        summon = put(board, player, HAND, "Rite", hit, type="Summon", elements=(element,))
        table = board.start()
        if player:
            table.answer(("pass",))
        assert table.play(summon).obj(foe).damage == damage, (player, element)
    for job, damage in (("Smith", 3000), ("Clerk", 1000)):
        board = Board()
        foe = board.put(1, FIELD, "Foe", power=9000)
        put(board, 0, FIELD, "Hild", more)
        text = "《0》: Choose 1 {Card Name Foe}. Deal it 1000 damage."
        helper = put(board, 0, FIELD, "Helper", text, type="Backup", jobs=(job,))
        table = board.start().answer(("use", helper, 0)).resolve()
        assert table.obj(foe).damage == damage, job


@pytest.mark.parametrize(("backups", "damage"), [(0, 1000), (2, 3000)])
def test_damage_increases_for_each(backups: int, damage: int) -> None:
    board = Board()
    card = hild(
        board,
        "If Hild deals damage to a Forward, the damage increases by 1000 for each Backup you control instead.[[br]]"
        "《0》: Choose 1 Forward opponent controls. Deal it 1000 damage.",
    )
    for each in range(backups):
        board.put(0, FIELD, f"Aide {each}", type="Backup")
    foe = board.put(1, FIELD, "Foe")
    assert board.start().answer(("use", card, 1)).resolve().obj(foe).damage == damage


def test_a_gain_and_a_rule_end_with_the_turn() -> None:
    board = Board()
    hit = abilities("《0》: Choose 1 Forward opponent controls. Hild deals it 2000 damage.", "Hild", "Forward")
    hild, foe = board.put(0, FIELD, "Hild", *hit), board.put(1, FIELD, "Foe", power=9000)
    text = "Choose 1 Forward you control. During this turn, it gains Brave, and if it deals damage to a Forward, "
    summon = rite(board, text + "increase the damage by 1000 instead.")
    table = aim(board.start(), ("cast", summon, ""))
    assert "Brave" in table.chars(hild).keywords
    aim(table, ("use", hild, 0))
    assert table.obj(foe).damage == 3000


@pytest.mark.parametrize(("words", "wound"), [("battle damage", 2000), ("damage other than battle damage", 5000)])
def test_only_one_kind_of_damage_is_changed(words: str, wound: int) -> None:
    board = Board()
    text = f"If Hild deals {words} to a Forward, the damage becomes 0 instead."
    card = board.put(
        0,
        FIELD,
        "Hild",
        *hild_text(text),
        *hild_text("《0》: Choose 1 Monster or Forward. Deal it 2000 damage."),
        power=5000,
    )
    wall = board.put(1, FIELD, "Wall", power=9000)
    table = use_through(board.start(), card, wall, index=1)
    table = blocked_by(to_attack(table, card), wall)
    while table.match.state.phase == "attack" and table.asked.reason not in ("attack",):
        table.answer(("pass",))
    assert table.obj(wall).damage == wound


def test_damage_to_a_forward_or_a_player_is_doubled() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe", power=9000)
    text = "《0》: During this turn, if Hild deals damage to a Forward or a player, double the damage instead."
    card = put(board, 0, FIELD, "Hild", text, power=3000)
    hit = rite(
        board,
        "Choose 1 [[i]]Card Name Hild[[/]] and 1 [[i]]Card Name Foe[[/]]. The former deals 2000 damage to the latter.",
    )
    table = board.start().answer(("use", card, 0)).resolve()
    assert table.play(hit).obj(foe).damage == 4000


def test_damage_to_whomever_it_is_dealt() -> None:
    board = Board()
    foe = board.put(0, FIELD, "Foe", power=9000)
    card = hild(board, "If Hild deals damage, the damage becomes 0 instead.[[br]]《0》: Choose 1 {Card Name Foe}. Hild deals it 5000 damage."
                .replace("{", "[[i]]").replace("}", "[[/]]"))  # fmt: skip
    table = board.start().answer(("use", card, 1)).resolve()
    assert table.obj(foe).damage == 0


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("If a Forward opponent controls deals damage to you, the damage becomes 0 instead.", 0),
        ("If a Forward of cost 3 or more deals damage to you, the damage becomes 0 instead.", 1),
    ],
)
def test_what_becomes_of_points_of_damage(text: str, points: int) -> None:
    board = Board()
    hild(board, text, player=1)
    board.put(0, FIELD, "Olga")
    summon = rite(board, "Choose 1 Forward you control. It deals your opponent 1 point of damage.")
    table = board.start().play(summon)
    assert len(table.match.state.zones[1][DAMAGE_ZONE]) == points


@pytest.mark.parametrize(
    ("words", "points"),
    [
        ("If your opponent receives damage from your abilities, the damage becomes 2 instead.", 2),
        ("If your opponent receives damage from your Summons, the damage becomes 2 instead.", 1),
        ("If you receive damage from abilities, the damage becomes 2 instead.", 1),
    ],
)
def test_points_that_abilities_deal(words: str, points: int) -> None:
    board = Board()
    hild(board, words)
    card = put(board, 0, FIELD, "Olga", "《0》: Olga deals your opponent 1 point of damage.")
    table = use(board.start(), card)
    assert len(table.match.state.zones[1][DAMAGE_ZONE]) == points


@pytest.mark.clauses("fftcg-2020", "11.12.5.2")
def test_it_is_dulled_when_the_damage_comes() -> None:
    board = Board()
    text = "《0》: During this turn, the next damage dealt to you becomes 0 and dull Hild instead."
    hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Backup"), type="Backup")
    blow = rite(board, "Rite deals you 1 point of damage.")
    table = board.start()
    use = next(act for act in table.match.acts() if act[0] == "use")
    table.answer(use).resolve()
    assert not table.obj(hild).dull
    table.play(blow)
    assert (table.obj(hild).dull, len(table.match.state.zones[0][DAMAGE_ZONE])) == (True, 0)


def test_points_of_its_own_ability_are_not_changed() -> None:
    board = Board()
    double = abilities(
        "If Hild deals damage to your opponent other than by its ability, the damage becomes 2 instead.",
        "Hild",
        "Forward",
    )
    deals = abilities("《0》: Hild deals your opponent 1 point of damage.", "Hild", "Forward")
    card = board.put(0, FIELD, "Hild", *double, *deals)
    table = board.start().answer(("use", card, 1)).resolve()
    assert len(table.match.state.zones[1][3]) == 1


def test_points_of_damage_are_reduced() -> None:
    for dealt, taken in ((1, 0), (2, 1)):
        board = Board()
        hild(board, "If you receive damage, reduce the damage by 1 instead.")
        summon = rite(board, f"You receive {dealt} point{'s' if dealt > 1 else ''} of damage.")
        table = board.start().play(summon)
        assert len(table.match.state.zones[0][3]) == taken


@pytest.mark.parametrize(("element", "damage"), [("Fire", 2000), ("Water", 1000)])
def test_damage_of_a_summon_or_a_card_of_that_element(element: str, damage: int) -> None:
    """Whatever deals it, in a battle or by an ability (11.12.5.2)."""
    board = Board()
    text = "If your Fire Summon or a Fire Character you control deals damage to a Forward, the damage increases by 1000 instead."
    hild(board, text, elements=("Water",))
    shooter = board.put(
        0,
        FIELD,
        "Olga",
        *ability("《0》: Choose 1 Forward opponent controls. Deal it 1000 damage."),
        elements=(element,),
    )
    foe = board.put(1, FIELD, "Foe", power=9000)
    assert use(board.start(), shooter).obj(foe).damage == damage


def test_a_guard_is_dulled_for_the_first_damage() -> None:
    """Once it is dull, it guards no more (11.12.5.3)."""
    board = Board()
    text = "If a Forward you control is dealt damage while Hild is active, dull Hild. The damage becomes 0 instead."
    guard = hild(board, text, player=1, power=9000)
    friend = board.put(1, FIELD, "Foe", power=9000)
    shots = [rite(board, "Choose 1 [[i]]Card Name Foe[[/]]. Deal it 1000 damage.") for _ in range(2)]
    table = board.start().play(shots[0])
    assert (table.obj(friend).damage, table.obj(guard).dull) == (0, True)
    assert table.play(shots[1]).obj(friend).damage == 1000


@pytest.mark.parametrize(("name", "power"), [("Mate", 6000), ("Other", 5000)])
def test_a_party_with_one_of_a_kind(name: str, power: int) -> None:
    board = Board()
    text = f"If Hild forms a party with a {{Card Name {name}}}, the Forwards forming this party gain +1000 power."
    card = hild(board, text)
    mate = board.put(0, FIELD, "Mate")
    other = board.put(0, FIELD, "Other")
    table = to_attack(board.start(), card, mate)
    assert [table.power(each) for each in (card, mate, other)] == [power, power, 5000]


@pytest.mark.parametrize(("held", "damage"), [(1, 0), (0, 3000)])
def test_no_damage_for_a_card_of_the_hand(held: int, damage: int) -> None:
    """Who has none discards none, and nothing is replaced (2.3, 11.12.5)."""
    board = Board()
    card = hild(board, "If Hild is dealt damage, discard 1 card. The damage becomes 0 instead.", player=1, power=9000)
    for each in range(held):
        board.put(1, HAND, f"Held {each}")
    summon = rite(board, "Choose 1 Forward. Deal it 3000 damage.")
    table = board.start().play(summon)
    assert (table.obj(card).damage, table.hand(1)) == (damage, 0)


def test_the_next_damage_that_each_of_two_deals() -> None:
    """Of each of them its own (reading F60)."""
    board = Board()
    shot = (
        "《0》: Choose 1 Forward opponent controls. Deal it 1000 damage. You can only use this ability twice per turn."
    )
    shooters = [board.put(0, FIELD, name, *abilities(shot, name, "Forward")) for name in ("Olga", "Uma")]
    foe = board.put(1, FIELD, "Foe", power=9000)
    text = "Choose up to 2 Forwards you control. During this turn, the next damage they deal to a Forward becomes 0 instead."
    summon = rite(board, text)
    table = board.start().play(summon, (tuple(shooters),))
    dealt = [use(table, shooter).obj(foe).damage for shooter in (*shooters, *shooters)]
    assert dealt == [0, 0, 1000, 2000]


@pytest.mark.parametrize(("counters", "damage"), [(1, 0), (0, 3000)])
def test_the_counter_of_whoever_is_dealt_damage(counters: int, damage: int) -> None:
    board = Board()
    summon = rite(board, "Choose 1 {Card Name Guard}. Deal it 3000 damage.")
    text = "If a Forward with a Moon Counter on it is dealt damage, remove 1 Moon Counter from that Forward and the damage becomes 0 instead."
    hild(board, text, player=1, power=9000)
    guard, other = (board.put(1, FIELD, name, power=9000) for name in ("Guard", "Other"))
    board.state.objects[guard].counters |= {"Moon": counters}
    board.state.objects[other].counters |= {"Moon": 2}
    table = board.start().play(summon)
    assert (table.obj(guard).damage, table.obj(guard).counters.get("Moon", 0)) == (damage, 0)
    assert table.obj(other).counters == {"Moon": 2}
