"""The errors that Cardwright raises on purpose.

Every one of them derives from `CardwrightError`, so that a caller can tell "the input is wrong" from "the program is wrong".
"""

from __future__ import annotations


class CardwrightError(Exception):
    """Base of all errors raised on purpose: the message says what is wrong and where."""


class Illegal(CardwrightError):
    """An answer or action that the rules refuse. The game is unchanged (14.1).

    `clause` is the id of the rule clause that forbids it, `reason` says why in plain words.
    """

    def __init__(self, reason: str, clause: str = "") -> None:
        self.reason = reason
        self.clause = clause
        super().__init__(f"{reason} [{clause}]" if clause else reason)


class InputError(CardwrightError):
    """A file, deck, card or option that cannot be used: says what and where."""


class TextError(CardwrightError):
    """A card text that does not compile.

    `stage` is where it stopped (`read`, `ambiguous`, `bind`, `round_trip`, `executable`, `ruleset`), `at` the character offset in the
    paragraph, `paragraph` its index, `reason` what is wrong there, `card` whose text it is, where that is known.
    """

    def __init__(self, reason: str, *, stage: str, paragraph: int = 0, at: int = 0, card: str = "") -> None:
        self.reason = reason
        self.stage = stage
        self.paragraph = paragraph
        self.at = at
        self.card = card
        super().__init__(f"{card}: " * bool(card) + f"{stage} error in paragraph {paragraph + 1} at {at}: {reason}")

    def of(self, card: str) -> TextError:
        """The same error, with the card named."""
        return TextError(self.reason, stage=self.stage, paragraph=self.paragraph, at=self.at, card=card)


class SaveError(CardwrightError):
    """Saved bytes that cannot be restored: another version, another pool, or broken data."""


class WorkError(CardwrightError):
    """A process that worked for this one ended before its work was done: says how. Nothing is wrong with the input."""
