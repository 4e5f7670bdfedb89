"""Names in texts: traits, tokens and cards are printed without any mark, so known ones decide, else capital letters."""

from collections.abc import Iterator

from cardwright.text.grammar import Grammar
from cardwright.text.printing import Context
from cardwright.text.reading import Source
from cardwright.text.tokens import join, name_words

# Words of the game that begin with a capital letter without being a name.
STOP = frozenset(
    [
        "Ward",
        "Storm",
        "Rush",
        "Bane",
        "Drain",
        "Aura",
        "Intimidate",
        "Assail",
        "Stack",
        "EX",
        "Combo",
        "Spellchain",
        "SC",
        "Necrocharge",
        "NC",
        "Overflow",
        "Sanguine",
        "Earth",
        "Rite",
        "Evolution",
        "Quick",
        "Strike",
        "X",
        "Lesson",
    ]
)
LINKS = frozenset(("of", "the", "in", "and", "to", "&", "from", "for", "de", "la"))
TRAITS = frozenset(
    [
        "Academic",
        "Alchemist",
        "Angel",
        "Arcanaform",
        "Archfiend",
        "Armed",
        "Assassin",
        "Avian",
        "BNW",
        "Beast",
        "Chef",
        "Chess",
        "Commander",
        "Condemned",
        "Crystalian",
        "Cutthroat",
        "Dancer",
        "Deity",
        "Demon",
        "Departed",
        "Dragonewt",
        "Dragonheart",
        "Draconic Duelist",
        "Earth Sigil",
        "Eidolon",
        "Elf",
        "Fable",
        "Fae-Touched",
        "Faith",
        "Fallen Angel",
        "Fiend",
        "Forbidden",
        "Gigant",
        "Goblinoid",
        "Golem",
        "Hunter",
        "Idolatry",
        "Insect",
        "Levin",
        "Lightborne",
        "Luminary",
        "Machina",
        "Mage",
        "Maid",
        "Marine",
        "Mejiro Family",
        "Mercenary",
        "Natura",
        "Necromancer",
        "Ninja",
        "Noble",
        "Officer",
        "Omen",
        "Phoenix",
        "Pixie",
        "Princess",
        "Puppetry",
        "Shikigami",
        "Supreme",
        "Thief",
        "Tracen Academy",
        "Umamusume",
        "Vampire",
        "Verdant",
        "Wyrmkin",
        "Yokai",
        "Zealot",
        "iM@S CG",
    ]
)
TOKENS = frozenset(
    [
        "Fairy Wisp",
        "Fairy",
        "Otohime's Bodyguard",
        "Knight",
        "Viking",
        "Steelclad Knight",
        "Strikeform Golem",
        "Guardform Golem",
        "Dragon",
        "Ghost",
        "Forest Bat",
        "Holy Falcon",
        "Holy Tiger",
        "Crystalia Eve",
        "Shield Guardian",
        "Magical Pawn",
        "Megalorca",
        "Hellflame Dragon",
        "Gargantuan Ghost",
        "Serpent",
        "Goblin King",
        "Puppet",
        "Ancient Artifact",
        "Mystic Artifact",
        "Celestial Shikigami",
        "Paper Shikigami",
        "One-Tailed Fox",
        "Assembly Droid",
        "Lloyd",
        "Victoria",
        "Otohime's Vanguard",
        "Exterminus Weapon",
        "Devoted Dragon",
        "Magic Sediment",
        "Leonidas's Resolve",
        "Draconic Weapon",
        "Ephemeral Moon",
        "Destruction in White",
        "Destruction in Black",
        "Naterran Great Tree",
        "Aftershock",
        "Thorn Burst",
        "Mimi",
        "Coco",
        "Magical Item",
        "Repair Mode",
        "Instant Poison",
        "Eternal Potion",
        "Mysterian Missile",
    ]
)


def add(g: Grammar) -> None:
    """The terminals `trait`, `token_trait`, `token_name`, `card_name`, `counter`."""
    g.terminal("trait", _traits, _show, starts=_word)
    g.terminal("token_trait", _known_traits, _show, starts=_word)
    g.terminal("token_name", _token_names, _show, starts=_word)
    g.terminal("card_name", _card_names, _show, starts=_word)
    g.terminal("counter", _counters, _show, starts=_word)


def _word(text: str, kind: str) -> bool:
    return kind in ("word", "number")


def _show(value: object, context: Context) -> str | None:
    return value if isinstance(value, str) and value else None


def _longest(source: Source, pos: int, known: frozenset[str]) -> int:
    """The end of the longest known name that stands at ``pos``, or 0."""
    best = 0
    for name in known:
        words = name_words(name)
        if len(words) > best and source.texts[pos : pos + len(words)] == words:
            best = len(words)
    return pos + best if best else 0


def _said(source: Source, pos: int, end: int) -> str:
    return join(source.texts[pos:end], capitals=False)


def _lexicon(source: Source, *kinds: str) -> frozenset[str]:
    return frozenset().union(*(source.lexicon.get(kind, frozenset()) for kind in kinds))


def _capitals(source: Source, pos: int) -> int:
    """The end of the run of capitalised words, with small words and possessives inside it; 0 if there is none."""
    end = at = pos
    while at < len(source.texts):
        text = source.texts[at]
        if text[0].isupper() and text not in STOP:
            end = at = at + 1
        elif end > pos and (text in LINKS or text in ("'s", "'")):
            at += 1
        else:
            break
    if end > pos and source.text_at(end) in ("'s", "'") and source.text_at(end + 1)[:1].isupper():
        end += 1
    return end if end > pos else 0


def _known_traits(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    end = _longest(source, pos, TRAITS | _lexicon(source, "trait", "universe"))
    if end:
        yield end, _said(source, pos, end)


def _traits(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    found = list(_known_traits(source, pos))
    if found:
        yield from found
    else:
        yield from _run(source, pos)


def _token_names(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    """A token's name: known tokens and cards before traits (Golem is a trait, Guardform Golem a token), else capitals."""
    end = _longest(source, pos, TOKENS | _lexicon(source, "card_name"))
    trait = _longest(source, pos, TRAITS | _lexicon(source, "trait", "universe"))
    if end > trait:
        yield end, _said(source, pos, end)
    elif not trait:
        yield from _run(source, pos)


def _run(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    if end := _capitals(source, pos):
        yield end, _said(source, pos, end)


def _card_names(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    """A card's name: the longest known one, else capitals; a comma may stand inside a name ("Anna, the Brave")."""
    end = _longest(source, pos, TOKENS | _lexicon(source, "card_name"))
    if end:
        yield end, _said(source, pos, end)
        return
    end = _capitals(source, pos)
    if not end:
        return
    yield end, _said(source, pos, end)
    if source.text_at(end) == ",":
        more = end + 1
        while source.text_at(more) in LINKS:
            more += 1
        longer = _capitals(source, more)
        if longer:
            yield longer, _said(source, pos, longer)


def _counters(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    """The one word that qualifies "counter"."""
    if source.text_at(pos + 1) in ("counter", "counters") and source.tokens[pos].kind == "word":
        yield pos + 1, source.text_at(pos)
