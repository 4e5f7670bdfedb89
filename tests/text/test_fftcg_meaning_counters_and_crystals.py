"""What FFTCG sentences mean: counters, Crystals and tokens."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    COUNTED_BACKUPS,
    DRAW_1,
    FORWARD,
    ME,
    MINE,
    ONE,
    OPPONENT,
    T1,
    THEIRS,
    YOU,
    a_group,
    effects,
    entering,
    event_of,
    last,
    meant,
    one,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text
from cardwright.text.walk import nodes

STRUCK = (
    "reduce the damage by 3000 and remove a Moon Counter from Hild",
    "remove a Moon Counter from Hild and reduce the damage by 3000",
)
THREE_ACTIONS = '"Draw 1 card." "Your opponent draws 1 card." "Gain 《C》."'


def test_whom_it_means() -> None:
    ability = one("When you discard a Forward, you may play it onto the field.")
    (may,) = ability.effects  # type: ignore[attr-defined]
    assert same(may.effect, ir.PlayOnto(ir.Ref(("subject",)), ir.Owner()))
    ability = one("When your opponent uses a special ability, you may pay 《2》. If you do so, cancel its effect.")
    *_, done = ability.effects  # type: ignore[attr-defined]
    assert same(done.effect, ir.CancelEffect(ir.Ref(("stack",))))
    ability = one(
        "When a Dream Counter is placed on a Forward you control, it gains +1000 power until the end of the turn."
    )
    (gain,) = ability.effects  # type: ignore[attr-defined]
    assert gain.to == ir.Ref(("subject",))


def test_counters_of_any_kind() -> None:
    event = one("When 1 or more Counters are placed on a Forward you control, draw 1 card.").event  # type: ignore[attr-defined]
    mine = ir.OneSubject(ir.Group(FORWARD, qualifiers=(ir.ControlledBy(YOU),)))
    assert same(event, ir.CounterPlacedOn("", mine))
    chosen = effects("Choose 1 Forward with a Counter on it. Break it.")[0]
    assert same(chosen.targets[0].group.qualifiers, (ir.WithCounter("", ONE),))  # type: ignore[attr-defined]
    doubled = last("When Hild attacks, double the number of Moon Counters on Hild.", "Forward")
    assert same(doubled, ir.DoubleCounters(ME, "Moon"))
    with pytest.raises(TextError):
        last("Draw 1 card for each Counter removed.")


def test_entering_with_counters() -> None:
    (rule,) = effects("Hild enters the field with 2 Moon Counters on it.", "Forward")
    assert same(rule, ir.Restrict(ME, ir.EntersWithCounters("Moon", ir.Num(2)), ALWAYS))


@pytest.mark.parametrize(
    ("text", "count"),
    [
        (
            "Hild enters the field with 1 Moon Counter placed on it for each Backup you control.",
            ir.PerEach(ir.Num(1), COUNTED_BACKUPS),
        ),
        (
            "Hild enters the field with a Moon Counter on it for each Backup you control.",
            ir.PerEach(ir.Num(1), COUNTED_BACKUPS),
        ),
        ("Hild enters the field with Moon Counters on it equal to the number of Backups you control.", COUNTED_BACKUPS),
    ],
)
def test_it_enters_with_counters(text: str, count: ir.Amount) -> None:
    ability = one(text)
    assert isinstance(ability, ir.FieldAbility)
    (effect,) = ability.effects
    assert isinstance(effect, ir.Restrict) and same(effect.rule, ir.EntersWithCounters("Moon", count))


def test_crystals_by_number_and_player() -> None:
    (gain,) = effects("Gain 《C》 for each Monster you control.")
    each = ir.CountOf(ir.Group(ir.TypeIs(("Monster",)), qualifiers=(MINE,)))
    assert same(gain, ir.GainCrystals(YOU, ir.PerEach(ir.Num(1), each)))
    (gain,) = effects("Each player gains 《C》《C》.")
    assert gain == ir.GainCrystals(ir.EachPlayer(), ir.Num(2))


@pytest.mark.parametrize(("may", "count"), [("can", 2), ("may", 4)])
def test_the_same_action_more_than_once(may: str, count: int) -> None:
    """More than are printed may be selected then."""
    modal = last(
        f"Select {count} of the 3 following actions. You {may} select the same action more than once. {THREE_ACTIONS}"
    )
    assert (modal.header.again, modal.header.count, len(modal.options)) == (True, ir.Num(count), 3)


def test_you_gain_it() -> None:
    made = last("Your opponent discards 1 card and you gain 《C》.")
    assert same(made.effects[1], ir.GainCrystals(YOU, ir.Num(1)))  # type: ignore[attr-defined]


def test_crystals() -> None:
    assert same(last("Your opponent loses 《C》《C》."), ir.LoseCrystals(OPPONENT, ir.Num(2)))
    assert same(last("Each player loses all their 《C》."), ir.LoseCrystals(ir.EachPlayer(), None))
    offer, drawn = effects("You may pay any number of 《C》. Draw 1 card for each 《C》 paid.")
    assert same(offer, ir.May(YOU, ir.Pay(YOU, ir.Cost(actions=(ir.PayCrystals(ir.AsLiked()),)))))
    assert same(drawn, ir.Draw(YOU, ir.PerEach(ONE, ir.AsLiked())))
    for words in ("3 《C》", "《C》《C》《C》"):
        offer, _ = effects(f"You may pay up to {words}. Draw 1 card for each 《C》 paid.")
        assert same(offer, ir.May(YOU, ir.Pay(YOU, ir.Cost(actions=(ir.PayCrystals(ir.AsLiked(most=3)),))))), words
    for text in ("Draw 1 card for each 《C》 paid.", "Discard any number of cards: Draw 1 card for each 《C》 paid."):
        with pytest.raises(TextError):
            one(text, "Summon" if ":" not in text else "Forward")


def test_for_each_behind_a_comma_multiplies_all_in_front_of_it() -> None:
    text = "Draw 1 card and place 1 Song Counter on Hild, for each Monster you control."
    (both,) = effects("When Hild enters the field, draw 1 card and" + text[len("Draw 1 card and") :], "Forward")
    each = ir.PerEach(ir.Num(1), ir.CountOf(a_group(ir.TypeIs(("Monster",)), MINE)), w=7)
    assert both == ir.Both((ir.Draw(YOU, each), ir.PlaceCounters("Song", each, ME)), w=16)


def test_the_same_number_of_counters() -> None:
    text = "Remove up to 3 cards in your opponent's Break Zone from the game. Place the same number of Moon Counters on Hild."
    assert same(last(f"《1》: {text}", "Forward"), ir.PlaceCounters("Moon", ir.ResultCount(), ME))


@pytest.mark.parametrize(
    "text",
    [
        "You may remove 1 Forward with Warp in your hand from the game and place 2 Warp Counters on it.",
        "You may remove 1 Forward with Warp in your hand from the game. If you do so, place 2 Warp Counters on it.",
    ],
)
def test_warp_counters_are_placed_on_what_was_removed(text: str) -> None:
    made = effects(text)
    effect = made[-1].effect  # type: ignore[attr-defined]
    (*_, placed) = getattr(effect, "effects", (effect,))
    assert same(placed, ir.PlaceCounters("Warp", ir.Num(2), T1))


def test_the_first_crystal_in_a_turn() -> None:
    text = f"During each turn, when you gain 《C》 for the first time in that turn, {DRAW_1}"
    assert event_of(text) == ir.FirstInTurn(ir.PlayerGainsCrystal(YOU))


def test_how_many_counters_were_removed() -> None:
    text = (
        "When Hild attacks, you may remove any number of Moon Counters from Hild. When you do so, draw 1 card for each "
    )
    may, done = one(f"{text}Moon Counter you removed.").effects  # type: ignore[attr-defined]
    assert same(may, ir.May(YOU, ir.RemoveAnyCounters(YOU, "Moon", ME)))
    (draw,) = done.effects
    assert same(draw, ir.Draw(YOU, ir.PerEach(ir.Num(1), ir.CountersRemoved("Moon"))))
    with pytest.raises(TextError, match="no such Counters"):
        compile_text("fftcg", f"{text}Sun Counter you removed.", name="Hild", card_type="Forward")


@pytest.mark.parametrize("dealt", ["is dealt damage", "receives damage by abilities"])
@pytest.mark.parametrize("done", STRUCK)
@pytest.mark.parametrize(
    "text",
    [
        "If Hild {}, {} instead.",
        "During your turn, if Hild {}, {} instead.",
        "If Hild {}, {} instead during your turn.",
    ],
)
def test_a_counter_goes_as_damage_is_replaced(text: str, done: str, dealt: str) -> None:
    """Whatever the wording: it is a phrase of its own, and no instruction behind another."""
    found = compile_text("fftcg", text.format(dealt, done), name="Hild", card_type="Forward").abilities[0]
    replaced = next(each for each in nodes(found) if isinstance(each, ir.ReplaceDamage))
    assert same(replaced.also, ir.RemoveCounters("Moon", ONE, ir.SelfRef()))
    assert any(isinstance(each, ir.IsTurnOf) for each in nodes(found)) == ("your turn" in text)


@pytest.mark.parametrize("them", ["them", "each of them"])
def test_counters_of_several_cards(them: str) -> None:
    several = ir.Ref(("t1",))
    some = "Choose up to 2 Forwards."
    assert same(last(f"{some} Place 3 Poison Counters on {them}."), ir.PlaceCounters("Poison", ir.Num(3), several))
    assert same(last(f"{some} Remove 1 Poison Counter from {them}."), ir.RemoveCounters("Poison", ir.Num(1), several))
    assert same(last(f"{some} Remove all Poison Counters from {them}."), ir.RemoveCounters("Poison", None, several))


def test_less_damage_for_a_counter() -> None:
    text = "If Hild is dealt damage by your opponent's abilities, remove 1 Moon Counter from Hild and reduce the damage by 2000 instead."
    (rule,) = one(text).effects  # type: ignore[attr-defined]
    source = ir.DamageSource(kinds=("ability",), by=OPPONENT)
    also = ir.RemoveCounters("Moon", ir.Num(1), ME)
    assert same(rule, ir.ReplaceDamage(ME, "reduce", ir.Num(2000), ALWAYS, source=source, also=also))


def test_what_receives_damage_and_loses_a_counter() -> None:
    text = "If Hild {}, remove 1 Moon Counter from Hild and the damage becomes 0 instead."
    assert meant(text.format("receives damage")) == meant(text.format("is dealt damage"))


def test_a_shield_that_only_reduces() -> None:
    text = "If Hild is dealt damage, remove 1 Moon Counter from Hild and the damage is reduced by 5000 instead."
    (effect,) = meant(text).effects  # type: ignore[attr-defined]
    assert (effect.change, effect.amount) == ("reduce", ir.Num(5000))
    assert effect.also == ir.RemoveCounters("Moon", ir.Num(1), ir.SelfRef())


@pytest.mark.parametrize(
    ("words", "group"),
    [
        ("each Forward you control", ir.Group(FORWARD, qualifiers=(MINE,))),
        ("each of the Forwards opponent controls", ir.Group(FORWARD, qualifiers=(THEIRS,))),
        ("all the Forwards", ir.Group(FORWARD)),
        ("each card you own removed from the game",
         ir.Group(ir.IsCard(), qualifiers=(ir.OwnedBy(YOU), ir.InZone(ir.Removed(ir.EachPlayer()))))),
    ],
)  # fmt: skip
@pytest.mark.parametrize(("some", "count"), [("2 Dream Counters", ir.Num(2)), ("all Dream Counters", None)])
def test_counters_of_each(words: str, group: ir.Group, some: str, count: ir.Amount | None) -> None:
    [effect] = entering(f"remove {some} from {words}.")
    assert same(effect, ir.RemoveCounters("Dream", count, ir.All(group, bind="t1")))


@pytest.mark.parametrize("words", ["all the Counters from it", "all Counters placed on it"])
def test_every_counter(words: str) -> None:
    assert same(last(f"Choose 1 Character. Remove {words}."), ir.RemoveEveryCounter(T1))


def test_as_long_as_a_counter_is_on_it() -> None:
    mark = "Choose 1 Forward. Place 1 Bind Counter on it. As long as a Bind Counter is placed on it, it "
    while_marked = ir.WhileCounter(T1, "Bind")
    assert same(last(mark + "cannot attack or block."), ir.Restrict(T1, ir.CannotAttackOrBlock(), while_marked))
    assert same(last(mark + "loses all its abilities."), ir.Lose(T1, (ir.AllAbilities(),), while_marked))


def test_a_counter_on_the_card_of_a_pronoun() -> None:
    for words, count in (("a Moon Counter", 1), ("an EXP Counter", 1), ("2 or more Moon Counters", 2)):
        for placed in ("on it", "placed on it"):
            held = last(f"Choose 1 Forward. If it has {words} {placed}, break it.")
            assert isinstance(held, ir.If) and isinstance(held.condition, ir.CountersAre)
            assert (held.condition.card, held.condition.count) == (T1, ir.Num(count)), words


def test_so_few_counters() -> None:
    for placed in ("on", "placed on"):
        (effect,) = one(f"If there are 2 or less Moon Counters {placed} Hild, Hild cannot attack.").effects  # type: ignore[attr-defined]
        assert same(effect.condition, ir.CountersAre(ME, "Moon", ir.Num(2), "<="))


def test_one_or_more_counters() -> None:
    assert same(
        event_of("When 1 or more Moon Counters are placed on Hild, draw 1 card."), ir.CounterPlacedOn("Moon", ME)
    )
    gone = event_of("When 1 or more Moon Counters are removed from Hild, draw 1 card.")
    assert same(gone, ir.CounterRemoved("Moon", ME, at_once=True))
    mine = ir.OneSubject(a_group(FORWARD, MINE))
    gone = event_of("When 1 or more Counters are removed from a Forward you control, draw 1 card.")
    assert same(gone, ir.CounterRemoved("", mine, at_once=True))
    held = event_of("When 2 or more Moon Counters are placed on Hild, draw 1 card.")
    assert same(held, ir.StateHolds(ir.CountersAre(ME, "Moon", ir.Num(2), ">=")))


def test_counters_move_to_another_card() -> None:
    text = "Choose 1 Forward you control and 1 Forward opponent controls. Move 2 Moon Counters from the former to the latter."
    assert same(last(text), ir.MoveCounters("Moon", ir.Num(2), T1, ir.Ref(("t2",))))
    for words in ("all the Moon Counters from", "all Moon Counters placed on"):
        made = last(f"When Hild attacks, choose 1 Forward. Move {words} it to Hild.", "Forward")
        assert same(made, ir.MoveCounters("Moon", None, T1, ir.SelfRef()))


def test_counters_on_a_card_that_is_selected() -> None:
    (both,) = entering("place 2 Moon Counters on 1 Forward you control.")
    select, place = both.effects  # type: ignore[attr-defined]
    assert same(select, ir.Select(YOU, ir.Target(ONE, a_group(FORWARD, MINE), bind="t1")))
    assert same(place, ir.PlaceCounters("Moon", ir.Num(2), T1))
    (both,) = entering("place a Moon Counter on 1 Forward opponent controls.")
    assert same(both.effects[0].target.group, a_group(FORWARD, THEIRS))  # type: ignore[attr-defined]
    (both,) = entering("place 2 Moon Counters on each of up to 2 Forwards.")
    assert both.effects[0].target.up_to  # type: ignore[attr-defined]
    with pytest.raises(TextError, match="on which of them"):
        entering("place 2 Moon Counters on 2 Forwards.")
