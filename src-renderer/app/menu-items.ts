import type { KeyboardEvent } from 'react';
import { helpOn } from '../stage/explained';
import type { MenuItem } from './menu-model';

/** What the items of all menus have in common. */

/**
 * The attributes of an item, whose name is the words in it, for whichever kind of menu it stands in. What cannot be done
 * now can still be reached, but does nothing; the library's own `disabled` would skip it.
 */
export const itemProps = (item: MenuItem, onChoose: (item: MenuItem) => void) => ({
  className: 'menu-item',
  'aria-description': item.detail,
  'aria-disabled': !item.isEnabled,
  'data-mnemonic': item.mnemonic,
  ...helpOn(item.subject),
  onSelect: (event: Event) => (item.isEnabled ? onChoose(item) : event.preventDefault()),
});

/** A letter or digit that was pressed by itself. */
export const letterOf = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): string | undefined =>
  key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey ? key.toLowerCase() : undefined;

/** In an open menu: runs the item whose letter was pressed. */
export function runByLetter(event: KeyboardEvent<HTMLElement>): void {
  const letter = letterOf(event);
  if (!letter) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>(`[data-mnemonic="${CSS.escape(letter)}"]`)?.click();
}
