import { useTranslation } from 'react-i18next';
import type { OnlineSeat } from '../../../src-shared/bridge/bridge';
import { Icon } from '../../stage/Icon';
import type { Words } from '../../words/words';
import { besideEachOther } from './table-words';

const TICK = 'M4 10.5l4 4L16.5 6';

interface TakenSeatProps {
  readonly seat: OnlineSeat;
  /** Whether the table is this program's. */
  readonly isHost: boolean;
}

/** Who has come to the table. */
export function TakenSeat({ seat, isHost }: TakenSeatProps) {
  const { t } = useTranslation();
  const { name, colour, email, country, isHere, isPresent } = seat;
  const facts = [whoWords(seat, isHost, t), country ?? '', email ?? ''].filter((fact) => fact !== '');
  return (
    <li className={`meeting-place player-${colour}`}>
      <span className={`swatch swatch-${colour}`} role="img" aria-label={t(`colour.${colour}`)}>
        {t(`colourLetter.${colour}`)}
      </span>
      <span>
        <strong>{name}</strong>
        <span>{besideEachOther(facts)}</span>
      </span>
      {isPresent && !isHere && <Icon path={TICK} />}
    </li>
  );
}

function whoWords({ robot, isHere, isPresent }: OnlineSeat, isHost: boolean, t: Words): string {
  if (robot) return t('online.wait.robot', { level: robot.level });
  if (isHere) return t(isHost ? 'online.wait.youHost' : 'online.wait.you');
  return t(isPresent ? 'online.wait.present' : 'online.wait.absent');
}
