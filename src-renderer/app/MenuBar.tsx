import * as Menubar from '@radix-ui/react-menubar';
import { Fragment, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuItemContent } from './MenuItemContent';
import { Mnemonic } from './Mnemonic';
import { itemProps } from './menu-items';
import { type MenuId, tableOfCommands, useAllCommands } from '../stage/commands';
import { type MenuItem, menuItems, type MenuName, menuNames } from './menu-model';
import { useStage } from '../stage/dialogs';
import { type Bar, useMenuBar } from './useMenuBar';
import { helpOn } from '../stage/explained';

/** The menus in the window. Like a native bar it is reached by Alt, F10 and the mouse, and stands in no Tab order. */
export function MenuBar() {
  const { t } = useTranslation();
  const isBlocked = useStage(({ dialog }) => dialog !== undefined);
  const menus = menuNames(t);
  const ref = useRef<HTMLDivElement>(null);
  const bar = useMenuBar(ref, menus, isBlocked);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <>
      <Menubar.Root
        ref={ref}
        className={bar.isByKeyboard ? 'menu-bar shows-mnemonics' : 'menu-bar'}
        aria-label={t('menu.bar')}
        {...helpOn('place:menu-bar')}
        tabIndex={-1}
        value={bar.open}
        onValueChange={bar.onOpen}
        onPointerDownCapture={bar.onPointerDown}
        onKeyDown={bar.onKeyDown}
        onBlur={bar.onBlur}
      >
        {menus.map((menu) => (
          <BarMenu key={menu.id} menu={menu} bar={bar} slot={slot} />
        ))}
      </Menubar.Root>
      {/* Menus open within the landmark of the bar, where screen readers look for them. */}
      <div ref={setSlot} className="menu-slot" />
    </>
  );
}

function BarMenu({ menu, bar, slot }: { menu: MenuName; bar: Bar; slot: HTMLElement | null }) {
  return (
    <Menubar.Menu value={menu.id}>
      <Menubar.Trigger className="menu-button" tabIndex={-1} aria-keyshortcuts={`Alt+${menu.mnemonic.toUpperCase()}`}>
        <Mnemonic words={menu.words} letter={menu.mnemonic} />
      </Menubar.Trigger>
      <Menubar.Portal container={slot}>
        <Menubar.Content
          className={bar.isByKeyboard ? 'menu shows-mnemonics' : 'menu'}
          loop
          sideOffset={2}
          collisionPadding={4}
          onFocus={bar.onMenuFocus}
          onKeyDown={bar.onMenuKeyDown}
          onPointerMove={bar.onPointerMove}
          onCloseAutoFocus={bar.onClosed}
        >
          <BarItems id={menu.id} onChoose={bar.choose} />
        </Menubar.Content>
      </Menubar.Portal>
    </Menubar.Menu>
  );
}

/** What stands in a menu, asked for while it is open only. */
function BarItems({ id, onChoose }: { id: MenuId; onChoose: (item: MenuItem) => void }) {
  const { t } = useTranslation();
  useAllCommands();
  return menuItems(id, tableOfCommands(), t).map((group, at) => (
    <Fragment key={group[0]?.id}>
      {at > 0 && <Menubar.Separator className="menu-line" />}
      <Menubar.Group>
        {group.map((item) => (
          <BarItem key={item.id} item={item} onChoose={onChoose} />
        ))}
      </Menubar.Group>
    </Fragment>
  ));
}

function BarItem({ item, onChoose }: { item: MenuItem; onChoose: (item: MenuItem) => void }) {
  const common = itemProps(item, onChoose);
  if (item.isOn === undefined) {
    return (
      <Menubar.Item {...common}>
        <MenuItemContent item={item} />
      </Menubar.Item>
    );
  }
  return (
    <Menubar.CheckboxItem {...common} checked={item.isOn}>
      <MenuItemContent item={item} />
    </Menubar.CheckboxItem>
  );
}
