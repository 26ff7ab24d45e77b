import { gameKind } from './game-kind';
import { type FoundRecord, parseRecord, type RecordForm } from './parse-record';
import type { RecordProblem } from './record-problem';
import { salvage, type Salvaged } from './salvage';
import { makeTxg } from './any-record';

/** What was read, as it goes from one process to another: small, however much was read for it. */
export type SentRecord =
  | { readonly ok: true; readonly form: RecordForm /** That of a .txg file. */; readonly text: string }
  | {
      readonly ok: false;
      readonly form: RecordForm;
      readonly problem: RecordProblem;
      /** The .txg of the beginning that could be saved. */
      readonly salvaged?: { readonly text: string; readonly certain: boolean };
    };

/** What was read, and what could be saved where it is damaged. */
export type ArrivedRecord = Extract<FoundRecord, { ok: true }> | (Unread & { readonly salvaged?: Salvaged });
type Unread = Extract<FoundRecord, { ok: false }>;

/** @param content what it was read from; of a damaged .txg text a legal beginning is saved */
export function sentRecord(found: FoundRecord, content: Uint8Array | string): SentRecord {
  const { form } = found;
  if (found.ok) return { ok: true, form, text: makeTxg(found.record) };
  const saved = salvagedFrom(found, content);
  const salvaged = saved && { text: makeTxg(saved.record), certain: saved.certain };
  return { ok: false, form, problem: found.problem, ...(salvaged ? { salvaged } : {}) };
}

const salvagedFrom = ({ form, problem }: Unread, content: Uint8Array | string): Salvaged | undefined =>
  form === 'txg' && problem.code !== 'tooLarge' ? salvage(textOf(content)) : undefined;

const textOf = (content: Uint8Array | string): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** What another process has read. */
export function arrivedRecord(sent: SentRecord): ArrivedRecord {
  if (sent.ok) return { form: sent.form, ok: true, record: recordIn(sent.text) };
  const { form, problem, salvaged } = sent;
  const saved = salvaged && recordIn(salvaged.text);
  if (!salvaged || !saved || !gameKind.is(saved)) return { form, ok: false, problem };
  return { form, ok: false, problem, salvaged: { record: saved, certain: salvaged.certain } };
}

/** What is read here and now. */
export function readRecord(content: Uint8Array | string, hint?: RecordForm): ArrivedRecord {
  const found = parseRecord(content, hint);
  const salvaged = found.ok ? undefined : salvagedFrom(found, content);
  return found.ok || !salvaged ? found : { ...found, salvaged };
}

function recordIn(text: string) {
  const parsed = parseRecord(text, 'txg');
  if (!parsed.ok) throw new RangeError(`what was just written is ${parsed.problem.code}`);
  return parsed.record;
}
