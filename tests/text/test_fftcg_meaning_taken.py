"""What was taken, moved or found by one instruction, and what of it a later sentence means: sentences of our own."""

from __future__ import annotations

import pytest
from fftcg_meaning import FORWARD, MINE, OPPONENT, THEIRS, YOU, effects, last, one, same

from cardwright.errors import TextError
from cardwright.text import ir

MILL = "your opponent puts the top card of their deck into the Break Zone"


def counted(text: str) -> ir.CountRef:
    """The cards that the condition of the last sentence counts."""
    asked = last(text)
    assert isinstance(asked, ir.If) and isinstance(asked.condition, ir.Compare)
    assert isinstance(asked.condition.left, ir.CountRef)
    return asked.condition.left


def test_all_that_one_instruction_returned_is_counted() -> None:
    """Two choices, one instruction: what it returned are the cards of both."""
    text = (
        "Choose up to 1 Monster you control and up to 1 Monster opponent controls. "
        "Return them to their owners' hands. If you returned 2 Monsters, draw 1 card."
    )
    assert same(counted(text).cards, ir.Ref(("t1", "t2")))


def test_what_the_instruction_before_returned_is_not_counted() -> None:
    text = (
        "Choose 1 Monster you control. Return it to its owner's hand. Choose up to 2 Backups opponent controls. "
        "Return them to their owners' hands. If you returned 2 Backups, draw 1 card."
    )
    assert same(counted(text).cards, ir.Ref(("t2",)))


@pytest.mark.parametrize("who", [MILL, "put the top card of your deck into the Break Zone", "discard 1 card"])
@pytest.mark.parametrize("cast", ["you can cast it this turn", "you may cast it without paying the cost"])
def test_what_is_cast_is_the_card_that_was_asked_about(who: str, cast: str) -> None:
    """Nothing on the field is cast: not Hild, who attacks."""
    asked = last(f"When Hild attacks, {who}. If it is a Summon, {cast}.", "Forward")
    assert isinstance(asked, ir.If) and isinstance(asked.condition, ir.Is)
    effect = asked.effect.effect if isinstance(asked.effect, ir.May) else asked.effect
    assert isinstance(effect, ir.AllowCast | ir.CastRef)
    assert same(effect.what, ir.Ref(("t1",))) and same(asked.condition.card, ir.Ref(("t1",)))


def test_another_card_that_was_put_away_may_be_meant() -> None:
    with pytest.raises(TextError):
        one(
            f"When a Monster is put from the field into the Break Zone, {MILL}. If it is a Summon, you can cast it this turn."
        )


@pytest.mark.parametrize("otherwise", ["If you don't do so", "If you do not"])
def test_nothing_was_found_where_it_was_not_done(otherwise: str) -> None:
    text = (
        "When Hild attacks, you may search for 1 {Card Name Olga} and play it onto the field. "
        f"{otherwise}, choose 1 Forward opponent controls. Deal it 3000 damage."
    )
    damage = last(text, "Forward")
    assert isinstance(damage, ir.DealDamage) and same(damage.to, ir.Ref(("t2",)))


@pytest.mark.parametrize(
    ("words", "trait"),
    [
        (" each with a different cost in your Break Zone", "cost"),
        (", each of a different cost, in your Break Zone", "cost"),
        (", each with a different Element, in your Break Zone", "element"),
        (" each of a different name in your Break Zone", "name"),
    ],
)
def test_each_differs_from_the_others_where_they_lie(words: str, trait: str) -> None:
    (choose, _) = effects(f"Choose up to 3 Forwards{words}. Add them to your hand.")
    assert isinstance(choose, ir.Choose)
    (target,) = choose.targets
    assert (target.different, target.up_to) == (trait, True)
    assert same(target.group, ir.Group(FORWARD, (), (ir.InZone(ir.BreakZone(YOU)),)))


@pytest.mark.parametrize(("whose", "held"), [("opponent controls", THEIRS), ("you control", MINE)])
def test_each_differs_from_the_others_of_a_player(whose: str, held: ir.Filter) -> None:
    (choose, _) = effects(f"Choose up to 2 Forwards each of a different Element {whose}. Dull them.")
    assert isinstance(choose, ir.Choose)
    (target,) = choose.targets
    assert target.different == "element" and same(target.group, ir.Group(FORWARD, (), (held,)))


def test_job_and_name_that_differ_among_those_controlled() -> None:
    for words, found in (
        ("of different Elements", ir.CountElements(ir.Group(ir.JobIs("Smith"), (), (MINE,)))),
        ("with different names", ir.CountDifferent("name", ir.Group(ir.JobIs("Smith"), (), (MINE,)))),
    ):
        auto = one(f"When Hild attacks, if you control 3 or more {{Job Smith}} {words}, draw 1 card.")
        assert isinstance(auto, ir.AutoAbility)
        assert same(auto.condition, ir.Compare(found, ir.Num(3), ">="))


@pytest.mark.parametrize(
    ("words", "compare"),
    [
        ("When you return 2 Monsters by this effect", "="),
        ("When you return 2 or more Monsters by this effect", ">="),
        ("When 2 Monsters are returned to their owners' hands by this effect", "="),
        ("If 2 Monsters were returned to their owners' hands by this effect", "="),
        ("If you returned 2 Monsters by this effect", "="),
    ],
)
def test_how_many_were_returned(words: str, compare: str) -> None:
    asked = last(f"Choose up to 2 Monsters. Return them to their owners' hands. {words}, draw 2 cards.")
    assert isinstance(asked, ir.If)
    counted = ir.CountRef(ir.Ref(("t1",)), ir.Group(ir.TypeIs(("Monster",))))
    assert same(asked.condition, ir.Compare(counted, ir.Num(2), compare))
    assert isinstance(asked.effect, ir.Reflexive) is words.startswith("When")


def test_for_each_that_was_returned() -> None:
    draw = last(
        "Choose any number of Monsters you control. Return them to their owners' hands. "
        "Draw 1 card for each Monster returned to its owner's hand by this effect."
    )
    assert isinstance(draw, ir.Draw)
    counted = ir.CountRef(ir.Ref(("t1",)), ir.Group(ir.TypeIs(("Monster",))))
    assert same(draw.count, ir.PerEach(ir.Num(1), counted))


def test_the_opponent_selects_among_those_found() -> None:
    (_, select, _) = effects(
        "Search for 3 Monsters. Your opponent selects 1 card among them. Add it to your hand and put the rest of the cards "
        "into the Break Zone."
    )
    assert isinstance(select, ir.SelectAmong) and select.player == OPPONENT
    assert same(select.among, ir.Ref(("t1",)))


@pytest.mark.parametrize(
    ("event", "owner", "card"),
    [
        ("When you cast a Summon", "the Summon's", ir.Ref(("subject",))),
        ("When a Forward you control attacks", "the attacking Forward's", ir.Ref(("subject",))),
        ("When Hild is blocked", "the blocking Forward's", ir.Ref(("other",))),
        ("When Hild blocks a Forward", "the blocked Forward's", ir.Ref(("other",))),
    ],
)
def test_whose_cost_it_is(event: str, owner: str, card: ir.Objects) -> None:
    (choose, _) = effects(f"{event}, choose 1 Monster of cost equal to or less than {owner} cost. Dull it.", "Forward")
    assert isinstance(choose, ir.Choose)
    (cost,) = choose.targets[0].group.qualifiers
    assert same(cost, ir.CostIs(ir.CostOf(card), "<="))


@pytest.mark.parametrize(("words", "least"), [("2 or more Monsters were", 2), ("a Monster was", 1)])
def test_how_many_were_put_away(words: str, least: int) -> None:
    asked = last(
        f"Put the top 4 cards of your deck into the Break Zone. If {words} put into the Break Zone by this effect, draw 1 card."
    )
    assert isinstance(asked, ir.If)
    counted = ir.CountRef(ir.Ref(("t1",)), ir.Group(ir.TypeIs(("Monster",))))
    assert same(asked.condition, ir.Compare(counted, ir.Num(least), ">="))


def test_what_was_broken_is_not_activated() -> None:
    """What was chosen has left the field: "it" is the card that is asked about."""
    for gone in ("Break it", "Return it to its owner's hand", "Remove it from the game"):
        asked = last(f"When Hild attacks, choose 1 dull Forward. {gone}. If Hild is dull, activate it.", "Forward")
        assert isinstance(asked, ir.If) and isinstance(asked.effect, ir.Activate)
        assert same(asked.effect.what, ir.Ref(("self",)))


def test_of_two_that_are_there_either_may_be_activated() -> None:
    with pytest.raises(TextError):
        one("When Hild attacks, choose 1 Forward. Deal it 1000 damage. If Hild is dull, activate it.")
    asked = last("When Hild attacks, choose 1 Forward. If Hild has 9000 power or more, deal it 7000 damage.", "Forward")
    assert isinstance(asked, ir.If) and isinstance(asked.effect, ir.DealDamage)
    assert same(asked.effect.to, ir.Ref(("t1",)))
