import type { FormEvent } from 'react';
import { Form } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { TableSeen } from '../../../src-shared/bridge/bridge';
import type { PropsOf } from '../../stage/dialogs';
import { type Choice, DialogButtons, DialogFrame } from '../../stage/DialogFrame';
import { reportErrors } from '../../stage/failures';
import { SegmentField } from '../../ui/SegmentField';
import { InvitationFields } from './InvitationFields';
import { closedTo } from './colours';
import { coloursAt, peopleIn, tableMeant, tryInvitation, tryTable, WAYS, withSelf, withWay } from './join-form';
import { NetworkTables } from './NetworkTables';
import { partnerOf } from './pairs';
import { PeopleHere } from './PeopleHere';
import { type joinDialog, leaveMeeting, openHosting } from './opening';
import { ProblemAt } from './ProblemAt';
import { SelfFields } from './SelfFields';
import { useJoining } from './useJoining';

const FORM_ID = 'join-online';

/** Goes to a table that somebody else has opened: one on this network, or one that the person was invited to. */
export const JoinDialog = (props: PropsOf<typeof joinDialog>) => (
  // A link that comes while the dialog is open is shown as if it had just been opened.
  <Joining key={props.invitation} {...props} />
);

function Joining(props: PropsOf<typeof joinDialog>) {
  const { t } = useTranslation();
  const joining = useJoining(props);
  const { form, setForm, tables, refused, isConnecting, take } = joining;
  const isByNetwork = form.way === 'network';
  const meant = tableMeant(form, tables);
  const chosen = isByNetwork ? meant : undefined;
  const host = () => void reportErrors(() => openHosting(form.self));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isByNetwork) take(tryInvitation(form, meant));
    else if (chosen) take(tryTable(form, chosen));
    else host();
  };
  const primary: Choice = isByNetwork
    ? { words: t('online.join.host'), ...(chosen ? { run: host } : { submits: FORM_ID, look: 'primary' }) }
    : { words: t('online.invitation.connect'), submits: FORM_ID, look: 'primary' };
  const note = t(isByNetwork ? 'online.join.note' : 'online.invitation.note');
  return (
    <DialogFrame
      title={t('online.join.title')}
      onCancel={leaveMeeting}
      beside={
        <SegmentField
          label={t('online.join.way')}
          value={form.way}
          options={WAYS.map((value) => ({ value, words: t(`online.join.ways.${value}`) }))}
          onChange={(way) => setForm(withWay(form, way))}
        />
      }
    >
      {/* Checked by Join alone: the browser's own checks would not let a corrected form through. */}
      <Form id={FORM_ID} className="meeting" validationBehavior="aria" onSubmit={submit}>
        <Comers {...{ form, refused, setForm }} table={meant} />
        {isByNetwork ? <NetworkTables {...joining} chosen={chosen} /> : <InvitationFields {...joining} />}
        <ProblemAt place="foot" problem={refused} />
      </Form>
      <DialogButtons
        focusPrimary={false}
        note={isConnecting ? <span role="status">{t('online.connecting')}</span> : note}
        choices={[{ words: t('button.cancel'), run: leaveMeeting }, primary]}
      />
    </DialogFrame>
  );
}

type ComersProps = Pick<ReturnType<typeof useJoining>, 'form' | 'refused' | 'setForm'> & {
  /** The table that is meant, where it is known. */
  readonly table: TableSeen | undefined;
};

/** All who come from this computer. */
function Comers({ form, refused, setForm, table }: ComersProps) {
  const at = coloursAt(form, table);
  const people = peopleIn(form, at);
  const [own, ...others] = people.map(({ colour }) => colour);
  const all = [...people, ...(at.rules && table ? table.taken : [])];
  const partners = people.map((person) => partnerOf(person, all, at.rules?.isDoubles));
  return (
    <>
      <SelfFields
        self={form.self}
        problems={form.problems.self}
        refused={refused}
        colour={own}
        taken={closedTo(at, others)}
        partner={partners[0]}
        onChange={(self) => setForm(withSelf(form, self))}
      />
      <PeopleHere {...{ form, table, partners }} onChange={setForm} />
    </>
  );
}
