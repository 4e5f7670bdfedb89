"""Other things that players do or that happen to them."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.common import HAPPENED_PEOPLE, NTH, OTHER_PLAYERS, PLAYERS_WITH_VERBS
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _discards(g)
    _players(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _anybody_more(g)
    _discards_more(g)
    _further_discards_more(g)
    _other_discards_more(g)
    _players_more(g)


def _discards(g: Grammar) -> None:
    for player, who, s in (
        (ir.You(), "you", ""),
        (ir.Opponent(), "your opponent", "s"),
        (ir.EachPlayer(), "either player", "s"),
    ):
        # one card, 4 phrases: of each player, with either article
        g.phrase("event", f"when {who} cast{s} a {{group:group/one}}", ir.PlayerCasts, player=player)
        g.phrase("event", f"when {who} cast{s} an {{group:group/one}}", ir.PlayerCasts, player=player, w=1)
        g.phrase("event", f"when {who} draw{s} a card", ir.PlayerDraws, player=player)
        g.phrase("event", f"when {who} receive{s} a point of damage", ir.PlayerReceivesDamage, player=player)
        g.phrase("event", f"when {who} receive{s} damage", ir.PlayerReceivesDamage, player=player, w=1)
        g.phrase("event", f"when {who} receive{s} 1 point of damage", ir.PlayerReceivesDamage, player=player, w=90)
        for count, words in enumerate(("a card", "1 or more cards")):
            for w, hand in enumerate(("", " from their hand", " from his/her hand")):
                # one card: one card or several, from whose hand
                g.phrase(
                    "event",
                    f"when {who} discard{s} {words}{hand} due to your Summons or abilities",
                    ir.PlayerDiscards,
                    player=player,
                    count=1,
                    each=count == 0,
                    due_to=ir.You(),
                    w=w,
                )
    people = ((ir.You(), "you", "", "your"), (ir.Opponent(), "your opponent", "s", "their"))
    for player, who, s, their in people:
        for kind, words in (
            ("special", "a special ability"), ("action", "an action ability"), ("any", "an ability"),
        ):  # fmt: skip
            g.phrase("event", f"when {who} use{s} {words}", ir.PlayerUsesAbility, player=player, kind=kind)
        g.phrase("event", f"when {who} gain{s} 《C》", ir.PlayerGainsCrystal, player=player)
        for hand in ("", f" from {their} hand"):
            w = int(bool(hand))
            g.phrase("event", f"when {who} discard{s} a card{hand}", ir.PlayerDiscards, player=player, each=True, w=w)
            g.phrase("event", f"when {who} discard{s} 1 or more cards{hand}", ir.PlayerDiscards, player=player, w=w)
    words = "<is/are> chosen by an ability of a {sources:source_group}"
    for w, cards in enumerate(("1 or more cards", "a card")):
        # one card: who discards how many; the tables have it with the hand and other causes
        for player, who, s in ((ir.You(), "you", ""), (ir.Opponent(), "your opponent", "s")):
            words = f"when {who} discard{s} {cards} due to Summons or abilities"
            g.phrase("event", words, ir.PlayerDiscards, player=player, each=bool(w), due_to=ir.AnyPlayer(), w=1)


def _players(g: Grammar) -> None:
    for player, other, controls in (
        (ir.You(), ir.Opponent(), "you control"),
        (ir.Opponent(), ir.You(), "opponent controls"),
        (ir.Opponent(w=1), ir.You(), "your opponent controls"),
    ):
        g.phrase("event", f"when a party {controls} attacks", ir.PartyAttacks, player=player)
        g.phrase("event", f"when a party {controls} is blocked", ir.PartyIsBlocked, player=player)
        whom = "your opponent" if other == ir.Opponent() else "you"
        g.phrase(
            "event", f"when a party {controls} deals damage to {whom}", ir.PartyDealsDamage, player=player, to=other
        )
    g.phrase("event", "when your opponent uses an EX Burst", ir.PlayerUsesExBurst, player=ir.Opponent())
    g.phrase("event", "when you use an EX Burst", ir.PlayerUsesExBurst, player=ir.You())
    # one card: both players, in the words of damage to Forwards
    g.phrase("event", "when your opponent is dealt damage", ir.PlayerReceivesDamage, player=ir.Opponent(), w=2)
    g.phrase("event", "when you are dealt damage", ir.PlayerReceivesDamage, player=ir.You(), w=2)
    words = "is added to your hand from the deck due to a search effect"
    for player, who, s, phase in (
        (ir.You(), "you", "", "your"),
        (ir.Opponent(), "your opponent", "s", "his/her"),
        (ir.Opponent(w=1), "your opponent", "s", "their"),
    ):
        words = f"when {who} draw{s} a card outside of {phase} Draw Phase"
        # one card: of either player
        g.phrase("event", words, ir.PlayerDraws, player=player, outside=True)


def _of_a_card(g: Filled) -> None:
    # "when you use Hild's special ability": who else could use it
    for w, (kind, words) in enumerate((("special", "special ability"), ("action", "action ability")), 800):
        fixed = {"happenings": (ir.UsesAbility(kind=kind),), "w": w}
        g.phrase("event", f"when you use {{subject:special_owner}} {words}", ir.CardEvent, **fixed)


def _autos(g: Filled) -> None:
    """ "When your opponent's auto-ability triggers", "when an auto-ability of a Forward opponent controls triggers"."""
    said = ("your opponent's auto-ability", "an auto-ability of your opponent", "one of your opponent's auto-abilities")
    for w, words in enumerate(said):
        g.phrase("event", f"when {words} triggers", ir.AutoTriggers, player=ir.Opponent(), w=w)
    for w, article in enumerate(("a", "an")):
        text = f"when an auto-ability of {article} {{group:group/one}} triggers"
        g.phrase("event", text, ir.AutoTriggers, player=ir.EachPlayer(), w=w)


def _anybody_more(g: Filled) -> None:
    _of_a_card(g)
    _autos(g)
    for kind, words in (("special", "a special ability"), ("action", "an action ability"), ("any", "an ability")):
        g.phrase("event", f"when {words} is used", ir.PlayerUsesAbility, player=ir.EachPlayer(), kind=kind, w=810)
    # no other abilities are used: auto-abilities trigger
    either = ("an action ability or a special ability", "a special ability or an action ability",
              "an action ability or special ability", "a special ability or action ability",
              "a special or action ability", "an action or special ability")  # fmt: skip
    for (player, who, s), (w, words) in product(((ir.You(), "you", ""), *OTHER_PLAYERS), enumerate(either, 820)):
        g.phrase("event", f"when {who} use{s} {words}", ir.PlayerUsesAbility, player=player, kind="any", w=w)
    # of either player: "that player" behind it is who did it
    for w, who in enumerate(("a player", "either player", "any player"), 800):
        anybody = {"player": ir.EachPlayer()}
        g.phrase("event", f"when {who} draws a card", ir.PlayerDraws, w=w, **anybody)
        for v, phase in enumerate(("the", "their", "his/her")):
            text = f"when {who} draws a card outside of {phase} Draw Phase"
            g.phrase("event", text, ir.PlayerDraws, outside=True, w=w + 10 * v, **anybody)
        for v, damage in enumerate(("damage", "a point of damage")):
            g.phrase("event", f"when {who} receives {damage}", ir.PlayerReceivesDamage, w=w + 10 * v, **anybody)
        for v, article in enumerate(("a", "an")):
            text = f"when {who} casts {article} {{group:group/one}}"
            g.phrase("event", text, ir.PlayerCasts, w=w + 10 * v, **anybody)


def _discards_more(g: Filled) -> None:
    for player, who, s in ((ir.You(), "you", ""), (ir.Opponent(), "your opponent", "s")):
        for w, hand in enumerate((" from your hand", " from their hand"), 100):
            if ("your hand" in hand) == (player == ir.You()):
                for each, cards in ((False, "1 or more cards"), (True, "a card")):
                    for v, (due, words) in enumerate(
                        ((ir.AnyPlayer(), "Summons or abilities"), (ir.You(), "your Summons or abilities"))
                    ):
                        text = f"when {who} discard{s} {cards}{hand} due to {words}"
                        g.phrase("event", text, ir.PlayerDiscards, player=player, each=each, due_to=due, w=w + 2 * v)
    # what kind of card is discarded: "when you discard a Fire card"
    g.alias("thrown_card", "cast_kind")
    g.phrase("thrown_card", "{adjectives:adjectives} card", ir.Group, noun=ir.IsCard())
    g.phrase("thrown_card", "{adjectives?:plain_adjectives} {noun:trait_noun}", ir.Group)
    kinds = (
        "{adjectives?:adjectives} {noun:cast_type}",
        "{adjectives?:adjectives} card",
        "{adjectives?:plain_adjectives} {noun:trait_noun}",
    )
    for kind in kinds:
        noun = {"noun": ir.IsCard()} if kind.endswith("card") else {}
        g.phrase("thrown_card", f"{kind} {{qualifiers:cost_only}}", ir.Group, **noun)
    causes = (
        ("", None, ""),
        (" due to your Summons or abilities", ir.You(), ""),
        (" due to Summons or abilities", ir.AnyPlayer(), ""),
        (" due to your opponent's Summons or abilities", ir.Opponent(), ""),
        (" due to an ability", ir.AnyPlayer(), "ability"),
        (" due to your ability", ir.You(), "ability"),
    )
    for player, who, s, hands in (
        (ir.You(), "you", "", ("", " from your hand")),
        (ir.Opponent(), "your opponent", "s", ("", " from their hand")),
    ):
        for u, article in enumerate(("a", "an")):
            for v, hand in enumerate(hands):
                for w, (words, due, by) in enumerate(causes):
                    text = f"when {who} discard{s} {article} {{group:thrown_card}}{hand}{words}"
                    g.phrase(
                        "event",
                        text,
                        ir.PlayerDiscards,
                        player=player,
                        each=True,
                        due_to=due,
                        by=by,
                        w=100 + 20 * u + 10 * v + w,
                    )
    for player, who, s in OTHER_PLAYERS:
        for w, cards, each in ((2, "a card", True), (3, "1 or more cards", False)):
            text = f"when {who} discard{s} {cards} from his/her hand"
            g.phrase("event", text, ir.PlayerDiscards, player=player, each=each, w=w + 300)


def _further_discards_more(g: Filled) -> None:
    causes = ((ir.AnyPlayer(), "Summons or abilities"), (ir.Opponent(), "your opponent's Summons or abilities"),
              (ir.You(), "your Summons or abilities"))  # fmt: skip
    for player, who, s, their, has in HAPPENED_PEOPLE:
        whose = "your" if player == ir.You() else "your opponent's"
        for i, (due, words) in enumerate(causes):
            for v, (cards, each) in enumerate((("a card", True), ("1 or more cards", False))):
                for u, hand in enumerate(("", f" from {their} hand")):
                    for x, by in enumerate(("due to", "by")):
                        w = 600 + i + 10 * v + 20 * u + 40 * x
                        text = f"when {who} discard{s} {cards}{hand} {by} {words}"
                        fixed = {"player": player, "each": each, "due_to": due, "w": w}
                        g.phrase("event", text, ir.PlayerDiscards, **fixed)
                        if each:
                            past = f"{who} {has} discarded a card{hand} {by} {words}"
                            g.phrase("past_event", past, ir.PlayerDiscards, player=player, due_to=due, w=w)
                            several = f"{who} {has} discarded {{times:integer}} or more cards{hand} {by} {words}"
                            thrown = ir.PlayerDiscards(player, each=True, due_to=due)
                            g.phrase("condition", f"{several} this turn", ir.HappenedThisTurn, event=thrown, w=w)
                            g.phrase("past_condition", several, ir.HappenedThisTurn, event=thrown, w=w + 400)
        if isinstance(player, ir.You):
            continue  # "from your hand" is said of any card: `moves`
        for w, (cards, be, each) in enumerate((("a card", "is", True), ("1 or more cards", "are", False)), 600 + 90):
            text = f"when {cards} {be} discarded from {whose} hand"
            g.phrase("event", text, ir.PlayerDiscards, player=player, each=each, w=w)


def _other_discards_more(g: Filled) -> None:
    people: tuple[tuple[ir.Player, str, str, str], ...] = (
        (ir.You(), "you", "", "your"),
        (ir.Opponent(), "your opponent", "s", "their"),
    )
    for player, who, s, their in people:
        for w, where in enumerate(
            (f"other than during {their}", f"outside of {their}", f"other than in {their}", f"except during {their}"),
            500,
        ):
            for v, (first, cards) in enumerate(
                (("when", "a card"), ("whenever", "a card"), ("when", "1 or more cards"))
            ):
                if v < 2:
                    text = f"{first} {who} draw{s} {cards} {where} Draw Phase"
                    g.phrase("event", text, ir.PlayerDraws, player=player, outside=True, w=w + 10 * v)
        for w, hand in enumerate(("", f" from {their} hand"), 500):
            for v, (first, each, cards) in enumerate(
                (
                    ("when", True, "a card"),
                    ("whenever", True, "a card"),
                    ("when", False, "1 or more cards"),
                    ("each time", True, "a card"),
                )
            ):
                for u, (due, by) in enumerate(
                    (
                        (" due to an ability", ir.AnyPlayer()),
                        (" due to a Summon or an ability", ir.AnyPlayer()),
                        (" due to Summons or abilities", ir.AnyPlayer()),
                        (" due to your Summons or abilities", ir.You()),
                        (" due to your Summon or ability", ir.You()),
                        (" due to your opponent's Summons or abilities", ir.Opponent()),
                        (" by your opponent's Summons or abilities", ir.Opponent()),
                    )
                ):
                    text = f"{first} {who} discard{s} {cards}{hand}{due}"
                    at, cause = w + 10 * v + 50 * u, "" if "Summon" in due else "ability"
                    g.phrase("event", text, ir.PlayerDiscards, player=player, each=each, due_to=by, by=cause, w=at)
            causes = (("", None), (" due to Summons or abilities", ir.AnyPlayer()), (" due to your Summons or abilities", ir.You()),
                      (" due to your opponent's Summons or abilities", ir.Opponent()))  # fmt: skip
            for u, (due, by) in enumerate(causes):
                for count in (2, 3):
                    text = f"when {who} discard{s} {count} or more cards{hand}{due}"
                    g.phrase(
                        "event", text, ir.PlayerDiscards, player=player, count=count, due_to=by, w=w + 300 + 10 * u
                    )


def _players_more(g: Filled) -> None:
    for w, article in enumerate(("a", "an"), 600):
        cast = f"when {article} {{group:group/one}} is cast"
        g.phrase("event", cast, ir.PlayerCasts, player=ir.EachPlayer(), w=w)
        for player, by in ((ir.You(), "you"), (ir.Opponent(), "your opponent"), (ir.EachPlayer(), "either player")):
            g.phrase("event", f"{cast} by {by}", ir.PlayerCasts, player=player, w=w + 2)
    for player, who, s in ((ir.You(), "you", ""), (ir.Opponent(), "your opponent", "es")):
        for w, words in enumerate(("1 or more cards", "for 1 or more cards", "for a card")):
            g.phrase("event", f"when {who} search{s} {words}", ir.PlayerSearches, player=player, w=w)
    for player, who, s in ((ir.You(), "you", ""), (ir.Opponent(), "your opponent", "s")):
        for w, where in enumerate(
            ("outside of", "outside", "other than during", "other than in", "except during"), 600
        ):
            g.phrase(
                "event",
                f"when {who} draw{s} a card {where} the Draw Phase",
                ir.PlayerDraws,
                player=player,
                outside=True,
                w=w,
            )
    for player, who, s, phase in ((ir.You(), "you", "", "your"), (ir.Opponent(), "your opponent", "s", "their")):
        text = f"when {who} draw{s} a card outside {phase} Draw Phase"
        g.phrase("event", text, ir.PlayerDraws, player=player, outside=True, w=70 + 1)
    for player, who in ((ir.EachPlayer(), "either player"), (ir.EachPlayer(w=1), "a player")):
        fixed = {"player": player}
        for kind, words in (("special", "a special ability"), ("action", "an action ability")):
            g.phrase("event", f"when {who} uses {words}", ir.PlayerUsesAbility, kind=kind, **fixed)
        for w, hand in enumerate(("", " from their hand")):
            g.phrase("event", f"when {who} discards a card{hand}", ir.PlayerDiscards, each=True, w=w, **fixed)
            g.phrase("event", f"when {who} discards 1 or more cards{hand}", ir.PlayerDiscards, w=w, **fixed)
        g.phrase("event", f"when {who} gains 《C》", ir.PlayerGainsCrystal, **fixed)
        g.phrase("event", f"when {who} uses an EX Burst", ir.PlayerUsesExBurst, **fixed)
    you = ir.You()
    for player, who, s, _has, _hasnt, their in PLAYERS_WITH_VERBS:
        for nth, words in enumerate(NTH, 1):
            owners = ("your",) if player == you else (their, "his/her")
            for w, article in enumerate(("a", "the", *owners), 70):
                text = f"when {who} receive{s} {article} {words} point of damage"
                g.phrase("event", text, ir.PlayerReceivesDamage, player=player, nth=nth, w=w)
    for player, who, s, their in ((ir.You(), "you", "", "your"), (ir.Opponent(), "your opponent", "es", "their")):
        for w, words in enumerate((f"search{s} {their} deck", f"search{s} for a card in {their} deck"), 400):
            g.phrase("event", f"when {who} {words}", ir.PlayerSearches, player=player, w=w)
    for w, their in enumerate(("their", "his/her"), 410):
        g.phrase("event", f"when a player searches {their} deck", ir.PlayerSearches, player=ir.EachPlayer(), w=w)
    for player, who, s in ((ir.You(), "you", ""), *OTHER_PLAYERS):
        g.phrase("event", f"when {who} gain{s} 1 or more 《C》", ir.PlayerGainsCrystal, player=player, w=600)
    for player, who, s, _their, _has in HAPPENED_PEOPLE:
        search = "searches" if s else "search"
        for w, words in enumerate(("", " for 1 or more cards", " for a card", " 1 or more cards"), 600):
            g.phrase("event", f"when {who} {search}{words}", ir.PlayerSearches, player=player, w=w)
