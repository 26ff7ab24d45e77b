import { pick, type Random, seededRandom } from '../tantrix';
import { isGobble, type RaceSpace, rotationsThatFit } from './fits';
import { openSpaces, type Race, type RaceMove, racersLeft } from './race';
import { mayLay, turnAt } from './turns';

/**
 * Computer players look for tiles as people do: at one space at a time, with a few of their tiles in mind. What they do not
 * look at they do not see. All they do depends on the race, on a seed and on the time that is handed in.
 */

export const PACES = ['beginner', 'steady', 'swift'] as const;
export type Pace = (typeof PACES)[number];

interface Habits {
  /** Milliseconds for one look at a space; they vary by half. */
  readonly look: number;
  /** Tiles that are held against it meanwhile. */
  readonly span: number;
  /** Of ten fits that are looked at, how many are overlooked. */
  readonly misses: number;
  /** Milliseconds for laying or throwing a tile. */
  readonly hand: number;
}

const HABITS: Readonly<Record<Pace, Habits>> = {
  beginner: { look: 3500, span: 2, misses: 4, hand: 2500 },
  steady: { look: 2000, span: 3, misses: 2, hand: 1500 },
  swift: { look: 800, span: 4, misses: 0, hand: 600 },
};

/** In a slow race everything takes computer players so many times as long. */
const SLOW = 3;

/** A computer player at the table. */
export interface Robot {
  readonly seat: number;
  readonly pace: Pace;
  readonly isSlow: boolean;
  readonly seed: number;
}

/** The seed that computer players draw from: that of the order in which the tiles were dealt. */
export const robotSeedOf = ({ start }: Race): number =>
  start.order.reduce((sum, tile) => (Math.imul(sum, 31) + tile) >>> 0, 0);

/** Where a computer player has come with looking. */
export interface Gaze {
  /** How many looks it has taken, which nobody takes back. */
  readonly looks: number;
  /** When it has seen what it looks at now. */
  readonly next: number;
}

const MIX = 0x9e37_79b1;
const numbersFor = ({ seed, seat }: Robot, looks: number): Random =>
  seededRandom((Math.imul(seed ^ Math.imul(looks + 1, MIX), 0x85eb_ca6b) ^ Math.imul(seat + 1, 0xc2b2_ae35)) >>> 0);

/** It begins to look at a time: at GO, or where the race goes on after a pause. */
export const gazeFrom = (robot: Robot, at: number): Gaze => ({
  looks: at,
  next: at + lookTime(robot, numbersFor(robot, at)),
});

function lookTime({ pace, isSlow }: Robot, random: Random): number {
  const { look } = HABITS[pace];
  return (look / 2 + random(look)) * (isSlow ? SLOW : 1);
}

/** What a computer player does when its look is over, and where it looks then; not to be asked before `gaze.next`. */
export function lookedAt(race: Race, robot: Robot, last: Gaze): { readonly gaze: Gaze; readonly move?: RaceMove } {
  const random = numbersFor(robot, last.looks);
  // Somebody else may have been told of a little later, and yet have come first.
  const gaze = { ...last, next: Math.max(last.next, race.moves.at(-1)?.move.at ?? 0) };
  const move = race.owing.includes(robot.seat) ? throwOf(race, robot, gaze, random) : layOf(race, robot, gaze, random);
  const looks = gaze.looks + 1;
  const { hand } = HABITS[robot.pace];
  const busy = move ? hand * (robot.isSlow ? SLOW : 1) : 0;
  const next = Math.max(gaze.next, waitsUntil(race, robot, gaze.next)) + busy + lookTime(robot, random);
  return { gaze: { looks, next: Math.floor(next) }, ...(move ? { move } : {}) };
}

/** Where turns are taken, it looks up when it may have come to its own. */
function waitsUntil(race: Race, { seat }: Robot, at: number): number {
  const turn = turnAt(race, at);
  return turn && turn.seat !== seat ? turn.since + (race.start.turnSeconds ?? 0) * 1000 : at;
}

/** Space after space, and round again with the next tiles of the hand: where nothing changes, nothing is left out. */
function layOf(race: Race, { seat, pace }: Robot, { looks, next }: Gaze, random: Random): RaceMove | undefined {
  const hand = race.hands[seat] ?? [];
  const space = spaceLookedAt(race, looks);
  if (!space || hand.length === 0 || !mayLay(race, seat, next)) return undefined;
  const { span, misses } = HABITS[pace];
  const first = Math.floor(looks / openSpaces(race).length) * span;
  for (let at = first; at < first + Math.min(span, hand.length); at++) {
    const tile = hand[at % hand.length];
    const rotation = tile && rotationsThatFit(space, tile)[0];
    if (tile === undefined || rotation === undefined || random(10) < misses) continue;
    return { kind: 'lay', at: next, tile, ...space.hex, rotation };
  }
  return undefined;
}

function spaceLookedAt(race: Race, looks: number): RaceSpace | undefined {
  // Gobbles catch the eye.
  const spaces = openSpaces(race).toSorted((a, b) => Number(isGobble(b)) - Number(isGobble(a)));
  return spaces[looks % spaces.length];
}

/** To whoever has the fewest tiles; a beginner to anybody. Which tile does not matter to those who see so little. */
function throwOf(race: Race, { seat, pace }: Robot, { next }: Gaze, random: Random): RaceMove | undefined {
  const sizeOf = (other: number): number => race.hands[other]?.length ?? 0;
  const others = racersLeft(race).filter((other) => other !== seat);
  const fewest = Math.min(...others.map(sizeOf));
  const victims = pace === 'beginner' ? others : others.filter((other) => sizeOf(other) === fewest);
  const hand = race.hands[seat] ?? [];
  if (victims.length === 0 || hand.length === 0) return undefined;
  return { kind: 'throw', at: next, tile: pick(hand, random), to: pick(victims, random) };
}
