import { hexagonPath } from './geometry';
import type { FitMark } from './model';
import { pressed } from './tile-look';

const GROUND = hexagonPath(0.8, 0.16);
/** The widest and highest that letters may be. */
const WIDEST = 132;
const HIGHEST = 66;
/** Width of a figure, as a share of its height, and the height of its middle. */
const FIGURE = 0.62;
const FIGURE_MIDDLE = 0.36;
/** Radius of a dot, and from the middle of one to that of the next. */
const DOT = 19;
const DOT_STEP = 43;
/** How far figures stand above the middle, and dots below. */
const ABOVE = 13;
const BELOW = 36;

/** A fit count on its space, over dots in the colours of those who hold a tile that fits. */
export function FitCountBadge({ fit: { text, holders, isPointedOut } }: { fit: FitMark }) {
  const size = Math.min(HIGHEST, WIDEST / (text.length * FIGURE));
  return (
    <g className={isPointedOut ? 'fit-count is-pointed-out' : 'fit-count'}>
      <path className="fit-ground" d={GROUND} />
      <text y={size * FIGURE_MIDDLE - ABOVE} fontSize={size} textAnchor="middle">
        {text}
      </text>
      {holders.length === 0 && <circle className="fit-nobody" cy={BELOW} r={DOT - 5} />}
      {holders.map(({ colour, letter }, at) => (
        <g
          key={at}
          className={`fit-holder fit-${colour}`}
          transform={`translate(${(at - (holders.length - 1) / 2) * DOT_STEP} ${BELOW})`}
        >
          <circle r={DOT} />
          <text y={9} textAnchor="middle" {...pressed(letter)}>
            {letter}
          </text>
        </g>
      ))}
    </g>
  );
}
