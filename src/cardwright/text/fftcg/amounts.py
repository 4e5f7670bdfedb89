"""Numbers, amounts with their unit, and conditions."""

from collections.abc import Iterator

from cardwright.text import ir
from cardwright.text.grammar import Grammar
from cardwright.text.printing import Context
from cardwright.text.reading import Source


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _numbers(g)
    _counted(g)
    _damage_and_power(g)
    _control(g)
    _damage_received(g)
    _hand_and_zones(g)
    _casting(g)
    _card_states(g)
    _conditions(g)
    _happened_or_counted(g)


def _numbers(g: Grammar) -> None:
    g.phrase("number", "{value:integer}", ir.Num)
    g.terminal("plural_integer", _match_plural, _show_plural, starts=lambda text, kind: kind == "number")
    g.phrase("many_number", "{value:plural_integer}", ir.Num)
    # one card: "the top X cards"
    g.phrase("many_number", "X", ir.X)
    g.phrase("x", "X", ir.X)
    g.alias("cost_number", "number")
    g.alias("cost_number", "x")


def _match_plural(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    """A number that asks for the plural ("the top 2 cards")."""
    text = source.text_at(pos)
    if text.isdecimal() and text not in ("0", "1") and not text.startswith("0"):
        yield pos + 1, int(text)


def _show_plural(value: object, context: Context) -> str | None:
    return str(value) if isinstance(value, int) and value > 1 else None


def _counted(g: Grammar) -> None:
    # `each`: after "for each". `counted`: after "equal to".
    g.phrase("each", "{group:group/one}", ir.CountOf)
    g.phrase("each", "point of damage you have received", ir.DamageReceived, player=ir.You())
    g.phrase("each", "point of damage your opponent has received", ir.DamageReceived, player=ir.Opponent())
    g.phrase("each", "{counter:counter} Counter placed on {card:source}", ir.CountersOn)
    g.phrase("each", "{counter:counter} Counter on {card:source}", ir.CountersOn, w=1)
    g.phrase("each", "CP of a different Element you paid to cast {_:self}", ir.ElementsPaid)
    g.phrase("each", "card you have cast this turn", ir.CardsCastThisTurn, player=ir.You())
    g.phrase("each", "《C》 you have", ir.CrystalCount, player=ir.You())
    g.phrase("card_amount", "{amount:number} <card/cards:amount> for each {each:each}", ir.PerEach)
    g.phrase("counted", "the number of {group:counted_group}", ir.CountOf)
    # one qualifier only: what follows belongs to the card that is counted against
    g.phrase("counted_group", "{adjectives?:adjectives} {noun:type_noun/many} {qualifiers:one_qualifier}", ir.Group)
    g.phrase("counted_group", "{adjectives?:plain_adjectives} {noun:trait_noun} {qualifiers:one_qualifier}", ir.Group)
    g.sequence("one_qualifier", "qualifier", max=1)
    g.phrase("counted", "the damage you have received", ir.DamageReceived, player=ir.You())
    g.phrase("counted", "the number of points of damage you have received", ir.DamageReceived, player=ir.You(), w=1)
    g.phrase("power_of", "{card:possessive} power", ir.PowerOf)
    g.phrase("cost_of", "{card:possessive} cost", ir.CostOf)
    g.proper("counter", "counters", stop=("Counter", "Counters"))


def _damage_and_power(g: Grammar) -> None:
    # an amount together with its unit, since "for each" stands behind the unit
    g.phrase("damage", "{value:integer} damage", ir.Num)
    g.phrase("damage", "{amount:number} damage for each {each:each}", ir.PerEach)
    g.phrase("damage", "damage equal to {card:possessive} power", ir.PowerOf)
    # one card: the game rounds down and up; `variants` has the other ways to say it
    g.phrase("damage", "damage equal to half of {of:power_of} (round down to the nearest 1000)", ir.Half)
    g.phrase("more_damage", "{amount:number} more damage for each {each:each}", ir.PerEach)
    g.phrase("less_damage", "{amount:number} damage for each {each:each}", ir.PerEach)
    g.phrase("plain_damage", "{value:integer} damage", ir.Num)
    g.phrase("damage", "damage equal to half of {of:power_of} (round up to the nearest 1000)", ir.Half, up=True)
    g.phrase("damage", "{amount:number} damage for every {each:every}", ir.PerEach)
    g.phrase("power", "{amount:number} power for every {each:every}", ir.PerEach)
    g.phrase("every", "{size:number} {of:every_group}", ir.Times)
    g.phrase("every_group", "{group:group/many}", ir.CountOf)
    # one card each: all four ways to say it
    for w, (kind, the) in enumerate((("different ", ""), ("", ""), ("different ", "the "), ("", "the "))):
        g.phrase("each", f"{kind}Element among {the}{{group:group/many}}", ir.CountElements, w=w)
    g.phrase("damage", "{base:plain_damage} and {more:more_damage}", ir.Plus)
    g.phrase("damage", "{base:plain_damage} minus {less:less_damage}", ir.Minus)
    g.phrase("damage_power", "damage equal to {card:possessive} power", ir.PowerOf)
    g.phrase("damage", "{base:damage_power} minus {less:number}", ir.Minus)
    g.phrase("same_damage", "the same amount of damage", ir.EventAmount)
    g.alias("damage", "same_damage")
    g.phrase("power", "{value:integer} power", ir.Num)
    g.phrase("power", "{amount:number} power for each {each:each}", ir.PerEach)


def _control(g: Grammar) -> None:
    # a table of both players; some of its forms one card has
    for player, does, control, dont in (
        (ir.You(), "you", "control", "don't"),
        (ir.Opponent(), "your opponent", "controls", "doesn't"),
    ):
        fixed = {"player": player}
        g.phrase("condition", f"{does} {control} a {{group:group/one}}", ir.Controls, count=ir.Num(1), **fixed)
        g.phrase("condition", f"{does} {control} an {{group:group/one}}", ir.Controls, count=ir.Num(1), w=1, **fixed)
        g.phrase("condition", f"{does} {control} {{group:named_group}}", ir.Controls, count=ir.Num(1), w=2, **fixed)
        g.phrase(
            "condition", f"{does} {control} {{count:number}} or more {{group:group/many}}", ir.Controls, w=6, **fixed
        )
        g.phrase(
            "condition",
            f"{does} {control} {{count:number}} or less {{group:group/many}}",
            ir.Controls,
            compare="<=",
            **fixed,
        )
        g.phrase(
            "condition",
            f"{does} {control} no {{group:group/many}}",
            ir.Controls,
            count=ir.Num(0),
            compare="<=",
            w=7,
            **fixed,
        )
        g.phrase(
            "condition",
            f"{does} {dont} control any {{group:group/many}}",
            ir.Controls,
            count=ir.Num(0),
            compare="<=",
            w=1,
            **fixed,
        )
        g.phrase(
            "condition",
            f"{does} {dont} control {{group:group/many}}",
            ir.Controls,
            count=ir.Num(0),
            compare="<=",
            w=2,
            **fixed,
        )
        for w, article in ((3, "a"), (8, "an")):
            text = f"{does} {dont} control {article} {{group:group/one}}"
            g.phrase("condition", text, ir.Controls, count=ir.Num(0), compare="<=", w=w, **fixed)
        g.phrase("condition", f"{does} {control} {{groups:name_pair}}", ir.ControlsEach, **fixed)
    g.phrase("named_group", "{noun:name_noun} {qualifiers?:qualifiers}", ir.Group)
    g.phrase("name_noun", "{name:card_name}", ir.NameIs)
    g.list("name_noun", "name_noun_one", ", ", " or ", cls=ir.AnyTrait, field="options", min=2)
    g.phrase("name_noun_one", "{name:card_name}", ir.NameIs)
    g.phrase("name_group", "{noun:name_noun_one}", ir.Group)
    g.list("name_pair", "name_group", ", ", " and ", min=2)
    g.phrase("condition", "neither player controls any {group:group/many}", ir.Exists, count=ir.Num(0), compare="<=")
    # one card each: the three ways to name what nobody controls
    for w, cards in enumerate(("{group:group/many}", "a {group:group/one}", "an {group:group/one}")):
        words = "neither player controls " + cards
        g.phrase("condition", words, ir.Exists, count=ir.Num(0), compare="<=", w=(1, 4, 5)[w])


def _damage_received(g: Grammar) -> None:
    # a table of all players and both relations; some of it one card has
    for player, has in (
        (ir.You(), "you have"),
        (ir.Opponent(), "your opponent has"),
        (ir.EachPlayer(), "each player has"),
    ):
        for relation, compare in (("more", ">="), ("less", "<=")):
            g.phrase(
                "condition",
                f"{has} received {{count:number}} <point/points:count> of damage or {relation}",
                ir.ReceivedDamage,
                player=player,
                compare=compare,
            )


def _hand_and_zones(g: Grammar) -> None:
    # a table of both players, hands and relations; some of it one card has
    for player, has, their in (
        (ir.You(), "you have", ("your",)),
        (ir.Opponent(), "your opponent has", ("their", "his/her")),
    ):
        for w, owner in enumerate(their):
            fixed = {"player": player, "w": w}
            g.phrase(
                "condition", f"{has} no cards in {owner} hand", ir.HandSizeIs, count=ir.Num(0), compare="=", **fixed
            )
            g.phrase(
                "condition",
                f"{has} {{count:number}} <card/cards:count> or less in {owner} hand",
                ir.HandSizeIs,
                compare="<=",
                **fixed,
            )
            g.phrase(
                "condition",
                f"{has} {{count:number}} <card/cards:count> or more in {owner} hand",
                ir.HandSizeIs,
                compare=">=",
                **fixed,
            )
            if player == ir.You():
                continue  # your own are read as a group: "cards in your hand"
            g.phrase(
                "condition",
                f"{has} {{count:number}} or more cards in {owner} hand",
                ir.HandSizeIs,
                compare=">=",
                player=player,
                w=w + 2,
            )
    g.phrase("condition", "you have {count:number} or more {group:group/many}", ir.Exists)
    g.phrase("condition", "there are {count:number} or more {group:group/many}", ir.Exists, w=1)
    g.phrase("condition", "you have {count:number} or less {group:group/many}", ir.Exists, compare="<=")
    g.phrase("condition", "there are {count:number} or less {group:group/many}", ir.Exists, compare="<=", w=1)
    g.phrase("condition", "there are no {group:group/many}", ir.Exists, count=ir.Num(0), compare="<=", w=3)
    # one card: "a total of" says no more than the number; the opponent's is in `damages`
    g.phrase("condition", "you have a total of {count:number} or more {group:group/many}", ir.Exists, w=5)
    g.phrase("condition", "you have a {group:group/one}", ir.Exists, count=ir.Num(1), w=2)
    g.phrase("condition", "you have an {group:group/one}", ir.Exists, count=ir.Num(1), w=3)
    g.phrase("condition", "there is a {group:group/one}", ir.Exists, count=ir.Num(1), w=4)


def _casting(g: Grammar) -> None:
    for w, words in enumerate(("cast", "play")):
        g.phrase(
            "condition", f"the cost paid to {words} {{_:self}} included {{element:element}} CP", ir.PaidElement, w=w
        )
        g.phrase(
            "condition",
            f"the cost to {words} {{_:self}} was paid with CP of {{count:number}} or more different Elements",
            ir.PaidElements,
            w=w,
        )
    g.phrase("condition", "the CP paid to cast {_:self} was only produced by Backups", ir.PaidOnlyByBackups)
    g.phrase("condition", "you paid the extra cost", ir.PaidExtraCost)
    g.phrase("condition", "{_:self} results from an EX Burst", ir.FromExBurst)
    g.phrase(
        "condition",
        "you have cast {count:number} or more {group:group/many} this turn",
        ir.HasCastThisTurn,
        player=ir.You(),
    )
    for w, article in ((2, "a"), (8, "an")):
        g.phrase(
            "condition",
            f"you have cast {article} {{group:group/one}} this turn",
            ir.HasCastThisTurn,
            player=ir.You(),
            count=ir.Num(1),
            w=w,
        )
    g.phrase(
        "condition",
        "you have cast {group:named_group} this turn",
        ir.HasCastThisTurn,
        player=ir.You(),
        count=ir.Num(1),
        w=1,
    )


def _card_states(g: Grammar) -> None:
    g.phrase("condition", "{card:one_obj} is {filter:state}", ir.HasFilter)
    g.phrase("condition", "{card:one_obj} has {filter:power_state}", ir.HasFilter)
    g.phrase("condition", "{card:one_obj} is a {group:group/one}", ir.Is)
    g.phrase("condition", "{card:one_obj} is an {group:group/one}", ir.Is, w=1)
    g.phrase("condition", "{card:one_obj} is not a {group:group/one}", ir.Is, negated=True)
    g.phrase("condition", "{card:source} is on the field", ir.OnField)
    for zone, words in (
        ("hand", "in your hand"),
        ("break_zone", "in the Break Zone"),
        ("removed", "removed from the game"),
    ):
        g.phrase("condition", f"{{card:source}} is {words}", ir.SourceIn, zone=zone)
    g.phrase("state", "{status:status}", ir.StatusIs)
    g.phrase("power_state", "{amount:number} power or more", ir.PowerIs, compare=">=")
    # one card each, 3 phrases: of power and of cost both relations are said
    g.phrase("power_state", "{amount:number} power or less", ir.PowerIs, compare="<=")
    g.phrase("condition", "{left:cost_of} is {right:number} or less", ir.Compare, compare="<=")
    g.phrase("condition", "{left:cost_of} is {right:number} or more", ir.Compare, compare=">=")
    g.phrase("condition", "{left:cost_of} is equal to or less than {right:counted}", ir.Compare, compare="<=")
    g.phrase("condition", "{left:cost_of} is X", ir.Compare, right=ir.X(), compare="=")
    g.phrase("condition", "{left:power_of} is less than {right:power_of}", ir.Compare, compare="<")
    g.phrase("condition", "{left:power_of} is greater than {right:power_of}", ir.Compare, compare=">")
    g.phrase("condition", "{left:power_of} is {right:number} or less", ir.Compare, compare="<=")
    g.phrase("condition", "{left:power_of} is {right:number} or more", ir.Compare, compare=">=")


def _happened_or_counted(g: Grammar) -> None:
    c = "condition"
    g.phrase("cost_amount", "{amount:number} for {each:for_every}", ir.PerEach)
    g.phrase("for_every", "every {size:number} {of:every_group}", ir.Times)
    # one card: of every amount that is counted in steps
    g.phrase("card_amount", "{amount:number} <card/cards:amount> for {each:for_every}", ir.PerEach)
    g.phrase(c, "{card:one_obj} is {group:named_group}", ir.Is, w=3)
    # one card, 3 phrases: "the power of Hild", where others print "Hild's power"; `measures` and `degrees` have those
    g.phrase("power_of_source", "the power of {card:source}", ir.PowerOf, w=1)
    g.phrase(c, "{left:power_of_source} is {right:number} or more", ir.Compare, compare=">=")
    g.phrase(c, "{left:power_of_source} is {right:number} or less", ir.Compare, compare="<=")
    # one card each: a table of the two ways to say it
    for w, placed in enumerate(("placed on", "on"), 4):
        g.phrase(
            c,
            f"there are {{count:number}} or more {{counter:counter}} Counters {placed} {{card:source}}",
            ir.CountersAre,
            w=w,
        )
    # one card each, 3 phrases: cards shown from the hand, which a later sentence counts
    g.phrase("each", "{group:affected_one} you revealed", ir.CountRef, cards=ir.Pronoun("shown"))
    g.phrase("count_group", "{group:shown_group} you revealed", ir.CountRef, cards=ir.Pronoun("shown"))
    g.phrase("shown_group", "{adjectives?:adjectives} {noun:type_noun/many}", ir.Group)
    # without "or more": the last point before the game is lost
    g.phrase(c, "you have received {count:number} points of damage", ir.ReceivedDamage, player=ir.You(), compare="=")
    g.phrase("each", "CP required to play {card:one_pronoun}", ir.CostOf)
    g.phrase("each", "CP required to cast {card:one_pronoun}", ir.CostOf, w=1)
    # one card: all the traits by which cards can differ
    for trait, words in (("element", "Elements"), ("cost", "costs"), ("name", "names"), ("job", "Jobs")):
        g.phrase(c, f"the {{group:group/many}} are all of different {words}", ir.AllDifferent, trait=trait)
    # a table of both articles; one card has some of it
    for w, article in enumerate(("a", "an")):
        head = article + " {adjectives?:"
        g.phrase("a_group", head + "adjectives} {noun:type_noun/one} {qualifiers?:qualifiers}", ir.Group, w=w)
        g.phrase("a_group", head + "plain_adjectives} {noun:trait} {qualifiers?:qualifiers}", ir.Group, w=w)
    g.list("pair_a", "a_group", ", ", " and ", min=2)
    g.phrase(c, "you control {groups:pair_a}", ir.ControlsEach, player=ir.You(), w=2)
    g.phrase(c, "your opponent controls {groups:pair_a}", ir.ControlsEach, player=ir.Opponent(), w=2)
    # what happened this turn
    g.phrase(c, "{event:past_event} this turn", ir.HappenedThisTurn)
    g.phrase("past_condition", "{event:past_event}", ir.HappenedThisTurn, w=1)
    g.phrase("past_event", "{subject:one_subject} {happenings:past_happenings}", ir.CardEvent)
    g.sequence("past_happenings", "past_happening", max=1)
    g.phrase("past_happening", "has entered your field", ir.EntersField, whose=ir.You())
    # one card: what entered in the ways that `triggers` knows is asked for Warp only
    g.phrase("past_happening", "has entered your field due to Warp", ir.EntersField, whose=ir.You(), by="warp")
    g.phrase("past_happening", "has been put from the field into the Break Zone", ir.PutIntoBreakZone, source="field")
    g.phrase("past_happening", "attacked", ir.Attacks)
    g.phrase("past_happening", "formed a party", ir.FormsPartyAndAttacks)
    # one card: `degrees` has the other verbs and numbers
    g.phrase("past_happening", "was returned from the field to its owner's hand", ir.ReturnsToHand)
    g.phrase("past_event", "you have received a point of damage", ir.PlayerReceivesDamage, player=ir.You())
    for w, hand in enumerate(("", " from their hand", " from his/her hand")):
        g.phrase(
            "past_event",
            f"your opponent has discarded a card{hand} due to your Summons or abilities",
            ir.PlayerDiscards,
            player=ir.Opponent(),
            due_to=ir.You(),
            w=w,
        )
    for player, has, their in ((ir.You(), "you have", "your"), (ir.Opponent(), "your opponent has", "their")):
        g.phrase("past_event", f"{has} discarded a card", ir.PlayerDiscards, player=player)
        g.phrase("past_event", f"{has} discarded a card from {their} hand", ir.PlayerDiscards, player=player, w=1)
    g.phrase(
        "past_event", "your opponent has received a point of damage", ir.PlayerReceivesDamage, player=ir.Opponent()
    )
    # counting
    g.phrase(c, "{left:cost_of} is equal to or more than {right:counted}", ir.Compare, compare=">=")
    g.phrase(c, "{left:cost_of} is {right:number}", ir.Compare, compare="=")
    g.phrase("elements_among", "{group:group/many}", ir.CountElements)
    g.phrase("elements_among", "the {group:group/many}", ir.CountElements, w=1)
    g.phrase(
        c, "there are {right:number} or more different Elements among {left:elements_among}", ir.Compare, compare=">="
    )
    # one card: beside "or more", the other relation that is printed
    g.phrase(
        c, "there are exactly {right:number} different Elements among {left:elements_among}", ir.Compare, compare="="
    )
    g.phrase("group_count", "the number of {group:group/many}", ir.CountOf)
    g.phrase(c, "{left:group_count} is greater than {right:group_count}", ir.Compare, compare=">")
    g.phrase("damage_on", "{card:source} has received", ir.DamageOn)
    g.phrase(c, "{left:damage_on} {right:number} damage or more", ir.Compare, compare=">=")
    # one card: the opponent's is in `players`, fewer and equal in `degrees`
    g.phrase(
        c,
        "you have received more points of damage than your opponent",
        ir.Compare,
        compare=">",
        left=ir.DamageReceived(ir.You()),
        right=ir.DamageReceived(ir.Opponent()),
    )
    # one card: a table of both players
    for player, has in ((ir.You(), "you have"), (ir.Opponent(), "your opponent has")):
        g.phrase(c, f"{has} a 《C》", ir.CrystalsAre, player=player, count=ir.Num(1))
    # one card: the number is 1 in words; `degrees` has the numbers of both players
    g.phrase(c, "you don't have a 《C》", ir.CrystalsAre, player=ir.You(), count=ir.Num(0), compare="<=")
    # a table of both players; one card has some of it
    for player, does, control in ((ir.You(), "you", "control"), (ir.Opponent(), "your opponent", "controls")):
        g.phrase(
            c, f"{does} {control} only {{count:number}} {{group:group/count}}", ir.Controls, player=player, compare="="
        )
        g.phrase(c, f"{does} {control} any {{group:group/many}}", ir.Controls, player=player, count=ir.Num(1), w=3)
        g.phrase(c, f"{does} {control} {{count:number}} {{group:group/count}} or more", ir.Controls, player=player, w=4)
        g.phrase(c, f"{does} {control} a {{group:a_or_a}}", ir.Controls, player=player, count=ir.Num(1), w=5)
    g.phrase(c, "{card:one_obj} is a {group:a_or_a}", ir.Is, w=2)
    for w, placed in enumerate(("placed on", "on")):
        g.phrase(
            c,
            f"{{count:number}} or more {{counter:counter}} Counters are {placed} {{card:source}}",
            ir.CountersAre,
            w=w,
        )
        g.phrase(
            c, f"a {{counter:counter}} Counter is {placed} {{card:source}}", ir.CountersAre, count=ir.Num(1), w=w + 2
        )
        g.phrase(
            c,
            f"there are no {{counter:counter}} Counters {placed} {{card:source}}",
            ir.CountersAre,
            count=ir.Num(0),
            compare="<=",
            w=w,
        )
    # what was paid
    for w, words in enumerate(("cast", "play")):
        g.phrase(
            c, f"the cost to {words} {{_:self}} was only paid with {{element:element}} CP", ir.PaidOnlyElement, w=w
        )
        g.phrase(
            c,
            f"the cost to {words} {{_:self}} was paid with CP of exactly {{count:number}} different Elements",
            ir.PaidElements,
            compare="=",
            w=w,
        )
    # what a card is
    g.phrase("state", "of {elements:elements} Element", ir.ElementIs, w=1)
    g.phrase("state", "{category:category}", ir.CategoryIs)
    g.phrase("state", "of cost {amount:number} or less", ir.CostIs, compare="<=")
    g.phrase("state", "of cost {amount:number} or more", ir.CostIs, compare=">=")


def _conditions(g: Grammar) -> None:
    g.alias("conditions", "condition")
    g.list("conditions", "condition", " and if ", cls=ir.And, field="conditions", min=2)
    g.list("conditions", "condition", " or if ", cls=ir.Or, field="conditions", min=2)
