import { useEffect, useState } from 'react';
import type { JoinRequest, OnlineProblem } from '../../../src-shared/bridge/bridge';
import type { PropsOf } from '../../stage/dialogs';
import { reportErrors } from '../../stage/failures';
import { useOnline } from '../state';
import { type JoinForm, joinFormFor, type Try, withRefusal } from './join-form';
import type { joinDialog } from './opening';
import { rememberSelf, type Self } from './self';

/** What is filled in to join a table, and what main says to it. */
export function useJoining({ self, invitation, problem }: PropsOf<typeof joinDialog>) {
  const [form, setForm] = useState(() => joinFormFor(self, invitation, problem));
  const state = useOnline();
  const [asked, setAsked] = useState<unknown>();
  const refuse = (refused: OnlineProblem | null) => refused && setForm((now) => ({ ...now, refused }));
  const take = (next: Try) => {
    setForm(next.form);
    if (!next.request) return;
    const { request } = next;
    // It goes on until main tells something else.
    setAsked(state);
    void reportErrors(async () => {
      const refused = await join(request, next.form.self);
      if (!refused) return;
      setAsked(undefined);
      setForm((now) => withRefusal(now, request, refused));
    });
  };
  const look = () => void reportErrors(async () => refuse(await window.tantrix.findTables()));
  useEffect(look, []);
  const tables = state.kind === 'looking' ? state.tables : [];
  const told = state.kind === 'none' || state.kind === 'looking' ? state.problem : undefined;
  const refused: JoinForm['refused'] = form.refused ?? told;
  return { form, setForm, tables, refused, isConnecting: asked === state, take, look, refuse };
}

async function join(request: JoinRequest, self: Self): Promise<OnlineProblem | null> {
  const problem = await window.tantrix.joinTable(request);
  if (!problem && request.people.length > 0) await rememberSelf(self);
  return problem;
}
