import { useTranslation } from 'react-i18next';
import type { RecordedGame } from '../../../src-shared/record';
import { tileBox } from '../../board/geometry';
import { TileArt } from '../../board/TileArt';
import { personAt } from '../people';
import { ColourMark } from './BoardPage';
import { COLUMN_GAP, LINE_HEIGHT } from './move-columns';

interface MovesProps {
  readonly record: RecordedGame;
  /** The seat that made each move of the game. */
  readonly movers: readonly number[];
}

interface MovesPageProps extends MovesProps {
  /** The number of the first move on this page, from 0. */
  readonly first: number;
  /** The length of each column. */
  readonly columns: readonly number[];
  /** How many columns there is room for. */
  readonly across: number;
}

/** A page of moves, in columns. */
export function MovesPage({ first, columns, across, ...moves }: MovesPageProps) {
  const { t } = useTranslation();
  const starts = columns.map((_, at) => columns.slice(0, at).reduce((sum, length) => sum + length, first));
  return (
    <>
      <header className="sheet-header">
        <h2 className="sheet-title">{t('paper.moves')}</h2>
      </header>
      <div
        className="sheet-columns"
        style={{ columnGap: `${COLUMN_GAP}mm`, gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))` }}
      >
        {columns.map((length, at) => (
          <MoveTable key={at} {...moves} first={starts[at] ?? first} length={length} />
        ))}
      </div>
    </>
  );
}

const HEADINGS = ['number', 'player', 'tile', 'cell', 'turned'] as const;
/** The tile has two: its number and its picture. */
const COLUMNS = ['number', 'player', 'tile', 'picture', 'cell', 'turned'] as const;

function MoveTable({ record, movers, first, length }: MovesProps & { first: number; length: number }) {
  const { t } = useTranslation();
  return (
    <table className="sheet-moves">
      <colgroup>
        {COLUMNS.map((column) => (
          <col key={column} className={`moves-${column}`} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {HEADINGS.map((heading) => (
            <th key={heading} scope="col" className={`moves-${heading}`} colSpan={heading === 'tile' ? 2 : 1}>
              {t(`paper.heading.${heading}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {record.game.placements.slice(first, first + length).map(({ tile, q, r, rotation }, at) => {
          const { name, colour } = personAt(record, movers[first + at] ?? 0);
          return (
            <tr key={tile} style={{ height: `${LINE_HEIGHT}mm` }}>
              <td className="moves-number">{first + at + 1}</td>
              <td className="moves-player">
                <ColourMark colour={colour} />
                {name}
              </td>
              <td className="moves-tile">{tile}</td>
              <td className="moves-picture">
                <svg viewBox={tileBox()} aria-hidden="true">
                  <TileArt tile={tile} rotation={rotation} />
                </svg>
              </td>
              <td className="moves-cell">
                {q}, {r}
              </td>
              <td className="moves-turned">{t('paper.degrees', { degrees: 60 * rotation })}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
