import type { Rows } from './row';

/** The keys, and the buttons of the toolbar in their order. */
export const KEYS_AND_TOOLS = {
  'key.new': { kind: 'key', what: 'Ctrl+N', lines: '981–982, 984–985', command: 'newGame' },
  'key.open': { kind: 'key', what: 'Ctrl+O', lines: '996–997, 1002–1003', command: 'open' },
  'key.save': { kind: 'key', what: 'Ctrl+S', lines: '1012–1013, 1015–1016', command: 'save' },
  'key.print': { kind: 'key', what: 'Ctrl+P', lines: '1039–1040, 1043–1044', command: 'print' },
  'key.undo': { kind: 'key', what: 'Ctrl+Z', lines: '301–302, 305', command: 'undo' },
  'key.undo.alt': { kind: 'key', what: 'Alt+Backspace', lines: '306–307', command: 'undo' },
  'key.copy': { kind: 'key', what: 'Ctrl+C', lines: '314–315, 317–318', command: 'copy' },
  'key.paste': { kind: 'key', what: 'Ctrl+V', lines: '324–325, 327–328', command: 'paste' },
  'key.exit': { kind: 'key', what: 'Alt+F4', lines: '1031–1034', command: 'exit' },
  'key.toolbar': { kind: 'gesture', what: 'Alt, V, T shows or hides the toolbar', lines: '72–73' },
  'toolbar.place': { kind: 'window', what: 'The toolbar lies below the menu bar, across the window', lines: '66–71' },
  'tool.new': { kind: 'tool', what: 'New', lines: '74–81, 983', command: 'newGame' },
  'tool.open': { kind: 'tool', what: 'Open', lines: '82–85, 998–1001', command: 'open' },
  'tool.save': { kind: 'tool', what: 'Save', lines: '86–89, 1014', command: 'save' },
  'tool.print': { kind: 'tool', what: 'Print', lines: '90–93, 1041–1042', command: 'print' },
  'tool.copy': { kind: 'tool', what: 'Copy', lines: '94–97, 316', command: 'copy' },
  'tool.paste': {
    kind: 'tool',
    what: 'Paste',
    lines: '326',
    command: 'paste',
    without: 'The picture of a button is lost here, and the list of the toolbar has none for it.',
  },
  'tool.undo': { kind: 'tool', what: 'Undo', lines: '98–101, 303–304', command: 'undo' },
  'tool.replay': { kind: 'tool', what: 'Replay', lines: '102–105', command: 'replay' },
  'tool.rotate-anticlockwise': {
    kind: 'tool',
    what: 'Rotate anti-clockwise',
    lines: '106–109',
    command: 'rotateAnticlockwise',
  },
  'tool.rotate-clockwise': { kind: 'tool', what: 'Rotate clockwise', lines: '110–113', command: 'rotateClockwise' },
  'tool.help': { kind: 'tool', what: 'Help topics', lines: '114–117', command: 'helpTopics' },
  'tool.whats-this': { kind: 'tool', what: 'Context sensitive help', lines: '118–119', command: 'whatsThis' },
} as const satisfies Rows;
