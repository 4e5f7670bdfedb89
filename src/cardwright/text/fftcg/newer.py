"""Mechanics newer than the 2020 rules: Limit Break, Warp, Priming, alternative and extra costs."""

from collections.abc import Iterator

from cardwright.text import ir
from cardwright.text.fftcg.common import RELATIONS
from cardwright.text.grammar import Grammar
from cardwright.text.printing import Context
from cardwright.text.reading import Source
from cardwright.text.tokens import CLOSE, join


def _match_quoted(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    """A card name up to the closing quotation mark."""
    end = pos
    while end < len(source.texts) and source.text_at(end) != CLOSE:
        end += 1
    if pos < end < len(source.texts):
        yield end, join(source.texts[pos:end], capitals=False)


def _show_quoted(value: object, context: Context) -> str | None:
    return value if isinstance(value, str) else None


def add(g: Grammar) -> None:
    """All phrases of this module."""
    for category in ("ability", "summon"):
        g.phrase(category, "Limit Break -- {number:integer}", ir.LimitBreak)
        g.phrase(category, "Warp {counters:integer} -- {cost:icon_cost}", ir.Warp)
        g.phrase(
            category,
            "(Cards with 《LB》 cannot be included in your main deck.)",
            ir.ReminderAbility,
            kind="limit_break",
        )
    g.terminal("primed_name", _match_quoted, _show_quoted)
    g.phrase("ability", 'Priming "{name:primed_name}" -- {cost:icon_cost}', ir.Priming)
    # "if a Character you control has primed this turn"
    for w, verb in enumerate(("has primed", "primed", "was priming"), 570):
        g.phrase("past_event", f"{{subject:one_subject}} {verb}", ir.Primes, w=w)
    # one card: on whatever card it is
    g.phrase("event", "when a {counter:counter} Counter is removed from any player's card", ir.AnyCounterRemoved)
    # one card: other ways to come into play are elsewhere
    g.phrase("condition", "{card:source} enters the field due to Warp", ir.EnteredBy, by="warp")
    _cast_from_elsewhere(g)
    _other_costs(g)
    _limit_cards(g)


def _cast_from_elsewhere(g: Grammar) -> None:
    """What may be cast from elsewhere or paid with any CP, and abilities that are gained."""
    s = "static"
    # one card, 3 phrases: the zone is behind the kind of card, and nothing else
    g.phrase("from_zone", "from your Break Zone", ir.InZone, zone=ir.BreakZone(ir.You()), w=20)
    g.sequence("only_from", "from_zone", max=1)
    g.phrase("cards_from", "{adjectives?:adjectives} {noun:type_noun/many} {qualifiers:only_from}", ir.Group)
    g.phrase("cards_from", "{adjectives?:adjectives} {noun:trait_noun} {qualifiers:only_from}", ir.Group, w=1)
    # one card: cards that lie there, not the card itself
    g.phrase(s, "you can cast {group:cards_from}", ir.MayCast, player=ir.You())
    # one card: Warp and Priming alike
    for keyword in ("Warp", "Priming"):
        any_element = "can be paid with CP of any Element"
        held = {"keyword": keyword, "player": ir.You()}
        g.phrase(s, f"your {keyword} cost {any_element}", ir.KeywordAnyElement, **held)
        g.phrase(s, f"the {keyword} cost of the {{group:group/many}} {any_element}", ir.KeywordAnyElement, **held)
        g.phrase(s, f"the {keyword} cost of your {{group:group/many}} {any_element}", ir.KeywordAnyElement, w=1, **held)
    # one card: abilities of other cards, all of them
    g.phrase(
        s,
        "{what:source} gains all the special abilities of the {of:all_of}",
        ir.GainSpecials,
        duration=ir.Continuous(),
    )
    for w, (words, kinds) in enumerate(
        (("action abilities", ("action",)), ("auto-abilities", ("auto",)), ("action and special abilities", ("action", "special")),
         ("special and action abilities", ("special", "action"))), 1,
    ):  # fmt: skip
        for v, the in enumerate(("all the", "the", "all")):
            text = f"{{what:source}} gains {the} {words} of the {{of:all_of}}"
            # one card: of special abilities it is said above
            g.phrase(s, text, ir.GainSpecials, duration=ir.Continuous(), kinds=kinds, w=10 * v + w)
    # one card: those whose abilities they are
    g.phrase("all_of", "{group:group/many}", ir.All)


def _other_costs(g: Grammar) -> None:
    """Costs instead of the CP cost, and extra costs."""
    s = "static"
    what = {"what": ir.SelfRef()}
    tail = " (instead of paying the CP cost) to cast {_:self}"
    g.phrase(s, "you can {cost:paid_cost}" + tail, ir.AlternativeCost, **what)
    older = " (instead of paying the CP cost) to play {_:self} from your hand onto the field"
    g.phrase(s, "you can {cost:paid_cost}" + older, ir.AlternativeCost, w=1, **what)
    g.phrase(
        s,
        "before paying the cost to cast {_:self}, you can {cost:paid_cost} to reduce the cost required to cast {_:self} by {amount:number}",
        ir.PayToReduce,
        **what,
    )
    g.phrase(s, "if you cast {_:self}, you may {cost:paid_cost} as an extra cost", ir.ExtraCost, **what)
    # one card, 3 phrases: as many as one likes, and what they are counted by
    g.phrase(s, "if you cast {_:self}, you may {cost:liked_cost} as an extra cost", ir.ExtraCost, w=2, **what)
    g.phrase("liked_cost", "{actions:one_liked_cost}", ir.Cost)
    g.list("one_liked_cost", "liked_item", ", ", max=1)
    for form, done in (
        ("extra_removed", "removed"),
        ("extra_discarded", "discarded"),
        ("extra_put_card", "put into the Break Zone"),
    ):
        for w, tail in enumerate(
            ("by the extra cost", "as an extra cost", "as the extra cost", "for the extra cost"), 6100
        ):
            paid = {"cards": ir.Pronoun(form), "w": w}
            # one card, 3 phrases: likewise, in all the words for it
            g.phrase("each", f"{{group:affected_one}} {done} {tail}", ir.CountRef, **paid)
            g.phrase("counted", f"the number of {{group:affected_many}} {done} {tail}", ir.CountRef, **paid)
            g.phrase("count_group", f"{{group:affected_many}} {done} {tail}", ir.CountRef, **paid)
    g.phrase(s, "if you cast {_:self}, you may pay an extra {cost:icon_cost}", ir.ExtraCost, w=1, **what)


def _limit_cards(g: Grammar) -> None:
    """ "For each face-up card in your LB deck": the cards there that are used up."""
    for w, deck in enumerate(("LB deck", "Limit Break deck")):
        for up, side in ((True, "face-up"), (False, "face-down")):
            cards = ir.LimitCards(ir.You(), up, w=w)
            # one card, 6 phrases: which of them, and where they are counted
            g.value("each", f"{side} card in your {deck}", cards)
            g.value("counted", f"the number of {side} cards in your {deck}", cards)
            g.value("count_group", f"{side} cards in your {deck}", cards)
            for v, have in enumerate(("you have", "there are"), 6100):
                for relation, compare in RELATIONS:
                    text = f"{have} {{right:number}} {relation} {side} cards in your {deck}"
                    g.phrase("condition", text, ir.Compare, left=cards, compare=compare, w=v)
