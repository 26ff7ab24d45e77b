import { useTranslation } from 'react-i18next';
import type { RecordedPuzzle } from '../../../src-shared/record';
import { type Piece, tileOfPiece } from '../../../src-shared/puzzles/pieces';
import { tileBox } from '../../board/geometry';
import { TileArt } from '../../board/TileArt';
import { checked, isDone } from '../checking';
import { goalWords } from '../goal-words';
import { goalCells } from '../ground';
import { inBox, openPuzzle } from '../open-puzzle';
import { pieceName } from '../piece-words';
import { timeWords } from '../../words/time-words';
import { PaperBoard } from '../../stage/paper/PaperBoard';

interface PuzzlePageProps {
  readonly record: RecordedPuzzle;
  readonly date: string;
}

/** The page of a puzzle: the tiles as they lie, what is wanted, how far it has come, and the tiles that are left. */
export function PuzzlePage({ record, date }: PuzzlePageProps) {
  const { t } = useTranslation();
  const open = checked(openPuzzle(record));
  const [goal, ...rules] = goalWords(record, t);
  return (
    <>
      <header className="sheet-header">
        <h2 className="sheet-title">{t('paper.title', { names: record.name })}</h2>
        <span className="sheet-date">{date}</span>
      </header>
      <div className="sheet-body">
        <PaperBoard tiles={open.record.laid} cells={isDone(open) ? [] : goalCells(record.puzzle)} />
        <section className="sheet-facts">
          <div className="sheet-state">
            <p className="sheet-verdict">{open.verdict?.isSolved ? t('puzzle.verdict.solved') : goal}</p>
            {open.verdict?.isSolved && <p>{goal}</p>}
            {rules.map((words) => (
              <p key={words}>{words}</p>
            ))}
            <p>{t('puzzle.clock', { time: timeWords(record.seconds, t) })}</p>
          </div>
          <PaperBox pieces={inBox(open.record)} />
        </section>
      </div>
    </>
  );
}

/** The tiles that are not laid, with their numbers. */
function PaperBox({ pieces }: { pieces: readonly Piece[] }) {
  const { t } = useTranslation();
  if (pieces.length === 0) return null;
  return (
    <div className="sheet-box">
      <h3>{t('puzzle.boxTiles')}</h3>
      <ul>
        {pieces.map((piece) => (
          <li key={piece}>
            <svg viewBox={tileBox()} aria-hidden="true">
              <TileArt tile={tileOfPiece(piece)} rotation={0} />
            </svg>
            {pieceName(piece)}
          </li>
        ))}
      </ul>
    </div>
  );
}
