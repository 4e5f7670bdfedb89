"""What FFTCG sentences mean: what cards gain and lose."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    BACKUPS,
    BRAVE,
    CHOSEN,
    ENTERS,
    FORWARD,
    FRONT,
    IT,
    ME,
    MINE,
    OPPONENT,
    T1,
    THEIRS,
    TURN,
    YOU,
    effects,
    entering,
    field,
    held,
    last,
    meant,
    one,
    refused,
    ruled,
    same,
    static,
)
from mutating import plain

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text, render_text
from cardwright.text.reading import same_meaning
from cardwright.text.walk import nodes

GAINS_HASTE = ", Hild gains Haste."
GAINED = '+2000 power, Brave and "This Forward cannot be broken." and "This Forward cannot be blocked."'
FOES = ir.All(ir.Group(FORWARD, qualifiers=(THEIRS,)))


@pytest.mark.parametrize(
    ("words", "kinds"),
    [
        ("all its special abilities", ("special",)),
        ("all auto-abilities", ("auto",)),
        ("its action abilities and special abilities", ("action", "special")),
        ("all its special and action abilities", ("special", "action")),
        ("all its auto-abilities, action abilities and special abilities", ("auto", "action", "special")),
    ],
)
def test_abilities_of_some_kinds_are_lost(words: str, kinds: tuple[str, ...]) -> None:
    lost = ir.AbilitiesOfKinds(kinds)
    assert same(last(f"Choose 1 Forward. It loses {words} until the end of the turn."), ir.Lose(T1, (lost,), TURN))
    both = f"Choose 1 Forward. Until the end of the turn, it loses {words} and 2000 power."
    assert same(last(both), ir.Lose(T1, (lost, ir.PowerUp(ir.Num(2000))), FRONT))


def test_a_whole_group_loses_them() -> None:
    ability = one("The Forwards opponent controls lose all their special abilities.")
    assert isinstance(ability, ir.FieldAbility)
    lose = ability.effects[0]
    assert isinstance(lose, ir.Lose) and same(lose.losses[0], ir.AbilitiesOfKinds(("special",)))
    assert same(lose.duration, ALWAYS)


@pytest.mark.parametrize(("opens", "closes"), [('"', '"'), ("“", "”")])
@pytest.mark.parametrize("first", [True, False])
def test_an_option_may_end_with_an_ability(opens: str, closes: str, first: bool) -> None:
    granting = f'"Until the end of the turn, Hild gains Brave and {opens}When Hild attacks, draw 1 card.{closes}"'
    options = [granting, '"Choose 1 dull Forward. Break it."']
    head = "When Hild attacks, select 1 of the 2 following actions."
    text = "[[br]]".join([head, *(options if first else reversed(options))])
    (made,) = compile_text("fftcg", text, name="Hild", card_type="Forward").abilities
    (modal,) = made.effects  # type: ignore[attr-defined]
    given = modal.options[not first].effects[0]
    assert [type(each) for each in given.gains] == [ir.KeywordGained, ir.AbilityGained]


@pytest.mark.parametrize("previous", ["all previous effects", "all the previous effects"])
def test_all_previous_effects_are_gained_by_others_instead(previous: str) -> None:
    said = f"Choose 1 Forward. Until the end of the turn, it gains {GAINED}. If you control a Backup, all Forwards gain {previous} instead."
    _, gain, instead = effects(said)
    assert [type(each) for each in gain.gains] == [ir.PowerUp, ir.KeywordGained, ir.AbilityGained, ir.AbilityGained]
    assert (instead.effect.gains, instead.effect.duration) == (gain.gains, gain.duration)
    assert isinstance(instead.effect.to, ir.All)


@pytest.mark.parametrize(("noun", "word"), [("Forward", "This Forward"), ("Character", "This Character")])
def test_this_forward_that_was_chosen(noun: str, word: str) -> None:
    assert same(last(f"Choose 1 {noun}. {word} cannot block this turn.").what, T1)  # type: ignore[attr-defined]
    assert refused("When Hild attacks, this Forward cannot be blocked this turn.", "Forward")
    given = last('Choose 1 Forward. It gains "When this Forward attacks, draw 1 card." until the end of the turn.')
    (quoted,) = given.gains[0].abilities  # type: ignore[attr-defined]
    assert isinstance(quoted.event.subject, ir.SelfRef)


def test_a_selected_job_is_a_named_one() -> None:
    effect = last("《1》: Select a Job. Hild gains the selected Job until the end of the turn.", "Forward")
    assert same(effect, ir.Restrict(ME, ir.AlsoJob(""), TURN))


def test_two_jobs() -> None:
    made = one("Hild is also {Job Knight} and {Job Viking} in all situations.")
    jobs = [each for each in nodes(made) if isinstance(each, ir.AlsoJob)]
    assert [each.job for each in jobs] == ["Knight", "Viking"]
    assert all(each.everywhere for each in jobs)


def test_two_traits_and_a_trait_with_power() -> None:
    (both,) = static("The Monsters you control have {Job Knight} and {Category XIV}.")
    assert isinstance(both, ir.Both)
    rules = [each.rule for each in both.effects]  # type: ignore[attr-defined]
    assert rules == [ir.AlsoJob("Knight"), ir.AlsoCategory("XIV")]
    (both,) = static("The Monsters you control have {Job Knight} and +1000 power.")
    assert isinstance(both, ir.Both)
    assert isinstance(both.effects[1], ir.Gain) and both.effects[1].gains == (ir.PowerUp(ir.Num(1000)),)


def test_a_name_and_a_job_besides() -> None:
    name, job = ir.AlsoName("Olga"), ir.AlsoJob("Smith", everywhere=True)
    for words, rules in (
        ("{Card Name Olga} and {Job Smith}", (name, job)),
        ("{Job Smith} and {Card Name Olga}", (job, name)),
    ):
        (both,) = effects(f"Hild is also {words} in all situations.", "Forward")
        assert all(same(part.rule, rule) for part, rule in zip(both.effects, rules, strict=True))


def test_what_was_named_is_gained_beside_something() -> None:
    named, gained = effects(
        "Name 1 Job or 1 Element. Until the end of the turn, all the Forwards you control gain Haste and the named Job or Element."
    )
    assert same(named, ir.Name(YOU, "either"))
    assert isinstance(gained, ir.Both) and isinstance(gained.effects[1], ir.Restrict)
    assert same(gained.effects[1].rule, ir.AlsoNamed("either"))
    for told, meant_ in (("Element", "Job"), ("Job", "Element")):
        with pytest.raises(TextError, match="nothing was named"):
            effects(f"Name 1 {told}. Choose 1 Forward. It gains the named {meant_} until the end of the turn.")


def test_lost_and_never_gained() -> None:
    (both,) = one("Forwards opponent controls lose Brave and cannot gain Brave.").effects  # type: ignore[attr-defined]
    theirs = ir.All(ir.Group(FORWARD, qualifiers=(THEIRS,)))
    never = ir.Restrict(theirs, ir.CannotGainKeyword(("Brave",)), ALWAYS)
    assert same(both, ir.Both((ir.Lose(theirs, BRAVE, ALWAYS), never)))


@pytest.mark.parametrize(
    "row", ["Haste or First Strike", "Haste, First Strike or Brave", "Haste, First Strike, or Brave"]
)
def test_none_of_several_keywords(row: str) -> None:
    words = tuple(row.replace(", or ", ", ").replace(" or ", ", ").split(", "))
    assert ruled(f"Forwards opponent controls cannot gain {row}.", ir.CannotGainKeyword(words), FOES)


@pytest.mark.parametrize(
    ("words", "kinds"),
    [
        ("action abilities", ("action",)),
        ("special abilities", ("special",)),
        ("action abilities and special abilities", ("action", "special")),
        ("action and special abilities", ("action", "special")),
    ],
)
def test_gaining_what_another_can_do(words: str, kinds: tuple[str, ...]) -> None:
    wanted = ir.GainAbilitiesOf(ME, T1, kinds, ir.UntilEndOfTurn())
    whose = ("its {}", "all its {}", "his/her {}", "all the {} of that Forward", "the {} of it", "all of its {}")
    for said in (each.format(words) for each in whose):
        effect = last(f"《0》: Choose 1 Forward. Hild gains {said} until the end of the turn.", "Forward")
        assert same(effect, wanted), said
        effect = last(f"《0》: Choose 1 Forward. Until the end of the turn, Hild gains {said}.", "Forward")
        assert same(effect, ir.GainAbilitiesOf(ME, T1, kinds, ir.UntilEndOfTurn(w=1))), said


@pytest.mark.parametrize(
    ("words", "kinds"),
    [("special abilities", ("special",)), ("action abilities", ("action",)), ("action and special abilities", ("action", "special"))],
)  # fmt: skip
def test_abilities_of_another_without_end(words: str, kinds: tuple[str, ...]) -> None:
    forever = "(This effect does not end at the end of the turn.)"
    *_, gain = entering(f"choose 1 Monster. Hild gains all the {words} of that Monster. {forever}")
    assert same(gain, ir.GainAbilitiesOf(ME, ir.Ref(("t1",)), kinds, ir.Permanent()))


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("If Hild is on the field, Hild gains the Element of Ice.", "If Hild is on the field, Hild gains Elements of Ice."),
        ("The Backups opponent controls won't activate during their controller's Active Phase.",
         "The Backups opponent controls won't activate at the controller's Active Phase."),
        ("When Hild is dealt damage by your opponent's Summon or ability, draw 1 card.",
         "When Hild is dealt damage by your opponent's Summons or abilities, draw 1 card."),
        (ENTERS + "choose 1 Forward put into your Break Zone from the field this turn. Add it to your hand.",
         ENTERS + "choose 1 Forward put in your Break Zone from the field this turn. Add it to your hand."),
    ],
)  # fmt: skip
def test_other_words_on_the_field(words: str, known: str) -> None:
    assert same(meant(words), meant(known))


@pytest.mark.parametrize("elements", ["Elements of Wind and Water", "the Elements of Wind and Water"])
def test_more_elements(elements: str) -> None:
    (effect,) = one(f"If Hild is on the field, it gains {elements}.").effects  # type: ignore[attr-defined]
    assert same(effect, ir.GainElements(ME, ("Wind", "Water"), ALWAYS))


@pytest.mark.parametrize(
    "elements", ["Elements of all the", "the Elements of all the", "all the Elements of the", "the Elements of the"]
)
def test_the_elements_of_others(elements: str) -> None:
    (effect,) = one(f"Hild gains {elements} Forwards opponent controls.").effects  # type: ignore[attr-defined]
    others = ir.Group(FORWARD, qualifiers=(THEIRS,))
    assert same(effect, ir.GainElementsOf(ME, others, (), ALWAYS))


def test_what_was_lost_is_gained() -> None:
    text = "Choose 1 Forward. It loses {} until the end of the turn. Then, Hild gains all the abilities lost by the previous effect until the end of the turn."
    found = one("《0》: " + text.format("Haste and Brave")).effects[-1]  # type: ignore[attr-defined]
    assert same(found, ir.Afterwards(ir.GainLost(ME, TURN)))
    for other in ("all its abilities", "2000 power"):
        with pytest.raises(TextError, match="which abilities were lost"):
            one("《0》: " + text.format(other))


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("you have received 3 or more points of damage", ir.ReceivedDamage(YOU, ir.Num(3))),
        ("your opponent controls 2 Forwards or less", ir.Controls(OPPONENT, ir.Group(FORWARD), ir.Num(2), "<=")),
        (
            "you have received the same number of points of damage as your opponent",
            ir.Compare(ir.DamageReceived(YOU), ir.DamageReceived(OPPONENT), "="),
        ),
        ("your opponent doesn't have a 《C》", ir.CrystalsAre(OPPONENT, ir.Num(0), "<=")),
        ("you have 《C》《C》 or more", ir.CrystalsAre(YOU, ir.Num(2))),
        ("there are 3 or more Elements among Forwards you control", ir.Compare(ir.CountElements(ir.Group(FORWARD, qualifiers=(MINE,))), ir.Num(3), ">=")),
        ("either player has 5 cards or more in their hand", ir.HandSizeIs(ir.AnyPlayer(), ir.Num(5), ">=")),
        ("both you and your opponent have 1 card or less in hand", ir.HandSizeIs(ir.EachPlayer(), ir.Num(1), "<=")),
    ],
)  # fmt: skip
def test_both_players_and_all_relations_are_asked_about(words: str, condition: ir.Condition) -> None:
    found = held(words)
    if isinstance(found, ir.Controls):
        found = ir.Controls(found.player, found.group, found.count, found.compare)  # without the name that it gives
    assert same(found, condition)


@pytest.mark.parametrize(
    ("condition", "asked"),
    [
        ("there are exactly 2 Rage Counters on Hild", ir.CountersAre(ir.SelfRef(), "Rage", ir.Num(2), "=")),
        ("there are 2 or less different Elements among Characters you control", None),
        ("a Monster has entered your opponent's field this turn", None),
    ],
)
def test_what_is_asked(condition: str, asked: ir.Condition | None) -> None:
    ability = meant(f"If {condition}{GAINS_HASTE}")
    assert isinstance(ability, ir.FieldAbility)
    (effect,) = ability.effects
    assert isinstance(effect, ir.If)
    if asked is not None:
        assert effect.condition == asked
    elif isinstance(effect.condition, ir.Compare):
        assert effect.condition.compare == "<=" and isinstance(effect.condition.left, ir.CountElements)
    else:
        happened = effect.condition
        assert isinstance(happened, ir.HappenedThisTurn) and isinstance(happened.event, ir.CardEvent)
        assert happened.event.happenings == (ir.EntersField(whose=ir.Opponent()),)


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("you have 《C》《C》", ir.CrystalsAre(YOU, ir.Num(2))),
        ("your opponent has no 《C》", ir.CrystalsAre(OPPONENT, ir.Num(0), "<=")),
        ("your opponent has received 6 points of damage", ir.ReceivedDamage(OPPONENT, ir.Num(6), "=")),
        ("either player has no cards in their hand", ir.HandSizeIs(ir.AnyPlayer(), ir.Num(0), "=")),
        (
            "a [[i]]Card Name Olga[[/]] is in your Break Zone",
            ir.Exists(ir.Group(ir.NameIs("Olga"), (), (ir.InZone(ir.BreakZone(YOU)),)), ir.Num(1)),
        ),
        (
            "you haven't cast any Summons this turn",
            ir.Not(ir.HasCastThisTurn(YOU, ir.Group(ir.TypeIs(("Summon",))), ir.Num(1))),
        ),
        ("your opponent has drawn 2 or more cards this turn", ir.Compare(ir.CardsDrawn(OPPONENT), ir.Num(2), ">=")),
        ("you have searched for a card this turn", ir.HappenedThisTurn(ir.PlayerSearches(YOU))),
    ],
)
def test_conditions(words: str, meant: ir.Condition) -> None:
    assert same(held(words), meant)


def test_spans_without_their_article() -> None:
    for words in ("until end of the turn", "until the end of turn"):
        made = compile_text("fftcg", f"Choose 1 Forward. It gains Brave {words}.", name="Hild", card_type="Summon")
        assert render_text("fftcg", made, name="Hild").endswith("Brave until the end of the turn.")


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("Hild has 3 or more Moon Counters on it", ir.CountersAre(ME, "Moon", ir.Num(3), ">=")),
        ("Hild has 2 or less Moon Counters", ir.CountersAre(ME, "Moon", ir.Num(2), "<=")),
        ("Hild has no Moon Counters placed on it", ir.CountersAre(ME, "Moon", ir.Num(0), "<=")),
        ("Hild has a Moon Counter on it", ir.CountersAre(ME, "Moon", ir.Num(1), ">=")),
        ("all the Backups you control are of different Elements", ir.AllDifferent(BACKUPS, "element")),
        ("all the Backups you control have different costs", ir.AllDifferent(BACKUPS, "cost")),
        ("you control 3 or more Backups of different names", ir.Compare(ir.CountDifferent("name", BACKUPS), ir.Num(3), ">=")),
        ("the total cost of the Backups you control is 10 or more",
         ir.Compare(ir.CostOf(ir.All(BACKUPS)), ir.Num(10), ">=")),
        ("the total power of the Backups you control is 9000 or less",
         ir.Compare(ir.PowerOf(ir.All(BACKUPS)), ir.Num(9000), "<=")),
    ],
)  # fmt: skip
def test_what_is_asked_in_numbers(words: str, condition: ir.Condition) -> None:
    asked = last(f"If {words}, Hild gains Haste.", "Forward").condition  # type: ignore[attr-defined]
    assert same(asked, condition)


@pytest.mark.parametrize("joined", [". If there are 6 or more", ", and if there are 6 or more"])
@pytest.mark.parametrize("counted", ["cards in your Break Zone", "different Elements among the Characters you control"])
def test_what_was_counted_is_not_said_again(counted: str, joined: str) -> None:
    ability = meant(f"If there are 3 or more {counted}, Hild gains Haste{joined}, Hild also gains Brave.")
    plain = meant(f"If there are 6 or more {counted}, Hild also gains Brave.")
    assert isinstance(ability, ir.FieldAbility) and isinstance(plain, ir.FieldAbility)
    parts = [part for each in ability.effects for part in (each.effects if isinstance(each, ir.Both) else (each,))]
    assert len(parts) == 2 and same(parts[1], plain.effects[0])


def test_damage_and_hands_compared() -> None:
    mine, theirs = ir.DamageReceived(YOU), ir.DamageReceived(OPPONENT)
    assert same(held("you have received more damage than your opponent"), ir.Compare(mine, theirs, ">"))
    assert same(held("your opponent has received less damage than you"), ir.Compare(theirs, mine, "<"))
    both = ir.ReceivedDamage(ir.EachPlayer(), ir.Num(4))
    assert same(held("both players have received 4 points of damage or more"), both)
    six = ir.ReceivedDamage(ir.AnyPlayer(), ir.Num(6), "=")
    assert same(held("either player has received 6 points of damage"), six)
    hands = ir.Compare(ir.HandSize(OPPONENT), ir.HandSize(YOU), ">")
    assert same(held("your opponent has more cards in his/her hand than you"), hands)


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("If each player has 3 cards or less in their hands, Hild gains Haste.",
         "If each player has 3 cards or less in their hand, Hild gains Haste."),
        ("If both you and your opponent control 2 or more Backups, Hild gains Haste.",
         "If each player controls 2 or more Backups, Hild gains Haste."),
        ("If both players control 2 or less Backups, Hild gains Haste.",
         "If each player controls 2 or less Backups, Hild gains Haste."),
        ("When Hild attacks, if you didn't pay the extra cost, dull Hild.",
         "When Hild attacks, if you did not pay the extra cost, dull Hild."),
        ("During this turn, if your opponent has discarded 3 or more cards due to your Summons or abilities, Hild gains Haste.",
         "If your opponent has discarded 3 or more cards due to your Summons or abilities this turn, Hild gains Haste."),
    ],
)  # fmt: skip
def test_another_way_to_say_what_holds(words: str, known: str) -> None:
    assert same(meant(words), meant(known))


def test_it_has_keywords() -> None:
    gains = tuple(map(ir.KeywordGained, ("Haste", "First Strike", "Brave")))
    assert same(field("Hild has Haste, First Strike and Brave."), ir.Gain(ME, gains, ALWAYS))


def test_what_one_for_each_multiplies_is_open() -> None:
    behind = "until the end of the turn, for each Forward you control."
    assert not refused(f"All Forwards lose 1000 power {behind}")
    assert refused(f"Draw 1 card and all Forwards lose 1000 power {behind}")
    assert refused(f"Gain 《C》 and all Forwards lose 1000 power {behind}")


def test_a_comma_before_the_last_keyword_that_is_lost() -> None:
    """It once was printed as "also loses", and so refused."""
    text = "Choose 1 Forward. Until the end of the turn, it loses Haste, First Strike{} and Brave."
    usual, other = (
        compile_text("fftcg", text.format(comma), name="Hild", card_type="Summon").abilities for comma in ("", ",")
    )
    assert same_meaning(usual[0], other[0])


def test_a_span_that_stands_behind_two_sentences_holds_for_both() -> None:
    _, both = effects(
        "Choose 1 Monster you control and 1 Forward opponent controls. The former gains +2000 power and the latter loses 2000"
        " power until the end of the turn."
    )
    assert isinstance(both, ir.Both)
    assert [each.duration for each in both.effects] == [TURN, TURN]  # type: ignore[attr-defined]


def test_a_card_of_the_deck_is_dealt_nothing() -> None:
    _, _, lose = effects(
        "Choose 1 Forward. Reveal the top card of your deck. It loses 1000 power for each CP required to play the revealed card until the end of the turn."
    )
    assert isinstance(lose, ir.Lose)
    assert same(lose.to, IT)
    (lost,) = lose.losses
    assert same(lost.amount.each, ir.CostOf(ir.Ref(("t2",))))  # type: ignore[attr-defined]


def test_frozen_ones() -> None:
    frozen = ir.All(ir.Group(FORWARD, (ir.StatusIs("frozen"),), (THEIRS,)))
    lost = ir.Lose(frozen, (ir.PowerUp(ir.Num(1000)),), ALWAYS)
    assert same(field("Frozen Forwards opponent controls lose 1000 power."), lost)


ALL_OWN_MONSTERS = ir.All(ir.Group(ir.TypeIs(("Monster",)), qualifiers=(MINE,)))


@pytest.mark.parametrize(
    ("trait", "rule"),
    [
        ("have {Job Knight}", ir.AlsoJob("Knight")),
        ("are also {Category XIV}", ir.AlsoCategory("XIV")),
        ("gain {Category XIV}", ir.AlsoCategory("XIV")),
        ("also have {Card Name Olga}", ir.AlsoName("Olga")),
        ("also gain Ice Element", ir.AlsoElement("Ice")),
        ("are also Ice", ir.AlsoElement("Ice")),
    ],
)
def test_a_group_has_traits_besides_its_own(trait: str, rule: ir.Rule) -> None:
    assert static(f"The Monsters you control {trait}.") == (ir.Restrict(ALL_OWN_MONSTERS, rule, ALWAYS),)


def test_a_job_and_something_else() -> None:
    job, power = ir.Restrict(T1, ir.AlsoJob("Knight"), TURN), ir.Gain(T1, (ir.PowerUp(ir.Num(1000)),), TURN)
    made = last(f"{CHOSEN}It gains {{Job Knight}} and +1000 power until the end of the turn.")
    assert same(made, ir.Both((job, power)))
    made = last(f"{CHOSEN}It gains +1000 power and {{Job Knight}} until the end of the turn.")
    assert same(made, ir.Both((power, job)))
    assert same(last(f"{CHOSEN}Until the end of the turn, it gains {{Job Knight}}."), job)
    first, second = effects("If you control 2 or more Backups, Hild gains {Job Knight} and Haste.", "Forward")[
        0
    ].effect.effects  # type: ignore[attr-defined]
    assert same(first, ir.Restrict(ME, ir.AlsoJob("Knight"), ALWAYS))
    assert same(second, ir.Gain(ME, (ir.KeywordGained("Haste"),), ALWAYS))


def test_these_effects_for_others() -> None:
    gain, more = effects(
        "All the Backups you control gain Haste until the end of the turn. If you control 3 or more Backups, "
        "all the Forwards you control gain these effects instead."
    )
    assert same(more.effect.gains, gain.gains) and same(more.effect.duration, gain.duration)  # type: ignore[attr-defined]


@pytest.mark.parametrize("front", [True, False])
def test_each_of_them_gains(front: bool) -> None:
    gained = "each of them gains +2000 power"
    turn = "until the end of the turn"
    words = f"Until the end of the turn, {gained}" if front else f"{gained.capitalize()} {turn}"
    gain = last(f"Choose up to 2 Forwards. {words}.")
    assert same(gain, ir.Gain(ir.Ref(("t1",)), (ir.PowerUp(ir.Num(2000)),), ir.UntilEndOfTurn()))
    barred = last("Choose up to 2 Forwards. Each of them cannot block this turn.")
    assert same(barred, ir.Restrict(ir.Ref(("t1",)), ir.CannotBlock(), ir.UntilEndOfTurn()))


@pytest.mark.parametrize(
    "quoted",
    [
        "reveal the top 5 cards of your deck. Add 1 Monster among them to your hand and return the other cards to the bottom of your deck in any order.",
        "choose 1 Summon in your Break Zone. Add it to your hand.",
        "reveal the top card of your deck. If it is a Forward, draw 1 card.",
        "look at the top 2 cards of your deck. Put 1 card among them on top of your deck and the other to the bottom of your deck.",
    ],
)
def test_what_a_quoted_ability_names_is_not_what_was_chosen(quoted: str) -> None:
    """It is read as by itself: its cards are not the Forward that gains it, though both are the first that are named."""
    whole = one(
        f'《ダル》: Choose 1 Forward. It gains "When this Forward attacks, {quoted}" until the end of the turn.'
    )
    (given,) = [each for each in nodes(whole) if isinstance(each, ir.AbilityGained)]
    alone = meant(f"When Hild attacks, {quoted}")
    assert plain(given.abilities[0]) == alone


@pytest.mark.parametrize("quoted", ["choose 1 Summon in your Break Zone.", "choose 1 Forward. Add it to your hand."])
def test_a_quoted_ability_must_have_a_sense_by_itself(quoted: str) -> None:
    with pytest.raises(TextError):
        one(f'《ダル》: Choose 1 Forward. It gains "When this Forward attacks, {quoted}" until the end of the turn.')


def test_a_quoted_ability_counts_what_was_done_by_its_own_effect() -> None:
    """ "By this effect" is said of the effect of the quoted ability, and of that alone."""
    broken = "break all the Forwards of power 5000 or less. "
    for said in (
        "If 2 or more Forwards were broken by this effect, draw 1 card.",
        "Draw 1 card for each Forward broken by this effect.",
    ):
        whole = one(f'When Hild attacks, Hild gains "When Hild attacks, {broken}{said}" until the end of the turn.')
        (given,) = [each for each in nodes(whole) if isinstance(each, ir.AbilityGained)]
        assert plain(given.abilities[0]) == meant(f"When Hild attacks, {broken}{said}")
        with pytest.raises(TextError):
            one(
                f'When Hild attacks, {broken}Hild gains "When Hild attacks, {said[0].lower() + said[1:]}" until the end of the turn.'
            )


def test_lost_and_gained_always() -> None:
    for words, to in (
        ("Hild loses 2000 power and gains Brave.", ME),
        ("The Forwards opponent controls lose 2000 power and gain Brave.", None),
    ):
        (both,) = effects(words, "Forward")
        assert isinstance(both, ir.Both)
        lose, gain = both.effects
        assert isinstance(lose, ir.Lose) and isinstance(gain, ir.Gain)
        assert lose.duration == gain.duration == ir.Continuous() and same(lose.to, gain.to)
        assert to is None or same(lose.to, to)
