import { actOf, wayOutOf } from '../stage/acts';
import { kindOf } from '../stage/known-kinds';
import { fitBoard, ZOOM_STEP, zoomBoard } from '../stage/board-view';
import { always, type Commands, hasTable } from '../stage/commands';
import { isFullScreen, toggleFullScreen } from '../stage/full-screen';
import { shownNow } from '../stage/tables';
import { proposeStart } from './new-game';

/** What brings something to the table, what can be done there, of every kind, and how it is seen. */
export const TABLE_COMMANDS = {
  newGame: { menu: ['file', 1, 1], keys: ['$mod+n'], isEnabled: always, run: proposeStart },
  undo: { menu: ['edit', 1, 1], keys: ['$mod+z', 'Alt+Backspace'], ...actOf('undo') },
  redo: { menu: ['edit', 1, 2], keys: ['$mod+y', '$mod+Shift+z'], ...actOf('redo') },
  playHere: { menu: ['edit', 3, 2], keys: ['Enter'], ...actOf('playHere') },
  putBack: { menu: ['edit', 3, 3], keys: ['Delete'], ...actOf('putBack') },
  rotateClockwise: { menu: ['edit', 3, 4], keys: ['PageDown'], ...actOf('rotateClockwise') },
  rotateAnticlockwise: { menu: ['edit', 3, 5], keys: ['PageUp'], ...actOf('rotateAnticlockwise') },
  hint: { menu: ['edit', 4, 1], keys: ['F2'], ...actOf('hint') },
  playHint: {
    menu: ['edit', 4, 2],
    keys: ['$mod+Enter'],
    ...actOf('playHint'),
    isShown: (table) => table !== undefined && (kindOf(table).acts.playHint?.isEnabled(table.state) ?? false),
  },
  /** What Esc does: the way out of whatever is under way. */
  cancel: {
    keys: ['Escape'],
    isEnabled: (table) => wayOutOf(table) !== undefined,
    run: () => wayOutOf(shownNow())?.(),
  },
  zoomIn: { menu: ['view', 3, 1], keys: ['+', 'Shift++', '='], isEnabled: hasTable, run: () => zoomBoard(ZOOM_STEP) },
  zoomOut: { menu: ['view', 3, 2], keys: ['-'], isEnabled: hasTable, run: () => zoomBoard(1 / ZOOM_STEP) },
  fitBoard: { menu: ['view', 3, 3], keys: ['0'], isEnabled: hasTable, run: fitBoard },
  fullScreen: { menu: ['view', 3, 4], keys: ['F11'], isEnabled: always, isOn: isFullScreen, run: toggleFullScreen },
} as const satisfies Commands;
