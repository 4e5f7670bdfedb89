"""Keyword actions (15.1.1), parties (15.1.1.9) and keyword abilities (15.2)."""

from __future__ import annotations

import pytest
from helpers import Position

from cardwright.kernel.view import view

TURNING = """
cards:
  Rouse: {type: Summon, elements: [Wind], cost: 0, text: "Choose 1 Character. Activate it."}
  Lull: {type: Summon, elements: [Ice], cost: 0, text: "Choose 1 Character. Dull it."}
  Guard: {type: Forward, elements: [Fire], cost: 2, power: 5000, text: "When Guard becomes dull, draw 1 card."}
players: {A: {hand: [%s]}, B: {field: [{card: Guard, state: %s}]}}
"""


@pytest.mark.clauses("fftcg-2020", "15.1.1.1.1", "15.1.1.1.2")
@pytest.mark.parametrize("state", ["dull", "active"])
def test_activating_makes_active_and_an_active_character_can_be_chosen_for_it(state: str) -> None:
    position = Position(TURNING % ("Rouse", state)).play("[A: {cast: Rouse, targets: [Guard]}, resolve: 1]")
    position.expect("'B:Guard': {state: active}, A.break_zone: [Rouse]")
    [fact] = [e for e in position.match.state.history if e.kind == "activate"]
    assert fact.amount == (1 if state == "dull" else 0)


@pytest.mark.clauses("fftcg-2020", "15.1.1.2.1", "15.1.1.2.2")
@pytest.mark.parametrize("state", ["dull", "active"])
def test_dulling_makes_dull_and_a_dull_character_can_be_chosen_for_it(state: str) -> None:
    position = Position(TURNING % ("Lull", state)).play("[A: {cast: Lull, targets: [Guard]}, resolve: 1]")
    position.expect(
        f"'B:Guard': {{state: dull}}, A.break_zone: [Lull], stack: [{'Guard' if state == 'active' else ''}]"
    )


@pytest.mark.clauses("fftcg-2020", "15.1.1.3.1", "7.3")
def test_a_broken_card_goes_to_its_owners_break_zone() -> None:
    position = (
        Position("""
cards:
  Charm: {type: Summon, elements: [Wind], cost: 0, text: "Choose 1 Character opponent controls. You gain control of it."}
  Ruin: {type: Summon, elements: [Dark], cost: 0, text: "Choose 1 Character. Break it."}
  Guard: {type: Forward, elements: [Fire], cost: 2, power: 5000, text: ""}
players: {A: {hand: [Charm, Ruin]}, B: {field: [Guard]}}
""")
        .play("[A: {cast: Charm}, resolve: 1]")
        .expect("A.field: [Guard]")
    )
    position.play("[A: {cast: Ruin, targets: [Guard]}, resolve: 1]").expect("A.field: [], B.break_zone: [Guard]")
    [gone] = [e for e in position.match.state.history if e.kind == "leave"]
    assert "broken" in gone.tags


UNBREAKABLE = """
cards:
  Rock: {type: Forward, elements: [Earth], cost: 2, power: 5000, text: "Rock cannot be broken."}
  Ruin: {type: Summon, elements: [Dark], cost: 0, text: "Choose 1 Forward. Break it."}
  Bury: {type: Summon, elements: [Dark], cost: 0, text: "Choose 1 Forward. Put it into the Break Zone."}
  Heat: {type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Forward. Deal it 9000 damage."}
  Ebb: {type: Summon, elements: [Water], cost: 0, text: "Choose 1 Forward. It loses 5000 power until the end of the turn."}
  Altar: {type: Backup, elements: [Dark], cost: 2, text: "《0》, put 1 Forward into the Break Zone: Draw 1 card."}
players: {A: {hand: [Ruin, Bury, Heat, Ebb], field: [Altar, Rock]}, B: {}}
"""


@pytest.mark.clauses("fftcg-2020", "15.1.1.3.2", "12.4.5", "12.4.4")
@pytest.mark.parametrize(
    ("step", "gone"),
    [
        ("{cast: Ruin}", False),
        ("{cast: Heat}", False),
        ("{cast: Bury}", True),
        ("{cast: Ebb}", True),
        ("{use: Altar}", True),
    ],
)
def test_putting_into_the_break_zone_by_text_cost_or_rules_is_no_break(step: str, gone: bool) -> None:
    position = Position(UNBREAKABLE).play(f"[A: {step}, resolve: 1]")
    position.expect(f"A.field: [{'Altar' if gone else 'Altar, Rock'}]")
    assert not any("broken" in e.tags for e in position.match.state.history)


@pytest.mark.clauses("fftcg-2020", "15.1.1.4.1")
def test_discarding_puts_a_card_of_the_hand_into_its_owners_break_zone() -> None:
    position = (
        Position("""
cards:
  Loss: {type: Summon, elements: [Ice], cost: 0, text: "Your opponent discards 1 card."}
  Page: {type: Forward, elements: [Fire], cost: 2, power: 5000, text: ""}
  Field Page: {name: Page, type: Forward, elements: [Fire], cost: 2, power: 5000, text: ""}
players: {A: {hand: [Loss]}, B: {hand: [Page], field: [Field Page]}}
""")
        .play("[A: {cast: Loss}, resolve: 1]")
        .expect("B.hand: [], B.break_zone: [Page], B.field: [Field Page]")
    )
    [fact] = [e for e in position.match.state.history if "discarded" in e.tags]
    assert (fact.player, fact.from_zone, fact.to_zone) == (1, 1, 4)


@pytest.mark.clauses("fftcg-2020", "15.1.1.5.1")
def test_a_removed_card_is_out_of_reach() -> None:
    position = Position("""
cards:
  Banish: {type: Summon, elements: [Wind], cost: 0, text: "Choose 1 Forward. Remove it from the game."}
  Raise: {type: Summon, elements: [Earth], cost: 0, text: "Choose 1 Forward in your Break Zone. Play it onto the field."}
  Page: {type: Forward, elements: [Fire], cost: 2, power: 5000, text: "When Page is put from the field into the Break Zone, draw 1 card."}
players: {A: {hand: [Banish], field: [Page]}, B: {hand: [Raise]}}
""").play("[A: {cast: Banish, targets: [Page]}, resolve: 1]")
    position.expect("A.removed: [Page], A.break_zone: [Banish], stack: [], cannot: [{B: {cast: Raise}}]")


@pytest.mark.clauses("fftcg-2020", "15.1.1.6.1")
def test_shuffling_puts_the_face_down_cards_in_an_order_that_the_seed_alone_decides() -> None:
    text = """
seed: %d
cards:
  Mix: {type: Summon, elements: [Wind], cost: 0, text: "Shuffle your deck."}
  One: {type: Forward, elements: [Fire], cost: 1, power: 1000, text: ""}
  Two: {type: Forward, elements: [Fire], cost: 2, power: 1000, text: ""}
  Three: {type: Forward, elements: [Fire], cost: 3, power: 1000, text: ""}
players: {A: {hand: [Mix], deck: [One, Two, Three, One, Two, Three, One, Two, Three]}, B: {}}
"""

    def order(seed: int) -> list[int]:
        position = Position(text % seed)
        before = list(position.match.state.zones[0][0])
        position.play("[A: {cast: Mix}, resolve: 1]")
        after = list(position.match.state.zones[0][0])
        assert sorted(after) == sorted(before)
        for player in (0, 1):  # nobody sees what is where
            assert view(position.match.game, player)["zones"][0]["deck"] == {"count": 9, "cards": []}
        return after

    orders = [order(seed) for seed in range(8)]
    assert orders[0] == order(0)
    assert len({tuple(o) for o in orders}) > 1


@pytest.mark.clauses("fftcg-2020", "15.1.1.8.1")
def test_searching_shows_what_was_found_and_shuffles() -> None:
    position = Position(
        """
cards:
  Call: {type: Summon, elements: [Wind], cost: 0, text: "Search for 1 Forward and add it to your hand."}
  One: {type: Forward, elements: [Fire], cost: 1, power: 1000, text: ""}
players: {A: {hand: [Call], deck: [Blank, Blank, One, Blank, Blank, Blank, Blank]}, B: {}}
""".replace("cards:", 'cards:\n  Blank: {type: Backup, elements: [Fire], cost: 1, generic: true, text: ""}')
    ).play("[A: {cast: Call}]")
    position.answer(("pass",), ("pass",))
    one = position.id("One")
    assert (position.asked.player, position.asked.options) == (0, (one,))
    theirs = view(position.match.game, 1, position.match.decision)
    assert "looked_at" not in theirs["zones"][0]["deck"]
    position.answer((one,)).expect("A.hand: [One], A.deck.count: 6, A.break_zone: [Call]")
    told = [line[0] for line in position.told()]
    assert told.index("reveal") < told.index("shuffle")
    assert any(e.kind == "reveal" and one in [r[0] for r in e.objects] for e in position.match.state.history)


PARTY = """
cards:
  Fire One: {type: Forward, elements: [Fire], cost: 2, power: 2000, text: "%s"}
  Fire Two: {type: Forward, elements: [Fire], cost: 2, power: 3000, text: "%s"}
  Steam: {type: Forward, elements: [Fire, Ice], cost: 2, power: 4000, text: ""}
  Floe: {type: Forward, elements: [Ice], cost: 2, power: 4000, text: ""}
  Giant: {type: Forward, elements: [Earth], cost: 2, power: 5000, text: "%s"}
  Return: {type: Summon, elements: [Wind], cost: 0, text: "Choose 1 Character. Return it to its owner's hand."}
  Blank: {type: Backup, elements: [Fire], cost: 1, generic: true, text: ""}
players: {A: {field: [%s]}, B: {field: [Giant], hand: [Return]}}
"""


def party(field: str = "Fire One, Fire Two, Steam, Floe", one: str = "", two: str = "", giant: str = "") -> Position:
    position = Position(PARTY % (one, two, giant, field)).play("[to: A.attack]").answer(("pass",), ("pass",))
    assert position.asked.reason == "attack"
    return position


@pytest.mark.clauses("fftcg-2020", "15.1.1.9.2")
def test_a_party_shares_one_element() -> None:
    position = party()
    one, two, steam, floe = (position.id(n) for n in ("Fire One", "Fire Two", "Steam", "Floe"))
    for wrong in ((one, floe), (one, two, steam, floe), (one, steam, floe)):
        assert position.refuses(wrong) == "15.1.1.9.2, 10.1.2.1"
    assert not any(position.match.state.objects[c].dull for c in (one, two, steam, floe))
    for right in ((one, steam), (steam, floe), (one, two, steam), (floe,)):
        position.match.check(right)


@pytest.mark.clauses("fftcg-2020", "15.1.1.9.3", "10.1.2.1.1")
@pytest.mark.parametrize("entry", ["{card: Fire Two, entered: this_turn}", "{card: Fire Two, state: dull}"])
def test_whoever_could_not_attack_is_in_no_party(entry: str) -> None:
    position = party(f"Fire One, Steam, {entry}")
    one, two, steam = (position.id(n) for n in ("Fire One", "Fire Two", "Steam"))
    assert two not in (position.asked.options or ())
    assert position.refuses((one, two)) != ""
    position.answer((one, steam)).expect("'A:Fire One': {attacking: true}, 'A:Steam': {attacking: true}")


@pytest.mark.clauses("fftcg-2020", "15.1.1.9.4", "15.1.1.9.1")
def test_a_party_may_be_of_any_size_and_deals_one_point() -> None:
    names = [f"F{i}" for i in range(7)]
    cards = "".join(f"  {n}: {{type: Forward, elements: [Fire], cost: 2, power: 2000, text: ''}}\n" for n in names)
    position = Position(f"cards:\n{cards}players: {{A: {{field: [{', '.join(names)}]}}, B: {{}}}}")
    position.play(f"[A: {{attack: [{', '.join(names)}]}}]")
    position.expect(", ".join(f"'A:{n}': {{attacking: true, state: dull}}" for n in names))
    position.play("[settle: true]").expect("B.points: 1")


@pytest.mark.clauses("fftcg-2020", "15.1.1.9.5", "10.1.4.2.1")
def test_the_last_one_of_a_party_is_no_party_any_more() -> None:
    position = party().answer((0, 1)).play("[B: {block: Giant}]")
    one, two = position.id("Fire One"), position.id("Fire Two")
    position.play("[B: {cast: Return, targets: ['A:Fire One']}, resolve: 1]")
    kinds: list[str] = []
    while position.match.state.phase == "attack" and position.asked.reason not in ("attack",):
        kinds.append(position.asked.kind)
        position.answer(("pass",))
    assert "divide" not in kinds  # the blocker has one opponent, and nothing to divide
    assert position.match.state.objects[two].zone == 4 and position.match.state.objects[one].zone == 1
    position.expect("'B:Giant': {damage: 3000}")


@pytest.mark.clauses("fftcg-2020", "15.1.1.9.6", "10.1.3.1.2")
def test_who_can_block_one_of_a_party_blocks_all_of_it() -> None:
    hard, harder = (
        "Fire One cannot be blocked by a Forward of cost %d or more.",
        "Fire Two cannot be blocked by a Forward of cost %d or more.",
    )
    for limits, able in (((1, 3), True), ((1, 2), False)):
        position = party(one=hard % limits[0], two=harder % limits[1]).answer((0, 1))
        if able:
            position.play("[B: {block: Giant}]").expect("'B:Giant': {blocking: true}")
            blocked = [e for e in position.match.state.history if e.kind == "blocked"]
            assert sorted(e.obj[0] for e in blocked) == [0, 1]
        else:
            position.play("[settle: true]").expect("B.points: 1, 'B:Giant': {damage: 0}")


@pytest.mark.clauses("fftcg-2020", "15.1.1.9.7", "15.2.3.4", "15.2.3.2")
@pytest.mark.parametrize(("one", "two", "lost"), [("First Strike", "First Strike", 0), ("First Strike", "", 2)])
def test_a_party_strikes_first_only_if_all_of_it_does(one: str, two: str, lost: int) -> None:
    position = party(one=one, two=two).answer((0, 1)).play("[B: {block: Giant}]")
    while position.match.state.phase == "attack" and position.asked.reason != "attack":
        if position.asked.kind == "divide":
            position.answer(((0, 2000), (1, 3000)))
        else:
            position.answer(("pass",))
    position.expect("B.break_zone: [Giant]")
    assert len(position.match.state.zones[0][4]) == lost


@pytest.mark.clauses("fftcg-2020", "15.1.1.9.8")
def test_only_who_can_damage_the_blocker_counts_and_all_are_credited() -> None:
    weak = "If Fire One deals damage to a Forward of cost 2 or more, the damage becomes 0 instead.[[br]]When Fire One breaks a Forward, draw 1 card."
    short = party("Fire One, Fire Two, Steam", one=weak).answer((0, 1)).play("[B: {block: Giant}]")
    while short.asked.kind != "divide":
        short.answer(("pass",))
    short.answer(((0, 2000), (1, 3000))).expect("'B:Giant': {damage: 3000}, stack: []")
    enough = party("Fire One, Fire Two, Steam", one=weak).answer((0, 1, 2)).play("[B: {block: Giant}]")
    while enough.asked.kind != "divide":
        enough.answer(("pass",))
    enough.answer(((2, 5000),)).expect("B.break_zone: [Giant], stack: [Fire One]")
    blow = next(e for e in enough.match.state.history if e.kind == "damage" and e.obj[0] == enough.id("Giant"))
    assert blow.amount == 7000


@pytest.mark.clauses("fftcg-2020", "15.1.1.9.9", "10.1.4.5")
def test_a_party_is_over_when_its_attack_is() -> None:
    position = (
        Position("""
cards:
  Twin: {type: Forward, elements: [Fire], cost: 2, power: 2000, text: "Brave[[br]]Twin can attack twice in the same turn.[[br]]When Twin forms a party and attacks, draw 1 card."}
  Mate: {type: Forward, elements: [Fire], cost: 2, power: 2000, text: ""}
players: {A: {field: [Twin, Mate]}, B: {}}
""")
        .play("[A: {attack: [Twin, Mate]}]")
        .expect("stack: [Twin]")
        .play("[settle: true]")
    )
    position.expect("'A:Twin': {attacking: false}, 'A:Mate': {attacking: false}, A.hand.count: 1")
    position.play("[A: {attack: [Twin]}]").expect(
        "'A:Twin': {attacking: true}, 'A:Mate': {attacking: false}, stack: []"
    )
    position.play("[settle: true]").expect("B.points: 2, A.hand.count: 1")


@pytest.mark.clauses("fftcg-2020", "15.2.1.2")
def test_brave_forwards_stay_active_and_attack_once() -> None:
    position = (
        Position("""
cards:
  Bold: {type: Forward, elements: [Fire], cost: 2, power: 5000, text: "Brave"}
  Meek: {type: Forward, elements: [Fire], cost: 2, power: 5000, text: ""}
players: {A: {field: [Bold, Meek]}, B: {field: [Meek]}}
""")
        .play("[A: {attack: [Bold]}]")
        .expect("'A:Bold': {state: active, attacking: true}")
    )
    position.play("[B: {block: none}, settle: true]")
    while position.asked.reason != "attack":
        position.answer(("pass",))
    assert position.asked.options == (position.id("A:Meek"),)  # active, but it has attacked
    assert position.refuses((position.id("A:Bold"),)) != ""
    position.answer((position.id("A:Meek"),)).expect("'A:Meek': {state: dull}")
    position.play("[to: B.main1, B: {attack: ['B:Meek']}, A: {block: Bold}]").expect("'A:Bold': {blocking: true}")


@pytest.mark.clauses("fftcg-2020", "15.2.2.2", "10.1.2.1.1")
def test_haste_lets_a_forward_attack_in_the_turn_in_which_it_came() -> None:
    position = (
        Position("""
cards:
  Swift: {type: Forward, elements: [Fire], cost: 0, power: 5000, text: "Haste"}
  Slow: {type: Forward, elements: [Fire], cost: 0, power: 5000, text: ""}
players: {A: {hand: [Swift, Slow]}, B: {}}
""")
        .play("[A: {cast: Swift}, A: {cast: Slow}, to: A.attack]")
        .answer(("pass",), ("pass",))
    )
    assert position.asked.options == (position.id("Swift"),)
    assert position.refuses((position.id("Slow"),)) != ""
    position.answer((position.id("Swift"),)).play("[settle: true]").expect("B.points: 1")


STRIKE = """
cards:
  Blade: {type: Forward, elements: [Fire], cost: 2, power: 5000, text: "First Strike[[br]]When Blade breaks a Forward, draw 1 card."}
  Wall: {type: Forward, elements: [Ice], cost: 2, power: 5000, text: "%s"}
  Insight: {type: Summon, elements: [Water], cost: 0, text: "Draw 1 card."}
players: {A: {field: [Blade], hand: [Insight]}, B: {field: [Wall], hand: [Insight]}}
"""


@pytest.mark.clauses("fftcg-2020", "15.2.3.2", "15.2.3.3")
def test_first_strike_comes_before_the_rest_and_nothing_can_be_played_between() -> None:
    position = Position(STRIKE % "When Wall is put from the field into the Break Zone, draw 1 card.")
    position.play("[A: {attack: [Blade]}, B: {block: Wall}]")
    position.answer(("pass",), ("pass",))
    # the next question comes when all damage is dealt and both triggers are on the stack, the turn player's first
    position.expect("decision: {player: A, kind: act}, stack: [Wall, Blade], B.field: [], 'A:Blade': {damage: 0}")
    log = position.match.game.log
    assert log is not None
    kinds = [line.kind for line in log.lines]
    assert kinds.index("broken") < kinds.index("trigger")


@pytest.mark.clauses("fftcg-2020", "15.2.3.2")
def test_two_with_first_strike_strike_at_the_same_time() -> None:
    position = Position(STRIKE % "First Strike").play("[A: {attack: [Blade]}, B: {block: Wall}]")
    position.answer(("pass",), ("pass",)).expect("A.field: [], B.field: []")


@pytest.mark.clauses("fftcg-2020", "15.2.3.3", "15.2.3.2")
def test_what_first_strike_damage_triggers_waits_for_all_other_damage() -> None:
    position = Position("""
cards:
  Blade: {type: Forward, elements: [Fire], cost: 2, power: 5000, text: "First Strike[[br]]When Blade deals damage to a Forward, return it to its owner's hand."}
  Giant: {type: Forward, elements: [Ice], cost: 2, power: 9000, text: ""}
players: {A: {field: [Blade]}, B: {field: [Giant]}}
""")
    position.play("[A: {attack: [Blade]}, B: {block: Giant}]").answer(("pass",), ("pass",))
    position.expect("A.break_zone: [Blade], 'B:Giant': {damage: 5000}, stack: [Blade]")
    position.play("[resolve: 1]").expect("B.hand: [Giant]")


@pytest.mark.clauses("fftcg-2020", "15.2.4.2", "9.1.1.1")
def test_a_frozen_character_misses_one_active_phase_of_its_controller() -> None:
    position = Position("""
cards:
  Frost: {type: Summon, elements: [Ice], cost: 0, text: "Choose 1 Character. Dull it and Freeze it."}
  Lull: {type: Summon, elements: [Ice], cost: 0, text: "Choose 1 Character. Dull it."}
  Guard: {type: Forward, elements: [Fire], cost: 2, power: 5000, text: ""}
  Other: {type: Forward, elements: [Fire], cost: 2, power: 5000, text: ""}
players: {A: {hand: [Frost, Lull]}, B: {field: [Guard, Other]}}
""").play("[A: {cast: Frost, targets: [Guard]}, resolve: 1, A: {cast: Lull, targets: [Other]}, resolve: 1]")
    position.play("[to: B.main1]").expect("'B:Guard': {state: dull, frozen: false}, 'B:Other': {state: active}")
    position.play("[to: A.main1]").expect("'B:Guard': {state: dull}")  # not its controller's phase
    position.play("[to: B.main1]").expect("'B:Guard': {state: active}")


@pytest.mark.clauses("fftcg-2020", "15.2.6.2")
def test_damage_counts_what_its_controller_has_received_now() -> None:
    position = Position("""
cards:
  Stoic: {type: Forward, elements: [Fire], cost: 2, power: 5000, text: "[[i]]Damage 3 --[[/]] Stoic gains +1000 power and Brave."}
  Relief: {type: Summon, elements: [Water], cost: 0, text: "Put 1 card from your Damage Zone into the Break Zone."}
  Striker: {type: Forward, elements: [Ice], cost: 2, power: 5000, text: ""}
  Blank: {type: Backup, elements: [Fire], cost: 1, generic: true, text: ""}
turn: {player: B, phase: main1}
players: {A: {field: [Stoic], damage_zone: [Blank, Blank], hand: [Relief]}, B: {field: [Striker], damage_zone: [Blank, Blank, Blank, Blank]}}
""").expect("'A:Stoic': {power: 5000, keywords: []}")
    position.play("[B: {attack: [Striker]}, A: {block: none}, settle: true]")
    position.expect("A.points: 3, 'A:Stoic': {power: 6000, keywords: [Brave]}")
    position.play("[A: {cast: Relief}, resolve: 1, A: {choose: [1]}]").expect(
        "A.points: 2, 'A:Stoic': {power: 5000, keywords: []}"
    )
