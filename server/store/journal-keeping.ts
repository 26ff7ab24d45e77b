import { readdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { GameFolder } from '../../src-main/online/process/kept/game-folder';
import type { KeptGame } from '../../src-main/online/process/kept/game-store';
import type { TableNote } from '../../src-main/online/process/kept/notes';
import type { Line } from '../../src-shared/online/lines';
import type { Hash } from '../../src-shared/online/primitives';
import { Journal } from './journal';
import type { GameKeeping } from './game-keeping';

/**
 * The games of a server that is one process: those that are played in a journal, those at which nobody is, each in files of its
 * own. What is in the journal counts, wherever a game is found twice.
 */
export class JournalKeeping implements GameKeeping {
  readonly #journal: Journal;
  readonly #resting: GameFolder;
  readonly #folder: string;
  /** The games that were played when the server last ended, and to which nobody has come back since. */
  readonly #left: Set<Hash>;
  /** Those of them that are put by now: nobody opens one before that is done. */
  readonly #putting = new Map<Hash, Promise<void>>();

  private constructor(journal: Journal, folder: string) {
    this.#journal = journal;
    this.#folder = folder;
    this.#resting = new GameFolder(folder);
    this.#left = new Set(journal.games);
  }

  /** @param segmentBytes how large the files of the journal become; left out, as is best */
  static async open(folder: string, segmentBytes?: number): Promise<JournalKeeping> {
    return new JournalKeeping(
      await Journal.open(path.join(folder, 'journal'), segmentBytes),
      path.join(folder, 'games'),
    );
  }

  async begin(id: Hash, lines: readonly Line[], note: TableNote): Promise<KeptGame> {
    await this.#journal.begin(id, lines, [note]);
    return this.#kept(id, { lines, notes: [note] });
  }

  async open(id: Hash): Promise<KeptGame | 'damaged' | undefined> {
    this.#left.delete(id);
    await this.#putting.get(id);
    if (this.#journal.has(id)) {
      const kept = await this.#journal.read(id);
      return kept ? this.#kept(id, kept) : 'damaged';
    }
    const resting = await this.#resting.open(id);
    if (!resting || resting === 'damaged') return resting;
    await Promise.all([resting.log.close(), resting.beside.close()]);
    await this.#journal.begin(id, resting.lines, resting.notes);
    await this.#delete(id);
    return this.#kept(id, resting);
  }

  #kept = (id: Hash, { lines, notes }: Pick<KeptGame, 'lines' | 'notes'>): KeptGame => ({
    id,
    lines,
    notes,
    log: this.#journal.logOf(id),
    beside: this.#journal.notesOf(id),
  });

  async rest(id: Hash): Promise<void> {
    const kept = await this.#journal.read(id);
    const [table, ...others] = kept?.notes ?? [];
    if (!kept || table?.kind !== 'table') return;
    const resting = await this.#resting.begin(id, kept.lines, table);
    await resting.beside.append(others);
    await Promise.all([resting.log.close(), resting.beside.close()]);
    await this.#journal.end(id);
  }

  drop(id: Hash): Promise<void> {
    return this.#journal.end(id);
  }

  async forget(before: number): Promise<void> {
    await this.#putBy();
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names) {
      const file = path.join(this.#folder, name);
      if ((await stat(file)).mtimeMs < before) await unlink(file);
    }
  }

  /** They rest like others, or they would be in the journal for good. */
  async #putBy(): Promise<void> {
    for (const id of this.#left) {
      this.#left.delete(id);
      const put = this.rest(id).catch((error: unknown) => console.error('A game cannot be put by:', error));
      this.#putting.set(id, put);
      await put;
      this.#putting.delete(id);
    }
  }

  async #delete(id: Hash): Promise<void> {
    for (const ending of ['log', 'notes']) await unlink(path.join(this.#folder, `${id}.${ending}`));
  }

  close(): Promise<void> {
    return this.#journal.close();
  }
}
