"""Random games between real and built-in decks, with the invariants checked at every decision.

`make soak`. Real decks are those of the corpus ($CARDWRIGHT_CORPUS or ../shared/corpus beside the checkout) whose cards all
compile; without a corpus only the built-in decks play. A failure prints one line that reproduces it; exit 1 then.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

import msgspec

from cardwright.cards import DEFAULT_RULESET, Deck, Pool, builtin_decks, builtin_pool, load_deck, load_pool
from cardwright.cli.leaving import carried_out
from cardwright.errors import CardwrightError
from cardwright.play.games import prepare
from cardwright.play.soak import Failure, Order, Soaked, bots_of, soak, soak_game, usable
from cardwright.play.store import folder, kept_on_disk


def corpus() -> Path | None:
    """The folder of real cards, where there is one."""
    named = os.environ.get("CARDWRIGHT_CORPUS")
    folder = Path(named) if named else Path(__file__).resolve().parents[2] / "shared" / "corpus"
    return folder if folder.is_dir() else None


def everything(game: str, ruleset: str) -> tuple[Pool, list[Deck]]:
    """All cards and decks there are: built-in ones and the corpus; only the former for a ruleset that has decks of its own."""
    pool, decks = builtin_pool(game), list(builtin_decks(game, ruleset).values())
    folder = corpus() if decks == list(builtin_decks(game).values()) else None
    if folder is not None and (folder / game / "cards.jsonl").is_file():
        real = load_pool(folder / game / "cards.jsonl", game)
        pool = pool.with_cards(list(real))
        for path in sorted((folder / game / "decks").glob("*.json")):
            try:
                deck = load_deck(str(path), pool)
                if any(deck.name == other.name for other in decks):  # a failure must say which
                    deck = msgspec.structs.replace(deck, name=f"{deck.name} ({path.stem})")
                decks.append(deck)
            except CardwrightError as error:
                print(f"{path.name}: {error}", file=sys.stderr)
    return pool, decks


def main() -> int:
    """Run the soak."""
    parser = argparse.ArgumentParser(description="Random games with the invariants checked at every decision.")
    parser.add_argument("--game", default="fftcg")
    parser.add_argument("--ruleset", default="")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--official", action="store_true", help="only the decks of the corpus, where there is one")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", type=int, help="play this one game again")
    parser.add_argument("--decks", nargs=2, help="with --only: the decks, by name")
    parser.add_argument("--game-seed", type=int, help="with --only: its seed")
    chosen = parser.parse_args()
    with kept_on_disk(folder()):
        return carry_out(chosen)


def carry_out(chosen: argparse.Namespace) -> int:
    """Play what was asked for."""
    ruleset = chosen.ruleset or DEFAULT_RULESET[chosen.game]
    pool, decks = everything(chosen.game, ruleset)
    if chosen.only is not None:
        return again(chosen, ruleset, pool, decks)
    if chosen.official and corpus() is not None:
        own = builtin_decks(chosen.game)
        decks = [deck for deck in decks if deck.name not in {each.name for each in own.values()}]
    decks = usable(chosen.game, ruleset, decks, pool)
    if not decks:
        print("no deck of which all cards compile", file=sys.stderr)
        return 1
    return run(Order(chosen.game, ruleset, tuple(decks), pool, chosen.games, chosen.seed), chosen.workers)


def run(order: Order, workers: int) -> int:
    """Play, and tell how it goes."""
    print(f"{len(order.decks)} decks, {order.games} games, seed {order.seed}, {workers} workers")
    began = time.perf_counter()
    done: list[Soaked] = []
    failures: list[Failure] = []
    for results in soak(order, workers):
        for result in results:
            if isinstance(result, Failure):
                failures.append(result)
                print(result.line(order.game, order.ruleset), flush=True)
            else:
                done.append(result)
    seconds = time.perf_counter() - began
    answers = sum(r.answers for r in done)
    longest = max((r.turns for r in done), default=0)
    print(
        f"{len(done)} games ended, {len(failures)} failed, {sum(r.winner < 0 for r in done)} draws, {answers} answers, "
        f"at most {longest} turns, {seconds:.0f} s"
    )
    return 1 if failures else 0


def again(chosen: argparse.Namespace, ruleset: str, pool: Pool, decks: list[Deck]) -> int:
    """Play one game again, as its failure line says."""
    by_name = {deck.name: deck for deck in decks}
    two = [by_name[name] if name in by_name else load_deck(name, pool) for name in chosen.decks]
    prepared = prepare(chosen.game, ruleset, two, pool)
    result = soak_game(prepared, chosen.only, chosen.game_seed, bots_of(chosen.only))
    print(result.line(chosen.game, ruleset) if isinstance(result, Failure) else result)
    return 1 if isinstance(result, Failure) else 0


if __name__ == "__main__":
    sys.exit(carried_out(main))
