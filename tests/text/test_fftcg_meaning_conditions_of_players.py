"""What FFTCG sentences mean: what is asked of a player, the field and the numbers there."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    BACKUP,
    BACKUPS,
    BREAK_ZONE,
    DRAW,
    DRAW_1,
    ENTERS,
    FORWARD,
    FORWARDS,
    IT,
    ME,
    MINE,
    MONSTER,
    OPPONENT,
    T1,
    THEIRS,
    THIS,
    TURN,
    YOU,
    a_group,
    asked_as_it_attacks,
    asked_by_effect,
    auto,
    effects,
    field,
    found_nodes,
    held,
    last,
    meant,
    one,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir

GAINS_HASTE = ", Hild gains Haste."
NO_HAND = ir.HandSizeIs(OPPONENT, ir.Num(0), "=")
CONTROL_A_MONSTER = ir.Controls(YOU, ir.Group(MONSTER), ir.Num(1))
THREE_NAMES = "{Card Name Olga}", "{Card Name Rurik}", "{Card Name Fara}"
EITHER = "If you control a {Card Name Olga} or a Monster, draw 1 card."


@pytest.mark.parametrize("one_of", ["1 of them", "one of them", "1 card among them"])
def test_one_of_several_may_be_cast(one_of: str) -> None:
    among = ir.AllAmong(ir.Group(ir.IsCard()), T1)
    removed = "Remove the top 3 cards of your deck from the game."
    assert same(last(f"{removed} You can cast {one_of} this turn."), ir.AllowCast(YOU, among, TURN, once=True))
    later = f"{removed} Until the end of your next turn, you can cast {one_of} without paying the cost."
    assert same(last(later), ir.AllowCast(YOU, among, ir.UntilEndOfNextTurn(YOU), free=True, once=True))


def test_one_of_them_free_for_the_turn() -> None:
    away = "Remove the top 3 cards of your deck from the game. "
    allowed = last(away + "You can cast 1 of them this turn without paying its cost.")
    assert isinstance(allowed, ir.AllowCast)
    assert allowed.free
    assert allowed.once


def test_a_category_that_all_of_them_have() -> None:
    (rule,) = effects("If all the Backups you control have {Category VI}, Hild cannot be broken.", "Forward")
    assert isinstance(rule, ir.If)
    assert same(rule.condition, ir.AllAre(ir.Group(BACKUP, qualifiers=(MINE,)), ir.CategoryIs("VI")))


@pytest.mark.parametrize("words", ["you only control", "you control only"])
def test_only_one_kind_is_controlled(words: str) -> None:
    (effect,) = one(f"If {words} {{Category VII}} Characters, Hild gains Haste.").effects  # type: ignore[attr-defined]
    mine = ir.Group(ir.IsCharacter(), qualifiers=(MINE,))
    assert same(effect.condition, ir.AllAre(mine, ir.CategoryIs("VII")))


@pytest.mark.clauses("fftcg-2020", "11.8.13")
def test_an_if_behind_the_trigger_is_its_condition() -> None:
    ability = one("When Hild attacks, if you control 3 or more Backups, draw 1 card.")
    backups = ir.Controls(YOU, a_group(ir.TypeIs(("Backup",))), ir.Num(3), w=6)
    attacks = ir.CardEvent(ME, (ir.Attacks(),))
    assert ability == ir.AutoAbility(attacks, (ir.Draw(YOU, ir.Num(1)),), condition=backups)


def test_an_if_in_a_later_sentence_is_an_instruction() -> None:
    last = one("When Hild attacks, draw 1 card. If you control 3 or more Backups, discard 1 card.").effects[-1]  # type: ignore[attr-defined]
    assert isinstance(last, ir.If)


def test_they_control() -> None:
    text = "Choose 1 Forward opponent controls. If they control {}, break it."
    many = ir.Controls(OPPONENT, ir.Group(BACKUP), ir.Num(3), ">=")
    assert same(last(text.format("3 or more Backups")), ir.If(many, ir.Break(T1)))
    none = ir.Controls(OPPONENT, ir.Group(BACKUP), ir.Num(0), "<=")
    assert same(last(text.format("no Backups")), ir.If(none, ir.Break(T1)))


@pytest.mark.parametrize(
    ("who", "player"),
    [
        ("you don't", YOU),
        ("you do not", YOU),
        ("your opponent doesn't", OPPONENT),
        ("your opponent does not", OPPONENT),
    ],
)
def test_not_so_many_are_controlled(who: str, player: ir.Player) -> None:
    found = asked_as_it_attacks(f"{who} control 3 or more Backups")
    assert same(found, ir.Controls(player, ir.Group(BACKUP), ir.Num(3), "<"))


def test_a_condition_behind_is_not_what_triggers() -> None:
    for text, asked in (
        ("When Hild attacks, if you control a Monster, draw 1 card.", CONTROL_A_MONSTER),
        ("When Hild attacks, draw 1 card if you control a Monster.", None),
        ("When Hild attacks, if you control a Monster, draw 1 card. If not, dull Hild.", None),
        ("When Hild attacks, if you control a Monster, draw 1 card. Otherwise, dull Hild.", None),
        ("When Hild attacks, if you control a Monster, draw 1 card. If you don't, dull Hild.", None),
        (
            "When Hild attacks, if you control a Monster, you may draw 1 card. If you don't, dull Hild.",
            CONTROL_A_MONSTER,
        ),
    ):
        ability = one(text)
        assert isinstance(ability, ir.AutoAbility)
        assert ability.condition is None if asked is None else same(ability.condition, asked), text
        assert isinstance(ability.effects[0], ir.If) == (asked is None), text


def test_another_choice_besides() -> None:
    made = effects("Draw 1 card. If you control a Backup, also choose 1 Forward. Dull it.")
    other = effects("Draw 1 card. If you control a Backup, choose 1 Forward. Dull it.")
    assert same(made, other)


def test_it_behind_a_condition_about_others_is_the_card_of_the_event() -> None:
    (gains,) = effects(
        "When a Forward you control attacks, if you control a Monster, it gains Haste until the end of the turn.",
        "Forward",
    )
    assert isinstance(gains, ir.Gain)
    assert gains.to == ir.Ref(("subject",))


@pytest.mark.parametrize("fewer", ["less than", "fewer than"])
def test_fewer_than_so_many(fewer: str) -> None:
    condition = one(f"If you control {fewer} 3 Backups, Hild gains Haste.").effects[0].condition  # type: ignore[attr-defined]
    assert condition.compare == "<" and same(condition.count, ir.Num(3))


def test_said_in_full_and_in_short() -> None:
    for full, short in (
        ("you do not control a Backup", "you don't control a Backup"),
        ("your opponent does not control any Forwards", "your opponent doesn't control any Forwards"),
    ):
        assert same(meant(f"If {full}, Hild gains Haste."), meant(f"If {short}, Hild gains Haste."))


def test_who_controls_so_many() -> None:
    monsters = ir.Group(ir.TypeIs(("Monster",)))
    asked = asked_by_effect("If either player controls 3 or more Monsters, Hild gains Brave.")
    assert isinstance(asked, ir.Controls)
    assert (asked.player, asked.group, asked.count) == (ir.AnyPlayer(), monsters, ir.Num(3))


def test_besides() -> None:
    choose = "Choose 1 Forward. Dull it. "
    for words, effect in (
        ("you also draw 2 cards", ir.Draw(YOU, ir.Num(2))),
        (
            "your opponent also puts the top 2 cards of their deck into the Break Zone",
            ir.Mill(OPPONENT, ir.Num(2), bind="t2"),
        ),
        ("it also cannot block this turn", ir.Restrict(IT, ir.CannotBlock(), THIS)),
    ):
        _, _, added = effects(f"{choose}If you control a Monster, {words}.")
        assert same(added.effect, effect), words  # type: ignore[attr-defined]


def test_of_a_field_ability_it_is_a_condition() -> None:
    plain = one("Hild gains Haste for as long as you control 3 or more Backups.")
    assert same(plain, one("Hild gains Haste as long as you control 3 or more Backups."))


@pytest.mark.parametrize("row", [" and ", ", "])
@pytest.mark.parametrize(("who", "player"), [("you control", YOU), ("your opponent controls", OPPONENT)])
def test_one_of_each_in_any_row(row: str, who: str, player: ir.Player) -> None:
    joined = (
        " and ".join(THREE_NAMES) if row == " and " else f"{THREE_NAMES[0]}, {THREE_NAMES[1]}, and {THREE_NAMES[2]}"
    )
    ability = meant(f"If {who} {joined}, Hild gains Haste.")
    asked = ability.effects[0].condition  # type: ignore[attr-defined]
    assert asked.player == player
    assert [each.noun.name for each in asked.groups] == ["Olga", "Rurik", "Fara"]


@pytest.mark.parametrize(
    "row",
    ["a Fire Forward and an Ice Forward and a {Job Knight}", "a Fire Forward, an Ice Forward, and a {Job Knight}"],
)
def test_one_of_each_kind_in_any_row(row: str) -> None:
    asked = meant(f"If you control {row}, Hild gains Haste.").effects[0].condition  # type: ignore[attr-defined]
    assert isinstance(asked, ir.ControlsEach)
    assert len(asked.groups) == 3


@pytest.mark.parametrize("both", ["both", "both of them"])
def test_both_are_the_two_of_the_sentence_before(both: str) -> None:
    groups = (ir.Group(ir.NameIs("Olga")), ir.Group(ir.TypeIs(("Monster",))))
    made = effects(f"{EITHER} If you control {both}, draw 2 cards instead.")[-1]
    assert same(made.condition, ir.ControlsEach(ir.You(), groups))  # type: ignore[attr-defined]


def test_damage_from_one_ability_and_at_least_so_many_more() -> None:
    ability = meant("When Hild receives damage from your opponent's Summon or ability, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and isinstance(ability.event, ir.CardEvent)
    assert same(ability.event.happenings, (ir.IsDealtDamage(by="ability", controller=OPPONENT),))
    ability = meant("When Hild attacks, if your opponent controls at least 2 more Forwards than you, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility)
    assert same(ability.condition, ir.ControlsMore(OPPONENT, FORWARDS, ir.Num(2)))


def test_more_than_you_do() -> None:
    ability = one("When Hild attacks, if your opponent controls more Forwards than you do, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and ability.condition is not None
    assert same(ability.condition, ir.ControlsMore(OPPONENT, FORWARDS, ir.Num(1)))
    ability = one("When Hild attacks, if your opponent controls fewer Forwards than you do, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and ability.condition is not None
    assert same(ability.condition, ir.ControlsMore(YOU, FORWARDS, ir.Num(1)))
    ability = one("When Hild attacks, if you control more Forwards than your opponent does, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and ability.condition is not None
    assert same(ability.condition, ir.ControlsMore(YOU, FORWARDS, ir.Num(1)))


@pytest.mark.parametrize("tail", ["", " do"])
def test_so_many_more_than_the_other_player(tail: str) -> None:
    made = effects(f"If your opponent controls 3 or more Forwards than you{tail}, draw 1 card.")[-1]
    more = ir.ControlsMore(ir.Opponent(), ir.Group(ir.TypeIs(("Forward",))), by=ir.Num(3))
    assert same(made.condition, more)  # type: ignore[attr-defined]


def test_totals_counters_with_an_article_and_crystals() -> None:
    both = ir.Group(ir.TypeIs(("Backup", "Monster")), qualifiers=(MINE,))
    done = last("Put a total of 2 Backups and/or Monsters you control into the Break Zone.")
    assert same(done, ir.SelectAndPut(YOU, ir.Target(ir.Num(2), both, bind="t1"), BREAK_ZONE))
    ability = meant("When Hild attacks, place a Moon Counter on each Forward you control.")
    mine = ir.All(ir.Group(FORWARD, qualifiers=(MINE,)), bind="t1")
    assert same(ability.effects, (ir.PlaceCounters("Moon", ir.Num(1), mine),))  # type: ignore[attr-defined]
    for player, words in ((YOU, "you don't have 《C》"), (OPPONENT, "your opponent doesn't have any 《C》")):
        ability = meant(f"When Hild attacks, if {words}, draw 1 card.")
        assert same(ability.condition, ir.CrystalsAre(player, ir.Num(0), "<="))  # type: ignore[attr-defined]


def test_cards_in_their_break_zone_and_cards_you_own_away() -> None:
    (gain,) = one("If your opponent has 9 or more cards in their Break Zone, Hild gains Brave.").effects  # type: ignore[attr-defined]
    zone = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.BreakZone(OPPONENT)),))
    assert same(gain.condition, ir.Exists(zone, ir.Num(9)))
    (gain,) = one("If 3 or more Summons you own are removed from the game, Hild gains Brave.").effects  # type: ignore[attr-defined]
    away = ir.Group(ir.TypeIs(("Summon",)), qualifiers=(ir.OwnedBy(YOU), ir.InZone(ir.Removed(YOU))))
    assert same(gain.condition, ir.Exists(away, ir.Num(3)))


@pytest.mark.parametrize("words", ["you have no Forwards", "you don't have any Forwards"])
def test_none_of_them_lie_there(words: str) -> None:
    lying = ir.Group(FORWARD, (), (ir.InZone(ir.BreakZone(YOU)),))
    asked = asked_by_effect(f"If {words} in your Break Zone, Hild gains Haste.")
    assert asked == ir.Exists(lying, ir.Num(0), "<=")


@pytest.mark.parametrize(
    ("text", "group", "compare"),
    [
        ("If there are less than 3 Forwards in your Break Zone, Hild gains Haste.", ir.TypeIs(("Forward",)), "<"),
        ("If you have fewer than 3 Forwards in your Break Zone, Hild gains Haste.", ir.TypeIs(("Forward",)), "<"),
        ("If there are 3 cards or less in your Break Zone, Hild gains Haste.", ir.IsCard(), "<="),
        ("If you have 3 cards or more in your Break Zone, Hild gains Haste.", ir.IsCard(), ">="),
        ("If you own 3 or more {Job Smith} removed from the game, Hild gains Haste.", ir.JobIs("Smith"), ">="),
    ],
)
def test_how_many_lie_there(text: str, group: ir.Filter, compare: str) -> None:
    (asked,) = found_nodes(text, ir.Exists)
    assert asked.compare == compare
    assert asked.count == ir.Num(3)
    assert same(asked.group.noun, group)


@pytest.mark.parametrize(
    ("some", "count"),
    [
        ("you have exactly 1 card in your hand", 1),
        ("there is exactly 1 Backup in your Break Zone", 1),
        ("you have exactly 3 Summons in your Break Zone", 3),
    ],
)
def test_exactly_so_many_and_one_of_them(some: str, count: int) -> None:
    (asked,) = found_nodes(f"If {some}, Hild gains Haste.", ir.Exists)
    assert (asked.compare, asked.count) == ("=", ir.Num(count))


@pytest.mark.parametrize("words", ["they have no cards in their hand", "he/she has no cards in his/her hand"])
def test_they_are_the_player_spoken_of(words: str) -> None:
    text = f"Your opponent discards 1 card. If {words}, draw 1 card."
    assert same(last(text), ir.If(NO_HAND, DRAW))
    auto = one(f"When your opponent casts a Summon, if {words}, draw 1 card.")
    assert isinstance(auto, ir.AutoAbility) and auto.condition is not None and same(auto.condition, NO_HAND)


@pytest.mark.parametrize(
    ("words", "meaning"),
    [
        ("you don't have any cards in your hand", ir.HandSizeIs(YOU, ir.Num(0), "=")),
        ("your opponent doesn't have any cards in his/her hand", ir.HandSizeIs(OPPONENT, ir.Num(0), "=")),
        ("your opponent has 1 or less card in their hand", ir.HandSizeIs(OPPONENT, ir.Num(1), "<=")),
        ("neither player has cards in their hand", ir.HandSizeIs(ir.EachPlayer(), ir.Num(0), "=")),
        (
            "the number of Backups you control is less than the number of Forwards opponent controls",
            ir.Compare(ir.CountOf(BACKUPS), ir.CountOf(ir.Group(FORWARD, qualifiers=(THEIRS,))), "<"),
        ),
    ],
)
def test_hands_and_fields_are_compared(words: str, meaning: ir.Condition) -> None:
    assert same(held(words), meaning)


def test_cards_in_hand_without_saying_whose() -> None:
    for who, player in (("you have", YOU), ("your opponent has", OPPONENT)):
        (made,) = effects(f"If {who} 2 cards or less in hand, Hild gains Haste.", "Forward")
        assert isinstance(made, ir.If) and same(made.condition, ir.HandSizeIs(player, ir.Num(2), "<="))


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("If a player has received 5 points of damage or more" + GAINS_HASTE, "If either player has received 5 points of damage or more" + GAINS_HASTE),
        ("If you have been dealt 4 points of damage or more" + GAINS_HASTE, "If you have received 4 points of damage or more" + GAINS_HASTE),
        ("If the damage your opponent has been dealt is 3 or less" + GAINS_HASTE, "If your opponent has received 3 points of damage or less" + GAINS_HASTE),
        ("If there is a Rage Counter on Hild" + GAINS_HASTE, "If a Rage Counter is placed on Hild" + GAINS_HASTE),
        ("If you control 3 or more Monsters, or if your opponent has no cards in hand" + GAINS_HASTE,
         "If you control 3 or more Monsters or if your opponent has no cards in hand" + GAINS_HASTE),
        ("When Hild enters the field, if the cost to cast Hild included Wind CP, " + DRAW_1,
         "When Hild enters the field, if the cost paid to cast Hild included Wind CP, " + DRAW_1),
        ("When Hild enters the field, if the cost to play Hild included CP of 3 or more different Elements, " + DRAW_1,
         "When Hild enters the field, if the cost to play Hild was paid with CP of 3 or more different Elements, " + DRAW_1),
    ],
)  # fmt: skip
def test_conditions_that_mean_the_same(words: str, known: str) -> None:
    assert same(meant(words), meant(known))


def test_exactly_so_many_points_for_each() -> None:
    ability = meant("If each player has received exactly 2 points of damage" + GAINS_HASTE)
    assert isinstance(ability, ir.FieldAbility) and isinstance(ability.effects[0], ir.If)
    assert ability.effects[0].condition == ir.ReceivedDamage(ir.EachPlayer(), ir.Num(2), "=")


def test_attack_only_if() -> None:
    hurt = ir.Not(ir.ReceivedDamage(YOU, ir.Num(3)))
    for words, rule in (
        ("can only attack or block", ir.CannotAttackOrBlock()),
        ("can attack only", ir.CannotAttack()),
        ("can block only", ir.CannotBlock()),
        ("can attack or block only", ir.CannotAttackOrBlock()),
    ):
        effect = field(f"Hild {words} if you have received 3 points of damage or more.")
        assert same(effect, ir.If(hurt, ir.Restrict(ME, rule, ALWAYS))), words


@pytest.mark.clauses("fftcg-2020", "11.8.13")
def test_more_of_the_same_instead_is_judged_beside_it() -> None:
    more = auto(ENTERS + "if you have received 3 points of damage or more, draw 1 card. "
                "If you have received 5 points of damage or more, draw 2 cards instead.")  # fmt: skip
    assert more.condition is None
    assert isinstance(more.effects[0], ir.If)
    other = auto(ENTERS + "if you control a {Job Smith}, draw 1 card. "
                 "If you have received 5 points of damage or more, draw 2 cards instead.")  # fmt: skip
    assert other.condition is not None
    assert isinstance(other.effects[1], ir.Instead)


@pytest.mark.parametrize(("relation", "compare"), [("more", ">="), ("less", "<=")])
def test_cards_in_their_break_zone(relation: str, compare: str) -> None:
    for their in ("their", "his/her"):
        (found,) = meant(
            f"If your opponent has 10 cards or {relation} in {their} Break Zone, Hild gains +1000 power."
        ).effects  # type: ignore[attr-defined]
        lying = ir.Group(ir.IsCard(), (), (ir.InZone(ir.BreakZone(OPPONENT)),))
        assert same(found.condition, ir.Exists(lying, ir.Num(10), compare))


@pytest.mark.parametrize("words", ["one of them is", "at least 1 of them is", "any of them is"])
def test_one_of_them(words: str) -> None:
    _mill, asked = meant(
        f"{ENTERS}put the top 3 cards of your deck into the Break Zone. If {words} a Summon, draw 1 card."
    ).effects  # type: ignore[attr-defined]
    assert asked.condition.compare == ">="
    assert same(asked.condition.left, ir.CountRef(ir.Ref(("t1",)), ir.Group(ir.TypeIs(("Summon",)))))


def test_if_you_own_it() -> None:
    asked = meant(f"{ENTERS}choose 1 Character. Return it to its owner's hand. If you own it, draw 1 card.").effects[2]  # type: ignore[attr-defined]
    assert same(asked.condition, ir.HasFilter(ir.Ref(("t1",)), ir.OwnedBy(ir.You())))


def test_one_kind_or_several_of_another() -> None:
    olga = ir.Controls(YOU, ir.Group(ir.NameIs("Olga")), ir.Num(1))
    knights = ir.Controls(YOU, ir.Group(ir.JobIs("Knight")), ir.Num(3))
    for words, parts in (
        ("a {Card Name Olga} or 3 or more {Job Knight}", (olga, knights)),
        ("{Card Name Olga} or 3 or more {Job Knight}", (olga, knights)),
        ("3 or more {Job Knight} or a {Card Name Olga}", (knights, olga)),
    ):
        assert same(asked_as_it_attacks(f"you control {words}"), ir.Or(parts)), words
    either = ir.AnyTrait((ir.JobIs("Knight"), ir.NameIs("Olga")))
    several = asked_as_it_attacks("you control 3 or more {Job Knight} or {Card Name Olga}")
    assert same(several, ir.Controls(YOU, ir.Group(either), ir.Num(3)))


def test_the_number_that_was_paid() -> None:
    text = "you may pay 《X》. When you do so, choose up to X Forwards. Dull them. If X is {}, draw 1 card."
    for words, compare in (("3 or more", ">="), ("3 or less", "<="), ("3", "=")):
        when = meant(ENTERS + text.format(words)).effects[-1]  # type: ignore[attr-defined]
        assert same(when.effects[-1].condition, ir.Compare(ir.X(), ir.Num(3), compare)), words
    with pytest.raises(TextError, match="open what X is"):
        one(ENTERS + "if X is 3 or more, draw 1 card.")


def test_that_player_controls_one() -> None:
    ability = one(
        "At the end of each player's turn, if that player controls a Dark Forward, that player discards 1 card."
    )
    group = ir.Group(ir.TypeIs(("Forward",)), adjectives=(ir.ElementIs(("Dark",)),))
    assert isinstance(ability, ir.AutoAbility)
    assert same(ability.condition, ir.Controls(ir.EventPlayer(), group, ir.Num(1)))  # type: ignore[arg-type]


@pytest.mark.parametrize(("words", "compare"), [("2 cards or less", "<="), ("2 or more cards", ">=")])
def test_the_hands_of_both_players(words: str, compare: str) -> None:
    (asked,) = effects(f"If both players have {words} in their hands, Hild gains Haste.", "Forward")
    assert same(asked.condition, ir.HandSizeIs(ir.EachPlayer(), ir.Num(2), compare))  # type: ignore[attr-defined]
