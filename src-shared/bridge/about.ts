import * as v from 'valibot';
import { answers, call, nothing } from './call';

const Line = v.pipe(v.string(), v.minLength(1), v.maxLength(300));

/** A part of the program that others have made, and the licence under which it may be used. */
export const PartSchema = v.strictObject({
  name: Line,
  version: Line,
  /** Its short name, such as MIT. */
  licence: Line,
  /** The whole of it; null when the part comes without. */
  text: v.nullable(v.string()),
});
export type Part = Readonly<v.InferOutput<typeof PartSchema>>;

/** What a report of an error has to say of the program, and what it is made of. */
export interface ProgramFacts {
  readonly version: string;
  readonly electron: string;
  readonly chromium: string;
  /** The operating system, its version and the kind of processor. */
  readonly system: string;
  /** By their names; null when the list that the build has made cannot be read. */
  readonly parts: readonly Part[] | null;
}

/** What the page asks main about the program. */
export const ABOUT_CALLS = {
  programFacts: call(nothing, answers<ProgramFacts>()),
};
