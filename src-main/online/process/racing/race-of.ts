import { randomInt } from 'node:crypto';
import { raceOrder, sharesFor } from '../../../../src-shared/gobble/race';
import type { Lobby } from '../../../../src-shared/online/lobby';
import type { RaceBegin } from '../../../../src-shared/online/race/wire';
import { newSecret } from '../../keys';

const MOST_SEED = 2 ** 32 - 1;

/** The race of those who have come to a table. All tiles lie face up: chance is all that is wanted of their order. */
export const raceOf = ({ taken }: Pick<Lobby, 'taken'>): RaceBegin => ({
  kind: 'raceBegin',
  race: newSecret(),
  start: { order: raceOrder(randomInt(MOST_SEED)), shares: sharesFor(taken.map(() => 0)) },
  names: taken.map(({ name }) => name),
  keys: taken.map(({ key }) => key),
});
