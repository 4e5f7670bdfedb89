"""What moments of counters, Crystals, draws, damage and casting mean, and what was not done or differs."""

from __future__ import annotations

import pytest
from fftcg_meaning import FORWARD, ME, MINE, OPPONENT, THEIRS, YOU, one, same

from cardwright.errors import TextError
from cardwright.text import ir

CARD = ir.Group(ir.IsCard())


def event(words: str) -> ir.Event:
    found = one(f"{words}, draw 1 card.").event  # type: ignore[attr-defined]
    assert isinstance(found, ir.Event)
    return found


def condition(words: str) -> ir.Condition:
    found = one(f"At the end of each of your turns, if {words}, draw 1 card.").condition  # type: ignore[attr-defined]
    assert isinstance(found, ir.Condition)
    return found


A_FORWARD_OF_YOURS = ir.OneSubject(ir.Group(FORWARD, qualifiers=(MINE,)))
FOE = ir.OneSubject(ir.Group(FORWARD, qualifiers=(THEIRS,)))


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("When a Dream Counter is placed on Hild", ir.CounterPlacedOn("Dream", ME)),
        ("When a Dream Counter is placed on a Forward you control", ir.CounterPlacedOn("Dream", A_FORWARD_OF_YOURS)),
        ("When a Dream Counter is removed from a Forward you control", ir.CounterRemoved("Dream", A_FORWARD_OF_YOURS)),
        ("When the last Dream Counter is removed from Hild", ir.CounterRemoved("Dream", ME, last=True)),
        ("When you pay 1 or more 《C》", ir.PlayerPaysCrystal(YOU)),
        ("When your opponent pays 《C》", ir.PlayerPaysCrystal(OPPONENT)),
        ("When you draw a card due to your Summons or abilities", ir.PlayerDraws(YOU, due_to="own")),
        ("When your opponent draws a card by your abilities", ir.PlayerDraws(OPPONENT, due_to="own_ability")),
        ("When you draw your third card each turn", ir.FirstInTurn(ir.PlayerDraws(YOU), nth=3)),
        ("When you receive damage from your opponent's abilities", ir.PlayerReceivesDamage(YOU, due_to="opponent_ability")),
        ("When your opponent receives a point of damage due to Summons or abilities",
         ir.PlayerReceivesDamage(OPPONENT, due_to="ability")),
        ("When you use a special ability of a Forward", ir.PlayerUsesAbility(YOU, "special", ir.Group(FORWARD))),
        ("When dull Hild becomes active", ir.CardEvent(ME, (ir.BecomesActive(),))),
        ("When a Forward opponent controls is frozen", ir.CardEvent(FOE, (ir.BecomesFrozen(),))),
        ("When a Forward opponent controls becomes frozen due to your abilities",
         ir.CardEvent(FOE, (ir.BecomesFrozen("own_ability"),))),
        ("When Hild is dealt 5000 damage or more by a Forward opponent controls",
         ir.CardEvent(ME, (ir.IsDealtDamage(dealer=FOE, at_least=ir.Num(5000)),))),
        ("When a card is put into your opponent's Break Zone from anywhere other than the field",
         ir.CardEvent(ir.OneSubject(CARD), (ir.PutIntoBreakZone("theirs_not_field"),))),
        ("When you cast a Fire Summon other than from your hand",
         ir.PlayerCasts(YOU, ir.Group(ir.TypeIs(("Summon",)), adjectives=(ir.ElementIs(("Fire",)),),
                                      qualifiers=(ir.Without(ir.InZone(ir.Hand(YOU))),)))),
    ],
)  # fmt: skip
def test_moments(words: str, meant: ir.Event) -> None:
    assert same(event(words), meant)


def test_what_players_did_or_did_not_do() -> None:
    summon = ir.Group(ir.TypeIs(("Summon",)))
    attacker = ir.OneSubject(ir.Group(ir.IsCharacter(), qualifiers=(THEIRS,)))  # whatever it is by now
    attack = ir.HappenedThisTurn(ir.CardEvent(attacker, (ir.Attacks(),)))
    for words, meant in (
        ("your opponent has not attacked this turn", ir.Not(attack)),
        ("your opponent didn't attack with any Forwards this turn", ir.Not(attack)),
        ("your opponent attacked this turn", attack),
        ("you discarded a card from your hand this turn", ir.HappenedThisTurn(ir.PlayerDiscards(YOU))),
        ("you didn't cast any Summons this turn", ir.Not(ir.HasCastThisTurn(YOU, summon, ir.Num(1)))),
        ("your opponent cast 2 or more Summons this turn", ir.HasCastThisTurn(OPPONENT, summon, ir.Num(2))),
        ("you did not use a special ability this turn", ir.Not(ir.HappenedThisTurn(ir.PlayerUsesAbility(YOU, "special")))),
        ("you have paid 《C》 this turn", ir.HappenedThisTurn(ir.PlayerPaysCrystal(YOU))),
        ("Hild didn't deal damage to your opponent this turn",
         ir.Not(ir.HappenedThisTurn(ir.CardEvent(ME, (ir.DealsDamageToPlayer(OPPONENT),))))),
        ("your opponent drew 3 or more cards this turn", ir.Compare(ir.CardsDrawn(OPPONENT), ir.Num(3), ">=")),
    ):  # fmt: skip
        assert same(condition(words), meant), words


def test_what_is_compared_or_differs() -> None:
    lying = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.BreakZone(YOU)),))
    mine = ir.Group(FORWARD, qualifiers=(MINE,))
    for words, meant in (
        ("you control the same number of Forwards as your opponent", ir.ControlSame(ir.Group(FORWARD))),
        ("it is not your turn", ir.IsTurnOf(OPPONENT)),
        ("you have received an odd number of points of damage", ir.Parity(ir.DamageReceived(YOU), True)),
        ("the number of Forwards you control is an even number", ir.Parity(ir.CountOf(mine), False)),
        ("you have received no damage", ir.ReceivedDamage(YOU, ir.Num(0), "=")),
        ("you have 3 or more cards with different names in your Break Zone",
         ir.Compare(ir.CountDifferent("name", lying), ir.Num(3), ">=")),
        ("there are 4 or more cards of different Elements in your Break Zone",
         ir.Compare(ir.CountElements(lying), ir.Num(4), ">=")),
    ):  # fmt: skip
        assert same(condition(words), meant), words


def test_whom_it_means() -> None:
    ability = one("When you discard a Forward, you may play it onto the field.")
    (may,) = ability.effects  # type: ignore[attr-defined]
    assert same(may.effect, ir.PlayOnto(ir.Ref(("subject",)), ir.Owner()))
    ability = one("When your opponent uses a special ability, you may pay 《2》. If you do so, cancel its effect.")
    *_, done = ability.effects  # type: ignore[attr-defined]
    assert same(done.effect, ir.CancelEffect(ir.Ref(("stack",))))
    ability = one(
        "When a Dream Counter is placed on a Forward you control, it gains +1000 power until the end of the turn."
    )
    (gain,) = ability.effects  # type: ignore[attr-defined]
    assert gain.to == ir.Ref(("subject",))


def test_as_it_was_and_what_all_have_in_common() -> None:
    backups = ir.Group(ir.TypeIs(("Backup",)), qualifiers=(MINE,))
    both = ir.Plus(ir.DamageReceived(YOU), ir.DamageReceived(OPPONENT))
    for words, meant in (
        ("Hild was dull", ir.HasFilter(ME, ir.StatusIs("dull"))),
        ("3 or more Soul Counters were placed on Hild", ir.CountersAre(ME, "Soul", ir.Num(3))),
        ("the Backups you control are all of the same Element", ir.AllShare(ir.All(backups, bind="t1"), "element")),
        (
            "a Summon was cast this turn",
            ir.HasCastThisTurn(ir.AnyPlayer(), ir.Group(ir.TypeIs(("Summon",))), ir.Num(1)),
        ),
        ("both players have received a total of 8 points of damage or more", ir.Compare(both, ir.Num(8), ">=")),
    ):
        assert same(condition(words), meant), words


def test_an_if_behind_what_is_only_so_is_open() -> None:
    for text in (
        "You can only cast Hild during your opponent's turn if you control 2 or more Backups.",
        "You can only pay with Fire CP to cast Hild if you control 2 or more Backups.",
    ):
        with pytest.raises(TextError, match="open what is only so"):
            one(text)


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
        assert same(event(words), ir.AnyEvent(events)), words
    # what was cast is no ability that was used, and the other way round
    words = "When your opponent uses a special ability or when your opponent casts a Summon, cancel its effect."
    with pytest.raises(TextError):
        one(words)


def test_limits_of_use() -> None:
    ability = one(
        "《0》: Draw 1 card. You can only use this ability during your Main Phase 2, and if you control 3 or more Forwards."
    )
    phase, forwards = ability.limits  # type: ignore[attr-defined]
    assert same(phase, ir.OnlyIf(ir.PhaseIs("main_2", YOU)))
    assert same(forwards, ir.OnlyIf(ir.Controls(YOU, ir.Group(FORWARD), ir.Num(3))))


@pytest.mark.parametrize(
    "text",
    [
        "When Hild enters the field, if you have a Forward in your Break Zone, play it onto the field.",
        "When Hild enters the field, if there is a Summon in your Break Zone, add it to your hand.",
        "When Hild attacks, if a Forward opponent controls is attacking, it gains +1000 power until the end of the turn.",
        "When Hild attacks, if a Forward you control has attacked this turn, it gains +1000 power until the end of the turn.",
        "When Hild attacks, if a Summon was cast this turn, add it to your hand.",
        "When Hild enters the field, if you paid the extra cost, choose 1 Forward. Break it. If you didn't, draw 1 card.",
    ],
)
def test_what_is_open_is_refused(text: str) -> None:
    """The card itself, or the one that the condition speaks of; what was not done, or not paid."""
    with pytest.raises(TextError, match=r"card that the condition speaks of|it is open"):
        one(text)


def test_more_conditions_and_phases() -> None:
    attacking = ir.Group(FORWARD, qualifiers=(THEIRS, ir.StatusIs("attacking")))
    summon = ir.PlayerCasts(YOU, ir.Group(ir.TypeIs(("Summon",))))
    fought = ir.CardEvent(FOE, (ir.Attacks(), ir.Blocks()))
    assert same(condition("a Forward opponent controls is attacking"), ir.Exists(attacking, ir.Num(1)))
    assert same(condition("a Forward opponent controls attacked or blocked this turn"), ir.HappenedThisTurn(fought))
    for words, phase, player in (
        ("your opponent's Attack Phase", "attack", OPPONENT),
        ("the Attack Phase", "attack", ir.EachPlayer()),
        ("your Main Phase 2", "main_2", YOU),
    ):
        assert same(event(f"When you cast a Summon during {words}"), ir.DuringPhaseOf(phase, player, summon)), words
    ability = one("When a Forward enters your field, if you didn't cast it, draw 1 card.")
    asked = ability.condition  # type: ignore[attr-defined]
    assert same(asked, ir.Not(ir.WasCast(ir.Ref(("subject",)))))


def test_what_was_not_paid_comes_of_the_condition() -> None:
    ability = one("When Hild enters the field, if you paid the extra cost, draw 1 card. If you didn't, discard 1 card.")
    assert isinstance(ability, ir.AutoAbility) and ability.condition is None
    first, then = ability.effects
    assert same(first, ir.If(ir.PaidExtraCost(), ir.Draw(YOU, ir.Num(1)))) and isinstance(then, ir.IfNotDone)
