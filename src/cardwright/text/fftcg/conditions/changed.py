"""Whether power has been increased or decreased."""

from cardwright.text import ir
from cardwright.text.fftcg.filled import Filled

WAYS = (
    ("increased", True, False), ("raised", True, False), ("decreased", False, True), ("reduced", False, True),
    ("increased or decreased", True, True), ("increased or reduced", True, True), ("raised or lowered", True, True),
)  # fmt: skip


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    for w, (words, up, down) in enumerate(WAYS):
        changed = {"up": up, "down": down}
        g.phrase("power_changed", words, ir.PowerChanged, w=w, **changed)
        for v, has in enumerate(("has been", "was")):
            g.phrase("qualifier", f"whose power {has} {words}", ir.PowerChanged, w=100 + 10 * w + v, **changed)
    for w, has in enumerate(("has been", "was"), 900):
        g.phrase("changed_one", f"{{card:possessive}} power {has} {{filter:power_changed}}", ir.HasFilter, w=w)
    # one card: asked about the card that was chosen
    g.alias("condition", "changed_one")
    g.phrase("unchanged_one", "{card:possessive} power has not been {filter:power_changed}", ir.HasFilter, w=902)
    g.phrase("condition", "{condition:unchanged_one}", ir.Not, w=902)
