"""Cards on the field, Elements that are shared, removed cards and rules of a turn in the words of the first seven sets: sentences with their trees."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    BACKUP,
    FORWARD,
    ME,
    MINE,
    NOW,
    OPPONENT,
    T1,
    THEIRS,
    TURN,
    effects,
    last,
    meant,
    one,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir

CHOSEN = "Choose 1 Forward. "
ANYWHERE = ir.ControlledBy(ir.AnyPlayer())
ZERO, TWO = ir.Num(0), ir.Num(2)


def forwards(*qualifiers: ir.Filter) -> ir.Group:
    return ir.Group(FORWARD, qualifiers=qualifiers)


def test_cards_on_the_field_are_those_of_either_player() -> None:
    assert same(last("Break all the Forwards on the field."), ir.Break(ir.All(forwards(ANYWHERE), "t1")))
    light = ir.Without(ir.ElementIs(("Light", "Dark")))
    (gone,) = effects("Remove from the game all the Forwards on the field other than Light and Dark.")
    assert isinstance(gone, ir.RemoveFromGame)
    assert same(gone.what, ir.All(forwards(ANYWHERE, light), "t1"))
    first = effects("When Hild enters the field, choose 1 Backup on the field. Break it.", "Forward")[0]
    assert isinstance(first, ir.Choose)
    assert same(first.targets[0].group, ir.Group(BACKUP, qualifiers=(ANYWHERE,)))


@pytest.mark.parametrize(("words", "kinds"), [("Summons", ("summon",)), ("abilities", ("ability",))])
def test_what_shares_its_element_cannot_choose_it(words: str, kinds: tuple[str, ...]) -> None:
    own = ir.Group(ir.IsCard(), qualifiers=(ir.SameTrait("element", ME),))
    for whose, by in (("your opponent's ", OPPONENT), ("", ir.AnyPlayer())):
        (rule,) = effects(f"Hild cannot be chosen by {whose}{words} that share its Element.", "Forward")
        assert same(rule, ir.Restrict(ME, ir.CannotBeChosen(by, kinds, own), ALWAYS))


def test_as_many_as_drawn_are_discarded_from_the_hand() -> None:
    (_, then) = effects("Draw 1 card for each Backup you control. Then, discard as many cards as drawn from your hand.")
    assert isinstance(then, ir.Afterwards)
    assert isinstance(then.effect, ir.Discard)
    assert then.effect.count == ir.ResultCount()


def test_damage_of_the_card_of_a_name() -> None:
    (shield,) = effects("If the {Card Name Olga} you control is dealt damage, the damage becomes 0 instead.", "Forward")
    olga = ir.All(ir.Group(ir.NameIs("Olga"), qualifiers=(MINE,)))
    assert same(shield, ir.ReplaceDamage(olga, "become", ZERO, ALWAYS))


@pytest.mark.parametrize(
    ("choice", "names"),
    [
        ("up to 2 Forwards you control", ("t1",)),
        ("1 Forward you control and 1 Forward opponent controls", ("t1", "t2")),
    ],
)
def test_all_that_was_removed_comes_back(choice: str, names: tuple[str, ...]) -> None:
    text = f"Choose {choice}. Remove them from the game. Then, play the removed Forwards onto the field dull."
    back = last(text)
    assert same(back, ir.Afterwards(ir.PlayOnto(ir.Ref(names), ir.Owner(), dull=True)))


@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 Forward. Remove it from the game. Then, play the removed Forwards onto the field.",
        "Choose 2 Forwards. Remove them from the game. Then, play the removed Forward onto the field.",
        "Choose 2 Forwards. Dull them. Then, play the removed Forwards onto the field.",
    ],
)
def test_removed_cards_agree_in_number_with_what_was_removed(text: str) -> None:
    with pytest.raises(TextError):
        effects(text)


def test_a_gain_beside_a_rule_of_the_same_turn() -> None:
    row = last("Choose 1 Forward. During this turn, it gains First Strike, and if it deals damage to a Forward, "
               "double the damage instead.")  # fmt: skip
    assert isinstance(row, ir.Both)
    gain, dealt = row.effects
    assert same(gain, ir.Gain(T1, (ir.KeywordGained("First Strike"),), NOW))
    assert same(dealt, ir.ReplaceDealt(T1, "double", TWO, NOW, to=ir.Group(FORWARD)))
    more = last(
        f"{CHOSEN}During this turn, it gains Brave and if it deals damage to a Forward, increase the damage by 2 instead."
    )
    assert isinstance(more, ir.Both)
    assert same(more.effects[1], ir.ReplaceDealt(T1, "increase", TWO, NOW, to=ir.Group(FORWARD)))


def test_what_was_put_in_the_break_zone_for_the_cost() -> None:
    blow = last("《ダル》, put 1 Backup into the Break Zone: Choose 1 Forward. "
                "Deal it damage equal to the cost of the Backup put in the Break Zone multiplied by 1000.", "Forward")  # fmt: skip
    assert same(blow, ir.DealDamage(T1, ir.PerEach(ir.Num(1000), ir.CostOf(ir.PaidWith("put")))))
    gain = last("《ダル》, put 1 Forward into the Break Zone: Hild gains power equal to the power of the Forward put in the Break Zone "
                "until the end of the turn.", "Backup")  # fmt: skip
    assert same(gain, ir.Gain(ME, (ir.PowerUp(ir.PowerOf(ir.PaidWith("put"))),), TURN))


@pytest.mark.parametrize("words", ["blocking or blocked by", "blocking or being blocked by"])
def test_whoever_fights_the_card(words: str) -> None:
    choice = effects(f"《土》: Choose 1 Forward {words} Hild. Break it.", "Forward")[0]
    assert isinstance(choice, ir.Choose)
    assert same(choice.targets[0].group, forwards(ir.IsOneOf(ir.Opposing(ME))))


def test_a_category_that_all_of_them_have() -> None:
    (rule,) = effects("If all the Backups you control have {Category VI}, Hild cannot be broken.", "Forward")
    assert isinstance(rule, ir.If)
    assert same(rule.condition, ir.AllAre(ir.Group(BACKUP, qualifiers=(MINE,)), ir.CategoryIs("VI")))


def test_a_third_instruction_behind_a_pair() -> None:
    row = last(f"{CHOSEN}Dull it and Freeze it, and deal 4000 damage to all the other Forwards opponent controls.")
    others = ir.All(ir.Group(FORWARD, (ir.Another(),), (THEIRS,)), "t2")
    assert same(row, ir.Then(ir.Both((ir.Dull(T1), ir.Freeze(T1))), ir.DealDamage(others, ir.Num(4000))))


def test_what_both_players_select() -> None:
    (dulled,) = effects("Both players select 2 Forwards they control and dull them.")
    own = forwards(ir.ControlledBy(ir.EachPlayer()))
    assert isinstance(dulled, ir.SelectAndDull)
    assert (dulled.player, dulled.target.count) == (ir.EachPlayer(), TWO)
    assert isinstance(dulled.target.group.qualifiers[0], ir.ControlledBy)
    (back,) = effects("Both players select 1 Forward they control and return it to its owner's hand.")
    assert isinstance(back, ir.SelectAndPut)
    assert same(back.to, ir.Hand(ir.Owner()))
    assert back.target.group.noun == own.noun


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


@pytest.mark.parametrize(
    "text",
    [
        "Select 1 card. Remove it from the game.",  # from where?
        "When Hild attacks, look at your opponent's hand. Select 1 card. Your opponent discards that card.",
        "Break all the Monsters and all the Backups of cost 2 or less.",  # all the Monsters?
    ],
)
def test_what_is_left_open_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        one(text, "Forward" if "Hild" in text else "Summon")


def test_both_kinds_are_of_whom_stands_behind() -> None:
    (gone,) = effects("Break all the Monsters and all the Backups opponent controls.")
    assert isinstance(gone, ir.Break)
    assert isinstance(gone.what, ir.All)
    assert gone.what.group.qualifiers == (THEIRS,)
