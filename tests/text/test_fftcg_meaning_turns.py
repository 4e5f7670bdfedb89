"""What this turn's history, the way a card came and comparisons with the card itself mean."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, FORWARD, ME, MINE, NOW, OPPONENT, THEIRS, THIS, YOU, effects, one, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text

END = "At the end of each of your turns, if"


def condition(words: str) -> ir.Condition:
    """What has to hold at the end of the turn."""
    found = one(f"{END} {words}, draw 1 card.").condition  # type: ignore[attr-defined]
    assert isinstance(found, ir.Condition)
    return found


@pytest.mark.parametrize(
    ("field", "whose"),
    [
        ("the field", ir.AnyPlayer()),
        ("your field", YOU),
        ("your opponent's field", OPPONENT),
        ("either player's field", ir.EachPlayer()),
    ],
)
def test_fields_and_the_ways_onto_them(field: str, whose: ir.Player) -> None:
    for words, by in (
        ("due to an ability", "ability"),
        ("due to your opponent's Summons or abilities", "opponent_effects"),
        ("from the Break Zone", "break_zone"),
        ("from your hand", "your_hand"),
    ):
        event = one(f"When a Forward enters {field} {words}, draw 1 card.").event  # type: ignore[attr-defined]
        assert same(event.happenings[0], ir.EntersField(whose=whose, by=by)), words


def test_how_the_card_came_is_known_to_the_ability_that_waited_for_it() -> None:
    *_, draw = effects(
        "When Hild enters the field, choose 1 Forward. If Hild entered the field due to an ability, break it.",
        "Forward",
    )
    assert isinstance(draw, ir.If)
    assert same(draw.condition, ir.EnteredBy(ME, "ability"))
    with pytest.raises(TextError, match="field ability"):
        compile_text(
            "fftcg", "If Hild entered the field due to an ability, Hild gains Brave.", name="Hild", card_type="Forward"
        )


@pytest.mark.parametrize(
    ("words", "happening"),
    [
        ("Hild has not attacked this turn", ir.Attacks()),
        ("Hild hasn't blocked this turn", ir.Blocks()),
        ("Hild didn't attack this turn", ir.Attacks()),
        ("Hild has not been dealt damage this turn", ir.IsDealtDamage()),
        ("Hild hasn't left the field this turn", ir.LeavesField()),
        ("Hild has not dealt damage to your opponent this turn", ir.DealsDamageToPlayer(OPPONENT)),
    ],
)
def test_what_a_card_has_not_done(words: str, happening: ir.Event) -> None:
    assert same(condition(words), ir.Not(ir.HappenedThisTurn(ir.CardEvent(ME, (happening,)))))


def test_what_a_player_has_not_done() -> None:
    summon = ir.Group(ir.TypeIs(("Summon",)))
    assert same(condition("you haven't cast a Summon this turn"), ir.Not(ir.HasCastThisTurn(YOU, summon, ir.Num(1))))
    cards = ir.HasCastThisTurn(OPPONENT, ir.Group(ir.IsCard()), ir.Num(1))
    assert same(condition("your opponent has not cast any cards this turn"), ir.Not(cards))
    received = ir.HappenedThisTurn(ir.PlayerReceivesDamage(YOU))
    assert same(condition("you have not received damage this turn"), ir.Not(received))
    none = ir.HappenedThisTurn(ir.CardEvent(ir.OneSubject(ir.Group(FORWARD)), (ir.Attacks(),)))
    assert same(condition("no Forwards have attacked this turn"), ir.Not(none))


def test_so_many_were_discarded() -> None:
    each = ir.PlayerDiscards(OPPONENT, each=True)
    assert same(condition("your opponent has discarded 2 or more cards this turn"), ir.HappenedThisTurn(each, times=2))


def test_how_manieth() -> None:
    for words in (
        "When you cast your third Forward in the same turn",
        "When you cast the third Forward you've cast this turn",
    ):
        event = one(f"{words}, draw 1 card.").event  # type: ignore[attr-defined]
        assert same(event, ir.PlayerCasts(YOU, ir.Group(FORWARD), nth=3)), words
    event = one("When your opponent receives their fifth point of damage, draw 1 card.").event  # type: ignore[attr-defined]
    assert same(event, ir.PlayerReceivesDamage(OPPONENT, nth=5))


def test_whose_turn_it_is_when_it_happens() -> None:
    for words, player in (("your turn", YOU), ("your opponent's turn", OPPONENT)):
        event = one(f"During {words}, when a Forward you control leaves the field, draw 1 card.").event  # type: ignore[attr-defined]
        assert isinstance(event, ir.DuringTurnOf)
        assert event.player == player
        assert isinstance(event.event.happenings[0], ir.LeavesField)  # type: ignore[attr-defined]


def test_first_time_of_one_of_a_kind() -> None:
    text = "During each turn, when a Forward enters your field for the first time in that turn, draw 1 card."
    event = one(text).event  # type: ignore[attr-defined]
    assert isinstance(event, ir.FirstInTurn)
    assert same(event.event, ir.CardEvent(ir.OneSubject(ir.Group(FORWARD)), (ir.EntersField(YOU),)))


def test_whose_effect_activates_it() -> None:
    event = one("When a Forward you control becomes active due to your abilities, draw 1 card.").event  # type: ignore[attr-defined]
    assert same(event.happenings[0], ir.BecomesActive(due_to="own_ability"))


@pytest.mark.parametrize(
    ("words", "compare"),
    [
        ("less than", "<"),
        ("inferior to", "<"),
        ("greater than", ">"),
        ("equal to or less than", "<="),
        ("less than or equal to", "<="),
        ("equal to or greater than", ">="),
    ],
)
def test_compared_with_the_card_itself(words: str, compare: str) -> None:
    chosen, _ = effects(f"When Hild attacks, choose 1 Forward with a cost {words} Hild's. Break it.", "Forward")
    assert isinstance(chosen, ir.Choose)
    assert same(chosen.targets[0].group.qualifiers[0], ir.CostIs(ir.CostOf(ME), compare))
    chosen, _ = effects(f"When Hild attacks, choose 1 Forward with power {words} Hild's. Break it.", "Forward")
    assert isinstance(chosen, ir.Choose)
    assert same(chosen.targets[0].group.qualifiers[0], ir.PowerIs(ir.PowerOf(ME), compare))


def test_damage_of_several_and_to_several() -> None:
    (shield,) = one("If Hild is dealt damage by Forwards of cost 3 or less, the damage becomes 0 instead.").effects  # type: ignore[attr-defined]
    source = ir.DamageSource(ir.Group(FORWARD, qualifiers=(ir.CostIs(ir.Num(3), "<="),)))
    assert same(shield, ir.ReplaceDamage(ME, "become", ir.Num(0), ALWAYS, source))
    (shield,) = one("The damage dealt to the Forwards you control by abilities is reduced by 1000 instead.").effects  # type: ignore[attr-defined]
    mine = ir.All(ir.Group(FORWARD, qualifiers=(MINE,)))
    assert same(shield, ir.ReplaceDamage(mine, "reduce", ir.Num(1000), ALWAYS, ir.DamageSource(kinds=("ability",))))
    (none,) = effects("During this turn, if you are dealt damage, the damage becomes 0 instead.")
    assert same(none, ir.ReplacePlayerDamage(None, YOU, "become", ir.Num(0), NOW))
    _, taken = effects("Choose 1 Forward. The next damage dealt to it this turn is dealt to Hild instead.", "Summon")
    assert isinstance(taken, ir.RedirectDamage)
    assert taken.next_only
    assert taken.duration == THIS


def test_monsters_become_forwards_with_what_they_gain() -> None:
    (become,) = effects(
        "Until the end of the turn, all the Monsters you control also become Forwards with 4000 power and Haste."
    )
    assert isinstance(become, ir.BecomeForward)
    assert become.gains == (ir.KeywordGained("Haste"),)
    *_, become = effects("Choose 2 Monsters. Until the end of the turn, they also become Forwards with 4000 power.")
    assert isinstance(become, ir.BecomeForward)
    assert same(become.what, ir.Ref(("t1",)))
    *_, lasting = effects(
        "Choose 1 Monster. It also becomes a Forward with 4000 power. (This effect does not end at the end of the turn.)"
    )
    assert isinstance(lasting, ir.BecomeForward)
    assert isinstance(lasting.duration, ir.Permanent)


def test_what_an_ability_removed_comes_back() -> None:
    (back,) = effects(
        "When Hild leaves the field, return the Forward removed by Hild's ability to its owner's hand.", "Forward"
    )
    assert isinstance(back, ir.ToHand)
    assert isinstance(back.what, ir.All)
    assert isinstance(back.what.group.qualifiers[0], ir.RemovedBy)


def test_named_things() -> None:
    *_, check = effects(
        "Select 1 number. Reveal the top card of your deck. If its cost is the selected number, add it to your hand."
    )
    assert isinstance(check, ir.If)
    assert isinstance(check.condition, ir.Compare)
    assert same(check.condition.right, ir.NamedNumber())
    assert same(THEIRS, ir.ControlledBy(OPPONENT))


def test_elements_that_one_has_and_who_primes() -> None:
    (check,) = effects("If you have 3 or more different Elements among Characters you control, draw 1 card.")
    assert isinstance(check, ir.If)
    mine = ir.CountElements(ir.Group(ir.IsCharacter(), qualifiers=(MINE,)))
    assert same(check.condition, ir.Compare(mine, ir.Num(3), ">="))
    event = one("When Hild or a Character you control primes, draw 1 card.").event  # type: ignore[attr-defined]
    assert isinstance(event, ir.Primes)


@pytest.mark.clauses("fftcg-2020", "11.11.6")
def test_cards_put_into_the_break_zone_this_turn_are_counted_as_they_went_there() -> None:
    put = (ir.PutIntoBreakZone("field"),)
    cases = (
        ("put in the Break Zone from your field during this turn", MINE),
        ("put in the Break Zone from your field this turn", MINE),
        ("put in your Break Zone from the field during this turn", ir.OwnedBy(YOU)),
    )
    for words, whose in cases:
        often = ir.TimesThisTurn(ir.CardEvent(ir.OneSubject(ir.Group(FORWARD, qualifiers=(whose,))), put))
        text = f"When Hild enters the field, choose up to the same number of Backups opponent controls as the Forwards {words}. Break them."
        assert same(effects_of(text)[0].targets[0].count, often), words
        hit = effects_of(
            f"When Hild enters the field, choose 1 Forward. Deal it 1000 damage for each Forward {words}."
        )[-1]
        assert same(hit.amount, ir.PerEach(ir.Num(1000), often)), words
    # what is chosen has to be there still
    chosen = effects("Choose 1 Forward put in your Break Zone from the field during this turn. Add it to your hand.")[0]
    (quality,) = chosen.targets[0].group.qualifiers  # type: ignore[attr-defined]
    assert isinstance(quality, ir.PutThisTurn)


def effects_of(text: str) -> tuple[ir.Effect, ...]:
    """What the only ability does."""
    return one(text).effects  # type: ignore[attr-defined,no-any-return]
