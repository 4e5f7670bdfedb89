"""Own sentences played from their text: both sides of a battle, single phases, kinds of damage, field abilities."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, Board, Table
from test_sentences_linked import blocked_by, castable, drive, hild, to_attack, use
from test_sentences_played import abilities, rite

# -- the battle and the phase


def test_both_sides_of_a_battle() -> None:
    board = Board()
    card = board.put(
        0, FIELD, "Hild", *hild("《0》: Break Hild as well as the Forward that blocks or is blocked by Hild.")
    )
    wall, other = board.put(1, FIELD, "Wall", power=9000), board.put(1, FIELD, "Other")
    table = blocked_by(to_attack(board.start(), card), wall)
    while table.asked.kind != "act":
        table.answer(("pass",))
    table = use(table, card)
    assert [table.zone(c) for c in (card, wall, other)] == [BREAK_ZONE, BREAK_ZONE, FIELD]


def test_the_forward_that_it_blocks() -> None:
    board = Board()
    text = "When Hild blocks or is blocked, deal 3000 damage to the Forward that blocks or is blocked by Hild."
    card = board.put(1, FIELD, "Hild", *hild(text), power=1000)
    knight, other = board.put(0, FIELD, "Knight", power=3000), board.put(0, FIELD, "Other", power=3000)
    table = drive(blocked_by(to_attack(board.start(), knight), card))
    assert [table.zone(c) for c in (card, knight, other)] == [FIELD, BREAK_ZONE, FIELD]


def test_only_in_the_attack_phase() -> None:
    board = Board()
    card = board.put(1, FIELD, "Hild", *hild("During each Attack Phase, Hild cannot be broken."))
    early, late = rite(board, "Break all the Forwards."), rite(board, "Break all the Forwards.")
    table = board.start()
    while table.match.state.phase != "attack" or table.asked.kind != "act":
        table.answer(("pass",))
    assert drive(table.cast(early)).zone(card) == FIELD
    while table.match.state.phase != "main2" or table.asked.kind != "act":
        table.answer(("pass",) if table.asked.kind == "act" else ())
    assert drive(table.cast(late)).zone(card) == BREAK_ZONE


@pytest.mark.clauses("fftcg-2020", "12.3", "12.4.5")
def test_what_was_spared_in_that_phase_is_broken_when_it_is_over() -> None:
    """The damage of the battle is still on it when the text holds no more."""
    board = Board()
    card = board.put(1, FIELD, "Hild", *hild("During each Attack Phase, Hild cannot be broken."))
    knight = board.put(0, FIELD, "Knight", power=9000)
    table = drive(blocked_by(to_attack(board.start(), knight), card))
    assert (table.match.state.phase, table.zone(card)) == ("attack", FIELD)
    while table.match.state.phase != "main2":
        table.answer(("pass",) if table.asked.kind == "act" else ())
    assert table.zone(card) == BREAK_ZONE


def test_a_trigger_of_one_phase_only() -> None:
    text = "During your opponent's Attack Phase, " + "when a Forward you control is put from the field "
    for phase, drawn in (("main1", 0), ("attack", 1)):
        board = Board()
        board.put(1, FIELD, "Hild", *hild(text + "into the Break Zone, draw 1 card.", "Backup"), type="Backup")
        gone = board.put(1, FIELD, "Gone")
        summon = rite(board, "Break all the Forwards.")
        table = board.start()
        while table.match.state.phase != phase or table.asked.kind != "act":
            table.answer(("pass",))
        drive(table.cast(summon))
        assert (table.zone(gone), table.hand(1)) == (BREAK_ZONE, drawn)


def test_until_the_next_turn_begins() -> None:
    board = Board()
    card = board.put(
        0,
        FIELD,
        "Hild",
        *hild("《0》: Hild cannot be chosen by your opponent's Summons until the beginning of your next turn."),
    )
    table = use(board.start(), card)
    begun = []
    while table.match.state.turn < 5:
        begun.append((table.match.state.turn, bool(table.match.state.effects)))
        asked = table.asked
        table.answer(("pass",) if asked.kind == "act" else tuple((asked.options or ())[: asked.least]))
    assert all(lasts for turn, lasts in begun if turn < 5)
    assert not table.match.state.effects


# -- damage


def test_damage_that_cannot_be_reduced() -> None:
    for text, damage in (("Draw 1 card.", 2000), ("The damage dealt to Forwards cannot be reduced this turn.", 4000)):
        board = Board()
        card = board.put(
            1, FIELD, "Hild", *hild("If Hild is dealt damage, reduce the damage by 2000 instead."), power=9000
        )
        first, second = rite(board, text), rite(board, "Choose 1 Forward. Deal it 4000 damage.")
        table = drive(drive(board.start().cast(first)).cast(second), card)
        assert table.obj(card).damage == damage


def test_damage_of_abilities_that_cannot_be_reduced() -> None:
    board = Board()
    board.put(
        0,
        FIELD,
        "Lady",
        *hild("The damage dealt by your abilities to Monsters or Forwards cannot be reduced."),
    )
    shooter = board.put(0, FIELD, "Shooter", *hild("《0》: Choose 1 Forward. Deal it 4000 damage."), type="Backup")
    card = board.put(1, FIELD, "Hild", *hild("If Hild is dealt damage, reduce the damage by 1000 instead."), power=9000)
    summon = rite(board, "Choose 1 Forward. Deal it 2000 damage.")
    table = drive(board.start().cast(summon), card)
    assert table.obj(card).damage == 1000
    assert use(table, shooter, card).obj(card).damage == 5000


@pytest.mark.parametrize(("words", "wound"), [("battle damage", 2000), ("damage other than battle damage", 5000)])
def test_only_one_kind_of_damage_is_changed(words: str, wound: int) -> None:
    board = Board()
    text = f"If Hild deals {words} to a Forward, the damage becomes 0 instead."
    card = board.put(
        0, FIELD, "Hild", *hild(text), *hild("《0》: Choose 1 Monster or Forward. Deal it 2000 damage."), power=5000
    )
    wall = board.put(1, FIELD, "Wall", power=9000)
    table = use(board.start(), card, wall, index=1)
    table = blocked_by(to_attack(table, card), wall)
    while table.match.state.phase == "attack" and table.asked.reason not in ("attack",):
        table.answer(("pass",))
    assert table.obj(wall).damage == wound


def test_a_shield_while_dull() -> None:
    for dull, damage in ((True, 2000), (False, 4000)):
        board = Board()
        card = board.put(
            1,
            FIELD,
            "Hild",
            *hild("If Hild is dealt damage while dull, the damage is reduced by 2000 instead."),
            power=9000,
        )
        board.state.objects[card].dull = dull
        summon = rite(board, "Choose 1 Forward. Deal it 4000 damage.")
        assert drive(board.start().cast(summon), card).obj(card).damage == damage


def test_they_are_the_group_named_before() -> None:
    board = Board()
    text = (
        "All the {Job Knight} Forwards you control gain +1000 power, and "
        + "if they are dealt damage by a Summon or an ability, "
    )
    board.put(1, FIELD, "Hild", *hild(text + "the damage becomes 0 instead.", "Backup"), type="Backup")
    knight = board.put(1, FIELD, "Knight", jobs=("Knight",), power=9000)
    monk = board.put(1, FIELD, "Monk", jobs=("Monk",), power=9000)
    summon = rite(board, "Choose up to 2 Forwards. Deal them 3000 damage.")
    table = drive(board.start().cast(summon), knight, monk)
    assert [(table.power(c), table.obj(c).damage) for c in (knight, monk)] == [(10000, 0), (9000, 3000)]


# -- who may choose, and other field abilities


def test_not_chosen_by_what_shares_its_element() -> None:
    for text, fire, ice in (
        ("Hild cannot be chosen by Summons or abilities " + "that share its Element.", False, True),
        ("Hild cannot be chosen by Ice Summons or Ice abilities.", True, False),
    ):
        board = Board()
        board.put(1, FIELD, "Hild", *hild(text))
        spell = abilities("Choose 1 Forward. Dull it.")
        flame = board.put(0, HAND, "Flame", *spell, type="Summon", cost=0)
        frost = board.put(0, HAND, "Frost", *spell, type="Summon", cost=0, elements=("Ice",))
        table = board.start()
        assert castable(Table(table.match.copy()), flame) == fire
        assert castable(Table(table.match.copy()), frost) == ice


def test_two_verbs_for_one_subject() -> None:
    board = Board()
    card = board.put(
        0, FIELD, "Hild", *hild("If you control a {Job Knight}, Hild gains +2000 power and cannot be blocked.")
    )
    other = board.put(0, FIELD, "Knight", jobs=("Knight",))
    board.put(1, FIELD, "Wall", power=9000)
    table = board.start()
    assert (table.power(card), table.power(other)) == (7000, 5000)
    to_attack(table, card)
    while table.asked.kind == "act" and table.match.state.phase == "attack" and not table.match.state.zones[1][5]:
        assert table.asked.reason != "block"
        table.answer(("pass",))


def test_the_opponents_cards_enter_dull() -> None:
    board = Board()
    board.put(1, FIELD, "Hild", *hild("The opponent's Forwards enter the field dull."))
    comer, other = board.put(0, HAND, "Comer", cost=0), board.put(0, HAND, "Other", cost=0, type="Monster")
    table = drive(drive(board.start().cast(comer)).cast(other))
    assert (table.obj(comer).dull, table.obj(other).dull) == (True, False)


def test_whose_deck_a_card_is_put_from() -> None:
    text = (
        "When a card is put from your opponent's deck "
        + "into the Break Zone, Hild gains +1000 power until the end of the turn."
    )
    for who, power in (
        ("Put the top card of your deck", 5000),
        ("Your opponent puts the top card of their deck", 6000),
    ):
        board = Board()
        card = board.put(0, FIELD, "Hild", *hild(text))
        summon = rite(board, f"{who} into the Break Zone.")
        assert drive(board.start().cast(summon)).power(card) == power


def test_control_is_given_away() -> None:
    board = Board()
    card = board.put(0, FIELD, "Hild", *hild("《0》: Give control of Hild to your opponent."))
    assert use(board.start(), card).obj(card).controller == 1


def test_a_summon_that_comes_back_to_the_hand() -> None:
    text = (
        "Choose 1 Forward. It gains +2000 power until " + "the end of the turn. If its power has become 9000 or less, "
    )
    for power, zone in ((7000, HAND), (8000, BREAK_ZONE)):
        board = Board()
        card = board.put(0, FIELD, "Mine", power=power)
        summon = rite(board, text + "return Rite to your hand.")
        table = drive(board.start().cast(summon), card)
        assert (table.zone(summon), table.power(card)) == (zone, power + 2000)


def test_battle_damage_to_it_is_changed() -> None:
    board = Board()
    card = board.put(
        1, FIELD, "Hild", *hild("If Hild is dealt battle damage, the damage becomes 1000 instead."), power=9000
    )
    knight = board.put(0, FIELD, "Knight", power=5000)
    summon = rite(board, "Choose 1 Forward. Deal it 2000 damage.")
    table = drive(board.start().cast(summon), card)
    assert table.obj(card).damage == 2000
    table = blocked_by(to_attack(table, knight), card)
    while table.match.state.phase == "attack" and table.asked.reason != "attack":
        table.answer(("pass",))
    assert table.obj(card).damage == 3000


def test_cards_go_under_the_deck_as_a_cost() -> None:
    board = Board()
    card = board.put(0, FIELD, "Hild", *hild("Put 2 cards from your hand at the bottom of your deck: Draw 1 card."))
    held = [board.put(0, HAND, f"Held {i}") for i in range(3)]
    table = use(board.start(), card, held[0], held[2])
    deck = table.match.state.zones[0][DECK]
    assert (set(deck[-2:]), table.zone(held[1]), table.hand(0)) == ({held[0], held[2]}, HAND, 2)


def test_a_card_that_entered_this_turn() -> None:
    board = Board()
    text = "If Hild entered the field this turn, Hild gains +2000 power."
    old, new = board.put(0, FIELD, "Hild", *hild(text)), board.put(0, HAND, "Hild", *hild(text), cost=0)
    table = drive(board.start().cast(new))
    assert (table.power(old), table.power(new)) == (5000, 7000)


@pytest.mark.parametrize(("whose", "zone"), [("your", FIELD), ("your opponent's", BREAK_ZONE), ("each", FIELD)])
def test_whose_attack_phase_it_is(whose: str, zone: int) -> None:
    board = Board()
    card = board.put(0, FIELD, "Hild", *hild(f"During {whose} Attack Phase, Hild cannot be broken."))
    summon = rite(board, "Break all the Forwards.")
    table = board.start()
    while table.match.state.phase != "attack" or table.asked.kind != "act":
        table.answer(("pass",))
    assert drive(table.cast(summon)).zone(card) == zone


@pytest.mark.parametrize(("whose", "drawn"), [("your", 0), ("your opponent's", 1), ("each", 1)])
def test_a_trigger_in_whose_attack_phase(whose: str, drawn: int) -> None:
    board = Board()
    text = f"During {whose} Attack Phase, when a Monster enters your field, draw 1 card."
    board.put(1, FIELD, "Hild", *hild(text, "Backup"), type="Backup")
    board.put(1, BREAK_ZONE, "Comer", type="Monster")
    summon = rite(board, "Choose 1 Monster in your opponent's Break Zone. Play it onto the field.")
    table = board.start()
    while table.match.state.phase != "attack" or table.asked.kind != "act":
        table.answer(("pass",))
    assert drive(table.cast(summon)).hand(1) == drawn


@pytest.mark.parametrize(("controls", "zone"), [(" opponent controls", FIELD), ("", BREAK_ZONE)])
def test_whose_forward_has_the_ability(controls: str, zone: int) -> None:
    board = Board()
    text = f"When Hild is chosen by an ability of a Forward{controls}, break that Forward."
    card = board.put(0, FIELD, "Hild", *hild(text))
    other = board.put(0, FIELD, "Other", *hild("《0》: Choose 1 Forward. Dull it."))
    assert use(board.start(), other, card).zone(other) == zone


def test_a_card_that_the_rules_put_away() -> None:
    board = Board()
    text = "If your opponent doesn't control Forwards, put Hild into the Break Zone."
    card = board.put(0, FIELD, "Hild", *hild(text))
    board.put(1, FIELD, "One")
    summon = rite(board, "Break all the Forwards opponent controls.")
    table = board.start()
    assert table.zone(card) == FIELD
    assert drive(table.cast(summon)).zone(card) == BREAK_ZONE


def test_points_of_damage_put_a_card_away() -> None:
    board = Board()
    card = board.put(
        0, FIELD, "Hild", *hild("If you have received 1 point of damage or more, put Hild into the Break Zone.")
    )
    summon = rite(board, "Rite deals you 1 point of damage.")
    other = rite(board, "Draw 1 card.")
    table = drive(board.start().cast(other))
    assert table.zone(card) == FIELD
    assert drive(table.cast(summon)).zone(card) == BREAK_ZONE


@pytest.mark.parametrize("party", (True, False))
def test_it_was_in_a_party_when_it_left(party: bool) -> None:
    board = Board()
    text = "When Hild forming a party is put from the field into the Break Zone, draw 2 cards."
    card = board.put(0, FIELD, "Hild", *hild(text))
    friend = board.put(0, FIELD, "Friend", power=9000)
    spell = abilities("Choose 1 Forward. Break it.")
    summon = board.put(1, HAND, "Fall", *spell, type="Summon", cost=0)
    table = to_attack(board.start(), *((card, friend) if party else (card,)))
    while table.asked.kind != "act" or table.asked.player != 1:
        table.answer(("pass",))
    assert drive(table.cast(summon), card).hand(0) == (2 if party else 0)


def test_all_effects_that_chose_it_are_cancelled() -> None:
    board = Board()
    text = "When Hild is chosen by your opponent's Summon, cancel all effects choosing Hild."
    card, other = board.put(1, FIELD, "Hild", *hild(text)), board.put(1, FIELD, "Other")
    summon = rite(board, "Choose up to 2 Forwards. Break them.")
    assert drive(board.start().cast(summon), card, other).zone(other) == FIELD
    board = Board()
    card, other = board.put(1, FIELD, "Hild", *hild(text)), board.put(1, FIELD, "Other")
    summon = rite(board, "Choose up to 2 Forwards. Break them.")
    assert drive(board.start().cast(summon), other).zone(other) == BREAK_ZONE


@pytest.mark.parametrize(("whose", "drawn"), [("your", 1), ("your opponent's", 0)])
def test_a_card_is_put_into_the_damage_zone(whose: str, drawn: int) -> None:
    board = Board()
    board.put(0, FIELD, "Hild", *hild(f"When a card is put into {whose} Damage Zone, draw 1 card."))
    summon = rite(board, "Rite deals you 1 point of damage.")
    assert drive(board.start().cast(summon)).hand(0) == drawn
