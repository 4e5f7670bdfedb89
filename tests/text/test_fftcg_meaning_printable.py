"""Wordings that print could have: what they mean, and which of their neighbours are open."""

from __future__ import annotations

import pytest
from fftcg_meaning import effects, last, meant, one

from cardwright.errors import TextError
from cardwright.text import ir


@pytest.mark.parametrize(
    "condition",
    ["your opponent controls a Forward", "your opponent controls a Forward with no Ice Counters on it",
     "you have received 3 points of damage or more"],
)  # fmt: skip
def test_it_is_put_away_only_where_it_is_the_card_itself(condition: str) -> None:
    with pytest.raises(TextError):
        one(f"If {condition}, put it into the Break Zone.")


@pytest.mark.parametrize(
    "state", ["there are no Ice Counters on Hild", "Hild has no Ice Counters on it", "Hild is dull"]
)
def test_it_is_the_card_that_the_condition_speaks_of(state: str) -> None:
    ability = one(f"If {state}, put it into the Break Zone.")
    effect = ability.effects[0].effect
    assert (type(effect.rule), effect.what.to) == (ir.PutAway, ("self",))


@pytest.mark.parametrize("hands", ["each player's hand", "both players' hands"])
def test_cards_in_both_hands_are_counted_together_only_for_each(hands: str) -> None:
    dealt = last(f"Choose 1 Forward. Deal it 1000 damage for each card in {hands}.")
    assert dealt.amount.each == ir.CountOf(
        ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(ir.EachPlayer())),)), w=dealt.amount.each.w
    )
    for text in (f"If there are 5 or more cards in {hands}, draw 1 card.", f"Discard 1 card from {hands}."):
        with pytest.raises(TextError):
            last(text)


def test_a_span_behind_the_second_of_two_is_open() -> None:
    with pytest.raises(TextError):
        last("Choose 1 Forward. Its Element becomes Fire and it gains +2000 power until the end of the turn.")


def test_the_others_of_a_party_in_which_the_card_may_not_be() -> None:
    with pytest.raises(TextError, match="which of the party"):
        one(
            "When a party you control is blocked, the other Forwards in that party gain +1000 power until the end of the turn."
        )


OFFER = '"Draw 1 card." "Your opponent draws 1 card." "Gain 《C》."'


@pytest.mark.parametrize(("may", "count"), [("can", 2), ("may", 4)])
def test_the_same_action_more_than_once(may: str, count: int) -> None:
    """More than are printed may be selected then."""
    modal = last(f"Select {count} of the 3 following actions. You {may} select the same action more than once. {OFFER}")
    assert (modal.header.again, modal.header.count, len(modal.options)) == (True, ir.Num(count), 3)


@pytest.mark.parametrize(
    "text",
    [
        f"Select 2 of the 3 following actions. Your opponent can select the same action more than once. {OFFER}",
        f"Select 1 of the 3 following actions. You can select the same action more than once. {OFFER}",
        f"Select 4 of the 3 following actions. {OFFER}",
        "Draw 1 card. You can select the same action more than once.",
    ],
)
def test_nothing_that_is_selected_more_than_once(text: str) -> None:
    with pytest.raises(TextError):
        last(text)


def test_one_more_than_were_discarded() -> None:
    ability = one(
        "When Hild enters the field, discard your hand. When you do so, your opponent selects 1 more than the number of discarded "
        f"cards from 3 following actions. Your opponent can select the same action more than once. {OFFER}"
    )
    discarded, done = ability.effects
    header = done.effects[0].header
    assert header.count.base.cards.to == (discarded.bind,)
    assert (header.player, header.count.more, header.again) == (ir.Opponent(), ir.Num(1), True)


GAINED = '+2000 power, Brave and "This Forward cannot be broken." and "This Forward cannot be blocked."'


@pytest.mark.parametrize("previous", ["all previous effects", "all the previous effects"])
def test_all_previous_effects_are_gained_by_others_instead(previous: str) -> None:
    said = f"Choose 1 Forward. Until the end of the turn, it gains {GAINED}. If you control a Backup, all Forwards gain {previous} instead."
    _, gain, instead = effects(said)
    assert [type(each) for each in gain.gains] == [ir.PowerUp, ir.KeywordGained, ir.AbilityGained, ir.AbilityGained]
    assert (instead.effect.gains, instead.effect.duration) == (gain.gains, gain.duration)
    assert isinstance(instead.effect.to, ir.All)


@pytest.mark.parametrize(
    "text",
    ["Discard 1 card. If it is a Forward, draw 2 cards instead.", "You may discard 1 card. If you discard a Forward, draw 2 cards instead.",
     "Your opponent discards 1 card. If your opponent discards a Summon, your opponent discards 2 cards instead.",
     "Remove the top card of your deck from the game. If it is a Summon, draw 1 card instead."],
)  # fmt: skip
def test_what_is_replaced_is_not_done_before_it_is_asked_about(text: str) -> None:
    with pytest.raises(TextError):
        effects(text)
    said, _, instead = text.partition(" instead.")
    assert effects(f"{said}.") and not instead  # without that word it is done first


def test_whose_cards_are_selected_instead_is_said_again() -> None:
    head = "Your opponent selects 1 Forward they control. Break it. If you control a Backup, your opponent selects 2 Forwards"
    *_, instead = effects(f"{head} they control instead. Break them.")
    assert instead.replaces == 2
    with pytest.raises(TextError):
        effects(f"{head} instead. Break them.")
    for done, again in (("Dull {}", "dull {}"), ("Break {}", "break {}"), ("Activate {}", "activate {}")):
        theirs, mine = "1 Forward opponent controls", "1 Forward you control"
        with pytest.raises(TextError):
            effects(f"{done.format(theirs)}. If you control a Backup, {again.format('2 Forwards')} instead.")
        assert effects(f"{done.format(mine)}. If you control a Backup, {again.format('2 Forwards')} instead.")


def test_previous_effects_need_a_gain_right_before() -> None:
    for before in ("Choose 1 Forward. Break it.", "Draw 1 card."):
        with pytest.raises(TextError):
            effects(
                f"{before} If you control a Backup, all the Forwards you control gain all previous effects instead."
            )


DIED = "When a Forward opponent controls is put from the field into the Break Zone on the same turn that {} dealt it damage, draw 1 card."


def test_the_chosen_forward_is_the_one_that_was_given_the_ability() -> None:
    gain = last(f'Choose 1 Forward. Until the end of the turn, it gains "{DIED.format("the chosen Forward has")}".')
    assert isinstance(gain.gains[0].abilities[0].event.by, ir.SelfRef)
    assert isinstance(one(DIED.format("Hild has")).event.by, ir.SelfRef)
    quoted = DIED.format("the chosen Forward has")
    for text in (quoted, f'Until the end of the turn, all the Forwards you control gain "{quoted}".'):
        with pytest.raises(TextError):
            last(text)


@pytest.mark.parametrize("put", ["is put", "would be put"])
@pytest.mark.parametrize("used", ["", " after use"])
def test_what_was_cast_is_removed_after_use(put: str, used: str) -> None:
    away = f"{put} into the Break Zone{used}, remove it from the game instead."
    casting, removing = effects(f"You may cast 1 Summon from your hand without paying the cost. If that Summon {away}")
    assert isinstance(removing, ir.RemoveAfterUse)
    assert removing.what.to == (casting.effect.target.bind,)
    static = one(f"If a Fire Summon you cast {away}").effects[0]
    assert isinstance(static.rule, ir.LeavesAfterUse)
    assert static.what.group.qualifiers == (ir.ControlledBy(ir.You(), w=static.what.group.qualifiers[0].w),)


@pytest.mark.parametrize(
    "before", ["Choose 1 Forward. Break it.", "Choose 1 Forward. Dull it.", "Choose 1 Summon. Cancel its effect."]
)
def test_nothing_but_what_is_cast_is_removed_after_use(before: str) -> None:
    with pytest.raises(TextError):
        last(f"{before} If it is put into the Break Zone, remove it from the game instead.")


def test_it_is_what_was_chosen_and_not_what_became_dull_for_it() -> None:
    offer = "Choose 1 Forward opponent controls. You may dull 1 active Forward you control. If you do so,"
    assert last(f"{offer} break it.").effect.what == ir.Ref(("t1",), w=last(f"{offer} break it.").effect.what.w)
    both = last(f"{offer} it loses 3000 power until the end of the turn and cannot block this turn.").effect
    assert (both.effects[0].to.to, both.effects[1].what.to) == (("t1",), ("t1",))
    after = last(f"{offer} deal it 3000 damage. It gains Brave until the end of the turn.")
    assert after.to.to == ("t1",)
    alone = last("You may dull 1 active Forward you control. If you do so, it gains Haste until the end of the turn.")
    assert alone.effect.to.to == ("t1",)
    spoken = "Choose 1 Forward. Freeze it. You may dull 1 active Forward you control. If you do so, break it."
    assert last(spoken).effect.what.to == ("t2",)


def test_what_is_cast_is_no_card_on_the_field() -> None:
    kept = "you may remove 1 Summon in your hand from the game. You can cast it this turn."
    assert effects(f"When Hild attacks, {kept}", "Forward")[-1].what.to == ("t1",)
    with pytest.raises(TextError):  # Hild lies there by then
        effects(f"When Hild is put from the field into the Break Zone, {kept}", "Forward")


def test_in_which_turn_a_card_was_cast_is_asked_of_a_summon_alone() -> None:
    for said in ("you cast Hild", "Hild was cast"):
        asked = f"Draw 1 card. If {said} during your opponent's turn, draw 2 cards instead."
        assert isinstance(last(asked).condition, ir.IsTurnOf)
        with pytest.raises(TextError):
            last(f"When Hild attacks, if {said} during your opponent's turn, draw 1 card.", "Forward")


@pytest.mark.parametrize("said", ["Forwards of different Elements", "{Job Knight} with different names"])
def test_a_number_without_its_cards_counts_as_the_one_before(said: str) -> None:
    head = f"When Hild attacks, if you control 2 or more {said}, draw 1 card."
    first, instead = effects(f"{head} If you control 3 or more, draw 2 cards instead.", "Forward")
    assert (instead.condition.left, instead.condition.right) == (first.condition.left, ir.Num(3))
    for other in ("you have", "your opponent controls"):
        with pytest.raises(TextError):
            effects(f"{head} If {other} 3 or more, draw 2 cards instead.", "Forward")


@pytest.mark.parametrize(
    "unless", ["you pay 《2》", "you discard 1 card", "its controller discards 1 card", "your opponent pays 《1》"]
)
def test_unless_is_asked_when_it_is_done(unless: str) -> None:
    later = last(f"Choose 1 Forward. At the end of the turn, break it unless {unless}.")
    assert isinstance(later, ir.Delayed)
    assert isinstance(later.effects[0], ir.Unless)


@pytest.mark.parametrize("field", ["your", "opponent"])
def test_from_whose_field_it_was_put(field: str) -> None:
    whose = "your" if field == "your" else "your opponent's"
    for was in ("was", "has been"):
        asked = one(
            f"When Hild attacks, if a Forward {was} put from {whose} field into the Break Zone this turn, draw 1 card."
        ).condition
        assert asked.event.happenings[0].source == f"{field}_field"


def test_a_total_of_cards_without_an_article_is_that_of_all() -> None:
    asked = one("When Hild attacks, if the total cost of Characters you control is 9 or more, draw 1 card.").condition
    assert isinstance(asked.left.card, ir.All)


@pytest.mark.parametrize(
    ("verb", "rule"),
    [("put into the Break Zone", ir.CannotBePut), ("removed from the game", ir.CannotBeRemoved), ("Frozen", ir.CannotBeFrozen)],
)  # fmt: skip
@pytest.mark.parametrize(
    ("effects_of", "kinds"),
    [("Summons", ("summon",)), ("abilities", ("ability",)), ("Summons or abilities", ("summon", "ability"))],
)
def test_by_what_nothing_is_done_to_it(verb: str, rule: type[ir.Rule], effects_of: str, kinds: tuple[str, ...]) -> None:
    said = one(f"Hild cannot be {verb} by your opponent's {effects_of}.").effects[0].rule
    assert (type(said), said.by, said.kinds) == (rule, ir.Opponent(), kinds)


@pytest.mark.parametrize(
    "text",
    ["When Hild enters the field, attacks{} or leaves the field, draw 1 card.",
     "When Hild, a Fire Forward{} or a {Job Knight} enters your field, draw 1 card.",
     "When Hild attacks, choose 1 Fire, Ice{} or Wind Forward. Dull it.",
     "When Hild attacks, choose 1 Forward, Backup{} or Monster opponent controls. Dull it.",
     "When Hild attacks, choose 1 Forward of cost 2, 4{} or 6. Dull it.",
     "When Hild attacks, if you control {Card Name Olga}, {Card Name Rurik}{} or {Card Name Fara}, draw 1 card.",
     "When Hild attacks, choose 1 Forward. It gains Haste, First Strike{} or Brave until the end of the turn.",
     "When Hild attacks, until the end of the turn, Hild gains Haste, First Strike{} or Brave."],
)  # fmt: skip
def test_a_comma_before_the_last_of_several_changes_nothing(text: str) -> None:
    assert meant(text.replace("{}", ",")) == meant(text.replace("{}", ""))


def test_a_comma_stands_between_three_at_least() -> None:
    with pytest.raises(TextError):
        one("When Hild attacks, choose 1 Fire, or Wind Forward. Dull it.")


@pytest.mark.parametrize(
    "text",
    ["When Hild enters the field, choose 1 Forward in the Break Zone. Remove it from the game.",
     "When Hild attacks, you may remove 3 Summons in the Break Zone from the game. If you do so, draw 1 card.",
     "Hild gains +1000 power for each Summon in the Break Zone.",
     "If there are 10 or more cards in the Break Zone, Hild gains Haste."],
)  # fmt: skip
def test_the_break_zone_is_nobodys_where_it_is_no_cost(text: str) -> None:
    with pytest.raises(TextError, match="in whose Break Zone"):
        one(text)


def test_one_pays_from_the_own_break_zone() -> None:
    (paid,) = one("Remove 3 Summons in the Break Zone from the game: Draw 1 card.").cost.actions
    (place,) = paid.group.qualifiers
    assert place.zone.player == ir.You()


@pytest.mark.parametrize("paid", ["Remove 1 Summon from the game", "Put 1 Summon into the Break Zone"])
def test_no_summon_is_on_the_field_to_pay_with(paid: str) -> None:
    with pytest.raises(TextError, match="where these cards are"):
        one(f"{paid}: Draw 1 card.")
