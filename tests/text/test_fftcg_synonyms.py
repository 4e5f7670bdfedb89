""" "Does not" is read as "doesn't" is, "you have" as "you've"; each prints as it stands."""

import pytest
from fftcg_meaning import ENTERS

from cardwright.errors import TextError
from cardwright.text.compile import compile_text
from cardwright.text.reading import same_meaning

FORWARDS = [
    "Hild cannot be broken by opposing Summons or abilities that don't deal damage.",
    "Hild cannot be broken by your opponent's Summons that don't deal damage.",
    "Hild cannot be broken by abilities that don't deal damage.",
    "At the end of each of your turns, if you don't pay 《1》, put Hild into the Break Zone.",
    "When Hild enters the field, if you don't discard 1 card, put Hild into the Break Zone.",
    "When Hild enters the field, choose 1 Monster opponent controls. If your opponent doesn't pay 《3》, break it.",
    "The Forwards opponent controls don't activate during your opponent's Active Phase.",
    "When Hild enters the field, search for 1 Job Weaver and 1 Summon that don't share Elements and add them to your hand.",
    "When Hild is chosen by a Summon or an ability, draw 1 card.",
    "When you cast the second Backup you've cast this turn, draw 1 card.",
    "During each turn, when you cast the first Monster you've cast, draw 1 card.",
]
SUMMONS = [
    "Choose 1 Summon. If your opponent doesn't pay 《3》, cancel its effect.",
    "Choose 1 Summon. If its controller doesn't pay 《3》, cancel its effect.",
    "Choose 1 Summon. Cancel its effect if your opponent doesn't pay 《3》.",
]


@pytest.mark.parametrize(
    ("text", "card_type"), [(text, "Forward") for text in FORWARDS] + [(text, "Summon") for text in SUMMONS]
)
def test_the_longer_words(text: str, card_type: str) -> None:
    longer = (
        text.replace("doesn't", "does not")
        .replace("don't", "do not")
        .replace("you've", "you have")
        .replace("Summon or an ability", "Summon or ability")
    )
    first, second = (compile_text("fftcg", each, name="Hild", card_type=card_type) for each in (text, longer))
    assert first != second
    assert same_meaning(first, second)


@pytest.mark.parametrize(
    ("text", "other"),
    [
        (
            "Choose up to 2 Forwards opponent controls. Deal them 3000 damage.",
            "Choose up to 2 Forwards opponent controls. Deal 3000 damage to each of them.",
        ),
        (
            ENTERS + "deal 1000 damage to all the Forwards opponent controls for each card you have cast this turn.",
            ENTERS + "deal 1000 damage to all the Forwards opponent controls for each card you cast this turn.",
        ),
        (
            "When Hild attacks, if you control Characters of 4 or more different Elements, draw 1 card.",
            "When Hild attacks, if you control Characters of 4 or more Elements, draw 1 card.",
        ),
        (
            ENTERS + "if the cost paid to cast Hild included CP of 3 or more different Elements, draw 1 card.",
            ENTERS + "if the cost paid to cast Hild included CP of 3 or more Elements, draw 1 card.",
        ),
        (
            ENTERS
            + "you may cast up to 2 Summons with a total cost of 6 or less from your hand without paying its cost.",
            ENTERS
            + "you may cast up to 2 Summons with a total cost of 6 or less from your hand without paying their costs.",
        ),
        (
            ENTERS + "until the end of your opponent's next turn, your opponent cannot cast Summons.",
            ENTERS + "your opponent cannot cast Summons until the end of their next turn.",
        ),
    ],
)
def test_the_same_in_other_words(text: str, other: str) -> None:
    kind = "Forward" if "Hild" in text else "Summon"
    first, second = (compile_text("fftcg", each, name="Hild", card_type=kind) for each in (text, other))
    assert first != second
    assert same_meaning(first, second)


@pytest.mark.parametrize("who", ["you", "players", "each player"])
def test_whose_next_turn(who: str) -> None:
    with pytest.raises(TextError, match="whose next turn"):
        compile_text(
            "fftcg",
            f"{ENTERS}{who} cannot cast Summons until the end of their next turn.",
            name="Hild",
            card_type="Forward",
        )
