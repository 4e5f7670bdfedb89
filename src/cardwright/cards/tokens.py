"""The tokens of the list in the rules: what a token is follows from its name alone."""

from __future__ import annotations

from functools import cache

from cardwright.errors import InputError

from .builtin import builtin_pool
from .facts import SveCard
from .pool import Pool, fold

RULESET = "sve"

# The list's names of tokens, each with its clause. The cards themselves are in `data/sve-tokens.jsonl`.
TOKEN_CLAUSES: tuple[str, ...] = (
    "TOK-Fairy Wisp",
    "TOK-Fairy",
    "TOK-Otohome's Bodyguard",
    "TOK-Knight",
    "TOK-Viking",
    "TOK-Steelclad Knight",
    "TOK-Strikeform Golem",
    "TOK-Guardform Golem",
    "TOK-Dragon",
    "TOK-Ghost",
    "TOK-Forest Bat",
    "TOK-Holy Falcon",
    "TOK-Holy Tiger",
    "TOK-Crystalia Eve",
    "TOK-Shield Guardian",
    "TOK-Magical Pawn",
    "TOK-Megalorca",
    "TOK-Hellflame Dragon",
    "TOK-Gargantuan Ghost",
    "TOK-Serpent",
    "TOK-Goblin King",
    "TOK-Puppet",
    "TOK-Ancient Artifact",
    "TOK-Mystic Artifact",
    "TOK-Celestial Shikigami",
    "TOK-Paper Shikigami",
    "TOK-One-Tailed Fox",
    "TOK-Assembly Droid",
    "TOK-Lloyd",
    "TOK-Victoria",
    "TOK-Otohime's Vanguard",
    "TOK-Exterminus Weapon",
    "TOK-Devoted Dragon",
    "TOK-Magic Sediment",
    "TOK-Leonidas's Resolve",
    "TOK-Draconic Weapon",
    "TOK-Ephemeral Moon",
    "TOK-Destruction in White",
    "TOK-Destruction in Black",
    "TOK-Naterran Great Tree",
    "TOK-Aftershock",
    "TOK-Thorn Burst",
    "TOK-Mimi",
    "TOK-Coco",
    "TOK-Magical Item",
    "TOK-Repair Mode",
    "TOK-Instant Poison",
    "TOK-Eternal Potion",
    "TOK-Mysterian Missile",
)
# A misprint of the list: the name of the clause, and the right one.
MISPRINTED_NAMES = {"Otohome's Bodyguard": "Otohime's Bodyguard"}  # TOK-Otohome's Bodyguard


@cache
def listed_tokens() -> dict[str, SveCard]:
    """The tokens of the list by name, in its order. 9.1.2.3"""
    built_in = {card.name: card for card in builtin_pool("sve") if isinstance(card, SveCard) and card.token}
    names = (clause.removeprefix("TOK-") for clause in TOKEN_CLAUSES)
    return {name: built_in[name] for name in (MISPRINTED_NAMES.get(each, each) for each in names)}


def token_named(name: str, pool: Pool | None = None) -> SveCard:
    """The token that a text means by this name: the list's (9.1.2.3), else the pool's, for tokens newer than the list.

    InputError where there is none, and where the pool has several of that name.
    """
    wanted = fold(MISPRINTED_NAMES.get(name, name))
    for listed, card in listed_tokens().items():
        if fold(listed) == wanted:
            return card
    found = [
        card for card in (pool.named(name) if pool is not None else ()) if isinstance(card, SveCard) and card.token
    ]
    said = {(c.type, c.class_, c.universe, c.traits, c.cost, c.attack, c.defense, fold(c.text)) for c in found}
    if len(said) != 1:  # one that several sets print is one token
        raise InputError(f"{len(found) or 'no'} token{'s' if len(found) > 1 else ''} named {name!r}")
    return found[0]
