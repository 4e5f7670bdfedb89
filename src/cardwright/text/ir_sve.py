"""Words of Shadowverse: Evolve that the shared vocabulary (`ir`) lacks.

Where an idea is the same, this game uses the shared node. What they mean here: `Choose` = "select" of public things, made as
the card or ability is played (sve 10.6.2.3), also below If, Gate and options; `Select` = "select" in a hand or a deck, made on
resolution. Of two instructions that select, the later may not take what the earlier took. `StatusIs("dull")` = engaged,
`StatusIs("active")` = reserved, `Dull` = engage, `Activate` = refresh, `Break` = destroy, `RemoveFromGame` and `Removed` = banish
and the banished zone, `PlayOnto` = put or summon a card onto a field (not: play it), `CastRef` = play a card, `Draw`,
`Discard`, `Mill`, `Search` (reveals what it finds, sve 5.7.1.2; shuffles after the whole instruction), `RevealTop`, `TakeAmong`,
`PutRest` as there; `TypeIs` knows "Follower", "Spell", "Amulet", "Leader"; `SummonEffect` = a spell ability (10.1.1.4), one a
paragraph, in order; `ControlledBy` of a leader or a card in a zone: whose it is; a group of cards without InZone means the
field (4.4.3), except where the node that holds it names the place, and a group of leaders means the leader area. `X` stands
inside `Let`, `LetAll` or after `PayCountersAny`. The phases of BeginningOf are "main", "end"
and "turn". An effect of an AutoAbility that begins with If checks on resolution only.
"""

from .ir_sve_abilities import *  # noqa: F403  (this module is the name space of the family modules)
from .ir_sve_effects import *  # noqa: F403
from .ir_sve_refs import *  # noqa: F403
