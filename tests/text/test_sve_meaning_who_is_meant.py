"""What sentences of Shadowverse: Evolve mean: which player is meant."""

from __future__ import annotations

import pytest
from sve_meaning import (
    ALWAYS,
    CARD,
    ENEMY,
    FOE,
    FOLLOWER,
    FOREVER,
    IT,
    LEADER,
    ONE_FOE,
    SELF,
    THEIR_LEADER,
    TWO,
    YOU,
    X,
    asked_as_it_enters,
    compiled,
    effects,
    plain,
    refused,
    static,
    stats,
    triggered,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.walk import nodes

OF_THEM = ir.ControllerOf(IT)
UP_TO_TWO_ENEMIES = ir.Choose((ir.Target(ir.Num(2), ENEMY, up_to=True, bind="t1"),), YOU)
EACH = ir.EachPlayer()
THEIR = sv.PlayerRef(ir.EachPlayer())
COUNTED_THEIRS = ir.CountOf(ir.Group(FOLLOWER, (), (ir.InZone(ir.Field(THEIR)),)))


@pytest.mark.parametrize("them", ["them", "those followers", "those cards"])
@pytest.mark.parametrize(
    ("said", "done"),
    [
        ("Destroy each of @.", ir.Break(ir.Ref(("t1",)))),
        ("Put a fable counter on each of @.", ir.PlaceCounters("fable", ir.Num(1), ir.Ref(("t1",)))),
        ("Each of @ gains Storm.", ir.Gain(ir.Ref(("t1",)), (ir.KeywordGained("Storm"),), FOREVER)),
        ("Deal each of @ 2 damage.", ir.DealDamage(ir.Ref(("t1",)), ir.Num(2))),
        ("Deal 2 damage to each of @.", ir.DealDamage(ir.Ref(("t1",)), ir.Num(2))),
        ("Return each of @ to its owner's hand.", ir.ToHand(ir.Ref(("t1",)), ir.Owner(), verb="return")),
        ("Transform each of @ into a Fairy token.", sv.Transform(ir.Ref(("t1",)), "Fairy", "t2")),
    ],
)
def test_each_of_those_that_were_selected(them: str, said: str, done: ir.Effect) -> None:
    *_, made = effects(f"Select up to 2 followers on the field. {said.replace('@', them)}")
    assert made == done


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("Deal 4 damage to them and each enemy leader", ir.DealDamage(ir.Several((IT, ir.All(ir.Group(ir.TypeIs(("Leader",)), (ir.ControlledBy(FOE),)), bind="t2"))), ir.Num(4))),
        ("Their controllers draw a card", ir.Draw(OF_THEM, ir.Num(1))),
        ("Their controller draws 2 cards", ir.Draw(OF_THEM, ir.Num(2))),
        ("They can't attack during their controllers' next turns", ir.Restrict(IT, ir.CannotAttack(), ir.DuringNextTurn(OF_THEM))),
    ],
)  # fmt: skip
def test_of_several_that_are_selected(words: str, wanted: ir.Effect) -> None:
    assert effects(f"Select up to 2 enemy followers on the field. {words}.") == (UP_TO_TWO_ENEMIES, wanted)


def test_its_controllers_leader() -> None:
    controller = ir.ControllerOf(IT)
    for words in ("deal 2 damage to its controller's leader", "its controller gives their leader [defense]+2"):
        made = effects(f"Select an enemy follower on the field. Destroy it. {words.capitalize()}.")[2]
        assert made.to == sv.LeaderOf(controller)  # type: ignore[attr-defined]


def test_that_player_is_the_one_who_played() -> None:
    ability = compiled("Whenever a player plays a spell, that player draws a card.")
    assert ability.effects == (ir.Draw(sv.PlayerRef(ir.ControllerOf(ir.Ref(("subject",)))), ir.Num(1)),)


def test_tokens_of_its_controller() -> None:
    _, made = effects("Select an enemy follower on the field. Put a Fairy token into its controller's EX area.")
    theirs = sv.ExArea(ir.ControllerOf(ir.Ref(("t1",))))
    assert made == sv.CreateTokens(YOU, ir.Num(1), ("Fairy",), theirs, bind="t2")


@pytest.mark.parametrize(
    ("event", "name"),
    [("one of your followers attacks an enemy leader", "other"), ("an enemy leader takes damage", "subject")],
)
def test_that_leader(event: str, name: str) -> None:
    dealt = triggered(f"Whenever {event}, deal 1 damage to that leader.")
    assert isinstance(dealt, ir.DealDamage)
    assert dealt.to == sv.LeaderOf(sv.PlayerRef(ir.ControllerOf(ir.Ref((name,)))))


def test_what_that_player_looked_at() -> None:
    head = "At the start of each player's main phase, that player looks at the top 3 cards of their deck."
    they = sv.PlayerRef(ir.EventPlayer())
    looked = ir.Ref(("t1",))
    target = ir.Target(ir.Num(1), ir.Group(FOLLOWER), bind="t2")
    taken = ir.May(they, ir.TakeAmong(they, target, looked, ir.Field(they)))
    rest = ir.PutRest(looked, ir.DeckBottom(they))
    text = f"{head} They may put a follower from among them onto their field. They put the remaining cards on the bottom of their deck in any order."
    assert compiled(text).effects[1:] == (taken, rest)
    shown = sv.RevealAmong(they, target, looked)
    kept = ir.ToHand(ir.Ref(("t2",)), they, verb="add")
    text = f"{head} They may reveal a follower from among them and add it to their hand. They put the remaining cards into their cemetery."
    away = ir.PutRest(looked, sv.Cemetery(they))
    assert compiled(text).effects[1:] == (ir.May(they, ir.Both((shown, kept))), away)


def test_that_player_who_has_played_nothing() -> None:
    ability = compiled(
        "At the start of each player's end phase, if that player played no cards this turn, deal 2 damage to their leader."
    )
    [effect] = ability.effects
    player = sv.PlayerRef(ir.EventPlayer())
    wanted = ir.Not(ir.HasCastThisTurn(player, ir.Group(CARD), ir.Num(1)))
    assert effect == ir.If(wanted, ir.DealDamage(sv.LeaderOf(player), ir.Num(2)))


@pytest.mark.parametrize(
    ("behind", "wanted"),
    [
        ("take damage, reduce it by 3", ir.ReplaceDamage(LEADER, "reduce", ir.Num(3), ALWAYS)),
        ("take damage, it takes 2 less damage", ir.ReplaceDamage(LEADER, "reduce", ir.Num(2), ALWAYS)),
        ("take damage, double that damage instead", ir.ReplaceDamage(LEADER, "double", ir.Num(2), ALWAYS)),
        ("take 5 or more damage, reduce it to 4", ir.ReplaceDamage(LEADER, "cap", ir.Num(4), ALWAYS, at_least=ir.Num(5))),
        ("take damage from an ability, reduce it by 1", ir.ReplaceDamage(LEADER, "reduce", ir.Num(1), ALWAYS, ir.DamageSource(kinds=("ability",)))),
        ("take damage, this follower takes it instead", ir.RedirectDamage(LEADER, SELF, ALWAYS)),
        ("take damage, an enemy leader takes that damage instead", ir.RedirectDamage(LEADER, THEIR_LEADER, ALWAYS)),
        ("take damage, draw a card instead", ir.ReplaceFate(LEADER, "damaged", ir.Draw(YOU, ir.Num(1)), ALWAYS)),
    ],
)  # fmt: skip
@pytest.mark.parametrize("word", ["If", "When"])
def test_what_would_be_taken(word: str, behind: str, wanted: ir.Effect) -> None:
    assert static(f"{word} your leader would {behind}.") == wanted


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


@pytest.mark.parametrize(
    ("words", "done"),
    [
        ("selects a follower on their field and destroys it", ir.SelectAndBreak),
        ("selects a follower on their field and engages it", ir.SelectAndDull),
        ("selects a follower on their field and banishes it", ir.SelectAndPut),
    ],
)
def test_all_select_before_anything_is_done(words: str, done: type[ir.Effect]) -> None:
    [made] = effects(f"Each player {words}.")
    assert isinstance(made, sv.SelectThenAll) and isinstance(made.effect, done)
    [made] = effects(f"Each opponent {words}.")
    assert isinstance(made, done)


def test_each_player_puts_onto_the_own_field() -> None:
    for field in ("their", "the"):
        [put] = effects(f"Each player puts a follower from their hand onto {field} field.")
        assert (put.player, put.to) == (ir.EachPlayer(), ir.Field(ir.Owner()))
    with pytest.raises(TextError):  # whose field it is
        effects("Your opponent puts a follower from your cemetery onto the field.")
    [back] = effects("Each player returns each card in their EX area to their hand.")
    assert (back.player, back.to) == (ir.EachPlayer(), ir.Hand(ir.Owner()))


def test_their_deck_and_their_field() -> None:
    for who, player in (("Each player", ir.EachPlayer()), ("Each opponent", FOE)):
        [put] = effects(f"{who} puts a spell from their hand on top of their deck.")
        assert (put.player, put.to) == (player, ir.DeckTop(sv.PlayerRef(player)))
    may = compiled(
        "At the start of each player's main phase, that player may put a spell from their hand onto their field."
    )
    assert may.effects[0].effect.to == ir.Field(ir.Owner())
    assert may.effects[0].effect.player == sv.PlayerRef(ir.EventPlayer())


@pytest.mark.parametrize(
    ("does", "effect"),
    [
        ("draws X cards", ir.Draw(EACH, X)),
        ("discards X cards", ir.Discard(EACH, X, ir.Group(CARD), bind="t1")),
        ("puts the top X cards of their deck into their cemetery", ir.Mill(EACH, X, bind="t1")),
    ],
)
@pytest.mark.parametrize("said", [". X equals {}", ", where X is {}", ", where X equals {}"])
def test_an_x_of_each_player(does: str, effect: ir.Effect, said: str) -> None:
    count = "the number of followers on their field"
    assert effects(f"Each player {does}{said.format(count)}.") == (sv.Let((effect,), COUNTED_THEIRS),)


def test_whose_hand_it_was() -> None:
    [given] = effects("If there are at least 3 cards in an opponent's hand, they discard a card.")
    assert isinstance(given, ir.If) and given.effect.player == sv.PlayerRef(ir.Opponent())


@pytest.mark.parametrize(
    ("words", "zones"),
    [
        (
            "Put one of them on the bottom of their deck and the other on top of their deck.",
            (ir.DeckBottom, ir.DeckTop),
        ),
        (
            "Put one of them into their cemetery and the rest on top of their deck in any order.",
            (sv.Cemetery, ir.DeckTop),
        ),
        ("Banish one of them and put the rest on the bottom of that deck in any order.", (ir.Removed, ir.DeckBottom)),
    ],
)
def test_cards_of_the_opponents_deck_stay_with_the_opponent(words: str, zones: tuple[type, type]) -> None:
    _, moved = effects(f"Look at the top 3 cards of an opponent's deck. {words}")
    took, rest = moved.effects if isinstance(moved, ir.Both) else (moved.first, moved.then)
    assert (type(took.into), type(rest.to)) == zones
    assert rest.to.player == sv.PlayerRef(ir.Opponent())


def test_what_each_opponent_has() -> None:
    assert asked_as_it_enters("each opponent has 5 or more cards in their hand") == asked_as_it_enters(
        "an opponent has 5 or more cards in their hand"
    )


def test_it_loses_and_gets() -> None:
    made = effects("Select an enemy follower on the field. It loses all abilities and gets [attack]-3.")[1]
    assert isinstance(made, ir.Then)
    assert made.then == ir.Gain(sv.SameObjects(IT), (stats(-3, None),), FOREVER)


def test_that_leader_is_the_one_that_was_spoken_of() -> None:
    made = effects(f"{ONE_FOE} Deal 2 damage to its leader. Draw a card. Deal 1 damage to that leader.")
    its = ir.ControllerOf(IT)
    assert made[1] == ir.DealDamage(sv.LeaderOf(its), TWO)
    assert made[3] == ir.DealDamage(sv.LeaderOf(sv.PlayerRef(its)), ir.Num(1))
    refused("Select an enemy follower on the field. Deal 1 damage to that leader.")
    refused(
        "Select an enemy follower on the field. Deal 2 damage to its leader. Select a follower on your field. "
        "Deal 2 damage to its leader. Deal 1 damage to that leader."
    )


def test_this_card_and_it_are_two_cards() -> None:
    both = "banish this card and it."
    assert "said twice" in refused(f"[fanfare] If there is a Forest Bat on your field, {both}", "Follower")
    [made] = compiled(f"Whenever another follower is put onto your field, {both}").effects
    assert made.what == ir.Several((SELF, ir.Ref(("subject",))))


@pytest.mark.parametrize("noun", ["card", "follower"])
def test_the_engaged_one(noun: str) -> None:
    paid = compiled(
        f"Strike, engage another follower on your field: Draw X cards. X equals the engaged {noun}'s attack."
    )
    [lets] = paid.effects[0].effects
    assert lets.amount == sv.AttackOf(ir.PaidWith("dulled"))
    made = effects(f"{ONE_FOE} Engage it. Draw X cards. X equals the engaged {noun}'s attack.")
    assert made[2].amount == sv.AttackOf(IT)


@pytest.mark.parametrize(("verb", "done"), [("Destroy", "destroyed"), ("Banish", "banished")])
def test_amulets_called_by_what_was_done_to_them(verb: str, done: str) -> None:
    made = effects(f"Select an enemy amulet on the field. {verb} it. Draw X cards. X equals the {done} amulet's cost.")
    assert made[2].amount == ir.CostOf(IT)
    refused(f"{ONE_FOE} {verb} it. Draw X cards. X equals the {done} amulet's cost.")


def test_that_enemy_follower_of_an_event() -> None:
    happens = "Whenever an enemy follower is put onto the field,"
    made = compiled(
        f"{happens} select a follower on your field and deal X damage to it. X equals that enemy follower's attack."
    )
    assert made.effects[0].amount == sv.AttackOf(ir.Ref(("subject",)))
    refused(f"{happens} give the selected enemy follower [attack]-1.", "Follower")
    chosen_one = compiled(f"{happens} {ONE_FOE.lower()[:-1]} and deal that enemy follower 1 damage.")
    assert chosen_one.effects[0].effects[1].to == IT


@pytest.mark.parametrize(
    "asked",
    [
        "there is another Pixie follower on your field, refresh it",
        "there is a Pixie follower in your cemetery, banish it",
        "there is an amulet on your field, refresh it",
        "you have a Pixie follower in your hand, return it to its owner's hand",
    ],
)
def test_it_beside_a_card_that_is_asked_for_is_open(asked: str) -> None:
    assert "more than one thing" in refused(f"[fanfare] Give this follower Rush. If {asked}.", "Follower")


@pytest.mark.parametrize(
    "asked",
    [
        "there is an amulet on your field",
        "there is a Pixie follower in your cemetery",
        "there is an enemy follower on the field",
        "there are at least 2 other followers on your field",
    ],
)
def test_it_is_this_follower_where_the_card_asked_for_is_given_nothing(asked: str) -> None:
    given = compiled(f"[fanfare] Give this follower Rush. If {asked}, give it [attack]+1.").effects[1]
    assert isinstance(given, ir.If)
    assert given.effect == ir.Gain(ir.Ref(("self",)), (stats(1, None),), FOREVER)


def test_counters_go_to_another_card_than_their_own() -> None:
    text = "[fanfare] If there is another amulet with Stack on your field, transfer all this card's Stack counters to it and draw 2 cards."
    assert "its own counters" in refused(text, "Amulet")


@pytest.mark.parametrize("whose", ["it", "that follower"])
def test_the_others_of_its_name_are_other_than_it(whose: str) -> None:
    [_, done] = effects(f"{ONE_FOE} Destroy it and each other follower with the same name as {whose} on the field.")
    assert isinstance(done, ir.Break) and isinstance(done.what, ir.Several)
    [_, others] = done.what.items
    assert isinstance(others, ir.All)
    assert others.group.adjectives == (ir.OtherThan(IT),)
    assert others.group.qualifiers[0] == ir.SameTrait("name", IT)


@pytest.mark.parametrize(
    ("told", "answer", "other"),
    [
        ("You may discard a card", "you do", "they do"),
        ("You may discard a card", "you don't", "they don't"),
        ("Your opponent may discard a card", "they do", "you do so"),
        ("Your opponent may discard a card", "they don't", "you don't"),
    ],
)
def test_an_answer_is_said_of_the_player_who_was_told(told: str, answer: str, other: str) -> None:
    """ "If you do" is said of what this player did, "if they do" of another's doing."""
    (_, done) = effects(f"{told}. If {answer}, draw a card.")
    assert isinstance(done, ir.IfDone | ir.IfNotDone)
    with pytest.raises(TextError, match="told to another player"):
        effects(f"{told}. If {other}, draw a card.")


@pytest.mark.parametrize("who", ["an opponent discards", "each player discards"])
def test_players_discard_from_their_own_hands(who: str) -> None:
    effects(f"{who.capitalize()} a card from their hand.")
    with pytest.raises(TextError, match="no hand but the own"):
        effects(f"{who.capitalize()} a card from your hand.")


AGAINST = "Whenever {} attacks an enemy leader, "


@pytest.mark.parametrize(("who", "meant"), [("this follower", "self"), ("a follower on your field", "subject")])
@pytest.mark.parametrize("deed", ["give it [attack]+1", "give it Bane", "refresh it"])
def test_what_is_done_to_no_leader_is_done_to_the_attacker(who: str, meant: str, deed: str) -> None:
    [done] = compiled(f"{AGAINST.format(who)}{deed}.").effects
    assert (getattr(done, "to", None) or done.what) == ir.Ref((meant,))


@pytest.mark.parametrize(("who", "meant"), [("this follower", "self"), ("a follower on your field", "subject")])
@pytest.mark.parametrize("asked", ["it has at least 5 attack", "it's evolved", "it's a Pixie follower", "it has Storm"])
def test_what_is_asked_of_no_leader_is_asked_of_the_attacker(who: str, meant: str, asked: str) -> None:
    [done] = compiled(f"{AGAINST.format(who)}if {asked}, draw a card.").effects
    assert isinstance(done, ir.If) and done.condition.card == ir.Ref((meant,))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "rest", ["give it [defense]+1", "deal 1 damage to it", "if it has 10 defense or less, draw a card"]
)
def test_what_leaders_have_too_is_open(rest: str) -> None:
    assert "more than one thing" in refused(f"{AGAINST.format('a follower on your field')}{rest}.")


def test_beside_another_card_it_stays_open() -> None:
    asked = AGAINST.format("a follower on your field") + "if this follower is engaged, give it [attack]+1."
    with pytest.raises(TextError, match="more than one thing"):
        compiled(asked)
    assert "more than one thing" in refused(
        "Whenever a follower on your field attacks an enemy follower, give it Bane."
    )


@pytest.mark.parametrize("by", ["an enemy follower", "a follower"])
def test_the_one_who_attacks_is_named(by: str) -> None:
    waits = f"Whenever this follower is attacked by {by}, "
    for whom in ("that follower", "the attacking follower"):
        [hurt] = compiled(f"{waits}deal 1 damage to {whom}.").effects
        assert isinstance(hurt, ir.DealDamage) and plain(hurt.to) == ir.Ref(("other",))
    for deed in ("destroy it", "give it [attack]+1"):
        with pytest.raises(TextError, match="more than one thing"):
            compiled(f"{waits}{deed}.")


def test_what_is_attacked_is_no_target_of_harm() -> None:
    assert compiled("Whenever this follower is attacked, give it [attack]+1.").effects[0].to == ir.Ref(("self",))
    with pytest.raises(TextError, match="more than one thing"):
        compiled("Whenever this follower is attacked, destroy it.")


@pytest.mark.parametrize(
    ("deed", "fits"),
    [
        ("destroy it", True),
        ("give it [attack]-1", True),
        ("give it [attack]+1", False),
        ("draw X cards. X equals its attack", False),
        ("if it has Bane, draw a card", False),
    ],
)
def test_beside_the_card_itself_the_attacker_is_harmed_alone(deed: str, fits: bool) -> None:
    text = f"Whenever an enemy follower attacks this follower, {deed}."
    if fits:
        [done] = compiled(text).effects
        assert (getattr(done, "to", None) or done.what) == ir.Ref(("subject",))
        return
    with pytest.raises(TextError, match="more than one thing"):
        compiled(text)


@pytest.mark.parametrize("leader", ["that leader", "the attacked leader"])
def test_the_leader_that_a_leader_strike_is_against(leader: str) -> None:
    theirs = sv.LeaderOf(sv.PlayerRef(ir.ControllerOf(ir.Ref(("other",)))))
    [hurt] = compiled(f"Leader Strike: Deal 1 damage to {leader}.").effects
    assert plain(hurt) == plain(ir.DealDamage(theirs, ir.Num(1)))
    [changed] = compiled(f"Leader Strike: Change {leader}'s [defense] to 5.").effects
    assert plain(changed) == plain(sv.SetDefense(theirs, ir.Num(5)))
    with pytest.raises(TextError):
        compiled(f"Strike: Deal 1 damage to {leader}.")


@pytest.mark.parametrize("who", ["They draw", "That player draws"])
def test_whose_hand_or_deck_it_goes_to(who: str) -> None:
    *_, drawn = effects(f"Select an enemy follower on the field and return it to its owner's hand. {who} a card.")
    assert isinstance(drawn, ir.Draw)
    assert isinstance(drawn.player, sv.PlayerRef) and drawn.player.of == ir.OwnerOf(ir.Ref(("t1",)))


@pytest.mark.parametrize(
    "text",
    [
        "Select an enemy leader or enemy follower on the field and deal it X damage. X equals the number of other followers on your field.",
        "Select an enemy follower on the field and deal it X damage. X equals the number of other followers on your field and in your EX area.",
        "Select a follower in your cemetery and add it to your hand. Draw X cards. X equals the number of other followers on your field.",
    ],
)
def test_others_than_this_follower_where_no_other_could_be_one(text: str) -> None:
    [others] = [each for each in nodes(compiled(f"[fanfare] {text}")) if isinstance(each, ir.OtherThan)]
    assert others.card == SELF
    back = "Select a follower in your cemetery and put it onto your field. Give each other follower on your field [attack]+1."
    assert "others are other than" in refused(f"[fanfare] {back}", "Follower")


@pytest.mark.parametrize(
    ("before", "meant"),
    [
        ("Select a follower on your field and give it Ward.", ("t1",)),
        ("Discard a follower.", ("t1",)),
    ],
)
@pytest.mark.parametrize("whom", ["an enemy follower on the field", "a random enemy follower on the field"])
def test_whose_attack_is_dealt_to_what_is_picked(before: str, meant: tuple[str, ...], whom: str) -> None:
    """What stands in front of the picked card does not mean that one."""
    [*_, deals] = effects(f"{before} Deal damage equal to its attack to {whom}.")
    assert isinstance(deals, ir.Then) and isinstance(deals.then, ir.DealDamage)
    assert deals.then.to == ir.Ref(("t2",)) and deals.then.amount == sv.AttackOf(ir.Ref(meant))


def test_who_deals_damage_to_what_is_picked() -> None:
    made = compiled(
        "Whenever another follower is put onto your field, it deals damage equal to its attack to an enemy follower on the field."
    )
    [deals] = made.effects
    subject = ir.Ref(("subject",))
    assert deals.then == ir.DealDamage(ir.Ref(("t1",)), sv.AttackOf(subject), source=subject)
    text = "Select a follower on your field. It deals 3 damage to an enemy follower on the field."
    assert effects(text)[1].then.source == ir.Ref(("t1",))  # type: ignore[attr-defined]
    assert "more than one thing" in refused(f"{text} Destroy it.")
    assert effects("Deal 3 damage to an enemy follower on the field. Destroy it.")[1] == ir.Break(ir.Ref(("t1",)))
