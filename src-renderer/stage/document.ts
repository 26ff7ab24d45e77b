import { type AnyRecord } from '../../src-shared/record';
import type { What } from '../words/translation';
import type { Words } from '../words/words';
import type { OpenDocument, OpenFile } from './kind';
import { kindFor, kindOf, ofTable } from './known-kinds';
import { isKeptByItself } from './keepers';
import { changeState, type OpenTable, shownNow, tablesNow } from './tables';

/** What is open, of whatever kind: what is saved, named, kept against a crash and left alike. */

export const documentOf = (table: OpenTable | undefined): OpenDocument | undefined =>
  ofTable((kind, state) => kind.documentOf(state), table);

export const documentNow = (): OpenDocument | undefined => documentOf(shownNow());

/** What stays one and the same value from the start of a game or puzzle to its end, and tells it from others. */
export const subjectOf = (record: AnyRecord): unknown => kindFor(record).subjectOf(record);

/** A name for a new file, without ending. */
export const suggestedName = (record: AnyRecord): string => kindFor(record).suggestedName(record);

/** What the title bar calls it; the empty string when nothing is open. */
export const nameOf = (table: OpenTable | undefined, t: Words): string =>
  (documentOf(table)?.file?.name ?? ofTable((kind, state) => kind.titleOf(state, t), table)) || '';

/** What is open; a game when nothing is. */
export const whatIsOpen = (table: OpenTable | undefined = shownNow()): What => (table ? kindOf(table).what : 'game');

/** The word for what is open, in sentences that are true of all kinds. */
export function whatWords(what: What, t: Words): { readonly what: string } {
  // The context chooses among the forms that another language has of a sentence; its type would ask English for them.
  const words = { what: t(`what.${what}`), context: what };
  return words;
}

/** Whether what is open lives in a picture. */
export function isEmbedded(table: OpenTable | undefined): boolean {
  const kind = documentOf(table)?.file?.kind;
  return kind === 'png' || kind === 'svg' || kind === 'gif';
}

/** Whether leaving it would lose something: what was never saved has nothing to lose before its first move, or kept by itself. */
export function isEdited(table: OpenTable | undefined): boolean {
  if (!table || (!documentOf(table)?.file && isKeptByItself(table))) return false;
  return kindOf(table).isEdited(table.state);
}

/** Whether something is open that can be written. */
export const isWritable = (table: OpenTable | undefined): boolean => {
  const record = documentOf(table)?.record;
  return record !== undefined && kindFor(record).isWhole(record);
};

/** The record as it is to be written now. Throws RangeError when nothing is open. */
export function recordNow(table: OpenTable | undefined = shownNow()): AnyRecord {
  const record = ofTable((kind, state) => kind.recordNow(state), table);
  if (!record) throw new RangeError('nothing is open');
  return record;
}

/** The record as it is seen: of a game in a replay, as much as is shown. Throws RangeError when nothing is open. */
export function recordShown(table: OpenTable | undefined): AnyRecord {
  const record = ofTable((kind, state) => kind.recordShown(state), table);
  if (!record) throw new RangeError('nothing is open');
  return record;
}

/** The table, shown or not, of the game or puzzle of which this is a state; undefined where it has left it. */
export function tableOf(record: AnyRecord): OpenTable | undefined {
  const subject = subjectOf(record);
  for (const table of tablesNow().open.values()) {
    const document = documentOf(table);
    if (document && subjectOf(document.record) === subject) return table;
  }
  return undefined;
}

/**
 * Notes on the table of a record that a file holds it, after which it may have gone on. Where it has left its table
 * meanwhile, nothing else has to do with that file.
 */
export function noteSaved(saved: AnyRecord, file: OpenFile): void {
  const table = tableOf(saved);
  if (table) changeState(table.id, (state) => kindOf(table).withFile(state, saved, file));
}
