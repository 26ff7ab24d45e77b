import type { Hex } from '../tantrix';
import { type Objection, OBJECTIONS, type Seat } from './rules';

/**
 * On what terms something is played: who decides whether a move counts, who sits at this computer, what is barred and why,
 * and where it is kept. The same rules are played on several terms, and terms compose: a competition game by mail is a game
 * at a distance and a competition, not a third kind of game.
 */

/** What a person may be kept from. */
export const AIDS = ['act', 'undo', 'redo', 'hint', 'bag', 'fits', 'analysis', 'playOn', 'stop', 'details'] as const;
export type Aid = (typeof AIDS)[number];

/**
 * Why terms keep something from those who play on them. What the rules have words for may be tried, and is then refused in
 * words; the rest cannot even be asked for.
 */
export interface Barred {
  readonly code: Objection['code'] | 'competition' | 'byMail' | 'lesson' | 'online';
  readonly at: readonly Hex[];
}

/** Whether a bar is told when somebody tries all the same. */
export const isTold = (bar: Barred): bar is Objection => OBJECTIONS.some((code) => code === bar.code);

/** What has happened to the state of a table, as terms see it. */
export type SessionEvent<State> =
  | { readonly kind: 'changed'; readonly before: State; readonly after: State; readonly by: Seat | undefined }
  | { readonly kind: 'refused'; readonly state: State; readonly objection: Barred }
  /** The next player may move. */
  | { readonly kind: 'handedOn' };

/**
 * Where a table outlives a crash: in the journal, with the games by mail, which the journal need not keep again, with the
 * process that plays online, which keeps every move before it counts, or nowhere.
 */
export type Persistence = 'journal' | 'mail' | 'online' | 'nowhere';

/** Extra: what the terms remember themselves. */
export interface Terms<State, Extra> {
  /** When a move counts: at once, when it is on the disk, or when somebody elsewhere has said so. */
  readonly decides: 'now' | 'kept' | 'referee';
  readonly persistence: Persistence;
  /**
   * What a computer player draws its numbers from: the state, so that nobody gets another answer by taking a move back, or
   * chance, so that one game that was won tells nothing of how to win the next.
   */
  readonly robotsDraw: 'fromState' | 'byChance';
  readonly extra: Extra;
  readonly seatsHere: (state: State) => readonly Seat[];
  readonly next: (extra: Extra, happening: SessionEvent<State>) => Extra;
  /** Why somebody may not do something; undefined where they may. */
  readonly bars: (aid: Aid, state: State, extra: Extra) => Barred | undefined;
}

/** The reason why something is barred, with no cells to look at. */
export const barred = (code: Barred['code']): Barred => ({ code, at: [] });

/** No terms say less: everybody sits here, nothing is barred, and what happens counts at once. */
export const plainTerms = {
  decides: 'now',
  persistence: 'journal',
  robotsDraw: 'fromState',
  extra: {},
  seatsHere: () => Array.from({ length: MOST_SEATS }, (_, seat) => seat),
  next: <Extra>(extra: Extra) => extra,
  bars: () => undefined,
} as const satisfies Terms<unknown, object>;

/** No table has more. */
const MOST_SEATS = 6;

const SLOWNESS = ['now', 'kept', 'referee'] as const;

/**
 * Several terms at once: what any bars is barred, who sits here sits here by all, the slowest decides, and of two homes the
 * one that is not the journal keeps it; where any leaves computer players to chance, they draw by it. What each remembers stands beside what the others do.
 */
export const composed = <State, Extra>([first, ...others]: readonly [
  Terms<State, Extra>,
  ...Terms<State, Extra>[],
]): Terms<State, Extra> => others.reduce(both, first);

function both<State, Extra>(a: Terms<State, Extra>, b: Terms<State, Extra>): Terms<State, Extra> {
  return {
    decides: SLOWNESS[Math.max(SLOWNESS.indexOf(a.decides), SLOWNESS.indexOf(b.decides))] ?? a.decides,
    persistence: b.persistence === 'journal' ? a.persistence : b.persistence,
    robotsDraw: a.robotsDraw === 'byChance' ? a.robotsDraw : b.robotsDraw,
    extra: { ...a.extra, ...b.extra },
    seatsHere(state) {
      const here = new Set(b.seatsHere(state));
      return a.seatsHere(state).filter((seat) => here.has(seat));
    },
    next: (extra, happening) => b.next(a.next(extra, happening), happening),
    bars: (aid, state, extra) => a.bars(aid, state, extra) ?? b.bars(aid, state, extra),
  };
}
