import { useTranslation } from 'react-i18next';
import type { OnlineSeat, TableRules } from '../../../src-shared/bridge/bridge';
import { SeatMark } from '../../gobble';
import { Icon } from '../../stage/Icon';
import { listWords, type Words } from '../../words/words';
import { partnerOf } from './pairs';
import { besideEachOther } from './table-words';

const TICK = 'M4 10.5l4 4L16.5 6';

interface TakenSeatProps {
  readonly seat: OnlineSeat;
  /** All who have come. */
  readonly taken: readonly OnlineSeat[];
  readonly rules: TableRules;
  /** Whether the table is this program's. */
  readonly isHost: boolean;
}

/** Who has come to the table. */
export function TakenSeat({ seat, taken, rules, isHost }: TakenSeatProps) {
  const { t } = useTranslation();
  const { name, colour, email, country, isHere, isPresent } = seat;
  const partner = partnerOf(seat, taken, rules.isDoubles);
  const facts = [
    whoWords(seat, taken, isHost, t),
    partner && t('online.inLine.partner', { name: partner }),
    ...sharedWords(seat, taken, t),
    country,
    email,
  ].flatMap((fact) => fact || []);
  return (
    <li className={rules.isRace ? 'meeting-place' : `meeting-place player-${colour}`}>
      {rules.isRace ? (
        <SeatMark seat={taken.indexOf(seat)} />
      ) : (
        <span className={`swatch swatch-${colour}`} role="img" aria-label={t(`colour.${colour}`)}>
          {t(`colourLetter.${colour}`)}
        </span>
      )}
      <span>
        <strong>{name}</strong>
        <span>{besideEachOther(facts)}</span>
      </span>
      {isPresent && !isHere && <Icon path={TICK} />}
    </li>
  );
}

/** The people at the computer of a seat, in the order in which they were named. */
const peopleAt = ({ party }: OnlineSeat, taken: readonly OnlineSeat[]): OnlineSeat[] =>
  taken.filter((each) => !each.robot && each.party === party);

function whoWords(seat: OnlineSeat, taken: readonly OnlineSeat[], isHost: boolean, t: Words): string {
  const { robot, isHere, isPresent } = seat;
  if (robot) return t('online.wait.robot', { level: robot.level });
  if (isHere && peopleAt(seat, taken)[0] !== seat) return t('online.wait.here');
  if (isHere) return t(isHost ? 'online.wait.youHost' : 'online.wait.you');
  return t(isPresent ? 'online.wait.present' : 'online.wait.absent');
}

/** With whom somebody elsewhere shares a computer. */
function sharedWords(seat: OnlineSeat, taken: readonly OnlineSeat[], t: Words): string[] {
  const others = peopleAt(seat, taken).filter((each) => each !== seat);
  if (seat.isHere || seat.robot || others.length === 0) return [];
  return [t('online.wait.sameComputer', { names: listWords(others.map(({ name }) => name)) })];
}
