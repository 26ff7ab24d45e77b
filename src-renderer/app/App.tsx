import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TileLookContext } from '../board/tile-look';
import { TileGradients } from '../board/TileArt';
import { isMac, useCommandKeys } from './keys';
import { MenuBar } from './MenuBar';
import { TileMenu } from './TileMenu';
import { ToolBar } from './ToolBar';
import { useNativeMenus } from './useNativeMenus';
import { Dialogs } from './Dialogs';
import { useHelpKey } from '../help/useHelpKey';
import { WhatsThis } from '../help/WhatsThis';
import { hasTurnToSend, useOutgoing } from '../mail/outgoing';
import { Announcer } from './Announcer';
import { FocusKeeper } from './FocusKeeper';
import { Notices } from './Notices';
import { PuzzleView } from '../puzzles/table/PuzzleView';
import { usePuzzleKeys } from '../puzzles/table/usePuzzleKeys';
import { SidePanel } from './SidePanel';
import { StartScreen } from './StartScreen';
import { StatusBar } from './StatusBar';
import { TableView } from '../game/TableView';
import { useTileKeys } from '../game/useTileKeys';
import { useTileLook } from './useTileLook';
import { PrintPreview } from '../print/PrintPreview';
import { attempt } from '../stage/failures';
import { leaveProgram } from '../game/games';
import { documentOf, isEdited, nameOf } from '../stage/document';
import { tryPosition } from '../game/positions';
import { useTable } from '../stage/table';
import { usePreferences } from '../preferences/preferences';
import { isCovered, isOf, useStage } from '../stage/dialogs';
import { printPreview } from '../print/printing';

export function App() {
  const isOpen = useTable((table) => documentOf(table) !== undefined);
  const hasGame = useTable((table) => table.open !== undefined);
  const hasToolbar = usePreferences(({ toolbar }) => toolbar);
  const stage = useStage();
  const preview = isOf(printPreview, stage.screen) ? stage.screen.props : undefined;
  const isBlocked = isCovered(stage);
  useCommandKeys(isBlocked);
  useHelpKey();
  useTileKeys(isBlocked);
  usePuzzleKeys(isBlocked);
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
        {preview && isOpen ? (
          <PrintPreview {...preview} />
        ) : (
          <>
            <header className="bars">
              {!isMac() && <MenuBar isBlocked={stage.dialog !== undefined} />}
              {hasToolbar && <ToolBar />}
            </header>
            <div className="desk">
              {isOpen ? <OpenTable /> : <StartScreen />}
              <SidePanel />
              {!hasGame && <Notices />}
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

/** The game or the puzzle, with the menu that opens in its landmark, where screen readers look for it. */
function OpenTable() {
  const hasPuzzle = useTable((table) => table.puzzle !== undefined);
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  return (
    <TileMenu landmark={landmark}>
      {hasPuzzle ? <PuzzleView ref={setLandmark} /> : <TableView ref={setLandmark} />}
    </TileMenu>
  );
}

/** Keeps main's title and its question before closing true to what is open. */
function useTitleBar(): void {
  const { t } = useTranslation();
  const name = useTable((table) =>
    nameOf(documentOf(table), table.open?.lesson ? t(`lesson.${table.open.lesson.id}.title`) : t('app.untitled')),
  );
  const edited = useTable((table) => isEdited(documentOf(table)));
  const file = useTable((table) => documentOf(table)?.file?.id);
  const sending = useOutgoing(hasTurnToSend);
  useEffect(() => {
    void attempt(() => window.tantrix.showDocument({ name, edited, sending, ...(file ? { file } : {}) }));
  }, [name, edited, file, sending]);
  useEffect(() => window.tantrix.onCloseRequested(() => void attempt(leaveProgram)), []);
}

/** Opens the positions that are tried in the window of the manual. */
function usePositions(): void {
  const { t } = useTranslation();
  useEffect(() => window.tantrix.onPositionTried((text) => void attempt(() => tryPosition(text, t))), [t]);
}
