"""What sentences of Shadowverse: Evolve mean: who may cast or play what, from where, and what it costs."""

from __future__ import annotations

import pytest
from sve_meaning import (
    ALWAYS,
    AMULETS,
    CARD,
    FOE,
    FOLLOWER,
    IN_CEMETERY,
    IT,
    MINE,
    SELF,
    SPELL,
    TURN,
    TWO,
    YOU,
    X,
    chosen,
    compiled,
    effects,
    only_node,
    plain,
    refused,
    static,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text
from cardwright.text.walk import nodes

OWN_SPELLS = ir.Group(SPELL, (ir.ControlledBy(YOU),))
PAGES = ir.CountOf(ir.Group(CARD, (), (ir.InZone(ir.Hand(YOU)),)))


@pytest.mark.parametrize("words", ["You may play it this turn", "Until the end of the turn, you can play it"])
def test_a_card_that_may_be_played(words: str) -> None:
    dead = ir.Group(FOLLOWER, (), (IN_CEMETERY,))
    assert effects(f"Select a follower in your cemetery. {words}.") == (chosen(dead), ir.AllowCast(YOU, IT, TURN))


@pytest.mark.parametrize(
    ("what", "group"),
    [
        ("any more cards", ir.Group(ir.IsCard())),
        ("any more spells", ir.Group(ir.TypeIs(("Spell",)))),
        ("Quick cards", ir.Group(ir.IsCard(), (ir.WithKeyword("Quick"),))),
    ],
)
def test_no_more_of_them(what: str, group: ir.Group) -> None:
    """10.9.2: from now on, this turn."""
    assert effects(f"You can't play {what} this turn.") == (ir.CannotCast(YOU, group, ir.UntilEndOfTurn()),)


@pytest.mark.parametrize("front", ["this turn", "for the rest of this turn"])
def test_the_next_spell(front: str) -> None:
    [less] = effects(f"{front.capitalize()}, your next spell costs 2 less to play.")
    assert less == ir.CastersCostChange(YOU, ir.Group(SPELL), ir.Num(2), TURN, next_only=True)


def test_no_less_than_so_much_of_all_spells() -> None:
    made = compiled("Your spells cost 1 less to play, but they can't cost less than 2.")
    assert made.effects == (ir.CastersCostChange(YOU, OWN_SPELLS, ir.Num(1), ALWAYS, floor=2),)


@pytest.mark.parametrize(
    ("text", "more"),
    [
        ("The next spell you play this turn costs 1 play point.", {"next_only": True}),
        ("The next spell you play this turn costs 1 play point to play.", {"next_only": True}),
        ("This turn, your next spell costs 1 play point to play.", {"next_only": True}),
        ("The next 2 spells you play this turn cost 1 play point to play.", {"next_only": True, "nexts": TWO}),
        ("Spells you play this turn cost 1 play point to play.", {}),
        ("For the rest of this turn, spells you play cost 1 play point to play.", {}),
    ],
)
def test_the_next_ones_cost_just_that(text: str, more: dict[str, object]) -> None:
    """10.10.2.4."""
    [made] = effects(text)
    assert plain(made) == ir.CastersCostChange(YOU, ir.Group(SPELL), ir.Num(1), TURN, fixed=True, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("cards", ["Your next spell", "The next spell you play"])
def test_the_next_one_is_cheaper_this_turn(cards: str) -> None:
    cheaper = ir.CastersCostChange(YOU, ir.Group(SPELL), ir.Num(2), ir.UntilEndOfTurn(), next_only=True)
    assert effects(f"{cards} costs 2 less to play this turn.") == (cheaper,)


def test_so_many_of_the_next() -> None:
    [cheaper] = effects("The next 2 spells you play this turn cost 1 less to play.")
    group = ir.Group(SPELL)
    assert cheaper == ir.CastersCostChange(YOU, group, ir.Num(1), TURN, next_only=True, nexts=ir.Num(2))


@pytest.mark.parametrize(
    ("text", "mine"),
    [
        ("For the rest of this turn, your Pixie followers cost 1 less to play.", True),
        ("Pixie followers you play cost 1 less to play this turn.", False),
    ],
)
def test_cheaper_for_a_time(text: str, mine: bool) -> None:
    group = ir.Group(FOLLOWER, (*((ir.ControlledBy(YOU),) if mine else ()), sv.TraitIs("Pixie")))
    assert effects(text) == (ir.CastersCostChange(YOU, group, ir.Num(1), ir.UntilEndOfTurn()),)


@pytest.mark.parametrize(
    ("words", "player", "adjectives"),
    [
        ("Each opponent's spells", FOE, ()),
        ("Your opponents' spells", FOE, ()),
        ("Enemy spells", ir.AnyPlayer(), (ir.ControlledBy(FOE),)),
        ("Spells", ir.AnyPlayer(), ()),
    ],
)
@pytest.mark.parametrize("more", [True, False])
def test_what_cards_of_others_cost(
    words: str, player: ir.Player, adjectives: tuple[ir.Filter, ...], more: bool
) -> None:
    (tax,) = compiled(f"{words} cost 1 {'more' if more else 'less'} to play.").effects
    assert isinstance(tax, ir.CastersCostChange)
    assert (type(tax.player), tax.group.noun, tax.duration, tax.more) == (type(player), SPELL, ALWAYS, more)
    assert [type(each) for each in tax.group.adjectives] == [type(each) for each in adjectives]


@pytest.mark.parametrize(
    ("text", "kind", "amount", "zone"),
    [
        ("Each spell in your hand costs 1 less to play.", ir.CostChange, 1, ir.Hand),
        ("Each amulet in your EX area costs 3 play points to play.", sv.CostSet, 3, sv.ExArea),
        ("Each spell in your hand costs 2 more to play.", ir.CostChange, 2, ir.Hand),
        ("The amulets in your EX area cost 1 play point to play.", sv.CostSet, 1, sv.ExArea),
        ("The spells in your hand cost 2 less to play.", ir.CostChange, 2, ir.Hand),
        ("All spells in your hand cost 2 less to play.", ir.CostChange, 2, ir.Hand),
        ("All cards in your EX area cost 1 play point to play.", sv.CostSet, 1, sv.ExArea),
    ],
)
def test_each_card_there(text: str, kind: type[ir.CostChange | sv.CostSet], amount: int, zone: type[ir.Zone]) -> None:
    made = only_node(text, kind)
    assert isinstance(made.amount, ir.Num) and made.amount.value == amount
    assert [type(each.zone) for each in nodes(made.what) if isinstance(each, ir.InZone)] == [zone]
    assert getattr(made, "more", False) is ("more" in text)


@pytest.mark.parametrize(
    "end",
    [", but can't cost less than 1", ", but it can't cost less than 1", ", to a minimum of 1", " (to a minimum of 1)"],
)
def test_no_less_than_so_much(end: str) -> None:
    made = compiled(f"This card costs 2 less to play{end}.")
    assert made.effects == (ir.CostChange(SELF, ir.Num(2), floor=1),)


@pytest.mark.parametrize(
    "text", ["For each {}, this card costs 1 less to play.", "This card costs 1 less to play for each {}."]
)
def test_a_price_for_each(text: str) -> None:
    assert compiled(text.format("card in your hand")).effects == (ir.CostChange(SELF, ir.PerEach(ir.Num(1), PAGES)),)


def test_x_in_the_same_sentence_of_a_price() -> None:
    ability = compiled("This card costs X less to play, where X is the number of followers on your field.")
    assert ability.effects == (sv.Let((ir.CostChange(SELF, X),), ir.CountOf(MINE)),)


def test_what_cards_cost_less_for_each() -> None:
    mine = ir.All(ir.Group(FOLLOWER, (), (ir.InZone(ir.Hand(YOU)),)), bind="t2")
    said = compiled("Followers in your hand cost 1 less to play for each amulet on your field.").effects
    assert (
        said == (ir.CostChange(mine, ir.PerEach(ir.Num(1), ir.CountOf(AMULETS))),) or said[0].what.group == mine.group
    )


@pytest.mark.parametrize(
    "words", ["This card costs 1 less to play for every {}.", "For every {}, this card costs 1 less to play."]
)
def test_for_every_one_of_them(words: str) -> None:
    [price] = compiled(words.format("Pixie follower in your cemetery")).effects
    pixies = ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),), (ir.InZone(sv.Cemetery(YOU)),))
    assert price == ir.CostChange(SELF, ir.PerEach(ir.Num(1), ir.CountOf(pixies)))


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "Select a spell in your hand. It costs 1 less to play this turn.",
            sv.CostFor(ir.CostChange(IT, ir.Num(1)), TURN),
        ),
        (
            "Select a spell in your hand. For the rest of this turn, it costs 0 play points to play.",
            sv.CostFor(sv.CostSet(IT, ir.Num(0)), TURN),
        ),
        (
            "Select a spell in your hand. It costs 2 more to play until the end of your next turn.",
            sv.CostFor(ir.CostChange(IT, ir.Num(2), more=True), ir.UntilEndOfNextTurn(YOU)),
        ),
    ],
)
def test_costs_for_a_time(text: str, wanted: ir.Effect) -> None:
    assert effects(text)[1] == wanted


def test_what_abilities_cost_for_a_time() -> None:
    less = sv.EvolveCostChange(IT, ir.Num(2))
    said = effects("Select a follower on your field. Its evolve ability costs 2 less to activate this turn.")
    assert said == (chosen(MINE), sv.CostFor(less, ir.UntilEndOfTurn()))


def test_evolving_that_costs_less_this_turn() -> None:
    _, less = effects("Select a follower on your field. It costs 1 less to evolve this turn.")
    assert less == sv.CostFor(sv.EvolveCostChange(ir.Ref(("t1",)), ir.Num(1)), ir.UntilEndOfTurn())


def test_what_all_such_cards_cost() -> None:
    tokens = ir.Group(sv.IsToken(), (ir.ControlledBy(YOU), ir.NameIs("Ghost")))
    [said] = compiled("Your Ghost tokens cost 0 play points to play.").effects
    assert said == sv.CostSet(ir.All(tokens, bind="t1"), ir.Num(0))
    there = ir.Group(SPELL, (), (ir.InZone(sv.ExArea(YOU)),))
    [said] = compiled("Spells in your EX area cost 1 play point to play.").effects
    assert said == sv.CostSet(ir.All(there, bind="t1"), ir.Num(1))


@pytest.mark.parametrize("end", [" to play", ""])
def test_what_cards_cost_that_you_play(end: str) -> None:
    spells = ir.All(ir.Group(ir.TypeIs(("Spell",)), (ir.ControlledBy(YOU),)), bind="t1")
    assert compiled(f"Spells you play cost 1 play point{end}.").effects == (sv.CostSet(spells, ir.Num(1)),)


@pytest.mark.parametrize("words", ["Pixie", "The Pixie", "All Pixie"])
def test_cards_there_that_cost_so_much(words: str) -> None:
    pixies = ir.All(ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),), (ir.InZone(sv.ExArea(YOU)),)), "t1")
    [made] = effects(f"{words} followers in your EX area cost 0 play points to play this turn.")
    assert made == sv.CostFor(sv.CostSet(pixies, ir.Num(0)), ir.UntilEndOfTurn())
    [made] = effects(f"{words} followers in your EX area cost 1 more to play this turn.")
    assert made == sv.CostFor(ir.CostChange(pixies, ir.Num(1), more=True), ir.UntilEndOfTurn())


def test_your_opponents_and_your_field() -> None:
    [barred] = effects("Your opponents can't play spells during their next turn.")
    assert barred == ir.CannotCast(ir.Opponent(), ir.Group(SPELL), ir.DuringNextTurn(sv.PlayerRef(ir.Opponent())))
    [rule] = compiled("This card can't be put onto your field by abilities.").effects
    assert rule.rule == ir.NotPlayedByEffects(anywhere=True)


@pytest.mark.parametrize("words", ["except by playing it", "except by being played", "by abilities"])
def test_only_playing_puts_it_there(words: str) -> None:
    rule = ir.NotPlayedByEffects(anywhere=True)
    assert static(f"This card can't be put onto the field {words}.") == ir.Restrict(SELF, rule, ir.Continuous())


@pytest.mark.parametrize(("kind", "noun"), [("a follower", "Follower"), ("an amulet", "Amulet")])
def test_what_was_played_has_arrived_by_then(kind: str, noun: str) -> None:
    made = compiled(f"Whenever an opponent plays {kind}, destroy it.", "Amulet")
    assert made.event == ir.PlayerCasts(ir.Opponent(), ir.Group(ir.TypeIs((noun,))))
    assert made.effects == (ir.Break(ir.Ref(("subject",))),)
    for other in ("a spell", "a card"):
        with pytest.raises(TextError):
            compiled(f"Whenever an opponent plays {other}, destroy it.", "Amulet")


@pytest.mark.parametrize(("nth", "number"), [("first", 1), ("1st", 1), ("2nd", 2)])
def test_the_price_of_the_nth_card(nth: str, number: int) -> None:
    wanted = sv.FirstPlayCheaper(YOU, ir.Group(SPELL), ir.Num(0), number, fixed=True)
    assert static(f"The {nth} spell you play each turn costs 0 play points to play.") == wanted


@pytest.mark.parametrize(
    ("cost", "verb", "item"),
    [
        ("discard any number of spells", "discarded", sv.PayDiscardAny(ir.Group(SPELL))),
        ("bury up to 3 followers", "buried", sv.PayBuryAny(ir.Group(FOLLOWER), ir.Num(3))),
    ],
)
def test_cheaper_for_each_card_that_is_taken(cost: str, verb: str, item: ir.CostItem) -> None:
    less = ir.CostChange(SELF, ir.PerEach(ir.Num(1), sv.PaidCount(verb)))
    made = static(f"When playing this card, {cost}: This card costs 1 less to play for each card {verb}.")
    assert made == sv.WhenPlaying(ir.Cost(actions=(item,)), less)


def test_played_from_some_turn_on() -> None:
    rule = sv.PlayOnlyIf(sv.SinceTurn(YOU, 5))
    assert static("This card can only be played from your 5th turn on.") == ir.Restrict(SELF, rule, ALWAYS)


@pytest.mark.parametrize(
    "words", ["This card can be played from your {} only if", "You can play this card from your {} only if"]
)
@pytest.mark.parametrize(("place", "zone"), [("hand", "hand"), ("EX area", "ex_area")])
@pytest.mark.parametrize("kind", ["Spell", "Follower"])
def test_a_condition_of_playing_it_from_one_zone(words: str, place: str, zone: str, kind: str) -> None:
    text = f"{words.format(place)} Overflow is active for you."
    made = compile_text("sve", text, name="Anyone", card_type=kind)
    [restricted] = made.abilities[0].effects  # type: ignore[attr-defined]
    assert restricted.rule == sv.PlayOnlyIf(sv.Overflow(), zone)


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("This card costs 2 less to play if Overflow is active for you.", sv.Overflow()),
        ("This card costs 2 less to play while Overflow is active for you.", sv.Overflow()),
        ("This card can't be played from your hand unless Overflow is active for you.", ir.Not(sv.Overflow())),
        ("While Overflow is active for you, this card costs 2 less to play.", sv.Overflow()),
        ("During your opponent's turn, this card costs 2 less to play.", ir.IsTurnOf(FOE)),
        ("This card costs 2 less to play during each opponent's turn.", ir.IsTurnOf(FOE)),
        ("While this card is in your EX area, it costs 2 less to play.", ir.SourceIn(SELF, "ex_area")),
    ],
)
def test_a_condition_of_what_holds_for_playing_a_spell(text: str, asked: ir.Condition) -> None:
    made = compile_text("sve", f"{text}\nDraw a card.", name="Anyone", card_type="Spell")
    [held] = made.abilities[0].effects  # type: ignore[attr-defined]
    assert isinstance(held, ir.If) and plain(held.condition) == asked


def test_a_spell_is_paid_for_before_it_does_anything() -> None:
    """10.6.2.5: said of the price or as an instruction?"""
    with pytest.raises(TextError):
        effects("If this card is in your EX area, it costs 1 less to play.")


def test_a_price_that_a_card_has_in_a_zone() -> None:
    made = compiled("While this card is in your EX area, it costs 0 play points to play.")
    [held] = made.effects
    assert held == ir.If(ir.SourceIn(SELF, "ex_area"), sv.CostSet(ir.Ref(("self",)), ir.Num(0)))


@pytest.mark.parametrize(
    ("words", "fixed", "amount"),
    [
        ("costs 3 less and has Rush", False, 3),
        ("costs 3 less to play and gains Rush", False, 3),
        ("has Rush and costs 3 less to play", False, 3),
        ("costs 0 play points to play and has Rush", True, 0),
    ],
)
def test_the_next_one_costs_less_and_is_given_something(words: str, fixed: bool, amount: int) -> None:
    followers = ir.Group(FOLLOWER)
    [both] = effects(f"The next follower you play this turn {words}.")
    price = ir.CastersCostChange(YOU, followers, ir.Num(amount), TURN, next_only=True, fixed=fixed)
    given = ir.Gain(ir.Ref(("subject",)), (ir.KeywordGained("Rush"),), ir.Permanent())
    played = ir.Delayed(ir.PlayerCasts(YOU, followers), (given,), this_turn=True, once=True)
    assert both == ir.Both((price, played))


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you play a spell, it costs 1 less to play.",
        "Whenever you play a follower, that follower costs 0 play points to play.",
        "[fanfare] The next time you play a spell this turn, it costs 2 less to play.",
        "Whenever you discard a card, it costs 1 less to play.",
        "Whenever a follower is put onto your field, it costs 1 less to play this turn.",
    ],
)
def test_a_cost_that_has_been_paid(text: str) -> None:
    assert "paid" in refused(text, "Follower")


def test_a_cost_of_a_card_that_is_moved_since() -> None:
    compiled("Whenever you play a spell, return it to your hand. It costs 1 more to play.")
    compiled("Whenever you discard a card, put it into your EX area. It costs 2 less to play.")


def test_a_price_and_something_that_is_given() -> None:
    fairies = ir.All(ir.Group(sv.IsToken(), (ir.ControlledBy(YOU), ir.NameIs("Fairy"))), bind="t1")
    both = static("Your Fairy tokens cost 0 play points to play and have Rush.")
    assert isinstance(both, ir.Both)
    price, given = both.effects
    assert price == sv.CostSet(fairies, ir.Num(0))
    assert isinstance(given, ir.Gain) and given.gains == (ir.KeywordGained("Rush"),)
    assert static("This card costs 1 less to play and has Rush.") == ir.Both(
        (ir.CostChange(SELF, ir.Num(1)), ir.Gain(SELF, (ir.KeywordGained("Rush"),), ALWAYS))
    )


@pytest.mark.parametrize(
    "words",
    [
        "Change its cost to 1 play point",
        "Change its cost to 1",
        "Change the cost of that card to 1",
        "Its cost becomes 1",
    ],
)
def test_a_cost_that_is_changed(words: str) -> None:
    picked = "Select a card in your hand. "
    wanted = sv.CostSet(ir.Ref(("t1",)), ir.Num(1))
    assert plain(effects(f"{picked}{words}.")[1]) == plain(wanted)
    assert plain(effects(f"{picked}{words} this turn.")[1]) == plain(sv.CostFor(wanted, ir.UntilEndOfTurn()))


def test_the_cost_of_several_that_is_changed() -> None:
    [changed] = effects("Change the cost of each spell in your hand to 5 play points.")
    [priced] = effects("Spells in your hand cost 5 play points to play.")
    assert plain(changed) == plain(priced)
