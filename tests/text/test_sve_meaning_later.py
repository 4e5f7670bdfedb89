"""What sentences of Shadowverse: Evolve mean: what is done later, turns and phases more or less."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from sve_meaning import (
    CARD,
    DRAW,
    DRAW_TWO,
    ENEMY,
    FOE,
    FOLLOWER,
    IT,
    MINE,
    PIXIE,
    SPELL,
    THEY,
    TURN,
    YOU,
    cards_in,
    chosen,
    compiled,
    effects,
    nodes,
    only_node,
    refused,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv

PICK = "[fanfare] Select a follower on your field. "
AT_THE_END = ir.Delayed(ir.BeginningOf("end", ir.EachPlayer(), next=True), (DRAW,))
DESTROYED = ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER, (), MINE.qualifiers)), (ir.IsBroken(),))
PLAYED = ir.PlayerCasts(YOU, ir.Group(ir.TypeIs(("Spell",))))


def test_a_phase_behind_other_sentences_is_the_one_that_comes_next() -> None:
    made = compiled("[fanfare] Draw a card. At the start of your end phase, draw 2 cards.")
    assert made.effects[1] == ir.Delayed(ir.BeginningOf("end", YOU, next=True), (DRAW_TWO,))


def test_if_you_do_later() -> None:
    text = "You may discard a card. If you do, draw 2 cards at the start of your end phase."
    later = ir.Delayed(ir.BeginningOf("end", YOU, next=True), (ir.Draw(YOU, ir.Num(2)),))
    assert effects(text)[1] == ir.IfDone(later)


def test_what_waits_behind_a_condition_a_cost_or_a_number() -> None:
    later = "at the end of this turn, draw a card."
    assert effects(f"If Overflow is active for you, {later}") == (ir.If(sv.Overflow(), AT_THE_END),)
    assert effects("If Overflow is active for you, draw a card at the end of this turn.") == (
        ir.If(sv.Overflow(), AT_THE_END),
    )
    asked_then = replace(AT_THE_END, effects=(ir.If(sv.Overflow(), DRAW),))
    assert effects("At the end of this turn, if Overflow is active for you, draw a card.") == (asked_then,)
    assert effects(f"Spellchain (3): {later.capitalize()}") == (sv.Gate(sv.Spellchain(3), (AT_THE_END,)),)
    [paid] = compiled(f"[fanfare] Discard a card: {later.capitalize()}").effects
    assert isinstance(paid, sv.PayFor) and paid.effects == (AT_THE_END,)
    [modal] = effects(f"Choose one of the following. (1) {later.capitalize()} (2) Draw a card.")
    assert [option.effects for option in modal.options] == [(AT_THE_END,), (DRAW,)]


def test_what_stands_behind_what_waits() -> None:
    """What asks about it is done then, too; what speaks of its cards is open."""
    draw = ir.Draw(YOU, ir.Num(2))
    for words, then in (("If you do, d", ir.IfDone(draw)), ("Then, d", ir.Afterwards(draw))):
        [later] = effects(f"At the end of this turn, discard a card. {words}raw 2 cards.")
        assert isinstance(later, ir.Delayed) and later.effects[1:] == (then,)
    [later] = effects("At the end of this turn, if Overflow is active for you, draw a card. Otherwise, draw 2 cards.")
    assert isinstance(later, ir.Delayed) and later.effects == (ir.If(sv.Overflow(), DRAW), ir.Otherwise(draw))
    assert effects("At the end of this turn, discard a card. Draw 2 cards.")[1] == draw
    for text in ("summon 2 Knight tokens. Give them Ward.", "draw a card. Otherwise, discard a card."):
        with pytest.raises(TextError):
            effects(f"At the end of this turn, {text}")


def test_what_may_be_done_later() -> None:
    """10.7.5: asked when its time has come; "if you do" then, too."""
    (later,) = effects("At the end of this turn, you may draw a card. If you do, your leader takes 1 damage.")
    hurt = ir.DealDamage(sv.LeaderOf(YOU), ir.Num(1))
    assert later.effects == (ir.May(YOU, ir.Draw(YOU, ir.Num(1))), ir.IfDone(hurt))  # type: ignore[attr-defined]


def test_further_instructions() -> None:
    attack = sv.SetAttack(IT, ir.Num(0), TURN)
    assert effects("Select an enemy follower on the field and change its [attack] to 0 until the end of the turn.") == (
        ir.Both((chosen(ENEMY), attack)),
    )
    rule = ir.Restrict(IT, sv.CannotDealDamage("combat"), TURN)
    assert effects("Select an enemy follower on the field. It can't deal combat damage this turn.") == (
        chosen(ENEMY),
        rule,
    )
    ability = compiled("At the start of each player's end phase, deal 1 damage to that player's leader.")
    assert ability.effects == (ir.DealDamage(sv.LeaderOf(sv.PlayerRef(ir.EventPlayer())), ir.Num(1)),)
    ability = compiled("At the start of each opponent's end phase, if they have no cards in their hand, draw a card.")
    hand = ir.Group(CARD, (), (ir.InZone(ir.Hand(THEY)),))
    assert ability.effects == (ir.If(ir.Controls(THEY, hand, ir.Num(0), "="), DRAW),)


def test_delayed_to_the_next_turn() -> None:
    [later] = effects("At the start of your next turn, draw a card.")
    assert later == ir.Delayed(ir.BeginningOf("turn", YOU, next=True), (DRAW,))


def test_the_end_of_a_turn_is_the_start_of_its_end_phase() -> None:
    assert compiled("At the end of your turn, draw a card.").event == ir.BeginningOf("end", YOU)
    assert compiled("At the end of each opponent's turn, draw a card.").event == ir.BeginningOf("end", FOE)


def test_the_phase_of_each_player() -> None:
    ability = compiled("At the start of each end phase, draw a card.")
    assert ability.event == ir.BeginningOf("end", ir.EachPlayer())


@pytest.mark.parametrize(("whose", "player"), [("each player's", ir.EachPlayer()), ("each opponent's", FOE)])
def test_at_the_start_of_turns(whose: str, player: ir.Player) -> None:
    event = compiled(f"At the start of {whose} turn, draw a card.").event
    assert event == ir.BeginningOf("turn", player)


@pytest.mark.parametrize(
    ("words", "happening", "this_turn"),
    [
        ("When it leaves the field this turn, draw a card.", ir.LeavesField, True),
        ("This turn, when it's destroyed, draw a card.", ir.IsBroken, True),
        ("For the rest of this turn, whenever it attacks, draw a card.", ir.Attacks, True),
        ("When it's banished this turn, draw a card.", ir.RemovedFromGame, True),
        ("When it leaves the field, draw a card.", ir.LeavesField, False),
        ("When it is destroyed, draw a card.", ir.IsBroken, False),
    ],
)
def test_what_befalls_the_selected_one(words: str, happening: type[ir.Event], this_turn: bool) -> None:
    waits = only_node(PICK + words, ir.Delayed)
    assert waits.this_turn is this_turn and not waits.once
    assert isinstance(waits.event, ir.CardEvent) and isinstance(waits.event.subject, ir.Ref)
    assert waits.event.subject.to == ("t1",) and isinstance(waits.event.happenings[0], happening)


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


@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("The next time a follower on your field is destroyed this turn", DESTROYED),
        ("When the next follower on your field is destroyed this turn", DESTROYED),
        ("The next time you play a spell this turn", PLAYED),
        ("When you play your next spell this turn", PLAYED),
    ],
)
def test_the_next_time_this_turn(text: str, event: ir.Event) -> None:
    assert effects(f"{text}, draw a card.") == (ir.Delayed(event, (DRAW,), this_turn=True, once=True),)


def test_turns_of_others_that_are_skipped() -> None:
    assert effects("Each opponent skips their next turn.") == (sv.SkipTurn(FOE),)
    assert effects("Select an opponent. They skip their next turn.") == (
        sv.SelectOpponent(),
        sv.SkipTurn(sv.PlayerRef(FOE)),
    )


def test_all_of_them_are_turned() -> None:
    [turned] = effects("Turn all faceup evolved followers in your evolve deck facedown.")
    faceup = cards_in(sv.EvolveDeck(YOU), FOLLOWER, sv.IsFaceup(), sv.IsEvolved())
    assert turned == sv.Turn(ir.All(faceup, bind="t1"), down=True)


def test_cards_of_a_name_in_the_plural() -> None:
    there = (ir.InZone(sv.EvolveDeck(YOU)),)
    carrots = ir.Group(ir.NameIs("Carrot"), (sv.IsFaceup(),), there)
    one = sv.Turn(ir.All(carrots, bind="t1"), down=True)
    assert effects("Turn each faceup Carrot in your evolve deck facedown.") == (one,)
    many = "Select up to 2 faceup Carrots in your evolve deck and turn them facedown."
    assert effects(many) == (ir.Both((chosen(carrots, 2, up_to=True), sv.Turn(IT, down=True))),)


@pytest.mark.parametrize(
    ("text", "given"),
    [
        ("Draw X cards. X equals the number of Lantern Moths turned facedown this way.", sv.Let),
        ("Draw a card for each Lantern Moth turned facedown this way.", sv.ForEvery),
    ],
)
def test_named_cards_that_were_turned(text: str, given: type[Any]) -> None:
    *_, made = effects(f"Turn each faceup Lantern Moth in your evolve deck facedown. {text}")
    counted = sv.CountThisWay(ir.NameIs("Lantern Moth"), "turned facedown")
    assert isinstance(made, given) and counted in (getattr(made, "amount", None), getattr(made, "count", None))


@pytest.mark.parametrize(
    "text",
    ["The next Pixie follower you play this turn has Storm.", "Give the next Pixie follower you play this turn Storm."],
)
def test_what_the_next_card_played_has(text: str) -> None:
    [later] = effects(text)
    given = ir.Gain(ir.Ref(("subject",)), (ir.KeywordGained("Storm"),), ir.Permanent())
    assert later == ir.Delayed(ir.PlayerCasts(YOU, PIXIE), (given,), this_turn=True, once=True)


def test_a_card_from_the_hand_goes_back_there_later() -> None:
    [_, later] = effects(
        "You may put a follower from your hand onto your field. At the end of the turn, return it to your hand."
    )
    assert isinstance(later, ir.Delayed)
    assert later.effects == (ir.ToHand(IT, YOU, verb="return"),)


@pytest.mark.parametrize(
    "words",
    ["your opponent's next main phase, they discard", "each opponent's next main phase, that player discards"],
)
def test_the_player_of_the_phase_that_is_waited_for(words: str) -> None:
    [later] = compiled(f"[fanfare] At the start of {words} a card.").effects
    discards = ir.Discard(THEY, ir.Num(1), ir.Group(CARD), bind="t1")
    assert later == ir.Delayed(ir.BeginningOf("main", FOE, next=True), (discards,))


@pytest.mark.parametrize(("whose", "player"), [("your", YOU), ("your opponent's", FOE), ("each opponent's", FOE)])
def test_the_end_of_a_turn_that_is_not_this_one(whose: str, player: ir.Player) -> None:
    late = ir.BeginningOf("end", player, next=True, later=True)
    assert effects(f"At the end of {whose} next turn, draw a card.") == (ir.Delayed(late, (DRAW,)),)
    with pytest.raises(TextError):
        compiled(f"At the end of {whose} next turn, draw a card.")  # of an ability that waits again and again


@pytest.mark.parametrize("time", ["at the end of the turn", "at the start of your next end phase"])
@pytest.mark.parametrize(
    ("deed", "waits"),
    [
        ("Select a follower in your cemetery. Put it onto your field and destroy it", ir.Break),
        ("Select a follower on your field. Give it Storm and banish it", ir.RemoveFromGame),
        ("Search your deck for a follower, put it onto your field, and destroy it", ir.Break),
        ("Summon a Ghost token and destroy it", ir.Break),
        ("Steal an enemy follower on the field and return it to its owner's hand", ir.ToHand),
        ("Select an enemy follower on the field and destroy it", ir.Break),
        ("Select a follower in your cemetery and put it onto your field", ir.PlayOnto),
    ],
)
def test_only_the_last_of_several_waits(deed: str, waits: type[ir.Effect], time: str) -> None:
    """S98: the time stands behind all, and is said of what takes the card away again, or of all but the selecting."""
    [later] = [each for effect in effects(f"{deed} {time}.") for each in nodes(effect) if isinstance(each, ir.Delayed)]
    [done] = later.effects
    assert isinstance(done, waits) and done.what == IT  # type: ignore[attr-defined]  # all of them are done to a card


@pytest.mark.parametrize(
    "deed",
    [
        "Draw a card and discard a card",
        "Give your leader [defense]+1 and draw a card",
        "Search your deck for a follower, reveal it, and add it to your hand",
        "Draw a card, then discard a card",
    ],
)
def test_which_of_several_wait_is_open(deed: str) -> None:
    assert "open what of it" in refused(f"{deed} at the start of your next main phase.")
    assert isinstance(effects(f"At the start of your next main phase, {deed[0].lower()}{deed[1:]}.")[0], ir.Delayed)


def test_what_is_asked_behind_what_waits_in_part() -> None:
    assert "at once or later" in refused(
        "Summon a Ghost token and destroy it at the end of the turn. If you do, draw a card."
    )
