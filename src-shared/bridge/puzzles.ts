import * as v from 'valibot';

/** A puzzle of the catalogue that was solved. */
export const PuzzleResultSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/)),
  seconds: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** When it was solved, in milliseconds since 1970. */
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Whether the computer gave hints, or solved it. */
  helped: v.boolean(),
});
export type PuzzleResult = Readonly<v.InferOutput<typeof PuzzleResultSchema>>;

/** At most two a puzzle: the fastest without help, and the fastest with it. */
export const PuzzleResultsSchema = v.array(PuzzleResultSchema);

/** The results with another one, which counts only if it is the fastest of its kind. */
export function betterResults(results: readonly PuzzleResult[], result: PuzzleResult): PuzzleResult[] {
  const isSame = (each: PuzzleResult) => each.id === result.id && each.helped === result.helped;
  const others = results.filter((each) => !isSame(each));
  const before = results.find(isSame);
  return [...others, before && before.seconds <= result.seconds ? before : result];
}
