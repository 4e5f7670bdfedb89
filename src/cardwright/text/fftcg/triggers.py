"""What auto-abilities wait for: "When ...", "At the beginning of ...", "At the end of ..."."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar

SUMMON_OR_ABILITY = ("summon", "ability")


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _subjects(g)
    _happenings(g)
    _of_players(g)
    _of_phases(g)
    g.phrase("event", "when {subject:subject} {happenings:happenings/subject}", ir.CardEvent)
    # one card: "each time" for "when"
    g.phrase("event", "each time {subject:subject} {happenings:happenings/subject}", ir.CardEvent, w=2)
    g.phrase("turn_event", "when {subject:one_pronoun} {happenings:happenings/one} this turn", ir.CardEvent)
    g.phrase("event", "whenever {subject:subject} {happenings:happenings/subject}", ir.CardEvent, w=1)
    _states(g)
    _counters_and_nth(g)
    _further_happenings(g)


def _states(g: Grammar) -> None:
    """State triggers (11.8.18): only states that no event is worded like."""
    empty = {"count": ir.Num(0), "compare": "="}
    g.phrase("event", "when {condition:standing_state}", ir.StateHolds)
    g.phrase("event", "whenever {condition:standing_state}", ir.StateHolds, w=1)
    g.phrase("standing_state", "you have no cards in your hand", ir.HandSizeIs, player=ir.You(), **empty)
    for w, owner in enumerate(("their", "his/her")):
        words = f"your opponent has no cards in {owner} hand"
        g.phrase("standing_state", words, ir.HandSizeIs, player=ir.Opponent(), w=w, **empty)


def _subjects(g: Grammar) -> None:
    g.alias("subject", "source")
    g.phrase("article_subject", "a {group:group/one}", ir.OneSubject)
    g.phrase("article_subject", "an {group:group/one}", ir.OneSubject, w=1)
    g.phrase("article_subject", "another {group:another_group}", ir.OneSubject, w=5)
    another = {"adjectives": (ir.Another(w=1),)}
    g.phrase("another_group", "{noun:type_noun/one} {qualifiers?:qualifiers}", ir.Group, **another)
    g.phrase("another_group", "{noun:trait_noun} {qualifiers?:qualifiers}", ir.Group, **another)
    g.alias("one_subject", "article_subject")
    g.alias("subject", "one_subject")
    g.phrase("subject", "it", ir.Pronoun, form="it")
    # "a Job Monk or Card Name Monk" is one group, "a Job Monk or a Card Name Monk" and "Hild or Card Name Monk" are two subjects
    g.alias("source_or_article", "source")
    g.alias("source_or_article", "article_subject")
    g.list("subject", "source_or_article", ", ", " or ", cls=ir.SubjectAny, field="items", min=2)
    g.alias("source_or_name", "source")
    g.phrase("source_or_name", "{group:name_group}", ir.OneSubject, w=3)
    g.list("subject", "source_or_name", ", ", " or ", cls=ir.SubjectAny, field="items", min=2, w=1)
    g.phrase("subject", "{count:number} or more {group:group/many}", ir.CountedSubject)


def _happenings(g: Grammar) -> None:
    g.list("happenings", "happening", ", ", " or ")
    h = "happening"
    g.phrase(h, "<enters/enter> the field", ir.EntersField, whose=ir.AnyPlayer())
    g.phrase(h, "<enters/enter> your field", ir.EntersField, whose=ir.You())
    # one card: one of the three fields
    g.phrase(h, "<enters/enter> your opponent's field", ir.EntersField, whose=ir.Opponent())
    for by, words in (
        ("warp", "due to Warp"),
        ("your_cast", "due to your cast"),
        ("ability", "due to an ability"),
        ("summon_or_ability", "due to a Summon or an ability"),
        ("deck", "from the deck"),
        ("break_zone", "from the Break Zone"),
        ("not_hand", "other than from your hand"),
    ):
        # one card, 2 phrases: one of the ways onto a field; all fields are in `turns`
        g.phrase(h, f"<enters/enter> the field {words}", ir.EntersField, whose=ir.AnyPlayer(), by=by)
        g.phrase(h, f"<enters/enter> your field {words}", ir.EntersField, whose=ir.You(), by=by)
    g.phrase(h, "<leaves/leave> the field", ir.LeavesField)
    g.phrase(h, "<is/are> put from the field into the Break Zone", ir.PutIntoBreakZone, source="field")
    # one card, 2 phrases: from whose field, or from a deck
    g.phrase(h, "<is/are> put from your field into the Break Zone", ir.PutIntoBreakZone, source="your_field")
    g.phrase(h, "<is/are> put from the deck into the Break Zone", ir.PutIntoBreakZone, source="deck")
    g.phrase(h, "<is/are> put into the Break Zone", ir.PutIntoBreakZone, source="anywhere")
    g.phrase(h, "<is/are> returned from the field to its owner's hand", ir.ReturnsToHand)
    g.phrase(h, "<is/are> returned to its owner's hand", ir.ReturnsToHand, w=1)
    g.phrase(h, "<attacks/attack>", ir.Attacks)
    g.phrase(h, "<blocks/block>", ir.Blocks)
    g.phrase(h, "<is/are> blocked", ir.IsBlocked)
    g.phrase(h, "<forms/form> a party and <attacks/attack>", ir.FormsPartyAndAttacks)
    g.phrase(h, "<becomes/become> dull", ir.BecomesDull)
    g.phrase(h, "<is/are> dealt damage", ir.IsDealtDamage)
    g.phrase(h, "<is/are> dealt battle damage", ir.IsDealtDamage, by="battle")
    g.phrase(h, "deals damage to your opponent", ir.DealsDamageToPlayer, player=ir.Opponent())
    g.phrase(h, "deals damage to {whom:one_subject}", ir.DealsDamageTo)
    g.phrase(h, "breaks {whom:one_subject}", ir.Breaks)
    # one card: only in a battle
    g.phrase(h, "deals battle damage to {whom:one_subject}", ir.DealsDamageTo, kind="battle")
    for w, words in enumerate(
        (
            "your opponent's Summons or abilities",
            "your opponent's Summon or ability",
            "a Summon or an ability of your opponent",
        )
    ):
        g.phrase(h, f"<is/are> chosen by {words}", ir.IsChosen, by=ir.Opponent(), kinds=SUMMON_OR_ABILITY, w=w)
    g.phrase(h, "<is/are> chosen by your opponent's Summon", ir.IsChosen, by=ir.Opponent(), kinds=("summon",))
    g.phrase(h, "<is/are> chosen by your opponent's Summons", ir.IsChosen, by=ir.Opponent(), kinds=("summon",), w=1)
    g.phrase(h, "<is/are> chosen by your opponent's ability", ir.IsChosen, by=ir.Opponent(), kinds=("ability",))
    g.phrase(h, "<is/are> chosen by your opponent's abilities", ir.IsChosen, by=ir.Opponent(), kinds=("ability",), w=1)
    g.phrase(h, "<is/are> chosen by Summons or abilities", ir.IsChosen, by=ir.AnyPlayer(), kinds=SUMMON_OR_ABILITY)
    g.phrase(h, "is removed from the game", ir.RemovedFromGame)


def _counters_and_nth(g: Grammar) -> None:
    # one card, 2 phrases: a name without its article; kinds of abilities
    g.phrase("one_subject", "{group:named_group}", ir.OneSubject, w=3)
    g.phrase("happening", "uses an action ability", ir.UsesAbility, kind="action")
    g.phrase("happening", "uses a special ability", ir.UsesAbility, kind="special")
    e = "event"
    g.phrase(e, "when a {counter:counter} Counter is removed from {card:source}", ir.CounterRemoved)
    g.phrase(e, "when {subject:subject} is priming", ir.Primes)
    for nth, words in enumerate(("first", "second", "third", "fourth", "fifth", "sixth"), 1):
        card = ir.Group(ir.IsCard())
        # one card: how manieth: all numbers and types are in `turns`
        g.phrase(
            e,
            f"during each turn, when you cast the {words} card you've cast",
            ir.PlayerCasts,
            player=ir.You(),
            group=card,
            nth=nth,
            w=1,
        )
        # one card: how manieth: all numbers and types are in `turns`
        g.phrase(
            e,
            f"during each turn, when you cast the {words} Summon you've cast",
            ir.PlayerCasts,
            player=ir.You(),
            group=ir.Group(ir.TypeIs(("Summon",))),
            nth=nth,
            w=1,
        )
    # one card, 2 phrases: a turn of the opponent, without "each"
    g.phrase(e, "at the end of your opponent's turn", ir.EndOf, phase="turn", whose=ir.Opponent(), w=1)
    for number in (1, 2):
        g.phrase(
            e,
            f"at the beginning of your opponent's Main Phase {number}",
            ir.BeginningOf,
            phase=f"main_{number}",
            whose=ir.Opponent(),
            w=1,
        )


def _further_happenings(g: Grammar) -> None:
    h, e = "happening", "event"
    # one card, 3 phrases: a field of either player; damage by whose effects
    g.phrase(h, "<enters/enter> either player's field", ir.EntersField, whose=ir.EachPlayer())
    g.phrase(h, "<is/are> dealt damage by {dealer:one_subject}", ir.IsDealtDamage)
    g.phrase(
        h,
        "<is/are> dealt damage by your opponent's Summons or abilities",
        ir.IsDealtDamage,
        by="ability",
        controller=ir.Opponent(),
    )
    g.phrase(h, "deals damage to your opponent or to {whom:one_subject}", ir.DealsDamageToAny, player=ir.Opponent())
    g.phrase(h, "<forms/form> a party with {with_cards:party_groups} and <attacks/attack>", ir.FormsPartyAndAttacks)
    g.phrase("party_group", "{noun:name_noun_one}", ir.Group)
    g.list("party_groups", "party_group", ", ", " and ")
    words = "<is/are> added to your hand from the Break Zone"
    g.phrase(h, words, ir.AddedToHand, source="break_zone", whose=ir.You())
    # "When active Sniper becomes dull": only an active card can become dull
    g.phrase(e, "when active {subject:source} becomes dull", ir.CardEvent, happenings=(ir.BecomesDull(),), w=3)
    g.phrase(e, "when your opponent uses an EX Burst", ir.PlayerUsesExBurst, player=ir.Opponent())
    g.phrase(e, "during each turn, {event:first_event} for the first time in that turn", ir.FirstInTurn)
    g.phrase("first_event", "when {subject:source} {happenings:one_happening/one}", ir.CardEvent)
    g.sequence("one_happening", "happening", max=1)
    # one card: first in a turn; what else can be first is in `turns`
    g.phrase("first_event", "when your opponent casts a {group:group/one}", ir.PlayerCasts, player=ir.Opponent())
    g.phrase("damaged_group", "{noun:type_noun/one} {qualifiers?:qualifiers}", ir.Group)
    g.phrase(
        e,
        "when a {group:damaged_group} damaged by {by:source} is put from the field into the Break Zone on the same turn",
        ir.DamagedCardEvent,
    )
    g.phrase(
        e,
        "when the {group:damaged_group} damaged by {by:source} is put from the field into the Break Zone on the same turn",
        ir.DamagedCardEvent,
        w=1,
    )
    each = "during each of your turns"
    for name in ("event_part",):
        g.phrase(name, "when {subject:subject} {happenings:happenings/subject}", ir.CardEvent)
        g.phrase(
            name,
            f"at the beginning of your Main Phase 1 {each}",
            ir.BeginningOf,
            phase="main_1",
            whose=ir.You(),
            w=2,
        )
        g.phrase(
            name,
            f"at the beginning of Main Phase 1 {each}",
            ir.BeginningOf,
            phase="main_1",
            whose=ir.You(),
        )
        g.phrase(name, "at the end of each of your turns", ir.EndOf, phase="turn", whose=ir.You())
        g.phrase(
            name,
            f"at the beginning of the Attack Phase {each}",
            ir.BeginningOf,
            phase="attack",
            whose=ir.You(),
        )
    g.list(e, "event_part", " or ", cls=ir.AnyEvent, field="events", min=2, max=2)


def _of_players(g: Grammar) -> None:
    e = "event"
    for player, who, s in (
        (ir.You(), "you", ""),
        (ir.Opponent(), "your opponent", "s"),
        (ir.EachPlayer(), "either player", "s"),
    ):
        # one card, 4 phrases: of each player, with either article
        g.phrase(e, f"when {who} cast{s} a {{group:group/one}}", ir.PlayerCasts, player=player)
        g.phrase(e, f"when {who} cast{s} an {{group:group/one}}", ir.PlayerCasts, player=player, w=1)
        g.phrase(e, f"when {who} draw{s} a card", ir.PlayerDraws, player=player)
        g.phrase(e, f"when {who} receive{s} a point of damage", ir.PlayerReceivesDamage, player=player)
        g.phrase(e, f"when {who} receive{s} damage", ir.PlayerReceivesDamage, player=player, w=1)
        for count, words in enumerate(("a card", "1 or more cards")):
            for w, hand in enumerate(("", " from their hand", " from his/her hand")):
                # one card: one card or several, from whose hand
                g.phrase(
                    e,
                    f"when {who} discard{s} {words}{hand} due to your Summons or abilities",
                    ir.PlayerDiscards,
                    player=player,
                    count=1,
                    each=count == 0,
                    due_to=ir.You(),
                    w=w,
                )
    for nth, words in enumerate(("first", "second", "third", "fourth", "fifth", "sixth"), 1):
        # one card: how manieth: all numbers and types are in `turns`
        g.phrase(
            e,
            f"when you cast the {words} card you've cast this turn",
            ir.PlayerCasts,
            player=ir.You(),
            nth=nth,
            group=ir.Group(ir.IsCard()),
        )
        g.phrase(e, f"when you receive a {words} point of damage", ir.PlayerReceivesDamage, player=ir.You(), nth=nth)
    g.phrase(e, "when a party you control attacks", ir.PartyAttacks, player=ir.You())
    g.phrase(e, "when a party opponent controls attacks", ir.PartyAttacks, player=ir.Opponent())
    g.phrase(
        e, "when a party opponent controls deals damage to you", ir.PartyDealsDamage, player=ir.Opponent(), to=ir.You()
    )
    g.phrase(
        e,
        "when a party you control deals damage to your opponent",
        ir.PartyDealsDamage,
        player=ir.You(),
        to=ir.Opponent(),
    )
    g.phrase(
        e,
        "when the Forward that took damage from {by:source} is put from the field into the Break Zone on the same turn",
        ir.DamagedCardEvent,
        group=ir.Group(ir.TypeIs(("Forward",))),
        w=2,
    )


def _of_phases(g: Grammar) -> None:
    e = "event"
    turns = (
        ("each of your turns", ir.You()),
        ("each of your opponent's turns", ir.Opponent()),
        ("each player's turn", ir.EachPlayer()),
    )
    for words, whose in turns:
        g.phrase(e, f"at the end of {words}", ir.EndOf, phase="turn", whose=whose)
        g.phrase(e, f"at the beginning of the Attack Phase during {words}", ir.BeginningOf, phase="attack", whose=whose)
        for number in (1, 2):
            # one card: the phases of whose turn
            g.phrase(
                e,
                f"at the beginning of Main Phase {number} during {words}",
                ir.BeginningOf,
                phase=f"main_{number}",
                whose=whose,
            )
            g.phrase(
                e,
                f"at the beginning of your Main Phase {number} during {words}",
                ir.BeginningOf,
                phase=f"main_{number}",
                whose=whose,
                w=2,
            )
    for number in (1, 2):
        g.phrase(
            e,
            f"at the beginning of your Main Phase {number}",
            ir.BeginningOf,
            phase=f"main_{number}",
            whose=ir.You(),
            w=1,
        )
    # one card, 3 phrases: older words for the beginning of a phase
    g.phrase(e, "when your Attack Phase starts", ir.BeginningOf, phase="attack", whose=ir.You(), w=3)
    g.phrase(e, "at the beginning of your Attack Phase", ir.BeginningOf, phase="attack", whose=ir.You(), w=1)
    g.phrase(e, "at the end of your turn", ir.EndOf, phase="turn", whose=ir.You(), w=1)
    # delayed, once: see `Delayed`
    d = "delayed_event"
    for w, words in enumerate(("the turn", "this turn")):
        g.phrase(d, f"at the end of {words}", ir.EndOf, phase="turn", whose=ir.EachPlayer(), next=True, w=w)
    g.phrase(d, "at the end of your next turn", ir.EndOfNextTurn, whose=ir.You())
    g.phrase(d, "at the end of your opponent's turn", ir.EndOf, phase="turn", whose=ir.Opponent(), next=True)
    # one card, 2 phrases: moments of a later turn
    g.phrase(d, "at the end of your opponent's next turn", ir.EndOfNextTurn, whose=ir.Opponent())
    for number in (1, 2):
        g.phrase(
            d,
            f"at the beginning of the next Main Phase {number}",
            ir.BeginningOf,
            phase=f"main_{number}",
            whose=ir.EachPlayer(),
            next=True,
        )
        g.phrase(
            d,
            f"at the beginning of your next Main Phase {number}",
            ir.BeginningOf,
            phase=f"main_{number}",
            whose=ir.You(),
            next=True,
        )
