import { describe, expect, it } from 'vitest';
import { type Entry, ownSeatOf } from '../../src-shared/library/entry';
import { factsOf, hasFacts } from '../../src-shared/library/facts';
import { barsOf } from '../../src-shared/library/margins';
import { puzzleDaysOf } from '../../src-shared/library/puzzle-days';
import { ownGamesOf } from '../../src-shared/library/own-games';
import { GAME_CHOICES } from '../../src-shared/library/selection';
import { type Statistics, statisticsOf } from '../../src-shared/library/statistics';
import type { Tally } from '../../src-shared/library/tally';
import { dayOf } from '../../src-shared/puzzles/daily';
import { makeTxg, parseRecord, type Player, type RecordedGame, type RecordedPuzzle } from '../../src-shared/record';
import { pick, type Random, replay, seededRandom, stopGame } from '../../src-shared/tantrix';
import { naiveDays, type NaiveFile, naiveStatistics } from '../support/naive-statistics';
import { allArrangements } from '../support/naive-puzzles';
import { BUSY, runs } from '../support/nightly';
import { forRandomSeeds, randomRecord } from '../support/random-records';
import { gameOf } from '../support/records';
import { DEADLOCK, SHARED_WIN } from '../support/whole-games';

const person = (name: string): Player => ({ name, email: '', country: '' });
const robot = (character: string, level: number): Player => ({
  ...person(character.toUpperCase()),
  robot: { character, level },
});

/** Few opponents, so that they are met more than once. */
const PEOPLE = ['Ann', 'Bob ', '李雷'].map(person);
const ROBOTS = [robot('mason', 2), robot('mason', 3), robot('thorn', 3), robot('x', 5)];
/** Mostly computer players, so that it is known whose game it was. */
const playerOf = (random: Random): Player => pick(random(5) < 2 ? PEOPLE : ROBOTS, random);

const THREE = allArrangements([1, 2, 3]);
const PUZZLES: readonly Pick<RecordedPuzzle, 'name' | 'id' | 'puzzle'>[] = [
  {
    name: 'Discovery 3',
    id: 'discovery-3',
    puzzle: { tiles: [1, 2, 3], goal: { kind: 'paths', path: 'loop', choices: [['yellow']] } },
  },
  {
    name: 'Blue',
    puzzle: { tiles: [1, 2, 3], goal: { kind: 'paths', path: 'loop', choices: [['blue'], ['yellow']] } },
  },
  { name: 'Sum', puzzle: { tiles: [1, 2, 3], goal: { kind: 'sum', path: 'line', best: 9, bestByHand: 8 } } },
];
/** Of the many arrangements of three tiles hardly any closes a loop. */
const SOLVED = THREE.filter((laid) => {
  const facts = factsOf(puzzleOf(laid));
  return facts.kind === 'puzzle' && facts.isSolved;
});

function puzzleOf(laid: RecordedPuzzle['laid'], random?: Random): RecordedPuzzle {
  const [first] = PUZZLES;
  const puzzle = random ? pick(PUZZLES, random) : first;
  if (!puzzle) throw new RangeError('there are puzzles');
  const helped = random?.(3) === 0;
  return {
    ...puzzle,
    laid,
    firm: [],
    seconds: random?.(500) ?? 0,
    helped,
    ...(helped && random?.(2) === 0 ? { answered: true as const } : {}),
  };
}

/**
 * The same game as it would have come out, had it been stopped earlier; or among others, who were dealt the same; or played on from
 * one of its moves as a game of its own.
 */
function otherCourse(record: RecordedGame, random: Random): RecordedGame {
  const { again: _, ...rest } = random(3) === 0 ? asItsOwn(record) : record;
  const { deal, placements } = record.game;
  const result = replay(deal, placements.slice(0, random(placements.length + 1)));
  if (!result.ok) throw new Error('a legal game was refused');
  const players =
    random(4) === 0 ? record.players.map((player) => ({ ...player, ...playerOf(random) })) : record.players;
  return { ...rest, players, game: stopGame(result.game) };
}

/** Without what was agreed for the first: who starts, say, is written in another way. */
function asItsOwn({ players, game }: RecordedGame): RecordedGame {
  return { players: players.map((player) => ({ ...player, home: undefined })), game, isCompetition: false };
}

/** Files of games and puzzles at all stages, from which libraries take theirs. */
const TEXTS: readonly string[] = (() => {
  const random = seededRandom(25);
  const games = Array.from({ length: runs(40, 400) }, () => randomRecord(random, playerOf, random(4) === 0 ? 0.5 : 1));
  const own = [gameOf(DEADLOCK), gameOf(SHARED_WIN)].map((game) => ({
    players: [person('Ann'), robot('mason', 2)],
    game,
    isCompetition: false,
  }));
  const others = games.filter(() => random(3) === 0).map((record) => otherCourse(record, random));
  const puzzles = Array.from({ length: 60 }, () => {
    const laid = pick(random(3) === 0 ? THREE : SOLVED, random);
    return puzzleOf(random(9) === 0 ? laid.slice(1) : laid, random);
  });
  return [...games, ...others, ...own, ...puzzles].map((record) => makeTxg(record));
})();

const TODAY = new Date(2026, 10, 21, 15);
const DAY = 24 * 60 * 60 * 1000;

/** A library of some of the files over the last two months, with notes that tell who was here, and the day of a puzzle. */
function randomLibrary(random: Random): NaiveFile[] {
  return Array.from({ length: random(60) }, (_, number) => {
    const at = TODAY.getTime() - random(60) * DAY - number;
    return {
      text: pick(TEXTS, random),
      at,
      ...(random(4) === 0 ? {} : { here: [0, 1, 2, 3].filter(() => random(2) === 0) }),
      ...(random(3) === 0 ? {} : { day: new Date(at - (random(5) === 0 ? DAY : 0)).toLocaleDateString('sv') }),
    };
  });
}

const factsIn = new Map(
  TEXTS.map((text) => {
    const found = parseRecord(text);
    if (!found.ok || !hasFacts(found.record)) throw new Error('no record of these');
    return [text, factsOf(found.record)];
  }),
);

function entryOf({ text, at, here, day }: NaiveFile): Entry {
  const facts = factsIn.get(text);
  if (!facts) throw new RangeError('a library has files that are known');
  const notes = { ...(here ? { here: [...here] } : {}), ...(day ? { day } : {}) };
  return { id: String(at), began: at, at, notes, facts };
}

const line = ({ games, won, lost, drawn, meanScore, meanAgainst, meanMargin, bestLine }: Tally): string =>
  [games, won, lost, drawn, ...[meanScore, meanAgainst, meanMargin].map((mean) => mean.toFixed(6)), bestLine].join(' ');

/** What the program tells, in the form of the naive count. */
function told(statistics: Statistics) {
  const { byOpponent, byLevel, byColour, byStarter, bests, streaks, games, puzzles } = statistics;
  const best = (kind: keyof Statistics['bests'], value = (each: number) => each) => {
    const found = bests[kind];
    return found ? `${value(found.value)} at ${found.game.at}` : 'none';
  };
  return {
    all: line(statistics.all),
    opponents: Object.fromEntries(
      byOpponent.map(({ opponent: { name, robot: player }, ...tally }) => [
        player ? `${player.character}, level ${player.level}` : name.trim(),
        line(tally),
      ]),
    ),
    levels: Object.fromEntries(byLevel.map(({ level, ...tally }) => [level, line(tally)])),
    colours: Object.fromEntries(byColour.map(({ colour, ...tally }) => [colour, line(tally)])),
    began: line(byStarter.own),
    followed: line(byStarter.others),
    ...streaks,
    line: best('line'),
    loop: best('loop'),
    score: best('score'),
    win: best('win'),
    lowestWin: best('lowestWin', (value) => 1000 - value),
    means: barsOf(games, games.length).bars.map(({ mean }) => mean?.toFixed(6) ?? 'none'),
    puzzles: Object.fromEntries(
      puzzles.puzzles.map(({ name, solved, helped, alone }) => [
        name,
        `${solved} ${helped} ${alone ? `${alone.best} ${alone.mean.toFixed(6)} ${alone.last}` : 'none'}`,
      ]),
    ),
  };
}

describe('statistics of a random library', BUSY, () => {
  it('agree with a naive count straight from the files', () => {
    forRandomSeeds(runs(60, 1000), 93, (random) => {
      const files = randomLibrary(random);
      const games = pick(GAME_CHOICES, random);
      const from = random(2) === 0 ? 0 : TODAY.getTime() - random(60) * DAY;
      const statistics = statisticsOf(files.map(entryOf), { games, from });
      expect(told(statistics)).toEqual(naiveStatistics(files, games, from));
    });
  });

  it('know the days of the puzzle as a naive calendar does', () => {
    forRandomSeeds(runs(60, 1000), 94, (random) => {
      const files = randomLibrary(random);
      const { days, solved, helped, inRow } = puzzleDaysOf(files.map(entryOf), dayOf(TODAY));
      const letters = days.map((day) => ({ alone: 'a', helped: 'h', not: '.' })[day.solved]).join('');
      expect({ letters, inRow }).toEqual(naiveDays(files, TODAY));
      expect([solved, helped]).toEqual([letters.replaceAll('.', '').length, letters.split('h').length - 1]);
    });
  });

  it('have something to tell: games of every outcome and in more than one course, and puzzles with help and without', () => {
    const entries = TEXTS.map((text, number) => entryOf({ text, at: number, here: [0] }));
    const { all, puzzles, untold } = statisticsOf(entries, { games: 'all' });
    expect(Math.min(all.won, all.lost, all.drawn, untold, puzzles.solved)).toBeGreaterThan(1);
    expect(entries.filter((entry) => ownSeatOf(entry) !== undefined).length).toBeGreaterThan(10);
    expect(all.games).toBeLessThan(ownGamesOf(entries).length);
  });
});
