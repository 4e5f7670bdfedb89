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
from contextlib import suppress
from functools import cache
from itertools import chain
from sys import intern

import msgspec

from cardwright.errors import CardwrightError
from cardwright.text.tokens import words_of

ONE, MANY, SAME = "one", "many", "same"
NO_FORM = ("-",)  # of an agreement: the phrase is not said of this number


class GrammarError(CardwrightError):
    """A grammar that cannot be used: says which phrase and why."""


class Slot(msgspec.Struct, frozen=True, gc=False):
    """A value of `category` for `field` (`_`: not kept). `number` is empty, `one`, `many`, `same` or a field's name."""

    field: str
    category: str
    number: str = ""
    optional: bool = False


class Agree(msgspec.Struct, frozen=True, gc=False):
    """Singular or plural words, by the number in `field` (or `same`: the number asked of this category)."""

    singular: tuple[str, ...]
    plural: tuple[str, ...]
    field: str


Part = str | Slot | Agree  # a text is one token that must stand there


@cache
def defaults_of(cls: type[msgspec.Struct]) -> dict[str, object]:
    """The fields of a class of nodes, in order, that have a default, with it: looked up for thousands of phrases."""
    return {
        each.name: each.default_factory() if each.default is msgspec.NODEFAULT else each.default
        for each in msgspec.structs.fields(cls)
        if not each.required
    }


# Letters that touch an agreement belong to each of its forms: `auto-<ability/abilities>`, `<card/cards:n>'s`.
_PIECE = re.compile(r"\{([^{}]*)\}|([\w'-]*)<([^<>]*)>([\w'-]*)")
_SLOT = re.compile(r"(\w+)(\??):(\w+)(?:/(\w+))?")
_PLACEHOLDER = "ʘ"


# A quotation mark pairs up with one elsewhere, and the forms of an agreement may be several words.
_APART = re.compile(r"""["‘’“”]|<[^<>]*\s""")


def parse_template(template: str) -> tuple[Part, ...]:
    """Cut a template into parts; raises `GrammarError` where it is malformed."""
    if _APART.search(template) is None:
        with suppress(GrammarError):  # it is told of the whole template
            return tuple(chain.from_iterable(map(_piece, template.split())))
    return _parts(template)


def _parts(template: str) -> tuple[Part, ...]:
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
    return tuple(next(queue) if text == _PLACEHOLDER else intern(text) for text in words_of(plain))


_piece = cache(_parts)  # the same few thousand pieces stand in all templates


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
