import * as v from 'valibot';
import type { ONLINE_CALLS } from '../../src-shared/bridge/online';
import type { Answer } from '../../src-shared/bridge/call';
import { BrokenOffSchema } from '../../src-shared/online/broken-off';
import { ONLINE_PROBLEMS } from '../../src-shared/online/problems';
import { KeySchema } from '../../src-shared/online/terms';
import { RankingSchema } from '../../src-shared/online/wire';
import { StateSchema } from './state-schema';

/** What main and the process of connections say to each other. Neither takes what is no message. */

type Calls = typeof ONLINE_CALLS;
/** What main does by itself: the games that can go on, and all that needs a dialog of the system. */
type OfMain = 'unfinishedOnline' | 'dropOnline' | 'exportKey' | 'importKey';
/** What the process is asked. */
export type AskedCall = Exclude<keyof Calls, OfMain>;

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
  visitServer: problem,
  knownServers: v.array(v.strictObject({ name: v.string(), address: v.string() })),
  seekGame: problem,
  serverRanks: v.nullable(RankingSchema),
  hostTable: problem,
  joinTable: problem,
  seatRobot: problem,
  beginOnline: problem,
  leaveTable: nothing,
  leaveOnline: nothing,
  resumeOnline: problem,
  breakOffOnline: v.nullable(BrokenOffSchema),
  moveOnline: v.boolean(),
  raceOnline: v.boolean(),
  pauseOnlineRace: v.boolean(),
  agreeOnline: v.boolean(),
  withdrawOnline: v.boolean(),
  goOnWithout: v.boolean(),
  agreeToGoOn: v.boolean(),
  chatOnline: v.boolean(),
  reportLine: v.boolean(),
  blockPlayer: v.boolean(),
  blockedPlayers: v.array(v.strictObject({ key: KeySchema, name: v.string() })),
  unblockPlayer: nothing,
};

/** What the process says. */
export const SaidSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('answer'), id: v.number(), answer: v.optional(v.unknown()) }),
  /** A call failed, as its log tells. */
  v.strictObject({ kind: v.literal('failed'), id: v.number() }),
  v.strictObject({ kind: v.literal('state'), state: StateSchema }),
]);
export type SaidByProcess = v.InferOutput<typeof SaidSchema>;
