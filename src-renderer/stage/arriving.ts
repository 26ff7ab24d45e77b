import type { EntryId } from '../../src-shared/bridge/bridge';
import type { AnyRecord } from '../../src-shared/record';
import { firstKept, rememberKept } from './keepers';
import type { Origin } from './kind';
import { showRecord } from './known-kinds';
import { asksToLeave, mayLeave } from './leaving';
import { tablesNow } from './tables';

/** Bringing a record to the table, wherever it comes from. */

/** Brings a record to the table; one that somebody keeps, as of a game by mail, is first compared with that. */
export async function takeIn(record: AnyRecord, origin: Origin = {}): Promise<void> {
  if (await firstKept((keeper) => keeper.takeIn(record))) return;
  // Asked only now: what is open may have gone on while the record was chosen and read.
  const isAsked = asksToLeave(tablesNow());
  if (await mayLeave()) showRecord(record, isAsked ? await asItIs(origin) : origin);
}

/** Where a record comes from, after a question: what was open may have been saved into the very file that was read before. */
async function asItIs(origin: Origin): Promise<Origin> {
  const { file, isSaved } = origin;
  return file && isSaved ? { ...origin, isSaved: await window.tantrix.isAsRead(file.id) } : origin;
}

/** Brings an entry of the library to the table, where it goes on by itself: it has no file that would have to be saved. */
export async function takeInKept(record: AnyRecord, entry: EntryId): Promise<void> {
  rememberKept(record, entry);
  await takeIn(record);
}
