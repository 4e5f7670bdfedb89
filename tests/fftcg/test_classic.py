"""The classic game: decks, setting up, and the readings that are switches, one way and the other."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
import yaml
from helpers import Position

from cardwright.cards import FftcgCard, Pool, builtin_decks, builtin_pool, check_deck, deck_limits
from cardwright.cards.decks import Deck
from cardwright.errors import InputError, TextError
from cardwright.games.common.zones import HAND
from cardwright.games.fftcg.definitions import define_all
from cardwright.games.fftcg.rules import rules_of
from cardwright.games.fftcg.ruleset import CLASSIC, CONSTRUCTED
from cardwright.kernel.match import Match
from cardwright.kernel.state import State
from cardwright.play.arena import new_match
from cardwright.play.games import adapter, prepare
from cardwright.play.scenario_expect import why_not
from cardwright.play.scenario_file import read_action

RULESET = "fftcg-classic"
BOTH = pytest.mark.parametrize("on", [True, False])


def at(text: str, **switches: object) -> Position:
    return Position(f"ruleset: {RULESET}\n{text}", **switches)


def can(position: Position, action: str) -> bool:
    """Whether an action, `A: {...}`, is possible now."""
    return not why_not(position.hand, read_action(yaml.safe_load(action), adapter("fftcg"), "test"))


# -- decks -----------------------------------------------------------------------------------------------------------------


def belt(number: str, text: str, name: str = "Black Belt") -> FftcgCard:
    return FftcgCard(id=number, name=name, type="Forward", elements=("Fire",), cost=1, power=1000, text=text)


FILLERS = [belt(f"F-{i}", f"Filler {i}.", f"Filler {i}") for i in range(20)]


def problems(*cards: tuple[FftcgCard, int]) -> list[str]:
    """The clauses with which a deck of these and fillers is refused."""
    main = {card.id: count for card, count in cards}
    left = 50 - sum(main.values())
    for filler in FILLERS:
        main |= {filler.id: min(3, left)} if left else {}
        left -= min(3, left)
    pool = Pool("fftcg", [*FILLERS, *(card for card, _ in cards)])
    return [p.clause for p in check_deck(Deck(name="d", game="fftcg", main=main), pool, deck_limits(RULESET))]


@pytest.mark.clauses(RULESET, "C27", "C49")
def test_three_of_a_card_where_other_abilities_make_another_card() -> None:
    one, two = belt("B-1", "Haste"), belt("B-2", "Brave")
    assert problems((one, 3), (two, 3)) == []
    assert problems((one, 4)) == ["C49"]
    assert problems((one, 2), (belt("B-3", "Haste"), 2)) == ["C49"], "the same card under another number"


@pytest.mark.clauses(RULESET, "C50")
def test_three_cards_named_garnet_in_all() -> None:
    one, two = belt("G-1", "Haste", "Garnet"), belt("G-2", "Brave", "Garnet")
    assert problems((one, 2), (two, 1)) == []
    assert problems((one, 2), (two, 2)) == ["C50"]


@pytest.mark.clauses(RULESET, "C49")
def test_a_deck_has_exactly_fifty_cards() -> None:
    pool = Pool("fftcg", FILLERS)
    short = Deck(name="d", game="fftcg", main={card.id: 3 for card in FILLERS[:16]})
    assert [p.clause for p in check_deck(short, pool, deck_limits(RULESET))] == ["C49"]


# -- setting up ------------------------------------------------------------------------------------------------------------


def begun(seed: int) -> Match:
    prepared = prepare("fftcg", RULESET, list(builtin_decks("fftcg", RULESET).values()), builtin_pool("fftcg"))
    return new_match(prepared, seed, log=True)


@pytest.mark.clauses(RULESET, "C52")
def test_the_coin_decides_who_starts_and_nobody_chooses() -> None:
    starters = set()
    for seed in range(12):
        match = begun(seed)
        assert match.decision is not None
        assert match.decision.reason == "priority"
        starters.add(match.state.turn_player)
        assert match.game.log is not None
        told = {line.kind: line for line in match.game.log.lines}
        assert told["lot"].clause == "C52"
        assert told["lot"].player == told["starts"].player == match.state.turn_player
    assert starters == {0, 1}


@pytest.mark.clauses(RULESET, "C53", "C54", "C57")
def test_five_cards_each_and_no_mulligan() -> None:
    match = begun(3)
    starter = match.state.turn_player
    assert [len(match.state.zones[p][HAND]) for p in (starter, 1 - starter)] == [6, 5], "one card was drawn already"
    assert match.state.phase == "main1"
    assert match.game.log is not None
    kinds = [line.kind for line in match.game.log.lines]
    assert "mulligan" not in kinds
    phases = [line.facts["phase"] for line in match.game.log.lines if line.kind == "phase"]
    assert phases == ["active", "draw", "main1"]


def test_what_means_nothing_in_a_ruleset_is_refused_there() -> None:
    for card in (belt("L-1", "Link 3"), belt("L-2", "Preemptive Strike")):
        define_all([card], None, CLASSIC)
        with pytest.raises(TextError, match="means nothing in fftcg-2020"):
            define_all([card])
    item = FftcgCard(id="I-1", name="Plain Ring", type="Item", elements=("Fire",), cost=1)
    define_all([item], None, CLASSIC)
    with pytest.raises(TextError, match="Items"):
        define_all([item])


@BOTH
def test_words_of_2020_c_l(on: bool) -> None:
    switches = rules_of(RULESET, {} if on else {"keywords": ("classic",)}).switches
    newer = (
        belt("N-1", "Back Attack"),
        belt("N-2", "Damage 3 -- N gains Haste.".replace("N ", "Black Belt ")),
        belt("N-3", "When Black Belt attacks, choose 1 Forward. Freeze it."),
    )
    define_all([belt("N-4", "Haste")], None, switches)
    for card in newer:
        if on:
            define_all([card], None, switches)
        else:
            with pytest.raises(TextError, match="means nothing"):
                define_all([card], None, switches)


# -- switches --------------------------------------------------------------------------------------------------------------

FIELD = """
cards:
  Guard: {type: Forward, elements: [Fire], cost: 1, power: 5000, generic: true}
  Imp: {type: Monster, elements: [Fire], cost: 1, text: "《ダル》: Draw 1 card.[[br]]《0》: Until the end of the turn, Imp also becomes a Forward with 5000 power."}
  Clerk: {type: Backup, elements: [Fire], cost: 1, generic: true}
  Frost: {type: Backup, elements: [Ice], cost: 1, generic: true}
  Hero: {type: Forward, elements: [Fire], cost: 1, power: 5000}
  Odin: {type: Forward, elements: [Fire], cost: 3, power: 5000, text: "War God: Knight"}
  Knight: {type: Forward, elements: [Fire], cost: 5, power: 5000, jobs: [Knight]}
  Knave: {type: Forward, elements: [Fire], cost: 3, power: 5000, jobs: [Knight]}
  Yang: {type: Forward, elements: [Fire], cost: 0, power: 5000, text: "Link 3"}
  Cloud: {type: Forward, elements: [Fire], cost: 1, power: 5000, text: "Awakening 《0》"}
  Scholar: {type: Forward, elements: [Fire], cost: 1, power: 5000, text: "Job Change 《0》: 2"}
  Squire: {type: Forward, elements: [Fire], cost: 1, power: 5000, text: "Level UP"}
  Mourner: {type: Backup, elements: [Fire], cost: 1, generic: true, text: "When a Forward you control is broken, draw 1 card."}
  Ring: {type: Item, item_type: Ring, elements: [Fire], cost: 0, text: "Brave"}
  Kill: {type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Forward. Break it."}
  Call: {type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Forward in your Break Zone. Play it onto the field."}
  Wither: {type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Forward. It loses 5000 power until the end of the turn. It gains +6000 power until the end of the turn."}
  Left: {type: Forward, elements: [Ice], cost: 1, power: 4000, party_symbol: true}
  Right: {type: Forward, elements: [Fire], cost: 1, power: 5000, party_symbol: true}
  Sage: {type: Backup, elements: [Fire], cost: 1, text: "《0》: Draw 1 card."}
"""


@BOTH
@pytest.mark.clauses(RULESET, "C55")
def test_reset_in_the_first_turn_f6(on: bool) -> None:
    text = "turn: {player: B, phase: main2, number: 1}\nplayers:\n  A: {field: [{card: Guard, state: dull}]}\n  B: {}"
    position = at(FIELD + text, resets_on_first_turn=on).play("[to: A.main1]")
    assert position.obj("Guard").dull is not on


@BOTH
@pytest.mark.clauses(RULESET, "C56")
def test_monsters_reset_c_c(on: bool) -> None:
    text = "turn: {player: B, phase: main2}\nplayers:\n  A: {field: [{card: Imp, state: dull}, {card: Clerk, state: dull}]}"
    position = at(FIELD + text, monsters_reset=on).play("[to: A.main1]")
    assert (position.obj("Imp").dull, position.obj("Clerk").dull) == (not on, False)


@BOTH
@pytest.mark.clauses(RULESET, "C46", "C58")
def test_one_card_left_to_draw_c_d(on: bool) -> None:
    text = "turn: {player: B, phase: main2}\nplayers:\n  A: {deck: 1}\n  B: {}"
    position = at(FIELD + text, failed_draw_loses=on).play("[to: A.main1]")
    assert position.match.over is on
    empty = at(FIELD + text.replace("deck: 1", "deck: 0"), failed_draw_loses=on).play("[to: A.main1]")
    assert empty.match.over


@BOTH
@pytest.mark.clauses(RULESET, "C106")
def test_namesakes_f15(on: bool) -> None:
    text = "players:\n  A: {field: [Hero], hand: [Call], break_zone: [Hero]}"
    position = at(FIELD + text, all_namesakes_go=on).play("[A: {cast: Call}, A: {pass: true}, B: {pass: true}]")
    if on:
        position.expect("A.field: [], A.break_zone: [Hero, Hero, Call]")
    else:
        assert position.asked.reason == "keep"
        position.play("[A: {choose: [Hero]}, expect: {A.field: [Hero]}]")


@BOTH
@pytest.mark.clauses(RULESET, "C28")
def test_two_items_of_one_name_c_e(on: bool) -> None:
    text = "players:\n  A: {field: [{card: Guard, items: [Ring]}, Hero], hand: [Ring]}"
    position = at(FIELD + text, items_share_names=on)
    assert can(position, 'A: {cast: "A:Ring#2", targets: [Hero]}') is not on
    if not on:
        position.play('[A: {cast: "A:Ring#2", targets: [Hero]}, settle: true, expect: {"A:Hero": {items: [Ring]}}]')


@pytest.mark.parametrize("where", ["break_zone", "hand"])
@pytest.mark.clauses(RULESET, "C9")
def test_items_without_a_bearer_c_e(where: str) -> None:
    text = "players:\n  A: {field: [{card: Guard, items: [Ring]}], hand: [Kill]}"
    position = at(FIELD + text, item_without_bearer=where).play("[A: {cast: Kill}, resolve: 1]")
    position.expect(f'"A:Ring": {{zone: {where}}}')


@BOTH
@pytest.mark.clauses(RULESET, "C9", "C64")
def test_an_item_whose_bearer_is_stolen_c_e(on: bool) -> None:
    charm = '  Charm: {type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Forward opponent controls. You gain control of it."}\n'
    text = "players:\n  A: {hand: [Charm]}\n  B: {field: [{card: Guard, items: [Ring]}]}"
    position = at(FIELD + charm + text, items_stay_on_stolen=on).play("[A: {cast: Charm}, resolve: 1]")
    position.expect(
        f'"B:Guard": {{controller: A}}, "B:Ring": {{zone: {"field" if on else "break_zone"}, controller: B}}'
    )


@BOTH
@pytest.mark.clauses(RULESET, "C83")
def test_parties_by_their_symbol(on: bool) -> None:
    position = at(FIELD + "players:\n  A: {field: [Left, Right]}\n  B: {}", party_symbols=on).play("[to: attack]")
    assert can(position, "A: {attack: [Left, Right]}") is on


@pytest.mark.parametrize(("unit", "allowed"), [(1, True), (1000, False)])
@pytest.mark.clauses(RULESET, "C86")
def test_how_damage_to_a_party_is_divided_f37(unit: int, allowed: bool) -> None:
    text = "players:\n  A: {field: [Left, Right]}\n  B: {field: [Guard]}"
    position = at(FIELD + text, party_unit=unit)
    position.play("[A: {attack: [Left, Right]}, B: {block: Guard}, A: {pass: true}, B: {pass: true}]")
    assert position.asked.kind == "divide"
    assert can(position, "B: {choose: [{Left: 1, Right: 4999}]}") is allowed


@BOTH
@pytest.mark.clauses(RULESET, "C80", "C90")
def test_acting_in_the_end_phase_f41(on: bool) -> None:
    text = "turn: {phase: main2}\nplayers:\n  A: {field: [Sage]}\n  B: {}"
    position = at(FIELD + text, acts_in_end_phase=on).play("[A: {pass: true}, B: {pass: true}]")
    if on:
        position.play("[A: {use: Sage}, expect: {phase: end}, resolve: 1, expect: {A.hand.count: 1}]")
    else:
        assert position.match.state.turn_player == 1


@pytest.mark.clauses(RULESET, "C59", "C80")
def test_characters_are_for_main_phases_whoever_acts_in_the_end_phase_f41() -> None:
    text = "turn: {phase: main2}\nplayers:\n  A: {field: [Sage], hand: [Guard, Guard]}\n  B: {}"
    position = at(FIELD + text, acts_in_end_phase=True).play("[A: {pass: true}, B: {pass: true}]")
    assert position.match.state.phase == "end"
    assert not [act for act in position.match.acts() if act[0] == "cast"]


@BOTH
@pytest.mark.clauses(RULESET, "C70", "C77")
def test_preparation_before_every_attack_c_m(on: bool) -> None:
    text = "players:\n  A: {field: [Guard, Hero]}\n  B: {}"
    position = at(FIELD + text, preparation_each_attack=on)
    position.play("[A: {attack: [Guard]}, B: {block: none}, A: {pass: true}, B: {pass: true}]")
    position.play("[A: {pass: true}, B: {pass: true}]")
    assert position.asked.reason == ("priority" if on else "attack")


@pytest.mark.parametrize("zone", ["hand", "deck", "break_zone"])
@pytest.mark.clauses(RULESET, "C99")
def test_where_the_forward_of_a_link_comes_from_c_f(zone: str) -> None:
    lists = {"hand": [], "deck": ["Clerk"] * 3, "break_zone": [], zone: ["Guard"]}
    text = (
        f"players:\n  A: {{hand: {['Yang', *lists['hand']]}, deck: {lists['deck']}, break_zone: {lists['break_zone']}}}"
    )
    position = at(FIELD + text, link_from=zone).play("[A: {cast: Yang}, resolve: 1, A: {choose: [Guard]}]")
    position.expect('"A:Guard": {zone: field}')
    other = at(FIELD + text, link_from="hand" if zone == "deck" else "deck")
    other.play("[A: {cast: Yang}, A: {pass: true}, B: {pass: true}]")
    assert not can(other, "A: {choose: [Guard]}")


@BOTH
@pytest.mark.clauses(RULESET, "C101")
def test_what_is_left_of_a_war_god_keeps_its_element_c_g(on: bool) -> None:
    position = at(FIELD + "players:\n  A: {field: [Knight, Frost], hand: [Odin]}", war_god_keeps_element=on)
    assert can(position, "A: {cast: Odin, cost: war god, pay: {dull: [Frost]}}") is not on


@pytest.mark.parametrize(("least", "free"), [(1, False), (0, True)])
@pytest.mark.clauses(RULESET, "C102")
def test_how_much_a_war_god_leaves_to_pay_c_g(least: int, free: bool) -> None:
    position = at(FIELD + "players:\n  A: {field: [Knight, Knave], hand: [Odin]}", war_god_least=least)
    assert can(position, "A: {cast: Odin, cost: war god, pay: {sacrifice: [Knave]}}") is free


@BOTH
@pytest.mark.parametrize(
    ("card", "switch"), [("Cloud", "awakening_at_any_time"), ("Scholar", "job_change_at_any_time")]
)
@pytest.mark.clauses(RULESET, "C104", "C110")
def test_when_keywords_are_used_c_h_c_i(card: str, switch: str, on: bool) -> None:
    position = at(FIELD + f"players:\n  A: {{field: [{card}], hand: [Kill]}}\n  B: {{field: [Hero]}}", **{switch: on})
    assert can(position, f"A: {{use: {card}}}")
    position.play("[A: {cast: Kill, targets: [Hero]}]")
    assert can(position, f"A: {{use: {card}}}") is on
    position.play("[resolve: 1, to: attack]")
    assert can(position, f"A: {{use: {card}}}") is on


@BOTH
@pytest.mark.clauses(RULESET, "C98")
def test_leaving_to_level_up_is_a_break_or_not_c_j(on: bool) -> None:
    text = "players:\n  A: {field: [Squire, Mourner]}\n  B: {}"
    position = at(FIELD + text, level_up_breaks=on)
    position.play("[A: {attack: [Squire]}, B: {block: none}, resolve: 1, A: {choose: true}]")
    position.expect("A.break_zone: [Squire]")
    assert ("broken" in {kind for kind, _ in position.told()}) is on


@BOTH
@pytest.mark.clauses(RULESET, "C122")
def test_powerless_between_two_sentences_f19(on: bool) -> None:
    position = at(FIELD + "players:\n  A: {hand: [Wither]}\n  B: {field: [Guard]}", powerless_at_once=on)
    position.play("[A: {cast: Wither}, resolve: 1]")
    position.expect(f'"B:Guard": {{zone: {"break_zone" if on else "field"}}}')


@BOTH
@pytest.mark.clauses(RULESET, "C6", "C92")
def test_fresh_monsters_that_are_forwards_f43(on: bool) -> None:
    text = "players:\n  A: {field: [{card: Imp, entered: this_turn}]}"
    position = at(FIELD + text, monster_forwards_wait=on)
    assert can(position, "A: {use: Imp, ability: 1}")
    position.play("[A: {use: Imp, ability: 2}, resolve: 1]")
    assert can(position, "A: {use: Imp, ability: 1}") is not on


@BOTH
@pytest.mark.clauses(RULESET, "C112")
def test_lost_targets_f47(on: bool) -> None:
    text = """
cards:
  Guard: {type: Forward, elements: [Fire], cost: 1, power: 5000}
  Storm: {type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Forward. Deal it 3000 damage. Draw 1 card."}
  Back: {type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Forward. Return it to its owner's hand."}
players:
  A: {hand: [Storm]}
  B: {field: [Guard], hand: [Back]}
"""
    position = at(text, lost_targets_cancel=on).play("[A: {cast: Storm}, B: {cast: Back}, resolve: 2]")
    position.expect(f"A.hand.count: {0 if on else 1}")


@pytest.mark.parametrize(("most", "enters"), [(5, False), (0, True)])
@pytest.mark.clauses(RULESET, "C5", "C110")
def test_a_sixth_backup_by_an_effect_f16(most: int, enters: bool) -> None:
    text = "players:\n  A: {field: [Scholar, Clerk, Clerk, Clerk, Clerk, Clerk], hand: [Frost]}"
    position = at(FIELD + text, backups_by_effects=most)
    assert can(position, "A: {use: Scholar}") is enters


def test_every_classic_switch_can_be_set_and_no_other() -> None:
    changed = {f for f in CLASSIC.__struct_fields__ if getattr(CLASSIC, f) != getattr(CONSTRUCTED, f)}
    assert rules_of(
        RULESET, {f: getattr(CONSTRUCTED, f) for f in changed - {"name"}}
    ).switches == msgspec.structs.replace(CONSTRUCTED, name=RULESET)
    with pytest.raises(InputError):
        rules_of(RULESET, {"no_such_switch": 1})


def make_empty(ruleset: str) -> Callable[[], State]:
    return lambda: adapter("fftcg").empty(rules_of(ruleset), 1)


def test_a_state_says_by_which_ruleset_it_is_played() -> None:
    assert make_empty(RULESET)().ruleset == RULESET
