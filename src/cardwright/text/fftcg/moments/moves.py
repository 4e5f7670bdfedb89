"""Cards that enter and leave the field, or move elsewhere."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.common import FIELDS
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar

# who does it to a card
CAUSES = (
    ("opponent", "your opponent's Summons or abilities"),
    ("opponent", "your opponent's Summon or ability"),
    ("opponent", "a Summon or an ability of your opponent"),
    ("own", "your Summons or abilities"),
    ("own", "your Summon or ability"),
    ("ability", "Summons or abilities"),
    ("ability", "a Summon or an ability"),
    ("opponent_summon", "your opponent's Summon"),
    ("opponent_summon", "your opponent's Summons"),
    ("opponent_ability", "your opponent's ability"),
    ("opponent_ability", "your opponent's abilities"),
    ("own_summon", "your Summon"),
    ("own_summon", "your Summons"),
    ("own_ability", "your ability"),
    ("own_ability", "your abilities"),
    ("only_summon", "a Summon"),
    ("only_ability", "an ability"),
    ("this_ability", "{_:self}'s ability"),
    ("this_ability", "{_:self}'s abilities"),
)
WHOSE: tuple[tuple[str, ir.Player, str], ...] = (
    ("your Break Zone", ir.You(), "your_break_zone"),
    ("your opponent's Break Zone", ir.Opponent(), "opponent_break_zone"),
    ("either player's Break Zone", ir.AnyPlayer(), "break_zone"),
    ("the Break Zone", ir.AnyPlayer(w=1), "break_zone"),
)
# whose Summons or abilities bring it about
DUE = (
    ("opponent", "your opponent's Summons or abilities"),
    ("opponent", "your opponent's Summon or ability"),
    ("opponent_ability", "your opponent's abilities"),
    ("opponent_summon", "your opponent's Summons"),
    ("own", "your Summons or abilities"),
    ("own_ability", "your abilities"),
    ("ability", "Summons or abilities"),
    ("ability", "a Summon or an ability"),
)


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _enters(g)
    _leaves(g)
    _put(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _enters_more(g)
    _leaves_more(g)
    _further_leaves_more(g)
    _put_more(g)
    _put_from_anywhere(g)


def _enters(g: Grammar) -> None:
    g.phrase("happening", "<enters/enter> the field", ir.EntersField, whose=ir.AnyPlayer())
    g.phrase("happening", "<enters/enter> your field", ir.EntersField, whose=ir.You())
    # one card: one of the three fields
    g.phrase("happening", "<enters/enter> your opponent's field", ir.EntersField, whose=ir.Opponent())
    for by, words in (
        ("warp", "due to Warp"),
        ("your_cast", "due to your cast"),
        ("ability", "due to an ability"),
        ("summon", "due to a Summon"),
        ("summon_or_ability", "due to a Summon or an ability"),
        ("deck", "from the deck"),
        ("break_zone", "from the Break Zone"),
        ("not_hand", "other than from your hand"),
    ):
        # one card, 2 phrases: one of the ways onto a field; all fields are in the tables
        g.phrase("happening", f"<enters/enter> the field {words}", ir.EntersField, whose=ir.AnyPlayer(), by=by)
        g.phrase("happening", f"<enters/enter> your field {words}", ir.EntersField, whose=ir.You(), by=by)
    # one card, 3 phrases: a field of either player; damage by whose effects
    g.phrase("happening", "<enters/enter> either player's field", ir.EntersField, whose=ir.EachPlayer())
    for by, words in (("your_break_zone", "from your Break Zone"), ("not_their_hand", "other than from their hand")):
        g.phrase("happening", f"<enters/enter> the field {words}", ir.EntersField, whose=ir.AnyPlayer(), by=by)
    theirs = "<enters/enter> your opponent's field other than from their hand"
    # one card, 2 phrases: your own field and other words for returning are elsewhere
    g.phrase("happening", theirs, ir.EntersField, whose=ir.Opponent(), by="not_their_hand")
    g.phrase(
        "happening", "<enters/enter> the field from your hand", ir.EntersField, whose=ir.AnyPlayer(), by="your_hand"
    )


def _leaves(g: Grammar) -> None:
    g.phrase("happening", "<leaves/leave> the field", ir.LeavesField)
    g.phrase("happening", "<is/are> returned from the field to its owner's hand", ir.ReturnsToHand)
    g.phrase("happening", "<is/are> returned to its owner's hand", ir.ReturnsToHand, w=1)
    g.phrase("happening", "<is/are> removed from the game", ir.RemovedFromGame)
    words = "<is/are> added to your hand from the Break Zone"
    g.phrase("happening", words, ir.AddedToHand, source="break_zone", whose=ir.You())
    # one card: your own field and other words for returning are in the tables
    g.phrase("happening", "<returns/return> to its owner's hand from the field", ir.ReturnsToHand, w=3)
    for w, words in enumerate(("your opponent's Summons or abilities", "your opponent's Summon or ability")):
        g.phrase(
            "happening",
            f"<is/are> returned from the field to its owner's hand by {words}",
            ir.ReturnsToHand,
            due_to=ir.Opponent(),
            w=w,
        )
    g.phrase("happening", "<is/are> removed from the game from the field", ir.RemovedFromGame, source="field")
    for w, zone in enumerate(("the Break Zone", "their Break Zone")):
        text = f"<is/are> added to your opponent's hand from {zone}"
        # one card: from whose zone
        g.phrase("happening", text, ir.AddedToHand, source="break_zone", whose=ir.Opponent(), w=w)
    words = "<is/are> added to your hand from the deck due to a search effect"
    # one card: found by a search
    g.phrase("happening", words, ir.AddedToHand, source="search", whose=ir.You())


def _put(g: Grammar) -> None:
    g.phrase("happening", "<is/are> put from the field into the Break Zone", ir.PutIntoBreakZone, source="field")
    # one card, 2 phrases: from whose field, or from a deck
    g.phrase("happening", "<is/are> put from your field into the Break Zone", ir.PutIntoBreakZone, source="your_field")
    g.phrase("happening", "<is/are> put from the deck into the Break Zone", ir.PutIntoBreakZone, source="deck")
    g.phrase("happening", "<is/are> put into the Break Zone", ir.PutIntoBreakZone, source="anywhere")
    g.phrase("happening", "<is/are> put from your deck into the Break Zone", ir.PutIntoBreakZone, source="your_deck")
    g.phrase("happening", "<is/are> put from your hand into the Break Zone", ir.PutIntoBreakZone, source="your_hand")
    for due, words in (
        ("", ""),
        ("ability", " due to a Summon or an ability"),
        ("own", " due to your Summons or abilities"),
        ("opponent", " due to your opponent's Summons or abilities"),
    ):
        g.phrase(
            "happening", f"<is/are> discarded from your hand{words}", ir.IsDiscarded, due_to=due, whose=ir.You(), w=1
        )
    # one card: the own deck is elsewhere
    g.phrase(
        "happening",
        "<is/are> put from your opponent's deck into the Break Zone",
        ir.PutIntoBreakZone,
        source="opponent_deck",
    )
    for player, whose in ((ir.You(), "your"), (ir.Opponent(), "your opponent's")):
        # one card: of either player
        g.phrase("happening", f"<is/are> put into {whose} Damage Zone", ir.PutIntoDamageZone, whose=player)
    # one card: so much damage; moves that few cards wait for
    g.phrase("happening", "<is/are> put from the field into its owner's deck", ir.PutIntoDeck)


def _enters_more(g: Filled) -> None:
    either = ("a Summon or ability", "Summons or abilities", "a Summon or an ability")
    for place, whose in (
        ("the field", ir.AnyPlayer()),
        ("your field", ir.You()),
        ("your opponent's field", ir.Opponent()),
    ):
        head = f"<enters/enter> {place} "
        for w, words in enumerate(either, 100):
            g.phrase("happening", f"{head}due to {words}", ir.EntersField, whose=whose, by="summon_or_ability", w=w)
        for by, words in (
            ("ability", "due to an ability"),
            ("summon", "due to a Summon"),
            ("warp", "due to Warp"),
            ("deck", "from the deck"),
            ("break_zone", "from the Break Zone"),
            ("your_hand", "from your hand"),
        ):
            if whose != ir.Opponent() or by in ("ability", "summon", "warp"):
                g.phrase("happening", head + words, ir.EntersField, whose=whose, by=by, w=100)
        for w, words in enumerate(("due to your Summons or abilities", "due to your Summon or ability"), 100):
            g.phrase("happening", head + words, ir.EntersField, whose=whose, by="your_effects", w=w)
    how = {"by": "ability", "w": 70 + 60}
    for field, whose in FIELDS:
        words = f"{field} due to {{source:ability_owner}}"
        g.phrase("happening", f"<enters/enter> {words}", ir.EntersField, whose=whose, **how)
    fields: tuple[tuple[str, ir.Player], ...] = (
        ("the field", ir.AnyPlayer()),
        ("your field", ir.You()),
        ("your opponent's field", ir.Opponent()),
        ("either player's field", ir.EachPlayer()),
    )
    for field, whose in fields:
        for w, words in enumerate(
            ("other than from the hand", "from anywhere other than the hand", "from outside the hand",
             "other than from his/her hand"), 500
        ):  # fmt: skip
            text = f"<enters/enter> {field} {words}"
            g.phrase("happening", text, ir.EntersField, whose=whose, by="not_their_hand", w=w)
    for w, words in enumerate(("your opponent's Summon or ability", "a Summon or an ability of your opponent"), 400):
        for field, whose in fields:
            due = f"<enters/enter> {field} due to {words}"
            g.phrase("happening", due, ir.EntersField, whose=whose, by="opponent_effects", w=w)
    for w, (by, words) in enumerate(CAUSES, 420):
        for field, whose in fields:
            if by.partition("_")[0] in ("own", "opponent") and by not in ("own", "opponent"):
                g.phrase("happening", f"<enters/enter> {field} due to {words}", ir.EntersField, whose=whose, by=by, w=w)


def _leaves_more(g: Filled) -> None:
    # "If it is put from the field into the Break Zone this turn, draw 1 card.": whenever that comes
    for w, (words, due) in enumerate(
        (("", None), (" due to your Summons or abilities", ir.You()), (" by your Summons or abilities", ir.You()))
    ):
        text = f"<is/are> returned from the field to your hand{words}"
        g.phrase("happening", text, ir.ReturnsToHand, whose=ir.You(), due_to=due, w=70 + w)
        text = f"<is/are> returned to your hand{words}"
        g.phrase("happening", text, ir.ReturnsToHand, whose=ir.You(), due_to=due, w=70 + 3 + w)
    for w, words in enumerate(("to your hand", "to your hand from the field", "from the field to your hand"), 80):
        g.phrase("happening", f"<returns/return> {words}", ir.ReturnsToHand, whose=ir.You(), w=w)
    for w, (words, whose, source) in enumerate(WHOSE, 400):
        g.phrase("happening", f"<leaves/leave> {words}", ir.LeavesBreakZone, whose=whose)
        g.phrase("happening", f"<is/are> removed from the game from {words}", ir.RemovedFromGame, source=source, w=w)
        g.phrase(
            "happening", f"<is/are> removed from {words} from the game", ir.RemovedFromGame, source=source, w=w + 10
        )
    for w, (source, words) in enumerate(
        (("deck", "from your deck"), ("deck", "from the deck"), ("break_zone", "from your Break Zone"),
         ("removed", "from among the cards removed from the game")), 3000,
    ):  # fmt: skip
        g.phrase(
            "happening", f"<is/are> added to your hand {words}", ir.AddedToHand, source=source, whose=ir.You(), w=w
        )
    # into the other player's hand: one's own is elsewhere
    for w, (source, zone) in enumerate(
        (("break_zone", "your opponent's Break Zone"), ("deck", "the deck"), ("deck", "their deck")), 600
    ):
        text = f"<is/are> added to your opponent's hand from {zone}"
        g.phrase("happening", text, ir.AddedToHand, source=source, whose=ir.Opponent(), w=w)
    for w, (zone, hand) in enumerate(
        product(("", "from the field "), ("owner's hand", "owners' hands", "owners' hand")), 610
    ):
        g.phrase("happening", f"<is/are> returned {zone}to their {hand}", ir.ReturnsToHand, w=w)
    for whose, hand in ((ir.You(), "your"), (ir.Opponent(), "your opponent's")):
        for w, words in enumerate((f"to {hand} hand from the field", f"from the field to {hand} hand"), 600):
            g.phrase("happening", f"<is/are> returned {words}", ir.ReturnsToHand, whose=whose, w=w)
    for w, (words, source) in enumerate(
        (
            ("your Break Zone", "your_break_zone"),
            ("your opponent's Break Zone", "opponent_break_zone"),
            ("either player's Break Zone", "break_zone"),
            ("the Break Zone", "break_zone"),
        ),
        500,
    ):
        g.phrase("happening", f"<is/are> removed from {words}", ir.RemovedFromGame, source=source, w=w)
        for v, (by, (due, cause)) in enumerate(product(("due to", "by"), DUE)):
            at = {"source": source, "due_to": due, "w": w + 10 * v}
            g.phrase("happening", f"<is/are> removed from {words} {by} {cause}", ir.RemovedFromGame, **at)
            from_game = f"<is/are> removed from the game from {words} {by} {cause}"
            g.phrase("happening", from_game, ir.RemovedFromGame, **{**at, "w": w + 10 * v + 200})


def _further_leaves_more(g: Filled) -> None:
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
            500,
        ):
            if owner is not None and source == "break_zone":
                continue  # declared for one card
            g.phrase("happening", f"<is/are> added to {whose}{words}", ir.AddedToHand, source=source, whose=owner, w=w)
        for w, (due, by) in enumerate(
            (
                ("", None),
                (" due to your Summons or abilities", ir.You()),
                (" by your Summons or abilities", ir.You()),
                (" due to your opponent's Summons or abilities", ir.Opponent()),
                (" by your opponent's Summons or abilities", ir.Opponent()),
                (" due to Summons or abilities", ir.AnyPlayer()),
            ),
            500,
        ):
            for v, start in enumerate(("returned from the field", "returned")):
                text = f"<is/are> {start} to {whose}{due}"
                g.phrase("happening", text, ir.ReturnsToHand, due_to=by, whose=owner, w=w + 10 * v)


def _from_elsewhere(g: Filled) -> None:
    zones = (("the Break Zone", "not_field"), ("your Break Zone", "yours_not_field"),
             ("your opponent's Break Zone", "theirs_not_field"))  # fmt: skip
    for zone, source in zones:
        for w, words in enumerate(
            ("from anywhere other than the field", "other than from the field", "from anywhere except the field"), 800
        ):
            g.phrase("happening", f"<is/are> put into {zone} {words}", ir.PutIntoBreakZone, source=source, w=w)


def _into_whose(g: Filled) -> None:
    """ "When a Forward is put from the field into your Break Zone": a card of yours, whoever controlled it (7.4)."""
    for whose, source in (("your", "yours_from_field"), ("your opponent's", "theirs_from_field")):
        for v, put in enumerate((f"from the field into {whose} Break Zone", f"into {whose} Break Zone from the field")):
            for w, (due, words) in enumerate((("", ""), *((due, f" due to {words}") for due, words in DUE))):
                text = f"<is/are> put {put}{words}"
                g.phrase("happening", text, ir.PutIntoBreakZone, source=source, due_to=due, w=10 * v + w)


def _put_more(g: Filled) -> None:
    """What Summons and abilities put away, break, discard, remove or return, and what leaves a deck."""
    g.phrase("happening", "<is/are> put into your Break Zone", ir.PutIntoBreakZone, source="yours", w=70)
    for i, (due, words) in enumerate(CAUSES):
        w = 70 + i
        for v, by in enumerate(("due to", "by")):
            w = 70 + 50 * v + i
            put = f"<is/are> put from the field into the Break Zone {by} {words}"
            g.phrase("happening", put, ir.PutIntoBreakZone, source="field", due_to=due, w=w)
            g.phrase("happening", f"<leaves/leave> the field {by} {words}", ir.LeavesField, due_to=due, w=w)
            if due != "opponent" or v == 0 or i == 2:
                g.phrase("happening", f"<is/are> broken {by} {words}", ir.IsBroken, due_to=due, w=w)
            yours = {"due_to": due, "whose": ir.You(), "w": w}
            g.phrase("happening", f"<is/are> discarded from your hand {by} {words}", ir.IsDiscarded, **yours)
            g.phrase("happening", f"<is/are> discarded {by} {words}", ir.IsDiscarded, due_to=due, w=w + 5000)
            removed = f"<is/are> removed from the game {by} {words}"
            g.phrase("happening", removed, ir.RemovedFromGame, due_to=due, w=w + 1000)
            if due != "own":
                g.phrase("happening", f"<becomes/become> dull {by} {words}", ir.BecomesDull, due_to=due, w=w)
        if "_" in due:
            continue  # what returns a card does not say which of the two it was
        player = {"opponent": ir.Opponent(), "own": ir.You(), "ability": ir.AnyPlayer()}[due]
        returned = f"<is/are> returned from the field to its owner's hand due to {words}"
        g.phrase("happening", returned, ir.ReturnsToHand, due_to=player, w=w)
        if due == "own":
            returned = f"<is/are> returned from the field to its owner's hand by {words}"
            g.phrase("happening", returned, ir.ReturnsToHand, due_to=player, w=w + 20)
    for w, by in enumerate(("due to", "by"), 1200):
        g.phrase("happening", f"<is/are> removed from the game {by} Warp", ir.RemovedFromGame, due_to="warp", w=w)
    words = "<is/are> put into the Break Zone in any situation by your opponent's Summons or abilities"
    anywhere = {"source": "anywhere", "due_to": "opponent"}
    g.phrase("happening", words, ir.PutIntoBreakZone, w=70 + 40, **anywhere)
    # "If it is put from the field into the Break Zone this turn, draw 1 card.": whenever that comes
    for w, (words, source) in enumerate((("put into your Break Zone from your deck", "your_deck"),
                                         ("put from your deck into your Break Zone", "your_deck"))):  # fmt: skip
        g.phrase("happening", f"<is/are> {words}", ir.PutIntoBreakZone, source=source, w=70 + w)
    decks = (("your deck", "your_deck"), ("your opponent's deck", "opponent_deck"), ("the deck", "deck"))
    for w, (deck, source) in enumerate(decks, 2000):
        for v, put in enumerate((f"put from {deck} into the Break Zone", f"put into the Break Zone from {deck}")):
            g.phrase("happening", f"<is/are> {put}", ir.PutIntoBreakZone, source=source, w=w + 10 * v)
            for u, (due, words) in enumerate(DUE, 1):
                milled = f"<is/are> {put} due to {words}"
                g.phrase("happening", milled, ir.PutIntoBreakZone, source=source, due_to=due, w=w + 10 * v + 100 * u)
    g.phrase("happening", "<is/are> discarded", ir.IsDiscarded, w=5100)
    _from_elsewhere(g)
    _into_whose(g)


def _put_from_anywhere(g: Filled) -> None:
    """Into the Break Zone, from anywhere, a hand or a deck, and into whose."""
    put = "<is/are> put into the Break Zone"
    anywhere = {"source": "anywhere"}
    for w, where in enumerate((" in any situation", " from anywhere"), 600):
        g.phrase("happening", put + where, ir.PutIntoBreakZone, w=w, **anywhere)
    for v, where in enumerate(("", " in any situation", " from anywhere")):
        for u, by in enumerate(("due to", "by")):
            for i, (due, words) in enumerate(DUE):
                w = 600 + 10 + i + 10 * u + 20 * v
                g.phrase("happening", f"{put}{where} {by} {words}", ir.PutIntoBreakZone, due_to=due, w=w, **anywhere)
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
        500,
    ):
        g.phrase("happening", f"<is/are> {words}", ir.PutIntoBreakZone, source=source, w=w)
    for w, (whose, source) in enumerate((("your", "yours"), ("your opponent's", "theirs")), 540):
        text = f"<is/are> put into {whose} Break Zone from anywhere"
        g.phrase("happening", text, ir.PutIntoBreakZone, source=source, w=w)
    for w, (hand, source) in enumerate((("your hand", "your_hand"), ("your opponent's hand", "opponent_hand"),
                                        ("the hand", "hand")), 5000):  # fmt: skip
        for v, (due, words) in enumerate(CAUSES):
            text = f"<is/are> put from {hand} into the Break Zone due to {words}"
            g.phrase("happening", text, ir.PutIntoBreakZone, source=source, due_to=due, w=w + 10 * v)
    _from_hand_or_deck(g)
    put = "<is/are> put from {} into the Break Zone"
    theirs = put.format("your opponent's field")
    g.phrase("happening", theirs, ir.PutIntoBreakZone, source="opponent_field", w=400)
    g.phrase("happening", put.format("either player's field"), ir.PutIntoBreakZone, source="field", w=400)


def _from_hand_or_deck(g: Filled) -> None:
    """ "When Hild is put from your hand or deck into the Break Zone": from either."""
    for source, whose, owner in (("your_hand_or_deck", "your", "your"), ("hand_or_deck", "the", "the"),
                                 ("opponent_hand_or_deck", "your opponent's", "their")):  # fmt: skip
        for w, zones in enumerate(
            (f"{whose} hand or deck", f"{whose} deck or hand", f"{whose} hand or {owner} deck",
             f"{whose} deck or {owner} hand"), 6000
        ):  # fmt: skip
            for v, put in enumerate((f"put from {zones} into the Break Zone", f"put into the Break Zone from {zones}")):
                at = w + 10 * v
                g.phrase("happening", f"<is/are> {put}", ir.PutIntoBreakZone, source=source, w=at)
                for u, (due, words) in enumerate(DUE, 1):
                    text = f"<is/are> {put} due to {words}"
                    g.phrase("happening", text, ir.PutIntoBreakZone, source=source, due_to=due, w=at + 100 * u)
