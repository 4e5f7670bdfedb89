"""SVE cards on the bench: what texts ask for is there, and tokens of which nobody knows what is printed on them."""

from __future__ import annotations

import pytest

from cardwright.cards import Pool, SveCard
from cardwright.play.exercise import Exercised, exercise


def run(text: str, kind: str = "Follower", **facts: object) -> Exercised:
    stats = {"attack": 2, "defense": 3, "traits": ("Umamusume",)} if kind == "Follower" else {}
    made = SveCard(id="T-1", name="Tried", type=kind, cost=2, text=text, **{**stats, **facts})  # type: ignore[arg-type]
    return exercise("sve", made, Pool("sve", [made]), deep=29)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("[fanfare] Summon 2 Moss Imp tokens. Give them Rush.", "Follower"),
        ("Put a Moss Imp token and a Fairy token into your EX area.", "Spell"),
        ("[fanfare] Select an enemy follower on the field and transform it into a Moss Imp token.", "Follower"),
        ("Whenever a Moss Imp token is put onto your field, draw a card.\n[act][engage]: Summon a Moss Imp token.", "Amulet"),
        ("[act][engage]: Select a follower on your field. Move all counters from it to another follower on your field.", "Amulet"),
        ("[act][engage]: Select a follower on your field and remove all spore counters from it.", "Amulet"),
        ("[fanfare] Select a follower in your cemetery that was destroyed this turn and add it to your hand.", "Follower"),
        ("Your followers' [act] abilities cost 1 less to activate.", "Amulet"),
        ("The 1st time your leader would take damage each turn, it takes 0 damage instead.", "Amulet"),
        ("On Race: Draw a card.", "Follower"),
        ("[fanfare] If your EX area is full, draw a card.", "Follower"),
        ("[fanfare] Select an Officer follower on your field and evolve it.", "Follower"),
        ("[fanfare] Evolve each Officer follower on your field.", "Follower"),
        ("Whenever a follower is put onto your field by an ability, draw a card.", "Amulet"),
        ("Whenever this card is put into your EX area, draw a card.", "Follower"),
        ("[act] Remove X soul counters from this card: Draw X cards.", "Amulet"),
        ("[fanfare] If there are no other followers on your field, search your deck for a Wyrmkin follower and summon it.", "Follower"),
        ("At the start of your main phase, if your leader has 30 or more defense, you win the game.", "Follower"),
        ("[fanfare] Put the top 2 cards of your deck into your cemetery. Draw a card for each Machina card put into your cemetery this way.", "Follower"),
        ("[act] Lesson (4): Draw a card.", "Follower"),
        ("[fanfare] Search your deck for an Umamusume follower, reveal it, and add it to your hand.", "Follower"),
        ("[fanfare] Select an advanced follower in your evolve deck and put it into your EX area.", "Follower"),
        ("[fanfare] Summon a Gilded Sky Captain from your evolve deck.", "Follower"),
        ("Whenever a Magical Item is banished from your EX area, give this follower [attack]+1.", "Follower"),
        ("Select a follower on your field and return it to its owner's hand. If it had a spore counter on it, draw 2 cards.", "Spell"),
        ("If there are more followers than spells in your cemetery, draw a card.", "Spell"),
        ("[fanfare] Select an Officer follower on your field. Move all spore counters from it to this card.", "Follower"),
        ("Whenever you shuffle your deck, give your leader +2 [defense].", "Amulet"),
        ("Select a follower on your field. Give each other follower on your field that shares a trait with it [attack]+1.", "Spell"),
        ("[act][cost00]: Refresh this card.", "Amulet"),
        ("[fanfare] If an amulet left your field this turn, draw a card.", "Follower"),
        ("[fanfare] Search your deck for a Commander follower, reveal it, and add it to your hand. If there are at least 3 Officer followers on your field, put it onto your field instead.", "Follower"),
        ("While there are at least 2 Officer followers on your field, your Officer followers cost 1 less to evolve.", "Amulet"),
    ],
)  # fmt: skip
def test_what_texts_say_is_carried_out(text: str, kind: str) -> None:
    found = run(text, kind)
    assert found.ok, found
