"""What nobody can do, and what casting costs and who pays it with what: sentences of our own, each with the tree it must become."""

from __future__ import annotations

import pytest
from test_fftcg_meaning_kinds import (
    ALWAYS,
    FORWARD,
    FORWARDS_OF_MINE,
    ME,
    MINE,
    OPPONENT,
    THEIRS,
    YOU,
    effects,
    one,
    same,
)
from test_fftcg_meaning_permits import field

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text

SUMMONS = ir.Group(ir.TypeIs(("Summon",)))
FOES = ir.All(ir.Group(FORWARD, qualifiers=(THEIRS,)))


def ruled(text: str, rule: ir.Rule, what: ir.Objects = ME) -> bool:
    return same(field(text), ir.Restrict(what, rule, ALWAYS))


@pytest.mark.parametrize(
    "row", ["Haste or First Strike", "Haste, First Strike or Brave", "Haste, First Strike, or Brave"]
)
def test_none_of_several_keywords(row: str) -> None:
    words = tuple(row.replace(", or ", ", ").replace(" or ", ", ").split(", "))
    assert ruled(f"Forwards opponent controls cannot gain {row}.", ir.CannotGainKeyword(words), FOES)


def test_a_power_that_stands() -> None:
    assert ruled("Hild's power cannot be decreased.", ir.PowerCannotBeDecreased(ir.AnyPlayer()))
    foes = "The power of Forwards opponent controls cannot be increased."
    assert ruled(foes, ir.PowerCannotBeIncreased(ir.AnyPlayer()), FOES)


def test_frozen_by_nobody() -> None:
    assert ruled("Hild cannot be Frozen.", ir.CannotBeFrozen(ir.AnyPlayer()))
    assert ruled("Hild cannot be frozen by your opponent's Summons or abilities.", ir.CannotBeFrozen(OPPONENT))


@pytest.mark.parametrize("cause", ["by", "due to"])
def test_several_verbs_with_one_cause(cause: str) -> None:
    text = (
        f"Hild cannot be dulled, Frozen, or returned to its owner's hand {cause} your opponent's Summons or abilities."
    )
    rules = (ir.CannotBecomeDull(OPPONENT), ir.CannotBeFrozen(OPPONENT), ir.CannotBeReturned(OPPONENT))
    assert same(field(text), ir.Both(tuple(ir.Restrict(ME, each, ALWAYS) for each in rules)))


def test_two_rules_with_a_comma() -> None:
    text = "Forwards opponent controls cannot attack or block, and cannot use action abilities."
    rules = (ir.CannotAttackOrBlock(), ir.CannotUseAbilities(("action",)))
    assert same(field(text), ir.Both(tuple(ir.Restrict(FOES, each, ALWAYS) for each in rules)))


@pytest.mark.parametrize(
    ("words", "kind"), [("search", "search"), ("use EX Bursts", "burst"), ("gain 《C》", "crystals")]
)
def test_what_a_player_cannot_do(words: str, kind: str) -> None:
    assert same(field(f"Your opponent cannot {words}."), ir.CannotUse(OPPONENT, (kind,), ALWAYS))
    text = f"When Hild attacks, players cannot {words} this turn."
    (now,) = effects(text, "Forward")
    assert same(now, ir.CannotUse(ir.EachPlayer(), (kind,), ir.UntilEndOfTurn()))


def test_in_the_turn_in_which_it_came() -> None:
    came = ir.HappenedThisTurn(ir.CardEvent(ME, (ir.EntersField(ir.AnyPlayer()),)))
    wanted = ir.If(came, ir.Restrict(ME, ir.CannotBeBroken(), ALWAYS))
    for text in (
        "During the turn Hild enters the field, Hild cannot be broken.",
        "Hild cannot be broken the turn it enters the field.",
    ):
        assert same(field(text), wanted)


def test_a_forward_that_is_asked_about_by_its_name() -> None:
    text = "While Hild is a Forward, it cannot be blocked."
    itself = ir.Restrict(ir.Ref(("self",)), ir.CannotBeBlocked(), ALWAYS)
    assert same(field(text), ir.If(ir.Is(ME, ir.Group(FORWARD)), itself))
    other = "When a Monster enters your field, if Hild is a Forward, put it into the Break Zone."
    with pytest.raises(TextError):
        compile_text("fftcg", other, name="Hild", card_type="Monster")


def test_anything_unless() -> None:
    text = "Hild enters the field dull unless you control a {Card Name Olga}."
    controls = ir.Controls(YOU, ir.Group(ir.NameIs("Olga")), ir.Num(1), bind="t1")
    assert same(field(text), ir.If(ir.Not(controls), ir.Restrict(ME, ir.EntersDull(), ALWAYS)))


@pytest.mark.parametrize("words", ["your second Summon each turn", "the second Summon you cast during each turn"])
def test_only_one_of_a_turn_is_cheaper(words: str) -> None:
    text = f"The cost required to cast {words} is reduced by 1 (it cannot become 0)."
    wanted = ir.CastersCostChange(YOU, SUMMONS, ir.Num(1), ALWAYS, floor=1, nth=2)
    assert same(field(text), wanted)


def test_what_the_opponent_pays() -> None:
    text = "The cost required to cast your opponent's Summons is increased by 1."
    assert same(field(text), ir.CastersCostChange(OPPONENT, SUMMONS, ir.Num(1), ALWAYS, more=True))


def test_back_attack_said_at_length() -> None:
    (said,) = compile_text(
        "fftcg", "You can cast Hild at any time you could normally cast a Summon.", name="Hild", card_type="Forward"
    ).abilities
    assert same(said, ir.KeywordAbility((ir.Keyword("Back Attack"),)))


def test_without_paying() -> None:
    text = "If you control no Forwards, you can cast Hild without paying the cost."
    none = ir.Controls(YOU, ir.Group(FORWARD), ir.Num(0), compare="<=", bind="t1")
    assert same(field(text), ir.If(none, ir.AlternativeCost(ME, ir.Cost())))


def test_once_from_the_break_zone() -> None:
    text = (
        "Once per turn, you can cast 1 Summon of cost 3 or less from your Break Zone. If you do so, remove it from the game after use "
        "instead of putting it in the Break Zone."
    )
    there = (ir.CostIs(ir.Num(3), compare="<="), ir.InZone(ir.BreakZone(YOU)))
    assert same(field(text), ir.MayCast(YOU, ir.Group(ir.TypeIs(("Summon",)), qualifiers=there), 1, removed=True))


def test_cp_for_some_cards() -> None:
    assert ruled("Hild can produce Fire CP or Ice CP.", ir.Produces(("Fire", "Ice")))
    assert ruled("Hild can produce CP of any Element to cast Summons.", ir.ProducesFor(SUMMONS))
    text = "While paying the cost to cast a Summon, the Backups you control can produce CP of any Element."
    backups = ir.All(ir.Group(ir.TypeIs(("Backup",)), qualifiers=(MINE,)))
    assert ruled(text, ir.ProducesFor(SUMMONS), backups)


@pytest.mark.parametrize(
    ("words", "kinds"),
    [("action abilities", ("action",)), ("auto-abilities", ("auto",)), ("special abilities", ("special",))],
)
def test_abilities_of_other_cards(words: str, kinds: tuple[str, ...]) -> None:
    monsters = ir.All(ir.Group(ir.TypeIs(("Monster",)), qualifiers=(ir.InZone(ir.BreakZone(YOU)),)))
    text = f"Hild gains all the {words} of the Monsters in your Break Zone."
    assert same(field(text), ir.GainSpecials(ME, monsters, ALWAYS, kinds))


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


def test_counters_of_the_card_that_stays() -> None:
    text = "If Hild would leave the field, you may remove 2 Moon Counters from it instead."
    paid = ir.May(YOU, ir.RemoveCounters("Moon", ir.Num(2), ME))
    assert same(field(text), ir.ReplaceFate(ME, "leaves", paid, ALWAYS))


def test_damage_up_to_the_opponents_turn() -> None:
    text = "When Hild attacks, until the end of your opponent's turn, if a Forward you control is dealt damage, reduce the damage by 2000 instead."
    (less,) = effects(text, "Forward")
    assert isinstance(less, ir.ReplaceDamage) and isinstance(less.to, ir.All)
    assert less.to.group == FORWARDS_OF_MINE and less.duration == ir.UntilEndOfYourTurn(OPPONENT, w=1)


# -- spans, limits, what is activated and produced ---------------------------------------------------------------------


def test_only_during_the_next_turn() -> None:
    it = ir.Ref(("t1",))
    now = effects("Choose 1 Forward. It cannot attack or block during its controller's next turn.", "Summon")[-1]
    assert same(now, ir.Restrict(it, ir.CannotAttackOrBlock(), ir.DuringNextTurn(ir.ControllerOf(it))))
    (ban,) = effects("Your opponent cannot cast Summons during their next turn.", "Summon")
    assert same(ban, ir.CannotCast(OPPONENT, SUMMONS, ir.DuringNextTurn(OPPONENT)))


def test_removed_up_to_the_opponents_turn() -> None:
    text = (
        "Until the end of your opponent's turn, if a Forward opponent controls is put from the field into the Break Zone, remove it from "
        "the game instead."
    )
    (away,) = effects(text, "Summon")
    assert (
        isinstance(away, ir.RemoveInstead)
        and away.duration == ir.UntilEndOfYourTurn(OPPONENT, w=1)
        and away.to == "removed"
    )


def test_two_limits_in_two_sentences() -> None:
    text = "《0》: Draw 1 card. You can only use this ability once per turn. You can only use this ability if you control a {Card Name Olga}."
    asked = ir.OnlyIf(ir.Controls(YOU, ir.Group(ir.NameIs("Olga")), ir.Num(1)))
    made = one(text)
    assert isinstance(made, ir.ActionAbility) and same(made.limits, (ir.OncePerTurn(), asked))


@pytest.mark.parametrize(
    "words",
    ["with different names and a total cost of 6 or less", "of different Elements and with a total cost of 6 or less"],
)
def test_a_total_of_different_cards(words: str) -> None:
    choice = effects(f"Choose up to 2 Forwards {words} in your Break Zone. Play them onto the field.", "Summon")[0]
    assert isinstance(choice, ir.Choose)
    (target,) = choice.targets
    assert target.most_cost == ir.Num(6) and target.up_to
    assert target.different == ("name" if "names" in words else "element")
    assert target.group.qualifiers == (ir.InZone(ir.BreakZone(YOU)),)


@pytest.mark.parametrize(
    ("tail", "trait"),
    [("of different Elements", "element"), ("with different names", "name"), ("of different costs", "cost")],
)
def test_different_cards_pay(tail: str, trait: str) -> None:
    made = one(f"Discard 2 cards {tail}: Draw 2 cards.")
    assert isinstance(made, ir.ActionAbility)
    assert same(made.cost.actions, (ir.PayDiscard(ir.Num(2), ir.Group(ir.IsCard()), different=trait),))


def test_neither_activated_nor_dulled_for_cp() -> None:
    backups = ir.All(ir.Group(ir.TypeIs(("Backup",)), qualifiers=(THEIRS,)))
    assert ruled("Backups opponent controls cannot produce CP.", ir.CannotProduce(), backups)
    text = "Backups opponent controls cannot be activated by Summons or abilities."
    assert ruled(text, ir.CannotBeActivated(ir.AnyPlayer()), backups)


def test_it_has_keywords() -> None:
    gains = tuple(map(ir.KeywordGained, ("Haste", "First Strike", "Brave")))
    assert same(field("Hild has Haste, First Strike and Brave."), ir.Gain(ME, gains, ALWAYS))


def test_it_loses_and_does_not_activate() -> None:
    text = (
        "When Hild enters the field, choose 1 Character opponent controls. As long as Hild is on the field, it loses all its abilities and "
        "does not activate during its controller's Active Phase."
    )
    both = effects(text, "Forward")[-1]
    assert isinstance(both, ir.Both)
    lost, stays = both.effects
    assert isinstance(lost, ir.Lose) and isinstance(stays, ir.Restrict) and isinstance(stays.rule, ir.DoesNotActivate)
    assert lost.to == stays.what and isinstance(lost.duration, ir.WhileOnField) and lost.duration == stays.duration


# -- both at once, from whose hand, all damage -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "kinds"), [("abilities", ("action", "special")), ("special abilities", ("special",))]
)
def test_neither_summons_nor_abilities(words: str, kinds: tuple[str, ...]) -> None:
    text = f"As long as Hild is attacking, your opponent cannot cast Summons or use {words}."
    both = ir.Both((ir.CannotCast(OPPONENT, SUMMONS, ALWAYS), ir.CannotUse(OPPONENT, kinds, ALWAYS)))
    assert same(field(text), ir.If(ir.HasFilter(ME, ir.StatusIs("attacking")), both))


def test_summons_in_ones_own_turn_only() -> None:
    text = "Your opponent can only cast Summons during their own turn."
    assert same(field(text), ir.If(ir.IsTurnOf(YOU), ir.CannotCast(OPPONENT, SUMMONS, ALWAYS)))


def test_put_from_whose_hand() -> None:
    text = "If a card is put from your opponent's hand into the Break Zone, remove it from the game instead."
    assert same(field(text), ir.RemovedInstead(OPPONENT, ir.Group(ir.IsCard()), ALWAYS, "hand"))


@pytest.mark.parametrize("damage", ["All damage", "All the damage", "Damage"])
def test_all_damage_by_a_source(damage: str) -> None:
    text = f"{damage} dealt to Hild by Summons becomes 0."
    source = ir.DamageSource(kinds=("summon",))
    assert same(field(text), ir.ReplaceDamage(ME, "become", ir.Num(0), ALWAYS, source))


def test_a_card_that_left_the_game() -> None:
    said = field("If a card has been removed from the game this turn, Hild gains Haste.")
    assert isinstance(said, ir.If)
    gone = ir.CardEvent(ir.OneSubject(ir.Group(ir.IsCard())), (ir.RemovedFromGame(),))
    assert same(said.condition, ir.HappenedThisTurn(gone))


@pytest.mark.parametrize("words", ["As long as", "While"])
def test_one_subject_and_two_verbs_behind_a_condition(words: str) -> None:
    said = field(f"{words} Hild has 10000 power or more, Hild gains Brave and cannot be blocked.")
    brave = ir.Gain(ME, (ir.KeywordGained("Brave"),), ALWAYS)
    both = ir.Both((brave, ir.Restrict(ME, ir.CannotBeBlocked(), ALWAYS)))
    strong = ir.HasFilter(ME, ir.PowerIs(ir.Num(10000), compare=">="))
    assert same(said, ir.If(strong, both))


def test_blocked_by_no_others() -> None:
    for tail in ("except by", "other than by"):
        said = field(f"Hild cannot be blocked {tail} Forwards of cost 5 or more.")
        assert same(said, field("Hild can only be blocked by Forwards of cost 5 or more."))


def test_frozen_ones() -> None:
    frozen = ir.All(ir.Group(FORWARD, (ir.StatusIs("frozen"),), (THEIRS,)))
    lost = ir.Lose(frozen, (ir.PowerUp(ir.Num(1000)),), ALWAYS)
    assert same(field("Frozen Forwards opponent controls lose 1000 power."), lost)
