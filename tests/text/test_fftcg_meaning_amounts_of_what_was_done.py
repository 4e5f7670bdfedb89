"""What FFTCG sentences mean: amounts of what the instruction before has done."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    CHOSEN,
    ENTERS,
    FORWARDS,
    ME,
    T1,
    T2,
    TURN,
    effects,
    last,
    meant,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.walk import nodes

MINE_MAY = "Choose 1 Forward you control. You may {0}. When you do so, choose 1 Forward opponent controls. Deal it damage equal to {1}."


def test_power_of_what_was_done() -> None:
    for done, verb in (
        ("dull any number of active Forwards you control", "dulled"),
        ("discard up to 2 Forwards", "discarded"),
    ):
        text = f"You may {done}. When you do so, Hild gains power equal to the total power of the Forwards you {verb}"
        for by in (" due to this ability", " by this effect", ""):
            reflexive = last(
                f"When Hild attacks, {text[0].lower()}{text[1:]}{by} until the end of the turn.", "Forward"
            )
            assert isinstance(reflexive, ir.WhenDone)
            assert same(reflexive.effects, (ir.Gain(ME, (ir.PowerUp(ir.PowerOf(T1)),), TURN),))


@pytest.mark.parametrize(
    ("done", "amount"),
    [
        ("remove it from the game", "the removed Forward's power"),
        ("return it to its owner's hand", "the power of the returned Forward"),
        ("put it into the Break Zone", "the power of the Forward you put into the Break Zone"),
    ],
)
def test_what_was_moved_is_not_what_was_chosen_since(done: str, amount: str) -> None:
    (_, dealt) = last(MINE_MAY.format(done, amount)).effects  # type: ignore[attr-defined]
    assert same(dealt, ir.DealDamage(T2, ir.PowerOf(T1)))


def test_what_the_opponent_selected_is_nothing_that_you_put_away() -> None:
    made = last(
        "When Hild enters the field, you may put any number of Backups into the Break Zone. When you do so, your opponent selects "
        "1 Forward they control. Put it into the Break Zone. Draw 1 card for each Backup you put into the Break Zone by this effect.",
        "Forward",
    )
    (*_, draw) = made.effects  # type: ignore[attr-defined]
    assert same(draw.count.each.cards, T1)


def test_as_many_as_a_card_costs() -> None:
    made = last(
        "You may discard 1 card. When you do so, choose up to the same number of Forwards as the cost of the discarded card. Dull them."
    )
    (choose, _) = made.effects  # type: ignore[attr-defined]
    assert same(choose.targets[0].count, ir.CostOf(T1))


@pytest.mark.parametrize(
    ("doing", "verb"),
    [
        ("discard any number of Summons", "discarded"),
        ("remove any number of Summons in your Break Zone from the game", "removed"),
    ],
)
def test_cards_counted_by_what_was_done_to_them(doing: str, verb: str) -> None:
    summon = ir.Group(ir.TypeIs(("Summon",)))
    effect = last(f"You may {doing}. When you do so, draw 1 card for each {verb} Summon.")
    assert isinstance(effect, ir.WhenDone)
    (draw,) = effect.effects
    assert same(draw.count, ir.PerEach(ir.Num(1), ir.CountRef(ir.Ref(("t1",)), summon)))  # type: ignore[attr-defined]
    effect = last(f"You may {doing}. When you do so, draw cards equal to the number of {verb} Summons.")
    assert isinstance(effect, ir.WhenDone)
    (draw,) = effect.effects
    assert same(draw.count, ir.CountRef(ir.Ref(("t1",)), summon))  # type: ignore[attr-defined]


@pytest.mark.parametrize(("verb", "act"), [("discard", "discarded"), ("remove", "removed")])
def test_the_power_of_all_that_were_put_away(verb: str, act: str) -> None:
    what = "2 Forwards" if verb == "discard" else "2 Forwards in your Break Zone from the game"
    text = f"{ENTERS}you may {verb} {what}. When you do so, {CHOSEN[0].lower()}{CHOSEN[1:]}Deal it damage equal to the total power of the"
    done = meant(f"{text} Forwards you {act} due to this ability.").effects[-1]  # type: ignore[attr-defined]
    assert done.effects[-1].amount == ir.PowerOf(ir.Ref(("t1",)))


@pytest.mark.parametrize(
    "done",
    [
        "remove up to 4 Summons in your Break Zone from the game",
        "discard any number of cards",
        "put any number of Monsters you control into the Break Zone",
        "reveal any number of Summons from your hand",
        "dull any number of active Backups you control",
    ],
)
def test_the_same_number_as_was_done(done: str) -> None:
    made = meant(
        f"{ENTERS}you may {done}. When you do so, choose up to the same number of Forwards opponent controls. Dull them."
    )
    (chosen,) = (each for each in nodes(made) if isinstance(each, ir.Choose))
    (target,) = chosen.targets
    assert same(target.count, ir.CountRef(ir.Ref(("t1",))))
    assert target.up_to


@pytest.mark.parametrize(
    "text",
    [
        "you may discard any number of cards. Choose up to the same number of Forwards as the cards discarded. Dull them.",
        "you may reveal any number of Summons from your hand. Choose up to the same number of Forwards. Dull them.",
        "name 1 Element. Choose 1 Forward of the named Element. Break it.",
        "name 1 Job. Choose up to 2 Forwards opponent controls with the named Job. Break them.",
        "put the top 3 cards of your deck into the Break Zone. Choose 1 Forward of cost equal to or less than the number of Summons"
        " put into the Break Zone by this effect. Break it.",
    ],
)
def test_nothing_is_chosen_by_what_is_done_only_afterwards(text: str) -> None:
    with pytest.raises(TextError, match="only afterwards"):
        meant(ENTERS + text)
    head, tail = text.split(". Choose", 1)
    if head.startswith("you may"):
        meant(f"{ENTERS}{head}. When you do so, choose{tail}")


MILLED = "Put the top 4 cards of your deck into the Break Zone. "


@pytest.mark.parametrize("by", ["by this effect", "due to this ability", "this way"])
def test_kinds_of_what_was_put_there_from_the_deck(by: str) -> None:
    dear = ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.CostIs(ir.Num(5), ">="),))
    for kind, group in (
        ("card", ir.Group(ir.IsCard())),
        ("Forward", ir.Group(ir.TypeIs(("Forward",)))),
        ("Forward of cost 5 or more", dear),
    ):
        drawn = ir.Draw(ir.You(), ir.PerEach(ir.Num(1), ir.CountRef(T1, group)))
        assert same(last(f"{MILLED}Draw 1 card for each {kind} put into the Break Zone {by}."), drawn)
        assert same(last(f"{MILLED}For each {kind} put into the Break Zone {by}, draw 1 card."), drawn)
        assert same(last(f"{MILLED}Draw 1 card for each {kind} among the cards put into the Break Zone {by}."), drawn)


def test_what_lies_among_the_cards_put_there() -> None:
    some = ir.Compare(ir.CountRef(T1, ir.Group(ir.TypeIs(("Forward",)))), ir.Num(2), ">=")
    for words in (
        "there are 2 or more Forwards among the cards put into the Break Zone by this effect",
        "2 or more Forwards are put into the Break Zone due to this ability",
    ):
        made = last(f"{MILLED}If {words}, draw 1 card.")
        assert isinstance(made, ir.If) and same(made.condition, some)
    taken = last(f"{MILLED}Add 1 Summon among the cards put into the Break Zone due to this ability to your hand.")
    assert isinstance(taken, ir.TakeAmong) and same(taken.among, T1)


def test_the_card_that_was_put_there_is_not_the_chosen_one() -> None:
    text = "Put the top card of your deck into the Break Zone. Choose 1 Forward. Deal it 1000 damage for each CP required to cast "
    dealt = ir.DealDamage(T2, ir.PerEach(ir.Num(1000), ir.CostOf(T1)))
    assert same(last(f"{text}the card put into the Break Zone."), dealt)


@pytest.mark.parametrize("words", ["forming the party", "in that party"])
def test_amounts_of_a_party(words: str) -> None:
    text = f"When Hild forms a party and attacks, draw cards equal to the number of Forwards {words}."
    (draw,) = meant(text).effects  # type: ignore[attr-defined]
    assert isinstance(draw.count, ir.CountRef) and isinstance(draw.count.cards, ir.PartyOf)
    made = meant(f"When Hild forms a party and attacks, if there are 3 or more Forwards {words}, draw 1 card.")
    assert isinstance(made, ir.AutoAbility) and made.condition is not None
    assert same(made.condition, ir.Compare(draw.count, ir.Num(3), ">="))


@pytest.mark.parametrize("way", ["by this effect", "this way", "due to this ability"])
@pytest.mark.parametrize(
    ("done", "verb", "turned"),
    [
        ("Dull all the Forwards opponent controls and Freeze them", "dulled", True),
        ("Dull and Freeze all the Forwards opponent controls", "dulled", True),
        ("Choose up to 3 Forwards. Dull them and Freeze them", "dulled", True),
        ("Activate all the Forwards", "activated", True),
        ("Break all the Forwards", "broken", False),
    ],
)
def test_each_or_every_other_one_of_those_it_was_done_to(done: str, verb: str, turned: bool, way: str) -> None:
    done_to = ir.ResultCount(turned=turned)
    for words, counted in (("each Forward", done_to), ("every 2 Forwards", ir.Times(ir.Num(2), done_to))):
        thrown = last(f"{done}. Your opponent discards 1 card for {words} {verb} {way}.")
        assert same(thrown.count, ir.PerEach(ir.Num(1), counted)), words
    asked = last(f"{done}. If 2 or more Forwards are {verb} {way}, draw 1 card.")
    assert same(asked.condition, ir.Compare(done_to, ir.Num(2), ">="))


def test_cards_that_a_player_dulled_are_counted_by_what_they_were() -> None:
    dulled = "you may dull any number of active Characters you control. When you do so, choose 1 Forward. Deal it 2000 damage for "
    for words in ("each Character", "every 2 Characters"):
        (counted,) = (
            each for each in nodes(meant(f"{ENTERS}{dulled}{words} dulled this way.")) if isinstance(each, ir.CountRef)
        )
        assert same(counted, ir.CountRef(ir.Ref(("t1",)), ir.Group(ir.IsCharacter())))


@pytest.mark.parametrize("by", ["this way", "by this effect", "due to this ability"])
def test_when_so_many_cards_were_removed_or_discarded(by: str) -> None:
    """What may be asked ("if 5 or more cards were removed this way") may be waited for."""
    for done, moved in (
        ("remove all the cards in your opponent's Break Zone from the game", "removed from the game"),
        ("your opponent discards 5 cards", "discarded"),
    ):
        for kind, group in (("cards", None), ("Forwards", FORWARDS)):
            text = f"When Hild enters the field, {done}. When 5 or more {kind} are {moved} {by}, draw 1 card."
            asked = last(text, "Forward")
            assert isinstance(asked, ir.If) and isinstance(asked.effect, ir.Reflexive)
            assert same(asked.condition, ir.Compare(ir.CountRef(T1, group), ir.Num(5), ">=")), (text, asked.condition)
    asked = last(
        f"When Hild enters the field, your opponent discards 2 cards. When a Forward is discarded {by}, draw 1 card.",
        "Forward",
    )
    assert isinstance(asked, ir.If)
    assert same(asked.condition, ir.Compare(ir.CountRef(T1, FORWARDS), ir.Num(1), ">="))


def test_as_many_as_the_revealed_cards() -> None:
    text = "When Hild enters the field, you may reveal up to 2 Summons from your hand. When you do so, choose up to the same number of Forwards as the {}. Dull them."
    said = [meant(text.format(words)) for words in ("revealed Summons", "Summons revealed", "Summons you revealed")]
    assert said[0] == said[1] == said[2]


@pytest.mark.parametrize("have", ["are", "were"])
@pytest.mark.parametrize("by", ["by this effect", "this way"])
def test_how_many_were_returned(have: str, by: str) -> None:
    said = effects(
        f"Return all the Forwards of cost 2 or less to their owners' hands. If 3 or more Forwards {have} returned {by}, draw 1 card."
    )
    assert same(said[1].condition, ir.Compare(ir.CountRef(T1, ir.Group(ir.TypeIs(("Forward",)))), ir.Num(3), ">="))  # type: ignore[attr-defined]


@pytest.mark.parametrize("by", ["by this effect", "this way", "due to this ability"])
@pytest.mark.parametrize(
    ("offer", "words"),
    [
        ("put 1 Character you control into the Break Zone", "put a Forward into the Break Zone"),
        ("return 1 Character you control to its owner's hand", "returned a Forward to its owner's hand"),
    ],
)
def test_what_kind_of_card_was_moved(by: str, offer: str, words: str) -> None:
    text = f"When Hild enters the field, you may {offer}. When you do so, draw 1 card. If you {words} {by}, gain 《C》."
    (asked,) = [each for each in nodes(meant(text)) if isinstance(each, ir.Compare)]
    assert same(asked, ir.Compare(ir.CountRef(ir.Ref(("t1",)), ir.Group(ir.TypeIs(("Forward",)))), ir.Num(1), ">="))
