import type { MailGame } from '../../src-shared/bridge/bridge';
import { gameId, parseTxg, type RecordedGame } from '../../src-shared/record';
import { ask, declareDialog, declareQuestion, openDialog } from '../stage/dialogs';
import { notify } from '../stage/notices';
import { mayLeave } from '../play/saving';
import { changeOpen, useTable } from '../play/table';
import { showKept } from './arrivals';
import { proposeHandOn } from './handing-on';
import { keptGames, mailOf } from './kept';
import { isHandedOver, isUnsent } from './places';
import { onItsTerms, openGame } from '../play/open-game';

/** The list of the games by mail. */

/** A game of the list, with its record read. */
export interface ListedGame {
  readonly kept: MailGame;
  readonly record: RecordedGame;
}

export const mailGamesDialog = declareDialog<{
  readonly games: readonly ListedGame[];
  /** How many more are kept that this version of the program does not understand. */
  readonly unread: number;
}>('mailGames');

export const mailRemove = declareQuestion<'remove', { readonly name: string }>('mailRemove');

const listed = (kept: MailGame): ListedGame[] => {
  const parsed = parseTxg(kept.text);
  return parsed.ok ? [{ kept, record: parsed.record }] : [];
};

export async function openMailGames(): Promise<void> {
  const kept = await keptGames();
  const games = kept.flatMap(listed);
  openDialog(mailGamesDialog, { games, unread: kept.length - games.length });
}

/** Whether the last turn of a game was played here and has yet to be handed on. */
export const isUnsentListed = ({ kept, record }: ListedGame): boolean =>
  isUnsent(openGame({ record, mail: mailOf(kept) }));

/** Brings a game of the list to the table; a turn not handed on yet is then asked about. */
export const openListed = (game: ListedGame): Promise<void> => show(game.kept, isUnsentListed(game));

/** Brings a game of the list to the table and offers to hand it on, be it once more. */
export const sendListed = ({ kept }: ListedGame): Promise<void> => show(kept, true);

async function show(kept: MailGame, handsOn: boolean): Promise<void> {
  if (!(await mayLeave())) return;
  showKept(kept);
  if (handsOn && isHandedOver(useTable.getState().open)) proposeHandOn();
}

/** Forgets a game once the person is sure. */
export async function removeListed({ kept, record }: ListedGame): Promise<void> {
  const name = record.players.map((player) => player.name).join(' – ');
  const choice = await ask(mailRemove, { name });
  if (choice === 'cancel') return;
  if (!(await window.tantrix.removeMailGame(kept.id))) return notify('failure');
  forgetOpen(kept);
  await openMailGames();
}

/** The open game is then a copy to look at: nobody moves in what is not kept. */
function forgetOpen({ id }: MailGame): void {
  const { open } = useTable.getState();
  if (open?.mail && gameId(open.record) === id) changeOpen(onItsTerms({ ...open, mail: undefined }));
}
