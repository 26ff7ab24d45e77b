import { nodePrimitives } from '../../src-main/online/keys';
import { parseLine } from '../../src-main/kept-rows/row-text';
import { type Alarm, isAlarm } from '../../src-shared/online/alarms';
import { checkReceipt, type Difference } from '../../src-shared/online/check-receipt';
import { drawnIn, History } from '../../src-shared/online/history';
import { type Line, LineSchema } from '../../src-shared/online/lines';
import type { Commit } from '../../src-shared/online/messages';
import { type Receipt, receiptIn } from '../../src-shared/online/receipt';
import { pointsLost, type RestDrawn } from '../../src-shared/record/played-online';
import type { RecordedGame } from '../../src-shared/record';
import { movesOf, type RefereedMove, type Verdict, verdictOf } from './referee';

/** Programs have begun to draw together. */
interface RefereedEpoch {
  readonly epoch: number;
  /** The public keys of those who draw, in the order of the terms. */
  readonly keys: readonly string[];
}

interface OnlineVerdict extends Verdict {
  /** By which the game is known. */
  readonly game: string;
  /** All tiles in the order in which they were drawn: each follows from what all had fixed before, as far as they drew. */
  readonly drawn: readonly number[];
  /** What the clock costs each seat; left out of a log. */
  readonly points?: readonly number[];
  /** From which tile on one program alone drew, from 1, and at which seat, from 0. */
  readonly rest?: RestDrawn;
}

/** What a record tells otherwise than its receipt proves. */
type ReceiptObjection = { readonly error: Difference['code'] | 'noReceipt'; readonly message: string } & Partial<
  Record<'epoch' | 'step' | 'party' | 'seat' | 'tile' | 'move', number>
>;

interface OnlineObjection {
  readonly error: Alarm | 'damaged';
  /** The line of the log, from 1. */
  readonly line: number;
  readonly message: string;
}

export interface OnlineReport {
  readonly lines: readonly (RefereedEpoch | RefereedMove | OnlineVerdict | OnlineObjection | ReceiptObjection)[];
  readonly ok: boolean;
}

const MESSAGES: Readonly<Record<OnlineObjection['error'], string>> = {
  damaged: 'the log is damaged here, or does not follow from the lines before',
  forged: 'not signed by the program that it names',
  otherHistory: 'an answer to other steps',
  wrongLink: 'not the link that was fixed before the game',
  outOfTurn: 'somebody moves whose turn it is not',
  illegal: 'against the rules',
  twice: 'two different steps of one number',
};

const DIFFERENCES: Readonly<Record<ReceiptObjection['error'], string>> = {
  ...MESSAGES,
  damaged: 'the receipt does not hold together',
  noReceipt: 'played online, but nothing proves it',
  terms: 'other terms than those that were played on',
  player: 'another player',
  tile: 'another tile than was drawn',
  move: 'another move than was made',
  end: 'it ended otherwise',
  time: 'another time than was used',
};

/** Draws every tile again of a record that was played online, and looks at all signatures that its receipt holds. */
export function refereeReceipt(record: RecordedGame): OnlineReport {
  const { online, game } = record;
  const receipt = receiptIn(online?.receipt ?? '');
  const wrong = receipt ? checkReceipt(nodePrimitives, receipt, record) : undefined;
  if (!online || !receipt) return refused({ error: online?.receipt === undefined ? 'noReceipt' : 'damaged' });
  if (wrong) {
    const { code, ...place } = wrong;
    return refused({ error: code, ...place });
  }
  const verdict: OnlineVerdict = {
    game: online.game,
    ...verdictOf(game),
    drawn: drawnIn(game),
    points: online.used.map((ms) => pointsLost(online.minutes, ms)),
    ...(online.rest ? { rest: online.rest } : {}),
  };
  return { lines: [...receipt.epochs.map((epoch) => epochIn(receipt, epoch)), ...movesOf(game), verdict], ok: true };
}

const refused = (objection: Omit<ReceiptObjection, 'message'>): OnlineReport => ({
  lines: [{ ...objection, message: DIFFERENCES[objection.error] }],
  ok: false,
});

const epochIn = ({ terms: { parties } }: Receipt, { epoch, chains }: Receipt['epochs'][number]): RefereedEpoch => ({
  epoch,
  keys: chains.flatMap(({ party }) => parties[party] ?? []),
});

/** Whether a text is the log of a game online. */
export const isOnlineLog = (text: string): boolean => {
  const [first = ''] = text.split('\n', 1);
  return parseLine(first, LineSchema)?.kind === 'terms';
};

/** Draws every tile of a game online again and plays it through the rules, from its log; a last line that was cut off is left out. */
export function refereeOnline(text: string): OnlineReport {
  const lines = text.split('\n').slice(0, -1);
  const [first, ...others] = lines.map((line) => parseLine(line, LineSchema));
  if (first?.kind !== 'terms') return objection('damaged', 1);
  const history = new History(nodePrimitives, first.terms);
  const epochs: RefereedEpoch[] = [];
  for (const [at, line] of others.entries()) {
    const wrong = line ? followed(history, line) : 'damaged';
    if (wrong) return objection(wrong, at + 2);
    if (line?.kind === 'begun') epochs.push(epochOf(history));
  }
  const { game, id } = history;
  if (!game) return objection('damaged', lines.length);
  return { lines: [...epochs, ...movesOf(game), { game: id, ...verdictOf(game), drawn: drawnIn(game) }], ok: true };
}

const objection = (error: OnlineObjection['error'], line: number): OnlineReport => ({
  lines: [{ error, line, message: MESSAGES[error] }],
  ok: false,
});

const epochOf = ({ epoch, terms: { parties } }: History): RefereedEpoch => ({
  epoch: epoch?.number ?? 0,
  keys: (epoch?.members ?? []).flatMap((party) => parties[party] ?? []),
});

/** Takes a line; what is wrong with it, if anything is. What a program fixed for itself alone is not checked: its answers are. */
function followed(history: History, line: Line): OnlineObjection['error'] | undefined {
  if (line.kind === 'begun') return begun(history, line.commits);
  if (line.kind === 'step') return wrongIn(history.step(line));
  if (line.kind === 'settled') {
    const wrong = line.answers.map((answer) => wrongIn(history.answer(answer))).find(Boolean);
    return wrong ?? (history.isSettled ? undefined : 'damaged');
  }
  return line.kind === 'terms' ? 'damaged' : undefined;
}

function begun(history: History, commits: readonly Commit[]): OnlineObjection['error'] | undefined {
  const [first] = commits;
  if (!first) return 'damaged';
  const proposal = JSON.stringify(first.proposal);
  const isOfAll =
    first.proposal.members.every((member) => commits.some(({ party }) => party === member)) &&
    commits.every((commit) => JSON.stringify(commit.proposal) === proposal);
  if (!isOfAll) return 'damaged';
  const isSigned = commits.every((commit) =>
    history.isSigned(commit.party, history.commitHash(commit), commit.signature),
  );
  if (!isSigned) return 'forged';
  const wrong = wrongIn(history.checkProposal(first.proposal));
  if (!wrong) history.begin(commits);
  return wrong;
}

const wrongIn = (told: ReturnType<History['step']>): OnlineObjection['error'] | undefined =>
  told === 'new' ? undefined : isAlarm(told) ? told : 'damaged';
