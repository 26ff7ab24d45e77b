import type { general as english } from '../en/general';
import type { Translated } from '../translation';

/** What is said everywhere: the program, colours, players, keys and buttons. */
export const general = {
  app: {
    name: 'Tantrix',
    tagline: 'Lange Linien, große Schleifen, sechsundfünfzig Steine.',
    untitled: 'Unbenannt',
    independent: 'Tantrix ist eine Marke ihres Inhabers; dieses Programm ist davon unabhängig.',
  },
  colour: { red: 'Rot', yellow: 'Gelb', blue: 'Blau', green: 'Grün' },
  /** The name of the colour: sentences say “in Rot” or “von Rot”, so that nothing has to bend. */
  colourInText: { red: 'Rot', yellow: 'Gelb', blue: 'Blau', green: 'Grün' },
  /** Gelb and Grün begin alike: these two have their vowels. */
  colourLetter: { red: 'R', yellow: 'E', blue: 'B', green: 'Ü' },
  what: { game: 'Partie', puzzle: 'Rätsel' },
  player: '{{name}} ({{colour}})',
  clipboard: 'Der Text in der Zwischenablage',
  file: 'Die Datei',
  keys: {
    $mod: 'Strg',
    Shift: 'Umschalt',
    Alt: 'Alt',
    Enter: 'Eingabe',
    Escape: 'Esc',
    PageUp: 'Bild↑',
    PageDown: 'Bild↓',
    ArrowLeft: '←',
    ArrowRight: '→',
    Backspace: 'Rücktaste',
    Delete: 'Entf',
  },
  row: { parts: '{{before}}, {{after}}', statements: '{{before}}; {{after}}' },
  reading: 'Wird noch gelesen…',
  button: { ok: 'OK', cancel: 'Abbrechen', close: 'Schließen' },
} as const satisfies Translated<typeof english>;
