"""Plain sentences in the words of older sets: what each player may do, how often, in whose turn; each with the tree it must become."""

from __future__ import annotations

import re

import pytest
from fftcg_meaning import (
    ALWAYS,
    BACKUP,
    BREAK_ZONE,
    FORWARD,
    ME,
    MINE,
    OPPONENT,
    T1,
    THEIRS,
    THIS,
    YOU,
    effects,
    last,
    meant,
    one,
    same,
)
from mutating import plain

from cardwright.text import ir

OWNER = ir.Owner()
FORWARDS = ir.Group(FORWARD)
ATTACKS = ir.CardEvent(ME, (ir.Attacks(),))
DRAW = ir.Draw(YOU, ir.Num(1))
SUMMONS = ir.Group(ir.TypeIs(("Summon",)))


@pytest.mark.parametrize("hand", ["its owner's hand", "their owner's hand", "their owners' hands"])
@pytest.mark.parametrize(("words", "kind"), [("abilities", "ability"), ("Summons", "summon")])
def test_cannot_be_returned_by_one_kind_of_effect(hand: str, words: str, kind: str) -> None:
    (rule,) = one(f"The Characters you control cannot be returned to {hand} by your opponent's {words}.").effects  # type: ignore[attr-defined]
    assert same(rule.rule, ir.CannotBeReturned(OPPONENT, kinds=(kind,)))
    assert same(rule.what, ir.All(ir.Group(ir.IsCharacter(), qualifiers=(MINE,))))


def test_the_only_ones_it_can_block() -> None:
    (rule,) = one("Hild can only block Forwards of cost 4 or less.").effects  # type: ignore[attr-defined]
    cheap = ir.Group(FORWARD, qualifiers=(ir.CostIs(ir.Num(4), "<="),))
    others = ir.Group(ir.IsCharacter(), qualifiers=(ir.Without(ir.AnyNoun((cheap,))),))
    assert same(rule, ir.Restrict(ME, ir.CannotBlock(others), ALWAYS))


@pytest.mark.parametrize("verb", ["Put", "Place"])
@pytest.mark.parametrize("place", ["at the", "on the"])
def test_several_to_either_end(verb: str, place: str) -> None:
    effect = last(f"Choose up to 2 Forwards. {verb} them {place} top or bottom of their owners' decks.")
    assert same(effect, ir.PutInto(T1, ir.DeckTopOrBottom(OWNER)))


@pytest.mark.parametrize("power", ["respective power", "respective powers", "power", "own power"])
def test_damage_to_each_other(power: str) -> None:
    text = "Choose 1 active Forward you control and 1 Forward opponent controls. "
    effect = last(f"{text}They deal damage equal to their {power} to each other.")
    assert same(effect, ir.DealEachOther(T1, ir.Ref(("t2",))))
    effect = last(f"{text}The former and the latter deal damage equal to their {power} to the other.")
    assert same(effect, ir.DealEachOther(T1, ir.Ref(("t2",))))


@pytest.mark.parametrize(
    ("whom", "player"), [("you", YOU), ("your opponent", OPPONENT), ("each player", ir.EachPlayer())]
)
def test_it_deals_points(whom: str, player: ir.Player) -> None:
    effect = last(f"When a Monster attacks, it deals {whom} 1 point of damage.", "Forward")
    assert same(effect, ir.DamagePlayer(player, ir.Num(1), ir.Ref(("subject",))))


def test_using_costs_an_icon_less_for_each() -> None:
    (change,) = one(
        "The cost required to use Hild's special abilities is reduced by 《1》 for each Backup you control."
    ).effects  # type: ignore[attr-defined]
    counted = ir.PerEach(ir.Num(1), ir.CountOf(ir.Group(BACKUP, qualifiers=(MINE,))))
    assert same(change.amount, counted) and change.uses == ("special",)


def test_a_card_is_cast_by_anybody() -> None:
    ability = meant("When a Summon is cast, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility)
    assert same(ability.event, ir.PlayerCasts(ir.EachPlayer(), SUMMONS))


@pytest.mark.parametrize("turn", ["in a turn", "each turn", "during each turn", "during a turn", "this turn"])
def test_for_the_first_time(turn: str) -> None:
    ability = meant(f"When Hild attacks for the first time {turn}, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and same(ability.event, ir.FirstInTurn(ATTACKS))
    ability = meant(f"When you cast a Summon for the first time {turn}, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility)
    assert same(ability.event, ir.FirstInTurn(ir.PlayerCasts(YOU, SUMMONS)))


def test_what_it_is_not() -> None:
    effect = last("Choose 1 Forward. If it isn't a Fire Forward, dull it.")
    fire = ir.Group(FORWARD, adjectives=(ir.ElementIs(("Fire",)),))
    assert same(effect, ir.If(ir.Is(T1, fire, negated=True), ir.Dull(T1)))
    effect = last("Choose 1 Forward. If it has 4000 power or less, break it. If it isn't, dull it.")
    assert same(effect, ir.Otherwise(ir.Dull(T1)))


@pytest.mark.parametrize(("whose", "player"), [("your", YOU), ("your opponent's", OPPONENT), ("the", ir.EachPlayer())])
def test_at_the_beginning_of_the_next_turn(whose: str, player: ir.Player) -> None:
    text = f"Choose 1 Forward. Remove it from the game. At the beginning of {whose} next turn, return it to its owner's hand."
    effect = last(text)
    assert isinstance(effect, ir.Delayed) and same(effect.event, ir.BeginningOf("turn", player, next=True))


@pytest.mark.parametrize(
    ("words", "compare"), [("equal to or greater than", ">="), ("less than", "<"), ("equal to", "=")]
)
def test_a_number_compared_with_its_cost(words: str, compare: str) -> None:
    effect = last(f"Choose 1 Forward. If the number of Backups you control is {words} its cost, break it.")
    count = ir.CountOf(ir.Group(BACKUP, qualifiers=(MINE,)))
    assert isinstance(effect, ir.If) and same(effect.condition, ir.Compare(count, ir.CostOf(T1), compare))


def test_only_so_many_can_be_cast() -> None:
    (rule,) = one("Your opponent can only cast 1 Summon per turn.").effects  # type: ignore[attr-defined]
    assert same(rule, ir.CannotCast(OPPONENT, SUMMONS, ALWAYS, after=ir.Num(1)))
    effect = last("Draw 1 card. You cannot cast Forwards this turn.")
    assert same(effect, ir.CannotCast(YOU, FORWARDS, THIS))


@pytest.mark.parametrize("deck", ["its owner's deck", "their deck", "his/her deck"])
def test_an_opponent_puts_it_under_the_deck(deck: str) -> None:
    effect = last(f"Choose 1 Forward opponent controls. Your opponent puts it at the bottom of {deck}.")
    assert same(effect, ir.PlayerPuts(OPPONENT, T1, ir.DeckBottom(OWNER)))


def test_an_opponent_may_put_it_into_the_break_zone() -> None:
    text = "Choose 1 Forward opponent controls. Your opponent may put it into the Break Zone. If your opponent doesn't do so, draw 1 card."
    ability = meant(text, "Summon")
    assert isinstance(ability, ir.SummonEffect)
    _, may, otherwise = ability.effects
    assert same(may, ir.May(OPPONENT, ir.PlayerPuts(OPPONENT, T1, BREAK_ZONE)))
    assert same(otherwise, ir.IfNotDone(DRAW))


@pytest.mark.parametrize(("whose", "player"), [("your", YOU), ("your opponent's", OPPONENT)])
def test_a_condition_in_a_turn(whose: str, player: ir.Player) -> None:
    (rule,) = one(f"During {whose} turn, if you control a Backup, Hild gains Haste.").effects  # type: ignore[attr-defined]
    assert isinstance(rule, ir.If) and same(rule.condition, ir.IsTurnOf(player)) and isinstance(rule.effect, ir.If)


def test_more_than_you_do() -> None:
    ability = one("When Hild attacks, if your opponent controls more Forwards than you do, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and ability.condition is not None
    assert same(ability.condition, ir.ControlsMore(OPPONENT, FORWARDS, ir.Num(1)))
    ability = one("When Hild attacks, if your opponent controls fewer Forwards than you do, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and ability.condition is not None
    assert same(ability.condition, ir.ControlsMore(YOU, FORWARDS, ir.Num(1)))
    ability = one("When Hild attacks, if you control more Forwards than your opponent does, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and ability.condition is not None
    assert same(ability.condition, ir.ControlsMore(YOU, FORWARDS, ir.Num(1)))


def test_his_or_her_break_zone_and_hand() -> None:
    ability = one("When Hild attacks, if your opponent has 5 or more cards in his/her Break Zone, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and ability.condition is not None
    cards = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.BreakZone(OPPONENT)),))
    assert same(ability.condition, ir.Exists(cards, ir.Num(5), ">="))
    ability = one("When a Forward enters your opponent's field other than from his/her hand, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and isinstance(ability.event, ir.CardEvent)
    assert same(ability.event.happenings[0], ir.EntersField(OPPONENT, by="not_their_hand"))
    played = one("When your opponent plays a Forward onto the field other than from his/her hand, draw 1 card.")
    assert isinstance(played, ir.AutoAbility) and same(played.event, ability.event)


@pytest.mark.parametrize("words", ["you only control", "you control only"])
def test_only_one_kind_is_controlled(words: str) -> None:
    (effect,) = one(f"If {words} {{Category VII}} Characters, Hild gains Haste.").effects  # type: ignore[attr-defined]
    mine = ir.Group(ir.IsCharacter(), qualifiers=(MINE,))
    assert same(effect.condition, ir.AllAre(mine, ir.CategoryIs("VII")))


def test_the_revealed_cards() -> None:
    effect = last(
        "Reveal the top 2 cards of your deck. Deal 1000 damage for each Forward among them to all the Forwards opponent controls. "
        "Add the revealed cards to your hand."
    )
    assert same(effect, ir.ToHand(T1, YOU, verb="add"))


@pytest.mark.parametrize("elements", ["Elements", "the Elements"])
def test_the_elements_of_others(elements: str) -> None:
    (effect,) = one(f"Hild gains {elements} of all the Forwards opponent controls.").effects  # type: ignore[attr-defined]
    others = ir.Group(FORWARD, qualifiers=(THEIRS,))
    assert same(effect, ir.GainElementsOf(ME, others, (), ALWAYS))


@pytest.mark.parametrize("by", ["by", "due to"])
@pytest.mark.parametrize("words", ["your Summons or abilities", "your Summon or ability"])
def test_dulled_by_your_own(by: str, words: str) -> None:
    ability = one(f"When a Forward opponent controls is dulled {by} {words}, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and isinstance(ability.event, ir.CardEvent)
    assert same(ability.event.happenings[0], ir.BecomesDull(due_to="own"))


def test_on_top_of_a_deck() -> None:
    effect = last("Choose 1 card in your Break Zone. Place it on top of your deck.")
    assert same(effect, ir.PutInto(T1, ir.DeckTop(YOU)))
    for deck in ("his/her deck", "their deck", "your opponent's deck"):
        text = "Choose up to 3 cards in your opponent's Break Zone. "
        effect = last(f"{text}Place them at the bottom of {deck} in any order.")
        assert same(effect, ir.PutInto(T1, ir.DeckBottom(OPPONENT)))
        effect = last(f"{text}Put them on top of {deck} in any order.")
        assert same(effect, ir.PutInto(T1, ir.DeckTop(OPPONENT)))


def test_if_you_cast_so_many() -> None:
    ability = one("When Hild attacks, if you cast 2 or more Summons this turn, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and ability.condition is not None
    assert same(ability.condition, ir.HasCastThisTurn(YOU, SUMMONS, ir.Num(2)))
    ability = one("When Hild attacks, if you cast a Summon this turn, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and ability.condition is not None
    assert same(ability.condition, ir.HasCastThisTurn(YOU, SUMMONS, ir.Num(1)))


def test_after_that() -> None:
    assert same(last("Activate all the Forwards you control. After that, draw 1 card."), ir.Afterwards(DRAW))


@pytest.mark.parametrize(
    ("whom", "player"), [("you", YOU), ("your opponent", OPPONENT), ("either player", ir.EachPlayer())]
)
def test_by_whom_it_is_cast(whom: str, player: ir.Player) -> None:
    ability = meant(f"When a Summon is cast by {whom}, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and same(ability.event, ir.PlayerCasts(player, SUMMONS))


def test_his_or_her_fifth_point() -> None:
    ability = meant("When your opponent receives his/her fifth point of damage, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility)
    assert same(ability.event, ir.PlayerReceivesDamage(OPPONENT, nth=5))


@pytest.mark.parametrize(
    ("due", "by"),
    [
        ("a Summon or an ability", "summon_or_ability"),
        ("Summons or abilities", "summon_or_ability"),
        ("an ability", "ability"),
    ],
)
def test_an_opponent_plays_it_by_an_effect(due: str, by: str) -> None:
    ability = one(f"When your opponent plays a Forward onto the field due to {due}, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and isinstance(ability.event, ir.CardEvent)
    assert same(ability.event.happenings[0], ir.EntersField(OPPONENT, by=by))


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("you control {Card Name Olga}", ir.Controls(YOU, ir.Group(ir.NameIs("Olga")), ir.Num(1))),
        ("your opponent controls no Forwards", ir.Controls(OPPONENT, FORWARDS, ir.Num(0), "<=")),
        ("your opponent doesn't control any Forwards", ir.Controls(OPPONENT, FORWARDS, ir.Num(0), "<=")),
        (
            "you have 3 or more Summons in your Break Zone",
            ir.Exists(ir.Group(ir.TypeIs(("Summon",)), qualifiers=(ir.InZone(ir.BreakZone(YOU)),)), ir.Num(3), ">="),
        ),
        (
            "you have 3 or less cards in your hand",
            ir.Exists(ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(YOU)),)), ir.Num(3), "<="),
        ),
    ],
)
def test_what_it_can_produce_then(words: str, condition: ir.Condition) -> None:
    (effect,) = one(f"If {words}, Hild can produce Water CP.", "Backup").effects  # type: ignore[attr-defined]
    assert isinstance(effect, ir.If) and isinstance(effect.effect, ir.Restrict)
    assert same(effect.effect.rule, ir.Produces(("Water",)))
    assert re.sub("bind='.*?'", "", repr(plain(effect.condition))) == re.sub("bind='.*?'", "", repr(plain(condition)))


@pytest.mark.parametrize(("whose", "player"), [("your", YOU), ("your opponent's", OPPONENT)])
def test_a_condition_and_the_turn_behind(whose: str, player: ir.Player) -> None:
    (rule,) = one(f"If you control a Backup, Hild gains Haste during {whose} turn.").effects  # type: ignore[attr-defined]
    assert isinstance(rule, ir.If) and same(rule.condition, ir.IsTurnOf(player)) and isinstance(rule.effect, ir.If)


@pytest.mark.parametrize(
    "reminder",
    [
        "This Forward can attack the turn it enters the field.",
        "This Forward can attack or use abilities with 《ダル》 in their cost the turn it enters the field.",
        "This Character can attack or use abilities with 《ダル》 in the cost the turn it enters the field.",
    ],
)
def test_reminders_of_haste(reminder: str) -> None:
    ability = one(f"Haste ({reminder})")
    assert isinstance(ability, ir.KeywordAbility) and [each.name for each in ability.keywords] == ["Haste"]


def test_opposing_cards() -> None:
    theirs = ir.Group(FORWARD, qualifiers=(THEIRS,))
    effect = last("All opposing Forwards lose 1000 power until the end of the turn.")
    assert isinstance(effect, ir.Lose) and isinstance(effect.to, ir.All) and same(effect.to.group, theirs)
    (rule,) = one("Opposing Forwards cannot block.").effects  # type: ignore[attr-defined]
    assert same(rule, ir.Restrict(ir.All(theirs), ir.CannotBlock(), ALWAYS))
    choose, _ = effects("Choose 1 opposing dull Forward. Break it.")
    assert isinstance(choose, ir.Choose)
    dull = ir.Group(FORWARD, adjectives=(ir.StatusIs("dull"),), qualifiers=(THEIRS,))
    assert same(choose.targets[0].group, dull)


def test_its_element_for_a_turn() -> None:
    effect = last("Choose 1 Forward. Its Element becomes Fire until the end of the turn.")
    assert same(effect, ir.BecomeElement(T1, "Fire", ir.UntilEndOfTurn()))
    effect = last("Choose 1 Forward. Until the end of the turn, its Element becomes Fire.")
    assert same(effect, ir.BecomeElement(T1, "Fire", ir.UntilEndOfTurn(w=1)))


@pytest.mark.parametrize(
    ("words", "kinds"),
    [
        ("action abilities", ("action",)),
        ("special abilities", ("special",)),
        ("action abilities and special abilities", ("action", "special")),
        ("action and special abilities", ("action", "special")),
    ],
)
def test_gaining_what_another_can_do(words: str, kinds: tuple[str, ...]) -> None:
    wanted = ir.GainAbilitiesOf(ME, T1, kinds, ir.UntilEndOfTurn())
    for said in (
        f"its {words}",
        f"all its {words}",
        f"his/her {words}",
        f"all the {words} of that Forward",
        f"the {words} of it",
    ):
        effect = last(f"《0》: Choose 1 Forward. Hild gains {said} until the end of the turn.", "Forward")
        assert same(effect, wanted), said
        effect = last(f"《0》: Choose 1 Forward. Until the end of the turn, Hild gains {said}.", "Forward")
        assert same(effect, ir.GainAbilitiesOf(ME, T1, kinds, ir.UntilEndOfTurn(w=1))), said
