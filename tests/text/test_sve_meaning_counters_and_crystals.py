"""What sentences of Shadowverse: Evolve mean: counters, Crystals and tokens."""

from __future__ import annotations

import pytest
from sve_meaning import (
    ALWAYS,
    AMULET,
    DRAW,
    ENEMY,
    EX,
    FOE,
    FOLLOWER,
    FOREVER,
    IT,
    MINE,
    ON_FIELD,
    ON_MINE,
    SECOND,
    SELF,
    SPELL,
    YOU,
    asked_as_it_enters,
    chosen,
    compiled,
    effects,
    named,
    plain,
    refused,
    stats,
)

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text
from cardwright.text.walk import nodes

RUSH = ir.KeywordGained("Rush")
FIELD = ir.Field(YOU)


def tokens(name: str, count: int, bind: str, into: ir.Zone | None = None) -> sv.CreateTokens:
    return sv.CreateTokens(YOU, ir.Num(count), (name,), into or ir.Field(YOU), bind=bind)


def test_stacks() -> None:
    assert effects("Add 2 to another Stack on your field.") == (sv.AddToStack(ir.Num(2), other=True),)
    [own] = compiled("[act][engage]: Add 2 to this card's Stack.", "Amulet").effects
    assert own == ir.PlaceCounters("Stack", ir.Num(2), ir.SelfRef())


def test_a_counter_that_is_removed() -> None:
    ability = compiled("Whenever a Stack counter is removed from this card, draw a card.")
    assert ability.event == ir.CardEvent(SELF, (sv.CounterPlaced("Stack", removed=True),))


@pytest.mark.parametrize("words", ["the last sand counter is removed from", "you remove the last sand counter from"])
def test_when_the_last_counter_goes(words: str) -> None:
    made = compiled(f"When {words} this card, draw a card.")
    assert made.event == ir.CardEvent(
        SELF, (sv.CounterPlaced("sand", removed=True, last=True, by=YOU if "you" in words else None),)
    )


@pytest.mark.parametrize(
    ("words", "removed"),
    [("remove a Fable counter from", True), ("put a Fable counter on", False), ("place a Fable counter on", False)],
)
def test_counters_that_you_put_and_remove(words: str, removed: bool) -> None:
    event = compiled(f"Whenever you {words} this card, draw a card.").event
    assert event == ir.CardEvent(SELF, (sv.CounterPlaced("Fable", removed, by=YOU),))


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Draw 3 cards.", ir.Draw(YOU, ir.Num(3))),
        ("Draw a card.", ir.Draw(YOU, ir.Num(1))),
        ("Each opponent discards 2 cards.", ir.Discard(FOE, ir.Num(2), ir.Group(ir.IsCard()), bind="t1")),
        ("Discard a random card.", sv.RandomDiscard(YOU, ir.Num(1), ir.Group(ir.IsCard()), "t1")),
        ("Give your leader [defense]-4.", ir.Gain(sv.LeaderOf(YOU), (stats(None, -4),), FOREVER)),
        ("Recover 1 play point.", sv.RecoverPoints(YOU, ir.Num(1))),
        ("Decrease your maximum play points by 2.", sv.MaxPoints(YOU, sv.Negative(ir.Num(2)))),
        ("Summon 2 Lantern Moth tokens.", sv.CreateTokens(YOU, ir.Num(2), ("Lantern Moth",), ir.Field(YOU), bind="t1")),
        (
            "Put a Fairy or Ghost token into your EX area.",
            sv.CreateTokens(YOU, ir.Num(1), ("Fairy", "Ghost"), sv.ExArea(YOU), one_of=True, bind="t1"),
        ),
        (
            "Summon a Fairy, Ghost, and Knight token.",
            sv.CreateTokens(YOU, ir.Num(1), ("Fairy", "Ghost", "Knight"), ir.Field(YOU), bind="t1"),
        ),
        ("Deal 2 damage to each enemy follower on the field.", ir.DealDamage(ir.All(ENEMY, bind="t1"), ir.Num(2))),
        (
            "Give each other Sporeling follower on your field [attack]+2/[defense]+1 and Ward.",
            ir.Gain(
                ir.All(ir.Group(FOLLOWER, (ir.OtherThan(SELF), sv.TraitIs("Sporeling")), (ON_MINE,)), bind="t1"),
                (stats(2, 1), ir.KeywordGained("Ward")),
                FOREVER,
            ),
        ),
        ("Change this card into an amulet.", sv.ChangeType(what=SELF, card_type="Amulet", duration=FOREVER)),
        (
            "This turn, your followers have Storm.",
            ir.Gain(
                ir.All(ir.Group(FOLLOWER, (ir.ControlledBy(YOU),)), bind="t1"),
                (ir.KeywordGained("Storm"),),
                ir.UntilEndOfTurn(),
            ),
        ),
        (
            "For every 3 spells in your cemetery, deal 1 damage to each enemy leader.",
            sv.ForEvery(
                ir.DealDamage(ir.All(ir.Group(ir.TypeIs(("Leader",)), (ir.ControlledBy(FOE),)), bind="t1"), ir.Num(1)),
                ir.CountOf(ir.Group(SPELL, (), (ir.InZone(sv.Cemetery(YOU)),))),
                3,
            ),
        ),
    ],
)
def test_one_instruction(text: str, wanted: ir.Effect) -> None:
    assert effects(text) == (wanted,)


def test_what_two_paragraphs_of_a_spell_name_is_told_apart() -> None:
    text = "Summon 2 Fairy tokens.\nSelect an enemy follower on the field and destroy it.\nDraw a card."
    first, second, third = compile_text("sve", text, name="Anything", card_type="Spell").abilities
    tokens, both = first.effects[0], second.effects[0]  # type: ignore[attr-defined]
    assert tokens.bind == "t1"
    assert both.effects[0].targets[0].bind == "t2"
    assert both.effects[1].what == ir.Ref(("t2",))
    assert third == ir.SummonEffect((ir.Draw(YOU, ir.Num(1, w=1)),))


@pytest.mark.parametrize(
    "names", [("Skeleton", "Lich"), ("Lich", "Knight"), ("Knight", "Lich"), ("Bog Imp", "Bog Hag")]
)
def test_two_tokens_that_share_a_word(names: tuple[str, str]) -> None:
    made = sv.CreateTokens(YOU, ir.Num(1), names, sv.ExArea(YOU), bind="t1")
    assert effects(f"Put a {names[0]} and {names[1]} token into your EX area.") == (made,)


def test_tokens_elsewhere_instead() -> None:
    made = sv.CreateTokens(YOU, ir.Num(2), ("Fairy",), sv.ExArea(YOU), bind="t1")
    for words in ("Put them onto your field instead.", "Summon them instead."):
        [instead] = effects(f"Put 2 Fairy tokens into your EX area. Combo (4): {words}")
        assert instead.effect == made
        assert instead.instead.into == ir.Field(YOU)
    [one] = effects("Summon a Knight, Viking, or Ghost token.")
    assert (one.names, one.one_of) == (("Knight", "Viking", "Ghost"), True)


def test_a_token_is_what_it_is() -> None:
    [both, asked] = effects(
        "Summon a Ghost token and put the top card of your deck into your cemetery. If it's a follower, draw a card."
    )
    assert isinstance(both, ir.Both)
    assert asked == ir.If(ir.Is(SECOND, ir.Group(FOLLOWER)), DRAW)


@pytest.mark.parametrize(
    "words", ["Put Fairy tokens into your EX area equal to", "Put a number of Fairy tokens into your EX area equal to"]
)
def test_as_many_tokens(words: str) -> None:
    [made] = effects(f"{words} the number of cards in your hand.")
    assert made.count == ir.CountOf(ir.Group(ir.IsCard(), (), (ir.InZone(ir.Hand(YOU)),)))


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


def test_a_token_for_the_opponent() -> None:
    [made] = effects("Put a Fairy token into each opponent's EX area.")
    assert (made.names, made.into) == (("Fairy",), sv.ExArea(FOE))


@pytest.mark.parametrize(
    "words",
    [
        "If it's a follower, summon a Fairy token. If it's a spell, add it to your hand.",
        "If it's a follower, summon a Fairy token and give it Rush. If its cost is 3 or less, add it to your hand.",
    ],
)
def test_it_is_the_card_that_was_asked_about_before(words: str) -> None:
    shown, _, second = effects(f"Reveal the top card of your deck. {words}")
    assert isinstance(shown, ir.RevealTop) and isinstance(second, ir.If)
    assert {each.to for each in nodes(second) if isinstance(each, ir.Ref)} == {("t1",)}


def test_two_unknown_tokens_are_two() -> None:
    made = sv.CreateTokens(YOU, ir.Num(1), ("Gloomling", "Dusk Moth"), ir.Field(YOU), bind="t1")
    assert effects("Summon a Gloomling and Dusk Moth token.") == (made,)


def test_tokens_of_players_in_their_ex_areas() -> None:
    [made] = effects("Each player puts 2 Fairy tokens into their EX area.")
    assert made == sv.CreateTokens(ir.EachPlayer(), ir.Num(2), ("Fairy",), sv.ExArea(ir.Owner()), bind="t1")


@pytest.mark.parametrize("swapped", [False, True])
def test_tokens_in_two_zones(swapped: bool) -> None:
    parts = ["a Fairy token onto your field", "2 Ghost tokens into your EX area"]
    made = [
        sv.CreateTokens(YOU, ir.Num(1), ("Fairy",), FIELD, bind="t1"),
        sv.CreateTokens(YOU, ir.Num(2), ("Ghost",), EX, bind="t2"),
    ]
    if swapped:
        parts.reverse()
        made = [
            sv.CreateTokens(YOU, ir.Num(2), ("Ghost",), EX, bind="t1"),
            sv.CreateTokens(YOU, ir.Num(1), ("Fairy",), FIELD, bind="t2"),
        ]
    assert effects(f"Put {' and '.join(parts)}.") == (ir.Then(*made),)


@pytest.mark.parametrize(
    ("text", "made"),
    [
        (
            "Summon a Knight, 2 Ghost, and a Puppet token.",
            ir.Then(tokens("Knight", 1, "t1"), ir.Then(tokens("Ghost", 2, "t2"), tokens("Puppet", 1, "t3"))),
        ),
        (
            "Put a Fairy token and Ghost token into your EX area.",
            sv.CreateTokens(YOU, ir.Num(1), ("Fairy", "Ghost"), sv.ExArea(YOU), bind="t1"),
        ),
    ],
)
def test_rows_of_tokens(text: str, made: ir.Effect) -> None:
    assert effects(text) == (made,)


@pytest.mark.parametrize(("verb", "end"), [("Summon", ""), ("Put", " into your EX area")])
def test_three_tokens_with_their_articles(verb: str, end: str) -> None:
    made, _ = effects(f"{verb} a Fairy token, 2 Ghost tokens, and a Knight token{end}. Give them Rush.")
    assert isinstance(made, ir.Both)
    assert [(each.names, each.count) for each in made.effects if isinstance(each, sv.CreateTokens)] == [
        (("Fairy",), ir.Num(1)),
        (("Ghost",), ir.Num(2)),
        (("Knight",), ir.Num(1)),
    ]


def test_them_are_all_that_was_created_together() -> None:
    *_, give = effects("Summon a Knight and 2 Viking tokens. Give them Ward.")
    assert isinstance(give, ir.Gain)
    assert give.to == ir.Ref(("t1", "t2"))


def test_tokens_of_two_names_with_the_word_twice() -> None:
    [given] = compiled("Your Knight tokens and Viking tokens have Rush.").effects
    sides = tuple(ir.Group(sv.IsToken(), (named(name),)) for name in ("Knight", "Viking"))
    assert given.to.group.noun == ir.NounOr(*sides)
    [drawn] = effects("If there is a Knight token and Viking token on your field, draw a card.")
    assert drawn.condition.group.noun == ir.OneOfEach(sides)


def test_spells_that_are_tokens() -> None:
    made = compiled("Whenever you play a spell token, give this follower [attack]+1.")
    assert made.event == ir.PlayerCasts(YOU, ir.Group(sv.IsToken(("Spell",))))
    assert made.effects == (ir.Gain(SELF, (stats(1, None),), FOREVER),)


def test_the_token_of_the_event() -> None:
    made = compiled("Whenever a Fairy token is put onto your field, give that token Storm.")
    assert made.effects == (ir.Gain(ir.Ref(("subject",)), (ir.KeywordGained("Storm"),), FOREVER),)


def test_tokens_that_went_this_way() -> None:
    _, let = effects(
        "Destroy each Pixie token on the field. Draw X cards. X equals the number of Pixie tokens destroyed this way."
    )
    assert let.amount == sv.CountThisWay(sv.IsToken(), "destroyed", (sv.TraitIs("Pixie"),))


def test_token_spells() -> None:
    event = compiled("Whenever you play a token spell, draw a card.").event
    assert event.group == ir.Group(SPELL, (sv.IsToken(),))


def test_each_card_that_is_played() -> None:
    [said] = compiled("Each Dragon token you play costs 1 less to play.").effects
    dragon = ir.Group(sv.IsToken(), (ir.NameIs("Dragon"),))
    assert said == ir.CastersCostChange(YOU, dragon, ir.Num(1), ir.Continuous())


def test_a_token_out_of_the_ex_area() -> None:
    [put] = effects("Put a Fairy token from your EX area onto your field.")
    group = ir.Group(sv.IsToken(), (ir.NameIs("Fairy"),), (ir.InZone(EX),))
    assert put == ir.SelectAndPut(YOU, ir.Target(ir.Num(1), group, bind="t1"), FIELD)


def test_every_stack() -> None:
    [made] = effects("Add 2 to each Stack on your field.")
    assert (made.counter, made.count) == ("Stack", ir.Num(2))
    assert ir.WithKeyword("Stack") in made.on.group.qualifiers


@pytest.mark.parametrize("words", ["its Stack", "that amulet's Stack"])
def test_a_stack_that_was_selected(words: str) -> None:
    *_, made = effects(f"Select an amulet with Stack on your field. Add 2 to {words}.")
    assert made == ir.PlaceCounters("Stack", ir.Num(2), ir.Ref(("t1",)))


def test_a_counter_of_a_card_that_is_picked() -> None:
    [made, _] = effects("Remove a fable counter from a card on your field. If you do, draw 2 cards.")
    card = ir.Target(ir.Num(1), ir.Group(ir.IsCard(), (), (ON_MINE,)), bind="t1")
    assert made == ir.Then(ir.Select(YOU, card), ir.RemoveCounters("fable", ir.Num(1), ir.Ref(("t1",))))


@pytest.mark.parametrize("full", ["becomes full from this effect", "becomes full", "becomes full this way"])
@pytest.mark.parametrize("rest", ["any remaining tokens", "the remaining tokens", "the rest"])
def test_tokens_for_which_there_is_no_room(full: str, rest: str) -> None:
    _, made = effects(f"Summon 3 Fairy tokens. If your field {full}, put {rest} into your EX area.")
    assert made == sv.RestOfTokens(sv.ExArea(YOU))


def test_a_counter_that_moves() -> None:
    ability = compiled(
        "[fanfare] Select another follower on your field and move 2 spell counters from this card to it."
    )
    [moved] = [each for each in nodes(ability) if isinstance(each, sv.TransferCounters)]
    assert moved == sv.TransferCounters("spell", SELF, IT, ir.Num(2))


@pytest.mark.parametrize("verb", ["Move", "Transfer"])
def test_all_counters_of_the_others(verb: str) -> None:
    made = compiled(f"[fanfare] {verb} all fable counters from each other card on your field to this card.")
    others = ir.Group(ir.IsCard(), (ir.OtherThan(SELF),), (ON_MINE,))
    assert made.effects == (sv.TransferCounters("fable", ir.All(others, bind="t1"), SELF),)


def test_counters_that_go_to_another_card() -> None:
    to = ir.Target(ir.Num(1), MINE, bind="t2")
    said = effects("Select a follower on your field. Move all counters from it to another follower on your field.")
    assert said == (chosen(MINE), sv.TransferTo(YOU, "", IT, to, None))
    own = ir.Target(ir.Num(1), MINE, bind="t1")
    [named] = effects("Move 2 spore counters from this card to a follower on your field.")
    assert named == sv.TransferTo(YOU, "spore", SELF, own, ir.Num(2))
    assert effects("Select a follower on your field. Move all of this card's spore counters to it.") == (
        chosen(MINE),
        sv.TransferCounters("spore", SELF, IT),
    )
    assert effects("Remove all counters from this card.") == (ir.RemoveEveryCounter(SELF),)


@pytest.mark.parametrize("on", ["", " on them"])
def test_followers_with_counters(on: str) -> None:
    ability = compiled(f"Your followers with Fable counters{on} have Rush.")
    group = ir.Group(FOLLOWER, (ir.ControlledBy(YOU),), (ir.WithCounter("Fable", ir.Num(1)),))
    assert ability.effects == (ir.Gain(ir.All(group, bind="t1"), (RUSH,), ALWAYS),)


@pytest.mark.parametrize(
    ("text", "group"),
    [
        (
            "Destroy each non-Sporeling follower on the field.",
            ir.Group(FOLLOWER, (ir.Without(sv.TraitIs("Sporeling")),), (ON_FIELD,)),
        ),
        (
            "Destroy each non-Earth Sigil amulet on the field.",
            ir.Group(AMULET, (ir.Without(sv.TraitIs("Earth Sigil")),), (ON_FIELD,)),
        ),
        (
            "Destroy each follower on your field with a spore counter on it.",
            ir.Group(FOLLOWER, (), (ON_MINE, ir.WithCounter("spore", ir.Num(1)))),
        ),
        (
            "Destroy all followers on your field with 2 spore counters on them.",
            ir.Group(FOLLOWER, (), (ON_MINE, ir.WithCounter("spore", ir.Num(2)))),
        ),
    ],
)
def test_groups(text: str, group: ir.Group) -> None:
    assert effects(text) == (ir.Break(ir.All(group, "t1")),)


def test_with_so_many_counters() -> None:
    asked = asked_as_it_enters("there is a follower with 5 or more omen counters on your field")
    assert isinstance(asked, ir.Exists)
    assert asked.group.qualifiers[0] == ir.WithCounter("omen", ir.Num(5))


def test_any_number_of_counters() -> None:
    moved = effects("Select a Pixie follower on your field. Move any number of bead counters from this card to it.")[1]
    assert moved == sv.TransferCounters("bead", SELF, IT, any_number=True)
    [gone] = [
        each
        for each in effects(
            "Select a follower on your field. Remove any number of bead counters from it. Draw X cards. X equals the number of counters removed."
        )
        if isinstance(each, ir.RemoveAnyCounters)
    ]
    assert gone == ir.RemoveAnyCounters(YOU, "bead", IT)


def test_counters_that_are_counted_off() -> None:
    [put] = effects("Put bead counters on this card equal to the number of followers on your field.")
    assert put == ir.PlaceCounters("bead", ir.CountOf(MINE), SELF)
    assert effects("Double the number of bead counters on this card.") == (ir.DoubleCounters(SELF, "bead"),)


@pytest.mark.parametrize(
    ("words", "subject", "change"),
    [
        (
            "a bead counter was removed from a card on your field",
            ir.OneSubject(ir.Group(ir.IsCard(), (), (ON_MINE,))),
            sv.CounterPlaced("bead", True),
        ),
        ("you've removed a bead counter", ir.OneSubject(ir.Group(ir.IsCard())), sv.CounterPlaced("bead", True, by=YOU)),
        ("you've put a bead counter on this card", SELF, sv.CounterPlaced("bead", by=YOU)),
    ],
)
def test_counters_of_this_turn(words: str, subject: ir.Objects, change: sv.CounterPlaced) -> None:
    [asked] = effects(f"If {words} this turn, draw a card.")
    assert asked.condition == ir.HappenedThisTurn(ir.CardEvent(subject, (change,)))


@pytest.mark.parametrize("words", ["with at least 3 bead counters on it", "with 3 or more bead counters on it"])
def test_cards_with_so_many_counters_on_them(words: str) -> None:
    [drawn] = effects(f"Draw a card for each follower on your field {words}.")
    assert drawn.count == ir.CountOf(ir.Group(FOLLOWER, (), (ON_MINE, ir.WithCounter("bead", ir.Num(3)))))


@pytest.mark.parametrize(("words", "count"), [("all Fable counters", None), ("2 Fable counters", ir.Num(2))])
def test_counters_from_a_card_that_is_selected_only_then(words: str, count: ir.Amount | None) -> None:
    """S47: the player picks it as it is carried out."""
    [made] = compiled(f"[fanfare] Move {words} from another follower on your field to this card.").effects
    assert isinstance(made, ir.Then) and isinstance(made.first, ir.Select)
    assert made.first.target.group == ir.Group(FOLLOWER, (ir.OtherThan(SELF),), (ON_MINE,))
    assert made.then == sv.TransferCounters("Fable", IT, SELF, count)


def test_some_of_the_tokens_are_engaged() -> None:
    made, some = effects("Summon 3 Knight tokens. You may engage up to 2 of them.")
    assert isinstance(made, sv.CreateTokens)
    assert plain(some) == sv.EngageAny(YOU, ir.Ref((made.bind,)), ir.Num(2))


@pytest.mark.parametrize(
    "words",
    [
        "there are none left",
        "there are no Fable counters left on this card",
        "this card has no more Fable counters",
        "there are no Fable counters on this card",
    ],
)
def test_no_counters_are_left(words: str) -> None:
    removed, asked = compiled(f"Strike: Remove a Fable counter from this card. If {words}, draw a card.").effects
    assert removed == ir.RemoveCounters("Fable", ir.Num(1), SELF)
    assert asked == ir.If(ir.CountersAre(SELF, "Fable", ir.Num(0), "<="), DRAW)


def test_none_left_of_what() -> None:
    assert "none" in refused("Draw a card. If there are none left, draw a card.")


def test_a_counter_that_cannot_be_removed() -> None:
    removed, otherwise = compiled("Strike: Remove a Fable counter from this card. If you can't, draw a card.").effects
    assert isinstance(removed, ir.RemoveCounters) and otherwise == ir.IfNotDone(DRAW)
    assert "part of that" in refused(
        "Strike: Remove 2 Fable counters from this card. If you can't, draw a card.", "Follower"
    )
