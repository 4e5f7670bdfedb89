"""Own texts of Shadowverse: Evolve played: when, how often and by whom an ability can be used."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, DECK, EVOLVE_DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, Table, hand, settle
from sve_played import on_top, through

from cardwright.text import ir


def source(table: Table, card: int) -> tuple[int, ...]:
    from cardwright.games.sve.abilities import activated

    return tuple(next(iter(activated(table.match.game, card))))


@pytest.mark.clauses("sve", "1.3.3")
@pytest.mark.parametrize("words", ["use [act] abilities", "activate [act] abilities"])
def test_neither_attacks_nor_abilities_while_the_card_is_there(words: str) -> None:
    board = Board()
    text = f"[fanfare] Select a follower on your field. It can't attack or {words} while this card is on your field."
    worker = board.put(ME, FIELD, "Worker", "Storm.\n[act][cost00]: Draw a card.", state={"since": 0})
    jailer = board.amulet(text, zone=HAND)
    end = board.spell("Destroy an amulet on your field.")
    table = board.start().play(jailer)
    assert table.refused(("attack", worker, board.leaders[FOE]))
    table.play(end).use(worker)
    assert hand(table) == 1


@pytest.mark.clauses("sve", "1.3.3", "8.3.1")
@pytest.mark.parametrize(
    ("ban", "act", "evolve"),
    [
        ("It can't activate [act] abilities this turn.", False, True),
        ("It can't activate abilities this turn.", False, False),
    ],
)
def test_abilities_that_may_not_be_activated(ban: str, act: bool, evolve: bool) -> None:
    board = Board()
    text = "[evolve][cost01]: Evolve this follower.\n[act][cost00]: Draw a card."
    board.put(ME, FIELD, "Oak", text)
    board.put(ME, EVOLVE_DECK, "Oak (Evolved)", "", evolved=True)
    spell = board.spell("Select a follower on your field. " + ban)
    table = board.start().play(spell)
    uses = [a for a in table.match.game.rules.acts(table.match.game, ME) if a[0] == "use"]
    assert len(uses) == int(act) + int(evolve)


@pytest.mark.clauses("sve", "1.3.3")
@pytest.mark.parametrize(("followers", "uses"), [(1, 0), (2, 1)])
def test_two_limits_in_two_sentences(followers: int, uses: int) -> None:
    board = Board()
    limits = "This ability can be activated if there are at least 2 followers on your field. This ability can be activated once per turn."
    oak = board.put(ME, FIELD, "Oak", f"[act][cost00]: Draw a card. {limits}")
    if followers == 2:
        board.put(ME, FIELD, "Root")
    table = board.start()
    if uses:
        table.use(oak)
    assert hand(table) == uses
    assert not [a for a in table.match.game.rules.acts(table.match.game, ME) if a[0] == "use"]


@pytest.mark.clauses("sve", "1.3.3", "10.3.5")
def test_a_player_who_may_not_activate_abilities() -> None:
    board = Board()
    board.put(ME, FIELD, "Oak", "[act][cost00]: Draw a card.")
    board.put(ME, CEMETERY, "Root", "[act][cost00], banish this card from your cemetery: Draw a card.")
    board.put(FOE, FIELD, "Judge", "During each opponent's turn, your opponent can't activate [act] abilities.")
    table = board.start()
    assert not [a for a in table.match.game.rules.acts(table.match.game, ME) if a[0] == "use"]


@pytest.mark.clauses("sve", "10.10.2.5", "13.2.1.3")
@pytest.mark.parametrize("combo", [False, True])
def test_all_of_them_are_destroyed_instead(combo: bool) -> None:
    board = Board()
    foes = [board.put(FOE, FIELD, f"Foe {at}", "Ward.", defense=5) for at in range(2)]
    before = [board.spell("Give your leader [defense]+1.") for _ in range(2)]
    spell = board.spell("Deal 3 damage to each enemy follower on the field. Combo (3): Destroy them instead.")
    table = (board.start_with(*before) if combo else board.start()).play(spell)
    assert len(table.cards(FOE, CEMETERY)) == (2 if combo else 0)
    assert combo or [table.stats(foe)[1] for foe in foes] == [2, 2]


@pytest.mark.clauses("sve", "10.3.2")
@pytest.mark.parametrize("count", [0, 2])
def test_as_many_as_were_put_on_the_bottom(count: int) -> None:
    board = Board()
    mine = [board.put(ME, HAND, f"Card {at}", "Ward.") for at in range(3)]
    spell = board.spell(
        "Put any number of cards from your hand on the bottom of your deck. Draw X cards. "
        "X equals the number of cards put on the bottom of your deck."
    )
    table = board.start().play(spell).answer(tuple(mine[:count]))
    if count:
        table.answer(tuple(mine[:count]))
    assert hand(table) == 3
    assert all(table.zone(card) == DECK for card in mine[:count])


@pytest.mark.clauses("sve", "10.3.2")
def test_what_went_on_top_is_not_counted() -> None:
    board = Board()
    below, also, _ = (board.put(ME, HAND, name, "Ward.") for name in ("Below", "Beside", "Above"))
    spell = board.spell(
        "Put 2 cards from your hand on the bottom of your deck. Put a card from your hand on top of your deck. "
        "Give your leader [defense]+X. X equals the number of cards put on the bottom of your deck."
    )
    table = board.start().play(spell).answer((below, also), (below, also))
    assert table.leader(ME) == 22


@pytest.mark.clauses("sve", "10.3.2")
def test_the_own_card_returns_and_the_enemy_is_dealt_damage() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Mine", "Ward.")
    foe = board.put(FOE, FIELD, "Theirs", "Ward.", defense=6)
    spell = board.spell(
        "Select another card on your field and an enemy follower on the field. "
        "Return the card on your field to its owner's hand and deal 4 damage to the enemy follower."
    )
    table = board.start().play(spell)
    while table.zone(mine) == FIELD:
        table.answer((mine,) if table.asked.options and mine in table.asked.options else (foe,))
    assert table.zone(mine) == HAND
    assert table.stats(foe)[1] == 2


@pytest.mark.clauses("sve", "5.10.1", "4.1.5")
def test_no_more_than_a_total_cost_from_among_them() -> None:
    board = Board()
    cheap, dear, other, *_ = on_top(board, ("A", "Follower", 2), ("B", "Follower", 3), ("C", "Follower", 2))
    spell = board.spell("Look at the top 5 cards of your deck. You may put up to 2 followers whose total cost is 4 or less from among them onto your field. Put the remaining cards on the bottom of your deck in a random order.")  # fmt: skip
    table = board.start().play(spell).answer(True, (cheap,))
    assert dear not in (table.asked.options or ())
    through(table, (other,))
    assert {cheap, other} <= set(table.cards(ME, FIELD))


@pytest.mark.clauses("sve", "10.6.2.3", "13.5.1.2")
def test_several_that_differ_in_name() -> None:
    board = Board()
    lying = [board.put(ME, CEMETERY, name, "Ward.", cost=2) for name in ("Bone", "Bone", "Skull")]
    spell = board.spell("Necrocharge (3): Select up to 2 followers with different names that cost 3 play points or less in your cemetery and put them onto your field.")  # fmt: skip
    table = board.start().play(spell, (lying[0],))
    assert lying[1] not in (table.asked.options or ())
    through(table, (lying[2],))
    assert len(table.cards(ME, FIELD)) == 2


@pytest.mark.clauses("sve", "10.9.1")
def test_followers_of_either_trait() -> None:
    board = Board()
    board.amulet("Your Pixie and Elf followers have Rush.")
    kin = [board.put(ME, FIELD, f"Kin {n}", "Ward.", traits=traits) for n, traits in enumerate((("Pixie",), ("Elf",), ("Beast",)))]  # fmt: skip
    table = board.start()
    assert ["Rush" in table.chars(card).keywords for card in kin] == [True, True, False]


@pytest.mark.clauses("sve", "5.5.1")
def test_some_shuffled_into_the_deck() -> None:
    board = Board()
    dead = [board.put(ME, CEMETERY, f"Dead {n}", "Ward.") for n in range(3)]
    rite = board.spell("Shuffle up to 2 followers in your cemetery into your deck.")
    table = through(board.start().play(rite), tuple(dead[:2]))
    assert [table.zone(card) for card in dead] == [DECK, DECK, CEMETERY]


@pytest.mark.clauses("sve", "12.15.1", "12.15.2", "12.15.3")
@pytest.mark.parametrize("switch", [False, True])
def test_what_has_aura_is_not_selected_later_by_an_opponent_either(switch: bool) -> None:
    """Reading S52: of both followers each player may select one's own, and the other one's only without Aura."""
    board = Board()
    shy = board.put(FOE, FIELD, "Shy", "Aura.")
    cub = board.put(FOE, FIELD, "Cub")
    spell = board.does(
        ir.SelectAndPut(
            ir.You(),
            ir.Target(
                count=ir.Num(value=1),
                group=ir.Group(
                    noun=ir.TypeIs(types=("Follower",)), qualifiers=(ir.ControlledBy(player=ir.Opponent()),)
                ),
                bind="t1",
            ),
            ir.BreakZone(player=ir.Owner()),
        )
    )
    table = board.start(selecting_is_choosing=switch).play(spell)
    if not switch:
        assert table.asked.options == (shy, cub)
        table.answer((cub,))
    assert (table.cards(FOE, FIELD), table.cards(FOE, CEMETERY)) == ([shy], [cub])


@pytest.mark.clauses("sve", "10.7.2.2")
def test_once_on_each_opponents_turn() -> None:
    board = Board()
    board.put(
        ME,
        FIELD,
        "Mourner",
        "Once on each of your opponent's turns, when another follower on your field is destroyed, draw a card.",
    )
    board.put(ME, FIELD, "Page", defense=1)
    spell = board.spell("Destroy each follower on your field without Ward.")
    table = board.start().play(spell)
    assert hand(table) == 0  # not on one's own turn


@pytest.mark.clauses("sve", "1.3.3")
def test_twice_a_turn() -> None:
    board = Board()
    charm = board.amulet("[act][cost01]: Give your leader [defense]+1. This ability can be activated twice per turn.")
    table = board.start().use(charm).use(charm)
    assert not [act for act in table.match.acts() if act[0] == "use"]


@pytest.mark.clauses("sve", "10.3.4", "10.3.5")
def test_an_ability_that_is_played_in_the_cemetery() -> None:
    board = Board()
    text = "[act][cost02]: Put this card from your cemetery onto your field."
    there = board.put(ME, CEMETERY, "Riser", text)
    here = board.put(ME, FIELD, "Riser", text)
    theirs = board.put(FOE, CEMETERY, "Riser", text)
    table = board.start()
    users = {act[1] for act in table.match.acts() if act[0] == "use"}
    assert users == {there} and theirs not in users
    source = next(act[2:] for act in table.match.acts() if act[0] == "use")
    assert table.refused(("use", here, source[0] + 1, source[1])) == "10.3.5"
    table.use(there)
    assert (table.zone(there), table.points()) == (FIELD, 3)


@pytest.mark.clauses("sve", "10.3.4", "10.7.1")
def test_a_trigger_in_the_cemetery() -> None:
    board = Board()
    text = "At the start of your end phase, put this card from your cemetery into your EX area."
    there, here = board.put(ME, CEMETERY, "Riser", text), board.put(ME, FIELD, "Riser", text)
    table = board.start().end()
    assert (table.zone(there), table.zone(here)) == (EX_AREA, FIELD)


@pytest.mark.clauses("sve", "10.3.4", "10.3.5")
def test_an_ability_that_is_activated_in_the_cemetery_alone() -> None:
    board = Board()
    text = "[act][cost02], banish 2 cards in your cemetery: Put this card from your cemetery onto your field. This ability can be activated only from your cemetery."
    lying = board.put(ME, CEMETERY, "Ghoul", text)
    standing = board.put(ME, FIELD, "Ghoul", text)
    others = [board.put(ME, CEMETERY, f"Bone {at}") for at in range(2)]
    table = board.start()
    uses = {act[1] for act in table.match.game.rules.acts(table.match.game, ME) if act[0] == "use"}
    assert uses == {lying}
    through(table.use(lying), (others[0],))
    assert {lying, standing} <= set(table.cards(ME, FIELD))


@pytest.mark.clauses("sve", "10.6.1", "4.1.3.2")
def test_once_in_the_game_and_not_in_the_next_turn() -> None:
    board = Board()
    card = board.put(ME, FIELD, "Sage", "[act][cost00]: Draw a card. This ability can be activated once per game.")
    table = board.start().use(card)
    assert hand(table) == 1
    assert table.refused(("use", card, *source(table, card))) != ""
    table.end().end()
    assert hand(table) == 2
    assert table.refused(("use", card, *source(table, card))) != ""


@pytest.mark.clauses("sve", "10.7.2.2")
def test_an_ability_that_activates_in_the_own_turn_only() -> None:
    board = Board()
    board.put(
        ME,
        FIELD,
        "Duke",
        "Whenever an amulet on your field is destroyed, draw a card. This ability activates only during your turn.",
    )
    board.amulet()
    mine = board.spell("Destroy each amulet on the field.")
    theirs = board.spell("Destroy each amulet on the field.", player=FOE)
    table = board.start()
    table.end()
    held = len(table.cards(ME, HAND))
    assert len(table.play(theirs).cards(ME, HAND)) == held
    assert mine in table.cards(ME, HAND)


@pytest.mark.clauses("sve", "10.6.2.1", "1.3.1")
@pytest.mark.parametrize(
    ("text", "able"),
    [
        ("This card can only be played from your EX area.", EX_AREA),
        ("This card can't be played from your hand.", EX_AREA),
        ("This card can't be played from your EX area.", HAND),
    ],
)
@pytest.mark.parametrize("zone", [HAND, EX_AREA])
def test_from_where_it_can_be_played(text: str, able: int, zone: int) -> None:
    board = Board()
    card = board.put(ME, zone, "Proud", f"{text}\nWard.")
    table = board.start()
    if zone == able:
        assert through(table.play(card)).zone(card) == FIELD
    else:
        assert table.refused(("play", card))


@pytest.mark.clauses("sve", "13.4.1.1", "13.5.2.1", "1.3.1")
@pytest.mark.parametrize(
    ("word", "text"), [("Overflow", ""), ("Sanguine", ""), ("Overflow", "Sanguine"), ("Sanguine", "Overflow")]
)
def test_active_by_a_text(word: str, text: str) -> None:
    board = Board()
    board.amulet(f"While this card is on your field, {text or word} is active for you.")
    spell = board.spell(f"If {word} is active for you, give your leader [defense]+2.")
    assert board.start().play(spell).leader(ME) == (20 if text else 22)


@pytest.mark.clauses("sve", "4.4.4.1")
@pytest.mark.parametrize(
    ("words", "most"),
    [
        ("You can have up to 6 cards on your field.", 6),
        ("The maximum number of cards on your field is increased by 2.", 7),
        ("Your field can hold 1 fewer card.", 4),
        ("Each player's field can hold up to 3 cards.", 3),
        ("Each opponent can't have more than 3 cards on their field.", 5),
    ],
)
def test_how_many_cards_a_field_holds(words: str, most: int) -> None:
    board = Board()
    board.amulet(words)
    spell = board.spell("Summon 9 Fairy tokens.")
    table = board.start().play(spell)
    assert len(table.cards(ME, FIELD)) == most


@pytest.mark.clauses("sve", "11.4.1")
def test_a_smaller_field_of_the_opponent_is_cleared_at_once() -> None:
    board = Board()
    foes = [board.put(FOE, FIELD, f"Foe {at}", "Ward.") for at in range(4)]
    amulet = board.amulet("Each opponent can't have more than 2 cards on their field.", zone=HAND)
    table = board.start().play(amulet)
    assert (table.asked.reason, table.asked.player) == ("keep", FOE)
    table.answer(tuple(foes[1:3]))
    assert table.cards(FOE, FIELD) == foes[1:3]


@pytest.mark.clauses("sve", "7.4.7")
@pytest.mark.parametrize(
    ("words", "kept"),
    [
        ("Your hand limit is increased by 2.", 9),
        ("You have no maximum hand size.", 10),
        ("Each player's hand limit is 4.", 4),
        ("Each opponent's hand limit is reduced by 2.", 7),
    ],
)
def test_how_many_cards_are_kept(words: str, kept: int) -> None:
    board = Board()
    board.amulet(words)
    cards = [board.put(ME, HAND, f"Card {at}", "Ward.") for at in range(10)]
    table = board.start()
    table.end()
    if kept < 10:
        assert table.asked.reason == "hand_limit"
        table.answer(tuple(cards[: 10 - kept]))
    assert hand(table) == kept


@pytest.mark.clauses("sve", "10.7.2.2")
def test_twice_on_each_of_ones_own_turns() -> None:
    board = Board()
    mine = "Twice on each of your turns, when another follower is put onto your field, give your leader [defense]+1."
    theirs = "Twice on each of your opponent's turns, when a follower is put onto an opponent's field, give your leader [defense]+1."
    board.amulet(mine.replace("another", "a"))
    board.amulet(mine.replace("another", "a"), FOE)
    board.amulet(theirs, FOE, name="Watch")
    pages = [board.put(ME, HAND, cost=0) for _ in range(3)]
    table = board.start()
    assert [settle(table.play(page)).leader(ME) for page in pages] == [21, 22, 22]
    assert table.leader(FOE) == 22
