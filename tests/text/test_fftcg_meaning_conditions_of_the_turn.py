"""What FFTCG sentences mean: what is asked of the turn and of what was done in it."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    BACKUPS,
    BRAVE,
    FOE,
    FORWARD,
    ME,
    ONE,
    OPPONENT,
    SUMMONS,
    T1,
    T2,
    THEIRS,
    YOU,
    asked_as_it_attacks,
    asked_at_the_end,
    asked_by_effect,
    awaited,
    effects,
    field,
    found_nodes,
    last,
    meant,
    one,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir

UNBLOCKED = ir.CannotBeBlocked()
COUNTS = [
    ("the number of Backups you control", ir.CountOf(BACKUPS)),
    ("the number of Elements among Backups you control", ir.CountElements(BACKUPS)),
    ("the number of cards you have cast this turn", ir.CardsCastThisTurn(YOU)),
    ("the number of Summons your opponent has cast this turn",
     ir.CardsCastThisTurn(OPPONENT, ir.Group(ir.TypeIs(("Summon",))))),
    ("the points of damage you have received", ir.DamageReceived(YOU)),
]  # fmt: skip


def test_a_number_of_cards_exactly() -> None:
    cast = ir.CardsCastThisTurn(YOU)
    for words, condition in (
        ("exactly 3 cards", ir.Compare(cast, ir.Num(3), "=")),
        ("3 or 4 cards", ir.Or((ir.Compare(cast, ir.Num(3), "="), ir.Compare(cast, ir.Num(4), "=")))),
    ):
        ability = one(f"At the end of each of your turns, if you have cast {words} this turn, draw 1 card.")
        assert same(ability.condition, condition)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("who", "player"), [("you have", YOU), ("your opponent has", OPPONENT)])
@pytest.mark.parametrize(
    ("words", "number", "compare"), [("no", 0, "="), ("2 or less", 2, "<="), ("2 or fewer", 2, "<=")]
)
def test_so_few_were_cast(who: str, player: ir.Player, words: str, number: int, compare: str) -> None:
    found = asked_as_it_attacks(f"{who} cast {words} Summons this turn")
    assert same(found, ir.Compare(ir.CardsCastThisTurn(player, SUMMONS), ir.Num(number), compare))


@pytest.mark.parametrize(("words", "count"), COUNTS)
def test_a_number_that_is_counted(words: str, count: ir.Amount) -> None:
    chosen = effects(f"Choose 1 Forward of cost equal to or less than {words}. Break it.")[0].targets[0]  # type: ignore[attr-defined]
    assert same(chosen.group.qualifiers[0], ir.CostIs(count, "<="))
    placed = last(f"《1》: Place Moon Counters on Hild equal to {words}.", "Forward")
    assert same(placed, ir.PlaceCounters("Moon", count, ME))
    text = f"《1》: Look at the same number of cards from the top of your deck as {words}. Return them to the top or bottom of your deck in any order."
    looked = effects(text, "Forward")[0]
    assert same(looked.count, count)  # type: ignore[attr-defined]


def test_each_card_that_the_other_has_cast() -> None:
    for words, group in (("card", None), ("Summon", ir.Group(ir.TypeIs(("Summon",))))):
        wanted = ir.Draw(YOU, ir.PerEach(ir.Num(1), ir.CardsCastThisTurn(OPPONENT, group)))
        assert same(last(f"Draw 1 card for each {words} your opponent has cast this turn."), wanted)


def test_more_conditions_and_phases() -> None:
    attacking = ir.Group(FORWARD, qualifiers=(THEIRS, ir.StatusIs("attacking")))
    summon = ir.PlayerCasts(YOU, ir.Group(ir.TypeIs(("Summon",))))
    fought = ir.CardEvent(FOE, (ir.Attacks(), ir.Blocks()))
    assert same(asked_at_the_end("a Forward opponent controls is attacking"), ir.Exists(attacking, ir.Num(1)))
    assert same(
        asked_at_the_end("a Forward opponent controls attacked or blocked this turn"), ir.HappenedThisTurn(fought)
    )
    for words, phase, player in (
        ("your opponent's Attack Phase", "attack", OPPONENT),
        ("the Attack Phase", "attack", ir.EachPlayer()),
        ("your Main Phase 2", "main_2", YOU),
    ):
        assert same(awaited(f"When you cast a Summon during {words}"), ir.DuringPhaseOf(phase, player, summon)), words
    ability = one("When a Forward enters your field, if you didn't cast it, draw 1 card.")
    asked = ability.condition  # type: ignore[attr-defined]
    assert same(asked, ir.Not(ir.WasCast(ir.Ref(("subject",)))))


def test_moments_inside_a_main_phase() -> None:
    ability = one("During your opponent's Main Phase, when a Forward enters the field, draw 1 card.")
    enters = ir.CardEvent(ir.OneSubject(ir.Group(FORWARD)), (ir.EntersField(ir.AnyPlayer()),))
    assert same(ability.event, ir.DuringPhaseOf("main", OPPONENT, enters))  # type: ignore[attr-defined]


def test_who_was_controlled_as_it_happened() -> None:
    asked = last("If a Forward you controlled attacked this turn, draw 1 card.")
    assert isinstance(asked, ir.If) and isinstance(asked.condition, ir.HappenedThisTurn)


def test_what_several_did_this_turn() -> None:
    for words, happening in (
        ("attacked", ir.Attacks()),
        ("were attacking", ir.Attacks()),
        ("have attacked", ir.Attacks()),
        ("blocked", ir.Blocks()),
        ("left the field", ir.LeavesField()),
        ("entered your field", ir.EntersField(YOU)),
        ("have entered your field due to Warp", ir.EntersField(YOU, "warp")),
        ("have received damage", ir.IsDealtDamage()),
        ("were dealt damage", ir.IsDealtDamage()),
        ("have formed a party", ir.FormsPartyAndAttacks()),
    ):
        (effect,) = effects(f"If 2 or more Forwards {words} this turn, draw 1 card.")
        assert isinstance(effect, ir.If)
        event = ir.CardEvent(ir.OneSubject(ir.Group(FORWARD)), (happening,))
        assert same(effect.condition, ir.HappenedThisTurn(event, 2)), words


@pytest.mark.parametrize(
    ("done", "past"),
    [
        ("has left the field due to your opponent's Summon or ability", ir.LeavesField("opponent")),
        ("was put from the field into the Break Zone due to your Summons", ir.PutIntoBreakZone("field", "own_summon")),
        ("was broken by your opponent's abilities", ir.IsBroken(due_to="opponent_ability")),
    ],
)
def test_what_happened_this_turn_due_to_whom(done: str, past: ir.Event) -> None:
    condition = asked_by_effect(f"If a Forward you controlled {done} this turn, Hild gains Haste.")
    assert isinstance(condition, ir.HappenedThisTurn) and isinstance(condition.event, ir.CardEvent)
    assert condition.event.happenings == (past,)


def test_if_you_cast_so_many() -> None:
    ability = one("When Hild attacks, if you cast 2 or more Summons this turn, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and ability.condition is not None
    assert same(ability.condition, ir.HasCastThisTurn(YOU, SUMMONS, ir.Num(2)))
    ability = one("When Hild attacks, if you cast a Summon this turn, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and ability.condition is not None
    assert same(ability.condition, ir.HasCastThisTurn(YOU, SUMMONS, ir.Num(1)))


def test_how_many_cards_were_cast_is_asked_in_one_way() -> None:
    condition = asked_by_effect("During this turn, if you have cast 3 or more cards, Hild gains Haste.")
    assert condition == ir.HasCastThisTurn(YOU, ir.Group(ir.IsCard()), ir.Num(3))


def test_smaller_words() -> None:
    assert found_nodes("You can only pay with CP produced by Backups to play Hild onto the field.", ir.PayOnlyWith)[
        0
    ].backups
    assert (
        found_nodes("You can only pay with CP produced by Fire Backups to play Hild onto the field.", ir.PayOnlyWith)[
            0
        ].element
        == "Fire"
    )
    assert found_nodes("《0》: Choose 1 Forward. Negate all the damage dealt to it.", ir.NegateDamage)
    (rule,) = found_nodes(
        "《0》: Choose 1 Forward. It cannot use action abilities or special abilities this turn.", ir.CannotUseAbilities
    )
    assert rule.kinds == ("action", "special")
    text = "At the end of each of your turns, if your opponent {} cast a card this turn, draw 1 card."
    for did in ("did not", "didn't", "has not"):
        assert isinstance(meant(text.format(did)).condition, ir.Not)


@pytest.mark.parametrize(
    ("text", "player"),
    [("During your turn, Hild gains Brave and cannot be blocked.", YOU),
     ("Hild gains Brave and cannot be blocked during your opponent's turn.", OPPONENT)],
)  # fmt: skip
def test_a_pair_for_a_turn(text: str, player: ir.Player) -> None:
    (asked,) = one(text).effects  # type: ignore[attr-defined]
    pair = ir.Both((ir.Gain(ME, BRAVE, ALWAYS), ir.Restrict(ME, UNBLOCKED, ALWAYS)))
    assert same(asked, ir.If(ir.IsTurnOf(player), pair))


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("If a Forward opponent controls is dealt damage during your turn, the damage increases by 1000 instead.",
         "During your turn, if a Forward opponent controls is dealt damage, the damage increases by 1000 instead."),
        ("If Hild receives damage from Summons during your opponent's turn, the damage is reduced by 2000 instead.",
         "During your opponent's turn, if Hild receives damage from Summons, the damage is reduced by 2000 instead."),
        ("If you have received 2 or more points of damage more than your opponent, Hild gains Haste.",
         "If you have received at least 2 points of damage more than your opponent, Hild gains Haste."),
    ],
)  # fmt: skip
def test_what_holds_in_a_turn_or_of_points(words: str, known: str) -> None:
    assert meant(words) == meant(known)


@pytest.mark.parametrize(
    "words",
    [
        "The cost required to cast your first Summon during each of your turns is reduced by 1.",
        "The cost required to cast the first Summon you cast during each of your turns is reduced by 1.",
        "During each of your turns, the cost required to cast your first Summon is reduced by 1.",
    ],
)
def test_the_first_of_each_of_ones_turns(words: str) -> None:
    (held,) = effects(words, "Backup")
    cheaper = ir.CastersCostChange(YOU, ir.Group(ir.TypeIs(("Summon",))), ir.Num(1), duration=ALWAYS, nth=1)
    assert same(held, ir.If(ir.IsTurnOf(YOU), cheaper))


@pytest.mark.parametrize(("whose", "player"), [("your", YOU), ("your opponent's", ir.Opponent())])
def test_in_whose_turn_a_card_is_cast_is_known_as_it_is_paid_for(whose: str, player: ir.Player) -> None:
    text = f"If you cast Hild during {whose} turn, the cost required to cast Hild is reduced by 2."
    cheaper = ir.If(ir.IsTurnOf(player), ir.CostChange(ME, ir.Num(2)))
    for kind in ("Summon", "Forward"):
        ability = meant(text, kind)
        assert isinstance(ability, ir.FieldAbility) and same(ability.effects, (cheaper,))
    with pytest.raises(TextError, match="known of a Summon only"):
        one(f"If you cast Hild during {whose} turn, Hild gains Haste.")


@pytest.mark.parametrize(("whose", "player"), [("your", YOU), ("your opponent's", OPPONENT)])
def test_a_condition_in_a_turn(whose: str, player: ir.Player) -> None:
    (rule,) = one(f"During {whose} turn, if you control a Backup, Hild gains Haste.").effects  # type: ignore[attr-defined]
    assert isinstance(rule, ir.If) and same(rule.condition, ir.IsTurnOf(player)) and isinstance(rule.effect, ir.If)


@pytest.mark.parametrize(("whose", "player"), [("your", YOU), ("your opponent's", OPPONENT)])
def test_a_condition_and_the_turn_behind(whose: str, player: ir.Player) -> None:
    (rule,) = one(f"If you control a Backup, Hild gains Haste during {whose} turn.").effects  # type: ignore[attr-defined]
    assert isinstance(rule, ir.If) and same(rule.condition, ir.IsTurnOf(player)) and isinstance(rule.effect, ir.If)


def test_in_which_turn_a_card_was_cast_is_asked_of_a_summon_alone() -> None:
    for said in ("you cast Hild", "Hild was cast"):
        asked = f"Draw 1 card. If {said} during your opponent's turn, draw 2 cards instead."
        assert isinstance(last(asked).condition, ir.IsTurnOf)
        with pytest.raises(TextError):
            last(f"When Hild attacks, if {said} during your opponent's turn, draw 1 card.", "Forward")


def test_limits_of_use() -> None:
    ability = one(
        "《0》: Draw 1 card. You can only use this ability during your Main Phase 2, and if you control 3 or more Forwards."
    )
    phase, forwards = ability.limits  # type: ignore[attr-defined]
    assert same(phase, ir.OnlyIf(ir.PhaseIs("main_2", YOU)))
    assert same(forwards, ir.OnlyIf(ir.Controls(YOU, ir.Group(FORWARD), ir.Num(3))))


def test_both_main_phases() -> None:
    effect = field("During your Main Phase, Hild cannot be chosen by your opponent's abilities.")
    assert isinstance(effect, ir.If)
    assert same(effect.condition, ir.Or((ir.PhaseIs("main_1", YOU), ir.PhaseIs("main_2", YOU))))


@pytest.mark.parametrize(("words", "player"), [("the", ir.EachPlayer()), ("your", YOU), ("your opponent's", OPPONENT)])
def test_what_holds_during_the_attack_phase_only(words: str, player: ir.Player) -> None:
    (made,) = effects(f"Players cannot cast Summons during {words} Attack Phase.", "Forward")
    assert isinstance(made, ir.If) and same(made.condition, ir.PhaseIs("attack", player))
    assert isinstance(made.effect, ir.CannotCast)


def test_put_away_this_turn_and_the_second_of_two() -> None:
    choice, _ = effects("Choose 1 Monster put into your Break Zone from the field this turn. Play it onto the field.")
    assert isinstance(choice, ir.Choose)
    (qualifier,) = choice.targets[0].group.qualifiers
    assert same(qualifier, ir.PutThisTurn(ir.BreakZone(YOU), ir.AnyPlayer()))
    hit = last(
        "Choose 1 Forward and 1 other Forward. The first Forward deals damage equal to its power to the second Forward."
    )
    assert same(hit, ir.DealDamage(T2, ir.PowerOf(T1), T1))


@pytest.mark.parametrize("player", ["Each player", "Any player"])
@pytest.mark.parametrize("who", ["who", "that"])
@pytest.mark.parametrize(
    ("does", "negated"), [("does", False), ("did", False), ("doesn't do", True), ("does not do", True)]
)
def test_who_did_what_each_may_do(player: str, who: str, does: str, negated: bool) -> None:
    text = f"Each player may discard 1 card. {player} {who} {does} so draws 2 cards."
    assert same(last(text), ir.WhoDid(ir.Draw(YOU, ir.Num(2)), negated))


def test_players_who_discarded_a_certain_card() -> None:
    found = last("Each player discards 1 card. Each player who discarded a Forward this way draws 2 cards.")
    assert same(found, ir.WhoDiscarded(T1, ir.Group(FORWARD), ir.Draw(YOU, ir.Num(2))))
    with pytest.raises(TextError):
        effects("Draw 1 card. Each player who discarded a Forward this way draws 2 cards.")


@pytest.mark.parametrize("was", ["was", "has been"])
def test_a_card_came_into_a_damage_zone(was: str) -> None:
    for words, player in (("your", YOU), ("your opponent's", OPPONENT), ("either player's", ir.AnyPlayer())):
        card = ir.OneSubject(ir.Group(ir.IsCard()))
        put = ir.CardEvent(card, (ir.PutIntoDamageZone(player),))
        asked = asked_as_it_attacks(f"a card {was} put into {words} Damage Zone this turn")
        assert same(asked, ir.HappenedThisTurn(put)), words


@pytest.mark.parametrize(("who", "player"), [("you", YOU), ("your opponent", OPPONENT)])
def test_cards_discarded_this_turn(who: str, player: ir.Player) -> None:
    discarded = ir.TimesThisTurn(ir.PlayerDiscards(player, each=True))
    made = last(f"Draw 1 card for each card {who} discarded this turn.")
    assert same(made, ir.Draw(YOU, ir.PerEach(ONE, discarded)))
    due = ir.TimesThisTurn(ir.PlayerDiscards(player, each=True, due_to=YOU))
    made = last(f"Draw 1 card for each card {who} discarded this turn due to your Summons or abilities.")
    assert same(made, ir.Draw(YOU, ir.PerEach(ONE, due)))


@pytest.mark.parametrize(("who", "player"), [("you have", YOU), ("your opponent has", OPPONENT)])
def test_cards_drawn_during_this_turn(who: str, player: ir.Player) -> None:
    for number, words in ((3, "3 or more cards"), (1, "a card")):
        (effect,) = one(f"During this turn, if {who} drawn {words}, Hild gains Haste.").effects  # type: ignore[attr-defined]
        assert same(effect.condition, ir.Compare(ir.CardsDrawn(player), ir.Num(number), ">="))


@pytest.mark.parametrize("done", ["dulled", "activated"])
def test_how_many_were_turned_by_this_effect(done: str) -> None:
    verb = {"dulled": "Dull", "activated": "Activate"}[done]
    for be in ("are", "were"):
        text = f"{verb} all the Forwards. When 3 or more Forwards {be} {done} by this effect, draw 1 card."
        _, asked = effects(text)
        assert isinstance(asked, ir.If)
        assert same(asked.condition, ir.Compare(ir.ResultCount(turned=True), ir.Num(3), ">="))


@pytest.mark.parametrize(
    ("first", "moved"),
    [("Return all the Monsters to their owners' hands", "returned by this effect"),
     ("Return all the Monsters to their owners' hands", "returned to their owners' hands this way"),
     ("Remove all the Monsters from the game", "removed by this effect")],
)  # fmt: skip
def test_how_many_were_moved_by_this_effect(first: str, moved: str) -> None:
    _, asked = effects(f"{first}. When 2 or more Monsters are {moved}, draw 1 card.")
    assert isinstance(asked, ir.If)
    assert same(asked.condition, ir.Compare(ir.CountRef(T1, ir.Group(ir.TypeIs(("Monster",)))), ir.Num(2), ">="))


def test_during_this_turn() -> None:
    asked = "When Hild attacks, if a Forward you controlled was put from the field into the Break Zone {}this turn, draw 1 card."
    during, plain = (one(asked.format(word)).condition for word in ("during ", ""))  # type: ignore[attr-defined]
    assert isinstance(plain, ir.HappenedThisTurn) and same(during, plain)


@pytest.mark.parametrize("words", ["Hild was cast from your hand", "you cast Hild from your hand"])
def test_cast_from_the_hand(words: str) -> None:
    found = one(f"When Hild enters the field, if {words}, draw 1 card.")
    assert same(found.condition, ir.WasCast(ir.SelfRef(), "hand"))  # type: ignore[attr-defined]


@pytest.mark.parametrize(("joined", "node"), [("and", ir.And), ("or", ir.Or)])
def test_two_kinds_of_cards_that_were_cast(joined: str, node: type[ir.And | ir.Or]) -> None:
    cast = [ir.HasCastThisTurn(YOU, ir.Group(ir.IsCard(), (ir.ElementIs((each,)),)), ONE) for each in ("Wind", "Water")]
    asked = asked_as_it_attacks(f"you have cast a Wind card {joined} a Water card this turn")
    assert same(asked, node(tuple(cast)))


def test_one_of_two_has_entered_this_turn() -> None:
    asked = asked_as_it_attacks("a {Job Monk} or a {Card Name Olga} has entered your field this turn")
    either = ir.SubjectAny((ir.OneSubject(ir.Group(ir.JobIs("Monk"))), ir.OneSubject(ir.Group(ir.NameIs("Olga")))))
    assert same(asked, ir.HappenedThisTurn(ir.CardEvent(either, (ir.EntersField(YOU),))))


@pytest.mark.parametrize("verb", ["has primed", "primed"])
def test_what_has_primed_this_turn(verb: str) -> None:
    asked = asked_as_it_attacks(f"a Character you control {verb} this turn")
    mine = ir.OneSubject(ir.Group(ir.IsCharacter(), qualifiers=(ir.ControlledBy(YOU),)))
    assert same(asked, ir.HappenedThisTurn(ir.Primes(mine)))


def test_counters_that_were_removed_this_turn() -> None:
    asked = asked_as_it_attacks("a Warp Counter was removed from a card you own this turn")
    own = ir.OneSubject(ir.Group(ir.IsCard(), qualifiers=(ir.OwnedBy(YOU),)))
    assert same(asked, ir.HappenedThisTurn(ir.CounterRemoved("Warp", own)))


@pytest.mark.parametrize("was", ["was not", "wasn't", "has not been"])
def test_what_was_not_dealt_damage_this_turn(was: str) -> None:
    struck = ir.HappenedThisTurn(ir.CardEvent(ME, (ir.IsDealtDamage(),)))
    assert same(asked_at_the_end(f"Hild {was} dealt damage this turn"), ir.Not(struck))
