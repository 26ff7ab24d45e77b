import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { placesOf } from '../../../src-shared/gobble/places';
import { racersLeft } from '../../../src-shared/gobble/race';
import type { RecordedRace } from '../../../src-shared/record';
import type { Words } from '../../words/words';
import { timeOf } from '../clock';
import { throwTo } from '../race-moves';
import type { RaceTable } from '../race-table';
import { DEVICES, isShared, seatWith } from '../seats';
import { SeatMark } from '../SeatMark';
import { useThrows } from './useThrows';

/** So many tiles fill the bar: half of all. */
const MOST_SHOWN = 28;

interface RacerListProps {
  readonly record: RecordedRace;
  readonly session: NonNullable<RaceTable['open']>['session'];
  readonly isRunning: boolean;
}

/** All players by their seats: how many tiles each has, and who is out. After a gobble, to whom the tile is thrown. */
export function RacerList({ record, session, isRunning }: RacerListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  useThrows(record, list);
  const { race, players } = record;
  const throwing = isRunning
    ? DEVICES.find((device) => race.owing.includes(seatWith(device, record, timeOf(record)) ?? -1))
    : undefined;
  const thrower = throwing && seatWith(throwing, record, timeOf(record));
  const hasTile = thrower !== undefined && session.handOf(thrower).held !== undefined;
  return (
    <ol ref={list} className="racers" aria-label={t('gobble.players')}>
      {players.map(({ name, pace }, seat) => (
        <li key={seat} data-seat={seat} className={race.owing.includes(seat) ? 'racer is-owing' : 'racer'}>
          <SeatMark seat={seat} />
          <span className="racer-name">
            {name}
            <small>{whoWords(record, seat, pace, t)}</small>
          </span>
          {throwing && thrower !== seat && racersLeft(race).includes(seat) ? (
            <button
              type="button"
              className="button button-primary"
              disabled={!hasTile}
              onClick={() => throwTo(throwing, seat)}
            >
              {t('gobble.throwTo', { name })}
            </button>
          ) : (
            <RacerTiles record={record} seat={seat} />
          )}
        </li>
      ))}
    </ol>
  );
}

type Pace = RecordedRace['players'][number]['pace'];

function whoWords(record: RecordedRace, seat: number, pace: Pace, t: Words): string {
  if (pace) return t(`gobble.pace.${pace}`);
  if (!isShared(record)) return t('newGame.person');
  return t(seatWith('keys', record, 0) === seat ? 'gobble.byKeys' : 'gobble.byMouse');
}

/** How many tiles a player has, as a number and as a bar; or the place of who is out. */
function RacerTiles({ record: { race }, seat }: { record: RecordedRace; seat: number }) {
  const { t } = useTranslation();
  const left = race.hands[seat]?.length ?? 0;
  const place = placesOf(race).find((each) => each.seat === seat)?.place ?? 0;
  if (left === 0) return <strong className="racer-out">{t('gobble.outAs', { place })}</strong>;
  return (
    <span className="racer-tiles" aria-label={t('gobble.tilesLeft', { count: left })} role="img">
      <span className="racer-bar">
        <i style={{ inlineSize: `${(Math.min(left, MOST_SHOWN) / MOST_SHOWN) * 100}%` }} />
      </span>
      <b>{left}</b>
    </span>
  );
}
