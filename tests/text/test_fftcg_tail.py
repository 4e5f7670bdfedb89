"""Less common sentences of the FFTCG, each with the node that carries its meaning: own sentences in the game's wording."""

from __future__ import annotations

import pytest

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text, render_text
from cardwright.text.walk import nodes

ME, YOU, OPPONENT = ir.SelfRef(), ir.You(), ir.Opponent()
FORWARD = ir.TypeIs(("Forward",))
ALWAYS = ir.Continuous()

SENTENCES: tuple[tuple[str, str, ir.Node], ...] = (
    # costs
    ("Forward", "《C》《ダル》: Draw 1 card.", ir.Cost((ir.CrystalIcon(), ir.DullSelf()))),
    ("Forward", "Dull 2 active Fire Backups: Draw 1 card.",
     ir.PayDull(ir.Num(2), ir.Group(ir.TypeIs(("Backup",)), (ir.ElementIs(("Fire",)),)))),
    ("Monster", "Remove 3 Monster Counters from Hild: Draw 1 card.", ir.PayCounters("Monster", ir.Num(3), ME)),
    ("Backup", "Put the top 2 cards of your deck into the Break Zone: Draw 1 card.", ir.PayMill(ir.Num(2))),
    ("Backup", "《ダル》, put Hild and 2 Monsters into the Break Zone: Draw 1 card.",
     ir.PayPutGroup(ir.Num(2), ir.Group(ir.TypeIs(("Monster",))), ir.BreakZone(ir.Owner()), w=9)),
    ("Forward", "《火》: Hild gains Haste and Hild's power becomes 6000.",
     ir.SetPower(ME, ir.Num(6000), ir.Permanent(w=3))),
    # limits
    ("Forward", "《0》: Draw 1 card. You can only use this ability if Hild is in the Break Zone.",
     ir.OnlyIf(ir.SourceIn(ME, "break_zone"))),
    ("Forward", "《0》: Draw 1 card. You can only use this ability while Hild is attacking.",
     ir.OnlyWhile(ME, ir.StatusIs("attacking"))),
    ("Forward", "When Hild attacks, draw 1 card. This effect will trigger only twice per turn.", ir.OncePerTurn(2)),
    # triggers
    ("Forward", "At the end of each of your opponent's turns, draw 1 card.", ir.EndOf("turn", OPPONENT)),
    ("Forward", "When you cast an Ice Summon, draw 1 card.",
     ir.PlayerCasts(YOU, ir.Group(ir.TypeIs(("Summon",)), (ir.ElementIs(("Ice",)),)), w=1)),
    ("Forward", "When 3 or more [[i]]Job Smith[[/]] Forwards you control form a party and attack, shuffle your deck.",
     ir.CountedSubject(ir.Num(3), ir.Group(FORWARD, (ir.JobIs("Smith"),), (ir.ControlledBy(YOU),)))),
    ("Forward", "When Hild blocks or is blocked, draw 1 card.", ir.CardEvent(ME, (ir.Blocks(), ir.IsBlocked()))),
    ("Forward", "When Hild enters the field or at the end of each of your turns, draw 1 card.",
     ir.AnyEvent((ir.CardEvent(ME, (ir.EntersField(ir.AnyPlayer()),)), ir.EndOf("turn", YOU)))),
    ("Forward", "When a Warp Counter is removed from Hild, draw 1 card.", ir.CounterRemoved("Warp", ME)),
    # conditions
    ("Summon", "If a Wind Forward has entered your field this turn, draw 1 card.",
     ir.HappenedThisTurn(ir.CardEvent(ir.OneSubject(ir.Group(FORWARD, (ir.ElementIs(("Wind",)),))), (ir.EntersField(YOU),)))),
    ("Summon", "If you have received 4 points of damage or less, draw 1 card.", ir.ReceivedDamage(YOU, ir.Num(4), "<=")),
    ("Summon", "If your opponent has no cards in their hand, draw 1 card.", ir.HandSizeIs(OPPONENT, ir.Num(0), "=")),
    ("Summon", "If the cost paid to cast Hild included Fire CP, draw 1 card.", ir.PaidElement("Fire")),
    ("Summon", "If you have a 《C》, draw 1 card.", ir.CrystalsAre(YOU, ir.Num(1))),
    # amounts
    ("Summon", "Choose 1 Forward. Deal it damage equal to its power minus 2000.",
     ir.Minus(ir.PowerOf(ir.Ref(("t1",))), ir.Num(2000))),
    ("Summon", "Choose 1 Forward. Deal it 1000 damage for every 2 Backups you control.",
     ir.Times(ir.Num(2), ir.CountOf(ir.Group(ir.TypeIs(("Backup",)), (), (ir.ControlledBy(YOU),))))),
    ("Summon", "Choose 1 Forward. Deal it 2000 damage and 500 more damage for each card in your hand.",
     ir.Plus(ir.Num(2000), ir.PerEach(ir.Num(500), ir.CountOf(ir.Group(ir.IsCard(), (), (ir.InZone(ir.Hand(YOU)),)))))),
    # instructions
    ("Summon", "Choose 1 Summon. Cancel its effect.", ir.CancelEffect(ir.Ref(("t1",)))),
    ("Summon", "Choose 1 Forward. Dull it or activate it.", ir.OneOf((ir.Dull(ir.Ref(("t1",))), ir.Activate(ir.Ref(("t1",)))))),
    ("Summon", "Choose 1 Forward. If your opponent doesn't pay 《3》, break it.",
     ir.Unless(OPPONENT, ir.Cost((ir.CpGeneric(3),)), ir.Break(ir.Ref(("t1",))))),
    ("Summon", "Draw 3 cards, then discard 2 cards.",
     ir.Then(ir.Draw(YOU, ir.Num(3)), ir.Discard(YOU, ir.Num(2), ir.Group(ir.IsCard()), bind="t1"))),
    ("Summon", "Your opponent randomly discards 1 card.", ir.DiscardAtRandom(OPPONENT, ir.Num(1), ir.Group(ir.IsCard()), bind="t1")),
    ("Summon", "Your opponent discards 1 card at random from their hand.", ir.DiscardAtRandom(OPPONENT, ir.Num(1), ir.Group(ir.IsCard()), bind="t1", w=301)),
    ("Forward", "When Hild attacks, Hild deals your opponent 1 point of damage.", ir.DamagePlayer(OPPONENT, ir.Num(1), ME)),
    ("Forward", "When Hild is chosen by your opponent's Summon, cancel its effect.", ir.CancelEffect(ir.Ref(("stack",)))),
    # field abilities
    ("Forward", "Hild can attack twice in the same turn.", ir.Restrict(ME, ir.AttackTwice(), ALWAYS)),
    ("Forward", "Hild is also [[i]]Card Name Hilda[[/]] in all situations.", ir.Restrict(ME, ir.AlsoName("Hilda"), ALWAYS)),
    ("Forward", "If Hild deals damage to a Forward, double the damage instead.",
     ir.ReplaceDealt(ME, "double", ir.Num(2), ALWAYS, ir.Group(FORWARD))),
    ("Forward", "During your turn, Hild gains +2000 power.",
     ir.If(ir.IsTurnOf(YOU, w=1), ir.Gain(ME, (ir.PowerUp(ir.Num(2000)),), ALWAYS))),
    ("Forward", "You can only pay with Earth CP to cast Hild.", ir.PayOnlyWith("Earth")),
    ("Forward", "You can pay 《2》《C》 (instead of paying the CP cost) to cast Hild.",
     ir.AlternativeCost(ME, ir.Cost((ir.CpGeneric(2), ir.CrystalIcon())))),
    ("Summon", "If you cast Hild, you may discard 2 cards as an extra cost.",
     ir.ExtraCost(ME, ir.Cost(actions=(ir.PayDiscard(ir.Num(2), ir.Group(ir.IsCard())),)))),
    ("Forward", "Limit Break -- 2", ir.LimitBreak(2)),
    ("Forward", "Warp 3 -- 《風》《1》", ir.Warp(3, ir.Cost((ir.CpElement("Wind"), ir.CpGeneric(1))))),
)  # fmt: skip


@pytest.mark.parametrize(("kind", "text", "node"), SENTENCES, ids=[text for _, text, _ in SENTENCES])
def test_the_sentence_has_this_node_and_prints_back(kind: str, text: str, node: ir.Node) -> None:
    made = compile_text("fftcg", text, name="Hild", card_type=kind)
    assert node in list(nodes(made))
    assert render_text("fftcg", made, name="Hild") == text


def test_its_power_is_that_of_the_card_which_deals_or_is_dealt_damage() -> None:
    latter = compile_text(
        "fftcg",
        "Choose 1 Monster you control and 1 Forward opponent controls. The latter deals damage equal to its power to the former.",
        name="Hild",
        card_type="Summon",
    )
    powers = [node for node in nodes(latter) if isinstance(node, ir.PowerOf)]
    assert [node.card for node in powers] == [ir.Ref(("t2",))]
    each = compile_text(
        "fftcg",
        "Deal each Monster opponent controls damage equal to its power minus 500.",
        name="Hild",
        card_type="Summon",
    )
    assert [node.card for node in nodes(each) if isinstance(node, ir.PowerOf)] == [ir.EachOne()]


def test_a_cost_of_two_sentences_replaced_together() -> None:
    text = (
        "Choose 1 Forward. Deal it 2000 damage. Hild will not activate during your next Active Phase. "
        "If you control a Monster, deal it 5000 damage instead. Hild will not activate during your next Active Phase."
    )
    made = compile_text("fftcg", "《ダル》: " + text, name="Hild", card_type="Forward")
    (instead,) = [node for node in nodes(made) if isinstance(node, ir.Instead)]
    assert instead.replaces == 2
    assert isinstance(instead.effect, ir.Both)
    assert render_text("fftcg", made, name="Hild") == "《ダル》: " + text


def test_a_reminder_of_another_number_is_refused() -> None:
    reminder = "(If you have received {number} points of damage or more, this Character has this ability.)"
    text = "Damage 4 -- Put Hild into the Break Zone: Draw 1 card. " + reminder.format(number=5)
    with pytest.raises(TextError, match="reminder"):
        compile_text("fftcg", text, name="Hild", card_type="Monster")
    compile_text("fftcg", text.replace("5", "4"), name="Hild", card_type="Monster")


@pytest.mark.parametrize("card", ["this Character", "this Forward", "Hild"])
@pytest.mark.parametrize(
    "ability", ["Hild gains Brave.", "When Hild attacks, draw 1 card.", "[[s]]Slash[[/]] 《S》: Draw 1 card."]
)
def test_every_kind_of_ability_may_say_when_it_is_there(ability: str, card: str) -> None:
    text = f"Damage 3 -- {ability} (If you have received 3 points of damage or more, {card} has this ability.)"
    made = compile_text("fftcg", text, name="Hild", card_type="Forward")
    assert render_text("fftcg", made, name="Hild") == text
    for wrong in (text.replace("received 3", "received 5"), text.removeprefix("Damage 3 -- ")):
        with pytest.raises(TextError, match="reminder"):
            compile_text("fftcg", wrong, name="Hild", card_type="Forward")
