import * as v from 'valibot';
import { MAX_RECEIPT_LENGTH } from '../record/played-online';
import { CHAIN_LENGTH } from './chain';
import type { History } from './history';
import {
  AgreedSchema,
  type Answer,
  type Commit,
  CountSchema,
  DrawnSchema,
  EpochSchema,
  PlacedSchema,
  type PublicMessage,
  type Step,
} from './messages';
import { HashSchema, PartySchema, PlayedBySchema, SignatureSchema, TermsSchema } from './terms';

/**
 * The receipt of a game online: the little from which everybody can draw all its tiles again, and see who has signed what. Of each
 * chain the last link is enough, and of the signatures the last, for they are over all that went before.
 */

/** More epochs than a game lives through whose receipt is kept. */
const MAX_EPOCHS = 20;
const MAX_STEPS = 1_000;

const { tile, q, r, rotation, ms } = PlacedSchema.entries;

/** A step: a tile as `[tile, q, r, rotation, ms]`, by whoever was to move; or what all agreed to. */
const ReceiptStepSchema = v.union([
  v.strictTuple([tile, q, r, rotation, ms]),
  v.strictObject({ asked: AgreedSchema.entries.asked, signatures: AgreedSchema.entries.signatures }),
]);
export type ReceiptStep = v.InferOutput<typeof ReceiptStepSchema>;

/** What a program has given to the draws of an epoch. */
const ChainSchema = v.strictObject({
  party: PartySchema,
  anchor: HashSchema,
  /** The last link that it told, and its number; the anchor has number 0. */
  link: HashSchema,
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CHAIN_LENGTH)),
  /** That of what it signed last up to step `seen`: its answer, or a step, or that it takes part. */
  signature: SignatureSchema,
});

const ReceiptEpochSchema = v.strictObject({
  epoch: EpochSchema,
  /** From where it went on, and who played each seat from then on; left out of the first, which is as the terms have it. */
  from: v.exactOptional(
    v.strictObject({ n: CountSchema, drawn: DrawnSchema, seats: v.pipe(v.array(PlayedBySchema), v.maxLength(4)) }),
  ),
  /** Of its members, in ascending order. */
  chains: v.pipe(v.array(ChainSchema), v.minLength(1), v.maxLength(5)),
  /** The last step of it that all are known to have had on their disks; left out where there is none. */
  seen: v.exactOptional(CountSchema),
  steps: v.pipe(v.array(ReceiptStepSchema), v.maxLength(MAX_STEPS)),
  /** That of the last step, by the program that made it. */
  signature: v.exactOptional(SignatureSchema),
});
export type ReceiptEpoch = v.InferOutput<typeof ReceiptEpochSchema>;

export const ReceiptSchema = v.strictObject({
  terms: TermsSchema,
  epochs: v.pipe(v.array(ReceiptEpochSchema), v.minLength(1), v.maxLength(MAX_EPOCHS)),
});
export type Receipt = v.InferOutput<typeof ReceiptSchema>;

/** The receipt as it stands in a record; undefined where it is too long for one. */
export function receiptText(receipt: Receipt): string | undefined {
  const text = JSON.stringify(receipt);
  return text.length <= MAX_RECEIPT_LENGTH && v.is(ReceiptSchema, receipt) ? text : undefined;
}

/** The receipt in a record; undefined where the text is none. */
export function receiptIn(text: string): Receipt | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ReceiptSchema), text);
  return parsed.success ? parsed.output : undefined;
}

/**
 * The receipt of a game as far as it counts: a last step that not all have is left out.
 *
 * @param said all steps, answers and commitments that count, in their order
 * @returns undefined before the deal
 */
export function receiptOf({ terms, isSettled, n }: History, said: readonly PublicMessage[]): Receipt | undefined {
  const counts = isSettled ? said : said.filter((message) => message.kind === 'commit' || message.n < n);
  const epochs = epochsIn(said.filter(isCommit)).map((commits) => epochOf(commits, counts));
  const last = epochs.findLastIndex(({ seen }) => seen !== undefined);
  return last === -1 ? undefined : { terms, epochs: epochs.slice(0, last + 1) };
}

/** The commitments of each epoch that others follow, or the last; none of those that were given up for one from further back. */
function epochsIn(commits: readonly Commit[]): Commit[][] {
  const numbers = [...new Set(commits.map(({ proposal }) => proposal.epoch))].toSorted((a, b) => a - b);
  const epochs = numbers.map((number) => commits.filter(({ proposal }) => proposal.epoch === number));
  return epochs.filter((each, at) => epochs.slice(at + 1).every((later) => baseOf(later) >= baseOf(each)));
}

const baseOf = ([commit]: readonly Commit[]): number => commit?.proposal.base.n ?? 0;

function epochOf(commits: readonly Commit[], counts: readonly PublicMessage[]): ReceiptEpoch {
  const [first] = commits;
  if (!first) throw new RangeError('nobody takes part');
  const { epoch, base, members, seats } = first.proposal;
  const steps = counts.filter(isStep).filter((step) => step.epoch === epoch);
  const answers = counts.filter(isAnswer).filter((answer) => answer.epoch === epoch);
  const seen = answers.at(-1)?.n;
  const signature = steps.at(-1)?.signature;
  return {
    epoch,
    ...(epoch === 1 ? {} : { from: { n: base.n, drawn: base.drawn, seats } }),
    chains: members.flatMap((party) =>
      commits.filter((commit) => commit.party === party).map(chainWith(answers, steps, seen)),
    ),
    ...(seen === undefined ? {} : { seen }),
    steps: steps.map(stepOf),
    ...(signature === undefined ? {} : { signature }),
  };
}

const chainWith =
  (answers: readonly Answer[], steps: readonly Step[], seen = 0) =>
  (commit: Commit): ReceiptEpoch['chains'][number] => {
    const { party, anchor } = commit;
    const own = answers.filter((answer) => answer.party === party);
    const made = steps.filter(({ by, n }) => by === party && n <= seen);
    const links = own.flatMap(({ link }) => (link === undefined ? [] : link));
    // Who makes a step answers it afterwards.
    const { signature } = [...made, ...own].toSorted((a, b) => a.n - b.n).at(-1) ?? commit;
    return { party, anchor, link: links.at(-1) ?? anchor, at: links.length, signature };
  };

function stepOf({ deed }: Step): ReceiptStep {
  if (deed.kind === 'agreed') return { asked: deed.asked, signatures: deed.signatures };
  return [deed.tile, deed.q, deed.r, deed.rotation, deed.ms];
}

const isCommit = (message: PublicMessage) => message.kind === 'commit';
const isStep = (message: PublicMessage) => message.kind === 'step';
const isAnswer = (message: PublicMessage) => message.kind === 'answer';
