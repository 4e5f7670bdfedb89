"""Which player "they", "that player", "their" are, by the conditions and events that name one; which card was played, and who lives."""

from collections.abc import Callable
from dataclasses import replace

import msgspec

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import refuse
from cardwright.text.sve.banishing import FROM_CEMETERY
from cardwright.text.sve.finding import PUT_AWAY
from cardwright.text.sve.scope import EACH_OF_THEM, FORMS, Antecedent, Scope
from cardwright.text.sve.visiting import fields, visit
from cardwright.text.walk import nodes


def _draws(node: ir.PlayerDraws | sv.Performs | sv.MaxPointsChange | sv.RecoversPoints, scope: Scope) -> ir.Node:
    """ "That player": who draws."""
    if not isinstance(node.player, ir.You):
        scope.player = node.player
    return fields(node, scope)


def _has_played(node: ir.HasCastThisTurn | sv.PlayedThisTurn, scope: Scope) -> ir.Node:
    """ "If you've played another card this turn": other than one that you may have played."""
    scope.asks = node
    made = _has(node, scope) if isinstance(node, ir.HasCastThisTurn) else fields(node, scope)
    scope.asks = None
    return made


def _past(node: ir.HappenedThisTurn | ir.TimesThisTurn, scope: Scope) -> ir.Node:
    """What happened before has no subject for later words; that the source is spoken of is another matter."""
    before = [each for each in scope.known if each.kind == "subject"]
    seen = fields(node, scope)
    scope.known = [each for each in scope.known if each.kind != "subject" or each in before]
    return seen


def _against(node: ir.Compare, scope: Scope) -> ir.Node:
    """ "If your opponent has more cards in their hand than you, they ...": the opponent."""
    of_them = any(isinstance(each, ir.PronounPlayer) for each in nodes(node))
    if isinstance(node.left, ir.CountOf | sv.EvolutionPoints) and type(node.right) is type(node.left) and not of_them:
        scope.player = ir.Opponent()
    return fields(node, scope)


def _has(node: ir.Controls | ir.HasCastThisTurn, scope: Scope) -> ir.Node:
    """ "An opponent has ... in their hand": whose hand that is."""
    if not isinstance(node.player, ir.You | ir.PronounPlayer):
        scope.player = node.player
    return fields(node, scope)


def _there(node: ir.Exists, scope: Scope) -> ir.Node:
    """ "If there are at least 3 cards in an opponent's hand, they ...": whose hand that is."""
    for each in node.group.qualifiers:
        if isinstance(each, ir.InZone) and isinstance(getattr(each.zone, "player", None), ir.Opponent):
            scope.player = ir.Opponent()
    return fields(node, scope)


def _phase(node: ir.BeginningOf, scope: Scope) -> ir.Node:
    if isinstance(node.whose, ir.EachPlayer):
        scope.player = ir.EventPlayer()
    elif isinstance(node.whose, ir.Opponent):
        scope.player = node.whose
    return fields(node, scope)


def _opponent(node: sv.SelectOpponent, scope: Scope) -> ir.Node:
    scope.player = ir.Opponent()
    return node


def _nth(node: sv.NthPlayed, scope: Scope) -> ir.Node:
    """ "If it's your 3rd this turn": what was played, and not what was selected since."""
    made = fields(node, scope)
    own = isinstance(made.card, ir.SelfRef)  # type: ignore[attr-defined]
    if not own and (made.card.to != ("subject",) or not scope.played):  # type: ignore[attr-defined]
        raise refuse("nothing says that this was played")
    return made


def to_living(node: ir.Effect, scope: Scope) -> ir.Node:
    """ "Whenever this follower destroys a follower, refresh it": what is done on the field alone is not done to the destroyed one, nor to
    a card that was discarded, put into the cemetery, or shown in the deck since, nor to a selected spell beside anything else."""
    done_to = getattr(node, "what", None) or getattr(node, "to", None) or getattr(node, "on", None)
    spells = [each for each in scope.known if each.kind == "chosen" and each.types == {"Spell"}]
    gone = [each for each in scope.known if each.kind in NOT_THERE]
    if len(gone) + len(spells) < len(scope.known):
        gone += spells
    scope.deed = node
    made = _done_to_living(node, done_to, gone, scope)
    scope.deed = None
    return made


def _done_to_living(node: ir.Effect, done_to: ir.Node | None, gone: list[Antecedent], scope: Scope) -> ir.Node:
    if not gone or done_to not in LIVING:
        return fields(node, scope)
    sentence, names = scope.called_it
    newer = any(each.sentence == sentence and each.kind in ("created", "chosen", "moved") for each in scope.known)
    asked = sentence == scope.sentence[0] and any(each.name in names for each in gone)
    if done_to == LIVING[0] and asked and not newer:
        raise refuse("'it' could mean more than one thing")
    return _without(gone, node, scope)


def _without(hidden: list[Antecedent], node: ir.Node, scope: Scope) -> ir.Node:
    """What it means where none of these can be meant."""
    before = scope.hidden
    scope.hidden = [*before, *hidden]
    scope.known = [each for each in scope.known if each not in hidden]
    made = fields(node, scope)
    scope.known, scope.hidden = hidden + scope.known, before
    return made


def put_away(
    node: ir.RemoveFromGame | ir.ToHand | ir.PutInto, called: tuple[int, tuple[str, ...]], scope: Scope
) -> None:
    """ "Whenever a follower is put onto your field, discard a card. Banish it": either can be banished, unless one was ``called`` "it" in the sentence."""
    if isinstance(node, ir.RemoveFromGame) and node.w >= FROM_CEMETERY:
        named = [each for each in scope.known if isinstance(node.what, ir.Ref) and each.name in node.what.to]
        if not named or not all(each.gone or each.kind in PUT_AWAY for each in named):
            raise refuse("nothing says that it lies in a cemetery")
    if not isinstance(node.what, ir.Ref) or node.what.w != FORMS.index("it"):
        return
    if isinstance(node, ir.ToHand) and node.verb == "add":  # nothing on the field is added to a hand
        return
    asked = set(called[1]) if called[0] == scope.sentence[0] else set()
    moved = any(each.kind in PUT_AWAY and each.name in node.what.to for each in scope.known)
    if moved and not asked & set(node.what.to) and any(each.kind == "subject" for each in scope.known):
        raise refuse("'it' could mean more than one thing")


def _deals(node: ir.DealDamage, scope: Scope) -> ir.Node:
    """ "It deals damage equal to its attack to it": to itself would be said so."""
    said_first = node.w not in WHOM_FIRST and any(isinstance(each, ir.Pronoun) for each in nodes(node.amount))
    if said_first and not any(isinstance(each, ir.Group) for each in nodes(node.amount)):
        node = msgspec.structs.replace(node, amount=visit(node.amount, scope))
    gone = [each for each in scope.known if each.kind in NOT_THERE]
    made = _without(gone, node, scope) if node.source in LIVING else to_living(node, scope)
    assert isinstance(made, ir.DealDamage)
    if isinstance(made.source, ir.Ref) and isinstance(made.to, ir.Ref) and made.source.to == made.to.to:
        raise refuse("'it' could mean more than one thing")
    return made


# `DealDamage.w` of what says whom before how much: "deal it damage equal to its attack"
WHOM_FIRST = (0, 3, 5, 6, 7, 9, 15)
NOT_THERE = ("slain", "top", "revealed", *PUT_AWAY)  # kinds of cards that are on no field
LIVING = tuple(ir.Pronoun(form) for form in ("it", "them", "that_follower", "those_followers", *EACH_OF_THEM))


def comes_back(node: ir.PlayOnto | ir.PutInto | ir.CastRef | sv.PlayFor, scope: Scope) -> ir.Node:
    """What was put away or shown and then played, put onto the field, or into the EX area, is there."""
    called, made = scope.called_it, fields(node, scope)
    assert isinstance(made, ir.PlayOnto | ir.PutInto | ir.CastRef | sv.PlayFor)
    there = not isinstance(made, ir.PutInto) or isinstance(made.to, sv.ExArea)
    if isinstance(made, ir.PutInto):
        put_away(made, called, scope)
    if isinstance(made.what, ir.Ref) and there:
        back = [each.kind in NOT_THERE and each.name in made.what.to for each in scope.known]
        scope.known = [
            replace(each, kind="moved") if moved else each for each, moved in zip(scope.known, back, strict=True)
        ]
        scope.known = [
            replace(each, gone=False, away=False) if each.name in made.what.to else each for each in scope.known
        ]
    return made


def _branch(node: ir.IfDone | ir.IfNotDone | ir.Otherwise, scope: Scope) -> ir.Node:
    """ "Otherwise, destroy it": not what would have been made of it."""
    before, scope.branch = scope.branch, type(node)
    made = fields(node, scope)
    scope.branch = before
    return made


def _whose(node: ir.ControllerOf | ir.OwnerOf, scope: Scope) -> ir.Node:
    """ "Transform it into a Fairy token. Its controller draws a card": whose it was, which is whose the token is."""
    hidden = [each for each in scope.known if each.name in scope.became]
    if isinstance(node, ir.ControllerOf):  # what lies in a cemetery or deck has none (3.1.2)
        hidden += [each for each in scope.known if each.kind in PUT_AWAY and each not in hidden]
    return _without(hidden, node, scope)


def _its_leader(node: sv.LeaderOf, scope: Scope) -> ir.Node:
    """ "Destroy it. Summon a Fairy token. Deal 1 damage to its leader": the token's would be said to be yours.

    "Deal 2 damage to its leader. Deal 1 damage to that leader": where one such leader was spoken of.
    """
    if scope.player is None and len(scope.leaders) == 1 and node.player == ir.PronounPlayer("that player"):
        return fields(node, replace(scope, player=scope.leaders[0]))
    made = fields(node, scope)
    assert isinstance(made, sv.LeaderOf)
    of = made.player.card if isinstance(made.player, ir.ControllerOf) else None
    if of is not None and made.player not in scope.leaders:
        scope.leaders.append(made.player)
    created = {each.name for each in scope.known if each.kind == "created"}
    if isinstance(of, ir.Ref) and created & set(of.to):
        raise refuse("it is open whose leader that is")
    return made


OF_PLAYERS: dict[type[ir.Node], Callable[..., ir.Node]] = {
    **dict.fromkeys((ir.PlayerDraws, sv.Performs, sv.MaxPointsChange, sv.RecoversPoints), _draws),
    ir.BeginningOf: _phase,
    ir.Controls: _has,
    ir.Exists: _there,
    **dict.fromkeys((ir.HasCastThisTurn, sv.PlayedThisTurn), _has_played),
    ir.HappenedThisTurn: _past,
    ir.TimesThisTurn: _past,
    ir.Compare: _against,
    sv.SelectOpponent: _opponent,
    sv.NthPlayed: _nth,
    sv.LeaderOf: _its_leader,
    **dict.fromkeys((ir.IfDone, ir.IfNotDone, ir.Otherwise), _branch),
    **dict.fromkeys((ir.ControllerOf, ir.OwnerOf), _whose),
    ir.DealDamage: _deals,
    **dict.fromkeys((ir.PlayOnto, ir.PutInto, ir.CastRef, sv.PlayFor), comes_back),
    **dict.fromkeys(
        (
            ir.Activate,
            sv.Evolve,
            sv.Race,
            sv.Serve,
            sv.Steal,
            ir.PlaceCounters,
            ir.RemoveCounters,
            ir.RemoveEveryCounter,
            ir.RemoveAnyCounters,
            ir.DoubleCounters,
            sv.SetAttack,
            sv.SetDefense,
        ),
        to_living,
    ),
}
