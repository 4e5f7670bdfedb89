"""What was done or may be done this turn, and how much of it: casting cards that lie elsewhere, the strongest and all together,
Crystals by number, small decks, hands that are filled. Like `variants`, it adds what other modules have not declared."""

from cardwright.text import ir
from cardwright.text.fftcg.variants import FIRST, OWNER, RELATIONS, Filled
from cardwright.text.fftcg.verbs import BROKEN, PUT, RESULT_TYPES
from cardwright.text.grammar import Grammar

PEOPLE = ((ir.You(), "you", "", "your"), (ir.Opponent(), "your opponent", "s", "their"))
# for how long, said in front of what may be cast
SPANS: tuple[tuple[str, ir.Duration], ...] = (
    ("during this turn", ir.UntilEndOfTurn(w=3)),
    ("until the end of the turn", ir.UntilEndOfTurn(w=1)),
    ("until the end of your turn", ir.UntilEndOfYourTurn(ir.You(), w=1)),
    ("until the end of your next turn", ir.UntilEndOfNextTurn(ir.You(), w=1)),
    ("until the end of your opponent's turn", ir.UntilEndOfYourTurn(ir.Opponent(), w=1)),
    ("until the end of the next turn", ir.UntilEndOfNextTurn(ir.AnyPlayer(), w=3)),
)


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    _castable(g)
    _moments(g)
    _conditions(g)
    _amounts(g)
    _moves(g)
    _crystals(g)
    _results(g)
    _different(g)
    _whenever(grammar)


def _castable(g: Filled) -> None:
    a = "action"
    for what, them, category in (("one_obj", "it", "one"), ("many_object", "them", "many")):
        normally = f" at any time you could normally cast {them}"
        tails = (
            ("", False),
            (normally, False),
            (f" as though you owned {them}", False),
            (f" as though you owned {them}{normally}", False),
            (" without paying the cost", True),
            (f" as though you owned {them} without paying the cost", True),
        )
        for v, may in enumerate(("can", "may")):
            for w, (tail, free) in enumerate(tails):
                fixed = {"player": ir.You(), "free": free, "w": FIRST + 10 * v + w}
                text = f"you {may} cast {{what:{what}}}{tail}"
                for words, span in SPANS:
                    g.phrase(a, f"{words}, {text}", ir.AllowCast, duration=span, **fixed)
                g.phrase(a, f"{text} this turn", ir.AllowCast, duration=ir.UntilEndOfTurn(w=2), **fixed)
                if category == "many" or may == "may":
                    continue
                for words, span in SPANS[1:]:
                    g.phrase(a, f"{text} {words}", ir.AllowCast, duration=span, **{**fixed, "w": FIRST + 20 + w})


def _moments(g: Filled) -> None:
    h = "happening"
    # "If it is put from the field into the Break Zone this turn, draw 1 card.": whenever that comes
    words = "if {subject:one_pronoun} {happenings:happenings/one} this turn"
    g.phrase("turn_event", words, ir.CardEvent, w=FIRST)
    # what deals the damage: the engine tells a Summon's from an ability's by "kind"
    for player, whose in ((ir.AnyPlayer(), ""), (ir.Opponent(), "your opponent's "), (ir.You(), "your ")):
        for kind, forms in (("only_summon", ("Summon", "Summons")), ("only_ability", ("ability", "abilities"))):
            for w, form in enumerate(forms):
                one = {"Summon": "a Summon", "ability": "an ability"}.get(form, form) if not whose else whose + form
                if one == "a Summon":
                    continue  # a card that deals damage, as a Forward does
                fixed = {} if player == ir.AnyPlayer() else {"controller": player}
                g.phrase(h, f"<is/are> dealt damage by {one}", ir.IsDealtDamage, by=kind, w=FIRST + w, **fixed)
    g.phrase(h, "<receives/receive> damage", ir.IsDealtDamage, w=FIRST)
    for w, (words, due) in enumerate(
        (("", None), (" due to your Summons or abilities", ir.You()), (" by your Summons or abilities", ir.You()))
    ):
        text = f"<is/are> returned from the field to your hand{words}"
        g.phrase(h, text, ir.ReturnsToHand, whose=ir.You(), due_to=due, w=FIRST + w)
        text = f"<is/are> returned to your hand{words}"
        g.phrase(h, text, ir.ReturnsToHand, whose=ir.You(), due_to=due, w=FIRST + 3 + w)
    for w, (words, source) in enumerate((("put into your Break Zone from your deck", "your_deck"),
                                         ("put from your deck into your Break Zone", "your_deck"))):  # fmt: skip
        g.phrase(h, f"<is/are> {words}", ir.PutIntoBreakZone, source=source, w=FIRST + w)


def _conditions(g: Filled) -> None:
    c = "condition"
    for w, words in enumerate(("entered the field due to Warp", "has entered the field due to Warp"), FIRST):
        g.phrase(c, f"{{card:source}} {words}", ir.EnteredBy, by="warp", w=w)
    for player, _who, _s, their in PEOPLE:
        has = "you have" if player == ir.You() else "your opponent has"
        deck = ir.CountOf(ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.DeckZone(player)),)))
        for relation, compare in RELATIONS:
            fixed = {"left": deck, "compare": compare}
            for w, words in enumerate(
                (
                    f"{has} {{right:number}} <card/cards:right> {relation} in {their} deck",
                    f"{has} {{right:number}} {relation} cards in {their} deck",
                ),
                FIRST,
            ):
                g.phrase(c, words, ir.Compare, w=w, **fixed)
            if player == ir.Opponent():
                text = f"your opponent has {{count:number}} {relation} {{group:in_their_break_zone}}"
                g.phrase(c, text, ir.Exists, compare=compare, w=FIRST)
            whose = "your" if player == ir.You() else "your opponent's"
            for w, words in enumerate(
                (
                    f"there are {{right:number}} <card/cards:right> {relation} in {whose} deck",
                    f"{whose} deck has {{right:number}} <card/cards:right> {relation}",
                    f"{whose} deck has {{right:number}} {relation} cards",
                ),
                FIRST + 2,
            ):
                g.phrase(c, words, ir.Compare, w=w, **fixed)
    # "their" is the opponent's, the only player who was spoken of
    theirs = (ir.InZone(ir.BreakZone(ir.Opponent(), w=FIRST)),)
    g.phrase("in_their_break_zone", "{adjectives?:adjectives} {noun:type_noun/many} in their Break Zone", ir.Group,
             qualifiers=theirs)  # fmt: skip
    # "5 or more Category VII cards you own are removed from the game"
    away = (ir.OwnedBy(ir.You(), w=3), ir.InZone(ir.Removed(ir.You()), w=2))
    for relation, compare in RELATIONS:
        text = f"{{count:number}} {relation} {{group:owned_out}}"
        g.phrase(c, text, ir.Exists, compare=compare, w=FIRST)
    for kind in ("{adjectives?:adjectives} {noun:type_noun/many}", "{adjectives?:plain_adjectives} {noun:trait_noun}"):
        g.phrase("owned_out", f"{kind} you own are removed from the game", ir.Group, qualifiers=away)
    for player, who, _s, _their in PEOPLE:
        has = "have" if player == ir.You() else "has"
        g.phrase("past_event", f"{who} {has} used an EX Burst", ir.PlayerUsesExBurst, player=player, w=FIRST)


def _amounts(g: Filled) -> None:
    a, you = "action", ir.You()
    for w, words in enumerate(("the highest power among the", "the highest power of the"), FIRST):
        g.phrase("damage", f"damage equal to {words} {{group:group/many}}", ir.Highest, trait="power", w=w)
    g.phrase("damage", "damage equal to the total power of {card:the_whole}", ir.PowerOf, w=FIRST)
    g.phrase("the_whole", "the {group:group/many}", ir.All, w=2)
    g.phrase("the_whole", "all the {group:group/many}", ir.All)
    same = "power becomes equal to {amount:power_of}"
    g.phrase(a, f"{{what:possessive}} {same} {{duration:for_turn}}", ir.SetPower, w=FIRST + 1)
    front = ir.UntilEndOfTurn(w=1)
    g.phrase(a, f"until the end of the turn, {{what:possessive}} {same}", ir.SetPower, duration=front, w=FIRST + 1)
    # "draw cards until you have 5 cards in your hand": none, if there are as many
    g.phrase(a, "draw cards until you have {count:filled_hand}", ir.Draw, player=you, w=FIRST)
    g.phrase("filled_hand", "{base:number} <card/cards:base> in your hand", ir.Minus, less=ir.HandSize(you), w=FIRST)
    for floor, tail in ((0, ""), (1, " (it cannot become 0)")):
        text = (
            "during this turn, the cost required to cast your next {group:group/one} is reduced by {amount:each_less}"
        )
        g.phrase(a, text + tail, ir.CastersCostChange, player=you, next_only=True, duration=ir.UntilEndOfTurn(w=3),
                 floor=floor, w=FIRST)  # fmt: skip
    g.phrase("each_less", "{amount:number} for each {each:each}", ir.PerEach)


# where a card that was looked at is put, and the rest of them
PLACES = (
    ("on top of your deck", ir.DeckTop(ir.You())),
    ("at the bottom of your deck", ir.DeckBottom(ir.You())),
    ("into the Break Zone", ir.BreakZone(OWNER)),
)
OTHERS = ("the other", "the other card", "the others", "the other cards", "the rest", "the rest of the cards")


def _moves(g: Filled) -> None:
    a = "action"
    for w, (verb, ends) in enumerate(
        (
            ("return", (("to the bottom of", ir.DeckBottom), ("to the top of", ir.DeckTop))),
            ("place", (("at the bottom of", ir.DeckBottom), ("on top of", ir.DeckTop))),
        ),
        FIRST + 1,
    ):
        for words, node in ends:
            text = f"{verb} {{what:many_object}} {words} their owners' decks in any order"
            g.phrase(a, text, ir.PutInto, to=node(OWNER), w=w)
    # one verb for both: "put 1 card among them on top of your deck and the other into the Break Zone"
    seen = {"among": ir.Pronoun("revealed")}
    for v, verb in enumerate(("put", "place")):
        g.phrase(a, f"{verb} {{effects:parted_{v}}}", ir.Both, w=FIRST + v)
        g.list(f"parted_{v}", "one_part", " and ", min=2, max=2)
    for words, into in PLACES:
        if not isinstance(into, ir.DeckTop):
            g.phrase("one_part", f"{{target:target}} among them {words}", ir.TakeAmong, player=ir.You(), into=into,
                     **seen)  # fmt: skip
        for w, other in enumerate(OTHERS, FIRST):
            if not isinstance(into, ir.DeckBottom):
                g.phrase("one_part", f"{other} {words}", ir.PutRest, to=into, w=w, **seen)


def _crystals(g: Filled) -> None:
    a = "action"
    g.phrase(a, "gain 《C》 for each {count:one_each}", ir.GainCrystals, player=ir.You(), w=FIRST)
    g.phrase("one_each", "{each:each}", ir.PerEach, amount=ir.Num(1), w=FIRST)
    for count in (1, 2, 3, 4, 5):
        g.phrase(a, "gain " + "《C》" * count, ir.GainCrystals, player=ir.You(), count=ir.Num(count))
        for player, who in ((ir.Opponent(), "your opponent"), (ir.EachPlayer(), "each player")):
            text = f"{who} gains " + "《C》" * count
            g.phrase(a, text, ir.GainCrystals, player=player, count=ir.Num(count))


def _results(g: Filled) -> None:
    # what was discarded or put away just before
    c = "condition"
    thrown = {"right": ir.Num(1), "compare": ">="}
    for v, (who, verbs) in enumerate((("you", ("discard", "discarded")), ("your opponent", ("discards", "discarded")))):
        for u, verb in enumerate(verbs):
            for w, by in enumerate((" by this effect", " this way", " due to this effect")):
                text = f"{who} {verb} {{left:discarded_one}}{by}"
                g.phrase(c, text, ir.Compare, w=FIRST + 10 * v + 3 * u + w, **thrown)
    milled = ir.Pronoun("all_milled")
    for w, article in enumerate(("a", "an"), FIRST):
        g.phrase("milled_one", f"{article} {{group:group/one}}", ir.CountRef, cards=milled, w=w)
    g.phrase("milled_some", "{group:group/many}", ir.CountRef, cards=milled, w=FIRST + 5)
    for w, by in enumerate(("by this effect", "this way"), FIRST):
        g.phrase(c, f"{{left:milled_one}} is put into the Break Zone {by}", ir.Compare, w=w, **thrown)
        text = f"{{right:number}} or more {{left:milled_some}} are put into the Break Zone {by}"
        g.phrase(c, text, ir.Compare, compare=">=", w=w)
    # "draw 1 card for each Monster broken by this effect": `check_results` sees that such an instruction stands before it
    for w, name in enumerate(RESULT_TYPES):
        g.value("each", f"{name} broken by this effect", ir.ResultCount(w=BROKEN + w))
        put = "put from the field into the Break Zone by this effect"
        g.value("each", f"{name} {put}", ir.ResultCount(w=PUT + w))
    away = ir.Pronoun("removed_cards")
    for w, article in enumerate(("a", "an"), FIRST):
        g.phrase("away_one", f"{article} {{group:group/one}}", ir.CountRef, cards=ir.Pronoun("removed_any"), w=w)
    g.phrase("away_some", "{group:group/many}", ir.CountRef, cards=away, w=FIRST + 5)
    g.phrase(c, "{left:away_one} is removed from the game by this effect", ir.Compare, w=FIRST + 2, **thrown)
    text = "{right:number} or more {left:away_some} are removed from the game by this effect"
    g.phrase(c, text, ir.Compare, compare=">=", w=FIRST + 2)


def _different(g: Filled) -> None:
    """How many names, jobs, costs or Categories there are among some cards."""
    for trait, one, many in (
        ("name", "name", "names"),
        ("job", "Job", "Jobs"),
        ("cost", "cost", "costs"),
        ("category", "Category", "Categories"),
    ):
        for w, the in enumerate(("", "the "), FIRST):
            words = f"among {the}{{group:group/many}}"
            fixed = {"trait": trait, "w": w}
            g.phrase("each", f"different {one} {words}", ir.CountDifferent, **fixed)
            g.phrase("counted", f"the number of different {many} {words}", ir.CountDifferent, **fixed)
            g.phrase(f"{trait}s_among", f"different {many} {words}", ir.CountDifferent, **fixed)
        text = f"there are {{right:number}} or more {{left:{trait}s_among}}"
        g.phrase("condition", text, ir.Compare, compare=">=", w=FIRST + 5)
    for w, each in enumerate(("cost_of", "counted")):
        text = f"damage equal to {{amount:number}} multiplied by {{each:{each}}}"
        g.phrase("damage", text, ir.PerEach, w=FIRST + 1 + w)


def _whenever(grammar: Grammar) -> None:
    """What a player does may wait behind "whenever" and "each time" as well as behind "when"."""
    g = Filled(grammar)
    players = ("when you ", "when your opponent ", "when either player ")
    waiting = [each for each in grammar.phrases if each.category == "event" and each.template.startswith(players)]
    for each in waiting:
        constants = dict(each.constants)
        w = constants.pop("w", 0)
        if (
            each.cls is None
            or not issubclass(each.cls, ir.Event)
            or not isinstance(w, int)
            or each.cls is ir.StateHolds
        ):
            continue
        for i, head in enumerate(("whenever", "each time"), 1):
            g.phrase("event", head + each.template.removeprefix("when"), each.cls, w=w + 1000 * i, **constants)
