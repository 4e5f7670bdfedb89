"""What is left out because it cannot make a difference: the same games come of it with all of it done."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest
from msgspec.structs import replace

from cardwright.cards import builtin_decks, builtin_pool
from cardwright.games.common import combat, groups, index, rechecked, standing, targets
from cardwright.games.common.looking import OTHER
from cardwright.games.common.zones import DECK, FIELD
from cardwright.games.fftcg import castable, casting, field_limits, priority, rule_processes
from cardwright.games.sve import rules_handling
from cardwright.kernel.game import Game
from cardwright.kernel.log import Log
from cardwright.kernel.rng import Random
from cardwright.kernel.rules import Definition
from cardwright.kernel.state import Ref
from cardwright.play.arena import new_match
from cardwright.play.games import Prepared, prepare

Patch = Callable[[pytest.MonkeyPatch], None]


@pytest.fixture(scope="module", params=[("fftcg", "fftcg-2020"), ("fftcg", "fftcg-classic"), ("sve", "sve")])
def prepared(request: pytest.FixtureRequest) -> Prepared:
    game, ruleset = request.param
    return prepare(game, ruleset, list(builtin_decks(game, ruleset).values())[:2], builtin_pool(game))


def told(prepared: Prepared, seed: int, *, auto_pass: bool = False) -> list[Any]:
    """All that a game comes to: what could be done, the positions and the log."""
    match, random = new_match(prepared, seed, log=True, auto_pass=auto_pass), Random(seed)
    found: list[Any] = []
    while match.decision is not None:
        found += [match.decision.player, match.fingerprint()]
        match.answer(match.sample(random))
    assert isinstance(match.game.log, Log)
    return [*found, match.fingerprint(), *match.game.log.lines]


def same(prepared: Prepared, patched: Patch, seeds: Iterable[int] = range(3)) -> None:
    for seed in seeds:
        usual = told(prepared, seed)
        with pytest.MonkeyPatch.context() as patch:
            patched(patch)
            assert told(prepared, seed) == usual


@pytest.mark.clauses("fftcg-2020", "11.12.4.12")
def test_effects_that_look_at_other_things_than_others_change_do_not_depend_on_them(prepared: Prepared) -> None:
    asked: list[bool] = []
    closer, takes = standing._looks_at, standing._takes_abilities

    def all_of_the_layer(a: standing.Instance, others: list[standing.Instance], layer: int) -> bool:
        asked.append(layer == OTHER and layer in a.part.depends and not closer(a, others, layer))
        return layer in a.part.depends

    def patched(patch: pytest.MonkeyPatch) -> None:
        patch.setattr(standing, "_looks_at", all_of_the_layer)
        patch.setattr(standing, "_takes_abilities", lambda b, a: takes(replace(b, fixed=None), a))

    same(prepared, patched, (7, 15, 17))  # games in which it is asked
    assert any(asked) or prepared.rules.name != "fftcg-2020"


@pytest.mark.clauses("fftcg-2020", "11.8.1")
def test_what_nobody_waits_for_need_not_be_told(prepared: Prepared) -> None:
    same(prepared, lambda patch: patch.setattr(Game, "watched", lambda self, kind: True))


@pytest.mark.clauses("fftcg-2020", "11.8.16", "11.8.5")
def test_what_waits_for_its_own_card_need_not_be_shown_what_happens_to_others(prepared: Prepared) -> None:
    same(prepared, lambda patch: patch.setattr(index, "of_itself", lambda node: False))


@pytest.mark.clauses("fftcg-2020", "10.1.3.2.1", "10.1.3.3")
def test_nobody_leaves_a_battle_while_nothing_is_seen_differently(prepared: Prepared) -> None:
    def look_again(g: Game) -> None:
        g.derived.notes.pop("fight", None)
        combat.see_who_left(g)

    same(prepared, lambda patch: patch.setattr(priority, "see_who_left", look_again))


@pytest.mark.clauses("fftcg-2020", "11.1.3", "12.3")
def test_nothing_is_due_while_no_card_moves_and_nothing_is_seen_differently(prepared: Prepared) -> None:
    def look_again(g: Game) -> bool:
        g.derived.notes.pop(rule_processes.CALM, None)
        return rule_processes.calm(g)

    same(prepared, lambda patch: patch.setattr(priority, "calm", look_again))


@pytest.mark.clauses("fftcg-2020", "11.3.3", "11.6.5", "11.8.9", "11.11.2")
def test_texts_by_which_nothing_is_chosen_need_not_be_looked_through(prepared: Prepared) -> None:
    def patched(patch: pytest.MonkeyPatch) -> None:
        for module in (targets, rechecked):
            patch.setattr(module, "declares", lambda effects: True)
        patch.setattr(targets, "_one_target", lambda effects: False)

    same(prepared, patched)


def test_where_a_card_is_need_not_be_asked_of_those_that_lie_there(prepared: Prepared) -> None:
    def patched(patch: pytest.MonkeyPatch) -> None:
        patch.setattr(groups, "_PLANS", {})
        patch.setattr(groups, "_fields", lambda group: None)

    same(prepared, patched)


@pytest.mark.clauses("fftcg-2020", "11.12.4")
def test_what_texts_say_need_not_be_looked_through_as_effects_begin_and_end(prepared: Prepared) -> None:
    reused: list[bool] = []
    says_the_same = standing.Standing._says_the_same

    def looked_through(self: standing.Standing, last: standing.Standing) -> bool:
        reused.append(says_the_same(self, last))
        return False

    def patched(patch: pytest.MonkeyPatch) -> None:
        patch.setattr(standing.Standing, "_says_the_same", looked_through)

    same(prepared, patched)
    assert any(reused) and not all(reused)


@pytest.mark.clauses("fftcg-2020", "11.8.5")
def test_what_a_card_says_is_said_for_who_controls_it_now(prepared: Prepared) -> None:
    game = new_match(prepared, 1).game
    for number, obj in enumerate(game.state.objects):
        game.relocate(number, obj.owner, FIELD)
    card = next(w.source[0] for watchers in game.derived.watchers.values() for w in watchers)
    for player in (1 - game.state.objects[card].controller, game.state.objects[card].controller):
        game.give_control(card, player)
        seen = {w.controller for watchers in game.derived.watchers.values() for w in watchers if w.source[0] == card}
        assert seen == {player}
    game.relocate(card, game.state.objects[card].owner, DECK)
    assert all(w.source[0] != card for watchers in game.derived.watchers.values() for w in watchers)


@pytest.mark.clauses("fftcg-2020", "7.7.3", "7.7.4", "7.7.5")
def test_what_keeps_a_character_off_the_field_is_asked_once_for_each_field(prepared: Prepared) -> None:
    def asked_anew(g: Game, player: int, definition: Definition) -> bool:
        field_limits.beside(g, player).unlike.clear()
        return field_limits.nothing_like_it(g, player, definition)

    def has_room(g: Game, player: int, ref: Ref) -> bool:
        return not field_limits.limit_problem(g, player, ref)[1] or bool(casting.variants(g, player, ref))

    def patched(patch: pytest.MonkeyPatch) -> None:
        patch.setattr(castable, "nothing_like_it", asked_anew)
        patch.setattr(castable, "_has_room", has_room)

    same(prepared, patched)


@pytest.mark.clauses("sve", "11.4.1", "11.5.1")
def test_zones_that_are_not_too_full_need_not_be_counted(prepared: Prepared) -> None:
    same(prepared, lambda patch: patch.setattr(rules_handling, "overfull", lambda g: True))


def test_what_is_sampled_is_legal(prepared: Prepared) -> None:
    """Which is why it is not checked again when it is given."""
    for seed in range(3):
        match, random = new_match(prepared, seed), Random(seed)
        while match.decision is not None:
            answer = match.sample(random)
            match.check(answer)
            match.copy().answer(answer)
            match.answer(answer)
