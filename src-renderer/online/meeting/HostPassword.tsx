import { Input, Label, Text, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { MAX_PASSWORD_LENGTH } from '../../../src-shared/bridge/bridge';
import type { HostForm } from './host-form';

interface HostPasswordProps {
  readonly form: HostForm;
  readonly onChange: (form: HostForm) => void;
}

/** What the others must know to come to the table, whatever is played there. */
export function HostPassword({ form, onChange }: HostPasswordProps) {
  const { t } = useTranslation();
  return (
    <TextField
      className="field"
      value={form.password}
      onChange={(password) => onChange({ ...form, password })}
      maxLength={MAX_PASSWORD_LENGTH}
    >
      <Label>{t('online.password')}</Label>
      <Input autoComplete="off" spellCheck={false} />
      <Text slot="description">{t('online.host.passwordHint')}</Text>
    </TextField>
  );
}
