import type { DraftForm, MailFailure, MailMessage } from '../../src-shared/bridge/bridge';
import { cutAt } from '../../src-shared/cut';
import type { HandOn } from '../../src-shared/mail-games/mail-game';
import { receiversOf } from '../../src-shared/mail-games/turns';
import { makeShortText, makeTextImage, makeTxg, type RecordedGame } from '../../src-shared/record';
import { reportErrors } from '../stage/failures';
import { declareDialog, openDialog } from '../stage/dialogs';
import { suggestedName } from '../stage/document';
import { savingKnown } from '../stage/saving';
import { sendMail } from './password';
import { gameNow } from '../game/table';
import type { Words } from '../words/words';
import { isStateShown, noteHandedOn } from './kept';
import { keepBack } from './outgoing';
import type { OpenGame } from '../game/open-game';

/** Handing a turn on to the next player, or the end of the game to all. */

/** How far handing on has come. */
export type HandingOn =
  | { readonly kind: 'asked' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'done'; readonly by: Exclude<HandOn, 'no'>; readonly form?: DraftForm }
  | { readonly kind: 'copyFailed' }
  | MailFailure;

/** Of the game on the table. */
export const turnOverDialog = declareDialog<{ readonly state: HandingOn }>('turnOver');

const show = (state: HandingOn): void => openDialog(turnOverDialog, { state });

/** The dialog speaks of the open game: of one that has left the table meanwhile, the list tells how far it has come. */
function showOf({ record }: OpenGame, state: HandingOn): void {
  if (isStateShown(record)) show(state);
}

async function done(open: OpenGame, by: Exclude<HandOn, 'no'>, form?: DraftForm): Promise<void> {
  await noteHandedOn(open, by);
  showOf(open, { kind: 'done', by, ...(form ? { form } : {}) });
}

/** The mail with the game as it stands: its subject in the sender's language, its text in English, which every program reads. */
export function mailAbout(open: OpenGame, t: Words): MailMessage {
  const { record } = open;
  const name = fileNameOf(record, t);
  return {
    to: receiversOf(open).map(({ email }) => email),
    subject: t('mailGames.subject', { name: cutAt(name, 200) }),
    text: makeTextImage(record),
    attachment: { name: `${name}.txg`, content: makeTxg(record) },
  };
}

/** Short enough for every system, with nothing that a file name may not hold. */
const fileNameOf = (record: RecordedGame, t: Words): string => {
  const players = cutAt(suggestedName(record), 120);
  return t('mailGames.fileName', { players, count: record.game.placements.length }).replace(/[\\/:*?"<>|]/g, ' ');
};

/** Sends the open game by the mail account. */
export async function sendTurn(t: Words): Promise<void> {
  const { open } = gameNow();
  if (!open) return;
  show({ kind: 'sending' });
  const reply = await sendMail(mailAbout(open, t));
  if (reply.kind === 'sent') return done(open, 'sent');
  showOf(open, reply.kind === 'failed' ? reply : { kind: 'asked' });
}

/**
 * Opens a draft with the open game in the person's mail program.
 *
 * @param asLink whether it is to be a link, which carries no attachment; mail programs write on from it that only show a file
 */
export async function draftTurn(t: Words, asLink = false): Promise<void> {
  const { open } = gameNow();
  if (!open) return;
  const shortText = makeShortText(open.record);
  const reply = await window.tantrix.draftMail({ ...mailAbout(open, t), shortText, asLink });
  if (reply.kind === 'opened') return done(open, 'drafted', reply.form);
  showOf(open, reply);
}

export const stopSending = (): void => void reportErrors(() => window.tantrix.cancelMail());

/** Puts the text image of the open game on the clipboard, for a mail. */
export async function copyTurn(): Promise<void> {
  const { open } = gameNow();
  if (!open) return;
  if (await window.tantrix.copyText(makeTextImage(open.record))) return done(open, 'copied');
  showOf(open, { kind: 'copyFailed' });
}

/** Writes the open game to a file that can be attached to a mail. */
export async function exportTurn(): Promise<void> {
  const { open } = gameNow();
  if (!open) return;
  await savingKnown().writeApart(open.record, () => done(open, 'exported'));
}

/** Opens the dialog in which the open game is handed on. */
export function proposeHandOn(): void {
  const { open } = gameNow();
  // Whoever asks for the ways to send it decides for themselves.
  if (open) keepBack(open);
  show({ kind: 'asked' });
}
