import { isOver, moversOf } from '../../src-shared/tantrix';
import type { OpenGame } from './open-game';
import { ownSeat, peopleHere } from './own-seat';

/**
 * From which placement on the tiles were laid since the person moved last whose hand lies in front. Gives the number of
 * placements where nothing is news: once it is over, where no person plays here, and under a guide, who speaks of tiles
 * himself.
 */
export function newsFrom(open: OpenGame): number {
  const { game } = open.record;
  if (isOver(game) || open.guide || peopleHere(open).length === 0) return game.placements.length;
  return moversOf(game).lastIndexOf(ownSeat({ open, turnEnded: open.session.extra.turnEnded })) + 1;
}
