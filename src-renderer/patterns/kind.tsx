import type { Pattern } from '../../src-shared/patterns/pattern';
import { laidPieceOf } from '../../src-shared/puzzles/arrangement';
import { pieceOf } from '../../src-shared/puzzles/pieces';
import { makePatternSteps } from '../../src-shared/record';
import { sameHex } from '../../src-shared/tantrix';
import { always } from '../stage/commands';
import type { TableEvent, TableKind } from '../stage/kind';
import { turnTable } from '../stage/tables';
import { dateWords } from '../words/words';
import { chosenOnTable, confirm, handOf, letGo, takeOff, turnChosen } from './pattern-actions';
import { patternNow, type PatternTable, patternTables } from './pattern-table';
import { PatternPage } from './PatternPage';
import { PatternView } from './table/PatternView';

const hasChosen = ({ open }: PatternTable): boolean => open !== undefined && handOf(open).chosen !== undefined;
const isOnTable = ({ open }: PatternTable): boolean => chosenOnTable(open) !== undefined;

/** Turns the selected tile; with none selected, the whole table on the screen. */
const rotate = (sixths: number) => (): void => {
  const open = patternNow();
  if (open && handOf(open).chosen !== undefined) turnChosen(sixths);
  else turnTable(sixths);
};

function openIn({ open }: PatternTable) {
  if (!open) throw new RangeError('no free table is open');
  return open;
}

/** A tile that has come to another cell is heard; turning, taking away and going back are silent. */
function heard({ open }: PatternTable, before: PatternTable | undefined): TableEvent[] {
  const last = before?.open;
  if (!open) return [];
  if (last?.record.sheet !== open.record.sheet) return open.record.laid.length === 0 ? ['gameStarted'] : [];
  if (open.session.log.moves.length <= last.session.log.moves.length) return [];
  const isLaid = open.record.laid.some((each) => {
    const from = laidPieceOf(last.record.laid, pieceOf(each));
    return !from || !sameHex(from, each);
  });
  return isLaid ? ['tilePlayed'] : [];
}

/** What can be done with the selected tile; only those under a guide have partners. */
function statusOf(state: PatternTable): 'none' | 'boxed' | 'alone' | 'laid' {
  if (!isOnTable(state)) return hasChosen(state) ? 'boxed' : 'none';
  return state.open?.record.guide.kind === 'none' ? 'alone' : 'laid';
}

/** Free tables. */
export const patternTableKind: TableKind<PatternTable, Pattern> = {
  ...patternTables,
  View: PatternView,
  subjectOf: ({ sheet }) => sheet,
  toJournal(state) {
    const { log, undone } = openIn(state).session;
    const positions = [log.start, ...[...log.moves, ...undone].map(({ move }) => move)];
    return { record: openIn(state).record, undone: undone.length, steps: makePatternSteps(positions) };
  },

  what: 'pattern',
  countOf: ({ laid }) => laid.length,
  titleOf: (_, t) => t('pattern.title'),
  suggestedName: () => 'Tantrix pattern',
  status: (state, t) => t(`pattern.status.${statusOf(state)}`),
  heard,

  acts: {
    ...patternTables.acts,
    playHere: { isEnabled: hasChosen, run: confirm },
    putBack: { isEnabled: isOnTable, run: takeOff },
    rotateClockwise: { isEnabled: always, run: rotate(1) },
    rotateAnticlockwise: { isEnabled: always, run: rotate(-1) },
  },
  waysOut: [{ isIn: hasChosen, leave: letGo }],
  menuAt(state) {
    const turns = ['rotateClockwise', 'rotateAnticlockwise'] as const;
    if (isOnTable(state)) return { about: 'tile', commands: [...turns, 'putBack', 'playHere'] };
    return { about: hasChosen(state) ? 'tile' : 'table', commands: [...turns, 'fitBoard'] };
  },

  pictureOf: ({ laid }) => ({ tiles: laid, legend: [] }),
  pages: (record, _, date) => [<PatternPage key="board" pattern={record} date={dateWords(date)} />],
};
