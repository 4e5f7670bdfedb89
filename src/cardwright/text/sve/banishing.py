"""Cards that are banished until another leaves the field, and those that an ability of a card has banished."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar

ANYWHERE = ir.Removed(ir.AnyPlayer())
NOUNS: tuple[tuple[str, ir.Filter], ...] = (
    ("card", ir.IsCard()), ("follower", ir.TypeIs(("Follower",))), ("amulet", ir.TypeIs(("Amulet",))),
)  # fmt: skip
FROM_CEMETERY = 50  # `RemoveFromGame.w` from here on: where the card lies is printed
EACH = 40  # `Group.w` of cards that are named by what banished them


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _for_a_time(g)
    _banished(g)
    _out_of_cemeteries(g)
    _facedown(g)


def _facedown(g: Grammar) -> None:
    """ "Banish the top 3 cards of your deck facedown" (4.10.2): made of what banishes for good."""
    for each in list(g.phrases):
        banishes = each.cls is ir.RemoveFromGame or each.constants.get("to") == ir.Removed(ir.Owner())
        said = {"banish", "banishes"} & {*each.template.split()} and "{duration" not in each.template
        if each.category == "action" and banishes and said:
            g.phrase("banishing", each.template, each.cls, **each.constants)  # type: ignore[arg-type]
    g.phrase("action", "{effect:banishing} facedown", ir.FaceDown)
    g.phrase("action", "{effect:banishing} face down", ir.FaceDown, w=1)


def _for_a_time(g: Grammar) -> None:
    for w, (verb, noun) in enumerate(
        (verb, noun) for verb in ("leaves", "has left") for noun in ("card", "follower", "amulet")
    ):
        this = ir.SelfRef(w={"card": 1, "follower": 0, "amulet": 2}[noun])
        g.value("until_gone", f"until this {noun} {verb} the field", ir.WhileOnField(this, w=20 + w))
    g.phrase("action", "banish {what:obj} {duration:until_gone}", ir.RemoveFromGame, w=20)
    g.phrase("action", "{duration:until_gone}, banish {what:obj}", ir.RemoveFromGame, w=21)


def _out_of_cemeteries(g: Grammar) -> None:
    """ "Whenever an enemy follower is destroyed, you may banish it from the cemetery": where it lies by then, see bind.py."""
    for w, words in enumerate(("the cemetery", "your cemetery", "its owner's cemetery"), FROM_CEMETERY):
        g.phrase("action", f"banish {{what:one_pronoun}} from {words}", ir.RemoveFromGame, duration=ir.Permanent(), w=w)


def _banished(g: Grammar) -> None:
    """ "The follower banished by this card's [fanfare] ability", wherever it was on the field."""
    sources = [("this card", 1), ("this follower", 0), ("this amulet", 2)]
    by = [f"by {{}}'s {ability}" for ability in ("[fanfare] ability", "ability", "[act] ability", "On Evolve ability")]
    for v, (words, (this, card)) in enumerate(
        (words, each) for words in (*by, "by {}'s abilities", "by {}", "with {}") for each in sources
    ):
        since = ir.RemovedBy(ir.SelfRef(w=card), ANYWHERE, w=v)
        g.value("banished_by", f"banished {words.format(this)}", since)
    g.sequence("banished_so", "banished_by", max=1)
    for noun, kind in NOUNS:
        for w, form in enumerate((f"the {noun}", f"each {noun}"), EACH):
            name = f"{form.replace(' ', '_')}_gone"
            g.phrase(name, f"{form} {{qualifiers:banished_so}}", ir.Group, noun=kind, w=w)
            g.phrase("every", f"{{group:{name}}}", ir.All)
        many = f"the_{noun}s_gone"
        g.phrase(many, f"the {noun}s {{qualifiers:banished_so}}", ir.Group, noun=kind, w=EACH + 2)
        g.phrase("every_many", f"{{group:{many}}}", ir.All, w=4)
    g.phrase("action", "add {what:every} to its owner's hand", ir.ToHand, player=ir.Owner(), verb="add", w=20)
