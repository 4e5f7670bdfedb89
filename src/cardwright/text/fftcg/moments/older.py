"""Moments in the words of the first twelve sets: what happens in somebody's turn, another card of a kind."""

from cardwright.text import ir
from cardwright.text.fftcg.filled import Filled

OLDER = 7400  # wordings of this module begin here


def fill(g: Filled) -> None:
    """All phrases of this module."""
    # "when Hild or another Category IX Forward you control attacks": what else the other one is
    g.phrase("the_word_another", "another", ir.Another, w=1)
    g.pair("another_and_more", "the_word_another", "adjective", " ")
    kind = "{adjectives:another_and_more} {noun:type_noun/one} {qualifiers?:qualifiers}"
    g.phrase("another_one_of_kind", kind, ir.Group)
    g.phrase("article_subject", "{group:another_one_of_kind}", ir.OneSubject, w=OLDER)
    _in_a_turn(g)


def _in_a_turn(g: Filled) -> None:
    """ "During your turn, when your opponent discards a card": what players do stands there as card events do."""
    done = (
        ir.PlayerDiscards, ir.PlayerDraws, ir.PlayerSearches, ir.PlayerUsesAbility, ir.PlayerGainsCrystal,
        ir.PlayerReceivesDamage, ir.PlayerPaysCrystal, ir.PlayerUsesExBurst, ir.PartyAttacks, ir.PartyIsBlocked,
    )  # fmt: skip
    for each in list(g.grammar.phrases):
        known = each.category == "event" and each.template.startswith("when ") and "nth" not in each.constants
        if known and each.cls in done:
            assert each.cls is not None and issubclass(each.cls, ir.Node)
            g.phrase("event_inside", each.template, each.cls, **each.constants)
