"""What FFTCG sentences mean: damage that becomes another, goes elsewhere or does not come."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    BACKUP,
    CHOSEN,
    DRAW,
    FORWARD,
    FORWARDS,
    IT,
    ME,
    MINE,
    NOW,
    OPPONENT,
    T1,
    THIS,
    TURN,
    TWO,
    YOU,
    effects,
    entering,
    field,
    found_nodes,
    last,
    last_effect,
    meant,
    one,
    same,
)

from cardwright.text import ir

NEXT = "the next damage dealt to it becomes 0"
EVERYBODY = ir.EachPlayer()
NONE = ir.Num(0)
ANOTHER = ir.All(ir.Group(FORWARD, (ir.Another(),), (MINE,)))
THEY = "Choose up to 2 Forwards."
BECOMES_ZERO = ("become", ir.Num(0))


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("The damage dealt to Forwards by your Summons cannot be reduced.", "The damage dealt by your Summons to Forwards cannot be reduced."),
        ("Hild gains +1000 power for each Summon you cast this turn.", "Hild gains +1000 power for each Summon you have cast this turn."),
        ("When Hild enters the field, choose 1 Summon. Unless your opponent pays 《2》, cancel its effect.",
         "When Hild enters the field, choose 1 Summon. If your opponent doesn't pay 《2》, cancel its effect."),
    ],
)  # fmt: skip
def test_what_else_means_the_same(words: str, known: str) -> None:
    assert same(meant(words), meant(known))


def test_damage_that_stands() -> None:
    (rule,) = one("The damage dealt by your Summons cannot be reduced.").effects  # type: ignore[attr-defined]
    everybody = ir.All(ir.Group(ir.IsCharacter()))
    assert same(rule, ir.Restrict(everybody, ir.DamageStands(YOU, ("summon",)), ALWAYS))


def test_damage_of_summons_stands() -> None:
    (rule,) = one("The damage dealt by your Summons to Forwards opponent controls cannot be reduced.").effects  # type: ignore[attr-defined]
    assert same(rule.rule, ir.DamageStands(YOU, ("summon",)))


@pytest.mark.parametrize(("by", "kinds"), [("Summons", ("summon",)), ("abilities", ("ability",))])
def test_damage_that_stands_this_turn(by: str, kinds: tuple[str, ...]) -> None:
    text = f"During this turn, the damage dealt by your {by} to Forwards opponent controls cannot be reduced."
    (effect,) = meant(text, "Summon").effects  # type: ignore[attr-defined]
    assert effect.rule == ir.DamageStands(YOU, kinds)


def test_damage_without_ex_bursts() -> None:
    said = effects(
        "Hild deals your opponent 1 point of damage. EX Bursts of cards put into the Damage Zone due to this ability cannot be used."
    )
    assert same(said[1], ir.DamageUnburst())


@pytest.mark.parametrize("words", ["all the damage from", "all damage from", "all damage dealt to"])
def test_damage_goes_away(words: str) -> None:
    assert same(last(f"Choose 1 Forward. Remove {words} it."), ir.NegateDamage(T1))


@pytest.mark.parametrize(
    ("words", "change", "amount"),
    [
        ("becomes 0 instead", "become", NONE),
        ("is doubled instead", "double", TWO),
        ("is reduced by 2 instead", "reduce", TWO),
    ],
)
def test_the_next_damage_whomever_it_strikes(words: str, change: str, amount: ir.Amount) -> None:
    anybody = ir.NextDealt(T1, ir.Group(ir.IsCharacter()), change, amount, NOW, EVERYBODY)
    assert same(last(f"{CHOSEN}During this turn, the next damage it deals {words}."), anybody)
    forwards = ir.NextDealt(T1, ir.Group(FORWARD), change, amount, THIS)
    assert same(last(f"{CHOSEN}The next damage it deals to a Forward this turn {words}."), forwards)
    points = ir.ReplacePlayerDamage(T1, OPPONENT, change, amount, NOW, next_only=True)
    assert same(last(f"{CHOSEN}During this turn, the next damage it deals to your opponent {words}."), points)


@pytest.mark.clauses("fftcg-2020", "11.12.5.2")
def test_damage_that_another_takes_has_its_source() -> None:
    others = ir.All(ir.Group(FORWARD, (), (MINE, ir.OtherThan(ME))))
    text = "If a Forward you control other than Hild is dealt damage by a Summon, the damage is dealt to Hild instead."
    summon = ir.DamageSource(ir.Group(ir.TypeIs(("Summon",))))
    assert last_effect(text) == ir.RedirectDamage(others, ME, ALWAYS, source=summon)
    text = "If a Forward you control other than Hild receives damage, the damage is dealt to Hild instead."
    assert last_effect(text) == ir.RedirectDamage(others, ME, ALWAYS)
    attacking = ir.DamageSource(ir.Group(FORWARD, (ir.StatusIs("attacking"),)))
    text = "If Hild is dealt damage by an attacking Forward, the damage becomes 0 instead."
    assert last_effect(text) == ir.ReplaceDamage(ME, "become", ir.Num(0), ALWAYS, source=attacking)


def test_who_may_take_the_damage() -> None:
    for words, optional in (
        ("you may have Hild receive the damage", True),
        ("you may deal that damage to Hild", True),
        ("Hild receives the damage", False),
    ):
        text = f"If another Forward you control is dealt damage, {words} instead."
        assert same(field(text), ir.RedirectDamage(ANOTHER, ME, ALWAYS, optional=optional)), words


@pytest.mark.clauses("fftcg-2020", "11.12.5.2")
def test_replacement_of_damage() -> None:
    (shield,) = one("If Hild is dealt damage by your opponent's Summons, reduce the damage by 4500 instead.").effects  # type: ignore[attr-defined]
    source = ir.DamageSource(kinds=("summon",), by=OPPONENT)
    assert shield == ir.ReplaceDamage(ME, "reduce", ir.Num(4500), ALWAYS, source)
    (once,) = effects("《1》: During this turn, the next damage dealt to Hild is reduced by 2500 instead.", "Forward")
    turn = ir.UntilEndOfTurn(w=3)
    assert once == ir.ReplaceDamage(ME, "reduce", ir.Num(2500), turn, next_only=True)


@pytest.mark.clauses("fftcg-2020", "11.12.5.1")
@pytest.mark.parametrize("joined", [" and ", ", and "])
def test_what_is_done_when_the_damage_is_replaced(joined: str) -> None:
    text = f"Choose 1 Forward. The next damage dealt to it this turn becomes 0 instead{joined}draw 1 card."
    wanted = ir.ReplaceDamage(T1, "become", ir.Num(0), NOW, next_only=True, also=DRAW)
    assert same(last(text), wanted)


def test_what_is_done_besides_keeps_every_wording() -> None:
    text = "Choose 1 Forward. The next time it would be dealt damage during this turn, reduce it by 1000 for each Backup instead and draw 1 card."
    replaced = last(text)
    assert isinstance(replaced, ir.ReplaceDamage)
    assert replaced.next_only and same(replaced.also, DRAW)


@pytest.mark.parametrize(
    "words",
    [
        "Until the end of the turn, the next damage dealt to it becomes 0 instead.",
        f"During this turn, {NEXT} instead.",
        "The next damage dealt to it this turn becomes 0 instead.",
        "The next damage dealt to it this turn becomes 0.",
    ],
)
def test_the_next_damage_of_this_turn(words: str) -> None:
    once = ir.ReplaceDamage(ir.Ref(("t1",)), "become", ir.Num(0), ir.UntilEndOfTurn(), next_only=True)
    assert last_effect(f"Choose 1 Forward. {words}", "Summon") == once


def test_a_share_of_the_damage_is_dealt_when_it_is_changed() -> None:
    text = f"{CHOSEN}During this turn, the next time it is dealt damage, reduce it by 3000 instead and draw 1 card."
    less = ir.ReplaceDamage(T1, "reduce", ir.Num(3000), NOW, next_only=True, also=ir.Draw(YOU, ir.Num(1)))
    assert same(last(text), less)


def test_so_much_damage_or_less_in_a_turn() -> None:
    (effect,) = effects(
        "《1》: During this turn, if Hild is dealt 2000 damage or less, the damage becomes 0 instead.", "Forward"
    )
    assert same(effect, ir.ReplaceDamage(ME, "become", ir.Num(0), NOW, at_most=ir.Num(2000)))


def test_so_much_damage_and_from_where() -> None:
    (much,) = meant("If Hild is dealt 5000 damage or more, reduce the damage by 2000 instead.").effects  # type: ignore[attr-defined]
    assert much == ir.ReplaceDamage(ME, "reduce", ir.Num(2000), ir.Continuous(), at_least=ir.Num(5000))
    words = "If Hild is dealt battle damage by a Forward of cost 4 or more, the damage becomes 0 instead."
    (met,) = meant(words).effects  # type: ignore[attr-defined]
    dear = ir.Group(FORWARD, (), (ir.CostIs(ir.Num(4), ">="),))
    assert met.source == ir.DamageSource(dear, ("battle",))
    words = "If Hild is dealt damage by a Fire Summon or a Fire ability, the damage becomes 0 instead."
    (fire,) = meant(words).effects  # type: ignore[attr-defined]
    assert fire.source == ir.DamageSource(ir.Group(ir.IsCard(), (ir.ElementIs(("Fire",)),)), ("summon", "ability"))


def test_so_much_damage_in_other_words() -> None:
    for words in ("5000 damage or less", "damage of 5000 or less"):
        (held,) = effects(f"If Hild is dealt {words}, the damage becomes 0 instead.", "Forward")
        assert same(held, ir.ReplaceDamage(ME, "become", ir.Num(0), ALWAYS, at_most=ir.Num(5000)))


def test_less_damage_for_each() -> None:
    each = ir.PerEach(ir.Num(1000), ir.CountOf(ir.Group(ir.TypeIs(("Backup",)), qualifiers=(MINE,))))
    _, less = effects(
        "Choose 1 Forward. During this turn, the next damage dealt to it is reduced by 1000 for each Backup you control instead."
    )
    assert isinstance(less, ir.ReplaceDamage) and less.next_only and same(less.amount, each)
    always = meant("The damage dealt to Hild is reduced by 1000 for each Backup you control.")
    assert isinstance(always, ir.FieldAbility) and isinstance(always.effects[0], ir.ReplaceDamage)
    assert same(always.effects[0].amount, each)


@pytest.mark.parametrize("dealt", ["is dealt damage", "would be dealt damage", "receives damage", "would take damage"])
def test_the_next_time(dealt: str) -> None:
    text = f"Choose 1 Forward you control. The next time it {dealt} this turn, the damage becomes 0 instead."
    zero = ir.ReplaceDamage(to=T1, change="become", amount=ir.Num(0), duration=THIS, next_only=True)
    assert same(last(text), zero)
    text = f"Choose 1 Forward you control. During this turn, the next time it {dealt}, reduce it by 3000 instead."
    assert same(
        last(text), ir.ReplaceDamage(to=T1, change="reduce", amount=ir.Num(3000), duration=THIS, next_only=True)
    )


@pytest.mark.parametrize(
    ("text", "change", "amount"),
    [
        ("during this turn, the next damage dealt to a Forward you control becomes 0 instead.", "become", 0),
        ("the next damage dealt to a Forward you control becomes 0 this turn.", "become", 0),
        ("the next damage dealt to a Forward you control this turn is reduced by 2000 instead.", "reduce", 2000),
        ("during this turn, the next time a Forward you control is dealt damage, reduce the damage by 2000 instead.", "reduce", 2000),
        ("the next time a Forward you control receives damage this turn, double the damage instead.", "double", 2),
    ],
)  # fmt: skip
def test_the_next_damage_of_a_group(text: str, change: str, amount: int) -> None:
    [effect] = entering(text)
    mine = ir.All(ir.Group(FORWARD, qualifiers=(MINE,)), bind="t1")
    assert same(effect, ir.ReplaceDamage(mine, change, ir.Num(amount), TURN, next_only=True))


def test_the_next_damage_in_all_its_words() -> None:
    for words, change in (("becomes 0", "become"), ("is reduced by 4000", "reduce")):
        _, shield = effects(f"Choose 1 Forward. The next damage dealt to it this turn {words} instead.")
        amount = ir.Num(0 if change == "become" else 4000)
        assert same(shield, ir.ReplaceDamage(IT, change, amount, THIS, next_only=True)), words


@pytest.mark.clauses("fftcg-2020", "4.2", "11.12.5.2")
@pytest.mark.parametrize(("way", "change"), [("up", "half_up"), ("down", "half")])
@pytest.mark.parametrize(
    "rounded",
    ["round {} to the nearest 1000", "rounded {} to the nearest 1000", "numbers are rounded {} to units of 1000"],
)
@pytest.mark.parametrize("halved", ["reduce the damage by half", "the damage is reduced by half", "halve the damage"])
def test_damage_is_halved_as_its_rounding_says(halved: str, rounded: str, way: str, change: str) -> None:
    result = f"{halved} instead ({rounded.format(way)})."
    own = one(f"If Hild is dealt damage, {result}")
    assert same(own, ir.FieldAbility((ir.ReplaceDamage(ME, change, TWO, ALWAYS),)))
    guarded = one(f"If a Forward you control receives damage, {result}")
    group = ir.Group(FORWARD, (), (MINE,))
    assert same(guarded, ir.FieldAbility((ir.ReplaceDamage(ir.All(group), change, TWO, ALWAYS),)))
    assert same(
        last(f"Choose 1 Forward. During this turn, if it is dealt damage, {result}"),
        ir.ReplaceDamage(T1, change, TWO, NOW),
    )
    dealt = last(f"Choose 1 Forward. If it deals damage to a Forward this turn, {result}")
    assert same(dealt, ir.ReplaceDealt(T1, change, TWO, TURN, ir.Group(FORWARD)))


@pytest.mark.clauses("fftcg-2020", "11.12.5.2")
def test_the_next_damage_is_halved() -> None:
    text = "Choose 1 Forward. During this turn, the next damage dealt to it is reduced by half instead (round up to the nearest 1000)."
    assert same(effects(text)[1], ir.ReplaceDamage(T1, "half_up", TWO, NOW, next_only=True))


def test_damage_that_counts_something() -> None:
    counted = ir.PerEach(ir.Num(1000), ir.CountOf(ir.Group(BACKUP, qualifiers=(MINE,))))
    to = ir.Group(FORWARD)
    for words in ("the damage increases by", "increase the damage by", "the damage is increased by"):
        (rule,) = one(f"If Hild deals damage to a Forward, {words} 1000 for each Backup you control instead.").effects  # type: ignore[attr-defined]
        assert same(rule, ir.ReplaceDealt(dealer=ME, to=to, change="increase", amount=counted, duration=ALWAYS))
    for head in ("is dealt damage, reduce the damage by", "receives damage, the damage is reduced by"):
        (rule,) = one(f"If Hild {head} 1000 for each Backup you control instead.").effects  # type: ignore[attr-defined]
        assert same(rule, ir.ReplaceDamage(to=ME, change="reduce", amount=counted, duration=ALWAYS))


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


def test_two_rules_of_this_turn() -> None:
    text = "Choose 1 Forward. During this turn, it cannot block, and if it deals damage to a Forward, the damage becomes 0 instead."
    _, both = effects(text)
    dealt = ir.ReplaceDealt(IT, "become", ir.Num(0), NOW, to=FORWARDS)
    assert same(both, ir.Both((ir.Restrict(IT, ir.CannotBlock(), NOW), dealt)))


def test_damage_to_one_kind_or_another() -> None:
    (made,) = found_nodes("If Hild deals damage to a Forward or a Monster, double the damage instead.", ir.ReplaceDealt)
    assert [each.noun for each in made.to.noun.options] == [ir.TypeIs(("Forward",)), ir.TypeIs(("Monster",))]


@pytest.mark.parametrize(
    ("words", "change"),
    [
        ("If it deals damage to you this turn", ir.ReplacePlayerDamage(T1, YOU, *BECOMES_ZERO, THIS)),
        (
            "If it deals damage to your opponent or a Forward this turn",
            ir.ReplaceDealtAll(T1, FORWARDS, OPPONENT, *BECOMES_ZERO, THIS),
        ),
        (
            "During this turn, if it deals damage to you or a Forward",
            ir.ReplaceDealtAll(T1, FORWARDS, YOU, *BECOMES_ZERO, NOW),
        ),
    ],
)
def test_damage_to_players_and_forwards(words: str, change: ir.Effect) -> None:
    assert same(last(f"Choose 1 Forward. {words}, the damage becomes 0 instead."), change)
    many = f"{THEY} {words.replace('it deals', 'they deal')}, the damage becomes 0 instead."
    assert same(last(many), change)


def test_damage_to_anybody() -> None:
    for whom, player in (("a player", ir.AnyPlayer()), ("you", YOU), ("your opponent", OPPONENT)):
        text = f"《1》: During this turn, if Hild deals damage to a Forward or {whom}, double the damage instead."
        (twice,) = one(text).effects  # type: ignore[attr-defined]
        dealt = ir.ReplaceDealtAll(ME, ir.Group(FORWARD), player, "double", ir.Num(2), NOW)
        assert same(twice, dealt)
    (hers,) = effects(
        "If Hild deals damage to your opponent other than by its abilities, the damage becomes 2 instead.", "Forward"
    )
    dealt = ir.ReplacePlayerDamage(ME, OPPONENT, "become", ir.Num(2), ALWAYS, no_ability=True)
    assert same(hers, dealt)


@pytest.mark.parametrize("words", ["becomes 0 this turn", "this turn becomes 0 instead", "this turn becomes 0"])
def test_the_next_damage_to_a_player(words: str) -> None:
    (effect,) = effects(f"《1》: The next damage dealt to you {words}.", "Forward")
    assert same(effect, ir.ReplacePlayerDamage(None, YOU, "become", ir.Num(0), THIS, next_only=True))


@pytest.mark.parametrize(
    ("words", "also"),
    [
        ("dull Hild", ir.Dull(ir.SelfRef())),
        ("break Hild", ir.Break(ir.SelfRef())),
        ("put Hild into the Break Zone", ir.PutInto(ir.SelfRef(), ir.BreakZone(ir.Owner()))),
    ],
)
def test_what_is_done_besides_when_the_damage_comes(words: str, also: ir.Effect) -> None:
    text = f"During this turn, the next damage dealt to you becomes 0 and {words} instead."
    (effect,) = meant(f"《0》: {text}").effects  # type: ignore[attr-defined]
    assert (effect.next_only, effect.also) == (True, also)


def test_double_the_damage_to_the_opponent_this_turn() -> None:
    both = effects(
        "Choose 1 Forward. During this turn, if it deals damage to your opponent, double the damage instead."
    )
    assert same(
        both[1],
        ir.ReplacePlayerDamage(T1, OPPONENT, "double", ir.Num(2), ir.UntilEndOfTurn()),
    )


@pytest.mark.parametrize(
    "text",
    [
        "The first damage dealt to Hild each turn becomes 0 instead.",
        "During each turn, the first damage dealt to Hild becomes 0 instead.",
    ],
)
def test_the_first_damage_of_a_turn(text: str) -> None:
    assert same(
        field(text),
        field(
            "During each turn, if Hild is dealt damage for the first time in that turn, the damage becomes 0 instead."
        ),
    )


def test_damage_to_several_cards_from_a_source() -> None:
    """What is said of one card ("if it is dealt damage by abilities") can be said of several."""
    nothing = {"change": "become", "amount": ir.Num(0), "duration": ir.UntilEndOfTurn()}
    theirs = ir.DamageSource(kinds=("summon", "ability"), by=ir.Opponent())
    for words in ("are dealt damage by", "receive damage from"):
        text = f"Choose up to 2 Forwards. During this turn, if they {words} your opponent's Summons or abilities, the damage becomes 0 instead."
        assert same(last(text), ir.ReplaceDamage(to=ir.Ref(("t1",)), source=theirs, **nothing)), words  # type: ignore[arg-type]


@pytest.mark.parametrize("words", ["it", "that Forward"])
def test_counters_of_the_one_that_is_dealt_damage(words: str) -> None:
    (text, counted), met = (
        ("If a Forward with a Moon Counter on it is dealt damage", ir.WithCounter("Moon", ir.Num(1))),
        ir.Ref(("subject",)),
    )
    done = field(f"{text}, remove 1 Moon Counter from {words} and the damage becomes 0 instead.")
    guarded = ir.All(ir.Group(FORWARD, (), (counted,)))
    taken = ir.RemoveCounters("Moon", ir.Num(1), met)
    assert same(done, ir.ReplaceDamage(guarded, "become", NONE, ALWAYS, also=taken))
    less = field(f"{text} by a Summon, place 1 Moon Counter on {words} and reduce the damage by 2 instead.")
    assert same(less.also, ir.PlaceCounters("Moon", ir.Num(1), met))  # type: ignore[attr-defined]
