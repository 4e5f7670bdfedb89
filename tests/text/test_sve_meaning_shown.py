"""What sentences mean about hands that are shown, damage that is halved, what is paid for instead, and numbers said in the same sentence."""

from __future__ import annotations

import pytest
from test_sve_meaning import FOE, IT, MINE, SELF, SPELL, YOU, compiled, effects, stats
from test_sve_meaning_missing import refused
from test_sve_meaning_wider import DRAW

from cardwright.text import ir
from cardwright.text import ir_sve as sv

THEIR_HAND = ir.InZone(ir.Hand(sv.PlayerRef(FOE)))
ALWAYS = ir.Continuous()
X = ir.X()
TWO, KNIGHT = ir.Num(2), ("Knight",)
LESSON = ir.Cost(actions=(sv.PayLesson(1),))


def of_knights(count: int, bind: str) -> sv.CreateTokens:
    return sv.CreateTokens(YOU, ir.Num(count), KNIGHT, ir.Field(YOU), bind=bind)


@pytest.mark.parametrize("place", ["in it", "from it", "in their hand"])
def test_a_card_in_a_hand_that_was_shown(place: str) -> None:
    shown, picked, discarded = effects(f"Look at an opponent's hand. Select a spell {place}. They discard it.")
    assert shown == ir.RevealHand(FOE, look=True)
    assert picked == ir.Select(YOU, ir.Target(ir.Num(1), ir.Group(SPELL, (), (THEIR_HAND,)), bind="t1"))
    assert discarded == ir.DiscardCards(sv.PlayerRef(FOE), IT)


@pytest.mark.parametrize(
    "text",
    [
        "Each opponent discards a card. Select a card in it. They discard it.",  # no hand was shown
        "Look at an opponent's hand. Draw a card. Discard a card. Select a card in it. They discard it.",  # not right before
        "Each player reveals their hand. Select a card in it and banish it.",  # two hands
    ],
)
def test_no_hand_that_it_could_mean(text: str) -> None:
    assert "no hand that 'it' could mean" in refused(text)


def test_all_of_one_kind_in_a_hand_that_is_shown() -> None:
    [both] = effects("Each opponent reveals their hand and discards each spell in it.")
    whole = ir.All(ir.Group(SPELL, (), (THEIR_HAND,)), bind="t1")
    assert both == ir.Then(ir.RevealHand(FOE), ir.DiscardCards(sv.PlayerRef(FOE), whole))
    assert "the hand is not shown" in refused("Each opponent discards each spell in their hand.")


def test_cards_are_discarded_until_so_many_are_left() -> None:
    [one] = effects("Each opponent discards cards until they have 3 cards in their hand.")
    held = ir.CountOf(ir.Group(ir.IsCard(), (), (THEIR_HAND,)))
    assert one == ir.Discard(FOE, ir.Minus(held, ir.Num(3)), ir.Group(ir.IsCard()), bind="t1")


def test_the_leader_of_that_opponent() -> None:
    *_, hurt = effects("Select an opponent. They discard a card. Deal 2 damage to that opponent's leader.")
    assert hurt == ir.DealDamage(sv.LeaderOf(sv.PlayerRef(FOE)), TWO)


@pytest.mark.parametrize(
    ("said", "source"),
    [
        ("half damage", None),
        ("only half damage", None),
        ("half the damage", None),
        ("half combat damage", ir.DamageSource(kinds=("combat",))),
        ("half damage from enemy abilities", ir.DamageSource(kinds=("ability",), by=FOE)),
    ],
)
def test_half_of_the_damage(said: str, source: ir.DamageSource | None) -> None:
    ability = compiled(f"This follower takes {said}.")
    assert ability.effects == (ir.ReplaceDamage(SELF, "half_up", TWO, ALWAYS, source),)
    [lasting] = effects(f"This turn, your leader takes {said}.")
    assert isinstance(lasting, ir.ReplaceDamage)
    assert (lasting.change, lasting.source, lasting.duration) == ("half_up", source, ir.UntilEndOfTurn())


def test_less_damage_to_the_own_leader() -> None:
    ability = compiled("Enemy followers deal 1 less damage to your leader.")
    [dealt] = ability.effects
    assert dealt.to == ir.Group(ir.TypeIs(("Leader",)), (ir.ControlledBy(YOU),))


@pytest.mark.parametrize(("spells", "by"), [("spells", ir.AnyPlayer()), ("enemy spells", FOE)])
def test_destroyed_by_spells(spells: str, by: ir.Player) -> None:
    ability = compiled(f"This follower can't be destroyed by {spells}.")
    assert ability.effects == (ir.Restrict(SELF, ir.CannotBeBroken(by, sources=ir.Group(SPELL)), ALWAYS),)


@pytest.mark.parametrize("paid", ["Lesson (1)", "Discard a card"])
def test_paid_for_instead(paid: str) -> None:
    ability = compiled(f"[fanfare] Summon a Knight token. {paid}: Summon 2 instead.")
    [one] = ability.effects
    assert isinstance(one, sv.OrInstead)
    assert one.effect == of_knights(1, "t1")
    assert isinstance(one.instead, sv.PayFor)
    assert one.instead.effects == (of_knights(2, "t2"),)
    if paid.startswith("Lesson"):
        assert one.instead.cost == LESSON


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Draw a card. Lesson (1): Draw 2 cards instead. Recover 1 play point.", "where nothing was paid"),
        ("Draw a card. [cost02]: Draw 2 cards instead.", "when that is paid"),
        (
            "Select an enemy follower on the field and deal it 2 damage. Lesson (1): Select up to 2 instead.",
            "before that is paid",
        ),
        ("Lesson (1): Draw 2 cards instead.", "nothing that"),
    ],
)
def test_what_is_open_about_what_is_paid_for_instead(text: str, why: str) -> None:
    assert why in refused(text)


@pytest.mark.parametrize("verb", ["is", "equals"])
def test_x_in_the_same_sentence_of_a_passive_ability(verb: str) -> None:
    ability = compiled(f"This follower has [attack]+X, where X {verb} the number of followers on your field.")
    [let] = ability.effects
    assert let == sv.Let((ir.Gain(SELF, (sv.StatUp(X),), ALWAYS),), ir.CountOf(MINE))


def test_x_in_the_same_sentence_of_a_price() -> None:
    ability = compiled("This card costs X less to play, where X is the number of followers on your field.")
    assert ability.effects == (sv.Let((ir.CostChange(SELF, X),), ir.CountOf(MINE)),)


def test_an_evolve_cost_that_is_less_for_each() -> None:
    ability = compiled("This card's [evolve] costs 1 less for each follower on your field.")
    [less] = ability.effects
    assert less == sv.EvolveCostChange(SELF, ir.PerEach(ir.Num(1), ir.CountOf(MINE)))


@pytest.mark.parametrize(
    ("one", "many", "trait"),
    [("name", "names", "name"), ("cost", "costs", "cost"), ("class", "classes", "class"), ("trait", "traits", "job")],
)
def test_how_many_different(one: str, many: str, trait: str) -> None:
    [let] = effects(f"Draw X cards. X equals the number of different {many} among followers on your field.")
    assert let == sv.Let((ir.Draw(YOU, X),), ir.CountDifferent(trait, MINE))
    [each] = effects(f"Draw a card for each different {one} among followers on your field.")
    assert each == sv.ForEvery(DRAW, ir.CountDifferent(trait, MINE))


def test_twice_a_number() -> None:
    [let] = effects("Draw X cards. X equals twice the number of followers on your field.")
    assert let == sv.Let((ir.Draw(YOU, X),), ir.PerEach(TWO, ir.CountOf(MINE)))


@pytest.mark.parametrize("points", ["play points", "one or more play points", "1 or more play points"])
def test_play_points_that_are_recovered(points: str) -> None:
    ability = compiled(f"Whenever you recover {points}, draw a card.")
    assert ability.event == sv.RecoversPoints(YOU)


@pytest.mark.parametrize("outside", ["outside of", "outside", "other than during", "except during"])
def test_drawn_outside_of_the_start_phase(outside: str) -> None:
    ability = compiled(f"Whenever you draw a card {outside} your start phase, give this follower [attack]+1.")
    assert ability.event == ir.PlayerDraws(YOU, outside=True)
    assert ability.effects == (ir.Gain(SELF, (stats(1, None),), ir.Permanent()),)


@pytest.mark.parametrize("place", ["from your cemetery", "in your cemetery", "from your EX area"])
def test_what_one_banishes(place: str) -> None:
    ability = compiled(f"Whenever you banish a follower {place}, draw a card.")
    assert ability.event.by == YOU
    [happening] = ability.event.happenings
    zone = "cemetery" if "cemetery" in place else "ex_area"
    assert happening == sv.IsPutInto(ir.Removed(ir.AnyPlayer()), zone)


@pytest.mark.clauses("sve", "5.17.1.1", "10.1.1.4")
def test_a_paragraph_behind_the_options_of_a_spell() -> None:
    text = "Choose one of the following. (1) Draw a card. (2) Recover 1 play point.\nGive your leader [defense]+1."
    assert "the last option" in refused(text)


@pytest.mark.parametrize("words", ["any number", "any number of them"])
def test_any_number_of_options_instead(words: str) -> None:
    text = (
        f"Choose one of the following. Necrocharge (10): Choose {words} instead. (1) Draw a card. (2) Discard a card."
    )
    [modal] = effects(text)
    assert isinstance(modal, ir.Modal)
    assert modal.alternative is not None
    assert (modal.alternative.header.count, modal.alternative.header.up_to) == (TWO, True)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "done",
    ["Give it [attack]+1", "Refresh it", "Give your leader [defense]+1. Give it [defense]+3", "Engage this card"],
)
def test_nothing_is_done_on_the_field_to_a_card_that_was_put_away_to_pay(done: str) -> None:
    paid = "[act][engage], put this card into its owner's cemetery"
    assert "not on the field any more" in refused(f"{paid}: {done}.", "Amulet")
    assert compiled(f"{paid}: Return it to its owner's hand.", "Amulet")  # from the cemetery


def test_a_hand_put_back_counts_itself() -> None:
    ability = compiled(
        "[fanfare] Each player returns their hand to their deck, shuffles it, and draws that many cards."
    )
    assert ability.effects == (sv.HandToDeckAndRedraw(ir.EachPlayer(), ir.ResultCount()),)


@pytest.mark.parametrize("stacks", ["each Stack on your field", "this card's Stack"])
def test_another_number_is_added_to_stacks(stacks: str) -> None:
    ability = compiled(f"[fanfare] Add 1 to {stacks}. Combo (3): Add 2 instead.", "Amulet")
    [one] = ability.effects
    assert isinstance(one, sv.OrInstead)
    assert isinstance(one.instead, ir.PlaceCounters)
    assert (one.instead.counter, one.instead.count) == ("Stack", TWO)


def test_other_counters_are_put_and_not_added() -> None:
    text = "[fanfare] Put a Fable counter on this card. Combo (3): Add 2 instead."
    assert "another one" in refused(text, "Follower")


@pytest.mark.parametrize(("much", "change"), [("half", "half_up"), ("double", "double")])
@pytest.mark.parametrize("by", ["", " from spells"])
def test_damage_that_is_taken_halved_or_doubled(much: str, change: str, by: str) -> None:
    ability = compiled(f"This follower takes {much} damage{by}.")
    source = ir.DamageSource(ir.Group(SPELL)) if by else None
    assert ability.effects == (ir.ReplaceDamage(SELF, change, TWO, ALWAYS, source),)


@pytest.mark.parametrize("to", ["", " to leaders"])
def test_damage_that_is_dealt_halved(to: str) -> None:
    hurt = ir.Group(ir.TypeIs(("Leader",))) if to else None
    ability = compiled(f"This follower deals half damage{to}.")
    assert ability.effects == (sv.DealtChange(SELF, "half_up", TWO, ALWAYS, to=hurt),)
    [front] = effects(f"Until the end of the turn, enemy followers deal half damage{to}.")
    assert (front.change, front.duration, front.to) == ("half_up", ir.UntilEndOfTurn(), hurt)  # type: ignore[attr-defined]


def test_less_damage_for_each() -> None:
    ability = compiled("This follower takes 1 less damage for each follower on your field.")
    each = ir.PerEach(ir.Num(1), ir.CountOf(MINE))
    assert ability.effects == (ir.ReplaceDamage(SELF, "reduce", each, ALWAYS),)


@pytest.mark.parametrize("to", ["", " to your leader"])
def test_a_group_deals_less_for_a_span(to: str) -> None:
    [less] = effects(f"Enemy followers deal 1 less damage{to} until the end of the turn.")
    assert isinstance(less, sv.DealtChange)
    assert (less.change, less.amount, less.duration) == ("reduce", ir.Num(1), ir.UntilEndOfTurn())
    assert (less.to is not None) == bool(to)


@pytest.mark.parametrize(
    "text", ["Discard a card in your opponent's hand.", "Look at an opponent's hand. Discard a card in it."]
)
def test_a_player_discards_of_the_own_hand(text: str) -> None:
    assert "own hand" in refused(text)


@pytest.mark.parametrize("where", ["onto your field", "into your EX area"])
def test_a_random_token_comes_from_nowhere(where: str) -> None:
    assert "from where" in refused(f"Put a random Fairy or Knight token {where}.")
    assert effects(f"Put a random follower in your cemetery {where}.")
