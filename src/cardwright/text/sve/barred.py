"""More that is barred: attacks on one kind only; groups that something is left out of; what enemies cannot do in their turn."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.sve.statics import ALWAYS


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _attacks(g)
    _without(g)
    _in_their_turn(g)
    _not_attacked(g)
    _also(g)
    _no_more(g)
    _fixed(g)
    g.value("not_evolving", "you can't evolve", sv.CannotEvolve(w=20))
    g.phrase("static", "{rule:not_evolving} {what:source}", ir.Restrict, duration=ALWAYS, w=21)


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
    for w, form in enumerate(("<that isn't|that aren't>",), 20):
        g.value(q, f"{form} attacking", ir.Without(ir.StatusIs(status="attacking"), w=w))
    g.phrase(q, "without {filter:lacking_trait}", ir.Without)
    g.phrase("lacking_trait", "the {trait:trait} trait", sv.TraitIs, w=2)
    g.phrase(q, "other than {card:one_pronoun}", ir.OtherThan)


def _in_their_turn(g: Grammar) -> None:
    """ "Enemy followers can't attack during their controller's next turn", of a whole group."""
    g.phrase("enemy_many", "{group:enemy_part/many}", ir.All, w=4)
    g.phrase("action", "{what:enemy_many} {rule:rule/what} {duration:next_turn}", ir.Restrict, w=29)


def _not_attacked(g: Grammar) -> None:
    """ "Enemy followers can't attack this follower": only enemies attack it."""
    g.phrase("mine_unattacked", "{group:your_others/many}", ir.All, w=3)
    g.phrase("mine_unattacked", "{group:your_group/many}", ir.All, w=1)
    g.phrase("not_attacked_23", "{by:weaker_foes/many} can't attack", sv.CannotBeAttacked, w=23)
    for foes, whose in (("followers", ()), ("enemy followers", (ir.ControlledBy(ir.Opponent(w=3)),))):
        follower = {"noun": ir.TypeIs(("Follower",)), "adjectives": whose}
        g.phrase("weaker_foes", f"{foes} {{qualifiers:qualifiers/many}}", ir.Group, **follower)
    for w, foes in enumerate(("enemy followers", "your opponent's followers", "enemies", ""), 20):
        rule = f"not_attacked_{w}"
        if foes:
            g.value(rule, f"{foes} can't attack", sv.CannotBeAttacked(w=w))
        for what in ("source", "every_many", "cards_there", "mine_unattacked"):
            g.phrase("static", f"{{rule:{rule}}} {{what:{what}}}", ir.Restrict, duration=ALWAYS, w=20)
        for what in ("source", "one_pronoun", "every_many", "many_pronoun"):
            said = f"{{rule:{rule}}} {{what:{what}}}"
            g.phrase("action", f"{said} {{duration:for_turn}}", ir.Restrict, w=20)
            g.phrase("action", f"{said} {{duration:next_turn}}", ir.Restrict, w=24)
            g.phrase("action", f"{{duration:front_time}}, {said}", ir.Restrict, w=25)


def _also(g: Grammar) -> None:
    """ "Your other followers with Rush also have Bane"."""
    for w, verb in enumerate(("<has/have:to>", "<gets/get:to>", "<gains/gain:to>"), 30):
        g.phrase("static", f"{{to:static_subject}} also {verb} {{gains:gains}}", ir.Gain, duration=ALWAYS, w=w)


def _no_more(g: Grammar) -> None:
    """ "You can't play any more cards this turn", "your opponents can't play Quick cards"."""
    for w, (who, player) in enumerate(
        (("you", ir.You()), ("each opponent", ir.Opponent(w=4)), ("they", ir.PronounPlayer("they"))), 300
    ):
        words = f"{who} can't play any more {{group:group/many}} {{duration:for_turn}}"
        g.phrase("action", words, ir.CannotCast, player=player, w=w)
    g.value("adjective", "Quick", ir.WithKeyword("Quick", w=22))
    # "it can't be played this turn", "you can't play that card this turn": that one card
    g.phrase("others_than_it", "{card:one_pronoun}", ir.OtherThan, w=30)
    g.phrase("none_but_it", "{filter:others_than_it}", ir.Without, w=30)
    g.sequence("only_it", "none_but_it", max=1)
    g.phrase("it_alone", "{qualifiers:only_it}", ir.Group, noun=ir.IsCard(), w=30)
    for w, (words, player) in enumerate((
        ("{group:it_alone} can't be played", ir.EachPlayer(w=9)), ("you can't play {group:it_alone}", ir.You()),
    ), 400):  # fmt: skip
        for v, behind in enumerate(("for_turn", "next_turn")):
            g.phrase("action", f"{words} {{duration:{behind}}}", ir.CannotCast, player=player, w=w + 2 * v)
        g.phrase("action", f"{{duration:front_time}}, {words}", ir.CannotCast, player=player, w=w + 4)


def _fixed(g: Grammar) -> None:
    """ "This follower's attack and defense can't be changed by enemy abilities"."""
    named = (("attack", "defense"), ("[attack]", "[defense]"))
    ways = (("changed", ""), ("increased", "up"), ("reduced", "down"), ("decreased", "down"))
    causes = (("", ir.AnyPlayer(w=1)), (" by abilities", ir.AnyPlayer()), (" by enemy abilities", ir.Opponent()))
    for w, (attack, defense) in enumerate(named):
        stats = ((attack, ("attack",)), (defense, ("defense",)), (f"{attack} and {defense}", ("attack", "defense")))
        for words, stat in stats:
            for v, (verb, way) in enumerate(ways):
                for cause, by in causes:
                    rule = sv.StatFixed(stat, by, way, w=w + 2 * int(v == 3))
                    g.value("stat_fixed", f"{words} can't be {verb}{cause}", rule)
    for of in ("{what:source_possessive}", "{what:every_many}'"):
        g.phrase("static", f"{of} {{rule:stat_fixed}}", ir.Restrict, duration=ALWAYS, w=20)
    _leaders_fixed(g)
    for w, word in enumerate(("follower", "card")):
        g.value("source_possessive", f"this {word}'s", ir.SelfRef(w=w))


def _leaders_fixed(g: Grammar) -> None:
    """ "Enemy leaders' [defense] can't be increased", "your opponent's leader can't gain [defense]": nothing gives or sets more (5.26)."""
    foe = ir.Opponent
    for words, leader in (
        ("your leader", sv.LeaderOf(ir.You(), w=40)), ("enemy leaders", sv.LeaderOf(foe(), w=41)),
        ("each enemy leader", sv.LeaderOf(foe(), w=42)), ("your opponent's leader", sv.LeaderOf(foe(), w=43)),
        ("the enemy leader", sv.LeaderOf(foe(), w=44)),
    ):  # fmt: skip
        g.value("kept_leader", f"{words}'" if words.endswith("s") else f"{words}'s", leader)
        g.value("kept_low", words, leader)
    for w, stat in enumerate(("[defense]", "defense")):
        for v, cant in enumerate(("can't be increased", "can't increase")):
            g.value("no_more_defense", f"{stat} {cant}", sv.StatFixed(("defense",), ir.EachPlayer(), "up", w=2 * v + w))
        for v, verb in enumerate(("gain", "recover")):
            rule = sv.StatFixed(("defense",), ir.EachPlayer(), "up", w=2 * v + w)
            g.value("gains_no_more", f"can't {verb} {stat}", rule)
    for w, said in enumerate(("{what:kept_leader} {rule:no_more_defense}", "{what:kept_low} {rule:gains_no_more}"), 30):
        g.phrase("static", said, ir.Restrict, duration=ALWAYS, w=w)
        for v, span in enumerate(("for_turn", "next_turn")):
            g.phrase("action", f"{said} {{duration:{span}}}", ir.Restrict, w=w + 10 * v)
        g.phrase("action", f"{{duration:front_time}}, {said}", ir.Restrict, w=w + 20)
