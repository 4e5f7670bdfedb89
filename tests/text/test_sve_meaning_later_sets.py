"""What sentences of Shadowverse: Evolve mean: wordings that the later sets print."""

from __future__ import annotations

import pytest
from sve_meaning import (
    AMULETS,
    DRAW,
    DRAW_TWO,
    FOE,
    GRAVE,
    IT,
    SELF,
    YOU,
    compiled,
    condition,
    effects,
    nodes,
    refused,
    static,
)  # fmt: skip

from cardwright.text import ir
from cardwright.text import ir_sve as sv

SUBJECT = ir.Ref(("subject",))
SPORELING_CARD = ir.Group(ir.IsCard(), (sv.TraitIs("Sporeling"),))
HIDDEN = (ir.SourceIn(SELF, "hand"),)


@pytest.mark.parametrize(
    "words",
    [
        "bury a Sporeling card",
        "put a Sporeling card from your field into its owner's cemetery",
        "put a Sporeling card on your field into its owner's cemetery",
        "put a Sporeling card from your field into your cemetery",
    ],
)
def test_what_a_player_puts_away(words: str) -> None:
    """5.30.1: that is to bury it, whatever the words are."""
    met = ir.CardEvent(ir.OneSubject(SPORELING_CARD), (sv.IsBuried(),), by=YOU)
    assert compiled(f"Whenever you {words}, draw a card.") == ir.AutoAbility(met, (DRAW,))
    done = words.replace("bury", "buried", 1)
    assert condition(f"you've {done} this turn") == ir.HappenedThisTurn(met)


def test_another_is_put_away_or_several() -> None:
    another = compiled("Whenever you bury another Sporeling card, draw a card.").event
    assert another.subject.group.adjectives == (ir.OtherThan(SELF), sv.TraitIs("Sporeling"))
    several = condition("you've buried at least 3 Sporeling cards this turn")
    assert several == ir.HappenedThisTurn(
        ir.CardEvent(ir.OneSubject(SPORELING_CARD), (sv.IsBuried(),), by=YOU), times=3
    )
    named = compiled("Whenever you put a Lantern Moth from your field into its owner's cemetery, draw a card.").event
    assert named.subject == ir.OneSubject(ir.Group(ir.NameIs("Lantern Moth")))


def test_what_a_player_engages_or_races() -> None:
    engaged = compiled("Whenever you engage an amulet on your field, draw a card.").event
    assert engaged == ir.CardEvent(ir.OneSubject(AMULETS), (ir.BecomesDull(),), by=YOU)
    second = compiled("Whenever you race a follower, if it's the 2nd time this turn, draw a card.").event
    assert isinstance(second, ir.FirstInTurn) and second.nth == 2
    assert second.event.happenings == (sv.Races(),) and second.event.by == YOU


def test_what_is_waited_for_in_the_hand() -> None:
    """10.3.4; "it" could be the card that was played."""
    text = "While this card is in your hand, whenever you play a spell, this card costs 1 less to play this turn."
    made = compiled(text)
    assert made.condition == ir.SourceIn(SELF, "hand")
    assert made.effects == (sv.CostFor(ir.CostChange(SELF, ir.Num(1)), ir.UntilEndOfTurn()),)
    for front in ("While this card is in your hand, whenever you play a spell", "Whenever you play a spell, if this card is in your hand"):  # fmt: skip
        assert "more than one thing" in refused(f"{front}, it costs 1 less to play this turn.", "Follower")


@pytest.mark.parametrize(
    ("place", "ability"), [("cemetery", "put it onto your field"), ("EX area", "it costs 1 less to play this turn")]
)
def test_it_behind_where_the_card_is(place: str, ability: str) -> None:
    """The card of the event or the one that was just asked about: that is open."""
    text = f"Whenever a follower on your field is destroyed, if this card is in your {place}, {ability}."
    assert "more than one thing" in refused(text, "Follower")
    alone = compiled(f"[lastwords] If this card is in your {place}, draw a card.")
    assert [n for n in nodes(alone) if isinstance(n, ir.SourceIn)]


def test_cards_played_from_the_evolve_deck() -> None:
    """1.3.1: its own text says so."""
    rule = ir.CastableFrom(sv.EvolveDeck(YOU))
    assert static("You can play this card from your evolve deck.") == ir.Restrict(SELF, rule, ir.Continuous())
    when = static("This card can be played from your evolve deck if Overflow is active for you.")
    assert when == ir.If(sv.Overflow(), ir.Restrict(SELF, rule, ir.Continuous()))


def test_activated_abilities_of_any_kind() -> None:
    """10.1.1.1, 12.2.1: evolve and serve abilities are among them."""
    waited = compiled("Whenever you play an activated ability of an amulet, draw a card.").event
    assert waited.kind == "any" and waited.group == ir.Group(ir.TypeIs(("Amulet",)))
    assert compiled("Whenever you activate an [act] ability, draw a card.").event.kind == "action"


@pytest.mark.parametrize(
    ("by", "due"),
    [
        ("an ability", "ability"), ("an enemy ability", "opponent"), ("one of your abilities", "own"), ("combat damage", "combat"),
    ],
)  # fmt: skip
def test_how_it_was_destroyed(by: str, due: str) -> None:
    [effect] = compiled(f"[lastwords] If this follower was destroyed by {by}, draw a card.").effects
    assert effect == ir.If(ir.HappenedThisTurn(ir.CardEvent(SELF, (ir.IsBroken(due_to=due),))), DRAW)


def test_from_one_of_several_zones() -> None:
    met = compiled("When this card is put into your cemetery from your hand, deck, or EX area, draw a card.").event
    assert met.happenings == tuple(sv.IsPutInto(GRAVE, source) for source in ("hand", "deck", "ex_area"))


def test_one_of_three_keywords() -> None:
    [chosen, _] = effects("Select an enemy follower with Ward, Bane, or Drain on the field. Destroy it.")
    assert isinstance(chosen, ir.Choose)
    [either] = [each for each in chosen.targets[0].group.qualifiers if isinstance(each, ir.EitherFilter)]
    kinds = [each.keyword for each in nodes(either) if isinstance(each, ir.WithKeyword)]
    assert kinds == ["Ward", "Bane", "Drain"]


@pytest.mark.parametrize(
    ("words", "compare"), [("your leader's [defense] is less than each enemy leader's", "<"), ("your leader's defense is higher than the enemy leader's", ">")]
)  # fmt: skip
def test_defense_against_the_other_leader(words: str, compare: str) -> None:
    mine, theirs = (sv.DefenseOf(sv.LeaderOf(player)) for player in (YOU, FOE))
    assert condition(words) == ir.Compare(mine, theirs, compare)
    assert condition("an enemy leader has more [defense] than your leader") == ir.Compare(theirs, mine, ">")


def test_so_often_this_turn() -> None:
    fallen = ir.TimesThisTurn(ir.CardEvent(sv.LeaderOf(YOU), (sv.DefenseChanges(down=True),)))
    for words in (
        "your leader has lost defense at least 2 times",
        "your leader's [defense] decreased at least 2 times",
    ):
        assert condition(f"{words} this turn") == ir.Compare(fallen, ir.Num(2), ">=")
    lessons = condition("you've performed at least 2 Lessons this turn")
    assert lessons == ir.HappenedThisTurn(sv.Performs(YOU, "Lesson"), times=2)


def test_so_many_this_way() -> None:
    text = "Banish up to 2 cards in your cemetery. If 2 cards were banished this way, draw a card."
    asked = effects(text)[-1]
    assert isinstance(asked, ir.If) and isinstance(asked.condition, ir.Compare)
    assert asked.condition == ir.Compare(sv.CountThisWay(ir.IsCard(), "banished"), ir.Num(2), "=")
    put = effects(
        "Select up to 2 followers in your cemetery and put them on the bottom of your deck in any order. "
        "If you put at least 2 cards on the bottom of your deck this way, draw a card."
    )[-1]
    assert isinstance(put, ir.If) and isinstance(put.condition, ir.Compare)
    assert put.condition.left == sv.CountThisWay(ir.IsCard(), "put on the bottom of your deck")


def test_so_many_tokens_onto_the_field_instead() -> None:
    [made] = effects("Put a Ghost token onto your field. If there is an amulet on your field, put 2 instead.")
    assert isinstance(made, sv.OrInstead) and isinstance(made.instead, sv.CreateTokens)
    assert made.instead.count == ir.Num(2) and isinstance(made.instead.into, ir.Field)
    assert "is another one" in refused("Summon a Ghost token. If there is an amulet on your field, put 2 instead.")


def test_what_was_put_onto_the_field_is_there() -> None:
    text = "Put a follower from your cemetery onto your field. It can't attack this turn."
    [_, rule] = effects(text)
    assert rule == ir.Restrict(IT, ir.CannotAttack(), ir.UntilEndOfTurn())
    assert "on the field only" in refused("Select a follower in your cemetery. It can't attack this turn.")


def test_several_lose_abilities_and_get_less() -> None:
    [_, then] = effects("Select up to 2 enemy followers on the field. They lose all abilities and get [attack]-2.")
    assert isinstance(then, ir.Then)
    assert then.first == ir.Lose(IT, (ir.AllAbilities(),), ir.Permanent())
    assert then.then == ir.Gain(ir.SameObjects(IT), (sv.StatUp(ir.Num(-2), None),), ir.Permanent())


def test_a_spell_kept_out_of_the_cemetery() -> None:
    for rest in ("", " instead of putting it into your cemetery"):
        [_, kept] = effects(f"Draw 2 cards. Return this card to your hand{rest}.")
        assert kept == ir.ToHand(SELF, YOU, verb="return")


def test_no_more_cards_in_a_turn() -> None:
    [ban] = effects("During your opponent's next turn, they can't play more than 2 spells.")
    assert isinstance(ban, ir.CannotCast) and ban.after == ir.Num(2)
    assert isinstance(ban.duration, ir.DuringNextTurn)


def test_both_players_pay_more() -> None:
    for whose in ("Each player's", "Both players'"):
        dearer = static(f"{whose} spells cost 1 more to play.")
        assert isinstance(dearer, ir.CastersCostChange) and dearer.player == ir.AnyPlayer() and dearer.more


def test_two_named_cards_are_both_there() -> None:
    asked = condition("both a Lantern Moth and a Mossback Elder are on your field")
    assert isinstance(asked, ir.Exists) and isinstance(asked.group.noun, ir.OneOfEach)
    three = condition("there is a Lantern Moth, a Mossback Elder, and a Fairy on your field")
    assert isinstance(three, ir.Exists) and isinstance(three.group.noun, ir.OneOfEach)
    assert len(three.group.noun.options) == 3


def test_a_trait_of_which_one_word_is_known() -> None:
    """Cards print no two traits side by side: an unknown word belongs to the name."""
    for words, trait in (("Sporeling Court", "Sporeling Court"), ("Moss Court", "Moss Court")):
        made = static(f"Your {words} followers have Rush.")
        assert isinstance(made, ir.Gain) and isinstance(made.to, ir.All)
        assert made.to.group.adjectives == (ir.ControlledBy(YOU), sv.TraitIs(trait))
    both = static("Your Sporeling Pixie followers have Rush.")
    assert isinstance(both, ir.Gain) and isinstance(both.to, ir.All)
    assert both.to.group.adjectives[1:] == (sv.TraitIs("Sporeling"), sv.TraitIs("Pixie"))


@pytest.mark.parametrize("may", ["can only activate", "can activate only", "can activate"])
def test_how_often_it_activates(may: str) -> None:
    once = compiled(f"Whenever you play a spell, draw a card. This ability {may} once per turn.")
    assert once.limits == (ir.OncePerTurn(),)
    twice = compiled(f"Whenever you play a spell, draw a card. This ability {may} twice per turn.")
    assert twice.limits == (ir.OncePerTurn(2),)


@pytest.mark.parametrize("hand", ["your hand", "all cards in your hand", "each card in your hand"])
def test_the_whole_hand(hand: str) -> None:
    assert effects(f"Discard {hand}. Draw 2 cards.") == (ir.DiscardHand(YOU), DRAW_TWO)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[fanfare] If this follower was destroyed by an ability, draw a card.", "when that was so"),
        ("While this card is in your hand, when this follower attacks, draw a card.", "not there when this happens"),
        ("[fanfare] Return this card to your hand instead of your cemetery.", "only a spell"),
        ("[fanfare] Select a follower and put it onto your field.", "there already"),
        ("[fanfare] Choose a Guardform Golem token and summon it.", "there already"),
    ],
)
def test_what_could_never_be(text: str, why: str) -> None:
    """4.4.3, 10.3.4, 12.5.3: where the card is nothing of that kind happens to it."""
    assert why in refused(text, "Follower")


def test_what_was_counted_this_turn() -> None:
    gone = ir.CardEvent(ir.OneSubject(SPORELING_CARD), (sv.IsBuried(),), by=YOU)
    [buried] = [n for n in nodes(compiled("[fanfare] Draw X cards. X equals the number of Sporeling cards you've buried this turn.")) if isinstance(n, sv.Let)]  # fmt: skip
    assert buried.amount == ir.TimesThisTurn(gone)
    text = "[fanfare] Draw X cards. X equals the number of cards you've played from your EX area this turn."
    [played] = [n for n in nodes(compiled(text)) if isinstance(n, sv.Let)]
    from_there = ir.Group(ir.IsCard(), (), (sv.PlayedFrom(sv.ExArea(YOU)),))
    assert played.amount == sv.PlayedThisTurn(YOU, from_there)


@pytest.mark.parametrize("words", ["the damage dealt this way", "the total damage dealt"])
def test_the_damage_that_the_effect_dealt(words: str) -> None:
    text = f"Deal 2 damage to each enemy follower on the field. Give your leader [defense]+X. X equals {words}."
    [given] = [n for each in effects(text) for n in nodes(each) if isinstance(n, sv.Let)]
    assert given.amount == sv.DamageThisWay()


def test_whom_it_attacked_this_turn() -> None:
    text = "At the start of your end phase, if this follower attacked an enemy leader this turn, draw a card."
    [asked] = [n for n in nodes(compiled(text)) if isinstance(n, ir.HappenedThisTurn)]
    assert isinstance(asked.event, ir.CardEvent) and asked.event.subject == SELF
    [attack] = asked.event.happenings
    leaders = ir.Group(ir.TypeIs(("Leader",)), (ir.ControlledBy(FOE),))
    assert attack == sv.AttacksWhom(ir.OneSubject(leaders))


def test_the_others_cannot_be_attacked() -> None:
    guard = static("Enemy followers can't attack your other followers.")
    assert isinstance(guard, ir.Restrict) and guard.rule == sv.CannotBeAttacked()
    assert isinstance(guard.what, ir.All) and ir.OtherThan(SELF) in guard.what.group.adjectives


@pytest.mark.parametrize("words", ["cards in hand than your opponent", "cards in hand than each opponent"])
def test_cards_in_hand_compared(words: str) -> None:
    mine, theirs = (ir.CountOf(ir.Group(ir.IsCard(), (), (ir.InZone(ir.Hand(each)),))) for each in (YOU, FOE))
    assert condition(f"you have fewer {words}") == ir.Compare(mine, theirs, "<")


def test_it_in_a_passive_ability_of_a_card_that_is_there() -> None:
    """No event is waited for: "it" is what would be destroyed."""
    made = static("While this card is on your field, if an enemy follower would be destroyed, banish it instead.")
    assert [each for each in nodes(made) if isinstance(each, sv.ReplaceLeaving)]
    front = "Whenever another follower is put onto your field, if this card is on your field,"
    assert "more than one thing" in refused(f"{front} it gains Ward.", "Follower")
