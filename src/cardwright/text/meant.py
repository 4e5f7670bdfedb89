"""Which of the things that are known a pronoun means: a finder for each family of pronouns, asked in order."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from cardwright.text import ir
from cardwright.text.antecedents import Antecedent, Scope, others, refuse
from cardwright.text.it_and_them import Names, by_number
from cardwright.text.opposed import FIGHTING
from cardwright.text.pronouns import (
    ACTS,
    ALL_AWAY,
    AWAY,
    BY_KIND,
    DONE,
    FORMER,
    LYING,
    OF_ABILITY,
    ORDERED,
    PAID,
    PLURAL,
    REVEALED,
    SAID,
    SELECTED,
    SINGLE,
    STRONG,
    TYPED,
    USERS,
)

Finder = Callable[[str, Scope], Names | None]  # None: the pronoun is none of its family, or it leaves it to the next


def find(form: str, scope: Scope) -> Names:
    """The names that a pronoun means; raises TextError (stage bind)."""
    for finder in (*FINDERS, _of_type):
        found = finder(form, scope)
        if found is not None:
            break
    else:
        found = by_number(form, form in PLURAL, scope)
    if any(_of_other_type(form, scope.words.get(name, frozenset()), scope) for name in found):
        raise refuse(f"{form!r} is said of a card that is none")
    return found


def _of_other_type(form: str, words: frozenset[str], scope: Scope) -> bool:
    """ "Choose 1 Summon ... the returned Monster": whether what is meant came into the text as a card of another type."""
    said = "the_" + form.rpartition("_")[2].removesuffix("s")
    if said not in TYPED or not words or said in words or not words.isdisjoint({"the_card", "the_character"}):
        return said == "the_summon" and words == {"the_character"}
    if said == "the_character":
        return words == {"the_summon"}
    return not (scope.becomes and said == "the_forward")


# the families --------------------------------------------------------------------------------------------------------------


def _former(form: str, scope: Scope) -> Names | None:
    """ "The former", "the latter" of two things that were chosen."""
    if form not in FORMER:
        return None
    if len(scope.former) != 2 and not (form == "former" and len(scope.former) == 1 and scope.choosing):
        raise refuse(f'"the {form}" needs exactly two things chosen before it')
    return (scope.former[FORMER[form]],)


def _said_so(form: str, scope: Scope) -> Names | None:
    """Words of which the place alone says what they mean."""
    if scope.mention and form == "it":
        return scope.mention
    if form == "elided":
        return ("self",)
    if form == "each_own":
        return scope.own or ("each",)
    if form == "each_of_them":
        if not scope.apiece:
            raise refuse('"them" needs several cards, to each of which this is done')
        return ("each",)
    if form in OF_ABILITY and "stack" in scope.abilities:
        if len(scope.abilities) > 1:
            raise refuse("it is open which ability is meant")
        if any(SAID.get(form) in scope.words.get(each.name, ()) for each in scope.known if each.kind in STRONG):
            raise refuse(f"{form!r} could mean what was chosen or the card whose ability chose")
        return ("stack",)  # whose ability chose
    if form in ("him", "her"):
        if scope.sentence not in scope.to_itself and any(each.name != "self" and not each.many for each in scope.known):
            raise refuse(f"{form!r} could mean the card itself or another")
        return ("self",)  # nobody else was spoken of, or the sentence has named the card itself
    if form == "same" and (alone := _moved_alone(scope)):
        return (alone,)
    if form not in ("same", "elided_it"):
        return None
    found = by_number("it", False, scope)
    if form == "same" and found == ("self",):  # "1 Character with the same cost": as which
        raise refuse("it is open what is the same")
    return found


def _moved_alone(scope: Scope) -> str:
    """ "Discard 1 Summon. If you do so, search for 1 Summon with the same name": the one card that was spoken of beside the source."""
    lying = [each for each in scope.known if each.kind in LYING]
    others = [each for each in scope.known if each.kind in (*STRONG, "subject", "other")]
    return lying[0].name if len(lying) == 1 and not lying[0].many and not others else ""


def _user(form: str, scope: Scope) -> Names | None:
    """ "The Character that used it": of the one ability that was chosen, or that chose."""
    if form not in USERS:
        return None
    happened = scope.event.happenings if isinstance(scope.event, ir.CardEvent) else ()
    if happened and all(isinstance(each, ir.UsesAbility) for each in happened):
        return _of_event(form, scope)
    used = [each.name for each in scope.known if each.name in scope.abilities]
    if happened and all(isinstance(each, ir.IsChosen) and "summon" not in each.kinds for each in happened):
        used.append("stack")
    if len(used) != 1:
        raise refuse("it is open which ability was used")
    return (used[0],)


def _party(form: str, scope: Scope) -> Names | None:
    """ "That party": of the event, or the card's own."""
    if form != "that_party":
        return None
    subject = [each.name for each in scope.known if each.kind in ("subject", "self")]
    if not subject:
        raise refuse("no party that was spoken of")
    return (subject[0],)


def _selected(form: str, scope: Scope) -> Names | None:
    """ "The selected cards": all of them."""
    if form not in SELECTED:
        return None
    chosen = tuple(each.name for each in scope.known if each.kind == "selected")
    if not chosen:
        raise refuse("no cards that were selected")
    if len({name in scope.spoken for name in chosen}) > 1:
        raise refuse("it is open whether those are meant, too, that were selected and spoken of before")
    return chosen


def _single(form: str, scope: Scope) -> Names | None:
    """ "The removed Forward": the one card to which that was done, in the text, by the event or as a cost."""
    if form not in SINGLE:
        return None
    act = DONE[form.partition("_")[0]]
    acted = {act, f"paid_{act}"} | ({"milled"} if act == "put" else set())  # by an instruction, or as the cost
    did = [each for each in scope.superseded + scope.known if {each.kind, scope.acts.get(each.name)} & acted]
    if len(did) == 1 and not did[0].many:
        return (did[0].name,)
    if not did and _happened(form, scope):
        return _of_event(form, scope)
    of_kind = [each for each in scope.known if each.kind in SINGLE[form]]
    if not of_kind and form in ("put_forward", "put_character"):
        of_kind = [each for each in scope.known if each.kind == "put"]
    still = [each for each in of_kind if each.kind in ("chosen", "selected") and each.name not in scope.gone]
    if len(of_kind) != 1 or of_kind[0].many or still:  # what was only chosen was not moved
        raise refuse(f"{form!r} needs exactly one such card spoken of before it")
    return (of_kind[0].name,)


def chosen_apart(scope: Scope) -> bool:
    """Two cards were chosen, each by a description of its own."""
    return len(scope.former) == 2 and not any(each.many for each in scope.known if each.name in scope.former)


def _of_two(form: str, scope: Scope) -> Names | None:
    """ "The first one" of two that were chosen together."""
    if form == "the_others":  # of whatever was chosen, where one of them was selected
        if not scope.whole[0]:
            raise refuse('"the others" where none was selected')
        return scope.whole[0]
    if form not in ORDERED:
        return None
    if scope.parted:
        return scope.whole[0]
    if chosen_apart(scope):  # "1 Forward you control and 1 Forward opponent controls"
        return (scope.former[not ORDERED[form]],)
    if len(scope.pairs) != 1:
        raise refuse(f"{form!r} needs exactly one choice of two cards before it")
    return (scope.pairs[0],)


def _away(form: str, scope: Scope) -> Names | None:
    """ "The removed cards": the one set of cards that was put there."""
    if form not in AWAY:
        return None
    gone = [each for each in scope.known if each.kind in AWAY[form] or _all_removed(each, scope)]
    if len(gone) != 1 or not (gone[0].many or form == "removed_any"):
        raise refuse(f"{form!r} needs exactly one set of cards spoken of before it")
    return (gone[0].name,)


def _all_removed(each: Antecedent, scope: Scope) -> bool:
    """A whole group that was removed: "remove all the Summons in each player's Break Zone from the game"."""
    return each.kind == "all" and scope.acts.get(each.name) == "removed"


def _all_away(form: str, scope: Scope) -> Names | None:
    """ "The removed Forwards": all the cards that one instruction removed."""
    if form not in ALL_AWAY:
        return None
    gone = [each for each in scope.known if scope.acts.get(each.name) == "removed"]
    at_once = len({scope.gone.get(each.name) for each in gone}) == 1
    if not at_once or (len(gone) == 1 and not gone[0].many):
        raise refuse(f"{form!r} needs cards that were removed before")
    return tuple(each.name for each in gone)


OF_EVENT = {
    "cast_summon": ("cast", "no Summon that was cast"),
    "summon_you_cast": ("cast", "no Summon that you cast"),
    "point_card": ("point", "no card that was put into the Damage Zone"),
}


def _cast(form: str, scope: Scope) -> Names | None:
    """ "That Summon" that was cast, "the card put into the Damage Zone"."""
    if form not in OF_EVENT:
        return None
    kind, refusal = OF_EVENT[form]
    if not any(each.kind == kind for each in scope.known):
        raise refuse(refusal)
    return ("subject",)


def _acted(form: str, scope: Scope) -> Names | None:
    """What was dulled, activated ... last: all that one instruction moved, though it was chosen apart."""
    if form == "so_many":  # "the same number of Forwards": as there were cards to which something was done
        taken = [
            each.name for each in scope.known if scope.acts.get(each.name) in ACTS.values() or each.kind == "shown"
        ]
        if len(taken) != 1:
            raise refuse("it is open which number is the same")
        return (taken[0],)
    if form not in ACTS:
        return None
    done = [each.name for each in scope.known if scope.acts.get(each.name) == ACTS[form]]
    if not done:
        raise refuse(f"nothing was {ACTS[form]} before")
    at = scope.gone.get(done[-1])
    return tuple(name for name in done if name == done[-1] or (at is not None and scope.gone.get(name) == at))


def _in_event(form: str, scope: Scope) -> Names | None:
    """The card that entered the field, or attacks: whose event the ability waits for."""
    if form.startswith("entered_"):
        if scope.happened_to != form.replace("entered", "the"):
            raise refuse(f"nothing that {form!r} could mean")
        return _of_event(form, scope)
    if isinstance(scope.event, ir.CardEvent) and form.replace("chosen_", "the_") == scope.happened_to != form:
        # "when a Forward you control is chosen by your opponent's abilities, the chosen Forward gains +1000 power"
        own = [isinstance(each, ir.IsChosen) for each in scope.event.happenings]
        return _of_event(form, scope) if all(own) and all(each.kind != "chosen" for each in scope.known) else None
    if form in FIGHTING and isinstance(scope.event, ir.CardEvent):
        own = [isinstance(each, FIGHTING[form]) for each in scope.event.happenings]
        if any(own) and not (all(own) and isinstance(scope.event.subject, ir.OneSubject)):
            raise refuse(f"{form!r} could mean the card itself, which is called by its name, or the other one")
        return _of_event(form, scope) if any(own) else None
    return _of_event(form, scope) if form == "attacking_forward" and _attacks(scope) else None


def _typed(form: str, scope: Scope) -> Names | None:
    """ "The Forward": the one that was chosen or found as a card of that type, or that of the event."""
    if form not in TYPED:
        return None
    named = scope.typed.get(form, [])
    searched = [each for each in scope.known if each.kind == "found" and not each.many]
    if form == "the_summon" and not named and len(searched) == 1:
        return (searched[0].name,)
    apart = form != "the_character" and "the_character" not in scope.typed
    if not named and form == scope.happened_to and (apart or not scope.typed):
        return _of_event(form, scope)
    if len(named) != 1 or named[0].count != ir.Num(1):
        raise refuse(f"{form!r} needs exactly one such card chosen before it")
    return (named[0].bind,)


# "the Backup put into the Break Zone": what it is called where an instruction put it there
PUT_AWAY: Final = {"put_cost": "put_forward", "put_cost_into": "put_forward"} | {
    f"put_{place}{kind}_cost": f"put_{kind}"
    for place in ("", "in_")
    for kind in ("backup", "monster", "character", "card")
}


ALL: Final = ("they_all", "all_of_them")
BOTH: Final = ("both_cards", "both_of_them", "both_of_those", "both_alone")


def _by_kind(form: str, scope: Scope) -> Names | None:
    """Words that say how the card came into the text: "the revealed card", "the discarded card", "the chosen Backup"."""
    if form not in BY_KIND:
        return None
    found = _known_as(form, scope)
    if (
        form in ("they_all", "these_cards")
        and found
        and any(each.kind == "moved" and each.sentence >= scope.sentence - 1 for each in scope.known)
    ):
        # "Reveal the top 3 cards of your deck. Add 1 Forward and 1 Summon among them to your hand. If they are ..."
        raise refuse(f"{form!r} could mean those that were shown or those that were moved")
    if not found and form in BOTH and scope.two:  # "Remove them from the game. If both cards are Forwards, ..."
        return scope.two
    if not found and form in BOTH:  # "Discard 2 cards. If both cards are of the same Element, ..."
        found = [each for each in scope.known if each.kind == "discarded" and each.many]
    if (
        not found and form == "revealed" and (shown := _shown_alone(scope))
    ):  # "Reveal any number of Fire cards from your hand"
        return shown
    if (
        not found and form == "revealed" and (whole := others(scope))
    ):  # "Add it to your hand and remove the other from the game"
        return whole
    if not found and form == "revealed" and (away := _removed_alone(scope)):
        return away
    if not found and form == "revealed":  # "Return them to the bottom of your deck in any order": what was chosen
        return by_number(form, True, scope)
    # "If they are of the same cost", "if 1 or more of them are Fire": those that were chosen
    if form in ALL and not found:
        if form == "all_of_them" and sum(each.many for each in scope.known) > 1:
            raise refuse(f"{form!r} could mean more than one thing")
        return by_number(form, True, scope)
    if form == "among_shown" and not found:  # "Search for 2 Forwards. Your opponent selects 1 card among them."
        found = [each for each in scope.known if each.kind == "found" and each.many]
    if form == "put_cost_into" and not found and _happened("put_forward", scope):
        return _of_event(form, scope)
    if not found and form in PUT_AWAY:  # not as a cost, by an instruction
        return _single(PUT_AWAY[form], scope)
    if not found:
        raise refuse(f"nothing that {form!r} could mean")
    if form in REVEALED and found[-1].kind == "revealed":
        behind = scope.known[scope.known.index(found[-1]) :]  # not what was turned over by another instruction
        rest = [each.name for each in behind if each.kind == "rest"]
        return (found[-1].name, *rest)
    return (found[-1].name,)


def _shown_alone(scope: Scope) -> Names:
    """The cards that were shown from a hand, where no others are spoken of."""
    others = any(each.kind in STRONG and each.many for each in scope.known)
    return () if others else tuple(each.name for each in scope.known if each.kind == "shown")[-1:]


def _removed_alone(scope: Scope) -> Names:
    """ "Remove the top 5 cards of your deck from the game. Choose 1 Forward. ... among them": those, where no others are spoken of."""
    others = any(each.many and (each.kind in STRONG or each.kind == "all") for each in scope.known)
    return () if others else tuple(each.name for each in scope.known if each.kind == "removed" and each.many)[-1:]


def _known_as(form: str, scope: Scope) -> list[Antecedent]:
    """What came into the text as the word says."""
    found = [each for each in scope.known if each.kind in BY_KIND[form]]
    if form.startswith("chosen_"):  # of a Forward and a Backup that were chosen, "the chosen Backup"
        called_so = {each.bind for each in scope.typed.get(form.replace("chosen", "the"), [])}
        found = [each for each in found if each.name in called_so] or found
        if len(found) > 1:
            raise refuse(f"{form!r} could mean more than one thing")
    if form.startswith("discarded_") and len(found) > 1:  # "the discarded Forward": as what it was to be discarded
        called = form.replace("discarded", "the")
        so = [each for each in found if called in scope.words.get(each.name, ())]
        found = so if so and called != "the_card" else found
        if len(found) > 1:
            raise refuse(f"{form!r} could mean more than one thing")
    if form.startswith("the_selected_") and len([each for each in found if not each.many]) > 1:
        raise refuse(f"{form!r} could mean more than one thing")
    if form == "removed_card" and not found:
        found = [each for each in scope.superseded + scope.known if scope.acts.get(each.name) == "removed"]
    if form == "all_milled" and not found:  # "put into the Break Zone this way", from wherever
        found = [each for each in scope.known if scope.acts.get(each.name) == "put"][-1:]
    return found if form in REVEALED else [each for each in found if not each.many]


FINDERS: Final[tuple[Finder, ...]] = (
    _former, _said_so, _user, _party, _selected, _single, _of_two, _away, _all_away, _cast, _acted, _in_event, _typed, _by_kind,
)  # fmt: skip


TYPES = ("the_forward", "the_backup", "the_monster", "the_summon")


def _of_type(form: str, scope: Scope) -> Names | None:
    """ "That Summon" is nothing that was chosen as a Forward, and where a Character enters the field and a Forward is chosen, "that
    Character" is the one that entered."""
    if form not in SAID:
        return None
    said = SAID[form]

    def other(each: Antecedent, *types: str) -> bool:
        words = scope.words.get(each.name, frozenset())
        return bool(words) and said not in words and not words.isdisjoint(types or words)

    exact = [each for each in scope.known if said in scope.words.get(each.name, ())]
    rivals = [each for each in scope.known if each.kind in (*STRONG, "subject", "other", "played")]
    away = len(exact) == 1 and (exact[0].kind in LYING or exact[0].name in PAID)
    if away and not exact[0].many and not rivals:
        return (
            exact[0].name,
        )  # "you may put 1 Backup into the Break Zone. When you do so, ... the cost of that Backup"
    without = replace(scope, known=[each for each in scope.known if not other(each, *(() if exact else TYPES))])
    if said == "the_card" and exact and len(without.known) < len(scope.known) and not scope.judging:
        raise refuse(f"{form!r} could mean more than one thing")
    found = by_number(form, False, without if exact or said in TYPES else scope)
    if any(each.kind in ("subject", "other") for each in exact) and not {*found} & {each.name for each in exact}:
        raise refuse(f"{form!r} could mean the card of the event or another")
    return found


def _of_event(form: str, scope: Scope) -> tuple[str, ...]:
    """The one card of the trigger's event, where it is another than the source alone."""
    found = [each for each in scope.known if each.kind == "subject" and not each.many]
    if len(found) != 1:
        raise refuse(f"{form!r} needs exactly one such card chosen before it")
    return (found[0].name,)


HAPPENED: Final[dict[str, type[ir.Event] | tuple[type[ir.Event], ...]]] = {
    "returned": ir.ReturnsToHand,
    "removed": ir.RemovedFromGame,
    "put": ir.PutIntoBreakZone,
    "added": (),
    "dulled": ir.BecomesDull,
    "broken": ir.IsBroken,
}


def _happened(form: str, scope: Scope) -> bool:
    """Whether it is what the ability waits for: "when a Forward is returned to your hand, ... the returned Forward"."""
    act, _, kind = form.partition("_")
    event = scope.event
    fits = scope.happened_to == f"the_{kind}" or kind == "card"
    return (
        fits
        and isinstance(event, ir.CardEvent)
        and all(isinstance(each, HAPPENED.get(act, ())) for each in event.happenings)
    )


def _attacks(scope: Scope) -> bool:
    """Whether the ability waits for one other Forward's attack."""
    event = scope.event
    if not isinstance(event, ir.CardEvent) or not isinstance(event.subject, ir.OneSubject):
        return False
    return all(isinstance(each, ir.Attacks) for each in event.happenings)
