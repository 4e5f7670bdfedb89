"""Every card that compiles, put into legal positions until all that its text says has been carried out.

Built-in cards and, where there is a corpus ($CARDWRIGHT_CORPUS or ../shared/corpus beside the checkout), real ones. A broken
invariant prints one line that reproduces it; exit 1 then. What was not carried out is listed with --verbose.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from shlex import quote

from bench.soak import everything
from cardwright.cli.leaving import carried_out
from cardwright.play.exercise import exercise_all
from cardwright.play.store import folder, kept_on_disk

DEEP_EVERY = 23  # every so-manieth position is looked at closely


def main() -> int:
    """Run it."""
    parser = argparse.ArgumentParser(description="Play every card that compiles.")
    parser.add_argument("--game", default="fftcg")
    parser.add_argument("--card", help="only this card (number or name)")
    parser.add_argument("--every", type=int, default=1, help="only every so-manieth card")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--verbose", action="store_true", help="list what was not carried out")
    chosen = parser.parse_args()
    with kept_on_disk(folder()):
        return carry_out(chosen)


def carry_out(chosen: argparse.Namespace) -> int:
    """Play the cards that were asked for."""
    pool, _ = everything(chosen.game, "")
    cards = [pool.find(chosen.card)] if chosen.card else list(pool)[:: chosen.every]
    began, played = time.perf_counter(), 0
    problems = missing = answers = 0
    for results in exercise_all(pool, cards, chosen.workers, seed=chosen.seed, deep=DEEP_EVERY):
        for result in results:
            played += 1
            answers += result.answers
            if result.problem:
                problems += 1
                print(
                    f"python -m bench.play_every_card --game {chosen.game} --card {quote(result.card)} --seed {chosen.seed}  # {result.problem}"
                )
            elif result.missing:
                missing += 1
                if chosen.verbose:
                    print(f"{result.card} {result.name}: not carried out: {', '.join(result.missing)}")
    print(
        f"{played} of {len(cards)} cards compile; {played - problems - missing} exercised whole, {missing} in part, "
        f"{problems} with a broken invariant; {answers} answers, {time.perf_counter() - began:.0f} s"
    )
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(carried_out(main))
