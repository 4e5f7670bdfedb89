"""The classic game's texts: what each keyword means, how it is printed, and what is refused."""

from __future__ import annotations

import pytest
from fftcg_meaning import ME, YOU, one, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.classic_words import classic_only
from cardwright.text.compile import compile_text, normalise_text

FIRE_AND_ONE = ir.Cost((ir.CpElement("Fire"), ir.CpGeneric(1)))
ONE = ir.Cost((ir.CpGeneric(1),))
DRAW = ir.Draw(YOU, ir.Num(1))


def refusal(text: str, kind: str = "Forward") -> str:
    with pytest.raises(TextError) as caught:
        compile_text("fftcg", text, name="Hild", card_type=kind)
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("Link 4", ir.Link(4)),
        ("Assist: Draw 1 card.", ir.Assist((DRAW,))),
        ("War God: Lamp Warden", ir.WarGod("Lamp Warden")),
        ("War God: [[i]]Job Lamp Warden[[/]]", ir.WarGod("Lamp Warden")),
        ("War God: Night's Guard-in-Chief", ir.WarGod("Night's Guard-in-Chief")),
        ("Overdrive 《火》《1》: Haste", ir.Overdrive(FIRE_AND_ONE, (ir.KeywordAbility((ir.Keyword("Haste"),)),))),
        ("Overdrive 《1》: 《1》: Draw 1 card.", ir.Overdrive(ONE, (ir.ActionAbility(ONE, (DRAW,)),))),
        ("Awakening 《火》《1》", ir.Awakening(FIRE_AND_ONE)),
        ("Blue Magic 《1》: Draw 1 card.", ir.BlueMagic(ONE, (DRAW,))),
        (
            "Blue Magic 《1》: Draw 1 card. You can only use this ability during your turn.",
            ir.BlueMagic(ONE, (DRAW,), (ir.OnlyYourTurn(),)),
        ),
        ("Job Change 《1》: 3", ir.JobChange(ONE, 3)),
        ("Level UP", ir.LevelUp()),
        ("Level Up", ir.LevelUp()),
        ("Preemptive Strike", ir.KeywordAbility((ir.Keyword("Preemptive Strike"),))),
    ],
)
def test_keywords(text: str, meaning: ir.Ability) -> None:
    assert same(one(text), meaning)
    assert classic_only(ir.CardText((meaning,)))


def test_what_overdrive_and_assist_choose_is_bound() -> None:
    overdrive = one("Overdrive 《1》: When Hild enters the field, choose 1 Forward. Deal it 4000 damage.")
    assert isinstance(overdrive, ir.Overdrive)
    (gained,) = overdrive.abilities
    assert isinstance(gained, ir.AutoAbility)
    assert gained.effects[1] == ir.DealDamage(ir.Ref(("t1",)), ir.Num(4000))
    assist = one("Assist: Choose 1 Forward. Break it.")
    assert isinstance(assist, ir.Assist)
    assert assist.effects[1] == ir.Break(ir.Ref(("t1",)))


@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("Haste", ir.KeywordAbility((ir.Keyword("Haste"),))),
        ("+2000 power", ir.FieldAbility((ir.Gain(ME, (ir.PowerUp(ir.Num(2000)),), ir.Continuous()),))),
        (
            "The equipped Character gains +2000 power.",
            ir.FieldAbility((ir.Gain(ME, (ir.PowerUp(ir.Num(2000)),), ir.Continuous()),)),
        ),
        ("When the equipped Forward attacks, draw 1 card.", ir.AutoAbility(ir.CardEvent(ME, (ir.Attacks(),)), (DRAW,))),
        ("《1》: Draw 1 card.", ir.ActionAbility(ONE, (DRAW,))),
        (
            "If the equipped Forward is dealt damage, reduce the damage by 1000 instead.",
            ir.FieldAbility((ir.ReplaceDamage(ME, "reduce", ir.Num(1000), ir.Continuous()),)),
        ),
    ],
)
@pytest.mark.clauses("fftcg-classic", "C65")
def test_an_item_gives_its_abilities_to_its_bearer(text: str, gained: ir.Ability) -> None:
    assert same(one(text, "Item"), ir.Equipped((gained,)))


def test_remove_may_cost_something() -> None:
    assert one("Remove", "Item") == ir.RemoveItem(ir.Cost())
    assert one("Remove 《1》", "Item") == ir.RemoveItem(ONE)


@pytest.mark.parametrize(
    ("text", "kind", "reason"),
    [
        ("The equipped Character gains Haste.", "Forward", "only an Item"),
        ("Hild gains Haste.", "Item", "the Item itself"),
        ("Remove", "Forward", "cannot go on"),
        ("Link", "Forward", "cannot go on"),
        ("Link 3.", "Forward", "cannot go on"),
        ("War God: ", "Forward", "cannot go on"),
        ("Job Change 3", "Forward", "cannot go on"),
        ("Overdrive 《1》: Draw 1 card.", "Forward", "cannot go on"),
        ("Blue Magic: Draw 1 card.", "Forward", "cannot go on"),
        ("《1》: You can choose 2 Forwards. Dull them.", "Forward", "cannot go on"),
        ("Alternatively if you control a Backup, draw 1 card.", "Summon", "before it"),
        (
            "Draw 1 card. Alternatively if you control a Backup, draw 2 cards. Choose 1 Forward. Break it.",
            "Summon",
            "only one of two",
        ),
    ],
)
def test_refused(text: str, kind: str, reason: str) -> None:
    assert reason in refusal(text, kind)


@pytest.mark.clauses("fftcg-classic", "C123")
def test_alternatively_takes_over_all_that_was_to_be_done() -> None:
    made = one(
        "Choose 1 Forward. Dull it. Draw 1 card. Alternatively if you control a Backup, break it. "
        "Your opponent discards 1 card.",
        "Summon",
    )
    assert isinstance(made, ir.SummonEffect)
    choose, choice = made.effects
    assert isinstance(choose, ir.Choose)
    assert isinstance(choice, ir.Alternatively)
    it = ir.Ref(("t1",))
    assert choice.replaced == (ir.Dull(it), DRAW)
    assert choice.effects[0] == ir.Break(it)
    assert isinstance(choice.effects[1], ir.Discard)


@pytest.mark.clauses("fftcg-classic", "C113", "C115")
@pytest.mark.parametrize(
    ("words", "optional"),
    [("Choose a", False), ("Choose 1", False), ("You can choose a", True), ("You may choose 1", True)],
)
def test_choosing_may_be_left_open(words: str, optional: bool) -> None:
    made = one(f"{words} Forward. Dull it.", "Summon")
    assert isinstance(made, ir.SummonEffect)
    choose = made.effects[0]
    assert isinstance(choose, ir.Choose)
    assert choose.targets[0].up_to is optional
    assert choose.targets[0].count == ir.Num(1)


@pytest.mark.clauses("fftcg-rulebook", "5.2.3.1")
def test_eidolon_is_an_older_word_for_summon() -> None:
    text = "《1》: Choose 1 Eidolon in your Break Zone. Add it to your hand."
    tidy = normalise_text("fftcg", text)
    assert tidy.paragraphs == (text.replace("Eidolon", "Summon"),)
    assert tidy.notes["old_word"] == 1
    made = compile_text("fftcg", text, name="Hild", card_type="Forward")
    assert made == compile_text("fftcg", text.replace("Eidolon", "Summon"), name="Hild", card_type="Forward")
    job = "《1》: Choose 1 [[i]]Job Eidolon[[/]] Forward. Break it."
    assert normalise_text("fftcg", job).paragraphs == (job,)


@pytest.mark.clauses("fftcg-classic", "C94", "C127")
def test_older_words_for_what_happens() -> None:
    placed = one("When Hild is placed on the field, draw 1 card.")
    assert isinstance(placed, ir.AutoAbility)
    assert same(placed.event, ir.CardEvent(ME, (ir.EntersField(ir.AnyPlayer()),)))
    attacked = one("When Hild is attacked by a Forward, deal that Forward 1000 damage.")
    assert isinstance(attacked, ir.AutoAbility)
    foe = ir.OneSubject(ir.Group(ir.TypeIs(("Forward",))))
    assert same(attacked.event, ir.CardEvent(ME, (ir.Blocks(whom=foe),)))
    assert same(attacked.effects, (ir.DealDamage(ir.Ref(("other",)), ir.Num(1000)),))


def test_ex_burst_however_it_is_spelt() -> None:
    for spelt in ("EX Burst", "EX BURST", "[[ex]]EX Burst[[/]]", "Ex Burst"):
        made = compile_text("fftcg", f"{spelt} Draw 1 card.", name="Hild", card_type="Summon")
        assert made.abilities == (ir.SummonEffect((DRAW,), ex_burst=True),)


@pytest.mark.parametrize(
    "text",
    ["Haste", "Choose 1 Forward. Break it.", "Choose a Forward. Break it.", "You can choose 1 Forward. Dull it."],
)
def test_the_2020_wording_is_not_classic(text: str) -> None:
    kind = "Forward" if text == "Haste" else "Summon"
    assert not classic_only(compile_text("fftcg", text, name="Hild", card_type=kind))


@pytest.mark.parametrize(
    ("text", "kind"),
    [("Hild gains Preemptive Strike.", "Forward"), ("Choose 1 Item. Break it.", "Summon"), ("Brave", "Item")],
)
def test_classic_words_are_found_wherever_they_stand(text: str, kind: str) -> None:
    assert classic_only(compile_text("fftcg", text, name="Hild", card_type=kind))
