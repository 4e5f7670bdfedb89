"""What sentences of Shadowverse: Evolve mean: amounts that count what happened, this turn or at once, and what was shown."""

from __future__ import annotations

import pytest
from sve_meaning import (
    CARD,
    DRAW,
    FOE,
    FOLLOWER,
    GRAVE,
    ON_MINE,
    SELF,
    SPELL,
    YOU,
    compiled,
    counted,
    effects,
    only_node,
    plain,
    refused,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.walk import nodes

IS_PIXIE = sv.TraitIs("Pixie")


def times(group: ir.Group, happening: ir.Event) -> ir.Amount:
    return ir.TimesThisTurn(ir.CardEvent(ir.OneSubject(group), (happening,)))


@pytest.mark.parametrize("words", ["took damage", "has taken damage", "was dealt damage"])
@pytest.mark.parametrize("often", ["at least 2 times", "2 or more times"])
def test_so_often(words: str, often: str) -> None:
    times = only_node(f"If your leader {words} {often} this turn, this card costs 1 less to play.", ir.TimesThisTurn)
    assert isinstance(times.event, ir.CardEvent) and isinstance(times.event.happenings[0], ir.IsDealtDamage)


@pytest.mark.parametrize(
    ("words", "group", "happening"),
    [
        ("followers that were destroyed", ir.Group(FOLLOWER), ir.IsBroken()),
        ("your followers that were destroyed", ir.Group(FOLLOWER, (ir.ControlledBy(YOU),)), ir.IsBroken()),
        (
            "followers that cost 2 or less that were destroyed",
            ir.Group(FOLLOWER, (), (ir.CostIs(ir.Num(2), "<="),)),
            ir.IsBroken(),
        ),
        ("cards that were discarded", ir.Group(ir.IsCard()), ir.IsDiscarded()),
        ("cards that were put into your cemetery", ir.Group(ir.IsCard()), sv.IsPutInto(GRAVE)),
        ("cards that were banished", ir.Group(ir.IsCard()), ir.RemovedFromGame()),
    ],
)
def test_how_often_it_happened(words: str, group: ir.Group, happening: ir.Event) -> None:
    wanted = ir.TimesThisTurn(ir.CardEvent(ir.OneSubject(group), (happening,)))
    assert counted(f"the number of {words} this turn") == wanted


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("enemy followers destroyed this turn",
         ir.TimesThisTurn(ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(ir.Opponent()),))), (ir.IsBroken(),)))),
        ("followers that left your field this turn",
         ir.TimesThisTurn(ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER)), (sv.LeavesFieldOf(YOU),)))),
        ("cards you've discarded this turn", ir.TimesThisTurn(ir.PlayerDiscards(YOU, each=True))),
    ],
)  # fmt: skip
def test_how_many_this_turn(words: str, meant: ir.Amount) -> None:
    [let] = effects(f"Draw X cards. X equals the number of {words}.")
    assert let == sv.Let((ir.Draw(YOU, ir.X()),), meant)


@pytest.mark.parametrize(
    ("words", "each"),
    [
        ("card returned to your hand", times(ir.Group(CARD), ir.ReturnsToHand(whose=YOU))),
        ("enemy follower destroyed", times(ir.Group(FOLLOWER, (ir.ControlledBy(ir.Opponent()),)), ir.IsBroken())),
        ("card you've discarded", ir.TimesThisTurn(ir.PlayerDiscards(YOU, each=True))),
    ],
)
def test_cheaper_for_each_this_turn(words: str, each: ir.Amount) -> None:
    ability = compiled(f"This card costs 1 less to play for each {words} this turn.")
    assert ability.effects == (ir.CostChange(SELF, ir.PerEach(ir.Num(1), each)),)


def test_tokens_that_an_instruction_destroys() -> None:
    """ "This way" may be left out where the cards have a name of their own."""
    ghosts = "Destroy each Ghost token on your field. Draw X cards. X equals the number of Ghost tokens destroyed."
    [_, drawn] = effects(ghosts)
    assert drawn.amount == sv.CountThisWay(sv.IsToken(), "destroyed", (ir.NameIs("Ghost"),))
    with pytest.raises(TextError, match="nothing here has done that"):
        effects("Draw X cards. X equals the number of Ghost tokens destroyed.")


@pytest.mark.parametrize("whose", ["their owners' cemeteries", "their owner's cemetery"])
def test_any_number_of_tokens_put_away_to_pay(whose: str) -> None:
    ability = compiled(
        f"[fanfare] Put any number of Ghost tokens from your field into {whose}: Draw X cards. X equals the number of cards put into the cemetery."
    )
    [paid] = [each for each in nodes(ability) if isinstance(each, sv.PayBuryAny)]
    assert paid.most is None and not paid.all


def test_for_each_of_those_spoken_of() -> None:
    [_, drawn] = effects("Give each follower on your field [attack]+1. Draw a card for each of them.")
    assert drawn == sv.ForEvery(ir.Draw(YOU, ir.Num(1)), ir.CountRef(ir.Ref(("t1",))))
    with pytest.raises(TextError, match="nothing that"):
        effects("Draw a card for each of them.")


def test_for_every_so_many_cards_discarded_this_turn() -> None:
    [less] = compiled("This card costs 1 less to play for every 2 cards you've discarded this turn.").effects
    discarded = ir.TimesThisTurn(ir.PlayerDiscards(YOU, each=True))
    assert less.amount == ir.PerEach(ir.Num(1), ir.Times(ir.Num(2), discarded))


@pytest.mark.parametrize("words", ["of your followers", "follower on your field"])
def test_ones_own_that_were_destroyed_this_way(words: str) -> None:
    _, drawn = effects(f"Destroy each follower on the field. Draw a card for each {words} destroyed this way.")
    mine = sv.CountThisWay(FOLLOWER, "destroyed", (ir.ControlledBy(YOU),))
    assert plain(drawn) == sv.ForEvery(DRAW, mine)
    same = effects(
        "Destroy each follower on the field. If a follower on your field was destroyed this way, draw a card."
    )
    assert plain(same[1]) == ir.If(ir.Compare(mine, ir.Num(1), ">="), DRAW)


REVEALED = ir.CountRef(ir.Ref(("t1",)), ir.Group(SPELL))


@pytest.mark.parametrize(
    "shown",
    ["Reveal the top 5 cards of your deck", "Draw 2 cards and reveal them", "Reveal up to 3 cards in your hand"],
)
def test_so_many_were_revealed_this_way(shown: str) -> None:
    behind = " Put the revealed cards into your cemetery." if "top" in shown else ""
    for words, wanted in (
        ("Draw a card for each spell revealed this way.", sv.ForEvery(DRAW, REVEALED)),
        ("If a spell was revealed this way, draw a card.", ir.If(ir.Compare(REVEALED, ir.Num(1), ">="), DRAW)),
        (
            "If at least 2 spells were revealed this way, draw a card.",
            ir.If(ir.Compare(REVEALED, ir.Num(2), ">="), DRAW),
        ),
    ):
        assert effects(f"{shown}. {words}{behind}")[1] == wanted


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card for each spell revealed this way.",
        "Reveal the top card of your deck. Draw 2 cards and reveal them. Draw a card for each spell revealed this way.",
    ],
)
def test_it_is_open_what_was_revealed_this_way(text: str) -> None:
    assert "revealed this way" in refused(text)


def test_so_many_of_those_that_something_was_done_to() -> None:
    pixies = ir.All(ir.Group(FOLLOWER, (IS_PIXIE,), (ON_MINE,)), bind="t1")
    given, asked = effects(
        "Give each Pixie follower on your field [attack]+1. If there are at least 3 of them, draw a card."
    )
    assert isinstance(given, ir.Gain) and given.to == pixies
    assert asked == ir.If(ir.Compare(ir.CountRef(ir.Ref(("t1",))), ir.Num(3), ">="), DRAW)
    assert "not there any more" in refused(
        "Destroy each enemy follower on the field. If there are at least 3 of them, draw a card."
    )


def test_how_often_a_card_was_played() -> None:
    assert counted("the number of times you've played a spell this turn") == sv.PlayedThisTurn(YOU, ir.Group(SPELL))
    [asked] = effects("If you've played a spell at least 3 times this turn, draw a card.")
    assert isinstance(asked, ir.If) and asked.condition == ir.HasCastThisTurn(YOU, ir.Group(SPELL), ir.Num(3))


WAITING = "Whenever one or more {0} on your field are {1}, "
EVENTS = ir.Ref(("subject",))


@pytest.mark.parametrize("when", ["", "During your turn, "])
@pytest.mark.parametrize(
    ("kind", "done", "said"),
    [
        ("followers", "destroyed", ir.Group(FOLLOWER)),
        ("other cards", "returned to hand", None),
        ("cards", "returned to hand", None),
    ],
)
def test_as_many_as_happened_at_once(when: str, kind: str, done: str, said: ir.Group | None) -> None:
    waits = when + (WAITING if not when else WAITING.lower()).format(kind, done)
    [found] = [node for node in nodes(compiled(f"{waits}draw that many cards.")) if isinstance(node, ir.Draw)]
    assert found == ir.Draw(YOU, ir.CountRef(EVENTS))
    noun = "followers" if said else "cards"
    text = f"{waits}draw X cards. X equals the number of {noun} {done.removesuffix(' to hand')}."
    [let] = [node for node in nodes(compiled(text)) if isinstance(node, sv.Let)]
    assert plain(let) == plain(sv.Let((ir.Draw(YOU, ir.X()),), ir.CountRef(EVENTS, said)))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("destroyed, destroy each amulet on the field. Draw X cards. X equals the number of followers destroyed.", "open"),
        ("destroyed, draw X cards. X equals the number of followers destroyed this way.", "nothing here has done"),
        ("dealt damage, deal that much damage to each enemy leader.", "something else may have been done"),
    ],
)  # fmt: skip
def test_which_cards_are_counted_may_be_open(text: str, reason: str) -> None:
    assert reason in refused(f"Whenever one or more followers on your field are {text}")


OFF_THE_TOP = "puts the top 3 cards of their deck into their cemetery"


def test_what_was_put_into_the_cemetery_of_another_player() -> None:
    milled, asked = compiled(
        f"[fanfare] Each opponent {OFF_THE_TOP}. If a follower was put into their cemetery this way, draw a card."
    ).effects
    assert isinstance(milled, ir.Mill) and milled.player == FOE
    there = sv.CountThisWay(FOLLOWER, "put into their cemetery")
    assert plain(asked) == plain(ir.If(ir.Compare(there, ir.Num(1), ">="), DRAW))


@pytest.mark.parametrize("who", ["Each player", "Put a card from your hand into your cemetery. Each opponent"])
def test_whose_cemetery_is_meant_may_be_open(who: str) -> None:
    assert "whose cemetery" in refused(
        f"[fanfare] {who} {OFF_THE_TOP}. If a follower was put into their cemetery this way, draw a card."
    )


def test_so_many_were_transformed() -> None:
    turned = "Transform each other follower on your field into a Fairy token."
    ability = compiled(f"[fanfare] {turned} Draw a card for each follower transformed this way.")
    assert ability.effects[1] == sv.ForEvery(DRAW, sv.CountThisWay(FOLLOWER, "transformed"))
    assert "not told" in refused(
        f"[fanfare] Banish each amulet on your field. {turned} Draw a card for each follower transformed this way."
    )


@pytest.mark.parametrize(
    ("done", "said", "verb"),
    [
        (
            "Put a follower from your hand into your EX area.",
            "put a Pixie follower into your EX area",
            "put into your EX area",
        ),
        (
            "Search your deck for a follower and put it onto your field.",
            "put a Pixie follower onto your field",
            "put onto your field",
        ),
        (
            "Put the top 3 cards of your deck into your cemetery.",
            "put a Pixie follower into your cemetery",
            "put into your cemetery",
        ),
    ],
)
def test_what_you_put_there_this_way(done: str, said: str, verb: str) -> None:
    *_, asked = effects(f"{done} If you {said} this way, draw a card.")
    [way] = [each for each in nodes(asked) if isinstance(each, sv.CountThisWay)]
    assert (way.verb, way.noun, way.adjectives) == (verb, FOLLOWER, (sv.TraitIs("Pixie"),))


def test_for_each_token_destroyed() -> None:
    [_, each] = effects("Destroy each token on the field. Draw a card for each token destroyed.")
    assert plain(each) == sv.ForEvery(DRAW, sv.CountThisWay(sv.IsToken(), "destroyed"))
