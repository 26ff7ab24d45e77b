import type { PrintProblem } from '../../src-shared/bridge/bridge';
import type { ExternalLink } from '../../src-shared/help/external-links';
import { makeStore } from '../ui/store';

/** What the window of the manual asks of the rest of the program. */

export type Trouble =
  | { readonly kind: 'print'; readonly problem: PrintProblem }
  | { readonly kind: 'link'; readonly address: ExternalLink }
  | { readonly kind: 'position' };

/** What could not be done; forgotten with the next attempt. */
const { reading, set } = makeStore<Trouble | undefined>(undefined);

export const { use: useTrouble } = reading;

/** Prints the topic that is shown. */
export const printTopic = (): Promise<void> =>
  attempt({ kind: 'print', problem: 'failed' }, async () => {
    const reply = await window.tantrix.printHelp();
    if (reply.kind === 'failed') set({ kind: 'print', problem: reply.problem }, true);
  });

/** Opens an address in the person's browser. */
export const openLink = (address: ExternalLink): Promise<void> =>
  attempt({ kind: 'link', address }, () => window.tantrix.openLink(address));

/** Opens the position of a figure in the window of the game. */
export const askToTryPosition = (game: string): Promise<void> =>
  attempt({ kind: 'position' }, () => window.tantrix.tryPosition(game));

/** Main has logged why a call is rejected. */
async function attempt(trouble: Trouble, action: () => Promise<void>): Promise<void> {
  set(undefined, true);
  await action().catch(() => set(trouble, true));
}
