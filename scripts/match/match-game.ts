import type { Baseline } from '../../src-shared/robots/baselines';
import { type Game, isOver, newGame, play, resultOf, seededRandom } from '../../src-shared/tantrix';
import { mixedSeed } from '../lib/seeds';

/** What came of one game between A and B. */
export interface Outcome {
  /** By how much A's score is above B's; 0 in a deadlock, which is a draw. */
  readonly margin: number;
  /** What each decision that was one took, by player. */
  readonly times: { readonly a: readonly Taken[]; readonly b: readonly Taken[] };
}

/** What a decision took, in milliseconds: of processor time, and until it was there. */
export interface Taken {
  readonly processor: number;
  readonly waiting: number;
}

export type Side = 'a' | 'b';
type Players = Readonly<Record<Side, Baseline>>;

/**
 * Plays the game of a match with the given number, from 0. Two games in a row have one deal and one starter, and A and B
 * change seats, so both have had the better tiles, each colour and the first move. The first move goes to each colour in
 * turn. The same seed and number give the same game.
 */
export function matchGame(players: Players, seed: number, number: number): Outcome {
  const pair = Math.floor(number / 2);
  const sides: readonly Side[] = number % 2 === 0 ? ['a', 'b'] : ['b', 'a'];
  const times: Record<Side, Taken[]> = { a: [], b: [] };
  const random = seededRandom(mixedSeed(seed, 2 * number + 1));
  let game = newGame({ seats: ['red', 'blue'], starter: pair % 2 }, mixedSeed(seed, 2 * pair));
  while (!isOver(game)) {
    const side = sides[game.position.mover] ?? 'a';
    const taken = stopwatch();
    const placement = players[side](game, random);
    if (game.position.moves.length > 1) times[side].push(taken());
    const result = play(game, placement);
    if (!result.ok) throw new Error(`a robot was refused: ${result.refusal.code}`);
    game = result.game;
  }
  return { margin: marginOf(game, sides.indexOf('a')), times };
}

function marginOf(game: Game, seat: number): number {
  const { end, scores = [] } = resultOf(game) ?? {};
  return end === 'deadlock' ? 0 : (scores[seat] ?? 0) - (scores[1 - seat] ?? 0);
}

/** Starts; tells, when asked, what was taken since. */
function stopwatch(): () => Taken {
  const [used, begun] = [process.cpuUsage(), performance.now()];
  return () => {
    const { user, system } = process.cpuUsage(used);
    return { processor: (user + system) / 1000, waiting: performance.now() - begun };
  };
}
