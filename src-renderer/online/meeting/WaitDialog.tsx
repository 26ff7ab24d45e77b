import { useTranslation } from 'react-i18next';
import { DialogButtons, DialogFrame } from '../../stage/DialogFrame';
import { useOnline } from '../state';
import { FreeSeats } from './FreeSeats';
import { Invite } from './Invite';
import { leaveMeeting } from './opening';
import { inPairs } from './pairs';
import { ProblemAt } from './ProblemAt';
import { besideEachOther, clockWords, spiritWords } from './table-words';
import { TakenSeat } from './TakenSeat';

/** Waits until all seats are taken; the game then begins by itself. */
export function WaitDialog() {
  const { t } = useTranslation();
  const state = useOnline();
  if (state.kind !== 'waiting') return null;
  const { isHost, rules, taken, watchers, invitation, problem } = state;
  const free = rules.seats - taken.length;
  return (
    <DialogFrame
      title={t('online.wait.title')}
      onCancel={leaveMeeting}
      beside={
        <p className="meeting-facts">
          {besideEachOther([
            rules.name,
            ...(rules.isDoubles ? [t('newGame.doubles')] : []),
            spiritWords(rules, t),
            clockWords(rules, t),
          ])}
        </p>
      }
    >
      <div className={invitation ? 'meeting-wait has-invitation' : 'meeting-wait'}>
        <div className="meeting-places">
          <ul aria-live="polite">
            {inPairs(taken, rules.isDoubles).map((seat) => (
              <TakenSeat key={seat.name} {...{ seat, taken, rules, isHost }} />
            ))}
          </ul>
          {free > 0 && <FreeSeats free={free} rules={rules} taken={taken} isHost={isHost} />}
          <p className="field-hint">{t(free > 0 ? 'online.wait.starts' : 'online.wait.full')}</p>
          {watchers > 0 && <p className="field-hint">{t('online.wait.watchers', { count: watchers })}</p>}
          <ProblemAt place="foot" problem={problem} />
        </div>
        {invitation && <Invite {...invitation} />}
      </div>
      <DialogButtons
        note={t('online.wait.fair')}
        choices={[{ words: t(isHost ? 'online.wait.close' : 'online.wait.leave'), run: leaveMeeting }]}
      />
    </DialogFrame>
  );
}
