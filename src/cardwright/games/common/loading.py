"""What of a text can apply continuously or be waited for: asked once, when a card is loaded (decision 9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Final

from cardwright.games.common import statics, triggers
from cardwright.games.common.ability_kinds import ABILITY_KINDS
from cardwright.games.common.changes import CHANGES, GAINS, REPLACEMENTS, RULES, RULINGS
from cardwright.games.common.instead import FATES, OF_PLAYERS, SOURCES
from cardwright.games.common.limits import LIMITS
from cardwright.games.common.preventions import PLAYED_FROM
from cardwright.games.common.refs import PAID_HOW, STAYED
from cardwright.games.common.registry import walk
from cardwright.games.common.replacement import INSTEAD_TO
from cardwright.games.common.statics import EFFECTS
from cardwright.games.common.status_filters import STATUSES
from cardwright.games.common.texts import CHANGING, CHANGING_RULES, INNER, REPLACING, RULING, leaves, unable_to_last
from cardwright.games.common.zones import ZONE_NAMES
from cardwright.text import ir
from cardwright.text.walk import inner_fields


def handled() -> frozenset[type]:
    """The classes of nodes that apply continuously, of what is gained, lost and imposed, and of limits."""
    gained = (ir.PowerUp, ir.KeywordGained, ir.AbilityGained, ir.AllAbilities, ir.AbilitiesOfKinds, ir.Continuous)
    own = (*GAINS, *CHANGES, *REPLACEMENTS, *RULINGS, *RULES, *INNER)
    structure = (ir.If, ir.Both, ir.Instead, ir.Otherwise, ir.ReminderSentence, ir.DamageSource, ir.Cause)
    return frozenset(
        (*CHANGING, *REPLACING, *RULING, *CHANGING_RULES, *statics.RULES, *gained, *structure, *LIMITS.table, *own)
    )


def unable(ability: ir.Ability) -> set[str]:
    """Why the ability, or one that it quotes, cannot be played: reasons; none where it can."""
    found: set[str] = set()
    subjects = 0  # "several at once" as the subject of an event, the only place where it means something
    for node in walk(ability):
        found.add(_odd_words(node))
        if isinstance(node, ir.FieldAbility):
            found.add(unable_field(node))
        elif isinstance(node, ir.AutoAbility | ir.Delayed):
            found.add(triggers.unable(node.event, once=isinstance(node, ir.Delayed)))
        elif isinstance(node, ir.HappenedThisTurn | ir.TimesThisTurn):
            found.add(triggers.unable(node.event))
        elif isinstance(node, ir.Restrict):
            found.add(unable_to_last(node))
        elif isinstance(node, ir.CountedSubject):
            subjects += 1
        elif isinstance(node, ir.CardEvent):
            subjects -= isinstance(node.subject, ir.CountedSubject)
    if _chosen_by_payment(ability):
        found.add("what is chosen before the cost is paid cannot depend on what pays it")
    if _asked_of_none(ability):
        found.add("what holds of each card outside an instruction that looks at each")
    if subjects:
        found.add("several cards at once outside an event")
    return found - {""}


def _chosen_by_payment(ability: ir.Ability) -> bool:
    """Whether it is asked while choosing what was discarded or put away to pay, which comes later (11.6.5, 11.6.10)."""
    paid = (node for node in walk(ability) if isinstance(node, ir.ActionAbility | ir.SpecialAbility | ir.SummonEffect))
    chosen = (node for each in paid for node in walk(each.effects) if isinstance(node, ir.Choose))
    return any(isinstance(part, ir.PaidWith) for node in chosen for part in walk(node.targets))


def _asked_of_none(node: Any, *, carried_out: bool = True) -> bool:
    """Whether something is asked of each card ("its own") where nobody looks at one card after another."""
    if isinstance(node, tuple):
        return any(_asked_of_none(item, carried_out=carried_out) for item in node)
    if not isinstance(node, ir.Node):
        return False
    if isinstance(node, ir.EachOne):
        return True
    if isinstance(node, ir.FieldAbility | ir.AbilityGained):
        carried_out = isinstance(node, ir.AbilityGained)  # what a field ability says applies all the time
    return any(_asked_of_none(part, carried_out=carried_out) for part in _not_of_each(node, carried_out))


def _not_of_each(node: ir.Node, carried_out: bool) -> Iterator[Any]:
    """The parts of a node, but for those that are worked out for each card it is about."""
    for name in inner_fields(type(node)):
        part = getattr(node, name)
        if isinstance(node, ir.Gain | ir.Lose) and name in ("gains", "losses"):
            part = tuple(item for item in part if not isinstance(item, ir.PowerUp))
        if carried_out and isinstance(node, ir.DealDamage) and name == "amount":
            continue
        if isinstance(node, ir.Restrict) and isinstance(part, ir.CannotBlock | ir.CannotBeBlocked):
            continue  # "with a power inferior to their own": of the blocker itself, or of the attacker
        yield part


_SIGNS: Final = frozenset(("=", "<=", ">=", "<", ">"))
_CHANGES: Final = frozenset(("reduce", "increase", "become", "double", "half", "half_up", "cap"))
_TRAITS: Final = frozenset(("name", "element", "class", "cost", "type", "job", "category"))
_PHASES: Final = frozenset(("active", "draw", "main_1", "attack", "main_2", "end"))
_MEASURES: Final = frozenset(("power", "attack", "cost", "defense"))
_CAUSES: Final = frozenset(("summon", "ability", "battle"))
_KEYWORDS: Final = frozenset(("Haste", "Brave", "First Strike", "Back Attack", "Preemptive Strike"))  # 15.2
# the words that fields may hold; where any other stands nobody would know what to do
_WORDS: Final[dict[tuple[type, str], frozenset[Any]]] = {
    (ir.StatusIs, "status"): frozenset(STATUSES),
    (ir.Keyword, "name"): _KEYWORDS,
    (ir.KeywordGained, "keyword"): _KEYWORDS,
    (ir.CannotGainKeyword, "keywords"): _KEYWORDS,
    (ir.SameTrait, "trait"): _TRAITS,
    (ir.DifferentTrait, "trait"): _TRAITS,
    (ir.AllDifferent, "trait"): _TRAITS,
    (ir.AllShare, "trait"): _TRAITS,
    (ir.AllApart, "trait"): _TRAITS,
    (ir.Alike, "trait"): _TRAITS,
    (ir.SoManyAlike, "trait"): _TRAITS,
    (ir.Highest, "trait"): _MEASURES,
    (ir.HighestAmong, "trait"): _MEASURES,
    (ir.SourceIn, "zone"): frozenset(ZONE_NAMES),
    (ir.PayRemoveSource, "zone"): frozenset(("", *ZONE_NAMES)),
    (ir.CastOnly, "when"): frozenset(("your_turn", "main_phase")),
    **{(rule, "reach"): frozenset(("", "hand", "anywhere")) for rule in (ir.CastOnly, ir.MustControl, ir.PlayedOnlyIf)},
    (ir.ModalHeader, "fresh"): frozenset(("", "turn", "ever")),
    (ir.UseBy, "who"): frozenset(("any", "opponent")),
    (ir.ReplaceDamage, "change"): _CHANGES,
    (ir.ReplaceDealt, "change"): _CHANGES,
    (ir.ReplaceDealtAll, "change"): _CHANGES,
    (ir.NextDealt, "change"): _CHANGES,
    (ir.ReplacePlayerDamage, "change"): _CHANGES,
    (ir.Cause, "kinds"): _CAUSES,
    (ir.CannotBeCancelled, "kinds"): frozenset(EFFECTS),
    (ir.DamageSource, "kinds"): _CAUSES | ABILITY_KINDS.keys(),
    (ir.PaidWith, "how"): frozenset((*PAID_HOW, *STAYED)),
    (ir.WithAbility, "kind"): frozenset(ABILITY_KINDS),
    (ir.IsChosen, "kinds"): frozenset(EFFECTS),
    (ir.CannotBeChosen, "kinds"): frozenset((*EFFECTS, "burst", *ABILITY_KINDS)),
    (ir.CannotBeBroken, "kinds"): frozenset(EFFECTS),
    (ir.RemoveInstead, "to"): frozenset(INSTEAD_TO),
    (ir.ReplaceFate, "fate"): frozenset(FATES),
    (ir.ReplaceForPlayer, "fate"): frozenset(OF_PLAYERS),
    (ir.RemovedInstead, "source"): frozenset(SOURCES),
    (ir.CannotUseAbilities, "kinds"): frozenset(("action", "special")),
    (ir.CannotPlay, "source"): frozenset(PLAYED_FROM),
    (ir.CannotUse, "kinds"): frozenset(("action", "special", "burst", "search", "crystals")),
    (ir.DullAtOnce, "kinds"): frozenset(("action", "special")),
    (ir.UsesAbility, "kind"): frozenset(("action", "special")),
    (ir.PlayerUsesAbility, "kind"): frozenset(("action", "special", "any")),
    (ir.DealsDamageTo, "kind"): frozenset(("", "battle")),
    (ir.ReplaceDealt, "kind"): frozenset(("", "battle", "other", "ability")),
    (ir.PhaseIs, "phase"): _PHASES,
    (ir.DuringPhaseOf, "phase"): _PHASES | {"main"},
    (ir.DamageStands, "kinds"): frozenset(EFFECTS),
    (ir.CountDifferent, "trait"): _TRAITS,
    (ir.PayDiscard, "different"): _TRAITS | {""},
    (ir.PayDull, "different"): _TRAITS | {""},
    (ir.PayPutGroup, "different"): _TRAITS | {""},
    (ir.PayRemove, "different"): _TRAITS | {""},
}


def learn_words(cls: type, field: str, words: Iterable[Any]) -> None:
    """Note words that a field may hold in one game's texts, besides those of the others."""
    _WORDS[cls, field] = _WORDS.get((cls, field), frozenset()) | frozenset(words)
    _worded.cache_clear()


def _odd_words(node: ir.Node) -> str:
    """Which word of the node nobody reads; "" where all are known."""
    for name, known in _worded(type(node)):
        value = getattr(node, name)
        words = value if isinstance(value, tuple) else (value,)
        if not known.issuperset(words):
            return f"{type(node).__name__} with {name} {value!r}"
    return ""


@cache
def _worded(cls: type[ir.Node]) -> tuple[tuple[str, frozenset[Any]], ...]:
    """The fields of a class whose words have to be known."""
    names = [n for n in cls.__struct_fields__ if n == "compare" or (cls, n) in _WORDS]
    return tuple((n, _SIGNS if n == "compare" else _WORDS[cls, n]) for n in names)


def unable_field(node: ir.FieldAbility) -> str:
    """Why a field ability cannot be applied; "" where it can be."""
    for leaf, _ in leaves(node.effects):
        reason = unable_to_last(leaf)
        if reason:
            return reason
        if isinstance(leaf, ir.DoublePower | ir.NextDealt):
            return f"{type(leaf).__name__} happens once, not all the time"
        duration = getattr(leaf, "duration", None)
        if duration is not None and not isinstance(duration, ir.Continuous):
            return f"{type(leaf).__name__} of a field ability ends: {type(duration).__name__}"
    return ""


def instructions(node: Any) -> Iterator[ir.Effect]:
    """The instructions that are carried out one day: all but those that field abilities apply all the time."""
    if isinstance(node, ir.FieldAbility):
        for leaf, _ in leaves(node.effects):
            for part in walk(leaf):
                if isinstance(part, ir.AbilityGained):
                    yield from instructions(part.abilities)
                elif isinstance(part, ir.RemoveInstead) and part.later is not None:
                    yield from instructions((part.later,))
                elif isinstance(part, ir.ReplaceFate | ir.ReplaceForPlayer):
                    yield from instructions((part.effect,))
                elif isinstance(part, ir.ReplaceDamage | ir.ReplacePlayerDamage) and part.also is not None:
                    yield from instructions((part.also,))
    elif isinstance(node, tuple):
        for item in node:
            yield from instructions(item)
    elif isinstance(node, ir.Node):
        if isinstance(node, ir.Effect):
            yield node
        for name in inner_fields(type(node)):
            yield from instructions(getattr(node, name))
