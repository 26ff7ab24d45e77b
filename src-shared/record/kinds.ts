import { gameKind } from './game-kind';
import { patternKind } from './pattern-kind';
import { puzzleKind } from './puzzle-kind';
import { raceKind } from './race-kind';
import type { Parsed, RecordKind, RecordKinds } from './record-kind';

/** The kinds of record there are. Another one is another entry. */
export const RECORD_KINDS = [gameKind, puzzleKind, raceKind, patternKind] as const;

/** A record of one of these kinds. */
export type AnyRecord = (typeof RECORD_KINDS)[number] extends RecordKind<infer R> ? R : never;

/** What was read, of whatever kind it is. */
export type ParsedRecord = Parsed<AnyRecord>;

/** The kind that a text names by its first word; undefined when it names none. */
export function recordKindNamed<R extends object>(text: string, kinds: RecordKinds<R>): RecordKind<R> | undefined {
  const word = /^\uFEFF?([a-z-]{1,40})(?![a-z-])/.exec(text)?.[1];
  return kinds.find(({ mark }) => mark === word);
}

/** The kind of a record. Throws RangeError when it is none of these. */
export function recordKindOf<R extends object>(record: NoInfer<R>, kinds: RecordKinds<R>): RecordKind<R> {
  const kind = kinds.find((one) => one.is(record));
  if (!kind) throw new RangeError('a record of no known kind');
  return kind;
}

/** Reads the text of a record by its first word; without one that is known it is no record. */
export const parseText = <R extends object>(text: string, kinds: RecordKinds<R>): Parsed<R> =>
  recordKindNamed(text, kinds)?.parse(text) ?? { ok: false, problem: { code: 'notAGame' } };
