import { useFocusVisible } from 'react-aria/useFocusVisible';
import { FieldError, Input, Label, Text, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { KnownServer } from '../../../src-shared/bridge/bridge';
import { SelectField } from '../../ui/SelectField';

const OTHER = '';

interface ServerFieldProps {
  /** An address or a link. */
  readonly value: string;
  readonly known: readonly KnownServer[];
  readonly isWrong?: boolean;
  /** What is said at the field where it is wrong; left out, it is said elsewhere. */
  readonly problem?: string;
  readonly onChange: (server: string) => void;
}

/** Which server is meant: one that was met before, or another by its address or link. */
export function ServerField({ value, known, isWrong = false, problem, onChange }: ServerFieldProps) {
  const { t } = useTranslation();
  const { isFocusVisible } = useFocusVisible();
  const asks = !known.some(({ address }) => address === value);
  return (
    <div className="meeting-server-field">
      {known.length > 0 && (
        <SelectField
          label={t('online.server.label')}
          value={asks ? OTHER : value}
          options={[
            ...known.map(({ name, address }) => ({
              value: address,
              words: name === address ? address : t('online.server.known', { name, address }),
            })),
            { value: OTHER, words: t('online.server.other') },
          ]}
          onChange={onChange}
        />
      )}
      {asks && (
        <TextField
          className="field"
          value={value}
          onChange={onChange}
          isInvalid={isWrong}
          // The arrow keys go on to the next way.
          autoFocus={value === '' && !isFocusVisible}
        >
          <Label>{t(known.length > 0 ? 'online.server.address' : 'online.server.label')}</Label>
          <Input autoComplete="off" spellCheck={false} />
          <Text slot="description">{t('online.server.hint')}</Text>
          <FieldError>{isWrong && problem}</FieldError>
        </TextField>
      )}
    </div>
  );
}
