import type { OnlineProblem, OnlineState } from '../../src-shared/bridge/bridge';
import { closeDialog, dialogOf, openDialog } from '../stage/dialogs';
import { reportErrors } from '../stage/failures';
import { closeMeeting, goBackToTables, showInvitation, waitDialog } from './meeting/opening';
import { followOnline, onOnline } from './state';

/** Shows what comes of what was asked online: the wait for players, or why there is none; invitations are shown, too. */
export function startOnline(): void {
  followOnline();
  onOnline((state, before) => void reportErrors(() => follow(state, before)));
  window.tantrix.onInvitation((link) => void reportErrors(() => showInvitation(link)));
}

function follow(state: OnlineState, before: OnlineState): unknown {
  const lost = lostBy(state);
  if (lost && !lostBy(before)) return goBack(lost, serverOf(state));
  if (state.kind === before.kind) return undefined;
  if (state.kind === 'waiting') return openDialog(waitDialog, {});
  if (state.kind === 'playing' || state.kind === 'racing') return closeMeeting();
  if (!dialogOf(waitDialog)) return undefined;
  closeDialog();
  // Who has left knows why.
  return state.problem && goBackToTables(state.problem, serverOf(before));
}

/** Why a table elsewhere, at which the person waits, is not there any more. */
const lostBy = (state: OnlineState): OnlineProblem | undefined =>
  state.kind === 'waiting' && (!state.isHost || state.server) ? state.problem : undefined;

/** The address of the server where the person waits; undefined where a player's program holds the table. */
const serverOf = (state: OnlineState): string | undefined =>
  state.kind === 'waiting' ? state.server?.address : undefined;

async function goBack(problem: OnlineProblem, server: string | undefined): Promise<void> {
  await window.tantrix.leaveOnline();
  await goBackToTables(problem, server);
}
