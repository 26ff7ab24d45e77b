import type { EntryId } from '../../src-shared/bridge/bridge';
import type { AnyRecord } from '../../src-shared/record';
import { firstKept, rememberKept } from './keepers';
import type { Origin } from './kind';
import { showRecord } from './known-kinds';
import { mayLeave } from './leaving';

/** Bringing a record to the table, wherever it comes from. */

/** Brings a record to the table; one that somebody keeps, as of a game by mail, is first compared with that. */
export async function takeIn(record: AnyRecord, origin: Origin = {}): Promise<void> {
  if (await firstKept((keeper) => keeper.takeIn(record))) return;
  // Asked only now: what is open may have gone on while the record was chosen and read.
  if (await mayLeave()) showRecord(record, origin);
}

/** Brings an entry of the library to the table, where it goes on by itself: it has no file that would have to be saved. */
export async function takeInKept(record: AnyRecord, entry: EntryId): Promise<void> {
  rememberKept(record, entry);
  await takeIn(record);
}
