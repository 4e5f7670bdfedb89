"""What sentences of Shadowverse: Evolve mean that say "for each" and "for every", set one player against the other, or name what was attacked."""

from __future__ import annotations

import pytest
from test_sve_meaning import ENEMY, FOE, FOREVER, MINE, SELF, SPELL, YOU, chosen, compiled, effects, stats

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv

CARD = ir.IsCard()
DRAW = ir.Draw(YOU, ir.Num(1))
SPELLS = ir.CountOf(ir.Group(SPELL, (), (ir.InZone(sv.Cemetery(YOU)),)))
PAGES = ir.CountOf(ir.Group(CARD, (), (ir.InZone(ir.Hand(YOU)),)))
OTHER = ir.Ref(("other",))


@pytest.mark.parametrize(
    "text",
    [
        "This card costs 2 less to play for every 5 spells in your cemetery.",
        "For every 5 spells in your cemetery, this card costs 2 less to play.",
    ],
)
def test_a_price_for_every_so_many(text: str) -> None:
    each = ir.PerEach(ir.Num(2), ir.Times(ir.Num(5), SPELLS))
    assert compiled(text).effects == (ir.CostChange(SELF, each),)


@pytest.mark.parametrize(
    "text", ["For each {}, this card costs 1 less to play.", "This card costs 1 less to play for each {}."]
)
def test_a_price_for_each(text: str) -> None:
    assert compiled(text.format("card in your hand")).effects == (ir.CostChange(SELF, ir.PerEach(ir.Num(1), PAGES)),)


@pytest.mark.parametrize(
    "text",
    [
        "This follower has [attack]+1/[defense]+2 for every 3 spells in your cemetery.",
        "This follower gets [attack]+1/[defense]+2 for every 3 spells in your cemetery.",
        "For every 3 spells in your cemetery, this follower has [attack]+1/[defense]+2.",
    ],
)
def test_what_it_has_for_every_so_many(text: str) -> None:
    often = ir.Times(ir.Num(3), SPELLS)
    up = sv.StatUp(ir.PerEach(ir.Num(1), often), ir.PerEach(ir.Num(2), often))
    assert compiled(text).effects == (ir.Gain(SELF, (up,), ir.Continuous()),)


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card for every 2 cards you've played this turn.",
        "For every 2 cards you've played this turn, draw a card.",
    ],
)
def test_done_for_every_so_many(text: str) -> None:
    assert effects(text) == (sv.ForEvery(DRAW, sv.PlayedThisTurn(YOU, ir.Group(CARD)), 2),)


def test_only_what_is_done_with_it_is_multiplied() -> None:
    [both] = effects("Select an enemy follower on the field and give it [attack]-1 for each card in your hand.")
    given = sv.ForEvery(ir.Gain(ir.Ref(("t1",)), (stats(-1, None),), FOREVER), PAGES)
    assert both == ir.Then(chosen(ENEMY), given)


def test_tokens_that_went_this_way() -> None:
    _, let = effects(
        "Destroy each Pixie token on the field. Draw X cards. X equals the number of Pixie tokens destroyed this way."
    )
    assert let.amount == sv.CountThisWay(sv.IsToken(), "destroyed", (sv.TraitIs("Pixie"),))


# one player against the other --------------------------------------------------------------------------------------------


def _on(player: ir.Player) -> ir.CountOf:
    return ir.CountOf(ir.Group(CARD, (), (ir.InZone(ir.Field(player)),)))


@pytest.mark.parametrize(
    ("words", "left", "right", "compare"),
    [
        ("you have fewer cards on your field than an opponent", _on(YOU), _on(FOE), "<"),
        ("an opponent has more cards on their field than you", _on(FOE), _on(YOU), ">"),
        ("there are fewer cards on your field than on an opponent's field", _on(YOU), _on(FOE), "<"),
        ("there are more cards on your opponent's field than on your field", _on(FOE), _on(YOU), ">"),
        ("each opponent has more evolution points than you", sv.EvolutionPoints(FOE), sv.EvolutionPoints(YOU), ">"),
    ],
)
def test_against_the_other_player(words: str, left: ir.Amount, right: ir.Amount, compare: str) -> None:
    assert effects(f"If {words}, draw a card.") == (ir.If(ir.Compare(left, right, compare), DRAW),)


# what was attacked, drawn, discarded -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("whom", "group"),
    [
        ("a leader", ir.Group(ir.TypeIs(("Leader",)))),
        ("an engaged follower", ir.Group(ir.TypeIs(("Follower",)), (ir.StatusIs("dull"),))),
    ],
)
def test_what_it_is_attacking(whom: str, group: ir.Group) -> None:
    ability = compiled(f"Strike: If this follower is attacking {whom}, draw a card.")
    assert ability.effects == (ir.If(ir.Is(OTHER, group), DRAW),)


def test_that_follower_of_a_follower_strike() -> None:
    assert compiled("Follower Strike: Deal 2 damage to that follower.").effects == (ir.DealDamage(OTHER, ir.Num(2)),)
    with pytest.raises(TextError):
        compiled("Strike: Deal 2 damage to that follower.")


def test_the_player_whose_leader_is_hurt() -> None:
    ability = compiled("Whenever this follower deals attack damage to a leader, that player discards a card.")
    assert ability.effects[0].player == sv.PlayerRef(ir.ControllerOf(OTHER))


def test_the_card_that_chance_discarded() -> None:
    first, then = effects("Discard a random card. If it's a spell, draw a card.")
    assert first.bind == "t1"
    assert then == ir.If(ir.Is(ir.Ref(("t1",)), ir.Group(SPELL)), DRAW)


def test_a_card_that_the_opponent_selects() -> None:
    select, then = effects("Each opponent selects a follower on their field. Destroy it.")
    assert (select.player, then) == (FOE, ir.Break(ir.Ref(("t1",))))
    _, then = effects("Each player selects a follower on their field. Destroy them.")
    assert then == ir.Break(ir.Ref(("t1",)))
    with pytest.raises(TextError):
        effects("Each player selects a follower on their field. Destroy it.")


# what has happened ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "event", "times"),
    [
        ("your leader has taken damage this turn", ir.CardEvent(sv.LeaderOf(YOU), (ir.IsDealtDamage(),)), 1),
        ("an enemy leader has lost defense this turn", None, 0),
        ("you've drawn at least 3 cards this turn", ir.PlayerDraws(YOU), 3),
        ("you drew 2 or more cards this turn", ir.PlayerDraws(YOU), 2),
        (
            "you've returned a card from your field to hand this turn",
            ir.CardEvent(ir.OneSubject(ir.Group(CARD, (ir.ControlledBy(YOU),))), (ir.ReturnsToHand(whose=YOU),), by=YOU), 1,
        ),
    ],
)  # fmt: skip
def test_what_has_happened(words: str, event: ir.Event | None, times: int) -> None:
    if event is None:
        with pytest.raises(TextError):
            effects(f"If {words}, draw a card.")
        return
    assert effects(f"If {words}, draw a card.") == (ir.If(ir.HappenedThisTurn(event, times), DRAW),)


@pytest.mark.parametrize(
    ("words", "event"),
    [
        ("Whenever your maximum play points increase", sv.MaxPointsChange(YOU)),
        ("Whenever each opponent's maximum play points are decreased", sv.MaxPointsChange(FOE, down=True)),
        ("When your maximum play points reach 7", sv.MaxPointsChange(YOU, reach=7)),
        ("When your maximum play points become 10", sv.MaxPointsChange(YOU, reach=10)),
        ("Whenever you draw a card during your main phase", ir.DuringPhaseOf("main", YOU, ir.PlayerDraws(YOU))),
        ("When an opponent plays their 2nd spell each turn", ir.PlayerCasts(FOE, ir.Group(SPELL), nth=2)),
    ],
)
def test_what_it_waits_for(words: str, event: ir.Event) -> None:
    assert compiled(f"{words}, draw a card.").event == event


# which cards ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "quality"),
    [
        ("that is engaged", ir.StatusIs("dull")), ("that's damaged", ir.StatusIs("damaged")),
        ("that isn't reserved", ir.Without(ir.StatusIs("active"))), ("that isn't racing", ir.Without(sv.IsRacing())),
    ],
)  # fmt: skip
def test_relative_clauses(words: str, quality: ir.Filter) -> None:
    [made] = effects(f"Destroy each follower on your field {words}.")
    assert made.what.group.qualifiers == (*MINE.qualifiers, quality)


def test_the_name_of_some_card_there() -> None:
    [made] = effects(
        "Search your deck for a card with the same name as a follower on your field and add it to your hand."
    )
    [same] = made.first.targets[0].group.qualifiers
    assert (same.trait, same.card.group) == ("name", MINE)


def test_every_stack() -> None:
    [made] = effects("Add 2 to each Stack on your field.")
    assert (made.counter, made.count) == ("Stack", ir.Num(2))
    assert ir.WithKeyword("Stack") in made.on.group.qualifiers


def test_a_token_for_the_opponent() -> None:
    [made] = effects("Put a Fairy token into each opponent's EX area.")
    assert (made.names, made.into) == (("Fairy",), sv.ExArea(FOE))


def test_spells_that_are_tokens() -> None:
    event = compiled("Whenever you play a token spell, draw a card.").event
    assert event.group == ir.Group(SPELL, (sv.IsToken(),))


def test_a_permission_with_its_condition_behind() -> None:
    _, made = effects(
        "Look at the top card of your deck. You may put it into your EX area if it costs 2 play points or less."
    )
    assert isinstance(made, ir.If)
    assert isinstance(made.effect, ir.May)
