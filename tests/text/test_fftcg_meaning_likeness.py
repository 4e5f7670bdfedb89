"""Cards that are like another, abilities of either kind, what lasts for each card, parties and other cards that cannot; older words."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, ME, MINE, OPPONENT, THIS, YOU, effects, meant, same
from test_fftcg_meaning_moments import event

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text, render_text

FORWARDS = ir.Group(ir.TypeIs(("Forward",)), qualifiers=(MINE,))
BOTH = ("action", "special")


@pytest.mark.parametrize(
    ("words", "trait", "other"),
    [
        ("has the same cost as a Forward you control", "cost", FORWARDS),
        ("has the same Job as one of the Forwards you control", "job", FORWARDS),
        ("is of the same Element as a Forward you control", "element", FORWARDS),
        ("has the same name as Hild", "name", ME),
        ("is of the same card type as Hild", "type", ME),
    ],
)
def test_alike(words: str, trait: str, other: ir.Group | ir.SelfRef) -> None:
    *_, asked = effects(f"Choose 1 Backup. If it {words}, dull it.")
    assert isinstance(asked, ir.If) and isinstance(asked.condition, ir.HasFilter)
    like = asked.condition.filter
    assert isinstance(like, ir.SameTrait) and like.trait == trait
    assert same(like.card.group if isinstance(like.card, ir.All) else like.card, other)


def test_abilities_of_either_kind() -> None:
    dearer = ir.UseCostChange(BOTH, ir.Num(1), player=OPPONENT, more=True)
    assert same(
        meant("The cost required for your opponent to use abilities increases by 1."), ir.FieldAbility((dearer,))
    )
    (never,) = effects("Your opponent cannot use abilities this turn.")
    assert same(never, ir.CannotUse(OPPONENT, BOTH, THIS))
    spelt = compile_text("fftcg", "When you use a Special Ability, draw 1 card.", name="Hild", card_type="Forward")
    assert render_text("fftcg", spelt, name="Hild") == "When you use a special ability, draw 1 card."


@pytest.mark.parametrize("end", ["", " (This effect does not end at the end of the turn.)"])
def test_for_each_card_and_without_end(end: str) -> None:
    _, gain = effects(
        "When Hild attacks, remove up to 2 Ice cards in your Break Zone from the game. "
        f"For each card removed this way, Hild gains +2000 power.{end}",
        "Forward",
    )
    assert isinstance(gain, ir.Gain) and isinstance(gain.duration, ir.Permanent)
    assert isinstance(gain.gains[0], ir.PowerUp) and isinstance(gain.gains[0].amount, ir.PerEach)


def test_what_cannot() -> None:
    small = ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.CostIs(ir.Num(3), "<="),))
    ability = meant(
        "When Hild forms a party and attacks, the party cannot be blocked by a Forward of cost 3 or less this turn."
    )
    assert isinstance(ability, ir.AutoAbility)
    (barred,) = ability.effects
    assert (
        isinstance(barred, ir.Restrict) and same(barred.rule, ir.CannotBeBlocked(small)) and same(barred.duration, THIS)
    )
    assert isinstance(barred.what, ir.PartyOf)
    *_, other = effects(
        "Choose 2 Forwards. Your opponent selects 1 of them. Break it. The other cannot block this turn."
    )
    assert isinstance(other, ir.Restrict) and isinstance(other.what, ir.Untaken) and same(other.rule, ir.CannotBlock())


@pytest.mark.parametrize(
    "words", ["Hild can be cast even if you control other Dark Characters", "You can cast Hild even if you control another Dark Character",
              "You can play Hild onto the field even if you control other Dark Characters"],
)  # fmt: skip
def test_two_dark_characters(words: str) -> None:
    assert same(meant(f"{words}."), ir.FieldAbility((ir.Restrict(ME, ir.LightDarkExempt("Dark"), ALWAYS),)))


def test_older_words() -> None:
    _, away = effects("Look at the top card of your opponent's deck. Put it into his/her Break Zone.")
    assert isinstance(away, ir.PutInto) and same(away.to, ir.BreakZone(OPPONENT))
    _, end = effects("Look at the top card of your deck. Place it on the top or at the bottom of your deck.")
    assert isinstance(end, ir.PutInto) and same(end.to, ir.DeckTopOrBottom(YOU))
    _, some, rest = effects("Reveal the top 2 cards of your deck. If there are any Monsters among them, draw 1 card. "
                            "Shuffle the other cards and place them at the bottom of your deck.")  # fmt: skip
    assert isinstance(some, ir.If) and isinstance(some.condition, ir.Compare) and some.condition.compare == ">="
    assert isinstance(rest, ir.PutRest) and same(rest.to, ir.DeckBottom(YOU, "random"))
    named = meant("When Hild enters the field, name 1 Job. Hild gains the named Job.")
    assert isinstance(named, ir.AutoAbility) and same(
        named.effects[-1], ir.Restrict(ME, ir.AlsoJob(""), ir.Permanent())
    )
    three = ir.CountedSubject(ir.Num(3), ir.Group(ir.TypeIs(("Monster",))))
    assert same(
        event("When 3 or more Monsters enter your field at the same time"), ir.CardEvent(three, (ir.EntersField(YOU),))
    )


@pytest.mark.parametrize("between", [", Brave and ", ", Brave, and ", " and Brave, and "])
def test_a_rule_ends_a_row_of_gains(between: str) -> None:
    words = f"If you control 2 or more Backups, Hild gains +2000 power{between}cannot be blocked."
    ability = meant(words)
    assert isinstance(ability, ir.FieldAbility) and isinstance(ability.effects[0], ir.If)
    gain, rule = ability.effects[0].effect.effects  # type: ignore[attr-defined]
    assert same(gain, ir.Gain(ME, (ir.PowerUp(ir.Num(2000)), ir.KeywordGained("Brave")), ALWAYS))
    assert same(rule, ir.Restrict(ME, ir.CannotBeBlocked(), ALWAYS))


def test_moments_of_abilities_and_hands() -> None:
    dealt = ir.IsDealtDamage("only_ability", ME)
    for word in ("ability", "abilities"):
        assert same(event(f"When a Forward is dealt damage by Hild's {word}"),
                    ir.CardEvent(ir.OneSubject(ir.Group(ir.TypeIs(("Forward",)))), (dealt,)))  # fmt: skip
    back = ir.CardEvent(ME, (ir.ReturnsToHand(whose=YOU),))
    for words in ("returns to your hand", "returns to your hand from the field", "returns from the field to your hand"):
        assert same(event(f"When Hild {words}"), back)
    for words in ("cancel that Summon's effect", "cancel the effect of that Summon"):
        ability = meant(f"When Hild is chosen by a Summon, you may discard 1 card. If you do so, {words}.")
        assert isinstance(ability, ir.AutoAbility)
        assert same(ability.effects[-1], ir.IfDone(ir.CancelEffect(ir.Ref(("stack",)))))


def test_less_damage_for_each() -> None:
    each = ir.PerEach(ir.Num(1000), ir.CountOf(ir.Group(ir.TypeIs(("Backup",)), qualifiers=(MINE,))))
    _, less = effects(
        "Choose 1 Forward. During this turn, the next damage dealt to it is reduced by 1000 for each Backup you control instead."
    )
    assert isinstance(less, ir.ReplaceDamage) and less.next_only and same(less.amount, each)
    always = meant("The damage dealt to Hild is reduced by 1000 for each Backup you control.")
    assert isinstance(always, ir.FieldAbility) and isinstance(always.effects[0], ir.ReplaceDamage)
    assert same(always.effects[0].amount, each)


@pytest.mark.parametrize("asked", ["If you do so", "If your opponent does so", "If they don't", "When you do so"])
def test_what_one_of_all_players_did(asked: str) -> None:
    with pytest.raises(TextError, match="asked of one player or of all"):
        effects(f"Each player may discard 1 card. {asked}, draw 1 card.")


def test_spans_without_their_article() -> None:
    for words in ("until end of the turn", "until the end of turn"):
        made = compile_text("fftcg", f"Choose 1 Forward. It gains Brave {words}.", name="Hild", card_type="Summon")
        assert render_text("fftcg", made, name="Hild").endswith("Brave until the end of the turn.")
