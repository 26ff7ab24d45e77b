import type { KeyboardEvent } from 'react';
import { type Hex, hexKey } from '../../src-shared/tantrix/hex';
import { centreOf, hexagonPath } from './geometry';
import type { BoardSpace } from './model';
import { TileLinks } from './TileArt';

/** Spaces are drawn a little smaller than their cells. */
const SCALE = 0.88;
const OUTLINE = hexagonPath(SCALE, 0.16);

/** A space with something to say: playable ones can be pressed and show how the tile would lie. */
export function SpaceMark({ space, onPress }: { space: BoardSpace; onPress: (hex: Hex) => void }) {
  const { hex, kinds, ghost, label } = space;
  const { x, y } = centreOf(hex);
  const isPlayable = kinds.includes('playable');
  const isForced = kinds.includes('forced') || kinds.includes('fillable');
  const classes = ['space', ...kinds.map((kind) => `space-${kind}`)].join(' ');
  const press = () => onPress(hex);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  };
  const button = isPlayable
    ? ({ role: 'button', tabIndex: 0, onClick: press, onKeyDown } as const)
    : ({ role: 'img' } as const);
  return (
    <g className={classes} transform={`translate(${x} ${y})`} data-hex={hexKey(hex)} aria-label={label} {...button}>
      <path className="space-outline" d={OUTLINE} />
      {ghost && (
        <g className="space-ghost" transform={`scale(${SCALE})`}>
          <TileLinks tile={ghost.tile} rotation={ghost.rotation} ghost />
        </g>
      )}
      {isForced && !ghost && <circle className="space-dot" r={14} />}
    </g>
  );
}
