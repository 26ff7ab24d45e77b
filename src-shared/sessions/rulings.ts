import type { Pending, Ruling } from './messages';
import type { Log, MoveResult, Rules } from './rules';

/** Moves that wait to be decided, and what rulings make of them; none of this knows on which terms they wait. */

type Executing<State, Move> = Pick<Rules<State, Move, unknown>, 'execute'>;

/** What a table has of moves that were decided, and of those that were not. */
export interface Waiting<State, Move> {
  readonly log: Log<State, Move>;
  readonly pending: readonly Pending<Move>[];
  /** Rulings that came before their turn. */
  readonly early: readonly Ruling<Move>[];
}

type Counted<State, Move> =
  | (Waiting<State, Move> & {
      readonly ok: true;
      /** The early ruling whose turn has come now, which waits no longer. */
      readonly following: Ruling<Move> | undefined;
    })
  | Extract<MoveResult<State>, { readonly ok: false }>;

/** What the ruling whose turn it is makes of a table; of the moves on their way those stay that can still follow. */
export function counted<State, Move>(
  rules: Executing<State, Move>,
  { log, pending, early }: Waiting<State, Move>,
  { number, made, ticket }: Ruling<Move>,
): Counted<State, Move> {
  const executed = rules.execute(log.now, made);
  if (!executed.ok) return executed;
  const { state: now } = executed;
  const others = pending.filter((each) => each.ticket !== ticket);
  return {
    ok: true,
    log: { ...log, moves: [...log.moves, made], now },
    pending: stillPossible(rules, now, others),
    early: early.filter((ruling) => ruling.number > number + 1),
    following: early.find((ruling) => ruling.number === number + 1),
  };
}

/** The moves on their way that can still follow, up to the first that cannot. */
export function stillPossible<State, Move>(
  rules: Executing<State, Move>,
  now: State,
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
