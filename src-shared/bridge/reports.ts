import * as v from 'valibot';
import { MAX_TEXT_SIZE } from '../limits';
import { answers, call } from './call';

/** What went wrong with a computer player, for whoever has to find out why. */
export const ReportSchema = v.strictObject({
  error: v.pipe(v.string(), v.maxLength(100_000)),
  /** The game as it stood, as a text image: it can be imported. */
  game: v.pipe(v.string(), v.maxLength(MAX_TEXT_SIZE)),
});
export type Report = v.InferOutput<typeof ReportSchema>;

/** Where a report lies, for the person to find it. */
export interface ReportLocation {
  readonly name: string;
  /** Its folder as a person writes it, the home folder as ~. */
  readonly folder: string;
}

/** Where reports of errors go. */
export const REPORT_CALLS = {
  /** Keeps a report among the last twenty in the profile; null when it cannot be written. */
  keepReport: call(ReportSchema, answers<ReportLocation | null>()),
};
