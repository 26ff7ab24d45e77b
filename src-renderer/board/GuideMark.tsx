import { centreOf, R } from './geometry';
import type { GuideSeen } from './screen-model';

/** How far a mirror is drawn from its middle, in table units: past all tiles. */
const FAR = 60 * R;
const POINT = R / 5;

/** Where the guide of a pattern has its middle, and for a mirror the line it stands on. */
export function GuideMark({ guide: { hex, twelfths, isMirror } }: { guide: GuideSeen }) {
  const { x, y } = centreOf(hex);
  return (
    <g
      className="guide-mark"
      aria-hidden="true"
      transform={`translate(${x} ${y}) rotate(${30 * twelfths})`}
      data-guide={isMirror ? 'mirror' : 'turn'}
    >
      {isMirror ? <path d={`M0 ${-FAR}V${FAR}`} /> : <circle r={POINT} />}
    </g>
  );
}
