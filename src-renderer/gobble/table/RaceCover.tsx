import { useTranslation } from 'react-i18next';
import type { RecordedRace } from '../../../src-shared/record';
import { focusTarget } from '../../stage/focus-targets';
import { runRace, useRaceClock } from '../clock';

/** What stands over the board while the clock does: GO, or a pause. */
export function RaceCover({ record }: { record: RecordedRace }) {
  const { t } = useTranslation();
  const isSought = useRaceClock((clock) => clock.isSought);
  const isFresh = useRaceClock(({ ms }) => ms === 0) && record.race.moves.length === 0;
  return (
    <section className="race-cover" aria-label={t(isFresh ? 'gobble.ready' : 'gobble.paused')}>
      <h2>{t(isFresh ? 'gobble.ready' : 'gobble.paused')}</h2>
      <p>{t(isSought ? 'gobble.status.sought' : isFresh ? 'gobble.readyText' : 'gobble.pausedText')}</p>
      {/* It keeps the focus while it can do nothing. */}
      <button
        ref={focusTarget('result')}
        type="button"
        className="button button-primary race-go"
        aria-disabled={isSought}
        onClick={runRace}
      >
        {t(isFresh ? 'gobble.go' : 'gobble.goOn')}
      </button>
      <p className="race-keys">{t('gobble.keys')}</p>
    </section>
  );
}
