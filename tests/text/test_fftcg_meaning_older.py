"""What the words of the first sets mean: sentences of our own, each with the tree it must become."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, FORWARD, ME, MINE, OPPONENT, THEIRS, YOU, effects, one, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text, render_text

IT = ir.Ref(("t1",))
FIELD_EVENT = "When Hild enters the field,"
BACKUPS = ir.Group(ir.TypeIs(("Backup",)), qualifiers=(MINE,))


def condition(words: str) -> ir.Condition:
    """What has to hold for the chosen Forward to be broken."""
    *_, last = effects(f"{FIELD_EVENT} choose 1 Forward opponent controls. If {words}, break it.", "Forward")
    assert isinstance(last, ir.If)
    return last.condition


def held(words: str) -> ir.Condition:
    (static,) = effects(f"If {words}, Hild gains Haste.", "Forward")
    assert isinstance(static, ir.If)
    return static.condition


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


@pytest.mark.parametrize(
    ("words", "meaning"),
    [
        ("its power is less than Hild's", ir.Compare(ir.PowerOf(IT), ir.PowerOf(ME), "<")),
        ("its power is higher than Hild's power", ir.Compare(ir.PowerOf(IT), ir.PowerOf(ME), ">")),
        ("its cost is lower than that of Hild", ir.Compare(ir.CostOf(IT), ir.CostOf(ME), "<")),
        (
            "its cost is higher than the number of Backups you control",
            ir.Compare(ir.CostOf(IT), ir.CountOf(BACKUPS), ">"),
        ),
        ("it has a power of 9000 or more", ir.HasFilter(IT, ir.PowerIs(ir.Num(9000), ">="))),
        ("it has a cost of 3 or less", ir.HasFilter(IT, ir.CostIs(ir.Num(3), "<="))),
    ],
)
def test_a_card_is_compared(words: str, meaning: ir.Condition) -> None:
    assert same(condition(words), meaning)


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


def test_both_players_do_it() -> None:
    both = ir.EachPlayer()
    assert same(effects("Both players draw 2 cards."), (ir.Draw(both, ir.Num(2)),))
    (discard,) = effects("All players discard 1 Forward from their hand.")
    assert isinstance(discard, ir.Discard)
    assert discard.player == both
    (put,) = effects("Both players remove 1 Forward they control from the game.")
    assert isinstance(put, ir.SelectAndPut)
    assert (put.player, same(put.to, ir.Removed(ir.Owner()))) == (both, True)


def test_what_the_opponent_may_search_for_is_played_at_once() -> None:
    (may,) = effects("Your opponent may search for 1 Backup and play it onto the field dull.")
    assert isinstance(may, ir.May)
    search, play = may.effect.effects  # type: ignore[attr-defined]
    assert may.player == search.player == OPPONENT
    assert same(play, ir.PlayOnto(IT, ir.Owner(), dull=True))


def test_one_of_those_that_were_looked_at_and_the_others() -> None:
    shown = ir.Ref(("t1",))
    _, both = effects(
        "Look at the top 3 cards of your deck. Put 1 of them into the Break Zone and the others on top of your deck in any order."
    )
    taken, rest = both.effects  # type: ignore[attr-defined]
    assert same(taken.among, shown)
    assert same(taken.into, ir.BreakZone(ir.Owner()))
    assert same(rest, ir.PutRest(shown, ir.DeckTop(YOU)))


def test_if_it_is_not_is_the_other_case() -> None:
    *_, played, added = effects(
        "Reveal the top card of your deck. If it is a Backup, play it onto the field. If it is not, add it to your hand."
    )
    assert isinstance(played, ir.If)
    assert isinstance(added, ir.Otherwise)


def test_a_forward_for_the_turn_with_a_rule() -> None:
    (both,) = effects(
        "《0》: Until the end of the turn, Hild also becomes a Forward with 6000 power and cannot be blocked.",
        "Monster",
    )
    becomes, rule = both.effects  # type: ignore[attr-defined]
    front = ir.UntilEndOfTurn()
    assert same(becomes, ir.BecomeForward(ME, ir.Num(6000), (), front))
    assert same(rule, ir.Restrict(ir.Ref(("self",)), ir.CannotBeBlocked(), front))


@pytest.mark.parametrize(("words", "verb"), [("into the Break Zone", "put"), ("from the game", "remove")])
def test_two_kinds_of_cards_with_one_verb(words: str, verb: str) -> None:
    (both,) = effects(f"Your opponent {verb}s 1 Forward and 2 Backups they control {words}.")
    assert isinstance(both, ir.SelectParts)
    first, second = both.targets
    theirs = (ir.ControlledBy(OPPONENT),)
    assert same(first.group, ir.Group(FORWARD, qualifiers=theirs))
    assert same(second.group, ir.Group(ir.TypeIs(("Backup",)), qualifiers=theirs))
    assert (both.player, first.count, second.count, both.act) == (OPPONENT, ir.Num(1), ir.Num(2), verb)
    text = "Select 1 Backup you control and 1 Forward opponent controls. Break them."
    selected, broken = effects(text)
    mine, other = selected.targets  # type: ignore[attr-defined]
    assert same(mine.group, BACKUPS)
    assert same(other.group, ir.Group(FORWARD, qualifiers=(THEIRS,)))
    assert same(broken, ir.Break(ir.Ref(("t1", "t2"))))
    with pytest.raises(TextError, match="open whether"):
        effects("Put 1 Forward and 1 Backup of cost 2 you control into the Break Zone.")


def test_a_condition_before_what_is_counted() -> None:
    (static,) = effects("If you control a Monster, for each Backup you control, Hild gains +1000 power.", "Forward")
    assert isinstance(static, ir.If)
    up = ir.PowerUp(ir.PerEach(ir.Num(1000), ir.CountOf(BACKUPS)))
    assert same(static.effect, ir.Gain(ME, (up,), ALWAYS))


def test_which_cards_burst_is_not_used() -> None:
    for text in (
        "Any card of cost 2 or less put in the Damage Zone due to Hild cannot use its EX Burst.",
        "EX Bursts of cards of cost 2 or less put into the Damage Zone due to Hild cannot be used.",
    ):
        (rule,) = effects(text, "Forward")
        cards = ir.Group(ir.IsCard(), qualifiers=(ir.CostIs(ir.Num(2), "<="),))
        assert same(rule, ir.Restrict(ME, ir.NoExBurst(cards), ALWAYS))


def test_damage_without_its_instead_and_damage_to_a_whole_group() -> None:
    (less,) = effects("The damage dealt to Hild by abilities is reduced by 3000.", "Forward")
    source = ir.DamageSource(kinds=("ability",))
    assert same(less, ir.ReplaceDamage(ME, "reduce", ir.Num(3000), ALWAYS, source))
    (dealt,) = effects("Deal all the Forwards opponent controls 3000 damage.")
    assert same(dealt, ir.DealDamage(ir.All(ir.Group(FORWARD, qualifiers=(THEIRS,)), bind="t1"), ir.Num(3000)))
    _, dealt = effects(
        "Choose 1 Forward. Deal it damage equal to the highest power among Forwards you control minus 2000."
    )
    highest = ir.Highest("power", ir.Group(FORWARD, qualifiers=(MINE,)))
    assert same(dealt, ir.DealDamage(IT, ir.Minus(highest, ir.Num(2000))))


def test_rules_of_several() -> None:
    (rule,) = effects("The Monsters you control can attack the turn they enter the field.", "Forward")
    assert same(rule.rule, ir.AttackAtOnce())  # type: ignore[attr-defined]
    (rule,) = effects("The Forwards opponent controls cannot attack unless their controller pays 《1》.", "Forward")
    assert same(rule.rule, ir.AttackCost(ir.Cost((ir.CpGeneric(1),))))  # type: ignore[attr-defined]
    (rule,) = effects("All the Forwards opponent controls must attack this turn if possible.")
    assert same(rule.rule, ir.MustAttack())  # type: ignore[attr-defined]


def test_bold_print_over_several_paragraphs_is_dropped() -> None:
    text = "Brave[[b]][[br]]When Hild attacks, draw [[/]]1 card."
    made = compile_text("fftcg", text, name="Hild", card_type="Forward")
    assert made == compile_text(
        "fftcg", text.replace("[[b]]", "").replace("[[/]]", ""), name="Hild", card_type="Forward"
    )


def test_the_card_itself_comes_back_from_where_it_lies() -> None:
    ability = one("Remove 3 cards in your Break Zone from the game: Return Hild from the Break Zone to your hand.")
    (back,) = ability.effects  # type: ignore[attr-defined]
    assert same(back, ir.ToHand(ME, YOU, "return", ir.BreakZone(ir.EachPlayer())))


def test_it_is_the_card_that_was_just_dulled_or_activated_not_the_card_itself() -> None:
    *_, gains = effects(
        "When Hild attacks, activate 1 Backup you control. It gains Haste until the end of the turn.", "Forward"
    )
    assert isinstance(gains, ir.Gain)
    assert gains.to == IT
    *_, frozen = effects(f"{FIELD_EVENT} your opponent dulls 1 Forward they control. Freeze it.", "Forward")
    assert frozen == ir.Freeze(IT)


@pytest.mark.parametrize(
    "first",
    [
        "discard 1 card",
        "put the top card of your deck into the Break Zone",
        "put 1 Backup you control into the Break Zone",
    ],
)
def test_what_it_is_can_be_asked_of_a_card_that_was_put_away(first: str) -> None:
    *_, drawn = effects(f"When Hild attacks, {first}. If it is a {{Job Smith}}, draw 1 card.", "Forward")
    assert isinstance(drawn, ir.If)
    assert same(drawn.condition, ir.Is(IT, ir.Group(ir.JobIs("Smith"))))
    with pytest.raises(TextError, match="could mean another card"):
        effects(f"When Hild attacks, {first}. It gains +1000 power until the end of the turn.", "Forward")


@pytest.mark.parametrize("who", ["you", "your opponent"])
def test_what_was_offered_cannot_be_paid_once_more(who: str) -> None:
    dont = "don't" if who == "you" else "doesn't"
    with pytest.raises(TextError, match="once more"):
        effects(f"When Hild attacks, {who} may discard 1 card. If {who} {dont} discard 1 card, draw 1 card.", "Forward")


def test_the_only_one_is_without_others() -> None:
    others = ir.Group(FORWARD, qualifiers=(ir.OtherThan(ME),))
    assert same(held("Hild is the only Forward you control"), ir.Controls(YOU, others, ir.Num(0), "<=", "t1"))


def test_what_was_done_or_not() -> None:
    *_, broken = effects("Choose 1 Forward. If it has attacked or blocked this turn, break it.")
    event = ir.CardEvent(IT, (ir.Attacks(), ir.Blocks()))
    assert isinstance(broken, ir.If)
    assert same(broken.condition, ir.HappenedThisTurn(event))
    for words in ("your opponent cannot do so", "he/she doesn't", "your opponent does not"):
        *_, drawn = effects(f"When Hild attacks, your opponent discards 1 card. If {words}, draw 1 card.", "Forward")
        assert same(drawn, ir.IfNotDone(ir.Draw(YOU, ir.Num(1)))), words
    *_, drawn = effects("When Hild attacks, you may discard 1 card. If you discard a Summon, draw 1 card.", "Forward")
    assert isinstance(drawn, ir.If)
    thrown = ir.CountRef(IT, ir.Group(ir.TypeIs(("Summon",))))
    assert same(drawn.condition, ir.Compare(thrown, ir.Num(1), ">="))


def test_so_many_times_a_turn() -> None:
    for words in ("up to 4 times per turn", "4 times per turn"):
        ability = one(f"《火》: Hild gains Haste until the end of the turn. You can only use this ability {words}.")
        assert same(ability.limits, (ir.OncePerTurn(4),))  # type: ignore[attr-defined]


def test_power_of_another_card_is_gained() -> None:
    *_, gain = effects(
        "When Hild attacks, choose 1 Forward. Hild gains power equal to its power until the end of the turn.", "Forward"
    )
    assert isinstance(gain, ir.Gain)
    assert same(gain.gains, (ir.PowerUp(ir.PowerOf(IT)),))


def test_the_attacking_forward_and_the_party() -> None:
    (dealt,) = effects("When Hild blocks, deal 3000 damage to the attacking Forward.", "Forward")
    assert same(dealt, ir.DealDamage(ir.Ref(("other",)), ir.Num(3000)))
    with pytest.raises(TextError, match="nothing that"):
        effects("When Hild is blocked, deal 3000 damage to the attacking Forward.", "Forward")
    (gain,) = effects(
        "When a party you control attacks, the Forwards in the party gain Haste until the end of the turn.", "Forward"
    )
    assert isinstance(gain, ir.Gain)
    assert same(gain.to, ir.PartyOf(ir.Ref(("subject",))))


@pytest.mark.parametrize(("words", "change"), [("becomes 0", "become"), ("is reduced by 2000", "reduce")])
def test_damage_to_a_whole_group_for_this_turn(words: str, change: str) -> None:
    mine = ir.Group(FORWARD, qualifiers=(MINE,))
    for text in (
        f"During this turn, all the damage dealt to the Forwards you control {words} instead.",
        f"All damage dealt to Forwards you control this turn {words}.",
    ):
        (less,) = effects(text)
        assert isinstance(less, ir.ReplaceDamage)
        assert isinstance(less.to, ir.All)
        assert (less.change, same(less.to.group, mine)) == (change, True)
    (lost,) = effects("During this turn, Forwards opponent controls lose 2000 power.")
    assert isinstance(lost, ir.Lose)
    assert same(lost.duration, ir.UntilEndOfTurn())


def test_a_card_that_was_only_shown_or_found_is_not_on_the_field() -> None:
    reveal = "reveal the top card of your deck. If it is a Summon, {}."
    *_, dulled = effects("When a Forward opponent controls enters the field, " + reveal.format("dull it"), "Forward")
    assert isinstance(dulled, ir.If)
    assert dulled.effect == ir.Dull(ir.Ref(("subject",)))
    *_, gains = effects(
        f"{FIELD_EVENT} search for 1 Forward and play it onto the field. It gains Haste until the end of the turn.",
        "Forward",
    )
    assert isinstance(gains, ir.Gain)
    assert gains.to == IT
    for text in (
        "When Hild attacks, " + reveal.format("it gains Haste until the end of the turn"),
        f"{FIELD_EVENT} search for 1 Forward and add it to your hand. It gains Haste until the end of the turn.",
    ):
        with pytest.raises(TextError, match="only shown"):
            effects(text, "Forward")


def test_what_was_chosen_and_what_was_discarded_are_both_meant_by_it() -> None:
    with pytest.raises(TextError, match="could mean what was chosen"):
        effects(f"{FIELD_EVENT} choose 1 Forward. Discard 1 card. If it is a Summon, break it.", "Forward")


@pytest.mark.parametrize(
    "text",
    [
        "When Hild enters the field, if your opponent controls a dull Forward, break it.",
        "When Hild attacks, draw 1 card. If you control a Monster, dull it.",
        "When a Forward opponent controls attacks, if Hild is dull, activate it.",
        "Each player discards 1 card. If it is a Summon, draw 1 card.",
    ],
)
def test_it_behind_a_condition_that_speaks_of_another_card_is_open(text: str) -> None:
    with pytest.raises(TextError, match="'it'"):
        effects(text, "Summon" if text.startswith("Each") else "Forward")


def test_it_behind_a_condition_about_others_is_the_card_of_the_event() -> None:
    (gains,) = effects(
        "When a Forward you control attacks, if you control a Monster, it gains Haste until the end of the turn.",
        "Forward",
    )
    assert isinstance(gains, ir.Gain)
    assert gains.to == ir.Ref(("subject",))


def test_a_card_from_the_break_zone_comes_back_to_the_hand() -> None:
    (back,) = effects("Return 1 Forward from your Break Zone to your hand.")
    assert isinstance(back, ir.SelectAndPut)
    assert same(back.target.group, ir.Group(FORWARD, qualifiers=(ir.InZone(ir.BreakZone(YOU)),)))
    assert same(back.to, ir.Hand(YOU))
