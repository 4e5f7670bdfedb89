"""Action abilities (11.6) and special abilities (11.7): every rule is shown with both kinds; HARD.md H4.2."""

from __future__ import annotations

import pytest
from board import FIELD, HAND, Board, choose, it
from helpers import Position
from test_statics import under

from cardwright.games.common.zones import BREAK_ZONE
from cardwright.kernel.decisions import Answer
from cardwright.kernel.view import view
from cardwright.text import ir

KINDS = ["action", "special"]
both = pytest.mark.parametrize("kind", KINDS)


def ability(kind: str, cost: str, effect: str) -> str:
    """The text of an ability; a special one has a name and asks for a namesake besides."""
    text = f"{cost or '《0》'}: {effect}" if kind == "action" else f"[[s]]Feat[[/]] 《S》{cost}: {effect}"
    return text.replace('"', '\\"')


def position(kind: str, cost: str, effect: str, *, type: str = "Backup", more: str = "", **given: str) -> Position:
    """Adept, who has the ability, and what else is given: lines of cards, A and B as lists of entries."""
    power = ", power: 5000" if type == "Forward" else ""
    text = ability(kind, cost, effect) + more
    hand = ", ".join(filter(None, ["Adept" if kind == "special" else "", given.get("hand", "")]))
    return Position(f"""
cards:
  Adept: {{type: {type}, elements: [Fire], cost: 2{power}, generic: true, text: "{text}"}}
  Clerk: {{type: Backup, elements: [Fire], cost: 1, generic: true, text: ""}}
  Flame: {{type: Forward, elements: [Fire], cost: 1, power: 1000, generic: true, text: ""}}
  Oak: {{type: Forward, elements: [Earth], cost: 2, power: 9000, generic: true, text: ""}}
  Imp: {{type: Monster, elements: [Wind], cost: 1, generic: true, text: ""}}
  Insight: {{type: Summon, elements: [Water], cost: 0, text: "Draw 1 card."}}
  Return: {{type: Summon, elements: [Wind], cost: 0, text: "Choose 1 Character. Return it to its owner's hand."}}
  Charm: {{type: Summon, elements: [Wind], cost: 0, text: "Choose 1 Character opponent controls. You gain control of it."}}
{given.get("cards", "")}
players:
  A: {{field: [{given.get("adept", "Adept")}, {given.get("field", "")}], hand: [{hand}]}}
  B: {{field: [{given.get("foes", "")}], hand: [{given.get("their_hand", "")}]}}
""")


USE = ("use", 0, 0)


def begin(table: Position, *answers: Answer) -> Position:
    """Adept's ability is used with these declarations; its namesake is named where one is due."""
    table.answer(USE, *answers)
    if table.asked.reason == "cost" and table.asked.clause == "11.7.1":
        table.answer((table.id("A:Adept#2"),))
    return table


def cp(table: Position, how: str, name: str) -> tuple[object, ...]:
    return next(o for o in table.asked.options or () if o[0] == how and o[1] == table.id(name))


def usable(table: Position) -> bool:
    return ("use", 0, 0) in table.match.acts()


@both
@pytest.mark.clauses("fftcg-2020", "11.6.2.1", "11.7.2.1", "11.7.1")
def test_all_before_the_colon_is_paid_exactly_but_for_one_cp_of_a_discarded_card(kind: str) -> None:
    table = position(kind, "《1》《ダル》", "Draw 1 card.", field="Clerk, Clerk", hand="Flame, Flame")
    begin(table)
    clerks = cp(table, "dull", "A:Clerk#1"), cp(table, "dull", "A:Clerk#2")
    flames = cp(table, "discard", "A:Flame#1"), cp(table, "discard", "A:Flame#2")
    assert not any(o[1] == 0 for o in table.asked.options or ())  # it becomes dull itself, and gives no CP besides
    assert table.refuses(()) == "11.2.1.1, 5.2.1.2"
    for wrong in (clerks, flames, (clerks[0], flames[0])):
        assert table.refuses(wrong) == "5.2.1.3.1, 11.2.1.1"
    table.answer((flames[0],))
    assert table.obj("A:Adept#1").dull
    table.play("[resolve: 1]").expect("'A:Clerk#1': {state: active}, 'A:Adept#1': {state: dull}")
    assert len(table.match.state.zones[0][HAND]) == 2  # the other Flame and what was drawn


@both
@pytest.mark.clauses("fftcg-2020", "11.6.2.1", "11.7.2.1")
def test_a_dull_card_cannot_pay_with_the_dull_icon(kind: str) -> None:
    dull = position(kind, "《ダル》", "Draw 1 card.", adept="{card: Adept, state: dull}")
    assert not usable(dull)
    assert dull.refuses(USE).startswith("11.6.2" if kind == "action" else "11.7.2")


@both
@pytest.mark.parametrize(
    ("type", "more", "free"),
    [
        ("Forward", "", False),
        ("Backup", "", False),
        ("Forward", "[[br]]Haste", True),
        ("Backup", "[[br]]Haste", True),
        ("Monster", "", True),
    ],
)
@pytest.mark.clauses("fftcg-2020", "11.6.2.2", "11.7.2.2", "15.2.2.3")
def test_the_dull_icon_asks_for_control_since_the_turn_began_haste_or_a_monster(
    kind: str, type: str, more: str, free: bool
) -> None:
    fresh = position(kind, "《ダル》", "Draw 1 card.", type=type, more=more, adept="{card: Adept, entered: this_turn}")
    assert usable(fresh) is free
    if not free:
        assert fresh.refuses(USE) == ("11.6.2.2" if kind == "action" else "11.7.2.2")
        fresh.play("[to: A.main1]")  # from the next turn on it is there since the beginning
        assert usable(fresh)


@both
@pytest.mark.parametrize(
    ("said", "kinds"), [("action", ["action"]), ("special", ["special"]), ("special or action", ["action", "special"])]
)
@pytest.mark.clauses("fftcg-2020", "11.5.2", "11.6.2.2", "11.7.2.2")
def test_a_text_lets_abilities_of_the_kind_that_it_names_be_used_as_with_haste(
    kind: str, said: str, kinds: list[str]
) -> None:
    more = f"[[br]]Adept can use {said} abilities with 《ダル》 in the cost as though it had Haste."
    fresh = position(kind, "《ダル》", "Draw 1 card.", more=more, adept="{card: Adept, entered: this_turn}")
    assert usable(fresh) is (kind in kinds)
    if kind not in kinds:
        assert fresh.refuses(USE) == ("11.6.2.2" if kind == "action" else "11.7.2.2")


@both
@pytest.mark.clauses("fftcg-2020", "11.6.2.2", "11.7.2.2")
def test_a_monster_that_is_a_forward_now_has_to_wait_like_a_forward(kind: str) -> None:
    more = "[[br]]《0》: Until the end of the turn, Adept also becomes a Forward with 5000 power."
    table = position(
        kind, "《ダル》", "Draw 1 card.", type="Monster", more=more, adept="{card: Adept, entered: this_turn}"
    )
    assert usable(table)
    table.answer(("use", 0, 1)).play("[resolve: 1]").expect("'A:Adept#1': {type: [Monster, Forward]}")
    assert table.refuses(USE) == ("11.6.2.2" if kind == "action" else "11.7.2.2")


@both
@pytest.mark.clauses("fftcg-2020", "11.6.2.2", "11.7.2.2")
def test_control_that_changed_this_turn_is_not_control_since_the_beginning(kind: str) -> None:
    table = position(kind, "《ダル》", "Draw 1 card.", foes="Oak", their_hand="Charm")
    table.play("[B: {cast: Charm, targets: ['A:Adept#1']}, resolve: 1, to: B.main1]")
    stolen = table.match.copy()
    assert stolen.state.objects[0].controller == 1
    if kind == "action":
        assert ("use", 0, 0) in stolen.acts()
    now = position(kind, "《ダル》", "Draw 1 card.", foes="", their_hand="")
    twin = position(kind, "《ダル》", "Draw 1 card.", foes="Adept", hand="Charm, Adept", adept="Clerk")
    twin.play("[A: {cast: Charm, targets: ['B:Adept']}, resolve: 1]")
    theirs = twin.id("B:Adept#1")
    assert twin.match.state.objects[theirs].controller == 0
    assert twin.refuses(("use", theirs, 0)) == ("11.6.2.2" if kind == "action" else "11.7.2.2")
    assert usable(now)


@both
@pytest.mark.parametrize("cost", ["put 1 Forward into the Break Zone", "dull 1 active Forward"])
@pytest.mark.clauses("fftcg-2020", "11.6.2.3", "11.7.2.3")
def test_characters_that_are_put_away_or_dulled_as_a_cost_are_ones_own(kind: str, cost: str) -> None:
    price = f"《0》, {cost}" if kind == "action" else f", {cost}"
    without = position(kind, price, "Draw 1 card.", foes="Oak")
    assert not usable(without)
    assert without.refuses(USE) == ("11.6.10, 11.6.2.3" if kind == "action" else "11.7.10, 11.7.2.3")
    table = position(kind, price, "Draw 1 card.", foes="Oak", field="Oak, Flame")
    begin(table)
    assert table.asked.options == (table.id("A:Oak#1"), table.id("A:Flame#1"))
    assert table.refuses((table.id("B:Oak#1"),)) != ""
    table.answer((table.id("A:Flame#1"),)).expect("stack: [Adept], B.field: [Oak], 'B:Oak': {state: active}")


ANYBODY = ir.EachPlayer()
A_FORWARD = ir.Group(noun=ir.TypeIs(types=("Forward",)))
ONE = ir.Num(value=1)


@both
@pytest.mark.parametrize(
    ("rule", "item"),
    [
        (ir.CannotBeReturned(by=ANYBODY), ir.PayReturn(count=ONE, group=A_FORWARD)),
        (ir.CannotBeRemoved(by=ANYBODY), ir.PayRemove(count=ONE, group=A_FORWARD)),
    ],
)
@pytest.mark.clauses("fftcg-2020", "11.6.2.4", "11.7.2.4")
def test_what_cannot_be_returned_or_removed_is_not_as_a_cost_either(
    kind: str, rule: ir.Rule, item: ir.CostItem
) -> None:
    for bound in (True, False):
        board = Board()
        effects = (ir.Draw(player=ir.You(), count=ONE),)
        feat: ir.Ability = ir.ActionAbility(cost=ir.Cost(actions=(item,)), effects=effects)
        if kind == "special":
            cost = ir.Cost(icons=(ir.SpecialIcon(),), actions=(item,))
            feat = ir.SpecialAbility(name="Feat", cost=cost, effects=effects)
        adept = board.put(0, FIELD, "Adept", feat, type="Backup")
        board.put(0, HAND, "Adept", feat, type="Backup")
        board.put(0, FIELD, "Rooted", *([under(rule)] if bound else []))
        assert (("use", adept, 0) in board.start().match.acts()) is not bound


@both
@pytest.mark.clauses("fftcg-2020", "11.6.3", "11.7.3", "14.1", "14.2", "14.4")
def test_an_ability_that_is_not_paid_for_was_never_used(kind: str) -> None:
    table = position(kind, "《2》", "Choose 1 Forward. Break it.", field="Clerk", hand="Flame", foes="Oak, Oak")
    before = table.match.fingerprint()
    begin(table, (table.id("B:Oak#1"),))
    assert table.asked.reason == "payment"
    assert table.refuses((cp(table, "dull", "A:Clerk"),)) == "11.2.1.1, 5.2.1.2"
    table.match.cancel()
    assert table.match.fingerprint() == before
    table.expect("decision: {player: A, kind: act}, stack: [], 'A:Clerk': {state: active}")


@both
@pytest.mark.clauses("fftcg-2020", "11.6.3.a", "11.7.3.a")
def test_what_was_declared_for_an_ability_stays_declared(kind: str) -> None:
    table = position(kind, "《1》", "Choose 1 Forward. Break it.", field="Clerk", hand="Flame", foes="Oak, Oak")
    one, two = table.id("B:Oak#1"), table.id("B:Oak#2")
    begin(table, (one,))
    assert table.refuses((two,)) != ""
    table.answer((cp(table, "dull", "A:Clerk"),))
    assert table.asked.kind == "act"
    assert table.refuses((("discard", table.id("Flame"), "Fire"),)) != ""  # paid is paid
    table.play("[resolve: 1]")
    assert table.match.state.objects[one].zone == BREAK_ZONE and table.match.state.objects[two].zone == FIELD


@both
@pytest.mark.clauses("fftcg-2020", "11.6.4", "11.7.4", "11.5.5", "11.11.10")
def test_an_ability_on_the_stack_is_text_of_its_user_and_outlives_its_card(kind: str) -> None:
    table = position(kind, "", "Draw 1 card.", their_hand="Return")
    begin(table)
    [item] = table.match.state.stack
    assert (item.kind, item.controller, item.source[0]) == (kind, 0, 0)
    shown = view(table.match.game, 1, table.match.decision)["stack"][0]
    assert not {"elements", "cost", "power", "types"} & shown.keys()  # it has nothing but its text
    drawn = len(table.match.state.zones[0][HAND])
    table.play("[B: {cast: Return, targets: ['A:Adept#1']}, resolve: 1]").expect("stack: [Adept], A.field: []")
    table.play("[resolve: 1]").expect("stack: []")
    assert len(table.match.state.zones[0][HAND]) == drawn + 2  # the card itself and the draw
    assert not any(o.zone == 6 for o in table.match.state.objects)


@pytest.mark.clauses("fftcg-2020", "11.6.4", "11.6.2.1")
def test_a_card_whose_ability_is_used_from_the_hand_is_shown() -> None:
    table = Position("""
cards:
  Courier: {type: Forward, elements: [Fire], cost: 5, power: 5000, text: "《1》, discard Courier: Draw 2 cards."}
  Clerk: {type: Backup, elements: [Fire], cost: 1, generic: true, text: ""}
players: {A: {hand: [Courier], field: [Clerk]}, B: {}}
""").answer(("use", 0, 0))
    log = table.match.game.log
    assert log is not None
    assert [(i.card, i.seen_by) for i in log.lines if i.kind == "use"] == [("Courier", -1)]
    assert table.asked.reason == "payment"
    table.answer((cp(table, "dull", "Clerk"),)).expect("A.break_zone: [Courier], stack: [Courier]")
    on_field = Position("""
cards:
  Courier: {type: Forward, elements: [Fire], cost: 5, power: 5000, text: "《0》, discard Courier: Draw 2 cards."}
players: {A: {field: [Courier]}, B: {}}
""")
    assert not usable(on_field)  # the cost is paid from the hand, and there it is not


@both
@pytest.mark.clauses("fftcg-2020", "11.6.5", "11.7.5")
def test_choosing_needs_a_target_selecting_does_not(kind: str) -> None:
    table = position(kind, "", "Choose 1 Monster. Break it.", field="Clerk", foes="Oak")
    assert not usable(table)
    assert table.refuses(USE) == ("11.6.5" if kind == "action" else "11.7.5")
    assert usable(position(kind, "", "Choose 1 Monster. Break it.", foes="Imp"))
    assert usable(position(kind, "", "Select 1 Monster. Break it.", foes="Oak"))


@both
@pytest.mark.clauses("fftcg-2020", "11.6.5", "11.7.5")
def test_an_ability_does_not_choose_itself(kind: str) -> None:
    table = position(kind, "", f"Choose 1 {kind} ability. Cancel its effect.", foes="Oak", hand="Adept")
    assert not usable(table)  # it would be the only one of its kind on the stack
    rival_text = ability(kind, "", "Draw 1 card.")
    cards = f'  Rival: {{type: Backup, elements: [Ice], cost: 2, generic: true, text: "{rival_text}"}}'
    twin = position(
        kind, "", f"Choose 1 {kind} ability. Cancel its effect.", cards=cards, foes="Rival", their_hand="Rival"
    )
    rival = twin.id("B:Rival#1")
    twin.answer(("pass",), ("use", rival, 0))
    if kind == "special":
        twin.answer((twin.id("B:Rival#2"),))
    twin.answer(("pass",))
    [theirs] = twin.match.state.stack
    begin(twin)  # one legal target: nothing is asked
    assert [i.source[0] for i in twin.match.state.stack] == [rival, 0]
    twin.play("[resolve: 1]").expect(f"stack: [], B.hand.count: {1 if kind == 'action' else 0}")
    assert theirs.source[0] == rival


@both
@pytest.mark.clauses("fftcg-2020", "11.6.6", "11.7.6")
def test_options_are_declared_as_the_ability_is_used(kind: str) -> None:
    effect = 'Select 1 of the 2 following actions.[[br]]"Draw 1 card."[[br]]"Choose 1 Monster. Break it."'
    table = begin(position(kind, "《1》", effect, field="Clerk", foes="Imp"))
    assert (table.asked.reason, table.asked.options) == ("modes", (0, 1))
    table.answer((1,))
    if kind == "special":
        table.answer((table.id("A:Adept#2"),))
    assert table.asked.reason == "payment"
    table.answer((cp(table, "dull", "A:Clerk"),))
    held = len(table.match.state.zones[0][HAND])
    table.answer(("pass",), ("pass",)).expect("B.break_zone: [Imp]")
    assert len(table.match.state.zones[0][HAND]) == held
    bare = begin(position(kind, "", effect, foes="Oak"))
    assert bare.asked.kind == "act"  # only the option that chooses nothing was open


@both
@pytest.mark.clauses("fftcg-2020", "11.6.7", "11.7.7", "11.6.9", "11.7.9", "4.5")
def test_x_is_declared_locked_and_kept_h4_2(kind: str) -> None:
    cards = """
  Two: {type: Forward, elements: [Wind], cost: 2, power: 4000, text: ""}
  Three: {type: Forward, elements: [Wind], cost: 3, power: 4000, text: ""}
  Frost: {type: Summon, elements: [Ice], cost: 0, text: "Choose 1 Backup. Put it into the Break Zone."}"""
    effect = "Search for 1 Forward of cost X or less and play it onto the field."
    table = position(
        kind, "《X》", effect, cards=cards, field="Clerk, Clerk, Clerk, Clerk", hand="Two, Three", their_hand="Frost"
    )
    for name in ("Two", "Three"):
        card = table.id(name)
        table.match.game.relocate(card, 0, 0, 0)
    table.match._set_anchor()
    begin(table)
    assert (table.asked.kind, table.asked.reason) == ("number", "x")
    table.answer(2, *([(table.id("A:Adept#2"),)] if kind == "special" else []))
    clerks = [cp(table, "dull", f"A:Clerk#{i}") for i in (1, 2, 3, 4)]
    assert table.refuses(tuple(clerks[:1])) == "11.2.1.1, 5.2.1.2"
    assert table.refuses(tuple(clerks[:3])) == "5.2.1.3.1, 11.2.1.1"
    table.answer(tuple(clerks[:2]))
    table.play("[B: {cast: Frost, targets: ['A:Clerk#1']}, resolve: 1]")
    assert table.match.state.stack[-1].numbers["x"] == 2  # though less could be paid by now
    table.answer(("pass",), ("pass",))
    assert table.asked.options == (table.id("Two"),)


@both
@pytest.mark.clauses("fftcg-2020", "11.6.8", "11.7.8")
def test_a_division_is_declared_in_thousands_with_something_for_everybody(kind: str) -> None:
    effect = "Choose up to 4 Forwards. Divide 3000 damage among them as you like."
    table = begin(position(kind, "", effect, foes="Oak, Oak, Oak, Oak"))
    oaks = [table.id(f"B:Oak#{i}") for i in (1, 2, 3, 4)]
    assert table.refuses(tuple(oaks)) != ""  # 3000 is not enough for four
    table.answer(tuple(oaks[:2]))
    assert table.asked.kind == "divide"
    for wrong in ((3000, 0), (1500, 1500), (1000, 1000), (2000, 2000)):
        assert table.refuses(tuple(zip(oaks, wrong, strict=False))) in ("11.6.8", "11.3.6")
    table.answer(((oaks[0], 1000), (oaks[1], 2000))).play("[resolve: 1]")
    table.expect("'B:Oak#1': {damage: 1000}, 'B:Oak#2': {damage: 2000}, 'B:Oak#3': {damage: 0}")


@both
@pytest.mark.clauses("fftcg-2020", "11.6.10", "11.7.10")
def test_a_cost_is_paid_whole_and_at_once_or_not_at_all(kind: str) -> None:
    price = "《1》, discard 1 card"
    short = position(kind, price, "Draw 1 card.", field="Clerk")
    assert not usable(short)  # there is CP, but nothing to discard
    assert short.refuses(USE) == ("11.6.10" if kind == "action" else "11.7.10")
    short.expect("'A:Clerk': {state: active}")
    table = position(kind, price, "Draw 1 card.", field="Clerk", hand="Imp")
    begin(table)
    while table.asked.reason == "cost":
        assert not [e for e in table.match.state.history if "cost" in e.tags]
        table.answer(((table.asked.options or ())[0],))
    table.answer((cp(table, "dull", "A:Clerk"),))
    paid = [e for e in table.match.state.history if "cost" in e.tags]
    assert len(paid) == (2 if kind == "action" else 3) and len({e.batch for e in paid}) == 1


@pytest.mark.clauses("fftcg-2020", "11.7.1", "11.7.10")
def test_a_special_ability_takes_a_card_of_the_same_name_and_nothing_is_paid_in_part() -> None:
    text = "[[s]]Feat[[/]] 《S》《1》: Draw 1 card."
    cards = f"""
cards:
  Adept: {{type: Forward, elements: [Fire], cost: 2, power: 5000, text: "{text}"}}
  Young Adept: {{name: Adept, type: Forward, elements: [Wind], cost: 1, power: 2000, text: ""}}
  Clerk: {{type: Backup, elements: [Fire], cost: 1, generic: true, text: ""}}
"""
    with_name = Position(cards + "players: {A: {field: [Adept, Clerk], hand: [Young Adept, Clerk]}, B: {}}")
    with_name.answer(("use", 0, 0))
    assert with_name.asked.options == (with_name.id("Young Adept"),)
    with_name.answer((with_name.id("Young Adept"),))
    assert not any(o[1] == with_name.id("Young Adept") for o in with_name.asked.options or ())  # it is spoken for
    with_name.answer((next(o for o in with_name.asked.options or () if o[0] == "dull"),))
    with_name.expect("A.break_zone: [Young Adept], stack: [Adept]")
    without = Position(cards + "players: {A: {field: [Adept, Clerk], hand: [Clerk]}, B: {hand: [Adept]}}")
    assert not usable(without)
    no_cp = Position(cards + "players: {A: {field: [Adept], hand: [Young Adept]}, B: {}}")
    assert no_cp.refuses(("use", 0, 0)) == "11.7.10"
    no_cp.expect("A.hand: [Young Adept], A.break_zone: []")


@both
@pytest.mark.clauses("fftcg-2020", "11.6.11", "11.7.11")
def test_what_using_triggers_goes_above_the_ability_and_the_user_has_priority_again(kind: str) -> None:
    cards = """
  Wary: {type: Forward, elements: [Ice], cost: 2, power: 5000, text: "When Wary is chosen by your opponent's Summons or abilities, draw 1 card."}"""
    table = begin(position(kind, "", "Choose 1 Forward. Dull it.", cards=cards, foes="Wary"))
    table.expect("stack: [Wary, Adept], decision: {player: A, kind: act}")
    other = begin(position(kind, "", "Draw 1 card."))
    other.expect("stack: [Adept], decision: {player: A, kind: act}").answer(("pass",))
    assert other.asked.player == 1


@both
@pytest.mark.clauses("fftcg-2020", "11.6.11", "11.7.11")
def test_an_ability_that_watches_for_abilities_being_used_triggers(kind: str) -> None:
    board = Board()
    effects = (choose(), ir.Dull(what=it()))
    draw = ir.Draw(player=ir.You(), count=ir.Num(value=1))
    feat: ir.Ability = (
        ir.ActionAbility(cost=ir.Cost(), effects=effects)
        if kind == "action"
        else ir.SpecialAbility(name="Feat", cost=ir.Cost(icons=(ir.SpecialIcon(),)), effects=effects)
    )
    adept = board.put(0, FIELD, "Adept", feat)
    namesake = board.put(0, HAND, "Adept", feat)
    seen = ir.PlayerUsesAbility(player=ir.You(), kind=kind)
    board.put(0, FIELD, "Pupil", ir.AutoAbility(event=seen, effects=(draw,)), type="Backup")
    table = board.start().answer(("use", adept, 0))
    if kind == "special":
        table.answer((namesake,))
    assert [i.kind for i in table.match.state.stack] == [kind, "auto"]
    assert table.asked.player == 0


@both
@pytest.mark.clauses("fftcg-2020", "11.6.12", "11.7.12", "11.11.2")
def test_all_of_an_ability_is_cancelled_when_all_its_targets_are_gone(kind: str) -> None:
    effect = "Choose 1 Forward. Deal it 4000 damage. Draw 1 card."
    table = begin(position(kind, "《1》", effect, field="Clerk", foes="Oak", their_hand="Return"))
    table.answer((cp(table, "dull", "A:Clerk"),))
    held = len(table.match.state.zones[0][HAND])
    table.play("[B: {cast: Return, targets: ['B:Oak']}, resolve: 2]").expect("stack: [], 'A:Clerk': {state: dull}")
    assert len(table.match.state.zones[0][HAND]) == held  # nothing was drawn, and nothing comes back
