"""What newer sets print in passing: cards spoken of behind a later choice, one of two kinds, who does what to several at once."""

from __future__ import annotations

import pytest
from fftcg_meaning import BACKUP, FORWARD, MINE, OPPONENT, T1, T2, YOU, effects, last, meant, one, same

from cardwright.errors import TextError
from cardwright.text import ir

MINE_MAY = "Choose 1 Forward you control. You may {0}. When you do so, choose 1 Forward opponent controls. Deal it damage equal to {1}."


@pytest.mark.parametrize(
    ("done", "amount"),
    [
        ("remove it from the game", "the removed Forward's power"),
        ("return it to its owner's hand", "the power of the returned Forward"),
        ("put it into the Break Zone", "the power of the Forward you put into the Break Zone"),
    ],
)
def test_what_was_moved_is_not_what_was_chosen_since(done: str, amount: str) -> None:
    (_, dealt) = last(MINE_MAY.format(done, amount)).effects  # type: ignore[attr-defined]
    assert same(dealt, ir.DealDamage(T2, ir.PowerOf(T1)))


def test_the_removed_summon_behind_a_later_choice() -> None:
    made = last(
        "Choose 1 Summon in your Break Zone. You may remove it from the game. If you do so, choose 1 Forward. "
        "Deal it 2000 damage for each CP required to cast the removed Summon."
    )
    assert same(made, ir.DealDamage(T2, ir.PerEach(ir.Num(2000), ir.CostOf(T1))))


def test_what_the_opponent_selected_is_nothing_that_you_put_away() -> None:
    made = last(
        "When Hild enters the field, you may put any number of Backups into the Break Zone. When you do so, your opponent selects "
        "1 Forward they control. Put it into the Break Zone. Draw 1 card for each Backup you put into the Break Zone by this effect.",
        "Forward",
    )
    (*_, draw) = made.effects  # type: ignore[attr-defined]
    assert same(draw.count.each.cards, T1)


@pytest.mark.parametrize(("kind", "event"), [("cast a Summon", "Summon"), ("cast a Backup", "Backup")])
def test_the_card_of_the_event_by_its_type(kind: str, event: str) -> None:
    made = effects(
        f"When you {kind}, choose 1 Forward. Deal it 1000 damage for each CP required to cast the {event}.", "Forward"
    )
    assert same(made[-1], ir.DealDamage(T1, ir.PerEach(ir.Num(1000), ir.CostOf(ir.Ref(("subject",))))))


def test_one_by_its_name_or_one_of_a_type() -> None:
    name = ir.Group(ir.NameIs("Olga"))
    summon = ir.Group(ir.TypeIs(("Summon",)))
    for words, options in (
        ("1 {Card Name Olga} or 1 Summon", (name, summon)),
        ("1 Summon or 1 {Card Name Olga}", (summon, name)),
    ):
        (search, _) = last(f"Search for {words} and add it to your hand.").effects  # type: ignore[attr-defined]
        (target,) = search.targets
        assert same(target.group.noun, ir.AnyNoun(options))
    with pytest.raises(TextError, match="holds for all of them"):
        effects("Search for 1 {Card Name Olga} or 1 Forward of cost 3 or less and add it to your hand.")


def test_crystals_and_counters_for_each_in_front() -> None:
    made = last("For each Forward you control, gain 《C》.")
    each = ir.CountOf(ir.Group(FORWARD, qualifiers=(MINE,)))
    assert same(made, ir.GainCrystals(YOU, ir.PerEach(ir.Num(1), each)))
    made = last("When Hild attacks, for each Forward you control, place 2 Rage Counters on Hild.", "Forward")
    assert same(made, ir.PlaceCounters("Rage", ir.PerEach(ir.Num(2), each), ir.SelfRef()))


def test_how_many_this_effect_put_away() -> None:
    made = last(
        "Put all the Monsters into the Break Zone. Draw 1 card for each Monster put into the Break Zone by this effect."
    )
    assert same(made, ir.Draw(YOU, ir.PerEach(ir.Num(1), ir.ResultCount())))
    made = last("Break all the Monsters. Draw 1 card for each Monster broken this way.")
    assert same(made, ir.Draw(YOU, ir.PerEach(ir.Num(1), ir.ResultCount())))
    with pytest.raises(TextError):
        effects(
            "Put all the Monsters on top of their owners' decks. Draw 1 card for each Monster put into the Break Zone by this effect."
        )


@pytest.mark.parametrize(
    ("words", "act"),
    [
        ("puts them into the Break Zone", "put"),
        ("returns them to their owners' hands", "return"),
        ("removes them from the game", "remove"),
        ("breaks them", "break"),
        ("dulls them", "dull"),
    ],
)
def test_several_are_selected_and_moved(words: str, act: str) -> None:
    made = last(f"Each player selects 1 Forward and 1 Backup they control and {words}.")
    assert isinstance(made, ir.SelectParts)
    assert (made.act, [each.group.noun for each in made.targets]) == (act, [FORWARD, BACKUP])


def test_each_player_returns_all() -> None:
    made = last("Each player returns all the Monsters they control to their owners' hands.")
    assert isinstance(made, ir.PlayerPuts) and isinstance(made.what, ir.All)
    assert same(made.to, ir.Hand(ir.Owner())) and made.player == ir.EachPlayer()


@pytest.mark.parametrize(
    "words",
    [
        "During this turn, the cost required to cast it is reduced by 2.",
        "The cost required to cast it this turn is reduced by 2.",
        "The cost required to cast it during this turn is reduced by 2.",
    ],
)
def test_what_was_found_costs_less_this_turn(words: str) -> None:
    made = last(f"Search for 1 Forward and add it to your hand. {words}")
    assert same(made, ir.CastCheaper(T1, ir.Num(2)))


@pytest.mark.parametrize("power", ["their respective power", "their power"])
@pytest.mark.parametrize("one_of", ["the chosen Forward", "that Forward", "it"])
def test_two_deal_each_other_damage(power: str, one_of: str) -> None:
    text = f"When Hild attacks, choose 1 Forward opponent controls. Hild and {one_of} deal damage equal to {power} to each other."
    assert same(last(text, "Forward"), ir.DealEachOther(ir.SelfRef(), T1))


@pytest.mark.parametrize(("words", "player"), [("the", ir.EachPlayer()), ("your", YOU), ("your opponent's", OPPONENT)])
def test_what_holds_during_the_attack_phase_only(words: str, player: ir.Player) -> None:
    (made,) = effects(f"Players cannot cast Summons during {words} Attack Phase.", "Forward")
    assert isinstance(made, ir.If) and same(made.condition, ir.PhaseIs("attack", player))
    assert isinstance(made.effect, ir.CannotCast)


def test_said_in_full_and_in_short() -> None:
    for full, short in (
        ("you do not control a Backup", "you don't control a Backup"),
        ("your opponent does not control any Forwards", "your opponent doesn't control any Forwards"),
    ):
        assert same(meant(f"If {full}, Hild gains Haste."), meant(f"If {short}, Hild gains Haste."))


def test_what_replaces_an_offer_hangs_on_it_too() -> None:
    text = "You may discard 1 card. If you do so, draw 1 card. If the discarded card is a Backup, draw 2 cards instead."
    (_, done, instead) = effects(text)
    assert same(done, ir.IfDone(ir.Draw(YOU, ir.Num(1))))
    assert isinstance(instead, ir.Instead) and same(instead.effect, ir.IfDone(ir.Draw(YOU, ir.Num(2))))


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


def test_you_gain_it() -> None:
    made = last("Your opponent discards 1 card and you gain 《C》.")
    assert same(made.effects[1], ir.GainCrystals(YOU, ir.Num(1)))  # type: ignore[attr-defined]


def test_an_ability_that_chose_is_not_dulled() -> None:
    made = one("When Hild is chosen by your opponent's Summon or ability, dull it.").effects  # type: ignore[attr-defined]
    assert same(made[0], ir.Dull(ir.Ref(("self",))))


def test_one_of_two_kinds_that_lie_in_a_zone() -> None:
    """What is added or played cannot be on the field: the zone printed last holds for both."""
    zone = ir.InZone(ir.BreakZone(YOU))
    for verb in ("Add it to your hand", "Play it onto the field"):
        (choose, _) = effects(f"Choose 1 Forward or 1 Backup in your Break Zone. {verb}.")
        (target,) = choose.targets  # type: ignore[attr-defined]
        both = tuple(ir.Group(each, qualifiers=(zone,)) for each in (FORWARD, BACKUP))
        assert same(target.group.noun, ir.AnyNoun(both))
    with pytest.raises(TextError, match="holds for all"):
        effects("Choose 1 Forward or 1 Backup in your Break Zone. Remove it from the game.")


@pytest.mark.parametrize(
    ("event", "words"),
    [
        ("is returned from the field to your hand", "the returned Forward"),
        ("is removed from the game", "the removed Forward"),
        ("is put from the field into the Break Zone", "the Forward put into the Break Zone"),
    ],
)
def test_the_card_of_the_event_by_what_happened_to_it(event: str, words: str) -> None:
    made = effects(
        f"When a Forward you control {event}, choose 1 Forward. Deal it damage equal to the power of {words}.",
        "Forward",
    )
    assert same(made[-1], ir.DealDamage(T1, ir.PowerOf(ir.Ref(("subject",)))))


@pytest.mark.parametrize(
    "put",
    [
        "Put all the Monsters into the Break Zone.",
        "Each player puts 1 Monster they control into the Break Zone.",
        "You may put 1 Monster you control into the Break Zone.",
    ],
)
def test_what_was_put_away_from_wherever(put: str) -> None:
    made = last(f"{put} For each Monster put into the Break Zone this way, draw 1 card.")
    counted = ir.CountRef(T1, ir.Group(ir.TypeIs(("Monster",))))
    assert same(made, ir.Draw(YOU, ir.PerEach(ir.Num(1), counted)))


def test_as_many_as_a_card_costs() -> None:
    made = last(
        "You may discard 1 card. When you do so, choose up to the same number of Forwards as the cost of the discarded card. Dull them."
    )
    (choose, _) = made.effects  # type: ignore[attr-defined]
    assert same(choose.targets[0].count, ir.CostOf(T1))


@pytest.mark.parametrize(
    "words",
    [
        "your opponent shuffles the other cards and returns them to the bottom of their deck",
        "shuffle the other cards and return them to the bottom of your opponent's deck",
    ],
)
def test_the_rest_goes_under_the_other_deck(words: str) -> None:
    top = "Look at the top 4 cards of your opponent's deck. Remove 1 card among them from the game."
    made = last(f"{top} Then, {words}.")
    assert isinstance(made, ir.Afterwards) and isinstance(made.effect, ir.PutRest)
    assert same(made.effect.to, ir.DeckBottom(OPPONENT, "random"))


def test_it_gains_something_when_it_is_played_later() -> None:
    """What is said of "it" behind a later arrival happens with the arrival."""
    made = last(
        "When Hild enters the field, remove Hild from the game. At the end of the turn, play Hild onto the field. "
        "It gains Haste until the end of your opponent's turn.",
        "Forward",
    )
    assert isinstance(made, ir.Delayed)
    (played, gains) = made.effects
    assert isinstance(played, ir.PlayOnto) and isinstance(gains, ir.Gain)
    made = last(
        "Choose 1 Forward. Remove it from the game. At the end of the turn, play it onto the field. Draw 1 card."
    )
    assert same(made, ir.Draw(YOU, ir.Num(1)))


@pytest.mark.parametrize("relation", ["higher than", "greater than"])
def test_its_own_power_is_that_of_the_card_that_is_spoken_of(relation: str) -> None:
    made = last(f"Choose 1 Forward. It cannot be blocked by Forwards with power {relation} its own this turn.")
    assert isinstance(made, ir.Restrict) and isinstance(made.rule, ir.CannotBeBlocked) and made.rule.by is not None
    (power,) = made.rule.by.qualifiers
    assert same(power, ir.PowerIs(ir.PowerOf(T1), ">"))
    made = last(
        "All the Forwards opponent controls cannot block Forwards with a power inferior to their own this turn."
    )
    assert isinstance(made, ir.Restrict) and isinstance(made.rule, ir.CannotBlock) and made.rule.whom is not None
    assert same(made.rule.whom.qualifiers[0], ir.PowerIs(ir.PowerOf(ir.EachOne()), "<"))


def test_the_card_itself_is_spoken_of_behind_its_name() -> None:
    made = effects("《1》: Activate Hild. It gains Haste until the end of the turn.", "Forward")[-1]
    assert isinstance(made, ir.Gain) and same(made.to, ir.Ref(("self",)))
    made = effects("《1》: Dull Hild. Choose 1 Forward. It gains Haste until the end of the turn.", "Forward")[-1]
    assert isinstance(made, ir.Gain) and same(made.to, T1)


@pytest.mark.parametrize("place", ["on", "at"])
def test_several_on_the_top_or_bottom(place: str) -> None:
    made = last(
        f"Look at the top 3 cards of your deck. Place them {place} the top or bottom of your deck in any order."
    )
    assert same(made, ir.PutInto(T1, ir.DeckTopOrBottom(YOU)))


def test_cards_in_hand_without_saying_whose() -> None:
    for who, player in (("you have", YOU), ("your opponent has", OPPONENT)):
        (made,) = effects(f"If {who} 2 cards or less in hand, Hild gains Haste.", "Forward")
        assert isinstance(made, ir.If) and same(made.condition, ir.HandSizeIs(player, ir.Num(2), "<="))
