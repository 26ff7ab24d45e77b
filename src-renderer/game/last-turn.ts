import { isOver, moversOf } from '../../src-shared/tantrix';
import type { OpenGame } from './open-game';
import { peopleHere } from './own-seat';

/**
 * From which placement on the tiles were laid since whoever looks on moved last: the person who is to move, or
 * who has not handed on the turn yet, else the one at this computer who moved last. Gives the number of placements where nothing is news: once it is over, where no person
 * plays here, and under a guide, who speaks of tiles himself.
 */
export function newsFrom(open: OpenGame): number {
  const { game } = open.record;
  const people = peopleHere(open);
  if (isOver(game) || open.guide || people.length === 0) return game.placements.length;
  const movers = moversOf(game);
  const mover = open.session.extra.turnEnded ?? game.position.mover;
  return people.includes(mover)
    ? movers.lastIndexOf(mover) + 1
    : movers.findLastIndex((seat) => people.includes(seat)) + 1;
}
