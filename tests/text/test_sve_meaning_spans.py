"""What sentences of Shadowverse: Evolve mean that hold for a span, of options that are new, of counters on a field, of where a card is."""

from __future__ import annotations

import pytest
from test_sve_meaning import ENEMY, FOE, FOLLOWER, IT, SELF, SPELL, YOU, chosen, compiled, effects, stats

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv

DRAW = ir.Draw(YOU, ir.Num(1))
HELD = ir.Restrict(IT, ir.CannotAttack(), ir.Permanent())
ONE_FOE = "Select an enemy follower on the field."


@pytest.mark.parametrize("whose", ["their controller's", "their controllers'"])
def test_in_the_next_turn_of_those_who_control_them(whose: str) -> None:
    named, held = effects(f"Select up to 2 enemy followers on the field. They can't attack during {whose} next turn.")
    assert named == chosen(ENEMY, 2, up_to=True)
    assert held == ir.Restrict(IT, ir.CannotAttack(), ir.DuringNextTurn(ir.ControllerOf(IT)))


@pytest.mark.parametrize(
    ("span", "lasts"),
    [
        ("while this card is on the field", ir.WhileOnField(SELF)),
        ("as long as this card is on your field", ir.WhileOnYours(SELF)),
        ("during this attack", sv.DuringAttack()),
    ],
)
@pytest.mark.parametrize("front", [True, False])
def test_spans(span: str, lasts: ir.Duration, front: bool) -> None:
    said = f"{span.capitalize()}, it can't attack." if front else f"It can't attack {span}."
    ability = compiled(f"[fanfare] {ONE_FOE} {said}")
    assert ability.effects == (chosen(ENEMY), ir.Restrict(IT, ir.CannotAttack(), lasts))


def test_given_for_an_attack() -> None:
    ability = compiled("Strike: Give this follower [attack]+2 until the end of this attack.")
    assert ability.effects == (ir.Gain(SELF, (stats(2, None),), sv.DuringAttack()),)


@pytest.mark.parametrize("text", ["If it would be destroyed this turn,", "This turn, if it would be destroyed,"])
def test_instead_of_being_destroyed_this_turn(text: str) -> None:
    named, instead = effects(f"{ONE_FOE} {text} banish it instead.")
    assert named == chosen(ENEMY)
    banish = ir.RemoveFromGame(IT, ir.Permanent())
    assert instead == sv.ReplaceLeaving(IT, "destroyed", banish, duration=ir.UntilEndOfTurn())


def test_several_would_each_have_something_else_done() -> None:
    with pytest.raises(TextError):
        effects(
            "Select up to 2 enemy followers on the field. If they would be destroyed this turn, banish them instead."
        )


def test_a_leader_is_given_an_ability() -> None:
    quoted = ir.AutoAbility(ir.BeginningOf("end", YOU), (DRAW,))
    wanted = ir.Gain(sv.LeaderOf(YOU), (ir.AbilityGained((quoted,)),), ir.Permanent())
    for verb in ("Give your leader", "Your leader gains"):
        assert effects(f'{verb} "At the start of your end phase, draw a card."') == (wanted,)
    with pytest.raises(TextError):
        effects('Give each follower in your hand "This card costs 1 less to play."')
    with pytest.raises(TextError):
        effects('Give your leader "[act][cost01]: Draw a card."')


@pytest.mark.parametrize(
    ("offer", "count", "up_to", "fresh"),
    [
        ("one of the following that you haven't chosen this turn", 1, False, "turn"),
        ("up to 2 of the following that hasn't been chosen", 2, True, "ever"),
        ("one you haven't chosen", 1, False, "ever"),
        ("one of the following", 1, False, ""),
    ],
)
def test_options_that_are_new(offer: str, count: int, up_to: bool, fresh: str) -> None:
    [modal] = effects(f"Choose {offer}. (1) Draw a card. (2) Give your leader [defense]+1.")
    assert isinstance(modal, ir.Modal)
    assert modal.header == ir.ModalHeader(YOU, ir.Num(count), ir.Num(2), up_to, fresh)


def test_attacked_by_some() -> None:
    ability = compiled("This follower can't be attacked by followers that cost 2 play points or less.")
    weak = ir.Group(FOLLOWER, (), (ir.CostIs(ir.Num(2), "<="),))
    assert ability.effects == (ir.Restrict(SELF, sv.CannotBeAttacked(weak), ir.Continuous()),)


def test_selected_by_spells() -> None:
    ability = compiled("This follower can't be selected by enemy spells.")
    assert ability.effects == (
        ir.Restrict(SELF, ir.CannotBeChosen(FOE, ("ability",), ir.Group(SPELL)), ir.Continuous()),
    )


@pytest.mark.parametrize(
    ("where", "noun"),
    [("on your field", ir.IsCard()), ("on amulets on your field", ir.TypeIs(("Amulet",)))],
)
def test_counters_on_a_field(where: str, noun: ir.Filter) -> None:
    mine = ir.All(ir.Group(noun, (), (ir.InZone(ir.Field(YOU)),)), bind="t1")
    ability = compiled(f"This card costs 1 less to play for each spore counter {where}.")
    each = ir.PerEach(ir.Num(1), ir.CountersOn("spore", mine))
    assert ability.effects == (ir.CostChange(SELF, each),)


@pytest.mark.parametrize("text", ["is 10", "are 10"])
def test_maximum_play_points(text: str) -> None:
    [asked] = effects(f"If your maximum play points {text}, draw a card.")
    assert asked == ir.If(ir.Compare(sv.PlayPoints(YOU, True), ir.Num(10), "="), DRAW)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("Put this card onto your field from your cemetery", ir.PlayOnto(SELF, YOU)),
        ("Return this card to your hand from your cemetery", ir.ToHand(SELF, YOU, "return")),
        ("Put this card into your EX area from your cemetery", ir.PutInto(SELF, sv.ExArea(YOU))),
    ],
)
def test_from_the_cemetery_behind_the_place(words: str, wanted: ir.Effect) -> None:
    assert compiled(f"[lastwords] {words}.").effects == (wanted,)


@pytest.mark.parametrize(
    ("text", "times"),
    [
        ("This ability triggers only once per turn.", 1),
        ("This ability can be triggered only once per turn.", 1),
        ("Perform this ability up to 2 times per turn.", 2),
        ("This ability triggers up to 3 times per turn.", 3),
    ],
)
def test_how_often_it_triggers(text: str, times: int) -> None:
    ability = compiled(f"Whenever you play a spell, draw a card. {text}")
    assert ability.limits == (ir.OncePerTurn(times),)


def test_transformed_without_selecting() -> None:
    [both] = effects("Transform a spell in your hand into a Fairy token.")
    held = ir.Group(ir.TypeIs(("Spell",)), (), (ir.InZone(ir.Hand(YOU)),))
    assert both == ir.Then(ir.Select(YOU, ir.Target(ir.Num(1), held, bind="t1")), sv.Transform(IT, "Fairy", "t2"))


@pytest.mark.parametrize("end", ["for the rest of this turn", "during its controller's next turn"])
def test_two_rules_for_one_span(end: str) -> None:
    named, pair = effects(f"{ONE_FOE} It can't be destroyed and doesn't take damage {end}.")
    lasts = ir.UntilEndOfTurn() if "rest" in end else ir.DuringNextTurn(ir.ControllerOf(IT))
    rules = (ir.CannotBeBroken(), sv.TakesNoDamage())
    assert named == chosen(ENEMY)
    assert pair == ir.Both(tuple(ir.Restrict(IT, rule, lasts) for rule in rules))


@pytest.mark.parametrize("whose", ["each opponent's", "your opponent's"])
def test_what_they_cannot_play_in_their_next_turn(whose: str) -> None:
    [ban] = effects(f"During {whose} next turn, they can't play spells.")
    spells = ir.Group(ir.TypeIs(("Spell",)))
    assert ban == ir.CannotCast(FOE, spells, ir.DuringNextTurn(FOE))
    _, same = effects("Select an opponent. They can't play spells during their next turn.")
    theirs = sv.PlayerRef(FOE)
    assert same == ir.CannotCast(theirs, spells, ir.DuringNextTurn(theirs))


@pytest.mark.parametrize(
    ("said", "count", "compare"),
    [
        ("is a spell", 1, ">="),
        ("are at least 2 spells", 2, ">="),
        ("are no spells", 0, "="),
    ],
)
def test_how_many_among_them(said: str, count: int, compare: str) -> None:
    group = ir.Group(ir.TypeIs(("Spell",)))
    asked = ir.Compare(ir.CountRef(IT, group), ir.Num(count), compare)
    for first in ("Put the top 3 cards of your deck into your cemetery", "Reveal the top 3 cards of your deck"):
        assert effects(f"{first}. If there {said} among them, draw a card.")[1] == ir.If(asked, DRAW)


def test_they_have_more_than_you() -> None:
    _, asked = effects("Select an opponent. If they have more cards in their hand than you, draw a card.")
    card = ir.IsCard()
    theirs, mine = (ir.CountOf(ir.Group(card, (), (ir.InZone(ir.Hand(who)),))) for who in (sv.PlayerRef(FOE), YOU))
    assert asked == ir.If(ir.Compare(theirs, mine, ">"), DRAW)


def test_besides() -> None:
    first, also = effects("Draw a card. If Sanguine is active for you, also give your leader [defense]+1.")
    given = ir.Gain(sv.LeaderOf(YOU), (stats(None, 1),), ir.Permanent())
    assert (first, also) == (DRAW, ir.If(sv.Sanguine(), ir.Afterwards(given)))
    _, keyed = effects("Draw a card. Spellchain (5): Give your leader [defense]+1 as well.")
    assert keyed == sv.Gate(sv.Spellchain(5), (ir.Afterwards(given),))


@pytest.mark.parametrize(
    ("words", "stats_said"),
    [("attack", ("SetAttack",)), ("[defense]", ("SetDefense",)), ("attack and defense", ("SetAttack", "SetDefense"))],
)
def test_doubled(words: str, stats_said: tuple[str, ...]) -> None:
    ability = compiled(f"[fanfare] Double this follower's {words}.")
    two = ir.Num(2)
    made = {
        "SetAttack": sv.SetAttack(SELF, ir.PerEach(two, sv.AttackOf(SELF))),
        "SetDefense": sv.SetDefense(SELF, ir.PerEach(two, sv.DefenseOf(SELF))),
    }
    wanted = tuple(made[each] for each in stats_said)
    assert ability.effects == (wanted if len(wanted) == 1 else (ir.Both(wanted),))


def test_what_was_destroyed_or_buried_by_type() -> None:
    _, given = effects("Destroy each follower on the field. Draw X cards. X equals the number of followers destroyed.")
    assert isinstance(given, sv.Let)
    assert given.amount == sv.CountThisWay(FOLLOWER, "destroyed")
    [paid] = effects("Bury any number of amulets: Draw X cards. X equals the number of amulets buried.")
    assert isinstance(paid, sv.PayFor)
    assert isinstance(paid.effects[0], sv.Let)
    assert paid.effects[0].amount == sv.PaidCount("buried")
    with pytest.raises(TextError):
        effects("Bury any number of cards: Draw X cards. X equals the number of amulets buried.")


def test_playing_what_is_picked() -> None:
    [both] = effects("Play a spell in your cemetery for 0 play points.")
    there = ir.Group(ir.TypeIs(("Spell",)), (), (ir.InZone(sv.Cemetery(YOU)),))
    assert both == ir.Then(ir.Select(YOU, ir.Target(ir.Num(1), there, bind="t1")), sv.PlayFor(YOU, IT, ir.Num(0)))


def test_looking_at_a_hand() -> None:
    looked, *_ = effects("Look at your opponent's hand. Draw a card.")
    assert isinstance(looked, ir.RevealHand)
    assert looked.player == FOE
    _, again, *_ = effects("Select an opponent. Look at their hand. Draw a card.")
    assert isinstance(again, ir.RevealHand)
    assert again.player == sv.PlayerRef(FOE)


def test_delayed_to_the_next_turn() -> None:
    [later] = effects("At the start of your next turn, draw a card.")
    assert later == ir.Delayed(ir.BeginningOf("turn", YOU, next=True), (DRAW,))


def test_playable_unless() -> None:
    ability = compiled("This card can't be played unless there are at least 5 spells in your cemetery.", "Spell")
    spells = ir.Group(ir.TypeIs(("Spell",)), (), (ir.InZone(sv.Cemetery(YOU)),))
    only = ir.Restrict(SELF, sv.PlayOnlyIf(ir.Exists(spells, ir.Num(5))), ir.Continuous())
    assert ability.effects == (only,)


@pytest.mark.parametrize("word", ["Overflow", "Sanguine"])
def test_a_word_that_is_active_by_a_text(word: str) -> None:
    active = ir.Restrict(sv.LeaderOf(YOU), sv.WordActive(word), ir.Continuous())
    assert compiled(f"{word} is active for you.", "Amulet").effects == (active,)
    this_turn = ir.Restrict(sv.LeaderOf(YOU), sv.WordActive(word), ir.UntilEndOfTurn())
    assert effects(f"For the rest of this turn, {word} is active for you.") == (this_turn,)


@pytest.mark.parametrize(
    ("words", "count", "compare"),
    [("at least 3 spore counters", 3, ">="), ("no spore counters", 0, "=")],
)
def test_counters_of_all_cards_together(words: str, count: int, compare: str) -> None:
    [asked] = effects(f"If there are {words} on your field, draw a card.")
    mine = ir.All(ir.Group(ir.IsCard(), (), (ir.InZone(ir.Field(YOU)),)), bind="t1")
    assert asked == ir.If(ir.Compare(ir.CountersOn("spore", mine), ir.Num(count), compare), DRAW)


@pytest.mark.parametrize(
    ("words", "count"),
    [
        ("equal to your maximum play points", sv.PlayPoints(YOU, True)),
        ("equal to this follower's attack", sv.AttackOf(SELF)),
    ],
)
def test_points_by_a_measure(words: str, count: ir.Amount) -> None:
    assert compiled(f"[fanfare] Recover play points {words}.").effects == (sv.RecoverPoints(YOU, count),)
    whole = sv.RecoverPoints(YOU, sv.PlayPoints(YOU, True))
    assert compiled("[fanfare] Recover all your play points.").effects == (whole,)


def test_given_to_what_is_picked() -> None:
    ability = compiled("[act][engage]: Give another follower on your field Rush.")
    other = ir.Group(FOLLOWER, (ir.OtherThan(SELF),), (ir.InZone(ir.Field(YOU)),))
    rush = ir.Gain(IT, (ir.KeywordGained("Rush"),), ir.Permanent())
    picked = ir.Select(YOU, ir.Target(ir.Num(1), other, bind="t1"))
    assert ability.effects == (ir.Then(picked, rush),)


def test_lost_all_the_time() -> None:
    ability = compiled("Each enemy follower on the field loses Ward.")
    assert ability.effects == (ir.Lose(ir.All(ENEMY, bind="t1"), (ir.KeywordGained("Ward"),), ir.Continuous()),)


def test_three_rules_in_a_row() -> None:
    ability = compiled("This follower can't take damage, be destroyed by abilities, or be banished.")
    rules = (sv.TakesNoDamage(), ir.CannotBeBroken(by=ir.AnyPlayer()), ir.CannotBeRemoved(by=ir.AnyPlayer()))
    assert ability.effects == (ir.Both(tuple(ir.Restrict(SELF, rule, ir.Continuous()) for rule in rules)),)


@pytest.mark.parametrize("words", ["each Pixie follower on your field", "all Pixie followers on your field"])
def test_all_race(words: str) -> None:
    pixies = ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),), (ir.InZone(ir.Field(YOU)),))
    assert effects(f"Race {words}.") == (sv.Race(ir.All(pixies, bind="t1")),)


@pytest.mark.parametrize(
    ("verb", "done"),
    [
        ("attacked", ir.AttackedThisTurn()),
        ("evolved", sv.DidThisTurn(sv.Evolves())),
        ("was put onto the field", ir.EnteredThisTurn()),
    ],
)
def test_what_it_did_this_turn(verb: str, done: ir.Filter) -> None:
    named, asked = effects(f"Select a follower on your field. If it {verb} this turn, draw a card.")
    assert isinstance(named, ir.Choose)
    assert asked == ir.If(ir.HasFilter(IT, done), DRAW)


def test_how_often_this_follower_raced() -> None:
    ability = compiled("On Race: If this follower raced at least 2 times this turn, draw a card.")
    raced = ir.TimesThisTurn(ir.CardEvent(SELF, (sv.Races(),)))
    assert ability.effects == (ir.If(ir.Compare(raced, ir.Num(2), ">="), DRAW),)


def test_this_follower_deals_its_attack() -> None:
    ability = compiled(f"[act][engage]: {ONE_FOE} This follower deals damage equal to its attack to it.")
    assert ability.effects == (chosen(ENEMY), ir.DealDamage(IT, sv.AttackOf(SELF), SELF))
    _, mine = effects(
        "Select a follower on your field. It deals damage equal to its [attack] to each enemy follower on the field."
    )
    assert mine == ir.DealDamage(ir.All(ENEMY, bind="t2"), sv.AttackOf(IT), IT)


def test_tokens_of_players_in_their_ex_areas() -> None:
    [made] = effects("Each player puts 2 Fairy tokens into their EX area.")
    assert made == sv.CreateTokens(ir.EachPlayer(), ir.Num(2), ("Fairy",), sv.ExArea(ir.Owner()), bind="t1")


def test_the_top_of_a_deck_is_banished_by_its_player() -> None:
    [banish] = effects("Each opponent banishes the top 3 cards of their deck.")
    assert banish == sv.TopInto(FOE, ir.Num(3), ir.Removed(ir.Owner()), bind="t1")


def test_all_that_is_in_an_opponents_ex_area() -> None:
    [banish] = effects("Banish each card in each opponent's EX area.")
    there = ir.Group(ir.IsCard(), (), (ir.InZone(sv.ExArea(FOE)),))
    assert banish == ir.RemoveFromGame(ir.All(there, bind="t1"), ir.Permanent())


@pytest.mark.parametrize(
    ("words", "happening", "noun"),
    [
        ("you evolve a follower", sv.Evolves(), FOLLOWER),
        ("you summon a follower", ir.EntersField(YOU), FOLLOWER),
        ("you summon a Fairy token", ir.EntersField(YOU), sv.IsToken()),
    ],
)
def test_what_a_player_makes(words: str, happening: ir.Event, noun: ir.Filter) -> None:
    ability = compiled(f"Whenever {words}, give it Rush.")
    event = ability.event
    assert isinstance(event, ir.CardEvent)
    assert event.happenings == (happening,)
    assert isinstance(event.subject, ir.OneSubject)
    assert event.subject.group.noun == noun
    mine = ir.ControlledBy(YOU) in event.subject.group.adjectives
    assert mine == words.startswith("you evolve")
    assert ability.effects[0].to == ir.Ref(("subject",))


@pytest.mark.parametrize(("verb", "down"), [("gains", False), ("loses", True)])
def test_a_leader_that_gains_defense(verb: str, down: bool) -> None:
    ability = compiled(f"Whenever your leader {verb} [defense], draw a card.")
    assert ability.event == ir.CardEvent(sv.LeaderOf(YOU), (sv.DefenseChanges(down),))


@pytest.mark.parametrize(
    ("words", "happening"),
    [
        ("is returned to your hand", ir.ReturnsToHand(whose=YOU)),
        ("is put into your cemetery from anywhere", sv.IsPutInto(sv.Cemetery(YOU))),
    ],
)
def test_where_a_card_goes(words: str, happening: ir.Event) -> None:
    assert compiled(f"When this card {words}, draw a card.").event == ir.CardEvent(SELF, (happening,))


def test_a_discard_is_asked_about() -> None:
    _, asked = effects("Discard a card. If you discarded a Pixie card, draw a card.")
    left = sv.CountThisWay(ir.IsCard(), "discarded", (sv.TraitIs("Pixie"),))
    assert asked == ir.If(ir.Compare(left, ir.Num(1), ">="), DRAW)


def test_the_only_one() -> None:
    ability = compiled("[fanfare] If this is the only follower on your field, draw a card.")
    others = ir.Group(FOLLOWER, (ir.OtherThan(SELF),), (ir.InZone(ir.Field(YOU)),))
    assert ability.effects == (ir.If(ir.Exists(others, ir.Num(0), "="), DRAW),)


@pytest.mark.parametrize("left", ["", " left", " remaining"])
def test_no_play_points(left: str) -> None:
    [asked] = effects(f"If you have no play points{left}, draw a card.")
    assert asked == ir.If(sv.PointsAre(YOU, ir.Num(0), "<="), DRAW)


def test_each_of_them() -> None:
    named, harm, given = effects(
        "Select 2 enemy followers on the field. Deal 3 damage to each of them. Give each of them Ward."
    )
    assert named == chosen(ENEMY, 2)
    assert harm == ir.DealDamage(IT, ir.Num(3))
    assert given == ir.Gain(IT, (ir.KeywordGained("Ward"),), ir.Permanent())


@pytest.mark.parametrize("words", ["each follower that isn't evolved", "all followers that aren't evolved"])
def test_not_evolved(words: str) -> None:
    plain = ir.Group(FOLLOWER, (), (ir.Without(sv.IsEvolved()), ir.InZone(ir.Field(ir.AnyPlayer()))))
    assert effects(f"Destroy {words} on the field.") == (ir.Break(ir.All(plain, bind="t1")),)


def test_small_wordings() -> None:
    assert effects("Recover 1 evolution point.") == (sv.GainEvolutionPoints(YOU, ir.Num(1)),)
    [capped] = compiled("Your leader can't be dealt more than 3 damage at a time.").effects
    assert isinstance(capped, ir.ReplaceDamage)
    assert (capped.to, capped.change, capped.amount) == (sv.LeaderOf(YOU), "cap", ir.Num(3))


@pytest.mark.parametrize("word", ["Combo (3): Choose", "If Overflow is active for you, choose"])
def test_options_under_a_condition(word: str) -> None:
    ability = compiled(f"[fanfare] {word} one of the following. (1) Draw a card. (2) Give this follower Ward.")
    [made] = ability.effects
    options = (ir.Option((DRAW,)), ir.Option((ir.Gain(SELF, (ir.KeywordGained("Ward"),), ir.Permanent()),)))
    modal = ir.Modal(ir.ModalHeader(YOU, ir.Num(1), ir.Num(2)), options)
    assert made == (sv.Gate(sv.Combo(3), (modal,)) if word.startswith("Combo") else ir.If(sv.Overflow(), modal))


def test_what_was_not_done_is_open_behind_a_cost() -> None:
    with pytest.raises(TextError):
        effects("Discard a card: Draw 2 cards. If you don't, give your leader [defense]+1.")
    [paid] = effects("Discard a card: You may draw 2 cards. If you don't, give your leader [defense]+1.")
    assert isinstance(paid, sv.PayFor)


@pytest.mark.parametrize("words", ["it can't be attacked", "it has Ward"])
def test_if_it_is_so_it_has(words: str) -> None:
    [made] = compiled(f"If this follower is racing, {words}.").effects
    assert isinstance(made, ir.If)
    assert made.condition == ir.HasFilter(SELF, sv.IsRacing())
    what = made.effect.what if isinstance(made.effect, ir.Restrict) else made.effect.to
    assert what == ir.Ref(("self",))


def test_attack_that_becomes_a_number_for_a_time() -> None:
    _, became = effects(f"{ONE_FOE} Its attack becomes 0 until the end of your opponent's next turn.")
    assert became == sv.SetAttack(IT, ir.Num(0), ir.UntilEndOfNextTurn(FOE))


def test_selected_by_the_cost_of_another() -> None:
    ability = compiled("[fanfare] Destroy each enemy follower with the same cost as this follower on the field.")
    group = ability.effects[0].what.group
    assert ir.CostIs(ir.CostOf(SELF), "=") in group.qualifiers
    other = effects("Destroy each follower on your field other than this one.")[0].what.group
    assert ir.OtherThan(SELF) in other.qualifiers


@pytest.mark.parametrize("words", ["each spell", "all spells"])
@pytest.mark.parametrize(
    "first", ["Reveal the top 3 cards of your deck", "Put the top 3 cards of your deck into your cemetery"]
)
def test_all_of_a_kind_from_among_them(first: str, words: str) -> None:
    _, taken = effects(f"{first}. Add {words} from among them to your hand.")
    spells = ir.Group(ir.TypeIs(("Spell",)))
    target = ir.Target(ir.CountRef(IT, spells), spells, bind="t2")
    assert taken == ir.TakeAmong(YOU, target, IT, ir.Hand(YOU))
