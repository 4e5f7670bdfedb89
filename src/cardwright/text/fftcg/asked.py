"""What is asked and counted, in the words that stand beside those of the corpus: points, hands, Elements, Crystals, pairs of what
is controlled, what was revealed. Like `variants`, it adds what other modules have not declared."""

from cardwright.text import ir
from cardwright.text.fftcg.variants import FIRST, RELATIONS, Filled
from cardwright.text.grammar import Grammar

PLAYERS = (
    (ir.You(), "you have", "you don't have", "you control", "your opponent"),
    (ir.Opponent(), "your opponent has", "your opponent doesn't have", "your opponent controls", "you"),
)
BEFORE_PAYING = 500  # added to the wording of a condition that says when it is asked


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    _players(g)
    _counted(g)
    _elements(g)
    _revealed(g)
    _costs(g)
    _before_paying(grammar)
    _paid(g)
    _away(g)
    _history(g)
    _among(g)
    _kinds(g)


def _players(g: Filled) -> None:
    c = "condition"
    for player, has, lacks, controls, other in PLAYERS:
        than = ir.Opponent() if player == ir.You() else ir.You()
        fixed = {"player": player}
        for relation, compare in RELATIONS:
            text = f"{has} received {{count:number}} {relation} points of damage"
            g.phrase(c, text, ir.ReceivedDamage, compare=compare, w=FIRST + 2, **fixed)
        text = f"{controls} {{count:number}} {{group:group/count}} or less"
        g.phrase(c, text, ir.Controls, compare="<=", w=FIRST, **fixed)
        points = {"left": ir.DamageReceived(player), "right": ir.DamageReceived(than), "compare": "="}
        for w, same in enumerate(("the same number of points of damage", "the same amount of damage"), FIRST):
            g.phrase(c, f"{has} received {same} as {other}", ir.Compare, w=w, **points)
        g.phrase(c, f"{lacks} a 《C》", ir.CrystalsAre, count=ir.Num(0), compare="<=", w=FIRST + 3, **fixed)
        for count in (2, 3, 4, 5):
            icons = {"count": ir.Num(count), **fixed}
            g.phrase(c, f"{has} {'《C》' * count}", ir.CrystalsAre, w=FIRST + 4, **icons)
            g.phrase(c, f"{has} {'《C》' * count} or more", ir.CrystalsAre, w=FIRST + 5, **icons)
        g.phrase("points_received", f"points of damage {has} received", ir.DamageReceived, **fixed)
        for w, received in enumerate(("the damage {has} received", "the damage {has} been dealt"), FIRST):
            g.phrase("counted", received.replace("{has}", has), ir.DamageReceived, w=w, **fixed)


def _counted(g: Filled) -> None:
    text = "there are a total of {count:number} or more {group:group/many}"
    g.phrase("condition", text, ir.Exists, w=FIRST + 2)
    # one card: "draw 1 card for every 2 points of damage you have received"
    g.alias("every_group", "points_received")
    mine = ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.ControlledBy(ir.You()),))
    theirs = ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.ControlledBy(ir.Opponent()),))
    for lowest, word in ((True, "weakest"), (False, "strongest")):
        for w, (words, group) in enumerate(
            (
                ("your {} Forward", mine),
                ("the {} Forward you control", mine),
                ("the {} Forward opponent controls", theirs),
            ),
            FIRST,
        ):
            g.phrase("weakest", words.replace("{}", word), ir.Highest, trait="power", group=group, lowest=lowest, w=w)
    half = "damage equal to half of the received damage (round down to the nearest 1000)"
    g.phrase("damage", half, ir.Half, of=ir.EventAmount(), w=FIRST)


def _elements(g: Filled) -> None:
    """How many Elements there are among some cards."""
    c = "condition"
    for v, different in enumerate(("different ", "")):
        for w, (words, compare) in enumerate(
            (
                (f"{{right:number}} or more {different}Elements", ">="),
                (f"exactly {{right:number}} {different}Elements", "="),
            )
        ):
            text = f"there are {words} among {{left:elements_among}}"
            g.phrase(c, text, ir.Compare, compare=compare, w=FIRST + 2 * v + w)
    g.phrase(
        c, "there is only 1 Element among {left:elements_among}", ir.Compare, right=ir.Num(1), compare="=", w=FIRST + 5
    )
    text = "there are only {right:number} Elements among {left:elements_among}"
    g.phrase(c, text, ir.Compare, compare="=", w=FIRST + 4)


def _revealed(g: Filled) -> None:
    """What was shown, by its kind: "the Summon you revealed", "for each Backup you revealed"."""
    for form, name in (
        ("card_you_revealed", "card"),
        ("forward_you_revealed", "Forward"),
        ("summon_you_revealed", "Summon"),
        ("backup_you_revealed", "Backup"),
        ("monster_you_revealed", "Monster"),
        ("character_you_revealed", "Character"),
    ):
        if name != "Forward":  # as what was paid, `traces` has it
            g.phrase("one_pronoun", f"the {name} you revealed", ir.Pronoun, form=form)
    for w, cards in enumerate(("all_shown_cards", "shown_cards"), FIRST):
        into = ir.BreakZone(ir.Owner())
        g.phrase("action", f"put {{what:{cards}}} into the Break Zone", ir.PutInto, to=into, w=w)
        g.phrase("action", f"shuffle {{what:{cards}}} into your deck", ir.ShuffleInto, w=w)


def _costs(g: Filled) -> None:
    """What is paid, and what has to be controlled."""
    cost = "cost_action"
    for w, (verb, ends) in enumerate(
        (
            ("put", (("on the bottom of", ir.DeckBottom), ("to the bottom of", ir.DeckBottom))),
            ("return", (("to the bottom of", ir.DeckBottom), ("to the top of", ir.DeckTop))),
            ("place", (("at the bottom of", ir.DeckBottom), ("on top of", ir.DeckTop))),
        )
    ):
        for v, (end, node) in enumerate(ends):
            for u, (deck, whose) in enumerate((("its owner's deck", ir.Owner()), ("your deck", ir.You()))):
                fixed = {"to": node(whose), "w": FIRST + 10 * w + 2 * v + u}
                g.phrase(cost, f"{verb} {{card:source}} {end} {deck}", ir.PayPut, **fixed)
    for w, (verb, end, node) in enumerate(
        (
            ("put", "at the bottom of", ir.DeckBottom),
            ("put", "on the bottom of", ir.DeckBottom),
            ("return", "to the bottom of", ir.DeckBottom),
        ),
        FIRST,
    ):
        text = f"{verb} {{count:number}} {{group:group/count}} {end} your deck"
        g.phrase(cost, text, ir.PayPutGroup, to=node(ir.You()), w=w + 10)
        g.phrase(cost, text + " in any order", ir.PayPutGroup, to=node(ir.You()), w=w + 20)
    # "put 1 Backup or 1 Monster into the Break Zone"; what is chosen so is in `nouns`
    g.phrase("paid_kind", "{noun:one_of_kinds} {qualifiers?:qualifiers}", ir.Group)
    owner = ir.BreakZone(ir.Owner())
    g.phrase(cost, "put 1 {group:paid_kind} into the Break Zone", ir.PayPutGroup, count=ir.Num(1), to=owner, w=FIRST)
    g.phrase(cost, "discard 1 {group:paid_kind}", ir.PayDiscard, count=ir.Num(1), w=FIRST)
    g.phrase(cost, "remove 1 {group:paid_kind} from the game", ir.PayRemove, count=ir.Num(1), w=FIRST)
    g.list("one_of_kinds", "kind_of_one", ", 1 ", " or 1 ", cls=ir.AnyNoun, field="options", min=2, w=FIRST)
    g.phrase("kind_of_one", "{adjectives?:adjectives} {noun:type_noun/one}", ir.Group)
    g.phrase("must_control", "control {groups:pair_a}", ir.ControlsEach, player=ir.You(), w=8)


def _before_paying(grammar: Grammar) -> None:
    """ "If you have 5 or more Summons in your Break Zone (before paying the cost for Hild)": of all that lies in a zone."""
    g = Filled(grammar)
    asked = [each for each in grammar.phrases if each.category == "condition" and each.cls in (ir.Exists, ir.HasEach)]
    for each in asked:
        if "before paying" not in each.template and "you have" in each.template:
            assert each.cls is not None and issubclass(each.cls, ir.Node)
            constants = dict(each.constants)
            w = constants.pop("w", 0)
            assert isinstance(w, int)
            text = each.template + " (before paying the cost for {_:self})"
            g.phrase("condition", text, each.cls, w=w + BEFORE_PAYING, **constants)


def _paid(g: Filled) -> None:
    """What the cost was paid with, and what it was not."""
    c = "condition"
    for w, verb in enumerate(("cast", "play")):
        text = f"the cost to {verb} {{_:self}} was paid with CP of only {{count:number}} <Element/Elements:count>"
        g.phrase(c, text, ir.PaidElements, compare="=", w=FIRST + w)
        for v, didnt in enumerate(("didn't", "did not")):
            for u, paid in enumerate(("paid to", "to")):
                head = f"the cost {paid} {verb} {{_:self}} {didnt} include"
                x = FIRST + 10 * w + 2 * v + u
                g.phrase("positive", f"{head} {{element:element}} CP", ir.PaidElement, w=x)
                g.phrase("positive", f"{head} CP of {{count:number}} or more different Elements", ir.PaidElements, w=x)
    g.phrase(c, "you cast {card:source}", ir.WasCast, w=FIRST)
    # behind the extra cost, where no group can go on
    joined = "joined_condition"
    g.phrase(joined, "{card:one_pronoun} is {filter:state}", ir.HasFilter, w=FIRST)
    g.phrase(joined, "{card:one_pronoun} has {filter:power_state}", ir.HasFilter, w=FIRST)
    for relation, compare in RELATIONS:
        points = f"you have received {{count:number}} <point/points:count> of damage {relation}"
        g.phrase(joined, points, ir.ReceivedDamage, player=ir.You(), compare=compare, w=FIRST)


def _away(g: Filled) -> None:
    """Cards out of the game, and what was just put away."""
    c = "condition"
    theirs = (ir.OwnedBy(ir.Opponent(), w=3), ir.InZone(ir.Removed(ir.Opponent()), w=2))
    kind = "{noun:type_noun/many} your opponent owns are removed from the game"
    g.phrase("owned_by_foe", kind, ir.Group, qualifiers=theirs)
    g.phrase(c, "any {group:owned_by_foe}", ir.Exists, count=ir.Num(1), w=FIRST + 3)
    for relation, compare in RELATIONS:
        text = f"{{count:number}} {relation} {{group:owned_by_foe}}"
        g.phrase(c, text, ir.Exists, compare=compare, w=FIRST + 4)
        for w, hands in enumerate(("in their hand", "in hand")):
            text = f"either player has {{count:number}} <card/cards:count> {relation} {hands}"
            g.phrase(c, text, ir.HandSizeIs, player=ir.AnyPlayer(), compare=compare, w=FIRST + w)
            text = f"both you and your opponent have {{count:number}} <card/cards:count> {relation} {hands}"
            g.phrase(c, text, ir.HandSizeIs, player=ir.EachPlayer(), compare=compare, w=FIRST + 2 + w)
    for name in ("Forward", "Backup", "Monster", "Summon"):
        g.value("plural_type", f"{name}s", ir.TypeIs((name,)))
    g.phrase("plural_type", "Characters", ir.IsCharacter)
    g.phrase(c, "{card:all_milled} are {filter:plural_type}", ir.HasFilter, w=FIRST)
    # "if 1 or more of the discarded cards were Summons"
    discarded = ir.Pronoun("discarded_cards")
    for w, words in enumerate(("discarded cards were", "of the discarded cards were"), FIRST):
        g.phrase("discarded_that_were", f"{words} {{group:shown_group}}", ir.CountRef, cards=discarded, w=w)
        g.phrase("discarded_that_were", f"{words} {{group:bare_element}}", ir.CountRef, cards=discarded, w=w)
    g.phrase(
        "discarded_that_were",
        "of the discarded cards were {group:bare_trait}",
        ir.CountRef,
        cards=discarded,
        w=FIRST + 1,
    )
    g.phrase("bare_element", "{adjectives:only_element}", ir.Group, noun=ir.IsCard(), w=FIRST)
    g.sequence("only_element", "element_filter", max=1)
    g.phrase(c, "{left:power_of} becomes {right:number} or less", ir.Compare, compare="<=", w=FIRST + 1)
    g.phrase(c, "{left:power_of} becomes {right:number} or more", ir.Compare, compare=">=", w=FIRST + 1)
    # "with a power inferior to that of the removed Forward"
    g.phrase("that_power", "that of {card:one_pronoun}", ir.PowerOf, w=FIRST)
    for w, (words, compare) in enumerate(
        (("inferior to", "<"), ("inferior or equal to", "<="), ("equal to or less than", "<="), ("less than", "<"))
    ):
        for v, article in enumerate(("a ", "")):
            text = f"with {article}power {words} {{amount:that_power}}"
            g.phrase("qualifier", text, ir.PowerIs, compare=compare, w=FIRST + 10 + 4 * v + w)


def _history(g: Filled) -> None:
    """What happened this turn."""
    for player, has in ((ir.You(), "you have"), (ir.Opponent(), "your opponent has")):
        text = f"{has} cast {{count:number}} or more {{group:group/many}}"
        g.phrase("past_condition", text, ir.HasCastThisTurn, player=player, w=FIRST + 2)
        for w, article in enumerate(("a", "an"), FIRST + 3):
            text = f"{has} cast {article} {{group:group/one}}"
            g.phrase("past_condition", text, ir.HasCastThisTurn, player=player, count=ir.Num(1), w=w)
    g.phrase("qualifier", "that has received damage this turn", ir.WasDealtDamage, w=2)
    g.phrase("qualifier", "that received damage this turn", ir.WasDealtDamage, w=3)
    for w, words in enumerate(("the cost required to cast {group:your_cards}", "the cost to cast {group:your_cards}")):
        for floor, tail in ((0, ""), (1, " (it cannot become 0)")):
            text = f"{words} is reduced by {{amount:number}} this turn{tail}"
            fixed = {"duration": ir.UntilEndOfTurn(w=2), "floor": floor, "w": FIRST + w}
            g.phrase("action", text, ir.CastersCostChange, player=ir.You(), **fixed)


def _among(g: Filled) -> None:
    """What is counted among cards that were shown; kinds that are counted together in two places."""
    shown = ir.Pronoun("revealed")
    g.phrase("each", "{group:affected_one} among them", ir.CountRef, cards=shown, w=FIRST)
    counters = "{count:number} additional {counter:counter} <Counter/Counters:count>"
    g.phrase("action", f"place {counters} on {{on:one_obj}}", ir.PlaceCounters, w=FIRST)
    for w, both in enumerate(("and/or", "and"), 2):
        g.phrase("each", f"{{base:held_kind}} {both} {{more:one_kind}}", ir.Plus, w=w)
        g.phrase("each", f"{{base:one_kind}} {both} {{more:held_kind}}", ir.Plus, w=w)
    g.phrase("held_kind", "{group:held_group}", ir.CountOf)
    kind = "{adjectives?:adjectives} {noun:type_noun/one} {qualifiers:held_places}"
    g.phrase("held_group", kind, ir.Group)
    g.phrase("held_group", "{adjectives?:plain_adjectives} {noun:trait} {qualifiers:held_places}", ir.Group)
    g.sequence("held_places", "pair_place", max=1)


def _kinds(g: Filled) -> None:
    """Cards of the event by their type, options with their own cost, sources of damage."""
    for form, name in (
        ("entered_character", "Character"),
        ("entered_backup", "Backup"),
        ("entered_monster", "Monster"),
    ):
        g.phrase("one_pronoun", f"the {name} that entered the field", ir.Pronoun, form=form)
    g.phrase("costed_option", "{adjectives?:plain_adjectives} {noun:trait} {qualifiers:cost_only}", ir.Group)
    dealer = "{adjectives?:plain_adjectives} {noun:trait} {qualifiers:places_on_field}"
    g.phrase("placed_dealer", dealer, ir.Group)
    g.phrase("named_type", "of the named type", ir.NamedType, w=FIRST)
