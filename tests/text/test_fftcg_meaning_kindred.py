"""What is counted in two places, cast for a while, dealt to anybody, offered against damage: sentences of our own."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, FORWARD, ME, MINE, NOW, OPPONENT, T1, TURN, YOU, effects, last, one, same

from cardwright.errors import TextError
from cardwright.text import ir

MONSTER = ir.TypeIs(("Monster",))
LYING = ir.InZone(ir.BreakZone(YOU))
HELD = ir.CountOf(ir.Group(MONSTER, (), (MINE,)))
GONE = ir.CountOf(ir.Group(MONSTER, (), (LYING,)))


@pytest.mark.parametrize(
    ("words", "count"),
    [
        ("Monsters you control and/or Monsters in your Break Zone", ir.Plus(HELD, GONE)),
        ("Monsters in your Break Zone and/or Monsters you control", ir.Plus(GONE, HELD)),
        (
            "{Job Smith} you control and/or Monsters in your Break Zone",
            ir.Plus(ir.CountOf(ir.Group(ir.JobIs("Smith"), (), (MINE,))), GONE),
        ),
    ],
)
def test_cards_counted_here_and_there(words: str, count: ir.Amount) -> None:
    (choose, _) = effects(f"Choose up to the same number of Characters as the {words}. Dull them.")
    assert isinstance(choose, ir.Choose)
    assert same(choose.targets[0].count, count)
    (rule,) = effects(f"You can only cast Hild if you have a total of 5 or more {words}.", "Forward")
    assert isinstance(rule, ir.Restrict)
    assert same(rule.rule, ir.PlayedOnlyIf(ir.Compare(count, ir.Num(5), ">=")))


def test_several_cards_cast_for_a_while() -> None:
    head = "Choose up to 2 Summons in your opponent's Break Zone. Remove them from the game. "
    for front, span in (
        ("During this game", ir.Permanent()),
        ("As long as Hild is on the field", ir.WhileOnField(ME)),
    ):
        text = f"{front}, you can cast them as though you owned them at any time you could normally cast them."
        assert same(
            last(f"When Hild attacks, {head[0].lower()}{head[1:]}{text}", "Forward"), ir.AllowCast(YOU, T1, span)
        )


def test_power_of_what_was_done() -> None:
    for done, verb in (
        ("dull any number of active Forwards you control", "dulled"),
        ("discard up to 2 Forwards", "discarded"),
    ):
        text = f"You may {done}. When you do so, Hild gains power equal to the total power of the Forwards you {verb}"
        for by in (" due to this ability", " by this effect", ""):
            reflexive = last(
                f"When Hild attacks, {text[0].lower()}{text[1:]}{by} until the end of the turn.", "Forward"
            )
            assert isinstance(reflexive, ir.WhenDone)
            assert same(reflexive.effects, (ir.Gain(ME, (ir.PowerUp(ir.PowerOf(T1)),), TURN),))


def test_one_of_a_row() -> None:
    options = (ir.ElementIs(("Ice",)), ir.JobIs("Smith"), ir.NameIs("Olga"))
    (choose, _) = effects("Choose 1 Forward of Ice, {Job Smith} or {Card Name Olga}. Dull it.")
    assert isinstance(choose, ir.Choose)
    assert same(choose.targets[0].group, ir.Group(FORWARD, (), (ir.AnyTrait(options),)))


def test_damage_to_anybody() -> None:
    for whom, player in (("a player", ir.AnyPlayer()), ("you", YOU), ("your opponent", OPPONENT)):
        text = f"《1》: During this turn, if Hild deals damage to a Forward or {whom}, double the damage instead."
        (twice,) = one(text).effects  # type: ignore[attr-defined]
        dealt = ir.ReplaceDealtAll(ME, ir.Group(FORWARD), player, "double", ir.Num(2), NOW)
        assert same(twice, dealt)
    (hers,) = effects(
        "If Hild deals damage to your opponent other than by its abilities, the damage becomes 2 instead.", "Forward"
    )
    dealt = ir.ReplacePlayerDamage(ME, OPPONENT, "become", ir.Num(2), ALWAYS, no_ability=True)
    assert same(hers, dealt)


def test_what_may_be_done_against_damage() -> None:
    (clause,) = effects(
        "If you receive damage while Hild is active, you may dull Hild. If you do so, the damage becomes 0 instead.",
        "Forward",
    )
    offer = ir.ReplaceForPlayer(YOU, "points", ir.May(YOU, ir.Dull(ME)), ALWAYS)
    assert same(clause, ir.If(ir.HasFilter(ME, ir.StatusIs("active")), offer))


def test_which_condition_otherwise_denies() -> None:
    head = "Reveal the top card of your deck. If it is a Forward, add it to your hand. "
    for words in ("Otherwise", "If not", "If it is not"):
        assert isinstance(last(f"{head}{words}, put it into the Break Zone."), ir.Otherwise)
        with pytest.raises(TextError, match="open whether"):
            effects(f"{head}If it is a Summon, draw 1 card. {words}, put it into the Break Zone.")


def test_what_was_chosen_is_not_asked_whether_it_is_what_it_can_never_be() -> None:
    for kind, asked in (("Forward", "Summon"), ("Character", "Summon"), ("Summon", "Character")):
        with pytest.raises(TextError, match="never"):
            effects(f"Choose 1 {kind} in your Break Zone. Add it to your hand. If it is a {asked}, draw 1 card.")
    for kind, asked in (("Monster", "Forward"), ("Forward or Summon", "Summon"), ("card", "Summon")):
        text = f"Choose 1 {kind} in your Break Zone. Add it to your hand. If it is a {asked}, draw 1 card."
        assert isinstance(last(text), ir.If)


def test_as_many_as_there_are_elements() -> None:
    (choose, _) = effects(
        "Choose up to the same number of Forwards as the different Elements among Characters you control. Dull them."
    )
    assert isinstance(choose, ir.Choose)
    assert same(choose.targets[0].count, ir.CountElements(ir.Group(ir.IsCharacter(), (), (MINE,))))


def test_a_whole_group_is_not_asked_what_it_is() -> None:
    text = "The Forwards you control gain +1000 power. If they are Fire Forwards, they gain +2000 power instead."
    with pytest.raises(TextError, match="each of them"):
        effects(text, "Forward")
