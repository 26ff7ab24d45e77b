import { useEffect } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { sendNow, showUnsent, tick } from './by-itself';
import { stopSending } from './handing-on';
import { dropOutgoing, firstOf, type Outgoing, useOutgoing } from './outgoing';
import { receiversOf } from '../../src-shared/mail-games/turns';
import { focusTarget } from '../stage/focus-targets';
import { reportErrors } from '../stage/failures';
import { useIsReading } from '../stage/reading';
import { listWords, playerWords, type Words } from '../words/words';
import { useStage } from '../stage/dialogs';
import { helpOn } from '../stage/explained';

/**
 * A turn that goes out by itself: for some seconds it can be undone, then it is said that it was sent. The seconds stand
 * still where nobody can undo: behind a dialog, and while the notice of what is read stands in the place.
 */
export function SendNotice() {
  const { t } = useTranslation();
  const turn = useOutgoing(firstOf);
  const isReading = useIsReading();
  const isHalted = useStage(({ dialog }) => dialog !== undefined) || isReading;
  const isTicking = !isHalted && (turn?.state === 'waits' || turn?.state === 'gone');
  useEffect(() => {
    if (!isTicking) return undefined;
    const timer = setInterval(() => tick(t), 1000);
    return () => clearInterval(timer);
  }, [isTicking, t]);
  return (
    <>
      <p className="hidden-label" role="status">
        {turn && t(`sending.said.${kindOf(turn)}`, { receivers: receiverWords(turn, t) })}
      </p>
      {turn && !isReading && (
        <div
          className="next-player table-notice"
          {...helpOn('command:sendTurn')}
          role="group"
          aria-label={t('sending.label')}
        >
          <p aria-hidden="true">
            {t(`sending.${kindOf(turn)}`, { receivers: receiverWords(turn, t), seconds: turn.seconds })}
          </p>
          <Choices turn={turn} />
        </div>
      )}
    </>
  );
}

/** What can be done about the turn. */
function Choices({ turn }: { turn: Outgoing }) {
  const { t } = useTranslation();
  return CHOICES[kindOf(turn)].map(({ words, run }, at, { length }) => (
    <Button
      key={words}
      ref={at === length - 1 ? focusTarget('handingOn') : undefined}
      className={at === length - 1 ? 'button button-primary' : 'button'}
      onPress={() => void reportErrors(() => run(t))}
    >
      {t(words)}
    </Button>
  ));
}

type Kind = 'waits' | 'goes' | 'gone' | 'failed';

const kindOf = ({ state }: Outgoing): Kind => (typeof state === 'string' ? state : state.kind);

const CHOICES = {
  waits: [
    { words: 'sending.undo', run: dropOutgoing },
    { words: 'sending.now', run: sendNow },
  ],
  goes: [{ words: 'turnOver.stop', run: stopSending }],
  gone: [{ words: 'button.ok', run: dropOutgoing }],
  failed: [
    { words: 'button.close', run: dropOutgoing },
    { words: 'sending.show', run: showUnsent },
  ],
} as const satisfies Record<Kind, readonly { words: string; run: (t: Words) => unknown }[]>;

/** Who gets it; a single one with the address, which a mail may have changed. */
function receiverWords({ open }: Outgoing, t: Words): string {
  const receivers = receiversOf(open);
  const names = receivers.map(({ name, colour }) => playerWords(t, name, colour));
  const [only] = receivers;
  if (!only || receivers.length > 1) return listWords(names);
  return t('sending.receiver', { player: names[0] ?? '', address: only.email });
}
