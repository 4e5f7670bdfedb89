"""Damage, replacements, payments and what abilities leave behind, in the words that stand beside those of the corpus. Like `variants`,
it adds what other modules have not declared."""

from cardwright.text import ir
from cardwright.text.fftcg.damages import RESULTS
from cardwright.text.fftcg.variants import ALWAYS, FIRST, RELATIONS, Filled
from cardwright.text.grammar import Grammar

AWAY = "remove it from the game instead"
BOTH: tuple[str, ...] = ("summon", "ability")


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    _sources(g)
    _to_players(g)
    _gone(g)
    _costs(g)
    _left_behind(g)
    _powers(g)
    _counted(g)
    _extra(g)
    _to_cast(g)
    _shown(g)
    _rules(g)
    _two_verbs(g)


def _sources(g: Filled) -> None:
    """Whose Summons and abilities damage comes from, and which of them cannot choose a card."""
    d, theirs = "damage_from", {"by": ir.Opponent()}
    for kinds, words in ((BOTH, "Summon or ability"), (("summon",), "Summon"), (("ability",), "ability")):
        g.phrase(d, f"your opponent's {words}", ir.DamageSource, kinds=kinds, w=FIRST + 20, **theirs)
    for kinds, words in ((BOTH, "a Summon or an ability"), (("ability",), "an ability")):
        g.phrase(d, f"{words} of your opponent", ir.DamageSource, kinds=kinds, w=FIRST + 21, **theirs)
    for v, which in enumerate(("named", "selected")):
        cards = ir.Group(ir.IsCard(), qualifiers=(ir.NamedElement(w=FIRST + v),))
        for w, (kinds, words) in enumerate(
            ((("summon",), "Summons"), (("ability",), "abilities"), (BOTH, "Summons or abilities"),
             (BOTH, "a Summon or an ability"))
        ):  # fmt: skip
            g.phrase(d, f"{words} of the {which} Element", ir.DamageSource, kinds=kinds, cards=cards, w=FIRST + w)
    for by, whose in ((ir.Opponent(), "your opponent's "), (ir.AnyPlayer(), "")):
        for kinds, words in ((("summon",), "Summons"), (("ability",), "abilities")):
            text = f"cannot be chosen by {whose}{{sources:coloured_cards}} {words}"
            g.phrase("rule", text, ir.CannotBeChosen, by=by, kinds=kinds, w=FIRST)
        g.phrase("rule", f"cannot be chosen by {whose}EX Bursts", ir.CannotBeChosen, by=by, kinds=("burst",), w=FIRST)
    g.phrase("coloured_cards", "{adjectives:only_element}", ir.Group, noun=ir.IsCard(), w=FIRST + 1)
    for words, kinds in (("Summons", ("summon",)), ("abilities", ("ability",)), ("Summons or abilities", BOTH)):
        g.phrase(
            "rule",
            f"cannot be broken by opposing {words}",
            ir.CannotBeBroken,
            by=ir.Opponent(),
            kinds=kinds,
            w=FIRST + 30,
        )


def _to_players(g: Filled) -> None:
    """Damage that is dealt to a player or a card, for a turn: "you or a Forward", "your opponent or a Forward"."""
    spans = ((("during this turn, ", ""), ir.UntilEndOfTurn(w=3)), (("", " this turn"), ir.UntilEndOfTurn(w=2)))
    dealers = (("one_pronoun", "deals", 0), ("many_subject", "deal", 30))
    for (front, behind), duration in spans:
        for dealer, deals, v in dealers:
            for r, (words, change) in enumerate(RESULTS):
                head = f"{front}if {{dealer:{dealer}}} {deals} damage to"
                fixed = {"duration": duration, "w": FIRST + r + v, **change}
                for player, whom in ((ir.You(), "you"), (ir.Opponent(), "your opponent"), (ir.AnyPlayer(), "a player")):
                    either = {"player": player, **fixed, "w": FIRST + r + v + 120}
                    g.phrase(
                        "action", f"{head} {whom} or a {{to:group/one}}{behind}, {words}", ir.ReplaceDealtAll, **either
                    )
                    if player == ir.Opponent() and not v:
                        continue  # `damages` has these
                    g.phrase(
                        "action", f"{head} {whom}{behind}, {words}", ir.ReplacePlayerDamage, player=player, **fixed
                    )
                    other = {**either, "w": FIRST + r + v + 60}
                    g.phrase(
                        "action", f"{head} a {{to:group/one}} or {whom}{behind}, {words}", ir.ReplaceDealtAll, **other
                    )
                if v:
                    g.phrase("action", f"{head} a {{to:group/one}}{behind}, {words}", ir.ReplaceDealt, **fixed)
    for r, (words, change) in enumerate(RESULTS):
        if words.startswith("the damage ") and r < 3:
            text = f"the next damage dealt to {{to:named_alone}} this turn {words.removeprefix('the damage ')}"
            fixed = {"next_only": True, "duration": ir.UntilEndOfTurn(w=2), "w": FIRST + r + 40, **change}
            g.phrase("action", text, ir.ReplaceDamage, **fixed)


def _gone(g: Filled) -> None:
    """Cards that go elsewhere than they would."""
    for w, it in enumerate(("it", "{_:self}"), FIRST + 50):
        text = f"if {{what:source}} leaves the field for any reason, remove {it} from the game instead"
        g.phrase("static", text, ir.RemoveInstead, duration=ALWAYS, leaves=True, w=w)
    text = f"if {{what:one_obj}} leaves the field for any reason this turn, {AWAY}"
    g.phrase("action", text, ir.RemoveInstead, duration=ir.UntilEndOfTurn(w=2), leaves=True, w=FIRST + 50)
    put = "is put from the field into the Break Zone this turn"
    g.phrase("static", f"if {{what:damaged_by_it}} {put}, {AWAY}", ir.RemoveInstead, duration=ALWAYS, w=FIRST + 51)


def _costs(g: Filled) -> None:
    for w, words in enumerate(("cast {_:self} from your hand", "cast {_:self}"), FIRST):
        text = f"you can {{cost:paid_cost}} to {words}"
        g.phrase("static", text, ir.AlternativeCost, what=ir.SelfRef(), w=w)
    text = "you can discard 1 {rule:discarded_for_s} instead of 《S》 when paying for {what:special_owner} special abilities"
    g.phrase("static", text, ir.Restrict, duration=ALWAYS, w=FIRST)
    event = "your opponent has discarded a card from their hand due to Summons or abilities"
    g.phrase("past_event", event, ir.PlayerDiscards, player=ir.Opponent(), due_to=ir.AnyPlayer(), w=FIRST)


def _left_behind(g: Filled) -> None:
    """What an ability removed: "the cards removed by Hild's ability"."""
    for w, words in enumerate(("you can cast {group:removed_kind}", "you may cast {group:removed_kind}"), FIRST):
        g.phrase("static", words, ir.MayCast, player=ir.You(), w=w)
    g.phrase("all_group", "the {group:removed_kind}", ir.All, w=FIRST + 1)
    them = ir.CostOf(ir.Pronoun("them"), w=FIRST)
    words = "the total of their cost is {right:number}"
    g.phrase("condition", words, ir.Compare, left=them, compare="=", w=FIRST)
    for relation, compare in RELATIONS:
        g.phrase("condition", f"{words} {relation}", ir.Compare, left=them, compare=compare, w=FIRST)


def _powers(g: Filled) -> None:
    g.phrase("damage", "damage equal to the power of {card:one_pronoun}", ir.PowerOf, w=FIRST + 5)
    down = "(round down to the nearest 1000)"
    front = {"duration": ir.UntilEndOfTurn(w=1), "halve": True}
    g.phrase("action", f"until the end of the turn, halve {{what:possessive}} power {down}", ir.DoublePower, **front)
    for w, cards in enumerate(("one_pronoun", "all_group"), FIRST):
        text = f"halve the power of {{what:{cards}}} {{duration:for_turn}} {down}"
        g.phrase("action", text, ir.DoublePower, halve=True, w=w)
    text = "draw the same number of cards as the {count:count_group}"
    g.phrase("action", text, ir.Draw, player=ir.You(), w=FIRST + 2)
    own = {"player": ir.Opponent()}
    g.phrase("action", "play {what:one_obj} onto your opponent's field", ir.PlayOnto, w=FIRST, **own)


def _counted(g: Filled) -> None:
    """Bounds of what is counted, and parts that are multiplied together."""
    g.phrase("power", "{amount:number} power for each {each:each_at_most}", ir.PerEach)
    g.phrase("card_amount", "{amount:number} <card/cards:amount> for each {each:each_at_most}", ir.PerEach)
    g.phrase("cost_amount", "{amount:number} for each {each:each_at_most}", ir.PerEach)
    for count in (1, 2, 3):
        icons = "《C》" * count
        g.phrase("multiplied_part", f"gain {icons}", ir.GainCrystals, player=ir.You(), count=ir.Num(count))
    done = (("you_removed", "removed"), ("you_discarded", "discarded"), ("you_dulled", "dulled"))
    for form, verb in done:
        some = ir.Pronoun(form)
        if form != "you_removed":
            text = f"you {verb} {{right:number}} or more cards"
            g.phrase("shown_condition", text, ir.Compare, left=ir.CountRef(some), compare=">=", w=FIRST)
        text = f"you {verb} {{right:number}} or more {{left:{form}_kind}}"
        g.phrase("shown_condition", text, ir.Compare, compare=">=", w=FIRST + 1)
        g.phrase(f"{form}_kind", "{group:no_plain_cards}", ir.CountRef, cards=some, w=FIRST)
    for name in ("Forward", "Backup", "Monster", "Summon"):
        g.phrase("no_plain_cards", f"{{adjectives?:adjectives}} {name}s", ir.Group, noun=ir.TypeIs((name,)))
    g.phrase("no_plain_cards", "{adjectives?:adjectives} Characters", ir.Group, noun=ir.IsCharacter())
    g.phrase("no_plain_cards", "{adjectives:adjectives} cards", ir.Group, noun=ir.IsCard())
    g.phrase("no_plain_cards", "{adjectives?:plain_adjectives} {noun:trait_noun}", ir.Group)


EXTRA_PAID = (
    ("extra_removed", "removed by the extra cost", ("card", "Summon", "Backup", "Monster", "Character")),
    ("extra_discarded", "discarded by the extra cost", ("Forward", "Summon", "Backup", "Monster", "Character")),
    ("extra_put", "put into the Break Zone by the extra cost", ("Forward", "card", "Backup", "Monster", "Character")),
)


def _extra(g: Filled) -> None:
    """What paid the extra cost, by its kind."""
    for form, words, names in EXTRA_PAID:
        for name in names:
            g.phrase("one_pronoun", f"the {name} {words}", ir.Pronoun, form=f"{form}_{name.lower()}")


def _to_cast(g: Filled) -> None:
    """Cards discarded to cast the card itself."""
    thrown = {"cards": ir.DiscardedToCast()}
    to_cast = "to cast {_:self}"
    g.phrase("thrown_some", f"{{group:affected_many}} {to_cast}", ir.CountRef, w=FIRST + 9, **thrown)
    for w, relation in enumerate(("or more", "or less")):
        text = f"you discarded {{right:number}} {relation} {{left:thrown_some}}"
        g.phrase("condition", text, ir.Compare, compare=(">=", "<=")[w], w=FIRST + 9)
    for w, article in enumerate(("a", "an"), FIRST + 7):
        g.phrase(f"thrown_{article}", f"{article} {{group:affected_one}} {to_cast}", ir.CountRef, w=w, **thrown)
        text = f"you discarded {{left:thrown_{article}}}"
        g.phrase("condition", text, ir.Compare, right=ir.Num(1), compare=">=", w=w)
    total = ir.CostOf(ir.DiscardedToCast())
    words = f"of cost equal to or less than the total cost of discarded cards {to_cast}"
    g.phrase("qualifier", words, ir.CostIs, amount=total, compare="<=", w=50)


def _shown(g: Filled) -> None:
    """What was revealed, cast or named."""
    s = "shown_condition"
    for w, article in enumerate(("a", "an")):
        g.phrase(s, f"{{card:one_pronoun}} is {article} {{group:group/one}}", ir.Is, w=w + FIRST)
    text = "there are {right:number} or more different Elements among {left:elements_shown}"
    g.phrase("condition", text, ir.Compare, compare=">=", w=FIRST + 9)
    g.phrase("elements_shown", "{cards:shown_before}", ir.CountElementsOf, w=FIRST)
    g.phrase("clause", "if you don't cast it, {effect:unconditional}", ir.IfNotDone, w=21)
    text = "randomly reveal {count:number} <card/cards:count> from your opponent's hand"
    g.phrase("action", text, ir.RevealAtRandom, player=ir.Opponent(), w=FIRST)
    for w, words in enumerate(("the named Element", "of the named Element"), FIRST):
        g.phrase("named_element", words, ir.NamedElement, w=w)
    g.phrase("condition", "{card:one_pronoun} is {filter:named_element}", ir.HasFilter, w=FIRST)


def _rules(g: Filled) -> None:
    for w, had in enumerate(("it had Haste", "it has Haste")):
        text = f"can use action abilities with 《ダル》 in the cost as though {had}"
        g.phrase("rule", text, ir.DullAtOnce, w=FIRST + w)
    # "can only be blocked by Forwards of cost 4 or more": by all others it cannot
    g.phrase("rule", "can only be blocked by {by:all_others}", ir.CannotBeBlocked, w=FIRST + 1)
    g.phrase("all_others", "{qualifiers:not_these}", ir.Group, noun=ir.IsCharacter(), w=FIRST)
    g.sequence("not_these", "without_these", max=1)
    g.phrase("without_these", "{filter:these_only}", ir.Without, w=FIRST)
    for w, (words, number) in enumerate((("a ", "one"), ("an ", "one"), ("", "many"))):
        g.list("these_only", f"these_{w}", " or ", cls=ir.AnyNoun, field="options", max=1, w=FIRST + w)
        g.phrase(
            f"these_{w}",
            f"{words}{{adjectives?:adjectives}} {{noun:type_noun/{number}}} {{qualifiers?:qualifiers}}",
            ir.Group,
        )
    g.phrase("action", "{what:subj} <gains/gain:what> {rule:gained_job} {duration:for_turn}", ir.Restrict, w=FIRST)
    g.phrase("gained_job", "{job:job}", ir.AlsoJob, w=FIRST + 5)
    words = "<is/are> dulled {by} your opponent's {what}"
    for w, by in enumerate(("by", "due to")):
        for v, what in enumerate(("Summons or abilities", "Summon or ability")):
            text = words.replace("{by}", by).replace("{what}", what)
            g.phrase("happening", text, ir.BecomesDull, due_to="opponent", w=FIRST + 10 + 2 * w + v)


def _two_verbs(g: Filled) -> None:
    """ "Hild gains Haste until the end of the turn and cannot be blocked this turn", and the other way round, of "it", too."""
    turn = ir.UntilEndOfTurn(w=2)
    for w, (whom, same) in enumerate((("source", "elided"), ("one_pronoun", "elided_it"))):
        g.phrase("action", f"{{effects:gain_and_rule_{w}}}", ir.Both, w=FIRST + w)
        g.list(f"gain_and_rule_{w}", f"gain_or_rule_{w}", " and ", min=2, max=2)
        gain = f"{{to:{whom}}} gains {{gains:gains}} {{duration:for_turn}}"
        g.phrase(f"gain_or_rule_{w}", gain, ir.Gain, w=FIRST + 3)
        rule = {"what": ir.Pronoun(same), "duration": turn, "w": FIRST + 3}
        g.phrase(f"gain_or_rule_{w}", "{rule:rule} this turn", ir.Restrict, **rule)
    g.phrase("static", "{to:whole_group} gain {gains:gains} and {rule:rule}", ir.GainAndRule, duration=ALWAYS)
    g.phrase("whole_group", "the {group:group/many}", ir.All, w=2)
    g.phrase("whole_group", "all the {group:group/many}", ir.All)
    g.phrase("action", "{effects:rule_and_gain_it}", ir.Both, w=FIRST + 2)
    g.list("rule_and_gain_it", "rule_or_gain_it", " and ", min=2, max=2)
    g.phrase("rule_or_gain_it", "{what:one_pronoun} {rule:rule} this turn", ir.Restrict, duration=turn, w=FIRST + 4)
    text = "gains {gains:gains} {duration:for_turn}"
    g.phrase("rule_or_gain_it", text, ir.Gain, to=ir.Pronoun("elided_it"), w=FIRST + 4)
