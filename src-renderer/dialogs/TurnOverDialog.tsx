import { useTranslation } from 'react-i18next';
import type { RecordedGame } from '../../src-shared/record';
import { isOver } from '../../src-shared/tantrix';
import { copyTurn, exportTurn, type HandingOn, sendTurn, stopSending } from '../mail-games/handing-on';
import { receiversOf } from '../mail-games/places';
import { attempt } from '../play/dialogs';
import { mailFailureWords } from '../play/mail';
import { type OpenGame, useTable } from '../play/table';
import { listWords, playerWords, type Words } from '../words/words';
import { DialogButtons, DialogFrame } from './DialogFrame';

interface TurnOverDialogProps {
  readonly open: OpenGame;
  readonly state: HandingOn;
  readonly onClose: () => void;
}

/** The end of a turn by mail: hands the game on, in the way that is set, by the clipboard or as a file. */
export function TurnOverDialog({ open, state, onClose }: TurnOverDialogProps) {
  const { t } = useTranslation();
  const isBad = state.kind === 'failed' || state.kind === 'copyFailed';
  return (
    <DialogFrame
      title={t(`turnOver.title.${isOver(open.record.game) ? 'end' : 'turn'}`)}
      onCancel={state.kind === 'sending' ? stopSending : onClose}
    >
      <p>{receiverWords(open, t)}</p>
      {open.record.again && <p>{againWords(open.record, t)}</p>}
      <div className={isBad ? 'form-problem hand-on-state' : 'hand-on-state'} role={isBad ? 'alert' : 'status'}>
        {stateWords(state, t).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      <HandOnButtons state={state} onClose={onClose} />
    </DialogFrame>
  );
}

/** The best way comes last, where the eye looks for it, and has the focus. */
function HandOnButtons({ state, onClose }: Omit<TurnOverDialogProps, 'open'>) {
  const { t } = useTranslation();
  const way = useTable(({ preferences }) => preferences.mailWay);
  if (state.kind === 'sending') return <DialogButtons choices={[{ words: t('turnOver.stop'), run: stopSending }]} />;
  if (state.kind === 'done') {
    return <DialogButtons key="done" choices={[{ words: t('button.ok'), run: onClose, look: 'primary' }]} />;
  }
  const copy = { words: t('turnOver.copy'), run: () => void attempt(copyTurn) };
  const send = {
    words: t(way === 'account' ? 'turnOver.send' : 'turnOver.draft'),
    run: () => void attempt(() => sendTurn(t)),
    look: 'primary' as const,
  };
  return (
    <DialogButtons
      choices={[
        { words: t('turnOver.later'), run: onClose },
        { words: t('turnOver.export'), run: () => void attempt(exportTurn) },
        ...(way === 'none' ? [{ ...copy, look: 'primary' as const }] : [copy, send]),
      ]}
    />
  );
}

function receiverWords(open: OpenGame, t: Words): string {
  const receivers = receiversOf(open);
  const [next] = receivers;
  if (!next) return t('turnOver.none');
  const names = receivers.map(({ name, colour }) => playerWords(t, name, colour));
  if (isOver(open.record.game)) return t('turnOver.end', { players: listWords(names) });
  const words = { player: names[0] ?? '', address: next.email };
  return t(next.email.trim() === '' ? 'turnOver.nextWithout' : 'turnOver.next', words);
}

/** Which turns were played again. */
const againWords = ({ again = [] }: RecordedGame, t: Words): string =>
  t('mailGames.again', { count: again.length, numbers: listWords(again.map(String)) });

function stateWords(state: HandingOn, t: Words): string[] {
  if (state.kind === 'asked') return [t('turnOver.laterHint')];
  if (state.kind === 'sending') return [t('turnOver.sending')];
  if (state.kind === 'copyFailed') return [t('turnOver.copyFailed')];
  if (state.kind === 'failed') return [...mailFailureWords(state, t), t('turnOver.failed')];
  return [...(state.form ? [t(`mail.opened.${state.form}`)] : []), t(`turnOver.done.${state.by}`)];
}
