import Papa from 'papaparse';
import { isQuoted, withApostrophes } from '../csv-cells';
import type { Entry } from './entry';
import type { GameFacts, PuzzleFacts, SideFacts } from './facts';
import { type OwnGame, ownGameOf } from './own-games';

/**
 * What came of games as CSV, for spreadsheets: a line of names of columns, and a line a game or puzzle. Like all that people
 * exchange, its names are English.
 */

const SEATS = [1, 2, 3, 4] as const;
/** What is said of each seat, with its number behind. */
const OF_SEAT = ['player', 'colour', 'level', 'score', 'tiles'] as const;

const COLUMNS = [
  'file',
  'began',
  'ended',
  'kind',
  'name',
  'competition',
  'byMail',
  'end',
  'result',
  'margin',
  'moves',
  ...SEATS.flatMap((seat) => OF_SEAT.map((column) => `${column}${seat}`)),
  'starter',
  'solved',
  'seconds',
  'helped',
  'points',
  'starred',
  'note',
];

type Line = Record<string, string | number>;

/** The games in their order, with a mark in front that tells Excel the encoding. Times are of UTC, results those of the person. */
export function makeResultsCsv(entries: readonly Entry[]): string {
  const data = entries.map((entry) => ({ ...lineOf(entry), ...remarksOf(entry) }));
  return `\uFEFF${Papa.unparse({ fields: COLUMNS, data }, { quotes: isQuoted })}\r\n`;
}

const yes = (is: boolean): string => (is ? 'yes' : '');

const remarksOf = ({ id, began, at, notes }: Entry): Line => ({
  file: withApostrophes(id),
  began: new Date(began).toISOString(),
  ended: new Date(at).toISOString(),
  starred: yes(notes.starred === true),
  note: withApostrophes(notes.note ?? ''),
});

const lineOf = (entry: Entry): Line => {
  const { facts } = entry;
  return facts.kind === 'puzzle' ? puzzleLine(facts) : gameLine(facts, ownGameOf(entry));
};

const puzzleLine = ({ name, isSolitaire, moves, isSolved, seconds, isHelped, score }: PuzzleFacts): Line => ({
  kind: isSolitaire ? 'solitaire' : 'puzzle',
  name: withApostrophes(name),
  moves,
  solved: yes(isSolved),
  seconds: Math.round(seconds),
  helped: yes(isHelped),
  points: score ?? '',
});

const gameLine = (facts: GameFacts, own: OwnGame | undefined): Line => ({
  kind: 'game',
  competition: yes(facts.isCompetition),
  byMail: yes(facts.isByMail),
  end: facts.end ?? '',
  result: own?.outcome ?? '',
  margin: own?.margin ?? '',
  moves: facts.moves,
  starter: facts.starter + 1,
  ...Object.fromEntries(facts.sides.flatMap((side, seat) => sideCells(side, seat + 1))),
});

const sideCells = ({ name, colour, robot, score, tiles }: SideFacts, seat: number): [string, string | number][] => {
  const cells = { player: withApostrophes(name), colour, level: robot?.level ?? '', score, tiles };
  return OF_SEAT.map((column) => [`${column}${seat}`, cells[column]]);
};
