"""`cardwright bench`: how fast it is on this machine."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from cardwright.cli.common import (
    AnyDeckOption,
    DeckOption,
    GameOption,
    JsonOption,
    PoolOption,
    RulesetOption,
    chosen,
)
from cardwright.cli.output import out, print_json
from cardwright.play.measure import GAMES, RUNS, measure


def bench(
    deck: DeckOption = None,
    game: GameOption = "",
    ruleset: RulesetOption = "",
    pool: PoolOption = None,
    runs: Annotated[
        int, typer.Option("--runs", min=1, max=100, help="Each figure is the median of so many runs.")
    ] = RUNS,
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=10_000, help="Games of a run.")] = GAMES,
    compare: Annotated[
        bool, typer.Option("--compare/--no-compare", help="Measure rlcard, too, where it is installed.")
    ] = True,
    any_deck: AnyDeckOption = False,
    json: JsonOption = False,
) -> None:
    """Decisions and random games a second in one process, microseconds to copy, save and restore, texts a second."""
    figures = measure(*chosen(deck, game, ruleset, pool, any_deck=any_deck), runs=runs, games=games, compare=compare)
    if json:
        print_json(figures)
    else:
        _tell(figures)


def _tell(figures: dict[str, Any]) -> None:
    out.print(f"{figures['game']}, {' against '.join(figures['decks'])}: medians of {figures['runs']} runs")
    out.print(
        f"  decisions with a choice: {figures['decisions_per_second']:,} a second ({figures['decisions_per_game']} a game)"
    )
    out.print(f"  random games:            {figures['games_per_second']} a second")
    out.print(f"  copy {figures['copy_us']} us, save {figures['save_us']} us, restore {figures['restore_us']} us")
    if figures["texts_per_second"] is not None:
        out.print(
            f"  texts compiled:          {figures['texts_per_second']:,} a second "
            f"({figures['texts_restored_per_second']:,} where they were compiled before)"
        )
    other = figures["rlcard_gin_rummy"]
    if other is None:
        out.print("  rlcard is not installed: nothing to compare with")
        return
    ratio = figures["decisions_per_second"] / max(1, other["decisions_per_second"])
    share = figures["copy_us"] / max(0.001, other["deepcopy_us"])
    out.print(
        f"  rlcard's gin rummy:      {other['decisions_per_second']:,} decisions a second (here {ratio:.2f} times that), "
        f"deepcopy {other['deepcopy_us']} us (a copy here takes {share:.3f} of it)"
    )
