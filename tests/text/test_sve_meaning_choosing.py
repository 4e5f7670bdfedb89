"""What sentences of Shadowverse: Evolve mean: what is chosen and selected, and by whom."""

from __future__ import annotations

import pytest
from sve_meaning import (
    AMULET,
    AMULETS,
    CARD,
    DRAW,
    ENEMY,
    FIRST,
    FOE,
    FOLLOWER,
    FOREVER,
    IT,
    LEADER,
    MINE,
    ON_MINE,
    SELF,
    SPELL,
    THEY,
    TURN,
    TWO,
    YOU,
    compiled,
    condition,
    effects,
    named,
    only_node,
    read_with_names,
    refused,
    stats,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.walk import nodes

CEMETERY = ir.InZone(sv.Cemetery(YOU))
IN_FIELD = ir.InZone(ir.Field(YOU))
RANDOM = sv.SelectRandom(ir.Target(ir.Num(1), ENEMY, bind="t1"))
OWNER = ir.Owner()


def test_one_of_two_keywords() -> None:
    options = tuple(ir.Gain(SELF, (ir.KeywordGained(name),), FOREVER) for name in ("Storm", "Ward"))
    assert compiled("[fanfare] Give this follower Storm or Ward.").effects == (ir.OneOf(options),)


@pytest.mark.parametrize("known", [("Frost Ember",), ("Frost Cinder",), ("Frost Ember", "Frost Cinder")])
def test_two_names_of_which_one_is_known(known: tuple[str, ...]) -> None:
    """The other card may be in no pool that is at hand."""
    made = read_with_names(
        "If there is a Frost Ember and Frost Cinder in your cemetery, this card costs 2 less to play.", known
    )
    condition = made.abilities[0].effects[0].condition  # type: ignore[attr-defined]
    assert condition.group.noun == ir.OneOfEach((named("Frost Ember"), named("Frost Cinder")))


@pytest.mark.parametrize(
    ("words", "zone"),
    [("there is a Fairy and Ghost token on your field", ON_MINE), ("you control a Fairy and Ghost token", ON_MINE)],
)
def test_tokens_of_each_name(words: str, zone: ir.Filter) -> None:
    tokens = tuple(ir.Group(sv.IsToken(), (named(name),)) for name in ("Fairy", "Ghost"))
    each = ir.Exists(ir.Group(ir.OneOfEach(tokens), (), (zone,)), ir.Num(1), ">=")
    assert compiled(f"If {words}, this card costs 1 less to play.").effects == (
        ir.If(each, ir.CostChange(SELF, ir.Num(1))),
    )


def test_what_a_player_has_of_each() -> None:
    tokens = tuple(ir.Group(sv.IsToken(), (named(name),)) for name in ("Fairy", "Ghost"))
    [drawn] = effects("If you have a Fairy and Ghost token in your EX area, draw a card.")
    there = ir.Group(ir.OneOfEach(tokens), (), (ir.InZone(sv.ExArea(YOU)),))
    assert drawn == ir.If(ir.Controls(YOU, there, ir.Num(1), ">="), DRAW)
    [drawn] = effects("If you have a follower and amulet in your cemetery, draw a card.")
    assert drawn.condition.group == ir.Group(ir.OneOfEach((FOLLOWER, AMULET)), (), (CEMETERY,))
    [drawn] = effects("If you have a Lantern Moth and Mossback Elder in your cemetery, draw a card.")
    assert drawn.condition.group.noun == ir.OneOfEach((named("Lantern Moth"), named("Mossback Elder")))


@pytest.mark.parametrize(
    ("words", "noun"),
    [
        ("there is a Pixie follower and Sporeling follower on your field", ir.Group),
        ("there is a Pixie follower and a Sporeling follower on your field", ir.Group),
        ("there are a Pixie follower and a Sporeling follower on your field", ir.Group),
        ("there is a follower and amulet on your field", ir.TypeIs),
        ("there is a Mossback Elder and a Lantern Moth on your field", ir.NameIs),
    ],
)
def test_one_of_each(words: str, noun: type) -> None:
    said = condition(words)
    assert isinstance(said, ir.Exists) and isinstance(said.group.noun, ir.OneOfEach)
    assert [type(each) for each in said.group.noun.options] == [noun, noun]
    assert said.group.qualifiers == (IN_FIELD,)


def test_both_of_two() -> None:
    knights = [ir.Group(sv.IsToken(), (ir.NameIs(name),)) for name in ("Knight", "Viking")]
    pair = ir.Group(ir.OneOfEach(tuple(knights)), (), (ON_MINE,))
    for words in ("a Knight token and a Viking token", "both a Knight token and a Viking token"):
        [said] = compiled(f"[fanfare] If there is {words} on your field, draw a card.").effects
        assert said == ir.If(ir.Exists(pair, ir.Num(1), ">="), DRAW)
    held = ir.Group(ir.OneOfEach((ir.Group(SPELL), ir.Group(AMULET))), (), (ir.InZone(ir.Hand(YOU)),))
    [said] = compiled("[fanfare] If you have both a spell and an amulet in your hand, draw a card.").effects
    assert said == ir.If(ir.Controls(YOU, held, ir.Num(1), ">="), DRAW)


def test_one_of_each_of_three_names() -> None:
    [given] = effects("If there is a Mossback Elder, Lantern Moth, and Vilo, the Hushed on your field, draw a card.")
    assert isinstance(given, ir.If)
    names = tuple(ir.NameIs(name) for name in ("Mossback Elder", "Lantern Moth", "Vilo, the Hushed"))
    assert given.condition == ir.Exists(ir.Group(ir.OneOfEach(names), (), (ON_MINE,)), ir.Num(1))


@pytest.mark.clauses("sve", "10.6.2.3")
def test_selecting_in_a_hand_waits_for_the_resolution() -> None:
    group = ir.Group(AMULET, (), (ir.InZone(ir.Hand(YOU)),))
    select = ir.Select(YOU, ir.Target(ir.Num(1), group, bind="t1"))
    assert effects("Select an amulet in your hand and put it onto your field.") == (
        ir.Both((select, ir.PlayOnto(IT, YOU))),
    )


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("You may reveal a Pixie card from your hand. If you do, draw a card.", sv.Reveal),
        ("Steal an enemy follower on the field.", sv.Steal),
        ("Deal 3 damage to an enemy follower on the field.", ir.DealDamage),
    ],
)
def test_picked_without_the_word_select(text: str, meant: type) -> None:
    first = effects(text)[0]
    then = first.effect if isinstance(first, ir.May) else first
    assert isinstance(then, ir.Then) and isinstance(then.first, ir.Select) and isinstance(then.then, meant)


def test_a_card_that_the_opponent_selects() -> None:
    select, then = effects("Each opponent selects a follower on their field. Destroy it.")
    assert (select.player, then) == (FOE, ir.Break(ir.Ref(("t1",))))
    _, then = effects("Each player selects a follower on their field. Destroy them.")
    assert then == ir.Break(ir.Ref(("t1",)))
    with pytest.raises(TextError):
        effects("Each player selects a follower on their field. Destroy it.")


@pytest.mark.parametrize(
    ("words", "made"),
    [
        ("Turn a faceup card in your evolve deck facedown.", sv.Turn(IT, True)),
        ("Evolve a follower on your field.", sv.Evolve(IT)),
        ("Put 2 spell counters on a follower on your field.", ir.PlaceCounters("spell", ir.Num(2), IT)),
    ],
)
def test_what_is_picked_without_being_selected(words: str, made: ir.Effect) -> None:
    [both] = effects(words)
    assert isinstance(both, ir.Then) and isinstance(both.first, ir.Select)
    assert both.then == made


def test_picked_as_it_is_carried_out() -> None:
    enemy = ir.Target(ir.Num(1), ENEMY, bind="t1")
    picked = ir.Select(YOU, enemy)
    [damage] = effects("Deal damage equal to the number of amulets on your field to an enemy follower on the field.")
    assert damage == ir.Then(picked, ir.DealDamage(IT, ir.CountOf(AMULETS)))
    [stolen] = effects("Steal an enemy follower on the field until the end of the turn.")
    assert stolen == ir.Then(picked, sv.Steal(IT, ir.UntilEndOfTurn()))
    [changed] = effects("Transform up to 2 enemy followers on the field into Fairy tokens.")
    two = ir.Target(ir.Num(2), ENEMY, up_to=True, bind="t1")
    assert changed == ir.Then(ir.Select(YOU, two), sv.Transform(IT, "Fairy", "t2"))


def test_selecting_among_cards() -> None:
    text = (
        "Put the top 4 cards of your deck into your cemetery. Select a spell from among them and add it to your hand."
    )
    _, both = effects(text)
    assert isinstance(both, ir.Both)
    assert both.effects[0] == ir.SelectAmong(YOU, ir.Target(ir.Num(1), ir.Group(SPELL), bind="t2"), IT)


def test_options_of_one_who_was_named() -> None:
    said = effects("Select an opponent. They choose one of the following. (1) They discard a card. (2) You draw a card.")  # fmt: skip
    assert said[1].header == ir.ModalHeader(THEY, ir.Num(1), ir.Num(2))


@pytest.mark.parametrize(
    ("words", "does"),
    [
        ("discard a card and draw 2 cards", ir.Draw(THEY, ir.Num(2))),
        ("discard 2 random cards, then draw 2 cards", ir.Draw(THEY, ir.Num(2))),
        ("draw a card and discard 2 cards", ir.Discard(THEY, ir.Num(2), ir.Group(CARD), bind="t1")),
        ("discard a card and you draw 2 cards", ir.Draw(YOU, ir.Num(2))),
    ],
)
def test_who_goes_on_behind_they(words: str, does: ir.Effect) -> None:
    _, joined = effects(f"Select an opponent. They {words}.")
    assert (joined.then if isinstance(joined, ir.Then) else joined.effects[1]) == does


def test_what_an_opponent_reveals() -> None:
    said = effects(
        "Select an opponent. They reveal the top card of their deck. If it's a follower, they may put it onto their field."
    )
    they = sv.PlayerRef(FOE)
    assert said[1] == ir.RevealTop(they, they, ir.Num(1), bind="t1")


def test_they_put_cards_of_their_deck() -> None:
    of_theirs = sv.PlayerRef(ir.Opponent())
    for top, count in (("top card", 1), ("top 3 cards", 3)):
        said = effects(f"Select an opponent. They put the {top} of their deck into their cemetery.")
        assert said[1] == ir.Mill(of_theirs, ir.Num(count), bind="t1")


def test_the_leader_of_that_opponent() -> None:
    *_, hurt = effects("Select an opponent. They discard a card. Deal 2 damage to that opponent's leader.")
    assert hurt == ir.DealDamage(sv.LeaderOf(sv.PlayerRef(FOE)), TWO)


def test_they_have_more_than_you() -> None:
    _, asked = effects("Select an opponent. If they have more cards in their hand than you, draw a card.")
    card = ir.IsCard()
    theirs, mine = (ir.CountOf(ir.Group(card, (), (ir.InZone(ir.Hand(who)),))) for who in (sv.PlayerRef(FOE), YOU))
    assert asked == ir.If(ir.Compare(theirs, mine, ">"), DRAW)


@pytest.mark.parametrize(
    ("words", "into"),
    [
        ("summon 2 Knight tokens", ir.Field(OWNER)),
        ("put 2 Knight tokens onto their field", ir.Field(OWNER)),
        ("put 2 Knight tokens into their EX area", sv.ExArea(OWNER)),
    ],
)
def test_tokens_of_the_player_who_was_selected(words: str, into: ir.Zone) -> None:
    _, tokens = effects(f"Select an opponent. They {words}.")
    assert isinstance(tokens, sv.CreateTokens)
    assert (tokens.player, tokens.count, tokens.names, tokens.into) == (
        ir.PlayerRef(FOE), ir.Num(2), ("Knight",), into,
    )  # fmt: skip


def test_they_and_the_plural_of_the_verb() -> None:
    _, discard = effects("Select an opponent. They discard 2 cards.")
    assert discard == ir.Discard(sv.PlayerRef(FOE), ir.Num(2), ir.Group(CARD), bind="t1")


def test_another_at_random() -> None:
    target = only_node("[lastwords] Destroy another random follower on the field.", sv.SelectRandom).target
    assert any(isinstance(each, ir.OtherThan) for each in target.group.adjectives)


@pytest.mark.parametrize(("words", "repeated"), [("4 times", {"times": 4}), ("twice", {"times": 2})])
def test_damage_so_often(words: str, repeated: dict[str, int]) -> None:
    [again] = effects(f"Deal 1 damage to a random enemy follower on the field {words}.")
    picked = sv.SelectRandom(ir.Target(ir.Num(1), ENEMY, bind="t1"))
    assert again == sv.Repeat(ir.Then(picked, ir.DealDamage(IT, ir.Num(1))), **repeated)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "The next time your leader would take damage this turn, reduce that damage to 0.",
            ir.ReplaceDamage(LEADER, "cap", ir.Num(0), TURN, next_only=True),
        ),
        ("Opponents can't play spells this turn.", ir.CannotCast(FOE, ir.Group(SPELL), TURN)),
        (
            "Your opponent can't play spells during their next turn.",
            ir.CannotCast(FOE, ir.Group(SPELL), ir.DuringNextTurn(sv.PlayerRef(FOE))),
        ),
        (
            "Enemy followers can't attack this turn.",
            ir.Restrict(ir.All(ir.Group(FOLLOWER, (ir.ControlledBy(FOE),)), bind="t1"), ir.CannotAttack(), TURN),
        ),
        (
            "Summon 2 Knight tokens engaged.",
            sv.CreateTokens(YOU, ir.Num(2), ("Knight",), ir.Field(YOU), dull=True, bind="t1"),
        ),
        (
            "Summon a Fairy token on your opponent's field.",
            sv.CreateTokens(YOU, ir.Num(1), ("Fairy",), ir.Field(FOE), bind="t1"),
        ),
        ("Deal 2 damage to a random enemy follower on the field.", ir.Then(RANDOM, ir.DealDamage(IT, ir.Num(2)))),
        ("Destroy a random enemy follower on the field.", ir.Then(RANDOM, ir.Break(IT))),
        ("Draw a card or recover 1 play point.", ir.OneOf((DRAW, sv.RecoverPoints(YOU, ir.Num(1))))),
        (
            "Give your leader [defense]+1, draw a card, or recover 1 play point.",
            ir.OneOf((ir.Gain(LEADER, (stats(None, 1),), FOREVER), DRAW, sv.RecoverPoints(YOU, ir.Num(1)))),
        ),
        (
            "Draw a card for each follower on your field, up to 2.",
            sv.ForEvery(DRAW, sv.Capped(ir.CountOf(MINE), ir.Num(2))),
        ),
        ("Draw a card. Repeat this 2 more times.", sv.Repeat(DRAW, 3)),
    ],
)
def test_one_instruction(text: str, wanted: ir.Effect) -> None:
    assert effects(text) == (wanted,)


@pytest.mark.parametrize("where", ["onto your field", "into your EX area"])
def test_a_random_token_comes_from_nowhere(where: str) -> None:
    assert "from where" in refused(f"Put a random Fairy or Knight token {where}.")
    assert effects(f"Put a random follower in your cemetery {where}.")


@pytest.mark.parametrize(
    ("text", "done"),
    [
        ("Randomly destroy 1 enemy follower on the field.", ir.Break(FIRST)),
        ("Randomly banish an enemy follower on the field.", ir.RemoveFromGame(FIRST, FOREVER)),
        ("Randomly engage an enemy follower on the field.", ir.Dull(FIRST)),
        ("Randomly return 1 enemy follower on the field to its owner's hand.", ir.ToHand(FIRST, ir.Owner(), verb="return")),
        ("Randomly deal 2 damage to 1 enemy follower on the field.", ir.DealDamage(FIRST, ir.Num(2))),
    ],
)  # fmt: skip
def test_done_to_a_random_card(text: str, done: ir.Effect) -> None:
    picked = sv.SelectRandom(ir.Target(ir.Num(1), ENEMY, bind="t1"))
    assert effects(text) == (ir.Then(picked, done),)


def test_each_player_puts_a_card_of_his_own() -> None:
    [made] = effects("Each player selects a follower in their hand and puts it onto their field.")
    assert isinstance(made, sv.SelectThenAll) and isinstance(made.effect, ir.SelectAndPut)
    assert made.effect.player == ir.EachPlayer() and made.effect.to == ir.Field(ir.Owner())


@pytest.mark.clauses("sve", "1.3.4.1")
def test_players_select_several_cards_and_discard_them() -> None:
    [given] = effects("Each opponent selects 2 cards in their hand and discards them.")
    assert given == ir.Discard(FOE, TWO, ir.Group(CARD), bind="t1")
    [both] = effects("Each player selects 2 cards in their hand and discards them.")
    assert both == sv.SelectThenAll(ir.Discard(ir.EachPlayer(), TWO, ir.Group(CARD), bind="t1"))


@pytest.mark.parametrize("end", ["at random", "chosen at random"])
def test_at_random_behind_the_card(end: str) -> None:
    assert effects(f"Deal 2 damage to an enemy follower {end}.") == (
        effects("Deal 2 damage to a random enemy follower.")
    )


@pytest.mark.parametrize("which", ["a card at random from their hand", "a card from their hand at random"])
def test_a_card_of_a_hand_at_random(which: str) -> None:
    rest = "If it's a spell, they discard it."
    assert effects(f"Each opponent reveals {which}. {rest}") == (
        effects(f"Each opponent reveals a random card from their hand. {rest}")
    )


@pytest.mark.parametrize(
    "text",
    [
        "Discard any number of cards. Select that many enemy followers on the field and destroy them.",
        "Discard a card. Select an enemy follower that costs less than that card on the field and destroy it.",
        "Roll a 6-sided die. Select up to X enemy followers on the field and destroy them. X equals the number rolled.",
    ],
)
def test_what_only_the_carrying_out_tells_is_selected_then(text: str) -> None:
    """S99."""
    said = [each for effect in effects(text) for each in nodes(effect)]
    assert any(isinstance(each, ir.Select) for each in said) and not any(isinstance(each, ir.Choose) for each in said)


def test_what_is_known_while_playing_is_selected_while_playing() -> None:
    made = compiled(
        "Whenever you play a spell, select an enemy follower that costs less than it on the field and destroy it."
    )
    assert any(isinstance(each, ir.Choose) for each in nodes(made))
    paid = compiled(
        "[fanfare] Discard any number of cards: Select X enemy followers on the field and destroy them. X equals the number of cards discarded."
    )
    assert any(isinstance(each, ir.Choose) for each in nodes(paid))
