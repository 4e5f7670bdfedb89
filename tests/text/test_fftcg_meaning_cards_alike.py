"""What FFTCG sentences mean: cards that have something in common, or have not."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    BACKUP,
    FORWARD,
    IT,
    ME,
    MINE,
    OPPONENT,
    T1,
    THEIRS,
    YOU,
    effects,
    last,
    one,
    same,
)

from cardwright.text import ir
from cardwright.text.walk import nodes

OWN_FORWARDS = ir.Group(ir.TypeIs(("Forward",)), qualifiers=(MINE,))


@pytest.mark.parametrize("named", ["cost", "Element", "name", "Job", "Category"])
@pytest.mark.parametrize("of", ["of", "with"])
def test_the_same_as_one_of_a_group(named: str, of: str) -> None:
    for words, group in (
        ("a Backup you control", ir.Group(BACKUP, qualifiers=(MINE,))),
        ("a Backup opponent controls", ir.Group(BACKUP, qualifiers=(THEIRS,))),
        ("a Backup in your Break Zone", ir.Group(BACKUP, qualifiers=(ir.InZone(ir.BreakZone(YOU)),))),
    ):
        chosen = effects(f"Choose 1 Forward {of} the same {named} as {words}. Break it.")[0].targets[0]  # type: ignore[attr-defined]
        wanted = ir.SameTrait(named.lower(), ir.All(group, bind="t1"))
        assert same(chosen.group.qualifiers[0], wanted)


def test_the_same_name_as_what_paid_for_it() -> None:
    text = "When Hild attacks, you may discard 1 Summon. If you do so, search for 1 Summon with the same name and add it to your hand."
    search = next(n for n in [last(text, "Forward").effect.effects[0]])  # type: ignore[attr-defined]
    (shared,) = search.targets[0].group.qualifiers
    assert same(shared, ir.SameTrait("name", T1))


@pytest.mark.parametrize(
    ("words", "trait", "other"),
    [
        ("has the same cost as a Forward you control", "cost", OWN_FORWARDS),
        ("has the same Job as one of the Forwards you control", "job", OWN_FORWARDS),
        ("is of the same Element as a Forward you control", "element", OWN_FORWARDS),
        ("has the same name as Hild", "name", ME),
        ("is of the same card type as Hild", "type", ME),
    ],
)
def test_cards_that_are_alike(words: str, trait: str, other: ir.Group | ir.SelfRef) -> None:
    *_, asked = effects(f"Choose 1 Backup. If it {words}, dull it.")
    assert isinstance(asked, ir.If) and isinstance(asked.condition, ir.HasFilter)
    like = asked.condition.filter
    assert isinstance(like, ir.SameTrait) and like.trait == trait
    assert same(like.card.group if isinstance(like.card, ir.All) else like.card, other)


@pytest.mark.parametrize(("words", "kinds"), [("Summons", ("summon",)), ("abilities", ("ability",))])
def test_what_shares_its_element_cannot_choose_it(words: str, kinds: tuple[str, ...]) -> None:
    own = ir.Group(ir.IsCard(), qualifiers=(ir.SameTrait("element", ME),))
    for whose, by in (("your opponent's ", OPPONENT), ("", ir.AnyPlayer())):
        (rule,) = effects(f"Hild cannot be chosen by {whose}{words} that share its Element.", "Forward")
        assert same(rule, ir.Restrict(ME, ir.CannotBeChosen(by, kinds, own), ALWAYS))


def test_another_name_or_cost_than_the_one_spoken_of() -> None:
    for words, trait in (("with a different name from", "name"), ("of a different cost than", "cost")):
        _, broken = effects(f"Choose 1 Forward. Break all the Forwards {words} the chosen Forward.")
        group = ir.Group(FORWARD, qualifiers=(ir.Without(ir.SameTrait(trait, IT)),))
        assert same(broken, ir.Break(ir.All(group, bind="t2"))), words


def test_what_paid_is_spoken_of_by_its_type() -> None:
    for name in ("Backup", "Monster"):
        text = f"put 1 {name} into the Break Zone: Search for 1 {name} with the same name as the {name} you put into the Break Zone and add it to your hand."
        (both,) = one("《1》, " + text).effects  # type: ignore[attr-defined]
        (target,) = both.effects[0].targets
        assert same(target.group.qualifiers, (ir.SameTrait("name", ir.PaidWith("put")),))


def test_of_more_than_one_element_without_a_type() -> None:
    (choose, _) = effects("Choose 1 Multi-Element {Job Knight}. Activate it.")
    assert isinstance(choose, ir.Choose)
    assert same(choose.targets[0].group, ir.Group(ir.JobIs("Knight"), (ir.MultiElement(),)))


@pytest.mark.parametrize(
    "words",
    [
        "with different Jobs in your Break Zone",
        "of different Jobs in your Break Zone",
        ", each with a different Job, in your Break Zone",
    ],
)
def test_cards_with_different_jobs_that_lie_somewhere(words: str) -> None:
    lying = ir.Group(FORWARD, qualifiers=(ir.InZone(ir.BreakZone(YOU)),))
    target = effects(f"Choose up to 3 Forwards{words if words[0] == ',' else ' ' + words}. Add them to your hand.")[
        0
    ].targets[0]  # type: ignore[attr-defined]
    assert same(target, ir.Target(ir.Num(3), lying, up_to=True, different="job", bind="t1"))
    if words[0] != ",":
        asked = last(f"If you have 5 or more Forwards {words}, draw 1 card.").condition  # type: ignore[attr-defined]
        assert same(asked, ir.Compare(ir.CountDifferent("job", lying, apart=True), ir.Num(5), ">="))


@pytest.mark.parametrize(
    ("done", "verb"), [("discard 2 cards", "discarded"), ("reveal the top 2 cards of your deck", "revealed")]
)
def test_all_of_those_that_were_discarded_or_shown(done: str, verb: str) -> None:
    one_way, other = (
        ("add them to your hand", "put them into the Break Zone")
        if verb == "revealed"
        else ("draw 2 cards", "draw 1 card")
    )
    text = f"{done.capitalize()}. If all the cards {verb} by this effect are of the same Element, {one_way}. Otherwise, {other}."
    (asked,) = [each for each in nodes(one(text, "Summon")) if isinstance(each, ir.AllShare)]
    assert same(asked, ir.AllShare(ir.Ref(("t1",)), "element"))


@pytest.mark.parametrize(("words", "trait"), [("Elements", "element"), ("an Element", "element"), ("a Job", "job")])
def test_cards_of_one_kind_that_share_nothing(words: str, trait: str) -> None:
    (both,) = effects(f"Search for up to 2 Forwards that don't share {words} and add them to your hand.")
    (target,) = both.effects[0].targets  # type: ignore[attr-defined]
    assert same(target, ir.Target(ir.Num(2), ir.Group(FORWARD), up_to=True, different=trait, bind="t1"))
