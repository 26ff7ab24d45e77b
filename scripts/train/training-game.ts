import { DEFAULT_CHARACTER } from '../../src-shared/robots';
import { utilityOf } from '../../src-shared/robots/characters';
import { SearchState } from '../../src-shared/robots/search-state';
import { evaluateByTree } from '../../src-shared/robots/tree/tree';
import { type Game, isOver, newGame, play, type Random, seededRandom } from '../../src-shared/tantrix';
import { placementOf } from '../../src-shared/tantrix/game';
import type { Move } from '../../src-shared/tantrix/position';
import { mixedSeed } from '../lib/seeds';

/** A move that a search has weighed, and how often it looked at it. */
type Weighed = readonly [move: Move, visits: number];

/** A game that a search has played against itself, to learn from. */
export interface TrainingGame {
  readonly seed: number;
  readonly starter: number;
  /** At each ply: the moves that were weighed, the one played first; only that one where there was no choice. */
  readonly plies: readonly (readonly Weighed[])[];
}

export interface Teacher {
  /** Games that are played on for a decision. */
  readonly playouts: number;
  readonly seed: number;
  /** Of the policy of its playouts (see `Policy`). */
  readonly weights: Int32Array;
}

/** The game of a number; the same teacher and number give the same. */
export function trainingGame(teacher: Teacher, number: number): TrainingGame {
  const seed = mixedSeed(teacher.seed, 2 * number);
  const starter = number % 2;
  const random = seededRandom(mixedSeed(teacher.seed, 2 * number + 1));
  const plies: (readonly Weighed[])[] = [];
  let game = newGame({ seats: ['red', 'blue'], starter }, seed);
  while (!isOver(game)) {
    const weighed = weighedIn(game, teacher, random);
    plies.push(weighed);
    game = afterMove(game, weighed[0]?.[0]);
  }
  return { seed, starter, plies };
}

/** The game after one of its moves; throws RangeError where there is none, and Error where it is not legal. */
export function afterMove(game: Game, move: Move | undefined): Game {
  if (move === undefined) throw new RangeError('no move was weighed');
  const result = play(game, placementOf(move));
  if (!result.ok) throw new Error(`a move was refused: ${result.refusal.code}`);
  return result.game;
}

function weighedIn({ position, deal }: Game, { playouts, weights }: Teacher, random: Random): readonly Weighed[] {
  if (position.moves.length === 1) return position.moves.map((only) => [only, 1]);
  const state = new SearchState(position, deal.seats);
  const candidates = evaluateByTree(state, playouts, utilityOf(DEFAULT_CHARACTER), random, weights);
  return candidates.map(({ move, playouts: visits }) => [move, visits]);
}
