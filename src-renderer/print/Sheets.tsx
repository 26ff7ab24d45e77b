import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrintSetup } from '../../src-shared/bridge/bridge';
import { type AnyRecord, isPuzzleRecord, type RecordedGame } from '../../src-shared/record';
import { moversOf } from '../../src-shared/tantrix';
import { type TileLook, TileLookContext } from '../board/tile-look';
import { usePreferences } from '../preferences/preferences';
import { dateWords } from '../words/words';
import { BoardPage } from './BoardPage';
import { moveColumns, moveGrid, sheetSize } from './layout';
import { MovesPage } from './MovesPage';
import { PuzzlePage } from './PuzzlePage';

export interface PaperProps {
  readonly record: AnyRecord;
  readonly setup: PrintSetup;
  /** The day on the first page. */
  readonly date: Date;
}

/** The pages of a game or a puzzle as they are printed, each a sheet in its true size. */
export function useSheets({ record, setup, date }: PaperProps): ReactNode[] {
  const { t } = useTranslation();
  const look = usePaperLook(setup.colour);
  const contents = useMemo(
    () =>
      isPuzzleRecord(record)
        ? [<PuzzlePage key="board" record={record} date={dateWords(date)} />]
        : pagesOfGame(record, setup, date),
    [record, setup, date],
  );
  return contents.map((content, at) => (
    <Sheet key={at} setup={setup} words={t('paper.page', { number: at + 1, count: contents.length })}>
      <TileLookContext value={look}>{content}</TileLookContext>
    </Sheet>
  ));
}

/** The board, and the moves on as many pages as they take. */
function pagesOfGame(record: RecordedGame, setup: PrintSetup, date: Date): ReactNode[] {
  const movers = moversOf(record.game);
  const size = sheetSize(setup);
  const across = moveGrid(size).columns;
  const pages = moveColumns(movers.length, size);
  const firsts = pages.map((_, at) =>
    pages
      .slice(0, at)
      .flat()
      .reduce((sum, length) => sum + length, 0),
  );
  return [
    <BoardPage key="board" record={record} date={dateWords(date)} />,
    ...pages.map((columns, at) => (
      <MovesPage key={at} {...{ record, movers, columns, across }} first={firsts[at] ?? 0} />
    )),
  ];
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
