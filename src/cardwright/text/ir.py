"""The shared vocabulary of card texts, in one name space: ``from cardwright.text import ir``.

Families: ir_base (roots), ir_refs (players, references, groups), ir_places (zones, durations), ir_amounts (numbers, conditions), ir_compared
(comparisons), ir_times, ir_events (triggers), ir_costs, ir_effects, ir_moves and ir_ending (instructions), ir_static (rules, costs to cast), ir_damage
and ir_instead (replacement effects), ir_abilities, ir_classic (the classic game's keywords and Items), ir_sve (what only Shadowverse: Evolve
has), ir_linked (what was done or chosen before), ir_traces (what abilities removed, damaged or allow), ir_newer (Warp, Priming, Limit Break),
ir_face_down.
"""

from .ir_abilities import *  # noqa: F403  (this module is the name space of the family modules)
from .ir_amounts import *  # noqa: F403
from .ir_base import *  # noqa: F403
from .ir_classic import *  # noqa: F403
from .ir_compared import *  # noqa: F403
from .ir_costs import *  # noqa: F403
from .ir_damage import *  # noqa: F403
from .ir_effects import *  # noqa: F403
from .ir_ending import *  # noqa: F403
from .ir_events import *  # noqa: F403
from .ir_face_down import *  # noqa: F403
from .ir_instead import *  # noqa: F403
from .ir_linked import *  # noqa: F403
from .ir_moves import *  # noqa: F403
from .ir_newer import *  # noqa: F403
from .ir_places import *  # noqa: F403
from .ir_refs import *  # noqa: F403
from .ir_static import *  # noqa: F403
from .ir_sve import *  # noqa: F403
from .ir_times import *  # noqa: F403
from .ir_traces import *  # noqa: F403
