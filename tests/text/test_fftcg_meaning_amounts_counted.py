"""What FFTCG sentences mean: amounts that count cards, Elements or what was done."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    BACKUPS,
    CARD,
    CHOSEN,
    ENTERS,
    FORWARD,
    FORWARDS,
    FORWARDS_OF_MINE,
    ME,
    MINE,
    MONSTER,
    ONE,
    OPPONENT,
    T1,
    YOU,
    done_as_it_enters,
    effects,
    field,
    last,
    last_effect,
    meant,
    one,
    refused,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.walk import nodes

MONSTERS = ir.Group(MONSTER, qualifiers=(MINE,))
THEN = "If your opponent doesn't discard a Forward, draw 1 card."
TWO_THOUSAND = ir.Num(2000)


def counted_by_the_condition(text: str) -> ir.CountRef:
    """The cards that the condition of the last sentence counts."""
    asked = last(text)
    assert isinstance(asked, ir.If) and isinstance(asked.condition, ir.Compare)
    assert isinstance(asked.condition.left, ir.CountRef)
    return asked.condition.left


@pytest.mark.parametrize(("words", "trait"), [("Jobs", "job"), ("Categories", "category")])
def test_traits_lost(words: str, trait: str) -> None:
    lost = last(f"Choose 1 Forward. It loses all its {words} and 1000 power until the end of the turn.")
    assert isinstance(lost, ir.Lose) and same(lost.losses, (ir.AllTraits(trait), ir.PowerUp(ir.Num(1000))))


def test_different_things_are_counted() -> None:
    names = ir.CountDifferent("name", FORWARDS_OF_MINE)
    (draw,) = effects("Draw 1 card for each different name among the Forwards you control.")
    assert same(draw, ir.Draw(YOU, ir.PerEach(ir.Num(1), names)))
    (check,) = effects("If there are 3 or more different names among Forwards you control, draw 1 card.")
    assert isinstance(check, ir.If)
    assert same(check.condition, ir.Compare(names, ir.Num(3), ">="))


def test_cards_that_differ_on_the_field() -> None:
    forwards = ir.Group(FORWARD, qualifiers=(MINE,))
    for words, left in (
        ("3 or more Forwards with different names", ir.CountDifferent("name", forwards)),
        ("3 or more Forwards of different costs", ir.CountDifferent("cost", forwards)),
        ("3 or more different Job Forwards", ir.CountDifferent("job", forwards)),
        ("3 or more Forwards with different Elements", ir.CountDifferent("element", forwards, apart=True)),
    ):
        (gain,) = one(f"If you control {words}, Hild gains Haste.").effects  # type: ignore[attr-defined]
        assert same(gain.condition, ir.Compare(left, ir.Num(3), ">="))


@pytest.mark.parametrize(
    ("words", "counted"),
    [
        ("{Job Smith} with a different name in your Break Zone", ir.CountDifferent),
        ("Monster of a different cost opponent controls", ir.CountDifferent),
        ("Character with a different Job you control", ir.CountDifferent),
        ("Monster of a different Element you control", ir.CountElements),
    ],
)
def test_each_of_a_different_name_counts_once(words: str, counted: type[ir.Amount]) -> None:
    ability = meant(f"Hild gains +1000 power for each {words}.")
    assert isinstance(ability, ir.FieldAbility)
    (gain,) = ability.effects
    assert isinstance(gain, ir.Gain) and isinstance(gain.gains[0], ir.PowerUp)
    amount = gain.gains[0].amount
    assert isinstance(amount, ir.PerEach) and type(amount.each) is counted


def test_names_and_thousands() -> None:
    text = "Choose 1 Forward. Deal it X damage, where X is 1000 times the number of Backups with different names you control."
    found = last(text)
    assert isinstance(found, ir.DealDamage)
    assert same(found.amount, ir.PerEach(ir.Num(1000), ir.CountDifferent("name", BACKUPS)))


def test_elements_are_counted_again() -> None:
    text = (
        "If you have 3 or more different Elements among cards in your Break Zone, Hild gains Haste, "
        "and if you have 7 or more, Hild also gains Brave."
    )
    (both,) = one(text).effects  # type: ignore[attr-defined]
    first, second = both.effects
    assert same(second.condition, ir.Compare(first.condition.left, ir.Num(7), ">="))


def test_as_many_as_there_are_elements() -> None:
    (choose, _) = effects(
        "Choose up to the same number of Forwards as the different Elements among Characters you control. Dull them."
    )
    assert isinstance(choose, ir.Choose)
    assert same(choose.targets[0].count, ir.CountElements(ir.Group(ir.IsCharacter(), (), (MINE,))))


def test_of_a_different_element() -> None:
    effect = field("For each Backup of a different Element you control, Hild gains +1000 power.")
    (gain,) = effect.gains  # type: ignore[attr-defined]
    assert same(gain.amount.each, ir.CountElements(ir.Group(ir.TypeIs(("Backup",)), qualifiers=(MINE,))))


def test_up_to_as_many_as_there_are_elements() -> None:
    chosen, *_ = effects(
        "Choose up to the same number of Forwards as the Elements among Backups you control. Dull them."
    )
    assert isinstance(chosen.targets[0].count, ir.CountElements)


@pytest.mark.parametrize(
    "counted",
    [
        "Backups of different Elements you control",
        "different Elements among Backups you control",
        "different Elements among the Backups you control",
        "Elements among the Backups you control",
    ],
)
@pytest.mark.parametrize("text", ["Draw X cards, where X is the number of {}.", "Draw X cards. X is the number of {}."])
def test_each_element_once(text: str, counted: str) -> None:
    assert same(last(text.format(counted)), ir.Draw(YOU, ir.CountElements(BACKUPS)))


def test_for_each_element_of_a_card() -> None:
    made = effects("When you cast a card, draw 1 card for each Element of that card.", "Forward")[-1]
    assert same(made.count.each, ir.CountElementsOf(ir.Ref(("subject",))))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("words", "player"),
    [("card you have in hand", YOU), ("card you have in your hand", YOU), ("card your opponent has in hand", OPPONENT),
     ("card your opponent has in their hand", OPPONENT)],
)  # fmt: skip
def test_for_each_card_that_is_held(words: str, player: ir.Player) -> None:
    held = ir.CountOf(ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(player)),)))
    hit = last(f"Choose 1 Forward. Deal it 1000 damage for each {words}.")
    assert same(hit, ir.DealDamage(T1, ir.PerEach(ir.Num(1000), held)))


def test_as_many_targets_as_there_are() -> None:
    many = ir.CountOf(MONSTERS)
    for words, count, up_to in (
        ("1 Forward for each Monster you control", many, False),
        ("up to 1 Forward for each Monster you control", many, True),
        ("up to 1 Forward for every 2 Monsters you control", ir.Times(ir.Num(2), many), True),
        ("up to the same number of Forwards as the points of damage you have received", ir.DamageReceived(YOU), True),
        ("up to the same number of Forwards as the 《C》 you have", ir.CrystalCount(YOU), True),
    ):
        (choice, _) = effects(f"Choose {words}. Dull them.")
        assert same(choice, ir.Choose((ir.Target(count, ir.Group(FORWARD), up_to=up_to, bind="t1"),), YOU)), words
    for words in (
        "as many cards as the number of Monsters you control",
        "the same number of cards as the Monsters you control",
    ):
        assert same(last(f"Draw {words}."), ir.Draw(YOU, many))
    text = "Discard 1 card for each Monster you control."
    assert same(last(text), ir.Discard(YOU, ir.PerEach(ir.Num(1), many), CARD, bind="t1"))


@pytest.mark.parametrize(
    ("who", "player"),
    [("your opponent", OPPONENT), ("each player", ir.EachPlayer()), ("its controller", ir.ControllerOf(T1))],
)
def test_who_draws_for_each(who: str, player: ir.Player) -> None:
    drawn = last(f"Choose 1 Forward. Break it. {who.capitalize()} draws 1 card for each Backup you control.")
    assert same(drawn, ir.Draw(player, ir.PerEach(ir.Num(1), ir.CountOf(BACKUPS))))


def test_crystals_and_counters_for_each_in_front() -> None:
    made = last("For each Forward you control, gain 《C》.")
    each = ir.CountOf(ir.Group(FORWARD, qualifiers=(MINE,)))
    assert same(made, ir.GainCrystals(YOU, ir.PerEach(ir.Num(1), each)))
    made = last("When Hild attacks, for each Forward you control, place 2 Rage Counters on Hild.", "Forward")
    assert same(made, ir.PlaceCounters("Rage", ir.PerEach(ir.Num(2), each), ir.SelfRef()))


def test_discarded_due_to_this_ability() -> None:
    for who, player, words in (
        ("discard", YOU, "you discarded"),
        ("your opponent discards", OPPONENT, "your opponent discarded"),
        ("your opponent discards", OPPONENT, "your opponent discards"),
    ):
        asked = effects(
            f"When Hild attacks, {who} 1 card. If {words} a Monster due to this ability, draw 1 card.", "Forward"
        )
        assert isinstance(asked[0], ir.Discard) and same(asked[0].player, player)
        assert isinstance(asked[1], ir.If) and isinstance(asked[1].condition, ir.Compare)
    for who, words in (("discard", "your opponent discarded"), ("your opponent discards", "you discarded")):
        with pytest.raises(TextError, match="somebody else"):
            one(f"When Hild attacks, {who} 1 card. If {words} a Monster due to this ability, draw 1 card.")


@pytest.mark.parametrize(
    ("first", "then", "read"),
    [
        ("Discard 1 card.", "you discard", True),
        ("Your opponent discards 1 card.", "your opponent discards", True),
        ("Each player discards 1 card.", "your opponent discards", True),
        ("Your opponent discards 1 card.", "you discard", False),
        ("Discard 1 card.", "your opponent discarded", False),
    ],
)
def test_who_discards_is_who_was_told_to(first: str, then: str, read: bool) -> None:
    for by in ("", " this way"):
        text = f"{first} If {then} a Forward{by}, draw 1 card."
        if read:
            assert isinstance(last_effect(text, "Summon"), ir.If)
            continue
        with pytest.raises(TextError, match="somebody else"):
            last_effect(text, "Summon")


@pytest.mark.parametrize(
    ("words", "right", "compare"), [("2 or more cards", 2, ">="), ("2 or more", 2, ">="), ("3 cards", 3, "=")]
)
def test_if_so_many_were_discarded(words: str, right: int, compare: str) -> None:
    asked = last(f"Discard any number of cards. If you discarded {words}, draw 1 card.").condition  # type: ignore[attr-defined]
    assert (asked.right, asked.compare) == (ir.Num(right), compare)
    assert asked.left.cards == T1 or same(asked.left.cards, T1)
    assert refused(f"If you discarded {words}, draw 1 card.")


def test_what_was_discarded_or_put_away_just_before() -> None:
    _, check = effects(
        "Your opponent discards 1 card. If your opponent discards a Forward by this effect, draw 1 card."
    )
    assert isinstance(check, ir.If)
    assert isinstance(check.condition, ir.Compare)
    assert same(check.condition.left, ir.CountRef(ir.Ref(("t1",)), ir.Group(FORWARD)))
    _, check = effects(
        "Put the top 3 cards of your deck into the Break Zone. If a Summon is put into the Break Zone by this effect, draw 1 card."
    )
    assert isinstance(check, ir.If)
    assert isinstance(check.condition, ir.Compare)
    assert check.condition.compare == ">="


@pytest.mark.parametrize("before", ["Your opponent discards 1 card.", "Your opponent may discard 1 card."])
def test_of_what_was_discarded(before: str) -> None:
    text = meant(f"{before} {THEN}", "Summon")
    (found,) = [each for each in nodes(text) if isinstance(each, ir.Compare)]
    assert isinstance(found.left, ir.CountRef) and found.left.group == FORWARDS
    assert (found.left.cards, found.compare, found.right) == (ir.Ref(("t1",)), "<=", ir.Num(0))


def test_what_was_put_away_or_removed_by_somebody() -> None:
    milled = "Put the top 2 cards of your deck into the Break Zone. Draw 1 card for each Character put into the Break Zone this way."
    each = ir.PerEach(ONE, ir.CountRef(T1, ir.Group(ir.IsCharacter())))
    assert same(last(milled), ir.Draw(YOU, each))
    removed = "Your opponent removes all the Summons in their Break Zone from the game. Draw 1 card for each Summon removed by this effect."
    summons = ir.PerEach(ONE, ir.CountRef(T1, ir.Group(ir.TypeIs(("Summon",)))))
    assert same(last(removed), ir.Draw(YOU, summons))


def test_the_revealed_cards() -> None:
    effect = last(
        "Reveal the top 2 cards of your deck. Deal 1000 damage for each Forward among them to all the Forwards opponent controls. "
        "Add the revealed cards to your hand."
    )
    assert same(effect, ir.ToHand(T1, YOU, verb="add"))


@pytest.mark.parametrize(
    "put",
    [
        "Put all the Monsters into the Break Zone.",
        "Each player puts 1 Monster they control into the Break Zone.",
        "You may put 1 Monster you control into the Break Zone.",
    ],
)
def test_what_was_put_away_from_wherever(put: str) -> None:
    made = last(f"{put} For each Monster put into the Break Zone this way, draw 1 card.")
    counted = ir.CountRef(T1, ir.Group(ir.TypeIs(("Monster",))))
    assert same(made, ir.Draw(YOU, ir.PerEach(ir.Num(1), counted)))


def test_what_the_revealed_cards_are_counted_for() -> None:
    text = f"{ENTERS}reveal the top 3 cards of your deck. {CHOSEN}Deal it 1000 damage for each Forward among the revealed cards."
    damage = meant(text).effects[-1]  # type: ignore[attr-defined]
    assert damage.amount.each == ir.CountRef(ir.Ref(("t1",)), ir.Group(FORWARD))


def test_all_that_one_instruction_returned_is_counted() -> None:
    """Two choices, one instruction: what it returned are the cards of both."""
    text = (
        "Choose up to 1 Monster you control and up to 1 Monster opponent controls. "
        "Return them to their owners' hands. If you returned 2 Monsters, draw 1 card."
    )
    assert same(counted_by_the_condition(text).cards, ir.Ref(("t1", "t2")))


def test_what_the_instruction_before_returned_is_not_counted() -> None:
    text = (
        "Choose 1 Monster you control. Return it to its owner's hand. Choose up to 2 Backups opponent controls. "
        "Return them to their owners' hands. If you returned 2 Backups, draw 1 card."
    )
    assert same(counted_by_the_condition(text).cards, ir.Ref(("t2",)))


def test_for_each_that_was_returned() -> None:
    draw = last(
        "Choose any number of Monsters you control. Return them to their owners' hands. "
        "Draw 1 card for each Monster returned to its owner's hand by this effect."
    )
    assert isinstance(draw, ir.Draw)
    counted = ir.CountRef(ir.Ref(("t1",)), ir.Group(ir.TypeIs(("Monster",))))
    assert same(draw.count, ir.PerEach(ir.Num(1), counted))


def test_each_that_was_returned_of_all() -> None:
    text = "Return all the Forwards you control to their owners' hands. Draw 1 card for each Forward returned."
    counted = ir.CountRef(ir.Ref(("t1",)), ir.Group(FORWARD))
    assert same(last(text), ir.Draw(YOU, ir.PerEach(ir.Num(1), counted)))


@pytest.mark.parametrize("many", ["as many cards as", "the same number of cards as"])
@pytest.mark.parametrize("by", ["", " by this effect", " this way", " due to this ability"])
def test_as_many_are_drawn_as_were_discarded(many: str, by: str) -> None:
    first, drawn = effects(f"Discard any number of cards from your hand. Draw {many} you discarded{by}.")
    assert isinstance(first, ir.Discard) and same(drawn, ir.Draw(YOU, ir.CountRef(ir.Ref((first.bind,)))))


@pytest.mark.clauses("fftcg-2020", "11.6.10")
@pytest.mark.parametrize("words", ["all", "all the", "all of the"])
def test_all_counters_are_removed_as_a_cost(words: str) -> None:
    made = one(
        f"Remove {words} Pebble Counters from Hild: Choose 1 Forward. Deal it 2000 damage for each Pebble Counter removed."
    )
    assert isinstance(made, ir.ActionAbility) and same(
        made.cost, ir.Cost(actions=(ir.PayCounters("Pebble", None, ME),))
    )
    assert same(made.effects[1], ir.DealDamage(T1, ir.PerEach(TWO_THOUSAND, ir.CountersRemoved("Pebble"))))


def test_as_many_as_were_broken() -> None:
    text = "Break all the Monsters. Draw cards equal to the number of Monsters broken by this effect."
    assert meant(text, "Summon").effects[-1] == ir.Draw(YOU, ir.ResultCount())  # type: ignore[attr-defined]
    with pytest.raises(TextError):
        meant("Break all the Monsters. Draw cards equal to the number of Forwards broken by this effect.", "Summon")


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("Your opponent draws as many cards as the number of Monsters broken by this effect.", ir.Draw),
        (
            "Each player receives damage equal to the number of Monsters put from the field into the Break Zone by this effect.",
            ir.ReceiveDamage,
        ),
        ("Draw cards equal to the number of Monsters broken this way.", ir.Draw),
    ],
)
def test_so_many_as_were_broken(words: str, known: type[ir.Effect]) -> None:
    *_, effect = done_as_it_enters("break all the Monsters. " + words)
    assert type(effect) is known
    assert getattr(effect, "count", None) == ir.ResultCount() or getattr(effect, "amount", None) == ir.ResultCount()


def test_what_was_done_due_to_this_ability() -> None:
    gone = "Remove up to 3 Summons in your Break Zone from the game. Draw 1 card for each card removed due to this ability."
    assert same(last(gone), ir.Draw(YOU, ir.PerEach(ir.Num(1), ir.CountRef(T1, ir.Group(ir.IsCard())))))
    broken = "Break all the Forwards of cost 2. Draw 1 card for each Forward broken due to this ability."
    assert same(last(broken), ir.Draw(YOU, ir.PerEach(ir.Num(1), ir.ResultCount())))
    dulled = "Dull all the Forwards. Draw 1 card for each Forward dulled due to this ability."
    assert same(last(dulled), ir.Draw(YOU, ir.PerEach(ir.Num(1), ir.ResultCount(turned=True))))
    with pytest.raises(TextError, match="without such an instruction"):
        effects("Deal 8000 damage to all the Forwards. Draw 1 card for each Forward broken due to this ability.")


@pytest.mark.parametrize(
    "text",
    [
        "Choose up to 1 Forward, up to 1 Backup and up to 1 Monster. Break them. Draw 1 card for each Character broken by this effect.",
        "Choose up to 2 Forwards. Break them. Draw 1 card for each Character broken by this effect.",
        "Choose 1 Forward you control and 1 Forward opponent controls. Break them. Draw 1 card for each Forward broken by this effect.",
    ],
)
def test_all_that_was_broken_is_counted(text: str) -> None:
    draw = last(text)
    assert same(draw, ir.Draw(YOU, ir.PerEach(ir.Num(1), ir.ResultCount())))


def test_exactly_so_many_broken() -> None:
    asked = last("Choose up to 2 Characters. Break them. If 2 Characters are broken by this effect, draw 1 card.")
    assert isinstance(asked, ir.If)
    assert same(asked.condition, ir.Compare(ir.ResultCount(), ir.Num(2), "="))


@pytest.mark.parametrize("hand", ["", " from their hand"])
def test_the_opponent_discards_as_many(hand: str) -> None:
    made = last(f"Discard any number of cards. Your opponent discards the same number of cards{hand}.")
    assert same(made, ir.Discard(OPPONENT, ir.ResultCount(), CARD, bind="t2"))


def test_how_many_this_effect_put_away() -> None:
    made = last(
        "Put all the Monsters into the Break Zone. Draw 1 card for each Monster put into the Break Zone by this effect."
    )
    assert same(made, ir.Draw(YOU, ir.PerEach(ir.Num(1), ir.ResultCount())))
    made = last("Break all the Monsters. Draw 1 card for each Monster broken this way.")
    assert same(made, ir.Draw(YOU, ir.PerEach(ir.Num(1), ir.ResultCount())))
    with pytest.raises(TextError):
        effects(
            "Put all the Monsters on top of their owners' decks. Draw 1 card for each Monster put into the Break Zone by this effect."
        )
