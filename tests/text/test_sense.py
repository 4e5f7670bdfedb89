"""Words that are doubled, left over or in disorder: each part could be read, and the whole is refused."""

import pytest

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text

FFTCG = [
    "Choose 1 dull{} Forward. Break it.",
    "Choose 1 Fire{} Forward. Break it.",
    "Choose 1 Forward of power 9000{}. Break it.",
    "Choose 1 Forward{} you control. It gains +1000 power until the end of the turn.",
    "Choose 1 Forward. Dull it{} and Freeze it.",
    "Choose 1 Forward and up to 1 other Forward. Deal the former 9000 damage and{} the latter 4000 damage.",
    "Play 1 Forward of cost 3 or less from your hand{} onto the field.",
    "Choose 1 [[i]]Job Sky{} Pirate[[/]]. Dull it.",
    "Choose 1 [[i]]Job{} Sky Pirate[[/]]. Dull it.",
    "Choose 1 [[i]]Job Knight{} of the Lake[[/]]. Dull it.",
    "Choose 1 Forward of cost 2, 3{} or 5. Break it.",
    "Choose 1 [[i]]Job Knight{}[[/]]. Dull it.",
    "Choose 1 [[i]]Job Knight (X){}[[/]]. Dull it.",
]
AGAIN = (
    " dull", " Fire", " of power 9000", " you control", " and it", " deal deal", " from your hand", " Sky", " [[i]]Job", " the", ", 3",
    " (Knight", ")",
)  # fmt: skip
ELSEWHERE = [
    ("Forward", "The Forwards{} you control gain +1000 power.", " Forwards"),
    ("Forward", "The Water Forwards{} you control gain +1000 power.", " Water Forwards"),
    ("Forward", "The Water Forwards{} you control gain +1000 power.", " Fire Forwards"),
    ("Forward", "When Hild attacks{} or is blocked, draw 1 card.", " or attacks"),
    (
        "Forward",
        "When Hild enters the field, search for 1 [[i]]Job Sky {}Pirate[[/]] and add it to your hand.",
        "controls ",
    ),
    ("Forward", "{}《S》《水》: Draw 1 card.", ""),
    ("Forward", "When a{} Ice Forward enters your field, draw 1 card.", ""),
    ("Forward", "Remove X{} Lake Counters from Hild: Draw 1 card.", " X"),
    ("Forward", "When Hild enters the field, search for 1 [[i]]Job {}Sky Pirate[[/]] and add it to your hand.", "of "),
]
SVE = [
    ("Spell", "Select an enemy follower on the field{}. Destroy it.", " on the field"),
    ("Spell", "Select an enemy follower{} on the field and destroy it.", " that costs 2 that costs 2"),
    ("Follower", "[fanfare] Summon a Tall{} Imp token.", " Tall"),
    ("Follower", "[fanfare] Select an{} follower on the field. Destroy it.", ""),
    ("Follower", "[fanfare] Put a{} counter on this card.", " one"),
    ("Spell", "Select an enemy Sprite{} on the field. Destroy it.", " For"),
    ("Follower", "[fanfare] Give [attack]+1 to each other Sprite follower{} on your field.", " other"),
    ("Follower", "[fanfare] Give [attack]+1 to each {}other follower on your field.", "Sprite "),
    ("Follower", "[fanfare] Select a random enemy follower on the field{}.", ""),
    ("Follower", "[act][engage]: {}Draw a card.", "[engage]: "),
    ("Follower", "[fanfare] {}Draw a card.", "Then "),
    ("Follower", "This follower deals 1 more {} damage to leaders.", "combat"),
    ("Follower", "Your leader doesn't take {} damage.", "combat"),
    ("Follower", "If your leader would take {} damage, this follower takes that damage instead.", "combat"),
    ("Follower", "Whenever this follower deals {} damage to an enemy leader, draw a card.", "combat"),
    ("Follower", "Whenever your leader takes {} damage, draw a card.", "combat"),
    ("Follower", "When this card is discarded, {}draw a card.", "then "),
    ("Follower", "[fanfare] Draw a card. (This is{} a word about it.)", " is"),
    (
        "Follower",
        "At the start of your main phase, roll a 6-sided die. If you roll a 2, 3{}, or 5, draw a card.",
        ", 3",
    ),
]


def read(game: str, kind: str, text: str) -> None:
    compile_text(game, text, name="Hild", card_type=kind)


@pytest.mark.parametrize(("text", "again"), list(zip(FFTCG, AGAIN, strict=True)))
def test_what_a_summon_does_not_say(text: str, again: str) -> None:
    if "deal deal" in again:
        read("fftcg", "Summon", text.format(" deal"))
    else:
        read("fftcg", "Summon", text.format(""))
    with pytest.raises(TextError):
        read("fftcg", "Summon", text.format(again))


@pytest.mark.clauses("fftcg-2020", "11.9.1")
def test_a_summon_is_on_no_field() -> None:
    for head in ("", "If you control 3 or more Backups, "):
        rule = f"{head}all the Forwards you control cannot be broken".strip()
        rule = rule[0].upper() + rule[1:]
        read("fftcg", "Forward", f"{rule}.")
        read("fftcg", "Summon", f"{rule} this turn.")
        with pytest.raises(TextError, match="how long"):
            read("fftcg", "Summon", f"{rule}.")


RIGHT = {
    "{}《S》《水》": "[[s]]Riptide[[/]] ",
    "When a{} Ice": "n",
    "Select an{} follower": " enemy",
    "Put a{} counter": " prayer",
    "{} damage": "attack",
    "a random enemy follower on the field{}": " and destroy it",
}


def right(text: str) -> str:
    """The text as it should be."""
    return text.format(next((words for part, words in RIGHT.items() if part in text), ""))


@pytest.mark.parametrize(("kind", "text", "again"), ELSEWHERE)
def test_what_a_character_does_not_say(kind: str, text: str, again: str) -> None:
    read("fftcg", kind, right(text))
    with pytest.raises(TextError):
        read("fftcg", kind, text.format(again))


@pytest.mark.parametrize(("kind", "text", "again"), SVE)
def test_what_a_card_of_the_other_game_does_not_say(kind: str, text: str, again: str) -> None:
    read("sve", kind, right(text))
    with pytest.raises(TextError):
        read("sve", kind, text.format(again))


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("Forward", "《ダル》: You can only use this ability once per turn."),
        ("Forward", "When Hild attacks, cancel its effect."),
        ("Forward", "When a Forward you control deals damage to your opponent, cancel its effect."),
        ("Summon", "Choose 1 Forward. Cancel its effect."),
        ("Forward", "When your opponent casts a Character, you may pay 《2》. When you do so, cancel its effect."),
        ("Forward", "When your opponent casts a Summon or a Forward, cancel its effect."),
        ("Summon", "Choose 1 Summon. Dull it."),
        ("Summon", "Choose 1 auto-ability. Break it."),
        ("Summon", "Then, draw 1 card."),
        ("Summon", "[[ex]]EX BURST[[/]] Then draw 1 card."),
        ("Forward", "When Hild attacks, then draw 1 card."),
        ("Forward", "[[i]]Damage 3 --[[/]] When Hild attacks, then draw 1 card."),
        ("Summon", "Break this Forward."),
        ("Summon", "Draw 0 cards."),
        ("Summon", "Choose 0 Forwards. Break them."),
        ("Summon", "Choose up to 0 Forwards. Break them."),
        ("Summon", "Choose 1 Forward. Deal it 0 damage."),
        ("Summon", 'Select 3 of the 2 following actions. "Draw 1 card." "Draw 2 cards."'),
        ("Summon", 'Select 0 of the 2 following actions. "Draw 1 card." "Draw 2 cards."'),
        ("Forward", "When Hild attacks, select 1 of the 0 following actions."),
        ("Forward", "When Hild attacks, draw 1 card. This effect will trigger only only once per turn."),
        ("Forward", "When Hild attacks, deal 1000 damage to all your Forwards opponent controls."),
        ("Forward", "《2》《2》: Draw 1 card."),
        ("Forward", "《ダル》《水》《ダル》: Draw 1 card."),
        ("Forward", "Damage 5 -- 《S》《水》: Draw 1 card."),
        ("Forward", "DAMAGE 5 -- Maelstrom 《S》《水》: Draw 1 card."),
        ("Forward", "Limit Break -- 2 Maelstrom 《S》《水》: Draw 1 card."),
        ("Forward", "[[s]]Damage 5 -- Maelstrom[[/]] 《S》《水》: Draw 1 card."),
        ("Forward", "First Strike Maelstrom 《S》《水》: Draw 1 card."),
        ("Forward", "If you control 0 or more Forwards, Hild gains Haste."),
        ("Forward", "Discard 0 cards: Draw 1 card."),
        ("Forward", "《ダル》: Remove this Summon from the game."),
        ("Forward", "《2》: Play Hild onto the field. You can only use this ability during your turn."),
        # a card that is controlled by nobody whose Active Phase it is, or by either player
        ("Forward", "The Backups opponent controls don't activate during your Active Phase."),
        ("Backup", "The dull Forwards don't activate during your Active Phase."),
        ("Forward", "Hild doesn't activate during your opponent's Active Phase."),
        # nothing was named, no ability was cancelled
        ("Forward", "When Hild attacks, choose 1 Forward. If it is of the named Element, dull it."),
        ("Summon", "Choose 1 [[i]]Job Knight[[/]] Forward. During this turn, it gains that Job."),
        (
            "Summon",
            "Choose 1 Summon. Cancel its effect. If the cancelled ability triggered from a Backup, draw 1 card.",
        ),
    ],
)
def test_what_cannot_be_done(kind: str, text: str) -> None:
    with pytest.raises(TextError):
        read("fftcg", kind, text)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("Spell", "Select an enemy follower on the field. Give this follower [attack]+2."),
        ("Amulet", "[act][engage]: This ability can be activated if Overflow is active for you."),
        ("Spell", "Look at the top 4 cards of your deck. Put the remaining cards into your cemetery. "
         "You may put a Pixie follower from among them into your EX area."),
        # your own follower attacks no leader of yours, and may attack the others
        ("Spell", "Select a follower on the field. It can't attack your leader this turn."),
        ("Follower", "[fanfare] This follower can't attack your leader this turn."),
        ("Follower", "[fanfare] Put a follower from your hand onto their field."),
        ("Follower", "[fanfare] Select an enemy follower on your field and destroy it."),
        ("Follower", "[fanfare] Roll a 6-sided die."),
        ("Spell", "Draw X cards. X equals the number of cards."),
        ("Follower", "[evolve][cost01]: Discard this follower."),
        ("Follower", "[act][cost01][cost02]: Draw a card."),
        ("Follower", "[act][engage], [engage]: Draw a card."),
        ("Follower", "Rush. (Cards with 《LB》 cannot be included in your main deck.)"),
    ],
)  # fmt: skip
def test_what_cannot_be_done_in_the_other_game(kind: str, text: str) -> None:
    with pytest.raises(TextError):
        read("sve", kind, text)


def test_what_can_be_done() -> None:
    read("fftcg", "Forward", "If you have no cards in your hand, Hild gains Haste.")
    read("fftcg", "Summon", "Choose any number of Forwards. Dull them.")
    read("fftcg", "Forward", "《0》: Draw 1 card. You can only use this ability once per turn.")
    read("fftcg", "Summon", "Choose 1 Summon. Cancel its effect.")
    read("fftcg", "Forward", "When your opponent casts a Fire Summon, cancel its effect.")
    read(
        "fftcg",
        "Summon",
        "Choose 1 auto-ability. Cancel its effect. If the cancelled ability triggered from a Backup, draw 1 card.",
    )
    read("fftcg", "Forward", "The Backups you control don't activate during your Active Phase.")
    read("fftcg", "Forward", "Hild doesn't activate during your Active Phase.")
    read("sve", "Spell", "Select an opponent. That player may put a follower from their hand onto their field.")
    read("sve", "Spell", "Each player puts a follower from their cemetery onto their field.")
    read("sve", "Spell", "Select an enemy follower on the field. It can't attack your leader this turn.")
    read("fftcg", "Forward", "When Hild is chosen by your opponent's Summons, cancel its effect.")
    read("fftcg", "Summon", "Choose 1 Summon in your Break Zone. Add it to your hand.")
    read("fftcg", "Summon", "Draw 1 card. Then, discard 1 card.")
    read(
        "fftcg",
        "Forward",
        "《2》: Play Hild onto the field. You can only use this ability if Hild is in the Break Zone.",
    )


def test_a_known_name_may_have_a_word_twice() -> None:
    text = "When Hild enters the field, search for 1 [[i]]Card Name Lulu Lulu[[/]] and add it to your hand."
    with pytest.raises(TextError):
        read("fftcg", "Forward", text)
    known = {"Card Name": frozenset({"Lulu Lulu"})}
    assert compile_text("fftcg", text, name="Hild", card_type="Forward", lexicon=known)


def test_a_cost_may_have_an_icon_twice() -> None:
    read("fftcg", "Forward", "《氷》《氷》《1》: Draw 1 card.")
    read("fftcg", "Forward", "《1》《X》: Draw X cards.")


def test_the_damage_in_front_is_no_part_of_a_special_ability_s_name() -> None:
    """A name that lost its tag would have taken the condition along, and the ability could be used from the start."""
    marked = "[[i]]Damage 5 --[[/]] {}Maelstrom{} 《S》《水》: Draw 1 card."
    found = [
        compile_text("fftcg", marked.format(*tags), name="Hild", card_type="Forward")
        for tags in (("", ""), ("[[s]]", "[[/]]"))
    ]
    assert found[0] == found[1]
    [ability] = found[0].abilities
    assert isinstance(ability, ir.SpecialAbility)
    assert (ability.name, ability.damage) == ("Maelstrom", 5)


def test_a_plural_is_that_of_a_known_name() -> None:
    text = "[fanfare] Search your deck for up to 2 Tall Imps, reveal them, and add them to your hand."
    known = {"card_name": frozenset({"Tall Imp"})}
    found = compile_text("sve", text, name="Hild", card_type="Follower", lexicon=known)
    assert "'Tall Imp'" in repr(found)
