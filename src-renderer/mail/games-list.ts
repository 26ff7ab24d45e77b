import { gamesIn, type MailGame } from '../../src-shared/mail-games/mail-game';
import { isHandedOver, isUnsent } from '../../src-shared/mail-games/turns';
import { gameId, peopleOf } from '../../src-shared/record';
import { ask, declareDialog, declareQuestion, openDialog } from '../stage/dialogs';
import { showNotice } from '../stage/notices';
import { mayLeave } from '../stage/leaving';
import { gameAt, changeOpenAt, gameNow, showGame, tableWhere } from '../game/table';
import { proposeHandOn, stopSending } from './handing-on';
import { keptGames, keptStore, removeKept } from './kept';
import { dropTurnsOf, isOnItsWay } from './outgoing';
import { onItsTerms } from '../game/open-game';
import { listWords } from '../words/words';

/** The list of the games by mail. */

/** Opened with the focus on *Remove* of a game, or on *Close*. */
export const mailGamesDialog = declareDialog<{ readonly focusAt?: string | undefined }>('mailGames');

export const mailRemove = declareQuestion<'remove', { readonly name: string }>('mailRemove');

export async function openMailGames(focusAt?: string): Promise<void> {
  await keptGames();
  openDialog(mailGamesDialog, { focusAt });
}

/** The players at other computers; of an onlooker's game all. */
export const othersIn = ({ record, mail }: MailGame): string =>
  listWords(
    peopleOf(record)
      .filter(({ home = 1 }) => home !== mail.home)
      .map(({ name }) => name),
  );

/** Brings a game of the list to the table; a turn not handed on yet is then asked about. */
export const openListed = (game: MailGame): Promise<void> => show(game, isUnsent(game));

/** Brings a game of the list to the table and offers to hand it on, be it once more. */
export const sendListed = (game: MailGame): Promise<void> => show(game, true);

async function show(game: MailGame, handsOn: boolean): Promise<void> {
  if (!(await mayLeave())) return;
  showGame(game);
  if (handsOn && isHandedOver(gameNow().open)) proposeHandOn();
}

/** Forgets a game once the person is sure. */
export async function removeListed({ record }: MailGame): Promise<void> {
  const id = gameId(record);
  const name = record.players.map((player) => player.name).join(' – ');
  // What comes back when the question is cancelled has the focus where it was.
  openDialog(mailGamesDialog, { focusAt: id });
  const choice = await ask(mailRemove, { name });
  if (choice === 'cancel') return;
  const next = gameBeside(id);
  if (!(await removeKept(id))) return showNotice('failure');
  forgetOpen(id);
  dropTurnsOf(record);
  // It is told of until main says how it ended.
  if (isOnItsWay(record)) stopSending();
  await openMailGames(next);
}

/** The game that comes after one in the list, or else before it, if any. */
function gameBeside(id: string): string | undefined {
  const ids = gamesIn(keptStore.get()).games.map(({ record }) => gameId(record));
  const at = ids.indexOf(id);
  return ids[at + 1] ?? ids[at - 1];
}

/** Where it lies on a table, it is then a copy to look at: nobody moves in what is not kept. */
function forgetOpen(id: string): void {
  const table = tableWhere(({ mail, record }) => mail !== undefined && gameId(record) === id);
  const open = table === undefined ? undefined : gameAt(table);
  if (table !== undefined && open) changeOpenAt(table, onItsTerms({ ...open, mail: undefined }));
}
