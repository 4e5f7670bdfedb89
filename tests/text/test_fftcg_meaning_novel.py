"""Cards that are called by name in the condition, damage that counts something, searches for cards that differ: sentences of our own,
each with the tree it must become."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    BACKUP,
    BREAK_ZONE,
    FORWARD,
    ME,
    MINE,
    OPPONENT,
    T1,
    THEIRS,
    THIS,
    YOU,
    last,
    meant,
    one,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text

FORWARDS = ir.Group(FORWARD)
OLGA, PIA = (ir.OneSubject(ir.Group(ir.NameIs(name))) for name in ("Olga", "Pia"))
DRAW = ir.Draw(YOU, ir.Num(1))


def test_two_names_without_an_article_are_two_subjects() -> None:
    ability = meant("When {Card Name Olga} or {Card Name Pia} enters your field, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and isinstance(ability.event, ir.CardEvent)
    assert same(ability.event.subject, ir.SubjectAny((OLGA, PIA)))
    ability = meant("When {Card Name Olga} or {Card Name Pia} you control attacks, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and isinstance(ability.event, ir.CardEvent)
    either = ir.AnyTrait((ir.NameIs("Olga"), ir.NameIs("Pia")))
    assert same(ability.event.subject, ir.OneSubject(ir.Group(either, qualifiers=(MINE,))))


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("At the end of each of your turns, if Hild is dull, activate it.", ir.Activate(ME)),
        ("At the end of each of your turns, if Hild has 9000 power or more, break it.", ir.Break(ME)),
        (
            "At the end of each of your turns, if 3 or more Moon Counters are placed on Hild, put it into the Break Zone.",
            ir.PutInto(ME, BREAK_ZONE),
        ),
    ],
)
def test_it_is_the_card_that_the_condition_names(text: str, what: ir.Effect) -> None:
    (done,) = one(text).effects  # type: ignore[attr-defined]
    assert type(done) is type(what) and done.what == ir.Ref(("self",))


def test_it_is_another_card_where_one_was_spoken_of() -> None:
    for text in (
        "When a Forward other than Hild attacks, if Hild is dull, activate it.",
        "When Hild attacks, if you control a Monster, activate it.",
    ):
        with pytest.raises(TextError):
            compile_text("fftcg", text, name="Hild", card_type="Forward")


def test_counters_on_it() -> None:
    (gain,) = one("Hild gains +1000 power for each Moon Counter placed on it.").effects  # type: ignore[attr-defined]
    counted = ir.PerEach(ir.Num(1000), ir.CountersOn("Moon", ir.Ref(("self",))))
    assert same(gain.gains, (ir.PowerUp(counted),)) and gain.to == ME
    dealt = last("Choose 1 Forward. Deal it 2000 damage for each Moon Counter on it.")
    assert same(dealt, ir.DealDamage(T1, ir.PerEach(ir.Num(2000), ir.CountersOn("Moon", T1))))


def test_damage_that_counts_something() -> None:
    counted = ir.PerEach(ir.Num(1000), ir.CountOf(ir.Group(BACKUP, qualifiers=(MINE,))))
    to = ir.Group(FORWARD)
    for words in ("the damage increases by", "increase the damage by", "the damage is increased by"):
        (rule,) = one(f"If Hild deals damage to a Forward, {words} 1000 for each Backup you control instead.").effects  # type: ignore[attr-defined]
        assert same(rule, ir.ReplaceDealt(dealer=ME, to=to, change="increase", amount=counted, duration=ALWAYS))
    for head in ("is dealt damage, reduce the damage by", "receives damage, the damage is reduced by"):
        (rule,) = one(f"If Hild {head} 1000 for each Backup you control instead.").effects  # type: ignore[attr-defined]
        assert same(rule, ir.ReplaceDamage(to=ME, change="reduce", amount=counted, duration=ALWAYS))


@pytest.mark.parametrize("dealt", ["is dealt damage", "would be dealt damage", "receives damage", "would take damage"])
def test_the_next_time(dealt: str) -> None:
    text = f"Choose 1 Forward you control. The next time it {dealt} this turn, the damage becomes 0 instead."
    zero = ir.ReplaceDamage(to=T1, change="become", amount=ir.Num(0), duration=THIS, next_only=True)
    assert same(last(text), zero)
    text = f"Choose 1 Forward you control. During this turn, the next time it {dealt}, reduce it by 3000 instead."
    assert same(
        last(text), ir.ReplaceDamage(to=T1, change="reduce", amount=ir.Num(3000), duration=THIS, next_only=True)
    )


@pytest.mark.parametrize(
    ("tail", "trait"),
    [
        ("that don't share Elements", "element"),
        ("of different Elements", "element"),
        ("with different names", "name"),
        ("of different costs", "cost"),
        ("with different Jobs", "job"),
    ],
)
def test_searching_for_cards_that_differ(tail: str, trait: str) -> None:
    (both,) = one(
        f"When Hild attacks, search for 1 Forward and up to 1 Backup {tail} and add them to your hand."
    ).effects  # type: ignore[attr-defined]
    search = both.effects[0]
    assert isinstance(search, ir.Search) and search.different == trait
    assert [(each.count, each.up_to, each.different) for each in search.targets] == [
        (ir.Num(1), False, ""),
        (ir.Num(1), True, ""),
    ]


def test_what_was_added() -> None:
    text = (
        "Choose 1 Forward. Reveal the top 3 cards of your deck. Add 1 card among them to your hand and put the rest into the Break Zone. "
        "If you added a Fire Forward to your hand, deal the chosen Forward damage equal to the power of the added Forward."
    )
    asked = last(text)
    assert isinstance(asked, ir.If) and isinstance(asked.effect, ir.DealDamage)
    assert same(asked.condition, ir.Is(ir.Ref(("t3",)), ir.Group(FORWARD, (ir.ElementIs(("Fire",)),))))
    assert same(asked.effect, ir.DealDamage(T1, ir.PowerOf(ir.Ref(("t3",)))))


@pytest.mark.parametrize("by", ["damaged by this ability", "dealt damage by this effect"])
@pytest.mark.parametrize("put", ["put into the Break Zone", "put from the field into the Break Zone"])
def test_who_was_damaged_by_this(by: str, put: str) -> None:
    text = (
        f"Deal 2000 damage to all the Forwards. If a Forward {by} is {put} this turn, remove it from the game instead."
    )
    hurt = ir.All(ir.Group(FORWARD, qualifiers=(ir.DamagedBy(ME, here=True),)), bind="t2")
    assert same(last(text), ir.RemoveInstead(hurt, THIS))


def test_what_is_paid_in_words_and_icons() -> None:
    for text, cost in (
        (
            "dull 2 active Backups and pay 《C》",
            ir.Cost((ir.CrystalIcon(),), (ir.PayDull(ir.Num(2), ir.Group(BACKUP)),)),
        ),
        (
            "pay 《1》《C》 and discard 1 card",
            ir.Cost((ir.CpGeneric(1), ir.CrystalIcon()), (ir.PayDiscard(ir.Num(1), ir.Group(ir.IsCard())),)),
        ),
    ):
        (way,) = one(f"You can {text} (instead of paying the CP cost) to cast Hild.").effects  # type: ignore[attr-defined]
        assert same(way, ir.AlternativeCost(ME, cost))


def test_others_than_a_type_and_either_state() -> None:
    done = last("Activate all the Characters you control other than Backups.")
    assert same(done, ir.Activate(ir.All(ir.Group(ir.IsCharacter(), qualifiers=(MINE, ir.Without(BACKUP))), bind="t1")))
    used = one("《1》: Draw 1 card. You can only use this ability if Hild is attacking or blocking.")
    either = ir.AnyTrait((ir.StatusIs("attacking"), ir.StatusIs("blocking")))
    assert isinstance(used, ir.ActionAbility) and same(used.limits, (ir.OnlyIf(ir.HasFilter(ME, either)),))


def test_cards_that_differ_on_the_field() -> None:
    forwards = ir.Group(FORWARD, qualifiers=(MINE,))
    for words, left in (
        ("3 or more Forwards with different names", ir.CountDifferent("name", forwards)),
        ("3 or more Forwards of different costs", ir.CountDifferent("cost", forwards)),
        ("3 or more different Job Forwards", ir.CountDifferent("job", forwards)),
        ("3 or more Forwards with different Elements", ir.CountElements(forwards)),
    ):
        (gain,) = one(f"If you control {words}, Hild gains Haste.").effects  # type: ignore[attr-defined]
        assert same(gain.condition, ir.Compare(left, ir.Num(3), ">="))


def test_what_the_other_player_selects_of_those_chosen() -> None:
    text = "Choose 2 Forwards opponent controls. Your opponent selects 1 of them. Break it."
    target = ir.Target(ir.Num(1), ir.Group(ir.IsCard()), bind="t2")
    choose, select, done = one(text, "Summon").effects  # type: ignore[attr-defined]
    assert same(select, ir.SelectAmong(OPPONENT, target, T1)) and same(done, ir.Break(ir.Ref(("t2",))))
    assert choose.targets[0].group == ir.Group(FORWARD, qualifiers=(THEIRS,))


def test_as_many_as_were_drawn() -> None:
    done = last("Draw 3 cards. Then, discard the same number of cards.")
    assert same(done, ir.Afterwards(ir.Discard(YOU, ir.ResultCount(), ir.Group(ir.IsCard()), bind="t1")))


def test_cards_put_away_from_a_deck_and_discarded_together() -> None:
    for words, source in (("your deck", "your_deck"), ("your opponent's deck", "opponent_deck")):
        for put in (f"put from {words} into the Break Zone", f"put into the Break Zone from {words}"):
            ability = meant(f"When 2 or more cards are {put} due to your Summons or abilities, draw 1 card.")
            assert isinstance(ability, ir.AutoAbility) and isinstance(ability.event, ir.CardEvent)
            assert same(ability.event.happenings, (ir.PutIntoBreakZone(source=source, due_to="own"),))
    ability = meant("When you discard 2 or more cards due to Summons or abilities, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility)
    assert same(ability.event, ir.PlayerDiscards(YOU, count=2, due_to=ir.AnyPlayer()))


def test_damage_that_stands() -> None:
    (rule,) = one("The damage dealt by your Summons cannot be reduced.").effects  # type: ignore[attr-defined]
    everybody = ir.All(ir.Group(ir.IsCharacter()))
    assert same(rule, ir.Restrict(everybody, ir.DamageStands(YOU, ("summon",)), ALWAYS))


def test_damage_from_one_ability_and_at_least_so_many_more() -> None:
    ability = meant("When Hild receives damage from your opponent's Summon or ability, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and isinstance(ability.event, ir.CardEvent)
    assert same(ability.event.happenings, (ir.IsDealtDamage(by="ability", controller=OPPONENT),))
    ability = meant("When Hild attacks, if your opponent controls at least 2 more Forwards than you, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility)
    assert same(ability.condition, ir.ControlsMore(OPPONENT, FORWARDS, ir.Num(2)))


def test_older_spellings_of_terms_are_tidied() -> None:
    for printed, tidy in (
        ("Choose 1 Summon or auto ability. Cancel its effect.", "Choose 1 Summon or auto-ability. Cancel its effect."),
        ("Choose 1 auto ability. Cancel its effect.", "Choose 1 auto-ability. Cancel its effect."),
        ("Choose 1 multi-Element Forward. Break it.", "Choose 1 Multi-Element Forward. Break it."),
    ):
        made = [compile_text("fftcg", text, name="Hild", card_type="Summon") for text in (printed, tidy)]
        assert made[0].abilities == made[1].abilities


def test_a_cost_that_says_itself_that_it_is_less() -> None:
    ability = one("《5》 (This cost is reduced by 1 for each Backup you control.): Draw 1 card.")
    less = ir.CostLess(ir.PerEach(ir.Num(1), ir.CountOf(ir.Group(BACKUP, qualifiers=(MINE,)))))
    assert isinstance(ability, ir.ActionAbility) and same(ability.cost, ir.Cost((ir.CpGeneric(5),), (less,)))


def test_totals_counters_with_an_article_and_crystals() -> None:
    both = ir.Group(ir.TypeIs(("Backup", "Monster")), qualifiers=(MINE,))
    done = last("Put a total of 2 Backups and/or Monsters you control into the Break Zone.")
    assert same(done, ir.SelectAndPut(YOU, ir.Target(ir.Num(2), both, bind="t1"), BREAK_ZONE))
    ability = meant("When Hild attacks, place a Moon Counter on each Forward you control.")
    mine = ir.All(ir.Group(FORWARD, qualifiers=(MINE,)), bind="t1")
    assert same(ability.effects, (ir.PlaceCounters("Moon", ir.Num(1), mine),))  # type: ignore[attr-defined]
    for player, words in ((YOU, "you don't have 《C》"), (OPPONENT, "your opponent doesn't have any 《C》")):
        ability = meant(f"When Hild attacks, if {words}, draw 1 card.")
        assert same(ability.condition, ir.CrystalsAre(player, ir.Num(0), "<="))  # type: ignore[attr-defined]


def test_how_many_were_removed_by_this_and_all_of_the_actions() -> None:
    text = "Choose up to 3 cards in your opponent's Break Zone. Remove them from the game. If 3 Forwards were removed by this effect, draw 1 card."
    asked = last(text)
    assert isinstance(asked, ir.If)
    assert same(asked.condition, ir.Compare(ir.CountRef(T1, FORWARDS), ir.Num(3), "="))
    text = (
        "Select 1 of the 2 following actions. If you control a Monster, select all 2 of the 2 following actions instead. "
        '"Draw 1 card." "Your opponent discards 1 card."'
    )
    modal = last(text)
    assert isinstance(modal, ir.Modal) and modal.alternative is not None
    assert modal.alternative.header.count == ir.Num(2)
