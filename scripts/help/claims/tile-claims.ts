import { backOf, edgesOf, LINK_SHAPES, linksOf, TILE_COUNT, TILE_NUMBERS } from '../../../src-shared/tantrix';
import { ClaimError } from '../../../src-shared/help/figures/claim-words';
import {
  countTiles,
  crossings,
  fitsOf,
  fitsOfPattern,
  hasColour,
  kindOf,
  linksOfShape,
  ofEachColour,
  same,
  tilesFitting,
} from '../tile-facts';
import type { Claims } from './claim';

const oneOf = <T extends string>(all: readonly T[], word: string): T => {
  const found = all.find((each) => each === word);
  if (!found) throw new ClaimError(`'${word}' is none of ${all.join(', ')}`);
  return found;
};

/** In how many ways a tile can lie at most where the given sides show a colour each. */
function mostWays(sides: readonly number[]): number {
  const ways = TILE_NUMBERS.map((tile) => {
    const seen = new Map<string, number>();
    for (let rotation = 0; rotation < 6; rotation++) {
      const edges = edgesOf(tile, rotation);
      const shown = sides.map((side) => edges[side]).join();
      seen.set(shown, (seen.get(shown) ?? 0) + 1);
    }
    return Math.max(...seen.values());
  });
  return Math.max(...ways);
}

/** What can be said of the set of tiles; "of each colour" holds for all four alike, or the claim fails. */
export const TILE_CLAIMS: Claims = {
  /** `tiles`: in the set. */
  tiles: () => TILE_COUNT,
  /** `having`: tiles that have a colour. */
  having: () => ofEachColour((colour) => countTiles((tile) => hasColour(tile, colour))),
  /** `lacking`: tiles that lack a colour. */
  lacking: () => ofEachColour((colour) => countTiles((tile) => !hasColour(tile, colour))),
  /** `links/corner`: links of the shape of each colour. */
  links: (words) => linksOfShape(oneOf(LINK_SHAPES, words.word())),
  /** `degrees/bend`: by how much a link of the shape turns a path. */
  degrees: (words) => 180 - 60 * (1 + LINK_SHAPES.indexOf(oneOf(LINK_SHAPES, words.word()))),
  /** `kind/Sint`: tiles of the kind. */
  kind: (words) => {
    const kind = words.word();
    return countTiles((tile) => kindOf(tile) === kind);
  },
  /** `fitting/ABC`: tiles that fit each forced space of the pattern. */
  fitting: (words) => {
    const pattern = oneOf(['ABC', 'ABA', 'AAB', 'ABB'], words.word());
    return same(fitsOfPattern(pattern).map((letters) => tilesFitting(letters).length));
  },
  /** `sequences`: the forced spaces that each tile fits. */
  sequences: () => same(TILE_NUMBERS.map((tile) => new Set(fitsOf(tile)).size)),
  /** `sequences-of-three-straights`: the forced spaces that a triple intersection fits. */
  'sequences-of-three-straights': () =>
    new Set(Array.from({ length: 6 }, (_, side) => 'YRBYRB'.repeat(2).slice(side, side + 3))).size,
  /** `crossings`: of any two colours. */
  crossings: crossings,
  /** `back/white`: tiles with a number of the colour. */
  back: (words) => {
    const back = words.word();
    return countTiles((tile) => backOf(tile) === back);
  },
  /** `back-of/3`: the colour of the tile's number. */
  'back-of': (words) => backOf(words.number()),
  /** `first/14/red/straight`: of the tiles from 1 on, those with such a link. */
  first: (words) => {
    const last = words.number();
    const colour = words.colour();
    const shape = oneOf(LINK_SHAPES, words.word());
    const has = (tile: number) => linksOf(tile).some((link) => link.colour === colour && link.shape === shape);
    return countTiles((tile) => tile <= last && has(tile));
  },
  /** `ways/024`: in how many ways a tile can lie at most in a space of which these sides are given. */
  ways: (words) => mostWays(words.word().split('').map(Number)),
};
