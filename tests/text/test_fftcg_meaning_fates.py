"""What is done instead of something, and turns and phases more or less: sentences of our own, each with the tree it must become."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, FORWARD, ME, MINE, OPPONENT, T1, THEIRS, YOU, last, one, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text

OWNER = ir.Owner()
AWAY = ir.PutInto(ME, ir.BreakZone(OWNER))
MY_FORWARD = ir.All(ir.Group(FORWARD, qualifiers=(MINE,)))
ANOTHER = ir.All(ir.Group(FORWARD, (ir.Another(),), (MINE,)))
DISCARD = ir.Discard(YOU, ir.Num(1), ir.Group(ir.IsCard()), bind="t1")


def field(text: str) -> ir.Effect:
    """What the only field ability says."""
    (effect,) = one(text).effects  # type: ignore[attr-defined]
    return effect


@pytest.mark.parametrize(
    ("words", "what", "fate", "effect", "by"),
    [
        (
            "Hild is put from the field into the Break Zone, you may discard 1 card",
            ME,
            "put",
            ir.May(YOU, DISCARD),
            None,
        ),
        ("Hild is broken, discard 1 card", ME, "broken", DISCARD, None),
        (
            "a Forward you control is broken, you may put Hild into the Break Zone",
            MY_FORWARD,
            "broken",
            ir.May(YOU, AWAY),
            None,
        ),
        (
            "another Forward you control leaves the field due to your opponent's Summons or abilities, you may break Hild",
            ANOTHER,
            "leaves",
            ir.May(YOU, ir.Break(ME)),
            OPPONENT,
        ),
        (
            "Hild would be returned to its owner's hand by Summons or abilities, dull Hild",
            ME,
            "returned",
            ir.Dull(ME),
            ir.AnyPlayer(),
        ),
        (
            "Hild is removed from the game, remove 1 Ash Counter from Hild",
            ME,
            "removed",
            ir.RemoveCounters("Ash", ir.Num(1), ME),
            None,
        ),
        ("Hild is dealt damage, you may discard 1 card", ME, "damaged", ir.May(YOU, DISCARD), None),
    ],
)
def test_something_else_is_done_with_a_card(
    words: str, what: ir.Objects, fate: str, effect: ir.Effect, by: ir.Player | None
) -> None:
    assert same(field(f"If {words} instead."), ir.ReplaceFate(what, fate, effect, ALWAYS, by)), words


def test_if_it_is_done_the_damage_is_none() -> None:
    text = "If another Forward you control is dealt damage, you may put Hild into the Break Zone. If you do so, the damage becomes 0 instead."
    assert same(field(text), ir.ReplaceFate(ANOTHER, "damaged", ir.May(YOU, AWAY), ALWAYS))


def test_the_card_itself_goes_elsewhere() -> None:
    due = "due to your opponent's Summons or abilities"
    for words, leaves, optional, to, by in (
        (
            "is put from the field into the Break Zone, put it at the bottom of its owner's deck",
            False,
            False,
            "bottom",
            None,
        ),
        (f"leaves the field {due}, you may put Hild on top of its owner's deck", True, True, "top", OPPONENT),
        (
            f"is put from the field into the Break Zone {due}, you may return it to your hand",
            False,
            True,
            "hand",
            OPPONENT,
        ),
        ("would leave the field, you may remove it from the game", True, True, "removed", None),
    ):
        wanted = ir.RemoveInstead(ME, ALWAYS, leaves=leaves, optional=optional, to=to, by=by)
        assert same(field(f"If Hild {words} instead."), wanted), words


def test_for_this_turn() -> None:
    theirs = ir.All(ir.Group(FORWARD, qualifiers=(THEIRS,)), bind="t1")
    put = "put from the field into the Break Zone"
    turn = ir.UntilEndOfTurn()
    for text, wanted in (
        (
            f"If a Forward opponent controls is {put} this turn, remove it from the game instead.",
            ir.RemoveInstead(theirs, turn),
        ),
        (
            "During this turn, if a Forward opponent controls leaves the field, return it to its owner's hand instead.",
            ir.RemoveInstead(theirs, turn, leaves=True, to="hand"),
        ),
        (
            f"Choose 1 Forward. During this turn, if it is {put}, put it at the bottom of its owner's deck instead.",
            ir.RemoveInstead(T1, turn, to="bottom"),
        ),
        (
            "During this turn, if a Forward opponent controls enters the field by your opponent's Summons or abilities, "
            "remove it from the game instead.",
            ir.ReplaceFate(theirs, "enters", ir.RemoveFromGame(ir.Ref(("subject",)), ir.Permanent()), turn, OPPONENT),
        ),
    ):
        assert same(last(text), wanted), text


def test_who_may_take_the_damage() -> None:
    for words, optional in (
        ("you may have Hild receive the damage", True),
        ("you may deal that damage to Hild", True),
        ("Hild receives the damage", False),
    ):
        text = f"If another Forward you control is dealt damage, {words} instead."
        assert same(field(text), ir.RedirectDamage(ANOTHER, ME, ALWAYS, optional=optional)), words


def test_damage_to_a_player_and_cards_drawn() -> None:
    paid = "If you receive damage, you may put Hild into the Break Zone"
    for text in (f"{paid} instead.", f"{paid}. If you do so, the damage becomes 0 instead."):
        assert same(field(text), ir.ReplaceForPlayer(YOU, "points", ir.May(YOU, AWAY), ALWAYS)), text
    awake = field("If you receive damage while Hild is active, dull Hild. The damage becomes 0 instead.")
    nothing = ir.ReplacePlayerDamage(None, YOU, "become", ir.Num(0), ALWAYS, also=ir.Dull(ME))
    assert same(awake, ir.If(ir.HasFilter(ME, ir.StatusIs("active")), nothing))
    for words, player in (("you draw", YOU), ("your opponent draws", OPPONENT)):
        wanted = ir.ReplaceForPlayer(player, "draws", ir.Draw(YOU, ir.Num(2)), ALWAYS)
        assert same(field(f"If {words} a card, draw 2 cards instead."), wanted), words


def test_no_card_comes_into_a_break_zone() -> None:
    for words, player, source in (
        ("your Break Zone in any situation", YOU, "anywhere"),
        ("your opponent's Break Zone from the deck", OPPONENT, "deck"),
        ("either player's Break Zone from the hand", ir.EachPlayer(), "hand"),
    ):
        text = f"If a Forward is put into {words}, remove it from the game instead."
        assert same(field(text), ir.RemovedInstead(player, ir.Group(FORWARD), ALWAYS, source)), words


@pytest.mark.parametrize(
    "text",
    [
        "If Hild is broken, you may instead.",
        "If Hild is broken, you may put it into the Break Zone instead.",  # that is what would happen
        "If a Forward is broken, remove Hild from it instead.",
        "Draw 1 card. At the end of that turn, you lose the game.",  # which turn?
        "Skip your next End Phase.",
    ],
)
def test_what_says_nothing(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("fftcg", text, name="Hild", card_type="Summon" if text[0] in "DS" else "Forward")


def test_one_more_turn() -> None:
    lost = ir.Delayed(ir.EndOfNextTurn(YOU), (ir.LoseGame(YOU),))
    for more in ("1 more turn after this one", "an extra turn after this turn"):
        assert same(last(f"Take {more}."), ir.AnotherTurn(YOU)), more
        assert same(last(f"Take {more}. At the end of that turn, you lose the game."), ir.AnotherTurn(YOU, lost)), more
    assert same(last("There is an additional Attack Phase after this one."), ir.AnotherAttackPhase())


def test_phases_that_are_skipped() -> None:
    for text, player, phases, next_turn in (
        ("Skip your next Attack Phase.", YOU, ("attack",), False),
        ("Your opponent skips their next Draw Phase.", OPPONENT, ("draw",), False),
        (
            "Skip your opponent's Draw Phase and Main Phase 2 in their next turn.",
            OPPONENT,
            ("draw", "main_2"),
            True,
        ),
        ("Skip your next turn.", YOU, ("turn",), False),
        ("You don't draw cards during your next Draw Phase.", YOU, ("draws",), False),
    ):
        assert same(last(text), ir.SkipPhases(player, phases, next_turn)), text


def test_what_does_not_activate_next_time() -> None:
    rule = ir.DoesNotActivate(next_only=True)
    theirs = ir.All(ir.Group(FORWARD, qualifiers=(THEIRS,)), bind="t1")
    mine = ir.All(ir.Group(ir.IsCharacter(), qualifiers=(MINE,)), bind="t1")
    for text, what in (
        ("All the Forwards opponent controls will not activate during their next Active Phase.", theirs),
        ("The Forwards opponent controls don't become active during your opponent's next Active Phase.", theirs),
        ("The Characters you control do not activate during your next Active Phase.", mine),
        ("Choose 2 Forwards. They won't activate during their controllers' next Active Phase.", T1),
    ):
        assert same(last(text), ir.Restrict(what, rule, ir.Permanent())), text
