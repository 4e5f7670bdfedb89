"""What players cannot play onto the field, or add to their hands."""

from cardwright.text import ir
from cardwright.text.fftcg.common import ALWAYS, CASTERS, TURN_SPANS
from cardwright.text.fftcg.filled import Filled

FIRST = 900
SPANS = (("", "", ALWAYS), *TURN_SPANS)
ZONES = (
    ("break_zone", ("the Break Zone", "their Break Zone", "your Break Zone")),
    ("hand", ("the hand", "their hand", "your hand")),
    ("deck", ("the deck", "their deck", "your deck")),
)
DUE = (("", False), (" due to Summons or abilities", True), (" by Summons or abilities", True))


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    _playing(g)
    _adding(g)


def _playing(g: Filled) -> None:
    """ "Your opponent cannot play Forwards from their Break Zone onto the field." """
    # without a zone of its own: where they are is said by the rule
    g.phrase("cards_played", "{adjectives?:adjectives} {noun:type_noun/many} {qualifiers?:only_costs}", ir.Group)
    g.phrase("cards_played", "{adjectives?:plain_adjectives} {noun:trait_noun} {qualifiers?:only_costs}", ir.Group, w=1)
    for u, (player, who) in enumerate(CASTERS):
        whose = 2 if player == ir.You() else 1
        for source, names in ZONES:
            for v, zone in enumerate((names[0], names[whose])):
                for x, (due, effects) in enumerate(DUE):
                    fixed = {"player": player, "source": source, "by_effects": effects}
                    for y, way in enumerate((f"from {zone} onto the field", f"onto the field from {zone}")):
                        text = f"{who} cannot play {{group:cards_played}} {way}{due}"
                        _say(g, text, ir.CannotPlay, {**fixed, "w": FIRST + 10 * u + 50 * v + x + 100 * y})
        for x, (due, effects) in enumerate(DUE[1:]):
            text = f"{who} cannot play {{group:cards_played}} onto the field{due}"
            _say(g, text, ir.CannotPlay, {"player": player, "by_effects": effects, "w": FIRST + 10 * u + x})
    everybody = ir.EachPlayer(w=2)  # nobody in particular: whoever would play them
    for source, names in ZONES:
        for x, (due, effects) in enumerate(DUE):
            fixed = {"player": everybody, "source": source, "by_effects": effects}
            for y, way in enumerate(
                (f"be played from {names[0]} onto the field", f"be played onto the field from {names[0]}",
                 f"enter the field from {names[0]}"),
            ):  # fmt: skip
                text = f"{{group:cards_played}} cannot {way}{due}"
                _say(g, text, ir.CannotPlay, {**fixed, "w": FIRST + 10 * y + x})


def _adding(g: Filled) -> None:
    """ "Your opponent cannot add cards in their Break Zone to their hand." """
    for u, (player, who) in enumerate(CASTERS):
        own = "your" if player == ir.You() else "their"
        for v, hand in enumerate(dict.fromkeys((f"{own} hand", "the hand"))):
            for x, there in enumerate(
                (f"in {own} Break Zone", f"from {own} Break Zone", "from the Break Zone", "in the Break Zone")
            ):
                text = f"{who} cannot add {{group:cards_played}} {there} to {hand}"
                _say(g, text, ir.CannotAdd, {"player": player, "w": FIRST + 10 * u + x + 50 * v})
    everybody = ir.EachPlayer(w=2)
    for v, hand in enumerate(
        ("a player's hand", "the hand", "its owner's hand", "their owner's hand", "players' hands")
    ):
        for x, text in enumerate(
            (f"in the Break Zone cannot be added to {hand}", f"cannot be added to {hand} from the Break Zone")
        ):
            _say(g, f"{{group:cards_played}} {text}", ir.CannotAdd, {"player": everybody, "w": FIRST + 10 * v + x})
    for v, hand in enumerate(("their hand", "your opponent's hand", "its owner's hand", "their owner's hand")):
        text = f"{{group:cards_played}} in your opponent's Break Zone cannot be added to {hand}"
        _say(g, text, ir.CannotAdd, {"player": ir.Opponent(), "w": FIRST + 100 + v})


def _say(g: Filled, text: str, node: type, fixed: dict[str, object]) -> None:
    """As long as the field ability holds, and for each span of time."""
    for front, behind, duration in SPANS:
        where = "action" if front or behind else "static"
        g.phrase(where, f"{front}{text}{behind}", node, duration=duration, **fixed)
