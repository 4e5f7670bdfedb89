"""Who did what an answer speaks of: "if you do so" is said of what you were told or might do, "if they do so" of what another was."""

from collections.abc import Sequence

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import refuse

# whom something is done to, whose the place is that cards go to, or what is done at another time
NOT_DOERS = (
    ir.DamagePlayer | ir.GainControl | ir.ToHand | ir.PlayOnto | ir.NextSummonCheaper | ir.AllowCast
    | sv.CreateTokens | sv.TransferTo | sv.PlayFor | sv.SkipTurn
)  # fmt: skip


def check_doer(before: Sequence[ir.Effect], answer: ir.Effect, words: str) -> None:
    """Raises TextError (stage bind) for "your opponent may discard 1 card. If you do so, ...": the ``words`` of the answer ("you do
    so", "they don't") name another player than the one who does the last of ``before``. The second of two answers may be given to what
    the first was."""
    last = before[-1]
    if isinstance(answer, ir.IfNotDone) and isinstance(last, ir.If) and isinstance(last.effect, ir.Draw):
        return  # "if your opponent controls a Backup, draw 1 card. If they don't, ...": do not control one; cards are always drawn
    told = [last, *before[-2:-1]] if isinstance(last, ir.IfDone | ir.IfNotDone) else [last]
    doers = [doer for doer in map(_doer, told) if doer is not None]
    if words and doers and all(isinstance(doer, ir.You) != words.startswith("you ") for doer in doers):
        raise refuse("that was told to another player")


def _doer(effect: ir.Effect) -> ir.Player | None:
    """The player whom the sentence tells to do something, None where it does not say one: what you do without a word of it ("break it")."""
    while isinstance(effect, ir.If | ir.IfDone | ir.IfNotDone | ir.Otherwise | ir.Afterwards | ir.Statement):
        effect = effect.effect
    player: ir.Player | None = None if isinstance(effect, NOT_DOERS) else getattr(effect, "player", None)
    return None if isinstance(player, ir.EachPlayer) else player  # of all players it is refused in other words
