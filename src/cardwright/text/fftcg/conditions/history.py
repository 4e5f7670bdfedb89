"""What has happened this turn or before, and what has not."""

from cardwright.text import ir
from cardwright.text.fftcg.common import CAST_IN_TURN, FIELDS, HAPPENED_PEOPLE, PEOPLE, PLAYERS_WITH_VERBS
from cardwright.text.fftcg.filled import Filled
from cardwright.text.fftcg.moments.moves import CAUSES
from cardwright.text.grammar import Grammar

# how a card enters the field: the word of the tree, and the words of the text
WAYS = (
    ("warp", "due to Warp"),
    ("your_cast", "due to your cast"),
    ("ability", "due to an ability"),
    ("summon_or_ability", "due to a Summon or an ability"),
    ("your_effects", "due to your Summons or abilities"),
    ("opponent_effects", "due to your opponent's Summons or abilities"),
    ("own_ability", "due to your ability"),
    ("own_ability", "due to your abilities"),
    ("own_summon", "due to your Summon"),
    ("deck", "from the deck"),
    ("break_zone", "from the Break Zone"),
    ("your_break_zone", "from your Break Zone"),
    ("your_hand", "from your hand"),
    ("not_hand", "other than from your hand"),
    ("warp_or_ability", "due to Warp or an ability"),
    ("warp_or_ability", "due to an ability or Warp"),
    ("warp_or_effect", "due to Warp, a Summon or an ability"),
)
# what a card may have done or have had done to it this turn
DONE: tuple[tuple[str, type[ir.Event], dict[str, object]], ...] = (
    ("attacked", ir.Attacks, {}),
    ("blocked", ir.Blocks, {}),
    ("left the field", ir.LeavesField, {}),
    ("been dealt damage", ir.IsDealtDamage, {}),
    ("received damage", ir.IsDealtDamage, {"w": 1}),
    ("dealt damage to your opponent", ir.DealsDamageToPlayer, {"player": ir.Opponent()}),
    ("been put from the field into the Break Zone", ir.PutIntoBreakZone, {"source": "field"}),
)


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _cast(g)
    _happened(g)
    _entered(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _cast_more(g)
    _happened_more(g)
    _players_did(g)
    _further_happened_more(g)
    _due_more(g)
    _players_did_more(g)
    _attackers_more(g)
    _entered_more(g)
    _undone_more(g)
    _nobody_did(g)


def _cast(g: Grammar) -> None:
    g.phrase(
        "condition",
        "you have cast {count:number} or more {group:group/many} this turn",
        ir.HasCastThisTurn,
        player=ir.You(),
    )
    for w, article in ((2, "a"), (8, "an")):
        g.phrase(
            "condition",
            f"you have cast {article} {{group:group/one}} this turn",
            ir.HasCastThisTurn,
            player=ir.You(),
            count=ir.Num(1),
            w=w,
        )
    g.phrase(
        "condition",
        "you have cast {group:named_group} this turn",
        ir.HasCastThisTurn,
        player=ir.You(),
        count=ir.Num(1),
        w=1,
    )
    # "If you have cast a Wind card and a Water card this turn": a card that is both is one of each
    g.phrase("condition", "you have cast {conditions:cast_each} this turn", ir.And, w=300)
    g.phrase("condition", "you have cast {conditions:cast_either} this turn", ir.Or, w=300)
    g.list("cast_each", "cast_one", " and ", min=2, max=2)
    g.list("cast_either", "cast_one", " or ", min=2, max=2)
    one = {"player": ir.You(), "count": ir.Num(1)}
    for w, article in enumerate(("a", "an"), 300):
        g.phrase("cast_one", f"{article} {{group:kind_of_cast}}", ir.HasCastThisTurn, w=w, **one)
    # one card: nothing else is asked of a casting; what it was not is in the tables
    g.phrase("condition", "{card:source} was cast", ir.WasCast)


def _happened(g: Grammar) -> None:
    # what happened this turn
    g.phrase("condition", "{event:past_event} this turn", ir.HappenedThisTurn)
    g.phrase("past_condition", "{event:past_event}", ir.HappenedThisTurn, w=1)
    g.phrase("past_event", "{subject:one_subject} {happenings:past_happenings}", ir.CardEvent)
    g.sequence("past_happenings", "past_happening", max=1)
    g.phrase("past_happening", "has been put from the field into the Break Zone", ir.PutIntoBreakZone, source="field")
    g.phrase("past_happening", "attacked", ir.Attacks)
    g.phrase("past_happening", "formed a party", ir.FormsPartyAndAttacks)
    # one card: the tables have the other verbs and numbers
    g.phrase("past_happening", "was returned from the field to its owner's hand", ir.ReturnsToHand)
    g.phrase("past_event", "you have received a point of damage", ir.PlayerReceivesDamage, player=ir.You())
    for w, hand in enumerate(("", " from their hand", " from his/her hand")):
        g.phrase(
            "past_event",
            f"your opponent has discarded a card{hand} due to your Summons or abilities",
            ir.PlayerDiscards,
            player=ir.Opponent(),
            due_to=ir.You(),
            w=w,
        )
    for player, has, their in ((ir.You(), "you have", "your"), (ir.Opponent(), "your opponent has", "their")):
        g.phrase("past_event", f"{has} discarded a card", ir.PlayerDiscards, player=player)
        g.phrase("past_event", f"{has} discarded a card from {their} hand", ir.PlayerDiscards, player=player, w=1)
    g.phrase(
        "past_event", "your opponent has received a point of damage", ir.PlayerReceivesDamage, player=ir.Opponent()
    )
    # "3 or more Forwards have left the field": each of them is an event
    p = "past_condition"
    # one card, 6 phrases: the parts of a sentence about several cards; `happened` is the table
    g.phrase(p, "{times:integer} or more {event:past_events}", ir.HappenedThisTurn, w=2)
    g.phrase("condition", "{times:integer} or more {event:past_events} this turn", ir.HappenedThisTurn, w=3)
    g.phrase("past_events", "{subject:many_past} {happenings:past_plural}", ir.CardEvent)
    g.phrase("many_past", "{group:group/many}", ir.OneSubject, w=5)
    g.sequence("past_plural", "happened", max=1)
    g.phrase("happened", "have left the field", ir.LeavesField)
    g.phrase("happened", "have entered your field", ir.EntersField, whose=ir.You())
    g.phrase("happened", "have entered the field", ir.EntersField, whose=ir.AnyPlayer())
    g.phrase("happened", "have been put from the field into the Break Zone", ir.PutIntoBreakZone, source="field")
    one = "past_happening"
    g.phrase(one, "has left the field", ir.LeavesField)
    g.phrase(one, "has attacked", ir.Attacks, w=1)
    g.phrase(one, "has formed a party", ir.FormsPartyAndAttacks, w=1)
    g.phrase(one, "has received damage", ir.IsDealtDamage)
    g.phrase(one, "has been dealt damage", ir.IsDealtDamage, w=1)
    g.phrase(one, "has been returned from the field to its owner's hand", ir.ReturnsToHand, w=2)
    # one card: the same table as that of a subject with its article
    g.phrase("past_event", "{subject:one_pronoun} {happenings:past_happenings}", ir.CardEvent)
    g.phrase("past_event", "{subject:source} {happenings:past_happenings}", ir.CardEvent)
    # one card: once before paying; the older words of a discard
    g.phrase("past_event", "your opponent has discarded a card from their hand " + "due to the Summons or abilities",
             ir.PlayerDiscards, player=ir.Opponent(), due_to=ir.AnyPlayer(), w=3)  # fmt: skip
    drawn = {"left": ir.CardsDrawn(ir.You()), "compare": ">="}
    g.phrase("past_condition", "you have drawn {right:number} or more cards", ir.Compare, w=2, **drawn)


def _entered(g: Grammar) -> None:
    g.phrase("past_happening", "has entered your field", ir.EntersField, whose=ir.You())
    # one card: what entered in the ways that triggers know is asked for Warp only
    g.phrase("past_happening", "has entered your field due to Warp", ir.EntersField, whose=ir.You(), by="warp")


def _cast_more(g: Filled) -> None:
    one = {"player": ir.You(), "count": ir.Num(1), "w": 70 + 5}
    g.phrase("condition", "you have cast {group:another} this turn", ir.HasCastThisTurn, **one)
    # "if you cast a Summon this turn", as "if you have cast" one
    yours = {"player": ir.You()}
    g.phrase(
        "condition", "you cast {count:number} or more {group:group/many} this turn", ir.HasCastThisTurn, w=600, **yours
    )
    for w, article in enumerate(("a", "an"), 601):
        text = f"you cast {article} {{group:group/one}} this turn"
        g.phrase("condition", text, ir.HasCastThisTurn, count=ir.Num(1), w=w, **yours)
    places = (
        ("your Break Zone", "break_zone"),
        ("the Break Zone", "break_zone"),
        ("anywhere other than your hand", "not_hand"),
        ("your hand", "hand"),
    )
    for w, (there, source) in enumerate(places, 900):
        for category in ("condition", "cast_from_there"):
            said = (f"{{card:source}} was cast from {there}", f"you cast {{card:source}} from {there}",
                    f"{{card:one_pronoun}} was cast from {there}")  # fmt: skip
            for v, words in enumerate(said if category == "condition" else said[:2]):
                g.phrase(category, words, ir.WasCast, source=source, w=w + 10 * v)
    g.phrase("condition", "{card:one_pronoun} was cast", ir.WasCast, w=70)
    g.phrase("condition", "you cast {card:source}", ir.WasCast, w=70)
    for player, whose in ((ir.You(), "your"), (ir.Opponent(), "your opponent's")):
        for w, words in enumerate(("you cast {_:self}", "{_:self} was cast"), CAST_IN_TURN):
            g.phrase("condition", f"{words} during {whose} turn", ir.IsTurnOf, player=player, w=w)


def _happened_more(g: Filled) -> None:
    """What happened to a card this turn."""
    g.phrase("past_happening", "has been removed from the game", ir.RemovedFromGame, w=8100)
    for u, hand in enumerate(("", " from their hand")):
        text = f"your opponent discarded a card{hand} due to your Summons or abilities"
        g.phrase("past_event", text, ir.PlayerDiscards, player=ir.Opponent(), due_to=ir.You(), w=8100 + u)
    one = "past_happening"
    for w, (verb, verbs) in enumerate((("was", "were"), ("has been", "have been")), 70):
        put = "put from the field into the Break Zone"
        if verb == "was":
            g.phrase(one, f"{verb} {put}", ir.PutIntoBreakZone, source="field", w=w)
            g.phrase("happened", f"{verbs} {put}", ir.PutIntoBreakZone, source="field", w=w)
            g.phrase(one, "was dealt damage", ir.IsDealtDamage, w=w)
            g.phrase(one, "was removed from the game", ir.RemovedFromGame, w=w)
        for field, source in (("your field", "your_field"), ("your opponent's field", "opponent_field")):
            put = f"put from {field} into the Break Zone"
            g.phrase(one, f"{verb} {put}", ir.PutIntoBreakZone, source=source, w=w)
            g.phrase("happened", f"{verbs} {put}", ir.PutIntoBreakZone, source=source, w=w)
        g.phrase(one, f"{verb} broken", ir.IsBroken, w=w)
        g.phrase("happened", f"{verbs} broken", ir.IsBroken, w=w)
        g.phrase(one, f"{verb} blocked", ir.IsBlocked, w=w)
        for v, hand in enumerate(("its owner's hand", "their owners' hands")):
            if (w, v) != (70, 0) and (w, v) != (70 + 1, 0):
                g.phrase("happened", f"{verbs} returned from the field to {hand}", ir.ReturnsToHand, w=w)
    g.phrase(one, "left the field", ir.LeavesField, w=70)
    g.phrase(one, "received damage", ir.IsDealtDamage, w=72)
    g.phrase(one, "blocked", ir.Blocks, w=70)
    g.phrase(one, "has blocked", ir.Blocks, w=70 + 1)
    g.phrase(one, "dealt damage to your opponent", ir.DealsDamageToPlayer, player=ir.Opponent(), w=70)
    g.phrase(one, "has dealt damage to your opponent", ir.DealsDamageToPlayer, player=ir.Opponent(), w=70 + 1)


def _players_did(g: Filled) -> None:
    """What players did this turn, and what happened to several cards."""
    for player, who, has in ((ir.You(), "you", "have"), (ir.Opponent(), "your opponent", "has")):
        fixed = {"player": player}
        g.phrase(
            "past_event", f"{who} {has} used a special ability", ir.PlayerUsesAbility, kind="special", w=70, **fixed
        )
        g.phrase(
            "past_event", f"{who} {has} used an action ability", ir.PlayerUsesAbility, kind="action", w=70, **fixed
        )
        if player == ir.You():
            drawn = {"left": ir.CardsDrawn(player), "right": ir.Num(1), "compare": ">="}
            g.phrase("condition", f"{who} {has} drawn a card this turn", ir.Compare, w=70, **drawn)
        g.phrase("past_event", f"{who} {has} received damage", ir.PlayerReceivesDamage, w=70, **fixed)
        g.phrase("past_event", f"{who} {has} gained 《C》", ir.PlayerGainsCrystal, w=70, **fixed)
        if player == ir.Opponent():
            for w, head, count in (
                (70, "{count:number} or more {group:group/many}", {}),
                (71, "a {group:group/one}", {"count": ir.Num(1)}),
                (76, "{group:named_group}", {"count": ir.Num(1)}),
            ):
                text = f"your opponent has cast {head} this turn"
                g.phrase("condition", text, ir.HasCastThisTurn, w=w, **fixed, **count)
    for player, who, _s, _their in PEOPLE:
        has = "have" if player == ir.You() else "has"
        g.phrase("past_event", f"{who} {has} used an EX Burst", ir.PlayerUsesExBurst, player=player, w=70)
    for player, who, _s, has, _hasnt, their in PLAYERS_WITH_VERBS:
        each = ir.PlayerDiscards(player, each=True)
        for w, hand in enumerate(("", f" from {their} hand"), 70):
            text = f"{who} {has} discarded {{times:integer}} or more cards{hand} this turn"
            g.phrase("condition", text, ir.HappenedThisTurn, event=each, w=w)
    for w, verb in enumerate(("has been put", "was put"), 70):
        g.phrase("past_happening", f"{verb} into your Break Zone", ir.PutIntoBreakZone, source="yours", w=w)
    g.phrase("happened", "have attacked", ir.Attacks, w=70)
    g.phrase("happened", "have blocked", ir.Blocks, w=70)
    g.phrase("happened", "attacked", ir.Attacks, w=71)
    # one card: in these words
    g.phrase("happened", "were attacking", ir.Attacks, w=72)
    g.phrase("happened", "blocked", ir.Blocks, w=71)
    g.phrase("happened", "left the field", ir.LeavesField, w=71)
    for field, whose in FIELDS:
        g.phrase("happened", f"entered {field}", ir.EntersField, whose=whose, w=71)
    g.phrase("happened", "have been dealt damage", ir.IsDealtDamage, w=70)
    g.phrase("happened", "have been removed from the game", ir.RemovedFromGame, w=70)


def _further_happened_more(g: Filled) -> None:
    fought = (ir.Attacks(), ir.Blocks())
    for v, verb in enumerate(("attacked", "has attacked")):
        for w, card in enumerate(("source", "one_pronoun", "one_subject")):
            text = f"{{subject:{card}}} {verb} or blocked"
            g.phrase("past_event", text, ir.CardEvent, happenings=fought, w=400 + 10 * v + w)
    one = "past_happening"
    for w, (have, has) in enumerate((("have returned", "has returned"), ("have been returned", "has been returned"),
                                     ("were returned", "was returned"), ("returned", "returned")), 3000):  # fmt: skip
        for v, hand in enumerate(("its owner's hand", "your hand")):
            whose = {"whose": ir.You()} if "your" in hand else {}
            for u, source in enumerate((f"to {hand}", f"to {hand} from the field", f"from the field to {hand}")):
                g.phrase(one, f"{has} {source}", ir.ReturnsToHand, w=w + 10 * u + 100 * v, **whose)
                for t, hands in enumerate(
                    ("their owners' hands", "their owner's hand", "its owner's hand")[: 1 + 2 * (not v)]
                ):
                    several = source.replace("its owner's hand", hands)
                    g.phrase(
                        "happened", f"{have} {several}", ir.ReturnsToHand, w=w + 10 * u + 100 * v + 1000 * t, **whose
                    )
    g.phrase("condition", "{event:past_event} during this turn", ir.HappenedThisTurn, w=600)
    p = "past_condition"
    for player, who, _s, their, has in HAPPENED_PEOPLE:
        discards = ir.PlayerDiscards(player, each=True)
        for w, hand in enumerate(("", f" from {their} hand"), 600):
            text = f"{who} {has} discarded {{times:integer}} or more cards{hand}"
            g.phrase(p, text, ir.HappenedThisTurn, event=discards, w=w + 2)
            counted = f"card {who} {has} discarded{hand} this turn"
            g.phrase("each", counted, ir.TimesThisTurn, event=discards, w=w)
        points = ir.PlayerReceivesDamage(player)
        g.phrase("each", f"point of damage {who} {has} received this turn", ir.TimesThisTurn, event=points)
    for player, has in ((ir.You(), "you have"), (ir.Opponent(), "your opponent has")):
        text = f"{has} cast {{count:number}} or more {{group:group/many}}"
        g.phrase("past_condition", text, ir.HasCastThisTurn, player=player, w=70 + 2)
        for w, article in enumerate(("a", "an"), 70 + 3):
            text = f"{has} cast {article} {{group:group/one}}"
            g.phrase("past_condition", text, ir.HasCastThisTurn, player=player, count=ir.Num(1), w=w)


def _put_from_more(g: Filled) -> None:
    # "If a Summon has been put from your deck into the Break Zone this turn"
    for w, (source, place) in enumerate((("your_deck", "your deck"), ("opponent_deck", "your opponent's deck"),
                                         ("deck", "the deck"), ("your_hand", "your hand")), 6000):  # fmt: skip
        for v, (has, have) in enumerate((("has been", "have been"), ("was", "were"))):
            for u, zone in enumerate(("the", "your") if source.startswith("your") else ("the",)):
                put = f"put from {place} into {zone} Break Zone"
                fixed = {"source": source, "w": w + 10 * v + 20 * u}
                g.phrase("past_happening", f"{has} {put}", ir.PutIntoBreakZone, **fixed)
                g.phrase("happened", f"{have} {put}", ir.PutIntoBreakZone, **fixed)

    for whose, player in (("your", ir.You()), ("your opponent's", ir.Opponent()), ("either player's", ir.AnyPlayer())):
        for v, (has, have) in enumerate((("has been", "have been"), ("was", "were"))):
            put = f"put into {whose} Damage Zone"
            g.phrase("past_happening", f"{has} {put}", ir.PutIntoDamageZone, whose=player, w=v)
            g.phrase("happened", f"{have} {put}", ir.PutIntoDamageZone, whose=player, w=v)


def _due_more(g: Filled) -> None:
    _put_from_more(g)
    # whose Summon or ability it was: "a Forward you controlled was put from the field into the Break Zone due to ..."
    for i, (due, words) in enumerate(CAUSES):
        for v, by in enumerate(("due to", "by")):
            w = 5000 + i + 50 * v
            for u, (has, have) in enumerate((("has", "have"), ("", ""))):
                left, fixed = f"left the field {by} {words}", {"due_to": due, "w": w + 200 * u}
                g.phrase("past_happening", f"{has} {left}".strip(), ir.LeavesField, **fixed)
                g.phrase("happened", f"{have} {left}".strip(), ir.LeavesField, **fixed)
            for u, (has, have) in enumerate((("has been", "have been"), ("was", "were"))):
                put, fixed = f"put from the field into the Break Zone {by} {words}", {"due_to": due, "w": w + 200 * u}
                g.phrase("past_happening", f"{has} {put}", ir.PutIntoBreakZone, source="field", **fixed)
                g.phrase("happened", f"{have} {put}", ir.PutIntoBreakZone, source="field", **fixed)
                g.phrase("past_happening", f"{has} broken {by} {words}", ir.IsBroken, **fixed)
                g.phrase("happened", f"{have} broken {by} {words}", ir.IsBroken, **fixed)


def _players_did_more(g: Filled) -> None:
    for player, who, _s, _their, has in HAPPENED_PEOPLE:
        for w, done in enumerate((who, f"{who} {has}"), 5000):
            for v, words in enumerate(
                ("searched for a card", "searched for 1 or more cards", "searched 1 or more cards")
            ):
                g.phrase("past_event", f"{done} {words}", ir.PlayerSearches, player=player, w=w + 10 * v)
            for v, crystal in enumerate(("a 《C》", "《C》")):
                if (done, crystal) != (f"{who} {has}", "《C》"):
                    g.phrase(
                        "past_event", f"{done} gained {crystal}", ir.PlayerGainsCrystal, player=player, w=w + 10 * v
                    )


def _attackers_more(g: Filled) -> None:
    for w, (player, whose) in enumerate(
        ((ir.You(), "you control"), (ir.You(), "you controlled"), (ir.Opponent(), "opponent controls")), 800
    ):
        for v, attacked in enumerate(("attacked", "has attacked")):
            g.phrase("past_event", f"a party {whose} {attacked}", ir.PartyAttacks, player=player, w=w + 10 * v)
    # "you attacked with 2 or more Forwards this turn"
    for player, who, key in ((ir.You(), "you", "yours"), (ir.Opponent(), "your opponent", "theirs")):
        whose = {"qualifiers": (ir.ControlledBy(player, w=800),)}
        g.phrase(f"kind_that_did_{key}", "{adjectives?:adjectives} {noun:type_noun/many}", ir.Group, **whose)
        traits = "{adjectives?:plain_adjectives} {noun:trait_noun}"
        g.phrase(f"kind_that_did_{key}", traits, ir.Group, qualifiers=(ir.ControlledBy(player, w=801),))
        g.phrase(f"subject_of_{key}", f"{{group:kind_that_did_{key}}}", ir.OneSubject, w=800)
        g.phrase(f"attack_of_{key}", f"{{subject:subject_of_{key}}}", ir.CardEvent, happenings=(ir.Attacks(w=800),))
        for w, has in enumerate(("", "have ", "has "), 800):
            if has == ("has " if who == "you" else "have "):
                continue
            text = f"{who} {has}attacked with {{times:integer}} or more {{event:attack_of_{key}}}"
            g.phrase("condition", f"{text} this turn", ir.HappenedThisTurn, w=w)
            g.phrase("past_condition", text, ir.HappenedThisTurn, w=w + 10)
            # one card: whose they are is said once more
            g.phrase("past_condition", f"{text} {who} controlled", ir.HappenedThisTurn, w=w + 20)


def _entered_more(g: Filled) -> None:
    # "if a Job Monk or a Card Name Monk has entered your field this turn"
    g.list("several_past", "article_subject", ", ", " or ", cls=ir.SubjectAny, field="items", min=2)
    g.phrase("past_event", "{subject:several_past} {happenings:past_happenings}", ir.CardEvent, w=700)
    one = "past_happening"
    for w, words in enumerate(("entered your field", "entered the field"), 70):
        whose = ir.You() if "your" in words else ir.AnyPlayer()
        g.phrase(one, words, ir.EntersField, whose=whose, w=w)
        if whose == ir.AnyPlayer():
            g.phrase(one, f"has {words}", ir.EntersField, whose=whose, w=w + 2)
    for w, words in enumerate(("entered the field due to Warp", "has entered the field due to Warp"), 70):
        g.phrase("condition", f"{{card:source}} {words}", ir.EnteredBy, by="warp", w=w)
    for w, (by, words) in enumerate(WAYS, 70):
        for field, whose in FIELDS:
            g.phrase("happening", f"<enters/enter> {field} {words}", ir.EntersField, whose=whose, by=by, w=w)
            for v, verb in enumerate(("has entered", "entered")):
                text = f"{verb} {field} {words}"
                g.phrase("past_happening", text, ir.EntersField, whose=whose, by=by, w=w + 20 * v)
        # of the card whose entering the ability waited for
        for v, verb in enumerate(("entered", "has entered", "enters")):
            for u, card in enumerate(("source", "one_pronoun")):
                if words != "due to Warp" or card == "one_pronoun":
                    text = f"{{card:{card}}} {verb} the field {words}"
                    g.phrase("condition", text, ir.EnteredBy, by=by, w=w + 40 * v + 20 * u)
    for w, article in enumerate(("a", "an"), 70):
        g.phrase("ability_owner", f"an ability of {article} {{group:group/one}}", ir.OneSubject, w=w)
        g.phrase("ability_owner", f"{article} {{group:group/one}}'s ability", ir.OneSubject, w=w + 2)
    for w, words in enumerate(("{group:named_group}'s ability", "an ability of {group:named_group}"), 76):
        g.phrase("ability_owner", words, ir.OneSubject, w=w)  # "due to Card Name Olga's ability"
    g.phrase("ability_owner", "{_:self}'s ability", ir.SelfRef, w=70)
    g.phrase("ability_owner", "an ability of {_:self}", ir.SelfRef, w=70 + 1)
    for v, verb in enumerate(("entered", "has entered", "enters")):
        for u, card in enumerate(("source", "one_pronoun")):
            words = f"{{card:{card}}} {verb} the field due to {{source:ability_owner}}"
            g.phrase("condition", words, ir.EnteredBy, by="ability", w=70 + 200 + 2 * v + u)
    g.phrase("ability_owner", "an ability of {group:named_group}", ir.OneSubject, w=400)


def _undone_more(g: Filled) -> None:
    """What a card did not do this turn."""
    # what was not done this turn
    for w, have in enumerate(("have not", "haven't"), 100):
        for article, number in (("a", "one"), ("an", "one"), ("any", "many")):
            v = w + 2 * ("a", "an", "any").index(article)
            text = f"you {have} cast {article} {{group:group/{number}}} this turn"
            g.phrase("not_cast", text, ir.HasCastThisTurn, player=ir.You(), count=ir.Num(1), w=v)
    for verb, happening in (("attack", ir.Attacks), ("block", ir.Blocks)):
        g.phrase("undone_2", f"did not {verb}", happening, w=300)
    for v, has in enumerate(("has not", "hasn't")):
        for words, happening, fixed in DONE:
            g.phrase(f"undone_{v}", f"{has} {words}", happening, **fixed)
        g.sequence(f"one_undone_{v}", f"undone_{v}", max=1)
        for u, subject in enumerate(("source", "one_pronoun")):
            event = f"{{subject:{subject}}} {{happenings:one_undone_{v}}}"
            g.phrase(f"undone_event_{v}", event, ir.CardEvent, w=70 + u)
        g.phrase("undone", f"{{event:undone_event_{v}}} this turn", ir.HappenedThisTurn, w=70 + v)
    for verb, happening in (("attack", ir.Attacks), ("block", ir.Blocks)):
        g.phrase("undone_2", f"didn't {verb}", happening)
    for w, was in enumerate(("was not", "wasn't"), 320):
        g.phrase("undone_2", f"{was} dealt damage", ir.IsDealtDamage, w=w)
        g.phrase("undone_2", f"{was} blocked", ir.IsBlocked, w=w)
    for w, didnt in enumerate(("didn't", "did not"), 310):
        g.phrase("undone_2", f"{didnt} leave the field", ir.LeavesField, w=w)
        g.phrase("undone_2", f"{didnt} receive damage", ir.IsDealtDamage, w=w)
        g.phrase("undone_2", f"{didnt} form a party", ir.FormsPartyAndAttacks, w=w)
        them = {"player": ir.Opponent()}
        g.phrase("undone_2", f"{didnt} deal damage to your opponent", ir.DealsDamageToPlayer, w=w, **them)
    g.sequence("one_undone_2", "undone_2", max=1)
    for u, subject in enumerate(("source", "one_pronoun")):
        text = f"{{subject:{subject}}} {{happenings:one_undone_2}}"
        g.phrase("undone_event_2", text, ir.CardEvent, w=70 + u)
        either = {"happenings": (ir.Attacks(), ir.Blocks()), "w": 80 + u}  # neither the one nor the other
        for v, words in enumerate(("has not attacked or blocked", "hasn't attacked or blocked")):
            g.phrase(f"undone_event_{v}", f"{{subject:{subject}}} {words}", ir.CardEvent, **either)
        for v, words in enumerate(("didn't attack or block", "did not attack or block")):
            fixed = {**either, "w": 80 + 10 * v + u}
            g.phrase("undone_event_2", f"{{subject:{subject}}} {words}", ir.CardEvent, **fixed)
    g.phrase("undone", "{event:undone_event_2} this turn", ir.HappenedThisTurn, w=70 + 2)


def _nobody_did(g: Filled) -> None:
    """What no card, or no player, did this turn."""
    # "no Forwards have attacked this turn"
    g.phrase("undone_event_3", "{subject:many_past} {happenings:past_plural}", ir.CardEvent)
    g.phrase("undone", "no {event:undone_event_3} this turn", ir.HappenedThisTurn, w=70 + 3)
    # "no Forward you controlled attacked this turn"
    g.phrase("one_past", "{group:group/one}", ir.OneSubject, w=5)
    g.sequence("past_one", "past_verb", max=1)
    for w, verb in enumerate(("attacked", "has attacked")):
        g.phrase("past_verb", verb, ir.Attacks, w=w)
    g.phrase("undone_event_4", "{subject:one_past} {happenings:past_one}", ir.CardEvent)
    g.phrase("undone", "no {event:undone_event_4} this turn", ir.HappenedThisTurn, w=70 + 4)
    for player, who, _s, has, hasnt, their in PLAYERS_WITH_VERBS:
        for v, have in enumerate((f"{has} not", hasnt)):
            fixed = {"player": player}
            one = {"count": ir.Num(1), **fixed}
            for w, article in enumerate(("a", "an", "any")):
                number = "many" if article == "any" else "one"
                text = f"{who} {have} cast {article} {{group:group/{number}}} this turn"
                g.phrase("undone", text, ir.HasCastThisTurn, w=70 + 10 * v + w, **one)
                for u, did in enumerate(("did not", "didn't") if not v else ()):
                    text = f"{who} {did} cast {article} {{group:group/{number}}} this turn"
                    g.phrase("undone", text, ir.HasCastThisTurn, w=100 + 10 * u + w, **one)
            key = f"unplayed_{v}_{who[-3:]}"
            g.phrase(key, f"{who} {have} received damage", ir.PlayerReceivesDamage, **fixed)
            g.phrase(key, f"{who} {have} received a point of damage", ir.PlayerReceivesDamage, w=1, **fixed)
            g.phrase(key, f"{who} {have} discarded a card", ir.PlayerDiscards, **fixed)
            g.phrase(key, f"{who} {have} discarded a card from {their} hand", ir.PlayerDiscards, w=1, **fixed)
            g.phrase("undone", f"{{event:{key}}} this turn", ir.HappenedThisTurn, w=70 + 10 + v)
    for w, did in enumerate(("didn't", "did not", "doesn't", "does not"), 5000):
        for v, (by, words) in enumerate(WAYS):
            for u, card in enumerate(("source", "one_pronoun")):
                text = f"{{card:{card}}} {did} enter the field {words}"
                g.phrase("undone", text, ir.EnteredBy, by=by, w=w + 10 * v + 200 * u)
    for w, (verb, card) in enumerate((("was not", "source"), ("wasn't", "source"), ("was not", "one_pronoun"),
                                      ("wasn't", "one_pronoun"))):  # fmt: skip
        g.phrase("undone", f"{{card:{card}}} {verb} cast", ir.WasCast, w=70 + w)
    for w, verb in enumerate(("cast", "play")):
        text = f"the cost paid to {verb} {{_:self}} didn't include {{element:element}} CP"
        g.phrase("undone", text, ir.PaidElement, w=70 + w)
