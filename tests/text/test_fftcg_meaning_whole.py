"""What whole invented cards needed: own sentences, each with the tree it must become."""

from __future__ import annotations

import pytest
from fftcg_meaning import FORWARD, MINE, OPPONENT, YOU, effects, meant, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text
from cardwright.text.walk import nodes

ENTERS = "When Hild enters the field, "
DECK = "the top 3 cards of your deck. "


def found(text: str, kind: type) -> list[ir.Node]:
    """The nodes of this class in the one ability of the text."""
    return [each for each in nodes(meant(text)) if isinstance(each, kind)]


def test_cards_of_two_names_that_cost_less() -> None:
    for text in (
        "The cost required to cast your {Job Smith} and {Card Name Smith} is reduced by 1.",
        "The cost for playing your {Job Smith} and {Card Name Smith} onto the field is reduced by 1 (it cannot become 0).",
        "The cost required to cast your {Job Smith} and {Card Name Smith} can be paid with CP of any Element.",
    ):
        (change,) = found(text, ir.CastersCostChange | ir.CastersAnyElement)
        assert isinstance(change.group.noun, ir.AnyTrait), text


def test_the_next_card_cannot_have_two_names() -> None:
    with pytest.raises(TextError):
        meant(
            ENTERS
            + "during this turn, the cost required to cast your next {Job Smith} and {Card Name Smith} is reduced by 1."
        )


def test_a_cost_that_cannot_become_one() -> None:
    for text in (
        ENTERS
        + "during this turn, the cost required to cast your next Forward is reduced by 3 (it cannot become 1 or less).",
        "The cost required to cast your Forwards is reduced by 3 (it cannot become 1 or less).",
        "The cost for playing Hild onto the field is reduced by 3 (it cannot become 1 or less).",
    ):
        (change,) = found(text, ir.CastersCostChange | ir.CostChange)
        assert change.floor == 2, text


def test_the_opponent_selects_among_what_was_shown() -> None:
    shown, picked, *_ = effects(
        f"Reveal {DECK}Your opponent selects 1 card among them. Add it to your hand and put the rest into the Break Zone."
    )
    assert isinstance(picked, ir.SelectAmong)
    assert picked.player == OPPONENT
    assert picked.among == ir.Ref((shown.bind,), w=picked.among.w)


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
    (asked,) = found(text, ir.Exists)
    assert asked.compare == compare
    assert asked.count == ir.Num(3)
    assert same(asked.group.noun, group)


def test_each_of_two_lies_in_the_break_zone() -> None:
    for named in ("{Card Name Ann} and {Card Name Bob}", "a {Card Name Ann} and a {Card Name Bob}"):
        for text in (
            f"If {named} are in your Break Zone, Hild gains Haste.",
            f"If you have {named} in your Break Zone, Hild gains Haste.",
        ):
            (asked,) = found(text, ir.HasEach)
            assert asked.zone == ir.BreakZone(YOU)
            assert [each.noun for each in asked.groups] == [ir.NameIs("Ann"), ir.NameIs("Bob")]


def test_never_beside_a_card() -> None:
    for onto in ("", " onto the field"):
        (rule,) = found(f"You cannot play Hild{onto} if you control a Light Character.", ir.PlayedOnlyIf)
        assert isinstance(rule.condition, ir.Not)
        assert isinstance(rule.condition.condition, ir.Controls)


def test_cards_that_also_become_forwards_on_a_condition() -> None:
    (made,) = found("If you control 3 or more Monsters, all the {Card Name Imp} you control also become Forwards with 5000 power.",
                    ir.BecomeForward)  # fmt: skip
    assert same(made.what, ir.All(ir.Group(ir.NameIs("Imp"), qualifiers=(MINE,))))


@pytest.mark.parametrize(
    ("words", "kinds"),
    [("Summons", ("summon",)), ("abilities", ("ability",)), ("Summons or abilities", ("summon", "ability"))],
)
def test_chosen_by_whose(words: str, kinds: tuple[str, ...]) -> None:
    (rule,) = found(f"Hild cannot be chosen by {words} of your opponent.", ir.CannotBeChosen)
    assert same(rule, ir.CannotBeChosen(OPPONENT, kinds))


def test_ex_burst_in_capitals() -> None:
    (made,) = found(ENTERS + "you may search for 1 Forward with EX BURST and add it to your hand.", ir.WithKeyword)
    assert made.keyword == "EX Burst"


def test_damage_to_one_kind_or_another() -> None:
    (made,) = found("If Hild deals damage to a Forward or a Monster, double the damage instead.", ir.ReplaceDealt)
    assert [each.noun for each in made.to.noun.options] == [ir.TypeIs(("Forward",)), ir.TypeIs(("Monster",))]


@pytest.mark.parametrize(
    ("words", "trait"),
    [("with different costs", "cost"), ("of different names", "name"), ("with different Elements", "element")],
)
def test_differing_cards_of_a_zone(words: str, trait: str) -> None:
    chosen, *_ = effects(f"Choose up to 3 Forwards {words} in your Break Zone. Add them to your hand.")
    (target,) = chosen.targets
    assert target.different == trait
    assert same(target.group.noun, FORWARD)
    assert target.group.qualifiers == (ir.InZone(ir.BreakZone(YOU)),)


def test_as_many_as_there_are_elements() -> None:
    chosen, *_ = effects(
        "Choose up to the same number of Forwards as the Elements among Backups you control. Dull them."
    )
    assert isinstance(chosen.targets[0].count, ir.CountElements)


def test_smaller_words() -> None:
    assert found("You can only pay with CP produced by Backups to play Hild onto the field.", ir.PayOnlyWith)[0].backups
    assert (
        found("You can only pay with CP produced by Fire Backups to play Hild onto the field.", ir.PayOnlyWith)[
            0
        ].element
        == "Fire"
    )
    assert found("《0》: Choose 1 Forward. Negate all the damage dealt to it.", ir.NegateDamage)
    (rule,) = found(
        "《0》: Choose 1 Forward. It cannot use action abilities or special abilities this turn.", ir.CannotUseAbilities
    )
    assert rule.kinds == ("action", "special")
    text = "At the end of each of your turns, if your opponent {} cast a card this turn, draw 1 card."
    for did in ("did not", "didn't", "has not"):
        assert isinstance(meant(text.format(did)).condition, ir.Not)


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


@pytest.mark.parametrize("known", [(), ("Olga",), ("Olga", "Olga (XVI)")])
def test_a_name_that_says_whence_it_comes(known: tuple[str, ...]) -> None:
    """Whether or not a pool knows the name, and somebody who is called like that without it."""
    text = "When Olga (XVI) primes into Hild, draw 1 card."
    whole = compile_text("fftcg", text, name="Hild", card_type="Forward", lexicon={"Card Name": frozenset(known)})
    (made,) = (each for each in nodes(whole) if isinstance(each, ir.PrimesInto))
    assert made.name == "Olga (XVI)"


@pytest.mark.parametrize(
    "done",
    [
        "remove up to 4 Summons in your Break Zone from the game",
        "discard any number of cards",
        "put any number of Monsters you control into the Break Zone",
        "reveal any number of Summons from your hand",
        "dull any number of active Backups you control",
    ],
)
def test_the_same_number_as_was_done(done: str) -> None:
    made = meant(
        f"{ENTERS}you may {done}. When you do so, choose up to the same number of Forwards opponent controls. Dull them."
    )
    (chosen,) = (each for each in nodes(made) if isinstance(each, ir.Choose))
    (target,) = chosen.targets
    assert same(target.count, ir.CountRef(ir.Ref(("t1",))))
    assert target.up_to


def test_the_same_number_of_what() -> None:
    with pytest.raises(TextError):
        meant(ENTERS + "choose up to the same number of Forwards opponent controls. Dull them.")


@pytest.mark.parametrize(
    "text",
    [
        "you may discard any number of cards. Choose up to the same number of Forwards as the cards discarded. Dull them.",
        "you may reveal any number of Summons from your hand. Choose up to the same number of Forwards. Dull them.",
        "name 1 Element. Choose 1 Forward of the named Element. Break it.",
        "name 1 Job. Choose up to 2 Forwards opponent controls with the named Job. Break them.",
        "put the top 3 cards of your deck into the Break Zone. Choose 1 Forward of cost equal to or less than the number of Summons"
        " put into the Break Zone by this effect. Break it.",
    ],
)
def test_nothing_is_chosen_by_what_is_done_only_afterwards(text: str) -> None:
    with pytest.raises(TextError, match="only afterwards"):
        meant(ENTERS + text)
    head, tail = text.split(". Choose", 1)
    if head.startswith("you may"):
        meant(f"{ENTERS}{head}. When you do so, choose{tail}")


def test_further_smaller_words() -> None:
    (put,) = found(ENTERS + "return 1 Backup you control to your hand.", ir.SelectAndPut)
    assert put.to == ir.Hand(YOU)
    text = ENTERS + "name 1 Element. Deal 3000 damage to all the Forwards of that Element opponent controls."
    assert found(text, ir.NamedElement)
    with pytest.raises(TextError):
        meant(ENTERS + "deal 3000 damage to all the Forwards of that Element opponent controls.")
    for points in ("1 point", "2 points"):
        for player in ("you have received", "your opponent has received"):
            than = "your opponent" if player.startswith("you ") else "you"
            (asked,) = found(f"If {player} at least {points} of damage more than {than}, Hild gains Haste.", ir.Compare)
            assert asked.compare == ">="
    chosen, *_ = effects("When a party you control attacks, choose up to the same number of Forwards as the Forwards forming the party."
                         " Dull them.", "Forward")  # fmt: skip
    assert isinstance(chosen.targets[0].count.cards, ir.PartyOf)


def test_a_name_and_a_job_besides() -> None:
    name, job = ir.AlsoName("Olga"), ir.AlsoJob("Smith", everywhere=True)
    for words, rules in (
        ("{Card Name Olga} and {Job Smith}", (name, job)),
        ("{Job Smith} and {Card Name Olga}", (job, name)),
    ):
        (both,) = effects(f"Hild is also {words} in all situations.", "Forward")
        assert all(same(part.rule, rule) for part, rule in zip(both.effects, rules, strict=True))


def test_all_but_itself_and_a_kind() -> None:
    for others in ("Hild and {Job Smith}", "{Job Smith} and Hild"):
        (broken,) = effects(f"《0》: Break all the Forwards other than {others}.", "Forward")
        (without,) = broken.what.group.qualifiers
        assert isinstance(without.filter, ir.EitherFilter)


def test_returned_onto_the_field() -> None:
    (played,) = found("When Hild is put from the field into the Break Zone, return Hild onto the field.", ir.PlayOnto)
    assert not played.dull


@pytest.mark.parametrize(
    "some", ["4 or more cards", "4 or less {Job Smith}", "a {Job Smith}", "exactly 4 Forwards", "less than 4 cards"]
)
def test_cards_that_one_has_out_of_the_game(some: str) -> None:
    (asked,) = found(f"If you have {some} removed from the game, Hild gains Haste.", ir.Exists)
    assert any(same(each, ir.OwnedBy(YOU)) for each in asked.group.qualifiers)


def test_cards_that_anybody_has_out_of_the_game() -> None:
    (asked,) = found("If there are 4 or more cards removed from the game, Hild gains Haste.", ir.Exists)
    assert not any(isinstance(each, ir.OwnedBy) for each in asked.group.qualifiers)


@pytest.mark.parametrize(
    ("some", "count"),
    [
        ("you have exactly 1 card in your hand", 1),
        ("there is exactly 1 Backup in your Break Zone", 1),
        ("you have exactly 3 Summons in your Break Zone", 3),
    ],
)
def test_exactly_so_many_and_one_of_them(some: str, count: int) -> None:
    (asked,) = found(f"If {some}, Hild gains Haste.", ir.Exists)
    assert (asked.compare, asked.count) == ("=", ir.Num(count))
