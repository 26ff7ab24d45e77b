import { describe, expect, it } from 'vitest';
import { newRace, raceOrder, sharesFor } from '../../../src-shared/gobble/race';
import { gazeFrom, lookedAt, type Pace, PACES } from '../../../src-shared/gobble/robots';
import { placesOf } from '../../../src-shared/gobble/places';
import { raceOfRobots } from '../../support/races';

const race = newRace({ order: raceOrder(3), shares: sharesFor([0, 0]) });
const robot = (pace: Pace, isSlow = false) => ({ seat: 0, pace, isSlow, seed: 5 });

/** Milliseconds until a computer player has laid its first tile. */
function firstTile(pace: Pace, isSlow = false): number {
  let gaze = gazeFrom(robot(pace, isSlow), 0);
  for (let looks = 0; looks < 1000; looks++) {
    const looked = lookedAt(race, robot(pace, isSlow), gaze);
    if (looked.move) return looked.move.at;
    ({ gaze } = looked);
  }
  throw new Error('it finds nothing');
}

describe('a computer player in a race', () => {
  it('does the same at the same time, and something else with another seed', () => {
    const gaze = gazeFrom(robot('steady'), 0);
    expect(lookedAt(race, robot('steady'), gaze)).toEqual(lookedAt(race, robot('steady'), gaze));
    expect(gazeFrom({ ...robot('steady'), seed: 6 }, 0)).not.toEqual(gaze);
  });

  it('sees but a few of its tiles at a time, at one space', () => {
    // Of 27 tiles some fit somewhere; yet most looks find nothing.
    const beginner = robot('beginner');
    const finds = Array.from({ length: 40 }, (_, looks) => lookedAt(race, beginner, { looks, next: 100 }).move);
    expect(finds.filter(Boolean).length).toBeGreaterThan(0);
    expect(finds.filter(Boolean).length).toBeLessThan(30);
  });

  it('takes its time: a beginner longer than a swift one, and all three times as long in a slow race', () => {
    expect(firstTile('beginner')).toBeGreaterThan(firstTile('swift'));
    for (const pace of PACES) expect(gazeFrom(robot(pace, true), 0).next).toBe(3 * gazeFrom(robot(pace), 0).next);
  });

  it('wins the more, the swifter it is', () => {
    const winners = Array.from({ length: 8 }, (_, at) => {
      const start = newRace({ order: raceOrder(at), shares: sharesFor([0, 0, 0]) });
      return placesOf(raceOfRobots(start, PACES, at))[0]?.seat;
    });
    expect(winners.filter((seat) => seat === PACES.indexOf('swift')).length).toBeGreaterThan(6);
  });
});
