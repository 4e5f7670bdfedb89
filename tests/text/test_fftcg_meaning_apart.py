"""A sentence means behind others what it means alone: own sentences, and all the own texts behind each other."""

from __future__ import annotations

import random
import re
from pathlib import Path

import msgspec
import pytest
from fftcg_meaning import effects, last, one
from mutating import plain

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text
from cardwright.text.walk import bottom_up, nodes

T2, T3 = ir.Ref(("t2",)), ir.Ref(("t3",))
TURN = " until the end of the turn."


@pytest.mark.parametrize(
    ("before", "words", "meant"),
    [
        ("Choose 1 Forward you control. It gains Haste" + TURN,
         "Remove the top card of your deck from the game. You can cast it this turn.", T2),
        ("You may search for 1 Forward of cost 3 or less and play it onto the field.",
         "Remove the top card of your deck from the game. You can cast it this turn.", T2),
        ("You may search for 1 Backup and add it to your hand.",
         "Remove the top card of your deck from the game. You can cast it this turn.", T2),
        ("Choose 1 Forward you control. It gains Haste" + TURN,
         "Reveal the top 4 cards of your deck. Remove 1 card among them from the game and return the other cards to the bottom of your deck"
         " in any order. You can cast it this turn.", T3),
        ("Reveal the top 2 cards of your deck. Add 1 Ice card among them to your hand and put the rest of the cards into the Break Zone.",
         "Activate all the Forwards you control and negate all damage dealt to them.", T3),
        ("Reveal the top 2 cards of your deck. Add 1 Ice card among them to your hand and put the rest of the cards into the Break Zone.",
         "Look at the top card of your deck and your opponent's deck. Put them on the top or bottom of the respective decks.",
         ir.Ref(("t3", "t4"))),
        ("You may search for 1 Forward and add it to your hand.",
         "During this turn, if a Monster or a Forward enters the field by your opponent's Summons or abilities, remove it from the game instead.",
         ir.Ref(("subject",))),
        ("You may search for 1 Forward and add it to your hand.",
         "During this turn, Hild cannot be chosen by your opponent's Summons or abilities and the next damage dealt to him becomes 0"
         " instead.", ir.Ref(("self",))),
    ],
)  # fmt: skip
def test_the_pronoun_means_what_its_own_sentences_speak_of(before: str, words: str, meant: ir.Ref) -> None:
    *_, found = (each for each in nodes(last(f"《1》: {before} {words}", "Forward")) if isinstance(each, ir.Ref))
    assert plain(found) == plain(meant)


def test_what_was_turned_over_is_no_card_of_another_instruction() -> None:
    words = (
        "Turn over one card at a time from the top of your deck until an Ice card is revealed. Add it to your hand. Then, shuffle the other "
        "cards revealed and return them to the bottom of your deck. Reveal the top 5 cards of your deck. Add 1 Summon among them to your "
        "hand and return the other cards to the bottom of your deck in any order."
    )
    assert {each.among.to for each in nodes(last(words)) if isinstance(each, ir.TakeAmong | ir.PutRest)} == {("t3",)}  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "words",
    [
        "Choose 1 Summon in your Break Zone. Remove the top card of your deck from the game. You can cast it this turn.",
        "Choose 1 Forward opponent controls. Dull it. Remove the top card of your deck from the game. If that card's cost is 4 or less, "
        "draw 1 card.",
        "Your opponent selects 1 active Character they control and dulls it. You may pay 《火》. If you do so, play 1 Forward from your hand "
        "onto the field. If it leaves the field for any reason, remove it from the game instead.",
        "Choose 1 Forward. It gains Haste until the end of the turn. When Hild is put from the field into the Break Zone during this turn, "
        "return Hild to the field. It gains +2000 power until the end of the turn.",
        "Choose 1 Forward. Dull it. Put the top card of your deck into the Break Zone. Add it to your hand.",
        "Each player selects 1 Backup they control. Return them to their owners' hands. Each player selects 1 Forward they control. Then, "
        "put all the Forwards other than the selected Forwards into the Break Zone.",
    ],
)
def test_which_is_meant_is_open(words: str) -> None:
    with pytest.raises(TextError, match="bind"):
        one(words, "Summon")


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("Choose 1 Forward. You may play 1 Forward from your hand onto the field. Deal the chosen Forward 4000 damage, dull it and Freeze it.",
         ["t1", "t1", "t1"]),
        ("You may discard 1 Forward. When you do so, choose 1 Forward. Your opponent discards 1 card. Deal it damage equal to the discarded"
         " Forward's power.", ["t2", "t1"]),
        ("You may pay 《火》. If you do so, play 1 Forward from your hand onto the field. You may search for 1 Forward and add it to your hand."
         " If it leaves the field for any reason, remove it from the game instead.", ["t2", "t1"]),
    ],
)  # fmt: skip
def test_what_is_named_in_the_sentence_or_described(words: str, meant: list[str]) -> None:
    assert [each.to[0] for each in nodes(ir.SummonEffect(effects(words))) if isinstance(each, ir.Ref)] == meant


ATTACK, FALLEN = (
    "When a Forward opponent controls attacks,",
    "When a Forward you control is put from the field into the Break Zone,",
)


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("When a Forward you control is chosen by your opponent's Summon or ability, choose 1 Forward you control. It gains +2000 power until"
         " the end of the turn. Cancel its effect.", "stack"),
        (f"{ATTACK} choose 1 Summon in your Break Zone. Add it to your hand. Dull it.", "subject"),
        (f"{FALLEN} choose 1 Forward. Dull it. Add it to your hand.", "subject"),
        (f"{FALLEN} you may play 1 Forward from your hand onto the field. Add it to your hand.", "subject"),
        ("When Hild deals damage to a Forward or is dealt damage by a Forward, choose 1 card in your Break Zone. Add it to your hand. Break that"
         " Forward.", "other"),
        ("When a party you control attacks, activate all the Forwards other than Hild you control. They gain +2000 power until the end of the"
         " turn.", "t1"),
    ],
)  # fmt: skip
def test_what_the_verb_can_be_done_to(words: str, meant: str) -> None:
    *_, found = (each for each in nodes(one(words)) if isinstance(each, ir.Ref))
    assert found.to == (meant,)


def test_what_came_where_the_card_of_the_event_has_left() -> None:
    gained = one(
        "When a Forward you control is put from the field into the Break Zone, you may play 1 Forward from your hand onto the field. It gains "
        "Haste until the end of the turn."
    ).effects[-1]  # type: ignore[attr-defined]
    assert isinstance(gained, ir.Gain) and gained.to == ir.Ref(("t1",))
    with pytest.raises(TextError, match="could mean"):
        one(
            "When a Forward opponent controls enters the field, you may play 1 Forward from your hand onto the field. If you do so, deal it "
            "4000 damage."
        )


def test_the_discarded_card_of_a_cost_or_of_an_effect() -> None:
    cost, between = "《ダル》, discard 1 Forward: Choose 1 Forward.", "Your opponent discards 1 card."
    dealt = one(f"{cost} {between} Deal it damage equal to the discarded Forward's power.").effects[-1]  # type: ignore[attr-defined]
    assert plain(dealt.amount) == ir.PowerOf(ir.PaidWith("discarded"))
    with pytest.raises(TextError, match="could mean"):
        one(f"{cost} {between} Dull it. If the discarded card is of Ice Element, also Freeze it.")


@pytest.mark.parametrize(
    "words",
    [
        "Activate all the Forwards you control. Deal 1000 damage to all the Forwards opponent controls. They gain Haste until the end of the "
        "turn.",
        "Draw 1 card, then discard 1 card. Your opponent discards 1 card. If the discarded card is a Summon, draw 1 card.",
    ],
)
def test_one_group_or_another(words: str) -> None:
    with pytest.raises(TextError, match="could mean"):
        one(words, "Summon")


# -- any two texts -----------------------------------------------------------------------------------------------------

OWN = Path(__file__).with_name("fftcg_sentences.txt")


def texts() -> list[str]:
    """What the own texts say behind a trigger or a cost."""
    found = []
    for line in OWN.read_text().splitlines():
        line = re.sub(r"\{(.*?)\}", r"[[i]]\1[[/]]", line)
        if line.startswith("S|"):
            found.append(line.removeprefix("S|"))
        elif said := re.fullmatch(r"(?:When Hild enters the field,|《[^:\"]*:) ([^\"]*)", line):
            found.append(said[1][0].upper() + said[1][1:])
    return found


def does(text: str) -> tuple[ir.Effect, ...] | None:
    """What a Summon with this text does, without its wordings; None where it is refused."""
    try:
        made = compile_text("fftcg", text, name="Hild", card_type="Summon")
    except TextError:
        return None
    return plain(made.abilities[0]).effects if len(made.abilities) == 1 else None  # type: ignore[attr-defined,no-any-return]


def moved(effects: tuple[ir.Effect, ...], by: int) -> tuple[ir.Node, ...]:
    """The effects with what they bind and speak of under later names."""

    def later(name: str) -> str:
        return f"t{int(name[1:]) + by}" if re.fullmatch(r"t\d+", name) else name

    def rename(node: ir.Node) -> ir.Node:
        names = {
            key: later(value) for key in ("bind", "bind_rest") if isinstance(value := getattr(node, key, None), str)
        }
        if isinstance(node, ir.Ref):
            return ir.Ref(tuple(map(later, node.to)))
        return msgspec.structs.replace(node, **names) if names else node

    return tuple(bottom_up(each, rename) for each in effects)


HOLDING = (ir.WhenDone, ir.Delayed, ir.Reflexive, ir.Alternatively, ir.OneOf, ir.Modal, ir.AbilityGained)


def test_sentences_mean_behind_others_what_they_mean_alone() -> None:
    pick, alone = random.Random(7), [(text, found) for text in texts() if (found := does(text))]
    plain_ones = [(t, e) for t, e in alone if not any(isinstance(n, HOLDING) for each in e for n in nodes(each))]
    compared = 0
    for _ in range(900):
        (first, before), (second, behind) = pick.choice(plain_ones), pick.choice(plain_ones)
        both = does(f"{first} {second}")
        if both is None:
            continue
        bound = [int(each[1:]) for each in re.findall(r"bind(?:_rest)?='(t\d+)'", str(before))]
        assert both == (*before, *moved(behind, max(bound, default=0))), f"{first} {second}"
        compared += 1
    assert compared > 600
