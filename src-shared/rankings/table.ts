import {
  type Entry,
  type EntryOf,
  type Figures,
  type Identity,
  identityOf,
  type KeptEntry,
  keyOf,
  type LogEntry,
} from './entries';
import { NEW_PLAYER_RANK } from './rating';
import { persons, ranksAfter } from './result';

/** A ranking table as a value: what all its entries together say of every player. */

/** A rank and since when it holds. */
export interface RankPoint {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly rank: number;
}

export interface RankedPlayer extends Identity, Figures {
  /** Milliseconds since 1970. */
  readonly lastPlayed: number;
  /** Left out when there are none. */
  readonly wisdom?: string | undefined;
}

/** What the owner of the table does not want, by its ids. */
interface Removed {
  readonly imports: ReadonlySet<string>;
  readonly results: ReadonlySet<string>;
}

export interface RankingTable {
  /** All that was ever noted, each once. */
  readonly log: ReadonlyMap<string, LogEntry>;
  readonly removed: Removed;
  /** What counts, by time, and of one time by id: two tables with the same log are the same. */
  readonly entries: readonly KeptEntry[];
  /** Of what counts, and of the results that shall never count again. */
  readonly ids: ReadonlySet<string>;
  /** By `keyOf`. */
  readonly players: ReadonlyMap<string, RankedPlayer>;
  /** Of whom a result counts, also who was taken out of the table since; by `keyOf`. */
  readonly played: ReadonlySet<string>;
  /** The ranks of each player, the oldest first, by `keyOf`. */
  readonly histories: ReadonlyMap<string, readonly RankPoint[]>;
  /** The games online of each person that were begun and of which no result came, by `keyOf`. */
  readonly unfinished: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The table in which nothing was ever noted. */
export const EMPTY_TABLE: RankingTable = {
  log: new Map(),
  removed: { imports: new Set(), results: new Set() },
  entries: [],
  ids: new Set(),
  players: new Map(),
  played: new Set(),
  histories: new Map(),
  unfinished: new Map(),
};

/** What tells entries of a log apart: the same result may be in it several times, by several ways and with several times. */
export const logKeyOf = (entry: LogEntry): string =>
  `${entry.at} ${'from' in entry ? (entry.from ?? '') : ''} ${entry.id}`;

/** Those of some entries that the log of a table does not have. */
export const newEntries = ({ log }: RankingTable, more: readonly LogEntry[]): LogEntry[] =>
  more.filter((entry) => !log.has(logKeyOf(entry)));

/** The table with further entries. Of those with one id the earliest counts. */
export function withEntries(table: RankingTable, more: readonly LogEntry[]): RankingTable {
  const folding = new TableFold(table, newEntries(table, more));
  if (folding.waiting.length === 0) return table;
  folding.take(folding.waiting.length);
  return folding.table;
}

/**
 * Further entries on their way into a table, so many at a time. Where one of them comes before what is in the table, or
 * removes something, all is folded anew.
 */
export class TableFold {
  /** What is still to be taken, in its order. */
  readonly waiting: readonly LogEntry[];
  readonly #removed: Removed;
  readonly #log: Map<string, LogEntry>;
  readonly #ids: Set<string>;
  readonly #entries: KeptEntry[];
  readonly #fold: Fold;
  #taken = 0;

  /** @param added entries that the log of the table does not have, as `newEntries` tells them */
  constructor(table: RankingTable, added: readonly LogEntry[]) {
    this.#removed = withRemovals(table.removed, added);
    const last = table.entries.at(-1);
    const goesOn =
      this.#removed === table.removed && (last === undefined || added.every((entry) => byTime(last, entry) < 0));
    const base = goesOn ? table : EMPTY_TABLE;
    this.waiting = (goesOn ? added : [...table.log.values(), ...added]).toSorted(byTime);
    this.#log = new Map(base.log);
    this.#ids = new Set(base.ids);
    for (const id of this.#removed.results) this.#ids.add(id);
    this.#entries = [...base.entries];
    this.#fold = new Fold(base);
  }

  /** Takes the next ones; false when none are left. */
  take(count: number): boolean {
    for (const entry of this.waiting.slice(this.#taken, this.#taken + count)) this.#takeOne(entry);
    this.#taken += count;
    return this.#taken < this.waiting.length;
  }

  /** The table with what was taken; nothing may be taken after it. */
  get table(): RankingTable {
    const { players, played, histories, unfinished } = this.#fold;
    return {
      log: this.#log,
      removed: this.#removed,
      entries: this.#entries,
      ids: this.#ids,
      players,
      played,
      histories,
      unfinished,
    };
  }

  #takeOne(entry: LogEntry): void {
    this.#log.set(logKeyOf(entry), entry);
    if (!isKept(entry) || this.#ids.has(entry.id) || isFrom(this.#removed.imports, entry)) return;
    this.#ids.add(entry.id);
    this.#entries.push(entry);
    // A clock that was wrong may have put the end before the beginning.
    if (entry.kind === 'begun' && this.#ids.has(entry.game)) return;
    this.#fold.take(entry);
  }
}

const isFrom = (imports: ReadonlySet<string>, { from }: KeptEntry): boolean => from !== undefined && imports.has(from);

/** Whether an entry is one that tables exchange: of the table itself, with nothing about where it came from. */
export const isExchangeable = (entry: LogEntry): entry is Entry => isKept(entry) && entry.from === undefined;

/** The entry as another table may have it. */
export function withoutOrigin(entry: KeptEntry): Entry {
  const { from: _, ...rest } = entry;
  return rest;
}

const isKept = (entry: LogEntry): entry is KeptEntry =>
  entry.kind !== 'import' && entry.kind !== 'importRemoval' && entry.kind !== 'resultRemoval';

/** The same value where nothing is removed. */
function withRemovals(removed: Removed, added: readonly LogEntry[]): Removed {
  const imports = added.flatMap((entry) => (entry.kind === 'importRemoval' ? [entry.import] : []));
  const results = added.flatMap((entry) => (entry.kind === 'resultRemoval' ? [entry.result] : []));
  if (imports.length + results.length === 0) return removed;
  return { imports: new Set([...removed.imports, ...imports]), results: new Set([...removed.results, ...results]) };
}

/** Sorts entries as the table folds them: by time, then by id. */
export const byTime = (a: LogEntry, b: LogEntry): number => a.at - b.at || (a.id < b.id ? -1 : Number(a.id > b.id));

type Draft = { -readonly [Name in keyof RankedPlayer]: RankedPlayer[Name] };

/** Folds entries; a player, and their history, is copied once, when it is first touched. */
class Fold {
  readonly players: Map<string, RankedPlayer>;
  readonly played: Set<string>;
  readonly histories: Map<string, readonly RankPoint[]>;
  readonly unfinished: Map<string, ReadonlySet<string>>;
  readonly #drafts = new Map<string, { readonly player: Draft; readonly history: RankPoint[] }>();

  constructor({ players, played, histories, unfinished }: RankingTable) {
    this.players = new Map(players);
    this.played = new Set(played);
    this.histories = new Map(histories);
    this.unfinished = new Map(unfinished);
  }

  take(entry: KeptEntry): void {
    if (entry.kind === 'result') return this.#takeResult(entry);
    if (entry.kind === 'begun') return this.#begin(entry);
    const key = keyOf(entry.player);
    if (entry.kind === 'removal') return this.#remove(key);
    if (entry.kind === 'wisdom' && !this.players.has(key)) return;
    const { player, history } = this.#draftOf(key, entry.player);
    if (entry.kind === 'wisdom') player.wisdom = entry.words === '' ? undefined : entry.words;
    else {
      Object.assign(player, entry.figures, { lastPlayed: entry.at });
      history.push({ at: entry.at, rank: player.rank });
    }
  }

  #takeResult(entry: EntryOf<'result'>): void {
    const ranks = ranksAfter(entry, (key) => this.players.get(key)?.rank ?? NEW_PLAYER_RANK);
    for (const { key, player: identity, score, margin } of persons(entry)) {
      this.played.add(key);
      const { player, history } = this.#draftOf(key, identity);
      player.rank = ranks.get(key) ?? player.rank;
      player.games += 1;
      player.wins += Number(margin > 0);
      player.losses += Number(margin < 0);
      player.draws += Number(margin === 0);
      player.best = Math.max(player.best, score);
      player.margin += margin;
      player.lastPlayed = entry.at;
      history.push({ at: entry.at, rank: player.rank });
      this.#end(key, entry.id);
    }
  }

  #begin({ game, players }: EntryOf<'begun'>): void {
    for (const key of players.map(keyOf)) {
      this.unfinished.set(key, new Set([...(this.unfinished.get(key) ?? []), game]));
    }
  }

  #end(key: string, game: string): void {
    const before = this.unfinished.get(key);
    if (before?.has(game)) this.unfinished.set(key, new Set([...before].filter((id) => id !== game)));
  }

  #draftOf(key: string, identity: Identity) {
    const known = this.#drafts.get(key);
    if (known) return known;
    const player = { ...(this.players.get(key) ?? newPlayer(identity)) };
    const draft = { player, history: [...(this.histories.get(key) ?? [])] };
    this.#drafts.set(key, draft);
    this.players.set(key, player);
    this.histories.set(key, draft.history);
    return draft;
  }

  #remove(key: string): void {
    this.#drafts.delete(key);
    this.players.delete(key);
    this.histories.delete(key);
    this.unfinished.delete(key);
  }
}

const newPlayer = (player: Identity): RankedPlayer => ({
  ...identityOf(player),
  rank: NEW_PLAYER_RANK,
  games: 0,
  wins: 0,
  losses: 0,
  draws: 0,
  best: 0,
  margin: 0,
  lastPlayed: 0,
  wisdom: undefined,
});
