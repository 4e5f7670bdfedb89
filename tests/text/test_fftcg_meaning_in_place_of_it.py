"""What FFTCG sentences mean: what is done instead of something."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    BACKUP,
    CARD,
    DRAW,
    FORWARD,
    FRONT,
    ME,
    MINE,
    MONSTER,
    NOW,
    OPPONENT,
    SUMMON,
    T1,
    THEIRS,
    THIS,
    TURN,
    YOU,
    a_group,
    crystals,
    effects,
    entering,
    field,
    last,
    last_effect,
    meant,
    one,
    refused,
    same,
    target,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text

CONTROL_A_MONSTER = ir.Controls(YOU, ir.Group(MONSTER), ir.Num(1))


def test_for_a_turn_and_for_a_cause() -> None:
    text = "During this turn, if you would gain 《C》 due to your abilities, gain 《C》《C》 instead."
    by = ir.Cause(YOU, ("ability",))
    assert same(last(text), ir.ReplaceForPlayer(YOU, "crystals", crystals(2), FRONT, by))


def test_what_is_replaced() -> None:
    mine = ir.All(ir.Group(FORWARD, qualifiers=(MINE,)))
    by_abilities = ir.Cause(OPPONENT, ("ability",))
    for text, wanted in (
        ("If a Forward you control is broken due to your opponent's abilities, dull Hild instead.",
         ir.ReplaceFate(mine, "broken", ir.Dull(ME), ALWAYS, by_abilities)),
        ("If a Forward you control leaves the field due to your opponent's abilities, remove it from the game instead.",
         ir.RemoveInstead(mine, ALWAYS, leaves=True, by=by_abilities)),
        ("If you discard a card due to your opponent's Summons or abilities, draw 1 card instead.",
         ir.ReplaceForPlayer(YOU, "discards", ir.Draw(YOU, ir.Num(1)), ALWAYS, OPPONENT)),
        ("If you would draw a card due to your abilities, draw 2 cards instead.",
         ir.ReplaceForPlayer(YOU, "draws", ir.Draw(YOU, ir.Num(2)), ALWAYS, ir.Cause(YOU, ("ability",)))),
        ("If Hild is dealt damage for the first time each turn, the damage becomes 0 instead.",
         ir.ReplaceDamage(ME, "become", ir.Num(0), ALWAYS, first=True)),
        ("If a Summon is put into your opponent's Break Zone from their hand, remove it from the game instead.",
         ir.RemovedInstead(OPPONENT, ir.Group(SUMMON), ALWAYS, "hand")),
        ("If Hild would deal damage to your opponent, you may draw 2 cards instead.",
         ir.ReplaceForPlayer(OPPONENT, "points", ir.May(YOU, ir.Draw(YOU, ir.Num(2))), ALWAYS, dealer=ME)),
        ("Abilities of Forwards you control cannot be cancelled by your opponent's Summons or abilities.",
         ir.Restrict(mine, ir.CannotBeCancelled(OPPONENT, ("ability",)), ALWAYS)),
        ("Hild cannot be cancelled.", ir.Restrict(ME, ir.CannotBeCancelled(ir.AnyPlayer(), ("summon",)), ALWAYS)),
    ):  # fmt: skip
        assert same(effects(text, "Forward")[0], wanted), text


@pytest.mark.clauses("fftcg-2020", "11.12.5.6")
def test_instead_replaces_the_sentence_before() -> None:
    *_, last = effects(
        "Choose 1 Forward. Deal it 3000 damage. If you control [[i]]Card Name Olga[[/]], deal it 6000 damage instead."
    )
    olga = ir.Controls(YOU, a_group(ir.NameIs("Olga")), ir.Num(1), w=2)
    assert last == ir.Instead(olga, ir.DealDamage(T1, ir.Num(6000)))


@pytest.mark.parametrize("joined", [" and ", ", and "])
def test_two_things_in_place_of_one(joined: str) -> None:
    text = f"Choose 1 Forward. Dull it. If you control 5 or more Backups, break it instead{joined}draw 1 card."
    controls = ir.Controls(YOU, ir.Group(BACKUP), ir.Num(5))
    assert same(last(text), ir.Instead(controls, ir.Both((ir.Break(T1), DRAW))))


@pytest.mark.parametrize(
    "more",
    [
        "2 Forwards and/or Monsters they control instead.",
        "up to 2 Forwards and/or Monsters they control instead (select as many as possible).",
    ],
)
def test_two_sentences_are_replaced_where_the_second_says_them_for_it(more: str) -> None:
    text = (
        "Your opponent selects 1 Forward they control. Put it into the Break Zone. "
        f"If you control 2 or more Backups, your opponent selects {more} Put them into the Break Zone."
    )
    first, put, instead = effects(text)
    assert isinstance(first, ir.Select) and isinstance(put, ir.PutInto) and isinstance(instead, ir.Instead)
    assert instead.replaces == 2
    both = instead.effect
    assert isinstance(both, ir.Both)
    select, again = both.effects
    assert isinstance(select, ir.Select) and select.target.count == ir.Num(2) and not select.target.up_to
    assert same(again, ir.PutInto(ir.Ref((select.target.bind,)), put.to))


def test_more_damage_instead_to_the_same() -> None:
    first, more = effects("Deal 2000 damage to all the Forwards. If you control a Backup, deal 4000 damage instead.")
    assert isinstance(more, ir.Instead) and same(more.effect.to.group, first.to.group)  # type: ignore[attr-defined]
    with pytest.raises(TextError):
        last("Draw 1 card. If you control a Backup, deal 4000 damage instead.")


def test_more_are_selected_instead() -> None:
    for more in (
        "selects up to 2 Forwards they control instead (select as many as possible)",
        "selects 2 Forwards they control instead",
    ):
        text = (
            "Your opponent selects 1 Forward they control. Put it into the Break Zone. "
            f"If you control a Monster, your opponent {more}. Put them into the Break Zone."
        )
        theirs = ir.Group(FORWARD, qualifiers=(ir.ControlledBy(OPPONENT),))
        two = ir.Select(OPPONENT, ir.Target(ir.Num(2), theirs, bind="t2"))
        put = ir.PutInto(ir.Ref(("t2",)), ir.BreakZone(ir.Owner()))
        assert same(last(text), ir.Instead(CONTROL_A_MONSTER, ir.Both((two, put)), replaces=2)), more


@pytest.mark.parametrize("first", ["Add it to your hand.", "If it is a Fire card, add it to your hand."])
def test_shown_and_put_elsewhere_instead(first: str) -> None:
    text = f"Reveal the top card of your deck. {first} If it is a Monster, play it onto the field instead."
    instead = effects(text)[-1]
    assert isinstance(instead, ir.Instead) and instead.replaces == 1
    assert same(instead.effect, ir.PlayOnto(T1, ir.Owner()))


def test_more_power_instead_for_the_same_span() -> None:
    text = "Choose 1 Forward. Until the end of the turn, it loses 2000 power. If you control a Monster, it loses 5000 power instead."
    instead = last(text)
    lose = ir.Lose(T1, (ir.PowerUp(ir.Num(5000)),), ir.UntilEndOfTurn())
    assert isinstance(instead, ir.Instead) and instead.replaces == 1 and same(instead.effect, lose)
    other = text.replace("Until the end of the turn, it loses 2000 power", "Deal it 2000 damage")
    with pytest.raises(TextError):
        compile_text("fftcg", other, name="Hild", card_type="Summon")


def test_of_two_instructions_one_after_the_other_the_latter_is_replaced() -> None:
    made = last("Draw 3 cards, then discard 2 cards. If you control a Backup, discard 1 card instead.")
    assert isinstance(made, ir.Instead)
    assert same(made.effect, ir.Then(ir.Draw(YOU, ir.Num(3)), ir.Discard(YOU, ir.Num(1), CARD, bind="t2")))
    made = last("Choose 1 Forward. Dull it, then draw 1 card. If you control a Backup, draw 2 cards instead.")
    assert isinstance(made, ir.Instead)
    assert same(made.effect, ir.Then(ir.Dull(T1), ir.Draw(YOU, ir.Num(2))))


def test_an_offer_that_is_replaced_by_another() -> None:
    made = last("You may draw 1 card. If you control a Backup, you may draw 2 cards instead.")
    assert same(made.effect, ir.May(YOU, ir.Draw(YOU, ir.Num(2))))  # type: ignore[attr-defined]


def test_a_search_that_is_replaced_by_another() -> None:
    made = last(
        "Search for 1 Forward and add it to your hand. If you control a Backup, search for up to 2 Forwards and add them to your hand instead."
    )
    found = ir.Search(YOU, (ir.Target(ir.Num(2), ir.Group(FORWARD), up_to=True, bind="t2"),))
    assert isinstance(made, ir.Instead)
    assert same(made.effect, ir.Both((found, ir.ToHand(ir.Ref(("t2",)), YOU, verb="add"))))


def test_what_is_found_is_found_all_the_same_where_something_else_is_done_with_it() -> None:
    head = "You may search for 1 Forward and add it to your hand. "
    _, other = effects(head + "If you control a Monster, play it onto the field instead.")
    assert isinstance(other, ir.Instead)
    search = ir.Search(YOU, (ir.Target(ir.Num(1), ir.Group(FORWARD), bind="t2"),))
    assert same(other.effect, ir.May(YOU, ir.Both((search, ir.PlayOnto(ir.Ref(("t2",)), ir.Owner())))))
    with pytest.raises(TextError, match="before it is found"):
        effects(head + "If it is a {Job Knight}, play it onto the field instead.")


def test_whose_cards_are_selected_instead_is_said_again() -> None:
    head = "Your opponent selects 1 Forward they control. Break it. If you control a Backup, your opponent selects 2 Forwards"
    *_, instead = effects(f"{head} they control instead. Break them.")
    assert instead.replaces == 2
    with pytest.raises(TextError):
        effects(f"{head} instead. Break them.")
    for done, again in (("Dull {}", "dull {}"), ("Break {}", "break {}"), ("Activate {}", "activate {}")):
        theirs, mine = "1 Forward opponent controls", "1 Forward you control"
        with pytest.raises(TextError):
            effects(f"{done.format(theirs)}. If you control a Backup, {again.format('2 Forwards')} instead.")
        assert effects(f"{done.format(mine)}. If you control a Backup, {again.format('2 Forwards')} instead.")


@pytest.mark.parametrize("said", ["Forwards of different Elements", "{Job Knight} with different names"])
def test_a_number_without_its_cards_counts_as_the_one_before(said: str) -> None:
    head = f"When Hild attacks, if you control 2 or more {said}, draw 1 card."
    first, instead = effects(f"{head} If you control 3 or more, draw 2 cards instead.", "Forward")
    assert (instead.condition.left, instead.condition.right) == (first.condition.left, ir.Num(3))
    for other in ("you have", "your opponent controls"):
        with pytest.raises(TextError):
            effects(f"{head} If {other} 3 or more, draw 2 cards instead.", "Forward")


def test_what_replaces_an_offer_hangs_on_it_too() -> None:
    text = "You may discard 1 card. If you do so, draw 1 card. If the discarded card is a Backup, draw 2 cards instead."
    (_, done, instead) = effects(text)
    assert same(done, ir.IfDone(ir.Draw(YOU, ir.Num(1))))
    assert isinstance(instead, ir.Instead) and same(instead.effect, ir.IfDone(ir.Draw(YOU, ir.Num(2))))


def test_what_is_chosen_if_it_is_not_so() -> None:
    read = one("If you control a Monster, draw 1 card. Otherwise, choose 1 Forward. Break it.", "Summon")
    first, other, then = read.effects  # type: ignore[attr-defined]
    assert isinstance(first, ir.If) and then == ir.Break(T1)
    assert same(other, ir.Otherwise(ir.Choose((target(1, ir.Group(FORWARD)),), YOU)))


def test_which_condition_otherwise_denies() -> None:
    head = "Reveal the top card of your deck. If it is a Forward, add it to your hand. "
    for words in ("Otherwise", "If not", "If it is not"):
        assert isinstance(last(f"{head}{words}, put it into the Break Zone."), ir.Otherwise)
        with pytest.raises(TextError, match="open whether"):
            effects(f"{head}If it is a Summon, draw 1 card. {words}, put it into the Break Zone.")


def test_if_it_is_not_is_the_other_case() -> None:
    *_, played, added = effects(
        "Reveal the top card of your deck. If it is a Backup, play it onto the field. If it is not, add it to your hand."
    )
    assert isinstance(played, ir.If)
    assert isinstance(added, ir.Otherwise)


def test_when_it_is_done_must_not_be_open() -> None:
    fate = "Choose 1 Forward. If it is put from the field into the Break Zone during this turn, remove it from the game instead"
    assert not refused(f"{fate}.")
    assert refused(f"{fate} and draw 1 card.")


@pytest.mark.clauses("fftcg-2020", "11.12.5")
def test_what_goes_to_the_hand_instead() -> None:
    text = "If Hild is put from the field into the Break Zone, you may return it to its owner's hand instead."
    assert last_effect(text) == ir.RemoveInstead(ME, ALWAYS, optional=True, to="hand")
    text = "If a {Job Smith} you control leaves the field, return it to its owner's hand instead."
    smiths = ir.All(ir.Group(ir.JobIs("Smith"), (), (MINE,)))
    assert last_effect(text) == ir.RemoveInstead(smiths, ALWAYS, leaves=True, to="hand")


def test_any_of_them_goes_out_of_the_game() -> None:
    head = "Choose up to 2 Forwards. Deal them 3000 damage. "
    wanted = last(
        f"{head}If they are put from the field into the Break Zone this turn, remove them from the game instead."
    )
    for place in ("", " from the field"):
        for be, them in (("is", "it"), ("are", "them")):
            text = f"If any of them {be} put{place} into the Break Zone this turn, remove {them} from the game instead."
            assert same(last(head + text), wanted), text


def test_the_card_itself_goes_elsewhere() -> None:
    due = "due to your opponent's Summons or abilities"
    for words, leaves, optional, to, by in (
        (
            "is put from the field into the Break Zone, put it at the bottom of its owner's deck",
            False,
            False,
            "bottom",
            None,
        ),
        (f"leaves the field {due}, you may put Hild on top of its owner's deck", True, True, "top", OPPONENT),
        (
            f"is put from the field into the Break Zone {due}, you may return it to your hand",
            False,
            True,
            "hand",
            OPPONENT,
        ),
        ("would leave the field, you may remove it from the game", True, True, "removed", None),
    ):
        wanted = ir.RemoveInstead(ME, ALWAYS, leaves=leaves, optional=optional, to=to, by=by)
        assert same(field(f"If Hild {words} instead."), wanted), words


def test_for_this_turn() -> None:
    theirs = ir.All(ir.Group(FORWARD, qualifiers=(THEIRS,)), bind="t1")
    put = "put from the field into the Break Zone"
    turn = ir.UntilEndOfTurn()
    for text, wanted in (
        (
            f"If a Forward opponent controls is {put} this turn, remove it from the game instead.",
            ir.RemoveInstead(theirs, turn),
        ),
        (
            "During this turn, if a Forward opponent controls leaves the field, return it to its owner's hand instead.",
            ir.RemoveInstead(theirs, turn, leaves=True, to="hand"),
        ),
        (
            f"Choose 1 Forward. During this turn, if it is {put}, put it at the bottom of its owner's deck instead.",
            ir.RemoveInstead(T1, turn, to="bottom"),
        ),
        (
            "During this turn, if a Forward opponent controls enters the field by your opponent's Summons or abilities, "
            "remove it from the game instead.",
            ir.ReplaceFate(theirs, "enters", ir.RemoveFromGame(ir.Ref(("subject",)), ir.Permanent()), turn, OPPONENT),
        ),
    ):
        assert same(last(text), wanted), text


def test_several_that_leave_and_one_that_a_card_damaged() -> None:
    text = "Choose 2 Forwards in your Break Zone. Play them onto the field. If they leave the field, remove them from the game instead."
    away = meant(text, "Summon").effects[-1]  # type: ignore[attr-defined]
    assert away == ir.RemoveInstead(ir.Ref(("t1",)), ir.Permanent(), leaves=True)
    text = "If a Character damaged by Hild leaves the field on the same turn, remove it from the game instead."
    (hurt,) = meant(text).effects  # type: ignore[attr-defined]
    struck = ir.All(ir.Group(ir.IsCharacter(), (), (ir.DamagedBy(ME),)))
    assert hurt == ir.RemoveInstead(struck, ir.Continuous(), leaves=True)


def test_where_else_it_goes_instead() -> None:
    text = "If a Forward damaged by Hild is put from the field into the Break Zone on the same turn, put it at the bottom of its owner's deck instead."
    (away,) = meant(text).effects  # type: ignore[attr-defined]
    struck = ir.All(ir.Group(FORWARD, (), (ir.DamagedBy(ME),)))
    assert away == ir.RemoveInstead(struck, ir.Continuous(), to="bottom")
    text = "Choose 1 Forward in your Break Zone. Play it onto the field. If it leaves the field, return it to its owner's hand instead."
    away = meant(text, "Summon").effects[-1]  # type: ignore[attr-defined]
    assert away == ir.RemoveInstead(ir.Ref(("t1",)), ir.Permanent(), leaves=True, to="hand")


def test_leaving_the_field_in_any_way_is_more_than_being_put_into_the_break_zone() -> None:
    (gone,) = one(
        "If a Forward opponent controls leaves the field due to your Summons or abilities, remove it from the game instead."
    ).effects  # type: ignore[attr-defined]
    theirs = ir.All(ir.Group(FORWARD, qualifiers=(THEIRS,)))
    assert same(gone, ir.RemoveInstead(theirs, ALWAYS, leaves=True, by=YOU))
    *_, gone = effects(
        "Choose 2 Forwards. During this turn, if they are put from the field into the Break Zone, remove them from the game instead."
    )
    assert same(gone, ir.RemoveInstead(ir.Ref(("t1",)), NOW))
    *_, gone = effects("Choose 1 Forward. If it leaves the field this turn, remove it from the game instead.")
    assert same(gone, ir.RemoveInstead(ir.Ref(("t1",)), THIS, leaves=True))


@pytest.mark.parametrize(
    ("fate", "leaves"), [("would be put from the field into the Break Zone", False), ("would leave the field", True)]
)
@pytest.mark.parametrize(
    ("end", "to"), [("return it to its owner's hand", "hand"), ("remove it from the game", "removed")]
)
def test_what_would_happen_this_turn(fate: str, leaves: bool, end: str, to: str) -> None:
    for text in (f"during this turn, if a Forward you control {fate}, {end} instead.",
                 f"if a Forward you control {fate} this turn, {end} instead."):  # fmt: skip
        *_, effect = entering("draw 1 card. " + text[0].upper() + text[1:])
        mine = ir.All(ir.Group(FORWARD, qualifiers=(MINE,)), bind="t1")
        assert same(effect, ir.RemoveInstead(mine, TURN, leaves=leaves, to=to))


@pytest.mark.parametrize(
    "words", ["from your hand or deck into the Break Zone", "into your Break Zone from your hand or deck"]
)
def test_from_the_hand_or_deck(words: str) -> None:
    (rule,) = effects(f"If a card would be put {words}, remove it from the game instead.", "Forward")
    assert same(rule, ir.RemovedInstead(YOU, ir.Group(ir.IsCard()), ALWAYS, "hand_or_deck"))


def test_no_card_comes_into_a_break_zone() -> None:
    for words, player, source in (
        ("your Break Zone in any situation", YOU, "anywhere"),
        ("your opponent's Break Zone from the deck", OPPONENT, "deck"),
        ("either player's Break Zone from the hand", ir.EachPlayer(), "hand"),
    ):
        text = f"If a Forward is put into {words}, remove it from the game instead."
        assert same(field(text), ir.RemovedInstead(player, ir.Group(FORWARD), ALWAYS, source)), words


def test_put_from_whose_hand() -> None:
    text = "If a card is put from your opponent's hand into the Break Zone, remove it from the game instead."
    assert same(field(text), ir.RemovedInstead(OPPONENT, ir.Group(ir.IsCard()), ALWAYS, "hand"))


@pytest.mark.parametrize("put", ["is put", "would be put"])
@pytest.mark.parametrize(
    ("done", "to"),
    [
        ("remove it from the game", "removed"),
        ("return Hild to your hand", "hand"),
        ("put it at the bottom of its owner's deck", "bottom"),
    ],
)
def test_the_card_itself_is_put_away_from_the_field_wherever_that_is_not_said(put: str, done: str, to: str) -> None:
    for may in (False, True):
        (rule,) = effects(f"If Hild {put} into the Break Zone, {'you may ' * may}{done} instead.", "Forward")
        assert same(rule, ir.RemoveInstead(ir.SelfRef(), ir.Continuous(), to=to, optional=may))
    (any_other,) = effects("If a Forward is put into the Break Zone, remove it from the game instead.", "Forward")
    assert isinstance(any_other, ir.RemovedInstead) and any_other.source == "anywhere"


@pytest.mark.parametrize(
    ("until", "span"),
    [
        ("until the end of your next turn", ir.UntilEndOfNextTurn(ir.You())),
        ("until the end of the next turn", ir.UntilEndOfNextTurn(ir.AnyPlayer())),
    ],
)
def test_it_is_returned_instead_for_longer_than_this_turn(until: str, span: ir.Duration) -> None:
    away = "if it is put from the field into the Break Zone, return it to its owner's hand instead"
    assert same(last(f"Choose 1 Forward. {until.capitalize()}, {away}."), ir.RemoveInstead(T1, span, to="hand"))
