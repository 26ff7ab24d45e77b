import { wordsNow } from '../words/words';
import { ask, declareQuestion, dialogOf } from './dialogs';
import { isEdited, nameOf } from './document';
import { savingKnown } from './saving';
import { downwards, putAway, shownNow, type Tables, tablesNow, underneath } from './tables';

/** Leaving what is open for something else: whatever could lose moves asks first. */

export const saveChanges = declareQuestion<'save' | 'discard', { readonly name: string }>('saveChanges');

/** Whether leaving what is open would ask: of what is shown, or of what waits under it. */
export const asksToLeave = (tables: Tables): boolean => [...downwards(tables)].some(isEdited);

/**
 * Whether what is open may be left: nothing unsaved, or the person saved it or let it go. A lesson is left first where
 * what waits under it has to be asked about.
 */
export async function mayLeave(): Promise<boolean> {
  if (isEdited(underneath())) putAway();
  if (dialogOf(saveChanges)) return false;
  const table = shownNow();
  if (!isEdited(table)) return true;
  const choice = await ask(saveChanges, { name: nameOf(table, wordsNow()) });
  if (choice !== 'save') return choice === 'discard';
  // Meanwhile it may have gone on, be it under another table.
  return (await savingKnown().save()) && !asksToLeave(tablesNow());
}
