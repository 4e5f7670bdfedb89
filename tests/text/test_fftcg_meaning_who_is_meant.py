"""What FFTCG sentences mean: which player is meant."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    BACKUP,
    BREAK_ZONE,
    CARD,
    EACH_PLAYER,
    FORWARD,
    FORWARDS,
    IT,
    SUMMONS,
    T1,
    TWO,
    YOU,
    a_group,
    done_as_it_enters,
    effects,
    forwards,
    last,
    meant,
    one,
    refused,
    same,
    target,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.walk import nodes

THAT = ir.EventPlayer()
ITS_CONTROLLER = ir.ControllerOf(T1)
ANYWHERE = ir.ControlledBy(ir.AnyPlayer())
WHOSE = "Choose 1 auto-ability. Cancel its effect. If {} a Forward, deal that Forward 4000 damage."


def test_cards_on_the_field_are_those_of_either_player() -> None:
    assert same(last("Break all the Forwards on the field."), ir.Break(ir.All(forwards(ANYWHERE), "t1")))
    light = ir.Without(ir.ElementIs(("Light", "Dark")))
    (gone,) = effects("Dull all the Forwards on the field other than Light and Dark.")
    assert isinstance(gone, ir.Dull)
    assert same(gone.what, ir.All(forwards(ANYWHERE, light), "t1"))
    first = effects("When Hild enters the field, choose 1 Backup on the field. Break it.", "Forward")[0]
    assert isinstance(first, ir.Choose)
    assert same(first.targets[0].group, ir.Group(BACKUP, qualifiers=(ANYWHERE,)))


@pytest.mark.parametrize(
    ("words", "effect"),
    [
        ("puts the top 3 cards of their deck into the Break Zone", ir.Mill(ITS_CONTROLLER, ir.Num(3), "t2")),
        ("randomly discards 1 card", ir.DiscardAtRandom(ITS_CONTROLLER, ir.Num(1), CARD, "t2")),
        ("discards their hand", ir.DiscardHand(ITS_CONTROLLER, "t2")),
        ("gains 《C》", ir.GainCrystals(ITS_CONTROLLER, ir.Num(1))),
        ("receives 1 point of damage", ir.ReceiveDamage(ITS_CONTROLLER, ir.Num(1))),
        ("shuffles their deck", ir.Shuffle(ITS_CONTROLLER)),
        (
            "puts 1 Backup they control into the Break Zone",
            ir.SelectAndPut(
                ITS_CONTROLLER,
                target(1, ir.Group(BACKUP, (), (ir.ControlledBy(ITS_CONTROLLER),)), "t2"),
                BREAK_ZONE,
            ),
        ),
        (
            "selects 1 Backup they control",
            ir.Select(ITS_CONTROLLER, target(1, ir.Group(BACKUP, (), (ir.ControlledBy(ITS_CONTROLLER),)), "t2")),
        ),
    ],
)
def test_the_controller_of_a_card_is_told_what_to_do(words: str, effect: ir.Effect) -> None:
    more = " Dull it." if words.startswith("selects") else ""
    read = one(f"Choose 1 Forward. Break it. Its controller {words}.{more}", "Summon")
    assert same(read.effects[2], effect)  # type: ignore[attr-defined]


def test_the_controller_discards_what_the_controller_drew() -> None:
    read = last("Choose 1 Forward. Break it. Its controller draws 1 card, then discards 1 card.")
    assert isinstance(read, ir.Then)
    drawn, thrown = read.first, read.then
    assert isinstance(drawn, ir.Draw) and isinstance(thrown, ir.Discard)
    assert same(drawn.player, ITS_CONTROLLER) and same(thrown.player, ITS_CONTROLLER)


def test_the_controller_may_do_it() -> None:
    """Whoever may do it is "you" in what is done."""
    _, _, may = effects("Choose 1 Backup. Break it. Its controller may draw 1 card.")
    assert same(may, ir.May(ir.ControllerOf(IT), ir.Draw(YOU, ir.Num(1))))


def test_its_controller_pays_or_reveals() -> None:
    may = effects("Choose 1 Forward. Its controller may pay 《2》. If they do not, break it.")[1]
    assert isinstance(may, ir.May) and same(may.player, ir.ControllerOf(T1))
    shown = last("Choose 1 Forward. Its controller reveals the top card of their deck.")
    assert isinstance(shown, ir.RevealTop) and same(shown.deck, ir.ControllerOf(T1))


def test_each_player_selects_and_does() -> None:
    every = ir.EachPlayer()
    held = ir.Group(FORWARD, qualifiers=(ir.ControlledBy(every),))
    for text, wanted in (
        (
            "Each player selects up to 2 Forwards they control and activates them.",
            ir.SelectAndActivate(every, ir.Target(ir.Num(2), held, up_to=True, bind="t1")),
        ),
        (
            "Each player selects up to 2 Forwards they control and returns them to their owners' hands.",
            ir.SelectAndPut(every, ir.Target(ir.Num(2), held, up_to=True, bind="t1"), ir.Hand(ir.Owner())),
        ),
        (
            "Each player selects 1 Forward they control and puts it at the bottom of its owner's deck.",
            ir.SelectAndPut(every, ir.Target(ir.Num(1), held, bind="t1"), ir.DeckBottom(ir.Owner())),
        ),
    ):
        assert same(last(text), wanted), text


def test_both_players_do_it() -> None:
    both = ir.EachPlayer()
    assert same(effects("Both players draw 2 cards."), (ir.Draw(both, ir.Num(2)),))
    (discard,) = effects("All players discard 1 Forward from their hand.")
    assert isinstance(discard, ir.Discard)
    assert discard.player == both
    (put,) = effects("Both players remove 1 Forward they control from the game.")
    assert isinstance(put, ir.SelectAndPut)
    assert (put.player, same(put.to, ir.Removed(ir.Owner()))) == (both, True)


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


@pytest.mark.parametrize("hands", ["each player's hand", "both players' hands"])
def test_cards_in_both_hands_are_counted_together_only_for_each(hands: str) -> None:
    dealt = last(f"Choose 1 Forward. Deal it 1000 damage for each card in {hands}.")
    assert dealt.amount.each == ir.CountOf(
        ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(ir.EachPlayer())),)), w=dealt.amount.each.w
    )
    for text in (f"If there are 5 or more cards in {hands}, draw 1 card.", f"Discard 1 card from {hands}."):
        with pytest.raises(TextError):
            last(text)


def test_all_in_each_zone_are_all_in_both() -> None:
    (effect,) = done_as_it_enters("remove all the Monsters in each player's Break Zone from the game.")
    assert isinstance(effect, ir.RemoveFromGame)
    assert isinstance(last("Draw 1 card for each Monster in each player's Break Zone."), ir.Draw)


@pytest.mark.clauses("fftcg-2020", "11.8.7")
@pytest.mark.parametrize(
    ("words", "event"),
    [
        ("At the end of each player's turn", ir.EndOf("turn", EACH_PLAYER)),
        ("At the beginning of each player's turn", ir.BeginningOf("turn", EACH_PLAYER)),
        ("At the beginning of each player's Draw Phase", ir.BeginningOf("draw", EACH_PLAYER)),
        ("At the beginning of each player's Active Phase", ir.BeginningOf("active", EACH_PLAYER)),
        ("At the beginning of each player's End Phase", ir.BeginningOf("end", EACH_PLAYER)),
        ("At the beginning of the End Phase during each player's turn", ir.BeginningOf("end", EACH_PLAYER)),
        ("When a player casts a Summon", ir.PlayerCasts(EACH_PLAYER, SUMMONS)),
        ("When either player receives damage", ir.PlayerReceivesDamage(EACH_PLAYER)),
        ("When a player draws a card outside of their Draw Phase", ir.PlayerDraws(EACH_PLAYER, outside=True)),
    ],
)
def test_that_player(words: str, event: ir.Event) -> None:
    ability = one(f"{words}, that player discards 1 card from their hand.")
    assert same(ability.event, event)  # type: ignore[attr-defined]
    held = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(THAT)),))
    assert same(ability.effects, (ir.Discard(THAT, ir.Num(1), held, bind="t1"),))  # type: ignore[attr-defined]


def test_whose_forwards() -> None:
    chosen = one(
        "At the beginning of each player's Attack Phase, choose 1 Forward that player controls. Dull it."
    ).effects[0]  # type: ignore[attr-defined]
    assert same(chosen.targets[0].group.qualifiers, (ir.ControlledBy(THAT),))


@pytest.mark.clauses("fftcg-2020", "5.2.4.1")
def test_the_name_in_a_quoted_ability_is_the_card_that_gives_it() -> None:
    *_, gain = effects(
        'Choose 1 Forward. It gains "This Forward must block Hild if possible." until the end of the turn.'
    )
    assert isinstance(gain, ir.Gain) and isinstance(gain.gains[0], ir.AbilityGained)
    (rule,) = gain.gains[0].abilities[0].effects  # type: ignore[attr-defined]
    assert rule == ir.Restrict(ir.SelfRef(w=1), ir.MustBlock(ir.Giver(), w=3), ALWAYS)


def test_whom_to_block_behind_if_possible() -> None:
    given = '《1》: Choose 1 Forward. It gains "{}" until the end of the turn.'
    first, behind = "If possible, this Forward must block Hild.", "This Forward must block Hild if possible."
    assert same(last(given.format(first), "Forward"), last(given.format(behind), "Forward"))


def test_whose_ability_was_cancelled() -> None:
    *_, gone = effects(
        "Choose 1 auto-ability. Cancel its effect. If the cancelled ability triggered from a Monster, break that Monster."
    )
    assert isinstance(gone, ir.If)
    whose = ir.SourceOf(T1)
    assert same(gone.condition, ir.Is(whose, ir.Group(ir.TypeIs(("Monster",)))))
    assert same(gone.effect, ir.Break(whose))


def test_the_character_that_used_the_ability() -> None:
    user = ir.SourceOf(T1)
    assert same(last("Choose 1 action ability. Cancel its effect. Break the Character that used it."), ir.Break(user))
    hit = last(
        "When Hild is chosen by your opponent's ability, deal 3000 damage to the Character that used it.", "Forward"
    )
    assert same(hit, ir.DealDamage(ir.SourceOf(ir.Ref(("stack",))), ir.Num(3000)))
    dulled = last("When a Forward opponent controls uses a special ability, dull the Forward that used it.", "Forward")
    assert same(dulled, ir.Dull(ir.Ref(("subject",))))


@pytest.mark.parametrize("said", ["it triggered from", "the auto-ability is of", "it was an auto-ability of"])
def test_whose_ability_was_cancelled_in_other_words(said: str) -> None:
    known = WHOSE.format("the cancelled auto-ability triggered from")
    assert meant(WHOSE.format(said), "Summon") == meant(known, "Summon")


def test_that_card_is_never_the_card_itself() -> None:
    kept = "When Hild enters the field, choose 1 Forward you control. Remove it from the game as long as Hild is on the field."
    for form in ("that card", "that Forward"):
        with pytest.raises(TextError, match="cannot mean the card itself"):
            one(f"When Hild leaves the field, return {form} to the field.", "Forward")
    one(kept, "Forward")


def test_that_forward_is_the_one_just_put_away() -> None:
    text = "When Hild attacks, put the top card of your deck into the Break Zone. If it is a Forward, Hild gains power equal to that Forward's power until the end of the turn."
    gain = meant(text, "Forward").effects[1].effect  # type: ignore[attr-defined]
    assert gain.gains == (ir.PowerUp(ir.PowerOf(T1)),)


def test_what_was_dulled_on_the_way_is_not_asked_about() -> None:
    text = "You may activate 1 Backup you control. When you do so, your opponent puts the top card of their deck into the Break Zone. If it is a Summon, draw 1 card."
    mill, asked = effects(text)[1].effects  # type: ignore[attr-defined]
    assert asked.condition.card.to == (mill.bind,)


@pytest.mark.parametrize("behind", ["", ", then draws 1 card", " and draws 1 card"])
def test_these_cards_are_those_that_were_selected(behind: str) -> None:
    text = (
        f"Your opponent reveals their hand. Select 2 cards in their hand. Your opponent discards these cards{behind}."
    )
    (thrown,) = (each for each in nodes(one(text, "Summon")) if isinstance(each, ir.DiscardCards))
    assert thrown.what.to == ("t2",)  # type: ignore[attr-defined]


@pytest.mark.parametrize("event", ["is blocked", "blocks or is blocked", "attacks or is blocked", "blocks"])
def test_it_is_the_card_itself_where_no_other_was_named(event: str) -> None:
    gained = last(f"When Hild {event}, it gains +1000 power until the end of the turn.", "Forward")
    assert isinstance(gained, ir.Gain) and same(gained.to, ir.Ref(("self",)))


@pytest.mark.parametrize(
    "text",
    [
        "When Hild is blocked, dull it.",
        "When Hild is blocked, deal it 3000 damage.",
        "When Hild blocks, deal it 3000 damage.",
        "When Hild deals damage to a Forward, it gains +1000 power until the end of the turn.",
        "When Hild blocks a Forward, Hild gains +1000 power until the end of the turn. Dull it.",
        "When Hild is blocked by a Forward, dull Hild. Freeze it.",
        "When a Forward you control other than Hild is broken during your turn, Hild gains +2000 power until the end of the turn. Activate it.",
        "During your turn, when a Forward you control attacks, Hild gains +1000 power until the end of the turn. Activate it.",
    ],
)
def test_which_of_two_cards_it_is_may_be_open(text: str) -> None:
    with pytest.raises(TextError, match="could mean the card itself"):
        one(text)


def test_the_other_one_of_a_fight_is_known_by_its_words() -> None:
    other = ir.Ref(("other",))
    dulled, loses = effects(
        "When Hild is blocked, dull the blocking Forward. It loses 2000 power until the end of the turn.", "Forward"
    )
    assert same(dulled, ir.Dull(other)) and isinstance(loses, ir.Lose) and same(loses.to, other)
    assert same(
        last("When Hild is blocked, deal that Forward 2000 damage.", "Forward"), ir.DealDamage(other, ir.Num(2000))
    )


def test_a_condition_about_the_card_itself_leaves_it_open() -> None:
    """What was cast, or came, and the card that the condition names: "it" could be either."""
    for text in (
        "When you cast a Summon, if Hild is removed from the game and a Warp Counter is placed on it, draw 1 card.",
        "When you cast a Summon, if Hild is dull, activate it.",
        "When you cast a Summon, if Hild is in the Break Zone, you may pay 《1》. If you do so, play it onto the field.",
    ):
        assert refused(text, "Forward"), text
    assert not refused("When you cast a Summon, if Hild is dull, activate Hild.", "Forward")


def test_whoever_gives_an_ability_is_named_in_it_nowhere_but_as_whom_to_block() -> None:
    for given in (
        "The Forwards other than Hild you control gain",
        "When Hild enters the field, all the Forwards you control gain",
    ):
        end = " until the end of the turn." if given.startswith("When") else ""
        assert refused(f'{given} "When this Forward attacks, activate Hild."{end}', "Forward")
        assert not refused(f'{given} "When this Forward attacks, draw 1 card."{end}', "Forward")
    become = "Choose 1 Monster. Until the end of the turn, it also becomes a Forward with 7000 power and"
    assert refused(f'{become} "When this Monster attacks, dull Hild."')


@pytest.mark.clauses("fftcg-2020", "11.6.5")
@pytest.mark.parametrize("who", ["Hild", "a Forward you control"])
def test_another_target_for_what_chose_a_card(who: str) -> None:
    text = f"When {who} is chosen by your opponent's Summon, you may choose another Forward to become the new target."
    (may,) = effects(text, "Forward")
    assert same(may, ir.May(YOU, ir.ChangeTarget(ir.Ref(("stack",)), FORWARDS)))


def test_some_of_those_that_were_chosen() -> None:
    """ "Of them" are the chosen ones, where no others were spoken of since."""
    *_, asked = effects("Choose 2 Forwards. Dull them. If at least 1 of them is a {Job Knight} Forward, draw 1 card.")
    assert isinstance(asked, ir.If)
    knights = a_group(FORWARD, adjectives=(ir.JobIs("Knight"),))
    assert same(asked.condition, ir.Compare(ir.CountRef(T1, knights), ir.Num(1), ">="))
    shown = "Your opponent reveals 2 cards from their hand."
    assert refused(f"Choose 2 Forwards. Dull them. {shown} If one of them is a Forward, draw 1 card.")
    assert refused("Choose 1 Forward. If one of them is a Forward, dull it.")


@pytest.mark.parametrize(
    "behind",
    [
        "If you control 3 or more, it gains +3000 power instead.",
        "If you have received 3 points of damage or more, it gains +3000 power instead.",
        "If you have received 3 points of damage or more, it gains Haste.",
        "It gains Haste.",
    ],
)
def test_in_a_later_sentence_it_is_the_card_itself(behind: str) -> None:
    """Never the Knight, for which the sentence before asked."""
    ability = one("If you control a {Job Knight}, Hild gains +1000 power. " + behind)
    given = [each.to for each in nodes(ability) if isinstance(each, ir.Gain)]
    assert same(given[0], ir.SelfRef()) and same(given[1], ir.Ref(("self",)))


@pytest.mark.parametrize(
    "text",
    [
        "If you control a {Job Knight}, Hild gains +1000 power and it gains Haste.",
        "If you control a {Job Knight}, Hild gains +1000 power. If you control a {Job Ninja}, it gains Haste.",
        # the discarded card, or Hild
        "When Hild attacks, discard 1 card. Activate Hild. If it is a Fire card, draw 1 card.",
        "When Hild attacks, discard 1 card. If you discarded a Forward, activate Hild. If it was a Summon, draw 1 card.",
        # what was cast, put or entered, or the Forward that is there still
        "When you cast a Summon, choose 1 Forward. Deal it 3000 damage. If it was Fire, draw 1 card.",
        "When you cast a Summon, choose 1 Forward. Deal it 3000 damage. If its cost was 5 or more, draw 1 card.",
        "When a Forward enters your field, choose 1 Forward opponent controls. Dull it. If it was a Fire Forward, draw 1 card.",
    ],
)
def test_open_which_of_two_cards_is_asked_about(text: str) -> None:
    assert refused(text, "Forward")


def test_what_was_moved_before_is_what_was() -> None:
    for moved in ("Break it.", "Return it to its owner's hand."):
        assert not refused(
            f"When you cast a Summon, choose 1 Forward. {moved} If it was a Fire Forward, draw 1 card.", "Forward"
        )
    assert not refused("When you cast a Summon, choose 1 Forward. If it was dull, deal it 5000 damage.", "Forward")


@pytest.mark.parametrize(
    "text",
    [
        "Draw 1 card and gain 《C》 if you control 3 or more Forwards.",
        "Draw 1 card, then discard 1 card if you control 3 or more Forwards.",
        "Choose 1 Forward. Until the end of the turn, it gains Brave and it gains Haste if you control 3 or more Forwards.",
    ],
)
def test_a_condition_behind_several_instructions(text: str) -> None:
    """Both only then, or the last of them."""
    assert refused(text)
    assert not refused("Draw 1 card if you control 3 or more Forwards.")


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent discards 2 cards. If they can't, draw 1 card.",
        "Put 3 cards in your hand at the bottom of your deck. If you can't, draw 1 card.",
    ],
)
def test_open_whether_a_part_is_enough(text: str) -> None:
    """Who has one card of two discards it (2.3): it was done, and it was not."""
    assert refused(text)
    assert not refused("Your opponent discards 1 card. If they can't, draw 1 card.")
    assert not refused("Your opponent may discard 2 cards. If they don't, draw 1 card.")


@pytest.mark.parametrize("gone", ["put Hild into the Break Zone", "remove Hild from the game"])
def test_what_was_chosen_where_it_lies_is_played_though_the_card_itself_was_put_away(gone: str) -> None:
    played = last(
        f"When Hild enters the field, choose 1 Forward in your Break Zone. You may {gone}. If you do so, play it onto the field.",
        "Forward",
    )
    assert same(played, ir.IfDone(ir.PlayOnto(T1, ir.Owner())))
    for text in (
        f"choose 1 Forward. {gone.capitalize()}. At the end of the turn, play it onto the field.",
        f"choose 1 Forward in your Break Zone. Add it to your hand. {gone.capitalize()}. Play it onto the field.",
    ):
        with pytest.raises(TextError):
            last(f"When Hild enters the field, {text}", "Forward")


@pytest.mark.parametrize(
    "words", ["forms a party with a {Job Knight} and attacks", "and a {Job Knight} form a party and attack"]
)
def test_they_are_those_of_the_party_that_were_named(words: str) -> None:
    (effect,) = meant(f"When Hild {words}, they gain Haste until the end of the turn.").effects  # type: ignore[attr-defined]
    assert effect.to == ir.Ref(("other",))
    assert refused("When Hild forms a party and attacks, they gain Haste until the end of the turn.", "Forward")


MILLED = "put the top card of your deck into the Break Zone."


@pytest.mark.parametrize(
    ("moment", "question"),
    [
        ("When Hild deals damage to a Forward", "it is a Forward"),
        ("When Hild deals damage to a Forward", "that card is a Forward"),
        ("When Hild deals damage to a Forward", "it is a Summon"),
        ("When you cast a Summon", "it is a Summon"),
        ("When you cast a Summon", "it is a Forward of cost 3 or less"),
        ("When a Character enters your field", "it is a Summon"),
    ],
)
def test_what_is_known_of_the_card_of_the_event_is_asked_of_the_other(moment: str, question: str) -> None:
    asked = meant(f"{moment}, {MILLED} If {question}, draw 1 card.").effects[1]  # type: ignore[attr-defined]
    assert asked.condition.card == T1


@pytest.mark.parametrize(
    ("moment", "question"),
    [
        ("When Hild deals damage to a Forward", "it is a Fire Forward"),
        ("When Hild deals damage to a Forward", "it is a Backup"),
        ("When you cast a Summon", "it is a Summon of cost 3 or less"),
        ("When you cast a card", "it is a Summon"),
        ("When a Character enters your field", "it is a Forward"),
    ],
)
def test_what_may_be_asked_of_either_is_open(moment: str, question: str) -> None:
    assert refused(f"{moment}, {MILLED} If {question}, draw 1 card.", "Forward")
