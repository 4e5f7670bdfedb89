"""What pronouns stand for in Shadowverse: Evolve: every "it", "them", "that follower" becomes an explicit reference, or is refused.

Antecedents of one ability: the card of the trigger's event ("subject"), the source ("self"), and what was selected, found,
revealed, created or moved ("t1", "t2" ...), with the types that they may have. A pronoun means, in this order:

1. of the things named before it in the same sentence, or else in the nearest sentence before that has any: the one that fits
   in number and type; two that fit are refused;
2. the card of the event; 3. the source, where the text has just spoken of it.

What introduces antecedents: introducing.py, awaited.py.
"""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import msgspec

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import refuse
from cardwright.text.sve import (
    apportioned,
    beside_picked,
    formerly,
    impossible,
    on_resolution,
    paid,
    replacing,
    staying,
    waiting,
)
from cardwright.text.sve.acting import done_by, goes_on
from cardwright.text.sve.among import THIS_WAY
from cardwright.text.sve.asking import (
    MADE,
    check_asked_for,
    check_counted,
    check_drawn,
    check_itself,
    check_same,
    only_one,
    other_named,
    settle,
    since_itself,
)
from cardwright.text.sve.awaited import AWAITED, FOLLOWERS
from cardwright.text.sve.finding import check_apart, check_measured, find
from cardwright.text.sve.instead import KEYED, MORE, selects
from cardwright.text.sve.introducing import INTRODUCING, one
from cardwright.text.sve.moments import ASKED_IT
from cardwright.text.sve.numbering import SAID_BEHIND, misnumbered, of_each_or_itself
from cardwright.text.sve.own_hands import OWN_HAND
from cardwright.text.sve.scope import (
    FORMS,
    PLAYER_FORMS,
    TWO,
    UNSAID,
    Antecedent,
    Scope,
    types_of,
)
from cardwright.text.sve.speaking import OF_PLAYERS, put_away, to_living
from cardwright.text.sve.visiting import HANDLERS, fields, visit
from cardwright.text.walk import map_fields, nodes


def bind(text: ir.CardText, card_type: str = "") -> ir.CardText:
    """Replace every pronoun; raises TextError (stage bind). A ``card_type`` that is given is always that of the card itself."""
    if any(misnumbered(each) for each in nodes(text)):
        raise refuse("'its' is said of one card, 'their' of several")
    bound = (on_resolution.fold(_ability(each, card_type)) for each in text.abilities)
    made = msgspec.structs.replace(text, abilities=tuple(bound))
    if any(of_each_or_itself(each) for each in nodes(made)):
        raise refuse("'it' could mean more than one thing")
    impossible.check(made)
    waiting.check(made)
    return made


def _ability(node: ir.Node, card_type: str = "") -> ir.Node:
    if isinstance(node, sv.Paragraph | sv.Explained):
        return map_fields(node, lambda part: _ability(part, card_type))
    scope = Scope(spell=isinstance(node, ir.SummonEffect), source=card_type)
    scope.awaits = isinstance(node, ir.AutoAbility)
    if isinstance(node, ir.AutoAbility) and isinstance(node.condition, ir.SourceIn):
        # "while this card is in your hand, whenever ..., it ...": it has been spoken of
        scope.acted = scope.sentence[0]
    made = fields(node, scope)
    staying.check(made)
    formerly.check(made)
    return made


# -- sentences ---------------------------------------------------------------------------------------------------------


def _self(node: ir.SelfRef, scope: Scope) -> ir.Node:
    """The text speaks of the source: "it" may mean it, if nothing else has been named."""
    if node.w != UNSAID:
        scope.known = [each for each in scope.known if each.kind != "self"]
        scope.known.append(scope.itself(scope.sentence[0]))
    return node


def _may(node: ir.May, scope: Scope) -> ir.Node:
    """ "That player may discard a card": what the verb does not say is that this player does it, and not the one who speaks."""
    made = fields(node, scope)
    assert isinstance(made, ir.May)
    if isinstance(made.player, ir.You):
        return made
    if isinstance(getattr(made.player, "of", None), ir.EachPlayer):
        check_apart(made.effect, scope)
    return msgspec.structs.replace(made, effect=done_by(made.effect, acting(made.player)))


ABOUT_ONE = (ir.HasFilter, ir.Is, ir.CountersAre)  # conditions that are about one card alone


def _while(node: ir.EventWhile, scope: Scope) -> ir.Node:
    """ "If this follower is engaged, whenever ..., refresh it": it has been spoken of."""
    spoken = any(isinstance(each, ir.SelfRef) and each.w != UNSAID for each in nodes(node.condition))
    scope.acted = scope.sentence[0] if spoken else scope.acted
    unsaid = isinstance(node.event, ir.CardEvent) and node.event.w >= ASKED_IT
    if unsaid and not (spoken and isinstance(node.condition, ABOUT_ONE)):
        raise refuse("nothing that 'it' could mean")
    return fields(node, scope)


def _option(node: ir.Option, scope: Scope) -> ir.Node:
    return fields(node, replace(scope, known=list(scope.known)))


def _quoted(node: ir.AbilityGained, scope: Scope) -> ir.Node:
    return msgspec.structs.replace(node, abilities=tuple(_ability(each) for each in node.abilities))


def _gain(node: ir.Gain | ir.Lose, scope: Scope) -> ir.Node:
    if node.to == ELIDED:
        return _elided(node, "to", scope)
    seen = to_living(node, scope)
    assert isinstance(seen, ir.Gain | ir.Lose)
    scope.recipient = seen.to
    return seen


def _if(node: ir.If, scope: Scope) -> ir.Node:
    """ "If it's a follower, summon a token. If it's a spell, discard it": the same card both times, not what the first made."""
    if node.w in SAID_BEHIND:
        there = {each.name for each in scope.known}
        effect = visit(node.effect, scope)
        named = {each.name for each in scope.known if each.kind not in ("self", "subject")} - there
        condition = visit(node.condition, scope)
        if any(isinstance(each, ir.Ref) and named & set(each.to) for each in nodes(condition)):
            raise refuse("it is asked about a card that only the instruction names")
        return msgspec.structs.replace(node, condition=condition, effect=effect)
    if isinstance(node.condition, ir.Exists | ir.Controls) and node.condition.compare == ">=":
        said = [each.form for each in nodes(node.effect) if isinstance(each, ir.Pronoun)]
        if not {"each_of_them", "each_of_those_cards", "each_of_those_followers"}.isdisjoint(said):
            raise refuse("it is open whether these are the cards that are asked about")
        if "them" in said:
            check_counted(node, node.condition.group, scope)
    asks = any(each == ir.Pronoun("it") for each in nodes(node.condition))
    chained = asks and scope.asked_in == scope.sentence[0] - 1
    unseen = scope.made if chained else ()
    hidden = [each for each in scope.known if each in unseen]
    as_it_was = {now.name: was for now, was in scope.turned if chained and now in scope.known}
    scope.known = [as_it_was.get(each.name, each) for each in scope.known if each not in unseen]
    before = {each.name: each for each in scope.known}
    if not asks and any(isinstance(n, ir.SelfRef) and n.w != UNSAID for n in nodes(node.condition)):
        scope.asked_itself = scope.sentence[0]  # "if this follower attacked this turn": it has just been spoken of
        scope.acted = scope.sentence[0] if scope.awaits else scope.acted
    seen = _known_to_be_struck(node, scope) or fields(node, scope)
    check_asked_for(seen)
    new = [each for each in scope.known if each not in before.values() and each.kind != "self"]
    scope.made = [each for each in new if each.name not in before] + hidden
    scope.turned = [(each, before[each.name]) for each in new if each.name in before]
    scope.asked_in = scope.sentence[0] if asks else -1
    scope.known += hidden
    return seen


def _known_to_be_struck(node: ir.If, scope: Scope) -> ir.Node | None:
    """ "Strike: If this follower is attacking an enemy follower, destroy that follower": there it is known to be a follower."""
    asked = node.condition
    if not isinstance(asked, ir.Is) or asked.card != ir.Pronoun("attacked") or types_of(asked.group) != FOLLOWERS:
        return None
    target = next((each for each in scope.known if each.kind == "target"), None)
    if target is None:
        return None
    there = replace(target, kind="struck", types=FOLLOWERS, enemy=True)
    scope.known = [there if each is target else each for each in scope.known]
    seen = fields(node, scope)
    scope.known = [
        target if each is there else each for each in scope.known if each is there or each.name != there.name
    ]
    return seen


def _joined(node: ir.Both | ir.Then, scope: Scope) -> ir.Node:
    """ "Give this follower +1/+1 and refresh it": what was just acted on, not the card of the event; of other verbs that is open."""
    if isinstance(node, ir.Then) and beside_picked.speaks_of_another(node):
        return beside_picked.bound(node, scope)
    parts = node.effects if isinstance(node, ir.Both) else (node.first, node.then)
    own = {
        id(part) for before, part in pairwise(parts) if _acted_on(before, ir.SelfRef) and _acted_on(part, ir.Pronoun)
    }

    they = getattr(parts[0], "player", None) == ir.PronounPlayer("they")

    def visited(child: ir.Node) -> ir.Node:
        names = find("it", scope) if id(child) in own else ()
        made_before = [each for each in scope.known if each.name in names and each.kind in MADE]
        if any(each.kind == "chosen" and each.name not in scope.meant for each in made_before):
            made_before = []  # for something it was selected
        if isinstance(child, ir.Gain) or any(each.enemy for each in made_before):
            made_before = []
        if names != ("subject",) and not made_before:
            made = visit(child, scope)
            if they and child is not parts[0] and isinstance(made, ir.Effect):
                return goes_on(made, acting(scope.player))
            return made
        if not isinstance(child, ir.Activate | ir.Gain | sv.Evolve | sv.Race):
            raise refuse("'it' could mean more than one thing")
        hidden = made_before or [each for each in scope.known if each.kind == "subject"]
        known, scope.known = scope.known, [each for each in scope.known if each not in hidden]
        made = visit(child, scope)
        scope.known = known
        return made

    return map_fields(node, visited) if own or they else fields(node, scope)


def acting(player: ir.Player | None) -> sv.PlayerRef:
    """This player as the one who does what a verb says that names nobody."""
    assert player is not None
    return sv.PlayerRef(player.of if isinstance(player, sv.PlayerRef) else player, w=PLAYER_FORMS.index("acting"))


def _acted_on(effect: ir.Effect, kind: type[ir.Node]) -> bool:
    """Whether it is done to the source, or to "it"."""
    what = getattr(effect, "what", None) or getattr(effect, "to", None)
    return isinstance(what, kind) and (kind is ir.SelfRef or what == ir.Pronoun("it"))


def _or_instead(node: sv.OrInstead, scope: Scope) -> ir.Node:
    """Where others are selected, what is done with them has antecedents of its own; later words can mean neither.

    What the instruction would have made or taken is not there where something else is done instead.
    """
    replacing.check_time(node)
    if node.w % KEYED != MORE and not (selects(node.effect) and selects(node.instead)):
        before = list(scope.known)
        unmade: list[Antecedent] = []

        def visited(child: ir.Node) -> ir.Node:
            if child is node.condition:  # "summon 2 instead and give them Rush": those that are summoned instead
                unmade.extend(each for each in scope.known if each.kind == "created" and each not in before)
                scope.known = [each for each in scope.known if each not in unmade]
            return visit(child, scope)

        made = map_fields(node, visited)
        assert isinstance(made, sv.OrInstead)
        scope.known = unmade + scope.known
        missing = {getattr(each, "bind", "") for each in nodes(made.effect)} - {""}
        asked = [*nodes(made.instead), *nodes(made.condition)]
        if any(isinstance(each, ir.Ref) and missing & set(each.to) for each in asked):
            raise refuse("what is done instead is about a card that is not there then")
        check_same(made.effect, made.instead)
        return made

    def change(child: ir.Node) -> ir.Node:
        scope.sentence[0] += int(child is node.instead)
        return visit(child, scope)

    made = map_fields(node, change)
    for many in (False, True):
        scope.known += [Antecedent("open", "chosen", scope.sentence[0], many)] * 2
    return made


ELIDED = ir.Pronoun("elided")


def _restrict(node: ir.Restrict, scope: Scope) -> ir.Node:
    return _elided(node, "what", scope) if node.what == ELIDED else to_living(node, scope)


def _each_other(node: ir.DealEachOther, scope: Scope) -> ir.Node:
    """Two cards that were named one by one, where they are not named here."""
    if node.b != ELIDED:
        return fields(node, scope)
    names = find("them", scope)
    if len(names) != 2:
        raise refuse("not two cards that could be meant")
    a, b = (ir.Ref((name,), w=FORMS.index(form)) for name, form in zip(names, ("them", "elided"), strict=True))
    return ir.DealEachOther(a, b, w=node.w)


def _elided(node: ir.Node, field: str, scope: Scope) -> ir.Node:
    """Whom the instruction before it in the sentence was about."""
    if not isinstance(scope.recipient, ir.Ref | ir.SelfRef):
        raise refuse("nobody that this could be about")
    rest = fields(msgspec.structs.replace(node, **{field: ir.SelfRef(w=UNSAID)}), scope)
    return msgspec.structs.replace(rest, **{field: sv.SameObjects(scope.recipient)})


# -- pronouns ----------------------------------------------------------------------------------------------------------


def _taken_to_pay(node: ir.PayDiscard, scope: Scope) -> ir.Node:
    paid.note(node, not one(node.count), types_of(node.group), scope)
    return fields(node, scope)


def _acts(node: ir.Effect, scope: Scope) -> ir.Node:
    called, seen = (
        scope.called_it,
        to_living(node, scope) if isinstance(node, ir.Break | ir.Dull) else fields(node, scope),
    )
    if isinstance(seen, ir.RemoveFromGame | ir.ToHand):
        put_away(seen, called, scope)
    paid.note_done(seen, scope)
    return seen


def _pronoun(node: ir.Pronoun, scope: Scope) -> ir.Node:
    if (of_two := apportioned.meant(node.form, scope)) is not None:
        return of_two
    by_cost = paid.named_by_cost(node.form, scope)
    if by_cost is not None:
        return by_cost
    done = paid.done_to(node.form, scope)
    names = (done,) if done else find(node.form, scope)
    check_measured(node.form, names, scope)
    if scope.measuring and any(each.each for each in scope.known if each.name in names):
        raise refuse("of each player's card it would have to be asked apart")
    if node.form == "it" and names == ("subject",):
        names = (_event_or_source(scope),)
    if node.form == "it":
        names = since_itself(names, scope)
        check_itself(names, scope)
        scope.called_it = (scope.sentence[0], names)
    other_named(node.form, names, scope)
    if node.form in TWO and len(names) != 2 and not any(each.two for each in scope.known if each.name == names[0]):
        raise refuse("not two cards that could be meant")
    scope.meant.update(dict.fromkeys(names, scope.sentence[0]))
    return ir.Ref(names, w=FORMS.index(node.form))


def _event_or_source(scope: Scope) -> str:
    """ "Whenever you play a spell, put a counter on this card. If it has 3 counters, bury it": the card that was just spoken of.

    Where the words fit the card of the event as well it is open, but "if it's a follower" asks of that one.
    """
    if (only := only_one(scope)) is not None:
        return only
    sentence, name = scope.settled
    if sentence == scope.sentence[0] or scope.acted < scope.sentence[0] - 1:
        return name if sentence == scope.sentence[0] else "subject"
    asks = scope.asks
    types = next(each.types for each in scope.known if each.kind == "subject")
    of_followers = isinstance(asks, ir.HasFilter) and isinstance(asks.filter, sv.AttackIs | sv.DefenseIs)
    if isinstance(asks, ir.CountersAre) or (of_followers and types and "Follower" not in types):
        name = "self"
    elif isinstance(asks, ir.Is) or (isinstance(asks, ir.HasFilter) and isinstance(asks.filter, ir.CostIs)):
        name = "subject"
    else:
        raise refuse("'it' could mean more than one thing")
    scope.settled = (scope.sentence[0], name)
    return name


def _asked(node: ir.CountersAre | ir.HasFilter | ir.Is, scope: Scope) -> ir.Node:
    scope.asks = node
    check_drawn(node, scope)
    made = fields(settle(node, scope), scope)
    scope.asks = None
    if isinstance(node.card, ir.SelfRef):
        scope.acted = scope.sentence[0]
        if isinstance(node, ir.CountersAre):  # "if this card has 3 counters, bury it"
            scope.settled = (scope.sentence[0], "self")
    return made


def _placed(node: ir.SourceIn | ir.OnField, scope: Scope) -> ir.Node:
    """ "If this card is in your hand, it costs 1 less": the card has just been spoken of, as by any other question."""
    if not scope.awaits:  # "while this card is on your field, if a follower would be destroyed, banish it"
        return fields(node, scope)
    scope.asks = node
    made = fields(node, scope)
    scope.asks = None
    if isinstance(node.card, ir.SelfRef):
        scope.acted = scope.sentence[0]
    return made


def _taken_among(node: ir.TakeAmong | ir.SelectAmong, scope: Scope) -> ir.Node:
    """What was "put into your cemetery this way" are the cards of the deck where nothing else may have come there."""
    others = [each for each in scope.known if each.kind in ("top", "others", "discarded", "moved")]
    if node.w == THIS_WAY and (others or any(scope.done.get(verb) for verb in ("destroyed", "buried", "discarded"))):
        raise refuse("it is open which cards were put there this way")
    return INTRODUCING[type(node)](node, scope)


def _draws(node: ir.Draw, scope: Scope) -> ir.Node:
    """Each player draws by their own hand."""
    scope.each_own = True
    made = fields(node, scope)
    scope.each_own = False
    scope.drawn = (
        (scope.sentence[0], scope.counter[0]) if isinstance(node, ir.Draw) and one(node.count) else scope.drawn
    )
    return made


def _discards(node: ir.Discard, scope: Scope) -> ir.Node:
    """ "Each player discards cards until they have 3 cards in their hand": each by their own hand."""
    scope.each_own = node.w >= OWN_HAND
    made = INTRODUCING[ir.Discard](node, scope)
    scope.each_own = False
    assert isinstance(made, ir.Discard)
    held = [
        each.zone.player
        for each in made.group.qualifiers
        if isinstance(each, ir.InZone) and isinstance(each.zone, ir.Hand)
    ]
    if isinstance(made.player, ir.You) and any(not isinstance(each, ir.You) for each in held):
        raise refuse("a player discards cards of the own hand alone")
    return made


def _let(node: sv.Let, scope: Scope) -> ir.Node:
    """ "Each player draws X cards. X equals the number of followers on their field": of each player apart, if nothing else has that X."""
    parts = [part for effect in node.effects for part in nodes(effect)]
    having = [part for part in parts if isinstance(getattr(part, "count", None), ir.X)]
    own = [
        part
        for part in having
        if isinstance(part, BY_PLAYER) and isinstance(part.player, ir.EachPlayer | ir.PronounPlayer)
    ]
    scope.own_x = len(own) == 1 == sum(isinstance(part, ir.X) for part in parts)
    if _just_shown(scope):  # its first sentence is the one right behind
        scope.hand_shown = scope.sentence[0]
    made = fields(node, scope)
    scope.own_x = False
    return made


def _discarded_whole(node: ir.DiscardCards, scope: Scope) -> ir.Node:
    """ "They discard each spell in it": of a hand that nobody else sees, nobody could say that it was all (4.1.2.2)."""
    if isinstance(node.what, ir.All) and not _just_shown(scope):
        raise refuse("the hand is not shown")
    return fields(node, scope)


def _just_shown(scope: Scope) -> bool:
    """Whether a hand is shown, in this sentence or the one before; what X equals belongs to the sentence that has the X."""
    return scope.sentence[0] - scope.hand_shown in (0, 1, 1 + (scope.letting is not None))


def _hand_shown(node: ir.RevealHand, scope: Scope) -> ir.Node:
    """ "They reveal their hand. Select a card in it"."""
    seen = fields(node, scope)
    assert isinstance(seen, ir.RevealHand)
    if not isinstance(seen.player, ir.You | ir.EachPlayer):
        scope.hand_shown = scope.sentence[0]
    return seen


BY_PLAYER = (ir.Draw, ir.Discard, ir.Mill)  # what each player does by a number of their own


def _pronoun_player(node: ir.PronounPlayer, scope: Scope) -> ir.Node:
    if scope.player is None:
        raise refuse(f"no player that {node.form!r} could mean")
    if node.form == "in_it" and not _just_shown(scope):
        raise refuse("no hand that 'it' could mean")
    player = scope.player.of if isinstance(scope.player, sv.PlayerRef) else scope.player
    own = scope.each_own or (scope.own_x and scope.letting is not None)
    if isinstance(player, ir.EachPlayer) and scope.measuring and not own:
        raise refuse("of each player it would have to be asked apart")
    return sv.PlayerRef(player, w=PLAYER_FORMS.index(node.form))


OWN: dict[type[ir.Node], Callable[..., ir.Node]] = {
    ir.Pronoun: _pronoun,
    ir.PronounPlayer: _pronoun_player,
    ir.RevealHand: _hand_shown,
    ir.DiscardCards: _discarded_whole,
    ir.SelfRef: _self,
    ir.May: _may,
    ir.Draw: _draws,
    ir.Discard: _discards,
    sv.Let: _let,
    **dict.fromkeys((ir.TakeAmong, ir.SelectAmong), _taken_among),
    **dict.fromkeys((*paid.TAKES, ir.PayPutGroup), _taken_to_pay),
    **dict.fromkeys(paid.DOES, _acts),
    ir.Option: _option,
    ir.AbilityGained: _quoted,
    sv.OrInstead: _or_instead,
    **dict.fromkeys((ir.CountersAre, ir.HasFilter, ir.Is), _asked),
    **dict.fromkeys((ir.SourceIn, ir.OnField), _placed),
    ir.Both: _joined,
    ir.Then: _joined,
    ir.If: _if,
    ir.EventWhile: _while,
    ir.Gain: _gain,
    ir.Lose: _gain,
    ir.Restrict: _restrict,
    ir.DealEachOther: _each_other,
}
HANDLERS.update(INTRODUCING | OWN | AWAITED | OF_PLAYERS)
