"""What FFTCG sentences mean: the moments of cards that abilities wait for."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    BACKUP,
    DRAW,
    DRAW_1,
    FOE,
    FORWARD,
    ME,
    MINE,
    MONSTER,
    OPPONENT,
    SUMMONS,
    THEIRS,
    YOU,
    awaited,
    effects,
    event_of,
    last,
    meant,
    one,
    same,
    subject,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text
from cardwright.text.walk import nodes

ATTACK = "When a Forward opponent controls attacks,"
FALLEN = "When a Forward you control is put from the field into the Break Zone,"
OTHER = ir.Ref(("other",))
ATTACKS = ir.CardEvent(ME, (ir.Attacks(),))
DIED = "When a Forward opponent controls is put from the field into the Break Zone on the same turn that {} dealt it damage, draw 1 card."
TWO_THOUSAND = ir.Num(2000)
A_MONSTER = ir.OneSubject(ir.Group(MONSTER, qualifiers=(MINE,)))


def test_several_moments_in_a_row() -> None:
    enters = ir.CardEvent(ME, (ir.EntersField(ir.AnyPlayer()),))
    hurt, paid = ir.PlayerReceivesDamage(YOU), ir.PlayerPaysCrystal(YOU)
    for words, events in (
        ("When Hild enters the field or when you receive a point of damage", (enters, hurt)),
        ("When Hild enters the field or you receive a point of damage", (enters, hurt)),
        ("When Hild enters the field, or when you pay 《C》", (enters, paid)),
        ("When you receive a point of damage or when Hild enters the field", (hurt, enters)),
        ("When Hild enters the field, when you receive a point of damage, or when you pay 《C》", (enters, hurt, paid)),
    ):
        assert same(awaited(words), ir.AnyEvent(events)), words
    # what was cast is no ability that was used, and the other way round
    words = "When your opponent uses a special ability or when your opponent casts a Summon, cancel its effect."
    with pytest.raises(TextError):
        one(words)


def test_on_entering_and_at_the_beginning_of_a_phase() -> None:
    enters = ir.CardEvent(ME, (ir.EntersField(whose=ir.AnyPlayer()),))
    for words, moment in (
        ("or at the beginning of your Main Phase 1", ir.BeginningOf("main_1", YOU)),
        ("and at the beginning of your Main Phase 1", ir.BeginningOf("main_1", YOU)),
        ("or at the end of your turn", ir.EndOf("turn", YOU)),
    ):
        event = one(f"When Hild enters the field {words}, draw 1 card.").event  # type: ignore[attr-defined]
        assert same(event, ir.AnyEvent((enters, moment))), words


def test_two_moments_of_which_one_is_a_players() -> None:
    ability = one("When Hild attacks, or when you cast a Summon, draw 1 card.")
    casts = ir.PlayerCasts(YOU, ir.Group(ir.TypeIs(("Summon",))))
    assert same(ability.event, ir.AnyEvent((ir.CardEvent(ME, (ir.Attacks(),)), casts)))  # type: ignore[attr-defined]


def test_an_ex_burst_alone() -> None:
    only = "(This ability may only be used as an EX Burst.)"
    found = one(f"[[ex]]EX BURST[[/]] When Hild is put into the Damage Zone, draw 1 card. {only}")
    assert isinstance(found, ir.AutoAbility) and isinstance(found.event, ir.AsBurst) and found.ex_burst
    for text in (
        "[[ex]]EX BURST[[/]] When Hild is put into the Damage Zone, draw 1 card.",
        f"[[ex]]EX BURST[[/]] When Hild enters the field, draw 1 card. {only}",
        f"When Hild is put into the Damage Zone, draw 1 card. {only}",
    ):
        with pytest.raises(TextError, match="EX Burst alone"):
            one(text)


@pytest.mark.clauses("fftcg-2020", "11.8.3")
@pytest.mark.parametrize(
    "whose",
    ["your opponent's auto-ability", "an auto-ability of your opponent", "one of your opponent's auto-abilities"],
)
def test_an_ability_waits_for_the_opponents_auto_abilities(whose: str) -> None:
    drawn = ir.Draw(YOU, ir.Num(1))
    assert same(one(f"When {whose} triggers, draw 1 card."), ir.AutoAbility(ir.AutoTriggers(OPPONENT), (drawn,)))


@pytest.mark.clauses("fftcg-2020", "11.8.3")
def test_it_is_the_card_whose_auto_ability_triggers() -> None:
    made = one("When an auto-ability of a Forward opponent controls triggers, deal it 2000 damage.")
    event = ir.AutoTriggers(ir.EachPlayer(), ir.Group(FORWARD, (), (THEIRS,)))
    assert same(made, ir.AutoAbility(event, (ir.DealDamage(ir.Ref(("subject",)), TWO_THOUSAND),)))


def test_whose_effect_activates_it() -> None:
    event = one("When a Forward you control becomes active due to your abilities, draw 1 card.").event  # type: ignore[attr-defined]
    assert same(event.happenings[0], ir.BecomesActive(due_to="own_ability"))


@pytest.mark.parametrize(
    ("words", "event"),
    [
        ("an active Forward you control becomes dull", ir.BecomesDull()),
        ("a dull Forward you control becomes active", ir.BecomesActive()),
        ("an active Forward you control becomes dull due to your opponent's Summons or abilities", ir.BecomesDull("opponent")),
    ],
)  # fmt: skip
def test_what_a_card_was_before_it_turned_is_not_asked(words: str, event: ir.Event) -> None:
    """15.1.1.1.2: only an active card becomes dull."""
    ability = one(f"When {words}, draw 1 card.")
    forward = ir.OneSubject(ir.Group(FORWARD, qualifiers=(MINE,)))
    assert same(ability.event, ir.CardEvent(forward, (event,)))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("words", "event"),
    [
        ("Hild is dulled due to your ability", ir.BecomesDull("own_ability")),
        ("Hild is dulled by your Summon", ir.BecomesDull("own_summon")),
    ],
)
def test_what_else_a_trigger_waits_for(words: str, event: ir.Event) -> None:
    auto = one(f"When {words}, draw 1 card.")
    assert isinstance(auto, ir.AutoAbility) and same(auto.event, ir.CardEvent(ME, (event,)))
    assert auto.effects == (DRAW,)


@pytest.mark.parametrize("by", ["by", "due to"])
@pytest.mark.parametrize("words", ["your Summons or abilities", "your Summon or ability"])
def test_dulled_by_your_own(by: str, words: str) -> None:
    ability = one(f"When a Forward opponent controls is dulled {by} {words}, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and isinstance(ability.event, ir.CardEvent)
    assert same(ability.event.happenings[0], ir.BecomesDull(due_to="own"))


def test_damage_of_a_battle_by_some_card_what_is_frozen_and_what_anybody_casts() -> None:
    met = event_of("When Hild is dealt battle damage by a Forward of cost 3 or less, break that Forward.")
    cheap = ir.OneSubject(ir.Group(FORWARD, (), (ir.CostIs(ir.Num(3), "<="),)))
    assert met == ir.CardEvent(ME, (ir.IsDealtDamage("battle", cheap),))
    frozen = event_of(f"When a Backup you control becomes Frozen due to your opponent's Summons or abilities, {DRAW_1}")
    assert frozen == ir.CardEvent(ir.OneSubject(ir.Group(BACKUP, (), (MINE,))), (ir.BecomesFrozen("opponent"),))
    cast = event_of(f"Whenever an Ice Summon is cast, {DRAW_1}")
    summon = ir.Group(ir.TypeIs(("Summon",)), (ir.ElementIs(("Ice",)),))
    assert cast == ir.PlayerCasts(ir.EachPlayer(), summon)


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("When Hild becomes a Forward", ir.ComesToBe(ME, FORWARD)),
        ("When a Monster you control becomes a Forward", ir.ComesToBe(A_MONSTER, FORWARD)),
        ("When Hild's power becomes 9000 or more", ir.ComesToBe(ME, ir.PowerIs(ir.Num(9000), ">="))),
        ("When the power of a Forward opponent controls becomes 2000 or less", ir.ComesToBe(FOE, ir.PowerIs(ir.Num(2000), "<="))),
        ("When you gain control of a Fire Forward opponent controls",
         ir.GainsControl(YOU, ir.Group(FORWARD, adjectives=(ir.ElementIs(("Fire",)),)))),
        ("When you draw 2 or more cards due to your Summons or abilities", ir.PlayerDraws(YOU, due_to="own", count=2)),
        ("When your opponent draws 1 or more cards", ir.PlayerDraws(OPPONENT, count=1)),
        ("When a card is added to your hand by your abilities",
         ir.CardEvent(ir.OneSubject(ir.Group(ir.IsCard())), (ir.AddedToHand("anywhere", YOU, "own_ability"),))),
        ("When Hild attacks and is not blocked", ir.CardEvent(ME, (ir.IsNotBlocked(),))),
        ("The first time Hild is dealt damage each turn", ir.FirstInTurn(ir.CardEvent(ME, (ir.IsDealtDamage(),)))),
        ("When a Forward enters your field other than by being cast",
         ir.CardEvent(ir.OneSubject(ir.Group(FORWARD)), (ir.EntersField(YOU, "not_cast"),))),
        ("When Hild attacks in a party with a Monster", ir.CardEvent(ME, (ir.FormsPartyAndAttacks((ir.Group(MONSTER),)),))),
        ("When you receive a point of damage during your turn", ir.DuringTurnOf(YOU, ir.PlayerReceivesDamage(YOU))),
        ("When your opponent uses an ability of a Backup", ir.PlayerUsesAbility(OPPONENT, "any", ir.Group(BACKUP))),
        ("When you control 3 or more Monsters", ir.StateHolds(ir.Controls(YOU, ir.Group(MONSTER), ir.Num(3)))),
        ("When your opponent controls no Backups", ir.StateHolds(ir.Controls(OPPONENT, ir.Group(BACKUP), ir.Num(0), "<="))),
    ],
)  # fmt: skip
def test_moments(words: str, meant: ir.Event) -> None:
    assert same(awaited(words), meant)


def test_moments_of_the_other_player_of_several_cards_and_of_some_cause() -> None:
    backups = ir.CountedSubject(ir.Num(1), ir.Group(BACKUP, (), (MINE,)))
    due = event_of(f"When 1 or more Backups you control become dull due to your Summons or abilities, {DRAW_1}")
    assert due == ir.CardEvent(backups, (ir.BecomesDull("own"),))
    enters = event_of(f"When a Forward enters your opponent's field from the deck, {DRAW_1}")
    assert enters == ir.CardEvent(ir.OneSubject(ir.Group(FORWARD)), (ir.EntersField(OPPONENT, "deck"),))
    found = event_of(
        f"When 1 or more cards are added to your opponent's hand from the deck due to a search effect, {DRAW_1}"
    )
    some = ir.CountedSubject(ir.Num(1), ir.Group(ir.IsCard()))
    assert found == ir.CardEvent(some, (ir.AddedToHand("search", OPPONENT),))
    drawn = event_of(f"When your opponent draws 1 or more cards outside of their Draw Phase, {DRAW_1}")
    assert drawn == ir.PlayerDraws(OPPONENT, outside=True, count=1)
    dear = ir.Group(FORWARD, (), (ir.CostIs(ir.Num(4), ">="),))
    party = event_of(f"When Hild forms a party with a Forward of cost 4 or more and attacks, {DRAW_1}")
    assert party == ir.CardEvent(ME, (ir.FormsPartyAndAttacks((dear,)),))


@pytest.mark.parametrize(
    "hand", ["to their owner's hand", "to their owners' hands", "from the field to their owners' hands"]
)
def test_several_are_returned(hand: str) -> None:
    made = one(f"When 2 or more Forwards opponent controls are returned {hand}, draw 1 card.")
    assert isinstance(made, ir.AutoAbility)
    subject = ir.CountedSubject(ir.Num(2), ir.Group(FORWARD, qualifiers=(ir.ControlledBy(OPPONENT),)))
    assert same(made.event, ir.CardEvent(subject, (ir.ReturnsToHand(),)))


def test_cards_put_away_from_a_deck_and_discarded_together() -> None:
    for words, source in (("your deck", "your_deck"), ("your opponent's deck", "opponent_deck")):
        for put in (f"put from {words} into the Break Zone", f"put into the Break Zone from {words}"):
            ability = meant(f"When 2 or more cards are {put} due to your Summons or abilities, draw 1 card.")
            assert isinstance(ability, ir.AutoAbility) and isinstance(ability.event, ir.CardEvent)
            assert same(ability.event.happenings, (ir.PutIntoBreakZone(source=source, due_to="own"),))
    ability = meant("When you discard 2 or more cards due to Summons or abilities, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility)
    assert same(ability.event, ir.PlayerDiscards(YOU, count=2, due_to=ir.AnyPlayer()))


def test_several_cards_at_once() -> None:
    card = ir.Group(ir.IsCard())
    assert event_of(
        f"When 1 or more cards are added to your hand from the deck due to a search effect, {DRAW_1}"
    ) == ir.CardEvent(ir.CountedSubject(ir.Num(1), card), (ir.AddedToHand("search", YOU),))
    foes = ir.Group(FORWARD, (), (THEIRS,))
    assert event_of(f"When 1 or more Forwards opponent controls deal damage to you, {DRAW_1}") == ir.CardEvent(
        ir.CountedSubject(ir.Num(1), foes), (ir.DealsDamageToPlayer(YOU),)
    )
    mine = ir.Group(FORWARD, (), (MINE,))
    assert event_of(f"When 1 or more Forwards you control are removed from the game, {DRAW_1}") == ir.CardEvent(
        ir.CountedSubject(ir.Num(1), mine), (ir.RemovedFromGame(),)
    )


@pytest.mark.parametrize(
    "words",
    [
        "a Forward that was dealt damage by Hild this turn is put from the field into the Break Zone",
        "a Forward dealt damage by Hild is put from the field into the Break Zone on the same turn",
        "the Forward that received damage from Hild is put from the field into the Break Zone during the same turn",
    ],
)
def test_what_was_dealt_damage_by_the_card_before(words: str) -> None:
    assert same(meant(f"When {words}, draw 1 card.").event, ir.DamagedCardEvent(ME, ir.Group(FORWARD)))  # type: ignore[attr-defined]


def test_the_chosen_forward_is_the_one_that_was_given_the_ability() -> None:
    gain = last(f'Choose 1 Forward. Until the end of the turn, it gains "{DIED.format("the chosen Forward has")}".')
    assert isinstance(gain.gains[0].abilities[0].event.by, ir.SelfRef)
    assert isinstance(one(DIED.format("Hild has")).event.by, ir.SelfRef)
    quoted = DIED.format("the chosen Forward has")
    for text in (quoted, f'Until the end of the turn, all the Forwards you control gain "{quoted}".'):
        with pytest.raises(TextError):
            last(text)


def test_summons_and_the_abilities_of_some_characters() -> None:
    words = "your Summon or an ability of a Forward you control"
    (more,) = one(f"If {words} deals damage to a Forward, the damage increases by 1000 instead.").effects  # type: ignore[attr-defined]
    options = (ir.Group(ir.TypeIs(("Summon",))), ir.Group(FORWARD, qualifiers=(MINE,)))
    source = ir.DamageSource(ir.Group(ir.AnyNoun(options)), ("summon", "ability"), YOU)
    assert same(more.source, source)
    ability = one("When Hild or your Ice Summon deals damage to a Forward, break it.")
    ice = ir.Group(ir.TypeIs(("Summon",)), (ir.ElementIs(("Ice",)),), (ir.ControlledBy(YOU),))
    assert same(ability.event.subject, ir.SubjectAny((ME, ir.OneSubject(ice))))  # type: ignore[attr-defined]


def test_it_is_the_one_that_was_struck() -> None:
    event = "When a Forward you control deals damage to a Forward opponent controls"
    (broken,) = one(f"{event}, break it.").effects  # type: ignore[attr-defined]
    assert same(broken, ir.Break(ir.Ref(("other",))))
    for text, why in (
        (f"{event}, activate it.", "dealt the damage"),
        ("When a Forward you control is blocked by a Forward, break it.", "which of the two"),
    ):
        with pytest.raises(TextError, match=why):
            compile_text("fftcg", text, name="Hild", card_type="Forward")


@pytest.mark.parametrize("done", ["break that Forward", "break it"])
def test_later_the_card_itself_is_called_by_its_name(done: str) -> None:
    later = last(f"When Hild attacks, when Hild deals damage to a Forward this turn, {done}.", "Forward")
    assert isinstance(later, ir.Delayed)
    assert same(later.effects[0], ir.Break(OTHER))


def test_that_card_and_then_it_are_one() -> None:
    (made,) = meant("When Hild deals damage to a Forward, dull that Forward and Freeze it.").effects  # type: ignore[attr-defined]
    assert made == ir.Both((ir.Dull(ir.Ref(("other",))), ir.Freeze(ir.Ref(("other",)))))


@pytest.mark.parametrize("turn", ["in a turn", "each turn", "during each turn", "during a turn", "this turn"])
def test_for_the_first_time(turn: str) -> None:
    ability = meant(f"When Hild attacks for the first time {turn}, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and same(ability.event, ir.FirstInTurn(ATTACKS))
    ability = meant(f"When you cast a Summon for the first time {turn}, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility)
    assert same(ability.event, ir.FirstInTurn(ir.PlayerCasts(YOU, SUMMONS)))


def test_the_first_time_in_a_turn_of_one_player() -> None:
    first = ir.FirstInTurn(ir.CardEvent(ir.SelfRef(), (ir.Attacks(),)))
    text = "During each of your turns, when Hild attacks for the first time in that turn, activate Hild."
    assert event_of(text) == ir.DuringTurnOf(YOU, first)
    used = ir.FirstInTurn(ir.PlayerUsesAbility(OPPONENT, "action"))
    assert (
        event_of(
            f"During each turn, when your opponent uses an action ability for the first time in that turn, {DRAW_1}"
        )
        == used
    )


def test_first_time_of_one_of_a_kind() -> None:
    text = "During each turn, when a Forward enters your field for the first time in that turn, draw 1 card."
    event = one(text).event  # type: ignore[attr-defined]
    assert isinstance(event, ir.FirstInTurn)
    assert same(event.event, ir.CardEvent(ir.OneSubject(ir.Group(FORWARD)), (ir.EntersField(YOU),)))


@pytest.mark.parametrize(
    ("words", "nth"),
    [("for the second time in the same turn", 2), ("a second time this turn", 2), ("for the third time in a turn", 3)],
)
def test_the_second_time(words: str, nth: int) -> None:
    event = one(f"When Hild attacks {words}, draw 1 card.").event  # type: ignore[attr-defined]
    assert same(event, ir.FirstInTurn(ir.CardEvent(ME, (ir.Attacks(),)), nth))


@pytest.mark.parametrize(
    "text",
    [
        "you may dull 1 active Backup you control. If you do so, cancel its effect.",
        "you may reveal 1 Forward from your hand. If you do so, cancel its effect.",
    ],
)
def test_what_is_cancelled_is_what_chose(text: str) -> None:
    made = meant(f"When Hild is chosen by your opponent's Summons or abilities, {text}").effects[-1]  # type: ignore[attr-defined]
    assert made == ir.IfDone(ir.CancelEffect(ir.Ref(("stack",))))


def test_an_ability_that_chose_is_not_dulled() -> None:
    made = one("When Hild is chosen by your opponent's Summon or ability, dull it.").effects  # type: ignore[attr-defined]
    assert same(made[0], ir.Dull(ir.Ref(("self",))))


def test_cancelled_unless_it_is_paid_for() -> None:
    for words in (
        "its effect is cancelled unless your opponent pays 《2》",
        "cancel its effect if your opponent doesn't pay 《2》",
    ):
        (unless,) = one(f"When Hild is chosen by your opponent's Summon, {words}.").effects  # type: ignore[attr-defined]
        paid = ir.Cost(icons=(ir.CpGeneric(2),))
        assert same(unless, ir.Unless(OPPONENT, paid, ir.CancelEffect(ir.Ref(("stack",))))), words


@pytest.mark.parametrize("deals", ["is dealt damage by", "receives damage from"])
def test_damage_from_a_summon_of_the_other_player(deals: str) -> None:
    ability = meant(f"When Hild {deals} your opponent's Summon, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and isinstance(ability.event, ir.CardEvent)
    (dealt,) = ability.event.happenings
    assert isinstance(dealt, ir.IsDealtDamage) and isinstance(dealt.dealer, ir.OneSubject)
    assert dealt.dealer.group == ir.Group(ir.TypeIs(("Summon",)), qualifiers=(ir.ControlledBy(ir.Opponent()),))


def test_damage_by_an_ability_is_not_damage_by_a_summon() -> None:
    for words, by, controller in (
        ("an ability", "only_ability", None),
        ("your opponent's abilities", "only_ability", OPPONENT),
        ("your opponent's Summons", "only_summon", OPPONENT),
        ("your Summon", "only_summon", YOU),
    ):
        event = one(f"When Hild is dealt damage by {words}, draw 1 card.").event  # type: ignore[attr-defined]
        assert same(event, ir.CardEvent(ME, (ir.IsDealtDamage(by=by, controller=controller),))), words


def test_so_much_damage_from_somewhere_is_waited_for() -> None:
    made = meant("When a Forward you control is dealt 3000 damage or more by your opponent's Summons, draw 1 card.")
    (happening,) = made.event.happenings  # type: ignore[attr-defined]
    assert happening == ir.IsDealtDamage("only_summon", controller=OPPONENT, at_least=ir.Num(3000))


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("When a Forward you control is chosen by your opponent's Summon or ability, choose 1 Forward you control. It gains +2000 power until"
         " the end of the turn. Cancel its effect.", "stack"),
        (f"{ATTACK} choose 1 Summon in your Break Zone. Add it to your hand. Dull it.", "subject"),
        (f"{FALLEN} choose 1 Forward. Dull it. Add it to your hand.", "subject"),
        (f"{FALLEN} you may play 1 Forward from your hand onto the field. Add it to your hand.", "subject"),
        ("When Hild deals damage to a Forward or is dealt damage by a Forward, choose 1 card in your Break Zone. Add it to your hand. Break that"
         " Forward.", "other"),
        ("When a party you control attacks, activate all the Forwards other than Hild you control. They gain +2000 power until the end of the"
         " turn.", "t1"),
    ],
)  # fmt: skip
def test_what_the_verb_can_be_done_to(words: str, meant: str) -> None:
    *_, found = (each for each in nodes(one(words)) if isinstance(each, ir.Ref))
    assert found.to == (meant,)


def test_the_card_that_entered_and_the_one_that_attacks() -> None:
    entered = meant("When a Monster enters your field, place 1 Level Counter on the Monster that entered the field.")
    assert entered.effects[0].on == ir.Ref(("subject",))  # type: ignore[attr-defined]
    attacking = meant(
        "When a Forward opponent controls attacks, the attacking Forward loses 1000 power until the end of the turn."
    )
    assert attacking.effects[0].to == ir.Ref(("subject",))  # type: ignore[attr-defined]
    with pytest.raises(TextError, match="entered_backup"):
        one("When a Monster enters your field, dull the Backup that entered the field.")


def test_elements_that_one_has_and_who_primes() -> None:
    (check,) = effects("If you have 3 or more different Elements among Characters you control, draw 1 card.")
    assert isinstance(check, ir.If)
    mine = ir.CountElements(ir.Group(ir.IsCharacter(), qualifiers=(MINE,)))
    assert same(check.condition, ir.Compare(mine, ir.Num(3), ">="))
    event = one("When Hild or a Character you control primes, draw 1 card.").event  # type: ignore[attr-defined]
    assert isinstance(event, ir.Primes)


@pytest.mark.parametrize("known", [(), ("Olga",), ("Olga", "Olga (XVI)")])
def test_a_name_that_says_whence_it_comes(known: tuple[str, ...]) -> None:
    """Whether or not a pool knows the name, and somebody who is called like that without it."""
    text = "When Olga (XVI) primes into Hild, draw 1 card."
    whole = compile_text("fftcg", text, name="Hild", card_type="Forward", lexicon={"Card Name": frozenset(known)})
    (made,) = (each for each in nodes(whole) if isinstance(each, ir.PrimesInto))
    assert made.name == "Olga (XVI)"


def test_or_behind_one_article_is_one_group_and_behind_two_it_is_two_subjects() -> None:
    smith, olga = ir.JobIs("Smith"), ir.NameIs("Olga")
    assert subject("a {Job Smith} or {Card Name Olga}") == ir.OneSubject(ir.Group(ir.AnyTrait((smith, olga))))
    both = ir.SubjectAny((ir.OneSubject(ir.Group(smith)), ir.OneSubject(ir.Group(olga))))
    assert subject("a {Job Smith} or a {Card Name Olga}") == both
    assert subject("Hild or {Card Name Olga}") == ir.SubjectAny((ME, ir.OneSubject(ir.Group(olga))))


@pytest.mark.clauses("fftcg-2020", "11.8.4")
def test_what_stands_behind_the_last_of_two_subjects_is_said_of_both() -> None:
    smith, olga = ir.JobIs("Smith"), ir.NameIs("Olga")
    mine, others = (MINE,), (ir.OtherThan(ME),)
    for words, behind in (
        ("you control", mine),
        ("other than Hild", others),
        ("other than Hild you control", others + mine),
    ):
        both = subject(f"a {{Job Smith}} or a {{Card Name Olga}} {words}")
        found = tuple(each.group for each in both.items)  # type: ignore[attr-defined]
        assert found == (ir.Group(smith, qualifiers=behind), ir.Group(olga, qualifiers=behind)), words
    both = subject("Hild, a {Job Smith} other than {Card Name Olga} or an Ice Forward you control")
    assert both.items[0] == ME  # type: ignore[attr-defined]
    first, second = (each.group for each in both.items[1:])  # type: ignore[attr-defined]
    assert first == ir.Group(smith, qualifiers=(ir.Without(ir.NameIs("Olga")), MINE))
    assert second == ir.Group(FORWARD, (ir.ElementIs(("Ice",)),), mine)
    # what is said behind the first alone stays there
    both = subject("a {Job Smith} you control or a {Card Name Olga} opponent controls")
    assert [each.group.qualifiers for each in both.items] == [mine, (THEIRS,)]  # type: ignore[attr-defined]
    both = subject("a {Job Smith} you control or a {Card Name Olga}")
    assert [each.group.qualifiers for each in both.items] == [mine, ()]  # type: ignore[attr-defined]
    # nor does a later one take what is said in front of it, or what may be said of one card alone
    both = subject("a {Job Smith} or one of your Forwards")
    assert [each.group.qualifiers for each in both.items] == [(), mine]  # type: ignore[attr-defined]
    with pytest.raises(TextError, match="whether what stands behind the last card holds for all"):
        subject("a {Job Smith} or a Forward of cost 5 or more")
    assert isinstance(subject("Hild or a Forward of cost 5 or more"), ir.SubjectAny)


def test_another_of_a_kind() -> None:
    ability = one("When Hild or another Earth Monster enters your field, draw 1 card.")
    another = ir.Group(ir.TypeIs(("Monster",)), (ir.Another(), ir.ElementIs(("Earth",))))
    event = ir.CardEvent(ir.SubjectAny((ME, ir.OneSubject(another))), (ir.EntersField(YOU),))
    assert same(ability.event, event)  # type: ignore[attr-defined]


def test_a_name_or_a_kind() -> None:
    name, kind = ir.NameIs("Olga"), ir.JobIs("Mech")
    either = ir.SubjectAny((ir.OneSubject(ir.Group(name)), ir.OneSubject(ir.Group(kind))))
    assert same(subject("{Card Name Olga} or a {Job Mech}"), either)
    one_kind = ir.OneSubject(ir.Group(ir.AnyTrait((kind, name))))
    assert same(subject("a {Job Mech} or {Card Name Olga}"), one_kind)


@pytest.mark.parametrize(
    ("cause", "by"),
    [
        ("your opponent's ability", "opponent_ability"),
        ("your opponent's Summon or ability", "opponent_effects"),
        ("a Summon or an ability of your opponent", "opponent_effects"),
        ("your ability", "own_ability"),
    ],
)
def test_who_brings_it_onto_the_opponents_field(cause: str, by: str) -> None:
    event = event_of(f"When a Forward enters your opponent's field due to {cause}, draw 1 card.")
    assert same(event, ir.CardEvent(ir.OneSubject(ir.Group(FORWARD)), (ir.EntersField(OPPONENT, by),)))
