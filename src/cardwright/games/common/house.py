"""What the shared procedures ask of the game they run in: its switches, how costs are paid, cards played, players hurt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol, cast

import msgspec

from cardwright.games.common.context import Ctx
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.rules import Rules
from cardwright.kernel.state import MISC, Event, Ref

if TYPE_CHECKING:
    from cardwright.games.common.actions import Cause

DEFEATS: Final = (
    "decked",
    "undeckable",
    "lost",
)  # what is noted of a player who has met a condition of defeat (`doom`)
DOOMED: Final = "doomed"  # in State.vars: somebody has met a condition of defeat other than damage


class Terms(msgspec.Struct, frozen=True):
    """On what terms an effect lets a player play a card: free, or for how much less, no less than `least`; not `matching`: with CP of
    any Elements. `choice`: for each reduction that depends on what is chosen, whether it applies; None before anything is."""

    free: bool = False
    reduction: int = 0
    least: int = 0
    matching: bool = True
    choice: tuple[bool, ...] | None = None


USUAL: Final = Terms()
FREE: Final = Terms(free=True)


class Readings(msgspec.Struct, frozen=True):
    """Switches that the shared procedures read: what a ruleset of either game may decide otherwise."""

    name: str
    game: str
    affected_on_resolution: bool = (
        True  # 11.12.4.2; reading F30: else what came after the ability was stacked is left out
    )
    dull_cost_needs_active: bool = True  # 11.6.2.2; reading F44: else a dull card pays a Dull icon by staying dull
    fresh_cards_pay: bool = False  # 11.6.2.2; sve 10.4.6.1: a card pays by being dulled in the turn in which it came
    all_targets_needed: bool = True  # 11.6.5; reading F46: else fewer targets than are asked for will do
    search_may_fail: bool = True  # reading F49
    removed_is_zone: bool = True  # 7.13; reading F27: else what is removed never comes back
    changed_zones: tuple[int, ...] = (
        2,
    )  # 11.12.4; sve 4.8.3.3: where continuous effects change cards, the field first
    speaking_zones: tuple[int, ...] = (2,)  # where abilities that a card was given are active (sve 10.3.5)
    rules_reach_later: bool = (
        True  # 11.12.4.2: a rule changes no information on a card; else only who is there (sve 10.9.2)
    )
    strict_stages: bool = (
        False  # sve 10.9.1; reading S16: what looks at numbers never waits, own effects do not go first
    )
    prevented_damage_is_none: bool = True  # reading F25: damage of 0 is no event; else it is one that does nothing
    delayed_keeps_controller: bool = True  # 6.4.1.2, 11.8.17.5; reading F29: else whoever controls the source by then
    delayed_in_time: bool = True  # 11.8.17.1; reading F53: else "when it is put ... this turn" comes after the break
    party_shares_one_element: bool = True  # 15.1.1.9.2; reading F36: one for all; else each two share one
    lost_targets_cancel: bool = True  # 11.11.2; reading F47: else only what is lost is passed over (fftcg-classic C112)
    powerless_at_once: bool = False  # reading F19: powerless Forwards go between two instructions (fftcg-classic C122)
    monster_forwards_wait: bool = (
        True  # 15.2.2.3; reading F43: else no Monster waits for its Dull icon (fftcg-classic C6)
    )
    fresh_waits_for_own_turn: bool = (
        True  # 11.6.2.2; reading F43: else its Dull icon waits in the turn alone in which it came
    )
    backups_by_effects: int = 0  # reading F16: effects add no Backup beyond so many (fftcg-classic C5); 0: 12.4.8 trims

    damage_unit: int = 1000  # 11.6.8; sve 10.6.2.4.2: damage is divided in multiples of this
    parted_as_chosen: bool = True  # 11.3.6, 11.6.8: "put one of them ..."; else which one is said on resolution
    options_first: bool = (
        False  # sve 10.6.2.2.2: before all targets; else after the targets that stand before them (11.6.5, 11.6.6)
    )
    options_may_be_none: bool = True  # 11.6.6; else "up to" so many options are at least one (sve 5.17.2; reading S5)
    may_in_part: bool = False  # 11.8.14; sve 1.3.2: "you may" is asked where a part of it is possible, too
    search_reveals_all: bool = True  # 15.1.1.8.1; else only what was searched for by its qualities (sve 5.7.1.2)
    selecting_is_choosing: bool = False  # 11.3.3; sve 12.15.2: what cannot be chosen is not selected later, either
    shuffles_last: bool = False  # sve 5.7.2: the deck that was searched is shuffled after what was found has moved
    shuffles_after_text: bool = (
        False  # 15.1.1.8.1; reading F78: the deck that was searched is shuffled after the whole text; else at once
    )
    zone_owner_orders: bool = (
        False  # 11.11.5; sve 4.1.4: whose deck it is orders the cards that are put into it together
    )
    unselected_at_once: bool = False  # 11.11.6; sve 1.3.4.1: what players do without selecting they do at the same time
    selected_at_once: bool = (
        True  # 6.1.3; reading F114: so they do with what all have selected; else one after the other (sve 1.3.4.1)
    )
    order_is_secret: bool = False  # sve 4.1.4.1: nobody else learns in which order cards were put into a deck
    elsewhere_uncontrolled: bool = (
        True  # 6.2.3, 6.2.5: neither in play nor on the stack, no controller; else its zone's player (sve 3.1.2)
    )
    other_names_count: bool = True  # reading of "different names"; else only a card's own name (sve 2.13.1)
    reveals_last: bool = False  # sve 5.20.1.1: what is revealed stays so until the effect is over, or the card moves
    played_arrives: bool = False  # sve 10.6.2.8.1, 4.1.3.2: "it" is the card that was played, on the field, too
    played_leaves_first: bool = (
        False  # sve 10.6.2.1: every card has left its zone as its cost is determined; else Summons alone (11.3.2)
    )
    impossible_replaces_nothing: bool = True  # 2.3; reading F57: else an event is replaced by what cannot be done, too
    diverted_is_not_done: bool = True  # 11.12.5.4; sve 10.10.1.1; reading F62: else "if you do so" counts what an effect has put elsewhere instead
    own_effects_may_wait: bool = True  # 11.12.4.13; reading F65: else what changes its own card goes first (11.12.4.7)
    layers_may_wait: bool = True  # 11.12.4.13; reading F84: else what an earlier layer does never waits for what cards come to be in later ones
    barred_search_does_nothing: bool = True  # 11.11.5.1; reading F67: else the deck is shuffled (15.1.1.8.1)
    crystals_one_by_one: bool = True  # 11.12.5.5; reading F77: else a gain of several is replaced as one
    empty_deck_asked_once: bool = True  # sve 11.2.2; reading S42: else it is asked about until the player can lose
    state_met_anew: bool = True  # 11.8.18; sve 10.7.6.1; reading F75: else it triggers on while its condition holds
    hidden_may_fail: bool = False  # sve 4.1.2.2: what is selected by its qualities in a hand need not be found


class Payment(Protocol):
    """What was paid: X and the cards."""

    x: int
    cards: tuple[Ref, ...]


class House(Rules, Protocol):
    """A ruleset as the shared procedures see it."""

    @property
    def switches(self) -> Readings: ...

    def payable(self, g: Game, ctx: Ctx, player: int, cost: Any) -> bool:
        """Whether the player could pay the cost of a text now."""

    def pay(self, g: Game, ctx: Ctx, player: int, cost: Any, *, optional: bool = False) -> Flow[Payment | None]:
        """Pay it whole; `optional`: None where the player declines or cannot."""

    def damage_players(self, g: Game, blows: list[tuple[int, int, Ref]], cause: Cause) -> Flow[int]:
        """One instruction deals points of damage, each (player, points, card that deals them); how many were taken in all."""

    def lose(self, g: Game, losers: list[int]) -> None:
        """An effect has these players lose the game, all of them at the same time."""

    def win(self, g: Game, player: int) -> None:
        """An effect has the player win the game."""

    def arriving(self, g: Game, intents: list[Event]) -> Flow[list[Event]]:
        """What really arrives of what is about to enter a zone at the same time, and how: where room is limited."""

    def take_over(self, g: Game, refs: list[Ref], player: int, cause: Cause) -> Flow[list[Ref]]:
        """Cards of the other field that an effect puts onto the player's; which of them went over."""

    def gain(self, g: Game, ctx: Ctx, node: Any, refs: list[Ref]) -> tuple[int, list[Ref]]:
        """Give cards what is no lasting effect on them: to how many it was given, and the cards that are left."""

    def gained(self, g: Game, ctx: Ctx, node: Any, refs: list[Ref]) -> None:
        """Cards were given this, as a lasting effect."""

    def played_from(self, g: Game, ref: Ref) -> int:
        """The zone that a card which is being played, and is in a zone of its own for that, counts as being in; -1 for any other card."""

    def castable(self, g: Game, player: int, ref: Ref, terms: Terms) -> bool:
        """Whether the player could play the card right now by an effect."""

    def cast(self, g: Game, player: int, ref: Ref, terms: Terms) -> Flow[bool]:
        """Play a card by an effect; False where that is not possible."""


def house(g: Game) -> House:
    """The game that is played."""
    return cast("House", g.rules)


def readings(g: Game) -> Readings:
    """The switches of the ruleset in play, as far as the shared procedures read them."""
    found: Readings = g.rules.switches
    return found


def doom(g: Game, player: int, why: str) -> None:
    """Note that a player has met a condition of defeat: `decked`, `undeckable` or `lost`; or one of victory: `won`."""
    g.state.vars[DOOMED] = 1
    g.state.vars[f"{why}:{player}"] = 1
    g.changed(MISC)


def doomed(g: Game, player: int, why: str) -> bool:
    """Whether that is noted of the player."""
    return bool(g.state.vars.get(f"{why}:{player}"))
