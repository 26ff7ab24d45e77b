import type { KeptGame } from '../../src-main/online/process/kept/game-store';
import type { TableNote } from '../../src-main/online/process/kept/notes';
import type { Line } from '../../src-shared/online/lines';
import type { Hash } from '../../src-shared/online/primitives';
import type { Elsewhere, GameKeeping } from '../store/game-keeping';
import type { Redis } from './connection';
import { RedisGame, textOf } from './redis-game';
import { GAMES } from './scripts';

/** The games of a server that is several processes. Each game is at one of them at a time; when that is gone, at another. */
export class RedisKeeping implements GameKeeping {
  readonly #redis: Redis;
  readonly #process: string;
  readonly #now: () => number;
  /** Those that this process has. */
  readonly #games = new Map<Hash, RedisGame>();

  /**
   * @param process by which the others know this one
   * @param now in milliseconds since 1970
   */
  constructor(redis: Redis, process: string, now: () => number) {
    this.#redis = redis;
    this.#process = process;
    this.#now = now;
  }

  async begin(id: Hash, lines: readonly Line[], note: TableNote): Promise<KeptGame> {
    const texts = lines.map(textOf);
    const noteText = textOf(note);
    const hasBegun = await this.#redis.begin(this.#process, this.#now(), id, note.table, noteText, texts);
    const kept = hasBegun && this.#had(id, `${this.#process} 1`).kept(texts, [noteText]);
    if (!kept) throw new Error(`the game ${id} has begun already`);
    return kept;
  }

  async open(id: Hash): Promise<KeptGame | Elsewhere | 'damaged' | undefined> {
    const taken = await this.#redis.take(this.#process, this.#now(), id);
    if (taken.kind === 'none') return undefined;
    if (taken.kind === 'elsewhere') return taken.place;
    return this.#had(id, taken.owner).kept(taken.lines, taken.notes) ?? 'damaged';
  }

  #had(id: Hash, owner: string): RedisGame {
    const game = new RedisGame(this.#redis, id, owner);
    this.#games.set(id, game);
    game.taken.addEventListener('abort', () => {
      if (this.#games.get(id) === game) this.#games.delete(id);
    });
    return game;
  }

  async rest(id: Hash): Promise<void> {
    const game = this.#games.get(id);
    this.#games.delete(id);
    if (game) await this.#redis.rest(id, game.owner, this.#now());
  }

  async drop(id: Hash): Promise<void> {
    const game = this.#games.get(id);
    this.#games.delete(id);
    if (game) await this.#redis.drop(id, game.owner);
  }

  async forget(before: number): Promise<void> {
    for (const id of await this.#redis.zRangeByScore(GAMES, 0, before)) await this.#redis.drop(id);
  }

  /** Others may have taken games from this process while it was frozen, or cut off from Redis: looks which. */
  async look(): Promise<void> {
    await Promise.all([...this.#games.values()].map((game) => game.look()));
  }

  async close(): Promise<void> {
    this.#games.clear();
  }
}
