"""Cards that come into Break Zones, hands and fields, from wherever and because of whomever: more of what `triggers` waits for."""

from cardwright.text import ir
from cardwright.text.fftcg.variants import Filled
from cardwright.text.grammar import Grammar

FIRST = 500  # wordings of this module begin here


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    _into_break_zones(g)
    _onto_fields(g)
    _into_hands(g)
    _players(g)


def _into_break_zones(g: Filled) -> None:
    h = "happening"
    for w, (words, source) in enumerate(
        (
            ("put into your Break Zone", "yours"),
            ("put into your opponent's Break Zone", "theirs"),
            ("put into your opponent's Break Zone in any situation", "theirs"),
            ("put into your Break Zone in any situation", "yours"),
            ("put into the Break Zone in any situation", "anywhere"),
            ("put into your opponent's Break Zone from the hand", "opponent_hand"),
            ("put into your opponent's Break Zone from their hand", "opponent_hand"),
            ("put from your opponent's hand into the Break Zone", "opponent_hand"),
            ("put into your opponent's Break Zone from the deck", "opponent_deck"),
            ("put into your opponent's Break Zone from their deck", "opponent_deck"),
            ("put into your Break Zone from your hand", "your_hand"),
            ("put into your Break Zone from your deck", "your_deck"),
            ("put from your hand into the Break Zone", "your_hand"),
            ("put into the Break Zone from the hand", "hand"),
            ("put into the Break Zone from the deck", "deck"),
            ("put from the hand into the Break Zone", "hand"),
        ),
        FIRST,
    ):
        g.phrase(h, f"<is/are> {words}", ir.PutIntoBreakZone, source=source, w=w)
    for w, (words, source) in enumerate(
        (
            ("your Break Zone", "your_break_zone"),
            ("your opponent's Break Zone", "opponent_break_zone"),
            ("either player's Break Zone", "break_zone"),
            ("the Break Zone", "break_zone"),
        ),
        FIRST,
    ):
        g.phrase(h, f"<is/are> removed from {words}", ir.RemovedFromGame, source=source, w=w)


def _onto_fields(g: Filled) -> None:
    fields: tuple[tuple[str, ir.Player], ...] = (
        ("the field", ir.AnyPlayer()),
        ("your field", ir.You()),
        ("your opponent's field", ir.Opponent()),
        ("either player's field", ir.EachPlayer()),
    )
    for field, whose in fields:
        for w, words in enumerate(
            ("other than from the hand", "from anywhere other than the hand", "from outside the hand"), FIRST
        ):
            text = f"<enters/enter> {field} {words}"
            g.phrase("happening", text, ir.EntersField, whose=whose, by="not_their_hand", w=w)
    theirs = ir.EntersField(ir.Opponent(), by="not_their_hand", w=FIRST + 3)
    for w, words in enumerate(
        ("from outside their hand", "other than from their hand", "from anywhere other than their hand"), FIRST
    ):
        for subject in ("article_subject",):
            for v, onto in enumerate(("", " onto the field", " onto their field")):
                text = f"when your opponent plays {{subject:{subject}}}{onto} {words}"
                g.phrase("event", text, ir.CardEvent, happenings=(theirs,), w=w + 10 * v)


def _into_hands(g: Filled) -> None:
    h = "happening"
    hands: tuple[tuple[ir.Player | None, str], ...] = (
        (ir.You(), "your hand"),
        (ir.Opponent(), "your opponent's hand"),
        (None, "its owner's hand"),
    )
    for owner, whose in hands:
        for w, (words, source) in enumerate(
            (
                (" other than by drawing", "anywhere"),
                (" other than by a draw", "anywhere"),
                (" from the Break Zone", "break_zone"),
                (" from the deck", "deck"),
                (" by a search", "search"),
            ),
            FIRST,
        ):
            if owner is not None and source == "break_zone":
                continue  # declared for one card
            g.phrase(h, f"<is/are> added to {whose}{words}", ir.AddedToHand, source=source, whose=owner, w=w)
        for w, (due, by) in enumerate(
            (
                ("", None),
                (" due to your Summons or abilities", ir.You()),
                (" by your Summons or abilities", ir.You()),
                (" due to your opponent's Summons or abilities", ir.Opponent()),
                (" by your opponent's Summons or abilities", ir.Opponent()),
                (" due to Summons or abilities", ir.AnyPlayer()),
            ),
            FIRST,
        ):
            for v, start in enumerate(("returned from the field", "returned")):
                text = f"<is/are> {start} to {whose}{due}"
                g.phrase(h, text, ir.ReturnsToHand, due_to=by, whose=owner, w=w + 10 * v)
    any_card = ir.OneSubject(ir.Group(ir.IsCard()))
    people: tuple[tuple[ir.Player, str, str, str], ...] = (
        (ir.You(), "you", "", "your"),
        (ir.Opponent(), "your opponent", "s", "their"),
    )
    for player, who, s, their in people:
        for w, words in enumerate(
            ("other than by drawing", "other than by drawing a card", "other than by drawing it"), FIRST
        ):
            added = (ir.AddedToHand("anywhere", whose=player, w=w),)
            text = f"when {who} add{s} a card to {their} hand {words}"
            g.phrase("event", text, ir.CardEvent, subject=any_card, happenings=added, w=FIRST)


def _players(g: Filled) -> None:
    people: tuple[tuple[ir.Player, str, str, str], ...] = (
        (ir.You(), "you", "", "your"),
        (ir.Opponent(), "your opponent", "s", "their"),
    )
    for player, who, s, their in people:
        for w, where in enumerate(
            (f"other than during {their}", f"outside of {their}", f"other than in {their}", f"except during {their}"),
            FIRST,
        ):
            for v, (first, cards) in enumerate(
                (("when", "a card"), ("whenever", "a card"), ("when", "1 or more cards"))
            ):
                if v < 2:
                    text = f"{first} {who} draw{s} {cards} {where} Draw Phase"
                    g.phrase("event", text, ir.PlayerDraws, player=player, outside=True, w=w + 10 * v)
        for w, hand in enumerate(("", f" from {their} hand"), FIRST):
            for v, (first, each, cards) in enumerate(
                (
                    ("when", True, "a card"),
                    ("whenever", True, "a card"),
                    ("when", False, "1 or more cards"),
                    ("each time", True, "a card"),
                )
            ):
                for u, (due, by) in enumerate(
                    (
                        (" due to a Summon or an ability", ir.AnyPlayer()),
                        (" due to Summons or abilities", ir.AnyPlayer()),
                        (" due to your Summons or abilities", ir.You()),
                        (" due to your Summon or ability", ir.You()),
                        (" due to your opponent's Summons or abilities", ir.Opponent()),
                        (" by your opponent's Summons or abilities", ir.Opponent()),
                    )
                ):
                    text = f"{first} {who} discard{s} {cards}{hand}{due}"
                    at = w + 10 * v + 50 * u
                    g.phrase("event", text, ir.PlayerDiscards, player=player, each=each, due_to=by, w=at)
