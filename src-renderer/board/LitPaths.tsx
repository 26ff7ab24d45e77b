import { useContext } from 'react';
import type { Colour } from '../../src-shared/tantrix/colours';
import { hexKey } from '../../src-shared/tantrix/hex';
import { centreOf, hexagonPath, linkOf, linkPath, placeOfTile } from './geometry';
import { joinedSides, type Sides } from './joints';
import type { LitPath } from './model';
import type { TileSeen } from './screen-model';
import { endsOf, shineOf, TileLetters } from './TileArt';
import { TileLookContext } from './tile-look';

/** A hair larger than a cell: nothing of a line shines between two veils. */
const VEIL = hexagonPath(1.001, 0.12);

/** Veils all tiles and draws the lit lines and loops again above the veil: white at the edge, in a soft halo. */
export function LitPaths({ tiles, lit }: { tiles: readonly TileSeen[]; lit: readonly LitPath[] }) {
  if (lit.length === 0) return null;
  const byHex = new Map(tiles.map((tile) => [hexKey(tile.hex), tile]));
  const joined = joinedSides(tiles.map(({ hex }) => hex));
  return (
    <g className="lit-paths" aria-hidden="true">
      {tiles.map(({ hex, tile }) => {
        const { x, y } = centreOf(hex);
        return <path key={tile} className="veil" d={VEIL} transform={`translate(${x} ${y})`} />;
      })}
      {lit.map(({ colour, cells }, path) => {
        const links = cells.flatMap((hex) => {
          const seen = byHex.get(hexKey(hex));
          return (seen && litLink(seen, colour, joined(hex))) ?? [];
        });
        return <LitLine key={path} colour={colour} links={links} />;
      })}
    </g>
  );
}

/** All halos, then all edges, then all links: no halo or edge lies over the link beside it. */
function LitLine({ colour, links }: { colour: Colour; links: readonly LitLink[] }) {
  const { style, letters } = useContext(TileLookContext);
  return (
    <g>
      {links.map(({ seen, place, shine }) => (
        <path key={hexKey(seen.hex)} className="lit-halo" d={shine} transform={place} />
      ))}
      {links.map(({ seen, place, line }) => (
        <path key={hexKey(seen.hex)} className="lit-edge" d={line} transform={place} />
      ))}
      {links.map(({ place, line, shine, seen: { tile, rotation, hex } }) => (
        <g key={hexKey(hex)}>
          <path className={`link link-${colour}`} d={line} transform={place} />
          <path className="link-sheen" d={shine} transform={place} />
          {style === 'patterns' && <path className={`link-pattern pattern-${colour}`} d={line} transform={place} />}
          {style === 'letters' && letters && (
            <g transform={`translate(${centreOf(hex).x} ${centreOf(hex).y})`}>
              <TileLetters tile={tile} rotation={rotation} letters={letters} only={colour} />
            </g>
          )}
        </g>
      ))}
    </g>
  );
}

interface LitLink {
  readonly seen: TileSeen;
  /** Moves and turns the link to where it lies. */
  readonly place: string;
  /** The link to the body of the next tile. */
  readonly line: string;
  /** The link to the side of its own: what is seen through shows no seam there. */
  readonly shine: string;
}

function litLink(seen: TileSeen, colour: Colour, joined: Sides): LitLink | undefined {
  const link = linkOf(seen.tile, colour);
  if (!link) return undefined;
  const ends = endsOf(link.sides, seen.rotation, joined);
  return {
    seen,
    place: placeOfTile(seen.hex, seen.rotation),
    line: linkPath(link.sides, ends),
    shine: linkPath(link.sides, shineOf(ends)),
  };
}
