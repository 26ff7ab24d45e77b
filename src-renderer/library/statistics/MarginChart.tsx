import { type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Bars, barsOf, MEASURES, measureOf } from '../../../src-shared/library/margins';
import type { OwnGame } from '../../../src-shared/library/own-games';
import { useSize } from '../../board/useSize';
import { SelectField } from '../../ui/SelectField';
import { AnalyseGames } from './AnalyseGames';
import { BarWalker } from './BarWalker';
import { chartOf, roomFor } from './chart';
import { chooseMeasure, useChoices } from './choices';
import { EmptyChart } from './EmptyChart';
import { MarginBars } from './MarginBars';
import { MarginAxis, TimeAxis } from './MarginAxes';

/** By how much each game was won or lost, or what skill or luck has brought, the first at the left, and how that goes on the average. */
export function MarginChart({ games }: { games: readonly OwnGame[] }) {
  const { measure } = useChoices();
  const isEmpty = games.every((game) => measureOf(game, measure) === undefined);
  return (
    <>
      {isEmpty ? (
        <Part>
          <EmptyChart measure={games.length > 0 ? measure : 'margin'} />
        </Part>
      ) : (
        <Plot games={games} />
      )}
      {measure !== 'margin' && <AnalyseGames games={games} />}
    </>
  );
}

/** The heading, with what is shown to be chosen there, and the chart below. */
function Part({ legend, children }: { legend?: string; children: ReactNode }) {
  const { t } = useTranslation();
  const { measure } = useChoices();
  return (
    <section className="statistics-part" aria-label={t(`statistics.measure.${measure}`)}>
      <div className="statistics-heading">
        <h2>{t(`statistics.measure.${measure}`)}</h2>
        <SelectField
          label={t('statistics.measured')}
          value={measure}
          options={MEASURES.map((value) => ({ value, words: t(`statistics.measure.${value}`) }))}
          onChange={chooseMeasure}
        />
      </div>
      {legend !== undefined && <p className="margin-legend">{legend}</p>}
      {children}
    </section>
  );
}

const NONE: Bars = { span: 'game', bars: [] };

function Plot({ games }: { games: readonly OwnGame[] }) {
  const { t } = useTranslation();
  const { measure } = useChoices();
  const plot = useRef<HTMLDivElement>(null);
  const size = useSize(plot);
  const room = roomFor(size.width);
  // How many there is room for is known once the place has its size.
  const { span, bars } = useMemo(() => (room > 0 ? barsOf(games, room, measure) : NONE), [games, room, measure]);
  const chart = bars.length > 0 ? chartOf(bars, size) : undefined;
  const hasMean = bars.some(({ mean }) => mean !== undefined);
  return (
    <Part legend={t(hasMean ? `statistics.legend.${span}` : 'statistics.legend.few')}>
      <div className="margin-plot" ref={plot}>
        {chart && (
          <>
            <MarginAxis chart={chart} />
            <MarginBars bars={bars} chart={chart} size={size} />
            <BarWalker measure={measure} span={span} bars={bars} chart={chart} size={size} />
            <TimeAxis bars={bars} chart={chart} size={size} />
          </>
        )}
      </div>
    </Part>
  );
}
