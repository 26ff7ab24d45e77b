import { type KeyboardEvent, memo, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, COLUMNS, keyOf, meanMarginOf, type RankingRow, type Sorting } from '../../src-shared/rankings';
import { figureWords, shortDateWords, type Words } from '../words/words';
import { moveInGrid } from './grid-keys';
import { tellingWords } from './telling-words';
import { useLinesDrawn } from './useLinesDrawn';

interface RankingsTableProps {
  readonly rows: readonly RankingRow[];
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
  /** The key of a player. */
  readonly chosen: string | undefined;
  readonly onChoose: (key: string | undefined) => void;
}

/**
 * A line a player; a press on the name of a column sorts by it, one on a line chooses the player. It is one stop of the
 * Tab key: the player chosen, or else the first; the keys that lead through the lines choose as they go.
 */
export function RankingsTable({ rows, sorting, onSort, chosen, onChoose }: RankingsTableProps) {
  const { t, i18n } = useTranslation();
  const count = useLinesDrawn(rows.length);
  const drawn = useDeferredValue(rows).slice(0, count);
  const stop = rows.find((row) => keyOf(row) === chosen) ?? rows[0];
  return (
    <div className="rankings-scroll">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- rows and cells are those of a table */}
      <table className="rankings-table" role="grid" aria-label={t('rankings.title')} onKeyDown={moveInGrid}>
        {count > 0 && (
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <ColumnHead key={column} column={column} sorting={sorting} onSort={onSort} />
              ))}
            </tr>
          </thead>
        )}
        {/* Figures and dates are in the words of the language, of which lines that stay the same are not told. */}
        <tbody key={i18n.language}>
          {drawn.map((row) => (
            <PlayerRow
              key={keyOf(row)}
              row={row}
              isStop={row === stop}
              isChosen={keyOf(row) === chosen}
              onChoose={onChoose}
              t={t}
            />
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={COLUMNS.length}>{t('rankings.none')}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

interface PlayerRowProps {
  readonly row: RankingRow;
  /** Whether the Tab key leads to it. */
  readonly isStop: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (key: string) => void;
  readonly t: Words;
}

const PlayerRow = memo(function PlayerRow({ row, isStop, isChosen, onChoose, t }: PlayerRowProps) {
  const choose = () => onChoose(keyOf(row));
  const telling = row.isNamesake ? tellingWords({ ...row, country: '' }, t) : '';
  return (
    <tr
      className="rankings-row"
      tabIndex={isStop ? 0 : -1}
      aria-selected={isChosen}
      data-name={row.name}
      onClick={choose}
      onFocus={({ target }) => target.matches('tr:focus-visible') && choose()}
      onKeyDown={(event) => isPress(event) && choose()}
    >
      {COLUMNS.map((column) => (
        <td
          key={column}
          className={`rankings-${column}`}
          tabIndex={-1}
          role={column === 'name' ? 'rowheader' : undefined}
        >
          {wordsOf(row, column)}
          {column === 'name' && telling !== '' && <small>{telling}</small>}
        </td>
      ))}
    </tr>
  );
});

/** Enter or the space bar, which then scroll nothing and press no button of the dialog. */
function isPress(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' && event.key !== ' ') return false;
  event.preventDefault();
  return true;
}

interface ColumnHeadProps {
  readonly column: Column;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
}

function ColumnHead({ column, sorting, onSort }: ColumnHeadProps) {
  const { t } = useTranslation();
  const isSorted = sorting.column === column;
  const direction = isSorted && sorting.direction === 'ascending' ? 'descending' : 'ascending';
  const sort = () => onSort({ column, direction });
  return (
    <th
      scope="col"
      className={`rankings-${column}`}
      tabIndex={-1}
      aria-sort={isSorted ? sorting.direction : 'none'}
      onClick={sort}
      onKeyDown={(event) => isPress(event) && sort()}
    >
      <span title={t(`rankings.columnHint.${column}`)}>{t(`rankings.column.${column}`)}</span>
      {isSorted && <span aria-hidden="true"> {sorting.direction === 'ascending' ? '▲' : '▼'}</span>}
    </th>
  );
}

function wordsOf(row: RankingRow, column: Column): string {
  if (column === 'rank') return figureWords(row.rank, 1);
  if (column === 'margin') return figureWords(row.margin, 0, true);
  if (column === 'meanMargin') return figureWords(meanMarginOf(row), 1, true);
  if (column === 'lastPlayed') return shortDateWords(new Date(row.lastPlayed));
  return String(row[column]);
}
