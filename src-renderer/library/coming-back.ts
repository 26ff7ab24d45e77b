import { type GameTable, gameNow, onGameShown } from '../game/table';
import { reportErrors } from '../stage/failures';
import { openLibrary } from './open-page';

/** The way back to the page from what a game was brought to the table for. */

let stop: (() => void) | undefined;

/**
 * Shows the page again once the game that is shown is no more looked at so. Whoever plays on there, or goes to something
 * else, is left alone.
 */
export function comeBackAfter(isLookedAt: (table: GameTable) => boolean): void {
  stop?.();
  const game = gameNow().open?.record.game;
  if (!game || !isLookedAt(gameNow())) return;
  const end = onGameShown((table) => {
    const isSame = table.open?.record.game === game;
    if (isSame && isLookedAt(table)) return;
    end();
    if (isSame) void reportErrors(openLibrary);
  });
  stop = end;
}
