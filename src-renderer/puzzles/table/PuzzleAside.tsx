import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isTurning } from '../../../src-shared/puzzles/turning';
import type { TileNumber } from '../../../src-shared/tantrix';
import { CommandButton } from '../../stage/CommandButton';
import { isDone, isEndless } from '../checking';
import { goalWords } from '../goal-words';
import type { OpenPuzzle } from '../open-puzzle';
import { PraiseNews } from './PraiseNews';
import { PuzzleFacts } from './PuzzleFacts';
import { PuzzleNews } from './PuzzleNews';
import { RunningSum } from './RunningSum';
import { TileBox } from './TileBox';

interface PuzzleAsideProps {
  readonly puzzle: OpenPuzzle;
  readonly onGrab: (tile: TileNumber, event: PointerEvent) => void;
  /** The focus is to go to the spaces. */
  readonly onLeave: () => void;
}

/** What stands beside the table: what is wanted, the box, and what the check or the computer says. */
export function PuzzleAside({ puzzle, onGrab, onLeave }: PuzzleAsideProps) {
  const { t } = useTranslation();
  const { record } = puzzle;
  const [goal, ...more] = goalWords(record, t);
  return (
    <section className="puzzle-aside" aria-label={t('puzzle.aside')}>
      <header className="puzzle-head">
        <h2>{record.name}</h2>
        <p className="puzzle-goal">{goal}</p>
        {more.map((words) => (
          <p key={words} className="puzzle-rule">
            {words}
          </p>
        ))}
      </header>
      <RunningSum puzzle={puzzle} />
      {isDone(puzzle) ? (
        <PuzzleNews puzzle={puzzle} />
      ) : (
        <>
          {!isTurning(record.puzzle) && <TileBox {...{ puzzle, onGrab, onLeave }} />}
          {!record.drawn && <PuzzleFoot puzzle={puzzle} />}
        </>
      )}
    </section>
  );
}

/** What the check or the computer says, always in the same room, so that the box stays where it is; and the buttons. */
function PuzzleFoot({ puzzle }: { puzzle: OpenPuzzle }) {
  const { t } = useTranslation();
  const isQuiet = !puzzle.verdict && !puzzle.help;
  const isMatch = puzzle.record.puzzle.goal.kind === 'match';
  const quiet = isMatch ? <PraiseNews puzzle={puzzle} /> : <PuzzleFacts puzzle={puzzle} />;
  return (
    <div className="puzzle-foot">
      <div className="news-place">{isQuiet ? quiet : <PuzzleNews puzzle={puzzle} />}</div>
      <div className="puzzle-buttons">
        {!isMatch && <CommandButton id={isEndless(puzzle) ? 'solve' : 'hint'} rank="puzzleButton" />}
        <CommandButton id="check" look="primary" rank="puzzleButton" words={t('puzzle.check')} />
      </div>
    </div>
  );
}
