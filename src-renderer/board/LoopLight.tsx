import type { CSSProperties } from 'react';
import { hexKey } from '../../src-shared/tantrix/hex';
import { linkOf, linkPath, placeOfTile } from './geometry';
import type { ClosedLoops } from './model';
import type { TileSeen } from './screen-model';

/** Light in the links of loops that the last tile has closed: it runs round once, from link to link, and stays. */
export function LoopLight({ tiles, closed }: { tiles: readonly TileSeen[]; closed: ClosedLoops | undefined }) {
  if (!closed || closed.loops.length === 0) return null;
  const { runsAfter } = closed;
  const after: CSSProperties & Record<'--after', string> = { '--after': `${runsAfter ?? 0}ms` };
  const byHex = new Map(tiles.map((tile) => [hexKey(tile.hex), tile]));
  return (
    <g className={runsAfter === undefined ? 'loop-light' : 'loop-light is-running'} style={after} aria-hidden="true">
      {closed.loops.map(({ colour, cells }) =>
        cells.map((hex, at) => {
          const tile = byHex.get(hexKey(hex));
          const link = tile && linkOf(tile.tile, colour);
          if (!link) return null;
          const style: CSSProperties & Record<'--at', number> = { '--at': at };
          const place = placeOfTile(tile.hex, tile.rotation);
          return <path key={`${colour} ${at}`} d={linkPath(link.sides)} transform={place} style={style} />;
        }),
      )}
    </g>
  );
}
