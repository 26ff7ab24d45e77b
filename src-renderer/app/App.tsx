import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TileLookContext } from '../board/tile-look';
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
import { StartScreen } from './StartScreen';
import { StatusBar } from './StatusBar';
import { useTileLook } from '../stage/useTileLook';
import { reportErrors } from '../stage/failures';
import { leaveProgram } from '../files';
import { documentOf, isEdited, nameOf } from '../stage/document';
import { tryPosition } from '../game';
import { kindOf, ofShown } from '../stage/known-kinds';
import { shownIn, type Tables, useTables } from '../stage/tables';
import { usePreferences } from '../preferences/preferences';
import { isCovered, useStage } from '../stage/dialogs';
import { useIsExitGuarded } from '../stage/exit';
import { SCREENS } from './screens';

const shownKind = (tables: Tables) => ofShown((kind) => kind, shownIn(tables));

export function App() {
  const table = useTables(shownIn);
  const kind = table && kindOf(table);
  const hasToolbar = usePreferences(({ toolbar }) => toolbar);
  const stage = useStage();
  const screen = stage.screen && SCREENS.find(({ declared }) => declared === stage.screen?.declared);
  const isBlocked = isCovered(stage);
  useCommandKeys(isBlocked);
  useHelpKey();
  useNativeMenus();
  useTitleBar();
  usePositions();
  const look = useTileLook();
  return (
    <TileLookContext value={look}>
      <div className="window">
        <svg className="tile-defs" width={0} height={0} aria-hidden="true">
          <TileGradients />
        </svg>
        {screen && stage.screen && kind ? (
          screen.draw(stage.screen)
        ) : (
          <>
            <header className="bars">
              {!isMac() && <MenuBar isBlocked={stage.dialog !== undefined} />}
              {hasToolbar && <ToolBar />}
            </header>
            <div className="desk">
              {kind ? <ShownTable /> : <StartScreen />}
              {kind?.Beside && <kind.Beside />}
              {!kind?.hasNotices && <Notices />}
            </div>
            <StatusBar />
          </>
        )}
        <Announcer />
        <Dialogs />
        <FocusKeeper />
        <WhatsThis />
      </div>
    </TileLookContext>
  );
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

/** Keeps main's title and its question before closing true to what is open. */
function useTitleBar(): void {
  const { t } = useTranslation();
  const name = useTables((tables) => nameOf(shownIn(tables), t));
  const edited = useTables((tables) => isEdited(shownIn(tables)));
  const file = useTables((tables) => documentOf(shownIn(tables))?.file?.id);
  const sending = useIsExitGuarded();
  useEffect(() => {
    void reportErrors(() => window.tantrix.showDocument({ name, edited, sending, ...(file ? { file } : {}) }));
  }, [name, edited, file, sending]);
  useEffect(() => window.tantrix.onCloseRequested(() => void reportErrors(leaveProgram)), []);
}

/** Opens the positions that are tried in the window of the manual. */
function usePositions(): void {
  const { t } = useTranslation();
  useEffect(() => window.tantrix.onPositionTried((text) => void reportErrors(() => tryPosition(text, t))), [t]);
}
