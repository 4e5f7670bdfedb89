"""What FFTCG sentences mean: what players do that abilities wait for."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    CARD,
    DRAW_1,
    FORWARD,
    ME,
    OPPONENT,
    SUMMON,
    SUMMONS,
    T1,
    YOU,
    asked_at_the_end,
    awaited,
    effects,
    event_of,
    last,
    meant,
    one,
    same,
)

from cardwright.text import ir


def test_what_a_player_does_in_a_turn() -> None:
    ability = one("During your opponent's turn, when you discard a card, Hild gains Brave until the end of the turn.")
    assert same(ability.event, ir.DuringTurnOf(OPPONENT, ir.PlayerDiscards(YOU, each=True)))  # type: ignore[attr-defined]


def test_whose_turn_it_is_when_it_happens() -> None:
    for words, player in (("your turn", YOU), ("your opponent's turn", OPPONENT)):
        event = one(f"During {words}, when a Forward you control leaves the field, draw 1 card.").event  # type: ignore[attr-defined]
        assert isinstance(event, ir.DuringTurnOf)
        assert event.player == player
        assert isinstance(event.event.happenings[0], ir.LeavesField)  # type: ignore[attr-defined]


def test_whatever_a_player_does_may_stand_behind_whenever() -> None:
    when = one("When you cast a Summon, draw 1 card.").event  # type: ignore[attr-defined]
    for head in ("Whenever", "Each time"):
        assert same(one(f"{head} you cast a Summon, draw 1 card.").event, when)  # type: ignore[attr-defined]


def test_a_number_multiplied() -> None:
    *_, deal = effects(
        "When you cast a Summon, choose 1 Forward. Deal it damage equal to 2000 multiplied by the cost of that Summon.",
        "Forward",
    )
    assert isinstance(deal, ir.DealDamage)
    assert same(deal.amount, ir.PerEach(ir.Num(2000), ir.CostOf(ir.Ref(("subject",)))))


def test_the_card_itself_beside_a_summon_that_was_cast() -> None:
    dulled = last(
        "When your opponent casts a Summon, Hild gains +1000 power until the end of the turn. Dull it.", "Forward"
    )
    assert isinstance(dulled, ir.Dull) and same(dulled.what, ir.Ref(("self",)))


@pytest.mark.parametrize(("verb", "field"), [("gains", "gains"), ("loses", "losses")])
def test_power_that_is_a_cost_multiplied(verb: str, field: str) -> None:
    said = f"When you cast a Summon, Hild {verb} power equal to the cost of that Summon multiplied by 1000 until the end of the turn."
    (changed,) = getattr(effects(said, "Forward")[0], field)
    assert (changed.amount.amount, changed.amount.each.card.to) == (ir.Num(1000), ("subject",))


def test_the_second_card_of_a_turn() -> None:
    event = one("When you cast your second Summon in a turn, draw 1 card.").event  # type: ignore[attr-defined]
    assert same(event, ir.PlayerCasts(YOU, ir.Group(ir.TypeIs(("Summon",))), nth=2))


def test_a_card_is_cast_by_anybody() -> None:
    ability = meant("When a Summon is cast, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility)
    assert same(ability.event, ir.PlayerCasts(ir.EachPlayer(), SUMMONS))


@pytest.mark.parametrize(
    ("whom", "player"), [("you", YOU), ("your opponent", OPPONENT), ("either player", ir.EachPlayer())]
)
def test_by_whom_it_is_cast(whom: str, player: ir.Player) -> None:
    ability = meant(f"When a Summon is cast by {whom}, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and same(ability.event, ir.PlayerCasts(player, SUMMONS))


@pytest.mark.parametrize(("kind", "event"), [("cast a Summon", "Summon"), ("cast a Backup", "Backup")])
def test_the_card_of_the_event_by_its_type(kind: str, event: str) -> None:
    made = effects(
        f"When you {kind}, choose 1 Forward. Deal it 1000 damage for each CP required to cast the {event}.", "Forward"
    )
    assert same(made[-1], ir.DealDamage(T1, ir.PerEach(ir.Num(1000), ir.CostOf(ir.Ref(("subject",))))))


def test_the_how_manieth_card() -> None:
    card = ir.IsCard()
    for words, event in (
        ("your opponent casts the second card they've cast", ir.PlayerCasts(OPPONENT, ir.Group(card), nth=2)),
        ("you cast the third Fire card you've cast",
         ir.PlayerCasts(YOU, ir.Group(card, (ir.ElementIs(("Fire",)),)), nth=3)),
    ):  # fmt: skip
        assert same(one(f"During each turn, when {words}, draw 1 card.").event, event), words  # type: ignore[attr-defined]
        assert same(one(f"When {words} this turn, draw 1 card.").event, event), words  # type: ignore[attr-defined]


def test_how_manieth() -> None:
    for words in (
        "When you cast your third Forward in the same turn",
        "When you cast the third Forward you've cast this turn",
    ):
        event = one(f"{words}, draw 1 card.").event  # type: ignore[attr-defined]
        assert same(event, ir.PlayerCasts(YOU, ir.Group(FORWARD), nth=3)), words
    event = one("When your opponent receives their fifth point of damage, draw 1 card.").event  # type: ignore[attr-defined]
    assert same(event, ir.PlayerReceivesDamage(OPPONENT, nth=5))


@pytest.mark.parametrize(
    ("words", "event"),
    [
        ("discards a card due to their Summons or abilities", ir.PlayerDiscards(OPPONENT, each=True, due_to=OPPONENT)),
        ("discards 1 or more cards from their hand due to their own Summons or abilities", ir.PlayerDiscards(OPPONENT, due_to=OPPONENT)),
        ("draws a card by their own Summons or abilities", ir.PlayerDraws(OPPONENT, due_to="opponent")),
        ("receives a point of damage due to their Summons or abilities", ir.PlayerReceivesDamage(OPPONENT, due_to="opponent")),
    ],
)  # fmt: skip
def test_what_players_do_by_their_own_effects(words: str, event: ir.Event) -> None:
    ability = one(f"When your opponent {words}, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and same(ability.event, event)


def test_what_players_do() -> None:
    added = ir.CardEvent(ir.OneSubject(CARD), (ir.AddedToHand("anywhere", OPPONENT),))
    for words, wanted in (
        ("When your opponent adds a card to their hand other than by drawing", added),
        ("Whenever you draw a card other than during your Draw Phase", ir.PlayerDraws(YOU, outside=True)),
        (
            "When you discard a card due to a Summon or an ability",
            ir.PlayerDiscards(YOU, each=True, due_to=ir.AnyPlayer()),
        ),
        (
            "When you discard 1 or more cards by your opponent's Summons or abilities",
            ir.PlayerDiscards(YOU, due_to=OPPONENT),
        ),
        (
            "Each time your opponent discards a card due to your Summons or abilities",
            ir.PlayerDiscards(OPPONENT, each=True, due_to=YOU),
        ),
    ):
        assert same(awaited(words), wanted), words


def test_his_or_her_hand_is_their_hand() -> None:
    for text in (
        "When your opponent discards a Wind card from {} hand, draw 1 card.",
        "If your opponent has discarded 2 or more cards from {} hand this turn, Hild gains Haste.",
        "When a Monster is added to your opponent's hand from {} Break Zone, draw 1 card.",
    ):
        assert same(one(text.format("his/her")), one(text.format("their")))


def test_the_card_that_was_discarded_is_that_of_the_trigger() -> None:
    made = meant("When you discard a Forward, if the discarded card is a {Job Smith}, draw 1 card.")
    assert made.condition == ir.Is(ir.Ref(("subject",)), ir.Group(ir.JobIs("Smith")))  # type: ignore[attr-defined]
    (away,) = meant("When your opponent discards a Summon, remove the discarded card from the game.").effects  # type: ignore[attr-defined]
    assert away == ir.RemoveFromGame(ir.Ref(("subject",)), ir.Permanent())
    assert len(effects("Discard 1 card. If the discarded card is a Forward, draw 1 card.")) == 2


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
    assert same(awaited(words), meaning)


def test_so_many_were_discarded() -> None:
    each = ir.PlayerDiscards(OPPONENT, each=True)
    assert same(
        asked_at_the_end("your opponent has discarded 2 or more cards this turn"), ir.HappenedThisTurn(each, times=2)
    )


@pytest.mark.parametrize("whose", ["their", "their own"])
def test_due_to_what_is_their_own(whose: str) -> None:
    made = one(f"When your opponent draws 1 or more cards due to {whose} Summons or abilities, draw 1 card.")
    assert same(made.event, ir.PlayerDraws(OPPONENT, due_to="opponent", count=1))  # type: ignore[attr-defined]
    made = one(f"When your opponent discards a card due to {whose} Summons or abilities, draw 1 card.")
    assert same(made.event, ir.PlayerDiscards(OPPONENT, each=True, due_to=OPPONENT))  # type: ignore[attr-defined]


def test_the_how_manieth_drawn_card() -> None:
    for who, s, have, player in (("you", "", "you've", YOU), ("your opponent", "s", "they've", OPPONENT)):
        text = f"During each turn, when {who} draw{s} the second card {have} drawn, {DRAW_1}"
        assert event_of(text) == ir.FirstInTurn(ir.PlayerDraws(player), nth=2)


def test_the_first_time_in_a_turn_of_what_a_player_does() -> None:
    event = one(
        "During each turn, when you draw a card for the first time in that turn, Hild gains Haste until the end of the turn."
    ).event  # type: ignore[attr-defined]
    assert same(event, ir.FirstInTurn(ir.PlayerDraws(YOU)))


@pytest.mark.parametrize("number", ["2 or more points of damage", "2 points of damage or more"])
@pytest.mark.parametrize("player", [("you have", YOU), ("your opponent has", ir.Opponent())])
def test_points_received_this_turn(number: str, player: tuple[str, ir.Player]) -> None:
    ability = meant(f"If {player[0]} received {number} this turn, Hild gains Haste.")
    points = ir.HappenedThisTurn(ir.PlayerReceivesDamage(player[1]), 2)
    gain = ir.Gain(ME, (ir.KeywordGained("Haste"),), ALWAYS)
    assert isinstance(ability, ir.FieldAbility) and same(ability.effects, (ir.If(points, gain),))


def test_his_or_her_fifth_point() -> None:
    ability = meant("When your opponent receives his/her fifth point of damage, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility)
    assert same(ability.event, ir.PlayerReceivesDamage(OPPONENT, nth=5))


def test_the_card_of_a_point_of_damage() -> None:
    ability = one("When you receive a point of damage, if the card put into the Damage Zone is a Summon, draw 1 card.")
    assert same(ability.condition, ir.Is(ir.Ref(("subject",)), ir.Group(SUMMON)))  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", ["action", "special"])
def test_the_ability_that_is_used(kind: str) -> None:
    article = "an action" if kind == "action" else "a special"
    ability = one(f"When your opponent uses {article} ability, if your opponent doesn't pay 《1》, cancel its effect.")
    unless = ir.Unless(OPPONENT, ir.Cost((ir.CpGeneric(1),)), ir.CancelEffect(ir.Ref(("stack",))))
    assert same(ability, ir.AutoAbility(ir.PlayerUsesAbility(OPPONENT, kind), (unless,)))


def test_who_uses_its_special_ability() -> None:
    event = one("When you use Hild's special ability, draw 1 card.").event  # type: ignore[attr-defined]
    assert same(event, ir.CardEvent(ME, (ir.UsesAbility("special"),)))


@pytest.mark.parametrize("their", ["their", "his/her"])
def test_any_player_who_searches(their: str) -> None:
    assert same(event_of(f"When a player searches {their} deck, draw 1 card."), ir.PlayerSearches(ir.EachPlayer()))


def test_due_to_its_own_ability() -> None:
    for words, happening in (
        ("is broken due to Hild's ability", ir.IsBroken(due_to="this_ability")),
        ("is put from the field into the Break Zone by Hild's abilities", ir.PutIntoBreakZone(due_to="this_ability")),
        ("is removed from the game due to Hild's ability", ir.RemovedFromGame(due_to="this_ability")),
        ("is activated due to Hild's ability", ir.BecomesActive(due_to="this_ability")),
        ("is dulled by Hild's ability", ir.BecomesDull(due_to="this_ability")),
    ):
        assert same(event_of(f"When a Forward {words}, draw 1 card.").happenings[0], happening), words  # type: ignore[attr-defined]
    own = {"due_to": ir.AnyPlayer(), "by": "this_ability"}
    for player, words in ((OPPONENT, "your opponent discards a card"), (YOU, "you discard a card")):
        event = event_of(f"When {words} due to Hild's ability, draw 1 card.")
        assert same(event, ir.PlayerDiscards(player, each=True, **own))  # type: ignore[arg-type]


def test_the_first_discard_of_a_turn() -> None:
    thrown = ir.PlayerDiscards(OPPONENT, each=True)
    text = "During each turn, when your opponent discards a card for the first time in that turn, draw 1 card."
    assert same(event_of(text), ir.FirstInTurn(thrown))
    due = (
        "When your opponent discards a card due to your Summons or abilities for the first time each turn, draw 1 card."
    )
    assert same(event_of(due), ir.FirstInTurn(ir.PlayerDiscards(OPPONENT, each=True, due_to=YOU)))
    during = (
        "During each of your turns, when your opponent discards a card for the first time in that turn, draw 1 card."
    )
    assert same(event_of(during), ir.DuringTurnOf(YOU, ir.FirstInTurn(thrown)))


def test_primed_into_beside_another_event() -> None:
    primed = ir.PrimesInto("Olga")
    for words in ("Hild attacks or Olga primes into Hild", "Hild attacks or when Olga primes into Hild"):
        event = event_of(f"When {words}, draw 1 card.")
        assert same(event, ir.AnyEvent((ir.CardEvent(ME, (ir.Attacks(),)), primed))), words


@pytest.mark.parametrize("name", ["card", "Forward", "Summon"])
def test_which_casting_of_the_turn(name: str) -> None:
    kind = ir.Group(ir.IsCard() if name == "card" else ir.TypeIs((name,)))
    for span in ("each turn", "this turn"):
        assert same(event_of(f"When you cast the second {name} {span}, draw 1 card."), ir.PlayerCasts(YOU, kind, nth=2))
    theirs = ir.PlayerCasts(OPPONENT, kind, nth=3)
    assert same(event_of(f"When your opponent casts the third {name} they've cast this turn, draw 1 card."), theirs)
    assert same(
        event_of(f"During each turn, when your opponent casts the third {name} they've cast, draw 1 card."), theirs
    )


def test_the_opponent_plays_a_card() -> None:
    entered = ir.CardEvent(ir.OneSubject(ir.Group(ir.TypeIs(("Forward",)))), (ir.EntersField(OPPONENT),))
    assert same(event_of("When your opponent plays a Forward, draw 1 card."), entered)


def test_what_is_discarded_by_its_cost_and_due_to_an_ability() -> None:
    dear = ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.CostIs(ir.Num(4), ">="),))
    for text, event in (
        ("a Forward of cost 4 or more", ir.PlayerDiscards(YOU, each=True, group=dear)),
        ("a card due to an ability", ir.PlayerDiscards(YOU, each=True, due_to=ir.AnyPlayer(), by="ability")),
        ("a card of cost 4 or more from your hand due to your ability",
         ir.PlayerDiscards(YOU, each=True, due_to=YOU, by="ability", group=ir.Group(ir.IsCard(), qualifiers=dear.qualifiers))),
    ):  # fmt: skip
        made = one(f"When you discard {text}, draw 1 card.")
        assert isinstance(made, ir.AutoAbility) and same(made.event, event)
