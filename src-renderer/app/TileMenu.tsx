import * as ContextMenu from '@radix-ui/react-context-menu';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectTile } from '../game/moves';
import { choose as chooseTile, hasChosen, hasChosenOnTable } from '../puzzles/puzzle-actions';
import type { Table } from '../stage/table';
import type { CommandId } from './commands';
import { MenuItemContent } from './MenuItemContent';
import { giveFocusBack } from './menu-focus';
import { itemProps, runByLetter } from './menu-items';
import { commandItems, type MenuItem } from './menu-model';
import { useCommandTable } from './state';

/** What can be done with a tile, and with the whole tantrix. */
const COMMANDS_OF = {
  tile: ['rotateClockwise', 'rotateAnticlockwise', 'playHere', 'putBack'],
  table: ['rotateClockwise', 'rotateAnticlockwise', 'fitBoard'],
  boxTile: ['rotateClockwise', 'rotateAnticlockwise'],
  puzzleTile: ['rotateClockwise', 'rotateAnticlockwise', 'moveGroup', 'putBack', 'playHere'],
  puzzle: ['check', 'hint', 'rotateClockwise', 'rotateAnticlockwise', 'clearTable', 'fitBoard'],
} as const satisfies Record<string, readonly CommandId[]>;

/**
 * The menu of the right button: a tile of the mover's is selected by it, then turned, played or put back. Beside the tiles
 * it is about the one that is selected, and with none about the whole tantrix.
 */
export function TileMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const table = useCommandTable();
  const home = useRef<Element | null>(null);
  const chosen = useRef<MenuItem | undefined>(undefined);
  // The menu opens within the landmark of the table, where screen readers look for it.
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  const onContextMenu = (event: MouseEvent) => {
    home.current = document.activeElement;
    const tile = tileAt(event.target);
    if (tile === undefined) return;
    if (table.puzzle) chooseTile(tile);
    else selectTile(tile);
  };
  const subject = subjectOf(table);
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
          aria-label={t(`menu.${isAboutTile(subject) ? 'tile' : 'table'}`)}
          onKeyDown={runByLetter}
          onCloseAutoFocus={onClosed}
        >
          {commandItems(COMMANDS_OF[subject], table, t).map((item) => (
            <TileItem key={item.id} item={item} onChoose={choose} />
          ))}
        </ContextMenu.Content>
      </ContextMenu.Portal>
    </ContextMenu.Root>
  );
}

/** What the menu is about. */
function subjectOf(table: Table): keyof typeof COMMANDS_OF {
  if (!table.puzzle) return table.held ? 'tile' : 'table';
  if (hasChosenOnTable(table)) return 'puzzleTile';
  return hasChosen(table) ? 'boxTile' : 'puzzle';
}

const isAboutTile = (subject: keyof typeof COMMANDS_OF): boolean => subject !== 'table' && subject !== 'puzzle';

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
