import type { Rows } from './row';

/** How a game is played with mouse and keys, and what the index of the document leads to. */
export const PLAYING = {
  'index.topics': {
    kind: 'window',
    what: 'The index leads to strategy, playing on the computer, and the menus',
    lines: '1–22',
  },
  'index.sites': { kind: 'window', what: 'The index leads to pages on the internet', lines: '23–28' },
  'start.kind': { kind: 'gesture', what: 'File New chooses the kind of game or puzzle', lines: '977, 1175–1182' },
  'select.click': { kind: 'gesture', what: 'Select a tile by a click', lines: '1183–1185' },
  'select.own': { kind: 'gesture', what: 'Only one’s own tiles, one at a time', lines: '1185' },
  'select.shown': { kind: 'gesture', what: 'The selected tile has another colour', lines: '1185' },
  'select.tab': { kind: 'gesture', what: 'Select a tile by the Tab key', lines: '1185–1186' },
  'move.drag': { kind: 'gesture', what: 'Move a tile by dragging', lines: '1187–1189' },
  'move.arrows': { kind: 'gesture', what: 'Move a tile by the arrow keys', lines: '1189' },
  'move.small-steps': { kind: 'gesture', what: 'Move it by very small distances with Shift', lines: '1189' },
  'move.click': { kind: 'gesture', what: 'Move it by a click on a playable space', lines: '1189–1190' },
  'rotate.tools': { kind: 'gesture', what: 'Rotate by the toolbar', lines: '1191–1193' },
  'rotate.edit-menu': { kind: 'gesture', what: 'Rotate by the Edit menu', lines: '1193' },
  'rotate.tile-menu': { kind: 'gesture', what: 'Rotate by the menu of the right button', lines: '1193' },
  'rotate.keys': { kind: 'gesture', what: 'Rotate by Page Up and Page Down', lines: '1193' },
  'rotate.halves': { kind: 'gesture', what: 'Rotate by a click on the right or left side', lines: '1193–1194' },
  'play.double-click': { kind: 'gesture', what: 'Play by a double-click', lines: '1195–1197' },
  'play.tile-menu': {
    kind: 'gesture',
    what: 'Play Here in the menu of the right button',
    lines: '1197',
    command: 'playHere',
  },
  'play.enter': { kind: 'gesture', what: 'Play by the Enter key', lines: '1197' },
  'play.turns-to-fit': { kind: 'gesture', what: 'A tile played turns itself to fit', lines: '1197–1198' },
  'undo.menu': { kind: 'gesture', what: 'Take the last move back by the Edit menu', lines: '1199–1202' },
  'replay.button': { kind: 'gesture', what: 'Replay shows one move at a time, by a button', lines: '1203–1206' },
  'puzzle.arrange': { kind: 'gesture', what: 'Move and rotate all tiles of a puzzle', lines: '1207–1209' },
  'puzzle.play': {
    kind: 'gesture',
    what: 'Play the tile over the one playable space in the middle, then those that touch',
    lines: '1209',
  },
  'puzzle.checked': {
    kind: 'gesture',
    what: 'The computer checks the puzzle when all its tiles are played',
    lines: '1209–1210',
  },
} as const satisfies Rows;
