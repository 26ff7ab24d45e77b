import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JoinRequest, Me, OnlineProblem, OnlineState } from '../../../src-shared/bridge/bridge';
import type { PropsOf } from '../../stage/dialogs';
import { reportErrors } from '../../stage/failures';
import { onlineNow, useOnline } from '../state';
import {
  type JoinForm,
  joinFormFor,
  type Try,
  tryMatch,
  type Way,
  withFirstServer,
  withNextColour,
  withRefusal,
  withServerMet,
  withWay,
} from './join-form';
import { rememberPlace } from './last-place';
import type { joinDialog } from './opening';
import { quickRules } from './quick';
import { rememberSelf, type Self } from './self';
import { useAsking } from './useAsking';
import { useKnownServers } from './useKnownServers';

/** What is filled in to join a table, and what main says to it. */
export function useJoining({ self, invitation, problem, server = '' }: PropsOf<typeof joinDialog>) {
  const [filled, setForm] = useState(() => joinFormFor(self, invitation, problem, server));
  const state = useOnline();
  const met = state.kind === 'looking' ? state.server : undefined;
  const known = useKnownServers(met && `${met.address} ${met.name}`);
  const form = withServerMet(withFirstServer(filled, known), met);
  const { t } = useTranslation();
  const { isAsking, ask, forget } = useAsking();
  const refuse = (refused: OnlineProblem | null) => refused && setForm((now) => ({ ...now, refused }));
  const take = ({ form: next, request }: Try, before: readonly JoinRequest[] = []) => {
    setForm(next);
    if (request)
      ask(
        () => join(request, next.self),
        (refused) => {
          const tried = [...before, request];
          const other = refused === 'colourTaken' ? withNextColour(next, tried, self.colour) : undefined;
          if (other) take(other, tried);
          else setForm((now) => withRefusal(now, request, refused));
        },
      );
  };
  const match = () => {
    const { form: next, me } = tryMatch(form);
    setForm(next);
    if (me) ask(() => seek(me, t('online.server.match'), next.self), refuse);
  };
  const visit = (address: string) => ask(() => window.tantrix.visitServer(address), refuse);
  const look = (way = form.way) => {
    if (way === 'network') void reportErrors(async () => refuse(await window.tantrix.findTables()));
    else if (way === 'server' && form.server?.trim()) visit(form.server.trim());
  };
  const go = (way: Way) => {
    forget();
    setForm(withWay(form, way));
    if (way === 'network') void reportErrors(() => rememberPlace(way));
    if (!isLookedFor({ ...form, way }, state)) look(way);
  };
  // Looks where the dialog opens: at a server, or on this network, where codes are looked for, too.
  const begin = useEffectEvent(() => {
    if (server === '') look('network');
    else if (!isLookedFor({ way: 'server', server }, onlineNow())) visit(server);
  });
  useEffect(() => begin(), []);
  useServerKept(form.way === 'server' && met?.isReached === true);
  return {
    form,
    setForm,
    known,
    ...shownOf(state, form),
    isConnecting: isAsking,
    take,
    go,
    look,
    match,
    visit,
    refuse,
  };
}

/** Once a server has answered, it is where tables are looked for the next time. */
function useServerKept(isReached: boolean): void {
  useEffect(() => {
    if (isReached) void reportErrors(() => rememberPlace('server'));
  }, [isReached]);
}

/** Whether main looks already where the form says. */
const isLookedFor = ({ way, server }: Pick<JoinForm, 'way' | 'server'>, state: OnlineState): boolean =>
  way === 'server' && state.kind === 'looking' && state.server?.address === server;

/** What main tells of where the form looks. */
function shownOf(state: OnlineState, { way, refused }: JoinForm) {
  const looking = state.kind === 'looking' && isOf(way, state) ? state : undefined;
  const told = state.kind === 'none' ? state.problem : looking?.problem;
  return {
    tables: looking?.tables ?? [],
    server: state.kind === 'looking' ? state.server : undefined,
    refused: refused ?? told,
  };
}

const isOf = (way: Way, { server }: Extract<OnlineState, { kind: 'looking' }>): boolean =>
  way === 'invitation' || (way === 'server') === (server !== undefined);

async function join(request: JoinRequest, self: Self): Promise<OnlineProblem | null> {
  const problem = await window.tantrix.joinTable(request);
  if (!problem && request.people.length > 0) await rememberSelf(self);
  return problem;
}

async function seek(me: Me, name: string, self: Self): Promise<OnlineProblem | null> {
  const problem = await window.tantrix.seekGame({ me, rules: quickRules(name) });
  if (!problem) await rememberSelf(self);
  return problem;
}
