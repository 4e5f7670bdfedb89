"""The template language of grammar phrases, cut into parts. `grammar.py` shows it in use.

- literal words, punctuation and icons stand for themselves;
- `{field:category}` reads a value of the category into the field; `{_:category}` reads and forgets it;
- `{field?:category}` may be absent: then the field has its default;
- `<card/cards:count>` agrees with the number in field `count`; `<card/cards>` with the number that the phrase's own category was
  asked for; `<a|b:count>` is the same where a form itself contains `/`; in `<-/cards>` there is no singular: of one, the phrase is not read;
- `{what:noun/count}` asks category `noun` for the number in field `count`; `/one` and `/many` ask for a fixed number,
  `/same` for the number this phrase itself was asked for.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

import msgspec

from cardwright.errors import CardwrightError
from cardwright.text.tokens import words_of

ONE, MANY, SAME = "one", "many", "same"
NO_FORM = ("-",)  # of an agreement: the phrase is not said of this number


class GrammarError(CardwrightError):
    """A grammar that cannot be used: says which phrase and why."""


@dataclass(frozen=True, slots=True)
class Lit:
    """One token that must stand there."""

    text: str


@dataclass(frozen=True, slots=True)
class Slot:
    """A value of `category` for `field` (`_`: not kept). `number` is empty, `one`, `many`, `same` or a field's name."""

    field: str
    category: str
    number: str = ""
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Agree:
    """Singular or plural words, by the number in `field` (or `same`: the number asked of this category)."""

    singular: tuple[str, ...]
    plural: tuple[str, ...]
    field: str


Part = Lit | Slot | Agree
_lit = cache(Lit)  # the same few thousand words stand in all templates


@cache
def fields_of(cls: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The fields of a class of nodes: looked up for thousands of phrases."""
    return msgspec.structs.fields(cls)


# Letters that touch an agreement belong to each of its forms: `auto-<ability/abilities>`, `<card/cards:n>'s`.
_PIECE = re.compile(r"\{([^{}]*)\}|([\w'-]*)<([^<>]*)>([\w'-]*)")
_SLOT = re.compile(r"(\w+)(\??):(\w+)(?:/(\w+))?")
_PLACEHOLDER = "ʘ"


def parse_template(template: str) -> tuple[Part, ...]:
    """Cut a template into parts; raises `GrammarError` where it is malformed."""
    specials: list[Part] = []

    def keep(match: re.Match[str]) -> str:
        slot = match.group(1)
        if slot is not None:
            specials.append(_slot(slot, template))
        else:
            specials.append(_agree(match[2], match[3], match[4], template))
        return f" {_PLACEHOLDER} "

    # Literals are cut with the whole template in view, so that quotation marks pair up across slots.
    plain = _PIECE.sub(keep, template)
    if "{" in plain or "}" in plain:
        raise GrammarError(f"unbalanced braces in template {template!r}")
    queue = iter(specials)
    return tuple(next(queue) if text == _PLACEHOLDER else _lit(text) for text in words_of(plain))


def _slot(inner: str, template: str) -> Slot:
    match = _SLOT.fullmatch(inner)
    if match is None:
        raise GrammarError(f"slot {{{inner}}} in {template!r} is not of the form {{field:category}}")
    field, optional, category, number = match.groups()
    return Slot(field, category, number or "", bool(optional))


def _agree(before: str, inner: str, after: str, template: str) -> Agree:
    forms, _, field = inner.rpartition(":") if ":" in inner else (inner, "", SAME)
    singular, cut, plural = forms.partition("|" if "|" in forms else "/")
    if not cut or not field.isidentifier():
        raise GrammarError(f"agreement <{inner}> in {template!r} is not of the form <singular/plural:field>")
    return Agree(words_of(before + singular.strip() + after), words_of(before + plural.strip() + after), field)
