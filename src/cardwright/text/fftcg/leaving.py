"""Cards that leave the Break Zone, decks that are searched, what cards are left out, and whose effects are opposing."""

from cardwright.text import ir
from cardwright.text.fftcg.variants import Filled
from cardwright.text.grammar import Grammar

FIRST = 400  # wordings of this module begin here
WHOSE: tuple[tuple[str, ir.Player, str], ...] = (
    ("your Break Zone", ir.You(), "your_break_zone"),
    ("your opponent's Break Zone", ir.Opponent(), "opponent_break_zone"),
    ("either player's Break Zone", ir.AnyPlayer(), "break_zone"),
    ("the Break Zone", ir.AnyPlayer(w=1), "break_zone"),
)


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    _break_zone(g)
    _searches(g)
    _left_out(g)
    _opposing(g)
    _parties(g)


def _break_zone(g: Filled) -> None:
    h = "happening"
    for w, (words, whose, source) in enumerate(WHOSE, FIRST):
        g.phrase(h, f"<leaves/leave> {words}", ir.LeavesBreakZone, whose=whose)
        g.phrase(h, f"<is/are> removed from the game from {words}", ir.RemovedFromGame, source=source, w=w)
        g.phrase(h, f"<is/are> removed from {words} from the game", ir.RemovedFromGame, source=source, w=w + 10)


def _searches(g: Filled) -> None:
    for player, who, s, their in ((ir.You(), "you", "", "your"), (ir.Opponent(), "your opponent", "es", "their")):
        for w, words in enumerate((f"search{s} {their} deck", f"search{s} for a card in {their} deck"), FIRST):
            g.phrase("event", f"when {who} {words}", ir.PlayerSearches, player=player, w=w)


def _left_out(g: Filled) -> None:
    # "all the Forwards other than Fire Forwards": a kind of cards with its noun
    q = "qualifier"
    g.phrase("kind_one", "{options:one_kind_only}", ir.AnyNoun)
    g.list("one_kind_only", "typed_option/one", ", ", max=1)
    g.phrase("kind_many", "{options:many_kinds_only}", ir.AnyNoun)
    g.list("many_kinds_only", "typed_option/many", ", ", max=1)
    g.phrase(q, "other than {filter:kind_many}", ir.Without, w=FIRST)
    for w, article in enumerate(("a", "an"), FIRST + 1):
        g.phrase(q, f"other than {article} {{filter:kind_one}}", ir.Without, w=w)


def _opposing(g: Filled) -> None:
    g.phrase("effects_of", "opposing Summons or abilities", ir.Opponent, w=2)
    harmless = {"no_damage": True}
    for player, whose in ((ir.Opponent(), "your opponent's "), (ir.AnyPlayer(), "")):
        for w, (kinds, words) in enumerate(
            ((("summon",), "Summons"), (("ability",), "abilities"), (("summon", "ability"), "Summons or abilities")),
            FIRST,
        ):
            text = f"cannot be broken by {whose}{words} that don't deal damage"
            g.phrase("rule", text, ir.CannotBeBroken, by=player, kinds=kinds, w=w, **harmless)


def _parties(g: Filled) -> None:
    # "forms a party with a Card Name Tia", "with another Job Knight Forward"
    for w, article in enumerate(("a", "an"), FIRST):
        g.phrase("party_group", f"{article} {{noun:trait_noun}}", ir.Group, w=w)
