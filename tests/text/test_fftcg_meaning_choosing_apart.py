"""What FFTCG sentences mean: cards chosen or selected apart: one and the other, each of a kind, the rest."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    BACKUP,
    BACKUPS,
    BREAK_ZONE,
    CARD,
    CHOSEN,
    FORWARD,
    IT,
    ME,
    MINE,
    ONE,
    OPPONENT,
    T1,
    T2,
    THEIRS,
    TURN,
    YOU,
    a_group,
    done_as_it_enters,
    effects,
    last,
    meant,
    one,
    same,
    second,
    subject,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text, render_text

THEIR_FORWARDS = ir.Group(FORWARD, qualifiers=(THEIRS,))
ALL_OTHERS = ir.Group(ir.TypeIs(("Forward",)), adjectives=(ir.Another(),))
LEFT = ir.Untaken(T1, ir.Ref(("t2",)))
CHOOSE_TWO = "Choose 2 Forwards opponent controls. "
CHOSEN_BY = "When Hild is chosen by a Forward's ability, "
REST = "Put the rest of the cards into the Break Zone."
SHOW_FOUR = "Reveal the top 4 cards of your deck."
DECK = "the top 3 cards of your deck. "


def parts(controller: ir.ControlledBy) -> tuple[ir.Target, ...]:
    """ "1 Forward and 1 Backup", both of this player."""
    return tuple(
        ir.Target(ir.Num(1), ir.Group(noun, qualifiers=(controller,)), bind=bind)
        for noun, bind in ((FORWARD, "t1"), (BACKUP, "t2"))
    )


@pytest.mark.parametrize(
    ("words", "effect"),
    [
        ("Break all the other Forwards.", ir.Break(ir.All(ALL_OTHERS, "t2"))),
        ("Deal 4000 damage to all the other Forwards.", ir.DealDamage(ir.All(ALL_OTHERS, "t2"), ir.Num(4000))),
        ("Dull all the other Forwards.", ir.Dull(ir.All(ALL_OTHERS, "t2"))),
    ],
)
def test_all_but_the_chosen_one(words: str, effect: ir.Effect) -> None:
    assert same(last(f"Choose 1 Forward you control. {words}"), effect)
    with pytest.raises(TextError, match="nothing is done with it"):
        one(f"Choose 1 Forward you control. {words.replace(' other', '')}", "Summon")


@pytest.mark.parametrize(
    ("words", "effect"),
    [
        ("puts all the other Forwards into the Break Zone", ir.PutInto(ir.All(ALL_OTHERS, "t2"), ir.BreakZone(ir.Owner()))),
        ("returns all the other Forwards to their owners' hands", ir.ToHand(ir.All(ALL_OTHERS, "t2"), ir.Owner(), verb="return")),
        ("breaks all the other Forwards", ir.Break(ir.All(ALL_OTHERS, "t2"))),
    ],
)  # fmt: skip
def test_selects_one_and_the_others_go(words: str, effect: ir.Effect) -> None:
    both = last(f"Each player selects 1 Forward they control and {words}.")
    assert isinstance(both, ir.Both) and isinstance(both.effects[0], ir.Select) and same(both.effects[1], effect)


def test_another_card_is_another_than_the_source() -> None:
    assert subject("another Forward") == ir.OneSubject(ir.Group(FORWARD, (ir.Another(),)))
    assert subject("another {Job Smith} other than {Card Name Olga}") == ir.OneSubject(
        ir.Group(ir.JobIs("Smith"), (ir.Another(),), (ir.Without(ir.NameIs("Olga")),))
    )


def test_two_amounts_for_two() -> None:
    others = ir.All(ir.Group(FORWARD, (ir.Another(),), (THEIRS,)))
    read = last("Choose 1 Forward. Deal it 7000 damage and 3000 damage to all the other Forwards opponent controls.")
    assert isinstance(read, ir.Both)
    first, second = read.effects
    assert same(first, ir.DealDamage(T1, ir.Num(7000)))
    assert isinstance(second, ir.DealDamage) and second.amount == ir.Num(3000)
    assert isinstance(second.to, ir.All) and same(second.to.group, others.group)


def test_the_first_and_the_other_of_two_chosen_apart() -> None:
    *_, both = effects("Choose 1 Forward and 1 other Forward. Activate the first Forward and dull the other.")
    assert same(both, ir.Both((ir.Activate(T1), ir.Dull(T2))))


def test_a_third_instruction_behind_a_pair() -> None:
    row = last(f"{CHOSEN}Dull it and Freeze it, and deal 6000 damage to all the other Forwards opponent controls.")
    others = ir.All(ir.Group(FORWARD, (ir.Another(),), (THEIRS,)), "t2")
    assert same(row, ir.Then(ir.Both((ir.Dull(T1), ir.Freeze(T1))), ir.DealDamage(others, ir.Num(6000))))


def test_another_than_the_first() -> None:
    group = second("Choose 1 Forward. Dull it. Choose another Forward. Freeze it.")
    assert same(group, ir.Group(ir.TypeIs(("Forward",)), (ir.Another(),)))
    yours = second("Choose 1 Forward. Dull it. Choose another Forward you control. Freeze it.")
    assert same(yours.qualifiers[0], ir.ControlledBy(YOU))


@pytest.mark.parametrize(
    ("place", "zone"),
    [("at the bottom of its owner's deck", ir.DeckBottom(ir.Owner())), ("on top of its owner's deck", ir.DeckTop(ir.Owner()))],
)  # fmt: skip
def test_one_and_the_other_go_to_their_owners_decks(place: str, zone: ir.Zone) -> None:
    both = last(f"Choose 2 Forwards. Put one of them {place} and dull the other.")
    assert isinstance(both, ir.Both) and isinstance(both.effects[0], ir.Both)
    first = both.effects[0].effects
    assert isinstance(first[0], ir.Assign) and same(first[1], ir.PutInto(T2, zone))
    both = last(f"Choose 2 Forwards. Dull one of them and put the other {place}.")
    assert isinstance(both, ir.Both)
    put = both.effects[1]
    assert isinstance(put, ir.PutInto) and isinstance(put.what, ir.Untaken) and same(put.to, zone)


@pytest.mark.parametrize(
    "words",
    ["Return one to its owner's hand and dull the other.", "Break one and return the other to its owner's hand.",
     "Dull one and put the other at the bottom of its owner's deck."],
)  # fmt: skip
def test_one_without_of_them(words: str) -> None:
    text = f"Choose 2 Forwards. {words}"
    made = compile_text("fftcg", text, name="Hild", card_type="Summon")
    assert render_text("fftcg", made, name="Hild") == text.replace(" one ", " one of them ")


@pytest.mark.parametrize(
    "words",
    [
        "Deal one of them 6000 damage and the other 3000 damage.",
        "Deal 6000 damage to 1 of them and 3000 damage to the other.",
    ],
)
def test_one_and_the_other_are_dealt_damage(words: str) -> None:
    selected, one_hit, other_hit = last(f"Choose 2 Forwards. {words}").effects  # type: ignore[attr-defined]
    assert same(selected, ir.Assign(ir.You(), ir.Target(ir.Num(1), CARD, bind="t2"), T1))  # said as they are chosen
    assert same(one_hit, ir.DealDamage(T2, ir.Num(6000)))
    assert same(other_hit, ir.DealDamage(ir.Untaken(T1, T2), ir.Num(3000)))


def test_the_others_of_three() -> None:
    broken, dulled = last("Choose up to 3 Forwards. Break one of them and dull the others.").effects  # type: ignore[attr-defined]
    assert same(broken.effects[1], ir.Break(T2)) and same(dulled, ir.Dull(ir.Untaken(T1, T2)))
    for text in (
        "Choose up to 3 Forwards. Deal one of them 6000 damage and the other 3000 damage.",
        "Choose 1 Forward. Deal one of them 6000 damage.",
        "Choose up to 3 Forwards. Dull the others.",
    ):
        with pytest.raises(TextError):
            last(text)


@pytest.mark.parametrize("front", [True, False])
def test_one_gains_and_the_other_loses(front: bool) -> None:
    words = "one of them gains +2000 power and the other loses 2000 power"
    text = f"Until the end of the turn, {words}." if front else f"{words.capitalize()} until the end of the turn."
    _, gained, lost = last(f"Choose 2 Forwards. {text}").effects  # type: ignore[attr-defined]
    change = (ir.PowerUp(ir.Num(2000)),)
    assert same(gained, ir.Gain(T2, change, TURN)) and same(lost, ir.Lose(ir.Untaken(T1, T2), change, TURN))


@pytest.mark.parametrize("number", ["1", "one"])
@pytest.mark.parametrize(("words", "done"), [("Dull {}", ir.Dull(T2)), ("Freeze {}", ir.Freeze(T2)), ("Break {}", ir.Break(T2)),
                                             ("Return {} to its owner's hand", ir.ToHand(T2, ir.Owner(), verb="return"))])  # fmt: skip
def test_one_of_them_and_the_other(number: str, words: str, done: ir.Effect) -> None:
    chosen = "Choose up to 2 Forwards opponent controls."
    both = last(f"{chosen} {words.format(f'{number} of them')} and activate the other.")
    selected = ir.Assign(YOU, ir.Target(ONE, CARD, bind="t2"), T1)
    assert same(both, ir.Both((ir.Both((selected, done)), ir.Activate(ir.Untaken(T1, T2)))))


def test_search_and_reveal() -> None:
    (search,) = one("When Hild enters the field, search for 1 [[i]]Job Smith[[/]] and add it to your hand.").effects  # type: ignore[attr-defined]
    found = ir.Target(ir.Num(1), a_group(ir.JobIs("Smith")), bind="t1")
    assert search == ir.Both((ir.Search(YOU, (found,)), ir.ToHand(T1, YOU, "add")))
    reveal, take = effects(
        "Reveal the top 4 cards of your deck. Add up to 3 Monsters among them to your hand and return the rest "
        "to the bottom of your deck in any order."
    )
    shown = ir.Ref(("t1",), w=10)
    assert reveal == ir.RevealTop(YOU, YOU, ir.Num(4), bind="t1")
    monsters = ir.Target(ir.Num(3), a_group(ir.TypeIs(("Monster",))), up_to=True, bind="t2")
    taken = ir.TakeAmong(YOU, monsters, shown, ir.Hand(YOU))
    assert take == ir.Both((taken, ir.PutRest(shown, ir.DeckBottom(YOU), w=3)))


def test_whose_ability_chose_it() -> None:
    dealt = last(f"{CHOSEN_BY}deal that Forward 9000 damage.", "Forward")
    assert isinstance(dealt, ir.DealDamage) and isinstance(dealt.to, ir.SourceOf)


def test_that_backup_is_the_one_whose_ability_chose() -> None:
    for name in ("Backup", "Monster", "Forward"):
        (broken,) = one(f"When Hild is chosen by a {name}'s ability, break that {name}.").effects  # type: ignore[attr-defined]
        assert same(broken, ir.Break(ir.SourceOf(ir.Ref(("stack",))))), name
    with pytest.raises(TextError):  # the card itself is never "that Backup"
        one("When Hild attacks, break that Backup.")


@pytest.mark.parametrize(
    "text",
    [
        "The Forwards opponent controls lose 1000 power for each Moon Counter on them.",
        "The Forwards opponent controls lose 1000 power for each Moon Counter placed on them.",
        "Each Forward opponent controls loses 1000 power for each Moon Counter on it.",
    ],
)
def test_each_forwards_own_counters(text: str) -> None:
    own = ir.PowerUp(ir.PerEach(ir.Num(1000), ir.CountersOn("Moon", ir.EachOne())))
    assert same(one(text), ir.FieldAbility((ir.Lose(ir.All(THEIR_FORWARDS), (own,), ALWAYS),)))


@pytest.mark.parametrize("word", ["play", "cast"])
def test_each_forwards_own_cost(word: str) -> None:
    ability = meant(
        f"《0》: All the Forwards opponent controls lose 1000 power for each CP required to {word} them until the end of the turn."
    )
    (lose,) = ability.effects  # type: ignore[attr-defined]
    assert same(lose.losses[0], ir.PowerUp(ir.PerEach(ir.Num(1000), ir.CostOf(ir.EachOne()))))


def test_which_of_two_gets_how_much() -> None:
    both = last("Choose 2 Forwards. Deal 6000 damage to one and 2000 damage to the other.")
    first, other = (ir.InOrder(T1, each) for each in (True, False))
    assert same(both, ir.Both((ir.DealDamage(first, ir.Num(6000)), ir.DealDamage(other, ir.Num(2000)))))


def test_the_first_and_the_second_of_two_chosen_at_once() -> None:
    first, second = ir.InOrder(IT, first=True), ir.InOrder(IT, first=False)
    for one_of, other in (
        ("the first one", "the second one"),
        ("the first Forward", "the second Forward"),
        ("the first one", "the other one"),
    ):
        _, both = effects(f"Choose 2 Forwards. Dull {one_of} and Freeze {other}.")
        assert same(both, ir.Both((ir.Dull(first), ir.Freeze(second)))), other
    _, gain = effects("Choose 2 Forwards. The second one gains Haste until the end of the turn.")
    assert same(gain, ir.Gain(second, (ir.KeywordGained("Haste"),), ir.UntilEndOfTurn()))
    with pytest.raises(TextError):  # of three
        compile_text("fftcg", "Choose 3 Forwards. Dull the second one.", name="Hild", card_type="Summon")


def test_the_others_of_none_that_were_selected() -> None:
    with pytest.raises(TextError, match="which cards the others are not"):
        done_as_it_enters("all other Forwards are put into the Break Zone.")
    *_, away = done_as_it_enters(
        "your opponent selects 1 Monster they control. All other Monsters are removed from the game."
    )
    assert isinstance(away, ir.RemoveFromGame) and isinstance(away.what, ir.NotSelected)


def test_damage_to_those_that_were_not_selected() -> None:
    text = "Your opponent selects 1 Forward they control. Deal 7000 damage to all the Forwards opponent controls that were not selected."
    theirs = ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.ControlledBy(ir.Opponent()),))
    assert same(effects(text)[-1], ir.DealDamage(ir.NotSelected(theirs), ir.Num(7000)))


def test_whoever_fights_the_card() -> None:
    ability = meant("When Hild blocks or is blocked, deal 4000 damage to the opposing Forward.")
    known = meant("When Hild blocks or is blocked, deal 4000 damage to the Forward that blocks or is blocked by Hild.")
    assert ability == known


def test_both_in_a_fight() -> None:
    (effect,) = effects("《1》: Break Hild and the Forward blocking Hild.", "Forward")
    assert same(effect, ir.Break(ir.Several((ME, ir.Opposing(ME)))))


def test_other_small_words() -> None:
    entered = one("When Hild enters the field due to a Summon, draw 1 card.")
    assert same(entered.event, ir.CardEvent(ME, (ir.EntersField(ir.AnyPlayer(), "summon"),)))  # type: ignore[attr-defined]
    again = one(
        "When a Forward you control is put from the field into the Break Zone, play it from the Break Zone onto the field."
    )
    assert same(again.effects, (ir.PlayOnto(ir.Ref(("subject",)), ir.Owner()),))  # type: ignore[attr-defined]
    fought = last("When Hild attacks, deal 2000 damage to the Forward that is blocked by Hild.", "Forward")
    assert same(fought, ir.DealDamage(ir.Opposing(ME), ir.Num(2000)))
    each = ir.Times(ir.Num(2), ir.CountOf(ir.Group(FORWARD, (), (MINE,))))
    (cheaper,) = effects("For every 2 Forwards you control, the cost required to cast Hild is reduced by 1.", "Forward")
    assert same(cheaper, ir.CostChange(ME, ir.PerEach(ir.Num(1), each)))


def test_what_was_selected_and_the_rest() -> None:
    text = "Look at the top 4 cards of your deck. Select 1 card among them. Put it at the bottom of your deck and the others into the Break Zone."
    mine, away = last(text).effects  # type: ignore[attr-defined]
    assert same(mine, ir.PutInto(ir.Ref(("t2",)), ir.DeckBottom(YOU)))
    assert isinstance(away, ir.PutRest) and same(away.to, ir.BreakZone(ir.Owner()))


def test_what_the_other_player_selects_of_those_chosen() -> None:
    text = "Choose 2 Forwards opponent controls. Your opponent selects 1 of them. Break it."
    target = ir.Target(ir.Num(1), ir.Group(ir.IsCard()), bind="t2")
    choose, select, done = one(text, "Summon").effects  # type: ignore[attr-defined]
    assert same(select, ir.SelectAmong(OPPONENT, target, T1)) and same(done, ir.Break(ir.Ref(("t2",))))
    assert choose.targets[0].group == ir.Group(FORWARD, qualifiers=(THEIRS,))


@pytest.mark.parametrize("one_of", ["1 of them", "one of them", "1 card among them"])
@pytest.mark.parametrize(
    ("rest", "to"),
    [("put the other into the Break Zone", BREAK_ZONE), ("remove the other from the game", ir.Removed(ir.Owner()))],
)
def test_what_the_opponent_left(one_of: str, rest: str, to: ir.Zone) -> None:
    looked = (
        "Reveal the top 2 cards of your deck." if "among" in one_of else "Search for 2 Forwards with different names."
    )
    left = T1 if "among" in one_of else ir.Untaken(T1, T2)
    added = ir.Both((ir.ToHand(T2, YOU, verb="add"), ir.PutRest(left, to)))
    text = f"{looked} Your opponent selects {one_of}. Add it to your hand and {rest}."
    assert same(last(text), added)
    if one_of != "1 card among them":
        chosen = "Choose 2 cards in your Break Zone."
        assert same(last(f"{chosen} Your opponent selects {one_of}. Add it to your hand and {rest}."), added)


@pytest.mark.parametrize(
    ("does", "made"),
    [
        ("play it onto the field", ir.PlayOnto(T2, ir.Owner())),
        ("add it to your hand", ir.ToHand(T2, ir.You(), "add")),
    ],
)
@pytest.mark.parametrize("apart", [True, False])
def test_what_is_selected_among_the_revealed_is_moved(does: str, made: ir.Effect, apart: bool) -> None:
    take = f"them. {does.capitalize()}." if apart else f"them and {does}."
    done = effects(f"{SHOW_FOUR} Select 1 Forward of cost 3 or less among {take} {REST}")
    assert same(done[2] if apart else done[1].effects[1], made)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("words", "cls"),
    [
        ("puts it into the Break Zone", ir.PutInto),
        ("returns it to its owner's hand", ir.ToHand),
        ("breaks it", ir.Break),
    ],
)
def test_one_of_them(words: str, cls: type[ir.Effect]) -> None:
    both = last(f"Choose 2 Forwards opponent controls. Your opponent selects 1 of them and {words}.")
    selected, done = both.effects  # type: ignore[attr-defined]
    assert same(selected, ir.SelectAmong(OPPONENT, ir.Target(ir.Num(1), ir.Group(ir.IsCard()), bind="t2"), T1))
    assert isinstance(done, cls) and same(done.what, ir.Ref(("t2",)))  # type: ignore[attr-defined]


def test_the_opponent_selects_among_what_was_shown() -> None:
    shown, picked, *_ = effects(
        f"Reveal {DECK}Your opponent selects 1 card among them. Add it to your hand and put the rest into the Break Zone."
    )
    assert isinstance(picked, ir.SelectAmong)
    assert picked.player == OPPONENT
    assert picked.among == ir.Ref((shown.bind,), w=picked.among.w)


@pytest.mark.parametrize(("words", "verb"), [("into the Break Zone", "put"), ("from the game", "remove")])
def test_two_kinds_of_cards_with_one_verb(words: str, verb: str) -> None:
    (both,) = effects(f"Your opponent {verb}s 1 Forward and 2 Backups they control {words}.")
    assert isinstance(both, ir.SelectParts)
    first, second = both.targets
    theirs = (ir.ControlledBy(OPPONENT),)
    assert same(first.group, ir.Group(FORWARD, qualifiers=theirs))
    assert same(second.group, ir.Group(ir.TypeIs(("Backup",)), qualifiers=theirs))
    assert (both.player, first.count, second.count, both.act) == (OPPONENT, ir.Num(1), ir.Num(2), verb)
    text = "Select 1 Backup you control and 1 Forward opponent controls. Break them."
    selected, broken = effects(text)
    mine, other = selected.targets  # type: ignore[attr-defined]
    assert same(mine.group, BACKUPS)
    assert same(other.group, ir.Group(FORWARD, qualifiers=(THEIRS,)))
    assert same(broken, ir.Break(ir.Ref(("t1", "t2"))))
    with pytest.raises(TextError, match="open whether"):
        effects("Put 1 Forward and 1 Backup of cost 2 you control into the Break Zone.")


@pytest.mark.parametrize(
    ("words", "act"),
    [
        ("Put 1 Forward and 1 Backup you control into the Break Zone.", "put"),
        ("Remove 1 Forward and 1 Backup you control from the game.", "remove"),
        ("Return 1 Forward and 1 Backup you control to their owners' hands.", "return"),
        ("Dull 1 Forward and 1 Backup you control.", "dull"),
        ("Put 1 Forward and 1 Backup you control at the bottom of their owners' decks.", "bottom"),
    ],
)
def test_one_verb_for_several_kinds(words: str, act: str) -> None:
    assert same(effects(words), (ir.SelectParts(YOU, parts(MINE), act),))


def test_whose_cards_are_selected_holds_for_all_and_both_are_meant_by_them() -> None:
    select, put = effects("Your opponent selects 1 Forward and 1 Backup they control. Put them into the Break Zone.")
    assert same(select, ir.SelectParts(OPPONENT, parts(THEIRS)))
    assert same(put, ir.PutInto(ir.Ref(("t1", "t2")), ir.BreakZone(ir.Owner())))
    (may, _) = effects("You may put 1 Forward and 1 Backup you control into the Break Zone. If you do so, draw 1 card.")
    assert same(may, ir.May(YOU, ir.SelectParts(YOU, parts(MINE), "put")))
    with pytest.raises(TextError, match="nothing is done with it"):
        effects("Select 1 Forward and 1 Backup you control.")


@pytest.mark.parametrize(
    ("words", "act"),
    [
        ("puts them into the Break Zone", "put"),
        ("returns them to their owners' hands", "return"),
        ("removes them from the game", "remove"),
        ("breaks them", "break"),
        ("dulls them", "dull"),
    ],
)
def test_several_are_selected_and_moved(words: str, act: str) -> None:
    made = last(f"Each player selects 1 Forward and 1 Backup they control and {words}.")
    assert isinstance(made, ir.SelectParts)
    assert (made.act, [each.group.noun for each in made.targets]) == (act, [FORWARD, BACKUP])


@pytest.mark.parametrize("card", ["one of the chosen Forwards", "1 of them", "one of them"])
def test_one_goes_here_and_the_other_there(card: str) -> None:
    both = last(f"{CHOOSE_TWO}Your opponent removes {card} from the game and dulls the other.")
    taken, dulled = both.effects  # type: ignore[attr-defined]
    one_card = ir.Target(ir.Num(1), ir.Group(ir.IsCard()), bind="t2")
    assert same(taken, ir.TakeAmong(OPPONENT, one_card, T1, ir.Removed(ir.Owner())))
    assert same(dulled, ir.Dull(LEFT))


def test_the_other_is_the_one_that_was_not_taken() -> None:
    broken = last(f"{CHOOSE_TWO}Your opponent removes 1 of them from the game. Break the other.")
    assert same(broken, ir.Break(LEFT))


def test_a_player_selects_one_of_the_chosen() -> None:
    dulled = last(f"{CHOOSE_TWO}Your opponent selects one of the chosen Forwards. Dull the other.")
    assert same(dulled, ir.Dull(LEFT))


def test_the_other_that_is_put_away() -> None:
    both = last("Choose 2 Forwards. Your opponent selects 1 of them. Dull it and put the other into the Break Zone.")
    rest = both.effects[1]  # type: ignore[attr-defined]
    assert isinstance(rest, ir.PutRest) and same(rest.among, ir.Untaken(T1, T2))


def test_the_other_of_two_that_were_chosen_one_by_one() -> None:
    """Whichever was taken: the other is not the one that was chosen second."""
    text = "Choose 1 Backup in your Break Zone and 1 Monster in your Break Zone. Add {} of them to your hand and play the other onto the field."
    both = ir.Ref(("t1", "t2"))
    for number in ("1", "one"):
        taken = ir.TakeAmong(YOU, ir.Target(ONE, CARD, bind="t3"), both, ir.Hand(YOU))
        other = ir.PlayOnto(ir.Untaken(both, ir.Ref(("t3",))), YOU)
        assert same(last(text.format(number)), ir.Both((taken, other)))


def test_the_opponent_selects_among_those_found() -> None:
    (_, select, _) = effects(
        "Search for 3 Monsters. Your opponent selects 1 card among them. Add it to your hand and put the rest of the cards "
        "into the Break Zone."
    )
    assert isinstance(select, ir.SelectAmong) and select.player == OPPONENT
    assert same(select.among, ir.Ref(("t1",)))


@pytest.mark.parametrize("one", ["one of them", "1 of them"])
def test_one_on_top_and_the_other_at_the_bottom(one: str) -> None:
    top, bottom = "on top of its owner's deck", "at the bottom of its owner's deck"
    for first, then, ends in ((top, bottom, (ir.DeckTop, ir.DeckBottom)), (bottom, top, (ir.DeckBottom, ir.DeckTop))):
        (_, both) = effects(f"Choose 2 Forwards opponent controls. Put {one} {first} and the other {then}.")
        assert isinstance(both, ir.Both)
        _, put, other = both.effects
        assert isinstance(put, ir.PutInto) and isinstance(other, ir.PutInto)
        assert [type(each.to) for each in (put, other)] == [*ends]
        assert isinstance(other.what, ir.Untaken)


def test_the_rest_of_the_chosen_where_another_player_selects() -> None:
    *_, both = effects(
        "Choose 3 Summons in your Break Zone. Your opponent selects 1 of them. Add it to your hand and remove the rest from the game."
    )
    _, rest = both.effects  # type: ignore[attr-defined]
    assert same(rest.among, ir.Untaken(ir.Ref(("t1",)), ir.Ref(("t2",))))


def test_the_span_in_front_of_what_befalls_the_first_and_the_other() -> None:
    head = "Choose 2 Forwards. Until the end of the turn, the first Forward"
    for words in ("gains +3000 power and the other gains Brave", "loses 3000 power and the other cannot block"):
        both = effects(f"{head} {words}.")[-1]
        first, other = both.effects  # type: ignore[attr-defined]
        assert first.to.first and not getattr(other, "to", getattr(other, "what", None)).first
        assert isinstance(other.duration, ir.UntilEndOfTurn)


@pytest.mark.parametrize("words", ["of different types", "with different types"])
def test_chosen_of_different_types(words: str) -> None:
    (chosen, _) = effects(f"Choose up to 3 cards {words} in your opponent's Break Zone. Remove them from the game.")
    assert chosen.targets[0].different == "type"  # type: ignore[attr-defined]
