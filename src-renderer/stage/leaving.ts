import { wordsNow } from '../words/words';
import { ask, declareQuestion, dialogOf } from './dialogs';
import type { AnyRecord } from '../../src-shared/record';
import { documentNow, documentOf, isEdited, nameOf } from './document';
import { savingKnown } from './saving';
import { downwards, putAway, shownNow, type Tables, tablesNow, underneath } from './tables';

/** Leaving what is open for something else: whatever could lose moves asks first. */

export const saveChanges = declareQuestion<'save' | 'discard', { readonly name: string }>('saveChanges');

/** What is asked before a table is left though nothing could be lost. */
export interface LeavingGuard {
  /** Whether there is something to be asked now. */
  isNeeded(): boolean;
  /** Asks, and where the answer is to leave, puts the table away; false keeps it. */
  mayLeave(): Promise<boolean>;
}

let guards: readonly LeavingGuard[] = [];

/** Says who is asked before a table is left; to be called once. */
export function askBeforeLeaving(all: readonly LeavingGuard[]): void {
  guards = all;
}

/** Whether leaving what is open would ask: of what is shown, or of what waits under it. */
export const asksToLeave = (tables: Tables): boolean =>
  guards.some((guard) => guard.isNeeded()) || [...downwards(tables)].some(isEdited);

/** Whether what is open may be left: nobody waits, and nothing would be lost, or the person lets it be. */
export const mayLeave = (): Promise<boolean> => onceLetGo(mayLose);

/** Whether what is shown may be put away: what it lies over stays. */
export const mayPutAway = (): Promise<boolean> => onceLetGo(async () => underneath() !== undefined || mayLose());

/** What is answered then, unless somebody keeps the table. */
async function onceLetGo(then: () => Promise<boolean>): Promise<boolean> {
  for (const guard of guards) if (guard.isNeeded() && !(await guard.mayLeave())) return false;
  return then();
}

/** What the person last said may go unsaved, as it was then. */
let letGo: AnyRecord | undefined;

/** Puts away what was let go, for what comes now would lie over it, and leave it to be asked about once more. */
export function putAwayLetGo(): void {
  const record = documentNow()?.record;
  if (record !== undefined && record === letGo) putAway();
  letGo = undefined;
}

/**
 * Whether nothing is unsaved, or the person saved it or let it go. A lesson is left first where what waits under it has to be
 * asked about.
 */
async function mayLose(): Promise<boolean> {
  // It may have been saved since.
  letGo = undefined;
  if (isEdited(underneath())) putAway();
  if (dialogOf(saveChanges)) return false;
  const table = shownNow();
  if (!isEdited(table)) return true;
  const choice = await ask(saveChanges, { name: nameOf(table, wordsNow()) });
  letGo = choice === 'discard' ? documentOf(table)?.record : undefined;
  if (choice !== 'save') return choice === 'discard';
  // Meanwhile it may have gone on, be it under another table.
  return (await savingKnown().save()) && ![...downwards(tablesNow())].some(isEdited);
}
