"""What a pronoun means of what is known at its place."""

from itertools import pairwise

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import refuse
from cardwright.text.sve.scope import (
    DISCARDED,
    EACH_OF_THEM,
    ENEMIES,
    KINDS,
    OURS,
    PLURAL,
    TYPES,
    Antecedent,
    Scope,
    ours,
    types_of,
)
from cardwright.text.walk import nodes

OF_EVENT = (
    "attacked",
    "attacking",
    "met",
    "slain",
    "struck",
    "target",
)  # kinds of the card on the other side of an event
SAID = ("attacked", "met", "slain")  # those of them that the event names
PUT_AWAY = ("discarded", "milled")  # kinds of cards that lie in the cemetery since
# what a Follower Strike may call what it strikes
OF_STRIKE = ("that_follower", "that_enemy_follower", "the_enemy_follower")
# what these are is said, so that they are meant wherever they are: "deal it damage equal to the discarded card's cost"
SAID_IN_FULL = (*DISCARDED, "the_revealed_card", "the_revealed_cards")
LEADERS = frozenset(("Leader",))
STRONG = ("chosen", "counted", "found", "revealed", "top", "created", "moved")


def find(form: str, scope: Scope) -> tuple[str, ...]:
    """The names of what is meant; raises TextError where it is open, or nothing is."""
    if (outright := _said_outright(form, scope)) is not None:
        return outright
    many = form in PLURAL
    wanted = TYPES.get(form, "")
    known, kinds = _known_to(form, scope)
    fitting = [
        each
        for each in known
        if each.many == many
        and (not wanted or not each.types or wanted in each.types)
        and (kinds is None or each.kind in kinds)
    ]
    strong = [each for each in fitting if each.kind in STRONG]
    subject = [each for each in fitting if each.kind == "subject"]
    together = _together(scope, max((each.sentence for each in strong), default=-1), wanted) if many else ()
    if together:
        return together
    moved = [each for each in fitting if each.kind in PUT_AWAY]
    sentence, asked = scope.asked_of
    if form == "it" and sentence == scope.sentence[0] and any(each.name == asked for each in fitting):
        return (asked,)
    if scope.measuring and form in ("it", "that_card") and _rivals(strong, moved):
        raise refuse(f"{form!r} could mean more than one thing")  # "discard a card. If its cost is 3 or less": whose?
    apart = form.startswith("that_")  # of itself a card says "it" or "this follower"
    weak = [each for each in fitting if each.kind == ("all" if many else "self") and (many or not apart)]
    if many and form == "them":
        _check_since(strong, weak, scope)
    other = [each for each in fitting if each.kind in OF_EVENT]
    if (
        form == "it"
        and all(each.types == LEADERS for each in other if each.name == "other")
        and _done_to_followers(scope)
    ):
        other = []  # "whenever this follower attacks an enemy leader, give it [attack]+1"
    if kinds is None and any(each.kind in SAID for each in other) and not (strong or moved):
        # "whenever this follower attacks a follower, ...": that follower is the one that it attacks, what "it" is stays open
        if form in ("it", "them", EACH_OF_THEM[0]) or subject:
            raise refuse(f"{form!r} could mean more than one thing")
        return (other[-1].name,)
    _check_that(form, strong, subject, moved, scope)
    struck = [each for each in other if kinds or (form in OF_STRIKE and each.kind == "struck")]
    for candidates in (strong, moved, subject, struck, weak):
        if candidates:
            return _nearest(form, candidates, subject, scope)
    raise refuse(f"nothing that {form!r} could mean")


def _said_outright(form: str, scope: Scope) -> tuple[str, ...] | None:
    """What is meant by words for what was just picked, revealed or looked at, whatever else is known; None for other words."""
    if form in ("random", "picked"):  # what has just been picked
        return ([each for each in scope.known if each.kind == "chosen"][-1].name,)
    if form == "shown":  # by the effect, out of a hand
        held = scope.done.get("revealed", [])
        if len(held) != 1:
            raise refuse("it is open which cards were revealed")
        return (held[0],)
    if form == "the_other" and scope.parted:
        return (scope.parted[-1],)
    if form in ("revealed", "of_them", "the_other"):
        looked = [each for each in scope.known if each.kind in ("top", "others")]
        looked = looked or [each for each in scope.known if each.kind == "milled" and each.many]
        looked = looked or _of_two(form, scope)
        if not looked:
            raise refuse("no cards that were looked at")
        if form == "of_them":
            parts = [each for each in scope.known if each in looked or each.name in scope.shown]
            scope.parted.append(parts[-1].name)
            return (parts[-1].name,)
        return (looked[-1].name,)
    if form == "that_token" and scope.token:
        if any(each.kind == "created" for each in scope.known):
            raise refuse(f"{form!r} could mean more than one thing")
        return ("subject",)
    return None


def _known_to(form: str, scope: Scope) -> tuple[list[Antecedent], tuple[str, ...] | None]:
    """What is known of those that the word may be said of, and of which kinds it must be, if it matters."""
    kinds = KINDS.get(form)
    known = scope.known if form.startswith("the_selected") else _not_transformed(form, scope)
    if form in SAID_IN_FULL:
        known = [*known, *scope.hidden]
    if kinds == ENEMIES:
        enemies = [each for each in known if each.enemy]
        kinds = ("chosen",) if form.startswith("the_selected") else ("chosen", "attacked", "struck", "met", "subject")
        of_kind = ([each for each in enemies if each.kind == kind] for kind in kinds)
        known = next((each for each in of_kind if each), [])
        kinds = None
    if kinds == OURS:
        known, kinds = [each for each in known if each.mine and each.kind == "chosen"], None
    return known, kinds


def _check_that(
    form: str, strong: list[Antecedent], subject: list[Antecedent], moved: list[Antecedent], scope: Scope
) -> None:
    """Raises where "that follower" may be the card of the event or another one that was spoken of since."""
    named = {each.name for each in (*strong, *(subject if strong else ()))}
    if scope.measuring and form.startswith("that_") and len(named) > 1:
        # "deal it X damage. X equals that follower's attack"; "whenever a follower is destroyed, select an enemy follower on the
        # field and deal it damage equal to that follower's attack"
        raise refuse(f"{form!r} could mean more than one thing")
    since = strong or moved
    if form.startswith("that_") and since and subject and all(each.sentence < scope.sentence[0] for each in since):
        raise refuse(f"{form!r} could mean more than one thing")  # the card of the event, or the one selected since


def _nearest(form: str, candidates: list[Antecedent], subject: list[Antecedent], scope: Scope) -> tuple[str, ...]:
    """The one of them that was spoken of last."""
    many = form in PLURAL
    nearest = max(each.sentence for each in candidates)
    best = [each for each in candidates if each.sentence == nearest]
    if many and all(each.kind == "created" for each in best):
        # "summon a Knight and 2 Viking tokens. Give them ...": one of them is no plural by itself
        return tuple(e.name for e in scope.known if e.kind == "created" and e.sentence == nearest)
    besides = [e for e in scope.known if e.kind == best[0].kind and e.sentence == nearest and e not in best]
    if many and (len(best) > 1 or (besides and best[0].kind == "chosen")):
        raise refuse(f"{form!r} could mean more than one thing")
    shown = [each for each in best if each.kind != "top"] or best
    if len(shown) > 1:
        raise refuse(f"{form!r} could mean more than one thing")
    kin = [each for each in subject if not each.types or not shown[0].types or each.types & shown[0].types]
    if form == "it" and kin and shown[0].kind == "moved" and nearest == scope.sentence[0]:
        # "whenever another follower is put onto your field, destroy an enemy follower on the field and give it Ward"
        raise refuse(f"{form!r} could mean more than one thing")
    return (shown[0].name,)


def _done_to_followers(scope: Scope) -> bool:
    """Whether what is done can be done to no leader: who has no attack, and is refreshed, evolved and raced by nobody (2.7, 2.8)."""
    if scope.measuring or scope.deed is None:
        return False
    given = getattr(scope.deed, "gains", ()) or getattr(scope.deed, "losses", ())
    stats = [each for each in given if isinstance(each, sv.StatUp)]
    keywords = [each for each in given if isinstance(each, ir.KeywordGained) and each.keyword != "Aura"]
    return (
        bool(keywords)
        or any(each.attack is not None for each in stats)
        or isinstance(scope.deed, sv.Evolve | sv.Race | ir.Activate)
    )


def _of_two(form: str, scope: Scope) -> list[Antecedent]:
    """ "Select 2 followers in your cemetery. Put one onto your field and banish the other" (S70)."""
    named = [each for each in scope.known if each.kind in ("chosen", "found")]
    return named if form == "of_them" and len(named) == 1 and named[0].two else []


def _check_since(strong: list[Antecedent], groups: list[Antecedent], scope: Scope) -> None:
    """ "Summon 2 Fairy tokens. Give each Pixie follower on your field Ward. Give them Rush": the tokens, or all of that group?

    What was selected and not spoken of since is meant: for something it was selected.
    """
    if not strong or any(each.kind == "chosen" and each.name not in scope.meant for each in strong):
        return
    nearest = max(strong, key=lambda each: each.sentence)
    since = [each for each in groups if each.sentence > nearest.sentence and each.name not in scope.meant]
    if any(not each.types or not nearest.types or each.types & nearest.types for each in since):
        raise refuse("'them' could mean more than one thing")


def _not_transformed(form: str, scope: Scope) -> list[Antecedent]:
    """What is done to "it" once it was transformed is done to the token; whose cost or attack that is, is open."""
    tokens = [each for each in scope.known if each.name in scope.became]
    perhaps = [each for each in tokens if each.name in scope.unsure]
    if perhaps and scope.branch in (ir.Otherwise, ir.IfNotDone):
        return [each for each in scope.known if each not in perhaps]
    if perhaps and scope.branch is None:
        raise refuse(f"{form!r} could mean more than one thing")
    old = {name for each in tokens for name in scope.became[each.name]}
    if old and scope.measuring and form in ("it", "them", "that_card", "that_follower", "those_followers"):
        raise refuse(f"{form!r} could mean more than one thing")
    return [each for each in scope.known if each.name not in old]


def check_measured(form: str, names: tuple[str, ...], scope: Scope) -> None:
    """ "Reveal the top card of your deck. Select an enemy follower on the field and deal it X damage. X equals its cost": of either?

    Official texts say "the revealed card's cost", "the selected follower's attack" then.
    """
    stats = [type(each) for each in nodes(scope.letting)] if scope.letting is not None else []
    if form not in ("it", "that_card") or not {ir.CostOf, sv.AttackOf, sv.DefenseOf} & set(stats):
        return
    one = [each for each in scope.known if not each.many and each.kind in (*STRONG, *PUT_AWAY, "subject")]
    if ir.CostOf not in stats:
        one = [each for each in one if not each.types or "Follower" in each.types]
    if {each.name for each in one} - set(names):
        raise refuse(f"{form!r} could mean more than one thing")


def _rivals(strong: list[Antecedent], moved: list[Antecedent]) -> bool:
    """Whether a card was put away since another was selected, or in the same sentence."""
    return bool(strong and moved) and moved[-1].sentence >= max(each.sentence for each in strong)


def _together(scope: Scope, after: int, wanted: str) -> tuple[str, ...]:
    """Several single things named in one sentence and one way are "them" together; only in a later sentence than ``after``.

    Of an amulet and two followers "those followers" are the two.
    """
    strong = [each for each in scope.known if each.kind in STRONG and each.sentence > after]
    if not strong:
        return ()
    nearest = [each for each in strong if each.sentence == max(other.sentence for other in strong)]
    nearest = [each for each in nearest if not wanted or not each.types or wanted in each.types]
    kinds = {each.kind for each in nearest}
    return tuple(each.name for each in nearest) if len(nearest) > 1 and len(kinds) == 1 else ()


NAMED = ("chosen", "found", "created", "moved")
PUT_AWAY = ("discarded", "milled")  # they lie in the cemetery


OF_A_FIGHT = ("struck", "target", "attacked", "slain")


def named_last(scope: Scope, more: tuple[str, ...] = (), enemies: bool = False) -> str:
    """The one thing that was named last and is no group; else that of the event; "" where there is none. Of these kinds ``more``, too;
    of ``enemies`` none that is one's own.
    """
    known = [each for each in scope.known if not (enemies and each.mine)]
    named = [each for each in known if each.kind in NAMED + more]
    named = named or [each for each in known if each.kind == "subject" and not each.many]
    named = named or [each for each in known if each.kind in OF_A_FIGHT]  # other than the attacked one
    last = {each.name for each in named if each.sentence == max(other.sentence for other in named)}
    if not last:
        return ""
    if len(last) > 1:
        raise refuse("it is open which card the others are other than")
    return last.pop()


def alike(group: ir.Group, scope: Scope, cemetery: bool) -> list[Antecedent]:
    """What was spoken of and may be a card of this kind, and is not called another itself.

    "Whenever one of your followers attacks, give each other follower on your field [attack]+1": other than that follower, or than
    the source? It is the source's where there is nothing of this sort.
    """
    kinds = ("subject", *NAMED, *PUT_AWAY) if cemetery else ("subject", "chosen")
    types = types_of(group)
    return [
        each
        for each in scope.known
        if each.kind in kinds
        and (not (types and each.types) or types & each.types)
        and not (each.apart and not cemetery)
        and not (each.enemy and ours(group))
    ]


def check_there(effects: tuple[ir.Effect, ...]) -> None:
    """ "Summon a token. If you can't, put it ...": where that was not done, there is nothing that it names."""
    for first, then in pairwise(effects):
        if isinstance(then, ir.IfNotDone):
            made = {getattr(each, "bind", "") for each in nodes(first) if not isinstance(each, ir.All)} - {""}
            looked = {each.bind for each in nodes(first) if isinstance(each, ir.RevealTop)}
            if any(isinstance(each, ir.Ref) and (made - looked) & set(each.to) for each in nodes(then)):
                raise refuse("what is done otherwise is about a card that is not there then")


def check_apart(node: ir.Node, scope: Scope) -> None:
    """ "Each player looks at the top card of their deck. They may put it into their cemetery": each only the own card."""
    each = {known.name for known in scope.known if known.each}
    if any(isinstance(part, ir.Ref) and each & set(part.to) for part in nodes(node)):
        raise refuse("of each player's card it would have to be done apart")
