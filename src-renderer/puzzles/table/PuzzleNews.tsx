import { useTranslation } from 'react-i18next';
import type { Verdict } from '../../../src-shared/puzzles/verdict';
import { CommandButton } from '../../stage/CommandButton';
import { nextPuzzle } from '../next';
import type { OpenPuzzle } from '../open-puzzle';
import { endWords, solvedWords, verdictWords } from '../verdict-words';
import { HelpNews } from './HelpNews';
import { NewsFrame } from './NewsFrame';
import { usePuzzleResults } from '../results';

/** What the checker says of the tiles, or what the computer has found out. */
export function PuzzleNews({ puzzle }: { puzzle: OpenPuzzle }) {
  const { verdict, help } = puzzle;
  if (verdict && puzzle.record.drawn && !verdict.isSolved) return <EndNews puzzle={puzzle} verdict={verdict} />;
  if (verdict?.isSolved) return <SolvedNews puzzle={puzzle} verdict={verdict} />;
  if (help) return <HelpNews help={help} />;
  return verdict ? <FaultNews puzzle={puzzle} verdict={verdict} /> : null;
}

interface NewsProps {
  readonly puzzle: OpenPuzzle;
  readonly verdict: Verdict;
}

/** What is missing; of goals that are never solved, once nothing is, the points. */
function FaultNews({ puzzle, verdict }: NewsProps) {
  const { t } = useTranslation();
  return (
    <NewsFrame title={t(verdict.faults.length > 0 ? 'puzzle.verdict.missing' : 'puzzle.verdict.right')}>
      <ul className="fault-list">
        {verdictWords(puzzle.record, verdict, t).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </NewsFrame>
  );
}

/** A solitaire that has ended short of all tiles. */
function EndNews({ puzzle, verdict }: NewsProps) {
  const { t } = useTranslation();
  const title = t('puzzle.end.title');
  return (
    <section className="puzzle-news" aria-label={title}>
      <h3>{title}</h3>
      {endWords(puzzle, verdict, t).map((words) => (
        <p key={words}>{words}</p>
      ))}
      <div className="news-buttons">
        <CommandButton id="beginAfresh" look="primary" rank="newsOfPuzzle" words={t('puzzle.verdict.again')} />
        <CommandButton id="newGame" />
      </div>
    </section>
  );
}

function SolvedNews({ puzzle, verdict }: NewsProps) {
  const { t } = useTranslation();
  const results = usePuzzleResults();
  const next = nextPuzzle(puzzle, results);
  const [title, ...lines] = solvedWords(puzzle, verdict, results, t);
  return (
    <section
      className={puzzle.record.answered ? 'puzzle-news is-answered' : 'puzzle-news is-solved'}
      aria-label={t('puzzle.verdict.title')}
    >
      <h3>{title}</h3>
      {lines.map((words) => (
        <p key={words}>{words}</p>
      ))}
      <div className="news-buttons">
        {next && (
          <CommandButton
            id="nextPuzzle"
            look="primary"
            rank="newsOfPuzzle"
            words={t('puzzle.verdict.next', { name: next.name })}
          />
        )}
        {puzzle.record.answered && <CommandButton id="beginAfresh" words={t('puzzle.verdict.again')} />}
        {next ? <CommandButton id="newGame" /> : <CommandButton id="newGame" look="primary" rank="newsOfPuzzle" />}
      </div>
    </section>
  );
}
