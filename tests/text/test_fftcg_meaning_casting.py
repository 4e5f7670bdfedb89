"""What FFTCG sentences mean: who may cast or play what, from where, and what it costs."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    BACKUP,
    COUNTED_BACKUPS,
    EACH_PLAYER,
    ENTERS,
    FORWARD,
    FORWARDS,
    IT,
    ME,
    MINE,
    NOW,
    ONE,
    OPPONENT,
    SUMMONS,
    T1,
    THIS,
    TURN,
    TWO,
    YOU,
    effects,
    field,
    found_nodes,
    last,
    last_effect,
    meant,
    one,
    refused,
    rule_of,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir

CARDS = ir.Group(ir.IsCard())
AGAIN = "Choose 1 Summon in your Break Zone. Remove it from the game. You can cast it at any time you could normally cast it."
FREE = "Choose 1 Summon of cost 3 or less in your Break Zone. Remove it from the game. "
SUBJECT = ir.Ref(("subject",))


def test_cards_of_the_break_zone_that_were_removed() -> None:
    text = "When Hild enters the field, remove up to 2 Summons in your Break Zone from the game. You can cast them this turn."
    assert same(effects(text, "Forward")[1], ir.AllowCast(YOU, T1, TURN))
    assert refused("When Hild enters the field, discard 2 cards. Break them.", "Forward")


def test_as_though_one_owned_it_stands_behind() -> None:
    text = AGAIN.removesuffix(".") + " as though you owned it."
    assert same(last(text), ir.AllowCast(YOU, T1, ir.Permanent()))


@pytest.mark.parametrize("owned", ["", "as though you owned them "])
def test_several_cards_are_cast_from_elsewhere(owned: str) -> None:
    text = f"Choose up to 2 Summons in your Break Zone. Remove them from the game. You can cast them {owned}"
    allowed = last(f"{text}at any time you could normally cast them.")
    assert same(allowed, ir.AllowCast(YOU, T1, ir.Permanent()))


def test_several_cards_cast_for_a_while() -> None:
    head = "Choose up to 2 Summons in your opponent's Break Zone. Remove them from the game. "
    for front, span in (
        ("During this game", ir.Permanent()),
        ("As long as Hild is on the field", ir.WhileOnField(ME)),
    ):
        text = f"{front}, you can cast them as though you owned them at any time you could normally cast them."
        assert same(
            last(f"When Hild attacks, {head[0].lower()}{head[1:]}{text}", "Forward"), ir.AllowCast(YOU, T1, span)
        )


def test_casting_what_lies_elsewhere_is_allowed_for_as_long_as_is_said() -> None:
    *_, may = effects("Choose 1 Summon in your Break Zone. During this turn, you may cast it without paying the cost.")
    assert same(may, ir.AllowCast(YOU, ir.Ref(("t1",)), NOW, free=True))
    *_, may = effects("Choose 2 Summons in your Break Zone. Until the end of your next turn, you can cast them.")
    assert same(may, ir.AllowCast(YOU, ir.Ref(("t1",)), ir.UntilEndOfNextTurn(YOU)))
    assert isinstance(may, ir.AllowCast)
    assert may.duration == ir.UntilEndOfNextTurn(YOU, w=1)


@pytest.mark.parametrize(
    "words",
    [
        "You can cast it without paying its cost this turn.",
        "You can cast it this turn without paying its cost.",
        "You can cast it at any time you could normally cast it without paying its cost this turn.",
        "You can cast it at any time you could normally cast it this turn without paying the cost.",
        "During this turn, you may cast it as though you owned it without paying its cost.",
    ],
)
def test_free_for_the_turn(words: str) -> None:
    assert same(last(FREE + words), ir.AllowCast(YOU, T1, ir.UntilEndOfTurn(), free=True))


def test_what_is_cast_is_no_card_on_the_field() -> None:
    kept = "you may remove 1 Summon in your hand from the game. You can cast it this turn."
    assert effects(f"When Hild attacks, {kept}", "Forward")[-1].what.to == ("t1",)
    with pytest.raises(TextError):  # Hild lies there by then
        effects(f"When Hild is put from the field into the Break Zone, {kept}", "Forward")


def test_a_leave_to_cast_can_hang_on_a_condition() -> None:
    head = "Choose 1 Summon in your Break Zone. During this turn, you can cast it"
    *_, leave = effects(f"{head} as long as you have no cards in your hand.")
    *_, always = effects(f"{head}.")
    assert isinstance(leave, ir.AllowCast)
    assert same(leave.condition, ir.HandSizeIs(YOU, ir.Num(0), "="))
    assert isinstance(always, ir.AllowCast)
    assert always.condition is None


def test_cast_for_as_long_as_it_stays() -> None:
    head = "When Hild enters the field, choose 1 Summon in your Break Zone. Remove it from the game. "
    for span, duration in (
        ("During this game", ir.Permanent()),
        ("As long as Hild is on the field", ir.WhileOnField(ME)),
    ):
        text = f"{head}{span}, you can cast it at any time you could normally cast it."
        *_, may = one(text).effects  # type: ignore[attr-defined]
        assert same(may, ir.AllowCast(YOU, IT, duration)), span


@pytest.mark.parametrize(
    ("text", "player", "group", "after"),
    [
        ("You can only cast up to 2 cards per turn.", YOU, CARDS, 2),
        ("Your opponent can only cast up to 1 Summon each turn.", OPPONENT, ir.Group(ir.TypeIs(("Summon",))), 1),
        ("Each player cannot cast more than 3 cards per turn.", EACH_PLAYER, CARDS, 3),
    ],
)
def test_so_many_cards_a_turn(text: str, player: ir.Player, group: ir.Group, after: int) -> None:
    (limit,) = one(text).effects  # type: ignore[attr-defined]
    assert same(limit, ir.CannotCast(player, group, ALWAYS, ir.Num(after)))


def test_so_many_cards_for_a_while() -> None:
    (limit,) = effects("Your opponent can only cast up to 1 card this turn.")
    assert same(limit, ir.CannotCast(OPPONENT, CARDS, THIS, ir.Num(1)))
    (limit,) = effects("Until the end of your opponent's next turn, your opponent can only cast up to 2 Forwards.")
    span = ir.UntilEndOfNextTurn(OPPONENT)
    assert same(limit, ir.CannotCast(OPPONENT, ir.Group(FORWARD), span, ir.Num(2)))


def test_nobody_casts_summons() -> None:
    (effect,) = one("Each player cannot cast Summons.").effects  # type: ignore[attr-defined]
    assert same(effect, ir.CannotCast(ir.EachPlayer(), ir.Group(ir.TypeIs(("Summon",))), ALWAYS))


def test_for_how_long_nobody_casts_what() -> None:
    summons = ir.Group(ir.TypeIs(("Summon",)))
    long = ir.UntilEndOfNextTurn(OPPONENT)
    (barred,) = meant(
        "Until the end of your opponent's next turn, your opponent cannot cast Summons.", "Summon"
    ).effects  # type: ignore[attr-defined]
    assert barred == ir.CannotCast(OPPONENT, summons, long)
    (barred,) = meant("Players cannot cast Summons during your next turn.", "Summon").effects  # type: ignore[attr-defined]
    assert barred == ir.CannotCast(ir.EachPlayer(), summons, ir.DuringNextTurn(YOU))
    away = "Choose 1 Forward opponent controls. Return it to its owner's hand. "
    copies = ir.Group(ir.IsCard(), (), (ir.CopyOf(ir.Ref(("t1",))),))
    barred = meant(f"{away}Your opponent cannot cast any copies of it during their next turn.", "Summon").effects[-1]  # type: ignore[attr-defined]
    assert barred == ir.CannotCast(OPPONENT, copies, ir.DuringNextTurn(OPPONENT))


@pytest.mark.parametrize("who", ["Neither player can", "Both players cannot", "Players cannot"])
def test_neither_player_casts_summons(who: str) -> None:
    (rule,) = effects(f"{who} cast Summons.", "Forward")
    assert same(rule, ir.CannotCast(ir.EachPlayer(), ir.Group(ir.TypeIs(("Summon",))), ALWAYS))


def test_only_so_many_can_be_cast() -> None:
    (rule,) = one("Your opponent can only cast 1 Summon per turn.").effects  # type: ignore[attr-defined]
    assert same(rule, ir.CannotCast(OPPONENT, SUMMONS, ALWAYS, after=ir.Num(1)))
    effect = last("Draw 1 card. You cannot cast Forwards this turn.")
    assert same(effect, ir.CannotCast(YOU, FORWARDS, THIS))


def test_summons_in_ones_own_turn_only() -> None:
    text = "Your opponent can only cast Summons during their own turn."
    assert same(field(text), ir.If(ir.IsTurnOf(YOU), ir.CannotCast(OPPONENT, SUMMONS, ALWAYS)))


def test_no_copies_while_it_is_on_the_field() -> None:
    read = last(
        "When Hild attacks, choose 1 Monster. Remove it from the game. As long as Hild is on the field, "
        "your opponent cannot play any copies of the removed card.",
        "Forward",
    )
    copies = ir.Group(ir.IsCard(), (), (ir.CopyOf(T1),))
    assert same(read, ir.CannotPlay(OPPONENT, copies, ir.WhileOnField(ME)))


def test_no_copies_until_the_end_of_the_turn() -> None:
    banned = last(
        "Choose 1 Summon. Cancel its effect. Until the end of the turn, your opponent cannot play any copies of it."
    )
    assert isinstance(banned, ir.CannotPlay) and isinstance(banned.duration, ir.UntilEndOfTurn)
    assert same(banned.group.qualifiers, (ir.CopyOf(T1),))


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("Your opponent cannot play Forwards from the Break Zone onto the field.", ir.CannotPlay(OPPONENT, FORWARDS, ALWAYS, "break_zone")),
        ("Players cannot play Forwards onto the field due to Summons or abilities.",
         ir.CannotPlay(ir.EachPlayer(), FORWARDS, ALWAYS, by_effects=True)),
        ("Forwards cannot enter the field from the deck.", ir.CannotPlay(ir.EachPlayer(), FORWARDS, ALWAYS, "deck")),
        ("Your opponent cannot add cards in their Break Zone to their hand.", ir.CannotAdd(OPPONENT, ir.Group(ir.IsCard()), ALWAYS)),
        ("If you receive damage from your opponent's abilities, the damage becomes 0 instead.",
         ir.ReplacePlayerDamage(None, YOU, "become", ir.Num(0), ALWAYS, source=ir.DamageSource(None, ("ability",), OPPONENT))),
        ("If Hild deals damage, double the damage instead.",
         ir.ReplaceDealtAll(ME, FORWARDS, ir.AnyPlayer(), "double", ir.Num(2), ALWAYS)),
        ("The cost required to cast Hild becomes 2.", ir.CostBecomes(ME, ir.Num(2))),
    ],
)  # fmt: skip
def test_field_abilities(words: str, rule: ir.Effect) -> None:
    (said,) = one(words).effects  # type: ignore[attr-defined]
    assert same(said, rule)


def test_an_allowed_card_is_cheaper_for_each_of_something() -> None:
    text = "Remove the top card of your deck from the game. You can cast it this turn. The cost required to cast it is reduced by 1 for each Backup you control."
    assert same(last(text), ir.CastCheaper(T1, ir.PerEach(ONE, COUNTED_BACKUPS)))


@pytest.mark.parametrize("words", ["required to cast", "for casting", "to cast"])
@pytest.mark.parametrize("pays", ["with", "using"])
def test_cheaper_and_of_any_element(words: str, pays: str) -> None:
    less = ir.CastCheaper(T1, ir.Num(2))
    assert same(last(f"{AGAIN} The cost {words} it is reduced by 2."), less)
    both = last(f"{AGAIN} The cost {words} it is reduced by 2 and can be paid {pays} CP of any Element.")
    free = ir.Restrict(T1, ir.PayAnyElement(), ir.Permanent())
    assert same(both, ir.Both((less, free)))


@pytest.mark.parametrize(
    "words",
    [
        "During this turn, the cost required to cast it is reduced by 2.",
        "The cost required to cast it this turn is reduced by 2.",
        "The cost required to cast it during this turn is reduced by 2.",
    ],
)
def test_what_was_found_costs_less_this_turn(words: str) -> None:
    made = last(f"Search for 1 Forward and add it to your hand. {words}")
    assert same(made, ir.CastCheaper(T1, ir.Num(2)))


def test_extra_and_other_costs_of_what_is_cast() -> None:
    (extra,) = effects("If you pay the cost to cast Hild, you may pay an extra 《火》.", "Forward")
    assert same(extra, ir.ExtraCost(ME, ir.Cost((ir.CpElement("Fire"),)), optional=True))
    (other,) = effects(
        "You can discard 2 Monsters (instead of paying the CP cost) to cast Hild from your hand.", "Forward"
    )
    assert isinstance(other, ir.AlternativeCost)
    (cast,) = effects("Cast 1 Summon from your hand. The cost for casting it is reduced by 2.")
    assert isinstance(cast, ir.CastFrom)
    assert (cast.free, cast.reduction) == (False, TWO)


@pytest.mark.parametrize("measure", ["that of the Summon you cast", "the cost of the Summon you cast"])
@pytest.mark.parametrize("words", ["its cost", "the cost"])
def test_cast_for_less(measure: str, words: str) -> None:
    ability = one(
        f"When you cast a Summon, you may cast 1 Fire Summon from your hand with a cost inferior to {measure} without paying {words}."
    )
    assert isinstance(ability, ir.AutoAbility)
    cheaper = ir.Group(ir.TypeIs(("Summon",)), (ir.ElementIs(("Fire",)),), (ir.CostIs(ir.CostOf(SUBJECT), "<"),))
    (may,) = ability.effects
    assert isinstance(may, ir.May) and isinstance(may.effect, ir.CastFrom)
    assert same(may.effect.target.group, cheaper) and may.effect.free and same(may.effect.zone, ir.Hand(YOU))


@pytest.mark.parametrize(
    ("words", "span"), [("The next Summon you cast this turn", 2), ("During this turn, the next Summon you cast", 3)]
)
@pytest.mark.parametrize("less", ["less", "less to cast"])
def test_the_next_one_costs_less(words: str, span: int, less: str) -> None:
    made = last(f"{words} costs 2 {less} (it cannot become 0).")
    wanted = ir.CastersCostChange(
        player=YOU, group=SUMMONS, amount=ir.Num(2), next_only=True, floor=1, duration=ir.UntilEndOfTurn(w=span)
    )
    assert same(made, wanted)


def test_whose_cards_cost_more_or_less() -> None:
    summons = ir.Group(ir.TypeIs(("Summon",)))
    change = last_effect("The cost required to cast Summons is increased by 1.")
    assert change == ir.CastersCostChange(ir.EachPlayer(), summons, ir.Num(1), ALWAYS, more=True)
    change = last_effect("The cost to play your Backups onto the field is reduced by 1 (it cannot become 0).")
    backups = ir.Group(ir.TypeIs(("Backup",)))
    assert change == ir.CastersCostChange(YOU, backups, ir.Num(1), ALWAYS, floor=1)
    change = last_effect("The cost required for your opponent to play Forwards onto the field increases by 2.")
    assert change == ir.CastersCostChange(OPPONENT, ir.Group(FORWARD), ir.Num(2), ALWAYS, more=True)
    change = last_effect("The cost required to cast your {Job Smith} other than {Card Name Olga} is reduced by 1.")
    smiths = ir.Group(ir.JobIs("Smith"), (), (ir.Without(ir.NameIs("Olga")),))
    assert change == ir.CastersCostChange(YOU, smiths, ir.Num(1), ALWAYS)


@pytest.mark.parametrize(
    ("words", "span", "floor"),
    [
        ("The cost required to play your next {Job Monk} onto the field this turn is reduced by 2.", THIS, 0),
        (
            "During this turn, the cost required to play your next {Job Monk} is reduced by 2 (it cannot become 0).",
            NOW,
            1,
        ),
    ],
)
def test_the_next_one_played_costs_less(words: str, span: ir.Duration, floor: int) -> None:
    (cost,) = effects(words)
    monk = ir.Group(ir.JobIs("Monk"))
    assert same(cost, ir.CastersCostChange(YOU, monk, TWO, span, floor=floor, next_only=True))


def test_costs_with_any_floor() -> None:
    summons = ir.Group(ir.TypeIs(("Summon",)))
    for floor, tail in ((1, "0"), (2, "1 or less"), (3, "2 or less")):
        text = f"The cost required to cast Hild is reduced by 2 (it cannot become {tail})."
        assert same(field(text), ir.CostChange(ME, ir.Num(2), floor=floor)), tail
        text = f"The cost required to cast your Summons is reduced by 2 (it cannot become {tail})."
        changed = ir.CastersCostChange(YOU, summons, ir.Num(2), ir.Continuous(), floor=floor)
        assert same(field(text), changed), tail
    text = "The cost for your opponent to cast Summons is increased by 1."
    assert same(field(text), ir.CastersCostChange(OPPONENT, summons, ir.Num(1), ir.Continuous(), more=True))


def test_next_card_costs_less_for_each() -> None:
    (less,) = effects(
        "During this turn, the cost required to cast your next Summon is reduced by 2 for each Monster you control."
    )
    each = ir.CountOf(ir.Group(ir.TypeIs(("Monster",)), qualifiers=(MINE,)))
    summon = ir.Group(ir.TypeIs(("Summon",)))
    assert same(less, ir.CastersCostChange(YOU, summon, ir.PerEach(ir.Num(2), each), NOW, next_only=True))


def test_cheaper_for_each_of_something() -> None:
    text = "The cost required to cast your next Forward this turn is reduced by 1 for each Backup you control."
    each = ir.PerEach(ONE, ir.CountOf(ir.Group(BACKUP, qualifiers=(MINE,))))
    wanted = ir.CastersCostChange(YOU, ir.Group(FORWARD), each, TURN, next_only=True)
    assert same(last(text), wanted)


def test_what_costs_less_may_cost_more() -> None:
    less, more = (
        last(f"During this turn, the cost required to cast your next Summon is {change} by 2.")
        for change in ("reduced", "increased")
    )
    assert isinstance(less, ir.CastersCostChange) and isinstance(more, ir.CastersCostChange)
    assert (less.more, more.more) == (False, True)


@pytest.mark.parametrize("words", ["your second Summon each turn", "the second Summon you cast during each turn"])
def test_only_one_of_a_turn_is_cheaper(words: str) -> None:
    text = f"The cost required to cast {words} is reduced by 1 (it cannot become 0)."
    wanted = ir.CastersCostChange(YOU, SUMMONS, ir.Num(1), ALWAYS, floor=1, nth=2)
    assert same(field(text), wanted)


def test_what_the_opponent_pays() -> None:
    text = "The cost required to cast your opponent's Summons is increased by 1."
    assert same(field(text), ir.CastersCostChange(OPPONENT, SUMMONS, ir.Num(1), ALWAYS, more=True))


def test_a_cost_that_cannot_become_one() -> None:
    for text in (
        ENTERS
        + "during this turn, the cost required to cast your next Forward is reduced by 3 (it cannot become 1 or less).",
        "The cost required to cast your Forwards is reduced by 3 (it cannot become 1 or less).",
        "The cost for playing Hild onto the field is reduced by 3 (it cannot become 1 or less).",
    ):
        (change,) = found_nodes(text, ir.CastersCostChange | ir.CostChange)
        assert change.floor == 2, text


@pytest.mark.parametrize("kind", ["Characters", "Backups"])
def test_controlled_elements_to_cast_it(kind: str) -> None:
    rule = rule_of(f"You must control {kind} of 3 or more different Elements to cast Hild.")
    assert isinstance(rule, ir.PlayedOnlyIf) and isinstance(rule.condition, ir.Compare)
    assert isinstance(rule.condition.left, ir.CountElements) and rule.condition.right == ir.Num(3)
