"""Decks, and what is taken from among cards: shuffling into a deck, the opponent's deck, all cards of a kind."""

from cardwright.text import ir
from cardwright.text.fftcg.effects_moves import PERSONS
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _milling(g)
    _shuffling(g)
    _among(g)
    _counters(g)
    _numbers(g)
    _durations(g)
    _subjects(g)


def _milling(g: Grammar) -> None:
    a = "action"
    # a table of both pronouns, all players and numbers; one card has some of it
    for player, who, s, their in PERSONS:
        decks = ("your",) if player == ir.You() else (their, "his/her")
        for w, deck in enumerate(decks):
            fixed = {"player": player, "w": w}
            g.phrase(
                a,
                f"{who}put{s} the top {{count:many_number}} cards of {deck} deck into the Break Zone",
                ir.Mill,
                **fixed,
            )
            g.phrase(
                a,
                f"{who}put{s} {{count:number}} <card/cards:count> from the top of {deck} deck into the Break Zone",
                ir.Mill,
                player=player,
                w=w + 2,
            )
            g.phrase(
                a, f"{who}put{s} the top card of {deck} deck into the Break Zone", ir.Mill, count=ir.Num(1), **fixed
            )
            g.phrase(
                a,
                f"{who}remove{s} the top {{count:many_number}} cards of {deck} deck from the game",
                ir.RemoveTop,
                **fixed,
            )
            g.phrase(
                a, f"{who}remove{s} the top card of {deck} deck from the game", ir.RemoveTop, count=ir.Num(1), **fixed
            )


def _shuffling(g: Grammar) -> None:
    a = "action"
    g.phrase(a, "shuffle {what:all_group} into your deck", ir.ShuffleInto)
    g.phrase(a, "shuffle {what:all_group} into their owners' decks", ir.ShuffleInto, w=1)
    g.phrase(a, "shuffle {what:obj_pronoun} into your deck", ir.ShuffleInto, w=2)
    g.phrase(a, "shuffle {what:obj_pronoun} into <its owner's deck|their owners' decks:what>", ir.ShuffleInto, w=3)
    g.phrase(a, "shuffle {what:source} into your deck", ir.ShuffleInto, w=4)
    g.phrase(a, "shuffle your Break Zone into your deck", ir.ShuffleInto, what=ir.All(OWN_BREAK_ZONE))
    for player, who, w in ((ir.Opponent(), "your opponent", 5), (ir.EachPlayer(), "each player", 6)):
        group = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.BreakZone(player), w=w),))
        for v, their in enumerate(("their", "his/her")):
            words = f"{who} shuffles {their} Break Zone into {their} deck"
            g.phrase(a, words, ir.ShuffleInto, what=ir.All(group), w=5 + v)
    g.alias("obj_pronoun", "one_pronoun")
    g.alias("obj_pronoun", "many_object")


OWN_BREAK_ZONE = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.BreakZone(ir.You()), w=4),))


def _among(g: Grammar) -> None:
    a = "action"
    among = {"among": ir.Pronoun("revealed")}
    g.phrase("all_among", "all the {group:group/many} among them", ir.AllAmong, **among)
    # one card, 2 phrases: without "the"; added, played, put away and removed
    g.phrase("all_among", "all {group:group/many} among them", ir.AllAmong, w=1, **among)
    g.phrase(a, "add {what:all_among} to your hand", ir.ToHand, player=ir.You(), verb="add")
    g.phrase(a, "play {what:all_among} onto the field", ir.PlayOnto, player=ir.Owner())
    g.phrase(a, "put {what:all_among} into the Break Zone", ir.PutInto, to=ir.BreakZone(ir.Owner()))
    g.phrase(a, "remove {what:all_among} from the game", ir.RemoveFromGame, duration=ir.Permanent())
    for w, other in enumerate(("the other cards", "the rest of the cards", "the rest")):
        for deck in ("their deck", "your opponent's deck"):
            v = w + 8 + 3 * (deck != "their deck")
            theirs = {"among": ir.Pronoun("revealed"), "w": v}
            g.phrase(
                a,
                f"return {other} to the top of {deck} in any order",
                ir.PutRest,
                to=ir.DeckTop(ir.Opponent()),
                **theirs,
            )
            g.phrase(
                a,
                f"return {other} to the bottom of {deck} in any order",
                ir.PutRest,
                to=ir.DeckBottom(ir.Opponent()),
                **theirs,
            )
    for w, deck in enumerate(("your opponent's deck", "their deck"), 7):
        for end, into in (("top and/or bottom", ir.DeckTopOrBottom), ("top", ir.DeckTop), ("bottom", ir.DeckBottom)):
            g.phrase(
                a,
                f"return {{what:all_revealed}} to the {end} of {deck} in any order",
                ir.PutInto,
                to=into(ir.Opponent()),
                w=w,
            )
        for place, node in (
            ("at the bottom of", ir.DeckBottom),
            ("on top of", ir.DeckTop),
            ("on the top of", ir.DeckTop),
        ):
            for verb in ("place", "put"):
                v = w + 4 * (verb == "put") + 8 * (place == "on the top of")
                g.phrase(a, f"{verb} {{what:obj}} {place} {deck}", ir.PutInto, to=node(ir.Opponent()), w=v)
    # a table of what differs, up to a number and exactly; one card has some of it
    for trait, words in (
        ("name", " each with a different name"),
        ("cost", " each with a different cost"),
        ("element", " each of a different Element"),
    ):
        for up_to in (True, False):
            head = "up to " if up_to else ""
            g.phrase(
                "target",
                f"{head}{{count:number}} {{group:group/many}}{words}",
                ir.Target,
                different=trait,
                up_to=up_to,
                w=3,
            )


def _counters(g: Grammar) -> None:
    a = "action"
    g.phrase(a, "remove all {counter:counter} Counters from {what:one_obj}", ir.RemoveCounters, count=None)
    g.phrase(a, "remove all the {counter:counter} Counters from {what:one_obj}", ir.RemoveCounters, count=None, w=1)


def _numbers(g: Grammar) -> None:
    a = "action"
    g.phrase(a, "draw cards equal to {count:counted}", ir.Draw, player=ir.You(), w=3)
    g.phrase("damage", "damage equal to the highest power {group:group/one}", ir.Highest, trait="power")
    g.phrase("damage", "damage equal to the power of {card:source}", ir.PowerOf, w=3)
    g.phrase("possessive", "that Forward's", ir.Pronoun, form="that_forward")
    g.phrase("possessive", "the chosen Forward's", ir.Pronoun, form="chosen_forward")
    same = "power becomes the same as {amount:power_of}"
    g.phrase(a, f"{{what:possessive}} {same} {{duration:for_turn}}", ir.SetPower, w=1)
    g.phrase(
        a, f"until the end of the turn, {{what:possessive}} {same}", ir.SetPower, duration=ir.UntilEndOfTurn(w=1), w=1
    )
    g.phrase(a, "double {what:possessive} power {duration:for_turn}", ir.DoublePower, w=1)
    g.phrase("power_state", "{keyword:keyword}", ir.WithKeyword)


def _durations(g: Grammar) -> None:
    a = "action"
    g.phrase("bare_group", "{group:group/many}", ir.All, w=3)
    g.phrase(a, "{what:bare_group} {rule:rule} {duration:this_turn}", ir.Restrict)
    # one card, 2 phrases: "during this turn" behind any rule, where others print "this turn"
    g.phrase("during_this_turn", "during this turn", ir.UntilEndOfTurn, w=6)
    g.phrase(a, "{what:subj} {rule:rule} {duration:during_this_turn}", ir.Restrict)
    g.phrase(
        a, "your opponent cannot cast {group:group/many} {duration:this_turn}", ir.CannotCast, player=ir.Opponent()
    )
    next_phase = {"rule": ir.DoesNotActivate(next_only=True), "duration": ir.Permanent()}
    # a card activates in its controller's Active Phase: "your opponent's" would say nothing, or another thing
    for w, words in enumerate(("does not", "doesn't", "will not"), 3):
        g.phrase(
            a,
            f"{{what:one_obj}} {words} activate during its controller's next Active Phase",
            ir.Restrict,
            w=w,
            **next_phase,
        )
    g.phrase(
        a,
        "they do not activate during their controller's next Active Phase",
        ir.Restrict,
        what=ir.Pronoun("them"),
        **next_phase,
    )
    g.phrase("obj", "all the {group:group/many} that were not selected", ir.NotSelected)


def _subjects(g: Grammar) -> None:
    # one card: "an opponent's", where others print "opponent controls"
    g.phrase("article_subject", "an opponent's {group:group/one}", ir.OneSubject, w=40)
    g.phrase("ability_noun", "action ability or special ability", ir.IsAbility, kinds=("action", "special"), w=1)
