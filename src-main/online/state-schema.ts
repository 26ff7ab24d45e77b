import * as v from 'valibot';
import type { OnlineState } from '../../src-shared/bridge/online';
import { AskedSchema, ProposalSchema } from '../../src-shared/online/messages';
import { PHRASES } from '../../src-shared/online/phrases';
import { ONLINE_PROBLEMS } from '../../src-shared/online/problems';
import { RaceRuledSchema } from '../../src-shared/online/race/wire';
import { MeSchema, TableRulesSchema } from '../../src-shared/online/table';
import { HashSchema, KeySchema, RobotSchema } from '../../src-shared/online/terms';
import { SeatSeenSchema, TableIdSchema } from '../../src-shared/online/wire';
import { MAX_RECEIPT_LENGTH } from '../../src-shared/record/played-online';

/** What the process of connections may tell: it reads what strangers send, so nothing else goes on to the page. */

const SeatSchema = v.strictObject({
  ...MeSchema.entries,
  robot: v.exactOptional(RobotSchema),
  party: v.exactOptional(v.number()),
  key: v.exactOptional(KeySchema),
  isHere: v.boolean(),
  isPresent: v.boolean(),
});

const SeenSchema = v.strictObject({
  ...TableRulesSchema.entries,
  id: TableIdSchema,
  taken: v.array(SeatSeenSchema),
  hasPassword: v.boolean(),
  laid: v.exactOptional(v.number()),
  isUnderstood: v.boolean(),
});

const ServerSchema = v.strictObject({ name: v.string(), address: v.string(), isAuthenticated: v.boolean() });
const ReachedSchema = v.strictObject({ ...ServerSchema.entries, isReached: v.boolean() });
const ServerSeenSchema = v.strictObject({ ...ReachedSchema.entries, programs: v.number(), games: v.number() });

const MoveSchema = v.strictObject({
  seat: v.number(),
  tile: v.number(),
  q: v.number(),
  r: v.number(),
  rotation: v.number(),
  ms: v.number(),
});

const LineSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('text'),
    at: v.number(),
    seat: v.number(),
    text: v.string(),
    reported: v.exactOptional(v.strictObject({ party: v.number(), n: v.number() })),
  }),
  v.strictObject({ kind: v.literal('phrase'), at: v.number(), seat: v.number(), phrase: v.picklist(PHRASES) }),
  v.strictObject({
    kind: v.picklist(['began', 'lost', 'left', 'back', 'replaced', 'returned', 'opened']),
    at: v.number(),
    seat: v.exactOptional(v.number()),
  }),
]);

/** The page hands it on to files, and looks at nothing in it. */
const ReceiptSchema = v.pipe(v.string(), v.maxLength(MAX_RECEIPT_LENGTH));

const GameSchema = v.strictObject({
  id: HashSchema,
  rules: TableRulesSchema,
  seats: v.array(SeatSchema),
  starter: v.exactOptional(v.number()),
  drawn: v.array(v.number()),
  moves: v.array(MoveSchema),
  isSettled: v.boolean(),
  isStopped: v.boolean(),
  used: v.array(v.number()),
  since: v.exactOptional(v.number()),
  asked: v.array(
    v.strictObject({ asked: AskedSchema, seats: v.array(v.number()), against: v.exactOptional(v.array(v.number())) }),
  ),
  proposed: v.array(ProposalSchema),
  epochs: v.number(),
  isOneSession: v.boolean(),
  ended: v.exactOptional(v.strictObject({ receipt: v.exactOptional(ReceiptSchema) })),
  chat: v.array(LineSchema),
  isChatOpen: v.boolean(),
  again: v.exactOptional(v.array(v.number())),
  server: v.exactOptional(ReachedSchema),
});

const RaceSchema = v.strictObject({
  id: HashSchema,
  names: v.array(v.string()),
  seat: v.number(),
  start: v.strictObject({ order: v.array(v.number()), shares: v.array(v.number()) }),
  moves: v.array(v.omit(RaceRuledSchema, ['kind', 'race', 'n'])),
  ticket: v.number(),
  refused: v.exactOptional(v.strictObject({ ticket: v.number(), first: v.exactOptional(v.number()) })),
  isReached: v.boolean(),
  isDecidedHere: v.boolean(),
  clock: v.strictObject({ at: v.number(), isRunning: v.boolean() }),
  away: v.array(v.number()),
});

const problem = v.exactOptional(v.picklist(ONLINE_PROBLEMS));

export const StateSchema: v.GenericSchema<unknown, OnlineState> = v.variant('kind', [
  v.strictObject({ kind: v.literal('none'), problem }),
  v.strictObject({
    kind: v.literal('looking'),
    server: v.exactOptional(ServerSeenSchema),
    tables: v.array(SeenSchema),
    problem,
  }),
  v.strictObject({
    kind: v.literal('waiting'),
    isHost: v.boolean(),
    rules: TableRulesSchema,
    taken: v.array(SeatSchema),
    watchers: v.number(),
    invitation: v.exactOptional(v.strictObject({ code: TableIdSchema, link: v.string() })),
    server: v.exactOptional(ServerSchema),
    mayBegin: v.exactOptional(v.literal(true)),
    isSeeking: v.exactOptional(v.literal(true)),
    isUnproved: v.exactOptional(v.literal(true)),
    problem,
  }),
  v.strictObject({ kind: v.literal('playing'), game: GameSchema, problem }),
  v.strictObject({ kind: v.literal('racing'), race: RaceSchema, problem }),
]);
