"""What sentences of Shadowverse: Evolve mean that part cards among places, move counters, last for a turn, count what differs."""

from __future__ import annotations

import pytest
from test_sve_meaning import FOLLOWER, IT, NAMES, ON_MINE, SELF, SPELL, YOU, compiled, effects

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text
from cardwright.text.walk import nodes

DRAW, CARD, X = ir.Draw(YOU, ir.Num(1)), ir.IsCard(), ir.X()
LOOKED, SHOWN = ir.Ref(("t1",)), ir.Ref(("t2",))


@pytest.mark.parametrize(
    ("words", "taken", "rest"),
    [
        ("Add one of them to your hand. Put the remaining cards into your cemetery.", LOOKED, LOOKED),
        ("Put one of them into your hand and the other into your cemetery.", LOOKED, LOOKED),
        ("You may reveal up to 2 followers from among them. Add one of them to your hand and put the other into your EX area.", SHOWN, SHOWN),
        ("Select up to 2 followers from among them. Put one of them onto your field and the other into your EX area.", SHOWN, SHOWN),
        ("You may reveal up to 2 followers from among them. Add one of them to your hand. Put the rest into your cemetery.", SHOWN, LOOKED),
        ("You may put a follower from among them onto your field. Put the others into your cemetery.", LOOKED, LOOKED),
    ],
)  # fmt: skip
def test_of_which_cards_one_is_taken(words: str, taken: ir.Objects, rest: ir.Objects) -> None:
    made = effects(f"Look at the top 5 cards of your deck. {words}")
    [one] = [each for effect in made for each in nodes(effect) if isinstance(each, ir.TakeAmong)]
    [others] = [each for effect in made for each in nodes(effect) if isinstance(each, ir.PutRest)]
    assert (one.among, others.among) == (taken, rest)


def test_the_others_of_those_that_were_looked_at_last() -> None:
    made = effects(
        "Look at the top 2 cards of your deck. Put one of them into your hand and the other into your cemetery. "
        "Look at the top 3 cards of your deck. You may put a follower from among them onto your field. Put the others into your cemetery."
    )
    rests = [each.among for effect in made for each in nodes(effect) if isinstance(each, ir.PutRest)]
    assert rests[0] == LOOKED
    assert rests[1] != LOOKED


def test_a_counter_that_moves() -> None:
    ability = compiled(
        "[fanfare] Select another follower on your field and move 2 spell counters from this card to it."
    )
    [moved] = [each for each in nodes(ability) if isinstance(each, sv.TransferCounters)]
    assert moved == sv.TransferCounters("spell", SELF, IT, ir.Num(2))


@pytest.mark.parametrize(
    "words",
    [
        *("Until the end of the turn", "For the rest of this turn", "This turn"),
        *("Until end of turn", "During this turn", "Until the end of this turn"),
    ],
)
def test_a_trigger_that_lasts_for_the_turn(words: str) -> None:
    event = ir.PlayerCasts(YOU, ir.Group(SPELL))
    assert effects(f"{words}, whenever you play a spell, draw a card.") == (ir.Delayed(event, (DRAW,), this_turn=True),)


def test_on_whose_turns() -> None:
    ability = compiled("Once on each of your opponent's turns, when this follower is destroyed, draw a card.")
    assert ability.limits == (sv.OnEachOfYourTurns(theirs=True),)


@pytest.mark.parametrize(("noun", "trait"), [("names", "name"), ("costs", "cost")])
def test_how_many_different_ones(noun: str, trait: str) -> None:
    group = ir.Group(FOLLOWER, (), (ON_MINE,))
    many = ir.CountDifferent(trait, group)
    [made] = effects(f"If there are at least 3 followers with different {noun} on your field, draw a card.")
    assert made == ir.If(ir.Compare(many, ir.Num(3), ">="), DRAW)
    [let] = effects(f"Draw X cards. X equals the number of followers with different {noun} on your field.")
    assert let == sv.Let((ir.Draw(YOU, X),), many)


@pytest.mark.parametrize(
    ("words", "count"),
    [
        ("cards returned to hand this way", sv.CountThisWay(CARD, "returned to hand")),
        (
            "times your leader took damage this turn",
            ir.TimesThisTurn(ir.CardEvent(sv.LeaderOf(YOU), (ir.IsDealtDamage(),))),
        ),
    ],
)
def test_numbers(words: str, count: ir.Amount) -> None:
    assert effects(f"Draw X cards. X equals the number of {words}.") == (sv.Let((ir.Draw(YOU, X),), count),)


def test_a_random_card_is_revealed() -> None:
    made = effects("Each opponent reveals a random card in their hand. If it's a spell, draw a card.")
    shown = ir.RevealAtRandom(ir.Opponent(), ir.Num(1), bind="t1")
    assert made == (shown, ir.If(ir.Is(IT, ir.Group(SPELL)), DRAW))


def test_by_whose_abilities() -> None:
    ability = compiled(
        "Whenever a follower on your field is returned to its owner's hand by your abilities, draw a card."
    )
    assert ability.event.happenings == (ir.ReturnsToHand(due_to=YOU),)
    ability = compiled("When this follower is destroyed by one of your abilities, draw a card.")
    assert ability.event.happenings == (ir.IsBroken(due_to="own"),)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Your leader can't take more than 3 damage at a time.", ir.ReplaceDamage(sv.LeaderOf(YOU), "cap", ir.Num(3), ir.Continuous())),
        ("This follower costs 1 less to evolve.", sv.EvolveCostChange(SELF, ir.Num(1))),
    ],
)  # fmt: skip
def test_passive_abilities(text: str, wanted: ir.Effect) -> None:
    assert compiled(text).effects == (wanted,)


def test_played_with_this_card() -> None:
    [made] = effects("If you've played at least 3 cards this turn, including this one, draw a card.")
    assert made == ir.If(ir.HasCastThisTurn(YOU, ir.Group(CARD), ir.Num(3)), DRAW)


@pytest.mark.parametrize(
    "text",
    [
        "Deal 3 damage to each follower on the field. Draw a card for each follower destroyed this way.",
        "Discard a card: Draw a card. Discard 2 cards: Draw 3 cards.",
        "Return a card on your field to its owner's hand. If there is an amulet on your field, banish it instead.",
    ],
)
def test_what_would_do_nothing_or_is_open_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("sve", text, name="Anyone", card_type="Spell", lexicon=NAMES)


@pytest.mark.parametrize(("place", "other"), [("Put 2 Fairy tokens into your EX area", "summon them"), ("Summon a Fairy token", "put it into your EX area")])  # fmt: skip
def test_the_same_tokens_elsewhere(place: str, other: str) -> None:
    [made] = effects(f"{place}. If there is an amulet on your field, {other} instead.")
    assert isinstance(made, sv.OrInstead)
    assert isinstance(made.effect, sv.CreateTokens) and isinstance(made.instead, sv.CreateTokens)
    assert made.effect.count == made.instead.count
    assert {type(made.effect.into), type(made.instead.into)} == {ir.Field, sv.ExArea}


@pytest.mark.parametrize(
    "words",
    [
        "If it's a follower, summon a Fairy token. If it's a spell, add it to your hand.",
        "If it's a follower, summon a Fairy token and give it Rush. If its cost is 3 or less, add it to your hand.",
    ],
)
def test_it_is_the_card_that_was_asked_about_before(words: str) -> None:
    shown, _, second = effects(f"Reveal the top card of your deck. {words}")
    assert isinstance(shown, ir.RevealTop) and isinstance(second, ir.If)
    assert {each.to for each in nodes(second) if isinstance(each, ir.Ref)} == {("t1",)}


def test_a_class_that_is_spelt_out() -> None:
    [drawn] = effects("Draw X cards. X equals the number of Forestcraft cards on your field.")
    assert sv.ClassIs("forestcraft") in [each for each in nodes(drawn) if isinstance(each, sv.ClassIs)]


def test_who_has_more_is_who_is_meant_next() -> None:
    _, then = effects(
        "Each player draws a card. Then, if your opponent has more cards in their hand than you, they discard a card."
    )
    [discarded] = [each for each in nodes(then) if isinstance(each, ir.Discard)]
    assert discarded.player == sv.PlayerRef(ir.Opponent())


def test_the_card_that_was_discarded() -> None:
    ability = compiled("Whenever you discard a card, if it's a follower, give it [attack]+1.")
    assert {each.to for each in nodes(ability.effects[0]) if isinstance(each, ir.Ref)} == {("subject",)}


@pytest.mark.parametrize("verb", ["has", "gains", "gets"])
def test_a_gain_and_a_rule_for_a_time(verb: str) -> None:
    _, both = effects(
        f"Select a follower on your field. For the rest of this turn, it {verb} Rush and can't be destroyed."
    )
    turn = ir.UntilEndOfTurn()
    given, ruled = ir.Gain(IT, (ir.KeywordGained("Rush"),), turn), ir.Restrict(IT, ir.CannotBeBroken(), turn)
    assert both == ir.Both((given, ruled))


@pytest.mark.parametrize(
    "words",
    ['is treated as "Mossback Elder".', 'is treated as "Mossback Elder"', 'will be treated as "Mossback Elder".'],
)
def test_a_name_in_parentheses(words: str) -> None:
    [named] = compiled(f"(This card {words})").effects
    assert named == ir.Restrict(SELF, ir.AlsoName("Mossback Elder"), ir.Continuous())


@pytest.mark.parametrize(
    ("translated", "official"),
    [
        (
            "[act][cost01], [engage], put it into graveyard: Put a Fairy token into the field.",
            "[act][cost01], [engage], put this card into its owner's cemetery: Put a Fairy token onto your field.",
        ),
        ("[fanfare] Choose an enemy follower. Destroy it.", "[fanfare] Select an enemy follower. Destroy it."),
        ("[fanfare] Draw X cards. X is the number of cards in your graveyard.", "[fanfare] Draw X cards. X is the number of cards in your cemetery."),
    ],
)  # fmt: skip
def test_words_of_early_translations(translated: str, official: str) -> None:
    assert compiled(translated) == compiled(official)


def test_the_source_of_which_something_was_said_before() -> None:
    ability = compiled("At the start of your end phase, if this follower raced this turn, refresh it.")
    assert {each.to for each in nodes(ability.effects[0]) if isinstance(each, ir.Ref)} == {("self",)}
