"""Other numbers of options, each in a sentence of its own: "If you have 3 or more Backups, select up to 2 of the 3 following actions
instead. If ..., select up to 3 of the 3 following actions instead.": the last of them that holds counts."""

import msgspec

from cardwright.text import ir
from cardwright.text.antecedents import refuse
from cardwright.text.fftcg.sentences.options import OF_THEM


def taken(rest: list[ir.Effect]) -> list[ir.ModalAlternative]:
    """These sentences, off the front of the ``rest``."""
    found = []
    while rest and isinstance(rest[0], ir.Statement) and isinstance(rest[0].effect, ir.ModalAlternative):
        found.append(rest[0].effect)
        del rest[0]
    return found


def chained(said: list[ir.ModalAlternative], header: ir.ModalHeader, options: int) -> ir.ModalAlternative | None:
    """The last of them, which holds those before it. Raises where another number of options was printed than there are."""
    made: ir.ModalAlternative | None = None
    offers = [
        msgspec.structs.replace(each.header, printed=header.printed) if each.header.w in OF_THEM else each.header
        for each in said
    ]
    if any(each.printed != ir.Num(options) for each in (header, *offers)):
        raise refuse("the number of options is not the number that is printed")
    for each, offered in zip(said, offers, strict=True):
        made = msgspec.structs.replace(each, header=offered, before=made)
    return made


def sentences(other: ir.ModalAlternative | None) -> tuple[ir.Effect, ...]:
    """And back: in the order in which they are printed."""
    if other is None:
        return ()
    header = msgspec.structs.replace(other.header, printed=ir.Num(0)) if other.header.w in OF_THEM else other.header
    alone = msgspec.structs.replace(other, header=header, before=None)
    return (*sentences(other.before), ir.Statement(alone))
