import { useTranslation } from 'react-i18next';
import { placesOf } from '../../../src-shared/gobble/places';
import type { RecordedRace } from '../../../src-shared/record';
import { CommandButton } from '../../stage/CommandButton';
import { focusTarget } from '../../stage/focus-targets';
import { runRace, useRaceClock } from '../clock';
import { raceAgain } from '../start/start-race';
import { headlineOf, placeWords } from '../race-words';
import { SeatMark } from '../SeatMark';

/** What stands over the board while nothing can be done there: GO, a pause, or how the race ended. */
export function RaceCover({ record }: { record: RecordedRace }) {
  return record.race.isOver ? <Places record={record} /> : <Waiting record={record} />;
}

function Waiting({ record }: { record: RecordedRace }) {
  const { t } = useTranslation();
  const isFresh = useRaceClock(({ ms }) => ms === 0) && record.race.moves.length === 0;
  return (
    <section className="race-cover" aria-label={t(isFresh ? 'gobble.ready' : 'gobble.paused')}>
      <h2>{t(isFresh ? 'gobble.ready' : 'gobble.paused')}</h2>
      <p>{t(isFresh ? 'gobble.readyText' : 'gobble.pausedText')}</p>
      <button ref={focusTarget('result')} type="button" className="button button-primary race-go" onClick={runRace}>
        {t(isFresh ? 'gobble.go' : 'gobble.goOn')}
      </button>
      <p className="race-keys">{t('gobble.keys')}</p>
    </section>
  );
}

/** The places, the first first. */
function Places({ record }: { record: RecordedRace }) {
  const { t } = useTranslation();
  return (
    <section className="race-cover" aria-label={t('gobble.result')}>
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
        <CommandButton id="newGame" />
        <button
          ref={focusTarget('result')}
          type="button"
          className="button button-primary"
          onClick={() => raceAgain(record)}
        >
          {t('gobble.again')}
        </button>
      </div>
    </section>
  );
}
