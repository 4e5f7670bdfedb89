"""What FFTCG sentences mean: what is done later, turns and phases more or less."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    BREAK_ZONE,
    DRAW,
    EACH_PLAYER,
    FOE,
    FORWARD,
    ME,
    MINE,
    ONE,
    OPPONENT,
    SUMMON,
    SUMMONS,
    T1,
    THEIRS,
    TURN,
    YOU,
    a_group,
    asked_at_the_end,
    choose,
    effects,
    last,
    one,
    refused,
    same,
)

from cardwright.text import ir

ITSELF = ir.Ref(("self",))
OTHER = ir.Ref(("other",))
AN_OWN_FORWARD = ir.OneSubject(ir.Group(FORWARD, qualifiers=(MINE,)))


@pytest.mark.parametrize(("takes", "player"), [("You take", YOU), ("Your opponent takes", OPPONENT)])
def test_whose_extra_turn(takes: str, player: ir.Player) -> None:
    assert same(last(f"{takes} an extra turn after this one."), ir.AnotherTurn(player))


def test_one_more_turn() -> None:
    lost = ir.Delayed(ir.EndOfNextTurn(YOU), (ir.LoseGame(YOU),))
    for more in ("1 more turn after this one", "an extra turn after this turn"):
        assert same(last(f"Take {more}."), ir.AnotherTurn(YOU)), more
        assert same(last(f"Take {more}. At the end of that turn, you lose the game."), ir.AnotherTurn(YOU, lost)), more
    for words in (
        "There is an additional Attack Phase after this one.",
        "There is 1 additional Attack Phase after this phase.",
        "After this Attack Phase, there is another Attack Phase.",
    ):
        assert same(last(words), ir.AnotherAttackPhase())
    for words in (
        "There is an additional Main Phase after this one.",
        "After this phase, there is another Main Phase.",
        "After this Main Phase, there is 1 additional Main Phase.",
    ):
        assert same(last(words), ir.AnotherMainPhase())


def test_a_main_phase_of_the_next_turn() -> None:
    delayed = last("At the beginning of your next turn's Main Phase 1, draw 1 card.")
    assert same(delayed.event, ir.BeginningOf("main_1", YOU, next=True))  # type: ignore[attr-defined]


def test_what_begins_with_the_next_turn_and_ends_with_it() -> None:
    found = last(
        "Choose 1 Forward. At the beginning of your next turn's Main Phase 1 and until the end of the same turn, it gains Haste."
    )
    assert isinstance(found, ir.Delayed)
    assert same(found.event, ir.BeginningOf("main_1", YOU, True))
    assert same(found.effects[0], ir.Gain(T1, (ir.KeywordGained("Haste"),), TURN))


@pytest.mark.parametrize(("words", "dull"), [("to the field", False), ("onto the field dull", True)])
def test_it_returns_to_the_field(words: str, dull: bool) -> None:
    made = last(
        f"Choose 1 Forward you control. Remove it from the game. At the beginning of your next turn, return it {words}."
    )
    assert same(made.effects, (ir.PlayOnto(T1, ir.Owner(), dull=dull),))  # type: ignore[attr-defined]


@pytest.mark.parametrize("span", ["this turn", "of this turn", "during this turn"])
def test_the_attack_phase_of_this_turn(span: str) -> None:
    begins = ir.BeginningOf(phase="attack", whose=ir.EachPlayer())
    wanted = ir.Delayed(begins, (ir.Draw(YOU, ONE),), this_turn=True)
    assert same(last(f"At the beginning of the Attack Phase {span}, draw 1 card."), wanted)


@pytest.mark.parametrize(("whose", "player"), [("your", YOU), ("your opponent's", OPPONENT), ("the", ir.EachPlayer())])
def test_at_the_beginning_of_the_next_turn(whose: str, player: ir.Player) -> None:
    text = f"Choose 1 Forward. Remove it from the game. At the beginning of {whose} next turn, return it to its owner's hand."
    effect = last(text)
    assert isinstance(effect, ir.Delayed) and same(effect.event, ir.BeginningOf("turn", player, next=True))


def test_older_words_for_phases_and_limits() -> None:
    for words, event in (
        ("your Main Phase 1 starts", ir.BeginningOf("main_1", YOU)),
        ("your opponent's Attack Phase starts", ir.BeginningOf("attack", OPPONENT)),
        ("your turn ends", ir.EndOf("turn", YOU)),
    ):
        assert same(one(f"When {words}, draw 1 card.").event, event), words  # type: ignore[attr-defined]
    for words, limit in (("during your Main Phase", ir.OnlyMainPhase()), ("during your turn", ir.OnlyYourTurn())):
        ability = one(f"《1》: Draw 1 card. You can use this ability only {words}.")
        assert same(ability.limits, (limit,)), words  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("event", "done"),
    [
        ("it deals battle damage to a Forward", "break that Forward"),
        ("it is dealt damage by a Forward", "break that Forward"),
        ("it blocks a Forward", "break that Forward"),
        ("it is blocked", "break the blocking Forward"),
    ],
)
def test_later_that_forward_is_the_one_that_was_met(event: str, done: str) -> None:
    later = last(f"Choose 1 Forward you control. During this turn, when {event}, {done}.")
    assert isinstance(later, ir.Delayed)
    assert same(later.effects[0], ir.Break(OTHER))
    assert later.event.subject == T1  # type: ignore[attr-defined]


@pytest.mark.clauses("fftcg-2020", "11.8.17.2")
@pytest.mark.parametrize("words", ["{}, when {} attacks, draw 1 card.", "When {} attacks this turn, draw 1 card.",
                                   "When {} attacks during this turn, draw 1 card.", "Whenever {} attacks this turn, draw 1 card.",
                                   "Until the end of the turn, when {} attacks, draw 1 card.",
                                   "During this turn, whenever {} attacks, draw 1 card."])  # fmt: skip
@pytest.mark.parametrize(("card", "subject"), [("Hild", ME), ("a Forward you control", AN_OWN_FORWARD)])
def test_whatever_attacks_in_this_turn(words: str, card: str, subject: ir.Objects) -> None:
    text = words.format("During this turn", card) if words[0] == "{" else words.format(card)
    wanted = ir.Delayed(ir.CardEvent(subject, (ir.Attacks(),)), (DRAW,), this_turn=True)
    assert same(effects(f"《1》: {text}", "Forward"), (wanted,))


@pytest.mark.clauses("fftcg-2020", "11.8.17.2")
@pytest.mark.parametrize(
    ("words", "event"),
    [
        ("When you cast a Summon this turn", ir.PlayerCasts(YOU, SUMMONS)),
        ("When your opponent casts a Summon this turn", ir.PlayerCasts(OPPONENT, SUMMONS)),
        ("When you receive damage this turn", ir.PlayerReceivesDamage(YOU)),
        ("Whenever you draw a card this turn", ir.PlayerDraws(YOU)),
        ("During this turn, when your opponent draws a card", ir.PlayerDraws(OPPONENT)),
    ],
)
def test_whatever_players_do_in_this_turn(words: str, event: ir.Event) -> None:
    assert same(last(f"{words}, draw 1 card."), ir.Delayed(event, (DRAW,), this_turn=True))


def test_delayed_ability() -> None:
    chosen, delayed = effects("Choose 1 Forward. At the end of the turn, break it.")
    assert chosen == choose(1, a_group(FORWARD))
    end = ir.EndOf("turn", ir.EachPlayer(), next=True)
    assert delayed == ir.Delayed(end, (ir.Break(T1),))


@pytest.mark.parametrize(
    ("head", "behind"),
    [
        ("play Hild onto the field. Then, ", ""),
        ("play Hild onto the field. Then, ", " Draw 2 cards."),
        ("draw 1 card. If you do so, ", ""),
        ("you may draw 1 card. If you do so, ", ""),
    ],
)
def test_what_is_chosen_later_is_hit_later(head: str, behind: str) -> None:
    text = f"Remove Hild from the game. At the end of the turn, {head}choose 1 Forward. Deal it 8000 damage.{behind}"
    at_once = effects(f"《0》: {text}", "Forward")
    put_off = at_once[-1]
    assert len(at_once) == 2 and isinstance(put_off, ir.Delayed)
    assert same(put_off.effects[2], ir.DealDamage(T1, ir.Num(8000))) and len(put_off.effects) == 3 + bool(behind)


@pytest.mark.parametrize("words", ["draw 1 card at the end of {}.", "at the end of {}, draw 1 card."])
def test_the_end_of_this_turn_is_that_of_no_other(words: str) -> None:
    for turn, ends in (("the turn", False), ("this turn", True)):
        text = words.format(turn)
        (made,) = effects(f"When Hild attacks, {text}", "Forward")
        assert isinstance(made, ir.Delayed), turn
        assert (made.this_turn, made.once) == (ends, ends), turn


def test_later_if_something_holds() -> None:
    end = ir.EndOf("turn", EACH_PLAYER, next=True)
    for text in ("break Hild at the end of the turn", "at the end of the turn, break Hild"):
        read = one(f"When Hild attacks, if you control a Monster, {text}.")
        assert isinstance(read, ir.AutoAbility) and read.condition is not None
        assert same(read.effects, (ir.Delayed(end, (ir.Break(ME),)),))


def test_it_plays_itself_later() -> None:
    (_, later) = effects(
        "《1》: Remove Hild from the game. At the end of the turn, play it onto the field dull.", "Forward"
    )
    assert same(later.effects, (ir.PlayOnto(ITSELF, ir.Owner(), dull=True),))  # type: ignore[attr-defined]


def test_onto_the_field_of_its_owner() -> None:
    text = "Choose 1 Forward. Remove it from the game. At the end of the turn, play it onto the field under its owner's control."
    (play,) = last(text).effects  # type: ignore[attr-defined]
    assert same(play, ir.PlayOnto(T1, ir.Owner()))


def test_what_players_did_or_did_not_do() -> None:
    summon = ir.Group(ir.TypeIs(("Summon",)))
    attacker = ir.OneSubject(ir.Group(ir.IsCharacter(), qualifiers=(THEIRS,)))  # whatever it is by now
    attack = ir.HappenedThisTurn(ir.CardEvent(attacker, (ir.Attacks(),)))
    for words, meant in (
        ("your opponent has not attacked this turn", ir.Not(attack)),
        ("your opponent didn't attack with any Forwards this turn", ir.Not(attack)),
        ("your opponent attacked this turn", attack),
        ("you discarded a card from your hand this turn", ir.HappenedThisTurn(ir.PlayerDiscards(YOU))),
        ("you didn't cast any Summons this turn", ir.Not(ir.HasCastThisTurn(YOU, summon, ir.Num(1)))),
        ("your opponent cast 2 or more Summons this turn", ir.HasCastThisTurn(OPPONENT, summon, ir.Num(2))),
        ("you did not use a special ability this turn", ir.Not(ir.HappenedThisTurn(ir.PlayerUsesAbility(YOU, "special")))),
        ("you have paid 《C》 this turn", ir.HappenedThisTurn(ir.PlayerPaysCrystal(YOU))),
        ("Hild didn't deal damage to your opponent this turn",
         ir.Not(ir.HappenedThisTurn(ir.CardEvent(ME, (ir.DealsDamageToPlayer(OPPONENT),))))),
        ("your opponent drew 3 or more cards this turn", ir.Compare(ir.CardsDrawn(OPPONENT), ir.Num(3), ">=")),
    ):  # fmt: skip
        assert same(asked_at_the_end(words), meant), words


def test_what_is_compared_or_differs() -> None:
    lying = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.BreakZone(YOU)),))
    mine = ir.Group(FORWARD, qualifiers=(MINE,))
    for words, meant in (
        ("you control the same number of Forwards as your opponent", ir.ControlSame(ir.Group(FORWARD))),
        ("it is not your turn", ir.IsTurnOf(OPPONENT)),
        ("you have received an odd number of points of damage", ir.Parity(ir.DamageReceived(YOU), True)),
        ("the number of Forwards you control is an even number", ir.Parity(ir.CountOf(mine), False)),
        ("you have received no damage", ir.ReceivedDamage(YOU, ir.Num(0), "=")),
        ("you have 3 or more cards with different names in your Break Zone",
         ir.Compare(ir.CountDifferent("name", lying), ir.Num(3), ">=")),
        ("there are 4 or more cards of different Elements in your Break Zone",
         ir.Compare(ir.CountDifferent("element", lying, apart=True), ir.Num(4), ">=")),
    ):  # fmt: skip
        assert same(asked_at_the_end(words), meant), words


def test_as_it_was_and_what_all_have_in_common() -> None:
    backups = ir.Group(ir.TypeIs(("Backup",)), qualifiers=(MINE,))
    both = ir.Plus(ir.DamageReceived(YOU), ir.DamageReceived(OPPONENT))
    for words, meant in (
        ("Hild was dull", ir.HasFilter(ME, ir.StatusIs("dull"))),
        ("3 or more Soul Counters were placed on Hild", ir.CountersAre(ME, "Soul", ir.Num(3))),
        ("the Backups you control are all of the same Element", ir.AllShare(ir.All(backups, bind="t1"), "element")),
        (
            "a Summon was cast this turn",
            ir.HasCastThisTurn(ir.AnyPlayer(), ir.Group(ir.TypeIs(("Summon",))), ir.Num(1)),
        ),
        ("both players have received a total of 8 points of damage or more", ir.Compare(both, ir.Num(8), ">=")),
    ):
        assert same(asked_at_the_end(words), meant), words


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("At the end of each of your turns, if Hild is dull, activate it.", ir.Activate(ME)),
        ("At the end of each of your turns, if Hild has 9000 power or more, break it.", ir.Break(ME)),
        (
            "At the end of each of your turns, if 3 or more Moon Counters are placed on Hild, put it into the Break Zone.",
            ir.PutInto(ME, BREAK_ZONE),
        ),
    ],
)
def test_it_is_the_card_that_the_condition_names(text: str, what: ir.Effect) -> None:
    (done,) = one(text).effects  # type: ignore[attr-defined]
    assert type(done) is type(what) and done.what == ir.Ref(("self",))


@pytest.mark.parametrize(
    ("words", "kinds"),
    [
        ("at the end of the turn, you may pay 《1》. If you do so, draw 1 card.", [ir.May, ir.IfDone]),
        ("at the end of the turn, you may pay 《1》. When you do so, choose 1 Forward. Break it.", [ir.May, ir.WhenDone]),
        ("at the end of the turn, your opponent may pay 《2》. If they don't, draw 1 card.", [ir.May, ir.IfNotDone]),
        ("at the end of the turn, reveal the top card of your deck. If it is a Forward, add it to your hand.",
         [ir.RevealTop, ir.If]),
        ("at the end of the turn, draw 1 card. Then, discard 1 card.", [ir.Draw, ir.Afterwards]),
        ("at the end of the turn, draw 1 card. If you control 2 or more Forwards, draw 2 cards instead.", [ir.Draw, ir.Instead]),
    ],
)  # fmt: skip
def test_what_can_only_be_said_of_then_is_put_off_as_well(words: str, kinds: list[type]) -> None:
    (put_off,) = effects(f"When Hild attacks, {words}", "Forward")
    assert isinstance(put_off, ir.Delayed)
    assert [type(each) for each in put_off.effects] == kinds


def test_inside_a_condition_and_behind_an_offer() -> None:
    done = one(
        "When Hild attacks, you may pay 《1》. If you do so, at the end of the turn, you may discard 1 card. If you do so, draw 2 cards."
    )
    inner = done.effects[1].effect  # type: ignore[attr-defined]
    assert [type(each) for each in inner.effects] == [ir.May, ir.IfDone]
    other = one(
        "When Hild attacks, if you control 2 or more Forwards, at the end of the turn, draw 1 card. Otherwise, draw 2 cards."
    )
    assert [type(each) for each in other.effects] == [ir.If, ir.Otherwise]  # type: ignore[attr-defined]


def test_what_stands_alone_is_done_at_once() -> None:
    ability = one("When Hild attacks, choose 1 Forward. At the end of the turn, break it. Draw 1 card.")
    assert [type(each) for each in ability.effects] == [ir.Choose, ir.Delayed, ir.Draw]  # type: ignore[attr-defined]


def test_it_gains_something_when_it_is_played_later() -> None:
    """What is said of "it" behind a later arrival happens with the arrival."""
    made = last(
        "When Hild enters the field, remove Hild from the game. At the end of the turn, play Hild onto the field. "
        "It gains Haste until the end of your opponent's turn.",
        "Forward",
    )
    assert isinstance(made, ir.Delayed)
    (played, gains) = made.effects
    assert isinstance(played, ir.PlayOnto) and isinstance(gains, ir.Gain)
    made = last(
        "Choose 1 Forward. Remove it from the game. At the end of the turn, play it onto the field. Draw 1 card."
    )
    assert same(made, ir.Draw(YOU, ir.Num(1)))


@pytest.mark.parametrize(
    ("many", "end"),
    [(False, " under its owner's control"), (True, ""), (True, " dull"), (True, " under their owners' control")],
)
def test_returned_to_the_field_is_played_onto_it(many: bool, end: str) -> None:
    what, them = ("2 Forwards", "them") if many else ("1 Forward", "it")
    text = f"Choose {what}. Remove {them} from the game. At the end of the turn, {{}}."
    returned, played = (
        text.format(f"{verb} {them} {to} the field{end}") for verb, to in (("return", "to"), ("play", "onto"))
    )
    assert same(effects(returned), effects(played))


def test_what_several_players_have_or_did() -> None:
    backups = ir.Group(ir.TypeIs(("Backup",)))
    found = asked_at_the_end("both you and your opponent control 2 or more Backups")
    assert same(found, ir.Controls(ir.EachPlayer(), backups, ir.Num(2)))
    assert same(asked_at_the_end("you did not pay the extra cost"), ir.Not(ir.PaidExtraCost()))
    for player, who, has in ((YOU, "you", "have"), (OPPONENT, "your opponent", "has")):
        for due, words in ((YOU, "your "), (OPPONENT, "your opponent's "), (ir.AnyPlayer(), "")):
            found = asked_at_the_end(
                f"{who} {has} discarded 2 or more cards due to {words}Summons or abilities this turn"
            )
            thrown = ir.PlayerDiscards(player, each=True, due_to=due)
            assert same(found, ir.HappenedThisTurn(thrown, times=2))


def test_none_of_a_kind_in_the_hand() -> None:
    hand = ir.InZone(ir.Hand(YOU))
    for words, group in (
        ("Fire Backups", ir.Group(ir.TypeIs(("Backup",)), (ir.ElementIs(("Fire",)),), (hand,))),
        ("Fire cards", ir.Group(ir.IsCard(), (ir.ElementIs(("Fire",)),), (hand,))),
        ("{Job Knight}", ir.Group(ir.JobIs("Knight"), qualifiers=(hand,))),
    ):
        assert same(asked_at_the_end(f"you have no {words} in your hand"), ir.Exists(group, ir.Num(0), compare="<="))
    assert isinstance(asked_at_the_end("you have no cards in your hand"), ir.HandSizeIs)


def test_conditions() -> None:
    held = ir.Controls(YOU, ir.Group(FORWARD), ir.Num(2))
    lying = ir.Exists(ir.Group(SUMMON, qualifiers=(ir.InZone(ir.BreakZone(YOU)),)), ir.Num(3))
    jobs = ir.CountDifferent("job", ir.Group(FORWARD, qualifiers=(MINE,)))
    for words, meant in (
        ("you control 2 or more Forwards of the same cost", ir.SoManyAlike(held, "cost")),
        ("you control 2 or more Forwards with the same name", ir.SoManyAlike(held, "name")),
        ("you have 3 or more Summons of the same Element in your Break Zone", ir.SoManyAlike(lying, "element")),
        ("you control Forwards of 3 or more different Jobs", ir.Compare(jobs, ir.Num(3), ">=")),
        ("Hild is attacking alone", ir.HasFilter(ME, ir.StatusIs("alone"))),
        ("Hild is blocked", ir.HasFilter(ME, ir.StatusIs("blocked"))),
        ("you have more 《C》 than your opponent", ir.Compare(ir.CrystalCount(YOU), ir.CrystalCount(OPPONENT), ">")),
        ("2 or more Summons have been cast this turn",
         ir.HappenedThisTurn(ir.PlayerCasts(ir.AnyPlayer(), ir.Group(SUMMON)), times=2)),
        ("Hild was dulled this turn", ir.HappenedThisTurn(ir.CardEvent(ME, (ir.BecomesDull(),)))),
        ("this is the second Summon you have cast this turn", ir.IsNthCast(2, ir.Group(SUMMON))),
        ("it is your Attack Phase", ir.PhaseIs("attack", YOU)),
        ("you control 2 or more Forwards and have no cards in your hand",
         ir.And((held, ir.HandSizeIs(YOU, ir.Num(0), "=")))),
        ("Hild was dealt damage by your Summons this turn",
         ir.HappenedThisTurn(ir.CardEvent(ME, (ir.IsDealtDamage("only_summon", controller=YOU),)))),
        ("a Forward opponent controls has been broken by your abilities this turn",
         ir.HappenedThisTurn(ir.CardEvent(FOE, (ir.IsBroken(due_to="own_ability"),)))),
    ):  # fmt: skip
        assert same(asked_at_the_end(words), meant), words


def test_all_that_is_joined_happens_at_the_end_of_that_turn() -> None:
    text = "Take 1 extra turn after this one. At the end of that turn, draw 1 card and discard your hand."
    (turn,) = effects(text)
    assert isinstance(turn, ir.AnotherTurn) and turn.later is not None
    (both,) = turn.later.effects
    assert isinstance(both, ir.Both) and len(both.effects) == 2


def test_phases_that_are_skipped() -> None:
    for text, player, phases, next_turn in (
        ("Skip your next Attack Phase.", YOU, ("attack",), False),
        ("Your opponent skips their next Draw Phase.", OPPONENT, ("draw",), False),
        (
            "Skip your opponent's Draw Phase and Main Phase 2 in their next turn.",
            OPPONENT,
            ("draw", "main_2"),
            True,
        ),
        ("Skip your next turn.", YOU, ("turn",), False),
        ("You don't draw cards during your next Draw Phase.", YOU, ("draws",), False),
    ):
        assert same(last(text), ir.SkipPhases(player, phases, next_turn)), text


@pytest.mark.clauses("fftcg-2020", "11.8.17.1")
def test_what_is_said_of_the_card_that_comes_back_comes_later_too() -> None:
    """Whether it is offered, or played by its name (F68)."""
    next_turn = ir.BeginningOf("turn", YOU, next=True)
    haste = (ir.KeywordGained("Haste"),)
    itself = ir.Ref(("self",))
    away = "At the end of each of your turns, you may remove Hild from the game. If you do so, play"
    behind = "onto the field at the beginning of your next turn."
    for played, said, wanted in (("Hild", "It", itself), ("it", "It", itself), ("it", "Hild", ME)):
        done = effects(f"{away} {played} {behind} {said} gains Haste until the end of the turn.", "Forward")[-1]
        assert isinstance(done, ir.IfDone) and isinstance(done.effect, ir.Delayed)
        assert same(done.effect.event, next_turn)
        assert same(done.effect.effects[-1], ir.Gain(wanted, haste, TURN))


def test_whether_a_removal_waits_with_the_return_is_open() -> None:
    chosen = "Choose 1 Forward you control. Remove it from the game"
    at = "at the beginning of your next turn."
    for joined in ("and return it to the field", ", then return it to the field"):
        assert refused(f"{chosen} {joined} {at}".replace(" ,", ","))
    assert not refused(f"{chosen}. Return it to the field {at}")


@pytest.mark.parametrize("text", ["During this turn, when {} attack, {}.", "When {} attack this turn, {}."])
@pytest.mark.parametrize(("done", "effect"), [
    ("draw 1 card", DRAW),
    ("they gain Haste until the end of the turn", ir.Gain(ir.Ref(("subject",)), (ir.KeywordGained("Haste"),), TURN)),
])  # fmt: skip
def test_several_at_once_are_awaited_this_turn(text: str, done: str, effect: ir.Effect) -> None:
    delayed = last(text.format("2 or more Forwards you control", done))
    assert isinstance(delayed, ir.Delayed) and delayed.this_turn and not delayed.once
    assert isinstance(delayed.event, ir.CardEvent)
    assert same(delayed.event.subject, ir.CountedSubject(ir.Num(2), ir.Group(FORWARD, qualifiers=(MINE,))))
    assert same(delayed.effects[0], effect)
