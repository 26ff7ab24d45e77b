import { useTranslation } from 'react-i18next';
import { isOver } from '../../../src-shared/tantrix';
import type { SeatNoteProps } from '../../game/extensions';
import { useGame } from '../../game/table';
import { Icon } from '../../stage/Icon';
import { timeWords } from '../../words/time-words';
import type { Words } from '../../words/words';
import { useOnline } from '../state';
import { type Clock, clockOf } from './clocks';
import { awayIn, knownOf } from './game';
import { useNow } from './useNow';

const CLOCK = 'M10 3a7 7 0 1 1 0 14a7 7 0 1 1 0-14zM10 6v4.2l2.8 1.8';

/** The clock of a player, and that somebody is away, on the plate. */
export function SeatNote({ seat }: SeatNoteProps) {
  const { t } = useTranslation();
  const state = useOnline();
  const open = useGame((table) => table.open);
  const game = open && knownOf(open, state);
  const mover = open && !isOver(open.record.game) ? open.record.game.position.mover : undefined;
  const isRunning = seat === mover && game?.since !== undefined && game.rules.minutes !== undefined;
  const now = useNow(isRunning);
  const clock = game && clockOf(game, seat, mover, now);
  const isAway = game !== undefined && awayIn(game).includes(seat);
  if (!clock && !isAway) return null;
  return (
    <span className={isRunning ? 'seat-note is-running' : 'seat-note'}>
      {isAway && <span className="seat-away">{t('onlineGame.seat.away')}</span>}
      {clock && (
        <span className={clock.seconds < 0 ? 'seat-clock is-over' : 'seat-clock'}>
          <Icon path={CLOCK} />
          <span aria-label={spokenClock(clock, t)} role="img">
            {clockWords(clock, t)}
          </span>
        </span>
      )}
    </span>
  );
}

/** The time that is left, or since when it is over, as a clock shows it. */
function clockWords({ seconds }: Clock, t: Words): string {
  const time = timeWords(Math.abs(seconds), t);
  return seconds < 0 ? t('onlineGame.clock.over', { time }) : time;
}

function spokenClock({ seconds, points }: Clock, t: Words): string {
  const time = timeWords(Math.abs(seconds), t);
  if (seconds >= 0) return t('onlineGame.clock.left', { time });
  return t('onlineGame.clock.overBy', { time, count: points });
}
