import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tinykeys } from 'tinykeys';
import type { PrintSetup } from '../../src-shared/bridge/bridge';
import { useSize } from '../board/useSize';
import { reportErrors } from '../stage/failures';
import { recordShown } from '../stage/document';
import { proposePrint } from './printing';
import { closeScreen, useStage } from '../stage/dialogs';
import { shownIn, useTables } from '../stage/tables';
import { type SheetSize, sheetSize } from '../stage/paper/sheet-size';
import { PreviewTools } from './PreviewTools';
import {
  fittingZoom,
  nextZoom,
  PAGE_GAP,
  PIXELS_PER_MM,
  type PreviewActs,
  type PreviewView,
  turnPages,
} from './preview-view';
import { useSheets } from './Sheets';
import { helpOn } from '../stage/explained';

/** What is open as it would be printed, in place of the table. */
export function PrintPreview({ setup }: { setup: PrintSetup }) {
  const { t } = useTranslation();
  const table = useTables(shownIn);
  const record = useMemo(() => table && recordShown(table), [table]);
  return (
    <main className="preview" {...helpOn('command:printPreview')} aria-label={t('preview.title')}>
      <h1 className="hidden-label">{t('preview.title')}</h1>
      {record && <Preview record={record} setup={setup} />}
    </main>
  );
}

function Preview({ record, setup }: Pick<Parameters<typeof useSheets>[0], 'record' | 'setup'>) {
  const { t } = useTranslation();
  const [date] = useState(() => new Date());
  const [view, setView] = useState<PreviewView>({ at: 0, abreast: 1 });
  const area = useRef<HTMLDivElement>(null);
  const room = useSize(area);
  const sheets = useSheets({ record, setup, date });
  const size = sheetSize(setup);
  // The setup may have changed, and with it the number of pages.
  const shown = turnPages(view, 0, sheets.length);
  const zoom = view.zoom ?? fittingZoom(size, view.abreast, room);
  const acts = {
    turn: (steps: number) => setView(turnPages(shown, steps, sheets.length)),
    show: (abreast: 1 | 2) => setView(turnPages({ ...shown, abreast, zoom: undefined }, 0, sheets.length)),
    zoom: (direction: 1 | -1) => setView({ ...shown, zoom: nextZoom(zoom, direction) ?? zoom }),
  };
  usePreviewKeys(acts);
  const before = useRef(view);
  // At the first or last page the button that was pressed goes dead, and loses the focus. A dialog gives it back itself.
  useLayoutEffect(() => {
    if (before.current !== view && document.activeElement === document.body) area.current?.focus();
    before.current = view;
  });
  return (
    <>
      <PreviewTools view={shown} zoom={zoom} count={sheets.length} acts={acts} />
      {/* Large pages are scrolled by the keyboard, too. */}
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- as above */}
      <div ref={area} className="preview-area" tabIndex={0} role="group" aria-label={t('preview.pages')}>
        <div className="preview-pages" style={{ gap: PAGE_GAP, padding: PAGE_GAP }}>
          {room.width > 0 &&
            sheets.slice(shown.at, shown.at + shown.abreast).map((sheet, at) => (
              <ScaledSheet key={at} size={size} zoom={zoom}>
                {sheet}
              </ScaledSheet>
            ))}
        </div>
      </div>
    </>
  );
}

/** A sheet drawn larger or smaller; it takes as much room as it is drawn. */
function ScaledSheet({ size, zoom, children }: { size: SheetSize; zoom: number; children: ReactNode }) {
  const drawn = (millimetres: number) => millimetres * PIXELS_PER_MM * zoom;
  return (
    <div className="preview-page" style={{ width: drawn(size.width), height: drawn(size.height) }}>
      <div className="preview-sheet" style={{ transform: `scale(${zoom})` }}>
        {children}
      </div>
    </div>
  );
}

/** The keys of the preview; while a dialog is open they belong to it. */
function usePreviewKeys({ turn, show, zoom }: PreviewActs): void {
  const isBlocked = useStage(({ dialog }) => dialog !== undefined);
  useEffect(() => {
    if (isBlocked) return undefined;
    const on = (act: () => unknown) => (event: KeyboardEvent) => {
      event.preventDefault();
      act();
    };
    return tinykeys(window, {
      Escape: on(closeScreen),
      '$mod+p': on(() => reportErrors(proposePrint)),
      PageDown: on(() => turn(1)),
      PageUp: on(() => turn(-1)),
      Home: on(() => turn(-Infinity)),
      End: on(() => turn(Infinity)),
      '1': on(() => show(1)),
      '2': on(() => show(2)),
      '[Shift]++': on(() => zoom(1)),
      '=': on(() => zoom(1)),
      '-': on(() => zoom(-1)),
    });
  });
}
