"""What FFTCG sentences mean: cards by their names, Jobs, Elements and kinds."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    BACKUP,
    CARD,
    DRAW,
    DRAW_1,
    ENTERS,
    FORWARD,
    IT,
    ME,
    MINE,
    OPPONENT,
    T1,
    T2,
    YOU,
    auto,
    cost,
    done_as_it_enters,
    effects,
    entering,
    event_of,
    field,
    found_nodes,
    last,
    meant,
    one,
    rule_of,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.walk import nodes

GUARDS = ir.Group(ir.JobIs("Guard"), (ir.CategoryIs("VI"),))
CATEGORY = ir.CategoryIs("VI")
ANY_MONSTER = ir.Group(ir.TypeIs(("Monster",)))
ANY_SUMMON = ir.Group(ir.TypeIs(("Summon",)))
OLGA = ir.OneSubject(ir.Group(ir.NameIs("Olga")))
PIA = ir.OneSubject(ir.Group(ir.NameIs("Pia")))
ZERO = ir.Num(0)


def groups_of(node: ir.Node) -> list[ir.Group]:
    return [n for n in nodes(node) if isinstance(n, ir.Group)]


def test_alike() -> None:
    alike = ir.Group(FORWARD, qualifiers=(ir.Alike("cost"),))
    chosen = effects("Choose 2 Forwards of the same cost. Break them.")[0]
    assert same(chosen.targets, (ir.Target(ir.Num(2), alike, bind="t1"),))  # type: ignore[attr-defined]
    assert same(cost("Discard 2 Forwards with the same cost: Draw 1 card."), ir.PayDiscard(ir.Num(2), alike))
    spoken = last("Choose 1 Forward. Choose up to 2 Forwards of the same cost. Break them.").what  # type: ignore[attr-defined]
    assert same(spoken, T2)


@pytest.mark.parametrize(
    ("words", "node"),
    [
        ("have the same Element", ir.AllShare(T1, "element")),
        ("are of the same card type", ir.AllShare(T1, "type")),
        ("are all of different costs", ir.AllApart(T1, "cost")),
    ],
)
def test_whether_they_are_alike(words: str, node: ir.Condition) -> None:
    asked = last(f"Choose 2 Forwards. If they {words}, break them.")
    assert isinstance(asked, ir.If) and same(asked.condition, node)


def test_two_shown_cards_have_something_in_common() -> None:
    _, then = effects(
        "Remove the top 2 cards of your deck from the game. If both of them are of the same Element, draw 1 card."
    )
    assert isinstance(then, ir.If)
    assert same(then.condition, ir.AllShare(IT, "element"))


def test_what_cards_have_in_common() -> None:
    (shared,) = one("If all the Backups you control are of the same Element, Hild gains Haste.").effects  # type: ignore[attr-defined]
    assert same(shared.condition, ir.AllShare(ir.All(ir.Group(BACKUP, qualifiers=(MINE,))), "element"))
    *_, asked = effects(
        "Put the top 2 cards of your deck into the Break Zone. If both cards are Forwards, draw 1 card."
    )
    assert same(asked.condition, ir.Is(ir.Ref(("t1",)), ir.Group(FORWARD)))  # type: ignore[attr-defined]


@pytest.mark.parametrize("trait", ["element", "type", "cost"])
def test_both_of_two_that_were_chosen(trait: str) -> None:
    name = trait.capitalize() if trait == "element" else trait
    asked = f"If both cards are of the same {name}, draw 1 card."
    two = "choose 1 Summon in your Break Zone and 1 Summon in your opponent's Break Zone. Remove them from the game. "
    *_, last = entering(two + asked)
    assert isinstance(last, ir.If) and same(last.condition, ir.AllShare(ir.Ref(("t1", "t2")), trait))
    *_, last = entering("choose 2 cards in your opponent's Break Zone. Remove them from the game. " + asked)
    assert isinstance(last, ir.If) and same(last.condition, ir.AllShare(ir.Ref(("t1",)), trait))


def test_one_keyword_or_another() -> None:
    (_, _, instead) = effects("Choose 1 Forward. Deal it 4000 damage. If it has Haste or Brave, break it instead.")
    options = (ir.WithKeyword("Haste"), ir.WithKeyword("Brave"))
    assert same(instead.condition, ir.HasFilter(T1, ir.AnyTrait(options)))  # type: ignore[attr-defined]


def test_one_of_a_row() -> None:
    options = (ir.ElementIs(("Ice",)), ir.JobIs("Smith"), ir.NameIs("Olga"))
    (choose, _) = effects("Choose 1 Forward of Ice, {Job Smith} or {Card Name Olga}. Dull it.")
    assert isinstance(choose, ir.Choose)
    assert same(choose.targets[0].group, ir.Group(FORWARD, (), (ir.AnyTrait(options),)))


def test_one_kind_of_card_that_is_a_job_or_a_name() -> None:
    (choose, _) = effects("Choose 1 {Job Knight} or 1 {Card Name Knight} of cost 3 or less. Break it.")
    assert isinstance(choose, ir.Choose)
    assert same(choose.targets[0].group.qualifiers, (ir.CostIs(ir.Num(3), "<="),))


def test_cards_of_two_names_that_cost_less() -> None:
    for text in (
        "The cost required to cast your {Job Smith} and {Card Name Smith} is reduced by 1.",
        "The cost for playing your {Job Smith} and {Card Name Smith} onto the field is reduced by 1 (it cannot become 0).",
        "The cost required to cast your {Job Smith} and {Card Name Smith} can be paid with CP of any Element.",
    ):
        (change,) = found_nodes(text, ir.CastersCostChange | ir.CastersAnyElement)
        assert isinstance(change.group.noun, ir.AnyTrait), text


def test_a_card_of_a_category_and_a_job() -> None:
    search = last("You may search for 1 {Category VI} {Job Guard} and add it to your hand.")
    assert any(same(group, GUARDS) for group in groups_of(search))


@pytest.mark.parametrize(
    "words",
    [
        "The {Category VI} {Job Guard} you control gain +1000 power.",
        "Hild gains +1000 power for each {Category VI} {Job Guard} you control.",
        "If you control a {Category VI} {Job Guard}, Hild gains +1000 power.",
        "If a {Category VI} {Job Guard} you control is dealt damage, reduce the damage by 1000 instead.",
        "The cost required to cast your {Category VI} {Job Guard} is reduced by 1.",
        "Discard 1 {Category VI} {Job Guard}: Draw 1 card.",
    ],
)
def test_wherever_it_is_said(words: str) -> None:
    (found,) = [group for group in groups_of(one(words)) if group.noun == GUARDS.noun]
    assert same(ir.Group(found.noun, found.adjectives), GUARDS)


@pytest.mark.parametrize(
    ("words", "trait"), [("{Job Smith}", ir.JobIs("Smith")), ("{Category VII}", ir.CategoryIs("VII"))]
)
def test_with_a_job_behind_the_noun(words: str, trait: ir.Filter) -> None:
    (chosen, _) = effects(f"Choose 1 Monster with {words}. Break it.")
    group = chosen.targets[0].group  # type: ignore[attr-defined]
    assert same(group, ir.Group(ir.TypeIs(("Monster",)), qualifiers=(trait,)))


def test_another_is_not_the_card_itself() -> None:
    (gain,) = one("If you control another [[i]]Category VII[[/]] Forward, Hild gains Brave.").effects  # type: ignore[attr-defined]
    assert isinstance(gain.condition.group.adjectives[0], ir.Another)
    option = ir.Group(FORWARD, (ir.CategoryIs("VII"),))
    assert same(gain.condition.group.noun, ir.AnyNoun((option,)))


def test_elements_or_a_job() -> None:
    (effect,) = done_as_it_enters("break all the Fire, Wind or {Job Smith} Forwards.")
    either = ir.EitherFilter(ir.ElementIs(("Fire", "Wind")), ir.JobIs("Smith"))
    assert isinstance(effect, ir.Break) and isinstance(effect.what, ir.All)
    assert effect.what.group.adjectives == (either,)


def test_either_state() -> None:
    chosen = effects("Choose 1 attacking or blocking Forward. Break it.")[0]
    either = ir.EitherFilter(ir.StatusIs("attacking"), ir.StatusIs("blocking"))
    assert same(chosen.targets[0].group, ir.Group(FORWARD, adjectives=(either,)))  # type: ignore[attr-defined]


def test_neither_of_two() -> None:
    left_out = ir.Without(ir.EitherFilter(ir.Without(ir.OtherThan(ME)), ir.NameIs("Olga")))
    for joined in ("and", "or"):
        text = f"When Hild enters the field, break all the Forwards other than Hild {joined} {{Card Name Olga}}."
        assert same(last(text, "Forward"), ir.Break(ir.All(ir.Group(FORWARD, qualifiers=(left_out,)), bind="t1")))


def test_an_element_and_or_a_trait() -> None:
    gain = field("The Fire and/or [[i]]Job Smith[[/]] Forwards you control gain Haste.")
    either = ir.EitherFilter(ir.ElementIs(("Fire",)), ir.JobIs("Smith"))
    assert same(gain.to, ir.All(ir.Group(FORWARD, (either,), (MINE,))))  # type: ignore[attr-defined]


def test_all_but_itself_and_a_kind() -> None:
    for others in ("Hild and {Job Smith}", "{Job Smith} and Hild"):
        (broken,) = effects(f"《0》: Break all the Forwards other than {others}.", "Forward")
        (without,) = broken.what.group.qualifiers
        assert isinstance(without.filter, ir.EitherFilter)


def test_an_article_makes_no_difference() -> None:
    fire = ir.Group(FORWARD, (ir.ElementIs(("Earth",)),))
    read = last("Hild cannot be blocked by an Earth Forward.", "Forward")
    assert same(read, ir.Restrict(ME, ir.CannotBeBlocked(fire), ALWAYS))
    read = last("If Hild is dealt damage by an Earth Forward, the damage becomes 0 instead.", "Forward")
    assert same(read, ir.ReplaceDamage(ME, "become", ir.Num(0), ALWAYS, ir.DamageSource(fire)))
    event = one(
        "When an Earth Forward damaged by Hild is put from the field into the Break Zone on the same turn, draw 1 card."
    )
    assert isinstance(event, ir.AutoAbility) and same(event.event, ir.DamagedCardEvent(ME, fire))


def test_either_player_controls_one() -> None:
    (made,) = meant("If either player controls a Dark Forward, Hild gains Haste.").effects  # type: ignore[attr-defined]
    group = ir.Group(FORWARD, (ir.ElementIs(("Dark",)),))
    assert made.condition == ir.Controls(ir.AnyPlayer(), group, ir.Num(1), bind="t1")


@pytest.mark.parametrize("way", ["this way", "in this way"])
@pytest.mark.parametrize(("verb", "from_hand"), [("reveal", " from your hand"), ("discard", "")])
def test_in_this_way_is_this_way(verb: str, from_hand: str, way: str) -> None:
    made = effects(f"You may {verb} any number of Fire cards{from_hand}. Draw 1 card for each card {verb}ed {way}.")[-1]
    short = effects(
        f"You may {verb} any number of Fire cards{from_hand}. Draw 1 card for each card {verb}ed this way."
    )[-1]
    assert same(made, short)


@pytest.mark.parametrize(
    ("words", "who", "compare"),
    [
        ("you have more Fire cards in your Break Zone than your opponent", YOU, ">"),
        ("there are fewer Fire cards in your Break Zone than in your opponent's Break Zone", YOU, "<"),
        ("your opponent has more Fire cards in their Break Zone than you", OPPONENT, ">"),
    ],
)
def test_more_in_one_break_zone(words: str, who: ir.Player, compare: str) -> None:
    condition = one(f"If {words}, Hild gains Haste.").effects[0].condition  # type: ignore[attr-defined]
    foe = OPPONENT if who == YOU else YOU
    fire = (ir.ElementIs(("Fire",)),)
    counts = [ir.CountOf(ir.Group(ir.IsCard(), fire, (ir.InZone(ir.BreakZone(player)),))) for player in (who, foe)]
    assert same(condition, ir.Compare(counts[0], counts[1], compare))


def test_whole_instructions_are_multiplied() -> None:
    ice = ir.Group(ir.IsCharacter(), (ir.ElementIs(("Ice",)),), (MINE,))
    every = ir.PerEach(ir.Num(1), ir.Times(ir.Num(2), ir.CountOf(ice)))
    read = last("Your opponent discards 1 card for every 2 Ice Characters you control.")
    assert same(read, ir.Discard(OPPONENT, every, CARD, bind="t1"))
    each = ir.PerEach(ir.Num(1), ir.CountOf(ice))
    assert same(last("Gain 《C》 for each Ice Character you control."), ir.GainCrystals(YOU, each))
    milled = last("Put the top card of your deck into the Break Zone for each Ice Character you control.")
    assert same(milled, ir.Mill(YOU, each, "t1"))


def test_a_total_of_cards_without_an_article_is_that_of_all() -> None:
    asked = one("When Hild attacks, if the total cost of Characters you control is 9 or more, draw 1 card.").condition
    assert isinstance(asked.left.card, ir.All)


@pytest.mark.parametrize("done", ["puts {} into the Break Zone", "dulls {}", "breaks {}", "removes {} from the game"])
def test_it_is_one_and_they_are_several(done: str) -> None:
    one(f"Your opponent selects 1 Character they control and {done.format('it')}.", "Summon")
    one(f"Your opponent selects 2 Characters they control and {done.format('them')}.", "Summon")
    for wrong in (
        f"1 Character they control and {done.format('them')}",
        f"2 Characters they control and {done.format('it')}",
    ):
        with pytest.raises(TextError):
            one(f"Your opponent selects {wrong}.", "Summon")


def test_one_article_before_two_names_is_for_both() -> None:
    both = ir.AnyTrait((ir.JobIs("Smith"), ir.NameIs("Smith")))
    read = one("When a [[i]]Job Smith[[/]] or [[i]]Card Name Smith[[/]] you control attacks, draw 1 card.")
    assert isinstance(read, ir.AutoAbility)
    assert read.event == ir.CardEvent(ir.OneSubject(ir.Group(both, (), (MINE,))), (ir.Attacks(),))
    other = one("When Hild or a [[i]]Job Smith[[/]] attacks, draw 1 card.")
    assert isinstance(other, ir.AutoAbility) and isinstance(other.event, ir.CardEvent)
    assert other.event.subject == ir.SubjectAny((ME, ir.OneSubject(ir.Group(ir.JobIs("Smith")))))


def test_whose_ability_chooses_and_whose_forwards_deal_damage() -> None:
    knight = ir.Group(ir.JobIs("Knight"))
    for article, by in (("a", ir.AnyPlayer()), ("your opponent's", OPPONENT)):
        chosen = event_of(f"When Hild is chosen by {article} {{Job Knight}}'s ability, {DRAW_1}")
        assert chosen == ir.CardEvent(ME, (ir.ChosenBy(by, knight),))
        rule = rule_of(f"Hild cannot be chosen by {article} {{Job Knight}}'s ability.")
        assert rule == ir.CannotBeChosen(by, ("ability",), knight)
    theirs = meant("If Hild is dealt damage by your opponent's Forwards, reduce the damage by 1000 instead.")
    known = meant("If Hild is dealt damage by Forwards opponent controls, reduce the damage by 1000 instead.")
    assert theirs == known


@pytest.mark.clauses("fftcg-2020", "11.8.13")
def test_one_if_is_what_the_ability_triggers_on() -> None:
    made = auto(ENTERS + "if you control a {Job Smith}, draw 1 card. Your opponent discards 1 card.")
    assert isinstance(made.condition, ir.Controls)
    assert len(made.effects) == 2
    assert same(made.effects[0], DRAW)


@pytest.mark.clauses("fftcg-2020", "11.8.13", "11.11.5")
def test_two_ifs_beside_each_other_are_two_instructions() -> None:
    for behind in (
        "If you control a {Job Cook}, draw 2 cards.",
        "If you have received 5 points of damage or more, draw 2 cards.",
        "If you control a {Job Cook}, choose 1 Forward. Break it.",
        "Otherwise, draw 2 cards.",
        "If your opponent controls a {Job Cook}, your opponent selects 1 Forward they control. Put it into the Break Zone.",
    ):
        made = auto(ENTERS + "if you control a {Job Smith}, draw 1 card. " + behind)
        assert made.condition is None, behind
        first, second = made.effects[:2]
        assert isinstance(first, ir.If)
        assert same(first.effect, DRAW)
        assert isinstance(second, ir.If | ir.Otherwise)


@pytest.mark.clauses("fftcg-2020", "11.8.13")
def test_an_if_that_speaks_of_what_was_done_waits_for_the_first() -> None:
    for behind in (
        "reveal the top card of your deck. If it is a Forward, add it to your hand.",
        "choose 1 Forward. If its cost is 3 or less, break it.",
        "choose 1 Forward. Dull it. If you have received 5 points of damage or more, Freeze it.",
    ):
        assert auto(ENTERS + "if you control a {Job Smith}, " + behind).condition is not None, behind


@pytest.mark.clauses("fftcg-2020", "11.8.13", "11.11.5")
def test_more_of_what_was_chosen_stands_between_two_ifs() -> None:
    for first in ("choose 1 Forward. Dull it.", "choose up to 2 Forwards. Break them.", "choose 1 Forward. Dull it and Freeze it.",
                  "your opponent selects 1 Forward they control. Put it into the Break Zone."):  # fmt: skip
        made = auto(ENTERS + f"if you control a {{Job Smith}}, {first} If you control a {{Job Cook}}, draw 1 card.")
        assert made.condition is None, first
        one, *_, other = made.effects
        assert isinstance(one, ir.If)
        assert isinstance(one.effect, ir.Choose | ir.Select)
        assert isinstance(other, ir.If)
        assert same(other.effect, DRAW)


@pytest.mark.clauses("fftcg-2020", "11.8.13")
def test_another_instruction_between_them_waits_for_the_first() -> None:
    for first in ("choose 1 Forward. Dull it. Draw 1 card.", "choose 1 Forward. Dull it. You may pay 《1》."):
        if "may" in first:
            first += " If you do so, draw 1 card."
        made = auto(ENTERS + f"if you control a {{Job Smith}}, {first} If you control a {{Job Cook}}, draw 1 card.")
        assert made.condition is not None, first


def test_job_and_name_that_differ_among_those_controlled() -> None:
    for words, found in (
        ("of different Elements", ir.CountDifferent("element", ir.Group(ir.JobIs("Smith"), (), (MINE,)), apart=True)),
        ("with different Jobs", ir.CountDifferent("job", ir.Group(ir.JobIs("Smith"), (), (MINE,)), apart=True)),
        ("with different names", ir.CountDifferent("name", ir.Group(ir.JobIs("Smith"), (), (MINE,)))),
    ):
        auto = one(f"When Hild attacks, if you control 3 or more {{Job Smith}} {words}, draw 1 card.")
        assert isinstance(auto, ir.AutoAbility)
        assert same(auto.condition, ir.Compare(found, ir.Num(3), ">="))


def test_one_group_of_two_traits_has_one_article() -> None:
    text = "When a [[i]]Job Smith[[/]] or [[i]]Card Name Olga[[/]] enters your field, draw 1 card."
    subject = one(text).event.subject  # type: ignore[attr-defined]
    assert subject == ir.OneSubject(ir.Group(ir.AnyTrait((ir.JobIs("Smith"), ir.NameIs("Olga")))))
    text = "When a [[i]]Job Smith[[/]] or a [[i]]Card Name Olga[[/]] enters your field, draw 1 card."
    assert isinstance(one(text).event.subject, ir.SubjectAny)  # type: ignore[attr-defined]


def test_two_names_without_an_article_are_two_subjects() -> None:
    ability = meant("When {Card Name Olga} or {Card Name Pia} enters your field, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and isinstance(ability.event, ir.CardEvent)
    assert same(ability.event.subject, ir.SubjectAny((OLGA, PIA)))
    ability = meant("When {Card Name Olga} or {Card Name Pia} you control attacks, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and isinstance(ability.event, ir.CardEvent)
    either = ir.AnyTrait((ir.NameIs("Olga"), ir.NameIs("Pia")))
    assert same(ability.event.subject, ir.OneSubject(ir.Group(either, qualifiers=(MINE,))))


def test_damage_of_the_card_of_a_name() -> None:
    (shield,) = effects("If the {Card Name Olga} you control is dealt damage, the damage becomes 0 instead.", "Forward")
    olga = ir.All(ir.Group(ir.NameIs("Olga"), qualifiers=(MINE,)))
    assert same(shield, ir.ReplaceDamage(olga, "become", ZERO, ALWAYS))


@pytest.mark.parametrize("subject", ["the {Card Name Olga} you control", "Hild or the {Card Name Olga} you control"])
def test_one_card_of_a_name_with_its_article(subject: str) -> None:
    event = meant(f"When {subject} attacks, draw 1 card.").event  # type: ignore[attr-defined]
    named = ir.OneSubject(ir.Group(ir.NameIs("Olga"), qualifiers=(MINE,)))
    assert event.subject == (named if subject.startswith("the") else ir.SubjectAny((ir.SelfRef(), named)))


def test_a_name_behind_its_type() -> None:
    for name in ("Forward", "Backup", "Monster"):
        event = one(f"When the {name} {{Card Name Olga}} you control attacks, draw 1 card.").event  # type: ignore[attr-defined]
        group = ir.Group(ir.NameIs("Olga"), (ir.TypeIs((name,)),), (MINE,))
        assert same(event.subject, ir.OneSubject(group)), name


@pytest.mark.parametrize(
    ("words", "cls"), [("both {Card Name Olga} and {Card Name Pia}", ir.ControlsEach),
                       ("both a Wind Backup and an Earth Backup", ir.ControlsEach),
                       ("either {Card Name Olga} or {Card Name Pia}", ir.Controls)]
)  # fmt: skip
def test_both_or_either(words: str, cls: type[ir.Condition]) -> None:
    assert isinstance(one(f"If you control {words}, Hild gains Haste.").effects[0].condition, cls)  # type: ignore[attr-defined]


def test_of_that_element() -> None:
    rule = effects(
        "When Hild attacks, name 1 Element. Hild cannot be chosen by Summons or abilities of that Element this turn.",
        "Forward",
    )[-1]
    assert isinstance(rule, ir.Restrict) and isinstance(rule.rule, ir.CannotBeChosen)
    assert same(rule.rule.sources, ir.Group(ir.IsCard(), qualifiers=(ir.NamedElement(),)))
    with pytest.raises(TextError):
        one("Hild cannot be chosen by Summons or abilities of that Element.")


@pytest.mark.parametrize("which", ["named", "selected"])
def test_those_that_are_not_of_the_named_element(which: str) -> None:
    verb = "Name" if which == "named" else "Select"
    made = effects(f"{verb} 1 Element. Break all the Forwards that are not of the {which} Element.")[-1]
    other = effects(f"{verb} 1 Element. Break all the Forwards of an Element other than the {which} Element.")[-1]
    assert same(made, other)


def test_all_but_what_was_named() -> None:
    *_, effect = meant(
        "Name 1 Element. Break all the Forwards of an Element other than the named Element.", "Summon"
    ).effects  # type: ignore[attr-defined]
    assert effect.what.group == ir.Group(FORWARD, (), (ir.Without(ir.NamedElement()),))


def test_forwards_of_that_job_are_of_the_named_one() -> None:
    named = ir.Group(FORWARD, qualifiers=(ir.NamedJob(), ir.ControlledBy(ir.You())))
    for words in ("of that Job", "with that Job"):
        said = last(f"Name 1 Job. The Forwards {words} you control gain +1000 power until the end of the turn.")
        assert any(same(group, named) for group in groups_of(said))
    with pytest.raises(TextError):
        one("The Forwards of that Job you control gain +1000 power.")


@pytest.mark.parametrize(
    ("words", "first", "second"),
    [
        ("1 Summon or {Category VI} Character", ANY_SUMMON, ir.Group(ir.IsCharacter(), (CATEGORY,))),
        ("1 Summon or {Job Knight}", ANY_SUMMON, ir.Group(ir.JobIs("Knight"))),
        ("1 Monster or Fire Forward", ANY_MONSTER, ir.Group(FORWARD, (ir.ElementIs(("Fire",)),))),
        ("up to 2 Summons and/or {Category VI} Characters", ANY_SUMMON, ir.Group(ir.IsCharacter(), (CATEGORY,))),
    ],
)
def test_what_stands_before_the_second_is_said_of_it_alone(words: str, first: ir.Group, second: ir.Group) -> None:
    (choose, *_) = effects(f"Choose {words} in your Break Zone. Add {'them' if '2' in words else 'it'} to your hand.")
    assert isinstance(choose, ir.Choose)
    noun = choose.targets[0].group.noun
    assert isinstance(noun, ir.NounOr)
    assert same(noun.first, first) and same(noun.second, second)


@pytest.mark.parametrize(
    ("words", "second"),
    [
        ("Monster", ANY_MONSTER),
        ("{Job Knight}", ir.Group(ir.JobIs("Knight"))),
        ("Fire Backup", ir.Group(ir.TypeIs(("Backup",)), (ir.ElementIs(("Fire",)),))),
    ],
)
def test_a_cost_that_stands_before_the_second_is_said_of_the_first(words: str, second: ir.Group) -> None:
    (choose, _) = effects(f"Choose 1 Forward of cost 3 or less or {words} in your Break Zone. Add it to your hand.")
    assert isinstance(choose, ir.Choose)
    group = choose.targets[0].group
    cheap = ir.Group(FORWARD, (), (ir.CostIs(ir.Num(3), "<="),))
    assert same(group.noun, ir.NounOr(cheap, second))
    assert same(group.qualifiers, (ir.InZone(ir.BreakZone(YOU)),))


def test_the_name_of_a_special_ability_may_be_in_two_parts() -> None:
    for name in ("Sword Art -- Heron", "Sword Art: Heron", "Heron α"):
        assert meant(f"[[s]]{name}[[/]] 《S》: Draw 1 card.").name == name  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "name", ("Damage 5 -- Heron", "Warp 2 -- Heron", "Heron --", "-- Heron", "Heron -- the", "A -- B -- C")
)
def test_what_stands_before_other_dashes_is_no_part_of_a_name(name: str) -> None:
    with pytest.raises(TextError):
        one(f"[[s]]{name}[[/]] 《S》: Draw 1 card.")
