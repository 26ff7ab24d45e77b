import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RecordedPuzzle } from '../../src-shared/record';
import { laid } from './arrangements';

// The puzzles of test/fixtures/puzzles, written down once more. Neither they nor the files are ever to be edited: people
// have files like them, and every later version must read them as this one does.

export const FIXTURE_PUZZLES: readonly { readonly file: string; readonly record: RecordedPuzzle }[] = [
  {
    file: 'v1-discovery.txg',
    record: {
      name: 'Discovery 4',
      id: 'discovery-4',
      puzzle: { tiles: [1, 2, 3, 4], goal: { kind: 'paths', path: 'loop', choices: [['red']] } },
      laid: laid('1@0,0/0 4@-1,0/5 3@-3,2/1'),
      firm: [1, 4],
      seconds: 75,
      helped: false,
    },
  },
  {
    file: 'v1-own.txg',
    record: {
      name: 'Zoë’s 🦊 puzzle: goal loop red',
      puzzle: {
        tiles: [1, 2, 3, 4, 5, 6],
        goal: {
          kind: 'paths',
          path: 'line',
          choices: [['red', 'blue'], ['yellow']],
          shape: [
            { q: 0, r: 0 },
            { q: 1, r: -1 },
            { q: 2, r: -2 },
            { q: 0, r: 1 },
            { q: 1, r: 0 },
            { q: 2, r: -1 },
          ],
        },
        clues: laid('5@1,0/3'),
      },
      seed: 4_294_967_295,
      laid: laid('5@1,0/3'),
      firm: [],
      seconds: 0,
      helped: true,
    },
  },
  {
    file: 'v1-tangle.txg',
    record: {
      name: 'Everything a tangle can want',
      puzzle: {
        tiles: [2, 13, 21, 27, 33, 36, 41, 48, 53, 56],
        goal: {
          kind: 'tangle',
          loops: { red: 1, yellow: 2, blue: 1, green: 1 },
          hub: 'blue',
          shaped: [{ colour: 'green', shape: 'triangle', size: 6 }],
          chain: ['red', 'blue', 'green'],
          nested: { inner: 'yellow', outer: 'blue', shape: 'circle' },
          identical: ['red', 'green'],
        },
      },
      laid: [],
      firm: [],
      seconds: 3600,
      helped: false,
    },
  },
  {
    file: 'v1-solitaire.txg',
    record: {
      name: 'Solitaire Quest, no green',
      id: 'quest-no-green',
      puzzle: {
        tiles: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
        goal: { kind: 'solitaire', path: 'line', colours: ['red', 'yellow', 'blue'] },
      },
      seed: 12,
      drawn: { colour: 'yellow', order: [1, 3, 2, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4] },
      laid: laid('1@0,0/0 3@1,0/0 2@1,-1/2'),
      firm: [],
      seconds: 30,
      helped: false,
    },
  },
  {
    file: 'v1-one-shape.txg',
    record: {
      name: 'The Tricycle',
      id: 'tricycle',
      puzzle: {
        tiles: [3, 4, 6, 7, 9, 19, 28, 33, 34, 35, 37, 38, 40, 42, 44, 45, 50, 56],
        goal: {
          kind: 'tangle',
          loops: { red: 1, yellow: 1, blue: 1, green: 1 },
          hub: 'blue',
          shaped: [{ colour: 'blue', shape: 'triangle' }],
        },
      },
      laid: laid('4@0,0/0 9@1,-1/2'),
      firm: [],
      seconds: 60,
      helped: false,
    },
  },
  {
    file: 'v1-shapes.txg',
    record: {
      name: 'A shape for each',
      puzzle: {
        tiles: [3, 4, 6, 7, 9, 19, 28, 33, 34, 35, 37, 38, 40, 42, 44, 45, 50, 56],
        goal: {
          kind: 'tangle',
          loops: { red: 1, yellow: 1, blue: 1, green: 1 },
          shaped: [
            { colour: 'blue', shape: 'triangle', size: 9 },
            { colour: 'red', shape: 'circle' },
            { colour: 'green', shape: 'small' },
          ],
        },
      },
      laid: [],
      firm: [],
      seconds: 0,
      helped: false,
    },
  },
];

export const puzzleFixtureText = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, '../fixtures/puzzles', file), 'utf8');
