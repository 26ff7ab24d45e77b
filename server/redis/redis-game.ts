import { makeLine, parseLine } from '../../src-main/kept-rows/row-text';
import { type KeptGame, type LineStore, NotOurs } from '../../src-main/online/process/kept/game-store';
import { NoteSchema } from '../../src-main/online/process/kept/notes';
import { LineSchema } from '../../src-shared/online/lines';
import type { Hash } from '../../src-shared/online/primitives';
import type { Redis } from './connection';
import { keyOfGame, type List } from './scripts';

/** A value as it stands in Redis. */
export const textOf = (value: unknown): string => makeLine(value).trimEnd();

/** A game in Redis that this process has, until another takes it. */
export class RedisGame {
  readonly id: Hash;
  readonly #redis: Redis;
  /** What stands in Redis as its owner as long as this process has it. */
  readonly owner: string;
  readonly #taken = new AbortController();
  /** Aborted when it turns out that another process has it. */
  readonly taken: AbortSignal = this.#taken.signal;

  constructor(redis: Redis, id: Hash, owner: string) {
    this.#redis = redis;
    this.id = id;
    this.owner = owner;
  }

  /** @returns undefined where what is kept of it is damaged */
  kept(lineTexts: readonly string[], noteTexts: readonly string[]): KeptGame | undefined {
    const lines = lineTexts.flatMap((text) => parseLine(text, LineSchema) ?? []);
    const notes = noteTexts.flatMap((text) => parseLine(text, NoteSchema) ?? []);
    if (lines.length < lineTexts.length || notes.length < noteTexts.length) return undefined;
    const log = this.#storeOf('lines', lines.length);
    const beside = this.#storeOf('notes', notes.length);
    return { id: this.id, lines, notes, log, beside };
  }

  /** @param known how many values are in the list */
  #storeOf(list: List, known: number): LineStore {
    return {
      append: async (values) => {
        if (values.length === 0) return;
        const isWritten = await this.#redis.append(this.id, list, this.owner, known, values.map(textOf));
        if (!isWritten) throw this.#lost();
        known += values.length;
      },
      close: async () => {},
      taken: this.taken,
    };
  }

  #lost(): NotOurs {
    this.#taken.abort();
    return new NotOurs(`another process has taken the game ${this.id}`);
  }

  /** Looks whether this process still has it. */
  async look(): Promise<void> {
    if ((await this.#redis.hGet(keyOfGame(this.id), 'owner')) !== this.owner) this.#lost();
  }
}
