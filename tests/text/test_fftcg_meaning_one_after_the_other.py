"""What FFTCG sentences mean: instructions that hang on the one before: "if you do so", "then", "may"."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    BACKUP,
    CARD,
    DRAW,
    ENTERS,
    FORWARD,
    IT,
    ME,
    MINE,
    MONSTER,
    ONE,
    OPPONENT,
    T1,
    T2,
    YOU,
    a_group,
    auto,
    chosen_cost,
    done_as_it_enters,
    effects,
    entering,
    last,
    last_effect,
    meant,
    one,
    same,
    target,
)

from cardwright.errors import TextError
from cardwright.text import ir

ENTERS_FIELD = ir.CardEvent(ME, (ir.EntersField(ir.AnyPlayer()),))
MILL = "Put the top 3 cards of your deck into the Break Zone. "
SHOW = "Reveal the top 3 cards of your deck. "
FOUND = "When Hild attacks, "
OFFERED = "You may discard 1 card. When you do so, "


def test_the_former_and_the_latter() -> None:
    _, first, second = effects(
        "Choose 1 Water Forward you control and 1 Monster opponent controls. Dull the former and break the latter. "
        "Then, the latter deals damage equal to its power to the former."
    )
    assert first == ir.Both((ir.Dull(ir.Ref(("t1",), w=2)), ir.Break(ir.Ref(("t2",), w=3))))
    latter = ir.Ref(("t2",), w=3)
    assert second == ir.Afterwards(
        ir.DealDamage(ir.Ref(("t1",), w=2), ir.PowerOf(ir.Ref(("t2",))), latter, w=1),
    )


def test_as_many_as_were_drawn_are_discarded() -> None:
    done = last("When Hild attacks, draw 2 cards. Then, discard as many cards as drawn.", "Forward")
    wanted = ir.Discard(YOU, ir.ResultCount(), ir.Group(ir.IsCard()), bind="t1")
    assert same(done, ir.Afterwards(wanted))


def test_as_many_as_were_drawn() -> None:
    done = last("Draw 3 cards. Then, discard the same number of cards.")
    assert same(done, ir.Afterwards(ir.Discard(YOU, ir.ResultCount(), ir.Group(ir.IsCard()), bind="t1")))


def test_as_many_as_drawn_are_discarded_from_the_hand() -> None:
    (_, then) = effects("Draw 1 card for each Backup you control. Then, discard as many cards as drawn from your hand.")
    assert isinstance(then, ir.Afterwards)
    assert isinstance(then.effect, ir.Discard)
    assert then.effect.count == ir.ResultCount()


@pytest.mark.parametrize(
    ("choice", "names"),
    [
        ("up to 2 Forwards you control", ("t1",)),
        ("1 Forward you control and 1 Forward opponent controls", ("t1", "t2")),
    ],
)
def test_all_that_was_removed_comes_back(choice: str, names: tuple[str, ...]) -> None:
    text = f"Choose {choice}. Remove them from the game. Then, play the removed Forwards onto the field dull."
    back = last(text)
    assert same(back, ir.Afterwards(ir.PlayOnto(ir.Ref(names), ir.Owner(), dull=True)))


def test_after_that() -> None:
    assert same(last("Activate all the Forwards you control. After that, draw 1 card."), ir.Afterwards(DRAW))


@pytest.mark.parametrize(
    "words",
    [
        "your opponent shuffles the other cards and returns them to the bottom of their deck",
        "shuffle the other cards and return them to the bottom of your opponent's deck",
    ],
)
def test_the_rest_goes_under_the_other_deck(words: str) -> None:
    top = "Look at the top 4 cards of your opponent's deck. Remove 1 card among them from the game."
    made = last(f"{top} Then, {words}.")
    assert isinstance(made, ir.Afterwards) and isinstance(made.effect, ir.PutRest)
    assert same(made.effect.to, ir.DeckBottom(OPPONENT, "random"))


@pytest.mark.clauses("fftcg-2020", "11.8.14")
def test_then_goes_on_where_if_you_do_so_began() -> None:
    made = auto(ENTERS + "you may discard 1 card. If you do so, draw 1 card. Then, your opponent discards 1 card.")
    assert len(made.effects) == 2
    done = made.effects[1]
    assert isinstance(done, ir.IfDone)
    assert isinstance(done.effect, ir.Both)
    first, then = done.effect.effects
    assert same(first, DRAW)
    assert isinstance(then, ir.Afterwards)
    assert isinstance(then.effect, ir.Discard)
    assert then.effect.player == OPPONENT


def test_then_without_end() -> None:
    forever = "(This effect does not end at the end of the turn.)"
    grown = ir.Gain(ME, (ir.KeywordGained("Haste"),), ir.Permanent())
    *_, then = entering(f"draw 1 card. Then, Hild gains Haste. {forever}")
    assert same(then, ir.Afterwards(grown))
    *_, then = entering(
        f"draw 1 card. Then, if 3 or more Dream Counters are placed on Hild, Hild gains Haste. {forever}"
    )
    assert same(then, ir.Afterwards(ir.If(ir.CountersAre(ME, "Dream", ir.Num(3)), grown)))
    offer = "select 1 of the 2 following actions. "
    made = entering(f'{offer}"Draw 1 card." "Choose 1 Monster. It gains Haste." {forever}')
    assert isinstance(made[0], ir.Modal)
    lasting = ir.Gain(ir.Ref(("t1",)), (ir.KeywordGained("Haste"),), ir.Permanent())
    assert same(made[0].options[1].effects[1], lasting)


@pytest.mark.parametrize(
    ("words", "zone"),
    [
        (" and remove it from the game", ir.Removed(ir.Owner())),
        (" and return it to its owner's hand", ir.Hand(ir.Owner())),
        (" and put it on top of its owner's deck", ir.DeckTop(ir.Owner())),
        (". Remove it from the game instead of putting it in the Break Zone", ir.Removed(ir.Owner())),
    ],
)
def test_where_a_cancelled_summon_goes(words: str, zone: ir.Zone) -> None:
    assert same(last(f"Choose 1 Summon. Cancel its effect{words}."), ir.CancelEffect(T1, zone))
    with pytest.raises(TextError):
        last(f"Choose 1 Summon or ability. Cancel its effect{words}.")


def test_a_summon_is_cancelled_by_what_its_caster_triggered() -> None:
    text = "When your opponent casts a Summon, you may put Hild into the Break Zone. If you do so, cancel the effect of the Summon."
    ability = meant(text, "Monster")
    assert isinstance(ability, ir.AutoAbility)
    assert ability == meant(text.replace("the effect of the Summon", "the Summon's effect"), "Monster")


@pytest.mark.clauses("fftcg-2020", "11.8.14")
def test_may_and_if_you_do_so() -> None:
    ability = one("When Hild enters the field, you may discard 3 cards. If you do so, draw 4 cards.")
    discard = ir.Discard(YOU, ir.Num(3), a_group(ir.IsCard()), bind="t1")
    assert ability == ir.AutoAbility(ENTERS_FIELD, (ir.May(YOU, discard), ir.IfDone(ir.Draw(YOU, ir.Num(4)))))


def test_what_was_put_away_before_another_was_chosen_is_not_meant() -> None:
    select = (
        "Select 1 Monster you control. Put it into the Break Zone. If you do so, choose 1 Forward opponent controls."
    )
    for words, done in (
        ("Break it.", ir.Break(T2)),
        ("Return it to its owner's hand.", ir.ToHand(T2, ir.Owner(), "return")),
    ):
        assert same(last(f"{select} {words}"), done)


def test_the_removed_summon_behind_a_later_choice() -> None:
    made = last(
        "Choose 1 Summon in your Break Zone. You may remove it from the game. If you do so, choose 1 Forward. "
        "Deal it 2000 damage for each CP required to cast the removed Summon."
    )
    assert same(made, ir.DealDamage(T2, ir.PerEach(ir.Num(2000), ir.CostOf(T1))))


def test_what_an_opponent_may_discard_has_one_meaning() -> None:
    for hand in ("their", "his/her"):
        made = last_effect(
            f"When Hild attacks, your opponent may discard 1 card from {hand} hand. If they don't, draw 1 card."
        )
        assert made == ir.IfNotDone(ir.Draw(YOU, ir.Num(1)))
    made = meant(
        "When Hild attacks, your opponent may discard 1 Summon from their hand. If they don't, draw 1 card."
    ).effects[0]  # type: ignore[attr-defined]
    held = ir.Group(ir.TypeIs(("Summon",)), (), (ir.InZone(ir.Hand(OPPONENT)),))
    assert made == ir.May(OPPONENT, ir.Discard(OPPONENT, ir.Num(1), held, bind="t1"))


def test_not_done_of_the_offer_inside_it() -> None:
    when = last(f"{OFFERED}you may pay 《1》. If you don't, draw 1 card.")
    assert isinstance(when, ir.WhenDone)
    assert [type(each) for each in when.effects] == [ir.May, ir.IfNotDone]


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


def test_what_is_not_done_in_all_its_words() -> None:
    head = "At the beginning of your opponent's Main Phase 1, your opponent may discard 1 card. If "
    for words in ("they do not do so", "he/she does not", "he/she doesn't do so", "your opponent does not do so"):
        *_, then = one(f"{head}{words}, draw 1 card.").effects  # type: ignore[attr-defined]
        assert same(then, ir.IfNotDone(ir.Draw(YOU, ir.Num(1)))), words
    *_, then = effects("You may discard 1 card. If you don't, draw 1 card.")
    assert same(then, ir.IfNotDone(ir.Draw(YOU, ir.Num(1))))


@pytest.mark.parametrize("did", ["doesn't", "does not", "doesn't do so"])
def test_what_its_controller_does_not_do(did: str) -> None:
    text = "Choose 1 Forward. Its controller may pay 《2》. If {}, break it."
    assert same(effects(text.format(f"its controller {did}")), effects(text.format("they don't")))
    with pytest.raises(TextError, match="no controller"):
        effects(f"Choose 1 Forward. Your opponent may pay 《2》. If its controller {did}, break it.")


@pytest.mark.parametrize("otherwise", ["If you don't do so", "If you do not"])
def test_nothing_was_found_where_it_was_not_done(otherwise: str) -> None:
    text = (
        "When Hild attacks, you may search for 1 {Card Name Olga} and play it onto the field. "
        f"{otherwise}, choose 1 Forward opponent controls. Deal it 3000 damage."
    )
    damage = last(text, "Forward")
    assert isinstance(damage, ir.DealDamage) and same(damage.to, ir.Ref(("t2",)))


def test_what_an_opponent_may_do() -> None:
    found = ir.Search(OPPONENT, (target(1, ir.Group(BACKUP)),))
    read = last("Your opponent may search for 1 Backup and add it to their hand.")
    assert same(read, ir.May(OPPONENT, ir.Both((found, ir.ToHand(T1, OPPONENT, "add")))))
    read = last("Your opponent may put the top card of their deck into the Break Zone.")
    assert same(read, ir.May(OPPONENT, ir.Mill(OPPONENT, ir.Num(1), "t1")))


def test_what_the_opponent_may_do_beside() -> None:
    both = last("Draw 2 cards and your opponent may draw 1 card.")
    assert isinstance(both, ir.Both) and same(both.effects[1], ir.May(OPPONENT, ir.Draw(OPPONENT, ONE)))
    assert same(last("Draw 1 card. Your opponent may draw 1 card as well."), both.effects[1])
    with pytest.raises(TextError):
        last("Draw 2 cards and your opponent may discard 1 card. If they don't, draw 1 card.")


def test_when_so_many_are_discarded() -> None:
    _, first, second = done_as_it_enters("you may discard any number of Monsters. When you discard 1 or more, Hild gains Brave until the end of the turn."
                            " In addition, when you discard 3 or more, draw 2 cards.")  # fmt: skip
    for each, number in ((first, 1), (second, 3)):
        assert isinstance(each, ir.If) and isinstance(each.effect, ir.Reflexive)
        assert isinstance(each.condition, ir.Compare) and each.condition.right == ir.Num(number)


@pytest.mark.parametrize(
    ("words", "count", "compare"),
    [
        ("When 2 or more Monsters are revealed", 2, ">="),
        ("When you reveal no Monsters", 0, "="),
        ("When you reveal a Monster", 1, ">="),
    ],
)
def test_when_so_many_are_revealed(words: str, count: int, compare: str) -> None:
    when = last(f"{SHOW}{words}, draw 1 card.")
    assert isinstance(when, ir.If) and isinstance(when.effect, ir.Reflexive)
    shown = ir.CountRef(T1, ir.Group(ir.TypeIs(("Monster",))))
    assert same(when.condition, ir.Compare(shown, ir.Num(count), compare))


@pytest.mark.parametrize(
    "words",
    [
        "When 1 or more Monsters are put into the Break Zone by this effect",
        "When you put a Monster into the Break Zone this way",
    ],
)
def test_when_so_many_are_milled(words: str) -> None:
    when = last(f"{MILL}{words}, draw 1 card.")
    assert isinstance(when, ir.If) and isinstance(when.effect, ir.Reflexive)
    assert same(when.condition.left, ir.CountRef(T1, ir.Group(ir.TypeIs(("Monster",)))))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("You may remove any number of Summons in your Break Zone from the game. When you remove 3 or more Summons, draw 1 card.", "Summon"),
        ("You may discard any number of cards. When you discard 3 or more cards, draw 1 card.", "card"),
        ("You may dull any number of Backups you control. When you dull 3 or more Backups, draw 1 card.", "Backup"),
    ],
)  # fmt: skip
def test_when_so_many_were_used_up(text: str, kind: str) -> None:
    made = last(text)
    assert isinstance(made, ir.If)
    group = CARD if kind == "card" else ir.Group(ir.TypeIs((kind,)))
    counted = made.condition.left  # type: ignore[attr-defined]
    assert same(counted, ir.CountRef(T1) if kind == "card" else ir.CountRef(T1, group=group))
    assert (made.condition.right, made.condition.compare) == (ir.Num(3), ">=")  # type: ignore[attr-defined]
    assert same(made.effect, ir.Reflexive((DRAW,)))


@pytest.mark.parametrize(
    ("words", "compare"),
    [
        ("When you return 2 Monsters by this effect", "="),
        ("When you return 2 or more Monsters by this effect", ">="),
        ("When 2 Monsters are returned to their owners' hands by this effect", "="),
        ("If 2 Monsters were returned to their owners' hands by this effect", "="),
        ("If you returned 2 Monsters by this effect", "="),
    ],
)
def test_how_many_were_returned(words: str, compare: str) -> None:
    asked = last(f"Choose up to 2 Monsters. Return them to their owners' hands. {words}, draw 2 cards.")
    assert isinstance(asked, ir.If)
    counted = ir.CountRef(ir.Ref(("t1",)), ir.Group(ir.TypeIs(("Monster",))))
    assert same(asked.condition, ir.Compare(counted, ir.Num(2), compare))
    assert isinstance(asked.effect, ir.Reflexive) is words.startswith("When")


def test_abilities_that_trigger_once_more() -> None:
    mine = ir.Group(FORWARD, qualifiers=(MINE,))
    for text, wanted in (
        ("Auto-abilities of Forwards you control trigger an additional time.", ir.TriggersAgain(mine)),
        ("Auto-abilities of Forwards you control that trigger when they enter the field trigger an additional time.",
         ir.TriggersAgain(mine, own=True)),
        ("If a Monster entering the field triggers an auto-ability of a Forward you control, it triggers an additional time.",
         ir.TriggersAgain(mine, ir.Group(MONSTER))),
    ):  # fmt: skip
        assert same(effects(text, "Forward")[0], wanted), text


@pytest.mark.parametrize(("kind", "noun"), [("Forward", FORWARD), ("Backup", BACKUP)])
def test_what_an_instruction_put_away(kind: str, noun: ir.TypeIs) -> None:
    text = (
        f"You may put 1 {kind} you control into the Break Zone. When you do so, choose 1 Forward of cost equal to or less than "
        f"that of the {kind} put into the Break Zone. Break it."
    )
    may, done = effects(text)
    put = ir.Target(ONE, ir.Group(noun, qualifiers=(MINE,)), bind="t1")
    assert same(may, ir.May(YOU, ir.SelectAndPut(YOU, put, ir.BreakZone(ir.Owner()))))
    assert isinstance(done, ir.WhenDone) and isinstance(done.effects[0], ir.Choose)
    cost = ir.CostIs(ir.CostOf(T1), compare="<=")
    assert same(done.effects[0].targets[0].group, ir.Group(FORWARD, qualifiers=(cost,)))
    assert same(done.effects[1], ir.Break(T2))


def test_its_power() -> None:
    text = (
        "You may put 1 Forward you control into the Break Zone. When you do so, choose 1 Forward opponent controls. "
        "Deal it damage equal to the power of the Forward put into the Break Zone."
    )
    done = last(text)
    assert isinstance(done, ir.WhenDone)
    assert same(done.effects[1], ir.DealDamage(T2, ir.PowerOf(T1)))


@pytest.mark.parametrize(
    ("words", "compare"),
    [
        ("of cost equal to or less than the returned Forward", "<="),
        ("of cost less than the returned Forward's cost", "<"),
        ("with a cost inferior to that of the returned Forward", "<"),
        ("with a cost equal to or less than the cost of the returned Forward", "<="),
        ("with a cost equal to that of the returned Forward", "="),
    ],
)
def test_costs_are_compared_with_that_of_a_card_that_was_moved(words: str, compare: str) -> None:
    text = (
        "When Hild attacks, you may return 1 Forward you control to its owner's hand. "
        f"When you do so, choose 1 Forward {words}. Break it."
    )
    assert chosen_cost(text) == (ir.CostIs(ir.CostOf(ir.Ref(("t1",))), compare),)


@pytest.mark.parametrize(
    ("doing", "counted", "cards"),
    [
        ("you may dull any number of active Backups you control.", "Backup dulled by this effect", BACKUP),
        ("you may dull any number of active Backups you control.", "Backup dulled this way", BACKUP),
        ("you may put any number of Backups you control into the Break Zone.",
         "Backup put into the Break Zone by this effect", BACKUP),
        ("you may put the top 4 cards of your deck into the Break Zone.",
         "Forward put into the Break Zone by this effect", FORWARD),
    ],
)  # fmt: skip
def test_what_was_done_before_a_choice_is_counted(doing: str, counted: str, cards: ir.Filter) -> None:
    text = f"{ENTERS}{doing} When you do so, choose 1 Forward. Deal it 2000 damage for each {counted}."
    *_, deal = meant(text).effects[-1].effects  # type: ignore[attr-defined]
    count = ir.CountRef(ir.Ref(("t1",)), ir.Group(cards))
    assert same(deal, ir.DealDamage(T2, ir.PerEach(ir.Num(2000), count)))


@pytest.mark.parametrize(
    ("doing", "counted"),
    [
        ("you may dull any number of active Backups you control.", "Backups dulled by this effect"),
        ("you may put any number of Backups you control into the Break Zone.", "Backups put into the Break Zone this way"),
        ("you may discard any number of Backups.", "Backups discarded by this effect"),
        ("you may reveal any number of Backups from your hand.", "Backups revealed"),
        ("you may remove up to 3 Backups in your Break Zone from the game.", "Backups removed by this effect"),
    ],
)  # fmt: skip
def test_as_many_as_before(doing: str, counted: str) -> None:
    text = f"{ENTERS}{doing} When you do so, choose up to the same number of Forwards as the {counted}. Dull them."
    choice = meant(text).effects[-1].effects[0]  # type: ignore[attr-defined]
    count = ir.CountRef(ir.Ref(("t1",)), ir.Group(BACKUP))
    assert same(choice, ir.Choose((ir.Target(count, ir.Group(FORWARD), up_to=True, bind="t2"),), YOU))


def test_as_many_as_were_returned() -> None:
    text = "You may return any number of Monsters you control to their owners' hands. When you do so, draw the same number of cards as the Monsters you returned."
    (drawn,) = last(text).effects  # type: ignore[attr-defined]
    assert same(drawn.count, ir.CountRef(T1, ir.Group(ir.TypeIs(("Monster",)))))


def test_who_discarded_the_card() -> None:
    theirs = "your opponent discards 1 card. When your opponent discards a Forward by this effect, draw 1 card."
    asked = meant(FOUND + theirs).effects[-1]  # type: ignore[attr-defined]
    assert asked.condition == ir.Compare(ir.CountRef(ir.Ref(("t1",)), ir.Group(FORWARD)), ir.Num(1), ">=")
    with pytest.raises(TextError):
        meant(FOUND + theirs.replace("your opponent discards 1", "discard 1"))
