"""What automatic abilities wait for: keywords with a colon, "When ...", "At the start of ..."."""

from itertools import permutations

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.sve import phases
from cardwright.text.sve.groups import ANYONE

YOU = ir.You()


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _keywords(g)
    _subjects(g)
    _happenings(g)
    _put_away(g)
    _either_of_two(g)
    _deeds(g)
    _damage_done(g)
    _made(g)
    _counters(g)
    _kinds(g)
    _of_players(g)
    phases.add(g)
    for w, word in enumerate(("whenever", "when")):
        words = f"{word} {{subject:subject}} {{happenings:happenings}}"
        many = f"{word} {{subject:many_subject_of}} {{happenings:happenings_many}}"
        for category in ("event", "plain_event"):
            # one card for some of these: a table, of which the next card may print any
            g.phrase(category, words, ir.CardEvent, w=w)
            g.phrase(category, many, ir.CardEvent, w=w + 2)
    # without "when": "the next time ..."
    g.phrase("next_event", "{subject:subject} {happenings:happenings}", ir.CardEvent, w=80)
    for w, article in enumerate(("a", "an"), 80):
        for name in ("evolve", "summon"):
            made = f"you {{happenings:by_{name}}} {article} {{subject:done_by_{name}}}"
            g.phrase("next_event", made, ir.CardEvent, by=YOU, w=w + 20)
        g.phrase("next_event", f"you play {article} {{group:group/one}}", ir.PlayerCasts, player=YOU, w=w)
        g.phrase(
            "next_event", f"an opponent plays {article} {{group:group/one}}", ir.PlayerCasts, player=ir.Opponent(), w=w
        )
    for w, (whose, kind) in enumerate((("your", "bare_mine"), ("the", "group")), 82):
        g.phrase(f"next_{kind}", f"{{group:{kind}/one}}", ir.OneSubject, w=w)
        said = f"when {whose} next {{subject:next_{kind}}} {{happenings:happenings}}"
        g.phrase("next_said", said, ir.CardEvent, w=w)
    g.phrase("next_said", "when you play your next {group:group/one}", ir.PlayerCasts, player=YOU, w=84)
    # one card for some of these: a table, of which the next card may print any
    for turn, player in (
        ("your turn", YOU),
        ("each opponent's turn", ir.Opponent()),
        ("your opponent's turn", ir.Opponent(w=1)),
        ("an opponent's turn", ir.Opponent(w=2)),
    ):
        g.phrase("event", f"during {turn}, {{event:asked_or_not}}", ir.DuringTurnOf, player=player)
        g.phrase("event", f"{{event:plain_event}} during {turn}", ir.DuringTurnOf, player=player, w=1)
        g.phrase("event", f"on {turn}, {{event:plain_event}}", ir.DuringTurnOf, player=player, w=2)
        g.phrase("event", f"{{event:plain_event}} on {turn}", ir.DuringTurnOf, player=player, w=3)
        for phase in ("main", "end"):
            in_phase = {"phase": phase, "player": player}
            whose = turn.removesuffix(" turn")
            g.phrase("event", f"{{event:plain_event}} during {whose} {phase} phase", ir.DuringPhaseOf, w=1, **in_phase)
            g.phrase("event", f"during {whose} {phase} phase, {{event:plain_event}}", ir.DuringPhaseOf, **in_phase)


def _keywords(g: Grammar) -> None:
    # before the text: an icon, a word with a colon, a word before a cost, a word with a dash
    g.phrase("icon_event", "[fanfare]", sv.Fanfare)
    g.phrase("icon_event", "[lastwords]", sv.LastWords)
    # one card; for other pairs see below
    g.phrase("icon_events", "[fanfare][lastwords]", ir.AnyEvent, events=(sv.Fanfare(), sv.LastWords()))
    both = (sv.LastWords(), sv.Fanfare())
    g.phrase("icon_events", "[lastwords][fanfare]", ir.AnyEvent, events=both)
    g.alias("icon_events", "icon_event")
    # one card for some of these: a table, of which the next card may print any
    for w, category in enumerate(("colon_event", "comma_event", "dash_event", "bare_event")):
        g.phrase(category, "On Evolve", sv.OnEvolve, w=w)
        g.phrase(category, "On Race", sv.OnRace, w=w)
        g.phrase(category, "Strike", sv.Strike, w=w)
        g.phrase(category, "Follower Strike", sv.Strike, whom="follower", w=w)
        g.phrase(category, "Leader Strike", sv.Strike, whom="leader", w=w)
    # several keywords with one text behind them (12.1.2)
    words: tuple[tuple[str, ir.Event], ...] = (
        ("On Evolve", sv.OnEvolve()), ("On Race", sv.OnRace()), ("Strike", sv.Strike()),
    )  # fmt: skip
    for icon, shown in (("[fanfare]", sv.Fanfare()), ("[lastwords]", sv.LastWords())):
        for word, second in words:
            g.phrase("colon_event", f"{icon} {word}", ir.AnyEvent, events=(shown, second))
    for (word, first), (other, second) in permutations(words, 2):
        for w, join in enumerate((" and ", "/", " ", " or ", ", ")):
            g.phrase("colon_event", f"{word}{join}{other}", ir.AnyEvent, events=(first, second), w=w)


def _subjects(g: Grammar) -> None:
    g.alias("subject", "source")
    g.alias("subject", "one_subject")
    g.alias("subject", "leader")
    g.phrase("one_subject", "a {group:group/one}", ir.OneSubject)
    g.phrase("one_subject", "an {group:group/one}", ir.OneSubject, w=1)
    g.phrase("one_subject", "another {group:another_group/one}", ir.OneSubject)
    g.phrase("one_subject", "one of {group:your_group/many}", ir.OneSubject)
    # one card; any group of yours
    g.phrase("one_subject", "another one of {group:your_others/many}", ir.OneSubject)
    g.phrase("one_subject", "another of {group:your_others/many}", ir.OneSubject, w=90)
    g.alias("source_or_one", "source")
    g.alias("source_or_one", "one_subject")
    g.list("subject", "source_or_one", ", ", " or ", cls=ir.SubjectAny, field="items", min=2)
    # with a plural verb
    for w, (words, count) in enumerate(
        (("one or more", {"count": ir.Num(1)}), ("{count:digits} or more", {}), ("at least {count:digits}", {}))
    ):
        g.phrase("many_subject_of", f"{words} {{group:group/many}}", ir.CountedSubject, w=2 * w, **count)
        g.phrase("many_subject_of", f"{words} of {{group:your_group/many}}", ir.CountedSubject, w=2 * w + 1, **count)


PLURAL = {
    "is": "are", "enters": "enter", "leaves": "leave", "attacks": "attack", "destroys": "destroy", "evolves": "evolve", "races": "race",
    "becomes": "become", "fights": "fight", "deals": "deal", "takes": "take", "engages": "engage", "refreshes": "refresh",
}  # fmt: skip


def plural(words: str) -> str:
    """What happens to one card, said of several."""
    verb, _, rest = words.partition(" ")
    rest = rest.replace("its owner's hand", "their owners' hands").replace(
        "its owner's cemetery", "their owners' cemeteries"
    )
    return f"{PLURAL[verb]} {rest.replace('its owner', 'their owner')}".strip()


def _say(g: Grammar, words: str, happening: type[ir.Event], **fixed: object) -> None:
    """Of one card and of several."""
    # one card for some of these: a table, of which the next card may print any
    g.phrase("happening", words, happening, **fixed)
    g.phrase("happening_many", plural(words), happening, **fixed)


def _happenings(g: Grammar) -> None:
    g.list("happenings", "happening", ", ", " or ")
    g.list("happenings_many", "happening_many", ", ", " or ")

    for words, whose in (
        ("your field", YOU), ("the field", ir.AnyPlayer()), ("an opponent's field", ir.Opponent()),
        ("your opponent's field", ir.Opponent(w=1)),
    ):  # fmt: skip
        _say(g, f"is put onto {words}", ir.EntersField, whose=whose)
        _say(g, f"enters {words}", ir.EntersField, whose=whose, w=1)
        _say(g, f"is put onto {words} {{source:from_place}}", sv.EntersFrom, whose=whose)
        _say(g, f"enters {words} {{source:from_place}}", sv.EntersFrom, whose=whose, w=1)
        if words != "the field":
            _say(g, f"leaves {words}", sv.LeavesFieldOf, whose=whose)
    _say(g, "leaves the field", ir.LeavesField)
    for w, (hand, owner) in enumerate((("hand", None), ("its owner's hand", None), ("your hand", YOU))):
        _say(g, f"is returned to {hand}", ir.ReturnsToHand, whose=owner, w=2 * w % 4)
        # one card for some of these: a table, of which the next card may print any
        for v, (field, source) in enumerate(
            (("your field", YOU), ("an opponent's field", ir.Opponent()), ("the field", None))
        ):
            from_there = {"whose": owner, "source": source, "w": 10 * w + v + 50}
            _say(g, f"is returned to {hand} from {field}", ir.ReturnsToHand, **from_there)
            _say(g, f"is returned from {field} to {hand}", ir.ReturnsToHand, **{**from_there, "w": 10 * w + v + 55})
    # one card; any subject
    _say(g, "is destroyed", ir.IsBroken)
    _say(g, "is destroyed by an ability", ir.IsBroken, due_to="ability")
    _say(g, "is destroyed by combat damage", ir.IsBroken, due_to="combat")
    _say(g, "is discarded by an ability", ir.IsDiscarded, due_to="ability")
    for w, by in enumerate(("an enemy ability", "enemy abilities", "an enemy card or ability")):
        for words, happening in (("destroyed", ir.IsBroken), ("discarded", ir.IsDiscarded)):
            _say(g, f"is {words} by {by}", happening, due_to="opponent", w=w)
    for w, by in enumerate(("your abilities", "one of your abilities", "your ability"), 10):
        for words, happening in (("destroyed", ir.IsBroken), ("discarded", ir.IsDiscarded)):
            _say(g, f"is {words} by {by}", happening, due_to="own", w=w)
    for w, home in enumerate(("hand", "its owner's hand")):
        for v, (by, player) in enumerate(
            (
                ("your abilities", YOU),
                ("one of your abilities", YOU),
                ("enemy abilities", ir.Opponent()),
                ("an enemy ability", ir.Opponent()),
            )
        ):
            _say(g, f"is returned to {home} by {by}", ir.ReturnsToHand, due_to=player, w=10 * w + v + 10)


def _either_of_two(g: Grammar) -> None:
    """ "Is destroyed or banished": one verb for two things that are done to it."""
    done = (
        ("destroyed", ir.IsBroken(w=60)), ("banished", ir.RemovedFromGame(w=60)), ("returned to hand", ir.ReturnsToHand(w=60)),
        ("discarded", ir.IsDiscarded(w=60)), ("buried", sv.IsBuried(w=60)), ("put into the cemetery", sv.IsPutInto(sv.Cemetery(ir.AnyPlayer(w=1)), w=60)),
    )  # fmt: skip
    for (one, first), (other, second) in permutations(done, 2):
        g.value("happenings", f"is {one} or {other}", (first, second))
        g.value("happenings_many", f"are {one} or {other}", (first, second))
    for each in permutations(done, 3):
        words = "{}, {}, or {}".format(*(word for word, _ in each))
        g.value("happenings", f"is {words}", tuple(what for _, what in each))
        g.value("happenings_many", f"are {words}", tuple(what for _, what in each))


def _put_away(g: Grammar) -> None:
    """Where cards are put."""
    _say(g, "is banished", ir.RemovedFromGame)
    _say(g, "is banished from the field", ir.RemovedFromGame, source="field")
    _say(g, "is discarded", ir.IsDiscarded)
    _say(g, "is discarded from your hand", ir.IsDiscarded, whose=YOU, w=7)
    _say(g, "is discarded from hand", ir.IsDiscarded, w=8)
    for w, (words, owner) in enumerate(
        (
            ("a cemetery", ir.AnyPlayer()), ("your cemetery", YOU), ("its owner's cemetery", ir.AnyPlayer()), ("the cemetery", ir.AnyPlayer(w=1)),
        )
    ):  # fmt: skip
        cemetery = sv.Cemetery(owner)
        _say(g, f"is put into {words}", sv.IsPutInto, zone=cemetery, w=w // 2)
        _say(g, f"is put into {words} from anywhere", sv.IsPutInto, zone=cemetery, w=w // 2 + 10)
        _say(g, f"is put into {words} from the field", sv.IsPutInto, zone=cemetery, source="field", w=w // 2)
        _say(g, f"is put into {words} from your field", sv.IsPutInto, zone=cemetery, source="your_field", w=w // 2)
    for source in ("deck", "hand", "EX area"):
        name = source.replace(" ", "_").lower()
        _say(g, f"is put into your cemetery from your {source}", sv.IsPutInto, zone=sv.Cemetery(YOU), source=name)
    for words, holder in (("your", YOU), ("an opponent's", ir.Opponent()), ("its owner's", ir.AnyPlayer())):
        _say(g, f"is put into {words} EX area", sv.IsPutInto, zone=sv.ExArea(holder))


def _deeds(g: Grammar) -> None:
    """What cards do, and what is done to them."""
    # one card; any subject, for whom is attacked see below
    _say(g, "attacks", ir.Attacks)
    _say(g, "attacks {whom:one_subject}", sv.AttacksWhom)
    _say(g, "attacks {whom:leader}", sv.AttacksWhom, w=1)
    _say(g, "fights {whom:one_subject}", sv.Fights)
    _say(g, "fights", sv.Fights, whom=ANYONE)
    _say(g, "is attacked", sv.IsAttacked)
    _say(g, "destroys {whom:one_subject}", ir.Breaks)
    _say(g, "destroys {whom:one_subject} by combat damage", ir.Breaks, due_to="combat")
    _say(g, "evolves", sv.Evolves)
    _say(g, "races", sv.Races)
    _say(g, "becomes engaged", ir.BecomesDull)
    _say(g, "is engaged", ir.BecomesDull, w=1)
    _say(g, "engages", ir.BecomesDull, w=2)
    for due, bys in (
        ("opponent", ("an enemy ability", "enemy abilities")),
        ("own", ("one of your abilities", "your abilities")),
        ("ability", ("an ability",)),
    ):
        for w, by in enumerate(bys):
            _say(g, f"is engaged by {by}", ir.BecomesDull, due_to=due, w=w)
    for by, player in (
        ("an ability", ir.AnyPlayer()),
        ("an enemy ability", ir.Opponent()),
        ("one of your abilities", YOU),
    ):
        _say(g, f"is selected by {by}", ir.IsChosen, by=player, kinds=("summon", "ability"))
        if by.endswith("ability"):
            spell = by.replace("ability", "spell or ability")
            _say(g, f"is selected by {spell}", ir.IsChosen, by=player, kinds=("summon", "ability"), w=1)
    _say(g, "is refreshed", ir.BecomesActive)
    _say(g, "refreshes", ir.BecomesActive, w=1)


def _damage_done(g: Grammar) -> None:
    """Damage that cards deal and take."""
    # one card for some of these: a table, of which the next card may print any
    for kind in ("", "combat", "attack", "ability"):
        words = f"{kind} damage".strip()
        _say(g, f"deals {words}", sv.DealsDamage, kind=kind)
        _say(g, f"deals {words} to {{whom:one_subject}}", ir.DealsDamageTo, kind=kind)
        _say(g, f"deals {words} to {{whom:leader}}", ir.DealsDamageTo, kind=kind, w=1)
        _say(g, f"takes {words}", ir.IsDealtDamage, by=kind)
        for w, (much, end) in enumerate(
            (m, e) for m in ("{at_least:digits} or more", "at least {at_least:digits}") for e in ("", " at once")
        ):
            _say(g, f"takes {much} {words}{end}", ir.IsDealtDamage, by=kind, w=w)
        if not kind:
            for w, hurt in enumerate(("takes damage from", "is dealt damage by")):
                _say(g, f"{hurt} {{dealer:one_subject}}", ir.IsDealtDamage, w=w)
        _say(g, f"is dealt {words}", ir.IsDealtDamage, by=kind, w=1)
    for w, by in enumerate(("an ability", "abilities"), 2):
        _say(g, f"takes damage from {by}", ir.IsDealtDamage, by="ability", w=w)
    for w, (by, whose) in enumerate(
        (
            ("an enemy ability", ir.Opponent()),
            ("enemy abilities", ir.Opponent()),
            ("one of your abilities", YOU),
            ("your abilities", YOU),
        ),
        2,
    ):
        _say(g, f"takes damage from {by}", ir.IsDealtDamage, by="ability", controller=whose, w=w)


def _made(g: Grammar) -> None:
    """What a player does to a card, said of the player: "whenever you evolve a follower", "whenever you summon a Fairy token"."""
    for name, happening in (("evolve", sv.Evolves(w=5)), ("summon", ir.EntersField(YOU, w=5))):
        g.value(f"you_{name}", name, happening)
        g.sequence(f"by_{name}", f"you_{name}", max=1)
        for w, (word, article) in enumerate(
            (word, article) for word in ("whenever", "when") for article in ("a", "an")
        ):
            said = f"{word} you {{happenings:by_{name}}} {article} {{subject:done_by_{name}}}"
            for category in ("event", "plain_event"):
                g.phrase(category, said, ir.CardEvent, by=YOU, w=w + 60)
    for name, place, zone in (
        ("put_field", "onto your field", ir.EntersField(YOU, w=6)), ("put_ex", "into your EX area", sv.IsPutInto(sv.ExArea(YOU), w=6)),
        ("put_cemetery", "into your cemetery", sv.IsPutInto(sv.Cemetery(YOU), w=6)),
    ):  # fmt: skip
        g.value(f"you_{name}", "put", zone)
        g.sequence(f"by_{name}", f"you_{name}", max=1)
        for w, (word, article) in enumerate(
            (word, article) for word in ("whenever", "when") for article in ("a", "an")
        ):
            said = f"{word} you {{happenings:by_{name}}} {article} {{subject:done_by_summon}} {place}"
            for category in ("event", "plain_event"):
                g.phrase(category, said, ir.CardEvent, by=YOU, w=w + 60)
    g.value("you_serve", "serve a Carrot", sv.IsServed())
    g.sequence("by_serve", "you_serve", max=1)
    mine = ir.OneSubject(ir.Group(ir.TypeIs(("Follower",)), (ir.ControlledBy(YOU),)), w=14)
    for w, word in enumerate(("whenever", "when")):
        for category in ("event", "plain_event"):
            served = f"{word} you {{happenings:by_serve}}"
            g.phrase(category, f"{served} to {{subject:served_to}}", ir.CardEvent, w=w + 60)
            g.phrase(category, served, ir.CardEvent, subject=mine, w=w + 62)
            for v, article in enumerate(("a", "an"), 32):
                words = f"{served} to {article} {{subject:done_by_evolve}}"
                g.phrase(category, words, ir.CardEvent, w=w + 2 * v)
    # one serves one's own cards alone (14.2.1.1)
    g.alias("served_to", "source")
    g.phrase("served_to", "one of {group:your_group/many}", ir.OneSubject)
    g.phrase("served_to", "another one of {group:your_others/many}", ir.OneSubject)
    _say(g, "is served a Carrot", sv.IsServed)
    _say(g, "is served", sv.IsServed, w=2)
    g.value("you_discard", "discard", ir.IsDiscarded(w=6))
    g.sequence("by_discard", "you_discard", max=1)
    for w, word in enumerate(("whenever", "when")):
        for category in ("event", "plain_event"):
            g.phrase(category, f"{word} you {{happenings:by_discard}} {{subject:source}}", ir.CardEvent, w=w + 60)
    g.phrase("done_by_evolve", "{group:bare_mine/one}", ir.OneSubject, w=8)
    g.phrase("done_by_summon", "{group:bare_one/one}", ir.OneSubject, w=9)
    g.phrase("bare_one", "{adjectives?:adjectives} {noun:card_noun/same}", ir.Group)
    g.phrase("bare_one", "{adjectives?:token_adjectives} {noun:token_noun/same}", ir.Group)


def _counters(g: Grammar) -> None:
    # what they are put on stands behind the verb
    many = ("one or more", "counters are")
    for w, (word, verb) in enumerate((word, verb) for word in ("whenever", "when") for verb in ("put", "placed")):
        for v, (article, noun) in enumerate((("a", "counter is"), ("an", "counter is"), many)):
            named = f"{word} {article} {{happenings:counter_change}} {noun} {verb} on {{subject:counted_on}}"
            plain = f"{word} {article} {noun} {verb} on {{subject:counted_on}}"
            for category in ("event", "plain_event"):
                g.phrase(category, named, ir.CardEvent, w=w + 4 * v + 20)
                if article != "an":
                    put = {"happenings": (sv.CounterPlaced(),)}
                    g.phrase(category, plain, ir.CardEvent, w=w + 4 * v + 40, **put)
    for w, word in enumerate(("whenever", "when")):
        for v, article in enumerate(("a", "an")):
            taken = f"{word} {article} {{happenings:counter_taken}} counter is removed from {{subject:counted_on}}"
            for category in ("event", "plain_event"):
                g.phrase(category, taken, ir.CardEvent, w=w + 2 * v + 20)
            by_you = f"{word} you remove {article} {{happenings:taken_by_you}} counter from {{subject:counted_on}}"
            put_by = [
                f"{word} you {verb} {article} {{happenings:put_by_you}} counter on {{subject:counted_on}}"
                for verb in ("put", "place")
            ]
            for category in ("event", "plain_event"):
                g.phrase(category, by_you, ir.CardEvent, w=w + 2 * v + 70)
                for u, said in enumerate(put_by):
                    g.phrase(category, said, ir.CardEvent, w=w + 2 * v + 4 * u + 70)
    for w, word in enumerate(("whenever", "when")):
        for category in ("event", "plain_event"):
            last = f"{word} the last {{happenings:last_taken}} counter is removed from {{subject:counted_on}}"
            g.phrase(category, last, ir.CardEvent, w=w + 80)
            by_you = f"{word} you remove the last {{happenings:last_by_you}} counter from {{subject:counted_on}}"
            g.phrase(category, by_you, ir.CardEvent, w=w + 82)
    changes: tuple[tuple[str, str, dict[str, object]], ...] = (
        ("last_taken", "last_by_you", {"removed": True, "last": True}), ("counter_taken", "taken_by_you", {"removed": True}),
        ("counter_change", "put_by_you", {}),
    )  # fmt: skip
    for anyhow, by_you, change in changes:
        for name, by in ((anyhow, {}), (by_you, {"by": YOU})):
            g.sequence(name, f"{name}_one", max=1)
            g.phrase(f"{name}_one", "{counter:counter}", sv.CounterPlaced, **change, **by)
    g.alias("counted_on", "source")
    g.alias("counted_on", "one_subject")


def _of_players(g: Grammar) -> None:
    for w, word in enumerate(("whenever", "when")):
        _plays(g, word, w)
        _points(g, word, w)
        for category in ("event", "plain_event"):
            for who, s, player in (
                ("you", "", YOU), ("an opponent", "s", ir.Opponent()), ("your opponent", "s", ir.Opponent(w=1)),
            ):  # fmt: skip
                fixed = {"player": player, "w": w}
                g.phrase(category, f"{word} {who} discard{s} a card", ir.PlayerDiscards, each=True, **fixed)
                g.phrase(category, f"{word} {who} discard{s} one or more cards", ir.PlayerDiscards, **fixed)
                numeral = {"player": player, "w": w + 10}
                g.phrase(category, f"{word} {who} discard{s} 1 or more cards", ir.PlayerDiscards, **numeral)
                g.phrase(
                    category, f"{word} {who} discard{s} at least 1 card", ir.PlayerDiscards, player=player, w=w + 12
                )
                g.phrase(category, f"{word} {who} draw{s} a card", ir.PlayerDraws, **fixed)
                whose = "their" if s else "your"
                g.phrase(category, f"{word} {who} shuffle{s} {whose} deck", sv.Shuffles, **fixed)
                for v, (what, named) in enumerate(
                    (name, f"{article}{name}") for article in ("", "an ", "a ") for name in ("Earth Rite", "Lesson")
                ):
                    g.phrase(
                        category, f"{word} {who} perform{s} {named}", sv.Performs, player=player, what=what, w=w + 2 * v
                    )
                for v, article in enumerate(("a", "an")):
                    such = f"{word} {who} discard{s} {article} {{group:kind_of_card/one}}"
                    g.phrase(category, such, sv.PlayerDiscardsSuch, player=player, w=w + 2 * v)


def _points(g: Grammar, word: str, w: int) -> None:
    """What becomes of the maximum play points."""
    for category in ("event", "plain_event"):
        for u, (verb, falls) in enumerate((("increase", False), ("decrease", True))):
            g.phrase(
                category,
                f"{word} you {verb} your maximum play points",
                sv.MaxPointsChange,
                player=YOU,
                down=falls,
                w=w + 30 + 2 * u,
            )
        for v, (whose, player) in enumerate(
            (("your", YOU), ("each opponent's", ir.Opponent()), ("your opponent's", ir.Opponent(w=1)))
        ):
            most = f"{word} {whose} maximum play points"
            for u, (up, down) in enumerate((("increase", "decrease"), ("are increased", "are decreased"))):
                g.phrase(category, f"{most} {up}", sv.MaxPointsChange, player=player, w=w + 2 * u)
                g.phrase(category, f"{most} {down}", sv.MaxPointsChange, player=player, down=True, w=w + 2 * u)
            for u, verb in enumerate(
                ("reach {reach:integer}", "become {reach:integer} or more", "become {reach:integer}")
            ):
                if v == 0:
                    g.phrase(category, f"{most} {verb}", sv.MaxPointsChange, player=player, w=w + 2 * u + 4)


def _kinds(g: Grammar) -> None:
    # more than "a card": a type, or something in front of it
    k = "kind_of_card"
    g.phrase(k, "{adjectives:adjectives} {noun:card_noun/same} {qualifiers?:qualifiers/same}", ir.Group)
    g.phrase(k, "{noun:type_noun/same} {qualifiers?:qualifiers/same}", ir.Group)
    g.phrase(k, "{noun:either_noun/same} {qualifiers?:qualifiers/same}", ir.Group)
    g.phrase(k, "card {qualifiers:qualifiers/same}", ir.Group, noun=ir.IsCard())


def _plays(g: Grammar, word: str, w: int) -> None:
    """Somebody plays a card."""
    for category in ("event", "plain_event"):
        for who, s, player in (
            ("you", "", YOU), ("an opponent", "s", ir.Opponent()), ("your opponent", "s", ir.Opponent(w=1)),
        ):  # fmt: skip
            for v, article in enumerate(("a", "an")):
                for group in ("{group:group/one}", "{group:apart_group}"):
                    words = f"{word} {who} play{s} {article} {group}"
                    g.phrase(category, words, ir.PlayerCasts, player=player, w=w + 2 * v)
        another = f"{word} you play another {{group:another_group/one}}"
        g.phrase(category, another, ir.PlayerCasts, player=YOU, w=w)
        for v, end in enumerate(("each turn", "of the turn", "this turn", "in a turn")):
            for u, number in enumerate(("ordinal", "ordinal_word")):
                nth = f"{{nth:{number}}} {{group:group/one}} {end}"
                fixed = {"w": w + 2 * v + 10 + 10 * u}
                g.phrase(category, f"{word} you play your {nth}", ir.PlayerCasts, player=YOU, **fixed)
                for foe, player in (("an opponent", ir.Opponent()), ("your opponent", ir.Opponent(w=1))):
                    g.phrase(category, f"{word} {foe} plays their {nth}", ir.PlayerCasts, player=player, **fixed)
