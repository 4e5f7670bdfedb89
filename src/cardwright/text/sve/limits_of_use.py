"""How often and when an ability can be used: the sentences behind all others of it, each of which is a limit."""

import msgspec

from cardwright.text import ir
from cardwright.text.antecedents import refuse


def lift(sentences: tuple[ir.Effect, ...]) -> tuple[tuple[ir.Effect, ...], tuple[ir.Limit, ...]]:
    """The sentences without those that limit the use, and the limits, as printed."""
    limits: list[ir.Limit] = []
    behind = len(sentences)
    while behind and (said := _limit_of(sentences[behind - 1])) is not None:
        limits.insert(0, said)
        behind -= 1
    kinds = [type(each) for each in limits if not isinstance(each, ir.OnlyIf)]
    if len(set(kinds)) < len(kinds):
        raise refuse("it is open which of two limits of one kind holds")
    return sentences[:behind], tuple(limits)


def _limit_of(sentence: ir.Effect) -> ir.Limit | None:
    said = sentence.effect if isinstance(sentence, ir.Statement) else None
    if not isinstance(said, ir.LimitSentence):
        return None
    [limit] = said.limits
    assert isinstance(limit, ir.Limit)
    return msgspec.structs.replace(limit, w=said.w)


def sentence(limit: ir.Limit) -> ir.Statement:
    """What is printed of one limit."""
    return ir.Statement(ir.LimitSentence((msgspec.structs.replace(limit, w=0),), w=limit.w))
