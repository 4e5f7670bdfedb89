"""Conditions and qualities in further tables: exactly, fewer, the lowest, what a card has or lacks, what happened this turn."""

from cardwright.text import ir
from cardwright.text.fftcg.variants import ALWAYS, FIRST, OWNER, RELATIONS, Filled
from cardwright.text.grammar import Grammar


def add(grammar: Grammar) -> None:
    """All phrases of this module, which comes last but for `variants`."""
    g = Filled(grammar)
    _conditions(g)
    _cards(g)
    _history(g)
    _single(g)


def _conditions(g: Filled) -> None:
    c = "condition"
    people = (
        (ir.You(), "you have", "your", "you control", "your opponent"),
        (ir.Opponent(), "your opponent has", "their", "your opponent controls", "you"),
    )
    for player, has, their, controls, other in people:
        fixed = {"player": player}
        than = ir.Opponent() if player == ir.You() else ir.You()
        g.phrase(
            c, f"{controls} exactly {{count:number}} {{group:group/count}}", ir.Controls, compare="=", w=FIRST, **fixed
        )
        owners = (their,) if player == ir.You() else (their, "his/her")
        for v, owner in enumerate(owners):
            text = f"{has} exactly {{count:number}} <card/cards:count> in {owner} hand"
            g.phrase(c, text, ir.HandSizeIs, compare="=", w=FIRST + v, **fixed)
            for w, (fewer, compare) in enumerate((("fewer", "<"), ("less", "<"), ("more", ">")), FIRST):
                text = f"{has} {fewer} cards in {owner} hand than {other}"
                sizes = {"left": ir.HandSize(player), "right": ir.HandSize(than)}
                g.phrase(c, text, ir.Compare, compare=compare, w=w + 10 * v, **sizes)
        if player == ir.Opponent():
            for relation, compare in RELATIONS:
                text = f"{has} {{count:number}} {relation} {{group:in_their_break_zone}}"
                g.phrase(c, text, ir.Exists, compare=compare, w=FIRST)
        for w, fewer in enumerate(("fewer", "less"), FIRST):
            text = f"{controls} {fewer} {{group:group/many}} than {other}"
            g.phrase(c, text, ir.ControlsMore, player=than, by=ir.Num(1), w=w)
            text = f"{has} received {fewer} points of damage than {other}"
            left, right = ir.DamageReceived(player), ir.DamageReceived(than)
            g.phrase(c, text, ir.Compare, left=left, right=right, compare="<", w=w)
        text = f"{has} received exactly {{count:number}} <point/points:count> of damage"
        g.phrase(c, text, ir.ReceivedDamage, compare="=", w=FIRST, **fixed)
        text = f"{has} not received any damage"
        g.phrase(c, text, ir.ReceivedDamage, count=ir.Num(0), compare="=", w=FIRST + 1, **fixed)
        for relation, compare in RELATIONS:
            text = f"{has} {{count:number}} {relation} 《C》"
            g.phrase(c, text, ir.CrystalsAre, compare=compare, w=FIRST, **fixed)
    theirs = {"qualifiers": (ir.InZone(ir.BreakZone(ir.Opponent()), w=FIRST),)}
    g.phrase(
        "in_their_break_zone", "{adjectives?:adjectives} {noun:type_noun/many} in their Break Zone", ir.Group, **theirs
    )
    for relation, compare in RELATIONS:
        text = f"there are {{count:number}} {relation} {{counter:counter}} Counters on {{card:source}}"
        if relation == "or less":
            g.phrase(c, text, ir.CountersAre, compare=compare, w=FIRST)
    for word, compare in (("exactly ", "="), ("", "=")):
        if word:
            text = f"there are {word}{{count:number}} {{group:group/many}}"
            g.phrase(c, text, ir.Exists, compare=compare, w=FIRST)
            text = f"you have {word}{{count:number}} {{group:group/many}}"
            g.phrase(c, text, ir.Exists, compare=compare, w=FIRST + 1)


def _cards(g: Filled) -> None:
    # what one card is or has
    c = "condition"
    for side in ("power_of", "cost_of"):
        for words, compare in (
            ("is less than", "<"),
            ("is greater than", ">"),
            ("is equal to", "="),
            ("is equal to or less than", "<="),
            ("is equal to or greater than", ">="),
        ):
            if (side, compare) in {("power_of", "<"), ("power_of", ">")}:
                continue
            text = f"{{left:{side}}} {words} {{right:{side}}}"
            if (side, words) != ("cost_of", "is equal to"):
                g.phrase(c, text, ir.Compare, compare=compare, w=FIRST)
    g.phrase(c, "{left:power_of} is {right:number}", ir.Compare, compare="=", w=FIRST)
    g.phrase(c, "{card:one_obj} has {filter:kept_keyword}", ir.HasFilter, w=FIRST)
    g.phrase("kept_keyword", "{keyword:keyword}", ir.WithKeyword, w=FIRST)
    g.phrase("kept_keyword", "{job:job}", ir.JobIs, w=FIRST)
    for w, (verb, state) in enumerate((("does not have", "kept_keyword"), ("doesn't have", "kept_keyword"))):
        g.phrase(f"lacking_{w}", f"{{card:one_obj}} {verb} {{filter:{state}}}", ir.HasFilter, w=FIRST + w)
        g.phrase(c, f"{{condition:lacking_{w}}}", ir.Not, w=FIRST + w)
    g.phrase("is_not", "{card:one_obj} is not {filter:state}", ir.HasFilter, w=FIRST + 2)
    g.phrase(c, "{condition:is_not}", ir.Not, w=FIRST + 2)
    g.phrase("state", "Multi-Element", ir.MultiElement, w=FIRST)
    g.phrase("state", "frozen", ir.StatusIs, status="frozen")
    g.phrase("state", "of cost {amount:number}", ir.CostIs, w=FIRST)
    g.phrase("state", "{job:job}", ir.JobIs, w=FIRST + 1)
    for relation, compare in RELATIONS:
        g.phrase("state", f"of power {{amount:number}} {relation}", ir.PowerIs, compare=compare, w=FIRST)
    for category in ("adjective", "plain_adjective"):
        g.phrase(category, "frozen", ir.StatusIs, status="frozen")
    q = "qualifier"
    g.phrase(q, "with a {counter:counter} Counter placed on it", ir.WithCounter, count=ir.Num(1), w=FIRST)
    g.phrase(q, "on which a {counter:counter} Counter is placed", ir.WithCounter, count=ir.Num(1), w=FIRST + 1)
    words = "with {count:number} or more {counter:counter} Counters placed on"
    g.phrase(q, f"{words} it", ir.WithCounter, w=FIRST + 2)
    g.phrase(q, f"{words} them", ir.WithCounter, w=FIRST + 3)
    g.phrase(q, "with the lowest cost", ir.HighestAmong, trait="cost", lowest=True)
    g.phrase(q, "of the lowest cost", ir.HighestAmong, trait="cost", lowest=True, w=1)
    g.phrase(q, "with the lowest power", ir.HighestAmong, trait="power", lowest=True)
    g.phrase(q, "of the lowest power", ir.HighestAmong, trait="power", lowest=True, w=1)
    for player, words in ((ir.You(), "you own"), (ir.Opponent(), "your opponent owns")):
        if player != ir.You():
            g.phrase(q, words, ir.OwnedBy, player=player, w=FIRST)
    g.phrase(q, "of the named Job", ir.NamedJob, w=FIRST)
    for trait, words in (("job", "with the same Job as"), ("category", "of the same Category as")):
        g.phrase(q, words + " {card:one_pronoun}", ir.SameTrait, trait=trait, w=FIRST)
        g.phrase(q, words + " {card:source}", ir.SameTrait, trait=trait, w=FIRST + 1)
    for trait, words in (
        ("element", "of the same Element as"),
        ("name", "with the same name as"),
        ("cost", "of the same cost as"),
    ):
        g.phrase(q, words + " a {card:other_group}", ir.SameTrait, trait=trait, w=FIRST + 2)
    g.phrase("other_group", "{group:kind_of_yours}", ir.All, w=FIRST)
    g.phrase("kind_of_yours", "{adjectives?:adjectives} {noun:type_noun/one} you control", ir.Group,
             qualifiers=(ir.ControlledBy(ir.You()),))  # fmt: skip
    for words, compare in (
        ("less than", "<"),
        ("greater than", ">"),
        ("equal to", "="),
        ("equal to or less than", "<="),
    ):
        if words != "equal to or less than":
            g.phrase(q, f"of cost {words} {{amount:cost_of}}", ir.CostIs, compare=compare, w=FIRST)
        for kind, amount in (("power", "power_of"), ("power", "own_power")):
            if compare in ("=", "<="):
                w = FIRST + (amount == "own_power")
                g.phrase(q, f"with {kind} {words} {{amount:{amount}}}", ir.PowerIs, compare=compare, w=w)
                g.phrase(q, f"with a {kind} {words} {{amount:{amount}}}", ir.PowerIs, compare=compare, w=w + 2)


def _history(g: Filled) -> None:
    # what happened this turn
    one, many, p = "past_happening", "happened", "past_event"
    for w, (verb, verbs) in enumerate((("was", "were"), ("has been", "have been")), FIRST):
        put = "put from the field into the Break Zone"
        if verb == "was":
            g.phrase(one, f"{verb} {put}", ir.PutIntoBreakZone, source="field", w=w)
            g.phrase(many, f"{verbs} {put}", ir.PutIntoBreakZone, source="field", w=w)
            g.phrase(one, "was dealt damage", ir.IsDealtDamage, w=w)
            g.phrase(one, "was removed from the game", ir.RemovedFromGame, w=w)
        g.phrase(one, f"{verb} broken", ir.IsBroken, w=w)
        g.phrase(many, f"{verbs} broken", ir.IsBroken, w=w)
        g.phrase(one, f"{verb} blocked", ir.IsBlocked, w=w)
        for v, hand in enumerate(("its owner's hand", "their owners' hands")):
            if (w, v) != (FIRST, 0) and (w, v) != (FIRST + 1, 0):
                g.phrase(many, f"{verbs} returned from the field to {hand}", ir.ReturnsToHand, w=w)
    for w, words in enumerate(("entered your field", "entered the field"), FIRST):
        whose = ir.You() if "your" in words else ir.AnyPlayer()
        g.phrase(one, words, ir.EntersField, whose=whose, w=w)
        if whose == ir.AnyPlayer():
            g.phrase(one, f"has {words}", ir.EntersField, whose=whose, w=w + 2)
    g.phrase(one, "left the field", ir.LeavesField, w=FIRST)
    g.phrase(one, "blocked", ir.Blocks, w=FIRST)
    g.phrase(one, "has blocked", ir.Blocks, w=FIRST + 1)
    g.phrase(one, "dealt damage to your opponent", ir.DealsDamageToPlayer, player=ir.Opponent(), w=FIRST)
    g.phrase(one, "has dealt damage to your opponent", ir.DealsDamageToPlayer, player=ir.Opponent(), w=FIRST + 1)
    for player, who, has in ((ir.You(), "you", "have"), (ir.Opponent(), "your opponent", "has")):
        fixed = {"player": player}
        g.phrase(p, f"{who} {has} used a special ability", ir.PlayerUsesAbility, kind="special", w=FIRST, **fixed)
        g.phrase(p, f"{who} {has} used an action ability", ir.PlayerUsesAbility, kind="action", w=FIRST, **fixed)
        if player == ir.You():
            drawn = {"left": ir.CardsDrawn(player), "right": ir.Num(1), "compare": ">="}
            g.phrase("condition", f"{who} {has} drawn a card this turn", ir.Compare, w=FIRST, **drawn)
        g.phrase(p, f"{who} {has} received damage", ir.PlayerReceivesDamage, w=FIRST, **fixed)
        g.phrase(p, f"{who} {has} gained 《C》", ir.PlayerGainsCrystal, w=FIRST, **fixed)
        if player == ir.Opponent():
            for w, (head, count) in enumerate(
                (("{count:number} or more {group:group/many}", None), ("a {group:group/one}", 1))
            ):
                fixed_count = {} if count is None else {"count": ir.Num(count)}
                text = f"your opponent has cast {head} this turn"
                g.phrase("condition", text, ir.HasCastThisTurn, w=FIRST + w, **fixed, **fixed_count)


def _single(g: Filled) -> None:
    a, h, e = "action", "happening", "event"
    g.phrase(h, "<blocks/block> {whom:source}", ir.Blocks, w=FIRST)
    g.phrase(h, "<is/are> blocked by {by:source}", ir.IsBlocked, w=FIRST)
    g.phrase(h, "<is/are> put into your Break Zone", ir.PutIntoBreakZone, source="yours", w=FIRST)
    for player, who, s in ((ir.You(), "you", ""), (ir.Opponent(), "your opponent", "es")):
        for w, words in enumerate(("1 or more cards", "for 1 or more cards", "for a card")):
            g.phrase(e, f"when {who} search{s} {words}", ir.PlayerSearches, player=player, w=w)
    you = {"dealer": None, "player": ir.You(), "duration": ALWAYS}
    for w, words in enumerate(("receive damage", "are dealt damage"), FIRST):
        text = f"if you {words}, the damage becomes {{amount:number}} instead"
        g.phrase("static", text, ir.ReplacePlayerDamage, change="become", w=w, **you)
        text = f"if you {words}, reduce the damage by {{amount:number}} instead"
        g.phrase("static", text, ir.ReplacePlayerDamage, change="reduce", w=w, **you)
    for name in ("Forward", "Backup", "Monster", "Summon"):
        g.value("cast_type", name, ir.TypeIs((name,)))
    g.phrase("cast_type", "Character", ir.IsCharacter)
    g.phrase("cast_kind", "{adjectives?:adjectives} {noun:cast_type}", ir.Group)
    g.phrase("each", "{group:cast_kind} you have cast this turn", ir.CardsCastThisTurn, player=ir.You(), w=FIRST)
    g.phrase("qualifier", "that was dealt damage this turn", ir.WasDealtDamage)
    g.phrase("qualifier", "that has been dealt damage this turn", ir.WasDealtDamage, w=1)
    for v, (front, behind) in enumerate((("until the end of the turn, ", ""), ("", " until the end of the turn"))):
        text = f"{front}{{to:subj}} <gains/gain:to> {{gains:gains}} and {{rule:rule}}{behind}"
        g.phrase(a, text, ir.GainAndRule, duration=ir.UntilEndOfTurn(w=1 - v))
    g.phrase(a, "put {what:many_object} at the bottom of their owners' decks in any order", ir.PutInto,
             to=ir.DeckBottom(OWNER), w=FIRST)  # fmt: skip
    g.phrase(a, "put {what:many_object} on top of their owners' decks in any order", ir.PutInto, to=ir.DeckTop(OWNER),
             w=FIRST)  # fmt: skip
    for form, verbs in (("you_removed", ("removed", "removed from the game by this effect",
                                         "removed this way", "removed from the game this way", "removed by this effect")),
                        ("you_discarded", ("discarded", "discarded by this effect", "discarded this way"))):  # fmt: skip
        for w, verb in enumerate(verbs, FIRST):
            cards = {"cards": ir.Pronoun(form)}
            g.phrase("each", f"{{group:affected_one}} {verb}", ir.CountRef, w=w, **cards)
            g.phrase("counted", f"the number of {{group:affected_many}} {verb}", ir.CountRef, w=w, **cards)
            g.phrase("every_group", f"{{group:affected_many}} {verb}", ir.CountRef, w=w, **cards)
    for player, who, s in ((ir.You(), "", ""), (ir.Opponent(), "your opponent ", "s")):
        fixed = {"player": player}
        g.phrase(a, f"{who}discard{s} up to {{count:number}} {{group:group/count}}", ir.Discard, up_to=True, **fixed)
        g.phrase(a, f"{who}discard{s} any number of {{group:group/many}}", ir.Discard, count=ir.Num(0), any_number=True,
                 **fixed)  # fmt: skip
    for player, controls, key in ((ir.You(), "you control", "you"), (ir.Opponent(), "your opponent controls", "foe")):
        text = f"{controls} {{left:kinds_of_{key}}} of {{right:number}} or more different Elements"
        g.phrase("condition", text, ir.Compare, compare=">=", w=FIRST)
        g.phrase(f"kinds_of_{key}", f"{{group:types_held_by_{key}}}", ir.CountElements, w=FIRST)
        g.phrase(f"types_held_by_{key}", "{noun:type_noun/many}", ir.Group,
                 qualifiers=(ir.ControlledBy(player, w=FIRST),))  # fmt: skip
