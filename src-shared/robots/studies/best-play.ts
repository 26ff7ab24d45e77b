import { type Game, isOver, type Placement, play, standingsOf } from '../../tantrix';
import { placementOf } from '../../tantrix/game';
import { isEndgame, solveEndgame } from '../endgame/endgame';
import type { Utility } from '../monte-carlo';
import { SearchState } from '../search-state';

/** How an endgame goes on when neither side errs. */
export interface BestPlay {
  /** To the end of the game; none where it is over. */
  readonly placements: readonly Placement[];
  /** The scores at that end, by seat. */
  readonly scores: readonly number[];
}

const lead: Utility = (outcome, seat) => outcome.marginOf(seat);

/**
 * The best play from a position between two, by exact search; undefined where it is no endgame, or a move takes more than `nodes`
 * placements to find.
 */
export function bestPlay(start: Game, nodes: number): BestPlay | undefined {
  const placements: Placement[] = [];
  let game = start;
  while (!isOver(game)) {
    const state = new SearchState(game.position, game.deal.seats);
    const solved = isEndgame(state) ? solveEndgame(state, lead, nodes) : undefined;
    const placement = solved && placementOf(solved.move);
    if (!placement) return undefined;
    const result = play(game, placement);
    if (!result.ok) throw new RangeError('a search has found a move that is none');
    placements.push(placement);
    game = result.game;
  }
  return { placements, scores: standingsOf(game).map(({ score }) => score) };
}
