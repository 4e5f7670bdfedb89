"""The grammar engine on a toy grammar: reading and printing are inverse, and refusals say why."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from toy_grammar import (
    Activated,
    AnyOf,
    BothOf,
    Break,
    CardItself,
    Choose,
    Discard,
    Draw,
    Gain,
    Keywords,
    Node,
    Noun,
    Num,
    Search,
    Sentence,
    grammar,
)

from cardwright.errors import TextError
from cardwright.text.failures import Ambiguity, ReadFailure
from cardwright.text.grammar import Grammar

TOY = grammar()
ONE, TWO = Num(value=1), Num(value=2)


def read(text: str, name: str = "Thief", category: str = "paragraph") -> object:
    return TOY.parse(category, text, self_name=name)


READINGS = {
    "Draw 1 card.": (Sentence(effect=Draw(count=ONE)),),
    "Your opponent draws 2 cards.": (Sentence(effect=Draw(count=TWO, player="opponent")),),
    "Discard 2 cards at random. Draw 2 cards.": (
        Sentence(effect=Discard(count=TWO, random=True)),
        Sentence(effect=Draw(count=TWO)),
    ),
    "Discard at random 1 card.": (Sentence(effect=Discard(count=ONE, random=True, w=1)),),
    "Choose 1 Wolf.": (Sentence(effect=Choose(count=ONE, what=Noun(kind="wolf"))),),
    "Choose 2 Red Blue Wolves with [[i]]Job Sky Pirate[[/]].": (
        Sentence(effect=Choose(count=TWO, what=Noun(kind="wolf", colours=("red", "blue"), job="Sky Pirate"))),
    ),
    "Break all the Knights.": (Sentence(effect=Break(what=Noun(kind="knight"))),),
    "Search for a Wolf, Red Wolf or Knight.": (
        Sentence(
            effect=Search(
                what=AnyOf(items=(Noun(kind="wolf"), Noun(kind="wolf", colours=("red",)), Noun(kind="knight")))
            )
        ),
    ),
    "Search for a Wolf and Knight.": (
        Sentence(effect=Search(what=BothOf(items=(Noun(kind="wolf"), Noun(kind="knight"))))),
    ),
    "Break this creature.": (Sentence(effect=Break(what=CardItself(w=1))),),
    'Thief gains "Draw 1 card.".': (
        Sentence(effect=Gain(what=CardItself(), text=(Sentence(effect=Draw(count=ONE)),))),
    ),
    "Haste, Ward and Brave": Keywords(names=("Haste", "Ward", "Brave")),
    "Haste": Keywords(names=("Haste",)),
    "《1》《S》: Draw 1 card.": Activated(cost=("《1》", "《S》"), effects=(Sentence(effect=Draw(count=ONE)),)),
}


@pytest.mark.parametrize(("text", "node"), READINGS.items(), ids=list(READINGS))
def test_reads_and_prints(text: str, node: object) -> None:
    assert read(text) == node
    assert TOY.render("paragraph", node, self_name="Thief") == text


def test_quotes_nest_with_one_template() -> None:
    inner = Sentence(effect=Gain(what=CardItself(), text=(Sentence(effect=Draw(count=ONE)),)))
    node = (Sentence(effect=Gain(what=CardItself(), text=(inner,))),)
    text = 'Thief gains "Thief gains ‘Draw 1 card.’.".'
    assert TOY.render("paragraph", node, self_name="Thief") == text
    assert read(text) == node


@pytest.mark.parametrize(
    "name", ["Lightning", "Snow & Lightning", "Y'shtola", "Mog (XIII-2)", "SOLDIER: 3rd Class", "Choco/Mog", "Dr. Mog"]
)
def test_own_name_is_a_sequence_of_tokens(name: str) -> None:
    text = f"Break {name}. Choose 1 Lightning Knight."
    assert read(text, name) == (
        Sentence(effect=Break(what=CardItself())),
        Sentence(effect=Choose(count=ONE, what=Noun(kind="knight", colours=("lightning",)))),
    )
    assert TOY.render("paragraph", read(text, name), self_name=name) == text


def test_own_name_with_a_curly_apostrophe_is_found_in_normal_text() -> None:
    assert read("Break Braska's Aeon.", "Braska’s Aeon") == (Sentence(effect=Break(what=CardItself())),)


def test_own_name_and_possessive_are_two_tokens() -> None:
    g = grammar()
    g.phrase("effect", "double {what:ref}'s power", Search)
    assert g.parse("effect", "double Barnabas's power", self_name="Barnabas") == Search(what=CardItself())


def test_without_a_name_the_own_name_reads_nothing() -> None:
    with pytest.raises(ReadFailure):
        TOY.parse("paragraph", "Break Thief.")


@pytest.mark.parametrize(
    ("text", "at", "wanted"),
    [
        ("Draw 1 cards.", 7, "'card'"),
        ("Draw 2 card.", 7, "'cards'"),
        ("Choose 1 Wolves.", 9, "'Wolf'"),
        ("Choose 2 dull Wolves.", 9, "'Wolves'"),
        ("Draw 1 card. Explode.", 13, "<sentence>"),
        ("Draw 1 card", 11, "'.'"),
        ("Draw card.", 5, "<number>"),
        ('Thief gains "Draw 1 card."', 26, "'.'"),
        ("draw 1 card. draw 2 cards!", 25, "'.'"),
        ("Haste and Haste Brave", 16, "end of text"),
    ],
)
def test_failure_names_the_furthest_place_and_what_was_expected(text: str, at: int, wanted: str) -> None:
    with pytest.raises(ReadFailure) as caught:
        read(text)
    assert (caught.value.stage, caught.value.at) == ("read", at)
    assert wanted in caught.value.expected
    assert caught.value.found == text[at : at + 48]


def test_a_capital_in_the_middle_of_a_sentence_is_no_match() -> None:
    with pytest.raises(ReadFailure):
        read("Your opponent Draws 2 cards.")


def test_words_that_are_always_capital_stay_so() -> None:
    with pytest.raises(ReadFailure):
        read("Choose 1 wolf.")


def test_two_meanings_are_an_error_that_shows_both() -> None:
    g = grammar()
    g.phrase("effect", "choose {count:number} Red {what:noun/count}", Choose, w=1)
    with pytest.raises(Ambiguity) as caught:
        g.parse("paragraph", "Draw 1 card. Choose 1 Red Wolf.")
    failure = caught.value
    assert failure.stage == "ambiguous"
    assert failure.span == "Choose 1 Red Wolf"
    assert (failure.at, failure.end) == (13, 30)
    assert failure.path == "[1].effect.what.colours"
    assert "('red',) or ()" in str(failure) or "() or ('red',)" in str(failure)


def test_two_wordings_of_one_meaning_are_no_ambiguity() -> None:
    g = grammar()
    g.phrase("effect", "Draw {count:number} <card/cards:count>", Draw, w=1)
    assert g.parse("effect", "Draw 1 card") == Draw(count=ONE)
    assert g.parse("paragraph", "Draw 1 card.") == (Sentence(effect=Draw(count=ONE)),)


def test_ambiguities_lists_the_texts_with_two_meanings() -> None:
    g = grammar()
    g.phrase("effect", "choose {count:number} Red {what:noun/count}", Choose, w=1)
    found = g.ambiguities("paragraph", ["Choose 1 Red Wolf.", "Choose 1 Wolf.", "Nonsense."])
    assert [text for text, _ in found] == ["Choose 1 Red Wolf."]
    assert found[0][1].span == "Choose 1 Red Wolf"


def test_a_node_that_no_phrase_prints_is_refused_by_name() -> None:
    with pytest.raises(TextError, match="no phrase of kind prints 'dragon'") as caught:
        TOY.render("paragraph", (Sentence(effect=Break(what=Noun(kind="dragon"))),))
    assert caught.value.stage == "round_trip"


def test_a_field_that_no_phrase_mentions_is_not_dropped() -> None:
    with pytest.raises(TextError):
        TOY.render("paragraph", (Sentence(effect=Draw(count=ONE, player="each")),))


def test_numbers_are_printed_as_read() -> None:
    with pytest.raises(ReadFailure):
        read("Draw 02 cards.")


@pytest.mark.parametrize(("depth", "why"), [(350, "nested too deeply"), (900, "too long")])
def test_a_hopelessly_nested_text_is_refused(depth: int, why: str) -> None:
    with pytest.raises(TextError, match=why):
        read("Thief gains “" * depth)


def test_proper_names_by_lexicon_or_capitals() -> None:
    g = Grammar("names")
    g.proper("trait", "traits", stop=("Follower",))
    g.phrase("start", "a {kind:trait} Follower", Noun)
    assert g.parse("start", "a Forest Bat Follower") == Noun(kind="Forest Bat")
    lexicon = {"traits": frozenset({"Forest", "Forest of Bats"})}
    assert g.parse("start", "a Forest of Bats Follower", lexicon=lexicon) == Noun(kind="Forest of Bats")
    with pytest.raises(ReadFailure):
        g.parse("start", "a Forest of Bats Follower")


def test_explain_lists_the_forms_of_a_category() -> None:
    assert TOY.explain("number") == "{value:integer}  ->  Num()"
    assert "discard at random {count:number} <card/cards:count>  ->  Discard(random=True, w=1)" in TOY.explain("effect")
    assert "any sentences" in TOY.explain("paragraph")
    assert "AnyOf" in TOY.explain("nouns")
    assert {"effect", "icon", "job"} <= set(TOY.categories())


# Any node of the grammar is printed, and read back as itself.

numbers = st.builds(Num, value=st.integers(0, 99999))
nouns = st.builds(
    Noun,
    kind=st.sampled_from(["knight", "wolf"]),
    colours=st.lists(st.sampled_from(["red", "blue", "lightning"]), max_size=3).map(tuple),
    job=st.sampled_from([None, "Sky Pirate", "Warrior of Light", "???", "L'Cie"]),
)
refs = st.builds(CardItself, w=st.sampled_from([0, 1]))
simple: st.SearchStrategy[Node] = st.one_of(
    st.builds(Draw, count=numbers, player=st.sampled_from(["you", "opponent"])),
    st.builds(Discard, count=numbers),
    st.builds(Discard, count=numbers, random=st.just(True), w=st.sampled_from([0, 1])),
    st.builds(Choose, count=numbers, what=nouns),
    st.builds(Search, what=st.builds(AnyOf, items=st.lists(nouns, min_size=2, max_size=4).map(tuple))),
    st.builds(Search, what=st.builds(BothOf, items=st.lists(nouns, min_size=2, max_size=4).map(tuple))),
    st.builds(Break, what=refs | nouns),
)


def sentences_of(effects: st.SearchStrategy[Node]) -> st.SearchStrategy[tuple[Node, ...]]:
    return st.lists(st.builds(Sentence, effect=effects), min_size=1, max_size=3).map(tuple)


effects = st.recursive(simple, lambda inner: st.builds(Gain, what=refs, text=sentences_of(inner)), max_leaves=6)
words = st.lists(st.sampled_from(["Haste", "Brave", "Ward"]), min_size=1, max_size=4).map(tuple)
icons = st.lists(st.sampled_from(["《1》", "《S》"]), min_size=1, max_size=4).map(tuple)
paragraphs = st.one_of(
    sentences_of(effects),
    st.builds(Keywords, names=words),
    st.builds(Activated, cost=icons, effects=sentences_of(effects)),
)


@given(paragraphs, st.sampled_from(["Thief", "Lightning", "Mog (XIII-2)", "Red Wolf"]))
def test_every_node_round_trips(node: object, name: str) -> None:
    text = TOY.render("paragraph", node, self_name=name)
    assert TOY.parse("paragraph", text, self_name=name) == node
