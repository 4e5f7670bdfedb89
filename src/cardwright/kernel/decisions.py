"""The one funnel for asking: every question to a player is a `Decision`, every answer plain data, checked strictly.

Kinds: `act` (one of the acts open now), `choose` (some of the options), `order` (a permutation of the options), `yes_no`,
`number` (an integer in bounds, and one of the options where there are any) and `divide` (options with amounts). What an answer looks like, by kind:
act: an `Act` tuple; choose: a tuple of options; order: a tuple of all options; yes_no: a bool; number: an int;
divide: a tuple of (option, amount).
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import combinations, pairwise, permutations
from typing import Any, Final, TypeVar

import msgspec

from cardwright.errors import Illegal
from cardwright.kernel.rng import Random
from cardwright.kernel.state import NO_REF, Ref, Source

Option = Any  # int (object id, number of a printed choice) or a tuple of ints and strings: plain, hashable
Answer = Any
T = TypeVar("T")
ALIKE: Final = (
    "alike",
)  # begins the `data` where nothing depends on the order: who answers for others need not be asked


class Decision(msgspec.Struct, gc=False):
    """A question that waits for `player`.

    `reason` is a short word of the rules (`block`, `payment`, `targets` ...), `clause` the clause that asks, `source` the
    card it is about. `options` is None for an `act`, whose options the rules list when they are wanted. `least` and `most`
    bound a count, a number or the total of a division (of yes and no: with a `most` of 0 only no can be said), `unit` is the step of one. `rule` names a further check of
    the ruleset, with `data` for it. `cancel` says that the player may still take the whole action back (14.1).
    `says` is for screens: the nodes of a text that each option stands for, where options are parts of a text or abilities;
    `prompt` too, words that the question or the options need.
    """

    kind: str
    player: int
    reason: str
    clause: str = ""
    source: Ref = NO_REF
    options: tuple[Option, ...] | None = None
    least: int = 1
    most: int = 1
    unit: int = 1
    rule: str = ""
    data: tuple[Any, ...] = ()
    cancel: bool = False
    prompt: str = ""
    says: tuple[tuple[Source, ...], ...] = ()


def is_alike(decision: Decision) -> bool:
    """Whether nothing depends on the answer (see `ALIKE`)."""
    return decision.data[:1] == ALIKE


Flow = Generator[Decision, Answer, T]


def ask(decision: Decision) -> Flow[Answer]:
    """Ask the player. The answer has been checked when it arrives here."""
    return (yield decision)


def check_answer(decision: Decision, answer: Answer) -> None:
    """Raise `Illegal` unless `answer` has the shape and bounds that `decision` demands (acts are checked by the rules)."""
    try:
        hash(answer)
    except TypeError:
        raise _refuse(decision, "an answer is made of tuples, numbers and words only") from None
    _CHECKS[decision.kind](decision, answer)


def _refuse(decision: Decision, reason: str) -> Illegal:
    return Illegal(reason, decision.clause or "14.1")


def _check_act(decision: Decision, answer: Answer) -> None:
    if not isinstance(answer, tuple) or not answer or not isinstance(answer[0], str):
        raise _refuse(decision, "an act is a tuple that begins with its name")


def _check_choose(decision: Decision, answer: Answer) -> None:
    if not isinstance(answer, tuple):
        raise _refuse(decision, "a choice is a tuple of the offered options")
    options = decision.options or ()
    if not decision.least <= len(answer) <= decision.most:
        wanted = str(decision.least) if decision.least == decision.most else f"{decision.least} to {decision.most}"
        raise _refuse(decision, f"choose {wanted}, not {len(answer)}")
    seen = set()
    for option in answer:
        if not _among(option, options):
            raise _refuse(decision, f"{option!r} is not one of the choices for {decision.reason}")
        if option in seen:
            raise _refuse(decision, f"{option!r} is chosen twice")
        seen.add(option)


def _among(option: Option, options: tuple[Option, ...]) -> bool:
    return any(each == option and type(each) is type(option) for each in options)


def _check_order(decision: Decision, answer: Answer) -> None:
    options = decision.options or ()
    if not isinstance(answer, tuple) or len(answer) != len(options):
        raise _refuse(decision, f"an order names all {len(options)} items once")
    if len(set(answer)) != len(answer) or not all(_among(o, options) for o in answer):
        raise _refuse(decision, "an order names every item once")


def _check_yes_no(decision: Decision, answer: Answer) -> None:
    if not isinstance(answer, bool):
        raise _refuse(decision, "answer yes or no")
    if answer and not decision.most:
        raise _refuse(decision, "it cannot be done as a whole, so the answer is no")


def _check_number(decision: Decision, answer: Answer) -> None:
    if not isinstance(answer, int) or isinstance(answer, bool):
        raise _refuse(decision, "answer with a number")
    if not decision.least <= answer <= decision.most:
        raise _refuse(decision, f"{answer} is not from {decision.least} to {decision.most}")
    if decision.options and answer not in decision.options:
        raise _refuse(decision, f"{answer} is none of {', '.join(map(str, decision.options))}")


def _check_divide(decision: Decision, answer: Answer) -> None:
    options = decision.options or ()
    if not isinstance(answer, tuple) or not all(isinstance(p, tuple) and len(p) == 2 for p in answer):
        raise _refuse(decision, "a division is a tuple of (option, amount)")
    if len({p[0] for p in answer}) != len(answer) or not all(_among(p[0], options) for p in answer):
        raise _refuse(decision, "a division names each of the offered options at most once")
    for _, amount in answer:
        if not isinstance(amount, int) or amount < decision.unit or amount % decision.unit:
            raise _refuse(decision, f"amounts are at least {decision.unit} and multiples of {decision.unit}")
    total = sum(p[1] for p in answer)
    if not decision.least <= total <= decision.most:
        raise _refuse(decision, f"the amounts add up to {total}, not {decision.most}")


_CHECKS = {
    "act": _check_act,
    "choose": _check_choose,
    "order": _check_order,
    "yes_no": _check_yes_no,
    "number": _check_number,
    "divide": _check_divide,
}


def sample_answer(decision: Decision, random: Random) -> Answer:
    """A random answer to a decision that is not an act and has no further rule."""
    kind = decision.kind
    if kind == "yes_no":
        return decision.most > 0 and random.below(2) == 1
    if kind == "number":
        if decision.options:
            return decision.options[random.below(len(decision.options))]
        return decision.least + random.below(decision.most - decision.least + 1)
    options = list(decision.options or ())
    if kind == "choose":
        most = min(decision.most, len(options))
        size = decision.least + random.below(most - decision.least + 1)
        if size == 1:
            return (options[random.below(len(options))],)
        random.shuffle(options)
        return tuple(options[:size])
    if kind == "order":
        random.shuffle(options)
        return tuple(options)
    return _sample_division(decision, options, random)


def _sample_division(decision: Decision, options: list[Option], random: Random) -> Answer:
    units = decision.most // decision.unit
    random.shuffle(options)
    options = options[: max(1, min(len(options), units))]
    used = options[: 1 + random.below(len(options))]
    shares = dict.fromkeys(used, 1)
    for _ in range(units - len(used)):
        shares[used[random.below(len(used))]] += 1
    return tuple((o, n * decision.unit) for o, n in shares.items())


def one_answer(decision: Decision) -> bool:
    """Whether only one answer is possible (acts and further rules aside), so that asking would be idle."""
    n = len(decision.options or ())
    if decision.kind == "choose":
        return (decision.least == decision.most and decision.most >= n) or decision.most == 0
    if decision.kind == "order":
        return n < 2
    if decision.kind == "number":
        return decision.least == decision.most
    if decision.kind == "yes_no":
        return not decision.most
    return decision.kind == "divide" and n == 1 and decision.least == decision.most


def only_answer(decision: Decision) -> Answer:
    """The answer to a decision for which `one_answer` holds."""
    if decision.kind == "number":
        return decision.least
    if decision.kind == "yes_no":
        return False
    if decision.kind == "divide":
        return (((decision.options or ())[0], decision.most),)
    return (decision.options or ())[: decision.most] if decision.kind == "choose" else decision.options or ()


def plain_answers(decision: Decision) -> Iterator[Answer]:
    """The answers to a decision that is not an act, by its kind and bounds (a further rule set aside)."""
    options = decision.options or ()
    if one_answer(decision):
        yield only_answer(decision)
    elif decision.kind == "yes_no":
        yield from (True, False)
    elif decision.kind == "number":
        yield from decision.options or range(decision.least, decision.most + 1)
    elif decision.kind == "choose":
        for size in range(decision.least, min(decision.most, len(options)) + 1):
            yield from combinations(options, size)
    elif decision.kind == "order":
        yield from permutations(options)
    elif decision.kind == "divide":
        yield from _divisions(decision)


def _divisions(decision: Decision) -> Iterator[Answer]:
    options = decision.options or ()
    units = decision.most // decision.unit
    for size in range(1, min(len(options), units) + 1):
        for chosen in combinations(options, size):
            for cuts in combinations(range(1, units), size - 1):
                edges = (0, *cuts, units)
                shares = [(b - a) * decision.unit for a, b in pairwise(edges)]
                yield tuple(zip(chosen, shares, strict=True))
