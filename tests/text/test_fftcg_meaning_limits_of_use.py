"""What FFTCG sentences mean: when, how often and by whom an ability can be used."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    BACKUP,
    BREAK_ZONE,
    FORWARD,
    ME,
    MINE,
    NOW,
    OPPONENT,
    THEIRS,
    YOU,
    a_group,
    effects,
    last,
    meant,
    one,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text
from cardwright.text.normalise import normalise

ICE = ir.ElementIs(("Ice",))
LIMIT = "You can only use this ability once per turn."
SELECT_ONE = "Select 1 of the 2 following actions."
OPTIONS = '"Draw 1 card." "Choose 1 Forward. Deal it 2000 damage."'


def test_so_many_attacks() -> None:
    (limit,) = effects("During this turn, your opponent may only declare attack once.")
    assert same(limit, ir.AttackLimit(OPPONENT, ir.Num(1), NOW))
    text = "Your opponent may only declare as many attacks in the same turn as the number of Forwards you control."
    (limit,) = one(text).effects  # type: ignore[attr-defined]
    mine = ir.CountOf(ir.Group(FORWARD, qualifiers=(MINE,)))
    assert same(limit, ir.AttackLimit(OPPONENT, mine, ALWAYS))


def test_limits_of_x() -> None:
    text = "Put X Backups into the Break Zone: Choose 1 Forward of cost X or less. Break it. X cannot be more than "
    assert same(one(text + "3.").limits, (ir.MostX(3),))  # type: ignore[attr-defined]
    counted = ir.CountOf(ir.Group(FORWARD, qualifiers=(ir.ControlledBy(OPPONENT),)))
    assert same(one(text + "the number of Forwards opponent controls.").limits, (ir.MostX(0, counted),))  # type: ignore[attr-defined]


def test_limits_of_use_in_any_order() -> None:
    pay, once = (
        "You can only pay with Fire CP or Ice CP to use this ability.",
        "You can only use this ability once per turn.",
    )
    limits = meant(f"《2》: Draw 1 card. {pay} {once}").limits  # type: ignore[attr-defined]
    assert limits == (ir.PaysOnly(("Fire", "Ice")), ir.OncePerTurn())
    assert meant(f"《2》: Draw 1 card. {once} {pay}").limits == limits[::-1]  # type: ignore[attr-defined]
    limits = meant(
        "When Hild attacks, draw 1 card, then discard 1 card. These effects will trigger only once per turn."
    ).limits  # type: ignore[attr-defined]
    assert limits == (ir.OncePerTurn(),)


@pytest.mark.parametrize(
    ("printed", "today"),
    [("At the start of your turn, draw 1 card.", "At the beginning of your turn, draw 1 card."),
     ("《1》: Draw 1 card. This ability can be used only once per turn.", "《1》: Draw 1 card. You can use this ability only once per turn."),
     ("《1》: Draw 1 card. You may only use this ability once per turn.", "《1》: Draw 1 card. You can only use this ability once per turn."),
     ("Put Hild in the Break Zone: Draw 1 card.", "Put Hild into the Break Zone: Draw 1 card."),
     ("When Hild is put from the field in the Break Zone, draw 1 card.", "When Hild is put from the field into the Break Zone, draw 1 card."),
     ("When Hild is put in the Break Zone, draw 1 card.", "When Hild is put into the Break Zone, draw 1 card."),
     ("When a Monster enters the field under your opponent's control, draw 1 card.", "When a Monster enters your opponent's field, draw 1 card."),
     ("When Hild attacks, you may put 1 Backup you control in the Break Zone. When you do so, draw 1 card.",
      "When Hild attacks, you may put 1 Backup you control into the Break Zone. When you do so, draw 1 card.")],
)  # fmt: skip
def test_words_of_older_cards(printed: str, today: str) -> None:
    found = normalise(printed)
    assert (found.paragraphs, dict(found.notes)) == ((today,), {"old_word": 1})
    one(today)


def test_a_limit_before_the_options_is_the_limit_of_the_ability() -> None:
    before, behind = (
        one(f"《5》: {text}") for text in (f"{SELECT_ONE} {LIMIT} {OPTIONS}", f"{SELECT_ONE} {OPTIONS} {LIMIT}")
    )
    assert same(before, behind)
    assert before != behind  # each is printed as it was
    assert before.limits == (ir.OncePerTurn(),)  # type: ignore[attr-defined]
    trigger = f"When Hild attacks, you may pay 《1》. When you do so, {SELECT_ONE[0].lower()}{SELECT_ONE[1:]}"
    text = f"{trigger} This effect will trigger only once per turn. {OPTIONS}"
    assert one(text).limits  # type: ignore[attr-defined]


def test_three_limits_in_a_row_and_a_party() -> None:
    use = "《0》: Draw 1 card. You can only use this ability "
    limits = meant(f"{use}if you control a Backup, during your opponent's turn and only twice per turn.").limits  # type: ignore[attr-defined]
    asked = ir.Controls(YOU, ir.Group(BACKUP), ir.Num(1))
    assert limits == (ir.OnlyIf(asked), ir.OnlyOpponentTurn(), ir.OncePerTurn(times=2))
    (party,) = meant(f"{use}while a party opponent controls is attacking.").limits  # type: ignore[attr-defined]
    members = ir.Group(FORWARD, (), (ir.InAParty(), ir.ControlledBy(OPPONENT)))
    assert party == ir.OnlyIf(ir.Exists(members, ir.Num(1)))


def test_others_than_a_type_and_either_state() -> None:
    done = last("Activate all the Characters you control other than Backups.")
    assert same(done, ir.Activate(ir.All(ir.Group(ir.IsCharacter(), qualifiers=(MINE, ir.Without(BACKUP))), bind="t1")))
    used = one("《1》: Draw 1 card. You can only use this ability if Hild is attacking or blocking.")
    either = ir.AnyTrait((ir.StatusIs("attacking"), ir.StatusIs("blocking")))
    assert isinstance(used, ir.ActionAbility) and same(used.limits, (ir.OnlyIf(ir.HasFilter(ME, either)),))


def test_while_somebody_fights() -> None:
    fighting = ir.StatusIs("attacking")
    for words, group in (
        ("a Forward you control is attacking", ir.Group(FORWARD, qualifiers=(MINE, fighting))),
        ("a Fire Forward is attacking", ir.Group(FORWARD, (ir.ElementIs(("Fire",)),), (fighting,))),
        ("a Forward opponent controls is blocking", ir.Group(FORWARD, qualifiers=(THEIRS, ir.StatusIs("blocking")))),
        ("a party is attacking", ir.Group(FORWARD, qualifiers=(ir.InAParty(),))),
        ("your party is attacking", ir.Group(FORWARD, qualifiers=(ir.InAParty(), MINE))),
    ):
        ability = one(f"《1》: Draw 1 card. You can only use this ability while {words}.")
        assert same(ability.limits, (ir.OnlyIf(ir.Exists(group, ir.Num(1))),)), words  # type: ignore[attr-defined]


def test_two_limits_in_two_sentences() -> None:
    text = "《0》: Draw 1 card. You can only use this ability once per turn. You can only use this ability if you control a {Card Name Olga}."
    asked = ir.OnlyIf(ir.Controls(YOU, ir.Group(ir.NameIs("Olga")), ir.Num(1)))
    made = one(text)
    assert isinstance(made, ir.ActionAbility) and same(made.limits, (ir.OncePerTurn(), asked))


@pytest.mark.clauses("fftcg-2020", "11.6.2")
def test_cost_and_limits_of_an_action_ability() -> None:
    ability = one(
        "《風》《2》《ダル》, discard 1 card, put Hild into the Break Zone: Draw 2 cards. "
        "You can only use this ability during your Main Phase and only twice per turn."
    )
    icons = (ir.CpElement("Wind"), ir.CpGeneric(2), ir.DullSelf())
    actions = (ir.PayDiscard(ir.Num(1), a_group(ir.IsCard())), ir.PayPut(ME, BREAK_ZONE))
    limits = (ir.OnlyMainPhase(), ir.OncePerTurn(2, w=1))
    assert ability == ir.ActionAbility(ir.Cost(icons, actions), (ir.Draw(YOU, ir.Num(2)),), limits)


def test_a_limit_behind_another() -> None:
    ability = one(
        "《0》: Draw 1 card. You can only use this ability if you control a Forward and only during your opponent's turn."
    )
    held, when = ability.limits  # type: ignore[attr-defined]
    assert same(held, ir.OnlyIf(ir.Controls(YOU, ir.Group(FORWARD), ir.Num(1))))
    assert same(when, ir.OnlyOpponentTurn())


@pytest.mark.parametrize(
    ("words", "limit"),
    [
        ("{Job Smith} Backups", {"cards": ir.Group(BACKUP, (ir.JobIs("Smith"),))}),
        ("Backups and/or discarding Summons", {"discards": ir.Group(ir.TypeIs(("Summon",)))}),
        (
            "Ice Backups or discarding Ice cards",
            {"elements": ("Ice",), "discards": ir.Group(ir.IsCard(), (ICE,))},
        ),
        (
            "{Category V} Backups and/or discarding {Category V} cards",
            {
                "cards": ir.Group(BACKUP, (ir.CategoryIs("V"),)),
                "discards": ir.Group(ir.IsCard(), (ir.CategoryIs("V"),)),
            },
        ),
    ],
)
def test_which_cards_make_the_cp(words: str, limit: dict[str, object]) -> None:
    used = one(f"《2》: Draw 1 card. You can only pay with CP produced by {words} to use this ability.")
    assert same(used.limits, (ir.PaysOnly(backups=True, **limit),))  # type: ignore[attr-defined,arg-type]
    head = "When Hild attacks, you may pay 《X》. When you do so, draw X cards. "
    asked = one(f"{head}You can only pay 《X》 with CP produced by {words}.")
    assert same(asked.limits, (ir.PaysOnly(backups=True, x=True, **limit),))  # type: ignore[attr-defined,arg-type]


@pytest.mark.parametrize(
    ("words", "limit"),
    [
        ("CP produced by Backups", ir.PaysOnly(backups=True)),
        ("Fire CP, Ice CP, or Water CP", ir.PaysOnly(("Fire", "Ice", "Water"))),
        ("Fire or Ice CP", ir.PaysOnly(("Fire", "Ice"))),
    ],
)
def test_what_pays_for_an_ability(words: str, limit: ir.Limit) -> None:
    words = f"You can only pay with {words} to use this ability."
    assert same(one(f"《2》: Draw 1 card. {words}").limits, (limit,))  # type: ignore[attr-defined]
    both = one(f"《2》: Draw 1 card. You can only use this ability once per turn. {words}")
    assert same(both.limits, (ir.OncePerTurn(), limit))  # type: ignore[attr-defined]
    with pytest.raises(TextError, match="another kind"):
        compile_text("fftcg", f"When Hild attacks, draw 1 card. {words}", name="Hild", card_type="Forward")


@pytest.mark.parametrize(
    ("words", "uses", "what"),
    [("action abilities of Backups", ("action",), "Backup"), ("the abilities of Forwards", ("action", "special"), "Forward"),
     ("the special abilities of Forwards", ("special",), "Forward")],
)  # fmt: skip
def test_what_the_other_player_pays_for_abilities_of_a_kind(words: str, uses: tuple[str, ...], what: str) -> None:
    (dearer,) = meant(f"The cost required for your opponent to use {words} is increased by 1.").effects  # type: ignore[attr-defined]
    cards = ir.All(ir.Group(ir.TypeIs((what,))))
    assert same(dearer, ir.UseCostChange(uses, ir.Num(1), cards, ir.Opponent(), more=True))
