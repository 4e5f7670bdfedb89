"""What FFTCG sentences mean: decks and hands: searching, looking, revealing, drawing, discarding."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    ENTERS,
    ME,
    ONE,
    OPPONENT,
    T1,
    T2,
    YOU,
    done_as_it_enters,
    effects,
    entering,
    last,
    meant,
    one,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir

SHOWN_HAND = "your opponent reveals their hand. Select {} in their hand. "
THREE_ACTIONS = '"Draw 1 card." "Your opponent draws 1 card." "Gain 《C》."'
SEEN = ("Look at your opponent's hand", "Your opponent reveals their hand")


@pytest.mark.parametrize(
    "text",
    ["Discard 1 card. If it is a Forward, draw 2 cards instead.", "You may discard 1 card. If you discard a Forward, draw 2 cards instead.",
     "Your opponent discards 1 card. If your opponent discards a Summon, your opponent discards 2 cards instead.",
     "Remove the top card of your deck from the game. If it is a Summon, draw 1 card instead."],
)  # fmt: skip
def test_what_is_replaced_is_not_done_before_it_is_asked_about(text: str) -> None:
    with pytest.raises(TextError):
        effects(text)
    said, _, instead = text.partition(" instead.")
    assert effects(f"{said}.") and not instead  # without that word it is done first


@pytest.mark.parametrize("it", ["it", "them"])
def test_selects_and_discards(it: str) -> None:
    count = 1 if it == "it" else 2
    text = f"Your opponent selects {count} card{'s' * (count > 1)} from their hand and discards {it}."
    held = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(OPPONENT)),))
    assert same(last(text), ir.Discard(OPPONENT, ir.Num(count), held, bind="t1"))


def test_the_opponent_discards_several_that_were_selected() -> None:
    *_, thrown = done_as_it_enters(SHOWN_HAND.format("up to 2 Monsters") + "Your opponent discards them.")
    assert thrown == ir.DiscardCards(ir.Opponent(), ir.Ref(("t2",)))
    *_, both = done_as_it_enters(SHOWN_HAND.format("1 card") + "Your opponent discards this card and draws 1 card.")
    assert isinstance(both, ir.Both) and both.effects[0] == ir.DiscardCards(ir.Opponent(), ir.Ref(("t2",)))


def test_all_cards_of_a_kind_in_a_hand() -> None:
    held = ir.InZone(ir.Hand(OPPONENT))
    summons = ir.All(ir.Group(ir.TypeIs(("Summon",)), qualifiers=(held,)), bind="t1")
    assert same(last("Your opponent discards all the Summons in their hand."), ir.DiscardCards(OPPONENT, summons))
    named = ir.Group(ir.IsCard(), qualifiers=(ir.NamedType(),))
    shown = ir.DiscardCards(OPPONENT, ir.AllAmong(named, T1))
    text = "Name 1 card type. Your opponent reveals their hand"
    among = f"{text}. Your opponent discards all the cards of the named card type among them."
    assert same(last(among), shown)
    joined = f"{text} and discards all the cards of the named card type."
    assert same(last(joined), ir.Both((ir.RevealHand(OPPONENT, bind="t1"), shown)))


@pytest.mark.parametrize("shown", SEEN)
def test_one_card_in_the_hand_that_is_shown(shown: str) -> None:
    made = effects(f"{shown}. Select 1 Summon in it. Your opponent discards it.")
    among = effects(f"{shown}. Select 1 Summon among them. Your opponent discards it.")
    assert same(made, among)


def test_each_card_discarded_with_the_hand() -> None:
    *_, drawn = effects("Discard your hand. Draw 1 card for each Fire card discarded due to this effect.")
    fire = ir.CountRef(T1, ir.Group(ir.IsCard(), (ir.ElementIs(("Fire",)),)))
    assert same(drawn, ir.Draw(YOU, ir.PerEach(ir.Num(1), fire)))


def test_one_more_than_were_discarded() -> None:
    ability = one(
        "When Hild attacks, discard your hand. When you do so, your opponent selects 1 more than the number of discarded "
        f"cards from 3 following actions. Your opponent can select the same action more than once. {THREE_ACTIONS}"
    )
    discarded, done = ability.effects
    header = done.effects[0].header
    assert header.count.base.cards.to == (discarded.bind,)
    assert (header.player, header.count.more, header.again) == (ir.Opponent(), ir.Num(1), True)


@pytest.mark.clauses("fftcg-2020", "11.10.3")
def test_ex_burst() -> None:
    assert one("[[ex]]EX BURST[[/]] When Hild enters the field, draw 1 card.").ex_burst  # type: ignore[attr-defined]
    assert one("[[ex]]EX BURST[[/]] Draw 1 card.", "Summon").ex_burst  # type: ignore[attr-defined]
    assert not one("Draw 1 card.", "Summon").ex_burst  # type: ignore[attr-defined]


def test_a_summon_without_its_burst() -> None:
    (effect,) = one("Any Summon put in the Damage Zone due to Hild cannot use its EX Burst.").effects  # type: ignore[attr-defined]
    assert same(effect.rule, ir.NoExBurst(ir.Group(ir.TypeIs(("Summon",)))))


def test_which_cards_burst_is_not_used() -> None:
    for text in (
        "Any card of cost 3 or less put in the Damage Zone due to Hild cannot use its EX Burst.",
        "EX Bursts of cards of cost 3 or less put into the Damage Zone due to Hild cannot be used.",
    ):
        (rule,) = effects(text, "Forward")
        cards = ir.Group(ir.IsCard(), qualifiers=(ir.CostIs(ir.Num(3), "<="),))
        assert same(rule, ir.Restrict(ME, ir.NoExBurst(cards), ALWAYS))


def test_a_card_removed_at_random_is_it() -> None:
    removed, cast = effects(
        "Your opponent randomly removes 1 card in his/her hand from the game. You can cast it this turn."
    )
    assert isinstance(removed, ir.RemoveAtRandom) and isinstance(cast, ir.AllowCast)
    assert same(cast.what, T1)


def test_at_random_from_a_hand() -> None:
    made = effects(
        "Your opponent reveals 2 cards at random from their hand. Select 1 card among them. Your opponent discards this card."
    )
    assert same(made[0], ir.RevealAtRandom(OPPONENT, ir.Num(2), bind="t1"))


def test_cards_that_are_shown_from_the_hand() -> None:
    may, done = meant("You may reveal 1 {Job Smith} in your hand. If you do so, draw 1 card.", "Summon").effects  # type: ignore[attr-defined]
    held = ir.Group(ir.JobIs("Smith"), (), (ir.InZone(ir.Hand(YOU)),))
    assert may == ir.May(YOU, ir.RevealCards(YOU, ir.Target(ir.Num(1), held, bind="t1")))
    assert done == ir.IfDone(ir.Draw(YOU, ir.Num(1)))


def test_a_card_shown_from_the_hand_is_it() -> None:
    _, played, gained = effects(
        "When Hild attacks, you may reveal 1 Monster of cost 2 or less from your hand. If you do so, play it onto the field. "
        "It gains Haste until the end of the turn.",
        "Forward",
    )
    assert same(played, ir.IfDone(ir.PlayOnto(T1, ir.Owner())))
    assert isinstance(gained, ir.Gain) and same(gained.to, T1)
    _, more = effects(
        "When Hild attacks, you may reveal 1 Monster from your hand. If you do so, it gains Haste until the end of the turn.",
        "Forward",
    )
    assert isinstance(more, ir.IfDone) and isinstance(more.effect, ir.Gain)
    assert same(more.effect.to, ir.Ref(("self",))), "what is in a hand gains nothing"


def test_shown_cards_are_revealed_ones() -> None:
    text = "Choose 1 Forward. Reveal any number of Fire cards from your hand. For each card revealed this way, deal it 2000 damage."
    deal = last(text)
    assert isinstance(deal, ir.DealDamage) and same(deal.amount.each.cards, T2)  # type: ignore[attr-defined]


def test_the_revealed_summon() -> None:
    text = "When Hild attacks, you may reveal 1 Summon from your hand. When you do so, choose 1 Forward of cost equal to or less than the revealed Summon's cost. Break it."
    _, done = one(text).effects  # type: ignore[attr-defined]
    (target,) = done.effects[0].targets
    (limit,) = target.group.qualifiers
    assert same(limit, ir.CostIs(ir.CostOf(ir.Ref(("t1",))), "<="))


def test_as_many_as_were_shown_of_a_job() -> None:
    text = f"{ENTERS}you may reveal any number of {{Job Smith}} from your hand. When you do so, choose up to the same number of Forwards"
    done = meant(f"{text} as the {{Job Smith}} you revealed. Dull them.").effects[-1]  # type: ignore[attr-defined]
    assert done.effects[0].targets[0].count == ir.CountRef(ir.Ref(("t1",)), ir.Group(ir.JobIs("Smith")))


@pytest.mark.parametrize("verb", ["reveal", "revealed"])
def test_how_many_were_revealed(verb: str) -> None:
    shown = "you may reveal any number of Fire Summons from your hand. "
    *_, effect = entering(f"{shown}If you {verb} 4 or more cards, draw 1 card.")
    many = ir.Compare(ir.CountRef(ir.Ref(("t1",)), ir.Group(ir.IsCard())), ir.Num(4), ">=")
    assert isinstance(effect, ir.If) and same(effect.condition, many)


def test_it_goes_and_something_else_is_done() -> None:
    text = "Your opponent reveals their hand. Select 1 card among them. Your opponent puts it at the bottom of their deck, then draws 1 card."
    put = ir.PlayerPuts(OPPONENT, T2, ir.DeckBottom(ir.Owner()))
    assert same(last(text), ir.Then(put, ir.Draw(OPPONENT, ONE)))


@pytest.mark.parametrize("asked", ["there is a Summon", "there are 2 or more Summons"])
def test_among_the_revealed_cards_is_among_them(asked: str) -> None:
    text = "Your opponent reveals their hand. If {} among {}, draw 1 card."
    assert same(effects(text.format(asked, "the revealed cards")), effects(text.format(asked, "them")))


@pytest.mark.parametrize(("tail", "dull"), [("", False), (" dull", True)])
def test_one_of_the_other_players_cards_is_played_onto_your_field(tail: str, dull: bool) -> None:
    *_, offer = entering(f"your opponent reveals their hand. You may play 1 Monster among them onto your field{tail}.")
    monster = ir.Target(ir.Num(1), ir.Group(ir.TypeIs(("Monster",))), bind="t2")
    assert same(offer, ir.May(YOU, ir.TakeAmong(YOU, monster, ir.Ref(("t1",)), ir.Field(YOU), dull=dull)))


def test_an_ex_burst_that_triggers() -> None:
    text = "Choose 1 card with EX Burst in your Damage Zone. You may trigger its EX Burst effect."
    assert same(last(text), ir.May(YOU, ir.TriggerBurst(YOU, T1)))
    assert len(effects(f"{text} (This effect is put on the stack.)")) == 3
    with pytest.raises(TextError, match="EX Burst that triggers"):
        effects("Draw 1 card. (This effect is put on the stack.)")


def test_one_card_to_the_hand_and_the_others_elsewhere() -> None:
    for shown, taken, rest, to in (
        (
            "Look at the top 2 cards of your deck",
            "1 card among them",
            "the other to the bottom of your deck",
            ir.DeckBottom(ir.Owner()),
        ),
        ("Reveal the top 3 cards of your deck", "1 of them", "the rest into the Break Zone", ir.BreakZone(ir.Owner())),
    ):
        parted = last(f"{shown}. Add {taken} to your hand and {rest}.")
        add, put = parted.effects  # type: ignore[attr-defined]
        assert (add.into, add.among, type(put.to)) == (ir.Hand(YOU), ir.Ref(("t1",), w=add.among.w), type(to))
        assert put.among.to == ("t1",)


def test_a_whole_hand_and_new_cards() -> None:
    for words in ("all the cards in their hand", "their entire hand"):
        (both,) = effects(f"Each player discards {words}, then draws 3 cards.")
        assert same(both, ir.Then(ir.DiscardHand(ir.EachPlayer(), bind="t1"), ir.Draw(ir.EachPlayer(), ir.Num(3))))


@pytest.mark.parametrize("verb", ["return", "put", "place"])
def test_to_the_top_or_bottom(verb: str) -> None:
    put = last(f"Draw 2 cards, then {verb} 1 card from your hand to the top or bottom of your deck.").then  # type: ignore[attr-defined]
    assert same(put.to, ir.DeckTopOrBottom(YOU))


@pytest.mark.parametrize("who", ["both players", "all players"])
@pytest.mark.parametrize(
    ("many", "one_by_one"),
    [
        ("discard their hands and draw 3 cards", "discards their hand and draws 3 cards"),
        ("draw 1 card, then discard 1 card", "draws 1 card, then discards 1 card"),
        ("discard 1 card from their hands and draw 2 cards", "discards 1 card and draws 2 cards"),
    ],
)
def test_what_both_players_do_next(who: str, many: str, one_by_one: str) -> None:
    done, each = last(f"{who.capitalize()} {many}."), last(f"Each player {one_by_one}.")
    assert same(done, each), "the second verb has the same players"


def test_both_players_put_a_card_away_and_draw() -> None:
    both = last("Both players select 1 Forward they control and put it into the Break Zone, then draw 1 card.")
    assert isinstance(both, ir.Then) and same(both.then, ir.Draw(ir.EachPlayer(), ONE))


def test_what_else_both_players_do_may_be_open() -> None:
    with pytest.raises(TextError, match="both players"):
        one("Both players draw 2 cards and search for 1 Forward.", "Summon")


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("Draw 2 cards. Then, discard that many cards.", "Draw 2 cards. Then, discard the same number of cards."),
        (
            "Your opponent discards their hand. Then, your opponent draws that many cards.",
            "Your opponent discards their hand. Then, your opponent draws the same number of cards.",
        ),
        (
            "Your opponent draws 2 cards. Then, your opponent discards that many cards from their hand.",
            "Your opponent draws 2 cards. Then, your opponent discards the same number of cards from their hand.",
        ),
    ],
)
def test_that_many_cards(text: str, known: str) -> None:
    assert meant(text, "Summon") == meant(known, "Summon")


def test_as_many_are_discarded_as_were_removed() -> None:
    text = "remove up to 3 Summons in your Break Zone from the game. Your opponent discards {} the cards you removed this way."
    for many in ("the same number of cards as", "as many cards as"):
        (*_, thrown) = done_as_it_enters(text.format(many))
        assert isinstance(thrown, ir.Discard) and thrown.player == OPPONENT
        assert same(thrown.count, ir.CountRef(T1, ir.Group(ir.IsCard()))), many


@pytest.mark.parametrize(
    ("words", "quality"),
    [
        ("Forward with Warp", ir.WithKeyword("Warp")),
        ("Forward with Priming", ir.WithKeyword("Priming")),
        ("card with EX Burst", ir.WithKeyword("EX Burst")),
        ("Forward of power 8000 or more", ir.PowerIs(ir.Num(8000), ">=")),
    ],
)
def test_a_card_of_such_a_quality_is_shown(words: str, quality: ir.Filter) -> None:
    offer, _ = done_as_it_enters(f"you may reveal 1 {words} from your hand. When you do so, draw 1 card.")
    assert isinstance(offer, ir.May) and isinstance(offer.effect, ir.RevealCards)
    assert same(offer.effect.target.group.qualifiers[0], quality)


@pytest.mark.parametrize("many", ["the same number of cards", "that many cards"])
def test_both_players_draw_so_many(many: str) -> None:
    drawn = ir.Draw(ir.EachPlayer(), ir.ResultCount())
    for text in (
        f"Both players discard their hands and draw {many}.",
        f"Each player discards their hand, then draws {many}.",
        f"Each player puts all the cards from their hand at the bottom of their deck in any order, then draws {many}.",
    ):
        made = last(f"When Hild enters the field, {text[0].lower()}{text[1:]}", "Forward")
        assert same(made.then if isinstance(made, ir.Then) else made.effects[-1], drawn)  # type: ignore[attr-defined]
    made = last(f"When Hild enters the field, both players discard their hands. Both players draw {many}.", "Forward")
    assert same(made, drawn)


def test_who_gains_a_crystal_behind_both_players() -> None:
    with pytest.raises(TextError, match="both players"):
        last("When Hild enters the field, both players discard 1 card and gain 《C》.", "Forward")
    (_, gain) = last("When Hild enters the field, both players discard 1 card and you gain 《C》.", "Forward").effects  # type: ignore[attr-defined]
    assert same(gain, ir.GainCrystals(YOU, ir.Num(1)))


@pytest.mark.parametrize(
    ("rest", "to"),
    [
        (" and puts the rest into the Break Zone", ir.BreakZone(ir.Owner())),
        (", then returns the other cards to the bottom of their deck in any order", ir.DeckBottom(YOU)),
    ],
)
def test_each_player_takes_one_of_the_own_cards(rest: str, to: ir.Zone) -> None:
    text = f"Each player reveals the top 3 cards of their deck, adds 1 card among them to their hand{rest}."
    each = last(f"When Hild enters the field, {text[0].lower()}{text[1:]}", "Forward")
    assert isinstance(each, ir.ForEachPlayer) and isinstance(each.effect, ir.Both)
    shown, taken, left = each.effect.effects
    assert same(shown, ir.RevealTop(YOU, YOU, ir.Num(3), bind="t1"))
    assert isinstance(taken, ir.TakeAmong) and same(taken.among, T1) and same(taken.into, ir.Hand(YOU))
    assert same(left, ir.PutRest(T1, to))


@pytest.mark.parametrize(("end", "zone"), [("at the bottom", ir.DeckBottom), ("to the bottom", ir.DeckBottom), ("on top", ir.DeckTop),
                                           ("to the top", ir.DeckTop)])  # fmt: skip
@pytest.mark.parametrize("place", ["Choose 1 card in your Break Zone. You may put it", "Choose 1 card in your Break Zone. Place it",
                                   "Draw 1 card. Then, put 1 card from your hand"])  # fmt: skip
def test_ends_of_a_deck_in_several_words(place: str, end: str, zone: type[ir.Zone]) -> None:
    done = last(f"{place} {end} of your deck.")
    done = done.effect if isinstance(done, ir.May | ir.Afterwards) else done
    assert isinstance(done.to, zone)


@pytest.mark.parametrize(
    ("who", "player"),
    [("discard", YOU), ("your opponent discards", OPPONENT), ("each player discards", ir.EachPlayer())],
)
def test_cards_of_several_kinds_are_discarded(who: str, player: ir.Player) -> None:
    (_, thrown) = done_as_it_enters(
        f"draw 1 card. {who[0].upper()}{who[1:]} 1 Fire card and 1 Job Knight.".replace("Job Knight", "{Job Knight}")
    )
    hand = (ir.InZone(ir.Hand(player)),)
    fire = ir.Target(ir.Num(1), ir.Group(ir.IsCard(), (ir.ElementIs(("Fire",)),), hand), bind="t1")
    knight = ir.Target(ir.Num(1), ir.Group(ir.JobIs("Knight"), (), hand), bind="t2")
    assert same(thrown, ir.SelectParts(player, (fire, knight), "discard"))


@pytest.mark.parametrize("who", ["Both you and your opponent", "You and your opponent", "You and your opponent each"])
def test_what_you_and_your_opponent_do(who: str) -> None:
    each = ir.EachPlayer()
    assert same(last(f"{who} draw 1 card."), ir.Draw(each, ir.Num(1)))
    assert same(last(f"{who} discard 2 cards."), ir.Discard(each, ir.Num(2), ir.Group(ir.IsCard()), bind="t1"))
