"""Cards that are removed face down, and who may look at them."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.filled import Filled

OWNER = ir.Owner()
PERMITTED = (
    ("{} as though you owned {}", ir.Permanent()),
    ("{} at any time you could normally cast {}", ir.Permanent()),
    ("{} as though you owned {} at any time you could normally cast {}", ir.Permanent()),
    ("{} as though you owned {} this turn", ir.UntilEndOfTurn(w=2)),
    ("{} as though you owned {} at any time you could normally cast {} this turn", ir.UntilEndOfTurn(w=2)),
)


def fill(g: Filled) -> None:
    """What tables add to the phrases; they come after all others, of which they are made."""
    _hands(g)
    for each in list(g.grammar.phrases):
        if (
            each.category == "action"
            and each.template.endswith(" from the game")
            and _removes(each.cls, each.constants)
        ):
            g.phrase("removing", each.template, each.cls, **each.constants)  # type: ignore[arg-type]
    g.phrase("action", "{effect:removing} face down", ir.FaceDown)
    _looking(g)


def _removes(cls: object, constants: dict[str, object]) -> bool:
    return cls in (ir.RemoveTop, ir.RemoveFromGame) or ir.Removed(OWNER) in (constants.get("to"), constants.get("into"))


def _hands(g: Filled) -> None:
    for player, their, head, verb in (
        (ir.You(), "your", "", "remove"), (ir.Opponent(), "their", "your opponent ", "removes"),
    ):  # fmt: skip
        held = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(player)),))
        for w, words in enumerate((f"{their} hand", f"all {their} hand", f"{their} entire hand"), 90):
            g.phrase(f"{their}_hand", words, ir.All, group=held, w=w)
        text = f"{head}{verb} {{what:{their}_hand}} from the game"
        g.phrase("action", text, ir.PlayerPuts, player=player, to=ir.Removed(OWNER), w=1000)


def _looking(g: Filled) -> None:
    for player, who in ((ir.You(), "you"), (ir.Opponent(), "your opponent")):
        for w, (may, when) in enumerate(product(("can", "may"), (" at any time", ""))):
            g.phrase("action", f"{who} {may} look at {{what:one_obj}}{when}", ir.MayLook, player=player, w=w)
            g.phrase("action", f"{who} {may} look at {{what:many_object}}{when}", ir.MayLook, player=player, w=w + 10)
    for u, (category, them) in enumerate((("one_pronoun", "it"), ("many_object", "them"))):
        g.phrase(f"look_{u}", f"look at {{what:{category}}}", ir.MayLook, player=ir.You(), w=20 + u)
        for w, (words, span) in enumerate(PERMITTED):
            cast = {"player": ir.You(), "what": ir.Pronoun(them), "duration": span, "w": 1000 + w}
            g.phrase(f"cast_{u}", "cast " + words.replace("{}", them), ir.AllowCast, **cast)
        for w, (may, joined) in enumerate(product(("can", "may"), (" and/or ", " and "))):
            key = f"look_and_cast_{u}_{w}"
            g.phrase("action", f"you {may} {{effects:{key}}}", ir.Both, w=1000 + 10 * u + w)
            # one card: looked at, cast or both
            g.pair(key, f"look_{u}", f"cast_{u}", joined)
