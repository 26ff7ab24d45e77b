import { hexKey } from '../../src-shared/tantrix/hex';
import { centreOf, sideMiddle } from './geometry';
import type { BoardEdge } from './model';

/** Along the middle of an edge, a little way to both sides. */
const BAR = 'M-27 0H27';

/** Marks edges that do not match, gently: a short bar over the edge. */
export function ClashMarks({ clashes }: { clashes: readonly BoardEdge[] }) {
  return (
    <g className="clash-marks" aria-hidden="true">
      {clashes.map(({ hex, side }) => {
        const centre = centreOf(hex);
        const middle = sideMiddle(side);
        return (
          <g
            key={`${hexKey(hex)} ${side}`}
            transform={`translate(${centre.x + middle.x} ${centre.y + middle.y}) rotate(${60 * side})`}
          >
            <path className="clash-halo" d={BAR} />
            <path className="clash-bar" d={BAR} />
          </g>
        );
      })}
    </g>
  );
}
