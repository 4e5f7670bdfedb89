"""What a card becomes: a Forward, of so much power; of whom a player gains control; and states that are waited for."""

from cardwright.text import ir
from cardwright.text.fftcg.common import FIELDS, HAPPENED_PEOPLE, RELATIONS
from cardwright.text.fftcg.filled import Filled
from cardwright.text.fftcg.moments.moves import CAUSES

FIRST = 9300  # wordings of this module begin here


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    _becomes(g)
    _control(g)
    _states(g)
    _added(g)
    _at_once(g)
    _first_time(g)
    _players(g)
    for field, whose in FIELDS:
        for w, words in enumerate(
            ("other than due to your cast", "other than by being cast", "without being cast"), FIRST
        ):
            if whose != ir.Opponent() or w != FIRST:
                text = f"<enters/enter> {field} {words}"
                g.phrase("happening", text, ir.EntersField, whose=whose, by="not_cast", w=w)
        g.phrase(
            "happening", f"<enters/enter> {field} other than due to Warp", ir.EntersField, whose=whose, by="not_warp"
        )
    party = "in a party with {with_cards:party_groups}"
    g.phrase("happening", f"<attacks/attack> {party}", ir.FormsPartyAndAttacks, w=FIRST)
    g.phrase("happening", "<attacks/attack> and <is/are> not blocked", ir.IsNotBlocked, w=FIRST)
    g.phrase("happening", "<attacks/attack> and <isn't/aren't> blocked", ir.IsNotBlocked, w=FIRST + 1)


def _becomes(g: Filled) -> None:
    forward = {"filter": ir.TypeIs(("Forward",))}
    for w, category in enumerate(("source", "article_subject"), FIRST):
        for v, verb in enumerate(("becomes", "also becomes")):
            text = f"when {{subject:{category}}} {verb} a Forward"
            g.phrase("event", text, ir.ComesToBe, w=w + 10 * v, **forward)
        text = f"when the power of {{subject:{category}}} becomes {{filter:so_powerful}}"
        g.phrase("event", text, ir.ComesToBe, w=w)
    g.phrase("event", "when {subject:owner_of_ability} power becomes {filter:so_powerful}", ir.ComesToBe, w=FIRST + 10)
    for relation, compare in RELATIONS:
        g.phrase("so_powerful", f"{{amount:number}} {relation}", ir.PowerIs, compare=compare, w=FIRST)


def _control(g: Filled) -> None:
    # whose it was until then says no more: it was the other player's
    foreign = "{adjectives?:adjectives} {noun:type_noun/one}"
    for w, (article, whose) in enumerate(
        (each, tail) for each in ("a", "an") for tail in ("", " opponent controls", " your opponent controls")
    ):
        g.phrase(f"foreign_{w}", f"{foreign}{whose}", ir.Group)
        text = f"when you gain control of {article} {{group:foreign_{w}}}"
        g.phrase("event", text, ir.GainsControl, player=ir.You(), w=FIRST + w)


def _states(g: Filled) -> None:
    # "When there are no Moon Counters on Hild", "When there are 3 or more Moon Counters placed on Hild"
    for w, placed in enumerate(("on", "placed on"), FIRST):
        for relation, compare in RELATIONS:
            text = f"there are {{count:number}} {relation} {{counter:counter}} Counters {placed} {{card:source}}"
            g.phrase("standing_state", text, ir.CountersAre, compare=compare, w=w)
        empty = {"count": ir.Num(0), "compare": "<=", "w": w + 20}
        g.phrase(
            "standing_state",
            f"there are no {{counter:counter}} Counters {placed} {{card:source}}",
            ir.CountersAre,
            **empty,
        )
        g.phrase("standing_state", f"no {{counter:counter}} Counters are {placed} {{card:source}}", ir.CountersAre,
                 **{**empty, "w": w + 30})  # fmt: skip
    for player, who, _s, _their, has in HAPPENED_PEOPLE:
        control = "control" if player == ir.You() else "controls"
        dont = "don't" if player == ir.You() else "doesn't"
        mine = {"player": player}
        for relation, compare in RELATIONS:
            text = f"{who} {control} {{count:number}} {relation} {{group:group/many}}"
            g.phrase("standing_state", text, ir.Controls, compare=compare, w=FIRST, **mine)
            points = f"{who} {has} received {{count:number}} <point/points:count> of damage {relation}"
            g.phrase("standing_state", points, ir.ReceivedDamage, compare=compare, w=FIRST, **mine)
        none = {"count": ir.Num(0), "compare": "<=", **mine}
        for w, words in enumerate(
            (f"{control} no {{group:group/many}}", f"{dont} control any {{group:group/many}}",
             f"{dont} control a {{group:group/one}}", f"{dont} control an {{group:group/one}}",
             f"{dont} control {{group:named_group}}"), FIRST + 20
        ):  # fmt: skip
            g.phrase("standing_state", f"{who} {words}", ir.Controls, w=w, **none)


def _added(g: Filled) -> None:
    # "When a card is added to your hand due to your Summons or abilities": what is drawn is not added
    hands: tuple[tuple[ir.Player, str], ...] = ((ir.You(), "your hand"), (ir.Opponent(), "your opponent's hand"))
    for owner, whose in hands:
        for w, (due, words) in enumerate(CAUSES, FIRST):
            for v, by in enumerate(("due to", "by")):
                fixed = {"source": "anywhere", "whose": owner, "due_to": due, "w": w + 50 * v}
                g.phrase("happening", f"<is/are> added to {whose} {by} {words}", ir.AddedToHand, **fixed)


def _at_once(g: Filled) -> None:
    # "When your opponent draws 1 or more cards due to Summons or abilities": once for all that are drawn by one of them
    for player, who, s, _their, _has in HAPPENED_PEOPLE:
        for w, (due, words) in enumerate(
            (("", ""), *((d, f" {by} {c}") for d, c in CAUSES for by in ("due to", "by"))), FIRST
        ):
            for count in (1, 2):
                text = f"when {who} draw{s} {count} or more cards{words}"
                g.phrase("event", text, ir.PlayerDraws, player=player, due_to=due, count=count, w=w)


def _first_time(g: Filled) -> None:
    # "The first time you cast a Summon each turn, draw 1 card."
    for w, span in enumerate(("each turn", "in a turn", "during each turn"), FIRST):
        text = f"the first time {{event:bare_event}} {span}"
        g.phrase("event", text, ir.FirstInTurn, w=w)
        g.phrase("event", f"when {{event:bare_event}} for the first time {span}", ir.FirstInTurn, w=w + 10)
    # "During each turn, when your opponent discards a card due to your abilities for the first time in that turn"
    for each in list(g.grammar.phrases):
        if each.category == "event" and each.cls is ir.PlayerDiscards and each.template.startswith("when "):
            g.phrase("first_event", each.template, ir.PlayerDiscards, **each.constants)


def _players(g: Filled) -> None:
    # "When your opponent uses an ability of a Backup": of whichever kind
    for player, who, s, _their, _has in HAPPENED_PEOPLE:
        for w, article in enumerate(("a", "an"), FIRST):
            text = f"when {who} use{s} an ability of {article} {{group:group/one}}"
            g.phrase("event", text, ir.PlayerUsesAbility, player=player, kind="any", w=w)
    # "When a Summon you cast deals damage to a Forward"
    for w, article in enumerate(("a", "an"), FIRST):
        for category in ("subject", "source_or_article"):
            g.phrase(category, f"{article} {{group:summon_cast}}", ir.OneSubject, w=w)
    mine = {"noun": ir.TypeIs(("Summon",)), "qualifiers": (ir.ControlledBy(ir.You(), w=FIRST),)}
    g.phrase("summon_cast", "{adjectives?:adjectives} Summon you cast", ir.Group, **mine)
