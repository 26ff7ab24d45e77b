import type { OnlineProblem } from '../../../src-shared/bridge/bridge';
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
}

export const joinDialog = declareDialog<JoinProps>('joinOnline');
export const hostDialog = declareDialog<{ readonly self: Self }>('hostOnline');
export const waitDialog = declareDialog<object>('waitOnline');

/** Asks which table is to be joined, once what is open may be left. */
export async function playOnline(): Promise<void> {
  if (await mayLeave()) await openJoining();
}

/** Asks which table is to be joined. */
export async function openJoining(invitation = '', problem?: OnlineProblem): Promise<void> {
  openDialog(joinDialog, { self: await rememberedSelf(), invitation, problem });
}

/**
 * Asks what table is to be opened.
 *
 * @param self who the person has said to be; left out, who they were the last time
 */
export async function openHosting(self?: Self): Promise<void> {
  openDialog(hostDialog, { self: self ?? (await rememberedSelf()) });
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
