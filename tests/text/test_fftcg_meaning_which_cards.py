"""What FFTCG sentences mean: which cards are meant: cost, power, status, others."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    BACKUP,
    ENTERS,
    FIELD_EVENT,
    FORWARD,
    ME,
    MINE,
    OPPONENT,
    T1,
    THEIRS,
    TWO,
    YOU,
    a_group,
    asked_by_effect,
    chosen_cost,
    done_as_it_enters,
    effects,
    entering,
    field,
    found_nodes,
    held,
    last,
    meant,
    one,
    read,
    refused,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text, render_text
from cardwright.text.walk import nodes


def test_bounds_that_meet_are_no_contradiction() -> None:
    (choose, _) = effects("Choose 1 Forward of cost 2 or more of cost 5 or less. Break it.")
    assert isinstance(choose, ir.Choose) and choose.targets[0].group.noun == FORWARD


@pytest.mark.parametrize(("words", "odd"), [("of odd cost", True), ("with an even cost", False)])
def test_odd_and_even_cards(words: str, odd: bool) -> None:
    choice = effects(f"Choose 1 Forward {words}. Break it.")[0]
    assert isinstance(choice, ir.Choose)
    assert same(choice.targets[0].group, ir.Group(FORWARD, qualifiers=(ir.CostParity(odd),)))


def test_what_entered_whose_field() -> None:
    for words, whose in (("the field", ir.AnyPlayer()), ("your field", YOU)):
        for have in ("have ", ""):
            (gain,) = effects(
                f"All the Forwards that {have}entered {words} this turn gain Haste until the end of the turn."
            )
            group = ir.Group(FORWARD, qualifiers=(ir.EnteredThisTurn(whose),))
            assert same(gain.to, ir.All(group, bind="t1")), words  # type: ignore[attr-defined]


@pytest.mark.parametrize(("number", "any_number"), [("any number of", True), ("up to 2", False)])
def test_several_summons_or_abilities(number: str, any_number: bool) -> None:
    choice, cancel = done_as_it_enters(f"choose {number} Summons or abilities. Cancel their effects.")
    assert isinstance(choice, ir.Choose) and isinstance(cancel, ir.CancelEffect)
    (target,) = choice.targets
    assert isinstance(target.group.noun, ir.NounOr) and target.any_number == any_number != target.up_to


def test_older_spellings_of_terms_are_tidied() -> None:
    for printed, tidy in (
        ("Choose 1 Summon or auto ability. Cancel its effect.", "Choose 1 Summon or auto-ability. Cancel its effect."),
        ("Choose 1 auto ability. Cancel its effect.", "Choose 1 auto-ability. Cancel its effect."),
        ("Choose 1 multi-Element Forward. Break it.", "Choose 1 Multi-Element Forward. Break it."),
    ):
        made = [compile_text("fftcg", text, name="Hild", card_type="Summon") for text in (printed, tidy)]
        assert made[0].abilities == made[1].abilities


def test_two_or_more_elements_are_multi_element() -> None:
    choose, _ = effects("Choose 1 Forward with 2 or more Elements opponent controls. Break it.")
    (target,) = choose.targets  # type: ignore[attr-defined]
    assert any(same(each, ir.MultiElement()) for each in target.group.qualifiers)


def test_an_ability_beside_a_summon_in_either_order() -> None:
    choose, _ = effects("Choose 1 auto-ability or Summon. Cancel its effect.")
    (target,) = choose.targets  # type: ignore[attr-defined]
    summon = ir.Group(ir.TypeIs(("Summon",)))
    assert same(target.group.noun, ir.NounOr(ir.Group(ir.IsAbility(("auto",))), summon))


@pytest.mark.clauses("fftcg-2020", "15.2.6.1", "15.2.6.2")
def test_damage_threshold() -> None:
    ability = one("Damage 4 -- The [[i]]Job Smith[[/]] Forwards other than Hild you control gain +1000 power.")
    smiths = a_group(FORWARD, ir.OtherThan(ME), MINE, adjectives=(ir.JobIs("Smith"),))
    gain = ir.Gain(ir.All(smiths, w=2), (ir.PowerUp(ir.Num(1000)),), ALWAYS)
    assert ability == ir.FieldAbility((gain,), damage=4)


def test_the_only_one_is_without_others() -> None:
    others = ir.Group(FORWARD, qualifiers=(ir.OtherThan(ME),))
    assert same(held("Hild is the only Forward you control"), ir.Controls(YOU, others, ir.Num(0), "<=", "t1"))


def test_opponents_cards_out_of_the_game() -> None:
    away = ir.Group(FORWARD, qualifiers=(ir.OwnedBy(OPPONENT), ir.InZone(ir.Removed(OPPONENT))))
    assert same(held("any Forwards your opponent owns are removed from the game"), ir.Exists(away, ir.Num(1)))


def test_cards_that_are_away() -> None:
    away = ir.OwnedBy(YOU), ir.InZone(ir.Removed(YOU))
    smiths = ir.Group(ir.JobIs("Smith"), (), away)
    assert asked_by_effect("If any {Job Smith} you own are removed from the game, Hild gains Haste.") == ir.Exists(
        smiths, ir.Num(1)
    )


@pytest.mark.parametrize(
    "some", ["4 or more cards", "4 or less {Job Smith}", "a {Job Smith}", "exactly 4 Forwards", "less than 4 cards"]
)
def test_cards_that_one_has_out_of_the_game(some: str) -> None:
    (asked,) = found_nodes(f"If you have {some} removed from the game, Hild gains Haste.", ir.Exists)
    assert any(same(each, ir.OwnedBy(YOU)) for each in asked.group.qualifiers)


def test_less_than_the_card_itself_has() -> None:
    chosen = effects("When Hild attacks, choose 1 Forward with less power than Hild. Break it.", "Forward")[0]
    assert isinstance(chosen, ir.Choose)
    assert same(chosen.targets[0].group.qualifiers[0], ir.PowerIs(ir.PowerOf(ME), "<"))


def test_powers_are_compared_with_that_of_the_card_itself() -> None:
    for words in (
        "of power less than Hild's power",
        "with a power lower than Hild's",
        "with power inferior to that of Hild",
    ):
        text = f"When Hild attacks, choose 1 Forward {words}. Break it."
        assert chosen_cost(text) == (ir.PowerIs(ir.PowerOf(ME), "<"),)


def test_forwards_whose_power_became_0() -> None:
    lost = "All the Forwards lose 3000 power until the end of the turn."
    found = last(f"{lost} Draw 1 card for each Forward whose power became 0 or less by the previous effect.")
    weak = ir.Group(FORWARD, qualifiers=(ir.PowerIs(ir.Num(0), "<="),))
    assert same(found, ir.Draw(YOU, ir.PerEach(ir.Num(1), ir.CountRef(T1, weak))))


def test_against_its_own_power() -> None:
    own = ir.PowerOf(ME)
    for words, compare in (("greater than or equal to", ">="), ("superior to", ">"), ("lower than", "<")):
        effect = field(f"Hild cannot be blocked by a Forward with a power {words} his.")
        by = ir.Group(FORWARD, qualifiers=(ir.PowerIs(own, compare),))
        assert same(effect, ir.Restrict(ME, ir.CannotBeBlocked(by), ALWAYS)), words


@pytest.mark.parametrize("relation", ["higher than", "greater than"])
def test_its_own_power_is_that_of_the_card_that_is_spoken_of(relation: str) -> None:
    made = last(f"Choose 1 Forward. It cannot be blocked by Forwards with power {relation} its own this turn.")
    assert isinstance(made, ir.Restrict) and isinstance(made.rule, ir.CannotBeBlocked) and made.rule.by is not None
    (power,) = made.rule.by.qualifiers
    assert same(power, ir.PowerIs(ir.PowerOf(T1), ">"))
    made = last(
        "All the Forwards opponent controls cannot block Forwards with a power inferior to their own this turn."
    )
    assert isinstance(made, ir.Restrict) and isinstance(made.rule, ir.CannotBlock) and made.rule.whom is not None
    assert same(made.rule.whom.qualifiers[0], ir.PowerIs(ir.PowerOf(ir.EachOne()), "<"))


@pytest.mark.parametrize(
    ("words", "filter_"),
    [
        ("with power less than 8000", ir.PowerIs(ir.Num(8000), "<")),
        ("with less than 8000 power", ir.PowerIs(ir.Num(8000), "<")),
        ("with more than 5000 power", ir.PowerIs(ir.Num(5000), ">")),
        ("of cost less than 4", ir.CostIs(ir.Num(4), "<")),
        ("of cost greater than 4", ir.CostIs(ir.Num(4), ">")),
    ],
)
def test_less_or_more_than_a_number(words: str, filter_: ir.Filter) -> None:
    made = effects(f"Break all the Forwards {words}.")[-1]
    assert same(made, ir.Break(ir.All(ir.Group(ir.TypeIs(("Forward",)), qualifiers=(filter_,)), "t1")))


@pytest.mark.parametrize("words", ["As long as", "While"])
def test_one_subject_and_two_verbs_behind_a_condition(words: str) -> None:
    said = field(f"{words} Hild has 10000 power or more, Hild gains Brave and cannot be blocked.")
    brave = ir.Gain(ME, (ir.KeywordGained("Brave"),), ALWAYS)
    both = ir.Both((brave, ir.Restrict(ME, ir.CannotBeBlocked(), ALWAYS)))
    strong = ir.HasFilter(ME, ir.PowerIs(ir.Num(10000), compare=">="))
    assert same(said, ir.If(strong, both))


def test_of_two_that_are_there_either_may_be_activated() -> None:
    with pytest.raises(TextError):
        one("When Hild attacks, choose 1 Forward. Deal it 1000 damage. If Hild is dull, activate it.")
    asked = last("When Hild attacks, choose 1 Forward. If Hild has 9000 power or more, deal it 7000 damage.", "Forward")
    assert isinstance(asked, ir.If) and isinstance(asked.effect, ir.DealDamage)
    assert same(asked.effect.to, ir.Ref(("t1",)))


def test_the_place_printed_last_holds_for_both() -> None:
    fire, water = (ir.Group(FORWARD, (ir.ElementIs((e,)),), (MINE,)) for e in ("Fire", "Water"))
    (gain,) = effects("The Fire Forwards and the Water Forwards you control gain Haste until the end of the turn.")
    assert [same(each.group, group) for each, group in zip(gain.to.items, (fire, water), strict=True)] == [True, True]  # type: ignore[attr-defined]
    (choose, _) = effects("Choose 1 Forward or 1 Monster opponent controls. Break it.")
    options = choose.targets[0].group.noun.options  # type: ignore[attr-defined]
    assert same(tuple(each.qualifiers for each in options), ((THEIRS,), (THEIRS,)))
    for words in (
        "The {Job Knight} Forwards and the Fire Forwards other than Hild you control gain Haste until the end of the turn.",
        "Choose 1 Forward of cost 2 or less or 1 Monster opponent controls. Break it.",
    ):
        with pytest.raises(TextError, match="it is open"):
            effects(words)
    (joined,) = effects("Hild and the {Job Knight} Forwards you control gain Haste.", "Forward")
    assert joined.to.items[0] == ME  # type: ignore[attr-defined]


@pytest.mark.parametrize("words", ["Hild and all the Backups you control", "all the Backups you control and Hild"])
def test_the_card_itself_and_all_of_a_group(words: str) -> None:
    (effect,) = effects(f"《1》: Activate {words}.", "Forward")
    backups = ir.All(ir.Group(ir.TypeIs(("Backup",)), qualifiers=(MINE,)), bind="t1")
    assert same(effect, ir.Activate(ir.Several((ME, backups) if words.startswith("Hild") else (backups, ME))))


def test_a_card_and_others_with_their_type() -> None:
    field = one("Hild and the Fire Backups you control cannot be broken.")
    (rule,) = field.effects  # type: ignore[attr-defined]
    lamps = ir.Group(BACKUP, (ir.ElementIs(("Fire",)),), (MINE,))
    assert same(rule.what, ir.Several((ME, ir.All(lamps))))
    (shield,) = one("If Hild or a Backup you control is dealt damage, the damage becomes 0 instead.").effects  # type: ignore[attr-defined]
    assert same(shield.to, ir.Several((ME, ir.All(ir.Group(BACKUP, qualifiers=(MINE,))))))


def test_they_and_all_of_a_kind_go_back() -> None:
    text = "Choose 2 Forwards opponent controls. Return them, and all the Monsters opponent controls to their owners' hands."
    effect = meant(text, "Summon").effects[-1]  # type: ignore[attr-defined]
    assert isinstance(effect, ir.ToHand) and isinstance(effect.what, ir.Several)
    assert effect.what.items[0] == ir.Ref(("t1",))


@pytest.mark.parametrize(
    ("chosen", "joined", "meant"),
    [("1 Backup", "it and", 0), ("1 Backup", "it, and", 0), ("2 Backups", "them and", 0), ("2 Backups", "them, and", 0), ("1 Backup", "Hild, and", 1)],
)  # fmt: skip
def test_what_was_chosen_and_all_of_a_group(chosen: str, joined: str, meant: int) -> None:
    if meant:
        [effect] = entering(f"remove {joined} all the Forwards opponent controls from the game.")
    else:
        _, effect = entering(
            f"choose {chosen} you control. Remove {joined} all the Forwards opponent controls from the game."
        )
    first = ME if meant else ir.Ref(("t1",))
    rest = ir.All(ir.Group(FORWARD, qualifiers=(THEIRS,)), bind="t1" if meant else "t2")
    assert same(effect, ir.RemoveFromGame(ir.Several((first, rest)), ir.Permanent()))


@pytest.mark.parametrize("keyword", ["EX Burst", "Warp"])
def test_what_a_card_has(keyword: str) -> None:
    text = f"When Hild attacks, reveal the top card of your deck. If it has {keyword}, add it to your hand."
    (asked,) = (each for each in nodes(meant(text)) if isinstance(each, ir.HasFilter))
    assert asked.filter == ir.WithKeyword(keyword)


def test_those_abilities() -> None:
    (both,) = one("If a Forward you control has Haste or Brave, Hild gains those abilities.").effects  # type: ignore[attr-defined]
    mine = ir.ControlledBy(YOU)
    for each, keyword in zip(both.effects, ("Haste", "Brave"), strict=True):
        wanted = ir.Exists(ir.Group(FORWARD, qualifiers=(mine, ir.WithKeyword(keyword))), ir.Num(1))
        assert same(each, ir.If(wanted, ir.Gain(ME, (ir.KeywordGained(keyword),), ALWAYS)))


@pytest.mark.parametrize("keyword", ["Priming", "Limit Break"])
def test_cards_with_a_newer_keyword(keyword: str) -> None:
    search = meant(f"{ENTERS}search for 1 Forward with {keyword} and add it to your hand.").effects[0].effects[0]  # type: ignore[attr-defined]
    assert search.targets[0].group == ir.Group(FORWARD, (), (ir.WithKeyword(keyword),))


def test_ex_burst_in_capitals() -> None:
    (made,) = found_nodes(
        ENTERS + "you may search for 1 Forward with EX BURST and add it to your hand.", ir.WithKeyword
    )
    assert made.keyword == "EX Burst"


def test_none_of_several() -> None:
    chosen = one("Choose 1 Forward other than Fire and Ice. Break it.", "Summon").effects[0]  # type: ignore[attr-defined]
    elements = ir.Without(ir.ElementIs(("Fire", "Ice")))
    assert same(chosen.targets[0].group, ir.Group(FORWARD, (), (elements,)))
    names = "other than [[i]]Card Name Olga[[/]] and [[i]]Card Name Karl[[/]]"
    chosen = one(f"Choose 1 Forward {names}. Break it.", "Summon").effects[0]  # type: ignore[attr-defined]
    either = ir.Without(ir.AnyTrait((ir.NameIs("Olga"), ir.NameIs("Karl"))))
    assert same(chosen.targets[0].group, ir.Group(FORWARD, (), (either,)))


def test_other_than_lightning_is_the_card_of_that_name_or_the_element() -> None:
    text = f"{FIELD_EVENT.replace('Hild', 'Lightning')} break all the Forwards other than Lightning."
    made = compile_text("fftcg", text, name="Lightning", card_type="Forward")
    assert render_text("fftcg", made, name="Lightning") == text
    broken = made.abilities[0].effects[0]  # type: ignore[attr-defined]
    assert broken.what.group.qualifiers == (ir.OtherThan(ME),)
    (broken,) = effects(f"{FIELD_EVENT} break all the Forwards other than Lightning.", "Forward")
    assert broken.what.group.qualifiers == (ir.Without(ir.ElementIs(("Lightning",))),)  # type: ignore[attr-defined]
    text = "If you control a Forward of an Element other than Lightning, Lightning gains Haste."
    (static,) = compile_text("fftcg", text, name="Lightning", card_type="Forward").abilities[0].effects  # type: ignore[attr-defined]
    assert same(static.condition.group.qualifiers, (ir.Without(ir.ElementIs(("Lightning",))),))


def test_other_than_a_cost_or_more() -> None:
    (dull,) = effects("Dull all the Forwards other than cost 3 or more.")
    group = ir.Group(FORWARD, qualifiers=(ir.Without(ir.CostIs(ir.Num(3), ">=")),))
    assert same(dull, ir.Dull(ir.All(group, bind="t1")))


@pytest.mark.parametrize(
    ("words", "owner", "player", "anywhere"),
    [("put into the Break Zone this turn", ir.EachPlayer(), ir.AnyPlayer(), True),
     ("that was put into your opponent's Break Zone this turn", OPPONENT, ir.AnyPlayer(), True),
     ("that was put from the field into the Break Zone this turn", ir.EachPlayer(), ir.AnyPlayer(), False),
     ("that was put from your field into the Break Zone this turn", ir.EachPlayer(), YOU, False),
     ("put into your opponent's Break Zone from the field during this turn", OPPONENT, ir.AnyPlayer(), False)],
)  # fmt: skip
def test_put_into_a_break_zone_this_turn(words: str, owner: ir.Player, player: ir.Player, anywhere: bool) -> None:
    (chosen, _removed) = effects(f"Choose 1 Forward {words}. Remove it from the game.")
    put = ir.PutThisTurn(ir.BreakZone(owner), player, anywhere)
    assert same(chosen.targets[0].group, ir.Group(FORWARD, (), (put,)))  # type: ignore[attr-defined]


def test_entered_the_other_field_this_turn() -> None:
    (chosen, _broken) = effects("Choose 1 Forward that entered your opponent's field this turn. Break it.")
    assert chosen.targets[0].group.qualifiers == (ir.EnteredThisTurn(OPPONENT, w=410),)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("words", "first", "second"), [("dull or Frozen", "dull", "frozen"), ("damaged or dull", "damaged", "dull")]
)
def test_in_one_state_or_another(words: str, first: str, second: str) -> None:
    (chosen, _broken) = effects(f"Choose 1 {words} Forward. Break it.")
    either = ir.EitherFilter(ir.StatusIs(first), ir.StatusIs(second))
    assert same(chosen.targets[0].group, ir.Group(FORWARD, (either,)))  # type: ignore[attr-defined]


@pytest.mark.parametrize(("less", "compare"), [("lower than", "<="), ("higher than", ">=")])
def test_equal_to_or(less: str, compare: str) -> None:
    (chosen, _broken) = effects(
        f"Choose 1 Forward of cost equal to or {less} the number of Backups you control. Break it."
    )
    (cost,) = chosen.targets[0].group.qualifiers  # type: ignore[attr-defined]
    assert isinstance(cost, ir.CostIs)
    assert (cost.compare, isinstance(cost.amount, ir.CountOf)) == (compare, True)


def test_how_many_were_put_there_is_another_question() -> None:
    with pytest.raises(TextError, match="still lie there"):
        one("Draw 1 card for each Forward put into your opponent's Break Zone this turn.", "Summon")


def test_without_any_of_several_keywords() -> None:
    none = ir.AnyTrait(tuple(ir.WithKeyword(each) for each in ("Haste", "First Strike", "Brave")))
    (chosen, _) = effects("Choose 1 Forward without Haste, First Strike or Brave. Break it.")
    assert isinstance(chosen, ir.Choose)
    assert same(chosen.targets[0].group, ir.Group(FORWARD, qualifiers=(ir.Without(none),)))


def test_a_cost_up_to_the_damage_of_the_opponent() -> None:
    cost = "of cost equal to or less than the number of points of damage your opponent has received"
    (said,) = chosen_cost(f"When Hild attacks, choose 1 Forward {cost}. Break it.")
    assert same(said, ir.CostIs(ir.DamageReceived(OPPONENT), "<="))


@pytest.mark.clauses("fftcg-2020", "10.1.3.1")
@pytest.mark.parametrize(
    ("words", "quality"),
    [("that blocked", ir.BlockedThisTurn()), ("that has blocked", ir.BlockedThisTurn()),
     ("that didn't block", ir.Without(ir.BlockedThisTurn())), ("that has not blocked", ir.Without(ir.BlockedThisTurn()))],
)  # fmt: skip
def test_who_blocked_this_turn(words: str, quality: ir.Filter) -> None:
    assert same(chosen_cost(f"When Hild enters the field, choose 1 Forward {words} this turn. Break it.")[0], quality)


def test_the_opponents_forwards_of_a_cost() -> None:
    wanted = ir.All(ir.Group(FORWARD, qualifiers=(ir.CostIs(TWO, "<="), THEIRS)))
    made = read("Your opponent's Forwards of cost 2 or less cannot block.").abilities[0].effects[0]  # type: ignore[attr-defined]
    assert same(made.what, wanted)
    made = read("Break all your opponent's Forwards of cost 2 or less.", kind="Summon").abilities[0].effects[0]  # type: ignore[attr-defined]
    assert same(made.what.group, wanted.group)


def test_cards_of_one_element_and_of_another() -> None:
    """A card of either Element is one of them (7.4); of one card it would be open whether it has both."""
    wanted = ir.All(a_group(FORWARD, MINE, adjectives=(ir.ElementIs(("Fire", "Ice")),)))
    assert same(field("The Fire and Ice Forwards you control gain +1000 power.").to, wanted)  # type: ignore[attr-defined]
    (effect,) = effects("Break all the Fire, Ice and Wind Forwards.")
    three = a_group(FORWARD, adjectives=(ir.ElementIs(("Fire", "Ice", "Wind")),))
    assert same(effect.what.group, three)  # type: ignore[attr-defined]
    for text in (
        "Choose 1 Fire and Ice Forward. Break it.",
        "Choose 2 Fire and Ice Forwards. Break them.",
        "Search for 1 Fire and Ice Summon and add it to your hand.",
        "Draw 1 card for each Fire and Ice Forward you control.",
    ):
        assert refused(text), text
    assert refused("If you control a Fire and Ice Forward, Hild gains Haste.", "Forward")


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("Your opponent's Forwards lose 2000 power until the end of the turn.",
         "All the Forwards opponent controls lose 2000 power until the end of the turn."),
        ("Deal 2000 damage to your opponent's Forwards.", "Deal 2000 damage to all the Forwards opponent controls."),
        ("Dull your opponent's Forwards.", "Dull all the Forwards opponent controls."),
        ("Your opponent's Forwards cannot block this turn.", "The Forwards opponent controls cannot block this turn."),
    ],
)  # fmt: skip
def test_the_opponents_forwards_in_an_instruction(text: str, known: str) -> None:
    assert same(effects(text)[0], effects(known)[0])


def test_what_attacked_or_blocked() -> None:
    either = ir.EitherFilter(ir.AttackedThisTurn(), ir.BlockedThisTurn())
    for words in ("attacked or blocked", "has attacked or blocked"):
        choose_, _ = effects(f"Choose 1 Forward that {words} this turn. Break it.")
        assert same(choose_.targets[0].group, a_group(FORWARD, either)), words  # type: ignore[attr-defined]


def test_due_to_warp_this_turn() -> None:
    for tail, now in (("", False), (" this turn", True)):
        text = f"Choose 1 Forward that entered the field due to Warp{tail}. It gains Haste until the end of the turn."
        (target,) = effects(text)[0].targets  # type: ignore[attr-defined]
        assert target.group.qualifiers == (ir.Warped(now),)


def test_measured_by_what_was_put_away() -> None:
    may = "When Hild attacks, you may put 1 Monster you control into the Break Zone. When you do so, choose 1 Forward of cost equal to or less than {} put into the Break Zone. Break it."
    assert meant(may.format("the Monster")) == meant(may.format("that of the Monster"))


@pytest.mark.parametrize("said", ["has been dealt", "has received", "have been dealt", "have received"])
def test_which_were_dealt_damage_this_turn(said: str) -> None:
    one_of_them = f"Choose 1 Forward that {said} damage this turn. Break it."
    text = f"Break all the Forwards that {said} damage this turn." if said.startswith("have") else one_of_them
    groups = [each for each in nodes(meant(text, "Summon")) if isinstance(each, ir.Group)]
    assert groups == [ir.Group(noun=FORWARD, qualifiers=(ir.WasDealtDamage(),))]


@pytest.mark.parametrize("than", ["from", "than"])
@pytest.mark.parametrize(("words", "trait"), [("with a different name", "name"), ("of a different cost", "cost")])
def test_unlike_all_that_you_control(than: str, words: str, trait: str) -> None:
    search, _ = effects(f"Search for 1 Forward {words} {than} the Backups you control and add it to your hand.")[
        0
    ].effects  # type: ignore[attr-defined]
    (quality,) = search.targets[0].group.qualifiers
    assert quality.filter.trait == trait
    assert same(quality.filter.card.group, ir.Group(ir.TypeIs(("Backup",)), qualifiers=(ir.ControlledBy(ir.You()),)))
