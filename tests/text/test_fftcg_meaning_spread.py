"""How long things last, due to which effects cards are discarded, and the same said in other words."""

from __future__ import annotations

import pytest
from fftcg_meaning import FORWARD, FRONT, ME, OPPONENT, T1, T2, TURN, YOU, effects, last, meant, one, same
from test_fftcg_meaning_moments import event

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text, normalise_text

STAYS, MINE = ir.WhileOnField(ME), ir.WhileOnYours(ME)
UP = (ir.PowerUp(ir.Num(2000)),)


@pytest.mark.parametrize(
    ("words", "effect"),
    [
        ("Gain control of it until Hild leaves the field.", ir.GainControl(YOU, T1, STAYS)),
        ("Gain control of it for as long as you control Hild.", ir.GainControl(YOU, T1, MINE)),
        ("As long as you control Hild, you gain control of it.", ir.GainControl(YOU, T1, MINE)),
        ("Remove it from the game until Hild leaves the field.", ir.RemoveFromGame(T1, STAYS)),
        ("Remove it from the game for as long as you control Hild.", ir.RemoveFromGame(T1, MINE)),
        ("It gains +2000 power until Hild leaves the field.", ir.Gain(T1, UP, STAYS)),
        ("As long as you control Hild, it gains +2000 power.", ir.Gain(T1, UP, MINE)),
        ("It loses all its abilities while you control Hild.", ir.Lose(T1, (ir.AllAbilities(),), MINE)),
        ("It cannot attack or block until Hild leaves the field.", ir.Restrict(T1, ir.CannotAttackOrBlock(), STAYS)),
        ("It cannot attack or block for as long as you control Hild.", ir.Restrict(T1, ir.CannotAttackOrBlock(), MINE)),
        ("Until the end of your next turn, double its power.",
         ir.DoublePower(T1, ir.UntilEndOfNextTurn(YOU, w=1))),
        ("It also gains Haste until the end of your opponent's turn.",
         ir.Gain(T1, (ir.KeywordGained("Haste"),), ir.UntilEndOfYourTurn(OPPONENT))),
    ],
)  # fmt: skip
def test_how_long_it_is_so(words: str, effect: ir.Effect) -> None:
    assert same(last(f"When Hild enters the field, choose 1 Forward. {words}", "Forward"), effect)


@pytest.mark.parametrize(
    "words", ["until Hild leaves the game", "for as long as you control", "until you control Hild"]
)
def test_no_such_span(words: str) -> None:
    with pytest.raises(TextError):
        one(f"When Hild enters the field, choose 1 Forward. It gains Haste {words}.")


@pytest.mark.parametrize(
    ("words", "meaning"),
    [
        ("When your opponent discards a card due to your abilities",
         ir.PlayerDiscards(OPPONENT, each=True, due_to=YOU, by="ability")),
        ("When your opponent discards a card from their hand by your Summon",
         ir.PlayerDiscards(OPPONENT, each=True, due_to=YOU, by="summon")),
        ("When you discard 2 or more cards due to your opponent's Summons",
         ir.PlayerDiscards(YOU, count=2, due_to=OPPONENT, by="summon")),
        ("When you discard 1 or more cards due to an ability", ir.PlayerDiscards(YOU, due_to=ir.AnyPlayer(), by="ability")),
        ("When there are no Moon Counters on Hild", ir.StateHolds(ir.CountersAre(ME, "Moon", ir.Num(0), "<="))),
        ("When there are 3 or more Moon Counters placed on Hild", ir.StateHolds(ir.CountersAre(ME, "Moon", ir.Num(3)))),
        ("When your opponent casts their second Summon each turn",
         ir.PlayerCasts(OPPONENT, ir.Group(ir.TypeIs(("Summon",))), nth=2)),
        ("When your opponent uses a special ability or an action ability", ir.PlayerUsesAbility(OPPONENT, "any")),
        ("When Hild receives damage", ir.CardEvent(ME, (ir.IsDealtDamage(),))),
    ],
)  # fmt: skip
def test_what_is_waited_for(words: str, meaning: ir.Event) -> None:
    assert same(event(words), meaning)


@pytest.mark.parametrize("front", [False, True])
def test_the_same_card_gains_and_deals(front: bool) -> None:
    gains, end = "the former gains +2000 power", "until the end of the turn"
    sentence = f"{end}, {gains}" if front else f"{gains} {end}"
    text = f"Choose 1 Forward you control and 1 Forward opponent controls. {sentence[0].upper()}{sentence[1:]}"
    both = last(f"{text} and deals damage equal to its power to the latter.")
    gain = ir.Gain(T1, UP, FRONT if front else TURN)
    assert same(both, ir.Both((gain, ir.DealDamage(T2, ir.PowerOf(T1), T1))))


@pytest.mark.parametrize(
    ("words", "effect"),
    [
        ("Shuffle the other cards into your deck.", ir.PutRest(T1, ir.DeckZone(YOU), shuffle=True)),
        ("Shuffle the rest into your deck.", ir.PutRest(T1, ir.DeckZone(YOU), shuffle=True)),
    ],
)
def test_where_the_rest_goes(words: str, effect: ir.Effect) -> None:
    text = "Reveal the top 5 cards of your deck. Add 1 Forward among them to your hand."
    assert same(last(f"{text} {words}"), effect)


@pytest.mark.parametrize(
    ("words", "player", "count"),
    [
        ("Put the top card of your deck into the Damage Zone.", YOU, 1),
        ("Your opponent puts the top 2 cards of their deck into their Damage Zone.", OPPONENT, 2),
    ],
)
def test_from_the_deck_into_the_damage_zone(words: str, player: ir.Player, count: int) -> None:
    assert same(last(words), ir.TopIntoDamageZone(player, ir.Num(count)))


def test_the_damage_zone_pays() -> None:
    ability = one("《ダル》, put the top 2 cards of your deck into the Damage Zone: Draw 1 card.")
    assert isinstance(ability, ir.ActionAbility)
    assert same(ability.cost.actions[0], ir.PayIntoDamageZone(ir.Num(2)))


@pytest.mark.parametrize(
    ("usual", "other"),
    [
        ("Place 1 Moon Counter on Hild.", "Put 1 Moon Counter on Hild."),
        ("During this turn, the cost required to cast your next Summon is reduced by 2.",
         "During this turn, the cost for casting your next Summon is reduced by 2."),
        ("During this turn, the cost required to cast your next Summon is reduced by 2.",
         "During this turn, the cost to cast your next Summon is reduced by 2."),
        ("Choose 1 Summon in your Break Zone. You can cast it without paying the cost this turn.",
         "Choose 1 Summon in your Break Zone. You can cast it this turn without paying the cost."),
        ("Name 1 Job. The Forwards with the named Job gain Haste until the end of the turn.",
         "Name 1 Job. The Forwards of the selected Job gain Haste until the end of the turn."),
        ("Choose 1 Forward. It cannot be broken by your opponent's Summons or abilities this turn.",
         "Choose 1 Forward. It cannot be broken by your opponent's Summon or ability this turn."),
    ],
)  # fmt: skip
def test_said_in_other_words(usual: str, other: str) -> None:
    assert same(meant(f"《0》: {usual}"), meant(f"《0》: {other}"))


def test_what_costs_less_may_cost_more() -> None:
    less, more = (
        last(f"During this turn, the cost required to cast your next Summon is {change} by 2.")
        for change in ("reduced", "increased")
    )
    assert isinstance(less, ir.CastersCostChange) and isinstance(more, ir.CastersCostChange)
    assert (less.more, more.more) == (False, True)


@pytest.mark.parametrize(
    ("printed", "tidy"),
    [
        ("When Hild is put into the Break Zone from the field, draw 1 card.",
         "When Hild is put from the field into the Break Zone, draw 1 card."),
        ("Draw 1 card. This ability will trigger only once per turn.",
         "Draw 1 card. This effect will trigger only once per turn."),
        ("《0》: Draw 1 card. This ability can only be used once per turn.",
         "《0》: Draw 1 card. You can only use this ability once per turn."),
        ("Dull it and freeze it.", "Dull it and Freeze it."),
        ("Add 1 card from among them to your hand.", "Add 1 card among them to your hand."),
    ],
)  # fmt: skip
def test_older_words_are_tidied(printed: str, tidy: str) -> None:
    assert normalise_text("fftcg", printed).paragraphs == (tidy,)


def test_double_the_damage_to_the_opponent_this_turn() -> None:
    both = effects(
        "Choose 1 Forward. During this turn, if it deals damage to your opponent, double the damage instead."
    )
    assert same(
        both[1],
        ir.ReplacePlayerDamage(T1, OPPONENT, "double", ir.Num(2), ir.UntilEndOfTurn()),
    )


@pytest.mark.parametrize(
    ("game", "card_type", "text"),
    [
        ("fftcg", "Summon", "Choose 1 active dull Forward. Break it."),
        ("fftcg", "Summon", "Choose 1 dull Forward. If you control an active dull Backup, break it."),
        ("fftcg", "Summon", "Choose 1 [[i]]Category XV[[/]] other Forward. Break it."),
        ("fftcg", "Summon", "Choose 1 Forward of cost 5 or more of cost 2 or less. Break it."),
        ("fftcg", "Summon", "Choose 1 Forward of power 7000 or more of power 5000 or less. Break it."),
    ],
)
def test_no_card_is_all_of_that(game: str, card_type: str, text: str) -> None:
    with pytest.raises(TextError):
        compile_text(game, text, name="Hild", card_type=card_type)


def test_bounds_that_meet_are_no_contradiction() -> None:
    (choose, _) = effects("Choose 1 Forward of cost 2 or more of cost 5 or less. Break it.")
    assert isinstance(choose, ir.Choose) and choose.targets[0].group.noun == FORWARD
