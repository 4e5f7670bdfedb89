"""Damage, decks, hands and moves by effects."""

from __future__ import annotations

import pytest
from board import (
    BREAK_ZONE,
    CARD,
    DAMAGE_ZONE,
    DECK,
    FIELD,
    FOE,
    FOREVER,
    FORWARD,
    HAND,
    REMOVED,
    THEIRS,
    YOU,
    Board,
    choose,
    forwards,
    hit,
    it,
    num,
    target,
)

from cardwright.errors import Illegal
from cardwright.text import ir

DRAW = ir.Draw(player=YOU, count=num(1))
SELF = ir.SelfRef()
FREE = ir.Cost()


# -- damage --------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("fftcg-2020", "6.4.2", "11.11.4", "11.11.8")
def test_a_source_that_has_left_deals_damage_by_its_last_power() -> None:
    board = Board()
    blow = ir.DealDamage(to=it(), amount=ir.PowerOf(card=SELF), source=SELF)
    mage = board.put(
        0, FIELD, "Mage", ir.ActionAbility(cost=FREE, effects=(choose(forwards(THEIRS)), blow)), power=6000
    )
    foe = board.put(1, FIELD, "Foe", power=9000)
    up = ir.Gain(to=it(), gains=(ir.PowerUp(amount=num(2000)),), duration=ir.UntilEndOfTurn())
    gone = board.summon(choose(), up, ir.Break(what=it()), player=1)
    table = board.start().answer(("use", mage, 0), ("pass",)).cast(gone, (mage,)).resolve()
    assert table.zone(mage) == BREAK_ZONE
    assert table.obj(foe).damage == 8000


@pytest.mark.clauses("fftcg-2020", "11.6.8", "11.3.6")
def test_damage_is_divided_while_casting_in_thousands_with_something_for_each() -> None:
    board = Board()
    foes = [board.put(1, FIELD, "Foe", power=9000) for _ in range(2)]
    rite = board.summon(choose(forwards(THEIRS), 2, up_to=True), ir.DivideDamage(to=it(), amount=num(7000)))
    table = board.start().cast(rite, tuple(foes))
    assert table.asked.kind == "divide"
    for wrong in (((foes[0], 7000),), ((foes[0], 6500), (foes[1], 500)), ((foes[0], 3000), (foes[1], 3000))):
        with pytest.raises(Illegal):
            table.match.check(wrong)
    table.answer(((foes[0], 2000), (foes[1], 5000))).resolve()
    assert [table.obj(f).damage for f in foes] == [2000, 5000]


def test_the_share_of_a_lost_target_is_lost() -> None:
    board = Board()
    foes = [board.put(1, FIELD, "Foe", power=9000) for _ in range(2)]
    rite = board.summon(choose(forwards(THEIRS), 2), ir.DivideDamage(to=it(), amount=num(5000)))
    gone = board.summon(choose(), ir.ToHand(what=it(), player=ir.Owner(), verb="return"), player=1)
    table = board.start().cast(rite, ((foes[0], 4000), (foes[1], 1000))).answer(("pass",))
    table.cast(gone, (foes[0],)).resolve()
    assert table.obj(foes[1]).damage == 1000


def test_two_forwards_deal_each_other_their_power_at_once() -> None:
    board = Board()
    mine, foe = board.put(0, FIELD, "Mine", power=6000), board.put(1, FIELD, "Foe", power=7000)
    rite = board.summon(
        choose(forwards(ir.ControlledBy(player=YOU))),
        choose(forwards(THEIRS), bind="t2"),
        ir.DealEachOther(a=it("t1"), b=it("t2")),
    )
    table = board.start().play(rite)
    assert (table.zone(mine), table.obj(foe).damage) == (BREAK_ZONE, 6000)


@pytest.mark.clauses("fftcg-2020", "6.5.1", "6.5.2")
def test_points_of_damage_to_a_player() -> None:
    board = Board()
    rite = board.summon(ir.DamagePlayer(player=FOE, amount=num(2), source=SELF))
    table = board.start().play(rite)
    assert len(table.match.state.zones[1][DAMAGE_ZONE]) == 2


@pytest.mark.clauses("fftcg-2020", "11.12.5.2")
@pytest.mark.parametrize(("final", "damage"), [(False, 1000), (True, 3000)])
def test_damage_that_cannot_be_reduced(final: bool, damage: int) -> None:
    board = Board()
    shield = ir.ReplaceDamage(to=SELF, change="reduce", amount=num(2000), duration=ir.Continuous())
    foe = board.put(1, FIELD, "Foe", ir.FieldAbility(effects=(shield,)))
    rite = board.summon(choose(forwards(THEIRS)), hit(3000), *((ir.DamageUnreducible(),) if final else ()))
    assert board.start().play(rite).obj(foe).damage == damage


# -- decks and hands -----------------------------------------------------------------------------------------------------


def seek(*qualifiers: ir.Filter, count: int = 1) -> ir.Search:
    return ir.Search(player=YOU, targets=(target(forwards(*qualifiers), count),))


ADD = ir.ToHand(what=it(), player=YOU, verb="add")


@pytest.mark.clauses("fftcg-2020", "15.1.1.8.1")
def test_searching_finds_reveals_adds_and_shuffles() -> None:
    board = Board()
    wanted = board.put(0, DECK, "Wanted")
    rite = board.summon(ir.Both(effects=(seek(), ADD)))
    table = board.start()
    before = list(table.match.state.zones[0][DECK])
    table.play(rite, (), (wanted,))
    after = table.match.state.zones[0][DECK]
    assert table.zone(wanted) == HAND
    assert sorted(after) == sorted(set(before) - {wanted})
    assert after != [c for c in before if c != wanted]
    assert table.obj(wanted).gen == 1


@pytest.mark.clauses("fftcg-2020", "15.1.1.8.1")
def test_a_search_may_fail_and_is_asked_whatever_the_deck_holds() -> None:
    board = Board()
    wanted = board.put(0, DECK, "Wanted")
    rite = board.summon(seek(), ADD)
    table = board.start().play(rite, (), ())
    assert table.zone(wanted) == DECK
    empty = Board()
    rite = empty.summon(seek(), ADD, DRAW)
    table = empty.start().cast(rite).answer(("pass",), ("pass",))
    assert (table.asked.reason, table.asked.options) == ("search", ())
    assert table.answer(()).hand(0) == 1


@pytest.mark.clauses("fftcg-2020", "3.1.2", "12.4.2")
def test_drawing_more_than_there_is_loses() -> None:
    board = Board()
    rite = board.summon(ir.Draw(player=FOE, count=num(11)))
    table = board.start().cast(rite).answer(("pass",), ("pass",))
    assert (table.match.winner, table.hand(1)) == (0, 10)


def test_discarding_is_the_players_own_choice_and_binds_what_went() -> None:
    board = Board()
    foes = [board.put(1, HAND, "Foe") for _ in range(3)]
    drawn = ir.Draw(player=YOU, count=ir.CountRef(cards=it("d")))
    rite = board.summon(ir.Discard(player=FOE, count=num(2), group=CARD, bind="d"), drawn)
    table = board.start().cast(rite).answer(("pass",), ("pass",))
    assert table.asked.player == 1
    table.answer((foes[2], foes[0]))
    assert [table.zone(f) for f in foes] == [BREAK_ZONE, HAND, BREAK_ZONE]
    assert table.hand(0) == 2


def test_discarding_a_quality_is_asked_even_with_nothing_to_discard() -> None:
    board = Board()
    board.put(1, HAND, "Flame")
    ice = ir.Group(noun=ir.IsCard(), adjectives=(ir.ElementIs(elements=("Ice",)),))
    rite = board.summon(ir.Discard(player=FOE, count=num(1), group=ice))
    table = board.start().cast(rite).answer(("pass",), ("pass",))
    assert (table.asked.reason, table.asked.options) == ("discard", ())
    table.answer(())
    assert table.hand(1) == 1


@pytest.mark.clauses("fftcg-2020", "2.3")
def test_as_much_as_possible_is_discarded() -> None:
    board = Board()
    board.put(1, HAND, "Foe")
    rite = board.summon(ir.Discard(player=FOE, count=num(3), group=CARD), DRAW)
    table = board.start().play(rite)
    assert (table.hand(1), table.hand(0)) == (0, 1)


def look(count: int, *, secret: bool = True) -> ir.RevealTop:
    return ir.RevealTop(player=YOU, deck=YOU, count=num(count), look=secret, bind="r")


def test_looking_at_the_top_taking_one_and_ordering_the_rest() -> None:
    board = Board()
    rite = board.summon(
        look(3),
        ir.TakeAmong(player=YOU, target=target(CARD), among=it("r"), into=ir.Hand(player=YOU)),
        ir.PutRest(among=it("r"), to=ir.DeckBottom(player=YOU)),
    )
    table = board.start()
    top = list(table.match.state.zones[0][DECK][:3])
    table.play(rite, (), (top[1],), (top[2], top[0]))
    deck = table.match.state.zones[0][DECK]
    assert table.zone(top[1]) == HAND
    assert deck[-2:] == [top[2], top[0]]
    seen = [line for line in table.match.game.log.lines if line.kind == "look"]  # type: ignore[union-attr]
    assert [line.seen_by for line in seen] == [0]


def test_of_cards_looked_at_nobody_can_be_held_to_find_one() -> None:
    board = Board()
    rite = board.summon(
        look(2),
        ir.TakeAmong(player=YOU, target=target(FORWARD), among=it("r"), into=ir.Hand(player=YOU)),
        ir.PutRest(among=it("r"), to=ir.DeckTopOrBottom(player=YOU)),
    )
    table = board.start()
    top = list(table.match.state.zones[0][DECK][:2])
    table.play(rite, (), (), (top[1],))
    deck = table.match.state.zones[0][DECK]
    assert (deck[0], deck[-1]) == (top[1], top[0])


def test_of_cards_revealed_one_that_fits_is_taken() -> None:
    board = Board()
    rite = board.summon(
        look(2, secret=False),
        ir.TakeAmong(
            player=YOU,
            target=target(ir.Group(noun=ir.TypeIs(types=("Backup",)))),
            among=it("r"),
            into=ir.Field(player=YOU),
            dull=True,
        ),
        ir.PutRest(among=it("r"), to=ir.BreakZone(player=YOU)),
    )
    table = board.start()
    top = list(table.match.state.zones[0][DECK][:2])
    table.cast(rite).answer(("pass",), ("pass",))
    assert table.asked.least == 1
    table.answer((top[0],))
    assert (table.zone(top[0]), table.obj(top[0]).dull, table.zone(top[1])) == (FIELD, True, BREAK_ZONE)


def test_revealing_until_a_card_fits() -> None:
    board = Board()
    rite = board.summon(
        ir.RevealUntil(group=FORWARD, bind="hit", bind_rest="rest"),
        ir.ToHand(what=it("hit"), player=YOU, verb="add"),
        ir.PutInto(what=it("rest"), to=ir.DeckBottom(player=YOU, order="random")),
    )
    wanted = board.put(0, DECK, "Wanted")
    last = board.put(0, DECK, "Last")
    table = board.start().play(rite)
    deck = table.match.state.zones[0][DECK]
    assert table.zone(wanted) == HAND
    assert (deck[0], len(deck)) == (last, 11)


def test_under_the_top_cards() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    rite = board.summon(choose(), ir.PutInto(what=it(), to=ir.DeckUnder(player=ir.Owner(), count=num(3))))
    assert board.start().play(rite).match.state.zones[1][DECK][3] == foe


@pytest.mark.parametrize(("to", "zone"), [(ir.DeckTop(player=ir.Owner()), 0), (ir.DeckBottom(player=ir.Owner()), -1)])
def test_top_and_bottom_of_the_deck(to: ir.Zone, zone: int) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    rite = board.summon(choose(), ir.PutInto(what=it(), to=to))
    assert board.start().play(rite).match.state.zones[1][DECK][zone] == foe


def test_milling_binds_the_cards_in_the_break_zone() -> None:
    board = Board()
    rite = board.summon(ir.Mill(player=YOU, count=num(3), bind="m"), ir.RemoveFromGame(what=it("m"), duration=FOREVER))
    table = board.start()
    top = list(table.match.state.zones[0][DECK][:3])
    table.play(rite)
    assert [table.zone(c) for c in top] == [REMOVED] * 3


# -- playing and casting -------------------------------------------------------------------------------------------------


@pytest.mark.clauses("fftcg-2020", "6.2.4")
def test_playing_from_the_break_zone() -> None:
    board = Board()
    dead = board.put(0, BREAK_ZONE, "Dead")
    rite = board.summon(ir.PlayFrom(player=YOU, target=target(FORWARD), zone=ir.BreakZone(player=YOU), dull=True))
    table = board.start().play(rite)
    assert (table.zone(dead), table.obj(dead).dull) == (FIELD, True)


def test_playing_from_the_hand_is_asked_whatever_the_hand_holds() -> None:
    board = Board()
    board.put(0, HAND, "Well", type="Backup")
    rite = board.summon(ir.PlayFrom(player=YOU, target=target(FORWARD), zone=ir.Hand(player=YOU)))
    table = board.start().cast(rite).answer(("pass",), ("pass",))
    assert (table.asked.reason, table.asked.options, table.asked.least) == ("select", (), 0)


@pytest.mark.clauses("fftcg-2020", "15.1.1.5.1")
def test_removed_only_while_another_card_stays() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    jail = ir.RemoveFromGame(what=it(), duration=ir.WhileOnField(card=SELF))
    jailer = board.put(0, FIELD, "Jailer", ir.ActionAbility(cost=FREE, effects=(choose(forwards(THEIRS)), jail)))
    broom = board.summon(ir.Break(what=ir.All(group=FORWARD)))
    table = board.start().answer(("use", jailer, 0)).resolve()
    assert table.zone(foe) == REMOVED
    table.play(broom)
    assert (table.zone(foe), table.obj(foe).controller) == (FIELD, 1)


def test_casting_by_an_effect_for_nothing() -> None:
    board = Board()
    dear = board.put(0, HAND, "Dear", cost=7)
    rite = board.summon(ir.CastFrom(player=YOU, target=target(FORWARD), zone=ir.Hand(player=YOU)))
    table = board.start().play(rite, (), (dear,))
    assert table.zone(dear) == FIELD


def test_a_summon_removed_after_use() -> None:
    board = Board()
    rite = board.summon(DRAW, ir.RemoveAfterUse(what=SELF))
    assert board.start().play(rite).zone(rite) == REMOVED


def test_a_summon_cast_from_the_break_zone_is_removed_after_use() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    old = board.put(0, BREAK_ZONE, "Old", ir.SummonEffect(effects=(choose(), hit(1000))), type="Summon")
    summon = ir.Group(noun=ir.TypeIs(types=("Summon",)), qualifiers=(ir.InZone(zone=ir.BreakZone(player=YOU)),))
    rite = board.summon(
        choose(summon),
        ir.May(player=YOU, effect=ir.CastRef(player=YOU, what=it())),
        ir.IfDone(effect=ir.RemoveAfterUse(what=it())),
    )
    table = board.start().play(rite, (), True)
    assert (table.zone(old), table.zone(rite), table.obj(foe).damage) == (REMOVED, BREAK_ZONE, 1000)


def test_the_hand_is_shown_and_the_other_player_selects() -> None:
    board = Board()
    hand = [board.put(1, HAND, "Foe") for _ in range(2)]
    rite = board.summon(ir.RevealAndDiscard(player=FOE, count=num(1), group=CARD))
    table = board.start().cast(rite).answer(("pass",), ("pass",))
    assert table.asked.player == 0
    table.answer((hand[1],))
    assert [table.zone(c) for c in hand] == [HAND, BREAK_ZONE]


def test_damage_on_a_card_is_taken_away() -> None:
    board = Board()
    mine = board.put(0, FIELD, "Mine")
    rite = board.summon(choose(), hit(3000), ir.NegateDamage(what=it()))
    assert board.start().play(rite).obj(mine).damage == 0


def test_crystals_are_counted() -> None:
    board = Board()
    rite = board.summon(ir.GainCrystals(player=YOU, count=num(2)))
    assert board.start().play(rite).match.state.vars["crystals:0"] == 2


def test_a_text_that_loses_the_game() -> None:
    board = Board()
    rite = board.summon(ir.LoseGame(player=FOE))
    table = board.start().cast(rite).answer(("pass",), ("pass",))
    assert table.match.winner == 0


def test_counters_are_placed_and_removed() -> None:
    board = Board()
    mine = board.put(0, FIELD, "Mine")
    place = ir.PlaceCounters(counter="Growth", count=num(3), on=it())
    take = ir.RemoveCounters(counter="Growth", count=num(2), what=it())
    rite = board.summon(choose(), place, take)
    table = board.start().play(rite)
    assert table.obj(mine).counters == {"Growth": 1}


@pytest.mark.parametrize("quiet", [False, True])
def test_abilities_of_a_card_that_is_played_can_be_kept_quiet(quiet: bool) -> None:
    board = Board()
    event = ir.CardEvent(subject=SELF, happenings=(ir.EntersField(whose=ir.AnyPlayer()),))
    board.put(0, BREAK_ZONE, "Dead", ir.AutoAbility(event=event, effects=(DRAW,)))
    play = ir.PlayFrom(player=YOU, target=target(FORWARD), zone=ir.BreakZone(player=YOU))
    rite = board.summon(play, *((ir.SuppressAutos(what=it()),) if quiet else ()))
    assert board.start().play(rite).hand(0) == (0 if quiet else 1)


def test_discarding_at_random_asks_nobody_and_depends_on_the_seed() -> None:
    gone = set()
    for seed in range(12):
        board = Board()
        board.state.random = seed
        hand = [board.put(1, HAND, "Foe") for _ in range(3)]
        rite = board.summon(ir.DiscardAtRandom(player=FOE, count=num(1), group=CARD))
        table = board.start().play(rite)
        gone |= {c for c in hand if table.zone(c) == BREAK_ZONE}
        assert table.hand(1) == 2
    assert len(gone) == 3


@pytest.mark.clauses("fftcg-2020", "11.11.5.1")
def test_top_or_bottom_is_for_the_controller_of_the_effect_to_say() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    rite = board.summon(choose(), ir.PutInto(what=it(), to=ir.DeckTopOrBottom(player=ir.Owner())))
    table = board.start().cast(rite).answer(("pass",), ("pass",))
    assert (table.asked.player, table.asked.reason) == (0, "deck_top")
    assert table.answer(()).match.state.zones[1][DECK][-1] == foe


def test_revealing_from_the_hand_may_fail_and_counts_what_was_shown() -> None:
    board = Board()
    fire = [board.put(0, HAND, "Flame") for _ in range(3)]
    board.put(0, HAND, "Frost", elements=("Ice",))
    quality = ir.Group(
        noun=ir.IsCard(),
        adjectives=(ir.ElementIs(elements=("Fire",)),),
        qualifiers=(ir.InZone(zone=ir.Hand(player=YOU)),),
    )
    show = ir.RevealCards(player=YOU, target=target(quality, 0, any_number=True))
    rite = board.summon(show, ir.Draw(player=YOU, count=ir.CountRef(cards=it())), elements=("Water",))
    table = board.start().cast(rite).answer(("pass",), ("pass",))
    assert (table.asked.reason, table.asked.options, table.asked.least) == ("reveal", tuple(fire), 0)
    assert table.answer((fire[0], fire[2])).hand(0) == 6


@pytest.mark.clauses("fftcg-2020", "11.4.4")
def test_a_card_that_may_be_cast_this_turn_costs_less() -> None:
    board = Board()
    dear = board.put(0, BREAK_ZONE, "Dear", cost=3)
    other = board.put(0, HAND, "Other", cost=3)
    wells = [board.put(0, FIELD, "Well", type="Backup") for _ in range(2)]
    where = ir.Group(noun=ir.TypeIs(types=("Forward",)), qualifiers=(ir.InZone(zone=ir.BreakZone(player=YOU)),))
    allow = ir.AllowCast(player=YOU, what=it(), duration=ir.UntilEndOfTurn())
    rite = board.summon(choose(where), allow, ir.CastCheaper(what=it(), amount=num(1), floor=1))
    table = board.start().play(rite)
    acts = table.match.acts()
    assert ("cast", dear, "") in acts
    assert ("cast", other, "") not in acts  # two Backups do not pay for a cost of 3
    table.cast(dear)
    if table.asked.reason == "payment":
        table.answer(tuple(("dull", w, "Fire") for w in wells))
    assert (table.zone(dear), [table.obj(w).dull for w in wells]) == (FIELD, [True, True])
