"""What the wider tables mean: sentences of our own, each with the tree it must become."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, FORWARD, ME, MINE, NOW, OPPONENT, THEIRS, THIS, YOU, effects, one, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text

FORWARDS_OF_MINE = ir.Group(FORWARD, qualifiers=(MINE,))


def test_casting_what_lies_elsewhere_is_allowed_for_as_long_as_is_said() -> None:
    *_, may = effects("Choose 1 Summon in your Break Zone. During this turn, you may cast it without paying the cost.")
    assert same(may, ir.AllowCast(YOU, ir.Ref(("t1",)), NOW, free=True))
    *_, may = effects("Choose 2 Summons in your Break Zone. Until the end of your next turn, you can cast them.")
    assert same(may, ir.AllowCast(YOU, ir.Ref(("t1",)), ir.UntilEndOfNextTurn(YOU)))
    assert isinstance(may, ir.AllowCast)
    assert may.duration == ir.UntilEndOfNextTurn(YOU, w=1)


def test_what_happens_later_this_turn_is_a_trigger_that_waits() -> None:
    *_, later = effects("Choose 1 Forward. If it leaves the field this turn, draw 2 cards.")
    assert isinstance(later, ir.Delayed)
    assert later.this_turn
    assert same(later.event, ir.CardEvent(ir.Ref(("t1",)), (ir.LeavesField(),)))


def test_damage_by_an_ability_is_not_damage_by_a_summon() -> None:
    for words, by, controller in (
        ("an ability", "only_ability", None),
        ("your opponent's abilities", "only_ability", OPPONENT),
        ("your opponent's Summons", "only_summon", OPPONENT),
        ("your Summon", "only_summon", YOU),
    ):
        event = one(f"When Hild is dealt damage by {words}, draw 1 card.").event  # type: ignore[attr-defined]
        assert same(event, ir.CardEvent(ME, (ir.IsDealtDamage(by=by, controller=controller),))), words


def test_returned_to_your_hand_is_said_of_your_own_cards() -> None:
    event = one("When a Forward is returned from the field to your hand, draw 1 card.").event  # type: ignore[attr-defined]
    assert event.happenings == (ir.ReturnsToHand(whose=YOU, w=event.happenings[0].w),)
    text = "When a Forward is returned to your hand due to your Summons or abilities, draw 1 card."
    (happening,) = one(text).event.happenings  # type: ignore[attr-defined]
    assert (happening.whose, happening.due_to) == (YOU, YOU)


def test_one_group_of_two_traits_has_one_article() -> None:
    text = "When a [[i]]Job Smith[[/]] or [[i]]Card Name Olga[[/]] enters your field, draw 1 card."
    subject = one(text).event.subject  # type: ignore[attr-defined]
    assert subject == ir.OneSubject(ir.Group(ir.AnyTrait((ir.JobIs("Smith"), ir.NameIs("Olga")))))
    text = "When a [[i]]Job Smith[[/]] or a [[i]]Card Name Olga[[/]] enters your field, draw 1 card."
    assert isinstance(one(text).event.subject, ir.SubjectAny)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "words",
    [
        "your deck has 9 cards or less",
        "you have 9 cards or less in your deck",
        "there are 9 cards or less in your deck",
    ],
)
def test_small_deck(words: str) -> None:
    (gain,) = one(f"If {words}, Hild gains Brave.").effects  # type: ignore[attr-defined]
    deck = ir.CountOf(ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.DeckZone(YOU)),)))
    assert same(gain.condition, ir.Compare(deck, ir.Num(9), "<="))


def test_cards_in_their_break_zone_and_cards_you_own_away() -> None:
    (gain,) = one("If your opponent has 9 or more cards in their Break Zone, Hild gains Brave.").effects  # type: ignore[attr-defined]
    zone = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.BreakZone(OPPONENT)),))
    assert same(gain.condition, ir.Exists(zone, ir.Num(9)))
    (gain,) = one("If 3 or more Summons you own are removed from the game, Hild gains Brave.").effects  # type: ignore[attr-defined]
    away = ir.Group(ir.TypeIs(("Summon",)), qualifiers=(ir.OwnedBy(YOU), ir.InZone(ir.Removed(YOU))))
    assert same(gain.condition, ir.Exists(away, ir.Num(3)))


def test_strongest_and_all_together() -> None:
    *_, deal = effects("Choose 1 Forward. Deal it damage equal to the highest power among the Forwards you control.")
    assert same(deal, ir.DealDamage(ir.Ref(("t1",)), ir.Highest("power", FORWARDS_OF_MINE)))
    *_, deal = effects("Choose 1 Forward. Deal it damage equal to the total power of the Forwards you control.")
    assert isinstance(deal, ir.DealDamage)
    assert isinstance(deal.amount, ir.PowerOf)
    assert isinstance(deal.amount.card, ir.All)
    assert deal.amount.card.group == FORWARDS_OF_MINE


def test_hand_that_is_filled() -> None:
    (draw,) = effects("Draw cards until you have 4 cards in your hand.")
    assert same(draw, ir.Draw(YOU, ir.Minus(ir.Num(4), ir.HandSize(YOU))))


def test_next_card_costs_less_for_each() -> None:
    (less,) = effects(
        "During this turn, the cost required to cast your next Summon is reduced by 2 for each Monster you control."
    )
    each = ir.CountOf(ir.Group(ir.TypeIs(("Monster",)), qualifiers=(MINE,)))
    summon = ir.Group(ir.TypeIs(("Summon",)))
    assert same(less, ir.CastersCostChange(YOU, summon, ir.PerEach(ir.Num(2), each), NOW, next_only=True))


def test_one_verb_for_the_card_and_the_rest() -> None:
    _, parted = effects(
        "Look at the top 2 cards of your deck. Put 1 card among them into the Break Zone and the other on top of your deck."
    )
    assert isinstance(parted, ir.Both)
    taken, rest = parted.effects
    assert isinstance(taken, ir.TakeAmong)
    assert isinstance(rest, ir.PutRest)
    assert (taken.into, rest.to) == (ir.BreakZone(ir.Owner()), ir.DeckTop(YOU))


def test_crystals_by_number_and_player() -> None:
    (gain,) = effects("Gain 《C》 for each Monster you control.")
    each = ir.CountOf(ir.Group(ir.TypeIs(("Monster",)), qualifiers=(MINE,)))
    assert same(gain, ir.GainCrystals(YOU, ir.PerEach(ir.Num(1), each)))
    (gain,) = effects("Each player gains 《C》《C》.")
    assert gain == ir.GainCrystals(ir.EachPlayer(), ir.Num(2))


def test_what_was_discarded_or_put_away_just_before() -> None:
    _, check = effects(
        "Your opponent discards 1 card. If your opponent discards a Forward by this effect, draw 1 card."
    )
    assert isinstance(check, ir.If)
    assert isinstance(check.condition, ir.Compare)
    assert same(check.condition.left, ir.CountRef(ir.Ref(("t1",)), ir.Group(FORWARD)))
    _, check = effects(
        "Put the top 3 cards of your deck into the Break Zone. If a Summon is put into the Break Zone by this effect, draw 1 card."
    )
    assert isinstance(check, ir.If)
    assert isinstance(check.condition, ir.Compare)
    assert check.condition.compare == ">="


def test_rules_of_abilities_alone() -> None:
    (rule,) = one("Hild cannot leave the field due to your opponent's abilities.").effects  # type: ignore[attr-defined]
    assert same(rule, ir.Restrict(ME, ir.CannotLeaveField(OPPONENT, ("ability",)), ALWAYS))
    (rule,) = one("Hild cannot become dull by your opponent's Summons.").effects  # type: ignore[attr-defined]
    assert same(rule, ir.Restrict(ME, ir.CannotBecomeDull(OPPONENT, ("summon",)), ALWAYS))


def test_all_monsters_become_forwards() -> None:
    (become,) = one("The Monsters you control also become Forwards with 4000 power.").effects  # type: ignore[attr-defined]
    monsters = ir.All(ir.Group(ir.TypeIs(("Monster",)), qualifiers=(MINE,)))
    assert same(become, ir.BecomeForward(monsters, ir.Num(4000), (), ALWAYS))


def test_leaving_the_field_in_any_way_is_more_than_being_put_into_the_break_zone() -> None:
    (gone,) = one(
        "If a Forward opponent controls leaves the field due to your Summons or abilities, remove it from the game instead."
    ).effects  # type: ignore[attr-defined]
    theirs = ir.All(ir.Group(FORWARD, qualifiers=(THEIRS,)))
    assert same(gone, ir.RemoveInstead(theirs, ALWAYS, leaves=True, by=YOU))
    *_, gone = effects(
        "Choose 2 Forwards. During this turn, if they are put from the field into the Break Zone, remove them from the game instead."
    )
    assert same(gone, ir.RemoveInstead(ir.Ref(("t1",)), NOW))
    *_, gone = effects("Choose 1 Forward. If it leaves the field this turn, remove it from the game instead.")
    assert same(gone, ir.RemoveInstead(ir.Ref(("t1",)), THIS, leaves=True))


def test_another_is_not_the_card_itself() -> None:
    (gain,) = one("If you control another [[i]]Category VII[[/]] Forward, Hild gains Brave.").effects  # type: ignore[attr-defined]
    assert isinstance(gain.condition.group.adjectives[0], ir.Another)
    option = ir.Group(FORWARD, (ir.CategoryIs("VII"),))
    assert same(gain.condition.group.noun, ir.AnyNoun((option,)))


def test_each_player_selects_one_and_all_of_them_are_put_away() -> None:
    select, put = effects("Each player selects 1 Forward they control. Put them into the Break Zone.")
    assert isinstance(select, ir.Select)
    assert same(put, ir.PutInto(ir.Ref(("t1",)), ir.BreakZone(ir.Owner())))


def test_select_more_instead_stands_before_the_options() -> None:
    head = "Select 1 of the 2 following actions."
    more = "If you control 2 or more Monsters, select up to 2 of the 2 following actions instead."
    options = '"Draw 1 card." "Your opponent discards 1 card."'
    effects(f"{head} {more} {options}")
    with pytest.raises(TextError):
        compile_text("fftcg", f"{head} {options} {more}", name="Hild", card_type="Summon")


def test_whatever_a_player_does_may_stand_behind_whenever() -> None:
    when = one("When you cast a Summon, draw 1 card.").event  # type: ignore[attr-defined]
    for head in ("Whenever", "Each time"):
        assert same(one(f"{head} you cast a Summon, draw 1 card.").event, when)  # type: ignore[attr-defined]


def test_different_things_are_counted() -> None:
    names = ir.CountDifferent("name", FORWARDS_OF_MINE)
    (draw,) = effects("Draw 1 card for each different name among the Forwards you control.")
    assert same(draw, ir.Draw(YOU, ir.PerEach(ir.Num(1), names)))
    (check,) = effects("If there are 3 or more different names among Forwards you control, draw 1 card.")
    assert isinstance(check, ir.If)
    assert same(check.condition, ir.Compare(names, ir.Num(3), ">="))


def test_how_many_were_broken_or_removed_just_before() -> None:
    _, draw = effects("Break all the Monsters. Draw 1 card for each Monster broken by this effect.")
    assert same(draw, ir.Draw(YOU, ir.PerEach(ir.Num(1), ir.ResultCount())))
    with pytest.raises(TextError):
        effects("Break all the Monsters. Draw 1 card for each Forward broken by this effect.")
    _, check = effects(
        "Remove the top 3 cards of your deck from the game. If 1 or more Summons are removed from the game by this effect, draw 1 card."
    )
    assert isinstance(check, ir.If)
    summons = ir.CountRef(ir.Ref(("t1",)), ir.Group(ir.TypeIs(("Summon",))))
    assert same(check.condition, ir.Compare(summons, ir.Num(1), ">="))


def test_a_number_multiplied() -> None:
    *_, deal = effects(
        "When you cast a Summon, choose 1 Forward. Deal it damage equal to 2000 multiplied by the cost of that Summon.",
        "Forward",
    )
    assert isinstance(deal, ir.DealDamage)
    assert same(deal.amount, ir.PerEach(ir.Num(2000), ir.CostOf(ir.Ref(("subject",)))))
