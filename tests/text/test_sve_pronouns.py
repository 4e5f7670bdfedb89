"""Shadowverse: Evolve: what "it", "them", "that follower" and "their" stand for, and which texts are refused."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text
from cardwright.text.walk import nodes


def compiled(text: str, card_type: str = "Follower") -> ir.CardText:
    return compile_text("sve", text, name="Anyone", card_type=card_type)


def found(text: str, kind: type[Any], card_type: str = "Follower") -> Any:
    """The only node of the kind."""
    hits = [each for each in nodes(compiled(text, card_type)) if isinstance(each, kind)]
    assert len(hits) == 1
    return hits[0]


@pytest.mark.parametrize(
    ("text", "kind", "field", "names"),
    [
        ("Whenever another follower is put onto your field, evolve it.", sv.Evolve, "what", ("subject",)),
        ("Whenever this follower attacks, refresh it.", ir.Activate, "what", ("self",)),
        ("Whenever you play a spell, select a follower on your field and evolve it.", sv.Evolve, "what", ("t1",)),
        ("[fanfare] Summon a Ghost token and evolve it.", sv.Evolve, "what", ("t1",)),
        ("[fanfare] Put the top 2 cards of your deck into your EX area. They cost 1 less to play.", ir.CostChange, "what", ("t1",)),
        (
            "[fanfare] Select a follower on your field and an enemy amulet on the field. Destroy that amulet.",
            ir.Break, "what", ("t2",),
        ),
        (
            "[fanfare] Search your deck for a spell and an amulet, reveal them, and add them to your hand.",
            ir.ToHand, "what", ("t1", "t2"),
        ),
        ("[fanfare] Discard a card. If it's a spell, draw 2 cards.", ir.Is, "card", ("t1",)),
        ("At the start of your end phase, put a bloom counter on this card. Then, destroy it.", ir.Break, "what", ("self",)),
    ],
)  # fmt: skip
def test_what_a_pronoun_means(text: str, kind: type[Any], field: str, names: tuple[str, ...]) -> None:
    reference = getattr(found(text, kind), field)
    assert isinstance(reference, ir.Ref) and reference.to == names


def test_the_leader_of_a_follower_that_is_gone() -> None:
    text = "Strike: Select an engaged enemy follower on the field. Destroy it and deal 2 damage to its leader."
    damage = found(text, ir.DealDamage)
    assert isinstance(damage.to, sv.LeaderOf) and isinstance(damage.to.player, ir.ControllerOf)
    assert damage.to.player.card == ir.Ref(("t1",))


def test_that_player_of_each_player_s_phase() -> None:
    text = "At the start of each player's end phase, that player draws a card."
    assert found(text, ir.Draw).player == sv.PlayerRef(ir.EventPlayer(), w=2)


def test_give_it_one_thing_and_if_so_another() -> None:
    text = "[fanfare] Select a follower on your field. Give it Rush and, if it's an evolved follower, [attack]+3."
    gains = [each for each in nodes(compiled(text)) if isinstance(each, ir.Gain)]
    assert gains[1].to == sv.SameObjects(ir.Ref(("t1",)))


@pytest.mark.parametrize(
    ("text", "stage"),
    [
        ("[fanfare] Destroy it.", "bind"),
        ("[fanfare] Destroy them.", "bind"),
        ("[fanfare] Select 2 enemy followers on the field and destroy it.", "bind"),
        ("[fanfare] Select an enemy amulet on the field and destroy them.", "bind"),
        ("[fanfare] Select a follower on your field and an enemy follower on the field. Destroy it.", "bind"),
        ("[fanfare] Select an amulet on your field and a follower in your cemetery. Swap those followers.", "bind"),
        (
            "Whenever another Pixie follower is destroyed, select an enemy follower on the field and deal it damage equal to that "
            "follower's attack.",
            "bind",
        ),
        ("[fanfare] Draw X cards.", "bind"),
        ("[fanfare] Draw 2 cards. X equals the number of cards in your hand.", "bind"),
        ("[fanfare] They reveal their hand.", "bind"),
        ("[fanfare] If Overflow is active for you, draw 3 instead.", "bind"),
        ("[fanfare] Discard your hand. If Overflow is active for you, draw 3 instead.", "bind"),
        ("[fanfare] Choose one of the following. (1) Draw a card.", "bind"),
        ("[fanfare] Choose one of the following. (2) Draw a card. (1) Discard a card.", "bind"),
        ("[fanfare] (1) Draw a card.", "bind"),
        ("[fanfare] Do this 3 times.", "bind"),
        ("[fanfare] Put the remaining cards into your cemetery.", "bind"),
        ("[fanfare] Select an enemy leader or follower on the field and deal it 1 damage.", "bind"),
        ("[fanfare] Select a Pixie follower or amulet on your field and destroy it.", "bind"),
        ("[fanfare] Select an enemy enemy follower on the field and destroy it.", "bind"),
        ("[fanfare] Select a follower on the field in your cemetery and destroy it.", "bind"),
        ("[fanfare] Give each Golem on your field Rush.", "read"),
        ("[fanfare] Put an all counter on this card.", "read"),
        ("Give this follower Storm.", "read"),
        ("[fanfare] Draw a card unless it rains.", "read"),
        ("[fanfare] Draw a card", "read"),
        ("[fanfare] Draw a cards.", "read"),
        ("Ward. Swim.", "read"),
        ("[fanfare] Deal 2 damage to it and 1 damage to its leader.", "bind"),
    ],
)
def test_refused(text: str, stage: str) -> None:
    with pytest.raises(TextError) as refused:
        compiled(text)
    assert refused.value.stage == stage


def test_a_limit_belongs_to_the_end() -> None:
    with pytest.raises(TextError):
        compiled("[act][engage]: Activate only once per turn. Draw a card.")


# "it" behind something that was done to the card itself ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("Whenever you play a spell, give this follower [attack]+1 and refresh it.", "self"),
        ("Whenever another follower is put onto your field, give this follower [attack]+4, then evolve it.", "self"),
        ("Whenever another follower is put onto your field, give it [attack]+1 and refresh it.", "subject"),
        ("Whenever an enemy follower attacks, this follower deals 1 damage to it.", "subject"),
        ("Whenever you play a spell, put a dew counter on this card. If it has 3 dew counters, bury it.", "self"),
        ("Whenever you play a spell, put a dew counter on this card. Then, if there are at least 3 dew counters on this card, bury it.", "self"),
        ("Whenever you play a spell, give this follower [attack]+1. If it has at least 5 attack, draw a card.", "self"),
        ("Whenever another follower is put onto your field, give this follower [attack]+3. If it's a [swordcraft] follower, draw a card.", "subject"),
    ],
)  # fmt: skip
def test_it_is_what_was_spoken_of_last(text: str, form: str) -> None:
    ability = compiled(text).abilities[0]
    assert {each.to for effect in ability.effects for each in nodes(effect) if isinstance(each, ir.Ref)} == {(form,)}


@pytest.mark.parametrize(
    "text",
    [
        "Whenever an enemy follower attacks, give this follower [attack]+1 and deal 1 damage to it.",
        "Whenever another follower is put onto your field, give this follower [attack]+3. If it has at least 5 attack, draw a card.",
        "Whenever an enemy follower attacks, if this follower is reserved, deal 1 damage to it.",
    ],
)
def test_it_may_be_either_card(text: str) -> None:
    with pytest.raises(TextError):
        compiled(text)


def test_those_that_are_made_instead() -> None:
    ability = compiled("[fanfare] Summon a Fairy token. Overflow: Summon 2 instead and give them Rush.").abilities[0]
    [made] = ability.effects
    created, given = made.instead.effects
    assert (created.count, given.to.to) == (ir.Num(2), (created.bind,))


def test_the_card_buried_to_pay() -> None:
    ability = compiled("[act] Bury a follower: Draw X cards. X equals the buried follower's cost.").abilities[0]
    assert ability.effects[0].amount.card.how == "put"


# what would have to be asked of each player -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "Each player discards their hand and draws that many cards.",
        "Each player draws a card for each follower on their field.",
        "Each player discards a card. If it's a spell, that player draws a card.",
        "Each player puts the top card of their deck into their cemetery. If it's a follower, that player summons a Fairy token.",
    ],
)
def test_one_number_is_not_that_of_each_player(text: str) -> None:
    with pytest.raises(TextError):
        compiled(text, "Spell")


@pytest.mark.parametrize(
    "text",
    [
        "Each opponent discards their hand and draws that many cards.",
        "Each player puts the top card of their deck into their EX area. It costs 2 less to play.",
        "Each player discards their hand and draws 3 cards.",
    ],
)
def test_what_is_the_same_of_each_player(text: str) -> None:
    compiled(text, "Spell")


@pytest.mark.parametrize(
    ("text", "card_type"),
    [
        (
            "Select an enemy follower on the field and deal it 3 damage. If it's the 4th card you've played this turn, draw a card.",
            "Spell",
        ),
        (
            "Whenever you play a card, select an enemy follower on the field. If it's the 3rd card you've played this turn, destroy it.",
            "Amulet",
        ),
    ],
)
def test_what_was_selected_was_not_played(text: str, card_type: str) -> None:
    with pytest.raises(TextError):
        compiled(text, card_type)


@pytest.mark.parametrize(
    ("text", "kind", "field", "names"),
    [
        ("Transform it into a Fairy token. Engage it.", ir.Dull, "what", ("t2",)),
        ("Transform it into a Fairy token and give it Ward.", ir.Gain, "to", ("t2",)),
        ("Transform it into a Fairy token. Combo (3): Destroy it instead.", ir.Break, "what", ("t1",)),
        ("If it's evolved, transform it into a Fairy token. Otherwise, destroy it.", ir.Break, "what", ("t1",)),
        ("You may transform it into a Fairy token. If you do, engage it.", ir.Dull, "what", ("t2",)),
        ("You may transform it into a Fairy token. If you don't, engage it.", ir.Dull, "what", ("t1",)),
        ("Transform it into a Fairy token. Its controller draws a card.", ir.ControllerOf, "card", ("t1",)),
    ],
)
def test_what_was_transformed_is_the_token(text: str, kind: type[Any], field: str, names: tuple[str, ...]) -> None:
    reference = getattr(found(f"Select an enemy follower on the field. {text}", kind, "Spell"), field)
    assert isinstance(reference, ir.Ref) and reference.to == names


@pytest.mark.parametrize(
    "text",
    [
        "If it's evolved, transform it into a Fairy token. Engage it.",
        "Transform it into a Fairy token. Combo (3): Destroy it instead. Engage it.",
        "Transform it into a Fairy token. If it was evolved, draw a card.",
        "Transform it into a Fairy token. Draw X cards. X equals its cost.",
    ],
)
def test_whether_the_token_is_meant_is_open(text: str) -> None:
    with pytest.raises(TextError):
        compiled(f"Select an enemy follower on the field. {text}", "Spell")


@pytest.mark.parametrize(
    "then", ["play it for 0 play points and give it Rush", "play it for 0 play points. Give it Rush"]
)
def test_what_is_played_is_on_the_field(then: str) -> None:
    gain = found(f"[fanfare] Reveal the top card of your deck. If it's a follower, {then}.", ir.Gain)
    assert gain.to.to == ("t1",)


@pytest.mark.parametrize(
    "text",
    [
        "Deal 2 damage to your leader and each enemy leader. Combo (3): Deal 4 damage to each enemy leader instead.",
        "Deal 1 damage to each enemy leader and enemy amulet on the field. Combo (3): Deal 4 damage to each enemy leader instead.",
        "Select a follower on the field. Deal it and your leader 1 damage. Combo (3): Deal it 3 damage instead.",
        "Give each follower on your field and your leader [defense]+1. Combo (3): Give your leader [defense]+3 instead.",
    ],
)
def test_whether_the_others_are_replaced_too_is_open(text: str) -> None:
    with pytest.raises(TextError):
        compiled(text, "Spell")


def test_something_else_is_done_to_all_of_them() -> None:
    made = found(
        "Deal 2 damage to your leader and each enemy leader. Combo (3): Deal 4 damage instead.", sv.OrInstead, "Spell"
    )
    assert len(made.instead.to.items) == 2


@pytest.mark.parametrize(
    ("text", "kind", "field"),
    [
        ("steal it.", sv.Steal, "what"),
        ("transform it into a Fairy token.", sv.Transform, "what"),
        ("it can't attack this turn.", ir.Restrict, "what"),
        ("remove all counters from it.", ir.RemoveEveryCounter, "what"),
        ("serve a Carrot to it.", sv.Serve, "what"),
        ("it deals 1 damage to each enemy leader.", ir.DealDamage, "source"),
        ("its controller draws a card.", ir.ControllerOf, "card"),
        ("deal 1 damage to its leader.", ir.ControllerOf, "card"),
    ],
)
def test_what_was_discarded_is_on_no_field(text: str, kind: type[Any], field: str) -> None:
    start = "Whenever an enemy follower is put onto the field, you may discard a card. If you do, "
    assert getattr(found(start + text, kind, "Amulet"), field).to == ("subject",)


@pytest.mark.parametrize(
    "text", ["banish it.", "return it to its owner's hand.", "put it on the bottom of its owner's deck."]
)
def test_whether_what_was_discarded_is_meant_is_open(text: str) -> None:
    with pytest.raises(TextError):
        compiled(
            "Whenever an enemy follower is put onto the field, you may discard a card. If you do, " + text, "Amulet"
        )


def test_what_was_asked_about_is_banished() -> None:
    text = "Whenever a follower is put onto your field, put the top card of your deck into your cemetery. If it's a spell, banish it."
    assert found(text, ir.RemoveFromGame, "Amulet").what.to == ("t1",)


RISING = "if there are at least 3 Sporeling counters on this card, give it Rush."


@pytest.mark.parametrize(
    ("text", "card_type", "name"),
    [
        ("Whenever you play a spell, if this follower attacked this turn, give it Storm.", "Follower", "self"),
        (
            "Whenever you play a spell, if this card was put onto the field from your EX area, give it Storm.",
            "Follower",
            "self",
        ),
        (
            "Whenever an enemy follower is destroyed, if this follower's attack is at least 5, refresh it.",
            "Follower",
            "self",
        ),
        ("Whenever you discard a card, if this follower is engaged, refresh it.", "Follower", "self"),
        (
            "Whenever a follower on your field is destroyed, refresh this follower. Give it [attack]+1.",
            "Follower",
            "self",
        ),
        (
            "Whenever a card is put into your cemetery, if this card is on your field, it gains Ward.",
            "Follower",
            "self",
        ),
        (f"Whenever a Pixie follower is put onto your field, {RISING}", "Amulet", "subject"),
        (
            "Whenever a follower is put onto your field, if this card is engaged, give it [attack]+1.",
            "Amulet",
            "subject",
        ),
        (
            "Whenever a follower is put onto your field, put a Sporeling counter on this card and give it Ward.",
            "Amulet",
            "subject",
        ),
    ],
)
def test_the_only_one_of_both_that_it_can_be_done_to(text: str, card_type: str, name: str) -> None:
    """Nothing is given to a spell, or to what has left the field; no amulet has Rush or attack."""
    read = compiled(text, card_type)
    found = [each.to for each in nodes(read) if isinstance(each, ir.Ref)]
    assert found == [(name,)]


@pytest.mark.parametrize(
    ("text", "card_type"),
    [
        ("Whenever another follower is put onto your field, if this follower attacked this turn, give it Rush.", "Follower"),
        ("Whenever another follower is put onto your field, if this follower's attack is at least 5, give it Rush.", "Follower"),
        (f"Whenever another follower is put onto your field, {RISING}", "Follower"),
        ("Whenever a follower is put onto your field, put a Sporeling counter on this card. If it has at least 3 Sporeling counters, give it Rush.", "Amulet"),
        ("Whenever you play a spell, give this follower [attack]+1. If it costs 3 play points or more, give it Storm.", "Follower"),
        ("Whenever you play a spell, if there are no other followers on your field, give it Rush.", "Follower"),
        ("Whenever you play a spell, give it [attack]+1.", "Follower"),
        ("[fanfare] Summon a Fairy token. If this card was put onto the field from your EX area, give it Rush.", "Follower"),
        ("[fanfare] Put a Fairy token into your EX area. If this follower is evolved, give it Storm.", "Follower"),
        ("Follower Strike: If this follower has at least 5 attack, destroy it.", "Follower"),
        ("Whenever an enemy follower is destroyed, if this follower is engaged, deal damage equal to its attack to each enemy leader.", "Follower"),
    ],
)  # fmt: skip
def test_it_is_open_or_nothing_beside_the_card_of_the_event(text: str, card_type: str) -> None:
    with pytest.raises(TextError, match=r"more than one|nothing that"):
        compiled(text, card_type)


@pytest.mark.parametrize(
    ("text", "card_type", "name"),
    [
        (
            "[fanfare] Summon a Fairy token. If this card was put onto the field from your EX area, give it Rush.",
            "Amulet",
            "t1",
        ),
        ("[fanfare] Select an enemy follower on the field. If this follower is evolved, destroy it.", "Follower", "t1"),
        ("Follower Strike: If this follower has at least 5 attack, give it Bane.", "Follower", "self"),
    ],
)
def test_it_behind_a_question_about_the_card_itself(text: str, card_type: str, name: str) -> None:
    """What is selected is selected for something; no amulet has Rush; what is good for it is done to this follower."""
    assert [each.to for each in nodes(compiled(text, card_type)) if isinstance(each, ir.Ref)] == [(name,)]


@pytest.mark.parametrize(
    "text",
    [
        "[fanfare] Summon 2 Fairy tokens. If there are at least 3 Pixie followers on your field, give them Rush.",
        "[fanfare] Give each Pixie follower on your field [attack]+1. If there are at least 3 Elf followers on your field, give them Rush.",
        "[fanfare] Summon 2 Fairy tokens. Give each Pixie follower on your field Ward. Give them Rush.",
        "[fanfare] Select up to 2 followers on your field and give them Ward. Deal 1 damage to each enemy follower on the field. Destroy them.",
        "[fanfare] Select a follower on your field. Give it and each Fairy token on your field [attack]+1. Give them Rush.",
    ],
)
def test_them_is_open(text: str) -> None:
    """Those that were made, those that are counted since, or all of a group that something was done to since."""
    with pytest.raises(TextError, match=r"'them' could mean"):
        compiled(text)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("[fanfare] Summon 2 Fairy tokens. If there are at least 3 amulets on your field, give them Rush.", "t1"),
        (
            "[fanfare] Select up to 2 followers on your field. If there are at least 3 Pixie followers on your field, give them Rush.",
            "t1",
        ),
        ("[fanfare] Give each Pixie follower on your field [attack]+1. Combo (3): Give them Rush.", "t1"),
        (
            "[fanfare] Select up to 2 followers on your field. Deal 1 damage to each enemy follower on the field. Give them Rush.",
            "t1",
        ),
    ],
)
def test_them_is_not_open(text: str, name: str) -> None:
    assert [each.to for each in nodes(compiled(text)) if isinstance(each, ir.Ref)] == [(name,)]


@pytest.mark.parametrize(
    "text",
    [
        "[fanfare] Summon a Fairy token. Give this follower [attack]+1. Give it Rush.",
        "[fanfare] Summon a Fairy token. Give this follower [attack]+1 and give it Rush.",
        "[fanfare] Summon a Fairy token. Give this follower [attack]+1. If it has at least 5 attack, draw a card.",
        "[fanfare] Select another follower on your field and give it Ward. Give this follower [attack]+1. Give it Rush.",
        "[fanfare] Search your deck for a follower and put it onto your field. Give this follower [attack]+1. Give it Rush.",
    ],
)
def test_it_is_open_where_something_was_done_to_the_card_itself_since(text: str) -> None:
    with pytest.raises(TextError, match="'it' could mean more than one thing"):
        compiled(text)


def test_one_it_of_a_sentence_is_no_token_where_the_other_is_an_amulet() -> None:
    text = f"[fanfare] Summon a Fairy token. {FABLE} If it has at least 3 Fable counters, give it Rush."
    with pytest.raises(TextError, match="'it' could mean more than one thing"):
        compiled(text, "Amulet")


FABLE = "Put a Fable counter on this card."


@pytest.mark.parametrize(
    ("text", "card_type", "names"),
    [
        (f"[fanfare] Summon a Fairy token. {FABLE} If it has at least 3 Fable counters, give it Rush.", "Follower", ["self", "self"]),
        ("[fanfare] Select another follower on your field and give it Ward. Give this follower [attack]+1 and refresh it.", "Follower", ["t1", "self"]),
        ("[fanfare] Select an enemy follower on the field and deal it 1 damage. Give this follower [attack]+1. Destroy it.", "Follower", ["t1", "t1"]),
        ("[fanfare] Select an enemy follower on the field. Give this follower [attack]+1. Deal it 1 damage.", "Follower", ["t1"]),
        ("[fanfare] Select another follower on your field. Give this follower Ward. Give it Rush.", "Follower", ["t1"]),
        (f"[fanfare] {FABLE} Summon a Fairy token. Give it Rush.", "Follower", ["t1"]),
        (f"[fanfare] Summon a Fairy token. {FABLE} Give it Rush.", "Amulet", ["t1"]),
    ],
)  # fmt: skip
def test_it_where_something_was_done_to_the_card_itself(text: str, card_type: str, names: list[str]) -> None:
    """Counters are asked about of the card that got one; harm is done to enemies; what is selected is selected for something."""
    assert [each.to[0] for each in nodes(compiled(text, card_type)) if isinstance(each, ir.Ref)] == names


@pytest.mark.parametrize(
    "text",
    [
        "[fanfare] Summon a Fairy token. Draw a card. If it's a spell, discard a card.",
        "[fanfare] Discard a card. Draw a card. If it's a spell, draw a card.",
        "[fanfare] Put the top card of your deck into your EX area. Draw a card. If it costs 3 play points or less, draw a card.",
        "Whenever another follower is put onto your field, draw a card. If it's a Pixie follower, draw a card.",
    ],
)
def test_it_is_open_right_after_a_card_was_drawn(text: str) -> None:
    """No word names the card that was drawn; but "it" may."""
    with pytest.raises(TextError, match="'it' could mean more than one thing"):
        compiled(text)


@pytest.mark.parametrize(
    "text",
    [
        "[fanfare] Draw a card, then discard a card. If it's a spell, draw a card.",
        "[fanfare] Select an enemy follower on the field and deal it 2 damage. Draw a card. If it's evolved, deal it 1 damage.",
        "[fanfare] Discard a card. Draw a card. Deal 1 damage to each enemy leader. If it's a spell, draw a card.",
    ],
)
def test_it_is_not_the_card_that_was_drawn(text: str) -> None:
    """Another was named since, or is asked what is asked of cards on the field alone."""
    assert {each.to for each in nodes(compiled(text)) if isinstance(each, ir.Ref)} == {("t1",)}
