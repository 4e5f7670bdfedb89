"""What FFTCG sentences mean: costs that are paid with CP or points, and who pays them."""

from __future__ import annotations

import re

import pytest
from fftcg_meaning import (
    ALWAYS,
    BACKUP,
    BREAK_ZONE,
    CARD,
    ENTERS,
    FORWARD,
    FORWARDS,
    ME,
    MINE,
    OPPONENT,
    SUMMONS,
    T1,
    T2,
    THEIRS,
    TILL_END,
    TURN,
    YOU,
    a_group,
    choose,
    effects,
    field,
    last,
    meant,
    one,
    ruled,
    same,
    static,
)
from mutating import plain

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text
from cardwright.text.walk import nodes

T3 = ir.Ref(("t3",))
ITSELF = ir.Ref(("self",))
SELF_BOUND = ("self",)
PRICE = ir.Cost((ir.CpGeneric(1),))
TWO_CP = ir.Cost((ir.CpGeneric(2),))


@pytest.mark.parametrize("cost", ["the cost", "its cost"])
def test_cast_without_paying_where_a_condition_holds(cost: str) -> None:
    ability = one(f"If your opponent controls no Forwards, you can cast Hild without paying {cost}.")
    none = ir.Controls(OPPONENT, ir.Group(FORWARD), ir.Num(0), compare="<=", bind="t1")
    assert same(ability, ir.FieldAbility((ir.If(none, ir.AlternativeCost(ME, ir.Cost())),)))


def test_without_paying() -> None:
    text = "If you control no Forwards, you can cast Hild without paying the cost."
    none = ir.Controls(YOU, ir.Group(FORWARD), ir.Num(0), compare="<=", bind="t1")
    assert same(field(text), ir.If(none, ir.AlternativeCost(ME, ir.Cost())))


def test_a_forward_called_it_pays_for_itself() -> None:
    [asked] = effects("While a Mark Counter is on Hild, it cannot attack unless you pay 《1》.", "Forward")
    assert same(asked.effect, ir.Restrict(ir.Ref(("self",)), ir.AttackCost(PRICE), ir.Continuous()))  # type: ignore[call-arg]


def test_neither_activated_nor_dulled_for_cp() -> None:
    backups = ir.All(ir.Group(ir.TypeIs(("Backup",)), qualifiers=(THEIRS,)))
    assert ruled("Backups opponent controls cannot produce CP.", ir.CannotProduce(), backups)
    text = "Backups opponent controls cannot be activated by Summons or abilities."
    assert ruled(text, ir.CannotBeActivated(ir.AnyPlayer()), backups)


def test_any_element_pays_for_all_of_a_kind() -> None:
    effect = field("The cost required to play your Monsters onto the field can be paid with CP of any Element.")
    assert same(effect, ir.CastersAnyElement(YOU, ir.Group(ir.TypeIs(("Monster",)))))


def test_a_cost_that_says_itself_that_it_is_less() -> None:
    ability = one("《5》 (This cost is reduced by 1 for each Backup you control.): Draw 1 card.")
    less = ir.CostLess(ir.PerEach(ir.Num(1), ir.CountOf(ir.Group(BACKUP, qualifiers=(MINE,)))))
    assert isinstance(ability, ir.ActionAbility) and same(ability.cost, ir.Cost((ir.CpGeneric(5),), (less,)))


@pytest.mark.clauses("fftcg-2020", "11.8.17")
def test_when_you_do_so_takes_all_that_follows() -> None:
    _, reflexive = one(
        "When Hild enters the field, you may pay 《火》《闇》. When you do so, choose 1 Forward. Deal it 4500 damage. Draw 1 card."
    ).effects  # type: ignore[attr-defined]
    damage = ir.DealDamage(T1, ir.Num(4500))
    assert reflexive == ir.WhenDone((choose(1, a_group(FORWARD)), damage, ir.Draw(YOU, ir.Num(1))))


def test_so_many_times_a_turn() -> None:
    for words in ("up to 4 times per turn", "4 times per turn"):
        ability = one(f"《火》: Hild gains Haste until the end of the turn. You can only use this ability {words}.")
        assert same(ability.limits, (ir.OncePerTurn(4),))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("before", "words", "meant"),
    [
        ("Choose 1 Forward you control. It gains Haste" + TILL_END,
         "Remove the top card of your deck from the game. You can cast it this turn.", T2),
        ("You may search for 1 Forward of cost 3 or less and play it onto the field.",
         "Remove the top card of your deck from the game. You can cast it this turn.", T2),
        ("You may search for 1 Backup and add it to your hand.",
         "Remove the top card of your deck from the game. You can cast it this turn.", T2),
        ("Choose 1 Forward you control. It gains Haste" + TILL_END,
         "Reveal the top 4 cards of your deck. Remove 1 card among them from the game and return the other cards to the bottom of your deck"
         " in any order. You can cast it this turn.", T3),
        ("Reveal the top 2 cards of your deck. Add 1 Ice card among them to your hand and put the rest of the cards into the Break Zone.",
         "Activate all the Forwards you control and negate all damage dealt to them.", T3),
        ("Reveal the top 2 cards of your deck. Add 1 Ice card among them to your hand and put the rest of the cards into the Break Zone.",
         "Look at the top card of your deck and your opponent's deck. Put them on the top or bottom of the respective decks.",
         ir.Ref(("t3", "t4"))),
        ("You may search for 1 Forward and add it to your hand.",
         "During this turn, if a Monster or a Forward enters the field by your opponent's Summons or abilities, remove it from the game instead.",
         ir.Ref(("subject",))),
        ("You may search for 1 Forward and add it to your hand.",
         "During this turn, Hild cannot be chosen by your opponent's Summons or abilities and the next damage dealt to him becomes 0"
         " instead.", ir.Ref(("self",))),
    ],
)  # fmt: skip
def test_the_pronoun_means_what_its_own_sentences_speak_of(before: str, words: str, meant: ir.Ref) -> None:
    *_, found = (each for each in nodes(last(f"《1》: {before} {words}", "Forward")) if isinstance(each, ir.Ref))
    assert plain(found) == plain(meant)


@pytest.mark.parametrize("joined", [",", " and"])
def test_a_lasting_gain_behind_another_instruction(joined: str) -> None:
    text = f"《0》: Draw 1 card{joined} Hild gains Haste. (This effect does not end at the end of the turn.)"
    both = last(text, "Forward")
    gain = ir.Gain(ir.SelfRef(), (ir.KeywordGained("Haste"),), ir.Permanent())
    assert same(both, ir.Both((ir.Draw(YOU, ir.Num(1)), gain)))


def test_spelt_with_a_contraction() -> None:
    texts = (
        f"《2》: Hild gains Brave. (This effect {no} end at the end of the turn.)" for no in ("does not", "doesn't")
    )
    first, second = (compile_text("fftcg", each, name="Hild", card_type="Forward") for each in texts)
    assert first.abilities == second.abilities


@pytest.mark.parametrize(
    "first",
    [
        "Hild gains +1000 power until the end of the turn.",
        "Hild also becomes a Forward with 5000 power until the end of the turn.",
        "Hild loses 1000 power until the end of the turn.",
    ],
)
def test_it_is_the_card_itself_behind_its_name(first: str) -> None:
    gain = effects(f"《1》: {first} It gains Brave until the end of the turn.", "Monster")[-1]
    assert same(gain, ir.Gain(ITSELF, (ir.KeywordGained("Brave"),), TURN))


@pytest.mark.parametrize(("she", "her"), [("She", "her"), ("He", "him")])
def test_a_person_is_the_card_itself(she: str, her: str) -> None:
    gained = last(f"《1》: Activate Hild. {she} gains Brave until the end of the turn.", "Forward")
    assert gained.to.to == SELF_BOUND  # type: ignore[attr-defined]
    done = last(
        f"When Hild is put from the field into the Break Zone, you may pay 《2》. If you do so, add {her} to your hand.",
        "Forward",
    )
    assert done.effect.what.to == SELF_BOUND  # type: ignore[attr-defined]


def test_the_card_itself_is_spoken_of_behind_its_name() -> None:
    made = effects("《1》: Activate Hild. It gains Haste until the end of the turn.", "Forward")[-1]
    assert isinstance(made, ir.Gain) and same(made.to, ir.Ref(("self",)))
    made = effects("《1》: Dull Hild. Choose 1 Forward. It gains Haste until the end of the turn.", "Forward")[-1]
    assert isinstance(made, ir.Gain) and same(made.to, T1)


@pytest.mark.parametrize(
    ("usual", "other"),
    [
        ("Place 1 Moon Counter on Hild.", "Put 1 Moon Counter on Hild."),
        ("During this turn, the cost required to cast your next Summon is reduced by 2.",
         "During this turn, the cost for casting your next Summon is reduced by 2."),
        ("During this turn, the cost required to cast your next Summon is reduced by 2.",
         "During this turn, the cost to cast your next Summon is reduced by 2."),
        ("Choose 1 Summon in your Break Zone. You can cast it without paying the cost this turn.",
         "Choose 1 Summon in your Break Zone. You can cast it this turn without paying the cost."),
        ("Name 1 Job. The Forwards with the named Job gain Haste until the end of the turn.",
         "Name 1 Job. The Forwards of the selected Job gain Haste until the end of the turn."),
        ("Choose 1 Forward. It cannot be broken by your opponent's Summons or abilities this turn.",
         "Choose 1 Forward. It cannot be broken by your opponent's Summon or ability this turn."),
    ],
)  # fmt: skip
def test_said_in_other_words(usual: str, other: str) -> None:
    assert same(meant(f"《0》: {usual}"), meant(f"《0》: {other}"))


@pytest.mark.parametrize(
    ("verb", "rule"),
    [("attack", ir.AttackCost), ("block", ir.BlockCost), ("attack or block", ir.AttackOrBlockCost)],
)
def test_a_price_of_this_turn(verb: str, rule: type[ir.Rule]) -> None:
    _, done = effects(f"Choose 1 Forward. It cannot {verb} this turn unless its controller pays 《1》.", "Summon")
    assert same(done, ir.Restrict(ir.Ref(("t1",)), rule(PRICE), ir.UntilEndOfTurn()))  # type: ignore[call-arg]


@pytest.mark.clauses("fftcg-2020", "10.1.2.3", "10.1.3.1.3")
@pytest.mark.parametrize(("verb", "rule"), [("attack", ir.AttackCost), ("block", ir.BlockCost)])
def test_a_price_in_other_words(verb: str, rule: type[ir.Rule]) -> None:
    usual = one(f"Hild cannot {verb} unless you pay 《1》.")
    for words in (
        f"To {verb} with Hild, you must pay 《1》.",
        f"You must pay 《1》 to {verb} with Hild.",
        f"Hild can only {verb} if you pay 《1》.",
    ):
        assert same(one(words), usual)
    assert isinstance(usual.effects[0].rule, rule)  # type: ignore[attr-defined]


def test_what_pays_for_x_and_how_much() -> None:
    head = "When Hild enters the field, you may pay 《X》. When you do so, gain 《C》 for each CP paid as X. "
    for words, limit in (
        ("You can only use Ice CP to pay 《X》.", ir.PaysOnly(("Ice",), x=True)),
        ("You can only pay 《X》 with CP produced by Backups.", ir.PaysOnly(backups=True, x=True)),
        ("The maximum you can pay for 《X》 is 5.", ir.MostX(5)),
    ):
        assert same(one(head + words).limits, (limit,))  # type: ignore[attr-defined]


@pytest.mark.parametrize(("word", "compare"), [("or less", "<="), ("or more", ">=")])
def test_a_cost_against_what_was_paid(word: str, compare: str) -> None:
    text = f"{ENTERS}choose 1 Forward in your Break Zone. You may pay 《X》. If its cost is X {word}, play it onto the field."
    effect = meant(text).effects[-1]  # type: ignore[attr-defined]
    assert (effect.condition.right, effect.condition.compare) == (ir.X(), compare)


def test_as_many_as_were_paid() -> None:
    paid = f"{ENTERS}you may pay 《X》. When you do so, "
    for words, node in (
        ("draw X cards", ir.Draw(YOU, ir.X())),
        ("your opponent discards X cards", ir.Discard(OPPONENT, ir.X(), ir.Group(ir.IsCard()), bind="t1")),
        ("place X Moon Counters on Hild", ir.PlaceCounters("Moon", ir.X(), ir.SelfRef())),
    ):
        assert meant(f"{paid}{words}.").effects[-1] == ir.WhenDone((node,))  # type: ignore[attr-defined]


@pytest.mark.clauses("fftcg-2020", "4.5")
def test_an_x_of_an_extra_cost_of_which_no_text_speaks() -> None:
    extra = "If you cast Hild, you may pay 《X》 as an extra cost."
    with pytest.raises(TextError, match="X is paid"):
        compile_text("fftcg", f"{extra}[[br]]Draw 1 card.", name="Hild", card_type="Summon")
    compile_text("fftcg", f"{extra}[[br]]Choose 1 Forward of cost X. Break it.", name="Hild", card_type="Summon")


def test_what_is_paid_in_words_and_icons() -> None:
    for text, cost in (
        (
            "dull 2 active Backups and pay 《C》",
            ir.Cost((ir.CrystalIcon(),), (ir.PayDull(ir.Num(2), ir.Group(BACKUP)),)),
        ),
        (
            "pay 《1》《C》 and discard 1 card",
            ir.Cost((ir.CpGeneric(1), ir.CrystalIcon()), (ir.PayDiscard(ir.Num(1), ir.Group(ir.IsCard())),)),
        ),
    ):
        (way,) = one(f"You can {text} (instead of paying the CP cost) to cast Hild.").effects  # type: ignore[attr-defined]
        assert same(way, ir.AlternativeCost(ME, cost))


@pytest.mark.parametrize("words", ["discarded to cast Hild", "discarded to cast it"])
def test_what_paid_for_it(words: str) -> None:
    effect = meant(f"{ENTERS}place 1 Moon Counter on Hild for each card {words}.").effects[-1]  # type: ignore[attr-defined]
    assert effect.count.each == ir.CountRef(ir.DiscardedToCast(), ir.Group(ir.IsCard()))


@pytest.mark.parametrize(
    "words",
    [
        "When casting Hild, you may discard 2 cards as an extra cost.",
        "When you cast Hild, you may discard 2 cards as an extra cost.",
        "You may discard 2 cards as an extra cost to cast Hild.",
        "As an extra cost to cast Hild, you may discard 2 cards.",
    ],
)
def test_an_extra_cost_in_other_words(words: str) -> None:
    (said,) = one(words).effects  # type: ignore[attr-defined]
    assert same(said, ir.ExtraCost(ME, ir.Cost(actions=(ir.PayDiscard(ir.Num(2), ir.Group(ir.IsCard())),))))
    for kind in ("Summon", "Forward"):
        with pytest.raises(TextError):
            changed = words.replace(" as an extra cost", "").replace("As an extra cost to", "To")
            compile_text("fftcg", changed, name="Hild", card_type=kind)


def test_producing_under_a_condition() -> None:
    (more,) = one("If you control a Fire Forward, Hild can produce Ice CP.", "Backup").effects  # type: ignore[attr-defined]
    assert isinstance(more, ir.If)
    assert same(more.effect, ir.Restrict(ME, ir.Produces(("Ice",)), ALWAYS))


def test_all_damage_of_abilities_and_all_elements_but_two() -> None:
    (stands,) = meant("The damage dealt by your abilities cannot be reduced.").effects  # type: ignore[attr-defined]
    assert stands.rule == ir.DamageStands(YOU)
    text = "If Hild is on the field, Hild can produce CP of any Element other than Light and Dark."
    (made,) = meant(text, "Backup").effects  # type: ignore[attr-defined]
    assert made.rule == ir.Produces(("Fire", "Ice", "Wind", "Earth", "Lightning", "Water"))


@pytest.mark.parametrize(
    "condition",
    [
        "you control a {Card Name Ann} or a {Card Name Bob}",
        "a Fire Forward has entered your field this turn",
        "there are 5 or more Summons in your Break Zone",
        "you have received more damage than your opponent",
        "your opponent controls more Forwards than you",
        "you have more cards in your hand than your opponent",
        "you have cast a Summon this turn",
        "Hild is the only Backup you control",
        "you control no other Backups",
        "it is your opponent's turn",
    ],
)
def test_cp_of_another_element_on_any_condition(condition: str) -> None:
    produces, gains = (
        one(f"If {condition}, Hild {effect}.", "Backup") for effect in ("can produce Wind CP", "gains Brave")
    )
    assert isinstance(produces, ir.FieldAbility) and isinstance(gains, ir.FieldAbility)
    (first,), (second,) = produces.effects, gains.effects
    assert isinstance(first, ir.If) and isinstance(second, ir.If)
    assert same(first.condition, second.condition)
    assert same(first.effect, ir.Restrict(ME, ir.Produces(("Wind",)), ALWAYS))


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("you control {Card Name Olga}", ir.Controls(YOU, ir.Group(ir.NameIs("Olga")), ir.Num(1))),
        ("your opponent controls no Forwards", ir.Controls(OPPONENT, FORWARDS, ir.Num(0), "<=")),
        ("your opponent doesn't control any Forwards", ir.Controls(OPPONENT, FORWARDS, ir.Num(0), "<=")),
        (
            "you have 3 or more Summons in your Break Zone",
            ir.Exists(ir.Group(ir.TypeIs(("Summon",)), qualifiers=(ir.InZone(ir.BreakZone(YOU)),)), ir.Num(3), ">="),
        ),
        (
            "you have 3 or less cards in your hand",
            ir.Exists(ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(YOU)),)), ir.Num(3), "<="),
        ),
    ],
)
def test_what_it_can_produce_then(words: str, condition: ir.Condition) -> None:
    (effect,) = one(f"If {words}, Hild can produce Water CP.", "Backup").effects  # type: ignore[attr-defined]
    assert isinstance(effect, ir.If) and isinstance(effect.effect, ir.Restrict)
    assert same(effect.effect.rule, ir.Produces(("Water",)))
    assert re.sub("bind='.*?'", "", repr(plain(effect.condition))) == re.sub("bind='.*?'", "", repr(plain(condition)))


def test_cp_of_an_element_that_others_have() -> None:
    ability = one("Hild can produce CP of any Element of the Forwards you control.")
    (rule,) = ability.effects  # type: ignore[attr-defined]
    assert same(rule.rule, ir.Produces(of=ir.Group(FORWARD, qualifiers=(MINE,))))


def test_cp_for_some_cards() -> None:
    assert ruled("Hild can produce Fire CP or Ice CP.", ir.Produces(("Fire", "Ice")))
    assert ruled("Hild can produce CP of any Element to cast Summons.", ir.ProducesFor(SUMMONS))
    text = "While paying the cost to cast a Summon, the Backups you control can produce CP of any Element."
    backups = ir.All(ir.Group(ir.TypeIs(("Backup",)), qualifiers=(MINE,)))
    assert ruled(text, ir.ProducesFor(SUMMONS), backups)
    assert ruled("While paying the cost to cast a Summon, Hild can produce CP of any Element.", ir.ProducesFor(SUMMONS))


@pytest.mark.clauses("fftcg-2020", "11.7.1")
def test_special_ability() -> None:
    ability = one("[[s]]Hammer Song[[/]] 《S》《2》: Hild gains +3000 power and Brave until the end of the turn.")
    gains = (ir.PowerUp(ir.Num(3000)), ir.KeywordGained("Brave"))
    cost = ir.Cost((ir.SpecialIcon(), ir.CpGeneric(2)))
    assert ability == ir.SpecialAbility("Hammer Song", cost, (ir.Gain(ME, gains, TURN),))


def test_that_is_forming_a_party() -> None:
    (target,) = effects("Choose 1 Forward that is forming a party. Activate it.")[0].targets  # type: ignore[attr-defined]
    assert same(target.group.qualifiers, (ir.InAParty(),))
    (rule,) = effects("[[s]]Leap[[/]] 《S》: Hild can attack one more time this turn.", "Forward")
    assert isinstance(rule.rule, ir.AttackOnceMore)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "player"),
    [
        ("If your opponent doesn't discard a Forward, draw 1 card.", OPPONENT),
        ("You may discard 1 card. If your opponent doesn't discard a Forward, draw 1 card.", OPPONENT),
        ("Draw 1 card. If you don't discard a Forward, dull all the Forwards you control.", YOU),
    ],
)
def test_of_what_is_discarded_now(text: str, player: ir.Player) -> None:
    (found,) = [each for each in nodes(meant(text, "Summon")) if isinstance(each, ir.Unless)]
    assert found.player == player
    assert found.cost.actions == (ir.PayDiscard(ir.Num(1), FORWARDS),)


@pytest.mark.parametrize(
    "unless", ["you pay 《2》", "you discard 1 card", "its controller discards 1 card", "your opponent pays 《1》"]
)
def test_unless_is_asked_when_it_is_done(unless: str) -> None:
    later = last(f"Choose 1 Forward. At the end of the turn, break it unless {unless}.")
    assert isinstance(later, ir.Delayed)
    assert isinstance(later.effects[0], ir.Unless)


@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 Forward. Break it unless its controller pays 《2》.",
        "Choose 1 Forward. Unless its controller pays 《2》, break it.",
    ],
)
def test_its_controller(text: str) -> None:
    assert same(last(text), ir.Unless(ir.ControllerOf(T1), TWO_CP, ir.Break(T1)))


def test_a_summon_is_cancelled() -> None:
    text = "Choose 1 Summon. Cancel its effect unless its controller discards 1 card."
    cost = ir.Cost((), (ir.PayDiscard(ir.Num(1), CARD),))
    assert same(last(text), ir.Unless(ir.ControllerOf(T1), cost, ir.CancelEffect(T1)))


def test_they_who_were_spoken_of() -> None:
    text = "Your opponent selects 1 Forward they control. Put it into the Break Zone unless they pay 《2》."
    put = ir.PutInto(T1, ir.BreakZone(ir.Owner()))
    assert same(last(text), ir.Unless(OPPONENT, TWO_CP, put))


@pytest.mark.parametrize("who", ["they pay", "your opponent pays"])
def test_they_in_one_sentence(who: str) -> None:
    found = last(f"Your opponent discards 1 card unless {who} 《2》.")
    assert isinstance(found, ir.Unless) and isinstance(found.effect, ir.Discard)
    assert same(found.player, OPPONENT) and same(found.cost, TWO_CP) and same(found.effect.player, OPPONENT)


@pytest.mark.parametrize(
    ("offer", "act"),
    [
        ("discard 2 cards", ir.PayDiscard(ir.Num(2), ir.Group(ir.IsCard()))),
        ("discard 1 {Job Knight}", ir.PayDiscard(ir.Num(1), ir.Group(ir.JobIs("Knight")))),
        ("dull 2 active Backups", ir.PayDull(ir.Num(2), ir.Group(ir.TypeIs(("Backup",))))),
    ],
)
def test_what_is_done_unless_so_many_are_given(offer: str, act: ir.CostItem) -> None:
    ability = meant(f"When Hild attacks, break Hild unless you {offer}.")
    assert isinstance(ability, ir.AutoAbility)
    assert same(ability.effects, (ir.Unless(ir.You(), ir.Cost((), (act,)), ir.Break(ir.SelfRef())),))


@pytest.mark.parametrize(
    ("gift", "item"),
    [
        ("puts 1 Backup into the Break Zone", ir.PayPutGroup(ir.Num(1), ir.Group(BACKUP), BREAK_ZONE)),
        ("puts 1 Backup they control into the Break Zone", ir.PayPutGroup(ir.Num(1), ir.Group(BACKUP), BREAK_ZONE)),
        ("dulls 2 active Backups", ir.PayDull(ir.Num(2), ir.Group(BACKUP))),
        ("removes 1 Forward from the game", ir.PayRemove(ir.Num(1), ir.Group(FORWARD))),
        ("returns 1 Forward to its owner's hand", ir.PayReturn(ir.Num(1), ir.Group(FORWARD))),
        ("discards 1 Summon", ir.PayDiscard(ir.Num(1), ir.Group(ir.TypeIs(("Summon",))))),
        ("breaks 1 Forward", ir.PayBreak(ir.Num(1), ir.Group(FORWARD))),
    ],
)
def test_what_is_given_for_unless(gift: str, item: ir.CostItem) -> None:
    chosen, cost = "Choose 1 Forward. ", ir.Cost((), (item,))
    whose = ((f"its controller {gift}", ir.ControllerOf(T1)), (f"your opponent {gift}", OPPONENT))
    for words, player in whose:
        assert same(last(f"{chosen}Break it unless {words}."), ir.Unless(player, cost, ir.Break(T1)))


def test_dulled_and_frozen_unless() -> None:
    found = last("Choose 1 Forward. Dull it and Freeze it unless your opponent discards 1 card.")
    assert isinstance(found, ir.Unless) and same(found.effect, ir.DullAndFreeze(T1))


@pytest.mark.clauses("fftcg-new", "X-PAY-8")
@pytest.mark.parametrize(
    "text",
    [
        "If you pay a CP, you may put Hild into the Break Zone to produce {}.",
        "You can put Hild into the Break Zone to produce {}.",
        "If you pay a CP, you may put Hild into the Break Zone to produce {}. (You can dull Hild to pay the CP.)",
        "You may put Hild into the Break Zone to produce {} in order to pay a CP cost. (This can be in addition to dulling Hild for CP.)",
    ],
)
def test_cp_of_a_card_that_is_put_away(text: str) -> None:
    for words, elements in (("1 CP of any Element", ()), ("1 Fire CP", ("Fire",))):
        found = static(text.format(words))
        assert found[0] == ir.Restrict(ir.SelfRef(), ir.PutForCp(elements), ALWAYS)


@pytest.mark.parametrize("paid", ["Ice or Lightning CP", "Ice CP or Lightning CP"])
def test_only_cp_of_either_element(paid: str) -> None:
    assert ruled(f"You can only pay with {paid} to cast Hild.", ir.PayOnlyWith("Ice/Lightning"))


def test_priming_of_your_forwards() -> None:
    dominant = ir.Group(ir.TypeIs(("Forward",)), (ir.JobIs("Dominant"),))
    said = field("The Priming cost of your {Job Dominant} Forwards can be paid with CP of any Element.")
    assert same(said, ir.KeywordAnyElement("Priming", YOU, dominant))


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        ("remove Hild and 1 Forward from the game: Choose 1 Forward in your Break Zone. If its cost is equal to the total cost of the 2 cards removed "
         "from the game, add it to your hand.", [ir.PaidWith("removed", own=True)]),
        ("put Hild and 1 Backup you control into the Break Zone: Search for 1 Forward of cost equal to the cost of that Backup and add it to your hand.",
         [ir.PaidWith("put")]),
        ("put 1 Forward you control into the Break Zone: Draw cards equal to the cost of the Forward put into the Break Zone.", [ir.PaidWith("put")]),
    ],
)  # fmt: skip
def test_which_cards_paid(said: str, wanted: list[ir.PaidWith]) -> None:
    assert [each for each in nodes(meant(f"《ダル》, {said}", "Backup")) if isinstance(each, ir.PaidWith)] == wanted
