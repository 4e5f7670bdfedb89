"""What reads and prints the texts of the FINAL FANTASY TCG (`compile.Reader`)."""

import msgspec

from cardwright.text import bind as pronouns
from cardwright.text import ir, typed
from cardwright.text import unbind as as_printed
from cardwright.text.apart import quotes_apart
from cardwright.text.fftcg import conjunctions, givers, how_many, shape, statuses
from cardwright.text.fftcg.amounts import same_damage
from cardwright.text.fftcg.language import grammar
from cardwright.text.unused import nothing_unused, whose_discards

__all__ = ["bind", "fold", "grammar", "unbind", "unfold"]


def fold(node: ir.Node) -> ir.Node:
    """Sentences as effects."""
    return statuses.fold(conjunctions.fold(shape.fold(node)))


def unfold(node: ir.Node) -> ir.Node:
    """Effects as sentences."""
    return shape.unfold(conjunctions.unfold(statuses.unfold(node)))


def bind(text: ir.CardText, card_type: str = "") -> ir.CardText:
    """Pronouns as references; the type of the card itself settles none here. TextError where one is open, or something is spoken of that nothing comes of."""
    del card_type
    bound = nothing_unused(whose_discards(pronouns.bind(text)))
    for ability in bound.abilities:
        how_many.check(same_damage.check(typed.check(quotes_apart(ability))))
    return msgspec.structs.replace(bound, abilities=tuple(map(givers.told_apart, bound.abilities)))


def unbind(node: ir.Node) -> ir.Node:
    """References as pronouns and names."""
    return as_printed.unbind(givers.undone(node))
