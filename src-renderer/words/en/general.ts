/** What is said everywhere: the program, colours, players, keys and buttons. */
export const general = {
  app: {
    name: 'Tantrix',
    tagline: 'Build the longest line or loop in your colour.',
    untitled: 'Untitled',
    independent: 'Unofficial app. Tantrix is a trademark of its owner.',
  },
  colour: { red: 'Red', yellow: 'Yellow', blue: 'Blue', green: 'Green' },
  /** A colour inside a sentence or a list. */
  colourInText: { red: 'red', yellow: 'yellow', blue: 'blue', green: 'green' },
  colourLetter: { red: 'R', yellow: 'Y', blue: 'B', green: 'G' },
  what: { game: 'game', puzzle: 'puzzle', pattern: 'pattern' },
  player: '{{name}} ({{colour}})',
  clipboard: 'The text on the clipboard',
  file: 'The file',
  keys: {
    $mod: 'Ctrl',
    Shift: 'Shift',
    Alt: 'Alt',
    Enter: 'Enter',
    Escape: 'Esc',
    PageUp: 'PgUp',
    PageDown: 'PgDn',
    ArrowLeft: '←',
    ArrowRight: '→',
    Backspace: 'Backspace',
    Delete: 'Del',
  },
  /** Parts of one statement in a row, and statements in a row. */
  row: { parts: '{{before}}, {{after}}', statements: '{{before}}; {{after}}' },
  /** What was opened or imported takes a while. */
  reading: 'Still opening…',
  movingPicture: {
    drawing: 'Drawing the moving picture…',
    progress: 'Drawing the moving picture: {{done}} of {{of}}',
  },
  button: { ok: 'OK', cancel: 'Cancel', close: 'Close' },
} as const;
