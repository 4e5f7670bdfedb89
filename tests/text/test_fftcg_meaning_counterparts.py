"""What sentences mean that say of another player, number or kind of card what a known one says: each with its tree."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, BACKUP, BREAK_ZONE, FORWARD, ME, MINE, OPPONENT, T1, THEIRS, YOU, last, one, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text

EACH = ir.EachPlayer()
ITS_CONTROLLER = ir.ControllerOf(T1)
CARD = ir.Group(ir.IsCard())
HAND = ir.Hand(ir.Owner())
HASTE = (ir.KeywordGained("Haste"),)


def condition(text: str) -> ir.Condition:
    effect = last(f"If {text}, Hild gains Haste.", "Forward")
    assert isinstance(effect, ir.If) and effect.effect == ir.Gain(ME, HASTE, ALWAYS)
    return effect.condition


def target(count: int, group: ir.Group, bind: str = "t1") -> ir.Target:
    return ir.Target(ir.Num(count), group, bind=bind)


@pytest.mark.parametrize(
    ("words", "effect"),
    [
        ("puts the top 3 cards of their deck into the Break Zone", ir.Mill(ITS_CONTROLLER, ir.Num(3), "t2")),
        ("randomly discards 1 card", ir.DiscardAtRandom(ITS_CONTROLLER, ir.Num(1), CARD, "t2")),
        ("discards their hand", ir.DiscardHand(ITS_CONTROLLER, "t2")),
        ("gains 《C》", ir.GainCrystals(ITS_CONTROLLER, ir.Num(1))),
        ("receives 1 point of damage", ir.ReceiveDamage(ITS_CONTROLLER, ir.Num(1))),
        ("shuffles their deck", ir.Shuffle(ITS_CONTROLLER)),
        (
            "puts 1 Backup they control into the Break Zone",
            ir.SelectAndPut(
                ITS_CONTROLLER,
                target(1, ir.Group(BACKUP, (), (ir.ControlledBy(ITS_CONTROLLER),)), "t2"),
                BREAK_ZONE,
            ),
        ),
        (
            "selects 1 Backup they control",
            ir.Select(ITS_CONTROLLER, target(1, ir.Group(BACKUP, (), (ir.ControlledBy(ITS_CONTROLLER),)), "t2")),
        ),
    ],
)
def test_the_controller_of_a_card_is_told_what_to_do(words: str, effect: ir.Effect) -> None:
    more = " Dull it." if words.startswith("selects") else ""
    read = one(f"Choose 1 Forward. Break it. Its controller {words}.{more}", "Summon")
    assert same(read.effects[2], effect)  # type: ignore[attr-defined]


def test_the_controller_discards_what_the_controller_drew() -> None:
    read = last("Choose 1 Forward. Break it. Its controller draws 1 card, then discards 1 card.")
    assert isinstance(read, ir.Then)
    drawn, thrown = read.first, read.then
    assert isinstance(drawn, ir.Draw) and isinstance(thrown, ir.Discard)
    assert same(drawn.player, ITS_CONTROLLER) and same(thrown.player, ITS_CONTROLLER)


def test_what_an_opponent_may_do() -> None:
    found = ir.Search(OPPONENT, (target(1, ir.Group(BACKUP)),))
    read = last("Your opponent may search for 1 Backup and add it to their hand.")
    assert same(read, ir.May(OPPONENT, ir.Both((found, ir.ToHand(T1, OPPONENT, "add")))))
    read = last("Your opponent may put the top card of their deck into the Break Zone.")
    assert same(read, ir.May(OPPONENT, ir.Mill(OPPONENT, ir.Num(1), "t1")))


def test_who_reveals_a_card_reveals_one_of_the_own_deck() -> None:
    first, _ = one(
        "Your opponent reveals the top card of their deck. If it is a Forward, draw 1 card.", "Summon"
    ).effects  # type: ignore[attr-defined]
    assert same(first, ir.RevealTop(OPPONENT, OPPONENT, ir.Num(1), bind="t1"))
    first, _ = one("Each player reveals the top 2 cards of their deck. Put them into the Break Zone.", "Summon").effects  # type: ignore[attr-defined]
    assert same(first, ir.RevealTop(EACH, EACH, ir.Num(2), bind="t1"))


def test_one_article_before_two_names_is_for_both() -> None:
    both = ir.AnyTrait((ir.JobIs("Smith"), ir.NameIs("Smith")))
    read = one("When a [[i]]Job Smith[[/]] or [[i]]Card Name Smith[[/]] you control attacks, draw 1 card.")
    assert isinstance(read, ir.AutoAbility)
    assert read.event == ir.CardEvent(ir.OneSubject(ir.Group(both, (), (MINE,))), (ir.Attacks(),))
    other = one("When Hild or a [[i]]Job Smith[[/]] attacks, draw 1 card.")
    assert isinstance(other, ir.AutoAbility) and isinstance(other.event, ir.CardEvent)
    assert other.event.subject == ir.SubjectAny((ME, ir.OneSubject(ir.Group(ir.JobIs("Smith")))))


def test_an_article_makes_no_difference() -> None:
    fire = ir.Group(FORWARD, (ir.ElementIs(("Earth",)),))
    read = last("Hild cannot be blocked by an Earth Forward.", "Forward")
    assert same(read, ir.Restrict(ME, ir.CannotBeBlocked(fire), ALWAYS))
    read = last("If Hild is dealt damage by an Earth Forward, the damage becomes 0 instead.", "Forward")
    assert same(read, ir.ReplaceDamage(ME, "become", ir.Num(0), ALWAYS, ir.DamageSource(fire)))
    event = one(
        "When an Earth Forward damaged by Hild is put from the field into the Break Zone on the same turn, draw 1 card."
    )
    assert isinstance(event, ir.AutoAbility) and same(event.event, ir.DamagedCardEvent(ME, fire))


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("you have 《C》《C》", ir.CrystalsAre(YOU, ir.Num(2))),
        ("your opponent has no 《C》", ir.CrystalsAre(OPPONENT, ir.Num(0), "<=")),
        ("your opponent has received 6 points of damage", ir.ReceivedDamage(OPPONENT, ir.Num(6), "=")),
        ("either player has no cards in their hand", ir.HandSizeIs(ir.AnyPlayer(), ir.Num(0), "=")),
        (
            "a [[i]]Card Name Olga[[/]] is in your Break Zone",
            ir.Exists(ir.Group(ir.NameIs("Olga"), (), (ir.InZone(ir.BreakZone(YOU)),)), ir.Num(1)),
        ),
        (
            "you haven't cast any Summons this turn",
            ir.Not(ir.HasCastThisTurn(YOU, ir.Group(ir.TypeIs(("Summon",))), ir.Num(1))),
        ),
        ("your opponent has drawn 2 or more cards this turn", ir.Compare(ir.CardsDrawn(OPPONENT), ir.Num(2), ">=")),
        ("you have searched for a card this turn", ir.HappenedThisTurn(ir.PlayerSearches(YOU))),
    ],
)
def test_conditions(words: str, meant: ir.Condition) -> None:
    assert same(condition(words), meant)


def test_whole_instructions_are_multiplied() -> None:
    ice = ir.Group(ir.IsCharacter(), (ir.ElementIs(("Ice",)),), (MINE,))
    every = ir.PerEach(ir.Num(1), ir.Times(ir.Num(2), ir.CountOf(ice)))
    read = last("Your opponent discards 1 card for every 2 Ice Characters you control.")
    assert same(read, ir.Discard(OPPONENT, every, CARD, bind="t1"))
    each = ir.PerEach(ir.Num(1), ir.CountOf(ice))
    assert same(last("Gain 《C》 for each Ice Character you control."), ir.GainCrystals(YOU, each))
    milled = last("Put the top card of your deck into the Break Zone for each Ice Character you control.")
    assert same(milled, ir.Mill(YOU, each, "t1"))


def test_two_amounts_for_two() -> None:
    others = ir.All(ir.Group(FORWARD, (ir.Another(),), (THEIRS,)))
    read = last("Choose 1 Forward. Deal it 7000 damage and 3000 damage to all the other Forwards opponent controls.")
    assert isinstance(read, ir.Both)
    first, second = read.effects
    assert same(first, ir.DealDamage(T1, ir.Num(7000)))
    assert isinstance(second, ir.DealDamage) and second.amount == ir.Num(3000)
    assert isinstance(second.to, ir.All) and same(second.to.group, others.group)


def test_no_copies_while_it_is_on_the_field() -> None:
    read = last(
        "When Hild attacks, choose 1 Monster. Remove it from the game. As long as Hild is on the field, "
        "your opponent cannot play any copies of the removed card.",
        "Forward",
    )
    copies = ir.Group(ir.IsCard(), (), (ir.CopyOf(T1),))
    assert same(read, ir.CannotPlay(OPPONENT, copies, ir.WhileOnField(ME)))


def test_none_of_several() -> None:
    chosen = one("Choose 1 Forward other than Fire and Ice. Break it.", "Summon").effects[0]  # type: ignore[attr-defined]
    elements = ir.Without(ir.ElementIs(("Fire", "Ice")))
    assert same(chosen.targets[0].group, ir.Group(FORWARD, (), (elements,)))
    names = "other than [[i]]Card Name Olga[[/]] and [[i]]Card Name Karl[[/]]"
    chosen = one(f"Choose 1 Forward {names}. Break it.", "Summon").effects[0]  # type: ignore[attr-defined]
    either = ir.Without(ir.AnyTrait((ir.NameIs("Olga"), ir.NameIs("Karl"))))
    assert same(chosen.targets[0].group, ir.Group(FORWARD, (), (either,)))


@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 Forward. Break it. As long as Hild is on the field, your opponent cannot play any copies of the removed card.",
        "Its controller draws 1 card, then discards 1 card.",
        "Your opponent may search for 1 Backup and draw 1 card.",
    ],
)
def test_what_these_phrases_do_not_read(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("fftcg", text, name="Hild", card_type="Summon")


def test_what_is_chosen_if_it_is_not_so() -> None:
    read = one("If you control a Monster, draw 1 card. Otherwise, choose 1 Forward. Break it.", "Summon")
    first, other, then = read.effects  # type: ignore[attr-defined]
    assert isinstance(first, ir.If) and then == ir.Break(T1)
    assert same(other, ir.Otherwise(ir.Choose((target(1, ir.Group(FORWARD)),), YOU)))


def test_what_a_card_was() -> None:
    read = last("Choose 1 Monster. Return it to its owner's hand. If its cost was 4 or more, draw 1 card.")
    assert isinstance(read, ir.If) and same(read.condition, ir.Compare(ir.CostOf(T1), ir.Num(4), ">="))
    read = last("Choose 1 Forward. Return it to its owner's hand. If it was an Ice Forward, draw 1 card.")
    ice = ir.Group(FORWARD, (ir.ElementIs(("Ice",)),))
    assert isinstance(read, ir.If) and same(read.condition, ir.Is(T1, ice))


def test_later_if_something_holds() -> None:
    end = ir.EndOf("turn", EACH, next=True)
    for text in ("break Hild at the end of the turn", "at the end of the turn, break Hild"):
        read = one(f"When Hild attacks, if you control a Monster, {text}.")
        assert isinstance(read, ir.AutoAbility) and read.condition is not None
        assert same(read.effects, (ir.Delayed(end, (ir.Break(ME),)),))
