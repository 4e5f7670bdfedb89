"""A third game is added as docs/add-a-game.md says, without a change to the kernel: it is read, played, copied and saved."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from embers_cards import CARDS, compile_card, grammar
from embers_rules import ASHES, DECK, FIELD, HAND, EmbersRules, define, lives, new_state

from cardwright.errors import Illegal, TextError
from cardwright.kernel.log import Log
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random
from cardwright.kernel.rules import PlainRules, Rules
from cardwright.kernel.view import deal_anew, view
from cardwright.play.games import Adapter, Table, Taste, Words
from cardwright.play.invariants import check
from cardwright.play.plain import PlainAdapter, PlainTable, PlainTaste, PlainWords

DEFS = tuple(define(i, card) for i, card in enumerate(CARDS))
RECIPE = Path(__file__).resolve().parents[2] / "docs" / "add-a-game.md"


def game(seed: int, log: Log | None = None) -> Match:
    deck = [i for i in range(len(CARDS)) for _ in range(2)]
    return Match(new_state((deck, deck), seed), DEFS, EmbersRules(), log)


def place(match: Match, player: int, zone: int, name: str) -> int:
    """A card of this name from the deck to a zone."""
    state = match.state
    number = next(
        n for n in state.zones[player][DECK] + state.zones[player][HAND] if match.game.chars(n).names == (name,)
    )
    match.game.relocate(number, player, zone)
    return number


@pytest.mark.parametrize("part", [Rules, Adapter, Table, Words, Taste], ids=lambda part: part.__name__)
def test_the_recipe_names_all_that_a_game_has(part: type) -> None:
    text = RECIPE.read_text(encoding="utf-8")
    members = [name for name in vars(part) if not name.startswith("_")]
    assert members
    assert not [name for name in members if f"`{name}`" not in text]


@pytest.mark.parametrize("plain", [PlainRules, PlainAdapter, PlainTable], ids=lambda plain: plain.__name__)
def test_the_recipe_says_first_what_a_game_must_have(plain: type) -> None:
    text = RECIPE.read_text(encoding="utf-8")
    section = text[text.index(f"`{plain.__name__}`") :]
    musts = section[section.index("must have") : section.index("may have")]
    assert set(plain.__abstractmethods__) <= set(re.findall(r"`(\w+)`", musts))


@pytest.mark.parametrize(
    ("part", "plain"), [(Rules, PlainRules), (Adapter, PlainAdapter), (Table, PlainTable), (Words, PlainWords), (Taste, PlainTaste)]
)  # fmt: skip
def test_the_defaults_leave_nothing_out(part: type, plain: type) -> None:
    assert {name for name in vars(part) if not name.startswith("_")} <= {*dir(plain)}


def test_texts_are_read_to_the_last_character() -> None:
    assert [len(compile_card(card)) for card in CARDS] == [1, 0, 0, 1, 1, 1, 1, 2, 1, 1]
    with pytest.raises(TextError):
        grammar().parse("ability", "When Lamp arrives, draw 1 card. Perhaps.", self_name="Lamp")


def test_a_sprite_arrives_and_strikes() -> None:
    match = game(1)
    me = match.state.turn_player
    comet = place(match, me, HAND, "Comet")
    foe = place(match, 1 - me, FIELD, "Glow")
    match.answer(("play", comet))
    assert match.decision is not None
    if match.decision.reason == "burn":
        match.answer((foe,))
    assert match.state.objects[foe].zone == ASHES
    match.answer(("strike", comet))
    assert lives(match.game, 1 - me) == 7
    with pytest.raises(Illegal):
        match.answer(("strike", comet))


def test_power_is_derived() -> None:
    match = game(2)
    me = match.state.turn_player
    glow, beacon = place(match, me, FIELD, "Glow"), place(match, me, FIELD, "Beacon")
    assert match.game.chars(glow).power == 3
    match.game.relocate(beacon, me, ASHES)
    assert match.game.chars(glow).power == 2


@pytest.mark.parametrize("seed", range(12))
def test_random_games_end_and_are_copied_and_saved_on_the_way(seed: int) -> None:
    match, random = game(seed, Log()), Random(seed)
    for _ in range(2_000):
        if match.over:
            break
        check(match, cards=len(match.state.objects))
        answer = match.sample(random)
        twin = match.copy()
        again = Match.restore(match.save(), DEFS, EmbersRules())
        for one in (match, twin, again):
            one.answer(answer)
        assert match.fingerprint() == twin.fingerprint() == again.fingerprint()
    assert match.over


def test_a_player_sees_no_hidden_card() -> None:
    match = game(4)
    seen = view(match.game, 0, match.decision)
    for seed in range(5):
        other = match.copy()
        deal_anew(other.game, 0, Random(seed))
        assert view(other.game, 0, other.decision) == seen
