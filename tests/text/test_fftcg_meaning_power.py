"""What FFTCG sentences mean: power and stats that change."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    BACKUPS,
    BRAVE,
    CHOSEN,
    COUNTED_BACKUPS,
    FORWARD,
    FRONT,
    ME,
    MINE,
    OPPONENT,
    T1,
    THEIRS,
    TURN,
    YOU,
    done_as_it_enters,
    effects,
    field,
    last,
    meant,
    one,
    refused,
    ruled,
    same,
    static,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text
from cardwright.text.reading import same_meaning

UNBLOCKED = ir.CannotBeBlocked()
LASTS = " (This effect does not end at the end of the turn.)"
CHOOSE_ONE = "choose 1 Forward. "
FOES = ir.All(ir.Group(FORWARD, qualifiers=(THEIRS,)))
GAINS = "Hild gains +1000 power for each {} until the end of the turn."
MILLED = "When Hild attacks, put the top 3 cards of your deck into the Break Zone. "
PER_DISCARD = "Hild gains +1000 power for each card your opponent has discarded "
RETURN_ALL = "When Hild attacks, return all the Backups you control to their owners' hands. "
PAIRS = [
    (PER_DISCARD + "from his/her hand this turn.",
     PER_DISCARD + "from their hand this turn."),
    (MILLED + GAINS.format("Forward put into the Break Zone in this way"),
     MILLED + GAINS.format("Forward put into the Break Zone this way")),
    (RETURN_ALL + GAINS.format("Backup returned to your hand in this way"),
     RETURN_ALL + GAINS.format("Backup returned to your hand this way")),
    (RETURN_ALL + "Draw cards equal to the number of Backups returned in this way.",
     RETURN_ALL + "Draw cards equal to the number of Backups returned this way."),
]  # fmt: skip


@pytest.mark.parametrize(
    ("words", "half", "up"),
    [("Double their power until the end of the turn.", False, False),
     ("Halve their power until the end of the turn (round up to the nearest 1000).", True, True),
     ("Halve their power until the end of the turn (round down to the nearest 1000).", True, False)],
)  # fmt: skip
def test_power_doubled_or_halved(words: str, half: bool, up: bool) -> None:
    wanted = ir.DoublePower(T1, TURN, halve=half, up=up)
    assert same(last(f"Choose up to 2 Forwards. {words}"), wanted)


def test_doubled_and_gained_for_one_span() -> None:
    (both,) = effects("《1》: Until the end of the turn, double the power of Hild and Hild gains Brave.", "Forward")
    assert same(both, ir.Both((ir.DoublePower(ME, FRONT), ir.Gain(ME, BRAVE, FRONT))))


def test_doubled_and_ruled_for_one_span() -> None:
    (both,) = effects("《1》: Until the end of the turn, Hild doubles its power and cannot be blocked.", "Forward")
    assert same(both, ir.Both((ir.DoublePower(ME, FRONT), ir.Restrict(ir.Ref(("self",)), UNBLOCKED, FRONT))))


def test_it_doubles_its_power_and_nothing_else() -> None:
    for text, span in (
        ("《1》: Hild doubles its power until the end of the turn.", TURN),
        ("《1》: Until the end of the turn, Hild doubles its power.", FRONT),
    ):
        (doubled,) = effects(text, "Forward")
        assert same(doubled, ir.DoublePower(ME, span))
    _, chosen = effects("Choose 1 Forward. It doubles its power until the end of the turn.", "Summon")
    assert same(chosen, ir.DoublePower(T1, TURN))


def test_damage_that_another_is_dealt_and_power_that_stays() -> None:
    (other,) = effects(
        "If a Monster you control is dealt damage by a Summon, Hild is dealt that damage instead.", "Forward"
    )
    assert isinstance(other, ir.RedirectDamage) and same(other.to, ME)
    (stays,) = effects(
        "The power of Monsters you control cannot be reduced by your opponent's Summons or abilities.", "Forward"
    )
    assert isinstance(stays, ir.Restrict) and same(stays.rule, ir.PowerCannotBeDecreased(OPPONENT))
    (paid,) = effects("The cost required to play Hild onto the field can be paid with CP of any Element.", "Forward")
    assert isinstance(paid, ir.Restrict) and same(paid.rule, ir.PayAnyElement())


@pytest.mark.parametrize(
    ("words", "rule"),
    [("reduced", ir.PowerCannotBeDecreased(ir.AnyPlayer())), ("increased", ir.PowerCannotBeIncreased(ir.AnyPlayer()))],
)
def test_power_that_nothing_changes(words: str, rule: ir.Rule) -> None:
    (made,) = one(f"Hild's power cannot be {words}.").effects  # type: ignore[attr-defined]
    assert same(made, ir.Restrict(ir.SelfRef(), rule, ir.Continuous()))


def test_a_power_that_stands() -> None:
    assert ruled("Hild's power cannot be decreased.", ir.PowerCannotBeDecreased(ir.AnyPlayer()))
    foes = "The power of Forwards opponent controls cannot be increased."
    assert ruled(foes, ir.PowerCannotBeIncreased(ir.AnyPlayer()), FOES)


def test_what_lasts_beside_a_replacement_is_no_part_of_it() -> None:
    text = "Choose 1 Forward. The next damage dealt to it this turn becomes 0 instead and it gains +2000 power until the end of the turn."
    both = last(text)
    assert isinstance(both, ir.Both)
    assert same(both.effects[1], ir.Gain(T1, (ir.PowerUp(ir.Num(2000)),), TURN))


def test_for_each_behind_the_span() -> None:
    each = ir.PerEach(ir.Num(1000), COUNTED_BACKUPS)
    own = "Hild gains +1000 power until the end of the turn for each Backup you control."
    assert same(last(f"《1》: {own}", "Forward"), ir.Gain(ME, (ir.PowerUp(each),), TURN))
    it = "Choose 1 Forward. It loses 1000 power until the end of the turn for each Backup you control."
    assert same(last(it), ir.Lose(T1, (ir.PowerUp(each),), TURN))
    assert refused(
        "《1》: Hild gains +1000 power and Haste until the end of the turn for each Backup you control.", "Forward"
    )


def test_two_conditions_in_one_sentence() -> None:
    text = (
        "If you control 3 or more Forwards, Hild gains +1000 power and if you control 5 or more, Hild also gains Brave."
    )
    (both,) = one(text).effects  # type: ignore[attr-defined]
    power = ir.Gain(ME, (ir.PowerUp(ir.Num(1000)),), ALWAYS)
    brave = ir.Gain(ME, (ir.KeywordGained("Brave"),), ALWAYS)
    three, five = (ir.Controls(YOU, ir.Group(FORWARD), ir.Num(n), bind=f"t{i}") for i, n in ((1, 3), (2, 5)))
    assert same(both, ir.Both((ir.If(three, power), ir.If(five, brave))))


def test_it_is_open_between_what_was_chosen_and_the_name() -> None:
    text = "《1》: Choose 1 Forward. Hild gains +1000 power until the end of the turn. It gains Brave until the end of the turn."
    with pytest.raises(TextError):
        one(text)
    told = text.replace("It gains Brave until the end of the turn", "Dull it")
    assert same(effects(told, "Forward")[-1].what, T1)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "gain",
    ["it gains +1000 power and Brave until the end of the turn", "until the end of the turn, it gains +1000 power and Brave"],
)  # fmt: skip
def test_a_keyword_beside_power_needs_one_of_what_is_counted(gain: str) -> None:
    power, keyword = last(f"Choose 1 Forward. For each Backup you control, {gain}.").effects
    assert power.gains[0].amount.each == COUNTED_BACKUPS
    assert (keyword.condition.left, keyword.condition.right, keyword.condition.compare) == (
        COUNTED_BACKUPS,
        ir.Num(1),
        ">=",
    )
    assert keyword.effect.gains == (ir.KeywordGained("Brave"),)
    assert keyword.effect.to == power.to


def test_a_condition_before_what_is_counted() -> None:
    (static,) = effects("If you control a Monster, for each Backup you control, Hild gains +1000 power.", "Forward")
    assert isinstance(static, ir.If)
    up = ir.PowerUp(ir.PerEach(ir.Num(1000), ir.CountOf(BACKUPS)))
    assert same(static.effect, ir.Gain(ME, (up,), ALWAYS))


def test_each_that_differs_counts_once() -> None:
    for words, trait in (
        ("of different name", "name"),
        ("of different Element", "element"),
        ("of different cost", "cost"),
    ):
        gain = field(f"Hild gains +1000 power for each Monster {words} you control.")
        monsters = ir.Group(ir.TypeIs(("Monster",)), qualifiers=(MINE,))
        (up,) = gain.gains  # type: ignore[attr-defined]
        counted = ir.CountElements(monsters) if trait == "element" else ir.CountDifferent(trait, monsters)
        assert same(up.amount, ir.PerEach(ir.Num(1000), counted)), words


@pytest.mark.parametrize(("longer", "shorter"), PAIRS)
def test_said_at_length(longer: str, shorter: str) -> None:
    texts = [compile_text("fftcg", each, name="Hild", card_type="Forward") for each in (longer, shorter)]
    assert isinstance(texts[0], ir.CardText)
    assert same_meaning(texts[0], texts[1])


@pytest.mark.parametrize("trait", ["name", "cost", "Element"])
def test_each_of_them_counts_once(trait: str) -> None:
    one, many = (
        compile_text(
            "fftcg", f"Hild gains +1000 power for each Backup {each} you control.", name="Hild", card_type="Forward"
        )
        for each in (f"of a different {trait}", f"of different {trait}s")
    )
    assert same_meaning(one, many)


def test_without_end_what_is_lost_and_the_power() -> None:
    *_, both = done_as_it_enters(CHOOSE_ONE + "It loses all its abilities and its power becomes 2000." + LASTS)
    assert isinstance(both, ir.Both)
    assert [each.duration for each in both.effects] == [ir.Permanent()] * 2  # type: ignore[attr-defined]


def test_spans_of_power_and_control() -> None:
    (both,) = effects(
        "When Hild attacks, Hild gains Haste and Hild's power becomes 9000 until the end of the turn.", "Forward"
    )
    haste = ir.Gain(ME, (ir.KeywordGained("Haste"),), TURN)
    assert same(both, ir.Both((haste, ir.SetPower(ME, ir.Num(9000), TURN))))
    his = last("Choose 1 Forward. It gains Haste and its power becomes 9000 until the end of the turn.")
    parts = (ir.Gain(T1, (ir.KeywordGained("Haste"),), TURN), ir.SetPower(T1, ir.Num(9000), TURN))
    assert same(his, ir.Both(parts))
    control = last("Choose 1 Forward opponent controls. You gain control of it until the end of your next turn.")
    assert same(control, ir.GainControl(YOU, T1, ir.UntilEndOfNextTurn(YOU)))
    text = (
        "Choose 1 Forward. Dull it. If it is a {Job Smith}, it also gains Brave until the end of your opponent's turn."
    )
    also = last(text)
    assert isinstance(also, ir.If)
    assert same(also.effect, ir.Gain(T1, (ir.KeywordGained("Brave"),), ir.UntilEndOfYourTurn(OPPONENT)))
    assert not same(also.effect, ir.Gain(T1, (ir.KeywordGained("Brave"),), FRONT))


@pytest.mark.parametrize(("word", "lowest"), [("highest", False), ("lowest", True)])
@pytest.mark.parametrize("becomes", ["becomes the same as", "becomes equal to"])
def test_the_highest_power_of_others(word: str, lowest: bool, becomes: str) -> None:
    theirs = ir.Highest("power", ir.Group(FORWARD, qualifiers=(THEIRS,)), lowest)
    for words in ("power Forward opponent controls", "power among Forwards opponent controls"):
        text = f"Hild's power {becomes} the {word} {words} until the end of the turn."
        assert same(last(f"《1》: {text}", "Forward"), ir.SetPower(ME, theirs, TURN))
        front = f"Until the end of the turn, Hild's power {becomes} the {word} {words}."
        assert same(last(f"《1》: {front}", "Forward"), ir.SetPower(ME, theirs, FRONT))


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
    assert set(meant(CHOSEN + words, "Summon").effects[-1].effects) == both  # type: ignore[attr-defined]


@pytest.mark.parametrize("becomes", ["becomes equal to", "becomes the same as"])
def test_power_that_is_a_product(becomes: str) -> None:
    product = ir.PerEach(ir.Num(2000), COUNTED_BACKUPS)
    (always,) = static(f"Hild's power {becomes} the number of Backups you control multiplied by 2000.")
    assert same(always, ir.SetPower(ME, product, ALWAYS))
    for words in (f"its power {becomes} the number of Backups you control multiplied by 2000 until the end of the turn",
                  f"until the end of the turn, its power {becomes} the number of Backups you control multiplied by 2000"):  # fmt: skip
        assert same(
            last(f"Choose 1 Forward. {words[0].upper()}{words[1:]}."), ir.SetPower(T1, product, ir.UntilEndOfTurn())
        )


@pytest.mark.parametrize("becomes", ["becomes equal to", "is equal to", "becomes the same as"])
def test_power_that_is_the_highest_of_others(becomes: str) -> None:
    highest = ir.Highest("power", ir.Group(FORWARD, qualifiers=(THEIRS,)))
    (always,) = static(f"Hild's power {becomes} the highest power among Forwards opponent controls.")
    assert same(always, ir.SetPower(ME, highest, ALWAYS))
