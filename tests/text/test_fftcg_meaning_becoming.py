"""What FFTCG sentences mean: what a card becomes: another type, another Element, another player's."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    FORWARDS_OF_MINE,
    FRONT,
    ME,
    MINE,
    OPPONENT,
    SPANS,
    T1,
    TURN,
    YOU,
    done_as_it_enters,
    effects,
    found_nodes,
    last,
    one,
    same,
    static,
)

from cardwright.text import ir
from cardwright.text.reading import same_meaning

LASTS = " (This effect does not end at the end of the turn.)"
NAME = "name 1 Element. "
SOME = "choose up to 2 Forwards. "
SAID = [
    ("Monster", "《1》: Until the end of the turn, Hild {}becomes a Forward with 5000 power."),
    ("Monster", "《1》: Until the end of the turn, Hild {}becomes a Forward with 5000 power, Haste and Brave."),
    ("Monster", "During your turn, Hild {}becomes a Forward with 8000 power."),
    ("Summon", "Choose 1 Monster. It {}becomes a Forward with 5000 power until the end of the turn."),
    ("Summon", "All the Monsters you control {}become Forwards with 5000 power until the end of the turn."),
]
ALL_OWN_MONSTERS = ir.All(ir.Group(ir.TypeIs(("Monster",)), qualifiers=(MINE,)))


def test_becoming_the_named_element_with_more() -> None:
    *_, both = effects(
        "When Hild attacks, name 1 Element. Until the end of the turn, Hild becomes the named Element and gains Haste.",
        "Forward",
    )
    gains = ir.Gain(ir.Ref(("self",)), (ir.KeywordGained("Haste"),), FRONT)
    assert same(both, ir.Both((ir.BecomeElement(ME, "", FRONT), gains)))


@pytest.mark.parametrize("many", ["Their Element becomes Fire.", "They become Fire."])
def test_an_element_of_several_without_end(many: str) -> None:
    *_, become = done_as_it_enters(SOME + many + LASTS)
    assert become == ir.BecomeElement(ir.Ref(("t1",)), "Fire", ir.Permanent())


def test_all_become_the_named_element_without_end() -> None:
    *_, become = done_as_it_enters(NAME + "All the Characters you control become the named Element." + LASTS)
    assert isinstance(become, ir.BecomeElement) and become.duration == ir.Permanent()


def test_all_of_a_group_become_the_named_element() -> None:
    _, becomes = effects(
        "Name 1 Element. All the Forwards you control become the named Element until the end of the turn."
    )
    assert same(becomes, ir.BecomeElement(ir.All(FORWARDS_OF_MINE, bind="t1"), "", ir.UntilEndOfTurn()))


def test_its_element_for_a_turn() -> None:
    effect = last("Choose 1 Forward. Its Element becomes Fire until the end of the turn.")
    assert same(effect, ir.BecomeElement(T1, "Fire", ir.UntilEndOfTurn()))
    effect = last("Choose 1 Forward. Until the end of the turn, its Element becomes Fire.")
    assert same(effect, ir.BecomeElement(T1, "Fire", ir.UntilEndOfTurn(w=1)))


@pytest.mark.parametrize(("words", "span"), SPANS)
@pytest.mark.parametrize("front", [False, True])
def test_what_one_becomes_for_a_time(words: str, span: ir.Duration, front: bool) -> None:
    text = f"{words[0].upper()}{words[1:]}, it becomes Fire." if front else f"It becomes Fire {words}."
    assert same(last(f"Choose 1 Forward. {text}"), ir.BecomeElement(T1, "Fire", span))


def test_the_element_of_a_group() -> None:
    assert static("The Element of the Monsters you control becomes Ice.") == (
        ir.BecomeElement(ALL_OWN_MONSTERS, "Ice", ALWAYS),
    )


def test_monster_that_becomes_a_forward() -> None:
    (become,) = one(
        "《2》: Until the end of the turn, Hild also becomes a Forward with 6000 power and Haste.", "Monster"
    ).effects  # type: ignore[attr-defined]
    assert become == ir.BecomeForward(ME, ir.Num(6000), (ir.KeywordGained("Haste"),), FRONT)


def test_in_whose_turn_and_on_what_condition() -> None:
    knights = ir.Controls(YOU, ir.Group(ir.JobIs("Knight")), ir.Num(2), bind="t1")
    grown = ir.BecomeForward(ME, ir.Num(8000), (), ALWAYS)
    words = "Hild also becomes a Forward with 8000 power."
    for turn, player in (("your turn", YOU), ("each of your turns", YOU), ("your opponent's turn", OPPONENT)):
        (held,) = effects(f"During {turn}, if you control 2 or more {{Job Knight}}, {words}", "Monster")
        assert same(held, ir.If(ir.IsTurnOf(player), ir.If(knights, grown)))
        (held,) = effects(f"If you control 2 or more {{Job Knight}}, during {turn}, {words}", "Monster")
        assert same(held, ir.If(knights, ir.If(ir.IsTurnOf(player), grown)))


def test_all_monsters_become_forwards() -> None:
    (become,) = one("The Monsters you control also become Forwards with 4000 power.").effects  # type: ignore[attr-defined]
    monsters = ir.All(ir.Group(ir.TypeIs(("Monster",)), qualifiers=(MINE,)))
    assert same(become, ir.BecomeForward(monsters, ir.Num(4000), (), ALWAYS))


@pytest.mark.parametrize(("kind", "text"), SAID)
def test_a_monster_also_becomes_a_forward(kind: str, text: str) -> None:
    assert same_meaning(one(text.format(""), kind), one(text.format("also "), kind))


def test_a_forward_for_the_turn_with_a_rule() -> None:
    (both,) = effects(
        "《0》: Until the end of the turn, Hild also becomes a Forward with 6000 power and cannot be blocked.",
        "Monster",
    )
    becomes, rule = both.effects  # type: ignore[attr-defined]
    front = ir.UntilEndOfTurn()
    assert same(becomes, ir.BecomeForward(ME, ir.Num(6000), (), front))
    assert same(rule, ir.Restrict(ir.Ref(("self",)), ir.CannotBeBlocked(), front))


def test_a_monster_that_stays_a_forward_with_several_gains() -> None:
    reminder = " (This effect does not end at the end of the turn. This ability will not trigger if Hild is a Forward.)"
    text = "When you cast a Summon, if Hild is not a Forward, Hild also becomes a Forward with 7000 power, Haste and First Strike."
    (becomes,) = effects(text + reminder, "Monster")
    gains = (ir.KeywordGained("Haste"), ir.KeywordGained("First Strike"))
    assert same(becomes, ir.BecomeForward(ME, ir.Num(7000), gains, ir.Permanent()))


def test_monsters_become_forwards_with_what_they_gain() -> None:
    (become,) = effects(
        "Until the end of the turn, all the Monsters you control also become Forwards with 4000 power and Haste."
    )
    assert isinstance(become, ir.BecomeForward)
    assert become.gains == (ir.KeywordGained("Haste"),)
    *_, become = effects("Choose 2 Monsters. Until the end of the turn, they also become Forwards with 4000 power.")
    assert isinstance(become, ir.BecomeForward)
    assert same(become.what, ir.Ref(("t1",)))
    *_, lasting = effects(
        "Choose 1 Monster. It also becomes a Forward with 4000 power. (This effect does not end at the end of the turn.)"
    )
    assert isinstance(lasting, ir.BecomeForward)
    assert isinstance(lasting.duration, ir.Permanent)


def test_cards_that_also_become_forwards_on_a_condition() -> None:
    (made,) = found_nodes("If you control 3 or more Monsters, all the {Card Name Imp} you control also become Forwards with 5000 power.",
                    ir.BecomeForward)  # fmt: skip
    assert same(made.what, ir.All(ir.Group(ir.NameIs("Imp"), qualifiers=(MINE,))))


def test_exchanged_control() -> None:
    chosen = "Choose 1 Fire Forward you control and 1 Forward opponent controls. "
    both = ir.Ref(("t1", "t2"))
    assert same(last(f"{chosen}Exchange control of them."), ir.ExchangeControl(both, ir.Permanent()))
    assert same(last(f"{chosen}Exchange control of them until the end of the turn."), ir.ExchangeControl(both, TURN))
    text = "When Hild attacks, choose 1 Forward opponent controls. Exchange control of Hild and the chosen Forward."
    assert same(last(text, "Forward"), ir.ExchangeControl(ir.Several((ME, T1)), ir.Permanent()))


def test_control_until_the_end_of_the_turn_in_front() -> None:
    taken = ir.GainControl(YOU, T1, ir.UntilEndOfTurn())
    for you in ("you gain", "gain"):
        assert same(last(f"Choose 1 Forward opponent controls. Until the end of the turn, {you} control of it."), taken)


@pytest.mark.parametrize("element", ["that Element", "the named Element", "the selected Element"])
def test_an_element_for_as_long_as_a_card_stays(element: str) -> None:
    chosen = last(f"Select 1 Element. Choose 1 Forward. It becomes {element} as long as it is on the field.")
    assert same(chosen, ir.BecomeElement(T1, "", ir.WhileOnField(T1)))
    *_, own = done_as_it_enters(f"select 1 Element. Hild becomes {element} for as long as Hild is on the field.")
    assert same(own, ir.BecomeElement(ME, "", ir.WhileOnField(ME)))
    every = last(
        f"Name 1 Element. All the Forwards you control become {element} until the end of your opponent's turn."
    )
    assert same(every.duration, ir.UntilEndOfYourTurn(OPPONENT))  # type: ignore[attr-defined]


def test_a_forward_without_abilities_for_the_turn() -> None:
    both = last(
        "Choose 1 Monster you control. It loses all its abilities and also becomes a Forward with 7000 power until the end of the turn."
    )
    lost, become = both.effects  # type: ignore[attr-defined]
    assert same(lost, ir.Lose(T1, (ir.AllAbilities(),), TURN))
    assert same(become, ir.BecomeForward(T1, ir.Num(7000), (), TURN))


@pytest.mark.parametrize("element", ["Earth", "Earth Element"])
@pytest.mark.parametrize("words", ["All the Forwards", "The Forwards"])
def test_all_become_an_element(words: str, element: str) -> None:
    (become,) = static(f"{words} you control become {element}.")
    assert same(become, ir.BecomeElement(ir.All(FORWARDS_OF_MINE), "Earth", ALWAYS))
