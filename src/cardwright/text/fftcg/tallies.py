"""How many, counted from something else: "for every two", "1 Forward for each", "as many as", points, Crystals and counters."""

from cardwright.text import ir
from cardwright.text.fftcg.variants import Filled
from cardwright.text.grammar import Grammar

FIRST = 540  # wordings of this module begin here
WORDS = (("two", 2), ("three", 3), ("four", 4), ("five", 5))


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    _steps(g)
    _targets(g)
    _draws(g)


def _steps(g: Filled) -> None:
    you = ir.You()
    for word, number in WORDS:
        g.phrase("number_word", word, ir.Num, value=number, w=1)
    g.phrase("plural_number", "{value:plural_integer}", ir.Num)
    counted = "every_group"
    g.phrase("for_every", "every {size:number} {of:points_received}", ir.Times)
    for head, category in (("", "every"), ("every ", "for_every"), ("each ", "for_every")):
        w = FIRST + (head == "each ")
        for of in (counted, "points_received"):
            g.phrase(category, f"{head}{{size:number_word}} {{of:{of}}}", ir.Times, w=w)
            if head == "each ":
                g.phrase(category, f"{head}{{size:plural_number}} {{of:{of}}}", ir.Times, w=w)
    for w, words in enumerate(("placed on", "on"), FIRST):
        g.phrase(counted, f"{{counter:counter}} Counters {words} {{card:source}}", ir.CountersOn, w=w)
    g.phrase(counted, "《C》 you have", ir.CrystalCount, player=you, w=FIRST)
    g.phrase(counted, "cards you have drawn this turn", ir.CardsDrawn, player=you, w=FIRST)
    g.phrase(counted, "cards you have cast this turn", ir.CardsCastThisTurn, player=you, w=FIRST)
    g.phrase("points_received", "points of damage your opponent has received", ir.DamageReceived, player=ir.Opponent())


def _targets(g: Filled) -> None:
    # "choose up to 1 Forward for each Job Knight you control": as many in all
    for w, (each, count) in enumerate((("for each", "each"), ("for every", "every")), FIRST):
        for up_to, head in ((False, "1"), (True, "up to 1")):
            text = f"{head} {{group:group/one}} {each} {{count:{count}}}"
            g.phrase("target", text, ir.Target, up_to=up_to, w=w)
    for player, has in ((ir.You(), "you have"), (ir.Opponent(), "your opponent has")):
        for w, words in enumerate(("points of damage", "number of points of damage"), FIRST):
            g.phrase("count_group", f"{words} {has} received", ir.DamageReceived, player=player, w=w)
        g.phrase("count_group", f"《C》 {has}", ir.CrystalCount, player=player, w=FIRST)
    g.phrase("count_group", "{counter:counter} Counters on {card:source}", ir.CountersOn, w=FIRST)


def _draws(g: Filled) -> None:
    text = "discard {count:number} <card/cards:count>"
    g.phrase("multiplied", text, ir.Discard, player=ir.You(), group=ir.Group(ir.IsCard()), w=FIRST)
    for player, draw in ((ir.You(), "draw"), (ir.Opponent(), "your opponent draws")):
        g.phrase("action", f"{draw} as many cards as {{count:counted}}", ir.Draw, player=player, w=FIRST)
        g.phrase("action", f"{draw} as many cards as the {{count:count_group}}", ir.Draw, player=player, w=FIRST + 1)
        g.phrase("action", f"{draw} the same number of cards as {{count:counted}}", ir.Draw, player=player, w=FIRST + 2)
        text = f"{draw} the same number of cards as the {{count:count_group}}"
        g.phrase("action", text, ir.Draw, player=player, w=FIRST + 3)
        if player == ir.Opponent():
            g.phrase("action", f"{draw} cards equal to {{count:counted}}", ir.Draw, player=player, w=FIRST + 4)
