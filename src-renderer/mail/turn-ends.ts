import { hasEndedTurn } from '../../src-shared/mail-games/turns';
import { isByMail } from '../../src-shared/record';
import { reportErrors } from '../stage/failures';
import { preferencesNow, travelMs } from '../preferences/preferences';
import { onEachGame } from '../game/table';
import { handOnByMail } from './by-itself';
import { changeMail, keepMove } from './kept';
import type { TableId } from '../stage/tables';
import { gameKey, type OpenGame } from '../game/open-game';

/**
 * From now on each move in a game by mail counts once it is kept, each change of one is kept, too, and the end of a turn
 * here hands it on; to be called once.
 */
export function startMailTurns(): void {
  onEachGame(({ open }, { open: before }, id) => {
    const [made] = open?.session.pending ?? [];
    // What waits to be decided online is not for a mail.
    if (open && !open.online && made && made !== before?.session.pending[0])
      void reportErrors(() => keepMove(open, made));
    const isSameGame = open && before && gameKey(open.record.game) === gameKey(before.record.game);
    if (!open?.mail || !isSameGame || open.record === before.record || !isByMail(open.record)) return;
    void reportErrors(() => changed(id, open, before));
  });
}

async function changed(id: TableId, open: OpenGame, before: OpenGame): Promise<void> {
  const hasMoved = open.record.game !== before.record.game;
  if (!hasMoved) await changeMail(id, {});
  if (!hasEndedTurn(before, open)) return;
  const ms = travelMs(preferencesNow());
  await handOnByMail(open, ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : undefined);
}
