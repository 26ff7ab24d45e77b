import { pick, seededRandom } from '../../src-shared/tantrix';
import { shuffledBag } from '../../src-shared/tantrix/deal';
import { Position } from '../../src-shared/tantrix/position';

export interface PlayoutRate {
  readonly games: number;
  readonly placements: number;
}

/**
 * Plays random legal two-player games for about `seconds`, each placement chosen from the full list of legal ones;
 * gives games and placements a second.
 */
export function playoutRate(seconds: number, seed = 1): PlayoutRate {
  const random = seededRandom(seed);
  const start = performance.now();
  let games = 0;
  let placements = 0;
  while (performance.now() - start < seconds * 1000) {
    const position = new Position({ seats: ['red', 'blue'], bag: shuffledBag(random) });
    while (!position.isOver) {
      position.play(pick(position.moves, random));
      placements++;
    }
    games++;
  }
  const elapsed = (performance.now() - start) / 1000;
  return { games: games / elapsed, placements: placements / elapsed };
}
