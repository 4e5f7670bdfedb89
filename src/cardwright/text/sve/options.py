"""Numbered options: behind the sentence that offers them as printed, in it as carried out."""

from collections.abc import Callable

import msgspec

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import refuse
from cardwright.text.sve import instead

Effects = tuple[ir.Effect, ...]
COLON = 10  # `ModalHeader.w` from here on: printed with a colon
DEFINED = 1000  # likewise, from here on, by thousands: so many options as the sentence behind it says that X is
AGAIN = 100_000  # likewise: a sentence behind the offers says that one option may be chosen more than once
MAY = (30, 31)  # likewise: "you may choose both instead"


def header_of(effect: ir.Effect) -> ir.ModalHeader | None:
    """The effect, if it is a sentence that offers options."""
    return effect if isinstance(effect, ir.ModalHeader) else None


def take_options(header: ir.Effect, rest: list[ir.Effect], fold: Callable[[Effects], Effects]) -> ir.Modal:
    """The sentence that offers options, with those that follow it in the rest."""
    assert isinstance(header, ir.ModalHeader)
    if isinstance(header.count, ir.X) and rest:
        header = _defined(header, rest)
    alternative = None
    while rest and (found := instead.header(rest[0])):
        alternative = msgspec.structs.replace(found, before=alternative)
        rest.pop(0)
    headers = (header, *(each.header for each in _all(alternative)))
    if any(each.w in MAY for each in headers) and (header.count, header.up_to) != (ir.Num(1, w=header.count.w), False):
        raise refuse("it is open how many may be chosen instead")
    again = rest[0].effect if rest and isinstance(rest[0], ir.Statement) else None
    if isinstance(again, ir.SelectAgain):
        if type(again.player) is not type(header.player):
            raise refuse("one player chooses, and the other may choose again")
        if all(isinstance(each.count, ir.Num) and each.count.value == 1 for each in headers):
            raise refuse("what is chosen once is not chosen again")
        rest.pop(0)
        header = msgspec.structs.replace(header, again=True, w=header.w + AGAIN * (1 + again.w))
        alternative = _again(alternative, True)
    options: list[ir.Option] = []
    while rest and isinstance(rest[0], sv.NumberedOption):
        first = rest.pop(0)
        assert isinstance(first, sv.NumberedOption)
        if first.number != len(options) + 1:
            raise refuse("the options are not numbered in order")
        mine: list[ir.Effect] = [ir.Statement(first.effect)]
        while rest and not isinstance(rest[0], sv.NumberedOption):
            mine.append(rest.pop(0))
        if alternative is None and not rest and (found := instead.header(mine[-1])):
            alternative = msgspec.structs.replace(found, w=found.w + instead.BEHIND)
            mine.pop()
        options.append(ir.Option(fold(tuple(mine)), w=first.w))
    if len(options) < 2:
        raise refuse("a choice without options")
    printed = ir.Num(len(options))
    if len(options) != 2 and any(each.count == ir.Num(2, w=instead.BOTH) for each in headers):
        raise refuse('"both" of more than two options')
    if any(
        isinstance(each.count, ir.Num) and each.count.w == instead.ALL_OF and each.count.value != len(options)
        for each in headers
    ):
        raise refuse("it says that there are as many options, and there are not")
    return ir.Modal(instead.offering(header, printed), tuple(options), _offering(alternative, printed))


def _again(alternative: ir.ModalAlternative | None, again: bool) -> ir.ModalAlternative | None:
    """The other offers, of whose options each may be chosen more than once, or not."""
    if alternative is None:
        return None
    header = msgspec.structs.replace(alternative.header, again=again)
    return msgspec.structs.replace(alternative, header=header, before=_again(alternative.before, again))


def _all(alternative: ir.ModalAlternative | None) -> list[ir.ModalAlternative]:
    """ "Spellchain (5): Choose up to 2 instead. Spellchain (10): Choose up to 3 instead", as they are printed."""
    return [] if alternative is None else [*_all(alternative.before), alternative]


def _offering(alternative: ir.ModalAlternative | None, printed: ir.Num) -> ir.ModalAlternative | None:
    """The other offers of so many options."""
    made: ir.ModalAlternative | None = None
    for each in _all(alternative):
        made = msgspec.structs.replace(each, header=instead.offering(each.header, printed), before=made)
    return made


def _defined(header: ir.ModalHeader, rest: list[ir.Effect]) -> ir.ModalHeader:
    """ "Choose X of the following. X equals ...": counted as they are chosen, which is before anything is carried out."""
    said = rest[0].effect if isinstance(rest[0], ir.Statement) else rest[0]
    if not isinstance(said, sv.LetSentence):
        return header
    rest.pop(0)
    return msgspec.structs.replace(header, count=said.amount, w=header.w + DEFINED * (1 + said.w))


def options_of(modal: ir.Modal, unfold: Callable[[Effects], Effects]) -> Effects:
    """Back to the sentence that offers them and the numbered ones."""
    zero = ir.Num(0)
    again, w = divmod(modal.header.w, AGAIN)
    defined, w = divmod(w, DEFINED)
    header = msgspec.structs.replace(instead.offering(modal.header, zero), again=False, w=w % COLON)
    said: list[ir.Effect] = []
    if defined:
        said.append(ir.Statement(sv.LetSentence(header.count, w=defined - 1)))
        header = msgspec.structs.replace(header, count=ir.X())
    out: list[ir.Effect] = [ir.Statement(header, w=int(w >= COLON)), *said]
    behind: list[ir.Effect] = []
    for each in _all(_offering(_again(modal.alternative, False), zero)):
        apart = ir.Statement(instead.header_sentence(each))
        (behind if each.w >= instead.BEHIND else out).append(apart)
    if again:
        out.append(ir.Statement(ir.SelectAgain(modal.header.player, w=again - 1)))
    for number, option in enumerate(modal.options, 1):
        first, *rest = unfold(option.effects)
        assert isinstance(first, ir.Statement)
        out += [sv.NumberedOption(number, first.effect, w=option.w), *rest]
    return (*out, *behind)
