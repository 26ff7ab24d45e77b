import { type FormEvent, useState } from 'react';
import { FieldError, Form, Input, Label, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import {
  type HostRequest,
  MAX_TABLE_NAME_LENGTH,
  type OnlineProblem,
  TABLE_PLACES,
} from '../../../src-shared/bridge/bridge';
import type { PropsOf } from '../../stage/dialogs';
import { DialogButtons, DialogFrame } from '../../stage/DialogFrame';
import { reportErrors } from '../../stage/failures';
import { SegmentField } from '../../ui/SegmentField';
import type { Words } from '../../words/words';
import { type HostForm, hostFormFor, mayOpen, problemsOf, requestOf, withSelf } from './host-form';
import { HostOptions } from './HostOptions';
import { HostPassword } from './HostPassword';
import { withFirstServer } from './join-form';
import { HostSeats } from './HostSeats';
import { rememberPlace } from './last-place';
import { type hostDialog, leaveMeeting } from './opening';
import { ProblemAt } from './ProblemAt';
import { rememberSelf, type Self } from './self';
import { SelfFields } from './SelfFields';
import { ServerField } from './ServerField';
import { useFirstWrong } from './useFirstWrong';
import { WhatIsPlayed } from './WhatIsPlayed';
import { useKnownServers } from './useKnownServers';

const FORM_ID = 'host-online';

/** Opens a table, to which others come. */
export function HostDialog({ self, server }: PropsOf<typeof hostDialog>) {
  const { t } = useTranslation();
  const [filled, setForm] = useState(() => hostFormFor(self, server));
  const known = useKnownServers();
  const form = withFirstServer(filled, known);
  // Anew with each try.
  const [tried, setTried] = useState<object>();
  const [refused, setRefused] = useState<OnlineProblem>();
  const problems = problemsOf(form);
  const shown = tried && problems;
  const entry = useFirstWrong(tried);
  const change = (next: HostForm) => {
    setTried(undefined);
    setForm(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried({});
    if (!mayOpen(problems)) return;
    const request = requestOf(form, usualName(form.self, t));
    void reportErrors(async () => setRefused((await open(request, form.self)) ?? undefined));
  };
  return (
    <DialogFrame
      title={t('online.host.title')}
      onCancel={leaveMeeting}
      beside={
        <SegmentField
          label={t('online.host.place')}
          value={form.place}
          options={TABLE_PLACES.map((value) => ({ value, words: t(`online.join.ways.${value}`) }))}
          onChange={(place) => change({ ...form, place })}
        />
      }
    >
      {/* Checked by its button alone: the browser's own checks would not let a corrected form through. */}
      <Form ref={entry} id={FORM_ID} className="meeting" validationBehavior="aria" onSubmit={submit}>
        <SelfFields
          self={form.self}
          isAtServer={form.place === 'server'}
          seat={form.isRace ? 0 : undefined}
          problems={shown?.self ?? {}}
          refused={refused}
          onChange={(next) => change(withSelf(form, next))}
        />
        {form.place === 'server' && (
          <ServerField
            value={form.server ?? ''}
            known={known}
            isWrong={shown?.noServer ?? false}
            problem={t('online.problemAtServer.invitation')}
            onChange={(next) => change({ ...form, server: next })}
          />
        )}
        <TextField
          className="field"
          value={form.name}
          onChange={(name) => change({ ...form, name })}
          isInvalid={shown?.table !== undefined}
        >
          <Label>{t('online.host.name')}</Label>
          <Input autoComplete="off" spellCheck={false} placeholder={usualName(form.self, t)} />
          <FieldError>
            {shown?.table && t(`newGame.problem.${shown.table}`, { count: MAX_TABLE_NAME_LENGTH })}
          </FieldError>
        </TextField>
        <WhatIsPlayed form={form} onChange={change} />
        {!form.isRace && <HostSeats form={form} problems={shown?.names ?? []} onChange={change} />}
        {shown?.isNameTwice && <p className="form-problem">{t('online.nameTwice')}</p>}
        {shown?.noFreeSeat && <p className="form-problem">{t('online.host.noFreeSeat')}</p>}
        {form.isRace ? <HostPassword form={form} onChange={change} /> : <HostOptions form={form} onChange={change} />}
        <ProblemAt place="foot" problem={refused} {...(form.place === 'server' ? { tried: 'server' } : {})} />
      </Form>
      <DialogButtons
        focusPrimary={false}
        note={t(form.place === 'server' ? 'online.host.noteServer' : 'online.host.note')}
        choices={[
          { words: t('button.cancel'), run: leaveMeeting },
          { words: t('online.host.start'), submits: FORM_ID, look: 'primary' },
        ]}
      />
    </DialogFrame>
  );
}

/** What a table is called that was given no name: after its host, if that is not too long. */
function usualName({ name }: Self, t: Words): string {
  const own = name.trim() === '' ? '' : t('online.host.usualName', { name: name.trim() });
  return own !== '' && own.length <= MAX_TABLE_NAME_LENGTH ? own : t('online.host.plainName');
}

async function open(request: HostRequest, self: Self): Promise<OnlineProblem | null> {
  const problem = await window.tantrix.hostTable(request);
  if (problem) return problem;
  await rememberSelf(self);
  await rememberPlace(request.server === undefined ? 'network' : 'server');
  return null;
}
