"""What a player may see."""

from __future__ import annotations

import json

from fake_game import DECK, HAND, prepared

from cardwright.kernel.decisions import Decision
from cardwright.kernel.rng import Random
from cardwright.kernel.view import BOTH, deal_anew, offered, view
from cardwright.play.arena import make_bots, new_match


def text(value: object) -> str:
    return json.dumps(value, sort_keys=True)


def test_hidden_cards_dealt_anew_change_no_view_at_any_decision() -> None:
    made = prepared()
    match = new_match(made, 3)
    bots = make_bots(made, ("random", "random"), 3)
    looked = 0
    while match.decision is not None:
        for player in (0, 1, BOTH):
            seen = offered(match.game, player, match.decision)
            twin = match.copy()
            deal_anew(twin.game, player, Random(looked), seen)
            assert text(view(match.game, player, match.decision)) == text(view(twin.game, player, match.decision))
            looked += match.game.state.encode() != twin.game.state.encode()
        match.answer(bots[match.decision.player].answer(match))
    assert looked > 20  # the deal really differed


def test_own_hand_is_seen_and_the_other_is_a_number() -> None:
    match = new_match(prepared(), 3)
    seen = view(match.game, 0, match.decision)
    assert len(seen["zones"][0]["hand"]["cards"]) == seen["zones"][0]["hand"]["count"] == 4
    assert seen["zones"][1]["hand"] == {"count": 3, "cards": []}
    assert seen["zones"][0]["deck"]["cards"] == []
    spectator = view(match.game, BOTH, match.decision)
    assert spectator["zones"][0]["hand"]["cards"] == []


def test_looking_changes_nothing() -> None:
    match = new_match(prepared(), 3)
    before = match.fingerprint()
    view(match.game, 0, match.decision)
    assert match.fingerprint() == before


def test_only_who_is_asked_sees_what_is_offered() -> None:
    match = new_match(prepared(), 3)
    top = match.game.zone(0, DECK)[:2]
    search = Decision("choose", 0, "search", options=tuple(top))
    mine, other = (view(match.game, p, search) for p in (0, 1))
    assert [c["id"] for c in mine["zones"][0]["deck"]["looked_at"]] == sorted(top)
    assert "looked_at" not in other["zones"][0]["deck"]
    assert "options" not in other["decision"]
    printed = Decision("choose", 0, "modes", options=(0, 1))
    assert offered(match.game, 0, printed) == frozenset()  # numbers of printed choices are no cards


def test_a_card_face_down_in_play_is_its_owners_secret() -> None:
    match = new_match(prepared(), 3)
    object_id = match.game.zone(0, HAND)[0]
    match.game.relocate(object_id, 0, 2).face_down = True
    assert len(view(match.game, 0)["zones"][0]["field"]["cards"]) == 1
    assert view(match.game, 1)["zones"][0]["field"] == {"count": 1, "cards": []}
