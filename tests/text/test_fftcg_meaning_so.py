"""What whole cards of several sentences mean: costs paid so, both of two, each of a group, and what would happen this turn."""

from __future__ import annotations

import pytest
from fftcg_meaning import FORWARD, ME, MINE, OPPONENT, THEIRS, YOU, one, same

from cardwright.errors import TextError
from cardwright.text import ir

TURN = ir.UntilEndOfTurn()


def entering(sentences: str) -> tuple[ir.Effect, ...]:
    found = one(f"When Hild enters the field, {sentences}")
    assert isinstance(found, ir.AutoAbility)
    return found.effects


@pytest.mark.parametrize(
    ("cost", "instead"),
    [
        ("You can pay 《土》 (instead of paying the CP cost) to cast Hild.", True),
        ("You can discard 2 cards (instead of paying the CP cost) to play Hild from your hand onto the field.", True),
        ("If you cast Hild, you may pay 《2》 as an extra cost.", False),
    ],
)
def test_what_was_paid_so(cost: str, instead: bool) -> None:
    found = one(f"{cost} If you do so, when Hild enters the field, draw 1 card.")
    assert isinstance(found, ir.FieldAbility)
    trigger = ir.AutoAbility(ir.CardEvent(ME, (ir.EntersField(ir.AnyPlayer()),)), (ir.Draw(YOU, ir.Num(1)),))
    had = ir.Gain(ME, (ir.AbilityGained((trigger,)),), ir.Continuous())
    assert same(found.effects[1], ir.If(ir.PaidExtraCost(instead), had))


def test_nothing_was_paid_so() -> None:
    with pytest.raises(TextError, match="without a cost"):
        one("Hild gains +1000 power. If you do so, when Hild enters the field, draw 1 card.")


def test_cards_discarded_for_an_element() -> None:
    words = "You can discard {} Element cards from your hand to produce CP. ({} cards produce 2 {} CP each.)"
    found = one(words.format("Light", "Light", "Light"))
    assert isinstance(found, ir.FieldAbility) and same(found.effects[0], ir.LightDarkDiscards("Light"))
    with pytest.raises(TextError, match="other cards"):
        one(words.format("Light", "Dark", "Dark"))


@pytest.mark.parametrize("trait", ["element", "type", "cost"])
def test_both_of_two_that_were_chosen(trait: str) -> None:
    name = trait.capitalize() if trait == "element" else trait
    asked = f"If both cards are of the same {name}, draw 1 card."
    two = "choose 1 Summon in your Break Zone and 1 Summon in your opponent's Break Zone. Remove them from the game. "
    *_, last = entering(two + asked)
    assert isinstance(last, ir.If) and same(last.condition, ir.AllShare(ir.Ref(("t1", "t2")), trait))
    *_, last = entering("choose 2 cards in your opponent's Break Zone. Remove them from the game. " + asked)
    assert isinstance(last, ir.If) and same(last.condition, ir.AllShare(ir.Ref(("t1",)), trait))


@pytest.mark.parametrize("many", ["up to 2 cards", "3 cards", "1 card"])
def test_no_two_were_chosen(many: str) -> None:
    them = "it" if many == "1 card" else "them"
    with pytest.raises(TextError, match="both_cards"):
        entering(
            f"choose {many} in your opponent's Break Zone. Remove {them} from the game. If both cards are Forwards, draw 1 card."
        )


@pytest.mark.parametrize(
    ("words", "group"),
    [
        ("each Forward you control", ir.Group(FORWARD, qualifiers=(MINE,))),
        ("each of the Forwards opponent controls", ir.Group(FORWARD, qualifiers=(THEIRS,))),
        ("all the Forwards", ir.Group(FORWARD)),
        ("each card you own removed from the game",
         ir.Group(ir.IsCard(), qualifiers=(ir.OwnedBy(YOU), ir.InZone(ir.Removed(ir.EachPlayer()))))),
    ],
)  # fmt: skip
@pytest.mark.parametrize(("some", "count"), [("2 Dream Counters", ir.Num(2)), ("all Dream Counters", None)])
def test_counters_of_each(words: str, group: ir.Group, some: str, count: ir.Amount | None) -> None:
    [effect] = entering(f"remove {some} from {words}.")
    assert same(effect, ir.RemoveCounters("Dream", count, ir.All(group, bind="t1")))


@pytest.mark.parametrize(
    ("fate", "leaves"), [("would be put from the field into the Break Zone", False), ("would leave the field", True)]
)
@pytest.mark.parametrize(
    ("end", "to"), [("return it to its owner's hand", "hand"), ("remove it from the game", "removed")]
)
def test_what_would_happen_this_turn(fate: str, leaves: bool, end: str, to: str) -> None:
    for text in (f"during this turn, if a Forward you control {fate}, {end} instead.",
                 f"if a Forward you control {fate} this turn, {end} instead."):  # fmt: skip
        *_, effect = entering("draw 1 card. " + text[0].upper() + text[1:])
        mine = ir.All(ir.Group(FORWARD, qualifiers=(MINE,)), bind="t1")
        assert same(effect, ir.RemoveInstead(mine, TURN, leaves=leaves, to=to))


@pytest.mark.parametrize(("words", "trait"), [("of different Elements", "element"), ("with different costs", "cost"),
                                              ("with different names", "name")])  # fmt: skip
@pytest.mark.parametrize(("whose", "player"), [("you control", YOU), ("opponent controls", OPPONENT)])
def test_whose_cards_differ(words: str, trait: str, whose: str, player: ir.Player) -> None:
    choice, _ = entering(f"choose up to 3 Forwards {words} {whose}. Dull them.")
    assert isinstance(choice, ir.Choose)
    group = ir.Group(FORWARD, qualifiers=(ir.ControlledBy(player),))
    assert same(choice.targets[0], ir.Target(ir.Num(3), group, up_to=True, different=trait, bind="t1"))


def test_what_differs_in_a_cost_is_open() -> None:
    with pytest.raises(TextError, match="different"):
        one("Dull 2 active Forwards of different Elements you control: Draw 1 card.")


@pytest.mark.parametrize(
    ("words", "source"),
    [
        ("put from your hand or deck into the Break Zone", "your_hand_or_deck"),
        ("put into the Break Zone from your deck or hand", "your_hand_or_deck"),
        ("put from the hand or deck into the Break Zone", "hand_or_deck"),
        ("put from your opponent's hand or deck into the Break Zone", "opponent_hand_or_deck"),
    ],
)
def test_put_from_either(words: str, source: str) -> None:
    found = one(f"When Hild is {words}, draw 1 card.")
    assert isinstance(found, ir.AutoAbility)
    assert same(found.event, ir.CardEvent(ME, (ir.PutIntoBreakZone(source),)))


@pytest.mark.parametrize(
    ("text", "change", "amount"),
    [
        ("during this turn, the next damage dealt to a Forward you control becomes 0 instead.", "become", 0),
        ("the next damage dealt to a Forward you control becomes 0 this turn.", "become", 0),
        ("the next damage dealt to a Forward you control this turn is reduced by 2000 instead.", "reduce", 2000),
        ("during this turn, the next time a Forward you control is dealt damage, reduce the damage by 2000 instead.", "reduce", 2000),
        ("the next time a Forward you control receives damage this turn, double the damage instead.", "double", 2),
    ],
)  # fmt: skip
def test_the_next_damage_of_a_group(text: str, change: str, amount: int) -> None:
    [effect] = entering(text)
    mine = ir.All(ir.Group(FORWARD, qualifiers=(MINE,)), bind="t1")
    assert same(effect, ir.ReplaceDamage(mine, change, ir.Num(amount), TURN, next_only=True))


@pytest.mark.parametrize("verb", ["reveal", "revealed"])
def test_how_many_were_revealed(verb: str) -> None:
    shown = "you may reveal any number of Fire Summons from your hand. "
    *_, effect = entering(f"{shown}If you {verb} 4 or more cards, draw 1 card.")
    many = ir.Compare(ir.CountRef(ir.Ref(("t1",)), ir.Group(ir.IsCard())), ir.Num(4), ">=")
    assert isinstance(effect, ir.If) and same(effect.condition, many)


@pytest.mark.parametrize("by", ["by this effect", "this way", "due to this ability"])
@pytest.mark.parametrize(
    ("verb", "place", "into", "dull"),
    [
        ("add", "to your hand", ir.Hand(YOU), False),
        ("play", "onto the field", ir.Field(YOU), False),
        ("play", "onto the field dull", ir.Field(YOU), True),
        ("remove", "from the game", ir.Removed(ir.Owner()), False),
    ],
)
def test_some_of_what_was_put_into_the_break_zone(by: str, verb: str, place: str, into: ir.Zone, dull: bool) -> None:
    put = "put the top 4 cards of your deck into the Break Zone. You may "
    *_, offer = entering(f"{put}{verb} 1 Forward put into the Break Zone {by} {place}.")
    one_of = ir.Target(ir.Num(1), ir.Group(FORWARD), bind="t2")
    assert same(offer, ir.May(YOU, ir.TakeAmong(YOU, one_of, ir.Ref(("t1",)), into, dull=dull)))
    with pytest.raises(TextError, match="all_milled"):
        entering(f"draw 1 card. You may {verb} 1 Forward put into the Break Zone {by} {place}.")


@pytest.mark.parametrize(("tail", "dull"), [("", False), (" dull", True)])
def test_one_of_the_other_players_cards_is_played_onto_your_field(tail: str, dull: bool) -> None:
    *_, offer = entering(f"your opponent reveals their hand. You may play 1 Monster among them onto your field{tail}.")
    monster = ir.Target(ir.Num(1), ir.Group(ir.TypeIs(("Monster",))), bind="t2")
    assert same(offer, ir.May(YOU, ir.TakeAmong(YOU, monster, ir.Ref(("t1",)), ir.Field(YOU), dull=dull)))


@pytest.mark.parametrize(
    ("words", "kinds"),
    [("special abilities", ("special",)), ("action abilities", ("action",)), ("action and special abilities", ("action", "special"))],
)  # fmt: skip
def test_abilities_of_another_without_end(words: str, kinds: tuple[str, ...]) -> None:
    forever = "(This effect does not end at the end of the turn.)"
    *_, gain = entering(f"choose 1 Monster. Hild gains all the {words} of that Monster. {forever}")
    assert same(gain, ir.GainAbilitiesOf(ME, ir.Ref(("t1",)), kinds, ir.Permanent()))


def test_then_without_end() -> None:
    forever = "(This effect does not end at the end of the turn.)"
    grown = ir.Gain(ME, (ir.KeywordGained("Haste"),), ir.Permanent())
    *_, then = entering(f"draw 1 card. Then, Hild gains Haste. {forever}")
    assert same(then, ir.Afterwards(grown))
    *_, then = entering(
        f"draw 1 card. Then, if 3 or more Dream Counters are placed on Hild, Hild gains Haste. {forever}"
    )
    assert same(then, ir.Afterwards(ir.If(ir.CountersAre(ME, "Dream", ir.Num(3)), grown)))
    offer = "select 1 of the 2 following actions. "
    made = entering(f'{offer}"Draw 1 card." "Choose 1 Monster. It gains Haste." {forever}')
    assert isinstance(made[0], ir.Modal)
    lasting = ir.Gain(ir.Ref(("t1",)), (ir.KeywordGained("Haste"),), ir.Permanent())
    assert same(made[0].options[1].effects[1], lasting)


def test_as_many_actions_as_were_done() -> None:
    discards = "you may discard up to 2 cards. "
    actions = 'select up to the same number of the 2 following actions. "Draw 1 card." "Your opponent discards 1 card."'
    *_, done = entering(f"{discards}When you do so, {actions}")
    assert isinstance(done, ir.WhenDone) and isinstance(done.effects[0], ir.Modal)
    header = ir.ModalHeader(YOU, ir.CountRef(ir.Ref(("t1",))), ir.Num(2), up_to=True)
    assert same(done.effects[0].header, header)
    with pytest.raises(TextError, match="only afterwards"):
        entering(f"discard 2 cards. S{actions[1:]}")


@pytest.mark.parametrize(
    ("chosen", "joined", "meant"),
    [("1 Backup", "it and", 0), ("1 Backup", "it, and", 0), ("2 Backups", "them and", 0), ("2 Backups", "them, and", 0), ("1 Backup", "Hild, and", 1)],
)  # fmt: skip
def test_what_was_chosen_and_all_of_a_group(chosen: str, joined: str, meant: int) -> None:
    if meant:
        [effect] = entering(f"remove {joined} all the Forwards opponent controls from the game.")
    else:
        _, effect = entering(
            f"choose {chosen} you control. Remove {joined} all the Forwards opponent controls from the game."
        )
    first = ME if meant else ir.Ref(("t1",))
    rest = ir.All(ir.Group(FORWARD, qualifiers=(THEIRS,)), bind="t1" if meant else "t2")
    assert same(effect, ir.RemoveFromGame(ir.Several((first, rest)), ir.Permanent()))


def test_what_all_of_a_group_does_besides() -> None:
    _, effect = entering(
        "choose 1 Forward. Break it and all the Forwards you control gain Haste until the end of the turn."
    )
    assert isinstance(effect, ir.Both) and same(effect.effects[0], ir.Break(ir.Ref(("t1",))))
