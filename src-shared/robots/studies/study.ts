import { type Game, legalPlacements, newGame, type Placement, play } from '../../tantrix';

/** How hard a study is, from the easiest. */
export const STUDY_LEVELS = [1, 2, 3] as const;
export type StudyLevel = (typeof STUDY_LEVELS)[number];

/**
 * A position from the end of a game between two, in which exactly one move wins, whatever the other does. The game that leads
 * to it is told by the seed of its deal, who began, and each move by its place among the legal ones.
 */
export interface Study {
  readonly seed: number;
  /** The seat that began. */
  readonly starter: number;
  /** Two digits of base 36 for each placement. */
  readonly moves: string;
  readonly level: StudyLevel;
  /** The one move that wins, by its place among the legal ones. */
  readonly solution: number;
}

const DIGITS = 2;
const BASE = 36;

/** A way through a game, as studies have it. */
export const movesTold = (places: readonly number[]): string =>
  places.map((place) => place.toString(BASE).padStart(DIGITS, '0')).join('');

/** The game of a study, up to where the person is to move. Throws RangeError when it is none. */
export function gameOfStudy({ seed, starter, moves }: Study): Game {
  let game = newGame({ seats: ['red', 'blue'], starter }, seed);
  for (let at = 0; at < moves.length; at += DIGITS) {
    const placement = legalPlacements(game)[Number.parseInt(moves.slice(at, at + DIGITS), BASE)];
    const result = placement && play(game, placement);
    if (!result?.ok) throw new RangeError('no such move in a study');
    game = result.game;
  }
  return game;
}

/**
 * The move that solves a study.
 *
 * @param game that leads to it; left out, it is played anew
 */
export function solutionOf(study: Study, game = gameOfStudy(study)): Placement {
  const solution = legalPlacements(game)[study.solution];
  if (!solution) throw new RangeError('no such solution in a study');
  return solution;
}
