import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../../src-shared/puzzles/catalogue';
import type { Puzzle } from '../../../src-shared/puzzles/puzzle';
import { puzzleProblem } from '../../../src-shared/puzzles/problem';
import { TILE_NUMBERS } from '../../../src-shared/tantrix';
import {
  gameOnly,
  puzzleKind,
  makeTextImage,
  makeTxg,
  parsePuzzleTxg,
  parseRecord,
  PUZZLE_RECORD_PROBLEMS,
  type PuzzleRecordProblem,
  type RecordedPuzzle,
  sameRecord,
} from '../../../src-shared/record';
import { makeGoalText, parseGoalText } from '../../../src-shared/record/goal-text';
import { FIXTURE_GAMES } from '../../support/fixture-games';
import { FIXTURE_PUZZLES, puzzleFixtureText } from '../../support/fixture-puzzles';
import { laid } from '../../support/arrangements';
import { signed } from '../../support/txg-texts';

const [DISCOVERY, , , SOLITAIRE] = FIXTURE_PUZZLES.map(({ record }) => record);
if (!DISCOVERY || !SOLITAIRE) throw new Error('four puzzles, please');

const linesOf = (record: RecordedPuzzle): string[] => makeTxg(record).split('\n').slice(0, -2);
const problemOf = (text: string): unknown => {
  const parsed = parsePuzzleTxg(text);
  return parsed.ok ? undefined : parsed.problem;
};

describe('what the first version wrote of puzzles is read for ever', () => {
  it.each(FIXTURE_PUZZLES)('in $file', ({ file, record }) => {
    expect(parseRecord(puzzleFixtureText(file), 'png')).toEqual({ form: 'txg', ok: true, record });
    expect(makeTxg(record)).toBe(puzzleFixtureText(file));
  });

  it('in a text image', () => {
    expect(parseRecord(puzzleFixtureText('v1-discovery.txt'))).toEqual({ form: 'text', ok: true, record: DISCOVERY });
  });
});

describe('the file of a puzzle', () => {
  it.each(['\r\n', '\r'])('may have other line ends: %j', (end) => {
    expect(problemOf(makeTxg(DISCOVERY).replaceAll('\n', end))).toBeUndefined();
    expect(problemOf(`\uFEFF${makeTxg(DISCOVERY)}`)).toBeUndefined();
  });

  it('is no game where only games are of use', () => {
    expect(gameOnly(parseRecord(makeTxg(DISCOVERY)))).toEqual({ ok: false, problem: { code: 'isPuzzle' } });
    expect(gameOnly(parseRecord('x'))).toMatchObject({ ok: false, problem: { code: 'noGame' } });
  });

  it('says the same as itself and nothing else', () => {
    const [game] = FIXTURE_GAMES.map(({ record }) => record);
    expect(sameRecord(DISCOVERY, { ...DISCOVERY })).toBe(true);
    expect(sameRecord(DISCOVERY, { ...DISCOVERY, seconds: 76 })).toBe(false);
    expect(game && sameRecord(DISCOVERY, game)).toBe(false);
    expect(game && sameRecord(game, DISCOVERY)).toBe(false);
    expect(game && puzzleKind.is(game)).toBe(false);
  });

  it('shows a person what it is called, what lies there, and what does not', () => {
    const text = makeTextImage(DISCOVERY);
    expect(text).toContain('Discovery 4');
    expect(text).toContain('\n   2 BYYBRR\n');
    expect(text.split('TANTRIX GAME BEGINS')[0]).toMatch(/ 4 [^]* 1\n/);
    const far = makeTextImage({ ...DISCOVERY, laid: laid('1@-999,0/0 4@999,0/0') });
    expect(far.length).toBeLessThan(1500);
    expect(far).not.toContain('Table');
  });
});

describe('a file that is no puzzle', () => {
  const whole = makeTxg(DISCOVERY);
  const lines = linesOf(DISCOVERY);

  it.each([
    ['notAGame', whole.replace('tantrix-puzzle 1', 'tantrix-puzzles 1')],
    ['notAGame', whole.replace('tantrix-puzzle 1', 'tantrix-game 1')],
    ['newerVersion', whole.replace('tantrix-puzzle 1', 'tantrix-puzzle 2')],
    ['cutOff', lines.join('\n')],
    ['damaged', whole.replace('seconds 75', 'seconds 15')],
  ])('is told as a whole: %s', (code, changed) => {
    expect(problemOf(changed)).toEqual({ code });
  });

  it.each<[string, string, string]>([
    ['a blank name', 'name ', 'name  '],
    ['a name too long', 'name ', `name ${'x'.repeat(101)}`],
    ['a name with a control character', 'name ', 'name a\u0007'],
    ['an id with capitals', 'id ', 'id Discovery'],
    ['a tile that is no number', 'tiles ', 'tiles 1 2 3 x'],
    ['two spaces between tiles', 'tiles ', 'tiles 1  2 3 4'],
    ['a goal nobody knows', 'goal ', 'goal toString'],
    ['a goal of a colour nobody knows', 'goal ', 'goal loop pink'],
    ['a goal with more behind it', 'goal ', 'goal loop red in pyramid-6 x'],
    ['a shape nobody knows', 'goal ', 'goal loop red in pyramid-7'],
    ['a number written otherwise', 'goal ', 'goal circles 04'],
    ['a tangle written otherwise', 'goal ', 'goal tangle yellow=1 red=1'],
    ['seconds below nothing', 'seconds ', 'seconds -1'],
    ['a line out of its place', 'seconds ', 'name Discovery 4'],
    ['a rotation too far', '4 -1', '4 -1,0 6'],
    ['a word for what is laid', '4 -1', 'laid 4 -1,0 5'],
    ['a word every object has', '4 -1', 'constructor 4 -1,0 5'],
    ['a line twice', 'firm ', 'seconds 75'],
    ['an empty line', 'firm ', ''],
  ])('names the line with %s', (_, start, line) => {
    const at = lines.findIndex((each) => each.startsWith(start));
    expect(problemOf(signed(lines.with(at, line)))).toEqual({ code: 'badLine', line: at + 1 });
  });

  it.each(['name', 'tiles', 'goal', 'seconds'])('names the last line when that with the %s is missing', (word) => {
    const others = lines.filter((line) => !line.startsWith(word));
    expect(problemOf(signed(others))).toEqual({ code: 'badLine', line: lines.length });
  });

  it('takes no more tiles than there are', () => {
    const many = [...lines, ...Array.from({ length: 60_000 }, () => '1 0,0 0')];
    expect(problemOf(signed(many))).toMatchObject({ code: 'badLine' });
  });

  const base = DISCOVERY.puzzle;
  const tangle: Puzzle = { tiles: base.tiles, goal: { kind: 'tangle', loops: { red: 1, yellow: 1 } } };
  const onDesk = (change: Partial<RecordedPuzzle>): RecordedPuzzle => ({ ...DISCOVERY, laid: [], firm: [], ...change });
  const NONSENSE: Record<PuzzleRecordProblem, readonly RecordedPuzzle[]> = {
    tiles: [
      { ...SOLITAIRE, puzzle: { ...SOLITAIRE.puzzle, tiles: [1, 1, ...SOLITAIRE.puzzle.tiles.slice(1)] } },
      onDesk({ puzzle: { ...base, tiles: [2, 1, 3] } }),
      onDesk({ puzzle: { ...base, tiles: [1, 57] } }),
    ],
    colours: [
      onDesk({ puzzle: { ...base, goal: { kind: 'paths', path: 'loop', choices: [['green']] } } }),
      onDesk({ puzzle: { ...base, goal: { kind: 'paths', path: 'loop', choices: [['red', 'red']] } } }),
      onDesk({ puzzle: { ...base, goal: { kind: 'solitaire', path: 'loop', colours: ['green'] } } }),
      onDesk({ puzzle: { ...base, goal: { kind: 'tangle', loops: { green: 1 } } } }),
      onDesk({ puzzle: { ...base, goal: { kind: 'tangle', loops: {} } } }),
    ],
    shape: [
      onDesk({ puzzle: { ...base, goal: { kind: 'shape', shape: 'pyramid-6' } } }),
      onDesk({ puzzle: { ...base, goal: { kind: 'shape', shape: laid('0@0,0/0 0@0,1/0 0@0,0/0 0@1,0/0') } } }),
    ],
    loops: [
      onDesk({ puzzle: { ...tangle, goal: { kind: 'tangle', loops: { red: 1 }, hub: 'blue' } } }),
      onDesk({ puzzle: { ...tangle, goal: { kind: 'tangle', loops: { red: 1 }, chain: ['red'] } } }),
      onDesk({
        puzzle: { ...tangle, goal: { kind: 'tangle', loops: { red: 1 }, nested: { inner: 'red', outer: 'red' } } },
      }),
      ...[
        [{ colour: 'blue', shape: 'circle' } as const],
        [{ colour: 'red', shape: 'circle' } as const, { colour: 'red', shape: 'triangle' } as const],
        [{ colour: 'red', shape: 'small', size: 4 } as const],
      ].map((shaped) => onDesk({ puzzle: { ...tangle, goal: { kind: 'tangle', loops: { red: 1 }, shaped } } })),
    ],
    numbers: [
      onDesk({ puzzle: { ...base, goal: { kind: 'circles', atLeast: 0 } } }),
      onDesk({ puzzle: { ...base, goal: { kind: 'sum', path: 'line', best: 5000, bestByHand: 1 } } }),
      onDesk({ puzzle: { ...tangle, goal: { kind: 'tangle', loops: { red: 0 } } } }),
    ],
    clues: [
      onDesk({ puzzle: { ...base, clues: laid('5@0,0/0') } }),
      onDesk({ puzzle: { ...base, clues: laid('1@0,0/0 2@0,0/0') } }),
    ],
    drawn: [
      onDesk({ drawn: { colour: 'red', order: [1, 2, 3, 4] } }),
      { ...SOLITAIRE, drawn: { colour: 'green', order: SOLITAIRE.puzzle.tiles } },
      { ...SOLITAIRE, drawn: { colour: 'red', order: [1, 1, ...SOLITAIRE.puzzle.tiles.slice(2)] } },
      { ...SOLITAIRE, drawn: { colour: 'red', order: [1, 3, 2] } },
    ],
    laid: [
      onDesk({ laid: laid('9@0,0/0') }),
      onDesk({ laid: laid('1@0,0/0 1@1,0/0') }),
      onDesk({ laid: laid('1@0,0/0 2@0,0/0') }),
    ],
    firm: [onDesk({ firm: [1] }), onDesk({ laid: laid('1@0,0/0'), firm: [1, 1] })],
  };

  it.each(PUZZLE_RECORD_PROBLEMS.flatMap((problem) => NONSENSE[problem].map((record) => ({ problem, record }))))(
    'makes no sense: $problem',
    ({ problem, record }) => {
      expect(problemOf(makeTxg(record))).toEqual({ code: 'badPuzzle', problem });
    },
  );

  it('lacks the order of a solitaire', () => {
    const { drawn: _, ...bare } = SOLITAIRE;
    expect(problemOf(makeTxg(bare))).toEqual({ code: 'badPuzzle', problem: 'drawn' });
  });

  it.each([
    ['1@0,0/0 3@1,0/1', 2, 'coloursClash'],
    ['1@0,0/0 2@1,0/4', 2, 'notInHand'],
    ['1@1,0/0', 1, 'notInMiddle'],
  ])('breaks the rules of a solitaire: %s', (text, move, refusal) => {
    expect(problemOf(makeTxg({ ...SOLITAIRE, laid: laid(text) }))).toEqual({ code: 'illegalMove', move, refusal });
  });
});

describe('the goals of the catalogue', () => {
  it.each(CATALOGUE)('$id can be written and read', ({ puzzle }) => {
    expect(puzzleProblem(puzzle)).toBeUndefined();
    expect(parseGoalText(makeGoalText(puzzle.goal))).toEqual(puzzle.goal);
  });

  it('are as FORMAT.md says', () => {
    const ids = ['genius', 'rainbow-red', 'padlock', 'tricycle', 'necklace', 'four-loop', 'solitaire-loop'];
    const texts = [...ids, 'crop-circles'].map((id) =>
      makeGoalText(CATALOGUE.find((one) => one.id === id)?.puzzle.goal ?? { kind: 'circles', atLeast: 1 }),
    );
    expect(texts).toEqual([
      'line red+yellow/red+blue/yellow+blue',
      'line red in pyramid-15',
      'tangle red=1 yellow=1 blue=1 green=1 hub=yellow shaped=yellow:triangle',
      'tangle red=1 yellow=1 blue=1 green=1 hub=blue shaped=blue:triangle+red:circle+yellow:circle+green:circle',
      'tangle red=1 yellow=1 blue=1 green=1 hub=red shaped=yellow:small+blue:small+green:small',
      'sum loop 136 133',
      'solitaire loop red',
      'circles 4',
    ]);
  });

  it('hold all tiles of the set', () => {
    const all: RecordedPuzzle = {
      name: 'All',
      puzzle: { tiles: TILE_NUMBERS, goal: { kind: 'circles', atLeast: 9 } },
      laid: TILE_NUMBERS.map((tile) => ({ tile, q: tile, r: 0, rotation: 0 })),
      firm: TILE_NUMBERS,
      seconds: 9_999_999,
      helped: true,
    };
    expect(parsePuzzleTxg(makeTxg(all))).toEqual({ ok: true, record: all });
  });
});
