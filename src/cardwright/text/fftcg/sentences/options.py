"""The sentences that offer actions to select from."""

from cardwright.text import ir
from cardwright.text.fftcg.amounts.defined import SAYS
from cardwright.text.fftcg.filled import Filled
from cardwright.text.fftcg.spread import UNCOUNTED
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _options(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _options_more(g)
    _x_options(g)


def _options(g: Grammar) -> None:
    g.phrase(
        "modal_header",
        "select {count:number} of the {printed:number} following actions",
        ir.ModalHeader,
        player=ir.You(),
    )
    g.phrase(
        "modal_header",
        "select up to {count:number} of the {printed:number} following actions",
        ir.ModalHeader,
        player=ir.You(),
        up_to=True,
    )
    g.phrase("clause", "if {condition:conditions}, {header:modal_header} instead", ir.ModalAlternative)
    g.phrase("clause", "if {condition:conditions}, {header:more_of_them} instead", ir.ModalAlternative, w=1)
    you = {"player": ir.You()}
    for w, words in enumerate(("both actions", "both", "both of the actions", "both of them"), 1):
        g.phrase("more_of_them", f"select {words}", ir.ModalHeader, count=ir.Num(2), printed=ir.Num(2), w=w, **you)
    for number in (2, 3, 4):
        both = {"count": ir.Num(number), "printed": ir.Num(number), **you}
        g.phrase("more_of_them", f"select all {number} actions", ir.ModalHeader, w=5, **both)
        g.phrase("more_of_them", f"select all {number} of the actions", ir.ModalHeader, w=6, **both)
        g.phrase("more_of_them", f"select all {number} of the {number} following actions", ir.ModalHeader, w=10, **both)
    for w, words in enumerate(("actions", "above actions", "actions listed"), 7):
        of = f"of the {{printed:number}} {words}"
        g.phrase("more_of_them", f"select {{count:number}} {of}", ir.ModalHeader, w=w, **you)
        g.phrase("more_of_them", f"select up to {{count:number}} {of}", ir.ModalHeader, up_to=True, w=w, **you)
    g.phrase(
        "modal_header",
        "select {count:number} from the following",
        ir.ModalHeader,
        player=ir.You(),
        printed=ir.Num(0),
        w=UNCOUNTED[0],
    )


# wordings of ModalHeader: "select up to 2 of them instead", "select up to 2 instead", whose number was printed before
OF_THEM = (20, 21)


def _options_more(g: Filled) -> None:
    before = {"player": ir.You(), "printed": ir.Num(0)}
    for words, up_to in (("", False), ("up to ", True)):
        for w, them in zip(OF_THEM, (" of them", ""), strict=True):
            text = f"select {words}{{count:number}}{them}"
            g.phrase("more_of_them", text, ir.ModalHeader, up_to=up_to, w=w, **before)
    for up_to in (False, True):
        words = "up to " if up_to else ""
        text = f"your opponent selects {words}{{count:number}} of the {{printed:number}} following actions"
        g.phrase("modal_header", text, ir.ModalHeader, player=ir.Opponent(), up_to=up_to)
        # how many there are may be left out, as early cards do
        unsaid = ("from the following", "of the following", "of the following actions", "from the following actions")
        for player, verb in ((ir.You(), "select"), (ir.Opponent(), "your opponent selects")):
            for w, end in enumerate(unsaid, UNCOUNTED[1]):
                text = f"{verb} {words}{{count:number}} {end}"
                g.phrase("modal_header", text, ir.ModalHeader, player=player, up_to=up_to, printed=ir.Num(0), w=w)
    for w, many in enumerate(("up to the same number", "the same number")):
        words = f"select {many} of the {{printed:number}} following actions as {{count:so_many_actions}}"
        g.phrase("modal_header", words, ir.ModalHeader, player=ir.You(), up_to=not w, w=10 + w)
    # one card, 3 phrases: how many stand there is not said; any number of them, or as many as Elements were paid
    for w, words in enumerate(
        ("select the following actions from top to bottom up to the same number of {count:elements_paid}",
         "select up to {count:number} of the following actions from top to bottom",
         "select up to {count:number} of the following actions in order from top to bottom"), 40,
    ):  # fmt: skip
        in_order = {"printed": ir.Num(0), "up_to": True, "in_order": True, "w": w}
        g.phrase("modal_header", words, ir.ModalHeader, player=ir.You(), **in_order)
    paid = "as the cost you paid to cast {_:self}"
    g.phrase("elements_paid", f"Elements {paid}", ir.ElementsPaid, w=40)
    g.phrase("elements_paid", f"Elements other than {{excluding:elements_and}} {paid}", ir.ElementsPaid, w=40)
    # "When you do so, select up to the same number of the 3 following actions": as many as were discarded, put away ... just before
    done = {"count": ir.CountRef(ir.Pronoun("so_many"), w=600), "player": ir.You()}
    for w, (many, up_to) in enumerate((("up to the same number of", True), ("the same number of", False)), 20):
        words = f"select {many} the {{printed:number}} following actions"
        g.phrase("modal_header", words, ir.ModalHeader, up_to=up_to, w=w, **done)
    # one card: of the opponent; a table of both players and both verbs
    for player, who in ((ir.You(), "you"), (ir.Opponent(), "your opponent")):
        for w, may in enumerate(("can", "may")):
            g.phrase("clause", f"{who} {may} select the same action more than once", ir.SelectAgain, player=player, w=w)
    # one card, 2 phrases: one more than were discarded just before
    g.phrase("more_than_discarded", "{more:number} more than the number of discarded cards", ir.Plus,
             base=ir.CountRef(ir.Pronoun("discarded_cards")))  # fmt: skip
    # one card: the opponent selects; a table of both players
    for w, of in enumerate(("from", "from the", "of the"), 30):
        text = f"{{count:more_than_discarded}} {of} {{printed:number}} following actions"
        g.phrase("modal_header", f"your opponent selects {text}", ir.ModalHeader, player=ir.Opponent(), w=w)
        g.phrase("modal_header", f"select {text}", ir.ModalHeader, player=ir.You(), w=w)


def _x_options(g: Filled) -> None:
    """ "Select up to X of the 3 following actions, where X is the number of Backups you control." """
    for up_to, first in ((True, 12), (False, 22)):
        words = f"select {'up to ' * up_to}X of the {{printed:number}} following actions"
        for w, says in enumerate(SAYS, first):
            text = f"{words}, where {says} {{count:x_amount}}"
            g.phrase("modal_header", text, ir.ModalHeader, player=ir.You(), up_to=up_to, w=w)
        # an X that was paid, or that the next sentence says
        g.phrase(
            "modal_header", words.replace("X", "{count:x}"), ir.ModalHeader, player=ir.You(), up_to=up_to, w=first + 3
        )
