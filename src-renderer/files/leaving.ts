import { mayExit } from '../stage/exit';
import { putAway, tablesNow } from '../stage/tables';
import { asksToLeave, mayLeave, mayPutAway } from '../stage/leaving';

/** Leaving what is open, and the program. Whatever could lose moves asks first. */

/** Closes what is shown; from a lesson it goes back to what lay there before. What others waited at is gone by being left. */
export async function closeTable(): Promise<void> {
  const { shown } = tablesNow();
  if ((await mayPutAway()) && tablesNow().shown === shown) putAway();
}

let isLeaving = false;

/** Closes the window, once nothing can be lost. To ask for it again while it goes on changes nothing. */
export async function leaveProgram(): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  await leave().finally(() => {
    isLeaving = false;
  });
}

async function leave(): Promise<void> {
  // What others still have to do first: while turns are sent the person may play on.
  if (!(await mayExit()) || !(await mayLeave())) return;
  // Moves that were let go must not come back at the next start.
  if (asksToLeave(tablesNow())) await window.tantrix.journal(null);
  await window.tantrix.closeWindow();
}
