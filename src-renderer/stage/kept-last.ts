import type { EntryId } from '../../src-shared/bridge/bridge';
import { type AnyRecord, parseRecord } from '../../src-shared/record';

/** An entry of the library with what it holds. */
export interface KeptRecord {
  readonly id: EntryId;
  readonly record: AnyRecord;
}

/** The few games and puzzles that the library kept last, the latest first; what cannot be read is left out. */
export async function latestKept(): Promise<KeptRecord[]> {
  return (await window.tantrix.latestKept()).flatMap(({ id, text }) => {
    const parsed = parseRecord(text, 'txg');
    return parsed.ok ? [{ id, record: parsed.record }] : [];
  });
}
