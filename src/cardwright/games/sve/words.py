"""The words that fields of this game's texts may hold: a card with any other is refused."""

from __future__ import annotations

from cardwright.games.common.loading import learn_words
from cardwright.games.sve.amounts import DONE, TURNED
from cardwright.games.sve.effects.actions import WAITS_FOR
from cardwright.games.sve.happenings import DAMAGE_KINDS, ELSEWHERE, SOURCES
from cardwright.games.sve.passives import KEYWORDS
from cardwright.games.sve.replacing import HOW
from cardwright.text import ir
from cardwright.text import ir_sve as sv

CLASSES = ("forestcraft", "swordcraft", "runecraft", "dragoncraft", "abysscraft", "havencraft", "neutral")  # 2.2.2
TYPES = ("Follower", "Spell", "Amulet", "Leader")  # 2.3.2
KINDS = tuple(DAMAGE_KINDS)
WITH = (*KEYWORDS, "Fanfare", "Last Words", "On Evolve", "On Race", "Serve", "Act", "Strike")

for _cls, _field, _words in (
    (ir.Keyword, "name", KEYWORDS),
    (ir.KeywordGained, "keyword", KEYWORDS),
    (ir.DamageSource, "kinds", ("attack", "combat")),
    (ir.DealsDamageTo, "kind", KINDS),
    (sv.DealsDamage, "kind", KINDS),
    (sv.DealtChange, "kind", KINDS),
    (sv.DealtChange, "change", ("increase", "reduce", "double", "half_up")),
    (sv.TakesNoDamage, "kind", KINDS),
    (sv.ReplaceLeaving, "how", tuple(HOW)),
    (sv.ReplaceLeaving, "due_to", ("", "ability", "opponent", "combat")),
    (sv.Strike, "whom", ("", "follower", "leader")),
    (sv.IsPutInto, "source", ("", ELSEWHERE, *SOURCES)),
    (sv.CountThisWay, "verb", (*DONE, *TURNED)),
    (sv.PaidCount, "verb", ("removed", "returned", "discarded", "banished", "buried", "engaged", "revealed", *TURNED)),
    (sv.PayFor, "stage", ("play", "resolve")),
    (sv.EvolveCostChange, "kind", ("", "evolve", "serve", "action")),
    (sv.SetEvolveCost, "kind", ("evolve", "serve", "action")),
    (ir.CannotUseAbilities, "kinds", ("evolve", "serve")),
    (sv.ClassIs, "class_name", CLASSES),
    (sv.WordActive, "word", ("Overflow", "Sanguine")),
    (sv.WordActivates, "word", ("Overflow", "Sanguine")),
    (sv.IsToken, "types", TYPES),
    (sv.ChangeType, "card_type", TYPES),
    (sv.SetOff, "keyword", tuple(WAITS_FOR)),
):
    learn_words(_cls, _field, _words)
