/**
 * Menus, dialogs and lists as the libraries draw them. Neither Radix nor React Aria can be asked whether an element is in
 * one of theirs, or which of its items comes first: they are known by the roles that they owe to screen readers.
 */

const MENU = '[role=menu], [role=menubar]';
const DIALOG = '[role=dialog], [role=alertdialog]';

/** Whether an element is a menu, the menu bar, or in one of them. */
export const isInMenu = (element: Element | null): boolean => element?.closest(MENU) != null;

/** Whether an element is a dialog. */
export const isDialog = (element: Element): boolean => element.matches(DIALOG);

/** Whether an element is of a menu or a dialog, which take the person's attention from the rest of the window. */
export const isForemost = (element: Element | null): boolean => isInMenu(element) || element?.closest(DIALOG) != null;

/** Whether an element is of a button that opens a menu. */
export const opensMenu = (element: Element | null): boolean => element?.closest('[aria-haspopup=menu]') != null;

/** Whether an element is a line of a list that is chosen from. */
export const isOption = (element: Element): boolean => element.matches('[role=option]');

/** Gives the focus to the first item of a menu, or of the menu bar. */
export const focusFirstItem = (menu: Element | null): void =>
  menu?.querySelector<HTMLElement>('[role^=menuitem]')?.focus();

/** Gives the focus to the line of a list that is chosen; says whether there is one. */
export function focusChosen(list: Element | null): boolean {
  const chosen = list?.querySelector<HTMLElement>('[role=option][aria-selected=true]');
  chosen?.focus();
  return chosen != null;
}
