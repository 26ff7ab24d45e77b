import { cutTo, extended, giveBack, takeBack } from './log';
import type { Gesture, Log, Made, Rules, Seat } from './rules';
import type { Barred, Happening, Terms } from './terms';

/**
 * The mid-end (the word is Simon Tatham's): one for all rules on all terms. It has the log, its undo, the moves that wait for
 * a decision, and the rulings on them, which may come at any time, late or twice.
 */

/** A move that counts only once it is decided. */
export interface Pending<Move> extends Made<Move> {
  /** By which a ruling names it; never used twice. */
  readonly ticket: number;
}

/** A move counts as number so and so of the log, from 1: one of ours, by its ticket, or anybody's. */
export interface Ruling<Move> {
  readonly number: number;
  readonly made: Made<Move>;
  readonly ticket?: number | undefined;
}

export interface TableState<State, Move, Hand, Extra> {
  readonly log: Log<State, Move>;
  /** Moves that were taken back, the next to be given back first. */
  readonly undone: readonly Made<Move>[];
  readonly pending: readonly Pending<Move>[];
  readonly lastTicket: number;
  /** Rulings that came before their turn. */
  readonly early: readonly Ruling<Move>[];
  /** What each person at this computer has in hand. */
  readonly hands: Readonly<Record<Seat, Hand>>;
  readonly extra: Extra;
  /** Why the last thing could not be done; forgotten with the next. */
  readonly objection?: Barred | undefined;
}

export type Message<State, Move> =
  | { readonly kind: 'gesture'; readonly by: Seat; readonly gesture: Gesture }
  /** Whoever needs no hand: a computer player, a hint that is played, a solution. */
  | { readonly kind: 'move'; readonly made: Made<Move> }
  /** A move counts as number so and so of the log, from 1: one of ours, by its ticket, or anybody's. */
  | {
      readonly kind: 'ruling';
      readonly number: number;
      readonly made: Made<Move>;
      readonly ticket?: number | undefined;
    }
  | { readonly kind: 'refused'; readonly ticket: number; readonly objection: Barred }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'handedOn' }
  /** All agreed, or whoever decides went on from fewer moves. */
  | { readonly kind: 'rewound'; readonly to: number }
  /** What is saved but never undone: names, a computer player who becomes a person, that the program has helped. */
  | { readonly kind: 'amended'; readonly change: (state: State) => State };

export interface Play<State, Move, Hand, Extra> {
  readonly rules: Rules<State, Move, Hand>;
  readonly terms: Terms<State, Extra>;
}

/** A table as it begins, or as a file has it. */
export function begun<State, Move, Hand, Extra>(
  { rules, terms }: Play<State, Move, Hand, Extra>,
  state: State,
): TableState<State, Move, Hand, Extra> {
  return { log: rules.logOf(state), undone: [], pending: [], lastTicket: 0, early: [], hands: {}, extra: terms.extra };
}

/** The state that the person sees: where somebody elsewhere decides, with the moves on their way. */
export function seen<State, Move, Hand, Extra>(
  { rules, terms }: Play<State, Move, Hand, Extra>,
  { log, pending }: TableState<State, Move, Hand, Extra>,
): State {
  return terms.decides === 'referee' ? extended(rules, log, pending).now : log.now;
}

type Table<State, Move, Hand, Extra> = TableState<State, Move, Hand, Extra>;

/** The table with another log, and what follows from that for the hands and the terms. */
function withLog<State, Move, Hand, Extra>(
  { rules, terms }: Play<State, Move, Hand, Extra>,
  table: Table<State, Move, Hand, Extra>,
  log: Log<State, Move>,
  more: Partial<Table<State, Move, Hand, Extra>> & { readonly by?: Seat | undefined } = {},
): Table<State, Move, Hand, Extra> {
  const { by, ...rest } = more;
  const [before, after] = [table.log.now, log.now];
  const happening: Happening<State> = { kind: 'changed', before, after, by };
  const hands = Object.fromEntries(
    Object.entries(table.hands).map(([seat, hand]) => [seat, rules.handAfter(hand, before, after)]),
  );
  return { ...table, objection: undefined, ...rest, log, hands, extra: terms.next(table.extra, happening) };
}

function objected<State, Move, Hand, Extra>(
  { terms }: Play<State, Move, Hand, Extra>,
  table: Table<State, Move, Hand, Extra>,
  objection: Barred,
): Table<State, Move, Hand, Extra> {
  return { ...table, objection, extra: terms.next(table.extra, { kind: 'refused', objection }) };
}

/** A move is made, or waits to be decided; what the rules refuse changes nothing. */
function proposed<State, Move, Hand, Extra>(
  play: Play<State, Move, Hand, Extra>,
  table: Table<State, Move, Hand, Extra>,
  made: Made<Move>,
): Table<State, Move, Hand, Extra> {
  const state = seen(play, table);
  const bar = play.terms.bars('act', state, table.extra);
  if (bar) return objected(play, table, bar);
  const executed = play.rules.execute(state, made);
  if (!executed.ok) return objected(play, table, executed.objection);
  if (play.terms.decides === 'now') {
    const { log } = table;
    const after = { ...log, moves: [...log.moves, made], now: executed.state };
    return withLog(play, table, after, { undone: [], by: made.by });
  }
  // What a move draws is known once it counts: until then there is no other.
  if (play.terms.decides === 'kept' && table.pending.length > 0) return table;
  const ticket = table.lastTicket + 1;
  return { ...table, objection: undefined, lastTicket: ticket, pending: [...table.pending, { ...made, ticket }] };
}

function gestured<State, Move, Hand, Extra>(
  play: Play<State, Move, Hand, Extra>,
  table: Table<State, Move, Hand, Extra>,
  by: Seat,
  gesture: Gesture,
): Table<State, Move, Hand, Extra> {
  const state = seen(play, table);
  const { rules, terms } = play;
  const bar = terms.bars('act', state, table.extra);
  if (bar) return objected(play, table, bar);
  if (!terms.seatsHere(state).includes(by)) return objected(play, table, { code: 'elsewhere', at: [] });
  const { hand, move, objection } = rules.interpret(state, table.hands[by] ?? rules.emptyHand, by, gesture);
  const after = hand === undefined ? table : { ...table, objection: undefined, hands: { ...table.hands, [by]: hand } };
  if (objection) return objected(play, after, objection);
  return move === undefined ? after : proposed(play, after, { by, move });
}

/**
 * A ruling counts once, and as the move that it says it is: what comes before its turn waits, what comes again is nothing
 * new. Of the moves on their way those stay that can still follow.
 */
function ruled<State, Move, Hand, Extra>(
  play: Play<State, Move, Hand, Extra>,
  table: Table<State, Move, Hand, Extra>,
  ruling: Ruling<Move>,
): Table<State, Move, Hand, Extra> {
  const next = table.log.moves.length + 1;
  if (ruling.number < next || table.early.some(({ number }) => number === ruling.number)) return table;
  if (ruling.number > next) return { ...table, early: [...table.early, ruling] };
  const executed = play.rules.execute(table.log.now, ruling.made);
  if (!executed.ok) return objected(play, table, executed.objection);
  const log = { ...table.log, moves: [...table.log.moves, ruling.made], now: executed.state };
  const pending = stillPossible(
    play,
    log,
    table.pending.filter(({ ticket }) => ticket !== ruling.ticket),
  );
  const early = table.early.filter(({ number }) => number > next);
  const after = withLog(play, table, log, { pending, early, undone: [], by: ruling.made.by });
  const following = table.early.find(({ number }) => number === next + 1);
  return following ? ruled(play, { ...after, early: early.filter((each) => each !== following) }, following) : after;
}

/** The moves on their way that can still follow, up to the first that cannot. */
function stillPossible<State, Move, Hand, Extra>(
  { rules }: Play<State, Move, Hand, Extra>,
  { now }: Log<State, Move>,
  pending: readonly Pending<Move>[],
): readonly Pending<Move>[] {
  let state = now;
  for (const [at, made] of pending.entries()) {
    const executed = rules.execute(state, made);
    if (!executed.ok) return pending.slice(0, at);
    ({ state } = executed);
  }
  return pending;
}

/** Whether an Undo would take something back, or a Redo give something again. */
export function mayUndoOrRedo<State, Move, Hand, Extra>(
  play: Play<State, Move, Hand, Extra>,
  table: TableState<State, Move, Hand, Extra>,
  kind: 'undo' | 'redo',
): boolean {
  const isThere = kind === 'undo' ? play.rules.undoTo(table.log) !== undefined : table.undone.length > 0;
  return isThere && table.pending.length === 0 && play.terms.bars(kind, table.log.now, table.extra) === undefined;
}

/** A move of ours does not count; said late, or twice, it is nothing new. */
function turnedDown<State, Move, Hand, Extra>(
  play: Play<State, Move, Hand, Extra>,
  table: Table<State, Move, Hand, Extra>,
  ticket: number,
  objection: Barred,
): Table<State, Move, Hand, Extra> {
  const pending = table.pending.filter((each) => each.ticket !== ticket);
  if (pending.length === table.pending.length) return table;
  return objected(play, { ...table, pending: stillPossible(play, table.log, pending) }, objection);
}

const handedOn = <State, Move, Hand, Extra>(
  { terms }: Play<State, Move, Hand, Extra>,
  table: Table<State, Move, Hand, Extra>,
): Table<State, Move, Hand, Extra> => ({
  ...table,
  objection: undefined,
  extra: terms.next(table.extra, { kind: 'handedOn' }),
});

const rewound = <State, Move, Hand, Extra>(
  play: Play<State, Move, Hand, Extra>,
  table: Table<State, Move, Hand, Extra>,
  to: number,
): Table<State, Move, Hand, Extra> =>
  withLog(play, table, cutTo(play.rules, table.log, to), { pending: [], undone: [], early: [] });

/** Both ends of the log are changed: what was amended stays when moves are taken back. */
function amended<State, Move, Hand, Extra>(
  play: Play<State, Move, Hand, Extra>,
  table: Table<State, Move, Hand, Extra>,
  change: (state: State) => State,
): Table<State, Move, Hand, Extra> {
  const { start, moves, now } = table.log;
  return withLog(play, table, { start: change(start), moves, now: change(now) });
}

function undoneOrRedone<State, Move, Hand, Extra>(
  play: Play<State, Move, Hand, Extra>,
  table: Table<State, Move, Hand, Extra>,
  kind: 'undo' | 'redo',
): Table<State, Move, Hand, Extra> {
  // What waits to be decided would no longer follow.
  const after = table.pending.length > 0 ? undefined : (kind === 'undo' ? takeBack : giveBack)(play.rules, table);
  if (!after) return table;
  const bar = play.terms.bars(kind, table.log.now, table.extra);
  return bar ? objected(play, table, bar) : withLog(play, table, after.log, { undone: after.undone });
}

/** The table after a message. It is the same value when the message changes nothing. */
export function step<State, Move, Hand, Extra>(
  play: Play<State, Move, Hand, Extra>,
  table: TableState<State, Move, Hand, Extra>,
  message: Message<State, Move>,
): TableState<State, Move, Hand, Extra> {
  if (message.kind === 'gesture') return gestured(play, table, message.by, message.gesture);
  if (message.kind === 'move') return proposed(play, table, message.made);
  if (message.kind === 'ruling') return ruled(play, table, message);
  if (message.kind === 'refused') return turnedDown(play, table, message.ticket, message.objection);
  if (message.kind === 'undo' || message.kind === 'redo') return undoneOrRedone(play, table, message.kind);
  if (message.kind === 'handedOn') return handedOn(play, table);
  if (message.kind === 'rewound') return rewound(play, table, message.to);
  return amended(play, table, message.change);
}
