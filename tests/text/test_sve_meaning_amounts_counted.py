"""What sentences of Shadowverse: Evolve mean: amounts that count cards, Elements or what was done."""

from __future__ import annotations

import pytest
from sve_meaning import (
    AMULET,
    AMULETS,
    CARD,
    DRAW,
    ENEMY,
    FOE,
    FOLLOWER,
    FOREVER,
    GRAVE,
    IT,
    MINE,
    ON_MINE,
    SELF,
    SPELL,
    YOU,
    X,
    chosen,
    compiled,
    effects,
    only_node,
    plain,
    refused,
    stats,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.walk import nodes

CARDS = ir.Group(ir.IsCard())
PAGES = ir.CountOf(ir.Group(CARD, (), (ir.InZone(ir.Hand(YOU)),)))
IS_PIXIE = sv.TraitIs("Pixie")


@pytest.mark.parametrize("form", ["at least 3", "3 or more"])
def test_so_many_names(form: str) -> None:
    asked = only_node(
        f"[fanfare] If you have {form} spells with different names in your cemetery, draw a card.", ir.Compare
    )
    assert isinstance(asked.left, ir.CountDifferent) and asked.left.trait == "name" and asked.compare == ">="


@pytest.mark.parametrize(("words", "trait"), [("names", "name"), ("costs", "cost")])
def test_so_many_different(words: str, trait: str) -> None:
    text = f"[fanfare] Draw X cards. X equals the number of different {words} among amulets in your cemetery."
    assert only_node(text, ir.CountDifferent).trait == trait


@pytest.mark.parametrize("trait", ["name", "cost"])
def test_for_each_that_differs(trait: str) -> None:
    [each] = effects(f"Draw a card for each Pixie follower with a different {trait} on your field.")
    pixies = ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),), (ON_MINE,))
    assert each == sv.ForEvery(DRAW, ir.CountDifferent(trait, pixies))


def test_no_different_names_under_one_name() -> None:
    """A word that is no trait that is known stands before "tokens" as their name."""
    with pytest.raises(TextError, match="no different names"):
        compiled(
            "While there are at least 3 Lantern Moth tokens with different names on your field, this follower has Storm."
        )
    many = "While there are at least 3 Pixie tokens with different names on your field, this follower has Storm."
    assert any(isinstance(each, ir.CountDifferent) for each in nodes(compiled(many)))


@pytest.mark.parametrize(("noun", "trait"), [("names", "name"), ("costs", "cost")])
def test_how_many_different_ones(noun: str, trait: str) -> None:
    group = ir.Group(FOLLOWER, (), (ON_MINE,))
    many = ir.CountDifferent(trait, group)
    [made] = effects(f"If there are at least 3 followers with different {noun} on your field, draw a card.")
    assert made == ir.If(ir.Compare(many, ir.Num(3), ">="), DRAW)
    [let] = effects(f"Draw X cards. X equals the number of followers with different {noun} on your field.")
    assert let == sv.Let((ir.Draw(YOU, X),), many)


@pytest.mark.parametrize(
    ("one", "many", "trait"),
    [("name", "names", "name"), ("cost", "costs", "cost"), ("class", "classes", "class"), ("trait", "traits", "job")],
)
def test_how_many_different(one: str, many: str, trait: str) -> None:
    [let] = effects(f"Draw X cards. X equals the number of different {many} among followers on your field.")
    assert let == sv.Let((ir.Draw(YOU, X),), ir.CountDifferent(trait, MINE))
    [each] = effects(f"Draw a card for each different {one} among followers on your field.")
    assert each == sv.ForEvery(DRAW, ir.CountDifferent(trait, MINE))


def test_as_many_as_are_counted() -> None:
    [attack] = compiled("This follower's [attack] is equal to the number of amulets on your field.").effects
    assert attack == sv.SetAttack(SELF, ir.CountOf(AMULETS), ir.Continuous())
    [defense] = compiled("This follower's defense equals the number of amulets on your field.").effects
    assert defense == sv.SetDefense(SELF, ir.CountOf(AMULETS), ir.Continuous())


@pytest.mark.parametrize(("more", "compare"), [("more", ">"), ("fewer", "<")])
@pytest.mark.parametrize("place", ["in your cemetery", "on your field"])
def test_more_of_one_kind_than_of_another_at_one_place(more: str, compare: str, place: str) -> None:
    [asked] = effects(f"If there are {more} followers than amulets {place}, draw a card.")
    there = ON_MINE if "field" in place else ir.InZone(GRAVE)
    left, right = (ir.CountOf(ir.Group(kind, (), (there,))) for kind in (FOLLOWER, AMULET))
    assert asked == ir.If(ir.Compare(left, right, compare), DRAW)


def test_enemies_are_on_a_field_of_their_own() -> None:
    [asked] = effects("If there are more enemy followers than followers on your field, draw a card.")
    enemies = ir.CountOf(ir.Group(FOLLOWER, (ir.ControlledBy(FOE),)))
    assert asked == ir.If(ir.Compare(enemies, ir.CountOf(MINE), ">"), DRAW)


@pytest.mark.parametrize(
    ("said", "count", "compare"),
    [
        ("is a spell", 1, ">="),
        ("are at least 2 spells", 2, ">="),
        ("are no spells", 0, "="),
    ],
)
def test_how_many_among_them(said: str, count: int, compare: str) -> None:
    group = ir.Group(ir.TypeIs(("Spell",)))
    asked = ir.Compare(ir.CountRef(IT, group), ir.Num(count), compare)
    for first in ("Put the top 3 cards of your deck into your cemetery", "Reveal the top 3 cards of your deck"):
        assert effects(f"{first}. If there {said} among them, draw a card.")[1] == ir.If(asked, DRAW)


@pytest.mark.parametrize("them", ["them", "those cards", "the revealed cards"])
def test_among_the_revealed_cards(them: str) -> None:
    asked = compiled(
        f"[fanfare] Reveal the top 3 cards of your deck. If there are no followers among {them}, draw a card."
    ).effects[1]
    none = ir.Compare(ir.CountRef(ir.Ref(("t1",)), ir.Group(FOLLOWER)), ir.Num(0), "=")
    assert asked == ir.If(none, DRAW)


def test_counts_of_what_went_into_the_deck() -> None:
    put, let = effects(
        "Put any number of cards from your hand on the bottom of your deck. Draw X cards. "
        "X equals the number of cards put on the bottom of your deck."
    )
    assert isinstance(put, ir.SelectAndPut)
    assert let.amount == sv.CountThisWay(CARD, "put on the bottom of your deck")
    [whole] = effects(
        "Return your hand to your deck, shuffle it, and draw X cards. X equals the number of cards you returned to your deck."
    )
    assert whole.amount == sv.CountThisWay(CARD, "returned to your deck")
    _, let = effects("Discard your hand. Draw X cards. X equals the number of cards you discarded.")
    assert let.amount == sv.CountThisWay(CARD, "discarded")


@pytest.mark.parametrize(
    ("words", "done"),
    [
        ("cards put into your cemetery", sv.CountThisWay(CARD, "put into your cemetery")),
        ("followers put into your cemetery", sv.CountThisWay(FOLLOWER, "put into your cemetery")),
        ("cards put into the cemetery", sv.CountThisWay(CARD, "put into a cemetery")),
        ("cards put into the cemetery this way", sv.CountThisWay(CARD, "put into the cemetery")),
    ],
)
def test_what_was_put_into_a_cemetery(words: str, done: sv.CountThisWay) -> None:
    """Of what is said to be buried it is another matter: that comes from the field (5.30.1)."""
    _, let = effects(
        f"Put the top 4 cards of your deck into your cemetery. Draw X cards. X equals the number of {words}."
    )
    assert let.amount == done


@pytest.mark.parametrize("form", ["at least 1 amulet was", "at least 1 amulet is"])
def test_at_least_one_this_way(form: str) -> None:
    text = f"[fanfare] Put the top 2 cards of your deck into your cemetery. If {form} put into your cemetery this way, draw a card."
    asked = only_node(text, ir.Compare)
    assert isinstance(asked.left, sv.CountThisWay) and asked.left.noun == ir.TypeIs(("Amulet",))
    assert asked.compare == ">=" and isinstance(asked.right, ir.Num) and asked.right.value == 1


@pytest.mark.parametrize(
    ("words", "compare"), [("at least 2 cards", ">="), ("2 or more cards", ">="), ("2 cards", "="), ("2 cards this way", "=")]
)  # fmt: skip
def test_how_many_were_discarded(words: str, compare: str) -> None:
    said = effects(f"Discard up to 3 cards. If you discarded {words}, draw a card.")
    counted = ir.Compare(sv.CountThisWay(ir.IsCard(), "discarded"), ir.Num(2), compare)
    assert said == (ir.Discard(YOU, ir.Num(3), CARDS, up_to=True, bind="t1"), ir.If(counted, DRAW))


@pytest.mark.parametrize(
    ("words", "whose"),
    [
        ("Each player discards a card. If you discarded a follower this way, draw a card.", YOU),
        ("Each player discards a card. If your opponent discarded a follower this way, draw a card.", FOE),
        ("Each player discards 2 cards. Draw X cards. X equals the number of followers you discarded this way.", YOU),
        ("Each player discards 2 cards. Draw X cards. X equals the number of followers your opponent discarded this way.", FOE),
        ("Discard a card. Each opponent discards a card. If you discarded a follower this way, draw a card.", YOU),
        ("Discard 2 cards. If you discarded a follower this way, draw a card.", None),
        ("Each player discards a card. If a follower was discarded this way, draw a card.", None),
    ],
)  # fmt: skip
def test_whose_discards_are_counted(words: str, whose: ir.Player | None) -> None:
    [made] = [n for n in nodes(compiled(f"[fanfare] {words}")) if isinstance(n, sv.CountThisWay)]
    assert made == sv.CountThisWay(FOLLOWER, "discarded", whose=whose)


def test_what_they_come_to() -> None:
    ability = compiled(
        "[fanfare] Discard 2 cards. Give this follower [attack]+X. X equals the total cost of the discarded cards."
    )
    let = ability.effects[1]
    assert isinstance(let, sv.Let)
    assert let.amount == sv.CountThisWay(ir.IsCard(), "discarded", total="cost")


@pytest.mark.parametrize("way", [" this way", ""])
@pytest.mark.parametrize(
    ("deed", "cards", "stat"),
    [
        ("Return any number of followers on your field to their owners' hands:", "followers returned", "attack"),
        ("Discard any number of spells:", "spells discarded", "cost"),
        ("Destroy each amulet on your field.", "amulets destroyed", "cost"),
        ("Each player discards a card.", "cards discarded", "cost"),
    ],
)
def test_what_all_of_them_come_to(deed: str, cards: str, stat: str, way: str) -> None:
    made = compiled(f"{deed} Draw X cards. X equals the total {stat} of the {cards}{way}.", "Spell")
    [total] = [each for each in nodes(made) if isinstance(each, sv.CountThisWay)]
    assert (total.total, total.verb, total.paid) == (stat, cards.split()[1], deed.endswith(":"))


def test_a_discard_is_asked_about() -> None:
    _, asked = effects("Discard a card. If you discarded a Pixie card, draw a card.")
    left = sv.CountThisWay(ir.IsCard(), "discarded", (sv.TraitIs("Pixie"),))
    assert asked == ir.If(ir.Compare(left, ir.Num(1), ">="), DRAW)


@pytest.mark.parametrize(
    ("words", "counted"),
    [
        ("Pixie cards put into your cemetery", sv.CountThisWay(CARD, "put into your cemetery", (IS_PIXIE,))),
        ("enemy followers destroyed", sv.CountThisWay(FOLLOWER, "destroyed", (ir.ControlledBy(ir.Opponent()),))),
        ("followers destroyed", sv.CountThisWay(FOLLOWER, "destroyed")),
    ],
)
def test_how_many_of_a_kind_this_way(words: str, counted: ir.Amount) -> None:
    [let] = effects(f"Draw X cards. X equals the number of {words} this way.")
    assert let == sv.Let((ir.Draw(YOU, ir.X()),), counted)


def test_whether_one_of_a_kind_was_discarded() -> None:
    _, given = effects("Discard a card. If you discarded a Pixie follower this way, draw a card.")
    left = sv.CountThisWay(FOLLOWER, "discarded", (IS_PIXIE,))
    assert given == ir.If(ir.Compare(left, ir.Num(1), ">="), DRAW)


def test_so_many_this_way() -> None:
    [_, asked] = effects(
        "Destroy all followers on the field. If 3 or more followers were destroyed this way, draw a card."
    )
    counted = sv.CountThisWay(FOLLOWER, "destroyed")
    assert asked == ir.If(ir.Compare(counted, ir.Num(3), ">="), DRAW)


def test_so_many_that_were_put_there() -> None:
    [_, asked] = effects(
        "Put any number of cards from your field into their owners' cemeteries. "
        "If you put at least 3 cards into the cemetery this way, draw a card."
    )
    buried = sv.CountThisWay(ir.IsCard(), "put into the cemetery")
    assert asked == ir.If(ir.Compare(buried, ir.Num(3), ">="), DRAW)


@pytest.mark.parametrize(
    ("words", "left", "least"),
    [
        ("a follower was destroyed", sv.CountThisWay(FOLLOWER, "destroyed"), 1),
        ("you discarded a spell", sv.CountThisWay(SPELL, "discarded"), 1),
        ("at least 2 cards were banished", sv.CountThisWay(CARD, "banished"), 2),
    ],
)
def test_what_was_done_this_way(words: str, left: ir.Amount, least: int) -> None:
    [*_, given] = effects(f"Draw a card. If {words} this way, draw a card.")
    assert given == ir.If(ir.Compare(left, ir.Num(least), ">="), DRAW)


def test_twice_the_number_of_cards_destroyed() -> None:
    text = "Destroy each amulet on your field. Draw X cards. X equals 2 times the number of cards destroyed."
    drawn = effects(text)[1].amount
    assert drawn == ir.PerEach(ir.Num(2), sv.CountThisWay(ir.IsCard(), "destroyed"))


def test_for_each_of_those_just_returned() -> None:
    _, each = effects("Return each follower on the field to its owner's hand. Draw a card for each follower returned.")
    assert each == sv.ForEvery(DRAW, sv.CountThisWay(FOLLOWER, "returned"))


def test_for_each_that_the_first_of_two_has_destroyed() -> None:
    text = "Destroy each amulet on your field and draw a card for each amulet destroyed this way."
    [both] = effects(text)
    gone = ir.Break(ir.All(ir.Group(AMULET, (), (ON_MINE,)), bind="t1"))
    many = sv.ForEvery(DRAW, sv.CountThisWay(AMULET, "destroyed"))
    assert plain(both) == ir.Both((gone, many))
    refused("Draw a card and give your leader [defense]+1 for each amulet destroyed this way.")


def test_for_each_that_was_summoned() -> None:
    *_, each = effects("Summon 3 Lantern Moth tokens. Draw a card for each token summoned this way.")
    assert each == sv.ForEvery(DRAW, sv.CountThisWay(sv.IsToken(), "summoned"))


def test_only_what_is_done_with_it_is_multiplied() -> None:
    [both] = effects("Select an enemy follower on the field and give it [attack]-1 for each card in your hand.")
    given = sv.ForEvery(ir.Gain(ir.Ref(("t1",)), (stats(-1, None),), FOREVER), PAGES)
    assert both == ir.Then(chosen(ENEMY), given)


def test_who_deals_and_whose_were_destroyed() -> None:
    [dealt] = effects("Each Pixie follower on your field deals 1 damage to each enemy leader.")
    assert dealt.source == ir.All(ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),), (ir.InZone(ir.Field(YOU)),)), bind="t2")
    _, drawn = effects("Destroy each follower on the field. Draw a card for each of your followers destroyed this way.")
    assert drawn.count == sv.CountThisWay(FOLLOWER, "destroyed", (ir.ControlledBy(YOU),))


@pytest.mark.parametrize(
    ("text", "than"),
    [
        (
            "Put a card from your hand into your EX area. It costs 1 less to play for each other card in your EX area.",
            ir.Ref(("t1",)),
        ),
        ("Give this follower [attack]+1 for each other card in your EX area.", SELF),
    ],
)
def test_other_cards_in_the_ex_area_than_the_one_put_there(text: str, than: ir.Objects) -> None:
    last = compiled(f"[fanfare] {text}").effects[-1]
    assert last.count == ir.CountOf(ir.Group(ir.IsCard(), (ir.OtherThan(than),), (ir.InZone(sv.ExArea(YOU)),)))


def test_tokens_for_each_are_several() -> None:
    text = "Banish each card in your EX area. Summon a Fairy token for each card banished this way. Give them Rush."
    assert effects(text)[2] == ir.Gain(ir.Ref(("t2",)), (ir.KeywordGained("Rush"),), ir.Permanent())
    with pytest.raises(TextError, match="it"):
        effects("Summon a Fairy token for each card in your hand. Give it Rush.")


def test_for_each_among_them() -> None:
    drawn = effects("Put the top 3 cards of your deck into your cemetery. Draw a card for each follower among them.")[1]
    assert drawn == sv.ForEvery(DRAW, ir.CountRef(ir.Ref(("t1",)), ir.Group(FOLLOWER)))


def test_that_many_is_said_of_the_instruction_right_before() -> None:
    for before in ("Deal 1 damage to each enemy follower on the field", "Give your leader [defense]+1"):
        with pytest.raises(TextError):
            effects(f"Discard any number of cards. {before}. Draw that many cards.")
        with pytest.raises(TextError):
            effects(f"Discard any number of cards: {before}. Draw that many cards.")
    [_, drawn] = effects("Discard any number of cards. Draw that many cards.")
    assert drawn == ir.Draw(YOU, ir.ResultCount())


@pytest.mark.parametrize(
    "deed",
    [
        "Deal 2 damage to each enemy follower on the field and 1 damage to each enemy leader",
        "Give each follower on your field [attack]+1 and your leader [defense]+1",
        "Summon a Knight and a Viking token",
    ],
)
def test_which_of_two_is_done_so_often_is_open(deed: str) -> None:
    assert "so often" in refused(f"{deed} for each amulet on your field.")
    [made] = effects(f"For each amulet on your field, {deed[0].lower()}{deed[1:]}.")
    assert isinstance(made, sv.ForEvery)
