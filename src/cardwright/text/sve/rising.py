"""What automatic abilities wait for: attack and defense that rise or fall (5.26), and words of the classes that become active."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar

YOU = ir.You()


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _measures(g)
    _stats(g)
    for w, word in enumerate(("whenever", "when")):
        for active in ("Overflow", "Sanguine"):
            for category in ("event", "plain_event"):
                g.value(category, f"{word} {active} becomes active for you", sv.WordActivates(active, w=w))


def _measures(g: Grammar) -> None:
    # "whenever your leader's [defense] is increased": the leader stands in the genitive
    for w, (word, end) in enumerate((word, end) for word in ("whenever", "when") for end in ("[defense]", "defense")):
        words = f"{word} {{subject:leader_possessive}} {end} is {{happenings:leader_changes}}"
        for category in ("event", "plain_event"):
            g.phrase(category, words, ir.CardEvent, w=w + 10)
        active = f"{word} {{subject:leader_possessive}} {end} {{happenings:leader_goes}}"
        for category in ("event", "plain_event"):
            g.phrase(category, active, ir.CardEvent, w=w + 14)
    g.sequence("leader_goes", "leader_goes_one", max=1)
    for w, (word, end) in enumerate((word, end) for word in ("whenever", "when") for end in ("[defense]", "defense")):
        for category in ("event", "plain_event"):
            for subject in ("leader", "one_enemy_leader"):
                gets = f"{word} {{subject:{subject}}} {{happenings:leader_gets}} {end}"
                g.phrase(category, gets, ir.CardEvent, w=w + 30)
    # "whenever you give your leader [defense]"
    for v, verb in enumerate(("give", "increase")):
        given = f"you_{verb}_defense"
        g.value(given, verb, sv.DefenseChanges(w=v + 10))
        g.sequence(f"by_{given}", given, max=1)
        for w, (word, end) in enumerate(
            (word, end) for word in ("whenever", "when") for end in ("[defense]", "defense")
        ):
            whose = f"{{subject:leader}} {end}" if verb == "give" else f"{{subject:leader_possessive}} {end}"
            for category in ("event", "plain_event"):
                words = f"{word} you {{happenings:by_{given}}} {whose}"
                g.phrase(category, words, ir.CardEvent, by=YOU, w=w + 40 + 4 * v)
    g.value("one_enemy_leader", "an enemy leader", sv.LeaderOf(ir.Opponent(), w=2))
    g.sequence("leader_gets", "leader_gets_one", max=1)
    g.phrase("leader_gets_one", "gains", sv.DefenseChanges)
    g.phrase("leader_gets_one", "recovers", sv.DefenseChanges, w=5)
    g.phrase("leader_gets_one", "loses", sv.DefenseChanges, down=True)
    g.phrase("leader_goes_one", "increases", sv.DefenseChanges)
    g.phrase("leader_goes_one", "decreases", sv.DefenseChanges, down=True)
    g.sequence("leader_changes", "leader_change", max=1)
    g.phrase("leader_change", "increased", sv.DefenseChanges)
    for w, verb in enumerate(("decreased", "reduced")):
        g.phrase("leader_change", verb, sv.DefenseChanges, down=True, w=w)


def _stats(g: Grammar) -> None:
    """ "Whenever this follower's [attack] increases", "whenever the [defense] of a follower on your field is reduced"."""
    for u, (done, down) in enumerate(
        (
            ("increases", False),
            ("is increased", False),
            ("decreases", True),
            ("is decreased", True),
            ("is reduced", True),
        )
    ):
        for stat in ("attack", "defense"):
            g.value(f"{stat}_goes_one", done, sv.StatChanges(stat, down, w=u))
    for words, node in (("this follower's", ir.SelfRef()), ("this card's", ir.SelfRef(w=1))):
        g.value("stat_owner", words, node)
    g.alias("owner_of_stat", "source")
    g.alias("owner_of_stat", "one_subject")
    for stat in ("attack", "defense"):
        goes = f"{stat}_goes"
        g.sequence(goes, f"{goes}_one", max=1)
        for w, (word, end) in enumerate((word, end) for word in ("whenever", "when") for end in (f"[{stat}]", stat)):
            for category in ("event", "plain_event"):
                whose = f"{word} {{subject:stat_owner}} {end} {{happenings:{goes}}}"
                g.phrase(category, whose, ir.CardEvent, w=w + 80)
                of = f"{word} the {end} of {{subject:owner_of_stat}} {{happenings:{goes}}}"
                g.phrase(category, of, ir.CardEvent, w=w + 84)
