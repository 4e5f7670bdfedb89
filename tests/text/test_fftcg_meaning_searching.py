"""What FFTCG sentences mean: what is searched for, and where it goes."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    BACKUP,
    COUNTED_BACKUPS,
    FORWARD,
    IT,
    ME,
    MONSTER,
    ONE,
    OPPONENT,
    T1,
    T2,
    YOU,
    effects,
    last,
    last_effect,
    one,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text


def test_cards_that_differ() -> None:
    for words, trait in (
        ("with different costs", "cost"),
        ("with different Elements", "element"),
        (", each of a different Category,", "category"),
        (", each with a different name,", "name"),
        (", each of a different Element and cost,", "element,cost"),
    ):
        text = f"Search for up to 3 Forwards {words} and add them to your hand.".replace(" ,", ",")
        if text.endswith(", and add them to your hand."):
            text = text.replace(", and", " and")
        (found,) = effects(text)
        assert isinstance(found, ir.Both)
        target = ir.Target(ir.Num(3), ir.Group(FORWARD), up_to=True, different=trait, bind="t1")
        assert same(found.effects[0], ir.Search(YOU, (target,))), text
    text = "Search for 2 Forwards with different names other than {Card Name Olga} and add them to your hand."
    (found,) = effects(text)
    assert isinstance(found, ir.Both)
    group = ir.Group(FORWARD, qualifiers=(ir.Without(ir.NameIs("Olga")),))
    assert same(found.effects[0], ir.Search(YOU, (ir.Target(ir.Num(2), group, different="name", bind="t1"),)))
    text = "Search for 1 Forward, 1 Backup, and 1 Monster and add them to your hand."
    (found,) = effects(text)
    assert isinstance(found, ir.Both) and isinstance(found.effects[0], ir.Search)
    assert [each.group.noun for each in found.effects[0].targets] == [FORWARD, BACKUP, MONSTER]


@pytest.mark.parametrize(
    ("tail", "trait"),
    [
        ("that don't share Elements", "element"),
        ("of different Elements", "element"),
        ("with different names", "name"),
        ("of different costs", "cost"),
        ("with different Jobs", "job"),
    ],
)
def test_searching_for_cards_that_differ(tail: str, trait: str) -> None:
    (both,) = one(
        f"When Hild attacks, search for 1 Forward and up to 1 Backup {tail} and add them to your hand."
    ).effects  # type: ignore[attr-defined]
    search = both.effects[0]
    assert isinstance(search, ir.Search) and search.different == trait
    assert [(each.count, each.up_to, each.different) for each in search.targets] == [
        (ir.Num(1), False, ""),
        (ir.Num(1), True, ""),
    ]


def test_what_the_opponent_may_search_for_is_played_at_once() -> None:
    (may,) = effects("Your opponent may search for 1 Backup and play it onto the field dull.")
    assert isinstance(may, ir.May)
    search, play = may.effect.effects  # type: ignore[attr-defined]
    assert may.player == search.player == OPPONENT
    assert same(play, ir.PlayOnto(IT, ir.Owner(), dull=True))


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


def test_what_was_found_before_a_new_choice_is_not_it() -> None:
    text = "When Hild enters the field, you may search for 1 Summon and add it to your hand. When you do so, choose 1 Forward. Dull it."
    _, done = one(text).effects  # type: ignore[attr-defined]
    assert same(done.effects[1], ir.Dull(ir.Ref(("t2",))))
    assert same(done.effects[0].targets[0].group, ir.Group(FORWARD))


def test_of_two_searched_cards_each_is_named_by_its_type() -> None:
    for the in ("that", "the"):
        text = (
            f"Search for 1 Monster and 1 Backup. Play {the} Backup onto the field and add {the} Monster to your hand."
        )
        *_, both = effects(text)
        assert isinstance(both, ir.Both)
        play, add = both.effects
        assert play.what.to == ("t2",)  # type: ignore[attr-defined]
        assert add.what.to == ("t1",)  # type: ignore[attr-defined]
    for text in (
        "Search for 1 Monster and 1 Backup. Play that Forward onto the field and add that Monster to your hand.",
        "Search for 1 Fire Forward and 1 Ice Forward. Play that Forward onto the field.",
        "Search for 1 Monster and 1 Backup. Add the Monster to your hand.",
    ):
        with pytest.raises(TextError):
            effects(text)


def test_other_small_words() -> None:
    gained = ir.GainCrystals(YOU, ir.PerEach(ONE, COUNTED_BACKUPS))
    assert same(last("You gain 《C》 for each Backup you control."), gained)
    cheaper = one("The cost required to use the special ability of Hild is reduced by 1.")
    assert same(cheaper, ir.FieldAbility((ir.UseCostChange(("special",), ONE, what=ME),)))
    damage = last(
        "Discard 1 card. Choose 1 Forward. Deal it damage equal to 2000 times the cost of the discarded card."
    )
    assert same(damage, ir.DealDamage(T2, ir.PerEach(ir.Num(2000), ir.CostOf(T1))))
    shown = last("Your opponent shuffles their deck, then reveals the top card of their deck.")
    assert same(shown, ir.Then(ir.Shuffle(OPPONENT), ir.RevealTop(OPPONENT, OPPONENT, ONE, bind="t1")))


def test_where_cards_go() -> None:
    chosen = ir.Ref(("t1",))
    text = "Choose up to 5 cards in your Break Zone. Return them to the bottom of your deck in any order."
    assert last_effect(text, "Summon") == ir.PutInto(chosen, ir.DeckBottom(YOU))
    text = "Look at the top card of your opponent's deck. Put it on the top or bottom of their deck."
    assert last_effect(text, "Summon") == ir.PutInto(chosen, ir.DeckTopOrBottom(OPPONENT))
    text = "Choose up to 2 Backups in your Break Zone. Return them to your hand."
    assert last_effect(text, "Summon") == ir.ToHand(chosen, YOU, "return")
    for words, player in (("Your opponent shuffles", OPPONENT), ("Each player shuffles", ir.EachPlayer())):
        pile = ir.Group(ir.IsCard(), (), (ir.InZone(ir.BreakZone(player)),))
        made = last_effect(f"{words} their Break Zone into their deck.", "Summon")
        assert made == ir.ShuffleInto(ir.All(pile, "t1"))


def test_a_hand_that_is_shuffled_into_the_deck() -> None:
    def held(player: ir.Player) -> ir.All:
        return ir.All(ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(player)),)), "t1")

    own = effects("Shuffle your hand into your deck. Then, draw the same number of cards.")[0]
    assert same(own, ir.ShuffleInto(held(ir.You())))
    for their in ("their", "his/her"):
        (both,) = effects(f"Each player shuffles {their} hand into {their} deck, then draws 4 cards.")
        assert isinstance(both, ir.Then)
        assert same(both.first, ir.ShuffleInto(held(ir.EachPlayer())))
        assert same(both.then, ir.Draw(ir.EachPlayer(), ir.Num(4)))


@pytest.mark.parametrize(
    ("words", "player", "count"),
    [
        ("Put the top card of your deck into the Damage Zone.", YOU, 1),
        ("Your opponent puts the top 2 cards of their deck into their Damage Zone.", OPPONENT, 2),
    ],
)
def test_from_the_deck_into_the_damage_zone(words: str, player: ir.Player, count: int) -> None:
    assert same(last(words), ir.TopIntoDamageZone(player, ir.Num(count)))
