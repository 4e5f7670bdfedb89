"""Damage that becomes another amount: every way to say to whom, from what, what comes of it and for how long; delayed moments;
players side by side. Like `variants`, it adds what other modules have not declared."""

from cardwright.text import ir
from cardwright.text.fftcg.variants import ALWAYS, FIRST, Filled
from cardwright.text.grammar import Grammar

TWICE = {"change": "double", "amount": ir.Num(2)}
# what becomes of it
RESULTS: tuple[tuple[str, dict[str, object]], ...] = (
    ("the damage becomes {amount:number} instead", {"change": "become"}),
    ("reduce the damage by {amount:number} instead", {"change": "reduce"}),
    ("the damage is reduced by {amount:number} instead", {"change": "reduce"}),
    ("the damage decreases by {amount:number} instead", {"change": "reduce"}),
    ("the damage increases by {amount:number} instead", {"change": "increase"}),
    ("increase the damage by {amount:number} instead", {"change": "increase"}),
    ("the damage is increased by {amount:number} instead", {"change": "increase"}),
    ("double the damage instead", TWICE),
    ("the damage is doubled instead", TWICE),
)
# for how long: the words in front, the words inside, the duration
SPANS = (
    ("", "", ALWAYS),
    ("during this turn, ", "", ir.UntilEndOfTurn(w=3)),
    ("", " this turn", ir.UntilEndOfTurn(w=2)),
    ("until the end of the turn, ", "", ir.UntilEndOfTurn(w=1)),
)


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    _dealt_to(g)
    _dealt_by(g)
    _redirected(g)
    _next(g)
    _delayed(g)
    _players(g)
    _chosen(g)
    _pairs(g)


def _dealt_to(g: Filled) -> None:
    for front, inside, duration in SPANS:
        static = duration == ALWAYS
        to = "damaged" if static else "damaged_now"
        for v, dealt in enumerate(("is dealt damage", "receives damage")):
            for u, source in enumerate(("", " by {source:damage_from}", " from {source:damage_from}")):
                for r, (words, change) in enumerate(RESULTS):
                    text = f"{front}if {{to:{to}}} {dealt}{source}{inside}, {words}"
                    w = FIRST + 100 * u + 10 * v + r
                    g.phrase("static" if static else "action", text, ir.ReplaceDamage, duration=duration, w=w, **change)


def _dealt_by(g: Filled) -> None:
    for front, inside, duration in SPANS:
        static = duration == ALWAYS
        by = "dealer" if static else "pronoun_or_source"
        category = "static" if static else "action"
        for r, (words, change) in enumerate(RESULTS):
            w = FIRST + r
            head = f"{front}if {{dealer:{by}}} deals damage to "
            fixed = {"duration": duration, **change}
            g.phrase(category, f"{head}a {{to:group/one}}{inside}, {words}", ir.ReplaceDealt, w=w, **fixed)
            battle = head.replace("deals damage", "deals battle damage")
            g.phrase(
                category,
                f"{battle}a {{to:group/one}}{inside}, {words}",
                ir.ReplaceDealt,
                kind="battle",
                w=w + 20,
                **fixed,
            )
            points = {"player": ir.Opponent(), **fixed}
            g.phrase(category, f"{head}your opponent{inside}, {words}", ir.ReplacePlayerDamage, w=w, **points)
            both = f"{head}a {{to:group/one}} or your opponent{inside}, {words}"
            g.phrase(category, both, ir.ReplaceDealtAll, w=w, **points)


def _redirected(g: Filled) -> None:
    for v, dealt in enumerate(("is dealt damage", "receives damage")):
        for u, source in enumerate(("", " by {source:damage_from}", " from {source:damage_from}")):
            for r, taken in enumerate(("dealt to", "received by")):
                w = FIRST + 10 * u + 2 * v + r
                end = f"the damage is {taken} {{to:source}} instead"
                g.phrase(
                    "static", f"if {{what:damaged}} {dealt}{source}, {end}", ir.RedirectDamage, duration=ALWAYS, w=w
                )
                now = {"duration": ir.UntilEndOfTurn(w=3)}
                text = f"during this turn, if {{what:damaged_now}} {dealt}{source}, {end}"
                g.phrase("action", text, ir.RedirectDamage, w=w, **now)
                if not v:
                    text = f"during this turn, the next damage dealt to {{what:one_obj}}{source} is {taken} {{to:one_obj}} instead"
                    g.phrase("action", text, ir.RedirectDamage, next_only=True, w=w, **now)


def _next(g: Filled) -> None:
    now = {"duration": ir.UntilEndOfTurn(w=3), "next_only": True}
    for r, (words, change) in enumerate(RESULTS):
        if words.startswith("the damage "):
            result = words.removeprefix("the damage ")
            w = FIRST + r
            text = f"during this turn, the next damage dealt to {{to:pronoun_obj}} {result}"
            g.phrase("action", text, ir.ReplaceDamage, w=w, **change, **now)
            front = {"duration": ir.UntilEndOfTurn(w=1), "next_only": True, **change}
            text = f"until the end of the turn, the next damage dealt to {{to:pronoun_obj}} {result}"
            g.phrase("action", text, ir.ReplaceDamage, w=w, **front)
            inside = {"duration": ir.UntilEndOfTurn(w=2), "next_only": True, **change}
            head = "the next damage dealt to {to:pronoun_obj} this turn "
            g.phrase("action", head + result, ir.ReplaceDamage, w=w, **inside)
            g.phrase("action", head + result.removesuffix(" instead"), ir.ReplaceDamage, w=w + 20, **inside)
            text = f"during this turn, the next damage dealt to {{to:pronoun_obj}} by {{source:damage_from}} {result}"
            g.phrase("action", text, ir.ReplaceDamage, w=w, **change, **now)
            text = f"during this turn, the next damage {{dealer:one_obj}} deals to a {{to:group/one}} {result}"
            g.phrase("action", text, ir.NextDealt, w=w, duration=ir.UntilEndOfTurn(w=3), **change)
            if change is not TWICE:
                if r < 3:
                    whole = words.removesuffix(" instead")
                    text = f"during this turn, if you receive damage, {whole} instead"
                    g.phrase(
                        "action", text, ir.ReplacePlayerDamage, dealer=None, player=ir.You(), w=w, **change,
                        duration=ir.UntilEndOfTurn(w=3),
                    )  # fmt: skip
                text = f"during this turn, the next damage dealt to you {result}"
                g.phrase("action", text, ir.ReplacePlayerDamage, dealer=None, player=ir.You(), w=w, **change, **now)


def _delayed(g: Filled) -> None:
    d = "delayed_event"
    for w, (words, whose) in enumerate(
        (("the next", ir.EachPlayer()), ("your next", ir.You()), ("your opponent's next", ir.Opponent()))
    ):
        for phase, name in (("main_1", "Main Phase 1"), ("main_2", "Main Phase 2"), ("attack", "Attack Phase")):
            text = f"at the beginning of {words} {name}"
            g.phrase(d, text, ir.BeginningOf, phase=phase, whose=whose, next=True, w=FIRST + w)
    g.phrase(d, "at the end of your turn", ir.EndOf, phase="turn", whose=ir.You(), next=True, w=FIRST)


def _players(g: Filled) -> None:
    e = "event"
    for player, who in ((ir.EachPlayer(), "either player"), (ir.EachPlayer(w=1), "a player")):
        fixed = {"player": player}
        for kind, words in (("special", "a special ability"), ("action", "an action ability")):
            g.phrase(e, f"when {who} uses {words}", ir.PlayerUsesAbility, kind=kind, **fixed)
        for w, hand in enumerate(("", " from their hand")):
            g.phrase(e, f"when {who} discards a card{hand}", ir.PlayerDiscards, each=True, w=w, **fixed)
            g.phrase(e, f"when {who} discards 1 or more cards{hand}", ir.PlayerDiscards, w=w, **fixed)
        g.phrase(e, f"when {who} gains 《C》", ir.PlayerGainsCrystal, **fixed)
        g.phrase(e, f"when {who} uses an EX Burst", ir.PlayerUsesExBurst, **fixed)
        g.phrase(e, f"when {who} casts a {{group:group/one}}", ir.PlayerCasts, w=FIRST, **fixed)
        g.phrase(e, f"when {who} draws a card", ir.PlayerDraws, w=FIRST, **fixed)
        g.phrase(e, f"when {who} receives a point of damage", ir.PlayerReceivesDamage, w=FIRST, **fixed)
    for holder, who in ((ir.You(), "you control"), (ir.Opponent(), "your opponent controls")):
        text = f"{who} a total of {{count:number}} or more {{group:group/many}}"
        g.phrase("condition", text, ir.Controls, player=holder, w=FIRST)
    for relation, compare in (("or more", ">="), ("or less", "<=")):
        for w, cards in enumerate(
            (f"{{count:number}} {relation} cards", f"{{count:number}} <card/cards:count> {relation}")
        ):
            text = f"each player has {cards} in their hand"
            g.phrase("condition", text, ir.HandSizeIs, player=ir.EachPlayer(), compare=compare, w=FIRST + w)
    text = "during this turn, players cannot cast {group:group/many}"
    g.phrase("action", text, ir.CannotCast, player=ir.EachPlayer(), duration=ir.UntilEndOfTurn(w=3), w=FIRST)
    text = "players cannot cast {group:group/many} this turn"
    g.phrase("action", text, ir.CannotCast, player=ir.EachPlayer(), duration=ir.UntilEndOfTurn(w=2), w=FIRST)


def _chosen(g: Filled) -> None:
    for w, words in enumerate(("that is choosing", "choosing", "targeting"), FIRST):
        g.phrase("choosing_what", f"{words} {{group:own_card}}", ir.ChoosesOnly, w=w)
        g.phrase("choosing_what", f"{words} only {{group:own_card}}", ir.ChoosesOnly, only=True, w=w)
        g.phrase("choosing_what", f"{words} an {{group:group/one}}", ir.ChoosesOnly, w=w)
    g.phrase("own_card", "{qualifiers:this_card}", ir.Group, noun=ir.IsCard(), w=FIRST)
    # one card: the card itself as the one that is chosen
    g.list("this_card", "it_is_source", ", ", max=1)
    g.phrase("it_is_source", "{card:source}", ir.IsOneOf)
    words = "<is/are> chosen by a {sources:coloured_source}'s ability"
    g.phrase("happening", words, ir.ChosenBy, by=ir.AnyPlayer(), w=FIRST)
    g.phrase("without_keyword", "EX Burst", ir.WithKeyword, keyword="EX Burst")
    g.phrase("without_keyword", "Warp", ir.WithKeyword, keyword="Warp")


def _pairs(g: Filled) -> None:
    a, c = "action", "condition"
    for v, (front, behind) in enumerate((("until the end of the turn, ", ""), ("", " until the end of the turn"))):
        fixed = {"duration": ir.UntilEndOfTurn(w=1 - v)}
        loses, gains = "<loses/lose:to> {losses:losses}", "<gains/gain:to> {gains:gains}"
        g.phrase(a, f"{front}{{to:subj}} {loses} and {gains}{behind}", ir.LoseAndGain, first="loss", **fixed)
        g.phrase(a, f"{front}{{to:subj}} {gains} and {loses}{behind}", ir.LoseAndGain, first="gain", **fixed)
    # one card of each kind in a zone
    for zone, words in ((ir.BreakZone(ir.You()), "your Break Zone"), (ir.Hand(ir.You()), "your hand")):
        g.phrase(c, f"you have {{groups:bare_pair}} in {words}", ir.HasEach, zone=zone)
    g.list("bare_pair", "bare_a_group", ", ", " and ", min=2)
    for w, article in enumerate(("a", "an")):
        g.phrase("bare_a_group", f"{article} {{adjectives?:adjectives}} {{noun:type_noun/one}}", ir.Group, w=w)
        g.phrase("bare_a_group", f"{article} {{noun:trait}}", ir.Group, w=w)
    text = "you have a {groups:bare_row} in your Break Zone (before paying the cost for {_:self})"
    g.phrase(c, text, ir.HasEach, zone=ir.BreakZone(ir.You()), w=1)
    # one card: a row of kinds, each in the Break Zone
    g.list("bare_row", "bare_or_a", ", ", " and ", min=2)
    g.phrase("bare_or_a", "{noun:type_noun/one}", ir.Group)
    g.phrase("bare_or_a", "a {noun:type_noun/one}", ir.Group, w=1)
    among = ir.Pronoun("revealed")
    for w, article in enumerate(("a", "an"), FIRST):
        g.phrase(f"there_among_{article}", f"{article} {{group:group/one}} among them", ir.CountRef, cards=among, w=w)
        text = f"there is {{left:there_among_{article}}}"
        g.phrase(c, text, ir.Compare, right=ir.Num(1), compare=">=", w=w)
    g.phrase("many_among", "{group:group/many} among them", ir.CountRef, cards=among, w=FIRST + 2)
    for w, head in enumerate(("there are", "you have"), FIRST + 2):
        g.phrase(c, f"{head} {{right:number}} or more {{left:many_among}}", ir.Compare, compare=">=", w=w)
    g.phrase("your_cards", "your {noun:type_noun/many} {qualifiers:qualifiers}", ir.Group)
    cost = "cost_action"
    top = "<card/cards:count> from the top of your deck"
    g.phrase(cost, f"put {{count:number}} {top} into the Break Zone", ir.PayMill, w=FIRST)
    g.phrase(cost, f"remove {{count:number}} {top} from the game", ir.PayRemoveTop, w=FIRST)
    g.phrase("rule", "cannot be dulled by {by:effects_of}", ir.CannotBecomeDull, w=FIRST)
    g.phrase("damage", "damage equal to {each:cost_of} multiplied by {amount:number}", ir.PerEach, w=FIRST)
    g.phrase("damage", "damage equal to {each:counted} multiplied by {amount:number}", ir.PerEach, w=FIRST)
    g.phrase("count_group", "number of {group:group/many}", ir.CountOf, w=FIRST)
    g.phrase("qualifier", "of the selected Element", ir.NamedElement, w=FIRST)
    for kinds, words in (
        (("summon",), "Summons"),
        (("ability",), "abilities"),
        (("summon", "ability"), "Summons or abilities"),
    ):
        for w, named in enumerate(("named", "selected")):
            sources = ir.Group(ir.IsCard(), qualifiers=(ir.NamedElement(w=FIRST + w),))
            text = f"cannot be chosen by {words} of the {named} Element"
            g.phrase("rule", text, ir.CannotBeChosen, by=ir.AnyPlayer(), kinds=kinds, sources=sources, w=FIRST)
