"""Sentences that later sets print: damage that is taken, cards discarded at once, what each player draws, what may be done later."""

from __future__ import annotations

import pytest
from test_sve_meaning import FOE, YOU, compiled, effects

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv

OF_EVENT = ir.Ref(("subject",))


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("draw that many cards", ir.CountRef(OF_EVENT)),
        ("you may draw that many cards", ir.CountRef(OF_EVENT)),
        ("draw X cards. X equals the number of cards discarded", ir.CountRef(OF_EVENT)),
        (
            "draw X cards. X equals the number of followers discarded",
            ir.CountRef(OF_EVENT, ir.Group(ir.TypeIs(("Follower",)))),
        ),
    ],
)
def test_so_many_as_were_discarded(text: str, count: ir.Amount) -> None:
    """Of the event, which the ability itself does nothing to bring about (10.7.2)."""
    effect = compiled(f"Whenever you discard one or more cards, {text}.").effects[0]
    if isinstance(effect, sv.Let):
        assert effect == sv.Let((ir.Draw(YOU, ir.X()),), count)
    else:
        done = effect.effect if isinstance(effect, ir.May) else effect
        assert done == ir.Draw(YOU, count)


def test_that_much_damage_as_were_discarded() -> None:
    """The number of those cards."""
    effect = compiled("Whenever you discard one or more cards, deal your leader that much damage.").effects[0]
    assert effect == ir.DealDamage(sv.LeaderOf(YOU), ir.CountRef(OF_EVENT))


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you discard a card, draw that many cards.",
        "Whenever you play a card, draw that many cards.",
        "Whenever you discard a card, deal that much damage to each enemy leader.",
        "Whenever you discard one or more cards, discard a card. Draw X cards. X equals the number of cards discarded.",
        "Whenever you discard one or more cards, draw X cards. X equals the number of cards discarded this way.",
    ],
)
def test_nothing_says_how_many(text: str) -> None:
    """Or it is open which."""
    with pytest.raises(TextError):
        compiled(text)


@pytest.mark.parametrize(
    ("who", "player"),
    [
        ("Your leader", YOU),
        ("Each enemy leader", FOE),
        ("An enemy leader", FOE),
        ("Each player's leader", ir.EachPlayer()),
    ],
)
def test_damage_that_is_taken_is_dealt(who: str, player: ir.Player) -> None:
    """5.13.1: the source is the card that says so."""
    assert effects(f"{who} takes 4 damage.") == (ir.DealDamage(sv.LeaderOf(player), ir.Num(4)),)


def test_each_player_draws_by_the_own_hand() -> None:
    """1.3.4.1: the hand that is counted is that of the player who draws."""
    (draw,) = effects("Each player draws cards until they have 5 cards in their hand.")
    hand = ir.InZone(ir.Hand(sv.PlayerRef(ir.EachPlayer())))
    assert draw == ir.Draw(ir.EachPlayer(), ir.Minus(ir.Num(5), ir.CountOf(ir.Group(ir.IsCard(), (), (hand,)))))


def test_nobody_asks_of_each_player_apart() -> None:
    """Only what that player does is counted so."""
    with pytest.raises(TextError):
        effects("Each player draws 2 cards. If they have 5 cards in their hand, draw a card.")


def test_what_may_be_done_later() -> None:
    """10.7.5: asked when its time has come; "if you do" then, too."""
    (later,) = effects("At the end of this turn, you may draw a card. If you do, your leader takes 1 damage.")
    hurt = ir.DealDamage(sv.LeaderOf(YOU), ir.Num(1))
    assert later.effects == (ir.May(YOU, ir.Draw(YOU, ir.Num(1))), ir.IfDone(hurt))  # type: ignore[attr-defined]


def test_what_cannot_be_dealt_damage() -> None:
    """Two of whom one thing is said."""
    (rule,) = effects("For the rest of this turn, your leader and each follower on your field can't be dealt damage.")
    assert isinstance(rule, ir.Restrict)
    assert rule.rule == sv.TakesNoDamage()
    assert isinstance(rule.what, ir.Several)


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you draw your 2nd card each turn, draw a card.",
        "Whenever you draw your second card in a turn, draw a card.",
        "Whenever you draw a card, if it's the 2nd card you've drawn this turn, draw a card.",
        "When you draw a card, if it's your 2nd card drawn this turn, draw a card.",
    ],
)
def test_the_second_card_drawn(text: str) -> None:
    """Of all that are drawn in the turn (5.9.2)."""
    assert compiled(text).event == ir.FirstInTurn(ir.PlayerDraws(YOU), 2)


def test_what_is_asked_of_a_draw_is_said_of_one_sentence() -> None:
    """A second sentence may be said of every draw, or of that one."""
    with pytest.raises(TextError):
        compiled(
            "Whenever you draw a card, if it's the 2nd card you've drawn this turn, draw a card. Deal 1 damage to your leader."
        )


def test_a_leader_takes_damage_for_the_first_time() -> None:
    """Behind the event, as of cards."""
    event = ir.CardEvent(sv.LeaderOf(YOU), (ir.IsDealtDamage(),))
    assert compiled("When your leader takes damage for the 1st time each turn, draw a card.").event == ir.FirstInTurn(
        event, 1
    )


@pytest.mark.parametrize("it", ["it can't", "can't"])
def test_given_but_barred(it: str) -> None:
    """Two things about the same card."""
    (both,) = effects(f"Select a follower on your field. Give it Storm, but {it} attack leaders this turn.")[1:]
    assert isinstance(both, ir.Then)
    assert isinstance(both.then, ir.Restrict)
    assert (both.then.rule, both.then.duration) == (sv.CannotAttackLeaders(), ir.UntilEndOfTurn())
    assert both.then.what in (ir.Ref(("t1",)), sv.SameObjects(ir.Ref(("t1",))))


def test_the_next_damage_ever() -> None:
    """It lasts until it is used, where no time is said."""
    (now,), (ever,) = (
        effects(f"The next time your leader would take damage{when}, reduce it by 2.") for when in (" this turn", "")
    )
    assert isinstance(now, ir.ReplaceDamage)
    assert isinstance(ever, ir.ReplaceDamage)
    assert (now.duration, ever.duration) == (ir.UntilEndOfTurn(), ir.Permanent())
    assert now.next_only
    assert ever.next_only


@pytest.mark.parametrize(("who", "by"), [("an ability", None), ("an enemy ability", FOE)])
def test_damage_of_abilities(who: str, by: ir.Player | None) -> None:
    """5.13.3: of no attack."""
    (rule,) = compiled(f"If {who} would deal damage to your leader, it deals 1 less.").effects
    assert rule.source == ir.DamageSource(kinds=("ability",), by=by)
    assert (rule.to, rule.change, rule.amount) == (sv.LeaderOf(YOU), "reduce", ir.Num(1))


@pytest.mark.parametrize("end", ["", " until the end of the turn"])
def test_what_becomes_an_amulet_is_changed_into_one(end: str) -> None:
    """The same in other words."""
    front = "Select an enemy follower on the field."
    assert effects(f"{front} It becomes an amulet{end}.") == effects(f"{front} Change it into an amulet{end}.")


@pytest.mark.parametrize("said", ["that shares a trait with", "with the same trait as", "with a trait in common with"])
def test_a_trait_in_common(said: str) -> None:
    """2.4.1: one that both have."""
    (choice, *_) = effects(f"Select a follower on your field {said} this card and return it to its owner's hand.")
    target = choice.effects[0].targets[0]  # type: ignore[attr-defined]
    assert ir.SameTrait("job", ir.SelfRef()) in target.group.qualifiers


def test_put_into_the_cemetery_this_way() -> None:
    """The same as "from among them", where they came from the deck."""
    front = "Put the top 3 cards of your deck into your cemetery."
    way = effects(f"{front} Add each spell put into your cemetery this way to your hand.")
    assert way == effects(f"{front} Add each spell from among them to your hand.")


@pytest.mark.parametrize(
    "front",
    [
        "Discard a card. Put the top 3 cards of your deck into your cemetery.",
        "Select a follower on your field and destroy it. Put the top 3 cards of your deck into your cemetery.",
        "Look at the top 3 cards of your deck.",
        "Draw a card.",
    ],
)
def test_open_which_were_put_there(front: str) -> None:
    """Or none were."""
    with pytest.raises(TextError):
        effects(f"{front} Add a card put into your cemetery this way to your hand.")


OTHER = ir.OtherThan(ir.SelfRef())
FOLLOWER, AMULET = ir.Group(ir.TypeIs(("Follower",))), ir.Group(ir.TypeIs(("Amulet",)))
OTHER_FOLLOWER = ir.Group(ir.TypeIs(("Follower",)), (OTHER,))


@pytest.mark.parametrize(
    ("cards", "first", "second"),
    [
        ("another follower or an amulet", OTHER_FOLLOWER, AMULET),
        ("an amulet or another follower", AMULET, OTHER_FOLLOWER),
        ("a follower or an amulet", FOLLOWER, AMULET),
    ],
)
def test_another_of_the_one_kind(cards: str, first: ir.Group, second: ir.Group) -> None:
    """The place behind is that of both, the word in front is not."""
    (choice,) = compiled(f"[fanfare] Select {cards} on your field and destroy it.").effects
    group = choice.effects[0].targets[0].group
    assert group == ir.Group(ir.NounOr(first, second), (), (ir.InZone(ir.Field(YOU)),))


def test_others_are_on_the_field() -> None:
    """Nothing in the cemetery is another than a card on the field."""
    with pytest.raises(TextError):
        compiled("[fanfare] Select another follower or an amulet in your cemetery and add it to your hand.")


@pytest.mark.parametrize(
    ("what", "group"),
    [
        ("any more cards", ir.Group(ir.IsCard())),
        ("any more spells", ir.Group(ir.TypeIs(("Spell",)))),
        ("Quick cards", ir.Group(ir.IsCard(), (ir.WithKeyword("Quick"),))),
    ],
)
def test_no_more_of_them(what: str, group: ir.Group) -> None:
    """10.9.2: from now on, this turn."""
    assert effects(f"You can't play {what} this turn.") == (ir.CannotCast(YOU, group, ir.UntilEndOfTurn()),)


def test_used_once_per_game() -> None:
    """4.1.3.2: of this very card."""
    made = compiled("[act][engage]: Draw 2 cards. This ability can only be used once per game.")
    assert made.limits == (ir.OnlyOnce(),)
