"""Players casting cards, and the how-manieth card it is."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.common import NTH
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar

TURNS = ("each turn", "this turn", "in the same turn", "during the same turn", "in a turn", "during a turn")


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _casting(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _casting_more(g)
    _nth_cast(g)


def _casting(g: Grammar) -> None:
    for nth, words in enumerate(("first", "second", "third", "fourth", "fifth", "sixth"), 1):
        # one card: how manieth: all numbers and types are in the tables
        g.phrase(
            "event",
            f"when you cast the {words} card you've cast this turn",
            ir.PlayerCasts,
            player=ir.You(),
            nth=nth,
            group=ir.Group(ir.IsCard()),
        )
        g.phrase(
            "event", f"when you receive a {words} point of damage", ir.PlayerReceivesDamage, player=ir.You(), nth=nth
        )
    for nth, words in enumerate(("first", "second", "third", "fourth", "fifth", "sixth"), 1):
        card = ir.Group(ir.IsCard())
        # one card: how manieth: all numbers and types are in the tables
        g.phrase(
            "event",
            f"during each turn, when you cast the {words} card you've cast",
            ir.PlayerCasts,
            player=ir.You(),
            group=card,
            nth=nth,
            w=1,
        )
        # one card: how manieth: all numbers and types are in the tables
        g.phrase(
            "event",
            f"during each turn, when you cast the {words} Summon you've cast",
            ir.PlayerCasts,
            player=ir.You(),
            group=ir.Group(ir.TypeIs(("Summon",))),
            nth=nth,
            w=1,
        )


def _casting_more(g: Filled) -> None:
    """What is cast, from where, and the first ones of a turn."""
    for player, who, s in ((ir.You(), "you", ""), (ir.Opponent(), "your opponent", "s")):
        g.phrase("event", f"when {who} cast{s} a {{group:a_or_a}}", ir.PlayerCasts, player=player, w=5000)
    # "When you cast a Summon other than from your hand"
    kind = "{adjectives?:adjectives} {noun:type_noun/one}"
    for player, who, their in ((ir.You(), "you cast", "your"), (ir.Opponent(), "your opponent casts", "their")):
        elsewhere = {"qualifiers": (ir.Without(ir.InZone(ir.Hand(player), w=800), w=800),)}
        for w, words in enumerate((f"other than from {their} hand", f"from anywhere other than {their} hand"), 800):
            g.phrase(f"{their}_cast_elsewhere_{w}", f"{kind} {words}", ir.Group, **elsewhere)
            for v, article in enumerate(("a", "an")):
                text = f"when {who} {article} {{group:{their}_cast_elsewhere_{w}}}"
                g.phrase("event", text, ir.PlayerCasts, player=player, w=w + 10 * v)
    for w, words in enumerate(("your first", "your second", "your third"), 1):
        g.phrase("event", f"when you cast {words} card each turn", ir.PlayerCasts, player=ir.You(), group=ir.Group(ir.IsCard()),
                 nth=w, w=70)  # fmt: skip
        summon = ir.Group(ir.TypeIs(("Summon",)))
        g.phrase(
            "event",
            f"when you cast {words} Summon each turn",
            ir.PlayerCasts,
            player=ir.You(),
            group=summon,
            nth=w,
            w=70,
        )


def _nth_cast(g: Filled) -> None:
    """The first, second or later card or Summon of a turn that somebody casts."""
    kinds: tuple[tuple[str, ir.Group], ...] = (
        ("card", ir.Group(ir.IsCard())),
        ("Character", ir.Group(ir.IsCharacter())),
        *((name, ir.Group(ir.TypeIs((name,)))) for name in ("Forward", "Backup", "Monster", "Summon")),
    )
    you = ir.You()
    for nth, words in enumerate(NTH[:6], 1):
        for name, group in kinds:
            fixed = {"player": you, "group": group, "nth": nth}
            g.phrase(
                "event", f"during each turn, when you cast the {words} {name} you've cast", ir.PlayerCasts, w=1, **fixed
            )
            g.phrase("event", f"when you cast the {words} {name} you've cast this turn", ir.PlayerCasts, **fixed)
            for w, span in enumerate(("each turn", "this turn", "in the same turn", "during the same turn"), 70):
                g.phrase("event", f"when you cast your {words} {name} {span}", ir.PlayerCasts, w=w, **fixed)
                g.phrase("event", f"when you cast the {words} {name} {span}", ir.PlayerCasts, w=w + 10, **fixed)
    for nth, words in enumerate(NTH[:6], 1):
        for name, group in kinds:
            fixed = {"player": you, "group": group, "nth": nth}
            for w, span in enumerate(("in a turn", "in one turn", "of the turn", "during a turn"), 3000):
                g.phrase("event", f"when you cast your {words} {name} {span}", ir.PlayerCasts, w=w, **fixed)
                g.phrase("event", f"when you cast the {words} {name} {span}", ir.PlayerCasts, w=w + 10, **fixed)
    for nth, word in enumerate(NTH[:6], 1):
        for (w, they), (name, group) in product(enumerate(("they've", "he/she has", "they have"), 400), kinds):
            theirs = {"player": ir.Opponent(), "group": group, "nth": nth}
            cast = f"when your opponent casts the {word} {name} {they} cast"
            g.phrase("event", f"{cast} this turn", ir.PlayerCasts, w=w, **theirs)
            g.phrase("event", f"during each turn, {cast}", ir.PlayerCasts, w=w + 10, **theirs)
        for name, group in kinds:
            for w, (their, span) in enumerate(product(("their", "his/her"), TURNS), 440):
                cast = f"when your opponent casts {their} {word} {name} {span}"
                g.phrase("event", cast, ir.PlayerCasts, player=ir.Opponent(), group=group, nth=nth, w=w)
        for w, (who, their, span) in enumerate(
            product(("a player", "either player", "any player"), ("their", "his/her"), TURNS), 440
        ):
            for name, group in kinds:
                cast = f"when {who} casts {their} {word} {name} {span}"
                g.phrase("event", cast, ir.PlayerCasts, player=ir.EachPlayer(), group=group, nth=nth, w=w)
        mine = {"player": ir.You(), "nth": nth}
        cast = f"when you cast the {word} {{group:kind_cast}} you've cast"
        g.phrase("event", f"{cast} this turn", ir.PlayerCasts, w=400, **mine)
        g.phrase("event", f"during each turn, {cast}", ir.PlayerCasts, w=400 + 10, **mine)
    g.phrase("kind_cast", "{adjectives:adjectives} {noun:type_noun/one}", ir.Group)
