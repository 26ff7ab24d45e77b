import { useTranslation } from 'react-i18next';
import type { MoveAnalysis } from '../../src-shared/robots';
import { type ExpectationGraph, expectationGraph } from './expectation-graph';
import { goTo } from './history';
import { areaPath, linePath, type Scale } from '../ui/graph-paths';
import { GraphLegend } from './GraphLegend';
import type { OpenGame } from './open-game';
import { helpOn } from '../stage/explained';

/** Height of the drawing, in units of its own; its width is the number of moves. */
const HEIGHT = 100;

interface AnalysisGraphProps {
  readonly open: OpenGame;
  readonly moves: readonly MoveAnalysis[];
  /** How many placements are shown on the board. */
  readonly at: number;
}

/** What could be expected, move by move; a click or the arrow keys go to the position. */
export function AnalysisGraph({ open, moves, at }: AnalysisGraphProps) {
  const { t } = useTranslation();
  const { game } = open.record;
  const last = game.placements.length;
  const graph = expectationGraph(game.deal, moves);
  return (
    <div className="analysis-graph" {...helpOn('place:analysis-graph')}>
      <GraphLegend graph={graph} record={open.record} side="above" />
      <div className="graph-track">
        <svg viewBox={`0 0 ${last} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <GraphLines graph={graph} moves={moves} last={last} />
        </svg>
        <input
          type="range"
          className="graph-slider"
          aria-label={t('analysis.graph')}
          min={0}
          max={last}
          value={at}
          onChange={({ target }) => goTo(target.valueAsNumber)}
        />
      </div>
      <GraphLegend graph={graph} record={open.record} side="below" />
    </div>
  );
}

interface GraphLinesProps {
  readonly graph: ExpectationGraph;
  readonly moves: readonly MoveAnalysis[];
  readonly last: number;
}

function GraphLines({ graph: { lines, leaders, low, high }, moves, last }: GraphLinesProps) {
  const scale: Scale = { y: (value) => (HEIGHT * (high - value)) / (high - low) };
  const lead = leaders ? (lines[0]?.values ?? []) : [];
  return (
    <>
      {leaders?.map((colour, at) => (
        <path key={colour} className={`graph-area graph-area-${colour}`} d={areaPath(lead, at === 0 ? 1 : -1, scale)} />
      ))}
      {low < 0 && <path className="graph-zero" d={`M0 ${scale.y(0)}H${last}`} />}
      {lines.map(({ colour, values }) => (
        <path
          key={colour}
          className={leaders ? 'graph-line' : `graph-line graph-line-${colour}`}
          d={linePath(values, scale)}
        />
      ))}
      {moves.map(({ at, seat, better }) => {
        const line = leaders ? lead : lines[seat]?.values;
        // A line of no length with round ends stays round, however the drawing is stretched.
        const place = `M${at + 1} ${scale.y(line?.[at + 1] ?? 0)}h0`;
        return better ? <path key={at} className="graph-better" d={place} /> : null;
      })}
    </>
  );
}
