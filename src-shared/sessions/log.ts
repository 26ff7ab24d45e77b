import type { Log, MadeMove, Rules } from './rules';

/** Making a log longer and shorter; none of this knows what is played. */

type Folding<State, Move> = Pick<Rules<State, Move, unknown>, 'execute'>;

/** The log after further moves. Throws RangeError at a move that the rules refuse: only made moves come into a log. */
export function extended<State, Move>(
  rules: Folding<State, Move>,
  log: Log<State, Move>,
  more: readonly MadeMove<Move>[],
): Log<State, Move> {
  let { now } = log;
  for (const made of more) {
    const executed = rules.execute(now, made);
    if (!executed.ok) throw new RangeError(`no move of this log: ${executed.objection.code}`);
    now = executed.state;
  }
  return { ...log, moves: [...log.moves, ...more], now };
}

/** The log after its first `count` moves. */
export const truncated = <State, Move>(
  { at }: Pick<Rules<State, Move, unknown>, 'at'>,
  log: Log<State, Move>,
  count: number,
): Log<State, Move> => ({ ...log, moves: log.moves.slice(0, count), now: at(log, count) });

/** A log and the moves that were taken back from its end, the next to be given back first. */
export interface Undoable<State, Move> {
  readonly log: Log<State, Move>;
  readonly undone: readonly MadeMove<Move>[];
}

/** What one Undo makes of a log, and of the moves taken back before; undefined where there is nothing to take back. */
export function undoLog<State, Move>(
  rules: Pick<Rules<State, Move, unknown>, 'at' | 'undoTo'>,
  { log, undone }: Undoable<State, Move>,
): Undoable<State, Move> | undefined {
  const count = rules.undoTo(log);
  if (count === undefined) return undefined;
  return { log: truncated(rules, log, count), undone: [...log.moves.slice(count), ...undone] };
}

/** What one Redo makes of a log: as much comes again as one Undo would take back; undefined where nothing was undone. */
export function redoLog<State, Move>(
  rules: Pick<Rules<State, Move, unknown>, 'execute' | 'undoTo'>,
  { log, undone }: Undoable<State, Move>,
): Undoable<State, Move> | undefined {
  let after: Undoable<State, Move> | undefined;
  let longer = log;
  for (const [at, made] of undone.entries()) {
    longer = extended(rules, longer, [made]);
    if (rules.undoTo(longer) === log.moves.length) after = { log: longer, undone: undone.slice(at + 1) };
    // Every further move would belong to the next Redo.
    else if (after) break;
  }
  return after;
}
