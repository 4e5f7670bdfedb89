"""Two of one player's verbs, some of those that were chosen or found and the others, all cards of a kind in a hand, and a power that
becomes the highest of others; each sentence with the tree it must become."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    BACKUP,
    BREAK_ZONE,
    FORWARD,
    FRONT,
    ME,
    MINE,
    OPPONENT,
    T1,
    T2,
    THEIRS,
    TURN,
    YOU,
    effects,
    last,
    one,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text

CARD = ir.Group(ir.IsCard())
ONE = ir.Num(1)
CHOSEN = "Choose 1 Forward. Break it."
FIRST = {
    "your opponent": (OPPONENT, OPPONENT),
    "each player": (ir.EachPlayer(), ir.EachPlayer()),
    "its controller": (ir.ControllerOf(T1), ir.ControllerOf(T1)),
}


@pytest.mark.parametrize("who", FIRST)
def test_two_verbs_of_one_player(who: str) -> None:
    first, too = FIRST[who]
    subject = who[0].upper() + who[1:]
    given = ir.Both((ir.Draw(first, ONE), ir.GainCrystals(too, ONE)))
    assert same(last(f"{CHOSEN} {subject} draws 1 card and gains 《C》."), given)
    milled = ir.Both((ir.Discard(first, ONE, CARD, bind="t2"), ir.Mill(too, ir.Num(3), bind="t3")))
    assert same(
        last(f"{CHOSEN} {subject} discards 1 card and puts the top 3 cards of their deck into the Break Zone."), milled
    )
    hurt = ir.Then(ir.RemoveTop(first, ONE, bind="t2"), ir.ReceiveDamage(too, ONE))
    text = f"{CHOSEN} {subject} removes the top card of their deck from the game, then receives 1 point of damage."
    assert same(last(text), hurt)


@pytest.mark.parametrize(("end", "to"), [("at the bottom of", ir.DeckBottom), ("on top of", ir.DeckTop)])
def test_drawn_and_put_back(end: str, to: type[ir.Zone]) -> None:
    put = last(f"Your opponent draws 2 cards, then puts 1 card from their hand {end} their deck.")
    held = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(OPPONENT)),))
    target = ir.Target(ONE, held, bind="t1")
    assert same(
        put,
        ir.Then(ir.Draw(OPPONENT, ir.Num(2)), ir.SelectAndPut(OPPONENT, target, to(ir.Owner()))),  # type: ignore[call-arg]
    )


def test_the_other_of_two_that_were_chosen_one_by_one() -> None:
    """Whichever was taken: the other is not the one that was chosen second."""
    text = "Choose 1 Backup in your Break Zone and 1 Monster in your Break Zone. Add {} of them to your hand and play the other onto the field."
    both = ir.Ref(("t1", "t2"))
    for number in ("1", "one"):
        taken = ir.TakeAmong(YOU, ir.Target(ONE, CARD, bind="t3"), both, ir.Hand(YOU))
        other = ir.PlayOnto(ir.Untaken(both, ir.Ref(("t3",))), YOU)
        assert same(last(text.format(number)), ir.Both((taken, other)))


@pytest.mark.parametrize("one_of", ["1 of them", "one of them", "1 card among them"])
@pytest.mark.parametrize(
    ("rest", "to"),
    [("put the other into the Break Zone", BREAK_ZONE), ("remove the other from the game", ir.Removed(ir.Owner()))],
)
def test_what_the_opponent_left(one_of: str, rest: str, to: ir.Zone) -> None:
    looked = (
        "Reveal the top 2 cards of your deck." if "among" in one_of else "Search for 2 Forwards with different names."
    )
    left = T1 if "among" in one_of else ir.Untaken(T1, T2)
    added = ir.Both((ir.ToHand(T2, YOU, verb="add"), ir.PutRest(left, to)))
    text = f"{looked} Your opponent selects {one_of}. Add it to your hand and {rest}."
    assert same(last(text), added)
    if one_of != "1 card among them":
        chosen = "Choose 2 cards in your Break Zone."
        assert same(last(f"{chosen} Your opponent selects {one_of}. Add it to your hand and {rest}."), added)


def test_the_selected_card() -> None:
    text = "Your opponent selects 1 Forward they control. {} the selected Forward."
    assert same(last(text.format("Break")), ir.Break(T1))
    with pytest.raises(TextError, match="more than one"):
        compile_text("fftcg", "Select 1 Forward you control. " + text.format("Break"), name="Hild", card_type="Summon")


def test_all_cards_of_a_kind_in_a_hand() -> None:
    held = ir.InZone(ir.Hand(OPPONENT))
    summons = ir.All(ir.Group(ir.TypeIs(("Summon",)), qualifiers=(held,)), bind="t1")
    assert same(last("Your opponent discards all the Summons in their hand."), ir.DiscardCards(OPPONENT, summons))
    named = ir.Group(ir.IsCard(), qualifiers=(ir.NamedType(),))
    shown = ir.DiscardCards(OPPONENT, ir.AllAmong(named, T1))
    text = "Name 1 card type. Your opponent reveals their hand"
    among = f"{text}. Your opponent discards all the cards of the named card type among them."
    assert same(last(among), shown)
    joined = f"{text} and discards all the cards of the named card type."
    assert same(last(joined), ir.Both((ir.RevealHand(OPPONENT, bind="t1"), shown)))


@pytest.mark.parametrize(("word", "lowest"), [("highest", False), ("lowest", True)])
@pytest.mark.parametrize("becomes", ["becomes the same as", "becomes equal to"])
def test_the_highest_power_of_others(word: str, lowest: bool, becomes: str) -> None:
    theirs = ir.Highest("power", ir.Group(FORWARD, qualifiers=(THEIRS,)), lowest)
    for words in ("power Forward opponent controls", "power among Forwards opponent controls"):
        text = f"Hild's power {becomes} the {word} {words} until the end of the turn."
        assert same(last(f"《1》: {text}", "Forward"), ir.SetPower(ME, theirs, TURN))
        front = f"Until the end of the turn, Hild's power {becomes} the {word} {words}."
        assert same(last(f"《1》: {front}", "Forward"), ir.SetPower(ME, theirs, FRONT))


def test_as_many_as_were_dulled() -> None:
    text = (
        "When Hild enters the field, you may dull any number of active Backups you control. When you do so, "
        "choose up to the same number of Forwards as the dulled Backups. Dull them."
    )
    done = effects(text, "Forward")[-1]
    assert isinstance(done, ir.WhenDone) and isinstance(done.effects[0], ir.Choose)
    assert same(done.effects[0].targets[0].count, ir.CountRef(T1, ir.Group(BACKUP)))


def test_cheaper_for_each_of_something() -> None:
    text = "The cost required to cast your next Forward this turn is reduced by 1 for each Backup you control."
    each = ir.PerEach(ONE, ir.CountOf(ir.Group(BACKUP, qualifiers=(MINE,))))
    wanted = ir.CastersCostChange(YOU, ir.Group(FORWARD), each, TURN, next_only=True)
    assert same(last(text), wanted)


@pytest.mark.parametrize("span", ["this turn", "of this turn", "during this turn"])
def test_the_attack_phase_of_this_turn(span: str) -> None:
    begins = ir.BeginningOf(phase="attack", whose=ir.EachPlayer())
    wanted = ir.Delayed(begins, (ir.Draw(YOU, ONE),), this_turn=True)
    assert same(last(f"At the beginning of the Attack Phase {span}, draw 1 card."), wanted)


def test_a_summon_of_itself() -> None:
    instead = "instead of putting it in the Break Zone"
    back = ir.ToHand(ME, ir.Owner(), verb="return")
    assert same(last(f"Draw 1 card. Return Hild to its owner's hand {instead}."), back)
    assert same(last(f"Draw 1 card. Return Hild to your hand {instead}."), back)
    away = ir.RemoveFromGame(ME, ir.Permanent())
    assert same(last(f"Draw 1 card. Remove Hild from the game {instead}."), away)


@pytest.mark.parametrize("kind", ["action", "special"])
def test_the_ability_that_is_used(kind: str) -> None:
    article = "an action" if kind == "action" else "a special"
    ability = one(f"When your opponent uses {article} ability, if your opponent doesn't pay 《1》, cancel its effect.")
    unless = ir.Unless(OPPONENT, ir.Cost((ir.CpGeneric(1),)), ir.CancelEffect(ir.Ref(("stack",))))
    assert same(ability, ir.AutoAbility(ir.PlayerUsesAbility(OPPONENT, kind), (unless,)))


@pytest.mark.parametrize("number", ["1", "one"])
@pytest.mark.parametrize(("words", "done"), [("Dull {}", ir.Dull(T2)), ("Freeze {}", ir.Freeze(T2)), ("Break {}", ir.Break(T2)),
                                             ("Return {} to its owner's hand", ir.ToHand(T2, ir.Owner(), verb="return"))])  # fmt: skip
def test_one_of_them_and_the_other(number: str, words: str, done: ir.Effect) -> None:
    chosen = "Choose up to 2 Forwards opponent controls."
    both = last(f"{chosen} {words.format(f'{number} of them')} and activate the other.")
    selected = ir.Assign(YOU, ir.Target(ONE, CARD, bind="t2"), T1)
    assert same(both, ir.Both((ir.Both((selected, done)), ir.Activate(ir.Untaken(T1, T2)))))


def test_from_the_hand_by_itself() -> None:
    ability = one(
        "《1》: Play Hild from your hand onto the field. You can only use this ability if Hild is in your hand."
    )
    assert isinstance(ability, ir.ActionAbility)
    assert same(ability.effects[0], ir.PlayOnto(ME, ir.Owner(), origin=ir.Hand(YOU)))


def test_what_was_put_away_or_removed_by_somebody() -> None:
    milled = "Put the top 2 cards of your deck into the Break Zone. Draw 1 card for each Character put into the Break Zone this way."
    each = ir.PerEach(ONE, ir.CountRef(T1, ir.Group(ir.IsCharacter())))
    assert same(last(milled), ir.Draw(YOU, each))
    removed = "Your opponent removes all the Summons in their Break Zone from the game. Draw 1 card for each Summon removed by this effect."
    summons = ir.PerEach(ONE, ir.CountRef(T1, ir.Group(ir.TypeIs(("Summon",)))))
    assert same(last(removed), ir.Draw(YOU, summons))


def test_counters_of_one_of_a_kind_pay() -> None:
    ability = one("Remove 2 Wish Counters from 1 Character you control: Draw 1 card.")
    assert isinstance(ability, ir.ActionAbility)
    cost = ir.PayCountersGroup("Wish", ir.Num(2), ir.Group(ir.IsCharacter(), qualifiers=(MINE,)))
    assert same(ability.cost, ir.Cost(actions=(cost,)))


def test_each_of_a_row_differs() -> None:
    """Not the last of them from itself."""
    both = effects("Search for 1 Forward and 1 Backup, each of a different Element, and add them to your hand.")[0]
    assert isinstance(both, ir.Both)
    found = (ir.Target(ONE, ir.Group(FORWARD), bind="t1"), ir.Target(ONE, ir.Group(BACKUP), bind="t2"))
    assert same(both.effects[0], ir.Search(YOU, found, different="element"))
    for text in (
        "Search for 1 Forward, each of a different Element, and add it to your hand.",
        "Choose 1 Forward and 1 Backup, each of a different Element. Return them to their owners' hands.",
    ):
        with pytest.raises(TextError, match="differ"):
            compile_text("fftcg", text, name="Hild", card_type="Summon")
