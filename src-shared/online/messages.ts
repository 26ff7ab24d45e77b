import * as v from 'valibot';
import { FIRST_EDITION } from '../tantrix';
import { HashSchema, MAX_PARTIES, PartySchema, PlayedBySchema, SignatureSchema } from './terms';

/** What programs that play a game online say to each other about it, and the checks that need nothing but the message. */

/** More steps than a game takes: placements, and what all agreed to take back. */
const MAX_STEPS = 10_000;
const MAX_EPOCHS = 1_000;
/** The hexes of a game are no farther from its first tile. */
const MAX_AXIS = 60;
/** The tiles of the largest set; whoever is to play one has to have it, and draws none that is not in the set. */
const MOST_TILES = FIRST_EDITION.count;
/** The longest time between two moves, in milliseconds: thirty days. */
const MAX_TIME = 30 * 24 * 60 * 60 * 1000;

export const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_STEPS));
export const EpochSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_EPOCHS));
const AxisSchema = v.pipe(v.number(), v.integer(), v.minValue(-MAX_AXIS), v.maxValue(MAX_AXIS));
const SeatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));

/** What only counts where all people have agreed to it. */
export const AskedSchema = v.variant('kind', [
  /** Back to so many placements; the tiles that were drawn stay the next ones. */
  v.strictObject({ kind: v.literal('undo'), to: CountSchema }),
  /** The game ends here. */
  v.strictObject({ kind: v.literal('stop') }),
]);
export type Asked = v.InferOutput<typeof AskedSchema>;

export const PlacedSchema = v.strictObject({
  kind: v.literal('placed'),
  seat: SeatSchema,
  tile: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_TILES)),
  q: AxisSchema,
  r: AxisSchema,
  rotation: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
  /** What it took the mover, in milliseconds. */
  ms: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_TIME)),
});

export const AgreedSchema = v.strictObject({
  kind: v.literal('agreed'),
  asked: AskedSchema,
  /** The agreement of each program but the mover's at which a person plays. */
  signatures: v.pipe(
    v.array(v.strictObject({ party: PartySchema, signature: SignatureSchema })),
    v.maxLength(MAX_PARTIES),
  ),
});

/** What happens in a game. */
export const DeedSchema = v.variant('kind', [PlacedSchema, AgreedSchema]);
export type Deed = v.InferOutput<typeof DeedSchema>;

/** Step `n` of a game, from 1, made by the program at which the mover plays. */
export const StepSchema = v.strictObject({
  kind: v.literal('step'),
  epoch: EpochSchema,
  n: CountSchema,
  by: PartySchema,
  deed: DeedSchema,
  signature: SignatureSchema,
});
export type Step = v.InferOutput<typeof StepSchema>;

/** A program has a step on its disk; where a tile is drawn, its link is what it gives to the draw. */
export const AnswerSchema = v.strictObject({
  kind: v.literal('answer'),
  epoch: EpochSchema,
  n: CountSchema,
  /** The running hash, which says which steps it has. */
  h: HashSchema,
  party: PartySchema,
  link: v.exactOptional(HashSchema),
  signature: SignatureSchema,
});
export type Answer = v.InferOutput<typeof AnswerSchema>;

/** How many tiles are drawn. */
export const DrawnSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_TILES));

/** How a game is to go on: with new chains, from where it stands, by those who are still there. */
export const ProposalSchema = v.strictObject({
  epoch: EpochSchema,
  base: v.strictObject({ n: CountSchema, h: HashSchema, drawn: DrawnSchema }),
  /** In ascending order. */
  members: v.pipe(
    v.array(PartySchema),
    v.minLength(1),
    v.check((members) => members.every((party, at) => at === 0 || party > (members[at - 1] ?? party))),
  ),
  /** Who plays each seat from then on. */
  seats: v.pipe(v.array(PlayedBySchema), v.maxLength(4)),
});
export type Proposal = v.InferOutput<typeof ProposalSchema>;

/** A program takes part in an epoch, and fixes its links. */
export const CommitSchema = v.strictObject({
  kind: v.literal('commit'),
  proposal: ProposalSchema,
  party: PartySchema,
  /** Link 0 of its chain. */
  anchor: HashSchema,
  signature: SignatureSchema,
});
export type Commit = v.InferOutput<typeof CommitSchema>;

/** How far a program has come: who is ahead sends what the other lacks. */
export const HelloSchema = v.strictObject({
  kind: v.literal('hello'),
  /** 0 before the first has begun. */
  epoch: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_EPOCHS)),
  n: CountSchema,
  h: HashSchema,
  isSettled: v.boolean(),
});
export type Hello = v.InferOutput<typeof HelloSchema>;

/** The people at a program agree to something, if it is step `n`; who says it first asks. */
export const AgreementSchema = v.strictObject({
  kind: v.literal('agreement'),
  epoch: EpochSchema,
  n: CountSchema,
  asked: AskedSchema,
  party: PartySchema,
  signature: SignatureSchema,
});
export type Agreement = v.InferOutput<typeof AgreementSchema>;

/** The people at a program do not want any more what they have agreed to. */
export const WithdrawalSchema = v.strictObject({ ...AgreementSchema.entries, kind: v.literal('withdrawal') });
export type Withdrawal = v.InferOutput<typeof WithdrawalSchema>;

export const MessageSchema = v.variant('kind', [
  StepSchema,
  AnswerSchema,
  CommitSchema,
  HelloSchema,
  AgreementSchema,
  WithdrawalSchema,
]);
export type Message = v.InferOutput<typeof MessageSchema>;

/** What a game is made of, and is told to whoever comes later. */
export type PublicMessage = Extract<Message, { kind: 'step' | 'answer' | 'commit' }>;
