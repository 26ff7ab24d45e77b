import type { general as english } from '../en/general';
import type { Translated } from '../translation';

/** What is said everywhere: the program, colours, players, keys and buttons. */
export const general = {
  app: {
    name: 'Tantrix',
    tagline: 'Bau die längste Linie oder Schleife in deiner Farbe.',
    untitled: 'Unbenannt',
    independent: 'Inoffizielle App. Tantrix ist eine Marke ihres Inhabers.',
  },
  colour: { red: 'Rot', yellow: 'Gelb', blue: 'Blau', green: 'Grün' },
  /** The name of the colour: sentences say “in Rot” or “von Rot”, so that nothing has to bend. */
  colourInText: { red: 'Rot', yellow: 'Gelb', blue: 'Blau', green: 'Grün' },
  /** Gelb and Grün begin alike: these two have two letters each. */
  colourLetter: { red: 'R', yellow: 'Ge', blue: 'B', green: 'Gr' },
  what: { game: 'Partie', puzzle: 'Rätsel', pattern: 'Muster' },
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
  reading: 'Wird geöffnet…',
  movingPicture: {
    drawing: 'Das bewegte Bild wird gezeichnet…',
    progress: 'Bewegtes Bild: {{done}} von {{of}}',
  },
  button: { ok: 'OK', cancel: 'Abbrechen', close: 'Schließen' },
} as const satisfies Translated<typeof english>;
