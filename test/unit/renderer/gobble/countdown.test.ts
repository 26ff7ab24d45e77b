import { expect, it } from 'vitest';
import { countAt, isOn, leadOf } from '../../../../src-renderer/gobble/countdown';
import { endRefereed, setRefereed } from '../../../../src-renderer/gobble/refereed';
import { makeMove } from '../../../../src-shared/gobble/moves';
import { newRace, type Race, raceOrder, sharesFor } from '../../../../src-shared/gobble/race';
import { possibleMoves } from '../../../support/races';

const raceFrom = (seed: number): Race => newRace({ order: raceOrder(seed), shares: sharesFor([0, 0]) });
const running = (ms: number) => ({ ms, isRunning: true });
const counts = (race: Race) => [0, 1, 999, 1000, 2999, 3000, 3699, 3700].map((ms) => countAt(race, running(ms)));

it('a race at several computers counts down to its beginning, and nobody may move before', () => {
  const race = raceFrom(7);
  setRefereed(race, { seat: 0, setRunning: () => undefined });
  expect(counts(race)).toEqual([3, 3, 3, 2, 1, 0, 0, undefined]);
  expect([0, 2999, 3000, 9000].map((ms) => isOn(race, running(ms)))).toEqual([false, false, true, true]);
  expect(countAt(race, { ms: 500, isRunning: false })).toBeUndefined();
  // Others have begun: what is seen here is late.
  const [move] = possibleMoves(race, 1);
  const made = move && makeMove(race, 1, move);
  if (!made?.ok) throw new Error('nothing can be laid');
  const begun = made.race;
  expect([countAt(begun, running(500)), isOn(begun, running(500))]).toEqual([undefined, true]);
  endRefereed(race);
  expect([countAt(race, running(500)), leadOf(race)]).toEqual([undefined, 0]);
});

it('a race at one computer begins with GO', () => {
  const race = raceFrom(8);
  expect([countAt(race, running(0)), isOn(race, running(0))]).toEqual([undefined, true]);
});
