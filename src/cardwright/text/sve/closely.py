"""Wordings close to those of other modules: what a card has done or cost, what it was, what is so of several of one's followers."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.sve.groups import KEYWORDS
from cardwright.text.sve.spread import AMONG
from cardwright.text.sve.triggers import _say as say

YOU = ir.You()
ANY_ABILITY = "ability"  # `WithKeyword.keyword`: whichever it has now, keywords among them
ALREADY = 80  # `StatusIs.w`, `IsEvolved.w`, from here on: before the instruction that "instead" replaces
THIS = 7  # `SelfRef.w` of "this" alone: "if this is a racing follower"


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _qualities(g)
    _what_it_was(g)
    _in_its_name(g)
    _different(g)
    _hurt_by(g)
    _done_by_opponents(g)
    _came(g)
    _from_elsewhere(g)
    _called(g)
    _values(g)


def _qualities(g: Grammar) -> None:
    """ "A follower with a cost of 1", "a follower that has attacked this turn", "a follower with no abilities"."""
    q = "qualifier"
    for w, none in enumerate(
        (
            "with no abilities",
            "without abilities",
            "without any abilities",
            "that has no abilities",
            "that have no abilities",
        ),
        70,
    ):
        g.value(q, none, ir.Without(ir.WithKeyword(ANY_ABILITY), w=w))
    for unit, w in ((" play <point/points:amount>", 0), ("", 1)):
        g.phrase(q, f"with a cost of {{amount:amount_number}}{unit}", ir.CostIs, compare="=", w=w + 20)
    for v, (either, last) in enumerate((("", " or "), ("", ", or "), ("either ", " or "))):
        g.list(f"costs_{v}", "one_of_costs", ", ", last, min=3 if v == 1 else 2)
        g.phrase(q, f"<that costs|that cost> {either}{{costs:costs_{v}}} play points", ir.CostOneOf, w=v)
        g.phrase(q, f"with a cost of {either}{{costs:costs_{v}}}", ir.CostOneOf, w=v + 3)
        g.phrase("cost_is", f"{either}{{costs:costs_{v}}} play points", ir.CostOneOf, w=v)
    g.phrase("one_of_costs", "{value:integer}", ir.Num)
    for w, came in enumerate(("entered the field", "came onto the field"), 7):
        g.phrase(q, f"that {came} this turn", ir.EnteredThisTurn, w=w)
    for w, have in enumerate(("has", "have"), 5):
        g.value(q, f"that {have} attacked this turn", ir.AttackedThisTurn(w=w))
        for done, happening in (("evolved", sv.Evolves()), ("raced", sv.Races()), ("taken damage", ir.IsDealtDamage())):
            g.value(q, f"that {have} {done} this turn", sv.DidThisTurn(happening, w=w))


def _in_its_name(g: Grammar) -> None:
    """ "A follower with Holy in its name"."""
    for w, name in enumerate(("{name:card_name}", "“{name:quoted_name}”")):
        g.phrase("qualifier", f"with {name} in <its/their> <name/names>", sv.NameIncludes, w=w)
        for v, verb in enumerate(("includes", "contains"), 1):
            g.phrase("qualifier", f"whose name {verb} {name}", sv.NameIncludes, w=w + 2 * v)


def _what_it_was(g: Grammar) -> None:
    """ "If the discarded card was a spell", "if this is a racing follower"."""
    for done in ("discarded", "returned", "banished", "destroyed"):
        for noun in ("card", "follower"):
            g.value("it_was", f"the {done} {noun} was", ir.Pronoun(f"the_{done}_{noun}"))
    g.value("it_is", "this is", ir.SelfRef(w=THIS))
    for w, was in enumerate(("it's already", "it is already", "it was already"), ALREADY):
        for name, state in (("engaged", ir.StatusIs("dull", w=w)), ("evolved", sv.IsEvolved(w=w))):
            g.value("condition", f"{was} {name}", ir.HasFilter(ir.Pronoun("it"), state))
    for w, kind in ((1, "card"), (0, "follower"), (2, "amulet")):  # "on your field", where nobody has stolen it
        g.phrase("where_it_is", f"this {kind} is on the field", ir.OnField, card=ir.SelfRef(w=w), w=1)


def _different(g: Grammar) -> None:
    """ "For each Golem follower with a different name on your field"."""
    for what in ("name", "cost"):
        for kind in (
            "{adjectives?:adjectives} {noun:card_noun/one}",
            "{adjectives?:token_adjectives} {noun:token_noun/one}",
        ):
            one = f"{kind} with a different {what} {{qualifiers:one_place}}"
            g.phrase(f"each_other_{what}", one, ir.Group)
        g.phrase("each_one", f"{{group:each_other_{what}}}", ir.CountDifferent, trait=what, w=AMONG + 1)
    g.sequence("one_place", "where", max=1)


def _hurt_by(g: Grammar) -> None:
    """ "Whenever an ability deals damage to your leader"."""
    for w, (by, whose) in enumerate(
        (("an ability", None), ("an enemy ability", ir.Opponent()), ("one of your abilities", YOU))
    ):
        hurt = ir.IsDealtDamage(by="ability", controller=whose, w=10)
        for v, word in enumerate(("whenever", "when")):
            for category in ("event", "plain_event"):
                for subject in ("one_subject", "leader"):
                    said = f"{word} {by} deals damage to {{subject:{subject}}}"
                    g.phrase(category, said, ir.CardEvent, happenings=(hurt,), w=110 + 2 * w + v)
    for w, (by, whose) in enumerate(
        (
            ("an ability", None), ("abilities", None), ("an enemy ability", ir.Opponent()), ("enemy abilities", ir.Opponent()),
            ("one of your abilities", YOU), ("your abilities", YOU),
        ),
        20,
    ):  # fmt: skip
        say(g, f"is dealt damage by {by}", ir.IsDealtDamage, by="ability", controller=whose, w=w)


def _done_by_opponents(g: Grammar) -> None:
    """ "If your opponent has played a spell this turn", "if an opponent discarded a card this turn"."""
    c = "condition"
    for who, foe in (("your opponent", 1), ("an opponent", 2), ("each opponent", 4)):
        player = ir.Opponent(w=foe)
        for v, has in enumerate(("has ", "")):
            done = {"player": player, "count": ir.Num(1)}
            for w, article in enumerate(("a", "an"), 60):
                played = f"{who} {has}played {article} {{group:group/one}} this turn"
                g.phrase(c, played, ir.HasCastThisTurn, w=w + 10 * v, **done)
            many = f"{who} {has}played at least {{count:digits}} {{group:group/count}} this turn"
            g.phrase(c, many, ir.HasCastThisTurn, player=player, w=62 + 10 * v)
            for verb, event in (
                ("discarded", ir.PlayerDiscards(player, each=True)), ("drawn" if has else "drew", ir.PlayerDraws(player)),
            ):  # fmt: skip
                so_often = {"event": event}
                g.value(c, f"{who} {has}{verb} a card this turn", ir.HappenedThisTurn(event, w=80 + 2 * v))
                words = f"{who} {has}{verb} at least {{times:integer}} cards this turn"
                g.phrase(c, words, ir.HappenedThisTurn, w=81 + 2 * v, **so_often)


def _came(g: Grammar) -> None:
    """ "If an enemy follower was put onto the field this turn"."""
    came = {"happenings": (ir.EntersField(ir.AnyPlayer()),)}
    g.phrase("came_there", "{subject:no_one} was put onto the field", ir.CardEvent, **came)
    for w, article in enumerate(("a", "an"), 40):
        g.phrase("condition", f"{article} {{event:came_there}} this turn", ir.HappenedThisTurn, w=w)


def _from_elsewhere(g: Grammar) -> None:
    """ "Whenever a spell is put into your cemetery from anywhere other than the field"."""
    for w, but in enumerate(("other than the field", "except the field", "but the field"), 30):
        gone = {"zone": sv.Cemetery(YOU), "source": "elsewhere", "w": w}
        for category, verb in (("happening", "is"), ("happening_many", "are")):
            g.phrase(category, f"{verb} put into your cemetery from anywhere {but}", sv.IsPutInto, **gone)


def _called(g: Grammar) -> None:
    """ "A Ward follower", "if there is already a Fairy token on your field"."""
    for keyword in KEYWORDS:
        for category in ("adjective", "plain_adjective"):
            g.value(category, keyword, ir.WithKeyword(keyword, w=9))
    g.phrase("condition", "there is already {count:article} {group:group/one}", ir.Exists, w=40)


def _values(g: Grammar) -> None:
    """ "Its attack and defense become 5", "turn all faceup evolved followers in your evolve deck facedown"."""
    g.phrase("action", "{what:possessive} attack and defense become {amount:digits}", sv.SetBoth, w=20)
    for down, word in ((True, "facedown"), (False, "faceup")):
        g.phrase("action", f"turn {{what:every_many}} {word}", sv.Turn, down=down, w=2)
    g.value("that_much", "the same amount of", ir.EventAmount(w=20))
    g.phrase("clause", "then {effect:done}", ir.Afterwards, w=5)
