import * as ContextMenu from '@radix-ui/react-context-menu';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kindOf } from '../stage/kind';
import { shownIn, useTables } from '../stage/tables';
import { MenuItemContent } from './MenuItemContent';
import { giveFocusBack } from './menu-focus';
import { itemProps, runByLetter } from './menu-items';
import { commandItems, type MenuItem } from './menu-model';
import { useAllCommands } from '../stage/commands';

/**
 * The menu of the right button: a tile of the mover's is selected by it, then turned, played or put back. Beside the tiles
 * it is about the one that is selected, and with none about the whole tantrix.
 */
export function TileMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const table = useTables(shownIn);
  useAllCommands();
  const home = useRef<Element | null>(null);
  const chosen = useRef<MenuItem | undefined>(undefined);
  // The menu opens within the landmark of the table, where screen readers look for it.
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  const onContextMenu = (event: MouseEvent) => {
    home.current = document.activeElement;
    const tile = tileAt(event.target);
    if (tile !== undefined && table) kindOf(table).selectTile(tile);
  };
  const menu = table && kindOf(table).menuAt(table.state);
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
        <div ref={(area) => setLandmark(area?.querySelector('main') ?? null)} className="menu-area">
          {children}
        </div>
      </ContextMenu.Trigger>
      <ContextMenu.Portal container={landmark}>
        <ContextMenu.Content
          className="menu"
          loop
          aria-label={t(`menu.${menu?.about ?? 'table'}`)}
          onKeyDown={runByLetter}
          onCloseAutoFocus={onClosed}
        >
          {commandItems(menu?.commands ?? [], table, t).map((item) => (
            <TileItem key={item.id} item={item} onChoose={choose} />
          ))}
        </ContextMenu.Content>
      </ContextMenu.Portal>
    </ContextMenu.Root>
  );
}

function TileItem({ item, onChoose }: { item: MenuItem; onChoose: (item: MenuItem) => void }) {
  return (
    <ContextMenu.Item {...itemProps(item, onChoose)}>
      <MenuItemContent item={item} />
    </ContextMenu.Item>
  );
}

const LOOSE_TILES = '.hand-tile[data-tile], .box-tile, .loose-tile';

/** The tile of a hand or of the free table that an event is about. */
function tileAt(target: EventTarget): number | undefined {
  const tile = target instanceof Element ? target.closest(LOOSE_TILES)?.getAttribute('data-tile') : undefined;
  return tile ? Number(tile) : undefined;
}
