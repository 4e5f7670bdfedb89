"""Cards on the field, Elements that are shared, removed cards and rules of a turn in the words of the first seven sets: sentences with their trees."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    BACKUP,
    FORWARD,
    ME,
    MINE,
    NOW,
    OPPONENT,
    T1,
    THEIRS,
    TURN,
    effects,
    last,
    meant,
    one,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir

CHOSEN = "Choose 1 Forward. "
ANYWHERE = ir.ControlledBy(ir.AnyPlayer())
ZERO, TWO = ir.Num(0), ir.Num(2)


def forwards(*qualifiers: ir.Filter) -> ir.Group:
    return ir.Group(FORWARD, qualifiers=qualifiers)


def test_cards_on_the_field_are_those_of_either_player() -> None:
    assert same(last("Break all the Forwards on the field."), ir.Break(ir.All(forwards(ANYWHERE), "t1")))
    light = ir.Without(ir.ElementIs(("Light", "Dark")))
    (gone,) = effects("Dull all the Forwards on the field other than Light and Dark.")
    assert isinstance(gone, ir.Dull)
    assert same(gone.what, ir.All(forwards(ANYWHERE, light), "t1"))
    first = effects("When Hild enters the field, choose 1 Backup on the field. Break it.", "Forward")[0]
    assert isinstance(first, ir.Choose)
    assert same(first.targets[0].group, ir.Group(BACKUP, qualifiers=(ANYWHERE,)))


@pytest.mark.parametrize(("words", "kinds"), [("Summons", ("summon",)), ("abilities", ("ability",))])
def test_what_shares_its_element_cannot_choose_it(words: str, kinds: tuple[str, ...]) -> None:
    own = ir.Group(ir.IsCard(), qualifiers=(ir.SameTrait("element", ME),))
    for whose, by in (("your opponent's ", OPPONENT), ("", ir.AnyPlayer())):
        (rule,) = effects(f"Hild cannot be chosen by {whose}{words} that share its Element.", "Forward")
        assert same(rule, ir.Restrict(ME, ir.CannotBeChosen(by, kinds, own), ALWAYS))


def test_as_many_as_drawn_are_discarded_from_the_hand() -> None:
    (_, then) = effects("Draw 1 card for each Backup you control. Then, discard as many cards as drawn from your hand.")
    assert isinstance(then, ir.Afterwards)
    assert isinstance(then.effect, ir.Discard)
    assert then.effect.count == ir.ResultCount()


def test_damage_of_the_card_of_a_name() -> None:
    (shield,) = effects("If the {Card Name Olga} you control is dealt damage, the damage becomes 0 instead.", "Forward")
    olga = ir.All(ir.Group(ir.NameIs("Olga"), qualifiers=(MINE,)))
    assert same(shield, ir.ReplaceDamage(olga, "become", ZERO, ALWAYS))


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


@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 Forward. Remove it from the game. Then, play the removed Forwards onto the field.",
        "Choose 2 Forwards. Remove them from the game. Then, play the removed Forward onto the field.",
        "Choose 2 Forwards. Dull them. Then, play the removed Forwards onto the field.",
    ],
)
def test_removed_cards_agree_in_number_with_what_was_removed(text: str) -> None:
    with pytest.raises(TextError):
        effects(text)


def test_a_gain_beside_a_rule_of_the_same_turn() -> None:
    row = last("Choose 1 Forward. During this turn, it gains First Strike, and if it deals damage to a Forward, "
               "double the damage instead.")  # fmt: skip
    assert isinstance(row, ir.Both)
    gain, dealt = row.effects
    assert same(gain, ir.Gain(T1, (ir.KeywordGained("First Strike"),), NOW))
    assert same(dealt, ir.ReplaceDealt(T1, "double", TWO, NOW, to=ir.Group(FORWARD)))
    more = last(
        f"{CHOSEN}During this turn, it gains Brave and if it deals damage to a Forward, increase the damage by 2 instead."
    )
    assert isinstance(more, ir.Both)
    assert same(more.effects[1], ir.ReplaceDealt(T1, "increase", TWO, NOW, to=ir.Group(FORWARD)))


def test_what_was_put_in_the_break_zone_for_the_cost() -> None:
    blow = last("《ダル》, put 1 Backup into the Break Zone: Choose 1 Forward. "
                "Deal it damage equal to the cost of the Backup put in the Break Zone multiplied by 1000.", "Forward")  # fmt: skip
    assert same(blow, ir.DealDamage(T1, ir.PerEach(ir.Num(1000), ir.CostOf(ir.PaidWith("put")))))
    gain = last("《ダル》, put 1 Forward into the Break Zone: Hild gains power equal to the power of the Forward put in the Break Zone "
                "until the end of the turn.", "Backup")  # fmt: skip
    assert same(gain, ir.Gain(ME, (ir.PowerUp(ir.PowerOf(ir.PaidWith("put"))),), TURN))


@pytest.mark.parametrize("words", ["blocking or blocked by", "blocking or being blocked by"])
def test_whoever_fights_the_card(words: str) -> None:
    choice = effects(f"《土》: Choose 1 Forward {words} Hild. Break it.", "Forward")[0]
    assert isinstance(choice, ir.Choose)
    assert same(choice.targets[0].group, forwards(ir.IsOneOf(ir.Opposing(ME))))


def test_a_category_that_all_of_them_have() -> None:
    (rule,) = effects("If all the Backups you control have {Category VI}, Hild cannot be broken.", "Forward")
    assert isinstance(rule, ir.If)
    assert same(rule.condition, ir.AllAre(ir.Group(BACKUP, qualifiers=(MINE,)), ir.CategoryIs("VI")))


def test_a_third_instruction_behind_a_pair() -> None:
    row = last(f"{CHOSEN}Dull it and Freeze it, and deal 6000 damage to all the other Forwards opponent controls.")
    others = ir.All(ir.Group(FORWARD, (ir.Another(),), (THEIRS,)), "t2")
    assert same(row, ir.Then(ir.Both((ir.Dull(T1), ir.Freeze(T1))), ir.DealDamage(others, ir.Num(6000))))


def test_what_both_players_select() -> None:
    (dulled,) = effects("Both players select 2 Forwards they control and dull them.")
    own = forwards(ir.ControlledBy(ir.EachPlayer()))
    assert isinstance(dulled, ir.SelectAndDull)
    assert (dulled.player, dulled.target.count) == (ir.EachPlayer(), TWO)
    assert isinstance(dulled.target.group.qualifiers[0], ir.ControlledBy)
    (back,) = effects("Both players select 1 Forward they control and return it to its owner's hand.")
    assert isinstance(back, ir.SelectAndPut)
    assert same(back.to, ir.Hand(ir.Owner()))
    assert back.target.group.noun == own.noun


@pytest.mark.parametrize(
    "words",
    [
        "a Forward that was dealt damage by Hild this turn is put from the field into the Break Zone",
        "a Forward dealt damage by Hild is put from the field into the Break Zone on the same turn",
        "the Forward that received damage from Hild is put from the field into the Break Zone during the same turn",
    ],
)
def test_what_was_dealt_damage_by_the_card_before(words: str) -> None:
    assert same(meant(f"When {words}, draw 1 card.").event, ir.DamagedCardEvent(ME, ir.Group(FORWARD)))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "text",
    [
        "Select 1 card. Remove it from the game.",  # from where?
        "When Hild attacks, look at your opponent's hand. Select 1 card. Your opponent discards that card.",
        "Break all the Monsters and all the Backups of cost 2 or less.",  # all the Monsters?
    ],
)
def test_what_is_left_open_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        one(text, "Forward" if "Hild" in text else "Summon")


def test_both_kinds_are_of_whom_stands_behind() -> None:
    (gone,) = effects("Break all the Monsters and all the Backups opponent controls.")
    assert isinstance(gone, ir.Break)
    assert isinstance(gone.what, ir.All)
    assert gone.what.group.qualifiers == (THEIRS,)


@pytest.mark.parametrize(
    ("whose", "player"),
    [
        ("for your opponent to use", OPPONENT),
        ("to use your opponent's", OPPONENT),
        ("to use your", ir.You()),
        ("to use", ir.EachPlayer()),
    ],
)
def test_whose_abilities_cost_more(whose: str, player: ir.Player) -> None:
    (cost,) = effects(f"The cost required {whose} special abilities increases by 2.", "Forward")
    assert same(cost, ir.UseCostChange(("special",), TWO, player=player, more=True))


@pytest.mark.parametrize("end", ["it", "Hild"])
def test_a_party_that_is_named_by_its_two_parts(end: str) -> None:
    beside = last(f"When Hild forms a party and attacks, Hild and the Forwards forming a party with {end} gain Brave until the "
                  "end of the turn.", "Forward")  # fmt: skip
    assert isinstance(beside, ir.Gain)
    assert isinstance(beside.to, ir.Several)
    together = ir.All(forwards(ir.FormingPartyWith(ir.Ref(("self",)) if end == "it" else ME)), "t1")
    assert same(beside.to, ir.Several((ME, together)))


def test_a_hand_that_is_shuffled_into_the_deck() -> None:
    def held(player: ir.Player) -> ir.All:
        return ir.All(ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(player)),)), "t1")

    own = effects("Shuffle your hand into your deck. Then, draw the same number of cards.")[0]
    assert same(own, ir.ShuffleInto(held(ir.You())))
    for their in ("their", "his/her"):
        (both,) = effects(f"Each player shuffles {their} hand into {their} deck, then draws 4 cards.")
        assert isinstance(both, ir.Then)
        assert same(both.first, ir.ShuffleInto(held(ir.EachPlayer())))
        assert same(both.then, ir.Draw(ir.EachPlayer(), ir.Num(4)))


@pytest.mark.parametrize("who", ["Neither player can", "Both players cannot", "Players cannot"])
def test_nobody_casts_summons(who: str) -> None:
    (rule,) = effects(f"{who} cast Summons.", "Forward")
    assert same(rule, ir.CannotCast(ir.EachPlayer(), ir.Group(ir.TypeIs(("Summon",))), ALWAYS))


def test_damage_by_one_kind_of_ability_of_a_forward() -> None:
    (shield,) = effects(
        "If Hild is dealt damage by a Forward's special ability, the damage becomes 0 instead.", "Forward"
    )
    source = ir.DamageSource(cards=ir.Group(FORWARD), kinds=("special",))
    assert same(shield, ir.ReplaceDamage(ME, "become", ZERO, ALWAYS, source=source))


@pytest.mark.parametrize(
    ("cost", "card", "how"),
    [
        ("remove the top card of your deck from the game", "the removed card", "removed"),
        ("put the top card of your deck into the Break Zone", "the card put into the Break Zone", "put"),
    ],
)
def test_the_top_card_that_paid(cost: str, card: str, how: str) -> None:
    blow = last(f"《ダル》, {cost}: {CHOSEN}If {card} is a Forward, break it.", "Backup")
    assert same(blow, ir.If(ir.Is(ir.PaidWith(how), ir.Group(FORWARD)), ir.Break(T1)))


def test_the_character_that_used_the_ability() -> None:
    user = ir.SourceOf(T1)
    assert same(last("Choose 1 action ability. Cancel its effect. Break the Character that used it."), ir.Break(user))
    hit = last(
        "When Hild is chosen by your opponent's ability, deal 3000 damage to the Character that used it.", "Forward"
    )
    assert same(hit, ir.DealDamage(ir.SourceOf(ir.Ref(("stack",))), ir.Num(3000)))
    dulled = last("When a Forward opponent controls uses a special ability, dull the Forward that used it.", "Forward")
    assert same(dulled, ir.Dull(ir.Ref(("subject",))))


@pytest.mark.parametrize(
    "text",
    [
        "When Hild is chosen by your opponent's Summon or ability, break the Character that used it.",
        "Choose 1 Forward. Break the Character that used it.",
        "Choose 1 Summon. Cancel its effect. Remove it from the game.",  # no instruction moves it from the stack
        "Hild cannot attack and cannot block during your opponent's turn.",  # neither on one's own?
        "Hild cannot be returned to its owner's hand and cannot be removed from the game by your opponent's abilities.",
    ],
)
def test_what_cannot_be_done_or_meant(text: str) -> None:
    with pytest.raises(TextError):
        one(text, "Forward" if "Hild" in text else "Summon")


def test_a_monster_that_stays_a_forward_with_several_gains() -> None:
    reminder = " (This effect does not end at the end of the turn. This ability will not trigger if Hild is a Forward.)"
    text = "When you cast a Summon, if Hild is not a Forward, Hild also becomes a Forward with 7000 power, Haste and First Strike."
    (becomes,) = effects(text + reminder, "Monster")
    gains = (ir.KeywordGained("Haste"), ir.KeywordGained("First Strike"))
    assert same(becomes, ir.BecomeForward(ME, ir.Num(7000), gains, ir.Permanent()))


def test_once_more_with_the_turn_in_front() -> None:
    again = last(f"{CHOSEN}During this turn, it can attack once more.")
    assert same(again, ir.Restrict(T1, ir.AttackOnceMore(), NOW))


def test_the_forward_that_was_returned_as_the_cost() -> None:
    blow = last("《ダル》, return 1 Forward you control to its owner's hand: Choose 1 Forward. Deal it damage equal to the returned "
                "Forward's power.", "Backup")  # fmt: skip
    assert same(blow, ir.DealDamage(T1, ir.PowerOf(ir.PaidWith("returned"))))


def test_damage_divided_between_two() -> None:
    shares = last("Choose up to 2 Forwards. Divide 5000 damage between them as you like. (Unit must be 1000.)")
    among = last("Choose up to 2 Forwards. Divide 5000 damage among them as you like. (Unit must be 1000.)")
    assert same(shares, among)
