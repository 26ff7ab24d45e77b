import { parseArgs } from 'node:util';
import { MAX_SEED } from '../../src-shared/tantrix';
import { partsOf } from './earlier';
import { PLAYER_FORMS, playerOf } from './players';
import { objectionToSeed, readOr, wholeNumber } from '../lib/command-line';

export const MATCH_USAGE = `usage: npm run match -- --a NAME:LEVEL --b NAME:LEVEL --games N --seed S
  --a, --b   ${PLAYER_FORMS};
             with @REF behind it, as it was at a commit
  --games    how many; an even number, for every deal is played twice with the seats swapped
  --seed     a whole number from 0 to ${MAX_SEED}; 1 when left out`;

export interface MatchOptions {
  /** The players as they are written on the command line. */
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly seed: number;
}

/** What the words of the command line ask for; a text says what is wrong with them. */
export const matchOptions = (args: readonly string[]): MatchOptions | string =>
  readOr(() => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        a: { type: 'string' },
        b: { type: 'string' },
        games: { type: 'string' },
        seed: { type: 'string', default: '1' },
      },
    });
    const { a = '', b = '' } = values;
    const options = { a, b, games: wholeNumber(values.games ?? ''), seed: wholeNumber(values.seed) };
    return objectionTo(options) ?? options;
  });

function objectionTo({ a, b, games, seed }: MatchOptions): string | undefined {
  for (const [name, player] of Object.entries({ a, b })) {
    const { name: who, reference } = partsOf(player);
    if (!playerOf(who) || reference === '') return `--${name} is ${PLAYER_FORMS}`;
  }
  if (!(games >= 2 && games % 2 === 0)) return '--games is an even number from 2';
  return objectionToSeed(seed);
}
