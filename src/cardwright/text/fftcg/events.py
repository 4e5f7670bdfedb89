"""More of what auto-abilities wait for: being chosen, blocked, broken, damaged, used, discarded, by whom."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _chosen(g)
    _fights(g)
    _moves(g)
    _players(g)
    _phases(g)


def _chosen(g: Grammar) -> None:
    h, be = "happening", "<is/are> chosen by "
    summon, ability, both = ("summon",), ("ability",), ("summon", "ability")
    # a table of who chooses; one card has some of it
    for player, words in (
        (
            ir.AnyPlayer(),
            {summon: ("a Summon", "Summons"), ability: ("an ability", "abilities"), both: ("a Summon or an ability",)},
        ),
        (
            ir.You(),
            {
                summon: ("your Summon", "your Summons"),
                ability: ("your ability", "your abilities"),
                both: ("your Summons or abilities", "your Summon or ability"),
            },
        ),
    ):
        for kinds, forms in words.items():
            for w, form in enumerate(forms, 1):
                g.phrase(h, be + form, ir.IsChosen, by=player, kinds=kinds, w=w)


def _fights(g: Grammar) -> None:
    h = "happening"
    g.phrase(h, "<is/are> blocked by {by:one_subject}", ir.IsBlocked)
    g.phrase(h, "<blocks/block> {whom:one_subject}", ir.Blocks)
    g.phrase(h, "<is/are> not blocked", ir.IsNotBlocked)
    g.phrase(h, "<becomes/become> active", ir.BecomesActive)
    g.phrase(h, "<is/are> broken", ir.IsBroken)
    for w, words in enumerate(("a Summon or an ability", "Summons or abilities")):
        g.phrase(h, f"<is/are> dealt damage by {words}", ir.IsDealtDamage, by="ability", w=w + 1)
    for w, words in enumerate(("your Summons or abilities", "your Summon or ability")):
        g.phrase(h, f"<is/are> dealt damage by {words}", ir.IsDealtDamage, by="ability", controller=ir.You(), w=w)


def _moves(g: Grammar) -> None:
    h = "happening"
    g.phrase(h, "<is/are> put from your deck into the Break Zone", ir.PutIntoBreakZone, source="your_deck")
    g.phrase(h, "<is/are> put from your hand into the Break Zone", ir.PutIntoBreakZone, source="your_hand")
    for by, words in (("your_break_zone", "from your Break Zone"), ("not_their_hand", "other than from their hand")):
        g.phrase(h, f"<enters/enter> the field {words}", ir.EntersField, whose=ir.AnyPlayer(), by=by)
    theirs = "<enters/enter> your opponent's field other than from their hand"
    # one card, 2 phrases: your own field and other words for returning are in `triggers`
    g.phrase(h, theirs, ir.EntersField, whose=ir.Opponent(), by="not_their_hand")
    g.phrase(h, "<returns/return> to its owner's hand from the field", ir.ReturnsToHand, w=3)
    for w, words in enumerate(("your opponent's Summons or abilities", "your opponent's Summon or ability")):
        g.phrase(
            h,
            f"<is/are> returned from the field to its owner's hand by {words}",
            ir.ReturnsToHand,
            due_to=ir.Opponent(),
            w=w,
        )
    for due, words in (
        ("", ""),
        ("ability", " due to a Summon or an ability"),
        ("own", " due to your Summons or abilities"),
        ("opponent", " due to your opponent's Summons or abilities"),
    ):
        g.phrase(h, f"<is/are> discarded from your hand{words}", ir.IsDiscarded, due_to=due, w=1)
    g.phrase(h, "<is/are> removed from the game from the field", ir.RemovedFromGame, source="field")


def _players(g: Grammar) -> None:
    e = "event"
    people = ((ir.You(), "you", "", "your"), (ir.Opponent(), "your opponent", "s", "their"))
    for player, who, s, their in people:
        for kind, words in (("special", "a special ability"), ("action", "an action ability")):
            g.phrase(e, f"when {who} use{s} {words}", ir.PlayerUsesAbility, player=player, kind=kind)
        g.phrase(e, f"when {who} gain{s} 《C》", ir.PlayerGainsCrystal, player=player)
        for hand in ("", f" from {their} hand"):
            w = int(bool(hand))
            g.phrase(e, f"when {who} discard{s} a card{hand}", ir.PlayerDiscards, player=player, each=True, w=w)
            g.phrase(e, f"when {who} discard{s} 1 or more cards{hand}", ir.PlayerDiscards, player=player, w=w)
    g.phrase(e, "when you use an EX Burst", ir.PlayerUsesExBurst, player=ir.You())


def _phases(g: Grammar) -> None:
    e = "event"
    for number in (1, 2):
        g.phrase(
            e,
            f"at the beginning of each player's Main Phase {number}",
            ir.BeginningOf,
            phase=f"main_{number}",
            whose=ir.EachPlayer(),
            w=1,
        )
    for w, words in enumerate(("your opponent's Attack Phase", "the Attack Phase during your opponent's turn"), 1):
        g.phrase(e, f"at the beginning of {words}", ir.BeginningOf, phase="attack", whose=ir.Opponent(), w=w)
