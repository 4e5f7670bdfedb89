"""How much of a pool of cards is read: distinct texts, cards, decks, and what is refused, by frequency.

    python bench/fftcg_texts.py [--corpus DIR] [--reasons N] [--decks]

The corpus is $CARDWRIGHT_CORPUS or ../shared/corpus beside the checkout.
"""

from __future__ import annotations

import argparse
import collections
import json
import os
import pathlib
import sys
import time
from typing import Any

from cardwright.errors import TextError
from cardwright.text.compile import compile_text, normalise_text


def corpus() -> pathlib.Path:
    """The folder with fftcg/cards.jsonl."""
    beside = pathlib.Path(__file__).resolve().parents[2] / "shared" / "corpus"
    return pathlib.Path(os.environ.get("CARDWRIGHT_CORPUS", beside))


def names_of(cards: list[dict[str, Any]]) -> dict[str, frozenset[str]]:
    """The names that the pool knows, by the word that introduces them."""
    return {
        "Card Name": frozenset(card["name"] for card in cards),
        "Job": frozenset(job for card in cards for job in card["jobs"]),
        "Category": frozenset(each for card in cards for each in card["categories"]),
    }


def main() -> int:
    """Print the figures."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--corpus", type=pathlib.Path, default=corpus())
    options.add_argument("--reasons", type=int, default=40)
    options.add_argument("--decks", action="store_true")
    options.add_argument("--stage", default="")
    options.add_argument("--failed", type=pathlib.Path, help="write one refused card a line here")
    asked = options.parse_args()
    pool = asked.corpus / "fftcg" / "cards.jsonl"
    if not pool.is_file():
        options.error(f"no cards at {pool}: name a folder that has them (--corpus)")
    lines = pool.read_text(encoding="utf-8").splitlines()
    cards = [json.loads(line) for line in lines]
    names = names_of(cards)
    begun = time.perf_counter()
    refused: dict[str, tuple[dict[str, Any], TextError]] = {}
    seen: dict[tuple[str, str, str], bool] = {}
    for card in cards:
        key = (card["text"], card["name"], card["type"])
        if key not in seen:
            try:
                compile_text("fftcg", card["text"], name=card["name"], card_type=card["type"], lexicon=names)
                seen[key] = True
            except TextError as error:
                seen[key] = False
                refused[card["id"]] = (card, error)
        elif not seen[key]:
            refused[card["id"]] = (card, TextError("as above", stage="read"))
    good = {card["id"] for card in cards if seen[card["text"], card["name"], card["type"]]}
    texts = {text: all(v for k, v in seen.items() if k[0] == text) for text, _, _ in seen}
    spent = time.perf_counter() - begun
    print(f"texts {sum(texts.values())}/{len(texts)} = {sum(texts.values()) / len(texts):.1%}; "
          f"cards {len(good)}/{len(cards)} = {len(good) / len(cards):.1%}; {spent:.1f} s")  # fmt: skip
    _decks(asked.corpus, good, asked.decks)
    _reasons(refused, asked.reasons, asked.stage, names)
    if asked.failed:
        rows = [f"{c['id']}\t{e.stage}\t{_place(c, e, names)}\t{e.reason}" for c, e in refused.values()]
        asked.failed.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return 0


def _place(card: dict[str, Any], error: TextError, names: dict[str, frozenset[str]]) -> str:
    paragraphs = normalise_text("fftcg", card["text"], lexicon=names).paragraphs
    text = paragraphs[error.paragraph] if error.paragraph < len(paragraphs) else ""
    return f"{text[: error.at]}<|>{text[error.at :]}"


def _decks(folder: pathlib.Path, good: set[str], listed: bool) -> None:
    whole, missing = 0, collections.Counter[str]()
    rows = []
    for path in sorted((folder / "fftcg" / "decks").glob("*.json")):
        lacks = [card for card in json.loads(path.read_text(encoding="utf-8"))["main"] if card not in good]
        whole += not lacks
        missing.update(lacks)
        rows.append((len(lacks), path.stem, lacks))
    print(f"decks whole {whole}/{len(rows)}")
    if listed:
        for count, stem, lacks in sorted(rows):
            print(f"  {count:3} {stem} {' '.join(lacks[:8])}")
        print("missing most:", missing.most_common(60))


def _reasons(refused: dict[str, tuple[dict[str, Any], TextError]], shown: int, stage: str,
             names: dict[str, frozenset[str]]) -> None:  # fmt: skip
    stages = collections.Counter(error.stage for _, error in refused.values())
    print("stages", dict(stages))
    places: collections.Counter[str] = collections.Counter()
    sample: dict[str, str] = {}
    for card, error in refused.values():
        if stage and error.stage != stage:
            continue
        before, _, after = _place(card, error, names).partition("<|>")
        key = (
            f"{error.stage}: ..{before[-28:]}<|>{after[:30]}"
            if error.stage == "read"
            else f"{error.stage}: {error.reason[:150]}"
        )
        places[key] += 1
        sample[key] = card["id"]
    for key, count in places.most_common(shown):
        print(f"{count:4} {sample[key]:8} {key}")


if __name__ == "__main__":
    sys.exit(main())
