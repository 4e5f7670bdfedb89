"""Whom a word means that the sentence has named, what was done to so many cards, and what is asked of players; with the tree it must
become."""

from __future__ import annotations

import pytest
from fftcg_meaning import T1, T2, effects, one, same

from cardwright.errors import TextError
from cardwright.text import ir

TWO = "Choose 1 Forward you control and 1 Forward opponent controls. The former deals damage equal to its power to the latter."
HURT = "Choose 1 Forward and 1 Monster. Deal the Forward 7000 damage."


@pytest.mark.parametrize(("name", "meant"), [("former", T1), ("latter", T2)])
def test_it_is_the_one_of_two_that_was_asked_about(name: str, meant: ir.Ref) -> None:
    made = effects(f"{TWO} If the {name} is dull, break it.")[-1]
    assert same(made.effect, ir.Break(meant))  # type: ignore[attr-defined]


@pytest.mark.parametrize("words", ["the Monster is of cost 3 or less", "the Monster's cost is 3 or less"])
def test_it_is_the_monster_that_was_asked_about(words: str) -> None:
    made = effects(f"{HURT} If {words}, break it.")[-1]
    assert same(made.effect, ir.Break(T2))  # type: ignore[attr-defined]


def test_it_is_the_one_to_which_it_would_be_done() -> None:
    made = effects(f"{HURT} Break the Monster if it is of cost 3 or less.")[-1]
    assert same(made.effect, ir.Break(T2))  # type: ignore[attr-defined]
    assert same(made.condition.card, T2)  # type: ignore[attr-defined]


@pytest.mark.parametrize("way", ["this way", "in this way"])
@pytest.mark.parametrize(("verb", "from_hand"), [("reveal", " from your hand"), ("discard", "")])
def test_in_this_way_is_this_way(verb: str, from_hand: str, way: str) -> None:
    made = effects(f"You may {verb} any number of Fire cards{from_hand}. Draw 1 card for each card {verb}ed {way}.")[-1]
    short = effects(
        f"You may {verb} any number of Fire cards{from_hand}. Draw 1 card for each card {verb}ed this way."
    )[-1]
    assert same(made, short)


BORNE = "the damage it has received"


@pytest.mark.parametrize(
    ("words", "amount"),
    [
        (f"loses power equal to {BORNE}", ir.DamageOn(T1)),
        (
            "loses 1000 power for each 1000 damage it has received",
            ir.PerEach(ir.Num(1000), ir.Times(ir.Num(1000), ir.DamageOn(T1))),
        ),
    ],
)
def test_power_by_the_damage_that_it_bears(words: str, amount: ir.Amount) -> None:
    made = effects(f"Choose 1 Forward. It {words} until the end of the turn.")[-1]
    assert same(made, ir.Lose(T1, (ir.PowerUp(amount),), ir.UntilEndOfTurn()))


def test_damage_by_the_damage_that_it_bears() -> None:
    assert same(effects(f"Choose 1 Forward. Deal it damage equal to {BORNE}.")[-1], ir.DealDamage(T1, ir.DamageOn(T1)))
    with pytest.raises(TextError, match="the dealer or the one"):
        effects(f"When Hild attacks, choose 1 Forward. Hild deals it damage equal to {BORNE}.", "Forward")


@pytest.mark.parametrize("tail", ["", " do"])
def test_so_many_more_than_the_other_player(tail: str) -> None:
    made = effects(f"If your opponent controls 3 or more Forwards than you{tail}, draw 1 card.")[-1]
    more = ir.ControlsMore(ir.Opponent(), ir.Group(ir.TypeIs(("Forward",))), by=ir.Num(3))
    assert same(made.condition, more)  # type: ignore[attr-defined]


@pytest.mark.parametrize("front", [True, False])
def test_nothing_is_cast_until_the_end_of_the_turn(front: bool) -> None:
    rule, span = "your opponent cannot cast Summons or use abilities", "until the end of the turn"
    text = f"until the end of the turn, {rule}." if front else f"{rule} {span}."
    made = effects(f"When Hild attacks, {text}", "Forward")[-1]
    plain = effects(f"When Hild attacks, {rule} this turn.", "Forward")[-1]
    assert same(made, plain)


SHOWN = "Reveal the top 4 cards of your deck."
REST = "Put the rest of the cards into the Break Zone."


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
    done = effects(f"{SHOWN} Select 1 Forward of cost 3 or less among {take} {REST}")
    assert same(done[2] if apart else done[1].effects[1], made)  # type: ignore[attr-defined]


@pytest.mark.parametrize("card", ["it", "that Forward"])
def test_what_its_cost_was(card: str) -> None:
    made = effects(f"Choose 1 Forward. Break it. If {card} was of cost 5 or more, draw 1 card.")[-1]
    assert same(made.condition, ir.HasFilter(T1, ir.CostIs(ir.Num(5), ">=")))  # type: ignore[attr-defined]


def test_it_that_is_forming_a_party() -> None:
    made = one("If Hild is forming a party, it cannot be chosen by your opponent's abilities.")
    named = one("If Hild is forming a party, Hild cannot be chosen by your opponent's abilities.")
    (made,), (named,) = made.effects, named.effects  # type: ignore[attr-defined]
    assert same(made.condition, named.condition) and same(made.effect.rule, named.effect.rule)
    assert same(made.effect.what, ir.Ref(("self",)))


def test_for_each_element_of_a_card() -> None:
    made = effects("When you cast a card, draw 1 card for each Element of that card.", "Forward")[-1]
    assert same(made.count.each, ir.CountElementsOf(ir.Ref(("subject",))))  # type: ignore[attr-defined]


@pytest.mark.parametrize("way", ["", " this way", " by this effect"])
def test_for_every_two_that_were_dulled(way: str) -> None:
    made = effects(f"Dull any number of active Backups you control. Draw 1 card for every 2 Backups dulled{way}.")[-1]
    counted = ir.Times(ir.Num(2), ir.CountRef(T1, ir.Group(ir.TypeIs(("Backup",)))))
    assert same(made.count.each, counted)  # type: ignore[attr-defined]


def test_damage_to_those_that_were_not_selected() -> None:
    text = "Your opponent selects 1 Forward they control. Deal 7000 damage to all the Forwards opponent controls that were not selected."
    theirs = ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.ControlledBy(ir.Opponent()),))
    assert same(effects(text)[-1], ir.DealDamage(ir.NotSelected(theirs), ir.Num(7000)))


SEEN = ("Look at your opponent's hand", "Your opponent reveals their hand")


@pytest.mark.parametrize("shown", SEEN)
def test_one_card_in_the_hand_that_is_shown(shown: str) -> None:
    made = effects(f"{shown}. Select 1 Summon in it. Your opponent discards it.")
    among = effects(f"{shown}. Select 1 Summon among them. Your opponent discards it.")
    assert same(made, among)


def test_nothing_is_in_cards_of_the_deck() -> None:
    with pytest.raises(TextError, match="a hand that is shown"):
        effects(f"{SHOWN} Select 1 card in it and add it to your hand. {REST}")


@pytest.mark.parametrize("asked", ["there is a Summon", "there are 2 or more Summons"])
def test_among_the_revealed_cards_is_among_them(asked: str) -> None:
    text = "Your opponent reveals their hand. If {} among {}, draw 1 card."
    assert same(effects(text.format(asked, "the revealed cards")), effects(text.format(asked, "them")))


@pytest.mark.parametrize("whose", ["your", "your opponent's"])
def test_put_away_from_anywhere(whose: str) -> None:
    text = f"When a Forward is put into {whose} Break Zone{{}}, draw 1 card."
    assert same(effects(text.format(" from anywhere"), "Monster"), effects(text.format(" in any situation"), "Monster"))
    ours, theirs = (one(text.format(where), "Monster").event for where in (" from anywhere", " in any situation"))  # type: ignore[attr-defined]
    assert same(ours, theirs)


@pytest.mark.parametrize(
    ("words", "filter_"),
    [
        ("with power less than 8000", ir.PowerIs(ir.Num(8000), "<")),
        ("with less than 8000 power", ir.PowerIs(ir.Num(8000), "<")),
        ("with more than 5000 power", ir.PowerIs(ir.Num(5000), ">")),
        ("of cost less than 4", ir.CostIs(ir.Num(4), "<")),
        ("of cost greater than 4", ir.CostIs(ir.Num(4), ">")),
    ],
)
def test_less_or_more_than_a_number(words: str, filter_: ir.Filter) -> None:
    made = effects(f"Break all the Forwards {words}.")[-1]
    assert same(made, ir.Break(ir.All(ir.Group(ir.TypeIs(("Forward",)), qualifiers=(filter_,)), "t1")))


@pytest.mark.parametrize("which", ["named", "selected"])
def test_those_that_are_not_of_the_named_element(which: str) -> None:
    verb = "Name" if which == "named" else "Select"
    made = effects(f"{verb} 1 Element. Break all the Forwards that are not of the {which} Element.")[-1]
    other = effects(f"{verb} 1 Element. Break all the Forwards of an Element other than the {which} Element.")[-1]
    assert same(made, other)


def test_one_is_activated_for_each() -> None:
    held = ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.ControlledBy(ir.You()),))
    for words, count in (
        ("for each Forward you control", ir.CountOf(held)),
        ("for every 2 Forwards you control", ir.Times(ir.Num(2), ir.CountOf(held))),
    ):
        made = effects(f"Activate 1 Backup {words}.")[-1]
        assert same(made, ir.SelectAndActivate(ir.You(), ir.Target(count, ir.Group(ir.TypeIs(("Backup",))), bind="t1")))


@pytest.mark.parametrize("did", ["doesn't", "does not", "doesn't do so"])
def test_what_its_controller_does_not_do(did: str) -> None:
    text = "Choose 1 Forward. Its controller may pay 《2》. If {}, break it."
    assert same(effects(text.format(f"its controller {did}")), effects(text.format("they don't")))
    with pytest.raises(TextError, match="no controller"):
        effects(f"Choose 1 Forward. Your opponent may pay 《2》. If its controller {did}, break it.")


@pytest.mark.parametrize("did", ["does so", "does"])
def test_what_its_controller_does(did: str) -> None:
    text = "Choose 1 Forward. Its controller may pay 《2》. If {}, draw 1 card."
    assert same(effects(text.format(f"its controller {did}")), effects(text.format("they do")))


@pytest.mark.parametrize(
    ("words", "rule"),
    [("reduced", ir.PowerCannotBeDecreased(ir.AnyPlayer())), ("increased", ir.PowerCannotBeIncreased(ir.AnyPlayer()))],
)
def test_power_that_nothing_changes(words: str, rule: ir.Rule) -> None:
    (made,) = one(f"Hild's power cannot be {words}.").effects  # type: ignore[attr-defined]
    assert same(made, ir.Restrict(ir.SelfRef(), rule, ir.Continuous()))


@pytest.mark.parametrize(
    ("many", "end"),
    [(False, " under its owner's control"), (True, ""), (True, " dull"), (True, " under their owners' control")],
)
def test_returned_to_the_field_is_played_onto_it(many: bool, end: str) -> None:
    what, them = ("2 Forwards", "them") if many else ("1 Forward", "it")
    text = f"Choose {what}. Remove {them} from the game. At the end of the turn, {{}}."
    returned, played = (
        text.format(f"{verb} {them} {to} the field{end}") for verb, to in (("return", "to"), ("play", "onto"))
    )
    assert same(effects(returned), effects(played))


EITHER = "If you control a {Card Name Olga} or a Monster, draw 1 card."


@pytest.mark.parametrize("both", ["both", "both of them"])
def test_both_are_the_two_of_the_sentence_before(both: str) -> None:
    groups = (ir.Group(ir.NameIs("Olga")), ir.Group(ir.TypeIs(("Monster",))))
    made = effects(f"{EITHER} If you control {both}, draw 2 cards instead.")[-1]
    assert same(made.condition, ir.ControlsEach(ir.You(), groups))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "text",
    [
        "If you control both, draw 1 card.",
        f"{EITHER} Discard 1 card. If you control both, draw 1 card.",
        f"{EITHER} If your opponent controls both, draw 1 card.",
        "If you control a Monster, draw 1 card. If you control both, draw 1 card.",
    ],
)
def test_which_both_are_is_open(text: str) -> None:
    with pytest.raises(TextError, match='which two cards "both" are'):
        effects(text)
    with pytest.raises(TextError, match='which two cards "both" are'):
        one("《ダル》: Draw 1 card. You can only use this ability if you control both.", "Backup")


@pytest.mark.parametrize(("name", "meant"), [("first", T1), ("second", T2)])
@pytest.mark.parametrize("asked", ["dull", "a Multi-Element Forward", "an Earth Forward"])
def test_the_one_that_is_asked_about_first_or_second(name: str, meant: ir.Ref, asked: str) -> None:
    text = "Choose 1 Forward you control and 1 Forward opponent controls. The first one deals damage equal to its power to the second one."
    made = effects(f"{text} If the {name} one is {asked}, break it.")[-1]
    assert same(made.condition.card, meant) and same(made.effect, ir.Break(meant))  # type: ignore[attr-defined]
