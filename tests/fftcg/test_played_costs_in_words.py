"""Own sentences played from their text: costs in words: what is discarded, dulled, removed or put away for them."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board, Table
from helpers import Position
from newer import acts_of, put
from played import _ready, abilities, aim, begin_using, hild, hild_text, rite, use, use_through

from cardwright.errors import Illegal
from cardwright.text import ir

HURT = "Choose 1 Forward. Deal it 2000 damage for each "


@pytest.mark.clauses("fftcg-2020", "11.6.10")
@pytest.mark.parametrize(
    ("text", "paid"),
    [
        ("Dull any number of active Backups: {}Backup dulled.", "backups"),
        ("Dull 1 or more active Backups: {}Backup dulled this way.", "backups"),
        ("Put 1 or more Backups into the Break Zone: {}Backup put into the Break Zone.", "backups"),
        ("Put X Backups into the Break Zone: {}Backup put into the Break Zone this way.", "backups"),
        ("Return any number of Backups you control to their owners' hands: {}Backup returned.", "backups"),
        ("Discard any number of cards: {}card discarded.", "hand"),
        ("Discard X cards: {}discarded card.", "hand"),
        ("Remove 1 or more cards in your hand from the game: {}card removed.", "hand"),
    ],
)
def test_as_many_as_were_paid_with(text: str, paid: str) -> None:
    table, card, backups, held, foe = _ready(text.format(HURT))
    first, second = (backups if paid == "backups" else held)[:2]
    table.answer(("use", card, 0), 2, (foe,), (first,), (second,)).resolve()
    assert table.obj(foe).damage == 4000


@pytest.mark.parametrize("pays", [True, False])
def test_its_controller_may_pay(pays: bool) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    aides = [board.put(1, FIELD, f"Aide {n}", type="Backup") for n in range(2)]
    summon = rite(board, "Choose 1 Forward. Its controller may pay 《2》. If its controller doesn't do so, break it.")
    table = board.start().cast(summon)
    while table.match.state.stack:
        asked = table.asked
        if asked.kind == "act":
            table.match.answer(("pass",))
        elif asked.kind == "yes_no":
            assert asked.player == 1
            table.match.answer(pays)
        else:
            table.match.answer(tuple(("dull", aide, "Fire") for aide in aides))
    assert (table.zone(foe) == BREAK_ZONE) != pays


@pytest.mark.parametrize("pays", [True, False])
def test_its_controller_pays(pays: bool) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    backup = board.put(1, FIELD, "Well", type="Backup")
    summon = rite(board, "Choose 1 Forward opponent controls. Its controller may pay 《1》. If they do not, break it.")
    table = board.start().cast(summon)
    table.resolve(pays, *([(("dull", backup, "Fire"),)] if pays else []))
    assert table.zone(foe) == (FIELD if pays else BREAK_ZONE)
    assert table.obj(backup).dull == pays


@pytest.mark.clauses("fftcg-2020", "4.5", "11.6.7")
def test_any_number_of_counters() -> None:
    for number in (0, 2):
        table, card, _, _, foe = _ready(
            f"Remove any number of Moon Counters from Hild: {HURT}Moon Counter removed.", Moon=3
        )
        table.answer(("use", card, 0))
        assert (table.asked.kind, table.asked.least, table.asked.most) == ("number", 0, 3)
        table.answer(number, (foe,)).resolve()
        assert table.obj(card).counters.get("Moon", 0) == 3 - number
        assert table.obj(foe).damage == 2000 * number


def test_one_or_more_is_never_none() -> None:
    table, card, _, _, _ = _ready(f"Remove 1 or more Moon Counters from Hild: {HURT}Moon Counter removed.", Moon=2)
    table.answer(("use", card, 0))
    assert (table.asked.least, table.asked.most) == (1, 2)
    with pytest.raises(Illegal):
        table.answer(0)
    bare, card, _, _, _ = _ready(f"Remove 1 or more Moon Counters from Hild: {HURT}Moon Counter removed.")
    with pytest.raises(Illegal):
        bare.answer(("use", card, 0))


@pytest.mark.parametrize("paid", [0, 2])
def test_any_number_of_crystals(paid: int) -> None:
    board = Board()
    text = rite(board, "You may pay any number of 《C》. Draw 1 card for each 《C》 paid.")
    board.state.vars["crystals:0"] = 3
    table = board.start().cast(text).resolve(True, paid)
    assert table.match.state.vars["crystals:0"] == 3 - paid and table.hand(0) == paid


def test_as_many_forwards_as_crystals() -> None:
    board = Board()
    text = rite(
        board,
        "You may pay 1 or more 《C》. When you do so, choose the same number of Forwards opponent controls as the 《C》 paid. Dull them.",
    )
    board.state.vars["crystals:0"] = 3
    foes = [board.put(1, FIELD, f"Foe {n}") for n in range(3)]
    table = board.start().cast(text).resolve(True, 2, (foes[0], foes[2]))
    assert [table.obj(foe).dull for foe in foes] == [True, False, True]


def test_discarding_one_of_each_of_three_kinds() -> None:
    board = Board()
    card = hild(board, "Discard 1 Forward, 1 Backup and 1 Summon: Draw 1 card.")
    held = [board.put(0, HAND, kind, type=kind) for kind in ("Forward", "Backup", "Summon")]
    table = board.start()
    table.answer(("use", card, 0), *[(each,) for each in held]).resolve()
    assert all(table.zone(each) == BREAK_ZONE for each in held)


def test_only_those_of_the_kind_are_counted() -> None:
    table, card, _, held, foe = _ready(f"Discard 2 cards: {HURT}Summon discarded.")
    table.answer(("use", card, 0), (foe,), (held[0],), (held[1],)).resolve()
    assert table.obj(foe).damage == 2000
    assert table.zone(held[0]) == table.zone(held[1]) == BREAK_ZONE


def test_the_same_number_of_cards_is_drawn() -> None:
    table, card, _, held, _ = _ready("Discard any number of cards: Draw the same number of cards.")
    table.answer(("use", card, 0), 2, (held[0],), (held[1],)).resolve()
    assert table.hand(0) == 3 and table.zone(held[0]) == BREAK_ZONE


@pytest.mark.parametrize("kinds", [("Forward", "Forward", "Backup"), ("Forward", "Forward", "Forward")])
def test_what_pays_has_to_differ(kinds: tuple[str, ...]) -> None:
    board = Board()
    text = "Discard 2 cards, each of a different card type: Draw 1 card."
    card = board.put(0, FIELD, "Hild", *hild_text(text))
    held = [board.put(0, HAND, f"Held {i}", type=kind) for i, kind in enumerate(kinds)]
    table = board.start()
    if "Backup" not in kinds:
        with pytest.raises(Illegal):
            use_through(table, card)
        return
    table = use_through(table, card, held[1], held[0])
    assert [table.zone(c) for c in held] == [HAND, BREAK_ZONE, BREAK_ZONE]


def test_it_is_discarded_from_the_hand() -> None:
    board = Board()
    text = "Discard Hild from your hand: Draw 2 cards. You can only use this ability if Hild is in your hand."
    card = hild(board, text, HAND)
    table = board.start().answer(("use", card, 0)).resolve()
    assert (table.zone(card), table.hand(0)) == (BREAK_ZONE, 2)


def test_the_power_of_the_forward_that_paid() -> None:
    board = Board()
    text = "Dull 1 active Forward you control: Choose 1 Forward opponent controls. Deal it damage equal to the dulled Forward's power."
    card = hild(board, text)
    other, foe = board.put(0, FIELD, "Olga", power=3000), board.put(1, FIELD, "Foe", power=9000)
    table = board.start().answer(("use", card, 0))
    while table.asked.kind != "act":
        options = [each for each in (other, foe) if (each,) in table.asked.options or each in table.asked.options]
        table.answer((options[0],) if options else tuple(table.asked.options[: table.asked.least]))
    assert table.resolve().obj(foe).damage == 3000


def test_dulling_two_of_different_elements() -> None:
    board = Board()
    card = hild(board, "Dull 2 active Backups of different Elements: Hild gains +2000 power until the end of the turn.")
    fire = [board.put(0, FIELD, f"Fire {n}", type="Backup") for n in range(2)]
    with pytest.raises(Illegal):
        board.start().answer(("use", card, 0))
    ice = board.put(0, FIELD, "Ice", type="Backup", elements=("Ice",))
    table = board.start().answer(("use", card, 0), (fire[0],))
    assert table.asked.kind != "choose" or table.asked.options == (ice,)


def test_two_items_of_a_cost_share_their_verb() -> None:
    (ability,) = abilities("Dull 1 active Fire Backup and 1 active Ice Backup: Draw 1 card.", "Hild", "Forward")
    board = Board()
    hild = board.put(0, FIELD, "Hild", ability)
    fire = board.put(0, FIELD, "Fire", type="Backup", elements=("Fire",))
    ice = board.put(0, FIELD, "Ice", type="Backup", elements=("Ice",))
    wind = board.put(0, FIELD, "Wind", type="Backup", elements=("Wind",))
    table: Table = board.start().answer(("use", hild, 0))
    while table.asked.kind == "choose":
        table.answer(table.asked.options[:1])
    assert (table.obj(fire).dull, table.obj(ice).dull, table.obj(wind).dull) == (True, True, False)


def test_cards_that_paid_are_spoken_of() -> None:
    board = Board()
    dull = "Dull 1 active Forward: Choose 1 Forward opponent controls. Deal it damage equal to the power of the dull Forward."
    helper = board.put(0, FIELD, "Helper", power=3000)
    foe = board.put(1, FIELD, "Foe", power=9000)
    card = hild(board, dull, power=8000)
    table = begin_using(board.start(), card)
    while table.asked.kind == "choose":
        table.answer((helper,) if helper in (table.asked.options or ()) else (foe,))
    assert table.resolve().obj(foe).damage == 3000


def test_the_top_of_the_deck_pays() -> None:
    board = Board()
    card = hild(
        board,
        "Put 2 cards from the top of your deck into the Break Zone: Hild gains +1000 power until the end of the turn.",
    )
    table = begin_using(board.start(), card).resolve()
    assert (table.power(card), len(table.match.state.zones[0][DECK])) == (6000, 8)


@pytest.mark.clauses("fftcg-new", "X-PAY-6")
def test_only_certain_backups_and_discards_pay_for_a_card() -> None:
    board = Board()
    smith = put(board, 0, FIELD, "Smith", type="Backup", elements=("Ice",), jobs=("Smith",))
    put(board, 0, FIELD, "Clerk", type="Backup", elements=("Ice",))
    held = put(board, 0, HAND, "Held", elements=("Ice",), jobs=("Smith",))
    put(board, 0, HAND, "Held Clerk", elements=("Ice",))
    words = "{Job Smith} Backups and/or discarding {Job Smith} cards"
    text = f"You can only pay with CP produced by {words} to cast Hild."
    card = put(board, 0, HAND, "Hild", text, cost=3, elements=("Ice",))
    table = board.start().answer(("cast", card, ""))
    assert set(table.asked.options or ()) == {("dull", smith, "Ice"), ("discard", held, "Ice")}


@pytest.mark.clauses("fftcg-new", "X-PAY-6")
def test_without_such_cards_it_is_not_cast() -> None:
    for words, able in (("Backups", True), ("{Job Smith} Backups", False), ("{Job Clerk} Backups", True)):
        board = Board()
        put(board, 0, FIELD, "Clerk", type="Backup", elements=("Ice",), jobs=("Clerk",))
        board.put(0, HAND, "Held", elements=("Ice",))
        text = f"You can only pay with CP produced by {words} to cast Hild."
        card = put(board, 0, HAND, "Hild", text, cost=1, elements=("Ice",))
        assert bool(acts_of(board.start(), card)) == able


@pytest.mark.clauses("fftcg-2020", "11.8.16")
def test_by_whose_ability_it_came() -> None:
    for owner, drawn in (("Olga", 1), ("Brand", 0)):
        board = Board()
        put(
            board,
            0,
            FIELD,
            "Watcher",
            "When a Forward enters your field due to an ability of a {Job Knight}, draw 1 card.",
        )
        board.put(0, BREAK_ZONE, "Guard")
        text = (
            f"Put {owner} into the Break Zone: Choose 1 {{Card Name Guard}} in your Break Zone. Play it onto the field."
        )
        jobs = ("Knight",) if owner == "Olga" else ("Clerk",)
        card = board.put(0, FIELD, owner, *abilities(text, owner, "Forward"), jobs=jobs)
        assert use(board.start(), card).hand(0) == drawn


def test_the_cost_of_what_was_put_in_the_break_zone() -> None:
    board = Board()
    text = "put 1 Backup into the Break Zone: Choose 1 Forward. Deal it damage equal to the cost of the Backup put in the Break Zone multiplied by 1000."
    hild = board.put(0, FIELD, "Hild", *abilities("《ダル》, " + text, "Hild", "Forward"), power=9000)
    paid = board.put(0, FIELD, "Paid", type="Backup", cost=4)
    foe = board.put(1, FIELD, "Foe", power=9000)
    table = aim(board.start(), ("use", hild, 0), foe, paid)
    assert table.zone(paid) == BREAK_ZONE
    assert table.obj(foe).damage == 4000


def test_cards_go_under_the_deck_as_a_cost() -> None:
    board = Board()
    card = board.put(
        0, FIELD, "Hild", *hild_text("Put 2 cards from your hand at the bottom of your deck: Draw 1 card.")
    )
    held = [board.put(0, HAND, f"Held {i}") for i in range(3)]
    table = use_through(board.start(), card, held[0], held[2])
    deck = table.match.state.zones[0][DECK]
    assert (set(deck[-2:]), table.zone(held[1]), table.hand(0)) == ({held[0], held[2]}, HAND, 2)


def test_what_is_removed_as_a_cost_has_to_differ() -> None:
    board = Board()
    text = "Remove 2 Summons each of a different Element in your Break Zone from the game: Draw 1 card."
    card = board.put(0, FIELD, "Hild", *hild_text(text))
    elements = ("Fire", "Fire", "Ice")
    gone = [board.put(0, BREAK_ZONE, f"Gone {i}", type="Summon", elements=(e,)) for i, e in enumerate(elements)]
    table = use_through(board.start(), card, *gone)
    assert [table.zone(c) for c in gone] == [REMOVED, BREAK_ZONE, REMOVED]


@pytest.mark.clauses("fftcg-2020", "11.6.2", "11.6.10")
def test_three_kinds_are_paid_with_one_verb() -> None:
    position = Position("""
cards:
  Scholar: {type: Backup, elements: [Fire], cost: 3, text: "Remove 1 Summon, 1 Backup and 1 Forward in your Break Zone from the game: Draw 1 card."}
  Heat: {type: Summon, elements: [Fire], cost: 1, text: "Choose 1 Forward. Deal it 2000 damage."}
  Lamp: {type: Backup, elements: [Fire], cost: 1, text: ""}
  Elm: {type: Forward, elements: [Earth], cost: 1, power: 1000, text: ""}
players: {A: {field: [Scholar], break_zone: [Heat, Lamp, Elm, Elm]}}
""")
    position.play("[A: {use: Scholar}, settle: true]")
    position.expect("A.removed: [Elm, Heat, Lamp], A.hand.count: 1, A.break_zone: [Elm]")


@pytest.mark.clauses("fftcg-2020", "11.6.2.4")
@pytest.mark.parametrize(("third", "usable"), [("Earth", True), ("Fire", False)])
def test_cards_of_different_elements_pay(third: str, usable: bool) -> None:
    board = Board()
    text = "Remove 3 cards of different Elements in your Break Zone from the game: Draw 1 card."
    board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Backup"), type="Backup")
    lying = [board.put(0, BREAK_ZONE, f"Card {e}", elements=(e,)) for e in ("Fire", "Ice")]
    lying.append(board.put(0, BREAK_ZONE, "Last", elements=(third,)))
    table = board.start()
    uses = [act for act in table.match.acts() if act[0] == "use"]
    assert bool(uses) == usable
    if usable:
        table.answer(uses[0]).resolve(*((each,) for each in lying))
        assert (table.hand(0), [table.zone(each) for each in lying]) == (1, [REMOVED] * 3)


def test_the_words_of_a_cost_are_one_item() -> None:
    (ability,) = abilities(
        "Remove 2 cards of different Elements in your Break Zone from the game: Draw 1 card.", "Hild", "Forward"
    )
    assert isinstance(ability, ir.ActionAbility)
    assert [type(each) for each in ability.cost.actions] == [ir.PayRemove]


def test_two_cards_that_paid_the_cost_together() -> None:
    text = "Remove Hild and 1 Monster from the game: Choose 1 Forward. If its cost is equal to the total cost "
    for cost, zone in ((5, BREAK_ZONE), (4, FIELD)):
        board = Board()
        own = hild_text(text + "of the 2 cards removed from the game, break it.", "Backup")
        card = board.put(0, FIELD, "Hild", *own, type="Backup", cost=2)
        other = board.put(0, FIELD, "Other", type="Monster", cost=3)
        target = board.put(1, FIELD, "Theirs", cost=cost)
        assert use_through(board.start(), card, other, target).zone(target) == zone


def test_the_top_card_that_paid_is_looked_at() -> None:
    for kind, damage in (("Forward", 5000), ("Backup", 0)):
        board = Board()
        top = board.put(0, DECK, "Top", type=kind)
        board.state.zones[0][DECK].insert(0, board.state.zones[0][DECK].pop())
        text = "《ダル》, remove the top card of your deck from the game: Choose 1 Forward opponent controls. If the removed card is a Forward, deal it 5000 damage."
        hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Backup"), type="Backup")
        foe = board.put(1, FIELD, "Foe", power=9000)
        table = aim(board.start(), ("use", hild, 0), foe)
        assert table.zone(top) == REMOVED
        assert table.obj(foe).damage == damage


def test_two_cards_are_returned_to_pay() -> None:
    board = Board()
    card = hild(board, "《0》, return 2 Backups you control to their owner's hand: Draw 1 card.")
    backups = [board.put(0, FIELD, f"Sheaf {each}", type="Backup") for each in range(2)]
    table = board.start().answer(("use", card, 0), *((each,) for each in backups))
    assert [table.zone(each) for each in backups] == [HAND, HAND]
    assert table.resolve().hand(0) == 3


def test_the_cost_of_what_was_returned_is_looked_for() -> None:
    board = Board()
    text = "《ダル》, return 1 Forward you control to its owner's hand: Search for 1 Forward of the same cost as the returned Forward and add it to your hand."
    hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Backup"), type="Backup")
    paid = board.put(0, FIELD, "Paid", cost=4)
    found, other = board.put(0, DECK, "Found", cost=4), board.put(0, DECK, "Other", cost=3)
    table = board.start().answer(("use", hild, 0))
    while table.asked.kind == "choose":
        table.answer((paid,))
    table.resolve((found,))
    assert [table.zone(card) for card in (paid, found, other)] == [HAND, HAND, DECK]


def test_as_many_as_one_likes_make_it_cheaper() -> None:
    words = "you can dull any number of active Backups you control to reduce the cost required to cast Hild by 2 for each Backup dulled."
    board = Board()
    backups = [board.put(0, FIELD, f"Pay {n}", type="Backup", elements=("Fire",)) for n in range(3)]
    card = put(board, 0, HAND, "Hild", f"Before paying the cost to cast Hild, {words}", cost=4)
    table = board.start()
    assert {act[2] for act in acts_of(table, card)} == {"reduce", "reduce2"}  # 1 for 2 CP, 2 for all
    table.answer(("cast", card, "reduce2"), (backups[0],), (backups[1],))
    assert table.zone(card) == FIELD
    assert [table.obj(b).dull for b in backups] == [True, True, False]


def test_no_more_than_so_many_make_it_cheaper() -> None:
    words = "you can dull up to 2 active Backups you control to reduce the cost required to cast Hild by 1 for each Backup dulled."
    board = Board()
    for n in range(4):
        board.put(0, FIELD, f"Pay {n}", type="Backup", elements=("Fire",))
    card = put(board, 0, HAND, "Hild", f"Before paying the cost to cast Hild, {words}", cost=4)
    assert {act[2] for act in acts_of(board.start(), card)} == {"", "reduce", "reduce2"}
