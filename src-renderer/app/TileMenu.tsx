import * as ContextMenu from '@radix-ui/react-context-menu';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllCommands } from '../stage/commands';
import type { TileMenuRow } from '../stage/kind';
import { ofTable } from '../stage/known-kinds';
import { type OpenTable, shownIn, useTables } from '../stage/tables';
import { MenuItemContent } from './MenuItemContent';
import { giveFocusBack } from './menu-focus';
import { itemProps, runByLetter } from './menu-items';
import { commandItems, type MenuItem } from './menu-model';

interface TileMenuProps {
  /** Where it opens. */
  readonly landmark: HTMLElement | null;
  readonly children: ReactNode;
}

/**
 * The menu of the right button. A tile that can be selected is so by the same press; then it is turned, played or put back.
 * Beside the tiles the menu is about the one that is selected, and with none about the whole tantrix.
 */
export function TileMenu({ landmark, children }: TileMenuProps) {
  const { t } = useTranslation();
  const about = useTables((tables) => menuAt(shownIn(tables))?.about);
  const home = useRef<Element | null>(null);
  const chosen = useRef<MenuItem | undefined>(undefined);
  const onContextMenu = () => {
    home.current = document.activeElement;
  };
  /** What is chosen is run when the menu has gone and the focus is back. */
  const onClosed = (event: Event) => {
    event.preventDefault();
    giveFocusBack(home.current);
    chosen.current?.run();
    chosen.current = undefined;
  };
  const choose = (item: MenuItem) => {
    chosen.current = item;
  };
  return (
    // Modal menus lock the scrolling by a style sheet of their own, which the page's security policy refuses.
    <ContextMenu.Root modal={false}>
      <ContextMenu.Trigger asChild onContextMenu={onContextMenu}>
        <div className="menu-area">{children}</div>
      </ContextMenu.Trigger>
      <ContextMenu.Portal container={landmark}>
        <ContextMenu.Content
          className="menu"
          loop
          aria-label={t(`menu.${about ?? 'table'}`)}
          onKeyDown={runByLetter}
          onCloseAutoFocus={onClosed}
        >
          <TileItems onChoose={choose} />
        </ContextMenu.Content>
      </ContextMenu.Portal>
    </ContextMenu.Root>
  );
}

const menuAt = (table: OpenTable | undefined): TileMenuRow | undefined =>
  ofTable((kind, state) => kind.menuAt(state), table);

/** What stands in the menu, asked for while it is open only. */
function TileItems({ onChoose }: { onChoose: (item: MenuItem) => void }) {
  const { t } = useTranslation();
  const table = useTables(shownIn);
  useAllCommands();
  return commandItems(menuAt(table)?.commands ?? [], table, t).map((item) => (
    <TileItem key={item.id} item={item} onChoose={onChoose} />
  ));
}

function TileItem({ item, onChoose }: { item: MenuItem; onChoose: (item: MenuItem) => void }) {
  return (
    <ContextMenu.Item {...itemProps(item, onChoose)}>
      <MenuItemContent item={item} />
    </ContextMenu.Item>
  );
}
