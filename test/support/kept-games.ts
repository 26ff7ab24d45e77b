import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Notes, SeatBalance } from '../../src-shared/library/entry';
import { puzzleById } from '../../src-shared/puzzles/catalogue';
import { solve } from '../../src-shared/puzzles/solver';
import { type AnyRecord, makeTxg, type Player } from '../../src-shared/record';
import { type Game, pick, type Placement, type Random, seededRandom } from '../../src-shared/tantrix';
import { placementOf } from '../../src-shared/tantrix/game';
import { bestPath, pathScore } from '../../src-shared/tantrix/paths';
import { type Move, Position } from '../../src-shared/tantrix/position';
import { randomDeal } from './random-games';

/** Libraries of any size, as if somebody had played for years. */

export interface KeptGame {
  readonly id: string;
  readonly record: AnyRecord;
  readonly notes: Notes;
}

/** So many are played out by players who look at the score; the others end early, by agreement, after random moves. */
const PLAYED_WELL = 60;
/** Of those, so many of the latest are not finished. */
const UNFINISHED = 3;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Games that end one after another before a moment, the latest first: always the same for a number of them. */
export function keptGames(count: number, before = Date.now()): KeptGame[] {
  const random = seededRandom(1);
  // Ten thousand are spread over five years.
  const step = Math.min(3 * DAY_MS, (5 * 365 * DAY_MS) / count);
  return Array.from({ length: count }, (_, at) => keptGame(at, before - at * step - random(HOUR_MS), random));
}

function keptGame(at: number, end: number, random: Random): KeptGame {
  const isPuzzle = at % 12 === 7;
  const record = isPuzzle ? puzzleAt(at, random) : gameAt(at, random);
  const began = end - (isPuzzle ? HOUR_MS / 6 : (9 + random(30)) * 60_000);
  const id = `${new Date(began).toISOString().slice(0, 10)} ${String(at).padStart(12, '0')}`;
  const notes = {
    began,
    at: end,
    ...('players' in record
      ? { here: record.players.flatMap(({ name }, seat) => (name === 'Ann' ? [seat] : [])) }
      : {}),
    ...(at % 9 === 3 ? { starred: true as const } : {}),
    ...(at === 5 ? { note: NOTE } : {}),
    // A table of rankings may have results of these.
    ...(at % 3 === 0 && !isPuzzle && at >= UNFINISHED
      ? { balance: balanceAt(seededRandom(at)), ranked: `game ${at}` }
      : {}),
  };
  return { id, record, notes };
}

/** What an analysis might have found of a game of two. */
function balanceAt(random: Random): SeatBalance[] {
  const [skill, luck] = [(random(160) - 90) / 10, (random(160) - 80) / 10];
  return [
    { skill, luck, error: random(60) / 100 },
    { skill: -skill, luck: -luck, error: random(60) / 100 },
  ];
}

export const NOTE = 'Kept both red ends open at the right until the bag was empty.';

const ROBOTS = ['Mason', 'Thorn', 'Orbit', 'Flint'];
const PEOPLE = ['Ines', 'Tom', 'Zoë'];

const person = (name: string): Player => ({ name, email: '', country: '' });
const robot = (name: string, level: number): Player => ({
  ...person(name),
  robot: { character: name.toLowerCase(), level },
});

/** Mostly against the computer, now and then with others at the table, by mail, or a match. */
function gameAt(at: number, random: Random): AnyRecord {
  const isUnfinished = at < UNFINISHED;
  const length = isUnfinished ? 18 + random(20) : at < PLAYED_WELL ? 56 : 8 + random(8);
  const played = playedOut(length, at < PLAYED_WELL ? 8 : 1, random);
  const isStopped = !isUnfinished && !played.position.isOver;
  const players = playersOf(at, random);
  // What is not finished waits for the person.
  const isTurned = isUnfinished && played.position.mover === 1;
  return {
    players: isTurned ? players.toReversed() : players,
    game: { ...played, isStopped },
    isCompetition: at % 17 === 4,
  };
}

/** The person first. */
function playersOf(at: number, random: Random): Player[] {
  if (at % 10 === 6) return [person('Ann'), person(pick(PEOPLE, random))];
  if (isByMail(at))
    return [
      { ...person('Ann'), home: 1 },
      { ...person(pick(PEOPLE, random)), home: 2 },
    ];
  return [person('You'), robot(pick(ROBOTS, random), 1 + random(3))];
}

const isByMail = (at: number): boolean => at % 10 === 2;

/**
 * A game of two after so many moves, or less where it is over before.
 *
 * @param looked among so many random moves each player takes the one that scores most
 */
function playedOut(length: number, looked: number, random: Random): Omit<Game, 'isStopped'> {
  const deal = randomDeal(2, random);
  const position = new Position(deal);
  const placements: Placement[] = [];
  while (!position.isOver && placements.length < length) {
    const move = bestOf(position, looked, random);
    placements.push(placementOf(move));
    position.play(move);
  }
  return { deal, placements, position };
}

function bestOf(position: Position, looked: number, random: Random): Move {
  const { mover } = position;
  const scored = Array.from({ length: looked }, () => {
    const move = pick(position.moves, random);
    if (looked === 1) return { move, score: 0 };
    position.play(move);
    const line = bestPath(position.board, mover);
    position.takeBack();
    return { move, score: line ? pathScore(line) : 0 };
  });
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).move;
}

const PUZZLES = ['discovery-3', 'discovery-4', 'discovery-5'].flatMap((id) => puzzleById(id) ?? []);
const solutions = new Map(PUZZLES.map(({ id, puzzle }) => [id, solve({ puzzle, seed: 1 }) ?? []]));

/** A puzzle, which most of the time is solved. */
function puzzleAt(at: number, random: Random): AnyRecord {
  const { id, name, puzzle } = pick(PUZZLES, random);
  const solution = solutions.get(id) ?? [];
  const laid = at % 5 === 0 ? solution.slice(0, 2) : solution;
  return { id, name, puzzle, laid, firm: [], seconds: 60 + random(400), helped: at % 4 === 3 };
}

/** Fills the library of a profile. */
export async function fillLibrary(profile: string, count: number, before?: number): Promise<readonly KeptGame[]> {
  const games = keptGames(count, before);
  const folder = path.join(profile, 'games');
  await mkdir(folder, { recursive: true });
  for (const { id, record, notes } of games) {
    await writeFile(path.join(folder, `${id}.txg`), makeTxg(record));
    await writeFile(path.join(folder, `${id}.json`), JSON.stringify(notes));
  }
  return games;
}
