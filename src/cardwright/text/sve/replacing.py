"""What is said once, and of what: which instructions "instead" replaces, how long what is given lasts, what "if you do" asks, where X is."""

from collections.abc import Sequence
from itertools import pairwise

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import refuse
from cardwright.text.doers import check_doer
from cardwright.text.sve.uncontracted import SECOND
from cardwright.text.walk import map_fields, nodes

SELECTING = (ir.Choose, ir.Select, sv.SelectRandom, sv.SelectOpponent)
# what a player did who might have done it or was told to: wordings of IfDone and IfNotDone
IF_DONE = ("you do", "you do so", "they do")
IF_NOT_DONE = ("you don't", "you can't", "you didn't", "they don't", "they can't")
SEARCHED = 7  # from this `Then.w` on the words are one instruction after the other


def whole(out: Sequence[ir.Effect], printed: Sequence[ir.Effect]) -> bool:
    """Whether all instructions of the last effect are replaced: "deal 2 damage to each of them and draw a card. Combo (3): Deal 4 damage
    to each of them and draw 2 cards instead". Refused where one of another kind stands last, and one of this kind before it."""
    new = [part for each in printed for part in parts(each)]
    last = parts(out[-1])
    kinds, old = [type(each) for each in new], [type(each) for each in last]
    if len(last) > 1 and len(new) > 1:
        if kinds == old and not any(isinstance(each, SELECTING) for each in nodes(out[-1])):
            return True
        raise refuse('it is open what "instead" replaces')
    if len(last) > 1 and (kinds[0] is not old[-1] or (kinds[0] in old[:-1] and not _only_last(new[0], last))):
        raise refuse('it is open what "instead" replaces')
    before = {type(part) for each in out[:-1] for part in parts(each)} - set(old)
    if before & set(kinds):
        raise refuse('it is open what "instead" replaces')
    return False


def check_alike(last: ir.Effect, printed: ir.Effect) -> None:
    """ "Deal 2 damage to it and deal 1 damage to its leader. Combo (3): Deal 4 damage instead": to which of them?"""
    alike = parts(last)[-1:]
    several = [each for each in parts(last) if alike and type(each) is type(alike[0])]
    if isinstance(printed, sv.AmountInstead | sv.GainsInstead) and len(several) > 1:
        summoned = [isinstance(each.into, ir.Field) for each in several if isinstance(each, sv.CreateTokens)]
        if not summoned or summoned.count(summoned[-1]) > 1:
            raise refuse('it is open what "instead" replaces')


def _only_last(new: ir.Effect, last: Sequence[ir.Effect]) -> bool:
    """Whether the last of them is about the same as the new one, and none of the others is."""
    return _about(new) == _about(last[-1]) and all(_about(each) != _about(new) for each in last[:-1])


def _about(effect: ir.Effect) -> object:
    return getattr(effect, "to", None) or getattr(effect, "what", None)


def parts(effect: ir.Effect) -> list[ir.Effect]:
    """The instructions joined in it, but for those that only select."""
    if isinstance(
        effect, ir.Statement | ir.May | ir.If | ir.IfDone | ir.Otherwise | sv.OrInstead | sv.Keyed | ir.Afterwards
    ):
        return parts(effect.effect)
    if isinstance(effect, ir.Both | sv.Let | sv.Gate | sv.PayFor):
        return [part for each in effect.effects for part in parts(each)]
    if isinstance(effect, ir.Then) and (effect.w < SEARCHED or isinstance(effect.first, sv.CreateTokens)):
        return [*parts(effect.first), *parts(effect.then)]
    return [] if isinstance(effect, SELECTING) else [effect]


RULES_FROM_A_TIME = (1, 11, 14, 15, 23, 25)  # `Restrict.w` of rules with their time in front
LASTING = (ir.Gain, ir.Lose, sv.SetAttack, sv.SetDefense)  # of a rule ("can't attack this turn") the time is its own


def check_spans(joined: ir.Both) -> None:
    """ "Give each follower on your field [attack]+1 and give your leader Aura until the end of the turn": for how long the first?"""
    spans = {type(each.duration or ir.Permanent()) for each in joined.effects if isinstance(each, LASTING)}
    fronted = ir.Permanent in spans and _time_in_front(joined.effects[0])
    if joined.w in (0, 1, 2) and (fronted or (len(spans) > 1 and ir.Permanent in spans)):
        raise refuse("it is open whether the time is said of both")


def _time_in_front(effect: ir.Effect) -> bool:
    """ "Until the end of the turn, it can't attack and it loses Ward": the time may be that of both; where it stands behind the first it is not."""
    if isinstance(effect, ir.Restrict):
        return effect.w in RULES_FROM_A_TIME
    return isinstance(effect, ir.ReplaceDamage | sv.DealtChange) and not isinstance(effect.duration, ir.Permanent)


def check_time(node: sv.OrInstead) -> None:
    """ "Give it [attack]+1 this turn. Combo (3): Give it [attack]+2 instead": for this turn, too, or for good?"""
    old = [each.duration for each in parts(node.effect)[-1:] if isinstance(each, LASTING)]
    new = [each.duration for each in parts(node.instead)[:1] if isinstance(each, LASTING)]
    if old and new and isinstance(new[0], ir.Permanent) and not isinstance(old[0], ir.Permanent):
        raise refuse("it is open whether the time is said of both")


def check_done(out: Sequence[ir.Effect], answer: ir.IfDone | ir.IfNotDone) -> None:
    """ "You may discard a card. Draw a card. If you do, ...": what is asked about is the one that may be done, or the other; "each
    opponent discards a card. If you do, ...": another player's doing."""
    if out:
        said = IF_DONE if isinstance(answer, ir.IfDone) else IF_NOT_DONE
        check_doer(out, answer, said[answer.w % SECOND])
    if isinstance(answer, ir.IfNotDone):
        return
    asked = (ir.IfDone, ir.IfNotDone, ir.Otherwise)
    for first, then in pairwise(out):
        if isinstance(first, ir.May) and not isinstance(then, asked):
            raise refuse('it is open which instruction "if you do" asks about')


# what is done to no so many cards: "that many" behind it is said of something else
UNCOUNTED = (
    ir.DealDamage, ir.DivideDamage, ir.DealEachOther, ir.Gain, ir.Lose, ir.Restrict, ir.ReplaceDamage, sv.RecoverPoints, sv.MaxPoints,
    sv.GainEvolutionPoints,
)  # fmt: skip


def check_many(effects: Sequence[ir.Effect]) -> None:
    """ "Discard any number of cards. Deal 1 damage to each enemy leader. Draw that many cards": as many as the instruction right before took."""
    for first, then in pairwise(part for each in effects for part in parts(each)):
        if isinstance(first, UNCOUNTED) and any(isinstance(each, ir.ResultCount) and each.w for each in nodes(then)):
            raise refuse("nothing says how many that are")


def check_x(node: ir.Node, known: bool = False) -> None:
    """X is what the text says in the sentences round which "X equals ..." goes, and in those behind it, or what was paid; elsewhere
    nothing says it."""
    if isinstance(node, ir.AbilityGained):
        known = False  # what is quoted is carried out by another card, or at another time
    if isinstance(node, ir.X) and not known:
        raise refuse("nothing says what X is")
    cost = getattr(node, "cost", None)
    paid = isinstance(cost, ir.Cost) and any(isinstance(each, sv.PlayPointX) for each in cost.icons)
    # as an activated ability is played, its player specifies what X is (10.6.2.2.3)
    many = isinstance(node, ir.ActionAbility) and any(
        isinstance(getattr(i, "count", None), ir.X) for i in node.cost.actions
    )
    said = known or paid or many or isinstance(node, sv.Let)

    def seen(child: ir.Node) -> ir.Node:
        nonlocal said
        check_x(child, said)
        said |= isinstance(child, sv.Let)
        return child

    map_fields(node, seen)
