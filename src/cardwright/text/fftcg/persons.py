"""What players are told to do, said of every player: the opponent, each player, the controller or owner of a card, and what they
may do. Like `variants`, it adds what other modules have not declared."""

from cardwright.text import ir
from cardwright.text.fftcg.variants import FIRST, OWNER, Filled
from cardwright.text.grammar import Grammar

CARD = ir.Group(ir.IsCard())
CARDS = "{count:number} <card/cards:count>"
THEIR = ("their", "his/her")
POINTS = "{amount:number} <point/points:amount> of damage"
# subject, what stands for the player: a fixed one, or the slot that reads one
SUBJECTS: tuple[tuple[str, dict[str, object]], ...] = (
    ("your opponent", {"player": ir.Opponent()}),
    ("each player", {"player": ir.EachPlayer()}),
    ("{player:controller}", {}),
)


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    for who, player in SUBJECTS:
        _cards(g, who, player)
        _decks(g, who, player)
        _selecting(g, who, player)
    _may(g)


def _cards(g: Filled, who: str, player: dict[str, object]) -> None:
    a = "action"
    for w, their in enumerate(THEIR, FIRST):
        g.phrase(a, f"{who} discards {their} hand", ir.DiscardHand, w=w, **player)
        g.phrase(a, f"{who} reveals {their} hand", ir.RevealHand, w=w, **player)
    g.phrase(
        a, f"{who} randomly discards {{count:number}} {{group:group/count}}", ir.DiscardAtRandom, w=FIRST, **player
    )
    g.phrase(a, f"{who} receives {POINTS}", ir.ReceiveDamage, w=FIRST, **player)
    for count in (1, 2):
        g.phrase(a, f"{who} gains {'《C》' * count}", ir.GainCrystals, count=ir.Num(count), w=FIRST, **player)
    if who.startswith("{"):
        g.phrase("step", "{first:their_draw}, then {then:their_discard}", ir.Then, w=FIRST + 5)
        g.phrase("their_draw", f"{{player:controller}} draws {CARDS}", ir.Draw, w=FIRST)
        them = ir.PronounPlayer("their")
        g.phrase("their_discard", f"discards {CARDS}", ir.Discard, player=them, group=CARD, w=FIRST + 20)
        for w, hand in enumerate((" from their hand", " from his/her hand"), FIRST + 21):
            g.phrase("their_discard", f"discards {CARDS}{hand}", ir.Discard, player=them, group=CARD, w=w)


def _decks(g: Filled, who: str, player: dict[str, object]) -> None:
    a = "action"
    for w, their in enumerate(THEIR, FIRST):
        one, many = f"the top card of {their} deck", f"the top {{count:many_number}} cards of {their} deck"
        g.phrase(a, f"{who} puts {one} into the Break Zone", ir.Mill, count=ir.Num(1), w=w, **player)
        g.phrase(a, f"{who} puts {many} into the Break Zone", ir.Mill, w=w, **player)
        g.phrase(a, f"{who} removes {one} from the game", ir.RemoveTop, count=ir.Num(1), w=w, **player)
        g.phrase(a, f"{who} removes {many} from the game", ir.RemoveTop, w=w, **player)
        g.phrase(a, f"{who} shuffles {their} deck", ir.Shuffle, w=w, **player)
        if not who.startswith("{"):  # whoever reveals it, it is a card of that player's deck
            both = {**player, "deck": player["player"]}
            g.phrase(a, f"{who} reveals {one}", ir.RevealTop, count=ir.Num(1), w=w, **both)
            g.phrase(a, f"{who} reveals {many}", ir.RevealTop, w=w, **both)


def _selecting(g: Filled, who: str, player: dict[str, object]) -> None:
    a = "action"
    for words, to in (
        ("puts {target:target} into the Break Zone", ir.BreakZone(OWNER)),
        ("returns {target:target} to its owner's hand", ir.Hand(OWNER)),
        ("removes {target:target} from the game", ir.Removed(OWNER)),
    ):
        g.phrase(a, f"{who} {words}", ir.SelectAndPut, to=to, w=FIRST + 1, **player)
    for w, their in enumerate(THEIR, FIRST + 2):
        for verb in ("places", "puts"):
            v = w + 5 * (verb == "puts")
            text = f"{who} {verb} {{target:target}} at the bottom of {their} deck"
            g.phrase(a, text, ir.SelectAndPut, to=ir.DeckBottom(OWNER), w=v, **player)
            text = f"{who} {verb} {{target:target}} on top of {their} deck"
            g.phrase(a, text, ir.SelectAndPut, to=ir.DeckTop(OWNER), w=v, **player)
        g.phrase(a, f"{who} adds {{target:target}} to {their} hand", ir.SelectAndPut, to=ir.Hand(OWNER), w=w, **player)
    g.phrase(a, f"{who} breaks {{target:target}}", ir.SelectAndBreak, w=FIRST, **player)
    g.phrase(a, f"{who} dulls {{target:target}}", ir.SelectAndDull, w=FIRST, **player)
    g.phrase(a, f"{who} activates {{target:target}}", ir.SelectAndActivate, w=FIRST, **player)


def _may(g: Filled) -> None:
    text = "randomly discard {count:number} {group:group/count}"
    g.phrase("action", text, ir.DiscardAtRandom, player=ir.You(), w=FIRST)
    # two things that an opponent may do: "search for 1 Forward and add it to their hand"
    g.list("opponent_step", "opponent_part", " and ", cls=ir.Both, field="effects", min=2, max=2, w=FIRST)
    theirs = {"player": ir.Opponent()}
    g.phrase("opponent_part", "search for {targets:targets}", ir.Search, w=FIRST, **theirs)
    for category, player in (("opponent_step", theirs), ("each_part", {"player": ir.You(w=2)})):
        zone = player["player"]
        part = "opponent_part" if category == "opponent_step" else category
        for w, their in enumerate(THEIR, FIRST):
            g.phrase(part, f"add {{what:obj}} to {their} hand", ir.ToHand, verb="add", w=w, **player)
            add = f"add {{target:target}} to {their} hand"
            g.phrase(category, add, ir.SelectAndPut, to=ir.Hand(OWNER), w=w + 10, **player)
            one, many = f"the top card of {their} deck", f"the top {{count:many_number}} cards of {their} deck"
            g.phrase(category, f"put {one} into the Break Zone", ir.Mill, count=ir.Num(1), w=w, **player)
            g.phrase(category, f"put {many} into the Break Zone", ir.Mill, w=w, **player)
            g.phrase(category, f"discard {their} hand", ir.DiscardHand, w=w, **player)
            g.phrase(category, f"shuffle {their} deck", ir.Shuffle, w=w, **player)
            for dull, words in ((False, ""), (True, " dull")):
                text = f"play {{target:target}} from {their} Break Zone onto the field{words}"
                g.phrase(category, text, ir.PlayFrom, zone=ir.BreakZone(zone), dull=dull, w=w, **player)
            if category == "opponent_step":
                text = f"play {{target:target}} from {their} hand onto the field dull"
                g.phrase(category, text, ir.PlayFrom, zone=ir.Hand(zone), dull=True, w=w, **player)
        for words, to in (
            ("put {target:target} into the Break Zone", ir.BreakZone(OWNER)),
            ("return {target:target} to its owner's hand", ir.Hand(OWNER)),
            ("remove {target:target} from the game", ir.Removed(OWNER)),
        ):
            g.phrase(category, words, ir.SelectAndPut, to=to, w=FIRST + 5, **player)
        g.phrase(category, "dull {target:target}", ir.SelectAndDull, w=FIRST + 5, **player)
        g.phrase(category, "break {target:target}", ir.SelectAndBreak, w=FIRST + 5, **player)
        g.phrase(category, f"receive {POINTS}", ir.ReceiveDamage, w=FIRST + 5, **player)
        g.phrase(category, "gain 《C》", ir.GainCrystals, count=ir.Num(1), w=FIRST, **player)
    # reading makes no difference between controllers and owners that other modules name
    g.phrase("controller", "that Monster's controller", ir.ControllerOf, card=ir.Pronoun("that_monster"))
    g.phrase("controller", "that Backup's controller", ir.ControllerOf, card=ir.Pronoun("that_backup"))
    g.phrase("controller", "that Character's owner", ir.OwnerOf, card=ir.Pronoun("that_character"))
    g.phrase("controller", "that Forward's owner", ir.OwnerOf, card=ir.Pronoun("that_forward"))
    g.phrase("controller", "its Owner", ir.OwnerOf, card=ir.Pronoun("it"), w=1)
