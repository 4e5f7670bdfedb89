"""What sentences of Shadowverse: Evolve mean: when, how often and by whom an ability can be used."""

from __future__ import annotations

import pytest
from sve_meaning import (
    ALWAYS,
    AMULETS,
    CARD,
    DRAW,
    DRAW_TWO,
    EX,
    FOE,
    FOLLOWER,
    IN_CEMETERY,
    IT,
    LEADER,
    ON_MINE,
    SELF,
    SPELL,
    THEIR_LEADER,
    YOU,
    cards_in,
    compiled,
    effects,
    plain,
    refused,
    static,
    such,
)

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text

HERS = ir.ControlledBy(YOU)
ONE_FOLLOWER = ir.OneSubject(ir.Group(FOLLOWER, (ir.OtherThan(SELF),)))
PLAYED_SPELLS = sv.PlayedThisTurn(YOU, ir.Group(SPELL))
ZERO = ir.Num(0)


@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("[fanfare] Draw a card.", sv.Fanfare()),
        ("[lastwords] Draw a card.", sv.LastWords()),
        ("[fanfare][lastwords] Draw a card.", ir.AnyEvent((sv.Fanfare(), sv.LastWords()))),
        ("On Evolve: Draw a card.", sv.OnEvolve()),
        ("On Race: Draw a card.", sv.OnRace()),
        ("Strike: Draw a card.", sv.Strike()),
        ("Leader Strike: Draw a card.", sv.Strike("leader")),
        ("At the start of your end phase, draw a card.", ir.BeginningOf("end", YOU)),
        ("At the start of each opponent's main phase, draw a card.", ir.BeginningOf("main", FOE)),
        ("Whenever this follower takes combat damage, draw a card.", ir.CardEvent(SELF, (ir.IsDealtDamage("combat"),))),
        (
            "Whenever another one of your Pixie followers evolves, draw a card.",
            ir.CardEvent(
                ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(YOU), ir.OtherThan(SELF), sv.TraitIs("Pixie")))),
                (sv.Evolves(),),
            ),
        ),
        (
            "Whenever a token is put onto your field, draw a card.",
            ir.CardEvent(ir.OneSubject(ir.Group(sv.IsToken())), (ir.EntersField(YOU),)),
        ),
        (
            "During your turn, whenever you play a spell, draw a card.",
            ir.DuringTurnOf(YOU, ir.PlayerCasts(YOU, ir.Group(SPELL))),
        ),
    ],
)
def test_events(text: str, event: ir.Event) -> None:
    assert compiled(text) == ir.AutoAbility(event, (ir.Draw(YOU, ir.Num(1)),))


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("Whenever your leader's [defense] is increased", ir.CardEvent(LEADER, (sv.DefenseChanges(),))),
        ("Whenever an enemy leader's defense is reduced", ir.CardEvent(THEIR_LEADER, (sv.DefenseChanges(down=True),))),
        ("Whenever another follower leaves your field", ir.CardEvent(ONE_FOLLOWER, (sv.LeavesFieldOf(YOU),))),
        ("Whenever another follower is attacked", ir.CardEvent(ONE_FOLLOWER, (sv.IsAttacked(),))),
        (
            "When this card is put onto your field from your EX area",
            ir.CardEvent(SELF, (sv.EntersFrom(YOU, EX),)),
        ),
        ("Whenever a Fable counter is put on this card", ir.CardEvent(SELF, (sv.CounterPlaced("Fable"),))),
        ("Whenever one or more counters are placed on this card", ir.CardEvent(SELF, (sv.CounterPlaced(),))),
        ("Whenever you discard a follower", sv.PlayerDiscardsSuch(YOU, ir.Group(FOLLOWER))),
        ("Whenever an opponent discards a card", ir.PlayerDiscards(FOE, each=True)),
        ("When you play your 2nd spell each turn", ir.PlayerCasts(YOU, ir.Group(SPELL), nth=2)),
        (
            "Whenever you play a card from your EX area",
            ir.PlayerCasts(YOU, ir.Group(CARD, (), (sv.PlayedFrom(EX),))),
        ),
        (
            "Whenever this follower takes damage during your turn",
            ir.DuringTurnOf(YOU, ir.CardEvent(SELF, (ir.IsDealtDamage(),))),
        ),
        ("When you have no cards in your deck", ir.StateHolds(ir.Controls(YOU, cards_in(ir.DeckZone(YOU)), ZERO, "="))),
    ],
)
def test_more_events(words: str, wanted: ir.Event) -> None:
    ability = compiled(f"{words}, draw a card.")
    assert isinstance(ability, ir.AutoAbility)
    assert (ability.event, ability.effects) == (wanted, (DRAW,))


def test_neither_attacks_nor_abilities() -> None:
    _, barred = effects(
        "Select an enemy follower on the field. During its controller's next turn, it can't attack or use [act] abilities."
    )
    next_turn = ir.DuringNextTurn(ir.ControllerOf(IT))
    rules = (ir.CannotAttack(), ir.CannotUseAbilities(("action",)))
    assert barred == ir.Both(tuple(ir.Restrict(IT, rule, next_turn) for rule in rules))


@pytest.mark.clauses("sve", "2.6.2")
def test_explanatory_text_has_no_function() -> None:
    made = compiled("Ward. (Sturdy as an old stump.)")
    assert made == sv.Explained(ir.KeywordAbility((ir.Keyword("Ward"),)), "(Sturdy as an old stump.)")


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("This follower ignores Ward.", ir.Restrict(SELF, sv.IgnoresWard(), ir.Continuous())),
        ("This card is put onto the field engaged.", ir.Restrict(SELF, ir.EntersDull(), ir.Continuous())),
        ("This card costs 3 less to play.", ir.CostChange(SELF, ir.Num(3))),
        (
            "During each opponent's turn, this follower deals 3 more damage.",
            ir.If(ir.IsTurnOf(FOE), sv.DealtChange(SELF, "increase", ir.Num(3), ir.Continuous())),
        ),
        (
            "While there is a Mossback Elder on your field, your other Sporeling followers have Bane.",
            ir.If(
                ir.Exists(ir.Group(ir.NameIs("Mossback Elder"), (), (ON_MINE,)), ir.Num(1)),
                ir.Gain(
                    ir.All(
                        ir.Group(FOLLOWER, (ir.ControlledBy(YOU), ir.OtherThan(SELF), sv.TraitIs("Sporeling"))),
                        bind="t1",
                    ),
                    (ir.KeywordGained("Bane"),),
                    ir.Continuous(),
                ),
            ),
        ),
        (
            "Necrocharge (4): This card costs 1 less to play.",
            sv.Gate(sv.Necrocharge(4), (ir.CostChange(SELF, ir.Num(1)),)),
        ),
    ],
)
def test_passive_abilities(text: str, wanted: ir.Effect) -> None:
    assert compiled(text) == ir.FieldAbility((wanted,))


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("This follower can attack 3 times each turn.", ir.Restrict(SELF, ir.AttackTimes(ir.Num(3)), ir.Continuous())),
        (
            "Your leader can't take damage from abilities.",
            ir.Restrict(LEADER, sv.TakesNoDamage("ability"), ir.Continuous()),
        ),
        (
            "This card costs 1 less to play for each spell you've played this turn.",
            ir.CostChange(SELF, ir.PerEach(ir.Num(1), PLAYED_SPELLS)),
        ),
        (
            "Spells in your EX area cost 1 less to play.",
            ir.CostChange(ir.All(cards_in(EX, SPELL), bind="t1"), ir.Num(1)),
        ),
        (
            "Spells your opponent plays cost 1 more to play.",
            ir.CastersCostChange(FOE, ir.Group(SPELL), ir.Num(1), ir.Continuous(), more=True),
        ),
        (
            "This follower deals 1 more damage to leaders.",
            sv.DealtChange(SELF, "increase", ir.Num(1), ir.Continuous(), to=ir.Group(ir.TypeIs(("Leader",)))),
        ),
        (
            "Damage dealt to your leader is reduced by 1.",
            ir.ReplaceDamage(LEADER, "reduce", ir.Num(1), ir.Continuous()),
        ),
        (
            "The second follower you play each turn costs 1 less to play.",
            sv.FirstPlayCheaper(YOU, ir.Group(FOLLOWER), ir.Num(1), 2),
        ),
    ],
)
def test_passives(text: str, wanted: ir.Effect) -> None:
    assert compiled(text) == ir.FieldAbility((wanted,))


def test_the_spell_s_own_paragraphs() -> None:
    text = "[quick]\nIf Overflow is active for you, this card costs 1 less to play.\nDraw a card."
    made = compile_text("sve", text, name="Anything", card_type="Spell")
    assert [type(each) for each in made.abilities] == [ir.KeywordAbility, ir.FieldAbility, ir.SummonEffect]


def test_on_whose_turns() -> None:
    ability = compiled("Once on each of your opponent's turns, when this follower is destroyed, draw a card.")
    assert ability.limits == (sv.OnEachOfYourTurns(theirs=True),)


@pytest.mark.parametrize("words", ["twice per turn", "2 times per turn", "up to 2 times per turn"])
def test_so_often_a_turn(words: str) -> None:
    ability = compiled(f"[act][cost01]: Draw a card. This ability can be activated {words}.")
    assert ability.limits == (ir.OncePerTurn(2),)


@pytest.mark.parametrize(
    ("words", "times"), [("once each turn", 1), ("twice per turn", 2), ("up to 3 times per turn", 3)]
)
def test_so_often_a_turn_in_front(words: str, times: int) -> None:
    assert compiled(f"{words.capitalize()}, when you play a spell, draw a card.").limits == (ir.OncePerTurn(times),)


@pytest.mark.parametrize(
    ("text", "times"),
    [
        ("This ability triggers only once per turn.", 1),
        ("This ability can be triggered only once per turn.", 1),
        ("Activates only once per turn.", 1),
        ("Perform this ability up to 2 times per turn.", 2),
        ("This ability triggers up to 3 times per turn.", 3),
    ],
)
def test_how_often_it_triggers(text: str, times: int) -> None:
    ability = compiled(f"Whenever you play a spell, draw a card. {text}")
    assert ability.limits == (ir.OncePerTurn(times),)


@pytest.mark.parametrize("turn", ["per turn", "each turn"])
@pytest.mark.parametrize(
    ("words", "times"),
    [("this ability can only be performed once", 1), ("this ability activates only once", 1), ("this ability triggers up to 2 times", 2), ("this ability can be activated up to twice", 2)],
)  # fmt: skip
def test_how_often_in_a_turn(words: str, times: int, turn: str) -> None:
    said = words[0].upper() + words[1:]
    made = compiled(f"Whenever you play a spell, draw a card. {said} {turn}.")
    assert made.limits == (ir.OncePerTurn(times),)


def test_so_often_one_can_activate_it() -> None:
    ability = compiled("[act][cost01]: Draw a card. You can activate this ability up to 2 times per turn.")
    assert ability.limits == (ir.OncePerTurn(2),)


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        (
            "[lastwords] Draw a card. This ability activates only if Overflow is active for you.",
            ir.OnlyIf(sv.Overflow()),
        ),
        (
            "[act][engage]: Draw a card. This ability can't be activated on the turn this card was put onto the field.",
            ir.OnlyIf(ir.HasFilter(SELF, ir.Without(ir.EnteredThisTurn()))),
        ),
    ],
)
def test_limits(text: str, limit: ir.Limit) -> None:
    assert compiled(text).limits == (limit,)


@pytest.mark.parametrize(
    "text",
    [
        "[act][cost01]: Draw a card. This ability can be activated once per game.",
        "[act][cost01]: Draw a card. Activate this ability only once per game.",
        "Once per game, when this follower attacks, draw a card.",
        "Whenever this follower attacks, draw a card. Perform this ability only once during this game.",
    ],
)
def test_once_in_a_game(text: str) -> None:
    assert compiled(text).limits == (ir.OnlyOnce(),)


def test_several_limits_each_a_sentence() -> None:
    """1.3.3: all of them hold."""
    amulet = such(AMULETS, 1)
    made = compiled(
        "[act][cost00]: Draw a card. This ability can be activated if there is an amulet on your field. "
        "This ability can be activated once per turn."
    )
    assert made.limits == (ir.OnlyIf(amulet), ir.OncePerTurn())
    made = compiled(
        "[act][cost03]: Draw a card. This ability costs 1 less to activate for each amulet on your field. "
        "Activate only once per turn. Activate only if there is an amulet on your field."
    )
    assert [type(each) for each in made.limits] == [sv.CostsLess, ir.OncePerTurn, ir.OnlyIf]


def test_two_limits_of_one_kind_are_open() -> None:
    text = "[act][cost00]: Draw a card. This ability can be activated once per turn. Activate this ability only twice per turn."
    assert "which of two limits" in refused(text, "Follower")


def test_used_once_per_game() -> None:
    """4.1.3.2: of this very card."""
    made = compiled("[act][engage]: Draw 2 cards. This ability can only be used once per game.")
    assert made.limits == (ir.OnlyOnce(),)


def test_two_automatic_abilities_in_one_paragraph() -> None:
    made = compiled("Follower Strike: Draw a card. Leader Strike: Draw 2 cards.")
    first, second = ir.AutoAbility(sv.Strike("follower"), (DRAW,)), ir.AutoAbility(sv.Strike("leader"), (DRAW_TWO,))
    assert made == sv.Paragraph(first, second)
    made = compiled("[fanfare] Draw a card. Whenever one of your followers races, draw 2 cards.")
    assert made.second.event == ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER, (HERS,))), (sv.Races(),))


def test_a_keyword_and_an_ability_in_one_paragraph() -> None:
    made = compiled("Rush. Strike: Draw a card.")
    assert made == sv.Paragraph(ir.KeywordAbility((ir.Keyword("Rush"),)), ir.AutoAbility(sv.Strike(), (DRAW,)))
    made = compiled("Ward. While this card is on your field, your Pixie followers have Ward.")
    assert isinstance(made.second, ir.FieldAbility)


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("This card can only be played from your EX area", ir.SourceIn(SELF, "ex_area")),
        ("You can play this card only from your cemetery", ir.SourceIn(SELF, "cemetery")),
        ("This card can't be played from your hand", ir.Not(ir.SourceIn(SELF, "hand"))),
        ("This card can't be played if there are amulets on your field", ir.Not(such(AMULETS, 1))),
    ],
)
def test_from_where_it_can_be_played(words: str, condition: ir.Condition) -> None:
    [rule] = compiled(f"{words}.").effects
    assert rule == ir.Restrict(SELF, sv.PlayOnlyIf(condition), ir.Continuous())


def test_playable_unless() -> None:
    ability = compiled("This card can't be played unless there are at least 5 spells in your cemetery.", "Spell")
    spells = ir.Group(ir.TypeIs(("Spell",)), (), (ir.InZone(sv.Cemetery(YOU)),))
    only = ir.Restrict(SELF, sv.PlayOnlyIf(ir.Exists(spells, ir.Num(5))), ir.Continuous())
    assert ability.effects == (only,)


@pytest.mark.parametrize("keyed", ["Combo (3)", "Spellchain (5)", "Necrocharge (10)", "Earth Rite"])
def test_what_stands_behind_a_keyed_instead_is_open(keyed: str) -> None:
    assert "it is open" in refused(f"Draw a card. {keyed}: Draw 2 cards instead. Give your leader [defense]+1.")
    effects(f"Draw a card. {keyed}: Draw 2 cards instead. (Nothing else is done.)")


def test_what_is_offered_as_it_is_played() -> None:
    made = compiled("When playing this card, you may discard 2 cards. If you do, this card costs 3 less to play.")
    same = compiled("When playing this card, discard 2 cards: This card costs 3 less to play.")
    assert made == same


@pytest.mark.parametrize("word", ["Overflow", "Sanguine"])
def test_a_word_that_is_active_by_a_text(word: str) -> None:
    active = ir.Restrict(sv.LeaderOf(YOU), sv.WordActive(word), ir.Continuous())
    assert compiled(f"{word} is active for you.", "Amulet").effects == (active,)
    this_turn = ir.Restrict(sv.LeaderOf(YOU), sv.WordActive(word), ir.UntilEndOfTurn())
    assert effects(f"For the rest of this turn, {word} is active for you.") == (this_turn,)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("If you would draw a card, draw 3 cards instead", ir.ReplaceForPlayer(YOU, "draws", ir.Draw(YOU, ir.Num(3)), ALWAYS)),
        (
            "When you would draw a card by an ability, you may discard a card instead",
            ir.ReplaceForPlayer(
                YOU, "draws", ir.May(YOU, ir.Discard(YOU, ir.Num(1), ir.Group(ir.IsCard()), bind="t1")), ALWAYS,
                ir.Cause(ir.AnyPlayer(), ("summon", "ability")),
            ),
        ),
        ("Your EX area can hold up to 8 cards", ir.ZoneLimit(sv.ExArea(YOU), ir.Num(8))),
        ("Each opponent can't have more than 4 cards on their field", ir.ZoneLimit(ir.Field(FOE), ir.Num(4))),
        ("The maximum number of cards in your EX area is increased by 1", ir.ZoneLimit(sv.ExArea(YOU), ir.Num(1), "more")),
        ("Your opponent's maximum hand size is reduced by 3", ir.ZoneLimit(ir.Hand(FOE), ir.Num(3), "less")),
        ("You have no hand limit", ir.ZoneLimit(ir.Hand(YOU), None)),
        ("You may also play this card from your cemetery", ir.Restrict(SELF, ir.CastableFrom(sv.Cemetery(YOU)), ALWAYS)),
        ("You can play spells from your cemetery", ir.MayCast(YOU, ir.Group(SPELL, (), (IN_CEMETERY,)))),
        ("Once per turn, you may play a spell from your cemetery", ir.MayCast(YOU, ir.Group(SPELL, (), (IN_CEMETERY,)), times=1)),
        (
            "Once on each of your turns, you may play a follower from your cemetery",
            ir.If(ir.IsTurnOf(YOU), ir.MayCast(YOU, ir.Group(FOLLOWER, (), (IN_CEMETERY,)), times=1)),
        ),
        (
            "Each player can't play more than 3 cards in a turn",
            ir.CannotCast(ir.EachPlayer(), ir.Group(ir.IsCard()), ALWAYS, ir.Num(3)),
        ),
        (
            "This follower's [defense] can't be reduced by enemy abilities",
            ir.Restrict(SELF, sv.StatFixed(("defense",), FOE, "down"), ALWAYS),
        ),
        ("This follower can attack up to 4 times per turn", ir.Restrict(SELF, ir.AttackTimes(ir.Num(4)), ALWAYS)),
    ],
)  # fmt: skip
def test_what_is_allowed_and_what_is_not(words: str, expected: ir.Effect) -> None:
    assert static(f"{words}.") == plain(expected)


@pytest.mark.parametrize(
    ("words", "limit"),
    [
        ("Twice on each of your turns", sv.OnEachOfYourTurns(times=2)),
        ("2 times on each of your opponent's turns", sv.OnEachOfYourTurns(theirs=True, times=2)),
        ("Up to 3 times on each of your turns", sv.OnEachOfYourTurns(times=3)),
    ],
)
def test_so_often_on_each_of_the_turns_of_a_player(words: str, limit: sv.OnEachOfYourTurns) -> None:
    assert compiled(f"{words}, when a follower is put onto your field, draw a card.").limits == (limit,)


@pytest.mark.parametrize(("often", "times"), [("once", 1), ("twice", 2), ("up to 2 times", 2)])
def test_an_ability_that_can_only_activate_so_often(often: str, times: int) -> None:
    text = f"Whenever you play a spell, draw a card. This ability can only activate {often} per turn."
    assert compiled(text).limits == (ir.OncePerTurn(times),)


@pytest.mark.parametrize(
    "said",
    [
        "(This ability can be activated once per turn.)",
        "(Activate only once per turn.)",
        "(Once per turn.)",
        "(Up to a maximum of 5.)",
        "(At most 5.)",
        "(If there is an amulet on your field, draw 2 cards instead.)",
        "(This can be done up to 3 times each turn.)",
        "(Only during your turn.)",
        "(Then bury this card.)",
        "(5 if Overflow is active for you.)",
        "(This card is put onto the field engaged.)",
        "(This costs 1 less for each amulet on your field.)",
    ],
)
def test_how_much_and_how_often_is_no_explanation(said: str) -> None:
    """An explanation says nothing of its own: what would be left out if it were one is refused."""
    refused(f"Whenever you play a spell, draw a card. {said}", "Follower")
    compiled("Whenever you play a spell, draw a card. (Amulets are no spells.)")
