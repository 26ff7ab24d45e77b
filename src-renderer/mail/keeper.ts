import { parseKept } from '../../src-shared/mail-games/mail-game';
import { gameId, gameKind, isByMail } from '../../src-shared/record';
import { gameTables, showGame } from '../game/table';
import { keeperOf } from '../stage/keepers';
import { arrive, bringBackByMail, isRefusedAsRehearsal } from './arrivals';
import { keptGames } from './kept';

/** The games by mail keep themselves: every state is on the disk before it is shown. */
export const mailKeeper = keeperOf(gameKind, {
  referenceTo(table) {
    const open = gameTables.stateOf(table)?.open;
    return open?.mail && !open.isUnkept ? { mailGame: gameId(open.record) } : undefined;
  },

  async find({ mailGame }) {
    const kept = (await keptGames()).find(({ id }) => id === mailGame);
    const game = kept && parseKept(kept);
    return game && { record: game.record, show: () => showGame(game) };
  },

  async takeIn(record) {
    if (!isByMail(record)) return isRefusedAsRehearsal(record);
    await arrive(record);
    return true;
  },

  /** A copy to look at, or a state that could not be kept. */
  async bringBack(record) {
    if (!isByMail(record)) return false;
    await bringBackByMail(record);
    return true;
  },
});
