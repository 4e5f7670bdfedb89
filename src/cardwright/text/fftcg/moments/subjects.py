"""Whole triggers: a card and what happens to it, several at once, the first time in a turn."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.common import CHOSEN_BEARER, NTH, PLAYERS_WITH_VERBS
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar

# whence the opponent plays a card onto the field
THEIR_WAYS = (
    ("from the Break Zone", "break_zone"),
    ("from their Break Zone", "their_break_zone"),
    ("from their hand", "their_hand"),
    ("due to an ability", "ability"),
    ("due to a Summon or an ability", "summon_or_ability"),
)


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _subjects(g)
    _events(g)
    _damaged(g)
    _several(g)
    _two_in_one(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _subjects_more(g)
    _dealing(g)
    _events_more(g)
    _from_where(g)
    _damaged_more(g)
    _several_more(g)
    _two_in_one_more(g)


def _subjects(g: Grammar) -> None:
    g.alias("subject", "source")
    g.phrase("article_subject", "a {group:group/one}", ir.OneSubject)
    g.phrase("article_subject", "an {group:group/one}", ir.OneSubject, w=1)
    g.phrase("article_subject", "another {group:another_group}", ir.OneSubject, w=5)
    g.alias("one_subject", "article_subject")
    g.alias("subject", "article_subject")
    g.phrase("subject", "it", ir.Pronoun, form="it")
    # "a Job Monk or Card Name Monk" is one group, "a Job Monk or a Card Name Monk" and "Hild or Card Name Monk" are two subjects
    g.alias("source_or_article", "source")
    g.alias("source_or_article", "article_subject")
    g.list("subject", "source_or_article", ", ", " or ", cls=ir.SubjectAny, field="items", min=2)
    g.list("subject", "source_or_article", ", ", ", or ", cls=ir.SubjectAny, field="items", min=3, w=6)
    g.alias("source_or_name", "source")
    g.phrase("source_or_name", "{group:name_group}", ir.OneSubject, w=3)
    # "Hild or Card Name Olga you control": whose the other is
    g.phrase("name_and_whose", "{group:owned_name}", ir.OneSubject, w=3)
    g.phrase("owned_name", "{noun:name_noun_one} {qualifiers:qualifiers}", ir.Group)
    g.pair("itself_or_name", "source", "name_and_whose", " or ")
    g.phrase("subject", "{items:itself_or_name}", ir.SubjectAny, w=2)
    g.list("subject", "source_or_name", ", ", " or ", cls=ir.SubjectAny, field="items", min=2, w=1)
    g.phrase("subject", "{count:number} or more {group:group/many}", ir.CountedSubject)
    # one card, 2 phrases: a name without its article; kinds of abilities
    g.phrase("one_subject", "{group:named_group}", ir.OneSubject, w=3)
    # "Card Name Ann or Card Name Bob attacks" is said of two subjects, "Card Name Ann or Card Name Bob you control" of a group
    g.phrase("subject", "{group:named_subject}", ir.OneSubject, w=3)
    # one card: a name without its article
    g.phrase("named_subject", "{noun:name_noun_one} {qualifiers?:qualifiers}", ir.Group)
    g.phrase("named_subject", "{noun:several_names} {qualifiers:qualifiers}", ir.Group)
    g.list("several_names", "name_noun_one", ", ", " or ", cls=ir.AnyTrait, field="options", min=2)
    # one card: "an opponent's", where others print "opponent controls"
    g.phrase("article_subject", "an opponent's {group:group/one}", ir.OneSubject, w=40)
    # the card itself, as a card of which something holds
    itself = ir.Without(ir.OtherThan(ir.SelfRef()))
    party = ir.Group(ir.IsCharacter(), qualifiers=(itself, ir.InAParty()))
    g.phrase("article_subject", "{_:self} forming a party", ir.OneSubject, group=party, w=20)
    # "one of your Fire Backups", "your opponent's Forward": see `_owned_subject` in shape.py
    g.phrase("article_subject", "one of your {group:group/many}", ir.OneSubject, w=36)
    # one card: any group
    g.phrase("article_subject", "your opponent's {group:group/one}", ir.OneSubject, w=37)


def _events(g: Grammar) -> None:
    g.list("happenings", "happening", ", ", " or ")
    g.phrase("event", "when {condition:standing_state}", ir.StateHolds)
    g.phrase("event", "whenever {condition:standing_state}", ir.StateHolds, w=1)
    empty = {"count": ir.Num(0), "compare": "="}
    g.phrase("standing_state", "you have no cards in your hand", ir.HandSizeIs, player=ir.You(), **empty)
    for w, owner in enumerate(("their", "his/her")):
        words = f"your opponent has no cards in {owner} hand"
        g.phrase("standing_state", words, ir.HandSizeIs, player=ir.Opponent(), w=w, **empty)
    g.phrase("event", "when a {counter:counter} Counter is removed from {card:source}", ir.CounterRemoved)
    g.phrase("event", "when {subject:subject} is priming", ir.Primes)
    # "When active Sniper becomes dull": only an active card can become dull
    g.phrase("event", "when active {subject:source} becomes dull", ir.CardEvent, happenings=(ir.BecomesDull(),), w=3)
    # one card: likewise, the other way round
    g.phrase("event", "when dull {subject:source} becomes active", ir.CardEvent, happenings=(ir.BecomesActive(),), w=3)
    g.sequence("one_happening", "happening", max=1)
    g.phrase("event", "when {subject:subject} {happenings:happenings/subject}", ir.CardEvent)
    g.list("happenings_oxford", "happening", ", ", ", or ", min=3)
    g.phrase("event", "when {subject:subject} {happenings:happenings_oxford/subject}", ir.CardEvent, w=61)
    # one card: "each time" for "when"
    g.phrase("event", "each time {subject:subject} {happenings:happenings/subject}", ir.CardEvent, w=2)
    # the number says so by itself
    text = "when {subject:counted_subject} {happenings:happenings/subject} at the same time"
    g.phrase("event", text, ir.CardEvent, w=60)
    g.phrase("counted_subject", "{count:number} or more {group:group/many}", ir.CountedSubject)
    g.phrase("turn_event", "when {subject:one_pronoun} {happenings:happenings/one} this turn", ir.CardEvent)
    g.phrase("event", "whenever {subject:subject} {happenings:happenings/subject}", ir.CardEvent, w=1)
    # one card: the other player is the subject, not the card
    g.phrase(
        "event",
        "when your opponent plays {subject:one_subject} onto the field other than from their hand",
        ir.CardEvent,
        happenings=(ir.EntersField(ir.Opponent(), by="not_their_hand", w=1),),
        w=4,
    )
    # one card: blocked or chosen, in one sentence
    g.phrase("event", "when {subject:subject} {happenings:two_fates}", ir.CardEvent, w=30)
    # Priming: the card that was primed into
    primes = "when {name:card_of_name} primes into {_:self}"
    g.phrase("event", primes, ir.PrimesInto)
    g.proper("card_of_name", "Card Name", stop=("primes",))
    # only active cards become dull: "an active Forward" says nothing more, whatever it was before
    for status, happenings, w in (("active", "dulled_by", 38), ("dull", "activated_by", 39)):
        article = "an" if status == "active" else "a"
        # one card, 4 phrases: a card that was active or dull before
        g.phrase(f"{status}_subject", f"{article} {status} {{group:group/one}}", ir.OneSubject, w=w)
        g.sequence(f"only_{happenings}", happenings, max=1)
        words = f"when {{subject:{status}_subject}} {{happenings:only_{happenings}}}"
        g.phrase("event", words, ir.CardEvent, w=33)


def _damaged(g: Grammar) -> None:
    g.phrase(
        "event",
        "when the Forward that took damage from {by:source} is put from the field into the Break Zone on the same turn",
        ir.DamagedCardEvent,
        group=ir.Group(ir.TypeIs(("Forward",))),
        w=2,
    )
    g.phrase("damaged_group", "{noun:type_noun/one} {qualifiers?:qualifiers}", ir.Group)
    g.phrase(
        "event",
        "when a {group:damaged_group} damaged by {by:source} is put from the field into the Break Zone on the same turn",
        ir.DamagedCardEvent,
    )
    g.phrase(
        "event",
        "when the {group:damaged_group} damaged by {by:source} is put from the field into the Break Zone on the same turn",
        ir.DamagedCardEvent,
        w=1,
    )
    # one card: two events of different cards in one sentence
    g.phrase("damage_or_break", "when {subject:source} {happenings:one_happening/one}", ir.CardEvent)
    put = "is put from the field into the Break Zone during the same turn"
    words = f"when the {{group:damaged_group}} damaged by {{by:source}} {put}"
    # one card, 2 phrases: the event of a damaged card, alone and behind another
    g.phrase("damage_or_break", words, ir.DamagedCardEvent, w=3)
    g.phrase("event", words, ir.DamagedCardEvent, w=3)


def _several(g: Grammar) -> None:
    """What happens for the first time in a turn, and triggers of two parts."""
    g.phrase("event", "during each turn, {event:first_event} for the first time in that turn", ir.FirstInTurn)
    g.phrase("first_event", "when {subject:source} {happenings:one_happening/one}", ir.CardEvent)
    # one card: first in a turn; what else can be first is in the tables
    g.phrase("first_event", "when your opponent casts a {group:group/one}", ir.PlayerCasts, player=ir.Opponent())
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
    g.list("event", "event_part", " or ", cls=ir.AnyEvent, field="events", min=2, max=2)
    # one card: any event may happen inside a phase
    g.phrase("event_inside", "when {subject:subject} {happenings:happenings/subject}", ir.CardEvent)


def _two_in_one(g: Grammar) -> None:
    """Two events in one sentence, and what a card was primed into."""
    # "is blocked or chosen by your opponent's ability"
    chosen = "chosen by your opponent's "
    # one card: a Summon, an ability or both
    for kinds, words in (
        (("summon",), "Summon"),
        (("ability",), "ability"),
        (("summon", "ability"), "Summons or abilities"),
    ):
        g.phrase("blocked_or_chosen", chosen + words, ir.IsChosen, by=ir.Opponent(), kinds=kinds, w=9)
    # one card, 3 phrases: blocked or chosen, in one sentence
    g.phrase("blocked_or_chosen", "is blocked", ir.IsBlocked, w=1)
    g.list("two_fates", "blocked_or_chosen", " or ", min=2, max=2)
    # two events behind one "when", or behind two
    # one card each, 5 phrases: two events of different cards in one sentence
    g.phrase("event", "when {events:two_events}", ir.AnyEvent, w=2)
    g.list("two_events", "bare_event", " or ", min=2, max=2)
    g.phrase("bare_event", "{subject:subject} {happenings:one_happening/subject}", ir.CardEvent, w=31)
    g.list("event", "damage_or_break", ", or ", cls=ir.AnyEvent, field="events", min=2, max=2, w=1)
    # Priming: the card that was primed into
    primes = "when {name:card_of_name} primes into {_:self}"
    g.phrase("event_part", primes, ir.PrimesInto)
    g.phrase("event", "when {name:card_name} primes into {_:self}", ir.PrimesInto, w=1)
    # one card: likewise, behind "When Olga enters the field or"
    g.phrase("bare_event", primes.removeprefix("when "), ir.PrimesInto)


def _subjects_more(g: Filled) -> None:
    # "When your Summon deals damage to a Forward, ...", "When Hild or your Lightning Summon deals ..."
    for category in ("subject", "source_or_article"):
        g.phrase(category, "your {group:kind_of_summon}", ir.OneSubject, w=38)
    summons = {"noun": ir.TypeIs(("Summon",)), "qualifiers": (ir.ControlledBy(ir.You(), w=6),)}
    g.phrase("kind_of_summon", "{adjectives?:adjectives} Summon", ir.Group, **summons)
    g.phrase("article_subject", "one of your opponent's {group:group/many}", ir.OneSubject, w=41)
    # "Card Name Olga or a Job Mech": "a Job Mech or Card Name Olga" is one group
    g.phrase("bare_name", "{group:name_group}", ir.OneSubject, w=3)
    g.pair("name_and_article", "bare_name", "article_subject", " or ")
    g.phrase("subject", "{items:name_and_article}", ir.SubjectAny, w=43)
    # "the Card Name Olga you control"
    g.phrase("article_subject", "the {group:named_owned}", ir.OneSubject, w=42)
    g.phrase("named_owned", "{noun:name_noun_one} {qualifiers:qualifiers}", ir.Group)
    # "the Backup Card Name Olga"
    # one card, 2 phrases: a name behind its type
    for name in ("Forward", "Backup", "Monster"):
        key = f"named_{name.lower()}"
        cls = {"adjectives": (ir.TypeIs((name,)),)}
        g.phrase("article_subject", f"the {name} {{group:{key}}}", ir.OneSubject, w=2)
        g.phrase(key, "{noun:name_noun_one}", ir.Group, **cls)
        g.phrase(key, "{noun:name_noun_one} {qualifiers:one_qualifier}", ir.Group, **cls)


def _dealing(g: Filled) -> None:
    """Cards on the field, of which damage comes: that of a Summon has words of its own."""
    for name in ("Forward", "Backup", "Monster"):
        g.phrase("striking_type", f"<{name}/{name}s>", ir.TypeIs, types=(name,))
    g.phrase("striking_type", "<Character/Characters>", ir.IsCharacter)
    one = "{adjectives?:adjectives} {noun:striking_type/same} {qualifiers?:qualifiers}"
    g.phrase("striking_group", one, ir.Group)
    g.phrase("striking_group", "{adjectives?:plain_adjectives} {noun:trait_noun} {qualifiers?:qualifiers}", ir.Group)
    for words, w in (("a", 0), ("an", 1), ("an opponent's", 40), ("your opponent's", 37)):
        g.phrase("striking_card", f"{words} {{group:striking_group/one}}", ir.OneSubject, w=w)
    for words, w in (("one of your", 36), ("one of your opponent's", 41)):
        g.phrase("striking_card", f"{words} {{group:striking_group/many}}", ir.OneSubject, w=w)
    g.phrase("striking_card", "another {group:another_group}", ir.OneSubject, w=5)
    g.phrase("striking_card", "{group:named_group}", ir.OneSubject, w=3)


def _events_more(g: Filled) -> None:
    """A card and what happens to it: played, dulled, activated."""
    # "When you receive damage from a Forward": as "when a Forward deals damage to you"
    for player, who, s in ((ir.You(), "you", ""), (ir.Opponent(), "your opponent", "s")):
        dealt = (ir.DealsDamageToPlayer(player, w=571),)
        for w, damage in enumerate(("damage", "a point of damage"), 50):
            text = f"when {who} receive{s} {damage} from {{subject:striking_card}}"
            g.phrase("event", text, ir.CardEvent, happenings=dealt, w=w)
    # "If it is put from the field into the Break Zone this turn, draw 1 card.": whenever that comes
    words = "if {subject:one_pronoun} {happenings:happenings/one} this turn"
    g.phrase("turn_event", words, ir.CardEvent, w=70)
    g.phrase("event", "when {subject:subject} primes", ir.Primes, w=570)
    for w, words in enumerate((" onto the field", " onto their field", ""), 5):
        enters = (ir.EntersField(ir.Opponent(), w=2),)
        text = f"when your opponent plays {{subject:one_subject}}{words}"
        g.phrase("event", text, ir.CardEvent, happenings=enters, w=w)
    for w, (words, by) in enumerate(
        (
            ("a Summon or an ability", "summon_or_ability"),
            ("Summons or abilities", "summon_or_ability"),
            ("an ability", "ability"),
        )
    ):
        enters = (ir.EntersField(ir.Opponent(), by=by, w=700 + w),)
        text = f"when your opponent plays {{subject:one_subject}} onto the field due to {words}"
        g.phrase("event", text, ir.CardEvent, happenings=enters, w=700)
    # without an adjective, which would speak of the card as it was before ("an active Forward" have phrases of their own)
    g.phrase("event", "when {subject:plain_subject} {happenings:dull_by_yours}", ir.CardEvent, w=300)
    g.list("dull_by_yours", "dulled_by_yours", ", ", max=1)
    g.phrase("plain_subject", "a {group:plain_kind}", ir.OneSubject, w=300)
    g.phrase("plain_kind", "{noun:type_noun/one} {qualifiers?:qualifiers}", ir.Group)
    g.sequence("only_activating", "activating", max=1)
    for w, article in enumerate(("a", "an"), 70):
        g.phrase("activated_card", f"{article} {{group:any_status}}", ir.OneSubject, w=w)
    g.alias("activated_card", "source")
    g.phrase("any_status", "{adjectives?:no_status} {noun:type_noun/one} {qualifiers?:qualifiers}", ir.Group)
    g.phrase("any_status", "{noun:trait_noun} {qualifiers?:qualifiers}", ir.Group)
    g.sequence("no_status", "no_status_word")
    g.alias("no_status_word", "any_trait")
    g.alias("no_status_word", "element_filter")
    g.phrase("event", "when {subject:activated_card} {happenings:only_activating}", ir.CardEvent, w=70)


def _from_where(g: Filled) -> None:
    """What is played onto the field from somewhere or by something, and what comes to a hand undrawn."""
    # the opponent's are elsewhere
    for w, (words, by) in enumerate(
        (
            ("", ""),
            (" other than from your hand", "not_hand"),
            (" from your hand", "your_hand"),
            (" from the Break Zone", "break_zone"),
            (" from your Break Zone", "your_break_zone"),
            (" due to an ability", "ability"),
            (" due to a Summon or an ability", "summon_or_ability"),
        )
    ):
        text = f"when you play {{subject:one_subject}} onto the field{words}"
        enters = (ir.EntersField(ir.You(), by=by, w=600 + w),)
        g.phrase("event", text, ir.CardEvent, happenings=enters, w=600)
    full = "{count:many_number} or more {counter:counter} Counters are placed on {card:source}"
    g.phrase("standing_state", full, ir.CountersAre, compare=">=", w=600)
    theirs = ir.EntersField(ir.Opponent(), by="not_their_hand", w=500 + 3)
    for w, words in enumerate(
        ("from outside their hand", "other than from their hand", "from anywhere other than their hand",
         "other than from his/her hand"), 500
    ):  # fmt: skip
        for subject in ("article_subject",):
            for v, onto in enumerate(("", " onto the field", " onto their field")):
                text = f"when your opponent plays {{subject:{subject}}}{onto} {words}"
                g.phrase("event", text, ir.CardEvent, happenings=(theirs,), w=w + 10 * v)
    # "When your opponent plays a Character onto the field from the Break Zone"
    for w, (words, by) in enumerate(THEIR_WAYS, 540):
        enters = (ir.EntersField(ir.Opponent(), by=by, w=w),)
        text = f"when your opponent plays {{subject:article_subject}} onto the field {words}"
        g.phrase("event", text, ir.CardEvent, happenings=enters, w=w)
    people: tuple[tuple[ir.Player, str, str, str], ...] = (
        (ir.You(), "you", "", "your"),
        (ir.Opponent(), "your opponent", "s", "their"),
    )
    any_card = ir.OneSubject(ir.Group(ir.IsCard()))
    for player, who, s, their in people:
        for w, words in enumerate(
            ("other than by drawing", "other than by drawing a card", "other than by drawing it"), 500
        ):
            added = (ir.AddedToHand("anywhere", whose=player, w=w),)
            text = f"when {who} add{s} a card to {their} hand {words}"
            g.phrase("event", text, ir.CardEvent, subject=any_card, happenings=added, w=500)


def _damaged_more(g: Filled) -> None:
    g.phrase("damaged_group", "{adjectives:adjectives} {noun:type_noun/one} {qualifiers?:qualifiers}", ir.Group)
    g.phrase("damaged_group", "{adjectives?:plain_adjectives} {noun:trait_noun} {qualifiers?:qualifiers}", ir.Group)
    # "When a Forward that was dealt damage by Hild this turn is put ..."
    for w, (article, dealt) in enumerate(
        product(
            ("a", "the"), ("damaged by", "dealt damage by", "that was dealt damage by", "that received damage from")
        ),
        600,
    ):
        head = f"when {article} {{group:damaged_group}} {dealt} {{by:source}} "
        put = "is put from the field into the Break Zone"
        for v, words in enumerate((f"{put} on the same turn", f"{put} during the same turn", f"this turn {put}")):
            if dealt != "damaged by" or v != 0:  # that is said above
                g.phrase("event", head + words, ir.DamagedCardEvent, w=w + 10 * v)
    _on_the_turn_of_its_damage(g)
    # "When you cast a Summon or a Monster enters your field", "When Hild attacks, or when you cast a Summon"
    casts = "you cast a {group:group/one}"
    g.phrase("damage_or_break", "when " + casts, ir.PlayerCasts, player=ir.You(), w=600)
    text = "when {subject:one_subject} {happenings:one_happening/one}"
    g.phrase("damage_or_break", text, ir.CardEvent, w=600)


def _on_the_turn_of_its_damage(g: Filled) -> None:
    # "... on the same turn that Hild has dealt it damage"; in an ability that was given to a chosen Forward, "the chosen Forward"
    g.alias("damaging", "source")
    g.phrase("damaging", "the chosen Forward", ir.SelfRef, w=CHOSEN_BEARER)
    put = "when a {group:damaged_group} is put from the field into the Break Zone"
    for w, when in enumerate(
        ("on the same turn that", "on the same turn", "during the same turn that", "on the turn that"), 700
    ):
        for v, dealt in enumerate(("has dealt it damage", "dealt it damage", "dealt damage to it")):
            text = f"{put} {when} {{by:damaging}} {dealt}"
            g.phrase("event", text, ir.DamagedCardEvent, w=w + 10 * v)


def _several_more(g: Filled) -> None:
    """What happens for the first or second time in a turn."""
    you = ir.You()
    for w, article in enumerate(("a", "an"), 70):
        g.phrase("first_event", f"when you cast {article} {{group:group/one}}", ir.PlayerCasts, player=you, w=w)
    g.phrase("first_event", "when {subject:article_subject} {happenings:one_happening/one}", ir.CardEvent, w=70)
    for w, turn in enumerate(("in a turn", "each turn", "during each turn", "this turn", "during a turn"), 70):
        g.phrase("event", f"{{event:first_event}} for the first time {turn}", ir.FirstInTurn, w=w)
    spans = (
        "in a turn",
        "each turn",
        "during each turn",
        "this turn",
        "during a turn",
        "in the same turn",
        "in one turn",
    )
    for w, turn in enumerate(spans, 70):
        for nth, word in enumerate(NTH[1:4], 2):
            for v, times in enumerate((f"for the {word} time", f"a {word} time")):
                text = f"{{event:first_event}} {times} {turn}"
                g.phrase("event", text, ir.FirstInTurn, nth=nth, w=w + 10 * v)
    # "During each of your turns, when Hild attacks for the first time in that turn"
    g.phrase("event_inside", "{event:first_event} for the first time in that turn", ir.FirstInTurn, w=5000)
    for player, who, s, _has, _hasnt, _their in PLAYERS_WITH_VERBS:
        for kind, words in (("special", "a special ability"), ("action", "an action ability")):
            text = f"when {who} use{s} {words}"
            g.phrase("first_event", text, ir.PlayerUsesAbility, player=player, kind=kind, w=5000)
        g.phrase("first_event", f"when {who} gain{s} 《C》", ir.PlayerGainsCrystal, player=player)
        for nth, word in enumerate(NTH[:6], 1):
            they_have = "you've" if who == "you" else "they've"
            text = f"during each turn, when {who} draw{s} the {word} card {they_have} drawn"
            g.phrase("event", text, ir.FirstInTurn, event=ir.PlayerDraws(player), nth=nth, w=5000)
        for w, article in enumerate(("a", "an"), 70):
            text = f"when {who} cast{s} {article} {{group:group/one}}"
            g.phrase("event_inside", text, ir.PlayerCasts, player=player, w=w)


def _two_in_one_more(g: Filled) -> None:
    """Triggers of two parts, and two events in one sentence."""
    you = ir.You()
    parts: tuple[tuple[str, type[ir.Event], dict[str, object]], ...] = (
        ("at the beginning of your Main Phase 1", ir.BeginningOf, {"phase": "main_1", "whose": you}),
        ("at the beginning of your Main Phase 2", ir.BeginningOf, {"phase": "main_2", "whose": you}),
        (
            "at the beginning of Main Phase 2 during each of your turns",
            ir.BeginningOf,
            {"phase": "main_2", "whose": you, "w": 1},
        ),
        ("at the beginning of your Attack Phase", ir.BeginningOf, {"phase": "attack", "whose": you}),
        ("at the end of your turn", ir.EndOf, {"phase": "turn", "whose": you}),
        ("at the end of each of your opponent's turns", ir.EndOf, {"phase": "turn", "whose": ir.Opponent()}),
    )
    for words, event, fixed in parts:
        w = fixed.pop("w", 0)
        assert isinstance(w, int)
        g.phrase("event_part", words, event, w=3000 + w, **fixed)
    g.list("event", "event_part", " and ", cls=ir.AnyEvent, field="events", min=2, max=2, w=3000)
    # "When you cast a Summon or a Monster enters your field", "When Hild attacks, or when you cast a Summon"
    casts = "you cast a {group:group/one}"
    g.phrase("bare_event", casts, ir.PlayerCasts, player=ir.You(), w=600)
    for verb, happening in (("is dealt damage", ir.IsDealtDamage), ("blocks", ir.Blocks), ("attacks", ir.Attacks)):
        g.phrase("blocked_or_chosen", verb, happening, w=600)
    for player, who, s in (
        (ir.You(), "you", ""),
        (ir.Opponent(), "your opponent", "s"),
        (ir.EachPlayer(), "either player", "s"),
    ):
        receives = f"when {who} receive{s} 1 or more points of damage"
        g.phrase("event", receives, ir.PlayerReceivesDamage, player=player, at_once=True)
        g.phrase("first_event", f"when {who} draw{s} a card", ir.PlayerDraws, player=player)
        g.phrase("first_event", f"when {who} receive{s} damage", ir.PlayerReceivesDamage, player=player, w=400)
