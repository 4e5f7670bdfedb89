"""Words of Shadowverse: Evolve that the shared vocabulary (`ir`) lacks, and how the shared words are meant here.

One idea has one node in both games. What the shared nodes mean in this game:

- Selecting: `Choose` is "select" of public things, made as the card or ability is played (10.6.2.3); one below a Gate, an If or an
  option is asked only if that condition holds then (10.3.2). `Select`, `SelectAndPut`, `SelectAndBreak`, `SelectAndDull`: picked on
  resolution, the first out of a hand or a deck. Things selected by one instruction are different ones.
- States: `StatusIs("dull")` engaged, `StatusIs("active")` reserved, `Dull` engage, `Activate` refresh, `EntersDull` is put onto the
  field engaged, `DoesNotActivate` does not refresh in its controller's start phase.
- Moves: `Break` destroy, `RemoveFromGame` and the zone `Removed` banish and the banished zone, `PlayOnto` put or summon a card onto
  a field (it is not played), `CastRef` play a card, `ToHand`, `PutInto`, `Mill`, `Discard`, `RevealTop`, `TakeAmong`, `PutRest`.
  `Search` reveals what it finds (5.7.1.2) and shuffles after the whole instruction (5.7.2).
- `May`: what then cannot be done is left out (1.3.2). `If` at the head of an automatic ability is checked on resolution only.
- `DivideDamage` divides in units of 1, as allocated when playing (10.6.2.4). `CastersCostChange` reaches cards played from any zone
  (4.4.3.1). `PayDull` engages, `PayRemove` banishes, wherever the group says. "Each opponent" is `Opponent`.
- Filters: `TypeIs` knows "Follower", "Spell", "Amulet", "Leader". `CostIs` is the printed cost (2.5.1). `ControlledBy` of a leader
  or of a card in a zone: whose it is. A group of cards without `InZone` is on the field (4.4.3), except where the node that
  holds it names the place; a group of leaders is in the leader area. `AnyTrait` may stand as a noun: any of these names.
- `SourceIn` knows the zones "ex_area" and "cemetery", too. Kinds of damage (`IsDealtDamage.by`, `DealsDamageTo.kind`, `DamageSource.kinds`): "combat"
  (5.13.3.2), "attack" (5.13.3.1), "ability" (5.13.3.3), "" or none any.
- `BeginningOf.phase` is "main", "end" or "turn". `OnlyMainPhase`, `OncePerTurn` as they say.
- `SummonEffect` is a spell ability (10.1.1.4): one a paragraph, carried out in order.
- `X` stands inside `Let`, except behind the cost PlayPointX.
- `Owner()` as the player of a destination: each card's own owner; in CreateTokens.into: the player who creates.
- Names: "subject" the card of the event, "self" the source, "t1" and so on what the nodes with `bind` name.
"""

from .ir_sve_abilities import *  # noqa: F403  (this module is the name space of the family modules)
from .ir_sve_costs import *  # noqa: F403
from .ir_sve_decks import *  # noqa: F403
from .ir_sve_effects import *  # noqa: F403
from .ir_sve_events import *  # noqa: F403
from .ir_sve_refs import *  # noqa: F403
