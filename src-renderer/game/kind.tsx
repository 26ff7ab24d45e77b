import { canBeWritten, type RecordedGame } from '../../src-shared/record';
import { isTentative } from '../../src-shared/sessions/game';
import { rewind, standingsOf } from '../../src-shared/tantrix';
import { always } from '../stage/commands';
import type { TableKind } from '../stage/kind';
import { turnTable } from '../stage/tables';
import { announcement } from './announce';
import { firstAnswer } from './extensions';
import { forgetAsked } from './first';
import { GameStatusEnd } from './GameStatusEnd';
import { eventsBetween } from './heard';
import { askForHint, hasHint, letHintGo, mayAskForHint, playHint } from './hint';
import { endReplay, mayRedo, mayUndo, redo, shownTable, undo } from './history';
import { mayPutBack, playHeld, putBack, takesHeld, turnHeld } from './moves';
import { gameKey, gameOnTable } from './open-game';
import { closePanel, isResultShown, panelShown, toggleResult } from './panels';
import { pagesOfGame } from './paper/pages';
import { teamsOf } from './people';
import { pictureHeadline } from './result-words';
import { GamePanel } from './GamePanel';
import { refusalWords, statusWords } from './status';
import { type GameTable, gameNow, gameTables, layGame } from './table';
import { TableView } from './TableView';

/** Turns the selected tile; with none selected, the whole table on the screen. */
const rotate = (sixths: number) => (): void => (gameNow().held ? turnHeld(sixths) : turnTable(sixths));

const wayOutOfExtension = () => firstAnswer((extension) => extension.wayOut?.());

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
  subjectOf: ({ game }) => gameKey(game),
  recordShown(state) {
    const { open } = shownTable(state);
    if (!open) throw new RangeError('no game is open');
    return open.record;
  },

  what: 'game',
  countOf: ({ game }) => game.placements.length,
  titleOf: ({ open }, t) => open?.guide?.titleIn(t) ?? open?.online?.name ?? t('app.untitled'),
  isWhole: canBeWritten,
  suggestedName: ({ players }) => players.map(({ name }) => name).join(' - '),
  status: (table, t) => table.open?.guide?.statusIn(t) ?? statusWords(table, t),
  // How to play the tile that is on trial matters more, and the answer to what was asked of the space.
  tellsPointed: ({ held, asked }) => !isTentative(held) && !asked,
  refusalWords,
  news: (after, before, t) => before && announcement(before, after, t),
  heard: (after, before) =>
    after.open === before?.open && after.replay === before?.replay
      ? []
      : eventsBetween(before && shownTable(before).open, shownTable(after).open),

  acts: {
    undo: { isEnabled: mayUndo, run: undo },
    redo: { isEnabled: mayRedo, run: redo },
    playHere: { isEnabled: ({ held }) => held !== undefined, isFaint: (table) => !takesHeld(table), run: playHeld },
    putBack: { isEnabled: mayPutBack, run: putBack },
    rotateClockwise: { isEnabled: always, run: rotate(1) },
    rotateAnticlockwise: { isEnabled: always, run: rotate(-1) },
    hint: { isEnabled: mayAskForHint, run: askForHint },
    playHint: { isEnabled: hasHint, run: playHint },
  },
  waysOut: [
    { isIn: ({ replay }) => replay !== undefined, leave: endReplay },
    { isIn: mayPutBack, leave: putBack },
    { isIn: ({ asked }) => asked !== undefined, leave: forgetAsked },
    { isIn: ({ hint }) => hint !== undefined, leave: letHintGo },
    { isIn: () => wayOutOfExtension() !== undefined, leave: () => wayOutOfExtension()?.() },
    { isIn: (table) => panelShown(table) !== undefined, leave: closePanel },
    { isIn: isResultShown, leave: toggleResult },
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
  replayOf(record) {
    const { game } = record;
    const moves = game.placements.length;
    // The last is the record itself: a game that was stopped is over.
    return { moves, at: (move) => (move === moves ? record : { ...record, game: rewind(game, move) }) };
  },
  headlineOf: pictureHeadline,
  pages: pagesOfGame,
};
