import type { Chat } from '../../../../src-shared/online/chat';
import type { Place } from '../../../../src-shared/online/wire';
import type { KeptGame, LineStore } from '../kept/game-store';
import type { Note } from '../kept/notes';

/** What is kept beside the log of a game, in the order in which it was noted. */
export class Notebook {
  readonly #file: LineStore;
  #notes: readonly Note[];
  #unwritten: Note[] = [];
  #queue: Promise<void> = Promise.resolve();

  constructor({ beside, notes }: Pick<KeptGame, 'beside' | 'notes'>) {
    this.#file = beside;
    this.#notes = notes;
  }

  /** Resolves when it is on the disk, or cannot be: then it is written with the next. */
  add(note: Note): Promise<void> {
    this.#notes = [...this.#notes, note];
    this.#unwritten.push(note);
    this.#queue = this.#queue.then(() => this.#write());
    return this.#queue;
  }

  async #write(): Promise<void> {
    // What is noted meanwhile is written with the next.
    const notes = [...this.#unwritten];
    try {
      await this.#file.append(notes);
      this.#unwritten = this.#unwritten.slice(notes.length);
    } catch (error) {
      console.error('What is kept beside a game cannot be written:', error);
    }
  }

  get all(): readonly Note[] {
    return this.#notes;
  }

  /** What is on the disk. */
  get kept(): readonly Note[] {
    return this.#notes.slice(0, this.#notes.length - this.#unwritten.length);
  }

  get chat(): readonly Chat[] {
    return this.#notes.filter((note) => note.kind === 'chat');
  }

  /** Where each was reached last. */
  get places(): readonly (readonly [party: number, place: Place])[] {
    return this.#notes.flatMap((note) => (note.kind === 'place' ? [[note.party, note.place] as const] : []));
  }

  get turn(): { readonly n: number; readonly ms: number } | undefined {
    return this.#notes.findLast((note) => note.kind === 'turn');
  }

  get isOver(): boolean {
    return this.#notes.some(({ kind }) => kind === 'over');
  }

  async end(): Promise<void> {
    await this.#queue;
    await this.#file.close();
  }
}
