import * as ContextMenu from '@radix-ui/react-context-menu';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectTile } from '../play/moves';
import { useTable } from '../play/table';
import type { CommandId } from './commands';
import { MenuItemContent } from './MenuItemContent';
import { itemProps, runByLetter } from './menu-items';
import { commandItems, type MenuItem } from './menu-model';

const TILE_COMMANDS: readonly CommandId[] = ['rotateClockwise', 'rotateAnticlockwise', 'playHere', 'putBack'];

/** The menu of the right button on the table: a tile of the mover's is selected by it, then turned, played or put back. */
export function TileMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const table = useTable();
  const home = useRef<Element | null>(null);
  const chosen = useRef<MenuItem | undefined>(undefined);
  // The menu opens within the landmark of the table, where screen readers look for it.
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  const onContextMenu = (event: MouseEvent) => {
    home.current = document.activeElement;
    const tile = tileAt(event.target);
    if (tile !== undefined) selectTile(tile);
  };
  /** What is chosen is run when the menu has gone and the focus is back. */
  const onClosed = (event: Event) => {
    event.preventDefault();
    if (home.current instanceof HTMLElement || home.current instanceof SVGElement) home.current.focus();
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
          aria-label={t('menu.tile')}
          onKeyDown={runByLetter}
          onCloseAutoFocus={onClosed}
        >
          {commandItems(TILE_COMMANDS, table, t).map((item) => (
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

/** The tile of a hand or of the free table that an event is about. */
function tileAt(target: EventTarget): number | undefined {
  const tile = target instanceof Element ? target.closest('[data-tile]')?.getAttribute('data-tile') : undefined;
  return tile ? Number(tile) : undefined;
}
