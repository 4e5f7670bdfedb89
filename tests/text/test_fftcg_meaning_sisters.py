"""What sentences mean that are sisters of known ones: of the other player, another zone, another cause, another order of words."""

from __future__ import annotations

import pytest
from fftcg_meaning import FORWARD, MINE, OPPONENT, THEIRS, YOU, meant, one, same

from cardwright.errors import TextError
from cardwright.text import ir

ENTERS = "When Hild enters the field, "
DRAW = "draw 1 card."
NOW = "Choose 1 Forward. "


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("Your opponent's Characters enter the field dull.", "The Characters opponent controls enter the field dull."),
        (ENTERS + "if there are 3 or more different card names among Forwards you control, " + DRAW,
         ENTERS + "if there are 3 or more different names among Forwards you control, " + DRAW),
        (ENTERS + "choose 2 Forwards each of a different Element in your Break Zone. Add them to your hand.",
         ENTERS + "choose 2 Forwards of different Elements in your Break Zone. Add them to your hand."),
        ("When you cast a {Job Smith} or a Summon, " + DRAW, "When you cast a {Job Smith} or Summon, " + DRAW),
        ("Hild cannot attack or block. The Forwards opponent controls don't activate during your opponent's Active Phase.",
         "Hild cannot attack or block. The Forwards opponent controls don't activate during its controller's Active Phase."),
        ("The cost required to cast Hild is reduced by 1 for each Forward put from the field into the Break Zone this turn.",
         "The cost required to cast Hild is reduced by 1 for each Forward that has been put from the field into the Break Zone"
         " this turn."),
        (ENTERS + "you may return any number of Backups you control to their owner's hand. When you do so, draw 1 card for each Backup you"
         " returned by this effect.",
         ENTERS + "you may return any number of Backups you control to their owner's hand. When you do so, draw 1 card for each Backup you"
         " returned."),
    ],
)  # fmt: skip
def test_sisters_that_mean_the_same(words: str, known: str) -> None:
    first, second = meant(words), meant(known)
    if isinstance(first, ir.AutoAbility) and isinstance(second, ir.AutoAbility):
        assert same(first.effects, second.effects) or first.effects == second.effects
        if "cast a" not in words:
            assert first.event == second.event
    else:
        assert first == second


def _event(text: str) -> ir.Event:
    ability = meant(text)
    assert isinstance(ability, ir.AutoAbility)
    return ability.event


def _asked(text: str, kind: str = "Forward") -> ir.Condition:
    (effect,) = meant(text, kind).effects  # type: ignore[attr-defined]
    assert isinstance(effect, ir.If)
    return effect.condition


def test_the_how_manieth_drawn_card() -> None:
    for who, s, have, player in (("you", "", "you've", YOU), ("your opponent", "s", "they've", OPPONENT)):
        text = f"During each turn, when {who} draw{s} the second card {have} drawn, {DRAW}"
        assert _event(text) == ir.FirstInTurn(ir.PlayerDraws(player), nth=2)


def test_the_first_time_in_a_turn_of_one_player() -> None:
    first = ir.FirstInTurn(ir.CardEvent(ir.SelfRef(), (ir.Attacks(),)))
    text = "During each of your turns, when Hild attacks for the first time in that turn, activate Hild."
    assert _event(text) == ir.DuringTurnOf(YOU, first)
    used = ir.FirstInTurn(ir.PlayerUsesAbility(OPPONENT, "action"))
    assert (
        _event(f"During each turn, when your opponent uses an action ability for the first time in that turn, {DRAW}")
        == used
    )


@pytest.mark.parametrize(
    ("done", "past"),
    [
        ("has left the field due to your opponent's Summon or ability", ir.LeavesField("opponent")),
        ("was put from the field into the Break Zone due to your Summons", ir.PutIntoBreakZone("field", "own_summon")),
        ("was broken by your opponent's abilities", ir.IsBroken(due_to="opponent_ability")),
    ],
)
def test_what_happened_this_turn_due_to_whom(done: str, past: ir.Event) -> None:
    condition = _asked(f"If a Forward you controlled {done} this turn, Hild gains Haste.")
    assert isinstance(condition, ir.HappenedThisTurn) and isinstance(condition.event, ir.CardEvent)
    assert condition.event.happenings == (past,)


@pytest.mark.parametrize(
    ("did", "past"),
    [
        ("you searched for a card", ir.PlayerSearches(YOU)),
        ("your opponent has searched for 1 or more cards", ir.PlayerSearches(OPPONENT)),
        ("you gained a 《C》", ir.PlayerGainsCrystal(YOU)),
    ],
)
def test_what_a_player_did_this_turn(did: str, past: ir.Event) -> None:
    assert _asked(f"If {did} this turn, Hild gains Haste.") == ir.HappenedThisTurn(past)


def test_how_many_cards_were_cast_is_asked_in_one_way() -> None:
    condition = _asked("During this turn, if you have cast 3 or more cards, Hild gains Haste.")
    assert condition == ir.HasCastThisTurn(YOU, ir.Group(ir.IsCard()), ir.Num(3))


def test_who_controls_so_many() -> None:
    monsters = ir.Group(ir.TypeIs(("Monster",)))
    asked = _asked("If either player controls 3 or more Monsters, Hild gains Brave.")
    assert isinstance(asked, ir.Controls)
    assert (asked.player, asked.group, asked.count) == (ir.AnyPlayer(), monsters, ir.Num(3))


def test_a_name_or_a_kind() -> None:
    asked = _asked("If you control {Card Name Olga} or a {Job Smith} Forward, Hild gains Brave.")
    smith = ir.Group(FORWARD, (ir.JobIs("Smith"),))
    assert isinstance(asked, ir.Controls) and asked.group == ir.Group(ir.AnyNoun((ir.Group(ir.NameIs("Olga")), smith)))
    with pytest.raises(TextError):  # of which of them would it be the cost?
        one("If you control {Card Name Olga} or a {Job Smith} Forward of cost 5 or more, Hild gains Brave.")


def test_cards_that_are_away() -> None:
    away = ir.OwnedBy(YOU), ir.InZone(ir.Removed(YOU))
    smiths = ir.Group(ir.JobIs("Smith"), (), away)
    assert _asked("If any {Job Smith} you own are removed from the game, Hild gains Haste.") == ir.Exists(
        smiths, ir.Num(1)
    )


@pytest.mark.parametrize("keyword", ["Priming", "Limit Break"])
def test_cards_with_a_newer_keyword(keyword: str) -> None:
    search = meant(f"{ENTERS}search for 1 Forward with {keyword} and add it to your hand.").effects[0].effects[0]  # type: ignore[attr-defined]
    assert search.targets[0].group == ir.Group(FORWARD, (), (ir.WithKeyword(keyword),))


def test_all_but_what_was_named() -> None:
    *_, effect = meant(
        "Name 1 Element. Break all the Forwards of an Element other than the named Element.", "Summon"
    ).effects  # type: ignore[attr-defined]
    assert effect.what.group == ir.Group(FORWARD, (), (ir.Without(ir.NamedElement()),))


@pytest.mark.parametrize(("word", "compare"), [("or less", "<="), ("or more", ">=")])
def test_a_cost_against_what_was_paid(word: str, compare: str) -> None:
    text = f"{ENTERS}choose 1 Forward in your Break Zone. You may pay 《X》. If its cost is X {word}, play it onto the field."
    effect = meant(text).effects[-1]  # type: ignore[attr-defined]
    assert (effect.condition.right, effect.condition.compare) == (ir.X(), compare)


def test_what_the_revealed_cards_are_counted_for() -> None:
    text = f"{ENTERS}reveal the top 3 cards of your deck. {NOW}Deal it 1000 damage for each Forward among the revealed cards."
    damage = meant(text).effects[-1]  # type: ignore[attr-defined]
    assert damage.amount.each == ir.CountRef(ir.Ref(("t1",)), ir.Group(FORWARD))


@pytest.mark.parametrize(("verb", "act"), [("discard", "discarded"), ("remove", "removed")])
def test_the_power_of_all_that_were_put_away(verb: str, act: str) -> None:
    what = "2 Forwards" if verb == "discard" else "2 Forwards in your Break Zone from the game"
    text = f"{ENTERS}you may {verb} {what}. When you do so, {NOW[0].lower()}{NOW[1:]}Deal it damage equal to the total power of the"
    done = meant(f"{text} Forwards you {act} due to this ability.").effects[-1]  # type: ignore[attr-defined]
    assert done.effects[-1].amount == ir.PowerOf(ir.Ref(("t1",)))


@pytest.mark.parametrize("how", ["due to Warp", "from your hand"])
def test_how_it_did_not_enter(how: str) -> None:
    by = {"due to Warp": "warp", "from your hand": "your_hand"}[how]
    ability = meant(f"{ENTERS}if Hild didn't enter the field {how}, {DRAW}")
    assert ability.condition == ir.Not(ir.EnteredBy(ir.SelfRef(), by))  # type: ignore[attr-defined]


def test_costs_of_several_kinds() -> None:
    lying = (ir.InZone(ir.BreakZone(YOU)),)
    cost = meant("Remove 1 Forward, 1 Summon and 1 Backup in your Break Zone from the game: " + "Draw 1 card.").cost  # type: ignore[attr-defined]
    assert [each.group for each in cost.actions] == [
        ir.Group(ir.TypeIs((name,)), (), lying) for name in ("Forward", "Summon", "Backup")
    ]
    cost = meant("Remove 3 cards of different Elements in your Break Zone from the game: Draw 1 card.").cost  # type: ignore[attr-defined]
    assert cost.actions == (ir.PayRemove(ir.Num(3), ir.Group(ir.IsCard(), (), lying), "element"),)


def test_a_shield_that_only_reduces() -> None:
    text = "If Hild is dealt damage, remove 1 Moon Counter from Hild and the damage is reduced by 5000 instead."
    (effect,) = meant(text).effects  # type: ignore[attr-defined]
    assert (effect.change, effect.amount) == ("reduce", ir.Num(5000))
    assert effect.also == ir.RemoveCounters("Moon", ir.Num(1), ir.SelfRef())


@pytest.mark.parametrize(
    ("words", "happening"),
    [
        ("put from your hand into the Break Zone due to your opponent's Summon or ability",
         ir.PutIntoBreakZone("your_hand", "opponent")),
        ("discarded by your opponent's abilities", ir.IsDiscarded("opponent_ability")),
    ],
)  # fmt: skip
def test_how_it_left_the_hand(words: str, happening: ir.Event) -> None:
    assert _event(f"When Hild is {words}, {DRAW}") == ir.CardEvent(ir.SelfRef(), (happening,))


def test_several_cards_at_once() -> None:
    card = ir.Group(ir.IsCard())
    assert _event(
        f"When 1 or more cards are added to your hand from the deck due to a search effect, {DRAW}"
    ) == ir.CardEvent(ir.CountedSubject(ir.Num(1), card), (ir.AddedToHand("search", YOU),))
    foes = ir.Group(FORWARD, (), (THEIRS,))
    assert _event(f"When 1 or more Forwards opponent controls deal damage to you, {DRAW}") == ir.CardEvent(
        ir.CountedSubject(ir.Num(1), foes), (ir.DealsDamageToPlayer(YOU),)
    )
    mine = ir.Group(FORWARD, (), (MINE,))
    assert _event(f"When 1 or more Forwards you control are removed from the game, {DRAW}") == ir.CardEvent(
        ir.CountedSubject(ir.Num(1), mine), (ir.RemovedFromGame(),)
    )


def test_whether_damage_to_a_player_was_battle_damage_is_not_told_apart() -> None:
    with pytest.raises(TextError):
        one(f"When Hild deals battle damage to your opponent, {DRAW}")


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        ("a Moon Counter is placed on it", (1, ">=")),
        ("2 or more Moon Counters are placed on it", (2, ">=")),
        ("there are 3 or less Moon Counters on it", (3, "<=")),
        ("no Moon Counters are placed on it", (0, "<=")),
    ],
)
def test_counters_on_the_card_spoken_of(words: str, asked: tuple[int, str]) -> None:
    effect = meant(f"{NOW}If {words}, break it.", "Summon").effects[-1]  # type: ignore[attr-defined]
    count, compare = asked
    assert effect.condition == ir.CountersAre(ir.Ref(("t1",)), "Moon", ir.Num(count), compare)


def test_as_many_as_were_paid() -> None:
    paid = f"{ENTERS}you may pay 《X》. When you do so, "
    for words, node in (
        ("draw X cards", ir.Draw(YOU, ir.X())),
        ("your opponent discards X cards", ir.Discard(OPPONENT, ir.X(), ir.Group(ir.IsCard()), bind="t1")),
        ("place X Moon Counters on Hild", ir.PlaceCounters("Moon", ir.X(), ir.SelfRef())),
    ):
        assert meant(f"{paid}{words}.").effects[-1] == ir.WhenDone((node,))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("Fire card", ir.Group(ir.IsCard(), (ir.ElementIs(("Fire",)),))),
        ("{Job Smith}", ir.Group(ir.JobIs("Smith"))),
    ],
)
def test_which_of_the_milled_cards_count(words: str, kind: ir.Group) -> None:
    text = f"{ENTERS}put the top 4 cards of your deck into the Break Zone. Draw 1 card for each {words} put into the Break Zone by this effect."
    draw = meant(text).effects[-1]  # type: ignore[attr-defined]
    assert draw.count.each == ir.CountRef(ir.Ref(("t1",)), kind)


@pytest.mark.parametrize(
    "words",
    [
        "It loses all its abilities and its power becomes 1000 until the end of the turn.",
        "Its power becomes 1000 and it loses all its abilities until the end of the turn.",
    ],
)
def test_two_things_with_one_span(words: str) -> None:
    turn = ir.UntilEndOfTurn()
    both = {
        ir.Lose(ir.Ref(("t1",)), (ir.AllAbilities(),), turn),
        ir.SetPower(ir.Ref(("t1",)), ir.Num(1000), turn),
    }
    assert set(meant(NOW + words, "Summon").effects[-1].effects) == both  # type: ignore[attr-defined]


@pytest.mark.parametrize(("by", "kinds"), [("Summons", ("summon",)), ("abilities", ("ability",))])
def test_damage_that_stands_this_turn(by: str, kinds: tuple[str, ...]) -> None:
    text = f"During this turn, the damage dealt by your {by} to Forwards opponent controls cannot be reduced."
    (effect,) = meant(text, "Summon").effects  # type: ignore[attr-defined]
    assert effect.rule == ir.DamageStands(YOU, kinds)


@pytest.mark.parametrize("words", ["you have no Forwards", "you don't have any Forwards"])
def test_none_of_them_lie_there(words: str) -> None:
    lying = ir.Group(FORWARD, (), (ir.InZone(ir.BreakZone(YOU)),))
    asked = _asked(f"If {words} in your Break Zone, Hild gains Haste.")
    assert asked == ir.Exists(lying, ir.Num(0), "<=")


def test_cards_of_a_cost_are_cast_from_the_break_zone() -> None:
    lying = ir.Group(FORWARD, (), (ir.CostIs(ir.Num(3), "<="), ir.InZone(ir.BreakZone(YOU))))
    (effect,) = meant("You can cast Forwards of cost 3 or less from your Break Zone.").effects  # type: ignore[attr-defined]
    assert effect == ir.MayCast(YOU, lying)
    (effect,) = meant("Once per turn, you can cast a Forward of cost 3 or less from your Break Zone.").effects  # type: ignore[attr-defined]
    assert effect == ir.MayCast(YOU, lying, times=1)


@pytest.mark.parametrize("words", ["discarded to cast Hild", "discarded to cast it"])
def test_what_paid_for_it(words: str) -> None:
    effect = meant(f"{ENTERS}place 1 Moon Counter on Hild for each card {words}.").effects[-1]  # type: ignore[attr-defined]
    assert effect.count.each == ir.CountRef(ir.DiscardedToCast(), ir.Group(ir.IsCard()))


def test_the_first_crystal_in_a_turn() -> None:
    text = f"During each turn, when you gain 《C》 for the first time in that turn, {DRAW}"
    assert _event(text) == ir.FirstInTurn(ir.PlayerGainsCrystal(YOU))


@pytest.mark.parametrize(
    ("words", "also"),
    [
        ("dull Hild", ir.Dull(ir.SelfRef())),
        ("break Hild", ir.Break(ir.SelfRef())),
        ("put Hild into the Break Zone", ir.PutInto(ir.SelfRef(), ir.BreakZone(ir.Owner()))),
    ],
)
def test_what_is_done_besides_when_the_damage_comes(words: str, also: ir.Effect) -> None:
    text = f"During this turn, the next damage dealt to you becomes 0 and {words} instead."
    (effect,) = meant(f"《0》: {text}").effects  # type: ignore[attr-defined]
    assert (effect.next_only, effect.also) == (True, also)


def test_a_loss_as_long_as_another_card_is_there() -> None:
    effect = meant(f"{ENTERS}{NOW[0].lower()}{NOW[1:]}As long as it is on the field, Hild loses 2000 power.").effects[
        -1
    ]  # type: ignore[attr-defined]
    losses = (ir.PowerUp(ir.Num(2000)),)
    assert effect == ir.Lose(ir.SelfRef(), losses, ir.WhileOnField(ir.Ref(("t1",))))


def test_they_and_all_of_a_kind_go_back() -> None:
    text = "Choose 2 Forwards opponent controls. Return them, and all the Monsters opponent controls to their owners' hands."
    effect = meant(text, "Summon").effects[-1]  # type: ignore[attr-defined]
    assert isinstance(effect, ir.ToHand) and isinstance(effect.what, ir.Several)
    assert effect.what.items[0] == ir.Ref(("t1",))


def test_on_the_bottom_is_at_the_bottom() -> None:
    text = "Choose 2 Summons in your Break Zone. Put them {} the bottom of your deck in any order."
    assert meant(text.format("on"), "Summon") == meant(text.format("at"), "Summon")


def test_what_the_removed_cards_are() -> None:
    text = f"{ENTERS}choose 4 cards in your Break Zone. Remove them from the game. If there are 3 or more Forwards among cards removed by"
    effect = meant(f"{text} this effect, {DRAW}").effects[-1]  # type: ignore[attr-defined]
    assert effect.condition == ir.Compare(ir.CountRef(ir.Ref(("t1",)), ir.Group(FORWARD)), ir.Num(3), ">=")


def test_damage_that_a_party_does_not_take() -> None:
    (effect,) = meant("If Hild forming a party is dealt damage, the damage becomes 0 instead.").effects  # type: ignore[attr-defined]
    assert effect.condition == ir.InParty(ir.SelfRef())
    assert (effect.effect.to, effect.effect.change) == (ir.SelfRef(), "become")


def test_as_many_as_were_shown_of_a_job() -> None:
    text = f"{ENTERS}you may reveal any number of {{Job Smith}} from your hand. When you do so, choose up to the same number of Forwards"
    done = meant(f"{text} as the {{Job Smith}} you revealed. Dull them.").effects[-1]  # type: ignore[attr-defined]
    assert done.effects[0].targets[0].count == ir.CountRef(ir.Ref(("t1",)), ir.Group(ir.JobIs("Smith")))
