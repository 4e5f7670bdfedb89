"""Sentences that offer options: where their header is, and how they are printed."""

import msgspec

from cardwright.text import ir
from cardwright.text.fftcg import more_options
from cardwright.text.fftcg.spread import UNCOUNTED

ONE_INSIDE = (ir.If, ir.Afterwards, ir.IfDone, ir.May)
MAY_AGAIN = 1000  # added to ModalHeader.w: "may select the same action more than once", where "can" is common


def header_of(effect: ir.Effect) -> ir.ModalHeader | None:
    """The header that the effect is or has inside, if any."""
    if isinstance(effect, ir.ModalHeader):
        return effect
    if isinstance(effect, ONE_INSIDE):
        return header_of(effect.effect)
    if isinstance(effect, ir.WhenDone | ir.Delayed):
        return header_of(effect.effects[0])
    return None


def with_header(effect: ir.Effect, modal: ir.Effect) -> ir.Effect:
    """The effect with that in place of its header."""
    if isinstance(effect, ir.ModalHeader | ir.Modal):
        return modal
    if isinstance(effect, ir.WhenDone | ir.Delayed):
        return msgspec.structs.replace(effect, effects=(with_header(effect.effects[0], modal), *effect.effects[1:]))
    return msgspec.structs.replace(effect, effect=with_header(effect.effect, modal))  # type: ignore[attr-defined]


def option(sentence: ir.Effect) -> ir.Option:
    """The option that is printed in quotation marks."""
    assert isinstance(sentence, ir.OptionSentence)
    return ir.Option(sentence.effects, w=sentence.w)


def printed(effect: ir.Modal) -> tuple[ir.ModalHeader, tuple[ir.Effect, ...]]:
    """The header, and the sentences behind it."""
    options = tuple(ir.OptionSentence(option.effects, w=option.w) for option in effect.options)
    middle = more_options.sentences(effect.alternative)
    header = effect.header
    if header.again:
        middle = (*middle, ir.Statement(ir.SelectAgain(header.player, w=header.w // MAY_AGAIN)))
        header = msgspec.structs.replace(header, again=False, w=header.w % MAY_AGAIN)
    if header.w in UNCOUNTED or header.in_order:
        header = msgspec.structs.replace(header, printed=ir.Num(0))
    return header, (*middle, *options)
