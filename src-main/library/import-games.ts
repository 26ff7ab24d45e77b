import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { EntryId, FileProblem } from '../../src-shared/bridge/bridge';
import { factsOf, type FactualRecord } from '../../src-shared/library/facts';
import { AtomicFileWriter } from '../files/atomic-file-writer';
import { fileProblemOf } from '../files/problems';
import { readEntry, stampOf } from './entry-files';
import { filesOf, type OutsideGame, outsideGame, type Source } from './import-sources';
import { rowsInIndex } from './index-file';
import { sameContent } from './lineage';
import { entryIdIn, gameFileOf, newEntryId, notesFileOf } from './names';
import { notesText } from './notes';
import { recordIn } from './reading-games';
import { subjectOf } from './row';

/** Takes copies of games into the folder of a library, but for those that are there by their content. */

export interface ImportQuestion {
  readonly sources: readonly Source[];
  readonly folder: string;
  readonly isChosen: boolean;
  readonly index: string;
  /** Where what is being written is noted, see `AtomicFileWriter`. */
  readonly unfinished: string;
}

/** What came of some files. */
export interface ImportPiece {
  readonly taken: readonly EntryId[];
  /** So many are there already. */
  readonly known: number;
  /** The names of those that hold no game that can be read. */
  readonly refused: readonly string[];
  /** So many of so many files were looked at; of none while they are counted. */
  readonly read: number;
  readonly of: number;
}

export interface ImportAnswer {
  /** Why the rest was not taken. */
  readonly problem?: FileProblem;
}

/** A piece is told after so many milliseconds. */
const PIECE_MS = 100;

export async function* importGames(question: ImportQuestion): AsyncGenerator<ImportPiece, ImportAnswer> {
  const taking = new Taking(question);
  try {
    await taking.begin();
    const files: Source[] = [];
    for (const file of filesOf(question.sources, question.folder)) {
      files.push(file);
      if (taking.isTime) yield taking.piece(0, 0);
    }
    for (const [at, file] of files.entries()) {
      await taking.take(file);
      if (taking.isTime) yield taking.piece(at + 1, files.length);
    }
    yield taking.piece(files.length, files.length);
    return {};
  } catch (error) {
    console.error('Games cannot be taken in:', error);
    yield taking.piece(0, 0);
    return { problem: fileProblemOf(error) };
  }
}

class Taking {
  readonly #question: ImportQuestion;
  readonly #writer: AtomicFileWriter;
  /** The entries of each game or puzzle. */
  readonly #entries = new Map<string, EntryId[]>();
  #told = performance.now();
  #taken: EntryId[] = [];
  #known = 0;
  #refused: string[] = [];

  constructor(question: ImportQuestion) {
    this.#question = question;
    this.#writer = new AtomicFileWriter(question.unfinished);
  }

  /** Finds out what is there. */
  async begin(): Promise<void> {
    const { folder, isChosen, index } = this.#question;
    if (!isChosen) await mkdir(folder, { recursive: true });
    const names = new Set(readdirSync(folder));
    const subjects = new Map<EntryId, string>();
    for await (const rows of rowsInIndex(index, folder)) {
      for (const { row } of rows) subjects.set(row.id, row.subject);
    }
    for (const id of [...names].flatMap((name) => entryIdIn(name) ?? [])) {
      const subject = subjects.get(id) ?? this.#subjectOf(id, names);
      if (subject !== undefined) this.#note(id, subject);
    }
  }

  get isTime(): boolean {
    return performance.now() - this.#told >= PIECE_MS;
  }

  /** What came since the last one. */
  piece(read: number, of: number): ImportPiece {
    const piece = { taken: this.#taken, known: this.#known, refused: this.#refused, read, of };
    [this.#taken, this.#known, this.#refused] = [[], 0, []];
    this.#told = performance.now();
    return piece;
  }

  async take(file: Source): Promise<void> {
    const game = outsideGame(file);
    if (!game) {
      this.#refused.push(path.basename(file.path));
      return;
    }
    const subject = subjectOf(factsOf(game.record));
    if (this.#isThere(game.record, subject)) {
      this.#known += 1;
      return;
    }
    const id = newEntryId(game.record, game.notes.began ?? game.time);
    await this.#write(id, game);
    this.#note(id, subject);
    this.#taken.push(id);
  }

  async #write(id: EntryId, { text, notes, time }: OutsideGame): Promise<void> {
    const file = gameFileOf(this.#question.folder, id);
    const encoder = new TextEncoder();
    if (Object.keys(notes).length > 0) {
      await this.#writer.write(notesFileOf(this.#question.folder, id), encoder.encode(notesText(notes)));
    }
    await this.#writer.write(file, encoder.encode(text));
    await utimes(file, time / 1000, time / 1000);
  }

  #note(id: EntryId, subject: string): void {
    const ids = this.#entries.get(subject);
    if (ids) ids.push(id);
    else this.#entries.set(subject, [id]);
  }

  #subjectOf(id: EntryId, names: ReadonlySet<string>): string | undefined {
    const stamp = stampOf(this.#question.folder, id, names);
    if (typeof stamp === 'string') return undefined;
    const found = readEntry(this.#question.folder, id, stamp);
    return found.kind === 'entry' ? found.row.subject : undefined;
  }

  #isThere(record: FactualRecord, subject: string): boolean {
    return (this.#entries.get(subject) ?? []).some((id) => {
      const there = this.#recordOf(id);
      return there !== undefined && sameContent(record, there);
    });
  }

  #recordOf(id: EntryId): FactualRecord | undefined {
    const file = gameFileOf(this.#question.folder, id);
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? recordIn(readFileSync(file, 'utf8')) : undefined;
  }
}
