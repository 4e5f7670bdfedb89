"""What sentences of Shadowverse: Evolve mean that join two names, speak of one player's field, or do something else to all of them."""

from __future__ import annotations

import pytest
from test_sve_meaning import AMULET, ENEMY, FOE, FOLLOWER, FOREVER, MINE, ON_MINE, SELF, YOU, compiled, effects, stats

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text

CARD, DRAW = ir.IsCard(), ir.Draw(YOU, ir.Num(1))
CEMETERY = ir.InZone(sv.Cemetery(YOU))


def named(name: str) -> ir.Filter:
    return ir.NameIs(name)


def read(text: str, lexicon: tuple[str, ...]) -> ir.CardText:
    names = {"card_name": frozenset(lexicon)}
    return compile_text("sve", text, name="Anyone", card_type="Follower", lexicon=names)


@pytest.mark.parametrize("known", [("Frost Ember",), ("Frost Cinder",), ("Frost Ember", "Frost Cinder")])
def test_two_names_of_which_one_is_known(known: tuple[str, ...]) -> None:
    """The other card may be in no pool that is at hand."""
    made = read("If there is a Frost Ember and Frost Cinder in your cemetery, this card costs 2 less to play.", known)
    condition = made.abilities[0].effects[0].condition  # type: ignore[attr-defined]
    assert condition.group.noun == ir.OneOfEach((named("Frost Ember"), named("Frost Cinder")))


def test_one_name_or_two() -> None:
    """Where neither is known, it could be the name of one card; a name that is known is one."""
    text = "If there is a Frost and Ember on your field, this follower has Storm."
    with pytest.raises(TextError):
        read(text, ())
    condition = read(text, ("Frost and Ember",)).abilities[0].effects[0].condition  # type: ignore[attr-defined]
    assert condition.group.noun == named("Frost and Ember")


@pytest.mark.parametrize(
    "names", [("Skeleton", "Lich"), ("Lich", "Knight"), ("Knight", "Lich"), ("Bog Imp", "Bog Hag")]
)
def test_two_tokens_that_share_a_word(names: tuple[str, str]) -> None:
    made = sv.CreateTokens(YOU, ir.Num(1), names, sv.ExArea(YOU), bind="t1")
    assert effects(f"Put a {names[0]} and {names[1]} token into your EX area.") == (made,)


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


def test_some_of_either_token_and_tokens_with_more_said_of_them() -> None:
    [drawn] = effects("If there are at least 3 Fairy and Ghost tokens on your field, draw a card.")
    assert drawn.condition.group.adjectives == (ir.AnyTrait((named("Fairy"), named("Ghost"))),)
    with pytest.raises(TextError):
        effects("If there is an evolved Fairy and Ghost token on your field, draw a card.")


@pytest.mark.parametrize(
    ("words", "source", "whose"),
    [
        ("returned to hand from your field", YOU, None),
        ("returned from your field to hand", YOU, None),
        ("returned to its owner's hand from an opponent's field", FOE, None),
        ("returned to your hand from your field", YOU, YOU),
        ("returned to hand from the field", None, None),
    ],
)
def test_from_whose_field(words: str, source: ir.Player | None, whose: ir.Player | None) -> None:
    event = compiled(f"Whenever another card is {words}, draw a card.").event
    assert event.happenings == (ir.ReturnsToHand(whose=whose, source=source),)


def test_on_whose_turn() -> None:
    hurt = ir.CardEvent(sv.LeaderOf(YOU), (ir.IsDealtDamage(),))
    for words, player in (("your turn", YOU), ("each opponent's turn", FOE)):
        assert compiled(f"Whenever your leader takes damage on {words}, draw a card.").event == ir.DuringTurnOf(
            player, hurt
        )
        assert compiled(f"On {words}, whenever your leader takes damage, draw a card.").event == ir.DuringTurnOf(
            player, hurt
        )


@pytest.mark.parametrize(
    ("first", "then"),
    [
        ("Give each follower on your field [attack]+1.",
         ("Give them [attack]+2 instead.", ir.Gain(ir.All(MINE, "t2"), (stats(2, None),), FOREVER))),
        ("Deal 3 damage to each enemy follower on the field.", ("Banish them instead.", ir.RemoveFromGame(ir.All(ENEMY, "t2"), FOREVER))),
        ("Deal 3 damage to each enemy follower on the field.",
         ("Deal them 6 damage instead.", ir.DealDamage(ir.All(ENEMY, "t2"), ir.Num(6)))),
    ],
)  # fmt: skip
def test_something_else_to_all_of_them(first: str, then: tuple[str, ir.Effect]) -> None:
    [made] = effects(f"{first} Combo (3): {then[0]}")
    assert isinstance(made, sv.OrInstead)
    assert made.condition == sv.Combo(3)
    assert made.instead == then[1]


def test_each_of_two_cemeteries() -> None:
    """All cards in both; of one card, or a number, it is open whether there is one in each."""
    [banished] = effects("Banish each spell in each cemetery.")
    assert banished.what.group.qualifiers == (ir.InZone(sv.Cemetery(ir.AnyPlayer())),)
    for text in (
        "Select a card in each cemetery and banish it.",
        "Select a card in each player's EX area and banish it.",
        "If there are at least 5 cards in each player's cemetery, draw a card.",
        "Draw X cards. X equals the number of spells in each cemetery.",
    ):
        with pytest.raises(TextError):
            effects(text)


def test_who_puts_and_who_returns() -> None:
    _, put = effects("Select a follower on the field. Its owner puts it on the bottom of their deck.")
    assert (put.player, put.what) == (ir.OwnerOf(ir.Ref(("t1",))), ir.Ref(("t1",)))
    [back] = effects("Each opponent returns each amulet on their field to its owner's hand.")
    assert back.player == FOE
    assert back.to == ir.Hand(ir.Owner())
    assert back.what.group.noun == AMULET


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


def test_two_kinds_are_shown() -> None:
    looked, _, second, _ = effects(
        "Look at the top 4 cards of your deck. You may reveal a Pixie follower from among them and add it to your hand. "
        "You may also reveal a spell from among them and add it to your hand. Put the rest into your cemetery."
    )
    assert isinstance(second, ir.May)
    assert second.effect.first.among == ir.Ref((looked.bind,))
    assert second.effect.then.what == ir.Ref((second.effect.first.target.bind,))


def test_the_own_and_the_enemy_of_two() -> None:
    _, then = effects(
        "Select another card on your field and an enemy follower on the field. "
        "Return the card on your field to its owner's hand and deal 4 damage to the enemy follower."
    )
    back, dealt = then.effects
    assert (back.what, dealt.to) == (ir.Ref(("t1",)), ir.Ref(("t2",)))
    with pytest.raises(TextError):
        effects("Select an enemy follower on the field. Destroy the follower on your field.")


def test_tokens_of_two_names_with_the_word_twice() -> None:
    [given] = compiled("Your Knight tokens and Viking tokens have Rush.").effects
    sides = tuple(ir.Group(sv.IsToken(), (named(name),)) for name in ("Knight", "Viking"))
    assert given.to.group.noun == ir.NounOr(*sides)
    [drawn] = effects("If there is a Knight token and Viking token on your field, draw a card.")
    assert drawn.condition.group.noun == ir.OneOfEach(sides)


def test_instead_of_the_second_of_two() -> None:
    [both] = effects("Draw 4 cards, then discard 3 cards. Spellchain (5): Discard a card instead.")
    assert isinstance(both.then, sv.OrInstead)
    assert both.then.instead.count == ir.Num(1)
    with pytest.raises(TextError):
        effects("Draw 4 cards, then discard 3 cards. Spellchain (5): Draw a card instead.")


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


def test_whose_abilities_hurt() -> None:
    for words, whose in (("one of your abilities", YOU), ("enemy abilities", FOE)):
        event = compiled(f"Whenever your leader takes damage from {words}, draw a card.").event
        assert event.happenings == (ir.IsDealtDamage("ability", controller=whose),)


def test_stacks() -> None:
    assert effects("Add 2 to another Stack on your field.") == (sv.AddToStack(ir.Num(2), other=True),)
    [own] = compiled("[act][engage]: Add 2 to this card's Stack.", "Amulet").effects
    assert own == ir.PlaceCounters("Stack", ir.Num(2), ir.SelfRef())


def test_under_two_conditions() -> None:
    [outer] = compiled(
        "While there is an amulet on your field, if Overflow is active for you, this follower has Rush."
    ).effects
    assert isinstance(outer.condition, ir.Exists)
    assert outer.effect.condition == sv.Overflow()


def test_each_player_puts_onto_the_own_field() -> None:
    for field in ("their", "the"):
        [put] = effects(f"Each player puts a follower from their hand onto {field} field.")
        assert (put.player, put.to) == (ir.EachPlayer(), ir.Field(ir.Owner()))
    with pytest.raises(TextError):  # whose field it is
        effects("Your opponent puts a follower from your cemetery onto the field.")
    [back] = effects("Each player returns each card in their EX area to their hand.")
    assert (back.player, back.to) == (ir.EachPlayer(), ir.Hand(ir.Owner()))


def test_searched_for_and_put_away() -> None:
    [both] = effects("Search your deck for a Sporeling follower, put it into your cemetery, and draw 2 cards.")
    assert isinstance(both.then.first, ir.PutInto)
    assert both.then.then == ir.Draw(YOU, ir.Num(2))


THEY = sv.PlayerRef(FOE)


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


def test_open_who_goes_on_behind_they() -> None:
    for words in (
        "discard a card and summon a Knight token",
        "discard a card and, if Overflow is active for you, draw a card",
    ):
        with pytest.raises(TextError):
            effects(f"Select an opponent. They {words}.")


def test_their_deck_and_their_field() -> None:
    for who, player in (("Each player", ir.EachPlayer()), ("Each opponent", FOE)):
        [put] = effects(f"{who} puts a spell from their hand on top of their deck.")
        assert (put.player, put.to) == (player, ir.DeckTop(sv.PlayerRef(player)))
    may = compiled(
        "At the start of each player's main phase, that player may put a spell from their hand onto their field."
    )
    assert may.effects[0].effect.to == ir.Field(ir.Owner())
    assert may.effects[0].effect.player == sv.PlayerRef(ir.EventPlayer())


def test_a_cost_behind_a_condition_word() -> None:
    [gate] = compiled(
        "[fanfare] Combo (4): Return another card on your field to its owner's hand: Draw 2 cards."
    ).effects
    assert gate.condition == sv.Combo(4)
    [paid] = gate.effects
    assert isinstance(paid, sv.PayFor)
    assert paid.effects == (ir.Draw(YOU, ir.Num(2)),)


def test_tokens_elsewhere_instead() -> None:
    made = sv.CreateTokens(YOU, ir.Num(2), ("Fairy",), sv.ExArea(YOU), bind="t1")
    for words in ("Put them onto your field instead.", "Summon them instead."):
        [instead] = effects(f"Put 2 Fairy tokens into your EX area. Combo (4): {words}")
        assert instead.effect == made
        assert instead.instead.into == ir.Field(YOU)
    [one] = effects("Summon a Knight, Viking, or Ghost token.")
    assert (one.names, one.one_of) == (("Knight", "Viking", "Ghost"), True)


def test_engaged_by_whose_abilities() -> None:
    for words, due in (("one of your abilities", "own"), ("an enemy ability", "opponent"), ("an ability", "ability")):
        event = compiled(f"Whenever another follower is engaged by {words}, draw a card.").event
        assert event.happenings == (ir.BecomesDull(due_to=due),)


def test_further_words() -> None:
    [looked, asked] = effects(
        "Look at the top card of your deck. If it's not a follower, you may put it into your cemetery."
    )
    assert asked.condition == ir.Is(ir.Ref((looked.bind,)), ir.Group(FOLLOWER), negated=True)
    less = compiled("Reduce combat damage dealt to this follower by 2.").effects[0]
    assert less.source == ir.DamageSource(kinds=("combat",))
    assert compiled("This follower can't attack followers.").effects[0].rule == sv.CannotAttackFollowers()
    assert effects("Increase each player's maximum play points by 1.") == (sv.MaxPoints(ir.EachPlayer(), ir.Num(1)),)
    counted = ir.Compare(ir.CountersOn("Stack", ir.SelfRef()), ir.Num(2), ">=")
    made = compiled(
        "[act][engage]: Draw a card. This ability can be activated if this card's Stack count is at least 2."
    )
    assert made.limits == (ir.OnlyIf(counted),)
