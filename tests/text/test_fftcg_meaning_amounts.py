"""What FFTCG sentences mean: amounts, of powers, costs and numbers that something else gives."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    BACKUP,
    BREAK_ZONE,
    CARD,
    COUNTED_BACKUPS,
    FORWARD,
    IT,
    ME,
    MINE,
    MONSTER,
    OPPONENT,
    T1,
    THEIRS,
    YOU,
    a_group,
    cost,
    effects,
    last,
    one,
    same,
)

from cardwright.text import ir
from cardwright.text.compile import compile_text

CARDS_IN_HAND = ir.HandSize(YOU)
MONSTERS = ir.Group(MONSTER, qualifiers=(MINE,))
LYING = ir.InZone(ir.BreakZone(YOU))
GONE = ir.CountOf(ir.Group(MONSTER, (), (LYING,)))
COUNTED_MONSTERS = ir.CountOf(ir.Group(MONSTER, (), (MINE,)))
HANDS = (ir.HandSize(YOU), ir.HandSize(OPPONENT))
POINTS = (ir.DamageReceived(YOU), ir.DamageReceived(OPPONENT))


def drawn_for_each(text: str) -> ir.Amount:
    """What the draw at the end counts."""
    found = last(text)
    assert isinstance(found, ir.Draw) and isinstance(found.count, ir.PerEach)
    return found.count.each


def test_an_extra_cost_as_one_likes() -> None:
    made = compile_text(
        "fftcg",
        "If you cast Hild, you may remove any number of cards in your Break Zone from the game as an extra cost.[[br]]"
        "Choose 1 Forward. Deal it 1000 damage for each Fire card removed by the extra cost.",
        name="Hild",
        card_type="Summon",
    )
    extra, summon = made.abilities
    (paid,) = extra.effects[0].cost.actions  # type: ignore[attr-defined]
    assert same(paid.count, ir.AsLiked())
    counted = summon.effects[1].amount.each  # type: ignore[attr-defined]
    assert isinstance(counted, ir.CountRef) and same(counted.cards, ir.PaidWith("removed"))


@pytest.mark.parametrize(
    ("number", "meant"), [("any number of", ir.AsLiked()), ("1 or more", ir.AsLiked(1)), ("X", ir.X())]
)
def test_costs_by_a_number_one_likes(number: str, meant: ir.Amount) -> None:
    assert same(cost(f"Discard {number} cards: Draw 1 card."), ir.PayDiscard(meant, CARD))
    backups = ir.Group(BACKUP)
    assert same(cost(f"Dull {number} active Backups: Draw 1 card."), ir.PayDull(meant, backups))
    assert same(
        cost(f"Put {number} Backups into the Break Zone: Draw 1 card."), ir.PayPutGroup(meant, backups, BREAK_ZONE)
    )
    assert same(cost(f"Remove {number} Moon Counters from Hild: Draw 1 card."), ir.PayCounters("Moon", meant, ME))


def test_what_paid_is_counted() -> None:
    text = "Discard any number of cards: Choose 1 Forward. Deal it 2000 damage for each Fire card discarded."
    hurt = one(text).effects[1]  # type: ignore[attr-defined]
    fire = ir.Group(ir.IsCard(), adjectives=(ir.ElementIs(("Fire",)),))
    assert same(hurt.amount, ir.PerEach(ir.Num(2000), ir.CountRef(ir.PaidWith("discarded"), fire)))


@pytest.mark.parametrize(("has", "player"), [("you have", YOU), ("your opponent has", OPPONENT)])
@pytest.mark.parametrize("number", ["number", "amount"])
def test_the_number_of_crystals(has: str, player: ir.Player, number: str) -> None:
    assert same(last(f"Draw X cards, where X is the {number} of 《C》 {has}."), ir.Draw(YOU, ir.CrystalCount(player)))
    chosen = one(f"Choose 1 Forward of cost equal to or less than the {number} of 《C》 {has}. Break it.", "Summon")
    assert isinstance(chosen, ir.SummonEffect)
    cost = ir.CostIs(ir.CrystalCount(player), "<=")
    assert isinstance(chosen.effects[0], ir.Choose) and same(chosen.effects[0].targets[0].group.qualifiers[0], cost)


@pytest.mark.parametrize(("words", "compare"), [("more", ">"), ("fewer", "<"), ("the same number of", "=")])
def test_crystals_of_both_players(words: str, compare: str) -> None:
    (said,) = one(
        f"If you have {words} 《C》 {'as' if compare == '=' else 'than'} your opponent, Hild gains Brave."
    ).effects  # type: ignore[attr-defined]
    assert same(said.condition, ir.Compare(ir.CrystalCount(YOU), ir.CrystalCount(OPPONENT), compare))


def test_hands_filled_and_emptied_to_a_number() -> None:
    theirs = ir.HandSize(OPPONENT)
    four = ir.Num(4)
    for text, meant in (
        ("Draw until you have 4 cards in your hand.", ir.Draw(YOU, ir.Minus(four, CARDS_IN_HAND))),
        (
            "Discard cards until you have 4 cards in hand.",
            ir.Discard(YOU, ir.Minus(CARDS_IN_HAND, four), CARD, bind="t1"),
        ),
        (
            "Your opponent discards cards until they have 4 cards in their hand.",
            ir.Discard(OPPONENT, ir.Minus(theirs, four), CARD, bind="t1"),
        ),
        (
            "Your opponent draws cards until he/she has 4 cards in his/her hand.",
            ir.Draw(OPPONENT, ir.Minus(four, theirs)),
        ),
        (
            "Each player draws cards until they have 4 cards in their hand.",
            ir.ForEachPlayer(ir.Draw(YOU, ir.Minus(four, CARDS_IN_HAND))),
        ),
        (
            "Each player discards until they have 4 cards in hand.",
            ir.ForEachPlayer(ir.Discard(YOU, ir.Minus(CARDS_IN_HAND, four), CARD, bind="t1")),
        ),
    ):
        assert same(last(text), meant), text


def test_hand_that_is_filled() -> None:
    (draw,) = effects("Draw cards until you have 4 cards in your hand.")
    assert same(draw, ir.Draw(YOU, ir.Minus(ir.Num(4), ir.HandSize(YOU))))


def test_the_discarded_summon_and_its_controllers_hand() -> None:
    _, lose = one(
        "Discard 1 Summon: Choose 1 Forward. It loses 1000 power for each CP required to cast the discarded Summon until the end of the turn."
    ).effects  # type: ignore[attr-defined]
    assert same(lose.losses[0].amount.each, ir.CostOf(ir.PaidWith("discarded")))
    _, hit = effects("Choose 1 Forward. Deal it 1000 damage for each card in its controller's hand.")
    assert same(hit.amount.each, ir.HandSize(ir.ControllerOf(IT)))  # type: ignore[attr-defined]


@pytest.mark.parametrize(("more", "sign"), [("more", ">"), ("fewer", "<"), ("less", "<")])
@pytest.mark.parametrize(
    ("words", "left", "right"),
    [
        ("your opponent has {} cards in their hand than you do", *HANDS[::-1]),
        ("your opponent has {} cards in hand than you have", *HANDS[::-1]),
        ("you have {} cards in your hand than your opponent does", *HANDS),
        ("you have {} cards in hand than your opponent has", *HANDS),
        ("you have received {} points of damage than your opponent has", *POINTS),
        ("your opponent has received {} damage than you have", *POINTS[::-1]),
    ],
)
def test_what_one_player_has_beside_the_other(
    words: str, left: ir.Amount, right: ir.Amount, more: str, sign: str
) -> None:
    made = effects(f"If {words.format(more)}, draw 1 card.")[0]
    assert same(made, ir.If(ir.Compare(left, right, sign), ir.Draw(YOU, ir.Num(1))))


def test_a_cost_that_is_the_same_as_a_number() -> None:
    made = last(
        "Select 1 number. Reveal the top card of your deck. If its cost is the same as the selected number, draw 1 card."
    )
    assert isinstance(made, ir.If)
    assert same(made.condition, ir.Compare(ir.CostOf(T1), ir.NamedNumber(), "="))


def test_a_number_that_was_named() -> None:
    for words in ("of the same cost as the named number", "of cost equal to that number", "of the named cost"):
        _, broken = effects(f"Name 1 number. Break all the Forwards {words}.")
        group = ir.Group(FORWARD, qualifiers=(ir.CostIs(ir.NamedNumber()),))
        assert same(broken, ir.Break(ir.All(group, bind="t1"))), words


def test_named_things() -> None:
    *_, check = effects(
        "Select 1 number. Reveal the top card of your deck. If its cost is the selected number, add it to your hand."
    )
    assert isinstance(check, ir.If)
    assert isinstance(check.condition, ir.Compare)
    assert same(check.condition.right, ir.NamedNumber())
    assert same(THEIRS, ir.ControlledBy(OPPONENT))


def test_for_each_is_counted() -> None:
    *_, last = effects("Choose 1 Forward. Deal it 2500 damage for each Monster you control.")
    each = ir.CountOf(a_group(ir.TypeIs(("Monster",)), MINE))
    assert last == ir.DealDamage(T1, ir.PerEach(ir.Num(2500), each))
    (static,) = one("For each point of damage you have received, Hild gains +1000 power.").effects  # type: ignore[attr-defined]
    power = ir.PowerUp(ir.PerEach(ir.Num(1000), ir.DamageReceived(YOU), w=1))
    assert static == ir.Gain(ME, (power,), ALWAYS)


def test_counted_by_what_is_held_and_what_is_away() -> None:
    knights = ir.Group(ir.JobIs("Knight"), qualifiers=(MINE,))
    fallen = ir.Group(ir.JobIs("Knight"), qualifiers=(ir.InZone(ir.BreakZone(YOU)),))
    (gain,) = effects(
        "Hild gains +1000 power for each {Job Knight} you control and/or {Job Knight} in your Break Zone.", "Forward"
    )
    counted = ir.PerEach(ir.Num(1000), ir.Plus(ir.CountOf(knights), ir.CountOf(fallen)))
    assert same(gain.gains, (ir.PowerUp(counted),))  # type: ignore[attr-defined]
    (draw,) = effects(
        "When Hild enters the field, draw 1 card for every 2 points of damage your opponent has received.", "Forward"
    )
    assert same(draw.count, ir.PerEach(ir.Num(1), ir.Times(ir.Num(2), ir.DamageReceived(OPPONENT))))  # type: ignore[attr-defined]


def test_done_this_way() -> None:
    draw = "Draw 1 card for each"
    monster = ir.Group(ir.TypeIs(("Monster",)))
    text = f"Return all the Monsters to their owners' hands. {draw} Monster returned to their owners' hands this way."
    assert same(drawn_for_each(text), ir.CountRef(T1, monster))
    text = f"Play up to 2 Forwards from your hand onto the field. {draw} Forward played this way."
    assert same(drawn_for_each(text), ir.CountRef(T1, ir.Group(FORWARD)))
    text = f"You may break up to 2 Backups you control. {draw} Backup broken this way."
    assert same(drawn_for_each(text), ir.ResultCount())
    text = f"Put all the Monsters into the Break Zone. {draw} Monster put from the field into the Break Zone this way."
    assert same(drawn_for_each(text), ir.ResultCount())


@pytest.mark.parametrize(
    ("words", "count"),
    [
        ("Monsters you control and/or Monsters in your Break Zone", ir.Plus(COUNTED_MONSTERS, GONE)),
        ("Monsters in your Break Zone and/or Monsters you control", ir.Plus(GONE, COUNTED_MONSTERS)),
        (
            "{Job Smith} you control and/or Monsters in your Break Zone",
            ir.Plus(ir.CountOf(ir.Group(ir.JobIs("Smith"), (), (MINE,))), GONE),
        ),
    ],
)
def test_cards_counted_here_and_there(words: str, count: ir.Amount) -> None:
    (choose, _) = effects(f"Choose up to the same number of Characters as the {words}. Dull them.")
    assert isinstance(choose, ir.Choose)
    assert same(choose.targets[0].count, count)
    (rule,) = effects(f"You can only cast Hild if you have a total of 5 or more {words}.", "Forward")
    assert isinstance(rule, ir.Restrict)
    assert same(rule.rule, ir.PlayedOnlyIf(ir.Compare(count, ir.Num(5), ">=")))


@pytest.mark.parametrize("more", ["1000 damage", "an additional 1000 damage", "1000 more damage"])
def test_damage_and_more_for_each(more: str) -> None:
    amount = last(f"Choose 1 Forward. Deal it 3000 damage and {more} for each Backup you control.").amount
    assert (amount.base, amount.more.amount, amount.more.each) == (ir.Num(3000), ir.Num(1000), COUNTED_BACKUPS)


@pytest.mark.parametrize("more", ["1000 more power", "an additional 1000 power", "an additional +1000 power"])
def test_power_and_more_for_each(more: str) -> None:
    lost = last(
        f"Choose 1 Forward. It loses 2000 power and {more} for each Backup you control until the end of the turn."
    )
    amount = lost.losses[0].amount
    assert (amount.base, amount.more.amount, amount.more.each) == (ir.Num(2000), ir.Num(1000), COUNTED_BACKUPS)


def test_counted_in_steps() -> None:
    points = ir.DamageReceived(YOU)
    for words, each in (
        ("every two Monsters you control", ir.Times(ir.Num(2), ir.CountOf(MONSTERS))),
        ("every 2 points of damage you have received", ir.Times(ir.Num(2), points)),
        ("every 3 points of damage your opponent has received", ir.Times(ir.Num(3), ir.DamageReceived(OPPONENT))),
        ("every 2 《C》 you have", ir.Times(ir.Num(2), ir.CrystalCount(YOU))),
        ("every 2 Moon Counters placed on Hild", ir.Times(ir.Num(2), ir.CountersOn("Moon", ME))),
        ("every 2 cards you have drawn this turn", ir.Times(ir.Num(2), ir.CardsDrawn(YOU))),
        ("every 2 cards you have cast this turn", ir.Times(ir.Num(2), ir.CardsCastThisTurn(YOU))),
        ("each 2 points of damage you have received", ir.Times(ir.Num(2), points)),
    ):
        text = f"When Hild enters the field, for {words}, draw 1 card."
        assert same(last(text, "Forward"), ir.Draw(YOU, ir.PerEach(ir.Num(1), each))), words


@pytest.mark.parametrize("way", ["", " this way", " by this effect"])
def test_for_every_two_that_were_dulled(way: str) -> None:
    made = effects(f"Dull any number of active Backups you control. Draw 1 card for every 2 Backups dulled{way}.")[-1]
    counted = ir.Times(ir.Num(2), ir.CountRef(T1, ir.Group(ir.TypeIs(("Backup",)))))
    assert same(made.count.each, counted)  # type: ignore[attr-defined]


def test_removed_by_this_effect() -> None:
    *_, draw = effects(
        "Remove all the cards in your Break Zone from the game. Draw 1 card for every 5 cards removed by this effect."
    )
    gone = ir.CountRef(IT, ir.Group(ir.IsCard()))
    assert same(draw, ir.Draw(YOU, ir.PerEach(ir.Num(1), ir.Times(ir.Num(5), gone))))


@pytest.mark.parametrize(
    "text",
    ["Remove all the Characters in both players' Break Zones from the game. If 10 or more cards were removed this way, draw 1 card.",
     "Remove all the Summons in your opponent's Break Zone from the game. If 10 or more cards were removed by this effect, draw 1 card."],
)  # fmt: skip
def test_so_many_of_a_whole_group_were_removed(text: str) -> None:
    removed, asked = effects(text)
    assert same(asked.condition.left, ir.CountRef(ir.Ref((removed.what.bind,)), ir.Group(ir.IsCard())))  # type: ignore[attr-defined]


@pytest.mark.parametrize(("verb", "place"), [("returns", "to their owners' hands"), ("puts", "into the Break Zone")])
def test_what_each_player_moved_is_counted(verb: str, place: str) -> None:
    way = {"returns": "returned", "puts": "put into the Break Zone"}[verb]
    moved, drawn = effects(
        f"Each player {verb} all the Monsters they control {place}. Draw 1 card for each Monster {way} this way."
    )
    assert drawn.count.each.cards.to == (moved.what.bind,)  # type: ignore[attr-defined]


def test_the_total_cost_of_what_was_shown() -> None:
    text = "Reveal the top 3 cards of your deck. Choose 1 Forward. Deal it damage equal to the total cost of the revealed cards multiplied by 1000. "
    damage = effects(text + "Return the revealed cards to the bottom of your deck in any order.")[2]
    assert same(damage.amount, ir.PerEach(ir.Num(1000), ir.CostOf(ir.Ref(("t1",)))))  # type: ignore[attr-defined]
    asked = last(
        "Reveal the top 2 cards of your deck. If the total cost of the revealed cards is 6 or more, draw 1 card."
    )
    assert same(asked.condition, ir.Compare(ir.CostOf(ir.Ref(("t1",))), ir.Num(6), ">="))  # type: ignore[attr-defined]


@pytest.mark.parametrize("different", ["", "different "])
def test_for_every_two_elements(different: str) -> None:
    (drawn,) = effects(f"Draw 1 card for every 2 {different}Elements among Characters you control.")
    elements = ir.CountElements(ir.Group(ir.IsCharacter(), (), (MINE,)))
    assert same(drawn, ir.Draw(YOU, ir.PerEach(ir.Num(1), ir.Times(ir.Num(2), elements))))


def test_half_a_power_rounded_behind_whom_it_is_dealt_to() -> None:
    text = "Choose 1 Forward you control and 1 Forward opponent controls. The former deals damage equal to half of its power to the latter"
    for words, up in (("up", True), ("down", False)):
        damage = last(f"{text} (round {words} to the nearest 1000).")
        half = ir.Half(ir.PowerOf(ir.Ref(("t1",))), up=up)
        assert same(damage, ir.DealDamage(ir.Ref(("t2",)), half, ir.Ref(("t1",))))


def test_so_many_for_every_under_a_condition() -> None:
    (found,) = effects(
        "If you control a Monster, for every 3 Summons in your Break Zone, Hild gains +1000 power.", "Forward"
    )
    assert isinstance(found.effect.gains[0].amount.each, ir.Times)


@pytest.mark.parametrize("points", ["", "number of points of ", "amount of "])
def test_points_received_against_a_cost(points: str) -> None:
    asked = f"If the {points}damage you have received is equal to or greater than its cost, break it."
    _, then = effects(f"Choose 1 Forward. {asked}")
    cost = ir.CostOf(ir.Ref(("t1",)))
    assert same(then.condition, ir.Compare(ir.DamageReceived(YOU), cost, ">="))  # type: ignore[attr-defined]


def test_the_points_of_both() -> None:
    both = ir.Plus(ir.DamageReceived(YOU), ir.DamageReceived(OPPONENT))
    for text, each in (
        ("each point of damage you and your opponent have received", both),
        ("every 2 points of damage both players have received", ir.Times(ir.Num(2), both)),
    ):
        assert same(last(f"Draw 1 card for {text}."), ir.Draw(YOU, ir.PerEach(ir.Num(1), each))), text


def test_as_many_as_so_far_this_turn() -> None:
    for words, count in (
        ("Summons you have cast", ir.CardsCastThisTurn(YOU, ir.Group(ir.TypeIs(("Summon",))))),
        ("cards your opponent has cast", ir.CardsCastThisTurn(OPPONENT)),
        ("cards you have drawn", ir.CardsDrawn(YOU)),
        ("cards your opponent has discarded", ir.TimesThisTurn(ir.PlayerDiscards(OPPONENT, each=True))),
    ):
        text = f"Choose up to the same number of Forwards as the {words} this turn. Dull them."
        assert same(effects(text)[0].targets[0].count, count), words  # type: ignore[attr-defined]


def test_of_each_player_by_their_own() -> None:
    theirs = ir.CountOf(ir.Group(BACKUP, qualifiers=(ir.ControlledBy(ir.EachPlayer()),)))
    for words in ("cards equal to the number of", "as many cards as the number of"):
        draws = last(f"Each player draws {words} Backups they control.")
        assert same(draws, ir.Draw(ir.EachPlayer(), theirs)), words


def test_so_much_times_a_number() -> None:
    for said, each in (
        ("the number of cards in your hand", ir.CountOf(ir.Group(ir.IsCard(), (), (ir.InZone(ir.Hand(YOU)),)))),
        ("its cost", ir.CostOf(T1)),
    ):
        dealt = last(f"Choose 1 Forward. Deal it damage equal to {said} times 1000.")
        assert same(dealt, ir.DealDamage(T1, ir.PerEach(ir.Num(1000), each))), said
