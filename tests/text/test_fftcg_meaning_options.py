"""What FFTCG sentences mean: actions of which some are selected."""

from __future__ import annotations

import pytest
from fftcg_meaning import FORWARD, FORWARDS, MINE, T1, YOU, a_group, choose, effects, entering, last, one, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text


def test_all_of_the_actions() -> None:
    header = ir.ModalHeader(YOU, ir.Num(1), ir.Num(2))
    many = ir.HandSizeIs(YOU, ir.Num(0), "=")
    for words, count, up_to in (
        ("both actions", 2, False),
        ("both", 2, False),
        ("all 2 actions", 2, False),
        ("up to 2 of the 2 actions", 2, True),
    ):
        text = f'Select 1 of the 2 following actions. If you have no cards in your hand, select {words} instead. "Draw 1 card." "Draw 2 cards."'
        (modal,) = compile_text("fftcg", text, name="Rite", card_type="Summon").abilities[0].effects  # type: ignore[attr-defined]
        assert same(modal.header, header)
        assert same(
            modal.alternative, ir.ModalAlternative(many, ir.ModalHeader(YOU, ir.Num(count), ir.Num(2), up_to))
        ), words


def test_two_of_them_instead() -> None:
    options = '[[br]] "Draw 1 card."[[br]] "Gain 《C》."[[br]] "Choose 1 Forward. Dull it."'
    for them in (" of them", ""):
        text = f"Select 1 of the 3 following actions. If you control a Backup, select up to 2{them} instead.{options}"
        modal = last(text.replace("[[br]]", ""))
        assert isinstance(modal, ir.Modal) and modal.alternative is not None
        assert same(modal.alternative.header, ir.ModalHeader(YOU, ir.Num(2), ir.Num(3), up_to=True))


def test_select_more_instead_stands_before_the_options() -> None:
    head = "Select 1 of the 2 following actions."
    more = "If you control 2 or more Monsters, select up to 2 of the 2 following actions instead."
    options = '"Draw 1 card." "Your opponent discards 1 card."'
    effects(f"{head} {more} {options}")
    with pytest.raises(TextError):
        compile_text("fftcg", f"{head} {options} {more}", name="Hild", card_type="Summon")


def test_how_many_were_removed_by_this_and_all_of_the_actions() -> None:
    text = "Choose up to 3 cards in your opponent's Break Zone. Remove them from the game. If 3 Forwards were removed by this effect, draw 1 card."
    asked = last(text)
    assert isinstance(asked, ir.If)
    assert same(asked.condition, ir.Compare(ir.CountRef(T1, FORWARDS), ir.Num(3), "="))
    text = (
        "Select 1 of the 2 following actions. If you control a Monster, select all 2 of the 2 following actions instead. "
        '"Draw 1 card." "Your opponent discards 1 card."'
    )
    modal = last(text)
    assert isinstance(modal, ir.Modal) and modal.alternative is not None
    assert modal.alternative.header.count == ir.Num(2)


@pytest.mark.clauses("fftcg-2020", "11.6.6")
def test_options_have_bindings_of_their_own() -> None:
    (modal,) = effects('Select 1 of the 2 following actions. "Choose 1 Forward. Dull it." "Choose 1 Backup. Break it."')
    first = ir.Option((choose(1, a_group(FORWARD)), ir.Dull(T1)))
    backup = ir.Target(ir.Num(1), a_group(ir.TypeIs(("Backup",))), bind="t2")
    second = ir.Option((ir.Choose((backup,), YOU), ir.Break(ir.Ref(("t2",)))))
    assert modal == ir.Modal(ir.ModalHeader(YOU, ir.Num(1), ir.Num(2)), (first, second))


def test_as_many_actions() -> None:
    text = (
        "When Hild enters the field, select up to the same number of the 2 following actions as the Forwards you control. "
        '"Draw 1 card." "Draw 2 cards."'
    )
    (modal,) = one(text).effects  # type: ignore[attr-defined]
    mine = ir.CountOf(ir.Group(FORWARD, qualifiers=(MINE,)))
    assert same(modal.header, ir.ModalHeader(YOU, mine, ir.Num(2), up_to=True))


def test_as_many_actions_as_were_done() -> None:
    discards = "you may discard up to 2 cards. "
    actions = 'select up to the same number of the 2 following actions. "Draw 1 card." "Your opponent discards 1 card."'
    *_, done = entering(f"{discards}When you do so, {actions}")
    assert isinstance(done, ir.WhenDone) and isinstance(done.effects[0], ir.Modal)
    header = ir.ModalHeader(YOU, ir.CountRef(ir.Ref(("t1",))), ir.Num(2), up_to=True)
    assert same(done.effects[0].header, header)
    with pytest.raises(TextError, match="only afterwards"):
        entering(f"discard 2 cards. S{actions[1:]}")


@pytest.mark.clauses("fftcg-2020", "11.6.6")
def test_actions_from_top_to_bottom() -> None:
    head, paid = "When Hild enters the field, select", "as the cost you paid to cast Hild"
    options = '"Draw 1 card." "Gain 《C》."'
    for words, count in (
        (f"the following actions from top to bottom up to the same number of Elements {paid}", ir.ElementsPaid()),
        (
            f"the following actions from top to bottom up to the same number of Elements other than Ice and Water {paid}",
            ir.ElementsPaid(("Ice", "Water")),
        ),
        ("up to 2 of the following actions from top to bottom", ir.Num(2)),
    ):
        (modal,) = effects(f"{head} {words}. {options}", "Forward")
        assert isinstance(modal, ir.Modal)
        header = ir.ModalHeader(YOU, count, ir.Num(2), up_to=True, in_order=True)
        assert same(modal.header, header)


OPTIONS = ' "Draw 1 card." "Choose 1 Forward. Dull it." "Gain 《C》."'


@pytest.mark.parametrize("up_to", [True, False])
@pytest.mark.parametrize("said", [". X is", ". X equals", ". X is equal to", ", where X is", ", where X equals"])
def test_so_many_actions_as_x_is_said_to_be(said: str, up_to: bool) -> None:
    """11.6.6: how many are selected is counted as they are."""
    text = f"Select {'up to ' * up_to}X of the 3 following actions{said} the number of Forwards you control."
    modal = last(text + OPTIONS)
    assert isinstance(modal, ir.Modal)
    count = ir.CountOf(a_group(FORWARD, MINE))
    assert same(modal.header, ir.ModalHeader(YOU, count, ir.Num(3), up_to=up_to))


def test_so_many_actions_as_were_paid() -> None:
    (modal,) = effects("《X》《ダル》: Select up to X of the 3 following actions." + OPTIONS, "Forward")
    assert isinstance(modal, ir.Modal)
    assert same(modal.header, ir.ModalHeader(YOU, ir.X(), ir.Num(3), up_to=True))
    with pytest.raises(TextError):
        last("Select up to X of the 3 following actions." + OPTIONS)  # nothing says what X is


@pytest.mark.parametrize(
    "words", ["from the following", "of the following", "of the following actions", "from the following actions"]
)
def test_how_many_actions_there_are_may_be_left_out(words: str) -> None:
    for player, verb in ((YOU, "Select"), (ir.Opponent(), "Your opponent selects")):
        for up_to in (True, False):
            modal = last(f"{verb} {'up to ' * up_to}1 {words}.{OPTIONS}")
            assert isinstance(modal, ir.Modal)
            assert same(modal.header, ir.ModalHeader(player, ir.Num(1), ir.Num(3), up_to=up_to))


def test_an_option_without_end_behind_if_you_do_so() -> None:
    text = (
        'Select 1 of the 2 following actions. "You may discard 1 card. If you do so, Hild gains +1000 power." '
        '(This effect does not end at the end of the turn.) "Draw 1 card."'
    )
    modal = last("When Hild enters the field, " + text[0].lower() + text[1:], "Forward")
    assert isinstance(modal, ir.Modal)
    done = modal.options[0].effects[1]
    assert isinstance(done, ir.IfDone) and isinstance(done.effect, ir.Gain)
    assert isinstance(done.effect.duration, ir.Permanent)


def test_a_quoted_ability_behind_a_comma_in_an_option() -> None:
    text = (
        "When Hild enters the field, select 1 of the 2 following actions. "
        '"Until the end of the turn, Hild gains +2000 power, "Hild cannot be blocked." and Haste." "Draw 1 card."'
    )
    made = compile_text("fftcg", text, name="Hild", card_type="Forward")
    modal = made.abilities[0].effects[0]  # type: ignore[attr-defined]
    (gain,) = modal.options[0].effects
    assert [type(each) for each in gain.gains] == [ir.PowerUp, ir.AbilityGained, ir.KeywordGained]


@pytest.mark.parametrize(("more", "up_to"), [("2 of them", False), ("up to 2 of them", True), ("up to 2", True)])
def test_more_of_them_are_actions(more: str, up_to: bool) -> None:
    text = f'Select 1 of the 3 following actions. If you control a Monster, select {more} instead. "Draw 1 card." "Draw 2 cards." "Draw 3 cards."'
    (offer,) = effects(text)
    assert isinstance(offer, ir.Modal) and offer.alternative is not None
    header = offer.alternative.header
    assert (header.count, header.printed, header.up_to) == (ir.Num(2), ir.Num(3), up_to)


@pytest.mark.parametrize(
    ("two", "three"),
    [("up to 2 of the 3 following actions", "up to 3 of the 3 following actions"), ("up to 2", "all 3 actions")],
)
def test_one_number_more_and_another(two: str, three: str) -> None:
    text = f"Select 1 of the 3 following actions. If you control a Backup, select {two} instead. If you control a Monster, select {three} instead."
    modal = last(f'{text} "Draw 1 card." "Draw 2 cards." "Gain 《C》."')
    assert isinstance(modal, ir.Modal) and modal.alternative is not None and modal.alternative.before is not None
    assert [each.header.count for each in (modal, modal.alternative.before, modal.alternative)] == [
        ir.Num(n) for n in (1, 2, 3)
    ]
    with pytest.raises(TextError, match="number of options"):
        last(f'{text.replace("up to 2 of the 3", "up to 2 of the 2")} "Draw 1 card." "Draw 2 cards."')
