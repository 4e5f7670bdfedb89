"""What sentences of Shadowverse: Evolve mean that whole cards of universes print: serving, racing, two abilities in a paragraph."""

from __future__ import annotations

from typing import Any

import pytest
from test_sve_meaning import (  # fmt: skip
    AMULET,
    ENEMY,
    FOE,
    FOLLOWER,
    FOREVER,
    IT,
    MINE,
    ON_MINE,
    SELF,
    SPELL,
    YOU,
    chosen,
    compiled,
    effects,
    stats,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv

DRAW, DRAW_TWO = ir.Draw(YOU, ir.Num(1)), ir.Draw(YOU, ir.Num(2))
CARD = ir.Group(ir.IsCard())
PIXIE = ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),), (ON_MINE,))
HERS = ir.ControlledBy(YOU)


@pytest.mark.parametrize(
    ("words", "node"),
    [
        ("serve a Carrot to it", sv.Serve(IT)),
        ("serve 3 Carrots to it", sv.Serve(IT, 3)),
    ],
)
def test_serving_in_other_words(words: str, node: ir.Effect) -> None:
    assert effects(f"Select a follower on your field and {words}.") == (ir.Both((chosen(MINE), node)),)


def test_serving_to_each() -> None:
    said = effects("Serve a Carrot to each Pixie follower on your field.")
    assert said == (sv.Serve(ir.All(PIXIE, bind="t1")),)


def test_serving_to_a_card_that_is_picked_as_it_is_done() -> None:
    picked = ir.Select(YOU, ir.Target(ir.Num(1), PIXIE, bind="t1"))
    said = effects("Serve a Carrot to a Pixie follower on your field and race it.")
    assert said == (ir.Both((ir.Then(picked, sv.Serve(IT)), sv.Race(IT))),)


@pytest.mark.parametrize(
    ("words", "subject"),
    [
        ("you serve a Carrot", ir.OneSubject(ir.Group(FOLLOWER, (HERS,)))),
        ("you serve a Carrot to one of your followers", ir.OneSubject(ir.Group(FOLLOWER, (HERS,)))),
        ("you serve a Carrot to a Pixie follower", ir.OneSubject(ir.Group(FOLLOWER, (HERS, sv.TraitIs("Pixie"))))),
        ("you serve a Carrot to this follower", SELF),
        ("one of your followers is served a Carrot", ir.OneSubject(ir.Group(FOLLOWER, (HERS,)))),
    ],
)
def test_waiting_for_a_carrot_that_is_served(words: str, subject: ir.Objects) -> None:
    made = compiled(f"Whenever {words}, draw a card.")
    assert (made.event, made.effects) == (ir.CardEvent(subject, (sv.IsServed(),)), (DRAW,))


def test_what_cannot_race() -> None:
    [rule] = compiled("Your other followers can't race.").effects
    assert rule.rule == sv.CannotRace()
    [two] = compiled("This follower can't evolve or race.").effects
    assert [each.rule for each in two.effects] == [sv.CannotEvolve(), sv.CannotRace()]


@pytest.mark.parametrize(("words", "name"), [("On Race", "On Race"), ("[feed]", "Serve"), ("[act]", "Act")])
def test_with_an_ability_that_its_keyword_or_icon_names(words: str, name: str) -> None:
    with_it = ir.Group(FOLLOWER, (), (ir.WithKeyword(name), ON_MINE))
    assert effects(f"Select a follower with {words} on your field. Destroy it.") == (chosen(with_it), ir.Break(IT))
    without = ir.Group(FOLLOWER, (), (ir.Without(ir.WithKeyword(name)), ON_MINE))
    assert effects(f"Select a follower without {words} on your field. Destroy it.") == (chosen(without), ir.Break(IT))


def test_two_automatic_abilities_in_one_paragraph() -> None:
    made = compiled("Follower Strike: Draw a card. Leader Strike: Draw 2 cards.")
    first, second = ir.AutoAbility(sv.Strike("follower"), (DRAW,)), ir.AutoAbility(sv.Strike("leader"), (DRAW_TWO,))
    assert made == sv.Paragraph(first, second)
    made = compiled("[fanfare] Draw a card. Whenever one of your followers races, draw 2 cards.")
    assert made.second.event == ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER, (HERS,))), (sv.Races(),))


def test_a_keyword_and_an_ability_in_one_paragraph() -> None:
    made = compiled("Rush. Strike: Draw a card.")
    assert made == sv.Paragraph(ir.KeywordAbility((ir.Keyword("Rush"),)), ir.AutoAbility(sv.Strike(), (DRAW,)))
    made = compiled("Ward. While this card is on your field, your Pixie followers have Ward.")
    assert isinstance(made.second, ir.FieldAbility)


def test_a_phase_behind_other_sentences_is_the_one_that_comes_next() -> None:
    made = compiled("[fanfare] Draw a card. At the start of your end phase, draw 2 cards.")
    assert made.effects[1] == ir.Delayed(ir.BeginningOf("end", YOU, next=True), (DRAW_TWO,))


def test_a_number_of_this_turn_behind_other_sentences_is_open() -> None:
    with pytest.raises(TextError, match="of this turn alone"):
        compiled("[fanfare] Draw a card. When you play your 3rd card this turn, draw 2 cards.")


def test_waiting_while_the_card_is_there() -> None:
    made = compiled("While this card is on your field, whenever you play a spell, draw a card.")
    assert made == ir.AutoAbility(ir.PlayerCasts(YOU, ir.Group(SPELL)), (DRAW,))


def amulets(count: int) -> ir.Exists:
    return ir.Exists(ir.Group(AMULET, (), (ON_MINE,)), ir.Num(count), ">=")


@pytest.mark.parametrize("words", ["at least 3 amulets on your field", "at least 3", "3 or more"])
def test_more_of_the_same_instead(words: str) -> None:
    """Where the second holds the first does, too: both ways of reading "instead" come to the same."""
    said = effects(f"If there is an amulet on your field, draw a card. If there are {words}, draw 2 cards instead.")
    assert said == (ir.If(amulets(1), sv.OrInstead(DRAW, amulets(3), DRAW_TWO)),)


def test_more_of_the_same_besides() -> None:
    said = effects("If there is an amulet on your field, draw a card. If there are at least 3, draw 2 cards.")
    assert said == (ir.If(amulets(1), DRAW), ir.If(amulets(3), DRAW_TWO))


def test_more_done_in_this_turn_instead() -> None:
    discards: Any = ir.PlayerDiscards(YOU, each=True)
    said = effects("If you've discarded a card this turn, draw a card. If you've discarded at least 3 cards this turn, draw 2 cards instead.")  # fmt: skip
    more = ir.HappenedThisTurn(discards, 3)
    assert said == (ir.If(ir.HappenedThisTurn(discards), sv.OrInstead(DRAW, more, DRAW_TWO)),)


@pytest.mark.parametrize(
    "text",
    [
        "If there is an amulet on your field, draw a card. If there is a spell in your cemetery, draw 2 cards instead.",
        "If there are at least 3 amulets on your field, draw a card. If there are at least 2, draw 2 cards.",
        "If there are no amulets on your field, draw a card. If there are at least 2, draw 2 cards instead.",
        "Draw a card. If there are at least 2, draw 2 cards.",
        "[fanfare] Put a Fairy or Fairy Wisp token into your EX area. Combo (5): Put 2 of each instead.",
        "[fanfare] Put a Fairy and Fairy Wisp token into your EX area. Combo (5): Summon 2 of each instead.",
        "[fanfare] Reveal a spell in your hand: Reveal the top card of your deck. If the revealed card costs 3 play points, draw a card.",
        "[fanfare] Reveal 2 spells in your hand: Deal X damage to each enemy leader. X equals the revealed card's cost.",
    ],
)
def test_what_stays_open(text: str) -> None:
    with pytest.raises(TextError):
        compiled(text, "Follower" if text.startswith("[") else "Spell")


def test_more_of_each_instead() -> None:
    said = effects("Summon a Knight and Viking token. Combo (3): Summon 2 of each instead.")
    names = ("Knight", "Viking")
    first = sv.CreateTokens(YOU, ir.Num(1), names, ir.Field(YOU), bind="t1")
    assert said == (sv.OrInstead(first, sv.Combo(3), sv.CreateTokens(YOU, ir.Num(2), names, ir.Field(YOU), bind="t2")),)


def test_the_card_that_was_revealed_as_a_cost() -> None:
    made = compiled("[fanfare] Reveal a spell in your hand: Deal X damage to each enemy leader. X equals the revealed card's cost.")  # fmt: skip
    [paid] = made.effects
    assert paid.effects[0].amount == ir.CostOf(ir.PaidWith("revealed"))
    made = compiled("[fanfare] Reveal a Pixie card in your hand: If the revealed card costs 3 play points or more, draw a card.")  # fmt: skip
    asked = ir.HasFilter(ir.PaidWith("revealed"), ir.CostIs(ir.Num(3), ">="))
    assert made.effects[0].effects == (ir.If(asked, DRAW),)


@pytest.mark.parametrize(
    ("words", "compare"), [("at least 2 cards", ">="), ("2 or more cards", ">="), ("2 cards", "="), ("2 cards this way", "=")]
)  # fmt: skip
def test_how_many_were_discarded(words: str, compare: str) -> None:
    said = effects(f"Discard up to 3 cards. If you discarded {words}, draw a card.")
    counted = ir.Compare(sv.CountThisWay(ir.IsCard(), "discarded"), ir.Num(2), compare)
    assert said == (ir.Discard(YOU, ir.Num(3), CARD, up_to=True, bind="t1"), ir.If(counted, DRAW))


LEADER = ir.Group(ir.TypeIs(("Leader",)), (ir.ControlledBy(FOE),))


@pytest.mark.parametrize(
    ("words", "noun"),
    [
        ("enemy follower or enemy leader on the field", ir.NounOr(ENEMY, LEADER)),
        ("enemy leader or an enemy follower on the field", ir.NounOr(LEADER, ENEMY)),
    ],
)
def test_followers_and_leaders_the_other_way_round(words: str, noun: ir.NounOr) -> None:
    assert effects(f"Select an {words}. Deal it 3 damage.") == (chosen(ir.Group(noun)), ir.DealDamage(IT, ir.Num(3)))


def test_each_follower_and_leader_the_other_way_round() -> None:
    [hurt] = effects("Deal 2 damage to each enemy follower and enemy leader on the field.")
    assert hurt == ir.DealDamage(ir.All(ir.Group(ir.NounOr(ENEMY, LEADER)), bind="t1"), ir.Num(2))


def test_spells_that_are_tokens() -> None:
    made = compiled("Whenever you play a spell token, give this follower [attack]+1.")
    assert made.event == ir.PlayerCasts(YOU, ir.Group(sv.IsToken(("Spell",))))
    assert made.effects == (ir.Gain(SELF, (stats(1, None),), FOREVER),)


def test_your_opponents_and_your_field() -> None:
    [barred] = effects("Your opponents can't play spells during their next turn.")
    assert barred == ir.CannotCast(ir.Opponent(), ir.Group(SPELL), ir.DuringNextTurn(sv.PlayerRef(ir.Opponent())))
    [rule] = compiled("This card can't be put onto your field by abilities.").effects
    assert rule.rule == ir.NotPlayedByEffects(anywhere=True)


HER_PIXIES = ir.Group(FOLLOWER, (HERS, sv.TraitIs("Pixie")))


def test_each_of_your_followers() -> None:
    [given] = effects("Give each of your Pixie followers [attack]+1.")
    assert given == ir.Gain(ir.All(HER_PIXIES, bind="t1"), (stats(1, None),), FOREVER)
    [has] = compiled("Each of your Pixie followers has Rush.").effects
    assert has.to == ir.All(HER_PIXIES, bind="t1")


@pytest.mark.parametrize(
    ("event", "words", "amount"),
    [
        ("you discard a card", "the discarded card's cost", ir.CostOf(ir.Ref(("subject",)))),
        ("you discard a follower", "the discarded follower's attack", sv.AttackOf(ir.Ref(("subject",)))),
        ("another follower is destroyed", "the destroyed follower's attack", sv.AttackOf(ir.Ref(("subject",)))),
        ("one of your cards is returned to hand", "the returned card's cost", ir.CostOf(ir.Ref(("subject",)))),
        ("a card is banished", "the banished card's cost", ir.CostOf(ir.Ref(("subject",)))),
    ],
)
def test_the_card_to_which_that_happened(event: str, words: str, amount: ir.Amount) -> None:
    made = compiled(f"Whenever {event}, deal X damage to each enemy leader. X equals {words}.")
    assert made.effects[0].amount == amount


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you discard a card, you may discard a card. Give this follower [attack]+X. X equals the discarded card's cost.",
        "Whenever another follower is destroyed, select an enemy follower on the field. Destroy it. Draw X cards. X equals the destroyed follower's attack.",
        "Whenever you play a card, draw X cards. X equals the discarded card's cost.",
        "Whenever a Fairy token is put onto your field, summon a Knight token. Give that token Rush.",
        "Whenever a follower is put onto your field, give that token Rush.",
    ],
)
def test_which_card_is_open(text: str) -> None:
    with pytest.raises(TextError):
        compiled(text)


def test_the_token_of_the_event() -> None:
    made = compiled("Whenever a Fairy token is put onto your field, give that token Storm.")
    assert made.effects == (ir.Gain(ir.Ref(("subject",)), (ir.KeywordGained("Storm"),), FOREVER),)


def test_three_things_at_once() -> None:
    [found] = effects(
        "Search your deck for a follower, a spell, and an amulet, reveal them, and add them to your hand."
    )
    kinds = tuple(ir.Target(ir.Num(1), ir.Group(n), bind=f"t{i}") for i, n in enumerate((FOLLOWER, SPELL, AMULET), 1))
    assert found.first == ir.Search(YOU, kinds)
    assert found.then.then.what == ir.Ref(("t1", "t2", "t3"))


def test_any_number_of_the_options() -> None:
    [modal] = effects(
        "Choose any number of the following. (1) Draw a card. (2) Draw 2 cards. (3) Recover 1 play point."
    )
    assert (modal.header.count, modal.header.up_to, len(modal.options)) == (ir.Num(3), True, 3)


def test_engaging_any_number_as_a_cost() -> None:
    made = compiled("[fanfare] Engage any number of other followers on your field: Draw X cards. X equals the number of followers engaged.")  # fmt: skip
    [paid] = made.effects
    others = ir.Group(FOLLOWER, (ir.OtherThan(SELF),), (ON_MINE,))
    assert paid.cost.actions == (sv.PayDullAny(others),)
    assert paid.effects[0].amount == sv.PaidCount("engaged")


def test_any_cemetery() -> None:
    anywhere = ir.InZone(sv.Cemetery(ir.AnyPlayer()))
    made = effects("Select a follower in any cemetery. Banish it.")
    assert made[0] == chosen(ir.Group(FOLLOWER, (), (anywhere,)))


@pytest.mark.parametrize(
    "text",
    [
        "[fanfare] Give each Fairy token on your field [attack]+X. X equals the number of other Fairy tokens on your field.",
        "[fanfare] Give each Fairy token on your field [attack]+1 for each other Fairy token on your field.",
        "Your Fairy tokens have [attack]+1 for each other Fairy token on your field.",
        "Each follower on your field has [attack]+X. X equals the number of other followers on your field.",
        "Earth Rite: This follower has Rush.",
        "Earth Rite: This card costs 2 less to play.",
    ],
)
def test_others_than_each_of_them_and_what_nothing_is_paid_for(text: str) -> None:
    with pytest.raises(TextError, match=r"the others are other than|Earth Rite could be performed for"):
        compiled(text)


def test_others_than_the_source() -> None:
    others = ir.Group(FOLLOWER, (ir.OtherThan(SELF),), (ON_MINE,))
    text = "[fanfare] Give each other follower on your field [attack]+X. X equals the number of other followers on your field."  # fmt: skip
    assert compiled(text).effects[0].amount == ir.CountOf(others)
    text = "[fanfare] Deal X damage to each enemy follower on the field. X equals the number of other followers on your field."  # fmt: skip
    assert compiled(text).effects[0].amount == ir.CountOf(others)


@pytest.mark.parametrize("name", ["Run & Shout!", "Go! Go! Gallop!", "Where To?"])
def test_names_that_call_out(name: str) -> None:
    made = compiled(f"[fanfare] If there is a {name} in your cemetery, draw a card.")
    assert made.effects[0].condition.group.noun == ir.NameIs(name)
