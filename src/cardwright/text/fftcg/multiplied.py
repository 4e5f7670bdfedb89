"""What stands behind or beside an instruction: "for each" behind it, pairs in costs, amounts in two parts."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _for_each(g)
    _pairs(g)
    _amounts(g)
    _moves(g)
    _abilities(g)


def _for_each(g: Grammar) -> None:
    m = "multiplied"
    g.phrase("action", "{effect:multiplied} for each {each:each}", ir.ForEachBehind)
    counters = "{count:number} {counter:counter} <Counter/Counters:count>"
    g.phrase(m, f"place {counters} on {{on:one_obj}}", ir.PlaceCounters)
    g.phrase(m, f"remove {counters} from {{what:one_obj}}", ir.RemoveCounters)
    # one card: damage to all of a group, so many times
    g.phrase(m, "deal {amount:damage_plain} to {to:group_obj}", ir.DealDamage)
    g.phrase("damage_plain", "{value:integer} damage", ir.Num)
    # one card: the three ways to say where cards are discarded from
    for w, hand in enumerate(("", " from their hand", " from his/her hand")):
        words = "your opponent discards {count:number} <card/cards:count>" + hand
        g.phrase(m, words, ir.Discard, player=ir.Opponent(), group=ir.Group(ir.IsCard()), w=w + 5)


def _pairs(g: Grammar) -> None:
    zone = {"to": ir.BreakZone(ir.Owner()), "w": 7}
    g.phrase("dulled", "{count:number} active {group:group/count}", ir.PayDull, w=7)
    g.phrase("put_away", "{count:number} {group:group/count}", ir.PayPutGroup, **zone)
    g.phrase("taken_out", "{count:number} {group:group/count}", ir.PayRemove, w=7)
    g.phrase("thrown", "{count:number} {group:group/count}", ir.PayDiscard, w=7)
    for item in ("dulled", "put_away", "taken_out", "thrown"):
        g.list(f"two_{item}", item, " and ", min=2, max=2)
    g.phrase("cost_action", "dull {items:two_dulled}", ir.PayPair)
    g.phrase("cost_action", "put {items:two_put_away} into the Break Zone", ir.PayPair)
    g.phrase("cost_action", "remove {items:two_taken_out} from the game", ir.PayPair)
    g.phrase("cost_action", "discard {items:two_thrown}", ir.PayPair)


def _amounts(g: Grammar) -> None:
    # one card: X counted, not compared
    g.phrase("each", "CP paid as X", ir.X)
    # one card, 2 phrases: kinds that are counted together, each with its place
    g.phrase("each", "{base:one_kind} and/or {more:one_kind}", ir.Plus, w=1)
    g.phrase("one_kind", "{group:placed_group/one}", ir.CountOf)
    g.phrase("kinds", "{base:many_kind} and/or {more:many_kind}", ir.Plus, w=1)
    g.phrase("many_kind", "{group:placed_group/many}", ir.CountOf)
    # each part says where its cards are: no card is counted twice
    g.phrase("placed_group", "{adjectives?:adjectives} {noun:type_noun/same} {qualifiers:places}", ir.Group)
    g.phrase("placed_group", "{adjectives?:plain_adjectives} {noun:trait_noun} {qualifiers:places}", ir.Group)
    g.sequence("places", "place")
    g.phrase("place", "in {zone:zone}", ir.InZone)
    g.phrase("place", "you own", ir.OwnedBy, player=ir.You(), w=1)
    g.phrase("place", "removed from the game", ir.InZone, zone=ir.Removed(ir.EachPlayer()))
    for w, words in enumerate(("you have a total of", "there are a total of", "you have")):
        g.phrase("condition", words + " {right:number} or more {left:kinds}", ir.Compare, compare=">=", w=w)


def _moves(g: Grammar) -> None:
    a = "action"
    # one card: the reminder belongs to the instruction
    for w, its in enumerate(("its", "Its")):
        g.phrase(
            a,
            f"put {{target:target}} into the Damage Zone ({its} EX Burst effect will not trigger)",
            ir.SelectAndPut,
            player=ir.You(),
            to=ir.DamageZone(ir.You()),
            w=w,
        )
    for dull, words in ((False, ""), (True, " dull")):
        g.phrase(
            a,
            f"play {{target:target}} from your Break Zone onto the field{words}",
            ir.PlayFrom,
            player=ir.You(),
            zone=ir.BreakZone(ir.You()),
            dull=dull,
        )
    for w, words in enumerate(
        ("the cost required to cast {group:your_cards}", "the cost required to play {group:your_cards} onto the field")
    ):
        # one card: both verbs for a cost, with and without its floor
        for floor, tail in ((0, ""), (1, " (it cannot become 0)")):
            g.phrase(
                a,
                f"{words} this turn is reduced by {{amount:number}}{tail}",
                ir.CastersCostChange,
                player=ir.You(),
                duration=ir.UntilEndOfTurn(w=2),
                floor=floor,
                w=w,
            )
    g.list("either_action", "action", " or ", cls=ir.OneOf, field="effects", min=2, max=2, w=1)
    g.phrase("step", "{first:either_action}, and {then:action}", ir.Then, w=3)
    # one card: whose turn it is is not said
    g.phrase("event", "at the end of the turn", ir.EndOf, phase="turn", whose=ir.EachPlayer(), w=6)


def _abilities(g: Grammar) -> None:
    words = {"auto": "auto-ability", "action": "action ability", "special": "special ability"}
    # one card: each pair of kinds
    for one in words:
        for two in words:
            if one != two and (one, two) != ("action", "special"):
                # one card: a pair of kinds
                g.phrase("ability_noun", f"{words[one]} or {words[two]}", ir.IsAbility, kinds=(one, two), w=2)
    # one card: without its hyphen; other pairs are above
    g.phrase("ability_noun", "special ability or auto ability", ir.IsAbility, kinds=("special", "auto"), w=3)
