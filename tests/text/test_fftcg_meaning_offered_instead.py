"""What FFTCG sentences mean: an offer to do something else instead, and what hangs on it; words in another place of the sentence."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    CARD,
    CHOSEN,
    DRAW,
    FORWARD,
    ME,
    MONSTER,
    OPPONENT,
    T1,
    THEIRS,
    YOU,
    asked_as_it_attacks,
    done_as_it_enters,
    effects,
    event_of,
    held,
    last,
    meant,
    refused,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text
from cardwright.text.walk import nodes

BACK = ir.ToHand(T1, ir.Owner(), verb="return")
AWAY = ir.RemoveFromGame(T1, ir.Permanent())
RETURNED = f"{CHOSEN}Return it to its owner's hand. "
OFFERED = "you may remove it from the game instead."
CAN_HAVE_ONE = "If you control a Backup, "


@pytest.mark.parametrize("condition", ["", CAN_HAVE_ONE])
def test_what_hangs_on_an_offer_is_part_of_it(condition: str) -> None:
    """11.11.5: "if you do so" is said of what may be done instead, not of what is printed first."""
    offer = OFFERED if condition else OFFERED.capitalize()
    made = last(f"{RETURNED}{condition}{offer} If you do so, draw 1 card.")
    chosen = made.effect if isinstance(made, ir.Instead) else made
    assert same(chosen, ir.OneOf((BACK, ir.Both((AWAY, ir.IfDone(DRAW))))))


def test_a_later_ability_may_hang_on_it() -> None:
    made = last("Draw 1 card. You may gain 《C》 instead. When you do so, choose 1 Forward. Deal it 1000 damage.")
    assert isinstance(made, ir.OneOf)
    (reflexive,) = (each for each in nodes(made.effects[1]) if isinstance(each, ir.WhenDone))
    assert len(reflexive.effects) == 2 and same(made.effects[0], DRAW)


@pytest.mark.parametrize(
    "text",
    [
        f"{CHOSEN}Dull it. {CAN_HAVE_ONE}break it instead. If you do so, draw 1 card.",
        f"Draw 1 card. {CAN_HAVE_ONE}draw 2 cards instead. When you do so, discard 1 card.",
        f"Draw 1 card. {CAN_HAVE_ONE}you may gain 《C》 instead. If you don't, discard 1 card.",
        f"{CHOSEN}Dull it. Freeze it. You may break it instead.",
        f"{CHOSEN}If it is dull, break it. You may remove it from the game instead.",
        "You may break it instead.",
    ],
)
def test_what_an_answer_is_said_of_is_open(text: str) -> None:
    with pytest.raises(TextError, match="bind"):
        compile_text("fftcg", text, name="Hild", card_type="Summon")


def test_what_may_be_cast_later_has_not_been_cast() -> None:
    """11.11.5: nobody can say by then whether it will be."""
    shown = "Your opponent reveals 1 card from their hand at random. You may cast it as though you owned it this turn. "
    assert refused(f"{shown}If you don't, your opponent puts it at the bottom of their deck.")
    assert refused(f"{shown}If you do so, draw 1 card.")


@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 Forward in your opponent's Break Zone. Remove it from the game until Hild leaves the field.",
        "Your opponent randomly reveals 2 cards from their hand. Select 1 Forward among them. Remove it from the game for as long as Hild "
        "is on the field.",
        "Your opponent reveals their hand. Select 1 card in it. Remove it from the game for as long as Hild is on the field.",
    ],
)
def test_where_a_card_of_no_field_comes_back_to_is_open(text: str) -> None:
    """6.2.4 puts what comes back onto the field; of what was not there nothing is said."""
    assert refused(f"When Hild enters the field, {text[0].lower()}{text[1:]}", "Forward")
    assert refused("When a Forward is put from the field into the Break Zone, remove it from the game for as long as Hild is on the "
                   "field.", "Forward")  # fmt: skip
    assert not refused(f"When Hild enters the field, {CHOSEN[0].lower()}{CHOSEN[1:]}Remove it from the game until Hild leaves the field.",
                       "Forward")  # fmt: skip


@pytest.mark.parametrize(
    ("words", "by"),
    [
        ("due to your ability", "own_ability"),
        ("due to your Summon", "own_summon"),
        ("due to your opponent's ability", "opponent_ability"),
        ("due to your opponent's Summons", "opponent_summon"),
    ],
)
def test_due_to_whose(words: str, by: str) -> None:
    assert same(event_of(f"When Hild enters the field {words}, draw 1 card."),
                ir.CardEvent(ME, (ir.EntersField(ir.AnyPlayer(), by=by),)))  # fmt: skip


@pytest.mark.parametrize(
    ("words", "by"),
    [("from the Break Zone", "break_zone"), ("from their Break Zone", "their_break_zone"), ("from their hand", "their_hand"),
     ("due to an ability", "ability")],
)  # fmt: skip
def test_whence_the_opponent_plays_a_card(words: str, by: str) -> None:
    event = event_of(f"When your opponent plays a Character onto the field {words}, draw 1 card.")
    assert isinstance(event, ir.CardEvent) and event.happenings == (
        ir.EntersField(OPPONENT, by=by, w=event.happenings[0].w),
    )  # type: ignore[attr-defined]


@pytest.mark.parametrize("zone", [ir.Hand(YOU), ir.BreakZone(YOU)])
def test_a_total_behind_the_zone(zone: ir.Zone) -> None:
    place = "your hand" if isinstance(zone, ir.Hand) else "your Break Zone"
    made = last(f"Play up to 2 Forwards from {place} with a total cost of 6 or less onto the field dull.")
    assert isinstance(made, ir.PlayFrom) and made.dull and same(made.zone, zone)
    assert made.target.most_cost == ir.Num(6) and made.target.up_to
    cast = last(f"Cast up to 2 Summons from {place} with a total cost of 6 or less without paying their costs.")
    assert isinstance(cast, ir.CastFrom) and cast.free and cast.target.most_cost == ir.Num(6)


def test_played_as_it_was_put_there() -> None:
    made = last("Play 1 Monster of cost 3 or less put into your Break Zone from the field this turn onto the field.")
    assert isinstance(made, ir.PlayFrom) and same(made.zone, ir.BreakZone(YOU))
    put = made.target.group.qualifiers[-1]
    assert made.target.group.noun == MONSTER and isinstance(put, ir.PutThisTurn) and not put.anywhere


def test_until_the_end_of_its_controllers_next_turn() -> None:
    (_, lost) = effects(f"{CHOSEN}It loses 2000 power until the end of its controller's next turn.")
    assert isinstance(lost, ir.Lose) and same(lost.duration, ir.UntilEndOfNextTurn(ir.ControllerOf(T1)))


def test_an_attack_phase_is_anybodys() -> None:
    attack = ir.PhaseIs("attack", ir.EachPlayer())
    ability = meant("During an Attack Phase, Hild gains +2000 power.")
    assert isinstance(ability, ir.FieldAbility) and isinstance(ability.effects[0], ir.If)
    assert same(ability.effects[0].condition, attack)
    used = meant("《0》: Draw 1 card. You can only use this ability during an Attack Phase.")
    assert isinstance(used, ir.ActionAbility) and same(used.limits[0], ir.OnlyIf(attack))


def test_costs_less() -> None:
    less = meant("The first {Job Knight} card you cast each turn costs 2 less.")
    long = meant("The cost required to cast the first {Job Knight} card you cast each turn is reduced by 2.")
    assert same(less, long)


def test_what_is_on_the_field_is_anybodys() -> None:
    here = ir.Group(FORWARD, (ir.JobIs("Witch"),), (ir.ControlledBy(ir.AnyPlayer()),))
    assert same(held("a {Job Witch} Forward is on the field"), ir.Exists(here, ir.Num(1)))
    assert same(held("2 or more {Job Witch} Forwards are on the field"), ir.Exists(here, ir.Num(2)))


def test_a_number_that_is_so_many() -> None:
    asked = asked_as_it_attacks("the number of Forwards opponent controls is 2 or more")
    assert same(asked, ir.Compare(ir.CountOf(ir.Group(FORWARD, qualifiers=(THEIRS,))), ir.Num(2), ">="))
    assert same(held("you have 2 《C》 or more"), held("you have 2 or more 《C》"))


def test_a_forward_and_a_rule() -> None:
    ability = meant(
        "If you control a Backup, Hild also becomes a Forward with 9000 power and cannot be blocked.", "Monster"
    )
    assert isinstance(ability, ir.FieldAbility) and isinstance(ability.effects[0], ir.If)
    both = ability.effects[0].effect
    assert isinstance(both, ir.Both)
    becomes, rule = both.effects
    assert isinstance(becomes, ir.BecomeForward) and isinstance(rule, ir.Restrict)
    assert isinstance(rule.rule, ir.CannotBeBlocked) and isinstance(rule.what, ir.SelfRef)


def test_what_was_played_among_shown_cards_gains() -> None:
    *_, gain = done_as_it_enters(
        "reveal the top 3 cards of your deck. Play 1 Forward among them onto the field and put the rest of the cards into the Break "
        "Zone. It gains Haste until the end of the turn."
    )
    assert isinstance(gain, ir.Gain) and gain.to == ir.Ref(("t2",))


def test_they_do_it_with_the_card_they_showed() -> None:
    shown = "Your opponent reveals 1 card from their hand at random. "
    assert same(last(f"{shown}If it is a Forward, they discard it."),
                last(f"{shown}If it is a Forward, your opponent discards it."))  # fmt: skip
    assert same(last(f"{shown}They put it at the bottom of their deck."),
                last(f"{shown}Your opponent puts it at the bottom of their deck."))  # fmt: skip


def test_one_of_a_name_gains_and_heeds_a_rule() -> None:
    one = meant("The {Card Name Olga} you control gains +1000 power and cannot be blocked.")
    many = meant("The {Card Name Olga} you control gain +1000 power and cannot be blocked.")
    assert same(one, many)


def test_numbers_from_one_to_another() -> None:
    named, broken = effects("Select 1 number from 1 to 9. Break all the Forwards of the selected cost.")
    assert isinstance(named, ir.Name) and (named.low, named.high) == (1, 9)
    assert isinstance(broken, ir.Break)


def test_several_cards_into_the_damage_zone() -> None:
    put = last("Put 2 cards from your hand into the Damage Zone (their EX Burst effects will not trigger).")
    assert isinstance(put, ir.SelectAndPut) and put.target.count == ir.Num(2) and put.target.group.noun == CARD.noun
    assert same(put.to, ir.DamageZone(YOU))


def test_into_the_break_zones_of_their_owners() -> None:
    gone = "When Hild leaves the field, put all the cards removed by Hild's ability into "
    assert same(meant(f"{gone}their owners' Break Zones."), meant(f"{gone}the Break Zone."))


@pytest.mark.parametrize("status", ["dull", "frozen"])
def test_what_a_chosen_card_already_is(status: str) -> None:
    """Asked before anything is done to it; behind what was done it would be open."""
    known = last(f"Choose 1 Forward. Dull it. If it is {status}, break it instead.")
    assert same(last(f"Choose 1 Forward. Dull it. If it is already {status}, break it instead."), known)
    known = last(f"Choose 1 Forward. If it is {status}, break it.")
    assert same(last(f"Choose 1 Forward. If it is already {status}, break it."), known)
    for open_one in (
        "Dull it. If it is already {}, break it.",
        "Dull it. Draw 1 card. If it is already {}, draw 2 cards instead.",
    ):
        with pytest.raises(TextError):
            last("Choose 1 Forward. " + open_one.format(status))
