"""Cards that become dull or active, are chosen, or whose abilities are used."""

from cardwright.text import ir
from cardwright.text.fftcg.common import SUMMON_OR_ABILITY
from cardwright.text.fftcg.filled import Filled
from cardwright.text.fftcg.moments.moves import CAUSES
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _states(g)
    _chosen(g)
    _chosen_by(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _states_more(g)
    _chosen_more(g)


def _states(g: Grammar) -> None:
    g.phrase("happening", "<becomes/become> dull", ir.BecomesDull)
    g.phrase("happening", "<becomes/become> active", ir.BecomesActive)
    for w, words in enumerate(("your Summons or abilities", "your Summon or ability")):
        # one card, 7 phrases: whose effect it was
        g.phrase("happening", f"<enters/enter> the field due to {words}", ir.EntersField, whose=ir.AnyPlayer(),
                 by="your_effects", w=w)  # fmt: skip
        g.phrase("dulled_by", f"becomes dull due to {words}", ir.BecomesDull, due_to="own", w=w)
        g.phrase("activated_by", f"is activated due to {words}", ir.BecomesActive, due_to="own", w=w)
        g.phrase("activated_by", f"becomes active due to {words}", ir.BecomesActive, due_to="own", w=w + 2)
        theirs = words.replace("your ", "your opponent's ")
        g.phrase("happening", f"<is/are> broken by {theirs}", ir.IsBroken, due_to="opponent", w=w)


def _chosen(g: Grammar) -> None:
    """What is chosen by the opponent's Summons and abilities, and who uses an ability."""
    for w, words in enumerate(
        (
            "your opponent's Summons or abilities",
            "your opponent's Summon or ability",
            "a Summon or an ability of your opponent",
        )
    ):
        g.phrase(
            "happening", f"<is/are> chosen by {words}", ir.IsChosen, by=ir.Opponent(), kinds=SUMMON_OR_ABILITY, w=w
        )
    g.phrase("happening", "<is/are> chosen by your opponent's Summon", ir.IsChosen, by=ir.Opponent(), kinds=("summon",))
    g.phrase(
        "happening", "<is/are> chosen by your opponent's Summons", ir.IsChosen, by=ir.Opponent(), kinds=("summon",), w=1
    )
    g.phrase(
        "happening", "<is/are> chosen by your opponent's ability", ir.IsChosen, by=ir.Opponent(), kinds=("ability",)
    )
    g.phrase(
        "happening",
        "<is/are> chosen by your opponent's abilities",
        ir.IsChosen,
        by=ir.Opponent(),
        kinds=("ability",),
        w=1,
    )
    g.phrase(
        "happening", "<is/are> chosen by Summons or abilities", ir.IsChosen, by=ir.AnyPlayer(), kinds=SUMMON_OR_ABILITY
    )
    # one card: a name without its article; kinds of abilities
    g.phrase("happening", "uses an action ability", ir.UsesAbility, kind="action")
    g.phrase("happening", "uses a special ability", ir.UsesAbility, kind="special")


def _chosen_by(g: Grammar) -> None:
    """What is chosen by anybody's Summons and abilities, or by those of a kind of cards."""
    summon = ("summon",)
    ability = ("ability",)
    both = ("summon", "ability")
    be = "<is/are> chosen by "
    # a table of who chooses; one card has some of it
    for player, words in (
        (
            ir.AnyPlayer(),
            {
                summon: ("a Summon", "Summons"),
                ability: ("an ability", "abilities"),
                both: ("a Summon or an ability", "a Summon or ability"),
            },
        ),
        (
            ir.You(),
            {
                summon: ("your Summon", "your Summons"),
                ability: ("your ability", "your abilities"),
                both: ("your Summons or abilities", "your Summon or ability"),
            },
        ),
    ):
        for kinds, forms in words.items():
            for w, form in enumerate(forms, 1):
                g.phrase("happening", be + form, ir.IsChosen, by=player, kinds=kinds, w=w)
    g.phrase("source_group", "{noun:type_noun/one}", ir.Group)
    g.phrase("happening", "<is/are> chosen by a {sources:source_group}'s ability", ir.ChosenBy, by=ir.AnyPlayer())
    words = "<is/are> chosen by an ability of a {sources:source_group}"
    g.phrase("happening", words, ir.ChosenBy, by=ir.AnyPlayer(), w=1)
    g.phrase("happening", words + " opponent controls", ir.ChosenBy, by=ir.Opponent())
    g.phrase(
        "happening",
        "<is/are> chosen by your opponent's {sources:source_group}'s ability",
        ir.ChosenBy,
        by=ir.Opponent(),
        w=1,
    )
    for kinds, one in ((("summon",), "a Summon"), (("ability",), "an ability")):
        # one card: a Summon or an ability
        g.phrase(
            "happening", f"<is/are> chosen by {one} of your opponent", ir.IsChosen, by=ir.Opponent(), kinds=kinds, w=5
        )
    # one card: so much damage; moves that few cards wait for
    g.phrase("happening", "searches for 1 or more cards", ir.Searches)


def _states_more(g: Filled) -> None:
    for w, words in enumerate(("your Summons or abilities", "your Summon or ability")):
        for v, by in enumerate(("due to", "by")):
            text = f"becomes dull {by} {words}"
            g.phrase("dulled_by_yours", text, ir.BecomesDull, due_to="own", w=300 + 2 * w + v)
            g.phrase("dulled_by_yours", f"is dulled {by} {words}", ir.BecomesDull, due_to="own", w=300 + 4 + 2 * w + v)
    for w, (due, words) in enumerate(
        (
            ("own", "your Summons or abilities"),
            ("own", "your Summon or ability"),
            ("own_ability", "your abilities"),
            ("own_ability", "your ability"),
            ("opponent", "your opponent's Summons or abilities"),
            ("ability", "a Summon or an ability"),
            ("only_ability", "an ability"),
            *(each for each in CAUSES if each[0] == "this_ability"),
        ),
        70,
    ):
        for v, by in enumerate(("due to", "by")):
            u = w + 20 * v
            g.phrase("activating", f"becomes active {by} {words}", ir.BecomesActive, due_to=due, w=u)
            g.phrase("activating", f"is activated {by} {words}", ir.BecomesActive, due_to=due, w=u + 10)
    for w, verb in enumerate(("<is/are> frozen", "<becomes/become> frozen")):
        g.phrase("happening", verb, ir.BecomesFrozen, w=w)
        for i, (due, words) in enumerate(CAUSES):
            for v, by in enumerate(("by", "due to")):
                g.phrase("happening", f"{verb} {by} {words}", ir.BecomesFrozen, due_to=due, w=10 + w + 2 * v + 4 * i)
    g.phrase("happening", "<is/are> dulled", ir.BecomesDull, w=1000)
    g.phrase("happening", "<is/are> activated", ir.BecomesActive, w=1000)
    for i, (due, said) in enumerate((("own_ability", "your ability"), ("own_ability", "your abilities"),
                                     ("own_summon", "your Summon"), ("own_summon", "your Summons"),
                                     ("ability", "Summons or abilities"), ("only_ability", "an ability"),
                                     *(each for each in CAUSES if each[0] == "this_ability"))):  # fmt: skip
        for v, by in enumerate(("by", "due to")):
            g.phrase("happening", f"<is/are> dulled {by} {said}", ir.BecomesDull, due_to=due, w=1010 + 2 * i + v)
    words = "<is/are> dulled {by} your opponent's {what}"
    for w, by in enumerate(("by", "due to")):
        for v, what in enumerate(("Summons or abilities", "Summon or ability")):
            text = words.replace("{by}", by).replace("{what}", what)
            g.phrase("happening", text, ir.BecomesDull, due_to="opponent", w=70 + 10 + 2 * w + v)


def _chosen_more(g: Filled) -> None:
    words = "<is/are> chosen by a {sources:coloured_source}'s ability"
    g.phrase("happening", words, ir.ChosenBy, by=ir.AnyPlayer(), w=70)
