import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { type MailGame, MailGameSchema } from '../../src-shared/bridge/bridge';
import { makeChecked, parseChecked } from '../files/checked-text';
import { problemOf } from '../files/problems';
import { Queues } from '../files/queues';
import { writeBytes } from '../files/write-bytes';

const NAME = /^[0-9a-f]{32}\.game$/;
const EntrySchema = v.pipe(v.string(), v.parseJson(), MailGameSchema);

/** The games by mail in a folder of the profile, a file each. What cannot be read is set aside, not written over. */
export class MailGameStore {
  readonly #folder: string;
  readonly #queues = new Queues();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** All that can be read, the one that changed last first. Rejects when the folder cannot be read. */
  async all(): Promise<MailGame[]> {
    await this.settled();
    const names = await this.#names();
    const games = await Promise.all(names.map((name) => read(path.join(this.#folder, name))));
    return games.filter((game) => game !== null).toSorted((a, b) => b.at - a.at);
  }

  /** Resolves when the game is on the disk in place of its last state; rejects when that is still there instead. */
  keep(game: MailGame): Promise<void> {
    return this.#queues.run(game.id, async () => {
      await mkdir(this.#folder, { recursive: true });
      await writeBytes(this.#fileOf(game.id), makeChecked(game));
    });
  }

  remove(id: MailGame['id']): Promise<void> {
    return this.#queues.run(id, () => rm(this.#fileOf(id), { force: true }));
  }

  /** Everything asked for so far is done, or has failed. */
  settled(): Promise<void> {
    return this.#queues.settled();
  }

  #fileOf(id: MailGame['id']): string {
    return path.join(this.#folder, `${id}.game`);
  }

  async #names(): Promise<string[]> {
    try {
      return (await readdir(this.#folder)).filter((name) => NAME.test(name));
    } catch (error) {
      if (problemOf(error) === 'notFound') return [];
      throw error;
    }
  }
}

async function read(file: string): Promise<MailGame | null> {
  try {
    const { success, output } = v.safeParse(EntrySchema, parseChecked(await readFile(file, 'utf8')));
    if (success) return output;
    await rename(file, `${file}.bak`);
  } catch (error) {
    console.error('A game by mail cannot be read:', error);
  }
  return null;
}
