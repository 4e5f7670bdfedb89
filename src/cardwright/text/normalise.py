"""The one place where printed text is tidied before it is read: `normalise(text, style)` -> `Normalised`.

Nothing is dropped but markup and nothing changes its meaning; each change is noted under the name of its kind (`changes`, `notes`):

- `entity`, `html`: `&amp;`, `<br />`, `<p class="x">`, comments, lines between abilities; `invisible`: characters without width (soft
  hyphens, byte order marks, variation selectors) go; `full_width`: full-width digits, letters and spaces, `、`, `。`, `ﾀﾞﾙ`; `dash`: – and —
  become `--`, within words and before numbers of icons `-` (characters.py);
- `old_style`: `[Job (Knight)]` and `[Job Knight]` become `[[i]]Job Knight[[/]]`; `untagged_name`: so does `Job Knight` without markup, as far as the
  lexicon knows names (the longest), else as far as capitals go, up to a word of `style.stop`;
- `icon`: an icon that is spelt out or stands behind its number (`Fanfare:`, `+1/+1`, `+2 [attack]`) stands as one in its place; so does
  one in English or in other brackets (`《Dull》`, `[Fire]`, `<<1>>`, `{S}`, `(Last Words)`), capitals aside;
- `tag_moved`, `tag_joined`, `tag_dropped`: markup that starts or ends in the wrong place, is cut in two, has no end or no beginning, or marks no name.
  Only names keep `[[i]]`: `[[i]]Damage 3 --[[/]]` becomes plain `Damage 3 --`; bold is dropped;
- `old_word`: a word of an older rule book (Eidolon), an older spelling of a term (auto ability), a number of order in figures (2nd)
  or a contraction in a reminder (don't end) becomes today's;
- `heading`: `EX BURST` at the start of a paragraph, however it is spelt, gets its `[[ex]]` tag, also behind "Damage 5 --", a special ability's name (before 《S》) its `[[s]]` tag;
- `own_line`: "You can only cast Hild if ..." in one paragraph with what Hild does gets its own; so do keywords in front of another ability;
- `broken_line`: a paragraph that stops in the middle of a sentence goes on with the next; `option_line`: paragraphs that are
  quoted options are joined to the sentence that offers them, so that options read alike on one line or several; so are as many
  unquoted paragraphs as that sentence speaks of, which get their quotation marks; an explanation in parentheses that stands in a line of
  its own goes to the paragraph before it (`broken_line`);
- `quote`: curly apostrophes and doubled marks; quotes inside quotes become ‘...’; "(This effect ...)" stands behind
  the quoted ability, not in it; `bare_quote`: the full stop missing in a quoted ability; `quote_stop`: a sentence that ends with a
  quotation gets its own full stop, `gains "Haste.".`, because print lets the inner one do for both (`printed` undoes this);
- `keyword_line`: keywords that make up a paragraph are parted as the game prints them (`Haste Brave`, `Ward. Rush.`);
- `open_number`: `1 card(s)` becomes `1 card`, `2 card(s)` and `card(s)` without a number become `cards`;
- `stop`: two full stops for one (three are an omission, and refused, as is none); a comma where a sentence ends before "if you do so"; the full stop missing between a keyword of Shadowverse: Evolve and what it means;
- `sign`: what stands before an option (`•`), the colon before the options, what stands in `Damage 3: `, in `1,000`, and between an icon or condition word and its text there (`[fanfare]: `, `Combo (3) -- `), as the game prints it;
- `capital`: the first letter of a sentence, and of a word that is no term (`each Player`, `the Field`) or is one (`break zone`); `space`: spaces that `tokens.join` would not print.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial

from cardwright.text import characters, quotes
from cardwright.text.draft import Change, Draft
from cardwright.text.styles import BREAK, FFTCG, TYPES, Style
from cardwright.text.tokens import join, tokenise

_MAX_PASSES = 6


@dataclass(frozen=True)
class Normalised:
    """The tidy `paragraphs` and `changes`, every correction in the order in which it was made."""

    paragraphs: tuple[str, ...]
    origins: tuple[tuple[int, ...], ...] = ()
    changes: tuple[Change, ...] = ()

    @property
    def notes(self) -> Mapping[str, int]:
        """The number of changes by name."""
        return Counter(change.kind for change in self.changes)

    def origin(self, paragraph: int, at: int) -> int:
        """The offset in the printed text of character `at` of a paragraph."""
        line = self.origins[paragraph]
        return line[at] if at < len(line) else line[-1] + 1


def normalise(text: str, style: Style = FFTCG, lexicon: Mapping[str, frozenset[str]] | None = None) -> Normalised:
    """Tidy a printed text. `lexicon` has the known names by introducing word, such as `{"Job": frozenset({"Knight"})}`.

    Never fails, and normalising what it returns changes nothing.
    """
    draft = Draft(text)
    paragraphs = _pass(draft, style, lexicon or {})
    # Mending one defect may uncover another; real cards are done after the first pass.
    for _ in range(_MAX_PASSES):
        if not draft.changes:
            break
        before = [each.text for each in paragraphs]
        draft = Draft("", [], draft.changes)
        for each in paragraphs:
            draft.add("\n" if draft.text else "", each)
        paragraphs = _pass(draft, style, lexicon or {})
        if [each.text for each in paragraphs] == before:
            break
    return Normalised(
        tuple(each.text for each in paragraphs),
        tuple(tuple(each.origins) for each in paragraphs),
        tuple(draft.changes),
    )


def _pass(draft: Draft, style: Style, lexicon: Mapping[str, frozenset[str]]) -> list[Draft]:
    characters.tidy(draft)
    for kind, line, said in style.lines:
        draft.sub(kind, re.compile(line), said)
    _tags(draft, style)
    if style.names:
        _names(draft, style, lexicon)
        for pattern, quoted in _OPTIONS:
            draft.sub("option_line", pattern, quoted)
        draft.sub("stop", re.compile(r"(?<=[\w》]), if you do so, "), ". If you do so, ")
        draft.sub("space", re.compile(r"\bof(?=[A-Z][a-z]+'s )"), "of ")
    for old, new in style.old_words:
        if old in draft.text:
            draft.sub("old_word", _outside_tags(rf"\b({old})\b"), _renamed(new))
    for kind, sign, said in style.signs:
        draft.sub(kind, re.compile(sign), said)
    for words, change in ((style.small, str.lower), (style.terms, str.title)):
        if words:
            draft.sub("capital", _outside_tags(rf"\b({words})\b"), _recased(change), flat=True)
    draft.sub("open_number", _OPEN_NUMBER, _number_settled)
    draft.sub("stop", _DOUBLED_STOP, ".")
    paragraphs = _paragraphs(draft)
    for each in paragraphs:
        _keywords(each, style)
        quotes.tidy(each)
        _respace(each)
    return [each for each in paragraphs if each.text]


def _keywords(paragraph: Draft, style: Style) -> None:
    """Keywords alone, as the game prints them: "Haste Brave", "Ward. Rush."."""
    one = "|".join(style.alone)
    if not one or not re.fullmatch(rf"(?:{one})(?:[,.]? (?:and )?(?:{one}))*\.?", paragraph.text):
        return
    wanted = style.between.join(re.findall(one, paragraph.text)) + style.behind
    if paragraph.text != wanted:
        paragraph.sub("keyword_line", re.compile(r".+"), wanted)


def _renamed(new: str) -> Callable[[re.Match[str]], str]:
    return lambda match: new if match.group(1) else r"\0"


def _recased(change: Callable[[str], str]) -> Callable[[re.Match[str]], str]:
    return lambda match: change(match.group()) if match.group(1) else match.group()


def printed(paragraph: str) -> str:
    """A normal paragraph as cards print it: one full stop where a sentence ends with a quotation."""
    return re.sub(r"\.([\"’])\.(?=$|[ \"’])", r".\1", paragraph)


# Tags

_TAG_IN_CAPITALS = re.compile(r"\[\[(?:I|S|B|EX|Ex|BR|Br)\]\]")
_NO_TAG = r"(?:(?!\[\[).)*"


def _tags(draft: Draft, style: Style) -> None:
    draft.sub("capital", _TAG_IN_CAPITALS, lambda match: match.group().lower(), flat=True)
    # bold may go on over several paragraphs
    draft.sub("tag_dropped", re.compile(r"\[\[b\]\]((?:(?!\[\[(?!br\]\])).)*)\[\[/\]\]"), r"\1")
    draft.sub("tag_dropped", re.compile(r"\[\[b\]\]((?:(?!\[\[/\]\]).)*?)(?=\[\[(?!/\]\]|br\]\])|$)"), r"\1")
    if style.names:
        draft.sub("space", re.compile(rf"(?<=[a-z0-9])\[\[i\]\](?=(?:{'|'.join(style.names)}) )"), " [[i]]")
        draft.sub("space", re.compile(rf"(?<=[A-Za-z0-9])(?=(?:{'|'.join(TYPES)})s?\b)"), " ")
        draft.sub("space", re.compile(rf"(?<=[a-z0-9])(?=(?:{'|'.join(style.names)}) [A-Z])"), " ")
        draft.sub("space", re.compile(r"(?<=\.)\"\"(?=[A-Z])"), '" "')  # two actions to select
        draft.sub("space", re.compile(rf"\[\[/\]\](?=[A-Z]|(?:{_NO_END}|to)\b)"), "[[/]] ")
    draft.sub("tag_moved", re.compile(r"\[\[(ex|s|i)\]\]\s*((?:\[\[br\]\]\s*)+)"), lambda m: rf"\2[[{m.group(1)}]]")
    draft.sub("tag_dropped", re.compile(r"\[\[(?:ex|s|i)\]\](\s*)\[\[/\]\]"), r"\1")
    # what is opened and not closed marks nothing, nor what is closed and was not opened
    draft.sub("tag_dropped", re.compile(r"\[\[i\]\]((?:(?!\[\[).)*)(?=\[\[(?!/\]\])|$)"), r"\1")
    draft.sub("tag_dropped", re.compile(r"(^|\[\[/\]\]|\[\[br\]\])((?:(?!\[\[).)*)\[\[/\]\]"), r"\1\2")
    draft.sub(
        "space", re.compile(rf"\[\[(ex|s)\]\]\s*({_NO_TAG}\S)\s*\[\[/\]\] *"), lambda m: rf"[[{m.group(1)}]]\2[[/]] "
    )
    for text, tag in style.headings:
        draft.sub("heading", _heading(text, tag), rf"\1[[{tag}]]{text}[[/]] ")
    if style.special:
        # what "Damage 5 --" asks for and the keyword of a lost line are no part of the name
        other = r"Damage ?\d|(?:Back Attack|Brave|First Strike|Haste) |[^《]* instead of |[^《]* without paying "
        # nor is a sentence before it; "Art: Rite" is one
        name = rf"(?!{other})(?:[A-Z][\w'-]+: )?[A-Z0-9](?:(?! --|\w{{3}}\. )[^\[\]《》:,“”\"])*?"
        pattern = rf"(^|\[\[br\]\])(\s*(?:Damage \d+ -- )?)({name})\s*(?={style.special})"
        draft.sub("heading", re.compile(pattern), r"\1\2[[s]]\3[[/]] ")
        draft.sub("heading", re.compile(rf"\[\[ex\]\](?!EX )([^\[\]]*\[\[/\]\])(?=\s*{style.special})"), r"[[s]]\1")
        # a name has no icons in it, and ends before them
        draft.sub(
            "tag_moved", re.compile(r"\[\[s\]\]([^\[\]《》]*?)\s*((?:《[^《》]*》)+)\s*\[\[/\]\]"), r"[[s]]\1[[/]] \2"
        )
        draft.sub("tag_moved", re.compile(rf"\[\[s\]\]([^\[\]《》]*?)\s*(?={style.special})"), r"[[s]]\1[[/]] ")
    if not style.names:
        return
    names = "|".join(map(re.escape, style.names))
    draft.sub("old_style", re.compile(rf"\[({names}) ?\(((?:[^\[\]])+)\)\](?!\])"), r"[[i]]\1 \2[[/]]")
    draft.sub("old_style", re.compile(rf"(?<!\[)\[({names}):? ((?!\()[^\[\]]+)\](?!\])"), r"[[i]]\1 \2[[/]]")
    # A tag that begins inside a word begins before it.
    draft.sub("tag_moved", re.compile(r"\b([A-Z]\w*)\[\[i\]\](?=[a-z])"), r"[[i]]\1")
    draft.sub("tag_joined", re.compile(rf"\[\[i\]\]\s*({names})\s*\[\[/\]\]\s*\[\[i\]\]\s*"), r"[[i]]\1 ")
    draft.sub("tag_moved", re.compile(rf"\[\[i\]\](\s*)({names}) ", re.IGNORECASE), lambda m: _introduced(m, style))
    draft.sub("broken_line", re.compile(rf"(\[\[i\]\](?:{names})[^\[\]]*?)\s*\[\[br\]\]\s*"), r"\1 ")
    draft.sub("tag_moved", re.compile(rf"\[\[i\]\]((?:{names}) [^\[\]]*?)([\s,.:;]+)\[\[/\]\]"), r"[[i]]\1[[/]]\2")
    draft.sub("tag_dropped", re.compile(r"\[\[i\]\](.*?)\[\[/\]\]"), lambda m: _kept(m, style))


def _heading(text: str, tag: str) -> re.Pattern[str]:
    """A heading that opens a paragraph in other letters, brackets or tags, in none, or in tags that hold too little or too much."""
    damage = r"(?:(?:\[\[i\]\])?Damage \d --\s*(?:\[\[/\]\])?\s*)?"
    words = r"(?:\[\[/\]\])?[ -]?".join(map(re.escape, text.split()))
    right = rf"\[\[{tag}\]\]{re.escape(text)}\[\[/\]\]"
    first = re.escape(text.split()[0])
    bare = rf"[\[(《<*]*(?i:{words})\b[\])》>*]*|\[{first}\](?!\])|《{first}》"
    end = r"\s*(?:[:.!]|--?(?=[ \[]))?"
    spelt = rf"(?:\[\[(?:ex|s|i|b)\]\])?\s*(?:{bare}){end}\s*(?:\[\[/\]\])?{end}\s*"
    return re.compile(rf"((?:^|\[\[br\]\])\s*{damage})(?!{right}){spelt}")


def _introduced(match: re.Match[str], style: Style) -> str:
    """The word that introduces a name, spelt as it should be, with the space before it outside the tag."""
    found = match.group(2)
    right = next(each for each in style.names if each.lower() == found.lower())
    return r"\1[[i]]\2 " if right == found else rf"\1[[i]]{right} "


def _kept(match: re.Match[str], style: Style) -> str:
    """Only names keep the tag, and only one name in each."""
    inner = match.group(1)
    for each in style.names:
        rest = inner[len(each) + 1 :]
        behind = rest.partition(" ")[2] or rest  # a name may begin with such a word, "Monster Tamer"
        if inner.startswith(each + " ") and rest and not any(f" {word} " in f" {behind} " for word in style.stop):
            return r"[[i]]\1[[/]]"
    return r"\1"


_ADJECTIVES = "Fire|Ice|Wind|Earth|Lightning|Water|Light|Dark|Multi"  # words before a noun that may stand behind a name
_NO_END = "and|each|enters|from|gains?|in|is|onto|or|other|than|until|with|you"  # words that end no name


def _names(draft: Draft, style: Style, lexicon: Mapping[str, frozenset[str]]) -> None:
    for kind in style.names:
        if kind not in draft.text:
            continue
        known = lexicon.get(kind, frozenset())
        # patterns with names in them are made only for texts that may need them
        for first, rest in _cut_names(known):
            if f"[[/]]{rest}" in draft.text:
                tag = rf"\[\[i\]\]({kind}) ({re.escape(first)})\[\[/\]\]({re.escape(rest)})(?!\w)"
                draft.sub("tag_moved", re.compile(tag), r"[[i]]\1 \2\3[[/]]")
        if _SMALL_END.search(draft.text):
            draft.sub("tag_moved", _names_and_more(kind, known), partial(_without_more, known))
        if draft.text.count(kind) > draft.text.count(f"[[i]]{kind} "):
            pattern = _untagged_pattern(style, kind, known)
            draft.sub("untagged_name", pattern, lambda match: r"[[i]]\1 \2[[/]]" if match.group(1) else r"\0")


@lru_cache(maxsize=1024)
def _cut_names(known: frozenset[str]) -> list[tuple[str, str]]:
    """The parts of each known name before and behind the end of a tag that may stand within it."""
    return [(name[:at], name[at:]) for name in _longest_first(known) for at, sign in enumerate(name) if sign == " "]


_SMALL_END = re.compile(rf"(?: [a-z]+|,? (?:{_NO_END}))\[\[/\]\]")


@lru_cache(maxsize=1024)
def _names_and_more(kind: str, known: frozenset[str]) -> re.Pattern[str]:
    """Tags that go on behind a name (2) with small words (3): any behind a known name, else those that end none."""
    listed = "".join(rf"{re.escape(name)}(?=(?: [a-z]+)+\[)|" for name in _longest_first(known))
    return re.compile(rf"\[\[i\]\]({kind}) ({listed}[^\[\]]*?)((?: [a-z]+)+|(?:,? (?:{_NO_END}))+)\[\[/\]\]")


def _without_more(known: frozenset[str], match: re.Match[str]) -> str:
    sure = match[2] in known or re.fullmatch(rf"(?:,? (?:{_NO_END}))+", match[3])
    return r"[[i]]\1 \2[[/]]\3" if sure and match[2] + match[3] not in known else r"\0"


def _longest_first(known: frozenset[str]) -> list[str]:
    return sorted((each.replace("’", "'") for each in known), key=lambda each: (-len(each), each))


@lru_cache(maxsize=1024)  # `known` has the few names that the words of the text could be
def _untagged_pattern(style: Style, kind: str, known: frozenset[str]) -> re.Pattern[str]:
    """What is in a tag already (no groups), or the kind (1) and a name (2): a known one, the longest first, or capitals."""
    stop = "|".join(map(re.escape, sorted(style.stop)))
    run = rf"(?!(?:{stop})\b)[A-Z?][\w?'/-]*(?<!'s)"
    name = rf"{run}(?:(?: (?:of|the|in|from|del|for|&))* {run})*(?: \([A-Z][^()]*\))?"
    if known:
        listed = "|".join(map(re.escape, _longest_first(known)))
        # a name that nobody knows may begin with one that is known: "Olga Prime", "Olga (XVI)", "Olga of the Lake", "Olga & Hild"
        other = rf"{stop}|{_ADJECTIVES}"
        longer = rf" (?:(?:of|of the|the|&) )?(?!(?:{other})s?\b)[A-Z][\w'-]| \([A-Z]+\)"
        name = rf"(?:{listed})(?!\w)(?!{longer})|{name}"
    keywords = "".join(rf"|{re.escape(each)}(?= ?《)" for each in style.keywords)
    return _outside_tags(rf"\b({kind}) ({name})", keywords)


def _outside_tags(pattern: str, more: str = "") -> re.Pattern[str]:
    """Matches what is in a tag (no groups), or the pattern outside of tags."""
    return re.compile(rf"\[\[(?!br)\w+\]\].*?\[\[/\]\]{more}|{pattern}")


_DOUBLED_STOP = re.compile(r"(?<![.])\. ?\.(?![.\w])")  # three are an omission

# Numbers that are left open

_COUNTED = (
    "card|forward|backup|monster|character|summon|counter|player|opponent|point|target|follower|amulet|spell|token"
)
_OPEN_NUMBER = re.compile(rf"\b({_COUNTED}) ?\(s\)", re.IGNORECASE)
_ONE = frozenset(("1", "a", "an", "another", "each", "every", "one", "that", "this"))
_SEVERAL = frozenset(("all", "any", "fewer", "less", "many", "more", "these", "those", "x"))
_LOOKED_BACK = 5  # words between a number and what it counts


def _number_settled(match: re.Match[str]) -> str:
    return r"\1" if _speaks_of_one(match) else r"\1s"


def _speaks_of_one(match: re.Match[str]) -> bool:
    """Whether the number before "card(s)" is one; without any number it speaks of several."""
    for word in reversed(match.string[: match.start()].split()[-_LOOKED_BACK:]):
        if word.lower() in _ONE:
            return True
        if word.lower() in _SEVERAL or word.isdecimal() or word[-1] in ".,;:":
            return False
    return False


# Options that stand on lines of their own without quotation marks: as many as the sentence before says
_OPTION = r"\s*+\[\[br\]\]\s*+((?![\"“‘])(?:(?!\[\[br\]\]).)+?)\s*(?=\[\[br\]\]|$)"
# "If you control 3 or more Forwards, select both actions instead."
_MORE = r"(?: (?:If|You) (?:(?!\[\[br\]\])[^\"“‘])*?)?"
_OPTIONS = tuple(
    (
        re.compile(rf"(\b[Ss]elect (?:up to )?\d of the {count} following actions\.{_MORE})" + _OPTION * count),
        r"\1" + "".join(f' "\\{group}"' for group in range(2, count + 2)),
    )
    for count in (2, 3, 4)
)


# Paragraphs


def _paragraphs(draft: Draft) -> list[Draft]:
    found: list[Draft] = []
    start = 0
    for match in [*re.finditer(r"\[\[br\]\]", draft.text), None]:
        end = match.start() if match else len(draft.text)
        part = _stripped(draft.part(start, end))
        start = match.end() if match else end
        if not part.text:
            continue
        joins = _joins(found[-1].text, part.text) if found else ""
        if joins:
            part.changed(joins, 0, BREAK, " ")
            found[-1].add(" ", part)
        else:
            found.append(part)
    return found


def _stripped(draft: Draft) -> Draft:
    left = len(draft.text) - len(draft.text.lstrip())
    return draft.part(left, max(left, len(draft.text.rstrip())))


_ENDED = re.compile(r"[.:!?)\"”’》\]]$")
_WHOLE = re.compile(r"\+\d+ power$|War God: ")  # whole paragraphs that end without a stop
_HEADING_ALONE = re.compile(
    r"(?:\[\[\w+\]\])?(?:EX BURST|Damage \d --)\s*(?:\[\[/\]\])?$"
)  # what stands before its ability
_LOWER_WORD = re.compile(r"\b[a-z]+\b")


def _joins(before: str, after: str) -> str:
    """The name of the change if a paragraph goes on with the next, else an empty text."""
    if after.startswith(('"', "“")):
        return "option_line"
    if _WHOLE.match(before):
        return ""
    if _HEADING_ALONE.match(before):
        return "broken_line"
    plain = re.sub(r"\[\[\w+\]\].*?\[\[/\]\]", "", before).strip()
    if (_LOWER_WORD.search(plain) and not _ENDED.search(plain)) or _LOWER_WORD.match(after):
        return "broken_line"
    return ""


# Spacing and capitals


def _respace(draft: Draft) -> None:
    """Write the paragraph as `tokens.join` does."""
    for _ in range(3):
        tokens = tokenise(draft.text)
        text = join([token.text for token in tokens])
        if text == draft.text:
            return
        pieces: list[tuple[str, int]] = []
        at = ended = 0
        for token in tokens:
            # Every token has as many characters in the new text as in the old.
            size = token.end - token.at
            gap = 1 if text[at] == " " else 0
            old, new = draft.text[token.at : token.end], text[at + gap : at + gap + size]
            if draft.text[ended : token.at] != text[at : at + gap]:
                draft.changed("space", token.at, draft.text[ended : token.at], text[at : at + gap])
            if old != new:
                draft.changed("capital" if old.lower() == new.lower() else "quote", token.at, old, new)
            pieces += [(" ", -1)] * gap + [(new, token.at)]
            at, ended = at + gap + size, token.end
        draft.replace(pieces)
