import { existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import type { EntriesReply, FileProblem, LibraryChange, LibraryReply } from '../../src-shared/bridge/bridge';
import type { AtomicFileWriter } from '../files/atomic-file-writer';
import { fileProblemOf } from '../files/problems';
import { isWritable } from '../profile/places';
import type { Remembered } from '../remembered';
import { type ChosenFolder, folderIn, ownFolder } from './chosen-folder';
import { moveGames } from './moving';
import type { Place } from './place';
import { LibraryStore } from './store';

interface Failed {
  readonly kind: 'failed';
  readonly problem: FileProblem;
}

interface Surroundings {
  /** The folder of the profile. */
  readonly profile: string;
  readonly writer: AtomicFileWriter;
  readonly chosen: Remembered<ChosenFolder>;
  readonly tell: (change: LibraryChange) => void;
  /** The script of the thread that reads; left out, that of the built program. */
  readonly reader?: string;
}

/** The library that is used: the one in the profile, or in the folder that the person has chosen. */
export class LibraryInUse {
  readonly #around: Surroundings;
  #store: Promise<LibraryStore>;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#store = this.#opened();
  }

  /** Waits while another takes its place. */
  get store(): Promise<LibraryStore> {
    return this.#store;
  }

  /** Uses another folder from now on; with `take` the games come along. */
  choose(folder: string, take: boolean): Promise<LibraryReply | Failed> {
    return this.#exclusively<LibraryReply | Failed>(async (store) => {
      const old = store.place.folder;
      if (old === folder) return { store, answer: await store.open() };
      if (!isWritable(folder)) return { store, answer: { kind: 'failed', problem: 'notAllowed' } };
      await store.settled();
      const from = [...(this.#around.chosen.read()?.from ?? []), ...(take ? [old] : [])];
      // Whatever ends the program from now on, the rest comes along when it starts again.
      const isKept = this.#around.chosen.write({ folder, from: from.filter((each) => each !== folder) });
      if (!isKept) return { store, answer: { kind: 'failed', problem: 'failed' } };
      const problem = await this.#bringAll();
      const next = this.#storeIn(folder, true);
      return { store: next, answer: { ...(await next.open()), ...(problem ? { problem } : {}) } };
    });
  }

  forget(): Promise<EntriesReply> {
    return this.#exclusively(async (store) => {
      const { chosen } = this.#around;
      const { folder } = chosen.read() ?? {};
      // Nothing comes along any more.
      if (folder !== undefined) chosen.write({ folder, from: [] });
      return { store, answer: await store.forget() };
    });
  }

  /** Does something while nobody else uses the library. */
  #exclusively<T>(task: (store: LibraryStore) => Promise<{ store: LibraryStore; answer: T }>): Promise<T> {
    const before = this.#store;
    const changed = before.then(task);
    this.#store = changed.then(
      ({ store }) => store,
      () => before,
    );
    return changed.then(({ answer }) => answer);
  }

  async #opened(): Promise<LibraryStore> {
    const { profile, chosen } = this.#around;
    await this.#bringAll();
    return this.#storeIn(folderIn(profile, chosen), chosen.read() !== null);
  }

  /** Brings the games that are still to come along; gives why some have to stay. */
  async #bringAll(): Promise<FileProblem | undefined> {
    const { folder, from } = this.#around.chosen.read() ?? { folder: '', from: [] };
    // One that is not there now may come back, and the games with it.
    if (from.length === 0 || !existsSync(folder)) return undefined;
    const stay: string[] = [];
    let problem: FileProblem | undefined;
    for (const each of from) {
      const found = await this.#bring(each, folder);
      if (found) stay.push(each);
      problem ??= found;
    }
    this.#around.chosen.write({ folder, from: stay });
    return problem;
  }

  async #bring(from: string, folder: string): Promise<FileProblem | undefined> {
    const { profile, writer } = this.#around;
    try {
      // The own one is made with its first game; another that is not there may lie on a disk that comes back.
      if (from !== ownFolder(profile)) await access(from);
      return await moveGames(from, folder, writer);
    } catch (error) {
      console.error('Games cannot be moved:', error);
      return fileProblemOf(error);
    }
  }

  #storeIn(folder: string, isChosen: boolean): LibraryStore {
    const { profile, writer, tell, reader } = this.#around;
    const place: Place = { folder, isChosen, index: path.join(profile, 'library.jsonl'), writer };
    return new LibraryStore(place, tell, reader);
  }
}
