import { useFocusVisible } from 'react-aria/useFocusVisible';
import { Input, Label, Text, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { KnownServer } from '../../../src-shared/bridge/bridge';
import { type InvitationLink, parseInvitation } from '../../../src-shared/online/invitation';
import { choiceWords } from '../../words/words';
import { serverOfCodes, withInvitation } from './join-form';
import { ProblemAt } from './ProblemAt';
import { problemAt } from './problem-places';
import type { useJoining } from './useJoining';

/** A code or a link from whoever has opened a table, and where it leads: nothing is sent there yet. */
export function InvitationFields({ form, setForm, refused, known }: ReturnType<typeof useJoining>) {
  const { t } = useTranslation();
  const invited = parseInvitation(form.invitation);
  const { isFocusVisible } = useFocusVisible();
  const asksPassword = problemAt('password', refused) !== undefined || form.password !== '';
  return (
    <>
      <TextField
        className="field"
        value={form.invitation}
        onChange={(text) => setForm(withInvitation(form, text))}
        isInvalid={refused === 'invitation'}
        // Where the name is known already, this is what is left to fill in. The arrow keys go on to the next way.
        autoFocus={form.self.name !== '' && !isFocusVisible}
      >
        <Label>{t('online.invitation.label')}</Label>
        <Input autoComplete="off" spellCheck={false} />
        <Text slot="description">{t('online.invitation.hint')}</Text>
      </TextField>
      {invited && <WhereTo invited={invited} server={serverOfCodes(form, known)} />}
      {asksPassword && (
        <TextField
          className="field"
          value={form.password}
          onChange={(password) => setForm({ ...form, password, refused: undefined })}
        >
          <Label>{t('online.password')}</Label>
          <Input autoComplete="off" spellCheck={false} />
        </TextField>
      )}
      <ProblemAt place="password" problem={refused} />
    </>
  );
}

type Invited = NonNullable<ReturnType<typeof parseInvitation>>;

/** Where an invitation leads, before anything is sent there. */
function WhereTo({ invited, server }: { readonly invited: Invited; readonly server: KnownServer | undefined }) {
  const { t } = useTranslation();
  if ('targets' in invited) return <WhereLinkLeads link={invited} />;
  return (
    <div className="meeting-where" role="status">
      <strong>{t('online.invitation.code', { code: invited.code })}</strong>
      <p>{server ? t('online.invitation.codeAt', { server: server.name }) : t('online.invitation.codeText')}</p>
    </div>
  );
}

function WhereLinkLeads({ link: { table, targets } }: { link: InvitationLink }) {
  const { t } = useTranslation();
  return (
    <div className="meeting-where" role="status">
      <strong>{t('online.invitation.link')}</strong>
      <dl>
        {table !== undefined && <dt>{t('online.invitation.table')}</dt>}
        {table !== undefined && <dd>{table}</dd>}
        <dt>{t('online.invitation.address')}</dt>
        <dd>{choiceWords(targets.map(({ host }) => host))}</dd>
      </dl>
      <p>{t('online.invitation.linkText')}</p>
    </div>
  );
}
