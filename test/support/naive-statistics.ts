import { type FactualRecord, hasFacts } from '../../src-shared/library/facts';
import { parseRecord, type RecordedGame } from '../../src-shared/record';
import type { Colour } from '../../src-shared/tantrix';
import type { NaiveBoard } from './naive';
import { naivePlay, naiveStart } from './naive-game';
import { isNaiveLoop, isNaivelySolved, naiveBoardOf, naivePaths, naivePoints } from './naive-solved';

/**
 * The games of a library counted a second time, from the texts of their files: each question goes through all of them anew, and
 * scores, ends and solved puzzles are read off the naive rules. It shares nothing with what the program counts by.
 */

/** A file of a library, and what stands beside it. */
export interface NaiveFile {
  readonly text: string;
  /** When it ended, in milliseconds since 1970; no two files of a library have the same. */
  readonly at: number;
  readonly here?: readonly number[];
  readonly day?: string;
}

interface NaiveGame {
  readonly at: number;
  readonly me: Colour;
  readonly first: Colour;
  readonly points: number;
  readonly theirs: number;
  readonly tiles: number;
  readonly isLoop: boolean;
  readonly result: 'won' | 'lost' | 'drawn';
  readonly lead: number;
  readonly others: readonly RecordedGame['players'][number][];
  readonly record: RecordedGame;
  /** The same text for every game with the same hands. */
  readonly game: string;
}

const parsed = new Map<string, FactualRecord>();

/** What a text holds; it is parsed once, however often libraries have it. */
function recordIn(text: string): FactualRecord {
  const known = parsed.get(text);
  if (known) return known;
  const found = parseRecord(text);
  if (!found.ok || !hasFacts(found.record)) throw new Error('no game and no puzzle');
  parsed.set(text, found.record);
  return found.record;
}

const isGame = (record: FactualRecord): record is RecordedGame => 'game' in record;
const ends = new Map<RecordedGame, string>();

/** How a game ended: `running`, `stopped`, `complete` or `deadlock`. It is played again by the naive rules. */
function endOf(record: RecordedGame): string {
  const known = ends.get(record);
  if (known) return known;
  const { deal, placements, isStopped } = record.game;
  const moves = placements.map(({ tile, q, r, rotation }) => `${tile}@${q},${r}/${rotation}`);
  const { step } = moves.reduce(naivePlay, naiveStart(deal));
  const end = isStopped ? 'stopped' : step === 'complete' || step === 'deadlock' ? step : 'running';
  ends.set(record, end);
  return end;
}

/** The best path of a colour; of equals that of the tile that was laid first. */
function pathOf(board: NaiveBoard, colour: string): Pick<NaiveGame, 'points' | 'tiles' | 'isLoop'> {
  const paths = naivePaths(board, colour).map((cells) => {
    const isLoop = isNaiveLoop(board, cells, colour);
    return { points: isLoop ? 2 * cells.size : cells.size, tiles: cells.size, isLoop };
  });
  const best = Math.max(...paths.map(({ points }) => points));
  return paths.find(({ points }) => points === best) ?? { points: 0, tiles: 0, isLoop: false };
}

function gameIn({ text, at, here }: NaiveFile): NaiveGame | undefined {
  const record = recordIn(text);
  if (!isGame(record) || endOf(record) === 'running') return undefined;
  const { seats, starter, bag } = record.game.deal;
  const isByMail = record.players.some(({ home }) => home);
  const mine = seats.map((_, seat) => !record.players[seat]?.robot && (!isByMail || (here ?? []).includes(seat)));
  if (mine.filter(Boolean).length !== 1) return undefined;
  const me = seats[mine.indexOf(true)] ?? 'red';
  const board = naiveBoardOf(record.game.placements);
  const own = pathOf(board, me);
  const rivals = seats.filter((colour) => colour !== me).map((colour) => pathOf(board, colour).points);
  const theirs = rivals.toSorted((a, b) => b - a)[0] ?? 0;
  const isEven = own.points === theirs || endOf(record) === 'deadlock';
  const highest = bag.slice(0, seats.length).toSorted((a, b) => b - a)[0] ?? 0;
  const others = record.players.filter((_, seat) => seats[seat] !== me);
  const first = starter ?? bag.indexOf(highest);
  return {
    at,
    me,
    first: seats[first] ?? 'red',
    ...own,
    theirs,
    result: isEven ? 'drawn' : own.points > theirs ? 'won' : 'lost',
    lead: isEven ? 0 : own.points - theirs,
    others,
    record,
    game: JSON.stringify([me, seats, first, bag.slice(0, 6 * seats.length), others.map(nameOf)]),
  };
}

const nameOf = ({ name, robot }: NaiveGame['others'][number]): string =>
  robot ? `${robot.character}, level ${robot.level}` : name.trim();

/** The games of all files, of which each counts as it ended for the first time. */
function gamesIn(files: readonly NaiveFile[]): NaiveGame[] {
  const ended = files.flatMap((file) => gameIn(file) ?? []).toSorted((a, b) => a.at - b.at);
  return ended.filter((one, number) => ended.findIndex(({ game }) => game === one.game) === number);
}

const isChosen = ({ players, isCompetition }: RecordedGame, choice: string): boolean => {
  if (choice === 'competition') return isCompetition;
  const isByMail = players.some(({ home }) => home);
  return choice === 'all' || (choice === 'mail') === isByMail;
};

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;

/** Means are compared to so many digits: they may be added up in another order. */
const digits = (value: number): string => value.toFixed(6);

/** What came of some games, as one line of text. */
const line = (games: readonly NaiveGame[]): string =>
  [
    games.length,
    ...(['won', 'lost', 'drawn'] as const).map((result) => games.filter((game) => game.result === result).length),
    digits(mean(games.map(({ points }) => points))),
    digits(mean(games.map(({ theirs }) => theirs))),
    digits(mean(games.map(({ lead }) => lead))),
    Math.max(0, ...games.map(({ tiles, isLoop: loop }) => (loop ? 0 : tiles))),
  ].join(' ');

const lines = (games: readonly NaiveGame[], namesOf: (game: NaiveGame) => readonly (string | number)[]) =>
  Object.fromEntries(
    [...new Set(games.flatMap(namesOf))].map((name) => [
      name,
      line(games.filter((game) => namesOf(game).includes(name))),
    ]),
  );

const top = (games: readonly NaiveGame[], value: (game: NaiveGame) => number): string => {
  const values = games.map(value);
  const best = Math.max(...values);
  return games.length === 0 || best === 0 ? 'none' : `${best} at ${games[values.indexOf(best)]?.at}`;
};

/** The lengths of all rows of wins, as a text of letters tells them. */
const winRows = (games: readonly NaiveGame[]): number[] =>
  games
    .map(({ result }) => (result === 'won' ? 'w' : ' '))
    .join('')
    .split(' ')
    .map((row) => row.length);

/** Everything that is told of a library, as plain data. */
export function naiveStatistics(files: readonly NaiveFile[], choice: string, from: number) {
  const counted = files.filter(({ text, at }) => {
    const record = recordIn(text);
    return at >= from && (!isGame(record) || isChosen(record, choice));
  });
  const games = gamesIn(files).filter(({ at, record }) => at >= from && isChosen(record, choice));
  const wins = games.filter(({ result }) => result === 'won');
  const leads = games.map(({ lead }) => lead);
  return {
    all: line(games),
    opponents: lines(games, ({ others }) => others.map(nameOf)),
    levels: lines(games, ({ others }) => others.flatMap(({ robot }) => robot?.level ?? [])),
    colours: lines(games, ({ me }) => [me]),
    began: line(games.filter(({ me, first }) => me === first)),
    followed: line(games.filter(({ me, first }) => me !== first)),
    longest: Math.max(...winRows(games)),
    current: winRows(games).at(-1),
    line: top(games, ({ tiles, isLoop: loop }) => (loop ? 0 : tiles)),
    loop: top(games, ({ tiles, isLoop: loop }) => (loop ? tiles : 0)),
    score: top(games, ({ points }) => points),
    win: top(wins, ({ lead }) => lead),
    lowestWin: top(wins, ({ points }) => 1000 - points),
    means: games.map((_, at) => (at < 9 ? 'none' : digits(mean(leads.slice(at - 9, at + 1))))),
    puzzles: puzzleLines(counted),
  };
}

function puzzleLines(files: readonly NaiveFile[]) {
  const solved = files
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ text }) => {
      const record = recordIn(text);
      return !isGame(record) && isNaivelySolved(record) ? [record] : [];
    });
  return Object.fromEntries(
    [...new Set(solved.map(({ name }) => name))].map((name) => {
      const tries = solved.filter((record) => record.name === name);
      const values = tries.filter(({ helped }) => !helped).map((record) => naivePoints(record) ?? record.seconds);
      const best = tries.some((record) => naivePoints(record) !== undefined)
        ? Math.max(...values)
        : Math.min(...values);
      const told = values.length === 0 ? 'none' : `${best} ${digits(mean(values))} ${values.at(-1)}`;
      return [name, `${tries.length} ${tries.filter(({ helped }) => helped).length} ${told}`];
    }),
  );
}

/**
 * The calendar of six weeks up to a day, a letter a day: alone, helped, or a dot; and the days in a row. Nothing is looked for
 * that was solved longer ago than a hundred days.
 */
export function naiveDays(files: readonly NaiveFile[], today: Date): { letters: string; inRow: number } {
  const letterOn = (back: number): string => {
    const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() - back);
    const name = date.toLocaleDateString('sv');
    const solved = files.flatMap(({ text, at, day }) => {
      const record = recordIn(text);
      if (isGame(record) || day !== name || new Date(at).toLocaleDateString('sv') !== name) return [];
      return isNaivelySolved(record) ? [record] : [];
    });
    if (solved.length === 0) return '.';
    return solved.some(({ helped }) => !helped) ? 'a' : 'h';
  };
  const all = Array.from({ length: 100 }, (_, back) => letterOn(back));
  const upToNow = all[0] === '.' ? all.slice(1) : all;
  return { letters: all.slice(0, 42).toReversed().join(''), inRow: upToNow.indexOf('.') };
}
