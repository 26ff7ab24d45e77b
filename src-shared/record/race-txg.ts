import type { RaceMove } from '../gobble/race';
import { makeBagText } from './bag-text';
import { withCheck } from './envelope';
import { makePlacementText } from './placement-text';
import { clockOf, type RecordedRace } from './recorded-race';

/** The first word of a race's text. */
export const RACE_MARK = 'tantrix-gobble';
/** The newest version that is written and read. */
export const RACE_VERSION = 1;

/** A move as a line of the file: when, who, what. */
export function makeRaceMoveText(by: number, move: RaceMove): string {
  const what = move.kind === 'lay' ? makePlacementText(move) : `${move.tile} ${move.to + 1}`;
  return `${move.at} ${by + 1} ${move.kind} ${what}`;
}

/** The text of a race, as FORMAT.md describes it. */
export function makeRaceTxg(record: RecordedRace): string {
  const { players, race, isSlow } = record;
  const { order, shares, turnSeconds } = race.start;
  return withCheck([
    `${RACE_MARK} ${RACE_VERSION}`,
    ...players.map(({ name }) => `player ${name}`),
    ...players.flatMap(({ pace }, seat) => (pace ? [`robot ${seat + 1} ${pace}`] : [])),
    ...(isSlow ? ['slow'] : []),
    ...(turnSeconds === undefined ? [] : [`turns ${turnSeconds}`]),
    `shares ${shares.join(' ')}`,
    `order ${makeBagText(order)}`,
    ...race.moves.map(({ by, move }) => makeRaceMoveText(by, move)),
    `clock ${clockOf(record)}`,
  ]);
}
