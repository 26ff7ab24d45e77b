import { hasEndedTurn } from '../../src-shared/mail-games/turns';
import { isByMail } from '../../src-shared/record';
import { attempt } from '../play/dialogs';
import { travelMs } from '../play/preferences';
import { type OpenGame, useTable } from '../play/table';
import { handOn } from './by-itself';
import { changeMail } from './kept';

/** From now on each change of a game by mail is kept, and the end of a turn here hands it on; to be called once. */
export function startMailTurns(): void {
  useTable.subscribe(({ open }, { open: before }) => {
    const isSameGame = open && open.record.game.deal === before?.record.game.deal;
    if (!open?.mail || !isSameGame || open.record === before.record || !isByMail(open.record)) return;
    void attempt(() => changed(open, before));
  });
}

async function changed(open: OpenGame, before: OpenGame): Promise<void> {
  const hasMoved = open.record.game !== before.record.game;
  if (!hasMoved) await changeMail({});
  if (!hasEndedTurn(before, open)) return;
  const ms = travelMs(useTable.getState().preferences);
  await handOn(open, ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : undefined);
}
