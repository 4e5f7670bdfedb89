"""By what cards cannot be chosen."""

from cardwright.text import ir
from cardwright.text.fftcg.common import SUMMON_OR_ABILITY, WHOSE_EFFECTS
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    for by, whose in ((ir.Opponent(), "your opponent's "), (ir.Opponent(w=1), "opponent's "), (ir.AnyPlayer(), "")):
        for kinds, words in (
            (("summon",), "Summons"),
            (("ability",), "abilities"),
            (SUMMON_OR_ABILITY, "Summons or abilities"),
        ):
            # one card: whose, and of which kind
            g.phrase("rule", f"cannot be chosen by {whose}{words}", ir.CannotBeChosen, by=by, kinds=kinds)
    card = ir.IsCard()
    for by, whose in ((ir.Opponent(), "your opponent's "), (ir.AnyPlayer(), "")):
        fixed = {"by": by, "kinds": SUMMON_OR_ABILITY}
        # one card, 3 phrases: of a player or of any
        g.phrase("rule", f"cannot be chosen by {whose}{{sources:same_twice}}", ir.CannotBeChosen, **fixed)
        head = f"cannot be chosen by {whose}Summons or abilities "
        g.phrase("rule", head + "that share its Element", ir.CannotBeChosen,
                 sources=ir.Group(card, qualifiers=(ir.SameTrait("element", ir.SelfRef(), w=4),)), w=1, **fixed)  # fmt: skip
        g.phrase("rule", head + "of the named Element", ir.CannotBeChosen,
                 sources=ir.Group(card, qualifiers=(ir.NamedElement(w=1),)), w=2, **fixed)  # fmt: skip
        g.phrase("rule", head + "of that Element", ir.CannotBeChosen,
                 sources=ir.Group(card, qualifiers=(ir.NamedElement(w=1),)), w=3, **fixed)  # fmt: skip
    for element in ("Fire", "Ice", "Wind", "Earth", "Lightning", "Water", "Light", "Dark"):
        sources = ir.Group(card, adjectives=(ir.ElementIs((element,), w=4),))
        # one card: one of the Elements
        g.value("same_twice", f"{element} Summons or {element} abilities", sources)
    ability = {"kinds": ("ability",)}
    # one card: anybody's and the opponent's
    for by, whose in ((ir.Opponent(), "your opponent's "), (ir.AnyPlayer(), "")):
        words = f"cannot be chosen by {whose}{{sources:source_type}} abilities"
        g.phrase("rule", words, ir.CannotBeChosen, by=by, w=30, **ability)
    words = "cannot be chosen by a {sources:coloured_source}'s ability"
    # one card: any group; the other article is in the tables
    g.phrase("rule", words, ir.CannotBeChosen, by=ir.AnyPlayer(), w=31, **ability)
    burst = {"by": ir.AnyPlayer(), "kinds": ("burst",)}
    # one card, 5 phrases: kinds of what chooses
    g.phrase("rule", "cannot be chosen by EX Bursts", ir.CannotBeChosen, w=40, **burst)
    words = "cannot be chosen by Summons' EX Bursts or Characters' EX Bursts"
    g.phrase("rule", words, ir.CannotBeChosen, w=41, **burst)
    both = {"by": ir.AnyPlayer(), "kinds": ("summon", "ability")}
    g.phrase("rule", "cannot be chosen by a Summon or an ability", ir.CannotBeChosen, w=42, **both)


def fill(g: Filled) -> None:
    """What tables add to them."""
    for kinds, words in (
        (("summon",), "Summons"),
        (("ability",), "abilities"),
        (SUMMON_OR_ABILITY, "Summons or abilities"),
    ):
        g.phrase("rule", f"cannot be chosen by your {words}", ir.CannotBeChosen, by=ir.You(), kinds=kinds)
        for w, named in enumerate(("named", "selected")):
            sources = ir.Group(ir.IsCard(), qualifiers=(ir.NamedElement(w=70 + w),))
            text = f"cannot be chosen by {words} of the {named} Element"
            g.phrase("rule", text, ir.CannotBeChosen, by=ir.AnyPlayer(), kinds=kinds, sources=sources, w=70)
    summon = {"kinds": ("summon",)}
    for by, whose in WHOSE_EFFECTS:
        g.phrase(
            "rule", f"cannot be chosen by {whose}{{sources:summons_of_cost}}", ir.CannotBeChosen, by=by, w=300, **summon
        )
    # whose abilities may not choose it
    for kinds, words in (
        (("summon",), "Summons"),
        (("ability",), "abilities"),
        (("summon", "ability"), "Summons or abilities"),
    ):
        text = f"cannot be chosen by {words} of your opponent"
        g.phrase("rule", text, ir.CannotBeChosen, by=ir.Opponent(), kinds=kinds, w=600)
    chosen = {"kinds": ("ability",), "by": ir.AnyPlayer()}
    for w, words in enumerate(("abilities of {sources:typed_many}", "the abilities of {sources:typed_many}"), 600):
        g.phrase("rule", f"cannot be chosen by {words}", ir.CannotBeChosen, w=w, **chosen)
    for by, whose in WHOSE_EFFECTS:
        for kinds, words in ((("summon",), "Summons"), (("ability",), "abilities")):
            text = f"cannot be chosen by {whose}{{sources:coloured_cards}} {words}"
            g.phrase("rule", text, ir.CannotBeChosen, by=by, kinds=kinds, w=70)
        _by_whose(g, by, whose)
        g.phrase("rule", f"cannot be chosen by {whose}EX Bursts", ir.CannotBeChosen, by=by, kinds=("burst",), w=70)
    _unbroken(g)


def _unbroken(g: Filled) -> None:
    """ "Hild cannot be broken by your opponent's Summons of cost 3 or less", and damage from such."""
    for by, whose in WHOSE_EFFECTS:
        fixed = {"by": by, "kinds": ("summon",), "w": 300}
        g.phrase("rule", f"cannot be broken by {whose}{{sources:summons_of_cost}}", ir.CannotBeBroken, **fixed)
        source = {} if by == ir.AnyPlayer() else {"by": by}
        text = f"{whose}{{cards:summons_of_cost}}"
        g.phrase("damage_from", text, ir.DamageSource, kinds=("summon",), w=300, **source)
    own = {"kinds": ("ability",), "by": ir.AnyPlayer()}
    for w, words in enumerate(("abilities of {%s:typed_many}", "the abilities of {%s:typed_many}"), 600):
        g.phrase("rule", f"cannot be broken by {words % 'sources'}", ir.CannotBeBroken, w=w, **own)
        g.phrase("damage_from", words % "cards", ir.DamageSource, kinds=("ability",), w=w)


def _by_whose(g: Filled, by: ir.Player, whose: str) -> None:
    # "by your opponent's Backups' abilities", "by EX Bursts of Summons"
    for name in ("Forward", "Backup", "Monster", "Character"):
        source = ir.Group(ir.IsCharacter() if name == "Character" else ir.TypeIs((name,)))
        text = f"cannot be chosen by {whose}{name}s' abilities"
        g.phrase("rule", text, ir.CannotBeChosen, by=by, kinds=("ability",), sources=source, w=900)
    for name, source in (("Summon", ir.Group(ir.TypeIs(("Summon",)))), ("Character", ir.Group(ir.IsCharacter()))):
        for w, words in enumerate((f"{name}s' EX Bursts", f"EX Bursts of {name}s"), 900):
            if whose and w > 900:
                continue
            fixed = {"by": by, "kinds": ("burst",), "sources": source, "w": w}
            g.phrase("rule", f"cannot be chosen by {whose}{words}", ir.CannotBeChosen, **fixed)
