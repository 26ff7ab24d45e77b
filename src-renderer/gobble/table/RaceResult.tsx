import { useTranslation } from 'react-i18next';
import { placesOf } from '../../../src-shared/gobble/places';
import type { RecordedRace } from '../../../src-shared/record';
import { CommandButton } from '../../stage/CommandButton';
import { focusTarget } from '../../stage/focus-targets';
import { headlineOf, placeWords } from '../race-words';
import { refereedOf } from '../refereed';
import { SeatMark } from '../SeatMark';
import { raceAgain } from '../start/start-race';

/** How the race ended: the places, the first first, and what comes next. */
export function RaceResult({ record }: { record: RecordedRace }) {
  const { t } = useTranslation();
  const isOnline = refereedOf(record.race) !== undefined;
  return (
    <section className="race-result" aria-label={t('gobble.result')}>
      <h2>{headlineOf(record, t)}</h2>
      <ol className="race-places">
        {placesOf(record.race).map((place) => (
          <li key={place.seat} className={place.place === 1 ? 'is-first' : undefined}>
            <SeatMark seat={place.seat} />
            <span>{record.players[place.seat]?.name}</span>
            <span>{placeWords(place, t)}</span>
          </li>
        ))}
      </ol>
      {record.race.hands.some(({ length }) => length > 0) && <p>{t('gobble.stuck')}</p>}
      <div className="race-acts">
        <CommandButton id="newGame" {...(isOnline ? { rank: 'result' } : {})} />
        {!isOnline && (
          <button
            ref={focusTarget('result')}
            type="button"
            className="button button-primary"
            onClick={() => raceAgain(record)}
          >
            {t('gobble.again')}
          </button>
        )}
      </div>
    </section>
  );
}
