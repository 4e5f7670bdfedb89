"""With which CP abilities are paid, and how much may be paid for 《X》."""

from cardwright.text import ir
from cardwright.text.fftcg.common import ELEMENTS
from cardwright.text.grammar import Grammar

JOINED = ((", or ", 3), (" or ", 2), (" and/or ", 2))
SECOND = 10  # wordings of PaysOnly, and of its sentence, begin here
SENTENCES = (
    ("you can only pay with {limits:%s} to use this ability", False),
    ("you can only use {limits:%s} to pay 《X》", True),
    ("you can only pay 《X》 with {limits:%s}", True),
)


def add(g: Grammar) -> None:
    """All phrases of this module."""
    # one card, 2 phrases: "Fire CP, Ice CP, or Water CP": each Element with its noun
    for element in ELEMENTS:
        g.value("element_cp", f"{element} CP", element)
    # one card: the ways to join them
    for w, (joined, least) in enumerate(JOINED, 1):
        g.list(f"each_cp_{w}", "element_cp", ", ", joined, min=least)
    # one card, 3 phrases: which Backups, by more than their Element, and which cards are discarded
    g.phrase("paying_backups", "{adjectives:paying_trait} Backups", ir.Group, noun=ir.TypeIs(("Backup",)))
    g.sequence("paying_trait", "any_trait", max=1)
    g.phrase("paying_cards", "{adjectives?:adjectives} {noun:type_noun/many}", ir.Group)
    # one card: three sentences, each with every means of payment, of which few cards have one
    for i, (words, x) in enumerate(SENTENCES):
        key, first = f"means_{i}", SECOND * (i == 2)
        g.phrase("clause", words % key, ir.LimitSentence, paying=True, w=first // SECOND)
        g.list(key, key + "_one", ", ", max=1)
        g.phrase(key + "_one", "{elements:elements} CP", ir.PaysOnly, x=x, w=first)
        for w in range(1, len(JOINED) + 1):
            g.phrase(key + "_one", f"{{elements:each_cp_{w}}}", ir.PaysOnly, x=x, w=first + w)
        g.phrase(key + "_one", "CP produced by Backups", ir.PaysOnly, x=x, backups=True, w=first)
        of_element = "CP produced by {elements:elements} Backups"
        of_kind = "CP produced by {cards:paying_backups}"
        for words in ("CP produced by Backups", of_element, of_kind):
            if words in (of_element, of_kind):
                g.phrase(key + "_one", words, ir.PaysOnly, x=x, backups=True, w=first)
            for w, (joined, _) in enumerate(JOINED[1:]):
                both = f"{words}{joined}discarding {{discards:paying_cards}}"
                g.phrase(key + "_one", both, ir.PaysOnly, x=x, backups=True, w=first + w)
    # one card, 3 phrases: any number
    g.phrase("clause", "the maximum you can pay for 《X》 is {limits:most_x}", ir.LimitSentence, paying=True)
    g.list("most_x", "most_x_one", ", ", max=1)
    g.phrase("most_x_one", "{number:integer}", ir.MostX)
    # one card, 5 phrases: the same in other words, and a limit that is counted
    for w, words in enumerate(("X cannot be more than", "X cannot be greater than", "X cannot exceed"), 1):
        g.phrase("clause", f"{words} {{limits:least_x_{w}}}", ir.LimitSentence, paying=True, w=w)
        g.list(f"least_x_{w}", f"least_x_one_{w}", ", ", max=1)
        g.phrase(f"least_x_one_{w}", "{number:integer}", ir.MostX, w=SECOND * w)
        g.phrase(f"least_x_one_{w}", "{amount:counted}", ir.MostX, number=0, w=SECOND * w)
