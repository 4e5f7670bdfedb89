"""SVE games between built-in decks (and the official starters, where there are any) with all invariants; cards on the bench."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardwright.cards import Pool, SveCard, builtin_decks, builtin_pool, load_deck, load_pool
from cardwright.games.common.zones import DECK, EX_AREA, FIELD, HAND
from cardwright.games.sve.zones import EVOLVE_DECK, EVOLVE_ZONE, LEADER
from cardwright.kernel.match import Match
from cardwright.play.arena import new_match
from cardwright.play.compiling import compile_pool
from cardwright.play.exercise import Exercised, exercise, exercise_all
from cardwright.play.games import adapter, prepare
from cardwright.play.scenario_setup import add_object
from cardwright.play.soak import Failure, Order, Soaked, soak, usable


def _play(order: Order) -> list[Soaked]:
    results = [r for part in soak(order) for r in part]
    assert [r.line(order.game, order.ruleset) for r in results if isinstance(r, Failure)] == []
    return [r for r in results if isinstance(r, Soaked)]


def test_built_in_decks() -> None:
    pool = builtin_pool("sve")
    decks = usable("sve", "sve", builtin_decks("sve").values(), pool)
    assert len(decks) >= 4
    games = _play(Order("sve", "sve", tuple(decks), pool, 24))
    assert {g.winner for g in games} >= {0, 1}


def test_official_starters(corpus: Path) -> None:
    pool = load_pool(corpus / "sve" / "cards.jsonl", "sve").with_cards(list(builtin_pool("sve")))
    paths = sorted((corpus / "sve" / "decks").glob("*.json"))
    decks = usable("sve", "sve", [load_deck(str(p), pool) for p in paths], pool)
    assert len(decks) == 7
    assert len(_play(Order("sve", "sve", tuple(decks), pool, 35, seed=3))) == 35


# invariants -------------------------------------------------------------------------------------------------------------


def begun() -> Match:
    """A game of two built-in decks in its first main phase."""
    decks = [builtin_decks("sve")[name] for name in ("lamplight-guild", "hollow-court")]
    match = new_match(prepare("sve", "sve", decks, builtin_pool("sve")), 1)
    while match.decision is not None and match.decision.reason != "main":
        match.answer(False if match.decision.kind == "yes_no" else match.decision.options or ())
    return match


def wrong(match: Match) -> str:
    match.game.forget()
    return adapter("sve").wrong(match)


def index_of(match: Match, kind: str, **facts: object) -> int:
    """A definition of this kind of card."""
    return next(
        d.index
        for d in match.game.defs
        if d.facts.type == kind
        and all(getattr(d.facts, k) == v for k, v in {"token": False, "evolved": False, **facts}.items())
    )


def put(match: Match, card: int, zone: int, player: int = 0) -> int:
    return add_object(match.state, card, player, zone).id


def test_a_sound_game_is_sound() -> None:
    assert wrong(begun()) == ""


def test_points_out_of_bounds() -> None:
    for key, value, part in (
        ("pp:0", -1, "negative"),
        ("ep:1", -1, "negative"),
        ("max_pp:1", 11, "maximum"),
        ("pp:0", 9, "more play points"),
    ):
        match = begun()
        match.state.vars[key] = value
        assert part in wrong(match)


def test_cards_where_they_may_not_be() -> None:
    for kind, facts, zone, part in (
        ("Follower", {"token": True}, HAND, "token"),
        ("Follower", {"evolved": True}, DECK, "evolve deck"),
        ("Follower", {}, EVOLVE_DECK, "evolve_deck"),
        ("Spell", {}, FIELD, "spell"),
        ("Leader", {}, FIELD, "field"),
        ("Leader", {}, LEADER, "2 leaders"),
    ):
        match = begun()
        put(match, index_of(match, kind, **facts), zone)
        assert part in wrong(match), (kind, facts, zone)


def test_links_that_do_not_hold() -> None:
    match = begun()
    base = match.state.objects[put(match, index_of(match, "Follower"), FIELD)]
    above = match.state.objects[put(match, index_of(match, "Follower", evolved=True), FIELD)]
    adapter("sve").table.attach(match.state, base, above)
    assert wrong(match) == ""
    above.link = -1
    assert "linked" in wrong(match)
    base.link = -1
    assert "without a link" in wrong(match)
    base.card, base.own = base.own, -1
    assert "linked to nothing" in wrong(match)
    assert above.zone == EVOLVE_ZONE


def test_limits_and_what_has_no_defense() -> None:
    for zone in (FIELD, EX_AREA):
        match = begun()
        for _ in range(6):
            put(match, index_of(match, "Follower"), zone)
        assert "6 cards" in wrong(match)
    match = begun()
    hurt = match.state.objects[put(match, index_of(match, "Follower"), FIELD)]
    hurt.damage = 99
    assert "no defense" in wrong(match)
    hurt.damage, hurt.dull, hurt.zone = 0, True, FIELD
    assert wrong(match) == ""


# cards on the bench -------------------------------------------------------------------------------------------------------


def card(text: str, kind: str = "Follower", **facts: object) -> SveCard:
    stats = {"attack": 2, "defense": 3} if kind == "Follower" else {}
    return SveCard(id="t-1", name="Tester", type=kind, text=text, **{"cost": 2, **stats, **facts})  # type: ignore[arg-type]  # facts of one test


def run(text: str, kind: str = "Follower", **facts: object) -> Exercised:
    made = card(text, kind, **facts)
    return exercise("sve", made, Pool("sve", [made]), deep=29)


@pytest.mark.parametrize(
    ("text", "kind", "facts"),
    [
        ("", "Follower", {}),
        ("Ward.", "Follower", {}),
        ("[fanfare] Draw a card.", "Follower", {}),
        ("[lastwords] Draw a card.", "Amulet", {}),
        ("[evolve][cost01]: Evolve this follower.", "Follower", {}),
        ("On Evolve: Draw a card.", "Follower", {"evolved": True, "cost": None}),
        ("[quick]\nSelect an enemy follower on the field and deal it 2 damage.", "Spell", {}),
        ("[act][engage]: Summon a Fairy token.", "Amulet", {}),
        ("Strike: Give this follower [attack]+1.", "Follower", {}),
        ("Necrocharge (20): Draw a card.", "Spell", {}),
        ("Combo (3): Draw a card.", "Spell", {}),
        ("Select an Officer follower on your field and destroy it.", "Spell", {}),
        ("[fanfare] Put a Fairy token into your EX area.", "Follower", {"token": True}),
        ("Whenever you perform Earth Rite, draw a card.", "Amulet", {}),
        ("Whenever you perform Lesson, draw a card.", "Amulet", {}),
        ("While this card is on your field, Overflow is active for you.", "Amulet", {}),
        ("Strike: If this follower attacked at least 2 times this turn, draw a card.", "Follower", {}),
    ],
)
def test_what_can_happen_is_made_to_happen(text: str, kind: str, facts: dict[str, object]) -> None:
    found = run(text, kind, **facts)
    assert found.ok, found


def test_what_never_happens_is_missing() -> None:
    made = card("[fanfare] Necrocharge (90): Draw a card.")
    found = exercise("sve", made, Pool("sve", [made]), rounds=2)
    assert not found.problem
    assert "Draw" in found.missing


def _exercised(pool: Pool, every: int) -> tuple[list[Exercised], list[str]]:
    """A fixed sample; bench/play_every_card.py plays them all."""
    results = [r for part in exercise_all(pool, list(pool)[2::every]) for r in part]
    return results, [r.problem for r in results if r.problem]


def test_built_in_cards_break_nothing() -> None:
    results, problems = _exercised(builtin_pool("sve"), 7)
    assert problems == []
    assert sum(r.ok for r in results) > 0.75 * len(results)


def test_real_cards_break_nothing(corpus: Path) -> None:
    pool = load_pool(corpus / "sve" / "cards.jsonl", "sve").with_cards(list(builtin_pool("sve")))
    results, problems = _exercised(pool, 20)
    assert problems == []
    assert sum(r.ok for r in results) > 0.75 * len(results)


def test_the_numbers_of_a_pool() -> None:
    cards = [
        card("[fanfare] Draw a card."),
        SveCard(id="t-2", name="Second", type="Amulet", cost=1),
        SveCard(id="t-3", name="Third", type="Spell", cost=1, text="Nonsense is refused."),
    ]
    report = compile_pool(Pool("sve", cards))
    assert report.cards["total"] == 3
    assert report.cards["supported"] == report.cards["read"] == 2
    assert [r.id for r in report.refused] == ["t-3"]
