import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { focusFirstItem, isInMenu } from '../stage/roles';
import { letterOf, runByLetter } from './menu-items';
import type { MenuName } from './menu-model';
import { useBarKeys } from './useBarKeys';
import { useBarState } from './useBarState';

/** The menu bar: the menu that is open, and what its parts do with events. */
export type Bar = ReturnType<typeof useMenuBar>;

/** Makes the bar behave as a native one does, and gives the focus back to what had it. */
export function useMenuBar(ref: RefObject<HTMLDivElement | null>, menus: readonly MenuName[], isBlocked: boolean) {
  const { open, isByKeyboard, setByKeyboard, onOpen, isOpen, enter, leave, choose } = useBarState();

  const openByLetter = (letter: string): boolean => {
    const menu = menus.find(({ mnemonic }) => mnemonic === letter);
    if (!menu) return false;
    enter(true);
    onOpen(menu.id);
    return true;
  };
  const toggle = () => {
    if (isInMenu(document.activeElement)) return leave();
    enter(true);
    focusFirstItem(ref.current);
  };
  const isActive = () => isOpen() || isInMenu(document.activeElement);
  useBarKeys(isBlocked, { openByLetter, toggle, underline: setByKeyboard, isActive });

  return {
    open,
    onOpen,
    isByKeyboard,
    choose,
    onPointerDown: () => enter(false),
    onPointerMove: () => setByKeyboard(false),
    onKeyDown: (event: KeyboardEvent) => {
      if (!(event.target instanceof Element) || !ref.current?.contains(event.target)) return;
      const letter = letterOf(event);
      if (event.key === 'Escape' || event.key === 'Tab') leave();
      else if (letter && openByLetter(letter)) event.preventDefault();
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!isInMenu(relatedTarget) && !isOpen()) setByKeyboard(false);
    },
    onMenuFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      // The library focuses the menu itself; by keyboard the first item is to have the focus.
      if (target === currentTarget && isByKeyboard) focusFirstItem(currentTarget);
    },
    onMenuKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      setByKeyboard(true);
      runByLetter(event);
    },
    onClosed: (event: Event) => {
      event.preventDefault();
      if (!isOpen()) leave();
    },
  };
}
