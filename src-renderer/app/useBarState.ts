import { useRef, useState } from 'react';
import { isInMenu } from '../stage/roles';
import { giveFocusBack } from './menu-focus';
import type { MenuItem } from './menu-model';

/** Which menu of the bar is open, how the bar is driven, and what happens once it is left. */
export function useBarState() {
  const [open, setOpen] = useState('');
  const [isByKeyboard, setByKeyboard] = useState(false);
  const openNow = useRef('');
  const home = useRef<Element | null>(null);
  const chosen = useRef<MenuItem | undefined>(undefined);

  const onOpen = (menu: string) => {
    openNow.current = menu;
    setOpen(menu);
  };
  return {
    /** The menu that is open, or the empty string. */
    open,
    /** Whether letters are underlined: the bar is driven by the keyboard. */
    isByKeyboard,
    setByKeyboard,
    onOpen,
    /** Whether a menu is open at this moment, drawn or not. */
    isOpen: () => openNow.current !== '',
    /** Remembers what has the focus before the bar gets it. */
    enter: (byKeyboard: boolean) => {
      if (!isInMenu(document.activeElement)) home.current = document.activeElement;
      setByKeyboard(byKeyboard);
    },
    /** Closes the menu, gives the focus back, and runs what was chosen. */
    leave: () => {
      onOpen('');
      setByKeyboard(false);
      giveFocusBack(home.current);
      const item = chosen.current;
      chosen.current = undefined;
      item?.run();
    },
    /** Runs an item once the menu has gone and the focus is back: a dialog then gives it back to the right place, too. */
    choose: (item: MenuItem) => {
      chosen.current = item;
    },
  };
}
