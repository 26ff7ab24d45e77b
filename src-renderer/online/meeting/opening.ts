import type { OnlineProblem, ServerMet } from '../../../src-shared/bridge/bridge';
import { closeDialog, declareDialog, dialogOf, openDialog, whenFree } from '../../stage/dialogs';
import { reportErrors } from '../../stage/failures';
import { mayLeave } from '../../stage/leaving';
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

/** Asks which table is to be joined. */
export async function openJoining(invitation = '', problem?: OnlineProblem, server?: string): Promise<void> {
  openDialog(joinDialog, { self: await rememberedSelf(), invitation, problem, server });
}

/** Goes back to the tables of a server, with what the person has filled in. */
export const openServer = (address: string, self: Self): void =>
  openDialog(joinDialog, { self, invitation: '', server: address });

/**
 * Asks what table is to be opened.
 *
 * @param self who the person has said to be; left out, who they were the last time
 * @param server its address; left out, on this network
 */
export async function openHosting(self?: Self, server?: string): Promise<void> {
  openDialog(hostDialog, { self: self ?? (await rememberedSelf()), server });
}

/** Shows where an invitation leads, once the person has answered what they are being asked. */
export async function showInvitation(invitation: string): Promise<void> {
  if (!dialogOf(joinDialog)) await whenFree();
  if (await mayLeave()) await openJoining(invitation);
}

/** Closes the dialog, and leaves what was looked for or waited for. */
export function leaveMeeting(): void {
  closeDialog();
  void reportErrors(() => window.tantrix.leaveOnline());
}

/** Closes these dialogs, for the game begins. */
export function closeMeeting(): void {
  if (dialogOf(joinDialog) ?? dialogOf(hostDialog) ?? dialogOf(waitDialog)) closeDialog();
}
