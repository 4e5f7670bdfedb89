"""Texts as other card databases write them become the texts as the game prints them, and every change is noted."""

from __future__ import annotations

import pytest

from cardwright.errors import TextError
from cardwright.text.compile import compile_text, render_text
from cardwright.text.normalise import normalise
from cardwright.text.styles import FFTCG, SVE, Style

LEXICON = {"Job": frozenset({"Knight"}), "Card Name": frozenset({"Olga"})}

OLGA = (
    "Haste Brave[[br]]When Olga enters the field, choose 1 Forward opponent controls. Deal it 4000 damage.[[br]]"
    '[[s]]Tide[[/]] 《S》《火》《1》《ダル》: Choose 1 [[i]]Job Knight[[/]] Forward. It gains "This Forward cannot be blocked." '
    "until the end of the turn.[[br]]Damage 3 -- [[ex]]EX BURST[[/]] When Olga attacks, your opponent's Forwards lose 1000 power "
    "until the end of the turn."
)


def tidied(text: str, style: Style = FFTCG) -> list[str]:
    """The paragraphs, which stay as they are when they are tidied again; something is noted."""
    found = normalise(text, style, LEXICON)
    assert found.notes, text
    again = normalise("\n".join(found.paragraphs), style, LEXICON)
    assert again.paragraphs == found.paragraphs and not again.changes
    return list(found.paragraphs)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("[[br]]", "<BR>"),
        ("[[br]]", '<br class="x" />'),
        ("[[br]]", "</div><div>"),
        ("[[br]]", "</li>\n<li>"),
        ("[[br]]", "\u2028"),
        ("[[br]]", "[[BR]]"),
        (" ", "&nbsp;"),
        (" ", "&nbsp"),
        (" ", "  "),
        (" ", " \u200b"),
        ("damage", "dam\u00adage"),
        ("Forward", "For\u200bward"),
        ("When", "\ufeffWhen"),
        ("Tide", "\u2060Tide"),
        ("Haste", "<B>Haste</B>"),
        ("4000", '<span class="n">4000</span>'),
        ("4000", "4,000"),
        ("Forward", '<a href="/t?x=1">Forward</a>'),
        ("Haste", "<!-- a -->Haste"),
        ("'", "´"),
        ("'", "ʼ"),
        ("'", "&#39;"),
        ("'", "\\'"),
        ('"', "&quot;"),
        ('"', "″"),
        ('"', "''"),
        ('"', '\\"'),
        ('"This Forward cannot be blocked."', "„This Forward cannot be blocked.“"),
        ('"This Forward cannot be blocked."', "「This Forward cannot be blocked.」"),
        ('"This Forward cannot be blocked."', '" This Forward cannot be blocked. "'),
        (".[[br]]", "..[[br]]"),
        (". ", "。"),
        ("《火》", "&lt;&lt;Fire&gt;&gt;"),
        ("《S》", "《 S 》"),
        ("《S》", "《Special》"),
        ("《S》《火》《1》《ダル》", "<<S>><<Fire>><<1>><<Dull>>"),
        ("《S》《火》《1》《ダル》", "{s}{fire}{1}{dull}"),
        ("《S》《火》《1》《ダル》", "【S】【火】【1】【ダル】"),
        ("《ダル》", "《ﾀﾞﾙ》"),
        ("《ダル》", "《タ\u3099ル》"),
        ("[[s]]Tide[[/]] 《S》", "[[s]]Tide 《S》[[/]]"),
        ("[[s]]Tide[[/]] 《S》", "[[s]]Tide 《S》"),
        ("[[s]]Tide[[/]] 《S》", "[[ex]]Tide[[/]] 《S》"),
        ("[[i]]Job Knight[[/]]", "[Job Knight]"),
        ("[[i]]Job Knight[[/]]", "[Job: Knight]"),
        ("[[i]]Job Knight[[/]]", "[Job(Knight)]"),
        ("[[i]]", "[[I]]"),
        ("Damage 3 -- ", "Damage 3 ― "),
        ("Damage 3 -- ", "Damage 3: "),
        ("Damage 3 -- ", "[Damage 3] "),
        ("Damage 3 -- ", "[[i]]damage 3[[/]] -- "),
        ("Damage 3 -- ", "Damage 3 - - "),
        ("[[ex]]EX BURST[[/]]", "EX BURST"),
        ("[[ex]]EX BURST[[/]]", "EXBurst:"),
        ("[[ex]]EX BURST[[/]]", "[EX BURST]"),
        ("[[ex]]EX BURST[[/]]", "《EX》"),
        ("[[ex]]EX BURST[[/]]", "[[ex]]EX BURST --[[/]]"),
        ("[[ex]]EX BURST[[/]]", "[[ex]]EX[[/]] BURST"),
        ("[[ex]]EX BURST[[/]] When", "[[ex]]EX BURST When[[/]]"),
        ("Haste Brave", "haste, brave."),
        ("cannot", "can not"),
        ("opponent controls", "Opponent controls"),
        ("damage.", "Damage."),
        ("until the end of the turn", "until end of turn"),
        ("the field", "the Field"),
    ],
)
def test_one_card_in_many_spellings(old: str, new: str) -> None:
    assert old in OLGA
    printed = normalise(OLGA, FFTCG, LEXICON)
    assert not printed.changes
    assert tidied(OLGA.replace(old, new)) == list(printed.paragraphs)


@pytest.mark.parametrize(
    ("text", "paragraph"),
    [
        ("Limit Break: 2", "Limit Break -- 2"),
        (
            "[[i]]Damage  3[[/]]  --  The [[i]]Job Knight[[/]] Forwards.",
            "Damage 3 -- The [[i]]Job Knight[[/]] Forwards.",
        ),
        ("[[i]]Damage 3[[/]] – The [[i]]Job Knight[[/]] Forwards.", "Damage 3 -- The [[i]]Job Knight[[/]] Forwards."),
        ("[[i]]Damage 3[[/]] - - The [[i]]Job Knight[[/]] Forwards.", "Damage 3 -- The [[i]]Job Knight[[/]] Forwards."),
        ("Give 1 Category TYPE–0 Forward.", "Give 1 [[i]]Category TYPE-0[[/]] Forward."),
        ("Put it in to the break zone.", "Put it into the Break Zone."),
        ("It gains first strike.", "It gains First Strike."),
        ("It gains First-Strike.", "It gains First Strike."),
        ("1 fire Forward.", "1 Fire Forward."),
        ("Draw one card.", "Draw 1 card."),
        ("Draw 2 card (s).", "Draw 2 cards."),
        ("1 multi-element Forward.", "1 Multi-Element Forward."),
        (
            "Select 1 of the 2 following actions.<br>• Draw 1 card.<br>• Dull it.",
            'Select 1 of the 2 following actions. "Draw 1 card." "Dull it."',
        ),
        (
            'Select 1 of the 2 following actions.<br>"Draw 1 card.""Dull it."',
            'Select 1 of the 2 following actions. "Draw 1 card." "Dull it."',
        ),
        ("Choose 1Forward.", "Choose 1 Forward."),
        ("Choose up to2 Backups.", "Choose up to 2 Backups."),
        ("It cannot be canceled.", "It cannot be cancelled."),
        ("It cannot be chosen by your opponents' Summons.", "It cannot be chosen by your opponent's Summons."),
        ("Return it to its owners' hand.", "Return it to its owner's hand."),
        ("Put it into Break Zone.", "Put it into the Break Zone."),
        ("Choose 1 Dull Forward and Activate it.", "Choose 1 dull Forward and activate it."),
        ("Choose up to 1 Forward, and up to 1 Backup.", "Choose up to 1 Forward and up to 1 Backup."),
        (
            "It will trigger only during your turn, and only once per turn.",
            "It will trigger only during your turn and only once per turn.",
        ),
        ("Choose 1 Active Forward.", "Choose 1 active Forward."),
        ("It costs 1 less (It cannot become 0).", "It costs 1 less (it cannot become 0)."),
        ("Dull it. (This effect lasts for the game)", "Dull it. (This effect lasts for the game.)"),
        ("Dull it. (This effect lasts for the game).", "Dull it. (This effect lasts for the game.)"),
    ],
)
def test_other_spellings(text: str, paragraph: str) -> None:
    assert tidied(text) == [paragraph]


@pytest.mark.parametrize(
    ("text", "paragraphs"),
    [
        ("Fanfare Draw a card.", ["[fanfare] Draw a card."]),
        ("(Fanfare) Draw a card.", ["[fanfare] Draw a card."]),
        ("【Fanfare】: Draw a card.", ["[fanfare] Draw a card."]),
        ("FANFARE: Draw a card.", ["[fanfare] Draw a card."]),
        ("[Last Words] Draw a card.", ["[lastwords] Draw a card."]),
        ("[last_words]: Draw a card.", ["[lastwords] Draw a card."]),
        ("[fanfare](Last Words) Draw a card.", ["[fanfare][lastwords] Draw a card."]),
        ("Ward.<br>fanfare: Draw a card.", ["Ward.", "[fanfare] Draw a card."]),
        ("[act][1], (Engage): Draw a card.", ["[act][cost01], [engage]: Draw a card."]),
        ("[fanfare](2): Draw a card.", ["[fanfare][cost02]: Draw a card."]),
        ("[Evolve](2): Evolve this follower.", ["[evolve][cost02]: Evolve this follower."]),
        ("[evolve][Cost 2]: Evolve this follower.", ["[evolve][cost02]: Evolve this follower."]),
        ("[evolve][cost_10]: Evolve this follower.", ["[evolve][cost10]: Evolve this follower."]),
        ("Give it [ATK]+1/[DEF]+2.", ["Give it [attack]+1/[defense]+2."]),
        ("Give it (+1/+2).", ["Give it [attack]+1/[defense]+2."]),
        ("Give it +1 attack/+2 defence.", ["Give it [attack]+1/[defense]+2."]),
        ("Give it [attack]–1/[defense]–1.", ["Give it [attack]-1/[defense]-1."]),
        ("Put it into your Ex Area.", ["Put it into your EX area."]),
        ("Recover 1 playpoint.", ["Recover 1 play point."]),
        ("Recover 2 Play Points.", ["Recover 2 play points."]),
        ("[On Evolve]: Draw a card.", ["On Evolve: Draw a card."]),
        ("Follower strike: Draw a card.", ["Follower Strike: Draw a card."]),
        ("[Combo (3)]: Draw a card.", ["Combo (3): Draw a card."]),
        ("[Ward]\r(Fanfare) Draw a card.", ["Ward.", "[fanfare] Draw a card."]),
        ("It has [Storm] and rush.", ["It has Storm and Rush."]),
        ("Each Player deals 2 Damage on their Turn.", ["Each player deals 2 damage on their turn."]),
        ("If it's an Evolved follower, draw a card.", ["If it's an evolved follower, draw a card."]),
        ("Storm. (It can<br>attack<br>at once.)", ["Storm. (It can attack at once.)"]),
        ("Choose one.<br>(1) Draw a card.<br>(2) Rush.", ["Choose one. (1) Draw a card. (2) Rush."]),
        ("Ward.\n----------\nDraw a card.", ["Ward.", "Draw a card."]),
        ("Draw a card..", ["Draw a card."]),
    ],
)
def test_the_other_game(text: str, paragraphs: list[str]) -> None:
    assert tidied(text, SVE) == paragraphs


def sve(text: str) -> str:
    found = compile_text("sve", text, name="Olga", card_type="Follower", lexicon={"trait": frozenset({"Pixie"})})
    return render_text("sve", found, name="Olga")


def test_a_line_ends_an_ability_however_lines_end() -> None:
    """A carriage return alone made one ability of two: the second then happened once, as the first was carried out."""
    wanted = sve("[fanfare] Draw a card.\nYour Pixie followers have Ward.")
    assert "[[br]]" in wanted
    for line in ("\r", "\r\n", "\u2028", "<BR>", "</p><p>"):
        assert sve(f"[fanfare] Draw a card.{line}Your Pixie followers have Ward.") == wanted


@pytest.mark.parametrize("kind", ["Token", "Card"])
def test_what_ends_in_a_kind_of_card_is_no_unknown_name(kind: str) -> None:
    """ "Pixie Token" was read as the name of a card that nobody has."""
    with pytest.raises(TextError):
        sve(f"[fanfare] Give each Pixie {kind} on your field [attack]+1/[defense]+1.")


def fftcg(text: str) -> str:
    found = compile_text("fftcg", text, name="Olga", card_type="Forward", lexicon=LEXICON)
    return render_text("fftcg", found, name="Olga")


def test_the_icon_in_the_name_of_a_special_ability_is_paid() -> None:
    """The 《S》 within the tag was part of the name, and the ability cost nothing."""
    assert fftcg("[[s]]Tide 《S》[[/]]《火》: Draw 1 card.") == "[[s]]Tide[[/]] 《S》《火》: Draw 1 card."


@pytest.mark.parametrize(
    "text",
    [
        "[[s]]Tide < B >[[/]] 《S》: Draw 1 card.",  # markup that is not known is no part of a name
        "When Olga attacks, draw 1 card",  # there may have been more: ", then discard 1 card."
        "When Olga attacks, draw 1 card...",
        "When Olga attacks, draw 1 card…",
        "When Olga attacks, draw 1 card,, then discard 1 card.",
        "{1]: Draw 1 card.",
        "When Olga enters the battlefield, draw 1 card.",
    ],
)
def test_what_would_be_a_guess_is_refused_with_its_place(text: str) -> None:
    with pytest.raises(TextError) as refused:
        fftcg(text)
    assert refused.value.at >= 0 and refused.value.reason


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("When your turn starts, draw 1 card.", "At the beginning of your turn, draw 1 card."),
        ("When your opponent's turn begins, draw 1 card.", "At the beginning of your opponent's turn, draw 1 card."),
        ("Hild can attack the turn she enters the field.", "Hild can attack the turn it enters the field."),
        ("When Hild attacks, Hild and all Forwards forming a party with her gain Brave until the end of the turn.", "When Hild attacks, Hild and all the Forwards forming a party with it gain Brave until the end of the turn."),
        ("When Hild attacks, Hild will not become active during your next Active Phase.", "When Hild attacks, Hild will not activate during your next Active Phase."),
        ("When Hild attacks, if it is possible, all the Forwards opponent controls must block Hild this turn.", "When Hild attacks, if possible, all the Forwards opponent controls must block Hild this turn."),
        ("If you have [[i]]Card Name Olga[[/]] in your Break Zone, Hild gains Brave.", "If you have a [[i]]Card Name Olga[[/]] in your Break Zone, Hild gains Brave."),
        ("If Hild deals damage to a Forward, double the damage.", "If Hild deals damage to a Forward, double the damage instead."),
        ("If Hild is dealt damage, the damage becomes 0.", "If Hild is dealt damage, the damage becomes 0 instead."),
        ("All of your Fire Forwards gain Brave.", "All the Fire Forwards you control gain Brave."),
        ("Your Forwards gain Brave.", "The Forwards you control gain Brave."),
        ("Hild gains +1000 power for every Forward you control.", "Hild gains +1000 power for each Forward you control."),
    ],
)  # fmt: skip
def test_words_of_the_first_sets(old: str, new: str) -> None:
    assert tidied(old) == [new]
    assert compile_text("fftcg", old, name="Hild", card_type="Forward") == compile_text(
        "fftcg", new, name="Hild", card_type="Forward"
    )


@pytest.mark.parametrize("kind", ["Forward", "Backup", "Summon", "Monster", "Character"])
def test_a_card_of_a_type(kind: str) -> None:
    said = f"When Hild enters the field, you may search for 1 {kind} Card and add it to your hand."
    assert compile_text("fftcg", said, name="Hild", card_type="Forward") == compile_text(
        "fftcg", said.replace("Card", "card"), name="Hild", card_type="Forward"
    )


@pytest.mark.parametrize(
    "text",
    [
        "Hild gains +1000 power for every 2 Forwards you control.",
        "The cost to play your Forwards onto the field is reduced by 1.",
        "If you have [[i]]Card Name Olga[[/]] and [[i]]Card Name Pia[[/]] in your Break Zone, Hild gains Brave.",
        "Choose 1 [[i]]Card Name Olga[[/]] you control. Activate it.",
    ],
)
def test_what_is_said_so_today_is_left_alone(text: str) -> None:
    assert not normalise(text, FFTCG, LEXICON).changes


def test_more_damage_in_either_order() -> None:
    assert tidied("When Hild receives 5000 or more damage, draw 1 card.") == [
        "When Hild receives 5000 damage or more, draw 1 card."
    ]


def test_those_that_were_not_selected() -> None:
    (found,) = tidied("Put all the Forwards that weren't selected into the Break Zone.")
    assert "that were not selected" in found
