import type { OpenPuzzle } from '../puzzles/open-puzzle';
import { samePuzzlePosition } from '../../src-shared/sessions/puzzle';
import { type AnyRecord, isPuzzleRecord, sameRecord } from '../../src-shared/record';
import type { Words } from '../words/words';
import { type Table, useTable } from './table';
import type { OpenGame } from '../game/open-game';

/** What is open, be it a game or a puzzle: what is saved, named, kept against a crash and left alike. */
export type OpenDocument = OpenGame | OpenPuzzle;

export const documentOf = ({ open, puzzle }: Pick<Table, 'open' | 'puzzle'>): OpenDocument | undefined =>
  open ?? puzzle;

export const isPuzzle = (document: OpenDocument): document is OpenPuzzle => isPuzzleRecord(document.record);

/** What stays one and the same value from the start of a game or puzzle to its end, and tells it from others. */
export const subjectOf = (record: AnyRecord): unknown => (isPuzzleRecord(record) ? record.puzzle : record.game.deal);

/** Puts what is open in another state of its own. */
export const changeDocument = (document: OpenDocument): void =>
  useTable.setState(isPuzzle(document) ? { puzzle: document } : { open: document });

/** A name for a new file, without ending: of a game from the people who play, of a puzzle its own. */
export const suggestedName = (record: AnyRecord): string =>
  isPuzzleRecord(record) ? record.name : record.players.map(({ name }) => name).join(' - ');

/** What the title bar calls it; the empty string when nothing is open. */
export const nameOf = (document: OpenDocument | undefined, untitled: string): string => {
  if (!document) return '';
  return document.file?.name ?? (isPuzzle(document) ? document.record.name : untitled);
};

export type What = 'game' | 'puzzle';

/** What is open; a game when nothing is. */
export const whatIsOpen = ({ puzzle }: Pick<Table, 'puzzle'>): What => (puzzle ? 'puzzle' : 'game');

/** The word for what is open, in sentences that are true of either. */
export function whatWords(what: What, t: Words): { readonly what: string } {
  // The context chooses among the forms that another language has of a sentence; its type would ask English for them.
  const words = { what: t(`what.${what}`), context: what };
  return words;
}

/** Whether what is open lives in a picture. */
export function isEmbedded(table: Pick<Table, 'open' | 'puzzle'>): boolean {
  const kind = documentOf(table)?.file?.kind;
  return kind === 'png' || kind === 'svg';
}

/** Whether leaving it would lose something: what was never saved has nothing to lose before its first move. */
export function isEdited(document: OpenDocument | undefined): boolean {
  if (!document) return false;
  return isPuzzle(document) ? isPuzzleEdited(document) : isGameEdited(document);
}

/** What is open, noted as saved: its file holds a record of it, after which it may have gone on. */
export function savedAs(document: OpenDocument, record: AnyRecord, file: OpenDocument['file']): OpenDocument {
  if (isPuzzle(document)) return isPuzzleRecord(record) ? { ...document, saved: record, file } : document;
  return isPuzzleRecord(record) ? document : { ...document, saved: record, file };
}

/** Only what the journal keeps can be lost: nobody misses a lesson, and of a game by mail every state is kept by itself. */
function isGameEdited(open: OpenGame): boolean {
  const { record, saved, session } = open;
  if (session.terms.persistence !== 'journal') return false;
  return saved ? !sameRecord(record, saved) : session.isWorthKeeping || session.undone.length > 0;
}

/** Nothing is lost of a solution that was never saved: its time is kept. */
const isPuzzleEdited = ({ record, saved, play }: OpenPuzzle): boolean =>
  saved ? !samePuzzlePosition(record, saved) : play.session.isWorthKeeping;
