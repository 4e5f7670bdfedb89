"""Words of the first sets: cards compared in fewer words, hands that are empty, one of the cards that were shown, both players at once,
Forwards that become more than a power. Like `variants`, it adds what other modules have not declared."""

from cardwright.text import ir
from cardwright.text.fftcg.likewise import THAN
from cardwright.text.fftcg.spread import OTHER
from cardwright.text.fftcg.variants import ALWAYS, OWNER, Filled
from cardwright.text.grammar import Grammar

W = 400  # wordings of this module begin here
FRONT = ir.UntilEndOfTurn(w=1)


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    _compared(g)
    _hands(g)
    _players(g)
    _of_them(g)
    _moves(g)
    _turns(g)
    _damage(g)
    _statics(g)
    _alone(g)
    _not_done(g)
    _parties(g)
    _whole_groups(g)


def _compared(g: Filled) -> None:
    # "If its power is less than Hild's", "if its cost is higher than the number of Backups you control"
    c = "condition"
    for kind, node in (("power", ir.PowerOf), ("cost", ir.CostOf)):
        rest = f"{kind}_left_out"
        g.phrase(rest, "{_:self}'s", node, card=ir.SelfRef(), w=W)
        g.phrase(rest, "that of {card:one_pronoun}", node, w=W + 1)
        g.phrase(rest, "that of {card:source}", node, w=W + 2)
        for w, (words, compare) in enumerate((*THAN, ("equal to or more than", ">=")), W):
            fixed = {"compare": compare, "w": w}
            g.phrase(c, f"{{left:{kind}_of}} is {words} {{right:{rest}}}", ir.Compare, **fixed)
            g.phrase(c, f"{{left:{kind}_of}} is {words} {{right:{kind}_of}}", ir.Compare, **fixed)
            g.phrase(c, f"{{left:{kind}_of}} is {words} {{right:counted}}", ir.Compare, **fixed)
    for w, (words, compare) in enumerate(THAN, W):
        text = f"{{left:group_count}} is {words} {{right:group_count}}"
        g.phrase(c, text, ir.Compare, compare=compare, w=w)
    for relation, compare in (("or more", ">="), ("or less", "<=")):
        g.phrase("power_state", f"a power of {{amount:number}} {relation}", ir.PowerIs, compare=compare, w=W)
        g.phrase("power_state", f"a cost of {{amount:number}} {relation}", ir.CostIs, compare=compare, w=W)


def _hands(g: Filled) -> None:
    c = "condition"
    none = {"count": ir.Num(0), "compare": "="}
    for player, does, has, hands in (
        (ir.You(), "you don't", "you have", ("your",)),
        (ir.Opponent(), "your opponent doesn't", "your opponent has", ("their", "his/her")),
    ):
        for w, hand in enumerate(hands, W):
            fixed = {"player": player, "w": w}
            g.phrase(c, f"{does} have any cards in {hand} hand", ir.HandSizeIs, **none, **fixed)
            one = {"count": ir.Num(1), "compare": "<=", **fixed}
            g.phrase(c, f"{has} 1 or less card in {hand} hand", ir.HandSizeIs, **one)
    for w, hand in enumerate(("their hand", "their hands", "hand", "his/her hand"), W):
        for v, cards in enumerate(("cards", "any cards")):
            text = f"neither player has {cards} in {hand}"
            g.phrase(c, text, ir.HandSizeIs, player=ir.EachPlayer(), w=w + 10 * v, **none)


def _players(g: Filled) -> None:
    a, both = "action", {"player": ir.EachPlayer()}
    for w, who in enumerate(("both players", "all players"), W):
        each = {"player": ir.EachPlayer()}
        g.phrase(a, f"{who} draw {{count:number}} <card/cards:count>", ir.Draw, w=w, **each)
        g.phrase(a, f"{who} discard {{count:number}} {{group:group/count}}", ir.Discard, w=w, **each)
        g.phrase(a, f"{who} discard their hands", ir.DiscardHand, w=w, **each)
        g.phrase(a, f"{who} discard their hand", ir.DiscardHand, w=w + 10, **each)
    for words, to in (
        ("put {target:target} into the Break Zone", ir.BreakZone(OWNER)),
        ("return {target:target} to its owner's hand", ir.Hand(OWNER)),
        ("remove {target:target} from the game", ir.Removed(OWNER)),
    ):
        g.phrase(a, f"both players {words}", ir.SelectAndPut, to=to, w=W, **both)
    theirs = {"player": ir.Opponent()}
    for dull, words in ((False, ""), (True, " dull")):
        text = f"play {{what:one_obj}} onto the field{words}"
        g.phrase("opponent_part", text, ir.PlayOnto, player=OWNER, dull=dull, w=W)
    g.phrase("opponent_step", "search for {targets:targets}", ir.Search, w=W, **theirs)


def _of_them(g: Filled) -> None:
    # "Look at the top 3 cards of your deck. Add 1 of them to your hand and put the others ..."
    a, you = "action", ir.You()
    fixed = {"player": you, "among": ir.Pronoun("revealed"), "w": W}
    for verb, place, into in (
        ("put", "on top of your deck", ir.DeckTop(you)),
        ("put", "on the top of your deck", ir.DeckTop(you, w=W)),
        ("put", "at the bottom of your deck", ir.DeckBottom(you)),
        ("put", "into the Break Zone", ir.BreakZone(OWNER)),
        ("remove", "from the game", ir.Removed(OWNER)),
    ):
        g.phrase(a, f"{verb} {{target:some_card}} of them {place}", ir.TakeAmong, into=into, **fixed)
        if verb == "put":
            split = f"{{target:some_card}} of them {place}"
            g.phrase("split_part", split, ir.TakeAmong, into=into, **fixed)
    rest = {"among": ir.Pronoun("revealed")}
    ends = (
        ("at the bottom of your deck", ir.DeckBottom(you)),
        ("on the bottom of your deck", ir.DeckBottom(you, w=W)),
        ("on top of your deck", ir.DeckTop(you)),
        ("on the top of your deck", ir.DeckTop(you, w=W)),
    )
    for i, other in enumerate(("the others", "the other", "the other cards", "the rest", "the rest of the cards"), W):
        for v, order in enumerate(("", " in any order")):
            for place, to in ends:
                for u, verb in enumerate(("put", "place")):
                    g.phrase(a, f"{verb} {other} {place}{order}", ir.PutRest, to=to, w=i + 10 * v + 20 * u, **rest)
                g.phrase("split_part", f"{other} {place}{order}", ir.PutRest, to=to, w=i + 10 * v, **rest)
            for end in ("bottom", "top"):
                to = ir.DeckBottom(you) if end == "bottom" else ir.DeckTop(you)
                text = f"return {other} to the {end} of your deck{order}"
                g.phrase(a, text, ir.PutRest, to=to, w=i + 10 * v + 40, **rest)
        w = OTHER if other == "the other" else i
        g.phrase(a, f"put {other} into the Break Zone", ir.PutRest, to=ir.BreakZone(OWNER), w=w, **rest)
        g.phrase("split_part", f"{other} into the Break Zone", ir.PutRest, to=ir.BreakZone(OWNER), w=i, **rest)


def _moves(g: Filled) -> None:
    a = "action"
    # one's own card in the Break Zone says again where it is
    for w, zone in enumerate(("the Break Zone", "your Break Zone"), W):
        g.phrase(a, f"return {{what:source}} from {zone} to your hand", ir.ToHand, player=ir.You(), verb="return", w=w)
        g.phrase(a, f"add {{what:source}} from {zone} to your hand", ir.ToHand, player=ir.You(), verb="add", w=w)
    back = {"player": ir.You(), "to": ir.Hand(ir.You())}
    g.phrase(a, "return {target:stored} to your hand", ir.SelectAndPut, w=W, **back)
    for w, verb in enumerate(("put", "place"), W):
        for player, deck in ((ir.You(), "your deck"), (OWNER, "its owner's deck")):
            text = f"{verb} {{what:one_obj}} on the bottom of {deck}"
            g.phrase(a, text, ir.PutInto, to=ir.DeckBottom(player), w=w)
    for form, words in (
        ("selected_characters", "the selected Characters"),
        ("selected_monsters", "the selected Monsters"),
        ("selected_backups", "the selected Backups"),
        ("selected_cards", "the selected cards"),
    ):
        g.phrase("those_selected", words, ir.Pronoun, form=form)
    g.phrase("clause", "if it is not, {effect:unconditional}", ir.Otherwise, w=W)


def _turns(g: Filled) -> None:
    a = "action"
    now = {"rule": ir.MustAttack(w=2), "duration": ir.UntilEndOfTurn(w=2)}
    for w, what in enumerate(("many_subject", "all_group", "bare_group"), W):
        g.phrase(a, f"{{what:{what}}} must attack this turn if possible", ir.Restrict, w=w, **now)
    # "also becomes a Forward with 6000 power and cannot be blocked": the rule has the same subject and span
    turn = {"duration": FRONT}
    g.phrase(a, "until the end of the turn, {effects:become_and_rule}", ir.Both, w=W)
    g.list("become_and_rule", "become_or_rule", " and ", min=2, max=2)
    becomes = "{what:source} also becomes a Forward with {power:power}"
    g.phrase("become_or_rule", becomes, ir.BecomeForward, gains=(), **turn)
    g.phrase("become_or_rule", "{rule:rule}", ir.Restrict, what=ir.Pronoun("elided"), **turn)


def _damage(g: Filled) -> None:
    s = "static"
    for w, (words, change) in enumerate(
        (("is reduced by", "reduce"), ("is increased by", "increase"), ("becomes", "become")), W
    ):
        for v, to in enumerate(("damaged", "the_whole")):
            for by in ("", " by {source:damage_from}"):
                text = f"the damage dealt to {{to:{to}}}{by} {words} {{amount:number}}"
                g.phrase(s, text, ir.ReplaceDamage, change=change, duration=ALWAYS, w=w + 10 * v)
    g.phrase(
        "damage_power", "damage equal to the highest power among {group:group/many}", ir.Highest, trait="power", w=W
    )
    g.phrase("damage_power", "damage equal to the highest power among the {group:group/many}", ir.Highest, trait="power",
             w=W + 1)  # fmt: skip
    g.phrase("damage_from", "an ability or a Summon", ir.DamageSource, kinds=("summon", "ability"), w=W)
    g.phrase("action", "deal {to:all_group} {amount:damage}", ir.DealDamage, w=W)


def _statics(g: Filled) -> None:
    # a condition before what is counted: "If you control Card Name Olga, for each Backup you control, Hild gains ..."
    g.phrase("static_clause", "if {condition:conditions}, {effect:static_for_each}", ir.If, w=W)
    g.phrase("static_clause", "during your turn, {effect:static_for_each}", ir.If, condition=ir.IsTurnOf(ir.You(), w=1))
    g.phrase("static_for_each", "for each {each:each}, {effect:static}", ir.ForEachFront)
    g.phrase("rule", "can attack the turn they enter the field", ir.AttackAtOnce, w=W)
    for w, verb in enumerate(("attack", "block")):
        node = ir.BlockCost if w else ir.AttackCost
        g.phrase("rule", f"cannot {verb} unless their controller {{cost:pays}}", node, w=W)
    g.phrase("some_cards", "{adjectives?:adjectives} {noun:type_noun/same} {qualifiers:qualifiers}", ir.Group)
    for w, (put, use) in enumerate((("in", "use"), ("into", "use"), ("in", "trigger"), ("into", "trigger")), W):
        words = f"any {{cards:some_cards/one}} put {put} the Damage Zone due to {{_:self}} cannot {use} its EX Burst"
        g.phrase("cast_rule", words, ir.NoExBurst, w=w)
    text = "EX Bursts of {cards:some_cards/many} put into the Damage Zone due to {_:self} cannot be used"
    g.phrase("cast_rule", text, ir.NoExBurst, w=W + 4)


def _alone(g: Filled) -> None:
    # "If Hild is the only Forward you control": there is no other
    others = (ir.OtherThan(ir.SelfRef(), w=W),)
    none = {"player": ir.You(), "count": ir.Num(0), "compare": "<="}
    g.phrase("condition", "{_:self} is the only {group:only_one} you control", ir.Controls, w=W, **none)
    g.phrase("only_one", "{adjectives?:adjectives} {noun:type_noun/one}", ir.Group, qualifiers=others)
    fought = (ir.Attacks(), ir.Blocks())
    for v, verb in enumerate(("attacked", "has attacked")):
        for w, card in enumerate(("source", "one_pronoun")):
            text = f"{{subject:{card}}} {verb} or blocked"
            g.phrase("past_event", text, ir.CardEvent, happenings=fought, w=W + 10 * v + w)
    for w, words in enumerate(("up to {times:integer} times per turn", "{times:integer} times per turn"), W):
        g.phrase("limit", words, ir.OncePerTurn, w=w)
    # "each Forward" where others print "all the Forwards"
    g.phrase("each_subject", "each {group:group/one}", ir.All, w=4)
    each = "{to:each_subject} <gains/gain:to> {gains:gains}"
    g.phrase("action", each + " {duration:for_turn}", ir.Gain, w=W)
    g.phrase("action", f"until the end of the turn, {each}", ir.Gain, duration=FRONT, w=W)
    for w, amount in enumerate(("power_of", "power_of_pronoun")):
        g.phrase("gained", f"power equal to {{amount:{amount}}}", ir.PowerUp, w=W + w)
    g.phrase("power_of_pronoun", "that of {card:one_pronoun}", ir.PowerOf, w=W)


def _not_done(g: Filled) -> None:
    # what a player was told to do or might have done, and did not
    refusals = ("cannot", "can't", "does not", "doesn't")
    for w, who in enumerate(("your opponent", "he/she"), W):
        for v, did in enumerate((*refusals, *(each + " do so" for each in refusals))):
            text = f"if {who} {did}, {{effect:unconditional}}"
            g.phrase("clause", text, ir.IfNotDone, w=w + 10 * v)
    for w, words in enumerate(("you cannot do so", "you can't do so", "they cannot do so", "they can't do so"), W):
        g.phrase("clause", f"if {words}, {{effect:unconditional}}", ir.IfNotDone, w=w + 2)
    thrown = {"right": ir.Num(1), "compare": ">="}
    for w, words in enumerate(("you discard", "you discarded", "your opponent discards", "your opponent discarded"), W):
        g.phrase("condition", f"{words} {{left:discarded_one}}", ir.Compare, w=w, **thrown)


def _parties(g: Filled) -> None:
    for w, words in enumerate(("all the Forwards", "the Forwards"), W):
        text = f"{{card:source}} and {words} forming a party with {{_:self}}"
        g.phrase("subj", text, ir.PartyOf, w=w + 2)
    g.phrase("one_pronoun", "the attacking Forward", ir.Pronoun, form="attacking_forward")


def _whole_groups(g: Filled) -> None:
    # for this turn, of all the cards of a group
    a = "action"
    for words, span in (("during this turn", ir.UntilEndOfTurn(w=3)), ("until the end of the turn", FRONT)):
        g.phrase(a, f"{words}, {{to:bare_group}} gain {{gains:gains}}", ir.Gain, duration=span, w=W)
        g.phrase(a, f"{words}, {{to:bare_group}} lose {{losses:losses}}", ir.Lose, duration=span, w=W)
    for words, span in (("during this turn, ", ir.UntilEndOfTurn(w=3)), ("", ir.UntilEndOfTurn(w=2))):
        for v, damage in enumerate(("the damage", "all the damage", "all damage")):
            for u, to in enumerate(("the_whole", "bare_group", "pronoun_obj")):
                for x, (result, change) in enumerate(
                    (("becomes {amount:number}", "become"), ("is reduced by {amount:number}", "reduce"))
                ):
                    turn = "" if words else " this turn"
                    for w, instead in enumerate((" instead", ""), W + 20 * x + 6 * v + 2 * u):
                        text = f"{words}{damage} dealt to {{to:{to}}}{turn} {result}{instead}"
                        g.phrase(a, text, ir.ReplaceDamage, change=change, duration=span, w=w)
