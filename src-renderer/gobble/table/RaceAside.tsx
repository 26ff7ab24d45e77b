import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TileNumber } from '../../../src-shared/tantrix';
import { helpOn } from '../../stage/explained';
import { pauseRace, timeOf, useRaceClock } from '../clock';
import { leadOf } from '../countdown';
import type { RaceTable } from '../race-table';
import { isShared, personSeats, seatsShown } from '../seats';
import { RaceHand } from './RaceHand';
import { RacerList } from './RacerList';
import { RaceResult } from './RaceResult';
import { TurnTime } from './TurnTime';

interface RaceAsideProps {
  readonly open: NonNullable<RaceTable['open']>;
  readonly isRunning: boolean;
  readonly onGrab: (tile: TileNumber, event: PointerEvent) => void;
}

/** Beside the board: how all players stand, and the tiles of those who sit here. */
export function RaceAside({ open, isRunning, onGrab }: RaceAsideProps) {
  const { t } = useTranslation();
  const { record, session } = open;
  const shared = isShared(record);
  const people = personSeats(record);
  return (
    <aside className="race-aside" aria-label={t('gobble.aside')} {...helpOn('place:race')}>
      <RacerList record={record} session={session} isRunning={isRunning} />
      <RaceTime record={record} isRunning={isRunning} />
      {record.race.isOver ? (
        <RaceResult record={record} />
      ) : (
        seatsShown(record, timeOf(record)).map((seat) => (
          <RaceHand
            key={seat}
            seat={seat}
            record={record}
            hand={session.handOf(seat)}
            device={shared && seat !== people[0] ? 'keys' : 'pointer'}
            isShared={shared}
            isRunning={isRunning}
            onGrab={onGrab}
          />
        ))
      )}
    </aside>
  );
}

/** The time, and the way to a pause. */
function RaceTime({
  record,
  isRunning,
}: Pick<RaceAsideProps, 'isRunning'> & { record: RaceAsideProps['open']['record'] }) {
  const { t } = useTranslation();
  const seconds = useRaceClock(({ ms }) => Math.floor(Math.max(0, ms - leadOf(record.race)) / 1000));
  const { turnSeconds } = record.race.start;
  return (
    <div className="race-time">
      <span>
        {t('gobble.time', { minutes: Math.floor(seconds / 60), seconds: String(seconds % 60).padStart(2, '0') })}
      </span>
      {turnSeconds !== undefined && isRunning && <TurnTime record={record} />}
      {isRunning && (
        <button type="button" className="button" onClick={pauseRace}>
          {t('gobble.pause')}
        </button>
      )}
    </div>
  );
}
