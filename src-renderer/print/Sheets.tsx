import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrintSetup } from '../../src-shared/bridge/bridge';
import type { AnyRecord } from '../../src-shared/record';
import { type TileLook, TileLookContext } from '../board/tile-look';
import { usePreferences } from '../preferences/preferences';
import { kindFor } from '../stage/known-kinds';
import { sheetSize } from '../stage/paper/sheet-size';

export interface PaperProps {
  readonly record: AnyRecord;
  readonly setup: PrintSetup;
  /** The day on the first page. */
  readonly date: Date;
}

/** What stands on the pages of a record, a page each. */
export const pagesOf = ({ record, setup, date }: PaperProps): readonly ReactNode[] =>
  kindFor(record).pages(record, setup, date);

/** The pages of a record as they are printed, each a sheet in its true size. */
export function useSheets({ record, setup, date }: PaperProps): ReactNode[] {
  const { t } = useTranslation();
  const look = usePaperLook(setup.colour);
  const contents = useMemo(() => pagesOf({ record, setup, date }), [record, setup, date]);
  return contents.map((content, at) => (
    <Sheet key={at} setup={setup} words={t('paper.page', { number: at + 1, count: contents.length })}>
      <TileLookContext value={look}>{content}</TileLookContext>
    </Sheet>
  ));
}

/** Tiles on paper as the person has them, but flat; without colours they need letters. */
function usePaperLook(inColour: boolean): TileLook {
  const { t } = useTranslation();
  const chosen = usePreferences(({ tileStyle }) => tileStyle);
  const style = chosen === 'painted' ? 'flat' : chosen;
  return useMemo(
    () => ({ style: inColour ? style : 'letters', letters: t('colourLetter', { returnObjects: true }) }),
    [inColour, style, t],
  );
}

/** All pages one after the other, for the printer. */
export function Sheets(props: PaperProps) {
  return useSheets(props);
}

function Sheet({ setup, words, children }: { setup: PrintSetup; words: string; children: ReactNode }) {
  const { t } = useTranslation();
  const { width, height, margin } = sheetSize(setup);
  return (
    <section
      className={`sheet sheet-${setup.orientation} ${setup.colour ? 'in-colour' : 'in-grey'}`}
      style={{ width: `${width}mm`, height: `${height}mm`, padding: `${margin}mm` }}
      aria-label={words}
    >
      {children}
      <footer className="sheet-footer">
        <span>{t('app.name')}</span>
        <span>{words}</span>
      </footer>
    </section>
  );
}
