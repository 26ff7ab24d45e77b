import { type AnyRecord, recordKindOf, RECORD_KINDS } from './kinds';
import type { RecordKinds } from './record-kind';

/** What is asked of records of whatever kind. */

/** The record as the text of a .txg file, lines ended by LF. */
export function makeTxg(record: AnyRecord): string;
export function makeTxg<R extends object>(record: NoInfer<R>, kinds: RecordKinds<R>): string;
export function makeTxg(record: object, kinds: RecordKinds<object> = RECORD_KINDS): string {
  return recordKindOf(record, kinds).make(record);
}

/** Whether two records are of one kind and say the same. */
export function sameRecord(a: AnyRecord, b: AnyRecord): boolean;
export function sameRecord<R extends object>(a: NoInfer<R>, b: NoInfer<R>, kinds: RecordKinds<R>): boolean;
export function sameRecord(a: object, b: object, kinds: RecordKinds<object> = RECORD_KINDS): boolean {
  const kind = recordKindOf(a, kinds);
  return kind.is(b) && (kind.isSame?.(a, b) ?? kind.make(a) === kind.make(b));
}

/** Whether of two records in one text or mail the lower one counts, as an answer does; else the topmost does. */
export function isAnswerTo(lower: AnyRecord, upper: AnyRecord): boolean;
export function isAnswerTo<R extends object>(lower: NoInfer<R>, upper: NoInfer<R>, kinds: RecordKinds<R>): boolean;
export function isAnswerTo(lower: object, upper: object, kinds: RecordKinds<object> = RECORD_KINDS): boolean {
  const kind = recordKindOf(upper, kinds);
  return kind.is(lower) && (kind.isAnswer?.(lower, upper) ?? false);
}
