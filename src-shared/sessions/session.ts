import { truncated, extended, redoLog, undoLog } from './log';
import type { Message, MessageOf, Pending, Ruling } from './messages';
import type { Log, MadeMove, Rules, Seat } from './rules';
import { counted, stillPossible, type Waiting } from './rulings';
import type { Barred, SessionEvent, Terms } from './terms';

/**
 * The mid-end (the word is Simon Tatham's): one for all rules on all terms. It has the log, its undo, the moves that wait for
 * a decision, and the rulings on them, which may come at any time, late or twice.
 */

interface Play<State, Move, Hand, Extra> {
  readonly rules: Rules<State, Move, Hand>;
  readonly terms: Terms<State, Extra>;
}

/** All of a table that its messages change. */
interface Values<State, Move, Hand, Extra> extends Waiting<State, Move> {
  /** Moves that were taken back, the next to be given back first. */
  readonly undone: readonly MadeMove<Move>[];
  readonly lastTicket: number;
  /** What each person at this computer has in hand. */
  readonly hands: Readonly<Record<Seat, Hand>>;
  /** What the terms remember. */
  readonly extra: Extra;
  /** Why the last thing could not be done; forgotten with the next. */
  readonly objection?: Barred | undefined;
}

/** What is played at a table, by its rules and on its terms: a value, of which every message makes the next. */
export class Session<State, Move, Hand, Extra> {
  /** The state with the moves on their way: one value as long as it is the same. */
  private ahead: State | undefined;

  private constructor(
    private readonly play: Play<State, Move, Hand, Extra>,
    private readonly values: Values<State, Move, Hand, Extra>,
  ) {}

  /**
   * A table as it begins, or as a file has it.
   *
   * @param log where something led to the state that is never taken back, as the beginning of a lesson
   */
  static begun<State, Move, Hand, Extra>(
    play: Play<State, Move, Hand, Extra>,
    state: State,
    log: Log<State, Move> = play.rules.logOf(state),
  ): Session<State, Move, Hand, Extra> {
    const { extra } = play.terms;
    return new Session(play, { log, undone: [], pending: [], lastTicket: 0, early: [], hands: {}, extra });
  }

  get rules(): Rules<State, Move, Hand> {
    return this.play.rules;
  }
  get terms(): Terms<State, Extra> {
    return this.play.terms;
  }
  get log(): Log<State, Move> {
    return this.values.log;
  }
  get undone(): readonly MadeMove<Move>[] {
    return this.values.undone;
  }
  get pending(): readonly Pending<Move>[] {
    return this.values.pending;
  }
  get extra(): Extra {
    return this.values.extra;
  }
  get objection(): Barred | undefined {
    return this.values.objection;
  }

  /** The state that the person sees: where somebody elsewhere decides, with the moves on their way. */
  get seen(): State {
    const { log, pending } = this.values;
    if (this.terms.decides !== 'referee' || pending.length === 0) return log.now;
    this.ahead ??= extended(this.rules, log, pending).now;
    return this.ahead;
  }

  /** The state with the moves that were taken back: what is kept so that none of them is lost. */
  get withUndone(): State {
    const { log, undone } = this.values;
    return undone.length > 0 ? extended(this.rules, log, undone).now : log.now;
  }

  /** What somebody has in hand. */
  handOf(by: Seat): Hand {
    return this.values.hands[by] ?? this.rules.emptyHand;
  }

  /** The seats of those at this computer. */
  get seatsHere(): readonly Seat[] {
    return this.terms.seatsHere(this.seen);
  }

  /** Why something may not be done as things stand; undefined where it may. */
  bar(aid: Parameters<Terms<State, Extra>['bars']>[0]): Barred | undefined {
    return this.terms.bars(aid, this.seen, this.extra);
  }

  /** Whether there is something to take back, or to give again, be it barred or not. */
  has(kind: 'undo' | 'redo'): boolean {
    const { log, undone, pending } = this.values;
    return pending.length === 0 && (kind === 'undo' ? this.rules.undoTo(log) !== undefined : undone.length > 0);
  }

  /** Whether an Undo would take something back, or a Redo give something again. */
  may(kind: 'undo' | 'redo'): boolean {
    return this.has(kind) && this.bar(kind) === undefined;
  }

  /** Whether leaving it loses something where it was never saved. */
  get isWorthKeeping(): boolean {
    return this.rules.isWorthKeeping(this.log);
  }

  /** The same, as if the last moves had been taken back: what `withUndone` gave comes back as it was. */
  takenBack(count: number): Session<State, Move, Hand, Extra> {
    const { log } = this.values;
    const left = Math.max(0, log.moves.length - count);
    return left === log.moves.length
      ? this
      : this.with({ log: truncated(this.rules, log, left), undone: log.moves.slice(left) });
  }

  /** The same on other terms, which remember nothing yet; nobody decides any more on what was on its way. */
  onTerms<Other>(terms: Terms<State, Other>): Session<State, Move, Hand, Other> {
    return new Session({ rules: this.rules, terms }, { ...this.values, pending: [], early: [], extra: terms.extra });
  }

  /** The table after a message. It is the same value when the message changes nothing. */
  after(message: Message<State, Move, Hand>): Session<State, Move, Hand, Extra> {
    if (message.kind === 'gesture') return this.gestured(message);
    if (message.kind === 'move') return this.proposed(message.made);
    if (message.kind === 'ruling') return this.ruled(message);
    if (message.kind === 'refused') return this.turnedDown(message);
    if (message.kind === 'undo' || message.kind === 'redo') return this.undoneOrRedone(message.kind);
    if (message.kind === 'hand') return this.handled(message.by, message.hand);
    if (message.kind === 'letGo') return this.letGo();
    if (message.kind === 'handedOn') return this.handedOn();
    if (message.kind === 'rewound') return this.rewound(message.to);
    return this.amended(message.change);
  }

  private with(change: Partial<Values<State, Move, Hand, Extra>>): Session<State, Move, Hand, Extra> {
    const next = new Session(this.play, { ...this.values, ...change });
    if (!change.log && !change.pending) next.ahead = this.ahead;
    return next;
  }

  /** With another log, and what follows from that for the hands and the terms. */
  private withLog(
    log: Log<State, Move>,
    change: Partial<Values<State, Move, Hand, Extra>> = {},
    by?: Seat,
  ): Session<State, Move, Hand, Extra> {
    const [before, after] = [this.log.now, log.now];
    const happening: SessionEvent<State> = { kind: 'changed', before, after, by };
    const extra = this.terms.next(this.extra, happening);
    return this.with({ objection: undefined, ...change, log, extra }).withHandsAfter(this.seen);
  }

  /** With what is left in the hands after a change of what is seen. */
  private withHandsAfter(before: State): Session<State, Move, Hand, Extra> {
    const after = this.seen;
    if (after === before) return this;
    const hands = Object.fromEntries(
      Object.entries(this.values.hands).map(([seat, hand]) => [seat, this.rules.handAfter(hand, before, after)]),
    );
    return this.with({ hands });
  }

  private objected(objection: Barred): Session<State, Move, Hand, Extra> {
    const happening: SessionEvent<State> = { kind: 'refused', state: this.log.now, objection };
    return this.with({ objection, extra: this.terms.next(this.extra, happening) });
  }

  private handedOn(): Session<State, Move, Hand, Extra> {
    const extra = this.terms.next(this.extra, { kind: 'handedOn' });
    return extra === this.extra && !this.objection ? this : this.with({ objection: undefined, extra });
  }

  private letGo(): Session<State, Move, Hand, Extra> {
    const isEmpty = Object.keys(this.values.hands).length === 0 && !this.objection;
    return isEmpty ? this : this.with({ hands: {}, objection: undefined });
  }

  private rewound(to: number): Session<State, Move, Hand, Extra> {
    const { log, undone, pending, early } = this.values;
    if (to === log.moves.length && undone.length + pending.length + early.length === 0) return this;
    return this.withLog(truncated(this.rules, log, to), { pending: [], undone: [], early: [] });
  }

  private handled(by: Seat, hand: Hand): Session<State, Move, Hand, Extra> {
    return this.with({ objection: undefined, hands: { ...this.values.hands, [by]: hand } });
  }

  private gestured({ by, gesture }: MessageOf<'gesture', State, Move, Hand>): Session<State, Move, Hand, Extra> {
    const state = this.seen;
    const bar = this.bar('act');
    if (bar) return this.objected(bar);
    if (!this.terms.seatsHere(state).includes(by)) return this.objected({ code: 'elsewhere', at: [] });
    const { hand, move, objection } = this.rules.interpret(state, this.handOf(by), by, gesture);
    const after = hand === undefined ? this : this.handled(by, hand);
    if (objection) return after.objected(objection);
    return move === undefined ? after : after.proposed({ by, move });
  }

  /** A move is made, or waits to be decided; what the rules refuse changes nothing. */
  private proposed(made: MadeMove<Move>): Session<State, Move, Hand, Extra> {
    const bar = this.bar('act');
    if (bar) return this.objected(bar);
    const executed = this.rules.execute(this.seen, made);
    if (!executed.ok) return this.objected(executed.objection);
    const { log, pending } = this.values;
    if (this.terms.decides === 'now') {
      return this.withLog({ ...log, moves: [...log.moves, made], now: executed.state }, { undone: [] }, made.by);
    }
    // What a move draws is known once it counts: until then there is no other.
    if (this.terms.decides === 'kept' && pending.length > 0) return this;
    const ticket = this.values.lastTicket + 1;
    const waiting = this.with({
      objection: undefined,
      lastTicket: ticket,
      pending: [...pending, { ...made, ticket }],
    });
    return waiting.withHandsAfter(this.seen);
  }

  /** A ruling counts once, and as the move that it says it is: what comes before its turn waits, what comes again is nothing new. */
  private ruled({ number, made, ticket }: Ruling<Move>): Session<State, Move, Hand, Extra> {
    const { log, early } = this.values;
    const next = log.moves.length + 1;
    if (number < next || early.some((ruling) => ruling.number === number)) return this;
    if (number > next) return this.with({ early: [...early, { number, made, ticket }] });
    const after = counted(this.rules, this.values, { number, made, ticket });
    if (!after.ok) return this.objected(after.objection);
    const { pending, early: waiting, following } = after;
    const change = { pending, early: waiting, undone: [] };
    const ruled = this.isExpected({ made, ticket })
      ? this.confirmed(after.log, change, made.by)
      : this.withLog(after.log, change, made.by);
    return following ? ruled.ruled(following) : ruled;
  }

  /** Whether a ruling says of the first move on its way that it counts as it was made. */
  private isExpected({ made, ticket }: Pick<Ruling<Move>, 'made' | 'ticket'>): boolean {
    const [first] = this.pending;
    return this.terms.decides === 'referee' && first?.ticket === ticket && first?.move === made.move;
  }

  /** What was seen already counts now: nothing changes for the eye, nor in the hands. */
  private confirmed(
    log: Log<State, Move>,
    change: Partial<Values<State, Move, Hand, Extra>>,
    by: Seat,
  ): Session<State, Move, Hand, Extra> {
    const { seen } = this;
    const [before, after] = [this.log.now, change.pending?.length === 0 ? seen : log.now];
    const extra = this.terms.next(this.extra, { kind: 'changed', before, after, by });
    const next = this.with({ objection: undefined, ...change, log: { ...log, now: after }, extra });
    next.ahead = seen;
    return next;
  }

  /** A move of ours does not count; said late, or twice, it is nothing new. */
  private turnedDown(message: MessageOf<'refused', State, Move, Hand>): Session<State, Move, Hand, Extra> {
    const pending = this.pending.filter(({ ticket }) => ticket !== message.ticket);
    if (pending.length === this.pending.length) return this;
    return this.with({ pending: stillPossible(this.rules, this.log.now, pending) }).objected(message.objection);
  }

  /** Both ends of the log are changed: what was amended stays when moves are taken back. */
  private amended(change: (state: State) => State): Session<State, Move, Hand, Extra> {
    const { start, moves, now } = this.log;
    const after = change(now);
    return after === now ? this : this.with({ log: { start: change(start), moves, now: after }, objection: undefined });
  }

  private undoneOrRedone(kind: 'undo' | 'redo'): Session<State, Move, Hand, Extra> {
    // What waits to be decided would no longer follow.
    const after = this.pending.length > 0 ? undefined : (kind === 'undo' ? undoLog : redoLog)(this.rules, this);
    if (!after) return this;
    const bar = this.terms.bars(kind, this.log.now, this.extra);
    if (bar) return this.objected(bar);
    return this.withLog(after.log, { undone: after.undone }, kind === 'redo' ? this.undone[0]?.by : undefined);
  }
}
