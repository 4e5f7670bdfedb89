"""More of what abilities wait for: cards that come back to the hand, zones that become full, defense that falls so far, either player's cards."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.sve.triggers import plural

YOU = ir.You()
WORDS = ("whenever", "when")
ASKED_IT = 95  # `CardEvent.w` of "whenever it attacks", behind a question about the card itself
CATEGORIES = ("event", "plain_event")


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _to_the_hand(g)
    _from_there(g)
    _from_elsewhere(g)
    _say(g, "is buried", sv.IsBuried)
    _activated(g)
    _from_either(g)
    _met(g)
    _of_zones(g)
    _of_leaders(g)
    _either_player(g)
    _carrots(g)
    _recovered(g)
    _drawn(g)
    _asked_first(g)


def _say(g: Grammar, words: str, happening: type[ir.Event], **fixed: object) -> None:
    g.phrase("happening", words, happening, **fixed)
    g.phrase("happening_many", plural(words), happening, **fixed)


def _to_the_hand(g: Grammar) -> None:
    """From zones other than the field, from where a card is "returned"."""
    for source in ("cemetery", "EX area"):
        there = source.replace(" ", "_").lower()
        for w, verb in enumerate(("added to", "returned to", "put into")):
            _say(g, f"is {verb} your hand from your {source}", sv.IsPutInto, zone=ir.Hand(YOU), source=there, w=w)
        for w, verb in enumerate(("add", "return"), 10):
            name = f"you_{verb}_{there}"
            g.value(name, verb, sv.IsPutInto(ir.Hand(YOU), there, w=w))
            g.sequence(f"by_{name}", name, max=1)
            for v, (word, article) in enumerate((word, article) for word in WORDS for article in ("a", "an")):
                said = f"{word} you {{happenings:by_{name}}} {article} {{subject:done_by_summon}}"
                for category in CATEGORIES:
                    g.phrase(category, f"{said} to your hand from your {source}", ir.CardEvent, by=YOU, w=v + 60)
                    g.phrase(category, f"{said} from your {source} to your hand", ir.CardEvent, by=YOU, w=v + 64)

    for name in ("cemetery", "EX area"):
        there = name.replace(" ", "_").lower()
        by_you = f"you_banish_{there}"
        banishes = sv.IsPutInto(ir.Removed(ir.AnyPlayer()), there, w=10)
        g.value(by_you, "banish", banishes)
        g.sequence(f"by_{by_you}", by_you, max=1)
        for v, (word, article) in enumerate((word, article) for word in WORDS for article in ("a", "an")):
            said = f"{word} you {{happenings:by_{by_you}}} {article} {{subject:done_by_summon}}"
            for category in CATEGORIES:
                g.phrase(category, f"{said} from your {name}", ir.CardEvent, by=YOU, w=v + 60)
                g.phrase(category, f"{said} in your {name}", ir.CardEvent, by=YOU, w=v + 64)


def _from_elsewhere(g: Grammar) -> None:
    """ "Whenever a follower is put onto your field from anywhere other than your hand", played from there or moved."""
    zones = (("hand", ir.Hand), ("EX area", sv.ExArea), ("deck", ir.DeckZone), ("cemetery", sv.Cemetery))
    fields = (("your field", YOU), ("the field", ir.AnyPlayer()))
    for name, zone in zones:
        for w, out in enumerate(("other than", "except"), 10):
            for words, whose in fields:
                entered = f"is put onto {words} from anywhere {out} your {name}"
                _say(g, entered, sv.EntersFrom, whose=whose, source=zone(YOU), elsewhere=True, w=w)


def _from_there(g: Grammar) -> None:
    """Where they are put from, in front of where to; what is banished elsewhere than on the field; what an ability puts onto a field."""
    for w, (words, owner) in enumerate(
        (("a cemetery", ir.AnyPlayer()), ("your cemetery", YOU), ("its owner's cemetery", ir.AnyPlayer()), ("the cemetery", ir.AnyPlayer(w=1)))
    ):  # fmt: skip
        for field, source in (("the field", "field"), ("your field", "your_field")):
            gone = {"zone": sv.Cemetery(owner), "source": source, "w": w // 2 + 20}
            _say(g, f"is put from {field} into {words}", sv.IsPutInto, **gone)
    for name in ("deck", "hand", "EX area"):
        there = name.replace(" ", "_").lower()
        buried = {"zone": sv.Cemetery(YOU), "source": there, "w": 20}
        _say(g, f"is put from your {name} into your cemetery", sv.IsPutInto, **buried)
    for name, there in (("cemetery", "cemetery"), ("hand", "hand"), ("EX area", "ex_area"), ("field", "your_field")):
        for w, verb in enumerate(("banished", "put into the banished zone")):
            _say(g, f"is {verb} from your {name}", sv.IsPutInto, zone=ir.Removed(ir.AnyPlayer()), source=there, w=w)
    for name, source in (("deck", "deck"), ("cemetery", "cemetery"), ("hand", "hand"), ("field", "your_field")):
        _say(g, f"is put into your EX area from your {name}", sv.IsPutInto, zone=sv.ExArea(YOU), source=source)
    for name, zone in (("EX area", sv.ExArea(YOU)), ("cemetery", sv.Cemetery(YOU)), ("hand", ir.Hand(YOU))):
        by_you = f"you_field_{name.replace(' ', '_').lower()}"
        g.value(by_you, "put", sv.EntersFrom(YOU, zone, w=5))
        g.sequence(f"by_{by_you}", by_you, max=1)
        for v, (word, article) in enumerate((word, article) for word in WORDS for article in ("a", "an")):
            said = f"{word} you {{happenings:by_{by_you}}} {article} {{subject:done_by_summon}} onto your field"
            for category in CATEGORIES:
                g.phrase(category, f"{said} from your {name}", ir.CardEvent, by=YOU, w=v + 60)
    # no card for these: as cards speak of leaving the field
    for words, zone in (
        ("your EX area", sv.ExArea(YOU)), ("an opponent's EX area", sv.ExArea(ir.Opponent())), ("an EX area", sv.ExArea(ir.AnyPlayer())),
        ("your opponent's EX area", sv.ExArea(ir.Opponent(w=1))), ("your cemetery", sv.Cemetery(YOU)),
    ):  # fmt: skip
        _say(g, f"leaves {words}", sv.LeavesZone, zone=zone)
    for w, by in enumerate(("by an ability", "by abilities"), 5):
        for words, whose in (("your field", YOU), ("the field", ir.AnyPlayer())):
            _say(g, f"is put onto {words} {by}", ir.EntersField, whose=whose, by="summon_or_ability", w=w)


def _activated(g: Grammar) -> None:
    """ "Whenever you activate the [act] ability of an amulet": as it is played (10.6.2.7)."""
    # no card for these: as cards speak of spells that are played. Evolve and serve abilities are activated ones, too (10.1.1.1)
    for kind, called in (("action", "[act]"), ("any", "activated")):
        for w, (word, verb) in enumerate((word, verb) for word in WORDS for verb in ("activate", "play", "use")):
            fixed = {"player": YOU, "kind": kind}
            for category in CATEGORIES:
                said = f"{word} you {verb}"
                g.phrase(category, f"{said} an {called} ability", ir.PlayerUsesAbility, w=w, **fixed)
                for v, article in enumerate(("a", "an")):
                    its = f"{said} {article} {{group:group/one}}'s {called} ability"
                    g.phrase(category, its, ir.PlayerUsesAbility, w=40 + 2 * w + v, **fixed)
                for v, (which, article) in enumerate((which, a) for which in ("an", "the") for a in ("a", "an")):
                    of_such = f"{said} {which} {called} ability of {article} {{group:group/one}}"
                    g.phrase(category, of_such, ir.PlayerUsesAbility, w=10 + 4 * w + v, **fixed)


def _from_either(g: Grammar) -> None:
    """ "When this card is put into your cemetery from your hand or deck"."""
    for words, source in (("hand", "hand"), ("deck", "deck"), ("EX area", "ex_area")):
        g.value("put_source", words, sv.IsPutInto(sv.Cemetery(YOU), source, w=20))
    for w, word in enumerate(WORDS):
        for category in CATEGORIES:
            said = f"{word} {{subject:subject}} is put into your cemetery from your {{happenings:put_sources}}"
            g.phrase(category, said, ir.CardEvent, w=w + 20)
    g.list("put_sources", "put_source", ", ", " or ", min=2, max=2)
    g.list("put_sources", "put_source", ", ", ", or ", min=3)


def _met(g: Grammar) -> None:
    """The card that has the ability on the other side, and what did it."""
    _say(g, "attacks {whom:source}", sv.AttacksWhom, w=2)
    for kind in ("", "combat", "attack", "ability"):
        _say(g, f"deals {f'{kind} damage'.strip()} to {{whom:source}}", ir.DealsDamageTo, kind=kind, w=2)
    for w, hurt in enumerate(("takes damage from", "is dealt damage by"), 2):
        _say(g, f"{hurt} {{dealer:source}}", ir.IsDealtDamage, w=w)
    for due, bys in (
        ("opponent", ("an enemy ability", "enemy abilities")),
        ("own", ("one of your abilities", "your abilities")),
        ("ability", ("an ability",)),
    ):
        for w, by in enumerate(bys):
            _say(g, f"is refreshed by {by}", ir.BecomesActive, due_to=due, w=w)


def _of_zones(g: Grammar) -> None:
    for w, word in enumerate(WORDS):
        for category in CATEGORIES:
            for words, zone in (
                ("your field", ir.Field(YOU)), ("your EX area", sv.ExArea(YOU)), ("an enemy field", ir.Field(ir.Opponent(w=3))),
                ("an opponent's field", ir.Field(ir.Opponent())), ("your opponent's field", ir.Field(ir.Opponent(w=1))),
            ):  # fmt: skip
                g.value(category, f"{word} {words} becomes full", sv.BecomesFull(zone, w=w))


def _of_leaders(g: Grammar) -> None:
    """ "When your leader's [defense] becomes 5 or less": as it falls so far."""
    for w, (word, end) in enumerate((word, end) for word in WORDS for end in ("[defense]", "defense")):
        for category in CATEGORIES:
            falls = f"{word} {{subject:leader_possessive}} {end} {{happenings:leader_falls}}"
            g.phrase(category, falls, ir.CardEvent, w=w + 50)
    g.sequence("leader_falls", "leader_falls_to", max=1)
    for w, verb in enumerate(("becomes", "falls to", "drops to", "is reduced to", "is decreased to")):
        g.phrase("leader_falls_to", f"{verb} {{to:digits}} or less", sv.DefenseChanges, down=True, w=w)


def _either_player(g: Grammar) -> None:
    for w, (word, article) in enumerate((word, article) for word in WORDS for article in ("a", "an")):
        for category in CATEGORIES:
            for v, who in enumerate(("a player", "either player")):
                said = f"{word} {who} plays {article} {{group:group/one}}"
                g.phrase(category, said, ir.PlayerCasts, player=ir.AnyPlayer(w=v), w=w + 80)


def _carrots(g: Grammar) -> None:
    """ "When a Carrot is served to this follower": said of the Carrot."""
    g.value("carrot_served", "a Carrot is served", sv.IsServed(w=1))
    g.sequence("served_so", "carrot_served", max=1)
    for w, word in enumerate(WORDS):
        for category in CATEGORIES:
            g.phrase(category, f"{word} {{happenings:served_so}} to {{subject:served_to}}", ir.CardEvent, w=w + 74)


def _recovered(g: Grammar) -> None:
    """ "Whenever you recover play points": of "a play point" it would be open whether two of them are two times."""
    for w, (word, many) in enumerate(
        (word, many) for word in WORDS for many in ("", "one or more ", "1 or more ", "at least 1 ")
    ):
        points = f"{many}play point{'' if many.startswith('at') else 's'}"
        for category in CATEGORIES:
            g.value(category, f"{word} you recover {points}", sv.RecoversPoints(YOU, w=w))
            for foe, player in (("an opponent", ir.Opponent()), ("your opponent", ir.Opponent(w=1))):
                g.value(category, f"{word} {foe} recovers {points}", sv.RecoversPoints(player, w=w))


def _drawn(g: Grammar) -> None:
    """Cards that are drawn otherwise than the rules have it in each start phase (7.2.4)."""
    for who, whose, player in (
        ("you draw", "your", YOU),
        ("an opponent draws", "their", ir.Opponent()),
        ("your opponent draws", "their", ir.Opponent(w=1)),
    ):
        for v, word in enumerate(WORDS):
            draws = f"{word} {who} a card"
            for category in CATEGORIES:
                for w, out in enumerate(("outside of", "outside", "other than during", "except during"), 10):
                    elsewhere = ir.PlayerDraws(player, outside=True, w=2 * w + v)
                    g.value(category, f"{draws} {out} {whose} start phase", elsewhere)
                for w, by in enumerate(("by an ability", "with an ability", "due to an ability"), 20):
                    g.value(category, f"{draws} {by}", ir.PlayerDraws(player, due_to="ability", w=2 * w + v))


def _asked_first(g: Grammar) -> None:
    """ "If Sanguine is active for you, whenever this follower attacks, ...": asked as that happens (10.7.2), not as the ability resolves."""
    for waits, event in (("asked_event", "plain_event"), ("asked_phase", "phase_event")):
        for w, word in enumerate(("if", "while")):
            said = f"{word} {{condition:asked_first}}, {{event:{event}}}"
            g.phrase(waits, said, ir.EventWhile, w=w)
    # "while this follower is evolved, whenever it attacks, ...": see bind.py
    for w, when in enumerate(WORDS, ASKED_IT):
        g.phrase("it_waits", f"{when} it {{happenings:happenings}}", ir.CardEvent, subject=ir.SelfRef(w=9), w=w)
    for w, asks in enumerate(("if", "while"), 3):
        g.phrase("asked_event", f"{asks} {{condition:asked_first}}, {{event:it_waits}}", ir.EventWhile, w=w)
    g.phrase("asked_event", "{event:plain_event} while {condition:asked_first}", ir.EventWhile, w=2)
    g.alias("event", "asked_event")
    g.alias("asked_or_not", "asked_event")
    # one card: any event in a player's turn
    g.alias("asked_or_not", "plain_event")
