import { stat } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type {
  EntriesReply,
  EntryId,
  FileProblem,
  ImportGamesReply,
  KeepReply,
  KeepRequest,
  LibraryChange,
  LibraryReply,
  NoteReply,
} from '../../src-shared/bridge/bridge';
import { type Remarks, withRemarks } from '../../src-shared/library/entry';
import { KeyedQueue } from '../files/keyed-queue';
import { FileError, fileProblemOf } from '../files/problems';
import { deletedGames, deleteGame, undeleteGame } from './deleted';
import { FolderReader } from './folder-reader';
import { isThere, remove } from './folders';
import { forgetFolder } from './forgetting';
import { heldGame, textIn } from './game-files';
import type { Source } from './import-sources';
import { importInto } from './importing';
import { GameKeeper } from './keeper';
import { KnownEntries } from './known-entries';
import { gameFileOf } from './names';
import { changeNotes, ownNotes, readNotes } from './notes';
import type { Place } from './place';
import { entryOf, recordIn } from './reading-games';
import { type Row, rowOf } from './row';

/** So many entries are dealt with at a time. */
const BATCH = 50;

/** What was done with an entry. */
interface Outcome {
  /** What it is called now. */
  readonly name: EntryId;
  readonly row?: Row | undefined;
  readonly gone?: EntryId;
}

/** The games in a folder: what is known of them, and what becomes of their files. */
export class LibraryStore {
  readonly place: Place;
  readonly #reader: string | undefined;
  readonly #known: KnownEntries;
  readonly #queue = new KeyedQueue();
  readonly #imports = new KeyedQueue();
  readonly #keeper: GameKeeper;
  readonly #folder: FolderReader;
  #importing = new AbortController();
  #isEnding = false;

  /**
   * @param reader the script of the thread that reads
   * @param now milliseconds by a clock that nobody sets
   */
  constructor(place: Place, tell: (change: LibraryChange) => void, reader?: string, now?: () => number) {
    this.place = place;
    this.#reader = reader;
    this.#known = new KnownEntries(tell);
    this.#folder = new FolderReader(place, this.#known, reader, now);
    this.#keeper = new GameKeeper({ place, known: this.#known, queue: this.#queue, reader: this.#folder });
  }

  /** What is known, or what is found first where nothing is; the folder is looked through from then on. */
  async open(): Promise<LibraryReply> {
    await this.#folder.recalled();
    if (this.#known.size === 0) await this.#folder.look().begun;
    // The answer goes before the thread begins, which takes its time.
    else void nextTurn().then(() => this.#folder.look());
    return { folder: this.place.folder, entries: this.#known.entries, ...this.#known.state };
  }

  async stopReading(): Promise<void> {
    this.#importing.abort();
    this.#importing = new AbortController();
    await this.#folder.stop();
  }

  keep(request: KeepRequest): Promise<KeepReply> {
    return this.#keeper.keep(request);
  }

  async texts(ids: readonly EntryId[]): Promise<readonly (string | null)[]> {
    await this.#keeper.flush(ids);
    const texts: (string | null)[] = [];
    for (const id of ids) texts.push(await textIn(this.place.folder, id));
    return texts;
  }

  async note(id: EntryId, remarks: Remarks): Promise<NoteReply> {
    const { folder } = this.place;
    const refused: EntryId[] = [];
    const { problem } = await this.#each([id], async () => {
      if (!(await isThere(gameFileOf(folder, id)))) throw new FileError('notFound');
      if ((await ownNotes(folder, id)).length === 0) refused.push(id);
      else await changeNotes(this.place, id, (notes) => withRemarks(notes, remarks));
      return { name: id, row: await this.#rowOf(id) };
    });
    if (problem) return 'failed';
    return refused.length > 0 ? 'foreign' : 'noted';
  }

  async delete(ids: readonly EntryId[]): Promise<EntriesReply> {
    await this.#keeper.flush(ids);
    return this.#each(ids, async (id) => ({ name: await deleteGame(this.place.folder, id), gone: id }));
  }

  async undelete(ids: readonly EntryId[]): Promise<EntriesReply> {
    const bins = await deletedGames(this.place.folder);
    return this.#each(ids, async (id) => {
      const bin = bins.get(id);
      const name = bin === undefined ? id : await undeleteGame(this.place, id, bin);
      return { name, row: await this.#rowOf(name) };
    });
  }

  /** One after the other, for each is to find what the others have taken in; whoever gives one up gives up those that wait too. */
  import(sources: readonly Source[]): Promise<ImportGamesReply> {
    const { signal } = this.#importing;
    return this.#imports.run('', async () => {
      await this.#keeper.flush();
      const tell = this.#known.reading.bind(this.#known);
      const reply = await importInto(this.place, sources, tell, signal, this.#reader);
      if (!this.#isEnding) await this.#folder.lookAnew();
      return reply;
    });
  }

  /** Removes all games for good, and what was derived from them. */
  async forget(): Promise<EntriesReply> {
    await this.settled();
    await this.#folder.recalled();
    const ids = this.#known.ids;
    let problem: FileProblem | undefined;
    try {
      await forgetFolder(this.place.folder);
      await remove([this.place.index]);
    } catch (error) {
      console.error('The library cannot be removed:', error);
      problem = fileProblemOf(error);
    }
    this.#known.changed([], ids);
    await this.#folder.lookAnew();
    return { done: ids.filter((id) => !this.#known.get(id)), ...(problem ? { problem } : {}) };
  }

  /** Everything asked for so far is on the disk, or could not be; nothing is read any more. */
  async settled(): Promise<void> {
    this.#isEnding = true;
    await this.stopReading();
    await this.#imports.settled();
    await this.#keeper.flush();
    await this.#queue.settled();
    // What waited to be kept may have had the folder looked through once more.
    await this.#folder.stop();
    this.#isEnding = false;
  }

  async #each(ids: readonly EntryId[], task: (id: EntryId) => Promise<Outcome>): Promise<EntriesReply> {
    const done: EntryId[] = [];
    let problem: FileProblem | undefined;
    for (let at = 0; at < ids.length; at += BATCH) {
      const tasks = ids.slice(at, at + BATCH).map((id) => this.#queue.run(id, () => task(id)));
      const results = await Promise.allSettled(tasks);
      const outcomes = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
      this.#known.changed(
        outcomes.flatMap(({ row }) => row ?? []),
        outcomes.flatMap(({ gone }) => gone ?? []),
      );
      done.push(...outcomes.map(({ name }) => name));
      problem ??= firstProblem(results);
    }
    return { done, ...(problem ? { problem } : {}) };
  }

  /** The entry as its files say it; undefined where there is none. */
  async #rowOf(id: EntryId): Promise<Row | undefined> {
    const { folder } = this.place;
    const held = await heldGame(folder, id);
    const record = recordIn(held?.text ?? '');
    if (!record) return undefined;
    const { mtimeMs } = await stat(gameFileOf(folder, id));
    return rowOf(entryOf(id, record, (await readNotes(folder, id)) ?? {}, Math.floor(mtimeMs)));
  }
}

function firstProblem(results: readonly PromiseSettledResult<unknown>[]): FileProblem | undefined {
  const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  for (const error of failed) console.error('The library:', error);
  return failed.length === 0 ? undefined : fileProblemOf(failed[0]);
}
