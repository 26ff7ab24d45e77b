import { hexKey } from '../../src-shared/tantrix/hex';
import { linksOf } from '../../src-shared/tantrix/tiles';
import { centreOf, hexagonPath, linkPath } from './geometry';
import type { LitPath } from './model';
import type { TileSeen } from './screen-model';

const VEIL = hexagonPath(0.99, 0.12);

/** Veils all tiles and draws the lit lines and loops again above the veil. */
export function LitPaths({ tiles, lit }: { tiles: readonly TileSeen[]; lit: readonly LitPath[] }) {
  if (lit.length === 0) return null;
  const byHex = new Map(tiles.map((tile) => [hexKey(tile.hex), tile]));
  return (
    <g className="lit-paths" aria-hidden="true">
      {tiles.map(({ hex, tile }) => {
        const { x, y } = centreOf(hex);
        return <path key={tile} className="veil" d={VEIL} transform={`translate(${x} ${y})`} />;
      })}
      {lit.map(({ colour, cells }, path) =>
        cells.map((hex) => {
          const tile = byHex.get(hexKey(hex));
          return tile && <LitLink key={`${path} ${tile.tile}`} tile={tile} colour={colour} />;
        }),
      )}
    </g>
  );
}

function LitLink({ tile: { hex, tile, rotation }, colour }: { tile: TileSeen; colour: LitPath['colour'] }) {
  const link = linksOf(tile).find((each) => each.colour === colour);
  const { x, y } = centreOf(hex);
  if (!link) return null;
  return (
    <g transform={`translate(${x} ${y}) rotate(${60 * rotation})`}>
      <path className="lit-edge" d={linkPath(link.sides)} />
      <path className={`link link-${colour}`} d={linkPath(link.sides)} />
      <path className="link-sheen" d={linkPath(link.sides)} />
    </g>
  );
}
