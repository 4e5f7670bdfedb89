"""What FFTCG sentences mean: how long something lasts."""

from __future__ import annotations

import re

import pytest
from fftcg_meaning import (
    CHOSEN,
    ENTERS,
    FORWARD,
    FORWARDS_OF_MINE,
    IT,
    ME,
    MINE,
    ONE,
    OPPONENT,
    SUMMONS,
    T1,
    TILL_END,
    YOU,
    effects,
    last,
    meant,
    one,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text, render_text
from cardwright.text.reading import same_meaning

SEVERAL = "Choose up to 2 Forwards. "
STAYS_MINE = ir.WhileOnYours(ME)
STAYS = ir.WhileOnField(ME)
UP = (ir.PowerUp(ir.Num(2000)),)
READ = [
    "When you receive damage from a Summon, draw 1 card.",
    "Each time you are dealt damage by your opponent's Summon, draw 1 card.",
    "When you receive damage from one of your opponent's Forwards, draw 1 card.",
    "When a card is discarded from your hand, draw 1 card.",
    "When Hild enters the field, reveal the top card of your deck and add it to your hand. If the added card is a Forward, draw 1 card.",
    "When Hild enters the field, choose 1 Forward with the same Job as a Job Knight you control. Dull it.",
    "If you would receive damage, you may remove the top card of your deck from the game. If you do so, the damage becomes 0 instead.",
    "You can cast Hild from your Break Zone. If Hild was cast from the Break Zone, remove it from the game when it leaves the field.",
    "When Hild enters the field, as long as Hild remains on the field, all the Forwards opponent controls gain +1000 power and cannot be "
    "returned to their owners' hands by your opponent's Summons.",
    "If your Summon or an ability of a Forward you control deals damage to a Monster, the damage is reduced by 1000 instead.",
    "Hild can attack as many times as your points of damage.",
    "If you control 3 or more Backups, the damage dealt to Hild is reduced by 2000 instead.",
    "If you control a Monster, all the damage dealt to the Forwards you control is reduced by 1000 instead.",
    "《0》: Until the end of the turn, Hild also becomes a Forward with 6000 power and gains Haste.",
    '《0》: Until the end of the turn, Hild also becomes a Forward with 6000 power and gains Brave and "When Hild attacks, draw 1 card."',
    "When Hild enters the field, search for 1 Job Weaver and 1 Job Smith with different names and add them to your hand.",
    *(
        f"When Hild enters the field, choose 1 Monster. As long as Hild remains on the field, it {said}."
        for said in (
            "loses all its abilities and cannot attack",
            "cannot attack and loses all its abilities",
            "cannot attack and gains Brave",
            "gains Brave and loses 1000 power",
            "loses 1000 power and gains Brave",
            "cannot attack and cannot block",
        )
    ),
]
THREE_BACKUPS = ir.Controls(YOU, ir.Group(ir.TypeIs(("Backup",))), ir.Num(3), ">=")
HASTE = (ir.KeywordGained("Haste"),)


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("The damage dealt to Forwards you control is reduced by 1000 instead.",
         "If a Forward you control is dealt damage, reduce the damage by 1000 instead."),
        ("The damage dealt to Hild by Summons increases by 1000 instead.",
         "If Hild is dealt damage by Summons, the damage increases by 1000 instead."),
        ("If a Forward is dealt damage by your ability, the damage increases by 1000 instead.",
         "If your ability deals damage to a Forward, the damage increases by 1000 instead."),
        ("If a Forward opponent controls deals damage to you, the damage becomes 0 instead.",
         "If you are dealt damage by a Forward opponent controls, the damage becomes 0 instead."),
        ("If a Character dealt damage by Hild is put from the field into the Break Zone on the same turn, remove it from the game instead.",
         "If a Character damaged by Hild is put from the field into the Break Zone on the same turn, remove it from the game instead."),
        ("You cannot play Hild onto the field due to Summons or abilities.", "You cannot play Hild due to Summons or abilities."),
        ("Hild cannot be chosen by your opponent's Forward's ability.", "Hild cannot be chosen by your opponent's Forward abilities."),
    ],
)  # fmt: skip
def test_field_abilities_that_are_the_same(words: str, known: str) -> None:
    assert meant(words) == meant(known)


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("When your opponent's Main Phase 1 starts, draw 1 card.",
         "At the beginning of Main Phase 1 during your opponent's turn, draw 1 card."),
        ("When your opponent searches for a card, draw 1 card.", "When your opponent searches 1 or more cards, draw 1 card."),
        ("When an opponent's Forward enters the field, draw 1 card.",
         "When your opponent's Forward enters the field, draw 1 card."),
        ("When you play a Forward onto the field other than from your hand, draw 1 card.",
         "When a Forward enters your field other than from your hand, draw 1 card."),
        ("When you discard a card by your opponent's Summons or abilities, draw 1 card.",
         "When you discard a card due to your opponent's Summons or abilities, draw 1 card."),
        ("When a card is discarded from your opponent's hand, draw 1 card.",
         "When your opponent discards a card from their hand, draw 1 card."),
        ("When Hild is put into the Break Zone from anywhere, draw 1 card.", "When Hild is put into the Break Zone, draw 1 card."),
        ("When Hild receives damage from your opponent's abilities, draw 1 card.",
         "When Hild is dealt damage by your opponent's abilities, draw 1 card."),
        ("If Hild is dealt damage other than battle damage, reduce the damage by 3000 instead.",
         "If Hild is dealt damage by a Summon or an ability, reduce the damage by 3000 instead."),
        ("Reduce the damage dealt to Hild by 2000.", "The damage dealt to Hild is reduced by 2000."),
        ("During the Attack Phase, Hild gains +1000 power.", "During each Attack Phase, Hild gains +1000 power."),
        ("If Hild forms a party, Forwards forming that party gain Haste.", "If Hild forms a party, that party gains Haste."),
        ("If no Moon Counters are placed on Hild, Hild gains Haste.",
         "If there are no Moon Counters placed on Hild, Hild gains Haste."),
        ("You can only cast Hild if you control a Backup (before paying the cost for Hild).",
         "You can only cast Hild if you control a Backup."),
        ("Hild can only attack if you control a Backup or if you control a Monster.",
         "Hild can only attack if you control a Backup, or if you control a Monster."),
        ("If you have discarded 2 or more cards this turn, Hild gains Haste.",
         "During this turn, if you have discarded 2 or more cards, Hild gains Haste."),
    ],
)  # fmt: skip
def test_another_way_to_say_when_and_what_holds(words: str, known: str) -> None:
    assert same(meant(words), meant(known))


def test_only_during_the_next_turn() -> None:
    it = ir.Ref(("t1",))
    now = effects("Choose 1 Forward. It cannot attack or block during its controller's next turn.", "Summon")[-1]
    assert same(now, ir.Restrict(it, ir.CannotAttackOrBlock(), ir.DuringNextTurn(ir.ControllerOf(it))))
    (ban,) = effects("Your opponent cannot cast Summons during their next turn.", "Summon")
    assert same(ban, ir.CannotCast(OPPONENT, SUMMONS, ir.DuringNextTurn(OPPONENT)))


def test_what_cards_cost_until_the_end_of_the_next_turn() -> None:
    text = "Until the end of your next turn, the cost required to cast your Fire Forwards is reduced by 1 (it cannot become 0)."
    fire = ir.Group(FORWARD, (ir.ElementIs(("Fire",)),))
    assert same(last(text), ir.CastersCostChange(YOU, fire, ONE, ir.UntilEndOfNextTurn(YOU), floor=1))


@pytest.mark.parametrize(
    ("card_type", "text"),
    [
        ("Summon", "Choose 1 Forward. Deal it 5000 damage. If it is put from the field into the Break Zone {}, remove it from the game instead."),
        ("Summon", "Choose 1 Forward. It must block {} if possible."),
        ("Summon", "Choose 1 Forward. It can attack once more {}."),
        ("Summon", "All the Forwards you control can attack once more {}."),
        ("Summon", "Choose 1 Forward you control. The next damage dealt to it {} becomes 0 instead."),
        ("Forward", "When Hild attacks, if you have cast 2 or more cards {}, draw 1 card."),
        ("Forward", "When Hild attacks, choose 1 Forward that was dealt damage {}. Break it."),
        ("Forward", "When a Forward damaged by Hild {} is put from the field into the Break Zone, draw 1 card."),
        ("Forward", "When Hild attacks, draw 1 card for each card you have cast {}."),
    ],
)  # fmt: skip
def test_during_this_turn_is_this_turn(card_type: str, text: str) -> None:
    usual, other = (
        compile_text("fftcg", text.format(words), name="Hild", card_type=card_type)
        for words in ("this turn", "during this turn")
    )
    assert same_meaning(usual, other)
    assert render_text("fftcg", other, name="Hild").removesuffix(".") in text.format("during this turn")


def test_damage_to_several_cards() -> None:
    some, turn = "Choose up to 2 Forwards.", ir.UntilEndOfTurn()
    more = last(f"{some} During this turn, the damage dealt to them is increased by 1000 instead.")
    assert same(more, ir.ReplaceDamage(T1, "increase", ir.Num(1000), turn))
    less = last(f"{some} Reduce the next damage dealt to them this turn by 1000.")
    assert same(less, ir.ReplaceDamage(T1, "reduce", ir.Num(1000), turn, next_only=True))
    (_, aside) = effects(
        f"《0》: {some} During this turn, the next damage dealt to them is dealt to Hild instead.", "Forward"
    )
    assert same(aside, ir.RedirectDamage(T1, ME, turn, next_only=True))


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("During this turn, the damage dealt to it increases by 2000 instead.",
         "During this turn, if it is dealt damage, the damage increases by 2000 instead."),
        ("Its power cannot be increased by Summons or abilities this turn.",
         "During this turn, its power cannot be increased by Summons or abilities."),
        ("During this turn, it cannot block and if it deals damage to a Forward, double the damage instead.",
         "During this turn, it cannot block, and if it deals damage to a Forward, double the damage instead."),
    ],
)  # fmt: skip
def test_effects_of_a_turn_that_are_the_same(words: str, known: str) -> None:
    assert meant(CHOSEN + words, "Summon") == meant(CHOSEN + known, "Summon")


@pytest.mark.parametrize(
    "words",
    [
        "Choose 1 Forward. {}the next damage it deals to a Forward becomes 0 instead.",
        "Choose 1 Forward. {}the damage dealt to it is increased by 1000 instead.",
        "{}if your ability deals damage to a Forward, double the damage instead.",
        "{}if an Ice Forward you control is dealt damage less than its power, the damage becomes 0 instead.",
        "{}the next damage dealt to you becomes 0 instead.",
        "{}the power of Ice Forwards opponent controls cannot be increased by Summons or abilities.",
    ],
)
def test_until_the_end_of_the_turn_and_during_it(words: str) -> None:
    during, until = (
        meant(words.format(span), "Summon") for span in ("During this turn, ", "Until the end of the turn, ")
    )
    assert during == until


@pytest.mark.parametrize(("words", "change"), [("becomes 0", "become"), ("is reduced by 2000", "reduce")])
def test_damage_to_a_whole_group_for_this_turn(words: str, change: str) -> None:
    mine = ir.Group(FORWARD, qualifiers=(MINE,))
    for text in (
        f"During this turn, all the damage dealt to the Forwards you control {words} instead.",
        f"All damage dealt to Forwards you control this turn {words}.",
    ):
        (less,) = effects(text)
        assert isinstance(less, ir.ReplaceDamage)
        assert isinstance(less.to, ir.All)
        assert (less.change, same(less.to.group, mine)) == (change, True)
    (lost,) = effects("During this turn, Forwards opponent controls lose 2000 power.")
    assert isinstance(lost, ir.Lose)
    assert same(lost.duration, ir.UntilEndOfTurn())


@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 Forward. During this turn, the next time it deals damage, the damage increases by 3000 instead.",
        "Choose 1 Forward. The next damage it deals to your opponent this turn is increased by 1000 instead.",
        "Choose 1 Forward. If it deals damage to your opponent or a Forward this turn, the damage increases by 2000 instead.",
    ],
)
def test_players_are_dealt_points_not_thousands(text: str) -> None:
    with pytest.raises(TextError, match="in points"):
        last(text)
    last(re.sub(r"(is )?increase[ds] by \d000", "becomes 0", text))


@pytest.mark.parametrize(
    ("words", "known"),
    [
        # spans
        (CHOSEN + "It gains +1000 power during this turn.", CHOSEN + "It gains +1000 power" + TILL_END),
        (CHOSEN + "It loses 1000 power during this turn.", CHOSEN + "It loses 1000 power" + TILL_END),
        (SEVERAL + "If possible, they must attack this turn.", SEVERAL + "They must attack this turn if possible."),
        (CHOSEN + "During this turn, it must attack if possible.", CHOSEN + "It must attack this turn if possible."),
        (CHOSEN + "Until the end of the turn, gain control of it.", CHOSEN + "Gain control of it" + TILL_END),
        (SEVERAL + "Their power becomes 2000" + TILL_END, SEVERAL + "Until the end of the turn, their power becomes 2000."),
        ("The power of all the Forwards becomes 2000" + TILL_END, "All the Forwards' power become 2000" + TILL_END),
        ("Choose up to as many Forwards as the Backups you control. Dull them.",
         "Choose up to the same number of Forwards as the Backups you control. Dull them."),
        ("Choose 1 Summon targeting only 1 Forward. Cancel its effect.",
         "Choose 1 Summon that is choosing only 1 Forward. Cancel its effect."),
        # damage
        (CHOSEN + "During this turn, reduce the next damage dealt to it by 2000.",
         CHOSEN + "Reduce the next damage dealt to it this turn by 2000."),
        (CHOSEN + "During this turn, if it deals damage other than battle damage to a Forward, the damage becomes 1000 instead.",
         CHOSEN + "If it deals damage other than battle damage to a Forward this turn, the damage becomes 1000 instead."),
        (SEVERAL + "During this turn, if they deal damage to a Forward, double the damage instead.",
         SEVERAL + "If they deal damage to a Forward this turn, double the damage instead."),
        # cards that move
        ("Return all the Forwards to their owner's hand.", "Return all the Forwards to their owners' hands."),
        ("Draw 1 card. Draw 1 more card.", "Draw 1 card. Draw 1 card."),
        ("Discard your entire hand.", "Discard your hand."),
        ("Your opponent discards all their hand.", "Your opponent discards their hand."),
        ("Your opponent reveals his/her hand, and you select 1 card for your opponent to discard.",
         "Your opponent reveals their hand, and you select 1 card for your opponent to discard."),
        ("Look at the top 3 cards of your opponent's deck. Put 1 card among them into the Break Zone and"
         " return the others to the top of your opponent's deck in any order.",
         "Look at the top 3 cards of your opponent's deck. Put 1 card among them into the Break Zone and"
         " return the other cards to the top of their deck in any order."),
        ("Look at the top 3 cards of your deck. Add 1 card among them to your hand and put 1 card into the Break Zone,"
         " then put the remaining card on top of your deck.",
         "Look at the top 3 cards of your deck. Add 1 card among them to your hand and put 1 card among them into the"
         " Break Zone, then put the remaining card on top of your deck."),
        ("Choose 2 Forwards. Deal the first Forward 5000 damage and the other 3000 damage.",
         "Choose 2 Forwards. Deal 5000 damage to the first Forward and 3000 damage to the other."),
        ("Choose 1 Forward of cost 1 or more you control and 1 Forward opponent controls. The former deals the latter damage equal to its power.",
         "Choose 1 Forward of cost 1 or more you control and 1 Forward opponent controls."
         " The former deals damage equal to its power to the latter."),
    ],
)  # fmt: skip
def test_another_way_to_tell_to_do_it(words: str, known: str) -> None:
    assert same(effects(words), effects(known))


def test_a_monster_until_the_opponents_turn_ends() -> None:
    made = effects(
        "Choose 1 Monster. Until the end of your opponent's turn, it also becomes a Forward with 6000 power."
    )[1]
    assert isinstance(made, ir.BecomeForward)
    assert same(made.duration, ir.UntilEndOfYourTurn(OPPONENT))


def test_damage_up_to_the_opponents_turn() -> None:
    text = "When Hild attacks, until the end of your opponent's turn, if a Forward you control is dealt damage, reduce the damage by 2000 instead."
    (less,) = effects(text, "Forward")
    assert isinstance(less, ir.ReplaceDamage) and isinstance(less.to, ir.All)
    assert less.to.group == FORWARDS_OF_MINE and less.duration == ir.UntilEndOfYourTurn(OPPONENT, w=1)


def test_removed_up_to_the_opponents_turn() -> None:
    text = (
        "Until the end of your opponent's turn, if a Forward opponent controls is put from the field into the Break Zone, remove it from "
        "the game instead."
    )
    (away,) = effects(text, "Summon")
    assert (
        isinstance(away, ir.RemoveInstead)
        and away.duration == ir.UntilEndOfYourTurn(OPPONENT, w=1)
        and away.to == "removed"
    )


@pytest.mark.parametrize("words", ["for as long as", "as long as", "while"])
@pytest.mark.parametrize(
    ("said", "condition"),
    [
        ("you control 3 or more Backups", THREE_BACKUPS),
        ("your opponent has 2 cards or less in their hand", ir.HandSizeIs(OPPONENT, ir.Num(2), "<=")),
        ("it is dull", ir.HasFilter(T1, ir.StatusIs("dull"))),
    ],
)
def test_behind_and_in_front(words: str, said: str, condition: ir.Condition) -> None:
    gain = ir.Gain(T1, HASTE, ir.WhileHolds(condition))
    assert same(last(f"Choose 1 Forward. It gains Haste {words} {said}."), gain)
    front = f"{words} {said}, it gains Haste."
    assert same(last(f"Choose 1 Forward. {front[0].upper()}{front[1:]}"), gain)


def test_rules_losses_and_control() -> None:
    span = ir.WhileHolds(THREE_BACKUPS)
    behind = "as long as you control 3 or more Backups."
    assert same(last(f"Choose 1 Forward. It cannot block {behind}"), ir.Restrict(T1, ir.CannotBlock(), span))
    loss = ir.Lose(T1, (ir.PowerUp(ir.Num(2000)),), span)
    assert same(last(f"Choose 1 Forward. It loses 2000 power {behind}"), loss)
    control = ir.GainControl(YOU, T1, span)
    assert same(last(f"Choose 1 Forward. You gain control of it {behind}"), control)


def test_until_the_card_leaves_the_field() -> None:
    here = ir.WhileOnField(ME)
    chosen = "When Hild enters the field, choose 1 Forward. Until Hild leaves the field, it"
    assert same(effects(f"{chosen} loses all its abilities.", "Forward")[1], ir.Lose(T1, (ir.AllAbilities(),), here))
    assert same(effects(f"{chosen} cannot attack.", "Forward")[1], ir.Restrict(T1, ir.CannotAttack(), here))


def test_for_as_long_as_it_is_there() -> None:
    there = ir.WhileOnField(ME)
    for words in ("as long as Hild is on the field", "while Hild is on the field"):
        _, effect = one(f"When Hild attacks, choose 1 Forward. Gain control of it {words}.").effects  # type: ignore[attr-defined]
        assert same(effect, ir.GainControl(YOU, IT, there)), words
        _, effect = one(f"When Hild attacks, choose 1 Forward. Remove it from the game {words}.").effects  # type: ignore[attr-defined]
        assert same(effect, ir.RemoveFromGame(IT, there)), words
    _, effect = one("When Hild attacks, choose 1 Forward. Remove it from the game until Hild leaves the field.").effects  # type: ignore[attr-defined]
    assert same(effect, ir.RemoveFromGame(IT, there))


def test_a_loss_as_long_as_another_card_is_there() -> None:
    effect = meant(
        f"{ENTERS}{CHOSEN[0].lower()}{CHOSEN[1:]}As long as it is on the field, Hild loses 2000 power."
    ).effects[-1]  # type: ignore[attr-defined]
    losses = (ir.PowerUp(ir.Num(2000)),)
    assert effect == ir.Lose(ir.SelfRef(), losses, ir.WhileOnField(ir.Ref(("t1",))))


@pytest.mark.parametrize("text", READ)
def test_in_other_words(text: str) -> None:
    """Each of these had two phrases, or was printed as another is."""
    assert compile_text("fftcg", text, name="Hild", card_type="Forward").abilities


def test_a_stay_on_the_field_is_a_span_of_its_own() -> None:
    text = "When Hild enters the field, choose 1 Forward. It gains Haste for as long as Hild is on the field."
    ability = one(text)
    assert isinstance(ability, ir.AutoAbility)
    assert same(ability.effects[1], ir.Gain(T1, HASTE, ir.WhileOnField(ir.SelfRef())))


@pytest.mark.parametrize(
    ("words", "effect"),
    [
        ("Gain control of it until Hild leaves the field.", ir.GainControl(YOU, T1, STAYS)),
        ("Gain control of it for as long as you control Hild.", ir.GainControl(YOU, T1, STAYS_MINE)),
        ("As long as you control Hild, you gain control of it.", ir.GainControl(YOU, T1, STAYS_MINE)),
        ("Remove it from the game until Hild leaves the field.", ir.RemoveFromGame(T1, STAYS)),
        ("Remove it from the game for as long as you control Hild.", ir.RemoveFromGame(T1, STAYS_MINE)),
        ("It gains +2000 power until Hild leaves the field.", ir.Gain(T1, UP, STAYS)),
        ("As long as you control Hild, it gains +2000 power.", ir.Gain(T1, UP, STAYS_MINE)),
        ("It loses all its abilities while you control Hild.", ir.Lose(T1, (ir.AllAbilities(),), STAYS_MINE)),
        ("It cannot attack or block until Hild leaves the field.", ir.Restrict(T1, ir.CannotAttackOrBlock(), STAYS)),
        ("It cannot attack or block for as long as you control Hild.", ir.Restrict(T1, ir.CannotAttackOrBlock(), STAYS_MINE)),
        ("Until the end of your next turn, double its power.",
         ir.DoublePower(T1, ir.UntilEndOfNextTurn(YOU, w=1))),
        ("It also gains Haste until the end of your opponent's turn.",
         ir.Gain(T1, (ir.KeywordGained("Haste"),), ir.UntilEndOfYourTurn(OPPONENT))),
    ],
)  # fmt: skip
def test_how_long_it_is_so(words: str, effect: ir.Effect) -> None:
    assert same(last(f"When Hild enters the field, choose 1 Forward. {words}", "Forward"), effect)


@pytest.mark.parametrize(("words", "player"), [("your opponent's", OPPONENT), ("your", YOU)])
def test_only_in_a_turn_to_come_said_in_front(words: str, player: ir.Player) -> None:
    for done, node in (
        ("it cannot attack or block", ir.Restrict),
        ("it gains +2000 power", ir.Gain),
        ("it loses 2000 power", ir.Lose),
    ):
        made = last(f"{CHOSEN}During {words} next turn, {done}.")
        assert isinstance(made, node)
        assert same(made.duration, ir.DuringNextTurn(player))


def test_the_chosen_card_as_long_as_it_stays() -> None:
    there = ir.WhileOnField(T1)
    stays = "as long as it is on the field."
    assert same(last(f"{CHOSEN}It cannot attack {stays}"), ir.Restrict(T1, ir.CannotAttack(), there))
    assert same(last(f"{CHOSEN}It gains +2000 power {stays}"), ir.Gain(T1, UP, there))
    assert same(last(f"{CHOSEN}It loses all its abilities {stays}"), ir.Lose(T1, (ir.AllAbilities(),), there))
    sleeps = last(
        f"{ENTERS}choose 1 Forward. It does not activate during its controller's Active Phase as long as Hild is on the field.",
        "Forward",
    )
    assert same(sleeps, ir.Restrict(T1, ir.DoesNotActivate(), STAYS))


@pytest.mark.parametrize(
    ("words", "rule"),
    [("attack", ir.CannotAttack()), ("block", ir.CannotBlock()), ("attack or block", ir.CannotAttackOrBlock())],
)
def test_no_forward_can(words: str, rule: ir.Rule) -> None:
    every = ir.All(ir.Group(FORWARD), "t1")
    later = last(f"No Forward can {words} until the end of your opponent's turn.")
    assert same(later, ir.Restrict(every, rule, ir.UntilEndOfYourTurn(OPPONENT)))
    assert same(last(f"During this turn, no Forward can {words}."), ir.Restrict(every, rule, ir.UntilEndOfTurn()))


@pytest.mark.parametrize(
    ("span", "duration"),
    [
        ("during your opponent's next turn", ir.DuringNextTurn(OPPONENT)),
        ("until the end of your next turn", ir.UntilEndOfNextTurn(YOU)),
    ],
)
def test_forwards_without_an_article(span: str, duration: ir.Duration) -> None:
    theirs = ir.All(ir.Group(FORWARD, qualifiers=(ir.ControlledBy(OPPONENT),)), "t1")
    assert same(
        last(f"Forwards opponent controls cannot attack {span}."), ir.Restrict(theirs, ir.CannotAttack(), duration)
    )


@pytest.mark.parametrize(
    ("words", "longer"),
    [
        ("your opponent's turn", ir.UntilEndOfYourTurn(OPPONENT)),
        ("your opponent's next turn", ir.UntilEndOfNextTurn(OPPONENT)),
    ],
)
def test_two_changes_behind_one_longer_span(words: str, longer: ir.Duration) -> None:
    """As behind "until the end of the turn"."""
    both = "Choose 1 Forward you control and 1 Forward opponent controls. Until the end of"
    pair = last(f"{both} {words}, the former gains +2000 power and the latter loses 2000 power.")
    assert same(pair, ir.Both((
        ir.Gain(ir.Ref(("t1",)), (ir.PowerUp(ir.Num(2000)),), longer),
        ir.Lose(ir.Ref(("t2",)), (ir.PowerUp(ir.Num(2000)),), longer),
    )))  # fmt: skip
    pair = last(f"When Hild attacks, until the end of {words}, Hild doubles its power and gains Brave.", "Forward")
    assert isinstance(pair, ir.Both)
    assert same(pair.effects[0], ir.DoublePower(ir.SelfRef(), longer))
    assert isinstance(pair.effects[1], ir.Gain) and same(pair.effects[1].duration, longer)
    named = last(f"Choose 1 Forward. Name 1 Job. It gains the named Job until the end of {words}.")
    assert same(named, ir.Restrict(ir.Ref(("t1",)), ir.AlsoJob(""), longer))
