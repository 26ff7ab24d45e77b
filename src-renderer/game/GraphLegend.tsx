import { useTranslation } from 'react-i18next';
import type { RecordedGame } from '../../src-shared/record';
import type { Colour } from '../../src-shared/tantrix';
import type { ExpectationGraph } from './expectation-graph';
import { teamsOf } from './people';

interface GraphLegendProps {
  readonly graph: ExpectationGraph;
  readonly record: RecordedGame;
  readonly side: 'above' | 'below';
}

/** What stands over and under a graph: who leads there and by how much at its edge, or whose the lines are. */
export function GraphLegend({ graph: { leaders, low, high }, record, side }: GraphLegendProps) {
  const { t } = useTranslation();
  const teams = teamsOf(record);
  const nameOf = (colour: Colour) => teams.find((each) => each.colour === colour)?.name ?? '';
  if (leaders) {
    const colour = leaders[side === 'above' ? 0 : 1];
    return (
      <p className="graph-legend">
        <Mark colour={colour} />
        {t('analysis.ahead', { name: nameOf(colour), points: high })}
      </p>
    );
  }
  if (side === 'above') return <p className="graph-legend">{t('analysis.score', { low, high })}</p>;
  return (
    <ul className="graph-legend">
      {teams.map(({ seat, name, colour }) => (
        <li key={seat}>
          <Mark colour={colour} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function Mark({ colour }: { colour: Colour }) {
  const { t } = useTranslation();
  return (
    <span className={`swatch swatch-${colour}`} aria-hidden="true">
      {t(`colourLetter.${colour}`)}
    </span>
  );
}
