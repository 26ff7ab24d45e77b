import * as ContextMenu from '@radix-ui/react-context-menu';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hasChosen, hasChosenOnTable } from '../puzzles/puzzle-actions';
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
  const table = useCommandTable();
  const home = useRef<Element | null>(null);
  const chosen = useRef<MenuItem | undefined>(undefined);
  const onContextMenu = () => {
    home.current = document.activeElement;
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
        <div className="menu-area">{children}</div>
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
