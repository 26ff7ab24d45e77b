import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { giveFocusBack, isInMenu } from './menu-focus';
import { letterOf, runByLetter } from './menu-items';
import type { MenuItem, MenuModel } from './menu-model';
import { useBarKeys } from './useBarKeys';

/** The state of the menu bar, and what its parts do with events. */
export interface Bar {
  /** The menu that is open, or the empty string. */
  readonly open: string;
  readonly onOpen: (menu: string) => void;
  /** Whether letters are underlined: the bar is driven by the keyboard. */
  readonly isByKeyboard: boolean;
  readonly onPointerDown: () => void;
  readonly onPointerMove: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onMenuFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onMenuKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onClosed: (event: Event) => void;
  /** Runs an item once the menu has gone and the focus is back: a dialog then gives it back to the right place, too. */
  readonly choose: (item: MenuItem) => void;
}

const ITEMS = '[role^=menuitem]';

/** Makes the bar behave as a native one does, and gives the focus back to what had it. */
export function useMenuBar(
  ref: RefObject<HTMLDivElement | null>,
  menus: readonly MenuModel[],
  isBlocked: boolean,
): Bar {
  const [open, setOpen] = useState('');
  const [isByKeyboard, setByKeyboard] = useState(false);
  const openNow = useRef('');
  const home = useRef<Element | null>(null);
  const chosen = useRef<MenuItem | undefined>(undefined);

  const onOpen = (menu: string) => {
    openNow.current = menu;
    setOpen(menu);
  };
  const enter = () => {
    if (!isInMenu(document.activeElement)) home.current = document.activeElement;
  };
  const leave = () => {
    onOpen('');
    setByKeyboard(false);
    giveFocusBack(home.current);
    const item = chosen.current;
    chosen.current = undefined;
    item?.run();
  };
  const openMenu = (menu: string) => {
    enter();
    setByKeyboard(true);
    onOpen(menu);
  };
  const openByLetter = (letter: string): boolean => {
    const menu = menus.find(({ mnemonic }) => mnemonic === letter);
    if (menu) openMenu(menu.id);
    return menu !== undefined;
  };
  const toggle = () => {
    if (isInMenu(document.activeElement)) return leave();
    enter();
    setByKeyboard(true);
    ref.current?.querySelector<HTMLElement>(ITEMS)?.focus();
  };
  useBarKeys(isBlocked, {
    openByLetter,
    toggle,
    underline: setByKeyboard,
    isActive: () => openNow.current !== '' || isInMenu(document.activeElement),
  });

  return {
    open,
    onOpen,
    isByKeyboard,
    onPointerDown() {
      enter();
      setByKeyboard(false);
    },
    onPointerMove: () => setByKeyboard(false),
    onKeyDown(event) {
      if (!(event.target instanceof Element) || !ref.current?.contains(event.target)) return;
      const letter = letterOf(event);
      if (event.key === 'Escape' || event.key === 'Tab') leave();
      else if (letter && openByLetter(letter)) event.preventDefault();
    },
    onBlur({ relatedTarget }) {
      if (!isInMenu(relatedTarget) && openNow.current === '') setByKeyboard(false);
    },
    onMenuFocus({ target, currentTarget }) {
      // The library focuses the menu itself; by keyboard the first item is to have the focus.
      if (target === currentTarget && isByKeyboard) currentTarget.querySelector<HTMLElement>(ITEMS)?.focus();
    },
    onMenuKeyDown(event) {
      setByKeyboard(true);
      runByLetter(event);
    },
    onClosed(event) {
      event.preventDefault();
      if (openNow.current === '') leave();
    },
    choose(item) {
      chosen.current = item;
    },
  };
}
