"""Quotation marks of a paragraph: which opens, which closes, which is an apostrophe, and where full stops belong."""

from __future__ import annotations

import re

from cardwright.text.draft import Draft

_APOSTROPHE = re.compile(r"(?<=\w)’(?=\w)")
# one of its marks may be curly; an apostrophe at the end of a word has a noun behind it
_SINGLE = re.compile(
    r"""(?<!\w)['‘](?=[A-Z])([^"‘’]*?(?:\.|\w(?=.(?:$|[.,"]|\s(?:until|during|and|or|for|as)\b))))['’](?!\w)"""
)
_DOUBLED = re.compile(r'""+(?=[^"\s.,])|(?<=[.\w])""+')
_REMINDER = re.compile(r"(?<=\.) (\(This effect [^()\"‘’]*\.\))([\"’])")  # of what grants, not of what is granted
_GRANTS = re.compile(
    r"\b(?:gains?|gained|have|has|and|or|lost?|loses?)\s*$|\b[Gg]ives? [^.\"]*$|\b(?:gains?|loses?) [^.\"‘’]*, $"
)


def tidy(draft: Draft) -> None:
    """Straight outer quotes, curly inner ones, straight apostrophes, a full stop inside and after where they are missing."""
    draft.sub("quote", _APOSTROPHE, "'")
    draft.sub("quote", _DOUBLED, _once)
    draft.sub("quote", re.compile("[“”„]"), '"')
    draft.sub("quote", _SINGLE, r"‘\1’")
    _depths(draft)
    draft.sub("quote", _REMINDER, r"\2 \1")
    _stops(draft)


def _once(match: re.Match[str]) -> str:
    """A doubled mark is one, but where it ends an ability within an option, and that."""
    depth, text = 0, match.string
    for index in range(match.start()):
        if text[index] in '“”„"' and text[index - 1 : index] not in ('"', "“", "”"):
            opens = not depth or (depth == 1 and _opens(text, index))
            depth += 1 if opens else -1
    return '""' if depth == 2 and match.group() == '""' else '"'


def _depths(draft: Draft) -> None:
    """Decide for each mark what it is; nested double marks become ‘...’."""
    text, out = draft.text, list(draft.text)
    stack: list[str] = []
    for index, mark in enumerate(text):
        if mark == "‘":
            stack.append(mark)
        elif mark == "’":
            if stack and stack[-1] == "‘":
                stack.pop()
            else:
                out[index] = "'"
        elif mark == '"':
            if not stack or (stack == ['"'] and _opens(text, index)):
                out[index] = "‘" if stack else '"'
                stack.append("nested" if stack else '"')
            else:
                out[index] = "’" if stack.pop() == "nested" else '"'
    for index, (old, new) in enumerate(zip(text, out, strict=True)):
        if old != new:
            draft.changed("quote", index, old, new)
    draft.text = "".join(out)


def _opens(text: str, index: int) -> bool:
    """Does a mark inside a quotation open another one?"""
    after = text[index + 1 : index + 2]
    return bool(_GRANTS.search(text[:index])) and text[index - 1 : index] == " " and bool(after) and not after.isspace()


def _stops(draft: Draft) -> None:
    """Full stops at the end of quotations that are part of a sentence."""
    text = draft.text
    pieces: list[tuple[str, int]] = []
    stack: list[tuple[int, bool]] = []
    last = 0
    for index, mark in enumerate(text):
        if mark == "‘" or (mark == '"' and not _closes(text, stack)):
            stack.append((index, _starts_sentence(text, index)))
        elif mark in '"’' and stack:
            start, alone = stack.pop()
            inner = text[:index].rstrip()
            inner_ends = inner[-1] in '.!?’"' or len(inner) - start < 2
            if alone:  # an option
                stop_missing = "following actions" in text[:start] and inner[-1].isalnum()
            else:
                stop_missing = not inner_ends and bool(_GRANTS.search(text[:start]))
            if stop_missing:
                pieces += [(text[last:index], last), (".", -1)]
                last = index
                draft.changed("bare_quote", index, mark, "." + mark)
                inner_ends = True
            if not alone and inner_ends and _sentence_over(text, index):
                pieces += [(text[last : index + 1], last), (".", -1)]
                last = index + 1
                draft.changed("quote_stop", index, mark, mark + ".")
    pieces.append((text[last:], last))
    draft.replace([(piece, at) for piece, at in pieces if piece])


def _closes(text: str, stack: list[tuple[int, bool]]) -> bool:
    return bool(stack) and text[stack[-1][0]] == '"'


def _starts_sentence(text: str, index: int) -> bool:
    before = text[:index].rstrip()
    if before.endswith("following ability:"):  # which is granted, no option
        return False
    return not before or before[-1] in '.:"’‘)' or before.endswith("--")


def _sentence_over(text: str, index: int) -> bool:
    """Does the sentence around a quotation end with it?"""
    after = text[index + 1 :].lstrip()
    if not after:
        return True
    return after[0] in '"’(《[' or after[0].isupper()
