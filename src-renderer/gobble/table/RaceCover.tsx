import { useTranslation } from 'react-i18next';
import type { RecordedRace } from '../../../src-shared/record';
import { focusTarget } from '../../stage/focus-targets';
import { runRace, useRaceClock } from '../clock';
import { awayWords } from '../race-words';

/** Its words before GO, and in a pause. */
const FRESH = { title: 'gobble.ready', text: 'gobble.readyText', button: 'gobble.go' } as const;
const PAUSED = { title: 'gobble.paused', text: 'gobble.pausedText', button: 'gobble.goOn' } as const;

/** What stands over the board while the clock does: GO, or a pause. */
export function RaceCover({ record }: { record: RecordedRace }) {
  const { t } = useTranslation();
  const isSought = useRaceClock((clock) => clock.isSought);
  const away = useRaceClock((clock) => clock.away);
  const isFresh = useRaceClock(({ ms }) => ms === 0) && record.race.moves.length === 0;
  const { title, text, button } = isFresh ? FRESH : PAUSED;
  return (
    <section className="race-cover" aria-label={t(title)}>
      <h2>{t(title)}</h2>
      <p>{t(isSought ? 'gobble.status.sought' : text)}</p>
      {away.length > 0 && <p className="race-away">{awayWords(record, away, t)}</p>}
      {/* It keeps the focus while it can do nothing. */}
      <button
        ref={focusTarget('result')}
        type="button"
        className="button button-primary race-go"
        aria-disabled={isSought}
        onClick={runRace}
      >
        {t(button)}
      </button>
      <p className="race-keys">{t('gobble.keys')}</p>
    </section>
  );
}
