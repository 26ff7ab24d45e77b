import type { EntryId, ImportGamesReply } from '../../src-shared/bridge/bridge';
import { fileProblemOf } from '../files/problems';
import { type ReadingLimits, readApart } from '../reading/reading';
import type { ImportPiece } from './import-games';
import type { Source } from './import-sources';
import type { LookState } from './known-entries';
import type { Place } from './place';

/** For each piece of the answer, which comes every tenth of a second, unless the disk does not answer. */
const LIMITS: ReadingLimits = { milliseconds: 60_000, megabytes: 512 };

/**
 * Takes copies of games into a library, in a thread of its own; when the signal says so, no more than there were.
 *
 * @param tell is told how it goes
 * @param reader the script of the thread
 */
export async function importInto(
  { folder, isChosen, index, writer }: Place,
  sources: readonly Source[],
  tell: (state: LookState) => void,
  signal: AbortSignal,
  reader?: string,
): Promise<ImportGamesReply> {
  const [taken, refused]: [EntryId[], string[]] = [[], []];
  let known = 0;
  const take = (piece: ImportPiece) => {
    taken.push(...piece.taken);
    refused.push(...piece.refused);
    known += piece.known;
    tell({ progress: { read: piece.read, of: piece.of } });
  };
  const question = { sources, folder, isChosen, index, unfinished: writer.folder };
  try {
    const request = { task: 'gamesForLibrary' as const, question };
    const { problem } = await readApart(request, LIMITS, take, reader, signal);
    return { kind: 'imported', taken, known, refused, ...(problem ? { problem } : {}) };
  } catch (error) {
    if (signal.aborted) return { kind: 'imported', taken, known, refused };
    console.error('Games cannot be taken in:', error);
    return { kind: 'imported', taken, known, refused, problem: fileProblemOf(error) };
  }
}
