"""What sentences of Shadowverse: Evolve mean: cards that are put, played, returned or removed."""

from __future__ import annotations

import pytest
from sve_meaning import (
    ALWAYS,
    AMULET,
    CARD,
    DRAW,
    ENEMY,
    FIRST,
    FOE,
    FOLLOWER,
    FOREVER,
    GRAVE,
    IN_CEMETERY,
    IN_HAND,
    IT,
    MILL,
    ON_MINE,
    PAIRS,
    SELF,
    SPELL,
    TURN,
    YOU,
    _in,
    cards_in,
    chosen,
    compiled,
    effects,
    only_node,
    plain,
    static,
    stats,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.walk import nodes

SPELLS = ir.CountOf(ir.Group(SPELL, (), (IN_CEMETERY,)))
THEIR_FOLLOWERS = ir.All(ir.Group(FOLLOWER, ENEMY.adjectives), bind="t1")
CHEAP = ir.CostIs(ir.Num(2), "<=")
IN_EX = ir.InZone(sv.ExArea(YOU))
OWN_FIELD = ir.Field(YOU)
OWNER = ir.Owner()
ENEMY_FOLLOWERS = ir.Group(FOLLOWER, (ir.ControlledBy(FOE),))
ZERO = ir.Num(0)


def test_for_each_so_many() -> None:
    assert effects("Draw a card for each 3 spells in your cemetery.") == (sv.ForEvery(DRAW, SPELLS, 3),)
    assert effects("For each 3 spells in your cemetery, draw a card.") == (sv.ForEvery(DRAW, SPELLS, 3),)
    [price] = compiled("This card costs 1 less to play for each 4 spells in your cemetery.").effects
    assert price == ir.CostChange(SELF, ir.PerEach(ir.Num(1), ir.Times(ir.Num(4), SPELLS)))


@pytest.mark.parametrize(("words", "first", "second"), PAIRS)
def test_one_of_each_is_paid(words: str, first: ir.Group, second: ir.Group) -> None:
    [paid] = compiled(f"[fanfare] Banish {words} in your cemetery: Draw a card.").effects
    assert paid.cost.actions == tuple(ir.PayRemove(ir.Num(1), _in(group, IN_CEMETERY)) for group in (first, second))
    away = compiled(f"[act][cost01], put {words} from your field into their owners' cemeteries: Draw a card.")
    to = sv.Cemetery(ir.Owner())
    assert away.cost.actions == (
        ir.PayPutGroup(ir.Num(1), _in(first, ON_MINE), to),
        ir.PayPutGroup(ir.Num(1), _in(second, ON_MINE), to, along=True),
    )


@pytest.mark.parametrize(
    ("translated", "official"),
    [
        (
            "[act][cost01], [engage], put it into graveyard: Put a Fairy token into the field.",
            "[act][cost01], [engage], put this card into its owner's cemetery: Put a Fairy token onto your field.",
        ),
        ("[fanfare] Choose an enemy follower. Destroy it.", "[fanfare] Select an enemy follower. Destroy it."),
        ("[fanfare] Draw X cards. X is the number of cards in your graveyard.", "[fanfare] Draw X cards. X is the number of cards in your cemetery."),
    ],
)  # fmt: skip
def test_words_of_early_translations(translated: str, official: str) -> None:
    assert compiled(translated) == compiled(official)


def test_what_differs_is_said_of_the_whole_selection() -> None:
    text = "Select up to 2 followers with different names in your cemetery and add them to your hand."
    target = ir.Target(ir.Num(2), cards_in(GRAVE, FOLLOWER), up_to=True, different="name", bind="t1")
    [both] = effects(text)
    assert isinstance(both, ir.Both)
    assert both.effects[0] == ir.Choose((target,), YOU)


@pytest.mark.parametrize(
    ("text", "rule", "what"),
    [
        ("Enemy followers must attack this follower if able.", sv.MustAttackWhom(SELF), THEIR_FOLLOWERS),
        ("This follower must attack each turn if able.", ir.MustAttack(), SELF),
        ("This follower attacks if possible.", ir.MustAttack(), SELF),
        ("Enemy followers' [act] abilities can't be activated.", ir.CannotUseAbilities(("action",)), THEIR_FOLLOWERS),
        ("This card is put onto the field with 2 prayer counters.", sv.EntersWith("prayer", ir.Num(2)), SELF),
        ("This card enters the field with a prayer counter on it.", sv.EntersWith("prayer", ir.Num(1)), SELF),
    ],
)  # fmt: skip
def test_rules_that_cards_are_under(text: str, rule: ir.Node, what: ir.Objects) -> None:
    assert static(text) == ir.Restrict(what, rule, ALWAYS)


def test_a_permission_with_its_condition_behind() -> None:
    _, made = effects(
        "Look at the top card of your deck. You may put it into your EX area if it costs 2 play points or less."
    )
    assert isinstance(made, ir.If)
    assert isinstance(made.effect, ir.May)


def test_all_that_is_in_an_opponents_ex_area() -> None:
    [banish] = effects("Banish each card in each opponent's EX area.")
    there = ir.Group(ir.IsCard(), (), (ir.InZone(sv.ExArea(FOE)),))
    assert banish == ir.RemoveFromGame(ir.All(there, bind="t1"), ir.Permanent())


def test_back_onto_the_field() -> None:
    [_, back] = effects("Select an amulet on your field and banish it. Put it back onto your field.")
    assert back == ir.PlayOnto(IT, YOU)
    gain = effects("Select a follower on your field. Until end of turn, it has [attack]+1.")[1]
    assert gain == ir.Gain(IT, (stats(1, None),), ir.UntilEndOfTurn())


def test_three_zones() -> None:
    zones = sv.OneOfZones((ir.Hand(YOU), ir.Field(YOU), sv.ExArea(YOU)))
    held = ir.All(ir.Group(FOLLOWER, (), (ir.InZone(zones),)), bind="t1")
    said = effects("Give each follower in your hand, on your field, and in your EX area [attack]+2.")
    assert said == (ir.Gain(held, (stats(2, None),), FOREVER),)


def test_a_player_who_cannot_activate_abilities() -> None:
    zones = sv.OneOfZones((ir.Field(FOE), ir.Hand(FOE), sv.ExArea(FOE), sv.Cemetery(FOE)))
    theirs = ir.All(ir.Group(CARD, (), (ir.InZone(zones),)), bind="t1")
    rule = ir.CannotUseAbilities(("action", "evolve", "serve"))
    assert static("Your opponent can't activate abilities.") == ir.Restrict(theirs, rule, ALWAYS)
    assert effects("Your opponent can't activate abilities this turn.") == (ir.Restrict(theirs, rule, TURN),)


def test_a_card_on_the_field_or_in_the_ex_area() -> None:
    [both] = effects("Select a follower on your field or in your EX area and give it [attack]+1.")
    zones = sv.OneOfZones((ir.Field(YOU), sv.ExArea(YOU)))
    group = ir.Group(FOLLOWER, (), (ir.InZone(zones),))
    assert both == ir.Both((chosen(group), ir.Gain(IT, (stats(1, None),), FOREVER)))


def test_two_zones_of_one_player() -> None:
    both = sv.OneOfZones((ir.Hand(YOU), sv.ExArea(YOU)))
    group = ir.Group(FOLLOWER, (), (ir.InZone(both),))
    put = ir.Both((ir.Select(YOU, ir.Target(ir.Num(1), group, bind="t1")), ir.PlayOnto(IT, YOU)))
    assert effects("Select a follower in your hand or EX area and put it onto your field.") == (put,)


def test_playing_what_is_picked() -> None:
    [both] = effects("Play a spell in your cemetery for 0 play points.")
    there = ir.Group(ir.TypeIs(("Spell",)), (), (ir.InZone(sv.Cemetery(YOU)),))
    assert both == ir.Then(ir.Select(YOU, ir.Target(ir.Num(1), there, bind="t1")), sv.PlayFor(YOU, IT, ir.Num(0)))


def test_what_was_put_away_may_come_back() -> None:
    rush = ir.Gain(FIRST, (ir.KeywordGained("Rush"),), FOREVER)
    back = ir.PlayOnto(FIRST, YOU)
    for look in (MILL.capitalize(), "Reveal the top card of your deck."):
        said = effects(f"{look} If it's a follower, put it onto your field and give it Rush.")
        assert said[1] == ir.If(ir.Is(FIRST, ir.Group(FOLLOWER)), ir.Both((back, rush)))


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


@pytest.mark.parametrize(("level", "compare"), [("lower", "<"), ("higher", ">")])
def test_a_cost_beside_that_of_this_card(level: str, compare: str) -> None:
    [both] = effects(
        f"Select a follower with a {level} cost than this card in your cemetery and put it onto your field."
    )
    [target] = [each for each in nodes(both) if isinstance(each, ir.Target)]
    assert ir.CostIs(ir.CostOf(SELF), compare) in target.group.qualifiers


@pytest.mark.parametrize(
    "what",
    ["with different costs", "with a total cost of 5 play points or less", "that each cost 2 play points or less", "that cost 2 play points or less each"],
)  # fmt: skip
def test_said_of_both_that_are_selected(what: str) -> None:
    """Of the second alone that would say nothing, or something else."""
    with pytest.raises(TextError):
        compiled(
            f"[fanfare] Select up to 1 follower and up to 1 amulet {what} in your cemetery and put them onto your field."
        )
    compiled(f"[fanfare] Select up to 2 followers {what} in your cemetery and put them onto your field.")


def test_the_same_card_is_asked_about_again_when_it_may_have_gone_onto_the_field() -> None:
    top = "Reveal the top card of your deck. If it's a follower, put it onto your field and give it Rush."
    [_, follower, spell] = effects(f"{top} If it's a spell, add it to your hand.")
    rushes = ir.Gain(IT, (ir.KeywordGained("Rush"),), ir.Permanent())
    assert follower.effect == ir.Both((ir.PlayOnto(IT, YOU), rushes))  # type: ignore[attr-defined]
    assert spell.effect == ir.ToHand(IT, YOU, "add")  # type: ignore[attr-defined]


def test_no_more_than_a_total_cost() -> None:
    text = "Select any number of amulets with a total cost of 5 or less in your cemetery and put them onto your field."
    [both] = effects(text)
    assert isinstance(both, ir.Both)
    target = ir.Target(ZERO, cards_in(GRAVE, ir.TypeIs(("Amulet",))), any_number=True, most_cost=ir.Num(5), bind="t1")
    assert both.effects[0] == ir.Choose((target,), YOU)


def test_who_puts_and_who_returns() -> None:
    _, put = effects("Select a follower on the field. Its owner puts it on the bottom of their deck.")
    assert (put.player, put.what) == (ir.OwnerOf(ir.Ref(("t1",))), ir.Ref(("t1",)))
    [back] = effects("Each opponent returns each amulet on their field to its owner's hand.")
    assert back.player == FOE
    assert back.to == ir.Hand(ir.Owner())
    assert back.what.group.noun == AMULET


@pytest.mark.parametrize("word", ["in", "from"])
@pytest.mark.parametrize(("who", "player"), [("Each player", ir.EachPlayer()), ("Each opponent", FOE)])
def test_whole_cemeteries_onto_fields(word: str, who: str, player: ir.Player) -> None:
    (put,) = effects(f"{who} puts each follower {word} their cemetery onto their field.")
    assert isinstance(put, ir.PlayerPuts)
    assert (put.player, put.to) == (player, ir.Field(OWNER))
    assert isinstance(put.what, ir.All)
    assert put.what.group.noun == FOLLOWER
    assert put.what.group.qualifiers == (ir.InZone(sv.Cemetery(ir.PlayerRef(player))),)


def test_a_card_named_before_goes_into_the_graveyard_not_this_one() -> None:
    top = ir.RevealTop(YOU, YOU, ir.Num(1), look=True, bind="t1")
    said = effects("Look at the top card of your deck. You may put it into graveyard.")
    assert said == (top, ir.May(YOU, ir.PutInto(IT, sv.Cemetery(ir.Owner()))))
    foe = effects("Choose an enemy follower. Put it into graveyard.")
    assert foe == (chosen(ENEMY_FOLLOWERS), ir.PutInto(IT, sv.Cemetery(ir.Owner())))


@pytest.mark.parametrize(
    ("group", "wanted"),
    [
        (
            "a spell or Pixie card in your cemetery",
            ir.Group(
                ir.NounOr(ir.Group(SPELL), ir.Group(ir.IsCard(), (sv.TraitIs("Pixie"),))),
                (),
                (ir.InZone(sv.Cemetery(YOU)),),
            ),
        ),
        (
            "a spell with a different name from this card in your cemetery",
            ir.Group(SPELL, (), (ir.DifferentTrait("name", SELF), ir.InZone(sv.Cemetery(YOU)))),
        ),
    ],
)
def test_groups_off_the_field(group: str, wanted: ir.Group) -> None:
    away = ir.RemoveFromGame(IT, ir.Permanent())
    assert effects(f"Select {group} and banish it.") == (ir.Both((chosen(wanted), away)),)


def test_each_of_two_cemeteries() -> None:
    """All cards in both; of one card, or a number, it is open whether there is one in each."""
    [banished] = effects("Banish each spell in each cemetery.")
    assert banished.what.group.qualifiers == (ir.InZone(sv.Cemetery(ir.AnyPlayer())),)
    for text in (
        "Select a card in each cemetery and banish it.",
        "Select a card in each player's EX area and banish it.",
        "If there are at least 5 cards in each player's cemetery, draw a card.",
        "Draw X cards. X equals the number of spells in each cemetery.",
    ):
        with pytest.raises(TextError):
            effects(text)


@pytest.mark.parametrize(
    ("words", "compare"),
    [("less than or equal to", "<="), ("equal to", "="), ("greater than", ">"), ("less than", "<")],
)
@pytest.mark.parametrize(("stat", "kind"), [("attack", sv.AttackIs), ("[defense]", sv.DefenseIs), ("cost", ir.CostIs)])
def test_compared_with_so_many(
    words: str, compare: str, stat: str, kind: type[sv.AttackIs | sv.DefenseIs | ir.CostIs]
) -> None:
    text = f"[fanfare] Banish each enemy follower on the field with {stat} {words} the number of amulets on your field."
    made = only_node(text, kind)
    assert made.compare == compare and isinstance(made.amount, ir.CountOf)
    assert made.amount.group.noun == ir.TypeIs(("Amulet",))


def test_any_cemetery() -> None:
    anywhere = ir.InZone(sv.Cemetery(ir.AnyPlayer()))
    made = effects("Select a follower in any cemetery. Banish it.")
    assert made[0] == chosen(ir.Group(FOLLOWER, (), (anywhere,)))


@pytest.mark.parametrize(
    "first", ["an enemy follower", "another follower", "an engaged follower", "up to 1 enemy amulet"]
)
def test_what_is_on_the_field_is_in_no_other_zone(first: str) -> None:
    """The place behind the second holds for the first as well, but not where that is said of cards of the field alone."""
    for place in ("an opponent's EX area", "your EX area", "your cemetery"):
        with pytest.raises(TextError, match="where the first of them is"):
            compiled(f"[fanfare] Select {first} and a card in {place}. Banish them.")
    [chosen, _] = compiled("[fanfare] Select a spell and an amulet in your cemetery. Banish them.").effects
    places = [[q.zone for q in each.group.qualifiers] for each in chosen.targets]
    assert places == [[sv.Cemetery(ir.You())]] * 2


@pytest.mark.parametrize("words", ["that enemy follower", "the selected enemy follower"])
def test_the_enemy_of_two_that_were_selected(words: str) -> None:
    chosen, banished = effects(f"Select a follower on your field and an enemy follower on the field. Banish {words}.")
    assert [each.group for each in chosen.targets][1] == ENEMY
    assert banished.what == ir.Ref(("t2",))


@pytest.mark.parametrize(
    ("words", "target"),
    [
        ("an amulet from your hand", ir.Target(ir.Num(1), ir.Group(AMULET, (), (IN_HAND,)), bind="t1")),
        ("up to 2 followers that cost 2 or less from your cemetery",
         ir.Target(ir.Num(2), ir.Group(FOLLOWER, (), (CHEAP, IN_CEMETERY)), up_to=True, bind="t1")),
        ("any number of Fairy tokens from your EX area",
         ir.Target(ir.Num(0), ir.Group(sv.IsToken(), (ir.NameIs("Fairy"),), (IN_EX,)), any_number=True, bind="t1")),
    ],
)  # fmt: skip
def test_cards_summoned_from_elsewhere(words: str, target: ir.Target) -> None:
    assert effects(f"Summon {words}.") == (ir.SelectAndPut(YOU, target, OWN_FIELD),)


@pytest.mark.parametrize(
    ("words", "target"),
    [
        ("up to 2 followers", ir.Target(ir.Num(2), ir.Group(FOLLOWER), up_to=True, bind="t1")),
        ("any number of amulets", ir.Target(ir.Num(0), ir.Group(AMULET), any_number=True, bind="t1")),
    ],
)
def test_how_many_are_buried(words: str, target: ir.Target) -> None:
    assert effects(f"Bury {words}.") == (ir.SelectAndPut(YOU, target, sv.Cemetery(ir.Owner())),)


def test_another_is_buried() -> None:
    made = compiled("[fanfare] You may bury another amulet.")
    other = ir.Target(ir.Num(1), ir.Group(AMULET, (ir.OtherThan(SELF),)), bind="t1")
    assert made.effects == (ir.May(YOU, ir.SelectAndPut(YOU, other, sv.Cemetery(ir.Owner()))),)


def test_both_go_back() -> None:
    said = effects("Select an enemy follower on the field and a follower on your field. Return both to their owners' hands.")  # fmt: skip
    assert said[1] == ir.ToHand(ir.Ref(("t1", "t2")), ir.Owner(), "return")


@pytest.mark.parametrize(("words", "times"), [("a Carrot", 1), ("2 Carrots", 2)])
def test_carrots_served_to_it(words: str, times: int) -> None:
    assert effects(f"Select a follower on your field. Serve it {words}.")[1] == sv.Serve(IT, times)


@pytest.mark.parametrize(
    ("who", "node"), [("That card's owner", ir.OwnerOf), ("That follower's controller", ir.ControllerOf)]
)
def test_whose_that_card_was(who: str, node: type[ir.Player]) -> None:
    [_, drawn] = effects(
        f"Select an enemy follower on the field and return it to its owner's hand. {who} draws a card."
    )
    assert drawn.player == node(IT)  # type: ignore[call-arg]


@pytest.mark.parametrize(
    ("words", "target"), [("2 cards", {"count": 2}), ("any number of cards", {"count": 0, "any_number": True})]
)
def test_cards_that_are_buried_from_nowhere_in_particular(words: str, target: dict[str, object]) -> None:
    [buried] = effects(f"Bury {words}.")
    assert buried.target.count == ir.Num(target["count"])  # type: ignore[attr-defined,arg-type]
    assert buried.target.any_number is target.get("any_number", False)  # type: ignore[attr-defined]
    assert buried.target.group == ir.Group(ir.IsCard())  # type: ignore[attr-defined]


def test_tokens_and_named_cards_that_are_buried() -> None:
    buried, each = effects("Bury any number of Fairy tokens. For each token buried, draw a card.")
    assert buried.target.group == ir.Group(sv.IsToken(), (ir.NameIs("Fairy"),))  # type: ignore[attr-defined]
    assert plain(each.count) == sv.CountThisWay(sv.IsToken(), "buried")  # type: ignore[attr-defined]
    [named] = effects("Bury a Lantern Moth.")
    assert named.target.group == ir.Group(ir.NameIs("Lantern Moth"))  # type: ignore[attr-defined]
    made = compiled("When this follower is buried or destroyed, draw a card.")
    assert [type(each) for each in made.event.happenings] == [sv.IsBuried, ir.IsBroken]


@pytest.mark.clauses("sve", "4.10.2")
@pytest.mark.parametrize("words", ["facedown", "face down"])
def test_cards_that_are_banished_facedown(words: str) -> None:
    top, drawn = effects(f"Banish the top 2 cards of your deck {words}. Draw a card.")
    [faceup] = effects("Banish the top 2 cards of your deck.")
    assert plain(top) == ir.FaceDown(faceup) and plain(drawn) == DRAW  # type: ignore[arg-type]
    [theirs] = effects(f"Each opponent banishes the top card of their deck {words}.")
    assert isinstance(theirs, ir.FaceDown)
    [both] = effects(f"Select an enemy follower on the field and banish it {words}.")
    assert isinstance(both.effects[-1], ir.FaceDown)  # type: ignore[attr-defined]


@pytest.mark.clauses("sve", "4.4.3")
def test_cards_of_which_no_place_is_said_are_on_the_field() -> None:
    there = (ir.InZone(ir.Field(ir.AnyPlayer())),)
    for text, group in (
        ("Destroy a follower.", ir.Group(FOLLOWER, qualifiers=there)),
        ("Destroy up to 2 amulets.", ir.Group(AMULET, qualifiers=there)),
        ("Destroy 2 enemy followers.", ir.Group(FOLLOWER, (ir.ControlledBy(FOE),))),
        ("Destroy an evolved follower.", ir.Group(FOLLOWER, (sv.IsEvolved(),), there)),
    ):
        [destroyed] = effects(text)
        assert isinstance(destroyed, ir.SelectAndBreak)
        assert plain(destroyed.target.group) == group
    for text in (
        "Deal 2 damage to a follower.",
        "Give a follower [attack]+1.",
        "Engage a Pixie follower.",
        "Banish a follower.",
    ):
        effects(text)
    effects("Select an enemy card and destroy it.")
    for text in (
        "Put a follower onto your field.",
        "Select a card and banish it.",
        "Destroy an enemy leader or enemy follower.",
    ):
        with pytest.raises(TextError):  # from where; which of them; leaders stay
            effects(text)
