import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TileNumber } from '../../../src-shared/tantrix';
import { CommandButton } from '../../stage/CommandButton';
import { isDone, isEndless } from '../checking';
import { goalWords } from '../goal-words';
import type { OpenPuzzle } from '../open-puzzle';
import { PuzzleNews } from './PuzzleNews';
import { RunningSum } from './RunningSum';
import { TileBox } from './TileBox';

interface PuzzleAsideProps {
  readonly puzzle: OpenPuzzle;
  readonly onGrab: (tile: TileNumber, event: PointerEvent) => void;
  /** The focus is to go to the spaces. */
  readonly onLeave: () => void;
}

/** What stands beside the table: what is wanted, what the check or the computer says, and the box. */
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
      <PuzzleNews puzzle={puzzle} />
      {!isDone(puzzle) && <TileBox {...{ puzzle, onGrab, onLeave }} />}
      {!isDone(puzzle) && !record.drawn && (
        <div className="puzzle-buttons">
          <CommandButton id={isEndless(puzzle) ? 'solve' : 'hint'} rank="puzzleButton" />
          <CommandButton id="check" look="primary" rank="puzzleButton" words={t('puzzle.check')} />
        </div>
      )}
    </section>
  );
}
