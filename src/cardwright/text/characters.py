"""Characters and HTML of a printed text, the first step of `normalise`: what they stand for, whoever typed or stored them."""

from __future__ import annotations

import html
import re
import unicodedata

from cardwright.text.draft import Draft
from cardwright.text.styles import BREAK

_ENTITY = re.compile(r"&(?:#\d+|#x[0-9a-fA-F]+|[A-Za-z]+);|&nbsp")
_WIDE = re.compile(r"[\uff01-\uff5e\u3000]")
_INVISIBLE = re.compile(r"[\u00ad\u034f\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe0e\ufe0f\ufeff]")
_ODD_LINE = re.compile(r"[\u2028\u2029\x0b\x0c\x85]")
_ODD_SPACE = re.compile(r"[\u00a0\u2000-\u200a\u202f\u205f\t\x1c-\x1f]")
_COMPOSED = re.compile(r".[\u0300-\u036f\u3099\u309a]+|[\uff66-\uff9f]+")  # ダ in two characters, ﾀﾞﾙ
_BLOCK = r"(?:br|p|div|li|ul|ol|hr|h[1-6]|table|tbody|tr|td)"
_INLINE = r"(?:b|i|u|em|strong|span|font|a|small|big|sup|sub|center|nobr)"
_ATTRIBUTES = r"(?:\s[^<>]*)?/?"


def tidy(draft: Draft) -> None:
    """Plain characters, and breaks in place of lines and blocks."""
    while _ENTITY.search(draft.text):
        before = draft.text
        draft.sub("entity", _ENTITY, lambda match: html.unescape(match.group()), flat=True)
        if draft.text == before:
            break
    draft.sub("invisible", _INVISIBLE, "")
    draft.sub("full_width", _WIDE, lambda m: " " if m.group() == "\u3000" else chr(ord(m.group()) - 0xFEE0), flat=True)
    draft.sub("full_width", re.compile("[、､]"), ", ")
    draft.sub("full_width", re.compile("[。｡]"), ". ")
    draft.sub("full_width", _COMPOSED, lambda match: unicodedata.normalize("NFKC", match.group()), flat=True)
    draft.sub("space", _ODD_LINE, "\n")
    draft.sub("space", _ODD_SPACE, " ")
    draft.sub("space", re.compile(r"(?<=[^\s\]])  +(?=\S)"), " ")
    _dashes(draft)
    draft.sub("quote", re.compile("[ʼ´`′‛]"), "'")
    draft.sub("quote", re.compile(r"(?<=\w)‘(?=\w)"), "'")
    draft.sub("quote", re.compile(r"\\(?=[\"'])"), "")
    draft.sub("quote", re.compile("[“”„‟″〝〞❝❞「」『』]|''"), '"')
    _html(draft)


def _dashes(draft: Draft) -> None:
    """A minus or hyphen is one sign, a dash between sentences two."""
    draft.sub("dash", re.compile("[‐‑−]"), "-")
    # "[attack]–1/[defense]–1", "–1/–1", "TYPE–0"
    draft.sub("dash", re.compile(r"(?<=[a-z]\])[–—](?=[\dX])|(?<!\w)[–—](?=\d+/)|(?<=\d/)[–—](?=\d)"), "-")
    draft.sub("dash", re.compile(r"(?<=[A-Za-z])[–—](?=[a-z0])|(?<=[a-z])–(?=[A-Z])"), "-")
    draft.sub(
        "dash", re.compile(r"[–—―─⸺]|-{3}(?!-)(?<!----)|(?<=\d) - ?(?=\[\[/)|(?<=[\d\]]) - -(?= )| - (?=[A-Z])"), " -- "
    )


def _html(draft: Draft) -> None:
    draft.sub("html", re.compile(r"<!--.*?-->", re.DOTALL), "")
    draft.sub("html", re.compile(rf"\s*</?{_BLOCK}{_ATTRIBUTES}>\s*", re.IGNORECASE), BREAK)
    draft.sub("html", re.compile(rf"</?{_INLINE}{_ATTRIBUTES}>", re.IGNORECASE), "")
    # A new line that is indented goes on with a line before it that has not ended.
    draft.sub("broken_line", re.compile(r"(?<![.:!?)\"”》\]])\r?\n {2,}(?=\S)"), " ")
    draft.sub("", re.compile(r"\s*[\r\n]+\s*"), BREAK)  # a line is a paragraph: no correction
