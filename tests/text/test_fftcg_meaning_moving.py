"""What FFTCG sentences mean: cards that are put, played, returned or removed."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    BACKUP,
    BREAK_ZONE,
    DRAW,
    DRAW_1,
    ENTERS,
    FORWARD,
    IT,
    ME,
    MINE,
    ONE,
    OPPONENT,
    SUMMON,
    T1,
    THEIRS,
    YOU,
    a_group,
    done_as_it_enters,
    effects,
    found_nodes,
    last,
    meant,
    one,
    same,
    target,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text
from cardwright.text.walk import nodes

REMOVE_BACKUP = "you may remove 1 Backup you control from the game. "
ELSEWHERE = ir.Removed(ir.EachPlayer())
OWNER = ir.Owner()
HAND_OR_BREAK_ZONE = ir.EitherZone((ir.Hand(YOU), ir.BreakZone(YOU)))
RETURN_ANY = "Return any number of Backups you control to their owners' hands."


def nodes_of(ability: ir.Ability) -> list[ir.Node]:
    from cardwright.text.walk import nodes

    return list(nodes(ability))


def test_what_was_added_and_what_was_removed() -> None:
    *_, draw = effects(
        "Look at the top 3 cards of your deck. Add 1 card among them to your hand and put the rest into the Break Zone. If you"
        " added a Forward to your hand, draw 1 card."
    )
    assert isinstance(draw, ir.If)
    assert same(draw.condition, ir.Is(ir.Ref(("t2",)), ir.Group(FORWARD)))
    *_, draw = effects(
        "Choose 1 card in your opponent's Break Zone. Remove it from the game. If a Summon is removed from the game by this"
        " effect, draw 1 card."
    )
    assert same(draw.condition.left, ir.CountRef(ir.Ref(("t1",)), ir.Group(ir.TypeIs(("Summon",)))))  # type: ignore[attr-defined]


def test_the_other_is_one_of_those_shown_or_one_of_two_that_were_chosen() -> None:
    away = ir.BreakZone(ir.Owner())
    _, both = effects(
        "Look at the top 2 cards of your deck. Add 1 card among them to your hand and put the other into the Break Zone."
    )
    assert same(both.effects[1], ir.PutRest(ir.Ref(("t1",)), away))  # type: ignore[attr-defined]
    _, both = effects("Choose 2 Forwards. Break the first Forward and put the other into the Break Zone.")
    assert same(both.effects[1], ir.PutInto(ir.InOrder(ir.Ref(("t1",)), False), away))  # type: ignore[attr-defined]
    for tail in ("remove the other from the game", "add the other to your hand"):
        _, both = effects(
            f"Look at the top 2 cards of your deck. Put 1 card among them into the Break Zone and {tail}."
        )
        assert isinstance(both.effects[1], ir.PutRest)  # type: ignore[attr-defined]
    _, both = effects(
        "Choose 2 cards in your Break Zone. Remove the first card from the game and add the other to your hand."
    )
    assert same(both.effects[1], ir.ToHand(ir.InOrder(ir.Ref(("t1",)), False), YOU, "add"))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("verb", "rule"),
    [("put into the Break Zone", ir.CannotBePut), ("removed from the game", ir.CannotBeRemoved), ("Frozen", ir.CannotBeFrozen)],
)  # fmt: skip
@pytest.mark.parametrize(
    ("effects_of", "kinds"),
    [("Summons", ("summon",)), ("abilities", ("ability",)), ("Summons or abilities", ("summon", "ability"))],
)
def test_by_what_nothing_is_done_to_it(verb: str, rule: type[ir.Rule], effects_of: str, kinds: tuple[str, ...]) -> None:
    said = one(f"Hild cannot be {verb} by your opponent's {effects_of}.").effects[0].rule
    assert (type(said), said.by, said.kinds) == (rule, ir.Opponent(), kinds)


def test_a_chosen_card_goes_to_the_damage_zone() -> None:
    text = "Choose 1 card in your Break Zone. Put it into the Damage Zone (Its EX Burst effect will not trigger)."
    assert same(last(text), ir.PutInto(T1, ir.DamageZone(YOU)))


def test_hand_or_break_zone_as_one() -> None:
    for places, zone in (
        ("your hand or Break Zone", HAND_OR_BREAK_ZONE),
        ("your Break Zone or hand", ir.EitherZone((ir.BreakZone(YOU), ir.Hand(YOU)))),
    ):
        target = ir.Target(ir.Num(1), ir.Group(FORWARD), bind="t1")
        for dull, words in ((False, "the field"), (True, "the field dull")):
            assert same(last(f"Play 1 Forward from {places} onto {words}."), ir.PlayFrom(YOU, target, zone, dull))
        summon = ir.Target(ir.Num(1), ir.Group(ir.TypeIs(("Summon",))), bind="t1")
        assert same(last(f"Cast 1 Summon from {places} without paying the cost."), ir.CastFrom(YOU, summon, zone)), (
            places
        )
        kind = ir.Group(FORWARD, qualifiers=(ir.InZone(zone),))
        removed = ir.SelectAndPut(YOU, ir.Target(ir.Num(1), kind, bind="t1"), ir.Removed(ir.Owner()))
        assert same(last(f"Remove 1 Forward in {places} from the game."), removed)


@pytest.mark.parametrize(
    ("words", "happening"),
    [
        ("a card leaves your Break Zone", ir.LeavesBreakZone(YOU)),
        ("1 or more cards leave your opponent's Break Zone", ir.LeavesBreakZone(OPPONENT)),
        ("a Summon is removed from the game from your Break Zone", ir.RemovedFromGame("your_break_zone")),
        (
            "Hild enters the field due to an ability of a {Job Knight}",
            ir.EntersField(ir.AnyPlayer(), "ability", ir.OneSubject(ir.Group(ir.JobIs("Knight")))),
        ),
        ("a Forward enters your field due to Hild's ability", ir.EntersField(YOU, "ability", ME)),
    ],
)
def test_moves_that_are_waited_for(words: str, happening: ir.Event) -> None:
    tagged = words.replace("{", "[[i]]").replace("}", "[[/]]")
    event = one(f"When {tagged}, draw 1 card.").event  # type: ignore[attr-defined]
    assert same(event.happenings, (happening,))


def test_a_whole_hand_goes_under_the_deck() -> None:
    both = last("Each player puts their hand at the bottom of their deck in any order, then draws 2 cards.")
    assert isinstance(both, ir.Then)
    hand = ir.All(ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(ir.EachPlayer())),)), bind="t1")
    assert same(both.first, ir.PlayerPuts(ir.EachPlayer(), hand, ir.DeckBottom(ir.Owner())))


@pytest.mark.parametrize("deck", ["its owner's deck", "their deck", "his/her deck"])
def test_an_opponent_puts_it_under_the_deck(deck: str) -> None:
    effect = last(f"Choose 1 Forward opponent controls. Your opponent puts it at the bottom of {deck}.")
    assert same(effect, ir.PlayerPuts(OPPONENT, T1, ir.DeckBottom(OWNER)))


def test_an_opponent_may_put_it_into_the_break_zone() -> None:
    text = "Choose 1 Forward opponent controls. Your opponent may put it into the Break Zone. If your opponent doesn't do so, draw 1 card."
    ability = meant(text, "Summon")
    assert isinstance(ability, ir.SummonEffect)
    _, may, otherwise = ability.effects
    assert same(may, ir.May(OPPONENT, ir.PlayerPuts(OPPONENT, T1, BREAK_ZONE)))
    assert same(otherwise, ir.IfNotDone(DRAW))


def test_each_player_returns_all() -> None:
    made = last("Each player returns all the Monsters they control to their owners' hands.")
    assert isinstance(made, ir.PlayerPuts) and isinstance(made.what, ir.All)
    assert same(made.to, ir.Hand(ir.Owner())) and made.player == ir.EachPlayer()


def test_another_player_moves_what_is_spoken_of() -> None:
    choose = "Choose 1 Forward opponent controls. "
    for words, to in (
        ("puts it on top of its owner's deck", ir.DeckTop(OWNER)),
        ("puts it on the top or bottom of its owner's deck", ir.DeckTopOrBottom(OWNER)),
        ("returns it to its owner's hand", ir.Hand(OWNER)),
        ("removes it from the game", ir.Removed(OWNER)),
    ):
        _, put = effects(f"{choose}Your opponent {words}.")
        assert same(put, ir.PlayerPuts(OPPONENT, IT, to)), words
    _, played = effects(
        "Your opponent selects 1 Forward in their Break Zone. Your opponent plays it onto the field dull."
    )
    assert same(played, ir.PlayOnto(IT, OPPONENT, dull=True))
    _, added = effects("Each player selects 1 Forward in their Break Zone. Each player adds it to his/her hand.")
    assert same(added, ir.ToHand(IT, ir.EachPlayer(), "add"))


@pytest.mark.parametrize(
    "state", ["there are no Ice Counters on Hild", "Hild has no Ice Counters on it", "Hild is dull"]
)
def test_it_is_the_card_that_the_condition_speaks_of(state: str) -> None:
    ability = one(f"If {state}, put it into the Break Zone.")
    effect = ability.effects[0].effect
    assert (type(effect.rule), effect.what.to) == (ir.PutAway, ("self",))


@pytest.mark.parametrize("verb", ["Put", "Place", "Return"])
@pytest.mark.parametrize(
    ("place", "to"),
    [("on the bottom of", ir.DeckBottom), ("to the bottom of", ir.DeckBottom), ("on the top of", ir.DeckTop)],
)
def test_ends_of_decks(verb: str, place: str, to: type[ir.DeckBottom]) -> None:
    one_card = last(f"Choose 1 Forward. {verb} it {place} its owner's deck.")
    assert same(one_card, ir.PutInto(T1, to(ir.Owner())))
    for order in ("", " in any order"):
        many = last(f"{verb} all the Forwards {place} their owners' decks{order}.")
        assert same(many, ir.PutInto(ir.All(ir.Group(FORWARD), bind="t1"), to(ir.Owner())))


@pytest.mark.parametrize(
    ("words", "group", "most"),
    [
        ("up to 2 Forwards with a total cost of 5 or less in your Break Zone",
         ir.Group(FORWARD, qualifiers=(ir.InZone(ir.BreakZone(YOU)),)), {"most_cost": ir.Num(5)}),
        ("up to 2 Forwards with a total power of 9000 or less opponent controls",
         ir.Group(FORWARD, qualifiers=(THEIRS,)), {"most_power": ir.Num(9000)}),
        ("up to 2 Forwards with a total cost of 5 or less you control",
         ir.Group(FORWARD, qualifiers=(MINE,)), {"most_cost": ir.Num(5)}),
    ],
)  # fmt: skip
def test_a_total_in_front_of_where_the_cards_are(words: str, group: ir.Group, most: dict[str, ir.Amount]) -> None:
    made = effects(f"Choose {words}. Put them into the Break Zone.")[0]
    target = ir.Target(ir.Num(2), group, up_to=True, bind="t1", **most)  # type: ignore[arg-type]
    assert same(made, ir.Choose((target,), YOU))


def test_put_away_as_before() -> None:
    known = (
        "Choose up to 2 Forwards opponent controls with a total power of 9000 or less. Put them into the Break Zone."
    )
    words = (
        "Choose up to 2 Forwards with a total power of 9000 or less opponent controls. Put them into the Break Zone."
    )
    assert same(meant(words, "Summon"), meant(known, "Summon"))
    assert effects(words)[1] == ir.PutInto(ir.Ref(("t1",), w=1), BREAK_ZONE)


def test_on_top_of_a_deck() -> None:
    effect = last("Choose 1 card in your Break Zone. Place it on top of your deck.")
    assert same(effect, ir.PutInto(T1, ir.DeckTop(YOU)))
    for deck in ("his/her deck", "their deck", "your opponent's deck"):
        text = "Choose up to 3 cards in your opponent's Break Zone. "
        effect = last(f"{text}Place them at the bottom of {deck} in any order.")
        assert same(effect, ir.PutInto(T1, ir.DeckBottom(OPPONENT)))
        effect = last(f"{text}Put them on top of {deck} in any order.")
        assert same(effect, ir.PutInto(T1, ir.DeckTop(OPPONENT)))


@pytest.mark.parametrize(
    ("words", "form", "group", "compare"),
    [
        ("2 Characters are removed from the game by this effect", "removed", ir.Group(ir.IsCharacter()), "="),
        ("you removed 2 or more Forwards this way", "removed", ir.Group(FORWARD), ">="),
    ],
)
def test_how_many_of_which_were_removed(words: str, form: str, group: ir.Group, compare: str) -> None:
    text = "Choose up to 2 cards in your opponent's Break Zone. Remove them from the game. "
    *_, drawn = effects(f"{text}If {words}, draw 1 card.")
    assert isinstance(drawn, ir.If)
    assert same(drawn.condition, ir.Compare(ir.CountRef(ir.Ref(("t1",)), group), ir.Num(2), compare))
    with pytest.raises(TextError, match=f"nothing was {form} before"):
        compile_text("fftcg", f"Draw 1 card. If {words}, draw 1 card.", name="Hild", card_type="Summon")


def test_what_the_removed_cards_are() -> None:
    text = f"{ENTERS}choose 4 cards in your Break Zone. Remove them from the game. If there are 3 or more Forwards among cards removed by"
    effect = meant(f"{text} this effect, {DRAW_1}").effects[-1]  # type: ignore[attr-defined]
    assert effect.condition == ir.Compare(ir.CountRef(ir.Ref(("t1",)), ir.Group(FORWARD)), ir.Num(3), ">=")


@pytest.mark.parametrize(
    ("words", "many"),
    [
        (ENTERS + REMOVE_BACKUP + "If you do so, play it onto the field.", 1),
        (ENTERS + REMOVE_BACKUP + "At the end of the turn, play it onto the field.", 1),
        (ENTERS + REMOVE_BACKUP + "If you do so, at the end of the turn, play it onto the field.", 1),
        ("When Hild attacks, you may remove 2 Backups you control from the game. If you do so, play them onto the field.", 2),
    ],
)  # fmt: skip
def test_what_left_the_field_comes_back(words: str, many: int) -> None:
    played = [each for each in nodes_of(one(words)) if isinstance(each, ir.PlayOnto)]
    assert [each.what for each in played] == [ir.Ref(("t1",), w=many - 1)]


@pytest.mark.parametrize("end", ["", " (This effect does not end at the end of the turn.)"])
def test_for_each_card_and_without_end(end: str) -> None:
    _, gain = effects(
        "When Hild attacks, remove up to 2 Ice cards in your Break Zone from the game. "
        f"For each card removed this way, Hild gains +2000 power.{end}",
        "Forward",
    )
    assert isinstance(gain, ir.Gain) and isinstance(gain.duration, ir.Permanent)
    assert isinstance(gain.gains[0], ir.PowerUp) and isinstance(gain.gains[0].amount, ir.PerEach)


def test_all_that_are_removed_are_counted_where_none_is_removed_here() -> None:
    drawn = last("When Hild enters the field, draw 1 card for each Summon removed from the game.", "Forward")
    assert drawn.count.each.group.qualifiers == (ir.InZone(ir.Removed(ir.EachPlayer())),)  # type: ignore[attr-defined]


def test_cards_that_anybody_has_out_of_the_game() -> None:
    (asked,) = found_nodes("If there are 4 or more cards removed from the game, Hild gains Haste.", ir.Exists)
    assert not any(isinstance(each, ir.OwnedBy) for each in asked.group.qualifiers)


@pytest.mark.parametrize(
    "words",
    [
        "Once per turn, you can cast a Summon removed by Hild's abilities at any time you could normally cast it.",
        "Once per turn, you may cast 1 Summon removed by Hild's ability.",
        "You can cast 1 Summon removed by Hild's ability once per turn.",
    ],
)
def test_once_per_turn_from_what_was_removed(words: str) -> None:
    (held,) = effects(words, "Forward")
    removed = ir.Group(SUMMON, qualifiers=(ir.RemovedBy(ME, ELSEWHERE),))
    assert same(held, ir.MayCast(YOU, removed, times=1))


def test_costs_instead_and_what_was_removed() -> None:
    (held,) = effects("You can discard 2 Summons to cast Hild.", "Forward")
    pay = ir.PayDiscard(ir.Num(2), ir.Group(ir.TypeIs(("Summon",))))
    assert same(held, ir.AlternativeCost(ME, ir.Cost(actions=(pay,))))
    (back,) = effects(
        "When Hild leaves the field, return the cards removed by Hild's ability to their owners' hands.", "Forward"
    )
    removed = ir.Group(ir.IsCard(), qualifiers=(ir.RemovedBy(ME, ir.Removed(ir.EachPlayer())),))
    assert same(back.what.group, removed)  # type: ignore[attr-defined]
    (cast,) = effects("You can cast Summons removed by Hild's abilities.", "Forward")
    assert isinstance(cast, ir.MayCast)


@pytest.mark.parametrize("word", ["ability", "abilities"])
def test_what_its_own_ability_removed(word: str) -> None:
    long, short = (
        meant(f"《1》: Choose 1 Summon removed {words}by Hild's {word}. Add it to your hand.")
        for words in ("from the game ", "")
    )
    assert same(long, short)


@pytest.mark.parametrize("kind", ["card", "Forward"])
def test_what_was_removed_returns_to_the_field(kind: str) -> None:
    removed = f"the {kind} removed by Hild's ability"
    played = meant(f"When Hild leaves the field, play {removed} onto the field.")
    assert meant(f"When Hild leaves the field, return {removed} to the field.") == played


def test_one_of_the_cards_that_it_removed() -> None:
    (add,) = one("When Hild leaves the field, add 1 Summon removed by Hild's ability to your hand.").effects  # type: ignore[attr-defined]
    assert isinstance(add, ir.SelectAndPut)
    away = ir.RemovedBy(ME, ir.Removed(ir.EachPlayer()))
    assert same(add.target.group, ir.Group(ir.TypeIs(("Summon",)), qualifiers=(away,)))
    assert same(add.to, ir.Hand(YOU))


def test_what_an_ability_removed_comes_back() -> None:
    (back,) = effects(
        "When Hild leaves the field, return the Forward removed by Hild's ability to its owner's hand.", "Forward"
    )
    assert isinstance(back, ir.ToHand)
    assert isinstance(back.what, ir.All)
    assert isinstance(back.what.group.qualifiers[0], ir.RemovedBy)


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("Return up to 2 Backups you control to their owner's hand.", "Return up to 2 Backups you control to their owners' hands."),
        ("Put 2 Forwards you control at the bottom of their owner's deck.",
         "Put 2 Forwards you control at the bottom of their owners' decks."),
        ("Your opponent returns 2 Backups they control to their owner's hand.",
         "Your opponent returns 2 Backups they control to their owners' hands."),
    ],
)  # fmt: skip
def test_cards_of_one_owner(words: str, known: str) -> None:
    assert meant(words, "Summon") == meant(known, "Summon")


def test_cards_that_are_put_at_an_end_of_their_owners_decks() -> None:
    one_card = ir.Target(ir.Num(1), ir.Group(FORWARD, qualifiers=(MINE,)), bind="t1")
    put = last("《1》: Put 1 Forward you control at the bottom of its owner's deck.", "Forward")
    assert same(put, ir.SelectAndPut(YOU, one_card, ir.DeckBottom(ir.Owner())))
    some = ir.Target(ir.Num(2), ir.Group(FORWARD, qualifiers=(MINE,)), up_to=True, bind="t1")
    put = last("《1》: Return up to 2 Forwards you control to the top of their owners' decks.", "Forward")
    assert same(put, ir.SelectAndPut(YOU, some, ir.DeckTop(ir.Owner())))


def test_a_card_from_the_break_zone_comes_back_to_the_hand() -> None:
    (back,) = effects("Return 1 Forward from your Break Zone to your hand.")
    assert isinstance(back, ir.SelectAndPut)
    assert same(back.target.group, ir.Group(FORWARD, qualifiers=(ir.InZone(ir.BreakZone(YOU)),)))
    assert same(back.to, ir.Hand(YOU))


@pytest.mark.parametrize("words", ["returned", "returned this way", "you returned", "returned by this effect"])
def test_as_many_as_were_returned(words: str) -> None:
    moved, drawn = effects(f"{RETURN_ANY} Draw 1 card for each Backup {words}.")
    target = ir.Target(ir.Num(0), ir.Group(BACKUP, qualifiers=(MINE,)), any_number=True, bind="t1")
    assert same(moved, ir.SelectAndPut(YOU, target, ir.Hand(ir.Owner())))
    (counted,) = (
        [node for node in (drawn.count.of, drawn.count.each) if isinstance(node, ir.CountRef)]
        if hasattr(drawn.count, "of")
        else [  # type: ignore[attr-defined]
            node
            for node in (getattr(drawn.count, name) for name in drawn.count.__struct_fields__)
            if isinstance(node, ir.CountRef)  # type: ignore[attr-defined]
        ]
    )
    assert same(counted.cards, T1)


@pytest.mark.parametrize(("count", "up_to"), [("2", False), ("up to 3", True)])
def test_several_cards_are_returned_to_the_hands_of_their_owners(count: str, up_to: bool) -> None:
    ability = one(
        f"When Hild attacks, you may return {count} Backups you control to their owners' hands. When you do so, draw 1 card."
    )
    (put,) = (each for each in nodes(ability) if isinstance(each, ir.SelectAndPut))
    backups = ir.Target(ir.Num(3 if up_to else 2), ir.Group(BACKUP, (), (MINE,)), up_to=up_to, bind="t1")
    assert same(put, ir.SelectAndPut(YOU, backups, ir.Hand(OWNER)))
    (theirs,) = effects("Your opponent returns 2 Forwards they control to their owners' hands.")
    assert isinstance(theirs, ir.SelectAndPut)
    assert (theirs.player, theirs.to) == (OPPONENT, ir.Hand(OWNER))


@pytest.mark.parametrize(("end", "to"), [("at the bottom of", ir.DeckBottom), ("on top of", ir.DeckTop)])
def test_drawn_and_put_back(end: str, to: type[ir.Zone]) -> None:
    put = last(f"Your opponent draws 2 cards, then puts 1 card from their hand {end} their deck.")
    held = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(OPPONENT)),))
    target = ir.Target(ONE, held, bind="t1")
    assert same(
        put,
        ir.Then(ir.Draw(OPPONENT, ir.Num(2)), ir.SelectAndPut(OPPONENT, target, to(ir.Owner()))),  # type: ignore[call-arg]
    )


def test_a_player_puts_away_what_that_player_selects() -> None:
    for words, to in (
        ("puts it at the bottom of its owner's deck", ir.DeckBottom(OWNER)),
        ("puts it on top of their deck", ir.DeckTop(OWNER)),
    ):
        (put,) = effects(f"Your opponent selects 1 Forward they control and {words}.")
        target = ir.Target(ir.Num(1), ir.Group(FORWARD, qualifiers=(THEIRS,)), bind="t1")
        assert same(put, ir.SelectAndPut(OPPONENT, target, to)), words


def test_as_many_are_drawn_as_were_returned() -> None:
    first, drawn = effects(
        "Return any number of Backups you control to their owners' hands. Draw as many cards as you returned."
    )
    assert same(drawn, ir.Draw(YOU, ir.CountRef(ir.Ref((first.target.bind,)))))  # type: ignore[attr-defined]


def test_what_a_card_was() -> None:
    read = last("Choose 1 Monster. Return it to its owner's hand. If its cost was 4 or more, draw 1 card.")
    assert isinstance(read, ir.If) and same(read.condition, ir.Compare(ir.CostOf(T1), ir.Num(4), ">="))
    read = last("Choose 1 Forward. Return it to its owner's hand. If it was an Ice Forward, draw 1 card.")
    ice = ir.Group(FORWARD, (ir.ElementIs(("Ice",)),))
    assert isinstance(read, ir.If) and same(read.condition, ir.Is(T1, ice))


def test_a_summon_of_itself() -> None:
    instead = "instead of putting it in the Break Zone"
    back = ir.ToHand(ME, ir.Owner(), verb="return")
    assert same(last(f"Draw 1 card. Return Hild to its owner's hand {instead}."), back)
    assert same(last(f"Draw 1 card. Return Hild to your hand {instead}."), back)
    away = ir.RemoveFromGame(ME, ir.Permanent())
    assert same(last(f"Draw 1 card. Remove Hild from the game {instead}."), away)


@pytest.mark.parametrize(
    ("words", "trait"),
    [
        (" each with a different cost in your Break Zone", "cost"),
        (", each of a different cost, in your Break Zone", "cost"),
        (", each with a different Element, in your Break Zone", "element"),
        (" each of a different name in your Break Zone", "name"),
    ],
)
def test_each_differs_from_the_others_where_they_lie(words: str, trait: str) -> None:
    (choose, _) = effects(f"Choose up to 3 Forwards{words}. Add them to your hand.")
    assert isinstance(choose, ir.Choose)
    (target,) = choose.targets
    assert (target.different, target.up_to) == (trait, True)
    assert same(target.group, ir.Group(FORWARD, (), (ir.InZone(ir.BreakZone(YOU)),)))


@pytest.mark.parametrize(
    ("words", "trait"),
    [("with different costs", "cost"), ("of different names", "name"), ("with different Elements", "element")],
)
def test_differing_cards_of_a_zone(words: str, trait: str) -> None:
    chosen, *_ = effects(f"Choose up to 3 Forwards {words} in your Break Zone. Add them to your hand.")
    (target,) = chosen.targets
    assert target.different == trait
    assert same(target.group.noun, FORWARD)
    assert target.group.qualifiers == (ir.InZone(ir.BreakZone(YOU)),)


def test_the_card_itself_and_others() -> None:
    for words, itself, to in (
        ("put Hild and 1 Backup you control into the Break Zone", ir.PutInto(ME, BREAK_ZONE), BREAK_ZONE),
        (
            "remove Hild and 1 Backup you control from the game",
            ir.RemoveFromGame(ME, ir.Permanent()),
            ir.Removed(OWNER),
        ),
        ("return Hild and 1 Backup you control to their owners' hands", ir.ToHand(ME, OWNER, "return"), ir.Hand(OWNER)),
    ):
        offer, _ = done_as_it_enters(f"you may {words}. When you do so, draw 1 card.")
        one_backup = ir.SelectAndPut(YOU, target(1, a_group(BACKUP, MINE)), to)
        assert same(offer, ir.May(YOU, ir.Both((itself, one_backup)))), words
