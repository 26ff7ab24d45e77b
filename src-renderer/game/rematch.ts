import { isByMail, type RecordedGame } from '../../src-shared/record';
import { isOver, setOf } from '../../src-shared/tantrix';
import { isEdited } from '../stage/document';
import { savingKnown } from '../stage/saving';
import { shownNow } from '../stage/tables';
import { makeStore } from '../ui/store';
import { adaptedLevelNow } from './adapting';
import { playersAgain } from './new-game';
import { gameKey } from './open-game';
import { FIRST_GAMES } from './proposals';
import { startGame } from './start-game';
import { winnerOf } from './starter';
import { type GameTable, gameNow } from './table';

/** The next game of those who have just played, begun without a question. */

/** A game that made way for the next one before it was saved. */
interface Unsaved {
  readonly game?: RecordedGame | undefined;
  /** What tells the next one from others. */
  readonly next?: object | undefined;
}

const { reading, set } = makeStore<Unsaved>({});

export const { use: useUnsavedGame } = reading;

/** Whether a game is over and can be played once more at once: one by mail first asks who is to be written to, and online all must want it. */
export const mayRematch = ({ open }: GameTable): boolean =>
  open !== undefined && isOver(open.record.game) && !isByMail(open.record) && !open.online;

/**
 * Starts a game of the same players in the same colours, by the same rules. By custom whoever won plays the first tile;
 * where nobody won alone, the highest tile decides. The game that is over can still be saved afterwards.
 *
 * @param chosen the level that computer players have from now on; left out, each keeps its own, or has that to which it adapts
 */
export async function playRematch(chosen?: number): Promise<void> {
  const table = gameNow();
  const { open } = table;
  if (!open || !mayRematch(table)) return;
  const { record } = open;
  const unsaved = isEdited(shownNow()) ? record : undefined;
  const level = chosen ?? adaptedLevelNow(record);
  const players = playersAgain(open).map((player) =>
    player.robot && level !== undefined ? { ...player, robot: { ...player.robot, level } } : player,
  );
  const winner = winnerOf(record);
  const { starts } = (await window.tantrix.rememberedGames()) ?? FIRST_GAMES;
  // Meanwhile something else may have been opened.
  if (gameNow().open !== open) return;
  const started = startGame({
    players,
    start: winner === undefined ? { by: 'highest' } : { by: 'winner', seat: winner },
    isCompetition: record.isCompetition,
    set: setOf(record.game.deal),
    starts,
  });
  // The next game is on the table by now. What remains to be done for it may fail, and something else be opened meanwhile.
  const { open: next } = gameNow();
  set({ game: unsaved, next: next && gameKey(next.record.game) }, true);
  await started;
}

/** Writes the game that made way to a file of its own. */
export async function saveUnsaved(): Promise<void> {
  const { game } = reading.get();
  if (game) await savingKnown().writeApart(game, forgetUnsaved);
}

export const forgetUnsaved = (): void => set({}, true);
