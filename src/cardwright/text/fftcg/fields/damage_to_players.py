"""Damage that becomes another amount, said of players (11.12.5)."""

from cardwright.text import ir
from cardwright.text.fftcg.common import ALWAYS, DURING, NOW, RESULTS, TURN, TWICE
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _players(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _players_more(g)
    _so_much_from(g)
    _so_much_more(g)
    _by_effects(g)
    # what is done besides, when the damage comes: "... becomes 0 and dull Hild instead"
    g.phrase("dealing", "dull {what:source}", ir.Dull)
    g.alias("dealing", "self_offer")
    g.alias("dealing", "taking_counters")


def _players(g: Grammar) -> None:
    turn = ir.UntilEndOfTurn(w=3)
    # one card: only the next damage to a player; all others are in the tables
    g.phrase(
        "action",
        "during this turn, the next damage dealt to you becomes {amount:number} instead",
        ir.ReplacePlayerDamage,
        dealer=None,
        player=ir.You(),
        change="become",
        duration=turn,
        next_only=True,
    )
    # one card: doubling has no amount
    g.phrase(
        "static",
        "if {dealer:dealer} deals damage to your opponent, double the damage instead",
        ir.ReplacePlayerDamage,
        player=ir.Opponent(),
        change="double",
        amount=ir.Num(2),
        duration=ALWAYS,
    )
    g.phrase(
        "static",
        "if {dealer:dealer} deals damage to your opponent, the damage becomes {amount:number} instead",
        ir.ReplacePlayerDamage,
        player=ir.Opponent(),
        change="become",
        duration=ALWAYS,
    )
    # one card, 7 phrases: what is dealt besides, and to whom
    g.phrase("dealing", "deal {to:source} {amount:plain_damage}", ir.DealDamage)
    words = "during this turn, the next damage dealt to you becomes {amount:number} and {also:dealing} instead"
    turn = {"dealer": None, "player": ir.You(), "change": "become", "duration": TURN, "next_only": True}
    g.phrase("action", words, ir.ReplacePlayerDamage, **turn)
    zero = "the damage becomes {amount:number} instead"
    words = f"if {{dealer:dealer}} deals damage to your opponent other than by its ability, {zero}"
    become = {"change": "become", "duration": ALWAYS}
    # one card: what is dealt besides, and to whom
    g.phrase("static", words, ir.ReplacePlayerDamage, player=ir.Opponent(), no_ability=True, **become)


def _players_more(g: Filled) -> None:
    """Damage to players, and the next of it."""
    you = {"dealer": None, "player": ir.You(), "duration": ALWAYS}
    for w, words in enumerate(("receive damage", "are dealt damage"), 70):
        text = f"if you {words}, the damage becomes {{amount:number}} instead"
        g.phrase("static", text, ir.ReplacePlayerDamage, change="become", w=w, **you)
        text = f"if you {words}, reduce the damage by {{amount:number}} instead"
        g.phrase("static", text, ir.ReplacePlayerDamage, change="reduce", w=w, **you)
    for w, (words, change) in enumerate((("the damage becomes {amount:number} instead", "become"),
                                         ("reduce the damage by {amount:number} instead", "reduce"),
                                         ("the damage is reduced by {amount:number} instead", "reduce")), 570):  # fmt: skip
        mine = {"dealer": None, "player": ir.You(), "change": change, "w": w}
        text = f"during this turn, if you are dealt damage, {words}"
        g.phrase("action", text, ir.ReplacePlayerDamage, duration=NOW, **mine)
    twice = "becomes double the damage instead"
    changes: tuple[tuple[str, dict[str, object]], ...] = (
        ("becomes {amount:number} instead", {"change": "become"}),
        (twice, TWICE),
    )
    nxt = {"duration": DURING, "next_only": True}
    text = "during this turn, reduce the next damage dealt to {to:pronoun_obj} by {amount:number}"
    for r, (words, change) in enumerate(changes, 600):
        theirs = {"player": ir.Opponent(), **nxt, **change}
        text = f"during this turn, the next damage {{dealer:one_obj}} deals to your opponent {words}"
        g.phrase("action", text, ir.ReplacePlayerDamage, w=r, **theirs)
        text = f"during this turn, the next damage dealt to your opponent {words}"
        g.phrase("action", text, ir.ReplacePlayerDamage, dealer=None, w=r + 2, **theirs)
    for r, (words, change) in enumerate(RESULTS, 700):
        for dealer in ("source", "one_pronoun"):
            text = f"if {{dealer:{dealer}}} deals damage to your opponent{{turn}}, {words}"
            theirs = {"player": ir.Opponent(), **change, "w": r}
            front, behind = f"during this turn, {text.replace('{turn}', '')}", text.replace("{turn}", " this turn")
            g.phrase("action", front, ir.ReplacePlayerDamage, duration=DURING, **theirs)
            g.phrase("action", behind, ir.ReplacePlayerDamage, duration=ir.UntilEndOfTurn(w=2), **theirs)
    for words, change in (("becomes {amount:number}", "become"), ("is reduced by {amount:number}", "reduce")):
        mine = {"dealer": None, "player": ir.You(), "change": change, "next_only": True}
        for w, text in enumerate(
            (f"the next damage dealt to you {words} this turn", f"the next damage dealt to you this turn {words} instead",
             f"the next damage dealt to you this turn {words}"), 610,
        ):  # fmt: skip
            g.phrase("action", text, ir.ReplacePlayerDamage, duration=ir.UntilEndOfTurn(w=2), w=w, **mine)
        text = f"during this turn, the next damage dealt to you {words}"
        g.phrase("action", text, ir.ReplacePlayerDamage, duration=DURING, w=613, **mine)


def _so_much_from(g: Filled) -> None:
    """Damage of so much, and damage from some card."""
    # of cards, too: "during this turn, if a Forward you control is dealt 3000 damage or less, the damage becomes 0 instead"
    zero = "the damage becomes {amount:number} instead"
    for v, (field, words) in enumerate((("at_most", "or less"), ("at_least", "or more"))):
        amount = f"{{{field}:number}} damage {words}"
        text = f"during this turn, if {{to:damaged_now}} is dealt {amount}, {zero}"
        g.phrase("action", text, ir.ReplaceDamage, change="become", duration=DURING, w=640 + v)
        text = f"if {{to:damaged_now}} is dealt {amount} this turn, {zero}"
        g.phrase("action", text, ir.ReplaceDamage, change="become", duration=ir.UntilEndOfTurn(w=2), w=640 + v)
    # "If a Forward of cost 2 or less deals damage to Hild, the damage becomes 0 instead.": as "if Hild is dealt damage by ..."
    for w, article in enumerate(("a", "an"), 660):
        g.phrase(f"dealing_{article}", f"{article} {{cards:group/one}}", ir.DamageSource)
        for v, (words, change) in enumerate(RESULTS):
            text = f"if {{source:dealing_{article}}} deals damage to {{to:source}}, {words}"
            g.phrase("static", text, ir.ReplaceDamage, duration=ALWAYS, w=w + 10 * v, **change)
    # "If you are dealt damage by a Forward of cost 3 or less, the damage becomes 0 instead."
    zero = {"player": ir.You(), "change": "become"}
    for v, dealt in enumerate(("are dealt damage by", "receive damage from")):
        text = f"you {dealt} {{dealer:dealer}}, the damage becomes {{amount:number}} instead"
        g.phrase("static", f"if {text}", ir.ReplacePlayerDamage, duration=ALWAYS, w=600 + v, **zero)
        text = text.replace("{dealer:dealer}", "{dealer:dealing_group}")
        g.phrase("action", f"during this turn, if {text}", ir.ReplacePlayerDamage, duration=DURING, w=600 + v, **zero)


def _by_effects(g: Filled) -> None:
    """ "If you receive damage from your opponent's Summons or abilities, the damage becomes 0 instead." """
    both, summon, ability = ("summon", "ability"), ("summon",), ("ability",)
    whose: tuple[tuple[ir.Player | None, tuple[tuple[str, tuple[str, ...]], ...]], ...] = (
        (None, (("a Summon or an ability", both), ("Summons or abilities", both), ("an ability", ability), ("abilities", ability),
                ("a Summon", summon), ("Summons", summon))),
        (ir.Opponent(), (("your opponent's Summons or abilities", both), ("your opponent's abilities", ability),
                         ("your opponent's Summons", summon))),
        (ir.You(), (("your Summons or abilities", both), ("your abilities", ability), ("your Summons", summon))),
    )  # fmt: skip
    for by, kinds in whose:
        for w, (words, kind) in enumerate(kinds, 900):
            g.phrase("effect_dealing", words, ir.DamageSource, by=by, kinds=kind, w=w)
    people = ((ir.You(), ("you receive damage", "you are dealt damage")),
              (ir.Opponent(), ("your opponent receives damage", "your opponent is dealt damage")))  # fmt: skip
    for player, verbs in people:
        for v, verb in enumerate(verbs):
            for u, due in enumerate(("from", "by", "due to")):
                for r, (words, change) in enumerate(RESULTS):
                    fixed = {"dealer": None, "player": player, "w": 900 + r + 20 * u + 100 * v, **change}
                    text = f"if {verb} {due} {{source:effect_dealing}}, {words}"
                    g.phrase("static", text, ir.ReplacePlayerDamage, duration=ALWAYS, **fixed)
                    g.phrase("action", f"during this turn, {text}", ir.ReplacePlayerDamage, duration=DURING, **fixed)


def _so_much_more(g: Filled) -> None:
    """ "If Hild is dealt 3000 damage or less by a Summon or an ability, ...", "... damage less than its power by ...":
    so much damage, from somewhere."""
    amounts: tuple[tuple[str, dict[str, object]], ...] = (
        ("{at_most:number} damage or less", {}),
        ("{at_least:number} damage or more", {}),
        ("damage less than its power", {"below_power": True}),
    )
    for v, (dealt, below) in enumerate(amounts):
        for w, (words, change) in enumerate(RESULTS):
            dealing = f"is dealt {dealt} by {{source:damage_from}}"
            fixed = {"w": 670 + 10 * v + w, **below, **change}
            g.phrase("static", f"if {{to:damaged}} {dealing}, {words}", ir.ReplaceDamage, duration=ALWAYS, **fixed)
            if not below:  # "damage of 3000 or less"
                much = dealt.replace(" damage", "")
                alone = {**fixed, "w": 720 + 10 * v + w}
                text = f"if {{to:damaged}} is dealt damage of {much}, {words}"
                g.phrase("static", text, ir.ReplaceDamage, duration=ALWAYS, **alone)
            text = f"during this turn, if {{to:damaged_now}} {dealing}, {words}"
            g.phrase("action", text, ir.ReplaceDamage, duration=DURING, **fixed)
