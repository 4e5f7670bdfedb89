"""Grammars that could not work are refused before they read anything."""

from __future__ import annotations

import pytest
from toy_grammar import AnyOf, Draw, Noun, Num, Search, grammar

from cardwright.text.grammar import Grammar, GrammarError


def refused(g: Grammar, message: str) -> None:
    with pytest.raises(GrammarError, match=message):
        g.freeze()


def test_left_recursion_is_refused_with_its_circle() -> None:
    g = grammar()
    g.phrase("noun_phrase", "{what:noun_phrase} you control", Search)
    refused(g, "left recursion in grammar toy: noun_phrase -> noun_phrase")


def test_left_recursion_behind_something_that_may_be_empty() -> None:
    g = grammar()
    g.sequence("maybe", "colour", min=0)
    g.phrase("thing", "{kind:maybe} {job:thing2}", Noun)
    g.alias("thing2", "thing")
    refused(g, "left recursion in grammar toy: thing -> thing2 -> thing")


def test_an_unknown_category_is_refused() -> None:
    g = grammar()
    g.phrase("effect", "exile {what:nowhere}", Search)
    refused(g, "'effect: exile .*' uses category nowhere")


def test_two_phrases_that_read_the_same_words_are_refused() -> None:
    g = grammar()
    g.phrase("effect", "draw {count:number} <card/cards:count>", Draw, w=4)
    refused(g, "two phrases read the same words")


def test_two_phrases_that_print_the_same_node_are_refused() -> None:
    g = grammar()
    g.phrase("effect", "take {count:number} <card/cards:count>", Draw)
    refused(g, "two phrases print the same node, give one of them another w: .*draw.*take")


def test_a_default_counts_as_a_constant_when_phrases_are_compared() -> None:
    g = grammar()
    g.phrase("effect", "you draw {count:number} <card/cards:count>", Draw, player="you")
    refused(g, "two phrases print the same node")


def test_two_words_for_one_value_are_refused() -> None:
    g = grammar()
    g.value("colour", "Crimson", "red")
    refused(g, "two phrases print the same node")


def test_two_lists_of_one_class_are_refused_unless_their_lengths_or_wording_differ() -> None:
    g = grammar()
    g.list("nouns", "noun/one", ", ", ", or ", cls=AnyOf, min=3)
    refused(g, "two phrases print the same node")
    g = grammar()
    g.list("nouns", "noun/one", ", ", ", or ", cls=AnyOf, min=3, w=1)
    g.freeze()


def test_an_empty_item_of_a_list_is_refused() -> None:
    g = grammar()
    g.sequence("maybe", "colour", min=0)
    g.list("many", "maybe", ", ")
    refused(g, "an item of a list may not be empty")


def test_agreement_needs_a_field_that_is_filled() -> None:
    g = grammar()
    g.phrase("effect", "mill {what:noun/one} <card/cards:count>", Search)
    refused(g, "agrees with count, which it does not fill")


def test_a_noun_without_a_number_is_refused() -> None:
    g = grammar()
    g.phrase("effect", "exile {what:noun}", Search)
    refused(g, "noun depends on a number")


def test_a_terminal_cannot_have_phrases_too() -> None:
    g = grammar()
    g.value("job", "Knight", "Knight")
    refused(g, "job is a terminal and has phrases too")


@pytest.mark.parametrize(
    ("template", "constants", "message"),
    [
        ("draw {number:number}", {}, "Draw has no field number"),
        ("draw", {}, "field count of Draw has neither slot, constant nor default"),
        ("draw {count?:number}", {}, "field count of Draw has neither slot, constant nor default"),
        ("draw {count:number} {count:number}", {}, "field count of Draw is filled twice"),
        ("draw {count:number}", {"count": Num(value=1)}, "field count of Draw is filled twice"),
        ("draw {count}", {}, "is not of the form"),
        ("draw {count:number} <card:count>", {}, "is not of the form"),
        ("draw {count:number", {}, "unbalanced braces"),
    ],
)
def test_a_malformed_phrase_is_refused_when_declared(template: str, constants: dict[str, object], message: str) -> None:
    with pytest.raises(GrammarError, match=message):
        grammar().phrase("effect", template, Draw, **constants)


def test_a_tuple_list_has_no_constants() -> None:
    with pytest.raises(GrammarError, match="has no constant fields"):
        grammar().list("words2", "word", ", ", w=1)


def test_a_value_has_no_slots() -> None:
    with pytest.raises(GrammarError, match="has slots"):
        grammar().value("colour", "{a:colour} ish", "ish")


def test_overlaps_are_phrases_of_which_one_can_never_be_printed() -> None:
    g = grammar()
    assert g.overlaps() == []
    g.phrase("effect", "draw a card", Draw, count=Num(value=1))
    g.phrase("effect", "draw no card", Draw, count=Num(value=-1))
    assert g.overlaps() == [
        ("effect: draw {count:number} <card/cards:count>", "effect: draw a card"),
    ]
