"""Reading cards at the table: those of a choice, those of a name, the zones that lie open; nothing that is hidden."""

from __future__ import annotations

from io import StringIO

import pytest
from msgspec.structs import replace
from placed import placed
from rich.console import Console

from cardwright.cards import Pool, builtin_decks, builtin_pool
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random
from cardwright.kernel.view import deal_anew, offered, sees
from cardwright.play import looking
from cardwright.play.arena import new_match
from cardwright.play.games import Adapter, Prepared, adapter, prepare
from cardwright.play.narrate import Narrator, board
from cardwright.play.prompt import listing

SEATS = (0, 1)


def table(game: str) -> Prepared:
    decks = list(builtin_decks(game).values())[:2]
    return prepare(game, adapter(game).rulesets[0], decks, builtin_pool(game))


def decisions(prepared: Prepared, seed: int) -> list[Match]:
    """The decisions of a random game."""
    match, random, found = new_match(prepared, seed, log=True), Random(seed), []
    while match.decision is not None:
        found.append(match.copy())
        match.answer(match.sample(random))
    return found


@pytest.mark.parametrize("game", ["fftcg", "sve"])
def test_every_choice_that_names_a_card_can_be_read(game: str) -> None:
    prepared, made, read = table(game), adapter(game), 0
    for match in decisions(prepared, 3):
        decision = match.decision
        assert decision is not None
        cards = looking.choices(match)
        assert len(cards) == len(match.acts() if decision.kind == "act" else decision.options or ())
        for number, line in enumerate(listing(match, made)):
            if line.startswith("pass"):  # it may say what resolves then, and chooses no card
                continue
            shown = looking.read(match, made, cards[number], decision.player)
            named = tuple(c.name for c in prepared.cards if c.name in line)
            assert not named or any(looked.facts.name.startswith(named) for looked in shown), line
            read += bool(shown)
    assert read > 100


@pytest.mark.parametrize("game", ["fftcg", "sve"])
def test_nothing_is_read_that_is_hidden(game: str) -> None:
    """Of the other player's cards only those that are seen, or of which the log has told, are known to be in the game."""
    prepared, made = table(game), adapter(game)
    hidden = 0
    for match in decisions(prepared, 4)[::5]:
        assert match.decision is not None
        for viewer in (0, 1):
            seen = {o.id for o in match.state.objects if sees(match.game, viewer, o)}
            seen |= offered(match.game, viewer, match.decision)
            unseen = [o.id for o in match.state.objects if o.id not in seen]
            assert looking.read(match, made, unseen, viewer) == []
            known = set(looking.known_cards(match, prepared, SEATS, viewer))
            theirs = {match.state.objects[i].card for i in unseen if match.state.objects[i].owner != viewer} - known
            for card in theirs:
                facts = prepared.cards[card]
                found = looking.named(match, made, prepared, SEATS, facts.name, viewer)
                assert facts.id not in {looked.facts.id for looked in found}
                hidden += 1
            zones = [cards for _, each in looking.zones(match.game, viewer) for _, cards in each]
            names = {prepared.cards[c].name for c in theirs} - {prepared.cards[c].name for c in known}
            assert not any(name in cards.split(", ") for name in names for cards in zones)
    assert hidden > 20


POSITION = """
scenario: 1
game: fftcg
ruleset: fftcg-2020
title: t
cards:
  Page: {type: Forward, elements: [Fire], cost: 3, power: 5000, text: "Brave[[br]]《0》: Page gains +2000 power until the end of the turn."}
  Mate: {type: Forward, elements: [Fire], cost: 3, power: 5000, text: ""}
players:
  A: {field: [Page, {card: Mate, state: dull}], hand: [Mate, Mate], deck: 3}
  B: {break_zone: [Page, Page, Mate]}
steps: []
"""


def position() -> Match:
    return placed(POSITION)[0]


@pytest.mark.parametrize(("game", "step"), [("fftcg", 50), ("sve", 14)])
def test_what_a_player_is_told_is_the_same_whatever_is_hidden(game: str, step: int) -> None:
    """The whole log told again, the choices, and what lies open: nothing of it is looked up where something hidden lies now."""
    prepared, made, differing = table(game), adapter(game), 0
    for match in decisions(prepared, 5)[::step]:  # each tells the whole log so far
        for viewer in (0, 1):
            twin = match.copy()
            deal_anew(twin.game, viewer, Random(9), offered(match.game, viewer, match.decision))
            told = [all_told(each, made, viewer) for each in (match, twin)]
            assert told[0] == told[1]
            differing += match.state.encode() != twin.state.encode()
    assert differing > 10


def all_told(match: Match, made: Adapter, viewer: int) -> list[str]:
    screen, decision = Console(file=StringIO(), width=100, color_system=None), match.decision
    Narrator(screen, made.words, viewer).tell(match.game)
    board(screen, made.words, match.game, viewer)
    assert decision is not None and isinstance(screen.file, StringIO)
    asked = [made.words.question(match.game, decision), *listing(match, made)] if decision.player == viewer else []
    return [screen.file.getvalue(), *asked, *map(str, looking.zones(match.game, viewer))]


def test_a_card_is_read_as_it_is_now() -> None:
    match, made = position(), adapter("fftcg")
    use = next(act for act in match.acts() if act[0] == "use")
    match.answer(use)
    for _ in range(2):
        match.answer(("pass",))
    (looked,) = looking.read(match, made, [use[1]], 0)
    assert looked.facts.name == "Page"
    assert looked.now == ("A's Page 7000 (Brave)", "  by Page: Page gains +2000 power until the end of the turn")


def test_zones_off_the_board() -> None:
    """The other player's hand and both decks are numbers; copies are counted."""
    shown = dict(looking.zones(position().game, 1))
    assert shown["Player A"] == [("Deck (3)", "hidden"), ("Hand (2)", "hidden")]
    assert shown["Player B"][-1] == ("Break Zone (3)", "2 Page, Mate")
    assert ("Hand (2)", "2 Mate") in dict(looking.zones(position().game, 0))["Player A"]


def test_a_name_alone_makes_no_card_known() -> None:
    """Another card of the same name stays unknown when one is seen, and so does one that somebody named (11.11.9)."""
    pool, (mine, theirs) = builtin_pool("fftcg"), list(builtin_decks("fftcg").values())[:2]
    first, second = [card for card in dict.fromkeys(theirs.main) if card not in mine.main][:2]
    namesakes = Pool(
        "fftcg", [replace(card, name="Twin", text="") if card.id in (first, second) else card for card in pool]
    )
    prepared = prepare("fftcg", "fftcg-2020", [mine, theirs], namesakes)
    match = new_match(prepared, 1, log=True)
    one, other = ([c.id for c in prepared.cards].index(card) for card in (first, second))
    match.game.note("named", "11.11.9", 0, what="name", value="Twin")
    assert not {one, other} & set(looking.known_cards(match, prepared, SEATS, 0))
    shown = next(o for o in match.state.objects if o.card == one)
    match.game.note("reveal", "", 1, shown.ref)
    assert {one, other} & set(looking.known_cards(match, prepared, SEATS, 0)) == {one}
