"""What FFTCG sentences mean: attacks, blocks and parties."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    DRAW_1,
    FORWARD,
    FORWARDS,
    ME,
    MINE,
    OPPONENT,
    T1,
    THIS,
    TURN,
    YOU,
    awaited,
    effects,
    event_of,
    forwards,
    last,
    meant,
    one,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text

CALLED_OLGA = ir.Group(ir.NameIs("Olga"))
FOUND = "When Hild attacks, "


def asked(text: str) -> ir.Condition:
    """What an auto-ability or a field ability asks."""
    ability = meant(text)
    if isinstance(ability, ir.AutoAbility) and ability.condition is not None:
        return ability.condition
    (found,) = (each for each in ability.effects if isinstance(each, ir.If))  # type: ignore[attr-defined]
    return found.condition


def test_subject_of_the_trigger_and_chosen_card_are_told_apart() -> None:
    (gain,) = one("When a Monster you control attacks, it gains +1500 power until the end of the turn.").effects  # type: ignore[attr-defined]
    assert gain.to == ir.Ref(("subject",))
    *_, freeze = one("When a Monster you control attacks, choose 1 Backup opponent controls. Freeze it.").effects  # type: ignore[attr-defined]
    assert freeze.what == T1


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("both players control an Ice Backup", "each player controls 1 or more Ice Backups"),
        ("you control a Forward, Backup and a Monster", "you control a Forward, a Backup and a Monster"),
        ("you have a Forward, Backup and Monster in your Break Zone",
         "you have a Forward, a Backup and a Monster in your Break Zone"),
        ("you have drawn 3 or more cards during this turn", "you have drawn 3 or more cards this turn"),
        ("your opponent has at least 2 more cards in their hand than you",
         "your opponent has 2 or more cards more than you in their hand"),
    ],
)  # fmt: skip
def test_conditions_that_are_the_same(words: str, known: str) -> None:
    assert asked(f"{FOUND}if {words}, {DRAW_1}") == asked(f"{FOUND}if {known}, {DRAW_1}")


def test_how_many_are_held_are_attacking_and_were_cast() -> None:
    held = asked(f"{FOUND}if your opponent has 2 or more cards more than you in their hand, {DRAW_1}")
    assert held == ir.Compare(ir.HandSize(OPPONENT), ir.Plus(ir.HandSize(YOU), ir.Num(2)), ">=")
    fighting = ir.Group(FORWARD, (), (MINE, ir.StatusIs("attacking")))
    assert asked(f"{FOUND}if 2 or more Forwards you control are attacking, {DRAW_1}") == ir.Exists(fighting, ir.Num(2))
    used = meant(
        f"《0》: {DRAW_1[:-1].capitalize()}. You can only use this ability while 2 or more Forwards you control are attacking."
    )
    assert used.limits == (ir.OnlyIf(ir.Exists(fighting, ir.Num(2))),)  # type: ignore[attr-defined]
    cast = ir.CardsCastThisTurn(YOU, ir.Group(ir.TypeIs(("Summon",))))
    either = tuple(ir.Compare(cast, ir.Num(number), "=") for number in (2, 3))
    assert asked(f"{FOUND}if you have cast 2 or 3 Summons this turn, {DRAW_1}") == ir.Or(either)


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("discard 1 card. If the discarded card was Fire, draw 1 card.", "discard 1 card. If the discarded card is Fire, draw 1 card."),
        ("put the top 3 cards of your deck into the Break Zone. If 1 or more cards put into the Break Zone were Summons, draw 1 card.",
         "put the top 3 cards of your deck into the Break Zone. If 1 or more of the cards put into the Break Zone were Summons, draw 1 card."),
        ("you may reveal any number of Summons from your hand. If you reveal no Summons, dull Hild.",
         "you may reveal any number of Summons from your hand. If you revealed no Summons, dull Hild."),
    ],
)  # fmt: skip
def test_what_was_done_before(words: str, known: str) -> None:
    assert meant(FOUND + words) == meant(FOUND + known)


@pytest.mark.parametrize(
    "text",
    ["When Hild enters the field, attacks{} or leaves the field, draw 1 card.",
     "When Hild, a Fire Forward{} or a {Job Knight} enters your field, draw 1 card.",
     "When Hild attacks, choose 1 Fire, Ice{} or Wind Forward. Dull it.",
     "When Hild attacks, choose 1 Forward, Backup{} or Monster opponent controls. Dull it.",
     "When Hild attacks, choose 1 Forward of cost 2, 4{} or 6. Dull it.",
     "When Hild attacks, if you control {Card Name Olga}, {Card Name Rurik}{} or {Card Name Fara}, draw 1 card.",
     "When Hild attacks, choose 1 Forward. It gains Haste, First Strike{} or Brave until the end of the turn.",
     "When Hild attacks, until the end of the turn, Hild gains Haste, First Strike{} or Brave."],
)  # fmt: skip
def test_a_comma_before_the_last_of_several_changes_nothing(text: str) -> None:
    assert meant(text.replace("{}", ",")) == meant(text.replace("{}", ""))


@pytest.mark.parametrize(
    ("words", "compare"),
    [
        ("less than", "<"),
        ("inferior to", "<"),
        ("greater than", ">"),
        ("equal to or less than", "<="),
        ("less than or equal to", "<="),
        ("equal to or greater than", ">="),
    ],
)
def test_compared_with_the_card_itself(words: str, compare: str) -> None:
    chosen, _ = effects(f"When Hild attacks, choose 1 Forward with a cost {words} Hild's. Break it.", "Forward")
    assert isinstance(chosen, ir.Choose)
    assert same(chosen.targets[0].group.qualifiers[0], ir.CostIs(ir.CostOf(ME), compare))
    chosen, _ = effects(f"When Hild attacks, choose 1 Forward with power {words} Hild's. Break it.", "Forward")
    assert isinstance(chosen, ir.Choose)
    assert same(chosen.targets[0].group.qualifiers[0], ir.PowerIs(ir.PowerOf(ME), compare))


def test_what_follows_a_blocked_card_belongs_to_it() -> None:
    choose, _ = effects("Choose 1 Forward blocking a Forward you control. Dull it.")
    (target,) = choose.targets  # type: ignore[attr-defined]
    blocked = ir.All(ir.Group(FORWARD, qualifiers=(MINE,)), bind="t1")
    assert same(target.group, ir.Group(FORWARD, qualifiers=(ir.BlockingWhom(blocked),)))


def test_quoted_ability_is_an_ability_of_the_card_that_gains_it() -> None:
    *_, gain = effects('Choose 1 Forward. It gains "When this Forward blocks, draw 1 card." until the end of the turn.')
    blocks = ir.CardEvent(ir.SelfRef(w=1), (ir.Blocks(),))
    quoted = ir.AutoAbility(blocks, (ir.Draw(YOU, ir.Num(1)),))
    assert gain == ir.Gain(T1, (ir.AbilityGained((quoted,)),), TURN)


@pytest.mark.parametrize("words", ["has not attacked or blocked", "hasn't attacked or blocked", "didn't attack or block",
                                   "did not attack or block"])  # fmt: skip
@pytest.mark.parametrize(("it", "what"), [("Hild", ME), ("it", ir.Ref(("self",)))])
def test_neither_attacked_nor_blocked(words: str, it: str, what: ir.Node) -> None:
    ability = one(f"At the end of your turn, if Hild {words} this turn, break {it}.")
    assert isinstance(ability, ir.AutoAbility)
    fought = ir.HappenedThisTurn(ir.CardEvent(ME, (ir.Attacks(), ir.Blocks())))
    assert same(ability.condition, ir.Not(fought)) and same(ability.effects[0], ir.Break(what))


def test_the_forward_that_it_blocks() -> None:
    ability = meant("When Hild blocks, deal 3000 damage to the blocked Forward.")
    assert ability.effects == (ir.DealDamage(ir.Ref(("other",)), ir.Num(3000)),)  # type: ignore[attr-defined]
    ability = meant("When Hild blocks, it gains +1000 power until the end of the turn.")
    gain = ir.Gain(ir.Ref(("self",)), (ir.PowerUp(ir.Num(1000)),), ir.UntilEndOfTurn())
    assert ability.effects == (gain,)  # type: ignore[attr-defined]


def test_a_forward_or_the_opponent_is_struck() -> None:
    forward = ir.OneSubject(ir.Group(FORWARD))
    for words in ("a Forward or your opponent", "a Forward or to your opponent", "your opponent or a Forward"):
        made = meant(f"When Hild deals damage to {words}, draw 1 card.")
        event = ir.CardEvent(ME, (ir.DealsDamageToAny(OPPONENT, forward),))
        assert same(made, ir.AutoAbility(event, (ir.Draw(YOU, ir.Num(1)),)))


def test_whose_damage_a_player_receives() -> None:
    ability = one("When you receive damage from a Forward, draw 1 card.")
    wanted = ir.CardEvent(ir.OneSubject(ir.Group(FORWARD)), (ir.DealsDamageToPlayer(YOU),))
    assert same(ability.event, wanted)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("a Forward enters your field from your deck", "a Forward enters your field from the deck"),
        ("Hild is chosen by a Summon or ability of your opponent", "Hild is chosen by your opponent's Summon or ability"),
        ("Hild is dealt damage other than battle damage", "Hild is dealt damage by a Summon or an ability"),
        ("your opponent is dealt damage by a Forward you control", "a Forward you control deals damage to your opponent"),
        ("you receive damage from a Forward opponent controls", "a Forward opponent controls deals damage to you"),
        ("your opponent receives damage from Hild", "Hild deals damage to your opponent"),
        ("active Hild becomes dull due to your Summons or abilities", "Hild is dulled by your Summons or abilities"),
        ("dull Hild is activated due to your opponent's abilities", "dull Hild becomes active by your opponent's ability"),
        ("1 or more dull Backups you control are activated by an ability",
         "1 or more Backups you control become active due to an ability"),
        ("Hild forms a party with another {Category X} Forward and attacks",
         "Hild forms a party with a {Category X} Forward and attacks"),
        ("Hild forms a party with 1 or more Ice Forwards and attacks", "Hild forms a party with an Ice Forward and attacks"),
        ("you cast an Ice Forward or an Ice Backup", "you cast an Ice Forward or Ice Backup"),
    ],
)  # fmt: skip
def test_moments_that_are_the_same(words: str, known: str) -> None:
    assert event_of(f"When {words}, {DRAW_1}") == event_of(f"When {known}, {DRAW_1}")


def test_who_deals_damage_to_a_player_is_the_one_spoken_of() -> None:
    ability = meant("When you are dealt damage by a Forward opponent controls, break that Forward.")
    assert isinstance(ability, ir.AutoAbility)
    assert isinstance(ability.event, ir.CardEvent)
    assert ability.event.happenings == (ir.DealsDamageToPlayer(YOU),)
    assert ability.effects == (ir.Break(ir.Ref(("subject",))),)


@pytest.mark.parametrize("end", ["it", "Hild"])
def test_a_party_that_is_named_by_its_two_parts(end: str) -> None:
    beside = last(f"When Hild forms a party and attacks, Hild and the Forwards forming a party with {end} gain Brave until the "
                  "end of the turn.", "Forward")  # fmt: skip
    assert isinstance(beside, ir.Gain)
    assert isinstance(beside.to, ir.Several)
    together = ir.All(forwards(ir.FormingPartyWith(ir.Ref(("self",)) if end == "it" else ME)), "t1")
    assert same(beside.to, ir.Several((ME, together)))


def test_alone_and_in_a_party() -> None:
    for words, happening in (("alone", ir.AttacksAlone()), ("in a party", ir.FormsPartyAndAttacks()),
                             ("as part of a party", ir.FormsPartyAndAttacks())):  # fmt: skip
        event = one(f"When Hild attacks {words}, draw 1 card.").event  # type: ignore[attr-defined]
        assert same(event, ir.CardEvent(ME, (happening,)))
    assert same(one("When Hild isn't blocked, draw 1 card.").event, ir.CardEvent(ME, (ir.IsNotBlocked(),)))  # type: ignore[attr-defined]


@pytest.mark.parametrize("other", ["{Card Name Olga}", "a {Card Name Olga}"])
def test_who_form_a_party(other: str) -> None:
    ability = meant(f"When Hild and {other} form a party and attack, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility)
    assert same(ability.event, ir.CardEvent(ME, (ir.FormsPartyAndAttacks((CALLED_OLGA,)),)))


def test_what_is_done_besides_and_by_no_ability() -> None:
    (placed,) = meant("If Hild is dealt damage, place 1 Moon Counter on Hild and the damage becomes 0 instead.").effects  # type: ignore[attr-defined]
    assert placed.also == ir.PlaceCounters("Moon", ir.Num(1), ME)
    (twice,) = meant(
        "If Hild deals damage to your opponent other than by its ability, double the damage instead."
    ).effects  # type: ignore[attr-defined]
    assert (twice.change, twice.no_ability) == ("double", True)
    party = event_of(f"When Hild forms a party with a {{Job Knight}} or a {{Card Name Olga}} and attacks, {DRAW_1}")
    either = ir.AnyNoun((ir.Group(ir.JobIs("Knight")), ir.Group(ir.NameIs("Olga"))))
    assert party == ir.CardEvent(ME, (ir.FormsPartyAndAttacks((ir.Group(either),)),))


def test_a_party_with_any_kind_of_forward() -> None:
    event = one("When Hild forms a party with a Forward of cost 2 or less and attacks, draw 1 card.").event  # type: ignore[attr-defined]
    group = ir.Group(FORWARD, qualifiers=(ir.CostIs(ir.Num(2), "<="),))
    assert same(event, ir.CardEvent(ME, (ir.FormsPartyAndAttacks((group,)),)))


def test_a_party_that_it_blocks() -> None:
    event = one("When Hild blocks a party, draw 1 card.").event  # type: ignore[attr-defined]
    assert same(event.happenings[0].whom.group.qualifiers, (ir.InAParty(),))


def test_whom_it_blocks_is_said_behind_being_blocked() -> None:
    dear = ir.OneSubject(ir.Group(FORWARD, (), (ir.CostIs(ir.Num(5), ">="),)))
    ability = meant("When Hild blocks or is blocked by a Forward of cost 5 or more, break that Forward.")
    assert ability.event == ir.CardEvent(ME, (ir.Blocks(dear), ir.IsBlocked(dear)))  # type: ignore[attr-defined]
    assert ability.effects == (ir.Break(ir.Ref(("other",))),)  # type: ignore[attr-defined]
    ability = meant("When Hild attacks or is blocked by a Forward of cost 5 or more, draw 1 card.")
    assert ability.event == ir.CardEvent(ME, (ir.Attacks(), ir.IsBlocked(dear)))  # type: ignore[attr-defined]


def test_a_party_attacked_this_turn() -> None:
    for words in ("a party you control attacked", "a party you controlled has attacked"):
        (gain,) = meant(f"If {words} this turn, Hild gains Haste.").effects  # type: ignore[attr-defined]
        assert gain.condition == ir.HappenedThisTurn(ir.PartyAttacks(YOU))
    (gain,) = meant("During this turn, if you attacked with 2 or more {Job Smith}, Hild gains Haste.").effects  # type: ignore[attr-defined]
    smiths = ir.OneSubject(ir.Group(ir.JobIs("Smith"), qualifiers=(MINE,)))
    assert gain.condition == ir.HappenedThisTurn(ir.CardEvent(smiths, (ir.Attacks(),)), times=2)


def test_the_attacking_forward_and_the_party() -> None:
    (dealt,) = effects("When Hild blocks, deal 3000 damage to the attacking Forward.", "Forward")
    assert same(dealt, ir.DealDamage(ir.Ref(("other",)), ir.Num(3000)))
    with pytest.raises(TextError, match="nothing that"):
        effects("When Hild is blocked, deal 3000 damage to the attacking Forward.", "Forward")
    (gain,) = effects(
        "When a party you control attacks, the Forwards in the party gain Haste until the end of the turn.", "Forward"
    )
    assert isinstance(gain, ir.Gain)
    assert same(gain.to, ir.PartyOf(ir.Ref(("subject",))))


def test_the_opponents_party_in_both_wordings() -> None:
    for words, event in (
        ("attacks", ir.PartyAttacks(OPPONENT)),
        ("deals damage to you", ir.PartyDealsDamage(OPPONENT, YOU)),
    ):
        for controls in ("opponent controls", "your opponent controls"):
            ability = meant(f"When a party {controls} {words}, choose 1 Forward. Break it.")
            assert isinstance(ability, ir.AutoAbility)
            assert same(ability.event, event)
            assert same(ability.effects[-1], ir.Break(T1))


def test_the_others_of_a_party() -> None:
    (made,) = meant(
        "When Hild forms a party and attacks, the other Forwards in that party gain Haste until the end of the turn."
    ).effects  # type: ignore[attr-defined]
    assert made.to == ir.PartyOf(ir.Ref(("self",)), others=True)
    for whole in ("a party you control attacks", "2 or more Fire Forwards you control form a party and attack"):
        text = f"When {whole}, the other Forwards in that party gain Haste until the end of the turn."
        with pytest.raises(TextError):
            compile_text("fftcg", text, name="Hild", card_type="Forward")


def test_what_cannot() -> None:
    small = ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.CostIs(ir.Num(3), "<="),))
    ability = meant(
        "When Hild forms a party and attacks, the party cannot be blocked by a Forward of cost 3 or less this turn."
    )
    assert isinstance(ability, ir.AutoAbility)
    (barred,) = ability.effects
    assert (
        isinstance(barred, ir.Restrict) and same(barred.rule, ir.CannotBeBlocked(small)) and same(barred.duration, THIS)
    )
    assert isinstance(barred.what, ir.PartyOf)
    *_, other = effects(
        "Choose 2 Forwards. Your opponent selects 1 of them. Break it. The other cannot block this turn."
    )
    assert isinstance(other, ir.Restrict) and isinstance(other.what, ir.Untaken) and same(other.rule, ir.CannotBlock())


def test_the_forwards_in_the_party_are_counted() -> None:
    dealt = last("When Hild forms a party and attacks, choose 1 Forward opponent controls. "
                 "Deal it 1000 damage for each Forward in the party.", "Forward")  # fmt: skip
    assert isinstance(dealt.amount.each.cards, ir.PartyOf)  # type: ignore[attr-defined]


def test_the_party_is_counted_whole() -> None:
    ability = one("When Hild forms a party and attacks, if 3 or more Forwards form the party, draw 1 card.")
    party = ir.CountRef(ir.PartyOf(ir.Ref(("self",))), FORWARDS)
    assert same(ability.condition, ir.Compare(party, ir.Num(3), ">="))  # type: ignore[attr-defined]


def test_the_other_forwards_in_a_party() -> None:
    (found,) = effects("When Hild forms a party and attacks, activate the other Forwards in that party.", "Forward")
    assert same(found, ir.Activate(ir.PartyOf(ir.Ref(("self",)), others=True)))


@pytest.mark.parametrize(
    "text",
    ["When Hild and a [[i]]Job Monk[[/]] other than Hild form a party and attack, draw 1 card.",
     "When Hild forms a party with a [[i]]Job Monk[[/]] other than Hild and attacks, draw 1 card."],
)  # fmt: skip
def test_a_party_with_another_of_a_job(text: str) -> None:
    (formed,) = meant(text).event.happenings  # type: ignore[attr-defined]
    (other,) = formed.with_cards
    assert same(other, ir.Group(ir.JobIs("Monk"), (), (ir.OtherThan(ir.SelfRef()),)))


def test_one_or_more_of_a_job_in_the_party() -> None:
    meant("When Hild and 1 or more [[i]]Job Monk[[/]] form a party and attack, draw 1 card.")


@pytest.mark.clauses("fftcg-2020", "15.1.1.9.1")
def test_a_party_without_the_words_that_it_attacks() -> None:
    for party in (
        "Hild forms a party",
        "Hild forms a party with a {Job Knight}",
        "Hild and a {Card Name Olga} form a party",
    ):
        attacks = "attack" if " and a " in party else "attacks"
        words, full = f"When {party}, draw 1 card.", f"When {party} and {attacks}, draw 1 card."
        assert same(meant(words).event, meant(full).event)  # type: ignore[attr-defined]


def test_so_much_damage_that_it_deals() -> None:
    wanted = ir.DealsDamageTo(ir.OneSubject(FORWARDS), at_least=ir.Num(9000))
    for words in ("9000 damage or more", "9000 or more damage"):
        event = event_of(f"When Hild deals {words} to a Forward, draw 1 card.")
        assert same(event, ir.CardEvent(ME, (wanted,)))


def test_itself_or_another_by_its_name_and_whose() -> None:
    event = event_of("When Hild or {Card Name Olga} you control attacks, draw 1 card.")
    other = ir.OneSubject(ir.Group(ir.NameIs("Olga"), qualifiers=(MINE,)))
    assert same(event, ir.CardEvent(ir.SubjectAny((ME, other)), (ir.Attacks(),)))


@pytest.mark.parametrize(
    ("words", "happening"),
    [
        ("deals damage to Hild", ir.DealsDamageTo(ME)),
        ("deals battle damage to Hild", ir.DealsDamageTo(ME, kind="battle")),
        ("breaks Hild", ir.Breaks(ME)),
    ],
)
@pytest.mark.parametrize("it", ["it", "that Forward"])
def test_what_befalls_the_card_itself(words: str, happening: ir.Event, it: str) -> None:
    found = meant(f"When a Forward {words}, break {it}.")
    assert same(found.event, ir.CardEvent(ir.OneSubject(ir.Group(FORWARD)), (happening,)))  # type: ignore[attr-defined]
    assert same(found.effects, (ir.Break(ir.Ref(("subject",))),))  # type: ignore[attr-defined]


SUBJECT, OTHER = ir.Ref(("subject",)), ir.Ref(("other",))


@pytest.mark.parametrize(
    ("happens", "named", "meant_one"),
    [
        ("blocks", "blocking", SUBJECT),
        ("blocks", "blocked", OTHER),
        ("is blocked", "blocked", SUBJECT),
        ("is blocked", "blocking", OTHER),
    ],
)
def test_which_of_two_that_fight_is_called_by_what_it_does(happens: str, named: str, meant_one: ir.Ref) -> None:
    done = last(f"When a Forward you control {happens}, deal 2000 damage to the {named} Forward.", "Forward")
    assert same(done, ir.DealDamage(meant_one, ir.Num(2000)))


@pytest.mark.parametrize(
    "text",
    [
        "When Hild is blocked, deal 2000 damage to the blocked Forward.",  # the card itself is called by its name
        "When Hild blocks or is blocked, deal 2000 damage to the blocking Forward.",
        "When a Forward you control blocks or is blocked, deal 2000 damage to the blocking Forward.",
        "When Hild attacks, choose 1 Forward. When it is blocked this turn, the blocked Forward gains +2000 power until the end of the turn.",
    ],
)
def test_it_is_refused_where_the_same_words_fit_the_other_one(text: str) -> None:
    with pytest.raises(TextError):
        one(text)


def test_the_chosen_one_is_that_of_the_event_where_nothing_else_is_chosen() -> None:
    waits = "When a Forward you control is chosen by your opponent's Summon or ability, "
    assert same(last(f"{waits}activate the chosen Forward.", "Forward"), ir.Activate(SUBJECT))
    assert same(last(f"{waits}choose 1 Forward. Dull the chosen Forward.", "Forward"), ir.Dull(T1))
    for text in (
        f"{waits}activate the chosen Backup.",
        waits.replace("a Forward you control", "Hild") + "dull the chosen Forward.",
    ):
        with pytest.raises(TextError):
            one(text)


@pytest.mark.parametrize("first", ["is blocked or dealt damage", "is dealt damage or blocked"])
def test_two_fates_with_one_verb(first: str) -> None:
    found = {type(each) for each in awaited(f"When Hild {first}").happenings}  # type: ignore[attr-defined]
    assert found == {ir.IsBlocked, ir.IsDealtDamage}
    for second in ("blocked", "dealt damage"):
        chosen, other = awaited(f"When Hild is chosen by your opponent's ability or {second}").happenings  # type: ignore[attr-defined]
        assert same(chosen, ir.IsChosen(OPPONENT, ("ability",)))
        assert isinstance(other, ir.IsBlocked if second == "blocked" else ir.IsDealtDamage)
