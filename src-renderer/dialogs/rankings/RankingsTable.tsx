import {
  Cell,
  Column as TableColumn,
  type Selection,
  type SortDescriptor,
  Table,
  TableBody,
  TableHeader,
  Row as TableRow,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { type Column, COLUMNS, keyOf, meanMarginOf, type Row, type Sorting } from '../../../src-shared/rankings';
import { figureWords, shortDateWords } from '../../words/words';

interface RankingsTableProps {
  readonly rows: readonly Row[];
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
  /** The key of a player. */
  readonly chosen: string | undefined;
  readonly onChoose: (key: string | undefined) => void;
}

/** A line a player; a press on the name of a column sorts by it, one on a line chooses the player. */
export function RankingsTable({ rows, sorting, onSort, chosen, onChoose }: RankingsTableProps) {
  const { t } = useTranslation();
  const sort = ({ column, direction }: SortDescriptor) => {
    const found = COLUMNS.find((name) => name === column);
    if (found) onSort({ column: found, direction });
  };
  const choose = (keys: Selection) => onChoose(keys === 'all' ? undefined : [...keys].map(String)[0]);
  return (
    <div className="rankings-scroll">
      <Table
        className="rankings-table"
        aria-label={t('rankings.title')}
        sortDescriptor={sorting}
        onSortChange={sort}
        selectionMode="single"
        selectionBehavior="replace"
        selectedKeys={chosen === undefined ? [] : [chosen]}
        onSelectionChange={choose}
      >
        <TableHeader>
          {COLUMNS.map((column) => (
            <ColumnHead key={column} column={column} sorting={sorting} />
          ))}
        </TableHeader>
        <TableBody renderEmptyState={() => t('rankings.none')}>
          {rows.map((row) => (
            <TableRow key={keyOf(row)} id={keyOf(row)} className="rankings-row" textValue={row.name}>
              {COLUMNS.map((column) => (
                <Cell key={column} className={`rankings-${column}`}>
                  {wordsOf(row, column)}
                </Cell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

function ColumnHead({ column, sorting }: { column: Column; sorting: Sorting }) {
  const { t } = useTranslation();
  const arrow = sorting.direction === 'ascending' ? '▲' : '▼';
  return (
    <TableColumn id={column} allowsSorting isRowHeader={column === 'name'} className={`rankings-${column}`}>
      <span title={t(`rankings.columnHint.${column}`)}>{t(`rankings.column.${column}`)}</span>
      {sorting.column === column && <span aria-hidden="true"> {arrow}</span>}
    </TableColumn>
  );
}

function wordsOf(row: Row, column: Column): string {
  if (column === 'rank') return figureWords(row.rank, 1);
  if (column === 'margin') return figureWords(row.margin, 0, true);
  if (column === 'meanMargin') return figureWords(meanMarginOf(row), 1, true);
  if (column === 'lastPlayed') return shortDateWords(new Date(row.lastPlayed));
  return String(row[column]);
}
