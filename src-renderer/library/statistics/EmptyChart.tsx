import type { Measure } from '../../../src-shared/library/margins';
import { useTranslation } from 'react-i18next';

/** What bars might come to be, in parts of the height above and below the middle. */
const SKETCH = [-0.5, 0.3, 0.6, -0.3, 0.4, -0.7, 0.2, 0.7, 0.5, -0.2, 0.8, 0.6, -0.4, 0.9];

/** The chart before there is anything to show: a sketch of it, and what it will show. */
export function EmptyChart({ measure }: { measure: Measure }) {
  const { t } = useTranslation();
  return (
    <div className="margin-sketch">
      <svg viewBox={`0 -1 ${SKETCH.length} 2`} preserveAspectRatio="none" aria-hidden="true">
        {SKETCH.map((margin, at) => (
          <rect key={at} x={at + 0.3} y={Math.min(0, -margin)} width={0.4} height={Math.abs(margin)} />
        ))}
      </svg>
      <p>{t(measure === 'margin' ? 'statistics.noGames' : 'statistics.noneAnalysed')}</p>
    </div>
  );
}
