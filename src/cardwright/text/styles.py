"""How each game's cards are marked up, and what is said today for the words and signs of older cards: tables of `normalise`."""

from __future__ import annotations

from dataclasses import dataclass

BREAK = "[[br]]"  # between paragraphs


@dataclass(frozen=True)
class Style:
    """How a game's cards are marked up.

    `names` are the words that introduce a name (`Job X`), `stop` words that never belong to an untagged one, `headings` the
    texts that are always tagged, as (text, tag), `special` the icon before which a paragraph's opening words are a name.
    """

    names: tuple[str, ...] = ()
    stop: frozenset[str] = frozenset()
    headings: tuple[tuple[str, str], ...] = ()
    special: str = ""  # the icon that follows the proper name of a special ability
    keywords: tuple[str, ...] = ()  # keywords that begin like an introduced name, without being one
    old_words: tuple[tuple[str, str], ...] = ()  # words of older rule books, and what is said for them now
    small: str = ""  # a pattern for words that are no terms and begin with a small letter
    terms: str = ""  # a pattern for terms, in small letters, that begin with capitals
    alone: tuple[str, ...] = ()  # keywords that make up a paragraph by themselves
    between: str = " "  # what stands between two of those
    behind: str = ""  # and behind the last
    lines: tuple[tuple[str, str, str], ...] = ()  # which breaks part no paragraphs: kind, pattern, what is said
    signs: tuple[
        tuple[str, str, str], ...
    ] = ()  # how icons, condition words and sentences begin and end: kind, pattern, what is said


TYPES = ("Forward", "Backup", "Monster", "Summon", "Character")
# what stands in 《》 on an English card, and what English speakers write for it
ICONS = {
    "Fire": "火", "Ice": "氷", "Wind": "風", "Earth": "土", "Lightning": "雷", "Water": "水", "Light": "光", "Dark": "闇",
    "Dull": "ダル",
}  # fmt: skip
# brackets that stand for those of an icon, as they are typed; what stands in them decides
_BRACKETS = (
    ("《", "》"), ("【", "】"), ("〈", "〉"), ("≪", "≫"), ("«", "»"), ("<<", ">>"), ("<", ">"), (r"\{", r"\}"),
    (r"(?<!\[)\[", r"\](?!\])"),
)  # fmt: skip


def _icon(sign: str, words: str) -> tuple[str, str, str]:
    """The icon with this sign, in whatever brackets or words it stands."""
    typed = "|".join(rf"{first} ?(?i:{words}|{sign}) ?{last}" for first, last in _BRACKETS)
    return "icon", rf"(?!《{sign}》)(?:{typed})", f"《{sign}》"


_FFTCG_SIGNS = (
    *(_icon(icon, word) for word, icon in (*ICONS.items(), ("Special", "S"), ("Crystal", "C"), ("X", "X"))),
    *(("icon", rf"(?!《\w+》){first} ?(\d+|一般) ?{last}", r"《\1》") for first, last in _BRACKETS),
    ("old_word", r"\b([Ii]n|[Oo]n) to (?=the\b|your\b|its\b|their\b)", r"\1to "),
    ("old_word", r"\bcan not\b", "cannot"),
    ("old_word", r"\bUntil (?:the )?end of (?:the )?turn\b", "Until the end of the turn"),
    ("capital", r"(?<=[a-z] )(?i:back attack)\b", "Back Attack"),
    ("sign", r"\b(gains?) (\d+ power)\b", r"\1 +\2"),
    ("old_word", r"\b(you have no cards in) hand\b", r"\1 your hand"),
    ("old_word", r"((?:^|[.:,\"“‘] ?|\b(?:may|then|and) )(?:[Dd]raw|[Dd]iscard)) a card\b", r"\1 1 card"),
    ("old_word", r"\b([Cc]hoose) one(?= [A-Z])", r"\1 1"),
    # "every two cards" and "the top four cards" are printed so
    *(
        ("old_word", rf"(?<!\b[Ee]very )(?<!\btop )\b{word}\b", str(number))
        for number, word in enumerate(("two", "three", "four", "five", "six"), 2)
    ),
    ("old_word", r"\ban opponent (controls?)\b", r"opponent \1"),
    ("old_word", r"(?<!\b[Cc]hoose )\ban opponent's (?=Summon|abilit)", "your opponent's "),
    ("old_word", r"\b([Dd]eal \d+ damage to) each (Forward|Monster|Character)\b", r"\1 all the \2s"),
    ("old_word", r"\b([Aa]ll) your (Forwards|Backups|Monsters|Characters)\b", r"\1 the \2 you control"),
    ("old_word", r"\b([Ww]hen [^,.]*? forms a party)(?=, )", r"\1 and attacks"),
    ("old_word", r"\bCancel it\.", "Cancel its effect."),
    ("old_word", r"\b([Ii])t's (?=an? |[A-Z\[])", r"\1t is "),
    # the reminder inside its sentence; of an Element it is printed so
    ("stop", r"(?<=\w)(?<!Element) \([Tt](his effect does not end at the end of the turn)(?:\)\.|\.\))", r". (T\1.)"),
    ("old_word", r"(?<=is dealt damage, )it becomes 0 instead\b", "the damage becomes 0 instead"),
    ("old_word", r"\bas you like \([Uu](nits?) must be 1000\)\.", r"as you like. (U\1 must be 1000.)"),
    ("old_word", r"\bWhen (it|that Forward) next (\w+)\b", r"The next time \1 \2"),
    ("old_word", r"\bwhen (it|that Forward) next (\w+)\b", r"the next time \1 \2"),
)
FFTCG = Style(
    names=("Card Name", "Job", "Category"),
    stop=frozenset({*TYPES, *(word + "s" for word in TYPES), "Card", "Job", "Category", "Element", "Break"}),
    headings=(("EX BURST", "ex"),),
    special="《S》",
    keywords=("Job Change",),
    old_words=(
        ("an Eidolon", "a Summon"),
        ("An Eidolon", "A Summon"),
        ("Eidolons", "Summons"),
        ("Eidolon", "Summon"),
        ("auto abilities", "auto-abilities"),
        ("auto ability", "auto-ability"),
        ("multi-Element", "Multi-Element"),
        ("don't end at the end of the turn", "do not end at the end of the turn"),
        ("doesn't end at the end of the turn", "does not end at the end of the turn"),
        ("can't", "cannot"),
        *(
            (f"until {end}", "until the end of the turn")
            for end in ("end of turn", "end of the turn", "the end of turn")
        ),
        ("put from the field to the Break Zone", "put from the field into the Break Zone"),
        ("put into the Break Zone from the field", "put from the field into the Break Zone"),
        ("from among them", "among them"),
        ("This ability will trigger only", "This effect will trigger only"),
        ("This ability can only be used", "You can only use this ability"),
        *(
            (f"instead of putting {it} into the Break Zone", f"instead of putting {it} in the Break Zone")
            for it in ("it", "them")
        ),
        ("enters the field under your control", "enters your field"),
        ("is damaged by", "is dealt damage by"),
        ("Search your deck for", "Search for"),
        ("search your deck for", "search for"),
    ),
    small=r"(?<=\b(?:each|your) )Player|(?<=\b(?:the|its|you) )(?:Owner|Controller|Field|Hand)|(?<=\bof )(?:Cost|Power)(?= \d)"
    r"|(?<=》, )(?:Discard|Put|Remove|Return)|(?<=[a-z\d,] )(?:Special|Action) [Aa]bilit(?:y|ies)|(?<=[a-z\d,] )Auto-[Aa]bilit(?:y|ies)",
    # "this forward" may be another card than the one that says it
    terms=r"(?<!\bthis )(?:forward|backup|monster|summon|character)s?|break zone|damage zone|freeze",
    alone=("Haste", "Brave", "First Strike", "Back Attack"),
    signs=_FFTCG_SIGNS,
)


def in_words(text: str) -> str:
    """A text for reading on a screen, its icons in English: `《ダル》` as `《Dull》`."""
    for word, icon in ICONS.items():
        text = text.replace(f"《{icon}》", f"《{word}》")
    return text


_SVE_LINES = (
    ("broken_line", r"(\([^()]*?)\s*\[\[br\]\]\s*(?=[^()]*\))", r"\1 "),  # a parenthesis is one paragraph
    ("option_line", r"\s*\[\[br\]\]\s*(?=\(\d\) )", " "),
    ("html", r"(?<=\]\])-{4,}(?=\s*(?:\[\[br\]\]|$))", ""),  # a line between two abilities
)
_KEYED = r"(?:Combo|Spellchain|SC|Necrocharge)"
_LINE = r"(?:^|\[\[br\]\])\s*"
_UP = r"(?<![\w\]/])([+-](?:\d+|X))"  # "+1", where no icon stands before it
_SVE_SIGNS = (
    ("icon", rf"{_UP} ?\[attack\] ?/ ?([+-](?:\d+|X)) ?\[defense\]", r"[attack]\1/[defense]\2"),
    ("icon", rf"{_UP}/([+-](?:\d+|X))(?![\w/])", r"[attack]\1/[defense]\2"),
    ("icon", rf"{_UP} ?\[(attack|defense)\]", r"[\2]\1"),
    ("icon", rf"{_UP} (attack|defense)\b(?! damage)", r"[\2]\1"),
    ("icon", r"\[(attack|defense)\]-0(?!\d)", r"[\1]+0"),
    ("icon", r"\[cost([1-9])\]", r"[cost0\1]"),
    ("icon", r"\[costX\]", "[costx]"),
    ("icon", r"\[last words\]", "[lastwords]"),
    ("icon", r"\[quick\]\[act\]|\[act\]\[(?:q|quick)\]", "[q][act]"),
    ("stop", rf"({_LINE}Quick)\.(?=\s*(?:\[\[br\]\]|$))", r"\1"),
    ("icon", r"\b(costs?) (?:1|\[cost0?1\]) to play\b", r"\1 1 play point to play"),
    ("icon", r"\b(costs?) (?:(\d+)|\[cost0?(\d+)\]) to play\b", r"\1 \2\3 play points to play"),
    ("icon", rf"({_LINE})Fanfare(?::| --) ?", r"\1[fanfare] "),
    ("icon", rf"({_LINE})Last Words(?::| --) ?", r"\1[lastwords] "),
    ("sign", rf"({_LINE}\[fanfare\]) ?/ ?(?=\[lastwords\])", r"\1"),
    ("sign", rf"({_LINE}(?:\[fanfare\])?\[(?:fanfare|lastwords)\]) ?(?::|,|--)\s*", r"\1 "),
    ("sign", rf"({_LINE}(?:\[q\])?\[(?:act|evolve|feed)\]), ", r"\1 "),
    ("sign", rf"\b({_KEYED}) (\d+)(?=[:,] )", r"\1 (\2)"),
    ("sign", rf"\b({_KEYED} \(\d+\)|Earth Rite(?: \(\d+\))?|Overflow|Sanguine) -- ", r"\1: "),
    ("sign", rf"({_LINE}\[quick\])[.:]?\s*(?=[^\s\[])", rf"\1{BREAK}"),
    ("stop", rf"({_LINE}(?:Ward|Storm|Rush|Bane|Drain|Assail|Aura|Intimidate))(?= \()", r"\1."),
)
SVE = Style(
    small=r"(?:(?<=\ba )|(?<=\ban )|(?<=\b\d )|(?<=\b(?:[Yy]our|[Ee]ach) )|(?<=\b(?:enemy|other) )|(?<=\banother ))"
    r"(?:Follower|Spell|Amulet|Card)s?(?! [A-Z])|(?<=\byour )(?:Field|Hand|Deck|Cemetery|Leader)(?! [A-Z])"
    r"|(?<=\[)[A-Z][A-Za-z]+(?=\d*\])",
    # words of translations that players made before there was an official one
    old_words=(
        ("put it into graveyard", "put this card into its owner's cemetery"),
        ("graveyard", "cemetery"),
        ("in your field", "on your field"),
        ("into the field", "onto your field"),
        ("into the EX area", "into your EX area"),
        ("will be treated", "is treated"),
        ("in the field", "on the field"),
        *(
            (f"{choose} {one}", f"{select} {one}")
            for choose, select in (("Choose", "Select"), ("choose", "select"))
            for one in ("a", "an", "another")
        ),
        *((word, str(number)) for number, word in enumerate(("two", "three", "four", "five", "six"), 2)),
        ("max play points", "maximum play points"),
        ("an extra turn", "another turn"),
        ("your main deck", "your deck"),
        ("loses its abilities", "loses all abilities"),
    ),
    lines=_SVE_LINES,
    signs=_SVE_SIGNS,
    alone=("Ward", "Storm", "Rush", "Bane", "Drain", "Assail", "Aura", "Intimidate", "Stack"),
    between=". ",
    behind=".",
)
