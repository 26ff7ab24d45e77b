import type { FormEvent } from 'react';
import { Form } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { TableSeen } from '../../../src-shared/bridge/bridge';
import { parseInvitation } from '../../../src-shared/online/invitation';
import type { PropsOf } from '../../stage/dialogs';
import { type Choice, DialogButtons, DialogFrame } from '../../stage/DialogFrame';
import { SegmentField } from '../../ui/SegmentField';
import { InvitationFields } from './InvitationFields';
import { closedTo } from './colours';
import {
  coloursAt,
  peopleIn,
  raceSeatAt,
  serverOfCodes,
  tableMeant,
  tryInvitation,
  tryTable,
  WAYS,
  withSelf,
} from './join-form';
import { NetworkTables } from './NetworkTables';
import { partnerOf } from './pairs';
import { PeopleHere } from './PeopleHere';
import { type joinDialog, leaveMeeting, openHosting } from './opening';
import type { Tried } from './problem-places';
import { ProblemAt } from './ProblemAt';
import { SelfFields } from './SelfFields';
import { ServerTables } from './ServerTables';
import { useFirstWrong } from './useFirstWrong';
import { useJoining } from './useJoining';

const FORM_ID = 'join-online';

type Joined = ReturnType<typeof useJoining>;
type Way = 'online.invitation.connect' | 'online.server.connect' | 'online.join.host' | 'online.server.match';

/** Goes to a table that somebody else has opened: one on this network or at a server, or one that the person was invited to. */
export const JoinDialog = (props: PropsOf<typeof joinDialog>) => (
  // A link that comes while the dialog is open is shown as if it had just been opened.
  <Joining key={props.invitation} {...props} />
);

function Joining(props: PropsOf<typeof joinDialog>) {
  const { t } = useTranslation();
  const joining = useJoining(props);
  const { form, setForm, tables, refused, isConnecting, take, go } = joining;
  const { way } = form;
  const meant = tableMeant(form, tables);
  const chosen = way === 'invitation' ? undefined : meant;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) take(tryTable(form, chosen));
    else submitAt(joining);
  };
  const entry = useFirstWrong(form.problems, refused);
  const told = way === 'server' && joining.server?.isReached ? 'match' : way;
  const note = isConnecting ? <span role="status">{t('online.connecting')}</span> : t(`online.join.notes.${told}`);
  return (
    <DialogFrame
      title={t('online.join.title')}
      onCancel={leaveMeeting}
      beside={
        <SegmentField
          label={t('online.join.way')}
          value={way}
          options={WAYS.map((value) => ({ value, words: t(`online.join.ways.${value}`) }))}
          onChange={go}
        />
      }
    >
      {/* Checked by Join alone: the browser's own checks would not let a corrected form through. */}
      <Form ref={entry} id={FORM_ID} className="meeting" validationBehavior="aria" onSubmit={submit}>
        <Comers {...{ form, refused, setForm }} table={meant} />
        {way === 'network' && <NetworkTables {...joining} chosen={chosen} />}
        {way === 'invitation' && <InvitationFields {...joining} />}
        {way === 'server' && <ServerTables {...joining} chosen={chosen} />}
        <ProblemAt place="foot" problem={refused} tried={triedIn(joining)} />
      </Form>
      <DialogButtons
        focusPrimary={false}
        note={note}
        choices={[
          { words: t('button.cancel'), run: leaveMeeting },
          ...choicesOf(joining, chosen !== undefined).map(({ words, ...choice }) => ({ words: t(words), ...choice })),
        ]}
      />
    </DialogFrame>
  );
}

/** What the last try was about, where the words for the computer of a player would mislead. */
function triedIn({ form }: Joined): Tried | undefined {
  if (form.way === 'server') return 'server';
  const invited = form.way === 'invitation' ? parseInvitation(form.invitation) : undefined;
  return invited && 'code' in invited ? 'code' : undefined;
}

const openHostingFor = ({ form, server }: Joined) =>
  openHosting(form.self, form.way === 'server' ? server?.address : undefined);

/** What Enter does where no table is chosen. */
function submitAt(joining: Joined): void {
  const { form, take, server, match, look, tables, known, refuse } = joining;
  if (form.way === 'invitation') take(tryInvitation(form, tableMeant(form, tables), serverOfCodes(form, known)));
  else if (form.way === 'network') openHostingFor(joining);
  else if (server?.isReached) match();
  else if (form.server?.trim()) look();
  else refuse('invitation');
}

/** The ways on besides the tables; what Enter does is the last of them, where no table is chosen. */
function choicesOf(joining: Joined, isChosen: boolean): readonly (Omit<Choice, 'words'> & { words: Way })[] {
  const { form, server, match } = joining;
  const submits = { submits: FORM_ID, look: 'primary' } as const;
  if (form.way === 'invitation') return [{ words: 'online.invitation.connect', ...submits }];
  // There is nobody to be matched with at a server that does not answer.
  if (form.way === 'server' && !server?.isReached) return [{ words: 'online.server.connect', ...submits }];
  const host = { words: 'online.join.host', run: () => openHostingFor(joining) } as const;
  if (form.way === 'network') return [isChosen ? host : { words: 'online.join.host', ...submits }];
  return [host, { words: 'online.server.match', ...(isChosen ? { run: match } : submits) }];
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
        isFirst={form.way !== 'invitation' || form.self.name === ''}
        isAtServer={form.way === 'server'}
        problems={form.problems.self}
        refused={refused}
        seat={raceSeatAt(table)}
        colour={own}
        taken={closedTo(at, others)}
        partner={partners[0]}
        isOneOfSeveral={others.length > 0}
        onChange={(self) => setForm(withSelf(form, self))}
      />
      <PeopleHere {...{ form, table, partners }} onChange={setForm} />
    </>
  );
}
