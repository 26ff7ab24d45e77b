import type { Bar } from '../../../src-shared/library/margins';
import { linePath } from '../../ui/graph-paths';
import type { Chart, Size } from './chart';

interface MarginBarsProps {
  readonly bars: readonly Bar[];
  readonly chart: Chart;
  readonly size: Size;
}

/** The bars, filled above and open below, and the mean that is followed over time. */
export function MarginBars({ bars, chart, size: { width, height } }: MarginBarsProps) {
  const { slot, ticks, y } = chart;
  const means = bars.flatMap(({ mean }) => mean ?? []);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {ticks.map((points) => (
        <path key={points} className={points === 0 ? 'margin-zero' : 'margin-line'} d={`M0 ${y(points)}H${width}`} />
      ))}
      {bars.map(({ games, value }, at) => (
        <MarginBar key={games[0]?.id} margin={value} at={at} chart={chart} />
      ))}
      {means.length > 1 && (
        <path
          className="margin-mean"
          d={linePath(means, { y })}
          transform={`translate(${(bars.length - means.length + 0.5) * slot} 0) scale(${slot} 1)`}
        />
      )}
    </svg>
  );
}

/** The edge of an open bar, in pixels. */
const EDGE = 1.5;
/** Thinner bars have no room for an edge on both sides. */
const LEAST_OPEN = 5;
/** What nobody has won is seen as well. */
const FLAT = 2;

function MarginBar({ margin, at, chart: { slot, bar, y } }: { margin: number; at: number; chart: Chart }) {
  const x = (at + 0.5) * slot - bar / 2;
  if (margin === 0) return <rect className="margin-drawn" x={x} y={y(0) - FLAT / 2} width={bar} height={FLAT} />;
  if (margin > 0) {
    return (
      <rect
        className="margin-won"
        x={x}
        y={y(margin)}
        width={bar}
        height={y(0) - y(margin)}
        rx={Math.min(2, bar / 4)}
      />
    );
  }
  const inset = bar < LEAST_OPEN ? 0 : EDGE / 2;
  return (
    <rect
      className={inset > 0 ? 'margin-lost' : 'margin-lost is-thin'}
      x={x + inset}
      y={y(0)}
      width={bar - 2 * inset}
      height={Math.max(EDGE, y(margin) - y(0) - inset)}
      rx={Math.min(2, bar / 4)}
    />
  );
}
