import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { fileProblemOf } from './problems';
import { writeBytes } from './write-bytes';

/** In JSON, so that a note that breaks off is none: the beginning of a path may be the path of something else. */
const NoteSchema = v.pipe(v.string(), v.parseJson(), v.strictTuple([v.pipe(v.string(), v.regex(/\.\d+$/))]));

/**
 * Writes the person's files, and notes in a folder of the profile which temporary file is being written: a program that
 * is killed leaves it beside the real one, and the next start takes it away. Only one that was still empty, for its name
 * is not known before it is made, may escape the note.
 */
export class AtomicFileWriter {
  /** Where it notes what it writes. */
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Finds what the last run left and begins to remove it; to be awaited before anything is written. */
  async clear(): Promise<void> {
    const notes = await readdir(this.folder).catch(reported([], 'The notes of unfinished files cannot be read'));
    const texts = await Promise.all(
      notes.map((note) => readFile(path.join(this.folder, note), 'utf8').catch(reported('', 'A note cannot be read'))),
    );
    // A file may lie on a network that does not answer: nobody waits for it.
    for (const [at, note] of notes.entries()) {
      const { success, output } = v.safeParse(NoteSchema, texts[at]);
      const stale = success ? output : [];
      void this.#remove([...stale, path.join(this.folder, note)]);
    }
  }

  /** Writes a file whole or not at all, as `writeBytes` does; what goes wrong with the note is no reason to fail. */
  async write(file: string, bytes: Uint8Array): Promise<void> {
    const note = path.join(this.folder, randomUUID());
    try {
      await writeBytes(file, bytes, (temporary) => this.#note(note, temporary));
    } finally {
      await this.#remove([note]);
    }
  }

  #note(note: string, temporary: string): void {
    try {
      mkdirSync(this.folder, { recursive: true });
      writeFileSync(note, JSON.stringify([temporary]));
    } catch (error) {
      console.error('A file being written cannot be noted:', error);
    }
  }

  async #remove(files: readonly string[]): Promise<void> {
    for (const file of files) await rm(file, { force: true }).catch(reported(undefined, 'A file cannot be removed'));
  }
}

/** Gives a value in place of an error, which is reported unless nothing was there. */
const reported =
  <T>(value: T, words: string) =>
  (error: unknown): T => {
    if (fileProblemOf(error) !== 'notFound') console.error(`${words}:`, error);
    return value;
  };
