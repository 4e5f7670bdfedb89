"""What evolve, serve and [act] abilities cost: all the time, for good, and for a time."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.sve.spread import EVERY_ONE

# what the abilities are called, one and several of them, and of what kind they are; an icon alone stands for its cost
ICONS: tuple[tuple[str, dict[str, str]], ...] = (("[evolve]", {}), ("[feed]", {"kind": "serve"}))
NAMES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("[evolve]", 0, {}), ("evolve", 1, {}), ("[feed]", 0, {"kind": "serve"}), ("serve", 1, {"kind": "serve"}), ("[act]", 0, {"kind": "action"}),
    ("activated", 0, {"kind": ""}),  # evolve and serve abilities, too (docs/rulings.md S76)
)  # fmt: skip
ENDS = (" to activate", " to play", " to use", "")
ITSELF = 400  # `LimitSentence.w`, from here on: what the ability says of its own cost


def add(g: Grammar) -> None:
    """All phrases of this module."""
    for w, end in enumerate(ENDS, 20):
        for v, words in ((0, "each"), (EVERY_ONE, "every")):
            so_much = f"{{amount:digits}} less{end} for {words} {{each:each_one}}"
            g.phrase(f"less_each_{w}", so_much, ir.PerEach, w=v + 7)
    for icon, kind in ICONS:
        _by_icon(g, icon, kind)
    for name, w, kind in NAMES:
        _by_name(g, name, 100 + 10 * w, kind)
    _of_itself(g)
    any_kind = {"kind": ""}
    for subject, w in (("{what:possessive}", 500), ("{what:every_many}'", 510)):
        for v, end in enumerate(ENDS[:1] + ENDS[2:], w):
            for category in ("static", "new_cost"):
                g.phrase(
                    category,
                    f"{subject} abilities cost {{amount:digits}} less{end}",
                    sv.EvolveCostChange,
                    w=v,
                    **any_kind,
                )


def _by_icon(g: Grammar, icon: str, kind: dict[str, str]) -> None:
    """ "This card's [evolve] cost is reduced by 1"."""
    s = "static"
    for w, (plural, verb) in enumerate(
        (words, verb) for words in (f"{{what:every_many}}' {icon} costs", f"the {icon} costs of {{what:every_many}}") for verb in ("are", "")
    ):  # fmt: skip
        reduced = f"{plural} are reduced by {{amount:digits}}" if verb else f"reduce {plural} by {{amount:digits}}"
        g.phrase(s, reduced, sv.EvolveCostChange, w=w, **kind)
    for w, end in enumerate(ENDS, 20):
        less = f"{{amount:digits}} less{end}"
        each = f"{{what:possessive}} {icon} costs {{amount:less_each_{w}}}"
        g.phrase(s, each, sv.EvolveCostChange, w=w, **kind)
        for category in (s, "new_cost"):
            g.phrase(category, f"{{what:possessive}} {icon} costs {less}", sv.EvolveCostChange, w=w, **kind)
            g.phrase(category, f"{{what:every_many}}' {icon} cost {less}", sv.EvolveCostChange, w=w, **kind)
    for w, verb in enumerate(("is", "becomes")):
        g.phrase(s, f"{{what:possessive}} {icon} cost {verb} {{amount:digits}}", sv.SetEvolveCost, w=20 + w, **kind)
    many = (
        f"{{what:every_many}}' {icon} costs",
        f"the {icon} costs of {{what:every_many}}",
        f"the {icon} cost of {{what:every_many}}",
    )
    for v, costs in enumerate(many):  # no card for these: as of one card
        for w, verb in enumerate(("are", "become", "is", "becomes")[2 * (v == 2) :][:2]):
            g.phrase(s, f"{costs} {verb} {{amount:digits}}", sv.SetEvolveCost, w=30 + 2 * v + w, **kind)
        g.phrase("action", f"change {costs} to {{amount:digits}}", sv.SetEvolveCost, w=2 + v, **kind)
    for category in (s, "action"):
        of_one = f"{{what:possessive}} {icon} cost"
        g.phrase(category, f"{of_one} is reduced by {{amount:digits}}", sv.EvolveCostChange, **kind)
        if category == s:
            g.phrase(s, f"{of_one} is reduced by {{amount:so_much_each}}", sv.EvolveCostChange, w=2, **kind)
        g.phrase(category, f"reduce {of_one} by {{amount:digits}}", sv.EvolveCostChange, w=1, **kind)
    g.phrase("action", f"change the {icon} cost of {{what:every}} to {{amount:digits}}", sv.SetEvolveCost, w=1, **kind)
    # one card; any card and number
    g.phrase("action", f"change {{what:possessive}} {icon} cost to {{amount:digits}}", sv.SetEvolveCost, **kind)


def _by_name(g: Grammar, name: str, u: int, kind: dict[str, str]) -> None:
    """ "Your followers' evolve abilities cost 1 less to play"; ``u``: where the wordings begin."""
    subjects = (
        (f"{{what:possessive}} {name} ability costs", 0), (f"{{what:possessive}} {name} abilities cost", 120), (f"{{what:every_many}}' {name} abilities cost", 0),
        (f"{name} abilities of {{what:every_many}} cost", 40), (f"the {name} abilities of {{what:every_many}} cost", 80),
    )  # fmt: skip
    for subject, v in subjects:
        for w, end in enumerate(ENDS, u + v):
            for category in ("static", "new_cost"):
                less = f"{subject} {{amount:digits}} less{end}"
                g.phrase(category, less, sv.EvolveCostChange, w=w, **kind)
                set_to = f"{subject} {{amount:digits}} play <point/points:amount>{end}"
                g.phrase(category, set_to, sv.SetEvolveCost, w=w, **kind)
            so_much = f"{subject} {{amount:less_each_{20 + w - u - v}}}"
            g.phrase("static", so_much, sv.EvolveCostChange, w=w, **kind)


def _of_itself(g: Grammar) -> None:
    """ "If Overflow is active for you, this ability costs 1 less to activate": said in the ability itself."""
    less = tuple(f"this ability costs {{amount:digits}} less{end}" for end in ENDS)
    said = [form for words in less for form in (
        f"if {{condition:conditions}}, {words}", f"{words} if {{condition:conditions}}", f"while {{condition:conditions}}, {words}",
    )]  # fmt: skip
    each = [f"this ability costs {{amount:less_each_{w}}}" for w, _ in enumerate(ENDS, 20)]
    for w, words in enumerate((*said, *each), ITSELF):
        g.sequence(f"own_cost_{w}", f"own_cost_{w}_one", max=1)
        g.phrase(f"own_cost_{w}_one", words, sv.CostsLess)
        g.phrase("clause", f"{{limits:own_cost_{w}}}", ir.LimitSentence, w=w)
