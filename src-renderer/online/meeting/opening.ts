import type { OnlineProblem, ServerMet } from '../../../src-shared/bridge/bridge';
import { closeDialog, declareDialog, dialogOf, openDialog, whenFree } from '../../stage/dialogs';
import { reportErrors } from '../../stage/failures';
import { mayLeave } from '../../stage/leaving';
import { leaveTable } from '../state';
import { lastServer } from './last-place';
import { rememberedSelf, type Self } from './self';

/** The dialogs before a game online, and the ways to them. */

interface JoinProps {
  /** As whom the person came the last time. */
  readonly self: Self;
  /** A code or a link that the person has followed; empty for none. */
  readonly invitation: string;
  /** Why the person is no longer at the table where they were. */
  readonly problem?: OnlineProblem | undefined;
  /** The address of the server where they were. */
  readonly server?: string | undefined;
}

/** What is asked of a server beside its tables, to which the person goes back. */
interface AtServer<Server> {
  readonly server: Server;
  readonly self: Self;
}

interface HostProps {
  readonly self: Self;
  /** The address of the server at which the table is to be opened; left out, on this network. */
  readonly server?: string | undefined;
}

export const joinDialog = declareDialog<JoinProps>('joinOnline');
export const hostDialog = declareDialog<HostProps>('hostOnline');
export const waitDialog = declareDialog<object>('waitOnline');
export const ranksDialog = declareDialog<AtServer<ServerMet>>('serverRanks');
export const keyDialog = declareDialog<AtServer<string>>('serverKey');

/** Asks which table is to be joined, once what is open may be left. */
export async function playOnline(): Promise<void> {
  if (await mayLeave()) await openJoining();
}

/** Asks which table is to be joined, where tables were looked for the last time. */
export async function openJoining(): Promise<void> {
  openDialog(joinDialog, { self: await rememberedSelf(), invitation: '', server: await lastServer() });
}

/** Shows where an invitation leads, a code or a link. */
async function openInvitation(invitation: string): Promise<void> {
  openDialog(joinDialog, { self: await rememberedSelf(), invitation });
}

/**
 * Says why the person is not at their table, among the others that there are.
 *
 * @param server the address of the one where it was; undefined, on this network
 */
export async function goBackToTables(problem: OnlineProblem, server: string | undefined): Promise<void> {
  openDialog(joinDialog, { self: await rememberedSelf(), invitation: '', problem, server });
}

/** Goes back to the tables of a server, with what the person has filled in. */
export const openServer = (address: string, self: Self): void =>
  openDialog(joinDialog, { self, invitation: '', server: address });

/**
 * Asks what table is to be opened.
 *
 * @param self who the person has said to be
 * @param server its address; undefined, on this network
 */
export const openHosting = (self: Self, server: string | undefined): void => openDialog(hostDialog, { self, server });

/** The same of who the person was the last time, and where. */
export async function openHostingAgain(): Promise<void> {
  openHosting(await rememberedSelf(), await lastServer());
}

/** Shows where an invitation leads, once the person has answered what they are being asked. */
export async function showInvitation(invitation: string): Promise<void> {
  if (!dialogOf(joinDialog)) await whenFree();
  if (await mayLeave()) await openInvitation(invitation);
}

/** Closes the dialog, and leaves what was looked for or waited for. */
export function leaveMeeting(): void {
  closeDialog();
  void reportErrors(leaveTable);
}

/** Closes these dialogs, for the game begins. */
export function closeMeeting(): void {
  if (dialogOf(joinDialog) ?? dialogOf(hostDialog) ?? dialogOf(waitDialog)) closeDialog();
}
