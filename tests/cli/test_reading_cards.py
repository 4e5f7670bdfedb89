"""Before choosing, a person reads cards: of a choice by its number, of a name, of the zones that lie open."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cardwright.cards import builtin_decks, builtin_pool

Command = Callable[..., tuple[int, str, str]]


def after(out: str, line: str) -> str:
    """What was printed at the prompt to which the line was typed (prompts are not echoed)."""
    return out[out.index(line) :]


def test_the_card_of_a_choice_by_its_number(command: Command) -> None:
    _, out, _ = command("play", "--seed", "6", typed="n\nshow 3\nshow 99\nshow 1\nquit\n")
    number = "   3  cast "
    name = after(out, number).splitlines()[0].removeprefix(number).split(" (")[0]
    card = next(c for c in builtin_pool("fftcg") if c.name == name)
    assert f"A> {name} ({card.id}): {card.card_type}" in out
    assert "is no number from 1 to" in out
    assert "there is no card to show" in out  # passing is about no card


@pytest.mark.parametrize("game", ["fftcg", "sve"])
def test_the_own_hand_before_it_is_kept(command: Command, game: str) -> None:
    _, out, _ = command("play", "--game", game, "--seed", "5", typed="show\nquit\n")
    deck = next(iter(builtin_decks(game).values()))
    ids = {*deck.main, *deck.evolve, *deck.limit_break}
    shown = [c for c in builtin_pool(game) if f"{c.name} ({c.id}): " in out]
    assert shown and all(c.id in ids for c in shown)


def test_the_other_deck_is_not_to_be_read(command: Command) -> None:
    """Which cards the other player has is known of those that were seen."""
    own, other = list(builtin_decks("fftcg").values())[:2]
    hidden = next(c for c in builtin_pool("fftcg") if c.id in other.main and c.id not in own.main)
    _, out, _ = command("play", "--seed", "5", typed=f"show {hidden.name}\nquit\n")
    assert f"you know of no card '{hidden.name}'" in out


def test_zones_and_other_words_for_commands(command: Command) -> None:
    _, out, _ = command("play", "--seed", "5", typed="zones\n?\nexit\n")
    assert (
        "Player A\n  Deck (45): hidden\n  Hand (5): " in out
        and "Player B\n  Deck (45): hidden\n  Hand (5): hidden" in out
    )
    assert "read a card: all that is printed on it" in out
    assert out.splitlines()[-1].startswith("A> left without saving")
