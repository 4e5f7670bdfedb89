"""What FFTCG sentences mean: damage: who deals it, how much, to whom."""

from __future__ import annotations

import msgspec
import pytest
from fftcg_meaning import (
    ALWAYS,
    EACH_PLAYER,
    ENTERS,
    FORWARD,
    FORWARDS,
    ME,
    MINE,
    NOW,
    OPPONENT,
    T1,
    T2,
    THIS,
    YOU,
    a_group,
    choose,
    done_as_it_enters,
    effects,
    field,
    found_nodes,
    last,
    meant,
    one,
    same,
)
from mutating import plain

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text, render_text

THAT = ir.EventPlayer()
ZERO = ir.Num(0)
HURT = "Choose 1 Forward and 1 Monster. Deal the Forward 7000 damage."


def unbound(condition: ir.Controls) -> tuple[object, ...]:
    return (condition.player, condition.group, condition.count, condition.compare)


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("has no cards in their hand", ir.HandSizeIs(THAT, ir.Num(0), "=")),
        ("has 2 cards or less in their hand", ir.HandSizeIs(THAT, ir.Num(2), "<=")),
        ("controls 3 or more Forwards", ir.Controls(THAT, ir.Group(FORWARD), ir.Num(3), ">=", bind="t1")),
        ("controls no Forwards", ir.Controls(THAT, ir.Group(FORWARD), ir.Num(0), "<=", bind="t1")),
    ],
)
def test_what_that_player_has(words: str, condition: ir.Condition) -> None:
    ability = one(
        f"At the end of each player's turn, if that player {words}, Hild deals that player 1 point of damage."
    )
    asked = ability.condition  # type: ignore[attr-defined]
    assert same(
        asked if words.startswith("has") else unbound(asked),
        condition if words.startswith("has") else unbound(condition),
    )
    assert same(ability.effects, (ir.DamagePlayer(player=THAT, amount=ir.Num(1), source=ME),))  # type: ignore[attr-defined]


def test_its_controller_is_dealt_points() -> None:
    wanted = ir.DamagePlayer(ir.ControllerOf(T1), ir.Num(1), ME)
    assert same(
        last("《1》: Choose 1 Forward. Break it. Hild deals its controller 1 point of damage.", "Forward"), wanted
    )


@pytest.mark.parametrize(
    ("whom", "player"), [("you", YOU), ("your opponent", OPPONENT), ("each player", ir.EachPlayer())]
)
def test_it_deals_points(whom: str, player: ir.Player) -> None:
    effect = last(f"When a Monster attacks, it deals {whom} 1 point of damage.", "Forward")
    assert same(effect, ir.DamagePlayer(player, ir.Num(1), ir.Ref(("subject",))))


def test_further_smaller_words() -> None:
    (put,) = found_nodes(ENTERS + "return 1 Backup you control to your hand.", ir.SelectAndPut)
    assert put.to == ir.Hand(YOU)
    text = ENTERS + "name 1 Element. Deal 3000 damage to all the Forwards of that Element opponent controls."
    assert found_nodes(text, ir.NamedElement)
    with pytest.raises(TextError):
        meant(ENTERS + "deal 3000 damage to all the Forwards of that Element opponent controls.")
    for points in ("1 point", "2 points"):
        for player in ("you have received", "your opponent has received"):
            than = "your opponent" if player.startswith("you ") else "you"
            (asked,) = found_nodes(
                f"If {player} at least {points} of damage more than {than}, Hild gains Haste.", ir.Compare
            )
            assert asked.compare == ">="
    chosen, *_ = effects("When a party you control attacks, choose up to the same number of Forwards as the Forwards forming the party."
                         " Dull them.", "Forward")  # fmt: skip
    assert isinstance(chosen.targets[0].count.cards, ir.PartyOf)


@pytest.mark.parametrize(
    ("words", "source"),
    [
        ("your opponent's ability", ir.DamageSource(None, ("ability",), OPPONENT)),
        ("a Summon or an ability of your opponent", ir.DamageSource(None, ("summon", "ability"), OPPONENT)),
    ],
)
def test_whose_effect_deals_damage(words: str, source: ir.DamageSource) -> None:
    (held,) = effects(f"If Hild is dealt damage by {words}, the damage becomes 0 instead.", "Forward")
    assert same(held, ir.ReplaceDamage(ME, "become", ir.Num(0), ALWAYS, source))


def test_less_damage_by_some_for_each() -> None:
    (effect,) = one(
        "If Hild is dealt damage by a Forward, reduce the damage by 1000 for each Backup you control instead."
    ).effects  # type: ignore[attr-defined]
    assert effect.source == ir.DamageSource(cards=ir.Group(FORWARD)) and isinstance(effect.amount, ir.PerEach)


def test_whose_damage_does_nothing() -> None:
    (effect,) = one("If a Forward of cost 3 or less deals damage to Hild, the damage becomes 0 instead.").effects  # type: ignore[attr-defined]
    small = ir.Group(FORWARD, qualifiers=(ir.CostIs(ir.Num(3), "<="),))
    assert same(effect, ir.ReplaceDamage(ME, "become", ir.Num(0), ALWAYS, source=ir.DamageSource(cards=small)))


def test_so_much_damage_from_somewhere() -> None:
    (shield,) = one(
        "If Hild is dealt 3000 damage or less by your opponent's abilities, the damage becomes 0 instead."
    ).effects  # type: ignore[attr-defined]
    assert (shield.at_most, shield.source) == (ir.Num(3000), ir.DamageSource(kinds=("ability",), by=OPPONENT))
    (shield,) = one(
        "If a Forward you control is dealt damage less than its power by a Summon or an ability, reduce the damage by 1000 instead."
    ).effects  # type: ignore[attr-defined]
    assert (shield.below_power, shield.change) == (True, "reduce")
    assert same(shield.to, ir.All(ir.Group(FORWARD, qualifiers=(MINE,))))
    made = last(
        "During this turn, if a Forward you control is dealt 5000 damage or more by a Summon, double the damage instead."
    )
    assert isinstance(made, ir.ReplaceDamage)
    assert (made.at_least, made.change, plain(made.duration)) == (ir.Num(5000), "double", ir.UntilEndOfTurn())


def test_damage_by_one_kind_of_ability_of_a_forward() -> None:
    (shield,) = effects(
        "If Hild is dealt damage by a Forward's special ability, the damage becomes 0 instead.", "Forward"
    )
    source = ir.DamageSource(cards=ir.Group(FORWARD), kinds=("special",))
    assert same(shield, ir.ReplaceDamage(ME, "become", ZERO, ALWAYS, source=source))


def test_whose_effects_deal_the_damage() -> None:
    foe = ir.DamageSource(kinds=("summon", "ability"), by=OPPONENT)
    for words, source in (("a Summon or an ability of your opponent", foe), ("your opponent's Summon or ability", foe)):
        rule = field(f"If {words} deals damage to a Forward, the damage is reduced by 2000 instead.")
        assert same(rule, ir.ReplaceDamage(ir.All(FORWARDS), "reduce", ir.Num(2000), ALWAYS, source)), words


@pytest.mark.parametrize("damage", ["All damage", "All the damage", "Damage"])
def test_all_damage_by_a_source(damage: str) -> None:
    text = f"{damage} dealt to Hild by Summons becomes 0."
    source = ir.DamageSource(kinds=("summon",))
    assert same(field(text), ir.ReplaceDamage(ME, "become", ir.Num(0), ALWAYS, source))


def test_damage_of_several_and_to_several() -> None:
    (shield,) = one("If Hild is dealt damage by Forwards of cost 3 or less, the damage becomes 0 instead.").effects  # type: ignore[attr-defined]
    source = ir.DamageSource(ir.Group(FORWARD, qualifiers=(ir.CostIs(ir.Num(3), "<="),)))
    assert same(shield, ir.ReplaceDamage(ME, "become", ir.Num(0), ALWAYS, source))
    (shield,) = one("The damage dealt to the Forwards you control by abilities is reduced by 1000 instead.").effects  # type: ignore[attr-defined]
    mine = ir.All(ir.Group(FORWARD, qualifiers=(MINE,)))
    assert same(shield, ir.ReplaceDamage(mine, "reduce", ir.Num(1000), ALWAYS, ir.DamageSource(kinds=("ability",))))
    (none,) = effects("During this turn, if you are dealt damage, the damage becomes 0 instead.")
    assert same(none, ir.ReplacePlayerDamage(None, YOU, "become", ir.Num(0), NOW))
    _, taken = effects("Choose 1 Forward. The next damage dealt to it this turn is dealt to Hild instead.", "Summon")
    assert isinstance(taken, ir.RedirectDamage)
    assert taken.next_only
    assert taken.duration == THIS


@pytest.mark.clauses("fftcg-2020", "11.5.1")
@pytest.mark.parametrize(
    ("words", "kinds", "by"),
    [
        ("special abilities", ("special",), None),
        ("your opponent's action abilities", ("action",), OPPONENT),
        ("abilities other than special abilities", ("action", "auto"), None),
        ("a Summon or an auto-ability", ("summon", "auto"), None),
        ("action or special abilities", ("action", "special"), None),
    ],
)
def test_damage_by_some_kinds_of_abilities(words: str, kinds: tuple[str, ...], by: ir.Player | None) -> None:
    (change,) = effects(f"If Hild is dealt damage by {words}, the damage becomes 0 instead.", "Forward")
    assert same(change.source, ir.DamageSource(kinds=kinds, by=by))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("words", "group"),
    [
        ("an Ice Forward damaged by Hild", ir.Group(FORWARD, (ir.ElementIs(("Ice",)),), (ir.DamagedBy(ME),))),
        ("a {Job Knight} damaged by Hild", ir.Group(ir.JobIs("Knight"), (), (ir.DamagedBy(ME),))),
        ("a Forward of cost 3 or less damaged by Hild",
         ir.Group(FORWARD, (), (ir.CostIs(ir.Num(3), "<="), ir.DamagedBy(ME)))),
    ],
)  # fmt: skip
def test_what_of_all_that_it_damaged(words: str, group: ir.Group) -> None:
    text = (
        f"If {words} is put from the field into the Break Zone during the same turn, remove it from the game instead."
    )
    (away,) = meant(text).effects  # type: ignore[attr-defined]
    assert away.what == ir.All(group)


def test_what_of_all_that_a_summon_damaged() -> None:
    text = "If a Forward of cost 3 or less damaged by this effect is put into the Break Zone this turn, remove it from the game instead."
    away = meant(f"Deal 3000 damage to all the Forwards. {text}", "Summon").effects[-1]  # type: ignore[attr-defined]
    hurt = (ir.CostIs(ir.Num(3), "<="), ir.DamagedBy(ME, here=True))
    assert away.what == ir.All(ir.Group(FORWARD, (), hurt), bind="t2")


@pytest.mark.parametrize("hurt", ["damaged by", "dealt damage by"])
def test_whom_it_damaged_this_turn(hurt: str) -> None:
    asked = last(f"Choose 1 Forward. If it was {hurt} Hild this turn, break it.")
    assert isinstance(asked, ir.If)
    assert same(asked.condition, ir.HasFilter(ir.Ref(("t1",)), ir.DamagedBy(ME)))


@pytest.mark.parametrize("by", ["damaged by this ability", "dealt damage by this effect"])
@pytest.mark.parametrize("put", ["put into the Break Zone", "put from the field into the Break Zone"])
def test_who_was_damaged_by_this(by: str, put: str) -> None:
    text = (
        f"Deal 2000 damage to all the Forwards. If a Forward {by} is {put} this turn, remove it from the game instead."
    )
    hurt = ir.All(ir.Group(FORWARD, qualifiers=(ir.DamagedBy(ME, here=True),)), bind="t2")
    assert same(last(text), ir.RemoveInstead(hurt, THIS))


@pytest.mark.clauses("fftcg-2020", "11.3.3")
def test_choose_binds_what_it_refers_to() -> None:
    assert effects("Choose 1 Forward. Deal it 7000 damage.") == (
        choose(1, a_group(FORWARD)),
        ir.DealDamage(T1, ir.Num(7000)),
    )


def test_several_are_dealt_damage_in_either_order_of_words() -> None:
    text = "Choose 2 Forwards opponent controls. "
    assert plain(last(text + "Deal 3000 damage to them.")) == plain(last(text + "Deal them 3000 damage."))


@pytest.mark.parametrize("words", ["the Monster is of cost 3 or less", "the Monster's cost is 3 or less"])
def test_it_is_the_monster_that_was_asked_about(words: str) -> None:
    made = effects(f"{HURT} If {words}, break it.")[-1]
    assert same(made.effect, ir.Break(T2))  # type: ignore[attr-defined]


def test_the_selected_one_hits_back() -> None:
    text = "Your opponent selects 1 Forward they control. Hild and the selected Forward deal damage equal to their respective powers to each other."
    hit = effects(f"When Hild attacks, {text[0].lower()}{text[1:]}", "Forward")[-1]
    assert same(hit, ir.DealEachOther(ME, T1))


@pytest.mark.parametrize("one_of_them", ["it", "the chosen Forward"])
def test_two_deal_damage_to_each_other_in_either_order(one_of_them: str) -> None:
    text = "When Hild attacks, choose 1 Forward opponent controls. {} deal damage equal to their respective powers to each other."
    first = f"{one_of_them[0].upper()}{one_of_them[1:]} and Hild"
    assert same(last(text.format(first), "Forward"), ir.DealEachOther(T1, ME))
    assert same(last(text.format(f"Hild and {one_of_them}"), "Forward"), ir.DealEachOther(ME, T1))


@pytest.mark.parametrize("power", ["respective power", "respective powers", "power", "own power"])
def test_damage_to_each_other(power: str) -> None:
    text = "Choose 1 active Forward you control and 1 Forward opponent controls. "
    effect = last(f"{text}They deal damage equal to their {power} to each other.")
    assert same(effect, ir.DealEachOther(T1, ir.Ref(("t2",))))
    effect = last(f"{text}The former and the latter deal damage equal to their {power} to the other.")
    assert same(effect, ir.DealEachOther(T1, ir.Ref(("t2",))))


@pytest.mark.parametrize("power", ["their respective power", "their power"])
@pytest.mark.parametrize("one_of", ["the chosen Forward", "that Forward", "it"])
def test_two_deal_each_other_damage(power: str, one_of: str) -> None:
    text = f"When Hild attacks, choose 1 Forward opponent controls. Hild and {one_of} deal damage equal to {power} to each other."
    assert same(last(text, "Forward"), ir.DealEachOther(ir.SelfRef(), T1))


def test_damage_split_as_you_wish() -> None:
    text = (
        "Choose up to 2 Forwards. Deal them a total amount of damage equal to 3000 multiplied by each Monster you control,"
        " split as you wish among the chosen Forwards (damage must be in increments of 1000)."
    )
    monsters = ir.CountOf(ir.Group(ir.TypeIs(("Monster",)), qualifiers=(ir.ControlledBy(YOU),)))
    assert same(last(text), ir.DivideDamage(T1, ir.PerEach(ir.Num(3000), monsters)))


@pytest.mark.parametrize("words", ["both players receive", "you and your opponent each receive"])
def test_both_receive_damage(words: str) -> None:
    text = f"{words[0].upper()}{words[1:]} 1 point of damage."
    assert same(last(text), ir.ReceiveDamage(EACH_PLAYER, ir.Num(1)))
    assert same(last("Deal 1 point of damage to your opponent."), ir.ReceiveDamage(OPPONENT, ir.Num(1)))


def test_as_many_as_were_returned() -> None:
    *_, hurt = done_as_it_enters("return all the Monsters opponent controls to their owners' hands. You receive damage equal to the number of Monsters"
                    " returned by this effect.")  # fmt: skip
    assert isinstance(hurt, ir.ReceiveDamage) and isinstance(hurt.amount, ir.CountRef)


def test_points_for_whoever_controls_it() -> None:
    wanted = ir.ReceiveDamage(ir.ControllerOf(T1), ir.Num(1))
    assert same(last("Choose 1 Forward. Deal its controller 1 point of damage."), wanted)


@pytest.mark.parametrize(("words", "player"), [("You receive", YOU), ("Your opponent receives", OPPONENT)])
def test_points_for_each_that_was_broken(words: str, player: ir.Player) -> None:
    effect = last(f"Break all the Backups. {words} 1 point of damage for each Backup broken by this effect.")
    assert same(effect, ir.ReceiveDamage(player, ir.PerEach(ir.Num(1), ir.ResultCount(w=11))))


def test_damage_and_a_point_to_the_controller() -> None:
    made = last("Choose 1 Forward. Deal it 8000 damage and 1 point of damage to its controller.")
    points = ir.ReceiveDamage(ir.ControllerOf(T1), ir.Num(1))
    assert same(made, ir.Both((ir.DealDamage(T1, ir.Num(8000)), points)))


@pytest.mark.parametrize("own", ["Boreas' ability", "Boreas's ability"])
def test_the_ability_of_a_card_whose_name_ends_in_s(own: str) -> None:
    text = f"If a Forward opponent controls is dealt damage by {own}, double the damage instead."
    made = compile_text("fftcg", text, name="Boreas", card_type="Forward")
    assert render_text("fftcg", made, name="Boreas") == text
    source = made.abilities[0].effects[0].source  # type: ignore[attr-defined]
    assert same(source.cards.qualifiers[0], ir.IsOneOf(ir.SelfRef()))


@pytest.mark.parametrize("dealt", ["all damage dealt", "all the damage dealt"])
def test_damage_of_a_group_that_is_negated(dealt: str) -> None:
    known = last("Negate all damage dealt to all the Forwards you control.")
    assert same(last(f"Negate {dealt} to the Forwards you control."), known)


@pytest.mark.parametrize("each", ["for each Backup", "for every 2 Backups"])
def test_a_dealer_and_a_count_behind_all_of_a_group(each: str) -> None:
    """The dealer that is named is the source; the rest means what it means without one."""
    known = last(f"Deal 2000 damage to all the Forwards {each} you control.")
    assert isinstance(known, ir.DealDamage)
    made = last(f"Hild deals 2000 damage to all the Forwards {each} you control.")
    assert same(made, msgspec.structs.replace(known, source=ME))


def test_it_and_its_namesakes() -> None:
    text = "Choose 1 Forward opponent controls. "
    both = ir.Several((T1, ir.All(ir.Group(FORWARD, qualifiers=(ir.SameTrait("name", T1),)), "t2")))
    hit = last(f"{text}Deal 5000 damage to it and all the Forwards with the same name.")
    assert same(hit, ir.DealDamage(both, ir.Num(5000)))
    back = last(f"{text}Return it and all the Forwards with the same name to their owners' hands.")
    assert same(back, ir.ToHand(both, ir.Owner(), verb="return"))
