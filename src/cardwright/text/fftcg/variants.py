"""The same said of other players, zones, causes, numbers and spans of time: where one card says it one way, another will say it
the other way. Each function fills a table whose first entries stand in the module that holds phrases of that meaning."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar

OWNER = ir.Owner()
ALWAYS = ir.Continuous()
FIRST = 70  # wordings of this module begin here
RELATIONS = (("or more", ">="), ("or less", "<="))


class Filled:
    """A grammar whose tables are filled: what another module has declared already is left as it is."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self.said = {(each.category, each.template) for each in grammar.phrases}
        self.list = grammar.list
        self.sequence = grammar.sequence
        self.alias = grammar.alias

    def phrase(self, category: str, template: str, cls: type[ir.Node], **constants: object) -> None:
        """Declare the phrase, unless these words are a phrase of the category."""
        if (category, template) not in self.said:
            # one card: an entry of a table needs no second card: the next will say it the other way
            self.grammar.phrase(category, template, cls, **constants)

    def value(self, category: str, template: str, value: object) -> None:
        """Declare the words, unless they are declared."""
        if (category, template) not in self.said:
            # one card: likewise
            self.grammar.value(category, template, value)


def add(grammar: Grammar) -> None:
    """All phrases of this module, which comes last."""
    g = Filled(grammar)
    _causes(g)
    _spans(g)
    _rules(g)
    _persons(g)
    _rest(g)
    _among(g)
    _moves(g)
    _targets(g)
    _moments(g)
    _damage(g)
    _costs(g)
    _names(g)


# who does it to a card
CAUSES = (
    ("opponent", "your opponent's Summons or abilities"),
    ("opponent", "your opponent's Summon or ability"),
    ("opponent", "a Summon or an ability of your opponent"),
    ("own", "your Summons or abilities"),
    ("own", "your Summon or ability"),
    ("ability", "Summons or abilities"),
    ("ability", "a Summon or an ability"),
    ("opponent_summon", "your opponent's Summon"),
    ("opponent_summon", "your opponent's Summons"),
    ("opponent_ability", "your opponent's ability"),
    ("opponent_ability", "your opponent's abilities"),
    ("own_summon", "your Summon"),
    ("own_summon", "your Summons"),
    ("own_ability", "your ability"),
    ("own_ability", "your abilities"),
    ("only_summon", "a Summon"),
    ("only_ability", "an ability"),
)


def _causes(g: Filled) -> None:
    h = "happening"
    for i, (due, words) in enumerate(CAUSES):
        w = FIRST + i
        for v, by in enumerate(("due to", "by")):
            w = FIRST + 50 * v + i
            put = f"<is/are> put from the field into the Break Zone {by} {words}"
            g.phrase(h, put, ir.PutIntoBreakZone, source="field", due_to=due, w=w)
            g.phrase(h, f"<leaves/leave> the field {by} {words}", ir.LeavesField, due_to=due, w=w)
            if due != "opponent" or v == 0 or i == 2:
                g.phrase(h, f"<is/are> broken {by} {words}", ir.IsBroken, due_to=due, w=w)
            g.phrase(h, f"<is/are> discarded from your hand {by} {words}", ir.IsDiscarded, due_to=due, w=w)
            if due != "own":
                g.phrase(h, f"<becomes/become> dull {by} {words}", ir.BecomesDull, due_to=due, w=w)
        if "_" in due:
            continue  # what returns a card does not say which of the two it was
        player = {"opponent": ir.Opponent(), "own": ir.You(), "ability": ir.AnyPlayer()}[due]
        returned = f"<is/are> returned from the field to its owner's hand due to {words}"
        g.phrase(h, returned, ir.ReturnsToHand, due_to=player, w=w)
        if due == "own":
            returned = f"<is/are> returned from the field to its owner's hand by {words}"
            g.phrase(h, returned, ir.ReturnsToHand, due_to=player, w=w + 20)
    anywhere = {"source": "anywhere", "due_to": "opponent"}
    words = "<is/are> put into the Break Zone in any situation by your opponent's Summons or abilities"
    g.phrase(h, words, ir.PutIntoBreakZone, w=FIRST + 40, **anywhere)


def _spans(g: Filled) -> None:
    a = "action"
    for words, node in (
        ("until the end of your opponent's next turn", ir.UntilEndOfNextTurn(ir.Opponent())),
        ("until the beginning of your opponent's next turn", ir.UntilBeginningOfTurn(ir.Opponent())),
    ):
        g.value("other_time", words, node)
    g.phrase(a, "{what:possessive} power becomes {amount:number} {duration:other_time}", ir.SetPower, w=FIRST)
    becomes = "{what:subj} also <becomes/become:what> a Forward with {power:power} {duration:other_time}"
    g.phrase(a, becomes, ir.BecomeForward, gains=(), w=FIRST)
    fronts: tuple[tuple[str, ir.Duration], ...] = (
        ("until the end of your opponent's turn", ir.UntilEndOfYourTurn(ir.Opponent(), w=1)),
        ("until the end of your turn", ir.UntilEndOfYourTurn(ir.You(), w=1)),
        ("until the end of your next turn", ir.UntilEndOfNextTurn(ir.You(), w=1)),
        ("until the end of your opponent's next turn", ir.UntilEndOfNextTurn(ir.Opponent(), w=1)),
        ("until the end of the next turn", ir.UntilEndOfNextTurn(ir.AnyPlayer(), w=3)),
    )
    for w, (words, span) in enumerate(fronts):
        front = {"duration": span}
        g.phrase(a, f"{words}, {{to:subj}} <loses/lose:to> {{losses:losses}}", ir.Lose, **front)
        g.phrase(a, f"{words}, {{what:subj}} {{rule:rule}}", ir.Restrict, **front)
        if w > 1:
            g.phrase(a, f"{words}, {{to:subj}} <gains/gain:to> {{gains:gains}}", ir.Gain, **front)
    now = ir.UntilEndOfTurn(w=3)
    g.phrase(a, "during this turn, {what:bare_group} {rule:rule}", ir.Restrict, duration=now, w=FIRST)
    g.phrase(a, "during this turn, {to:subj} <gains/gain:to> {gains:gains}", ir.Gain, duration=now, w=FIRST)
    g.phrase(a, "during this turn, {to:subj} <loses/lose:to> {losses:losses}", ir.Lose, duration=now, w=FIRST)
    this = ir.UntilEndOfTurn(w=2)
    g.phrase(a, "{to:subj} <gains/gain:to> {gains:gains} this turn", ir.Gain, duration=this, w=FIRST)
    g.phrase(a, "{to:subj} <loses/lose:to> {losses:losses} this turn", ir.Lose, duration=this, w=FIRST)
    for w, words in enumerate(("as long as", "while"), FIRST):
        g.phrase("static_clause", f"{words} {{condition:conditions}}, {{effect:static}}", ir.If, w=w)
    g.phrase("static_clause", "{effect:static} as long as {condition:conditions}", ir.If, w=FIRST + 2)


def _rules(g: Filled) -> None:
    r = "rule"
    g.phrase("effects_of", "Summons or abilities", ir.AnyPlayer)
    for by, whose in ((ir.Opponent(), "your opponent's "), (ir.AnyPlayer(), "")):
        for kind, words in (("summon", "Summons"), ("ability", "abilities")):
            g.phrase(r, f"cannot be broken by {whose}{words}", ir.CannotBeBroken, by=by, kinds=(kind,), w=FIRST)
    for w, words in enumerate(("the turn it enters the field", "the turn it entered the field"), FIRST):
        g.phrase(r, f"can attack {words}", ir.AttackAtOnce, w=w)
    g.phrase(r, "cannot be put into the Break Zone by {by:effects_of}", ir.CannotBePut)
    g.phrase(r, "cannot use special abilities", ir.CannotUseAbilities, kinds=("special",))
    g.phrase(r, "cannot use action or special abilities", ir.CannotUseAbilities, kinds=("action", "special"))
    g.phrase(r, "cannot be blocked by {by:group/many}", ir.CannotBeBlocked, w=FIRST)
    g.phrase(r, "cannot block {whom:group/many}", ir.CannotBlock, w=FIRST)
    g.phrase("lasting_rule", "<enters|enter> the field active", ir.EntersActive)


THEY = ((ir.Opponent(), "your opponent"), (ir.EachPlayer(), "each player"))


def _persons(g: Filled) -> None:
    a = "action"
    for i, (player, who) in enumerate(THEY):
        fixed = {"player": player}
        # two verbs, one subject: "each player draws 1 card, then discards 1 card"
        g.phrase("step", f"{{first:doing_{i}}}, then {{then:doing_too_{i}}}", ir.Then, w=FIRST + i)
        g.phrase(a, f"{{effects:two_doings_{i}}}", ir.Both, w=FIRST + i)
        g.list(f"two_doings_{i}", f"either_doing_{i}", " and ", min=2, max=2)
        g.alias(f"either_doing_{i}", f"doing_{i}")
        g.alias(f"either_doing_{i}", f"doing_too_{i}")
        for category, said, w in ((f"doing_{i}", who + " ", FIRST), (f"doing_too_{i}", "", FIRST + 10)):
            cards = "{count:number} <card/cards:count>"
            g.phrase(category, f"{said}draws {cards}", ir.Draw, w=w, **fixed)
            card = ir.Group(ir.IsCard())
            for v, hand in enumerate(("", " from their hand")):
                g.phrase(category, f"{said}discards {cards}{hand}", ir.Discard, group=card, w=w + v, **fixed)
            g.phrase(category, f"{said}discards their hand", ir.DiscardHand, w=w, **fixed)
        deck = {"to": ir.DeckBottom(OWNER)}
        for w, words in enumerate(("at the bottom of its owner's deck", "at the bottom of their deck"), FIRST):
            g.phrase(a, f"{who} puts {{target:target}} {words}", ir.SelectAndPut, w=w, **fixed, **deck)
        g.phrase(
            a, f"{who} puts {{target:target}} on top of its owner's deck", ir.SelectAndPut, to=ir.DeckTop(OWNER),
            w=FIRST, **fixed,
        )  # fmt: skip
        g.phrase(a, f"{who} adds {{target:target}} to their hand", ir.SelectAndPut, to=ir.Hand(OWNER), w=FIRST, **fixed)
        for zone, words in ((ir.Hand, "hand"), (ir.BreakZone, "Break Zone")):
            text = f"{who} plays {{target:target}} from their {words} onto the field"
            g.phrase(a, text, ir.PlayFrom, zone=zone(player), w=FIRST, **fixed)
    s, theirs = "opponent_step", {"player": ir.Opponent()}
    g.phrase(s, "return {target:target} to its owner's hand", ir.SelectAndPut, to=ir.Hand(OWNER), w=FIRST, **theirs)
    g.phrase(s, "remove {target:target} from the game", ir.SelectAndPut, to=ir.Removed(OWNER), w=FIRST, **theirs)
    g.phrase(s, "activate {target:target}", ir.SelectAndActivate, w=FIRST, **theirs)
    g.phrase(s, "receive {amount:number} <point/points:amount> of damage", ir.ReceiveDamage, w=FIRST, **theirs)
    g.phrase("controller", "its owner", ir.OwnerOf, card=ir.Pronoun("it"))
    g.phrase("who", "that Forward's owner", ir.OwnerOf, card=ir.Pronoun("that_forward"))
    for up_to in (False, True):
        words = "up to " if up_to else ""
        text = f"your opponent selects {words}{{count:number}} of the {{printed:number}} following actions"
        g.phrase("modal_header", text, ir.ModalHeader, player=ir.Opponent(), up_to=up_to)
    # with "they": each card's controller, or the player who was spoken of
    for w, words in enumerate(("if they can't", "if they cannot", "if you cannot", "if you can't"), FIRST):
        g.phrase("clause", f"{words}, {{effect:unconditional}}", ir.IfNotDone, w=w)


OTHERS = (
    "the other cards",
    "the other cards revealed",
    "the rest of the cards",
    "the rest",
    "the remaining cards",
    "the other card",
    "the remaining card",
)


def _rest(g: Filled) -> None:
    # the cards that were shown and not taken: where the rest goes
    a, rest = "action", {"among": ir.Pronoun("revealed")}
    you = ir.You()
    ends = (("top", ir.DeckTop(you)), ("bottom", ir.DeckBottom(you)))
    for i, other in enumerate(OTHERS):
        w = FIRST + i
        for end, to in ends:
            place = "on top of" if end == "top" else "at the bottom of"
            if (i, end) not in {(5, "bottom")}:
                g.phrase(a, f"return {other} to the {end} of your deck", ir.PutRest, to=to, w=w, **rest)
            if end == "top" or i > 3:
                text = f"return {other} to the {end} of your deck in any order"
                g.phrase(a, text, ir.PutRest, to=to, w=w + 10, **rest)
            for v, verb in enumerate(("put", "place")):
                if (i, end, verb) not in {(5, "bottom", "put"), (6, "top", "put")}:
                    g.phrase(a, f"{verb} {other} {place} your deck", ir.PutRest, to=to, w=w + 20 + 20 * v, **rest)
                text = f"{verb} {other} {place} your deck in any order"
                g.phrase(a, text, ir.PutRest, to=to, w=w + 30 + 20 * v, **rest)
        if i > 3:
            g.phrase(a, f"put {other} into the Break Zone", ir.PutRest, to=ir.BreakZone(OWNER), w=w, **rest)
        g.phrase(a, f"remove {other} from the game", ir.PutRest, to=ir.Removed(OWNER), w=w, **rest)
        if i not in (0, 2):
            g.phrase(a, f"add {other} to your hand", ir.PutRest, to=ir.Hand(you), w=w, **rest)


def _among(g: Filled) -> None:
    # what is taken among the cards that were shown
    a = "action"
    fixed = {"player": ir.You(), "among": ir.Pronoun("revealed")}
    g.phrase(a, "play {target:target} among them onto the field dull", ir.TakeAmong, into=ir.Field(ir.You()), dull=True,
             w=FIRST, **fixed)  # fmt: skip
    for w, words in enumerate(("put", "place"), FIRST):
        text = f"{words} {{target:target}} among them at the bottom of your deck"
        g.phrase(a, text, ir.TakeAmong, into=ir.DeckBottom(ir.You()), w=w, **fixed)
    text = "place {target:target} among them on top of your deck"
    g.phrase(a, text, ir.TakeAmong, into=ir.DeckTop(ir.You()), w=FIRST, **fixed)
    for words, into in (
        ("on top of your deck in any order", ir.DeckTop(ir.You())),
        ("on the top and/or bottom of your deck in any order", ir.DeckTopOrBottom(ir.You())),
        ("at the top and/or bottom of your deck in any order", ir.DeckTopOrBottom(ir.You(), w=1)),
    ):
        for w, verb in enumerate(("put", "place"), FIRST):
            g.phrase(a, f"{verb} {{what:all_revealed}} {words}", ir.PutInto, to=into, w=w)


def _moves(g: Filled) -> None:
    a, you = "action", ir.You()
    for w, verb in enumerate(("put", "place", "return"), FIRST):
        for v, words in enumerate(("on top of", "on the top of", "to the top of")):
            if (verb == "return") == words.startswith("to"):
                for order in ("", " in any order"):
                    text = f"{verb} {{target:hand_card}} {words} your deck{order}"
                    to = ir.DeckTop(you, w=v + 3 * bool(order))
                    g.phrase(a, text, ir.SelectAndPut, player=you, to=to, w=w)
    g.phrase("hand_card", "{count:number} {group:hand_kind/count}", ir.Target)
    g.phrase("hand_card", "up to {count:number} {group:hand_kind/count}", ir.Target, up_to=True)
    where = {"qualifiers": (ir.InZone(ir.Hand(you), w=1),)}
    g.phrase("hand_kind", "{adjectives?:adjectives} {noun:type_noun/same} from your hand", ir.Group, **where)
    for w, cost in enumerate(("the cost", "its cost"), FIRST):
        text = f"cast {{target:target}} from your Break Zone without paying {cost}"
        g.phrase(a, text, ir.CastFrom, player=you, zone=ir.BreakZone(you), w=w)
    g.phrase(a, "play {what:obj} onto your field dull", ir.PlayOnto, player=you, dull=True, w=FIRST + 1)
    for w, words in enumerate(("to its owner's deck", "into its owner's deck"), FIRST):
        g.phrase(a, f"shuffle {{what:source}} {words}", ir.ShuffleInto, w=w)
    for w, words in enumerate(("at the bottom of its owner's deck", "on top of its owner's deck"), FIRST):
        end = ir.DeckBottom(OWNER) if "bottom" in words else ir.DeckTop(OWNER)
        g.phrase(a, f"return {{what:one_pronoun}} {words}", ir.PutInto, to=end, w=w)
        g.phrase(a, f"place {{what:one_pronoun}} {words}", ir.PutInto, to=end, w=w + 2)
    g.phrase(a, "activate {target:some_target}", ir.SelectAndActivate, player=you)
    g.phrase("some_target", "{count:number} {group:group/count}", ir.Target)
    g.phrase("some_target", "up to {count:number} {group:group/count}", ir.Target, up_to=True)


def _targets(g: Filled) -> None:
    many = {"count": ir.Num(0), "any_number": True}
    tails = (
        ("element", ", each of a different Element"),
        ("element", " of different Elements"),
        ("element", " each of a different Element"),
        ("name", " with different names"),
        ("name", ", each with a different name"),
        ("name", " each with a different name"),
        ("cost", ", each with a different cost"),
        ("cost", ", each of a different cost"),
        ("cost", " of different costs"),
        ("cost", " each with a different cost"),
        ("job", ", each with a different Job"),
        ("job", " with different Jobs"),
    )
    for w, (trait, words) in enumerate(tails, FIRST):
        text = f"any number of {{group:group/many}}{words}"
        g.phrase("target", text, ir.Target, different=trait, w=w, **many)
        if (trait, words) in tails[4:5] + tails[7:8] + tails[10:]:
            for up_to, head in ((True, "up to "), (False, "")):
                text = f"{head}{{count:number}} {{group:group/many}}{words}"
                g.phrase("target", text, ir.Target, different=trait, up_to=up_to, w=w)


def _moments(g: Filled) -> None:
    e = "event"
    turn = {"phase": "turn"}
    for w, (words, whose) in enumerate(
        (
            ("each turn", ir.EachPlayer()),
            ("every turn", ir.EachPlayer()),
            ("each player's turns", ir.EachPlayer()),
            ("each opponent's turn", ir.Opponent()),
        ),
        FIRST,
    ):
        g.phrase(e, f"at the end of {words}", ir.EndOf, whose=whose, w=w, **turn)
    for number in (1, 2):
        for w, (words, whose) in enumerate(
            (
                (f"Main Phase {number} during your turn", ir.You()),
                (f"the Main Phase {number} during each of your turns", ir.You()),
                (f"Main Phase {number} during your opponent's turn", ir.Opponent()),
                (f"each of your Main Phase {number}", ir.You()),
            ),
            FIRST,
        ):
            g.phrase(e, f"at the beginning of {words}", ir.BeginningOf, phase=f"main_{number}", whose=whose, w=w)
    for w, (words, whose) in enumerate(
        (
            ("the Attack Phase during your turn", ir.You()),
            ("each of your Attack Phases", ir.You()),
            ("each player's Attack Phase", ir.EachPlayer()),
            ("each Attack Phase", ir.EachPlayer()),
        ),
        FIRST,
    ):
        g.phrase(e, f"at the beginning of {words}", ir.BeginningOf, phase="attack", whose=whose, w=w)
    for w, words in enumerate(("your first", "your second", "your third"), 1):
        g.phrase(e, f"when you cast {words} card each turn", ir.PlayerCasts, player=ir.You(), group=ir.Group(ir.IsCard()),
                 nth=w, w=FIRST)  # fmt: skip
        summon = ir.Group(ir.TypeIs(("Summon",)))
        g.phrase(
            e, f"when you cast {words} Summon each turn", ir.PlayerCasts, player=ir.You(), group=summon, nth=w, w=FIRST
        )
    for player, who, s, phase in ((ir.You(), "you", "", "your"), (ir.Opponent(), "your opponent", "s", "their")):
        text = f"when {who} draw{s} a card other than in {phase} Draw Phase"
        g.phrase(e, text, ir.PlayerDraws, player=player, outside=True, w=FIRST)
        text = f"when {who} draw{s} a card outside {phase} Draw Phase"
        g.phrase(e, text, ir.PlayerDraws, player=player, outside=True, w=FIRST + 1)
    h = "happening"
    g.phrase(h, "<deals/deal> battle damage to your opponent", ir.DealsDamageToPlayer, player=ir.Opponent(), w=FIRST)
    g.phrase(h, "deals damage to you", ir.DealsDamageToPlayer, player=ir.You(), w=FIRST)


def _damage(g: Filled) -> None:
    a, s = "action", "static"
    this, now = ir.UntilEndOfTurn(w=2), ir.UntilEndOfTurn(w=3)
    g.phrase(a, "the next damage dealt to {to:pronoun_obj} this turn becomes {amount:number}", ir.ReplaceDamage,
             change="become", next_only=True, duration=this, w=FIRST)  # fmt: skip
    g.phrase(a, "the next damage dealt to {to:pronoun_obj} this turn becomes {amount:number} instead", ir.ReplaceDamage,
             change="become", next_only=True, duration=this, w=FIRST + 1)  # fmt: skip
    g.phrase(a, "the next damage dealt to {to:pronoun_obj} this turn is reduced by {amount:number} instead",
             ir.ReplaceDamage, change="reduce", next_only=True, duration=this, w=FIRST)  # fmt: skip
    for change, words in (("increase", "the damage increases by {amount:number} instead"),
                          ("increase", "increase the damage by {amount:number} instead"),
                          ("reduce", "the damage is reduced by {amount:number} instead"),
                          ("reduce", "the damage decreases by {amount:number} instead")):  # fmt: skip
        w = FIRST + int(words.startswith("increase")) + 2 * int("decreases" in words)
        for source in ("", " by {source:damage_from}"):
            text = f"during this turn, if {{to:damaged_now}} is dealt damage{source}, {words}"
            g.phrase(a, text, ir.ReplaceDamage, change=change, duration=now, w=w)
    for change, words in (("reduce", "the damage is reduced by {amount:number} instead"),
                          ("reduce", "reduce the damage by {amount:number} instead")):  # fmt: skip
        w = FIRST + int(words.startswith("reduce"))
        text = f"if {{dealer:dealer}} deals damage to a {{to:group/one}}, {words}"
        g.phrase(s, text, ir.ReplaceDealt, change=change, duration=ALWAYS, w=w)
        text = f"if {{dealer:one_pronoun}} deals damage to a {{to:group/one}} this turn, {words}"
        g.phrase(a, text, ir.ReplaceDealt, change=change, duration=this, w=w)
    zero = "the damage becomes {amount:number} instead"
    text = f"if {{dealer:one_pronoun}} deals damage to a {{to:group/one}} this turn, {zero}"
    g.phrase(a, text, ir.ReplaceDealt, change="become", duration=this, w=FIRST)
    for words, change in (("double the damage instead", "double"),):
        text = f"if {{to:damaged_now}} is dealt damage this turn, {words}"
        g.phrase(a, text, ir.ReplaceDamage, change=change, amount=ir.Num(2), duration=this, w=FIRST)
    for w, (words, kinds, by) in enumerate(
        (
            ("Summons or abilities of your opponent", ("summon", "ability"), ir.Opponent()),
            ("your opponent's Summon or ability", ("summon", "ability"), ir.Opponent()),
        ),
        FIRST,
    ):
        g.phrase("damage_from", words, ir.DamageSource, kinds=kinds, by=by, w=w)
    g.phrase("damage", "damage equal to half of {of:power_of} (rounded down to the nearest 1000)", ir.Half, w=FIRST)
    g.phrase(
        "damage", "damage equal to half of {of:power_of} (rounded up to the nearest 1000)", ir.Half, up=True, w=FIRST
    )
    g.phrase("damage", "damage equal to half {of:power_of} (round down to the nearest 1000)", ir.Half, w=FIRST + 1)
    g.phrase(
        "damage", "damage equal to half {of:power_of} (round up to the nearest 1000)", ir.Half, up=True, w=FIRST + 1
    )
    g.phrase("damage", "{base:plain_damage} plus {more:more_for_each}", ir.Plus, w=FIRST)
    g.phrase("more_for_each", "{amount:number} damage for each {each:each}", ir.PerEach, w=FIRST)
    g.phrase("damage", "{base:damage_power} plus {more:number}", ir.Plus, w=FIRST)


def _costs(g: Filled) -> None:
    c, s, a = "cost_action", "static", "action"
    g.phrase(c, "put {count:number} {group:group/count} at the bottom of its owner's deck", ir.PayPutGroup,
             to=ir.DeckBottom(OWNER), w=FIRST)  # fmt: skip
    g.phrase(c, "put {count:number} {group:group/count} at the bottom of their owners' decks", ir.PayPutGroup,
             to=ir.DeckBottom(OWNER), w=FIRST + 1)  # fmt: skip
    g.phrase(c, "return a total of {count:number} {group:group/many} to their owners' hands", ir.PayReturn, w=FIRST)
    # for this turn: what the cards of a kind cost
    now = {"player": ir.You(), "duration": ir.UntilEndOfTurn(w=3)}
    for floor, tail in ((0, ""), (1, " (it cannot become 0)")):
        text = "during this turn, the cost required to cast {group:your_cards} is reduced by {amount:number}" + tail
        g.phrase(a, text, ir.CastersCostChange, floor=floor, w=FIRST, **now)
        text = "the cost required to cast your next {group:group/one} this turn is reduced by {amount:number}" + tail
        g.phrase(a, text, ir.CastersCostChange, player=ir.You(), next_only=True, duration=ir.UntilEndOfTurn(w=2),
                 floor=floor, w=FIRST)  # fmt: skip
        for w, change in enumerate(("decreases by", "is decreased by"), FIRST):
            g.phrase(s, f"the cost required to cast {{what:source}} {change} {{amount:cost_amount}}{tail}", ir.CostChange,
                     floor=floor, w=w)  # fmt: skip
    for w, words in enumerate(("the cost required for your opponent to cast {group:group/many} during this turn",
                               "during this turn, the cost required for your opponent to cast {group:group/many}")):  # fmt: skip
        for v, change in enumerate(("increases by", "is increased by")):
            g.phrase(a, f"{words} {change} {{amount:number}}", ir.CastersCostChange, player=ir.Opponent(), more=True,
                     duration=ir.UntilEndOfTurn(w=3 - w), w=FIRST + v)  # fmt: skip
    g.phrase(s, "you can only cast {_:self} during your opponent's turn", ir.Restrict, what=ir.SelfRef(), duration=ALWAYS,
             rule=ir.PlayedOnlyIf(ir.IsTurnOf(ir.Opponent()), w=FIRST))  # fmt: skip
    phase = ir.PhaseIs("attack", ir.EachPlayer())
    g.phrase(s, "you can only cast {_:self} during the Attack Phase", ir.Restrict, what=ir.SelfRef(), duration=ALWAYS,
             rule=ir.PlayedOnlyIf(phase, w=FIRST))  # fmt: skip
    g.phrase("limit", "during the Attack Phase", ir.OnlyIf, condition=phase, w=FIRST)
    for words, player in (("your Attack Phase", ir.You()), ("your opponent's Attack Phase", ir.Opponent())):
        g.phrase("limit", f"during {words}", ir.OnlyIf, condition=ir.PhaseIs("attack", player), w=FIRST + 1)
    g.phrase("limit", "three times per turn", ir.OncePerTurn, times=3)
    g.phrase("limit", "only three times per turn", ir.OncePerTurn, times=3, w=1)


def _names(g: Filled) -> None:
    a, you = "action", {"player": ir.You()}
    for w, verb in enumerate(("select", "choose"), FIRST):
        g.phrase(a, f"{verb} 1 Job", ir.Name, what="job", w=w, **you)
    for element in ("Fire", "Ice", "Wind", "Earth", "Lightning", "Water", "Light", "Dark"):
        g.phrase(
            a, f"name 1 Element other than {element}", ir.Name, what="element", excluding=(element,), w=FIRST, **you
        )
        for w, words in enumerate(
            ("{what:subj} <becomes/become:what> %s Element", "{what:subj} <becomes/become:what> %s")
        ):
            text = words % element + " {duration:for_turn}"
            g.phrase(a, text, ir.BecomeElement, element=element, w=FIRST + w)
    g.phrase(
        a, "{what:one_pronoun} becomes the named Element {duration:for_turn}", ir.BecomeElement, element="", w=FIRST
    )
    text = "{what:subj} <gains/gain:what> Element {elements:one_element} {duration:for_turn}"
    g.phrase(a, text, ir.GainElements, w=FIRST)
    g.phrase("lasting_rule", "is also {job:job}", ir.AlsoJob, w=FIRST)
    g.phrase("lasting_rule", "has {job:job} in all situations", ir.AlsoJob, everywhere=True, w=FIRST)
