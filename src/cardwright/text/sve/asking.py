"""What "it" is in a question where a card was selected, and another was put into the cemetery or shown since.

"Select an enemy follower on the field. Deal it 4 damage and put the top card of your deck into your cemetery. If it's a follower, ...":
nobody asks of an enemy follower whether it is a follower. Where both can be asked about it is open.
"""

from dataclasses import replace

import msgspec

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import refuse
from cardwright.text.sve.finding import LEADERS, OF_EVENT
from cardwright.text.sve.scope import FORMS, STRUCK_BY_THIS, UNSAID, Antecedent, Scope, theirs, types_of
from cardwright.text.walk import bottom_up, nodes

SINCE = ("discarded", "milled", "top")  # kinds of cards that were put away or shown
NAMED = ("chosen", "found", "created")
THERE = (
    sv.IsEvolved,
    sv.IsRacing,
    ir.StatusIs,
    ir.ControlledBy,
    sv.AttackIs,
    sv.DefenseIs,
)  # what is asked of cards on the field


def settle(node: ir.CountersAre | ir.HasFilter | ir.Is, scope: Scope) -> ir.CountersAre | ir.HasFilter | ir.Is:
    """The question with the card that "it" is, where only the later one can be asked about; raises TextError where that is open."""
    if node.card != ir.Pronoun("it"):
        return node
    single = [each for each in scope.known if not each.many]
    against = [each for each in single if each.kind in OF_EVENT and each.name == "other"]
    attacker = [each for each in single if each.kind in ("subject", "self")]
    if (
        against
        and len({each.name for each in attacker}) == 1
        and all(each.types == LEADERS for each in against)
        and _no_leader(node)
    ):
        # "whenever this follower attacks an enemy leader, if it's evolved"
        scope.asked_of = (scope.sentence[0], attacker[0].name)
        return node
    since = [each for each in single if each.kind in SINCE]
    named = [each for each in single if each.kind in NAMED]
    if not since or not named:
        return node
    asked, before = _asked_of(node, named[-1]), since[-1].sentence < named[-1].sentence
    if before and (asked == "either" or since[-1].kind == "top"):
        return node  # the nearer one
    if asked == "either" or (before and asked == "since"):
        raise refuse("'it' could mean more than one thing")
    if asked == "named":
        scope.asked_of = (scope.sentence[0], named[-1].name)
        return node
    name = since[-1].name
    scope.called_it, scope.asked_of = (scope.sentence[0], (name,)), (scope.sentence[0], name)
    return msgspec.structs.replace(node, card=ir.Ref((name,), w=FORMS.index("it")))


def _no_leader(node: ir.Condition) -> bool:
    """Whether no leader is what is asked for: none has attack or a state, none evolves, races or is a follower."""
    if isinstance(node, ir.Is):
        return "Leader" not in (types_of(node.group) or LEADERS) or any(
            isinstance(each, sv.TraitIs | sv.IsEvolved | sv.IsRacing | ir.StatusIs) for each in node.group.adjectives
        )
    return isinstance(node, ir.HasFilter) and isinstance(
        node.filter, sv.AttackIs | sv.IsEvolved | sv.IsRacing | ir.WithKeyword
    )


def _asked_of(node: ir.Condition, named: Antecedent) -> str:
    """Of which it is asked: of the card that was "named" first, of the one put away "since", or of "either"."""
    if isinstance(node, ir.CountersAre):
        return "named"
    if isinstance(node, ir.HasFilter):
        return "named" if isinstance(node.filter, THERE) else "either"
    assert isinstance(node, ir.Is)
    said = (*node.group.adjectives, *node.group.qualifiers)
    if any(isinstance(each, THERE) for each in said):
        return "named"
    kin = bool(said) and all(isinstance(each, sv.TraitIs | sv.ClassIs | ir.AnyTrait) for each in said)
    if named.kind == "created" or (named.enemy and kin):
        return "since"  # what a token is the text says; nobody asks whether an enemy is of one's own kind
    types = types_of(node.group)
    sure = not node.group.adjectives and not node.group.qualifiers and types >= named.types
    if types and named.types and (sure or not types & named.types):
        return "since"
    return "either"


def only_one(scope: Scope) -> str | None:
    """Which of both "it" is, the card of the event or the source that was just spoken of, where what is done can be done to one of them alone.

    "Whenever you play a spell, if this follower is engaged, refresh it"; "whenever a follower is put onto your field, if there are 3
    counters on this card, give it Rush", on an amulet. None where it is not asked; raises TextError where it is open, or neither can be meant.
    """
    if scope.deed is None or scope.measuring:  # of a card that has gone the attack is known still (10.7.4.1.2)
        return None
    subject = next(each for each in scope.known if each.kind == "subject")
    follower = _of_followers(scope.deed)
    types = ("Follower",) if follower else ("Follower", "Amulet")
    fits = not subject.types or any(each in subject.types for each in types)
    theirs, mine = fits and not subject.gone, not scope.source or scope.source in types
    here = scope.settled[0] == scope.sentence[0]
    said, event = (scope.called_it == (scope.sentence[0], (name,)) for name in ("self", "subject"))
    if not here and scope.acted < scope.sentence[0] - 1:
        if follower and not fits:
            raise refuse("nothing that 'it' could mean")  # no spell is given Rush
        return None
    both = mine and theirs and follower and not said and scope.settled == (scope.sentence[0], "self")
    if both or (said and not mine) or (event and not theirs):  # "it" is one thing in a sentence
        raise refuse("'it' could mean more than one thing")
    return None if mine == theirs else "self" if mine else "subject"


def check_itself(names: tuple[str, ...], scope: Scope) -> None:
    """ "Summon a Fairy token. If this card was put onto the field from your EX area, give it Rush": the token, or the card that was asked about?

    "Follower Strike: If this follower has at least 5 attack, destroy it": this follower, or the attacked one?
    """
    deed = scope.deed
    # "whenever an enemy follower attacks this follower, give it [attack]+1"
    if scope.facing and names == ("subject",) and (scope.measuring or (deed is not None and not _harms(deed))):
        raise refuse("'it' could mean more than one thing")
    # "whenever this follower is attacked, destroy it"
    attacked = any(each.kind == "attacking" and each.name == "other" for each in scope.known)
    harmed = isinstance(deed, HARM) and not isinstance(deed, ir.Restrict)
    if attacked and harmed and not scope.measuring and names == ("self",):
        raise refuse("'it' could mean more than one thing")
    if deed is None or scope.measuring or scope.asked_itself != scope.sentence[0]:
        return
    said = scope.called_it == (scope.sentence[0], names)
    made = [each for each in scope.known if each.name in names and each.kind in ("created", "moved", "found")]
    mine = scope.source not in ("Amulet", "Spell") or (scope.source == "Amulet" and not _of_followers(deed))
    struck = any(each.kind == "struck" for each in scope.known)
    if (made and mine and not said) or (names == ("self",) and struck and isinstance(deed, HARM)):
        raise refuse("'it' could mean more than one thing")


def check_asked_for(node: ir.Node) -> None:
    """ "Give this follower Rush. If there is a Pixie follower in your cemetery, banish it": this follower, or the one that is asked for?

    No amulet and no enemy is given attack, defense or a keyword of one's own; nor is a card that lies elsewhere.
    """
    if not isinstance(node, ir.If) or not isinstance(node.condition, ir.Exists | ir.Controls):
        return
    asked, done = node.condition, list(nodes(node.effect))
    itself = any(isinstance(each, ir.Ref) and each.to == ("self",) for each in done)
    named = any(isinstance(each, ir.SelfRef) and each.w != UNSAID for each in done)
    if not itself or named or asked.compare != ">=" or getattr(asked.count, "value", 0) != 1:
        return
    types = types_of(asked.group)
    away = any(isinstance(each, ir.InZone) and not isinstance(each.zone, ir.Field) for each in asked.group.qualifiers)
    foreign = away or theirs(asked.group) or bool(types and "Follower" not in types)
    if not (foreign and any(_of_followers(each) for each in done)):
        raise refuse("'it' could mean more than one thing")


MADE = ("chosen", "created", "moved", "found")


def since_itself(names: tuple[str, ...], scope: Scope) -> tuple[str, ...]:
    """What "it" is where something was done to the source since another card was named; raises TextError where either can be meant.

    "Summon a Fairy token. Put a Fable counter on this card. If it has 3 Fable counters, ...": this card. "Summon a Fairy token. Give this
    follower [attack]+1. Give it Rush": either. What was selected is meant until something is done with it, and an enemy is what harm is
    done to.
    """
    asked = isinstance(scope.asks, ir.CountersAre | ir.HasFilter)
    named = [each for each in scope.known if each.name in names and each.kind in MADE]
    own = [at for at, each in enumerate(scope.known) if each.kind == "self"]
    if not named or not own or ((scope.deed is None or scope.measuring) and not asked):
        return names
    follower = _of_followers(scope.deed) if scope.deed is not None else not isinstance(scope.asks, ir.CountersAre)
    foreign = scope.source == "Spell" or (scope.source == "Amulet" and follower)
    if scope.called_it == (scope.sentence[0], ("self",)):  # one thing in a sentence
        if foreign:
            raise refuse("'it' could mean more than one thing")
        return ("self",)
    card, recent = named[-1], scope.acted >= max(scope.sentence[0] - 1, named[-1].sentence)
    if not recent or own[-1] < scope.known.index(card) or scope.called_it == (scope.sentence[0], names):
        return names
    spoken = scope.meant.get(card.name, -1)
    pending = card.kind == "chosen" and spoken < 0
    if pending or spoken > scope.acted or foreign or (card.enemy and isinstance(scope.deed, HARM)):
        return names
    if isinstance(scope.asks, ir.CountersAre):
        return ("self",)
    raise refuse("'it' could mean more than one thing")


def check_counted(node: ir.If, group: ir.Group, scope: Scope) -> None:
    """ "Summon 2 Fairy tokens. If there are at least 3 Pixie followers on your field, give them Rush": the tokens, or those that are counted?

    What was selected is meant until something is done with it; no amulet is given Rush.
    """
    counted, many = types_of(group), [each for each in scope.known if each.many]
    if counted and "Follower" not in counted and any(_of_followers(each) for each in nodes(node.effect)):
        return
    kin = [each for each in many if not counted or not each.types or counted & each.types]
    if kin and not any(each.kind == "chosen" and each.name not in scope.meant for each in many):
        raise refuse("'them' could mean more than one thing")


HARM = ir.Break | ir.Dull | ir.DealDamage | ir.Restrict | sv.Transform | ir.Lose


def _harms(deed: ir.Node) -> bool:
    """Whether it is done to enemies rather than to one's own."""
    down = [each for each in getattr(deed, "gains", ()) if isinstance(each, sv.StatUp)]
    falls = [value for each in down for value in (each.attack, each.defense) if isinstance(value, ir.Num)]
    return isinstance(deed, HARM) or any(value.value < 0 for value in falls)


def _of_followers(deed: ir.Node) -> bool:
    """Whether it is done to followers alone: attack, defense, and all keywords but Aura are theirs (2.8, 12.15)."""
    given = getattr(deed, "gains", ()) or getattr(deed, "losses", ())
    if any(
        isinstance(each, sv.StatUp) or (isinstance(each, ir.KeywordGained) and each.keyword != "Aura") for each in given
    ):
        return True
    return isinstance(deed, sv.Evolve | sv.Race | sv.Serve)


def check_drawn(node: ir.CountersAre | ir.HasFilter | ir.Is, scope: Scope) -> None:
    """ "Discard a card. Draw a card. If it's a spell, ...": the card that was drawn, which no word names, or the one before it?"""
    sentence, named = scope.drawn
    chained = scope.asked_in >= scope.sentence[0] - 1  # "if it's a spell, draw a card. If it's a follower, ..."
    if node.card != ir.Pronoun("it") or isinstance(node, ir.CountersAre) or chained:
        return
    said = (node.filter,) if isinstance(node, ir.HasFilter) else (*node.group.adjectives, *node.group.qualifiers)
    there = any(isinstance(each, (*THERE, ir.WithKeyword)) for each in said)
    if sentence >= scope.sentence[0] - 1 and named == scope.counter[0] and not there:
        raise refuse("'it' could mean more than one thing")


OTHER_SIDE = (
    "the_attacked_follower",
    "the_attacking_follower",
    "that_follower",
    "that_enemy_follower",
    *STRUCK_BY_THIS,
)


def other_named(form: str, names: tuple[str, ...], scope: Scope) -> None:
    """ "If the attacked follower has Ward, destroy it", "deal 2 damage to the attacked follower. If it's evolved, ...": that one."""
    if form not in OTHER_SIDE or names != ("other",):
        return
    if scope.measuring:
        scope.asked_of = (scope.sentence[0], "other")
        return
    named = [each for each in scope.known if each.name == "other" and each.kind in OF_EVENT]
    scope.known += [replace(each, kind="moved", sentence=scope.sentence[0]) for each in named[-1:]]


def check_same(first: ir.Effect, instead: ir.Effect) -> None:
    """ "Give this follower [attack]+1. If the attacked follower has Ward, give it [attack]+2 instead": which of them?"""
    given, other = (getattr(each, "to", None) if isinstance(each, ir.Gain) else None for each in (first, instead))
    another = isinstance(other, ir.Ref) and other.to != ("self",) and other.w == FORMS.index("it")
    if isinstance(given, ir.SelfRef) and another:
        raise refuse("'it' could mean more than one thing")
    if _done_to(instead) < _done_to(first) and _done_to(instead):
        raise refuse("it is open whether the others are replaced, too")


def _done_to(effect: ir.Effect) -> frozenset[ir.Node]:
    """What it is done to, one by one: "deal 2 damage to your leader and each enemy leader" is done to two kinds of things."""
    objects = getattr(effect, "to", None) or getattr(effect, "what", None)
    items = objects.items if isinstance(objects, ir.Several) else (objects,)
    found: list[ir.Node] = []
    for each in items:
        if isinstance(each, ir.Ref):
            found += [ir.Ref((name,)) for name in each.to]
        elif isinstance(each, ir.All) and isinstance(each.group.noun, ir.NounOr):
            found += [ir.All(each.group.noun.first), ir.All(each.group.noun.second)]
        elif isinstance(each, ir.Objects):
            found.append(each)
    return frozenset(bottom_up(each, _unworded) for each in found)


def _unworded(node: ir.Node) -> ir.Node:
    return msgspec.structs.replace(node, w=0, **({"bind": ""} if isinstance(node, ir.All) else {}))
