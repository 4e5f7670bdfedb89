"""Bounds of a turn, odd and even, two conditions in one sentence, what was done to how many."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, FORWARD, ME, MINE, NOW, OPPONENT, THIS, YOU, effects, one, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text
from cardwright.text.walk import nodes

CARDS = ir.Group(ir.IsCard())
BOTH = ir.EachPlayer()


@pytest.mark.parametrize(
    ("text", "player", "group", "after"),
    [
        ("You can only cast up to 2 cards per turn.", YOU, CARDS, 2),
        ("Your opponent can only cast up to 1 Summon each turn.", OPPONENT, ir.Group(ir.TypeIs(("Summon",))), 1),
        ("Each player cannot cast more than 3 cards per turn.", BOTH, CARDS, 3),
    ],
)
def test_so_many_cards_a_turn(text: str, player: ir.Player, group: ir.Group, after: int) -> None:
    (limit,) = one(text).effects  # type: ignore[attr-defined]
    assert same(limit, ir.CannotCast(player, group, ALWAYS, ir.Num(after)))


def test_so_many_cards_for_a_while() -> None:
    (limit,) = effects("Your opponent can only cast up to 1 card this turn.")
    assert same(limit, ir.CannotCast(OPPONENT, CARDS, THIS, ir.Num(1)))
    (limit,) = effects("Until the end of your opponent's next turn, your opponent can only cast up to 2 Forwards.")
    span = ir.UntilEndOfNextTurn(OPPONENT)
    assert same(limit, ir.CannotCast(OPPONENT, ir.Group(FORWARD), span, ir.Num(2)))


def test_so_many_attacks() -> None:
    (limit,) = effects("During this turn, your opponent may only declare attack once.")
    assert same(limit, ir.AttackLimit(OPPONENT, ir.Num(1), NOW))
    text = "Your opponent may only declare as many attacks in the same turn as the number of Forwards you control."
    (limit,) = one(text).effects  # type: ignore[attr-defined]
    mine = ir.CountOf(ir.Group(FORWARD, qualifiers=(MINE,)))
    assert same(limit, ir.AttackLimit(OPPONENT, mine, ALWAYS))


@pytest.mark.parametrize(("words", "odd"), [("of odd cost", True), ("with an even cost", False)])
def test_odd_and_even_cards(words: str, odd: bool) -> None:
    choice = effects(f"Choose 1 Forward {words}. Break it.")[0]
    assert isinstance(choice, ir.Choose)
    assert same(choice.targets[0].group, ir.Group(FORWARD, qualifiers=(ir.CostParity(odd),)))


@pytest.mark.parametrize(("words", "odd"), [("is an odd number", True), ("is even", False)])
def test_odd_and_even_costs(words: str, odd: bool) -> None:
    *_, drawn = effects(f"Choose 1 Forward. If its CP cost {words}, draw 1 card.")
    assert isinstance(drawn, ir.If)
    assert same(drawn.condition, ir.Parity(ir.CostOf(ir.Ref(("t1",))), odd))


def test_two_conditions_in_one_sentence() -> None:
    text = (
        "If you control 3 or more Forwards, Hild gains +1000 power and if you control 5 or more, Hild also gains Brave."
    )
    (both,) = one(text).effects  # type: ignore[attr-defined]
    power = ir.Gain(ME, (ir.PowerUp(ir.Num(1000)),), ALWAYS)
    brave = ir.Gain(ME, (ir.KeywordGained("Brave"),), ALWAYS)
    three, five = (ir.Controls(YOU, ir.Group(FORWARD), ir.Num(n), bind=f"t{i}") for i, n in ((1, 3), (2, 5)))
    assert same(both, ir.Both((ir.If(three, power), ir.If(five, brave))))


def test_elements_are_counted_again() -> None:
    text = (
        "If you have 3 or more different Elements among cards in your Break Zone, Hild gains Haste, "
        "and if you have 7 or more, Hild also gains Brave."
    )
    (both,) = one(text).effects  # type: ignore[attr-defined]
    first, second = both.effects
    assert same(second.condition, ir.Compare(first.condition.left, ir.Num(7), ">="))


def test_what_is_counted_again_was_counted_before() -> None:
    text = "If Hild is active, Hild gains Haste and if you control 5 or more, Hild also gains Brave."
    with pytest.raises(TextError, match="which cards are counted"):
        compile_text("fftcg", text, name="Hild", card_type="Forward")


@pytest.mark.parametrize(
    ("words", "form", "group", "compare"),
    [
        ("2 Characters are removed from the game by this effect", "removed", ir.Group(ir.IsCharacter()), "="),
        ("you removed 2 or more Forwards this way", "removed", ir.Group(FORWARD), ">="),
    ],
)
def test_how_many_of_which_were_removed(words: str, form: str, group: ir.Group, compare: str) -> None:
    text = "Choose up to 2 cards in your opponent's Break Zone. Remove them from the game. "
    *_, drawn = effects(f"{text}If {words}, draw 1 card.")
    assert isinstance(drawn, ir.If)
    assert same(drawn.condition, ir.Compare(ir.CountRef(ir.Ref(("t1",)), group), ir.Num(2), compare))
    with pytest.raises(TextError, match=f"nothing was {form} before"):
        compile_text("fftcg", f"Draw 1 card. If {words}, draw 1 card.", name="Hild", card_type="Summon")


def test_a_number_of_cards_exactly() -> None:
    cast = ir.CardsCastThisTurn(YOU)
    for words, condition in (
        ("exactly 3 cards", ir.Compare(cast, ir.Num(3), "=")),
        ("3 or 4 cards", ir.Or((ir.Compare(cast, ir.Num(3), "="), ir.Compare(cast, ir.Num(4), "=")))),
    ):
        ability = one(f"At the end of each of your turns, if you have cast {words} this turn, draw 1 card.")
        assert same(ability.condition, condition)  # type: ignore[attr-defined]


def test_summons_and_the_abilities_of_some_characters() -> None:
    words = "your Summon or an ability of a Forward you control"
    (more,) = one(f"If {words} deals damage to a Forward, the damage increases by 1000 instead.").effects  # type: ignore[attr-defined]
    options = (ir.Group(ir.TypeIs(("Summon",))), ir.Group(FORWARD, qualifiers=(MINE,)))
    source = ir.DamageSource(ir.Group(ir.AnyNoun(options)), ("summon", "ability"), YOU)
    assert same(more.source, source)
    ability = one("When Hild or your Ice Summon deals damage to a Forward, break it.")
    ice = ir.Group(ir.TypeIs(("Summon",)), (ir.ElementIs(("Ice",)),), (ir.ControlledBy(YOU),))
    assert same(ability.event.subject, ir.SubjectAny((ME, ir.OneSubject(ice))))  # type: ignore[attr-defined]


def test_it_is_the_one_that_was_struck() -> None:
    event = "When a Forward you control deals damage to a Forward opponent controls"
    (broken,) = one(f"{event}, break it.").effects  # type: ignore[attr-defined]
    assert same(broken, ir.Break(ir.Ref(("other",))))
    for text, why in (
        (f"{event}, activate it.", "dealt the damage"),
        ("When a Forward you control is blocked by a Forward, break it.", "which of the two"),
    ):
        with pytest.raises(TextError, match=why):
            compile_text("fftcg", text, name="Hild", card_type="Forward")


def test_another_division_instead() -> None:
    text = (
        "Choose up to 2 Forwards. Divide 4000 damage among them as you like. "
        "If you control 2 or more Backups, divide 6000 damage among those instead. (Units must be 1000.)"
    )
    _, first, instead, _ = effects(text)
    assert isinstance(first, ir.DivideDamage)
    assert isinstance(instead, ir.Instead)
    assert same(instead.effect, ir.DivideDamage(first.to, ir.Num(6000)))


@pytest.mark.parametrize(
    "more",
    [
        "2 Forwards and/or Monsters they control instead.",
        "up to 2 Forwards and/or Monsters they control instead (select as many as possible).",
    ],
)
def test_two_sentences_are_replaced_where_the_second_says_them_for_it(more: str) -> None:
    text = (
        "Your opponent selects 1 Forward they control. Put it into the Break Zone. "
        f"If you control 2 or more Backups, your opponent selects {more} Put them into the Break Zone."
    )
    first, put, instead = effects(text)
    assert isinstance(first, ir.Select) and isinstance(put, ir.PutInto) and isinstance(instead, ir.Instead)
    assert instead.replaces == 2
    both = instead.effect
    assert isinstance(both, ir.Both)
    select, again = both.effects
    assert isinstance(select, ir.Select) and select.target.count == ir.Num(2) and not select.target.up_to
    assert same(again, ir.PutInto(ir.Ref((select.target.bind,)), put.to))


def test_producing_under_a_condition() -> None:
    (more,) = one("If you control a Fire Forward, Hild can produce Ice CP.", "Backup").effects  # type: ignore[attr-defined]
    assert isinstance(more, ir.If)
    assert same(more.effect, ir.Restrict(ME, ir.Produces(("Ice",)), ALWAYS))


def test_a_new_target() -> None:
    choice, may = effects(
        "Choose 1 Summon that is choosing only 1 Character in any zone. You may choose another Water Forward you control "
        "to become the new target (The newly chosen Forward must be a valid choice)."
    )
    only = ir.ChoosesOnly(ir.Group(ir.IsCharacter()), only=True)
    assert same(choice.targets[0].group, ir.Group(ir.TypeIs(("Summon",)), qualifiers=(only,)))  # type: ignore[attr-defined]
    water = ir.Group(FORWARD, (ir.ElementIs(("Water",)),), (MINE,))
    assert same(may, ir.May(YOU, ir.ChangeTarget(ir.Ref(("t1",)), water)))
    text = "《0》: Choose 1 ability that has only one target. The ability is now choosing Hild instead, if possible."
    *_, change = one(text).effects  # type: ignore[attr-defined]
    assert same(change, ir.ChangeTarget(ir.Ref(("t1",)), to=ME))


SELECTED = "the selected Counter"


def test_the_selected_kind_of_counter() -> None:
    chosen = ir.Ref(("t1",))
    _, select, double = effects(
        "Choose 1 Monster. Select 1 Counter placed on it. "
        "Double all Counters of the same type as the selected Counter on that Monster."
    )
    assert same(select, ir.SelectCounter(YOU, chosen))
    assert same(double, ir.DoubleCounters(chosen))
    _, then = effects(f"Choose 1 Monster. Select 1 Counter placed on it, and remove {SELECTED}.")
    assert any(same(each, ir.RemoveCounters("", ir.Num(1), chosen)) for each in nodes(then))
    with pytest.raises(TextError, match="no Counter was selected"):
        compile_text("fftcg", "Choose 1 Monster. Remove the selected Counter.", name="Hild", card_type="Summon")


def test_how_many_counters_were_removed() -> None:
    text = (
        "When Hild attacks, you may remove any number of Moon Counters from Hild. When you do so, draw 1 card for each "
    )
    may, done = one(f"{text}Moon Counter you removed.").effects  # type: ignore[attr-defined]
    assert same(may, ir.May(YOU, ir.RemoveAnyCounters(YOU, "Moon", ME)))
    (draw,) = done.effects
    assert same(draw, ir.Draw(YOU, ir.PerEach(ir.Num(1), ir.CountersRemoved("Moon"))))
    with pytest.raises(TextError, match="no such Counters"):
        compile_text("fftcg", f"{text}Sun Counter you removed.", name="Hild", card_type="Forward")


def test_as_many_actions() -> None:
    text = (
        "When Hild enters the field, select up to the same number of the 2 following actions as the Forwards you control. "
        '"Draw 1 card." "Draw 2 cards."'
    )
    (modal,) = one(text).effects  # type: ignore[attr-defined]
    mine = ir.CountOf(ir.Group(FORWARD, qualifiers=(MINE,)))
    assert same(modal.header, ir.ModalHeader(YOU, mine, ir.Num(2), up_to=True))
