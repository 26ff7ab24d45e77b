import { rotationsThatFit } from '../../src-shared/gobble/fits';
import { makeMove } from '../../src-shared/gobble/moves';
import {
  newRace,
  openSpaces,
  type Race,
  type RaceMove,
  raceOrder,
  racersLeft,
  sharesFor,
} from '../../src-shared/gobble/race';
import { gazeFrom, lookedAt, type Pace, PACES } from '../../src-shared/gobble/robots';
import type { RecordedRace } from '../../src-shared/record';
import { pick, type Random } from '../../src-shared/tantrix';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay'];

/** A race that is about to begin, of two to six players. */
export function newRecordedRace(random: Random): RecordedRace {
  const count = 2 + random(5);
  const players = NAMES.slice(0, count).map((name) =>
    random(2) === 0 ? { name } : { name, pace: pick(PACES, random) },
  );
  const shares = sharesFor(players.map(() => random(4)));
  return { players, race: newRace({ order: raceOrder(random(100_000)), shares }), isSlow: random(2) === 0, clock: 0 };
}

/** All that a player may do now: tiles that can be laid, or thrown. */
export function possibleMoves(race: Race, by: number): RaceMove[] {
  const at = (race.moves.at(-1)?.move.at ?? 0) + 250;
  const hand = race.hands[by] ?? [];
  if (race.owing.includes(by)) {
    const others = racersLeft(race).filter((seat) => seat !== by);
    return hand.flatMap((tile) => others.map((to) => ({ kind: 'throw', at, tile, to }) as const));
  }
  return openSpaces(race).flatMap((space) =>
    hand.flatMap((tile) =>
      rotationsThatFit(space, tile).map((rotation) => ({ kind: 'lay', at, tile, ...space.hex, rotation }) as const),
    ),
  );
}

/** A race of computer players to its end; each state goes to `look`. Throws Error where it goes on for too long. */
export function raceOfRobots(
  race: Race,
  paces: readonly Pace[],
  seed: number,
  look: (race: Race) => void = () => undefined,
): Race {
  const robots = paces.map((pace, seat) => ({ seat, pace, isSlow: false, seed, gaze: { looks: 0, next: 0 } }));
  for (const robot of robots) robot.gaze = gazeFrom(robot, 0);
  let now = race;
  for (let looks = 0; looks < 20_000; looks++) {
    if (now.isOver) return now;
    const [robot] = robots
      .filter(({ seat }) => racersLeft(now).includes(seat))
      .toSorted((a, b) => a.gaze.next - b.gaze.next);
    if (!robot) break;
    const { gaze, move } = lookedAt(now, robot, robot.gaze);
    robot.gaze = gaze;
    if (!move) continue;
    const made = makeMove(now, robot.seat, move);
    if (!made.ok) throw new Error(made.refusal.code);
    now = made.race;
    look(now);
  }
  throw new Error('the race does not end');
}
