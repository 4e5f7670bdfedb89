"""Field abilities in further words: two verbs for one subject, groups side by side, damage, costs and who may be chosen."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar

ALWAYS = ir.Continuous()
AWAY = "remove it from the game instead"
SUMMON_OR_ABILITY = ("summon", "ability")
UNSAID = ir.SelfRef(w=11)  # the subject of a second verb, which is not printed again


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _two_verbs(g)
    _subjects(g)
    _chosen(g)
    _damage(g)
    _costs(g)


def _two_verbs(g: Grammar) -> None:
    # "Hild gains Brave and can attack twice": the second verb has the same subject
    g.phrase("static_clause", "{effects:static_pair}", ir.Both, w=12)
    g.phrase("static_clause", "if {condition:conditions}, {effect:paired_static}", ir.If)
    g.phrase("paired_static", "{effects:static_pair}", ir.Both, w=12)
    g.list("static_pair", "static_verb", " and ", min=2, max=2)
    g.phrase("static_verb", "{to:source} gains {gains:gains}", ir.Gain, duration=ALWAYS, w=3)
    g.phrase("static_verb", "{rule:rule}", ir.Restrict, what=UNSAID, duration=ALWAYS, w=3)
    # one card, 2 phrases: a power, and the group spoken of before
    g.phrase("static", "{what:possessive} power becomes {amount:number}", ir.SetPower, duration=ALWAYS, w=2)
    # "..., they gain +1000 power", "... gain Haste, and if they are dealt damage ...": the group named before
    g.phrase("static", "they gain {gains:gains}", ir.Gain, to=ir.Pronoun("they_all"), duration=ALWAYS, w=4)
    g.list("joined_static", "static", ", and ", cls=ir.Both, field="effects", min=2, max=2, w=13)
    for words, change in (
        ("the damage becomes {amount:number} instead", "become"),
        ("the damage is reduced by {amount:number} instead", "reduce"),
        ("reduce the damage by {amount:number} instead", "reduce"),
    ):
        w = 5 + int(words.startswith("reduce"))
        head = "if they are dealt damage"
        fixed = {"to": ir.Pronoun("they_all"), "change": change, "duration": ALWAYS, "w": w}
        g.phrase("static", f"{head}, {words}", ir.ReplaceDamage, **fixed)
        # one card: damage from a source; the group spoken of before
        g.phrase("static", f"{head} by {{source:damage_from}}, {words}", ir.ReplaceDamage, **fixed)
    # "If you control no Forwards, put Hild into the Break Zone.": as soon as that is so
    g.phrase("static_clause", "if {condition:conditions}, {effect:put_away}", ir.If)
    g.phrase("put_away", "put {what:source} into the Break Zone", ir.Restrict, rule=ir.PutAway(), duration=ALWAYS)
    # "For every 3 Summons in your Break Zone, Hild gains ..."
    # one card: for so many each, in front
    g.phrase("static_clause", "for {each:for_every}, {effect:static}", ir.ForEachFront, w=1)


def _subjects(g: Grammar) -> None:
    # "the Card Name Olga you control gain": several cards, whatever the noun
    # one card, 3 phrases: a name for several cards; what they lose or may not do stands beside it
    g.phrase("plural_names", "the {group:plural_named}", ir.All, w=10)
    g.phrase("plural_named", "{noun:name_noun_one} {qualifiers?:qualifiers}", ir.Group)
    g.phrase("static", "{to:plural_names} gain {gains:gains}", ir.Gain, duration=ALWAYS)
    g.phrase("static", "{to:plural_names} lose {losses:losses}", ir.Lose, duration=ALWAYS)
    g.phrase("static", "{what:plural_names} {rule:rule}", ir.Restrict, duration=ALWAYS)
    g.phrase("action", "{to:plural_names} gain {gains:gains} {duration:for_turn}", ir.Gain, w=5)
    g.phrase("action", "until the end of the turn, {to:plural_names} gain {gains:gains}", ir.Gain,
             duration=ir.UntilEndOfTurn(w=1), w=5)  # fmt: skip
    # one card: "the Card Name Ann Forward and the Job Knight Forwards you control": `sharing` gives the place to both
    g.phrase("static_part", "the {group:group/many}", ir.All, w=2)
    g.phrase("source_or_group", "the {group:named_typed}", ir.All, w=5)
    # "the Card Name Ann Forward and Card Name Bob Forward you control": the article stands for both
    # one card, 6 phrases: two names with one article and one place
    g.phrase("both_groups", "the {group:pair_group}", ir.All, w=11)
    g.phrase("pair_group", "{noun:pair_noun} {qualifiers:pair_places}", ir.Group)
    g.list("pair_noun", "pair_one", " and ", cls=ir.AnyNoun, field="options", min=2, max=2, w=5)
    g.phrase("pair_one", "{adjectives:one_name} {noun:type_noun/one}", ir.Group)
    g.phrase("static", "{to:both_groups} gain {gains:gains}", ir.Gain, duration=ALWAYS)
    g.phrase("action", "{to:both_groups} gain {gains:gains} {duration:for_turn}", ir.Gain, w=6)
    g.phrase("action", "until the end of the turn, {to:both_groups} gain {gains:gains}", ir.Gain,
             duration=ir.UntilEndOfTurn(w=1), w=6)  # fmt: skip
    # one card, 2 phrases: the parts of the two names above
    g.sequence("one_name", "name_noun_one", max=1)
    g.sequence("pair_places", "pair_place", max=1)
    g.phrase("pair_place", "you control", ir.ControlledBy, player=ir.You())
    g.phrase("pair_place", "opponent controls", ir.ControlledBy, player=ir.Opponent())
    # "the opponent's Forwards"
    # one card, 5 phrases: older words for what is said elsewhere
    g.phrase("static_subject", "the opponent's {group:opposing}", ir.All, w=12)
    g.phrase("opposing", "{adjectives?:adjectives} {noun:type_noun/many}", ir.Group,
             qualifiers=(ir.ControlledBy(ir.Opponent(), w=6),))  # fmt: skip
    g.phrase("plain_group", "this Forward", ir.SelfRef, w=1)
    g.phrase("plain_group", "this Character", ir.SelfRef, w=2)
    g.phrase("lasting_rule", "<does|do> not activate during the Active Phase", ir.DoesNotActivate, w=3)
    g.phrase("rule", "can attack once more this turn", ir.AttackOnceMore, w=1)


def _chosen(g: Grammar) -> None:
    r = "rule"
    card = ir.IsCard()
    for by, whose in ((ir.Opponent(), "your opponent's "), (ir.AnyPlayer(), "")):
        fixed = {"by": by, "kinds": SUMMON_OR_ABILITY}
        # one card, 3 phrases: of a player or of any
        g.phrase(r, f"cannot be chosen by {whose}{{sources:same_twice}}", ir.CannotBeChosen, **fixed)
        head = f"cannot be chosen by {whose}Summons or abilities "
        g.phrase(r, head + "that share its Element", ir.CannotBeChosen,
                 sources=ir.Group(card, qualifiers=(ir.SameTrait("element", ir.SelfRef(), w=4),)), w=1, **fixed)  # fmt: skip
        g.phrase(r, head + "of the named Element", ir.CannotBeChosen,
                 sources=ir.Group(card, qualifiers=(ir.NamedElement(w=1),)), w=2, **fixed)  # fmt: skip
    for element in ("Fire", "Ice", "Wind", "Earth", "Lightning", "Water", "Light", "Dark"):
        sources = ir.Group(card, adjectives=(ir.ElementIs((element,), w=4),))
        # one card: one of the Elements
        g.value("same_twice", f"{element} Summons or {element} abilities", sources)


def _damage(g: Grammar) -> None:
    d = "damage_from"
    # one card, 7 phrases: sources: whose, of which kind, of which Element
    g.phrase(d, "your Summon", ir.DamageSource, kinds=("summon",), by=ir.You())
    g.phrase(d, "your Summons", ir.DamageSource, kinds=("summon",), by=ir.You(), w=1)
    g.phrase(d, "your Summons or abilities", ir.DamageSource, kinds=SUMMON_OR_ABILITY, by=ir.You())
    g.phrase(d, "your abilities", ir.DamageSource, kinds=("ability",), by=ir.You())
    named = ir.Group(ir.IsCard(), qualifiers=(ir.NamedElement(w=1),))
    g.phrase(d, "abilities of the named Element", ir.DamageSource, kinds=("ability",), cards=named, w=6)
    g.phrase(
        d, "a Summon or an ability of the named Element", ir.DamageSource, kinds=SUMMON_OR_ABILITY, cards=named, w=7
    )
    # "The damage dealt to Hild is reduced by 2000 instead."
    head = "the damage dealt to {to:damaged} "
    for words, change in (("is reduced by", "reduce"), ("is increased by", "increase"), ("becomes", "become")):
        # one card: one of the verbs of a table
        g.phrase(
            "static", head + words + " {amount:number} instead", ir.ReplaceDamage, change=change, duration=ALWAYS, w=8
        )
    # for this turn
    now = {"duration": ir.UntilEndOfTurn(w=2)}
    for w, dealt in enumerate(("is dealt damage", "receives damage"), 1):
        for words, change in (
            ("the damage becomes {amount:number} instead", "become"),
            ("the damage increases by {amount:number} instead", "increase"),
            ("reduce the damage by {amount:number} instead", "reduce"),
        ):
            text = f"if {{to:damaged_now}} {dealt} this turn, {words}"
            # one card, 5 phrases: for this turn, in the orders of older cards; the table is in `damages`
            g.phrase("action", text, ir.ReplaceDamage, change=change, w=w, **now)
    g.phrase("action", "the next damage dealt to {to:named_alone} becomes {amount:number} this turn",
             ir.ReplaceDamage, change="become", next_only=True, **now)  # fmt: skip
    g.phrase("named_alone", "{group:name_group}", ir.All, w=13)
    g.phrase("action", "during this turn, the next damage dealt to {to:pronoun_obj} by {source:damage_from}, becomes {amount:number} instead",
             ir.ReplaceDamage, change="become", next_only=True, duration=ir.UntilEndOfTurn(w=3), w=1)  # fmt: skip
    g.phrase("action", "if {dealer:one_pronoun} deals damage to you or a {to:group/one} this turn, the damage becomes {amount:number} instead",
             ir.ReplaceDealtAll, player=ir.You(), change="become", **now)  # fmt: skip
    for w, words in enumerate(("if {what:one_obj} leaves the field for any reason, " + AWAY,
                               "if {what:one_obj} leaves the field, remove it from the game instead")):  # fmt: skip
        # one card: with or without its reason
        g.phrase("action", words, ir.RemoveInstead, duration=ir.Permanent(), leaves=True, w=w + 2)


def _costs(g: Grammar) -> None:
    c = "cost_action"
    # one card, 4 phrases: costs in older words
    g.phrase(c, "put a total of {count:number} {group:group/many} into the Break Zone", ir.PayPutGroup,
             to=ir.BreakZone(ir.Owner()), w=1)  # fmt: skip
    g.phrase(c, "remove a total of {count:number} {group:group/many} from the game", ir.PayRemove, w=1)
    g.phrase(c, "Dull {count:number} active {group:group/count}", ir.PayDull, w=2)
    g.phrase("static", "you can {cost:paid_cost} to play {_:self} from your hand onto the field", ir.AlternativeCost,
             what=ir.SelfRef(), w=2)  # fmt: skip
    once = "before paying the cost to {verb} {_:self}{onto}, you may {cost:paid_cost}. If you do so, the cost "
    for w, (verb, onto, asked) in enumerate((("play", " onto the field", "for playing"), ("cast", "", "to cast"),
                                             ("cast", "", "required to cast"))):  # fmt: skip
        text = once.replace("{verb}", verb).replace("{onto}", onto)
        # one card, 2 phrases: once before paying; the older words of a discard
        g.phrase("static", f"{text}{asked} {{_:self}}{onto} is reduced by {{amount:number}}", ir.PayToReduce,
                 what=ir.SelfRef(), w=w + 1)  # fmt: skip
    g.phrase("past_event", "your opponent has discarded a card from their hand " + "due to the Summons or abilities",
             ir.PlayerDiscards, player=ir.Opponent(), due_to=ir.AnyPlayer(), w=3)  # fmt: skip
