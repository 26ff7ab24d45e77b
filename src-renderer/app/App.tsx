import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TileLookContext, TileNumbersContext } from '../board/tile-look';
import { TileGradients } from '../board/TileArt';
import { isMac, useCommandKeys } from '../stage/keys';
import { MenuBar } from './MenuBar';
import { TileMenu } from './TileMenu';
import { ToolBar } from './ToolBar';
import { useNativeMenus } from './useNativeMenus';
import { Dialogs } from './Dialogs';
import { useHelpKey, WhatsThis } from '../help';
import { Announcer } from './Announcer';
import { FocusKeeper } from './FocusKeeper';
import { Notices } from './Notices';
import { StartScreen } from './start/StartScreen';
import { StatusBar } from './StatusBar';
import { TitleKeeper } from './TitleKeeper';
import { useTileLook } from '../stage/useTileLook';
import { reportErrors } from '../stage/failures';
import { tryPosition } from '../game';
import { ofTable } from '../stage/known-kinds';
import { shownIn, type Tables, useTables } from '../stage/tables';
import { usePreferences } from '../preferences/preferences';
import { useStage } from '../stage/dialogs';
import { SCREENS } from './screens';

const shownKind = (tables: Tables) => ofTable((kind) => kind, shownIn(tables));

export function App() {
  useCommandKeys();
  useHelpKey();
  useNativeMenus();
  usePositions();
  const look = useTileLook();
  return (
    <TileLookContext value={look}>
      <div className="window">
        <svg className="tile-defs" width={0} height={0} aria-hidden="true">
          <TileGradients />
        </svg>
        <Shown />
        <TitleKeeper />
        <Announcer />
        <Dialogs />
        <FocusKeeper />
        <WhatsThis />
      </div>
    </TileLookContext>
  );
}

/** The screen that is open; without one the table. */
function Shown() {
  const hasTable = useTables((tables) => shownIn(tables) !== undefined);
  const opened = useStage(({ screen }) => screen);
  const screen = opened && SCREENS.find(({ declared }) => declared === opened.declared);
  if (!screen) return <Table />;
  if (screen.drawStatus) return <Page status={screen.drawStatus(opened)}>{screen.draw(opened)}</Page>;
  return hasTable ? screen.draw(opened) : <Table />;
}

/** A page between menus and status bar; the tools are those of the table. */
function Page({ status, children }: { status: ReactNode; children: ReactNode }) {
  return (
    <>
      {!isMac() && (
        <header className="bars">
          <MenuBar />
        </header>
      )}
      <div className="desk">
        {children}
        <Notices />
      </div>
      <StatusBar page={status} />
    </>
  );
}

/** The table, or the start screen where there is none, with all that stands round it. */
function Table() {
  const kind = useTables(shownKind);
  const hasToolbar = usePreferences(({ toolbar }) => toolbar);
  return (
    <>
      <header className="bars">
        {!isMac() && <MenuBar />}
        {hasToolbar && <ToolBar />}
      </header>
      <div className="desk">
        {kind ? (
          <NumberedTiles>
            <ShownTable />
          </NumberedTiles>
        ) : (
          <StartScreen />
        )}
        {kind?.Beside && <kind.Beside />}
        {!kind?.hasNotices && <Notices />}
      </div>
      <StatusBar />
    </>
  );
}

/** Lets tiles in play show their numbers, as it is set. */
function NumberedTiles({ children }: { children: ReactNode }) {
  return <TileNumbersContext value={usePreferences(({ tileNumbers }) => tileNumbers)}>{children}</TileNumbersContext>;
}

/** What is shown, with the menu that opens in its landmark, where screen readers look for it. */
function ShownTable() {
  const kind = useTables(shownKind);
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  if (!kind) return null;
  return (
    <TileMenu landmark={landmark}>
      <kind.View ref={setLandmark} notices={kind.hasNotices && <Notices />} />
    </TileMenu>
  );
}

/** Opens the positions that are tried in the window of the manual. */
function usePositions(): void {
  const { t } = useTranslation();
  useEffect(() => window.tantrix.onPositionTried((text) => void reportErrors(() => tryPosition(text, t))), [t]);
}
