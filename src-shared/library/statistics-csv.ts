import Papa from 'papaparse';
import { isQuoted, withApostrophes } from '../csv-cells';
import type { PuzzleTally } from './puzzle-tally';
import type { Statistics } from './statistics';
import type { Tally } from './tally';

/**
 * Statistics as CSV, for spreadsheets: a line of names of columns, and a line for all games, for those that were analysed, each opponent, level, colour, who
 * began, record and puzzle, as the first column says. Like all that people exchange, its names are English.
 */

const COLUMNS = [
  'what',
  'name',
  'level',
  'games',
  'won',
  'lost',
  'drawn',
  'meanScore',
  'meanAgainst',
  'meanMargin',
  'bestLine',
  'value',
  'date',
  'solved',
  'helped',
  'counts',
  'best',
  'mean',
  'last',
  'meanSkill',
  'meanLuck',
  'meanError',
] as const;
type Line = Partial<Readonly<Record<(typeof COLUMNS)[number], string | number>>>;

const DIGITS = 3;
const rounded = (mean: number): number => Number(mean.toFixed(DIGITS));
const dateOf = (at: number): string => new Date(at).toISOString();

/** The statistics as CSV, with a mark in front that tells Excel the encoding. */
export function makeStatisticsCsv(statistics: Statistics): string {
  const data = linesOf(statistics).map((line) => ({ ...line, name: withApostrophes(String(line.name ?? '')) }));
  return `\uFEFF${Papa.unparse({ fields: [...COLUMNS], data }, { quotes: isQuoted })}\r\n`;
}

const linesOf = (statistics: Statistics): Line[] => [
  tallyLine('all', {}, statistics.all),
  ...balanceLines(statistics.balance),
  ...statistics.byOpponent.map((tally) => opponentLine(tally)),
  ...statistics.byLevel.map(({ level, ...tally }) => tallyLine('level', { level }, tally)),
  ...statistics.byColour.map(({ colour, ...tally }) => tallyLine('colour', { name: colour }, tally)),
  tallyLine('starter', { name: 'own' }, statistics.byStarter.own),
  tallyLine('starter', { name: 'other' }, statistics.byStarter.others),
  ...Object.entries(statistics.streaks).map(([name, value]) => ({ what: 'winsInRow', name, value })),
  ...Object.entries(statistics.bests).map(([name, { value, game }]) => ({
    what: 'record',
    name,
    value,
    date: dateOf(game.at),
  })),
  ...statistics.puzzles.puzzles.map(puzzleLine),
];

const balanceLines = ({ games, ...means }: Statistics['balance']): Line[] =>
  games === 0
    ? []
    : [
        {
          what: 'analysed',
          games,
          ...Object.fromEntries(Object.entries(means).map(([name, mean]) => [name, rounded(mean)])),
        },
      ];

function opponentLine({ opponent: { name, robot }, ...tally }: Statistics['byOpponent'][number]): Line {
  return tallyLine('opponent', { name, ...(robot ? { level: robot.level } : {}) }, tally);
}

const tallyLine = (what: string, of: Line, tally: Tally): Line => ({
  what,
  ...of,
  games: tally.games,
  won: tally.won,
  lost: tally.lost,
  drawn: tally.drawn,
  meanScore: rounded(tally.meanScore),
  meanAgainst: rounded(tally.meanAgainst),
  meanMargin: rounded(tally.meanMargin),
  bestLine: tally.bestLine,
});

const puzzleLine = ({ name, counts, solved, helped, alone, at }: PuzzleTally): Line => ({
  what: 'puzzle',
  name,
  solved,
  helped,
  counts,
  ...(alone ? { ...alone, mean: rounded(alone.mean) } : {}),
  date: dateOf(at),
});
