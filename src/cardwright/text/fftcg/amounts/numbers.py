"""Amounts of damage, power and cards."""

from cardwright.text import ir
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar

WORDS = (("two", 2), ("three", 3), ("four", 4), ("five", 5))


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _numbers(g)
    _damage(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _numbers_more(g)
    _damage_more(g)


def _numbers(g: Grammar) -> None:
    g.alias("cost_number", "number")
    g.alias("cost_number", "x")
    g.phrase("more_damage", "{amount:number} more damage for each {each:each}", ir.PerEach)
    g.phrase("less_damage", "{amount:number} damage for each {each:each}", ir.PerEach)
    g.phrase("plain_damage", "{value:integer} damage", ir.Num)
    g.phrase("power", "{amount:number} power for every {each:every}", ir.PerEach)
    g.phrase("every", "{size:number} {of:every_group}", ir.Times)
    g.phrase("every_group", "{group:group/many}", ir.CountOf)
    g.phrase("power", "{value:integer} power", ir.Num)
    g.phrase("power", "{amount:number} power for each {each:each}", ir.PerEach)
    g.phrase("cost_amount", "{amount:number} for {each:for_every}", ir.PerEach)
    g.phrase("for_every", "every {size:number} {of:every_group}", ir.Times)
    g.phrase("cost_amount", "{value:integer}", ir.Num)
    g.phrase("cost_amount", "{amount:number} for each {each:each}", ir.PerEach)
    # one card: for every so many points; the opponent's are in the tables
    g.phrase("points_received", "points of damage you have received", ir.DamageReceived, player=ir.You())


def _damage(g: Grammar) -> None:
    g.phrase("card_amount", "{amount:number} <card/cards:amount> for each {each:each}", ir.PerEach)
    # an amount together with its unit, since "for each" stands behind the unit
    g.phrase("damage", "{value:integer} damage", ir.Num)
    g.phrase("damage", "{amount:number} damage for each {each:each}", ir.PerEach)
    g.phrase("damage", "damage equal to {card:possessive} power", ir.PowerOf)
    # one card: the game rounds down and up; the tables have the other ways to say it
    g.phrase("damage", "damage equal to half of {of:power_of} (round down to the nearest 1000)", ir.Half)
    g.phrase("damage", "damage equal to half of {of:power_of} (round up to the nearest 1000)", ir.Half, up=True)
    g.phrase("damage", "{amount:number} damage for every {each:every}", ir.PerEach)
    g.phrase("damage", "{base:plain_damage} and {more:more_damage}", ir.Plus)
    g.phrase("damage", "{base:plain_damage} minus {less:less_damage}", ir.Minus)
    g.phrase("damage_power", "damage equal to {card:possessive} power", ir.PowerOf)
    g.phrase("damage", "{base:damage_power} minus {less:number}", ir.Minus)
    g.phrase("same_damage", "the same amount of damage", ir.EventAmount)
    g.alias("damage", "same_damage")
    # one card: of every amount that is counted in steps
    g.phrase("card_amount", "{amount:number} <card/cards:amount> for {each:for_every}", ir.PerEach)
    g.phrase("damage", "damage equal to the highest power {group:group/one}", ir.Highest, trait="power")
    g.phrase("damage", "damage equal to the power of {card:source}", ir.PowerOf, w=3)
    # one card: the card that paid the cost
    g.phrase("damage", "damage equal to the power of {card:put_for_cost}", ir.PowerOf, w=6)
    # one card: in and into
    for form, words in (
        ("put_cost", "the Forward put in the Break Zone"),
        ("put_cost_into", "the Forward put into the Break Zone"),
    ):
        g.phrase("put_for_cost", words, ir.Pronoun, form=form)
    # one card: the damage of the trigger
    g.phrase("damage", "damage equal to half of the received damage (round up to the nearest 1000)", ir.Half,
             of=ir.EventAmount(), up=True, w=31)  # fmt: skip
    # no more than a number: "(up to 3 Forwards)", "You can only draw up to 4 cards with this ability."
    # one card, 4 phrases: no more than a number, in both of its forms
    g.phrase("damage", "{amount:number} damage for each {each:each_at_most}", ir.PerEach)
    for w, name in enumerate(("Forward", "Backup", "Monster", "Character", "card", "Summon")):
        g.phrase("each_at_most", f"{{of:each}} (up to {{most:number}} <{name}/{name}s:most>)", ir.AtMost, w=w)
    # what paid for the ability, or for the extra cost of a Summon
    for form, words in (
        ("dulled_cost", "the dull Forward"),
        ("revealed_cost", "the Forward you revealed"),
        ("extra_removed", "the Forward removed by the extra cost"),
        ("extra_discarded", "the card discarded by the extra cost"),
        ("put_cost_into", "the Forward put into the Break Zone"),
    ):
        # one card, 5 phrases: what paid, and its cost: the table is above
        g.phrase("paying_card", words, ir.Pronoun, form=form)
    g.phrase("damage", "damage equal to the power of {card:paying_card}", ir.PowerOf, w=7)


def _numbers_more(g: Filled) -> None:
    # one card: "draw 1 card for every 2 points of damage you have received"
    g.alias("every_group", "points_received")
    g.phrase("power", "{amount:number} power for each {each:each_at_most}", ir.PerEach)
    g.phrase("cost_amount", "{amount:number} for each {each:each_at_most}", ir.PerEach)
    g.alias("cost_amount", "counted")
    for word, number in WORDS:
        g.phrase("number_word", word, ir.Num, value=number, w=1)
    g.phrase("plural_number", "{value:plural_integer}", ir.Num)
    g.phrase("for_every", "every {size:number} {of:points_received}", ir.Times)
    for head, category in (("", "every"), ("every ", "for_every"), ("each ", "for_every")):
        w = 540 + (head == "each ")
        for of in ("every_group", "points_received"):
            g.phrase(category, f"{head}{{size:number_word}} {{of:{of}}}", ir.Times, w=w)
            if head == "each ":
                g.phrase(category, f"{head}{{size:plural_number}} {{of:{of}}}", ir.Times, w=w)
    for w, elements in enumerate(("Elements", "different Elements"), 550):
        for head, category in (("", "every"), ("every ", "for_every")):
            text = f"{head}{{size:number}} {elements} among {{of:elements_among}}"
            g.phrase(category, text, ir.Times, w=w)
    for w, words in enumerate(("placed on", "on"), 540):
        g.phrase("every_group", f"{{counter:counter}} Counters {words} {{card:source}}", ir.CountersOn, w=w)
    you = ir.You()
    g.phrase("every_group", "《C》 you have", ir.CrystalCount, player=you, w=540)
    g.phrase("every_group", "cards you have drawn this turn", ir.CardsDrawn, player=you, w=540)
    g.phrase("every_group", "cards you have cast this turn", ir.CardsCastThisTurn, player=you, w=540)


def _damage_more(g: Filled) -> None:
    g.phrase("damage", "damage equal to half of {of:power_of} (rounded down to the nearest 1000)", ir.Half, w=70)
    g.phrase("damage", "damage equal to half of {of:power_of} (rounded up to the nearest 1000)", ir.Half, up=True, w=70)
    g.phrase("damage", "damage equal to half {of:power_of} (round down to the nearest 1000)", ir.Half, w=70 + 1)
    g.phrase("damage", "damage equal to half {of:power_of} (round up to the nearest 1000)", ir.Half, up=True, w=70 + 1)
    # what is no whole number is rounded down (4.2), and a power is none of these
    for w, half in enumerate(("half of", "half"), 70):
        g.phrase("damage", f"damage equal to {half} {{of:power_of}}", ir.HalfUp, down=True, w=w)
    g.phrase("damage", "{base:plain_damage} plus {more:more_for_each}", ir.Plus, w=70)
    g.phrase("more_for_each", "{amount:number} damage for each {each:each}", ir.PerEach, w=70)
    g.phrase("damage", "{base:damage_power} plus {more:number}", ir.Plus, w=70)
    g.phrase("damage", "damage equal to {each:cost_of} multiplied by {amount:number}", ir.PerEach, w=70)
    g.phrase("damage", "damage equal to {each:counted} multiplied by {amount:number}", ir.PerEach, w=70)
    g.phrase("damage", "damage equal to {each:x} multiplied by {amount:number}", ir.PerEach, w=75)
    g.phrase("damage", "damage equal to {amount:number} multiplied by {each:x}", ir.PerEach, w=76)
    for w, more in enumerate(("", "an additional "), 71):
        g.phrase("more_damage", f"{more}{{amount:number}} damage for each {{each:each}}", ir.PerEach, w=w)
    # "It loses 2000 power and 1000 more power for each Backup you control."
    g.phrase("plain_power", "{value:integer} power", ir.Num)
    g.phrase("power", "{base:plain_power} and {more:more_power}", ir.Plus, w=70)
    for w, more in enumerate(
        ("{amount:number} more power", "an additional {amount:number} power", "an additional +{amount:number} power"),
        70,
    ):
        g.phrase("more_power", f"{more} for each {{each:each}}", ir.PerEach, w=w)
    # "power equal to the cost of that Summon multiplied by 1000"
    for w, of in enumerate(("cost_of", "counted", "x"), 70):
        g.phrase("product", f"{{each:{of}}} multiplied by {{amount:number}}", ir.PerEach, w=w)
        g.phrase("product", f"{{each:{of}}} times {{amount:number}}", ir.PerEach, w=w + 2)
        g.phrase("damage", f"damage equal to {{each:{of}}} times {{amount:number}}", ir.PerEach, w=w + 340)
    for w, words in enumerate(("the highest power among the", "the highest power of the"), 70):
        g.phrase("damage", f"damage equal to {words} {{group:group/many}}", ir.Highest, trait="power", w=w)
    low = {"trait": "power", "lowest": True}
    g.phrase("damage", "damage equal to the lowest power {group:group/one}", ir.Highest, **low)
    for w, words in enumerate(("the lowest power among the", "the lowest power of the", "the lowest power among"), 70):
        g.phrase("damage", f"damage equal to {words} {{group:group/many}}", ir.Highest, w=w, **low)
    g.phrase("damage", "damage equal to the total power of {card:the_whole}", ir.PowerOf, w=70)
    g.phrase("the_whole", "the {group:group/many}", ir.All, w=2)
    g.phrase("the_whole", "all the {group:group/many}", ir.All)
    for w, each in enumerate(("cost_of", "counted")):
        text = f"damage equal to {{amount:number}} multiplied by {{each:{each}}}"
        g.phrase("damage", text, ir.PerEach, w=70 + 1 + w)
    g.phrase("card_amount", "{amount:number} <card/cards:amount> for each {each:each_at_most}", ir.PerEach, w=570)
    g.phrase("damage", "damage equal to the highest power among {group:group/many}", ir.Highest, trait="power", w=100)
    g.phrase(
        "damage_power", "damage equal to the highest power among {group:group/many}", ir.Highest, trait="power", w=400
    )
    g.phrase("damage_power", "damage equal to the highest power among the {group:group/many}", ir.Highest, trait="power",
             w=400 + 1)  # fmt: skip
    half = "damage equal to half of the received damage (round down to the nearest 1000)"
    g.phrase("damage", half, ir.Half, of=ir.EventAmount(), w=70)
    g.phrase("damage", "damage equal to the power of {card:one_pronoun}", ir.PowerOf, w=70 + 5)
    g.phrase("damage", "damage equal to {amount:number} times {each:counted}", ir.PerEach, w=400)
    g.phrase("damage", "damage equal to {amount:number} times {each:cost_of}", ir.PerEach, w=401)
    # "it also becomes a Forward with power equal to Hild's power"
    for w, words in enumerate(("power equal to", "the same power as"), 800):
        whose = "{card:possessive} power" if w == 800 else "{card:one_obj}"
        g.phrase("power", f"{words} {whose}", ir.PowerOf, w=w)
