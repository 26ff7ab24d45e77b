import { declared } from '../ui/declared';
import { isCovered, stageNow } from './dialogs';
import { isFocusTarget } from './focus-targets';
import { isInMenu, isOption } from './roles';

/** Keys that mean something to what has the focus, and are then not for the program or the selected tile. */

const scrolled = declared();

/** The `ref` of a list that the keys scroll. */
export const scrolledByKeys = scrolled.ref;

const takesArrows = (element: Element): boolean => element.matches('input');
/** On the selected tile there is nothing more to press. */
const takesEnter = (element: Element): boolean =>
  (element.matches('button, a') || isOption(element)) && !isFocusTarget(element, 'selectedInHand');

/** Whose each key is wherever that has the focus. */
const OWNERS: Readonly<Record<string, (element: Element) => boolean>> = {
  Enter: takesEnter,
  ArrowLeft: takesArrows,
  ArrowRight: takesArrows,
  PageUp: scrolled.has,
  PageDown: scrolled.has,
};

/** Whether keys, as tinykeys writes them, belong to the element where they were pressed. */
export const isOwnKey = (keys: string, { target }: Event): boolean =>
  target instanceof Element && (OWNERS[keys]?.(target) ?? false);

/** What must not be taken for a key of the tile: something covers the table, or it means something where it was pressed. */
export const ignoreElsewhere = ({ defaultPrevented, target }: KeyboardEvent): boolean =>
  defaultPrevented ||
  isCovered(stageNow()) ||
  (target instanceof Element && (isInMenu(target) || scrolled.has(target) || target.matches('input, textarea')));
