import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { type Line, LineSchema } from '../../../../src-shared/online/lines';
import type { Hash } from '../../../../src-shared/online/primitives';
import { HashSchema } from '../../../../src-shared/online/terms';
import { fileProblemOf } from '../../../files/problems';
import { setAside } from '../../../profile/set-aside';
import type { GameStore, KeptGame } from './game-store';
import { LineFile, readLines } from './line-file';
import { NoteSchema, type TableNote } from './notes';

/** A game that can go on: the first of its notes, all its lines, and when something was written last, in milliseconds since 1970. */
export interface UnfinishedGame {
  readonly id: Hash;
  readonly note: TableNote;
  readonly lines: readonly Line[];
  readonly at: number;
}

/** The games that were begun on this profile, each in two files of a folder; a third says that one is not offered any more. */
export class GameFolder implements GameStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async begin(id: Hash, lines: readonly Line[], note: TableNote): Promise<KeptGame> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const beside = await LineFile.open(this.#notesOf(id));
    await beside.append([note]);
    const log = await LineFile.open(this.#logOf(id));
    await log.append(lines);
    return { id, lines, notes: [note], log, beside };
  }

  async open(id: Hash): Promise<KeptGame | 'damaged' | undefined> {
    if (!(await this.#ids()).includes(id)) return undefined;
    const found = await readLines(this.#logOf(id), LineSchema);
    if (!found.isWhole || found.rows.length === 0) {
      await setAside(this.#logOf(id));
      return 'damaged';
    }
    const notes = await this.#notes(id);
    const log = await LineFile.open(this.#logOf(id), found.size);
    const beside = await LineFile.open(this.#notesOf(id), notes.size);
    return { id, lines: found.rows, notes: notes.rows, log, beside };
  }

  /** The lines of a game, to be looked at; undefined when it is not there. */
  async linesOf(id: Hash): Promise<readonly Line[] | undefined> {
    return (await this.#ids()).includes(id) ? (await readLines(this.#logOf(id), LineSchema)).rows : undefined;
  }

  /** Those of which it is not noted that they are over, and that were not dropped, the latest first. */
  async unfinished(): Promise<readonly UnfinishedGame[]> {
    const dropped = new Set(await this.#named('.dropped'));
    const ids = (await this.#ids()).filter((id) => !dropped.has(id));
    const games = await Promise.all(ids.map((id) => this.#unfinished(id)));
    return games.flatMap((game) => game ?? []).toSorted((a, b) => b.at - a.at);
  }

  /** The tables of all games that were begun here and are not over, also of those that are not offered any more. */
  async tables(): Promise<ReadonlySet<string>> {
    const notes = await Promise.all((await this.#ids()).map((id) => this.#notes(id)));
    const tables = notes.flatMap(({ rows: [note, ...others] }) =>
      note?.kind === 'table' && !others.some(({ kind }) => kind === 'over') ? [note.table] : [],
    );
    return new Set(tables);
  }

  /** Has a game offered no more, or again; of one that is not there nothing is noted. */
  async drop(id: string, isDropped: boolean): Promise<void> {
    const known = (await this.#ids()).find((each) => each === id);
    if (known === undefined) return;
    const mark = path.join(this.#folder, `${known}.dropped`);
    if (isDropped) await writeFile(mark, '');
    else await rm(mark, { force: true });
  }

  async #unfinished(id: Hash): Promise<UnfinishedGame | undefined> {
    const { rows } = await this.#notes(id);
    const [note] = rows;
    if (note?.kind !== 'table' || rows.some(({ kind }) => kind === 'over')) return undefined;
    const lines = (await readLines(this.#logOf(id), LineSchema)).rows;
    const { mtimeMs } = await stat(this.#logOf(id));
    return { id, note, lines, at: mtimeMs };
  }

  /** What is damaged of notes is left out with all that follows. */
  async #notes(id: Hash) {
    try {
      return await readLines(this.#notesOf(id), NoteSchema);
    } catch (error) {
      console.error('The notes of a game cannot be read:', error);
      return { rows: [], size: 0, isWhole: false };
    }
  }

  #ids = (): Promise<readonly Hash[]> => this.#named('.log');

  /** The games of which there is a file with the ending. */
  async #named(ending: string): Promise<readonly Hash[]> {
    const found = await readdir(this.#folder).catch((error: unknown) => {
      if (fileProblemOf(error) === 'notFound') return [];
      throw error;
    });
    const names = found.map((name) => path.parse(name));
    return names.flatMap(({ name, ext }) => (ext === ending && v.is(HashSchema, name) ? name : []));
  }

  #logOf = (id: Hash): string => path.join(this.#folder, `${id}.log`);
  #notesOf = (id: Hash): string => path.join(this.#folder, `${id}.notes`);
}
