import { type AnyRecord, recordKindOf, RECORD_KINDS } from './kinds';
import type { RecordKinds } from './record-kind';

/** The record as the text of a .txg file, lines ended by LF. */
export function makeTxg(record: AnyRecord): string;
export function makeTxg<R extends object>(record: NoInfer<R>, kinds: RecordKinds<R>): string;
export function makeTxg(record: object, kinds: RecordKinds<object> = RECORD_KINDS): string {
  return recordKindOf(record, kinds).make(record);
}
