"""What wordings of later sets mean: where cards enter from, one of several tokens, once in a game, so often instead, one name, no less."""

from __future__ import annotations

import pytest
from test_sve_meaning import ENEMY, FOE, FOLLOWER, ON_MINE, SELF, SPELL, YOU, chosen, compiled, effects

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text

CARD = ir.IsCard()
DRAW = ir.Draw(YOU, ir.Num(1))
ALWAYS = ir.Continuous()
MANY = sv.Spellchain(5)
OWN_SPELLS = ir.Group(SPELL, (ir.ControlledBy(YOU),))


@pytest.mark.parametrize(
    ("place", "zone"), [("hand", ir.Hand(YOU)), ("EX area", sv.ExArea(YOU)), ("cemetery", sv.Cemetery(YOU))]
)
def test_where_it_enters_from(place: str, zone: ir.Zone) -> None:
    made = compiled(f"When this card enters your field from your {place}, draw a card.")
    assert made.event == ir.CardEvent(SELF, (sv.EntersFrom(YOU, zone),))


@pytest.mark.parametrize(
    ("text", "names", "into"),
    [
        ("Summon a Fairy token or an Owl token.", ("Fairy", "Owl"), ir.Field(YOU)),
        ("Summon a Fairy token, a Ghost token, or a Knight token.", ("Fairy", "Ghost", "Knight"), ir.Field(YOU)),
        ("Put an Owl token, a Ghost token, or a Fairy token into your EX area.", ("Owl", "Ghost", "Fairy"), sv.ExArea(YOU)),
    ],
)  # fmt: skip
def test_one_of_several_tokens(text: str, names: tuple[str, ...], into: ir.Zone) -> None:
    assert effects(text) == (sv.CreateTokens(YOU, ir.Num(1), names, into, one_of=True, bind="t1"),)


@pytest.mark.parametrize(
    "text",
    [
        "[act][cost01]: Draw a card. This ability can be activated once per game.",
        "[act][cost01]: Draw a card. Activate this ability only once per game.",
        "Once per game, when this follower attacks, draw a card.",
        "Whenever this follower attacks, draw a card. Perform this ability only once during this game.",
    ],
)
def test_once_in_a_game(text: str) -> None:
    assert compiled(text).limits == (ir.OnlyOnce(),)


@pytest.mark.parametrize(
    "text",
    [
        "[fanfare] Draw a card. Perform this ability only once per game.",
        "[lastwords] Draw a card. Perform this ability only once per game.",
    ],
)
def test_once_in_a_game_of_what_happens_once(text: str) -> None:
    with pytest.raises(TextError, match="happen once in the game"):
        compile_text("sve", text, name="Anyone", card_type="Follower", lexicon={})


def test_all_of_the_sentence_so_often_instead() -> None:
    drawn = ir.Then(DRAW, ir.Discard(YOU, ir.Num(1), ir.Group(CARD), bind="t1"))
    again = ir.Then(DRAW, ir.Discard(YOU, ir.Num(1), ir.Group(CARD), bind="t2"))
    for words in ("Spellchain (5): Do this 3 times instead.", "If Spellchain (5) holds, do this 3 times instead."):
        text = f"Draw a card, then discard a card. {words}"
        if words.startswith("If"):
            text = text.replace("Spellchain (5) holds", "Overflow is active for you")
        [made] = effects(text)
        assert isinstance(made, sv.OrInstead)
        assert (made.effect, made.instead) == (drawn, sv.Repeat(again, 3))


def test_more_often_instead() -> None:
    [made] = effects("Draw a card. Do this 2 times. Spellchain (5): Do this 4 times instead.")
    assert made == sv.OrInstead(sv.Repeat(DRAW, 2), MANY, sv.Repeat(DRAW, 4))


@pytest.mark.parametrize(
    "text",
    [
        "Select an enemy follower on the field and destroy it. Spellchain (5): Do this 2 times instead.",
        "If Overflow is active for you, draw a card. Spellchain (5): Do this 2 times instead.",
        "You may draw a card. Spellchain (5): Do this 2 times instead.",
        "Spellchain (5): Do this 2 times instead.",
    ],
)
def test_what_is_not_done_so_often_instead(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("sve", text, name="Anyone", card_type="Spell", lexicon={})


@pytest.mark.parametrize("trait", ["name", "cost"])
def test_cards_that_have_something_in_common(trait: str) -> None:
    alike = ir.Alike(trait)
    two = ir.Group(FOLLOWER, (), (alike, ON_MINE))
    text = f"Select 2 followers with the same {trait} on your field and return them to their owners' hands."
    [both] = effects(text)
    assert isinstance(both, ir.Both)
    assert both.effects[0] == chosen(two, 2)
    made = compiled(f"[fanfare] Discard 2 spells that have the same {trait}: Draw a card.")
    assert made.effects[0].cost.actions == (ir.PayDiscard(ir.Num(2), ir.Group(SPELL, (), (alike,))),)


def test_so_many_cards_with_the_same_name() -> None:
    [made] = effects("If there are at least 3 followers with the same name on your field, draw a card.")
    asked = ir.Exists(ir.Group(FOLLOWER, (), (ON_MINE,)), ir.Num(3))
    assert made == ir.If(ir.SoManyAlike(asked, "name"), DRAW)


@pytest.mark.parametrize(
    "text",
    [
        "Select a follower with the same name on the field and destroy it.",
        "Destroy each follower with the same name on the field.",
        "If there is a follower with the same name on your field, draw a card.",
        "Draw X cards. X equals the number of followers with the same name on your field.",
        "Select 2 random followers with the same name on the field and destroy them.",
    ],
)
def test_the_same_name_as_what(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("sve", text, name="Anyone", card_type="Spell", lexicon={})


@pytest.mark.parametrize(
    "end",
    [", but can't cost less than 1", ", but it can't cost less than 1", ", to a minimum of 1", " (to a minimum of 1)"],
)
def test_no_less_than_so_much(end: str) -> None:
    made = compiled(f"This card costs 2 less to play{end}.")
    assert made.effects == (ir.CostChange(SELF, ir.Num(2), floor=1),)


def test_no_less_than_so_much_of_all_spells() -> None:
    made = compiled("Your spells cost 1 less to play, but they can't cost less than 2.")
    assert made.effects == (ir.CastersCostChange(YOU, OWN_SPELLS, ir.Num(1), ALWAYS, floor=2),)


@pytest.mark.parametrize(
    ("by", "source"),
    [
        ("an ability", ir.DamageSource(kinds=("ability",))),
        ("an enemy ability", ir.DamageSource(kinds=("ability",), by=FOE)),
        ("enemy abilities", ir.DamageSource(kinds=("ability",), by=FOE)),
        ("a spell", ir.DamageSource(ir.Group(SPELL))),
        ("an enemy follower on the field", ir.DamageSource(ENEMY)),
    ],
)
def test_damage_from_something_is_less(by: str, source: ir.DamageSource) -> None:
    for text, change, amount in (
        ("take damage from {}, reduce that damage by 2", "reduce", 2), ("be dealt damage by {}, reduce it to 1", "cap", 1),
        ("take damage from {}, it takes no damage instead", "become", 0),
    ):  # fmt: skip
        made = compiled(f"If this follower would {text.format(by)}.")
        assert made.effects == (ir.ReplaceDamage(SELF, change, ir.Num(amount), ALWAYS, source),)


@pytest.mark.parametrize("words", ["that originally cost 2 or less", "that each cost 2 play points or less"])
def test_what_each_of_them_costs(words: str) -> None:
    group = ir.Group(FOLLOWER, (), (ir.CostIs(ir.Num(2), "<="), ON_MINE))
    text = f"Select up to 2 followers {words} on your field and destroy them."
    [both] = effects(text)
    assert isinstance(both, ir.Both)
    assert both.effects[0] == chosen(group, 2, up_to=True)


@pytest.mark.parametrize("cards", ["Your next spell", "The next spell you play"])
def test_the_next_one_is_cheaper_this_turn(cards: str) -> None:
    cheaper = ir.CastersCostChange(YOU, ir.Group(SPELL), ir.Num(2), ir.UntilEndOfTurn(), next_only=True)
    assert effects(f"{cards} costs 2 less to play this turn.") == (cheaper,)


def test_one_random_card_in_digits() -> None:
    picked = sv.SelectRandom(ir.Target(ir.Num(1), ENEMY, bind="t1"))
    assert effects("Destroy 1 random enemy follower on the field.") == (ir.Then(picked, ir.Break(ir.Ref(("t1",)))),)
    assert effects("Each opponent discards 1 random spell.") == (
        sv.RandomDiscard(FOE, ir.Num(1), ir.Group(SPELL), bind="t1"),
    )


@pytest.mark.parametrize("words", ["at least 2 followers to hand", "2 or more followers to your hand"])
def test_so_many_returned_by_you(words: str) -> None:
    mine = ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(YOU),)))
    asked = ir.HappenedThisTurn(ir.CardEvent(mine, (ir.ReturnsToHand(whose=YOU),)), 2)
    assert effects(f"If you've returned {words} this turn, draw a card.") == (ir.If(asked, DRAW),)


def test_while_it_is_attacking() -> None:
    made = compiled("While this follower is attacking, this follower has Bane.")
    attacking = ir.HasFilter(SELF, ir.StatusIs("attacking"))
    assert made.effects == (ir.If(attacking, ir.Gain(SELF, (ir.KeywordGained("Bane"),), ALWAYS)),)


def test_attacked_by_an_enemy_follower() -> None:
    made = compiled("When this follower is attacked by an enemy follower, draw a card.")
    assert made.event == ir.CardEvent(SELF, (sv.IsAttacked(),))


@pytest.mark.parametrize(
    "words", [", shuffle it, and draw that many", ", shuffle it, then draw the same number of", " and shuffle it, then draw that many"]
)  # fmt: skip
def test_as_many_as_were_returned(words: str) -> None:
    redraw = sv.HandToDeckAndRedraw(YOU, ir.ResultCount())
    assert effects(f"Return your hand to your deck{words} cards.") == (redraw,)


@pytest.mark.parametrize(("whose", "player"), [("its owner's", ir.Owner()), ("your", YOU)])
def test_itself_into_the_ex_area_for_it(whose: str, player: ir.Player) -> None:
    made = compiled(f"[act] Put this card into {whose} EX area: Draw a card.")
    assert made.cost.actions == (ir.PayPut(SELF, sv.ExArea(player)),)
