import { mkdir, readdir, stat } from 'node:fs/promises';
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

/** The games that were begun on this profile, each in two files of a folder. */
export class GameFolder implements GameStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async begin(id: Hash, lines: readonly Line[], note: TableNote): Promise<KeptGame> {
    await mkdir(this.#folder, { recursive: true });
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

  /** Those of which it is not noted that they are over, the latest first. */
  async unfinished(): Promise<
    readonly { readonly id: Hash; readonly note: TableNote; readonly line: Line; at: number }[]
  > {
    const games = await Promise.all((await this.#ids()).map((id) => this.#unfinished(id)));
    return games.flatMap((game) => game ?? []).toSorted((a, b) => b.at - a.at);
  }

  async #unfinished(id: Hash) {
    const { rows } = await this.#notes(id);
    const [note] = rows;
    if (note?.kind !== 'table' || rows.some(({ kind }) => kind === 'over')) return undefined;
    const [line] = (await readLines(this.#logOf(id), LineSchema)).rows;
    const { mtimeMs } = await stat(this.#logOf(id));
    return line && { id, note, line, at: mtimeMs };
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

  async #ids(): Promise<readonly Hash[]> {
    const found = await readdir(this.#folder).catch((error: unknown) => {
      if (fileProblemOf(error) === 'notFound') return [];
      throw error;
    });
    const names = found.map((name) => path.parse(name));
    return names.flatMap(({ name, ext }) => (ext === '.log' && v.is(HashSchema, name) ? name : []));
  }

  #logOf = (id: Hash): string => path.join(this.#folder, `${id}.log`);
  #notesOf = (id: Hash): string => path.join(this.#folder, `${id}.notes`);
}
