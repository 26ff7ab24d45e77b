import * as v from 'valibot';
import type { ONLINE_CALLS } from '../../src-shared/bridge/online';
import type { Answer } from '../../src-shared/bridge/call';
import { BrokenOffSchema } from '../../src-shared/online/broken-off';
import { ONLINE_PROBLEMS } from '../../src-shared/online/problems';
import { StateSchema } from './state-schema';

/** What main and the process of connections say to each other. Neither takes what is no message. */

type Calls = typeof ONLINE_CALLS;
/** What the process is asked; the games that can go on, main finds by itself. */
export type AskedCall = Exclude<keyof Calls, 'unfinishedOnline'>;

const isCall = (name: unknown): name is AskedCall => typeof name === 'string' && Object.hasOwn(ANSWERS, name);

/** A call of the page, handed on; its argument is checked by its own schema. */
export const AskSchema = v.strictObject({
  id: v.number(),
  call: v.custom<AskedCall>(isCall),
  argument: v.optional(v.unknown()),
});
export type Ask = v.InferOutput<typeof AskSchema>;

const problem = v.nullable(v.picklist(ONLINE_PROBLEMS));
const nothing = v.pipe(
  v.undefined(),
  v.transform((): void => {}),
);

/** What is answered to each call. */
export const ANSWERS: { readonly [C in AskedCall]: v.GenericSchema<unknown, Answer<Calls[C]>> } = {
  findTables: problem,
  hostTable: problem,
  joinTable: problem,
  seatRobot: problem,
  leaveOnline: nothing,
  resumeOnline: problem,
  breakOffOnline: v.nullable(BrokenOffSchema),
  moveOnline: v.boolean(),
  agreeOnline: v.boolean(),
  goOnWithout: v.boolean(),
  agreeToGoOn: v.boolean(),
  chatOnline: v.boolean(),
};

/** What the process says. */
export const SaidSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('answer'), id: v.number(), answer: v.optional(v.unknown()) }),
  /** A call failed, as its log tells. */
  v.strictObject({ kind: v.literal('failed'), id: v.number() }),
  v.strictObject({ kind: v.literal('state'), state: StateSchema }),
]);
export type SaidByProcess = v.InferOutput<typeof SaidSchema>;
