"""With what a card was paid for."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.common import ELEMENTS
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _paid(g)
    _each_named(g)


def _paid(g: Grammar) -> None:
    for w, words in enumerate(("cast", "play")):
        g.phrase(
            "condition", f"the cost paid to {words} {{_:self}} included {{element:element}} CP", ir.PaidElement, w=w
        )
        g.phrase(
            "condition",
            f"the cost to {words} {{_:self}} was paid with CP of {{count:number}} or more different Elements",
            ir.PaidElements,
            w=w,
        )
    g.phrase("condition", "the CP paid to cast {_:self} was only produced by Backups", ir.PaidOnlyByBackups)
    _ways(g)
    for element in ELEMENTS:  # how much of an Element's CP
        for w, words in enumerate(("cast {_:self}", "play {_:self}")):
            much = {"left": ir.CpPaid(element), "compare": ">=", "w": 900 + w}
            text = f"the cost paid to {words} included {{right:number}} or more {element} CP"
            g.phrase("condition", text, ir.Compare, **much)  # one card: CP of which Element
    g.phrase("condition", "you paid the extra cost", ir.PaidExtraCost)
    g.phrase("condition", "{_:self} results from an EX Burst", ir.FromExBurst)
    for w, words in enumerate(("is cast as an EX Burst", "is used as an EX Burst", "was used as an EX Burst"), 800):
        # one card: how it came to that
        g.phrase("condition", f"{{_:self}} {words}", ir.FromExBurst, w=w)
    # what was paid
    for w, words in enumerate(("cast", "play")):
        g.phrase(
            "condition",
            f"the cost to {words} {{_:self}} was only paid with {{element:element}} CP",
            ir.PaidOnlyElement,
            w=w,
        )
        g.phrase(
            "condition",
            f"the cost to {words} {{_:self}} was paid with CP of exactly {{count:number}} different Elements",
            ir.PaidElements,
            compare="=",
            w=w,
        )
    # one card: or less; or more and exactly are elsewhere
    for w, words in enumerate(("cast", "play")):
        g.phrase(
            "condition",
            f"the cost to {words} {{_:self}} was paid with CP of {{count:number}} or less different Elements",
            ir.PaidElements,
            compare="<=",
            w=w,
        )


def _each_named(g: Grammar) -> None:
    """ "If the cost to cast Hild was paid with both Fire CP and Ice CP": with CP of each of these."""
    g.phrase("paid_cp", "{element:element} CP", ir.PaidElement, w=2)
    g.phrase("paid_element", "{element:element}", ir.PaidElement, w=3)
    g.list("paid_cps", "paid_cp", ", ", " and ", min=2)
    g.list("paid_elements", "paid_element", ", ", " and ", min=2)
    for w, verb in enumerate(("cast", "play")):
        for v, (said, both) in enumerate(
            product(("{conditions:paid_cps}", "{conditions:paid_elements} CP"), ("", "both "))
        ):
            g.phrase(
                "condition", f"the cost to {verb} {{_:self}} was paid with {both}{said}", ir.And, w=900 + 10 * v + w
            )


def _ways(g: Grammar) -> None:
    # one card: "CP produced by Category XIV Backups", "by Fire Backups"
    g.phrase("backup_kind", "{adjectives:adjectives} Backups", ir.Group, noun=ir.TypeIs(("Backup",)))
    for w, (verb, done) in enumerate((("cast", "cast"), ("play", "played")), 800):
        by_kind = f"the CP paid to {verb} {{_:self}} was only produced by {{group:backup_kind}}"
        # one card, 4 phrases: one kind of Backups, said as of Backups
        g.phrase("condition", by_kind, ir.PaidOnlyByBackups, w=w + 50)
        for v, by in enumerate(("only with CP produced by", "with CP only produced by"), 6):
            words = f"the cost to {verb} {{_:self}} was paid {by}"
            # one card, 2 phrases: in what order
            g.phrase("condition", f"{words} Backups", ir.PaidOnlyByBackups, w=w + 10 * v)
            g.phrase("condition", f"{words} {{group:backup_kind}}", ir.PaidOnlyByBackups, w=w + 10 * v)
        by_backups = (
            f"the cost to {verb} {{_:self}} was paid using only Backups",
            f"the cost to {verb} {{_:self}} was only paid with CP produced by Backups",
            f"{{_:self}} was {done} using only CP produced by Backups",
            f"only CP produced by Backups was used to {verb} {{_:self}}",
            *((f"the CP paid to {verb} {{_:self}} was only produced by Backups",) if verb == "play" else ()),
        )
        of_element = (
            f"{{_:self}} was {done} using only {{element:element}} CP",
            f"{{_:self}} was {done} with only {{element:element}} CP",
            f"only {{element:element}} CP was used to {verb} {{_:self}}",
            f"the CP paid to {verb} {{_:self}} was only {{element:element}} CP",
            f"the cost to {verb} {{_:self}} was paid only with {{element:element}} CP",
            f"the cost to {verb} {{_:self}} was paid with only {{element:element}} CP",
        )
        for node, said in ((ir.PaidOnlyByBackups, by_backups), (ir.PaidOnlyElement, of_element)):
            for v, words in enumerate(said):
                kind = words.replace("Backups", "{group:backup_kind}")
                if kind not in (words, by_kind):
                    g.phrase("condition", kind, node, w=w + 10 * v)
                # one card, 2 phrases: in what words
                g.phrase("condition", words, node, w=w + 10 * v)
