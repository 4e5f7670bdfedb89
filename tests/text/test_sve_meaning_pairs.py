"""What sentences of Shadowverse: Evolve mean with two cards after one article, with the how-manieth time, with all counters."""

from __future__ import annotations

import pytest
from test_sve_meaning import AMULET, FOLLOWER, ON_MINE, SELF, SPELL, YOU, compiled, effects

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv

DRAW = ir.Draw(YOU, ir.Num(1))
PIXIE, SPORELING = (ir.Group(FOLLOWER, (sv.TraitIs(trait),)) for trait in ("Pixie", "Sporeling"))
GHOST, BAT = (ir.Group(sv.IsToken(), (ir.NameIs(name),)) for name in ("Ghost", "Forest Bat"))
MOTH, ELDER = (ir.Group(ir.NameIs(name)) for name in ("Lantern Moth", "Mossback Elder"))
HERE, LYING, HELD = ON_MINE, ir.InZone(sv.Cemetery(YOU)), ir.InZone(ir.Hand(YOU))
PAIRS = [
    ("a Pixie follower and Sporeling follower", PIXIE, SPORELING),
    ("a follower and amulet", ir.Group(FOLLOWER), ir.Group(AMULET)),
    ("a Ghost and Forest Bat token", GHOST, BAT),
    ("a Lantern Moth and Mossback Elder", MOTH, ELDER),
]


def _in(group: ir.Group, *where: ir.Filter) -> ir.Group:
    return ir.Group(group.noun, group.adjectives, where)


@pytest.mark.parametrize(("words", "first", "second"), PAIRS)
def test_one_of_each_is_selected(words: str, first: ir.Group, second: ir.Group) -> None:
    pair = tuple(ir.Target(ir.Num(1), _in(group, HERE), bind=f"t{n}") for n, group in enumerate((first, second), 1))
    both = ir.Ref(("t1", "t2"))
    assert effects(f"Select {words} on your field. Destroy them.") == (ir.Choose(pair, YOU), ir.Break(both))
    bare = tuple(ir.Target(ir.Num(1), group, bind=f"t{n}") for n, group in enumerate((first, second), 1))
    [said] = effects(f"Search your deck for {words}, reveal them, and add them to your hand.")
    assert isinstance(said, ir.Then) and said.first == ir.Search(YOU, bare)


@pytest.mark.parametrize(("words", "first", "second"), PAIRS)
def test_one_of_each_is_paid(words: str, first: ir.Group, second: ir.Group) -> None:
    [paid] = compiled(f"[fanfare] Banish {words} in your cemetery: Draw a card.").effects
    assert paid.cost.actions == tuple(ir.PayRemove(ir.Num(1), _in(group, LYING)) for group in (first, second))
    away = compiled(f"[act][cost01], put {words} from your field into their owners' cemeteries: Draw a card.")
    to = sv.Cemetery(ir.Owner())
    assert away.cost.actions == (
        ir.PayPutGroup(ir.Num(1), _in(first, HERE), to),
        ir.PayPutGroup(ir.Num(1), _in(second, HERE), to, along=True),
    )


@pytest.mark.parametrize(
    "text",
    [
        "[fanfare] Discard a spell and amulet.",  # one card or two
        "[fanfare] Select a follower and amulet that costs 2 play points or less on your field and destroy them.",
        "[fanfare] Select a Pixie follower and Sporeling follower on your field. Destroy it.",
        "[fanfare] Select a Pixie and Sporeling follower on your field. Destroy them.",
    ],
)
def test_open_whether_one_or_two(text: str) -> None:
    with pytest.raises(TextError):
        compiled(text)


def test_discarding_both() -> None:
    paid = compiled("[act][engage], discard a spell and amulet: Draw a card.").cost.actions
    assert paid == (ir.PayDiscard(ir.Num(1), ir.Group(SPELL)), ir.PayDiscard(ir.Num(1), ir.Group(AMULET)))


RACES, ATTACKS = (ir.CardEvent(SELF, (what,)) for what in (sv.Races(), ir.Attacks()))
MINE_EVOLVES = ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(YOU),))), (sv.Evolves(),))


@pytest.mark.parametrize(
    ("words", "event", "nth"),
    [
        ("When this follower races for the 2nd time in a turn", RACES, 2),
        ("When this follower races for the second time this turn", RACES, 2),
        ("When this follower attacks for the 3rd time each turn", ATTACKS, 3),
        ("When this follower races, if it's the 2nd time this turn", RACES, 2),
        ("When one of your followers evolves for the 2nd time in a turn", MINE_EVOLVES, 2),
        ("The 1st time one of your followers evolves each turn", MINE_EVOLVES, 1),
    ],
)
def test_for_the_second_time(words: str, event: ir.Event, nth: int) -> None:
    made = compiled(f"{words}, draw a card.")
    assert made.event == ir.FirstInTurn(event, nth)
    assert made.effects == (DRAW,)


@pytest.mark.parametrize(
    "text",
    [
        "When one of your followers races for the 2nd time in a turn, draw a card.",  # one and the same follower?
        "When this follower races, if it's the 2nd time this turn, draw a card. Draw a card.",
        "When one of your followers evolves, if it's the 2nd this turn, draw a card.",  # that is said of what is played
    ],
)
def test_open_what_is_counted(text: str) -> None:
    with pytest.raises(TextError):
        compiled(text)


def test_all_counters() -> None:
    paid = compiled(
        "[act] Remove all spore counters from this card: Draw X cards. X equals the number of counters removed."
    )
    assert paid.cost.actions == (sv.PayCountersAny("spore", SELF, all=True),)
    said = effects(
        "Remove all spore counters from each follower on your field. Draw X cards. X equals the number of counters removed."
    )
    assert said[1] == sv.Let((ir.Draw(YOU, ir.X()),), ir.CountersRemoved("spore"))


@pytest.mark.parametrize(
    ("words", "gains"),
    [("refresh it", False), ("give it Storm", True)],
)
def test_what_is_not_done_to_the_destroyed(words: str, gains: bool) -> None:
    [said] = compiled(f"Whenever this follower destroys an enemy follower, {words}.").effects
    assert (said.to if gains else said.what) == ir.Ref(("self",))
    with pytest.raises(TextError):
        compiled("Whenever this follower destroys an enemy follower, banish it.")


def test_they_put_cards_of_their_deck() -> None:
    of_theirs = sv.PlayerRef(ir.Opponent())
    for top, count in (("top card", 1), ("top 3 cards", 3)):
        said = effects(f"Select an opponent. They put the {top} of their deck into their cemetery.")
        assert said[1] == ir.Mill(of_theirs, ir.Num(count), bind="t1")


@pytest.mark.parametrize(("kind", "trait"), [("names", "name"), ("costs", "cost")])
def test_paid_with_different_cards(kind: str, trait: str) -> None:
    for words in (f"cards with different {kind} in your cemetery", f"cards in your cemetery with different {kind}"):
        paid = compiled(f"[act] Banish 3 {words}: Draw a card.").cost.actions
        assert paid == (ir.PayRemove(ir.Num(3), ir.Group(ir.IsCard(), (), (LYING,)), different=trait),)
    held = compiled(f"[act] Discard 2 cards with different {kind}: Draw a card.").cost.actions
    assert held == (ir.PayDiscard(ir.Num(2), ir.Group(ir.IsCard()), different=trait),)


def test_what_all_such_cards_cost() -> None:
    tokens = ir.Group(sv.IsToken(), (ir.ControlledBy(YOU), ir.NameIs("Ghost")))
    [said] = compiled("Your Ghost tokens cost 0 play points to play.").effects
    assert said == sv.CostSet(ir.All(tokens, bind="t1"), ir.Num(0))
    there = ir.Group(SPELL, (), (ir.InZone(sv.ExArea(YOU)),))
    [said] = compiled("Spells in your EX area cost 1 play point to play.").effects
    assert said == sv.CostSet(ir.All(there, bind="t1"), ir.Num(1))


def test_cards_put_under_the_deck_to_pay() -> None:
    paid = compiled("[act] Put 2 followers from your cemetery on the bottom of your deck in any order: Draw a card.")
    assert paid.cost.actions == (ir.PayPutGroup(ir.Num(2), ir.Group(FOLLOWER, (), (LYING,)), ir.DeckBottom(YOU)),)
