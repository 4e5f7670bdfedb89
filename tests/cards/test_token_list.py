"""The list of tokens: every fact as it is printed there, and tokens found by their names."""

from __future__ import annotations

from functools import cache

import pytest

from cardwright.cards import Pool, SveCard, builtin_pool, listed_tokens, token_named
from cardwright.cards.tokens import TOKEN_CLAUSES
from cardwright.errors import InputError
from cardwright.rules.clauses import load_clauses
from cardwright.text import ir
from cardwright.text.compile import compile_text

CLAUSES = (
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
# clause, name, card type, traits, cost, attack, defense
FACTS = (
    ("TOK-Fairy Wisp", "Fairy Wisp", "Follower", "Pixie", 0, 1, 1),
    ("TOK-Fairy", "Fairy", "Follower", "Pixie", 1, 1, 1),
    ("TOK-Otohome's Bodyguard", "Otohime's Bodyguard", "Follower", "Officer", 1, 1, 2),
    ("TOK-Knight", "Knight", "Follower", "Officer", 1, 1, 1),
    ("TOK-Viking", "Viking", "Follower", "Thief", 3, 3, 2),
    ("TOK-Steelclad Knight", "Steelclad Knight", "Follower", "Officer", 2, 2, 2),
    ("TOK-Strikeform Golem", "Strikeform Golem", "Follower", "Golem", 2, 3, 2),
    ("TOK-Guardform Golem", "Guardform Golem", "Follower", "Golem", 2, 2, 3),
    ("TOK-Dragon", "Dragon", "Follower", "Wyrmkin", 4, 5, 5),
    ("TOK-Ghost", "Ghost", "Follower", "Departed", 1, 1, 1),
    ("TOK-Forest Bat", "Forest Bat", "Follower", "Vampire", 1, 1, 1),
    ("TOK-Holy Falcon", "Holy Falcon", "Follower", "Avian", 3, 2, 2),
    ("TOK-Holy Tiger", "Holy Tiger", "Follower", "Beast", 4, 4, 4),
    ("TOK-Crystalia Eve", "Crystalia Eve", "Follower", "Crystalian", 4, 4, 4),
    ("TOK-Shield Guardian", "Shield Guardian", "Follower", "Officer", 1, 1, 1),
    ("TOK-Magical Pawn", "Magical Pawn", "Follower", "Chess", 1, 2, 1),
    ("TOK-Megalorca", "Megalorca", "Follower", "Marine", 2, 2, 2),
    ("TOK-Hellflame Dragon", "Hellflame Dragon", "Follower", "Wyrmkin", 2, 4, 3),
    ("TOK-Gargantuan Ghost", "Gargantuan Ghost", "Follower", "Departed", 1, 3, 3),
    ("TOK-Serpent", "Serpent", "Follower", "Demon", 1, 0, 1),
    ("TOK-Goblin King", "Goblin King", "Follower", "Goblinoid", 4, 6, 6),
    ("TOK-Puppet", "Puppet", "Follower", "Puppetry", 1, 1, 1),
    ("TOK-Ancient Artifact", "Ancient Artifact", "Follower", "Supreme", 1, 3, 1),
    ("TOK-Mystic Artifact", "Mystic Artifact", "Follower", "Supreme", 3, 2, 3),
    ("TOK-Celestial Shikigami", "Celestial Shikigami", "Follower", "Shikigami", 4, 4, 5),
    ("TOK-Paper Shikigami", "Paper Shikigami", "Follower", "Shikigami", 2, 2, 2),
    ("TOK-One-Tailed Fox", "One-Tailed Fox", "Follower", "Yokai", 2, 1, 3),
    ("TOK-Assembly Droid", "Assembly Droid", "Follower", "Machina", 1, 1, 1),
    ("TOK-Lloyd", "Lloyd", "Follower", "Puppetry", 0, 2, 4),
    ("TOK-Victoria", "Victoria", "Follower", "Puppetry / Cutthroat", 0, 4, 1),
    ("TOK-Otohime's Vanguard", "Otohime's Vanguard", "Follower", "Marine", 1, 2, 1),
    ("TOK-Exterminus Weapon", "Exterminus Weapon", "Follower", "Machina / Officer", 2, 6, 6),
    ("TOK-Devoted Dragon", "Devoted Dragon", "Follower", "Wyrmkin", 5, 6, 6),
    ("TOK-Magic Sediment", "Magic Sediment", "Amulet", "Earth Sigil", 1, None, None),
    ("TOK-Leonidas's Resolve", "Leonidas's Resolve", "Amulet", "Commander", 8, None, None),
    ("TOK-Draconic Weapon", "Draconic Weapon", "Amulet", "Armed", 1, None, None),
    ("TOK-Ephemeral Moon", "Ephemeral Moon", "Amulet", "Faith", 3, None, None),
    ("TOK-Destruction in White", "Destruction in White", "Amulet", "Omen / Idolatry", 1, None, None),
    ("TOK-Destruction in Black", "Destruction in Black", "Amulet", "Omen / Idolatry", 2, None, None),
    ("TOK-Naterran Great Tree", "Naterran Great Tree", "Amulet", "Natura", 1, None, None),
    ("TOK-Aftershock", "Aftershock", "Amulet", "Dragonewt / Draconic Duelist", 3, None, None),
    ("TOK-Thorn Burst", "Thorn Burst", "Spell", "Verdant", 2, None, None),
    ("TOK-Mimi", "Mimi", "Spell", "Demon", 0, None, None),
    ("TOK-Coco", "Coco", "Spell", "Demon", 0, None, None),
    ("TOK-Magical Item", "Magical Item", "Spell", "iM@S CG", 4, None, None),
    ("TOK-Repair Mode", "Repair Mode", "Spell", "Machina", 1, None, None),
    ("TOK-Instant Poison", "Instant Poison", "Spell", "Alchemist / Forbidden", 2, None, None),
    ("TOK-Eternal Potion", "Eternal Potion", "Spell", "Alchemist / Forbidden", 2, None, None),
    ("TOK-Mysterian Missile", "Mysterian Missile", "Spell", "Mage / Academic", 2, None, None),
)
# What the texts come to: keywords by name, other abilities by what makes them happen and by what they do first.
ABILITIES: dict[str, list[str]] = {
    "Otohime's Bodyguard": ["Ward"],
    "Viking": ["Storm"],
    "Strikeform Golem": ["Rush"],
    "Guardform Golem": ["Ward"],
    "Ghost": ["Storm", "end phase, RemoveFromGame"],
    "Holy Falcon": ["Storm"],
    "Holy Tiger": ["Rush"],
    "Shield Guardian": ["Ward"],
    "Hellflame Dragon": ["Rush"],
    "Gargantuan Ghost": ["Ward", "main phase, RemoveFromGame"],
    "Serpent": ["Bane"],
    "Goblin King": ["Ward", "Gain"],
    "Puppet": ["Rush"],
    "Ancient Artifact": ["Rush"],
    "Mystic Artifact": ["Ward", "Fanfare, Draw"],
    "Celestial Shikigami": ["Aura"],
    "Paper Shikigami": ["Fanfare, Then"],
    "One-Tailed Fox": ["Rush", "Ward"],
    "Assembly Droid": ["DullSelf, PayPutGroup, Choose, DealDamage"],
    "Lloyd": ["Ward", "Fanfare, Gain", "Restrict"],
    "Victoria": ["Rush", "Assail", "Fanfare, Draw", "Restrict"],
    "Otohime's Vanguard": ["Rush"],
    "Exterminus Weapon": ["Fanfare, Both", "LastWords, DealDamage"],
    "Devoted Dragon": ["Ward", "If"],
    "Magic Sediment": ["Stack"],
    "Leonidas's Resolve": ["CardEvent, Gain"],
    "Draconic Weapon": ["DullSelf, PayPut, Both"],
    "Ephemeral Moon": ["main phase, RemoveFromGame", "If"],
    "Destruction in White": ["main phase, Gain"],
    "Destruction in Black": ["main phase, DealDamage"],
    "Naterran Great Tree": ["CardEvent, Then", "PlayPointCost, PutInto"],
    "Aftershock": ["CardEvent, PlaceCounters", "DullSelf, Choose, Gain", "DullSelf, Choose, Then"],
    "Thorn Burst": ["Choose, DealDamage, Draw"],
    "Mimi": ["Choose, DealDamage"],
    "Coco": ["Choose, Gain"],
    "Magical Item": ["Then"],
    "Repair Mode": ["Quick", "Gain"],
    "Instant Poison": ["Choose, Both"],
    "Eternal Potion": ["Choose, PlayOnto, Gain"],
    "Mysterian Missile": ["Choose, DealDamage, If"],
}


@cache
def _abilities(name: str) -> list[str]:
    card = token_named(name)
    made = compile_text("sve", card.text, name=name, card_type=card.type)
    return [line for ability in made.abilities for line in _told(ability)]


def _told(ability: ir.Ability) -> list[str]:
    if isinstance(ability, ir.KeywordAbility):
        return [keyword.name for keyword in ability.keywords]
    said = [type(effect).__name__ for effect in ability.effects]  # type: ignore[attr-defined]
    if isinstance(ability, ir.AutoAbility):
        event = ability.event
        said.insert(0, f"{event.phase} phase" if isinstance(event, ir.BeginningOf) else type(event).__name__)
    elif isinstance(ability, ir.ActionAbility):
        said = [type(item).__name__ for item in (*ability.cost.icons, *ability.cost.actions)] + said
    return [", ".join(said)]


@pytest.mark.parametrize("row", FACTS, ids=[row[0] for row in FACTS])
def test_facts(row: tuple[str, str, str, str, int, int | None, int | None]) -> None:
    _, name, card_type, traits, cost, attack, defense = row
    card = token_named(name)
    assert card.token and not card.special
    assert (card.name, card.type, " / ".join(card.traits)) == (name, card_type, traits)
    assert (card.cost, card.attack, card.defense) == (cost, attack, defense)
    assert _abilities(name) == ABILITIES.get(name, [])


@pytest.mark.clauses("sve", "9.1.2.3", *CLAUSES)
def test_the_list_is_whole() -> None:
    assert [row[0] for row in FACTS] == list(CLAUSES) == list(TOKEN_CLAUSES)
    assert [each for each in load_clauses("sve") if each.startswith("TOK-")] == list(CLAUSES)
    assert list(listed_tokens()) == [row[1] for row in FACTS]
    assert {card.name for card in builtin_pool("sve") if isinstance(card, SveCard) and card.token} == set(
        listed_tokens()
    )
    for row in FACTS:
        test_facts(row)


@pytest.mark.clauses("sve", "TOK-Otohome's Bodyguard", "TOK-Dragon", "TOK-Hellflame Dragon", "TOK-Devoted Dragon")
def test_misprints_of_the_list() -> None:
    assert token_named("Otohome's Bodyguard") is token_named("otohime\u2019s bodyguard")
    for name in ("Dragon", "Hellflame Dragon", "Devoted Dragon"):
        assert token_named(name).traits == ("Wyrmkin",)
    misprinted = [
        SveCard(id="D-1", name="A", type="Follower", cost=1, traits=("Wyrmlin", "Armed")),
        SveCard(id="D-2", name="B", type="Follower", cost=1, traits=("Wyrmlinkin",)),
        SveCard(id="D-3", name="C", type="Follower", cost=1, traits=("Wyrmkin",)),
    ]
    pool = Pool("sve", misprinted)
    assert [card.traits for card in pool if isinstance(card, SveCard)] == [
        ("Wyrmkin", "Armed"),
        ("Wyrmkin",),
        ("Wyrmkin",),
    ]
    assert pool.notes["trait_misprinted"] == 2


def test_tokens_that_the_list_does_not_have() -> None:
    pool = Pool(
        "sve",
        [
            SveCard(id="N-1", name="Lantern", type="Amulet", cost=1, token=True),
            SveCard(id="N-2", name="Fairy", type="Follower", cost=9, token=True),
            SveCard(id="N-3", name="Moth", type="Follower", cost=1),
            SveCard(id="N-4", name="Twin", type="Follower", cost=1, token=True),
            SveCard(id="N-5", name="Twin", type="Follower", cost=2, token=True),
            SveCard(id="N-6", name="Reprint", type="Follower", cost=2, token=True),
            SveCard(id="N-7", name="Reprint", type="Follower", cost=2, token=True),
        ],
    )
    assert token_named("Lantern", pool).id == "N-1"
    assert token_named("Fairy", pool).cost == 1, "the list decides"
    assert token_named("Reprint", pool).id == "N-6", "what several sets print alike is one token"
    for name, message in (("Moth", "no token named 'Moth'"), ("Twin", "2 tokens named 'Twin'")):
        with pytest.raises(InputError, match=message):
            token_named(name, pool)
    with pytest.raises(InputError, match="no token named 'Lantern'"):
        token_named("Lantern")
