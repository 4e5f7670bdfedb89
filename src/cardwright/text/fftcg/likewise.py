"""The same said in another order or of other cards, where the modules before have one way: powers doubled, damage that a card
deals, limits of attacking and choosing, hands and decks. Like `variants`, it adds what other modules have not declared."""

from cardwright.text import ir
from cardwright.text.fftcg.variants import ALWAYS, OWNER, Filled
from cardwright.text.grammar import Grammar

FIRST = 300  # wordings of this module begin here
FRONT = ir.UntilEndOfTurn(w=1)
PEOPLE: tuple[tuple[ir.Player, str, str], ...] = (
    (ir.Opponent(), "your opponent", "s"),
    (ir.EachPlayer(), "each player", "s"),
)


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    _power_and_damage(g)
    _limits(g)
    _parties(g)
    _moments(g)
    _hands(g)
    _summons(g)
    _split(g)
    _others(g)
    _compared(g)
    _named(g)
    _kept(g)
    _besides(g)
    _span_behind(g)


def _power_and_damage(g: Filled) -> None:
    a = "action"
    front = "until the end of the turn, double "
    g.phrase(a, front + "{what:possessive} power", ir.DoublePower, duration=FRONT, w=FIRST)
    g.phrase(a, front + "the power of {what:one_obj}", ir.DoublePower, duration=FRONT, w=FIRST + 1)
    g.phrase(a, "{source:source} deals {amount:damage} to {to:group_obj}", ir.DealDamage, w=FIRST)
    g.phrase(a, "{source:source} deals {amount:damage} to {to:pronoun_obj}", ir.DealDamage, w=FIRST + 1)
    words = "the Element of {what:source} becomes the named one {duration:for_turn}"
    g.phrase(a, words, ir.BecomeElement, element="", w=FIRST + 1)
    for by, whose in ((ir.Opponent(), "your opponent's "), (ir.AnyPlayer(), "")):
        for w, less in enumerate(("decreased", "reduced")):
            key = f"less_by_{w}{bool(whose):d}"
            g.phrase(key, f"{less} by {whose}Summons or abilities", ir.PowerCannotBeDecreased, by=by, w=FIRST + w)
            words = f"{{what:own_name}} power cannot be {{rule:{key}}}"
            g.phrase("static", words, ir.Restrict, duration=ALWAYS, w=FIRST)
    g.phrase("own_name", "{_:self}'s", ir.SelfRef, w=FIRST)


def _limits(g: Filled) -> None:
    r, ability, summon = "rule", {"kinds": ("ability",)}, {"kinds": ("summon",)}
    words = "cannot be chosen by an {sources:coloured_source}'s ability"
    g.phrase(r, words, ir.CannotBeChosen, by=ir.AnyPlayer(), w=FIRST, **ability)
    for by, whose in ((ir.Opponent(), "your opponent's "), (ir.AnyPlayer(), "")):
        g.phrase(
            r, f"cannot be chosen by {whose}{{sources:summons_of_cost}}", ir.CannotBeChosen, by=by, w=FIRST, **summon
        )
    g.phrase("summons_of_cost", "{noun:summons} {qualifiers:one_cost}", ir.Group)
    g.phrase("summons", "Summons", ir.TypeIs, types=("Summon",))
    g.list("one_cost", "cost_quality", ", ", max=1)
    for relation, compare in (("or less", "<="), ("or more", ">=")):
        g.phrase("cost_quality", f"of cost {{amount:number}} {relation}", ir.CostIs, compare=compare)
    # "Hild cannot attack or block unless you control 3 or more Forwards."
    for rule, words in (
        (ir.CannotAttack(w=31), "cannot attack"),
        (ir.CannotBlock(w=31), "cannot block"),
        (ir.CannotAttackOrBlock(w=31), "cannot attack or block"),
    ):
        g.phrase("kept_still", f"{{what:source}} {words}", ir.Restrict, rule=rule, duration=ALWAYS)
    g.phrase("static_clause", "{effect:kept_still} unless {condition:lacking}", ir.If, w=FIRST)
    for w, jobs in enumerate(("all the Jobs", "all Jobs"), FIRST):
        g.phrase("lasting_rule", f"<has|have> {jobs}", ir.AllJobs, w=w)


def _parties(g: Filled) -> None:
    # "If Hild forms a party, that party gains First Strike."
    for w, words in enumerate(("that party", "the Forwards forming that party"), 5):
        verb = "gains" if w == 5 else "gain"
        g.phrase(
            "party_rule", f"{words} {verb} {{gains:gains}}", ir.Gain, to=ir.PartyOf(ir.SelfRef(), w=w), duration=ALWAYS
        )


def _moments(g: Filled) -> None:
    e = "event"
    for w, words in enumerate(("onto the field", "onto their field"), 5):
        enters = (ir.EntersField(ir.Opponent(), w=2),)
        text = f"when your opponent plays {{subject:one_subject}} {words}"
        g.phrase(e, text, ir.CardEvent, happenings=enters, w=w)
    for player, who, s in PEOPLE:
        for w, cards, each in ((2, "a card", True), (3, "1 or more cards", False)):
            text = f"when {who} discard{s} {cards} from his/her hand"
            g.phrase(e, text, ir.PlayerDiscards, player=player, each=each, w=w + FIRST)
    g.phrase("stack_qualifier", "of a {group:group/one}", ir.FromSource, w=FIRST)
    g.phrase("qualifier", "damaged this turn", ir.WasDealtDamage, w=FIRST)
    # "If Hild or Card Name Olga is dealt damage"
    g.phrase("source_or_other", "{group:one_named}", ir.All, w=FIRST)
    g.phrase("one_named", "{noun:name_noun_one} {qualifiers?:qualifiers}", ir.Group)


def _hands(g: Filled) -> None:
    a, c = "action", "condition"
    for player, who, s in PEOPLE:
        text = f"{who} discard{s} {{count:number}} {{group:group/count}} at random"
        g.phrase(a, text, ir.DiscardAtRandom, player=player, w=FIRST)
        for w, end in enumerate(
            ("at the bottom of his/her deck", "on the bottom of his/her deck", "on the bottom of their deck")
        ):
            text = f"{who} put{s} {{target:target}} {end}"
            g.phrase(a, text, ir.SelectAndPut, player=player, to=ir.DeckBottom(OWNER), w=FIRST + 2 + w)
    g.phrase(a, "discard all the cards in your hand", ir.DiscardHand, player=ir.You(), w=FIRST)
    people: tuple[tuple[ir.Player, str], ...] = ((ir.You(), "you have"), (ir.Opponent(), "your opponent has"))
    for player, has in people:
        g.phrase(c, f"{has} no cards in hand", ir.HandSizeIs, player=player, count=ir.Num(0), compare="=", w=FIRST + 20)
    for i, (player, who, _s) in enumerate(PEOPLE):
        for key, said, w in ((f"doing_{i}", who + " ", FIRST), (f"doing_too_{i}", "", FIRST + 10)):
            hand = f"{said}discards {{count:number}} <card/cards:count> from his/her hand"
            g.phrase(key, hand, ir.Discard, player=player, group=ir.Group(ir.IsCard()), w=w + 2)
            g.phrase(key, f"{said}discards his/her hand", ir.DiscardHand, player=player, w=w + 2)


def _summons(g: Filled) -> None:
    a, it = "action", {"what": ir.Pronoun("it")}
    instead = "from the game instead of putting it in the Break Zone"
    after = "from the game after use instead of putting it in the Break Zone"
    g.phrase(a, f"remove it {instead}", ir.RemoveAfterUse, w=FIRST, **it)
    g.phrase(a, f"remove that Summon {instead}", ir.RemoveAfterUse, w=FIRST + 1, **it)
    g.phrase(a, f"remove it {after}", ir.RemoveAfterUse, w=FIRST + 2, **it)
    for w, words in enumerate((f"remove it {instead}", f"remove that Summon {instead}"), FIRST):
        g.phrase("clause", f"if you cast it, {words}", ir.RemoveAfterUse, if_cast=True, w=w, **it)
    g.phrase(a, "put {what:one_pronoun} into its owner's Break Zone", ir.PutInto, to=ir.BreakZone(OWNER), w=FIRST)


def _split(g: Filled) -> None:
    # one verb for both: "Put 1 card among them into the Break Zone and the other cards at the bottom of your deck in any order"
    a, among, you = "action", {"among": ir.Pronoun("revealed")}, ir.You()
    places: tuple[tuple[str, ir.Zone], ...] = (
        ("on top of your deck", ir.DeckTop(you)),
        ("at the bottom of your deck", ir.DeckBottom(you)),
        ("into the Break Zone", ir.BreakZone(OWNER)),
    )
    for words, into in places:
        g.phrase("split_part", f"{{target:target}} among them {words}", ir.TakeAmong, player=you, into=into, **among)
    rests = (
        ("the other cards", 10),
        ("the rest of the cards", 20),
        ("the rest", 30),
        ("the other", 0),
        ("the other card", 2),
    )
    for other, first in rests:
        for words, to in places:
            orders = ("", " in any order") if "deck" in words and first >= 10 else ("",)
            for w, order in enumerate(orders, first):
                g.phrase("split_part", f"{other} {words}{order}", ir.PutRest, to=to, w=w, **among)
    g.phrase(a, "place {effects:split_deck}", ir.Both, w=FIRST)


def _others(g: Filled) -> None:
    a = "action"
    for words, opposed in (
        ("the Forward that blocks or is blocked by {card:source}", ir.Opposing),
        ("the Forward that blocks {card:source}", ir.BlockerOf),
    ):
        g.phrase("battle_obj", words, opposed)
    g.phrase(a, "return {what:battle_obj} to its owner's hand", ir.ToHand, player=OWNER, verb="return", w=FIRST)
    # "if your opponent doesn't discard a card": what is paid in words, with an article
    for w, article in enumerate(("a", "an"), FIRST):
        g.phrase("cost_action", f"discard {article} {{group:group/one}}", ir.PayDiscard, count=ir.Num(1), w=w)
    # without an adjective, which would speak of the card as it was before ("an active Forward": see `traces`)
    g.phrase("event", "when {subject:plain_subject} {happenings:dull_by_yours}", ir.CardEvent, w=FIRST)
    g.list("dull_by_yours", "dulled_by_yours", ", ", max=1)
    for w, words in enumerate(("your Summons or abilities", "your Summon or ability")):
        for v, by in enumerate(("due to", "by")):
            text = f"becomes dull {by} {words}"
            g.phrase("dulled_by_yours", text, ir.BecomesDull, due_to="own", w=FIRST + 2 * w + v)
    g.phrase("plain_subject", "a {group:plain_kind}", ir.OneSubject, w=FIRST)
    g.phrase("plain_kind", "{noun:type_noun/one} {qualifiers?:qualifiers}", ir.Group)


# more, less or as much
THAN = (
    ("equal to or less than", "<="),
    ("less than or equal to", "<="),
    ("inferior or equal to", "<="),
    ("inferior to", "<"),
    ("less than", "<"),
    ("lower than", "<"),
    ("greater than", ">"),
    ("higher than", ">"),
    ("equal to or greater than", ">="),
    ("equal to", "="),
)


def _compared(g: Filled) -> None:
    # "with a cost inferior to that of the removed Character", "of cost equal to or less than the returned Forward"
    for kind, node, of in (("cost", ir.CostIs, ir.CostOf), ("power", ir.PowerIs, ir.PowerOf)):
        key = f"{kind}_to_compare"
        g.alias(key, f"{kind}_of")
        g.phrase(key, "{_:self}'s", of, card=ir.SelfRef(), w=FIRST + 3)
        g.phrase(key, "that of {card:one_pronoun}", of, w=FIRST)
        g.phrase(key, "that of {card:source}", of, w=FIRST + 1)
        g.phrase(key, "{card:one_pronoun}", of, w=FIRST + 2)
        for h, head in enumerate((f"of {kind}", f"with a {kind}", f"with {kind}")):
            for w, (words, compare) in enumerate(THAN, FIRST + 20 * h):
                g.phrase("qualifier", f"{head} {words} {{amount:{key}}}", node, compare=compare, w=w)
    g.phrase("power_of", "the power of {card:one_pronoun}", ir.PowerOf, w=FIRST)
    for form, words in (
        ("removed_character", "the removed Character"),
        ("removed_backup", "the removed Backup"),
        ("returned_forward", "the returned Forward"),
        ("returned_character", "the returned Character"),
        ("returned_backup", "the returned Backup"),
        ("returned_card", "the returned card"),
    ):
        g.phrase("one_pronoun", words, ir.Pronoun, form=form)
        g.phrase("possessive", words + "'s", ir.Pronoun, form=form)
    g.phrase("optional_target", "up to {count:number} {group:group/count}", ir.Target, up_to=True, w=6)


def _named(g: Filled) -> None:
    # who names what: "your opponent selects 1 number", "name an Element"
    kinds = (("element", "an Element"), ("job", "a Job"), ("card_type", "a card type"), ("number", "a number"))
    people: tuple[tuple[ir.Player, str, str], ...] = ((ir.You(), "", ""), (ir.Opponent(), "your opponent ", "s"))
    for player, who, s in people:
        for v, verb in enumerate(("name", "select", "choose")):
            for what, words in kinds:
                noun = words.partition(" ")[2]
                for w, said in enumerate((f"1 {noun}", words)):
                    fixed = {"player": player, "what": what, "w": FIRST + 2 * v + w}
                    g.phrase("action", f"{who}{verb}{s} {said}", ir.Name, **fixed)


def _kept(g: Filled) -> None:
    # what goes to the hand instead of the Break Zone, or wherever it would go
    hand = {"duration": ALWAYS, "to": "hand"}
    for v, (fate, leaves) in enumerate(
        ((" is put from the field into the Break Zone", False), (" leaves the field", True))
    ):
        for u, (may, optional) in enumerate((("", False), ("you may ", True))):
            for w, it in enumerate(("it", "{_:self}")):
                for x, whose in enumerate(("its owner's hand", "your hand")):
                    subject = "source" if w else "damaged"
                    text = f"if {{what:{subject}}}{fate}, {may}return {it} to {whose} instead"
                    at = FIRST + 8 * v + 4 * u + 2 * w + x
                    g.phrase("static", text, ir.RemoveInstead, leaves=leaves, optional=optional, w=at, **hand)
    for verb, happening in (("attack", ir.Attacks), ("block", ir.Blocks)):
        g.phrase("undone_2", f"did not {verb}", happening, w=FIRST)


def _besides(g: Filled) -> None:
    # "dull it also"; "break the selected Forwards"; cards shown from the hand; what deals no damage
    for verb, node in (("break", ir.Break), ("dull", ir.Dull), ("activate", ir.Activate), ("Freeze", ir.Freeze)):
        for key in ("one_obj", "many_object"):
            g.phrase("action", f"{verb} {{what:{key}}} also", node, w=FIRST + 1)
        g.phrase("action", f"{verb} {{what:those_selected}}", node, w=FIRST)
    g.phrase("those_selected", "the selected Forwards", ir.Pronoun, form="selected_forwards")
    g.phrase("action", "put {what:those_selected} into the Break Zone", ir.PutInto, to=ir.BreakZone(OWNER), w=FIRST)
    held = {"qualifiers": (ir.InZone(ir.Hand(ir.You())),)}
    g.phrase("hand_group", "{adjectives?:adjectives} {noun:type_noun/same} in your hand", ir.Group, **held)
    g.phrase("hand_group", "{adjectives?:plain_adjectives} {noun:trait_noun} in your hand", ir.Group, **held)
    harmless = {"by": ir.Opponent(), "no_damage": True}
    for w, that in enumerate(("that don't deal damage", "that do not deal damage"), FIRST):
        words = f"cannot be broken by your opponent's Summons or abilities {that}"
        g.phrase("rule", words, ir.CannotBeBroken, w=w, **harmless)


def _span_behind(g: Filled) -> None:
    """ "The former gains +2000 power and the latter loses 2000 power until the end of the turn": the span holds for both."""
    a = "action"
    g.phrase(a, "{effects:behind_pair} until the end of the turn", ir.Both, w=FIRST)
    g.list("behind_pair", "behind_part", " and ", min=2, max=2)
    turn = {"duration": ir.UntilEndOfTurn()}
    g.phrase("behind_part", "{to:subj} <gains/gain:to> {gains:gains}", ir.Gain, w=FIRST, **turn)
    g.phrase("behind_part", "{to:subj} <loses/lose:to> {losses:losses}", ir.Lose, w=FIRST, **turn)
    becomes = "{what:subj} also <becomes/become:what> a Forward with {power:power}"
    for w, words in enumerate((" and {gains:one_gain}", ", {gains:many_gains}"), FIRST):
        g.phrase(a, becomes + words + " {duration:for_turn}", ir.BecomeForward, w=w)
    for w, words in enumerate(("once per game", "only once per game", "once during the game"), FIRST):
        g.phrase("limit", words, ir.OnlyOnce, w=w)
