"""Own sentences played from their text: what another player may do, whose field was entered, what an opponent's ability chose."""

from __future__ import annotations

from board import BREAK_ZONE, DECK, FIELD, HAND, Board
from test_kinds_played import hild, use
from test_sentences_played import abilities, rite


def test_the_controller_draws_of_their_own_deck() -> None:
    """11.8.14: who may do it is asked, and it is that player's card that is drawn."""
    for answer, drawn in ((True, 1), (False, 0)):
        board = Board()
        foe = board.put(1, FIELD, "Foe", type="Backup")
        summon = rite(board, "Choose 1 Backup. Break it. Its controller may draw 1 card.")
        table = board.start().cast(summon).resolve(answer)
        assert table.zone(foe) == BREAK_ZONE
        assert (table.hand(0), table.hand(1)) == (0, drawn)


def test_only_what_entered_your_own_field_counts() -> None:
    """The other player's Forward that entered this turn is none of "your field"."""
    for whose, power in (("your", 6000), ("the", 7000)):
        board = Board()
        card = hild(
            board,
            f"《0》: Hild gains +1000 power for each Forward that has entered {whose} field this turn until the end of the turn.",
            power=5000,
        )
        mine = board.put(0, HAND, "Mine", cost=0)
        theirs = board.put(1, BREAK_ZONE, "Theirs")
        summon = rite(
            board, "Your opponent selects 1 Forward in their Break Zone. Your opponent plays it onto the field."
        )
        table = board.start().play(mine).play(summon)
        assert (table.zone(theirs), table.obj(theirs).controller) == (FIELD, 1)
        assert use(table, card).power(card) == power


def test_put_at_the_bottom_by_who_selects_it() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    summon = rite(board, "Your opponent selects 1 Forward they control and puts it at the bottom of its owner's deck.")
    table = board.start().play(summon)
    assert table.zone(foe) == DECK
    assert table.match.state.zones[1][DECK][-1] == foe


def test_the_second_one_hits_the_first() -> None:
    board = Board()
    mine, foe = board.put(0, FIELD, "Mine", power=9000), board.put(1, FIELD, "Foe", power=3000)
    text = (
        "Choose 1 Forward of cost 1 or more you control and 1 Forward opponent controls."
        " The second one deals the first damage equal to its power."
    )
    summon = rite(board, text)
    table = board.start().play(summon)
    assert (table.obj(mine).damage, table.obj(foe).damage) == (3000, 0)


def test_a_number_names_a_cost() -> None:
    board = Board()
    foes = [board.put(1, FIELD, f"Foe {cost}", cost=cost) for cost in (2, 3)]
    summon = rite(board, "Name 1 number. Break all the Forwards of the named cost.")
    table = board.start().cast(summon).resolve(3)
    assert [table.zone(foe) for foe in foes] == [FIELD, BREAK_ZONE]


def test_another_name_than_the_chosen_one() -> None:
    board = Board()
    for name in ("Olga", "Pia"):
        board.put(1, FIELD, name)
    only = board.put(0, FIELD, "Olga")
    summon = rite(
        board, "Choose 1 Forward you control. Break all the Forwards with a different name from the chosen Forward."
    )
    table = board.start().play(summon)
    assert table.zone(only) == FIELD
    assert len(table.match.state.zones[1][BREAK_ZONE]) == 1


def test_an_opponents_ability_that_is_choosing_is_cancelled() -> None:
    """11.9.3: what is cancelled does nothing; one's own ability cannot be chosen."""
    text = "Choose an opponent's ability that is choosing a Forward you control. Cancel its effect."
    for user, left in ((1, 0), (0, 1000)):
        board = Board()
        mine = board.put(0, FIELD, "Mine", power=9000)
        hurt = "《0》: Choose 1 [[i]]Card Name Mine[[/]]. Deal it 1000 damage."
        source = hild(board, hurt, player=user)
        summon = rite(board, text)
        table = board.start()
        if user:
            table = table.answer(("pass",))
        table = table.answer(("use", source, 0))
        while table.asked.kind != "act":
            table.answer((mine,))
        if user:
            table = table.answer(("pass",))
        table = table.play(summon) if ("cast", summon, "") in table.match.acts() else table.resolve()
        assert table.obj(mine).damage == left


def test_from_whose_field_it_was_put() -> None:
    for player, drawn in ((1, 1), (0, 0)):
        board = Board()
        hild(board, "When a Backup is put from your opponent's field into the Break Zone, draw 1 card.")
        board.put(player, FIELD, "Helper", type="Backup")
        summon = rite(board, "Choose 1 Backup. Break it.")
        table = board.start().play(summon)
        assert table.hand(0) == drawn


def test_the_backup_whose_ability_chose_is_broken() -> None:
    board = Board()
    card = hild(board, "When Hild is chosen by a Backup's ability, break that Backup.")
    hit = "《0》: Choose 1 [[i]]Card Name Hild[[/]]. Deal it 1000 damage."
    helper = board.put(0, FIELD, "Helper", *abilities(hit, "Helper", "Backup"), type="Backup")
    table = use(board.start(), helper)
    assert (table.zone(helper), table.zone(card)) == (BREAK_ZONE, FIELD)
