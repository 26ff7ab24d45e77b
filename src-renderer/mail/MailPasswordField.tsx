import { useEffect, useState } from 'react';
import { Button, Input, Label, Text, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import {
  EMPTY_MAIL_ACCOUNT,
  type MailAccount,
  type MailPasswordState,
  MAX_MAIL_PASSWORD_LENGTH,
} from '../../src-shared/bridge/bridge';
import { reportErrors } from '../stage/failures';
import type { Words } from '../words/words';

interface MailPasswordFieldProps {
  readonly account: MailAccount;
  readonly password: string;
  readonly onChange: (password: string) => void;
  /** Whether it has the focus when the dialog opens. */
  readonly isFirst?: boolean;
}

/** The password of a mail account, and what becomes of it. */
export function MailPasswordField({ account, password, onChange, isFirst = false }: MailPasswordFieldProps) {
  const { t } = useTranslation();
  const { state, forget } = usePasswordState(account);
  return (
    <div className="mail-password">
      <TextField className="field" type="password" value={password} onChange={onChange} autoFocus={isFirst}>
        <Label>{t('mail.password.label')}</Label>
        <Input autoComplete="off" maxLength={MAX_MAIL_PASSWORD_LENGTH} />
        <Text slot="description">{state && passwordWords(state, t)}</Text>
      </TextField>
      {state?.isKnown && (
        <Button className="button" onPress={forget}>
          {t('settings.mailForget')}
        </Button>
      )}
    </div>
  );
}

function usePasswordState({ host, user }: MailAccount): { state: MailPasswordState | undefined; forget: () => void } {
  const [state, setState] = useState<MailPasswordState>();
  useEffect(() => {
    let isShown = true;
    void reportErrors(async () => {
      const answer = await window.tantrix.mailPasswordState({ ...EMPTY_MAIL_ACCOUNT, host, user });
      if (isShown) setState(answer);
    });
    return () => {
      isShown = false;
    };
  }, [host, user]);
  const forget = () =>
    void reportErrors(async () => {
      await window.tantrix.forgetMailPassword();
      setState((known) => known && { ...known, isKnown: false });
    });
  return { state, forget };
}

function passwordWords({ isKnown, canBeKept }: MailPasswordState, t: Words): string {
  const keeping = t(canBeKept ? 'mail.password.kept' : 'mail.password.notKept');
  return isKnown ? `${t('settings.mailPasswordKnown')} ${keeping}` : keeping;
}
