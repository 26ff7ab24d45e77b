import { useTranslation } from 'react-i18next';
import { DialogButtons, DialogFrame } from '../../stage/DialogFrame';
import { reportErrors } from '../../stage/failures';
import { useOnline } from '../state';
import { FreeSeats } from './FreeSeats';
import { Invite } from './Invite';
import { leaveMeeting } from './opening';
import { inPairs } from './pairs';
import { ProblemAt } from './ProblemAt';
import { fairWords, startWords, waitingWords } from './table-words';
import { TakenSeat } from './TakenSeat';

/** Waits until all seats are taken; the game then begins by itself. The host may begin sooner. */
export function WaitDialog() {
  const { t } = useTranslation();
  const state = useOnline();
  if (state.kind !== 'waiting') return null;
  const { isHost, rules, taken, watchers, invitation, problem, isSeeking, mayBegin } = state;
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
          <p className="field-hint">{startWords(state, t)}</p>
          {watchers > 0 && <p className="field-hint">{t('online.wait.watchers', { count: watchers })}</p>}
          <ProblemAt place="foot" problem={problem} />
        </div>
        {invitation && <Invite {...invitation} server={state.server?.name} />}
      </div>
      <DialogButtons
        // It comes and goes with the others: the focus stays where it is.
        focusPrimary={false}
        note={fairWords(state, t)}
        choices={[
          { words: t(isHost ? 'online.wait.close' : 'online.wait.leave'), run: leaveMeeting },
          ...(mayBegin ? [{ words: t('online.wait.start'), run: beginNow, look: 'primary' as const }] : []),
        ]}
      />
    </DialogFrame>
  );
}

/** Whoever has left meanwhile is seen by then, and the button is gone. */
const beginNow = () => void reportErrors(() => window.tantrix.beginOnline());
