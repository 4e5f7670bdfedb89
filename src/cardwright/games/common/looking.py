"""What the nodes of a text look at: which versions of the state, and what which layer writes (11.12.4.6, 11.12.4.12)."""

from __future__ import annotations

from typing import Any, Final

from cardwright.kernel.state import ELSEWHERE, MISC, STATUS
from cardwright.text import ir

# layers (11.12.4.6); control is changed at once, when an effect is created or ends, and needs no layer here
ABILITIES: Final = 2
TYPES: Final = 3
OTHER: Final = 4
BASE_POWER: Final = 5  # 11.5.7: a new base power, to which everything else is added
POWER: Final = 6
LAYERS: Final = (ABILITIES, TYPES, OTHER, BASE_POWER, POWER)

# bits of Derived.reads: a little of what the kernel counts as changed, which changes seldom; never seen outside `layers`
TURN: Final = 16  # of MISC: whose turn it is
HANDS: Final = 32  # of ELSEWHERE: how many cards there are in hands
POINTS: Final = 64  # of ELSEWHERE: how many cards there are in Damage Zones
HISTORY: Final = 128  # of MISC: what has happened this turn
COMBAT: Final = 256  # of STATUS and MISC: who attacks and who blocks
FINE: Final = TURN | HANDS | POINTS | HISTORY | COMBAT

_READS: Final[dict[type, int]] = {
    ir.StatusIs: STATUS,
    ir.WithCounter: STATUS,
    ir.CountersOn: STATUS,
    ir.CountersAre: STATUS,
    ir.DamageOn: STATUS,
    ir.PaidElement: STATUS,
    ir.PaidElements: STATUS,
    ir.PaidOnlyByBackups: STATUS,
    ir.PaidExtraCost: STATUS,
    ir.CpPaid: STATUS,
    ir.ElementsPaid: STATUS,
    ir.InParty: COMBAT,
    ir.FormingPartyWith: COMBAT,
    ir.BlockingWhom: COMBAT,
    ir.BlockedByWhom: COMBAT,
    ir.PartyOf: COMBAT,
    ir.WasCast: STATUS,
    ir.EnteredBy: STATUS,
    ir.Warped: STATUS | HISTORY,
    ir.Primed: STATUS,
    ir.IsTurnOf: TURN,
    ir.PhaseIs: MISC,
    ir.CardsDrawn: HISTORY,
    ir.Opposing: COMBAT,
    ir.BlockerOf: COMBAT,
    ir.AttackedThisTurn: HISTORY,
    ir.BlockedThisTurn: HISTORY,
    ir.WasDealtDamage: HISTORY,
    ir.DamagedBy: HISTORY,
    ir.RemovedBy: STATUS,
    ir.HappenedThisTurn: HISTORY,
    ir.TimesThisTurn: HISTORY,
    ir.HasCastThisTurn: HISTORY,
    ir.IsNthCast: HISTORY,
    ir.CardsCastThisTurn: HISTORY,
    ir.EnteredThisTurn: HISTORY,
    ir.CrystalCount: MISC,
    ir.LimitCards: STATUS | ELSEWHERE,
    ir.CrystalsAre: MISC,
    ir.PaidOnlyElement: STATUS,
    ir.InAParty: COMBAT,
    ir.InBattle: COMBAT,
    ir.ChoosesOnly: MISC,
    ir.PutThisTurn: HISTORY,
    ir.FromSource: MISC,
    ir.DamageReceived: POINTS,
    ir.ReceivedDamage: POINTS,
    ir.HandSize: HANDS,
    ir.HandSizeIs: HANDS,
    # what another ability has named is a mark of the card
    ir.NamedElement: STATUS,
    ir.NamedJob: STATUS,
    ir.NamedType: STATUS,
    ir.NamedNumber: STATUS,
}

# nodes that look at nothing but cards on the field, players and the turn: all others may look elsewhere
_ON_FIELD: Final[set[type]] = set(_READS) - {ir.ChoosesOnly, ir.FromSource, ir.PutThisTurn, ir.RemovedBy} | {
    ir.SelfRef,
    ir.All,
    ir.Group,
    ir.TypeIs,
    ir.IsCharacter,
    ir.ElementIs,
    ir.JobIs,
    ir.JobCountIs,
    ir.WithAbility,
    ir.CategoryIs,
    ir.NameIs,
    ir.AnyTrait,
    ir.AnyNoun,
    ir.CostIs,
    ir.CostParity,
    ir.PowerIs,
    ir.PowerChanged,
    ir.ControlledBy,
    ir.OtherThan,
    ir.Without,
    ir.WithKeyword,
    ir.You,
    ir.Opponent,
    ir.AnyPlayer,
    ir.EachPlayer,
    ir.Num,
    ir.PerEach,
    ir.CountOf,
    ir.Plus,
    ir.Controls,
    ir.ControlsEach,
    ir.Exists,
    ir.OnField,
    ir.Is,
    ir.HasFilter,
    ir.And,
    ir.Or,
    ir.Not,
    ir.PowerOf,
    ir.CostOf,
}

# which layer writes what the node reads: only there can one effect depend on another (11.12.4.12)
READS_LAYER: Final[dict[type, int]] = {
    ir.WithKeyword: OTHER,
    ir.TypeIs: TYPES,
    ir.IsCharacter: TYPES,
    ir.JobIs: TYPES,
    ir.JobCountIs: TYPES,
    ir.NamedJob: TYPES,
    ir.WithAbility: ABILITIES,
    ir.NamedType: TYPES,
    ir.ElementIs: OTHER,
    ir.MultiElement: OTHER,
    ir.NamedElement: OTHER,
    ir.CountElements: OTHER,
    ir.NameIs: OTHER,
    ir.AlsoAForward: TYPES,
    ir.PowerIs: POWER,
    ir.PowerChanged: POWER,
    ir.PowerOf: POWER,
}

# nodes that compare cards by what they name: any layer may write that
COMPARING: Final = (
    ir.SameTrait, ir.DifferentTrait, ir.AllDifferent, ir.AllShare, ir.AllApart, ir.SoManyAlike, ir.CountDifferent,
    ir.CountElementsOf, ir.CopyOf, ir.Highest, ir.HighestAmong,
)  # fmt: skip


# the parts of what the last layer but the powers writes: who looks at names alone does not depend on who gives keywords
NAMES: Final = "names"
ELEMENTS: Final = "elements"
KEYWORDS: Final = "keywords"
_TRAITS: Final[dict[type, str]] = {
    ir.WithKeyword: KEYWORDS,
    ir.ElementIs: ELEMENTS,
    ir.MultiElement: ELEMENTS,
    ir.NamedElement: ELEMENTS,
    ir.CountElements: ELEMENTS,
    ir.NameIs: NAMES,
}

# keywords that are abilities, which are given and taken first (sve 10.9.1.2); all others are traits (15.2.1.2, 15.2.3.4)
ABILITY_KEYWORDS: Final[set[str]] = set()


def learn(cls: type, reads: int = 0, *, layer: int = 0, elsewhere: bool = False) -> None:
    """Note what nodes of a game's own class look at: bits of the state, a layer, cards that are not on the field."""
    if reads:
        _READS[cls] = reads
    if layer:
        READS_LAYER[cls] = layer
    if not elsewhere:
        _ON_FIELD.add(cls)


def layer_read(node: Any) -> int:
    """The layer that writes what the node reads; 0 for none."""
    if isinstance(node, ir.WithKeyword) and node.keyword in ABILITY_KEYWORDS:
        return ABILITIES
    return READS_LAYER.get(type(node), 0)


def coarse(reads: int) -> int:
    """The versions of the state of which these are parts, as the kernel knows them."""
    found = reads & ~FINE
    if reads & (TURN | HISTORY | COMBAT):
        found |= MISC
    if reads & (HANDS | POINTS):
        found |= ELSEWHERE
    return found | STATUS if reads & COMBAT else found


def reads_by_class(cls: type) -> int:
    """What nodes of this class look at, as far as that is more than cards."""
    return _READS.get(cls, 0)


def reads_of(nodes: list[Any]) -> int:
    """What these nodes look at, each by itself."""
    reads = 0
    for node in nodes:
        reads |= reads_by_class(type(node))
        if type(node) not in _ON_FIELD or (isinstance(node, ir.TypeIs) and "Summon" in node.types):
            reads |= ELSEWHERE  # Summons are on the stack
    return reads


def traits_read(nodes: list[Any]) -> frozenset[str] | None:
    """The parts of the layer `OTHER` that these nodes look at; None for any of it."""
    found = [_TRAITS.get(type(node)) for node in nodes if layer_read(node) == OTHER]
    return None if None in found else frozenset(t for t in found if t)


def traits_given(node: Any) -> frozenset[str] | None:
    """The parts of the layer `OTHER` that the instruction changes; None for any of it."""
    if isinstance(node, ir.Gain) and all(isinstance(x, ir.PowerUp | ir.KeywordGained) for x in node.gains):
        return frozenset((KEYWORDS,))
    return frozenset((ELEMENTS,)) if isinstance(node, ir.BecomeElement | ir.GainElements | ir.GainElementsOf) else None
