"""Amounts that one card counts, counted of other cards, players and doings."""

import msgspec

from cardwright.text import ir
from cardwright.text.fftcg.common import ACTIVATED, BOTH_HURT, BROKEN, BY_ABILITY, DULLED, RESULT_TYPES
from cardwright.text.fftcg.filled import Filled

FIRST = 7700  # wordings of this module begin here
COUNTED = 6700  # those of CountRef: above 7000 there is another meaning of them
WAYS = (" due to this ability", " by this effect", " this way", "")
DONE = (
    ("you_dulled", "you dulled"),
    ("you_removed", "you removed"),
    ("you_put", "you put into the Break Zone"),
    ("you_discarded", "you discarded"),
    ("you_returned", "you returned"),
)


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    _elements(g)
    _joined(g)
    _costs(g)
    _points(g)
    _sums(g)
    _this_turn(g)
    _done(g)


def _elements(g: Filled) -> None:
    # "for each Forward of a different Element opponent controls": each Element counts once
    apart = "of a different Element"
    g.phrase("each", "{group:apart_elsewhere}", ir.CountElements, w=FIRST)
    g.phrase(
        "apart_elsewhere",
        f"{{adjectives?:adjectives}} {{noun:type_noun/one}} {apart} {{qualifiers:foreign_place}}",
        ir.Group,
    )
    g.phrase(
        "apart_elsewhere",
        f"{{adjectives?:plain_adjectives}} {{noun:trait_noun}} {apart} {{qualifiers:one_place}}",
        ir.Group,
    )
    g.list("foreign_place", "foreign", ", ", max=1)
    g.phrase("foreign", "opponent controls", ir.ControlledBy, player=ir.Opponent())
    g.phrase("foreign", "in {zone:zone}", ir.InZone)
    g.phrase("each", "different Element among them", ir.CountElementsOf, cards=ir.Pronoun("revealed"), w=FIRST)
    g.phrase("each", "Element of {cards:one_obj}", ir.CountElementsOf, w=FIRST + 1)
    # "the number of Elements among the discarded cards", "for each different Element among the revealed Summons"
    among = [("discarded_cards", "discarded cards"), ("discarded_cards", "the discarded cards")]
    among += [("among_shown", f"the revealed {kind}") for kind in ("cards", "Summons", "Characters", "Forwards")]
    for w, (form, words) in enumerate(among, FIRST):
        said = {"cards": ir.Pronoun(form)}
        for v, kind in enumerate(("different Element", "Element")):
            g.phrase("each", f"{kind} among {words}", ir.CountElementsOf, w=w + 20 * v, **said)
            g.phrase("counted", f"the number of {kind}s among {words}", ir.CountElementsOf, w=w + 20 * v, **said)
        g.phrase("elements_of", words, ir.CountElementsOf, w=w, **said)


def _joined(g: Filled) -> None:
    # "for each Monster you control and each Backup you control"
    for v, base in enumerate(("one_kind", "held_kind")):
        for u, more in enumerate(("one_kind", "held_kind")):
            for w, joined in enumerate(("and each", "and for each"), FIRST + 10 * v + 2 * u):
                g.phrase("each", f"{{base:{base}}} {joined} {{more:{more}}}", ir.Plus, w=w)


def _costs(g: Filled) -> None:
    for w, verb in enumerate(("cast", "play")):
        lowest = {"trait": "cost", "lowest": True, "w": w}
        g.phrase("each", f"CP required to {verb} the lowest cost {{group:group/one}}", ir.Highest, **lowest)
    for lowest, word in ((False, "highest"), (True, "lowest")):
        text = f"the cost of the {word} cost {{group:one_counted}}"
        g.phrase("counted", text, ir.Highest, trait="cost", lowest=lowest, w=FIRST)
        among = f"the {word} cost among {{group:group/many}}"
        g.phrase("counted", among, ir.Highest, trait="cost", lowest=lowest, w=FIRST + 1)
        g.phrase("counted", among.replace("among ", "among the "), ir.Highest, trait="cost", lowest=lowest, w=FIRST + 2)
    # one quality only: what follows belongs to the card that is compared
    g.phrase("one_counted", "{adjectives?:adjectives} {noun:type_noun/one} {qualifiers:one_qualifier}", ir.Group)


def _points(g: Filled) -> None:
    # so many in all; where so many are asked for, "each player's hand" would be each for itself
    hands = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(ir.EachPlayer())),))
    for w, words in enumerate(("card in each player's hand", "card in both players' hands"), FIRST):
        g.value("each", words, ir.CountOf(hands, w=w))
    for w, who in enumerate(("you and your opponent", "both players"), FIRST):
        both = msgspec.structs.replace(BOTH_HURT, w=w)
        g.value("each", f"point of damage {who} have received", both)
        g.value("points_received", f"points of damage {who} have received", both)
        g.value("counted", f"the total points of damage {who} have received", both)
    for player, has in ((ir.You(), "you have"), (ir.Opponent(), "your opponent has")):
        g.phrase("each", f"point of damage {has} been dealt", ir.DamageReceived, player=player, w=FIRST)
        for w, words in enumerate(("received", "been dealt"), FIRST + 1):
            g.phrase("count_group", f"damage {has} {words}", ir.DamageReceived, player=player, w=w)
    for player, who in ((ir.You(), "you"), (ir.Opponent(), "your opponent")):
        g.phrase("each", f"{{group:cast_kind}} {who} cast this turn", ir.CardsCastThisTurn, player=player, w=FIRST)
        g.phrase("each", f"card {who} cast this turn", ir.CardsCastThisTurn, player=player, w=FIRST)
    g.phrase("damage", "damage equal to the received damage", ir.EventAmount, w=FIRST)
    # "It loses power equal to the damage it has received": what is on the card now
    g.phrase("damage_borne", "the damage {card:one_obj} has received", ir.DamageOn, w=FIRST)
    g.phrase("damage", "damage equal to the damage {card:one_obj} has received", ir.DamageOn, w=FIRST)
    g.phrase("thousands_borne", "damage {card:one_obj} has received", ir.DamageOn, w=FIRST)
    g.phrase("each", "{size:number} {of:thousands_borne}", ir.Times, w=FIRST)
    for category in ("gained", "lost"):
        g.phrase(category, "power equal to {amount:damage_borne}", ir.PowerUp, w=FIRST)


def _sums(g: Filled) -> None:
    """ "Of cost equal to or less than 1 plus the number of Backups you control"."""
    g.phrase("counted", "{base:number} plus {more:plain_counted}", ir.Plus, w=FIRST)
    g.phrase("plain_counted", "the number of {group:counted_group}", ir.CountOf)
    you = ir.You()
    g.phrase("plain_counted", "the number of points of damage you have received", ir.DamageReceived, player=you, w=1)
    g.phrase("plain_counted", "the damage you have received", ir.DamageReceived, player=you)


def _this_turn(g: Filled) -> None:
    """ "The same number of Forwards as the Summons you have cast this turn"."""
    for player, has in ((ir.You(), "you have"), (ir.Opponent(), "your opponent has")):
        said = {"player": player, "w": FIRST}
        thrown = {"event": ir.PlayerDiscards(player, each=True), "w": FIRST}
        g.phrase("count_group", f"{{group:cast_kinds}} {has} cast this turn", ir.CardsCastThisTurn, **said)
        for category, cards in (("count_group", "cards"), ("counted", "the number of cards")):
            g.phrase(category, f"{cards} {has} cast this turn", ir.CardsCastThisTurn, **said)
            g.phrase(category, f"{cards} {has} drawn this turn", ir.CardsDrawn, **said)
            g.phrase(category, f"{cards} {has} discarded this turn", ir.TimesThisTurn, **thrown)


def _done(g: Filled) -> None:
    """ "The power of the Forward you dulled", "for every 2 Characters dulled this way"; of all of them together: `totals`."""
    for form, verb in DONE:
        g.phrase(f"{form}_one", f"Forward {verb}", ir.Pronoun, form=form)
        for n, name in enumerate(("Forward", "Backup", "Monster", "Character", "Summon", "card")):
            key = f"{form}_{name.lower()}"
            g.phrase(f"{key}_alone", f"{name} {verb}", ir.Pronoun, form=form)
            for w, way in enumerate(WAYS, FIRST + 10 * n):
                if form != "you_put" or way:  # which is a pronoun of its own
                    g.phrase("counted", f"the cost of the {{card:{key}_alone}}{way}", ir.CostOf, w=w + 100)
        for w, way in enumerate(WAYS, FIRST):
            if form != "you_put" or way:
                g.phrase("damage", f"damage equal to the power of the {{card:{form}_one}}{way}", ir.PowerOf, w=w)
    for relation, compare in ((" or more", ">="), (" or less", "<="), ("", "=")):
        text = f"{{left:total_cost_of}} is {{right:number}}{relation}"
        g.phrase("condition", text, ir.Compare, compare=compare, w=FIRST)
    # "for every 2 Characters dulled this way": as where each of them counts
    for n, name in enumerate(RESULT_TYPES):
        for done, verb in ((BROKEN, "broken"), (ACTIVATED, "activated"), (DULLED, "dulled")):
            ways = ((n, "by this effect"), (len(RESULT_TYPES) + n, "this way"), (BY_ABILITY + n, "due to this ability"))
            for w, way in ways:
                so_many = ir.ResultCount(turned=done != BROKEN, w=done + w)
                g.value("every_group", f"{name}s {verb} {way}", so_many)
    shown = ir.Pronoun("shown")
    g.phrase("every_group", "{group:affected_many} you revealed", ir.CountRef, cards=shown, w=COUNTED)
    for form, verb in DONE:
        for w, way in enumerate(WAYS, COUNTED):
            g.phrase("every_group", f"{{group:affected_many}} {verb}{way}", ir.CountRef, cards=ir.Pronoun(form), w=w)
            if form not in ("you_put", "you_dulled"):  # "for every 2 cards discarded this way"
                bare = f"{{group:affected_many}} {verb.removeprefix('you ')}{way}"
                g.phrase("every_group", bare, ir.CountRef, cards=ir.Pronoun(form), w=w + 10)
