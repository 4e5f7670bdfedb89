"""The starter sets that come with Cardwright: cards of its own, packaged under `data/`.

`data/<game>*.jsonl` are pools, `data/decks/*.json` decks of either game, `data/decks/<ruleset>/*.json` those for one ruleset.
An installation without them has empty sets.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec

from cardwright.errors import InputError

from .decks import Deck, parse_json_deck
from .facts import CARD_CLASSES, CardFacts, game_of_type
from .pool import Pool


def _files(folder: str, suffix: str) -> list[Traversable]:
    root = resources.files("cardwright.cards").joinpath("data")
    for part in folder.split("/"):
        root = root.joinpath(part) if part else root
    if not root.is_dir():
        return []
    return sorted((file for file in root.iterdir() if file.name.endswith(suffix)), key=lambda file: file.name)


@cache
def builtin_pool(game: str) -> Pool:
    """All built-in cards of a game; an empty pool where none are installed."""
    cards: list[CardFacts] = []
    for file in _files("", ".jsonl"):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if line.strip():
                cards += _card(line, game, f"{file.name}: line {number}")
    return Pool(game, cards, source="built-in cards")


def _card(line: str, game: str, where: str) -> list[CardFacts]:
    try:
        if game_of_type(json.loads(line).get("type")) != game:
            return []
        return [msgspec.json.decode(line, type=CARD_CLASSES[game])]
    except (ValueError, AttributeError) as error:
        raise InputError(f"{where}: {error}") from None


@cache
def builtin_decks(game: str, ruleset: str = "") -> dict[str, Deck]:
    """The built-in decks of a game by the stem of their file name; empty where none are installed.

    Where there are some for that ruleset only, these; else those that all rulesets of the game allow.
    """
    own = _files(f"decks/{ruleset}", ".json") if ruleset else []
    return _decks(game, own or _files("decks", ".json"))


@cache
def all_builtin_decks(game: str) -> dict[str, Deck]:
    """The built-in decks of a game for all its rulesets, the usual ones first."""
    files = _files("decks", ".json")
    for folder in _files("decks", ""):
        files += _files(f"decks/{folder.name}", ".json") if folder.is_dir() else []
    return _decks(game, files)


def _decks(game: str, files: list[Traversable]) -> dict[str, Deck]:
    pool = builtin_pool(game)
    decks: dict[str, Deck] = {}
    for file in files:
        text = file.read_text(encoding="utf-8")
        if f'"{game}"' in text and json.loads(text).get("game") == game:
            decks[file.name.removesuffix(".json")] = parse_json_deck(text, pool, source=file.name)
    return decks
