import type { RecordedGame } from '../../src-shared/record';
import { standingsOf } from '../../src-shared/tantrix';
import { always } from '../stage/commands';
import type { TableKind } from '../stage/kind';
import { turnTable } from '../stage/tables';
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

/** Turns the selected tile; with none selected, the whole table on the screen. */
const rotate = (sixths: number) => (): void => (gameNow().held ? turnHeld(sixths) : turnTable(sixths));

/** Games, on whatever terms they are played. */
export const gameTableKind: TableKind<GameTable, RecordedGame> = {
  tables: gameTables,
  open(record, { file, isSaved, undone }) {
    const open = gameOnTable({ record, undone, file });
    layGame({ ...open, saved: isSaved ? open.record : undefined });
  },

  View: TableView,
  hasNotices: true,
  Beside: GamePanel,
  StatusEnd: GameStatusEnd,

  documentOf: ({ open }) => open,
  withFile: (state, saved, file) => (state.open ? { ...state, open: { ...state.open, saved, file } } : state),
  subjectOf: ({ game }) => game.deal,
  recordShown(state) {
    const { open } = shownTable(state);
    if (!open) throw new RangeError('no game is open');
    return open.record;
  },

  what: 'game',
  countOf: ({ game }) => game.placements.length,
  titleOf: ({ open }, t) => open?.guide?.titleIn(t) ?? t('app.untitled'),
  suggestedName: ({ players }) => players.map(({ name }) => name).join(' - '),
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
    const standings = standingsOf(record.game);
    const legend = teamsOf(record).map(({ colour, name, seat }) => ({
      colour,
      name,
      score: standings[seat]?.score ?? 0,
    }));
    return { tiles: record.game.placements, legend };
  },
  pages: pagesOfGame,
};
