"""How a card entered the field is asked only where the game knows it: as it enters (11.8.13), or of Warp, which stays marked on it."""

import pytest

from cardwright.errors import TextError
from cardwright.text.compile import compile_text


@pytest.mark.parametrize(
    "text",
    [
        "When Hild attacks, if Hild entered the field due to an ability, draw 1 card.",
        "When a Forward other than Hild enters your field, if Hild entered the field due to an ability, draw 1 card.",
        "《0》: If Hild entered the field due to an ability, draw 1 card.",
    ],
)
def test_how_it_entered_is_not_known_later(text: str) -> None:
    with pytest.raises(TextError, match="how a card entered the field"):
        compile_text("fftcg", text, name="Hild", card_type="Forward")


@pytest.mark.parametrize(
    "text",
    [
        "When Hild enters the field, if Hild entered the field due to an ability, draw 1 card.",
        "When a Forward enters your field, if it entered the field due to an ability, draw 1 card.",
        "When Hild attacks, if Hild entered the field due to Warp, draw 1 card.",
    ],
)
def test_what_is_known_is_read(text: str) -> None:
    assert compile_text("fftcg", text, name="Hild", card_type="Forward").abilities
