"""What "another" and "other" are other than, where the first of two is, and for how long: read where it is sure, else refused."""

from __future__ import annotations

from typing import Any

import pytest
from test_sve_meaning import FOE, NAMES, YOU, compiled

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text
from cardwright.text.walk import nodes


def others(text: str, card_type: str = "Follower") -> list[Any]:
    """What the cards of a text are said to be other than."""
    return [each.card for each in nodes(compiled(text, card_type)) if isinstance(each, ir.OtherThan)]


SELF, FIRST = ir.SelfRef(), ir.Ref(("t1",))


@pytest.mark.parametrize(
    "text",
    [
        "Whenever one of your followers attacks, give each other follower on your field [attack]+1.",
        "Whenever a follower on your field is destroyed, select another follower on your field and give it [defense]+1.",
        "Whenever a follower on your field is destroyed, select another follower in your cemetery and add it to your hand.",
        "Whenever you play a follower, give each other follower on your field [attack]+1.",
        "Whenever an enemy follower is put onto the field, deal 1 damage to each other follower on the field.",
        "[fanfare] Discard a card. Put another card from your cemetery into your EX area.",
        "[lastwords] Select another follower on your field and destroy it. Add another follower from your cemetery to your hand.",
        "[fanfare] Destroy each follower on the field with the same name as another follower on the field.",
        "[fanfare] Select a follower on your field and destroy it. Deal 2 damage to each other follower on the field.",
        "[fanfare] Discard a follower: Select another follower in your cemetery and add it to your hand.",
        "[act][engage], discard a card: Add another card from your cemetery to your hand.",
        "[fanfare] Select a follower in your cemetery and put it onto your field. Give each other follower on your field [attack]+1.",
    ],
)
def test_open_what_it_is_other_than(text: str) -> None:
    """Than the card that was spoken of, or than this one."""
    with pytest.raises(TextError):
        compiled(text)


@pytest.mark.parametrize(
    ("text", "card_type", "than"),
    [
        ("Whenever another follower is put onto your field, give each other follower on your field [attack]+1.", "Follower", [SELF, SELF]),
        ("[fanfare] Select another follower on your field and destroy it. Deal 2 damage to each other follower on the field.", "Follower", [SELF, SELF]),
        ("[fanfare] Select an enemy follower on the field and destroy it. Give each other follower on your field [attack]+1.", "Follower", [SELF]),
        ("[fanfare] Summon a Knight token. Give each other Knight token on your field [attack]+1.", "Follower", [FIRST]),
        ("[act] Bury this follower: Add another follower from your cemetery to your hand.", "Follower", [SELF]),
        ("[fanfare] Summon a Knight token. Give each other follower on your field [attack]+1.", "Follower", [SELF]),
        ("Whenever an enemy follower attacks, give each other follower on your field [defense]+1.", "Follower", [SELF]),
        ("Whenever you play a spell, select another follower on your field and give it [attack]+1.", "Follower", [SELF]),
        ("Whenever an enemy follower is destroyed, deal 1 damage to each other enemy follower on the field.", "Follower", [ir.Ref(("subject",))]),
        ("Whenever you play a spell, draw a card for each other spell you've played this turn.", "Follower", [ir.Ref(("subject",))]),
        ("Whenever you play another spell, draw a card.", "Follower", [SELF]),
        ("[lastwords] Select another follower in your cemetery and add it to your hand.", "Follower", [SELF]),
        ("Discard a card. Add another card from your cemetery to your hand.", "Spell", [FIRST]),
        ("Select a follower in your cemetery and banish it. Put another follower from your cemetery onto your field.", "Spell", [FIRST]),
    ],
)  # fmt: skip
def test_other_than(text: str, card_type: str, than: list[ir.Objects]) -> None:
    assert others(text, card_type) == than


@pytest.mark.parametrize(
    "first", ["an enemy follower", "another follower", "an engaged follower", "up to 1 enemy amulet"]
)
def test_what_is_on_the_field_is_in_no_other_zone(first: str) -> None:
    """The place behind the second holds for the first as well, but not where that is said of cards of the field alone."""
    for place in ("an opponent's EX area", "your EX area", "your cemetery"):
        with pytest.raises(TextError, match="where the first of them is"):
            compiled(f"[fanfare] Select {first} and a card in {place}. Banish them.")
    [chosen, _] = compiled("[fanfare] Select a spell and an amulet in your cemetery. Banish them.").effects
    places = [[q.zone for q in each.group.qualifiers] for each in chosen.targets]
    assert places == [[sv.Cemetery(ir.You())]] * 2


@pytest.mark.parametrize(
    "words",
    [
        "Change its attack to 0 and it loses all abilities until the end of the turn.",
        "Until the end of the turn, change its attack to 0 and it loses all abilities.",
    ],
)
def test_for_how_long_both(words: str) -> None:
    with pytest.raises(TextError, match="the time is said of both"):
        compiled(f"Select an enemy follower on the field. {words}", "Spell")


def test_no_different_names_under_one_name() -> None:
    """A word that is no trait that is known stands before "tokens" as their name."""
    with pytest.raises(TextError, match="no different names"):
        compiled(
            "While there are at least 3 Lantern Moth tokens with different names on your field, this follower has Storm."
        )
    many = "While there are at least 3 Pixie tokens with different names on your field, this follower has Storm."
    assert any(isinstance(each, ir.CountDifferent) for each in nodes(compiled(many)))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("You may discard a spell. If you do, draw 2 cards. If Overflow is active for you, draw a card. Otherwise, discard a card.", "otherwise"),
        ("Summon a Knight token and a Fairy token. Combo (3): Summon 2 Knight tokens instead.", "instead"),
        ("Summon a Knight token and a Fairy token. Combo (3): Summon 2 instead.", "instead"),
    ],
)  # fmt: skip
def test_open_what_it_stands_for(text: str, why: str) -> None:
    """ "Otherwise" behind two questions, "instead" behind two things that are summoned."""
    with pytest.raises(TextError, match=why):
        compiled(text, "Spell")


def test_others_are_selected_instead() -> None:
    """The whole sentence is replaced: nothing is selected for what is not done."""
    first = "Select an enemy follower on the field and deal it 2 damage."
    [said] = compiled(
        f"{first} Combo (3): Select up to 2 followers in your cemetery and add them to your hand instead.", "Spell"
    ).effects
    assert isinstance(said, sv.OrInstead)
    assert [isinstance(each, ir.Both) and type(each.effects[0]) for each in (said.effect, said.instead)] == [
        ir.Choose
    ] * 2


def places(text: str, card_type: str = "Follower") -> list[Any]:
    """Where the cards are that a text counts."""
    counted = [each.group for each in nodes(compiled(text, card_type)) if isinstance(each, ir.Exists | ir.CountOf)]
    return [[q.zone for q in each.qualifiers if isinstance(q, ir.InZone)] for each in counted]


@pytest.mark.parametrize(
    ("counted", "zone"),
    [
        ("there are at least 2 spells and at least 3 followers in your cemetery", sv.Cemetery(YOU)),
        ("there are no followers and no amulets on the enemy field", ir.Field(FOE)),
        ("there are no other followers and no amulets on your field", ir.Field(YOU)),
    ],
)
def test_counted_together_at_the_place_that_is_named_last(counted: str, zone: ir.Zone) -> None:
    assert places(f"If {counted}, this follower has Rush.") == [[zone], [zone]]


@pytest.mark.parametrize("word", ["plus", "minus"])
def test_two_counts_at_one_place(word: str) -> None:
    text = f"Draw X cards. X equals the number of spells {word} the number of amulets in your cemetery."
    assert places(text, "Spell") == [[sv.Cemetery(YOU)]] * 2
    text = (
        f"Draw X cards. X equals the number of followers on your field {word} the number of amulets in your cemetery."
    )
    assert places(text, "Spell") == [[ir.Field(YOU)], [sv.Cemetery(YOU)]]


@pytest.mark.parametrize(
    "text",
    [
        "If there are at least 5 spells, this follower has Rush.",
        "If you have no spells, this follower has Rush.",
        "If there are at least 2 cards with different names and at least 2 amulets on your field, this follower has Rush.",
        "[fanfare] Draw X cards. X equals the number of Pixie cards.",
    ],
)
def test_counted_nowhere(text: str) -> None:
    """Spells are never on the field, and a card may be anywhere."""
    with pytest.raises(TextError, match="where these cards are"):
        compiled(text)


@pytest.mark.parametrize(
    "what",
    ["with different costs", "with a total cost of 5 play points or less", "that each cost 2 play points or less", "that cost 2 play points or less each"],
)  # fmt: skip
def test_said_of_both_that_are_selected(what: str) -> None:
    """Of the second alone that would say nothing, or something else."""
    with pytest.raises(TextError):
        compiled(
            f"[fanfare] Select up to 1 follower and up to 1 amulet {what} in your cemetery and put them onto your field."
        )
    compiled(f"[fanfare] Select up to 2 followers {what} in your cemetery and put them onto your field.")


@pytest.mark.parametrize(
    "words",
    [
        "engage it. If it was engaged, draw a card.",
        "refresh it. If it was engaged, draw a card.",
        "deal it 3 damage. If it was damaged, draw a card.",
        "deal it 3 damage. If it had 3 defense or less, draw a card.",
        "give it [attack]-2. If its attack was 5 or less, draw a card.",
        "give it Ward. If it had Ward, draw a card.",
        "evolve it. If it was evolved, draw a card.",
    ],
)
def test_what_has_just_been_changed(words: str) -> None:
    """Asked as it was before, or as it is now?"""
    with pytest.raises(TextError, match="as it was before"):
        compiled(f"Select a follower on your field and {words}", "Spell")


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        ("destroy it. If it was engaged, draw a card.", ir.HasFilter(FIRST, ir.StatusIs("dull"))),
        ("destroy it. If it had Ward, draw a card.", ir.HasFilter(FIRST, ir.WithKeyword("Ward"))),
        ("return it to its owner's hand. If it had 5 attack or more, draw a card.", ir.HasFilter(FIRST, sv.AttackIs(ir.Num(5), ">="))),
        ("deal it 3 damage. If it was engaged, draw a card.", ir.HasFilter(FIRST, ir.StatusIs("dull"))),
    ],
)  # fmt: skip
def test_what_it_was_last(words: str, asked: ir.Condition) -> None:
    *_, said = compiled(f"Select an enemy follower on the field and {words}", "Spell").effects
    assert said.condition == asked


def test_asked_before_it_is_replaced() -> None:
    """Nothing has been done yet where something else is done instead."""
    text = (
        "Select an enemy follower on the field and deal it 3 damage. If it had 3 defense or less, destroy it instead."
    )
    assert any(isinstance(each, sv.OrInstead) for each in nodes(compiled(text, "Spell")))


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


def test_the_total_of_what_nobody_did() -> None:
    with pytest.raises(TextError, match="nothing here has done that"):
        compiled("Draw X cards. X equals the total cost of the cards returned.", "Spell")


@pytest.mark.parametrize("itself", ["card", "one", "spell"])
def test_the_card_itself_among_those_played(itself: str) -> None:
    [let] = compiled(
        f"Draw X cards. X equals the number of cards you've played this turn, including this {itself}.", "Spell"
    ).effects
    assert let.amount == sv.PlayedThisTurn(YOU, ir.Group(ir.IsCard()))


@pytest.mark.parametrize(
    ("text", "node"),
    [
        ("If there is @ on your field, this follower has Rush.", ir.Exists),
        ("If there's @ on your field, this follower has Rush.", ir.Exists),
        ("[fanfare] Bury @ on your field: Draw a card.", ir.PayPutGroup),
        ("[fanfare] Return @ on your field to its owner's hand: Draw a card.", ir.PayReturn),
        ("[fanfare] Banish @ in your cemetery: Draw a card.", ir.PayRemove),
        ("[fanfare] Discard @: Draw a card.", ir.PayDiscard),
        ("[fanfare] Discard @.", ir.Discard),
        ("[fanfare] Each opponent discards @.", ir.Discard),
        ("Whenever you play @, draw a card.", ir.PlayerCasts),
    ],
)
def test_one_of_two_kinds_each_with_its_article(text: str, node: type[ir.Node]) -> None:
    """What is said behind the second is said of that alone, the place of both."""
    made = compiled(text.replace("@", "a Pixie follower or an amulet that costs 2 play points or less"))
    [found] = [each for each in nodes(made) if isinstance(each, node)]
    first, second = found.group.noun.first, found.group.noun.second  # type: ignore[attr-defined]
    assert first == ir.Group(ir.TypeIs(("Follower",)), (sv.TraitIs("Pixie"),))
    assert second == ir.Group(ir.TypeIs(("Amulet",)), (), (ir.CostIs(ir.Num(2), "<="),))
    assert len(found.group.qualifiers) == (" your " in text)  # type: ignore[attr-defined]


OF_EVENT = ir.Ref(("subject",))


@pytest.mark.parametrize(
    ("text", "card_type", "than"),
    [
        (
            "Whenever one of your followers evolves, give each other follower on your field [attack]+1.",
            "Amulet",
            OF_EVENT,
        ),
        (
            "Whenever a follower on your field attacks, select another follower on your field and give it Ward.",
            "Amulet",
            OF_EVENT,
        ),
        ("Whenever you play an amulet, refresh each other amulet on your field.", "Follower", OF_EVENT),
        (
            "[fanfare] Select a follower on your field and destroy it. Give each other follower on your field [attack]+1.",
            "Amulet",
            FIRST,
        ),
        ("[fanfare] Give each other follower on your field [attack]+1.", "Amulet", SELF),
    ],
)
def test_a_source_of_another_type_is_none_of_them(text: str, card_type: str, than: ir.Ref) -> None:
    """An amulet is no follower, so that the others are other than the one that was spoken of."""
    assert others(text, card_type) == [than]


@pytest.mark.parametrize(
    ("text", "card_type"),
    [
        ("Whenever one of your followers evolves, give each other follower on your field [attack]+1.", "Follower"),
        ("Whenever one of your followers evolves, give each other card on your field Aura.", "Amulet"),
        (
            "Whenever one of your followers evolves, select a follower on your field and give it Ward. Give each other follower on your field [attack]+1.",
            "Amulet",
        ),
        (
            "Whenever one of your followers evolves, give each other follower on your field [attack]+1.\n[act][engage]: Change this card into a follower.",
            "Amulet",
        ),
    ],
)
def test_open_where_the_source_may_be_one_of_them(text: str, card_type: str) -> None:
    """Or where two were spoken of."""
    with pytest.raises(TextError):
        compile_text("sve", text, name="Anyone", card_type=card_type, lexicon=NAMES)
