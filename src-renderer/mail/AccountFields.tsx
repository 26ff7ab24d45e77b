import { Input, Label, Text, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { MAIL_SECURITIES, type MailAccount, MAX_MAIL_LINE_LENGTH, MAX_MAIL_PORT } from '../../src-shared/bridge/bridge';
import { changeAccount, changeSecurity, typePassword, useTypedPassword } from './mail-settings';
import { usePreferences } from '../preferences/preferences';
import { MailPasswordField } from './MailPasswordField';
import { SegmentField } from '../ui/SegmentField';
import { WholeNumberField } from '../ui/WholeNumberField';

interface AccountFieldProps {
  readonly name: 'name' | 'address' | 'host' | 'user';
  readonly label: string;
  readonly hint?: string;
}

/** A text of the mail account. */
export function AccountField({ name, label, hint }: AccountFieldProps) {
  const text = usePreferences(({ mailAccount }) => mailAccount[name]);
  const change = (typed: string) => changeAccount({ [name]: typed } satisfies Partial<MailAccount>);
  return (
    <TextField className="field" value={text} onChange={change}>
      <Label>{label}</Label>
      <Input autoComplete="off" spellCheck={false} maxLength={MAX_MAIL_LINE_LENGTH} />
      {hint && <Text slot="description">{hint}</Text>}
    </TextField>
  );
}

/** The server that takes the person's mail, and who they are there. */
export function ServerFields() {
  const { t } = useTranslation();
  const account = usePreferences(({ mailAccount }) => mailAccount);
  const password = useTypedPassword();
  return (
    <>
      <div className="mail-row server-row">
        <AccountField name="host" label={t('settings.mailHost')} />
        <SegmentField
          label={t('settings.mailSecurity.label')}
          value={account.security}
          options={MAIL_SECURITIES.map((each) => ({ value: each, words: t(`settings.mailSecurity.${each}`) }))}
          onChange={changeSecurity}
        />
        <PortField port={account.port} />
      </div>
      <div className="mail-row">
        <AccountField name="user" label={t('settings.mailUser')} hint={t('settings.mailUserHint')} />
        {account.user !== '' && <MailPasswordField account={account} password={password} onChange={typePassword} />}
      </div>
    </>
  );
}

function PortField({ port }: { port: number }) {
  const { t } = useTranslation();
  return (
    <WholeNumberField
      className="port-field"
      label={t('settings.mailPort')}
      value={port}
      min={1}
      max={MAX_MAIL_PORT}
      onChange={(typed) => changeAccount({ port: typed })}
    />
  );
}
