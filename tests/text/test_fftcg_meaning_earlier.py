"""What sentences mean that speak of what was done further back in the text, and other words for ends of decks, spans and causes: own
sentences, each with its tree or beside one that means the same."""

from __future__ import annotations

import pytest
from fftcg_meaning import BACKUP, FORWARD, MINE, OPPONENT, T2, YOU, effects, meant, one, same

from cardwright.errors import TextError
from cardwright.text import ir

ENTERS = "When Hild enters the field, "
AWAY = "you may remove 1 Backup you control from the game. "


@pytest.mark.parametrize(
    ("words", "many"),
    [
        (ENTERS + AWAY + "If you do so, play it onto the field.", 1),
        (ENTERS + AWAY + "At the end of the turn, play it onto the field.", 1),
        (ENTERS + AWAY + "If you do so, at the end of the turn, play it onto the field.", 1),
        ("When Hild attacks, you may remove 2 Backups you control from the game. If you do so, play them onto the field.", 2),
    ],
)  # fmt: skip
def test_what_left_the_field_comes_back(words: str, many: int) -> None:
    played = [each for each in _nodes(one(words)) if isinstance(each, ir.PlayOnto)]
    assert [each.what for each in played] == [ir.Ref(("t1",), w=many - 1)]


def test_which_of_two_cards_comes_back_is_open() -> None:
    with pytest.raises(TextError):
        one("When Hild is put from the field into the Break Zone, " + AWAY + "If you do so, play it onto the field.")


def _nodes(ability: ir.Ability) -> list[ir.Node]:
    from cardwright.text.walk import nodes

    return list(nodes(ability))


@pytest.mark.parametrize(
    ("doing", "counted", "cards"),
    [
        ("you may dull any number of active Backups you control.", "Backup dulled by this effect", BACKUP),
        ("you may dull any number of active Backups you control.", "Backup dulled this way", BACKUP),
        ("you may put any number of Backups you control into the Break Zone.",
         "Backup put into the Break Zone by this effect", BACKUP),
        ("you may put the top 4 cards of your deck into the Break Zone.",
         "Forward put into the Break Zone by this effect", FORWARD),
    ],
)  # fmt: skip
def test_what_was_done_before_a_choice_is_counted(doing: str, counted: str, cards: ir.Filter) -> None:
    text = f"{ENTERS}{doing} When you do so, choose 1 Forward. Deal it 2000 damage for each {counted}."
    *_, deal = meant(text).effects[-1].effects  # type: ignore[attr-defined]
    count = ir.CountRef(ir.Ref(("t1",)), ir.Group(cards))
    assert same(deal, ir.DealDamage(T2, ir.PerEach(ir.Num(2000), count)))


def test_nothing_of_the_kind_was_done() -> None:
    with pytest.raises(TextError):
        one(ENTERS + "choose 1 Forward. Deal it 2000 damage for each Backup dulled by this effect.")


@pytest.mark.parametrize(
    ("doing", "counted"),
    [
        ("you may dull any number of active Backups you control.", "Backups dulled by this effect"),
        ("you may put any number of Backups you control into the Break Zone.", "Backups put into the Break Zone this way"),
        ("you may discard any number of Backups.", "Backups discarded by this effect"),
        ("you may reveal any number of Backups from your hand.", "Backups revealed"),
        ("you may remove up to 3 Backups in your Break Zone from the game.", "Backups removed by this effect"),
    ],
)  # fmt: skip
def test_as_many_as_before(doing: str, counted: str) -> None:
    text = f"{ENTERS}{doing} When you do so, choose up to the same number of Forwards as the {counted}. Dull them."
    choice = meant(text).effects[-1].effects[0]  # type: ignore[attr-defined]
    count = ir.CountRef(ir.Ref(("t1",)), ir.Group(BACKUP))
    assert same(choice, ir.Choose((ir.Target(count, ir.Group(FORWARD), up_to=True, bind="t2"),), YOU))


TOP = "Look at the top 4 cards of your deck. Add 1 card among them to your hand and "


@pytest.mark.parametrize(
    ("words", "known"),
    [
        (TOP + "put the others to the bottom of your deck in any order.",
         TOP + "return the other cards to the bottom of your deck in any order."),
        (TOP + "put the rest at the bottom of your deck in any order.",
         TOP + "return the other cards to the bottom of your deck in any order."),
        ("Choose up to 2 Forwards. Put them at the bottom of their owner's deck in any order.",
         "Choose up to 2 Forwards. Put them at the bottom of their owners' decks in any order."),
        ("Choose 1 Monster. During this turn, it also becomes a Forward with 6000 power and Haste.",
         "Choose 1 Monster. Until the end of the turn, it also becomes a Forward with 6000 power and Haste."),
        ("Choose 1 Forward opponent controls. Remove as many cards from the top of your deck from the game as its cost.",
         "Choose 1 Forward opponent controls. Remove as many cards from the top of your deck from the game as the CP required to cast it."),
    ],
)  # fmt: skip
def test_other_words_for_it(words: str, known: str) -> None:
    assert same(meant(words, "Summon"), meant(known, "Summon"))


def test_a_monster_until_the_opponents_turn_ends() -> None:
    made = effects(
        "Choose 1 Monster. Until the end of your opponent's turn, it also becomes a Forward with 6000 power."
    )[1]
    assert isinstance(made, ir.BecomeForward)
    assert same(made.duration, ir.UntilEndOfYourTurn(OPPONENT))


def test_nobody_attacked() -> None:
    made = one("At the end of each of your turns, if no Forward you controlled attacked this turn, draw 1 card.")
    event = ir.CardEvent(ir.OneSubject(ir.Group(FORWARD, qualifiers=(MINE,))), (ir.Attacks(),))
    assert same(made.condition, ir.Not(ir.HappenedThisTurn(event)))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("If Hild is on the field, Hild gains the Element of Ice.", "If Hild is on the field, Hild gains Elements of Ice."),
        ("The Backups opponent controls won't activate during their controller's Active Phase.",
         "The Backups opponent controls won't activate at the controller's Active Phase."),
        ("When Hild is dealt damage by your opponent's Summon or ability, draw 1 card.",
         "When Hild is dealt damage by your opponent's Summons or abilities, draw 1 card."),
        (ENTERS + "choose 1 Forward put into your Break Zone from the field this turn. Add it to your hand.",
         ENTERS + "choose 1 Forward put in your Break Zone from the field this turn. Add it to your hand."),
    ],
)  # fmt: skip
def test_other_words_on_the_field(words: str, known: str) -> None:
    assert same(meant(words), meant(known))
