import * as v from 'valibot';
import { MAX_CODE_LENGTH } from '../record/puzzle-code';
import { answers, call, nothing } from './call';
import type { KeptReply } from './kept';

/** A puzzle of the catalogue by its id, any other by its code. */
const ID = new RegExp(`^(?:[a-z0-9-]{1,60}|txp[0-9]+;[!-~]{1,${MAX_CODE_LENGTH}})$`);

/** A puzzle that was solved, or how far somebody came where points are counted. */
export const PuzzleResultSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(ID)),
  seconds: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Points, loops, or the tiles of the line of a solitaire; left out where there is nothing to count. */
  score: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  /** When it was solved, in milliseconds since 1970. */
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Whether the computer gave hints, or solved it. */
  helped: v.boolean(),
  /** Given when the computer showed a whole answer: the puzzle is not solved by that. */
  answered: v.exactOptional(v.literal(true)),
});
export type PuzzleResult = Readonly<v.InferOutput<typeof PuzzleResultSchema>>;

/** At most three a puzzle: the best without help, the best with it, and that the answer was shown. */
export const PuzzleResultsSchema = v.array(PuzzleResultSchema);

/** There is no end of puzzles that are made or drawn: of them so many results are kept. */
const MOST_BY_CODE = 1000;

const isByCode = ({ id }: PuzzleResult): boolean => id.includes(';');

/** Whether a result is better than another of the same puzzle: by its score, then by its time. */
const isBetter = (one: PuzzleResult, other: PuzzleResult): boolean =>
  (one.score ?? 0) === (other.score ?? 0) ? one.seconds < other.seconds : (one.score ?? 0) > (other.score ?? 0);

/**
 * The results with another one, which counts only if it is the best of its kind. Of puzzles that are known by their codes
 * the oldest results go when there are too many.
 */
export function betterResults(results: readonly PuzzleResult[], result: PuzzleResult): PuzzleResult[] {
  const isSame = (each: PuzzleResult) =>
    each.id === result.id && each.helped === result.helped && each.answered === result.answered;
  const others = results.filter((each) => !isSame(each));
  const before = results.find(isSame);
  const all = [...others, before && !isBetter(result, before) ? before : result];
  const byCode = all.filter(isByCode);
  const gone = new Set(byCode.slice(0, Math.max(0, byCode.length - MOST_BY_CODE)));
  return all.filter((each) => !gone.has(each));
}

/** The results of puzzles as they are kept. */
export const PUZZLE_CALLS = {
  /** The puzzles that were solved. */
  puzzleResults: call(nothing, answers<KeptReply<PuzzleResult>>()),
  /** Keeps a result, if it is faster than those before; false when it cannot be written. */
  keepPuzzleResult: call(PuzzleResultSchema, answers<boolean>()),
};
