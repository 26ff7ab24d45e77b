import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { AtomicFileWriter } from '../../src-main/files/atomic-file-writer';
import { writeBytesNow } from '../../src-main/files/write-bytes';
import type { ChosenFolder } from '../../src-main/library/chosen-folder';
import { LibraryInUse } from '../../src-main/library/in-use';
import { LibraryStore } from '../../src-main/library/store';
import { type EntryId, type LibraryChange, type LibraryReply, parseEntries } from '../../src-shared/bridge/bridge';
import type { Entry } from '../../src-shared/library/entry';

/** What a page is told of a library, put together as it does. */
export class PageOfLibrary {
  readonly entries = new Map<EntryId, Entry>();
  readonly damaged: string[] = [];
  readonly changes: LibraryChange[] = [];

  readonly hear = (change: LibraryChange): void => {
    this.changes.push(change);
    this.damaged.push(...change.damaged);
    for (const id of change.gone) this.entries.delete(id);
    for (const entry of parseEntries(change.entries)) this.entries.set(entry.id, entry);
  };

  take({ entries }: LibraryReply): void {
    for (const entry of parseEntries(entries)) this.entries.set(entry.id, entry);
  }

  get last(): LibraryChange | undefined {
    return this.changes.at(-1);
  }
}

/** A profile with a library, of which programs may be started one after the other, or several at once. */
export class LibraryProfile {
  readonly folder: string;
  readonly games: string;
  readonly index: string;
  readonly #reader: string;
  #now = 0;
  readonly #started: (() => Promise<unknown>)[] = [];

  /** @param reader the script of the thread that reads */
  constructor(folder: string, reader: string) {
    this.folder = folder;
    this.games = path.join(folder, 'games');
    this.index = path.join(folder, 'library.jsonl');
    this.#reader = reader;
  }

  /** What is remembered of the folder that was chosen. */
  get chosen(): ChosenFolder | null {
    return existsSync(this.#chosen) ? JSON.parse(readFileSync(this.#chosen, 'utf8')) : null;
  }

  set chosen(chosen: ChosenFolder) {
    writeBytesNow(this.#chosen, JSON.stringify(chosen));
  }

  get #chosen(): string {
    return path.join(this.folder, 'chosen.json');
  }

  at(name: string): string {
    return path.join(this.games, name);
  }

  /** Lets so many milliseconds pass by the clock of the programs, which stands still otherwise. */
  pass(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** A program that is started now. */
  start(page = new PageOfLibrary()): { readonly page: PageOfLibrary; readonly store: LibraryStore } {
    const place = { folder: this.games, isChosen: false, index: this.index, writer: this.#writer };
    const store = new LibraryStore(place, page.hear, this.#reader, () => this.#now);
    this.#started.push(() => store.settled());
    return { page, store };
  }

  /** The same, with whatever folder was chosen. */
  use(page = new PageOfLibrary()): { readonly page: PageOfLibrary; readonly library: LibraryInUse } {
    const chosen = {
      read: () => this.chosen,
      write: (folder: ChosenFolder) => {
        this.chosen = folder;
        return true;
      },
    };
    const around = { profile: this.folder, writer: this.#writer, chosen, tell: page.hear, reader: this.#reader };
    const library = new LibraryInUse(around);
    this.#started.push(async () => (await library.store).settled());
    return { page, library };
  }

  /** Ends all that was started, and removes the folder. */
  async remove(): Promise<void> {
    for (const settled of this.#started) await settled();
    rmSync(this.folder, { recursive: true, force: true });
  }

  get #writer(): AtomicFileWriter {
    return new AtomicFileWriter(path.join(this.folder, 'unfinished'));
  }
}
