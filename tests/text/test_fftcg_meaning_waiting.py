"""What is waited for until the end of the turn, "this Forward" that was chosen, kinds of abilities, and what both players have; each
sentence with the tree it must become."""

from __future__ import annotations

import pytest
from fftcg_meaning import FORWARD, ME, MINE, OPPONENT, T1, YOU, effects, last, one, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text

DRAW = ir.Draw(YOU, ir.Num(1))
FORWARDS = ir.Group(FORWARD)
OURS = ir.OneSubject(ir.Group(FORWARD, qualifiers=(MINE,)))
SUMMONS = ir.Group(ir.TypeIs(("Summon",)))


def refused(text: str, kind: str = "Forward") -> bool:
    try:
        compile_text("fftcg", text, name="Hild", card_type=kind)
    except TextError:
        return True
    return False


@pytest.mark.clauses("fftcg-2020", "11.8.17.2")
@pytest.mark.parametrize("words", ["{}, when {} attacks, draw 1 card.", "When {} attacks this turn, draw 1 card.",
                                   "When {} attacks during this turn, draw 1 card."])  # fmt: skip
@pytest.mark.parametrize(("card", "subject"), [("Hild", ME), ("a Forward you control", OURS)])
def test_whatever_attacks_in_this_turn(words: str, card: str, subject: ir.Objects) -> None:
    text = words.format("During this turn", card) if words[0] == "{" else words.format(card)
    wanted = ir.Delayed(ir.CardEvent(subject, (ir.Attacks(),)), (DRAW,), this_turn=True)
    assert same(effects(f"《1》: {text}", "Forward"), (wanted,))


@pytest.mark.clauses("fftcg-2020", "11.8.17.2")
@pytest.mark.parametrize(
    ("words", "event"),
    [
        ("When you cast a Summon this turn", ir.PlayerCasts(YOU, SUMMONS)),
        ("When your opponent casts a Summon this turn", ir.PlayerCasts(OPPONENT, SUMMONS)),
        ("When you receive damage this turn", ir.PlayerReceivesDamage(YOU)),
        ("During this turn, when your opponent draws a card", ir.PlayerDraws(OPPONENT)),
    ],
)
def test_whatever_players_do_in_this_turn(words: str, event: ir.Event) -> None:
    assert same(last(f"{words}, draw 1 card."), ir.Delayed(event, (DRAW,), this_turn=True))


def test_it_is_the_card_of_that_event() -> None:
    (delayed,) = effects(
        "《1》: When a Forward you control attacks this turn, it cannot be broken this turn.", "Forward"
    )
    assert isinstance(delayed, ir.Delayed)
    assert same(delayed.effects[0].what, ir.Ref(("subject",)))  # type: ignore[attr-defined]


def test_what_goes_on_is_delayed_as_well() -> None:
    text = "When Hild is put from the field into the Break Zone this turn, return Hild to the field. It gains +2000 power until the end of the turn."
    (delayed,) = effects(f"《1》: {text}", "Forward")
    assert isinstance(delayed, ir.Delayed) and len(delayed.effects) == 2


@pytest.mark.parametrize(
    "text",
    [
        "When Hild attacks this turn, draw 1 card. Hild gains +1000 power until the end of the turn.",
        "Choose 1 Forward. When a Forward you control attacks this turn, it gains +1000 power until the end of the turn.",
    ],
)
def test_open_what_is_delayed_or_meant(text: str) -> None:
    assert refused(f"《1》: {text}")


@pytest.mark.parametrize(("noun", "word"), [("Forward", "This Forward"), ("Character", "This Character")])
def test_this_forward_that_was_chosen(noun: str, word: str) -> None:
    assert same(last(f"Choose 1 {noun}. {word} cannot block this turn.").what, T1)  # type: ignore[attr-defined]
    assert refused("When Hild attacks, this Forward cannot be blocked this turn.")
    given = last('Choose 1 Forward. It gains "When this Forward attacks, draw 1 card." until the end of the turn.')
    (quoted,) = given.gains[0].abilities  # type: ignore[attr-defined]
    assert isinstance(quoted.event.subject, ir.SelfRef)


@pytest.mark.clauses("fftcg-2020", "11.5.1")
@pytest.mark.parametrize(
    ("words", "kinds", "by"),
    [
        ("special abilities", ("special",), None),
        ("your opponent's action abilities", ("action",), OPPONENT),
        ("abilities other than special abilities", ("action", "auto"), None),
        ("a Summon or an auto-ability", ("summon", "auto"), None),
        ("action or special abilities", ("action", "special"), None),
    ],
)
def test_damage_by_some_kinds_of_abilities(words: str, kinds: tuple[str, ...], by: ir.Player | None) -> None:
    (change,) = effects(f"If Hild is dealt damage by {words}, the damage becomes 0 instead.", "Forward")
    assert same(change.source, ir.DamageSource(kinds=kinds, by=by))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("words", "kinds"),
    [("auto-abilities", ("auto",)), ("special abilities or action abilities", ("special", "action"))],
)
def test_chosen_by_some_kinds_of_abilities(words: str, kinds: tuple[str, ...]) -> None:
    (rule,) = effects(f"Hild cannot be chosen by your opponent's {words}.", "Forward")
    assert same(rule.rule, ir.CannotBeChosen(OPPONENT, kinds))  # type: ignore[attr-defined]


def test_three_rules_of_one_card() -> None:
    by = "by your opponent's Summons or abilities"
    text = f"Hild cannot become dull {by}, cannot be returned to its owner's hand {by}, and cannot be removed from the game {by}."
    (both,) = effects(text, "Forward")
    first, rest = both.effects  # type: ignore[attr-defined]
    rules = [first.rule, *(each.rule for each in rest.effects)]
    assert [type(each) for each in rules] == [ir.CannotBecomeDull, ir.CannotBeReturned, ir.CannotBeRemoved]
    assert all(isinstance(each.what, ir.SelfRef) for each in (first, *rest.effects))


@pytest.mark.parametrize(("more", "compare"), [("higher", ">"), ("lower", "<")])
@pytest.mark.parametrize("words", ["a Forward of a {} cost", "Forwards with a {} cost", "a Forward with {} cost"])
def test_costs_beside_its_own(more: str, compare: str, words: str) -> None:
    (rule,) = effects(f"Hild cannot be blocked by {words.format(more)}.", "Forward")
    assert same(rule.rule.by.qualifiers, (ir.CostIs(ir.CostOf(ME), compare),))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("words", "who", "compare"),
    [
        ("you have more Fire cards in your Break Zone than your opponent", YOU, ">"),
        ("there are fewer Fire cards in your Break Zone than in your opponent's Break Zone", YOU, "<"),
        ("your opponent has more Fire cards in their Break Zone than you", OPPONENT, ">"),
    ],
)
def test_more_in_one_break_zone(words: str, who: ir.Player, compare: str) -> None:
    condition = one(f"If {words}, Hild gains Haste.").effects[0].condition  # type: ignore[attr-defined]
    foe = OPPONENT if who == YOU else YOU
    fire = (ir.ElementIs(("Fire",)),)
    counts = [ir.CountOf(ir.Group(ir.IsCard(), fire, (ir.InZone(ir.BreakZone(player)),))) for player in (who, foe)]
    assert same(condition, ir.Compare(counts[0], counts[1], compare))


@pytest.mark.parametrize(
    ("words", "cls"), [("both {Card Name Olga} and {Card Name Pia}", ir.ControlsEach),
                       ("either {Card Name Olga} or {Card Name Pia}", ir.Controls)]
)  # fmt: skip
def test_both_or_either(words: str, cls: type[ir.Condition]) -> None:
    assert isinstance(one(f"If you control {words}, Hild gains Haste.").effects[0].condition, cls)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("words", "nth"),
    [("for the second time in the same turn", 2), ("a second time this turn", 2), ("for the third time in a turn", 3)],
)
def test_the_second_time(words: str, nth: int) -> None:
    event = one(f"When Hild attacks {words}, draw 1 card.").event  # type: ignore[attr-defined]
    assert same(event, ir.FirstInTurn(ir.CardEvent(ME, (ir.Attacks(),)), nth))


def test_a_party_that_it_blocks() -> None:
    event = one("When Hild blocks a party, draw 1 card.").event  # type: ignore[attr-defined]
    assert same(event.happenings[0].whom.group.qualifiers, (ir.InAParty(),))


def test_attackers_are_counted() -> None:
    text = "If you attacked with 2 or more Forwards this turn, the cost required to play Hild onto the field is reduced by 3."
    condition = one(text).effects[0].condition  # type: ignore[attr-defined]
    assert same(condition, ir.HappenedThisTurn(ir.CardEvent(OURS, (ir.Attacks(),)), 2))


@pytest.mark.parametrize("it", ["it", "them"])
def test_selects_and_discards(it: str) -> None:
    count = 1 if it == "it" else 2
    text = f"Your opponent selects {count} card{'s' * (count > 1)} from their hand and discards {it}."
    held = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(OPPONENT)),))
    assert same(last(text), ir.Discard(OPPONENT, ir.Num(count), held, bind="t1"))


@pytest.mark.parametrize(
    ("words", "cls"),
    [
        ("puts it into the Break Zone", ir.PutInto),
        ("returns it to its owner's hand", ir.ToHand),
        ("breaks it", ir.Break),
    ],
)
def test_one_of_them(words: str, cls: type[ir.Effect]) -> None:
    both = last(f"Choose 2 Forwards opponent controls. Your opponent selects 1 of them and {words}.")
    selected, done = both.effects  # type: ignore[attr-defined]
    assert same(selected, ir.SelectAmong(OPPONENT, ir.Target(ir.Num(1), ir.Group(ir.IsCard()), bind="t2"), T1))
    assert isinstance(done, cls) and same(done.what, ir.Ref(("t2",)))  # type: ignore[attr-defined]


def test_puts_one_of_them_away() -> None:
    taken = last("Choose 2 Forwards opponent controls. Your opponent puts 1 of them into the Break Zone.")
    assert isinstance(taken, ir.TakeAmong) and taken.player == OPPONENT and same(taken.among, T1)


def test_its_controller_pays_or_reveals() -> None:
    may = effects("Choose 1 Forward. Its controller may pay 《2》. If they do not, break it.")[1]
    assert isinstance(may, ir.May) and same(may.player, ir.ControllerOf(T1))
    shown = last("Choose 1 Forward. Its controller reveals the top card of their deck.")
    assert isinstance(shown, ir.RevealTop) and same(shown.deck, ir.ControllerOf(T1))
