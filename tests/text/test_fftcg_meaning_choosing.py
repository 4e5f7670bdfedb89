"""What FFTCG sentences mean: what is chosen and selected, and by whom."""

from __future__ import annotations

import random
import re
from pathlib import Path

import msgspec
import pytest
from fftcg_meaning import (
    ALWAYS,
    BACKUP,
    ENTERS,
    FORWARD,
    ME,
    MINE,
    NOW,
    OPPONENT,
    SUMMON,
    T1,
    T2,
    THEIRS,
    THIS,
    YOU,
    a_group,
    asked_by_effect,
    done_as_it_enters,
    effects,
    field,
    last,
    last_effect,
    meant,
    one,
    read,
    refused,
    same,
)
from mutating import plain

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text
from cardwright.text.walk import bottom_up, nodes

THEM = ir.Ref(("t1",), w=1)
HOLDING = (ir.WhenDone, ir.Delayed, ir.Reflexive, ir.Alternatively, ir.OneOf, ir.Modal, ir.AbilityGained)
OWN = Path(__file__).with_name("fftcg_sentences.txt")
MUST = ir.MustBeChosen(OPPONENT)
ANY_MONSTER = ir.Group(ir.TypeIs(("Monster",)))
NAMES_ONE = "When Hild enters the field, name 1 {}."


def does(text: str) -> tuple[ir.Effect, ...] | None:
    """What a Summon with this text does, without its wordings; None where it is refused."""
    try:
        made = compile_text("fftcg", text, name="Hild", card_type="Summon")
    except TextError:
        return None
    return plain(made.abilities[0]).effects if len(made.abilities) == 1 else None  # type: ignore[attr-defined,no-any-return]


def moved(effects: tuple[ir.Effect, ...], by: int) -> tuple[ir.Node, ...]:
    """The effects with what they bind and speak of under later names."""

    def later(name: str) -> str:
        return f"t{int(name[1:]) + by}" if re.fullmatch(r"t\d+", name) else name

    def rename(node: ir.Node) -> ir.Node:
        names = {
            key: later(value) for key in ("bind", "bind_rest") if isinstance(value := getattr(node, key, None), str)
        }
        if isinstance(node, ir.Ref):
            return ir.Ref(tuple(map(later, node.to)))
        return msgspec.structs.replace(node, **names) if names else node

    return tuple(bottom_up(each, rename) for each in effects)


def texts() -> list[str]:
    """What the own texts say behind a trigger or a cost."""
    found = []
    for line in OWN.read_text().splitlines():
        line = re.sub(r"\{(.*?)\}", r"[[i]]\1[[/]]", line)
        if line.startswith("S|"):
            found.append(line.removeprefix("S|"))
        elif said := re.fullmatch(r"(?:When Hild enters the field,|《[^:\"]*:) ([^\"]*)", line):
            found.append(said[1][0].upper() + said[1][1:])
    return found


def test_each_kind_with_its_own_place() -> None:
    kinds = ir.AnyNoun(
        (
            ir.Group(FORWARD, qualifiers=(THEIRS,)),
            ir.Group(BACKUP, qualifiers=(ir.InZone(ir.BreakZone(YOU)),)),
        )
    )
    (choice, _) = effects(
        "Choose up to 2 Forwards opponent controls or Backups in your Break Zone. Remove them from the game."
    )
    assert same(choice, ir.Choose((ir.Target(ir.Num(2), ir.Group(kinds), up_to=True, bind="t1"),), YOU))


def test_two_of_a_kind_or_one_of_each() -> None:
    found = last("Search for 2 Fire Forwards, 2 {Job Knight}, or 1 of each, and add them to your hand.")
    assert isinstance(found, ir.Both) and isinstance(found.effects[0], ir.Search)
    (target,) = found.effects[0].targets
    fire = ir.Group(FORWARD, (ir.ElementIs(("Fire",)),))
    assert target.count == ir.Num(2) and same(target.group.noun, ir.AnyNoun((fire, ir.Group(ir.JobIs("Knight")))))


def test_all_that_are_one_or_the_other() -> None:
    ability = meant("The Monsters and {Job Knight} Forwards you control gain Brave.")
    assert isinstance(ability, ir.FieldAbility)
    (gain,) = ability.effects
    knights = ir.Group(FORWARD, (ir.JobIs("Knight"),))
    assert isinstance(gain, ir.Gain) and same(
        gain.to, ir.All(ir.Group(ir.AnyNoun((ANY_MONSTER, knights)), (), (MINE,)))
    )


def test_a_kind_that_is_left_out_with_its_noun() -> None:
    fire = ir.Without(ir.AnyNoun((ir.Group(FORWARD, (ir.ElementIs(("Fire",)),)),)))
    (deal,) = effects("Deal 5000 damage to all the Forwards other than Fire Forwards.")
    assert same(deal.to.group.qualifiers, (fire,))  # type: ignore[attr-defined]
    choose, _ = effects("Choose 1 Forward other than a Fire Forward. Break it.")
    assert same(choose.targets[0].group.qualifiers, (fire,))  # type: ignore[attr-defined]


def test_whose_they_are_is_said_of_all_of_them() -> None:
    (effect,) = effects("Break all the Forwards other than {Job Smith} Forwards you control.")
    assert isinstance(effect.what.group.qualifiers[-1], ir.ControlledBy)  # type: ignore[attr-defined]


def test_one_by_its_name_or_one_of_a_type() -> None:
    name = ir.Group(ir.NameIs("Olga"))
    summon = ir.Group(ir.TypeIs(("Summon",)))
    for words, options in (
        ("1 {Card Name Olga} or 1 Summon", (name, summon)),
        ("1 Summon or 1 {Card Name Olga}", (summon, name)),
    ):
        (search, _) = last(f"Search for {words} and add it to your hand.").effects  # type: ignore[attr-defined]
        (target,) = search.targets
        assert same(target.group.noun, ir.AnyNoun(options))
    with pytest.raises(TextError, match="holds for all of them"):
        effects("Search for 1 {Card Name Olga} or 1 Forward of cost 3 or less and add it to your hand.")


def test_one_of_two_kinds_that_lie_in_a_zone() -> None:
    """What is added or played cannot be on the field: the zone printed last holds for both."""
    zone = ir.InZone(ir.BreakZone(YOU))
    for verb in ("Add it to your hand", "Play it onto the field"):
        (choose, _) = effects(f"Choose 1 Forward or 1 Backup in your Break Zone. {verb}.")
        (target,) = choose.targets  # type: ignore[attr-defined]
        both = tuple(ir.Group(each, qualifiers=(zone,)) for each in (FORWARD, BACKUP))
        assert same(target.group.noun, ir.AnyNoun(both))
    with pytest.raises(TextError, match="holds for all"):
        effects("Choose 1 Forward or 1 Backup in your Break Zone. Remove it from the game.")


def test_one_or_the_other_kind_with_an_article_each() -> None:
    (shield,) = one(
        "If a Fire Forward or an Ice Forward you control is dealt damage, the damage becomes 0 instead."
    ).effects  # type: ignore[attr-defined]
    either = tuple(ir.Group(FORWARD, (ir.ElementIs((name,)),)) for name in ("Fire", "Ice"))
    assert same(shield.to, ir.All(ir.Group(ir.AnyNoun(either), qualifiers=(MINE,))))


def test_a_name_or_a_kind() -> None:
    asked = asked_by_effect("If you control {Card Name Olga} or a {Job Smith} Forward, Hild gains Brave.")
    smith = ir.Group(FORWARD, (ir.JobIs("Smith"),))
    assert isinstance(asked, ir.Controls) and asked.group == ir.Group(ir.AnyNoun((ir.Group(ir.NameIs("Olga")), smith)))
    with pytest.raises(TextError):  # of which of them would it be the cost?
        one("If you control {Card Name Olga} or a {Job Smith} Forward of cost 5 or more, Hild gains Brave.")


def test_two_descriptions_each_with_its_place() -> None:
    choose, _ = effects("Choose 1 Forward you control or 1 Summon in your Break Zone. Return it to its owner's hand.")
    (target,) = choose.targets  # type: ignore[attr-defined]
    lying = ir.Group(SUMMON, qualifiers=(ir.InZone(ir.BreakZone(YOU)),))
    assert same(target.group.noun, ir.AnyNoun((ir.Group(FORWARD, qualifiers=(MINE,)), lying)))


def test_a_kind_and_a_name() -> None:
    text = "The {Job Knight} Forwards and {Card Name Olga} you control gain Haste."
    options = (ir.Group(FORWARD, (ir.JobIs("Knight"),)), ir.Group(ir.NameIs("Olga")))
    held = ir.All(ir.Group(ir.AnyNoun(options), qualifiers=(MINE,)))
    assert same(field(text), ir.Gain(held, (ir.KeywordGained("Haste"),), ALWAYS))
    with pytest.raises(TextError):
        compile_text(
            "fftcg",
            "Choose 1 Job Knight Forward and Card Name Olga you control. Break it.",
            name="Hild",
            card_type="Summon",
        )


def test_a_new_target() -> None:
    choice, may = effects(
        "Choose 1 Summon that is choosing only 1 Character in any zone. You may choose another Water Forward you control "
        "to become the new target (The newly chosen Forward must be a valid choice)."
    )
    only = ir.ChoosesOnly(ir.Group(ir.IsCharacter()), only=True)
    assert same(choice.targets[0].group, ir.Group(ir.TypeIs(("Summon",)), qualifiers=(only,)))  # type: ignore[attr-defined]
    water = ir.Group(FORWARD, (ir.ElementIs(("Water",)),), (MINE,))
    assert same(may, ir.May(YOU, ir.ChangeTarget(ir.Ref(("t1",)), water)))
    text = "《0》: Choose 1 ability that has only one target. The ability is now choosing Hild instead, if possible."
    *_, change = one(text).effects  # type: ignore[attr-defined]
    assert same(change, ir.ChangeTarget(ir.Ref(("t1",)), to=ME))


@pytest.mark.parametrize("words", ["that is choosing only 1 target", "choosing only one target"])
@pytest.mark.parametrize("valid", ["", " (The newly chosen target must be a valid choice)"])
def test_another_target_of_any_kind(words: str, valid: str) -> None:
    chosen, change = effects(f"Choose 1 Summon {words}. Choose another target to become the new target{valid}.")
    only = ir.ChoosesOnly(ir.Group(ir.IsCard()), only=True)
    assert isinstance(chosen, ir.Choose) and same(chosen.targets[0].group.qualifiers, (only,))
    assert isinstance(change, ir.ChangeTarget) and change.group is None and change.to is None


def test_sentences_mean_behind_others_what_they_mean_alone() -> None:
    pick, alone = random.Random(7), [(text, found) for text in texts() if (found := does(text))]
    plain_ones = [(t, e) for t, e in alone if not any(isinstance(n, HOLDING) for each in e for n in nodes(each))]
    compared = 0
    for _ in range(900):
        (first, before), (second, behind) = pick.choice(plain_ones), pick.choice(plain_ones)
        both = does(f"{first} {second}")
        if both is None:
            continue
        bound = [int(each[1:]) for each in re.findall(r"bind(?:_rest)?='(t\d+)'", str(before))]
        assert both == (*before, *moved(behind, max(bound, default=0))), f"{first} {second}"
        compared += 1
    assert compared > 600


@pytest.mark.parametrize(
    "words",
    [
        "Your opponent's Summons and abilities must choose {} if possible.",
        "Your opponent must choose {} with their Summons or abilities if possible.",
        "If possible, your opponent's Summons or abilities must choose {}.",
        "If possible, {} must be chosen by your opponent's Summons or abilities.",
        "{} must be chosen by your opponent's Summons and abilities if possible.",
    ],
)
@pytest.mark.parametrize("group", [False, True])
def test_what_the_opponent_has_to_choose(words: str, group: bool) -> None:
    text = words.replace("{}", "the Fire Forwards you control" if group else "Hild")
    ability = one(text[0].upper() + text[1:])
    assert isinstance(ability, ir.FieldAbility)
    (rule,) = ability.effects
    assert (
        isinstance(rule, ir.Restrict)
        and same(rule.rule, MUST)
        and isinstance(rule.what, ir.All if group else ir.SelfRef)
    )


@pytest.mark.parametrize(
    ("words", "duration"),
    [
        ("It must be chosen by your opponent's Summons or abilities this turn if possible.", THIS),
        ("During this turn, it must be chosen by your opponent's Summons or abilities if possible.", NOW),
    ],
)
def test_what_they_have_to_choose_this_turn(words: str, duration: ir.Duration) -> None:
    assert same(last(f"Choose 1 Forward you control. {words}"), ir.Restrict(T1, MUST, duration))


@pytest.mark.parametrize(
    ("words", "of", "player", "what"),
    [
        ("Name an Element", "of the named Element", YOU, "element"),
        ("Choose 1 number", "of the same cost as the selected number", YOU, "number"),
        ("Your opponent selects 1 number", "of the same cost as the selected number", OPPONENT, "number"),
        ("Your opponent names a Job", "with the named Job", OPPONENT, "job"),
        ("Your opponent names 1 card type", "of the named card type", OPPONENT, "card_type"),
    ],
)
def test_who_names_what(words: str, of: str, player: ir.Player, what: str) -> None:
    first, _ = meant(f"{words}. Break all the cards {of}.", "Summon").effects  # type: ignore[attr-defined]
    assert first == ir.Name(player, what)


@pytest.mark.parametrize(
    ("what", "speaks", "node"),
    [
        ("Element", "The Forwards of the named Element you control gain +1000 power.", ir.NamedElement),
        ("Element", "Hild cannot be blocked by a Forward of the named Element.", ir.NamedElement),
        ("Element", "When you cast a Summon of the named Element, draw 1 card.", ir.NamedElement),
        ("Element", "《ダル》: Choose 1 Forward of the named Element. Break it.", ir.NamedElement),
        ("Job", "The Forwards with the named Job you control gain +1000 power.", ir.NamedJob),
        ("number", "Your opponent cannot cast cards of the named cost.", ir.NamedNumber),
    ],
)
def test_another_paragraph_speaks_of_it(what: str, speaks: str, node: type[ir.Node]) -> None:
    first, second = read(NAMES_ONE.format(what), speaks).abilities
    assert any(isinstance(each, ir.Name) for each in nodes(first))
    assert any(isinstance(each, node) for each in nodes(second))


@pytest.mark.parametrize(
    ("named", "later"),
    [
        (
            "name 1 Element. Draw 1 card for each Forward of the named Element.",
            "choose 1 Forward of the named Element. Break it.",
        ),
        (
            "select 1 number. Break all the Forwards of the selected cost.",
            "choose 1 Forward of the selected cost. Break it.",
        ),
        ("name 1 Job. Break all the Forwards with the named Job.", "break all the Forwards with the named Job."),
    ],
)
def test_what_an_ability_named_and_used_is_known_to_another(named: str, later: str) -> None:
    """Kept with the card (F81); without the first ability nothing was named."""
    compile_text("fftcg", f"{ENTERS}{named}[[br]]When Hild attacks, {later}", name="Hild", card_type="Forward")
    with pytest.raises(TextError, match="named"):
        compile_text("fftcg", f"When Hild attacks, {later}", name="Hild", card_type="Forward")


@pytest.mark.parametrize(
    ("words", "done"),
    [("add it to your hand", ir.ToHand(T1, YOU, verb="add")), ("play it onto the field", ir.PlayOnto(T1, ir.Owner()))],
)
def test_one_of_two_actions_is_a_search(words: str, done: ir.Effect) -> None:
    search = ir.Search(YOU, (ir.Target(ir.Num(1), ir.Group(BACKUP), bind="t1"),))
    either = ir.OneOf((ir.Draw(YOU, ir.Num(2)), ir.Both((search, done))))
    assert same(last(f"Draw 2 cards or search for 1 Backup and {words}."), either)


def test_who_may_do_something_instead_does_the_one_or_the_other() -> None:
    made = last(
        "Choose 1 Forward in your Break Zone. Add it to your hand. If it is a Fire Forward, you may play it onto the field instead."
    )
    both = (ir.ToHand(T1, YOU, verb="add"), ir.PlayOnto(T1, ir.Owner()))
    assert isinstance(made, ir.Instead)
    assert same(made.effect, ir.OneOf(both))
    for text in (
        "Choose 1 Forward. Dull it and Freeze it. If you control a Backup, you may break it instead.",
        "Search for 1 Forward and add it to your hand. If you control a Backup, you may play it onto the field instead.",
    ):
        with pytest.raises(TextError):
            compile_text("fftcg", text, name="Hild", card_type="Summon")


@pytest.mark.parametrize(
    ("words", "second"),
    [
        ("draw 2 cards", ir.Draw),
        ("discard 1 card", ir.Discard),
        ("your opponent discards 2 cards", ir.Discard),
    ],
)
def test_the_other_choice_beside_a_search(words: str, second: type[ir.Effect]) -> None:
    (effect,) = done_as_it_enters(f"you may search for 1 Monster and add it to your hand or {words}.")
    assert isinstance(effect, ir.May) and isinstance(effect.effect, ir.OneOf)
    first, other = effect.effect.effects
    assert isinstance(first, ir.Both) and [type(each) for each in first.effects] == [ir.Search, ir.ToHand]
    assert type(other) is second


@pytest.mark.parametrize(
    "fate", ["play it onto the field dull", "remove it from the game", "put it into the Break Zone"]
)
def test_two_fates_of_the_card_that_was_found(fate: str) -> None:
    (effect,) = done_as_it_enters(f"search for 1 Monster and add it to your hand or {fate}.")
    assert isinstance(effect, ir.Then) and isinstance(effect.first, ir.Search) and isinstance(effect.then, ir.OneOf)


def test_who_does_it() -> None:
    assert effects("Your opponent discards 2 cards.") == (
        ir.Discard(OPPONENT, ir.Num(2), a_group(ir.IsCard()), bind="t1"),
    )
    select, last = effects("Your opponent selects 3 Monsters they control. Break them.")
    assert isinstance(select, ir.Select)
    assert select.player == OPPONENT
    assert isinstance(select.target.group.qualifiers[0], ir.ControlledBy)
    assert isinstance(select.target.group.qualifiers[0].player, ir.Opponent)
    assert last == ir.Break(THEM)


def test_what_each_player_selects_can_be_spoken_of_as_one_or_as_several() -> None:
    head = "Each player selects 1 Forward they control. "
    to = ir.BreakZone(ir.Owner())
    assert last_effect(head + "Put them into the Break Zone.", "Summon") == ir.PutInto(ir.Ref(("t1",)), to)
    assert last_effect(head + "Put it into the Break Zone.", "Summon") == ir.PutInto(ir.Ref(("t1",)), to)


def test_each_player_selects_one_and_all_of_them_are_put_away() -> None:
    select, put = effects("Each player selects 1 Forward they control. Put them into the Break Zone.")
    assert isinstance(select, ir.Select)
    assert same(put, ir.PutInto(ir.Ref(("t1",)), ir.BreakZone(ir.Owner())))


def test_the_selected_card() -> None:
    text = "Your opponent selects 1 Forward they control. {} the selected Forward."
    assert same(last(text.format("Break")), ir.Break(T1))
    with pytest.raises(TextError, match="more than one"):
        compile_text("fftcg", "Select 1 Forward you control. " + text.format("Break"), name="Hild", card_type="Summon")


def test_the_former_of_two_in_one_choice() -> None:
    """The second may be said by the first: "of cost less than or equal to the former's"."""
    both = "Choose 1 Forward you control and 1 Forward opponent controls"
    for words, wanted in (
        ("of cost less than or equal to the former's", ir.CostIs(ir.CostOf(T1), "<=")),
        ("with power less than the former's", ir.PowerIs(ir.PowerOf(T1), "<")),
        ("of the same cost as the former", ir.SameTrait("cost", T1)),
    ):
        choose_both, broken = effects(f"{both} {words}. Break the latter.")
        assert same(choose_both.targets[1].group.qualifiers[-1], wanted)  # type: ignore[attr-defined]
        assert same(broken, ir.Break(T2))
    assert refused("Choose 1 Forward. Dull the former.")
    assert refused(f"{both.replace(' and', ',')} and 1 Backup of cost less than the former's. Break them.")
