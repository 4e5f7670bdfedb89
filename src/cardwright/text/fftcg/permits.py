"""Who may use an ability and when, what may pay for a card, what may attack or block; and the same happenings, conditions and
instructions in further words. Like `variants`, it adds what other modules have not declared."""

from cardwright.text import ir
from cardwright.text.fftcg.turns import NTH
from cardwright.text.fftcg.variants import OWNER, Filled
from cardwright.text.grammar import Grammar

W = 3000  # wordings of this module begin here
YOU_DO_NOT = W + 2  # wording of IfNotDone: "if you don't, ..."
ALWAYS = ir.Continuous()


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    _who_and_when(g)
    _paying(g)
    _playing(g)
    _attacking(g)
    _control(g)
    _happened(g)
    _compared(g)
    _chosen_pairs(g)
    _stack(g)
    _spoken_of(g)
    _moves(g)
    _named(g)
    _moments(g)
    _must_be_blocked(g)


def _who_and_when(g: Filled) -> None:
    c = "clause"
    for w, (who, words) in enumerate(
        (("any", "either player can"), ("any", "any player can"), ("any", "both players can"),
         ("opponent", "only your opponent can"), ("opponent", "your opponent can")), W,
    ):  # fmt: skip
        g.phrase(c, f"{words} use this ability", ir.LimitSentence, limits=(ir.UseBy(who, w=w),))
    for status in ("attacking", "blocking"):
        for w, (whose, mine) in enumerate(
            (("", ()), (" you control", (ir.ControlledBy(ir.You()),)),
             (" opponent controls", (ir.ControlledBy(ir.Opponent()),))), W,
        ):  # fmt: skip
            fighting = (*mine, ir.StatusIs(status, w=W))
            key = f"{status}_{w}"
            for v, article in enumerate(("a", "an")):
                text = f"{article} {{adjectives?:adjectives}} {{noun:type_noun/one}}{whose} is {status}"
                g.phrase(f"{key}_{v}", text, ir.Group, qualifiers=fighting)
                g.phrase(f"one_{key}_{v}", f"{{group:{key}_{v}}}", ir.Exists, count=ir.Num(1), w=w + 10 * v)
                for u, when in enumerate(("while", "if")):
                    text = f"{when} {{condition:one_{key}_{v}}}"
                    g.phrase("limit", text, ir.OnlyIf, w=w + 10 * v + 20 * u)
    for w, words in enumerate(("a party", "your party"), W):
        mine = (ir.ControlledBy(ir.You()),) if words == "your party" else ()
        party = ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.InAParty(), *mine))
        text = f"while {words} is attacking"
        g.phrase("limit", text, ir.OnlyIf, condition=ir.Exists(party, ir.Num(1), w=w), w=w)
    # what a player does not do
    for w, words in enumerate(("they do not do so", "you do not do so", "you don't", "you did not", "you didn't"), W):
        g.phrase(c, f"if {words}, {{effect:unconditional}}", ir.IfNotDone, w=w)
    for w, words in enumerate(("he/she does so", "your opponent does"), W):
        g.phrase(c, f"if {words}, {{effect:unconditional}}", ir.IfDone, w=w)
    # whose phase it is
    for words, phase, player in (
        ("your Main Phase", "main", ir.You()), ("your opponent's Main Phase", "main", ir.Opponent()),
        ("each Main Phase", "main", ir.EachPlayer()),
    ):  # fmt: skip
        which = tuple(ir.PhaseIs(phase=f"{phase}_{n}", player=player) for n in (1, 2))
        g.phrase("static_clause", f"during {words}, {{effect:static}}", ir.If, condition=ir.Or(which, w=W))


def _paying(g: Filled) -> None:
    # what may be cast from elsewhere, paid with whatever there is; tied to the card where it lies
    for w, words in enumerate(("required to cast", "to cast", "required to play", "to play"), W):
        for v, pays in enumerate(("can be paid with CP of any Element", "can be paid using CP of any Element")):
            for u, what in enumerate(("one_obj", "many_object")):
                cost = "cost" if u == 0 else "costs"
                text = f"the {cost} {words} {{what:{what}}} {pays}"
                rule = ir.PayAnyElement(w=w + 10 * v)
                g.phrase("action", text, ir.Restrict, rule=rule, duration=ir.Permanent(), w=w)
    for w, them in enumerate(("it", "them", "that card", "those cards"), W):
        card = ir.Pronoun({"it": "it", "them": "them", "that card": "that_card", "those cards": "those_cards"}[them])
        for v, use in enumerate(("you can use CP of any Element to cast", "you may use CP of any Element to cast",
                                 "you can pay with CP of any Element to cast")):  # fmt: skip
            rule = ir.PayAnyElement(w=w + 30 + 10 * v)
            g.phrase("action", f"{use} {them}", ir.Restrict, what=card, rule=rule, duration=ir.Permanent(), w=w)
    for w, words in enumerate(("required to play", "to play", "to cast"), W):
        onto = " onto the field" if "play" in words else ""
        for v, pays in enumerate(("can be paid with CP of any Element", "can be paid using CP of any Element")):
            text = f"the cost {words} {{group:your_cards}}{onto} {pays}"
            g.phrase("static", text, ir.CastersAnyElement, player=ir.You(), w=w + 10 * v)

    # "included both Fire CP and Ice CP"
    g.phrase("paid_of", "{element:element} CP", ir.PaidElement, w=W)
    g.list("paid_pair", "paid_of", " and ", min=2, max=2)
    for w, words in enumerate(
        ("the cost to cast {_:self} included both", "the cost paid to cast {_:self} included both",
         "the cost to cast {_:self} was paid with both"), W,
    ):  # fmt: skip
        g.phrase("condition", f"{words} {{conditions:paid_pair}}", ir.And, w=w)


def _playing(g: Filled) -> None:
    r = "cast_rule"
    for w, words in enumerate(
        ("you can only play {_:self} onto the field", "you may only play {_:self} onto the field",
         "you may only cast {_:self}", "you may only play {_:self}", "you can only play {_:self} from your hand onto the field"),
        W,
    ):  # fmt: skip
        g.phrase(r, f"{words} if {{condition:conditions}}", ir.PlayedOnlyIf, w=w)
    g.phrase(r, "{_:self} can only be cast if {condition:conditions}", ir.PlayedOnlyIf, w=W + 8)
    for u, (verb, onto) in enumerate(
        (("play", " onto the field"), ("play", " from your hand onto the field"), ("cast", ""))
    ):
        g.phrase(r, f"you must {{condition:must_control}} to {verb} {{_:self}}{onto}", ir.PlayedOnlyIf, w=W + 10 + u)
        for v, article in enumerate(("a", "an")):
            text = f"you must control {article} {{group:group/one}} to {verb} {{_:self}}{onto}"
            g.phrase(r, text, ir.MustControl, w=W + 10 * v + u)
    for w, words in enumerate(("when you cast {_:self}, you may pay an extra", "if you play {_:self}, you may pay an extra",
                               "when playing {_:self} onto the field, you may pay an extra",
                               "when casting {_:self}, you may pay an extra"), W):  # fmt: skip
        g.phrase("static", f"{words} {{cost:icon_cost}}", ir.ExtraCost, what=ir.SelfRef(), w=w)


def _attacking(g: Filled) -> None:
    neither = ir.CannotAttackOrBlock(w=W)
    g.phrase("only_if", "{what:source} can only attack or block", ir.Restrict, rule=neither, duration=ALWAYS)
    rules: tuple[tuple[str, ir.Rule], ...] = (
        ("attack", ir.CannotAttack(w=W + 1)), ("block", ir.CannotBlock(w=W + 1)),
        ("attack or block", ir.CannotAttackOrBlock(w=W + 1)),
    )  # fmt: skip
    for word, rule in rules:
        g.phrase("can_only_if", f"{{what:source}} can {word} only", ir.Restrict, rule=rule, duration=ALWAYS)
    g.phrase("static_clause", "{effect:can_only_if} if {condition:lacking}", ir.If, w=W)


def _control(g: Filled) -> None:
    for w, words in enumerate(
        (
            "for as long as {_:self} is on the field",
            "as long as {_:self} is on the field",
            "while {_:self} is on the field",
        ),
        W,
    ):
        lasting = {"player": ir.You(), "duration": ir.WhileOnField(ir.SelfRef(), w=w)}
        g.phrase("action", f"gain control of {{what:obj}} {words}", ir.GainControl, w=W, **lasting)
        if w > W:
            g.phrase("action", f"you gain control of {{what:obj}} {words}", ir.GainControl, w=W + 1, **lasting)
    front = {"player": ir.You(), "duration": ir.UntilEndOfTurn(w=1)}
    for w, you in enumerate(("you ", ""), W):
        g.phrase(
            "action", f"until the end of the turn, {you}gain control of {{what:obj}}", ir.GainControl, w=w, **front
        )
    for w, words in enumerate(
        ("as long as {_:self} is on the field", "while {_:self} is on the field", "until {_:self} leaves the field"),
        W + 1,
    ):
        lasting = {"duration": ir.WhileOnField(ir.SelfRef(), w=w)}
        g.phrase("action", f"remove {{what:obj}} from the game {words}", ir.RemoveFromGame, **lasting)


def _happened(g: Filled) -> None:
    one, many = "past_happening", "happened"
    for w, (have, has) in enumerate((("have returned", "has returned"), ("have been returned", "has been returned"),
                                     ("were returned", "was returned"), ("returned", "returned")), W):  # fmt: skip
        for v, hand in enumerate(("its owner's hand", "your hand")):
            whose = {"whose": ir.You()} if "your" in hand else {}
            for u, source in enumerate((f"to {hand}", f"to {hand} from the field", f"from the field to {hand}")):
                g.phrase(one, f"{has} {source}", ir.ReturnsToHand, w=w + 10 * u + 100 * v, **whose)
                several = source.replace("its owner's hand", "their owners' hands")
                g.phrase(many, f"{have} {several}", ir.ReturnsToHand, w=w + 10 * u + 100 * v, **whose)
    h = "happening"
    for w, (source, words) in enumerate(
        (("deck", "from your deck"), ("deck", "from the deck"), ("break_zone", "from your Break Zone"),
         ("removed", "from among the cards removed from the game")), W,
    ):  # fmt: skip
        g.phrase(h, f"<is/are> added to your hand {words}", ir.AddedToHand, source=source, whose=ir.You(), w=w)


def _compared(g: Filled) -> None:
    c = "condition"
    for relation, compare in (("or more", ">="), ("or less", "<=")):
        points = f"{{count:number}} <point/points:count> of damage {relation}"
        for w, who in enumerate(("both players have", "both you and your opponent have"), W):
            g.phrase(c, f"{who} received {points}", ir.ReceivedDamage, player=ir.EachPlayer(), compare=compare, w=w)
        text = f"you or your opponent have received {points}"
        g.phrase(c, text, ir.ReceivedDamage, player=ir.AnyPlayer(), compare=compare, w=W)
    # of cards that were put away or shown
    for form, words in (("both_of_them", "both of them"), ("all_of_them", "all of them")):
        g.phrase("all_shown", words, ir.Pronoun, form=form)
    for player, has in (
        (ir.AnyPlayer(), "either player has"), (ir.Opponent(), "your opponent has"), (ir.EachPlayer(), "each player has"),
    ):  # fmt: skip
        text = f"{has} received {{count:number}} points of damage"
        g.phrase(c, text, ir.ReceivedDamage, player=player, compare="=", w=W)
    for mine, other, has, than in (
        (ir.You(), ir.Opponent(), "you have", "your opponent"), (ir.Opponent(), ir.You(), "your opponent has", "you"),
    ):  # fmt: skip
        fixed = {"left": ir.DamageReceived(mine), "right": ir.DamageReceived(other)}
        for w, (words, compare) in enumerate((("more damage", ">"), ("less damage", "<")), W):
            g.phrase(c, f"{has} received {words} than {than}", ir.Compare, compare=compare, w=w, **fixed)
        sizes = {"left": ir.HandSize(mine), "right": ir.HandSize(other)}
        for w, (words, compare) in enumerate(
            (("more", ">"), ("fewer", "<"), ("less", "<"), ("the same number of", "=")), W
        ):
            as_than = "as" if compare == "=" else "than"
            for v, hand in enumerate(("in hand", "in your hand" if isinstance(mine, ir.You) else "in his/her hand",
                                      "in their hand")):  # fmt: skip
                if "their" in hand and isinstance(mine, ir.You):
                    continue
                text = f"{has} {words} cards {hand} {as_than} {than}"
                g.phrase(c, text, ir.Compare, compare=compare, w=w + 10 * v, **sizes)
    for trait, words in (("job", "with the same Job"), ("category", "of the same Category"), ("element", "of the same Element"),
                         ("cost", "with the same cost")):  # fmt: skip
        g.phrase("qualifier", words, ir.SameTrait, trait=trait, card=ir.Pronoun("same"), w=W)


def _chosen_pairs(g: Filled) -> None:
    # of two that were chosen: "Dull the first one and Freeze the other"
    for form, words in (
        ("second_of_ones", "the second one"), ("second_forward", "the second Forward"),
        ("second_character", "the second Character"), ("other_one", "the other one"), ("other_character", "the other Character"),
    ):  # fmt: skip
        g.phrase("ordered_named", words, ir.Pronoun, form=form)
    a = "action"
    g.phrase(a, "deal {to:ordered} {amount:damage}", ir.DealDamage, w=W)
    g.phrase(a, "{to:ordered} gains {gains:gains} {duration:for_turn}", ir.Gain, w=W)
    g.phrase(a, "{to:ordered} loses {losses:losses} {duration:for_turn}", ir.Lose, w=W)
    for w, words in enumerate(("the Forward blocked by {card:source}", "the Forward that {card:source} blocks",
                               "the Forward {card:source} blocks", "the Forward that blocked {card:source}",
                               "the Forward blocking {card:source}"), W):  # fmt: skip
        g.phrase("fought_one", words, ir.Opposing, w=w)
    g.alias("obj", "fought_one")
    g.alias("group_obj", "fought_one")
    g.phrase(a, "play {what:ordered} onto the field", ir.PlayOnto, player=ir.You(), w=W)
    g.phrase(a, "add {what:ordered_named} to your hand", ir.ToHand, player=ir.You(), verb="add", w=W)


def _stack(g: Filled) -> None:
    # a Summon beside a kind of ability, in the other order; and what they choose
    summon = ir.Group(ir.TypeIs(("Summon",)))
    g.phrase("summon_or_ability", "{first:kind_group/same} or <Summon/Summons>", ir.NounOr, second=summon, w=W)
    g.phrase(
        "summon_or_ability", "ability or Summon", ir.NounOr, first=ir.Group(ir.IsAbility()), second=summon, w=W + 1
    )


def _spoken_of(g: Filled) -> None:
    for kind in ("Summon", "Forward", "Backup", "Monster", "Character"):
        form = f"revealed_{kind.lower()}"
        g.phrase("one_pronoun", f"the revealed {kind}", ir.Pronoun, form=form)
        g.phrase("possessive", f"the revealed {kind}'s", ir.Pronoun, form=form)
    for kind in ("Summon", "Backup", "Monster", "Character"):
        form = f"discarded_{kind.lower()}"
        g.phrase("one_pronoun", f"the discarded {kind}", ir.Pronoun, form=form)
        g.phrase("possessive", f"the discarded {kind}'s", ir.Pronoun, form=form)
    # "with the same cost or less": as the card spoken of before
    g.phrase("same_cost", "of the same cost", ir.CostOf, card=ir.Pronoun("same"), w=W)
    g.phrase("same_cost", "with the same cost", ir.CostOf, card=ir.Pronoun("same"), w=W + 1)
    for relation, compare in (("or less", "<="), ("or more", ">="), ("or lower", "<="), ("or higher", ">=")):
        w = W + ("er" in relation)
        g.phrase("qualifier", f"{{amount:same_cost}} {relation}", ir.CostIs, compare=compare, w=w)
    theirs = ir.HandSize(ir.ControllerOf(ir.Pronoun("it")), w=W)
    g.value("each", "card in its controller's hand", theirs)
    g.phrase("action", "deal {amount:damage} to {to:source}", ir.DealDamage, w=W)
    for head, up_to in (("up to ", True), ("", False)):
        text = f"{head}the same number of {{group:group/many}} as {{count:bare_count}}"
        g.phrase("target", text, ir.Target, up_to=up_to, w=W)
    g.phrase("bare_count", "{group:counted_group}", ir.CountOf, w=W)
    for w, words in enumerate(
        ("all the Forwards in the party", "the Forwards in the party", "all the Forwards forming the party",
         "the Forwards forming the party", "the Forwards in that party", "all the Forwards forming that party",
         "the Forwards forming that party"), W,
    ):  # fmt: skip
        g.phrase("subj", words, ir.PartyOf, card=ir.Pronoun("that_party"), w=w)
    cards = {"qualifiers": (ir.ControlledBy(ir.You()),)}
    for w, kind in enumerate(("{noun:type_noun/one}", "{adjectives:plain_adjectives} {noun:type_noun/one}"), W):
        g.phrase(f"differing_{w}", f"{kind} of a different Element you control", ir.Group, **cards)
        g.phrase("each", f"{{group:differing_{w}}}", ir.CountElements, w=w)


def _moments(g: Filled) -> None:
    # two events of one ability: "When Hild enters the field or at the beginning of your Main Phase 1"
    you = ir.You()
    parts: tuple[tuple[str, type[ir.Event], dict[str, object]], ...] = (
        ("at the beginning of your Main Phase 1", ir.BeginningOf, {"phase": "main_1", "whose": you}),
        ("at the beginning of your Main Phase 2", ir.BeginningOf, {"phase": "main_2", "whose": you}),
        (
            "at the beginning of Main Phase 2 during each of your turns",
            ir.BeginningOf,
            {"phase": "main_2", "whose": you, "w": 1},
        ),
        ("at the beginning of your Attack Phase", ir.BeginningOf, {"phase": "attack", "whose": you}),
        ("at the end of your turn", ir.EndOf, {"phase": "turn", "whose": you}),
        ("at the end of each of your opponent's turns", ir.EndOf, {"phase": "turn", "whose": ir.Opponent()}),
    )
    for words, event, fixed in parts:
        w = fixed.pop("w", 0)
        assert isinstance(w, int)
        g.phrase("event_part", words, event, w=W + w, **fixed)
    g.list("event", "event_part", " and ", cls=ir.AnyEvent, field="events", min=2, max=2, w=W)
    kinds: tuple[tuple[str, ir.Group], ...] = (
        ("card", ir.Group(ir.IsCard())), ("Character", ir.Group(ir.IsCharacter())),
        *((name, ir.Group(ir.TypeIs((name,)))) for name in ("Forward", "Backup", "Monster", "Summon")),
    )  # fmt: skip
    for nth, words in enumerate(NTH[:6], 1):
        for name, group in kinds:
            fixed = {"player": you, "group": group, "nth": nth}
            for w, span in enumerate(("in a turn", "in one turn", "of the turn", "during a turn"), W):
                g.phrase("event", f"when you cast your {words} {name} {span}", ir.PlayerCasts, w=w, **fixed)
                g.phrase("event", f"when you cast the {words} {name} {span}", ir.PlayerCasts, w=w + 10, **fixed)


def _must_be_blocked(g: Filled) -> None:
    g.phrase("rule", "must be blocked if possible", ir.MustBeBlocked, w=W)
    g.phrase("must_block_w", "must be blocked", ir.MustBeBlocked, w=W)
    # said of whoever has to block
    for w, (words, duration) in enumerate(
        (("your opponent must block {what:one_obj} this turn if possible", ir.UntilEndOfTurn(w=2)),
         ("during this turn, your opponent must block {what:one_obj} if possible", ir.UntilEndOfTurn(w=3))), W,
    ):  # fmt: skip
        g.phrase("action", words, ir.Restrict, rule=ir.MustBeBlocked(w=w + 1), duration=duration)


def _moves(g: Filled) -> None:
    a, you = "action", ir.You()
    for w, (verb, place) in enumerate(
        (("put", "on the bottom of"), ("put", "at the bottom of"), ("place", "on the bottom of"), ("put", "on top of"),
         ("put", "on the top of"), ("place", "on top of"), ("return", "to the top of"), ("return", "to the bottom of")), W,
    ):  # fmt: skip
        to = ir.DeckTop(you) if "top" in place else ir.DeckBottom(you)
        for v, order in enumerate((" in any order", "")):
            g.phrase(
                a,
                f"{verb} {{target:target}} {place} your deck{order}",
                ir.SelectAndPut,
                player=you,
                to=to,
                w=w + 10 * v,
            )
    for w, words in enumerate(OTHERS, W):
        text = f"put {words} into the Break Zone"
        g.phrase(a, text, ir.PutRest, among=ir.Pronoun("revealed"), to=ir.BreakZone(OWNER), w=w)


OTHERS = ("the other revealed cards", "the rest of the revealed cards", "the other cards revealed")


def _named(g: Filled) -> None:
    for w, element in enumerate(("the named Element", "that Element"), W):
        g.phrase(
            "action", f"{{what:all_group}} become {element} {{duration:for_turn}}", ir.BecomeElement, element="", w=w
        )
        front = {"duration": ir.UntilEndOfTurn(w=1), "element": ""}
        g.phrase(
            "action", f"until the end of the turn, {{what:all_group}} become {element}", ir.BecomeElement, w=w, **front
        )
        g.phrase(
            "action", f"until the end of the turn, {{what:one_obj}} becomes {element}", ir.BecomeElement, w=w, **front
        )
