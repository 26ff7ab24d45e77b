import { once } from 'node:events';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Entry } from '../../src-shared/rankings';
import type { SentRecord } from '../../src-shared/record';
import { findBlocks } from '../../src-shared/record/block';
import { FileError } from '../files/problems';
import type { Imported } from '../rankings/exchange';
import { startsLikeHtml, startsLikeMail } from './content-sniffing';
import type { ReaderRequest, ReaderTaskName, ReaderTasks } from './tasks';

/**
 * Reads what strangers have written in a thread of its own, which is ended when it takes too much: neither the window nor
 * the main process ever waits for it.
 */

export interface ReadingLimits {
  /** For each piece of the answer, the first from when the thread is ready. */
  readonly milliseconds: number;
  /** Of what its objects may take; the bytes that are read come on top. */
  readonly megabytes: number;
}

/** Of a game: a mail of 16 MB takes a second or two. */
export const GAME_LIMITS: ReadingLimits = { milliseconds: 20_000, megabytes: 512 };
/** Of a table. */
export const TABLE_LIMITS: ReadingLimits = { milliseconds: 60_000, megabytes: 1024 };

/** The thread took more than it may, and was ended. */
export class ReadingStopped extends Error {}

/** The built program has it in a folder beside that of its main script. */
const READER = path.join(import.meta.dirname, '../reader/reader.js');

/**
 * Does what is requested in a thread of its own. Rejects with ReadingStopped, or with what the task threw.
 *
 * @param take takes the pieces that come before the answer
 * @param reader the script of the thread
 * @param signal ends the thread; its reason is what is rejected with
 */
export async function readApart<Name extends ReaderTaskName>(
  request: ReaderRequest<Name>,
  limits: ReadingLimits,
  take: (piece: ReaderTasks[Name]['piece']) => void = () => {},
  reader = READER,
  signal?: AbortSignal,
): Promise<ReaderTasks[Name]['answer']> {
  signal?.throwIfAborted();
  const worker = new Worker(reader, {
    workerData: request,
    transferList: buffersIn(request),
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  });
  const stop = new AbortController();
  const giveUp = () => stop.abort(signal?.reason);
  signal?.addEventListener('abort', giveUp);
  worker.on('error', (error) => stop.abort(isOutOfMemory(error) ? new ReadingStopped() : error));
  worker.on('exit', () => stop.abort(new Error('the reader ended')));
  let overdue: NodeJS.Timeout | undefined;
  try {
    await once(worker, 'message', { signal: stop.signal });
    for (;;) {
      overdue = setTimeout(() => stop.abort(new ReadingStopped()), limits.milliseconds);
      worker.postMessage('next', []);
      const [{ done, value }] = await once(worker, 'message', { signal: stop.signal });
      clearTimeout(overdue);
      if (done) return value;
      take(value);
      await nextTurn();
    }
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : error;
  } finally {
    clearTimeout(overdue);
    signal?.removeEventListener('abort', giveUp);
    await worker.terminate();
  }
}

/** What is handed over rather than copied: nobody needs the bytes afterwards. */
const buffersIn = ({ question }: ReaderRequest): ArrayBuffer[] => {
  const content = 'content' in question ? question.content : 'bytes' in question ? question.bytes : '';
  return typeof content !== 'string' && content.buffer instanceof ArrayBuffer ? [content.buffer] : [];
};

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** To read so much takes a few milliseconds, to start a thread longer. */
const SMALL = 2 ** 16;

/** Whether the page may read it at once: each block may be a thousand times as large as it looks, so there is one at most. */
export const isReadAtOnce = (content: Uint8Array | string): boolean =>
  content.length <= SMALL && !startsLikeMail(content) && !startsLikeHtml(content) && blocksIn(content) <= 1;

/** The letters of a block are the same bytes in every form that the page reads. */
const blocksIn = (content: Uint8Array | string): number =>
  findBlocks(typeof content === 'string' ? content : new TextDecoder().decode(content)).length;

/** Reads a game or puzzle; one that takes too much is `tooMuchWork`. Rejects with the reason of the signal. */
export async function readGame<Name extends 'game' | 'incoming'>(
  request: ReaderRequest<Name>,
  signal: AbortSignal,
): Promise<SentRecord> {
  try {
    return await readApart(request, GAME_LIMITS, undefined, READER, signal);
  } catch (error) {
    if (!(error instanceof ReadingStopped)) throw error;
    return { ok: false, form: 'text', problem: { code: 'tooMuchWork' } };
  }
}

type TableRead = Exclude<Imported, { readonly isTooLarge: true }>;

/** Reads a ranking table. Rejects with the FileError `tooLarge` when that takes too much, or with the reason of the signal. */
export async function readRankingTable(bytes: Uint8Array, now: number, signal: AbortSignal): Promise<TableRead> {
  const entries: Entry[] = [];
  try {
    const take = (piece: readonly Entry[]) => void entries.push(...piece);
    const answer = await readApart({ task: 'table', question: { bytes, now } }, TABLE_LIMITS, take, READER, signal);
    if (answer.ok) return { ok: true, entries };
    if (!('isTooLarge' in answer)) return answer;
  } catch (error) {
    if (!(error instanceof ReadingStopped)) throw error;
  }
  throw new FileError('tooLarge');
}
