"""The CP that casting a card takes (11.3.5, 11.4.4), by its cost, its Elements and what texts say of both."""

from __future__ import annotations

from msgspec.structs import replace

from cardwright.games.common import statics
from cardwright.games.common.house import USUAL, Terms
from cardwright.games.common.ruling import PAYING, about_playing
from cardwright.games.common.zones import HAND
from cardwright.games.fftcg import chosen_price, payment
from cardwright.games.fftcg.losing import switches
from cardwright.games.fftcg.newer import producing
from cardwright.games.fftcg.payment import Need, need_of_card
from cardwright.games.fftcg.ruleset import Switches
from cardwright.kernel.game import Game
from cardwright.kernel.state import Chars, Ref

RULESET = "fftcg-2020"
# what the need of a card depends on but for the ruleset: CP, Elements, whether any will do, whether it is a Summon
NeedKey = tuple[int, tuple[str, ...], bool, bool]


def cast_need(g: Game, player: int, ref: Ref, reduction: int = 0, terms: Terms = USUAL) -> Need:
    """The CP that casting the card takes now (11.3.5, 11.4.4)."""
    least, matching = terms.least, terms.matching
    chars = g.chars(ref[0])
    if g.state.objects[ref[0]].zone != HAND and statics.cast_for_free(g, player, ref):
        return Need(0)
    about = about_playing(g, ref)
    cost = statics.cost_to_cast(g, player, ref) if about else chars.cost
    if chosen_price.KIND in about:
        cost = chosen_price.lowered(g, player, ref, cost, terms.choice)
    amount = max(min(cost, least), cost - reduction, 0)
    more = producing.sources_for(g, player, ref)
    if about.isdisjoint(PAYING):
        need = _need(g, chars, amount, any_element=not matching)
        return replace(need, more=more) if more else need
    rule = statics.payment_rule(g, player, ref)
    need = _need(g, chars, amount, any_element=rule.any_element or not matching)
    among = producing.all_that_may(g, player, rule.only_by)
    return replace(need, only=(rule.only_element, rule.only_backups), among=among, more=more)


def printed_need(g: Game, chars: Chars) -> Need:
    """The CP that casting a card of these characteristics takes where no text says anything of that."""
    return _need(g, chars, max(chars.cost, 0), any_element=False)


def _need(g: Game, chars: Chars, amount: int, *, any_element: bool) -> Need:
    """The CP for a card of these characteristics, as the ruleset reads F8, F10 and F12."""
    needs: dict[NeedKey, Need] = g.rules.needs  # type: ignore[attr-defined]  # the FFTCG rules object has them
    key = (amount, chars.elements, any_element, "Summon" in chars.types)
    if key not in needs:
        needs[key] = _need_by(switches(g), *key)
    return needs[key]


def _need_by(switch: Switches, amount: int, elements: tuple[str, ...], any_element: bool, summon: bool) -> Need:
    need = need_of_card(amount, elements, any_element=any_element, mixed=switch.mixed_light_dark_pays_rest)
    if len(need.elements) > 1 and summon and not switch.summons_pay_each_element:
        need = replace(need, amount=amount, elements=(("/".join(e for e, _ in need.elements), 1),), surplus=1)
    return need if switch.surplus_is_bounded else replace(need, surplus=payment.ANY_SURPLUS)
