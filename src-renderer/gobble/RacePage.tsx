import { useTranslation } from 'react-i18next';
import type { RacePlace } from '../../src-shared/gobble/places';
import type { RecordedRace } from '../../src-shared/record';
import { PaperBoard } from '../stage/paper/PaperBoard';
import { placeWords } from './race-words';

/** The page of a race: the tiles as they lie, and how the players stand. */
export function RacePage({ record, places }: { record: RecordedRace; places: readonly RacePlace[] }) {
  const { t } = useTranslation();
  return (
    <>
      <header className="sheet-header">
        <h2 className="sheet-title">{t('gobble.title')}</h2>
      </header>
      <div className="sheet-body">
        <PaperBoard tiles={record.race.tiles} />
        <section className="sheet-facts">
          <div className="sheet-state">
            {places.map((place) => (
              <p key={place.seat}>
                {t('gobble.standing', { name: record.players[place.seat]?.name ?? '', place: placeWords(place, t) })}
              </p>
            ))}
          </div>
        </section>
      </div>
    </>
  );
}
