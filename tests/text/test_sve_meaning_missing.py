"""What sentences mean that cards of the sets we know but in part may print: own numbers of each player, fights, leaders and followers."""

from __future__ import annotations

import pytest
from test_sve_meaning import (
    ENEMY,
    FOE,
    FOLLOWER,
    FOREVER,
    IT,
    MINE,
    NAMES,
    ON_MINE,
    SELF,
    YOU,
    compiled,
    effects,
    plain,
)
from test_sve_meaning_wider import DRAW, GRAVE, LEADER, TURN, cards_in

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text
from cardwright.text.walk import nodes

EACH, THEIR = ir.EachPlayer(), sv.PlayerRef(ir.EachPlayer())
X = ir.X()
CARD, AMULET = ir.IsCard(), ir.TypeIs(("Amulet",))
THEIRS = ir.CountOf(ir.Group(FOLLOWER, (), (ir.InZone(ir.Field(THEIR)),)))
COMBAT = ir.IsBroken(due_to="combat")


def refused(text: str, card_type: str = "Spell") -> str:
    with pytest.raises(TextError) as error:
        compile_text("sve", text, name="Anyone", card_type=card_type, lexicon=NAMES)
    return str(error.value)


@pytest.mark.parametrize(
    ("does", "effect"),
    [
        ("draws X cards", ir.Draw(EACH, X)),
        ("discards X cards", ir.Discard(EACH, X, ir.Group(CARD), bind="t1")),
        ("puts the top X cards of their deck into their cemetery", ir.Mill(EACH, X, bind="t1")),
    ],
)
@pytest.mark.parametrize("said", [". X equals {}", ", where X is {}", ", where X equals {}"])
def test_an_x_of_each_player(does: str, effect: ir.Effect, said: str) -> None:
    count = "the number of followers on their field"
    assert effects(f"Each player {does}{said.format(count)}.") == (sv.Let((effect,), THEIRS),)


@pytest.mark.parametrize("way", ["", " this way"])
def test_as_many_as_each_discarded(way: str) -> None:
    [let] = effects(
        f"Each player discards their hand and draws X cards. X equals the number of cards they discarded{way}."
    )
    discarded = sv.CountThisWay(CARD, "discarded", whose=THEIR)
    assert let == sv.Let((ir.Then(ir.DiscardHand(EACH), ir.Draw(THEIR, X)),), discarded)


@pytest.mark.parametrize(
    "text",
    [
        "Each player draws X cards and discards X cards. X equals the number of followers on their field.",
        "Each player draws X cards. X equals the number of cards they discarded.",
        "Deal X damage to each leader. X equals the number of cards they discarded.",
        "Draw a card, where X is the number of cards in your hand.",
    ],
)
def test_an_x_that_is_open(text: str) -> None:
    refused(text)


def test_where_x_stands_in_the_sentence_that_has_it() -> None:
    many = ir.CountOf(ir.Group(AMULET, (), (ON_MINE,)))
    up_to = ir.Choose((ir.Target(X, ENEMY, up_to=True, bind="t1"),), YOU)
    text = "Select up to X enemy followers on the field, where X is the number of amulets on your field. Destroy them."
    assert effects(text) == (sv.Let((up_to,), many), ir.Break(IT))


@pytest.mark.parametrize(
    ("words", "subject"),
    [
        ("an enemy follower", ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(FOE),)))),
        ("this follower", SELF),
    ],
)
def test_destroyed_by_combat_damage(words: str, subject: ir.Node) -> None:
    ability = compiled(f"When {words} is destroyed by combat damage, draw a card.")
    assert ability == ir.AutoAbility(ir.CardEvent(subject, (COMBAT,)), (DRAW,))


def test_instead_of_being_destroyed_by_combat_damage() -> None:
    ability = compiled("If this follower would be destroyed by combat damage, banish it instead.")
    gone = ir.RemoveFromGame(ir.Ref(("self",)), FOREVER)
    assert ability == ir.FieldAbility((sv.ReplaceLeaving(SELF, "destroyed", gone, due_to="combat"),))


@pytest.mark.parametrize(
    ("words", "followers"),
    [
        ("followers", ir.Group(FOLLOWER, (ir.ControlledBy(YOU),))),
        ("your followers", ir.Group(FOLLOWER, (ir.ControlledBy(YOU),))),
        ("followers on your field", MINE),
        ("each follower on your field", MINE),
    ],
)
def test_your_leader_and_followers(words: str, followers: ir.Group) -> None:
    both = ir.Several((LEADER, ir.All(followers, bind="t1")))
    ability = compiled(f"Your leader and {words} can't take more than 3 damage at a time.")
    capped = ir.ReplaceDamage(both, change="cap", amount=ir.Num(3), duration=ir.Continuous())
    assert ability == ir.FieldAbility((capped,))
    [now] = effects(f"Your leader and {words} don't take damage this turn.")
    assert now == ir.Restrict(both, sv.TakesNoDamage(), TURN)


def test_followers_alone_are_not_yours_without_the_leader_in_front() -> None:
    refused("Followers and your leader can't take damage.", "Amulet")


@pytest.mark.parametrize("time", ["1st", "first"])
@pytest.mark.parametrize("span", ["each turn", "per turn", "in a turn"])
def test_the_first_time_it_would_go(time: str, span: str) -> None:
    ability = compiled(f"The {time} time this follower would be destroyed {span}, draw a card instead.")
    assert ability == ir.FieldAbility((sv.ReplaceLeaving(SELF, "destroyed", DRAW, per_turn=1),))


def test_the_next_time_it_would_go_this_turn() -> None:
    text = "Select a follower on your field. The next time it would leave the field this turn, draw a card instead."
    once = sv.ReplaceLeaving(IT, "leave", DRAW, duration=TURN, per_turn=1)
    assert effects(text)[-1] == once


def test_for_each_that_the_first_of_two_has_destroyed() -> None:
    text = "Destroy each amulet on your field and draw a card for each amulet destroyed this way."
    [both] = effects(text)
    gone = ir.Break(ir.All(ir.Group(AMULET, (), (ON_MINE,)), bind="t1"))
    many = sv.ForEvery(DRAW, sv.CountThisWay(AMULET, "destroyed"))
    assert plain(both) == ir.Both((gone, many))
    refused("Draw a card and give your leader [defense]+1 for each amulet destroyed this way.")


def test_for_each_that_was_summoned() -> None:
    *_, each = effects("Summon 3 Lantern Moth tokens. Draw a card for each token summoned this way.")
    assert each == sv.ForEvery(DRAW, sv.CountThisWay(sv.IsToken(), "summoned"))


@pytest.mark.parametrize(
    ("words", "compare"),
    [("that cost 2 play points or less", "<="), ("that cost 2 or more", ">="), ("that cost 2", "=")],
)
def test_what_each_of_two_costs(words: str, compare: str) -> None:
    cost = ir.CostIs(ir.Num(2), compare)
    [both] = effects(f"Select a follower and an amulet {words} in your cemetery and put them onto your field.")
    there = (cost, ir.InZone(GRAVE))
    first = ir.Target(ir.Num(1), ir.Group(FOLLOWER, (), there), bind="t1")
    second = ir.Target(ir.Num(1), ir.Group(AMULET, (), there), bind="t2")
    assert both.effects[0] == ir.Choose((first, second), YOU)  # type: ignore[attr-defined]


def test_one_card_costs_in_the_singular() -> None:
    refused("Select a follower that cost 2 play points or less in your cemetery and put it onto your field.")
    refused("Select a follower that costs 1 and an amulet that cost 2 in your cemetery and put them onto your field.")


@pytest.mark.parametrize("keyed", ["Combo (3)", "Spellchain (5)", "Necrocharge (10)", "Earth Rite"])
def test_what_stands_behind_a_keyed_instead_is_open(keyed: str) -> None:
    assert "it is open" in refused(f"Draw a card. {keyed}: Draw 2 cards instead. Give your leader [defense]+1.")
    effects(f"Draw a card. {keyed}: Draw 2 cards instead. (Nothing else is done.)")


def test_each_of_them_may_be_those_that_are_asked_about() -> None:
    text = (
        "Summon 2 Lantern Moth tokens. If there are at least 3 Pixie followers on your field, give each of them Ward."
    )
    assert "it is open" in refused(text)


def test_both_tokens_of_an_article_with_n() -> None:
    text = "Put an Lantern Moth or Mossback Elder token into your EX area."
    refused(text)  # "an" stands before a vowel
    names = {**NAMES, "card_name": frozenset(("Elder Vial", "Amber Vial"))}
    text = (
        "Put an Elder Vial or Amber Vial token into your EX area. Necrocharge (10): Put both into your EX area instead."
    )
    made = compile_text("sve", text, name="Anyone", card_type="Spell", lexicon=names)
    found = [each for each in nodes(made) if isinstance(each, sv.CreateTokens)]
    assert [each.one_of for each in found] == [True, False]


@pytest.mark.parametrize(
    ("words", "filters"),
    [
        ("with a cost of 3", (ir.CostIs(ir.Num(3)),)),
        ("that has attacked this turn", (ir.AttackedThisTurn(),)),
        ("that has evolved this turn", (sv.DidThisTurn(sv.Evolves()),)),
        ("that has taken damage this turn", (sv.DidThisTurn(ir.IsDealtDamage()),)),
    ],
)
def test_what_a_follower_costs_or_has_done(words: str, filters: tuple[ir.Filter, ...]) -> None:
    [_, gone] = effects(f"Draw a card. Destroy each enemy follower {words}.")
    wanted = ir.Group(FOLLOWER, (ir.ControlledBy(FOE),), filters)
    assert gone == ir.Break(ir.All(wanted, bind="t1"))


def test_what_the_discarded_card_was() -> None:
    ability = compiled("[fanfare] Discard a card: If the discarded card was a spell, draw a card.")
    [paid] = ability.effects
    asked = ir.Is(ir.PaidWith("discarded"), ir.Group(ir.TypeIs(("Spell",))))
    assert plain(paid.effects[0]) == ir.If(asked, DRAW)


def test_this_alone_is_the_card() -> None:
    ability = compiled("Strike: If this is a racing follower, draw a card.")
    assert ability.effects == (ir.If(ir.Is(SELF, ir.Group(FOLLOWER, (sv.IsRacing(),))), DRAW),)


@pytest.mark.parametrize("trait", ["name", "cost"])
def test_for_each_that_differs(trait: str) -> None:
    [each] = effects(f"Draw a card for each Pixie follower with a different {trait} on your field.")
    pixies = ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),), (ON_MINE,))
    assert each == sv.ForEvery(DRAW, ir.CountDifferent(trait, pixies))


@pytest.mark.parametrize(
    ("by", "whose"), [("an ability", None), ("an enemy ability", FOE), ("one of your abilities", YOU)]
)
def test_an_ability_that_deals_damage(by: str, whose: ir.Player | None) -> None:
    ability = compiled(f"Whenever {by} deals damage to your leader, draw a card.")
    hurt = ir.IsDealtDamage(by="ability", controller=whose)
    assert ability == ir.AutoAbility(ir.CardEvent(LEADER, (hurt,)), (DRAW,))


def test_both_values_become() -> None:
    *_, both = effects("Select an enemy follower on the field. Its attack and defense become 2.")
    assert plain(both) == ir.Both((sv.SetAttack(IT, ir.Num(2)), sv.SetDefense(IT, ir.Num(2))))


def test_all_of_them_are_turned() -> None:
    [turned] = effects("Turn all faceup evolved followers in your evolve deck facedown.")
    faceup = cards_in(sv.EvolveDeck(YOU), FOLLOWER, sv.IsFaceup(), sv.IsEvolved())
    assert turned == sv.Turn(ir.All(faceup, bind="t1"), down=True)


def test_then_without_a_comma() -> None:
    _, then = effects("Draw 2 cards. Then discard a card.")
    assert isinstance(then, ir.Afterwards)
    assert isinstance(then.effect, ir.Discard)


@pytest.mark.parametrize(
    ("words", "happening"),
    [
        ("you've put a follower into your cemetery", sv.IsPutInto(sv.Cemetery(YOU))),
        ("you've summoned a follower", ir.EntersField(YOU)),
        ("you've returned a follower to your hand", ir.ReturnsToHand(whose=YOU)),
    ],
)
def test_what_you_have_done_yourself(words: str, happening: ir.Event) -> None:
    [asked] = effects(f"If {words} this turn, draw a card.")
    [event] = [each for each in nodes(asked) if isinstance(each, ir.CardEvent)]
    assert (event.happenings, event.by) == ((happening,), YOU)


@pytest.mark.parametrize(("words", "foe"), [("your opponent", FOE), ("an opponent", FOE), ("each opponent", FOE)])
@pytest.mark.parametrize("has", ["has ", ""])
def test_what_the_opponent_has_done(words: str, foe: ir.Player, has: str) -> None:
    [played] = effects(f"If {words} {has}played a spell this turn, draw a card.")
    assert played == ir.If(ir.HasCastThisTurn(foe, ir.Group(ir.TypeIs(("Spell",))), ir.Num(1)), DRAW)
    [gone] = effects(f"If {words} {has}discarded at least 2 cards this turn, draw a card.")
    assert gone == ir.If(ir.HappenedThisTurn(ir.PlayerDiscards(foe, each=True), 2), DRAW)


def test_what_came_onto_the_field() -> None:
    [asked] = effects("If an enemy follower was put onto the field this turn, draw a card.")
    enemy = ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(FOE),)))
    came = ir.CardEvent(enemy, (ir.EntersField(ir.AnyPlayer()),))
    assert asked == ir.If(ir.HappenedThisTurn(came), DRAW)


def test_as_much_damage_again() -> None:
    ability = compiled(
        "Whenever this follower deals combat damage, deal the same amount of damage to each enemy leader."
    )
    [dealt] = ability.effects
    assert dealt.amount == ir.EventAmount()


@pytest.mark.parametrize("join", ["and each", "and for each"])
def test_for_each_of_two_kinds(join: str) -> None:
    [each] = effects(f"Draw a card for each follower on your field {join} spell in your cemetery.")
    both = ir.Plus(ir.CountOf(MINE), ir.CountOf(cards_in(GRAVE, ir.TypeIs(("Spell",)))))
    assert each == sv.ForEvery(DRAW, both)
    assert "it is open" in refused("Draw a card for each enemy follower and each spell in your cemetery.")


@pytest.mark.parametrize(("level", "compare"), [("lower", "<"), ("higher", ">")])
def test_a_cost_beside_that_of_this_card(level: str, compare: str) -> None:
    [both] = effects(
        f"Select a follower with a {level} cost than this card in your cemetery and put it onto your field."
    )
    [target] = [each for each in nodes(both) if isinstance(each, ir.Target)]
    assert ir.CostIs(ir.CostOf(SELF), compare) in target.group.qualifiers


def test_damage_dealt_to_the_leader() -> None:
    [let] = effects("Draw X cards. X equals the amount of damage dealt to your leader this turn.")
    assert let == sv.Let((ir.Draw(YOU, X),), sv.TakenThisTurn(LEADER))


def test_no_paragraph_begins_with_then() -> None:
    text = "Choose one of the following. (1) Draw a card. (2) Recover 1 play point.\nThen discard a card."
    assert "nothing comes before" in refused(text)


def test_what_may_be_paid_under_a_condition() -> None:
    [asked] = effects("If Overflow is active for you, you may pay [cost02]. If you do, draw a card.")
    paid = sv.PayFor(ir.Cost((sv.PlayPointCost(2),)), (DRAW,))
    assert asked == ir.If(sv.Overflow(), paid)
    assert "nothing that is paid for" in refused("If Overflow is active for you, you may pay [cost02]. Draw a card.")


@pytest.mark.parametrize("verb", ["activate", "play", "use"])
@pytest.mark.parametrize(
    ("which", "group"),
    [
        ("an [act] ability", None),
        ("an [act] ability of an amulet", ir.Group(AMULET)),
        ("the [act] ability of a follower on your field", MINE),
    ],
)
def test_abilities_that_are_activated(verb: str, which: str, group: ir.Group | None) -> None:
    ability = compiled(f"Whenever you {verb} {which}, draw a card.")
    assert ability == ir.AutoAbility(ir.PlayerUsesAbility(YOU, "action", group), (DRAW,))


@pytest.mark.parametrize("keyword", ["Ward", "Storm", "Rush", "Bane", "Drain", "Aura", "Intimidate", "Assail"])
def test_followers_called_by_what_they_have(keyword: str) -> None:
    [gone] = effects(f"Destroy each {keyword} follower on your field.")
    such = ir.Group(FOLLOWER, (ir.WithKeyword(keyword),), (ON_MINE,))
    assert gone == ir.Break(ir.All(such, bind="t1"))


def test_from_anywhere_but_the_field() -> None:
    ability = compiled("Whenever a spell is put into your cemetery from anywhere other than the field, draw a card.")
    spell = ir.OneSubject(ir.Group(ir.TypeIs(("Spell",))))
    assert ability.event == ir.CardEvent(spell, (sv.IsPutInto(GRAVE, "elsewhere"),))


def test_what_is_there_already() -> None:
    text = "Summon a Lantern Moth token. If there is already a Lantern Moth on your field, draw a card instead."
    [made] = effects(text)
    there = ir.Exists(ir.Group(ir.NameIs("Lantern Moth"), (), (ON_MINE,)), ir.Num(1))
    assert (made.condition, made.instead) == (there, DRAW)  # type: ignore[attr-defined]
