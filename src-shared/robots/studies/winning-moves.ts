import type { Game, Placement } from '../../tantrix';
import { moveOfPlacement, placementOf } from '../../tantrix/game';
import type { Move } from '../../tantrix/position';
import { Endgame, isEndgame } from '../endgame/endgame';
import type { Utility } from '../monte-carlo';
import { SearchState } from '../search-state';

/** Won, drawn or lost: a share in the win is none. */
export const win: Utility = (outcome, seat) => Math.sign(outcome.marginOf(seat));

/**
 * The moves of a running game that win whatever the others do; undefined where it is no endgame, or finding out takes more than
 * `nodes` placements.
 *
 * @param most with so many it is enough
 */
export function winningMoves({ position, deal }: Game, nodes: number, most = Infinity): Placement[] | undefined {
  const state = new SearchState(position, deal.seats);
  if (!isEndgame(state)) return undefined;
  const endgame = new Endgame(state, win, nodes);
  const winning: Placement[] = [];
  for (const move of position.moves) {
    if (endgame.valueOf(move, 0, 1) >= 1) winning.push(placementOf(move));
    if (endgame.left < 0) return undefined;
    if (winning.length >= most) break;
  }
  return winning;
}

/** A move that wins whatever the others do, where the one that was played does not; found as `winningMoves` are. */
export function missedWinIn({ position, deal }: Game, played: Placement, nodes: number): Placement | undefined {
  const state = new SearchState(position, deal.seats);
  if (!isEndgame(state)) return undefined;
  const endgame = new Endgame(state, win, nodes);
  const wins = (move: Move): boolean => endgame.left >= 0 && endgame.valueOf(move, 0, 1) >= 1 && endgame.left >= 0;
  if (wins(moveOfPlacement(played)) || endgame.left < 0) return undefined;
  const missed = position.moves.find(wins);
  return missed === undefined ? undefined : placementOf(missed);
}
