import { useTranslation } from 'react-i18next';
import type { MailWay } from '../../src-shared/bridge/bridge';
import type { RecordedGame } from '../../src-shared/record';
import { type Game, isOver } from '../../src-shared/tantrix';
import { copyTurn, draftTurn, exportTurn, type HandingOn, sendTurn, stopSending } from './handing-on';
import { receiversOf } from '../../src-shared/mail-games/turns';
import { mayChangeDetails } from '../game/player-details';
import { reportErrors } from '../stage/failures';
import { mailFailureWords } from './password';
import { usePreferences } from '../preferences/preferences';
import { listWords, playerWords, type Words } from '../words/words';
import { DialogChoices } from '../stage/DialogChoices';
import { DialogButtons, DialogFrame } from '../stage/DialogFrame';
import { MixedScripts } from '../ui/MixedScripts';
import type { OpenGame } from '../game/open-game';

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
      title={t(`turnOver.title.${titleOf(open.record.game)}`)}
      onCancel={state.kind === 'sending' ? stopSending : onClose}
    >
      <p>{receiverWords(open, t)}</p>
      <MixedScripts texts={receiversOf(open).flatMap(({ name, email }) => [name, email])} />
      {open.record.again && <p>{againWords(open.record, t)}</p>}
      <div className={isBad ? 'form-problem hand-on-state' : 'hand-on-state'} role={isBad ? 'alert' : 'status'}>
        {stateWords(state, t).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      <HandOnWays state={state} onClose={onClose} />
    </DialogFrame>
  );
}

/** A new game may wait for somebody else's first tile: then no turn of the person's is over. */
function titleOf(game: Game): 'start' | 'turn' | 'end' {
  if (isOver(game)) return 'end';
  return game.placements.length === 0 ? 'start' : 'turn';
}

/** The ways to hand the game on, the best first; how well the last try went leaves a single one. */
function HandOnWays({ state, onClose }: Omit<TurnOverDialogProps, 'open'>) {
  const { t } = useTranslation();
  const way = usePreferences(({ mailWay }) => mailWay);
  if (state.kind === 'sending') return <DialogButtons choices={[{ words: t('turnOver.stop'), run: stopSending }]} />;
  if (state.kind === 'done') return <DoneButtons state={state} onClose={onClose} />;
  return (
    <>
      <DialogChoices
        choices={WAYS_FROM[way].map((kind) => ({
          words: t(`turnOver.${kind}`),
          hint: t(`turnOver.${kind}Hint`),
          run: () => void reportErrors(() => HAND_ON[kind](t)),
        }))}
      />
      <DialogButtons choices={[{ words: t('turnOver.later'), run: onClose }]} />
    </>
  );
}

const HAND_ON = { send: sendTurn, draft: draftTurn, copy: copyTurn, export: exportTurn } as const;

/** What is offered where the person sends games by the account, by the mail program or themselves. */
const WAYS_FROM: Readonly<Record<MailWay, readonly (keyof typeof HAND_ON)[]>> = {
  account: ['send', 'draft', 'copy', 'export'],
  program: ['draft', 'copy', 'export'],
  none: ['copy', 'export'],
};

type Done = Extract<HandingOn, { kind: 'done' }>;

/** A draft that only its reader was opened for can be had without its attachment. */
function DoneButtons({ state, onClose }: { state: Done; onClose: () => void }) {
  const { t } = useTranslation();
  const asLink = { words: t('turnOver.asLink'), run: () => void reportErrors(() => draftTurn(t, true)) };
  return (
    <DialogButtons
      key="done"
      choices={[...(state.form === 'file' ? [asLink] : []), { words: t('button.ok'), run: onClose, look: 'primary' }]}
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
  if (next.email.trim() !== '') return t('turnOver.next', words);
  return t(`turnOver.nextWithout.${mayChangeDetails({ open }) ? 'usual' : 'competition'}`, words);
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
