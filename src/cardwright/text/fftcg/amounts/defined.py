"""An X that the text itself says: "Deal it X damage. X is the number of Forwards you control multiplied by 1000."

`fold` puts the amount where X stands, with a wording of its own; `unfold` and `behind` put X back, and say behind it what it is.
"""

from itertools import product

import msgspec

from cardwright.text import ir
from cardwright.text.antecedents import refuse
from cardwright.text.fftcg.filled import Filled
from cardwright.text.pronouns import X_MARKS
from cardwright.text.walk import map_fields, nodes

# added to the wording of the amount: said in a sentence behind, or behind a comma
LAST, WHERE = 1_000_000_000, 2_000_000_000
WORDINGS = 2 * X_MARKS
X_COUNTED = 40  # wording of CountOf: "X is the number of ..."
OWN_X = 40  # wording of an X that nothing but its definition can be
SAYS = ("X is", "X equals", "X is equal to")
Effects = tuple[ir.Effect, ...]


def fill(g: Filled) -> None:
    """All phrases of this module come from tables."""
    for category in ("damage", "power"):
        g.phrase(category, f"X {category}", ir.X, w=OWN_X)
    g.phrase("chosen_by_x", "choose {targets:targets}", ir.Choose, player=ir.You())
    amount = "x_amount"
    g.alias(amount, "x_counted")
    g.phrase("x_counted", "the number of {group:group/many}", ir.CountOf, w=X_COUNTED)
    for w, (kind, the) in enumerate(product(("different ", ""), ("", "the ")), X_COUNTED):
        g.phrase("x_counted", f"the number of {kind}Elements among {the}{{group:group/many}}", ir.CountElements, w=w)
    g.phrase("x_counted", "the number of points of damage you have received", ir.DamageReceived, player=ir.You(), w=40)
    g.phrase("x_counted", "the amount of damage you have received", ir.DamageReceived, player=ir.You(), w=41)
    g.alias("x_counted", "cost_of")
    g.alias("x_counted", "total_cost_of")
    g.alias(amount, "power_of")
    for w, text in enumerate(
        ("{each:x_counted} multiplied by {amount:number}", "{amount:number} multiplied by {each:x_counted}",
         "{amount:number} times {each:x_counted}", "{each:x_counted} times {amount:number}"), 40,
    ):  # fmt: skip
        g.phrase(amount, text, ir.PerEach, w=w)
    g.phrase(amount, "{base:x_counted} plus {more:number}", ir.Plus, w=40)
    g.phrase(amount, "{base:number} plus {more:x_counted}", ir.Plus, w=41)
    for w, says in enumerate(SAYS):
        chosen = f"{{effect:chosen_by_x}}, where {says} {{amount:{amount}}}"
        g.phrase("clause", chosen, ir.XIs, w=w)
        g.phrase("unconditional", chosen, ir.XIs, w=w)
        g.phrase("clause", f"{says} {{amount:{amount}}}", ir.XIs, w=w)
        g.phrase("step", f"{{effect:action}}, where {says} {{amount:{amount}}}", ir.XIs, w=w)
        # and without the comma
        bare = f"where {says} {{amount:{amount}}}"
        for category in ("clause", "unconditional"):
            g.phrase(category, "{effect:chosen_by_x} " + bare, ir.XIs, w=w + len(SAYS))
        g.phrase("step", "{effect:action} " + bare, ir.XIs, w=w + len(SAYS))


def fold(node: ir.XIs) -> ir.Effect:
    """ "Draw X cards, where X is ...": the amount in the place of X."""
    if node.effect is None:
        return node
    effect = _put(node.effect, node.amount, WHERE + WORDINGS * node.w)
    assert isinstance(effect, ir.Effect)
    return effect


def lifted(sentences: Effects) -> Effects:
    """The sentences with what the last of them says X is in the place of X."""
    rows, options = _parted(sentences)
    said = rows[-1].effect if rows and isinstance(rows[-1], ir.Statement) else None
    if not isinstance(said, ir.XIs) or said.effect is not None:
        return sentences
    whole = _put(ir.OptionSentence(rows[:-1]), said.amount, LAST + WORDINGS * said.w)
    assert isinstance(whole, ir.OptionSentence)
    return (*whole.effects, *options)


def _parted(sentences: Effects) -> tuple[Effects, Effects]:
    """The sentences, and the printed options behind them: an X is said in front of these."""
    at = len(sentences)
    while at and isinstance(sentences[at - 1], ir.OptionSentence):
        at -= 1
    return sentences[:at], sentences[at:]


def behind(sentences: Effects) -> Effects:
    """The inverse of `lifted`, for printing."""
    rows = [each for each in sentences if not isinstance(each, ir.OptionSentence)]
    found = [mark for each in rows if (mark := _marked(each, LAST)) is not None]
    if not found:
        return sentences
    says = ir.XIs(_plain(found[0], LAST), w=_says(found[0], LAST))
    plain = tuple(each if isinstance(each, ir.OptionSentence) else _without(each, LAST) for each in sentences)
    first, options = _parted(plain)  # type: ignore[arg-type]
    return (*first, ir.Statement(says), *options)


def unfold(node: ir.Node) -> ir.Node:
    """The inverse of `fold`, for printing: of the innermost instruction."""
    if not isinstance(node, ir.Effect) or isinstance(node, ir.XIs | ir.Statement | ir.OptionSentence):
        return node
    mark = _marked(node, WHERE, inner=True)
    if mark is None:
        return node
    effect = _without(node, WHERE)
    assert isinstance(effect, ir.Effect)
    return ir.XIs(_plain(mark, WHERE), effect, w=_says(mark, WHERE))


def _put(node: ir.Node, amount: ir.Amount, marked: int) -> ir.Node:
    """The node with the amount where X is; raises TextError (stage bind) where that is in no place, or in more than one."""
    places = 0

    def change(each: ir.Node) -> ir.Node:
        nonlocal places
        if isinstance(each, ir.Ability):
            return each
        if isinstance(each, ir.X):
            places += 1
            own = X_MARKS if each.w == OWN_X else 0
            return msgspec.structs.replace(amount, w=amount.w + marked + own)
        return map_fields(each, change)

    made = change(node)
    if places != 1:
        # in two places it might have changed between them
        raise refuse("X is said without an X in front of it" if not places else "it is open when X is counted")
    return made


def _marked(node: ir.Node, kind: int, inner: bool = False) -> ir.Amount | None:
    """The amount in it that stands for such an X; ``inner``: in no instruction within it."""
    if isinstance(node, ir.Amount) and kind <= node.w < kind + LAST:
        return node
    found: list[ir.Amount] = []

    def look(each: ir.Node) -> ir.Node:
        if not isinstance(each, ir.Ability) and not (inner and isinstance(each, ir.Effect)):
            mark = _marked(each, kind, inner)
            found.extend([mark] if mark is not None else [])
        return each

    map_fields(node, look)
    return found[0] if found else None


def _without(node: ir.Node, kind: int) -> ir.Node:
    if isinstance(node, ir.Amount) and kind <= node.w < kind + LAST:
        return ir.X(w=OWN_X if node.w % WORDINGS >= X_MARKS else 0)
    return node if isinstance(node, ir.Ability) else map_fields(node, lambda each: _without(each, kind))


def _plain(amount: ir.Amount, kind: int) -> ir.Amount:
    return msgspec.structs.replace(amount, w=(amount.w - kind) % (X_MARKS))


def _says(amount: ir.Amount, kind: int) -> int:
    return (amount.w - kind) // WORDINGS


def check(ability: ir.Ability) -> None:
    """Raises TextError (stage bind) where an X is paid for and said as well, or neither: each is what X is."""
    inside = list(nodes(ability))
    if any(isinstance(each, ir.X) and each.w == OWN_X for each in inside):
        raise refuse("it is open what X is")
    said = any(isinstance(each, ir.Amount) and each.w >= LAST for each in inside)
    if said and any(isinstance(each, ir.CpX | ir.X) for each in inside):
        raise refuse("X is said, but paid as well")
