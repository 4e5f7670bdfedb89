"""Attacks, blocks, damage and breaking."""

from cardwright.text import ir
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar

DEALERS = ("a Summon", "your opponent's Summon")  # cards that deal damage, as a Forward does


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _fights(g)
    _damage(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _fights_more(g)
    _damage_more(g)
    _damage_from(g)


def _fights(g: Grammar) -> None:
    g.phrase("happening", "<attacks/attack>", ir.Attacks)
    g.phrase("happening", "<blocks/block>", ir.Blocks)
    g.phrase("happening", "<is/are> blocked", ir.IsBlocked)
    g.phrase("happening", "<forms/form> a party and <attacks/attack>", ir.FormsPartyAndAttacks)
    g.phrase(
        "happening", "<forms/form> a party with {with_cards:party_groups} and <attacks/attack>", ir.FormsPartyAndAttacks
    )
    g.list("party_groups", "party_group", ", ", " and ")
    g.phrase("happening", "<is/are> blocked by {by:one_subject}", ir.IsBlocked)
    g.phrase("happening", "<blocks/block> {whom:one_subject}", ir.Blocks)
    g.phrase("happening", "<is/are> not blocked", ir.IsNotBlocked)


def _damage(g: Grammar) -> None:
    g.phrase("happening", "<is/are> dealt damage", ir.IsDealtDamage)
    g.phrase("happening", "<is/are> dealt battle damage", ir.IsDealtDamage, by="battle")
    g.phrase("happening", "deals damage to your opponent", ir.DealsDamageToPlayer, player=ir.Opponent())
    g.phrase("happening", "deals damage to {whom:one_subject}", ir.DealsDamageTo)
    anything = ir.OneSubject(ir.Group(ir.IsCard()))
    g.phrase("happening", "<deals/deal> damage", ir.DealsDamageToAny, player=ir.AnyPlayer(), whom=anything)
    g.phrase("happening", "breaks {whom:one_subject}", ir.Breaks)
    # one card: only in a battle
    g.phrase("happening", "deals battle damage to {whom:one_subject}", ir.DealsDamageTo, kind="battle")
    g.phrase("happening", "<is/are> dealt damage by {dealer:one_subject}", ir.IsDealtDamage)
    # one card: a field of either player; damage by whose effects
    g.phrase(
        "happening",
        "<is/are> dealt damage by your opponent's Summons or abilities",
        ir.IsDealtDamage,
        by="ability",
        controller=ir.Opponent(),
    )
    # one card: in the singular, as who chooses is said
    g.phrase("happening", "<is/are> dealt damage by your opponent's Summon or ability", ir.IsDealtDamage, by="ability",
             controller=ir.Opponent(), w=1)  # fmt: skip
    g.phrase(
        "happening", "deals damage to your opponent or to {whom:one_subject}", ir.DealsDamageToAny, player=ir.Opponent()
    )
    g.phrase("happening", "<is/are> broken", ir.IsBroken)
    g.phrase("happening", "<breaks/break>", ir.IsBroken, w=1)
    for w, words in enumerate(("a Summon or an ability", "Summons or abilities")):
        g.phrase("happening", f"<is/are> dealt damage by {words}", ir.IsDealtDamage, by="ability", w=w + 1)
    for w, words in enumerate(("your Summons or abilities", "your Summon or ability")):
        g.phrase(
            "happening", f"<is/are> dealt damage by {words}", ir.IsDealtDamage, by="ability", controller=ir.You(), w=w
        )
    # one card: several cards deal it
    g.phrase("happening", "deal damage to your opponent", ir.DealsDamageToPlayer, player=ir.Opponent(), w=1)
    # one card: any dealer; "is dealt damage by" is elsewhere
    g.phrase("happening", "receives damage from {dealer:one_subject}", ir.IsDealtDamage, w=3)
    for amount in ("receives", "is dealt"):
        # one card, 3 phrases: so much damage; moves that few cards wait for
        g.phrase(
            "happening", f"{amount} {{at_least:number}} damage or more", ir.IsDealtDamage, w=40 + (amount == "is dealt")
        )


def _fights_more(g: Filled) -> None:
    g.phrase("happening", "<attacks/attack> alone", ir.AttacksAlone)
    for w, words in enumerate(("in a party", "as part of a party", "as a party"), 800):
        g.phrase("happening", f"<attacks/attack> {words}", ir.FormsPartyAndAttacks, w=w)
    # without "and attacks": a party is formed by attacking in it (15.1.1.9)
    g.phrase("happening", "<forms/form> a party", ir.FormsPartyAndAttacks, w=820)
    g.phrase("happening", "<forms/form> a party with {with_cards:party_groups}", ir.FormsPartyAndAttacks, w=820)
    # "When Hild and a Card Name Olga form a party and attack"
    g.phrase("party_formed_with", "{with_cards:party_groups}", ir.FormsPartyAndAttacks, w=810)
    g.sequence("one_party_formed", "party_formed_with", max=1)
    for w, attack in enumerate((" and attack", ""), 800):
        both = f"when {{_:self}} and {{happenings:one_party_formed}} form a party{attack}"
        g.phrase("event", both, ir.CardEvent, subject=ir.SelfRef(), w=w)
    g.phrase("happening", "<isn't/aren't> blocked", ir.IsNotBlocked, w=800)
    party = ir.OneSubject(ir.Group(ir.IsCard(), qualifiers=(ir.InAParty(),)))
    g.phrase("happening", "<blocks/block> a party", ir.Blocks, whom=party, w=71)
    g.phrase("happening", "<blocks/block> {whom:source}", ir.Blocks, w=70)
    g.phrase("happening", "<is/are> blocked by {by:source}", ir.IsBlocked, w=70)


def _damage_more(g: Filled) -> None:
    """What is dealt damage, or deals it to something."""
    g.phrase("happening", "<deals/deal> damage to you", ir.DealsDamageToPlayer, player=ir.You(), w=70)
    for w, words in enumerate(("damage or more", "or more damage"), 70):
        for v, whom in enumerate(("one_subject", "source")):
            g.phrase(
                "happening", f"deals {{at_least:number}} {words} to {{whom:{whom}}}", ir.DealsDamageTo, w=w + 20 * v
            )
        anything = ir.OneSubject(ir.Group(ir.IsCard()))
        g.phrase("happening", f"deals {{at_least:number}} {words}", ir.DealsDamageTo, whom=anything, w=10 + w)
    for w, words in enumerate(("{whom:one_subject} or your opponent", "{whom:one_subject} or to your opponent",
                               "your opponent or {whom:one_subject}"), 70):  # fmt: skip
        g.phrase("happening", f"deals damage to {words}", ir.DealsDamageToAny, player=ir.Opponent(), w=w)
    # what deals the damage: the engine tells a Summon's from an ability's by "kind"
    for player, whose in ((ir.AnyPlayer(), ""), (ir.Opponent(), "your opponent's "), (ir.You(), "your ")):
        for kind, forms in (("only_summon", ("Summon", "Summons")), ("only_ability", ("ability", "abilities"))):
            for w, form in enumerate(forms):
                one = {"Summon": "a Summon", "ability": "an ability"}.get(form, form) if not whose else whose + form
                if one in DEALERS:
                    continue
                fixed = {} if player == ir.AnyPlayer() else {"controller": player}
                g.phrase("happening", f"<is/are> dealt damage by {one}", ir.IsDealtDamage, by=kind, w=70 + w, **fixed)
    for w, word in enumerate(("abilities", "ability"), 71):
        dealt = f"<is/are> dealt damage by {{dealer:users_own}} {word}"
        g.phrase("happening", dealt, ir.IsDealtDamage, by="only_ability", w=w)
    # "When a Forward deals damage to Hild": whom it is dealt to is the card itself
    g.phrase("happening", "deals damage to {whom:source}", ir.DealsDamageTo, w=90)
    g.phrase("happening", "deals battle damage to {whom:source}", ir.DealsDamageTo, kind="battle", w=90)
    g.phrase("happening", "breaks {whom:source}", ir.Breaks, w=90)
    g.phrase("happening", "<receives/receive> damage", ir.IsDealtDamage, w=70)
    g.phrase("happening", "<is/are> dealt damage by {dealer:source}", ir.IsDealtDamage, w=70)


def _damage_from(g: Filled) -> None:
    """Damage of so much, and damage from Summons and abilities, by whose they are."""
    # so much of it, from a card, a Summon or an ability
    for w, words in enumerate(
        ("is dealt {at_least:number} damage or more by", "receives {at_least:number} damage or more from")
    ):
        for v, dealer in enumerate(("source", "one_subject")):
            g.phrase("happening", f"{words} {{dealer:{dealer}}}", ir.IsDealtDamage, w=700 + w + 10 * v)
    for v, (amount, of) in enumerate((("is dealt", "by"), ("receives", "from"))):
        for whose, player in (("your opponent's ", ir.Opponent()), ("your ", ir.You()), ("", None)):
            kinds = (("ability", "Summons or abilities"), ("only_ability", "abilities"), ("only_summon", "Summons"))
            if player is None:
                kinds = (*kinds, ("ability", "a Summon or an ability"), ("only_ability", "an ability"))
            fixed = {} if player is None else {"controller": player}
            for i, (kind, words) in enumerate(kinds):
                text = f"{amount} {{at_least:number}} damage or more {of} {whose}{words}"
                g.phrase("happening", text, ir.IsDealtDamage, by=kind, w=640 + 10 * v + i, **fixed)
    # "receives damage from your opponent's abilities": in the words of wider
    kinds = (("ability", "Summons or abilities"), ("only_ability", "abilities"), ("only_summon", "Summons"))
    for whose, player in (("your opponent's ", ir.Opponent()), ("your ", ir.You()), ("", None)):
        for i, (kind, words) in enumerate(kinds):
            fixed = {} if player is None else {"controller": player}
            text = f"<receives/receive> damage from {whose}{words}"
            g.phrase("happening", text, ir.IsDealtDamage, by=kind, w=600 + i, **fixed)
    # in the singular; "a Summon" alone is a card that deals damage, as a Forward is
    kinds = (("ability", "Summon or ability"), ("only_ability", "ability"), ("only_summon", "Summon"))
    for whose, player in (("your opponent's ", ir.Opponent()), ("your ", ir.You())):
        for i, (kind, words) in enumerate(kinds):
            text = f"<receives/receive> damage from {whose}{words}"
            if whose + words not in DEALERS:
                g.phrase("happening", text, ir.IsDealtDamage, by=kind, controller=player, w=610 + i)
    for i, (kind, words) in enumerate((("ability", "a Summon or an ability"), ("only_ability", "an ability"))):
        g.phrase("happening", f"<receives/receive> damage from {words}", ir.IsDealtDamage, by=kind, w=610 + i)
