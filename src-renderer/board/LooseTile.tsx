import type { KeyboardEvent, Ref } from 'react';
import { hexKey } from '../../src-shared/tantrix/hex';
import { hexagonPath } from './geometry';
import type { Sides } from './joints';
import type { BoardGestures } from './model';
import { partMark } from './parts';
import type { LooseTileSeen } from './screen-model';
import { TileInPlay } from './TileArt';
import { useTileClicks } from './useTileClicks';

const RING = hexagonPath(1.08, 0.13);

interface LooseTileProps {
  readonly loose: LooseTileSeen;
  /** The sides at which others lie; left out, it lies by itself, above them. */
  readonly joined: Sides | undefined;
  readonly gestures: BoardGestures;
  /** Given the tile while it is selected and the Tab key comes to it. */
  readonly selected: Ref<SVGGElement>;
}

/** The ring of the selected tile once more, above its neighbours, which lie over half of it. */
export const RingAbove = ({ loose: { at, isSelected } }: Pick<LooseTileProps, 'loose'>) =>
  isSelected && <path className="ring-above" d={RING} transform={`translate(${at.x} ${at.y})`} />;

/** A tile that is tried out. */
export function LooseTile({
  loose: { at, hex, tile, piece = tile, rotation, label, isSelected, isRefused, isStop, isMarked },
  joined,
  gestures,
  selected,
}: LooseTileProps) {
  const clicks = useTileClicks({ ...gestures, isSelected, onSelect: (event) => gestures.onSelect(piece, event) });
  const stop = isStop
    ? ({
        role: 'button',
        tabIndex: 0,
        'aria-pressed': isSelected,
        // The Tab key has come here: it selects. A focus that comes otherwise does not.
        onKeyUp: (event: KeyboardEvent) => event.key === 'Tab' && !event.altKey && gestures.onSelect(piece),
      } as const)
    : ({ role: 'img' } as const);
  return (
    <g
      ref={isSelected && isStop ? selected : undefined}
      className={[
        'loose-tile',
        isSelected ? 'held-tile' : '',
        isRefused ? 'is-refused' : '',
        isMarked ? 'is-marked' : '',
        isSelected || isStop ? '' : 'is-tentative',
      ]
        .filter(Boolean)
        .join(' ')}
      aria-label={label}
      transform={`translate(${at.x} ${at.y})`}
      {...partMark('looseTile')}
      data-tile={tile}
      data-hex={hexKey(hex)}
      data-rotation={rotation}
      onPointerDown={(event) => gestures.onGrab(piece, event)}
      onContextMenu={() => gestures.onSelect(piece)}
      {...stop}
      {...clicks}
    >
      <path className="loose-ring" d={RING} />
      <TileInPlay tile={tile} rotation={rotation} joined={joined} />
    </g>
  );
}
