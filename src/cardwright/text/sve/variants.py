"""Further wordings of what other modules say, and the nearest neighbours of their phrases."""

from collections.abc import Iterator

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.printing import Context
from cardwright.text.reading import Source
from cardwright.text.sve.instead import ALWAYS
from cardwright.text.sve.names import known_trait_end
from cardwright.text.sve.objects import OF_MINE
from cardwright.text.tokens import join

YOU = ir.You()
NON = "non-"


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _groups(g)
    _conditions(g)
    _instructions(g)
    _instead(g)
    _limits(g)


def _groups(g: Grammar) -> None:
    """Cards without a trait, cards with a counter on them."""
    g.terminal("other_trait", _without, _show_without, starts=_says_non)
    g.phrase("trait_but", "{trait:other_trait}", sv.TraitIs)
    g.phrase("adjective", "{filter:trait_but}", ir.Without, w=1)
    holding = "with {count:number} {counter:counter} <counter/counters:count> on <it/them>"
    g.phrase("qualifier", holding, ir.WithCounter, w=3)
    least = (
        "with at least {count:number} {counter:counter} <counter/counters:count>",
        "with {count:digits} or more {counter:counter} counters",
    )
    for w, holding in enumerate(least, 4):
        g.phrase("qualifier", f"{holding} on <it/them>", ir.WithCounter, w=w)


def _says_non(text: str, kind: str) -> bool:
    return text.startswith(NON)


def _without(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    """ "Non-Marine": the trait of which the first word has that in front of it."""
    first = source.texts[pos]
    if first.startswith(NON) and (end := known_trait_end(source, pos, first.removeprefix(NON))):
        yield end, join(source.texts[pos:end], capitals=False).removeprefix(NON)


def _show_without(value: object, context: Context) -> str | None:
    return f"{NON}{value}" if isinstance(value, str) and value else None


def _conditions(g: Grammar) -> None:
    c = "condition"
    another = "another {group:others_here}"
    g.phrase("others_here", "{adjectives?:adjectives} {noun:card_noun/one}", ir.Group, w=3, qualifiers=_ON_YOUR_FIELD)
    g.phrase(c, f"{another} is on your field", ir.Exists, count=ir.Num(1), w=9)
    for w, article in enumerate(("an", "a")):
        not_one = f"there isn't {article} {{group:group/one}}"
        g.phrase(c, not_one, ir.Exists, count=ir.Num(0), compare="=", w=w + 10)
    for w, none in enumerate(("there aren't any", "there are not any"), 12):
        g.phrase(c, f"{none} {{group:group/many}}", ir.Exists, count=ir.Num(0), compare="=", w=w)
    for w, (nth, have) in enumerate(
        (n, h) for n in ("ordinal", "ordinal_word") for h in ("you've played", "you played")
    ):
        this_one = f"this is the {{nth:{nth}}} {{group:group/one}} {have} this turn"
        g.phrase(c, this_one, sv.NthPlayed, card=ir.SelfRef(w=1), w=w + 30)
    for w, place in enumerate(("the cemetery", "your cemetery", "their owners' cemeteries"), 41):
        done = {"verb": f"put into {place}", "w": w}
        g.phrase(f"put_{w}", "{noun:card_noun/same}", sv.CountThisWay, **done)
        g.phrase(f"put_{w}", "{adjectives:adjectives} {noun:card_noun/same}", sv.CountThisWay, **done)
        for v, (form, compare) in enumerate((("at least {}", ">="), ("{} or more", ">="), ("{}", "="))):
            number = form.format("{right:digits}")
            words = f"you put {number} {{left:put_{w}/right}} into {place} this way"
            g.phrase(c, words, ir.Compare, compare=compare, w=v + 34)
    # damage as the subject: "whenever damage is dealt to your leader"
    for w, word in enumerate(("whenever", "when"), 70):
        for whom in ("leader", "source"):
            hurt = f"{word} damage is dealt to {{subject:{whom}}}"
            for category in ("event", "plain_event"):
                g.phrase(category, hurt, ir.CardEvent, happenings=(ir.IsDealtDamage(),), w=w)


_ON_YOUR_FIELD = (ir.InZone(ir.Field(YOU)),)


def _instructions(g: Grammar) -> None:
    a = "action"
    g.phrase(a, "set {what:every}'s [defense] to {amount:digits}", sv.SetDefense, w=30)
    g.phrase(a, "set {what:possessive} [defense] to {amount:digits}", sv.SetDefense, w=30)
    g.phrase(a, "set {what:possessive} [attack] to {amount:digits}", sv.SetAttack, w=30)
    for w, words in ((8, "that leader's"), (12, "the attacked leader's")):
        g.value("leader_possessive", words, sv.LeaderOf(ir.PronounPlayer("that player"), w=w))
    g.value("leader_possessive", "the enemy leader's", sv.LeaderOf(ir.Opponent(), w=7))
    two = {"a": ir.Pronoun("them"), "b": ir.Pronoun("elided")}
    g.phrase(a, "they deal damage to each other equal to their attacks", ir.DealEachOther, w=4, **two)
    g.phrase(a, "each of them deals damage equal to its attack to the other", ir.DealEachOther, w=5, **two)
    g.phrase(a, "{first:search}, and {then:action}", ir.Then, w=19)
    # "put a Fairy token and Fairy Wisp token into your EX area"
    said = {"player": YOU, "w": 60}
    for words, into in ((" into your EX area", sv.ExArea(YOU)), (" onto your field", ir.Field(ir.You(w=1)))):
        g.phrase(a, f"put {{count:article}} {{names:each_said}} token{words}", sv.CreateTokens, into=into, **said)
    g.phrase(a, "summon {count:article} {names:each_said} token", sv.CreateTokens, into=ir.Field(YOU), **said)
    g.list("each_said", "token_name", " token and ", min=2, max=2)
    # the attack of one of two that are selected, dealt by it to anything
    for form in OF_MINE:
        mine = ir.Pronoun(form.replace(" ", "_"))
        dealt = f"{form} deals damage equal to its attack to {{to:obj}}"
        g.phrase(a, dealt, ir.DealDamage, source=mine, amount=sv.AttackOf(mine), w=10)
    g.phrase("new_cost", "{what:cards_there} cost {amount:digits} play <point/points:amount> to play", sv.CostSet, w=2)
    # "change the cost of each spell in your hand to 1 play point", "change its cost to 1", "its cost becomes 1"
    for w, unit in ((30, " play <point/points:amount>"), (34, "")):
        for v, of in enumerate(
            ("the cost of {what:every}", "the cost of {what:one_pronoun}", "{what:possessive} cost")
        ):
            g.phrase("new_cost", f"change {of} to {{amount:digits}}{unit}", sv.CostSet, w=w + v)
        g.phrase("new_cost", f"{{what:possessive}} cost becomes {{amount:digits}}{unit}", sv.CostSet, w=w + 3)


def _instead(g: Grammar) -> None:
    """ "Add it to your hand. You may put it onto your field instead": whenever one likes."""
    g.phrase("chosen_instead", "{effect:may_do} instead", sv.InsteadOnly)
    g.phrase("clause", "{effect:chosen_instead}", sv.InsteadSentence, condition=ALWAYS)


def _limits(g: Grammar) -> None:
    this = ir.SelfRef(w=1)
    old = ir.HasFilter(this, ir.Without(ir.EnteredThisTurn(w=5), w=12))
    for w, words in enumerate(("on the turn", "during the turn", "the turn"), 64):
        fresh = f"this ability can't be activated {words} this card was put onto the field"
        g.phrase("clause", fresh, ir.LimitSentence, limits=(ir.OnlyIf(old),), w=w)
    for times, often in ((2, "2 times"), (3, "3 times")):
        twice = {"limits": (ir.OncePerTurn(times),)}
        for w, up_to in enumerate(("up to ", ""), 80):
            g.phrase("clause", f"you can activate this ability {up_to}{often} per turn", ir.LimitSentence, w=w, **twice)
    for w, words in enumerate(("this ability activates only if", "this ability only activates if"), 62):
        g.phrase("clause", f"{words} {{limits:only_if}}", ir.LimitSentence, w=w)
