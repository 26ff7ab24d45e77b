import { inPool } from '../lib/pool';
import type { MatchOptions } from './arguments';
import { partsOf, withEarlier } from './earlier';
import type { Outcome } from './match-game';

interface Running {
  /** How many processes play; their number changes nothing. */
  readonly processes?: number;
  /** Told after each game of all that are over, in no order. */
  readonly onGame?: (over: readonly Outcome[]) => void;
}

/** The outcomes of all games of a match in their order. */
export const runMatch = (
  { a, b, games, seed }: MatchOptions,
  { processes, onGame }: Running = {},
): Promise<Outcome[]> =>
  withEarlier([a, b], (folders) => {
    const places = [a, b].flatMap((player) => {
      const { name, reference = '' } = partsOf(player);
      return [name, folders.get(reference) ?? ''];
    });
    return inPool(games, {
      script: 'scripts/match/worker.ts',
      args: [...places, String(seed)],
      processes,
      onResult: onGame,
    });
  });
