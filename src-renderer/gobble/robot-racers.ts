import { type Gaze, gazeFrom, lookedAt, type Robot, robotSeedOf } from '../../src-shared/gobble/robots';
import type { RecordedRace } from '../../src-shared/record';
import { clockNow } from './clock';
import { raceNow, sendToRace } from './race-table';

/** Computer players in the race that is shown: each looks at its own pace, as long as the clock runs. */

/** Where each has come with looking, by its race. */
const gazes = new WeakMap<WeakKey, Map<number, Gaze>>();

/** A tick is short; more than this never falls due in one. */
const MOST_AT_ONCE = 50;

/** Lets computer players see and do whatever falls due by now. */
export function letRobotsLook(): void {
  for (let done = 0; done < MOST_AT_ONCE; done++) {
    const open = raceNow();
    const due = open && firstDue(open.record);
    if (!due) return;
    const { robot, gaze, known } = due;
    const looked = lookedAt(open.record.race, robot, gaze);
    known.set(robot.seat, looked.gaze);
    if (looked.move) sendToRace({ kind: 'move', made: { by: robot.seat, move: looked.move } });
  }
}

/** Whoever has seen first what it looks at; undefined where nobody has yet. */
function firstDue(record: RecordedRace) {
  const { ms, isRunning } = clockNow();
  if (!isRunning || record.race.isOver) return undefined;
  const known = gazes.get(record.race.start) ?? new Map<number, Gaze>();
  gazes.set(record.race.start, known);
  const looking = robotsOf(record).map((robot) => {
    const gaze = known.get(robot.seat) ?? gazeFrom(robot, Math.floor(ms));
    known.set(robot.seat, gaze);
    return { robot, gaze, known };
  });
  return looking.filter(({ gaze }) => gaze.next <= ms).toSorted((a, b) => a.gaze.next - b.gaze.next)[0];
}

/** The computer players who still have tiles. */
function robotsOf({ players, race, isSlow }: RecordedRace): Robot[] {
  const seed = robotSeedOf(race);
  return players.flatMap(({ pace }, seat) =>
    pace && (race.hands[seat] ?? []).length > 0 ? [{ seat, pace, isSlow, seed }] : [],
  );
}
