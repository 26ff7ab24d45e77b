import { parseArgs } from 'node:util';
import { MAX_SEATS, MAX_SEED, MIN_SEATS } from '../../src-shared/tantrix';
import { objectionToSeed, readOr, wholeNumber } from '../lib/command-line';

export const SELFGAME_USAGE = `usage: npm run selfgame -- --players 2 --seed S [--moves random]
  --players  ${MIN_SEATS} to ${MAX_SEATS}; 2 when left out
  --seed     a whole number from 0 to ${MAX_SEED}
  --moves    how moves are chosen: random, the only way so far`;

export interface SelfgameOptions {
  readonly players: number;
  readonly seed: number;
}

/** What the words of the command line ask for; a text says what is wrong with them. */
export const selfgameOptions = (args: readonly string[]): SelfgameOptions | string =>
  readOr(() => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        players: { type: 'string', default: String(MIN_SEATS) },
        seed: { type: 'string' },
        moves: { type: 'string', default: 'random' },
      },
    });
    const players = wholeNumber(values.players);
    const seed = wholeNumber(values.seed ?? '');
    if (!(players >= MIN_SEATS && players <= MAX_SEATS)) return `--players is ${MIN_SEATS} to ${MAX_SEATS}`;
    if (values.moves !== 'random') return '--moves is random';
    return objectionToSeed(seed) ?? { players, seed };
  });
