import { gameKind, sameRecord } from '../../src-shared/record';
import { standingsOf } from '../../src-shared/tantrix';
import type { TableKind } from '../stage/kind';
import { turnTable } from '../stage/view';
import { announcement } from './announce';
import { GameStatusEnd } from './GameStatusEnd';
import { eventsBetween } from './heard';
import { askForHint, hasHint, letHintGo, mayAskForHint, playHint } from './hint';
import { endReplay, mayRedo, mayUndo, redo, shownTable, undo } from './history';
import { mayPutBack, playHeld, putBack, turnHeld } from './moves';
import { gameOnTable } from './open-game';
import { closePanel, panelShown } from './panels';
import { pagesOfGame } from './paper/pages';
import { teamsOf } from './people';
import { GamePanel } from './GamePanel';
import { statusWords } from './status';
import { type GameTable, gameNow, gameTables, layGame } from './table';
import { TableView } from './TableView';

const always = (): boolean => true;

/** Turns the selected tile; with none selected, the whole table on the screen. */
const rotate = (sixths: number) => (): void => (gameNow().held ? turnHeld(sixths) : turnTable(sixths));

/** Games, on whatever terms they are played. */
export const gameTableKind: TableKind<GameTable> = {
  tables: gameTables,
  open(record, { file, isSaved, undone }) {
    if (!gameKind.is(record)) return;
    const open = gameOnTable({ record, undone, file });
    layGame({ ...open, saved: isSaved ? open.record : undefined });
  },

  View: TableView,
  hasNotices: true,
  Beside: GamePanel,
  StatusEnd: GameStatusEnd,

  documentOf: ({ open }) => open,
  withFile: (state, saved, file) =>
    state.open && gameKind.is(saved) ? { ...state, open: { ...state.open, saved, file } } : state,
  subjectOf: (record) => gameKind.is(record) && record.game.deal,
  isEdited({ open }) {
    // Only what the journal keeps can be lost: nobody misses what is kept nowhere, and what others keep is kept by itself.
    if (open?.session.terms.persistence !== 'journal') return false;
    const { record, saved, session } = open;
    return saved ? !sameRecord(record, saved) : session.isWorthKeeping || session.undone.length > 0;
  },
  recordNow: (state) => recordIn(state),
  recordShown: (state) => recordIn(shownTable(state)),
  toJournal: ({ open }) => {
    if (!open) throw new RangeError('no game is open');
    return { record: open.session.withUndone, undone: open.session.undone.length };
  },

  what: 'game',
  countOf: (record) => (gameKind.is(record) ? record.game.placements.length : 0),
  titleOf: ({ open }, t) => open?.guide?.titleIn(t) ?? t('app.untitled'),
  suggestedName: (record) => (gameKind.is(record) ? record.players.map(({ name }) => name).join(' - ') : ''),
  status: statusWords,
  news: (after, before, t) => before && announcement(before, after, t),
  heard: (after, before) =>
    after.open === before?.open && after.replay === before?.replay
      ? []
      : eventsBetween(before && shownTable(before).open, shownTable(after).open),

  acts: {
    undo: { isEnabled: mayUndo, run: undo },
    redo: { isEnabled: mayRedo, run: redo },
    playHere: { isEnabled: ({ held }) => held !== undefined, run: playHeld },
    putBack: { isEnabled: mayPutBack, run: putBack },
    rotateClockwise: { isEnabled: always, run: rotate(1) },
    rotateAnticlockwise: { isEnabled: always, run: rotate(-1) },
    hint: { isEnabled: mayAskForHint, run: askForHint },
    playHint: { isEnabled: hasHint, run: playHint },
  },
  waysOut: [
    { isIn: ({ replay }) => replay !== undefined, leave: endReplay },
    { isIn: mayPutBack, leave: putBack },
    { isIn: ({ hint }) => hint !== undefined, leave: letHintGo },
    { isIn: (table) => panelShown(table) !== undefined, leave: closePanel },
  ],
  menuAt: ({ held }) =>
    held
      ? { about: 'tile', commands: ['rotateClockwise', 'rotateAnticlockwise', 'playHere', 'putBack'] }
      : { about: 'table', commands: ['rotateClockwise', 'rotateAnticlockwise', 'fitBoard'] },

  /** Partners stand together in the legend. */
  pictureOf(record) {
    if (!gameKind.is(record)) return { tiles: [], legend: [] };
    const standings = standingsOf(record.game);
    const legend = teamsOf(record).map(({ colour, name, seat }) => ({
      colour,
      name,
      score: standings[seat]?.score ?? 0,
    }));
    return { tiles: record.game.placements, legend };
  },
  pages: (record, setup, date) => (gameKind.is(record) ? pagesOfGame(record, setup, date) : []),
};

function recordIn({ open }: GameTable) {
  if (!open) throw new RangeError('no game is open');
  return open.record;
}
