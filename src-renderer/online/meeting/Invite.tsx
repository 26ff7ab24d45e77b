import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { reportErrors } from '../../stage/failures';
import { COMMAND_ICONS, Icon } from '../../stage/Icon';

const LINK =
  'M8.5 11.5a3 3 0 0 0 4.3 0l2.9-2.9a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-2.9 2.9a3 3 0 0 0 4.3 4.3l1-1';

type Copied = 'code' | 'link' | 'failed';

interface InviteProps {
  readonly code: string;
  readonly link: string;
  /** The name of the server that holds the table; left out on this network. */
  readonly server?: string | undefined;
}

/** What the host gives to those who are to come. */
export function Invite({ code, link, server }: InviteProps) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<Copied>();
  const copy = (what: 'code' | 'link', text: string) => () =>
    void reportErrors(async () => setCopied((await window.tantrix.copyText(text)) ? what : 'failed'));
  return (
    <section className="meeting-invite" aria-labelledby="meeting-invite">
      <h3 id="meeting-invite">{t('online.wait.invite')}</h3>
      <p className="meeting-code">{code}</p>
      <div className="meeting-copy">
        <Button className="button" onPress={copy('code', code)}>
          <Icon path={COMMAND_ICONS.copy ?? ''} />
          {t('online.wait.copyCode')}
        </Button>
        <Button className="button" onPress={copy('link', link)}>
          <Icon path={LINK} />
          {t('online.wait.copyLink')}
        </Button>
      </div>
      <p className={copied === 'failed' ? 'form-problem' : 'field-hint'} role="status">
        {!copied && (server === undefined ? t('online.wait.inviteText') : t('online.wait.inviteAt', { server }))}
        {copied === 'failed' && t('online.wait.notCopied')}
        {copied && copied !== 'failed' && t(`online.wait.copied.${copied}`)}
      </p>
    </section>
  );
}
