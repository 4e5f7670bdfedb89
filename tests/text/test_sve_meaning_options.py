"""What sentences of Shadowverse: Evolve mean: actions of which some are selected."""

from __future__ import annotations

import pytest
from sve_meaning import (
    AMULETS,
    DRAW,
    FOE,
    SELF,
    TWO,
    YOU,
    compiled,
    effects,
    plain,
    refused,
    stats,
)

from cardwright.text import ir
from cardwright.text import ir_sve as sv

HEAL = ir.Gain(sv.LeaderOf(YOU), (stats(None, 2),), ir.Permanent())
CHOICE = ir.Modal(ir.ModalHeader(YOU, ir.Num(1), ir.Num(2)), (ir.Option((DRAW,)), ir.Option((HEAL,))))
DISCARD = ir.Discard(YOU, ir.Num(1), ir.Group(ir.IsCard()), bind="t1")
OFFER = "choose one of the following. (1) Draw a card. (2) Give your leader [defense]+2."


@pytest.mark.clauses("sve", "5.17.1.1", "5.17.2", "5.17.3.1")
@pytest.mark.parametrize("gap", [" ", "\n"])
def test_options(gap: str) -> None:
    text = f"Choose one of the following. Necrocharge (5): Choose up to 2 instead.{gap}(1) Draw a card.{gap}(2) Recover 2 play points. Discard a card."
    options = (
        ir.Option((ir.Draw(YOU, ir.Num(1)),)),
        ir.Option((sv.RecoverPoints(YOU, ir.Num(2)), ir.Discard(YOU, ir.Num(1), ir.Group(ir.IsCard()), bind="t1"))),
    )
    two = ir.ModalHeader(YOU, ir.Num(2), ir.Num(2), up_to=True)
    one = ir.ModalHeader(YOU, ir.Num(1), ir.Num(2))
    assert effects(text) == (ir.Modal(one, options, ir.ModalAlternative(sv.Necrocharge(5), two)),)


def test_all_that_are_offered() -> None:
    ability = compiled(
        "[fanfare] Choose one of the following. Combo (3): Choose all of them instead. (1) Draw a card. (2) Draw 2 cards. (3) Draw 3 cards."
    )
    [modal] = ability.effects
    assert isinstance(modal, ir.Modal) and modal.alternative is not None
    assert modal.alternative.header.count == ir.Num(3)


def test_another_number_of_options_behind_them() -> None:
    options = "(1) Draw a card. (2) Give your leader [defense]+1."
    behind = effects(f"Choose one of the following. {options} Combo (3): Choose both instead.")
    before = effects(f"Choose one of the following. Combo (3): Choose both instead. {options}")
    assert behind == before


@pytest.mark.parametrize("words", ["any number", "any number of them"])
def test_any_number_of_options_instead(words: str) -> None:
    text = (
        f"Choose one of the following. Necrocharge (10): Choose {words} instead. (1) Draw a card. (2) Discard a card."
    )
    [modal] = effects(text)
    assert isinstance(modal, ir.Modal)
    assert modal.alternative is not None
    assert (modal.alternative.header.count, modal.alternative.header.up_to) == (TWO, True)  # type: ignore[attr-defined]


def test_both_of_two_options() -> None:
    [modal] = effects("Choose one of the following. Combo (3): Choose both instead. (1) Draw a card. (2) Draw 2 cards.")
    assert isinstance(modal, ir.Modal)
    assert modal.alternative is not None
    assert modal.alternative.condition == sv.Combo(3)
    assert modal.alternative.header == ir.ModalHeader(YOU, ir.Num(2), printed=ir.Num(2))


def test_marks_and_quotes_of_a_translation() -> None:
    text = 'Choose 1 of the following: [1] Put a number of Fairy token into the field equal to "the number of cards in enemy fields". [2] Draw a card.'
    [made] = effects(text)
    [token] = made.options[0].effects
    assert (token.names, token.count) == (
        ("Fairy",),
        ir.CountOf(ir.Group(ir.IsCard(), (), (ir.InZone(ir.Field(FOE)),))),
    )
    assert made.options[1].effects == (DRAW,)


def test_an_opponent_chooses() -> None:
    [modal] = compiled(
        "[fanfare] Each opponent chooses one of the following. (1) They discard a card. (2) Draw a card."
    ).effects
    assert isinstance(modal, ir.Modal)
    assert modal.header == ir.ModalHeader(FOE, ir.Num(1), ir.Num(2))
    discard, draw = (option.effects[0] for option in modal.options)
    assert isinstance(discard, ir.Discard)
    assert (discard.player, draw) == (sv.PlayerRef(FOE), DRAW)


@pytest.mark.parametrize(
    ("before", "first", "node"),
    [
        ("You may discard a card. If you do, ", ir.May(YOU, DISCARD), ir.IfDone),
        ("You may discard a card. If you don't, ", ir.May(YOU, DISCARD), ir.IfNotDone),
        ("Discard a card. Then, ", DISCARD, ir.Afterwards),
    ],
)
def test_options_behind_a_sentence(before: str, first: ir.Effect, node: type[ir.Effect]) -> None:
    assert effects(before + OFFER) == (first, node(CHOICE))  # type: ignore[call-arg]


@pytest.mark.parametrize(
    ("offer", "count", "up_to", "fresh"),
    [
        ("one of the following that you haven't chosen this turn", 1, False, "turn"),
        ("up to 2 of the following that hasn't been chosen", 2, True, "ever"),
        ("one you haven't chosen", 1, False, "ever"),
        ("one of the following", 1, False, ""),
    ],
)
def test_options_that_are_new(offer: str, count: int, up_to: bool, fresh: str) -> None:
    [modal] = effects(f"Choose {offer}. (1) Draw a card. (2) Give your leader [defense]+1.")
    assert isinstance(modal, ir.Modal)
    assert modal.header == ir.ModalHeader(YOU, ir.Num(count), ir.Num(2), up_to, fresh)


@pytest.mark.parametrize("word", ["Combo (3): Choose", "If Overflow is active for you, choose"])
def test_options_under_a_condition(word: str) -> None:
    ability = compiled(f"[fanfare] {word} one of the following. (1) Draw a card. (2) Give this follower Ward.")
    [made] = ability.effects
    options = (ir.Option((DRAW,)), ir.Option((ir.Gain(SELF, (ir.KeywordGained("Ward"),), ir.Permanent()),)))
    modal = ir.Modal(ir.ModalHeader(YOU, ir.Num(1), ir.Num(2)), options)
    assert made == (sv.Gate(sv.Combo(3), (modal,)) if word.startswith("Combo") else ir.If(sv.Overflow(), modal))


@pytest.mark.parametrize(("up_to", "words"), [(False, "X"), (True, "up to X")])
def test_as_many_options_as_x_says(up_to: bool, words: str) -> None:
    [made] = effects(f"Choose {words} of the following. X equals the number of amulets on your field. (1) Draw a card. (2) Draw 2 cards.")  # fmt: skip
    assert isinstance(made, ir.Modal)
    assert made.header == ir.ModalHeader(YOU, ir.CountOf(AMULETS), ir.Num(2), up_to)


@pytest.mark.parametrize(("words", "player"), [("Each opponent", FOE), ("Your opponent", FOE)])
def test_another_player_chooses_what_is_done(words: str, player: ir.Player) -> None:
    [modal] = effects(
        f"{words} chooses one of the following. (1) They discard a card. (2) Deal 2 damage to their leader."
    )
    assert isinstance(modal, ir.Modal)
    assert modal.header == ir.ModalHeader(player, ir.Num(1), ir.Num(2))
    theirs = sv.PlayerRef(player)
    first, second = (option.effects[0] for option in modal.options)
    assert first == ir.Discard(theirs, ir.Num(1), ir.Group(ir.IsCard()), bind="t1")
    assert second == ir.DealDamage(sv.LeaderOf(theirs), ir.Num(2))


def test_two_of_the_following() -> None:
    [modal] = effects("Choose two of the following. (1) Draw a card. (2) Draw 2 cards. (3) Draw 3 cards.")
    assert modal.header.count == ir.Num(2)


@pytest.mark.parametrize(
    "options",
    [
        "{offer}. • {one} • {other}",
        "{offer}.\n• {one}\n• {other}",
        "{offer}:\n・{one}\n・{other}",
        "{offer}.\n- {one}\n- {other}",
        "{offer}.\n1. {one}\n2. {other}",
        "{offer}.\n[1] {one}\n[2] {other}",
        "{offer}. ① {one} ② {other}",
    ],
)
def test_options_are_numbered_whatever_stands_before_them(options: str) -> None:
    said = {"offer": "[fanfare] Choose one of the following", "one": "Draw a card.", "other": "Select an enemy follower on the field. Destroy it."}  # fmt: skip
    printed = compiled("{offer}. (1) {one} (2) {other}".format(**said))
    text = options.format(**said)
    assert plain(compiled(text)) == plain(printed)


def test_a_dash_before_a_keyword_is_no_option() -> None:
    assert refused("Ward.\n- Storm.")


@pytest.mark.parametrize("words", ["You may choose the same option", "You can choose the same effect"])
def test_an_option_chosen_again(words: str) -> None:
    options = "(1) Draw a card. (2) Give your leader [defense]+2."
    [modal] = effects(f"Choose 2 of the following. {words} more than once. {options}")
    assert modal.header.again and modal.options == CHOICE.options
    more = f"Choose one of the following. Combo (3): Choose 3 instead. {words} multiple times. {options}"
    [modal] = effects(more)
    assert modal.header.again and modal.alternative.header.again  # type: ignore[attr-defined]
    assert "what is chosen once" in refused(f"Choose one of the following. {words} more than once. {options}")


@pytest.mark.parametrize("words", ["you may choose both", "you may choose up to 2"])
def test_leave_to_choose_more(words: str) -> None:
    options = "(1) Draw a card. (2) Give your leader [defense]+2."
    [modal] = effects(f"Choose one of the following. If there is an amulet on your field, {words} instead. {options}")
    more = modal.alternative.header  # type: ignore[attr-defined]
    assert plain(more) == ir.ModalHeader(YOU, TWO, TWO, up_to=True)
    third = f"{options} (3) Draw 2 cards."
    offer = f"Choose 2 of the following. If there is an amulet on your field, you may choose 3 instead. {third}"
    assert "how many may be chosen" in refused(offer)


def test_all_three_of_three() -> None:
    options = "(1) Draw a card. (2) Give your leader [defense]+2. (3) Draw 2 cards."
    [modal] = effects(f"Choose one of the following. Spellchain (5): Choose all 3 instead. {options}")
    assert plain(modal.alternative.header) == ir.ModalHeader(YOU, ir.Num(3), ir.Num(3))  # type: ignore[attr-defined]
    two = "(1) Draw a card. (2) Draw 2 cards."
    assert "as many options" in refused(f"Choose one of the following. Spellchain (5): Choose all 3 instead. {two}")
