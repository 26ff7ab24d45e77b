import { gamesIn, type MailGame } from '../../src-shared/mail-games/mail-game';
import { isHandedOver, isUnsent } from '../../src-shared/mail-games/turns';
import { gameId } from '../../src-shared/record';
import { ask, notify, openDialog } from '../play/dialogs';
import { mayLeave } from '../play/saving';
import { showGame, useTable } from '../play/table';
import { proposeHandOn } from './handing-on';
import { keptGames } from './kept';

/** The list of the games by mail. */

export async function openMailGames(): Promise<void> {
  openDialog({ kind: 'mailGames', ...gamesIn(await keptGames()) });
}

/** Brings a game of the list to the table; a turn not handed on yet is then asked about. */
export const openListed = (game: MailGame): Promise<void> => show(game, isUnsent(game));

/** Brings a game of the list to the table and offers to hand it on, be it once more. */
export const sendListed = (game: MailGame): Promise<void> => show(game, true);

async function show(game: MailGame, handsOn: boolean): Promise<void> {
  if (!(await mayLeave())) return;
  showGame(game);
  if (handsOn && isHandedOver(useTable.getState().open)) proposeHandOn();
}

/** Forgets a game once the person is sure. */
export async function removeListed({ record }: MailGame): Promise<void> {
  const name = record.players.map((player) => player.name).join(' – ');
  const choice = await ask<'remove'>((answer) => ({ kind: 'mailRemove', name, answer }));
  if (choice === 'cancel') return;
  const id = gameId(record);
  if (!(await window.tantrix.removeMailGame(id))) return notify('failure');
  forgetOpen(id);
  await openMailGames();
}

/** The open game is then a copy to look at: nobody moves in what is not kept. */
function forgetOpen(id: string): void {
  const { open } = useTable.getState();
  if (open?.mail && gameId(open.record) === id) useTable.setState({ open: { ...open, mail: undefined } });
}
