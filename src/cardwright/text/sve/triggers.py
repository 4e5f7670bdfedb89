"""What automatic abilities wait for: keywords with a colon, "When ...", "At the start of ..."."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar

YOU = ir.You()


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _keywords(g)
    _subjects(g)
    _happenings(g)
    _of_players(g)
    _of_phases(g)
    _of_states(g)
    e = "event"
    for w, word in enumerate(("whenever", "when")):
        g.phrase(e, f"{word} {{subject:subject}} {{happenings:happenings}}", ir.CardEvent, w=w)
    g.phrase(e, "during your turn, {event:plain_event}", ir.DuringTurnOf, player=YOU)
    g.phrase(e, "during each opponent's turn, {event:plain_event}", ir.DuringTurnOf, player=ir.Opponent())
    for w, word in enumerate(("whenever", "when")):
        g.phrase("plain_event", f"{word} {{subject:subject}} {{happenings:happenings}}", ir.CardEvent, w=w)


def _keywords(g: Grammar) -> None:
    # before the text: an icon, a word with a colon, a word before a cost, a word with a dash
    g.phrase("icon_event", "[fanfare]", sv.Fanfare)
    g.phrase("icon_event", "[lastwords]", sv.LastWords)
    g.phrase("icon_events", "[fanfare][lastwords]", ir.AnyEvent, events=(sv.Fanfare(), sv.LastWords()))
    g.alias("icon_events", "icon_event")
    for w, category in enumerate(("colon_event", "comma_event", "dash_event")):
        g.phrase(category, "On Evolve", sv.OnEvolve, w=w)
        g.phrase(category, "On Race", sv.OnRace, w=w)
        g.phrase(category, "Strike", sv.Strike, w=w)
        g.phrase(category, "Follower Strike", sv.Strike, whom="follower", w=w)
        g.phrase(category, "Leader Strike", sv.Strike, whom="leader", w=w)
    g.phrase("colon_event", "[fanfare] On Evolve", ir.AnyEvent, events=(sv.Fanfare(), sv.OnEvolve()))


def _subjects(g: Grammar) -> None:
    g.alias("subject", "source")
    g.alias("subject", "one_subject")
    g.alias("subject", "leader")
    g.phrase("one_subject", "a {group:group/one}", ir.OneSubject)
    g.phrase("one_subject", "an {group:group/one}", ir.OneSubject, w=1)
    g.phrase("one_subject", "another {group:another_group/one}", ir.OneSubject)
    g.phrase("one_subject", "one of {group:your_group/many}", ir.OneSubject)
    g.phrase("one_subject", "another one of {group:your_others/many}", ir.OneSubject)
    g.alias("source_or_one", "source")
    g.alias("source_or_one", "one_subject")
    g.list("subject", "source_or_one", ", ", " or ", cls=ir.SubjectAny, field="items", min=2)
    g.phrase("subject", "one or more {group:group/many}", ir.CountedSubject, count=ir.Num(1))
    g.phrase("subject", "one or more of {group:your_group/many}", ir.CountedSubject, count=ir.Num(1))


def _happenings(g: Grammar) -> None:
    g.list("happenings", "happening", ", ", " or ")
    h = "happening"
    g.phrase(h, "is put onto your field", ir.EntersField, whose=YOU)
    g.phrase(h, "is put onto the field", ir.EntersField, whose=ir.AnyPlayer())
    g.phrase(h, "is put onto an opponent's field", ir.EntersField, whose=ir.Opponent())
    g.phrase(h, "enters your field", ir.EntersField, whose=YOU, w=1)
    g.phrase(h, "enters the field", ir.EntersField, whose=ir.AnyPlayer(), w=1)
    g.phrase(h, "leaves the field", ir.LeavesField)
    g.phrase(h, "is returned to hand", ir.ReturnsToHand)
    g.phrase(h, "is returned to hand from your field", ir.ReturnsToHand, w=1)
    g.phrase(h, "is destroyed", ir.IsBroken)
    g.phrase(h, "is banished", ir.RemovedFromGame)
    g.phrase(h, "is discarded", ir.IsDiscarded)
    g.phrase(h, "is put into a cemetery", sv.IsPutInto, zone=sv.Cemetery(ir.AnyPlayer()))
    g.phrase(h, "is put into your cemetery", sv.IsPutInto, zone=sv.Cemetery(YOU))
    g.phrase(h, "is put into your cemetery from the field", sv.IsPutInto, zone=sv.Cemetery(YOU), source="field")
    for source in ("deck", "hand", "EX area"):
        name = source.replace(" ", "_").lower()
        g.phrase(h, f"is put into your cemetery from your {source}", sv.IsPutInto, zone=sv.Cemetery(YOU), source=name)
    g.phrase(h, "is put into your EX area", sv.IsPutInto, zone=sv.ExArea(YOU))
    g.phrase(h, "attacks", ir.Attacks)
    g.phrase(h, "attacks {whom:one_subject}", sv.AttacksWhom)
    g.phrase(h, "attacks {whom:leader}", sv.AttacksWhom, w=1)
    g.phrase(h, "destroys {whom:one_subject}", ir.Breaks)
    g.phrase(h, "evolves", sv.Evolves)
    g.phrase(h, "races", sv.Races)
    g.phrase(h, "becomes engaged", ir.BecomesDull)
    g.phrase(h, "is engaged", ir.BecomesDull, w=1)
    g.phrase(h, "is refreshed", ir.BecomesActive)
    for kind in ("", "combat", "attack", "ability"):
        words = f"{kind} damage".strip()
        g.phrase(h, f"deals {words}", sv.DealsDamage, kind=kind)
        g.phrase(h, f"deals {words} to {{whom:one_subject}}", ir.DealsDamageTo, kind=kind)
        g.phrase(h, f"takes {words}", ir.IsDealtDamage, by=kind)
        g.phrase(h, f"is dealt {words}", ir.IsDealtDamage, by=kind, w=1)


def _of_players(g: Grammar) -> None:
    for w, word in enumerate(("whenever", "when")):
        for category in ("event", "plain_event"):
            for v, article in enumerate(("a", "an")):
                w_all = w + 2 * v
                g.phrase(
                    category, f"{word} you play {article} {{group:group/one}}", ir.PlayerCasts, player=YOU, w=w_all
                )
                g.phrase(
                    category,
                    f"{word} an opponent plays {article} {{group:group/one}}",
                    ir.PlayerCasts,
                    player=ir.Opponent(),
                    w=w_all,
                )
                g.phrase(
                    category,
                    f"{word} your opponent plays {article} {{group:group/one}}",
                    ir.PlayerCasts,
                    player=ir.Opponent(w=1),
                    w=w_all,
                )
            g.phrase(category, f"{word} you play another {{group:another_group/one}}", ir.PlayerCasts, player=YOU, w=w)
            g.phrase(category, f"{word} you discard a card", ir.PlayerDiscards, player=YOU, each=True, w=w)
            g.phrase(category, f"{word} you discard one or more cards", ir.PlayerDiscards, player=YOU, w=w)
            g.phrase(category, f"{word} you draw a card", ir.PlayerDraws, player=YOU, w=w)


def _of_states(g: Grammar) -> None:
    # a condition that is met, not something that happens (10.7.6)
    g.phrase("event", "when {condition:state_reached}", ir.StateHolds)
    s = "state_reached"
    g.phrase(s, "there are no {group:group/many}", ir.Exists, count=ir.Num(0), compare="=", w=2)
    g.phrase(s, "there are at least {count:digits} {group:group/count}", ir.Exists)
    g.phrase(s, "there are {count:digits} or more {group:group/count}", ir.Exists, w=1)


def _of_phases(g: Grammar) -> None:
    for words, whose in (
        ("your", YOU), ("each player's", ir.EachPlayer()), ("each opponent's", ir.Opponent()),
        ("your opponent's", ir.Opponent(w=1)),
    ):  # fmt: skip
        for phase, name in (("main", "main"), ("end", "end")):
            g.phrase("event", f"at the start of {words} {name} phase", ir.BeginningOf, phase=phase, whose=whose)
    for phase, name in (("main", "main"), ("end", "end")):
        g.phrase(
            "delayed_event",
            f"at the start of your next {name} phase",
            ir.BeginningOf,
            phase=phase,
            whose=YOU,
            next=True,
        )
        g.phrase(
            "delayed_event",
            f"at the start of the next {name} phase",
            ir.BeginningOf,
            phase=phase,
            whose=ir.EachPlayer(),
            next=True,
        )
    g.phrase("event", "at the start of your turn", ir.BeginningOf, phase="turn", whose=YOU)
