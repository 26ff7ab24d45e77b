import { parseArgs } from 'node:util';
import { MAX_SEED } from '../../src-shared/tantrix';
import { objectionToSeed, readOr, wholeNumber } from '../lib/command-line';

export const TRAIN_USAGE = `usage: npm run train -- --rounds N --games N --playouts N --seed S
  --rounds    each learns from games played with what the one before has learned; 2 when left out
  --games     games of a round, from 10; 240 when left out
  --playouts  games that a search plays on for a decision, from 100; 1200 when left out
  --seed      a whole number from 0 to ${MAX_SEED}; 1 when left out. Matches with the numbers that follow it have the
              same deals as its rounds: the player is to be judged by others`;

export interface Training {
  readonly rounds: number;
  /** Of a round. */
  readonly games: number;
  /** Games that a search plays on for a decision. */
  readonly playouts: number;
  readonly seed: number;
}

/** What the words of the command line ask for; a text says what is wrong with them. */
export const trainOptions = (args: readonly string[]): Training | string =>
  readOr(() => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        rounds: { type: 'string', default: '2' },
        games: { type: 'string', default: '240' },
        playouts: { type: 'string', default: '1200' },
        seed: { type: 'string', default: '1' },
      },
    });
    const training = {
      rounds: wholeNumber(values.rounds),
      games: wholeNumber(values.games),
      playouts: wholeNumber(values.playouts),
      seed: wholeNumber(values.seed),
    };
    return objectionTo(training) ?? training;
  });

function objectionTo({ rounds, games, playouts, seed }: Training): string | undefined {
  if (!(rounds >= 1)) return '--rounds is a whole number from 1';
  if (!(games >= 10)) return '--games is a whole number from 10';
  if (!(playouts >= 100)) return '--playouts is a whole number from 100';
  return objectionToSeed(seed);
}
