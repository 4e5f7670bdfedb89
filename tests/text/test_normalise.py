"""Tidying printed texts: what is changed, that it is counted, that nothing is lost."""

from __future__ import annotations

import html
import json
import os
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.text.normalise import normalise, printed
from cardwright.text.styles import FFTCG, SVE, Style

LEXICON = {"Job": frozenset({"Knight", "Warrior", "Warrior of Light", "Girl from the Future"})}


def tidy(text: str, style: Style = FFTCG) -> tuple[list[str], dict[str, int]]:
    found = normalise(text, style, LEXICON)
    return list(found.paragraphs), dict(found.notes)


@pytest.mark.parametrize(
    ("text", "paragraphs", "notes"),
    [
        ("Haste[[br]]   Draw 1 card.", ["Haste", "Draw 1 card."], {}),
        ("<p>Brave<br />\r\nDraw 1 card.</p>\r\n", ["Brave", "Draw 1 card."], {"html": 3}),
        ("Haste\u3000Brave", ["Haste Brave"], {"full_width": 1}),
        ("《１》《ダル》、draw 1 card.", ["《1》《ダル》, draw 1 card."], {"full_width": 2}),
        ("Snow &amp; Serah.", ["Snow & Serah."], {"entity": 1}),
        ("Damage 3 – Draw 1 card.", ["Damage 3 -- Draw 1 card."], {"dash": 1}),
        ("[[i]]Damage 3 -- [[/]]Draw it.", ["Damage 3 -- Draw it."], {"tag_dropped": 1, "space": 0}),
        ("[[i]]Damage 3[[/]] -- Draw it.", ["Damage 3 -- Draw it."], {"tag_dropped": 1}),
        ("EX BURST Draw 1 card.", ["[[ex]]EX BURST[[/]] Draw 1 card."], {"heading": 1}),
        (
            "Draw 1 card.[[ex]][[br]]   EX BURST[[/]] Draw 1 card.",
            ["Draw 1 card.", "[[ex]]EX BURST[[/]] Draw 1 card."],
            {"tag_moved": 1},
        ),
        ("[[s]]Slash [[/]]《S》: Draw 1 card.", ["[[s]]Slash[[/]] 《S》: Draw 1 card."], {"space": 1}),
        ("[Job (Knight)] and [Category (VII)]", ["[[i]]Job Knight[[/]] and [[i]]Category VII[[/]]"], {"old_style": 2}),
        ("[Card Name (Cid (XI))].", ["[[i]]Card Name Cid (XI)[[/]]."], {"old_style": 1}),
        ("[[i]]Category VII,[[/]] then", ["[[i]]Category VII[[/]], then"], {"tag_moved": 1}),
        ("a[[i]] Job Knight [[/]]card", ["A [[i]]Job Knight[[/]] card"], {"tag_moved": 2, "capital": 1}),
        ("C[[i]]ard Name Rem[[/]] and", ["[[i]]Card Name Rem[[/]] and"], {"tag_moved": 1}),
        ("1 [[i]]Job Monster Tamer[[/]].", ["1 [[i]]Job Monster Tamer[[/]]."], {}),
        ("Dull it [[b]]and draw.", ["Dull it and draw."], {"tag_dropped": 1}),
        ("[[i]]Job[[/]] [[i]]Knight[[/]]", ["[[i]]Job Knight[[/]]"], {"tag_joined": 1}),
        ("[[i]]Job[[/]][[b]] [[/]][[i]]Knight[[/]]", ["[[i]]Job Knight[[/]]"], {"tag_joined": 1, "tag_dropped": 1}),
        ("[[i]]Card name Rem[[/]]", ["[[i]]Card Name Rem[[/]]"], {"tag_moved": 1}),
        ("[[i]]Job Knight and[[/]] add", ["[[i]]Job Knight[[/]] and add"], {"tag_moved": 1}),
        ("[[i]]Category VII, until[[/]] the", ["[[i]]Category VII[[/]], until the"], {"tag_moved": 1}),
        ("[[i]]Job Knight of the Crystal[[/]].", ["[[i]]Job Knight of the Crystal[[/]]."], {}),
        ("1 [[i]]Job Knight Forward.", ["1 [[i]]Job Knight[[/]] Forward."], {"tag_dropped": 1, "untagged_name": 1}),
        ("1 Job Knight[[/]] Forward.", ["1 [[i]]Job Knight[[/]] Forward."], {"tag_dropped": 1, "untagged_name": 1}),
        ("Each[[i]]Job Knight[[/]]and draw.", ["Each [[i]]Job Knight[[/]] and draw."], {"space": 2}),
        ("1 Job KnightForward.", ["1 [[i]]Job Knight[[/]] Forward."], {"space": 1, "untagged_name": 1}),
        ("1 summon in it.", ["1 Summon in it."], {"capital": 1}),
        ("1 Job Knight of Dorter Forward.", ["1 [[i]]Job Knight of Dorter[[/]] Forward."], {"untagged_name": 1}),
        ("1 Job Knight (XVI) Forward.", ["1 [[i]]Job Knight (XVI)[[/]] Forward."], {"untagged_name": 1}),
        ("1 Job Knight & Squire Forward.", ["1 [[i]]Job Knight & Squire[[/]] Forward."], {"untagged_name": 1}),
        ("1 Job Knight Errant Forward.", ["1 [[i]]Job Knight Errant[[/]] Forward."], {"untagged_name": 1}),
        ("1 Job Knight of cost 3.", ["1 [[i]]Job Knight[[/]] of cost 3."], {"untagged_name": 1}),
        ("1 Job Knight Fire Forward.", ["1 [[i]]Job Knight[[/]] Fire Forward."], {"untagged_name": 1}),
        ("《1》, Put it away: Draw 1 card.", ["《1》, put it away: Draw 1 card."], {"capital": 1}),
        ("1 Forward of Cost 3.", ["1 Forward of cost 3."], {"capital": 1}),
        ("EX BURST[[br]]Draw 1 card.", ["[[ex]]EX BURST[[/]] Draw 1 card."], {"heading": 1, "broken_line": 1}),
        ("[[i]]Damage 3 --[[/]][[br]]Draw it.", ["Damage 3 -- Draw it."], {"tag_dropped": 1, "broken_line": 1}),
        (
            'Select 1 of the 2 following actions. "Draw 1 card" "Dull it"',
            ['Select 1 of the 2 following actions. "Draw 1 card." "Dull it."'],
            {"bare_quote": 2},
        ),
        ("Put it into the [[i]]Break Zone[[/]].", ["Put it into the Break Zone."], {"tag_dropped": 1}),
        ("1 Job Knight Forward", ["1 [[i]]Job Knight[[/]] Forward"], {"untagged_name": 1}),
        ("1 Job Warrior of Light Forward", ["1 [[i]]Job Warrior of Light[[/]] Forward"], {"untagged_name": 1}),
        ("1 Job Warrior of cost 2", ["1 [[i]]Job Warrior[[/]] of cost 2"], {"untagged_name": 1}),
        ("1 Job Sky Pirate of cost 2", ["1 [[i]]Job Sky Pirate[[/]] of cost 2"], {"untagged_name": 1}),
        ("1 Card Name Cid (XI) you control", ["1 [[i]]Card Name Cid (XI)[[/]] you control"], {"untagged_name": 1}),
        ("Name 1 Job. Draw 1 card.", ["Name 1 Job. Draw 1 card."], {}),
        (
            "1 [[i]]Job Knight Card Name Rem Forward[[/]]",
            ["1 [[i]]Job Knight[[/]] [[i]]Card Name Rem[[/]] Forward"],
            {"tag_dropped": 1, "untagged_name": 2},
        ),
        ("When put into the Break [[br]]   Zone, draw.", ["When put into the Break Zone, draw."], {"broken_line": 1}),
        ("You may pay[[br]] 《土》. Draw 1 card.", ["You may pay 《土》. Draw 1 card."], {"broken_line": 1}),
        ("Search for 1 card\r\n  and draw it.", ["Search for 1 card and draw it."], {"broken_line": 1}),
        ("First Strike, Haste", ["First Strike Haste"], {"keyword_line": 1}),
        ("Haste.[[br]]Draw 1 card.", ["Haste", "Draw 1 card."], {"keyword_line": 1}),
        (
            'Select 1 of these.[[br]]   "Draw 1 card."[[br]]"Break it."',
            ['Select 1 of these. "Draw 1 card." "Break it."'],
            {"option_line": 2},
        ),
        (
            "Select 1 of the 2 following actions.[[br]]   Draw 1 card.[[br]] Dull it. Break it.[[br]]Haste",
            ['Select 1 of the 2 following actions. "Draw 1 card." "Dull it. Break it."', "Haste"],
            {"option_line": 1},
        ),
        (
            "Select 1 of the 2 following actions. If A, select both actions instead.[[br]]Draw 1 card.[[br]]Break it.",
            ['Select 1 of the 2 following actions. If A, select both actions instead. "Draw 1 card." "Break it."'],
            {"option_line": 1},
        ),
        (
            "Select 1 of the 2 following actions. Draw 1 card.[[br]]Dull it.[[br]]Draw 2 cards.",
            ["Select 1 of the 2 following actions. Draw 1 card.", "Dull it.", "Draw 2 cards."],
            {},
        ),
        (
            'Select 1 of the 2 following actions. "Draw 1 card." "Break it."[[br]]Dull it.[[br]]Draw 2 cards.',
            ['Select 1 of the 2 following actions. "Draw 1 card." "Break it."', "Dull it.", "Draw 2 cards."],
            {},
        ),
        (
            "You may pay 《火》, if you do so, draw 1 card.",
            ["You may pay 《火》. If you do so, draw 1 card."],
            {"stop": 1},
        ),
        ("Deal damage equal to half ofHild's power.", ["Deal damage equal to half of Hild's power."], {"space": 1}),
        ('""Draw 1 card.""', ['"Draw 1 card."'], {"quote": 2}),
        ("Braska’s owners’ card", ["Braska's owners' card"], {"quote": 2}),
        ("All gain “Draw 1 card.” until then.", ['All gain "Draw 1 card." until then.'], {"quote": 2}),
        (
            '"It gains "Draw 1 card." until then."',
            ['"It gains ‘Draw 1 card.’ until then."'],
            {"quote": 2},
        ),
        ('It gains "Draw 1 card." Break it.', ['It gains "Draw 1 card.". Break it.'], {"quote_stop": 1}),
        ('It gains "Draw 1 card" until then.', ['It gains "Draw 1 card." until then.'], {"bare_quote": 1}),
        (
            'It gains "Draw 1 card. (This effect stays for good.)"',
            ['It gains "Draw 1 card.". (This effect stays for good.)'],
            {"quote": 1, "quote_stop": 1},
        ),
        (
            'It gains +1000 power and Hild gains Haste and "A."',
            ['It gains +1000 power and Hild gains Haste and "A.".'],
            {"quote_stop": 1},
        ),
        (
            "\"It gains 'This Forward cannot be broken' until then.\"",
            ['"It gains ‘This Forward cannot be broken.’ until then."'],
            {"quote": 1, "bare_quote": 1},
        ),
        (
            "\"It gains ‘The players' cards are theirs' and Haste.\"",
            ['"It gains ‘The players\' cards are theirs.’ and Haste."'],
            {"quote": 1, "bare_quote": 1},
        ),
        ("In your main phase 1 or end phase.", ["In your Main Phase 1 or End Phase."], {"capital": 2}),
        ("limit break -- 2", ["Limit Break -- 2"], {"capital": 1}),
        ("1 earth Summon of the fire Element.", ["1 Earth Summon of the Fire Element."], {"capital": 2}),
        ("Put your Hand into its owner's Deck.", ["Put your hand into its owner's deck."], {"capital": 2}),
        ("Art: Rite of All 《S》: Draw 1 card.", ["[[s]]Art: Rite of All[[/]] 《S》: Draw 1 card."], {"heading": 1}),
        ("All gain Haste. Rite 《S》: Draw 1 card.", ["All gain Haste. Rite 《S》: Draw 1 card."], {}),
        ('It gains "A." and Hild gains "B."', ['It gains "A." and Hild gains "B.".'], {"quote_stop": 1}),
        ('It gains Haste and "Draw it".', ['It gains Haste and "Draw it.".'], {"bare_quote": 1}),
        ('It gains "Draw 1 card." until then.', ['It gains "Draw 1 card." until then.'], {}),
        ('Priming "Ifrit (XVI)" -- 《火》', ['Priming "Ifrit (XVI)" -- 《火》'], {}),
        ("draw 1 card. then draw.", ["Draw 1 card. Then draw."], {"capital": 2}),
        ("Draw  1 card .", ["Draw 1 card."], {"space": 2}),
        ("Draw 1 card(s).", ["Draw 1 card."], {"open_number": 1}),
        ("Choose 1 Fire Forward(s).", ["Choose 1 Fire Forward."], {"open_number": 1}),
        ("Choose up to 2 Forward(s).", ["Choose up to 2 Forwards."], {"open_number": 1}),
        ("Discard 1 or more card(s).", ["Discard 1 or more cards."], {"open_number": 1}),
        ("Break it. Card(s) you own enter.", ["Break it. Cards you own enter."], {"open_number": 1}),
    ],
)
def test_changes(text: str, paragraphs: list[str], notes: dict[str, int]) -> None:
    found, counted = tidy(text)
    assert found == paragraphs
    assert {name: count for name, count in counted.items() if name != "space"} == {
        name: count for name, count in notes.items() if name != "space"
    }
    assert counted.get("space", 0) >= notes.get("space", 0)


@pytest.mark.parametrize(
    ("text", "tidied", "changes"),
    [
        ("《Fire》《1》《Dull》: Draw 1 card.", "《火》《1》《ダル》: Draw 1 card.", 2),
        ("[Lightning][2][Dull]: Draw 1 card.", "《雷》《2》《ダル》: Draw 1 card.", 3),
        ("Rite [S][X]: Draw 1 card.", "[[s]]Rite[[/]] 《S》《X》: Draw 1 card.", 2),
        ("[C]: Draw 1 card.", "《C》: Draw 1 card.", 1),
    ],
)
def test_icons_in_english_and_in_plain_brackets(text: str, tidied: str, changes: int) -> None:
    found, counted = tidy(text)
    assert found == [tidied] and counted["icon"] == changes


@pytest.mark.parametrize(
    ("text", "tidied", "kind"),
    [
        ("Fanfare: Draw a card.", "[fanfare] Draw a card.", "icon"),
        ("Last Words - Draw a card.", "[lastwords] Draw a card.", "icon"),
        ("Give it +1/+1.", "Give it [attack]+1/[defense]+1.", "icon"),
        ("Give it -2/-0.", "Give it [attack]-2/[defense]+0.", "icon"),
        ("Give it +X[attack]/+1 [defense].", "Give it [attack]+X/[defense]+1.", "icon"),
        ("Give it +2 attack.", "Give it [attack]+2.", "icon"),
        ("This card costs [cost01] to play.", "This card costs 1 play point to play.", "icon"),
        ("This card costs 3 to play.", "This card costs 3 play points to play.", "icon"),
        ("Summon two Knight tokens.", "Summon 2 Knight tokens.", "old_word"),
        ("Increase your max play points by 1.", "Increase your maximum play points by 1.", "old_word"),
        ("Take an extra turn after this one.", "Take another turn after this one.", "old_word"),
    ],
)
def test_words_and_numbers_for_icons(text: str, tidied: str, kind: str) -> None:
    found, counted = tidy(text, SVE)
    assert found == [tidied]
    assert kind in counted


def test_each_change_says_where_it_was_made_and_what_it_was() -> None:
    text = "Draw &amp; discard 1 card(s).[[br]]\uff12 &lt;br /&gt; [[i]]Break Zone[[/]] — it"
    for change in normalise(text, FFTCG, LEXICON).changes:
        assert change.before != change.after
        assert 0 <= change.at <= len(text)
        if change.kind in ("entity", "full_width", "open_number"):
            assert text[change.at :].lower().startswith(change.before[:1].lower())
    kinds = {change.kind: (change.before, change.after) for change in normalise(text, FFTCG, LEXICON).changes}
    assert kinds["open_number"] == ("card(s)", "card")
    assert kinds["full_width"] == ("\uff12", "2")
    assert kinds["tag_dropped"] == ("[[i]]Break Zone[[/]]", "Break Zone")
    assert kinds["dash"][0] == "—"


def test_clean_text_is_left_alone() -> None:
    text = "[[ex]]EX BURST[[/]] Choose 1 [[i]]Job Knight[[/]] Forward. It gains +1000 power."
    assert tidy(text) == ([text], {})


@pytest.mark.parametrize("it", ["it", "them"])
def test_where_a_summon_goes_after_use_in_either_word(it: str) -> None:
    text = f"Remove {it} from the game instead of putting {it} into the Break Zone."
    assert tidy(text) == ([text.replace("into the Break", "in the Break")], {"old_word": 1})


def test_the_other_game_has_lines_and_bracket_icons() -> None:
    text = "[evolve][cost01]: Evolve this follower.\nWard.\n[fanfare] Give it [attack]+1/[defense]+1."
    assert tidy(text, SVE) == (text.split("\n"), {})


def test_keywords_alone_are_printed_with_stops_in_the_other_game() -> None:
    tidy = normalise("Ward, Rush\nStorm.", SVE)
    assert (tidy.paragraphs, dict(tidy.notes)) == (("Ward. Rush.", "Storm."), {"keyword_line": 1})


def test_an_empty_text_has_no_paragraphs() -> None:
    assert tidy("") == ([], {})
    assert tidy(" [[br]] \r\n") == ([], {})


@pytest.mark.parametrize("text", ["Haste[[br]]  [[i]]Damage 5 --[[/]]  《１》: Draw[[br]]   1 card.", 'A gains "B" C.'])
def test_every_character_knows_where_it_was_printed(text: str) -> None:
    found = normalise(text)
    for index, paragraph in enumerate(found.paragraphs):
        origins = [found.origin(index, at) for at in range(len(paragraph) + 1)]
        assert origins == sorted(origins)
        for word in re.finditer(r"[A-Za-z]+", paragraph):
            start = found.origin(index, word.start())
            assert text[start : start + len(word.group())].lower() == word.group().lower()


def test_printed_takes_back_the_second_full_stop() -> None:
    text = 'It gains "Draw 1 card." Break it.'
    (paragraph,) = normalise(text).paragraphs
    assert printed(paragraph) == text


def words(text: str) -> str:
    """The letters and digits of a text, markup apart."""
    bare = re.sub(r"\[\[/?[a-z]*\]\]|<[^<>]*>", "", html.unescape(text))
    plain = "".join(chr(ord(c) - 0xFEE0) if "！" <= c <= "～" else c for c in bare)
    return "".join(re.findall(r"[^\W_]", plain)).lower()


PIECES = [
    *[
        "Draw",
        "it",
        "gains",
        "Card Name",
        "Job",
        "Job Knight",
        "of",
        "Warrior",
        "Forward",
        "EX BURST",
        "1",
        "3000",
        "Card name Rem",
    ],
    *[
        " ",
        " ",
        " ",
        "  ",
        ".",
        ",",
        ":",
        ";",
        " -- ",
        "–",
        " - ",
        "'",
        "’",
        "‘",
        '"',
        '"',
        "“",
        "”",
        "(",
        ")",
        "/",
        "+",
        "-",
        "?",
    ],
    *[
        "[[br]]",
        "[[i]]",
        "[[/]]",
        "[[s]]",
        "[[ex]]",
        "[[b]]",
        "《火》",
        "《１》",
        "[cost01]",
        "[Job (Knight)]",
        "\n",
        "\r\n  ",
    ],
    *["<p>", "<br />", "&amp;", "&nbsp;", "\u3000", "、", "'s", "owners'"],
]


@given(st.lists(st.sampled_from(PIECES), max_size=14).map("".join), st.sampled_from([FFTCG, SVE]))
def test_normalising_is_idempotent_and_keeps_every_word(text: str, style: Style) -> None:
    found = normalise(text, style, LEXICON)
    assert words("".join(found.paragraphs)) == words(text)
    again = normalise("\n".join(found.paragraphs), style, LEXICON)
    assert again.paragraphs == found.paragraphs


def corpus() -> Path:
    here = Path(__file__).resolve().parents[2]
    return Path(os.environ.get("CARDWRIGHT_CORPUS", here.parent / "shared" / "corpus"))


@pytest.mark.parametrize(("game", "style"), [("fftcg", FFTCG), ("sve", SVE)])
def test_real_cards(game: str, style: Style) -> None:
    pool = corpus() / game / "cards.jsonl"
    if not pool.exists():
        pytest.skip(f"no corpus of real cards at {pool}")
    for line in pool.read_text(encoding="utf-8").splitlines():
        card = json.loads(line)
        found = normalise(card["text"], style)
        today = card["text"]
        for old, new in style.old_words:
            if game == "sve" or "'" in old:  # words of translations, contractions: not the same letters
                today = re.sub(rf"\b{old}\b", new, today)
        for kind, sign, said in style.signs:
            today = re.sub(sign, said, today) if kind == "old_word" else today
        assert words("".join(found.paragraphs)) == words(today), card["id"]
        again = normalise("\n".join(found.paragraphs), style)
        assert (again.paragraphs, dict(again.notes)) == (found.paragraphs, {}), card["id"]
        assert all(len(text) == len(line) for text, line in zip(found.paragraphs, found.origins, strict=True))


@pytest.mark.parametrize(
    ("text", "paragraph"),
    [
        ("[Fanfare] Discard a Spell.", "[fanfare] Discard a spell."),
        ("Your Followers have Ward.", "Your followers have Ward."),
        ("Select an enemy Follower on your Field.", "Select an enemy follower on your field."),
        ("Summon an Amulet Knight token.", "Summon an Amulet Knight token."),
    ],
)
def test_the_other_games_words_are_small_unless_they_are_of_a_name(text: str, paragraph: str) -> None:
    found, counted = tidy(text, SVE)
    assert found == [paragraph]
    assert counted.get("capital", 0) == sum(a != b for a, b in zip(text, paragraph, strict=True))


@pytest.mark.parametrize(
    ("text", "paragraphs"),
    [
        ("[lastwords]: Draw a card.", ["[lastwords] Draw a card."]),
        ("[fanfare] - Combo (3): Draw a card.", ["[fanfare] Combo (3): Draw a card."]),
        ("[fanfare], discard a card: Draw a card.", ["[fanfare] Discard a card: Draw a card."]),
        ("[fanfare]/[lastwords] Draw a card.", ["[fanfare][lastwords] Draw a card."]),
        ("[fanfare] and [lastwords] Draw a card.", ["[fanfare][lastwords] Draw a card."]),
        ("[fanfare] or On Evolve: Draw a card.", ["[fanfare] On Evolve: Draw a card."]),
        ("[fanfare] Spellchain (5) - Draw a card.", ["[fanfare] Spellchain (5): Draw a card."]),
        ("Earth Rite - Draw a card.", ["Earth Rite: Draw a card."]),
        ("[fanfare] Combo 3: Draw a card.", ["[fanfare] Combo (3): Draw a card."]),
        ("[act], [cost01], [engage]: Draw a card.", ["[act][cost01], [engage]: Draw a card."]),
        ("[quick] Draw a card.", ["[quick]", "Draw a card."]),
        ("[quick] (In their turn.)\nDraw a card.", ["[quick] (In their turn.)", "Draw a card."]),
        ("Draw a card.\n(It may be the last.)", ["Draw a card. (It may be the last.)"]),
        ('Ward.\n(This card is treated as "Olga".)', ["Ward.", '(This card is treated as "Olga".)']),
        ("Search for a card with [lastwords], reveal it.", ["Search for a card with [lastwords], reveal it."]),
        ("Search for a card with [evolve], reveal it.", ["Search for a card with [evolve], reveal it."]),
        ("Storm (It can attack at once.)", ["Storm. (It can attack at once.)"]),
        ("On Evolve - Draw a card.", ["On Evolve -- Draw a card."]),
    ],
)
def test_signs_of_the_other_game(text: str, paragraphs: list[str]) -> None:
    assert tidy(text, SVE)[0] == paragraphs
