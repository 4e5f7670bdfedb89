"""Qualities of cards against others: the highest of all, more or less than another card has."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar

TRAITS = (("cost", "cost"), ("attack", "attack"), ("defense", "defense"))
COMPARED = (
    ("attack", sv.AttackIs, 0),
    ("defense", sv.DefenseIs, 0),
    ("[attack]", sv.AttackIs, 40),
    ("[defense]", sv.DefenseIs, 40),
)


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _compared(g)
    _of_so_much(g)
    _extremes(g)
    _highest(g)


def _of_so_much(g: Grammar) -> None:
    """ "A follower with [defense] of 3 or less", "with attack less than 3", "whose cost is 3 or less": the word before the number."""
    ways = (
        ("with {stat} less than {n}", "<"), ("with {stat} greater than {n}", ">"),
        ("with {stat} less than or equal to {n}", "<="), ("with {stat} equal to or less than {n}", "<="),
        ("with {stat} greater than or equal to {n}", ">="), ("with {stat} equal to or greater than {n}", ">="),
        ("with {stat} of {n} or less", "<="), ("with {stat} of {n} or more", ">="),
        ("with {stat} {n} or less", "<="), ("with {stat} {n} or more", ">="),
        ("whose {stat} is {n} or less", "<="), ("whose {stat} is {n} or more", ">="), ("whose {stat} is {n}", "="),
    )  # fmt: skip
    for stat, cls, icon in (*COMPARED, ("cost", ir.CostIs, 0)):
        for w, (words, compare) in enumerate(ways, 120):
            known = cls is ir.CostIs and words.startswith("with {stat} {n}")  # as translations print it (alongside.py)
            if not known:
                told = words.format(stat=stat, n="{amount:amount_number}")
                g.phrase("qualifier", told, cls, compare=compare, w=w + icon)


def _extremes(g: Grammar) -> None:
    for stat, trait, w in (
        *((stat, trait, 0) for stat, trait in TRAITS),
        *((f"[{stat}]", trait, 2) for stat, trait in TRAITS[1:]),
    ):
        for lowest, word in ((False, "highest"), (True, "lowest")):
            g.phrase("qualifier", f"with the {word} {stat}", ir.HighestAmong, trait=trait, lowest=lowest, w=w)
        for lowest, word in ((False, "greatest"), (True, "least")):
            g.phrase("qualifier", f"with the {word} {stat}", ir.HighestAmong, trait=trait, lowest=lowest, w=w + 1)


def _highest(g: Grammar) -> None:
    """ "X equals the highest attack among followers on your field"."""
    for stat, trait in (
        ("attack", "attack"),
        ("[attack]", "attack"),
        ("cost", "cost"),
        ("defense", "defense"),
        ("[defense]", "defense"),
    ):
        for w, (word, among) in enumerate(
            (word, among) for word in ("highest", "greatest", "lowest", "least") for among in ("among", "of")
        ):
            fixed = {"trait": trait, "lowest": w > 3, "w": 2 * w + int(stat.startswith("["))}
            for group in ("placed_part", "your_group"):
                words = f"the {word} {stat} {among} {{group:{group}/many}}"
                g.phrase("measured_one", words, ir.Highest, **fixed)


def _compared(g: Grammar) -> None:
    """Against another card: "that costs less than this follower", "with more attack than it"."""
    q = "qualifier"
    for category in ("source", "one_pronoun"):
        for word, by_so_much in (("less", ir.Minus), ("more", ir.Plus)):
            beside = f"{{{word}:digits}} {word} than {{base:cost_of_{category}}}"
            g.phrase(f"cost_beside_{category}", beside, by_so_much, w=8)
        for w, exactly in enumerate(("", "exactly "), 25):
            beside = f"<that costs|that cost> {exactly}{{amount:cost_beside_{category}}}"
            g.phrase(q, beside, ir.CostIs, compare="=", w=w)
        g.phrase(q, f"with the same cost as {{amount:cost_of_{category}}}", ir.CostIs, compare="=", w=7)
        for word, compare in (("less", "<"), ("more", ">")):
            verb = f"<that costs|that cost> {word} than {{amount:cost_of_{category}}}"
            g.phrase(q, verb, ir.CostIs, compare=compare, w=5)
            level = "lower" if compare == "<" else "higher"
            for w, article in enumerate(("a ", ""), 15):
                with_cost = f"with {article}{level} cost than {{amount:cost_of_{category}}}"
                g.phrase(q, with_cost, ir.CostIs, compare=compare, w=w)
            for stat, cls, v in COMPARED:
                than = f"{{amount:{stat.strip('[]')}_of_{category}}}"
                g.phrase(q, f"with {word} {stat} than {than}", cls, compare=compare, w=8 + v)
        for stat, node in (("cost", ir.CostOf), ("attack", sv.AttackOf), ("defense", sv.DefenseOf)):
            g.phrase(f"{stat}_of_{category}", f"{{card:{category}}}", node, w=8)
    for stat, cls, icon in COMPARED:
        for w, (words, compare) in enumerate(
            (("less than", "<"), ("greater than", ">"), ("less than or equal to", "<="), ("equal to or less than", "<="),
             ("greater than or equal to", ">="), ("equal to or greater than", ">="), ("equal to", "="))
        , 10):  # fmt: skip
            g.phrase(q, f"with {stat} {words} {{amount:measured_one}}", cls, compare=compare, w=w + icon)
            if stat == "attack":
                for v, article in enumerate(("a ", "")):
                    with_cost = f"with {article}cost {words} {{amount:measured_one}}"
                    g.phrase(q, with_cost, ir.CostIs, compare=compare, w=w + 20 + 10 * v)
    g.phrase(q, "<that costs|that cost> {amount:measured_one} or less", ir.CostIs, compare="<=", w=6)
