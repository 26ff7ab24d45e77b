import type { Line } from '../../../../src-shared/online/lines';
import type { Hash } from '../../../../src-shared/online/primitives';
import type { Note, TableNote } from './notes';

/** Where values are kept, in the order in which they came. */
export interface LineStore {
  /**
   * Resolves when the values are kept, so that no crash takes them away. Rejects when they are not: then the same ones are to
   * be written once more, unless the error is `NotOurs`.
   */
  append(values: readonly unknown[]): Promise<void>;
  close(): Promise<void>;
  /** Aborted when it turns out that another process writes here from now on; left out where there is none. */
  readonly taken?: AbortSignal;
}

/** A game that was begun, with what it is kept in. */
export interface KeptGame {
  readonly id: Hash;
  readonly lines: readonly Line[];
  readonly notes: readonly Note[];
  readonly log: LineStore;
  readonly beside: LineStore;
}

/** The games that were begun, wherever they are kept: in a folder, a journal, or with other processes. */
export interface GameStore {
  /** Begins to keep a game; its first lines are kept. */
  begin(id: Hash, lines: readonly Line[], note: TableNote): Promise<KeptGame>;
  /** A game as it was left; undefined when it is not there, or was damaged and is set aside. */
  open(id: Hash): Promise<KeptGame | 'damaged' | undefined>;
}

/** Another process has taken the game over: nothing of it is written here any more. */
export class NotOurs extends Error {}
