import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportErrors } from '../stage/failures';
import { DialogButtons, DialogFrame } from '../stage/DialogFrame';
import { MailPasswordField } from './MailPasswordField';
import { type PropsOf } from '../stage/dialogs';
import { type mailPasswordDialog } from './password';

/** Asks for the password of the mail account. */
export function MailPasswordDialog({ account, answer }: PropsOf<typeof mailPasswordDialog>) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const form = useId();
  const give = (event: FormEvent) => {
    event.preventDefault();
    if (password === '') return;
    void reportErrors(async () => {
      await window.tantrix.giveMailPassword({ account, password });
      answer('given');
    });
  };
  return (
    <DialogFrame title={t('mail.password.title')} onCancel={() => answer('cancel')}>
      <p>{t('mail.password.text', { user: account.user, host: account.host })}</p>
      <form id={form} onSubmit={give}>
        <MailPasswordField account={account} password={password} onChange={setPassword} isFirst />
      </form>
      <DialogButtons
        focusPrimary={false}
        choices={[
          { words: t('button.cancel'), run: () => answer('cancel') },
          { words: t('mail.password.give'), submits: form, look: 'primary', isDisabled: password === '' },
        ]}
      />
    </DialogFrame>
  );
}
