"""What FFTCG sentences mean: what is said of one player, kind or number, said of another one."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    FORWARD,
    ME,
    MINE,
    OPPONENT,
    T1,
    YOU,
    asked_as_it_attacks,
    effects,
    field,
    last,
    one,
    rule_of,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir

SUMMON = ir.TypeIs(("Summon",))
ANYBODY = ir.AnyPlayer()
ALIKE = ir.SameTrait("element", ME)


@pytest.mark.parametrize("words", ["that targets a", "that is targeting a", "targeting a", "that is choosing a"])
def test_a_summon_that_targets(words: str) -> None:
    chosen = one(f"《1》: Choose 1 Summon {words} Forward you control. Cancel its effect.").effects[0]  # type: ignore[attr-defined]
    (target,) = chosen.targets
    assert same(target.group, ir.Group(SUMMON, qualifiers=(ir.ChoosesOnly(ir.Group(FORWARD, qualifiers=(MINE,))),)))


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("your opponent's Backups' abilities", ir.CannotBeChosen(OPPONENT, ("ability",), ir.Group(ir.TypeIs(("Backup",))))),
        ("Characters' abilities", ir.CannotBeChosen(ANYBODY, ("ability",), ir.Group(ir.IsCharacter()))),
        ("Summons' EX Bursts", ir.CannotBeChosen(ANYBODY, ("burst",), ir.Group(SUMMON))),
        ("EX Bursts of Characters", ir.CannotBeChosen(ANYBODY, ("burst",), ir.Group(ir.IsCharacter()))),
        ("your opponent's Summons that share an Element with Hild",
         ir.CannotBeChosen(OPPONENT, ("summon",), ir.Group(ir.IsCard(), qualifiers=(ALIKE,)))),
        ("Summons or abilities that don't share its Element",
         ir.CannotBeChosen(ANYBODY, ("summon", "ability"), ir.Group(ir.IsCard(), qualifiers=(ir.Without(ALIKE),)))),
    ],
)  # fmt: skip
def test_by_whose_it_is_not_chosen(words: str, rule: ir.Rule) -> None:
    assert same(rule_of(f"Hild cannot be chosen by {words}."), rule)


@pytest.mark.parametrize(
    "text",
    [
        "Cards put into the Damage Zone due to Hild cannot use their EX Bursts.",
        "Cards put in the Damage Zone due to Hild cannot use EX Bursts.",
        "If Hild deals damage to your opponent, the card put in the Damage Zone cannot use its EX Burst.",
        "If Hild deals damage to your opponent, cards put into the Damage Zone due to that damage cannot use their EX Bursts.",
        "Your opponent cannot use EX Bursts of cards put into the Damage Zone due to Hild.",
    ],
)
def test_no_ex_bursts_of_its_damage(text: str) -> None:
    assert same(rule_of(text), ir.NoExBurst())


def test_no_ex_bursts_of_a_kind() -> None:
    rule = rule_of("Summons put into the Damage Zone due to Hild cannot use their EX Bursts.")
    assert same(rule, ir.NoExBurst(ir.Group(SUMMON)))


@pytest.mark.parametrize("words", ["Elements of", "the Elements of"])
def test_elements_that_it_has_anywhere(words: str) -> None:
    wanted = ir.GainElements(ME, ("Fire", "Water", "Earth"), ALWAYS)
    assert same(field(f"Hild gains {words} Fire, Water and Earth."), wanted)


@pytest.mark.parametrize("end", ["without paying its cost", "without paying the cost", "instead of paying the CP cost"])
def test_another_cost(end: str) -> None:
    cost = ir.Cost(actions=(ir.PayDiscard(ir.Num(2), ir.Group(ir.IsCard())),))
    assert same(field(f"You can discard 2 cards to cast Hild {end}."), ir.AlternativeCost(ME, cost))


@pytest.mark.parametrize(
    "cards",
    ["for your opponent to cast their first Summon each turn", "to cast the first Summon your opponent casts each turn",
     "to cast your opponent's first Summon each turn"],
)  # fmt: skip
def test_the_first_that_the_opponent_casts(cards: str) -> None:
    for dearer in ("is increased", "increases"):
        wanted = ir.CastersCostChange(OPPONENT, ir.Group(SUMMON), ir.Num(2), ALWAYS, more=True, nth=1)
        assert same(field(f"The cost required {cards} {dearer} by 2."), wanted)


@pytest.mark.parametrize("words", ["paid only with Fire CP", "paid with only Fire CP", "only paid with Fire CP"])
def test_paid_with_one_element_alone(words: str) -> None:
    effect = last(f"If the cost to cast Hild was {words}, draw 1 card.")
    assert isinstance(effect, ir.If) and same(effect.condition, ir.PaidOnlyElement("Fire"))


@pytest.mark.parametrize(
    ("words", "node"),
    [
        ("you and your opponent have the same number of cards in hand", ir.HandSize),
        ("each player has the same number of cards in their hand", ir.HandSize),
        ("you and your opponent have received the same number of points of damage", ir.DamageReceived),
    ],
)
def test_both_have_as_many(words: str, node: type[ir.Amount]) -> None:
    assert same(asked_as_it_attacks(words), ir.Compare(node(YOU), node(OPPONENT), "="))  # type: ignore[call-arg]


@pytest.mark.parametrize(
    "both",
    ["both cards are", "both discarded cards are", "both of the discarded cards are", "all the discarded cards are"],
)
def test_what_two_discarded_cards_have_in_common(both: str) -> None:
    for words, node in (("of the same Element", ir.AllShare), ("of different Elements", ir.AllApart)):
        effect = last(f"Discard 2 cards. If {both} {words}, draw 3 cards.")
        assert isinstance(effect, ir.If) and same(effect.condition, node(ir.Ref(("t1",)), "element"))


def test_it_must_attack_in_the_next_turn() -> None:
    behind, front = (
        last(f"Choose 1 Forward. {text}")
        for text in (
            "It must attack during your opponent's next turn if possible.",
            "If possible, it must attack during your opponent's next turn.",
        )
    )
    assert same(behind, front) and same(front, ir.Restrict(T1, ir.MustAttack(), ir.DuringNextTurn(ir.Opponent())))


def test_they_share_an_element() -> None:
    asked = last("Choose 2 Forwards. If they share an Element, dull them.")
    assert isinstance(asked, ir.If) and same(asked.condition, ir.AllShare(T1, "element"))


def test_no_cards_in_a_deck() -> None:
    for words, player in (
        ("you have no cards in your deck", ir.You()),
        ("your opponent has no cards in their deck", ir.Opponent()),
    ):
        asked = last(f"If {words}, draw 1 card.")
        assert isinstance(asked, ir.If)
        lying = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.DeckZone(player)),))
        assert same(asked.condition, ir.Exists(lying, ir.Num(0), "<="))


@pytest.mark.parametrize(
    "done",
    [
        "Put the top 2 cards of your deck into the Break Zone.",
        "Reveal the top 2 cards of your deck.",
        "Discard 2 cards.",
    ],
)
def test_these_cards(done: str) -> None:
    """Those that were just shown, discarded or put away, all of them."""
    rest = " Put them at the bottom of your deck." if "Reveal" in done else ""
    asked = effects(f"{done} If these cards are of the same Element, draw 1 card.{rest}")[1]
    assert isinstance(asked, ir.If) and same(asked.condition, ir.AllShare(T1, "element"))
    if not rest:
        counted = last(f"{done} If 1 or more of these cards are Forwards, draw 1 card.")
        assert isinstance(counted, ir.If)
        assert same(counted.condition, ir.Compare(ir.CountRef(T1, ir.Group(ir.TypeIs(("Forward",)))), ir.Num(1), ">="))


def test_these_cards_are_open_behind_a_part_of_them() -> None:
    taken = "Add 1 Forward among them to your hand and put the rest of the cards into the Break Zone."
    with pytest.raises(TextError):
        one(
            f"Reveal the top 3 cards of your deck. {taken} If 2 or more of these cards are Forwards, draw 1 card.",
            "Summon",
        )
    with pytest.raises(TextError):
        one(
            "Put the top card of your deck into the Break Zone. If these cards are of the same Element, draw 1 card.",
            "Summon",
        )
