import {
  type EntryId,
  type FileProblem,
  type LibraryChange,
  type LibraryProgress,
  makeEntries,
} from '../../src-shared/bridge/bridge';
import type { Row } from './row';

/** How reading the folder goes. */
export interface LookState {
  readonly progress?: LibraryProgress;
  readonly problem?: FileProblem;
}

/** What is found in a folder. */
interface Found {
  readonly rows: readonly Row[];
  readonly gone: readonly EntryId[];
  readonly damaged?: LibraryChange['damaged'];
  readonly unread?: NonNullable<LibraryChange['unread']>;
}

/**
 * What is known of a library, and tells of what changes. What this program does itself is newer than what is found in the folder
 * meanwhile: its files are looked at once more.
 */
export class KnownEntries {
  readonly #rows = new Map<EntryId, Row>();
  readonly #tell: (change: LibraryChange) => void;
  #state: LookState = {};
  #unsure = new Set<EntryId>();

  constructor(tell: (change: LibraryChange) => void) {
    this.#tell = tell;
  }

  get state(): LookState {
    return this.#state;
  }

  get ids(): readonly EntryId[] {
    return [...this.#rows.keys()];
  }

  get size(): number {
    return this.#rows.size;
  }

  /** All of them, as a page is told them. */
  get entries(): string {
    return makeEntries([...this.#rows.values()].map(({ text }) => text));
  }

  get(id: EntryId): Row | undefined {
    return this.#rows.get(id);
  }

  /** Those of one game or puzzle, as `subjectOf` names it. */
  of(subject: string): readonly Row[] {
    return [...this.#rows.values()].filter((row) => row.subject === subject);
  }

  /** All that are known but these. */
  without(ids: readonly EntryId[]): readonly EntryId[] {
    const there = new Set(ids);
    return this.ids.filter((id) => !there.has(id));
  }

  /** These were known when the folder was last looked through. */
  recall(rows: readonly Row[]): void {
    for (const row of rows) if (!this.#unsure.has(row.id)) this.#rows.set(row.id, row);
  }

  /** This program has changed the files of these. */
  changed(rows: readonly Row[], gone: readonly EntryId[] = []): void {
    for (const id of [...rows.map((row) => row.id), ...gone]) this.#unsure.add(id);
    this.#take({ rows, gone });
  }

  /** This was found in the folder, while that is read or at the end. */
  found({ rows, gone, ...more }: Found, state: LookState): void {
    this.#state = state;
    const isOld = (id: EntryId) => this.#unsure.has(id);
    this.#take({ ...more, rows: rows.filter(({ id }) => !isOld(id)), gone: gone.filter((id) => !isOld(id)) }, true);
  }

  /** The folder is being read, or games are taken into it. */
  reading(state: LookState): void {
    this.found({ rows: [], gone: [] }, state);
  }

  /** Those whose files are to be read even if they seem to be what they were. */
  takeUnsure(): readonly EntryId[] {
    const unsure = [...this.#unsure];
    this.#unsure = new Set();
    return unsure;
  }

  /** They have not been read after all. */
  putBackUnsure(ids: readonly EntryId[]): void {
    for (const id of ids) this.#unsure.add(id);
  }

  /** @param isNews whether it is told even where nothing has changed */
  #take({ rows, gone, damaged = [], unread }: Found, isNews = false): void {
    const others = rows.filter(({ id, text }) => this.#rows.get(id)?.text !== text);
    const there = gone.filter((id) => this.#rows.delete(id));
    for (const row of others) this.#rows.set(row.id, row);
    if (!isNews && others.length === 0 && there.length === 0) return;
    const entries = makeEntries(others.map(({ text }) => text));
    this.#tell({ entries, gone: there, damaged, ...(unread ? { unread } : {}), ...this.#state });
  }
}
