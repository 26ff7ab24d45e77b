import { COLOURS, type Colour, TILE_NUMBERS } from '../../tantrix';
import type { PathKind } from '../puzzle';
import { type CataloguedPuzzle, tilesWithout } from './entry';

const FOURTEEN = tilesWithout(TILE_NUMBERS, 'green');

const solitaire = (path: PathKind, name: string): CataloguedPuzzle => ({
  id: `solitaire-${path}`,
  name,
  family: 'solitaire',
  puzzle: { tiles: FOURTEEN, goal: { kind: 'solitaire', path, colours: ['red'] } },
});

const quest = (without: Colour): CataloguedPuzzle => ({
  id: `quest-no-${without}`,
  name: `Solitaire Quest, no ${without}`,
  family: 'solitaire',
  puzzle: {
    tiles: tilesWithout(TILE_NUMBERS, without),
    goal: { kind: 'solitaire', path: 'line', colours: COLOURS.filter((colour) => colour !== without) },
  },
});

export const SOLITAIRES: readonly CataloguedPuzzle[] = [
  solitaire('line', 'Tantrix Solitaire'),
  solitaire('loop', 'Loop Solitaire'),
  ...COLOURS.map(quest),
];

/** Nobody is known to have reached the best there can be by hand. */
export const UNSOLVED: readonly CataloguedPuzzle[] = [
  {
    id: 'four-line',
    name: 'Four Line Puzzle',
    family: 'unsolved',
    puzzle: { tiles: TILE_NUMBERS, goal: { kind: 'sum', path: 'line', best: 146, bestByHand: 140 } },
  },
  {
    id: 'four-loop',
    name: 'Four Loop Puzzle',
    family: 'unsolved',
    puzzle: { tiles: TILE_NUMBERS, goal: { kind: 'sum', path: 'loop', best: 136, bestByHand: 133 } },
  },
];
