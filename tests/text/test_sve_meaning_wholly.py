"""What sentences of Shadowverse: Evolve mean: whole groups that are paid with, halves, what the other player chooses, one of each kind."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from test_sve_meaning import AMULET, FOE, FOLLOWER, FOREVER, MINE, ON_MINE, SELF, SPELL, YOU, compiled, effects

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text

DRAW = ir.Draw(YOU, ir.Num(1))
OTHERS = msgspec.structs.replace(MINE, adjectives=(ir.OtherThan(ir.SelfRef()),))
AMULETS = ir.Group(AMULET, (), (ON_MINE,))


@pytest.mark.parametrize(
    ("cost", "paid"),
    [
        ("Return each other follower on your field to its owner's hand", sv.PayReturnAny(OTHERS, all=True)),
        ("Return all amulets on your field to their owners' hands", sv.PayReturnAny(AMULETS, all=True)),
        ("Return all amulets on your field to their owner's hand", sv.PayReturnAny(AMULETS, all=True)),
        ("Put each other follower on your field into its owner's cemetery", sv.PayBuryAny(OTHERS, all=True)),
        ("Put all amulets on your field into their owners' cemeteries", sv.PayBuryAny(AMULETS, all=True)),
        ("Destroy each other follower on your field", sv.PayBreakAny(OTHERS, all=True)),
        ("Banish each other follower on your field", sv.PayBanishAny(OTHERS, all=True)),
        ("Bury all amulets on your field", sv.PayBuryAny(AMULETS, all=True)),
        ("Engage each other follower on your field", sv.PayDullAny(OTHERS, all=True)),
        (
            "Discard each spell in your hand",
            sv.PayDiscardAny(ir.Group(SPELL, (), (ir.InZone(ir.Hand(YOU)),)), all=True),
        ),
    ],
)
def test_whole_groups_are_paid_with(cost: str, paid: ir.CostItem) -> None:
    ability = compiled(f"[fanfare] {cost}: Draw a card.")
    assert ability.effects == (sv.PayFor(ir.Cost(actions=(paid,)), (DRAW,), "resolve"),)


def test_halves_are_rounded_as_it_is_said() -> None:
    half = "Draw X cards. X equals half the number of amulets on your field"
    for end, down in (("", False), (", rounded up", False), (", rounded down", True)):
        [made] = effects(f"{half}{end}.")
        assert made == sv.Let((ir.Draw(YOU, ir.X()),), sv.HalfUp(ir.CountOf(AMULETS), down=down))


@pytest.mark.parametrize(("words", "player"), [("Each opponent", FOE), ("Your opponent", FOE)])
def test_another_player_chooses_what_is_done(words: str, player: ir.Player) -> None:
    [modal] = effects(
        f"{words} chooses one of the following. (1) They discard a card. (2) Deal 2 damage to their leader."
    )
    assert isinstance(modal, ir.Modal)
    assert modal.header == ir.ModalHeader(player, ir.Num(1), ir.Num(2))
    theirs = sv.PlayerRef(player)
    first, second = (option.effects[0] for option in modal.options)
    assert first == ir.Discard(theirs, ir.Num(1), ir.Group(ir.IsCard()), bind="t1")
    assert second == ir.DealDamage(sv.LeaderOf(theirs), ir.Num(2))


def test_of_each_player_it_is_open_who_chooses() -> None:
    with pytest.raises(TextError):
        effects("Each player chooses one of the following. (1) They discard a card. (2) They draw a card.")


def test_a_card_of_each_of_three_kinds() -> None:
    _, may, _ = effects(
        "Look at the top 6 cards of your deck. You may reveal a follower, a spell, and an amulet from among them and add them to "
        "your hand. Put the remaining cards into your cemetery."
    )
    assert isinstance(may, ir.May) and isinstance(may.effect, ir.Both)
    shown = may.effect.effects[0]
    assert isinstance(shown, ir.Both)
    nouns = [each.target.group.noun for each in shown.effects if isinstance(each, sv.RevealAmong)]
    assert nouns == [FOLLOWER, SPELL, AMULET]


@pytest.mark.parametrize("word", ["If", "When"])
def test_what_would_leave_is_replaced_for_good(word: str) -> None:
    *_, given = effects(f"Select a follower on your field. {word} it would leave the field, banish it instead.")
    it = ir.Ref(("t1",))
    banish = ir.RemoveFromGame(it, FOREVER)
    assert given == sv.ReplaceLeaving(it, "leave", banish, duration=FOREVER)


@pytest.mark.parametrize("words", ["evolution points", "Evolution Points"])
def test_more_evolution_points(words: str) -> None:
    [given] = effects(f"If you have more {words} than your opponent, draw a card.")
    assert given == ir.If(ir.Compare(sv.EvolutionPoints(YOU), sv.EvolutionPoints(FOE), ">"), DRAW)


@pytest.mark.parametrize(
    ("text", "given"),
    [
        ("Draw X cards. X equals the number of Lantern Moths turned facedown this way.", sv.Let),
        ("Draw a card for each Lantern Moth turned facedown this way.", sv.ForEvery),
    ],
)
def test_named_cards_that_were_turned(text: str, given: type[Any]) -> None:
    *_, made = effects(f"Turn each faceup Lantern Moth in your evolve deck facedown. {text}")
    counted = sv.CountThisWay(ir.NameIs("Lantern Moth"), "turned facedown")
    assert isinstance(made, given) and counted in (getattr(made, "amount", None), getattr(made, "count", None))


@pytest.mark.parametrize("words", ["its Stack", "that amulet's Stack"])
def test_a_stack_that_was_selected(words: str) -> None:
    *_, made = effects(f"Select an amulet with Stack on your field. Add 2 to {words}.")
    assert made == ir.PlaceCounters("Stack", ir.Num(2), ir.Ref(("t1",)))


def test_each_player_puts_a_card_of_his_own() -> None:
    [made] = effects("Each player selects a follower in their hand and puts it onto their field.")
    assert isinstance(made, sv.SelectThenAll) and isinstance(made.effect, ir.SelectAndPut)
    assert made.effect.player == ir.EachPlayer() and made.effect.to == ir.Field(ir.Owner())


def test_who_could_be_asked_otherwise_is_refused() -> None:
    with pytest.raises(TextError):
        compile_text(
            "sve", "They choose one of the following. (1) Draw a card. (2) Draw 2 cards.", name="X", card_type="Spell"
        )


@pytest.mark.parametrize("them", ["them", "those followers", "those cards"])
@pytest.mark.parametrize(
    ("said", "done"),
    [
        ("Destroy each of @.", ir.Break(ir.Ref(("t1",)))),
        ("Put a fable counter on each of @.", ir.PlaceCounters("fable", ir.Num(1), ir.Ref(("t1",)))),
        ("Each of @ gains Storm.", ir.Gain(ir.Ref(("t1",)), (ir.KeywordGained("Storm"),), FOREVER)),
        ("Deal each of @ 2 damage.", ir.DealDamage(ir.Ref(("t1",)), ir.Num(2))),
        ("Deal 2 damage to each of @.", ir.DealDamage(ir.Ref(("t1",)), ir.Num(2))),
        ("Return each of @ to its owner's hand.", ir.ToHand(ir.Ref(("t1",)), ir.Owner(), verb="return")),
        ("Transform each of @ into a Fairy token.", sv.Transform(ir.Ref(("t1",)), "Fairy", "t2")),
    ],
)
def test_each_of_those_that_were_selected(them: str, said: str, done: ir.Effect) -> None:
    *_, made = effects(f"Select up to 2 followers on the field. {said.replace('@', them)}")
    assert made == done


def test_each_of_them_deals_damage() -> None:
    *_, made = effects("Select 2 followers on your field. Each of them deals 1 damage to each enemy leader.")
    assert isinstance(made, ir.DealDamage) and made.source == ir.Ref(("t1",))


def test_one_card_is_none_of_them() -> None:
    with pytest.raises(TextError):
        effects("Select a follower on the field. Destroy each of them.")


@pytest.mark.parametrize("whom", ["", " an enemy leader"])
def test_the_attacking_follower_is_the_one_of_the_event(whom: str) -> None:
    made = compiled(f"Whenever another follower on your field attacks{whom}, give the attacking follower [attack]+1.")
    assert made.effects[0].to == ir.Ref(("subject",))


@pytest.mark.parametrize("rest", ["remaining cards", "rest"])
def test_one_verb_for_what_was_shown_and_for_the_rest(rest: str) -> None:
    made = compiled(
        "[fanfare] Reveal cards from the top of your deck until you reveal a Pixie follower. Put that follower onto your field and "
        f"the {rest} on the bottom of your deck in a random order."
    )
    [until, put] = made.effects
    assert until == ir.RevealUntil(ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),)), bind="t1", bind_rest="t2")
    assert put.first == ir.PlayOnto(ir.Ref(("t1",)), YOU)
    assert put.then == ir.PutRest(ir.Ref(("t2",)), ir.DeckBottom(YOU, "random"))


@pytest.mark.parametrize("verb", ["has", "gets"])
def test_three_that_it_has(verb: str) -> None:
    made = compiled(f"While there are no amulets on your field, this follower {verb} Assail, Aura, and [attack]+3.")
    [given] = made.effects
    assert given.effect.gains == (ir.KeywordGained("Assail"), ir.KeywordGained("Aura"), sv.StatUp(ir.Num(3)))


@pytest.mark.parametrize("verb", ["gains", "gets"])
def test_three_that_it_is_given(verb: str) -> None:
    *_, made = effects(f"Select a follower on your field. It {verb} [attack]+1, Rush, and Ward.")
    gains = (sv.StatUp(ir.Num(1)), ir.KeywordGained("Rush"), ir.KeywordGained("Ward"))
    assert made == ir.Gain(ir.Ref(("t1",)), gains, FOREVER)
    *_, made = effects(
        f"Select a follower on your field. It {verb} [attack]+1, Rush, and Ward until the end of the turn."
    )
    assert made == ir.Gain(ir.Ref(("t1",)), gains, ir.UntilEndOfTurn())


def test_how_often_yours_have_done_it() -> None:
    [made] = effects("If your followers have raced at least 3 times this turn, draw a card.")
    [same] = effects("If your followers raced at least 3 times this turn, draw a card.")
    assert made == same


@pytest.mark.parametrize(
    ("said", "same"),
    [
        ("Choose a follower in your field.", "Select a follower on your field."),
        ("Choose an amulet in your field.", "Select an amulet on your field."),
        ("Choose an enemy follower in the field.", "Select an enemy follower on the field."),
    ],
)
def test_words_of_early_translations(said: str, same: str) -> None:
    assert effects(f"{said} Destroy it.") == effects(f"{same} Destroy it.")


@pytest.mark.parametrize("this", ["this is", "it's"])
@pytest.mark.parametrize(("nth", "number"), [("1st", 1), ("2nd", 2), ("second", 2)])
@pytest.mark.parametrize("done", ["attacked", "has attacked"])
def test_which_time_it_is(this: str, nth: str, number: int, done: str) -> None:
    made = compiled(f"Strike: If {this} the {nth} time this follower {done} this turn, draw a card.")
    times = ir.TimesThisTurn(ir.CardEvent(ir.SelfRef(), (ir.Attacks(),)))
    assert made.effects == (ir.If(ir.Compare(times, ir.Num(number), "="), DRAW),)


@pytest.mark.parametrize(
    ("words", "number"),
    [("0 play points", 0), ("exactly 3 play points left", 3), ("1 play point remaining", 1)],
)
def test_just_so_many_play_points(words: str, number: int) -> None:
    [made] = effects(f"If you have {words}, draw a card.")
    assert made == ir.If(sv.PointsAre(YOU, ir.Num(number), "="), DRAW)


def test_no_play_points_either_way() -> None:
    [made] = effects("If you don't have any play points, draw a card.")
    assert made == ir.If(sv.PointsAre(YOU, ir.Num(0), "="), DRAW)


@pytest.mark.parametrize("not_yet", ["that hasn't evolved", "that hasn't evolved yet"])
def test_what_has_not_evolved(not_yet: str) -> None:
    [made, _] = effects(f"Select a follower on your field {not_yet}. Evolve it.")
    group = msgspec.structs.replace(MINE, qualifiers=(ON_MINE, ir.Without(sv.IsEvolved())))
    assert made == ir.Choose((ir.Target(ir.Num(1), group, bind="t1"),), YOU)


@pytest.mark.parametrize(("sign", "node"), [("plus", ir.Plus), ("minus", ir.Minus)])
def test_one_count_and_another(sign: str, node: type[Any]) -> None:
    [made] = effects(
        f"Draw X cards. X equals the number of amulets on your field {sign} the number of spells you've played this turn."
    )
    played = sv.PlayedThisTurn(YOU, ir.Group(SPELL))
    assert made == sv.Let((ir.Draw(YOU, ir.X()),), node(ir.CountOf(AMULETS), played))


@pytest.mark.parametrize("words", ["didn't play an amulet", "haven't played an amulet", "didn't play any amulets"])
def test_none_was_played(words: str) -> None:
    [made] = effects(f"If you {words} this turn, draw a card.")
    assert made == ir.If(ir.Not(ir.HasCastThisTurn(YOU, ir.Group(AMULET), ir.Num(1))), DRAW)


@pytest.mark.parametrize("full", ["becomes full from this effect", "becomes full", "becomes full this way"])
@pytest.mark.parametrize("rest", ["any remaining tokens", "the remaining tokens", "the rest"])
def test_tokens_for_which_there_is_no_room(full: str, rest: str) -> None:
    _, made = effects(f"Summon 3 Fairy tokens. If your field {full}, put {rest} into your EX area.")
    assert made == sv.RestOfTokens(sv.ExArea(YOU))


@pytest.mark.parametrize(("verb", "end"), [("Summon", ""), ("Put", " into your EX area")])
def test_three_tokens_with_their_articles(verb: str, end: str) -> None:
    made, _ = effects(f"{verb} a Fairy token, 2 Ghost tokens, and a Knight token{end}. Give them Rush.")
    assert isinstance(made, ir.Both)
    assert [(each.names, each.count) for each in made.effects if isinstance(each, sv.CreateTokens)] == [
        (("Fairy",), ir.Num(1)),
        (("Ghost",), ir.Num(2)),
        (("Knight",), ir.Num(1)),
    ]


@pytest.mark.parametrize(("words", "wanted"), [("Ward", ir.WithKeyword("Ward")), ("[evolve]", sv.EvolveCostIs())])
def test_what_it_has(words: str, wanted: ir.Filter) -> None:
    made = effects(f"Search your deck for a follower that has {words}, reveal it, and add it to your hand.")[0]
    assert wanted in made.first.targets[0].group.qualifiers  # type: ignore[attr-defined]


def test_as_many_others_there() -> None:
    [made] = effects("Put 2 Ghost tokens into your EX area. Necrocharge (10): Put 4 into your EX area instead.")
    four = sv.CreateTokens(YOU, ir.Num(4), ("Ghost",), sv.ExArea(YOU), bind="t1")
    assert isinstance(made, sv.OrInstead) and msgspec.structs.replace(made.instead, bind="t1") == four
    with pytest.raises(TextError):
        effects("Summon 2 Ghost tokens. Necrocharge (10): Put 4 into your EX area instead.")


@pytest.mark.parametrize("hand", ["", " from your hand", " from hand"])
def test_discarded_from_where_it_was(hand: str) -> None:
    made = compiled(f"When this card is discarded{hand}, draw a card.")
    whose = ir.You() if "your" in hand else None
    assert made.event == ir.CardEvent(SELF, (ir.IsDiscarded(whose=whose),))


@pytest.mark.parametrize("words", ["defense instead of their attack", "[defense] instead of their [attack]"])
def test_defense_rather_than_attack(words: str) -> None:
    made = compiled(f"Your other followers deal damage equal to their {words}.")
    assert made.effects[0].rule == sv.DealsDefense()


def test_what_is_offered_as_it_is_played() -> None:
    made = compiled("When playing this card, you may discard 2 cards. If you do, this card costs 3 less to play.")
    same = compiled("When playing this card, discard 2 cards: This card costs 3 less to play.")
    assert made == same


@pytest.mark.parametrize("words", ["haven't played", "didn't play"])
def test_no_other_was_played(words: str) -> None:
    [made] = effects(f"If you {words} another spell this turn, draw a card.")
    others = ir.Group(SPELL, (ir.OtherThan(SELF),))
    assert made == ir.If(ir.Not(ir.HasCastThisTurn(YOU, others, ir.Num(1))), DRAW)


def test_the_cost_of_what_was_revealed() -> None:
    [_, made] = effects(
        "Reveal the top card of your deck. Give your leader [defense]+X. X equals the cost of the revealed card."
    )
    assert made.amount == ir.CostOf(ir.Ref(("t1",)))  # type: ignore[attr-defined]


@pytest.mark.parametrize("words", ["the last sand counter is removed from", "you remove the last sand counter from"])
def test_when_the_last_counter_goes(words: str) -> None:
    made = compiled(f"When {words} this card, draw a card.")
    assert made.event == ir.CardEvent(
        SELF, (sv.CounterPlaced("sand", removed=True, last=True, by=YOU if "you" in words else None),)
    )


def test_a_counter_of_a_card_that_is_picked() -> None:
    [made, _] = effects("Remove a fable counter from a card on your field. If you do, draw 2 cards.")
    card = ir.Target(ir.Num(1), ir.Group(ir.IsCard(), (), (ON_MINE,)), bind="t1")
    assert made == ir.Then(ir.Select(YOU, card), ir.RemoveCounters("fable", ir.Num(1), ir.Ref(("t1",))))


@pytest.mark.parametrize("verb", ["Move", "Transfer"])
def test_all_counters_of_the_others(verb: str) -> None:
    made = compiled(f"[fanfare] {verb} all fable counters from each other card on your field to this card.")
    others = ir.Group(ir.IsCard(), (ir.OtherThan(SELF),), (ON_MINE,))
    assert made.effects == (sv.TransferCounters("fable", ir.All(others, bind="t1"), SELF),)
