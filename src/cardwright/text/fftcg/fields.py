"""Field abilities, limits of use and moments: what only holds on a condition, what parties do, two moments at once."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar

ALWAYS = ir.Continuous()


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _damage(g)
    _rules(g)
    _groups(g)
    _costs(g)
    _limits(g)
    _moments(g)


def _damage(g: Grammar) -> None:
    words = "reduce the damage dealt to {to:the_group} by {amount:number}"
    # one card: any cards and amount
    g.phrase("static", words, ir.ReplaceDamage, change="reduce", duration=ALWAYS, w=30)
    # one card each, 2 phrases: any group that deals it
    g.phrase("damage_from", "a {cards:group/one}'s ability", ir.DamageSource, kinds=("ability",), w=30)
    g.phrase("damage_from", "your {cards:coloured_source}", ir.DamageSource, by=ir.You(), w=31)
    g.phrase("coloured_source", "{adjectives:adjectives} {noun:type_noun/one}", ir.Group)
    # "if Hild or a Forward forming a party with Hild receives damage"
    # one card, 4 phrases: the card itself or one of any kind
    g.phrase("damaged", "{items:source_and_other}", ir.Several, w=30)
    g.sequence("source_and_other", "source_or_other", min=2, max=2)
    g.phrase("source_or_other", "{_:self} or", ir.SelfRef, w=30)
    g.phrase("source_or_other", "a {group:group/one}", ir.All, w=4)
    # the turn stands inside: "If Hild receives damage during your opponent's turn, reduce ..."
    # one card: both turns
    for player, whose, key in (
        (ir.You(), "your", "own_turn_damage"),
        (ir.Opponent(), "your opponent's", "turn_damage"),
    ):
        g.phrase("static_clause", f"{{effect:{key}}}", ir.If, condition=ir.IsTurnOf(player, w=5))
        for w, dealt in enumerate(("receives damage", "is dealt damage"), 31):
            for words, change in (
                ("reduce the damage by {amount:number} instead", "reduce"),
                ("the damage becomes {amount:number} instead", "become"),
            ):
                by = "by" if w == 32 else "from"
                for v, source in enumerate(("", f" {by} {{source:damage_from}}")):
                    text = f"if {{to:damaged}} {dealt}{source} during {whose} turn, {words}"
                    g.phrase(key, text, ir.ReplaceDamage, change=change, duration=ALWAYS, w=w + 10 * v)


def _rules(g: Grammar) -> None:
    # "Hild can only attack if you control 3 or more Forwards."
    # one card: attacking and blocking
    for word, rule in (("attack", ir.CannotAttack(w=30)), ("block", ir.CannotBlock(w=30))):
        g.phrase("only_if", f"{{what:source}} can only {word}", ir.Restrict, rule=rule, duration=ALWAYS)
    # one card, 5 phrases: any condition, or two of which one has to hold
    g.phrase("static_clause", "{effect:only_if} if {condition:lacking}", ir.If, w=3)
    g.phrase("lacking", "{condition:condition}", ir.Not)
    g.phrase("lacking", "{condition:either_condition}", ir.Not)
    g.list("either_condition", "condition", ", or if ", cls=ir.Or, field="conditions", min=2, w=1)
    g.list("either_condition", "condition", " or if ", cls=ir.Or, field="conditions", min=2, max=2, w=2)
    # "If Hild forms a party, that party cannot be blocked."
    # one card, 3 phrases: any rule; `likewise` has what a party gains
    g.phrase("static_clause", "if {condition:forms_party}, {effect:party_rule}", ir.If, w=4)
    g.phrase("forms_party", "{_:self} forms a party", ir.InParty, card=ir.SelfRef())
    g.phrase("party_rule", "that party {rule:rule}", ir.Restrict, what=ir.PartyOf(ir.SelfRef(), w=4), duration=ALWAYS)
    ability = {"kinds": ("ability",)}
    # one card: anybody's and the opponent's
    for by, whose in ((ir.Opponent(), "your opponent's "), (ir.AnyPlayer(), "")):
        words = f"cannot be chosen by {whose}{{sources:source_type}} abilities"
        g.phrase("rule", words, ir.CannotBeChosen, by=by, w=30, **ability)
    # one card: any type
    g.phrase("source_type", "{noun:type_noun/one}", ir.Group)
    words = "cannot be chosen by a {sources:coloured_source}'s ability"
    # one card: any group; the other article is in `likewise`
    g.phrase("rule", words, ir.CannotBeChosen, by=ir.AnyPlayer(), w=31, **ability)


def _groups(g: Grammar) -> None:
    # "Hild and the Card Name Olga Forward you control"
    # one card, 3 phrases: a name and a type, joined with other cards by "and"
    g.phrase("static_part", "the {group:named_typed}", ir.All, w=5)
    g.phrase("named_typed", "{adjectives:sole_name} {noun:type_noun/one} {qualifiers?:qualifiers}", ir.Group)
    g.sequence("sole_name", "name_noun_one", max=1)
    # one card each, 2 phrases: any cards and amount; any Elements
    g.phrase("static", "the power of {what:plain_group} becomes {amount:number}", ir.SetPower, duration=ALWAYS, w=30)
    g.phrase(
        "static",
        "if {what:source} is on the field, {_:self} gains Elements of {elements:elements_and}",
        ir.GainElements,
        duration=ALWAYS,
        w=1,
    )


def _costs(g: Grammar) -> None:
    # one card each, 2 phrases: any noun with its choices; any cost
    g.phrase("your_cards", "your {noun:any_noun/many}", ir.Group)
    g.phrase(
        "static",
        "if you pay the cost to play {_:self} onto the field, you may pay an extra {cost:icon_cost}",
        ir.ExtraCost,
        what=ir.SelfRef(),
        w=2,
    )


def _limits(g: Grammar) -> None:
    # three limits: "during your turn, if you control a Backup and only once per turn"
    g.phrase("clause", "you can only use this ability {limits:limit_row}", ir.LimitSentence)
    g.list("limit_row", "limit_of_row", ", ", " and ", min=3)
    r = "limit_of_row"
    # one card each, 3 phrases: a row of limits, each printed in full
    g.phrase(r, "during your turn", ir.OnlyYourTurn, w=3)
    g.phrase(r, "during your Main Phase", ir.OnlyMainPhase, w=3)
    g.phrase(r, "only once per turn", ir.OncePerTurn, w=3)
    g.phrase(r, "if {condition:condition}", ir.OnlyIf, w=3)
    party = ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.InAParty(), ir.ControlledBy(ir.You())))
    words = "while a party you control is attacking"
    # one card each, 2 phrases: limits of use that are conditions or name a player
    g.phrase("limit", words, ir.OnlyIf, condition=ir.Exists(party, ir.Num(1), w=30), w=4)
    g.phrase("clause", "each player can use this ability", ir.LimitSentence, limits=(ir.UseBy("any", w=1),))


def _moments(g: Grammar) -> None:
    e, h = "event", "happening"
    # one card: both players, in the words of damage to Forwards
    g.phrase(e, "when your opponent is dealt damage", ir.PlayerReceivesDamage, player=ir.Opponent(), w=2)
    g.phrase(e, "when you are dealt damage", ir.PlayerReceivesDamage, player=ir.You(), w=2)
    # one card: any dealer; "is dealt damage by" is in `triggers`
    g.phrase(h, "receives damage from {dealer:one_subject}", ir.IsDealtDamage, w=3)
    # "one of your Fire Backups", "your opponent's Forward": see `_owned_subject` in shape.py
    g.phrase("article_subject", "one of your {group:group/many}", ir.OneSubject, w=36)
    # one card: any group
    g.phrase("article_subject", "your opponent's {group:group/one}", ir.OneSubject, w=37)
    # "is blocked or chosen by your opponent's ability"
    chosen = "chosen by your opponent's "
    # one card: a Summon, an ability or both
    for kinds, words in (
        (("summon",), "Summon"),
        (("ability",), "ability"),
        (("summon", "ability"), "Summons or abilities"),
    ):
        g.phrase("blocked_or_chosen", chosen + words, ir.IsChosen, by=ir.Opponent(), kinds=kinds, w=9)
    # one card, 3 phrases: blocked or chosen, in one sentence
    g.phrase("blocked_or_chosen", "is blocked", ir.IsBlocked, w=1)
    g.phrase(e, "when {subject:subject} {happenings:two_fates}", ir.CardEvent, w=30)
    g.list("two_fates", "blocked_or_chosen", " or ", min=2, max=2)
    # two events behind one "when", or behind two
    # one card each, 5 phrases: two events of different cards in one sentence
    g.phrase(e, "when {events:two_events}", ir.AnyEvent, w=2)
    g.list("two_events", "bare_event", " or ", min=2, max=2)
    g.phrase("bare_event", "{subject:subject} {happenings:one_happening/subject}", ir.CardEvent, w=31)
    g.list(e, "damage_or_break", ", or ", cls=ir.AnyEvent, field="events", min=2, max=2, w=1)
    g.phrase("damage_or_break", "when {subject:source} {happenings:one_happening/one}", ir.CardEvent)
    put = "is put from the field into the Break Zone during the same turn"
    words = f"when the {{group:damaged_group}} damaged by {{by:source}} {put}"
    # one card, 2 phrases: the event of a damaged card, alone and behind another
    g.phrase("damage_or_break", words, ir.DamagedCardEvent, w=3)
    g.phrase(e, words, ir.DamagedCardEvent, w=3)
    # Priming: the card that was primed into
    primes = "when {name:card_of_name} primes into {_:self}"
    g.phrase(e, primes, ir.PrimesInto)
    g.phrase("event_part", primes, ir.PrimesInto)
    g.proper("card_of_name", "Card Name", stop=("primes",))
