import { useTranslation } from 'react-i18next';
import { DialogButtons, DialogFrame } from '../../stage/DialogFrame';
import { useOnline } from '../state';
import { FreeSeats } from './FreeSeats';
import { Invite } from './Invite';
import { leaveMeeting } from './opening';
import { inPairs } from './pairs';
import { ProblemAt } from './ProblemAt';
import { fairWords, waitingWords } from './table-words';
import { TakenSeat } from './TakenSeat';

/** Waits until all seats are taken; the game then begins by itself. */
export function WaitDialog() {
  const { t } = useTranslation();
  const state = useOnline();
  if (state.kind !== 'waiting') return null;
  const { isHost, rules, taken, watchers, invitation, problem, isSeeking } = state;
  const free = rules.seats - taken.length;
  return (
    <DialogFrame
      title={t(isSeeking ? 'online.wait.seekTitle' : 'online.wait.title')}
      onCancel={leaveMeeting}
      beside={<p className="meeting-facts">{waitingWords(state, t)}</p>}
    >
      <div className={invitation ? 'meeting-wait has-invitation' : 'meeting-wait'}>
        <div className="meeting-places">
          <ul aria-live="polite">
            {inPairs(taken, rules.isDoubles).map((seat) => (
              <TakenSeat key={seat.name} {...{ seat, taken, rules, isHost }} />
            ))}
          </ul>
          {free > 0 && <FreeSeats free={free} rules={rules} taken={taken} isHost={isHost} />}
          <p className="field-hint">{t(startWords(free, isSeeking))}</p>
          {watchers > 0 && <p className="field-hint">{t('online.wait.watchers', { count: watchers })}</p>}
          <ProblemAt place="foot" problem={problem} />
        </div>
        {invitation && <Invite {...invitation} server={state.server?.name} />}
      </div>
      <DialogButtons
        note={fairWords(state, t)}
        choices={[{ words: t(isHost ? 'online.wait.close' : 'online.wait.leave'), run: leaveMeeting }]}
      />
    </DialogFrame>
  );
}

function startWords(free: number, isSeeking: true | undefined) {
  if (free === 0) return 'online.wait.full';
  return isSeeking ? 'online.wait.seeks' : 'online.wait.starts';
}
