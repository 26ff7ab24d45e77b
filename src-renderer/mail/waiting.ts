import { gamesIn, parseKept } from '../../src-shared/mail-games/mail-game';
import { whatNext } from '../../src-shared/mail-games/turns';
import { gameId, type RecordedGame } from '../../src-shared/record';
import { openListed, othersIn } from './games-list';
import { findKept } from './kept';

/** The games by mail that wait for the person here, as the start screen shows them. */

export interface WaitingGame {
  /** No other's. */
  readonly key: string;
  /** The players at other computers. */
  readonly others: string;
  /** Since when it waits. */
  readonly since: Date;
  readonly record: RecordedGame;
  /** Brings it to the table as it is kept by then; false when it is kept no more. */
  readonly open: () => Promise<boolean>;
}

/** The games by mail in which the person here is to move, the one that changed last first. */
export async function waitingGames(): Promise<WaitingGame[]> {
  const { games } = gamesIn(await window.tantrix.readableMailGames());
  return games
    .filter((game) => whatNext(game) === 'myTurn')
    .map((game) => ({
      key: gameId(game.record),
      others: othersIn(game),
      since: new Date(game.mail.at),
      record: game.record,
      open: () => openKept(game.record),
    }));
}

/** Since a state was read the game may have been played on, or removed: a move in that state would undo this. */
async function openKept(state: RecordedGame): Promise<boolean> {
  const kept = await findKept(state);
  const game = kept && parseKept(kept);
  if (game) await openListed(game);
  return game !== undefined;
}
