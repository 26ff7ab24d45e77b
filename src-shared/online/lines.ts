import * as v from 'valibot';
import { AnswerSchema, CommitSchema, StepSchema } from './messages';
import { RaceBeginSchema, RaceMoveSchema, RaceRuledSchema } from './race/wire';
import { HashSchema, PartySchema, TermsSchema } from './terms';

/**
 * What a program keeps of a game online, a line each, in this order: with the lines it goes on after a crash as if there had
 * been none. A line is on the disk before what follows from it is told to anybody. Of a race there are lines of the last three kinds.
 */
export const LineSchema = v.variant('kind', [
  /** The first line. Left out, `party` is nobody: the program looks on. */
  v.strictObject({ kind: v.literal('terms'), terms: TermsSchema, party: v.exactOptional(PartySchema) }),
  /** The root of one's own chain: nobody else may know it as long as the epoch lasts. */
  v.strictObject({ kind: v.literal('root'), epoch: v.number(), root: HashSchema }),
  /** That one takes part in an epoch, which may not have begun yet. */
  CommitSchema,
  v.strictObject({ kind: v.literal('begun'), commits: v.array(CommitSchema) }),
  StepSchema,
  /** All answers to the last step, by which its tiles are drawn. */
  v.strictObject({ kind: v.literal('settled'), answers: v.array(AnswerSchema) }),
  /** The first line of a race. */
  RaceBeginSchema,
  /** What was done here, where another program is the referee: no ticket is used twice. */
  RaceMoveSchema,
  RaceRuledSchema,
]);
export type Line = v.InferOutput<typeof LineSchema>;
