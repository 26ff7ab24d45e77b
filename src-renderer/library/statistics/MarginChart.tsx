import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Bars, barsOf } from '../../../src-shared/library/margins';
import type { OwnGame } from '../../../src-shared/library/own-games';
import { useSize } from '../../board/useSize';
import { BarWalker } from './BarWalker';
import { chartOf, roomFor } from './chart';
import { EmptyChart } from './EmptyChart';
import { MarginBars } from './MarginBars';
import { MarginAxis, TimeAxis } from './MarginAxes';

/** By how much each game was won or lost, the first at the left, and how that goes on the average. */
export function MarginChart({ games }: { games: readonly OwnGame[] }) {
  const { t } = useTranslation();
  if (games.length > 0) return <Plot games={games} />;
  return (
    <section className="statistics-part" aria-label={t('statistics.margins')}>
      <h2>{t('statistics.margins')}</h2>
      <EmptyChart />
    </section>
  );
}

const NONE: Bars = { span: 'game', bars: [] };

function Plot({ games }: { games: readonly OwnGame[] }) {
  const { t } = useTranslation();
  const plot = useRef<HTMLDivElement>(null);
  const size = useSize(plot);
  const room = roomFor(size.width);
  // How many there is room for is known once the place has its size.
  const { span, bars } = useMemo(() => (room > 0 ? barsOf(games, room) : NONE), [games, room]);
  const chart = bars.length > 0 ? chartOf(bars, size) : undefined;
  const hasMean = bars.some(({ mean }) => mean !== undefined);
  return (
    <section className="statistics-part" aria-label={t('statistics.margins')}>
      <div className="statistics-heading">
        <h2>{t('statistics.margins')}</h2>
        {chart && <p>{t(hasMean ? `statistics.legend.${span}` : 'statistics.legend.few')}</p>}
      </div>
      <div className="margin-plot" ref={plot}>
        {chart && (
          <>
            <MarginAxis chart={chart} />
            <MarginBars bars={bars} chart={chart} size={size} />
            <BarWalker span={span} bars={bars} chart={chart} size={size} />
            <TimeAxis bars={bars} chart={chart} size={size} />
          </>
        )}
      </div>
    </section>
  );
}
