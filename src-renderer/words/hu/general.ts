import type { general as english } from '../en/general';
import type { Translated } from '../translation';

/** What is said everywhere: the program, colours, players, keys and buttons. */
export const general = {
  app: {
    name: 'Tantrix',
    tagline: 'Építse a leghosszabb vonalat vagy hurkot a saját színéből.',
    untitled: 'Névtelen',
    independent: 'Nem hivatalos alkalmazás. A Tantrix a tulajdonosának védjegye.',
  },
  colour: { red: 'Piros', yellow: 'Sárga', blue: 'Kék', green: 'Zöld' },
  /** A colour inside a sentence or a list. */
  colourInText: { red: 'piros', yellow: 'sárga', blue: 'kék', green: 'zöld' },
  colourLetter: { red: 'P', yellow: 'S', blue: 'K', green: 'Z' },
  what: { game: 'játszma', puzzle: 'feladvány', pattern: 'minta' },
  player: '{{name}} ({{colour}})',
  clipboard: 'A vágólapon lévő szöveg',
  file: 'A fájl',
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
  reading: 'Megnyitás…',
  movingPicture: {
    drawing: 'Mozgókép rajzolása…',
    progress: 'Mozgókép: {{done}} / {{of}}',
  },
  button: { ok: 'OK', cancel: 'Mégse', close: 'Bezárás' },
} as const satisfies Translated<typeof english>;
