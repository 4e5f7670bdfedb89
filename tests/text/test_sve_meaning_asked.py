"""What "it" is in sentences of Shadowverse: Evolve where one card was selected, or is that of the event, and another was put away since."""

from __future__ import annotations

import pytest
from test_sve_meaning import ENEMY, FOLLOWER, FOREVER, SPELL, YOU, chosen, compiled, effects, stats

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv

DRAW = ir.Draw(YOU, ir.Num(1))
FIRST, SECOND, SUBJECT = (ir.Ref((name,)) for name in ("t1", "t2", "subject"))
HIT = "Select an enemy follower on the field. Deal it 3 damage and"
MILL = "put the top card of your deck into your cemetery."


@pytest.mark.parametrize(
    ("words", "card", "group"),
    [
        ("a follower", SECOND, ir.Group(FOLLOWER)),
        ("a spell", SECOND, ir.Group(SPELL)),
        ("a Pixie card", SECOND, ir.Group(ir.IsCard(), (sv.TraitIs("Pixie"),))),
        ("an evolved follower", FIRST, ir.Group(FOLLOWER, (sv.IsEvolved(),))),
    ],
)
def test_of_which_card_it_is_asked(words: str, card: ir.Ref, group: ir.Group) -> None:
    for away in (MILL, "discard a card."):
        said = effects(f"{HIT} {away} If it's {words}, draw a card.")
        assert said[0] == chosen(ENEMY)
        assert said[-1] == ir.If(ir.Is(card, group), DRAW)


def test_what_is_done_with_the_card_that_was_asked_about() -> None:
    said = effects(f"{HIT} {MILL} If it's a follower, put it into your EX area.")
    assert said[-1] == ir.If(ir.Is(SECOND, ir.Group(FOLLOWER)), ir.PutInto(SECOND, sv.ExArea(YOU)))
    said = effects(f"{HIT} {MILL} If it's a follower, deal that follower 1 damage.")
    assert said[-1] == ir.If(ir.Is(SECOND, ir.Group(FOLLOWER)), ir.DealDamage(FIRST, ir.Num(1)))


def test_a_token_is_what_it_is() -> None:
    [both, asked] = effects(
        "Summon a Ghost token and put the top card of your deck into your cemetery. If it's a follower, draw a card."
    )
    assert isinstance(both, ir.Both)
    assert asked == ir.If(ir.Is(SECOND, ir.Group(FOLLOWER)), DRAW)


@pytest.mark.parametrize(
    "text",
    [
        "Select a follower on your field. Return it to its owner's hand and discard a card. If it costs 3 play points or less, draw a card.",
        "Select an enemy card on the field and destroy it. Discard a card. If it's a follower, draw a card.",
        "Select an enemy follower on the field. Reveal the top card of your deck. If it's a spell, destroy it.",
        "Discard a card. Give it Rush.",
        "Select an enemy follower on the field. Deal it 2 damage and discard a card. If its cost is 3 or less, draw a card.",
        "Select an enemy follower on the field. Deal it 2 damage and discard a card. Draw X cards. X equals that card's cost.",
        "You may discard a card. If you do, select an enemy follower on the field and destroy it. If it was a Pixie card, draw a card.",
        "Select an enemy follower on the field and destroy it. Summon a Fairy token. Deal 1 damage to its leader.",
        "Search your deck for a follower and put it onto your field. Select an enemy follower on the field and deal it X damage. "
        "X equals that follower's attack.",
    ],
)
def test_open_which_card_is_meant(text: str) -> None:
    with pytest.raises(TextError):
        effects(text)


@pytest.mark.parametrize("away", [MILL, "discard a card.", "reveal the top card of your deck."])
def test_what_is_given_is_given_on_the_field(away: str) -> None:
    more = ir.Gain(SUBJECT, (stats(1, None),), FOREVER)
    said = compiled(f"Whenever one of your followers races, {away} Give it [attack]+1.").effects
    assert said[-1] == more
    said = compiled(
        f"Whenever one of your followers races, {away} If it's a Pixie card, give that follower [attack]+1."
    ).effects
    assert said[-1] == ir.If(ir.Is(FIRST, ir.Group(ir.IsCard(), (sv.TraitIs("Pixie"),))), more)
    with pytest.raises(TextError):
        compiled(f"Whenever one of your followers races, {away} If it's a Pixie card, give it [attack]+1.")


def test_what_was_put_away_may_come_back() -> None:
    rush = ir.Gain(FIRST, (ir.KeywordGained("Rush"),), FOREVER)
    back = ir.PlayOnto(FIRST, YOU)
    for look in (MILL.capitalize(), "Reveal the top card of your deck."):
        said = effects(f"{look} If it's a follower, put it onto your field and give it Rush.")
        assert said[1] == ir.If(ir.Is(FIRST, ir.Group(FOLLOWER)), ir.Both((back, rush)))


def test_damage_by_what_was_revealed() -> None:
    said = effects(
        "Select an enemy follower on the field. Reveal the top card of your deck. Deal it X damage. X equals the revealed card's cost."
    )
    assert said[-1] == sv.Let((ir.DealDamage(FIRST, ir.X()),), ir.CostOf(SECOND))


def test_keywords_in_either_order() -> None:
    event = compiled("On Race and On Evolve: Draw a card.").event
    assert event == ir.AnyEvent((sv.OnRace(), sv.OnEvolve()))


def test_how_many_were_revealed() -> None:
    head = "Reveal the top 3 cards of your deck. Draw X cards. X equals the number of"
    for words, group in (("spells", ir.Group(SPELL)), ("cards", ir.Group(ir.IsCard()))):
        said = effects(f"{head} {words} revealed. Put the revealed cards on the bottom of your deck in any order.")
        assert said[1] == sv.Let((ir.Draw(YOU, ir.X()),), ir.CountRef(FIRST, group))
        assert said[2] == ir.PutInto(FIRST, ir.DeckBottom(YOU))
    paid = compiled(
        "[act] Reveal any number of spells in your hand: Draw X cards. X equals the number of cards revealed."
    )
    assert paid.effects == (sv.Let((ir.Draw(YOU, ir.X()),), sv.PaidCount("revealed")),)
