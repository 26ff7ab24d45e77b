import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { DraftReply, MailReply } from '../../src-shared/bridge/bridge';
import { reportErrors } from '../stage/failures';
import { mailFailureWords } from './password';
import type { Words } from '../words/words';

interface MailTestProps {
  readonly label: string;
  readonly run: () => Promise<MailReply | DraftReply>;
}

/** A button that tries out the way of sending, and what came of it. */
export function MailTest({ label, run }: MailTestProps) {
  const { t } = useTranslation();
  const [isRunning, setRunning] = useState(false);
  const [reply, setReply] = useState<MailReply | DraftReply>();
  const section = useRef<HTMLElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel, []);
  const test = () =>
    void reportErrors(async () => {
      setReply(undefined);
      setRunning(true);
      try {
        setReply(await run());
      } finally {
        // *Stop* goes now. The focus stays beside it, on no other button: Enter pressed once more is not meant for that.
        if (stop.current?.contains(document.activeElement)) section.current?.focus();
        setRunning(false);
      }
    });
  const isBad = reply?.kind === 'failed' || reply?.kind === 'passwordNeeded';
  return (
    <section ref={section} className="mail-test" aria-label={label} tabIndex={-1}>
      <div className="mail-test-buttons">
        <Button className="button" isPending={isRunning} onPress={test}>
          {isRunning ? t('settings.mailSending') : label}
        </Button>
        {isRunning && (
          <Button ref={stop} className="button" onPress={cancel}>
            {t('settings.mailStop')}
          </Button>
        )}
      </div>
      <div role={isBad ? 'alert' : 'status'} className={isBad ? 'form-problem' : undefined}>
        {reply && replyWords(reply, t).map((words) => <p key={words}>{words}</p>)}
      </div>
    </section>
  );
}

const cancel = (): void => void reportErrors(() => window.tantrix.cancelMail());

function replyWords(reply: MailReply | DraftReply, t: Words): string[] {
  if (reply.kind === 'failed') return mailFailureWords(reply, t);
  return [reply.kind === 'opened' ? t(`mail.opened.${reply.form}`) : t(`mail.${reply.kind}`)];
}
