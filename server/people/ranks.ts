import * as v from 'valibot';
import type { Hash, PublicKey } from '../../src-shared/online/primitives';
import { HashSchema } from '../../src-shared/online/terms';
import { MAX_MESSAGE_BYTES, MAX_RANKED, type Ranking } from '../../src-shared/online/wire';
import { afterWin, NEW_PLAYER_RANK } from '../../src-shared/rankings/rating';
import type { Book, OpenBook } from '../store/book';

/** A game that is left counts as lost by so many points: about as many as games are lost by. */
const LEFT_MARGIN = 10;
/** Games that are remembered of each player, so that none counts twice. */
const REMEMBERED = 8;
/** How long what was sorted is told, in milliseconds: other processes of the server count, too. */
const FRESH_MS = 5_000;

const RankedSchema = v.strictObject({
  name: v.string(),
  rank: v.number(),
  games: v.number(),
  left: v.number(),
  /** The games that counted last. */
  counted: v.array(HashSchema),
});
type Ranked = v.InferOutput<typeof RankedSchema>;

/** Who played a game to the end, or was left in it. */
export interface Player {
  readonly key: PublicKey;
  readonly name: string;
}

/** How a game of two went. */
export interface Outcome {
  readonly game: Hash;
  readonly winner: Player;
  readonly loser: Player;
  /** By how many points; 0 for a draw. Left out where the loser has left. */
  readonly margin?: number;
}

type Row = Ranking['best'][number];
/** For the best; the rest of a message is for who asks. */
const MOST_BYTES = MAX_MESSAGE_BYTES - 1_000;

/** The ranks of a server, by key: of games of two under competition rules that were played there. */
export class Ranks {
  readonly #book: Book<Ranked>;
  /** From the best on; undefined when one has changed since. */
  #sorted: { readonly at: number; readonly rows: readonly Row[] } | undefined;

  constructor(book: Book<Ranked>) {
    this.#book = book;
  }

  static open = async (openBook: OpenBook): Promise<Ranks> => new Ranks(await openBook('ranks', RankedSchema));

  async rankOf(key: PublicKey): Promise<number> {
    return (await this.#book.get(key))?.rank ?? NEW_PLAYER_RANK;
  }

  /** Counts a game, once; rejects when that cannot be kept. */
  async count({ game, winner, loser, margin }: Outcome): Promise<void> {
    await this.#book.change([winner.key, loser.key], ([won = newcomer(winner), lost = newcomer(loser)]) => {
      if (won.counted.includes(game) || lost.counted.includes(game)) return {};
      const after = afterWin({ winner: won.rank, loser: lost.rank }, margin ?? LEFT_MARGIN);
      const left = lost.left + (margin === undefined ? 1 : 0);
      return {
        [winner.key]: { ...one(won, winner, game), rank: after.winner },
        [loser.key]: { ...one(lost, loser, game), rank: after.loser, left },
      };
    });
    this.#sorted = undefined;
  }

  /** The best, and who asks. */
  async ranking(key: PublicKey): Promise<Ranking> {
    const rows = await this.#rows();
    const place = rows.findIndex((row) => row.key === key) + 1;
    const own = rows[place - 1];
    return { kind: 'ranking', best: fitting(rows.slice(0, MAX_RANKED)), ...(own ? { own: { ...own, place } } : {}) };
  }

  async #rows(): Promise<readonly Row[]> {
    const now = performance.now();
    if (this.#sorted && now - this.#sorted.at < FRESH_MS) return this.#sorted.rows;
    const rows = [...(await this.#book.all())].map(([key, { name, rank, games, left }]) => ({
      name,
      key,
      rank: Math.round(rank),
      games,
      left,
    }));
    this.#sorted = { at: now, rows: rows.toSorted((a, b) => b.rank - a.rank) };
    return this.#sorted.rows;
  }

  close(): Promise<void> {
    return this.#book.close();
  }
}

const newcomer = ({ name }: Player): Ranked => ({ name, rank: NEW_PLAYER_RANK, games: 0, left: 0, counted: [] });

const one = (before: Ranked, { name }: Player, game: Hash): Ranked => ({
  ...before,
  name,
  games: before.games + 1,
  counted: [...before.counted, game].slice(-REMEMBERED),
});

/** As many of them as a message has room for: names may be long. */
function fitting(rows: readonly Row[]): Row[] {
  const sizes = rows.map((row) => Buffer.byteLength(JSON.stringify(row)) + 1);
  return rows.filter((_, at) => sizes.slice(0, at + 1).reduce((sum, size) => sum + size, 0) <= MOST_BYTES);
}
