"""Signs that a text means something else than it seems to.

"This Forward" is the card with a quoted ability; elsewhere it means some other card that was spoken of. See also unsaid.py.
"""

from typing import Any

import msgspec

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.fftcg.amounts import defined
from cardwright.text.fftcg.classic import BEARER, check_bearer
from cardwright.text.fftcg.common import (
    CANNOT_DISCARD,
    CAST_IN_TURN,
    CHOSEN_BEARER,
    OPPONENT_DISCARDS,
    OPPONENT_KEEPS,
    YOU_DISCARD,
    YOU_KEEP,
)
from cardwright.text.pronouns import FORMS, THIS_CHOSEN, THIS_FORMS
from cardwright.text.reading import same_meaning
from cardwright.text.sharing import SHARED
from cardwright.text.walk import bottom_up, holds_any, nodes, nodes_up_to

IT = {"it", "them"}
THAT = {
    form for form in FORMS if form.startswith("that_") or form in ("the_forward", "the_character", "chosen_forward")
}
DONE = (ir.IfDone, ir.IfNotDone, ir.WhenDone, ir.WhoDid, ir.ReplaceFate, ir.ReplaceForPlayer)
# wordings of SelfRef: "this Forward", "this Character" ..., and those that only Items have
THIS = (1, 2, 3, 4, 5, CHOSEN_BEARER, *BEARER)


def nothing_unused(text: ir.CardText) -> ir.CardText:
    """The text itself; raises TextError (stage bind) at what cannot have been meant so."""
    for ability in text.abilities:
        check_bearer(ability)
        if any(isinstance(node, ir.Compare) and same_meaning(node.left, node.right) for node in nodes(ability)):
            raise TextError("a number is compared with itself", stage="bind")
        rival = isinstance(ability, ir.AutoAbility) and any(
            isinstance(node, ir.OneSubject) for node in nodes(ability.event)
        )
        if any(_is_called_twice(node, rival) for node in nodes(ability) if isinstance(node, ir.Effect)):
            raise TextError('a card cannot be "it" and "that Forward" in one instruction', stage="bind")
        _check_who_did(ability)
        _check_who_cast(ability)
        if any(
            isinstance(node, ir.SelfRef) and node.w in THIS
            for node in nodes_up_to(ability, ir.AbilityGained | ir.Equipped)
        ):
            raise TextError('"this Forward" outside of a quoted ability', stage="bind")
        _check_turn_of_casting(ability)
        _check_declared(ability)
        defined.check(ability)
        if not _of_liked(ability) and holds_any(ability, (ir.Pay,)) and not holds_any(ability, (*DONE, ir.X)):
            raise TextError("something is paid, but nothing comes of it", stage="bind")
    return text


def _check_turn_of_casting(ability: ir.Ability) -> None:
    """Raises where a Character would have to remember in which turn it was cast. What it costs is asked as it is cast."""
    if isinstance(ability, ir.SummonEffect):
        return
    costs = [
        node.condition for node in nodes(ability) if isinstance(node, ir.If) and isinstance(node.effect, ir.CostChange)
    ]
    for node in nodes(ability):
        said = isinstance(node, ir.IsTurnOf) and node.w in (CAST_IN_TURN, CAST_IN_TURN + 1)
        if said and (node.w != CAST_IN_TURN or not any(node is each for each in costs)):
            raise TextError("in which turn the card was cast is known of a Summon only", stage="bind")


def _check_who_did(ability: ir.Ability) -> None:
    """Raises where "each player who does so" does not stand right behind what each player may do."""
    for node in nodes(ability):
        sentences = getattr(node, "effects", ())
        for before, each in zip((None, *sentences), sentences, strict=False):
            offered = isinstance(before, ir.May) and isinstance(before.player, ir.EachPlayer)
            if isinstance(each, ir.WhoDid) and not (offered or isinstance(before, ir.WhoDid)):
                raise TextError("it is open what a player does or does not do", stage="bind")


def _check_who_cast(ability: ir.Ability) -> None:
    """Raises where "the Summon you cast" is one that somebody else may have cast."""
    said = any(isinstance(node, ir.Ref) and node.w == FORMS.index("summon_you_cast") for node in nodes(ability))
    casts = [node for node in nodes(ability) if isinstance(node, ir.PlayerCasts)]
    if said and not (casts and all(isinstance(each.player, ir.You) for each in casts)):
        raise TextError("it is open which Summon you cast", stage="bind")


def _check_declared(ability: ir.Ability) -> None:
    """Raises where an X is spoken of that nobody declares: nothing with X is paid (4.5). What was paid for a Summon is said elsewhere."""
    inside = list(nodes(ability))
    paid = [each for item in inside if isinstance(item, ir.CostItem) for each in nodes(item)]
    if any(isinstance(each, ir.CpX | ir.X) for each in paid):
        return
    if isinstance(ability, ir.SummonEffect):  # whose extra cost another ability says
        inside = [part for each in inside if isinstance(each, ir.AbilityGained) for part in nodes(each)]
    if any(isinstance(each, ir.X) for each in inside):
        raise TextError("it is open what X is", stage="bind")


def _of_liked(ability: ir.Ability) -> bool:
    """Whether it speaks of as many 《C》 as were paid; raises where they are not paid by a number that one likes."""
    inside = [part for item in nodes(ability) if isinstance(item, ir.CostItem) for part in nodes(item)]
    said = any(isinstance(each, ir.AsLiked) and not any(each is part for part in inside) for each in nodes(ability))
    if said and not any(isinstance(each, ir.PayCrystals) for each in inside):
        raise TextError("it is open how much was paid", stage="bind")
    return said


def _is_called_twice(effect: ir.Effect, rival: bool) -> bool:
    """ "Deal it damage equal to that Forward's power": these are two cards, so that one of the two was not understood.

    In two instructions of one sentence they are where there is a ``rival``, a card of the event, unless "it" stands behind, as in
    "dull that Forward and Freeze it".
    """
    inside = list(nodes(effect))
    joined = rival and isinstance(effect, ir.Both)
    if not joined and any(isinstance(node, ir.Effect | ir.Ability) for node in inside if node is not effect):
        return False
    forms: dict[tuple[str, ...], list[str]] = {}
    for node in inside:
        if isinstance(node, ir.Ref):
            forms.setdefault(node.to, []).append(THIS_FORMS.get(node.w - THIS_CHOSEN) or FORMS[node.w])
    return any(
        IT.intersection(found) and THAT.intersection(found) and not (joined and found[0] in THAT)
        for found in forms.values()
    )


def whose_discards(text: ir.CardText) -> ir.CardText:
    """The text, in which it is said whose the cards are that one of several players discards; raises TextError (stage bind) where
    somebody else discards."""
    return msgspec.structs.replace(text, abilities=tuple(map(_whose_discards, text.abilities)))


def _whose_discards(ability: ir.Ability) -> ir.Ability:
    """The ability, in which "if your opponent discards a Forward" behind "each player discards 1 card" asks for cards of that player
    alone; raises TextError (stage bind) where it stands behind an instruction by which somebody else discards."""
    whose: dict[int, ir.Player] = {}
    by = {node.bind: node for node in nodes(ability) if isinstance(node, ir.Discard | ir.DiscardAtRandom) and node.bind}
    for node in nodes(ability):
        if not isinstance(node, ir.Compare) or not isinstance(node.left, ir.CountRef):
            continue
        cards = node.left.cards
        if (
            not isinstance(cards, ir.Ref)
            or cards.w > THIS_CHOSEN
            or FORMS[cards.w] != "discarded_cards"
            or cards.to[0] not in by
        ):
            continue
        discard = by[cards.to[0]]
        who = next((player for player, wordings in _WHO if any(node.w in each for each in wordings)), None)
        if who is not None and isinstance(discard.player, ir.EachPlayer):
            whose[id(node)] = who()
        elif who is not None and not isinstance(discard.player, who):
            raise TextError("it is somebody else who discards", stage="bind")
        if node.w in CANNOT_DISCARD and not _has_to_discard(discard, ability):
            raise TextError("it is open whether the card could not be discarded, or was not", stage="bind")

    if not whose:
        return ability
    return bottom_up(ability, lambda each: _of_player(each, whose[id(each)]) if id(each) in whose else each)  # type: ignore[arg-type,return-value]


def _of_player(node: ir.Compare, player: ir.Player) -> ir.Compare:
    """It counts only cards of this player; the quality is not printed (`unbind`)."""
    counted: Any = node.left
    group = msgspec.structs.replace(counted.group, qualifiers=(*counted.group.qualifiers, ir.OwnedBy(player, w=SHARED)))
    return msgspec.structs.replace(node, left=msgspec.structs.replace(counted, group=group))


_WHO = (
    (ir.You, (YOU_DISCARD, YOU_KEEP, CANNOT_DISCARD[:1])),
    (ir.Opponent, (OPPONENT_DISCARDS, OPPONENT_KEEPS, CANNOT_DISCARD[1:])),
)


def _has_to_discard(node: ir.Discard | ir.DiscardAtRandom, ability: ir.Ability) -> bool:
    """Whether a card that is not discarded is one that could not be: "discards 1 card", which nobody may leave."""
    offered = (each for may in nodes(ability) if isinstance(may, ir.May | ir.Unless) for each in nodes(may))
    if any(each is node for each in offered) or node.count != ir.Num(1):
        return False
    if isinstance(node, ir.DiscardAtRandom):
        return True
    return not (node.up_to or node.any_number) and same_meaning(node.group, ir.Group(ir.IsCard()))
