"""What FFTCG sentences mean: whose doing an answer speaks of, whose Summons and abilities, what lies in the opponent's Break Zone."""

from __future__ import annotations

import pytest
from fftcg_meaning import DRAW, ME, OPPONENT, YOU, done_as_it_enters, found_nodes, held, rule_of, ruled, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.walk import nodes

OFFERED = {"you": "you may discard 1 card. ", "they": "your opponent may discard 1 card. "}
TOLD = {"you": "discard 1 card. ", "they": "your opponent discards 1 card. "}
THEIR_PLACE = (ir.InZone(ir.BreakZone(OPPONENT)),)
FIRE_FORWARD = ir.Group(ir.TypeIs(("Forward",)), (ir.ElementIs(("Fire",)),), THEIR_PLACE)
KNIGHT = ir.Group(ir.JobIs("Knight"), (), THEIR_PLACE)
BOTH = ("summon", "ability")


@pytest.mark.parametrize("before", [OFFERED, TOLD])
@pytest.mark.parametrize(
    ("doer", "answer"),
    [("you", "you do so"), ("they", "they do so"), ("they", "your opponent does so"), ("they", "he/she does")],
)
def test_an_answer_is_said_of_the_player_who_was_told(before: dict[str, str], doer: str, answer: str) -> None:
    """11.11.5: of what this player did; the same words behind what the other player was told are refused."""
    (_, done) = done_as_it_enters(f"{before[doer]}If {answer}, draw 1 card.")
    assert same(done, ir.IfDone(DRAW))
    (other,) = {"you", "they"} - {doer}
    with pytest.raises(TextError, match="told to another player"):
        done_as_it_enters(f"{before[other]}If {answer}, draw 1 card.")


@pytest.mark.parametrize(
    ("doer", "answer"), [("you", "you don't"), ("they", "they don't"), ("they", "your opponent cannot")]
)
def test_so_is_what_was_not_done(doer: str, answer: str) -> None:
    (_, undone) = done_as_it_enters(f"{TOLD[doer]}If {answer}, draw 1 card.")
    assert same(undone, ir.IfNotDone(DRAW))
    (other,) = {"you", "they"} - {doer}
    with pytest.raises(TextError, match="told to another player"):
        done_as_it_enters(f"{TOLD[other]}If {answer}, draw 1 card.")


@pytest.mark.parametrize(
    "answer", ["they do so", "they do", "your opponent does so", "your opponent does", "he/she does"]
)
def test_a_later_ability_comes_of_what_the_opponent_did(answer: str) -> None:
    (_, reflexive) = done_as_it_enters(f"{OFFERED['they']}When {answer}, choose 1 Forward. Dull it.")
    assert isinstance(reflexive, ir.WhenDone) and len(reflexive.effects) == 2
    with pytest.raises(TextError, match="told to another player"):
        done_as_it_enters(f"{OFFERED['you']}When {answer}, choose 1 Forward. Dull it.")


@pytest.mark.parametrize("who", ["your opponent discards", "each player discards", "your opponent randomly discards"])
def test_players_discard_from_their_own_hands(who: str) -> None:
    """15.1.1.4.1: from a hand into its own Break Zone."""
    done_as_it_enters(f"{who} 1 card from their hand.")
    with pytest.raises(TextError, match="no hand but the own"):
        done_as_it_enters(f"{who} 1 card from your hand.")


def test_where_cards_go_is_nobodys_doing() -> None:
    (*_, done) = done_as_it_enters(
        "choose 1 Forward you control. Return it to its owner's hand. If you do so, draw 1 card."
    )
    assert same(done, ir.IfDone(DRAW))


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("chosen by your Summons", ir.CannotBeChosen(YOU, ("summon",))),
        ("chosen by your Summons or abilities", ir.CannotBeChosen(YOU, BOTH)),
        ("broken by your Summons or abilities", ir.CannotBeBroken(YOU)),
        ("broken by your abilities", ir.CannotBeBroken(YOU, kinds=("ability",))),
        ("returned to its owner's hand by your Summons or abilities", ir.CannotBeReturned(YOU)),
        ("removed from the game by your Summons", ir.CannotBeRemoved(YOU, kinds=("summon",))),
    ],
)
def test_your_own_may_be_kept_from_it_too(words: str, rule: ir.Rule) -> None:
    assert ruled(f"Hild cannot be {words}.", rule)
    assert ruled("Hild cannot become dull by your Summons or abilities.", ir.CannotBecomeDull(YOU))


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ("decreased", ir.PowerCannotBeDecreased),
        ("reduced", ir.PowerCannotBeDecreased),
        ("increased", ir.PowerCannotBeIncreased),
    ],
)
def test_power_that_your_own_do_not_change(change: str, rule: type[ir.Rule]) -> None:
    assert same(
        rule_of(f"The power of the Forwards you control cannot be {change} by your Summons or abilities."), rule(by=YOU)
    )  # type: ignore[call-arg]


@pytest.mark.parametrize(
    ("words", "group", "count", "compare"),
    [
        ("has a {Job Knight} in their Break Zone", KNIGHT, 1, ">="),
        ("has a Fire Forward in his/her Break Zone", FIRE_FORWARD, 1, ">="),
        ("has 5 or more {Job Knight} in their Break Zone", KNIGHT, 5, ">="),
        ("has a total of 5 or more Fire Forwards in their Break Zone", FIRE_FORWARD, 5, ">="),
        ("has 2 or less Fire Forwards in his/her Break Zone", FIRE_FORWARD, 2, "<="),
        ("has exactly 2 Fire Forwards in their Break Zone", FIRE_FORWARD, 2, "="),
        ("has no Fire Forwards in their Break Zone", FIRE_FORWARD, 0, "<="),
        ("doesn't have any {Job Knight} in their Break Zone", KNIGHT, 0, "<="),
        ("doesn't have a Fire Forward in their Break Zone", FIRE_FORWARD, 0, "<="),
    ],
)
def test_what_lies_in_their_break_zone(words: str, group: ir.Group, count: int, compare: str) -> None:
    assert same(held(f"your opponent {words}"), ir.Exists(group, ir.Num(count), compare))


def test_elements_in_their_break_zone_are_counted() -> None:
    cards = ir.Group(ir.IsCard(), qualifiers=THEIR_PLACE)
    asked = held("your opponent has 3 or more different Elements among cards in their Break Zone")
    assert same(asked, ir.Compare(ir.CountElements(cards), ir.Num(3), ">="))


@pytest.mark.parametrize("dont", ["don't", "do not"])
def test_a_card_that_one_has_not(dont: str) -> None:
    mine = ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.InZone(ir.BreakZone(YOU)),))
    assert same(held(f"you {dont} have a Forward in your Break Zone"), ir.Exists(mine, ir.Num(0), "<="))


def test_a_card_of_that_name_was_cast_by_the_opponent() -> None:
    text = "your opponent has cast {Card Name Ann} this turn"
    (cast,) = found_nodes(f"If {text}, Hild gains +1000 power.", ir.HasCastThisTurn)
    assert same(cast, held(text)) and cast.player == OPPONENT and cast != ME  # type: ignore[attr-defined]


@pytest.mark.parametrize(("words", "player"), [("you discarded", YOU), ("your opponent discards", OPPONENT)])
def test_what_one_of_several_players_discarded(words: str, player: ir.Player) -> None:
    (_, asked) = done_as_it_enters(f"each player discards 1 card. If {words} a Forward by this effect, draw 1 card.")
    (counted,) = [each for each in nodes(asked) if isinstance(each, ir.CountRef)]
    assert same(counted.group, ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.OwnedBy(player),)))
