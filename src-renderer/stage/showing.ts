import { checked } from '../puzzles/checking';
import { openPuzzle } from '../puzzles/open-puzzle';
import { type AnyRecord, isPuzzleRecord } from '../../src-shared/record';
import type { OpenDocument } from './document';
import { showGame, showPuzzle } from './table';

/** What is known of a record that comes to the table. */
export interface Origin {
  readonly file?: OpenDocument['file'];
  /** Whether the file holds the record as it is. */
  readonly isSaved?: boolean;
}

/** Brings a game or a puzzle to the table, as it was left. */
export function showRecord(record: AnyRecord, { file, isSaved = false }: Origin = {}): void {
  if (isPuzzleRecord(record)) {
    showPuzzle(checked(openPuzzle(record, { file, saved: isSaved ? record : undefined })));
  } else {
    showGame({ record, file, saved: isSaved ? record : undefined });
  }
}
