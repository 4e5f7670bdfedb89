"""Names in texts: traits, tokens and cards are printed without any mark, so known ones decide, else capital letters."""

from collections.abc import Iterator

from cardwright.text.grammar import Grammar
from cardwright.text.printing import Context
from cardwright.text.reading import Source
from cardwright.text.terminals import sounds_like_a_name
from cardwright.text.tokens import CLOSE, OPEN, join, name_words


def _names(text: str) -> frozenset[str]:
    return frozenset(each for each in text.split("|"))


# Words of the game that begin with a capital letter without being a name.
STOP = _names(
    "Assail|At|Aura|Bane|Choose|Combo|Deal|Destroy|Discard|Drain|Draw|During|EX|Each|Earth|Enemy|Evolution|"
    "Fanfare|Follower|Give|If|Intimidate|It|Last|Leader|Lesson|NC|Necrocharge|On|Once|Overflow|Put|Quick|"
    "Race|Rite|Rush|SC|Sanguine|Search|Select|Spellchain|Stack|Stacks|Storm|Strike|Summon|That|The|Then|They|This|"
    "Ward|When|Whenever|While|Words|X|You|Your|Forward|Forwards|Backup|Backups|"  # the last four are the other game's
    "Forestcraft|Swordcraft|Runecraft|Dragoncraft|Abysscraft|Havencraft|Neutral"  # classes, where the icon is spelt out
)
KINDS = _names(
    "Amulet|Amulets|Card|Cards|Followers|Spell|Spells|Token|Tokens"
)  # are no name, nor end one that is not known
SMALL = _names("a|an|all|another|any|each|every|from|more|no|of|on|one|or|the|this|that|those|two|three|your")
LINKS = frozenset(("of", "the", "in", "to", "&", "from", "for", "de", "la"))
TRAITS = _names(
    "Academic|Alchemist|Angel|Arcanaform|Archfiend|Armed|Assassin|Avian|BNW|Beast|Chef|Chess|Commander|"
    "Condemned|Crystalian|Cutthroat|Dancer|Deity|Demon|Departed|Draconic Duelist|Dragonewt|Dragonheart|"
    "Earth Sigil|Eidolon|Elf|Fable|Fae-Touched|Faith|Fallen Angel|Fiend|Forbidden|Gigant|Goblinoid|Golem|"
    "Hunter|Idolatry|Insect|Levin|Lightborne|Luminary|Machina|Mage|Maid|Marine|Mejiro Family|Mercenary|"
    "Natura|Necromancer|Ninja|Noble|Officer|Omen|Phoenix|Pixie|Princess|Puppetry|Shikigami|Supreme|Thief|"
    "Tracen Academy|Umamusume|Vampire|Verdant|Wyrmkin|Yokai|Zealot|iM@S CG"
)
TOKENS = _names(
    "Aftershock|Ancient Artifact|Assembly Droid|Celestial Shikigami|Coco|Crystalia Eve|Destruction in Black|"
    "Destruction in White|Devoted Dragon|Draconic Weapon|Dragon|Ephemeral Moon|Eternal Potion|"
    "Exterminus Weapon|Fairy|Fairy Wisp|Forest Bat|Gargantuan Ghost|Ghost|Goblin King|Guardform Golem|"
    "Hellflame Dragon|Holy Falcon|Holy Tiger|Instant Poison|Knight|Leonidas's Resolve|Lloyd|Magic Sediment|"
    "Magical Item|Magical Pawn|Megalorca|Mimi|Mysterian Missile|Mystic Artifact|Naterran Great Tree|"
    "One-Tailed Fox|Otohime's Bodyguard|Otohime's Vanguard|Paper Shikigami|Puppet|Repair Mode|Serpent|"
    "Shield Guardian|Steelclad Knight|Strikeform Golem|Thorn Burst|Victoria|Viking"
)

# those of the list that are no followers: what a token is follows from its name (9.1.1)
TOKEN_TYPES = {
    **dict.fromkeys(
        _names("Coco|Eternal Potion|Instant Poison|Magical Item|Mimi|Mysterian Missile|Repair Mode|Thorn Burst"),
        "Spell",
    ),
    **dict.fromkeys(
        _names(
            "Aftershock|Destruction in Black|Destruction in White|Draconic Weapon|Ephemeral Moon|Leonidas's Resolve|"
            "Magic Sediment|Naterran Great Tree"
        ),
        "Amulet",
    ),
}


def add(g: Grammar) -> None:
    """The terminals `trait`, `token_trait`, `token_name`, `card_name`, `counter`."""
    g.terminal("trait", _traits, _show, starts=_word)
    g.terminal("token_trait", _known_traits, _show, starts=_word)
    g.terminal("token_name", token_names, _show, starts=_word)
    g.terminal("card_name", _card_names, _show, starts=_word)
    g.terminal("quoted_name", _quoted_names, _show)
    g.terminal("plural_name", _plural_names, _show_plural, starts=_word)
    g.terminal("counter", _counters, _show, starts=_word)


def _word(text: str, kind: str) -> bool:
    return kind in ("word", "number")


def _show(value: object, context: Context) -> str | None:
    return value if isinstance(value, str) and value else None


show_name, starts_name = _show, _word


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
    """The end of the run of capitalised words, with small words and possessives inside it; 0 if there is none.

    At the start of a sentence every word is capital, so there only known names are names. "And" ends it: two names may
    stand on its sides ("a Skeleton and Lich token").
    """
    if pos < len(source.tokens) and source.tokens[pos].start:
        return 0
    end = at = pos
    while at < len(source.texts):
        text = source.texts[at]
        called = end == at > pos and text in ("!", "?")  # no sentence of a card ends so
        if called or (text[0].isupper() and text not in STOP):
            end = at = at + 1
        elif end > pos and (text in LINKS or text in ("'s", "'")):
            at += 1
        else:
            break
    if end > pos and source.text_at(end) in ("'s", "'") and source.text_at(end + 1)[:1].isupper():
        end += 1
    run = source.texts[pos:end]
    return end if end > pos and sounds_like_a_name(run) and run[-1] not in KINDS else 0


def known_trait_end(source: Source, pos: int, first: str) -> int:
    """Where a known trait ends of which ``first`` is the first word, in the place of the one at ``pos``; 0 where there is none."""
    best = 0
    for name in TRAITS | _lexicon(source, "trait", "universe"):
        words = name_words(name)
        if len(words) > best and (first, *source.texts[pos + 1 : pos + len(words)]) == tuple(words):
            best = len(words)
    return pos + best if best else 0


def _known_traits(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    end = _longest(source, pos, TRAITS | _lexicon(source, "trait", "universe"))
    if end:
        yield end, _said(source, pos, end)


def _traits(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    found = list(_known_traits(source, pos))
    if found and not _goes_on(source, found[0][0], _capitals(source, pos)):
        yield from found
    else:  # "a Fairy follower" may be a card with that name: the name of a token or a known card is no trait
        named = TOKENS | _lexicon(source, "card_name")
        yield from (each for each in _run(source, pos) if each[1] not in named)


def _goes_on(source: Source, end: int, run: int) -> bool:
    """Whether a known trait is but the beginning of a longer one that is not known: cards print no two traits side by side."""
    known = TRAITS | TOKENS | _lexicon(source, "trait", "universe", "card_name")
    return run > end and source.texts[end] != "and" and not _longest(source, end, known)


def token_names(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    """A token's name: known tokens and cards before traits (Golem is a trait, Guardform Golem a token), else capitals."""
    end = _longest(source, pos, TOKENS | _lexicon(source, "card_name"))
    trait = _longest(source, pos, TRAITS | _lexicon(source, "trait", "universe"))
    if end > trait:
        yield end, _said(source, pos, end)
    elif not trait:
        yield from _run(source, pos)


def known_token(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    """The name of a token that there is, for where nothing else says that a token is meant."""
    if end := _longest(source, pos, TOKENS):
        yield end, _said(source, pos, end)


def _run(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    """A run of capitals up to an "and": two tokens or traits stand on its sides; a name that has one must be known."""
    if end := _capitals(source, pos):
        end = next((at for at in range(pos + 1, end) if source.texts[at] == "and"), end)
        yield end, _said(source, pos, end)


def _card_names(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    """A card's name: the longest known one, else capitals; a comma may stand inside a name ("Anna, the Brave")."""
    known = TOKENS | _lexicon(source, "card_name")
    end = _longest(source, pos, known)
    if end:
        yield end, _said(source, pos, end)
        return
    end = _capitals(source, pos)
    if end and _one_of(source, pos, end):
        return
    # A trait by itself is no card: "each Golem" says nothing, nor "your Officers".
    traits = TRAITS | _lexicon(source, "trait", "universe")
    if not end or end == _longest(source, pos, traits) or _said(source, pos, end).removesuffix("s") in traits:
        return
    yield end, _said(source, pos, end)
    if source.text_at(end) == ",":
        more = end + 1
        while source.text_at(more) in LINKS:
            more += 1
        longer = _capitals(source, more)
        if longer:
            yield longer, _said(source, pos, longer)
        return
    # "Pen and Inkwell" may be the name of one card or of two; where the text leaves that open it is refused
    both = source.text_at(end) == "and" and not _longest(source, end + 1, known)
    if both and (longer := _capitals(source, end + 1)):
        yield longer, _said(source, pos, longer)


def _quoted_names(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    """What stands between quotation marks, whatever it is; a full stop before the second mark is the sentence's."""
    marks = [at for at in range(pos, len(source.texts)) if source.texts[at] == CLOSE]
    if marks and marks[0] > pos and source.text_at(pos - 1) == OPEN:
        end = marks[0] - int(source.texts[marks[0] - 1] == ".")
        yield end, _said(source, pos, end)


def _one_of(source: Source, pos: int, end: int) -> str:
    """The known name of which these words are the plural: "Carrots" are cards named Carrot."""
    words = source.texts[pos:end]
    if not words[-1].endswith("s"):
        return ""
    singular = [*words[:-1], words[-1][:-1]]
    known = TOKENS | {"Carrot"} | _lexicon(source, "card_name")
    return next((name for name in known if list(name_words(name)) == singular), "")


def _plural_names(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    end = _capitals(source, pos)
    if end and (name := _one_of(source, pos, end)):
        yield end, name


def _show_plural(value: object, context: Context) -> str | None:
    return f"{value}s" if isinstance(value, str) and value else None


def _counters(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    """The one word that qualifies "counter"."""
    small = source.text_at(pos) in SMALL
    if source.text_at(pos + 1) in ("counter", "counters") and source.tokens[pos].kind == "word" and not small:
        yield pos + 1, source.text_at(pos)
