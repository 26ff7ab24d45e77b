import { clockOf, type RecordedRace } from '../../src-shared/record';
import { changeState, tablesNow } from '../stage/tables';
import { makeStore } from '../ui/store';
import { raceNow } from './race-table';
import { refereedOf } from './refereed';

/** The time of the race that is shown: it stands until somebody says GO, and in a pause. */

export interface RaceClock {
  /** Milliseconds since GO, without the pauses. */
  readonly ms: number;
  readonly isRunning: boolean;
  /** Whoever decides elsewhere is being called again: nobody can let it go on meanwhile. */
  readonly isSought: boolean;
  /** The seats of those at other computers who are not there. */
  readonly away: readonly number[];
}

const { reading, set } = makeStore<RaceClock>({ ms: 0, isRunning: false, isSought: false, away: [] });

export const { use: useRaceClock, get: clockNow } = reading;

/** A race comes to the table: it stands until somebody lets it go on. */
export const setRaceClock = (ms: number): void => set({ ms, isRunning: false, isSought: false, away: [] });

/** The clock of a race of which somebody elsewhere decides, as it was told. */
export function followClock({ ms, isRunning, isSought, away }: RaceClock): void {
  const before = clockNow();
  const isOther = isRunning !== before.isRunning || isSought !== before.isSought || away.join() !== before.away.join();
  set({ ms, isRunning, isSought, away });
  if (isOther) tellTable();
}

/** Lets the race stand: for all who play it. */
export function pauseRace(): void {
  if (!clockNow().isRunning) return;
  const race = raceNow()?.record.race;
  const refereed = race && refereedOf(race);
  if (refereed) return refereed.setRunning(false);
  set({ isRunning: false });
  tellTable();
}

/** GO, or on after a pause. */
export function runRace(): void {
  const race = raceNow()?.record.race;
  const refereed = race && refereedOf(race);
  if (refereed) return refereed.setRunning(true);
  set({ isRunning: raceNow()?.record.race.isOver === false });
  tellTable();
}

/** Whoever tells what can be done at the shown table is to look again. */
export function tellTable(): void {
  const { shown } = tablesNow();
  if (shown !== undefined) changeState(shown, (state) => ({ ...state }));
}

/** Lets so many milliseconds pass. */
export const passRaceTime = (passed: number): void => set(({ ms }) => ({ ms: ms + passed }));

/** The time at which something is done now: whole milliseconds, and never before what was done last. */
export const timeOf = (record: RecordedRace): number => Math.max(Math.floor(clockNow().ms), clockOf(record));

/** The record of the race as it is to be written now: with the time that has passed. */
export const clockedRecord = (record: RecordedRace): RecordedRace => ({ ...record, clock: timeOf(record) });
