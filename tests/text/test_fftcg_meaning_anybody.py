"""Who is "that player", attacking alone, power that is limited in all, and older words for what is said elsewhere; each sentence with
the tree it must become."""

from __future__ import annotations

import pytest
from fftcg_meaning import FORWARD, ME, OPPONENT, T1, YOU, effects, last, one, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text

EACH, THAT = ir.EachPlayer(), ir.EventPlayer()
DRAW = ir.Draw(YOU, ir.Num(1))
SUMMONS = ir.Group(ir.TypeIs(("Summon",)))


@pytest.mark.clauses("fftcg-2020", "11.8.7")
@pytest.mark.parametrize(
    ("words", "event"),
    [
        ("At the end of each player's turn", ir.EndOf("turn", EACH)),
        ("At the beginning of each player's turn", ir.BeginningOf("turn", EACH)),
        ("At the beginning of each player's Draw Phase", ir.BeginningOf("draw", EACH)),
        ("When a player casts a Summon", ir.PlayerCasts(EACH, SUMMONS)),
        ("When either player receives damage", ir.PlayerReceivesDamage(EACH)),
        ("When a player draws a card outside of their Draw Phase", ir.PlayerDraws(EACH, outside=True)),
    ],
)
def test_that_player(words: str, event: ir.Event) -> None:
    ability = one(f"{words}, that player discards 1 card from their hand.")
    assert same(ability.event, event)  # type: ignore[attr-defined]
    held = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(THAT)),))
    assert same(ability.effects, (ir.Discard(THAT, ir.Num(1), held, bind="t1"),))  # type: ignore[attr-defined]


@pytest.mark.parametrize("words", ["When Hild attacks", "At the end of each of your turns", "When you cast a Summon"])
def test_nobody_who_could_be_that_player(words: str) -> None:
    with pytest.raises(TextError):
        compile_text("fftcg", f"{words}, that player draws 1 card.", name="Hild", card_type="Forward")


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("has no cards in their hand", ir.HandSizeIs(THAT, ir.Num(0), "=")),
        ("has 2 cards or less in their hand", ir.HandSizeIs(THAT, ir.Num(2), "<=")),
        ("controls 3 or more Forwards", ir.Controls(THAT, ir.Group(FORWARD), ir.Num(3), ">=", bind="t1")),
        ("controls no Forwards", ir.Controls(THAT, ir.Group(FORWARD), ir.Num(0), "<=", bind="t1")),
    ],
)
def test_what_that_player_has(words: str, condition: ir.Condition) -> None:
    ability = one(
        f"At the end of each player's turn, if that player {words}, Hild deals that player 1 point of damage."
    )
    asked = ability.condition  # type: ignore[attr-defined]
    assert same(
        asked if words.startswith("has") else unbound(asked),
        condition if words.startswith("has") else unbound(condition),
    )
    assert same(ability.effects, (ir.DamagePlayer(player=THAT, amount=ir.Num(1), source=ME),))  # type: ignore[attr-defined]


def unbound(condition: ir.Controls) -> tuple[object, ...]:
    return (condition.player, condition.group, condition.count, condition.compare)


def test_whose_forwards() -> None:
    chosen = one(
        "At the beginning of each player's Attack Phase, choose 1 Forward that player controls. Dull it."
    ).effects[0]  # type: ignore[attr-defined]
    assert same(chosen.targets[0].group.qualifiers, (ir.ControlledBy(THAT),))


def test_alone_and_in_a_party() -> None:
    for words, happening in (("alone", ir.AttacksAlone()), ("in a party", ir.FormsPartyAndAttacks()),
                             ("as part of a party", ir.FormsPartyAndAttacks())):  # fmt: skip
        event = one(f"When Hild attacks {words}, draw 1 card.").event  # type: ignore[attr-defined]
        assert same(event, ir.CardEvent(ME, (happening,)))
    assert same(one("When Hild isn't blocked, draw 1 card.").event, ir.CardEvent(ME, (ir.IsNotBlocked(),)))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("words", "more"), [("up to 3 Forwards", {"up_to": True}), ("any number of Forwards", {"any_number": True})]
)
@pytest.mark.parametrize("total", ["with a total power", "with total power"])
def test_power_in_all(words: str, more: dict[str, bool], total: str) -> None:
    (chosen, broken) = effects(f"Choose {words} {total} of 9000 or less. Break them.")
    (target,) = chosen.targets  # type: ignore[attr-defined]
    assert same(target.most_power, ir.Num(9000)) and target.most_cost is None
    assert all(getattr(target, key) for key in more) and isinstance(broken, ir.Break)


@pytest.mark.parametrize("words", ["didn't attack", "did not attack", "hasn't attacked", "has not attacked"])
def test_that_did_not_attack(words: str) -> None:
    (target,) = effects(f"Choose 1 Forward that {words} this turn. Dull it.")[0].targets  # type: ignore[attr-defined]
    assert same(target.group.qualifiers, (ir.Without(ir.AttackedThisTurn()),))


@pytest.mark.parametrize("words", ["both players receive", "you and your opponent each receive"])
def test_both_receive_damage(words: str) -> None:
    text = f"{words[0].upper()}{words[1:]} 1 point of damage."
    assert same(last(text), ir.ReceiveDamage(EACH, ir.Num(1)))
    assert same(last("Deal 1 point of damage to your opponent."), ir.ReceiveDamage(OPPONENT, ir.Num(1)))


@pytest.mark.parametrize(
    ("words", "span"), [("The next Summon you cast this turn", 2), ("During this turn, the next Summon you cast", 3)]
)
@pytest.mark.parametrize("less", ["less", "less to cast"])
def test_the_next_one_costs_less(words: str, span: int, less: str) -> None:
    made = last(f"{words} costs 2 {less} (it cannot become 0).")
    wanted = ir.CastersCostChange(
        player=YOU, group=SUMMONS, amount=ir.Num(2), next_only=True, floor=1, duration=ir.UntilEndOfTurn(w=span)
    )
    assert same(made, wanted)


@pytest.mark.parametrize("words", ["each turn", "every turn", "at least once each turn"])
def test_must_attack(words: str) -> None:
    (rule,) = effects(f"Hild must attack {words} if possible.", "Forward")
    assert same(rule.rule, ir.MustAttack())  # type: ignore[attr-defined]


def test_other_words() -> None:
    (lost,) = effects("《1》: Choose 1 Forward. As long as Hild remains on the field, it loses 3000 power.", "Forward")[
        1:
    ]
    assert same(lost.duration, ir.WhileOnField(ME)) and same(lost.to, T1)  # type: ignore[attr-defined]
    assert isinstance(last("Choose 1 Monster. Return it to the top or the bottom of its owner's deck."), ir.PutInto)
    for words in ("cast", "used"):
        text = f"[[ex]]EX BURST[[/]] Choose 1 Forward. Deal it 5000 damage. If Hild is {words} as an EX Burst, deal it 8000 damage instead."
        made = one(text, "Summon").effects[-1]  # type: ignore[attr-defined]
        assert isinstance(made.condition, ir.FromExBurst)
    for two in ("the chosen Forward", "it"):
        text = f"《1》: Choose 1 Forward. Hild and {two} deal damage equal to their power to each other."
        assert isinstance(effects(text, "Forward")[1], ir.DealEachOther)


@pytest.mark.clauses("fftcg-2020", "11.6.2.4")
@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("returned to its owner's hand", ir.CannotBeReturned(ir.AnyPlayer())),
        ("removed from the game", ir.CannotBeRemoved(ir.AnyPlayer())),
    ],
)
def test_by_nobody_at_all(words: str, rule: ir.Rule) -> None:
    said = one(f"Hild cannot be {words}.")
    assert same(said.effects, (ir.Restrict(ME, rule, ir.Continuous()),))  # type: ignore[attr-defined]
