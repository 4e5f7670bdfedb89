"""What the rule book's short words mean: "summon" (5.4.1), "bury" (5.30), "randomly" (5.18.1)."""

from __future__ import annotations

import pytest
from test_sve_meaning import AMULET, ENEMY, FOE, FOLLOWER, FOREVER, SELF, SPELL, YOU, compiled, effects

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text

IN_HAND, IN_CEMETERY, IN_EX = ir.InZone(ir.Hand(YOU)), ir.InZone(sv.Cemetery(YOU)), ir.InZone(sv.ExArea(YOU))
MINE = ir.Field(YOU)
CHEAP = ir.CostIs(ir.Num(2), "<=")


@pytest.mark.parametrize(
    ("words", "target"),
    [
        ("an amulet from your hand", ir.Target(ir.Num(1), ir.Group(AMULET, (), (IN_HAND,)), bind="t1")),
        ("up to 2 followers that cost 2 or less from your cemetery",
         ir.Target(ir.Num(2), ir.Group(FOLLOWER, (), (CHEAP, IN_CEMETERY)), up_to=True, bind="t1")),
        ("any number of Fairy tokens from your EX area",
         ir.Target(ir.Num(0), ir.Group(sv.IsToken(), (ir.NameIs("Fairy"),), (IN_EX,)), any_number=True, bind="t1")),
    ],
)  # fmt: skip
def test_cards_summoned_from_elsewhere(words: str, target: ir.Target) -> None:
    assert effects(f"Summon {words}.") == (ir.SelectAndPut(YOU, target, MINE),)


@pytest.mark.parametrize("text", ["Summon a follower on your field.", "Summon a follower that costs 2 or less."])
def test_summoned_from_nowhere(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("sve", text, name="Anyone", card_type="Spell", lexicon={})


@pytest.mark.parametrize("among", ["from among them", "among them"])
@pytest.mark.parametrize(("end", "dull"), [("", False), (" engaged", True)])
def test_summoned_from_among_those_looked_at(among: str, end: str, dull: bool) -> None:
    made = effects(f"Look at the top 3 cards of your deck. You may summon an amulet {among}{end}.")
    target = ir.Target(ir.Num(1), ir.Group(AMULET), bind="t2")
    assert made[1] == ir.May(YOU, ir.TakeAmong(YOU, target, ir.Ref(("t1",)), MINE, dull=dull))


def test_it_is_summoned_engaged() -> None:
    made = compiled("[lastwords] Summon this follower engaged.")
    assert made.effects == (ir.PlayOnto(SELF, YOU, dull=True),)


@pytest.mark.parametrize(
    ("words", "target"),
    [
        ("up to 2 followers", ir.Target(ir.Num(2), ir.Group(FOLLOWER), up_to=True, bind="t1")),
        ("any number of amulets", ir.Target(ir.Num(0), ir.Group(AMULET), any_number=True, bind="t1")),
    ],
)
def test_how_many_are_buried(words: str, target: ir.Target) -> None:
    assert effects(f"Bury {words}.") == (ir.SelectAndPut(YOU, target, sv.Cemetery(ir.Owner())),)


def test_another_is_buried() -> None:
    made = compiled("[fanfare] You may bury another amulet.")
    other = ir.Target(ir.Num(1), ir.Group(AMULET, (ir.OtherThan(SELF),)), bind="t1")
    assert made.effects == (ir.May(YOU, ir.SelectAndPut(YOU, other, sv.Cemetery(ir.Owner()))),)


HIT = ir.Ref(("t1",))


@pytest.mark.parametrize(
    ("text", "done"),
    [
        ("Randomly destroy 1 enemy follower on the field.", ir.Break(HIT)),
        ("Randomly banish an enemy follower on the field.", ir.RemoveFromGame(HIT, FOREVER)),
        ("Randomly engage an enemy follower on the field.", ir.Dull(HIT)),
        ("Randomly return 1 enemy follower on the field to its owner's hand.", ir.ToHand(HIT, ir.Owner(), verb="return")),
        ("Randomly deal 2 damage to 1 enemy follower on the field.", ir.DealDamage(HIT, ir.Num(2))),
    ],
)  # fmt: skip
def test_done_to_a_random_card(text: str, done: ir.Effect) -> None:
    picked = sv.SelectRandom(ir.Target(ir.Num(1), ENEMY, bind="t1"))
    assert effects(text) == (ir.Then(picked, done),)


@pytest.mark.parametrize(("who", "player"), [("Randomly discard", YOU), ("Each opponent randomly discards", FOE)])
def test_randomly_discarded(who: str, player: ir.Player) -> None:
    assert effects(f"{who} 2 spells.") == (sv.RandomDiscard(player, ir.Num(2), ir.Group(SPELL), bind="t1"),)


@pytest.mark.parametrize("text", ["Your Fairy followers have [attack]+1.", "Your other Ghost followers have Rush."])
def test_the_name_of_a_token_is_no_trait(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("sve", text, name="Anyone", card_type="Follower", lexicon={})


@pytest.mark.parametrize(
    "text",
    [
        "Summon a follower that costs 2 or less from your deck.",
        "Put up to 3 followers with different costs from your deck into your cemetery.",
        "Select a follower in your deck and add it to your hand.",
        "Play a spell from your deck without paying its cost.",
    ],
)
def test_in_a_deck_cards_are_searched_for(text: str) -> None:
    with pytest.raises(TextError, match="not searched for"):
        compile_text("sve", text, name="Anyone", card_type="Spell", lexicon={})
