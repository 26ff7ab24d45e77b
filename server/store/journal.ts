import { mkdir, open, readdir, readFile, unlink } from 'node:fs/promises';
import path from 'node:path';
import { parseLine } from '../../src-main/kept-rows/row-text';
import { type KeptGame, type LineStore, NotOurs } from '../../src-main/online/process/kept/game-store';
import { syncFolder } from '../../src-main/online/process/kept/line-file';
import type { Note } from '../../src-main/online/process/kept/notes';
import type { Line } from '../../src-shared/online/lines';
import type { Hash } from '../../src-shared/online/primitives';
import { GroupWriter, segmentName, type Written } from './group-writer';
import { EntryHeadSchema, EntrySchema, entryText } from './journal-entry';
import { JournalIndex } from './journal-index';

const SEGMENT = /^(\d{8})\.journal$/;
const SEGMENT_BYTES = 16_000_000;
const NEWLINE = 10;
/** So many times as much as is needed, and so many files, may lie there before games of the oldest file are copied on. */
const MOST_SLACK = 8;

/** All that was kept of a game. */
export type Kept = Pick<KeptGame, 'lines' | 'notes'>;

/**
 * The games that are played at a server, in files that all of them share: what many write at the same time is on the disk by one
 * sync. A file without anything of a game that goes on is deleted, the oldest first; games that go on for very long are copied on,
 * so that they do not keep all that was written after their first line.
 */
export class Journal {
  readonly #folder: string;
  readonly #index: JournalIndex;
  readonly #writer: GroupWriter;
  readonly #mostBytes: number;
  #segments: number[];
  /** The games that are being copied on: nothing is written of one meanwhile. */
  readonly #moving = new Map<Hash, Promise<void>>();
  /** Those of which a part is damaged: they stay where they are. */
  readonly #stuck = new Set<Hash>();
  #tidying: Promise<void> = Promise.resolve();

  private constructor(folder: string, index: JournalIndex, segments: number[], mostBytes: number) {
    this.#folder = folder;
    this.#index = index;
    this.#segments = segments;
    this.#mostBytes = mostBytes;
    this.#writer = new GroupWriter(folder, (segments.at(-1) ?? 0) + 1, mostBytes);
  }

  /** @param mostBytes how large its files become */
  static async open(folder: string, mostBytes = SEGMENT_BYTES): Promise<Journal> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const names = (await readdir(folder)).toSorted();
    const segments = names.flatMap((name) => SEGMENT.exec(name)?.[1] ?? []).map(Number);
    const index = new JournalIndex();
    for (const segment of segments) await readSegment(folder, segment, index);
    const journal = new Journal(folder, index, segments, mostBytes);
    await journal.#deleteOld();
    return journal;
  }

  /** The games that go on. */
  get games(): readonly Hash[] {
    return this.#index.games;
  }

  has(game: Hash): boolean {
    return this.#index.has(game);
  }

  /** Begins to keep a game, with what is known of it already. */
  async begin(game: Hash, lines: readonly Line[], notes: readonly Note[]): Promise<void> {
    await this.#moving.get(game);
    return this.#begin(game, lines, notes);
  }

  async #begin(game: Hash, lines: readonly Line[], notes: readonly Note[]): Promise<void> {
    const written = await this.#writer.append(entryText({ game, begins: true, lines, notes }));
    this.#index.delete(game);
    this.#index.add(game, written);
  }

  logOf = (game: Hash): LineStore => this.#storeOf(game, (lines) => entryText({ game, lines }));
  notesOf = (game: Hash): LineStore => this.#storeOf(game, (notes) => entryText({ game, notes }));

  #storeOf(game: Hash, textOf: (values: readonly unknown[]) => string): LineStore {
    let isClosed = false;
    return {
      append: async (values) => {
        if (values.length === 0) return;
        const moving = this.#moving.get(game);
        if (moving) await moving;
        if (isClosed) throw new NotOurs('the game is closed');
        this.#index.add(game, await this.#writer.append(textOf(values)));
      },
      close: async () => void (isClosed = true),
    };
  }

  /** What was kept of a game; undefined where a part of it is damaged. */
  async read(game: Hash): Promise<Kept | undefined> {
    const lines: Line[] = [];
    const notes: Note[] = [];
    for (const text of await this.#texts(this.#index.placesOf(game))) {
      const entry = parseLine(text.trimEnd(), EntrySchema);
      if (entry?.game !== game) return undefined;
      lines.push(...(entry.lines ?? []));
      notes.push(...(entry.notes ?? []));
    }
    return { lines, notes };
  }

  async #texts(places: readonly Written[]): Promise<readonly string[]> {
    const texts: string[] = [];
    for (const segment of new Set(places.map((place) => place.segment))) {
      const file = await open(path.join(this.#folder, segmentName(segment)), 'r');
      try {
        for (const { at, length } of places.filter((place) => place.segment === segment))
          texts.push((await file.read(Buffer.alloc(length), 0, length, at)).buffer.toString());
      } finally {
        await file.close();
      }
    }
    return texts;
  }

  /** Keeps a game no longer. */
  async end(game: Hash): Promise<void> {
    await this.#moving.get(game);
    await this.#writer.append(entryText({ game, ends: true }));
    this.#index.delete(game);
    this.#stuck.delete(game);
    await this.#tidy();
  }

  /** One after the other: what is deleted at the same time may be gone in any order. */
  #tidy(): Promise<void> {
    const tidied = this.#tidyAfter(this.#tidying);
    this.#tidying = tidied.catch(() => {});
    return tidied;
  }

  async #tidyAfter(others: Promise<void>): Promise<void> {
    await others;
    await this.#deleteOld();
    while (await this.#moveOldest()) await this.#deleteOld();
  }

  /** Copies on what is needed of the oldest file, where far more lies there than is needed; says whether it is needed no more. */
  async #moveOldest(): Promise<boolean> {
    const [oldest = 0] = this.#segments;
    const most = MOST_SLACK * (this.#index.bytes + this.#mostBytes);
    if (this.#segments.length * this.#mostBytes <= most || oldest === this.#writer.segment) return false;
    const games = this.#index.gamesIn(oldest);
    if (games.some((game) => this.#stuck.has(game))) return false;
    for (const game of games) await this.#moved(game);
    return !this.#index.isNeeded(oldest);
  }

  #moved(game: Hash): Promise<void> {
    const moving = this.#move(game).finally(() => this.#moving.delete(game));
    this.#moving.set(
      game,
      moving.catch(() => {}),
    );
    return moving;
  }

  async #move(game: Hash): Promise<void> {
    // What is on its way of it is written before this.
    await this.#writer.append(entryText({ game }));
    if (!this.#index.has(game)) return;
    const kept = await this.read(game);
    if (kept) await this.#begin(game, kept.lines, kept.notes);
    else this.#stuck.add(game);
  }

  /** The oldest first: what says that a game has ended must not go before what it was. */
  async #deleteOld(): Promise<void> {
    this.#noteSegments();
    for (;;) {
      const [segment] = this.#segments;
      if (segment === undefined || segment === this.#writer.segment || this.#index.isNeeded(segment)) return;
      await unlink(path.join(this.#folder, segmentName(segment)));
      await syncFolder(this.#folder);
      // Only then: where it cannot be deleted, none of those behind it is.
      this.#segments.shift();
    }
  }

  #noteSegments(): void {
    for (let next = (this.#segments.at(-1) ?? this.#writer.segment - 1) + 1; next <= this.#writer.segment; next++)
      this.#segments.push(next);
  }

  async close(): Promise<void> {
    await this.#tidying;
    await this.#writer.close();
  }
}

/** Notes what lies in a file; a line that was cut off, or is damaged, is left out. */
async function readSegment(folder: string, segment: number, index: JournalIndex): Promise<void> {
  const bytes = await readFile(path.join(folder, segmentName(segment)));
  let at = 0;
  // By bytes, since what is damaged may be no text; a line without its end was cut off.
  for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, at)) {
    const length = end + 1 - at;
    const head = parseLine(bytes.toString('utf8', at, end), EntryHeadSchema);
    if (head?.begins || head?.ends) index.delete(head.game);
    const goesOn = head !== undefined && !head.ends && (head.begins === true || index.has(head.game));
    if (goesOn) index.add(head.game, { segment, at, length });
    at += length;
  }
}
