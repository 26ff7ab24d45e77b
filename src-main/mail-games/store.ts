import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type DamagedMailGame, KeptGameSchema, type KeptMailGames } from '../../src-shared/bridge/bridge';
import type { KeptGame } from '../../src-shared/mail-games/mail-game';
import { MAX_FIELD_LENGTH } from '../../src-shared/record';
import { fileProblemOf } from '../files/problems';
import { KeyedQueue } from '../files/keyed-queue';
import { makeChecked, parseChecked } from '../profile/checked-text';
import { type ReadResult, readKept, writeKept } from '../profile/kept-file';
import { makeWayForFolder, setAside } from '../profile/set-aside';

const NAME = /^[0-9a-f]{32}\.game$/;

/** The games by mail in a folder of the profile, a file each. What cannot be read is set aside and told of. */
export class MailGameStore {
  readonly #folder: string;
  readonly #queue = new KeyedQueue();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** All that are kept. A file that cannot be read is set aside. Rejects when the folder cannot be read. */
  async all(): Promise<KeptMailGames> {
    await this.settled();
    const inPlace = await makeWayForFolder(this.#folder);
    const names = await this.#names();
    const found = await Promise.all(names.map((name) => this.#queue.run(idIn(name), () => this.#read(name))));
    return {
      games: found.flatMap(({ game }) => game ?? []).toSorted((a, b) => b.at - a.at),
      damaged: [
        ...(inPlace === null ? [] : [{ file: inPlace, names: [], isFolder: true } as const]),
        ...found.flatMap(({ damaged }) => damaged ?? []),
      ],
    };
  }

  /** Those that can be read, the one that changed last first; the others stay as they are. */
  async readable(): Promise<KeptGame[]> {
    await this.settled();
    const names = await this.#names();
    const found = await Promise.all(names.map((name) => this.#queue.run(idIn(name), () => this.#readAsItIs(name))));
    return found.flatMap((result) => (result.kind === 'whole' ? [result.value] : [])).toSorted((a, b) => b.at - a.at);
  }

  /** Resolves when the game is on the disk in place of its last state; rejects when that is still there instead. */
  keep(game: KeptGame): Promise<void> {
    return this.#queue.run(game.id, () => writeKept(this.#fileOf(game.id), makeChecked(game)));
  }

  remove(id: KeptGame['id']): Promise<void> {
    return this.#queue.run(id, () => rm(this.#fileOf(id), { force: true }));
  }

  /** Everything asked for so far is done, or has failed. */
  settled(): Promise<void> {
    return this.#queue.settled();
  }

  #fileOf(id: KeptGame['id']): string {
    return path.join(this.#folder, `${id}.game`);
  }

  async #names(): Promise<string[]> {
    try {
      return (await readdir(this.#folder)).filter((name) => NAME.test(name));
    } catch (error) {
      if (fileProblemOf(error) === 'notFound') return [];
      throw error;
    }
  }

  #readAsItIs(name: string): Promise<ReadResult<KeptGame>> {
    return readKept(path.join(this.#folder, name), (text) => parseChecked(text, KeptGameSchema));
  }

  async #read(name: string): Promise<Found> {
    const file = path.join(this.#folder, name);
    const found = await this.#readAsItIs(name);
    // Removed since the folder was read.
    if (found.kind === 'nothing') return {};
    if (found.kind === 'whole') return { game: found.value };
    const aside = (await setAside(file)) ?? name;
    return { damaged: { file: aside, names: namesIn(found.text ?? '') } };
  }
}

/** What a file turns out to be. */
interface Found {
  readonly game?: KeptGame;
  readonly damaged?: DamagedMailGame;
}

const idIn = (name: string): string => path.basename(name, '.game');

const PLAYER_LINE = new RegExp(String.raw`\\nplayer [a-z]+ ([^+\\"]{1,${MAX_FIELD_LENGTH}})\+`, 'g');

/** Who plays in a game, as far as the lines of its record can still be made out in the JSON of its entry. */
const namesIn = (text: string): string[] => [...text.matchAll(PLAYER_LINE)].flatMap(([, name]) => name ?? []);
