"""Points, dice, turns, damage, moves, revealing, what is random, setting values: the game's other instructions."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, CEMETERY, DECK, EVOLVE_DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, Table
from sve_effects import BOTH, CARD, ENEMY, FOES, FOLLOWER, FOREVER, IT, OWN, YOU, draw, everyone, num, pick, played

from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.registry import EXECUTORS
from cardwright.games.common.zones import DISCARDED, REVEAL
from cardwright.games.sve import turns
from cardwright.games.sve.arriving import carry
from cardwright.games.sve.zones import BURIED
from cardwright.kernel.state import Effect
from cardwright.text import ir
from cardwright.text import ir_sve as sv

SPELL = ir.TypeIs(types=("Spell",))


# -- points --------------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "5.14.1", "5.14.1.1", "3.2.4.2")
def test_recovering_play_points_stops_at_the_maximum() -> None:
    board = Board()
    board.points(ME, 3, 6)
    table = played(board, sv.RecoverPoints(player=YOU, count=num(2)))
    assert table.points() == 5
    board = Board()
    board.points(ME, 3, 6)
    assert played(board, sv.RecoverPoints(player=YOU, count=num(9))).points() == 6


@pytest.mark.clauses("sve", "3.2.4", "3.2.4.1")
def test_the_maximum_has_limits() -> None:
    board = Board()
    board.points(ME, 3, 9)
    table = played(board, sv.MaxPoints(player=YOU, count=num(4)))
    assert table.state.vars["max_pp:0"] == 10
    board = Board()
    board.points(FOE, 3, 2)
    table = played(board, sv.MaxPoints(player=FOES, count=num(-5)))
    assert table.state.vars["max_pp:1"] == 0


@pytest.mark.clauses("sve", "3.2.4.2", "11.9.1")
def test_what_is_too_much_stays_until_the_next_rules_handling() -> None:
    board = Board()
    board.points(ME, 4, 4)
    spell = board.does(sv.MaxPoints(player=YOU, count=num(-2)), sv.RecoverPoints(player=YOU, count=num(1)), draw(0))
    assert board.start().play(spell).points() == 2


def test_gaining_evolution_points() -> None:
    board = Board()
    board.points(ME, 3, 3, evolution=3)
    table = played(board, sv.GainEvolutionPoints(player=YOU, count=num(2)))
    assert table.state.vars["ep:0"] == 5


# -- damage and values -----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "5.13.1", "2.8.2", "2.8.3", "2.8.3.1", "5.13.1.2")
def test_damage_to_followers_and_leaders_only() -> None:
    board = Board()
    charm = board.amulet(player=FOE)
    foe = board.put(FOE, FIELD, "Guard", defense=5)
    table = played(board, ir.DealDamage(to=everyone(CARD), amount=num(3)))
    assert (table.stats(foe)[1], table.obj(charm).damage) == (2, 0)


@pytest.mark.clauses("sve", "1.3.2.2", "5.13.1.1")
def test_no_damage_is_nothing() -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Guard", defense=5)
    table = played(board, pick(), ir.DealDamage(to=IT, amount=num(0)), ir.DealDamage(to=IT, amount=num(-2)))
    assert table.stats(foe)[1] == 5
    assert not any(f.kind == "damage" for f in table.state.history)


# -- states ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "1.3.2.1", "5.3.1", "4.2.2")
def test_what_is_engaged_is_not_engaged_again() -> None:
    board = Board()
    foes = [board.put(FOE, FIELD, f"Guard {n}", state={"dull": n == 0}) for n in range(2)]
    table = played(board, ir.Dull(what=everyone(ENEMY)))
    assert all(table.obj(n).dull for n in foes)
    assert [f.obj[0] for f in table.state.history if f.kind == "dull"] == [foes[1]]


def test_engaging_any_number() -> None:
    board = Board()
    mine = [board.put(ME, FIELD, f"Page {n}") for n in range(3)]
    table = played(board, sv.EngageAny(player=YOU, what=everyone(OWN)))
    assert (table.asked.least, table.asked.most) == (0, 3)
    table.answer((mine[0], mine[2]))
    assert [table.obj(n).dull for n in mine] == [True, False, True]


# -- moves -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "5.5.1", "5.6.1", "5.30.1", "4.1.5")
def test_destroying_burying_and_banishing() -> None:
    board = Board()
    foes = [board.put(FOE, FIELD, f"Guard {n}") for n in range(3)]
    mine = board.put(ME, FIELD, "Page")
    own = board.does(pick(OWN), ir.PutInto(what=IT, to=sv.Cemetery(player=ir.Owner())))
    destroy, bury, banish = (
        ir.Break(what=IT),
        ir.PutInto(what=IT, to=sv.Cemetery(player=ir.Owner())),
        ir.RemoveFromGame(what=IT, duration=FOREVER),
    )
    spells = [board.does(pick(), effect) for effect in (destroy, bury, banish)]
    table = board.start()
    for spell, foe in zip(spells, foes, strict=True):
        table.play(spell)
        if table.asked.reason == "targets":
            table.answer((foe,))
    assert [table.zone(n) for n in foes] == [CEMETERY, CEMETERY, BANISHED]
    tags = {f.obj[0]: set(f.tags) & {"broken", BURIED} for f in table.state.history if f.kind == "leave"}
    assert [tags[n] for n in foes] == [{"broken"}, set(), set()]  # one buries only what one controls
    table.play(own)
    [fact] = [f for f in table.state.history if f.kind == "leave" and f.obj[0] == mine]
    assert BURIED in fact.tags


@pytest.mark.clauses("sve", "5.4.1", "4.1.5")
def test_one_of_two_zones_for_each_card() -> None:
    board = Board()
    notes = [board.put(ME, HAND, f"Note {n}") for n in range(2)]
    held = ir.Group(noun=FOLLOWER, qualifiers=(ir.InZone(zone=ir.Hand(player=YOU)),))
    into = sv.OneOfZones(zones=(ir.Field(player=YOU), sv.ExArea(player=YOU)))
    table = played(board, ir.PutInto(what=everyone(held), to=into))
    table.answer((0,), (1,))
    assert [table.zone(n) for n in notes] == [FIELD, EX_AREA]


def test_onto_the_field_of_a_follower_s_controller() -> None:
    board = Board()
    board.put(FOE, FIELD, "Guard")
    make = sv.CreateTokens(player=YOU, count=num(1), names=("Fairy",), into=sv.FieldOf(card=IT), bind="t2")
    table = played(board, pick(), ir.Break(what=IT), make)
    assert table.names(FOE, FIELD) == ["Fairy"]


@pytest.mark.clauses("sve", "4.8.3.3", "10.9.2")
def test_effects_stay_on_a_card_that_goes_from_the_ex_area_to_the_field() -> None:
    board = Board()
    note = board.put(ME, EX_AREA, "Note")
    other = board.put(ME, HAND, "Other")
    table = board.start()
    g = table.match.game
    for number in (note, other):
        effect = Effect(g.state.next_id(), (0, 0), table.ref(number), ME, 1, "permanent", objects=(table.ref(number),))
        g.state.effects.append(effect)
    for number in (note, other):
        before, zone = table.ref(number), table.zone(number)
        now = g.state.objects[number].ref[1] + 1
        carry(g, before, (number, now), zone, FIELD)
    assert [e.objects for e in g.state.effects] == [((note, 1),), ((other, 0),)]


# -- decks, hands, evolve decks ----------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "5.20.1", "1.3.2.1")
def test_what_was_revealed_is_not_revealed_again() -> None:
    board = Board()
    shows = (sv.ShuffleThenReveal(count=num(3), bind="t1"), sv.Reveal(what=IT))
    table = played(board, *shows)
    assert [len(f.objects) for f in table.state.history if f.kind == REVEAL] == [3]


@pytest.mark.clauses("sve", "5.7.1.1", "5.7.1.2", "5.7.2")
@pytest.mark.parametrize("any_card", [True, False])
def test_only_what_is_searched_for_by_its_qualities_is_revealed(any_card: bool) -> None:
    board = Board()
    group = CARD if any_card else ir.Group(noun=FOLLOWER)
    search = ir.Search(player=YOU, targets=(ir.Target(count=num(1), group=group, bind="t1"),))
    table = played(board, search, ir.ToHand(what=IT, player=YOU, verb="add"))
    assert table.asked.least == (1 if any_card else 0)
    table.answer(table.asked.options[:1])
    assert len(table.cards(ME, HAND)) == 1
    assert any(f.kind == REVEAL for f in table.state.history) != any_card


@pytest.mark.clauses("sve", "4.1.2.2", "5.10.1")
def test_revealing_one_of_the_cards_looked_at() -> None:
    board = Board()
    look = ir.RevealTop(player=YOU, deck=YOU, count=num(3), look=True, bind="t1")
    show = sv.RevealAmong(
        player=YOU, target=ir.Target(count=num(1), group=ir.Group(noun=FOLLOWER), bind="t2"), among=IT
    )
    take = ir.ToHand(what=ir.Ref(to=("t2",)), player=YOU, verb="add")
    rest = ir.PutRest(among=IT, to=sv.Cemetery(player=YOU))
    table = played(board, look, show, take, rest)
    assert (table.asked.least, len(table.asked.options)) == (0, 3)
    seen = table.asked.options[1]
    table.answer((seen,))
    assert table.cards(ME, HAND) == [seen]
    assert len(table.cards(ME, CEMETERY)) == 3


@pytest.mark.clauses("sve", "1.3.4.1", "5.8.1", "5.9.2")
def test_hands_go_back_and_each_draws_as_many_as_were_its_own() -> None:
    board = Board()
    for player, count in ((ME, 2), (FOE, 3)):
        for _ in range(count):
            board.put(player, HAND, "Note")
    redraw = sv.HandToDeckAndRedraw(player=BOTH, draw=ir.X())
    table = played(board, sv.Let(effects=(redraw,), amount=ir.ResultCount()))
    assert [len(table.cards(p, HAND)) for p in (ME, FOE)] == [2, 3]
    assert [len(table.cards(p, DECK)) for p in (ME, FOE)] == [10, 10]


@pytest.mark.clauses("sve", "5.18.1", "5.11.1")
def test_random_discards_ask_nobody() -> None:
    board = Board()
    for n in range(4):
        board.put(FOE, HAND, f"Note {n}")
    table = played(board, sv.RandomDiscard(player=FOES, count=num(2), group=CARD))
    assert (len(table.cards(FOE, HAND)), len(table.cards(FOE, CEMETERY))) == (2, 2)
    assert sum(DISCARDED in f.tags for f in table.state.history) == 2


@pytest.mark.clauses("sve", "5.18.1")
def test_selecting_at_random() -> None:
    board = Board()
    foes = [board.put(FOE, FIELD, f"Guard {n}") for n in range(4)]
    select = sv.SelectRandom(target=ir.Target(count=num(2), group=ENEMY, bind="t1"))
    table = played(board, select, ir.Break(what=IT))
    assert sum(table.zone(n) == CEMETERY for n in foes) == 2


@pytest.mark.clauses("sve", "4.2.3", "4.2.3.1", "1.3.2.1")
def test_turning_cards_of_the_evolve_deck() -> None:
    board = Board()
    cards = [board.put(ME, EVOLVE_DECK, f"Page {n} (Evolved)", evolved=True) for n in range(2)]
    board.state.objects[cards[0]].face_down = False
    spell = board.does(sv.Turn(what=ir.Ref(to=("t1",))))
    table = board.start()
    refs = tuple(table.ref(n) for n in cards)
    ctx = Ctx(ME, table.ref(spell), (table.obj(spell).card, 0)).bind(t1=refs)
    flow = EXECUTORS[sv.Turn](table.match.game, ctx, sv.Turn(what=IT))
    with pytest.raises(StopIteration) as done:
        next(flow)
    assert done.value.value == 1
    assert not any(table.obj(n).face_down for n in cards)


# -- dice, turns, the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "5.19.1")
def test_a_die_shows_one_of_its_sides() -> None:
    board = Board()
    table = played(board, sv.RollDie(player=YOU, sides=6))
    log = table.match.game.log
    assert log is not None
    [rolled] = [line.facts["value"] for line in log.lines if line.kind == "die"]
    assert 1 <= rolled <= 6


@pytest.mark.clauses("sve", "5.27.1", "5.27.1.1", "7.1.1")
def test_extra_turns_come_before_the_turn_that_would_be_next() -> None:
    board = Board()
    g = played(board, sv.ExtraTurn(player=YOU), sv.ExtraTurn(player=YOU)).match.game
    assert [turns.next_player(g) for _ in range(4)] == [ME, ME, FOE, ME]


@pytest.mark.clauses("sve", "5.25.1", "5.25.2")
def test_a_skipped_turn_does_not_begin() -> None:
    board = Board()
    table = played(board, sv.SkipTurn(player=FOES))
    table.end()
    assert table.state.turn_player == ME
    table.end()
    assert table.state.turn_player == FOE


@pytest.mark.clauses("sve", "5.25.2", "5.25.2.1", "5.27.1.1")
def test_a_skip_takes_an_extra_turn() -> None:
    board = Board()
    g = played(board, sv.ExtraTurn(player=YOU), sv.ExtraTurn(player=YOU), sv.SkipTurn(player=YOU)).match.game
    assert [turns.next_player(g) for _ in range(3)] == [ME, FOE, ME]


@pytest.mark.clauses("sve", "1.2.4", "5.22.1")
def test_winning_by_an_effect_ends_the_game_at_once() -> None:
    board = Board()
    table = played(board, ir.WinGame(player=YOU), draw(3))
    assert table.match.winner == ME
    assert len(table.cards(ME, HAND)) == 0


# -- counters and playing ------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "15.1.2.2", "15.1.4", "13.3.2.2")
def test_all_counters_are_transferred() -> None:
    board = Board()
    one = board.amulet(state={"counters": {"ember": 3}})
    two = board.amulet(name="Bowl", state={"counters": {"ember": 1}})
    amulets = ir.Group(noun=ir.TypeIs(types=("Amulet",)))
    both = ir.Choose(
        targets=(ir.Target(count=num(1), group=amulets, bind="t1"), ir.Target(count=num(1), group=amulets, bind="t2")),
        player=YOU,
    )
    move = sv.TransferCounters(counter="ember", source=IT, to=ir.Ref(to=("t2",)))
    table = played(board, both, move)
    table.answer((one,))
    assert (table.obj(one).counters, table.obj(two).counters) == ({}, {"ember": 4})


def test_playing_a_card_for_so_many_play_points() -> None:
    board = Board()
    dear = board.put(ME, HAND, "Giant", cost=9)
    held = ir.Group(noun=FOLLOWER, qualifiers=(ir.InZone(zone=ir.Hand(player=YOU)),))
    select = ir.Select(player=YOU, target=ir.Target(count=num(1), group=held, bind="t1"))
    table = played(board, select, sv.PlayFor(player=YOU, what=IT, amount=num(2)))
    table.answer((dear,))
    assert table.zone(dear) == FIELD
    assert table.points() == 3


@pytest.mark.clauses("sve", "1.2.4")
def test_losing_by_an_effect_is_at_once() -> None:
    board = Board()
    table = played(board, ir.LoseGame(player=FOES), draw(3))
    assert table.match.winner == ME
    assert len(table.cards(ME, HAND)) == 0


@pytest.mark.clauses("sve", "4.1.4", "4.1.4.1")
def test_whose_deck_it_is_orders_what_is_put_into_it() -> None:
    board = Board()
    foes = [board.put(FOE, FIELD, f"Guard {n}") for n in range(2)]
    table = played(board, ir.PutInto(what=everyone(ENEMY), to=ir.DeckTop(player=ir.Owner())))
    assert (table.asked.kind, table.asked.player) == ("order", FOE)
    table.answer((foes[1], foes[0]))
    assert table.cards(FOE, DECK)[:2] == [foes[1], foes[0]]


@pytest.mark.clauses("sve", "4.1.4")
def test_a_text_may_say_who_orders() -> None:
    board = Board()
    for n in range(2):
        board.put(FOE, FIELD, f"Guard {n}")
    into = ir.PlayerPuts(player=YOU, what=everyone(ENEMY), to=ir.DeckTop(player=ir.Owner()))
    table = played(board, into)
    assert (table.asked.kind, table.asked.player) == ("order", ME)


def test_who_is_meant_together_with_what_was_never_selected() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Page")
    foe = board.put(FOE, FIELD, "Guard")
    both = ir.Several(items=(IT, everyone(OWN)))
    never = ir.If(condition=ir.Exists(group=OWN, count=num(2)), effect=pick())
    table = played(board, never, ir.Dull(what=both))
    assert not table.obj(mine).dull
    table = played_with(Board(), pick(count=1, up_to=True), ir.Dull(what=both))
    assert foe >= 0
    assert table.obj(table.cards(ME, FIELD)[0]).dull


def played_with(board: Board, *effects: ir.Effect) -> Table:
    """A follower on each field, the spell played, nothing selected."""
    board.put(ME, FIELD, "Page")
    board.put(FOE, FIELD, "Guard")
    return played(board, *effects).answer(())


@pytest.mark.clauses("sve", "1.3.4", "1.3.4.1")
def test_each_player_selects_among_the_own_cards_the_active_player_first() -> None:
    board = Board()
    mine = [board.put(ME, FIELD, f"Page {n}") for n in range(2)]
    theirs = [board.put(FOE, FIELD, f"Guard {n}") for n in range(2)]
    their_own = ir.Group(noun=FOLLOWER, qualifiers=(ir.InZone(zone=ir.Field(player=sv.PlayerRef(of=BOTH))),))
    table = played(board, ir.SelectAndBreak(player=BOTH, target=ir.Target(count=num(1), group=their_own)))
    assert (table.asked.player, table.asked.options) == (ME, tuple(mine))
    table.answer((mine[0],))
    assert (table.asked.player, table.asked.options) == (FOE, tuple(theirs))
    table.answer((theirs[1],))
    assert [table.zone(n) for n in (*mine, *theirs)] == [CEMETERY, FIELD, FIELD, CEMETERY]


@pytest.mark.clauses("sve", "5.16.1", "13.3.2.2")
def test_what_is_not_banished_is_not_transformed() -> None:
    board = Board()
    cairn = board.amulet("Stack.", name="Cairn", state={"counters": {"Stack": 2}})
    amulets = ir.Group(noun=ir.TypeIs(types=("Amulet",)))
    table = played(board, sv.Transform(what=everyone(amulets), name="Fairy"))
    assert table.names(ME, FIELD) == ["Cairn"]
    assert table.obj(cairn).counters == {"Stack": 1}
