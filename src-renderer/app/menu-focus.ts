/** Where the focus goes when a menu has closed. */

const MENU = '[role=menu], [role=menubar]';

/** Whether an element is a menu, the menu bar, or in one of them. */
export const isInMenu = (element: Element | null): boolean => element?.closest(MENU) != null;

/** Gives the focus back to what had it before the menu, unless a click elsewhere has moved it already. */
export function giveFocusBack(home: Element | null): void {
  if (!isInMenu(document.activeElement) && document.activeElement !== document.body) return;
  if (home instanceof HTMLElement || home instanceof SVGElement) home.focus({ preventScroll: true });
  if (isInMenu(document.activeElement) && document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
