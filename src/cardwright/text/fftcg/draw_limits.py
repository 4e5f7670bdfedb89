"""A limit of cards to draw that is a sentence of its own: "You can only draw up to 4 cards with this ability." """

import msgspec

from cardwright.errors import TextError
from cardwright.text import ir

LIMITED_DRAW, LIMITS = 10, 10  # wordings of AtMost from here on, so many: the limit is a sentence of its own


def limited_draw(effect: ir.DrawLimit, before: list[ir.Effect]) -> ir.Effect:
    """The Draw of the sentence before, with its limit."""
    draw = before[-1] if before else None
    if isinstance(draw, ir.If | ir.IfDone):
        return msgspec.structs.replace(draw, effect=limited_draw(effect, [draw.effect]))
    if not isinstance(draw, ir.Draw):
        raise TextError("a limit of cards to draw without a draw before it", stage="bind")
    return msgspec.structs.replace(draw, count=ir.AtMost(draw.count, effect.most, w=LIMITED_DRAW + effect.w))


def with_limit(effects: tuple[ir.Effect, ...], rest: list[ir.Effect]) -> tuple[tuple[ir.Effect, ...], list[ir.Effect]]:
    """What is done, its last draw with the limit that the next sentence sets, and the sentences behind that one."""
    if rest and isinstance(said := rest[0], ir.Statement) and isinstance(said.effect, ir.DrawLimit):
        return (*effects[:-1], limited_draw(said.effect, list(effects))), rest[1:]
    return effects, rest


def draw_sentences(effect: ir.Effect) -> tuple[ir.Effect, ...]:
    """The sentences of an instruction: a Draw and its limit are two, behind a condition as well."""
    if isinstance(effect, ir.If | ir.IfDone):
        draw, *limit = draw_sentences(effect.effect)
        return (msgspec.structs.replace(effect, effect=draw), *limit) if limit else (effect,)
    if isinstance(effect, ir.WhenDone) and effect.effects:
        draw, *limit = draw_sentences(effect.effects[0])
        return (msgspec.structs.replace(effect, effects=(draw,)), *limit, *effect.effects[1:]) if limit else (effect,)
    if (
        isinstance(effect, ir.Draw)
        and isinstance(effect.count, ir.AtMost)
        and 0 <= effect.count.w - LIMITED_DRAW < LIMITS
    ):
        limit = ir.DrawLimit(effect.count.most, w=effect.count.w - LIMITED_DRAW)
        return msgspec.structs.replace(effect, count=effect.count.of), limit
    return (effect,)
