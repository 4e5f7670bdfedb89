"""What sentences of Shadowverse: Evolve mean that speak of the other card of an event, of what a cost did, of the turn, of the game."""

from __future__ import annotations

import pytest
from test_sve_meaning import ENEMY, FOLLOWER, FOREVER, MINE, SELF, YOU, chosen, compiled, effects

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text

CARD, AMULET = ir.IsCard(), ir.TypeIs(("Amulet",))
DRAW = ir.Draw(YOU, ir.Num(1))
OTHER = ir.Ref(("other",))
FIELD = ir.InZone(ir.Field(YOU))
CEMETERY = ir.InZone(sv.Cemetery(YOU))
MY_CARDS = ir.Group(CARD, (), (FIELD,))


def condition(words: str) -> ir.Condition:
    [given] = effects(f"If {words}, draw a card.")
    assert isinstance(given, ir.If) and given.effect == DRAW
    return given.condition


@pytest.mark.parametrize(
    ("event", "words"),
    [
        ("Whenever this follower attacks a follower,", "deal 2 damage to that follower."),
        ("Whenever this follower attacks a follower,", "deal 2 damage to the attacked follower."),
        (
            "Whenever a Pixie follower on your field attacks an enemy follower,",
            "deal 2 damage to the attacked follower.",
        ),
        ("Follower Strike:", "Deal 2 damage to the attacked follower."),
        ("When this follower is attacked,", "deal 2 damage to the attacking follower."),
        ("Whenever this follower deals damage to an enemy follower,", "deal 2 damage to that follower."),
    ],
)
def test_the_card_on_the_other_side_of_an_event(event: str, words: str) -> None:
    ability = compiled(f"{event} {words}")
    assert ability.effects == (ir.DealDamage(OTHER, ir.Num(2)),)


@pytest.mark.parametrize(
    "text",
    [
        "Whenever this follower attacks a follower, give it [attack]+1.",
        "Whenever a Pixie follower on your field attacks an enemy follower, deal 1 damage to that follower.",
        "Strike: Deal 2 damage to the attacked follower.",
        "Discard a card: Draw a card, then discard a card. If you discarded a spell, draw 2 cards.",
    ],
)
def test_what_is_open_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        compile_text(
            "sve", f"[fanfare] {text}" if text.startswith("Disc") else text, name="Anyone", card_type="Follower"
        )


def test_a_count_of_what_the_cost_did() -> None:
    """The cost is no part of the effect, so that what it took is counted apart (10.4.7)."""
    [pay] = compiled("[fanfare] Discard a card: Draw a card. If you discarded a follower, draw 2 cards.").effects
    left = sv.CountThisWay(FOLLOWER, "discarded", paid=True)
    assert pay.effects[1].condition == ir.Compare(left, ir.Num(1), ">=")
    [pay] = compiled("[fanfare] Discard a card: Draw a card. If an amulet was discarded, draw 2 cards.").effects
    assert pay.effects[1].condition == ir.Is(ir.PaidWith("discarded"), ir.Group(AMULET))


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
    assert said.group.qualifiers == (FIELD,)


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("there is a spell counter on a card on your field", ir.Compare(sv_all := ir.CountersOn("spell", ir.All(MY_CARDS, bind="t1")), ir.Num(1), ">=")),
        ("there are any spell counters on cards on your field", ir.Compare(sv_all, ir.Num(1), ">=")),
        ("there are at least 3 Pixie followers on your field, including this one",
         ir.Exists(ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),), (FIELD,)), ir.Num(3))),
        ("there are at least 3 followers on your field, excluding this card",
         ir.Exists(ir.Group(FOLLOWER, (ir.OtherThan(SELF),), (FIELD,)), ir.Num(3))),
        ("each card on your field is a Pixie card", ir.AllAre(MY_CARDS, ir.Group(CARD, (sv.TraitIs("Pixie"),)))),
        ("no enemy followers attacked this turn",
         ir.Not(ir.HappenedThisTurn(ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(ir.Opponent()),))), (ir.Attacks(),))))),
        ("none of your followers was destroyed this turn", None),
    ],
)  # fmt: skip
def test_conditions(words: str, meant: ir.Condition | None) -> None:
    if meant is None:
        with pytest.raises(TextError):
            effects(f"If {words}, draw a card.")
    else:
        assert condition(words) == meant


@pytest.mark.parametrize(
    ("words", "compare", "count"),
    [
        ("there is a spell counter on this card", ">=", 1),
        ("this card has a spell counter on it", ">=", 1),
        ("this card has at least 2 spell counters on it", ">=", 2),
        ("there are 5 spell counters on this card", "=", 5),
        ("there is at least 1 spell counter on this card", ">=", 1),
    ],
)
def test_counters_on_a_card(words: str, compare: str, count: int) -> None:
    ability = compiled(f"[fanfare] If {words}, draw a card.")
    assert ability.effects[0].condition == ir.CountersAre(SELF, "spell", ir.Num(count), compare)


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("enemy followers destroyed this turn",
         ir.TimesThisTurn(ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(ir.Opponent()),))), (ir.IsBroken(),)))),
        ("followers that left your field this turn",
         ir.TimesThisTurn(ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER)), (sv.LeavesFieldOf(YOU),)))),
        ("cards you've discarded this turn", ir.TimesThisTurn(ir.PlayerDiscards(YOU, each=True))),
    ],
)  # fmt: skip
def test_how_many_this_turn(words: str, meant: ir.Amount) -> None:
    [let] = effects(f"Draw X cards. X equals the number of {words}.")
    assert let == sv.Let((ir.Draw(YOU, ir.X()),), meant)


@pytest.mark.parametrize(
    ("limit", "meant"),
    [
        ("This ability can be activated only if Overflow is active for you.", ir.OnlyIf(sv.Overflow())),
        ("This ability can only be activated while Overflow is active for you.", ir.OnlyIf(sv.Overflow())),
        ("Activate this ability only during your turn.", ir.OnlyYourTurn()),
        ("This ability can be activated only during your opponent's turn.", ir.OnlyOpponentTurn()),
    ],
)
def test_limits(limit: str, meant: ir.Limit) -> None:
    assert compiled(f"[act][engage]: Draw a card. {limit}").limits == (meant,)


def test_the_rest_of_the_game_is_given_to_the_leader() -> None:
    """4.3.3: the leader stays."""
    [given] = compiled("[fanfare] For the rest of the game, your followers have Rush.").effects
    mine = ir.All(ir.Group(FOLLOWER, (ir.ControlledBy(YOU),)), bind="t1")
    rush = ir.FieldAbility((ir.Gain(mine, (ir.KeywordGained("Rush"),), ir.Continuous()),))
    assert given == ir.Gain(sv.LeaderOf(YOU), (ir.AbilityGained((rush,)),), FOREVER)
    [given] = compiled("[fanfare] For the rest of this game, whenever you play a card, draw a card.").effects
    drawn = ir.AutoAbility(ir.PlayerCasts(YOU, ir.Group(CARD)), (DRAW,))
    assert given == ir.Gain(sv.LeaderOf(YOU), (ir.AbilityGained((drawn,)),), FOREVER)


def static(text: str) -> ir.Effect:
    [effect] = compiled(text).effects
    return effect


def test_what_happens_instead_once_or_by_a_cause() -> None:
    always = ir.Continuous()
    leader = sv.LeaderOf(YOU)
    assert static("Once per turn, if your leader would take damage, reduce that damage by 2.") == ir.ReplaceDamage(
        leader, "reduce", ir.Num(2), always, per_turn=1
    )
    destroyed = static("If this follower would be destroyed by an enemy ability, draw a card instead.")
    assert destroyed == sv.ReplaceLeaving(SELF, "destroyed", DRAW, due_to="opponent")
    once = static("Once per turn, when this follower would be destroyed, you may discard a card instead.")
    assert isinstance(once, sv.ReplaceLeaving) and once.optional and once.per_turn == 1
    taken = static("If your leader would take damage, this follower takes that damage instead.")
    assert taken == ir.RedirectDamage(leader, SELF, always)
    assert static("If this follower would take damage, draw a card instead.") == ir.ReplaceFate(
        SELF, "damaged", DRAW, always
    )


@pytest.mark.parametrize("words", ["except by playing it", "except by being played", "by abilities"])
def test_only_playing_puts_it_there(words: str) -> None:
    rule = ir.NotPlayedByEffects(anywhere=True)
    assert static(f"This card can't be put onto the field {words}.") == ir.Restrict(SELF, rule, ir.Continuous())


def test_any_number_paid_with() -> None:
    revealed = compiled(
        "[act] Reveal any number of Pixie cards in your hand: Draw X cards. X equals the number of cards revealed."
    )
    hand = ir.InZone(ir.Hand(YOU))
    assert revealed.cost.actions == (sv.PayRevealAny(ir.Group(CARD, (sv.TraitIs("Pixie"),), (hand,))),)
    assert revealed.effects == (sv.Let((ir.Draw(YOU, ir.X()),), sv.PaidCount("revealed")),)
    turned = compiled(
        "[act] Turn up to 2 faceup cards in your evolve deck facedown: Draw X cards. X equals the number of cards turned facedown."
    )
    deck = ir.InZone(sv.EvolveDeck(YOU))
    assert turned.cost.actions == (sv.PayTurnAny(ir.Group(CARD, (sv.IsFaceup(),), (deck,)), ir.Num(2), down=True),)
    counters = compiled(
        "[act] Remove any number of spell counters from cards on your field: Draw X cards. X equals the number of counters removed."
    )
    assert counters.cost.actions == (sv.PayCountersAny("spell", ir.All(MY_CARDS, bind="t1")),)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Summon Fairy tokens until your field is full.",
         sv.CreateTokens(YOU, sv.RoomIn(ir.Field(YOU)), ("Fairy",), ir.Field(YOU), bind="t1")),
        ("Put Fairy tokens into your EX area until it's full.",
         sv.CreateTokens(YOU, sv.RoomIn(sv.ExArea(YOU)), ("Fairy",), sv.ExArea(YOU), bind="t1")),
        ("Return each follower in your cemetery to your deck and shuffle it.",
         ir.ShuffleInto(ir.All(ir.Group(FOLLOWER, (), (CEMETERY,)), bind="t1"))),
        ("Deal 4 damage divided between any number of enemy followers on the field.",
         ir.Then(chosen(ENEMY, 0, any_number=True), ir.DivideDamage(ir.Ref(("t1",)), ir.Num(4)))),
        ("Discard cards until you have 3 cards in your hand.",
         ir.Discard(YOU, ir.Minus(ir.CountOf(ir.Group(CARD, (), (ir.InZone(ir.Hand(YOU)),))), ir.Num(3)), ir.Group(CARD), bind="t1")),
        ("Destroy each follower on your field. Draw X cards. X equals the number of followers destroyed this way.", None),
    ],
)  # fmt: skip
def test_instructions(text: str, meant: ir.Effect | None) -> None:
    made = effects(text)
    if meant is not None:
        assert made == (meant,)
    else:
        assert made[0] == ir.Break(ir.All(MINE, bind="t1"))
        assert isinstance(made[1], sv.Let) and made[1].amount == sv.CountThisWay(FOLLOWER, "destroyed")


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Select a follower and an amulet in your cemetery and add them to your hand.", sv.Cemetery(YOU)),
        ("Select another follower and an amulet on your field and destroy them.", ir.Field(YOU)),
        (
            "Select up to 1 enemy follower and up to 1 enemy amulet on the field and destroy them.",
            ir.Field(ir.AnyPlayer()),
        ),
    ],
)
def test_the_place_of_the_last_is_that_of_all(text: str, zone: ir.Zone) -> None:
    [both] = compiled(f"[fanfare] {text}").effects
    assert [each.group.qualifiers for each in both.effects[0].targets] == [(ir.InZone(zone),)] * 2


def test_the_place_of_the_last_group_is_that_of_all() -> None:
    [banished] = effects("Banish each follower and each amulet in your cemetery.")
    assert [each.group.qualifiers for each in banished.what.items] == [(CEMETERY,)] * 2


@pytest.mark.parametrize(
    "text",
    [
        "[fanfare] Summon a Fairy token. If you can't, put it into your EX area.",
        "[fanfare] Give your leader [defense]+1. If your leader's [defense] was 20 or more, draw a card.",
        "Whenever another Pixie follower is put onto your field, select an enemy follower on the field and deal it X damage. "
        "X equals that follower's attack.",
    ],
)
def test_what_is_about_nothing_or_two_things_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("sve", text, name="Anyone", card_type="Follower")


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


def test_what_enemies_may_not_do_to_your_leader() -> None:
    enemies = ir.All(ir.Group(FOLLOWER, (ir.ControlledBy(ir.Opponent()),)), bind="t1")
    assert static("Enemy followers can't attack your leader.") == ir.Restrict(
        enemies, sv.CannotAttackLeaders(), ir.Continuous()
    )


def test_a_counter_that_is_removed() -> None:
    ability = compiled("Whenever a Stack counter is removed from this card, draw a card.")
    assert ability.event == ir.CardEvent(SELF, (sv.CounterPlaced("Stack", removed=True),))


def test_for_each_of_those_just_returned() -> None:
    _, each = effects("Return each follower on the field to its owner's hand. Draw a card for each follower returned.")
    assert each == sv.ForEvery(DRAW, sv.CountThisWay(FOLLOWER, "returned"))
