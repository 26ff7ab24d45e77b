import { isInMenu } from '../stage/roles';

/**
 * When a menu has closed: gives the focus back to what had it before, unless a click elsewhere has moved it already.
 */
export function giveFocusBack(home: Element | null): void {
  if (!isInMenu(document.activeElement) && document.activeElement !== document.body) return;
  if (home instanceof HTMLElement || home instanceof SVGElement) home.focus({ preventScroll: true });
  if (isInMenu(document.activeElement) && document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
