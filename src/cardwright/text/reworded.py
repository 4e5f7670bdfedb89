"""Who knows a sentence in one wording knows it in another: phrases made from those that there are."""

from collections.abc import Callable

from cardwright.text.grammar import Grammar, Phrase


def add(
    g: Grammar, other: Callable[[Phrase], str], beyond: int, spelt: Callable[[str], str] = str, **changed: object
) -> None:
    """Beside each phrase its `other` words, numbered from `beyond` on, with these constants `changed`; none where the words stay
    as they are, or where the category has them: it may have them `spelt` otherwise."""
    said = {(each.category, spelt(each.template)) for each in g.phrases}
    for each in list(g.phrases):
        words = other(each)
        if each.cls is None or words == each.template or (each.category, words) in said:
            continue
        said.add((each.category, words))
        base = each.constants.get("w", 0)
        assert isinstance(base, int)
        g.phrase(each.category, words, each.cls, **{**each.constants, **changed, "w": base + beyond})
