import { type Entry, type EntryOf, type Figures, type Identity, keyOf } from './entries';
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

export interface Table {
  /** By time, and those of one time by id: two tables with the same entries are the same. */
  readonly entries: readonly Entry[];
  readonly ids: ReadonlySet<string>;
  /** By `keyOf`. */
  readonly players: ReadonlyMap<string, RankedPlayer>;
  /** The ranks of each player, the oldest first, by `keyOf`. */
  readonly histories: ReadonlyMap<string, readonly RankPoint[]>;
}

export const EMPTY_TABLE: Table = { entries: [], ids: new Set(), players: new Map(), histories: new Map() };

/** The table with further entries; one whose id it has already counts only once. */
export function withEntries(table: Table, more: readonly Entry[]): Table {
  const ids = new Set(table.ids);
  const added = more.filter(({ id }) => !ids.has(id) && ids.add(id)).toSorted(byTime);
  const [first] = added;
  if (!first) return table;
  const last = table.entries.at(-1);
  if (last === undefined || byTime(last, first) < 0) return { ...folded(table, added), ids };
  return { ...folded(EMPTY_TABLE, [...table.entries, ...added].toSorted(byTime)), ids };
}

const byTime = (a: Entry, b: Entry): number => a.at - b.at || (a.id < b.id ? -1 : Number(a.id > b.id));

function folded(table: Table, added: readonly Entry[]): Omit<Table, 'ids'> {
  const fold = new Fold(table);
  for (const entry of added) fold.take(entry);
  return { entries: [...table.entries, ...added], players: fold.players, histories: fold.histories };
}

type Draft = { -readonly [Name in keyof RankedPlayer]: RankedPlayer[Name] };

/** Folds entries; a player, and their history, is copied once, when it is first touched. */
class Fold {
  readonly players: Map<string, RankedPlayer>;
  readonly histories: Map<string, readonly RankPoint[]>;
  readonly #drafts = new Map<string, { readonly player: Draft; readonly history: RankPoint[] }>();

  constructor({ players, histories }: Table) {
    this.players = new Map(players);
    this.histories = new Map(histories);
  }

  take(entry: Entry): void {
    if (entry.kind === 'result') return this.#takeResult(entry);
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
    }
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
  }
}

const newPlayer = ({ name, email, country }: Identity): RankedPlayer => ({
  name,
  email,
  country,
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
