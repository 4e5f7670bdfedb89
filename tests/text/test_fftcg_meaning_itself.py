"""What sentences mean that speak on of the card itself, of each card of a kind that was milled, dulled or revealed, or of what it loses besides."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, ME, OPPONENT, T1, TURN, YOU, effects, last, one, same

from cardwright.errors import TextError
from cardwright.text import ir

ITSELF = ir.Ref(("self",))
MILL = "Put the top 3 cards of your deck into the Break Zone. "
SHOW = "Reveal the top 3 cards of your deck. "


@pytest.mark.parametrize(
    "first",
    [
        "Hild gains +1000 power until the end of the turn.",
        "Hild also becomes a Forward with 5000 power until the end of the turn.",
        "Hild loses 1000 power until the end of the turn.",
    ],
)
def test_it_is_the_card_itself_behind_its_name(first: str) -> None:
    gain = effects(f"《1》: {first} It gains Brave until the end of the turn.", "Monster")[-1]
    assert same(gain, ir.Gain(ITSELF, (ir.KeywordGained("Brave"),), TURN))


def test_it_is_open_between_what_was_chosen_and_the_name() -> None:
    text = "《1》: Choose 1 Forward. Hild gains +1000 power until the end of the turn. It gains Brave until the end of the turn."
    with pytest.raises(TextError):
        one(text)
    told = text.replace("It gains Brave until the end of the turn", "Dull it")
    assert same(effects(told, "Forward")[-1].what, T1)  # type: ignore[attr-defined]


def test_it_plays_itself_later() -> None:
    (_, later) = effects(
        "《1》: Remove Hild from the game. At the end of the turn, play it onto the field dull.", "Forward"
    )
    assert same(later.effects, (ir.PlayOnto(ITSELF, ir.Owner(), dull=True),))  # type: ignore[attr-defined]


def test_it_behind_what_it_did_this_turn() -> None:
    (rule,) = one("If Hild entered the field this turn, it cannot be broken.").effects  # type: ignore[attr-defined]
    assert isinstance(rule.effect, ir.Restrict) and same(rule.effect.what, ITSELF)


@pytest.mark.parametrize("by", ["by this effect", "this way"])
def test_each_card_of_a_kind_that_was_milled(by: str) -> None:
    drawn = last(f"{MILL}Draw 1 card for each Monster put into the Break Zone {by}.")
    monsters = ir.CountRef(T1, ir.Group(ir.TypeIs(("Monster",))))
    assert same(drawn, ir.Draw(YOU, ir.PerEach(ir.Num(1), monsters)))


def test_milled_cards_come_from_no_field() -> None:
    with pytest.raises(TextError):
        last(f"{MILL}Draw 1 card for each Monster put from the field into the Break Zone by this effect.")


def test_each_backup_that_was_dulled() -> None:
    drawn = last("Dull any number of active Backups you control. Draw 1 card for each Backup dulled by this effect.")
    backups = ir.CountRef(T1, ir.Group(ir.TypeIs(("Backup",))))
    assert same(drawn, ir.Draw(YOU, ir.PerEach(ir.Num(1), backups)))


@pytest.mark.parametrize(
    ("words", "count", "compare"),
    [
        ("When 2 or more Monsters are revealed", 2, ">="),
        ("When you reveal no Monsters", 0, "="),
        ("When you reveal a Monster", 1, ">="),
    ],
)
def test_when_so_many_are_revealed(words: str, count: int, compare: str) -> None:
    when = last(f"{SHOW}{words}, draw 1 card.")
    assert isinstance(when, ir.If) and isinstance(when.effect, ir.Reflexive)
    shown = ir.CountRef(T1, ir.Group(ir.TypeIs(("Monster",))))
    assert same(when.condition, ir.Compare(shown, ir.Num(count), compare))


@pytest.mark.parametrize(
    "words",
    [
        "When 1 or more Monsters are put into the Break Zone by this effect",
        "When you put a Monster into the Break Zone this way",
    ],
)
def test_when_so_many_are_milled(words: str) -> None:
    when = last(f"{MILL}{words}, draw 1 card.")
    assert isinstance(when, ir.If) and isinstance(when.effect, ir.Reflexive)
    assert same(when.condition.left, ir.CountRef(T1, ir.Group(ir.TypeIs(("Monster",)))))  # type: ignore[attr-defined]


def test_as_many_as_were_returned() -> None:
    text = "You may return any number of Monsters you control to their owners' hands. When you do so, draw the same number of cards as the Monsters you returned."
    (drawn,) = last(text).effects  # type: ignore[attr-defined]
    assert same(drawn.count, ir.CountRef(T1, ir.Group(ir.TypeIs(("Monster",)))))


def test_who_uses_its_special_ability() -> None:
    event = one("When you use Hild's special ability, draw 1 card.").event  # type: ignore[attr-defined]
    assert same(event, ir.CardEvent(ME, (ir.UsesAbility("special"),)))


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("your_deck", "your deck"),
        ("opponent_deck", "your opponent's deck"),
        ("deck", "the deck"),
        ("your_hand", "your hand"),
    ],
)
def test_put_from_there_this_turn(source: str, words: str) -> None:
    (rule,) = one(f"If a Monster has been put from {words} into the Break Zone this turn, Hild gains Haste.").effects  # type: ignore[attr-defined]
    assert same(rule.condition.event.happenings, (ir.PutIntoBreakZone(source),))


def test_less_damage_for_a_counter() -> None:
    text = "If Hild is dealt damage by your opponent's abilities, remove 1 Moon Counter from Hild and reduce the damage by 2000 instead."
    (rule,) = one(text).effects  # type: ignore[attr-defined]
    source = ir.DamageSource(kinds=("ability",), by=OPPONENT)
    also = ir.RemoveCounters("Moon", ir.Num(1), ME)
    assert same(rule, ir.ReplaceDamage(ME, "reduce", ir.Num(2000), ALWAYS, source=source, also=also))


@pytest.mark.parametrize(
    ("words", "trait"), [("{Job Smith}", ir.JobIs("Smith")), ("{Category VII}", ir.CategoryIs("VII"))]
)
def test_with_a_job_behind_the_noun(words: str, trait: ir.Filter) -> None:
    (chosen, _) = effects(f"Choose 1 Monster with {words}. Break it.")
    group = chosen.targets[0].group  # type: ignore[attr-defined]
    assert same(group, ir.Group(ir.TypeIs(("Monster",)), qualifiers=(trait,)))


def test_until_one_is_revealed() -> None:
    text = "Turn over one card at a time from the top of your deck until {} is revealed. Add it to your hand and put the other cards into the Break Zone."
    assert same(effects(text.format("1 Monster"))[0], effects(text.format("a Monster"))[0])


def test_no_copies_until_the_end_of_the_turn() -> None:
    banned = last(
        "Choose 1 Summon. Cancel its effect. Until the end of the turn, your opponent cannot play any copies of it."
    )
    assert isinstance(banned, ir.CannotPlay) and isinstance(banned.duration, ir.UntilEndOfTurn)
    assert same(banned.group.qualifiers, (ir.CopyOf(T1),))
