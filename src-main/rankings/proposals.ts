import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Entry,
  entriesToMerge,
  type LineChange,
  lineChanges,
  type LogEntry,
  type LogEntryOf,
  nextIn,
  type RankingTable,
} from '../../src-shared/rankings';
import type { ProposedChange, RankingsProposal } from '../../src-shared/bridge/bridge';
import { MOST_PLAYERS } from '../../src-shared/limits';
import { FileError } from '../files/problems';
import { foldedIn } from './folding';
import type { RankingStore } from './store';

/** Changes of the table about which the person is asked before they are made: what each would do is found out first. */

export interface Plan {
  readonly what: RankingsProposal['what'];
  /** What the person knows it by. */
  readonly name: string;
  /** What would be noted in a table; nothing when it would change nothing. */
  readonly make: (table: RankingTable) => readonly LogEntry[];
}

/** The most lines of players that are shown: a window draws no more of them without a halt. */
const MOST_SHOWN = 30;
/** Who looks like somebody else is to be read, so many more of them are shown. */
const MOST_ALIKE = 100;
/** So many persons are compared at a time; in between the program can do something else. */
const BATCH = 100;

export class Proposals {
  readonly #store: RankingStore;
  #open: { readonly id: string; readonly plan: Plan } | undefined;
  /** What was proposed last: what was begun before it does not take its place. */
  #latest: Plan | undefined;

  constructor(store: RankingStore) {
    this.#store = store;
  }

  /**
   * What a plan would change; null when nothing. It then takes the place of the one before. Rejects with the FileError
   * `tooLarge` when it would bring more players than a table has room for, or with the reason of the signal.
   */
  async propose(plan: Plan, signal?: AbortSignal): Promise<RankingsProposal | null> {
    this.#open = undefined;
    this.#latest = plan;
    const before = await this.#store.table();
    const more = plan.make(before);
    if (more.length === 0) return null;
    // Each of these takes its time with a large table.
    await nextTurn();
    const after = await foldedIn(before, more);
    if (after.players.size > Math.max(MOST_PLAYERS, before.players.size)) throw new FileError('tooLarge');
    const changes = lineChanges(before, after);
    await nextTurn();
    const id = randomUUID();
    const shown = await withLookAlikes(before, changes);
    signal?.throwIfAborted();
    if (this.#latest === plan) this.#open = { id, plan };
    return {
      id,
      what: plan.what,
      name: plan.name,
      results: countResults(before, more),
      players: changes.filter((change) => change.before === null || change.after === null).length,
      changed: changes.length,
      changes: shown.slice(0, Math.max(MOST_SHOWN, Math.min(MOST_ALIKE, shown.filter(isAlike).length))),
    };
  }

  /** Does what was proposed, with the table as it is by now. */
  async accept(id: string): Promise<void> {
    if (this.#open?.id !== id) throw new Error('Another change was proposed meanwhile');
    const { make } = this.#open.plan;
    await this.#store.add(make);
    this.#open = undefined;
  }
}

/** The plan to take over what another table holds and this one does not. */
export function importing(name: string, entries: readonly Entry[]): Plan {
  const id = randomUUID();
  const make = (table: RankingTable): readonly LogEntry[] => {
    const added = entriesToMerge(table, entries);
    if (added.length === 0) return [];
    const { mended, at } = nextIn(table, Date.now());
    return [...mended, { kind: 'import', id, at, name }, ...added.map((entry) => ({ ...entry, from: id }))];
  };
  return { what: 'import', name, make };
}

/** The plan to take an import back, whole. */
export const removingImport = ({ id, name }: LogEntryOf<'import'>): Plan => ({
  what: 'importRemoval',
  name,
  make: (table) => (table.removed.imports.has(id) ? [] : [{ kind: 'importRemoval', ...stampIn(table), import: id }]),
});

/** The plan to take out a single result. */
export const removingResult = (result: string, name: string): Plan => ({
  what: 'resultRemoval',
  name,
  make: (table) => (table.removed.results.has(result) ? [] : [{ kind: 'resultRemoval', ...stampIn(table), result }]),
});

const stampIn = (table: RankingTable) => ({ id: randomUUID(), at: nextIn(table, Date.now()).at });

/** How many results come or go by further entries. */
function countResults({ entries, ids }: RankingTable, more: readonly LogEntry[]): number {
  const gone = new Set(more.flatMap((entry) => (entry.kind === 'importRemoval' ? [entry.import] : [])));
  const single = more.filter(({ kind }) => kind === 'resultRemoval').length;
  const undone = entries.filter(({ kind, from }) => kind === 'result' && from !== undefined && gone.has(from)).length;
  const isComing = (entry: LogEntry) => entry.kind === 'result' && entry.from !== undefined && !ids.has(entry.id);
  return single + undone + more.filter(isComing).length;
}

/** First who looks like somebody who is in the table, then who brings words with them: all of these are to be read. */
async function withLookAlikes({ players }: RankingTable, changes: readonly LineChange[]): Promise<ProposedChange[]> {
  // The letters that look like others are a long list; few starts come to need it.
  const { LookAlikes } = await import('./look-alikes');
  const known = await LookAlikes.among(players.values());
  const marked: ProposedChange[] = [];
  for (const [at, change] of changes.entries()) {
    const other = change.before === null ? known.of(change) : undefined;
    marked.push(other ? { ...change, looksLike: other.name } : change);
    if (at % BATCH === BATCH - 1) await nextTurn();
  }
  return marked.toSorted((a, b) => weightOf(b) - weightOf(a));
}

const isAlike = (change: ProposedChange): boolean => 'looksLike' in change;
const weightOf = (change: ProposedChange): number => 2 * Number(isAlike(change)) + Number('wisdom' in change);
