"""What texts allow beyond the rules: cards played from where they are not played, and how many cards a zone may hold."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar

YOU = ir.You()
ALWAYS = ir.Continuous()
CEMETERY = sv.Cemetery(YOU)


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _itself(g)
    _others(g)
    _named(g)
    _limits(g)
    _hands(g)
    _rooms(g)
    _so_many(g)


def _itself(g: Grammar) -> None:
    """ "You can play this card from your cemetery", as a text of the card itself."""
    p = "permitted"
    g.value("castable", "from your cemetery", ir.CastableFrom(CEMETERY))
    g.value("castable", "from your evolve deck", ir.CastableFrom(sv.EvolveDeck(YOU)))
    forms = (
        *(f"you {able} play {{what:source}}" for able in ("can", "can also", "may", "may also")),
        *("{what:source} can be played", "{what:source} can also be played"),
    )
    for w, words in enumerate(forms):
        g.phrase(p, f"{words} {{rule:castable}}", ir.Restrict, duration=ALWAYS, w=w)
    g.alias("playing", p)


def _others(g: Grammar) -> None:
    """ "Once on each of your turns, you may play a follower from your cemetery", as long as the card that says so is there."""
    for w, able in enumerate(("can", "may")):
        fixed = {"player": YOU}
        g.phrase("static", f"you {able} play {{group:placed_part/many}}", ir.MayCast, w=w, **fixed)
        for a, article in enumerate(("a", "an")):
            once = f"you {able} play {article} {{group:placed_part/one}}"
            g.phrase("permitted_once", once, ir.MayCast, times=1, w=w + 2 * a, **fixed)
            for v, often in enumerate(("once per turn", "once each turn")):
                g.phrase("static", f"{often}, {once}", ir.MayCast, times=1, w=10 + w + 2 * v + 10 * a, **fixed)
    mine = ir.IsTurnOf(YOU)
    for w, often in enumerate(("once on each of your turns", "once during each of your turns"), 20):
        g.phrase("static_clause", f"{often}, {{effect:permitted_once}}", ir.If, condition=mine, w=w)


def _named(g: Grammar) -> None:
    """ "Select a spell in your cemetery. You may play it this turn", for its cost."""
    for w, able in enumerate(("may", "can")):
        for what in ("one_pronoun", "many_pronoun"):
            said = f"you {able} play {{what:{what}}}"
            fixed = {"player": YOU}
            g.phrase("action", f"{said} {{duration:for_turn}}", ir.AllowCast, w=w, **fixed)
            g.phrase("action", f"{{duration:front_time}}, {said}", ir.AllowCast, w=w + 2, **fixed)
        one = f"you {able} play one of {{what:many_pronoun}} {{duration:for_turn}}"
        g.phrase("action", one, ir.AllowCast, player=YOU, once=True, w=w)


def _limits(g: Grammar) -> None:
    """How many cards a field or an EX area holds (4.4.4.1, 4.8.3.1)."""
    s = "static"
    for node, words, where in ((ir.Field, "field", "on"), (sv.ExArea, "EX area", "in")):
        zone = f"zone_{words.split()[0].lower()}"
        for w, (whose, owner) in enumerate(
            (("your", YOU), ("your opponent's", ir.Opponent(w=1)), ("each opponent's", ir.Opponent(w=4)),
             ("each player's", ir.AnyPlayer()))
        ):  # fmt: skip
            g.value(zone, f"{whose} {words}", node(owner, w=w))
        g.phrase(s, f"{{zone:{zone}}} can hold up to {{amount:digits}} <card/cards:amount>", ir.ZoneLimit)
        g.phrase(s, f"{{zone:{zone}}} can't hold more than {{amount:digits}} <card/cards:amount>", ir.ZoneLimit, w=1)
        g.phrase(s, f"{{zone:{zone}}} can hold {{amount:digits}} <card/cards:amount>", ir.ZoneLimit, w=2)
        for change, more in (("more", "more"), ("less", "fewer")):
            held = f"{{zone:{zone}}} can hold {{amount:digits}} {more} <card/cards:amount>"
            g.phrase(s, held, ir.ZoneLimit, change=change)
        most = f"the maximum number of cards {where} {{zone:{zone}}}"
        _bounded(g, most, 10)
        for w, (who, owner, mine) in enumerate(
            (("you", YOU, "your"), ("your opponent", ir.Opponent(w=1), "their"), ("each opponent", ir.Opponent(w=4), "their"),
             ("each player", ir.AnyPlayer(), "their"))
        ):  # fmt: skip
            said = f"{zone}_{w}"
            g.value(said, f"{mine} {words}", node(owner, w=10 + w))
            up_to = f"{who} can have up to {{amount:digits}} <card/cards:amount> {where} {{zone:{said}}}"
            g.phrase(s, up_to, ir.ZoneLimit, w=20)
            no_more = f"{who} can't have more than {{amount:digits}} <card/cards:amount> {where} {{zone:{said}}}"
            g.phrase(s, no_more, ir.ZoneLimit, w=21)


def _bounded(g: Grammar, limit: str, w: int) -> None:
    """What the limit is, or by how much it is higher or lower."""
    g.phrase("static", f"{limit} is {{amount:digits}}", ir.ZoneLimit, w=w)
    g.phrase("static", f"{limit} becomes {{amount:digits}}", ir.ZoneLimit, w=w + 1)
    for change, verb in (("more", "increased"), ("less", "reduced"), ("less", "decreased")):
        words = f"{limit} is {verb} by {{amount:digits}}"
        g.phrase("static", words, ir.ZoneLimit, change=change, w=w + int(verb == "decreased"))


def _hands(g: Grammar) -> None:
    """How many cards a player keeps at the end of the turn (7.4.7)."""
    for v, limit in enumerate(("hand limit", "hand size limit", "maximum hand size"), 1):
        for w, (whose, owner) in enumerate(
            (("your", YOU), ("your opponent's", ir.Opponent(w=1)), ("each opponent's", ir.Opponent(w=4)),
             ("each player's", ir.AnyPlayer()))
        ):  # fmt: skip
            g.value(f"hand_{v}", f"{whose} {limit}", ir.Hand(owner, w=10 * v + w))
        _bounded(g, f"{{zone:hand_{v}}}", 20 + 10 * v)
        none = ir.Hand(YOU, w=10 * v + 9)
        g.value("static", f"you have no {limit}", ir.ZoneLimit(none, None))
    for w, words in enumerate(("during your end phase", "at the end of your turn"), 1):
        many = f"you can have up to {{amount:digits}} cards in your hand {words}"
        g.phrase("static", many, ir.ZoneLimit, zone=ir.Hand(YOU, w=w), w=60)


def _rooms(g: Grammar) -> None:
    """How many more cards a field or an EX area holds: "for each open space on your field"."""
    for node, place, where in ((ir.Field, "field", "on"), (sv.ExArea, "EX area", "in")):
        for w, space in enumerate(("open", "empty")):
            room = sv.RoomIn(node(YOU), w=10 + w)
            g.value("each_one", f"{space} space {where} your {place}", room)
            g.value("counted", f"the number of {space} spaces {where} your {place}", room)


def _so_many(g: Grammar) -> None:
    """How many cards may be played in a turn: "each opponent can't play more than 2 spells each turn"."""
    players = (
        ("you", YOU), ("your opponent", ir.Opponent(w=1)), ("each opponent", ir.Opponent(w=4)), ("opponents", ir.Opponent(w=5)),
        ("players", ir.EachPlayer(w=2)), ("each player", ir.EachPlayer()),
    )  # fmt: skip
    for v, (who, player) in enumerate(players):
        for w, turn in enumerate(("each turn", "per turn", "in a turn", "a turn", "in each turn")):
            fixed = {"player": player, "duration": ALWAYS, "w": 100 + 10 * v + w}
            more = f"{who} can't play more than {{after:digits}} {{group:plain_cards/after}} {turn}"
            g.phrase("static", more, ir.CannotCast, **fixed)
            only = f"{who} can only play up to {{after:digits}} {{group:plain_cards/after}} {turn}"
            g.phrase("static", only, ir.CannotCast, **{**fixed, "w": 105 + 10 * v + w})
        more = f"{who} can't play more than {{after:digits}} {{group:plain_cards/after}}"
        for w, span in enumerate(("next_turn", "for_turn")):
            g.phrase("action", f"{more} {{duration:{span}}}", ir.CannotCast, player=player, w=200 + 2 * v + w)
