"""More that is barred: attacks on one kind only; groups that something is left out of; what enemies cannot do in their turn."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _attacks(g)
    _without(g)
    _in_their_turn(g)


def _attacks(g: Grammar) -> None:
    """What may be attacked and nothing else: the two attack targets that there are (8.4.3.1)."""
    for kind, barred in (("followers", sv.CannotAttackLeaders), ("leaders", sv.CannotAttackFollowers)):
        for w, words in enumerate(
            f"can {only} {foe}{kind}" for only in ("only attack", "attack only") for foe in ("enemy ", "")
        ):
            g.phrase("rule", words, barred, w=w + 10)


def _without(g: Grammar) -> None:
    """Groups that something is left out of."""
    q = "qualifier"
    g.phrase(q, "without {filter:lacking_trait}", ir.Without)
    g.phrase("lacking_trait", "the {trait:trait} trait", sv.TraitIs, w=2)
    g.phrase(q, "other than {card:one_pronoun}", ir.OtherThan)


def _in_their_turn(g: Grammar) -> None:
    """ "Enemy followers can't attack during their controller's next turn", of a whole group."""
    g.phrase("enemy_many", "{group:enemy_part/many}", ir.All, w=4)
    g.phrase("action", "{what:enemy_many} {rule:rule/what} {duration:next_turn}", ir.Restrict, w=29)
