"""What FFTCG sentences mean: cards that leave, which abilities wait for."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    CARD,
    DRAW_1,
    FORWARD,
    ME,
    OPPONENT,
    THEIRS,
    YOU,
    awaited,
    effects,
    event_of,
    field,
    found_nodes,
    held,
    last,
    meant,
    one,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir


def happening(words: str) -> ir.Event:
    """What a Forward named Hild waits for."""
    ability = meant(f"When Hild {words}, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and isinstance(ability.event, ir.CardEvent)
    (found,) = ability.event.happenings
    return found


@pytest.mark.clauses("fftcg-2020", "11.8.16")
@pytest.mark.parametrize(
    ("words", "due"),
    [
        ("your opponent's Summons", "opponent_summon"),
        ("your opponent's ability", "opponent_ability"),
        ("your Summon", "own_summon"),
        ("your abilities", "own_ability"),
        ("a Summon", "only_summon"),
        ("an ability", "only_ability"),
        ("a Summon or an ability", "ability"),
        ("your opponent's Summons or abilities", "opponent"),
    ],
)
def test_a_cause_is_a_summon_an_ability_or_either(words: str, due: str) -> None:
    put = happening(f"is put from the field into the Break Zone due to {words}")
    assert put == ir.PutIntoBreakZone("field", due)
    assert happening(f"leaves the field due to {words}") == ir.LeavesField(due)
    assert happening(f"is discarded from your hand due to {words}") == ir.IsDiscarded(due, ir.You())


@pytest.mark.parametrize(
    ("words", "happening"),
    [
        ("put from your hand into the Break Zone due to your opponent's Summon or ability",
         ir.PutIntoBreakZone("your_hand", "opponent")),
        ("discarded by your opponent's abilities", ir.IsDiscarded("opponent_ability")),
    ],
)  # fmt: skip
def test_how_it_left_the_hand(words: str, happening: ir.Event) -> None:
    assert event_of(f"When Hild is {words}, {DRAW_1}") == ir.CardEvent(ir.SelfRef(), (happening,))


@pytest.mark.parametrize(("words", "filter_"), [
    ("10000 power or more", ir.PowerIs(ir.Num(10000), ">=")), ("Haste", ir.WithKeyword("Haste")),
])  # fmt: skip
def test_what_it_had_as_it_left(words: str, filter_: ir.Filter) -> None:
    auto = one(f"When Hild leaves the field, if Hild had {words}, draw 1 card.")
    assert isinstance(auto, ir.AutoAbility)
    assert same(auto.condition, ir.HasFilter(ir.SelfRef(), filter_))


def test_what_happens_later_this_turn_is_a_trigger_that_waits() -> None:
    *_, later = effects("Choose 1 Forward. If it leaves the field this turn, draw 2 cards.")
    assert isinstance(later, ir.Delayed)
    assert later.this_turn
    assert same(later.event, ir.CardEvent(ir.Ref(("t1",)), (ir.LeavesField(),)))


@pytest.mark.parametrize(
    ("words", "happening"),
    [
        ("put into your opponent's Break Zone", ir.PutIntoBreakZone("theirs")),
        ("put into your Break Zone in any situation", ir.PutIntoBreakZone("yours")),
        ("put into your opponent's Break Zone from the hand", ir.PutIntoBreakZone("opponent_hand")),
        ("put from your opponent's hand into the Break Zone", ir.PutIntoBreakZone("opponent_hand")),
        ("put into the Break Zone from the deck", ir.PutIntoBreakZone("deck")),
        ("removed from your Break Zone", ir.RemovedFromGame("your_break_zone")),
        ("removed from either player's Break Zone", ir.RemovedFromGame("break_zone")),
        ("removed from your Break Zone due to your Summons or abilities", ir.RemovedFromGame("your_break_zone", "own")),
        (
            "removed from the game from your Break Zone by your abilities",
            ir.RemovedFromGame("your_break_zone", "own_ability"),
        ),
        ("added to your opponent's hand other than by drawing", ir.AddedToHand("anywhere", OPPONENT)),
        ("added to your hand from the deck", ir.AddedToHand("deck", YOU)),
        ("returned from the field to your opponent's hand", ir.ReturnsToHand(whose=OPPONENT)),
        ("returned to your hand by your opponent's Summons or abilities", ir.ReturnsToHand(OPPONENT, YOU)),
    ],
)
def test_where_a_card_comes(words: str, happening: ir.Event) -> None:
    for start in ("When", "Each time", "Whenever"):
        assert same(awaited(f"{start} a card is {words}"), ir.CardEvent(ir.OneSubject(CARD), (happening,))), words
    several = ir.CardEvent(ir.CountedSubject(ir.Num(2), CARD), (happening,))
    assert same(awaited(f"When 2 or more cards are {words}"), several), words


@pytest.mark.parametrize(
    ("words", "field", "dull"),
    [
        ("onto the field", ir.Owner(), False),
        ("onto the field dull", ir.Owner(), True),
        ("onto your opponent's field", OPPONENT, False),
    ],
)
def test_what_is_played_from_ones_own_break_zone_is_played_from_nowhere_else(
    words: str, field: ir.Player, dull: bool
) -> None:
    made = one(f"When Hild is put from the field into the Break Zone, play Hild from your Break Zone {words}.")
    assert isinstance(made, ir.AutoAbility)
    assert same(made.effects[-1], ir.PlayOnto(ir.SelfRef(), field, dull=dull, origin=ir.BreakZone(YOU)))
    either = one("When Hild is put from the field into the Break Zone, play Hild from the Break Zone onto the field.")
    assert isinstance(either, ir.AutoAbility)
    assert same(either.effects[-1], ir.PlayOnto(ir.SelfRef(), ir.Owner(), origin=ir.BreakZone(ir.EachPlayer())))


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("your_deck", "your deck"),
        ("opponent_deck", "your opponent's deck"),
        ("deck", "the deck"),
        ("your_hand", "your hand"),
    ],
)
def test_put_from_there_this_turn(source: str, words: str) -> None:
    (rule,) = one(f"If a Monster has been put from {words} into the Break Zone this turn, Hild gains Haste.").effects  # type: ignore[attr-defined]
    assert same(rule.condition.event.happenings, (ir.PutIntoBreakZone(source),))


@pytest.mark.parametrize("field", ["your", "opponent"])
def test_from_whose_field_it_was_put(field: str) -> None:
    whose = "your" if field == "your" else "your opponent's"
    for was in ("was", "has been"):
        asked = one(
            f"When Hild attacks, if a Forward {was} put from {whose} field into the Break Zone this turn, draw 1 card."
        ).condition
        assert asked.event.happenings[0].source == f"{field}_field"


@pytest.mark.parametrize("whose", ["your", "your opponent's"])
def test_put_away_from_anywhere(whose: str) -> None:
    text = f"When a Forward is put into {whose} Break Zone{{}}, draw 1 card."
    assert same(effects(text.format(" from anywhere"), "Monster"), effects(text.format(" in any situation"), "Monster"))
    ours, theirs = (one(text.format(where), "Monster").event for where in (" from anywhere", " in any situation"))  # type: ignore[attr-defined]
    assert same(ours, theirs)


@pytest.mark.parametrize(
    ("words", "source"),
    [
        ("put from your hand or deck into the Break Zone", "your_hand_or_deck"),
        ("put into the Break Zone from your deck or hand", "your_hand_or_deck"),
        ("put from the hand or deck into the Break Zone", "hand_or_deck"),
        ("put from your opponent's hand or deck into the Break Zone", "opponent_hand_or_deck"),
    ],
)
def test_put_from_either(words: str, source: str) -> None:
    found = one(f"When Hild is {words}, draw 1 card.")
    assert isinstance(found, ir.AutoAbility)
    assert same(found.event, ir.CardEvent(ME, (ir.PutIntoBreakZone(source),)))


def test_from_whose_field() -> None:
    for words, source in (("your opponent's", "opponent_field"), ("either player's", "field"), ("your", "your_field")):
        event = one(f"When a Backup is put from {words} field into the Break Zone, draw 1 card.").event  # type: ignore[attr-defined]
        assert same(event.happenings, (ir.PutIntoBreakZone(source),)), words


@pytest.mark.parametrize("number", ["any", "one", "either", "1"])
@pytest.mark.parametrize(
    ("front", "behind"), [("", " this turn"), ("", " during this turn"), ("During this turn, ", "")]
)
def test_an_effect_waits_for_each_of_those_chosen(front: str, behind: str, number: str) -> None:
    when = f"{front}{'w' if front else 'W'}hen {number} of them is put from the field into the Break Zone{behind}"
    waits = last(f"Choose up to 2 Forwards. Deal them 2000 damage. {when}, draw 1 card.")
    event = ir.CardEvent(ir.Ref(("t1",)), (ir.PutIntoBreakZone("field"),))
    assert same(waits, ir.Delayed(event, (ir.Draw(YOU, ir.Num(1)),), this_turn=True))


def test_what_goes_on_is_delayed_as_well() -> None:
    text = "When Hild is put from the field into the Break Zone this turn, return Hild to the field. It gains +2000 power until the end of the turn."
    (delayed,) = effects(f"《1》: {text}", "Forward")
    assert isinstance(delayed, ir.Delayed) and len(delayed.effects) == 2


@pytest.mark.clauses("fftcg-2020", "7.3")
@pytest.mark.parametrize(("whose", "source"), [("your", "yours_from_field"), ("your opponent's", "theirs_from_field")])
@pytest.mark.parametrize("words", ["from the field into {} Break Zone", "into {} Break Zone from the field"])
def test_into_whose_break_zone(whose: str, source: str, words: str) -> None:
    found = one(f"When a Forward is put {words.format(whose)} due to Summons or abilities, draw 1 card.")
    assert isinstance(found, ir.AutoAbility) and isinstance(found.event, ir.CardEvent)
    assert same(found.event.happenings[0], ir.PutIntoBreakZone(source, "ability"))


def test_returned_onto_the_field() -> None:
    (played,) = found_nodes(
        "When Hild is put from the field into the Break Zone, return Hild onto the field.", ir.PlayOnto
    )
    assert not played.dull


@pytest.mark.parametrize(
    ("words", "event"),
    [
        ("Hild is discarded due to your opponent's Summons or abilities", ir.IsDiscarded("opponent")),
        ("Hild is removed from the game due to your Summons or abilities", ir.RemovedFromGame(due_to="own")),
        ("Hild is removed from the game by an ability", ir.RemovedFromGame(due_to="only_ability")),
        ("Hild is dulled", ir.BecomesDull()),
        ("Hild is activated", ir.BecomesActive()),
    ],
)
def test_what_a_trigger_waits_for(words: str, event: ir.Event) -> None:
    auto = one(f"When {words}, draw 1 card.")
    assert isinstance(auto, ir.AutoAbility) and same(auto.event, ir.CardEvent(ME, (event,)))


def test_a_card_that_left_the_game() -> None:
    said = field("If a card has been removed from the game this turn, Hild gains Haste.")
    assert isinstance(said, ir.If)
    gone = ir.CardEvent(ir.OneSubject(ir.Group(ir.IsCard())), (ir.RemovedFromGame(),))
    assert same(said.condition, ir.HappenedThisTurn(gone))


def test_one_summon_or_ability_of_yours() -> None:
    ability = one("When Hild is returned to your hand due to your opponent's Summon or ability, draw 1 card.")
    wanted = ir.ReturnsToHand(due_to=OPPONENT, whose=YOU)
    assert same(ability.event.happenings[0], wanted)  # type: ignore[attr-defined]


def test_returned_to_your_hand_is_said_of_your_own_cards() -> None:
    event = one("When a Forward is returned from the field to your hand, draw 1 card.").event  # type: ignore[attr-defined]
    assert event.happenings == (ir.ReturnsToHand(whose=YOU, w=event.happenings[0].w),)
    text = "When a Forward is returned to your hand due to your Summons or abilities, draw 1 card."
    (happening,) = one(text).event.happenings  # type: ignore[attr-defined]
    assert (happening.whose, happening.due_to) == (YOU, YOU)


def test_moments_of_abilities_and_hands() -> None:
    dealt = ir.IsDealtDamage("only_ability", ME)
    for word in ("ability", "abilities"):
        assert same(awaited(f"When a Forward is dealt damage by Hild's {word}"),
                    ir.CardEvent(ir.OneSubject(ir.Group(ir.TypeIs(("Forward",)))), (dealt,)))  # fmt: skip
    back = ir.CardEvent(ME, (ir.ReturnsToHand(whose=YOU),))
    for words in ("returns to your hand", "returns to your hand from the field", "returns from the field to your hand"):
        assert same(awaited(f"When Hild {words}"), back)
    for words in ("cancel that Summon's effect", "cancel the effect of that Summon"):
        ability = meant(f"When Hild is chosen by a Summon, you may discard 1 card. If you do so, {words}.")
        assert isinstance(ability, ir.AutoAbility)
        assert same(ability.effects[-1], ir.IfDone(ir.CancelEffect(ir.Ref(("stack",)))))


def test_what_was_returned_this_turn() -> None:
    returned = ir.CardEvent(ir.OneSubject(ir.Group(FORWARD, qualifiers=(THEIRS,))), (ir.ReturnsToHand(),))
    for words in (
        "has returned to its owner's hand",
        "has been returned to its owner's hand",
        "was returned to its owner's hand",
    ):
        asked = held(f"a Forward opponent controls {words} this turn")
        assert same(asked, ir.HappenedThisTurn(returned)), words


def test_what_it_had_before_it_was_broken() -> None:
    for words, had in (
        ("a cost of 3 or more", ir.CostIs(ir.Num(3), ">=")),
        ("power of 5000 or less", ir.PowerIs(ir.Num(5000), "<=")),
    ):
        *_, asked = effects(f"Choose 1 Forward. Break it. If it had {words}, draw 1 card.")
        assert isinstance(asked, ir.If) and same(asked.condition, ir.HasFilter(ir.Ref(("t1",)), had))


@pytest.mark.parametrize(
    ("done", "asked"),
    [
        ("It loses 3000 power until the end of the turn.", "5000 power or less"),
        ("It gains Haste until the end of the turn.", "Haste"),
    ],
)
def test_what_it_had_before_that_was_changed_is_open(done: str, asked: str) -> None:
    with pytest.raises(TextError, match="before what was done"):
        effects(f"Choose 1 Forward. {done} If it had {asked}, draw 1 card.")
