"""What cards are is computed anew when something has changed that a text in play looks at (11.9.3, 11.12.4.5)."""

import inspect

import pytest

from cardwright.games.common import looking
from cardwright.games.common.amounts import AMOUNTS
from cardwright.games.common.conditions import CONDITIONS
from cardwright.games.common.effects import executors
from cardwright.games.common.groups import FILTERS
from cardwright.games.common.refs import OBJECTS
from cardwright.text import ir

assert executors  # which registers what is asked of the history
ALL = {**FILTERS.table, **CONDITIONS.table, **AMOUNTS.table, **OBJECTS.table}
ASKED = {cls: handler for cls, handler in ALL.items() if "ir_sve" not in cls.__module__}
# of what was just paid, and what is marked on a card as it enters: no event that comes later changes that
SETTLED = {ir.PaidWith, ir.DiscardedToCast, ir.WasCast}


@pytest.mark.parametrize(
    ("word", "bits"),
    [
        ("state.history", looking.HISTORY | looking.MISC),
        ("combat.", looking.COMBAT | looking.MISC),
        ("state.marks", looking.STATUS),
    ],
)
def test_every_node_says_what_it_looks_at(word: str, bits: int) -> None:
    found = [cls for cls, handler in ASKED.items() if word in inspect.getsource(handler) and cls not in SETTLED]
    assert found
    assert not [cls.__name__ for cls in found if not looking.reads_by_class(cls) & bits]
