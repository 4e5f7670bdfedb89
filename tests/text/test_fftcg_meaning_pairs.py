"""What sentences about several kinds of cards, certain CP, costs of using and Break Zones that are left mean: own sentences with
their trees."""

from __future__ import annotations

import pytest
from fftcg_meaning import BACKUP, FORWARD, ME, MINE, OPPONENT, THEIRS, TURN, YOU, effects, one, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text


def parts(controller: ir.ControlledBy) -> tuple[ir.Target, ...]:
    """ "1 Forward and 1 Backup", both of this player."""
    return tuple(
        ir.Target(ir.Num(1), ir.Group(noun, qualifiers=(controller,)), bind=bind)
        for noun, bind in ((FORWARD, "t1"), (BACKUP, "t2"))
    )


@pytest.mark.parametrize(
    ("words", "act"),
    [
        ("Put 1 Forward and 1 Backup you control into the Break Zone.", "put"),
        ("Remove 1 Forward and 1 Backup you control from the game.", "remove"),
        ("Return 1 Forward and 1 Backup you control to their owners' hands.", "return"),
        ("Dull 1 Forward and 1 Backup you control.", "dull"),
        ("Put 1 Forward and 1 Backup you control at the bottom of their owners' decks.", "bottom"),
    ],
)
def test_one_verb_for_several_kinds(words: str, act: str) -> None:
    assert same(effects(words), (ir.SelectParts(YOU, parts(MINE), act),))


def test_whose_cards_are_selected_holds_for_all_and_both_are_meant_by_them() -> None:
    select, put = effects("Your opponent selects 1 Forward and 1 Backup they control. Put them into the Break Zone.")
    assert same(select, ir.SelectParts(OPPONENT, parts(THEIRS)))
    assert same(put, ir.PutInto(ir.Ref(("t1", "t2")), ir.BreakZone(ir.Owner())))
    (may, _) = effects("You may put 1 Forward and 1 Backup you control into the Break Zone. If you do so, draw 1 card.")
    assert same(may, ir.May(YOU, ir.SelectParts(YOU, parts(MINE), "put")))
    with pytest.raises(TextError, match="nothing is done with it"):
        effects("Select 1 Forward and 1 Backup you control.")


def test_one_card_of_each_kind_among_those_shown() -> None:
    shown, both, *_ = effects(
        "Reveal the top 5 cards of your deck. Play 1 Forward and up to 1 Backup among them onto the field dull."
        " Return the other cards to the bottom of your deck in any order."
    )
    assert isinstance(shown, ir.RevealTop) and isinstance(both, ir.Both)
    takes = both.effects
    assert all(isinstance(t, ir.TakeAmong) and t.dull and isinstance(t.into, ir.Field) for t in takes)
    assert [t.target.up_to for t in takes] == [False, True]  # type: ignore[attr-defined]


def test_a_kind_that_is_left_out_with_its_noun() -> None:
    fire = ir.Without(ir.AnyNoun((ir.Group(FORWARD, (ir.ElementIs(("Fire",)),)),)))
    (deal,) = effects("Deal 5000 damage to all the Forwards other than Fire Forwards.")
    assert same(deal.to.group.qualifiers, (fire,))  # type: ignore[attr-defined]
    choose, _ = effects("Choose 1 Forward other than a Fire Forward. Break it.")
    assert same(choose.targets[0].group.qualifiers, (fire,))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("words", "limit"),
    [
        ("CP produced by Backups", ir.PaysOnly(backups=True)),
        ("Fire CP, Ice CP, or Water CP", ir.PaysOnly(("Fire", "Ice", "Water"))),
        ("Fire or Ice CP", ir.PaysOnly(("Fire", "Ice"))),
    ],
)
def test_what_pays_for_an_ability(words: str, limit: ir.Limit) -> None:
    words = f"You can only pay with {words} to use this ability."
    assert same(one(f"《2》: Draw 1 card. {words}").limits, (limit,))  # type: ignore[attr-defined]
    both = one(f"《2》: Draw 1 card. You can only use this ability once per turn. {words}")
    assert same(both.limits, (ir.OncePerTurn(), limit))  # type: ignore[attr-defined]
    with pytest.raises(TextError, match="another kind"):
        compile_text("fftcg", f"When Hild attacks, draw 1 card. {words}", name="Hild", card_type="Forward")


def test_what_pays_for_x_and_how_much() -> None:
    head = "When Hild enters the field, you may pay 《X》. When you do so, gain 《C》 for each CP paid as X. "
    for words, limit in (
        ("You can only use Ice CP to pay 《X》.", ir.PaysOnly(("Ice",), x=True)),
        ("You can only pay 《X》 with CP produced by Backups.", ir.PaysOnly(backups=True, x=True)),
        ("The maximum you can pay for 《X》 is 5.", ir.MostX(5)),
    ):
        assert same(one(head + words).limits, (limit,))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("words", "happening"),
    [
        ("a card leaves your Break Zone", ir.LeavesBreakZone(YOU)),
        ("1 or more cards leave your opponent's Break Zone", ir.LeavesBreakZone(OPPONENT)),
        ("a Summon is removed from the game from your Break Zone", ir.RemovedFromGame("your_break_zone")),
        (
            "Hild enters the field due to an ability of a {Job Knight}",
            ir.EntersField(ir.AnyPlayer(), "ability", ir.OneSubject(ir.Group(ir.JobIs("Knight")))),
        ),
        ("a Forward enters your field due to Hild's ability", ir.EntersField(YOU, "ability", ME)),
    ],
)
def test_moves_that_are_waited_for(words: str, happening: ir.Event) -> None:
    tagged = words.replace("{", "[[i]]").replace("}", "[[/]]")
    event = one(f"When {tagged}, draw 1 card.").event  # type: ignore[attr-defined]
    assert same(event.happenings, (happening,))


def test_what_using_costs() -> None:
    for words, effect in (
        ("The Warp cost of Hild is reduced by 1.", ir.UseCostChange(("Warp",), ir.Num(1), ME, YOU)),
        (
            "Your Priming cost is reduced by 2 (it cannot become 0).",
            ir.UseCostChange(("Priming",), ir.Num(2), None, YOU, floor=1),
        ),
        (
            "The cost required for the Forwards opponent controls to use action abilities is increased by 《2》.",
            ir.UseCostChange(("action",), ir.Num(2), ir.All(ir.Group(FORWARD, qualifiers=(THEIRS,))), more=True),
        ),
        (
            "The cost required to use Hild's special abilities is reduced by 1.",
            ir.UseCostChange(("special",), ir.Num(1), ME),
        ),
    ):
        assert same(one(words).effects, (effect,)), words  # type: ignore[attr-defined]


def test_a_span_that_stands_behind_two_sentences_holds_for_both() -> None:
    _, both = effects(
        "Choose 1 Monster you control and 1 Forward opponent controls. The former gains +2000 power and the latter loses 2000"
        " power until the end of the turn."
    )
    assert isinstance(both, ir.Both)
    assert [each.duration for each in both.effects] == [TURN, TURN]  # type: ignore[attr-defined]


def test_what_was_added_and_what_was_removed() -> None:
    *_, draw = effects(
        "Look at the top 3 cards of your deck. Add 1 card among them to your hand and put the rest into the Break Zone. If you"
        " added a Forward to your hand, draw 1 card."
    )
    assert isinstance(draw, ir.If)
    assert same(draw.condition, ir.Is(ir.Ref(("t2",)), ir.Group(FORWARD)))
    *_, draw = effects(
        "Choose 1 card in your opponent's Break Zone. Remove it from the game. If a Summon is removed from the game by this"
        " effect, draw 1 card."
    )
    assert same(draw.condition.left, ir.CountRef(ir.Ref(("t1",)), ir.Group(ir.TypeIs(("Summon",)))))  # type: ignore[attr-defined]


def test_what_is_found_is_found_all_the_same_where_something_else_is_done_with_it() -> None:
    head = "You may search for 1 Forward and add it to your hand. "
    _, other = effects(head + "If you control a Monster, play it onto the field instead.")
    assert isinstance(other, ir.Instead)
    search = ir.Search(YOU, (ir.Target(ir.Num(1), ir.Group(FORWARD), bind="t2"),))
    assert same(other.effect, ir.May(YOU, ir.Both((search, ir.PlayOnto(ir.Ref(("t2",)), ir.Owner())))))
    with pytest.raises(TextError, match="before it is found"):
        effects(head + "If it is a {Job Knight}, play it onto the field instead.")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Choose 1 Forward. Deal it 4000 damage. Otherwise, draw 1 card.", "without a condition"),
        ("Choose 1 Forward. If it is damaged, break it. Draw 1 card. If not, draw 2 cards.", "without a condition"),
        (
            "Choose 1 Forward. It gains +4000 power until the end of the turn. Then, choose 1 Forward opponent controls. If its"
            " power is less than the chosen Forward's power, break it.",
            "compared with itself",
        ),
    ],
)
def test_what_is_open_is_refused(text: str, why: str) -> None:
    with pytest.raises(TextError, match=why):
        effects(text)
