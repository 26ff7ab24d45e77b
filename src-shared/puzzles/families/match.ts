import { COLOURS, TILE_NUMBERS, type TileNumber } from '../../tantrix';
import { type CataloguedPuzzle, tilesWithout } from './entry';

/** Tiles of three colours for young children, to be laid in any shape; the booklet says from four years. */

const match = (id: string, name: string, tiles: readonly TileNumber[]): CataloguedPuzzle => ({
  id,
  name,
  family: 'match',
  puzzle: { tiles, goal: { kind: 'match' } },
});

export const MATCHES: readonly CataloguedPuzzle[] = [
  match('match-first', 'First match', [1, 2, 3, 4, 5, 6]),
  ...COLOURS.map((colour) => match(`match-no-${colour}`, `Match, no ${colour}`, tilesWithout(TILE_NUMBERS, colour))),
];
