"""Whole paragraphs: keywords, field, auto, action and special abilities, the text of a Summon."""

from cardwright.text import ir
from cardwright.text.fftcg.common import KEYWORDS
from cardwright.text.grammar import Grammar

EX = "[[ex]]EX BURST[[/]] "
DAMAGE = "Damage {damage:integer} -- "


def add(g: Grammar) -> None:
    """All phrases of this module."""
    g.tagged("special_name", "s")
    _keywords(g)
    for damage in ("", DAMAGE):
        g.phrase("ability", damage + "{effects:statics}", ir.FieldAbility)
        g.phrase("ability", damage + "{keywords:keywords}", ir.KeywordAbility)
        g.phrase("ability", damage + "{event:event}, {effects:sentences}", ir.AutoAbility)
        g.phrase("ability", damage + EX + "{event:event}, {effects:sentences}", ir.AutoAbility, ex_burst=True)
        g.phrase("ability", damage + "{cost:cost}: {effects:sentences}", ir.ActionAbility)
        g.phrase("ability", damage + "{name:special_name} {cost:cost}: {effects:sentences}", ir.SpecialAbility)
    g.phrase("summon", "{effects:sentences}", ir.SummonEffect)
    g.phrase("summon", EX + "{effects:sentences}", ir.SummonEffect, ex_burst=True)
    g.phrase("summon", "{effects:casting_statics}", ir.FieldAbility)
    g.sequence("casting_statics", "casting_sentence")
    g.phrase("casting_sentence", "{effect:static_clause}.", ir.Statement)
    g.sequence("gained_abilities", "gained_ability", max=1)
    g.phrase("gained_ability", "{effects:statics}", ir.FieldAbility)
    g.phrase("gained_ability", "{event:event}, {effects:sentences}", ir.AutoAbility)
    g.phrase("gained_ability", "{cost:cost}: {effects:sentences}", ir.ActionAbility)
    g.phrase("gained_ability", "{name:special_name} {cost:cost}: {effects:sentences}", ir.SpecialAbility)


# what reminders of keywords are made of
REMINDER_PIECES = {
    "acts": "This Character can attack or use abilities",
    "forward acts": "This Forward can attack or use abilities",
    "by dulling": "containing 《ダル》 in the cost",
    "with dull": "with 《ダル》 in the cost",
    "with their dull": "with 《ダル》 in their cost",
    "can attack": "This Forward can attack",
    "while fresh": "the turn it enters the field.",
    "attack": "Attacking does not cause",
    "attack doesn't": "Attacking doesn't cause",
    "stays": "this Forward to dull.",
    "character stays": "this Character to dull.",
    "meets": "If this Forward blocks or is blocked by a Forward",
    "without": "without First Strike,",
    "that has not": "that doesn't have First Strike,",
    "first": "this Forward deals damage first.",
    "character meets": "If this Character blocks or is blocked by a Forward",
    "character first": "this Character deals damage first.",
    "like": "Like Summons and abilities, this card can be played",
    "when": "during either player's Attack Phase or Main Phase.",
}


def _keywords(g: Grammar) -> None:
    g.sequence("keywords", "printed_keyword")
    for keyword in KEYWORDS:
        g.phrase("printed_keyword", keyword, ir.Keyword, name=keyword)
    reminders = (
        ("Haste", "acts", "by dulling", "while fresh"),
        ("Brave", "attack", "stays"),
        ("First Strike", "meets", "without", "first"),
        ("First Strike", "meets", "that has not", "first"),
        ("Back Attack", "like", "when"),
        ("Haste", "forward acts", "by dulling", "while fresh"),
        ("Brave", "attack", "character stays"),
        ("Haste", "acts", "with dull", "while fresh"),
        ("Haste", "forward acts", "with dull", "while fresh"),
        ("Haste", "acts", "with their dull", "while fresh"),
        ("Haste", "forward acts", "with their dull", "while fresh"),
        ("Haste", "can attack", "while fresh"),
        ("Brave", "attack doesn't", "stays"),
        ("Brave", "attack doesn't", "character stays"),
        ("First Strike", "character meets", "without", "character first"),
        ("First Strike", "character meets", "that has not", "character first"),
    )
    # one card each: the reminders are printed in these words
    for w, (keyword, *parts) in enumerate(reminders):
        text = " ".join(REMINDER_PIECES[part] for part in parts)
        g.phrase("printed_keyword", f"{keyword} ({text})", ir.Keyword, name=keyword, reminder=True, w=w)
