import type { ReactNode } from 'react';
import type { PrintSetup } from '../../../src-shared/bridge/bridge';
import type { RecordedGame } from '../../../src-shared/record';
import { moversOf } from '../../../src-shared/tantrix';
import { sheetSize } from '../../stage/paper/sheet-size';
import { dateWords } from '../../words/words';
import { BoardPage } from './BoardPage';
import { moveColumns, moveGrid } from './move-columns';
import { MovesPage } from './MovesPage';

/** The board, and the moves on as many pages as they take. */
export function pagesOfGame(record: RecordedGame, setup: PrintSetup, date: Date): ReactNode[] {
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
