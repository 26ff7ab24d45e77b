import { useTranslation } from 'react-i18next';
import { turnAt } from '../../../src-shared/gobble/turns';
import type { RecordedRace } from '../../../src-shared/record';
import { useRaceClock } from '../clock';

/** Whose turn it is, and for how many seconds. */
export function TurnTime({ record }: { record: RecordedRace }) {
  const { t } = useTranslation();
  const { race, players } = record;
  const left = useRaceClock(({ ms }) => {
    const turn = turnAt(race, ms);
    const until = (turn?.since ?? 0) + (race.start.turnSeconds ?? 0) * 1000;
    return Math.max(0, Math.ceil((until - ms) / 1000));
  });
  const seat = useRaceClock(({ ms }) => turnAt(race, ms)?.seat);
  const name = seat === undefined ? '' : (players[seat]?.name ?? '');
  return <span className="turn-time">{t('gobble.turnLeft', { name, count: left })}</span>;
}
