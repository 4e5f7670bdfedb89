"""Two verbs of one player: "your opponent draws 1 card, then discards 1 card", "its controller draws 1 card and gains 《C》"."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.common import CARD, CARDS, OWNER, THEIR
from cardwright.text.fftcg.filled import Filled

FIRST, TOO = 70, 10  # wordings of the first verb; of the second so many more
# who it is, as subject; who it is of the second verb, which has none
PLAYERS: tuple[tuple[str, dict[str, object], ir.Player], ...] = (
    ("your opponent", {"player": ir.Opponent()}, ir.Opponent()),
    ("each player", {"player": ir.EachPlayer()}, ir.EachPlayer()),
    ("{player:controller}", {}, ir.PronounPlayer("their")),
)


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    for i, (who, first, too) in enumerate(PLAYERS):
        one = i == 2  # the controller of one card
        g.phrase("step", f"{{first:doing_{i}}}, then {{then:doing_too_{i}}}", ir.Then, w=75 if one else FIRST + i)
        g.phrase("step", f"{{first:doing_{i}}} and then {{then:doing_too_{i}}}", ir.Then, w=170 + i)
        g.phrase("action", f"{{effects:two_doings_{i}}}", ir.Both, w=FIRST + i)
        g.pair(f"two_doings_{i}", f"doing_{i}", f"doing_too_{i}", " and ")
        second: dict[str, object] = {"player": too}
        for category, said, fixed, w in (
            (f"doing_{i}", who + " ", first, FIRST),
            (f"doing_too_{i}", "", second, FIRST + TOO * (1 + one)),
        ):
            _hand(g, category, said, fixed, w)
            _shuffled(g, category, said, fixed, w)
            _decks(g, category, said, fixed, w)
            _moved(g, category, said, fixed, w)
    _of_those_who(g)
    for i, (_, _, player) in enumerate(PLAYERS[:2]):
        for w, many in enumerate(("the same number of cards", "that many cards"), 100):
            g.phrase(f"doing_too_{i}", f"draws {many}", ir.Draw, player=player, count=ir.ResultCount(), w=w)


def _of_those_who(g: Filled) -> None:
    """ "Each player discards 1 card. Any player who discarded a Forward this way draws 1 card." """
    own: dict[str, object] = {"player": ir.You()}
    _hand(g, "their_doing", "", own, 5000)
    _decks(g, "their_doing", "", own, 5000)
    ways = ("this way", "by this effect", "due to this effect", "due to this ability")
    words = product(("any player", "each player"), ("discards", "discarded"), ways, (",", ""))
    for w, (who, verb, way, comma) in enumerate(words):
        text = f"{who} who {verb} a {{group:group/one}} {way}{comma} {{effect:their_doing}}"
        g.phrase("action", text, ir.WhoDiscarded, cards=ir.Pronoun("discarded_cards"), w=w)
    for w, (who, verb, comma) in enumerate(
        product(("any player", "each player"), ("discards", "discarded"), (",", "")), 100
    ):
        text = f"{who} who {verb} a {{group:group/one}}{comma} {{effect:their_doing}}"
        g.phrase("action", text, ir.WhoDiscarded, cards=ir.Pronoun("discarded_cards"), w=w)
    _of_those_who_did(g)


def _of_those_who_did(g: Filled) -> None:
    """ "Each player may discard 1 card. Each player who does so draws 1 card." """
    said = (
        ("does", False),
        ("did", False),
        ("does not do", True),
        ("doesn't do", True),
        ("did not do", True),
        ("didn't do", True),
    )
    words = product(("each player", "any player"), ("who", "that"), said, ("", ","))
    for w, (player, who, (does, negated), comma) in enumerate(words):
        text = f"{player} {who} {does} so{comma} {{effect:their_doing}}"
        g.phrase("action", text, ir.WhoDid, negated=negated, w=w)


def _hand(g: Filled, category: str, said: str, fixed: dict[str, object], w: int) -> None:
    g.phrase(category, f"{said}draws {CARDS}", ir.Draw, w=w, **fixed)
    older = 300 + w - FIRST  # "his/her"
    for v, hand in enumerate(("", " from their hand")):
        g.phrase(category, f"{said}discards {CARDS}{hand}", ir.Discard, group=CARD, w=w + v, **fixed)
    g.phrase(category, f"{said}discards {CARDS} from his/her hand", ir.Discard, group=CARD, w=older + 2, **fixed)
    if not said:  # "reveals their hand and discards 1 card of the named card type"
        for v, kind in enumerate(
            ("of the named card type", "of the named type", "of the named Element", "of the named Job")
        ):
            named: ir.Filter = (ir.NamedType(w=v), ir.NamedType(w=v), ir.NamedElement(), ir.NamedJob(w=70))[v]
            of_kind = ir.Group(ir.IsCard(), qualifiers=(named,))
            g.phrase(category, f"{said}discards {CARDS} {kind}", ir.Discard, group=of_kind, w=w + 4000 + v, **fixed)
    g.phrase(category, f"{said}discards their hand", ir.DiscardHand, w=w, **fixed)
    g.phrase(category, f"{said}discards his/her hand", ir.DiscardHand, w=older + 2, **fixed)
    for v, their in enumerate(THEIR):
        g.phrase(category, f"{said}reveals {their} hand", ir.RevealHand, w=w + v, **fixed)
        for u, words in enumerate((f"all {their} hand", f"{their} entire hand", f"all the cards in {their} hand")):
            g.phrase(category, f"{said}discards {words}", ir.DiscardHand, w=5000 + w + v + 2 * u, **fixed)
    g.phrase(category, f"{said}randomly discards {CARDS}", ir.DiscardAtRandom, group=CARD, w=w, **fixed)
    for count in (1, 2):
        g.phrase(category, f"{said}gains {'《C》' * count}", ir.GainCrystals, count=ir.Num(count), w=w, **fixed)
    points = "{amount:number} <point/points:amount> of damage"
    g.phrase(category, f"{said}receives {points}", ir.ReceiveDamage, w=w, **fixed)


def _shuffled(g: Filled, category: str, said: str, fixed: dict[str, object], w: int) -> None:
    player = fixed.get("player")
    if not isinstance(player, ir.Opponent | ir.EachPlayer):
        return
    held = ir.All(ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(player)),)))
    for v, their in enumerate(THEIR):
        text = f"{said}shuffles {their} hand into {their} deck"
        g.phrase(category, text, ir.ShuffleInto, what=held, w=600 + w + v)
        if said:
            g.phrase("action", text, ir.ShuffleInto, what=held, w=600 + w + v)
    # "each player puts their hand at the bottom of their deck in any order": each his own
    own = ir.All(ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(ir.PronounPlayer("their"))),)))
    ends = (("at the bottom of", ir.DeckBottom(OWNER)), ("on top of", ir.DeckTop(OWNER)))
    ways = (
        (verb, hand, end)
        for verb in ("puts", "places")
        for hand in ("their hand", "all the cards in their hand", "all the cards from their hand")
        for end in ends
    )
    for v, (verb, hand, (place, to)) in enumerate(ways):
        for u, order in enumerate(("", " in any order")):
            text = f"{said}{verb} {hand} {place} their deck{order}"
            for each in (category, "action") if said else (category,):
                g.phrase(each, text, ir.PlayerPuts, what=own, to=to, w=6000 + w + 200 * v + 3000 * u, **fixed)


def _decks(g: Filled, category: str, said: str, fixed: dict[str, object], w: int) -> None:
    for v, their in enumerate(THEIR):
        one, many = f"the top card of {their} deck", f"the top {{count:many_number}} cards of {their} deck"
        g.phrase(category, f"{said}shuffles {their} deck", ir.Shuffle, w=w + v, **fixed)
        player = fixed.get("player")
        if player is not None:  # whoever reveals it, it is a card of that player's deck
            for words, count in ((one, {"count": ir.Num(1)}), (many, {})):
                g.phrase(category, f"{said}reveals {words}", ir.RevealTop, deck=player, w=w + v, **count, **fixed)
        for verb, tail, node in (("puts", "into the Break Zone", ir.Mill), ("removes", "from the game", ir.RemoveTop)):
            g.phrase(category, f"{said}{verb} {one} {tail}", node, count=ir.Num(1), w=w + v, **fixed)
            g.phrase(category, f"{said}{verb} {many} {tail}", node, w=w + v, **fixed)


def _moved(g: Filled, category: str, said: str, fixed: dict[str, object], w: int) -> None:
    """A card of the player's own choice, from the hand or the field."""
    for words, to in (
        ("puts {target:target} into the Break Zone", ir.BreakZone(OWNER)),
        ("returns {target:target} to its owner's hand", ir.Hand(OWNER)),
        ("removes {target:target} from the game", ir.Removed(OWNER)),
    ):
        g.phrase(category, said + words, ir.SelectAndPut, to=to, w=w, **fixed)
    ends = (("at the bottom of", ir.DeckBottom(OWNER)), ("on top of", ir.DeckTop(OWNER)))
    for v, (verb, their, order) in enumerate(
        (verb, their, order) for verb in ("puts", "places") for their in THEIR for order in ("", " in any order")
    ):
        for end, to in ends:
            text = f"{said}{verb} {{target:target}} {end} {their} deck{order}"
            g.phrase(category, text, ir.SelectAndPut, to=to, w=100 + w + TOO * 3 * v, **fixed)
    g.phrase(category, f"{said}dulls {{target:target}}", ir.SelectAndDull, w=w, **fixed)
    if not said:
        return
    it = "{what:one_pronoun}"
    for v, their in enumerate(THEIR, 900):
        for end, to in ends:
            g.phrase(category, f"{said}puts {it} {end} {their} deck", ir.PlayerPuts, to=to, w=v, **fixed)
    g.phrase(category, f"{said}puts {it} into the Break Zone", ir.PlayerPuts, to=ir.BreakZone(OWNER), w=900, **fixed)
    g.phrase(category, f"{said}removes {it} from the game", ir.PlayerPuts, to=ir.Removed(OWNER), w=900, **fixed)
    g.phrase(category, f"{said}returns {it} to its owner's hand", ir.PlayerPuts, to=ir.Hand(OWNER), w=900, **fixed)
    g.phrase(category, f"{said}discards {it}", ir.DiscardCards, w=900, **fixed)
    head = f"{said}selects {{target:target}} and "
    for v, (it, hand) in enumerate((("it", "its owner's hand"), ("them", "their owners' hands")), 800):
        for words, to in (
            (f"puts {it} into the Break Zone", ir.BreakZone(OWNER)),
            (f"returns {it} to {hand}", ir.Hand(OWNER)),
            (f"removes {it} from the game", ir.Removed(OWNER)),
        ):
            g.phrase(category, head + words, ir.SelectAndPut, to=to, w=v, **fixed)
        g.phrase(category, f"{head}dulls {it}", ir.SelectAndDull, w=v, **fixed)
