"""What the greedy bots of both games go by: whether a card's words help or harm what they are aimed at."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from cardwright.kernel.decisions import Answer, Decision
from cardwright.kernel.game import Game
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random


def text_of(game: Game, object_id: int) -> str:
    """The printed text of the card; empty for what has none."""
    return str(getattr(game.defs[game.state.objects[object_id].card].facts, "text", ""))


def yes(match: Match, decision: Decision, random: Random) -> Answer | None:
    """Whatever may be done is done, where it can be done at all."""
    return decision.most > 0 if decision.kind == "yes_no" else None


@dataclass(frozen=True, slots=True)
class Words:
    """A game's words for what does good and for what does harm."""

    helping: re.Pattern[str]
    harming: re.Pattern[str]

    def harms(self, game: Game, object_id: int) -> bool:
        """Whether the card is of the kind that one uses against the other side."""
        return bool(self.harming.search(text_of(game, object_id)))

    def targets(self, match: Match, decision: Decision, random: Random) -> Answer | None:
        """The other side's best for what harms, one's own best for what helps; as many as allowed."""
        if decision.kind != "choose":
            return yes(match, decision, random)
        game = match.game
        text = text_of(game, decision.source[0]) if decision.source[0] >= 0 else ""
        helps = bool(self.helping.search(text)) and not self.harming.search(text)

        def liking(option: Any) -> tuple[bool, int]:
            if not isinstance(option, int):
                return (True, 0)
            mine = game.state.objects[option].controller == decision.player
            return (mine == helps, game.chars(option).cost)

        options = sorted(decision.options or (), key=liking, reverse=True)
        wanted = [o for o in options if liking(o)[0]][: decision.most]
        if len(wanted) < decision.least:
            wanted = options[: decision.least]
        return tuple(wanted)
