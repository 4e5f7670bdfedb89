"""Words before and behind a noun that no card answers together: "active dull Forward", "of cost 5 or more of cost 2 or less"."""

from collections.abc import Mapping
from itertools import combinations, pairwise

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.pronouns import CONDITION_BEHIND
from cardwright.text.walk import nodes

OPPOSED = ({"dull", "active"}, {"attacking", "blocking"})
NOT_ALSO = 600_000  # wordings of BecomeForward from here on: it "becomes a Forward", not "also" one
ITS_TYPE = (0, 4)  # wordings of SelfRef: its name, "this Monster"
MEASURED = (ir.CostIs, ir.PowerIs)
NEVER_ON_FIELD = (ir.TypeIs(("Spell",)), ir.TypeIs(("Leader",)))  # (sve 2.3.2); a leader has an area of its own (4.3.1)
OTHER = ir.OtherThan(ir.SelfRef(w=9))  # "other" in front of a noun (sve)
TURN_BEHIND = 2  # wording of IsTurnOf: "... during your opponent's turn", behind what only then holds
POWERLESS = tuple(ir.TypeIs((kind,)) for kind in ("Backup", "Summon", "Spell", "Amulet"))
NEVER_MEASURED = POWERLESS[1:]  # a Backup may have become a Forward


def contradict(group: ir.Group) -> bool:
    """Whether no card can be all that is said of it."""
    said = (*group.adjectives, *group.qualifiers)
    if group.noun in NEVER_MEASURED and any(isinstance(each, ir.PowerIs | sv.AttackIs | sv.DefenseIs) for each in said):
        return True
    if group.noun in NEVER_ON_FIELD and any(isinstance(e, ir.InZone) and isinstance(e.zone, ir.Field) for e in said):
        return True
    statuses = {each.status for each in said if isinstance(each, ir.StatusIs)}
    if any(pair <= statuses for pair in OPPOSED) or (statuses and _off_field(group)):
        return True
    return any(_apart(one, other) for one, other in combinations(said, 2) if type(one) is type(other))


def only_summons(noun: ir.Node | None) -> bool:
    """Whether it names Summons and nothing else."""
    return isinstance(noun, ir.TypeIs) and noun.types == ("Summon",)


def _off_field(group: ir.Group) -> bool:
    """Whether its cards are in another zone than the field or on the stack, where none is dull, damaged or attacking."""
    return only_summons(group.noun) or any(
        isinstance(each, ir.InZone) and not isinstance(each.zone, ir.Field) for each in group.qualifiers
    )


def _apart(one: ir.Filter, other: ir.Filter) -> bool:
    """Whether two numbers of one kind exclude each other."""
    if not isinstance(one, MEASURED) or not isinstance(other, MEASURED):
        return False
    if not isinstance(one.amount, ir.Num) or not isinstance(other.amount, ir.Num):
        return False
    (low, high), (least, most) = _bounds(one.compare, one.amount.value), _bounds(other.compare, other.amount.value)
    return max(low, least) > min(high, most)


def _bounds(compare: str, value: int) -> tuple[float, float]:
    low = value + (compare == ">") if compare in ("=", ">=", ">") else float("-inf")
    high = value - (compare == "<") if compare in ("=", "<=", "<") else float("inf")
    return low, high


def never_used(node: ir.ActionAbility | ir.SpecialAbility) -> bool:
    """ "You can only use this ability during your turn and during your opponent's turn"."""
    kinds = {type(each) for each in node.limits}
    return {ir.OnlyYourTurn, ir.OnlyOpponentTurn} <= kinds


def no_opponent_in_battle(rule: ir.CannotBeBlocked | ir.CannotBlock) -> bool:
    """ "Hild cannot be blocked by Summons": only Forwards fight."""
    noun = next((each.noun for each in nodes(rule) if isinstance(each, ir.Group)), None)
    return noun in POWERLESS


def attacks_in_another_turn(node: ir.AttackLimit) -> bool:
    """ "During your opponent's next turn, you can only declare attack once": one attacks in one's own turn (10.1)."""
    span = node.duration
    return isinstance(span, ir.DuringNextTurn) and type(span.player) is not type(node.player)


def misplaced(group: ir.Group) -> bool:
    """Whether "other" stands behind another word: "Category XV other Forward", "each Pixie other follower"."""
    words = [each for each in group.adjectives if not isinstance(each, ir.ControlledBy)]  # "your other followers"
    return any(isinstance(each, ir.Another) or each == OTHER for each in words[1:])


def stops_being(node: ir.BecomeForward, chosen: Mapping[str, ir.Node], card_type: str) -> bool:
    """Whether it "becomes a Forward" and is no Monster: only these are known to keep their type then (5.2.3.1.1.4)."""
    if node.w < NOT_ALSO:
        return False
    what = node.what
    if isinstance(what, ir.SelfRef):
        return card_type != "Monster" or what.w not in ITS_TYPE
    nouns = [chosen.get(name) for name in what.to] if isinstance(what, ir.Ref) else []
    nouns += [what.group.noun] if isinstance(what, ir.All) else []
    return not nouns or any(noun != ir.TypeIs(("Monster",)) for noun in nouns)


def turn_of_one(node: ir.If) -> bool:
    """ "Hild cannot attack (and cannot block) during your opponent's turn": nobody attacks then but the opponent."""
    turn = node.condition
    if not isinstance(turn, ir.IsTurnOf):
        return False
    idle = ir.CannotAttack if isinstance(turn.player, ir.Opponent) else ir.CannotBlock
    if isinstance(node.effect, ir.Restrict):
        return isinstance(node.effect.what, ir.SelfRef) and isinstance(node.effect.rule, idle)
    both = node.effect.effects if isinstance(node.effect, ir.Both) and turn.w == TURN_BEHIND else ()
    return any(isinstance(each, ir.Restrict) and isinstance(each.rule, idle) for each in both)


def behind_several(node: ir.If, ability: ir.Node) -> bool:
    """ "Draw 1 card and gain 《C》 if you control a Backup": both only then, or the last of them; so it is of "dull it or Freeze it". What holds all the time is one statement."""
    done = isinstance(node.effect, ir.Both | ir.Then | ir.OneOf) and not isinstance(ability, ir.FieldAbility)
    return done and node.w == CONDITION_BEHIND


def done_in_part(node: ir.Node) -> bool:
    """ "Your opponent discards 2 cards. If they can't, ...": who has only one discards that one (2.3), and did and did not do it."""
    effects = getattr(node, "effects", ())
    return any(isinstance(behind, ir.IfNotDone) and _of_several(before) for before, behind in pairwise(effects))


def _of_several(effect: ir.Effect) -> bool:
    """Whether it is done to more than one card or counter, and may be to fewer."""
    if isinstance(effect, ir.SelectAndPut | ir.SelectAndBreak | ir.SelectAndDull):
        return not _one(effect.target.count)
    return isinstance(effect, ir.Discard | ir.RemoveCounters) and not _one(effect.count)


def _one(count: ir.Amount | None) -> bool:
    return isinstance(count, ir.Num) and count.value == 1


DECK_ENDS = ir.DeckTop | ir.DeckBottom | ir.DeckTopOrBottom | ir.DeckUnder


def into_a_strange_deck(ability: ir.Node) -> bool:
    """ "Look at the top 2 cards of your deck. Put them on top of their deck": a card goes to its owner's (7.3)."""
    seen = {each.bind: type(each.deck) for each in nodes(ability) if isinstance(each, ir.RevealTop)}
    return any(
        {type(each.to.player), *(seen[name] for name in each.what.to if name in seen)} == {ir.You, ir.Opponent}
        for each in nodes(ability)
        if isinstance(each, ir.PutInto) and isinstance(each.what, ir.Ref) and isinstance(each.to, DECK_ENDS)
    )


def from_a_strange_hand(node: ir.Discard | ir.DiscardAtRandom) -> bool:
    """ "Your opponent discards 1 card from your hand": a player discards from the own hand (15.1.1.4)."""
    hands = [
        each.zone.player
        for each in node.group.qualifiers
        if isinstance(each, ir.InZone) and isinstance(each.zone, ir.Hand)
    ]
    mine = isinstance(node.player, ir.You)
    return any(isinstance(hand, ir.Opponent if mine else ir.You) for hand in hands)


def asked_of_the_drawn(ability: ir.AutoAbility) -> bool:
    """ "Draw 1 card. If it is a Forward, ...": the card itself, of which everybody knows that, is not what is asked about."""
    return any(
        isinstance(first, ir.Draw) and isinstance(second, ir.If) and isinstance(second.condition, ir.Is)
        and second.condition.card == ir.Ref(("self",))
        for first, second in pairwise(ability.effects)
    )  # fmt: skip
