import {
  formNamed,
  isGif,
  isOwnGif,
  isOwnPng,
  isOwnSvg,
  isPng,
  isSvg,
  parseRecord,
  type SentRecord,
  sentRecord,
} from '../../src-shared/record';
import type { Entry } from '../../src-shared/rankings';
import { type ImportAnswer, type ImportPiece, type ImportQuestion, importGames } from '../library/import-games';
import { type LookAnswer, type LookPiece, type LookQuestion, lookThrough } from '../library/look-through';
import { type Imported, parseExport } from '../rankings/exchange';
import { readIncoming } from './incoming';

/** All that the reader can be asked: the question, the answer, and the pieces of it that come before. */
export interface ReaderTasks {
  /** A game or puzzle out of a file of ours of any form; the name is asked where the content says nothing. */
  game: { question: { readonly bytes: Uint8Array; readonly name: string }; piece: never; answer: SentRecord };
  /** The same out of anything that people send each other. */
  incoming: { question: { readonly content: Uint8Array | string }; piece: never; answer: SentRecord };
  /** Whether a file is a picture whose drawing is not as this program left it. */
  isDrawnInto: { question: { readonly bytes: Uint8Array }; piece: never; answer: boolean };
  /** A ranking table; its entries come in pieces. */
  table: {
    question: { readonly bytes: Uint8Array /** Milliseconds since 1970. */; readonly now: number };
    piece: readonly Entry[];
    answer: Exclude<Imported, { ok: true }> | { readonly ok: true };
  };
  /** The folder of a library, of which what is new comes in pieces. */
  library: { question: LookQuestion; piece: LookPiece; answer: LookAnswer };
  /** Games that are copied into a library. */
  gamesForLibrary: { question: ImportQuestion; piece: ImportPiece; answer: ImportAnswer };
}

export type ReaderTaskName = keyof ReaderTasks;
export interface ReaderRequest<Name extends ReaderTaskName = ReaderTaskName> {
  readonly task: Name;
  readonly question: ReaderTasks[Name]['question'];
}
/** The answer, piece by piece. */
export interface ReaderAnswer<Name extends ReaderTaskName = ReaderTaskName> {
  next(): Promise<IteratorResult<ReaderTasks[Name]['piece'], ReaderTasks[Name]['answer']>>;
}

/** So many entries are handed over at a time: the main process takes a few milliseconds for them. */
const PIECE = 1000;

/** An answer in one piece. */
const whole = <T>(answer: () => Promise<T>) => ({
  next: async () => ({ done: true as const, value: await answer() }),
});

function isDrawnInto(bytes: Uint8Array): boolean {
  if (isPng(bytes)) return !isOwnPng(bytes);
  if (isGif(bytes)) return !isOwnGif(bytes);
  const text = new TextDecoder().decode(bytes);
  return isSvg(text) && !isOwnSvg(text);
}

const RUNS: { readonly [Name in ReaderTaskName]: (question: ReaderTasks[Name]['question']) => ReaderAnswer<Name> } = {
  game: ({ bytes, name }) => whole(async () => sentRecord(parseRecord(bytes, formNamed(name)), bytes)),
  incoming: ({ content }) =>
    whole(async () => {
      const reading = await readIncoming(content);
      return sentRecord(reading.found, reading.content);
    }),
  isDrawnInto: ({ bytes }) => whole(async () => isDrawnInto(bytes)),
  async *table({ bytes, now }) {
    const imported = parseExport(new TextDecoder().decode(bytes), now);
    if (!imported.ok) return imported;
    for (let at = 0; at < imported.entries.length; at += PIECE) yield imported.entries.slice(at, at + PIECE);
    return { ok: true };
  },
  library: lookThrough,
  gamesForLibrary: importGames,
};

export const runReaderTask = <Name extends ReaderTaskName>({
  task,
  question,
}: ReaderRequest<Name>): ReaderAnswer<Name> => RUNS[task](question);
