import type { Hex } from '../../src-shared/tantrix/hex';
import { hexKey } from '../../src-shared/tantrix/hex';
import { type FigureTile, frameOf } from './BoardFigure';
import { linkOf, linkPath, placeOfTile } from './geometry';
import type { LitPath } from './model';

interface PathPictureProps {
  readonly tiles: readonly FigureTile[];
  readonly path: LitPath;
}

/** The least that is shown, in units of the table: a short line is not blown up. */
const LEAST_SIZE = 700;

/** A line or loop alone, as large as its place. Its strokes keep their width in pixels, so that it can be read however small. */
export function PathPicture({ tiles, path: { colour, cells } }: PathPictureProps) {
  const lines = linesOf(tiles, colour, cells);
  return (
    <svg className="path-picture" viewBox={viewOf(cells)} aria-hidden="true">
      {(['path-edge', `link link-${colour}`] as const).map((look) =>
        lines.map(({ key, d, place }) => <path key={`${look} ${key}`} className={look} d={d} transform={place} />),
      )}
    </svg>
  );
}

function linesOf(tiles: readonly FigureTile[], colour: LitPath['colour'], cells: readonly Hex[]) {
  const byHex = new Map(tiles.map((tile) => [hexKey(tile), tile]));
  return cells.flatMap((hex) => {
    const tile = byHex.get(hexKey(hex));
    const link = tile && linkOf(tile.tile, colour);
    if (!link) return [];
    return [{ key: hexKey(hex), d: linkPath(link.sides), place: placeOfTile(hex, tile.rotation) }];
  });
}

function viewOf(cells: readonly Hex[]): string {
  const { x, y, width, height } = frameOf(cells, 0);
  const [wide, high] = [Math.max(width, LEAST_SIZE), Math.max(height, LEAST_SIZE)];
  return [x - (wide - width) / 2, y - (high - height) / 2, wide, high].join(' ');
}
