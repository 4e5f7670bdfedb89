"""What was done "by this effect": numbers of cards that the instructions before it took."""

import msgspec

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.fftcg.common import ACTIVATED, BROKEN, BY_ABILITY, DULLED, PUT, RESULT_TYPES
from cardwright.text.walk import bottom_up, holds_any, nodes


def _put_at_once(effect: ir.Effect) -> bool:
    """ "If that Forward is put into the Break Zone": asked while the effect is carried out."""
    asked = effect.condition if isinstance(effect, ir.If) else None
    return isinstance(asked, ir.SourceIn) and asked.zone == "break_zone" and isinstance(asked.card, ir.Pronoun)


def with_results(effect: ir.Effect, before: list[ir.Effect]) -> ir.Effect:
    """With every number of cards "broken by this effect": that of the instruction before, else of what was done further back.
    Raises where nothing else can be spoken of."""
    apart = ir.Option | ir.AbilityGained
    options = [part for each in nodes(effect) if isinstance(each, apart) for part in nodes(each)]
    earlier = False
    if before and isinstance(before[-1], ir.DealDamage) and _put_at_once(effect):
        raise TextError("damage puts no card into the Break Zone while the effect is carried out", stage="bind")
    for each in nodes(effect):
        if any(each is part for part in options):
            continue  # an option or a quoted ability is a list of its own, and was checked as one
        if isinstance(each, ir.ResultCount) and each.w >= BROKEN and not _speaks_of(each.w, before):
            if doing_of(each.w) not in EARLIER:
                raise TextError('"by this effect" without such an instruction before it', stage="bind")
            earlier = True
        if isinstance(each, ir.Target) and each.w == DRAWN and each.count == ir.ResultCount() and not _drew(before):
            raise TextError('"as many cards as drawn" where none are drawn', stage="bind")
        if isinstance(each, ir.WhenDone) and each.w == ENTERED and not _played_itself(before):
            raise TextError('"when it enters the field" where nothing is played', stage="bind")
    if before and isinstance(before[-1], ir.Draw):
        return bottom_up(effect, _as_drawn)  # type: ignore[return-value]
    if not earlier:
        return effect
    if options:
        raise TextError('"by this effect" beside options or a quoted ability', stage="bind")
    return bottom_up(effect, lambda each: _done_earlier(each, before))  # type: ignore[return-value]


DRAWN = 3  # wording of Target: "as many cards as drawn from your hand"


def _drew(before: list[ir.Effect]) -> bool:
    return bool(done := _carried_out(before)) and holds_any(done[-1], (ir.Draw,))


AS_DRAWN = 9  # wording of ResultCount: "the same number of cards from your hand", behind a Draw


def _as_drawn(node: ir.Node) -> ir.Node:
    """ "Draw 1 card for each Backup. Then, put the same number of cards from your hand ...": as many as were drawn."""
    if not isinstance(node, ir.Target) or not isinstance(node.count, ir.CountRef):
        return node
    held = any(isinstance(each, ir.InZone) and isinstance(each.zone, ir.Hand) for each in node.group.qualifiers)
    if not held or node.count.cards != ir.Pronoun("so_many"):
        return node
    return msgspec.structs.replace(node, count=ir.ResultCount(w=AS_DRAWN))


# who counts what was dulled or put away before a choice: "When you do so, choose 1 Forward. Deal it 2000 damage for each Backup dulled by
# this effect."
EARLIER = {PUT: "all_milled", DULLED: "you_dulled"}
SOONER = 200_000  # added to their wordings


def _done_earlier(node: ir.Node, before: list[ir.Effect]) -> ir.Node:
    if not isinstance(node, ir.ResultCount) or node.w < BROKEN or _speaks_of(node.w, before):
        return node
    which = RESULT_TYPES[node.w % 10 % len(RESULT_TYPES)]
    noun = ir.IsCharacter() if which == "Character" else ir.TypeIs((which,))
    from_field = doing_of(node.w) == PUT and node.w % 10 < len(RESULT_TYPES)  # "put from the field into the Break Zone"
    cards = ir.Pronoun("you_put" if from_field else EARLIER[doing_of(node.w)])
    return ir.CountRef(cards, ir.Group(noun), w=SOONER + node.w)


ONE_BY_ONE = 100_000  # added to the wording of ResultCount: each of these cards is counted by itself, by what it was


def each_counted(effect: ir.Effect, before: list[ir.Effect]) -> ir.Effect:
    """ "For each Forward put into the Break Zone by this effect" behind cards from a deck, "for each Backup dulled by this effect"
    behind those that a player selected: what kind of card each was is asked, not how many there were."""
    last = before[-1] if before else None
    if isinstance(last, ir.Choose) and len(before) > 1:
        last = before[-2]
    milled = isinstance(last, ir.Mill)
    form, doing = (
        ("all_milled", PUT) if milled else ("you_dulled", DULLED) if isinstance(last, ir.SelectAndDull) else ("", 0)
    )
    if not form:
        return effect

    def counted(node: ir.Node) -> ir.Node:
        if not isinstance(node, ir.ResultCount) or doing_of(node.w) != doing:
            return node
        if doing == PUT and node.w % 10 < len(RESULT_TYPES):
            return node  # "put from the field"
        name = RESULT_TYPES[node.w % 10 % len(RESULT_TYPES)]
        noun = ir.IsCharacter() if name == "Character" else ir.TypeIs((name,))
        return ir.CountRef(ir.Pronoun(form), ir.Group(noun), w=ONE_BY_ONE + node.w)

    return bottom_up(effect, counted)  # type: ignore[return-value]


AWAY = 40  # wording of ResultCount: "card removed by this effect"
ENTERED = 2  # wording of WhenDone: "when Hild enters the field, ..." behind "Play Hild onto the field"


def _played_itself(before: list[ir.Effect]) -> bool:
    return bool(before) and isinstance(before[-1], ir.PlayOnto) and isinstance(before[-1].what, ir.SelfRef)


def doing_of(w: int) -> int:
    """Which of the deeds the wording of ResultCount speaks of."""
    return w % BY_ABILITY // 10 * 10


def _carried_out(before: list[ir.Effect]) -> list[ir.Effect]:
    """What was done before, the last as it is done where its condition holds, or the player wants it: "If you do so, break all the
    Forwards. Draw 1 card ..." """
    while before and isinstance(before[-1], ir.If | ir.IfDone | ir.May):
        before = [*before[:-1], before[-1].effect]
    return before


def _speaks_of(w: int, before: list[ir.Effect]) -> bool:
    before = _carried_out(before)
    last = before[-1] if before else None
    if w == AWAY:
        return isinstance(last, ir.RemoveFromGame)
    doing, which = doing_of(w), RESULT_TYPES[w % 10 % len(RESULT_TYPES)]
    if isinstance(last, ir.Both) and doing == DULLED:  # "Dull them and Freeze them"
        last = next((each for each in last.effects if isinstance(each, ir.Dull)), last)
    puts = isinstance(last, ir.PutInto) and isinstance(last.to, ir.BreakZone)
    kinds = {
        BROKEN: ir.Break | ir.SelectAndBreak,
        PUT: ir.PutInto if puts else ir.Break,
        ACTIVATED: ir.Activate,
        DULLED: ir.Dull | ir.DullAndFreeze,
    }
    groups = _done_to(last, before) if isinstance(last, kinds[doing]) else ()
    # what is dulled or activated may be said by its job alone: all Characters can be
    any_card = which == "Character" and doing in (ACTIVATED, DULLED)
    return bool(groups) and all(any_card or _is_a(each.noun, which) for each in groups)


def _is_a(noun: ir.Filter, which: str) -> bool:
    """Whether all that the noun says is such a card: a Forward is a Character, too."""
    if which == "Character":
        return isinstance(noun, ir.IsCharacter) or (isinstance(noun, ir.TypeIs) and "Summon" not in noun.types)
    return noun == ir.TypeIs((which,))


def _done_to(effect: ir.Effect, before: list[ir.Effect]) -> tuple[ir.Group, ...]:
    """What the instruction is done to: all cards of a group, or those that it selects or that were chosen right before."""
    if isinstance(effect, ir.SelectAndBreak):
        return (effect.target.group,)
    what = effect.what  # type: ignore[attr-defined]
    if isinstance(what, ir.All):
        return (what.group,)
    choice = before[-2] if len(before) > 1 and what == ir.Pronoun("them") else None
    return tuple(each.group for each in choice.targets) if isinstance(choice, ir.Choose) else ()
