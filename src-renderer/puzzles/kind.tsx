import type { RecordedPuzzle } from '../../src-shared/record';
import { samePuzzlePosition } from '../../src-shared/sessions/puzzle';
import { always } from '../stage/commands';
import type { TableKind } from '../stage/kind';
import { turnTable } from '../stage/tables';
import { dateWords } from '../words/words';
import { letTileGo } from './change';
import { checked, hasNews } from './checking';
import { timedRecord } from './clock';
import { puzzleEventsBetween } from './heard';
import { puzzleNews } from './news';
import { openPuzzle, stepsOf } from './open-puzzle';
import { PuzzlePage } from './paper/PuzzlePage';
import {
  hasChosen,
  mayMove,
  mayRedoPuzzle,
  mayUndoPuzzle,
  playChosen,
  redoPuzzle,
  toBox,
  turnChosen,
  undoPuzzle,
} from './puzzle-actions';
import { PuzzleStatusEnd } from './PuzzleStatusEnd';
import { askForPuzzleHint, dismissNews, hasPuzzleHint, layHint, mayAsk, stopSolver } from './solver-requests';
import { puzzleStatus } from './status-words';
import { puzzleNow, type PuzzleTable, puzzleTables, showPuzzle } from './table';
import { PuzzleView } from './table/PuzzleView';

/** Turns the selected tile; with none selected, the whole table on the screen. */
const rotate = (sixths: number) => (): void => (puzzleNow().puzzle?.chosen ? turnChosen(sixths) : turnTable(sixths));

/** Puzzles and solitaires. */
export const puzzleTableKind: TableKind<PuzzleTable, RecordedPuzzle> = {
  tables: puzzleTables,
  open(record, { file, isSaved, undone, steps }) {
    const led = steps === undefined ? undefined : { steps, undone };
    showPuzzle(checked(openPuzzle(record, { file, saved: isSaved ? record : undefined }, led)));
  },

  View: PuzzleView,
  StatusEnd: PuzzleStatusEnd,

  documentOf: ({ puzzle }) => puzzle,
  withFile: (state, saved, file) => (state.puzzle ? { ...state, puzzle: { ...state.puzzle, saved, file } } : state),
  subjectOf: ({ puzzle }) => puzzle,
  /** Nothing is lost of a solution that was never saved: its time is kept. */
  isEdited({ puzzle }) {
    if (!puzzle) return false;
    const { record, saved, session } = puzzle;
    return saved ? !samePuzzlePosition(record, saved) : session.isWorthKeeping;
  },
  recordNow: (state) => timedRecord(openIn(state)),
  toJournal: (state) => ({ record: timedRecord(openIn(state)), ...stepsOf(openIn(state).play) }),

  what: 'puzzle',
  /** The tiles that lie on the table. */
  countOf: ({ laid }) => laid.length,
  titleOf: (state) => openIn(state).record.name,
  suggestedName: ({ name }) => name,
  status: (state, t) => puzzleStatus(openIn(state), t),
  news: (after, before, t) => puzzleNews(before?.puzzle, after, t),
  heard: (after, before) => (after.puzzle === before?.puzzle ? [] : puzzleEventsBetween(before?.puzzle, after.puzzle)),

  acts: {
    undo: { isEnabled: mayUndoPuzzle, run: undoPuzzle },
    redo: { isEnabled: mayRedoPuzzle, run: redoPuzzle },
    playHere: { isEnabled: mayMove, run: playChosen },
    putBack: { isEnabled: mayMove, run: toBox },
    rotateClockwise: { isEnabled: always, run: rotate(1) },
    rotateAnticlockwise: { isEnabled: always, run: rotate(-1) },
    hint: { isEnabled: mayAsk('hint'), run: askForPuzzleHint },
    playHint: { isEnabled: hasPuzzleHint, run: layHint },
  },
  waysOut: [
    { isIn: ({ puzzle }) => puzzle?.help?.kind === 'asked', leave: stopSolver },
    { isIn: hasChosen, leave: letTileGo },
    { isIn: hasNews, leave: dismissNews },
  ],
  menuAt(state) {
    const turns = ['rotateClockwise', 'rotateAnticlockwise'] as const;
    if (mayMove(state)) return { about: 'tile', commands: [...turns, 'moveGroup', 'putBack', 'playHere'] };
    if (hasChosen(state)) return { about: 'tile', commands: turns };
    return { about: 'table', commands: ['check', 'hint', ...turns, 'clearTable', 'fitBoard'] };
  },

  /** Nobody plays a puzzle: there is no legend. */
  pictureOf: ({ laid }) => ({ tiles: laid, legend: [] }),
  headlineOf: ({ name }) => name,
  pages: (record, _, date) => [<PuzzlePage key="board" record={record} date={dateWords(date)} />],
};

function openIn({ puzzle }: PuzzleTable) {
  if (!puzzle) throw new RangeError('no puzzle is open');
  return puzzle;
}
