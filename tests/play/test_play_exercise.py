"""Play-every-card: what counts as carried out, and what is reported."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardwright.cards import FftcgCard, Pool, builtin_pool, load_pool
from cardwright.errors import TextError
from cardwright.games.common import changing, replacement, ruling, statics
from cardwright.games.common.effects.registry import EXECUTORS
from cardwright.games.fftcg.definitions import compile_card
from cardwright.play import exercise as exercising
from cardwright.play.compiling import compile_pool
from cardwright.play.exercise import ROUNDS, Exercised, exercise, exercise_all
from cardwright.play.fftcg_makers import MAKERS, made, makers_for
from cardwright.play.games import adapter, playable_in
from cardwright.play.invariants import Broken


def card(text: str, kind: str = "Forward", **facts: object) -> FftcgCard:
    power = 5000 if kind == "Forward" else None
    return FftcgCard(id="t-1", name="Tester", type=kind, elements=("Fire",), cost=2, power=power, text=text, **facts)  # type: ignore[arg-type]  # facts of one test


def run(text: str, kind: str = "Forward", rounds: int = ROUNDS) -> Exercised:
    made = card(text, kind)
    return exercise("fftcg", made, Pool("fftcg", [made]), rounds=rounds, deep=29)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "Forward"),
        ("Haste", "Forward"),
        ("When Tester enters the field, draw 1 card.", "Forward"),
        ("When Tester attacks, choose 1 Forward. Deal it 1000 damage.", "Forward"),
        ("When Tester is put from the field into the Break Zone, draw 1 card.", "Forward"),
        ("When Tester is put from the field into the Break Zone, draw 1 card.", "Backup"),
        ("《ダル》: Choose 1 Forward. It gains +1000 power until the end of the turn.", "Backup"),
        ("[[ex]]EX BURST[[/]] Choose 1 Forward. Deal it 7000 damage.", "Summon"),
        ("[[s]]Blaze[[/]] 《S》《火》: Choose 1 Forward. Deal it 5000 damage.", "Forward"),
        ("Choose 1 [[i]]Job Sky Pirate[[/]] Forward. Break it.", "Summon"),
        ("When Tester forms a party and attacks, draw 1 card.", "Forward"),
        (
            "When Tester enters the field, if you control 6 or more [[i]]Job Sky Pirate[[/]] Forwards, draw 1 card.",
            "Forward",
        ),
        ("When Tester enters the field, if you don't control any Forwards other than Tester, draw 1 card.", "Forward"),
        # what conditions ask of players, of what is chosen, and of what happened before
        ("When Tester enters the field, if you have no cards in your hand, draw 2 cards.", "Forward"),
        ("[[i]]Damage 6 --[[/]] When Tester attacks, draw 1 card.", "Forward"),
        ("When you receive a fifth point of damage, draw 1 card.", "Forward"),
        (
            "《ダル》, put Tester into the Break Zone: Choose 1 Forward. If you have received a point of damage this turn, break it.",
            "Backup",
        ),
        (
            "When Tester enters the field, choose 1 [[i]]Category XX[[/]] Character in your Break Zone. Add it to your hand. "
            "If it is [[i]]Card Name Ember[[/]], draw 1 card.",
            "Forward",
        ),
        (
            "Choose 1 Forward. It gains +1000 power until the end of the turn. If it is blocking, it gains +5000 power until the "
            "end of the turn instead.",
            "Summon",
        ),
        ("Choose 1 Light Forward or Dark Forward. Break it.", "Summon"),
        (
            "When Tester enters the field, if the cost to play Tester was only paid with Fire CP, draw 1 card.",
            "Forward",
        ),
        (
            "When Tester enters the field, your opponent may discard 1 card. If he/she doesn't, draw 1 card.",
            "Forward",
        ),
        # what others have to do
        ("When a card is added to your hand from the Break Zone, draw 1 card.", "Forward"),
        ("When your opponent searches 1 or more cards, draw 1 card.", "Forward"),
        ("If Tester is dealt damage by a Forward's ability, the damage becomes 0 instead.", "Forward"),
        ("Tester cannot be broken by opposing Summons or abilities that don't deal damage.", "Forward"),
        ("《ダル》: Choose 1 auto-ability. Cancel its effect.", "Forward"),
        ("When Tester enters the field due to an ability, draw 1 card.", "Forward"),
        (
            "All Forwards in your Break Zone cannot be removed from the game by your opponent's Summons or abilities.",
            "Forward",
        ),
        ("[[s]]Bolt[[/]] 《S》: Break the Forward that blocks Tester.", "Forward"),
        # what few texts want of a position: small zones, counters of any name, CP of all kinds, what others are given
        ("If there are 10 or less cards in your deck, Tester gains +2000 power.", "Forward"),
        ("When Tester attacks, if there are no Forwards in your Break Zone, draw 1 card.", "Forward"),
        ("When you cast a Summon, if its cost is 4 or more, draw 1 card.", "Forward"),
        ("When you cast a Summon from your Break Zone, activate Tester.", "Forward"),
        ("《闇》《ダル》: Choose 1 Forward. Dull it.", "Backup"),
        (
            "When Tester enters the field, if the CP paid to play Tester was only produced by [[i]]Category XX[[/]] Backups, draw 1 card.",
            "Forward",
        ),
        ("If there are 7 or more different Elements among cards in your Break Zone, Tester gains Brave.", "Forward"),
        (
            "《ダル》: Choose 1 Character. Select 1 Counter on it, and remove the selected Counter.",
            "Backup",
        ),
        ("When a Spark Counter is placed on Tester, draw 1 card.", "Monster"),
        ("If Tester is a Forward, Tester gains Haste.", "Monster"),
        ("When you use a special ability of a [[i]]Category XX[[/]] Forward, draw 1 card.", "Forward"),
        ("When a [[i]]Category XX[[/]] Character you control is priming, draw 1 card.", "Forward"),
        ("When your opponent discards a card due to your Summons, draw 1 card.", "Forward"),
        ("When you use an EX Burst, choose 1 Forward. Deal it 3000 damage.", "Forward"),
        ("When Tester enters the field, choose 1 Character. Remove all Counters from it.", "Forward"),
        ("The Forwards opponent controls cannot use special abilities or action abilities.", "Backup"),
        ("When Tester attacks, discard 1 card. If you cannot, put Tester into the Break Zone.", "Forward"),
    ],
)
def test_what_can_happen_is_made_to_happen(text: str, kind: str) -> None:
    found = run(text, kind)
    assert found.ok, found


@pytest.mark.parametrize("kind", ["Forward", "Backup", "Monster", "Summon"])
def test_every_card_that_makes_things_happen_compiles(kind: str) -> None:
    for number, maker in enumerate(MAKERS):
        abilities = compile_card(made(card("", kind), maker, number)).abilities
        assert len(abilities) == 1, maker.text


def test_makers_are_given_to_those_who_may_do_it() -> None:
    own = adapter("fftcg").define(
        [searching := card("When your opponent searches 1 or more cards, draw 1 card.")], None
    )
    [(players, text)] = [(f.players, f.card.text) for f in makers_for(searching, own[0])]
    assert players == (1,)
    assert "Search for 1 Forward" in text


def test_what_never_happens_is_missing() -> None:
    found = run(
        "When Tester attacks, if you control 40 or more Forwards, draw 1 card.", rounds=3
    )  # what never is needs no more
    assert not found.ok
    assert not found.problem
    assert found.missing == ("Draw",)
    assert "not carried out: Draw" in found.told()


def test_refused_texts_are_refused() -> None:
    with pytest.raises(TextError):
        run("Wibble the wobble.")
    made = card("Wibble the wobble.")
    assert [r for part in exercise_all(Pool("fftcg", [made]), [made]) for r in part] == []


def test_a_broken_invariant_is_reported_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise Broken("a card is lost")

    monkeypatch.setattr(exercising, "check", fail)
    found = run("When Tester enters the field, draw 1 card.")
    assert "a card is lost" in found.problem
    assert "seed 0" in found.problem


def test_the_engine_is_left_as_it_was() -> None:
    before = dict(EXECUTORS)
    functions = (changing.carry_out, ruling.rule_of, statics.rule_of, statics.in_force, replacement.replace)
    run("When Tester enters the field, draw 1 card.")
    assert before == EXECUTORS
    assert functions == (changing.carry_out, ruling.rule_of, statics.rule_of, statics.in_force, replacement.replace)


def test_the_numbers_of_a_pool() -> None:
    cards = [
        card("When Tester enters the field, draw 1 card."),
        FftcgCard(id="t-2", name="Second", type="Backup", elements=("Ice",), cost=1, text=""),
        FftcgCard(id="t-3", name="Third", type="Backup", elements=("Ice",), cost=1, text=""),
        FftcgCard(id="t-4", name="Fourth", type="Backup", elements=("Ice",), cost=1, text="Nonsense is refused."),
    ]
    report = compile_pool(Pool("fftcg", cards), workers=2)
    assert report.texts["total"] == 3
    assert report.cards == {"total": 4, "read": 3, "round_trip": 3, "executable": 3, "exercised": 3, "supported": 3}
    assert [r.id for r in report.refused] == ["t-4"]
    without = compile_pool(Pool("fftcg", cards), play=False)
    assert without.cards["exercised"] is None


def _exercised(pool: Pool, every: int) -> tuple[list[Exercised], list[str]]:
    """A fixed sample; `make soak` and bench/play_every_card.py play them all."""
    results = [r for part in exercise_all(pool, list(pool)[3::every]) for r in part]
    return results, [r.problem for r in results if r.problem]


def test_built_in_cards_break_nothing() -> None:
    results, problems = _exercised(builtin_pool("fftcg"), 6)
    assert problems == []
    assert sum(r.ok for r in results) > 0.75 * len(results)


def test_real_cards_break_nothing(corpus: Path) -> None:
    results, problems = _exercised(load_pool(corpus / "fftcg" / "cards.jsonl", "fftcg"), 150)
    assert problems == []
    assert sum(r.ok for r in results) > 0.75 * len(results)


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("The Forwards you control gain +1000 power.", ()),
        ("The Ice Forwards you control gain +1000 power.", ()),
        ("Tester cannot be blocked.", ()),
        ("If you control 40 or more Forwards, Tester gains +1000 power.", ("Gain",)),
        ("If Tester is dealt damage, reduce the damage by 1000 instead.", ()),
    ],
)
def test_field_abilities_count_where_they_really_applied(text: str, missing: tuple[str, ...]) -> None:
    found = run(text, rounds=3)
    assert (found.missing, found.problem) == (missing, "")


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    pool = builtin_pool("fftcg")
    made = adapter("fftcg")
    cards = [card for card in pool if not playable_in(made, card, pool.lexicon)][:22]
    one, two = (compile_pool(pool, cards, workers=workers) for workers in (1, 2))
    assert one == two
    assert (one.cards["exercised"] or 0) > 10


def test_cards_of_another_ruleset_are_exercised_by_it() -> None:
    pool = builtin_pool("fftcg")
    made = adapter("fftcg")
    classic = [card for card in pool if playable_in(made, card, pool.lexicon) == "fftcg-classic"]
    assert len(classic) > 20
    report = compile_pool(pool, classic[::4])
    assert report.refused == ()
    assert report.cards["exercised"] == len(classic[::4])
