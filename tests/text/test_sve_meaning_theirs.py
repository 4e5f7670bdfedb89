"""What sentences mean that say of the other player what is mostly said of oneself: taxes, tokens, whole cemeteries; raised limits as a cost."""

from __future__ import annotations

import pytest
from test_sve_meaning import FOE, FOLLOWER, SELF, SPELL, YOU, compiled, effects

from cardwright.text import ir
from cardwright.text import ir_sve as sv

ALWAYS = ir.Continuous()
OWNER = ir.Owner()


@pytest.mark.parametrize(
    ("words", "player", "adjectives"),
    [
        ("Each opponent's spells", FOE, ()),
        ("Your opponents' spells", FOE, ()),
        ("Enemy spells", ir.AnyPlayer(), (ir.ControlledBy(FOE),)),
        ("Spells", ir.AnyPlayer(), ()),
    ],
)
@pytest.mark.parametrize("more", [True, False])
def test_what_cards_of_others_cost(
    words: str, player: ir.Player, adjectives: tuple[ir.Filter, ...], more: bool
) -> None:
    (tax,) = compiled(f"{words} cost 1 {'more' if more else 'less'} to play.").effects
    assert isinstance(tax, ir.CastersCostChange)
    assert (type(tax.player), tax.group.noun, tax.duration, tax.more) == (type(player), SPELL, ALWAYS, more)
    assert [type(each) for each in tax.group.adjectives] == [type(each) for each in adjectives]


def test_a_raised_maximum_as_a_cost() -> None:
    ability = compiled("[act] Increase your maximum play points by 1: Draw a card.")
    assert isinstance(ability, ir.ActionAbility)
    assert ability.cost == ir.Cost(actions=(sv.PayProcess((sv.MaxPoints(YOU, ir.Num(1)),)),))


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


@pytest.mark.parametrize("word", ["in", "from"])
@pytest.mark.parametrize(("who", "player"), [("Each player", ir.EachPlayer()), ("Each opponent", FOE)])
def test_whole_cemeteries_onto_fields(word: str, who: str, player: ir.Player) -> None:
    (put,) = effects(f"{who} puts each follower {word} their cemetery onto their field.")
    assert isinstance(put, ir.PlayerPuts)
    assert (put.player, put.to) == (player, ir.Field(OWNER))
    assert isinstance(put.what, ir.All)
    assert put.what.group.noun == FOLLOWER
    assert put.what.group.qualifiers == (ir.InZone(sv.Cemetery(ir.PlayerRef(player))),)


@pytest.mark.parametrize(("whose", "player"), [("your", YOU), ("its owner's", OWNER)])
@pytest.mark.parametrize(("end", "bottom"), [("top", False), ("bottom", True)])
def test_a_place_in_a_deck_named_behind_it(whose: str, player: ir.Player, end: str, bottom: bool) -> None:
    ability = compiled(f"[lastwords] Put this card into {whose} deck 3rd from the {end}.")
    assert isinstance(ability, ir.AutoAbility)
    assert ability.effects == (ir.PutInto(SELF, sv.DeckPosition(player, 3, bottom)),)
