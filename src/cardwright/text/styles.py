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
    lines: tuple[tuple[str, str, str], ...] = ()  # before tags: how paragraphs begin, and breaks that part none
    signs: tuple[
        tuple[str, str, str], ...
    ] = ()  # how icons, condition words and sentences begin and end: kind, pattern, what is said


CHARACTERS = "(?:Forwards|Backups|Monsters|Characters)"
ELEMENT = "(?:Fire|Ice|Wind|Earth|Lightning|Water|Light|Dark)"
OF_SO_MUCH = r" of (?:cost|power) \d+(?: or (?:less|more))?"
TYPES = ("Forward", "Backup", "Monster", "Summon", "Character")
# what stands in 《》 on an English card, and what English speakers write for it
ICONS = {
    "Fire": "火", "Ice": "氷", "Wind": "風", "Earth": "土", "Lightning": "雷", "Water": "水", "Light": "光", "Dark": "闇",
    "Dull": "ダル",
}  # fmt: skip
_LINE = r"(?:^|\[\[br\]\])\s*"
# brackets that stand for those of an icon, as they are typed; what stands in them decides
_BRACKETS = (
    ("《", "》"), ("【", "】"), ("〈", "〉"), ("≪", "≫"), ("«", "»"), ("<<", ">>"), ("<", ">"), (r"\{", r"\}"),
    (r"(?<!\[)\[", r"\](?!\])"),
)  # fmt: skip


def _icon(sign: str, words: str) -> tuple[str, str, str]:
    """The icon with this sign, in whatever brackets or words it stands."""
    typed = "|".join(rf"{first} ?(?i:{words}|{sign}) ?{last}" for first, last in _BRACKETS)
    return "icon", rf"(?!《{sign}》)(?:{typed})", f"《{sign}》"


# whether its card may be cast is an ability of its own, wherever it stands: "You can only cast Hild if ...", no group of cards
_ONLY_IF = (
    r"You (?:can|may) only (?:cast|play) (?!(?:Fire|Ice|Wind|Earth|Lightning|Water|Light|Dark|Category|Job|Card|Multi)\b)"
    rf"(?!(?:{'|'.join(TYPES)})s?\b)[A-Z][^.\"“]*? (?:if|during) [^.\"“]+\."
)
_GOES_ON = r"(?:If|When|Then|Otherwise|It|They|This|That|These|You)\b"
_ALONE = "(?:Haste|Brave|First Strike|Back Attack)"  # keywords, of which a line is made
_BEGINS = r"(?:When|At the|If|During|The|You|Damage \d|Warp \d|Priming|Limit Break|EX BURST)\b|《|\[\[(?:ex|s)\]\]|\[\[i\]\](?:Damage|Warp|Priming)\b"
_FFTCG_LINES = (
    ("own_line", rf"({_LINE}(?:{_ALONE},? )*{_ALONE}) +(?={_BEGINS})", r"\1[[br]]"),
    ("own_line", rf"({_LINE}{_ONLY_IF}) +(?!\[\[br|{_GOES_ON})(?=[A-Z《]|\[\[)", r"\1[[br]]"),
    ("own_line", rf"(?<=[a-z)]\.) +({_ONLY_IF})(?= *(?:\[\[br\]\]|$))", r"[[br]]\1"),
    ("sign", rf"({_LINE})(?:[•●・▪◦‣*]\s*|- )(?=[A-Z\"《]|\[\[)", r"\1"),
    (
        "sign",
        rf"({_LINE}(?:\[\[i\]\])?)(?!Damage \d *(?:\[\[/\]\])? *--)\[?[Dd]amage ?(\d)\]?(\[\[/\]\])?(?: *(?:--|:|-))? *"
        r"(?=[A-Z《\"]|\[\[(?!br))",
        r"\1Damage \2 -- \3",
    ),
    ("sign", rf"({_LINE}(?:\[\[i\]\])?Limit Break)(?! --)(?::| -)? ?(?=\d)", r"\1 -- "),
)
_FFTCG_SIGNS = (
    *(_icon(icon, word) for word, icon in (*ICONS.items(), ("Special", "S"), ("Crystal", "C"), ("X", "X"))),
    *(("icon", rf"(?!《\w+》){first} ?(\d+|一般) ?{last}", r"《\1》") for first, last in _BRACKETS),
    ("old_word", r"\b([Ii]n|[Oo]n) to (?=(?:the|your|its|their|an?)\b)", r"\1to "),
    ("old_word", r"\bcan not\b", "cannot"),
    ("old_word", r"\bcanceled\b", "cancelled"),
    ("old_word", r"\b([Yy]our) opponents' (?=[A-Za-z])", r"\1 opponent's "),
    ("old_word", r"\bits owners' (?=(?:hand|deck|Break Zone)\b)", "its owner's "),
    ("old_word", r", and (?=only (?:once|twice) per turn\b)", " and "),
    ("old_word", r"(\b[Cc]hoose (?:up to )?1 [^.,]*), and (?=up to 1 )", r"\1 and "),
    ("old_word", r"\binto Break Zone\b", "into the Break Zone"),
    ("space", r"\bup to(?=\d)", "up to "),
    ("capital", r"(?<=[a-z0-9,] )Dull\b", "dull"),
    ("capital", r"(?<=[a-z,] )Activate\b", "activate"),
    ("capital", r"(?<=[a-z0-9,] )Active (?!Phase)", "active "),
    ("capital", r"\(It cannot become 0\.?\)", "(it cannot become 0)"),
    # an explanation behind a sentence, or in a line of its own, has its full stop within
    (
        "stop",
        rf"((?:[.\"”’] |{_LINE}))\(((?!The newly|This cost)[A-Z]\w+(?: \S+){{2}} [^().]*)(?:\.\)\.|\)\.?)(?!:)",
        r"\1(\2.)",
    ),
    ("old_word", r"\b(has|have|an) EX BURST\b", r"\1 EX Burst"),
    ("old_word", r"\b([Aa])t the start of (?=(?:the|your|each|a)\b)", r"\1t the beginning of "),
    ("old_word", r"\b(put from (?:the|your) field|(?:is|are) put) in the Break Zone\b", r"\1 into the Break Zone"),
    (
        "old_word",
        r"((?:^|[.:,\"“] ?|\[\[br\]\] *|\b(?:may|and|then|opponent|player) )[Pp]uts? [^.:,]*?) in the Break Zone(?=[.:,\"”]| and\b|$)",
        r"\1 into the Break Zone",
    ),
    # what the first sets say: "1 Character Card", "when your turn starts", "the turn she enters the field"
    ("capital", r"\b(Forward|Backup|Summon|Monster|Character) Card(s?)\b(?! Name)", r"\1 card\2"),
    (
        "old_word",
        r"\bWhen (your|your opponent's|each player's) turn (?:starts|begins)\b",
        r"At the beginning of \1 turn",
    ),
    ("old_word", r"\b(receives?|is dealt) (\d+) or more damage\b", r"\1 \2 damage or more"),
    ("old_word", r"\bthat weren't (?=selected|chosen)", "that were not "),
    ("old_word", r"\bthe turn (?:s?he) (enter(?:s|ed) the field)\b", r"the turn it \1"),
    ("old_word", r"\ball (Forwards forming a party with)\b", r"all the \1"),
    ("old_word", r"\b(forming a party with) (?:him|her)\b", r"\1 it"),
    ("old_word", r"\b((?:do|does|will) not|(?:do|does|wo)n't) become active (?=during\b)", r"\1 activate "),
    ("old_word", r"\b([Ii])f it is possible(?=, (?:all|the|your opponent)\b)", r"\1f possible"),
    ("old_word", r"\b([Ii]f you have )(?=\[\[i\]\]Card Name [^\[\]]*\[\[/\]\] in (?:your|the)\b)", r"\1a "),
    # "If Hild deals damage to a Forward, double the damage.": as every text of later sets says it
    (
        "old_word",
        r"(\b[Ii]f [^.,\"]*\b(?:deals?|is dealt|receives?) (?:battle )?damage\b[^.,\"]*, (?:double the damage|(?:increase|reduce) the damage by \d+"
        r"|the damage (?:(?:increases|decreases|is (?:increased|reduced)) by|becomes) \d+))(?=\.(?![\"”’]))",
        r"\1 instead",
    ),
    ("old_word", r"\bYou may only use this ability\b", "You can only use this ability"),
    ("old_word", r"\bThis ability can be used only\b", "You can use this ability only"),
    *(
        ("old_word", rf"\b{he} or {she}\b", f"{he}/{she}")
        for he, she in (("his", "her"), ("he", "she"), ("him", "her"))
    ),
    # of a player: no card has a hand, a field or a deck, or controls anything
    ("old_word", r"(?<![/\w])(?:his|her)(?= (?:hand|field|deck|Break Zone|Damage Zone)\b)", "his/her"),
    ("old_word", r"(?<![/\w])(?:he|she)(?= controls?\b)", "he/she"),
    ("old_word", r"\bUntil (?:the )?end of (?:the )?turn\b", "Until the end of the turn"),
    ("sign", r"\b(\d{1,2}),(?=000\b)", r"\1"),
    ("old_word", r"\b([Dd]raws?|[Dd]iscards?) one card\b", r"\1 1 card"),
    ("sign", r"\b(gains?) (\d+ power)\b", r"\1 +\2"),
    ("old_word", r"\b(you have no cards in) hand\b", r"\1 your hand"),
    ("old_word", r"((?:^|[.:,\"“‘] ?|\b(?:may|then|and|also) )(?:[Dd]raw|[Dd]iscard)) a card\b", r"\1 1 card"),
    ("old_word", r"\b([Cc]hoose) one(?= [A-Z])", r"\1 1"),
    # "every two cards" and "the top four cards" are printed so
    *(
        ("old_word", rf"(?<!\b[Ee]very )(?<!\btop )\b{word}\b", str(number))
        for number, word in enumerate(("two", "three", "four", "five", "six"), 2)
    ),
    # not in names: "SOLDIER 1st Class"
    *(
        ("old_word", rf"\b{short}(?= (?:time|card|Summon|Forward|Backup|Monster|Character|point)\b)", word)
        for short, word in (("1st", "first"), ("2nd", "second"), ("3rd", "third"), ("4th", "fourth"), ("5th", "fifth"))
    ),
    ("sign", r"\b([Ss]elect (?:up to )?\d of the \d following actions):", r"\1."),
    (
        "old_word",
        r"\b((?:[Rr]eturn|[Aa]dd|[Pp]lay|[Pp]ut|[Pp]lace|[Bb]reak|[Dd]ull|[Aa]ctivate|[Rr]emove|[Dd]eal) one)"
        r"(?= (?:to|into|onto|from|at|on|and|\d+ damage)\b[^.]* the other\b)",
        r"\1 of them",
    ),
    (
        "old_word",
        r"\b((?:[Pp]uts?|[Pp]laces?|the others?) (?:(?! card at)[^.])*?)at the top of (?=(?:your|their|its owner's|your opponent's) deck\b"
        r"(?! (?:into|onto|to|from)\b))",
        r"\1on top of ",
    ),
    ("old_word", r"\ban opponent (controls?)\b", r"opponent \1"),
    ("old_word", r"(?<!\b[Cc]hoose )\ban opponent's (?=Summon|abilit)", "your opponent's "),
    ("old_word", r"\b([Dd]eal \d+ damage to) each (Forward|Monster|Character)\b", r"\1 all the \2s"),
    ("old_word", rf"\b([Aa]ll)(?: of)? your ((?:{ELEMENT} )?{CHARACTERS})\b", r"\1 the \2 you control"),
    (
        "old_word",
        rf"\bYour ((?:{ELEMENT} )?{CHARACTERS}(?:{OF_SO_MUCH})?)(?= (?:gain|lose|cannot|can|are|enter)\b)",
        r"The \1 you control",
    ),
    ("old_word", r"\bfor every (?=[A-Z《](?:[^.,s]|s\B)*? (?:you|opponent|your opponent) controls?\b)", "for each "),
    (
        "old_word",
        rf"\b([Aa]ll)(?: of)? your opponent's ({CHARACTERS}(?:{OF_SO_MUCH})?)",
        r"\1 the \2 opponent controls",
    ),
    ("old_word", rf"\bYour opponent's ({CHARACTERS}{OF_SO_MUCH})", r"The \1 opponent controls"),
    ("old_word", rf"(?<!of )\byour opponent's ({CHARACTERS}{OF_SO_MUCH})", r"the \1 opponent controls"),
    ("old_word", r"\bCancel it\.", "Cancel its effect."),
    ("old_word", r"\b([Ii])t's (?=an? |[A-Z\[])", r"\1t is "),
    # the reminder inside its sentence; of an Element it is printed so
    ("stop", r"(?<=\w)(?<!Element) \([Tt](his effect does not end at the end of the turn)(?:\)\.|\.\))", r". (T\1.)"),
    ("old_word", r"(?<=is dealt damage, )it becomes 0 instead\b", "the damage becomes 0 instead"),
    ("stop", r"(?<=new target)\. \((The newly chosen \w+ must be a valid choice)\.\)", r" (\1)."),
    *(("capital", rf"\b([Nn]ame 1|[Tt]he named) {word}\b", rf"\1 {word.title()}") for word in ("job", "category")),
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
        *(
            (each, "Multi-Element")
            for each in ("multi-Element", "Multi-element", "multi-element", "Multi Element", "multi Element")
        ),
        *((each, "First Strike") for each in ("First-Strike", "FirstStrike")),
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
        ("enters the field under your opponent's control", "enters your opponent's field"),
        ("is damaged by", "is dealt damage by"),
        ("Search your deck for", "Search for"),
        ("search your deck for", "search for"),
    ),
    small=r"(?<=[a-z\d,] )(?:Opponent|Power|Turn|Damage|Abilit(?:y|ies))(?! ?[A-Z\d(])|(?<=\b(?:[Tt]he|its) )Cost(?= )"
    r"|(?<=\byour )(?:Field|Deck|Hand)|(?<=[rt]'s )(?:Deck|Hand)|(?<=\b(?:each|your) )Player|(?<=\b(?:the|its|you) )(?:Owner|Controller|Field|Hand)|(?<=\bof )(?:Cost|Power)(?= \d)"
    r"|(?<=》, )(?:Discard|Put|Remove|Return)|(?<=[a-z\d,] )(?:Special|Action) [Aa]bilit(?:y|ies)|(?<=[a-z\d,] )Auto-[Aa]bilit(?:y|ies)",
    # "this forward" may be another card than the one that says it
    terms=r"(?<!\bthis )(?:forward|backup|monster|summon|character)s?|[Bb]reak zone|[Dd]amage zone|freeze"
    r"|haste|brave|[Ff]irst strike|[Bb]ack attack|(?:fire|ice|wind|earth|lightning|water|light|dark)(?= (?i:forward|backup|monster|summon|character|card|element)s?\b)"
    r"|(?:[Aa]ttack|[Mm]ain|[Ee]nd) phase|limit break(?= --)",
    alone=("Haste", "Brave", "First Strike", "Back Attack"),
    lines=_FFTCG_LINES,
    signs=_FFTCG_SIGNS,
)


def in_words(text: str) -> str:
    """A text for reading on a screen, its icons in English: `《ダル》` as `《Dull》`."""
    for word, icon in ICONS.items():
        text = text.replace(f"《{icon}》", f"《{word}》")
    return text


_BULLET = r"(?:[•●・▪◦‣]\s*|\[\[br\]\]\s*(?:[*•●・▪◦‣]|-(?= ))\s*)"  # of an option: on a line of its own, or not


def _numbered(number: int) -> tuple[str, str, str]:
    """What stands before an option, as the game prints it: "(1) ", in place of a bullet, "1." or "①"."""
    before = rf"\({number - 1}\) " if number > 1 else r"\b[Cc]hoose [^.:\[]*\bof the following(?: effects)?[.:]"
    mark = rf"(?:{_BULLET}|\[\[br\]\]\s*(?:{number}[.)]|\[{number}\])\s+|(?:\[\[br\]\]\s*)?{'①②③④⑤'[number - 1]}\s*)"
    return ("sign", rf"({before}(?:(?!\[\[br\]\]|\(\d\) ).)*?)\s*{mark}(?=[A-Z\[])", rf"\1 ({number}) ")


_SVE_LINES = (
    ("broken_line", r"(\([^()]*?)\s*\[\[br\]\]\s*(?=[^()]*\))", r"\1 "),  # a parenthesis is one paragraph
    # an explanation has no function (2.6.2): it stands behind the paragraph before it; one that gives a name has
    (
        "broken_line",
        r"(?<!\]\])(?<![-\s])\s*\[\[br\]\]\s*(?=\((?!\d\))(?![^()]*(?:treated|considered|counts))[^()]*\)\s*(?:\[\[br\]\]|$))",
        " ",
    ),
    ("option_line", r"\s*\[\[br\]\]\s*(?=\(\d\) )", " "),
    *(_numbered(number) for number in range(1, 6)),
    ("html", r"(?<=\]\])-{4,}(?=\s*(?:\[\[br\]\]|$))", ""),  # a line between two abilities
)
_KEYED = r"(?:Combo|Spellchain|SC|Necrocharge)"
_UP = r"(?<![\w\]/])([+-](?:\d+|X))"  # "+1", where no icon stands before it
_BRACKET, _TEKCARB = r"[\[【《{<]", r"[\]】》}>]"
_ICONS_OF_WORDS = "fanfare|act|engage|evolve|feed|quick|attack|defense"
_KEYWORDS = "Ward|Storm|Rush|Bane|Drain|Assail|Aura|Intimidate"
_STATS = r"([+-](?:\d+|X))"


def _spelt(word: str) -> str:
    """An icon at the start of a paragraph in words: "Fanfare: ", "(Fanfare)", and "Fanfare" before a sentence."""
    return rf"({_LINE}(?:\[fanfare\] ?)?)(?:(?i:{word})(?: ?:| --?) ?|\((?i:{word})\)(?: ?:| --)? ?|{word} ?(?=[A-Z]|\[cost))"


_SVE_SIGNS = (
    # of a cost it is the card itself; else "it" is a card named before
    ("old_word", r"\bput it (?:into|in) (?:the )?cemetery(?=:)", "put this card into its owner's cemetery"),
    ("old_word", r"\b([Pp]ut) it into cemetery\b", r"\1 it into its owner's cemetery"),
    ("old_word", r"\b(Overflow|Sanguine) is active(?=,)", r"\1 is active for you"),
    *(
        ("icon", rf"(?!\[(?i:{each})\]){_BRACKET} ?(?i:{each}) ?{_TEKCARB}", f"[{each}]")
        for each in _ICONS_OF_WORDS.split("|")
    ),
    ("icon", rf"{_BRACKET}(?i:last[ _-]words?|last_?words){_TEKCARB}(?<!\[lastwords\])", "[lastwords]"),
    ("icon", rf"{_BRACKET}(?i:atk){_TEKCARB}", "[attack]"),
    ("icon", rf"{_BRACKET}(?i:def|defence){_TEKCARB}", "[defense]"),
    ("icon", rf"({_LINE}(?:\[quick\])?)[(](?i:act)[)]", r"\1[act]"),
    ("icon", rf"({_LINE})[(]?(?i:evolve)[)]? ?(?=\[(?:cost)?\d)", r"\1[evolve]"),
    ("icon", rf"({_LINE})[(]?(?i:feed)[)]? ?(?=\[(?:cost)?\d)", r"\1[feed]"),
    ("icon", r"(?<=[\],])( ?)\((?i:engage)\)", r"\1[engage]"),
    ("icon", rf"({_LINE})\((?i:quick)\)", r"\1[quick]"),
    ("icon", rf"[\[(]{_STATS} ?/ ?{_STATS}[\])]", r"[attack]\1/[defense]\2"),
    ("icon", rf"\b(?i:attack|atk) ?{_STATS} ?/ ?(?i:defense|defence|def) ?{_STATS}", r"[attack]\1/[defense]\2"),
    (
        "icon",
        rf"(?<![\w\]/]){_STATS} (?i:attack|atk) ?/ ?{_STATS} (?i:defense|defence|def)\b",
        r"[attack]\1/[defense]\2",
    ),
    ("icon", rf"(\[attack\]) ?{_STATS} ?(?=\[defense\])", r"\1\2/"),
    (
        "sign",
        rf"({_LINE})(?!On Evolve(?::| --))[\[(【]?(?i:on[ -]?evolve)[\])】]?(?:: ?| -- ?| (?=[A-Z]))",
        r"\1On Evolve: ",
    ),
    *(
        ("sign", rf"({_LINE})(?:[\[(【]({each})[\])】]:? ?|(?!{each})(?i:{each}): )", rf"\1{each}: ")
        for each in ("Strike", "Follower Strike", "Leader Strike")
    ),
    ("sign", rf"[\[【]({_KEYED} ?\(\d+\)|Earth Rite(?: \(\d+\))?|Overflow|Sanguine)[\]】]:? ?", r"\1: "),
    ("sign", rf"({_LINE})[\[(【]({_KEYWORDS})[\])】]\.?(?=\s*(?:$|\[\[br|\())", r"\1\2."),
    ("sign", rf"[\[【]({_KEYWORDS})[\]】]", r"\1"),
    ("sign", rf"({_LINE}(?:\[fanfare\])?\[(?:fanfare|lastwords)\])\s*\[\[br\]\]\s*(?=[A-Z])", r"\1 "),
    ("old_word", r"\b([Ii]n|[Oo]n) to (?=(?:the|your|its|their|an?)\b)", r"\1to "),
    ("old_word", r"\bcan not\b", "can't"),
    ("old_word", r"\bdefence\b", "defense"),
    ("old_word", r"\b[Pp]lay-?[Pp]oint(s?)\b|\bPlay Point(s?)\b", r"play point\1\2"),
    ("capital", r"\b(?:ex|Ex|EX)[ -][Aa]rea\b(?<!EX area)", "EX area"),
    ("icon", rf"{_UP} ?\[attack\] ?/ ?([+-](?:\d+|X)) ?\[defense\]", r"[attack]\1/[defense]\2"),
    ("icon", rf"{_UP}/([+-](?:\d+|X))(?![\w/])", r"[attack]\1/[defense]\2"),
    ("icon", rf"{_UP} ?\[(attack|defense)\]", r"[\2]\1"),
    ("icon", rf"{_UP} (attack|defense)\b(?! damage)", r"[\2]\1"),
    ("icon", r"\[(attack|defense)\]-0(?!\d)", r"[\1]+0"),
    ("icon", rf"{_BRACKET}(?i:cost)[ _-]?(\d\d){_TEKCARB}(?<!\[cost\d\d\])", r"[cost\1]"),
    ("icon", rf"{_BRACKET}(?i:cost)[ _-]?(\d){_TEKCARB}", r"[cost0\1]"),
    ("icon", r"(\[(?:act|evolve|feed)\]) ?[\[(【《{<]0?(\d)[\])】》}>]", r"\1[cost0\2]"),
    ("icon", r"(\[(?:fanfare|lastwords)\]) ?[\[(【《{<]0?(\d)[\])】》}>](?=: )", r"\1[cost0\2]"),
    ("icon", rf"{_BRACKET}(?i:cost)[ _-]?X{_TEKCARB}", "[costx]"),
    ("icon", r"\[quick\]\[act\]|\[act\]\[(?:q|quick)\]", "[q][act]"),
    ("stop", rf"({_LINE}Quick)[.:](?=\s*(?:\[\[br\]\]|$))", r"\1"),
    ("icon", r"\b(costs?) (?:1|\[cost0?1\]) to play\b", r"\1 1 play point to play"),
    ("icon", r"\b(costs?) (?:(\d+)|\[cost0?(\d+)\]) to play\b", r"\1 \2\3 play points to play"),
    *(("icon", _spelt(word), rf"\1[{icon}] ") for word, icon in (("Fanfare", "fanfare"), ("Last ?Words", "lastwords"))),
    ("sign", rf"({_LINE}\[fanfare\]) ?(?:/|and |or ) ?(?=\[lastwords\])", r"\1"),
    ("sign", rf"({_LINE}\[(?:fanfare|lastwords)\]) ?(?:/|and |or ) ?(?=(?:On Evolve|On Race|Strike): )", r"\1 "),
    ("sign", rf"({_LINE}(?:\[fanfare\])?\[(?:fanfare|lastwords)\]) ?(?::|,|--)\s*", r"\1 "),
    ("sign", rf"({_LINE}(?:\[q\])?\[(?:act|evolve|feed)\]), ", r"\1 "),
    ("sign", rf"\b({_KEYED}) (\d+)(?=[:,] )", r"\1 (\2)"),
    ("sign", rf"\b({_KEYED} \(\d+\)|Earth Rite(?: \(\d+\))?|Overflow|Sanguine) -- ", r"\1: "),
    ("sign", rf"({_LINE}\[quick\])[.:]?\s*(?=[^\s\[(])", rf"\1{BREAK}"),
    ("stop", rf"({_LINE}(?:Ward|Storm|Rush|Bane|Drain|Assail|Aura|Intimidate))(?= \()", r"\1."),
)
_BEFORE = (
    "a|an|the|[Yy]our|[Ee]ach|[Ee]nemy|another|other|that|[Tt]his|[Ii]t|more|next|its|their|no|all|any|of|to|onto|into|from|put|or|random|\\d|X"
    "|owner's|opponent's|follower's|leader's|amulet's|card's|field|equal|card|it's"
)
_SMALL = "|".join(rf"(?<=\b{each} )" for each in _BEFORE.split("|"))
SVE = Style(
    small=rf"(?:{_SMALL})(?:Player|Opponent|Turn|Damage|Cost|Attack|Defense|Leader|Token|Evolved|Engaged|Field|Hand|Deck|Cemetery|Amulet|Card)s?(?! (?:of )?(?:the )?[A-Z])|"
    r"(?<=[a-z] )(?:Evolve [Dd]eck|End [Pp]hase|Main [Pp]hase|Abilit(?:y|ies))(?! [A-Z])|"
    r"(?:(?<=\ba )|(?<=\ban )|(?<=\b\d )|(?<=\b(?:[Yy]our|[Ee]ach) )|(?<=\b(?:enemy|other) )|(?<=\banother ))"
    r"(?:Follower|Spell|Amulet|Card)s?(?! [A-Z])|(?<=\byour )(?:Field|Hand|Deck|Cemetery|Leader)(?! [A-Z])"
    r"|(?<=\[)[A-Z][A-Za-z]+(?=\d*\])",
    # words of translations that players made before there was an official one
    old_words=(
        ("graveyard", "cemetery"),
        ("into your field", "onto your field"),
        ("Choose 1 of your", "Select one of your"),
        ("Choose one of your", "Select one of your"),
        *((f"Choose {many}enemy", f"Select {many}enemy") for many in ("1 ", "up to 2 ", "up to 3 ")),
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
    terms="|".join(each.lower() for each in _KEYWORDS.split("|")),
    alone=(*_KEYWORDS.split("|"), "Stack"),
    between=". ",
    behind=".",
)
