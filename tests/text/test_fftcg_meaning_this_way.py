"""Longer wordings of what is counted: they are read as the shorter ones are, and print as they are."""

import pytest

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text
from cardwright.text.reading import same_meaning

GAINS = "Hild gains +1000 power for each {} until the end of the turn."
NOW = "Hild gains +1000 power for each card your opponent has discarded "
MILLED = "When Hild attacks, put the top 3 cards of your deck into the Break Zone. "
RETURNED = "When Hild attacks, return all the Backups you control to their owners' hands. "
PAIRS = [
    (NOW + "from his/her hand this turn.",
     NOW + "from their hand this turn."),
    (MILLED + GAINS.format("Forward put into the Break Zone in this way"),
     MILLED + GAINS.format("Forward put into the Break Zone this way")),
    (RETURNED + GAINS.format("Backup returned to your hand in this way"),
     RETURNED + GAINS.format("Backup returned to your hand this way")),
    (RETURNED + "Draw cards equal to the number of Backups returned in this way.",
     RETURNED + "Draw cards equal to the number of Backups returned this way."),
]  # fmt: skip


@pytest.mark.parametrize(("longer", "shorter"), PAIRS)
def test_said_at_length(longer: str, shorter: str) -> None:
    texts = [compile_text("fftcg", each, name="Hild", card_type="Forward") for each in (longer, shorter)]
    assert isinstance(texts[0], ir.CardText)
    assert same_meaning(texts[0], texts[1])


READ = [
    "When you receive damage from a Summon, draw 1 card.",
    "Each time you are dealt damage by your opponent's Summon, draw 1 card.",
    "When you receive damage from one of your opponent's Forwards, draw 1 card.",
    "When a card is discarded from your hand, draw 1 card.",
    "When Hild enters the field, reveal the top card of your deck and add it to your hand. If the added card is a Forward, draw 1 card.",
    "When Hild enters the field, choose 1 Forward with the same Job as a Job Knight you control. Dull it.",
    "If you would receive damage, you may remove the top card of your deck from the game. If you do so, the damage becomes 0 instead.",
    "You can cast Hild from your Break Zone. If Hild was cast from the Break Zone, remove it from the game when it leaves the field.",
    "When Hild enters the field, as long as Hild remains on the field, all the Forwards opponent controls gain +1000 power and cannot be "
    "returned to their owners' hands by your opponent's Summons.",
    "If your Summon or an ability of a Forward you control deals damage to a Monster, the damage is reduced by 1000 instead.",
    "Hild can attack as many times as your points of damage.",
    "If you control 3 or more Backups, the damage dealt to Hild is reduced by 2000 instead.",
    "If you control a Monster, all the damage dealt to the Forwards you control is reduced by 1000 instead.",
    "《0》: Until the end of the turn, Hild also becomes a Forward with 6000 power and gains Haste.",
    '《0》: Until the end of the turn, Hild also becomes a Forward with 6000 power and gains Brave and "When Hild attacks, draw 1 card."',
    "When Hild enters the field, search for 1 Job Weaver and 1 Job Smith with different names and add them to your hand.",
    *(
        f"When Hild enters the field, choose 1 Monster. As long as Hild remains on the field, it {said}."
        for said in (
            "loses all its abilities and cannot attack",
            "cannot attack and loses all its abilities",
            "cannot attack and gains Brave",
            "gains Brave and loses 1000 power",
            "loses 1000 power and gains Brave",
            "cannot attack and cannot block",
        )
    ),
]


@pytest.mark.parametrize("text", READ)
def test_in_other_words(text: str) -> None:
    """Each of these had two phrases, or was printed as another is."""
    assert compile_text("fftcg", text, name="Hild", card_type="Forward").abilities


@pytest.mark.parametrize("trait", ["name", "cost", "Element"])
def test_each_of_them_counts_once(trait: str) -> None:
    one, many = (
        compile_text(
            "fftcg", f"Hild gains +1000 power for each Backup {each} you control.", name="Hild", card_type="Forward"
        )
        for each in (f"of a different {trait}", f"of different {trait}s")
    )
    assert same_meaning(one, many)


@pytest.mark.parametrize(
    "again",
    [
        "the damage dealt to Hild is reduced by 3000 instead",
        "if Hild is dealt damage, reduce the damage by 3000 instead",
    ],
)
def test_reduced_besides_or_instead(again: str) -> None:
    """Whether the two add up is not said."""
    text = f"The damage dealt to Hild is reduced by 1000. If you control 3 or more Backups, {again}."
    with pytest.raises(TextError, match="besides, or instead"):
        compile_text("fftcg", text, name="Hild", card_type="Forward")
