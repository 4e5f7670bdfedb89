"""What sentences of Shadowverse: Evolve mean of leaders that have abilities, of what another player looked at, of who may attack a leader."""

from __future__ import annotations

import pytest
from test_sve_meaning import FOE, FOLLOWER, FOREVER, SELF, YOU, compiled, effects

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv

DRAW = ir.Draw(YOU, ir.Num(1))
ALWAYS = ir.Continuous()


def _given(text: str) -> ir.Ability:
    [said] = effects(f'Give your leader "{text}"')
    assert isinstance(said, ir.Gain) and said.to == sv.LeaderOf(YOU) and said.duration == FOREVER
    [gained] = said.gains
    assert isinstance(gained, ir.AbilityGained)
    [ability] = gained.abilities
    return ability


def test_this_leader() -> None:
    hurt = ir.CardEvent(SELF, (ir.IsDealtDamage(),))
    assert _given("When this leader takes damage, draw a card.") == ir.AutoAbility(hurt, (DRAW,))
    less = ir.ReplaceDamage(SELF, "reduce", ir.Num(1), ALWAYS)
    assert _given("This leader takes 1 less damage.") == ir.FieldAbility((less,))
    safe = ir.Restrict(SELF, sv.TakesNoDamage("ability"), ALWAYS)
    assert _given("This leader doesn't take damage from abilities.") == ir.FieldAbility((safe,))
    more = ir.Gain(SELF, (sv.StatUp(None, ir.Num(1)),), FOREVER)
    played = ir.PlayerCasts(YOU, ir.Group(ir.TypeIs(("Spell",))))
    assert _given("Whenever you play a spell, give this leader [defense]+1.") == ir.AutoAbility(played, (more,))


@pytest.mark.parametrize(
    "text",
    [
        "When this leader takes damage, draw a card.",  # no leader has it
        '[fanfare] Give another follower on your field "This leader takes 1 less damage."',
        '[fanfare] Give your leader "When this follower takes damage, draw a card."',
        "While this card is on your field, your followers can't attack your leader.",
        "[fanfare] Each player looks at the top card of their deck. They may put it into their cemetery.",
    ],
)
def test_open_who_is_meant(text: str) -> None:
    with pytest.raises(TextError):
        compiled(text)


def test_which_enemies_cannot_attack_your_leader() -> None:
    enemy = ir.ControlledBy(FOE)
    for words, group in (
        ("enemy followers", ir.Group(FOLLOWER, (enemy,))),
        ("enemy followers with Ward", ir.Group(FOLLOWER, (enemy,), (ir.WithKeyword("Ward"),))),
        ("evolved enemy followers", ir.Group(FOLLOWER, (sv.IsEvolved(), enemy))),
        ("each enemy follower with Ward", ir.Group(FOLLOWER, (enemy,), (ir.WithKeyword("Ward"),))),
    ):
        [said] = compiled(f"{words.capitalize().replace('ward', 'Ward')} can't attack your leader.").effects
        assert said == ir.Restrict(ir.All(group, bind="t1"), sv.CannotAttackLeaders(), ALWAYS)


def test_only_evolves_if() -> None:
    barred = ir.Restrict(SELF, sv.CannotEvolve(), ALWAYS)
    for words in ("can only evolve if", "can evolve only if"):
        [said] = compiled(f"This follower {words} Overflow is active for you.").effects
        assert said == ir.If(ir.Not(sv.Overflow()), barred)


def test_what_that_player_looked_at() -> None:
    head = "At the start of each player's main phase, that player looks at the top 3 cards of their deck."
    they = sv.PlayerRef(ir.EventPlayer())
    looked = ir.Ref(("t1",))
    target = ir.Target(ir.Num(1), ir.Group(FOLLOWER), bind="t2")
    taken = ir.May(they, ir.TakeAmong(they, target, looked, ir.Field(they)))
    rest = ir.PutRest(looked, ir.DeckBottom(they))
    text = f"{head} They may put a follower from among them onto their field. They put the remaining cards on the bottom of their deck in any order."
    assert compiled(text).effects[1:] == (taken, rest)
    shown = sv.RevealAmong(they, target, looked)
    kept = ir.ToHand(ir.Ref(("t2",)), they, verb="add")
    text = f"{head} They may reveal a follower from among them and add it to their hand. They put the remaining cards into their cemetery."
    away = ir.PutRest(looked, sv.Cemetery(they))
    assert compiled(text).effects[1:] == (ir.May(they, ir.Both((shown, kept))), away)


def test_what_an_opponent_reveals() -> None:
    said = effects(
        "Select an opponent. They reveal the top card of their deck. If it's a follower, they may put it onto their field."
    )
    they = sv.PlayerRef(FOE)
    assert said[1] == ir.RevealTop(they, they, ir.Num(1), bind="t1")
