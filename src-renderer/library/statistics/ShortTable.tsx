import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { figureWords } from '../../words/words';

interface Column {
  readonly words: string;
  /** It holds figures, which stand below one another. */
  readonly isFigure?: boolean;
  /** It shows to the eye what others say in words: its name is not seen, and without room it goes. */
  readonly isPicture?: boolean;
}

interface ShortTableProps {
  readonly title: string;
  /** What will stand there, as long as there are no rows. */
  readonly empty: string;
  readonly columns: readonly Column[];
  /** The first cell of a row says what it is of. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

const lookOf = (column: Column | undefined): string | undefined =>
  column?.isFigure ? 'is-figure' : column?.isPicture ? 'is-picture' : undefined;

/** So many rows are shown until all are asked for. */
const SHOWN = 8;

/** A table that shows its first rows until all are asked for. With rows, the name of its first column is title enough. */
export function ShortTable({ title, empty, columns, rows }: ShortTableProps) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, SHOWN);
  return (
    <section className="statistics-part" aria-label={title}>
      <h2 className={rows.length === 0 ? undefined : 'hidden-label'}>{title}</h2>
      {rows.length === 0 ? (
        <p className="statistics-empty">{empty}</p>
      ) : (
        <table className="statistics-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.words} scope="col" className={lookOf(column)}>
                  {column.isPicture ? <span className="hidden-label">{column.words}</span> : column.words}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, cells: [first, ...others] }) => (
              <tr key={key}>
                <th scope="row">{first}</th>
                {others.map((cell, at) => (
                  <td key={columns[at + 1]?.words} className={lookOf(columns[at + 1])}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shown.length < rows.length && (
        <Button className="button button-link show-rows" onPress={() => setWhole(true)}>
          {t('statistics.showRows', { number: figureWords(rows.length, 0) })}
        </Button>
      )}
    </section>
  );
}
