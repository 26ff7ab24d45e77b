import { isCovered, stageNow } from '../stage/dialogs';
import { onTables } from '../stage/tables';
import type { Race } from '../../src-shared/gobble/race';
import { turnAt } from '../../src-shared/gobble/turns';
import { clockNow, passRaceTime, pauseRace, tellTable, timeOf } from './clock';
import { isOn } from './countdown';
import { raceNow } from './race-table';
import { refereedOf } from './refereed';
import { letRobotsLook } from './robot-racers';

const TICK_MS = 50;
/** A busy computer ticks late: nobody saw more than this of it. */
const LONGEST_TICK = 250;
/** A tick that took longer was none: the computer was asleep. */
const ASLEEP = 10_000;

/** Whose turn it is where turns are taken: it passes by time alone. */
function turnNow(): number | undefined {
  const open = raceNow();
  return open && turnAt(open.record.race, timeOf(open.record))?.seat;
}

/** Whoever decides has the clock; what is seen of it here goes on meanwhile. */
function passRefereed(race: Race, passed: number): void {
  const hasBegun = isOn(race);
  passRaceTime(passed);
  if (isOn(race) !== hasBegun) tellTable();
}

/** From now on the time of the race that is shown passes. It stops, and stays so, as soon as nobody can see the table. */
export function startRaces(): void {
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    const passed = now - last;
    last = now;
    if (!clockNow().isRunning) return;
    const open = raceNow();
    const isAway = !open || open.record.race.isOver || isCovered(stageNow()) || document.hidden;
    // The others race on.
    if (open && refereedOf(open.record.race)) return passRefereed(open.record.race, passed);
    if (isAway || passed > ASLEEP) return pauseRace();
    const turn = turnNow();
    passRaceTime(Math.min(passed, LONGEST_TICK));
    letRobotsLook();
    if (turnNow() !== turn) tellTable();
  }, TICK_MS);
  onTables((tables, before) => {
    const race = raceNow()?.record.race;
    if (tables.shown !== before.shown && !(race && refereedOf(race))) pauseRace();
  });
}
